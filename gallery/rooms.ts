import type { Room } from "./room";

/**
 * Every room by the name of its file. In main.tsx Vite would load the rooms' styles
 * before root.css, which declares the order of the layers.
 */
export const rooms: ReadonlyMap<string, Room> = new Map(
  Object.entries(
    import.meta.glob<Room>("./rooms/*.tsx", { eager: true, import: "room" }),
  ).map(([file, room]) => [file.replaceAll(/^.*\/|\.tsx$/g, ""), room]),
);
