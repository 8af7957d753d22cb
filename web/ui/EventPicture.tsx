import { useMemo, useState } from 'react';
import { randomNumbers, eventArt } from './eventArt.ts';
import { artHeight, artWidth, drawings } from './eventArtMotifs.tsx';
import type { LanguageTag } from '../core/i18n.tsx';
import css from './EventPicture.module.css';

export type PictureLook = {
  loading?: 'lazy' | 'eager';
  /** The description of the image. Empty if it counts as decoration, as on cards. */
  alt?: string;
  /** The language of `alt`. */
  lang?: LanguageTag;
};

type EventPictureProps = PictureLook & {
  image: string | null;
  /** Usually the event's id: the same seed generates the same picture. */
  seed: string;
  tags: readonly string[];
  /** Reports whether the image could be loaded; used by the form's preview. */
  onResult?: (shown: boolean) => void;
};

/** The event's image over a generated picture, which stays if there is no image or it fails to load. Fills its parent. */
export function EventPicture({ image, seed, tags, loading = 'lazy', alt = '', lang, onResult }: EventPictureProps) {
  const [result, setResult] = useState<{ image: string; shown: boolean }>();
  const state = result?.image === image ? (result?.shown ? 'shown' : 'broken') : 'waiting';
  const finish = (shown: boolean) => {
    if (!image) return;
    setResult({ image, shown });
    onResult?.(shown);
  };

  return (
    <span className={css.picture}>
      {state !== 'shown' && <Drawing seed={seed} tags={tags} />}
      {image && state !== 'broken' && (
        <img
          className={css.image}
          data-shown={state === 'shown' || undefined}
          src={image}
          alt={alt}
          lang={lang}
          loading={loading}
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={() => finish(true)}
          onError={() => finish(false)}
        />
      )}
    </span>
  );
}

function Drawing({ seed, tags }: { seed: string; tags: readonly string[] }) {
  const key = tags.join('\n');
  const art = useMemo(() => eventArt(seed, key.split('\n')), [seed, key]);
  const drawing = useMemo(() => drawings[art.motif](randomNumbers(art.seed)), [art]);
  return (
    <svg
      className={css.drawing}
      data-palette={art.palette}
      viewBox={`0 0 ${artWidth} ${artHeight}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {drawing}
    </svg>
  );
}
