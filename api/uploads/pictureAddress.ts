const address = /^\/uploads\/([\w-]{22})\.webp$/;

/** The URL path of an uploaded picture. */
export const addressOf = (name: string) => `/uploads/${name}.webp`;

/** The upload name in a URL path; undefined for external pictures. */
export const uploadNameOf = (image: string): string | undefined => address.exec(image)?.[1];

/** The same picture for browsers with AVIF. Not every picture has this file. */
export const avifOf = (webp: string): string => webp.replace(/webp$/, 'avif');

/** The media type of a picture file. */
export const typeOf = (file: string): string => `image/${file.slice(file.lastIndexOf('.') + 1)}`;

/** The card size of a picture; external pictures have only one size. */
export const smallOf = (image: string | null): string | null =>
  image?.startsWith('/') ? image.replace(/\.webp$/, '.small.webp') : image;
