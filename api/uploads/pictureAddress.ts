const address = /^\/uploads\/([\w-]{22})\.webp$/;

/** Where an uploaded picture is found. */
export const addressOf = (name: string) => `/uploads/${name}.webp`;

/** The name of the upload that an address leads to; undefined for pictures from elsewhere. */
export const uploadNameOf = (image: string): string | undefined => address.exec(image)?.[1];

/** The address of the same picture in the size of a card; pictures from elsewhere come in one size. */
export const smallOf = (image: string | null): string | null =>
  image?.startsWith('/') ? image.replace(/\.webp$/, '.small.webp') : image;
