/**
 * The initial document of Sandbox and GraphiQL: the path of a participant through the product. It leaves nothing
 * behind, so it can be repeated.
 */
export const readyOperations = `# 1. Sign in, then put the token into the headers below:
#    {"Authorization": "Bearer <token>"}
mutation SignIn {
  login(input: {
    email: "participant@evm.example", password: "Evm@demo1"
  }) {
    token
    expiresAt
    user { id name role }
  }
}

# 2. Who am I, and what comes next?
query Home {
  home {
    viewer { name email role }
    upcomingEvents {
      id title date location registeredCount capacity
      status(timeZone: "Asia/Kolkata")
    }
  }
}

# 3. Find events, a page at a time. Put the id of one that is
#    OPEN into the variables, and of one whose line you can
#    join: {"event": "event_…", "full": "event_…"}
query FindEvents {
  events(first: 20, filter: UPCOMING) {
    totalCount
    edges { node { id title date organizerName viewerRegistrationState viewerCanJoinWaitlist } }
    pageInfo { hasNextPage endCursor }
  }
}

# 4. Take a seat.
mutation TakeSeat($event: ID!) {
  registerForEvent(input: {
    eventId: $event, name: "Priya Nair", email: "participant@evm.example"
  }) {
    registration { id createdAt }
    event { registeredCount capacity viewerIsRegistered }
  }
}

# 5. Look at it: who else comes, and what has been announced about it.
query OneEvent($event: ID!) {
  event(id: $event) {
    title date location registeredCount capacity
    viewerRegistrationState viewerCanEdit
    participants(first: 10) { totalCount edges { node { name college } } }
    announcements(first: 3) { edges { node { title priority createdAt } } }
  }
}

# 6. Give the seat back.
mutation GiveSeatBack($event: ID!) {
  cancelRegistration(input: { eventId: $event }) {
    deletedRegistrationId
    event { registeredCount viewerIsRegistered }
  }
}

# 7. Wait for a seat where all are taken: one that comes free
#    is that of the first in line.
mutation JoinWaitlist($full: ID!) {
  joinWaitlist(input: {
    eventId: $full, name: "Priya Nair", email: "participant@evm.example"
  }) {
    registration { state }
    event { viewerWaitlistPosition }
  }
}

# 8. Leave the line.
mutation LeaveWaitlist($full: ID!) {
  leaveWaitlist(input: { eventId: $full }) { deletedRegistrationId }
}

# 9. What has been announced.
query Announcements {
  announcements(first: 10) {
    edges { node { id title content priority creatorName createdAt event { title } } }
  }
}

# 10. What is being announced: this one keeps telling, and
#    begins with ReadAgain.
subscription Listen {
  announcementChanged {
    __typename
    ... on AnnouncementCreated { announcement { id title priority creatorName } }
    ... on AnnouncementUpdated { announcement { id title priority creatorName } }
    ... on AnnouncementDeleted { deletedAnnouncementId }
  }
}

# 11. Who has reached most, at all events and at this one.
query Boards($event: ID!) {
  topPerformers(first: 5) { edges { node { rank userName college totalScore eventCount } } }
  collegeRankings(first: 5) { edges { node { rank college totalScore participantCount } } }
  event(id: $event) {
    leaderboard(first: 10) { totalCount edges { node { rank userName score achievements } } }
    viewerScore { rank score achievements }
  }
}

# 12. The own settings: what is left out stays as it is.
mutation Quieter {
  updateUserSettings(input: { notification: { email: true } }) {
    settings { notification { email } theme language }
  }
}

# 13. Sign out: the token is refused from now on.
mutation SignOut {
  logout { success }
}
`;
