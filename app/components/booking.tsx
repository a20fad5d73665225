import "./booking.css";

type Props = {
  text: string;
  address: string;
  player?: string | undefined;
  note?: string | undefined;
};

/** A link to a calendar. With a player, player.client.ts opens it in the link's place. */
export const Booking = ({ text, address, player, note }: Props) => (
  <figure className="booking">
    <a
      className="button outline"
      href={address}
      data-player={player}
      target={player && "_blank"}
      rel="noreferrer"
    >
      {text}
    </a>
    {note !== undefined && <figcaption className="caption">{note}</figcaption>}
  </figure>
);
