import { useEffect, useRef, useState } from 'react';
import type { Purpose, UploadRules } from '../../api/uploads/validate.ts';
import { errorMessage } from '../core/errors.ts';
import { t } from '../core/i18n.tsx';
import { fileProblem, uploadPicture } from './uploadPicture.ts';

/** A file that is on its way, or has arrived. */
interface Sent {
  name: string;
  /** The file itself, for a preview. */
  local: string;
  /** How much of it has left, from 0 to 1. */
  share: number;
  /** Its address, once it has arrived. */
  address?: string;
}

type UploadOptions = { purpose: Purpose; rules: UploadRules; onUploaded: (address: string) => void };

/** One picture at a time: a new one takes the place of the one before, which is forgotten. */
export function useUpload({ purpose, rules, onUploaded }: UploadOptions) {
  const [sent, setSent] = useState<Sent>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);
  const local = sent?.local;
  useEffect(() => (local ? () => URL.revokeObjectURL(local) : undefined), [local]);

  async function send(file: File) {
    cancel();
    const { signal } = (running.current = new AbortController());
    const found = await fileProblem(file, rules).catch(() => t('upload.failed'));
    if (signal.aborted) return;
    if (found) return setProblem(found);
    setSent({ name: file.name, local: URL.createObjectURL(file), share: 0 });
    const onProgress = (share: number) => {
      if (!signal.aborted) setSent((now) => now && { ...now, share });
    };
    try {
      const address = await uploadPicture({ file, purpose, onProgress, signal });
      if (signal.aborted) return;
      setSent((now) => now && { ...now, share: 1, address });
      onUploaded(address);
    } catch (error) {
      if (signal.aborted) return;
      setSent(undefined);
      setProblem(errorMessage(error, t('upload.failed')));
    }
  }

  function cancel() {
    running.current?.abort();
    setSent(undefined);
    setProblem(undefined);
  }

  return { sent, problem, busy: sent !== undefined && sent.address === undefined, send, cancel };
}
