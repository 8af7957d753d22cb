/**
 * Who may what: a line for each field, a column for each viewer, in this order:
 *
 *   1 anonymous: nobody is signed in
 *   2 stranger: a participant who has nothing to do with it
 *   3 person: the participant whose account, seat, score or award it is
 *   4 owner: the organizer whose event or announcement it is
 *   5 colleague: another organizer
 *   6 admin
 *
 * and what the viewer gets:
 *
 *   V a value   T true   F false   0 null   e nothing in it (an empty list, text or page)   m a name that is masked
 *   - the thing itself is not there for the viewer
 *   u UNAUTHENTICATED   f FORBIDDEN   n NOT_FOUND   r NOT_REGISTERED   v VALIDATION_FAILED
 *
 * `.` stands for what the first table says, and `*` for all fields of a type.
 */
export const access = `
Query
  viewer                        0VVVVV
  users                         uffffV
  user                          uffffV
  platformAnalytics             uffffV
  organizerStatistics           uffVVV
  auditTrail                    uffffV
  mailMessages                  uffffV
  mailCauses                    uffffV
  platform                      VVVVVV
  knownColleges                 VVVVVV
  systemSettings                uffffV
  announcement                  uVVVVV
  announcements                 uVVVVV
  viewerCanManageAnnouncements  FFFTTT
  node                          uVVVVV
  nodes                         uVVVVV
  home                          uVVVVV
  event                         uVVVVV
  events                        uVVVVV
  eventLimits                   uVVVVV
  viewerCanCreateEvents         FFFTTT
  topPerformers                 uVVVVV
  collegeRankings               uVVVVV
  uploadLimits                  uVVVVV

Mutation
  register                      VVVVVV
  login                         VVVVVV
  logout                        uVVVVV
  renewSession                  uVVVVV
  forgotPassword                VVVVVV
  resetPassword                 VVVVVV
  resendVerification            VVVVVV
  verifyEmail                   VVVVVV
  loginWithGoogle               VVVVVV
  changePassword                uVVVVV
  endSession                    uVVVVV
  logoutEverywhere              uVVVVV
  updateProfile                 uVVVVV
  updateUserSettings            uVVVVV
  updateUserRole                uffffV
  updateSystemSettings          uffffV
  sendTestMessage               uffffV
  retryMail                     uffffV
  createAnnouncement            uffVVV
  updateAnnouncement            uffVVV
  deleteAnnouncement            uffVVV
  approveEvent                  uffffV
  rejectEvent                   uffffV
  createEvent                   uffVVV
  updateEvent                   uffVfV
  deleteEvent                   uffVfV
  updateScore                   uffVVV
  correctScore                  uffVVV
  registerForEvent              uVVfff
  cancelRegistration            urVrrr
  addRegistration               uffffV
  removeRegistration            uffffV
  stageUserImport               uffffV
  commitUserImport              uffffV
  discardUserImport             uffffV

Subscription
  announcementChanged           uVVVVV
  eventApprovalChanged          uVVVVV
  leaderboardChanged            uVVVVV

ReadAgain
  reason                        uVVVVV

AnnouncementCreated
  announcement                  uVVVVV

AnnouncementUpdated
  announcement                  uVVVVV

AnnouncementDeleted
  deletedAnnouncementId         uVVVVV

EventApprovalUpdated
  event                         u--V-V

LeaderboardUpdated
  rows                          uVVVVV
  topPerformers                 uVVVVV
  colleges                      uVVVVV
  removedIds                    ueeeee

User
  id                            u-VVVV
  firstName                     u-VVVV
  lastName                      u-VVVV
  college                       u-VVVV
  role                          u-VVVV
  photo                         u-VVVV
  createdAt                     u-VVVV
  name                          u-VVVV
  email                         u-V00V
  settings                      u-V000
  sessions                      u-V000
  hasPassword                   u-T000
  hasGoogle                     u-F000
  emailVerified                 u-F00F
  registrations                 u-VVVV

UserSession
  id                            u-V---
  device                        u-V---
  address                       u-V---
  createdAt                     u-V---
  lastUsedAt                    u-V---
  isCurrent                     u-T---

GoogleProfile
  email                         VVVVVV
  firstName                     VVVVVV
  lastName                      VVVVVV
  photo                         VVVVVV

UserSettings
  userId                        u-V---
  notification                  u-V---
  theme                         u-V---
  language                      u-V---
  privacy                       u-V---

NotificationSettings
  email                         u-T---
  push                          u-T---
  sms                           u-F---

PrivacySettings
  profileVisible                u-T---
  showHistory                   u-T---

Event
  id                            uVVVVV
  title                         uVVVVV
  description                   uVVVVV
  date                          uVVVVV
  location                      uVVVVV
  capacity                      uVVVVV
  tags                          uVVVVV
  image                         uVVVVV
  imageSmall                    uVVVVV
  approval                      uVVVVV
  rejectionReason               u00000
  version                       uVVVVV
  createdAt                     uVVVVV
  updatedAt                     uVVVVV
  announcements                 uVVVVV
  calendarFile                  uVVVVV
  createdById                   uVVVVV
  createdBy                     uVVVVV
  organizerName                 uVVVVV
  status                        uVVVVV
  viewerIsCreator               uFFTFF
  viewerCanEdit                 uFFTFT
  viewerCanDelete               uFFTFT
  viewerCanDecide               uFFFFT
  leaderboard                   uVVVVV
  participantScore              uVVVVV
  viewerScore                   u0V000
  scoreProgression              uVVVVV
  awards                        ueVVVV
  viewerCanUpdateScores         uFFTTT
  registeredCount               uVVVVV
  participants                  uVVVVV
  participantIds                uVVVVV
  viewerCanSeeContacts          uFFTTT
  viewerRegistration            u0V000
  viewerIsRegistered            uFTFFF
  viewerCanRegister             uTFFFF
  viewerRegistrationState       uVVVVV

Registration
  id                            u-VVVV
  name                          u-VVVV
  email                         u-VVVV
  phone                         u-VV0V
  specialRequirements           u-VV0V
  createdAt                     u-VVVV
  userId                        u-VVVV
  college                       u-VVVV
  event                         u-VVVV

Announcement
  id                            uVVVVV
  title                         uVVVVV
  content                       uVVVVV
  priority                      uVVVVV
  isPublished                   uTTTTT
  createdAt                     uVVVVV
  updatedAt                     uVVVVV
  eventId                       uVVVVV
  event                         uVVVVV
  createdById                   uVVVVV
  createdBy                     uVVVVV
  creatorName                   uVVVVV
  viewerCanManage               uFFTTT

LeaderboardRow
  id                            uVVVVV
  eventId                       uVVVVV
  rank                          uVVVVV
  userId                        uVVVVV
  userName                      uVVVVV
  college                       uVVVVV
  score                         uVVVVV
  achievements                  uVVVVV
  lastUpdated                   uVVVVV
  reachedAt                     uVVVVV
  event                         uVVVVV
  awards                        ueVVVV

ScoreProgression
  row                           uVVVVV
  steps                         uVVVVV

ScoreStep
  at                            uVVVVV
  score                         uVVVVV

Award
  id                            u-VVVV
  eventId                       u-VVVV
  userId                        u-VVVV
  userName                      u-VVVV
  points                        u-VVVV
  achievements                  u-VVVV
  note                          u-VVVV
  awardedByName                 u-VVVV
  createdAt                     u-VVVV
  effectivePoints               u-VVVV
  effectiveAchievements         u-VVVV
  isCorrected                   u-TTTT
  correctedAt                   u-VVVV
  correctedByName               u-VVVV
  correctionNote                u-VVVV

TopPerformer
  id                            uVVVVV
  rank                          uVVVVV
  userId                        uVVVVV
  userName                      uVVVVV
  college                       uVVVVV
  eventCount                    uVVVVV
  totalScore                    uVVVVV
  achievements                  uVVVVV
  reachedAt                     uVVVVV

CollegeRanking
  id                            uVVVVV
  rank                          uVVVVV
  college                       uVVVVV
  totalScore                    uVVVVV
  participantCount              uVVVVV
  eventCount                    uVVVVV
  reachedAt                     uVVVVV

Home
  viewer                        uVVVVV
  nextEvent                     u0V000
  upcomingEvents                uVVVVV
  announcements                 uVVVVV
  topPerformers                 uVVVVV

EventLimits
  maxCapacity                   uVVVVV
  maxUpcomingEvents             uVVVVV

UploadLimits
  maxMegabytes                  uVVVVV
  extensions                    uVVVVV

PlatformState
  registrationOpen              TTTTTT
  maintenance                   FFFFFF
  googleClientId                VVVVVV
  needsAdmin                    FFFFFF
  terms                         eeeeee
  version                       00000V

SystemSettings
  maxUsersPerEvent              uffffV
  maxEventsPerOrganizer         uffffV
  enableRegistration            uffffT
  maintenanceMode               uffffF
  emailVerificationRequired     uffffT
  defaultUserRole               uffffV
  sessionTimeout                uffffV
  fileUploadLimit               uffffV
  allowedFileTypes              uffffV
  systemEmailAddress            uffffV
  smtpServer                    uffffV
  smtpPort                      uffffV
  smtpUsername                  uffffV
  mailIsSent                    uffffT
  analyticsEnabled              uffffT
  loggingLevel                  uffffV
  eventApprovalRequired         uffffF
  terms                         uffffe
  updatedAt                     uffffV

MailMessage
  id                            u----V
  kind                          u----V
  subject                       u----V
  to                            u----V
  state                         u----V
  attempts                      u----V
  answer                        u----V
  createdAt                     u----V
  settledAt                     u----V
  viewerCanRetry                u----F

MailCause
  id                            u----V
  kind                          u----V
  subject                       u----V
  createdAt                     u----V
  total                         u----V
  queued                        u----V
  sent                          u----V
  kept                          u----V
  failed                        u----V
  message                       u----V

ImportProblem
  row                           uffffV
  field                         uffffV
  message                       uffffV

AuditEntry
  id                            u----V
  action                        u----V
  actorId                       u----V
  actorName                     u----V
  subjectId                     u----V
  subjectName                   u----V
  changes                       u----V
  eventTitle                    u----V
  address                       u----V
  createdAt                     u----V

AuditChange
  field                         u----V
  before                        u----V
  after                         u----V

PlatformAnalytics
  totalUsers                    uffffV
  activeEvents                  uffffV
  upcomingEvents                uffffV
  totalRegistrations            uffffV
  plots                         uffffV

PlatformPlots
  signUpsPerDay                 uffffV
  registrationsPerDay           uffffV
  eventsByStatus                uffffV
  busiestColleges               uffffV
  busiestTags                   uffffV

DayCount
  day                           uffffV
  count                         uffffV

NamedCount
  name                          uffffV
  count                         uffffV

OrganizerStatistics
  totalEvents                   uffVVV
  upcomingEvents                uffVVV
  totalRegistrations            uffVVV
  averageFill                   uffVVV
  registrationsPerDay           uffVVV
`;

/** The same types in a state of their own: what differs from the table above. The name after the colon is the sample. */
export const special = `
User: an organizer
  *                             uVVVVV
  email                         u00V0V
  settings                      u00V00
  sessions                      u00V00
  hasPassword                   u00T00
  hasGoogle                     u00F00
  emailVerified                 u00F0F
  registrations                 ueeeee

User: keeps the profile private
  *                             ......

User: keeps the history private
  registrations                 u-Veee

Event: pending
  *                             u--.-.

Event: rejected
  *                             u--.-.
  rejectionReason               u--V-V

Announcement: draft
  *                             u--...
  isPublished                   u--FFF

Announcement: of a rejected event
  *                             u--.-.

LeaderboardRow: at a rejected event
  *                             u--.-.

Award: at a rejected event
  *                             u--.-.

Registration: at a rejected event
  *                             u-..-.
  event                         u-0V-V

Registration: in the list of participants
  *                             uVVVVV
  email                         u0VVVV
  phone                         u0VV0V
  specialRequirements           u0VV0V

Registration: of a private participant in the list
  *                             uVVVVV
  name                          umVVVV
  college                       ueVVVV
  email                         u0VVVV
  phone                         u0VV0V
  specialRequirements           u0VV0V

LeaderboardRow: of a private participant
  userName                      umVVVV
  college                       ueVVVV

LeaderboardRow: of a private participant on the board
  userName                      umVVVV
  college                       ueVVVV

LeaderboardRow: of a private participant in the plot
  userName                      umVVVV
  college                       ueVVVV

Award: of a person with a private history
  *                             ......

TopPerformer: of a private participant
  userName                      umVVVV
  college                       ueVVVV

Mutation: at a pending event
  updateEvent                   unnVnV
  deleteEvent                   unnVnV
  updateScore                   uffVnV
  registerForEvent              unnfff
  createAnnouncement            uffVvV
  approveEvent                  uffffV
  rejectEvent                   uffffV

Subscription: to a pending event
  announcementChanged           unnVnV
  leaderboardChanged            unnVnV
`;
