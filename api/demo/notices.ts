import type { AnnouncementPriority } from '../announcements/Announcement.ts';

export interface Notice {
  hoursAgo: number;
  title: string;
  content: string;
  priority: keyof typeof AnnouncementPriority;
  /** The local part of the author's e-mail address. */
  by: string;
  /** The key of the event, if any. */
  event?: string;
  /** Not published yet. */
  draft?: true;
  /** Scheduled for publication in this many hours. */
  hoursAhead?: number;
  /** Visible only to people with a seat at the event. */
  seatsOnly?: boolean;
  pinned?: boolean;
}

export const notices: Notice[] = [
  {
    hoursAgo: 0.7,
    priority: 'HIGH',
    by: 'lakshmi.iyer',
    event: 'open-mic',
    title: 'Open mic moves under the covered walkway',
    content:
      'Rain is on its way, so the stage moves twenty metres to the covered walkway beside Banyan Court. Everything else stays as planned.\n\nIf you play an instrument that dislikes damp air, bring its case.',
  },
  {
    hoursAgo: 3,
    priority: 'MEDIUM',
    by: 'organizer',
    event: 'algo-evening',
    title: 'Bring a laptop charger tonight',
    content:
      'Lab 1 has forty seats and, since last week, eleven working sockets. Extension boards are on the way. Come with a full battery all the same.',
  },
  {
    hoursAgo: 7,
    priority: 'LOW',
    by: 'admin',
    title: 'Lost and found has a new home',
    content:
      'Three umbrellas, a violin bow and one very good fountain pen are waiting at the porter’s desk of the main library, Meridian University.\n\nThings found at events are kept for thirty days.',
  },
  {
    hoursAgo: 16,
    priority: 'HIGH',
    by: 'farah.siddiqui',
    event: 'film-screening',
    title: 'Premiere night is full: please give back seats that you cannot use',
    content:
      'All forty-five seats are taken and people are asking at the door. If something has come up, cancel your registration and somebody else will see the films.',
  },
  {
    hoursAgo: 26,
    priority: 'MEDIUM',
    by: 'amara.okafor',
    event: 'yoga-dawn',
    title: 'What to bring for dawn yoga',
    content:
      'A mat or a large towel, a bottle of water and a warm layer: the lawn is cool before sunrise. Twenty mats can be borrowed, first come, first served.\n\nBeginners are welcome; every pose has an easier sister.',
  },
  {
    hoursAgo: 31,
    priority: 'MEDIUM',
    by: 'organizer',
    event: 'react-workshop',
    seatsOnly: true,
    pinned: true,
    title: 'Install these two things before the workshop',
    content:
      'Please arrive with the current Node.js and an editor of your choice installed. The network of Seminar Hall 1 is friendly but slow when forty-five people download at once.',
  },
  {
    hoursAgo: 47,
    priority: 'HIGH',
    by: 'admin',
    title: 'Campus shuttles run until 11 pm on event nights',
    content:
      'On every evening with an event the last shuttle leaves each main gate at 11 pm instead of 9.30 pm. It stops at Kaveri, Meridian, St. Alban and Lakeside.\n\nShow your registration to the driver; the ride is free.',
  },
  {
    hoursAgo: 60,
    priority: 'LOW',
    by: 'harpreet.gill',
    event: 'half-marathon-prep',
    title: 'Thirty-nine runners, no blisters reported',
    content:
      'Thank you for coming out before sunrise. The route is on the notice board at Reservoir Gate for those who want to run it again.',
  },
  {
    hoursAgo: 74,
    priority: 'MEDIUM',
    by: 'harpreet.gill',
    event: 'robotics-league',
    title: 'Track dimensions for the Line Follower League',
    content:
      'The line is 19 mm wide, black on matt white. The tightest curve has a radius of 15 cm and there is one crossing.\n\nRobots may be up to 25 cm long. Batteries are measured at the desk.',
  },
  {
    hoursAgo: 98,
    priority: 'MEDIUM',
    by: 'lakshmi.iyer',
    event: 'classical-dance',
    title: 'Green rooms and rehearsal slots for Nritya',
    content:
      'Every group has the stage for fifteen minutes on the afternoon of the festival. The list hangs at the stage door of the Main Auditorium; swap slots among yourselves and tell us.',
  },
  {
    hoursAgo: 120,
    priority: 'LOW',
    by: 'tenzin.dorje',
    title: 'Volunteers wanted for the registration desks',
    content:
      'Two hours at a desk, one meal, and you meet everybody. Write your name on the sheet in the Placement Cell of Aravalli Institute or speak to any organizer.',
  },
  {
    hoursAgo: 165,
    priority: 'MEDIUM',
    by: 'farah.siddiqui',
    event: 'ux-teardown',
    title: 'Notes from the teardown hour are online',
    content:
      'Twelve apps, three laughs each and one sincere apology to a timetable widget. Ask for the slides in Studio 5.',
  },
  {
    hoursAgo: 240,
    priority: 'HIGH',
    by: 'daniel.dsouza',
    event: 'general-quiz',
    title: 'Quiz results and one corrected answer',
    content:
      'The capital of Bhutan was marked wrong on two sheets. With the correction, the third place is shared by Table 4 and Table 9. Congratulations to all eighty-three of you.',
  },
  {
    hoursAgo: 340,
    priority: 'LOW',
    by: 'admin',
    title: 'Quiet hours in the hostels during events',
    content: 'Music outdoors ends at 10 pm. Please walk home as if your examiner slept upstairs.',
  },
  {
    hoursAgo: 460,
    priority: 'MEDIUM',
    by: 'daniel.dsouza',
    event: 'chess-rapid',
    title: 'Rapid Chess Open: bring your own clock if you have one',
    content:
      'We have twenty-four clocks for thirty-two boards. Players who bring one choose their colour in the first round.',
  },
  {
    hoursAgo: 720,
    priority: 'MEDIUM',
    by: 'admin',
    title: 'Welcome to the new season of events',
    content:
      'Fifty events at eleven colleges, from kabaddi to contract law. Register early, give seats back when plans change, and follow this page: whatever changes is announced here first.',
  },
  {
    hoursAgo: 2,
    hoursAhead: 20,
    priority: 'LOW',
    by: 'admin',
    title: 'The registration desks move to the main gate',
    content:
      'From tomorrow on they stand under the banyan at the main gate. The desk at the library stays closed until Monday.',
  },
  {
    hoursAgo: 5,
    priority: 'HIGH',
    by: 'organizer',
    event: 'cyber-ctf',
    draft: true,
    title: 'Capture the Flag: rules and first hint',
    content:
      'Teams of up to four. No attacks on the scoreboard, the network or one another’s laptops.\n\nFirst hint (to be published on the day before): the oldest door on campus has two locks.',
  },
  {
    hoursAgo: 20,
    priority: 'MEDIUM',
    by: 'lakshmi.iyer',
    event: 'battle-of-bands',
    draft: true,
    title: 'Running order of the bands',
    content: 'Still waiting for two bands to confirm. Publish when the list is complete.',
  },
];
