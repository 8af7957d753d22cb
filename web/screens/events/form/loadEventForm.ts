import eventCreateScreen from '../../../__generated__/EventCreateScreenQuery$parameters.ts';
import eventEditScreen from '../../../__generated__/EventEditScreenQuery$parameters.ts';
import { preload } from '../../../core/route.ts';
import { preloadEvent } from '../../../ui/preloadEvent.ts';

export const loadEventCreate = () => preload(eventCreateScreen, {});

export const loadEventEdit = preloadEvent(eventEditScreen);
