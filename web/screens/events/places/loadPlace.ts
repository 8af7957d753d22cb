import eventPlaceScreen from '../../../__generated__/EventPlaceScreenQuery$parameters.ts';
import posterScreen from '../../../__generated__/PosterScreenQuery$parameters.ts';
import { preloadEvent } from '../../../ui/preloadEvent.ts';

export const loadPlace = preloadEvent(eventPlaceScreen);
export const loadPoster = preloadEvent(posterScreen);
