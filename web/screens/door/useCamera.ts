import { useEffect, useRef, useState, type RefObject } from 'react';
import { loadDecoder } from './decoder.ts';
import { debounceScans } from './debounceScans.ts';

/** The pause between two decoded frames, in ms. */
const interval = 120;

export interface Camera {
  /** The element that shows the picture. */
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly cameras: readonly MediaDeviceInfo[];
  /** The id of the running camera; undefined until it runs. */
  readonly chosen: string | undefined;
  readonly choose: (deviceId: string) => void;
  /** Undefined if the camera has no torch. */
  readonly torch: boolean | undefined;
  readonly switchTorch: () => void;
  /** Why there is no picture. */
  readonly problem: 'BLOCKED' | 'NONE' | undefined;
}

/** Shows a camera's picture and reports the codes in it. Without `onText`, it looks for none. */
export function useCamera(onText: ((text: string) => void) | undefined): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [requestedId, setRequestedId] = useState<string>();
  const [track, setTrack] = useState<MediaStreamTrack>();
  const [cameras, setCameras] = useState<readonly MediaDeviceInfo[]>([]);
  const [torch, setTorch] = useState<boolean>();
  const [problem, setProblem] = useState<Camera['problem']>();
  const onTextRef = useRef(onText);
  useEffect(() => {
    onTextRef.current = onText;
  });

  useEffect(() => {
    let stopped = false;
    let stream: MediaStream | undefined;
    const isNew = debounceScans();
    async function begin() {
      const element = video.current!;
      const facing = requestedId ? { deviceId: { exact: requestedId } } : { facingMode: 'environment' };
      stream = await navigator.mediaDevices.getUserMedia({ video: { ...facing, width: { ideal: 1280 } } });
      if (stopped) return end();
      const [now] = stream.getVideoTracks();
      element.srcObject = stream;
      await element.play();
      setProblem(undefined);
      setTrack(now);
      // Firefox does not report the capabilities of a camera
      const capabilities = now?.getCapabilities?.();
      setTorch(capabilities && 'torch' in capabilities ? false : undefined);
      const devices = await navigator.mediaDevices.enumerateDevices();
      setCameras(devices.filter(({ kind }) => kind === 'videoinput'));
      const decode = await loadDecoder();
      while (!stopped) {
        const text = onTextRef.current && (await decode(element).catch(() => undefined));
        if (isNew(text, Date.now()) && text && !stopped) onTextRef.current?.(text);
        await new Promise((resolve) => setTimeout(resolve, interval));
      }
    }
    const end = () => stream?.getTracks().forEach((each) => each.stop());
    begin().catch((error: unknown) => {
      const isBlocked = error instanceof DOMException && error.name === 'NotAllowedError';
      if (!stopped) setProblem(isBlocked ? 'BLOCKED' : 'NONE');
    });
    return () => {
      stopped = true;
      end();
    };
  }, [requestedId]);

  async function setLight(next: boolean) {
    await track?.applyConstraints({ advanced: [{ torch: next } as MediaTrackConstraintSet] });
    setTorch(next);
  }

  return {
    video,
    cameras,
    chosen: track?.getSettings().deviceId,
    choose: setRequestedId,
    torch,
    switchTorch: () => void setLight(!torch),
    problem,
  };
}
