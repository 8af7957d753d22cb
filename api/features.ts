import { accounts } from './accounts/feature.ts';
import { analytics } from './analytics/feature.ts';
import { announcements } from './announcements/feature.ts';
import { audit } from './audit/feature.ts';
import { calendar } from './calendar/feature.ts';
import { checkin } from './checkin/feature.ts';
import { digest } from './digest/feature.ts';
import { events } from './events/feature.ts';
import { leaderboard } from './leaderboard/feature.ts';
import { mail } from './mail/feature.ts';
import { notices } from './notices/feature.ts';
import { preferences } from './preferences/feature.ts';
import { publishing } from './publishing/feature.ts';
import { push } from './push/feature.ts';
import { questions } from './questions/feature.ts';
import { registrations } from './registrations/feature.ts';
import { series } from './series/feature.ts';
import { settings } from './settings/feature.ts';
import { sms } from './sms/feature.ts';
import { staff } from './staff/feature.ts';
import { tickets } from './tickets/feature.ts';
import { uploads } from './uploads/feature.ts';
import type { Feature } from './core/feature.ts';

/** All features. The order is the layering: each may import those before it, and none after it. */
export const features: readonly Feature[] = [
  audit,
  preferences,
  settings,
  mail,
  uploads,
  accounts,
  questions,
  events,
  staff,
  registrations,
  tickets,
  leaderboard,
  checkin,
  series,
  calendar,
  publishing,
  announcements,
  notices,
  digest,
  push,
  sms,
  analytics,
];
