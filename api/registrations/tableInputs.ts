import { registerEnumType } from 'type-graphql';

/** In which order all registrations of an event are listed. */
export enum RegistrationSort {
  WHEN = 'WHEN',
  NAME = 'NAME',
  COLLEGE = 'COLLEGE',
  STATE = 'STATE',
}

registerEnumType(RegistrationSort, {
  name: 'RegistrationSort',
  description: 'In which order all registrations of an event are listed.',
  valuesConfig: {
    WHEN: { description: 'By when the seat was taken, or the place in line, or asked for.' },
    NAME: { description: 'By name, whatever its case and accents.' },
    COLLEGE: { description: 'By college, whatever its case and accents.' },
    STATE: { description: 'Who has a seat, then who waits in the order of the line, then who asks.' },
  },
});
