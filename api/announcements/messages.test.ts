import { expect, test } from 'vitest';
import type { MessageData } from '../core/names.ts';
import { toId } from '../core/ids/ids.ts';
import { messageInWords } from '../core/messages/message.ts';
import { announcement } from './messages.ts';

const event = { id: '0193aaaa-bbbb-7ccc-8ddd-eeeeffff0000', title: 'Kite day' };
const path = `/events/${toId('event', event.id)}`;

test('the preview is the beginning of the text, on one line and without half an emoji', () => {
  const facts = { id: event.id, title: 'Storm', author: 'Olga Nizer', event: null };
  const previewOf = (content: string) => messageInWords(announcement({ ...facts, content })).preview;
  expect(previewOf('Stay\n\n  inside.')).toBe('Stay inside.');
  expect(previewOf('**Stay\n** **inside**\n- 2 ** 3')).toBe('**Stay ** inside • 2 ** 3');
  expect(previewOf(`a${'🎉'.repeat(200)}`)).toBe(`a${'🎉'.repeat(138)}…`);
});

test('announcements of one minute share a message that names them all', () => {
  const news = { id: event.id, title: 'Storm', author: 'Olga Nizer', content: 'Stay inside.', event: null };
  const { subject, preview, blocks } = messageInWords(
    announcement({ ...news, more: [{ ...news, title: 'Canteen', content: 'Closed.', event }] }),
  );
  expect(subject).toBe('Important: Storm; Canteen');
  expect(preview).toBe('Stay inside.');
  expect(blocks).toEqual([
    { text: 'Olga Nizer has news for everybody:' },
    { quote: 'Stay inside.' },
    { link: { label: 'View announcements', path: '/announcements' } },
    { text: 'Canteen' },
    { text: 'Olga Nizer has news about Kite day:' },
    { quote: 'Closed.' },
    { link: { label: 'View event', path } },
  ]);
});

test('the message links to the event, or to all announcements if there is none', () => {
  const facts = { id: event.id, title: 'Storm', author: 'Olga Nizer', content: 'Stay inside.' };
  const linkOf = (about: MessageData['announcement']['event']) =>
    messageInWords(announcement({ ...facts, event: about })).blocks.find((block) => 'link' in block);
  expect(linkOf(event)).toEqual({ link: { label: 'View event', path } });
  expect(linkOf(null)).toEqual({ link: { label: 'View announcements', path: '/announcements' } });
});
