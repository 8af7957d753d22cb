import type { Feature } from '../core/feature.ts';

declare module '../core/names.ts' {
  interface Kinds {
    question: true;
  }
}

/** Questions and answers know events and registrations by their uuids only: those call them, and say who may see what. */
export const questions: Feature = {
  name: 'questions',
  // fragments for the calls of others
  rest: {
    routes: [],
    examples: { label: 'Which size of T-shirt?', help: 'They run small.', values: 'M', options: 'M' },
  },
  shared: { Question: 'id kind label help isRequired options' },
};
