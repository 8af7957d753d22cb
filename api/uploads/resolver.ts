import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../core/context/context.ts';
import { UploadLimits } from './inputs.ts';
import { uploadRules } from './rules.ts';

@Resolver(() => UploadLimits)
export class UploadResolver {
  @Query(() => UploadLimits, {
    description:
      'The picture upload limits. Upload with POST /api/uploads?for=event (organizers and admins) or ?for=profile, ' +
      'as multipart/form-data in the field `file`.',
  })
  uploadLimits(@Ctx() ctx: Context): Promise<UploadLimits> {
    return uploadRules(ctx);
  }
}
