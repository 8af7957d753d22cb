import 'reflect-metadata';
import { type Config, readConfig } from '../core/context/config.ts';
import { ConfigError, folderSentence } from '../core/context/configValues.ts';
import { OperatorError } from '../core/texts/operatorError.ts';
import { sentence } from './texts.ts';

export { type Config, OperatorError };

/** Reads the server's configuration from the environment. Throws an OperatorError if it is invalid. */
export function configOf(env: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) throw new OperatorError(error.sentence, sentence('setEnvironment'));
    const unwritable = folderSentence(error);
    throw unwritable ? new OperatorError(unwritable) : error;
  }
}
