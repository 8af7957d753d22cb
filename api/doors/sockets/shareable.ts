import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { Feature } from '../../core/feature.ts';
import { sharedViewerId, Role, type Viewer } from '../../core/context/context.ts';

/** Fields with the same value for all participants, and for all admins. Fields that are not listed are never shared. */
const sameForAll = new Map([
  ['Node', new Set(['id'])],
  ['ReadAgain', new Set(['reason'])],
]);

/** Registers the shared fields of a feature. */
export function addShared(fields: Feature['shared'] = {}): void {
  for (const [type, names] of Object.entries(fields))
    sameForAll.set(type, new Set([...(sameForAll.get(type) ?? []), ...names.trim().split(/\s+/)]));
}

/** Whether an operation selects only fields with the same value for all viewers of a role. */
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
 * The viewer as which a subscription reads. Shareable operations of participants, or of admins, are read once as an
 * anonymous member of the role. All others are read as each viewer.
 */
export function scopeOf(viewer: Viewer, shareable: boolean): { name: string; viewer: Viewer } {
  if (!shareable || viewer.role === Role.ORGANIZER || viewer.staff || !viewer.profileVisible)
    return { name: `${viewer.role} ${viewer.id}`, viewer };
  const nobody = {
    id: sharedViewerId,
    firstName: '',
    lastName: '',
    email: '',
    college: '',
    photo: null,
    profileVisible: true,
  };
  return { name: viewer.role, viewer: { ...viewer, ...nobody } };
}
