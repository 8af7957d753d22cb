declare module 'relay-compiler' {
  /** The path of the platform's binary. */
  const binary: string;
  export default binary;
}
