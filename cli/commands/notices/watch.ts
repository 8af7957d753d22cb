import type { Sentence } from '../../../api/core/texts/texts.ts';
import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { fixedWords } from '../../core/language.ts';
import { examples, json } from '../../core/options.ts';
import { pickFields, type Row, textOf } from '../../core/show.ts';
import { fitToWidth } from '../../core/width.ts';
import { rowFormatterFor } from '../../core/when.ts';
import { message } from '../../core/texts.ts';
import { sentence } from './texts.ts';

const subscription = document(`subscription {
  noticeArrived {
    what: __typename
    ... on NoticeArrived { notice { id createdAt kind title text path } }
    ... on NoticesRead { unreadNotices }
    ... on ReadAgain { reason }
  }
}`);

/** Output fields, in order. */
const fields = 'createdAt title text path id kind';

export const define: Define = (command, evm) =>
  command
    .description('follow what you are told live, one line each, until Ctrl-C')
    .addOption(json(fields, 'print a JSON object a line, all fields or the named ones'))
    .addHelpText('after', examples('evm notices watch', 'evm notices watch --json title | jq .title'))
    .action(async ({ json }) => {
      const { follow } = await import('../../core/live.ts');
      const { io, api } = evm;
      const formatRow = await rowFormatterFor(evm, json);
      const show = (notice: Row) => {
        const row = formatRow(notice);
        if (json) return io.out(JSON.stringify(pickFields([row], json)[0]));
        const cells = [row.createdAt, row.title, row.text].map(textOf);
        if (io.width === undefined) return io.out([...cells, textOf(row.path)].join('\t'));
        io.out(fitToWidth(cells.filter(Boolean).join('  '), io.width).trimEnd());
      };
      const say = (what: Sentence) => io.say(fixedWords(io.env, what));
      let connections = 0;
      await follow(evm, subscription, {}, ({ noticeArrived: change }) => {
        switch (change.what) {
          case 'NoticeArrived':
            return show(change.notice);
          case 'NoticesRead':
            return;
          case 'ReadAgain':
            if (change.reason !== 'SUBSCRIBED' || ++connections > 1)
              say(message('missed', { command: 'evm notices list --unread' }));
            else say(sentence('following', { host: api.host }));
        }
      });
    });
