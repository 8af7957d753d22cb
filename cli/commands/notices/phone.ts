import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { notSignedIn, refuseUsage } from '../../core/errors.ts';
import { examples, json } from '../../core/options.ts';
import { showOne } from '../../core/show.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

const query = document('query { viewer { settings { phone phoneVerified } } platform { smsOffered } }');
const savePhoneMutation = document(`mutation ($input: UpdateUserSettingsInput!) {
  updateUserSettings(input: $input) { settings { phone phoneVerified } }
}`);
const sendCodeMutation = document('mutation { sendPhoneCode { success } }');
const verifyMutation = document(`mutation ($input: VerifyPhoneInput!) {
  verifyPhone(input: $input) { settings { phone phoneVerified } }
}`);

export const define: Define = (command, evm) =>
  command
    .description('the number for text messages; a new one is sent a code, which has to be entered')
    .argument('[number]', 'the new number, with + and the country code; "" takes it away; left out, it is shown')
    .option('--code <code>', 'the code that was sent to it')
    .option('--resend', 'have another code sent')
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'evm notices phone "+91 98765 43210"',
        'evm notices phone --code 493027',
        'evm notices phone --resend',
        'evm notices phone ""',
      ),
    )
    .action(async (phone, { code, resend: again, json }) => {
      const { ask } = evm.api;
      const givenOptions = [phone, code, again].filter((each) => each !== undefined);
      refuseUsage([givenOptions.length > 1 ? sentence('oneAtATime') : undefined]);
      if (phone !== undefined) await ask(savePhoneMutation, { input: { phone } });
      if (code !== undefined) await ask(verifyMutation, { input: { code } });
      if (again) await ask(sendCodeMutation, {});
      const { viewer, platform } = await ask(query, {});
      if (!viewer?.settings) throw notSignedIn();
      const { settings } = viewer;
      if (platform.smsOffered && settings.phone !== null && !settings.phoneVerified)
        await tell(evm.io, sentence('codeSent', { phone: settings.phone, command: 'evm notices phone --code <code>' }));
      showOne(evm.io, settings, json);
    });
