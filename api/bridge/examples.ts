import type { Kind } from '../core/ids.ts';

const letters = '01jd5xq2m8fz4tqv7n3r6k9w0c';

/** What an identifier of this name, on this GraphQL type, is of. */
const kinds: Record<string, Kind> = {
  userId: 'user',
  createdBy: 'user',
  participants: 'user',
  organizer: 'user',
  eventId: 'event',
  announcementId: 'announcement',
  User: 'user',
  Event: 'event',
  Registration: 'registration',
  Announcement: 'announcement',
  LeaderboardRow: 'score',
  TopPerformer: 'performer',
  CollegeRanking: 'college',
  DeleteEventPayload: 'event',
  DeleteAnnouncementPayload: 'announcement',
};

/** What a field of this name may hold. */
const values: Record<string, unknown> = {
  firstName: 'Nina',
  lastName: 'Iyer',
  name: 'Nina Iyer',
  userName: 'Nina Iyer',
  organizerName: 'Arjun Mehta',
  creatorName: 'Arjun Mehta',
  email: 'nina.iyer@college.example',
  password: 'Evm@demo1',
  college: 'Meridian University',
  photo: null,
  idToken: 'eyJhbGciOiJSUzI1NiJ9.e30.signature',
  googleClientId: null,
  token: 'eyJhbGciOiJIUzI1NiJ9.e30.signature',
  title: 'Chess evening',
  description: 'Bring a board and a clock.',
  content: 'The hall opens at six.',
  date: '2026-12-04T18:30:00.000Z',
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  lastUpdated: '2026-11-21T09:00:00.000Z',
  location: 'Seminar Hall 1',
  capacity: 50,
  tags: 'games',
  image: 'https://college.example/chess.jpg',
  phone: '+91 54000 10000',
  specialRequirements: 'Vegetarian meal',
  rank: 1,
  score: 120,
  points: 20,
  totalScore: 388,
  eventCount: 9,
  participantCount: 38,
  achievements: 'Best Presenter',
  note: 'Answered every question',
  search: 'chess',
  startDate: '2026-12-01T00:00:00Z',
  endDate: '2026-12-31T23:59:59Z',
  allowedFileTypes: '.jpg,.png',
  systemEmailAddress: 'events@college.example',
  smtpServer: 'mail.college.example',
  smtpUsername: 'events',
  smtpPassword: '',
  fileUploadLimit: 5,
  maxUsersPerEvent: 100,
  maxEventsPerOrganizer: 10,
  sessionTimeout: 60,
  smtpPort: 587,
  version: 3,
};

/** An example for a field of a GraphQL type; undefined where its kind says enough. */
export function exampleOf(field: string, scalar: string, owner: string): unknown {
  if (scalar === 'Boolean') return undefined;
  if (scalar !== 'ID') return Object.hasOwn(values, field) ? values[field] : undefined;
  const kind = kinds[field] ?? kinds[owner];
  return kind && `${kind}_${letters}`;
}
