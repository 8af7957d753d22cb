import { ArgsType, Field, Int, registerEnumType } from 'type-graphql';
import { afterText } from '../../core/pages/connection.ts';

/** An event is in one part at most, unless its creator or a helper also has a seat. */
export enum MyEventsPart {
  COMING = 'coming',
  IN_LINE = 'in_line',
  ASKED = 'asked',
  PAST = 'past',
  RUNNING = 'running',
  HELPING = 'helping',
}

registerEnumType(MyEventsPart, {
  name: 'MyEventsPart',
  description: 'How the viewer takes part in events.',
  valuesConfig: {
    COMING: { description: 'They have a seat, and the event is not over; the next one first.' },
    IN_LINE: { description: 'They are on the waitlist, and the event has not begun; the next one first.' },
    ASKED: { description: 'They have requested a seat, and the event has not begun; the next one first.' },
    PAST: { description: 'They had a seat, and the event is over; the latest first.' },
    RUNNING: {
      description:
        'They created the event: first events that are not over, the next one first; then past events, the latest first.',
    },
    HELPING: { description: 'They are staff of the event; ordered as RUNNING.' },
  },
});

@ArgsType()
export class MyEventsArgs {
  @Field(() => MyEventsPart, { defaultValue: MyEventsPart.COMING, description: 'The part to list.' })
  part!: MyEventsPart;

  @Field(() => Int, { defaultValue: 20, description: 'How many to a page, 1 to 100.' })
  first!: number;

  @Field(() => String, { nullable: true, description: afterText })
  after?: string | null;
}
