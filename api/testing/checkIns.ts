import { toUuid } from '../core/ids/ids.ts';
import { toCode } from '../tickets/code.ts';
import { payloadOf } from '../tickets/sign.ts';
import type { Api } from './api.ts';
import type { Person } from './build.ts';

/** A person as the door sees them. */
export interface DoorPerson {
  readonly userId: string;
  readonly name: string;
  readonly state: string;
  readonly at: string | null;
  readonly by: string | null;
  readonly door: string | null;
  readonly scanIds: readonly string[];
}

export interface AttendanceCounts {
  readonly in: number;
  readonly expected: number;
  readonly walkIns: number;
}

interface CheckInAnswer {
  readonly person: DoorPerson;
  readonly attendance: AttendanceCounts;
}

export interface ScanResult {
  readonly scanId: string;
  readonly outcome: string;
  readonly message: string;
  readonly person: DoorPerson | null;
  readonly event: { readonly title: string } | null;
}

/** The check-ins and undos that an offline door sends later. */
export interface OfflineQueue {
  readonly scans?: readonly object[];
  readonly undone?: readonly object[];
  readonly sentAt?: Date;
}

const personFields = 'person { userId name state at by door scanIds }';
const attendanceFields = 'attendance { in expected walkIns }';

/** Operations at the doors of events. */
export function doorsOf({ as, sql, config }: Api) {
  const one = async (mutation: string, who: Person, input: object) => {
    const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
    const { data, ...answer } = await as(who)<Record<string, CheckInAnswer>>(
      `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${personFields} ${attendanceFields} } }`,
      { input },
    );
    return { ...answer, ...data?.[mutation], extensions: answer.errors[0]?.extensions };
  };
  return {
    checkIn: (who: Person, { id }: { id: string }, named: object) => one('checkIn', who, { eventId: id, ...named }),

    undo: (who: Person, { id }: { id: string }, named: object) => one('undoCheckIn', who, { eventId: id, ...named }),

    send: async (who: Person, { id }: { id: string }, queue: OfflineQueue) => {
      const { data, ...answer } = await as(who)<{
        checkIns: { answers: ScanResult[]; retryAfter: number; attendance: AttendanceCounts };
      }>(
        `mutation ($input: CheckInsInput!) { checkIns(input: $input) { retryAfter ${attendanceFields}
           answers { scanId outcome message event { title } ${personFields} } } }`,
        { input: { eventId: id, sentAt: new Date(), ...queue } },
      );
      return { ...answer, ...data?.checkIns };
    },

    /** All people on the list of a door, at most 500. */
    list: async (who: Person, { id }: { id: string }) => {
      const { data } = await as(who)<{ doorList: { people: { edges: { node: DoorPerson }[] } } }>(
        `query ($id: ID!) { doorList(eventId: $id) { people(first: 500) { edges { node { userId name state at by door scanIds } } } } }`,
        { id },
      );
      return data.doorList.people.edges.map(({ node }) => node);
    },

    giveBack: (who: Person, { id }: { id: string }) =>
      as(who)('mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { deletedRegistrationId } }', { id }),

    /** The code of a ticket, by registration id. */
    codeOf: async (registration: string): Promise<string> => {
      const [row] = await sql<{ number: string }>('SELECT ticket_number AS number FROM registrations WHERE id = $1', [
        toUuid('registration', registration),
      ]);
      return toCode(Number(row!.number));
    },

    /** The content of a ticket's QR code. */
    ticketOf: (registrationId: string, { id }: { id: string }, secret = config.secret): string =>
      payloadOf(secret, { eventId: id, registrationId }),
  };
}
