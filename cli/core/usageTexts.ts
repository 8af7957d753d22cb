import { catalogue } from '../../api/core/texts/texts.ts';

/** Errors of the command line itself. Commander has the English ones. */
export const usage = catalogue('cli/usage', {
  unknownCommand: 'error: unknown command {command}',
  unknownOption: 'error: unknown option {option}',
  didYouMean: '(Did you mean {other}?)',
  didYouMeanOneOf: '(Did you mean one of {others}?)',
  missingArgument: 'error: missing required argument {argument}',
  optionWithoutValue: 'error: option {option} has no value',
  missingOption: 'error: required option {option} not specified',
  optionConflict: 'error: option {option} cannot be used with option {other}',
  tooManyArguments: 'error: too many arguments for {command}. Expected: {expected}. Given: {given} ({typed})',
  invalidChoice: 'error: {value} is invalid for option {option}. Allowed choices: {choices}',
  invalidArgument: 'error: {value} is invalid for argument {argument}. Allowed choices: {choices}',
  see: 'See: {command}',
});
