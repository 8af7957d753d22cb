import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { Feature } from '../../core/feature.ts';
import { nobodysId, Role, type Viewer } from '../../core/context.ts';

/** Fields that are the same for all participants, and for all admins. A field that is not in here is never shared. */
const sameForAll = new Map([
  ['Node', new Set(['id'])],
  ['ReadAgain', new Set(['reason'])],
]);

/** Takes in which fields of a feature are the same for all. */
export function addShared(fields: Feature['shared'] = {}): void {
  for (const [type, names] of Object.entries(fields))
    sameForAll.set(type, new Set([...(sameForAll.get(type) ?? []), ...names.trim().split(/\s+/)]));
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
        if (!sameForAll.get(parent)?.has(field)) shareable = false;
      },
    }),
  );
  return shareable;
}

/**
 * As which viewer a subscription reads. What is the same for all participants, or for all admins, is read as nobody in
 * particular, once for all of them; everything else as each viewer.
 */
export function scopeOf(viewer: Viewer, shareable: boolean): { name: string; viewer: Viewer } {
  if (!shareable || viewer.role === Role.ORGANIZER || viewer.staff || !viewer.profileVisible)
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
