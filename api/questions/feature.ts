import type { Feature } from '../core/feature.ts';

declare module '../core/names.ts' {
  interface Kinds {
    question: true;
  }
}

/** Knows events and registrations by their UUIDs only. Their features call this one and check access. */
export const questions: Feature = {
  name: 'questions',
  // fragments for the operations of other features
  rest: {
    routes: [],
    examples: { label: 'Which size of T-shirt?', help: 'They run small.', values: 'M', options: 'M' },
  },
  shared: { Question: 'id kind label help isRequired options' },
};
