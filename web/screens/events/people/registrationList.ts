import { fetchQuery, graphql, readInlineData } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { registrationList_registration$key } from '../../../__generated__/registrationList_registration.graphql.ts';
import type {
  RegistrationAttendance,
  RegistrationSort,
  registrationListQuery,
  SeatState,
} from '../../../__generated__/registrationListQuery.graphql.ts';
import { readAnswers } from '../questions/readAnswers.ts';

export const pageSize = 50;
/** The largest page that the server sends. */
const maxPageSize = 100;

export const listedStates = ['CONFIRMED', 'WAITLISTED', 'REQUESTED'] as const satisfies readonly SeatState[];

export type ListedState = (typeof listedStates)[number];

export const attendances = ['IN', 'NOT_IN', 'WALK_IN'] as const satisfies readonly RegistrationAttendance[];

export type Attendance = (typeof attendances)[number];

export type ListOrder = {
  readonly sort: RegistrationSort;
  /** The question of the order ANSWER. */
  readonly sortQuestionId: string | null;
  readonly descending: boolean;
};

/** The filters and the order of the list. */
export type ListFilters = ListOrder & {
  readonly search: string | null;
  /** Null for all. */
  readonly state: ListedState | null;
  /** Null for all. */
  readonly attendance: Attendance | null;
  /** Only people who gave this answer; null for all. */
  readonly answered: { readonly questionId: string; readonly answer: string } | null;
};

/** Whether the list may leave people out. */
export const isFiltered = ({ search, state, attendance, answered }: ListFilters): boolean =>
  [search, state, attendance, answered].some((filter) => filter !== null);

/** The event, and whether the viewer runs it. Other viewers see the participants with a seat only. */
export type EventAccess = { readonly id: string; readonly runs: boolean };

export const listQuery = graphql`
  query registrationListQuery(
    $id: ID!
    $runs: Boolean!
    $count: Int!
    $cursor: String
    $search: String
    $state: [SeatState!]
    $attendance: RegistrationAttendance
    $questionId: ID
    $answer: String
    $sort: RegistrationSort!
    $sortQuestionId: ID
    $descending: Boolean!
    $seatSort: ParticipantSort
  ) {
    event(id: $id) {
      ...RegistrationsList_event
      registrations(
        first: $count
        after: $cursor
        search: $search
        state: $state
        attendance: $attendance
        questionId: $questionId
        answer: $answer
        sort: $sort
        sortQuestionId: $sortQuestionId
        descending: $descending
      ) @include(if: $runs) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            ...registrationList_registration
          }
        }
      }
      participants(first: $count, after: $cursor, search: $search, sort: $seatSort) @skip(if: $runs) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            ...registrationList_registration
          }
        }
      }
    }
  }
`;

type Variables = registrationListQuery['variables'];

export function variablesOf(
  { id, runs }: EventAccess,
  { search, state, attendance, answered, sort, sortQuestionId, descending }: ListFilters,
  cursor: string | null,
): Variables {
  const seatSort = sort === 'NAME' || sort === 'COLLEGE' ? sort : descending ? 'NEWEST' : null;
  const { questionId = null, answer = null } = answered ?? {};
  const filters = { search, state: state && [state], attendance, questionId, answer };
  return { id, runs, count: pageSize, cursor, ...filters, sort, sortQuestionId, descending, seatSort };
}

export type Person = ReturnType<typeof readPerson>;

function readPerson(registration: registrationList_registration$key) {
  const {
    id,
    userId,
    name,
    email,
    phone,
    college,
    specialRequirements,
    state,
    createdAt,
    checkedInAt = null,
    isWalkIn = null,
    waitlistPosition = null,
    answers,
  } = readInlineData(
    graphql`
      fragment registrationList_registration on Registration @inline {
        id
        userId
        name
        email
        phone
        college
        specialRequirements
        state
        createdAt
        # others do not see it
        checkedInAt @include(if: $runs)
        isWalkIn @include(if: $runs)
        waitlistPosition @include(if: $runs)
        answers {
          ...readAnswers_answer
        }
      }
    `,
    registration,
  );
  const contact = { id, userId, name, email, phone, college, specialRequirements, state, createdAt };
  return { ...contact, checkedInAt, isWalkIn, position: waitlistPosition, answers: readAnswers(answers) };
}

/** A page of people. */
export function readPage(event: registrationListQuery['response']['event']) {
  const page = event?.registrations ?? event?.participants;
  return {
    people: (page?.edges ?? []).map(({ node }) => readPerson(node)),
    total: page?.totalCount ?? 0,
    next: page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null,
  };
}

/** Reads a page from the server. Relay updates every list that shows it. */
export const refetchPage = (environment: Environment, variables: Variables) =>
  fetchQuery<registrationListQuery>(environment, listQuery, variables, { fetchPolicy: 'network-only' }).toPromise();

/** All people that the list would show on all of its pages. */
export async function fetchAllPeople(
  environment: Environment,
  access: EventAccess,
  filters: ListFilters,
): Promise<readonly Person[]> {
  const all: Person[] = [];
  for (let cursor: string | null = null; ;) {
    const answer = await refetchPage(environment, { ...variablesOf(access, filters, cursor), count: maxPageSize });
    const { people, next } = readPage(answer?.event ?? null);
    all.push(...people);
    if (!next) return all;
    cursor = next;
  }
}
