import "react";

declare module "react" {
  /** Numbers of the content that the stylesheets draw: `style={{ "--start": 9 }}`. */
  interface CSSProperties {
    [property: `--${string}`]: number | undefined;
  }
}
