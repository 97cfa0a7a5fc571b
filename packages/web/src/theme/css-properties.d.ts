import 'react';

declare module 'react' {
  /** Custom properties are handed to style sheets by `style`. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
