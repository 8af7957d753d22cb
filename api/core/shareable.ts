import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { Role, type Viewer } from './context.ts';
import { toId } from './ids.ts';

/** Fields that are the same for all participants, and for all admins. A field that is not named here is never shared. */
const sameForAll: Readonly<Record<string, ReadonlySet<string>>> = {
  Subscription: names('announcementChanged leaderboardChanged'),
  ReadAgain: names('reason'),
  AnnouncementCreated: names('announcement'),
  AnnouncementUpdated: names('announcement'),
  AnnouncementDeleted: names('deletedAnnouncementId'),
  Announcement: names(
    `id title content priority isPublished createdAt updatedAt eventId event createdById creatorName viewerCanManage`,
  ),
  Event: names(
    `id title description date location capacity tags image approval version createdAt updatedAt organizerName status
     registeredCount viewerCanSeeContacts`,
  ),
  LeaderboardUpdated: names('rows topPerformers colleges removedIds'),
  LeaderboardRow: names('id eventId rank userId userName college score achievements lastUpdated reachedAt'),
  TopPerformer: names('id rank userId userName college eventCount totalScore achievements reachedAt'),
  CollegeRanking: names('id rank college totalScore participantCount eventCount reachedAt'),
  Node: names('id'),
};

function names(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

/** Whether an operation asks only for what is the same for everybody of a role. */
export function isShareable(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let shareable = true;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name: { value: field } }) {
        if (field === '__typename') return;
        const parent = types.getParentType()?.name ?? '';
        if (!sameForAll[parent]?.has(field)) shareable = false;
      },
    }),
  );
  return shareable;
}

/**
 * Through whose eyes a subscription looks. What is the same for all participants, or for all admins, is looked at through
 * the eyes of nobody in particular, once for all of them; everything else through each viewer's own.
 */
export function scopeOf(viewer: Viewer, shareable: boolean): { name: string; viewer: Viewer } {
  if (!shareable || viewer.role === Role.ORGANIZER || !viewer.profileVisible)
    return { name: `${viewer.role} ${viewer.id}`, viewer };
  const nobody = {
    id: nobodysId,
    firstName: '',
    lastName: '',
    email: '',
    college: '',
    photo: null,
    profileVisible: true,
  };
  return { name: viewer.role, viewer: { ...viewer, ...nobody } };
}

const nobodysId = toId('user', '00000000-0000-0000-0000-000000000000');
