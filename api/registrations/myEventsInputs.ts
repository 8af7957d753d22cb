import { ArgsType, Field, Int, registerEnumType } from 'type-graphql';
import { afterText } from '../core/connection.ts';

/** What the viewer has to do with events. An event is in one part at most, but for those whose creator had a seat at them. */
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
  description: 'What the viewer has to do with events.',
  valuesConfig: {
    COMING: { description: 'They have a seat, and it is not over; the next one first.' },
    IN_LINE: { description: 'They wait for a seat at an event that has not begun; the next one first.' },
    ASKED: { description: 'They have asked for a seat at an event that has not begun; the next one first.' },
    PAST: { description: 'They had a seat, and it is over; the latest first.' },
    RUNNING: {
      description:
        'They have created it: those that are not over, the next one first; then those that are, the latest first.',
    },
    HELPING: { description: 'They help there, as RUNNING.' },
  },
});

@ArgsType()
export class MyEventsArgs {
  @Field(() => MyEventsPart, { defaultValue: MyEventsPart.COMING, description: 'Which of them.' })
  part!: MyEventsPart;

  @Field(() => Int, { defaultValue: 20, description: 'How many to a page, 1 to 100.' })
  first!: number;

  @Field(() => String, { nullable: true, description: afterText })
  after?: string | null;
}
