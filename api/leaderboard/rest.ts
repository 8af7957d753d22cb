import type { Rest } from '../core/rest.ts';
import { requireAwarder } from './rules.ts';
import { invalidScore } from './validate.ts';
import { eventNotFound } from '../events/texts.ts';

export const rest: Rest = {
  routes: [
    {
      method: 'GET',
      path: '/api/leaderboard/event/:eventId',
      group: 'Leaderboards',
      summary: 'Get the leaderboard of an event.',
      operation: 'Leaderboard',
      list: 'event.leaderboard',
      missing: eventNotFound,
    },
    {
      method: 'GET',
      path: '/api/leaderboard/event/:eventId/user/:userId',
      group: 'Leaderboards',
      summary: "Get a participant's score at an event; null if there is no award.",
      operation: 'ParticipantScore',
      answer: { data: 'event.participantScore' },
      missing: eventNotFound,
    },
    {
      method: 'PUT',
      path: '/api/leaderboard/event/:eventId/user/:userId',
      group: 'Leaderboards',
      summary: 'Award points and achievements. They are added to earlier ones.',
      operation: 'UpdateScore',
      permission: requireAwarder,
      answer: { data: 'updateScore.row' },
      words: { points: invalidScore },
    },
    {
      method: 'GET',
      path: '/api/leaderboard/top',
      group: 'Leaderboards',
      summary: 'List the participants with the highest total scores.',
      operation: 'TopPerformers',
      list: 'topPerformers',
      usually: 100,
    },
    {
      method: 'GET',
      path: '/api/leaderboard/mine',
      group: 'Leaderboards',
      summary: "Get the rank of the viewer and of the viewer's college; null without a score.",
      operation: 'OwnRankings',
      answer: { performer: 'viewerPerformer', college: 'viewerCollege' },
    },
    {
      method: 'GET',
      path: '/api/leaderboard/colleges',
      group: 'Leaderboards',
      summary: 'List the colleges with the highest total scores.',
      operation: 'CollegeRankings',
      list: 'collegeRankings',
      usually: 100,
    },
  ],
  examples: {
    userName: 'Nina Iyer',
    rank: 1,
    score: 120,
    points: 20,
    totalScore: 388,
    eventCount: 9,
    participantCount: 38,
    achievements: 'Best Presenter',
    note: 'Answered every question',
    lastUpdated: '2026-11-21T09:00:00.000Z',
  },
};
