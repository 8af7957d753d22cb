/** What Apollo Sandbox opens with: run SignIn first and put its token into the Authorization header. */
export const readyOperations = `# 1. Run SignIn, then put  Authorization: Bearer <token>  into the headers below.
mutation SignIn {
  login(input: { email: "participant@evm.example", password: "Evm@demo1" }) {
    token
    expiresAt
    user { id name role }
  }
}

# 2. Who am I, and what comes next?
query Home {
  home {
    viewer { name email role }
    upcomingEvents { id title date status(timeZone: "Asia/Kolkata") location registeredCount capacity }
  }
}

# 3. Find events by words, tags and date, a page at a time.
query FindEvents {
  events(first: 10, filter: UPCOMING, search: "night") {
    totalCount
    edges { node { id title date tags organizerName viewerRegistrationState } }
    pageInfo { hasNextPage endCursor }
  }
}

# 4. What has been announced, and what is being announced: Subscribe keeps telling, starting with ReadAgain.
query Announcements {
  announcements(first: 10) {
    edges { node { id title content priority creatorName createdAt event { title } } }
  }
}

subscription Subscribe {
  announcementChanged {
    __typename
    ... on AnnouncementCreated { announcement { id title priority creatorName } }
    ... on AnnouncementUpdated { announcement { id title priority creatorName } }
    ... on AnnouncementDeleted { deletedAnnouncementId }
  }
}

# 5. As an organizer: announce something.
mutation Announce {
  createAnnouncement(input: { title: "The canteen opens at seven", content: "Come early.", priority: HIGH }) {
    announcement { id title isPublished }
  }
}

# 6. Take a seat: put the id of an event into the variables as {"event": "event_…"}.
mutation TakeSeat($event: ID!) {
  registerForEvent(input: { eventId: $event, name: "Priya Sharma", email: "participant@evm.example" }) {
    registration { id createdAt }
    event { registeredCount capacity viewerIsRegistered }
  }
}

# 7. Give it back.
mutation GiveSeatBack($event: ID!) {
  cancelRegistration(input: { eventId: $event }) {
    deletedRegistrationId
    event { registeredCount capacity }
  }
}

# 8. Who has reached most, and the board of one event with what the viewer has reached there.
query Boards($event: ID!) {
  topPerformers(first: 5) { edges { node { rank userName college totalScore eventCount } } }
  collegeRankings(first: 5) { edges { node { rank college totalScore participantCount } } }
  event(id: $event) {
    leaderboard(first: 10) { totalCount edges { node { rank userId userName score achievements } } }
    viewerScore { rank score achievements }
  }
}

# 9. As an organizer: award somebody who is registered. The key makes sure that it counts once, however often it is sent.
mutation Award($event: ID!, $participant: ID!) {
  updateScore(input: {
    eventId: $event, userId: $participant, points: 10, achievements: ["Best Presenter"], idempotencyKey: "sandbox-1"
  }) {
    award { id points achievements awardedByName }
    row { rank userName score }
  }
}
`;
