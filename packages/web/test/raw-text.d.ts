/** A file as it is written, which the test runner reads. */
declare module '*?raw' {
  const text: string;
  export default text;
}
