import { ArrayType } from '@mikro-orm/core';

/** A list of texts. Quotes every one: left to the library, one called "null" would become NULL. */
export class TextsType extends ArrayType {
  override convertToDatabaseValue(texts: string[]): string {
    return `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
  }
}
