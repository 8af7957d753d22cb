import { Field, Int, ObjectType } from 'type-graphql';
import type { UploadRules } from './validate.ts';

@ObjectType({ simpleResolvers: true, description: 'The upload limits of the system settings.' })
export class UploadLimits implements UploadRules {
  @Field(() => Int, { description: 'The maximum file size in MB.' })
  maxMegabytes!: number;

  @Field(() => [String], {
    description: 'The allowed picture extensions, such as `.jpg`; empty if uploads are disabled.',
  })
  extensions!: readonly string[];
}
