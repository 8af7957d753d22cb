// the package has no types
declare module 'xliff' {
  export function jsToXliff12(file: object): Promise<string>;
  export function xliff12ToJs(xml: string): Promise<unknown>;
}
