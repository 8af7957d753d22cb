import { Field, Int, ObjectType } from 'type-graphql';
import type { UploadRules } from './validate.ts';

@ObjectType({ simpleResolvers: true, description: 'Which files the system settings allow people to upload.' })
export class UploadLimits implements UploadRules {
  @Field(() => Int, { description: 'The largest file, in MB.' })
  maxMegabytes!: number;

  @Field(() => [String], {
    description: 'The extensions of pictures that may be uploaded, such as `.jpg`; none: no picture may.',
  })
  extensions!: readonly string[];
}
