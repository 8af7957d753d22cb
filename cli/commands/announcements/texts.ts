import { catalogue } from '../../../api/core/texts/texts.ts';

/** Messages of `evm announcements`. */
export const sentence = catalogue('cli/announcements', {
  draftSaved: 'Draft saved.',
  scheduled: 'Announcement scheduled.',
  published: 'Announcement published.',
  savedEnded: 'Announcement saved. It has ended already.',
  title: 'Title',
  content: 'Content',
  wouldSaveDraft: 'It would save a draft.',
  wouldPublish: 'It would publish it for {people}.',
  notFound: 'Announcement not found',
  deleteQuestion: 'Delete "{title}" for good?',
  deleted: 'Deleted "{title}".',
  eventOrGeneral: 'Give --event or --general, not both.',
  updated: 'Announcement updated.',
  none: 'No announcements found.',
  toAllQuestion: 'This goes to {people}, by mail too. Publish it?',
  wouldTell: 'It would tell the {unread} of {all} people who have not read it.',
  toldAgain: 'Told again to those who have not read it.',
  takenBack: 'Announcement taken back: it is a draft now.',
  wouldChange: 'It would change {fields}; then it is for {people}.',
  wouldChangeDraft: 'It would change {fields}; then it is a draft.',
  connectedAgain: 'Connected again. What came meanwhile is in: {command}',
  following: 'Following the announcements of {host}. Ctrl-C ends.',
});
