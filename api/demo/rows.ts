import type { GivenAnswer } from '../questions/validate.ts';
import type { PlannedEvent } from './programme.ts';
import type { DemoQuestion } from './questions.ts';

export interface DemoEvent
  extends
    Required<Pick<PlannedEvent, 'translations'>>,
    Pick<PlannedEvent, 'key' | 'title' | 'description' | 'location' | 'tags' | 'capacity'>,
    Partial<NonNullable<PlannedEvent['comingIn']>> {
  date: Date;
  endsAt: Date | null;
  needsApproval: boolean;
  questions: readonly DemoQuestion[];
  image: string | null;
  organizerEmail: string;
  createdAt: Date;
}

export interface DemoRegistration {
  eventKey: string;
  userEmail: string;
  /** As typed into the registration form. */
  name: string;
  email: string;
  phone: string | null;
  specialRequirements: string | null;
  createdAt: Date;
}

export interface DemoSeat extends DemoRegistration {
  /** Answers to the event's questions, by question id. */
  answers: GivenAnswer[];
}
