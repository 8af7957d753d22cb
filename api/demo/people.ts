import type { Role } from '../core/context/context.ts';
import { shuffled, type Random } from './random.ts';

export interface DemoUser {
  email: string;
  firstName: string;
  lastName: string;
  college: string;
  role: keyof typeof Role;
  createdAt: Date;
}
type Person = Omit<DemoUser, 'createdAt'>;

export const colleges = [
  'Kaveri Institute of Technology',
  'Deccan Valley Engineering College',
  'Meridian University',
  'Nilgiri School of Design',
  'St. Alban College of Arts and Science',
  'Sahyadri College of Commerce',
  'Rani Velu College of Performing Arts',
  'Bluewater Marine University',
  'Aravalli Institute of Management',
  'Lakeside Medical College',
  'Banyan Grove Law School',
] as const;

/** People named in the README, and organizers; all others are participants. */
const cast: Person[] = [
  person('admin', 'Meera', 'Krishnan', colleges[2], 'ADMIN'),
  person('organizer', 'Arjun', 'Mehta', colleges[0], 'ORGANIZER'),
  person('participant', 'Priya', 'Nair', colleges[0], 'PARTICIPANT'),
  person('lakshmi.iyer', 'Lakshmi', 'Iyer', colleges[6], 'ORGANIZER'),
  person('daniel.dsouza', 'Daniel', "D'Souza", colleges[4], 'ORGANIZER'),
  person('farah.siddiqui', 'Farah', 'Siddiqui', colleges[3], 'ORGANIZER'),
  person('harpreet.gill', 'Harpreet', 'Gill', colleges[1], 'ORGANIZER'),
  person('tenzin.dorje', 'Tenzin', 'Dorje', colleges[8], 'ORGANIZER'),
  person('amara.okafor', 'Amara', 'Okafor', colleges[9], 'ORGANIZER'),
];

/** First names and family names that go together. */
const families: [first: string, last: string][] = [
  ['Aditi Karthik Nandini Surya Divya Vignesh Kavya Madhavan', 'Subramanian Raghavan Sundaram Balakrishnan Venkatesh'],
  ['Anjali Sreejith Devika Rahul Athira Vishnu Gayathri', 'Menon Pillai Kurup Varma Namboothiri'],
  ['Ishaan Ananya Rohan Shreya Kabir Riya Vivaan Pooja Aarav', 'Sharma Gupta Verma Agarwal Mishra Srivastava'],
  ['Simran Gurpreet Jasleen Manpreet Amrit', 'Singh Dhillon Sandhu Bedi'],
  ['Sourav Ritika Anirban Moumita Debjani Arko', 'Chatterjee Banerjee Sengupta Bose Dasgupta'],
  ['Tanvi Omkar Sayali Aniket Mrunal Siddharth', 'Kulkarni Deshpande Joshi Patil Gokhale'],
  ['Hetal Dhruv Khushi Jignesh Mansi', 'Patel Shah Trivedi Desai'],
  ['Sravani Chaitanya Harika Nikhil Tejaswini', 'Reddy Rao Naidu Chowdary'],
  ['Sneha Prajwal Spoorthi Darshan', 'Gowda Hegde Shetty Bhat'],
  ['Ayesha Imran Zoya Faizan Sana Rehan', 'Khan Ansari Qureshi Sheikh Hussain'],
  ['Maria Joel Rachel Kevin Sharon', 'Fernandes Pereira Thomas Mathew Lobo'],
  ['Lalrin Zothan Imti Temsu', 'Hmar Ralte Jamir Longkumer'],
  ['Minji Jihoon Seoyeon', 'Kim Park Choi'],
  ['Chidi Ngozi Tunde Folake', 'Adeyemi Eze Balogun'],
  ['Camila Mateo Lucía Andrés', 'Hernández García Rojas Muñoz'],
  ['Élodie Lukas Zoë Jürgen', 'Müller Lefèvre Novák'],
  ['Linh Minh Thảo', 'Nguyễn Trần Phạm'],
  ['Yuki Haruto Sakura', 'Tanaka Suzuki Watanabe'],
  ['Wanjiku Otieno Achieng', 'Kamau Mwangi Odhiambo'],
  ['Layla Omar Yasmin', 'Haddad Mansour Farouk'],
  ['Olivia Ethan Grace Noah', 'Bennett Walsh Campbell'],
];

/** Returns exactly `count` people, the cast first; e-mail addresses are unique. */
export function people(random: Random, count: number): Person[] {
  const names = families.flatMap(([first, last]) =>
    first.split(' ').flatMap((firstName) => last.split(' ').map((lastName) => ({ firstName, lastName }))),
  );
  const takenNames = new Set(cast.map(({ firstName, lastName }) => `${firstName} ${lastName}`));
  const others = shuffled(random, names)
    .filter(({ firstName, lastName }) => !takenNames.has(`${firstName} ${lastName}`))
    .slice(0, count - cast.length)
    .map(({ firstName, lastName }) =>
      // the exponent makes the first colleges larger
      person(
        mailbox(firstName, lastName),
        firstName,
        lastName,
        colleges[Math.floor(random() ** 1.6 * colleges.length)]!,
      ),
    );
  return [...cast, ...others];
}

function person(
  box: string,
  firstName: string,
  lastName: string,
  college: string,
  role: keyof typeof Role = 'PARTICIPANT',
): Person {
  return { email: `${box}@evm.example`, firstName, lastName, college, role };
}

function mailbox(firstName: string, lastName: string): string {
  return `${firstName}.${lastName}`
    .normalize('NFD')
    .replace(/[^a-z.]/gi, '')
    .toLowerCase();
}
