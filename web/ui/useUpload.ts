import { useEffect, useRef, useState } from 'react';
import type { Purpose, UploadRules } from '../../api/uploads/validate.ts';
import { errorMessage, isTransient } from '../core/errors.ts';
import { t } from '../core/i18n.tsx';
import { fileProblem, uploadPicture } from './uploadPicture.ts';

/** An upload in progress or completed. */
interface UploadState {
  name: string;
  /** An object URL of the local file, for a preview. */
  local: string;
  /** The uploaded share, from 0 to 1. */
  share: number;
  /** The address after the upload has completed. */
  address?: string;
}

interface UploadProblem {
  text: string;
  /** Set if the same file may be accepted later. */
  file?: File;
}

type UploadOptions = { purpose: Purpose; rules: UploadRules; onUploaded: (address: string) => void };

/** Uploads one picture at a time: a new upload cancels the one before. */
export function useUpload({ purpose, rules, onUploaded }: UploadOptions) {
  const [upload, setUpload] = useState<UploadState>();
  const [problem, setProblem] = useState<UploadProblem>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);
  const local = upload?.local;
  useEffect(() => (local ? () => URL.revokeObjectURL(local) : undefined), [local]);

  async function send(file: File) {
    cancel();
    const { signal } = (running.current = new AbortController());
    const invalidFile = await fileProblem(file, rules).catch(() => t('upload.failed'));
    if (signal.aborted) return;
    if (invalidFile) return setProblem({ text: invalidFile });
    setUpload({ name: file.name, local: URL.createObjectURL(file), share: 0 });
    const onProgress = (share: number) => {
      if (!signal.aborted) setUpload((now) => now && { ...now, share });
    };
    try {
      const address = await uploadPicture({ file, purpose, onProgress, signal });
      if (signal.aborted) return;
      setUpload((now) => now && { ...now, share: 1, address });
      onUploaded(address);
    } catch (error) {
      if (signal.aborted) return;
      setUpload(undefined);
      setProblem({ text: errorMessage(error, t('upload.failed')), ...(isTransient(error) && { file }) });
    }
  }

  function cancel() {
    running.current?.abort();
    setUpload(undefined);
    setProblem(undefined);
  }

  return { upload, problem, busy: upload !== undefined && upload.address === undefined, send, cancel };
}
