/** A scoring round: up to `most` points per person, `after` hours from the start of the event (negative: before). */
export interface Round {
  after: number;
  most: number;
  note: string;
  /** How many of the best teams reach this round; all if omitted. */
  teams?: number;
}

/** The reward for a final place on the board. */
export interface Prize {
  achievements: string[];
  points?: number;
  note?: string;
}

/** A wrong award that is corrected later. */
export interface AwardMistake {
  /** The round, and the team's place in it (from 0). */
  round: number;
  place: number;
  /** How many points were missing; if omitted, the award was entered twice. */
  short?: number;
  /** Hours after the round. */
  later: number;
  note: string;
}

/** How the points of an event are made up. */
export interface Contest {
  /** The key of the event. */
  event: string;
  people: number;
  /** The size of a team; people score alone if omitted. */
  team?: number;
  /** Points are multiples of this. */
  step: number;
  rounds: Round[];
  /** Prizes by final place, best first. */
  prizes: Prize[];
  /** Prizes that do not depend on the place. */
  mentions?: Prize[];
  slips?: AwardMistake[];
  /** The place of the README participant, from 0; not scored if omitted. */
  participant?: number;
  /** The place (from 0) that two teams share. */
  shared?: number;
}

const podium = (first: string, second: string, third: string): Prize[] => [
  { achievements: ['First Place'], points: 30, note: first },
  { achievements: ['Second Place'], points: 20, note: second },
  { achievements: ['Third Place'], points: 10, note: third },
];

export const contests: Contest[] = [
  {
    event: 'monsoon-hackathon',
    people: 40,
    team: 4,
    step: 1,
    participant: 2,
    rounds: [
      { after: 3, most: 15, note: 'Check-in 1: the problem in one sentence' },
      { after: 8, most: 20, note: 'Check-in 2: something that runs' },
      { after: 13, most: 20, note: 'Midnight review by the mentors' },
      { after: 18, most: 25, note: 'Check-in 3: tried out with a neighbour' },
      { after: 23.5, most: 40, note: 'Pitch to the city water board', teams: 6 },
    ],
    prizes: podium(
      'A leak alarm made of a tap washer and a microphone',
      'Tanker map: who gets water when, by text message',
      'Rooftop planner for rainwater tanks',
    ),
    mentions: [
      { achievements: ['Best Technical Implementation'], note: 'Eleven days on two AA cells' },
      { achievements: ['Best Team Player'], note: 'Soldered for three teams besides their own' },
      { achievements: ['Chai Engineer of the Night'], points: 2 },
    ],
    slips: [{ round: 1, place: 4, later: 0.4, note: 'Entered twice; the network dropped between two clicks' }],
  },
  {
    event: 'freshers-night',
    people: 24,
    team: 3,
    step: 1,
    rounds: [
      { after: 1.5, most: 20, note: 'Jury of the hostels' },
      { after: 2.5, most: 20, note: 'Applause, measured at the third row' },
    ],
    prizes: podium('A cappella in five languages', 'Shadow puppets of the deans', 'The tiffin-box drum line'),
    mentions: [{ achievements: ['Audience Choice', 'Most Creative'], points: 5, note: 'An encore was demanded' }],
  },
  {
    event: 'git-first-steps',
    people: 22,
    step: 1,
    participant: 5,
    rounds: [
      { after: 0.7, most: 5, note: 'First commit with a message that says why' },
      { after: 1.4, most: 10, note: 'Two branches, one file, no tears' },
      { after: 2.2, most: 10, note: 'Merge conflict solved' },
      { after: 3.1, most: 15, note: 'Pull request merged upstream' },
    ],
    prizes: [{ achievements: ['Quick Learner'], points: 5, note: 'First merged pull request of the afternoon' }],
    mentions: [
      { achievements: ['Problem Solver'], note: 'Found the line-ending trap and explained it to the room' },
      { achievements: ['Early Bird'] },
    ],
  },
  {
    event: 'street-play',
    people: 32,
    team: 4,
    step: 1,
    rounds: [
      { after: 0.6, most: 30, note: 'Marigolds from the audience, first half' },
      { after: 1.3, most: 30, note: 'Marigolds from the audience, second half' },
      { after: 2, most: 20, note: 'Jury: message and craft' },
    ],
    prizes: podium('Zebra, a crossing in eight scenes', 'Horn OK Please', 'The helmet that wanted to be worn'),
    mentions: [
      { achievements: ['Golden Marigold', 'Audience Choice'], note: 'The traffic constable, played on stilts' },
    ],
  },
  {
    event: 'robo-sumo',
    people: 26,
    team: 2,
    step: 1,
    rounds: [
      { after: 0.8, most: 12, note: 'Qualifying round 1' },
      { after: 1.7, most: 12, note: 'Qualifying round 2' },
      { after: 2.6, most: 12, note: 'Qualifying round 3' },
      { after: 4.2, most: 20, note: 'Quarter-finals', teams: 8 },
      { after: 5.3, most: 25, note: 'Finals', teams: 4 },
    ],
    prizes: podium('Gaja, 2.98 kg', 'Low Rider, wedge of 6°', 'Kaapi Machine'),
    mentions: [
      { achievements: ['Best Technical Implementation'], note: 'Infrared ring sensor built from a dead remote' },
    ],
    slips: [
      { round: 2, place: 2, short: 3, later: 0.3, note: 'The last push counts: video seen again with the referee' },
    ],
  },
  {
    event: 'blood-drive',
    people: 16,
    step: 5,
    rounds: [
      { after: 2.5, most: 15, note: 'Morning shift at the registration desk' },
      { after: 5, most: 15, note: 'Afternoon shift in the rest room' },
      { after: 7, most: 10, note: 'Packing up and thank-you calls' },
    ],
    prizes: [
      { achievements: ['Outstanding Contribution'], points: 10, note: 'Stayed until the last donor had gone home' },
    ],
    mentions: [{ achievements: ['Best Team Player'] }, { achievements: ['Calmest Voice in the Room'] }],
  },
  {
    event: 'poster-design',
    people: 14,
    step: 0.5,
    rounds: [
      { after: 1.5, most: 10, note: 'Sketches on the wall' },
      { after: 3.5, most: 10, note: 'Type set and spaced' },
      { after: 5.5, most: 20, note: 'Final print, two colours' },
    ],
    prizes: [
      { achievements: ['First Place', 'Best Design'], points: 15, note: 'ನೀರು in blue and rust' },
      { achievements: ['Second Place'], points: 10, note: 'Idli, set in wood type' },
      { achievements: ['Third Place'], points: 5, note: 'மழை, falling' },
    ],
    mentions: [{ achievements: ['Inky Fingers'], note: 'Rescued the drum and the afternoon' }],
  },
  {
    event: 'parliamentary-debate',
    people: 40,
    team: 2,
    step: 0.5,
    rounds: [
      { after: 0.8, most: 15, note: 'Round 1: This house would make public transport free' },
      { after: 2, most: 15, note: 'Round 2: This house prefers small colleges' },
      { after: 3.2, most: 15, note: 'Round 3: This house would abolish attendance' },
      { after: 5, most: 15, note: 'Round 4: This house regrets the smartphone' },
      { after: 6.5, most: 25, note: 'Final on the unseen motion', teams: 8 },
    ],
    prizes: podium('Opening Government, unanimous', 'Closing Opposition, four to three', 'Opening Opposition'),
    mentions: [
      { achievements: ['Best Presenter'], points: 5, note: 'Best speaker of the preliminary rounds' },
      { achievements: ['Sharpest Point of Information'] },
    ],
  },
  {
    event: 'campus-to-career',
    people: 18,
    step: 1,
    rounds: [
      { after: 1.5, most: 10, note: 'CV clinic: one page that says something' },
      { after: 4, most: 20, note: 'Mock interview' },
    ],
    prizes: [{ achievements: ['Best Presenter'], points: 5, note: 'Asked the interviewer the better question' }],
    mentions: [{ achievements: ['Quick Learner'], note: 'Second interview, another person' }],
  },
  {
    event: 'night-sky',
    people: 12,
    step: 1,
    rounds: [
      { after: 1, most: 10, note: 'Star-hop from the Plough to Saturn' },
      { after: 2.2, most: 15, note: 'Drawing at the eyepiece' },
    ],
    prizes: [{ achievements: ['Sharpest Eye'], points: 5, note: 'Saw and drew the Cassini division' }],
    mentions: [{ achievements: ['Early Bird'], note: 'Carried the tripods up four floors' }],
  },
  {
    event: 'futsal-cup',
    people: 40,
    team: 5,
    step: 1,
    rounds: [
      { after: 1, most: 9, note: 'Group match 1' },
      { after: 2.2, most: 9, note: 'Group match 2' },
      { after: 3.4, most: 9, note: 'Group match 3' },
      { after: 4.6, most: 15, note: 'Semi-finals', teams: 4 },
      { after: 5.6, most: 15, note: 'Final', teams: 2 },
    ],
    prizes: podium('4 : 3 after golden goal', 'Runners-up by one post', 'Penalties, sixth taker'),
    mentions: [
      { achievements: ['Best Team Player'], points: 3, note: 'Kept goal in two sizes too large' },
      { achievements: ['Fair Play'], points: 3, note: 'Owned up to a handball' },
    ],
  },
  {
    event: 'intro-ml',
    people: 28,
    step: 1,
    participant: 4,
    rounds: [
      { after: 1.5, most: 10, note: 'Notebook 1: a neuron by hand' },
      { after: 3, most: 15, note: 'Notebook 2: gradients that agree with paper' },
      { after: 5.5, most: 20, note: 'Notebook 3: handwritten digits' },
      { after: 7, most: 20, note: 'Accuracy on digits that nobody had seen' },
    ],
    prizes: [
      { achievements: ['First Place', 'Problem Solver'], points: 15, note: '96.4 % with forty hidden units' },
      { achievements: ['Second Place'], points: 10 },
      { achievements: ['Third Place'], points: 5 },
    ],
    mentions: [{ achievements: ['Quick Learner'], note: 'First Python program on the same morning' }],
    slips: [{ round: 2, place: 6, short: 5, later: 20, note: 'The saved notebook had not been opened' }],
  },
  {
    event: 'carnatic-evening',
    people: 10,
    step: 0.5,
    rounds: [
      { after: 1, most: 10, note: 'First half: raga' },
      { after: 2.2, most: 10, note: 'Open jam' },
    ],
    prizes: [{ achievements: ['Audience Choice'], points: 5, note: 'Hamsadhwani on a tenor saxophone' }],
    mentions: [{ achievements: ['Most Creative'], note: 'A tihai that found its way home' }],
  },
  {
    event: 'case-study-sprint',
    people: 28,
    team: 4,
    step: 1,
    rounds: [
      { after: 1, most: 10, note: 'Where the money goes' },
      { after: 2.5, most: 15, note: 'The plan, with numbers' },
      { after: 3.8, most: 25, note: 'Pitch to the canteen manager' },
    ],
    prizes: podium('Breakfast boxes for the 6.40 train', 'One menu a day', 'Tea by the litre'),
    mentions: [{ achievements: ['Best Innovation'], note: 'Sold the empty hour between three and four' }],
  },
  {
    event: 'beach-clean',
    people: 36,
    step: 0.25,
    rounds: [
      { after: 0.8, most: 12, note: 'Kilograms sorted by 7.20' },
      { after: 1.6, most: 12, note: 'Kilograms sorted by 8.10' },
      { after: 2.4, most: 12, note: 'Kilograms sorted by 9.00' },
    ],
    prizes: [
      { achievements: ['Outstanding Contribution'], points: 5, note: 'A whole fishing net, with help' },
      { achievements: ['Early Bird'], points: 2 },
      { achievements: ['Early Bird'], points: 2 },
    ],
    mentions: [{ achievements: ['Oldest Find'], note: 'A soda bottle with a marble in its neck' }],
    slips: [{ round: 0, place: 9, short: 4.5, later: 1.9, note: 'Second bag of the pair weighed at the bus' }],
  },
  {
    event: 'photo-walk',
    people: 12,
    step: 1,
    rounds: [
      { after: 2.5, most: 10, note: 'Contact sheet' },
      { after: 3.2, most: 20, note: 'The one picture, over filter coffee' },
    ],
    prizes: [{ achievements: ['Best Design'], points: 5, note: 'Jasmine scales, from above' }],
    mentions: [{ achievements: ['Most Creative'], note: 'Everything in the mirror of a scooter' }],
  },
  {
    event: 'moot-court',
    people: 16,
    team: 2,
    step: 0.5,
    rounds: [
      { after: 0, most: 20, note: 'Memorial' },
      { after: 2, most: 20, note: 'Preliminary hearing' },
      { after: 5, most: 30, note: 'Final hearing before the full bench', teams: 4 },
    ],
    prizes: podium('For the petitioner', 'For the respondent', 'Citation of the day'),
    mentions: [{ achievements: ['Best Presenter'], note: 'Best oralist' }],
  },
  {
    event: 'pitch-night',
    people: 12,
    step: 1,
    rounds: [
      { after: 1, most: 20, note: 'Three minutes' },
      { after: 1.6, most: 15, note: 'Answers to the investors' },
      { after: 2.1, most: 15, note: 'Votes from the floor' },
    ],
    prizes: [
      {
        achievements: ['First Place', 'Best Presenter'],
        points: 30,
        note: 'Spare keys for scooters that nobody rides',
      },
      { achievements: ['Second Place', 'Best Innovation'], points: 20, note: 'Lab coats by subscription' },
      { achievements: ['Third Place'], points: 10, note: 'A library for sports gear' },
    ],
  },
  {
    event: 'kabaddi',
    people: 40,
    team: 5,
    step: 1,
    rounds: [
      { after: 0.7, most: 15, note: 'First knockout round' },
      { after: 1.8, most: 20, note: 'Semi-finals', teams: 4 },
      { after: 2.8, most: 25, note: 'Final', teams: 2 },
    ],
    prizes: podium('31 : 29, by the last raid', 'Runners-up', 'Won the match for the third place'),
    mentions: [{ achievements: ['Longest Breath'], points: 3, note: '29 seconds by the referee’s clock' }],
  },
  {
    event: 'drone-basics',
    people: 20,
    team: 2,
    step: 1,
    rounds: [
      { after: 2, most: 10, note: 'Soldering, looked at with a magnifier' },
      { after: 4, most: 10, note: 'Calibrated and armed' },
      { after: 5.5, most: 20, note: 'Hover, box and landing' },
    ],
    prizes: [{ achievements: ['Best Technical Implementation'], points: 10, note: 'Landed on the postcard' }],
    mentions: [
      { achievements: ['Problem Solver'], note: 'Swapped motor found by ear' },
      { achievements: ['Four Propellers Kept'] },
    ],
  },
  {
    event: 'women-in-tech',
    people: 8,
    step: 5,
    rounds: [
      { after: 1.5, most: 10, note: 'A question that changed the talk' },
      { after: 3, most: 15, note: 'Table notes, shared with everybody' },
    ],
    prizes: [{ achievements: ['Outstanding Contribution'], points: 5, note: 'Notes of all five tables within a day' }],
  },
  {
    event: 'general-quiz',
    people: 40,
    team: 2,
    step: 1,
    participant: 4,
    shared: 2,
    rounds: [
      { after: 0.6, most: 20, note: 'Written round, questions 1 to 20' },
      { after: 1.1, most: 20, note: 'Written round, questions 21 to 40' },
      { after: 1.8, most: 20, note: 'On the buzzer: rivers and reels', teams: 6 },
      { after: 2.3, most: 20, note: 'On the buzzer: last chance', teams: 6 },
    ],
    prizes: podium('The very loud buzzer goes home with them', 'One answer short', 'Third place, shared by two tables'),
    mentions: [{ achievements: ['Best Wrong Answer'], note: '“Whatever my grandmother says it is”' }],
    slips: [
      { round: 1, place: 3, short: 1, later: 49, note: 'Thimphu is the capital of Bhutan; it was marked wrong' },
      { round: 1, place: 9, short: 1, later: 49.1, note: 'Thimphu is the capital of Bhutan; it was marked wrong' },
    ],
  },
  {
    event: 'ux-teardown',
    people: 10,
    step: 1,
    rounds: [
      { after: 0.8, most: 10, note: 'The screen that makes you angry' },
      { after: 1.6, most: 15, note: 'The same screen, redrawn' },
    ],
    prizes: [{ achievements: ['Best Design'], points: 5, note: 'A timetable that fits a thumb' }],
    mentions: [{ achievements: ['Problem Solver'] }],
  },
  {
    event: 'half-marathon-prep',
    people: 22,
    step: 1,
    rounds: [
      { after: 0.5, most: 10, note: 'Water point at 3 km' },
      { after: 0.85, most: 10, note: 'Water point at 6 km' },
      { after: 1.2, most: 10, note: 'Water point at 9 km' },
      { after: 1.6, most: 20, note: '12 km, back at the gate' },
    ],
    prizes: [
      { achievements: ['First Place'], points: 10, note: '52 minutes 40, and talked all the way' },
      { achievements: ['Second Place'], points: 6 },
      { achievements: ['Third Place'], points: 3 },
    ],
    mentions: [
      { achievements: ['Perfect Attendance'], points: 5, note: 'All six training runs' },
      { achievements: ['Best Team Player'], note: 'Turned back for a stranger with a cramp' },
    ],
  },
  {
    event: 'open-mic',
    people: 8,
    step: 1,
    rounds: [{ after: -26, most: 5, note: 'Tried out on the jury at yesterday’s sound check' }],
    prizes: [{ achievements: ['Early Bird'], points: 2, note: 'First name on the board' }],
  },
  {
    event: 'algo-evening',
    people: 16,
    step: 5,
    rounds: [
      { after: -97, most: 20, note: 'Warm-up problem 1: bus stops' },
      { after: -73, most: 30, note: 'Warm-up problem 2: mango crates' },
      { after: -25, most: 50, note: 'Warm-up problem 3: seating plan' },
    ],
    prizes: [{ achievements: ['Problem Solver'], points: 10, note: 'Problem 3 in a dozen lines' }],
    mentions: [{ achievements: ['Quick Learner'], note: 'Solved problem 2 again, faster' }],
  },
  {
    event: 'film-screening',
    people: 9,
    step: 0.5,
    rounds: [
      { after: -51, most: 10, note: 'Preview by the jury: script' },
      { after: -50, most: 10, note: 'Preview by the jury: camera' },
      { after: -27, most: 10, note: 'Preview by the jury: sound and cut' },
    ],
    prizes: [{ achievements: ['Best of the Preview'], points: 3, note: 'The lift operator, 8 minutes 50' }],
    mentions: [{ achievements: ['Most Creative'], note: 'A chase scene with one bicycle' }],
  },
];
