import doorScreen from '../../__generated__/DoorScreenQuery$parameters.ts';
import { preloadEvent } from '../../ui/preloadEvent.ts';

export const loadDoor = preloadEvent(doorScreen);
