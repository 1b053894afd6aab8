// Made by `npm run generate` from prisma/schema.prisma, whose SHA-256 is
// e7f644f0b7e976d1090588c836d5ca3e92586fe84a0e5d7ed4bc6e82a92927ab.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// generated/prisma/client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";
import "@prisma/client/runtime/client";

// generated/prisma/enums.ts
var enums_exports = {};
__export(enums_exports, {
  OrderArea: () => OrderArea,
  OrderStatus: () => OrderStatus,
  ProductStatus: () => ProductStatus,
  QuestionStatus: () => QuestionStatus,
  ReportStatus: () => ReportStatus,
  Role: () => Role,
  Scope: () => Scope,
  StoreStatus: () => StoreStatus,
  VideoStatus: () => VideoStatus,
  VideoVisibility: () => VideoVisibility
});
var Role = {
  member: "member",
  moderator: "moderator",
  admin: "admin"
};
var Scope = {
  read: "read",
  write: "write",
  upload: "upload",
  moderate: "moderate",
  forward: "forward"
};
var ReportStatus = {
  open: "open",
  claimed: "claimed",
  upheld: "upheld",
  rejected: "rejected"
};
var QuestionStatus = {
  open: "open",
  resolved: "resolved",
  closed: "closed"
};
var StoreStatus = {
  active: "active",
  inactive: "inactive",
  suspended: "suspended"
};
var ProductStatus = {
  draft: "draft",
  active: "active",
  inactive: "inactive"
};
var OrderArea = {
  marketplace: "marketplace",
  shop: "shop"
};
var OrderStatus = {
  pending: "pending",
  paid: "paid",
  completed: "completed",
  refunded: "refunded",
  disputed: "disputed"
};
var VideoVisibility = {
  public: "public",
  unlisted: "unlisted",
  private: "private"
};
var VideoStatus = {
  processing: "processing",
  ready: "ready",
  failed: "failed"
};

// generated/prisma/internal/class.ts
import * as runtime from "@prisma/client/runtime/client";
var config = {
  "previewFeatures": [],
  "clientVersion": "7.10.0",
  "engineVersion": "0edf323efd1d98336f3f0a68684b56f689b900d3",
  "activeProvider": "postgresql",
  "inlineSchema": `// The tables behind the contract. Rules that Prisma cannot say (checks, partial indexes) stand in migrations/, with their
// reasons; functions, triggers and views as they are now in sql/.

generator client {
  provider               = "prisma-client"
  output                 = "../generated/prisma"
  runtime                = "nodejs"
  moduleFormat           = "esm"
  generatedFileExtension = "ts"
  importFileExtension    = "js"
}

datasource db {
  provider = "postgresql"
}

enum Role {
  member
  moderator
  admin

  @@map("role")
}

enum Scope {
  read
  write
  upload
  moderate
  forward

  @@map("scope")
}

model User {
  id              Int       @id @default(autoincrement())
  username        String    @unique @db.Citext
  email           String?   @unique @db.Citext
  emailVerifiedAt DateTime? @map("email_verified_at") @db.Timestamptz(6)
  /// What they have given and not confirmed yet. Several may claim the same.
  pendingEmail    String?   @map("pending_email") @db.Citext
  passwordHash    String?   @map("password_hash")
  role            Role      @default(member)
  createdAt       DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept out from then on, until another time if there is one; nothing has to be written when that comes.
  suspendedAt     DateTime? @map("suspended_at") @db.Timestamptz(6)
  suspendedUntil  DateTime? @map("suspended_until") @db.Timestamptz(6)
  suspendedFor    String?   @map("suspended_for") @db.VarChar(1000)
  /// May read and not write, in the same way.
  silencedAt      DateTime? @map("silenced_at") @db.Timestamptz(6)
  silencedUntil   DateTime? @map("silenced_until") @db.Timestamptz(6)
  silencedFor     String?   @map("silenced_for") @db.VarChar(1000)
  /// Since when a warning waits to be acknowledged; null if none does.
  warnedAt        DateTime? @map("warned_at") @db.Timestamptz(6)
  /// When they were last told by mail that something was reported, where they are staff.
  reportMailedAt  DateTime? @map("report_mailed_at") @db.Timestamptz(6)
  /// Contributions that everybody could see, up to as many as anybody asks for.
  approvedPosts   Int       @default(0) @map("approved_posts")
  /// Whether an admin has yet to let them in.
  awaitsApproval  Boolean   @default(false) @map("awaits_approval")
  /// When the account is to be deleted; until then its owner may keep it, and do nothing else.
  deleteAt        DateTime? @map("delete_at") @db.Timestamptz(6)
  deletedAt       DateTime? @map("deleted_at") @db.Timestamptz(6)
  /// Whether a password is not enough to sign in. It follows from the factors, which are changed together with it.
  twoFactors      Boolean   @default(false) @map("two_factors")
  /// What they say of themselves.
  displayName     String?   @map("display_name") @db.VarChar(50)
  about           String?   @db.VarChar(2000)
  location        String?   @db.VarChar(100)
  website         String?   @db.VarChar(300)
  /// Of the bytes of their picture; null for a generated one.
  avatarVersion   String?   @map("avatar_version") @db.VarChar(12)

  keys            ApiKey[]
  apps            App[]
  appGrants       AppGrant[]
  totpFactor      TotpFactor?
  recoveryCodes   RecoveryCode[]
  passkeys        Passkey[]
  identities      Identity[]
  topics          Topic[]
  replies         Reply[]
  topicReads      TopicRead[]
  questions       Question[]
  answers         Answer[]
  votes           Vote[]
  idempotencyKeys IdempotencyKey[]
  stores          Store[]
  orders          Order[]
  videos          Video[]
  comments        Comment[]
  reviews         Review[]
  announcements   Announcement[]
  ratings         Rating[]
  files           File[]
  fileUsage       FileUsage?
  reportsMade     Report[]         @relation("reporter")
  reportsAbout    Report[]         @relation("author")
  reportsHandled  Report[]         @relation("handler")
  revisions       Revision[]       @relation("owner")
  edits           Revision[]       @relation("editor")
  mails           Mail[]
  emailTokens     EmailToken[]
  invitations     Invitation[]
  exports         Export[]
  warnings        Warning[]        @relation("warned")
  givenWarnings   Warning[]        @relation("given")
  removedBySteps  PersonRemoval[]  @relation("removed")
  begunRemovals   PersonRemoval[]  @relation("begun")
  avatars         Avatar[]

  @@map("users")
}

/// A person's picture in one size.
model Avatar {
  userId    Int      @map("user_id")
  /// Pixels of a side.
  size      Int      @db.SmallInt
  objectKey String   @unique @map("object_key") @db.VarChar(64)
  bytes     Int
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@id([userId, size])
  @@map("avatars")
}

model ApiKey {
  id           Int       @id @default(autoincrement())
  userId       Int       @map("user_id")
  name         String    @db.VarChar(100)
  /// The first characters of the key: enough to recognise it, too few to use it.
  prefix       String    @db.VarChar(12)
  /// SHA-256 of the whole key.
  hash         Bytes     @unique
  scopes       Scope[]
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt    DateTime? @map("expires_at") @db.Timestamptz(6)
  revokedAt    DateTime? @map("revoked_at") @db.Timestamptz(6)
  lastUsedAt   DateTime? @map("last_used_at") @db.Timestamptz(6)
  /// Of an access token: whose it is, and the permission that it comes from. Neither of a key that a person made.
  appId        Int?      @map("app_id")
  appSessionId Int?      @map("app_session_id")

  user       User        @relation(fields: [userId], references: [id], onDelete: Cascade)
  app        App?        @relation(fields: [appId], references: [id], onDelete: Cascade)
  appSession AppSession? @relation(fields: [appSessionId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@index([appId])
  @@index([appSessionId])
  @@map("api_keys")
}

/// A mail that waits to be sent, or was given up. What it says is written when it is sent, so that no link in it is ever here.
model Mail {
  id        Int       @id @default(autoincrement())
  /// Whom it tells of their account; null for somebody without one.
  userId    Int?      @map("user_id")
  kind      String    @db.VarChar(50)
  recipient String    @db.VarChar(254)
  /// What its template is given.
  data      Json      @default("{}")
  attempts  Int       @default(0) @db.SmallInt
  /// When it is tried next. While it is being sent, when that has taken too long.
  dueAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("due_at") @db.Timestamptz(6)
  /// What went wrong at the last try.
  fault     String?   @db.VarChar(500)
  givenUpAt DateTime? @map("given_up_at") @db.Timestamptz(6)
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User? @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@map("mails")
}

/// A link by which a moderator lets others sign up.
model Invitation {
  id        Int      @id @default(autoincrement())
  /// SHA-256 of what is in the link.
  hash      Bytes    @unique
  creatorId Int      @map("creator_id")
  maxUses   Int      @map("max_uses")
  uses      Int      @default(0)
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt DateTime @map("expires_at") @db.Timestamptz(6)

  creator User @relation(fields: [creatorId], references: [id], onDelete: Cascade)

  @@index([creatorId])
  @@index([expiresAt])
  @@map("invitations")
}

/// A link in a mail, by which somebody proves that they read what comes to an address.
model EmailToken {
  /// SHA-256 of what is in the link.
  hash      Bytes     @id
  userId    Int       @map("user_id")
  purpose   String    @db.VarChar(20)
  /// Where it was sent to. It is worth nothing once that is not the account's address any more.
  email     String    @db.Citext
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt DateTime  @map("expires_at") @db.Timestamptz(6)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@index([expiresAt])
  @@map("email_tokens")
}

/// The first reply to a creating request, kept for 24 hours so that a repeated request gets it again.
model IdempotencyKey {
  userId    Int      @map("user_id")
  operation String   @db.VarChar(100)
  key       String   @db.VarChar(255)
  /// SHA-256 of the request: path parameters and body.
  request   Bytes
  status    Int      @db.SmallInt
  body      String
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@id([userId, operation, key])
  @@index([createdAt])
  @@map("idempotency_keys")
}

/// What staff and operators did. Nothing refers to a table, since the log outlives what it names.
model AuditEntry {
  id         Int      @id @default(autoincrement())
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)
  /// A user; null for the operator's command line.
  actorId    Int?     @map("actor_id")
  action     String   @db.VarChar(50)
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int?     @map("target_id")
  reason     String?  @db.VarChar(1000)
  requestId  String?  @map("request_id") @db.VarChar(128)
  details    Json     @default("{}")

  @@index([actorId, action, id])
  @@index([actorId, id])
  @@index([action, id])
  @@index([targetType, targetId, id])
  @@map("audit_log")
}

enum ReportStatus {
  open
  claimed
  upheld
  rejected

  @@map("report_status")
}

/// What somebody told the moderators of. Nothing refers to what it is about, which may go.
model Report {
  id             Int          @id @default(autoincrement())
  targetType     String       @map("target_type") @db.VarChar(50)
  targetId       Int          @map("target_id")
  /// The owner of the target; null without one.
  authorId       Int?         @map("author_id")
  reporterId     Int          @map("reporter_id")
  reason         String       @db.VarChar(50)
  note           String?      @db.VarChar(1000)
  status         ReportStatus @default(open)
  /// Who has claimed or resolved it.
  handlerId      Int?         @map("handler_id")
  resolutionNote String?      @map("resolution_note") @db.VarChar(1000)
  createdAt      DateTime     @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  claimedAt      DateTime?    @map("claimed_at") @db.Timestamptz(6)
  resolvedAt     DateTime?    @map("resolved_at") @db.Timestamptz(6)

  reporter User  @relation("reporter", fields: [reporterId], references: [id], onDelete: Restrict)
  author   User? @relation("author", fields: [authorId], references: [id], onDelete: Restrict)
  handler  User? @relation("handler", fields: [handlerId], references: [id], onDelete: Restrict)

  @@index([status, id])
  @@index([targetType, id])
  @@index([targetType, targetId, id])
  @@index([reason, id])
  @@index([reporterId, id])
  @@index([authorId, id])
  @@index([handlerId, id])
  @@map("reports")
}

/// The text of content before an edit. There is no foreign key to the content, which is in one of several tables.
model Revision {
  id         Int      @id @default(autoincrement())
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int      @map("target_id")
  /// Counted from 1 for each content.
  number     Int
  /// The owner of the content, so that an erasure finds all that it has to delete; null for the shop's.
  ownerId    Int?     @map("owner_id")
  title      String?  @db.VarChar(200)
  body       String
  editorId   Int      @map("editor_id")
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)
  /// Why it was edited.
  reason     String?  @db.VarChar(1000)

  owner  User? @relation("owner", fields: [ownerId], references: [id], onDelete: Restrict)
  editor User  @relation("editor", fields: [editorId], references: [id], onDelete: Restrict)

  @@unique([targetType, targetId, number])
  @@index([ownerId])
  @@map("revisions")
}

/// Content that is hidden, waits for approval or is deleted. Its rows are in tables of the schema \`removed\`, or it stays where it is, as
/// prisma/sql/removed.sql says.
model Removal {
  id         Int      @id @default(autoincrement())
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int      @map("target_id")
  parentId   Int?     @map("parent_id")
  /// A user; null for what the shop sells.
  authorId   Int?     @map("author_id")
  title      String?  @db.VarChar(255)
  excerpt    String
  /// What must be known to bring it back.
  memory     String?  @db.VarChar(50)
  /// Whether staff are not told of it.
  isPrivate  Boolean  @default(false) @map("is_private")
  state      String   @db.VarChar(10)
  /// A user; null where the service did it.
  actorId    Int?     @map("actor_id")
  reason     String?  @db.VarChar(1000)
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)

  items PersonRemovalItem[]

  @@unique([targetType, targetId])
  @@index([at, id])
  @@index([state, at, id])
  @@index([targetType, at, id])
  @@index([authorId, at, id])
  @@map("removals")
}

/// A message of the moderators that somebody has to acknowledge.
model Warning {
  id             Int       @id @default(autoincrement())
  userId         Int       @map("user_id")
  actorId        Int       @map("actor_id")
  text           String    @db.VarChar(1000)
  createdAt      DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  acknowledgedAt DateTime? @map("acknowledged_at") @db.Timestamptz(6)

  user  User @relation("warned", fields: [userId], references: [id], onDelete: Cascade)
  actor User @relation("given", fields: [actorId], references: [id], onDelete: Cascade)

  @@index([userId, id])
  @@map("warnings")
}

/// Everything of one person that is hidden or deleted in one step. Written by statements alone.
model PersonRemoval {
  id         Int       @id @default(autoincrement())
  userId     Int       @map("user_id")
  actorId    Int       @map("actor_id")
  action     String    @db.VarChar(10)
  /// Null once the account is deleted.
  reason     String?   @db.VarChar(1000)
  state      String    @default("removing") @db.VarChar(10)
  items      Int       @default(0)
  createdAt  DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  finishedAt DateTime? @map("finished_at") @db.Timestamptz(6)

  user    User                @relation("removed", fields: [userId], references: [id], onDelete: Cascade)
  actor   User                @relation("begun", fields: [actorId], references: [id], onDelete: Cascade)
  removed PersonRemovalItem[]

  @@index([userId, id])
  @@map("person_removals")
}

/// What it has removed, and as what that was removed before; null if it was visible.
model PersonRemovalItem {
  removalId Int     @id @map("removal_id")
  stepId    Int     @map("step_id")
  state     String? @db.VarChar(10)
  reason    String? @db.VarChar(1000)
  actorId   Int?    @map("actor_id")

  removal Removal       @relation(fields: [removalId], references: [id], onDelete: Cascade, onUpdate: NoAction)
  step    PersonRemoval @relation(fields: [stepId], references: [id], onDelete: Cascade, onUpdate: NoAction)

  @@index([stepId, removalId])
  @@map("person_removal_items")
}

/// An archive of all that somebody has: asked for, being made, ready or over. Written by statements alone.
model Export {
  id          Int       @id @default(autoincrement())
  userId      Int       @map("user_id")
  state       String    @default("waiting") @db.VarChar(10)
  askedAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("asked_at") @db.Timestamptz(6)
  /// How often somebody began to make it.
  attempts    Int       @default(0)
  /// Until when other processes do not take it over from the one that makes it.
  leasedUntil DateTime? @map("leased_until") @db.Timestamptz(6)
  /// Where the storage keeps it, or will: each attempt has one of its own.
  objectKey   String?   @unique @map("object_key") @db.VarChar(64)
  /// Of the archive, how many lists and objects are in it, and how many there will be.
  parts       Int       @default(0)
  partsTotal  Int       @default(0) @map("parts_total")
  records     BigInt    @default(0)
  bytes       BigInt    @default(0)
  /// Objects that could not be read.
  missing     Int       @default(0)
  fault       String?   @db.VarChar(20)
  endedAt     DateTime? @map("ended_at") @db.Timestamptz(6)
  expiresAt   DateTime? @map("expires_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId, id])
  @@map("exports")
}

/// What admins say of the site, in one row at most.
model SiteSettings {
  id          Int     @id @default(1) @db.SmallInt
  welcome     String? @db.VarChar(2000)
  /// \`#rrggbb\`
  accent      String? @db.VarChar(7)
  /// WebP.
  logo        Bytes?
  /// Of its bytes.
  logoVersion String? @map("logo_version") @db.VarChar(12)

  @@map("site_settings")
}

/// The texts of rules, terms, privacy and imprint that admins have written.
model SitePage {
  name String @id @db.VarChar(20)
  text String

  @@map("site_pages")
}

model Board {
  id          Int       @id @default(autoincrement())
  title       String    @db.VarChar(200)
  description String
  position    Int
  createdAt   DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When it was deleted with its topics. It cannot be seen until one of them is restored.
  deletedAt   DateTime? @map("deleted_at") @db.Timestamptz(6)

  topics Topic[]

  @@index([position, id])
  @@map("boards")
}

model Topic {
  id              Int       @id @default(autoincrement())
  boardId         Int       @map("board_id")
  authorId        Int       @map("author_id")
  title           String    @db.VarChar(200)
  content         String
  isSticky        Boolean   @default(false) @map("is_sticky")
  isLocked        Boolean   @default(false) @map("is_locked")
  createdAt       DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When it changed. Kept by a trigger.
  updatedAt       DateTime  @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(6)
  /// When the text was edited last, and the id of who did it.
  editedAt        DateTime? @map("edited_at") @db.Timestamptz(6)
  editedBy        Int?      @map("edited_by")
  /// The three fields below are kept by triggers.
  replyCount      Int       @default(0) @map("reply_count")
  lastReplyAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("last_reply_at") @db.Timestamptz(6)
  lastReplyUserId Int       @default(0) @map("last_reply_user_id")
  /// The id that its text has as a reply, once it is merged into another topic. A trigger takes it; topics from before have none.
  openingId       Int?      @map("opening_id")
  /// Whether its text was a reply of another topic, which it was split off from. An index finds these by that id.
  isSplit         Boolean   @default(false) @map("is_split")

  board   Board         @relation(fields: [boardId], references: [id], onDelete: Cascade)
  author  User          @relation(fields: [authorId], references: [id], onDelete: Restrict)
  replies Reply[]
  reads   TopicRead[]
  merged  MergedTopic[]

  @@index([boardId, isSticky(sort: Desc), lastReplyAt(sort: Desc), id(sort: Desc)])
  @@index([authorId, id])
  @@index([boardId, id])
  @@index([lastReplyAt, id])
  @@index([updatedAt, id])
  @@map("topics")
}

model Reply {
  id        Int       @id @default(autoincrement())
  topicId   Int       @map("topic_id")
  authorId  Int       @map("author_id")
  content   String
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When it changed. Kept by a trigger.
  updatedAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(6)
  /// When the text was edited last, and the id of who did it.
  editedAt  DateTime? @map("edited_at") @db.Timestamptz(6)
  editedBy  Int?      @map("edited_by")

  topic  Topic @relation(fields: [topicId], references: [id], onDelete: Cascade)
  author User  @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([topicId, id])
  @@index([topicId, updatedAt, id])
  @@index([authorId, id])
  @@map("replies")
}

/// A topic that was merged into another, to which its address leads.
model MergedTopic {
  id      Int @id
  topicId Int @map("topic_id")

  topic Topic @relation(fields: [topicId], references: [id], onDelete: Cascade)

  @@index([topicId])
  @@map("merged_topics")
}

/// How far somebody has read a topic: up to the reply, or its own text alone (0).
model TopicRead {
  userId  Int      @map("user_id")
  topicId Int      @map("topic_id")
  replyId Int      @default(0) @map("reply_id")
  readAt  DateTime @default(dbgenerated("clock_timestamp()")) @map("read_at") @db.Timestamptz(6)

  user  User  @relation(fields: [userId], references: [id], onDelete: Restrict)
  topic Topic @relation(fields: [topicId], references: [id], onDelete: Cascade)

  @@id([userId, topicId])
  @@index([topicId])
  @@index([readAt])
  @@map("topic_reads")
}

/// Somebody who is signed in on the web pages. Its columns are those that connect-pg-simple knows.
model Session {
  /// SHA-256 of the session's id, as hexadecimal digits: who reads this table cannot take a session over.
  sid    String   @id @db.VarChar(64)
  sess   Json
  expire DateTime @db.Timestamptz(6)
  /// Made by the database of what the session says. Only a session of somebody who is signed in has it.
  userId Int?     @default(dbgenerated()) @map("user_id")

  @@index([expire])
  @@index([userId])
  @@map("sessions")
}

/// An app that shows codes. It counts from when a first code has confirmed it.
model TotpFactor {
  userId       Int       @id @map("user_id")
  /// Encrypted with a key that follows from the secret of the sessions.
  secret       String
  /// The step of time of the last code that was accepted: no code of this or an earlier one is.
  lastStep     BigInt    @map("last_step")
  /// Since the last right one.
  wrongCodes   Int       @default(0) @map("wrong_codes")
  blockedUntil DateTime? @map("blocked_until") @db.Timestamptz(6)
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@map("totp_factors")
}

/// What lets somebody in who has lost their other factors, each once.
model RecoveryCode {
  userId Int       @map("user_id")
  /// SHA-256 of the code.
  hash   Bytes
  usedAt DateTime? @map("used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@id([userId, hash])
  @@map("recovery_codes")
}

model Passkey {
  id           Int       @id @default(autoincrement())
  userId       Int       @map("user_id")
  credentialId Bytes     @unique @map("credential_id")
  publicKey    Bytes     @map("public_key")
  /// How often it was used, where the authenticator counts that.
  counter      BigInt
  transports   String[]
  name         String    @db.VarChar(100)
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  lastUsedAt   DateTime? @map("last_used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@map("passkeys")
}

/// Who somebody is elsewhere, by OpenID Connect.
model Identity {
  id         Int       @id @default(autoincrement())
  userId     Int       @map("user_id")
  issuer     String    @db.VarChar(2000)
  /// Their id there: opaque, and never given to another person.
  subject    String    @db.VarChar(255)
  createdAt  DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  lastUsedAt DateTime? @map("last_used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@unique([issuer, subject])
  @@index([userId])
  @@map("identities")
}

/// Secrets that the servers on one database share. Made at first use.
model Secret {
  name      String   @id @db.VarChar(50)
  value     Bytes
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  @@map("secrets")
}

enum QuestionStatus {
  open
  resolved
  closed

  @@map("question_status")
}

model Category {
  id   Int    @id @default(autoincrement())
  name String @db.VarChar(100)
  slug String @unique @db.VarChar(100)

  questions Question[]

  @@map("categories")
}

/// Each index is a list that the interface shows, newest first.
model Question {
  id           Int            @id @default(autoincrement())
  categoryId   Int?           @map("category_id")
  authorId     Int            @map("author_id")
  title        String         @db.VarChar(200)
  body         String
  status       QuestionStatus @default(open)
  bestAnswerId Int?           @map("best_answer_id")
  createdAt    DateTime       @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When it changed. Kept by a trigger.
  updatedAt    DateTime       @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(6)
  /// When the text was edited last, and the id of who did it.
  editedAt     DateTime?      @map("edited_at") @db.Timestamptz(6)
  editedBy     Int?           @map("edited_by")
  /// Kept by a trigger.
  answerCount  Int            @default(0) @map("answer_count")

  category   Category?       @relation(fields: [categoryId], references: [id], onDelete: Restrict)
  author     User            @relation(fields: [authorId], references: [id], onDelete: Restrict)
  /// The best answer is one of the question's own.
  bestAnswer Answer?         @relation("best", fields: [bestAnswerId, id], references: [id, questionId], onDelete: NoAction, onUpdate: NoAction)
  answers    Answer[]        @relation("answers")
  search     QuestionSearch?

  @@unique([bestAnswerId, id])
  @@index([categoryId, id])
  @@index([status, id])
  @@index([categoryId, status, id])
  @@index([authorId, id])
  @@index([authorId, status, id])
  @@index([updatedAt, id])
  @@map("questions")
}

model Answer {
  id         Int       @id @default(autoincrement())
  questionId Int       @map("question_id")
  authorId   Int       @map("author_id")
  body       String
  createdAt  DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When it changed. Kept by a trigger.
  updatedAt  DateTime  @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(6)
  /// When the text was edited last, and the id of who did it.
  editedAt   DateTime? @map("edited_at") @db.Timestamptz(6)
  editedBy   Int?      @map("edited_by")
  /// Kept by a trigger.
  voteScore  Int       @default(0) @map("vote_score")

  question Question  @relation("answers", fields: [questionId], references: [id], onDelete: Cascade)
  author   User      @relation(fields: [authorId], references: [id], onDelete: Restrict)
  bestOf   Question? @relation("best")
  votes    Vote[]

  @@unique([id, questionId])
  @@index([questionId, voteScore(sort: Desc), id])
  @@index([questionId, updatedAt, id])
  @@index([authorId, id])
  @@map("answers")
}

model Vote {
  answerId  Int      @map("answer_id")
  userId    Int      @map("user_id")
  value     Int      @db.SmallInt
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  answer Answer @relation(fields: [answerId], references: [id], onDelete: Cascade)
  user   User   @relation(fields: [userId], references: [id], onDelete: Restrict)

  @@id([answerId, userId])
  @@map("votes")
}

/// What a search looks through, apart from the questions: a question's row is rewritten with every answer, and a search
/// reads many rows of which it shows few. Written by triggers alone.
model QuestionSearch {
  questionId Int                     @id @map("question_id")
  words      Unsupported("tsvector")

  question Question @relation(fields: [questionId], references: [id], onDelete: Cascade)

  @@index([words], type: Gin)
  @@map("question_search")
}

/// What a search over everything looks through: a row for each post that everybody may read. Written by triggers alone.
model SearchEntry {
  id         BigInt                  @id @default(autoincrement())
  type       String
  contentId  Int                     @map("content_id")
  threadType String                  @map("thread_type")
  threadId   Int                     @map("thread_id")
  authorId   Int?                    @map("author_id")
  area       String?
  createdAt  DateTime                @map("created_at") @db.Timestamptz(6)
  until      DateTime?               @db.Timestamptz(6)
  title      String?
  words      Unsupported("tsvector")

  @@unique([type, contentId])
  @@map("search_entries")
}

model SearchVocabulary {
  word String @id

  @@index([word(ops: raw("gin_trgm_ops"))], type: Gin)
  @@map("search_vocabulary")
}

enum StoreStatus {
  active
  inactive
  suspended

  @@map("store_status")
}

enum ProductStatus {
  draft
  active
  inactive

  @@map("product_status")
}

enum OrderArea {
  marketplace
  shop

  @@map("order_area")
}

enum OrderStatus {
  pending
  paid
  completed
  refunded
  disputed

  @@map("order_status")
}

model Store {
  id          Int         @id @default(autoincrement())
  ownerId     Int         @map("owner_id")
  name        String      @db.VarChar(100)
  slug        String      @unique @db.VarChar(100)
  description String
  status      StoreStatus @default(active)
  /// Whether it was closed because its owner leaves, and opens again if they stay.
  reopens     Boolean     @default(false)
  createdAt   DateTime    @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// The sum and the number of the ratings of its products, kept by a trigger.
  ratingSum   Int         @default(0) @map("rating_sum")
  ratingCount Int         @default(0) @map("rating_count")

  owner    User      @relation(fields: [ownerId], references: [id], onDelete: Restrict)
  products Product[]

  @@index([ownerId, id])
  @@index([ownerId, status, id])
  @@map("stores")
}

/// What a store sells, or the shop, which is no store: then \`storeId\` is null, and slug and regular price are set.
model Product {
  id           Int           @id @default(autoincrement())
  storeId      Int?          @map("store_id")
  title        String        @db.VarChar(200)
  /// This and the SKU are unique among the products that are not deleted.
  slug         String?       @db.VarChar(100)
  sku          String?       @db.VarChar(64)
  description  String        @default("")
  price        Decimal       @db.Decimal(12, 2)
  regularPrice Decimal?      @map("regular_price") @db.Decimal(12, 2)
  stock        Int           @default(0)
  status       ProductStatus @default(active)
  category     String        @db.VarChar(100)
  imageUrl     String?       @map("image_url") @db.VarChar(2048)
  createdAt    DateTime      @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When it changed. Kept by a trigger.
  updatedAt    DateTime      @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(6)
  /// When the text was edited last, and the id of who did it.
  editedAt     DateTime?     @map("edited_at") @db.Timestamptz(6)
  editedBy     Int?          @map("edited_by")
  /// A product that was ordered stays as a row when it is deleted, inactive and visible to no one.
  deletedAt    DateTime?     @map("deleted_at") @db.Timestamptz(6)
  /// The fields below are kept by triggers. The owner is the store's. The shelf is the store, or 0 for the shop.
  ownerId      Int?          @map("owner_id")
  shelf        Int           @default(0)
  /// Whether it is in the lists across stores: an active product of an active store.
  listed       Boolean       @default(false)
  titleKey     String        @default("") @map("title_key")
  categoryKey  String        @default("") @map("category_key")
  /// The sum, the number and the average of the ratings of its reviews; the average is 0 without any.
  ratingSum    Int           @default(0) @map("rating_sum")
  ratingCount  Int           @default(0) @map("rating_count")
  rating       Decimal       @default(0) @db.Decimal(3, 2)

  store   Store?      @relation(fields: [storeId], references: [id], onDelete: Restrict)
  items   OrderItem[]
  reviews Review[]

  @@index([updatedAt, id])
  @@map("products")
}

/// What an admin announces to everybody, until a time or without an end.
model Announcement {
  id        Int       @id @default(autoincrement())
  authorId  Int       @map("author_id")
  title     String    @db.VarChar(200)
  body      String
  until     DateTime? @db.Timestamptz(6)
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When it changed. Kept by a trigger.
  updatedAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(6)
  /// When the text was edited last, and the id of who did it.
  editedAt  DateTime? @map("edited_at") @db.Timestamptz(6)
  editedBy  Int?      @map("edited_by")

  author User @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([authorId, id])
  @@map("announcements")
}

/// What a buyer says of a product, once for each.
model Review {
  id        Int       @id @default(autoincrement())
  productId Int       @map("product_id")
  authorId  Int       @map("author_id")
  rating    Int       @db.SmallInt
  title     String?   @db.VarChar(200)
  body      String    @default("")
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When it changed. Kept by a trigger.
  updatedAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(6)
  /// When the text was edited last, and the id of who did it.
  editedAt  DateTime? @map("edited_at") @db.Timestamptz(6)
  editedBy  Int?      @map("edited_by")
  /// What the store's owner says to it.
  reply     String?
  repliedAt DateTime? @map("replied_at") @db.Timestamptz(6)

  /// A product that was reviewed was ordered, and so stays as a row when it is deleted.
  product Product @relation(fields: [productId], references: [id], onDelete: Restrict)
  author  User    @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@unique([productId, authorId])
  @@index([productId, id])
  @@index([productId, rating, id])
  @@index([productId, updatedAt, id])
  @@index([authorId, id])
  @@map("reviews")
}

model Order {
  id               Int         @id @default(autoincrement())
  area             OrderArea
  buyerId          Int         @map("buyer_id")
  status           OrderStatus @default(pending)
  createdAt        DateTime    @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When it changed. Kept by a trigger.
  updatedAt        DateTime    @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(6)
  paidAt           DateTime?   @map("paid_at") @db.Timestamptz(6)
  paymentReference String?     @map("payment_reference") @db.VarChar(200)
  /// The first of the orders that were placed together, one for each store; null where there was one store.
  checkoutId       Int?        @map("checkout_id")
  disputeReason    String?     @map("dispute_reason") @db.VarChar(1000)

  buyer  User         @relation(fields: [buyerId], references: [id], onDelete: Restrict)
  items  OrderItem[]
  stores OrderStore[]

  @@index([buyerId, area, id])
  @@index([buyerId, area, status, id])
  @@index([buyerId, updatedAt, id])
  @@map("orders")
}

/// A product as it was when it was ordered.
model OrderItem {
  orderId   Int     @map("order_id")
  productId Int     @map("product_id")
  title     String  @db.VarChar(200)
  price     Decimal @db.Decimal(12, 2)
  quantity  Int
  storeId   Int?    @map("store_id")
  storeName String? @map("store_name") @db.VarChar(100)

  order   Order   @relation(fields: [orderId], references: [id], onDelete: Cascade)
  product Product @relation(fields: [productId], references: [id], onDelete: Restrict)

  @@id([orderId, productId])
  @@index([productId])
  @@map("order_items")
}

/// The stores that an order has something from: a seller's list of orders.
model OrderStore {
  storeId   Int      @map("store_id")
  orderId   Int      @map("order_id")
  /// When the order changed. Kept by a trigger.
  updatedAt DateTime @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(6)

  order Order @relation(fields: [orderId], references: [id], onDelete: Cascade)

  @@id([storeId, orderId])
  @@index([orderId])
  @@index([storeId, updatedAt, orderId])
  @@map("order_stores")
}

/// How long lists are: the sum of the slots, over which a counter is spread so that writers do not wait for one row.
/// Written by triggers alone, which prisma/sql/lists.sql makes. No foreign key: its lock would make writers wait for a
/// deletion of what the list belongs to.
model ListCounter {
  list  String
  part  Int
  key   String
  slot  Int    @db.SmallInt
  items BigInt

  @@id([list, part, key, slot])
  @@map("list_counters")
  @@ignore
}

/// Where the pages of lists begin: how many rows lie between one block's key and the next, from the low end of an order.
/// The last rows are in no block. As above.
model ListBlock {
  list  String
  part  Int
  key   String
  ord   String
  sort  Decimal @db.Decimal
  word  String
  id    Int
  items Int

  @@id([list, part, key, ord, sort, word, id])
  @@map("list_blocks")
  @@ignore
}

/// Lists whose last block is to be cut, until the commit does so.
model ListTail {
  list String
  part Int
  key  String
  ord  String
  id   Int    @id @default(autoincrement())

  @@map("list_tails")
  @@ignore
}

enum VideoVisibility {
  public
  unlisted
  private

  @@map("video_visibility")
}

enum VideoStatus {
  processing
  ready
  failed

  @@map("video_status")
}

model Video {
  id           Int             @id @default(autoincrement())
  authorId     Int             @map("author_id")
  title        String          @db.VarChar(200)
  description  String          @default("")
  visibility   VideoVisibility @default(public)
  status       VideoStatus     @default(ready)
  /// Where the storage keeps it.
  objectKey    String          @unique @map("object_key") @db.VarChar(1024)
  mimeType     String          @map("mime_type") @db.VarChar(100)
  size         BigInt
  /// In seconds. This and the dimensions are null where the container does not tell.
  duration     Float?
  width        Int?
  height       Int?
  thumbnailUrl String?         @map("thumbnail_url") @db.VarChar(2048)
  createdAt    DateTime        @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When it changed. Kept by a trigger.
  updatedAt    DateTime        @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(6)
  /// Kept by triggers.
  likeCount    Int             @default(0) @map("like_count")
  dislikeCount Int             @default(0) @map("dislike_count")
  commentCount Int             @default(0) @map("comment_count")

  author   User       @relation(fields: [authorId], references: [id], onDelete: Restrict)
  comments Comment[]
  ratings  Rating[]
  views    VideoView?
  share    Share?

  @@index([authorId, id])
  @@index([updatedAt, id])
  @@map("videos")
}

/// What one person thinks of a video: 1 or -1; no row for neither.
model Rating {
  videoId   Int      @map("video_id")
  userId    Int      @map("user_id")
  value     Int      @db.SmallInt
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  video Video @relation(fields: [videoId], references: [id], onDelete: Cascade)
  user  User  @relation(fields: [userId], references: [id], onDelete: Restrict)

  @@id([videoId, userId])
  @@map("ratings")
}

model Comment {
  id        Int       @id @default(autoincrement())
  videoId   Int       @map("video_id")
  authorId  Int       @map("author_id")
  content   String
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When it changed. Kept by a trigger.
  updatedAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(6)
  /// When the text was edited last, and the id of who did it.
  editedAt  DateTime? @map("edited_at") @db.Timestamptz(6)
  editedBy  Int?      @map("edited_by")

  video  Video @relation(fields: [videoId], references: [id], onDelete: Cascade)
  author User  @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([videoId, id])
  @@index([videoId, updatedAt, id])
  @@index([authorId, id])
  @@map("comments")
}

/// How often a video was watched. Apart from the videos, so that counting never waits for who rates or comments.
model VideoView {
  videoId Int @id @map("video_id")
  views   Int

  video Video @relation(fields: [videoId], references: [id], onDelete: Cascade)

  @@map("video_views")
}

/// Bytes that somebody stored. Where they are, \`objectKey\` says; they are there as long as the row is.
model File {
  id        Int      @id @default(autoincrement())
  ownerId   Int      @map("owner_id")
  name      String   @db.VarChar(255)
  mimeType  String   @map("mime_type") @db.VarChar(127)
  size      BigInt
  sha256    String   @db.Char(64)
  objectKey String   @unique @map("object_key") @db.VarChar(64)
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  updatedAt DateTime @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(6)
  /// Kept by a trigger: what names are sorted by and searched in.
  nameKey   String   @default("") @map("name_key")

  owner User   @relation(fields: [ownerId], references: [id], onDelete: Restrict)
  share Share?

  @@index([ownerId, id])
  @@index([ownerId, nameKey, id])
  @@index([ownerId, size, id])
  @@index([ownerId(ops: raw("int4_ops")), nameKey(ops: raw("gin_trgm_ops"))], map: "files_search", type: Gin)
  @@index([ownerId, updatedAt, id])
  @@map("files")
}

/// What somebody's files come to. Written by triggers alone, and locked by each upload: of two that race for
/// the rest of a quota, the second sees the first here.
model FileUsage {
  ownerId Int    @id @map("owner_id")
  files   Int
  bytes   BigInt

  owner User @relation(fields: [ownerId], references: [id], onDelete: Cascade)

  @@map("file_usage")
}

/// The share link of one file or one video.
model Share {
  id            Int       @id @default(autoincrement())
  token         String    @unique @db.Char(32)
  fileId        Int?      @unique @map("file_id")
  videoId       Int?      @unique @map("video_id")
  passwordHash  String?   @map("password_hash")
  expiresAt     DateTime? @map("expires_at") @db.Timestamptz(6)
  allowDownload Boolean   @default(true) @map("allow_download")
  createdAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  file  File?  @relation(fields: [fileId], references: [id], onDelete: Cascade)
  video Video? @relation(fields: [videoId], references: [id], onDelete: Cascade)

  @@map("shares")
}

/// A program of somebody's that people can allow to act for them.
model App {
  id           Int      @id @default(autoincrement())
  ownerId      Int      @map("owner_id")
  name         String   @db.VarChar(100)
  clientId     String   @unique @map("client_id") @db.VarChar(24)
  /// SHA-256 of the secret of an app that can keep one; null for others.
  secretHash   Bytes?   @map("secret_hash")
  redirectUris String[] @map("redirect_uris")
  /// Those of the redirect addresses, whose scripts may ask for tokens.
  origins      String[]
  createdAt    DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  owner   User        @relation(fields: [ownerId], references: [id], onDelete: Cascade)
  grants  AppGrant[]
  devices AppDevice[]
  tokens  ApiKey[]

  @@index([ownerId])
  @@index([origins], type: Gin)
  @@map("apps")
}

/// That somebody allows an app to act for them. When it goes, all that came of it goes.
model AppGrant {
  id        Int      @id @default(autoincrement())
  userId    Int      @map("user_id")
  appId     Int      @map("app_id")
  /// All that they ever allowed.
  scopes    Scope[]
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user     User         @relation(fields: [userId], references: [id], onDelete: Cascade)
  app      App          @relation(fields: [appId], references: [id], onDelete: Cascade)
  sessions AppSession[]
  devices  AppDevice[]

  @@unique([userId, appId])
  @@index([appId])
  @@map("app_grants")
}

/// One sign-in of an app: the code that began it, and all tokens that came of that.
model AppSession {
  id            Int       @id @default(autoincrement())
  grantId       Int       @map("grant_id")
  scopes        Scope[]
  /// SHA-256 of the code. None where it was begun by a device.
  codeHash      Bytes?    @unique @map("code_hash")
  codeChallenge String?   @map("code_challenge") @db.VarChar(43)
  redirectUri   String?   @map("redirect_uri")
  codeExpiresAt DateTime? @map("code_expires_at") @db.Timestamptz(6)
  codeUsedAt    DateTime? @map("code_used_at") @db.Timestamptz(6)
  createdAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When its refresh token stops working, unless it is used before.
  expiresAt     DateTime  @map("expires_at") @db.Timestamptz(6)

  grant         AppGrant          @relation(fields: [grantId], references: [id], onDelete: Cascade)
  refreshTokens AppRefreshToken[]
  accessTokens  ApiKey[]

  @@index([grantId])
  @@index([expiresAt])
  @@map("app_sessions")
}

/// Those that were used are kept, so that a second use is known for one.
model AppRefreshToken {
  /// SHA-256 of the token.
  hash      Bytes     @id
  sessionId Int       @map("session_id")
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(6)

  session AppSession @relation(fields: [sessionId], references: [id], onDelete: Cascade)

  @@index([sessionId])
  @@map("app_refresh_tokens")
}

/// A program without a browser that waits until somebody allows it elsewhere.
model AppDevice {
  /// SHA-256 of what it asks with, and of what the person types.
  deviceHash Bytes     @id @map("device_hash")
  userHash   Bytes     @unique @map("user_hash")
  appId      Int       @map("app_id")
  scopes     Scope[]
  /// Seconds between two questions at least.
  pause      Int       @db.SmallInt
  askedAt    DateTime? @map("asked_at") @db.Timestamptz(6)
  grantId    Int?      @map("grant_id")
  deniedAt   DateTime? @map("denied_at") @db.Timestamptz(6)
  createdAt  DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt  DateTime  @map("expires_at") @db.Timestamptz(6)

  app   App       @relation(fields: [appId], references: [id], onDelete: Cascade)
  grant AppGrant? @relation(fields: [grantId], references: [id], onDelete: Cascade)

  @@index([appId])
  @@index([grantId])
  @@map("app_devices")
}

/// When each periodic job runs next, on whichever node comes first. Unlogged.
model JobTurn {
  job    String   @id
  nextAt DateTime @map("next_at") @db.Timestamptz(6)

  @@map("job_turns")
}

/// A backup that is being made: until its time is over no object of the storage is removed.
model BackupLease {
  id          String   @id @db.VarChar(64)
  leasedUntil DateTime @map("leased_until") @db.Timestamptz(6)

  @@map("backup_leases")
}

/// A backup that succeeded, and the time of its data.
model Backup {
  id         String   @id @db.VarChar(64)
  snapshotAt DateTime @map("snapshot_at") @db.Timestamptz(6)

  @@map("backups")
}

/// An object that nothing refers to any more, and that is removed when no backup is made.
model PostponedRemoval {
  key String   @id @db.VarChar(1024)
  at  DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)

  @@map("postponed_removals")
}

/// What is counted against limits by all nodes together. Unlogged.
model RateLimit {
  /// Of a hash, which tells nothing of who was counted.
  key    String  @id
  points Int
  /// Milliseconds since 1970.
  expire BigInt?

  @@index([expire])
  @@map("rate_limits")
}
`,
  "runtimeDataModel": {
    "models": {},
    "enums": {},
    "types": {}
  },
  "parameterizationSchema": {
    "strings": [],
    "graph": ""
  }
};
config.runtimeDataModel = JSON.parse('{"models":{"User":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"username","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"pendingEmail","kind":"scalar","type":"String","dbName":"pending_email"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"role","kind":"enum","type":"Role"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspendedUntil","kind":"scalar","type":"DateTime","dbName":"suspended_until"},{"name":"suspendedFor","kind":"scalar","type":"String","dbName":"suspended_for"},{"name":"silencedAt","kind":"scalar","type":"DateTime","dbName":"silenced_at"},{"name":"silencedUntil","kind":"scalar","type":"DateTime","dbName":"silenced_until"},{"name":"silencedFor","kind":"scalar","type":"String","dbName":"silenced_for"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"reportMailedAt","kind":"scalar","type":"DateTime","dbName":"report_mailed_at"},{"name":"approvedPosts","kind":"scalar","type":"Int","dbName":"approved_posts"},{"name":"awaitsApproval","kind":"scalar","type":"Boolean","dbName":"awaits_approval"},{"name":"deleteAt","kind":"scalar","type":"DateTime","dbName":"delete_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"twoFactors","kind":"scalar","type":"Boolean","dbName":"two_factors"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"about","kind":"scalar","type":"String"},{"name":"location","kind":"scalar","type":"String"},{"name":"website","kind":"scalar","type":"String"},{"name":"avatarVersion","kind":"scalar","type":"String","dbName":"avatar_version"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToUser"},{"name":"apps","kind":"object","type":"App","relationName":"AppToUser"},{"name":"appGrants","kind":"object","type":"AppGrant","relationName":"AppGrantToUser"},{"name":"totpFactor","kind":"object","type":"TotpFactor","relationName":"TotpFactorToUser"},{"name":"recoveryCodes","kind":"object","type":"RecoveryCode","relationName":"RecoveryCodeToUser"},{"name":"passkeys","kind":"object","type":"Passkey","relationName":"PasskeyToUser"},{"name":"identities","kind":"object","type":"Identity","relationName":"IdentityToUser"},{"name":"topics","kind":"object","type":"Topic","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToUser"},{"name":"topicReads","kind":"object","type":"TopicRead","relationName":"TopicReadToUser"},{"name":"questions","kind":"object","type":"Question","relationName":"QuestionToUser"},{"name":"answers","kind":"object","type":"Answer","relationName":"AnswerToUser"},{"name":"votes","kind":"object","type":"Vote","relationName":"UserToVote"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToUser"},{"name":"stores","kind":"object","type":"Store","relationName":"StoreToUser"},{"name":"orders","kind":"object","type":"Order","relationName":"OrderToUser"},{"name":"videos","kind":"object","type":"Video","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToUser"},{"name":"reviews","kind":"object","type":"Review","relationName":"ReviewToUser"},{"name":"announcements","kind":"object","type":"Announcement","relationName":"AnnouncementToUser"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToUser"},{"name":"files","kind":"object","type":"File","relationName":"FileToUser"},{"name":"fileUsage","kind":"object","type":"FileUsage","relationName":"FileUsageToUser"},{"name":"reportsMade","kind":"object","type":"Report","relationName":"reporter"},{"name":"reportsAbout","kind":"object","type":"Report","relationName":"author"},{"name":"reportsHandled","kind":"object","type":"Report","relationName":"handler"},{"name":"revisions","kind":"object","type":"Revision","relationName":"owner"},{"name":"edits","kind":"object","type":"Revision","relationName":"editor"},{"name":"mails","kind":"object","type":"Mail","relationName":"MailToUser"},{"name":"emailTokens","kind":"object","type":"EmailToken","relationName":"EmailTokenToUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"InvitationToUser"},{"name":"exports","kind":"object","type":"Export","relationName":"ExportToUser"},{"name":"warnings","kind":"object","type":"Warning","relationName":"warned"},{"name":"givenWarnings","kind":"object","type":"Warning","relationName":"given"},{"name":"removedBySteps","kind":"object","type":"PersonRemoval","relationName":"removed"},{"name":"begunRemovals","kind":"object","type":"PersonRemoval","relationName":"begun"},{"name":"avatars","kind":"object","type":"Avatar","relationName":"AvatarToUser"}],"dbName":"users","schema":null},"Avatar":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"size","kind":"scalar","type":"Int"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"bytes","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"AvatarToUser"}],"dbName":"avatars","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"appSessionId","kind":"scalar","type":"Int","dbName":"app_session_id"},{"name":"user","kind":"object","type":"User","relationName":"ApiKeyToUser"},{"name":"app","kind":"object","type":"App","relationName":"ApiKeyToApp"},{"name":"appSession","kind":"object","type":"AppSession","relationName":"ApiKeyToAppSession"}],"dbName":"api_keys","schema":null},"Mail":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"fault","kind":"scalar","type":"String"},{"name":"givenUpAt","kind":"scalar","type":"DateTime","dbName":"given_up_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"MailToUser"}],"dbName":"mails","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"creatorId","kind":"scalar","type":"Int","dbName":"creator_id"},{"name":"maxUses","kind":"scalar","type":"Int","dbName":"max_uses"},{"name":"uses","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"creator","kind":"object","type":"User","relationName":"InvitationToUser"}],"dbName":"invitations","schema":null},"EmailToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"EmailTokenToUser"}],"dbName":"email_tokens","schema":null},"IdempotencyKey":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"operation","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"request","kind":"scalar","type":"Bytes"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"IdempotencyKeyToUser"}],"dbName":"idempotency_keys","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"details","kind":"scalar","type":"Json"}],"dbName":"audit_log","schema":null},"Report":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"reporterId","kind":"scalar","type":"Int","dbName":"reporter_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"ReportStatus"},{"name":"handlerId","kind":"scalar","type":"Int","dbName":"handler_id"},{"name":"resolutionNote","kind":"scalar","type":"String","dbName":"resolution_note"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"},{"name":"reporter","kind":"object","type":"User","relationName":"reporter"},{"name":"author","kind":"object","type":"User","relationName":"author"},{"name":"handler","kind":"object","type":"User","relationName":"handler"}],"dbName":"reports","schema":null},"Revision":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"editorId","kind":"scalar","type":"Int","dbName":"editor_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"reason","kind":"scalar","type":"String"},{"name":"owner","kind":"object","type":"User","relationName":"owner"},{"name":"editor","kind":"object","type":"User","relationName":"editor"}],"dbName":"revisions","schema":null},"Removal":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"parentId","kind":"scalar","type":"Int","dbName":"parent_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"excerpt","kind":"scalar","type":"String"},{"name":"memory","kind":"scalar","type":"String"},{"name":"isPrivate","kind":"scalar","type":"Boolean","dbName":"is_private"},{"name":"state","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"items","kind":"object","type":"PersonRemovalItem","relationName":"PersonRemovalItemToRemoval"}],"dbName":"removals","schema":null},"Warning":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"text","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"acknowledgedAt","kind":"scalar","type":"DateTime","dbName":"acknowledged_at"},{"name":"user","kind":"object","type":"User","relationName":"warned"},{"name":"actor","kind":"object","type":"User","relationName":"given"}],"dbName":"warnings","schema":null},"PersonRemoval":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"items","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"user","kind":"object","type":"User","relationName":"removed"},{"name":"actor","kind":"object","type":"User","relationName":"begun"},{"name":"removed","kind":"object","type":"PersonRemovalItem","relationName":"PersonRemovalToPersonRemovalItem"}],"dbName":"person_removals","schema":null},"PersonRemovalItem":{"fields":[{"name":"removalId","kind":"scalar","type":"Int","dbName":"removal_id"},{"name":"stepId","kind":"scalar","type":"Int","dbName":"step_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"removal","kind":"object","type":"Removal","relationName":"PersonRemovalItemToRemoval"},{"name":"step","kind":"object","type":"PersonRemoval","relationName":"PersonRemovalToPersonRemovalItem"}],"dbName":"person_removal_items","schema":null},"Export":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"parts","kind":"scalar","type":"Int"},{"name":"partsTotal","kind":"scalar","type":"Int","dbName":"parts_total"},{"name":"records","kind":"scalar","type":"BigInt"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"missing","kind":"scalar","type":"Int"},{"name":"fault","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"user","kind":"object","type":"User","relationName":"ExportToUser"}],"dbName":"exports","schema":null},"SiteSettings":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"welcome","kind":"scalar","type":"String"},{"name":"accent","kind":"scalar","type":"String"},{"name":"logo","kind":"scalar","type":"Bytes"},{"name":"logoVersion","kind":"scalar","type":"String","dbName":"logo_version"}],"dbName":"site_settings","schema":null},"SitePage":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"}],"dbName":"site_pages","schema":null},"Board":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"topics","kind":"object","type":"Topic","relationName":"BoardToTopic"}],"dbName":"boards","schema":null},"Topic":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"boardId","kind":"scalar","type":"Int","dbName":"board_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"content","kind":"scalar","type":"String"},{"name":"isSticky","kind":"scalar","type":"Boolean","dbName":"is_sticky"},{"name":"isLocked","kind":"scalar","type":"Boolean","dbName":"is_locked"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"replyCount","kind":"scalar","type":"Int","dbName":"reply_count"},{"name":"lastReplyAt","kind":"scalar","type":"DateTime","dbName":"last_reply_at"},{"name":"lastReplyUserId","kind":"scalar","type":"Int","dbName":"last_reply_user_id"},{"name":"openingId","kind":"scalar","type":"Int","dbName":"opening_id"},{"name":"isSplit","kind":"scalar","type":"Boolean","dbName":"is_split"},{"name":"board","kind":"object","type":"Board","relationName":"BoardToTopic"},{"name":"author","kind":"object","type":"User","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToTopic"},{"name":"reads","kind":"object","type":"TopicRead","relationName":"TopicToTopicRead"},{"name":"merged","kind":"object","type":"MergedTopic","relationName":"MergedTopicToTopic"}],"dbName":"topics","schema":null},"Reply":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"topic","kind":"object","type":"Topic","relationName":"ReplyToTopic"},{"name":"author","kind":"object","type":"User","relationName":"ReplyToUser"}],"dbName":"replies","schema":null},"MergedTopic":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"topic","kind":"object","type":"Topic","relationName":"MergedTopicToTopic"}],"dbName":"merged_topics","schema":null},"TopicRead":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"replyId","kind":"scalar","type":"Int","dbName":"reply_id"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"user","kind":"object","type":"User","relationName":"TopicReadToUser"},{"name":"topic","kind":"object","type":"Topic","relationName":"TopicToTopicRead"}],"dbName":"topic_reads","schema":null},"Session":{"fields":[{"name":"sid","kind":"scalar","type":"String"},{"name":"sess","kind":"scalar","type":"Json"},{"name":"expire","kind":"scalar","type":"DateTime"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"}],"dbName":"sessions","schema":null},"TotpFactor":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"secret","kind":"scalar","type":"String"},{"name":"lastStep","kind":"scalar","type":"BigInt","dbName":"last_step"},{"name":"wrongCodes","kind":"scalar","type":"Int","dbName":"wrong_codes"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"TotpFactorToUser"}],"dbName":"totp_factors","schema":null},"RecoveryCode":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"RecoveryCodeToUser"}],"dbName":"recovery_codes","schema":null},"Passkey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"credentialId","kind":"scalar","type":"Bytes","dbName":"credential_id"},{"name":"publicKey","kind":"scalar","type":"Bytes","dbName":"public_key"},{"name":"counter","kind":"scalar","type":"BigInt"},{"name":"transports","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"PasskeyToUser"}],"dbName":"passkeys","schema":null},"Identity":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"IdentityToUser"}],"dbName":"identities","schema":null},"Secret":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"secrets","schema":null},"Category":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"questions","kind":"object","type":"Question","relationName":"CategoryToQuestion"}],"dbName":"categories","schema":null},"Question":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"categoryId","kind":"scalar","type":"Int","dbName":"category_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"QuestionStatus"},{"name":"bestAnswerId","kind":"scalar","type":"Int","dbName":"best_answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"answerCount","kind":"scalar","type":"Int","dbName":"answer_count"},{"name":"category","kind":"object","type":"Category","relationName":"CategoryToQuestion"},{"name":"author","kind":"object","type":"User","relationName":"QuestionToUser"},{"name":"bestAnswer","kind":"object","type":"Answer","relationName":"best"},{"name":"answers","kind":"object","type":"Answer","relationName":"answers"},{"name":"search","kind":"object","type":"QuestionSearch","relationName":"QuestionToQuestionSearch"}],"dbName":"questions","schema":null},"Answer":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"voteScore","kind":"scalar","type":"Int","dbName":"vote_score"},{"name":"question","kind":"object","type":"Question","relationName":"answers"},{"name":"author","kind":"object","type":"User","relationName":"AnswerToUser"},{"name":"bestOf","kind":"object","type":"Question","relationName":"best"},{"name":"votes","kind":"object","type":"Vote","relationName":"AnswerToVote"}],"dbName":"answers","schema":null},"Vote":{"fields":[{"name":"answerId","kind":"scalar","type":"Int","dbName":"answer_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"object","type":"Answer","relationName":"AnswerToVote"},{"name":"user","kind":"object","type":"User","relationName":"UserToVote"}],"dbName":"votes","schema":null},"QuestionSearch":{"fields":[{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"question","kind":"object","type":"Question","relationName":"QuestionToQuestionSearch"}],"dbName":"question_search","schema":null},"SearchEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"type","kind":"scalar","type":"String"},{"name":"contentId","kind":"scalar","type":"Int","dbName":"content_id"},{"name":"threadType","kind":"scalar","type":"String","dbName":"thread_type"},{"name":"threadId","kind":"scalar","type":"Int","dbName":"thread_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"area","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"title","kind":"scalar","type":"String"}],"dbName":"search_entries","schema":null},"SearchVocabulary":{"fields":[{"name":"word","kind":"scalar","type":"String"}],"dbName":"search_vocabulary","schema":null},"Store":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"StoreStatus"},{"name":"reopens","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"ratingSum","kind":"scalar","type":"Int","dbName":"rating_sum"},{"name":"ratingCount","kind":"scalar","type":"Int","dbName":"rating_count"},{"name":"owner","kind":"object","type":"User","relationName":"StoreToUser"},{"name":"products","kind":"object","type":"Product","relationName":"ProductToStore"}],"dbName":"stores","schema":null},"Product":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"sku","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"regularPrice","kind":"scalar","type":"Decimal","dbName":"regular_price"},{"name":"stock","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"ProductStatus"},{"name":"category","kind":"scalar","type":"String"},{"name":"imageUrl","kind":"scalar","type":"String","dbName":"image_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"shelf","kind":"scalar","type":"Int"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"titleKey","kind":"scalar","type":"String","dbName":"title_key"},{"name":"categoryKey","kind":"scalar","type":"String","dbName":"category_key"},{"name":"ratingSum","kind":"scalar","type":"Int","dbName":"rating_sum"},{"name":"ratingCount","kind":"scalar","type":"Int","dbName":"rating_count"},{"name":"rating","kind":"scalar","type":"Decimal"},{"name":"store","kind":"object","type":"Store","relationName":"ProductToStore"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderItemToProduct"},{"name":"reviews","kind":"object","type":"Review","relationName":"ProductToReview"}],"dbName":"products","schema":null},"Announcement":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"author","kind":"object","type":"User","relationName":"AnnouncementToUser"}],"dbName":"announcements","schema":null},"Review":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"rating","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"reply","kind":"scalar","type":"String"},{"name":"repliedAt","kind":"scalar","type":"DateTime","dbName":"replied_at"},{"name":"product","kind":"object","type":"Product","relationName":"ProductToReview"},{"name":"author","kind":"object","type":"User","relationName":"ReviewToUser"}],"dbName":"reviews","schema":null},"Order":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"area","kind":"enum","type":"OrderArea"},{"name":"buyerId","kind":"scalar","type":"Int","dbName":"buyer_id"},{"name":"status","kind":"enum","type":"OrderStatus"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"paymentReference","kind":"scalar","type":"String","dbName":"payment_reference"},{"name":"checkoutId","kind":"scalar","type":"Int","dbName":"checkout_id"},{"name":"disputeReason","kind":"scalar","type":"String","dbName":"dispute_reason"},{"name":"buyer","kind":"object","type":"User","relationName":"OrderToUser"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderToOrderItem"},{"name":"stores","kind":"object","type":"OrderStore","relationName":"OrderToOrderStore"}],"dbName":"orders","schema":null},"OrderItem":{"fields":[{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"quantity","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"storeName","kind":"scalar","type":"String","dbName":"store_name"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderItem"},{"name":"product","kind":"object","type":"Product","relationName":"OrderItemToProduct"}],"dbName":"order_items","schema":null},"OrderStore":{"fields":[{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderStore"}],"dbName":"order_stores","schema":null},"Video":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"visibility","kind":"enum","type":"VideoVisibility"},{"name":"status","kind":"enum","type":"VideoStatus"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"duration","kind":"scalar","type":"Float"},{"name":"width","kind":"scalar","type":"Int"},{"name":"height","kind":"scalar","type":"Int"},{"name":"thumbnailUrl","kind":"scalar","type":"String","dbName":"thumbnail_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"likeCount","kind":"scalar","type":"Int","dbName":"like_count"},{"name":"dislikeCount","kind":"scalar","type":"Int","dbName":"dislike_count"},{"name":"commentCount","kind":"scalar","type":"Int","dbName":"comment_count"},{"name":"author","kind":"object","type":"User","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToVideo"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToVideo"},{"name":"views","kind":"object","type":"VideoView","relationName":"VideoToVideoView"},{"name":"share","kind":"object","type":"Share","relationName":"ShareToVideo"}],"dbName":"videos","schema":null},"Rating":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"RatingToVideo"},{"name":"user","kind":"object","type":"User","relationName":"RatingToUser"}],"dbName":"ratings","schema":null},"Comment":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"video","kind":"object","type":"Video","relationName":"CommentToVideo"},{"name":"author","kind":"object","type":"User","relationName":"CommentToUser"}],"dbName":"comments","schema":null},"VideoView":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"views","kind":"scalar","type":"Int"},{"name":"video","kind":"object","type":"Video","relationName":"VideoToVideoView"}],"dbName":"video_views","schema":null},"File":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"sha256","kind":"scalar","type":"String"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"owner","kind":"object","type":"User","relationName":"FileToUser"},{"name":"share","kind":"object","type":"Share","relationName":"FileToShare"}],"dbName":"files","schema":null},"FileUsage":{"fields":[{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"files","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"owner","kind":"object","type":"User","relationName":"FileUsageToUser"}],"dbName":"file_usage","schema":null},"Share":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"token","kind":"scalar","type":"String"},{"name":"fileId","kind":"scalar","type":"Int","dbName":"file_id"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"allowDownload","kind":"scalar","type":"Boolean","dbName":"allow_download"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"file","kind":"object","type":"File","relationName":"FileToShare"},{"name":"video","kind":"object","type":"Video","relationName":"ShareToVideo"}],"dbName":"shares","schema":null},"App":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"secretHash","kind":"scalar","type":"Bytes","dbName":"secret_hash"},{"name":"redirectUris","kind":"scalar","type":"String","dbName":"redirect_uris"},{"name":"origins","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"owner","kind":"object","type":"User","relationName":"AppToUser"},{"name":"grants","kind":"object","type":"AppGrant","relationName":"AppToAppGrant"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppToAppDevice"},{"name":"tokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToApp"}],"dbName":"apps","schema":null},"AppGrant":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"AppGrantToUser"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppGrant"},{"name":"sessions","kind":"object","type":"AppSession","relationName":"AppGrantToAppSession"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppDeviceToAppGrant"}],"dbName":"app_grants","schema":null},"AppSession":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"codeHash","kind":"scalar","type":"Bytes","dbName":"code_hash"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeExpiresAt","kind":"scalar","type":"DateTime","dbName":"code_expires_at"},{"name":"codeUsedAt","kind":"scalar","type":"DateTime","dbName":"code_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppGrantToAppSession"},{"name":"refreshTokens","kind":"object","type":"AppRefreshToken","relationName":"AppRefreshTokenToAppSession"},{"name":"accessTokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToAppSession"}],"dbName":"app_sessions","schema":null},"AppRefreshToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sessionId","kind":"scalar","type":"Int","dbName":"session_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"session","kind":"object","type":"AppSession","relationName":"AppRefreshTokenToAppSession"}],"dbName":"app_refresh_tokens","schema":null},"AppDevice":{"fields":[{"name":"deviceHash","kind":"scalar","type":"Bytes","dbName":"device_hash"},{"name":"userHash","kind":"scalar","type":"Bytes","dbName":"user_hash"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"pause","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"deniedAt","kind":"scalar","type":"DateTime","dbName":"denied_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppDevice"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppDeviceToAppGrant"}],"dbName":"app_devices","schema":null},"JobTurn":{"fields":[{"name":"job","kind":"scalar","type":"String"},{"name":"nextAt","kind":"scalar","type":"DateTime","dbName":"next_at"}],"dbName":"job_turns","schema":null},"BackupLease":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"backup_leases","schema":null},"Backup":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"snapshotAt","kind":"scalar","type":"DateTime","dbName":"snapshot_at"}],"dbName":"backups","schema":null},"PostponedRemoval":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"postponed_removals","schema":null},"RateLimit":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_limits","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","user","owner","app","grant","session","refreshTokens","accessTokens","_count","sessions","devices","grants","tokens","appSession","keys","apps","appGrants","totpFactor","recoveryCodes","passkeys","identities","topics","board","author","topic","replies","reads","merged","topicReads","questions","category","question","bestOf","answer","votes","bestAnswer","answers","search","idempotencyKeys","store","buyer","items","order","stores","product","reviews","products","orders","video","comments","ratings","views","share","file","videos","announcements","files","fileUsage","reporter","handler","reportsMade","reportsAbout","reportsHandled","editor","revisions","edits","mails","emailTokens","creator","invitations","exports","actor","warnings","givenWarnings","removal","step","removed","removedBySteps","begunRemovals","avatars","User.findUnique","User.findUniqueOrThrow","User.findFirst","User.findFirstOrThrow","User.findMany","data","User.createOne","User.createMany","User.createManyAndReturn","User.updateOne","User.updateMany","User.updateManyAndReturn","create","update","User.upsertOne","User.deleteOne","User.deleteMany","having","_avg","_sum","_min","_max","User.groupBy","User.aggregate","Avatar.findUnique","Avatar.findUniqueOrThrow","Avatar.findFirst","Avatar.findFirstOrThrow","Avatar.findMany","Avatar.createOne","Avatar.createMany","Avatar.createManyAndReturn","Avatar.updateOne","Avatar.updateMany","Avatar.updateManyAndReturn","Avatar.upsertOne","Avatar.deleteOne","Avatar.deleteMany","Avatar.groupBy","Avatar.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Mail.findUnique","Mail.findUniqueOrThrow","Mail.findFirst","Mail.findFirstOrThrow","Mail.findMany","Mail.createOne","Mail.createMany","Mail.createManyAndReturn","Mail.updateOne","Mail.updateMany","Mail.updateManyAndReturn","Mail.upsertOne","Mail.deleteOne","Mail.deleteMany","Mail.groupBy","Mail.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","EmailToken.findUnique","EmailToken.findUniqueOrThrow","EmailToken.findFirst","EmailToken.findFirstOrThrow","EmailToken.findMany","EmailToken.createOne","EmailToken.createMany","EmailToken.createManyAndReturn","EmailToken.updateOne","EmailToken.updateMany","EmailToken.updateManyAndReturn","EmailToken.upsertOne","EmailToken.deleteOne","EmailToken.deleteMany","EmailToken.groupBy","EmailToken.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Report.findUnique","Report.findUniqueOrThrow","Report.findFirst","Report.findFirstOrThrow","Report.findMany","Report.createOne","Report.createMany","Report.createManyAndReturn","Report.updateOne","Report.updateMany","Report.updateManyAndReturn","Report.upsertOne","Report.deleteOne","Report.deleteMany","Report.groupBy","Report.aggregate","Revision.findUnique","Revision.findUniqueOrThrow","Revision.findFirst","Revision.findFirstOrThrow","Revision.findMany","Revision.createOne","Revision.createMany","Revision.createManyAndReturn","Revision.updateOne","Revision.updateMany","Revision.updateManyAndReturn","Revision.upsertOne","Revision.deleteOne","Revision.deleteMany","Revision.groupBy","Revision.aggregate","Removal.findUnique","Removal.findUniqueOrThrow","Removal.findFirst","Removal.findFirstOrThrow","Removal.findMany","Removal.createOne","Removal.createMany","Removal.createManyAndReturn","Removal.updateOne","Removal.updateMany","Removal.updateManyAndReturn","Removal.upsertOne","Removal.deleteOne","Removal.deleteMany","Removal.groupBy","Removal.aggregate","Warning.findUnique","Warning.findUniqueOrThrow","Warning.findFirst","Warning.findFirstOrThrow","Warning.findMany","Warning.createOne","Warning.createMany","Warning.createManyAndReturn","Warning.updateOne","Warning.updateMany","Warning.updateManyAndReturn","Warning.upsertOne","Warning.deleteOne","Warning.deleteMany","Warning.groupBy","Warning.aggregate","PersonRemoval.findUnique","PersonRemoval.findUniqueOrThrow","PersonRemoval.findFirst","PersonRemoval.findFirstOrThrow","PersonRemoval.findMany","PersonRemoval.createOne","PersonRemoval.createMany","PersonRemoval.createManyAndReturn","PersonRemoval.updateOne","PersonRemoval.updateMany","PersonRemoval.updateManyAndReturn","PersonRemoval.upsertOne","PersonRemoval.deleteOne","PersonRemoval.deleteMany","PersonRemoval.groupBy","PersonRemoval.aggregate","PersonRemovalItem.findUnique","PersonRemovalItem.findUniqueOrThrow","PersonRemovalItem.findFirst","PersonRemovalItem.findFirstOrThrow","PersonRemovalItem.findMany","PersonRemovalItem.createOne","PersonRemovalItem.createMany","PersonRemovalItem.createManyAndReturn","PersonRemovalItem.updateOne","PersonRemovalItem.updateMany","PersonRemovalItem.updateManyAndReturn","PersonRemovalItem.upsertOne","PersonRemovalItem.deleteOne","PersonRemovalItem.deleteMany","PersonRemovalItem.groupBy","PersonRemovalItem.aggregate","Export.findUnique","Export.findUniqueOrThrow","Export.findFirst","Export.findFirstOrThrow","Export.findMany","Export.createOne","Export.createMany","Export.createManyAndReturn","Export.updateOne","Export.updateMany","Export.updateManyAndReturn","Export.upsertOne","Export.deleteOne","Export.deleteMany","Export.groupBy","Export.aggregate","SiteSettings.findUnique","SiteSettings.findUniqueOrThrow","SiteSettings.findFirst","SiteSettings.findFirstOrThrow","SiteSettings.findMany","SiteSettings.createOne","SiteSettings.createMany","SiteSettings.createManyAndReturn","SiteSettings.updateOne","SiteSettings.updateMany","SiteSettings.updateManyAndReturn","SiteSettings.upsertOne","SiteSettings.deleteOne","SiteSettings.deleteMany","SiteSettings.groupBy","SiteSettings.aggregate","SitePage.findUnique","SitePage.findUniqueOrThrow","SitePage.findFirst","SitePage.findFirstOrThrow","SitePage.findMany","SitePage.createOne","SitePage.createMany","SitePage.createManyAndReturn","SitePage.updateOne","SitePage.updateMany","SitePage.updateManyAndReturn","SitePage.upsertOne","SitePage.deleteOne","SitePage.deleteMany","SitePage.groupBy","SitePage.aggregate","Board.findUnique","Board.findUniqueOrThrow","Board.findFirst","Board.findFirstOrThrow","Board.findMany","Board.createOne","Board.createMany","Board.createManyAndReturn","Board.updateOne","Board.updateMany","Board.updateManyAndReturn","Board.upsertOne","Board.deleteOne","Board.deleteMany","Board.groupBy","Board.aggregate","Topic.findUnique","Topic.findUniqueOrThrow","Topic.findFirst","Topic.findFirstOrThrow","Topic.findMany","Topic.createOne","Topic.createMany","Topic.createManyAndReturn","Topic.updateOne","Topic.updateMany","Topic.updateManyAndReturn","Topic.upsertOne","Topic.deleteOne","Topic.deleteMany","Topic.groupBy","Topic.aggregate","Reply.findUnique","Reply.findUniqueOrThrow","Reply.findFirst","Reply.findFirstOrThrow","Reply.findMany","Reply.createOne","Reply.createMany","Reply.createManyAndReturn","Reply.updateOne","Reply.updateMany","Reply.updateManyAndReturn","Reply.upsertOne","Reply.deleteOne","Reply.deleteMany","Reply.groupBy","Reply.aggregate","MergedTopic.findUnique","MergedTopic.findUniqueOrThrow","MergedTopic.findFirst","MergedTopic.findFirstOrThrow","MergedTopic.findMany","MergedTopic.createOne","MergedTopic.createMany","MergedTopic.createManyAndReturn","MergedTopic.updateOne","MergedTopic.updateMany","MergedTopic.updateManyAndReturn","MergedTopic.upsertOne","MergedTopic.deleteOne","MergedTopic.deleteMany","MergedTopic.groupBy","MergedTopic.aggregate","TopicRead.findUnique","TopicRead.findUniqueOrThrow","TopicRead.findFirst","TopicRead.findFirstOrThrow","TopicRead.findMany","TopicRead.createOne","TopicRead.createMany","TopicRead.createManyAndReturn","TopicRead.updateOne","TopicRead.updateMany","TopicRead.updateManyAndReturn","TopicRead.upsertOne","TopicRead.deleteOne","TopicRead.deleteMany","TopicRead.groupBy","TopicRead.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","TotpFactor.findUnique","TotpFactor.findUniqueOrThrow","TotpFactor.findFirst","TotpFactor.findFirstOrThrow","TotpFactor.findMany","TotpFactor.createOne","TotpFactor.createMany","TotpFactor.createManyAndReturn","TotpFactor.updateOne","TotpFactor.updateMany","TotpFactor.updateManyAndReturn","TotpFactor.upsertOne","TotpFactor.deleteOne","TotpFactor.deleteMany","TotpFactor.groupBy","TotpFactor.aggregate","RecoveryCode.findUnique","RecoveryCode.findUniqueOrThrow","RecoveryCode.findFirst","RecoveryCode.findFirstOrThrow","RecoveryCode.findMany","RecoveryCode.createOne","RecoveryCode.createMany","RecoveryCode.createManyAndReturn","RecoveryCode.updateOne","RecoveryCode.updateMany","RecoveryCode.updateManyAndReturn","RecoveryCode.upsertOne","RecoveryCode.deleteOne","RecoveryCode.deleteMany","RecoveryCode.groupBy","RecoveryCode.aggregate","Passkey.findUnique","Passkey.findUniqueOrThrow","Passkey.findFirst","Passkey.findFirstOrThrow","Passkey.findMany","Passkey.createOne","Passkey.createMany","Passkey.createManyAndReturn","Passkey.updateOne","Passkey.updateMany","Passkey.updateManyAndReturn","Passkey.upsertOne","Passkey.deleteOne","Passkey.deleteMany","Passkey.groupBy","Passkey.aggregate","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","Secret.findUnique","Secret.findUniqueOrThrow","Secret.findFirst","Secret.findFirstOrThrow","Secret.findMany","Secret.createOne","Secret.createMany","Secret.createManyAndReturn","Secret.updateOne","Secret.updateMany","Secret.updateManyAndReturn","Secret.upsertOne","Secret.deleteOne","Secret.deleteMany","Secret.groupBy","Secret.aggregate","Category.findUnique","Category.findUniqueOrThrow","Category.findFirst","Category.findFirstOrThrow","Category.findMany","Category.createOne","Category.createMany","Category.createManyAndReturn","Category.updateOne","Category.updateMany","Category.updateManyAndReturn","Category.upsertOne","Category.deleteOne","Category.deleteMany","Category.groupBy","Category.aggregate","Question.findUnique","Question.findUniqueOrThrow","Question.findFirst","Question.findFirstOrThrow","Question.findMany","Question.createOne","Question.createMany","Question.createManyAndReturn","Question.updateOne","Question.updateMany","Question.updateManyAndReturn","Question.upsertOne","Question.deleteOne","Question.deleteMany","Question.groupBy","Question.aggregate","Answer.findUnique","Answer.findUniqueOrThrow","Answer.findFirst","Answer.findFirstOrThrow","Answer.findMany","Answer.createOne","Answer.createMany","Answer.createManyAndReturn","Answer.updateOne","Answer.updateMany","Answer.updateManyAndReturn","Answer.upsertOne","Answer.deleteOne","Answer.deleteMany","Answer.groupBy","Answer.aggregate","Vote.findUnique","Vote.findUniqueOrThrow","Vote.findFirst","Vote.findFirstOrThrow","Vote.findMany","Vote.createOne","Vote.createMany","Vote.createManyAndReturn","Vote.updateOne","Vote.updateMany","Vote.updateManyAndReturn","Vote.upsertOne","Vote.deleteOne","Vote.deleteMany","Vote.groupBy","Vote.aggregate","QuestionSearch.findUnique","QuestionSearch.findUniqueOrThrow","QuestionSearch.findFirst","QuestionSearch.findFirstOrThrow","QuestionSearch.findMany","QuestionSearch.updateOne","QuestionSearch.updateMany","QuestionSearch.updateManyAndReturn","QuestionSearch.deleteOne","QuestionSearch.deleteMany","QuestionSearch.groupBy","QuestionSearch.aggregate","SearchEntry.findUnique","SearchEntry.findUniqueOrThrow","SearchEntry.findFirst","SearchEntry.findFirstOrThrow","SearchEntry.findMany","SearchEntry.updateOne","SearchEntry.updateMany","SearchEntry.updateManyAndReturn","SearchEntry.deleteOne","SearchEntry.deleteMany","SearchEntry.groupBy","SearchEntry.aggregate","SearchVocabulary.findUnique","SearchVocabulary.findUniqueOrThrow","SearchVocabulary.findFirst","SearchVocabulary.findFirstOrThrow","SearchVocabulary.findMany","SearchVocabulary.createOne","SearchVocabulary.createMany","SearchVocabulary.createManyAndReturn","SearchVocabulary.updateOne","SearchVocabulary.updateMany","SearchVocabulary.updateManyAndReturn","SearchVocabulary.upsertOne","SearchVocabulary.deleteOne","SearchVocabulary.deleteMany","SearchVocabulary.groupBy","SearchVocabulary.aggregate","Store.findUnique","Store.findUniqueOrThrow","Store.findFirst","Store.findFirstOrThrow","Store.findMany","Store.createOne","Store.createMany","Store.createManyAndReturn","Store.updateOne","Store.updateMany","Store.updateManyAndReturn","Store.upsertOne","Store.deleteOne","Store.deleteMany","Store.groupBy","Store.aggregate","Product.findUnique","Product.findUniqueOrThrow","Product.findFirst","Product.findFirstOrThrow","Product.findMany","Product.createOne","Product.createMany","Product.createManyAndReturn","Product.updateOne","Product.updateMany","Product.updateManyAndReturn","Product.upsertOne","Product.deleteOne","Product.deleteMany","Product.groupBy","Product.aggregate","Announcement.findUnique","Announcement.findUniqueOrThrow","Announcement.findFirst","Announcement.findFirstOrThrow","Announcement.findMany","Announcement.createOne","Announcement.createMany","Announcement.createManyAndReturn","Announcement.updateOne","Announcement.updateMany","Announcement.updateManyAndReturn","Announcement.upsertOne","Announcement.deleteOne","Announcement.deleteMany","Announcement.groupBy","Announcement.aggregate","Review.findUnique","Review.findUniqueOrThrow","Review.findFirst","Review.findFirstOrThrow","Review.findMany","Review.createOne","Review.createMany","Review.createManyAndReturn","Review.updateOne","Review.updateMany","Review.updateManyAndReturn","Review.upsertOne","Review.deleteOne","Review.deleteMany","Review.groupBy","Review.aggregate","Order.findUnique","Order.findUniqueOrThrow","Order.findFirst","Order.findFirstOrThrow","Order.findMany","Order.createOne","Order.createMany","Order.createManyAndReturn","Order.updateOne","Order.updateMany","Order.updateManyAndReturn","Order.upsertOne","Order.deleteOne","Order.deleteMany","Order.groupBy","Order.aggregate","OrderItem.findUnique","OrderItem.findUniqueOrThrow","OrderItem.findFirst","OrderItem.findFirstOrThrow","OrderItem.findMany","OrderItem.createOne","OrderItem.createMany","OrderItem.createManyAndReturn","OrderItem.updateOne","OrderItem.updateMany","OrderItem.updateManyAndReturn","OrderItem.upsertOne","OrderItem.deleteOne","OrderItem.deleteMany","OrderItem.groupBy","OrderItem.aggregate","OrderStore.findUnique","OrderStore.findUniqueOrThrow","OrderStore.findFirst","OrderStore.findFirstOrThrow","OrderStore.findMany","OrderStore.createOne","OrderStore.createMany","OrderStore.createManyAndReturn","OrderStore.updateOne","OrderStore.updateMany","OrderStore.updateManyAndReturn","OrderStore.upsertOne","OrderStore.deleteOne","OrderStore.deleteMany","OrderStore.groupBy","OrderStore.aggregate","Video.findUnique","Video.findUniqueOrThrow","Video.findFirst","Video.findFirstOrThrow","Video.findMany","Video.createOne","Video.createMany","Video.createManyAndReturn","Video.updateOne","Video.updateMany","Video.updateManyAndReturn","Video.upsertOne","Video.deleteOne","Video.deleteMany","Video.groupBy","Video.aggregate","Rating.findUnique","Rating.findUniqueOrThrow","Rating.findFirst","Rating.findFirstOrThrow","Rating.findMany","Rating.createOne","Rating.createMany","Rating.createManyAndReturn","Rating.updateOne","Rating.updateMany","Rating.updateManyAndReturn","Rating.upsertOne","Rating.deleteOne","Rating.deleteMany","Rating.groupBy","Rating.aggregate","Comment.findUnique","Comment.findUniqueOrThrow","Comment.findFirst","Comment.findFirstOrThrow","Comment.findMany","Comment.createOne","Comment.createMany","Comment.createManyAndReturn","Comment.updateOne","Comment.updateMany","Comment.updateManyAndReturn","Comment.upsertOne","Comment.deleteOne","Comment.deleteMany","Comment.groupBy","Comment.aggregate","VideoView.findUnique","VideoView.findUniqueOrThrow","VideoView.findFirst","VideoView.findFirstOrThrow","VideoView.findMany","VideoView.createOne","VideoView.createMany","VideoView.createManyAndReturn","VideoView.updateOne","VideoView.updateMany","VideoView.updateManyAndReturn","VideoView.upsertOne","VideoView.deleteOne","VideoView.deleteMany","VideoView.groupBy","VideoView.aggregate","File.findUnique","File.findUniqueOrThrow","File.findFirst","File.findFirstOrThrow","File.findMany","File.createOne","File.createMany","File.createManyAndReturn","File.updateOne","File.updateMany","File.updateManyAndReturn","File.upsertOne","File.deleteOne","File.deleteMany","File.groupBy","File.aggregate","FileUsage.findUnique","FileUsage.findUniqueOrThrow","FileUsage.findFirst","FileUsage.findFirstOrThrow","FileUsage.findMany","FileUsage.createOne","FileUsage.createMany","FileUsage.createManyAndReturn","FileUsage.updateOne","FileUsage.updateMany","FileUsage.updateManyAndReturn","FileUsage.upsertOne","FileUsage.deleteOne","FileUsage.deleteMany","FileUsage.groupBy","FileUsage.aggregate","Share.findUnique","Share.findUniqueOrThrow","Share.findFirst","Share.findFirstOrThrow","Share.findMany","Share.createOne","Share.createMany","Share.createManyAndReturn","Share.updateOne","Share.updateMany","Share.updateManyAndReturn","Share.upsertOne","Share.deleteOne","Share.deleteMany","Share.groupBy","Share.aggregate","App.findUnique","App.findUniqueOrThrow","App.findFirst","App.findFirstOrThrow","App.findMany","App.createOne","App.createMany","App.createManyAndReturn","App.updateOne","App.updateMany","App.updateManyAndReturn","App.upsertOne","App.deleteOne","App.deleteMany","App.groupBy","App.aggregate","AppGrant.findUnique","AppGrant.findUniqueOrThrow","AppGrant.findFirst","AppGrant.findFirstOrThrow","AppGrant.findMany","AppGrant.createOne","AppGrant.createMany","AppGrant.createManyAndReturn","AppGrant.updateOne","AppGrant.updateMany","AppGrant.updateManyAndReturn","AppGrant.upsertOne","AppGrant.deleteOne","AppGrant.deleteMany","AppGrant.groupBy","AppGrant.aggregate","AppSession.findUnique","AppSession.findUniqueOrThrow","AppSession.findFirst","AppSession.findFirstOrThrow","AppSession.findMany","AppSession.createOne","AppSession.createMany","AppSession.createManyAndReturn","AppSession.updateOne","AppSession.updateMany","AppSession.updateManyAndReturn","AppSession.upsertOne","AppSession.deleteOne","AppSession.deleteMany","AppSession.groupBy","AppSession.aggregate","AppRefreshToken.findUnique","AppRefreshToken.findUniqueOrThrow","AppRefreshToken.findFirst","AppRefreshToken.findFirstOrThrow","AppRefreshToken.findMany","AppRefreshToken.createOne","AppRefreshToken.createMany","AppRefreshToken.createManyAndReturn","AppRefreshToken.updateOne","AppRefreshToken.updateMany","AppRefreshToken.updateManyAndReturn","AppRefreshToken.upsertOne","AppRefreshToken.deleteOne","AppRefreshToken.deleteMany","AppRefreshToken.groupBy","AppRefreshToken.aggregate","AppDevice.findUnique","AppDevice.findUniqueOrThrow","AppDevice.findFirst","AppDevice.findFirstOrThrow","AppDevice.findMany","AppDevice.createOne","AppDevice.createMany","AppDevice.createManyAndReturn","AppDevice.updateOne","AppDevice.updateMany","AppDevice.updateManyAndReturn","AppDevice.upsertOne","AppDevice.deleteOne","AppDevice.deleteMany","AppDevice.groupBy","AppDevice.aggregate","JobTurn.findUnique","JobTurn.findUniqueOrThrow","JobTurn.findFirst","JobTurn.findFirstOrThrow","JobTurn.findMany","JobTurn.createOne","JobTurn.createMany","JobTurn.createManyAndReturn","JobTurn.updateOne","JobTurn.updateMany","JobTurn.updateManyAndReturn","JobTurn.upsertOne","JobTurn.deleteOne","JobTurn.deleteMany","JobTurn.groupBy","JobTurn.aggregate","BackupLease.findUnique","BackupLease.findUniqueOrThrow","BackupLease.findFirst","BackupLease.findFirstOrThrow","BackupLease.findMany","BackupLease.createOne","BackupLease.createMany","BackupLease.createManyAndReturn","BackupLease.updateOne","BackupLease.updateMany","BackupLease.updateManyAndReturn","BackupLease.upsertOne","BackupLease.deleteOne","BackupLease.deleteMany","BackupLease.groupBy","BackupLease.aggregate","Backup.findUnique","Backup.findUniqueOrThrow","Backup.findFirst","Backup.findFirstOrThrow","Backup.findMany","Backup.createOne","Backup.createMany","Backup.createManyAndReturn","Backup.updateOne","Backup.updateMany","Backup.updateManyAndReturn","Backup.upsertOne","Backup.deleteOne","Backup.deleteMany","Backup.groupBy","Backup.aggregate","PostponedRemoval.findUnique","PostponedRemoval.findUniqueOrThrow","PostponedRemoval.findFirst","PostponedRemoval.findFirstOrThrow","PostponedRemoval.findMany","PostponedRemoval.createOne","PostponedRemoval.createMany","PostponedRemoval.createManyAndReturn","PostponedRemoval.updateOne","PostponedRemoval.updateMany","PostponedRemoval.updateManyAndReturn","PostponedRemoval.upsertOne","PostponedRemoval.deleteOne","PostponedRemoval.deleteMany","PostponedRemoval.groupBy","PostponedRemoval.aggregate","RateLimit.findUnique","RateLimit.findUniqueOrThrow","RateLimit.findFirst","RateLimit.findFirstOrThrow","RateLimit.findMany","RateLimit.createOne","RateLimit.createMany","RateLimit.createManyAndReturn","RateLimit.updateOne","RateLimit.updateMany","RateLimit.updateManyAndReturn","RateLimit.upsertOne","RateLimit.deleteOne","RateLimit.deleteMany","RateLimit.groupBy","RateLimit.aggregate","AND","OR","NOT","key","points","expire","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","at","id","snapshotAt","leasedUntil","job","nextAt","deviceHash","userHash","appId","scopes","pause","askedAt","grantId","deniedAt","createdAt","expiresAt","Scope","has","hasEvery","hasSome","hash","sessionId","usedAt","codeHash","codeChallenge","redirectUri","codeExpiresAt","codeUsedAt","userId","ownerId","name","clientId","secretHash","redirectUris","origins","token","fileId","videoId","passwordHash","allowDownload","bytes","mimeType","size","sha256","objectKey","updatedAt","nameKey","authorId","content","editedAt","editedBy","value","title","description","VideoVisibility","visibility","VideoStatus","status","duration","width","height","thumbnailUrl","likeCount","dislikeCount","commentCount","storeId","orderId","productId","price","quantity","storeName","OrderArea","area","buyerId","OrderStatus","paidAt","paymentReference","checkoutId","disputeReason","rating","body","reply","repliedAt","until","slug","sku","regularPrice","stock","ProductStatus","imageUrl","deletedAt","shelf","listed","titleKey","categoryKey","ratingSum","ratingCount","StoreStatus","reopens","word","type","contentId","threadType","threadId","type_contentId","questionId","answerId","voteScore","categoryId","QuestionStatus","bestAnswerId","answerCount","every","some","none","issuer","subject","lastUsedAt","credentialId","publicKey","counter","transports","secret","lastStep","wrongCodes","blockedUntil","sid","sess","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","topicId","replyId","readAt","boardId","isSticky","isLocked","replyCount","lastReplyAt","lastReplyUserId","openingId","isSplit","position","text","welcome","accent","logo","logoVersion","state","attempts","parts","partsTotal","records","missing","fault","endedAt","removalId","stepId","reason","actorId","action","finishedAt","acknowledgedAt","targetType","targetId","parentId","excerpt","memory","isPrivate","targetType_targetId","number","editorId","reporterId","note","ReportStatus","handlerId","resolutionNote","claimedAt","resolvedAt","requestId","details","operation","request","purpose","email","creatorId","maxUses","uses","kind","recipient","dueAt","givenUpAt","prefix","revokedAt","appSessionId","username","emailVerifiedAt","pendingEmail","Role","role","suspendedAt","suspendedUntil","suspendedFor","silencedAt","silencedUntil","silencedFor","warnedAt","reportMailedAt","approvedPosts","awaitsApproval","deleteAt","twoFactors","displayName","about","location","website","avatarVersion","userId_size","targetType_targetId_number","videoId_userId","productId_authorId","storeId_orderId","orderId_productId","userId_operation_key","id_questionId","answerId_userId","bestAnswerId_id","userId_topicId","issuer_subject","userId_hash","userId_appId","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "mBzOBKgHQhAAAJYOACARAACXDgAgEgAAmA4AIBMAAJkOACAUAACaDgAgFQAAmw4AIBYAAJwOACAXAADnDQAgGwAAnQ4AIB4AAJ4OACAfAADTDQAgJAAAoA4AICYAAJ8OACAoAAChDgAgLQAAog4AIC8AAKYOACAxAACjDgAgMwAApQ4AIDQAAKgOACA4AACkDgAgOQAApw4AIDoAAKkOACA7AACqDgAgPgAAqw4AID8AAKsOACBAAACrDgAgQgAArA4AIEMAAKwOACBEAACtDgAgRQAArg4AIEcAAK8OACBIAACwDgAgSgAAsQ4AIEsAALEOACBPAACyDgAgUAAAsg4AIFEAALMOACCCCAAAlA4AMIMIAACvAQAQhAgAAJQOADCUCAIAAAABoQhAAO0MACG5CAEAjg0AIe0IQACPDQAhzgkBAAAAAdkJAQAAAAHaCUAAjw0AIdsJAQCODQAh3QkAAJUO3Qki3glAAI8NACHfCUAAjw0AIeAJAQCODQAh4QlAAI8NACHiCUAAjw0AIeMJAQCODQAh5AlAAI8NACHlCUAAjw0AIeYJAgDmDAAh5wkgAJANACHoCUAAjw0AIekJIACQDQAh6gkBAI4NACHrCQEAjg0AIewJAQCODQAh7QkBAI4NACHuCQEAjg0AIQEAAAABACASAwAAmQ0AIAUAAP8OACAPAACADwAggggAAP4OADCDCAAAAwAQhAgAAP4OADCUCAIA5gwAIZsIAgDGDQAhnAgAAPYMACChCEAA7QwAIaIIQACPDQAhpwgAAdYNACGvCAIA5gwAIbEIAQDlDAAhiAlAAI8NACHWCQEA5QwAIdcJQACPDQAh2AkCAMYNACEIAwAAxRAAIAUAAJUZACAPAACXGQAgmwgAAIEPACCiCAAAgQ8AIIgJAACBDwAg1wkAAIEPACDYCQAAgQ8AIBIDAACZDQAgBQAA_w4AIA8AAIAPACCCCAAA_g4AMIMIAAADABCECAAA_g4AMJQIAgAAAAGbCAIAxg0AIZwIAAD2DAAgoQhAAO0MACGiCEAAjw0AIacIAAEAAAGvCAIA5gwAIbEIAQDlDAAhiAlAAI8NACHWCQEA5QwAIdcJQACPDQAh2AkCAMYNACEDAAAAAwAgAQAABAAwAgAABQAgDwQAAJkNACAMAADyDgAgDQAAmA4AIA4AAJYOACCCCAAA8Q4AMIMIAAAHABCECAAA8Q4AMJQIAgDmDAAhoQhAAO0MACGwCAIA5gwAIbEIAQDlDAAhsggBAOUMACGzCAAB7A0AIbQIAACIDQAgtQgAAIgNACABAAAABwAgDAMAAJkNACAFAAD0DgAgCwAA_Q4AIAwAAPIOACCCCAAA_A4AMIMIAAAJABCECAAA_A4AMJQIAgDmDAAhmwgCAOYMACGcCAAA9gwAIKEIQADtDAAhrwgCAOYMACEEAwAAxRAAIAUAAJUZACALAACZGQAgDAAAlBkAIA0DAACZDQAgBQAA9A4AIAsAAP0OACAMAADyDgAggggAAPwOADCDCAAACQAQhAgAAPwOADCUCAIAAAABmwgCAOYMACGcCAAA9gwAIKEIQADtDAAhrwgCAOYMACH8CQAA-w4AIAMAAAAJACABAAAKADACAAALACAQBgAA-Q4AIAgAAPoOACAJAACWDgAggggAAPgOADCDCAAADQAQhAgAAPgOADCUCAIA5gwAIZwIAAD2DAAgnwgCAOYMACGhCEAA7QwAIaIIQADtDAAhqggAAewNACGrCAEAjg0AIawIAQCODQAhrQhAAI8NACGuCEAAjw0AIQgGAACWGQAgCAAAmBkAIAkAAOYYACCqCAAAgQ8AIKsIAACBDwAgrAgAAIEPACCtCAAAgQ8AIK4IAACBDwAgEAYAAPkOACAIAAD6DgAgCQAAlg4AIIIIAAD4DgAwgwgAAA0AEIQIAAD4DgAwlAgCAAAAAZwIAAD2DAAgnwgCAOYMACGhCEAA7QwAIaIIQADtDAAhqggAAQAAAasIAQCODQAhrAgBAI4NACGtCEAAjw0AIa4IQACPDQAhAwAAAA0AIAEAAA4AMAIAAA8AIAgHAAD3DgAggggAAPYOADCDCAAAEQAQhAgAAPYOADChCEAA7QwAIacIAAHWDQAhqAgCAOYMACGpCEAAjw0AIQIHAACXGQAgqQgAAIEPACAIBwAA9w4AIIIIAAD2DgAwgwgAABEAEIQIAAD2DgAwoQhAAO0MACGnCAABAAABqAgCAOYMACGpCEAAjw0AIQMAAAARACABAAASADACAAATACADAAAAAwAgAQAABAAwAgAABQAgAQAAABEAIAEAAAADACAPBQAA9A4AIAYAAPUOACCCCAAA8w4AMIMIAAAYABCECAAA8w4AMJkIAAHWDQAhmggAAdYNACGbCAIA5gwAIZwIAAD2DAAgnQgCAOYMACGeCEAAjw0AIZ8IAgDGDQAhoAhAAI8NACGhCEAA7QwAIaIIQADtDAAhBQUAAJUZACAGAACWGQAgnggAAIEPACCfCAAAgQ8AIKAIAACBDwAgDwUAAPQOACAGAAD1DgAggggAAPMOADCDCAAAGAAQhAgAAPMOADCZCAABAAABmggAAQAAAZsIAgDmDAAhnAgAAPYMACCdCAIA5gwAIZ4IQACPDQAhnwgCAMYNACGgCEAAjw0AIaEIQADtDAAhoghAAO0MACEDAAAAGAAgAQAAGQAwAgAAGgAgAQAAAAkAIAEAAAANACABAAAAGAAgAwAAABgAIAEAABkAMAIAABoAIAMAAAADACABAAAEADACAAAFACABAAAACQAgAQAAABgAIAEAAAADACABAAAADQAgBQQAAMUQACAMAACUGQAgDQAA6BgAIA4AAOYYACCzCAAAgQ8AIA8EAACZDQAgDAAA8g4AIA0AAJgOACAOAACWDgAggggAAPEOADCDCAAABwAQhAgAAPEOADCUCAIAAAABoQhAAO0MACGwCAIA5gwAIbEIAQDlDAAhsggBAAAAAbMIAAHsDQAhtAgAAIgNACC1CAAAiA0AIAMAAAAHACABAAAlADACAAAmACADAAAACQAgAQAACgAwAgAACwAgCgMAAJkNACCCCAAA2w0AMIMIAAApABCECAAA2w0AMKEIQADtDAAhrwgCAOYMACGNCQEA5QwAIY4JBACYDQAhjwkCAOYMACGQCUAAjw0AIQEAAAApACAHAwAAmQ0AIIIIAADwDgAwgwgAACsAEIQIAADwDgAwpwgAAdYNACGpCEAAjw0AIa8IAgDmDAAhAgMAAMUQACCpCAAAgQ8AIAgDAACZDQAggggAAPAOADCDCAAAKwAQhAgAAPAOADCnCAAB1g0AIakIQACPDQAhrwgCAOYMACH7CQAA7w4AIAMAAAArACABAAAsADACAAAtACANAwAAmQ0AIIIIAADuDgAwgwgAAC8AEIQIAADuDgAwlAgCAOYMACGhCEAA7QwAIa8IAgDmDAAhsQgBAOUMACGICUAAjw0AIYkJAAHWDQAhigkAAdYNACGLCQQAmA0AIYwJAACIDQAgAgMAAMUQACCICQAAgQ8AIA0DAACZDQAggggAAO4OADCDCAAALwAQhAgAAO4OADCUCAIAAAABoQhAAO0MACGvCAIA5gwAIbEIAQDlDAAhiAlAAI8NACGJCQABAAABigkAAdYNACGLCQQAmA0AIYwJAACIDQAgAwAAAC8AIAEAADAAMAIAADEAIAoDAACZDQAggggAAO0OADCDCAAAMwAQhAgAAO0OADCUCAIA5gwAIaEIQADtDAAhrwgCAOYMACGGCQEA5QwAIYcJAQDlDAAhiAlAAI8NACECAwAAxRAAIIgJAACBDwAgCwMAAJkNACCCCAAA7Q4AMIMIAAAzABCECAAA7Q4AMJQIAgAAAAGhCEAA7QwAIa8IAgDmDAAhhgkBAOUMACGHCQEA5QwAIYgJQACPDQAh-gkAAOwOACADAAAAMwAgAQAANAAwAgAANQAgGBgAAOoOACAZAACZDQAgGwAAnQ4AIBwAAJ4OACAdAADrDgAggggAAOkOADCDCAAANwAQhAgAAOkOADCUCAIA5gwAIaEIQADtDAAhwAhAAO0MACHCCAIA5gwAIcMIAQDlDAAhxAhAAI8NACHFCAIAxg0AIccIAQDlDAAhnAkCAOYMACGdCSAAkA0AIZ4JIACQDQAhnwkCAOYMACGgCUAA7QwAIaEJAgDmDAAhogkCAMYNACGjCSAAkA0AIQgYAACSGQAgGQAAxRAAIBsAAO0YACAcAADuGAAgHQAAkxkAIMQIAACBDwAgxQgAAIEPACCiCQAAgQ8AIBgYAADqDgAgGQAAmQ0AIBsAAJ0OACAcAACeDgAgHQAA6w4AIIIIAADpDgAwgwgAADcAEIQIAADpDgAwlAgCAAAAAaEIQADtDAAhwAhAAO0MACHCCAIA5gwAIcMIAQDlDAAhxAhAAI8NACHFCAIAxg0AIccIAQDlDAAhnAkCAOYMACGdCSAAkA0AIZ4JIACQDQAhnwkCAOYMACGgCUAA7QwAIaEJAgDmDAAhogkCAMYNACGjCSAAkA0AIQMAAAA3ACABAAA4ADACAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAQAAADcAIA0ZAACZDQAgGgAA5Q4AIIIIAADoDgAwgwgAAD0AEIQIAADoDgAwlAgCAOYMACGhCEAA7QwAIcAIQADtDAAhwggCAOYMACHDCAEA5QwAIcQIQACPDQAhxQgCAMYNACGZCQIA5gwAIQQZAADFEAAgGgAAkRkAIMQIAACBDwAgxQgAAIEPACANGQAAmQ0AIBoAAOUOACCCCAAA6A4AMIMIAAA9ABCECAAA6A4AMJQIAgAAAAGhCEAA7QwAIcAIQADtDAAhwggCAOYMACHDCAEA5QwAIcQIQACPDQAhxQgCAMYNACGZCQIA5gwAIQMAAAA9ACABAAA-ADACAAA_ACAJAwAAmQ0AIBoAAOUOACCCCAAA5w4AMIMIAABBABCECAAA5w4AMK8IAgDmDAAhmQkCAOYMACGaCQIA5gwAIZsJQADtDAAhAgMAAMUQACAaAACRGQAgCgMAAJkNACAaAADlDgAggggAAOcOADCDCAAAQQAQhAgAAOcOADCvCAIA5gwAIZkJAgDmDAAhmgkCAOYMACGbCUAA7QwAIfkJAADmDgAgAwAAAEEAIAEAAEIAMAIAAEMAIAYaAADlDgAggggAAOQOADCDCAAARQAQhAgAAOQOADCUCAIA5gwAIZkJAgDmDAAhARoAAJEZACAGGgAA5Q4AIIIIAADkDgAwgwgAAEUAEIQIAADkDgAwlAgCAAAAAZkJAgDmDAAhAwAAAEUAIAEAAEYAMAIAAEcAIAEAAAA9ACABAAAAQQAgAQAAAEUAIAMAAAA9ACABAAA-ADACAAA_ACADAAAAQQAgAQAAQgAwAgAAQwAgFBkAAJkNACAgAADhDgAgJQAA4g4AICYAAJ8OACAnAADjDgAggggAAN8OADCDCAAATgAQhAgAAN8OADCUCAIA5gwAIaEIQADtDAAhwAhAAO0MACHCCAIA5gwAIcQIQACPDQAhxQgCAMYNACHHCAEA5QwAIcwIAADgDoEJIuMIAQDlDAAh_wgCAMYNACGBCQIAxg0AIYIJAgDmDAAhCRkAAMUQACAgAACPGQAgJQAAjhkAICYAAO8YACAnAACQGQAgxAgAAIEPACDFCAAAgQ8AIP8IAACBDwAggQkAAIEPACAVGQAAmQ0AICAAAOEOACAlAADiDgAgJgAAnw4AICcAAOMOACCCCAAA3w4AMIMIAABOABCECAAA3w4AMJQIAgAAAAGhCEAA7QwAIcAIQADtDAAhwggCAOYMACHECEAAjw0AIcUIAgDGDQAhxwgBAOUMACHMCAAA4A6BCSLjCAEA5QwAIf8IAgDGDQAhgQkCAMYNACGCCQIA5gwAIfgJAADeDgAgAwAAAE4AIAEAAE8AMAIAAFAAIAcfAADTDQAggggAANINADCDCAAAUgAQhAgAANINADCUCAIA5gwAIbEIAQDlDAAh5wgBAOUMACEBAAAAUgAgAwAAAE4AIAEAAE8AMAIAAFAAIAEAAABOACAQGQAAmQ0AICEAAMoNACAiAADaDgAgJAAAoA4AIIIIAADZDgAwgwgAAFYAEIQIAADZDgAwlAgCAOYMACGhCEAA7QwAIcAIQADtDAAhwggCAOYMACHECEAAjw0AIcUIAgDGDQAh4wgBAOUMACH8CAIA5gwAIf4IAgDmDAAhAQAAAFYAIAEAAABOACAJAwAAmQ0AICMAAN0OACCCCAAA3A4AMIMIAABZABCECAAA3A4AMKEIQADtDAAhrwgCAOYMACHGCAIA5gwAIf0IAgDmDAAhAgMAAMUQACAjAACOGQAgCgMAAJkNACAjAADdDgAggggAANwOADCDCAAAWQAQhAgAANwOADChCEAA7QwAIa8IAgDmDAAhxggCAOYMACH9CAIA5gwAIfcJAADbDgAgAwAAAFkAIAEAAFoAMAIAAFsAIAEAAABZACAGGQAAxRAAICEAAK0SACAiAACtEgAgJAAA8BgAIMQIAACBDwAgxQgAAIEPACARGQAAmQ0AICEAAMoNACAiAADaDgAgJAAAoA4AIIIIAADZDgAwgwgAAFYAEIQIAADZDgAwlAgCAAAAAaEIQADtDAAhwAhAAO0MACHCCAIA5gwAIcQIQACPDQAhxQgCAMYNACHjCAEA5QwAIfwIAgDmDAAh_ggCAOYMACH2CQAA2A4AIAMAAABWACABAABeADACAABfACAFIQAAyg0AIIIIAADJDQAwgwgAAGEAEIQIAADJDQAw_AgCAOYMACEBAAAAYQAgAQAAAFYAIAMAAABWACABAABeADACAABfACADAAAAWQAgAQAAWgAwAgAAWwAgCwMAAJkNACCCCAAA1w4AMIMIAABmABCECAAA1w4AMIUIAQDlDAAhoQhAAO0MACGvCAIA5gwAIcwIAgDmDAAh4wgBAOUMACHLCQEA5QwAIcwJAAHWDQAhAQMAAMUQACAMAwAAmQ0AIIIIAADXDgAwgwgAAGYAEIQIAADXDgAwhQgBAOUMACGhCEAA7QwAIa8IAgDmDAAhzAgCAOYMACHjCAEA5QwAIcsJAQDlDAAhzAkAAdYNACH1CQAA1g4AIAMAAABmACABAABnADACAABoACAPBAAAmQ0AIDAAANUOACCCCAAA0w4AMIMIAABqABCECAAA0w4AMJQIAgDmDAAhoQhAAO0MACGwCAIA5gwAIbEIAQDlDAAhyAgBAOUMACHMCAAA1A71CCLnCAEA5QwAIfIIAgDmDAAh8wgCAOYMACH1CCAAkA0AIQIEAADFEAAgMAAAjRkAIA8EAACZDQAgMAAA1Q4AIIIIAADTDgAwgwgAAGoAEIQIAADTDgAwlAgCAAAAAaEIQADtDAAhsAgCAOYMACGxCAEA5QwAIcgIAQDlDAAhzAgAANQO9Qgi5wgBAAAAAfIIAgDmDAAh8wgCAOYMACH1CCAAkA0AIQMAAABqACABAABrADACAABsACAfIAEA5QwAISkAANIOACArAADEDgAgLwAApg4AIIIIAADPDgAwgwgAAG4AEIQIAADPDgAwlAgCAOYMACGhCEAA7QwAIbAIAgDGDQAhwAhAAO0MACHECEAAjw0AIcUIAgDGDQAhxwgBAOUMACHICAEA5QwAIcwIAADRDuwIItQIAgDGDQAh1wgQAM4OACHiCBAAzg4AIecIAQCODQAh6AgBAI4NACHpCBAA0A4AIeoIAgDmDAAh7AgBAI4NACHtCEAAjw0AIe4IAgDmDAAh7wggAJANACHwCAEA5QwAIfEIAQDlDAAh8ggCAOYMACHzCAIA5gwAIQwpAACMGQAgKwAAiBkAIC8AAPYYACCwCAAAgQ8AIMQIAACBDwAgxQgAAIEPACDUCAAAgQ8AIOcIAACBDwAg6AgAAIEPACDpCAAAgQ8AIOwIAACBDwAg7QgAAIEPACAfIAEA5QwAISkAANIOACArAADEDgAgLwAApg4AIIIIAADPDgAwgwgAAG4AEIQIAADPDgAwlAgCAAAAAaEIQADtDAAhsAgCAMYNACHACEAA7QwAIcQIQACPDQAhxQgCAMYNACHHCAEA5QwAIcgIAQDlDAAhzAgAANEO7Agi1AgCAMYNACHXCBAAzg4AIeIIEADODgAh5wgBAI4NACHoCAEAjg0AIekIEADQDgAh6ggCAOYMACHsCAEAjg0AIe0IQACPDQAh7ggCAOYMACHvCCAAkA0AIfAIAQDlDAAh8QgBAOUMACHyCAIA5gwAIfMIAgDmDAAhAwAAAG4AIAEAAG8AMAIAAHAAIAEAAABqACAMLAAAyw4AIC4AAMgOACCCCAAAzQ4AMIMIAABzABCECAAAzQ4AMMcIAQDlDAAh1AgCAMYNACHVCAIA5gwAIdYIAgDmDAAh1wgQAM4OACHYCAIA5gwAIdkIAQCODQAhBCwAAIsZACAuAACKGQAg1AgAAIEPACDZCAAAgQ8AIA0sAADLDgAgLgAAyA4AIIIIAADNDgAwgwgAAHMAEIQIAADNDgAwxwgBAOUMACHUCAIAxg0AIdUIAgDmDAAh1ggCAOYMACHXCBAAzg4AIdgIAgDmDAAh2QgBAI4NACH0CQAAzA4AIAMAAABzACABAAB0ADACAAB1ACADAAAAcwAgAQAAdAAwAgAAdQAgBywAAMsOACCCCAAAyg4AMIMIAAB4ABCECAAAyg4AMMAIQADtDAAh1AgCAOYMACHVCAIA5gwAIQEsAACLGQAgCCwAAMsOACCCCAAAyg4AMIMIAAB4ABCECAAAyg4AMMAIQADtDAAh1AgCAOYMACHVCAIA5gwAIfMJAADJDgAgAwAAAHgAIAEAAHkAMAIAAHoAIAEAAABzACABAAAAeAAgERkAAJkNACAuAADIDgAggggAAMcOADCDCAAAfgAQhAgAAMcOADCUCAIA5gwAIaEIQADtDAAhwAhAAO0MACHCCAIA5gwAIcQIQACPDQAhxQgCAMYNACHHCAEAjg0AIdYIAgDmDAAh4ggCAOYMACHjCAEA5QwAIeQIAQCODQAh5QhAAI8NACEHGQAAxRAAIC4AAIoZACDECAAAgQ8AIMUIAACBDwAgxwgAAIEPACDkCAAAgQ8AIOUIAACBDwAgEhkAAJkNACAuAADIDgAggggAAMcOADCDCAAAfgAQhAgAAMcOADCUCAIAAAABoQhAAO0MACHACEAA7QwAIcIIAgDmDAAhxAhAAI8NACHFCAIAxg0AIccIAQCODQAh1ggCAOYMACHiCAIA5gwAIeMIAQDlDAAh5AgBAI4NACHlCEAAjw0AIfIJAADGDgAgAwAAAH4AIAEAAH8AMAIAAIABACABAAAAcwAgAQAAAH4AIAEAAABuACAQKgAAmQ0AICsAAMQOACAtAADFDgAggggAAMEOADCDCAAAhQEAEIQIAADBDgAwlAgCAOYMACGhCEAA7QwAIcAIQADtDAAhzAgAAMMO3ggi2wgAAMIO2wgi3AgCAOYMACHeCEAAjw0AId8IAQCODQAh4AgCAMYNACHhCAEAjg0AIQcqAADFEAAgKwAAiBkAIC0AAIkZACDeCAAAgQ8AIN8IAACBDwAg4AgAAIEPACDhCAAAgQ8AIBAqAACZDQAgKwAAxA4AIC0AAMUOACCCCAAAwQ4AMIMIAACFAQAQhAgAAMEOADCUCAIAAAABoQhAAO0MACHACEAA7QwAIcwIAADDDt4IItsIAADCDtsIItwIAgDmDAAh3ghAAI8NACHfCAEAjg0AIeAIAgDGDQAh4QgBAI4NACEDAAAAhQEAIAEAAIYBADACAACHAQAgGhkAAJkNACAzAAClDgAgNAAAqA4AIDUAAMAOACA2AAC3DgAggggAALwOADCDCAAAiQEAEIQIAAC8DgAwlAgCAOYMACGhCEAA7QwAIbwIAQDlDAAhvQgEAJgNACG_CAEA5QwAIcAIQADtDAAhwggCAOYMACHHCAEA5QwAIcgIAQDlDAAhyggAAL0OyggizAgAAL4OzAgizQgIAL8OACHOCAIAxg0AIc8IAgDGDQAh0AgBAI4NACHRCAIA5gwAIdIIAgDmDAAh0wgCAOYMACEJGQAAxRAAIDMAAPUYACA0AAD4GAAgNQAAhxkAIDYAAIYZACDNCAAAgQ8AIM4IAACBDwAgzwgAAIEPACDQCAAAgQ8AIBoZAACZDQAgMwAApQ4AIDQAAKgOACA1AADADgAgNgAAtw4AIIIIAAC8DgAwgwgAAIkBABCECAAAvA4AMJQIAgAAAAGhCEAA7QwAIbwIAQDlDAAhvQgEAJgNACG_CAEAAAABwAhAAO0MACHCCAIA5gwAIccIAQDlDAAhyAgBAOUMACHKCAAAvQ7KCCLMCAAAvg7MCCLNCAgAvw4AIc4IAgDGDQAhzwgCAMYNACHQCAEAjg0AIdEIAgDmDAAh0ggCAOYMACHTCAIA5gwAIQMAAACJAQAgAQAAigEAMAIAAIsBACANGQAAmQ0AIDIAAJ0NACCCCAAAuw4AMIMIAACNAQAQhAgAALsOADCUCAIA5gwAIaEIQADtDAAhuAgCAOYMACHACEAA7QwAIcIIAgDmDAAhwwgBAOUMACHECEAAjw0AIcUIAgDGDQAhBBkAAMUQACAyAAC8EAAgxAgAAIEPACDFCAAAgQ8AIA0ZAACZDQAgMgAAnQ0AIIIIAAC7DgAwgwgAAI0BABCECAAAuw4AMJQIAgAAAAGhCEAA7QwAIbgIAgDmDAAhwAhAAO0MACHCCAIA5gwAIcMIAQDlDAAhxAhAAI8NACHFCAIAxg0AIQMAAACNAQAgAQAAjgEAMAIAAI8BACAJAwAAmQ0AIDIAAJ0NACCCCAAAug4AMIMIAACRAQAQhAgAALoOADChCEAA7QwAIa8IAgDmDAAhuAgCAOYMACHGCAIA5gwAIQIDAADFEAAgMgAAvBAAIAoDAACZDQAgMgAAnQ0AIIIIAAC6DgAwgwgAAJEBABCECAAAug4AMKEIQADtDAAhrwgCAOYMACG4CAIA5gwAIcYIAgDmDAAh8QkAALkOACADAAAAkQEAIAEAAJIBADACAACTAQAgBjIAAJ0NACA1AgDmDAAhgggAAJwNADCDCAAAlQEAEIQIAACcDQAwuAgCAOYMACEBAAAAlQEAIA0yAACSDQAgNwAAkQ0AIIIIAACNDQAwgwgAAJcBABCECAAAjQ0AMJQIAgDmDAAhoQhAAO0MACGiCEAAjw0AIbYIAQDlDAAhtwgCAMYNACG4CAIAxg0AIbkIAQCODQAhugggAJANACEBAAAAlwEAIA8EAACZDQAgNgAAtw4AIIIIAAC2DgAwgwgAAJkBABCECAAAtg4AMJQIAgDmDAAhoQhAAO0MACGwCAIA5gwAIbEIAQDlDAAhvAgBAOUMACG9CAQAmA0AIb4IAQDlDAAhvwgBAOUMACHACEAA7QwAIcEIAQDlDAAhAQAAAJkBACABAAAAlwEAIAEAAACJAQAgAQAAAI0BACABAAAAkQEAIAMAAACNAQAgAQAAjgEAMAIAAI8BACADAAAAfgAgAQAAfwAwAgAAgAEAIA0ZAACZDQAggggAALgOADCDCAAAoQEAEIQIAAC4DgAwlAgCAOYMACGhCEAA7QwAIcAIQADtDAAhwggCAOYMACHECEAAjw0AIcUIAgDGDQAhxwgBAOUMACHjCAEA5QwAIeYIQACPDQAhBBkAAMUQACDECAAAgQ8AIMUIAACBDwAg5ggAAIEPACANGQAAmQ0AIIIIAAC4DgAwgwgAAKEBABCECAAAuA4AMJQIAgAAAAGhCEAA7QwAIcAIQADtDAAhwggCAOYMACHECEAAjw0AIcUIAgDGDQAhxwgBAOUMACHjCAEA5QwAIeYIQACPDQAhAwAAAKEBACABAACiAQAwAgAAowEAIAMAAACRAQAgAQAAkgEAMAIAAJMBACACBAAAxRAAIDYAAIYZACAPBAAAmQ0AIDYAALcOACCCCAAAtg4AMIMIAACZAQAQhAgAALYOADCUCAIAAAABoQhAAO0MACGwCAIA5gwAIbEIAQDlDAAhvAgBAOUMACG9CAQAmA0AIb4IAQDlDAAhvwgBAAAAAcAIQADtDAAhwQgBAOUMACEDAAAAmQEAIAEAAKYBADACAACnAQAgBwQAAJkNACA6AgDmDAAhgggAAJcNADCDCAAAqQEAEIQIAACXDQAwsAgCAOYMACG7CAQAmA0AIQEAAACpAQAgExkAAJEOACA8AACZDQAgPQAAkQ4AIIIIAAC0DgAwgwgAAKsBABCECAAAtA4AMJQIAgDmDAAhoQhAAO0MACHCCAIAxg0AIcwIAAC1DsUJIrQJAQDlDAAhuQkBAOUMACG6CQIA5gwAIcIJAgDmDAAhwwkBAI4NACHFCQIAxg0AIcYJAQCODQAhxwlAAI8NACHICUAAjw0AIQkZAADFEAAgPAAAxRAAID0AAMUQACDCCAAAgQ8AIMMJAACBDwAgxQkAAIEPACDGCQAAgQ8AIMcJAACBDwAgyAkAAIEPACATGQAAkQ4AIDwAAJkNACA9AACRDgAggggAALQOADCDCAAAqwEAEIQIAAC0DgAwlAgCAAAAAaEIQADtDAAhwggCAMYNACHMCAAAtQ7FCSK0CQEA5QwAIbkJAQDlDAAhugkCAOYMACHCCQIA5gwAIcMJAQCODQAhxQkCAMYNACHGCQEAjg0AIccJQACPDQAhyAlAAI8NACEDAAAAqwEAIAEAAKwBADACAACtAQAgQhAAAJYOACARAACXDgAgEgAAmA4AIBMAAJkOACAUAACaDgAgFQAAmw4AIBYAAJwOACAXAADnDQAgGwAAnQ4AIB4AAJ4OACAfAADTDQAgJAAAoA4AICYAAJ8OACAoAAChDgAgLQAAog4AIC8AAKYOACAxAACjDgAgMwAApQ4AIDQAAKgOACA4AACkDgAgOQAApw4AIDoAAKkOACA7AACqDgAgPgAAqw4AID8AAKsOACBAAACrDgAgQgAArA4AIEMAAKwOACBEAACtDgAgRQAArg4AIEcAAK8OACBIAACwDgAgSgAAsQ4AIEsAALEOACBPAACyDgAgUAAAsg4AIFEAALMOACCCCAAAlA4AMIMIAACvAQAQhAgAAJQOADCUCAIA5gwAIaEIQADtDAAhuQgBAI4NACHtCEAAjw0AIc4JAQCODQAh2QkBAOUMACHaCUAAjw0AIdsJAQCODQAh3QkAAJUO3Qki3glAAI8NACHfCUAAjw0AIeAJAQCODQAh4QlAAI8NACHiCUAAjw0AIeMJAQCODQAh5AlAAI8NACHlCUAAjw0AIeYJAgDmDAAh5wkgAJANACHoCUAAjw0AIekJIACQDQAh6gkBAI4NACHrCQEAjg0AIewJAQCODQAh7QkBAI4NACHuCQEAjg0AIQEAAACvAQAgAQAAAK8BACADAAAAqwEAIAEAAKwBADACAACtAQAgAwAAAKsBACABAACsAQAwAgAArQEAIA8EAACRDgAgQQAAmQ0AIIIIAACTDgAwgwgAALQBABCECAAAkw4AMJMIQADtDAAhlAgCAOYMACGwCAIAxg0AIccIAQCODQAh4wgBAOUMACG0CQEAjg0AIbkJAQDlDAAhugkCAOYMACHACQIA5gwAIcEJAgDmDAAhBQQAAMUQACBBAADFEAAgsAgAAIEPACDHCAAAgQ8AILQJAACBDwAgEAQAAJEOACBBAACZDQAggggAAJMOADCDCAAAtAEAEIQIAACTDgAwkwhAAO0MACGUCAIAAAABsAgCAMYNACHHCAEAjg0AIeMIAQDlDAAhtAkBAI4NACG5CQEA5QwAIboJAgDmDAAhwAkCAOYMACHBCQIA5gwAIfAJAACSDgAgAwAAALQBACABAAC1AQAwAgAAtgEAIAEAAACvAQAgAwAAALQBACABAAC1AQAwAgAAtgEAIA4DAACRDgAgVwAA4A0AIIIIAACQDgAwgwgAALoBABCECAAAkA4AMJQIAgDmDAAhoQhAAO0MACGvCAIAxg0AIasJAgDmDAAhsAkBAI4NACHSCQEA5QwAIdMJAQDlDAAh1AlAAO0MACHVCUAAjw0AIQQDAADFEAAgrwgAAIEPACCwCQAAgQ8AINUJAACBDwAgDgMAAJEOACBXAADgDQAggggAAJAOADCDCAAAugEAEIQIAACQDgAwlAgCAAAAAaEIQADtDAAhrwgCAMYNACGrCQIA5gwAIbAJAQCODQAh0gkBAOUMACHTCQEA5QwAIdQJQADtDAAh1QlAAI8NACEDAAAAugEAIAEAALsBADACAAC8AQAgAQAAAK8BACALAwAAmQ0AIIIIAACPDgAwgwgAAL8BABCECAAAjw4AMKEIQADtDAAhoghAAO0MACGnCAAB1g0AIakIQACPDQAhrwgCAOYMACHNCQEA5QwAIc4JAQDlDAAhAgMAAMUQACCpCAAAgQ8AIAsDAACZDQAggggAAI8OADCDCAAAvwEAEIQIAACPDgAwoQhAAO0MACGiCEAA7QwAIacIAAEAAAGpCEAAjw0AIa8IAgDmDAAhzQkBAOUMACHOCQEA5QwAIQMAAAC_AQAgAQAAwAEAMAIAAMEBACALRgAAmQ0AIIIIAACODgAwgwgAAMMBABCECAAAjg4AMJQIAgDmDAAhoQhAAO0MACGiCEAA7QwAIacIAAHWDQAhzwkCAOYMACHQCQIA5gwAIdEJAgDmDAAhAUYAAMUQACALRgAAmQ0AIIIIAACODgAwgwgAAMMBABCECAAAjg4AMJQIAgAAAAGhCEAA7QwAIaIIQADtDAAhpwgAAQAAAc8JAgDmDAAh0AkCAOYMACHRCQIA5gwAIQMAAADDAQAgAQAAxAEAMAIAAMUBACATAwAAmQ0AIIIIAACNDgAwgwgAAMcBABCECAAAjQ4AMJQIAgDmDAAhlghAAI8NACGeCEAA7QwAIaIIQACPDQAhrwgCAOYMACG7CAQAmA0AIb8IAQCODQAhqgkBAOUMACGrCQIA5gwAIawJAgDmDAAhrQkCAOYMACGuCQQAmA0AIa8JAgDmDAAhsAkBAI4NACGxCUAAjw0AIQYDAADFEAAglggAAIEPACCiCAAAgQ8AIL8IAACBDwAgsAkAAIEPACCxCQAAgQ8AIBMDAACZDQAggggAAI0OADCDCAAAxwEAEIQIAACNDgAwlAgCAAAAAZYIQACPDQAhnghAAO0MACGiCEAAjw0AIa8IAgDmDAAhuwgEAJgNACG_CAEAAAABqgkBAOUMACGrCQIA5gwAIawJAgDmDAAhrQkCAOYMACGuCQQAmA0AIa8JAgDmDAAhsAkBAI4NACGxCUAAjw0AIQMAAADHAQAgAQAAyAEAMAIAAMkBACALAwAAmQ0AIEkAAJkNACCCCAAAjA4AMIMIAADLAQAQhAgAAIwOADCUCAIA5gwAIaEIQADtDAAhrwgCAOYMACGlCQEA5QwAIbUJAgDmDAAhuAlAAI8NACEDAwAAxRAAIEkAAMUQACC4CQAAgQ8AIAsDAACZDQAgSQAAmQ0AIIIIAACMDgAwgwgAAMsBABCECAAAjA4AMJQIAgAAAAGhCEAA7QwAIa8IAgDmDAAhpQkBAOUMACG1CQIA5gwAIbgJQACPDQAhAwAAAMsBACABAADMAQAwAgAAzQEAIAMAAADLAQAgAQAAzAEAMAIAAM0BACAPAwAAmQ0AICsCAOYMACFJAACZDQAgTgAA8w0AIIIIAACLDgAwgwgAANABABCECAAAiw4AMJQIAgDmDAAhoQhAAO0MACGvCAIA5gwAIaoJAQDlDAAhtAkBAI4NACG1CQIA5gwAIbYJAQDlDAAhtwlAAI8NACEFAwAAxRAAIEkAAMUQACBOAADVFAAgtAkAAIEPACC3CQAAgQ8AIA8DAACZDQAgKwIA5gwAIUkAAJkNACBOAADzDQAggggAAIsOADCDCAAA0AEAEIQIAACLDgAwlAgCAAAAAaEIQADtDAAhrwgCAOYMACGqCQEA5QwAIbQJAQCODQAhtQkCAOYMACG2CQEA5QwAIbcJQACPDQAhAwAAANABACABAADRAQAwAgAA0gEAIApMAACJDgAgTQAAig4AIIIIAACIDgAwgwgAANQBABCECAAAiA4AMKoJAQCODQAhsgkCAOYMACGzCQIA5gwAIbQJAQCODQAhtQkCAMYNACEFTAAAhBkAIE0AAIUZACCqCQAAgQ8AILQJAACBDwAgtQkAAIEPACAKTAAAiQ4AIE0AAIoOACCCCAAAiA4AMIMIAADUAQAQhAgAAIgOADCqCQEAjg0AIbIJAgAAAAGzCQIA5gwAIbQJAQCODQAhtQkCAMYNACEDAAAA1AEAIAEAANUBADACAADWAQAgAwAAANQBACABAADVAQAwAgAA1gEAIAEAAADUAQAgAQAAANQBACADAAAA0AEAIAEAANEBADACAADSAQAgCQMAAJkNACCCCAAAhw4AMIMIAADcAQAQhAgAAIcOADChCEAA7QwAIa8IAgDmDAAhuwgCAOYMACG9CAIA5gwAIb8IAQDlDAAhAQMAAMUQACAKAwAAmQ0AIIIIAACHDgAwgwgAANwBABCECAAAhw4AMKEIQADtDAAhrwgCAOYMACG7CAIA5gwAIb0IAgDmDAAhvwgBAAAAAe8JAACGDgAgAwAAANwBACABAADdAQAwAgAA3gEAIAEAAAADACABAAAABwAgAQAAAAkAIAEAAAArACABAAAALwAgAQAAADMAIAEAAAA3ACABAAAAPQAgAQAAAEEAIAEAAABOACABAAAAVgAgAQAAAFkAIAEAAABmACABAAAAagAgAQAAAIUBACABAAAAiQEAIAEAAACNAQAgAQAAAH4AIAEAAAChAQAgAQAAAJEBACABAAAAmQEAIAEAAACrAQAgAQAAAKsBACABAAAAqwEAIAEAAAC0AQAgAQAAALQBACABAAAAugEAIAEAAAC_AQAgAQAAAMMBACABAAAAxwEAIAEAAADLAQAgAQAAAMsBACABAAAA0AEAIAEAAADQAQAgAQAAANwBACABAAAAAQAgOBAAAOYYACARAADnGAAgEgAA6BgAIBMAAOkYACAUAADqGAAgFQAA6xgAIBYAAOwYACAXAACMFAAgGwAA7RgAIB4AAO4YACAfAACGEwAgJAAA8BgAICYAAO8YACAoAADxGAAgLQAA8hgAIC8AAPYYACAxAADzGAAgMwAA9RgAIDQAAPgYACA4AAD0GAAgOQAA9xgAIDoAAPkYACA7AAD6GAAgPgAA-xgAID8AAPsYACBAAAD7GAAgQgAA_BgAIEMAAPwYACBEAAD9GAAgRQAA_hgAIEcAAP8YACBIAACAGQAgSgAAgRkAIEsAAIEZACBPAACCGQAgUAAAghkAIFEAAIMZACC5CAAAgQ8AIO0IAACBDwAgzgkAAIEPACDaCQAAgQ8AINsJAACBDwAg3gkAAIEPACDfCQAAgQ8AIOAJAACBDwAg4QkAAIEPACDiCQAAgQ8AIOMJAACBDwAg5AkAAIEPACDlCQAAgQ8AIOgJAACBDwAg6gkAAIEPACDrCQAAgQ8AIOwJAACBDwAg7QkAAIEPACDuCQAAgQ8AIAMAAACvAQAgAQAAhAIAMAIAAAEAIAMAAACvAQAgAQAAhAIAMAIAAAEAIAMAAACvAQAgAQAAhAIAMAIAAAEAID8QAADBGAAgEQAAwhgAIBIAAMMYACATAADEGAAgFAAAxRgAIBUAAMYYACAWAADHGAAgFwAAyBgAIBsAAMkYACAeAADKGAAgHwAAyxgAICQAAM0YACAmAADMGAAgKAAAzhgAIC0AAM8YACAvAADTGAAgMQAA0BgAIDMAANIYACA0AADVGAAgOAAA0RgAIDkAANQYACA6AADWGAAgOwAA1xgAID4AANgYACA_AADZGAAgQAAA2hgAIEIAANsYACBDAADcGAAgRAAA3RgAIEUAAN4YACBHAADfGAAgSAAA4BgAIEoAAOEYACBLAADiGAAgTwAA4xgAIFAAAOQYACBRAADlGAAglAgCAAAAAaEIQAAAAAG5CAEAAAAB7QhAAAAAAc4JAQAAAAHZCQEAAAAB2glAAAAAAdsJAQAAAAHdCQAAAN0JAt4JQAAAAAHfCUAAAAAB4AkBAAAAAeEJQAAAAAHiCUAAAAAB4wkBAAAAAeQJQAAAAAHlCUAAAAAB5gkCAAAAAecJIAAAAAHoCUAAAAAB6QkgAAAAAeoJAQAAAAHrCQEAAAAB7AkBAAAAAe0JAQAAAAHuCQEAAAABAVcAAIgCACAalAgCAAAAAaEIQAAAAAG5CAEAAAAB7QhAAAAAAc4JAQAAAAHZCQEAAAAB2glAAAAAAdsJAQAAAAHdCQAAAN0JAt4JQAAAAAHfCUAAAAAB4AkBAAAAAeEJQAAAAAHiCUAAAAAB4wkBAAAAAeQJQAAAAAHlCUAAAAAB5gkCAAAAAecJIAAAAAHoCUAAAAAB6QkgAAAAAeoJAQAAAAHrCQEAAAAB7AkBAAAAAe0JAQAAAAHuCQEAAAABAVcAAIoCADABVwAAigIAMD8QAACeFQAgEQAAnxUAIBIAAKAVACATAAChFQAgFAAAohUAIBUAAKMVACAWAACkFQAgFwAApRUAIBsAAKYVACAeAACnFQAgHwAAqBUAICQAAKoVACAmAACpFQAgKAAAqxUAIC0AAKwVACAvAACwFQAgMQAArRUAIDMAAK8VACA0AACyFQAgOAAArhUAIDkAALEVACA6AACzFQAgOwAAtBUAID4AALUVACA_AAC2FQAgQAAAtxUAIEIAALgVACBDAAC5FQAgRAAAuhUAIEUAALsVACBHAAC8FQAgSAAAvRUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBRAADCFQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACECAAAAAQAgVwAAjQIAIBqUCAIAiA8AIaEIQACNDwAhuQgBALMPACHtCEAAng8AIc4JAQCzDwAh2QkBAIcPACHaCUAAng8AIdsJAQCzDwAh3QkAAJ0V3Qki3glAAJ4PACHfCUAAng8AIeAJAQCzDwAh4QlAAJ4PACHiCUAAng8AIeMJAQCzDwAh5AlAAJ4PACHlCUAAng8AIeYJAgCIDwAh5wkgALYQACHoCUAAng8AIekJIAC2EAAh6gkBALMPACHrCQEAsw8AIewJAQCzDwAh7QkBALMPACHuCQEAsw8AIQIAAACvAQAgVwAAjwIAIAIAAACvAQAgVwAAjwIAIAMAAAABACBeAACIAgAgXwAAjQIAIAEAAAABACABAAAArwEAIBgKAACYFQAgZAAAmRUAIGUAAJwVACBmAACbFQAgZwAAmhUAILkIAACBDwAg7QgAAIEPACDOCQAAgQ8AINoJAACBDwAg2wkAAIEPACDeCQAAgQ8AIN8JAACBDwAg4AkAAIEPACDhCQAAgQ8AIOIJAACBDwAg4wkAAIEPACDkCQAAgQ8AIOUJAACBDwAg6AkAAIEPACDqCQAAgQ8AIOsJAACBDwAg7AkAAIEPACDtCQAAgQ8AIO4JAACBDwAgHYIIAACCDgAwgwgAAJYCABCECAAAgg4AMJQIAgDZDAAhoQhAAOkMACG5CAEAgQ0AIe0IQAD3DAAhzgkBAIENACHZCQEA2AwAIdoJQAD3DAAh2wkBAIENACHdCQAAgw7dCSLeCUAA9wwAId8JQAD3DAAh4AkBAIENACHhCUAA9wwAIeIJQAD3DAAh4wkBAIENACHkCUAA9wwAIeUJQAD3DAAh5gkCANkMACHnCSAAig0AIegJQAD3DAAh6QkgAIoNACHqCQEAgQ0AIesJAQCBDQAh7AkBAIENACHtCQEAgQ0AIe4JAQCBDQAhAwAAAK8BACABAACVAgAwYwAAlgIAIAMAAACvAQAgAQAAhAIAMAIAAAEAIAEAAADeAQAgAQAAAN4BACADAAAA3AEAIAEAAN0BADACAADeAQAgAwAAANwBACABAADdAQAwAgAA3gEAIAMAAADcAQAgAQAA3QEAMAIAAN4BACAGAwAAlxUAIKEIQAAAAAGvCAIAAAABuwgCAAAAAb0IAgAAAAG_CAEAAAABAVcAAJ4CACAFoQhAAAAAAa8IAgAAAAG7CAIAAAABvQgCAAAAAb8IAQAAAAEBVwAAoAIAMAFXAACgAgAwBgMAAJYVACChCEAAjQ8AIa8IAgCIDwAhuwgCAIgPACG9CAIAiA8AIb8IAQCHDwAhAgAAAN4BACBXAACjAgAgBaEIQACNDwAhrwgCAIgPACG7CAIAiA8AIb0IAgCIDwAhvwgBAIcPACECAAAA3AEAIFcAAKUCACACAAAA3AEAIFcAAKUCACADAAAA3gEAIF4AAJ4CACBfAACjAgAgAQAAAN4BACABAAAA3AEAIAUKAACRFQAgZAAAkhUAIGUAAJUVACBmAACUFQAgZwAAkxUAIAiCCAAAgQ4AMIMIAACsAgAQhAgAAIEOADChCEAA6QwAIa8IAgDZDAAhuwgCANkMACG9CAIA2QwAIb8IAQDYDAAhAwAAANwBACABAACrAgAwYwAArAIAIAMAAADcAQAgAQAA3QEAMAIAAN4BACABAAAABQAgAQAAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIA8DAADHDwAgBQAAyA8AIA8AAJUQACCUCAIAAAABmwgCAAAAAZwIAADGDwAgoQhAAAAAAaIIQAAAAAGnCAABAAABrwgCAAAAAbEIAQAAAAGICUAAAAAB1gkBAAAAAdcJQAAAAAHYCQIAAAABAVcAALQCACAMlAgCAAAAAZsIAgAAAAGcCAAAxg8AIKEIQAAAAAGiCEAAAAABpwgAAQAAAa8IAgAAAAGxCAEAAAABiAlAAAAAAdYJAQAAAAHXCUAAAAAB2AkCAAAAAQFXAAC2AgAwAVcAALYCADABAAAABwAgAQAAAA0AIA8DAADDDwAgBQAAxA8AIA8AAJMQACCUCAIAiA8AIZsIAgCfDwAhnAgAAMEPACChCEAAjQ8AIaIIQACeDwAhpwgAAZwPACGvCAIAiA8AIbEIAQCHDwAhiAlAAJ4PACHWCQEAhw8AIdcJQACeDwAh2AkCAJ8PACECAAAABQAgVwAAuwIAIAyUCAIAiA8AIZsIAgCfDwAhnAgAAMEPACChCEAAjQ8AIaIIQACeDwAhpwgAAZwPACGvCAIAiA8AIbEIAQCHDwAhiAlAAJ4PACHWCQEAhw8AIdcJQACeDwAh2AkCAJ8PACECAAAAAwAgVwAAvQIAIAIAAAADACBXAAC9AgAgAQAAAAcAIAEAAAANACADAAAABQAgXgAAtAIAIF8AALsCACABAAAABQAgAQAAAAMAIAoKAACMFQAgZAAAjRUAIGUAAJAVACBmAACPFQAgZwAAjhUAIJsIAACBDwAgoggAAIEPACCICQAAgQ8AINcJAACBDwAg2AkAAIEPACAPgggAAIAOADCDCAAAxgIAEIQIAACADgAwlAgCANkMACGbCAIA-AwAIZwIAAD2DAAgoQhAAOkMACGiCEAA9wwAIacIAAH1DAAhrwgCANkMACGxCAEA2AwAIYgJQAD3DAAh1gkBANgMACHXCUAA9wwAIdgJAgD4DAAhAwAAAAMAIAEAAMUCADBjAADGAgAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAAC8AQAgAQAAALwBACADAAAAugEAIAEAALsBADACAAC8AQAgAwAAALoBACABAAC7AQAwAgAAvAEAIAMAAAC6AQAgAQAAuwEAMAIAALwBACALAwAAixUAIFeAAAAAAZQIAgAAAAGhCEAAAAABrwgCAAAAAasJAgAAAAGwCQEAAAAB0gkBAAAAAdMJAQAAAAHUCUAAAAAB1QlAAAAAAQFXAADOAgAgCleAAAAAAZQIAgAAAAGhCEAAAAABrwgCAAAAAasJAgAAAAGwCQEAAAAB0gkBAAAAAdMJAQAAAAHUCUAAAAAB1QlAAAAAAQFXAADQAgAwAVcAANACADABAAAArwEAIAsDAACKFQAgV4AAAAABlAgCAIgPACGhCEAAjQ8AIa8IAgCfDwAhqwkCAIgPACGwCQEAsw8AIdIJAQCHDwAh0wkBAIcPACHUCUAAjQ8AIdUJQACeDwAhAgAAALwBACBXAADUAgAgCleAAAAAAZQIAgCIDwAhoQhAAI0PACGvCAIAnw8AIasJAgCIDwAhsAkBALMPACHSCQEAhw8AIdMJAQCHDwAh1AlAAI0PACHVCUAAng8AIQIAAAC6AQAgVwAA1gIAIAIAAAC6AQAgVwAA1gIAIAEAAACvAQAgAwAAALwBACBeAADOAgAgXwAA1AIAIAEAAAC8AQAgAQAAALoBACAICgAAhRUAIGQAAIYVACBlAACJFQAgZgAAiBUAIGcAAIcVACCvCAAAgQ8AILAJAACBDwAg1QkAAIEPACANVwAA3Q0AIIIIAAD_DQAwgwgAAN4CABCECAAA_w0AMJQIAgDZDAAhoQhAAOkMACGvCAIA-AwAIasJAgDZDAAhsAkBAIENACHSCQEA2AwAIdMJAQDYDAAh1AlAAOkMACHVCUAA9wwAIQMAAAC6AQAgAQAA3QIAMGMAAN4CACADAAAAugEAIAEAALsBADACAAC8AQAgAQAAAMUBACABAAAAxQEAIAMAAADDAQAgAQAAxAEAMAIAAMUBACADAAAAwwEAIAEAAMQBADACAADFAQAgAwAAAMMBACABAADEAQAwAgAAxQEAIAhGAACEFQAglAgCAAAAAaEIQAAAAAGiCEAAAAABpwgAAQAAAc8JAgAAAAHQCQIAAAAB0QkCAAAAAQFXAADmAgAgB5QIAgAAAAGhCEAAAAABoghAAAAAAacIAAEAAAHPCQIAAAAB0AkCAAAAAdEJAgAAAAEBVwAA6AIAMAFXAADoAgAwCEYAAIMVACCUCAIAiA8AIaEIQACNDwAhoghAAI0PACGnCAABnA8AIc8JAgCIDwAh0AkCAIgPACHRCQIAiA8AIQIAAADFAQAgVwAA6wIAIAeUCAIAiA8AIaEIQACNDwAhoghAAI0PACGnCAABnA8AIc8JAgCIDwAh0AkCAIgPACHRCQIAiA8AIQIAAADDAQAgVwAA7QIAIAIAAADDAQAgVwAA7QIAIAMAAADFAQAgXgAA5gIAIF8AAOsCACABAAAAxQEAIAEAAADDAQAgBQoAAP4UACBkAAD_FAAgZQAAghUAIGYAAIEVACBnAACAFQAgCoIIAAD-DQAwgwgAAPQCABCECAAA_g0AMJQIAgDZDAAhoQhAAOkMACGiCEAA6QwAIacIAAH1DAAhzwkCANkMACHQCQIA2QwAIdEJAgDZDAAhAwAAAMMBACABAADzAgAwYwAA9AIAIAMAAADDAQAgAQAAxAEAMAIAAMUBACABAAAAwQEAIAEAAADBAQAgAwAAAL8BACABAADAAQAwAgAAwQEAIAMAAAC_AQAgAQAAwAEAMAIAAMEBACADAAAAvwEAIAEAAMABADACAADBAQAgCAMAAP0UACChCEAAAAABoghAAAAAAacIAAEAAAGpCEAAAAABrwgCAAAAAc0JAQAAAAHOCQEAAAABAVcAAPwCACAHoQhAAAAAAaIIQAAAAAGnCAABAAABqQhAAAAAAa8IAgAAAAHNCQEAAAABzgkBAAAAAQFXAAD-AgAwAVcAAP4CADAIAwAA_BQAIKEIQACNDwAhoghAAI0PACGnCAABnA8AIakIQACeDwAhrwgCAIgPACHNCQEAhw8AIc4JAQCHDwAhAgAAAMEBACBXAACBAwAgB6EIQACNDwAhoghAAI0PACGnCAABnA8AIakIQACeDwAhrwgCAIgPACHNCQEAhw8AIc4JAQCHDwAhAgAAAL8BACBXAACDAwAgAgAAAL8BACBXAACDAwAgAwAAAMEBACBeAAD8AgAgXwAAgQMAIAEAAADBAQAgAQAAAL8BACAGCgAA9xQAIGQAAPgUACBlAAD7FAAgZgAA-hQAIGcAAPkUACCpCAAAgQ8AIAqCCAAA_Q0AMIMIAACKAwAQhAgAAP0NADChCEAA6QwAIaIIQADpDAAhpwgAAfUMACGpCEAA9wwAIa8IAgDZDAAhzQkBANgMACHOCQEA2AwAIQMAAAC_AQAgAQAAiQMAMGMAAIoDACADAAAAvwEAIAEAAMABADACAADBAQAgAQAAAGgAIAEAAABoACADAAAAZgAgAQAAZwAwAgAAaAAgAwAAAGYAIAEAAGcAMAIAAGgAIAMAAABmACABAABnADACAABoACAIAwAA9hQAIIUIAQAAAAGhCEAAAAABrwgCAAAAAcwIAgAAAAHjCAEAAAABywkBAAAAAcwJAAEAAAEBVwAAkgMAIAeFCAEAAAABoQhAAAAAAa8IAgAAAAHMCAIAAAAB4wgBAAAAAcsJAQAAAAHMCQABAAABAVcAAJQDADABVwAAlAMAMAgDAAD1FAAghQgBAIcPACGhCEAAjQ8AIa8IAgCIDwAhzAgCAIgPACHjCAEAhw8AIcsJAQCHDwAhzAkAAZwPACECAAAAaAAgVwAAlwMAIAeFCAEAhw8AIaEIQACNDwAhrwgCAIgPACHMCAIAiA8AIeMIAQCHDwAhywkBAIcPACHMCQABnA8AIQIAAABmACBXAACZAwAgAgAAAGYAIFcAAJkDACADAAAAaAAgXgAAkgMAIF8AAJcDACABAAAAaAAgAQAAAGYAIAUKAADwFAAgZAAA8RQAIGUAAPQUACBmAADzFAAgZwAA8hQAIAqCCAAA_A0AMIMIAACgAwAQhAgAAPwNADCFCAEA2AwAIaEIQADpDAAhrwgCANkMACHMCAIA2QwAIeMIAQDYDAAhywkBANgMACHMCQAB9QwAIQMAAABmACABAACfAwAwYwAAoAMAIAMAAABmACABAABnADACAABoACAMgggAAPsNADCDCAAApgMAEIQIAAD7DQAwkwhAAO0MACGUCAIAAAABtAkBAI4NACG1CQIAxg0AIbYJAQDlDAAhuQkBAOUMACG6CQIAxg0AIckJAQCODQAhygkAAOANACABAAAAowMAIAEAAACjAwAgDIIIAAD7DQAwgwgAAKYDABCECAAA-w0AMJMIQADtDAAhlAgCAOYMACG0CQEAjg0AIbUJAgDGDQAhtgkBAOUMACG5CQEA5QwAIboJAgDGDQAhyQkBAI4NACHKCQAA4A0AIAS0CQAAgQ8AILUJAACBDwAgugkAAIEPACDJCQAAgQ8AIAMAAACmAwAgAQAApwMAMAIAAKMDACADAAAApgMAIAEAAKcDADACAACjAwAgAwAAAKYDACABAACnAwAwAgAAowMAIAmTCEAAAAABlAgCAAAAAbQJAQAAAAG1CQIAAAABtgkBAAAAAbkJAQAAAAG6CQIAAAAByQkBAAAAAcoJgAAAAAEBVwAAqwMAIAmTCEAAAAABlAgCAAAAAbQJAQAAAAG1CQIAAAABtgkBAAAAAbkJAQAAAAG6CQIAAAAByQkBAAAAAcoJgAAAAAEBVwAArQMAMAFXAACtAwAwCZMIQACNDwAhlAgCAIgPACG0CQEAsw8AIbUJAgCfDwAhtgkBAIcPACG5CQEAhw8AIboJAgCfDwAhyQkBALMPACHKCYAAAAABAgAAAKMDACBXAACwAwAgCZMIQACNDwAhlAgCAIgPACG0CQEAsw8AIbUJAgCfDwAhtgkBAIcPACG5CQEAhw8AIboJAgCfDwAhyQkBALMPACHKCYAAAAABAgAAAKYDACBXAACyAwAgAgAAAKYDACBXAACyAwAgAwAAAKMDACBeAACrAwAgXwAAsAMAIAEAAACjAwAgAQAAAKYDACAJCgAA6xQAIGQAAOwUACBlAADvFAAgZgAA7hQAIGcAAO0UACC0CQAAgQ8AILUJAACBDwAgugkAAIEPACDJCQAAgQ8AIAyCCAAA-g0AMIMIAAC5AwAQhAgAAPoNADCTCEAA6QwAIZQIAgDZDAAhtAkBAIENACG1CQIA-AwAIbYJAQDYDAAhuQkBANgMACG6CQIA-AwAIckJAQCBDQAhygkAAN0NACADAAAApgMAIAEAALgDADBjAAC5AwAgAwAAAKYDACABAACnAwAwAgAAowMAIAEAAACtAQAgAQAAAK0BACADAAAAqwEAIAEAAKwBADACAACtAQAgAwAAAKsBACABAACsAQAwAgAArQEAIAMAAACrAQAgAQAArAEAMAIAAK0BACAQGQAA6RQAIDwAAOgUACA9AADqFAAglAgCAAAAAaEIQAAAAAHCCAIAAAABzAgAAADFCQK0CQEAAAABuQkBAAAAAboJAgAAAAHCCQIAAAABwwkBAAAAAcUJAgAAAAHGCQEAAAABxwlAAAAAAcgJQAAAAAEBVwAAwQMAIA2UCAIAAAABoQhAAAAAAcIIAgAAAAHMCAAAAMUJArQJAQAAAAG5CQEAAAABugkCAAAAAcIJAgAAAAHDCQEAAAABxQkCAAAAAcYJAQAAAAHHCUAAAAAByAlAAAAAAQFXAADDAwAwAVcAAMMDADABAAAArwEAIAEAAACvAQAgEBkAAOYUACA8AADlFAAgPQAA5xQAIJQIAgCIDwAhoQhAAI0PACHCCAIAnw8AIcwIAADkFMUJIrQJAQCHDwAhuQkBAIcPACG6CQIAiA8AIcIJAgCIDwAhwwkBALMPACHFCQIAnw8AIcYJAQCzDwAhxwlAAJ4PACHICUAAng8AIQIAAACtAQAgVwAAyAMAIA2UCAIAiA8AIaEIQACNDwAhwggCAJ8PACHMCAAA5BTFCSK0CQEAhw8AIbkJAQCHDwAhugkCAIgPACHCCQIAiA8AIcMJAQCzDwAhxQkCAJ8PACHGCQEAsw8AIccJQACeDwAhyAlAAJ4PACECAAAAqwEAIFcAAMoDACACAAAAqwEAIFcAAMoDACABAAAArwEAIAEAAACvAQAgAwAAAK0BACBeAADBAwAgXwAAyAMAIAEAAACtAQAgAQAAAKsBACALCgAA3xQAIGQAAOAUACBlAADjFAAgZgAA4hQAIGcAAOEUACDCCAAAgQ8AIMMJAACBDwAgxQkAAIEPACDGCQAAgQ8AIMcJAACBDwAgyAkAAIEPACAQgggAAPYNADCDCAAA0wMAEIQIAAD2DQAwlAgCANkMACGhCEAA6QwAIcIIAgD4DAAhzAgAAPcNxQkitAkBANgMACG5CQEA2AwAIboJAgDZDAAhwgkCANkMACHDCQEAgQ0AIcUJAgD4DAAhxgkBAIENACHHCUAA9wwAIcgJQAD3DAAhAwAAAKsBACABAADSAwAwYwAA0wMAIAMAAACrAQAgAQAArAEAMAIAAK0BACABAAAAtgEAIAEAAAC2AQAgAwAAALQBACABAAC1AQAwAgAAtgEAIAMAAAC0AQAgAQAAtQEAMAIAALYBACADAAAAtAEAIAEAALUBADACAAC2AQAgDAQAAN0UACBBAADeFAAgkwhAAAAAAZQIAgAAAAGwCAIAAAABxwgBAAAAAeMIAQAAAAG0CQEAAAABuQkBAAAAAboJAgAAAAHACQIAAAABwQkCAAAAAQFXAADbAwAgCpMIQAAAAAGUCAIAAAABsAgCAAAAAccIAQAAAAHjCAEAAAABtAkBAAAAAbkJAQAAAAG6CQIAAAABwAkCAAAAAcEJAgAAAAEBVwAA3QMAMAFXAADdAwAwAQAAAK8BACAMBAAA2xQAIEEAANwUACCTCEAAjQ8AIZQIAgCIDwAhsAgCAJ8PACHHCAEAsw8AIeMIAQCHDwAhtAkBALMPACG5CQEAhw8AIboJAgCIDwAhwAkCAIgPACHBCQIAiA8AIQIAAAC2AQAgVwAA4QMAIAqTCEAAjQ8AIZQIAgCIDwAhsAgCAJ8PACHHCAEAsw8AIeMIAQCHDwAhtAkBALMPACG5CQEAhw8AIboJAgCIDwAhwAkCAIgPACHBCQIAiA8AIQIAAAC0AQAgVwAA4wMAIAIAAAC0AQAgVwAA4wMAIAEAAACvAQAgAwAAALYBACBeAADbAwAgXwAA4QMAIAEAAAC2AQAgAQAAALQBACAICgAA1hQAIGQAANcUACBlAADaFAAgZgAA2RQAIGcAANgUACCwCAAAgQ8AIMcIAACBDwAgtAkAAIEPACANgggAAPUNADCDCAAA6wMAEIQIAAD1DQAwkwhAAOkMACGUCAIA2QwAIbAIAgD4DAAhxwgBAIENACHjCAEA2AwAIbQJAQCBDQAhuQkBANgMACG6CQIA2QwAIcAJAgDZDAAhwQkCANkMACEDAAAAtAEAIAEAAOoDADBjAADrAwAgAwAAALQBACABAAC1AQAwAgAAtgEAIBIrAADzDQAggggAAPINADCDCAAA8QMAEIQIAADyDQAwkwhAAO0MACGUCAIAAAABwggCAMYNACHHCAEAjg0AIaoJAQDlDAAhtAkBAI4NACG1CQIAxg0AIbkJAQDlDAAhugkCAOYMACG7CQIAxg0AIbwJAQDlDAAhvQkBAI4NACG-CSAAkA0AIb8JAAD0DQAgAQAAAO4DACABAAAA7gMAIBErAADzDQAggggAAPINADCDCAAA8QMAEIQIAADyDQAwkwhAAO0MACGUCAIA5gwAIcIIAgDGDQAhxwgBAI4NACGqCQEA5QwAIbQJAQCODQAhtQkCAMYNACG5CQEA5QwAIboJAgDmDAAhuwkCAMYNACG8CQEA5QwAIb0JAQCODQAhvgkgAJANACEHKwAA1RQAIMIIAACBDwAgxwgAAIEPACC0CQAAgQ8AILUJAACBDwAguwkAAIEPACC9CQAAgQ8AIAMAAADxAwAgAQAA8gMAMAIAAO4DACADAAAA8QMAIAEAAPIDADACAADuAwAgAwAAAPEDACABAADyAwAwAgAA7gMAIA4rAADUFAAgkwhAAAAAAZQIAgAAAAHCCAIAAAABxwgBAAAAAaoJAQAAAAG0CQEAAAABtQkCAAAAAbkJAQAAAAG6CQIAAAABuwkCAAAAAbwJAQAAAAG9CQEAAAABvgkgAAAAAQFXAAD2AwAgDZMIQAAAAAGUCAIAAAABwggCAAAAAccIAQAAAAGqCQEAAAABtAkBAAAAAbUJAgAAAAG5CQEAAAABugkCAAAAAbsJAgAAAAG8CQEAAAABvQkBAAAAAb4JIAAAAAEBVwAA-AMAMAFXAAD4AwAwDisAAMoUACCTCEAAjQ8AIZQIAgCIDwAhwggCAJ8PACHHCAEAsw8AIaoJAQCHDwAhtAkBALMPACG1CQIAnw8AIbkJAQCHDwAhugkCAIgPACG7CQIAnw8AIbwJAQCHDwAhvQkBALMPACG-CSAAthAAIQIAAADuAwAgVwAA-wMAIA2TCEAAjQ8AIZQIAgCIDwAhwggCAJ8PACHHCAEAsw8AIaoJAQCHDwAhtAkBALMPACG1CQIAnw8AIbkJAQCHDwAhugkCAIgPACG7CQIAnw8AIbwJAQCHDwAhvQkBALMPACG-CSAAthAAIQIAAADxAwAgVwAA_QMAIAIAAADxAwAgVwAA_QMAIAMAAADuAwAgXgAA9gMAIF8AAPsDACABAAAA7gMAIAEAAADxAwAgCwoAAMUUACBkAADGFAAgZQAAyRQAIGYAAMgUACBnAADHFAAgwggAAIEPACDHCAAAgQ8AILQJAACBDwAgtQkAAIEPACC7CQAAgQ8AIL0JAACBDwAgEIIIAADxDQAwgwgAAIQEABCECAAA8Q0AMJMIQADpDAAhlAgCANkMACHCCAIA-AwAIccIAQCBDQAhqgkBANgMACG0CQEAgQ0AIbUJAgD4DAAhuQkBANgMACG6CQIA2QwAIbsJAgD4DAAhvAkBANgMACG9CQEAgQ0AIb4JIACKDQAhAwAAAPEDACABAACDBAAwYwAAhAQAIAMAAADxAwAgAQAA8gMAMAIAAO4DACABAAAAzQEAIAEAAADNAQAgAwAAAMsBACABAADMAQAwAgAAzQEAIAMAAADLAQAgAQAAzAEAMAIAAM0BACADAAAAywEAIAEAAMwBADACAADNAQAgCAMAAMMUACBJAADEFAAglAgCAAAAAaEIQAAAAAGvCAIAAAABpQkBAAAAAbUJAgAAAAG4CUAAAAABAVcAAIwEACAGlAgCAAAAAaEIQAAAAAGvCAIAAAABpQkBAAAAAbUJAgAAAAG4CUAAAAABAVcAAI4EADABVwAAjgQAMAgDAADBFAAgSQAAwhQAIJQIAgCIDwAhoQhAAI0PACGvCAIAiA8AIaUJAQCHDwAhtQkCAIgPACG4CUAAng8AIQIAAADNAQAgVwAAkQQAIAaUCAIAiA8AIaEIQACNDwAhrwgCAIgPACGlCQEAhw8AIbUJAgCIDwAhuAlAAJ4PACECAAAAywEAIFcAAJMEACACAAAAywEAIFcAAJMEACADAAAAzQEAIF4AAIwEACBfAACRBAAgAQAAAM0BACABAAAAywEAIAYKAAC8FAAgZAAAvRQAIGUAAMAUACBmAAC_FAAgZwAAvhQAILgJAACBDwAgCYIIAADwDQAwgwgAAJoEABCECAAA8A0AMJQIAgDZDAAhoQhAAOkMACGvCAIA2QwAIaUJAQDYDAAhtQkCANkMACG4CUAA9wwAIQMAAADLAQAgAQAAmQQAMGMAAJoEACADAAAAywEAIAEAAMwBADACAADNAQAgAQAAANIBACABAAAA0gEAIAMAAADQAQAgAQAA0QEAMAIAANIBACADAAAA0AEAIAEAANEBADACAADSAQAgAwAAANABACABAADRAQAwAgAA0gEAIAwDAAC5FAAgKwIAAAABSQAAuhQAIE4AALsUACCUCAIAAAABoQhAAAAAAa8IAgAAAAGqCQEAAAABtAkBAAAAAbUJAgAAAAG2CQEAAAABtwlAAAAAAQFXAACiBAAgCSsCAAAAAZQIAgAAAAGhCEAAAAABrwgCAAAAAaoJAQAAAAG0CQEAAAABtQkCAAAAAbYJAQAAAAG3CUAAAAABAVcAAKQEADABVwAApAQAMAwDAACqFAAgKwIAiA8AIUkAAKsUACBOAACsFAAglAgCAIgPACGhCEAAjQ8AIa8IAgCIDwAhqgkBAIcPACG0CQEAsw8AIbUJAgCIDwAhtgkBAIcPACG3CUAAng8AIQIAAADSAQAgVwAApwQAIAkrAgCIDwAhlAgCAIgPACGhCEAAjQ8AIa8IAgCIDwAhqgkBAIcPACG0CQEAsw8AIbUJAgCIDwAhtgkBAIcPACG3CUAAng8AIQIAAADQAQAgVwAAqQQAIAIAAADQAQAgVwAAqQQAIAMAAADSAQAgXgAAogQAIF8AAKcEACABAAAA0gEAIAEAAADQAQAgBwoAAKUUACBkAACmFAAgZQAAqRQAIGYAAKgUACBnAACnFAAgtAkAAIEPACC3CQAAgQ8AIAwrAgDZDAAhgggAAO8NADCDCAAAsAQAEIQIAADvDQAwlAgCANkMACGhCEAA6QwAIa8IAgDZDAAhqgkBANgMACG0CQEAgQ0AIbUJAgDZDAAhtgkBANgMACG3CUAA9wwAIQMAAADQAQAgAQAArwQAMGMAALAEACADAAAA0AEAIAEAANEBADACAADSAQAgAQAAANYBACABAAAA1gEAIAMAAADUAQAgAQAA1QEAMAIAANYBACADAAAA1AEAIAEAANUBADACAADWAQAgAwAAANQBACABAADVAQAwAgAA1gEAIAdMAACjFAAgTQAApBQAIKoJAQAAAAGyCQIAAAABswkCAAAAAbQJAQAAAAG1CQIAAAABAVcAALgEACAFqgkBAAAAAbIJAgAAAAGzCQIAAAABtAkBAAAAAbUJAgAAAAEBVwAAugQAMAFXAAC6BAAwB0wAAKEUACBNAACiFAAgqgkBALMPACGyCQIAiA8AIbMJAgCIDwAhtAkBALMPACG1CQIAnw8AIQIAAADWAQAgVwAAvQQAIAWqCQEAsw8AIbIJAgCIDwAhswkCAIgPACG0CQEAsw8AIbUJAgCfDwAhAgAAANQBACBXAAC_BAAgAgAAANQBACBXAAC_BAAgAwAAANYBACBeAAC4BAAgXwAAvQQAIAEAAADWAQAgAQAAANQBACAICgAAnBQAIGQAAJ0UACBlAACgFAAgZgAAnxQAIGcAAJ4UACCqCQAAgQ8AILQJAACBDwAgtQkAAIEPACAIgggAAO4NADCDCAAAxgQAEIQIAADuDQAwqgkBAIENACGyCQIA2QwAIbMJAgDZDAAhtAkBAIENACG1CQIA-AwAIQMAAADUAQAgAQAAxQQAMGMAAMYEACADAAAA1AEAIAEAANUBADACAADWAQAgAQAAAMkBACABAAAAyQEAIAMAAADHAQAgAQAAyAEAMAIAAMkBACADAAAAxwEAIAEAAMgBADACAADJAQAgAwAAAMcBACABAADIAQAwAgAAyQEAIBADAACbFAAglAgCAAAAAZYIQAAAAAGeCEAAAAABoghAAAAAAa8IAgAAAAG7CAQAAAABvwgBAAAAAaoJAQAAAAGrCQIAAAABrAkCAAAAAa0JAgAAAAGuCQQAAAABrwkCAAAAAbAJAQAAAAGxCUAAAAABAVcAAM4EACAPlAgCAAAAAZYIQAAAAAGeCEAAAAABoghAAAAAAa8IAgAAAAG7CAQAAAABvwgBAAAAAaoJAQAAAAGrCQIAAAABrAkCAAAAAa0JAgAAAAGuCQQAAAABrwkCAAAAAbAJAQAAAAGxCUAAAAABAVcAANAEADABVwAA0AQAMBADAACaFAAglAgCAIgPACGWCEAAng8AIZ4IQACNDwAhoghAAJ4PACGvCAIAiA8AIbsIBADCEAAhvwgBALMPACGqCQEAhw8AIasJAgCIDwAhrAkCAIgPACGtCQIAiA8AIa4JBADCEAAhrwkCAIgPACGwCQEAsw8AIbEJQACeDwAhAgAAAMkBACBXAADTBAAgD5QIAgCIDwAhlghAAJ4PACGeCEAAjQ8AIaIIQACeDwAhrwgCAIgPACG7CAQAwhAAIb8IAQCzDwAhqgkBAIcPACGrCQIAiA8AIawJAgCIDwAhrQkCAIgPACGuCQQAwhAAIa8JAgCIDwAhsAkBALMPACGxCUAAng8AIQIAAADHAQAgVwAA1QQAIAIAAADHAQAgVwAA1QQAIAMAAADJAQAgXgAAzgQAIF8AANMEACABAAAAyQEAIAEAAADHAQAgCgoAAJUUACBkAACWFAAgZQAAmRQAIGYAAJgUACBnAACXFAAglggAAIEPACCiCAAAgQ8AIL8IAACBDwAgsAkAAIEPACCxCQAAgQ8AIBKCCAAA7Q0AMIMIAADcBAAQhAgAAO0NADCUCAIA2QwAIZYIQAD3DAAhnghAAOkMACGiCEAA9wwAIa8IAgDZDAAhuwgEAJQNACG_CAEAgQ0AIaoJAQDYDAAhqwkCANkMACGsCQIA2QwAIa0JAgDZDAAhrgkEAJQNACGvCQIA2QwAIbAJAQCBDQAhsQlAAPcMACEDAAAAxwEAIAEAANsEADBjAADcBAAgAwAAAMcBACABAADIAQAwAgAAyQEAIAiCCAAA6w0AMIMIAADiBAAQhAgAAOsNADCUCAIAAAABpgkBAI4NACGnCQEAjg0AIagJAAHsDQAhqQkBAI4NACEBAAAA3wQAIAEAAADfBAAgCIIIAADrDQAwgwgAAOIEABCECAAA6w0AMJQIAgDmDAAhpgkBAI4NACGnCQEAjg0AIagJAAHsDQAhqQkBAI4NACEEpgkAAIEPACCnCQAAgQ8AIKgJAACBDwAgqQkAAIEPACADAAAA4gQAIAEAAOMEADACAADfBAAgAwAAAOIEACABAADjBAAwAgAA3wQAIAMAAADiBAAgAQAA4wQAMAIAAN8EACAFlAgCAAAAAaYJAQAAAAGnCQEAAAABqAkAAQAAAakJAQAAAAEBVwAA5wQAIAWUCAIAAAABpgkBAAAAAacJAQAAAAGoCQABAAABqQkBAAAAAQFXAADpBAAwAVcAAOkEADAFlAgCAIgPACGmCQEAsw8AIacJAQCzDwAhqAkAAbIPACGpCQEAsw8AIQIAAADfBAAgVwAA7AQAIAWUCAIAiA8AIaYJAQCzDwAhpwkBALMPACGoCQABsg8AIakJAQCzDwAhAgAAAOIEACBXAADuBAAgAgAAAOIEACBXAADuBAAgAwAAAN8EACBeAADnBAAgXwAA7AQAIAEAAADfBAAgAQAAAOIEACAJCgAAkBQAIGQAAJEUACBlAACUFAAgZgAAkxQAIGcAAJIUACCmCQAAgQ8AIKcJAACBDwAgqAkAAIEPACCpCQAAgQ8AIAiCCAAA6g0AMIMIAAD1BAAQhAgAAOoNADCUCAIA2QwAIaYJAQCBDQAhpwkBAIENACGoCQABgA0AIakJAQCBDQAhAwAAAOIEACABAAD0BAAwYwAA9QQAIAMAAADiBAAgAQAA4wQAMAIAAN8EACAFgggAAOkNADCDCAAA-wQAEIQIAADpDQAwsQgBAAAAAaUJAQDlDAAhAQAAAPgEACABAAAA-AQAIAWCCAAA6Q0AMIMIAAD7BAAQhAgAAOkNADCxCAEA5QwAIaUJAQDlDAAhAAMAAAD7BAAgAQAA_AQAMAIAAPgEACADAAAA-wQAIAEAAPwEADACAAD4BAAgAwAAAPsEACABAAD8BAAwAgAA-AQAIAKxCAEAAAABpQkBAAAAAQFXAACABQAgArEIAQAAAAGlCQEAAAABAVcAAIIFADABVwAAggUAMAKxCAEAhw8AIaUJAQCHDwAhAgAAAPgEACBXAACFBQAgArEIAQCHDwAhpQkBAIcPACECAAAA-wQAIFcAAIcFACACAAAA-wQAIFcAAIcFACADAAAA-AQAIF4AAIAFACBfAACFBQAgAQAAAPgEACABAAAA-wQAIAMKAACNFAAgZgAAjxQAIGcAAI4UACAFgggAAOgNADCDCAAAjgUAEIQIAADoDQAwsQgBANgMACGlCQEA2AwAIQMAAAD7BAAgAQAAjQUAMGMAAI4FACADAAAA-wQAIAEAAPwEADACAAD4BAAgChcAAOcNACCCCAAA5g0AMIMIAACUBQAQhAgAAOYNADCUCAIAAAABoQhAAO0MACHHCAEA5QwAIcgIAQDlDAAh7QhAAI8NACGkCQIA5gwAIQEAAACRBQAgAQAAAJEFACAKFwAA5w0AIIIIAADmDQAwgwgAAJQFABCECAAA5g0AMJQIAgDmDAAhoQhAAO0MACHHCAEA5QwAIcgIAQDlDAAh7QhAAI8NACGkCQIA5gwAIQIXAACMFAAg7QgAAIEPACADAAAAlAUAIAEAAJUFADACAACRBQAgAwAAAJQFACABAACVBQAwAgAAkQUAIAMAAACUBQAgAQAAlQUAMAIAAJEFACAHFwAAixQAIJQIAgAAAAGhCEAAAAABxwgBAAAAAcgIAQAAAAHtCEAAAAABpAkCAAAAAQFXAACZBQAgBpQIAgAAAAGhCEAAAAABxwgBAAAAAcgIAQAAAAHtCEAAAAABpAkCAAAAAQFXAACbBQAwAVcAAJsFADAHFwAA_hMAIJQIAgCIDwAhoQhAAI0PACHHCAEAhw8AIcgIAQCHDwAh7QhAAJ4PACGkCQIAiA8AIQIAAACRBQAgVwAAngUAIAaUCAIAiA8AIaEIQACNDwAhxwgBAIcPACHICAEAhw8AIe0IQACeDwAhpAkCAIgPACECAAAAlAUAIFcAAKAFACACAAAAlAUAIFcAAKAFACADAAAAkQUAIF4AAJkFACBfAACeBQAgAQAAAJEFACABAAAAlAUAIAYKAAD5EwAgZAAA-hMAIGUAAP0TACBmAAD8EwAgZwAA-xMAIO0IAACBDwAgCYIIAADlDQAwgwgAAKcFABCECAAA5Q0AMJQIAgDZDAAhoQhAAOkMACHHCAEA2AwAIcgIAQDYDAAh7QhAAPcMACGkCQIA2QwAIQMAAACUBQAgAQAApgUAMGMAAKcFACADAAAAlAUAIAEAAJUFADACAACRBQAgAQAAADkAIAEAAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAwAAADcAIAEAADgAMAIAADkAIAMAAAA3ACABAAA4ADACAAA5ACAVGAAA9BMAIBkAAPUTACAbAAD2EwAgHAAA9xMAIB0AAPgTACCUCAIAAAABoQhAAAAAAcAIQAAAAAHCCAIAAAABwwgBAAAAAcQIQAAAAAHFCAIAAAABxwgBAAAAAZwJAgAAAAGdCSAAAAABngkgAAAAAZ8JAgAAAAGgCUAAAAABoQkCAAAAAaIJAgAAAAGjCSAAAAABAVcAAK8FACAQlAgCAAAAAaEIQAAAAAHACEAAAAABwggCAAAAAcMIAQAAAAHECEAAAAABxQgCAAAAAccIAQAAAAGcCQIAAAABnQkgAAAAAZ4JIAAAAAGfCQIAAAABoAlAAAAAAaEJAgAAAAGiCQIAAAABowkgAAAAAQFXAACxBQAwAVcAALEFADAVGAAAyxMAIBkAAMwTACAbAADNEwAgHAAAzhMAIB0AAM8TACCUCAIAiA8AIaEIQACNDwAhwAhAAI0PACHCCAIAiA8AIcMIAQCHDwAhxAhAAJ4PACHFCAIAnw8AIccIAQCHDwAhnAkCAIgPACGdCSAAthAAIZ4JIAC2EAAhnwkCAIgPACGgCUAAjQ8AIaEJAgCIDwAhogkCAJ8PACGjCSAAthAAIQIAAAA5ACBXAAC0BQAgEJQIAgCIDwAhoQhAAI0PACHACEAAjQ8AIcIIAgCIDwAhwwgBAIcPACHECEAAng8AIcUIAgCfDwAhxwgBAIcPACGcCQIAiA8AIZ0JIAC2EAAhngkgALYQACGfCQIAiA8AIaAJQACNDwAhoQkCAIgPACGiCQIAnw8AIaMJIAC2EAAhAgAAADcAIFcAALYFACACAAAANwAgVwAAtgUAIAMAAAA5ACBeAACvBQAgXwAAtAUAIAEAAAA5ACABAAAANwAgCAoAAMYTACBkAADHEwAgZQAAyhMAIGYAAMkTACBnAADIEwAgxAgAAIEPACDFCAAAgQ8AIKIJAACBDwAgE4IIAADkDQAwgwgAAL0FABCECAAA5A0AMJQIAgDZDAAhoQhAAOkMACHACEAA6QwAIcIIAgDZDAAhwwgBANgMACHECEAA9wwAIcUIAgD4DAAhxwgBANgMACGcCQIA2QwAIZ0JIACKDQAhngkgAIoNACGfCQIA2QwAIaAJQADpDAAhoQkCANkMACGiCQIA-AwAIaMJIACKDQAhAwAAADcAIAEAALwFADBjAAC9BQAgAwAAADcAIAEAADgAMAIAADkAIAEAAAA_ACABAAAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIAMAAAA9ACABAAA-ADACAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgChkAAMUTACAaAADEEwAglAgCAAAAAaEIQAAAAAHACEAAAAABwggCAAAAAcMIAQAAAAHECEAAAAABxQgCAAAAAZkJAgAAAAEBVwAAxQUAIAiUCAIAAAABoQhAAAAAAcAIQAAAAAHCCAIAAAABwwgBAAAAAcQIQAAAAAHFCAIAAAABmQkCAAAAAQFXAADHBQAwAVcAAMcFADAKGQAAwxMAIBoAAMITACCUCAIAiA8AIaEIQACNDwAhwAhAAI0PACHCCAIAiA8AIcMIAQCHDwAhxAhAAJ4PACHFCAIAnw8AIZkJAgCIDwAhAgAAAD8AIFcAAMoFACAIlAgCAIgPACGhCEAAjQ8AIcAIQACNDwAhwggCAIgPACHDCAEAhw8AIcQIQACeDwAhxQgCAJ8PACGZCQIAiA8AIQIAAAA9ACBXAADMBQAgAgAAAD0AIFcAAMwFACADAAAAPwAgXgAAxQUAIF8AAMoFACABAAAAPwAgAQAAAD0AIAcKAAC9EwAgZAAAvhMAIGUAAMETACBmAADAEwAgZwAAvxMAIMQIAACBDwAgxQgAAIEPACALgggAAOMNADCDCAAA0wUAEIQIAADjDQAwlAgCANkMACGhCEAA6QwAIcAIQADpDAAhwggCANkMACHDCAEA2AwAIcQIQAD3DAAhxQgCAPgMACGZCQIA2QwAIQMAAAA9ACABAADSBQAwYwAA0wUAIAMAAAA9ACABAAA-ADACAAA_ACABAAAARwAgAQAAAEcAIAMAAABFACABAABGADACAABHACADAAAARQAgAQAARgAwAgAARwAgAwAAAEUAIAEAAEYAMAIAAEcAIAMaAAC8EwAglAgCAAAAAZkJAgAAAAEBVwAA2wUAIAKUCAIAAAABmQkCAAAAAQFXAADdBQAwAVcAAN0FADADGgAAuxMAIJQIAgCIDwAhmQkCAIgPACECAAAARwAgVwAA4AUAIAKUCAIAiA8AIZkJAgCIDwAhAgAAAEUAIFcAAOIFACACAAAARQAgVwAA4gUAIAMAAABHACBeAADbBQAgXwAA4AUAIAEAAABHACABAAAARQAgBQoAALYTACBkAAC3EwAgZQAAuhMAIGYAALkTACBnAAC4EwAgBYIIAADiDQAwgwgAAOkFABCECAAA4g0AMJQIAgDZDAAhmQkCANkMACEDAAAARQAgAQAA6AUAMGMAAOkFACADAAAARQAgAQAARgAwAgAARwAgAQAAAEMAIAEAAABDACADAAAAQQAgAQAAQgAwAgAAQwAgAwAAAEEAIAEAAEIAMAIAAEMAIAMAAABBACABAABCADACAABDACAGAwAAtBMAIBoAALUTACCvCAIAAAABmQkCAAAAAZoJAgAAAAGbCUAAAAABAVcAAPEFACAErwgCAAAAAZkJAgAAAAGaCQIAAAABmwlAAAAAAQFXAADzBQAwAVcAAPMFADAGAwAAshMAIBoAALMTACCvCAIAiA8AIZkJAgCIDwAhmgkCAIgPACGbCUAAjQ8AIQIAAABDACBXAAD2BQAgBK8IAgCIDwAhmQkCAIgPACGaCQIAiA8AIZsJQACNDwAhAgAAAEEAIFcAAPgFACACAAAAQQAgVwAA-AUAIAMAAABDACBeAADxBQAgXwAA9gUAIAEAAABDACABAAAAQQAgBQoAAK0TACBkAACuEwAgZQAAsRMAIGYAALATACBnAACvEwAgB4IIAADhDQAwgwgAAP8FABCECAAA4Q0AMK8IAgDZDAAhmQkCANkMACGaCQIA2QwAIZsJQADpDAAhAwAAAEEAIAEAAP4FADBjAAD_BQAgAwAAAEEAIAEAAEIAMAIAAEMAIAeCCAAA3w0AMIMIAACFBgAQhAgAAN8NADCHCEAA7QwAIa8IAgDGDQAhkQkBAAAAAZIJAADgDQAgAQAAAIIGACABAAAAggYAIAeCCAAA3w0AMIMIAACFBgAQhAgAAN8NADCHCEAA7QwAIa8IAgDGDQAhkQkBAOUMACGSCQAA4A0AIAGvCAAAgQ8AIAMAAACFBgAgAQAAhgYAMAIAAIIGACADAAAAhQYAIAEAAIYGADACAACCBgAgAwAAAIUGACABAACGBgAwAgAAggYAIASHCEAAAAABrwgCAAAAAZEJAQAAAAGSCYAAAAABAVcAAIoGACAEhwhAAAAAAa8IAgAAAAGRCQEAAAABkgmAAAAAAQFXAACMBgAwAVcAAIwGADAEhwhAAI0PACGvCAIAnw8AIZEJAQCHDwAhkgmAAAAAAQIAAACCBgAgVwAAjwYAIASHCEAAjQ8AIa8IAgCfDwAhkQkBAIcPACGSCYAAAAABAgAAAIUGACBXAACRBgAgAgAAAIUGACBXAACRBgAgAwAAAIIGACBeAACKBgAgXwAAjwYAIAEAAACCBgAgAQAAAIUGACAGCgAAqBMAIGQAAKkTACBlAACsEwAgZgAAqxMAIGcAAKoTACCvCAAAgQ8AIAeCCAAA3A0AMIMIAACYBgAQhAgAANwNADCHCEAA6QwAIa8IAgD4DAAhkQkBANgMACGSCQAA3Q0AIAMAAACFBgAgAQAAlwYAMGMAAJgGACADAAAAhQYAIAEAAIYGADACAACCBgAgCgMAAJkNACCCCAAA2w0AMIMIAAApABCECAAA2w0AMKEIQADtDAAhrwgCAAAAAY0JAQDlDAAhjgkEAJgNACGPCQIA5gwAIZAJQACPDQAhAQAAAJsGACABAAAAmwYAIAIDAADFEAAgkAkAAIEPACADAAAAKQAgAQAAngYAMAIAAJsGACADAAAAKQAgAQAAngYAMAIAAJsGACADAAAAKQAgAQAAngYAMAIAAJsGACAHAwAApxMAIKEIQAAAAAGvCAIAAAABjQkBAAAAAY4JBAAAAAGPCQIAAAABkAlAAAAAAQFXAACiBgAgBqEIQAAAAAGvCAIAAAABjQkBAAAAAY4JBAAAAAGPCQIAAAABkAlAAAAAAQFXAACkBgAwAVcAAKQGADAHAwAAphMAIKEIQACNDwAhrwgCAIgPACGNCQEAhw8AIY4JBADCEAAhjwkCAIgPACGQCUAAng8AIQIAAACbBgAgVwAApwYAIAahCEAAjQ8AIa8IAgCIDwAhjQkBAIcPACGOCQQAwhAAIY8JAgCIDwAhkAlAAJ4PACECAAAAKQAgVwAAqQYAIAIAAAApACBXAACpBgAgAwAAAJsGACBeAACiBgAgXwAApwYAIAEAAACbBgAgAQAAACkAIAYKAAChEwAgZAAAohMAIGUAAKUTACBmAACkEwAgZwAAoxMAIJAJAACBDwAgCYIIAADaDQAwgwgAALAGABCECAAA2g0AMKEIQADpDAAhrwgCANkMACGNCQEA2AwAIY4JBACUDQAhjwkCANkMACGQCUAA9wwAIQMAAAApACABAACvBgAwYwAAsAYAIAMAAAApACABAACeBgAwAgAAmwYAIAEAAAAtACABAAAALQAgAwAAACsAIAEAACwAMAIAAC0AIAMAAAArACABAAAsADACAAAtACADAAAAKwAgAQAALAAwAgAALQAgBAMAAKATACCnCAABAAABqQhAAAAAAa8IAgAAAAEBVwAAuAYAIAOnCAABAAABqQhAAAAAAa8IAgAAAAEBVwAAugYAMAFXAAC6BgAwBAMAAJ8TACCnCAABnA8AIakIQACeDwAhrwgCAIgPACECAAAALQAgVwAAvQYAIAOnCAABnA8AIakIQACeDwAhrwgCAIgPACECAAAAKwAgVwAAvwYAIAIAAAArACBXAAC_BgAgAwAAAC0AIF4AALgGACBfAAC9BgAgAQAAAC0AIAEAAAArACAGCgAAmhMAIGQAAJsTACBlAACeEwAgZgAAnRMAIGcAAJwTACCpCAAAgQ8AIAaCCAAA2Q0AMIMIAADGBgAQhAgAANkNADCnCAAB9QwAIakIQAD3DAAhrwgCANkMACEDAAAAKwAgAQAAxQYAMGMAAMYGACADAAAAKwAgAQAALAAwAgAALQAgAQAAADEAIAEAAAAxACADAAAALwAgAQAAMAAwAgAAMQAgAwAAAC8AIAEAADAAMAIAADEAIAMAAAAvACABAAAwADACAAAxACAKAwAAmRMAIJQIAgAAAAGhCEAAAAABrwgCAAAAAbEIAQAAAAGICUAAAAABiQkAAQAAAYoJAAEAAAGLCQQAAAABjAkAAJgTACABVwAAzgYAIAmUCAIAAAABoQhAAAAAAa8IAgAAAAGxCAEAAAABiAlAAAAAAYkJAAEAAAGKCQABAAABiwkEAAAAAYwJAACYEwAgAVcAANAGADABVwAA0AYAMAoDAACXEwAglAgCAIgPACGhCEAAjQ8AIa8IAgCIDwAhsQgBAIcPACGICUAAng8AIYkJAAGcDwAhigkAAZwPACGLCQQAwhAAIYwJAACWEwAgAgAAADEAIFcAANMGACAJlAgCAIgPACGhCEAAjQ8AIa8IAgCIDwAhsQgBAIcPACGICUAAng8AIYkJAAGcDwAhigkAAZwPACGLCQQAwhAAIYwJAACWEwAgAgAAAC8AIFcAANUGACACAAAALwAgVwAA1QYAIAMAAAAxACBeAADOBgAgXwAA0wYAIAEAAAAxACABAAAALwAgBgoAAJETACBkAACSEwAgZQAAlRMAIGYAAJQTACBnAACTEwAgiAkAAIEPACAMgggAANgNADCDCAAA3AYAEIQIAADYDQAwlAgCANkMACGhCEAA6QwAIa8IAgDZDAAhsQgBANgMACGICUAA9wwAIYkJAAH1DAAhigkAAfUMACGLCQQAlA0AIYwJAACIDQAgAwAAAC8AIAEAANsGADBjAADcBgAgAwAAAC8AIAEAADAAMAIAADEAIAEAAAA1ACABAAAANQAgAwAAADMAIAEAADQAMAIAADUAIAMAAAAzACABAAA0ADACAAA1ACADAAAAMwAgAQAANAAwAgAANQAgBwMAAJATACCUCAIAAAABoQhAAAAAAa8IAgAAAAGGCQEAAAABhwkBAAAAAYgJQAAAAAEBVwAA5AYAIAaUCAIAAAABoQhAAAAAAa8IAgAAAAGGCQEAAAABhwkBAAAAAYgJQAAAAAEBVwAA5gYAMAFXAADmBgAwBwMAAI8TACCUCAIAiA8AIaEIQACNDwAhrwgCAIgPACGGCQEAhw8AIYcJAQCHDwAhiAlAAJ4PACECAAAANQAgVwAA6QYAIAaUCAIAiA8AIaEIQACNDwAhrwgCAIgPACGGCQEAhw8AIYcJAQCHDwAhiAlAAJ4PACECAAAAMwAgVwAA6wYAIAIAAAAzACBXAADrBgAgAwAAADUAIF4AAOQGACBfAADpBgAgAQAAADUAIAEAAAAzACAGCgAAihMAIGQAAIsTACBlAACOEwAgZgAAjRMAIGcAAIwTACCICQAAgQ8AIAmCCAAA1w0AMIMIAADyBgAQhAgAANcNADCUCAIA2QwAIaEIQADpDAAhrwgCANkMACGGCQEA2AwAIYcJAQDYDAAhiAlAAPcMACEDAAAAMwAgAQAA8QYAMGMAAPIGACADAAAAMwAgAQAANAAwAgAANQAgBoIIAADVDQAwgwgAAPgGABCECAAA1Q0AMKEIQADtDAAhsQgBAAAAAcYIAAHWDQAhAQAAAPUGACABAAAA9QYAIAaCCAAA1Q0AMIMIAAD4BgAQhAgAANUNADChCEAA7QwAIbEIAQDlDAAhxggAAdYNACEAAwAAAPgGACABAAD5BgAwAgAA9QYAIAMAAAD4BgAgAQAA-QYAMAIAAPUGACADAAAA-AYAIAEAAPkGADACAAD1BgAgA6EIQAAAAAGxCAEAAAABxggAAQAAAQFXAAD9BgAgA6EIQAAAAAGxCAEAAAABxggAAQAAAQFXAAD_BgAwAVcAAP8GADADoQhAAI0PACGxCAEAhw8AIcYIAAGcDwAhAgAAAPUGACBXAACCBwAgA6EIQACNDwAhsQgBAIcPACHGCAABnA8AIQIAAAD4BgAgVwAAhAcAIAIAAAD4BgAgVwAAhAcAIAMAAAD1BgAgXgAA_QYAIF8AAIIHACABAAAA9QYAIAEAAAD4BgAgAwoAAIcTACBmAACJEwAgZwAAiBMAIAaCCAAA1A0AMIMIAACLBwAQhAgAANQNADChCEAA6QwAIbEIAQDYDAAhxggAAfUMACEDAAAA-AYAIAEAAIoHADBjAACLBwAgAwAAAPgGACABAAD5BgAwAgAA9QYAIAcfAADTDQAggggAANINADCDCAAAUgAQhAgAANINADCUCAIAAAABsQgBAOUMACHnCAEAAAABAQAAAI4HACABAAAAjgcAIAEfAACGEwAgAwAAAFIAIAEAAJEHADACAACOBwAgAwAAAFIAIAEAAJEHADACAACOBwAgAwAAAFIAIAEAAJEHADACAACOBwAgBB8AAIUTACCUCAIAAAABsQgBAAAAAecIAQAAAAEBVwAAlQcAIAOUCAIAAAABsQgBAAAAAecIAQAAAAEBVwAAlwcAMAFXAACXBwAwBB8AAPgSACCUCAIAiA8AIbEIAQCHDwAh5wgBAIcPACECAAAAjgcAIFcAAJoHACADlAgCAIgPACGxCAEAhw8AIecIAQCHDwAhAgAAAFIAIFcAAJwHACACAAAAUgAgVwAAnAcAIAMAAACOBwAgXgAAlQcAIF8AAJoHACABAAAAjgcAIAEAAABSACAFCgAA8xIAIGQAAPQSACBlAAD3EgAgZgAA9hIAIGcAAPUSACAGgggAANENADCDCAAAowcAEIQIAADRDQAwlAgCANkMACGxCAEA2AwAIecIAQDYDAAhAwAAAFIAIAEAAKIHADBjAACjBwAgAwAAAFIAIAEAAJEHADACAACOBwAgAQAAAFAAIAEAAABQACADAAAATgAgAQAATwAwAgAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAMAAABOACABAABPADACAABQACARGQAA6BIAICAAAOcSACAlAADyEgAgJgAA6RIAICcAAOoSACCUCAIAAAABoQhAAAAAAcAIQAAAAAHCCAIAAAABxAhAAAAAAcUIAgAAAAHHCAEAAAABzAgAAACBCQLjCAEAAAAB_wgCAAAAAYEJAgAAAAGCCQIAAAABAVcAAKsHACAMlAgCAAAAAaEIQAAAAAHACEAAAAABwggCAAAAAcQIQAAAAAHFCAIAAAABxwgBAAAAAcwIAAAAgQkC4wgBAAAAAf8IAgAAAAGBCQIAAAABggkCAAAAAQFXAACtBwAwAVcAAK0HADABAAAAUgAgAQAAAFYAIBEZAADTEgAgIAAA0hIAICUAAPESACAmAADUEgAgJwAA1RIAIJQIAgCIDwAhoQhAAI0PACHACEAAjQ8AIcIIAgCIDwAhxAhAAJ4PACHFCAIAnw8AIccIAQCHDwAhzAgAANESgQki4wgBAIcPACH_CAIAnw8AIYEJAgCfDwAhggkCAIgPACECAAAAUAAgVwAAsgcAIAyUCAIAiA8AIaEIQACNDwAhwAhAAI0PACHCCAIAiA8AIcQIQACeDwAhxQgCAJ8PACHHCAEAhw8AIcwIAADREoEJIuMIAQCHDwAh_wgCAJ8PACGBCQIAnw8AIYIJAgCIDwAhAgAAAE4AIFcAALQHACACAAAATgAgVwAAtAcAIAEAAABSACABAAAAVgAgAwAAAFAAIF4AAKsHACBfAACyBwAgAQAAAFAAIAEAAABOACAJCgAA7BIAIGQAAO0SACBlAADwEgAgZgAA7xIAIGcAAO4SACDECAAAgQ8AIMUIAACBDwAg_wgAAIEPACCBCQAAgQ8AIA-CCAAAzQ0AMIMIAAC9BwAQhAgAAM0NADCUCAIA2QwAIaEIQADpDAAhwAhAAOkMACHCCAIA2QwAIcQIQAD3DAAhxQgCAPgMACHHCAEA2AwAIcwIAADODYEJIuMIAQDYDAAh_wgCAPgMACGBCQIA-AwAIYIJAgDZDAAhAwAAAE4AIAEAALwHADBjAAC9BwAgAwAAAE4AIAEAAE8AMAIAAFAAIAEAAABfACABAAAAXwAgAwAAAFYAIAEAAF4AMAIAAF8AIAMAAABWACABAABeADACAABfACADAAAAVgAgAQAAXgAwAgAAXwAgDRkAAOQSACAhAADrEgAgIgAA5RIAICQAAOYSACCUCAIAAAABoQhAAAAAAcAIQAAAAAHCCAIAAAABxAhAAAAAAcUIAgAAAAHjCAEAAAAB_AgCAAAAAf4IAgAAAAEBVwAAxQcAIAmUCAIAAAABoQhAAAAAAcAIQAAAAAHCCAIAAAABxAhAAAAAAcUIAgAAAAHjCAEAAAAB_AgCAAAAAf4IAgAAAAEBVwAAxwcAMAFXAADHBwAwDRkAAL0SACAhAAC8EgAgIgAAvhIAICQAAL8SACCUCAIAiA8AIaEIQACNDwAhwAhAAI0PACHCCAIAiA8AIcQIQACeDwAhxQgCAJ8PACHjCAEAhw8AIfwIAgCIDwAh_ggCAIgPACECAAAAXwAgVwAAygcAIAmUCAIAiA8AIaEIQACNDwAhwAhAAI0PACHCCAIAiA8AIcQIQACeDwAhxQgCAJ8PACHjCAEAhw8AIfwIAgCIDwAh_ggCAIgPACECAAAAVgAgVwAAzAcAIAIAAABWACBXAADMBwAgAwAAAF8AIF4AAMUHACBfAADKBwAgAQAAAF8AIAEAAABWACAHCgAAtxIAIGQAALgSACBlAAC7EgAgZgAAuhIAIGcAALkSACDECAAAgQ8AIMUIAACBDwAgDIIIAADMDQAwgwgAANMHABCECAAAzA0AMJQIAgDZDAAhoQhAAOkMACHACEAA6QwAIcIIAgDZDAAhxAhAAPcMACHFCAIA-AwAIeMIAQDYDAAh_AgCANkMACH-CAIA2QwAIQMAAABWACABAADSBwAwYwAA0wcAIAMAAABWACABAABeADACAABfACABAAAAWwAgAQAAAFsAIAMAAABZACABAABaADACAABbACADAAAAWQAgAQAAWgAwAgAAWwAgAwAAAFkAIAEAAFoAMAIAAFsAIAYDAAC2EgAgIwAAtRIAIKEIQAAAAAGvCAIAAAABxggCAAAAAf0IAgAAAAEBVwAA2wcAIAShCEAAAAABrwgCAAAAAcYIAgAAAAH9CAIAAAABAVcAAN0HADABVwAA3QcAMAYDAAC0EgAgIwAAsxIAIKEIQACNDwAhrwgCAIgPACHGCAIAiA8AIf0IAgCIDwAhAgAAAFsAIFcAAOAHACAEoQhAAI0PACGvCAIAiA8AIcYIAgCIDwAh_QgCAIgPACECAAAAWQAgVwAA4gcAIAIAAABZACBXAADiBwAgAwAAAFsAIF4AANsHACBfAADgBwAgAQAAAFsAIAEAAABZACAFCgAArhIAIGQAAK8SACBlAACyEgAgZgAAsRIAIGcAALASACAHgggAAMsNADCDCAAA6QcAEIQIAADLDQAwoQhAAOkMACGvCAIA2QwAIcYIAgDZDAAh_QgCANkMACEDAAAAWQAgAQAA6AcAMGMAAOkHACADAAAAWQAgAQAAWgAwAgAAWwAgBSEAAMoNACCCCAAAyQ0AMIMIAABhABCECAAAyQ0AMPwIAgAAAAEBAAAA7AcAIAEAAADsBwAgASEAAK0SACADAAAAYQAgAQAA7wcAMAIAAOwHACADAAAAYQAgAQAA7wcAMAIAAOwHACADAAAAYQAgAQAA7wcAMAIAAOwHACACIQAArBIAIPwIAgCIDwAhAgAAAOwHACBXAADzBwAgAfwIAgCIDwAhAgAAAGEAIFcAAPUHACACAAAAYQAgVwAA9QcAIAEAAADsBwAgAQAAAGEAIAUKAACnEgAgZAAAqBIAIGUAAKsSACBmAACqEgAgZwAAqRIAIASCCAAAyA0AMIMIAAD7BwAQhAgAAMgNADD8CAIA2QwAIQMAAABhACABAAD6BwAwYwAA-wcAIAMAAABhACABAADvBwAwAgAA7AcAIA6CCAAAxQ0AMIMIAACBCAAQhAgAAMUNADCUCAQAAAABoQhAAO0MACHCCAIAxg0AIccIAQCODQAh2wgBAI4NACHmCEAAjw0AIfcIAQDlDAAh-AgCAOYMACH5CAEA5QwAIfoIAgDmDAAh-wgAAMcNACABAAAA_gcAIAEAAAD-BwAgDYIIAADFDQAwgwgAAIEIABCECAAAxQ0AMJQIBACYDQAhoQhAAO0MACHCCAIAxg0AIccIAQCODQAh2wgBAI4NACHmCEAAjw0AIfcIAQDlDAAh-AgCAOYMACH5CAEA5QwAIfoIAgDmDAAhBMIIAACBDwAgxwgAAIEPACDbCAAAgQ8AIOYIAACBDwAgAwAAAIEIACABAACCCAAwAgAA_gcAIAMAAACBCAAgAQAAgggAMAIAAP4HACADAAAAgQgAIAEAAIIIADACAAD-BwAgCpQIBADCEAAhoQhAAI0PACHCCAIAnw8AIccIAQCzDwAh2wgBALMPACHmCEAAng8AIfcIAQCHDwAh-AgCAIgPACH5CAEAhw8AIfoIAgCIDwAhAgAAAP4HACBXAACGCAAgCpQIBADCEAAhoQhAAI0PACHCCAIAnw8AIccIAQCzDwAh2wgBALMPACHmCEAAng8AIfcIAQCHDwAh-AgCAIgPACH5CAEAhw8AIfoIAgCIDwAhAgAAAIEIACBXAACICAAgAgAAAIEIACBXAACICAAgAQAAAP4HACABAAAAgQgAIAkKAACiEgAgZAAAoxIAIGUAAKYSACBmAAClEgAgZwAApBIAIMIIAACBDwAgxwgAAIEPACDbCAAAgQ8AIOYIAACBDwAgDYIIAADEDQAwgwgAAI4IABCECAAAxA0AMJQIBACUDQAhoQhAAOkMACHCCAIA-AwAIccIAQCBDQAh2wgBAIENACHmCEAA9wwAIfcIAQDYDAAh-AgCANkMACH5CAEA2AwAIfoIAgDZDAAhAwAAAIEIACABAACNCAAwYwAAjggAIAMAAACBCAAgAQAAgggAMAIAAP4HACAEgggAAMMNADCDCAAAlAgAEIQIAADDDQAw9ggBAAAAAQEAAACRCAAgAQAAAJEIACAEgggAAMMNADCDCAAAlAgAEIQIAADDDQAw9ggBAOUMACEAAwAAAJQIACABAACVCAAwAgAAkQgAIAMAAACUCAAgAQAAlQgAMAIAAJEIACADAAAAlAgAIAEAAJUIADACAACRCAAgAfYIAQAAAAEBVwAAmQgAIAH2CAEAAAABAVcAAJsIADABVwAAmwgAMAH2CAEAhw8AIQIAAACRCAAgVwAAnggAIAH2CAEAhw8AIQIAAACUCAAgVwAAoAgAIAIAAACUCAAgVwAAoAgAIAMAAACRCAAgXgAAmQgAIF8AAJ4IACABAAAAkQgAIAEAAACUCAAgAwoAAJ8SACBmAAChEgAgZwAAoBIAIASCCAAAwg0AMIMIAACnCAAQhAgAAMINADD2CAEA2AwAIQMAAACUCAAgAQAApggAMGMAAKcIACADAAAAlAgAIAEAAJUIADACAACRCAAgAQAAAGwAIAEAAABsACADAAAAagAgAQAAawAwAgAAbAAgAwAAAGoAIAEAAGsAMAIAAGwAIAMAAABqACABAABrADACAABsACAMBAAAnRIAIDAAAJ4SACCUCAIAAAABoQhAAAAAAbAIAgAAAAGxCAEAAAAByAgBAAAAAcwIAAAA9QgC5wgBAAAAAfIIAgAAAAHzCAIAAAAB9QggAAAAAQFXAACvCAAgCpQIAgAAAAGhCEAAAAABsAgCAAAAAbEIAQAAAAHICAEAAAABzAgAAAD1CALnCAEAAAAB8ggCAAAAAfMIAgAAAAH1CCAAAAABAVcAALEIADABVwAAsQgAMAwEAACPEgAgMAAAkBIAIJQIAgCIDwAhoQhAAI0PACGwCAIAiA8AIbEIAQCHDwAhyAgBAIcPACHMCAAAjhL1CCLnCAEAhw8AIfIIAgCIDwAh8wgCAIgPACH1CCAAthAAIQIAAABsACBXAAC0CAAgCpQIAgCIDwAhoQhAAI0PACGwCAIAiA8AIbEIAQCHDwAhyAgBAIcPACHMCAAAjhL1CCLnCAEAhw8AIfIIAgCIDwAh8wgCAIgPACH1CCAAthAAIQIAAABqACBXAAC2CAAgAgAAAGoAIFcAALYIACADAAAAbAAgXgAArwgAIF8AALQIACABAAAAbAAgAQAAAGoAIAUKAACJEgAgZAAAihIAIGUAAI0SACBmAACMEgAgZwAAixIAIA2CCAAAvg0AMIMIAAC9CAAQhAgAAL4NADCUCAIA2QwAIaEIQADpDAAhsAgCANkMACGxCAEA2AwAIcgIAQDYDAAhzAgAAL8N9Qgi5wgBANgMACHyCAIA2QwAIfMIAgDZDAAh9QggAIoNACEDAAAAagAgAQAAvAgAMGMAAL0IACADAAAAagAgAQAAawAwAgAAbAAgAQAAAHAAIAEAAABwACADAAAAbgAgAQAAbwAwAgAAcAAgAwAAAG4AIAEAAG8AMAIAAHAAIAMAAABuACABAABvADACAABwACAcIAEAAAABKQAAhhIAICsAAIcSACAvAACIEgAglAgCAAAAAaEIQAAAAAGwCAIAAAABwAhAAAAAAcQIQAAAAAHFCAIAAAABxwgBAAAAAcgIAQAAAAHMCAAAAOwIAtQIAgAAAAHXCBAAAAAB4ggQAAAAAecIAQAAAAHoCAEAAAAB6QgQAAAAAeoIAgAAAAHsCAEAAAAB7QhAAAAAAe4IAgAAAAHvCCAAAAAB8AgBAAAAAfEIAQAAAAHyCAIAAAAB8wgCAAAAAQFXAADFCAAgGSABAAAAAZQIAgAAAAGhCEAAAAABsAgCAAAAAcAIQAAAAAHECEAAAAABxQgCAAAAAccIAQAAAAHICAEAAAABzAgAAADsCALUCAIAAAAB1wgQAAAAAeIIEAAAAAHnCAEAAAAB6AgBAAAAAekIEAAAAAHqCAIAAAAB7AgBAAAAAe0IQAAAAAHuCAIAAAAB7wggAAAAAfAIAQAAAAHxCAEAAAAB8ggCAAAAAfMIAgAAAAEBVwAAxwgAMAFXAADHCAAwAQAAAGoAIBwgAQCHDwAhKQAA7hEAICsAAO8RACAvAADwEQAglAgCAIgPACGhCEAAjQ8AIbAIAgCfDwAhwAhAAI0PACHECEAAng8AIcUIAgCfDwAhxwgBAIcPACHICAEAhw8AIcwIAADtEewIItQIAgCfDwAh1wgQAK0RACHiCBAArREAIecIAQCzDwAh6AgBALMPACHpCBAA7BEAIeoIAgCIDwAh7AgBALMPACHtCEAAng8AIe4IAgCIDwAh7wggALYQACHwCAEAhw8AIfEIAQCHDwAh8ggCAIgPACHzCAIAiA8AIQIAAABwACBXAADLCAAgGSABAIcPACGUCAIAiA8AIaEIQACNDwAhsAgCAJ8PACHACEAAjQ8AIcQIQACeDwAhxQgCAJ8PACHHCAEAhw8AIcgIAQCHDwAhzAgAAO0R7Agi1AgCAJ8PACHXCBAArREAIeIIEACtEQAh5wgBALMPACHoCAEAsw8AIekIEADsEQAh6ggCAIgPACHsCAEAsw8AIe0IQACeDwAh7ggCAIgPACHvCCAAthAAIfAIAQCHDwAh8QgBAIcPACHyCAIAiA8AIfMIAgCIDwAhAgAAAG4AIFcAAM0IACACAAAAbgAgVwAAzQgAIAEAAABqACADAAAAcAAgXgAAxQgAIF8AAMsIACABAAAAcAAgAQAAAG4AIA4KAADnEQAgZAAA6BEAIGUAAOsRACBmAADqEQAgZwAA6REAILAIAACBDwAgxAgAAIEPACDFCAAAgQ8AINQIAACBDwAg5wgAAIEPACDoCAAAgQ8AIOkIAACBDwAg7AgAAIEPACDtCAAAgQ8AIBwgAQDYDAAhgggAALcNADCDCAAA1QgAEIQIAAC3DQAwlAgCANkMACGhCEAA6QwAIbAIAgD4DAAhwAhAAOkMACHECEAA9wwAIcUIAgD4DAAhxwgBANgMACHICAEA2AwAIcwIAAC5DewIItQIAgD4DAAh1wgQAKsNACHiCBAAqw0AIecIAQCBDQAh6AgBAIENACHpCBAAuA0AIeoIAgDZDAAh7AgBAIENACHtCEAA9wwAIe4IAgDZDAAh7wggAIoNACHwCAEA2AwAIfEIAQDYDAAh8ggCANkMACHzCAIA2QwAIQMAAABuACABAADUCAAwYwAA1QgAIAMAAABuACABAABvADACAABwACABAAAAowEAIAEAAACjAQAgAwAAAKEBACABAACiAQAwAgAAowEAIAMAAAChAQAgAQAAogEAMAIAAKMBACADAAAAoQEAIAEAAKIBADACAACjAQAgChkAAOYRACCUCAIAAAABoQhAAAAAAcAIQAAAAAHCCAIAAAABxAhAAAAAAcUIAgAAAAHHCAEAAAAB4wgBAAAAAeYIQAAAAAEBVwAA3QgAIAmUCAIAAAABoQhAAAAAAcAIQAAAAAHCCAIAAAABxAhAAAAAAcUIAgAAAAHHCAEAAAAB4wgBAAAAAeYIQAAAAAEBVwAA3wgAMAFXAADfCAAwChkAAOURACCUCAIAiA8AIaEIQACNDwAhwAhAAI0PACHCCAIAiA8AIcQIQACeDwAhxQgCAJ8PACHHCAEAhw8AIeMIAQCHDwAh5ghAAJ4PACECAAAAowEAIFcAAOIIACAJlAgCAIgPACGhCEAAjQ8AIcAIQACNDwAhwggCAIgPACHECEAAng8AIcUIAgCfDwAhxwgBAIcPACHjCAEAhw8AIeYIQACeDwAhAgAAAKEBACBXAADkCAAgAgAAAKEBACBXAADkCAAgAwAAAKMBACBeAADdCAAgXwAA4ggAIAEAAACjAQAgAQAAAKEBACAICgAA4BEAIGQAAOERACBlAADkEQAgZgAA4xEAIGcAAOIRACDECAAAgQ8AIMUIAACBDwAg5ggAAIEPACAMgggAALYNADCDCAAA6wgAEIQIAAC2DQAwlAgCANkMACGhCEAA6QwAIcAIQADpDAAhwggCANkMACHECEAA9wwAIcUIAgD4DAAhxwgBANgMACHjCAEA2AwAIeYIQAD3DAAhAwAAAKEBACABAADqCAAwYwAA6wgAIAMAAAChAQAgAQAAogEAMAIAAKMBACABAAAAgAEAIAEAAACAAQAgAwAAAH4AIAEAAH8AMAIAAIABACADAAAAfgAgAQAAfwAwAgAAgAEAIAMAAAB-ACABAAB_ADACAACAAQAgDhkAAN8RACAuAADeEQAglAgCAAAAAaEIQAAAAAHACEAAAAABwggCAAAAAcQIQAAAAAHFCAIAAAABxwgBAAAAAdYIAgAAAAHiCAIAAAAB4wgBAAAAAeQIAQAAAAHlCEAAAAABAVcAAPMIACAMlAgCAAAAAaEIQAAAAAHACEAAAAABwggCAAAAAcQIQAAAAAHFCAIAAAABxwgBAAAAAdYIAgAAAAHiCAIAAAAB4wgBAAAAAeQIAQAAAAHlCEAAAAABAVcAAPUIADABVwAA9QgAMA4ZAADdEQAgLgAA3BEAIJQIAgCIDwAhoQhAAI0PACHACEAAjQ8AIcIIAgCIDwAhxAhAAJ4PACHFCAIAnw8AIccIAQCzDwAh1ggCAIgPACHiCAIAiA8AIeMIAQCHDwAh5AgBALMPACHlCEAAng8AIQIAAACAAQAgVwAA-AgAIAyUCAIAiA8AIaEIQACNDwAhwAhAAI0PACHCCAIAiA8AIcQIQACeDwAhxQgCAJ8PACHHCAEAsw8AIdYIAgCIDwAh4ggCAIgPACHjCAEAhw8AIeQIAQCzDwAh5QhAAJ4PACECAAAAfgAgVwAA-ggAIAIAAAB-ACBXAAD6CAAgAwAAAIABACBeAADzCAAgXwAA-AgAIAEAAACAAQAgAQAAAH4AIAoKAADXEQAgZAAA2BEAIGUAANsRACBmAADaEQAgZwAA2REAIMQIAACBDwAgxQgAAIEPACDHCAAAgQ8AIOQIAACBDwAg5QgAAIEPACAPgggAALUNADCDCAAAgQkAEIQIAAC1DQAwlAgCANkMACGhCEAA6QwAIcAIQADpDAAhwggCANkMACHECEAA9wwAIcUIAgD4DAAhxwgBAIENACHWCAIA2QwAIeIIAgDZDAAh4wgBANgMACHkCAEAgQ0AIeUIQAD3DAAhAwAAAH4AIAEAAIAJADBjAACBCQAgAwAAAH4AIAEAAH8AMAIAAIABACABAAAAhwEAIAEAAACHAQAgAwAAAIUBACABAACGAQAwAgAAhwEAIAMAAACFAQAgAQAAhgEAMAIAAIcBACADAAAAhQEAIAEAAIYBADACAACHAQAgDSoAANQRACArAADVEQAgLQAA1hEAIJQIAgAAAAGhCEAAAAABwAhAAAAAAcwIAAAA3ggC2wgAAADbCALcCAIAAAAB3ghAAAAAAd8IAQAAAAHgCAIAAAAB4QgBAAAAAQFXAACJCQAgCpQIAgAAAAGhCEAAAAABwAhAAAAAAcwIAAAA3ggC2wgAAADbCALcCAIAAAAB3ghAAAAAAd8IAQAAAAHgCAIAAAAB4QgBAAAAAQFXAACLCQAwAVcAAIsJADANKgAAuREAICsAALoRACAtAAC7EQAglAgCAIgPACGhCEAAjQ8AIcAIQACNDwAhzAgAALgR3ggi2wgAALcR2wgi3AgCAIgPACHeCEAAng8AId8IAQCzDwAh4AgCAJ8PACHhCAEAsw8AIQIAAACHAQAgVwAAjgkAIAqUCAIAiA8AIaEIQACNDwAhwAhAAI0PACHMCAAAuBHeCCLbCAAAtxHbCCLcCAIAiA8AId4IQACeDwAh3wgBALMPACHgCAIAnw8AIeEIAQCzDwAhAgAAAIUBACBXAACQCQAgAgAAAIUBACBXAACQCQAgAwAAAIcBACBeAACJCQAgXwAAjgkAIAEAAACHAQAgAQAAAIUBACAJCgAAshEAIGQAALMRACBlAAC2EQAgZgAAtREAIGcAALQRACDeCAAAgQ8AIN8IAACBDwAg4AgAAIEPACDhCAAAgQ8AIA2CCAAArg0AMIMIAACXCQAQhAgAAK4NADCUCAIA2QwAIaEIQADpDAAhwAhAAOkMACHMCAAAsA3eCCLbCAAArw3bCCLcCAIA2QwAId4IQAD3DAAh3wgBAIENACHgCAIA-AwAIeEIAQCBDQAhAwAAAIUBACABAACWCQAwYwAAlwkAIAMAAACFAQAgAQAAhgEAMAIAAIcBACABAAAAdQAgAQAAAHUAIAMAAABzACABAAB0ADACAAB1ACADAAAAcwAgAQAAdAAwAgAAdQAgAwAAAHMAIAEAAHQAMAIAAHUAIAksAACwEQAgLgAAsREAIMcIAQAAAAHUCAIAAAAB1QgCAAAAAdYIAgAAAAHXCBAAAAAB2AgCAAAAAdkIAQAAAAEBVwAAnwkAIAfHCAEAAAAB1AgCAAAAAdUIAgAAAAHWCAIAAAAB1wgQAAAAAdgIAgAAAAHZCAEAAAABAVcAAKEJADABVwAAoQkAMAksAACuEQAgLgAArxEAIMcIAQCHDwAh1AgCAJ8PACHVCAIAiA8AIdYIAgCIDwAh1wgQAK0RACHYCAIAiA8AIdkIAQCzDwAhAgAAAHUAIFcAAKQJACAHxwgBAIcPACHUCAIAnw8AIdUIAgCIDwAh1ggCAIgPACHXCBAArREAIdgIAgCIDwAh2QgBALMPACECAAAAcwAgVwAApgkAIAIAAABzACBXAACmCQAgAwAAAHUAIF4AAJ8JACBfAACkCQAgAQAAAHUAIAEAAABzACAHCgAAqBEAIGQAAKkRACBlAACsEQAgZgAAqxEAIGcAAKoRACDUCAAAgQ8AINkIAACBDwAgCoIIAACqDQAwgwgAAK0JABCECAAAqg0AMMcIAQDYDAAh1AgCAPgMACHVCAIA2QwAIdYIAgDZDAAh1wgQAKsNACHYCAIA2QwAIdkIAQCBDQAhAwAAAHMAIAEAAKwJADBjAACtCQAgAwAAAHMAIAEAAHQAMAIAAHUAIAEAAAB6ACABAAAAegAgAwAAAHgAIAEAAHkAMAIAAHoAIAMAAAB4ACABAAB5ADACAAB6ACADAAAAeAAgAQAAeQAwAgAAegAgBCwAAKcRACDACEAAAAAB1AgCAAAAAdUIAgAAAAEBVwAAtQkAIAPACEAAAAAB1AgCAAAAAdUIAgAAAAEBVwAAtwkAMAFXAAC3CQAwBCwAAKYRACDACEAAjQ8AIdQIAgCIDwAh1QgCAIgPACECAAAAegAgVwAAugkAIAPACEAAjQ8AIdQIAgCIDwAh1QgCAIgPACECAAAAeAAgVwAAvAkAIAIAAAB4ACBXAAC8CQAgAwAAAHoAIF4AALUJACBfAAC6CQAgAQAAAHoAIAEAAAB4ACAFCgAAoREAIGQAAKIRACBlAAClEQAgZgAApBEAIGcAAKMRACAGgggAAKkNADCDCAAAwwkAEIQIAACpDQAwwAhAAOkMACHUCAIA2QwAIdUIAgDZDAAhAwAAAHgAIAEAAMIJADBjAADDCQAgAwAAAHgAIAEAAHkAMAIAAHoAIAEAAACLAQAgAQAAAIsBACADAAAAiQEAIAEAAIoBADACAACLAQAgAwAAAIkBACABAACKAQAwAgAAiwEAIAMAAACJAQAgAQAAigEAMAIAAIsBACAXGQAAnBEAIDMAAJ0RACA0AACeEQAgNQAAnxEAIDYAAKARACCUCAIAAAABoQhAAAAAAbwIAQAAAAG9CAQAAAABvwgBAAAAAcAIQAAAAAHCCAIAAAABxwgBAAAAAcgIAQAAAAHKCAAAAMoIAswIAAAAzAgCzQgIAAAAAc4IAgAAAAHPCAIAAAAB0AgBAAAAAdEIAgAAAAHSCAIAAAAB0wgCAAAAAQFXAADLCQAgEpQIAgAAAAGhCEAAAAABvAgBAAAAAb0IBAAAAAG_CAEAAAABwAhAAAAAAcIIAgAAAAHHCAEAAAAByAgBAAAAAcoIAAAAyggCzAgAAADMCALNCAgAAAABzggCAAAAAc8IAgAAAAHQCAEAAAAB0QgCAAAAAdIIAgAAAAHTCAIAAAABAVcAAM0JADABVwAAzQkAMBcZAAD1EAAgMwAA9hAAIDQAAPcQACA1AAD4EAAgNgAA-RAAIJQIAgCIDwAhoQhAAI0PACG8CAEAhw8AIb0IBADCEAAhvwgBAIcPACHACEAAjQ8AIcIIAgCIDwAhxwgBAIcPACHICAEAhw8AIcoIAADyEMoIIswIAADzEMwIIs0ICAD0EAAhzggCAJ8PACHPCAIAnw8AIdAIAQCzDwAh0QgCAIgPACHSCAIAiA8AIdMIAgCIDwAhAgAAAIsBACBXAADQCQAgEpQIAgCIDwAhoQhAAI0PACG8CAEAhw8AIb0IBADCEAAhvwgBAIcPACHACEAAjQ8AIcIIAgCIDwAhxwgBAIcPACHICAEAhw8AIcoIAADyEMoIIswIAADzEMwIIs0ICAD0EAAhzggCAJ8PACHPCAIAnw8AIdAIAQCzDwAh0QgCAIgPACHSCAIAiA8AIdMIAgCIDwAhAgAAAIkBACBXAADSCQAgAgAAAIkBACBXAADSCQAgAwAAAIsBACBeAADLCQAgXwAA0AkAIAEAAACLAQAgAQAAAIkBACAJCgAA7RAAIGQAAO4QACBlAADxEAAgZgAA8BAAIGcAAO8QACDNCAAAgQ8AIM4IAACBDwAgzwgAAIEPACDQCAAAgQ8AIBWCCAAAoA0AMIMIAADZCQAQhAgAAKANADCUCAIA2QwAIaEIQADpDAAhvAgBANgMACG9CAQAlA0AIb8IAQDYDAAhwAhAAOkMACHCCAIA2QwAIccIAQDYDAAhyAgBANgMACHKCAAAoQ3KCCLMCAAAog3MCCLNCAgAow0AIc4IAgD4DAAhzwgCAPgMACHQCAEAgQ0AIdEIAgDZDAAh0ggCANkMACHTCAIA2QwAIQMAAACJAQAgAQAA2AkAMGMAANkJACADAAAAiQEAIAEAAIoBADACAACLAQAgAQAAAJMBACABAAAAkwEAIAMAAACRAQAgAQAAkgEAMAIAAJMBACADAAAAkQEAIAEAAJIBADACAACTAQAgAwAAAJEBACABAACSAQAwAgAAkwEAIAYDAADsEAAgMgAA6xAAIKEIQAAAAAGvCAIAAAABuAgCAAAAAcYIAgAAAAEBVwAA4QkAIAShCEAAAAABrwgCAAAAAbgIAgAAAAHGCAIAAAABAVcAAOMJADABVwAA4wkAMAYDAADqEAAgMgAA6RAAIKEIQACNDwAhrwgCAIgPACG4CAIAiA8AIcYIAgCIDwAhAgAAAJMBACBXAADmCQAgBKEIQACNDwAhrwgCAIgPACG4CAIAiA8AIcYIAgCIDwAhAgAAAJEBACBXAADoCQAgAgAAAJEBACBXAADoCQAgAwAAAJMBACBeAADhCQAgXwAA5gkAIAEAAACTAQAgAQAAAJEBACAFCgAA5BAAIGQAAOUQACBlAADoEAAgZgAA5xAAIGcAAOYQACAHgggAAJ8NADCDCAAA7wkAEIQIAACfDQAwoQhAAOkMACGvCAIA2QwAIbgIAgDZDAAhxggCANkMACEDAAAAkQEAIAEAAO4JADBjAADvCQAgAwAAAJEBACABAACSAQAwAgAAkwEAIAEAAACPAQAgAQAAAI8BACADAAAAjQEAIAEAAI4BADACAACPAQAgAwAAAI0BACABAACOAQAwAgAAjwEAIAMAAACNAQAgAQAAjgEAMAIAAI8BACAKGQAA4xAAIDIAAOIQACCUCAIAAAABoQhAAAAAAbgIAgAAAAHACEAAAAABwggCAAAAAcMIAQAAAAHECEAAAAABxQgCAAAAAQFXAAD3CQAgCJQIAgAAAAGhCEAAAAABuAgCAAAAAcAIQAAAAAHCCAIAAAABwwgBAAAAAcQIQAAAAAHFCAIAAAABAVcAAPkJADABVwAA-QkAMAoZAADhEAAgMgAA4BAAIJQIAgCIDwAhoQhAAI0PACG4CAIAiA8AIcAIQACNDwAhwggCAIgPACHDCAEAhw8AIcQIQACeDwAhxQgCAJ8PACECAAAAjwEAIFcAAPwJACAIlAgCAIgPACGhCEAAjQ8AIbgIAgCIDwAhwAhAAI0PACHCCAIAiA8AIcMIAQCHDwAhxAhAAJ4PACHFCAIAnw8AIQIAAACNAQAgVwAA_gkAIAIAAACNAQAgVwAA_gkAIAMAAACPAQAgXgAA9wkAIF8AAPwJACABAAAAjwEAIAEAAACNAQAgBwoAANsQACBkAADcEAAgZQAA3xAAIGYAAN4QACBnAADdEAAgxAgAAIEPACDFCAAAgQ8AIAuCCAAAng0AMIMIAACFCgAQhAgAAJ4NADCUCAIA2QwAIaEIQADpDAAhuAgCANkMACHACEAA6QwAIcIIAgDZDAAhwwgBANgMACHECEAA9wwAIcUIAgD4DAAhAwAAAI0BACABAACECgAwYwAAhQoAIAMAAACNAQAgAQAAjgEAMAIAAI8BACAGMgAAnQ0AIDUCAOYMACGCCAAAnA0AMIMIAACVAQAQhAgAAJwNADC4CAIAAAABAQAAAIgKACABAAAAiAoAIAEyAAC8EAAgAwAAAJUBACABAACLCgAwAgAAiAoAIAMAAACVAQAgAQAAiwoAMAIAAIgKACADAAAAlQEAIAEAAIsKADACAACICgAgAzIAANoQACA1AgAAAAG4CAIAAAABAVcAAI8KACACNQIAAAABuAgCAAAAAQFXAACRCgAwAVcAAJEKADADMgAA2RAAIDUCAIgPACG4CAIAiA8AIQIAAACICgAgVwAAlAoAIAI1AgCIDwAhuAgCAIgPACECAAAAlQEAIFcAAJYKACACAAAAlQEAIFcAAJYKACADAAAAiAoAIF4AAI8KACBfAACUCgAgAQAAAIgKACABAAAAlQEAIAUKAADUEAAgZAAA1RAAIGUAANgQACBmAADXEAAgZwAA1hAAIAU1AgDZDAAhgggAAJsNADCDCAAAnQoAEIQIAACbDQAwuAgCANkMACEDAAAAlQEAIAEAAJwKADBjAACdCgAgAwAAAJUBACABAACLCgAwAgAAiAoAIAEAAACnAQAgAQAAAKcBACADAAAAmQEAIAEAAKYBADACAACnAQAgAwAAAJkBACABAACmAQAwAgAApwEAIAMAAACZAQAgAQAApgEAMAIAAKcBACAMBAAA0hAAIDYAANMQACCUCAIAAAABoQhAAAAAAbAIAgAAAAGxCAEAAAABvAgBAAAAAb0IBAAAAAG-CAEAAAABvwgBAAAAAcAIQAAAAAHBCAEAAAABAVcAAKUKACAKlAgCAAAAAaEIQAAAAAGwCAIAAAABsQgBAAAAAbwIAQAAAAG9CAQAAAABvggBAAAAAb8IAQAAAAHACEAAAAABwQgBAAAAAQFXAACnCgAwAVcAAKcKADAMBAAAyxAAIDYAAMwQACCUCAIAiA8AIaEIQACNDwAhsAgCAIgPACGxCAEAhw8AIbwIAQCHDwAhvQgEAMIQACG-CAEAhw8AIb8IAQCHDwAhwAhAAI0PACHBCAEAhw8AIQIAAACnAQAgVwAAqgoAIAqUCAIAiA8AIaEIQACNDwAhsAgCAIgPACGxCAEAhw8AIbwIAQCHDwAhvQgEAMIQACG-CAEAhw8AIb8IAQCHDwAhwAhAAI0PACHBCAEAhw8AIQIAAACZAQAgVwAArAoAIAIAAACZAQAgVwAArAoAIAMAAACnAQAgXgAApQoAIF8AAKoKACABAAAApwEAIAEAAACZAQAgBQoAAMYQACBkAADHEAAgZQAAyhAAIGYAAMkQACBnAADIEAAgDYIIAACaDQAwgwgAALMKABCECAAAmg0AMJQIAgDZDAAhoQhAAOkMACGwCAIA2QwAIbEIAQDYDAAhvAgBANgMACG9CAQAlA0AIb4IAQDYDAAhvwgBANgMACHACEAA6QwAIcEIAQDYDAAhAwAAAJkBACABAACyCgAwYwAAswoAIAMAAACZAQAgAQAApgEAMAIAAKcBACAHBAAAmQ0AIDoCAOYMACGCCAAAlw0AMIMIAACpAQAQhAgAAJcNADCwCAIAAAABuwgEAJgNACEBAAAAtgoAIAEAAAC2CgAgAQQAAMUQACADAAAAqQEAIAEAALkKADACAAC2CgAgAwAAAKkBACABAAC5CgAwAgAAtgoAIAMAAACpAQAgAQAAuQoAMAIAALYKACAEBAAAxBAAIDoCAAAAAbAIAgAAAAG7CAQAAAABAVcAAL0KACADOgIAAAABsAgCAAAAAbsIBAAAAAEBVwAAvwoAMAFXAAC_CgAwBAQAAMMQACA6AgCIDwAhsAgCAIgPACG7CAQAwhAAIQIAAAC2CgAgVwAAwgoAIAM6AgCIDwAhsAgCAIgPACG7CAQAwhAAIQIAAACpAQAgVwAAxAoAIAIAAACpAQAgVwAAxAoAIAMAAAC2CgAgXgAAvQoAIF8AAMIKACABAAAAtgoAIAEAAACpAQAgBQoAAL0QACBkAAC-EAAgZQAAwRAAIGYAAMAQACBnAAC_EAAgBjoCANkMACGCCAAAkw0AMIMIAADLCgAQhAgAAJMNADCwCAIA2QwAIbsIBACUDQAhAwAAAKkBACABAADKCgAwYwAAywoAIAMAAACpAQAgAQAAuQoAMAIAALYKACANMgAAkg0AIDcAAJENACCCCAAAjQ0AMIMIAACXAQAQhAgAAI0NADCUCAIAAAABoQhAAO0MACGiCEAAjw0AIbYIAQAAAAG3CAIAAAABuAgCAAAAAbkIAQCODQAhugggAJANACEBAAAAzgoAIAEAAADOCgAgBjIAALwQACA3AAC7EAAgoggAAIEPACC3CAAAgQ8AILgIAACBDwAguQgAAIEPACADAAAAlwEAIAEAANEKADACAADOCgAgAwAAAJcBACABAADRCgAwAgAAzgoAIAMAAACXAQAgAQAA0QoAMAIAAM4KACAKMgAAuhAAIDcAALkQACCUCAIAAAABoQhAAAAAAaIIQAAAAAG2CAEAAAABtwgCAAAAAbgIAgAAAAG5CAEAAAABugggAAAAAQFXAADVCgAgCJQIAgAAAAGhCEAAAAABoghAAAAAAbYIAQAAAAG3CAIAAAABuAgCAAAAAbkIAQAAAAG6CCAAAAABAVcAANcKADABVwAA1woAMAEAAACZAQAgAQAAAIkBACAKMgAAuBAAIDcAALcQACCUCAIAiA8AIaEIQACNDwAhoghAAJ4PACG2CAEAhw8AIbcIAgCfDwAhuAgCAJ8PACG5CAEAsw8AIboIIAC2EAAhAgAAAM4KACBXAADcCgAgCJQIAgCIDwAhoQhAAI0PACGiCEAAng8AIbYIAQCHDwAhtwgCAJ8PACG4CAIAnw8AIbkIAQCzDwAhugggALYQACECAAAAlwEAIFcAAN4KACACAAAAlwEAIFcAAN4KACABAAAAmQEAIAEAAACJAQAgAwAAAM4KACBeAADVCgAgXwAA3AoAIAEAAADOCgAgAQAAAJcBACAJCgAAsRAAIGQAALIQACBlAAC1EAAgZgAAtBAAIGcAALMQACCiCAAAgQ8AILcIAACBDwAguAgAAIEPACC5CAAAgQ8AIAuCCAAAiQ0AMIMIAADnCgAQhAgAAIkNADCUCAIA2QwAIaEIQADpDAAhoghAAPcMACG2CAEA2AwAIbcIAgD4DAAhuAgCAPgMACG5CAEAgQ0AIboIIACKDQAhAwAAAJcBACABAADmCgAwYwAA5woAIAMAAACXAQAgAQAA0QoAMAIAAM4KACABAAAAJgAgAQAAACYAIAMAAAAHACABAAAlADACAAAmACADAAAABwAgAQAAJQAwAgAAJgAgAwAAAAcAIAEAACUAMAIAACYAIAwEAACtEAAgDAAArxAAIA0AAK4QACAOAACwEAAglAgCAAAAAaEIQAAAAAGwCAIAAAABsQgBAAAAAbIIAQAAAAGzCAABAAABtAgAAKsQACC1CAAArBAAIAFXAADvCgAgCJQIAgAAAAGhCEAAAAABsAgCAAAAAbEIAQAAAAGyCAEAAAABswgAAQAAAbQIAACrEAAgtQgAAKwQACABVwAA8QoAMAFXAADxCgAwDAQAAIcQACAMAACJEAAgDQAAiBAAIA4AAIoQACCUCAIAiA8AIaEIQACNDwAhsAgCAIgPACGxCAEAhw8AIbIIAQCHDwAhswgAAbIPACG0CAAAhRAAILUIAACGEAAgAgAAACYAIFcAAPQKACAIlAgCAIgPACGhCEAAjQ8AIbAIAgCIDwAhsQgBAIcPACGyCAEAhw8AIbMIAAGyDwAhtAgAAIUQACC1CAAAhhAAIAIAAAAHACBXAAD2CgAgAgAAAAcAIFcAAPYKACADAAAAJgAgXgAA7woAIF8AAPQKACABAAAAJgAgAQAAAAcAIAYKAACAEAAgZAAAgRAAIGUAAIQQACBmAACDEAAgZwAAghAAILMIAACBDwAgC4IIAACHDQAwgwgAAP0KABCECAAAhw0AMJQIAgDZDAAhoQhAAOkMACGwCAIA2QwAIbEIAQDYDAAhsggBANgMACGzCAABgA0AIbQIAACIDQAgtQgAAIgNACADAAAABwAgAQAA_AoAMGMAAP0KACADAAAABwAgAQAAJQAwAgAAJgAgAQAAAAsAIAEAAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACAJAwAA_A8AIAUAAP0PACALAAD-DwAgDAAA_w8AIJQIAgAAAAGbCAIAAAABnAgAAPsPACChCEAAAAABrwgCAAAAAQFXAACFCwAgBZQIAgAAAAGbCAIAAAABnAgAAPsPACChCEAAAAABrwgCAAAAAQFXAACHCwAwAVcAAIcLADAJAwAA3w8AIAUAAOAPACALAADhDwAgDAAA4g8AIJQIAgCIDwAhmwgCAIgPACGcCAAA3g8AIKEIQACNDwAhrwgCAIgPACECAAAACwAgVwAAigsAIAWUCAIAiA8AIZsIAgCIDwAhnAgAAN4PACChCEAAjQ8AIa8IAgCIDwAhAgAAAAkAIFcAAIwLACACAAAACQAgVwAAjAsAIAMAAAALACBeAACFCwAgXwAAigsAIAEAAAALACABAAAACQAgBQoAANkPACBkAADaDwAgZQAA3Q8AIGYAANwPACBnAADbDwAgCIIIAACGDQAwgwgAAJMLABCECAAAhg0AMJQIAgDZDAAhmwgCANkMACGcCAAA9gwAIKEIQADpDAAhrwgCANkMACEDAAAACQAgAQAAkgsAMGMAAJMLACADAAAACQAgAQAACgAwAgAACwAgAQAAAA8AIAEAAAAPACADAAAADQAgAQAADgAwAgAADwAgAwAAAA0AIAEAAA4AMAIAAA8AIAMAAAANACABAAAOADACAAAPACANBgAA1g8AIAgAANcPACAJAADYDwAglAgCAAAAAZwIAADVDwAgnwgCAAAAAaEIQAAAAAGiCEAAAAABqggAAQAAAasIAQAAAAGsCAEAAAABrQhAAAAAAa4IQAAAAAEBVwAAmwsAIAqUCAIAAAABnAgAANUPACCfCAIAAAABoQhAAAAAAaIIQAAAAAGqCAABAAABqwgBAAAAAawIAQAAAAGtCEAAAAABrghAAAAAAQFXAACdCwAwAVcAAJ0LADANBgAAtA8AIAgAALUPACAJAAC2DwAglAgCAIgPACGcCAAAsQ8AIJ8IAgCIDwAhoQhAAI0PACGiCEAAjQ8AIaoIAAGyDwAhqwgBALMPACGsCAEAsw8AIa0IQACeDwAhrghAAJ4PACECAAAADwAgVwAAoAsAIAqUCAIAiA8AIZwIAACxDwAgnwgCAIgPACGhCEAAjQ8AIaIIQACNDwAhqggAAbIPACGrCAEAsw8AIawIAQCzDwAhrQhAAJ4PACGuCEAAng8AIQIAAAANACBXAACiCwAgAgAAAA0AIFcAAKILACADAAAADwAgXgAAmwsAIF8AAKALACABAAAADwAgAQAAAA0AIAoKAACsDwAgZAAArQ8AIGUAALAPACBmAACvDwAgZwAArg8AIKoIAACBDwAgqwgAAIEPACCsCAAAgQ8AIK0IAACBDwAgrggAAIEPACANgggAAP8MADCDCAAAqQsAEIQIAAD_DAAwlAgCANkMACGcCAAA9gwAIJ8IAgDZDAAhoQhAAOkMACGiCEAA6QwAIaoIAAGADQAhqwgBAIENACGsCAEAgQ0AIa0IQAD3DAAhrghAAPcMACEDAAAADQAgAQAAqAsAMGMAAKkLACADAAAADQAgAQAADgAwAgAADwAgAQAAABMAIAEAAAATACADAAAAEQAgAQAAEgAwAgAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACAFBwAAqw8AIKEIQAAAAAGnCAABAAABqAgCAAAAAakIQAAAAAEBVwAAsQsAIAShCEAAAAABpwgAAQAAAagIAgAAAAGpCEAAAAABAVcAALMLADABVwAAswsAMAUHAACqDwAgoQhAAI0PACGnCAABnA8AIagIAgCIDwAhqQhAAJ4PACECAAAAEwAgVwAAtgsAIAShCEAAjQ8AIacIAAGcDwAhqAgCAIgPACGpCEAAng8AIQIAAAARACBXAAC4CwAgAgAAABEAIFcAALgLACADAAAAEwAgXgAAsQsAIF8AALYLACABAAAAEwAgAQAAABEAIAYKAAClDwAgZAAApg8AIGUAAKkPACBmAACoDwAgZwAApw8AIKkIAACBDwAgB4IIAAD-DAAwgwgAAL8LABCECAAA_gwAMKEIQADpDAAhpwgAAfUMACGoCAIA2QwAIakIQAD3DAAhAwAAABEAIAEAAL4LADBjAAC_CwAgAwAAABEAIAEAABIAMAIAABMAIAEAAAAaACABAAAAGgAgAwAAABgAIAEAABkAMAIAABoAIAMAAAAYACABAAAZADACAAAaACADAAAAGAAgAQAAGQAwAgAAGgAgDAUAAKMPACAGAACkDwAgmQgAAQAAAZoIAAEAAAGbCAIAAAABnAgAAKIPACCdCAIAAAABnghAAAAAAZ8IAgAAAAGgCEAAAAABoQhAAAAAAaIIQAAAAAEBVwAAxwsAIAqZCAABAAABmggAAQAAAZsIAgAAAAGcCAAAog8AIJ0IAgAAAAGeCEAAAAABnwgCAAAAAaAIQAAAAAGhCEAAAAABoghAAAAAAQFXAADJCwAwAVcAAMkLADABAAAACQAgDAUAAKAPACAGAAChDwAgmQgAAZwPACGaCAABnA8AIZsIAgCIDwAhnAgAAJ0PACCdCAIAiA8AIZ4IQACeDwAhnwgCAJ8PACGgCEAAng8AIaEIQACNDwAhoghAAI0PACECAAAAGgAgVwAAzQsAIAqZCAABnA8AIZoIAAGcDwAhmwgCAIgPACGcCAAAnQ8AIJ0IAgCIDwAhnghAAJ4PACGfCAIAnw8AIaAIQACeDwAhoQhAAI0PACGiCEAAjQ8AIQIAAAAYACBXAADPCwAgAgAAABgAIFcAAM8LACABAAAACQAgAwAAABoAIF4AAMcLACBfAADNCwAgAQAAABoAIAEAAAAYACAICgAAlw8AIGQAAJgPACBlAACbDwAgZgAAmg8AIGcAAJkPACCeCAAAgQ8AIJ8IAACBDwAgoAgAAIEPACANgggAAPQMADCDCAAA1wsAEIQIAAD0DAAwmQgAAfUMACGaCAAB9QwAIZsIAgDZDAAhnAgAAPYMACCdCAIA2QwAIZ4IQAD3DAAhnwgCAPgMACGgCEAA9wwAIaEIQADpDAAhoghAAOkMACEDAAAAGAAgAQAA1gsAMGMAANcLACADAAAAGAAgAQAAGQAwAgAAGgAgBYIIAADzDAAwgwgAAN0LABCECAAA8wwAMJcIAQAAAAGYCEAA7QwAIQEAAADaCwAgAQAAANoLACAFgggAAPMMADCDCAAA3QsAEIQIAADzDAAwlwgBAOUMACGYCEAA7QwAIQADAAAA3QsAIAEAAN4LADACAADaCwAgAwAAAN0LACABAADeCwAwAgAA2gsAIAMAAADdCwAgAQAA3gsAMAIAANoLACAClwgBAAAAAZgIQAAAAAEBVwAA4gsAIAKXCAEAAAABmAhAAAAAAQFXAADkCwAwAVcAAOQLADAClwgBAIcPACGYCEAAjQ8AIQIAAADaCwAgVwAA5wsAIAKXCAEAhw8AIZgIQACNDwAhAgAAAN0LACBXAADpCwAgAgAAAN0LACBXAADpCwAgAwAAANoLACBeAADiCwAgXwAA5wsAIAEAAADaCwAgAQAAAN0LACADCgAAlA8AIGYAAJYPACBnAACVDwAgBYIIAADyDAAwgwgAAPALABCECAAA8gwAMJcIAQDYDAAhmAhAAOkMACEDAAAA3QsAIAEAAO8LADBjAADwCwAgAwAAAN0LACABAADeCwAwAgAA2gsAIAWCCAAA8QwAMIMIAAD2CwAQhAgAAPEMADCUCAEAAAABlghAAO0MACEBAAAA8wsAIAEAAADzCwAgBYIIAADxDAAwgwgAAPYLABCECAAA8QwAMJQIAQDlDAAhlghAAO0MACEAAwAAAPYLACABAAD3CwAwAgAA8wsAIAMAAAD2CwAgAQAA9wsAMAIAAPMLACADAAAA9gsAIAEAAPcLADACAADzCwAgApQIAQAAAAGWCEAAAAABAVcAAPsLACAClAgBAAAAAZYIQAAAAAEBVwAA_QsAMAFXAAD9CwAwApQIAQCHDwAhlghAAI0PACECAAAA8wsAIFcAAIAMACAClAgBAIcPACGWCEAAjQ8AIQIAAAD2CwAgVwAAggwAIAIAAAD2CwAgVwAAggwAIAMAAADzCwAgXgAA-wsAIF8AAIAMACABAAAA8wsAIAEAAAD2CwAgAwoAAJEPACBmAACTDwAgZwAAkg8AIAWCCAAA8AwAMIMIAACJDAAQhAgAAPAMADCUCAEA2AwAIZYIQADpDAAhAwAAAPYLACABAACIDAAwYwAAiQwAIAMAAAD2CwAgAQAA9wsAMAIAAPMLACAFgggAAO8MADCDCAAAjwwAEIQIAADvDAAwlAgBAAAAAZUIQADtDAAhAQAAAIwMACABAAAAjAwAIAWCCAAA7wwAMIMIAACPDAAQhAgAAO8MADCUCAEA5QwAIZUIQADtDAAhAAMAAACPDAAgAQAAkAwAMAIAAIwMACADAAAAjwwAIAEAAJAMADACAACMDAAgAwAAAI8MACABAACQDAAwAgAAjAwAIAKUCAEAAAABlQhAAAAAAQFXAACUDAAgApQIAQAAAAGVCEAAAAABAVcAAJYMADABVwAAlgwAMAKUCAEAhw8AIZUIQACNDwAhAgAAAIwMACBXAACZDAAgApQIAQCHDwAhlQhAAI0PACECAAAAjwwAIFcAAJsMACACAAAAjwwAIFcAAJsMACADAAAAjAwAIF4AAJQMACBfAACZDAAgAQAAAIwMACABAAAAjwwAIAMKAACODwAgZgAAkA8AIGcAAI8PACAFgggAAO4MADCDCAAAogwAEIQIAADuDAAwlAgBANgMACGVCEAA6QwAIQMAAACPDAAgAQAAoQwAMGMAAKIMACADAAAAjwwAIAEAAJAMADACAACMDAAgBYIIAADsDAAwgwgAAKgMABCECAAA7AwAMIUIAQAAAAGTCEAA7QwAIQEAAAClDAAgAQAAAKUMACAFgggAAOwMADCDCAAAqAwAEIQIAADsDAAwhQgBAOUMACGTCEAA7QwAIQADAAAAqAwAIAEAAKkMADACAAClDAAgAwAAAKgMACABAACpDAAwAgAApQwAIAMAAACoDAAgAQAAqQwAMAIAAKUMACAChQgBAAAAAZMIQAAAAAEBVwAArQwAIAKFCAEAAAABkwhAAAAAAQFXAACvDAAwAVcAAK8MADAChQgBAIcPACGTCEAAjQ8AIQIAAAClDAAgVwAAsgwAIAKFCAEAhw8AIZMIQACNDwAhAgAAAKgMACBXAAC0DAAgAgAAAKgMACBXAAC0DAAgAwAAAKUMACBeAACtDAAgXwAAsgwAIAEAAAClDAAgAQAAAKgMACADCgAAig8AIGYAAIwPACBnAACLDwAgBYIIAADoDAAwgwgAALsMABCECAAA6AwAMIUIAQDYDAAhkwhAAOkMACEDAAAAqAwAIAEAALoMADBjAAC7DAAgAwAAAKgMACABAACpDAAwAgAApQwAIAaCCAAA5AwAMIMIAADBDAAQhAgAAOQMADCFCAEAAAABhggCAOYMACGHCAQA5wwAIQEAAAC-DAAgAQAAAL4MACAGgggAAOQMADCDCAAAwQwAEIQIAADkDAAwhQgBAOUMACGGCAIA5gwAIYcIBADnDAAhAYcIAACBDwAgAwAAAMEMACABAADCDAAwAgAAvgwAIAMAAADBDAAgAQAAwgwAMAIAAL4MACADAAAAwQwAIAEAAMIMADACAAC-DAAgA4UIAQAAAAGGCAIAAAABhwgEAAAAAQFXAADGDAAgA4UIAQAAAAGGCAIAAAABhwgEAAAAAQFXAADIDAAwAVcAAMgMADADhQgBAIcPACGGCAIAiA8AIYcIBACJDwAhAgAAAL4MACBXAADLDAAgA4UIAQCHDwAhhggCAIgPACGHCAQAiQ8AIQIAAADBDAAgVwAAzQwAIAIAAADBDAAgVwAAzQwAIAMAAAC-DAAgXgAAxgwAIF8AAMsMACABAAAAvgwAIAEAAADBDAAgBgoAAIIPACBkAACDDwAgZQAAhg8AIGYAAIUPACBnAACEDwAghwgAAIEPACAGgggAANcMADCDCAAA1AwAEIQIAADXDAAwhQgBANgMACGGCAIA2QwAIYcIBADaDAAhAwAAAMEMACABAADTDAAwYwAA1AwAIAMAAADBDAAgAQAAwgwAMAIAAL4MACAGgggAANcMADCDCAAA1AwAEIQIAADXDAAwhQgBANgMACGGCAIA2QwAIYcIBADaDAAhDgoAAOAMACBmAADjDAAgZwAA4wwAIIgIAQAAAAGJCAEAAAAEiggBAAAABIsIAQAAAAGMCAEAAAABjQgBAAAAAY4IAQAAAAGPCAEA4gwAIZAIAQAAAAGRCAEAAAABkggBAAAAAQ0KAADgDAAgZAAA4QwAIGUAAOAMACBmAADgDAAgZwAA4AwAIIgIAgAAAAGJCAIAAAAEiggCAAAABIsIAgAAAAGMCAIAAAABjQgCAAAAAY4IAgAAAAGPCAIA3wwAIQ0KAADcDAAgZAAA3QwAIGUAAN4MACBmAADeDAAgZwAA3gwAIIgIBAAAAAGJCAQAAAAFiggEAAAABYsIBAAAAAGMCAQAAAABjQgEAAAAAY4IBAAAAAGPCAQA2wwAIQ0KAADcDAAgZAAA3QwAIGUAAN4MACBmAADeDAAgZwAA3gwAIIgIBAAAAAGJCAQAAAAFiggEAAAABYsIBAAAAAGMCAQAAAABjQgEAAAAAY4IBAAAAAGPCAQA2wwAIQiICAIAAAABiQgCAAAABYoIAgAAAAWLCAIAAAABjAgCAAAAAY0IAgAAAAGOCAIAAAABjwgCANwMACEIiAgIAAAAAYkICAAAAAWKCAgAAAAFiwgIAAAAAYwICAAAAAGNCAgAAAABjggIAAAAAY8ICADdDAAhCIgIBAAAAAGJCAQAAAAFiggEAAAABYsIBAAAAAGMCAQAAAABjQgEAAAAAY4IBAAAAAGPCAQA3gwAIQ0KAADgDAAgZAAA4QwAIGUAAOAMACBmAADgDAAgZwAA4AwAIIgIAgAAAAGJCAIAAAAEiggCAAAABIsIAgAAAAGMCAIAAAABjQgCAAAAAY4IAgAAAAGPCAIA3wwAIQiICAIAAAABiQgCAAAABIoIAgAAAASLCAIAAAABjAgCAAAAAY0IAgAAAAGOCAIAAAABjwgCAOAMACEIiAgIAAAAAYkICAAAAASKCAgAAAAEiwgIAAAAAYwICAAAAAGNCAgAAAABjggIAAAAAY8ICADhDAAhDgoAAOAMACBmAADjDAAgZwAA4wwAIIgIAQAAAAGJCAEAAAAEiggBAAAABIsIAQAAAAGMCAEAAAABjQgBAAAAAY4IAQAAAAGPCAEA4gwAIZAIAQAAAAGRCAEAAAABkggBAAAAAQuICAEAAAABiQgBAAAABIoIAQAAAASLCAEAAAABjAgBAAAAAY0IAQAAAAGOCAEAAAABjwgBAOMMACGQCAEAAAABkQgBAAAAAZIIAQAAAAEGgggAAOQMADCDCAAAwQwAEIQIAADkDAAwhQgBAOUMACGGCAIA5gwAIYcIBADnDAAhC4gIAQAAAAGJCAEAAAAEiggBAAAABIsIAQAAAAGMCAEAAAABjQgBAAAAAY4IAQAAAAGPCAEA4wwAIZAIAQAAAAGRCAEAAAABkggBAAAAAQiICAIAAAABiQgCAAAABIoIAgAAAASLCAIAAAABjAgCAAAAAY0IAgAAAAGOCAIAAAABjwgCAOAMACEIiAgEAAAAAYkIBAAAAAWKCAQAAAAFiwgEAAAAAYwIBAAAAAGNCAQAAAABjggEAAAAAY8IBADeDAAhBYIIAADoDAAwgwgAALsMABCECAAA6AwAMIUIAQDYDAAhkwhAAOkMACELCgAA4AwAIGYAAOsMACBnAADrDAAgiAhAAAAAAYkIQAAAAASKCEAAAAAEiwhAAAAAAYwIQAAAAAGNCEAAAAABjghAAAAAAY8IQADqDAAhCwoAAOAMACBmAADrDAAgZwAA6wwAIIgIQAAAAAGJCEAAAAAEighAAAAABIsIQAAAAAGMCEAAAAABjQhAAAAAAY4IQAAAAAGPCEAA6gwAIQiICEAAAAABiQhAAAAABIoIQAAAAASLCEAAAAABjAhAAAAAAY0IQAAAAAGOCEAAAAABjwhAAOsMACEFgggAAOwMADCDCAAAqAwAEIQIAADsDAAwhQgBAOUMACGTCEAA7QwAIQiICEAAAAABiQhAAAAABIoIQAAAAASLCEAAAAABjAhAAAAAAY0IQAAAAAGOCEAAAAABjwhAAOsMACEFgggAAO4MADCDCAAAogwAEIQIAADuDAAwlAgBANgMACGVCEAA6QwAIQWCCAAA7wwAMIMIAACPDAAQhAgAAO8MADCUCAEA5QwAIZUIQADtDAAhBYIIAADwDAAwgwgAAIkMABCECAAA8AwAMJQIAQDYDAAhlghAAOkMACEFgggAAPEMADCDCAAA9gsAEIQIAADxDAAwlAgBAOUMACGWCEAA7QwAIQWCCAAA8gwAMIMIAADwCwAQhAgAAPIMADCXCAEA2AwAIZgIQADpDAAhBYIIAADzDAAwgwgAAN0LABCECAAA8wwAMJcIAQDlDAAhmAhAAO0MACENgggAAPQMADCDCAAA1wsAEIQIAAD0DAAwmQgAAfUMACGaCAAB9QwAIZsIAgDZDAAhnAgAAPYMACCdCAIA2QwAIZ4IQAD3DAAhnwgCAPgMACGgCEAA9wwAIaEIQADpDAAhoghAAOkMACEHCgAA4AwAIGYAAP0MACBnAAD9DAAgiAgAAQAAAYkIAAEAAASKCAABAAAEjwgAAfwMACEEiAgAAACkCAmkCAAAAKQIA6UIAAAApAgIpggAAACkCAgLCgAA3AwAIGYAAPsMACBnAAD7DAAgiAhAAAAAAYkIQAAAAAWKCEAAAAAFiwhAAAAAAYwIQAAAAAGNCEAAAAABjghAAAAAAY8IQAD6DAAhDQoAANwMACBkAADdDAAgZQAA3AwAIGYAANwMACBnAADcDAAgiAgCAAAAAYkIAgAAAAWKCAIAAAAFiwgCAAAAAYwIAgAAAAGNCAIAAAABjggCAAAAAY8IAgD5DAAhDQoAANwMACBkAADdDAAgZQAA3AwAIGYAANwMACBnAADcDAAgiAgCAAAAAYkIAgAAAAWKCAIAAAAFiwgCAAAAAYwIAgAAAAGNCAIAAAABjggCAAAAAY8IAgD5DAAhCwoAANwMACBmAAD7DAAgZwAA-wwAIIgIQAAAAAGJCEAAAAAFighAAAAABYsIQAAAAAGMCEAAAAABjQhAAAAAAY4IQAAAAAGPCEAA-gwAIQiICEAAAAABiQhAAAAABYoIQAAAAAWLCEAAAAABjAhAAAAAAY0IQAAAAAGOCEAAAAABjwhAAPsMACEHCgAA4AwAIGYAAP0MACBnAAD9DAAgiAgAAQAAAYkIAAEAAASKCAABAAAEjwgAAfwMACEEiAgAAQAAAYkIAAEAAASKCAABAAAEjwgAAf0MACEHgggAAP4MADCDCAAAvwsAEIQIAAD-DAAwoQhAAOkMACGnCAAB9QwAIagIAgDZDAAhqQhAAPcMACENgggAAP8MADCDCAAAqQsAEIQIAAD_DAAwlAgCANkMACGcCAAA9gwAIJ8IAgDZDAAhoQhAAOkMACGiCEAA6QwAIaoIAAGADQAhqwgBAIENACGsCAEAgQ0AIa0IQAD3DAAhrghAAPcMACEHCgAA3AwAIGYAAIUNACBnAACFDQAgiAgAAQAAAYkIAAEAAAWKCAABAAAFjwgAAYQNACEOCgAA3AwAIGYAAIMNACBnAACDDQAgiAgBAAAAAYkIAQAAAAWKCAEAAAAFiwgBAAAAAYwIAQAAAAGNCAEAAAABjggBAAAAAY8IAQCCDQAhkAgBAAAAAZEIAQAAAAGSCAEAAAABDgoAANwMACBmAACDDQAgZwAAgw0AIIgIAQAAAAGJCAEAAAAFiggBAAAABYsIAQAAAAGMCAEAAAABjQgBAAAAAY4IAQAAAAGPCAEAgg0AIZAIAQAAAAGRCAEAAAABkggBAAAAAQuICAEAAAABiQgBAAAABYoIAQAAAAWLCAEAAAABjAgBAAAAAY0IAQAAAAGOCAEAAAABjwgBAIMNACGQCAEAAAABkQgBAAAAAZIIAQAAAAEHCgAA3AwAIGYAAIUNACBnAACFDQAgiAgAAQAAAYkIAAEAAAWKCAABAAAFjwgAAYQNACEEiAgAAQAAAYkIAAEAAAWKCAABAAAFjwgAAYUNACEIgggAAIYNADCDCAAAkwsAEIQIAACGDQAwlAgCANkMACGbCAIA2QwAIZwIAAD2DAAgoQhAAOkMACGvCAIA2QwAIQuCCAAAhw0AMIMIAAD9CgAQhAgAAIcNADCUCAIA2QwAIaEIQADpDAAhsAgCANkMACGxCAEA2AwAIbIIAQDYDAAhswgAAYANACG0CAAAiA0AILUIAACIDQAgBIgIAQAAAAWkCAEAAAABpQgBAAAABKYIAQAAAAQLgggAAIkNADCDCAAA5woAEIQIAACJDQAwlAgCANkMACGhCEAA6QwAIaIIQAD3DAAhtggBANgMACG3CAIA-AwAIbgIAgD4DAAhuQgBAIENACG6CCAAig0AIQUKAADgDAAgZgAAjA0AIGcAAIwNACCICCAAAAABjwggAIsNACEFCgAA4AwAIGYAAIwNACBnAACMDQAgiAggAAAAAY8IIACLDQAhAogIIAAAAAGPCCAAjA0AIQ0yAACSDQAgNwAAkQ0AIIIIAACNDQAwgwgAAJcBABCECAAAjQ0AMJQIAgDmDAAhoQhAAO0MACGiCEAAjw0AIbYIAQDlDAAhtwgCAMYNACG4CAIAxg0AIbkIAQCODQAhugggAJANACELiAgBAAAAAYkIAQAAAAWKCAEAAAAFiwgBAAAAAYwIAQAAAAGNCAEAAAABjggBAAAAAY8IAQCDDQAhkAgBAAAAAZEIAQAAAAGSCAEAAAABCIgIQAAAAAGJCEAAAAAFighAAAAABYsIQAAAAAGMCEAAAAABjQhAAAAAAY4IQAAAAAGPCEAA-wwAIQKICCAAAAABjwggAIwNACERBAAAmQ0AIDYAALcOACCCCAAAtg4AMIMIAACZAQAQhAgAALYOADCUCAIA5gwAIaEIQADtDAAhsAgCAOYMACGxCAEA5QwAIbwIAQDlDAAhvQgEAJgNACG-CAEA5QwAIb8IAQDlDAAhwAhAAO0MACHBCAEA5QwAIf0JAACZAQAg_gkAAJkBACAcGQAAmQ0AIDMAAKUOACA0AACoDgAgNQAAwA4AIDYAALcOACCCCAAAvA4AMIMIAACJAQAQhAgAALwOADCUCAIA5gwAIaEIQADtDAAhvAgBAOUMACG9CAQAmA0AIb8IAQDlDAAhwAhAAO0MACHCCAIA5gwAIccIAQDlDAAhyAgBAOUMACHKCAAAvQ7KCCLMCAAAvg7MCCLNCAgAvw4AIc4IAgDGDQAhzwgCAMYNACHQCAEAjg0AIdEIAgDmDAAh0ggCAOYMACHTCAIA5gwAIf0JAACJAQAg_gkAAIkBACAGOgIA2QwAIYIIAACTDQAwgwgAAMsKABCECAAAkw0AMLAIAgDZDAAhuwgEAJQNACENCgAA4AwAIGQAAOEMACBlAACWDQAgZgAAlg0AIGcAAJYNACCICAQAAAABiQgEAAAABIoIBAAAAASLCAQAAAABjAgEAAAAAY0IBAAAAAGOCAQAAAABjwgEAJUNACENCgAA4AwAIGQAAOEMACBlAACWDQAgZgAAlg0AIGcAAJYNACCICAQAAAABiQgEAAAABIoIBAAAAASLCAQAAAABjAgEAAAAAY0IBAAAAAGOCAQAAAABjwgEAJUNACEIiAgEAAAAAYkIBAAAAASKCAQAAAAEiwgEAAAAAYwIBAAAAAGNCAQAAAABjggEAAAAAY8IBACWDQAhBwQAAJkNACA6AgDmDAAhgggAAJcNADCDCAAAqQEAEIQIAACXDQAwsAgCAOYMACG7CAQAmA0AIQiICAQAAAABiQgEAAAABIoIBAAAAASLCAQAAAABjAgEAAAAAY0IBAAAAAGOCAQAAAABjwgEAJYNACFEEAAAlg4AIBEAAJcOACASAACYDgAgEwAAmQ4AIBQAAJoOACAVAACbDgAgFgAAnA4AIBcAAOcNACAbAACdDgAgHgAAng4AIB8AANMNACAkAACgDgAgJgAAnw4AICgAAKEOACAtAACiDgAgLwAApg4AIDEAAKMOACAzAAClDgAgNAAAqA4AIDgAAKQOACA5AACnDgAgOgAAqQ4AIDsAAKoOACA-AACrDgAgPwAAqw4AIEAAAKsOACBCAACsDgAgQwAArA4AIEQAAK0OACBFAACuDgAgRwAArw4AIEgAALAOACBKAACxDgAgSwAAsQ4AIE8AALIOACBQAACyDgAgUQAAsw4AIIIIAACUDgAwgwgAAK8BABCECAAAlA4AMJQIAgDmDAAhoQhAAO0MACG5CAEAjg0AIe0IQACPDQAhzgkBAI4NACHZCQEA5QwAIdoJQACPDQAh2wkBAI4NACHdCQAAlQ7dCSLeCUAAjw0AId8JQACPDQAh4AkBAI4NACHhCUAAjw0AIeIJQACPDQAh4wkBAI4NACHkCUAAjw0AIeUJQACPDQAh5gkCAOYMACHnCSAAkA0AIegJQACPDQAh6QkgAJANACHqCQEAjg0AIesJAQCODQAh7AkBAI4NACHtCQEAjg0AIe4JAQCODQAh_QkAAK8BACD-CQAArwEAIA2CCAAAmg0AMIMIAACzCgAQhAgAAJoNADCUCAIA2QwAIaEIQADpDAAhsAgCANkMACGxCAEA2AwAIbwIAQDYDAAhvQgEAJQNACG-CAEA2AwAIb8IAQDYDAAhwAhAAOkMACHBCAEA2AwAIQU1AgDZDAAhgggAAJsNADCDCAAAnQoAEIQIAACbDQAwuAgCANkMACEGMgAAnQ0AIDUCAOYMACGCCAAAnA0AMIMIAACVAQAQhAgAAJwNADC4CAIA5gwAIRwZAACZDQAgMwAApQ4AIDQAAKgOACA1AADADgAgNgAAtw4AIIIIAAC8DgAwgwgAAIkBABCECAAAvA4AMJQIAgDmDAAhoQhAAO0MACG8CAEA5QwAIb0IBACYDQAhvwgBAOUMACHACEAA7QwAIcIIAgDmDAAhxwgBAOUMACHICAEA5QwAIcoIAAC9DsoIIswIAAC-DswIIs0ICAC_DgAhzggCAMYNACHPCAIAxg0AIdAIAQCODQAh0QgCAOYMACHSCAIA5gwAIdMIAgDmDAAh_QkAAIkBACD-CQAAiQEAIAuCCAAAng0AMIMIAACFCgAQhAgAAJ4NADCUCAIA2QwAIaEIQADpDAAhuAgCANkMACHACEAA6QwAIcIIAgDZDAAhwwgBANgMACHECEAA9wwAIcUIAgD4DAAhB4IIAACfDQAwgwgAAO8JABCECAAAnw0AMKEIQADpDAAhrwgCANkMACG4CAIA2QwAIcYIAgDZDAAhFYIIAACgDQAwgwgAANkJABCECAAAoA0AMJQIAgDZDAAhoQhAAOkMACG8CAEA2AwAIb0IBACUDQAhvwgBANgMACHACEAA6QwAIcIIAgDZDAAhxwgBANgMACHICAEA2AwAIcoIAAChDcoIIswIAACiDcwIIs0ICACjDQAhzggCAPgMACHPCAIA-AwAIdAIAQCBDQAh0QgCANkMACHSCAIA2QwAIdMIAgDZDAAhBwoAAOAMACBmAACoDQAgZwAAqA0AIIgIAAAAyggCiQgAAADKCAiKCAAAAMoICI8IAACnDcoIIgcKAADgDAAgZgAApg0AIGcAAKYNACCICAAAAMwIAokIAAAAzAgIiggAAADMCAiPCAAApQ3MCCINCgAA3AwAIGQAAN0MACBlAADdDAAgZgAA3QwAIGcAAN0MACCICAgAAAABiQgIAAAABYoICAAAAAWLCAgAAAABjAgIAAAAAY0ICAAAAAGOCAgAAAABjwgIAKQNACENCgAA3AwAIGQAAN0MACBlAADdDAAgZgAA3QwAIGcAAN0MACCICAgAAAABiQgIAAAABYoICAAAAAWLCAgAAAABjAgIAAAAAY0ICAAAAAGOCAgAAAABjwgIAKQNACEHCgAA4AwAIGYAAKYNACBnAACmDQAgiAgAAADMCAKJCAAAAMwICIoIAAAAzAgIjwgAAKUNzAgiBIgIAAAAzAgCiQgAAADMCAiKCAAAAMwICI8IAACmDcwIIgcKAADgDAAgZgAAqA0AIGcAAKgNACCICAAAAMoIAokIAAAAyggIiggAAADKCAiPCAAApw3KCCIEiAgAAADKCAKJCAAAAMoICIoIAAAAyggIjwgAAKgNyggiBoIIAACpDQAwgwgAAMMJABCECAAAqQ0AMMAIQADpDAAh1AgCANkMACHVCAIA2QwAIQqCCAAAqg0AMIMIAACtCQAQhAgAAKoNADDHCAEA2AwAIdQIAgD4DAAh1QgCANkMACHWCAIA2QwAIdcIEACrDQAh2AgCANkMACHZCAEAgQ0AIQ0KAADgDAAgZAAArQ0AIGUAAK0NACBmAACtDQAgZwAArQ0AIIgIEAAAAAGJCBAAAAAEiggQAAAABIsIEAAAAAGMCBAAAAABjQgQAAAAAY4IEAAAAAGPCBAArA0AIQ0KAADgDAAgZAAArQ0AIGUAAK0NACBmAACtDQAgZwAArQ0AIIgIEAAAAAGJCBAAAAAEiggQAAAABIsIEAAAAAGMCBAAAAABjQgQAAAAAY4IEAAAAAGPCBAArA0AIQiICBAAAAABiQgQAAAABIoIEAAAAASLCBAAAAABjAgQAAAAAY0IEAAAAAGOCBAAAAABjwgQAK0NACENgggAAK4NADCDCAAAlwkAEIQIAACuDQAwlAgCANkMACGhCEAA6QwAIcAIQADpDAAhzAgAALAN3ggi2wgAAK8N2wgi3AgCANkMACHeCEAA9wwAId8IAQCBDQAh4AgCAPgMACHhCAEAgQ0AIQcKAADgDAAgZgAAtA0AIGcAALQNACCICAAAANsIAokIAAAA2wgIiggAAADbCAiPCAAAsw3bCCIHCgAA4AwAIGYAALINACBnAACyDQAgiAgAAADeCAKJCAAAAN4ICIoIAAAA3ggIjwgAALEN3ggiBwoAAOAMACBmAACyDQAgZwAAsg0AIIgIAAAA3ggCiQgAAADeCAiKCAAAAN4ICI8IAACxDd4IIgSICAAAAN4IAokIAAAA3ggIiggAAADeCAiPCAAAsg3eCCIHCgAA4AwAIGYAALQNACBnAAC0DQAgiAgAAADbCAKJCAAAANsICIoIAAAA2wgIjwgAALMN2wgiBIgIAAAA2wgCiQgAAADbCAiKCAAAANsICI8IAAC0DdsIIg-CCAAAtQ0AMIMIAACBCQAQhAgAALUNADCUCAIA2QwAIaEIQADpDAAhwAhAAOkMACHCCAIA2QwAIcQIQAD3DAAhxQgCAPgMACHHCAEAgQ0AIdYIAgDZDAAh4ggCANkMACHjCAEA2AwAIeQIAQCBDQAh5QhAAPcMACEMgggAALYNADCDCAAA6wgAEIQIAAC2DQAwlAgCANkMACGhCEAA6QwAIcAIQADpDAAhwggCANkMACHECEAA9wwAIcUIAgD4DAAhxwgBANgMACHjCAEA2AwAIeYIQAD3DAAhHCABANgMACGCCAAAtw0AMIMIAADVCAAQhAgAALcNADCUCAIA2QwAIaEIQADpDAAhsAgCAPgMACHACEAA6QwAIcQIQAD3DAAhxQgCAPgMACHHCAEA2AwAIcgIAQDYDAAhzAgAALkN7Agi1AgCAPgMACHXCBAAqw0AIeIIEACrDQAh5wgBAIENACHoCAEAgQ0AIekIEAC4DQAh6ggCANkMACHsCAEAgQ0AIe0IQAD3DAAh7ggCANkMACHvCCAAig0AIfAIAQDYDAAh8QgBANgMACHyCAIA2QwAIfMIAgDZDAAhDQoAANwMACBkAAC9DQAgZQAAvQ0AIGYAAL0NACBnAAC9DQAgiAgQAAAAAYkIEAAAAAWKCBAAAAAFiwgQAAAAAYwIEAAAAAGNCBAAAAABjggQAAAAAY8IEAC8DQAhBwoAAOAMACBmAAC7DQAgZwAAuw0AIIgIAAAA7AgCiQgAAADsCAiKCAAAAOwICI8IAAC6DewIIgcKAADgDAAgZgAAuw0AIGcAALsNACCICAAAAOwIAokIAAAA7AgIiggAAADsCAiPCAAAug3sCCIEiAgAAADsCAKJCAAAAOwICIoIAAAA7AgIjwgAALsN7AgiDQoAANwMACBkAAC9DQAgZQAAvQ0AIGYAAL0NACBnAAC9DQAgiAgQAAAAAYkIEAAAAAWKCBAAAAAFiwgQAAAAAYwIEAAAAAGNCBAAAAABjggQAAAAAY8IEAC8DQAhCIgIEAAAAAGJCBAAAAAFiggQAAAABYsIEAAAAAGMCBAAAAABjQgQAAAAAY4IEAAAAAGPCBAAvQ0AIQ2CCAAAvg0AMIMIAAC9CAAQhAgAAL4NADCUCAIA2QwAIaEIQADpDAAhsAgCANkMACGxCAEA2AwAIcgIAQDYDAAhzAgAAL8N9Qgi5wgBANgMACHyCAIA2QwAIfMIAgDZDAAh9QggAIoNACEHCgAA4AwAIGYAAMENACBnAADBDQAgiAgAAAD1CAKJCAAAAPUICIoIAAAA9QgIjwgAAMAN9QgiBwoAAOAMACBmAADBDQAgZwAAwQ0AIIgIAAAA9QgCiQgAAAD1CAiKCAAAAPUICI8IAADADfUIIgSICAAAAPUIAokIAAAA9QgIiggAAAD1CAiPCAAAwQ31CCIEgggAAMINADCDCAAApwgAEIQIAADCDQAw9ggBANgMACEEgggAAMMNADCDCAAAlAgAEIQIAADDDQAw9ggBAOUMACENgggAAMQNADCDCAAAjggAEIQIAADEDQAwlAgEAJQNACGhCEAA6QwAIcIIAgD4DAAhxwgBAIENACHbCAEAgQ0AIeYIQAD3DAAh9wgBANgMACH4CAIA2QwAIfkIAQDYDAAh-ggCANkMACENgggAAMUNADCDCAAAgQgAEIQIAADFDQAwlAgEAJgNACGhCEAA7QwAIcIIAgDGDQAhxwgBAI4NACHbCAEAjg0AIeYIQACPDQAh9wgBAOUMACH4CAIA5gwAIfkIAQDlDAAh-ggCAOYMACEIiAgCAAAAAYkIAgAAAAWKCAIAAAAFiwgCAAAAAYwIAgAAAAGNCAIAAAABjggCAAAAAY8IAgDcDAAhAvcIAQAAAAH4CAIAAAABBIIIAADIDQAwgwgAAPsHABCECAAAyA0AMPwIAgDZDAAhBSEAAMoNACCCCAAAyQ0AMIMIAABhABCECAAAyQ0AMPwIAgDmDAAhFhkAAJkNACAgAADhDgAgJQAA4g4AICYAAJ8OACAnAADjDgAggggAAN8OADCDCAAATgAQhAgAAN8OADCUCAIA5gwAIaEIQADtDAAhwAhAAO0MACHCCAIA5gwAIcQIQACPDQAhxQgCAMYNACHHCAEA5QwAIcwIAADgDoEJIuMIAQDlDAAh_wgCAMYNACGBCQIAxg0AIYIJAgDmDAAh_QkAAE4AIP4JAABOACAHgggAAMsNADCDCAAA6QcAEIQIAADLDQAwoQhAAOkMACGvCAIA2QwAIcYIAgDZDAAh_QgCANkMACEMgggAAMwNADCDCAAA0wcAEIQIAADMDQAwlAgCANkMACGhCEAA6QwAIcAIQADpDAAhwggCANkMACHECEAA9wwAIcUIAgD4DAAh4wgBANgMACH8CAIA2QwAIf4IAgDZDAAhD4IIAADNDQAwgwgAAL0HABCECAAAzQ0AMJQIAgDZDAAhoQhAAOkMACHACEAA6QwAIcIIAgDZDAAhxAhAAPcMACHFCAIA-AwAIccIAQDYDAAhzAgAAM4NgQki4wgBANgMACH_CAIA-AwAIYEJAgD4DAAhggkCANkMACEHCgAA4AwAIGYAANANACBnAADQDQAgiAgAAACBCQKJCAAAAIEJCIoIAAAAgQkIjwgAAM8NgQkiBwoAAOAMACBmAADQDQAgZwAA0A0AIIgIAAAAgQkCiQgAAACBCQiKCAAAAIEJCI8IAADPDYEJIgSICAAAAIEJAokIAAAAgQkIiggAAACBCQiPCAAA0A2BCSIGgggAANENADCDCAAAowcAEIQIAADRDQAwlAgCANkMACGxCAEA2AwAIecIAQDYDAAhBx8AANMNACCCCAAA0g0AMIMIAABSABCECAAA0g0AMJQIAgDmDAAhsQgBAOUMACHnCAEA5QwAIQODCQAATgAghAkAAE4AIIUJAABOACAGgggAANQNADCDCAAAiwcAEIQIAADUDQAwoQhAAOkMACGxCAEA2AwAIcYIAAH1DAAhBoIIAADVDQAwgwgAAPgGABCECAAA1Q0AMKEIQADtDAAhsQgBAOUMACHGCAAB1g0AIQSICAABAAABiQgAAQAABIoIAAEAAASPCAAB_QwAIQmCCAAA1w0AMIMIAADyBgAQhAgAANcNADCUCAIA2QwAIaEIQADpDAAhrwgCANkMACGGCQEA2AwAIYcJAQDYDAAhiAlAAPcMACEMgggAANgNADCDCAAA3AYAEIQIAADYDQAwlAgCANkMACGhCEAA6QwAIa8IAgDZDAAhsQgBANgMACGICUAA9wwAIYkJAAH1DAAhigkAAfUMACGLCQQAlA0AIYwJAACIDQAgBoIIAADZDQAwgwgAAMYGABCECAAA2Q0AMKcIAAH1DAAhqQhAAPcMACGvCAIA2QwAIQmCCAAA2g0AMIMIAACwBgAQhAgAANoNADChCEAA6QwAIa8IAgDZDAAhjQkBANgMACGOCQQAlA0AIY8JAgDZDAAhkAlAAPcMACEKAwAAmQ0AIIIIAADbDQAwgwgAACkAEIQIAADbDQAwoQhAAO0MACGvCAIA5gwAIY0JAQDlDAAhjgkEAJgNACGPCQIA5gwAIZAJQACPDQAhB4IIAADcDQAwgwgAAJgGABCECAAA3A0AMIcIQADpDAAhrwgCAPgMACGRCQEA2AwAIZIJAADdDQAgDwoAAOAMACBmAADeDQAgZwAA3g0AIIgIgAAAAAGLCIAAAAABjAiAAAAAAY0IgAAAAAGOCIAAAAABjwiAAAAAAZMJAQAAAAGUCQEAAAABlQkBAAAAAZYJgAAAAAGXCYAAAAABmAmAAAAAAQyICIAAAAABiwiAAAAAAYwIgAAAAAGNCIAAAAABjgiAAAAAAY8IgAAAAAGTCQEAAAABlAkBAAAAAZUJAQAAAAGWCYAAAAABlwmAAAAAAZgJgAAAAAEHgggAAN8NADCDCAAAhQYAEIQIAADfDQAwhwhAAO0MACGvCAIAxg0AIZEJAQDlDAAhkgkAAOANACAMiAiAAAAAAYsIgAAAAAGMCIAAAAABjQiAAAAAAY4IgAAAAAGPCIAAAAABkwkBAAAAAZQJAQAAAAGVCQEAAAABlgmAAAAAAZcJgAAAAAGYCYAAAAABB4IIAADhDQAwgwgAAP8FABCECAAA4Q0AMK8IAgDZDAAhmQkCANkMACGaCQIA2QwAIZsJQADpDAAhBYIIAADiDQAwgwgAAOkFABCECAAA4g0AMJQIAgDZDAAhmQkCANkMACELgggAAOMNADCDCAAA0wUAEIQIAADjDQAwlAgCANkMACGhCEAA6QwAIcAIQADpDAAhwggCANkMACHDCAEA2AwAIcQIQAD3DAAhxQgCAPgMACGZCQIA2QwAIROCCAAA5A0AMIMIAAC9BQAQhAgAAOQNADCUCAIA2QwAIaEIQADpDAAhwAhAAOkMACHCCAIA2QwAIcMIAQDYDAAhxAhAAPcMACHFCAIA-AwAIccIAQDYDAAhnAkCANkMACGdCSAAig0AIZ4JIACKDQAhnwkCANkMACGgCUAA6QwAIaEJAgDZDAAhogkCAPgMACGjCSAAig0AIQmCCAAA5Q0AMIMIAACnBQAQhAgAAOUNADCUCAIA2QwAIaEIQADpDAAhxwgBANgMACHICAEA2AwAIe0IQAD3DAAhpAkCANkMACEKFwAA5w0AIIIIAADmDQAwgwgAAJQFABCECAAA5g0AMJQIAgDmDAAhoQhAAO0MACHHCAEA5QwAIcgIAQDlDAAh7QhAAI8NACGkCQIA5gwAIQODCQAANwAghAkAADcAIIUJAAA3ACAFgggAAOgNADCDCAAAjgUAEIQIAADoDQAwsQgBANgMACGlCQEA2AwAIQWCCAAA6Q0AMIMIAAD7BAAQhAgAAOkNADCxCAEA5QwAIaUJAQDlDAAhCIIIAADqDQAwgwgAAPUEABCECAAA6g0AMJQIAgDZDAAhpgkBAIENACGnCQEAgQ0AIagJAAGADQAhqQkBAIENACEIgggAAOsNADCDCAAA4gQAEIQIAADrDQAwlAgCAOYMACGmCQEAjg0AIacJAQCODQAhqAkAAewNACGpCQEAjg0AIQSICAABAAABiQgAAQAABYoIAAEAAAWPCAABhQ0AIRKCCAAA7Q0AMIMIAADcBAAQhAgAAO0NADCUCAIA2QwAIZYIQAD3DAAhnghAAOkMACGiCEAA9wwAIa8IAgDZDAAhuwgEAJQNACG_CAEAgQ0AIaoJAQDYDAAhqwkCANkMACGsCQIA2QwAIa0JAgDZDAAhrgkEAJQNACGvCQIA2QwAIbAJAQCBDQAhsQlAAPcMACEIgggAAO4NADCDCAAAxgQAEIQIAADuDQAwqgkBAIENACGyCQIA2QwAIbMJAgDZDAAhtAkBAIENACG1CQIA-AwAIQwrAgDZDAAhgggAAO8NADCDCAAAsAQAEIQIAADvDQAwlAgCANkMACGhCEAA6QwAIa8IAgDZDAAhqgkBANgMACG0CQEAgQ0AIbUJAgDZDAAhtgkBANgMACG3CUAA9wwAIQmCCAAA8A0AMIMIAACaBAAQhAgAAPANADCUCAIA2QwAIaEIQADpDAAhrwgCANkMACGlCQEA2AwAIbUJAgDZDAAhuAlAAPcMACEQgggAAPENADCDCAAAhAQAEIQIAADxDQAwkwhAAOkMACGUCAIA2QwAIcIIAgD4DAAhxwgBAIENACGqCQEA2AwAIbQJAQCBDQAhtQkCAPgMACG5CQEA2AwAIboJAgDZDAAhuwkCAPgMACG8CQEA2AwAIb0JAQCBDQAhvgkgAIoNACERKwAA8w0AIIIIAADyDQAwgwgAAPEDABCECAAA8g0AMJMIQADtDAAhlAgCAOYMACHCCAIAxg0AIccIAQCODQAhqgkBAOUMACG0CQEAjg0AIbUJAgDGDQAhuQkBAOUMACG6CQIA5gwAIbsJAgDGDQAhvAkBAOUMACG9CQEAjg0AIb4JIACQDQAhA4MJAADUAQAghAkAANQBACCFCQAA1AEAIAK5CQEAAAABugkCAAAAAQ2CCAAA9Q0AMIMIAADrAwAQhAgAAPUNADCTCEAA6QwAIZQIAgDZDAAhsAgCAPgMACHHCAEAgQ0AIeMIAQDYDAAhtAkBAIENACG5CQEA2AwAIboJAgDZDAAhwAkCANkMACHBCQIA2QwAIRCCCAAA9g0AMIMIAADTAwAQhAgAAPYNADCUCAIA2QwAIaEIQADpDAAhwggCAPgMACHMCAAA9w3FCSK0CQEA2AwAIbkJAQDYDAAhugkCANkMACHCCQIA2QwAIcMJAQCBDQAhxQkCAPgMACHGCQEAgQ0AIccJQAD3DAAhyAlAAPcMACEHCgAA4AwAIGYAAPkNACBnAAD5DQAgiAgAAADFCQKJCAAAAMUJCIoIAAAAxQkIjwgAAPgNxQkiBwoAAOAMACBmAAD5DQAgZwAA-Q0AIIgIAAAAxQkCiQgAAADFCQiKCAAAAMUJCI8IAAD4DcUJIgSICAAAAMUJAokIAAAAxQkIiggAAADFCQiPCAAA-Q3FCSIMgggAAPoNADCDCAAAuQMAEIQIAAD6DQAwkwhAAOkMACGUCAIA2QwAIbQJAQCBDQAhtQkCAPgMACG2CQEA2AwAIbkJAQDYDAAhugkCAPgMACHJCQEAgQ0AIcoJAADdDQAgDIIIAAD7DQAwgwgAAKYDABCECAAA-w0AMJMIQADtDAAhlAgCAOYMACG0CQEAjg0AIbUJAgDGDQAhtgkBAOUMACG5CQEA5QwAIboJAgDGDQAhyQkBAI4NACHKCQAA4A0AIAqCCAAA_A0AMIMIAACgAwAQhAgAAPwNADCFCAEA2AwAIaEIQADpDAAhrwgCANkMACHMCAIA2QwAIeMIAQDYDAAhywkBANgMACHMCQAB9QwAIQqCCAAA_Q0AMIMIAACKAwAQhAgAAP0NADChCEAA6QwAIaIIQADpDAAhpwgAAfUMACGpCEAA9wwAIa8IAgDZDAAhzQkBANgMACHOCQEA2AwAIQqCCAAA_g0AMIMIAAD0AgAQhAgAAP4NADCUCAIA2QwAIaEIQADpDAAhoghAAOkMACGnCAAB9QwAIc8JAgDZDAAh0AkCANkMACHRCQIA2QwAIQ1XAADdDQAggggAAP8NADCDCAAA3gIAEIQIAAD_DQAwlAgCANkMACGhCEAA6QwAIa8IAgD4DAAhqwkCANkMACGwCQEAgQ0AIdIJAQDYDAAh0wkBANgMACHUCUAA6QwAIdUJQAD3DAAhD4IIAACADgAwgwgAAMYCABCECAAAgA4AMJQIAgDZDAAhmwgCAPgMACGcCAAA9gwAIKEIQADpDAAhoghAAPcMACGnCAAB9QwAIa8IAgDZDAAhsQgBANgMACGICUAA9wwAIdYJAQDYDAAh1wlAAPcMACHYCQIA-AwAIQiCCAAAgQ4AMIMIAACsAgAQhAgAAIEOADChCEAA6QwAIa8IAgDZDAAhuwgCANkMACG9CAIA2QwAIb8IAQDYDAAhHYIIAACCDgAwgwgAAJYCABCECAAAgg4AMJQIAgDZDAAhoQhAAOkMACG5CAEAgQ0AIe0IQAD3DAAhzgkBAIENACHZCQEA2AwAIdoJQAD3DAAh2wkBAIENACHdCQAAgw7dCSLeCUAA9wwAId8JQAD3DAAh4AkBAIENACHhCUAA9wwAIeIJQAD3DAAh4wkBAIENACHkCUAA9wwAIeUJQAD3DAAh5gkCANkMACHnCSAAig0AIegJQAD3DAAh6QkgAIoNACHqCQEAgQ0AIesJAQCBDQAh7AkBAIENACHtCQEAgQ0AIe4JAQCBDQAhBwoAAOAMACBmAACFDgAgZwAAhQ4AIIgIAAAA3QkCiQgAAADdCQiKCAAAAN0JCI8IAACEDt0JIgcKAADgDAAgZgAAhQ4AIGcAAIUOACCICAAAAN0JAokIAAAA3QkIiggAAADdCQiPCAAAhA7dCSIEiAgAAADdCQKJCAAAAN0JCIoIAAAA3QkIjwgAAIUO3QkiAq8IAgAAAAG9CAIAAAABCQMAAJkNACCCCAAAhw4AMIMIAADcAQAQhAgAAIcOADChCEAA7QwAIa8IAgDmDAAhuwgCAOYMACG9CAIA5gwAIb8IAQDlDAAhCkwAAIkOACBNAACKDgAggggAAIgOADCDCAAA1AEAEIQIAACIDgAwqgkBAI4NACGyCQIA5gwAIbMJAgDmDAAhtAkBAI4NACG1CQIAxg0AIRMrAADzDQAggggAAPINADCDCAAA8QMAEIQIAADyDQAwkwhAAO0MACGUCAIA5gwAIcIIAgDGDQAhxwgBAI4NACGqCQEA5QwAIbQJAQCODQAhtQkCAMYNACG5CQEA5QwAIboJAgDmDAAhuwkCAMYNACG8CQEA5QwAIb0JAQCODQAhvgkgAJANACH9CQAA8QMAIP4JAADxAwAgEQMAAJkNACArAgDmDAAhSQAAmQ0AIE4AAPMNACCCCAAAiw4AMIMIAADQAQAQhAgAAIsOADCUCAIA5gwAIaEIQADtDAAhrwgCAOYMACGqCQEA5QwAIbQJAQCODQAhtQkCAOYMACG2CQEA5QwAIbcJQACPDQAh_QkAANABACD-CQAA0AEAIA8DAACZDQAgKwIA5gwAIUkAAJkNACBOAADzDQAggggAAIsOADCDCAAA0AEAEIQIAACLDgAwlAgCAOYMACGhCEAA7QwAIa8IAgDmDAAhqgkBAOUMACG0CQEAjg0AIbUJAgDmDAAhtgkBAOUMACG3CUAAjw0AIQsDAACZDQAgSQAAmQ0AIIIIAACMDgAwgwgAAMsBABCECAAAjA4AMJQIAgDmDAAhoQhAAO0MACGvCAIA5gwAIaUJAQDlDAAhtQkCAOYMACG4CUAAjw0AIRMDAACZDQAggggAAI0OADCDCAAAxwEAEIQIAACNDgAwlAgCAOYMACGWCEAAjw0AIZ4IQADtDAAhoghAAI8NACGvCAIA5gwAIbsIBACYDQAhvwgBAI4NACGqCQEA5QwAIasJAgDmDAAhrAkCAOYMACGtCQIA5gwAIa4JBACYDQAhrwkCAOYMACGwCQEAjg0AIbEJQACPDQAhC0YAAJkNACCCCAAAjg4AMIMIAADDAQAQhAgAAI4OADCUCAIA5gwAIaEIQADtDAAhoghAAO0MACGnCAAB1g0AIc8JAgDmDAAh0AkCAOYMACHRCQIA5gwAIQsDAACZDQAggggAAI8OADCDCAAAvwEAEIQIAACPDgAwoQhAAO0MACGiCEAA7QwAIacIAAHWDQAhqQhAAI8NACGvCAIA5gwAIc0JAQDlDAAhzgkBAOUMACEOAwAAkQ4AIFcAAOANACCCCAAAkA4AMIMIAAC6AQAQhAgAAJAOADCUCAIA5gwAIaEIQADtDAAhrwgCAMYNACGrCQIA5gwAIbAJAQCODQAh0gkBAOUMACHTCQEA5QwAIdQJQADtDAAh1QlAAI8NACFEEAAAlg4AIBEAAJcOACASAACYDgAgEwAAmQ4AIBQAAJoOACAVAACbDgAgFgAAnA4AIBcAAOcNACAbAACdDgAgHgAAng4AIB8AANMNACAkAACgDgAgJgAAnw4AICgAAKEOACAtAACiDgAgLwAApg4AIDEAAKMOACAzAAClDgAgNAAAqA4AIDgAAKQOACA5AACnDgAgOgAAqQ4AIDsAAKoOACA-AACrDgAgPwAAqw4AIEAAAKsOACBCAACsDgAgQwAArA4AIEQAAK0OACBFAACuDgAgRwAArw4AIEgAALAOACBKAACxDgAgSwAAsQ4AIE8AALIOACBQAACyDgAgUQAAsw4AIIIIAACUDgAwgwgAAK8BABCECAAAlA4AMJQIAgDmDAAhoQhAAO0MACG5CAEAjg0AIe0IQACPDQAhzgkBAI4NACHZCQEA5QwAIdoJQACPDQAh2wkBAI4NACHdCQAAlQ7dCSLeCUAAjw0AId8JQACPDQAh4AkBAI4NACHhCUAAjw0AIeIJQACPDQAh4wkBAI4NACHkCUAAjw0AIeUJQACPDQAh5gkCAOYMACHnCSAAkA0AIegJQACPDQAh6QkgAJANACHqCQEAjg0AIesJAQCODQAh7AkBAI4NACHtCQEAjg0AIe4JAQCODQAh_QkAAK8BACD-CQAArwEAIAO5CQEAAAABugkCAAAAAcAJAgAAAAEPBAAAkQ4AIEEAAJkNACCCCAAAkw4AMIMIAAC0AQAQhAgAAJMOADCTCEAA7QwAIZQIAgDmDAAhsAgCAMYNACHHCAEAjg0AIeMIAQDlDAAhtAkBAI4NACG5CQEA5QwAIboJAgDmDAAhwAkCAOYMACHBCQIA5gwAIUIQAACWDgAgEQAAlw4AIBIAAJgOACATAACZDgAgFAAAmg4AIBUAAJsOACAWAACcDgAgFwAA5w0AIBsAAJ0OACAeAACeDgAgHwAA0w0AICQAAKAOACAmAACfDgAgKAAAoQ4AIC0AAKIOACAvAACmDgAgMQAAow4AIDMAAKUOACA0AACoDgAgOAAApA4AIDkAAKcOACA6AACpDgAgOwAAqg4AID4AAKsOACA_AACrDgAgQAAAqw4AIEIAAKwOACBDAACsDgAgRAAArQ4AIEUAAK4OACBHAACvDgAgSAAAsA4AIEoAALEOACBLAACxDgAgTwAAsg4AIFAAALIOACBRAACzDgAggggAAJQOADCDCAAArwEAEIQIAACUDgAwlAgCAOYMACGhCEAA7QwAIbkIAQCODQAh7QhAAI8NACHOCQEAjg0AIdkJAQDlDAAh2glAAI8NACHbCQEAjg0AId0JAACVDt0JIt4JQACPDQAh3wlAAI8NACHgCQEAjg0AIeEJQACPDQAh4glAAI8NACHjCQEAjg0AIeQJQACPDQAh5QlAAI8NACHmCQIA5gwAIecJIACQDQAh6AlAAI8NACHpCSAAkA0AIeoJAQCODQAh6wkBAI4NACHsCQEAjg0AIe0JAQCODQAh7gkBAI4NACEEiAgAAADdCQKJCAAAAN0JCIoIAAAA3QkIjwgAAIUO3QkiA4MJAAADACCECQAAAwAghQkAAAMAIAODCQAABwAghAkAAAcAIIUJAAAHACADgwkAAAkAIIQJAAAJACCFCQAACQAgDAMAAJkNACCCCAAA2w0AMIMIAAApABCECAAA2w0AMKEIQADtDAAhrwgCAOYMACGNCQEA5QwAIY4JBACYDQAhjwkCAOYMACGQCUAAjw0AIf0JAAApACD-CQAAKQAgA4MJAAArACCECQAAKwAghQkAACsAIAODCQAALwAghAkAAC8AIIUJAAAvACADgwkAADMAIIQJAAAzACCFCQAAMwAgA4MJAAA9ACCECQAAPQAghQkAAD0AIAODCQAAQQAghAkAAEEAIIUJAABBACADgwkAAFYAIIQJAABWACCFCQAAVgAgA4MJAABZACCECQAAWQAghQkAAFkAIAODCQAAZgAghAkAAGYAIIUJAABmACADgwkAAGoAIIQJAABqACCFCQAAagAgA4MJAACFAQAghAkAAIUBACCFCQAAhQEAIAODCQAAiQEAIIQJAACJAQAghQkAAIkBACADgwkAAI0BACCECQAAjQEAIIUJAACNAQAgA4MJAAB-ACCECQAAfgAghQkAAH4AIAODCQAAoQEAIIQJAAChAQAghQkAAKEBACADgwkAAJEBACCECQAAkQEAIIUJAACRAQAgA4MJAACZAQAghAkAAJkBACCFCQAAmQEAIAkEAACZDQAgOgIA5gwAIYIIAACXDQAwgwgAAKkBABCECAAAlw0AMLAIAgDmDAAhuwgEAJgNACH9CQAAqQEAIP4JAACpAQAgA4MJAACrAQAghAkAAKsBACCFCQAAqwEAIAODCQAAtAEAIIQJAAC0AQAghQkAALQBACADgwkAALoBACCECQAAugEAIIUJAAC6AQAgA4MJAAC_AQAghAkAAL8BACCFCQAAvwEAIAODCQAAwwEAIIQJAADDAQAghQkAAMMBACADgwkAAMcBACCECQAAxwEAIIUJAADHAQAgA4MJAADLAQAghAkAAMsBACCFCQAAywEAIAODCQAA0AEAIIQJAADQAQAghQkAANABACADgwkAANwBACCECQAA3AEAIIUJAADcAQAgExkAAJEOACA8AACZDQAgPQAAkQ4AIIIIAAC0DgAwgwgAAKsBABCECAAAtA4AMJQIAgDmDAAhoQhAAO0MACHCCAIAxg0AIcwIAAC1DsUJIrQJAQDlDAAhuQkBAOUMACG6CQIA5gwAIcIJAgDmDAAhwwkBAI4NACHFCQIAxg0AIcYJAQCODQAhxwlAAI8NACHICUAAjw0AIQSICAAAAMUJAokIAAAAxQkIiggAAADFCQiPCAAA-Q3FCSIPBAAAmQ0AIDYAALcOACCCCAAAtg4AMIMIAACZAQAQhAgAALYOADCUCAIA5gwAIaEIQADtDAAhsAgCAOYMACGxCAEA5QwAIbwIAQDlDAAhvQgEAJgNACG-CAEA5QwAIb8IAQDlDAAhwAhAAO0MACHBCAEA5QwAIQ8yAACSDQAgNwAAkQ0AIIIIAACNDQAwgwgAAJcBABCECAAAjQ0AMJQIAgDmDAAhoQhAAO0MACGiCEAAjw0AIbYIAQDlDAAhtwgCAMYNACG4CAIAxg0AIbkIAQCODQAhugggAJANACH9CQAAlwEAIP4JAACXAQAgDRkAAJkNACCCCAAAuA4AMIMIAAChAQAQhAgAALgOADCUCAIA5gwAIaEIQADtDAAhwAhAAO0MACHCCAIA5gwAIcQIQACPDQAhxQgCAMYNACHHCAEA5QwAIeMIAQDlDAAh5ghAAI8NACECrwgCAAAAAbgIAgAAAAEJAwAAmQ0AIDIAAJ0NACCCCAAAug4AMIMIAACRAQAQhAgAALoOADChCEAA7QwAIa8IAgDmDAAhuAgCAOYMACHGCAIA5gwAIQ0ZAACZDQAgMgAAnQ0AIIIIAAC7DgAwgwgAAI0BABCECAAAuw4AMJQIAgDmDAAhoQhAAO0MACG4CAIA5gwAIcAIQADtDAAhwggCAOYMACHDCAEA5QwAIcQIQACPDQAhxQgCAMYNACEaGQAAmQ0AIDMAAKUOACA0AACoDgAgNQAAwA4AIDYAALcOACCCCAAAvA4AMIMIAACJAQAQhAgAALwOADCUCAIA5gwAIaEIQADtDAAhvAgBAOUMACG9CAQAmA0AIb8IAQDlDAAhwAhAAO0MACHCCAIA5gwAIccIAQDlDAAhyAgBAOUMACHKCAAAvQ7KCCLMCAAAvg7MCCLNCAgAvw4AIc4IAgDGDQAhzwgCAMYNACHQCAEAjg0AIdEIAgDmDAAh0ggCAOYMACHTCAIA5gwAIQSICAAAAMoIAokIAAAAyggIiggAAADKCAiPCAAAqA3KCCIEiAgAAADMCAKJCAAAAMwICIoIAAAAzAgIjwgAAKYNzAgiCIgICAAAAAGJCAgAAAAFiggIAAAABYsICAAAAAGMCAgAAAABjQgIAAAAAY4ICAAAAAGPCAgA3QwAIQgyAACdDQAgNQIA5gwAIYIIAACcDQAwgwgAAJUBABCECAAAnA0AMLgIAgDmDAAh_QkAAJUBACD-CQAAlQEAIBAqAACZDQAgKwAAxA4AIC0AAMUOACCCCAAAwQ4AMIMIAACFAQAQhAgAAMEOADCUCAIA5gwAIaEIQADtDAAhwAhAAO0MACHMCAAAww7eCCLbCAAAwg7bCCLcCAIA5gwAId4IQACPDQAh3wgBAI4NACHgCAIAxg0AIeEIAQCODQAhBIgIAAAA2wgCiQgAAADbCAiKCAAAANsICI8IAAC0DdsIIgSICAAAAN4IAokIAAAA3ggIiggAAADeCAiPCAAAsg3eCCIDgwkAAHMAIIQJAABzACCFCQAAcwAgA4MJAAB4ACCECQAAeAAghQkAAHgAIALCCAIAAAAB1ggCAAAAAREZAACZDQAgLgAAyA4AIIIIAADHDgAwgwgAAH4AEIQIAADHDgAwlAgCAOYMACGhCEAA7QwAIcAIQADtDAAhwggCAOYMACHECEAAjw0AIcUIAgDGDQAhxwgBAI4NACHWCAIA5gwAIeIIAgDmDAAh4wgBAOUMACHkCAEAjg0AIeUIQACPDQAhISABAOUMACEpAADSDgAgKwAAxA4AIC8AAKYOACCCCAAAzw4AMIMIAABuABCECAAAzw4AMJQIAgDmDAAhoQhAAO0MACGwCAIAxg0AIcAIQADtDAAhxAhAAI8NACHFCAIAxg0AIccIAQDlDAAhyAgBAOUMACHMCAAA0Q7sCCLUCAIAxg0AIdcIEADODgAh4ggQAM4OACHnCAEAjg0AIegIAQCODQAh6QgQANAOACHqCAIA5gwAIewIAQCODQAh7QhAAI8NACHuCAIA5gwAIe8IIACQDQAh8AgBAOUMACHxCAEA5QwAIfIIAgDmDAAh8wgCAOYMACH9CQAAbgAg_gkAAG4AIALUCAIAAAAB1QgCAAAAAQcsAADLDgAggggAAMoOADCDCAAAeAAQhAgAAMoOADDACEAA7QwAIdQIAgDmDAAh1QgCAOYMACESKgAAmQ0AICsAAMQOACAtAADFDgAggggAAMEOADCDCAAAhQEAEIQIAADBDgAwlAgCAOYMACGhCEAA7QwAIcAIQADtDAAhzAgAAMMO3ggi2wgAAMIO2wgi3AgCAOYMACHeCEAAjw0AId8IAQCODQAh4AgCAMYNACHhCAEAjg0AIf0JAACFAQAg_gkAAIUBACAC1QgCAAAAAdYIAgAAAAEMLAAAyw4AIC4AAMgOACCCCAAAzQ4AMIMIAABzABCECAAAzQ4AMMcIAQDlDAAh1AgCAMYNACHVCAIA5gwAIdYIAgDmDAAh1wgQAM4OACHYCAIA5gwAIdkIAQCODQAhCIgIEAAAAAGJCBAAAAAEiggQAAAABIsIEAAAAAGMCBAAAAABjQgQAAAAAY4IEAAAAAGPCBAArQ0AIR8gAQDlDAAhKQAA0g4AICsAAMQOACAvAACmDgAggggAAM8OADCDCAAAbgAQhAgAAM8OADCUCAIA5gwAIaEIQADtDAAhsAgCAMYNACHACEAA7QwAIcQIQACPDQAhxQgCAMYNACHHCAEA5QwAIcgIAQDlDAAhzAgAANEO7Agi1AgCAMYNACHXCBAAzg4AIeIIEADODgAh5wgBAI4NACHoCAEAjg0AIekIEADQDgAh6ggCAOYMACHsCAEAjg0AIe0IQACPDQAh7ggCAOYMACHvCCAAkA0AIfAIAQDlDAAh8QgBAOUMACHyCAIA5gwAIfMIAgDmDAAhCIgIEAAAAAGJCBAAAAAFiggQAAAABYsIEAAAAAGMCBAAAAABjQgQAAAAAY4IEAAAAAGPCBAAvQ0AIQSICAAAAOwIAokIAAAA7AgIiggAAADsCAiPCAAAuw3sCCIRBAAAmQ0AIDAAANUOACCCCAAA0w4AMIMIAABqABCECAAA0w4AMJQIAgDmDAAhoQhAAO0MACGwCAIA5gwAIbEIAQDlDAAhyAgBAOUMACHMCAAA1A71CCLnCAEA5QwAIfIIAgDmDAAh8wgCAOYMACH1CCAAkA0AIf0JAABqACD-CQAAagAgDwQAAJkNACAwAADVDgAggggAANMOADCDCAAAagAQhAgAANMOADCUCAIA5gwAIaEIQADtDAAhsAgCAOYMACGxCAEA5QwAIcgIAQDlDAAhzAgAANQO9Qgi5wgBAOUMACHyCAIA5gwAIfMIAgDmDAAh9QggAJANACEEiAgAAAD1CAKJCAAAAPUICIoIAAAA9QgIjwgAAMEN9QgiA4MJAABuACCECQAAbgAghQkAAG4AIAOFCAEAAAABrwgCAAAAAcsJAQAAAAELAwAAmQ0AIIIIAADXDgAwgwgAAGYAEIQIAADXDgAwhQgBAOUMACGhCEAA7QwAIa8IAgDmDAAhzAgCAOYMACHjCAEA5QwAIcsJAQDlDAAhzAkAAdYNACEClAgCAAAAAfwIAgAAAAEQGQAAmQ0AICEAAMoNACAiAADaDgAgJAAAoA4AIIIIAADZDgAwgwgAAFYAEIQIAADZDgAwlAgCAOYMACGhCEAA7QwAIcAIQADtDAAhwggCAOYMACHECEAAjw0AIcUIAgDGDQAh4wgBAOUMACH8CAIA5gwAIf4IAgDmDAAhFhkAAJkNACAgAADhDgAgJQAA4g4AICYAAJ8OACAnAADjDgAggggAAN8OADCDCAAATgAQhAgAAN8OADCUCAIA5gwAIaEIQADtDAAhwAhAAO0MACHCCAIA5gwAIcQIQACPDQAhxQgCAMYNACHHCAEA5QwAIcwIAADgDoEJIuMIAQDlDAAh_wgCAMYNACGBCQIAxg0AIYIJAgDmDAAh_QkAAE4AIP4JAABOACACrwgCAAAAAf0IAgAAAAEJAwAAmQ0AICMAAN0OACCCCAAA3A4AMIMIAABZABCECAAA3A4AMKEIQADtDAAhrwgCAOYMACHGCAIA5gwAIf0IAgDmDAAhEhkAAJkNACAhAADKDQAgIgAA2g4AICQAAKAOACCCCAAA2Q4AMIMIAABWABCECAAA2Q4AMJQIAgDmDAAhoQhAAO0MACHACEAA7QwAIcIIAgDmDAAhxAhAAI8NACHFCAIAxg0AIeMIAQDlDAAh_AgCAOYMACH-CAIA5gwAIf0JAABWACD-CQAAVgAgApQIAgAAAAGBCQIAAAABFBkAAJkNACAgAADhDgAgJQAA4g4AICYAAJ8OACAnAADjDgAggggAAN8OADCDCAAATgAQhAgAAN8OADCUCAIA5gwAIaEIQADtDAAhwAhAAO0MACHCCAIA5gwAIcQIQACPDQAhxQgCAMYNACHHCAEA5QwAIcwIAADgDoEJIuMIAQDlDAAh_wgCAMYNACGBCQIAxg0AIYIJAgDmDAAhBIgIAAAAgQkCiQgAAACBCQiKCAAAAIEJCI8IAADQDYEJIgkfAADTDQAggggAANINADCDCAAAUgAQhAgAANINADCUCAIA5gwAIbEIAQDlDAAh5wgBAOUMACH9CQAAUgAg_gkAAFIAIBIZAACZDQAgIQAAyg0AICIAANoOACAkAACgDgAggggAANkOADCDCAAAVgAQhAgAANkOADCUCAIA5gwAIaEIQADtDAAhwAhAAO0MACHCCAIA5gwAIcQIQACPDQAhxQgCAMYNACHjCAEA5QwAIfwIAgDmDAAh_ggCAOYMACH9CQAAVgAg_gkAAFYAIAchAADKDQAggggAAMkNADCDCAAAYQAQhAgAAMkNADD8CAIA5gwAIf0JAABhACD-CQAAYQAgBhoAAOUOACCCCAAA5A4AMIMIAABFABCECAAA5A4AMJQIAgDmDAAhmQkCAOYMACEaGAAA6g4AIBkAAJkNACAbAACdDgAgHAAAng4AIB0AAOsOACCCCAAA6Q4AMIMIAAA3ABCECAAA6Q4AMJQIAgDmDAAhoQhAAO0MACHACEAA7QwAIcIIAgDmDAAhwwgBAOUMACHECEAAjw0AIcUIAgDGDQAhxwgBAOUMACGcCQIA5gwAIZ0JIACQDQAhngkgAJANACGfCQIA5gwAIaAJQADtDAAhoQkCAOYMACGiCQIAxg0AIaMJIACQDQAh_QkAADcAIP4JAAA3ACACrwgCAAAAAZkJAgAAAAEJAwAAmQ0AIBoAAOUOACCCCAAA5w4AMIMIAABBABCECAAA5w4AMK8IAgDmDAAhmQkCAOYMACGaCQIA5gwAIZsJQADtDAAhDRkAAJkNACAaAADlDgAggggAAOgOADCDCAAAPQAQhAgAAOgOADCUCAIA5gwAIaEIQADtDAAhwAhAAO0MACHCCAIA5gwAIcMIAQDlDAAhxAhAAI8NACHFCAIAxg0AIZkJAgDmDAAhGBgAAOoOACAZAACZDQAgGwAAnQ4AIBwAAJ4OACAdAADrDgAggggAAOkOADCDCAAANwAQhAgAAOkOADCUCAIA5gwAIaEIQADtDAAhwAhAAO0MACHCCAIA5gwAIcMIAQDlDAAhxAhAAI8NACHFCAIAxg0AIccIAQDlDAAhnAkCAOYMACGdCSAAkA0AIZ4JIACQDQAhnwkCAOYMACGgCUAA7QwAIaEJAgDmDAAhogkCAMYNACGjCSAAkA0AIQwXAADnDQAggggAAOYNADCDCAAAlAUAEIQIAADmDQAwlAgCAOYMACGhCEAA7QwAIccIAQDlDAAhyAgBAOUMACHtCEAAjw0AIaQJAgDmDAAh_QkAAJQFACD-CQAAlAUAIAODCQAARQAghAkAAEUAIIUJAABFACAChgkBAAAAAYcJAQAAAAEKAwAAmQ0AIIIIAADtDgAwgwgAADMAEIQIAADtDgAwlAgCAOYMACGhCEAA7QwAIa8IAgDmDAAhhgkBAOUMACGHCQEA5QwAIYgJQACPDQAhDQMAAJkNACCCCAAA7g4AMIMIAAAvABCECAAA7g4AMJQIAgDmDAAhoQhAAO0MACGvCAIA5gwAIbEIAQDlDAAhiAlAAI8NACGJCQAB1g0AIYoJAAHWDQAhiwkEAJgNACGMCQAAiA0AIAKnCAABAAABrwgCAAAAAQcDAACZDQAggggAAPAOADCDCAAAKwAQhAgAAPAOADCnCAAB1g0AIakIQACPDQAhrwgCAOYMACEPBAAAmQ0AIAwAAPIOACANAACYDgAgDgAAlg4AIIIIAADxDgAwgwgAAAcAEIQIAADxDgAwlAgCAOYMACGhCEAA7QwAIbAIAgDmDAAhsQgBAOUMACGyCAEA5QwAIbMIAAHsDQAhtAgAAIgNACC1CAAAiA0AIAODCQAAGAAghAkAABgAIIUJAAAYACAPBQAA9A4AIAYAAPUOACCCCAAA8w4AMIMIAAAYABCECAAA8w4AMJkIAAHWDQAhmggAAdYNACGbCAIA5gwAIZwIAAD2DAAgnQgCAOYMACGeCEAAjw0AIZ8IAgDGDQAhoAhAAI8NACGhCEAA7QwAIaIIQADtDAAhEQQAAJkNACAMAADyDgAgDQAAmA4AIA4AAJYOACCCCAAA8Q4AMIMIAAAHABCECAAA8Q4AMJQIAgDmDAAhoQhAAO0MACGwCAIA5gwAIbEIAQDlDAAhsggBAOUMACGzCAAB7A0AIbQIAACIDQAgtQgAAIgNACD9CQAABwAg_gkAAAcAIA4DAACZDQAgBQAA9A4AIAsAAP0OACAMAADyDgAggggAAPwOADCDCAAACQAQhAgAAPwOADCUCAIA5gwAIZsIAgDmDAAhnAgAAPYMACChCEAA7QwAIa8IAgDmDAAh_QkAAAkAIP4JAAAJACAIBwAA9w4AIIIIAAD2DgAwgwgAABEAEIQIAAD2DgAwoQhAAO0MACGnCAAB1g0AIagIAgDmDAAhqQhAAI8NACESBgAA-Q4AIAgAAPoOACAJAACWDgAggggAAPgOADCDCAAADQAQhAgAAPgOADCUCAIA5gwAIZwIAAD2DAAgnwgCAOYMACGhCEAA7QwAIaIIQADtDAAhqggAAewNACGrCAEAjg0AIawIAQCODQAhrQhAAI8NACGuCEAAjw0AIf0JAAANACD-CQAADQAgEAYAAPkOACAIAAD6DgAgCQAAlg4AIIIIAAD4DgAwgwgAAA0AEIQIAAD4DgAwlAgCAOYMACGcCAAA9gwAIJ8IAgDmDAAhoQhAAO0MACGiCEAA7QwAIaoIAAHsDQAhqwgBAI4NACGsCAEAjg0AIa0IQACPDQAhrghAAI8NACEOAwAAmQ0AIAUAAPQOACALAAD9DgAgDAAA8g4AIIIIAAD8DgAwgwgAAAkAEIQIAAD8DgAwlAgCAOYMACGbCAIA5gwAIZwIAAD2DAAgoQhAAO0MACGvCAIA5gwAIf0JAAAJACD-CQAACQAgA4MJAAARACCECQAAEQAghQkAABEAIAKbCAIAAAABrwgCAAAAAQwDAACZDQAgBQAA9A4AIAsAAP0OACAMAADyDgAggggAAPwOADCDCAAACQAQhAgAAPwOADCUCAIA5gwAIZsIAgDmDAAhnAgAAPYMACChCEAA7QwAIa8IAgDmDAAhA4MJAAANACCECQAADQAghQkAAA0AIBIDAACZDQAgBQAA_w4AIA8AAIAPACCCCAAA_g4AMIMIAAADABCECAAA_g4AMJQIAgDmDAAhmwgCAMYNACGcCAAA9gwAIKEIQADtDAAhoghAAI8NACGnCAAB1g0AIa8IAgDmDAAhsQgBAOUMACGICUAAjw0AIdYJAQDlDAAh1wlAAI8NACHYCQIAxg0AIREEAACZDQAgDAAA8g4AIA0AAJgOACAOAACWDgAggggAAPEOADCDCAAABwAQhAgAAPEOADCUCAIA5gwAIaEIQADtDAAhsAgCAOYMACGxCAEA5QwAIbIIAQDlDAAhswgAAewNACG0CAAAiA0AILUIAACIDQAg_QkAAAcAIP4JAAAHACASBgAA-Q4AIAgAAPoOACAJAACWDgAggggAAPgOADCDCAAADQAQhAgAAPgOADCUCAIA5gwAIZwIAAD2DAAgnwgCAOYMACGhCEAA7QwAIaIIQADtDAAhqggAAewNACGrCAEAjg0AIawIAQCODQAhrQhAAI8NACGuCEAAjw0AIf0JAAANACD-CQAADQAgAAAAAAAAAYIKAQAAAAEFggoCAAAAAYkKAgAAAAGKCgIAAAABiwoCAAAAAYwKAgAAAAEFggoEAAAAAYkKBAAAAAGKCgQAAAABiwoEAAAAAYwKBAAAAAEAAAABggpAAAAAAQAAAAAAAAAAAAAAAAAAAYIKAAEAAAECggoAAACkCAiICgAAAKQIAgGCCkAAAAABBYIKAgAAAAGJCgIAAAABigoCAAAAAYsKAgAAAAGMCgIAAAABBV4AAJEcACBfAACXHAAg_wkAAJIcACCACgAAlhwAIIUKAAAmACAHXgAAjxwAIF8AAJQcACD_CQAAkBwAIIAKAACTHAAggwoAAAkAIIQKAAAJACCFCgAACwAgAYIKAAAApAgIA14AAJEcACD_CQAAkhwAIIUKAAAmACADXgAAjxwAIP8JAACQHAAghQoAAAsAIAAAAAAABV4AAIocACBfAACNHAAg_wkAAIscACCACgAAjBwAIIUKAAAPACADXgAAihwAIP8JAACLHAAghQoAAA8AIAAAAAAAAoIKAAAApAgIiAoAAACkCAIBggoAAQAAAQGCCgEAAAABBV4AAPkbACBfAACIHAAg_wkAAPobACCACgAAhxwAIIUKAAALACALXgAAyQ8AMF8AAM4PADD_CQAAyg8AMIAKAADLDwAwgQoAAMwPACCCCgAAzQ8AMIMKAADNDwAwhAoAAM0PADCFCgAAzQ8AMIYKAADPDwAwhwoAANAPADALXgAAtw8AMF8AALwPADD_CQAAuA8AMIAKAAC5DwAwgQoAALoPACCCCgAAuw8AMIMKAAC7DwAwhAoAALsPADCFCgAAuw8AMIYKAAC9DwAwhwoAAL4PADANAwAAxw8AIAUAAMgPACCUCAIAAAABmwgCAAAAAZwIAADGDwAgoQhAAAAAAaIIQAAAAAGnCAABAAABrwgCAAAAAbEIAQAAAAGICUAAAAAB1gkBAAAAAdcJQAAAAAECAAAABQAgXgAAxQ8AIAMAAAAFACBeAADFDwAgXwAAwg8AIAFXAACGHAAwEgMAAJkNACAFAAD_DgAgDwAAgA8AIIIIAAD-DgAwgwgAAAMAEIQIAAD-DgAwlAgCAAAAAZsIAgDGDQAhnAgAAPYMACChCEAA7QwAIaIIQACPDQAhpwgAAQAAAa8IAgDmDAAhsQgBAOUMACGICUAAjw0AIdYJAQDlDAAh1wlAAI8NACHYCQIAxg0AIQIAAAAFACBXAADCDwAgAgAAAL8PACBXAADADwAgD4IIAAC-DwAwgwgAAL8PABCECAAAvg8AMJQIAgDmDAAhmwgCAMYNACGcCAAA9gwAIKEIQADtDAAhoghAAI8NACGnCAAB1g0AIa8IAgDmDAAhsQgBAOUMACGICUAAjw0AIdYJAQDlDAAh1wlAAI8NACHYCQIAxg0AIQ-CCAAAvg8AMIMIAAC_DwAQhAgAAL4PADCUCAIA5gwAIZsIAgDGDQAhnAgAAPYMACChCEAA7QwAIaIIQACPDQAhpwgAAdYNACGvCAIA5gwAIbEIAQDlDAAhiAlAAI8NACHWCQEA5QwAIdcJQACPDQAh2AkCAMYNACELlAgCAIgPACGbCAIAnw8AIZwIAADBDwAgoQhAAI0PACGiCEAAng8AIacIAAGcDwAhrwgCAIgPACGxCAEAhw8AIYgJQACeDwAh1gkBAIcPACHXCUAAng8AIQKCCgAAAKQICIgKAAAApAgCDQMAAMMPACAFAADEDwAglAgCAIgPACGbCAIAnw8AIZwIAADBDwAgoQhAAI0PACGiCEAAng8AIacIAAGcDwAhrwgCAIgPACGxCAEAhw8AIYgJQACeDwAh1gkBAIcPACHXCUAAng8AIQVeAAD-GwAgXwAAhBwAIP8JAAD_GwAggAoAAIMcACCFCgAAAQAgB14AAPwbACBfAACBHAAg_wkAAP0bACCACgAAgBwAIIMKAAAHACCECgAABwAghQoAACYAIA0DAADHDwAgBQAAyA8AIJQIAgAAAAGbCAIAAAABnAgAAMYPACChCEAAAAABoghAAAAAAacIAAEAAAGvCAIAAAABsQgBAAAAAYgJQAAAAAHWCQEAAAAB1wlAAAAAAQGCCgAAAKQICANeAAD-GwAg_wkAAP8bACCFCgAAAQAgA14AAPwbACD_CQAA_RsAIIUKAAAmACADoQhAAAAAAacIAAEAAAGpCEAAAAABAgAAABMAIF4AANQPACADAAAAEwAgXgAA1A8AIF8AANMPACABVwAA-xsAMAgHAAD3DgAggggAAPYOADCDCAAAEQAQhAgAAPYOADChCEAA7QwAIacIAAEAAAGoCAIA5gwAIakIQACPDQAhAgAAABMAIFcAANMPACACAAAA0Q8AIFcAANIPACAHgggAANAPADCDCAAA0Q8AEIQIAADQDwAwoQhAAO0MACGnCAAB1g0AIagIAgDmDAAhqQhAAI8NACEHgggAANAPADCDCAAA0Q8AEIQIAADQDwAwoQhAAO0MACGnCAAB1g0AIagIAgDmDAAhqQhAAI8NACEDoQhAAI0PACGnCAABnA8AIakIQACeDwAhA6EIQACNDwAhpwgAAZwPACGpCEAAng8AIQOhCEAAAAABpwgAAQAAAakIQAAAAAEBggoAAACkCAgDXgAA-RsAIP8JAAD6GwAghQoAAAsAIAReAADJDwAw_wkAAMoPADCBCgAAzA8AIIUKAADNDwAwBF4AALcPADD_CQAAuA8AMIEKAAC6DwAghQoAALsPADAAAAAAAAKCCgAAAKQICIgKAAAApAgCBV4AAO8bACBfAAD3GwAg_wkAAPAbACCACgAA9hsAIIUKAAABACAFXgAA7RsAIF8AAPQbACD_CQAA7hsAIIAKAADzGwAghQoAACYAIAteAADvDwAwXwAA9A8AMP8JAADwDwAwgAoAAPEPADCBCgAA8g8AIIIKAADzDwAwgwoAAPMPADCECgAA8w8AMIUKAADzDwAwhgoAAPUPADCHCgAA9g8AMAteAADjDwAwXwAA6A8AMP8JAADkDwAwgAoAAOUPADCBCgAA5g8AIIIKAADnDwAwgwoAAOcPADCECgAA5w8AMIUKAADnDwAwhgoAAOkPADCHCgAA6g8AMAoFAACjDwAgmQgAAQAAAZoIAAEAAAGbCAIAAAABnAgAAKIPACCdCAIAAAABnghAAAAAAaAIQAAAAAGhCEAAAAABoghAAAAAAQIAAAAaACBeAADuDwAgAwAAABoAIF4AAO4PACBfAADtDwAgAVcAAPIbADAPBQAA9A4AIAYAAPUOACCCCAAA8w4AMIMIAAAYABCECAAA8w4AMJkIAAEAAAGaCAABAAABmwgCAOYMACGcCAAA9gwAIJ0IAgDmDAAhnghAAI8NACGfCAIAxg0AIaAIQACPDQAhoQhAAO0MACGiCEAA7QwAIQIAAAAaACBXAADtDwAgAgAAAOsPACBXAADsDwAgDYIIAADqDwAwgwgAAOsPABCECAAA6g8AMJkIAAHWDQAhmggAAdYNACGbCAIA5gwAIZwIAAD2DAAgnQgCAOYMACGeCEAAjw0AIZ8IAgDGDQAhoAhAAI8NACGhCEAA7QwAIaIIQADtDAAhDYIIAADqDwAwgwgAAOsPABCECAAA6g8AMJkIAAHWDQAhmggAAdYNACGbCAIA5gwAIZwIAAD2DAAgnQgCAOYMACGeCEAAjw0AIZ8IAgDGDQAhoAhAAI8NACGhCEAA7QwAIaIIQADtDAAhCZkIAAGcDwAhmggAAZwPACGbCAIAiA8AIZwIAACdDwAgnQgCAIgPACGeCEAAng8AIaAIQACeDwAhoQhAAI0PACGiCEAAjQ8AIQoFAACgDwAgmQgAAZwPACGaCAABnA8AIZsIAgCIDwAhnAgAAJ0PACCdCAIAiA8AIZ4IQACeDwAhoAhAAJ4PACGhCEAAjQ8AIaIIQACNDwAhCgUAAKMPACCZCAABAAABmggAAQAAAZsIAgAAAAGcCAAAog8AIJ0IAgAAAAGeCEAAAAABoAhAAAAAAaEIQAAAAAGiCEAAAAABCwgAANcPACAJAADYDwAglAgCAAAAAZwIAADVDwAgoQhAAAAAAaIIQAAAAAGqCAABAAABqwgBAAAAAawIAQAAAAGtCEAAAAABrghAAAAAAQIAAAAPACBeAAD6DwAgAwAAAA8AIF4AAPoPACBfAAD5DwAgAVcAAPEbADAQBgAA-Q4AIAgAAPoOACAJAACWDgAggggAAPgOADCDCAAADQAQhAgAAPgOADCUCAIAAAABnAgAAPYMACCfCAIA5gwAIaEIQADtDAAhoghAAO0MACGqCAABAAABqwgBAI4NACGsCAEAjg0AIa0IQACPDQAhrghAAI8NACECAAAADwAgVwAA-Q8AIAIAAAD3DwAgVwAA-A8AIA2CCAAA9g8AMIMIAAD3DwAQhAgAAPYPADCUCAIA5gwAIZwIAAD2DAAgnwgCAOYMACGhCEAA7QwAIaIIQADtDAAhqggAAewNACGrCAEAjg0AIawIAQCODQAhrQhAAI8NACGuCEAAjw0AIQ2CCAAA9g8AMIMIAAD3DwAQhAgAAPYPADCUCAIA5gwAIZwIAAD2DAAgnwgCAOYMACGhCEAA7QwAIaIIQADtDAAhqggAAewNACGrCAEAjg0AIawIAQCODQAhrQhAAI8NACGuCEAAjw0AIQmUCAIAiA8AIZwIAACxDwAgoQhAAI0PACGiCEAAjQ8AIaoIAAGyDwAhqwgBALMPACGsCAEAsw8AIa0IQACeDwAhrghAAJ4PACELCAAAtQ8AIAkAALYPACCUCAIAiA8AIZwIAACxDwAgoQhAAI0PACGiCEAAjQ8AIaoIAAGyDwAhqwgBALMPACGsCAEAsw8AIa0IQACeDwAhrghAAJ4PACELCAAA1w8AIAkAANgPACCUCAIAAAABnAgAANUPACChCEAAAAABoghAAAAAAaoIAAEAAAGrCAEAAAABrAgBAAAAAa0IQAAAAAGuCEAAAAABAYIKAAAApAgIA14AAO8bACD_CQAA8BsAIIUKAAABACADXgAA7RsAIP8JAADuGwAghQoAACYAIAReAADvDwAw_wkAAPAPADCBCgAA8g8AIIUKAADzDwAwBF4AAOMPADD_CQAA5A8AMIEKAADmDwAghQoAAOcPADAAAAAAAAKCCgEAAAAEiAoBAAAABQKCCgEAAAAEiAoBAAAABQVeAADgGwAgXwAA6xsAIP8JAADhGwAggAoAAOobACCFCgAAAQAgC14AAJ8QADBfAACkEAAw_wkAAKAQADCACgAAoRAAMIEKAACiEAAgggoAAKMQADCDCgAAoxAAMIQKAACjEAAwhQoAAKMQADCGCgAApRAAMIcKAACmEAAwC14AAJYQADBfAACaEAAw_wkAAJcQADCACgAAmBAAMIEKAACZEAAgggoAAOcPADCDCgAA5w8AMIQKAADnDwAwhQoAAOcPADCGCgAAmxAAMIcKAADqDwAwC14AAIsQADBfAACPEAAw_wkAAIwQADCACgAAjRAAMIEKAACOEAAgggoAALsPADCDCgAAuw8AMIQKAAC7DwAwhQoAALsPADCGCgAAkBAAMIcKAAC-DwAwDQMAAMcPACAPAACVEAAglAgCAAAAAZwIAADGDwAgoQhAAAAAAaIIQAAAAAGnCAABAAABrwgCAAAAAbEIAQAAAAGICUAAAAAB1gkBAAAAAdcJQAAAAAHYCQIAAAABAgAAAAUAIF4AAJQQACADAAAABQAgXgAAlBAAIF8AAJIQACABVwAA6RsAMAIAAAAFACBXAACSEAAgAgAAAL8PACBXAACREAAgC5QIAgCIDwAhnAgAAMEPACChCEAAjQ8AIaIIQACeDwAhpwgAAZwPACGvCAIAiA8AIbEIAQCHDwAhiAlAAJ4PACHWCQEAhw8AIdcJQACeDwAh2AkCAJ8PACENAwAAww8AIA8AAJMQACCUCAIAiA8AIZwIAADBDwAgoQhAAI0PACGiCEAAng8AIacIAAGcDwAhrwgCAIgPACGxCAEAhw8AIYgJQACeDwAh1gkBAIcPACHXCUAAng8AIdgJAgCfDwAhB14AAOQbACBfAADnGwAg_wkAAOUbACCACgAA5hsAIIMKAAANACCECgAADQAghQoAAA8AIA0DAADHDwAgDwAAlRAAIJQIAgAAAAGcCAAAxg8AIKEIQAAAAAGiCEAAAAABpwgAAQAAAa8IAgAAAAGxCAEAAAABiAlAAAAAAdYJAQAAAAHXCUAAAAAB2AkCAAAAAQNeAADkGwAg_wkAAOUbACCFCgAADwAgCgYAAKQPACCZCAABAAABmggAAQAAAZwIAACiDwAgnQgCAAAAAZ4IQAAAAAGfCAIAAAABoAhAAAAAAaEIQAAAAAGiCEAAAAABAgAAABoAIF4AAJ4QACADAAAAGgAgXgAAnhAAIF8AAJ0QACABVwAA4xsAMAIAAAAaACBXAACdEAAgAgAAAOsPACBXAACcEAAgCZkIAAGcDwAhmggAAZwPACGcCAAAnQ8AIJ0IAgCIDwAhnghAAJ4PACGfCAIAnw8AIaAIQACeDwAhoQhAAI0PACGiCEAAjQ8AIQoGAAChDwAgmQgAAZwPACGaCAABnA8AIZwIAACdDwAgnQgCAIgPACGeCEAAng8AIZ8IAgCfDwAhoAhAAJ4PACGhCEAAjQ8AIaIIQACNDwAhCgYAAKQPACCZCAABAAABmggAAQAAAZwIAACiDwAgnQgCAAAAAZ4IQAAAAAGfCAIAAAABoAhAAAAAAaEIQAAAAAGiCEAAAAABBwMAAPwPACALAAD-DwAgDAAA_w8AIJQIAgAAAAGcCAAA-w8AIKEIQAAAAAGvCAIAAAABAgAAAAsAIF4AAKoQACADAAAACwAgXgAAqhAAIF8AAKkQACABVwAA4hsAMA0DAACZDQAgBQAA9A4AIAsAAP0OACAMAADyDgAggggAAPwOADCDCAAACQAQhAgAAPwOADCUCAIAAAABmwgCAOYMACGcCAAA9gwAIKEIQADtDAAhrwgCAOYMACH8CQAA-w4AIAIAAAALACBXAACpEAAgAgAAAKcQACBXAACoEAAgCIIIAACmEAAwgwgAAKcQABCECAAAphAAMJQIAgDmDAAhmwgCAOYMACGcCAAA9gwAIKEIQADtDAAhrwgCAOYMACEIgggAAKYQADCDCAAApxAAEIQIAACmEAAwlAgCAOYMACGbCAIA5gwAIZwIAAD2DAAgoQhAAO0MACGvCAIA5gwAIQSUCAIAiA8AIZwIAADeDwAgoQhAAI0PACGvCAIAiA8AIQcDAADfDwAgCwAA4Q8AIAwAAOIPACCUCAIAiA8AIZwIAADeDwAgoQhAAI0PACGvCAIAiA8AIQcDAAD8DwAgCwAA_g8AIAwAAP8PACCUCAIAAAABnAgAAPsPACChCEAAAAABrwgCAAAAAQGCCgEAAAAEAYIKAQAAAAQDXgAA4BsAIP8JAADhGwAghQoAAAEAIAReAACfEAAw_wkAAKAQADCBCgAAohAAIIUKAACjEAAwBF4AAJYQADD_CQAAlxAAMIEKAACZEAAghQoAAOcPADAEXgAAixAAMP8JAACMEAAwgQoAAI4QACCFCgAAuw8AMAAAAAAAAYIKIAAAAAEHXgAA2BsAIF8AAN4bACD_CQAA2RsAIIAKAADdGwAggwoAAJkBACCECgAAmQEAIIUKAACnAQAgB14AANYbACBfAADbGwAg_wkAANcbACCACgAA2hsAIIMKAACJAQAghAoAAIkBACCFCgAAiwEAIANeAADYGwAg_wkAANkbACCFCgAApwEAIANeAADWGwAg_wkAANcbACCFCgAAiwEAIAIEAADFEAAgNgAAhhkAIAkZAADFEAAgMwAA9RgAIDQAAPgYACA1AACHGQAgNgAAhhkAIM0IAACBDwAgzggAAIEPACDPCAAAgQ8AINAIAACBDwAgAAAAAAAFggoEAAAAAYkKBAAAAAGKCgQAAAABiwoEAAAAAYwKBAAAAAEFXgAA0RsAIF8AANQbACD_CQAA0hsAIIAKAADTGwAghQoAAAEAIANeAADRGwAg_wkAANIbACCFCgAAAQAgOBAAAOYYACARAADnGAAgEgAA6BgAIBMAAOkYACAUAADqGAAgFQAA6xgAIBYAAOwYACAXAACMFAAgGwAA7RgAIB4AAO4YACAfAACGEwAgJAAA8BgAICYAAO8YACAoAADxGAAgLQAA8hgAIC8AAPYYACAxAADzGAAgMwAA9RgAIDQAAPgYACA4AAD0GAAgOQAA9xgAIDoAAPkYACA7AAD6GAAgPgAA-xgAID8AAPsYACBAAAD7GAAgQgAA_BgAIEMAAPwYACBEAAD9GAAgRQAA_hgAIEcAAP8YACBIAACAGQAgSgAAgRkAIEsAAIEZACBPAACCGQAgUAAAghkAIFEAAIMZACC5CAAAgQ8AIO0IAACBDwAgzgkAAIEPACDaCQAAgQ8AINsJAACBDwAg3gkAAIEPACDfCQAAgQ8AIOAJAACBDwAg4QkAAIEPACDiCQAAgQ8AIOMJAACBDwAg5AkAAIEPACDlCQAAgQ8AIOgJAACBDwAg6gkAAIEPACDrCQAAgQ8AIOwJAACBDwAg7QkAAIEPACDuCQAAgQ8AIAAAAAAABV4AAMwbACBfAADPGwAg_wkAAM0bACCACgAAzhsAIIUKAAABACAHXgAAzRAAIF8AANAQACD_CQAAzhAAIIAKAADPEAAggwoAAJcBACCECgAAlwEAIIUKAADOCgAgCDIAALoQACCUCAIAAAABoQhAAAAAAaIIQAAAAAG2CAEAAAABuAgCAAAAAbkIAQAAAAG6CCAAAAABAgAAAM4KACBeAADNEAAgAwAAAJcBACBeAADNEAAgXwAA0RAAIAoAAACXAQAgMgAAuBAAIFcAANEQACCUCAIAiA8AIaEIQACNDwAhoghAAJ4PACG2CAEAhw8AIbgIAgCfDwAhuQgBALMPACG6CCAAthAAIQgyAAC4EAAglAgCAIgPACGhCEAAjQ8AIaIIQACeDwAhtggBAIcPACG4CAIAnw8AIbkIAQCzDwAhugggALYQACEDXgAAzBsAIP8JAADNGwAghQoAAAEAIANeAADNEAAg_wkAAM4QACCFCgAAzgoAIAAAAAAABV4AAMcbACBfAADKGwAg_wkAAMgbACCACgAAyRsAIIUKAACLAQAgA14AAMcbACD_CQAAyBsAIIUKAACLAQAgAAAAAAAFXgAAvxsAIF8AAMUbACD_CQAAwBsAIIAKAADEGwAghQoAAIsBACAFXgAAvRsAIF8AAMIbACD_CQAAvhsAIIAKAADBGwAghQoAAAEAIANeAAC_GwAg_wkAAMAbACCFCgAAiwEAIANeAAC9GwAg_wkAAL4bACCFCgAAAQAgAAAAAAAFXgAAtRsAIF8AALsbACD_CQAAthsAIIAKAAC6GwAghQoAAIsBACAFXgAAsxsAIF8AALgbACD_CQAAtBsAIIAKAAC3GwAghQoAAAEAIANeAAC1GwAg_wkAALYbACCFCgAAiwEAIANeAACzGwAg_wkAALQbACCFCgAAAQAgAAAAAAABggoAAADKCAIBggoAAADMCAIFggoIAAAAAYkKCAAAAAGKCggAAAABiwoIAAAAAYwKCAAAAAEFXgAArBsAIF8AALEbACD_CQAArRsAIIAKAACwGwAghQoAAAEAIAteAACQEQAwXwAAlREAMP8JAACREQAwgAoAAJIRADCBCgAAkxEAIIIKAACUEQAwgwoAAJQRADCECgAAlBEAMIUKAACUEQAwhgoAAJYRADCHCgAAlxEAMAteAACEEQAwXwAAiREAMP8JAACFEQAwgAoAAIYRADCBCgAAhxEAIIIKAACIEQAwgwoAAIgRADCECgAAiBEAMIUKAACIEQAwhgoAAIoRADCHCgAAixEAMAdeAAD_EAAgXwAAghEAIP8JAACAEQAggAoAAIERACCDCgAAlQEAIIQKAACVAQAghQoAAIgKACAHXgAA-hAAIF8AAP0QACD_CQAA-xAAIIAKAAD8EAAggwoAAJcBACCECgAAlwEAIIUKAADOCgAgCDcAALkQACCUCAIAAAABoQhAAAAAAaIIQAAAAAG2CAEAAAABtwgCAAAAAbkIAQAAAAG6CCAAAAABAgAAAM4KACBeAAD6EAAgAwAAAJcBACBeAAD6EAAgXwAA_hAAIAoAAACXAQAgNwAAtxAAIFcAAP4QACCUCAIAiA8AIaEIQACNDwAhoghAAJ4PACG2CAEAhw8AIbcIAgCfDwAhuQgBALMPACG6CCAAthAAIQg3AAC3EAAglAgCAIgPACGhCEAAjQ8AIaIIQACeDwAhtggBAIcPACG3CAIAnw8AIbkIAQCzDwAhugggALYQACEBNQIAAAABAgAAAIgKACBeAAD_EAAgAwAAAJUBACBeAAD_EAAgXwAAgxEAIAMAAACVAQAgNQIAiA8AIVcAAIMRACABNQIAiA8AIQQDAADsEAAgoQhAAAAAAa8IAgAAAAHGCAIAAAABAgAAAJMBACBeAACPEQAgAwAAAJMBACBeAACPEQAgXwAAjhEAIAFXAACvGwAwCgMAAJkNACAyAACdDQAggggAALoOADCDCAAAkQEAEIQIAAC6DgAwoQhAAO0MACGvCAIA5gwAIbgIAgDmDAAhxggCAOYMACHxCQAAuQ4AIAIAAACTAQAgVwAAjhEAIAIAAACMEQAgVwAAjREAIAeCCAAAixEAMIMIAACMEQAQhAgAAIsRADChCEAA7QwAIa8IAgDmDAAhuAgCAOYMACHGCAIA5gwAIQeCCAAAixEAMIMIAACMEQAQhAgAAIsRADChCEAA7QwAIa8IAgDmDAAhuAgCAOYMACHGCAIA5gwAIQOhCEAAjQ8AIa8IAgCIDwAhxggCAIgPACEEAwAA6hAAIKEIQACNDwAhrwgCAIgPACHGCAIAiA8AIQQDAADsEAAgoQhAAAAAAa8IAgAAAAHGCAIAAAABCBkAAOMQACCUCAIAAAABoQhAAAAAAcAIQAAAAAHCCAIAAAABwwgBAAAAAcQIQAAAAAHFCAIAAAABAgAAAI8BACBeAACbEQAgAwAAAI8BACBeAACbEQAgXwAAmhEAIAFXAACuGwAwDRkAAJkNACAyAACdDQAggggAALsOADCDCAAAjQEAEIQIAAC7DgAwlAgCAAAAAaEIQADtDAAhuAgCAOYMACHACEAA7QwAIcIIAgDmDAAhwwgBAOUMACHECEAAjw0AIcUIAgDGDQAhAgAAAI8BACBXAACaEQAgAgAAAJgRACBXAACZEQAgC4IIAACXEQAwgwgAAJgRABCECAAAlxEAMJQIAgDmDAAhoQhAAO0MACG4CAIA5gwAIcAIQADtDAAhwggCAOYMACHDCAEA5QwAIcQIQACPDQAhxQgCAMYNACELgggAAJcRADCDCAAAmBEAEIQIAACXEQAwlAgCAOYMACGhCEAA7QwAIbgIAgDmDAAhwAhAAO0MACHCCAIA5gwAIcMIAQDlDAAhxAhAAI8NACHFCAIAxg0AIQeUCAIAiA8AIaEIQACNDwAhwAhAAI0PACHCCAIAiA8AIcMIAQCHDwAhxAhAAJ4PACHFCAIAnw8AIQgZAADhEAAglAgCAIgPACGhCEAAjQ8AIcAIQACNDwAhwggCAIgPACHDCAEAhw8AIcQIQACeDwAhxQgCAJ8PACEIGQAA4xAAIJQIAgAAAAGhCEAAAAABwAhAAAAAAcIIAgAAAAHDCAEAAAABxAhAAAAAAcUIAgAAAAEDXgAArBsAIP8JAACtGwAghQoAAAEAIAReAACQEQAw_wkAAJERADCBCgAAkxEAIIUKAACUEQAwBF4AAIQRADD_CQAAhREAMIEKAACHEQAghQoAAIgRADADXgAA_xAAIP8JAACAEQAghQoAAIgKACADXgAA-hAAIP8JAAD7EAAghQoAAM4KACAAAAAAAAVeAACnGwAgXwAAqhsAIP8JAACoGwAggAoAAKkbACCFCgAAhwEAIANeAACnGwAg_wkAAKgbACCFCgAAhwEAIAAAAAAABYIKEAAAAAGJChAAAAABigoQAAAAAYsKEAAAAAGMChAAAAABBV4AAJ8bACBfAAClGwAg_wkAAKAbACCACgAApBsAIIUKAACHAQAgBV4AAJ0bACBfAACiGwAg_wkAAJ4bACCACgAAoRsAIIUKAABwACADXgAAnxsAIP8JAACgGwAghQoAAIcBACADXgAAnRsAIP8JAACeGwAghQoAAHAAIAAAAAAAAYIKAAAA2wgCAYIKAAAA3ggCBV4AAJYbACBfAACbGwAg_wkAAJcbACCACgAAmhsAIIUKAAABACALXgAAyBEAMF8AAM0RADD_CQAAyREAMIAKAADKEQAwgQoAAMsRACCCCgAAzBEAMIMKAADMEQAwhAoAAMwRADCFCgAAzBEAMIYKAADOEQAwhwoAAM8RADALXgAAvBEAMF8AAMERADD_CQAAvREAMIAKAAC-EQAwgQoAAL8RACCCCgAAwBEAMIMKAADAEQAwhAoAAMARADCFCgAAwBEAMIYKAADCEQAwhwoAAMMRADACwAhAAAAAAdQIAgAAAAECAAAAegAgXgAAxxEAIAMAAAB6ACBeAADHEQAgXwAAxhEAIAFXAACZGwAwCCwAAMsOACCCCAAAyg4AMIMIAAB4ABCECAAAyg4AMMAIQADtDAAh1AgCAOYMACHVCAIA5gwAIfMJAADJDgAgAgAAAHoAIFcAAMYRACACAAAAxBEAIFcAAMURACAGgggAAMMRADCDCAAAxBEAEIQIAADDEQAwwAhAAO0MACHUCAIA5gwAIdUIAgDmDAAhBoIIAADDEQAwgwgAAMQRABCECAAAwxEAMMAIQADtDAAh1AgCAOYMACHVCAIA5gwAIQLACEAAjQ8AIdQIAgCIDwAhAsAIQACNDwAh1AgCAIgPACECwAhAAAAAAdQIAgAAAAEHLgAAsREAIMcIAQAAAAHUCAIAAAAB1ggCAAAAAdcIEAAAAAHYCAIAAAAB2QgBAAAAAQIAAAB1ACBeAADTEQAgAwAAAHUAIF4AANMRACBfAADSEQAgAVcAAJgbADANLAAAyw4AIC4AAMgOACCCCAAAzQ4AMIMIAABzABCECAAAzQ4AMMcIAQDlDAAh1AgCAMYNACHVCAIA5gwAIdYIAgDmDAAh1wgQAM4OACHYCAIA5gwAIdkIAQCODQAh9AkAAMwOACACAAAAdQAgVwAA0hEAIAIAAADQEQAgVwAA0REAIAqCCAAAzxEAMIMIAADQEQAQhAgAAM8RADDHCAEA5QwAIdQIAgDGDQAh1QgCAOYMACHWCAIA5gwAIdcIEADODgAh2AgCAOYMACHZCAEAjg0AIQqCCAAAzxEAMIMIAADQEQAQhAgAAM8RADDHCAEA5QwAIdQIAgDGDQAh1QgCAOYMACHWCAIA5gwAIdcIEADODgAh2AgCAOYMACHZCAEAjg0AIQbHCAEAhw8AIdQIAgCfDwAh1ggCAIgPACHXCBAArREAIdgIAgCIDwAh2QgBALMPACEHLgAArxEAIMcIAQCHDwAh1AgCAJ8PACHWCAIAiA8AIdcIEACtEQAh2AgCAIgPACHZCAEAsw8AIQcuAACxEQAgxwgBAAAAAdQIAgAAAAHWCAIAAAAB1wgQAAAAAdgIAgAAAAHZCAEAAAABA14AAJYbACD_CQAAlxsAIIUKAAABACAEXgAAyBEAMP8JAADJEQAwgQoAAMsRACCFCgAAzBEAMAReAAC8EQAw_wkAAL0RADCBCgAAvxEAIIUKAADAEQAwAAAAAAAFXgAAjhsAIF8AAJQbACD_CQAAjxsAIIAKAACTGwAghQoAAHAAIAVeAACMGwAgXwAAkRsAIP8JAACNGwAggAoAAJAbACCFCgAAAQAgA14AAI4bACD_CQAAjxsAIIUKAABwACADXgAAjBsAIP8JAACNGwAghQoAAAEAIAAAAAAABV4AAIcbACBfAACKGwAg_wkAAIgbACCACgAAiRsAIIUKAAABACADXgAAhxsAIP8JAACIGwAghQoAAAEAIAAAAAAABYIKEAAAAAGJChAAAAABigoQAAAAAYsKEAAAAAGMChAAAAABAYIKAAAA7AgCB14AAIAbACBfAACFGwAg_wkAAIEbACCACgAAhBsAIIMKAABqACCECgAAagAghQoAAGwAIAteAAD9EQAwXwAAgRIAMP8JAAD-EQAwgAoAAP8RADCBCgAAgBIAIIIKAADMEQAwgwoAAMwRADCECgAAzBEAMIUKAADMEQAwhgoAAIISADCHCgAAzxEAMAteAADxEQAwXwAA9hEAMP8JAADyEQAwgAoAAPMRADCBCgAA9BEAIIIKAAD1EQAwgwoAAPURADCECgAA9REAMIUKAAD1EQAwhgoAAPcRADCHCgAA-BEAMAwZAADfEQAglAgCAAAAAaEIQAAAAAHACEAAAAABwggCAAAAAcQIQAAAAAHFCAIAAAABxwgBAAAAAeIIAgAAAAHjCAEAAAAB5AgBAAAAAeUIQAAAAAECAAAAgAEAIF4AAPwRACADAAAAgAEAIF4AAPwRACBfAAD7EQAgAVcAAIMbADASGQAAmQ0AIC4AAMgOACCCCAAAxw4AMIMIAAB-ABCECAAAxw4AMJQIAgAAAAGhCEAA7QwAIcAIQADtDAAhwggCAOYMACHECEAAjw0AIcUIAgDGDQAhxwgBAI4NACHWCAIA5gwAIeIIAgDmDAAh4wgBAOUMACHkCAEAjg0AIeUIQACPDQAh8gkAAMYOACACAAAAgAEAIFcAAPsRACACAAAA-REAIFcAAPoRACAPgggAAPgRADCDCAAA-REAEIQIAAD4EQAwlAgCAOYMACGhCEAA7QwAIcAIQADtDAAhwggCAOYMACHECEAAjw0AIcUIAgDGDQAhxwgBAI4NACHWCAIA5gwAIeIIAgDmDAAh4wgBAOUMACHkCAEAjg0AIeUIQACPDQAhD4IIAAD4EQAwgwgAAPkRABCECAAA-BEAMJQIAgDmDAAhoQhAAO0MACHACEAA7QwAIcIIAgDmDAAhxAhAAI8NACHFCAIAxg0AIccIAQCODQAh1ggCAOYMACHiCAIA5gwAIeMIAQDlDAAh5AgBAI4NACHlCEAAjw0AIQuUCAIAiA8AIaEIQACNDwAhwAhAAI0PACHCCAIAiA8AIcQIQACeDwAhxQgCAJ8PACHHCAEAsw8AIeIIAgCIDwAh4wgBAIcPACHkCAEAsw8AIeUIQACeDwAhDBkAAN0RACCUCAIAiA8AIaEIQACNDwAhwAhAAI0PACHCCAIAiA8AIcQIQACeDwAhxQgCAJ8PACHHCAEAsw8AIeIIAgCIDwAh4wgBAIcPACHkCAEAsw8AIeUIQACeDwAhDBkAAN8RACCUCAIAAAABoQhAAAAAAcAIQAAAAAHCCAIAAAABxAhAAAAAAcUIAgAAAAHHCAEAAAAB4ggCAAAAAeMIAQAAAAHkCAEAAAAB5QhAAAAAAQcsAACwEQAgxwgBAAAAAdQIAgAAAAHVCAIAAAAB1wgQAAAAAdgIAgAAAAHZCAEAAAABAgAAAHUAIF4AAIUSACADAAAAdQAgXgAAhRIAIF8AAIQSACABVwAAghsAMAIAAAB1ACBXAACEEgAgAgAAANARACBXAACDEgAgBscIAQCHDwAh1AgCAJ8PACHVCAIAiA8AIdcIEACtEQAh2AgCAIgPACHZCAEAsw8AIQcsAACuEQAgxwgBAIcPACHUCAIAnw8AIdUIAgCIDwAh1wgQAK0RACHYCAIAiA8AIdkIAQCzDwAhBywAALARACDHCAEAAAAB1AgCAAAAAdUIAgAAAAHXCBAAAAAB2AgCAAAAAdkIAQAAAAEDXgAAgBsAIP8JAACBGwAghQoAAGwAIAReAAD9EQAw_wkAAP4RADCBCgAAgBIAIIUKAADMEQAwBF4AAPERADD_CQAA8hEAMIEKAAD0EQAghQoAAPURADAAAAAAAAGCCgAAAPUIAgVeAAD6GgAgXwAA_hoAIP8JAAD7GgAggAoAAP0aACCFCgAAAQAgC14AAJESADBfAACWEgAw_wkAAJISADCACgAAkxIAMIEKAACUEgAgggoAAJUSADCDCgAAlRIAMIQKAACVEgAwhQoAAJUSADCGCgAAlxIAMIcKAACYEgAwGiABAAAAASsAAIcSACAvAACIEgAglAgCAAAAAaEIQAAAAAGwCAIAAAABwAhAAAAAAcQIQAAAAAHFCAIAAAABxwgBAAAAAcgIAQAAAAHMCAAAAOwIAtcIEAAAAAHiCBAAAAAB5wgBAAAAAegIAQAAAAHpCBAAAAAB6ggCAAAAAewIAQAAAAHtCEAAAAAB7ggCAAAAAe8IIAAAAAHwCAEAAAAB8QgBAAAAAfIIAgAAAAHzCAIAAAABAgAAAHAAIF4AAJwSACADAAAAcAAgXgAAnBIAIF8AAJsSACABVwAA_BoAMB8gAQDlDAAhKQAA0g4AICsAAMQOACAvAACmDgAggggAAM8OADCDCAAAbgAQhAgAAM8OADCUCAIAAAABoQhAAO0MACGwCAIAxg0AIcAIQADtDAAhxAhAAI8NACHFCAIAxg0AIccIAQDlDAAhyAgBAOUMACHMCAAA0Q7sCCLUCAIAxg0AIdcIEADODgAh4ggQAM4OACHnCAEAjg0AIegIAQCODQAh6QgQANAOACHqCAIA5gwAIewIAQCODQAh7QhAAI8NACHuCAIA5gwAIe8IIACQDQAh8AgBAOUMACHxCAEA5QwAIfIIAgDmDAAh8wgCAOYMACECAAAAcAAgVwAAmxIAIAIAAACZEgAgVwAAmhIAIBwgAQDlDAAhgggAAJgSADCDCAAAmRIAEIQIAACYEgAwlAgCAOYMACGhCEAA7QwAIbAIAgDGDQAhwAhAAO0MACHECEAAjw0AIcUIAgDGDQAhxwgBAOUMACHICAEA5QwAIcwIAADRDuwIItQIAgDGDQAh1wgQAM4OACHiCBAAzg4AIecIAQCODQAh6AgBAI4NACHpCBAA0A4AIeoIAgDmDAAh7AgBAI4NACHtCEAAjw0AIe4IAgDmDAAh7wggAJANACHwCAEA5QwAIfEIAQDlDAAh8ggCAOYMACHzCAIA5gwAIRwgAQDlDAAhgggAAJgSADCDCAAAmRIAEIQIAACYEgAwlAgCAOYMACGhCEAA7QwAIbAIAgDGDQAhwAhAAO0MACHECEAAjw0AIcUIAgDGDQAhxwgBAOUMACHICAEA5QwAIcwIAADRDuwIItQIAgDGDQAh1wgQAM4OACHiCBAAzg4AIecIAQCODQAh6AgBAI4NACHpCBAA0A4AIeoIAgDmDAAh7AgBAI4NACHtCEAAjw0AIe4IAgDmDAAh7wggAJANACHwCAEA5QwAIfEIAQDlDAAh8ggCAOYMACHzCAIA5gwAIRggAQCHDwAhlAgCAIgPACGhCEAAjQ8AIbAIAgCfDwAhwAhAAI0PACHECEAAng8AIcUIAgCfDwAhxwgBAIcPACHICAEAhw8AIcwIAADtEewIItcIEACtEQAh4ggQAK0RACHnCAEAsw8AIegIAQCzDwAh6QgQAOwRACHqCAIAiA8AIewIAQCzDwAh7QhAAJ4PACHuCAIAiA8AIe8IIAC2EAAh8AgBAIcPACHxCAEAhw8AIfIIAgCIDwAh8wgCAIgPACEaIAEAhw8AISsAAO8RACAvAADwEQAglAgCAIgPACGhCEAAjQ8AIbAIAgCfDwAhwAhAAI0PACHECEAAng8AIcUIAgCfDwAhxwgBAIcPACHICAEAhw8AIcwIAADtEewIItcIEACtEQAh4ggQAK0RACHnCAEAsw8AIegIAQCzDwAh6QgQAOwRACHqCAIAiA8AIewIAQCzDwAh7QhAAJ4PACHuCAIAiA8AIe8IIAC2EAAh8AgBAIcPACHxCAEAhw8AIfIIAgCIDwAh8wgCAIgPACEaIAEAAAABKwAAhxIAIC8AAIgSACCUCAIAAAABoQhAAAAAAbAIAgAAAAHACEAAAAABxAhAAAAAAcUIAgAAAAHHCAEAAAAByAgBAAAAAcwIAAAA7AgC1wgQAAAAAeIIEAAAAAHnCAEAAAAB6AgBAAAAAekIEAAAAAHqCAIAAAAB7AgBAAAAAe0IQAAAAAHuCAIAAAAB7wggAAAAAfAIAQAAAAHxCAEAAAAB8ggCAAAAAfMIAgAAAAEDXgAA-hoAIP8JAAD7GgAghQoAAAEAIAReAACREgAw_wkAAJISADCBCgAAlBIAIIUKAACVEgAwAAAAAAAAAAAAAAAAAAVeAAD1GgAgXwAA-BoAIP8JAAD2GgAggAoAAPcaACCFCgAAUAAgCRkAAMUQACAgAACPGQAgJQAAjhkAICYAAO8YACAnAACQGQAgxAgAAIEPACDFCAAAgQ8AIP8IAACBDwAggQkAAIEPACAAAAAAAAVeAADtGgAgXwAA8xoAIP8JAADuGgAggAoAAPIaACCFCgAAXwAgBV4AAOsaACBfAADwGgAg_wkAAOwaACCACgAA7xoAIIUKAAABACADXgAA7RoAIP8JAADuGgAghQoAAF8AIANeAADrGgAg_wkAAOwaACCFCgAAAQAgAAAAAAAFXgAA1RoAIF8AAOkaACD_CQAA1hoAIIAKAADoGgAghQoAAFAAIAVeAADbGgAgXwAA5hoAIP8JAADcGgAggAoAAOUaACCFCgAAAQAgB14AAMwSACBfAADPEgAg_wkAAM0SACCACgAAzhIAIIMKAABOACCECgAATgAghQoAAFAAIAteAADAEgAwXwAAxRIAMP8JAADBEgAwgAoAAMISADCBCgAAwxIAIIIKAADEEgAwgwoAAMQSADCECgAAxBIAMIUKAADEEgAwhgoAAMYSADCHCgAAxxIAMAQDAAC2EgAgoQhAAAAAAa8IAgAAAAHGCAIAAAABAgAAAFsAIF4AAMsSACADAAAAWwAgXgAAyxIAIF8AAMoSACABVwAA5BoAMAoDAACZDQAgIwAA3Q4AIIIIAADcDgAwgwgAAFkAEIQIAADcDgAwoQhAAO0MACGvCAIA5gwAIcYIAgDmDAAh_QgCAOYMACH3CQAA2w4AIAIAAABbACBXAADKEgAgAgAAAMgSACBXAADJEgAgB4IIAADHEgAwgwgAAMgSABCECAAAxxIAMKEIQADtDAAhrwgCAOYMACHGCAIA5gwAIf0IAgDmDAAhB4IIAADHEgAwgwgAAMgSABCECAAAxxIAMKEIQADtDAAhrwgCAOYMACHGCAIA5gwAIf0IAgDmDAAhA6EIQACNDwAhrwgCAIgPACHGCAIAiA8AIQQDAAC0EgAgoQhAAI0PACGvCAIAiA8AIcYIAgCIDwAhBAMAALYSACChCEAAAAABrwgCAAAAAcYIAgAAAAEOGQAA6BIAICAAAOcSACAmAADpEgAgJwAA6hIAIKEIQAAAAAHACEAAAAABwggCAAAAAcQIQAAAAAHFCAIAAAABxwgBAAAAAcwIAAAAgQkC4wgBAAAAAf8IAgAAAAGCCQIAAAABAgAAAFAAIF4AAMwSACADAAAATgAgXgAAzBIAIF8AANASACAQAAAATgAgGQAA0xIAICAAANISACAmAADUEgAgJwAA1RIAIFcAANASACChCEAAjQ8AIcAIQACNDwAhwggCAIgPACHECEAAng8AIcUIAgCfDwAhxwgBAIcPACHMCAAA0RKBCSLjCAEAhw8AIf8IAgCfDwAhggkCAIgPACEOGQAA0xIAICAAANISACAmAADUEgAgJwAA1RIAIKEIQACNDwAhwAhAAI0PACHCCAIAiA8AIcQIQACeDwAhxQgCAJ8PACHHCAEAhw8AIcwIAADREoEJIuMIAQCHDwAh_wgCAJ8PACGCCQIAiA8AIQGCCgAAAIEJAgdeAADZGgAgXwAA4hoAIP8JAADaGgAggAoAAOEaACCDCgAAUgAghAoAAFIAIIUKAACOBwAgBV4AANcaACBfAADfGgAg_wkAANgaACCACgAA3hoAIIUKAAABACALXgAA2BIAMF8AAN0SADD_CQAA2RIAMIAKAADaEgAwgQoAANsSACCCCgAA3BIAMIMKAADcEgAwhAoAANwSADCFCgAA3BIAMIYKAADeEgAwhwoAAN8SADAEXwAA1hIAIIMKAABhACCECgAAYQAghQoAAOwHACACAAAAYQAgVwAA1xIAIAALGQAA5BIAICIAAOUSACAkAADmEgAglAgCAAAAAaEIQAAAAAHACEAAAAABwggCAAAAAcQIQAAAAAHFCAIAAAAB4wgBAAAAAf4IAgAAAAECAAAAXwAgXgAA4xIAIAMAAABfACBeAADjEgAgXwAA4hIAIAFXAADdGgAwERkAAJkNACAhAADKDQAgIgAA2g4AICQAAKAOACCCCAAA2Q4AMIMIAABWABCECAAA2Q4AMJQIAgAAAAGhCEAA7QwAIcAIQADtDAAhwggCAOYMACHECEAAjw0AIcUIAgDGDQAh4wgBAOUMACH8CAIA5gwAIf4IAgDmDAAh9gkAANgOACACAAAAXwAgVwAA4hIAIAIAAADgEgAgVwAA4RIAIAyCCAAA3xIAMIMIAADgEgAQhAgAAN8SADCUCAIA5gwAIaEIQADtDAAhwAhAAO0MACHCCAIA5gwAIcQIQACPDQAhxQgCAMYNACHjCAEA5QwAIfwIAgDmDAAh_ggCAOYMACEMgggAAN8SADCDCAAA4BIAEIQIAADfEgAwlAgCAOYMACGhCEAA7QwAIcAIQADtDAAhwggCAOYMACHECEAAjw0AIcUIAgDGDQAh4wgBAOUMACH8CAIA5gwAIf4IAgDmDAAhCJQIAgCIDwAhoQhAAI0PACHACEAAjQ8AIcIIAgCIDwAhxAhAAJ4PACHFCAIAnw8AIeMIAQCHDwAh_ggCAIgPACELGQAAvRIAICIAAL4SACAkAAC_EgAglAgCAIgPACGhCEAAjQ8AIcAIQACNDwAhwggCAIgPACHECEAAng8AIcUIAgCfDwAh4wgBAIcPACH-CAIAiA8AIQsZAADkEgAgIgAA5RIAICQAAOYSACCUCAIAAAABoQhAAAAAAcAIQAAAAAHCCAIAAAABxAhAAAAAAcUIAgAAAAHjCAEAAAAB_ggCAAAAAQNeAADbGgAg_wkAANwaACCFCgAAAQAgA14AAMwSACD_CQAAzRIAIIUKAABQACAEXgAAwBIAMP8JAADBEgAwgQoAAMMSACCFCgAAxBIAMANeAADZGgAg_wkAANoaACCFCgAAjgcAIANeAADXGgAg_wkAANgaACCFCgAAAQAgBF4AANgSADD_CQAA2RIAMIEKAADbEgAghQoAANwSADABhQoAAOwHACADXgAA1RoAIP8JAADWGgAghQoAAFAAIAAAAAAAB14AANAaACBfAADTGgAg_wkAANEaACCACgAA0hoAIIMKAABWACCECgAAVgAghQoAAF8AIANeAADQGgAg_wkAANEaACCFCgAAXwAgAAAAAAALXgAA-RIAMF8AAP4SADD_CQAA-hIAMIAKAAD7EgAwgQoAAPwSACCCCgAA_RIAMIMKAAD9EgAwhAoAAP0SADCFCgAA_RIAMIYKAAD_EgAwhwoAAIATADAPGQAA6BIAICUAAPISACAmAADpEgAgJwAA6hIAIJQIAgAAAAGhCEAAAAABwAhAAAAAAcIIAgAAAAHECEAAAAABxQgCAAAAAccIAQAAAAHMCAAAAIEJAuMIAQAAAAGBCQIAAAABggkCAAAAAQIAAABQACBeAACEEwAgAwAAAFAAIF4AAIQTACBfAACDEwAgAVcAAM8aADAVGQAAmQ0AICAAAOEOACAlAADiDgAgJgAAnw4AICcAAOMOACCCCAAA3w4AMIMIAABOABCECAAA3w4AMJQIAgAAAAGhCEAA7QwAIcAIQADtDAAhwggCAOYMACHECEAAjw0AIcUIAgDGDQAhxwgBAOUMACHMCAAA4A6BCSLjCAEA5QwAIf8IAgDGDQAhgQkCAMYNACGCCQIA5gwAIfgJAADeDgAgAgAAAFAAIFcAAIMTACACAAAAgRMAIFcAAIITACAPgggAAIATADCDCAAAgRMAEIQIAACAEwAwlAgCAOYMACGhCEAA7QwAIcAIQADtDAAhwggCAOYMACHECEAAjw0AIcUIAgDGDQAhxwgBAOUMACHMCAAA4A6BCSLjCAEA5QwAIf8IAgDGDQAhgQkCAMYNACGCCQIA5gwAIQ-CCAAAgBMAMIMIAACBEwAQhAgAAIATADCUCAIA5gwAIaEIQADtDAAhwAhAAO0MACHCCAIA5gwAIcQIQACPDQAhxQgCAMYNACHHCAEA5QwAIcwIAADgDoEJIuMIAQDlDAAh_wgCAMYNACGBCQIAxg0AIYIJAgDmDAAhC5QIAgCIDwAhoQhAAI0PACHACEAAjQ8AIcIIAgCIDwAhxAhAAJ4PACHFCAIAnw8AIccIAQCHDwAhzAgAANESgQki4wgBAIcPACGBCQIAnw8AIYIJAgCIDwAhDxkAANMSACAlAADxEgAgJgAA1BIAICcAANUSACCUCAIAiA8AIaEIQACNDwAhwAhAAI0PACHCCAIAiA8AIcQIQACeDwAhxQgCAJ8PACHHCAEAhw8AIcwIAADREoEJIuMIAQCHDwAhgQkCAJ8PACGCCQIAiA8AIQ8ZAADoEgAgJQAA8hIAICYAAOkSACAnAADqEgAglAgCAAAAAaEIQAAAAAHACEAAAAABwggCAAAAAcQIQAAAAAHFCAIAAAABxwgBAAAAAcwIAAAAgQkC4wgBAAAAAYEJAgAAAAGCCQIAAAABBF4AAPkSADD_CQAA-hIAMIEKAAD8EgAghQoAAP0SADAAAAAAAAAAAAAFXgAAyhoAIF8AAM0aACD_CQAAyxoAIIAKAADMGgAghQoAAAEAIANeAADKGgAg_wkAAMsaACCFCgAAAQAgAAAAAAACggoBAAAABIgKAQAAAAUFXgAAxRoAIF8AAMgaACD_CQAAxhoAIIAKAADHGgAghQoAAAEAIAGCCgEAAAAEA14AAMUaACD_CQAAxhoAIIUKAAABACAAAAAAAAVeAADAGgAgXwAAwxoAIP8JAADBGgAggAoAAMIaACCFCgAAAQAgA14AAMAaACD_CQAAwRoAIIUKAAABACAAAAAAAAVeAAC7GgAgXwAAvhoAIP8JAAC8GgAggAoAAL0aACCFCgAAAQAgA14AALsaACD_CQAAvBoAIIUKAAABACAAAAAAAAAAAAAABV4AALMaACBfAAC5GgAg_wkAALQaACCACgAAuBoAIIUKAAABACAFXgAAsRoAIF8AALYaACD_CQAAshoAIIAKAAC1GgAghQoAADkAIANeAACzGgAg_wkAALQaACCFCgAAAQAgA14AALEaACD_CQAAshoAIIUKAAA5ACAAAAAAAAVeAACsGgAgXwAArxoAIP8JAACtGgAggAoAAK4aACCFCgAAOQAgA14AAKwaACD_CQAArRoAIIUKAAA5ACAAAAAAAAVeAACkGgAgXwAAqhoAIP8JAAClGgAggAoAAKkaACCFCgAAOQAgBV4AAKIaACBfAACnGgAg_wkAAKMaACCACgAAphoAIIUKAAABACADXgAApBoAIP8JAAClGgAghQoAADkAIANeAACiGgAg_wkAAKMaACCFCgAAAQAgAAAAAAAFXgAAlxoAIF8AAKAaACD_CQAAmBoAIIAKAACfGgAghQoAAJEFACAFXgAAlRoAIF8AAJ0aACD_CQAAlhoAIIAKAACcGgAghQoAAAEAIAteAADoEwAwXwAA7RMAMP8JAADpEwAwgAoAAOoTADCBCgAA6xMAIIIKAADsEwAwgwoAAOwTADCECgAA7BMAMIUKAADsEwAwhgoAAO4TADCHCgAA7xMAMAteAADcEwAwXwAA4RMAMP8JAADdEwAwgAoAAN4TADCBCgAA3xMAIIIKAADgEwAwgwoAAOATADCECgAA4BMAMIUKAADgEwAwhgoAAOITADCHCgAA4xMAMAteAADQEwAwXwAA1RMAMP8JAADREwAwgAoAANITADCBCgAA0xMAIIIKAADUEwAwgwoAANQTADCECgAA1BMAMIUKAADUEwAwhgoAANYTADCHCgAA1xMAMAGUCAIAAAABAgAAAEcAIF4AANsTACADAAAARwAgXgAA2xMAIF8AANoTACABVwAAmxoAMAYaAADlDgAggggAAOQOADCDCAAARQAQhAgAAOQOADCUCAIAAAABmQkCAOYMACECAAAARwAgVwAA2hMAIAIAAADYEwAgVwAA2RMAIAWCCAAA1xMAMIMIAADYEwAQhAgAANcTADCUCAIA5gwAIZkJAgDmDAAhBYIIAADXEwAwgwgAANgTABCECAAA1xMAMJQIAgDmDAAhmQkCAOYMACEBlAgCAIgPACEBlAgCAIgPACEBlAgCAAAAAQQDAAC0EwAgrwgCAAAAAZoJAgAAAAGbCUAAAAABAgAAAEMAIF4AAOcTACADAAAAQwAgXgAA5xMAIF8AAOYTACABVwAAmhoAMAoDAACZDQAgGgAA5Q4AIIIIAADnDgAwgwgAAEEAEIQIAADnDgAwrwgCAOYMACGZCQIA5gwAIZoJAgDmDAAhmwlAAO0MACH5CQAA5g4AIAIAAABDACBXAADmEwAgAgAAAOQTACBXAADlEwAgB4IIAADjEwAwgwgAAOQTABCECAAA4xMAMK8IAgDmDAAhmQkCAOYMACGaCQIA5gwAIZsJQADtDAAhB4IIAADjEwAwgwgAAOQTABCECAAA4xMAMK8IAgDmDAAhmQkCAOYMACGaCQIA5gwAIZsJQADtDAAhA68IAgCIDwAhmgkCAIgPACGbCUAAjQ8AIQQDAACyEwAgrwgCAIgPACGaCQIAiA8AIZsJQACNDwAhBAMAALQTACCvCAIAAAABmgkCAAAAAZsJQAAAAAEIGQAAxRMAIJQIAgAAAAGhCEAAAAABwAhAAAAAAcIIAgAAAAHDCAEAAAABxAhAAAAAAcUIAgAAAAECAAAAPwAgXgAA8xMAIAMAAAA_ACBeAADzEwAgXwAA8hMAIAFXAACZGgAwDRkAAJkNACAaAADlDgAggggAAOgOADCDCAAAPQAQhAgAAOgOADCUCAIAAAABoQhAAO0MACHACEAA7QwAIcIIAgDmDAAhwwgBAOUMACHECEAAjw0AIcUIAgDGDQAhmQkCAOYMACECAAAAPwAgVwAA8hMAIAIAAADwEwAgVwAA8RMAIAuCCAAA7xMAMIMIAADwEwAQhAgAAO8TADCUCAIA5gwAIaEIQADtDAAhwAhAAO0MACHCCAIA5gwAIcMIAQDlDAAhxAhAAI8NACHFCAIAxg0AIZkJAgDmDAAhC4IIAADvEwAwgwgAAPATABCECAAA7xMAMJQIAgDmDAAhoQhAAO0MACHACEAA7QwAIcIIAgDmDAAhwwgBAOUMACHECEAAjw0AIcUIAgDGDQAhmQkCAOYMACEHlAgCAIgPACGhCEAAjQ8AIcAIQACNDwAhwggCAIgPACHDCAEAhw8AIcQIQACeDwAhxQgCAJ8PACEIGQAAwxMAIJQIAgCIDwAhoQhAAI0PACHACEAAjQ8AIcIIAgCIDwAhwwgBAIcPACHECEAAng8AIcUIAgCfDwAhCBkAAMUTACCUCAIAAAABoQhAAAAAAcAIQAAAAAHCCAIAAAABwwgBAAAAAcQIQAAAAAHFCAIAAAABA14AAJcaACD_CQAAmBoAIIUKAACRBQAgA14AAJUaACD_CQAAlhoAIIUKAAABACAEXgAA6BMAMP8JAADpEwAwgQoAAOsTACCFCgAA7BMAMAReAADcEwAw_wkAAN0TADCBCgAA3xMAIIUKAADgEwAwBF4AANATADD_CQAA0RMAMIEKAADTEwAghQoAANQTADAAAAAAAAteAAD_EwAwXwAAhBQAMP8JAACAFAAwgAoAAIEUADCBCgAAghQAIIIKAACDFAAwgwoAAIMUADCECgAAgxQAMIUKAACDFAAwhgoAAIUUADCHCgAAhhQAMBMZAAD1EwAgGwAA9hMAIBwAAPcTACAdAAD4EwAglAgCAAAAAaEIQAAAAAHACEAAAAABwggCAAAAAcMIAQAAAAHECEAAAAABxQgCAAAAAccIAQAAAAGdCSAAAAABngkgAAAAAZ8JAgAAAAGgCUAAAAABoQkCAAAAAaIJAgAAAAGjCSAAAAABAgAAADkAIF4AAIoUACADAAAAOQAgXgAAihQAIF8AAIkUACABVwAAlBoAMBgYAADqDgAgGQAAmQ0AIBsAAJ0OACAcAACeDgAgHQAA6w4AIIIIAADpDgAwgwgAADcAEIQIAADpDgAwlAgCAAAAAaEIQADtDAAhwAhAAO0MACHCCAIA5gwAIcMIAQDlDAAhxAhAAI8NACHFCAIAxg0AIccIAQDlDAAhnAkCAOYMACGdCSAAkA0AIZ4JIACQDQAhnwkCAOYMACGgCUAA7QwAIaEJAgDmDAAhogkCAMYNACGjCSAAkA0AIQIAAAA5ACBXAACJFAAgAgAAAIcUACBXAACIFAAgE4IIAACGFAAwgwgAAIcUABCECAAAhhQAMJQIAgDmDAAhoQhAAO0MACHACEAA7QwAIcIIAgDmDAAhwwgBAOUMACHECEAAjw0AIcUIAgDGDQAhxwgBAOUMACGcCQIA5gwAIZ0JIACQDQAhngkgAJANACGfCQIA5gwAIaAJQADtDAAhoQkCAOYMACGiCQIAxg0AIaMJIACQDQAhE4IIAACGFAAwgwgAAIcUABCECAAAhhQAMJQIAgDmDAAhoQhAAO0MACHACEAA7QwAIcIIAgDmDAAhwwgBAOUMACHECEAAjw0AIcUIAgDGDQAhxwgBAOUMACGcCQIA5gwAIZ0JIACQDQAhngkgAJANACGfCQIA5gwAIaAJQADtDAAhoQkCAOYMACGiCQIAxg0AIaMJIACQDQAhD5QIAgCIDwAhoQhAAI0PACHACEAAjQ8AIcIIAgCIDwAhwwgBAIcPACHECEAAng8AIcUIAgCfDwAhxwgBAIcPACGdCSAAthAAIZ4JIAC2EAAhnwkCAIgPACGgCUAAjQ8AIaEJAgCIDwAhogkCAJ8PACGjCSAAthAAIRMZAADMEwAgGwAAzRMAIBwAAM4TACAdAADPEwAglAgCAIgPACGhCEAAjQ8AIcAIQACNDwAhwggCAIgPACHDCAEAhw8AIcQIQACeDwAhxQgCAJ8PACHHCAEAhw8AIZ0JIAC2EAAhngkgALYQACGfCQIAiA8AIaAJQACNDwAhoQkCAIgPACGiCQIAnw8AIaMJIAC2EAAhExkAAPUTACAbAAD2EwAgHAAA9xMAIB0AAPgTACCUCAIAAAABoQhAAAAAAcAIQAAAAAHCCAIAAAABwwgBAAAAAcQIQAAAAAHFCAIAAAABxwgBAAAAAZ0JIAAAAAGeCSAAAAABnwkCAAAAAaAJQAAAAAGhCQIAAAABogkCAAAAAaMJIAAAAAEEXgAA_xMAMP8JAACAFAAwgQoAAIIUACCFCgAAgxQAMAAAAAAAAAAAAAAAAAAABV4AAI8aACBfAACSGgAg_wkAAJAaACCACgAAkRoAIIUKAAABACADXgAAjxoAIP8JAACQGgAghQoAAAEAIAAAAAAABV4AAIcaACBfAACNGgAg_wkAAIgaACCACgAAjBoAIIUKAADuAwAgBV4AAIUaACBfAACKGgAg_wkAAIYaACCACgAAiRoAIIUKAADSAQAgA14AAIcaACD_CQAAiBoAIIUKAADuAwAgA14AAIUaACD_CQAAhhoAIIUKAADSAQAgAAAAAAAFXgAA_BkAIF8AAIMaACD_CQAA_RkAIIAKAACCGgAghQoAAAEAIAVeAAD6GQAgXwAAgBoAIP8JAAD7GQAggAoAAP8ZACCFCgAAAQAgC14AAK0UADBfAACyFAAw_wkAAK4UADCACgAArxQAMIEKAACwFAAgggoAALEUADCDCgAAsRQAMIQKAACxFAAwhQoAALEUADCGCgAAsxQAMIcKAAC0FAAwBUwAAKMUACCqCQEAAAABsgkCAAAAAbQJAQAAAAG1CQIAAAABAgAAANYBACBeAAC4FAAgAwAAANYBACBeAAC4FAAgXwAAtxQAIAFXAAD-GQAwCkwAAIkOACBNAACKDgAggggAAIgOADCDCAAA1AEAEIQIAACIDgAwqgkBAI4NACGyCQIAAAABswkCAOYMACG0CQEAjg0AIbUJAgDGDQAhAgAAANYBACBXAAC3FAAgAgAAALUUACBXAAC2FAAgCIIIAAC0FAAwgwgAALUUABCECAAAtBQAMKoJAQCODQAhsgkCAOYMACGzCQIA5gwAIbQJAQCODQAhtQkCAMYNACEIgggAALQUADCDCAAAtRQAEIQIAAC0FAAwqgkBAI4NACGyCQIA5gwAIbMJAgDmDAAhtAkBAI4NACG1CQIAxg0AIQSqCQEAsw8AIbIJAgCIDwAhtAkBALMPACG1CQIAnw8AIQVMAAChFAAgqgkBALMPACGyCQIAiA8AIbQJAQCzDwAhtQkCAJ8PACEFTAAAoxQAIKoJAQAAAAGyCQIAAAABtAkBAAAAAbUJAgAAAAEDXgAA_BkAIP8JAAD9GQAghQoAAAEAIANeAAD6GQAg_wkAAPsZACCFCgAAAQAgBF4AAK0UADD_CQAArhQAMIEKAACwFAAghQoAALEUADAAAAAAAAVeAADyGQAgXwAA-BkAIP8JAADzGQAggAoAAPcZACCFCgAAAQAgBV4AAPAZACBfAAD1GQAg_wkAAPEZACCACgAA9BkAIIUKAAABACADXgAA8hkAIP8JAADzGQAghQoAAAEAIANeAADwGQAg_wkAAPEZACCFCgAAAQAgAAAAAAALXgAAyxQAMF8AAM8UADD_CQAAzBQAMIAKAADNFAAwgQoAAM4UACCCCgAAsRQAMIMKAACxFAAwhAoAALEUADCFCgAAsRQAMIYKAADQFAAwhwoAALQUADAFTQAApBQAIKoJAQAAAAGzCQIAAAABtAkBAAAAAbUJAgAAAAECAAAA1gEAIF4AANMUACADAAAA1gEAIF4AANMUACBfAADSFAAgAVcAAO8ZADACAAAA1gEAIFcAANIUACACAAAAtRQAIFcAANEUACAEqgkBALMPACGzCQIAiA8AIbQJAQCzDwAhtQkCAJ8PACEFTQAAohQAIKoJAQCzDwAhswkCAIgPACG0CQEAsw8AIbUJAgCfDwAhBU0AAKQUACCqCQEAAAABswkCAAAAAbQJAQAAAAG1CQIAAAABBF4AAMsUADD_CQAAzBQAMIEKAADOFAAghQoAALEUADAAAAAAAAAHXgAA5xkAIF8AAO0ZACD_CQAA6BkAIIAKAADsGQAggwoAAK8BACCECgAArwEAIIUKAAABACAFXgAA5RkAIF8AAOoZACD_CQAA5hkAIIAKAADpGQAghQoAAAEAIANeAADnGQAg_wkAAOgZACCFCgAAAQAgA14AAOUZACD_CQAA5hkAIIUKAAABACAAAAAAAAGCCgAAAMUJAgVeAADaGQAgXwAA4xkAIP8JAADbGQAggAoAAOIZACCFCgAAAQAgB14AANgZACBfAADgGQAg_wkAANkZACCACgAA3xkAIIMKAACvAQAghAoAAK8BACCFCgAAAQAgB14AANYZACBfAADdGQAg_wkAANcZACCACgAA3BkAIIMKAACvAQAghAoAAK8BACCFCgAAAQAgA14AANoZACD_CQAA2xkAIIUKAAABACADXgAA2BkAIP8JAADZGQAghQoAAAEAIANeAADWGQAg_wkAANcZACCFCgAAAQAgAAAAAAAAAAAAAAVeAADRGQAgXwAA1BkAIP8JAADSGQAggAoAANMZACCFCgAAAQAgA14AANEZACD_CQAA0hkAIIUKAAABACAAAAAAAAVeAADMGQAgXwAAzxkAIP8JAADNGQAggAoAAM4ZACCFCgAAAQAgA14AAMwZACD_CQAAzRkAIIUKAAABACAAAAAAAAVeAADHGQAgXwAAyhkAIP8JAADIGQAggAoAAMkZACCFCgAAAQAgA14AAMcZACD_CQAAyBkAIIUKAAABACAAAAAAAAdeAADCGQAgXwAAxRkAIP8JAADDGQAggAoAAMQZACCDCgAArwEAIIQKAACvAQAghQoAAAEAIANeAADCGQAg_wkAAMMZACCFCgAAAQAgAAAAAAAAAAAAAAVeAAC9GQAgXwAAwBkAIP8JAAC-GQAggAoAAL8ZACCFCgAAAQAgA14AAL0ZACD_CQAAvhkAIIUKAAABACAAAAAAAAGCCgAAAN0JAgteAAC4GAAwXwAAvBgAMP8JAAC5GAAwgAoAALoYADCBCgAAuxgAIIIKAAC7DwAwgwoAALsPADCECgAAuw8AMIUKAAC7DwAwhgoAAL0YADCHCgAAvg8AMAteAACsGAAwXwAAsRgAMP8JAACtGAAwgAoAAK4YADCBCgAArxgAIIIKAACwGAAwgwoAALAYADCECgAAsBgAMIUKAACwGAAwhgoAALIYADCHCgAAsxgAMAteAACjGAAwXwAApxgAMP8JAACkGAAwgAoAAKUYADCBCgAAphgAIIIKAACjEAAwgwoAAKMQADCECgAAoxAAMIUKAACjEAAwhgoAAKgYADCHCgAAphAAMAdeAACeGAAgXwAAoRgAIP8JAACfGAAggAoAAKAYACCDCgAAKQAghAoAACkAIIUKAACbBgAgC14AAJIYADBfAACXGAAw_wkAAJMYADCACgAAlBgAMIEKAACVGAAgggoAAJYYADCDCgAAlhgAMIQKAACWGAAwhQoAAJYYADCGCgAAmBgAMIcKAACZGAAwC14AAIYYADBfAACLGAAw_wkAAIcYADCACgAAiBgAMIEKAACJGAAgggoAAIoYADCDCgAAihgAMIQKAACKGAAwhQoAAIoYADCGCgAAjBgAMIcKAACNGAAwC14AAPoXADBfAAD_FwAw_wkAAPsXADCACgAA_BcAMIEKAAD9FwAgggoAAP4XADCDCgAA_hcAMIQKAAD-FwAwhQoAAP4XADCGCgAAgBgAMIcKAACBGAAwC14AAPEXADBfAAD1FwAw_wkAAPIXADCACgAA8xcAMIEKAAD0FwAgggoAAIMUADCDCgAAgxQAMIQKAACDFAAwhQoAAIMUADCGCgAA9hcAMIcKAACGFAAwC14AAOgXADBfAADsFwAw_wkAAOkXADCACgAA6hcAMIEKAADrFwAgggoAAOwTADCDCgAA7BMAMIQKAADsEwAwhQoAAOwTADCGCgAA7RcAMIcKAADvEwAwC14AAN8XADBfAADjFwAw_wkAAOAXADCACgAA4RcAMIEKAADiFwAgggoAAOATADCDCgAA4BMAMIQKAADgEwAwhQoAAOATADCGCgAA5BcAMIcKAADjEwAwC14AANYXADBfAADaFwAw_wkAANcXADCACgAA2BcAMIEKAADZFwAgggoAAP0SADCDCgAA_RIAMIQKAAD9EgAwhQoAAP0SADCGCgAA2xcAMIcKAACAEwAwC14AAM0XADBfAADRFwAw_wkAAM4XADCACgAAzxcAMIEKAADQFwAgggoAANwSADCDCgAA3BIAMIQKAADcEgAwhQoAANwSADCGCgAA0hcAMIcKAADfEgAwC14AAMQXADBfAADIFwAw_wkAAMUXADCACgAAxhcAMIEKAADHFwAgggoAAMQSADCDCgAAxBIAMIQKAADEEgAwhQoAAMQSADCGCgAAyRcAMIcKAADHEgAwC14AALgXADBfAAC9FwAw_wkAALkXADCACgAAuhcAMIEKAAC7FwAgggoAALwXADCDCgAAvBcAMIQKAAC8FwAwhQoAALwXADCGCgAAvhcAMIcKAAC_FwAwC14AAKwXADBfAACxFwAw_wkAAK0XADCACgAArhcAMIEKAACvFwAgggoAALAXADCDCgAAsBcAMIQKAACwFwAwhQoAALAXADCGCgAAshcAMIcKAACzFwAwC14AAKAXADBfAAClFwAw_wkAAKEXADCACgAAohcAMIEKAACjFwAgggoAAKQXADCDCgAApBcAMIQKAACkFwAwhQoAAKQXADCGCgAAphcAMIcKAACnFwAwC14AAJQXADBfAACZFwAw_wkAAJUXADCACgAAlhcAMIEKAACXFwAgggoAAJgXADCDCgAAmBcAMIQKAACYFwAwhQoAAJgXADCGCgAAmhcAMIcKAACbFwAwC14AAIsXADBfAACPFwAw_wkAAIwXADCACgAAjRcAMIEKAACOFwAgggoAAJQRADCDCgAAlBEAMIQKAACUEQAwhQoAAJQRADCGCgAAkBcAMIcKAACXEQAwC14AAIIXADBfAACGFwAw_wkAAIMXADCACgAAhBcAMIEKAACFFwAgggoAAPURADCDCgAA9REAMIQKAAD1EQAwhQoAAPURADCGCgAAhxcAMIcKAAD4EQAwC14AAPYWADBfAAD7FgAw_wkAAPcWADCACgAA-BYAMIEKAAD5FgAgggoAAPoWADCDCgAA-hYAMIQKAAD6FgAwhQoAAPoWADCGCgAA_BYAMIcKAAD9FgAwC14AAO0WADBfAADxFgAw_wkAAO4WADCACgAA7xYAMIEKAADwFgAgggoAAIgRADCDCgAAiBEAMIQKAACIEQAwhQoAAIgRADCGCgAA8hYAMIcKAACLEQAwC14AAOEWADBfAADmFgAw_wkAAOIWADCACgAA4xYAMIEKAADkFgAgggoAAOUWADCDCgAA5RYAMIQKAADlFgAwhQoAAOUWADCGCgAA5xYAMIcKAADoFgAwB14AANwWACBfAADfFgAg_wkAAN0WACCACgAA3hYAIIMKAACpAQAghAoAAKkBACCFCgAAtgoAIAteAADTFgAwXwAA1xYAMP8JAADUFgAwgAoAANUWADCBCgAA1hYAIIIKAADCFgAwgwoAAMIWADCECgAAwhYAMIUKAADCFgAwhgoAANgWADCHCgAAxRYAMAteAADKFgAwXwAAzhYAMP8JAADLFgAwgAoAAMwWADCBCgAAzRYAIIIKAADCFgAwgwoAAMIWADCECgAAwhYAMIUKAADCFgAwhgoAAM8WADCHCgAAxRYAMAteAAC-FgAwXwAAwxYAMP8JAAC_FgAwgAoAAMAWADCBCgAAwRYAIIIKAADCFgAwgwoAAMIWADCECgAAwhYAMIUKAADCFgAwhgoAAMQWADCHCgAAxRYAMAteAAC1FgAwXwAAuRYAMP8JAAC2FgAwgAoAALcWADCBCgAAuBYAIIIKAACtFgAwgwoAAK0WADCECgAArRYAMIUKAACtFgAwhgoAALoWADCHCgAAsBYAMAteAACpFgAwXwAArhYAMP8JAACqFgAwgAoAAKsWADCBCgAArBYAIIIKAACtFgAwgwoAAK0WADCECgAArRYAMIUKAACtFgAwhgoAAK8WADCHCgAAsBYAMAteAACdFgAwXwAAohYAMP8JAACeFgAwgAoAAJ8WADCBCgAAoBYAIIIKAAChFgAwgwoAAKEWADCECgAAoRYAMIUKAAChFgAwhgoAAKMWADCHCgAApBYAMAteAACRFgAwXwAAlhYAMP8JAACSFgAwgAoAAJMWADCBCgAAlBYAIIIKAACVFgAwgwoAAJUWADCECgAAlRYAMIUKAACVFgAwhgoAAJcWADCHCgAAmBYAMAteAACFFgAwXwAAihYAMP8JAACGFgAwgAoAAIcWADCBCgAAiBYAIIIKAACJFgAwgwoAAIkWADCECgAAiRYAMIUKAACJFgAwhgoAAIsWADCHCgAAjBYAMAteAAD5FQAwXwAA_hUAMP8JAAD6FQAwgAoAAPsVADCBCgAA_BUAIIIKAAD9FQAwgwoAAP0VADCECgAA_RUAMIUKAAD9FQAwhgoAAP8VADCHCgAAgBYAMAteAADwFQAwXwAA9BUAMP8JAADxFQAwgAoAAPIVADCBCgAA8xUAIIIKAADoFQAwgwoAAOgVADCECgAA6BUAMIUKAADoFQAwhgoAAPUVADCHCgAA6xUAMAteAADkFQAwXwAA6RUAMP8JAADlFQAwgAoAAOYVADCBCgAA5xUAIIIKAADoFQAwgwoAAOgVADCECgAA6BUAMIUKAADoFQAwhgoAAOoVADCHCgAA6xUAMAteAADbFQAwXwAA3xUAMP8JAADcFQAwgAoAAN0VADCBCgAA3hUAIIIKAADTFQAwgwoAANMVADCECgAA0xUAMIUKAADTFQAwhgoAAOAVADCHCgAA1hUAMAteAADPFQAwXwAA1BUAMP8JAADQFQAwgAoAANEVADCBCgAA0hUAIIIKAADTFQAwgwoAANMVADCECgAA0xUAMIUKAADTFQAwhgoAANUVADCHCgAA1hUAMAteAADDFQAwXwAAyBUAMP8JAADEFQAwgAoAAMUVADCBCgAAxhUAIIIKAADHFQAwgwoAAMcVADCECgAAxxUAMIUKAADHFQAwhgoAAMkVADCHCgAAyhUAMAShCEAAAAABuwgCAAAAAb0IAgAAAAG_CAEAAAABAgAAAN4BACBeAADOFQAgAwAAAN4BACBeAADOFQAgXwAAzRUAIAFXAAC8GQAwCgMAAJkNACCCCAAAhw4AMIMIAADcAQAQhAgAAIcOADChCEAA7QwAIa8IAgDmDAAhuwgCAOYMACG9CAIA5gwAIb8IAQAAAAHvCQAAhg4AIAIAAADeAQAgVwAAzRUAIAIAAADLFQAgVwAAzBUAIAiCCAAAyhUAMIMIAADLFQAQhAgAAMoVADChCEAA7QwAIa8IAgDmDAAhuwgCAOYMACG9CAIA5gwAIb8IAQDlDAAhCIIIAADKFQAwgwgAAMsVABCECAAAyhUAMKEIQADtDAAhrwgCAOYMACG7CAIA5gwAIb0IAgDmDAAhvwgBAOUMACEEoQhAAI0PACG7CAIAiA8AIb0IAgCIDwAhvwgBAIcPACEEoQhAAI0PACG7CAIAiA8AIb0IAgCIDwAhvwgBAIcPACEEoQhAAAAAAbsIAgAAAAG9CAIAAAABvwgBAAAAAQoDAAC5FAAgKwIAAAABTgAAuxQAIJQIAgAAAAGhCEAAAAABrwgCAAAAAaoJAQAAAAG0CQEAAAABtgkBAAAAAbcJQAAAAAECAAAA0gEAIF4AANoVACADAAAA0gEAIF4AANoVACBfAADZFQAgAVcAALsZADAPAwAAmQ0AICsCAOYMACFJAACZDQAgTgAA8w0AIIIIAACLDgAwgwgAANABABCECAAAiw4AMJQIAgAAAAGhCEAA7QwAIa8IAgDmDAAhqgkBAOUMACG0CQEAjg0AIbUJAgDmDAAhtgkBAOUMACG3CUAAjw0AIQIAAADSAQAgVwAA2RUAIAIAAADXFQAgVwAA2BUAIAwrAgDmDAAhgggAANYVADCDCAAA1xUAEIQIAADWFQAwlAgCAOYMACGhCEAA7QwAIa8IAgDmDAAhqgkBAOUMACG0CQEAjg0AIbUJAgDmDAAhtgkBAOUMACG3CUAAjw0AIQwrAgDmDAAhgggAANYVADCDCAAA1xUAEIQIAADWFQAwlAgCAOYMACGhCEAA7QwAIa8IAgDmDAAhqgkBAOUMACG0CQEAjg0AIbUJAgDmDAAhtgkBAOUMACG3CUAAjw0AIQgrAgCIDwAhlAgCAIgPACGhCEAAjQ8AIa8IAgCIDwAhqgkBAIcPACG0CQEAsw8AIbYJAQCHDwAhtwlAAJ4PACEKAwAAqhQAICsCAIgPACFOAACsFAAglAgCAIgPACGhCEAAjQ8AIa8IAgCIDwAhqgkBAIcPACG0CQEAsw8AIbYJAQCHDwAhtwlAAJ4PACEKAwAAuRQAICsCAAAAAU4AALsUACCUCAIAAAABoQhAAAAAAa8IAgAAAAGqCQEAAAABtAkBAAAAAbYJAQAAAAG3CUAAAAABCisCAAAAAUkAALoUACBOAAC7FAAglAgCAAAAAaEIQAAAAAGqCQEAAAABtAkBAAAAAbUJAgAAAAG2CQEAAAABtwlAAAAAAQIAAADSAQAgXgAA4xUAIAMAAADSAQAgXgAA4xUAIF8AAOIVACABVwAAuhkAMAIAAADSAQAgVwAA4hUAIAIAAADXFQAgVwAA4RUAIAgrAgCIDwAhlAgCAIgPACGhCEAAjQ8AIaoJAQCHDwAhtAkBALMPACG1CQIAiA8AIbYJAQCHDwAhtwlAAJ4PACEKKwIAiA8AIUkAAKsUACBOAACsFAAglAgCAIgPACGhCEAAjQ8AIaoJAQCHDwAhtAkBALMPACG1CQIAiA8AIbYJAQCHDwAhtwlAAJ4PACEKKwIAAAABSQAAuhQAIE4AALsUACCUCAIAAAABoQhAAAAAAaoJAQAAAAG0CQEAAAABtQkCAAAAAbYJAQAAAAG3CUAAAAABBgMAAMMUACCUCAIAAAABoQhAAAAAAa8IAgAAAAGlCQEAAAABuAlAAAAAAQIAAADNAQAgXgAA7xUAIAMAAADNAQAgXgAA7xUAIF8AAO4VACABVwAAuRkAMAsDAACZDQAgSQAAmQ0AIIIIAACMDgAwgwgAAMsBABCECAAAjA4AMJQIAgAAAAGhCEAA7QwAIa8IAgDmDAAhpQkBAOUMACG1CQIA5gwAIbgJQACPDQAhAgAAAM0BACBXAADuFQAgAgAAAOwVACBXAADtFQAgCYIIAADrFQAwgwgAAOwVABCECAAA6xUAMJQIAgDmDAAhoQhAAO0MACGvCAIA5gwAIaUJAQDlDAAhtQkCAOYMACG4CUAAjw0AIQmCCAAA6xUAMIMIAADsFQAQhAgAAOsVADCUCAIA5gwAIaEIQADtDAAhrwgCAOYMACGlCQEA5QwAIbUJAgDmDAAhuAlAAI8NACEFlAgCAIgPACGhCEAAjQ8AIa8IAgCIDwAhpQkBAIcPACG4CUAAng8AIQYDAADBFAAglAgCAIgPACGhCEAAjQ8AIa8IAgCIDwAhpQkBAIcPACG4CUAAng8AIQYDAADDFAAglAgCAAAAAaEIQAAAAAGvCAIAAAABpQkBAAAAAbgJQAAAAAEGSQAAxBQAIJQIAgAAAAGhCEAAAAABpQkBAAAAAbUJAgAAAAG4CUAAAAABAgAAAM0BACBeAAD4FQAgAwAAAM0BACBeAAD4FQAgXwAA9xUAIAFXAAC4GQAwAgAAAM0BACBXAAD3FQAgAgAAAOwVACBXAAD2FQAgBZQIAgCIDwAhoQhAAI0PACGlCQEAhw8AIbUJAgCIDwAhuAlAAJ4PACEGSQAAwhQAIJQIAgCIDwAhoQhAAI0PACGlCQEAhw8AIbUJAgCIDwAhuAlAAJ4PACEGSQAAxBQAIJQIAgAAAAGhCEAAAAABpQkBAAAAAbUJAgAAAAG4CUAAAAABDpQIAgAAAAGWCEAAAAABnghAAAAAAaIIQAAAAAG7CAQAAAABvwgBAAAAAaoJAQAAAAGrCQIAAAABrAkCAAAAAa0JAgAAAAGuCQQAAAABrwkCAAAAAbAJAQAAAAGxCUAAAAABAgAAAMkBACBeAACEFgAgAwAAAMkBACBeAACEFgAgXwAAgxYAIAFXAAC3GQAwEwMAAJkNACCCCAAAjQ4AMIMIAADHAQAQhAgAAI0OADCUCAIAAAABlghAAI8NACGeCEAA7QwAIaIIQACPDQAhrwgCAOYMACG7CAQAmA0AIb8IAQAAAAGqCQEA5QwAIasJAgDmDAAhrAkCAOYMACGtCQIA5gwAIa4JBACYDQAhrwkCAOYMACGwCQEAjg0AIbEJQACPDQAhAgAAAMkBACBXAACDFgAgAgAAAIEWACBXAACCFgAgEoIIAACAFgAwgwgAAIEWABCECAAAgBYAMJQIAgDmDAAhlghAAI8NACGeCEAA7QwAIaIIQACPDQAhrwgCAOYMACG7CAQAmA0AIb8IAQCODQAhqgkBAOUMACGrCQIA5gwAIawJAgDmDAAhrQkCAOYMACGuCQQAmA0AIa8JAgDmDAAhsAkBAI4NACGxCUAAjw0AIRKCCAAAgBYAMIMIAACBFgAQhAgAAIAWADCUCAIA5gwAIZYIQACPDQAhnghAAO0MACGiCEAAjw0AIa8IAgDmDAAhuwgEAJgNACG_CAEAjg0AIaoJAQDlDAAhqwkCAOYMACGsCQIA5gwAIa0JAgDmDAAhrgkEAJgNACGvCQIA5gwAIbAJAQCODQAhsQlAAI8NACEOlAgCAIgPACGWCEAAng8AIZ4IQACNDwAhoghAAJ4PACG7CAQAwhAAIb8IAQCzDwAhqgkBAIcPACGrCQIAiA8AIawJAgCIDwAhrQkCAIgPACGuCQQAwhAAIa8JAgCIDwAhsAkBALMPACGxCUAAng8AIQ6UCAIAiA8AIZYIQACeDwAhnghAAI0PACGiCEAAng8AIbsIBADCEAAhvwgBALMPACGqCQEAhw8AIasJAgCIDwAhrAkCAIgPACGtCQIAiA8AIa4JBADCEAAhrwkCAIgPACGwCQEAsw8AIbEJQACeDwAhDpQIAgAAAAGWCEAAAAABnghAAAAAAaIIQAAAAAG7CAQAAAABvwgBAAAAAaoJAQAAAAGrCQIAAAABrAkCAAAAAa0JAgAAAAGuCQQAAAABrwkCAAAAAbAJAQAAAAGxCUAAAAABBpQIAgAAAAGhCEAAAAABoghAAAAAAacIAAEAAAHQCQIAAAAB0QkCAAAAAQIAAADFAQAgXgAAkBYAIAMAAADFAQAgXgAAkBYAIF8AAI8WACABVwAAthkAMAtGAACZDQAggggAAI4OADCDCAAAwwEAEIQIAACODgAwlAgCAAAAAaEIQADtDAAhoghAAO0MACGnCAABAAABzwkCAOYMACHQCQIA5gwAIdEJAgDmDAAhAgAAAMUBACBXAACPFgAgAgAAAI0WACBXAACOFgAgCoIIAACMFgAwgwgAAI0WABCECAAAjBYAMJQIAgDmDAAhoQhAAO0MACGiCEAA7QwAIacIAAHWDQAhzwkCAOYMACHQCQIA5gwAIdEJAgDmDAAhCoIIAACMFgAwgwgAAI0WABCECAAAjBYAMJQIAgDmDAAhoQhAAO0MACGiCEAA7QwAIacIAAHWDQAhzwkCAOYMACHQCQIA5gwAIdEJAgDmDAAhBpQIAgCIDwAhoQhAAI0PACGiCEAAjQ8AIacIAAGcDwAh0AkCAIgPACHRCQIAiA8AIQaUCAIAiA8AIaEIQACNDwAhoghAAI0PACGnCAABnA8AIdAJAgCIDwAh0QkCAIgPACEGlAgCAAAAAaEIQAAAAAGiCEAAAAABpwgAAQAAAdAJAgAAAAHRCQIAAAABBqEIQAAAAAGiCEAAAAABpwgAAQAAAakIQAAAAAHNCQEAAAABzgkBAAAAAQIAAADBAQAgXgAAnBYAIAMAAADBAQAgXgAAnBYAIF8AAJsWACABVwAAtRkAMAsDAACZDQAggggAAI8OADCDCAAAvwEAEIQIAACPDgAwoQhAAO0MACGiCEAA7QwAIacIAAEAAAGpCEAAjw0AIa8IAgDmDAAhzQkBAOUMACHOCQEA5QwAIQIAAADBAQAgVwAAmxYAIAIAAACZFgAgVwAAmhYAIAqCCAAAmBYAMIMIAACZFgAQhAgAAJgWADChCEAA7QwAIaIIQADtDAAhpwgAAdYNACGpCEAAjw0AIa8IAgDmDAAhzQkBAOUMACHOCQEA5QwAIQqCCAAAmBYAMIMIAACZFgAQhAgAAJgWADChCEAA7QwAIaIIQADtDAAhpwgAAdYNACGpCEAAjw0AIa8IAgDmDAAhzQkBAOUMACHOCQEA5QwAIQahCEAAjQ8AIaIIQACNDwAhpwgAAZwPACGpCEAAng8AIc0JAQCHDwAhzgkBAIcPACEGoQhAAI0PACGiCEAAjQ8AIacIAAGcDwAhqQhAAJ4PACHNCQEAhw8AIc4JAQCHDwAhBqEIQAAAAAGiCEAAAAABpwgAAQAAAakIQAAAAAHNCQEAAAABzgkBAAAAAQlXgAAAAAGUCAIAAAABoQhAAAAAAasJAgAAAAGwCQEAAAAB0gkBAAAAAdMJAQAAAAHUCUAAAAAB1QlAAAAAAQIAAAC8AQAgXgAAqBYAIAMAAAC8AQAgXgAAqBYAIF8AAKcWACABVwAAtBkAMA4DAACRDgAgVwAA4A0AIIIIAACQDgAwgwgAALoBABCECAAAkA4AMJQIAgAAAAGhCEAA7QwAIa8IAgDGDQAhqwkCAOYMACGwCQEAjg0AIdIJAQDlDAAh0wkBAOUMACHUCUAA7QwAIdUJQACPDQAhAgAAALwBACBXAACnFgAgAgAAAKUWACBXAACmFgAgDVcAAOANACCCCAAApBYAMIMIAAClFgAQhAgAAKQWADCUCAIA5gwAIaEIQADtDAAhrwgCAMYNACGrCQIA5gwAIbAJAQCODQAh0gkBAOUMACHTCQEA5QwAIdQJQADtDAAh1QlAAI8NACENVwAA4A0AIIIIAACkFgAwgwgAAKUWABCECAAApBYAMJQIAgDmDAAhoQhAAO0MACGvCAIAxg0AIasJAgDmDAAhsAkBAI4NACHSCQEA5QwAIdMJAQDlDAAh1AlAAO0MACHVCUAAjw0AIQlXgAAAAAGUCAIAiA8AIaEIQACNDwAhqwkCAIgPACGwCQEAsw8AIdIJAQCHDwAh0wkBAIcPACHUCUAAjQ8AIdUJQACeDwAhCVeAAAAAAZQIAgCIDwAhoQhAAI0PACGrCQIAiA8AIbAJAQCzDwAh0gkBAIcPACHTCQEAhw8AIdQJQACNDwAh1QlAAJ4PACEJV4AAAAABlAgCAAAAAaEIQAAAAAGrCQIAAAABsAkBAAAAAdIJAQAAAAHTCQEAAAAB1AlAAAAAAdUJQAAAAAEKBAAA3RQAIJMIQAAAAAGUCAIAAAABsAgCAAAAAccIAQAAAAHjCAEAAAABtAkBAAAAAbkJAQAAAAG6CQIAAAABwAkCAAAAAQIAAAC2AQAgXgAAtBYAIAMAAAC2AQAgXgAAtBYAIF8AALMWACABVwAAsxkAMBAEAACRDgAgQQAAmQ0AIIIIAACTDgAwgwgAALQBABCECAAAkw4AMJMIQADtDAAhlAgCAAAAAbAIAgDGDQAhxwgBAI4NACHjCAEA5QwAIbQJAQCODQAhuQkBAOUMACG6CQIA5gwAIcAJAgDmDAAhwQkCAOYMACHwCQAAkg4AIAIAAAC2AQAgVwAAsxYAIAIAAACxFgAgVwAAshYAIA2CCAAAsBYAMIMIAACxFgAQhAgAALAWADCTCEAA7QwAIZQIAgDmDAAhsAgCAMYNACHHCAEAjg0AIeMIAQDlDAAhtAkBAI4NACG5CQEA5QwAIboJAgDmDAAhwAkCAOYMACHBCQIA5gwAIQ2CCAAAsBYAMIMIAACxFgAQhAgAALAWADCTCEAA7QwAIZQIAgDmDAAhsAgCAMYNACHHCAEAjg0AIeMIAQDlDAAhtAkBAI4NACG5CQEA5QwAIboJAgDmDAAhwAkCAOYMACHBCQIA5gwAIQmTCEAAjQ8AIZQIAgCIDwAhsAgCAJ8PACHHCAEAsw8AIeMIAQCHDwAhtAkBALMPACG5CQEAhw8AIboJAgCIDwAhwAkCAIgPACEKBAAA2xQAIJMIQACNDwAhlAgCAIgPACGwCAIAnw8AIccIAQCzDwAh4wgBAIcPACG0CQEAsw8AIbkJAQCHDwAhugkCAIgPACHACQIAiA8AIQoEAADdFAAgkwhAAAAAAZQIAgAAAAGwCAIAAAABxwgBAAAAAeMIAQAAAAG0CQEAAAABuQkBAAAAAboJAgAAAAHACQIAAAABCkEAAN4UACCTCEAAAAABlAgCAAAAAccIAQAAAAHjCAEAAAABtAkBAAAAAbkJAQAAAAG6CQIAAAABwAkCAAAAAcEJAgAAAAECAAAAtgEAIF4AAL0WACADAAAAtgEAIF4AAL0WACBfAAC8FgAgAVcAALIZADACAAAAtgEAIFcAALwWACACAAAAsRYAIFcAALsWACAJkwhAAI0PACGUCAIAiA8AIccIAQCzDwAh4wgBAIcPACG0CQEAsw8AIbkJAQCHDwAhugkCAIgPACHACQIAiA8AIcEJAgCIDwAhCkEAANwUACCTCEAAjQ8AIZQIAgCIDwAhxwgBALMPACHjCAEAhw8AIbQJAQCzDwAhuQkBAIcPACG6CQIAiA8AIcAJAgCIDwAhwQkCAIgPACEKQQAA3hQAIJMIQAAAAAGUCAIAAAABxwgBAAAAAeMIAQAAAAG0CQEAAAABuQkBAAAAAboJAgAAAAHACQIAAAABwQkCAAAAAQ4ZAADpFAAgPAAA6BQAIJQIAgAAAAGhCEAAAAABwggCAAAAAcwIAAAAxQkCtAkBAAAAAbkJAQAAAAG6CQIAAAABwgkCAAAAAcMJAQAAAAHGCQEAAAABxwlAAAAAAcgJQAAAAAECAAAArQEAIF4AAMkWACADAAAArQEAIF4AAMkWACBfAADIFgAgAVcAALEZADATGQAAkQ4AIDwAAJkNACA9AACRDgAggggAALQOADCDCAAAqwEAEIQIAAC0DgAwlAgCAAAAAaEIQADtDAAhwggCAMYNACHMCAAAtQ7FCSK0CQEA5QwAIbkJAQDlDAAhugkCAOYMACHCCQIA5gwAIcMJAQCODQAhxQkCAMYNACHGCQEAjg0AIccJQACPDQAhyAlAAI8NACECAAAArQEAIFcAAMgWACACAAAAxhYAIFcAAMcWACAQgggAAMUWADCDCAAAxhYAEIQIAADFFgAwlAgCAOYMACGhCEAA7QwAIcIIAgDGDQAhzAgAALUOxQkitAkBAOUMACG5CQEA5QwAIboJAgDmDAAhwgkCAOYMACHDCQEAjg0AIcUJAgDGDQAhxgkBAI4NACHHCUAAjw0AIcgJQACPDQAhEIIIAADFFgAwgwgAAMYWABCECAAAxRYAMJQIAgDmDAAhoQhAAO0MACHCCAIAxg0AIcwIAAC1DsUJIrQJAQDlDAAhuQkBAOUMACG6CQIA5gwAIcIJAgDmDAAhwwkBAI4NACHFCQIAxg0AIcYJAQCODQAhxwlAAI8NACHICUAAjw0AIQyUCAIAiA8AIaEIQACNDwAhwggCAJ8PACHMCAAA5BTFCSK0CQEAhw8AIbkJAQCHDwAhugkCAIgPACHCCQIAiA8AIcMJAQCzDwAhxgkBALMPACHHCUAAng8AIcgJQACeDwAhDhkAAOYUACA8AADlFAAglAgCAIgPACGhCEAAjQ8AIcIIAgCfDwAhzAgAAOQUxQkitAkBAIcPACG5CQEAhw8AIboJAgCIDwAhwgkCAIgPACHDCQEAsw8AIcYJAQCzDwAhxwlAAJ4PACHICUAAng8AIQ4ZAADpFAAgPAAA6BQAIJQIAgAAAAGhCEAAAAABwggCAAAAAcwIAAAAxQkCtAkBAAAAAbkJAQAAAAG6CQIAAAABwgkCAAAAAcMJAQAAAAHGCQEAAAABxwlAAAAAAcgJQAAAAAEOPAAA6BQAID0AAOoUACCUCAIAAAABoQhAAAAAAcwIAAAAxQkCtAkBAAAAAbkJAQAAAAG6CQIAAAABwgkCAAAAAcMJAQAAAAHFCQIAAAABxgkBAAAAAccJQAAAAAHICUAAAAABAgAAAK0BACBeAADSFgAgAwAAAK0BACBeAADSFgAgXwAA0RYAIAFXAACwGQAwAgAAAK0BACBXAADRFgAgAgAAAMYWACBXAADQFgAgDJQIAgCIDwAhoQhAAI0PACHMCAAA5BTFCSK0CQEAhw8AIbkJAQCHDwAhugkCAIgPACHCCQIAiA8AIcMJAQCzDwAhxQkCAJ8PACHGCQEAsw8AIccJQACeDwAhyAlAAJ4PACEOPAAA5RQAID0AAOcUACCUCAIAiA8AIaEIQACNDwAhzAgAAOQUxQkitAkBAIcPACG5CQEAhw8AIboJAgCIDwAhwgkCAIgPACHDCQEAsw8AIcUJAgCfDwAhxgkBALMPACHHCUAAng8AIcgJQACeDwAhDjwAAOgUACA9AADqFAAglAgCAAAAAaEIQAAAAAHMCAAAAMUJArQJAQAAAAG5CQEAAAABugkCAAAAAcIJAgAAAAHDCQEAAAABxQkCAAAAAcYJAQAAAAHHCUAAAAAByAlAAAAAAQ4ZAADpFAAgPQAA6hQAIJQIAgAAAAGhCEAAAAABwggCAAAAAcwIAAAAxQkCtAkBAAAAAbkJAQAAAAG6CQIAAAABwwkBAAAAAcUJAgAAAAHGCQEAAAABxwlAAAAAAcgJQAAAAAECAAAArQEAIF4AANsWACADAAAArQEAIF4AANsWACBfAADaFgAgAVcAAK8ZADACAAAArQEAIFcAANoWACACAAAAxhYAIFcAANkWACAMlAgCAIgPACGhCEAAjQ8AIcIIAgCfDwAhzAgAAOQUxQkitAkBAIcPACG5CQEAhw8AIboJAgCIDwAhwwkBALMPACHFCQIAnw8AIcYJAQCzDwAhxwlAAJ4PACHICUAAng8AIQ4ZAADmFAAgPQAA5xQAIJQIAgCIDwAhoQhAAI0PACHCCAIAnw8AIcwIAADkFMUJIrQJAQCHDwAhuQkBAIcPACG6CQIAiA8AIcMJAQCzDwAhxQkCAJ8PACHGCQEAsw8AIccJQACeDwAhyAlAAJ4PACEOGQAA6RQAID0AAOoUACCUCAIAAAABoQhAAAAAAcIIAgAAAAHMCAAAAMUJArQJAQAAAAG5CQEAAAABugkCAAAAAcMJAQAAAAHFCQIAAAABxgkBAAAAAccJQAAAAAHICUAAAAABAjoCAAAAAbsIBAAAAAECAAAAtgoAIF4AANwWACADAAAAqQEAIF4AANwWACBfAADgFgAgBAAAAKkBACA6AgCIDwAhVwAA4BYAILsIBADCEAAhAjoCAIgPACG7CAQAwhAAIQo2AADTEAAglAgCAAAAAaEIQAAAAAGxCAEAAAABvAgBAAAAAb0IBAAAAAG-CAEAAAABvwgBAAAAAcAIQAAAAAHBCAEAAAABAgAAAKcBACBeAADsFgAgAwAAAKcBACBeAADsFgAgXwAA6xYAIAFXAACuGQAwDwQAAJkNACA2AAC3DgAggggAALYOADCDCAAAmQEAEIQIAAC2DgAwlAgCAAAAAaEIQADtDAAhsAgCAOYMACGxCAEA5QwAIbwIAQDlDAAhvQgEAJgNACG-CAEA5QwAIb8IAQAAAAHACEAA7QwAIcEIAQDlDAAhAgAAAKcBACBXAADrFgAgAgAAAOkWACBXAADqFgAgDYIIAADoFgAwgwgAAOkWABCECAAA6BYAMJQIAgDmDAAhoQhAAO0MACGwCAIA5gwAIbEIAQDlDAAhvAgBAOUMACG9CAQAmA0AIb4IAQDlDAAhvwgBAOUMACHACEAA7QwAIcEIAQDlDAAhDYIIAADoFgAwgwgAAOkWABCECAAA6BYAMJQIAgDmDAAhoQhAAO0MACGwCAIA5gwAIbEIAQDlDAAhvAgBAOUMACG9CAQAmA0AIb4IAQDlDAAhvwgBAOUMACHACEAA7QwAIcEIAQDlDAAhCZQIAgCIDwAhoQhAAI0PACGxCAEAhw8AIbwIAQCHDwAhvQgEAMIQACG-CAEAhw8AIb8IAQCHDwAhwAhAAI0PACHBCAEAhw8AIQo2AADMEAAglAgCAIgPACGhCEAAjQ8AIbEIAQCHDwAhvAgBAIcPACG9CAQAwhAAIb4IAQCHDwAhvwgBAIcPACHACEAAjQ8AIcEIAQCHDwAhCjYAANMQACCUCAIAAAABoQhAAAAAAbEIAQAAAAG8CAEAAAABvQgEAAAAAb4IAQAAAAG_CAEAAAABwAhAAAAAAcEIAQAAAAEEMgAA6xAAIKEIQAAAAAG4CAIAAAABxggCAAAAAQIAAACTAQAgXgAA9RYAIAMAAACTAQAgXgAA9RYAIF8AAPQWACABVwAArRkAMAIAAACTAQAgVwAA9BYAIAIAAACMEQAgVwAA8xYAIAOhCEAAjQ8AIbgIAgCIDwAhxggCAIgPACEEMgAA6RAAIKEIQACNDwAhuAgCAIgPACHGCAIAiA8AIQQyAADrEAAgoQhAAAAAAbgIAgAAAAHGCAIAAAABCJQIAgAAAAGhCEAAAAABwAhAAAAAAcQIQAAAAAHFCAIAAAABxwgBAAAAAeMIAQAAAAHmCEAAAAABAgAAAKMBACBeAACBFwAgAwAAAKMBACBeAACBFwAgXwAAgBcAIAFXAACsGQAwDRkAAJkNACCCCAAAuA4AMIMIAAChAQAQhAgAALgOADCUCAIAAAABoQhAAO0MACHACEAA7QwAIcIIAgDmDAAhxAhAAI8NACHFCAIAxg0AIccIAQDlDAAh4wgBAOUMACHmCEAAjw0AIQIAAACjAQAgVwAAgBcAIAIAAAD-FgAgVwAA_xYAIAyCCAAA_RYAMIMIAAD-FgAQhAgAAP0WADCUCAIA5gwAIaEIQADtDAAhwAhAAO0MACHCCAIA5gwAIcQIQACPDQAhxQgCAMYNACHHCAEA5QwAIeMIAQDlDAAh5ghAAI8NACEMgggAAP0WADCDCAAA_hYAEIQIAAD9FgAwlAgCAOYMACGhCEAA7QwAIcAIQADtDAAhwggCAOYMACHECEAAjw0AIcUIAgDGDQAhxwgBAOUMACHjCAEA5QwAIeYIQACPDQAhCJQIAgCIDwAhoQhAAI0PACHACEAAjQ8AIcQIQACeDwAhxQgCAJ8PACHHCAEAhw8AIeMIAQCHDwAh5ghAAJ4PACEIlAgCAIgPACGhCEAAjQ8AIcAIQACNDwAhxAhAAJ4PACHFCAIAnw8AIccIAQCHDwAh4wgBAIcPACHmCEAAng8AIQiUCAIAAAABoQhAAAAAAcAIQAAAAAHECEAAAAABxQgCAAAAAccIAQAAAAHjCAEAAAAB5ghAAAAAAQwuAADeEQAglAgCAAAAAaEIQAAAAAHACEAAAAABxAhAAAAAAcUIAgAAAAHHCAEAAAAB1ggCAAAAAeIIAgAAAAHjCAEAAAAB5AgBAAAAAeUIQAAAAAECAAAAgAEAIF4AAIoXACADAAAAgAEAIF4AAIoXACBfAACJFwAgAVcAAKsZADACAAAAgAEAIFcAAIkXACACAAAA-REAIFcAAIgXACALlAgCAIgPACGhCEAAjQ8AIcAIQACNDwAhxAhAAJ4PACHFCAIAnw8AIccIAQCzDwAh1ggCAIgPACHiCAIAiA8AIeMIAQCHDwAh5AgBALMPACHlCEAAng8AIQwuAADcEQAglAgCAIgPACGhCEAAjQ8AIcAIQACNDwAhxAhAAJ4PACHFCAIAnw8AIccIAQCzDwAh1ggCAIgPACHiCAIAiA8AIeMIAQCHDwAh5AgBALMPACHlCEAAng8AIQwuAADeEQAglAgCAAAAAaEIQAAAAAHACEAAAAABxAhAAAAAAcUIAgAAAAHHCAEAAAAB1ggCAAAAAeIIAgAAAAHjCAEAAAAB5AgBAAAAAeUIQAAAAAEIMgAA4hAAIJQIAgAAAAGhCEAAAAABuAgCAAAAAcAIQAAAAAHDCAEAAAABxAhAAAAAAcUIAgAAAAECAAAAjwEAIF4AAJMXACADAAAAjwEAIF4AAJMXACBfAACSFwAgAVcAAKoZADACAAAAjwEAIFcAAJIXACACAAAAmBEAIFcAAJEXACAHlAgCAIgPACGhCEAAjQ8AIbgIAgCIDwAhwAhAAI0PACHDCAEAhw8AIcQIQACeDwAhxQgCAJ8PACEIMgAA4BAAIJQIAgCIDwAhoQhAAI0PACG4CAIAiA8AIcAIQACNDwAhwwgBAIcPACHECEAAng8AIcUIAgCfDwAhCDIAAOIQACCUCAIAAAABoQhAAAAAAbgIAgAAAAHACEAAAAABwwgBAAAAAcQIQAAAAAHFCAIAAAABFTMAAJ0RACA0AACeEQAgNQAAnxEAIDYAAKARACCUCAIAAAABoQhAAAAAAbwIAQAAAAG9CAQAAAABvwgBAAAAAcAIQAAAAAHHCAEAAAAByAgBAAAAAcoIAAAAyggCzAgAAADMCALNCAgAAAABzggCAAAAAc8IAgAAAAHQCAEAAAAB0QgCAAAAAdIIAgAAAAHTCAIAAAABAgAAAIsBACBeAACfFwAgAwAAAIsBACBeAACfFwAgXwAAnhcAIAFXAACpGQAwGhkAAJkNACAzAAClDgAgNAAAqA4AIDUAAMAOACA2AAC3DgAggggAALwOADCDCAAAiQEAEIQIAAC8DgAwlAgCAAAAAaEIQADtDAAhvAgBAOUMACG9CAQAmA0AIb8IAQAAAAHACEAA7QwAIcIIAgDmDAAhxwgBAOUMACHICAEA5QwAIcoIAAC9DsoIIswIAAC-DswIIs0ICAC_DgAhzggCAMYNACHPCAIAxg0AIdAIAQCODQAh0QgCAOYMACHSCAIA5gwAIdMIAgDmDAAhAgAAAIsBACBXAACeFwAgAgAAAJwXACBXAACdFwAgFYIIAACbFwAwgwgAAJwXABCECAAAmxcAMJQIAgDmDAAhoQhAAO0MACG8CAEA5QwAIb0IBACYDQAhvwgBAOUMACHACEAA7QwAIcIIAgDmDAAhxwgBAOUMACHICAEA5QwAIcoIAAC9DsoIIswIAAC-DswIIs0ICAC_DgAhzggCAMYNACHPCAIAxg0AIdAIAQCODQAh0QgCAOYMACHSCAIA5gwAIdMIAgDmDAAhFYIIAACbFwAwgwgAAJwXABCECAAAmxcAMJQIAgDmDAAhoQhAAO0MACG8CAEA5QwAIb0IBACYDQAhvwgBAOUMACHACEAA7QwAIcIIAgDmDAAhxwgBAOUMACHICAEA5QwAIcoIAAC9DsoIIswIAAC-DswIIs0ICAC_DgAhzggCAMYNACHPCAIAxg0AIdAIAQCODQAh0QgCAOYMACHSCAIA5gwAIdMIAgDmDAAhEZQIAgCIDwAhoQhAAI0PACG8CAEAhw8AIb0IBADCEAAhvwgBAIcPACHACEAAjQ8AIccIAQCHDwAhyAgBAIcPACHKCAAA8hDKCCLMCAAA8xDMCCLNCAgA9BAAIc4IAgCfDwAhzwgCAJ8PACHQCAEAsw8AIdEIAgCIDwAh0ggCAIgPACHTCAIAiA8AIRUzAAD2EAAgNAAA9xAAIDUAAPgQACA2AAD5EAAglAgCAIgPACGhCEAAjQ8AIbwIAQCHDwAhvQgEAMIQACG_CAEAhw8AIcAIQACNDwAhxwgBAIcPACHICAEAhw8AIcoIAADyEMoIIswIAADzEMwIIs0ICAD0EAAhzggCAJ8PACHPCAIAnw8AIdAIAQCzDwAh0QgCAIgPACHSCAIAiA8AIdMIAgCIDwAhFTMAAJ0RACA0AACeEQAgNQAAnxEAIDYAAKARACCUCAIAAAABoQhAAAAAAbwIAQAAAAG9CAQAAAABvwgBAAAAAcAIQAAAAAHHCAEAAAAByAgBAAAAAcoIAAAAyggCzAgAAADMCALNCAgAAAABzggCAAAAAc8IAgAAAAHQCAEAAAAB0QgCAAAAAdIIAgAAAAHTCAIAAAABCysAANURACAtAADWEQAglAgCAAAAAaEIQAAAAAHACEAAAAABzAgAAADeCALbCAAAANsIAt4IQAAAAAHfCAEAAAAB4AgCAAAAAeEIAQAAAAECAAAAhwEAIF4AAKsXACADAAAAhwEAIF4AAKsXACBfAACqFwAgAVcAAKgZADAQKgAAmQ0AICsAAMQOACAtAADFDgAggggAAMEOADCDCAAAhQEAEIQIAADBDgAwlAgCAAAAAaEIQADtDAAhwAhAAO0MACHMCAAAww7eCCLbCAAAwg7bCCLcCAIA5gwAId4IQACPDQAh3wgBAI4NACHgCAIAxg0AIeEIAQCODQAhAgAAAIcBACBXAACqFwAgAgAAAKgXACBXAACpFwAgDYIIAACnFwAwgwgAAKgXABCECAAApxcAMJQIAgDmDAAhoQhAAO0MACHACEAA7QwAIcwIAADDDt4IItsIAADCDtsIItwIAgDmDAAh3ghAAI8NACHfCAEAjg0AIeAIAgDGDQAh4QgBAI4NACENgggAAKcXADCDCAAAqBcAEIQIAACnFwAwlAgCAOYMACGhCEAA7QwAIcAIQADtDAAhzAgAAMMO3ggi2wgAAMIO2wgi3AgCAOYMACHeCEAAjw0AId8IAQCODQAh4AgCAMYNACHhCAEAjg0AIQmUCAIAiA8AIaEIQACNDwAhwAhAAI0PACHMCAAAuBHeCCLbCAAAtxHbCCLeCEAAng8AId8IAQCzDwAh4AgCAJ8PACHhCAEAsw8AIQsrAAC6EQAgLQAAuxEAIJQIAgCIDwAhoQhAAI0PACHACEAAjQ8AIcwIAAC4Ed4IItsIAAC3EdsIIt4IQACeDwAh3wgBALMPACHgCAIAnw8AIeEIAQCzDwAhCysAANURACAtAADWEQAglAgCAAAAAaEIQAAAAAHACEAAAAABzAgAAADeCALbCAAAANsIAt4IQAAAAAHfCAEAAAAB4AgCAAAAAeEIAQAAAAEKMAAAnhIAIJQIAgAAAAGhCEAAAAABsQgBAAAAAcgIAQAAAAHMCAAAAPUIAucIAQAAAAHyCAIAAAAB8wgCAAAAAfUIIAAAAAECAAAAbAAgXgAAtxcAIAMAAABsACBeAAC3FwAgXwAAthcAIAFXAACnGQAwDwQAAJkNACAwAADVDgAggggAANMOADCDCAAAagAQhAgAANMOADCUCAIAAAABoQhAAO0MACGwCAIA5gwAIbEIAQDlDAAhyAgBAOUMACHMCAAA1A71CCLnCAEAAAAB8ggCAOYMACHzCAIA5gwAIfUIIACQDQAhAgAAAGwAIFcAALYXACACAAAAtBcAIFcAALUXACANgggAALMXADCDCAAAtBcAEIQIAACzFwAwlAgCAOYMACGhCEAA7QwAIbAIAgDmDAAhsQgBAOUMACHICAEA5QwAIcwIAADUDvUIIucIAQDlDAAh8ggCAOYMACHzCAIA5gwAIfUIIACQDQAhDYIIAACzFwAwgwgAALQXABCECAAAsxcAMJQIAgDmDAAhoQhAAO0MACGwCAIA5gwAIbEIAQDlDAAhyAgBAOUMACHMCAAA1A71CCLnCAEA5QwAIfIIAgDmDAAh8wgCAOYMACH1CCAAkA0AIQmUCAIAiA8AIaEIQACNDwAhsQgBAIcPACHICAEAhw8AIcwIAACOEvUIIucIAQCHDwAh8ggCAIgPACHzCAIAiA8AIfUIIAC2EAAhCjAAAJASACCUCAIAiA8AIaEIQACNDwAhsQgBAIcPACHICAEAhw8AIcwIAACOEvUIIucIAQCHDwAh8ggCAIgPACHzCAIAiA8AIfUIIAC2EAAhCjAAAJ4SACCUCAIAAAABoQhAAAAAAbEIAQAAAAHICAEAAAABzAgAAAD1CALnCAEAAAAB8ggCAAAAAfMIAgAAAAH1CCAAAAABBoUIAQAAAAGhCEAAAAABzAgCAAAAAeMIAQAAAAHLCQEAAAABzAkAAQAAAQIAAABoACBeAADDFwAgAwAAAGgAIF4AAMMXACBfAADCFwAgAVcAAKYZADAMAwAAmQ0AIIIIAADXDgAwgwgAAGYAEIQIAADXDgAwhQgBAOUMACGhCEAA7QwAIa8IAgDmDAAhzAgCAOYMACHjCAEA5QwAIcsJAQDlDAAhzAkAAdYNACH1CQAA1g4AIAIAAABoACBXAADCFwAgAgAAAMAXACBXAADBFwAgCoIIAAC_FwAwgwgAAMAXABCECAAAvxcAMIUIAQDlDAAhoQhAAO0MACGvCAIA5gwAIcwIAgDmDAAh4wgBAOUMACHLCQEA5QwAIcwJAAHWDQAhCoIIAAC_FwAwgwgAAMAXABCECAAAvxcAMIUIAQDlDAAhoQhAAO0MACGvCAIA5gwAIcwIAgDmDAAh4wgBAOUMACHLCQEA5QwAIcwJAAHWDQAhBoUIAQCHDwAhoQhAAI0PACHMCAIAiA8AIeMIAQCHDwAhywkBAIcPACHMCQABnA8AIQaFCAEAhw8AIaEIQACNDwAhzAgCAIgPACHjCAEAhw8AIcsJAQCHDwAhzAkAAZwPACEGhQgBAAAAAaEIQAAAAAHMCAIAAAAB4wgBAAAAAcsJAQAAAAHMCQABAAABBCMAALUSACChCEAAAAABxggCAAAAAf0IAgAAAAECAAAAWwAgXgAAzBcAIAMAAABbACBeAADMFwAgXwAAyxcAIAFXAAClGQAwAgAAAFsAIFcAAMsXACACAAAAyBIAIFcAAMoXACADoQhAAI0PACHGCAIAiA8AIf0IAgCIDwAhBCMAALMSACChCEAAjQ8AIcYIAgCIDwAh_QgCAIgPACEEIwAAtRIAIKEIQAAAAAHGCAIAAAAB_QgCAAAAAQshAADrEgAgIgAA5RIAICQAAOYSACCUCAIAAAABoQhAAAAAAcAIQAAAAAHECEAAAAABxQgCAAAAAeMIAQAAAAH8CAIAAAAB_ggCAAAAAQIAAABfACBeAADVFwAgAwAAAF8AIF4AANUXACBfAADUFwAgAVcAAKQZADACAAAAXwAgVwAA1BcAIAIAAADgEgAgVwAA0xcAIAiUCAIAiA8AIaEIQACNDwAhwAhAAI0PACHECEAAng8AIcUIAgCfDwAh4wgBAIcPACH8CAIAiA8AIf4IAgCIDwAhCyEAALwSACAiAAC-EgAgJAAAvxIAIJQIAgCIDwAhoQhAAI0PACHACEAAjQ8AIcQIQACeDwAhxQgCAJ8PACHjCAEAhw8AIfwIAgCIDwAh_ggCAIgPACELIQAA6xIAICIAAOUSACAkAADmEgAglAgCAAAAAaEIQAAAAAHACEAAAAABxAhAAAAAAcUIAgAAAAHjCAEAAAAB_AgCAAAAAf4IAgAAAAEPIAAA5xIAICUAAPISACAmAADpEgAgJwAA6hIAIJQIAgAAAAGhCEAAAAABwAhAAAAAAcQIQAAAAAHFCAIAAAABxwgBAAAAAcwIAAAAgQkC4wgBAAAAAf8IAgAAAAGBCQIAAAABggkCAAAAAQIAAABQACBeAADeFwAgAwAAAFAAIF4AAN4XACBfAADdFwAgAVcAAKMZADACAAAAUAAgVwAA3RcAIAIAAACBEwAgVwAA3BcAIAuUCAIAiA8AIaEIQACNDwAhwAhAAI0PACHECEAAng8AIcUIAgCfDwAhxwgBAIcPACHMCAAA0RKBCSLjCAEAhw8AIf8IAgCfDwAhgQkCAJ8PACGCCQIAiA8AIQ8gAADSEgAgJQAA8RIAICYAANQSACAnAADVEgAglAgCAIgPACGhCEAAjQ8AIcAIQACNDwAhxAhAAJ4PACHFCAIAnw8AIccIAQCHDwAhzAgAANESgQki4wgBAIcPACH_CAIAnw8AIYEJAgCfDwAhggkCAIgPACEPIAAA5xIAICUAAPISACAmAADpEgAgJwAA6hIAIJQIAgAAAAGhCEAAAAABwAhAAAAAAcQIQAAAAAHFCAIAAAABxwgBAAAAAcwIAAAAgQkC4wgBAAAAAf8IAgAAAAGBCQIAAAABggkCAAAAAQQaAAC1EwAgmQkCAAAAAZoJAgAAAAGbCUAAAAABAgAAAEMAIF4AAOcXACADAAAAQwAgXgAA5xcAIF8AAOYXACABVwAAohkAMAIAAABDACBXAADmFwAgAgAAAOQTACBXAADlFwAgA5kJAgCIDwAhmgkCAIgPACGbCUAAjQ8AIQQaAACzEwAgmQkCAIgPACGaCQIAiA8AIZsJQACNDwAhBBoAALUTACCZCQIAAAABmgkCAAAAAZsJQAAAAAEIGgAAxBMAIJQIAgAAAAGhCEAAAAABwAhAAAAAAcMIAQAAAAHECEAAAAABxQgCAAAAAZkJAgAAAAECAAAAPwAgXgAA8BcAIAMAAAA_ACBeAADwFwAgXwAA7xcAIAFXAAChGQAwAgAAAD8AIFcAAO8XACACAAAA8BMAIFcAAO4XACAHlAgCAIgPACGhCEAAjQ8AIcAIQACNDwAhwwgBAIcPACHECEAAng8AIcUIAgCfDwAhmQkCAIgPACEIGgAAwhMAIJQIAgCIDwAhoQhAAI0PACHACEAAjQ8AIcMIAQCHDwAhxAhAAJ4PACHFCAIAnw8AIZkJAgCIDwAhCBoAAMQTACCUCAIAAAABoQhAAAAAAcAIQAAAAAHDCAEAAAABxAhAAAAAAcUIAgAAAAGZCQIAAAABExgAAPQTACAbAAD2EwAgHAAA9xMAIB0AAPgTACCUCAIAAAABoQhAAAAAAcAIQAAAAAHDCAEAAAABxAhAAAAAAcUIAgAAAAHHCAEAAAABnAkCAAAAAZ0JIAAAAAGeCSAAAAABnwkCAAAAAaAJQAAAAAGhCQIAAAABogkCAAAAAaMJIAAAAAECAAAAOQAgXgAA-RcAIAMAAAA5ACBeAAD5FwAgXwAA-BcAIAFXAACgGQAwAgAAADkAIFcAAPgXACACAAAAhxQAIFcAAPcXACAPlAgCAIgPACGhCEAAjQ8AIcAIQACNDwAhwwgBAIcPACHECEAAng8AIcUIAgCfDwAhxwgBAIcPACGcCQIAiA8AIZ0JIAC2EAAhngkgALYQACGfCQIAiA8AIaAJQACNDwAhoQkCAIgPACGiCQIAnw8AIaMJIAC2EAAhExgAAMsTACAbAADNEwAgHAAAzhMAIB0AAM8TACCUCAIAiA8AIaEIQACNDwAhwAhAAI0PACHDCAEAhw8AIcQIQACeDwAhxQgCAJ8PACHHCAEAhw8AIZwJAgCIDwAhnQkgALYQACGeCSAAthAAIZ8JAgCIDwAhoAlAAI0PACGhCQIAiA8AIaIJAgCfDwAhowkgALYQACETGAAA9BMAIBsAAPYTACAcAAD3EwAgHQAA-BMAIJQIAgAAAAGhCEAAAAABwAhAAAAAAcMIAQAAAAHECEAAAAABxQgCAAAAAccIAQAAAAGcCQIAAAABnQkgAAAAAZ4JIAAAAAGfCQIAAAABoAlAAAAAAaEJAgAAAAGiCQIAAAABowkgAAAAAQWUCAIAAAABoQhAAAAAAYYJAQAAAAGHCQEAAAABiAlAAAAAAQIAAAA1ACBeAACFGAAgAwAAADUAIF4AAIUYACBfAACEGAAgAVcAAJ8ZADALAwAAmQ0AIIIIAADtDgAwgwgAADMAEIQIAADtDgAwlAgCAAAAAaEIQADtDAAhrwgCAOYMACGGCQEA5QwAIYcJAQDlDAAhiAlAAI8NACH6CQAA7A4AIAIAAAA1ACBXAACEGAAgAgAAAIIYACBXAACDGAAgCYIIAACBGAAwgwgAAIIYABCECAAAgRgAMJQIAgDmDAAhoQhAAO0MACGvCAIA5gwAIYYJAQDlDAAhhwkBAOUMACGICUAAjw0AIQmCCAAAgRgAMIMIAACCGAAQhAgAAIEYADCUCAIA5gwAIaEIQADtDAAhrwgCAOYMACGGCQEA5QwAIYcJAQDlDAAhiAlAAI8NACEFlAgCAIgPACGhCEAAjQ8AIYYJAQCHDwAhhwkBAIcPACGICUAAng8AIQWUCAIAiA8AIaEIQACNDwAhhgkBAIcPACGHCQEAhw8AIYgJQACeDwAhBZQIAgAAAAGhCEAAAAABhgkBAAAAAYcJAQAAAAGICUAAAAABCJQIAgAAAAGhCEAAAAABsQgBAAAAAYgJQAAAAAGJCQABAAABigkAAQAAAYsJBAAAAAGMCQAAmBMAIAIAAAAxACBeAACRGAAgAwAAADEAIF4AAJEYACBfAACQGAAgAVcAAJ4ZADANAwAAmQ0AIIIIAADuDgAwgwgAAC8AEIQIAADuDgAwlAgCAAAAAaEIQADtDAAhrwgCAOYMACGxCAEA5QwAIYgJQACPDQAhiQkAAQAAAYoJAAHWDQAhiwkEAJgNACGMCQAAiA0AIAIAAAAxACBXAACQGAAgAgAAAI4YACBXAACPGAAgDIIIAACNGAAwgwgAAI4YABCECAAAjRgAMJQIAgDmDAAhoQhAAO0MACGvCAIA5gwAIbEIAQDlDAAhiAlAAI8NACGJCQAB1g0AIYoJAAHWDQAhiwkEAJgNACGMCQAAiA0AIAyCCAAAjRgAMIMIAACOGAAQhAgAAI0YADCUCAIA5gwAIaEIQADtDAAhrwgCAOYMACGxCAEA5QwAIYgJQACPDQAhiQkAAdYNACGKCQAB1g0AIYsJBACYDQAhjAkAAIgNACAIlAgCAIgPACGhCEAAjQ8AIbEIAQCHDwAhiAlAAJ4PACGJCQABnA8AIYoJAAGcDwAhiwkEAMIQACGMCQAAlhMAIAiUCAIAiA8AIaEIQACNDwAhsQgBAIcPACGICUAAng8AIYkJAAGcDwAhigkAAZwPACGLCQQAwhAAIYwJAACWEwAgCJQIAgAAAAGhCEAAAAABsQgBAAAAAYgJQAAAAAGJCQABAAABigkAAQAAAYsJBAAAAAGMCQAAmBMAIAKnCAABAAABqQhAAAAAAQIAAAAtACBeAACdGAAgAwAAAC0AIF4AAJ0YACBfAACcGAAgAVcAAJ0ZADAIAwAAmQ0AIIIIAADwDgAwgwgAACsAEIQIAADwDgAwpwgAAdYNACGpCEAAjw0AIa8IAgDmDAAh-wkAAO8OACACAAAALQAgVwAAnBgAIAIAAACaGAAgVwAAmxgAIAaCCAAAmRgAMIMIAACaGAAQhAgAAJkYADCnCAAB1g0AIakIQACPDQAhrwgCAOYMACEGgggAAJkYADCDCAAAmhgAEIQIAACZGAAwpwgAAdYNACGpCEAAjw0AIa8IAgDmDAAhAqcIAAGcDwAhqQhAAJ4PACECpwgAAZwPACGpCEAAng8AIQKnCAABAAABqQhAAAAAAQWhCEAAAAABjQkBAAAAAY4JBAAAAAGPCQIAAAABkAlAAAAAAQIAAACbBgAgXgAAnhgAIAMAAAApACBeAACeGAAgXwAAohgAIAcAAAApACBXAACiGAAgoQhAAI0PACGNCQEAhw8AIY4JBADCEAAhjwkCAIgPACGQCUAAng8AIQWhCEAAjQ8AIY0JAQCHDwAhjgkEAMIQACGPCQIAiA8AIZAJQACeDwAhBwUAAP0PACALAAD-DwAgDAAA_w8AIJQIAgAAAAGbCAIAAAABnAgAAPsPACChCEAAAAABAgAAAAsAIF4AAKsYACADAAAACwAgXgAAqxgAIF8AAKoYACABVwAAnBkAMAIAAAALACBXAACqGAAgAgAAAKcQACBXAACpGAAgBJQIAgCIDwAhmwgCAIgPACGcCAAA3g8AIKEIQACNDwAhBwUAAOAPACALAADhDwAgDAAA4g8AIJQIAgCIDwAhmwgCAIgPACGcCAAA3g8AIKEIQACNDwAhBwUAAP0PACALAAD-DwAgDAAA_w8AIJQIAgAAAAGbCAIAAAABnAgAAPsPACChCEAAAAABCgwAAK8QACANAACuEAAgDgAAsBAAIJQIAgAAAAGhCEAAAAABsQgBAAAAAbIIAQAAAAGzCAABAAABtAgAAKsQACC1CAAArBAAIAIAAAAmACBeAAC3GAAgAwAAACYAIF4AALcYACBfAAC2GAAgAVcAAJsZADAPBAAAmQ0AIAwAAPIOACANAACYDgAgDgAAlg4AIIIIAADxDgAwgwgAAAcAEIQIAADxDgAwlAgCAAAAAaEIQADtDAAhsAgCAOYMACGxCAEA5QwAIbIIAQAAAAGzCAAB7A0AIbQIAACIDQAgtQgAAIgNACACAAAAJgAgVwAAthgAIAIAAAC0GAAgVwAAtRgAIAuCCAAAsxgAMIMIAAC0GAAQhAgAALMYADCUCAIA5gwAIaEIQADtDAAhsAgCAOYMACGxCAEA5QwAIbIIAQDlDAAhswgAAewNACG0CAAAiA0AILUIAACIDQAgC4IIAACzGAAwgwgAALQYABCECAAAsxgAMJQIAgDmDAAhoQhAAO0MACGwCAIA5gwAIbEIAQDlDAAhsggBAOUMACGzCAAB7A0AIbQIAACIDQAgtQgAAIgNACAHlAgCAIgPACGhCEAAjQ8AIbEIAQCHDwAhsggBAIcPACGzCAABsg8AIbQIAACFEAAgtQgAAIYQACAKDAAAiRAAIA0AAIgQACAOAACKEAAglAgCAIgPACGhCEAAjQ8AIbEIAQCHDwAhsggBAIcPACGzCAABsg8AIbQIAACFEAAgtQgAAIYQACAKDAAArxAAIA0AAK4QACAOAACwEAAglAgCAAAAAaEIQAAAAAGxCAEAAAABsggBAAAAAbMIAAEAAAG0CAAAqxAAILUIAACsEAAgDQUAAMgPACAPAACVEAAglAgCAAAAAZsIAgAAAAGcCAAAxg8AIKEIQAAAAAGiCEAAAAABpwgAAQAAAbEIAQAAAAGICUAAAAAB1gkBAAAAAdcJQAAAAAHYCQIAAAABAgAAAAUAIF4AAMAYACADAAAABQAgXgAAwBgAIF8AAL8YACABVwAAmhkAMAIAAAAFACBXAAC_GAAgAgAAAL8PACBXAAC-GAAgC5QIAgCIDwAhmwgCAJ8PACGcCAAAwQ8AIKEIQACNDwAhoghAAJ4PACGnCAABnA8AIbEIAQCHDwAhiAlAAJ4PACHWCQEAhw8AIdcJQACeDwAh2AkCAJ8PACENBQAAxA8AIA8AAJMQACCUCAIAiA8AIZsIAgCfDwAhnAgAAMEPACChCEAAjQ8AIaIIQACeDwAhpwgAAZwPACGxCAEAhw8AIYgJQACeDwAh1gkBAIcPACHXCUAAng8AIdgJAgCfDwAhDQUAAMgPACAPAACVEAAglAgCAAAAAZsIAgAAAAGcCAAAxg8AIKEIQAAAAAGiCEAAAAABpwgAAQAAAbEIAQAAAAGICUAAAAAB1gkBAAAAAdcJQAAAAAHYCQIAAAABBF4AALgYADD_CQAAuRgAMIEKAAC7GAAghQoAALsPADAEXgAArBgAMP8JAACtGAAwgQoAAK8YACCFCgAAsBgAMAReAACjGAAw_wkAAKQYADCBCgAAphgAIIUKAACjEAAwA14AAJ4YACD_CQAAnxgAIIUKAACbBgAgBF4AAJIYADD_CQAAkxgAMIEKAACVGAAghQoAAJYYADAEXgAAhhgAMP8JAACHGAAwgQoAAIkYACCFCgAAihgAMAReAAD6FwAw_wkAAPsXADCBCgAA_RcAIIUKAAD-FwAwBF4AAPEXADD_CQAA8hcAMIEKAAD0FwAghQoAAIMUADAEXgAA6BcAMP8JAADpFwAwgQoAAOsXACCFCgAA7BMAMAReAADfFwAw_wkAAOAXADCBCgAA4hcAIIUKAADgEwAwBF4AANYXADD_CQAA1xcAMIEKAADZFwAghQoAAP0SADAEXgAAzRcAMP8JAADOFwAwgQoAANAXACCFCgAA3BIAMAReAADEFwAw_wkAAMUXADCBCgAAxxcAIIUKAADEEgAwBF4AALgXADD_CQAAuRcAMIEKAAC7FwAghQoAALwXADAEXgAArBcAMP8JAACtFwAwgQoAAK8XACCFCgAAsBcAMAReAACgFwAw_wkAAKEXADCBCgAAoxcAIIUKAACkFwAwBF4AAJQXADD_CQAAlRcAMIEKAACXFwAghQoAAJgXADAEXgAAixcAMP8JAACMFwAwgQoAAI4XACCFCgAAlBEAMAReAACCFwAw_wkAAIMXADCBCgAAhRcAIIUKAAD1EQAwBF4AAPYWADD_CQAA9xYAMIEKAAD5FgAghQoAAPoWADAEXgAA7RYAMP8JAADuFgAwgQoAAPAWACCFCgAAiBEAMAReAADhFgAw_wkAAOIWADCBCgAA5BYAIIUKAADlFgAwA14AANwWACD_CQAA3RYAIIUKAAC2CgAgBF4AANMWADD_CQAA1BYAMIEKAADWFgAghQoAAMIWADAEXgAAyhYAMP8JAADLFgAwgQoAAM0WACCFCgAAwhYAMAReAAC-FgAw_wkAAL8WADCBCgAAwRYAIIUKAADCFgAwBF4AALUWADD_CQAAthYAMIEKAAC4FgAghQoAAK0WADAEXgAAqRYAMP8JAACqFgAwgQoAAKwWACCFCgAArRYAMAReAACdFgAw_wkAAJ4WADCBCgAAoBYAIIUKAAChFgAwBF4AAJEWADD_CQAAkhYAMIEKAACUFgAghQoAAJUWADAEXgAAhRYAMP8JAACGFgAwgQoAAIgWACCFCgAAiRYAMAReAAD5FQAw_wkAAPoVADCBCgAA_BUAIIUKAAD9FQAwBF4AAPAVADD_CQAA8RUAMIEKAADzFQAghQoAAOgVADAEXgAA5BUAMP8JAADlFQAwgQoAAOcVACCFCgAA6BUAMAReAADbFQAw_wkAANwVADCBCgAA3hUAIIUKAADTFQAwBF4AAM8VADD_CQAA0BUAMIEKAADSFQAghQoAANMVADAEXgAAwxUAMP8JAADEFQAwgQoAAMYVACCFCgAAxxUAMAAAAAIDAADFEAAgkAkAAIEPACAAAAAAAAAAAAAAAAAAAAAAAQQAAMUQACAAAAAAAAAAAAAHKwAA1RQAIMIIAACBDwAgxwgAAIEPACC0CQAAgQ8AILUJAACBDwAguwkAAIEPACC9CQAAgQ8AIAUDAADFEAAgSQAAxRAAIE4AANUUACC0CQAAgQ8AILcJAACBDwAgBjIAALwQACA3AAC7EAAgoggAAIEPACC3CAAAgQ8AILgIAACBDwAguQgAAIEPACABMgAAvBAAIAAADCkAAIwZACArAACIGQAgLwAA9hgAILAIAACBDwAgxAgAAIEPACDFCAAAgQ8AINQIAACBDwAg5wgAAIEPACDoCAAAgQ8AIOkIAACBDwAg7AgAAIEPACDtCAAAgQ8AIAcqAADFEAAgKwAAiBkAIC0AAIkZACDeCAAAgQ8AIN8IAACBDwAg4AgAAIEPACDhCAAAgQ8AIAIEAADFEAAgMAAAjRkAIAAGGQAAxRAAICEAAK0SACAiAACtEgAgJAAA8BgAIMQIAACBDwAgxQgAAIEPACABHwAAhhMAIAEhAACtEgAgCBgAAJIZACAZAADFEAAgGwAA7RgAIBwAAO4YACAdAACTGQAgxAgAAIEPACDFCAAAgQ8AIKIJAACBDwAgAhcAAIwUACDtCAAAgQ8AIAAABQQAAMUQACAMAACUGQAgDQAA6BgAIA4AAOYYACCzCAAAgQ8AIAQDAADFEAAgBQAAlRkAIAsAAJkZACAMAACUGQAgCAYAAJYZACAIAACYGQAgCQAA5hgAIKoIAACBDwAgqwgAAIEPACCsCAAAgQ8AIK0IAACBDwAgrggAAIEPACAAAAuUCAIAAAABmwgCAAAAAZwIAADGDwAgoQhAAAAAAaIIQAAAAAGnCAABAAABsQgBAAAAAYgJQAAAAAHWCQEAAAAB1wlAAAAAAdgJAgAAAAEHlAgCAAAAAaEIQAAAAAGxCAEAAAABsggBAAAAAbMIAAEAAAG0CAAAqxAAILUIAACsEAAgBJQIAgAAAAGbCAIAAAABnAgAAPsPACChCEAAAAABAqcIAAEAAAGpCEAAAAABCJQIAgAAAAGhCEAAAAABsQgBAAAAAYgJQAAAAAGJCQABAAABigkAAQAAAYsJBAAAAAGMCQAAmBMAIAWUCAIAAAABoQhAAAAAAYYJAQAAAAGHCQEAAAABiAlAAAAAAQ-UCAIAAAABoQhAAAAAAcAIQAAAAAHDCAEAAAABxAhAAAAAAcUIAgAAAAHHCAEAAAABnAkCAAAAAZ0JIAAAAAGeCSAAAAABnwkCAAAAAaAJQAAAAAGhCQIAAAABogkCAAAAAaMJIAAAAAEHlAgCAAAAAaEIQAAAAAHACEAAAAABwwgBAAAAAcQIQAAAAAHFCAIAAAABmQkCAAAAAQOZCQIAAAABmgkCAAAAAZsJQAAAAAELlAgCAAAAAaEIQAAAAAHACEAAAAABxAhAAAAAAcUIAgAAAAHHCAEAAAABzAgAAACBCQLjCAEAAAAB_wgCAAAAAYEJAgAAAAGCCQIAAAABCJQIAgAAAAGhCEAAAAABwAhAAAAAAcQIQAAAAAHFCAIAAAAB4wgBAAAAAfwIAgAAAAH-CAIAAAABA6EIQAAAAAHGCAIAAAAB_QgCAAAAAQaFCAEAAAABoQhAAAAAAcwIAgAAAAHjCAEAAAABywkBAAAAAcwJAAEAAAEJlAgCAAAAAaEIQAAAAAGxCAEAAAAByAgBAAAAAcwIAAAA9QgC5wgBAAAAAfIIAgAAAAHzCAIAAAAB9QggAAAAAQmUCAIAAAABoQhAAAAAAcAIQAAAAAHMCAAAAN4IAtsIAAAA2wgC3ghAAAAAAd8IAQAAAAHgCAIAAAAB4QgBAAAAARGUCAIAAAABoQhAAAAAAbwIAQAAAAG9CAQAAAABvwgBAAAAAcAIQAAAAAHHCAEAAAAByAgBAAAAAcoIAAAAyggCzAgAAADMCALNCAgAAAABzggCAAAAAc8IAgAAAAHQCAEAAAAB0QgCAAAAAdIIAgAAAAHTCAIAAAABB5QIAgAAAAGhCEAAAAABuAgCAAAAAcAIQAAAAAHDCAEAAAABxAhAAAAAAcUIAgAAAAELlAgCAAAAAaEIQAAAAAHACEAAAAABxAhAAAAAAcUIAgAAAAHHCAEAAAAB1ggCAAAAAeIIAgAAAAHjCAEAAAAB5AgBAAAAAeUIQAAAAAEIlAgCAAAAAaEIQAAAAAHACEAAAAABxAhAAAAAAcUIAgAAAAHHCAEAAAAB4wgBAAAAAeYIQAAAAAEDoQhAAAAAAbgIAgAAAAHGCAIAAAABCZQIAgAAAAGhCEAAAAABsQgBAAAAAbwIAQAAAAG9CAQAAAABvggBAAAAAb8IAQAAAAHACEAAAAABwQgBAAAAAQyUCAIAAAABoQhAAAAAAcIIAgAAAAHMCAAAAMUJArQJAQAAAAG5CQEAAAABugkCAAAAAcMJAQAAAAHFCQIAAAABxgkBAAAAAccJQAAAAAHICUAAAAABDJQIAgAAAAGhCEAAAAABzAgAAADFCQK0CQEAAAABuQkBAAAAAboJAgAAAAHCCQIAAAABwwkBAAAAAcUJAgAAAAHGCQEAAAABxwlAAAAAAcgJQAAAAAEMlAgCAAAAAaEIQAAAAAHCCAIAAAABzAgAAADFCQK0CQEAAAABuQkBAAAAAboJAgAAAAHCCQIAAAABwwkBAAAAAcYJAQAAAAHHCUAAAAAByAlAAAAAAQmTCEAAAAABlAgCAAAAAccIAQAAAAHjCAEAAAABtAkBAAAAAbkJAQAAAAG6CQIAAAABwAkCAAAAAcEJAgAAAAEJkwhAAAAAAZQIAgAAAAGwCAIAAAABxwgBAAAAAeMIAQAAAAG0CQEAAAABuQkBAAAAAboJAgAAAAHACQIAAAABCVeAAAAAAZQIAgAAAAGhCEAAAAABqwkCAAAAAbAJAQAAAAHSCQEAAAAB0wkBAAAAAdQJQAAAAAHVCUAAAAABBqEIQAAAAAGiCEAAAAABpwgAAQAAAakIQAAAAAHNCQEAAAABzgkBAAAAAQaUCAIAAAABoQhAAAAAAaIIQAAAAAGnCAABAAAB0AkCAAAAAdEJAgAAAAEOlAgCAAAAAZYIQAAAAAGeCEAAAAABoghAAAAAAbsIBAAAAAG_CAEAAAABqgkBAAAAAasJAgAAAAGsCQIAAAABrQkCAAAAAa4JBAAAAAGvCQIAAAABsAkBAAAAAbEJQAAAAAEFlAgCAAAAAaEIQAAAAAGlCQEAAAABtQkCAAAAAbgJQAAAAAEFlAgCAAAAAaEIQAAAAAGvCAIAAAABpQkBAAAAAbgJQAAAAAEIKwIAAAABlAgCAAAAAaEIQAAAAAGqCQEAAAABtAkBAAAAAbUJAgAAAAG2CQEAAAABtwlAAAAAAQgrAgAAAAGUCAIAAAABoQhAAAAAAa8IAgAAAAGqCQEAAAABtAkBAAAAAbYJAQAAAAG3CUAAAAABBKEIQAAAAAG7CAIAAAABvQgCAAAAAb8IAQAAAAE-EAAAwRgAIBEAAMIYACASAADDGAAgEwAAxBgAIBQAAMUYACAVAADGGAAgFgAAxxgAIBcAAMgYACAbAADJGAAgHgAAyhgAIB8AAMsYACAkAADNGAAgJgAAzBgAICgAAM4YACAtAADPGAAgLwAA0xgAIDEAANAYACAzAADSGAAgNAAA1RgAIDgAANEYACA5AADUGAAgOgAA1hgAIDsAANcYACA-AADYGAAgPwAA2RgAIEAAANoYACBCAADbGAAgQwAA3BgAIEQAAN0YACBFAADeGAAgRwAA3xgAIEgAAOAYACBKAADhGAAgSwAA4hgAIE8AAOMYACBQAADkGAAglAgCAAAAAaEIQAAAAAG5CAEAAAAB7QhAAAAAAc4JAQAAAAHZCQEAAAAB2glAAAAAAdsJAQAAAAHdCQAAAN0JAt4JQAAAAAHfCUAAAAAB4AkBAAAAAeEJQAAAAAHiCUAAAAAB4wkBAAAAAeQJQAAAAAHlCUAAAAAB5gkCAAAAAecJIAAAAAHoCUAAAAAB6QkgAAAAAeoJAQAAAAHrCQEAAAAB7AkBAAAAAe0JAQAAAAHuCQEAAAABAgAAAAEAIF4AAL0ZACADAAAArwEAIF4AAL0ZACBfAADBGQAgQAAAAK8BACAQAACeFQAgEQAAnxUAIBIAAKAVACATAAChFQAgFAAAohUAIBUAAKMVACAWAACkFQAgFwAApRUAIBsAAKYVACAeAACnFQAgHwAAqBUAICQAAKoVACAmAACpFQAgKAAAqxUAIC0AAKwVACAvAACwFQAgMQAArRUAIDMAAK8VACA0AACyFQAgOAAArhUAIDkAALEVACA6AACzFQAgOwAAtBUAID4AALUVACA_AAC2FQAgQAAAtxUAIEIAALgVACBDAAC5FQAgRAAAuhUAIEUAALsVACBHAAC8FQAgSAAAvRUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBXAADBGQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACE-EAAAnhUAIBEAAJ8VACASAACgFQAgEwAAoRUAIBQAAKIVACAVAACjFQAgFgAApBUAIBcAAKUVACAbAACmFQAgHgAApxUAIB8AAKgVACAkAACqFQAgJgAAqRUAICgAAKsVACAtAACsFQAgLwAAsBUAIDEAAK0VACAzAACvFQAgNAAAshUAIDgAAK4VACA5AACxFQAgOgAAsxUAIDsAALQVACA-AAC1FQAgPwAAthUAIEAAALcVACBCAAC4FQAgQwAAuRUAIEQAALoVACBFAAC7FQAgRwAAvBUAIEgAAL0VACBKAAC-FQAgSwAAvxUAIE8AAMAVACBQAADBFQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACE-EAAAwRgAIBEAAMIYACASAADDGAAgEwAAxBgAIBQAAMUYACAVAADGGAAgFgAAxxgAIBcAAMgYACAbAADJGAAgHgAAyhgAIB8AAMsYACAkAADNGAAgJgAAzBgAICgAAM4YACAtAADPGAAgLwAA0xgAIDEAANAYACAzAADSGAAgNAAA1RgAIDgAANEYACA5AADUGAAgOgAA1hgAIDsAANcYACA-AADYGAAgPwAA2RgAIEAAANoYACBCAADbGAAgQwAA3BgAIEUAAN4YACBHAADfGAAgSAAA4BgAIEoAAOEYACBLAADiGAAgTwAA4xgAIFAAAOQYACBRAADlGAAglAgCAAAAAaEIQAAAAAG5CAEAAAAB7QhAAAAAAc4JAQAAAAHZCQEAAAAB2glAAAAAAdsJAQAAAAHdCQAAAN0JAt4JQAAAAAHfCUAAAAAB4AkBAAAAAeEJQAAAAAHiCUAAAAAB4wkBAAAAAeQJQAAAAAHlCUAAAAAB5gkCAAAAAecJIAAAAAHoCUAAAAAB6QkgAAAAAeoJAQAAAAHrCQEAAAAB7AkBAAAAAe0JAQAAAAHuCQEAAAABAgAAAAEAIF4AAMIZACADAAAArwEAIF4AAMIZACBfAADGGQAgQAAAAK8BACAQAACeFQAgEQAAnxUAIBIAAKAVACATAAChFQAgFAAAohUAIBUAAKMVACAWAACkFQAgFwAApRUAIBsAAKYVACAeAACnFQAgHwAAqBUAICQAAKoVACAmAACpFQAgKAAAqxUAIC0AAKwVACAvAACwFQAgMQAArRUAIDMAAK8VACA0AACyFQAgOAAArhUAIDkAALEVACA6AACzFQAgOwAAtBUAID4AALUVACA_AAC2FQAgQAAAtxUAIEIAALgVACBDAAC5FQAgRQAAuxUAIEcAALwVACBIAAC9FQAgSgAAvhUAIEsAAL8VACBPAADAFQAgUAAAwRUAIFEAAMIVACBXAADGGQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACE-EAAAnhUAIBEAAJ8VACASAACgFQAgEwAAoRUAIBQAAKIVACAVAACjFQAgFgAApBUAIBcAAKUVACAbAACmFQAgHgAApxUAIB8AAKgVACAkAACqFQAgJgAAqRUAICgAAKsVACAtAACsFQAgLwAAsBUAIDEAAK0VACAzAACvFQAgNAAAshUAIDgAAK4VACA5AACxFQAgOgAAsxUAIDsAALQVACA-AAC1FQAgPwAAthUAIEAAALcVACBCAAC4FQAgQwAAuRUAIEUAALsVACBHAAC8FQAgSAAAvRUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBRAADCFQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACE-EAAAwRgAIBEAAMIYACASAADDGAAgEwAAxBgAIBQAAMUYACAVAADGGAAgFgAAxxgAIBcAAMgYACAbAADJGAAgHgAAyhgAIB8AAMsYACAkAADNGAAgJgAAzBgAICgAAM4YACAtAADPGAAgLwAA0xgAIDEAANAYACAzAADSGAAgNAAA1RgAIDgAANEYACA5AADUGAAgOgAA1hgAIDsAANcYACA-AADYGAAgPwAA2RgAIEAAANoYACBCAADbGAAgQwAA3BgAIEQAAN0YACBFAADeGAAgSAAA4BgAIEoAAOEYACBLAADiGAAgTwAA4xgAIFAAAOQYACBRAADlGAAglAgCAAAAAaEIQAAAAAG5CAEAAAAB7QhAAAAAAc4JAQAAAAHZCQEAAAAB2glAAAAAAdsJAQAAAAHdCQAAAN0JAt4JQAAAAAHfCUAAAAAB4AkBAAAAAeEJQAAAAAHiCUAAAAAB4wkBAAAAAeQJQAAAAAHlCUAAAAAB5gkCAAAAAecJIAAAAAHoCUAAAAAB6QkgAAAAAeoJAQAAAAHrCQEAAAAB7AkBAAAAAe0JAQAAAAHuCQEAAAABAgAAAAEAIF4AAMcZACADAAAArwEAIF4AAMcZACBfAADLGQAgQAAAAK8BACAQAACeFQAgEQAAnxUAIBIAAKAVACATAAChFQAgFAAAohUAIBUAAKMVACAWAACkFQAgFwAApRUAIBsAAKYVACAeAACnFQAgHwAAqBUAICQAAKoVACAmAACpFQAgKAAAqxUAIC0AAKwVACAvAACwFQAgMQAArRUAIDMAAK8VACA0AACyFQAgOAAArhUAIDkAALEVACA6AACzFQAgOwAAtBUAID4AALUVACA_AAC2FQAgQAAAtxUAIEIAALgVACBDAAC5FQAgRAAAuhUAIEUAALsVACBIAAC9FQAgSgAAvhUAIEsAAL8VACBPAADAFQAgUAAAwRUAIFEAAMIVACBXAADLGQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACE-EAAAnhUAIBEAAJ8VACASAACgFQAgEwAAoRUAIBQAAKIVACAVAACjFQAgFgAApBUAIBcAAKUVACAbAACmFQAgHgAApxUAIB8AAKgVACAkAACqFQAgJgAAqRUAICgAAKsVACAtAACsFQAgLwAAsBUAIDEAAK0VACAzAACvFQAgNAAAshUAIDgAAK4VACA5AACxFQAgOgAAsxUAIDsAALQVACA-AAC1FQAgPwAAthUAIEAAALcVACBCAAC4FQAgQwAAuRUAIEQAALoVACBFAAC7FQAgSAAAvRUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBRAADCFQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACE-EAAAwRgAIBEAAMIYACASAADDGAAgEwAAxBgAIBQAAMUYACAVAADGGAAgFgAAxxgAIBcAAMgYACAbAADJGAAgHgAAyhgAIB8AAMsYACAkAADNGAAgJgAAzBgAICgAAM4YACAtAADPGAAgLwAA0xgAIDEAANAYACAzAADSGAAgNAAA1RgAIDgAANEYACA5AADUGAAgOgAA1hgAIDsAANcYACA-AADYGAAgPwAA2RgAIEAAANoYACBCAADbGAAgQwAA3BgAIEQAAN0YACBHAADfGAAgSAAA4BgAIEoAAOEYACBLAADiGAAgTwAA4xgAIFAAAOQYACBRAADlGAAglAgCAAAAAaEIQAAAAAG5CAEAAAAB7QhAAAAAAc4JAQAAAAHZCQEAAAAB2glAAAAAAdsJAQAAAAHdCQAAAN0JAt4JQAAAAAHfCUAAAAAB4AkBAAAAAeEJQAAAAAHiCUAAAAAB4wkBAAAAAeQJQAAAAAHlCUAAAAAB5gkCAAAAAecJIAAAAAHoCUAAAAAB6QkgAAAAAeoJAQAAAAHrCQEAAAAB7AkBAAAAAe0JAQAAAAHuCQEAAAABAgAAAAEAIF4AAMwZACADAAAArwEAIF4AAMwZACBfAADQGQAgQAAAAK8BACAQAACeFQAgEQAAnxUAIBIAAKAVACATAAChFQAgFAAAohUAIBUAAKMVACAWAACkFQAgFwAApRUAIBsAAKYVACAeAACnFQAgHwAAqBUAICQAAKoVACAmAACpFQAgKAAAqxUAIC0AAKwVACAvAACwFQAgMQAArRUAIDMAAK8VACA0AACyFQAgOAAArhUAIDkAALEVACA6AACzFQAgOwAAtBUAID4AALUVACA_AAC2FQAgQAAAtxUAIEIAALgVACBDAAC5FQAgRAAAuhUAIEcAALwVACBIAAC9FQAgSgAAvhUAIEsAAL8VACBPAADAFQAgUAAAwRUAIFEAAMIVACBXAADQGQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACE-EAAAnhUAIBEAAJ8VACASAACgFQAgEwAAoRUAIBQAAKIVACAVAACjFQAgFgAApBUAIBcAAKUVACAbAACmFQAgHgAApxUAIB8AAKgVACAkAACqFQAgJgAAqRUAICgAAKsVACAtAACsFQAgLwAAsBUAIDEAAK0VACAzAACvFQAgNAAAshUAIDgAAK4VACA5AACxFQAgOgAAsxUAIDsAALQVACA-AAC1FQAgPwAAthUAIEAAALcVACBCAAC4FQAgQwAAuRUAIEQAALoVACBHAAC8FQAgSAAAvRUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBRAADCFQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACE-EAAAwRgAIBEAAMIYACASAADDGAAgEwAAxBgAIBQAAMUYACAVAADGGAAgFgAAxxgAIBcAAMgYACAbAADJGAAgHgAAyhgAIB8AAMsYACAkAADNGAAgJgAAzBgAIC0AAM8YACAvAADTGAAgMQAA0BgAIDMAANIYACA0AADVGAAgOAAA0RgAIDkAANQYACA6AADWGAAgOwAA1xgAID4AANgYACA_AADZGAAgQAAA2hgAIEIAANsYACBDAADcGAAgRAAA3RgAIEUAAN4YACBHAADfGAAgSAAA4BgAIEoAAOEYACBLAADiGAAgTwAA4xgAIFAAAOQYACBRAADlGAAglAgCAAAAAaEIQAAAAAG5CAEAAAAB7QhAAAAAAc4JAQAAAAHZCQEAAAAB2glAAAAAAdsJAQAAAAHdCQAAAN0JAt4JQAAAAAHfCUAAAAAB4AkBAAAAAeEJQAAAAAHiCUAAAAAB4wkBAAAAAeQJQAAAAAHlCUAAAAAB5gkCAAAAAecJIAAAAAHoCUAAAAAB6QkgAAAAAeoJAQAAAAHrCQEAAAAB7AkBAAAAAe0JAQAAAAHuCQEAAAABAgAAAAEAIF4AANEZACADAAAArwEAIF4AANEZACBfAADVGQAgQAAAAK8BACAQAACeFQAgEQAAnxUAIBIAAKAVACATAAChFQAgFAAAohUAIBUAAKMVACAWAACkFQAgFwAApRUAIBsAAKYVACAeAACnFQAgHwAAqBUAICQAAKoVACAmAACpFQAgLQAArBUAIC8AALAVACAxAACtFQAgMwAArxUAIDQAALIVACA4AACuFQAgOQAAsRUAIDoAALMVACA7AAC0FQAgPgAAtRUAID8AALYVACBAAAC3FQAgQgAAuBUAIEMAALkVACBEAAC6FQAgRQAAuxUAIEcAALwVACBIAAC9FQAgSgAAvhUAIEsAAL8VACBPAADAFQAgUAAAwRUAIFEAAMIVACBXAADVGQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACE-EAAAnhUAIBEAAJ8VACASAACgFQAgEwAAoRUAIBQAAKIVACAVAACjFQAgFgAApBUAIBcAAKUVACAbAACmFQAgHgAApxUAIB8AAKgVACAkAACqFQAgJgAAqRUAIC0AAKwVACAvAACwFQAgMQAArRUAIDMAAK8VACA0AACyFQAgOAAArhUAIDkAALEVACA6AACzFQAgOwAAtBUAID4AALUVACA_AAC2FQAgQAAAtxUAIEIAALgVACBDAAC5FQAgRAAAuhUAIEUAALsVACBHAAC8FQAgSAAAvRUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBRAADCFQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACE-EAAAwRgAIBEAAMIYACASAADDGAAgEwAAxBgAIBQAAMUYACAVAADGGAAgFgAAxxgAIBcAAMgYACAbAADJGAAgHgAAyhgAIB8AAMsYACAkAADNGAAgJgAAzBgAICgAAM4YACAtAADPGAAgLwAA0xgAIDEAANAYACAzAADSGAAgNAAA1RgAIDgAANEYACA5AADUGAAgOgAA1hgAIDsAANcYACA-AADYGAAgPwAA2RgAIEIAANsYACBDAADcGAAgRAAA3RgAIEUAAN4YACBHAADfGAAgSAAA4BgAIEoAAOEYACBLAADiGAAgTwAA4xgAIFAAAOQYACBRAADlGAAglAgCAAAAAaEIQAAAAAG5CAEAAAAB7QhAAAAAAc4JAQAAAAHZCQEAAAAB2glAAAAAAdsJAQAAAAHdCQAAAN0JAt4JQAAAAAHfCUAAAAAB4AkBAAAAAeEJQAAAAAHiCUAAAAAB4wkBAAAAAeQJQAAAAAHlCUAAAAAB5gkCAAAAAecJIAAAAAHoCUAAAAAB6QkgAAAAAeoJAQAAAAHrCQEAAAAB7AkBAAAAAe0JAQAAAAHuCQEAAAABAgAAAAEAIF4AANYZACA-EAAAwRgAIBEAAMIYACASAADDGAAgEwAAxBgAIBQAAMUYACAVAADGGAAgFgAAxxgAIBcAAMgYACAbAADJGAAgHgAAyhgAIB8AAMsYACAkAADNGAAgJgAAzBgAICgAAM4YACAtAADPGAAgLwAA0xgAIDEAANAYACAzAADSGAAgNAAA1RgAIDgAANEYACA5AADUGAAgOgAA1hgAIDsAANcYACA-AADYGAAgQAAA2hgAIEIAANsYACBDAADcGAAgRAAA3RgAIEUAAN4YACBHAADfGAAgSAAA4BgAIEoAAOEYACBLAADiGAAgTwAA4xgAIFAAAOQYACBRAADlGAAglAgCAAAAAaEIQAAAAAG5CAEAAAAB7QhAAAAAAc4JAQAAAAHZCQEAAAAB2glAAAAAAdsJAQAAAAHdCQAAAN0JAt4JQAAAAAHfCUAAAAAB4AkBAAAAAeEJQAAAAAHiCUAAAAAB4wkBAAAAAeQJQAAAAAHlCUAAAAAB5gkCAAAAAecJIAAAAAHoCUAAAAAB6QkgAAAAAeoJAQAAAAHrCQEAAAAB7AkBAAAAAe0JAQAAAAHuCQEAAAABAgAAAAEAIF4AANgZACA-EAAAwRgAIBEAAMIYACASAADDGAAgEwAAxBgAIBQAAMUYACAVAADGGAAgFgAAxxgAIBcAAMgYACAbAADJGAAgHgAAyhgAIB8AAMsYACAkAADNGAAgJgAAzBgAICgAAM4YACAtAADPGAAgLwAA0xgAIDEAANAYACAzAADSGAAgNAAA1RgAIDgAANEYACA5AADUGAAgOgAA1hgAIDsAANcYACA_AADZGAAgQAAA2hgAIEIAANsYACBDAADcGAAgRAAA3RgAIEUAAN4YACBHAADfGAAgSAAA4BgAIEoAAOEYACBLAADiGAAgTwAA4xgAIFAAAOQYACBRAADlGAAglAgCAAAAAaEIQAAAAAG5CAEAAAAB7QhAAAAAAc4JAQAAAAHZCQEAAAAB2glAAAAAAdsJAQAAAAHdCQAAAN0JAt4JQAAAAAHfCUAAAAAB4AkBAAAAAeEJQAAAAAHiCUAAAAAB4wkBAAAAAeQJQAAAAAHlCUAAAAAB5gkCAAAAAecJIAAAAAHoCUAAAAAB6QkgAAAAAeoJAQAAAAHrCQEAAAAB7AkBAAAAAe0JAQAAAAHuCQEAAAABAgAAAAEAIF4AANoZACADAAAArwEAIF4AANYZACBfAADeGQAgQAAAAK8BACAQAACeFQAgEQAAnxUAIBIAAKAVACATAAChFQAgFAAAohUAIBUAAKMVACAWAACkFQAgFwAApRUAIBsAAKYVACAeAACnFQAgHwAAqBUAICQAAKoVACAmAACpFQAgKAAAqxUAIC0AAKwVACAvAACwFQAgMQAArRUAIDMAAK8VACA0AACyFQAgOAAArhUAIDkAALEVACA6AACzFQAgOwAAtBUAID4AALUVACA_AAC2FQAgQgAAuBUAIEMAALkVACBEAAC6FQAgRQAAuxUAIEcAALwVACBIAAC9FQAgSgAAvhUAIEsAAL8VACBPAADAFQAgUAAAwRUAIFEAAMIVACBXAADeGQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACE-EAAAnhUAIBEAAJ8VACASAACgFQAgEwAAoRUAIBQAAKIVACAVAACjFQAgFgAApBUAIBcAAKUVACAbAACmFQAgHgAApxUAIB8AAKgVACAkAACqFQAgJgAAqRUAICgAAKsVACAtAACsFQAgLwAAsBUAIDEAAK0VACAzAACvFQAgNAAAshUAIDgAAK4VACA5AACxFQAgOgAAsxUAIDsAALQVACA-AAC1FQAgPwAAthUAIEIAALgVACBDAAC5FQAgRAAAuhUAIEUAALsVACBHAAC8FQAgSAAAvRUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBRAADCFQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACEDAAAArwEAIF4AANgZACBfAADhGQAgQAAAAK8BACAQAACeFQAgEQAAnxUAIBIAAKAVACATAAChFQAgFAAAohUAIBUAAKMVACAWAACkFQAgFwAApRUAIBsAAKYVACAeAACnFQAgHwAAqBUAICQAAKoVACAmAACpFQAgKAAAqxUAIC0AAKwVACAvAACwFQAgMQAArRUAIDMAAK8VACA0AACyFQAgOAAArhUAIDkAALEVACA6AACzFQAgOwAAtBUAID4AALUVACBAAAC3FQAgQgAAuBUAIEMAALkVACBEAAC6FQAgRQAAuxUAIEcAALwVACBIAAC9FQAgSgAAvhUAIEsAAL8VACBPAADAFQAgUAAAwRUAIFEAAMIVACBXAADhGQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACE-EAAAnhUAIBEAAJ8VACASAACgFQAgEwAAoRUAIBQAAKIVACAVAACjFQAgFgAApBUAIBcAAKUVACAbAACmFQAgHgAApxUAIB8AAKgVACAkAACqFQAgJgAAqRUAICgAAKsVACAtAACsFQAgLwAAsBUAIDEAAK0VACAzAACvFQAgNAAAshUAIDgAAK4VACA5AACxFQAgOgAAsxUAIDsAALQVACA-AAC1FQAgQAAAtxUAIEIAALgVACBDAAC5FQAgRAAAuhUAIEUAALsVACBHAAC8FQAgSAAAvRUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBRAADCFQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACEDAAAArwEAIF4AANoZACBfAADkGQAgQAAAAK8BACAQAACeFQAgEQAAnxUAIBIAAKAVACATAAChFQAgFAAAohUAIBUAAKMVACAWAACkFQAgFwAApRUAIBsAAKYVACAeAACnFQAgHwAAqBUAICQAAKoVACAmAACpFQAgKAAAqxUAIC0AAKwVACAvAACwFQAgMQAArRUAIDMAAK8VACA0AACyFQAgOAAArhUAIDkAALEVACA6AACzFQAgOwAAtBUAID8AALYVACBAAAC3FQAgQgAAuBUAIEMAALkVACBEAAC6FQAgRQAAuxUAIEcAALwVACBIAAC9FQAgSgAAvhUAIEsAAL8VACBPAADAFQAgUAAAwRUAIFEAAMIVACBXAADkGQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACE-EAAAnhUAIBEAAJ8VACASAACgFQAgEwAAoRUAIBQAAKIVACAVAACjFQAgFgAApBUAIBcAAKUVACAbAACmFQAgHgAApxUAIB8AAKgVACAkAACqFQAgJgAAqRUAICgAAKsVACAtAACsFQAgLwAAsBUAIDEAAK0VACAzAACvFQAgNAAAshUAIDgAAK4VACA5AACxFQAgOgAAsxUAIDsAALQVACA_AAC2FQAgQAAAtxUAIEIAALgVACBDAAC5FQAgRAAAuhUAIEUAALsVACBHAAC8FQAgSAAAvRUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBRAADCFQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACE-EAAAwRgAIBEAAMIYACASAADDGAAgEwAAxBgAIBQAAMUYACAVAADGGAAgFgAAxxgAIBcAAMgYACAbAADJGAAgHgAAyhgAIB8AAMsYACAkAADNGAAgJgAAzBgAICgAAM4YACAtAADPGAAgLwAA0xgAIDEAANAYACAzAADSGAAgNAAA1RgAIDgAANEYACA5AADUGAAgOgAA1hgAIDsAANcYACA-AADYGAAgPwAA2RgAIEAAANoYACBCAADbGAAgRAAA3RgAIEUAAN4YACBHAADfGAAgSAAA4BgAIEoAAOEYACBLAADiGAAgTwAA4xgAIFAAAOQYACBRAADlGAAglAgCAAAAAaEIQAAAAAG5CAEAAAAB7QhAAAAAAc4JAQAAAAHZCQEAAAAB2glAAAAAAdsJAQAAAAHdCQAAAN0JAt4JQAAAAAHfCUAAAAAB4AkBAAAAAeEJQAAAAAHiCUAAAAAB4wkBAAAAAeQJQAAAAAHlCUAAAAAB5gkCAAAAAecJIAAAAAHoCUAAAAAB6QkgAAAAAeoJAQAAAAHrCQEAAAAB7AkBAAAAAe0JAQAAAAHuCQEAAAABAgAAAAEAIF4AAOUZACA-EAAAwRgAIBEAAMIYACASAADDGAAgEwAAxBgAIBQAAMUYACAVAADGGAAgFgAAxxgAIBcAAMgYACAbAADJGAAgHgAAyhgAIB8AAMsYACAkAADNGAAgJgAAzBgAICgAAM4YACAtAADPGAAgLwAA0xgAIDEAANAYACAzAADSGAAgNAAA1RgAIDgAANEYACA5AADUGAAgOgAA1hgAIDsAANcYACA-AADYGAAgPwAA2RgAIEAAANoYACBDAADcGAAgRAAA3RgAIEUAAN4YACBHAADfGAAgSAAA4BgAIEoAAOEYACBLAADiGAAgTwAA4xgAIFAAAOQYACBRAADlGAAglAgCAAAAAaEIQAAAAAG5CAEAAAAB7QhAAAAAAc4JAQAAAAHZCQEAAAAB2glAAAAAAdsJAQAAAAHdCQAAAN0JAt4JQAAAAAHfCUAAAAAB4AkBAAAAAeEJQAAAAAHiCUAAAAAB4wkBAAAAAeQJQAAAAAHlCUAAAAAB5gkCAAAAAecJIAAAAAHoCUAAAAAB6QkgAAAAAeoJAQAAAAHrCQEAAAAB7AkBAAAAAe0JAQAAAAHuCQEAAAABAgAAAAEAIF4AAOcZACADAAAArwEAIF4AAOUZACBfAADrGQAgQAAAAK8BACAQAACeFQAgEQAAnxUAIBIAAKAVACATAAChFQAgFAAAohUAIBUAAKMVACAWAACkFQAgFwAApRUAIBsAAKYVACAeAACnFQAgHwAAqBUAICQAAKoVACAmAACpFQAgKAAAqxUAIC0AAKwVACAvAACwFQAgMQAArRUAIDMAAK8VACA0AACyFQAgOAAArhUAIDkAALEVACA6AACzFQAgOwAAtBUAID4AALUVACA_AAC2FQAgQAAAtxUAIEIAALgVACBEAAC6FQAgRQAAuxUAIEcAALwVACBIAAC9FQAgSgAAvhUAIEsAAL8VACBPAADAFQAgUAAAwRUAIFEAAMIVACBXAADrGQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACE-EAAAnhUAIBEAAJ8VACASAACgFQAgEwAAoRUAIBQAAKIVACAVAACjFQAgFgAApBUAIBcAAKUVACAbAACmFQAgHgAApxUAIB8AAKgVACAkAACqFQAgJgAAqRUAICgAAKsVACAtAACsFQAgLwAAsBUAIDEAAK0VACAzAACvFQAgNAAAshUAIDgAAK4VACA5AACxFQAgOgAAsxUAIDsAALQVACA-AAC1FQAgPwAAthUAIEAAALcVACBCAAC4FQAgRAAAuhUAIEUAALsVACBHAAC8FQAgSAAAvRUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBRAADCFQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACEDAAAArwEAIF4AAOcZACBfAADuGQAgQAAAAK8BACAQAACeFQAgEQAAnxUAIBIAAKAVACATAAChFQAgFAAAohUAIBUAAKMVACAWAACkFQAgFwAApRUAIBsAAKYVACAeAACnFQAgHwAAqBUAICQAAKoVACAmAACpFQAgKAAAqxUAIC0AAKwVACAvAACwFQAgMQAArRUAIDMAAK8VACA0AACyFQAgOAAArhUAIDkAALEVACA6AACzFQAgOwAAtBUAID4AALUVACA_AAC2FQAgQAAAtxUAIEMAALkVACBEAAC6FQAgRQAAuxUAIEcAALwVACBIAAC9FQAgSgAAvhUAIEsAAL8VACBPAADAFQAgUAAAwRUAIFEAAMIVACBXAADuGQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACE-EAAAnhUAIBEAAJ8VACASAACgFQAgEwAAoRUAIBQAAKIVACAVAACjFQAgFgAApBUAIBcAAKUVACAbAACmFQAgHgAApxUAIB8AAKgVACAkAACqFQAgJgAAqRUAICgAAKsVACAtAACsFQAgLwAAsBUAIDEAAK0VACAzAACvFQAgNAAAshUAIDgAAK4VACA5AACxFQAgOgAAsxUAIDsAALQVACA-AAC1FQAgPwAAthUAIEAAALcVACBDAAC5FQAgRAAAuhUAIEUAALsVACBHAAC8FQAgSAAAvRUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBRAADCFQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACEEqgkBAAAAAbMJAgAAAAG0CQEAAAABtQkCAAAAAT4QAADBGAAgEQAAwhgAIBIAAMMYACATAADEGAAgFAAAxRgAIBUAAMYYACAWAADHGAAgFwAAyBgAIBsAAMkYACAeAADKGAAgHwAAyxgAICQAAM0YACAmAADMGAAgKAAAzhgAIC0AAM8YACAvAADTGAAgMQAA0BgAIDMAANIYACA0AADVGAAgOAAA0RgAIDkAANQYACA6AADWGAAgOwAA1xgAID4AANgYACA_AADZGAAgQAAA2hgAIEIAANsYACBDAADcGAAgRAAA3RgAIEUAAN4YACBHAADfGAAgSAAA4BgAIEoAAOEYACBPAADjGAAgUAAA5BgAIFEAAOUYACCUCAIAAAABoQhAAAAAAbkIAQAAAAHtCEAAAAABzgkBAAAAAdkJAQAAAAHaCUAAAAAB2wkBAAAAAd0JAAAA3QkC3glAAAAAAd8JQAAAAAHgCQEAAAAB4QlAAAAAAeIJQAAAAAHjCQEAAAAB5AlAAAAAAeUJQAAAAAHmCQIAAAAB5wkgAAAAAegJQAAAAAHpCSAAAAAB6gkBAAAAAesJAQAAAAHsCQEAAAAB7QkBAAAAAe4JAQAAAAECAAAAAQAgXgAA8BkAID4QAADBGAAgEQAAwhgAIBIAAMMYACATAADEGAAgFAAAxRgAIBUAAMYYACAWAADHGAAgFwAAyBgAIBsAAMkYACAeAADKGAAgHwAAyxgAICQAAM0YACAmAADMGAAgKAAAzhgAIC0AAM8YACAvAADTGAAgMQAA0BgAIDMAANIYACA0AADVGAAgOAAA0RgAIDkAANQYACA6AADWGAAgOwAA1xgAID4AANgYACA_AADZGAAgQAAA2hgAIEIAANsYACBDAADcGAAgRAAA3RgAIEUAAN4YACBHAADfGAAgSAAA4BgAIEsAAOIYACBPAADjGAAgUAAA5BgAIFEAAOUYACCUCAIAAAABoQhAAAAAAbkIAQAAAAHtCEAAAAABzgkBAAAAAdkJAQAAAAHaCUAAAAAB2wkBAAAAAd0JAAAA3QkC3glAAAAAAd8JQAAAAAHgCQEAAAAB4QlAAAAAAeIJQAAAAAHjCQEAAAAB5AlAAAAAAeUJQAAAAAHmCQIAAAAB5wkgAAAAAegJQAAAAAHpCSAAAAAB6gkBAAAAAesJAQAAAAHsCQEAAAAB7QkBAAAAAe4JAQAAAAECAAAAAQAgXgAA8hkAIAMAAACvAQAgXgAA8BkAIF8AAPYZACBAAAAArwEAIBAAAJ4VACARAACfFQAgEgAAoBUAIBMAAKEVACAUAACiFQAgFQAAoxUAIBYAAKQVACAXAAClFQAgGwAAphUAIB4AAKcVACAfAACoFQAgJAAAqhUAICYAAKkVACAoAACrFQAgLQAArBUAIC8AALAVACAxAACtFQAgMwAArxUAIDQAALIVACA4AACuFQAgOQAAsRUAIDoAALMVACA7AAC0FQAgPgAAtRUAID8AALYVACBAAAC3FQAgQgAAuBUAIEMAALkVACBEAAC6FQAgRQAAuxUAIEcAALwVACBIAAC9FQAgSgAAvhUAIE8AAMAVACBQAADBFQAgUQAAwhUAIFcAAPYZACCUCAIAiA8AIaEIQACNDwAhuQgBALMPACHtCEAAng8AIc4JAQCzDwAh2QkBAIcPACHaCUAAng8AIdsJAQCzDwAh3QkAAJ0V3Qki3glAAJ4PACHfCUAAng8AIeAJAQCzDwAh4QlAAJ4PACHiCUAAng8AIeMJAQCzDwAh5AlAAJ4PACHlCUAAng8AIeYJAgCIDwAh5wkgALYQACHoCUAAng8AIekJIAC2EAAh6gkBALMPACHrCQEAsw8AIewJAQCzDwAh7QkBALMPACHuCQEAsw8AIT4QAACeFQAgEQAAnxUAIBIAAKAVACATAAChFQAgFAAAohUAIBUAAKMVACAWAACkFQAgFwAApRUAIBsAAKYVACAeAACnFQAgHwAAqBUAICQAAKoVACAmAACpFQAgKAAAqxUAIC0AAKwVACAvAACwFQAgMQAArRUAIDMAAK8VACA0AACyFQAgOAAArhUAIDkAALEVACA6AACzFQAgOwAAtBUAID4AALUVACA_AAC2FQAgQAAAtxUAIEIAALgVACBDAAC5FQAgRAAAuhUAIEUAALsVACBHAAC8FQAgSAAAvRUAIEoAAL4VACBPAADAFQAgUAAAwRUAIFEAAMIVACCUCAIAiA8AIaEIQACNDwAhuQgBALMPACHtCEAAng8AIc4JAQCzDwAh2QkBAIcPACHaCUAAng8AIdsJAQCzDwAh3QkAAJ0V3Qki3glAAJ4PACHfCUAAng8AIeAJAQCzDwAh4QlAAJ4PACHiCUAAng8AIeMJAQCzDwAh5AlAAJ4PACHlCUAAng8AIeYJAgCIDwAh5wkgALYQACHoCUAAng8AIekJIAC2EAAh6gkBALMPACHrCQEAsw8AIewJAQCzDwAh7QkBALMPACHuCQEAsw8AIQMAAACvAQAgXgAA8hkAIF8AAPkZACBAAAAArwEAIBAAAJ4VACARAACfFQAgEgAAoBUAIBMAAKEVACAUAACiFQAgFQAAoxUAIBYAAKQVACAXAAClFQAgGwAAphUAIB4AAKcVACAfAACoFQAgJAAAqhUAICYAAKkVACAoAACrFQAgLQAArBUAIC8AALAVACAxAACtFQAgMwAArxUAIDQAALIVACA4AACuFQAgOQAAsRUAIDoAALMVACA7AAC0FQAgPgAAtRUAID8AALYVACBAAAC3FQAgQgAAuBUAIEMAALkVACBEAAC6FQAgRQAAuxUAIEcAALwVACBIAAC9FQAgSwAAvxUAIE8AAMAVACBQAADBFQAgUQAAwhUAIFcAAPkZACCUCAIAiA8AIaEIQACNDwAhuQgBALMPACHtCEAAng8AIc4JAQCzDwAh2QkBAIcPACHaCUAAng8AIdsJAQCzDwAh3QkAAJ0V3Qki3glAAJ4PACHfCUAAng8AIeAJAQCzDwAh4QlAAJ4PACHiCUAAng8AIeMJAQCzDwAh5AlAAJ4PACHlCUAAng8AIeYJAgCIDwAh5wkgALYQACHoCUAAng8AIekJIAC2EAAh6gkBALMPACHrCQEAsw8AIewJAQCzDwAh7QkBALMPACHuCQEAsw8AIT4QAACeFQAgEQAAnxUAIBIAAKAVACATAAChFQAgFAAAohUAIBUAAKMVACAWAACkFQAgFwAApRUAIBsAAKYVACAeAACnFQAgHwAAqBUAICQAAKoVACAmAACpFQAgKAAAqxUAIC0AAKwVACAvAACwFQAgMQAArRUAIDMAAK8VACA0AACyFQAgOAAArhUAIDkAALEVACA6AACzFQAgOwAAtBUAID4AALUVACA_AAC2FQAgQAAAtxUAIEIAALgVACBDAAC5FQAgRAAAuhUAIEUAALsVACBHAAC8FQAgSAAAvRUAIEsAAL8VACBPAADAFQAgUAAAwRUAIFEAAMIVACCUCAIAiA8AIaEIQACNDwAhuQgBALMPACHtCEAAng8AIc4JAQCzDwAh2QkBAIcPACHaCUAAng8AIdsJAQCzDwAh3QkAAJ0V3Qki3glAAJ4PACHfCUAAng8AIeAJAQCzDwAh4QlAAJ4PACHiCUAAng8AIeMJAQCzDwAh5AlAAJ4PACHlCUAAng8AIeYJAgCIDwAh5wkgALYQACHoCUAAng8AIekJIAC2EAAh6gkBALMPACHrCQEAsw8AIewJAQCzDwAh7QkBALMPACHuCQEAsw8AIT4QAADBGAAgEQAAwhgAIBIAAMMYACATAADEGAAgFAAAxRgAIBUAAMYYACAWAADHGAAgFwAAyBgAIBsAAMkYACAeAADKGAAgHwAAyxgAICQAAM0YACAmAADMGAAgKAAAzhgAIC0AAM8YACAvAADTGAAgMQAA0BgAIDMAANIYACA0AADVGAAgOAAA0RgAIDkAANQYACA6AADWGAAgOwAA1xgAID4AANgYACA_AADZGAAgQAAA2hgAIEIAANsYACBDAADcGAAgRAAA3RgAIEUAAN4YACBHAADfGAAgSAAA4BgAIEoAAOEYACBLAADiGAAgTwAA4xgAIFEAAOUYACCUCAIAAAABoQhAAAAAAbkIAQAAAAHtCEAAAAABzgkBAAAAAdkJAQAAAAHaCUAAAAAB2wkBAAAAAd0JAAAA3QkC3glAAAAAAd8JQAAAAAHgCQEAAAAB4QlAAAAAAeIJQAAAAAHjCQEAAAAB5AlAAAAAAeUJQAAAAAHmCQIAAAAB5wkgAAAAAegJQAAAAAHpCSAAAAAB6gkBAAAAAesJAQAAAAHsCQEAAAAB7QkBAAAAAe4JAQAAAAECAAAAAQAgXgAA-hkAID4QAADBGAAgEQAAwhgAIBIAAMMYACATAADEGAAgFAAAxRgAIBUAAMYYACAWAADHGAAgFwAAyBgAIBsAAMkYACAeAADKGAAgHwAAyxgAICQAAM0YACAmAADMGAAgKAAAzhgAIC0AAM8YACAvAADTGAAgMQAA0BgAIDMAANIYACA0AADVGAAgOAAA0RgAIDkAANQYACA6AADWGAAgOwAA1xgAID4AANgYACA_AADZGAAgQAAA2hgAIEIAANsYACBDAADcGAAgRAAA3RgAIEUAAN4YACBHAADfGAAgSAAA4BgAIEoAAOEYACBLAADiGAAgUAAA5BgAIFEAAOUYACCUCAIAAAABoQhAAAAAAbkIAQAAAAHtCEAAAAABzgkBAAAAAdkJAQAAAAHaCUAAAAAB2wkBAAAAAd0JAAAA3QkC3glAAAAAAd8JQAAAAAHgCQEAAAAB4QlAAAAAAeIJQAAAAAHjCQEAAAAB5AlAAAAAAeUJQAAAAAHmCQIAAAAB5wkgAAAAAegJQAAAAAHpCSAAAAAB6gkBAAAAAesJAQAAAAHsCQEAAAAB7QkBAAAAAe4JAQAAAAECAAAAAQAgXgAA_BkAIASqCQEAAAABsgkCAAAAAbQJAQAAAAG1CQIAAAABAwAAAK8BACBeAAD6GQAgXwAAgRoAIEAAAACvAQAgEAAAnhUAIBEAAJ8VACASAACgFQAgEwAAoRUAIBQAAKIVACAVAACjFQAgFgAApBUAIBcAAKUVACAbAACmFQAgHgAApxUAIB8AAKgVACAkAACqFQAgJgAAqRUAICgAAKsVACAtAACsFQAgLwAAsBUAIDEAAK0VACAzAACvFQAgNAAAshUAIDgAAK4VACA5AACxFQAgOgAAsxUAIDsAALQVACA-AAC1FQAgPwAAthUAIEAAALcVACBCAAC4FQAgQwAAuRUAIEQAALoVACBFAAC7FQAgRwAAvBUAIEgAAL0VACBKAAC-FQAgSwAAvxUAIE8AAMAVACBRAADCFQAgVwAAgRoAIJQIAgCIDwAhoQhAAI0PACG5CAEAsw8AIe0IQACeDwAhzgkBALMPACHZCQEAhw8AIdoJQACeDwAh2wkBALMPACHdCQAAnRXdCSLeCUAAng8AId8JQACeDwAh4AkBALMPACHhCUAAng8AIeIJQACeDwAh4wkBALMPACHkCUAAng8AIeUJQACeDwAh5gkCAIgPACHnCSAAthAAIegJQACeDwAh6QkgALYQACHqCQEAsw8AIesJAQCzDwAh7AkBALMPACHtCQEAsw8AIe4JAQCzDwAhPhAAAJ4VACARAACfFQAgEgAAoBUAIBMAAKEVACAUAACiFQAgFQAAoxUAIBYAAKQVACAXAAClFQAgGwAAphUAIB4AAKcVACAfAACoFQAgJAAAqhUAICYAAKkVACAoAACrFQAgLQAArBUAIC8AALAVACAxAACtFQAgMwAArxUAIDQAALIVACA4AACuFQAgOQAAsRUAIDoAALMVACA7AAC0FQAgPgAAtRUAID8AALYVACBAAAC3FQAgQgAAuBUAIEMAALkVACBEAAC6FQAgRQAAuxUAIEcAALwVACBIAAC9FQAgSgAAvhUAIEsAAL8VACBPAADAFQAgUQAAwhUAIJQIAgCIDwAhoQhAAI0PACG5CAEAsw8AIe0IQACeDwAhzgkBALMPACHZCQEAhw8AIdoJQACeDwAh2wkBALMPACHdCQAAnRXdCSLeCUAAng8AId8JQACeDwAh4AkBALMPACHhCUAAng8AIeIJQACeDwAh4wkBALMPACHkCUAAng8AIeUJQACeDwAh5gkCAIgPACHnCSAAthAAIegJQACeDwAh6QkgALYQACHqCQEAsw8AIesJAQCzDwAh7AkBALMPACHtCQEAsw8AIe4JAQCzDwAhAwAAAK8BACBeAAD8GQAgXwAAhBoAIEAAAACvAQAgEAAAnhUAIBEAAJ8VACASAACgFQAgEwAAoRUAIBQAAKIVACAVAACjFQAgFgAApBUAIBcAAKUVACAbAACmFQAgHgAApxUAIB8AAKgVACAkAACqFQAgJgAAqRUAICgAAKsVACAtAACsFQAgLwAAsBUAIDEAAK0VACAzAACvFQAgNAAAshUAIDgAAK4VACA5AACxFQAgOgAAsxUAIDsAALQVACA-AAC1FQAgPwAAthUAIEAAALcVACBCAAC4FQAgQwAAuRUAIEQAALoVACBFAAC7FQAgRwAAvBUAIEgAAL0VACBKAAC-FQAgSwAAvxUAIFAAAMEVACBRAADCFQAgVwAAhBoAIJQIAgCIDwAhoQhAAI0PACG5CAEAsw8AIe0IQACeDwAhzgkBALMPACHZCQEAhw8AIdoJQACeDwAh2wkBALMPACHdCQAAnRXdCSLeCUAAng8AId8JQACeDwAh4AkBALMPACHhCUAAng8AIeIJQACeDwAh4wkBALMPACHkCUAAng8AIeUJQACeDwAh5gkCAIgPACHnCSAAthAAIegJQACeDwAh6QkgALYQACHqCQEAsw8AIesJAQCzDwAh7AkBALMPACHtCQEAsw8AIe4JAQCzDwAhPhAAAJ4VACARAACfFQAgEgAAoBUAIBMAAKEVACAUAACiFQAgFQAAoxUAIBYAAKQVACAXAAClFQAgGwAAphUAIB4AAKcVACAfAACoFQAgJAAAqhUAICYAAKkVACAoAACrFQAgLQAArBUAIC8AALAVACAxAACtFQAgMwAArxUAIDQAALIVACA4AACuFQAgOQAAsRUAIDoAALMVACA7AAC0FQAgPgAAtRUAID8AALYVACBAAAC3FQAgQgAAuBUAIEMAALkVACBEAAC6FQAgRQAAuxUAIEcAALwVACBIAAC9FQAgSgAAvhUAIEsAAL8VACBQAADBFQAgUQAAwhUAIJQIAgCIDwAhoQhAAI0PACG5CAEAsw8AIe0IQACeDwAhzgkBALMPACHZCQEAhw8AIdoJQACeDwAh2wkBALMPACHdCQAAnRXdCSLeCUAAng8AId8JQACeDwAh4AkBALMPACHhCUAAng8AIeIJQACeDwAh4wkBALMPACHkCUAAng8AIeUJQACeDwAh5gkCAIgPACHnCSAAthAAIegJQACeDwAh6QkgALYQACHqCQEAsw8AIesJAQCzDwAh7AkBALMPACHtCQEAsw8AIe4JAQCzDwAhCwMAALkUACArAgAAAAFJAAC6FAAglAgCAAAAAaEIQAAAAAGvCAIAAAABqgkBAAAAAbQJAQAAAAG1CQIAAAABtgkBAAAAAbcJQAAAAAECAAAA0gEAIF4AAIUaACANkwhAAAAAAZQIAgAAAAHCCAIAAAABxwgBAAAAAaoJAQAAAAG0CQEAAAABtQkCAAAAAbkJAQAAAAG6CQIAAAABuwkCAAAAAbwJAQAAAAG9CQEAAAABvgkgAAAAAQIAAADuAwAgXgAAhxoAIAMAAADQAQAgXgAAhRoAIF8AAIsaACANAAAA0AEAIAMAAKoUACArAgCIDwAhSQAAqxQAIFcAAIsaACCUCAIAiA8AIaEIQACNDwAhrwgCAIgPACGqCQEAhw8AIbQJAQCzDwAhtQkCAIgPACG2CQEAhw8AIbcJQACeDwAhCwMAAKoUACArAgCIDwAhSQAAqxQAIJQIAgCIDwAhoQhAAI0PACGvCAIAiA8AIaoJAQCHDwAhtAkBALMPACG1CQIAiA8AIbYJAQCHDwAhtwlAAJ4PACEDAAAA8QMAIF4AAIcaACBfAACOGgAgDwAAAPEDACBXAACOGgAgkwhAAI0PACGUCAIAiA8AIcIIAgCfDwAhxwgBALMPACGqCQEAhw8AIbQJAQCzDwAhtQkCAJ8PACG5CQEAhw8AIboJAgCIDwAhuwkCAJ8PACG8CQEAhw8AIb0JAQCzDwAhvgkgALYQACENkwhAAI0PACGUCAIAiA8AIcIIAgCfDwAhxwgBALMPACGqCQEAhw8AIbQJAQCzDwAhtQkCAJ8PACG5CQEAhw8AIboJAgCIDwAhuwkCAJ8PACG8CQEAhw8AIb0JAQCzDwAhvgkgALYQACE-EAAAwRgAIBEAAMIYACASAADDGAAgEwAAxBgAIBQAAMUYACAVAADGGAAgFgAAxxgAIBcAAMgYACAbAADJGAAgHgAAyhgAIB8AAMsYACAkAADNGAAgJgAAzBgAICgAAM4YACAtAADPGAAgLwAA0xgAIDEAANAYACAzAADSGAAgNAAA1RgAIDgAANEYACA5AADUGAAgOgAA1hgAIDsAANcYACA-AADYGAAgPwAA2RgAIEAAANoYACBCAADbGAAgQwAA3BgAIEQAAN0YACBFAADeGAAgRwAA3xgAIEoAAOEYACBLAADiGAAgTwAA4xgAIFAAAOQYACBRAADlGAAglAgCAAAAAaEIQAAAAAG5CAEAAAAB7QhAAAAAAc4JAQAAAAHZCQEAAAAB2glAAAAAAdsJAQAAAAHdCQAAAN0JAt4JQAAAAAHfCUAAAAAB4AkBAAAAAeEJQAAAAAHiCUAAAAAB4wkBAAAAAeQJQAAAAAHlCUAAAAAB5gkCAAAAAecJIAAAAAHoCUAAAAAB6QkgAAAAAeoJAQAAAAHrCQEAAAAB7AkBAAAAAe0JAQAAAAHuCQEAAAABAgAAAAEAIF4AAI8aACADAAAArwEAIF4AAI8aACBfAACTGgAgQAAAAK8BACAQAACeFQAgEQAAnxUAIBIAAKAVACATAAChFQAgFAAAohUAIBUAAKMVACAWAACkFQAgFwAApRUAIBsAAKYVACAeAACnFQAgHwAAqBUAICQAAKoVACAmAACpFQAgKAAAqxUAIC0AAKwVACAvAACwFQAgMQAArRUAIDMAAK8VACA0AACyFQAgOAAArhUAIDkAALEVACA6AACzFQAgOwAAtBUAID4AALUVACA_AAC2FQAgQAAAtxUAIEIAALgVACBDAAC5FQAgRAAAuhUAIEUAALsVACBHAAC8FQAgSgAAvhUAIEsAAL8VACBPAADAFQAgUAAAwRUAIFEAAMIVACBXAACTGgAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACE-EAAAnhUAIBEAAJ8VACASAACgFQAgEwAAoRUAIBQAAKIVACAVAACjFQAgFgAApBUAIBcAAKUVACAbAACmFQAgHgAApxUAIB8AAKgVACAkAACqFQAgJgAAqRUAICgAAKsVACAtAACsFQAgLwAAsBUAIDEAAK0VACAzAACvFQAgNAAAshUAIDgAAK4VACA5AACxFQAgOgAAsxUAIDsAALQVACA-AAC1FQAgPwAAthUAIEAAALcVACBCAAC4FQAgQwAAuRUAIEQAALoVACBFAAC7FQAgRwAAvBUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBRAADCFQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACEPlAgCAAAAAaEIQAAAAAHACEAAAAABwggCAAAAAcMIAQAAAAHECEAAAAABxQgCAAAAAccIAQAAAAGdCSAAAAABngkgAAAAAZ8JAgAAAAGgCUAAAAABoQkCAAAAAaIJAgAAAAGjCSAAAAABPhAAAMEYACARAADCGAAgEgAAwxgAIBMAAMQYACAUAADFGAAgFQAAxhgAIBYAAMcYACAbAADJGAAgHgAAyhgAIB8AAMsYACAkAADNGAAgJgAAzBgAICgAAM4YACAtAADPGAAgLwAA0xgAIDEAANAYACAzAADSGAAgNAAA1RgAIDgAANEYACA5AADUGAAgOgAA1hgAIDsAANcYACA-AADYGAAgPwAA2RgAIEAAANoYACBCAADbGAAgQwAA3BgAIEQAAN0YACBFAADeGAAgRwAA3xgAIEgAAOAYACBKAADhGAAgSwAA4hgAIE8AAOMYACBQAADkGAAgUQAA5RgAIJQIAgAAAAGhCEAAAAABuQgBAAAAAe0IQAAAAAHOCQEAAAAB2QkBAAAAAdoJQAAAAAHbCQEAAAAB3QkAAADdCQLeCUAAAAAB3wlAAAAAAeAJAQAAAAHhCUAAAAAB4glAAAAAAeMJAQAAAAHkCUAAAAAB5QlAAAAAAeYJAgAAAAHnCSAAAAAB6AlAAAAAAekJIAAAAAHqCQEAAAAB6wkBAAAAAewJAQAAAAHtCQEAAAAB7gkBAAAAAQIAAAABACBeAACVGgAgBpQIAgAAAAGhCEAAAAABxwgBAAAAAcgIAQAAAAHtCEAAAAABpAkCAAAAAQIAAACRBQAgXgAAlxoAIAeUCAIAAAABoQhAAAAAAcAIQAAAAAHCCAIAAAABwwgBAAAAAcQIQAAAAAHFCAIAAAABA68IAgAAAAGaCQIAAAABmwlAAAAAAQGUCAIAAAABAwAAAK8BACBeAACVGgAgXwAAnhoAIEAAAACvAQAgEAAAnhUAIBEAAJ8VACASAACgFQAgEwAAoRUAIBQAAKIVACAVAACjFQAgFgAApBUAIBsAAKYVACAeAACnFQAgHwAAqBUAICQAAKoVACAmAACpFQAgKAAAqxUAIC0AAKwVACAvAACwFQAgMQAArRUAIDMAAK8VACA0AACyFQAgOAAArhUAIDkAALEVACA6AACzFQAgOwAAtBUAID4AALUVACA_AAC2FQAgQAAAtxUAIEIAALgVACBDAAC5FQAgRAAAuhUAIEUAALsVACBHAAC8FQAgSAAAvRUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBRAADCFQAgVwAAnhoAIJQIAgCIDwAhoQhAAI0PACG5CAEAsw8AIe0IQACeDwAhzgkBALMPACHZCQEAhw8AIdoJQACeDwAh2wkBALMPACHdCQAAnRXdCSLeCUAAng8AId8JQACeDwAh4AkBALMPACHhCUAAng8AIeIJQACeDwAh4wkBALMPACHkCUAAng8AIeUJQACeDwAh5gkCAIgPACHnCSAAthAAIegJQACeDwAh6QkgALYQACHqCQEAsw8AIesJAQCzDwAh7AkBALMPACHtCQEAsw8AIe4JAQCzDwAhPhAAAJ4VACARAACfFQAgEgAAoBUAIBMAAKEVACAUAACiFQAgFQAAoxUAIBYAAKQVACAbAACmFQAgHgAApxUAIB8AAKgVACAkAACqFQAgJgAAqRUAICgAAKsVACAtAACsFQAgLwAAsBUAIDEAAK0VACAzAACvFQAgNAAAshUAIDgAAK4VACA5AACxFQAgOgAAsxUAIDsAALQVACA-AAC1FQAgPwAAthUAIEAAALcVACBCAAC4FQAgQwAAuRUAIEQAALoVACBFAAC7FQAgRwAAvBUAIEgAAL0VACBKAAC-FQAgSwAAvxUAIE8AAMAVACBQAADBFQAgUQAAwhUAIJQIAgCIDwAhoQhAAI0PACG5CAEAsw8AIe0IQACeDwAhzgkBALMPACHZCQEAhw8AIdoJQACeDwAh2wkBALMPACHdCQAAnRXdCSLeCUAAng8AId8JQACeDwAh4AkBALMPACHhCUAAng8AIeIJQACeDwAh4wkBALMPACHkCUAAng8AIeUJQACeDwAh5gkCAIgPACHnCSAAthAAIegJQACeDwAh6QkgALYQACHqCQEAsw8AIesJAQCzDwAh7AkBALMPACHtCQEAsw8AIe4JAQCzDwAhAwAAAJQFACBeAACXGgAgXwAAoRoAIAgAAACUBQAgVwAAoRoAIJQIAgCIDwAhoQhAAI0PACHHCAEAhw8AIcgIAQCHDwAh7QhAAJ4PACGkCQIAiA8AIQaUCAIAiA8AIaEIQACNDwAhxwgBAIcPACHICAEAhw8AIe0IQACeDwAhpAkCAIgPACE-EAAAwRgAIBEAAMIYACASAADDGAAgEwAAxBgAIBQAAMUYACAVAADGGAAgFgAAxxgAIBcAAMgYACAeAADKGAAgHwAAyxgAICQAAM0YACAmAADMGAAgKAAAzhgAIC0AAM8YACAvAADTGAAgMQAA0BgAIDMAANIYACA0AADVGAAgOAAA0RgAIDkAANQYACA6AADWGAAgOwAA1xgAID4AANgYACA_AADZGAAgQAAA2hgAIEIAANsYACBDAADcGAAgRAAA3RgAIEUAAN4YACBHAADfGAAgSAAA4BgAIEoAAOEYACBLAADiGAAgTwAA4xgAIFAAAOQYACBRAADlGAAglAgCAAAAAaEIQAAAAAG5CAEAAAAB7QhAAAAAAc4JAQAAAAHZCQEAAAAB2glAAAAAAdsJAQAAAAHdCQAAAN0JAt4JQAAAAAHfCUAAAAAB4AkBAAAAAeEJQAAAAAHiCUAAAAAB4wkBAAAAAeQJQAAAAAHlCUAAAAAB5gkCAAAAAecJIAAAAAHoCUAAAAAB6QkgAAAAAeoJAQAAAAHrCQEAAAAB7AkBAAAAAe0JAQAAAAHuCQEAAAABAgAAAAEAIF4AAKIaACAUGAAA9BMAIBkAAPUTACAcAAD3EwAgHQAA-BMAIJQIAgAAAAGhCEAAAAABwAhAAAAAAcIIAgAAAAHDCAEAAAABxAhAAAAAAcUIAgAAAAHHCAEAAAABnAkCAAAAAZ0JIAAAAAGeCSAAAAABnwkCAAAAAaAJQAAAAAGhCQIAAAABogkCAAAAAaMJIAAAAAECAAAAOQAgXgAApBoAIAMAAACvAQAgXgAAohoAIF8AAKgaACBAAAAArwEAIBAAAJ4VACARAACfFQAgEgAAoBUAIBMAAKEVACAUAACiFQAgFQAAoxUAIBYAAKQVACAXAAClFQAgHgAApxUAIB8AAKgVACAkAACqFQAgJgAAqRUAICgAAKsVACAtAACsFQAgLwAAsBUAIDEAAK0VACAzAACvFQAgNAAAshUAIDgAAK4VACA5AACxFQAgOgAAsxUAIDsAALQVACA-AAC1FQAgPwAAthUAIEAAALcVACBCAAC4FQAgQwAAuRUAIEQAALoVACBFAAC7FQAgRwAAvBUAIEgAAL0VACBKAAC-FQAgSwAAvxUAIE8AAMAVACBQAADBFQAgUQAAwhUAIFcAAKgaACCUCAIAiA8AIaEIQACNDwAhuQgBALMPACHtCEAAng8AIc4JAQCzDwAh2QkBAIcPACHaCUAAng8AIdsJAQCzDwAh3QkAAJ0V3Qki3glAAJ4PACHfCUAAng8AIeAJAQCzDwAh4QlAAJ4PACHiCUAAng8AIeMJAQCzDwAh5AlAAJ4PACHlCUAAng8AIeYJAgCIDwAh5wkgALYQACHoCUAAng8AIekJIAC2EAAh6gkBALMPACHrCQEAsw8AIewJAQCzDwAh7QkBALMPACHuCQEAsw8AIT4QAACeFQAgEQAAnxUAIBIAAKAVACATAAChFQAgFAAAohUAIBUAAKMVACAWAACkFQAgFwAApRUAIB4AAKcVACAfAACoFQAgJAAAqhUAICYAAKkVACAoAACrFQAgLQAArBUAIC8AALAVACAxAACtFQAgMwAArxUAIDQAALIVACA4AACuFQAgOQAAsRUAIDoAALMVACA7AAC0FQAgPgAAtRUAID8AALYVACBAAAC3FQAgQgAAuBUAIEMAALkVACBEAAC6FQAgRQAAuxUAIEcAALwVACBIAAC9FQAgSgAAvhUAIEsAAL8VACBPAADAFQAgUAAAwRUAIFEAAMIVACCUCAIAiA8AIaEIQACNDwAhuQgBALMPACHtCEAAng8AIc4JAQCzDwAh2QkBAIcPACHaCUAAng8AIdsJAQCzDwAh3QkAAJ0V3Qki3glAAJ4PACHfCUAAng8AIeAJAQCzDwAh4QlAAJ4PACHiCUAAng8AIeMJAQCzDwAh5AlAAJ4PACHlCUAAng8AIeYJAgCIDwAh5wkgALYQACHoCUAAng8AIekJIAC2EAAh6gkBALMPACHrCQEAsw8AIewJAQCzDwAh7QkBALMPACHuCQEAsw8AIQMAAAA3ACBeAACkGgAgXwAAqxoAIBYAAAA3ACAYAADLEwAgGQAAzBMAIBwAAM4TACAdAADPEwAgVwAAqxoAIJQIAgCIDwAhoQhAAI0PACHACEAAjQ8AIcIIAgCIDwAhwwgBAIcPACHECEAAng8AIcUIAgCfDwAhxwgBAIcPACGcCQIAiA8AIZ0JIAC2EAAhngkgALYQACGfCQIAiA8AIaAJQACNDwAhoQkCAIgPACGiCQIAnw8AIaMJIAC2EAAhFBgAAMsTACAZAADMEwAgHAAAzhMAIB0AAM8TACCUCAIAiA8AIaEIQACNDwAhwAhAAI0PACHCCAIAiA8AIcMIAQCHDwAhxAhAAJ4PACHFCAIAnw8AIccIAQCHDwAhnAkCAIgPACGdCSAAthAAIZ4JIAC2EAAhnwkCAIgPACGgCUAAjQ8AIaEJAgCIDwAhogkCAJ8PACGjCSAAthAAIRQYAAD0EwAgGQAA9RMAIBsAAPYTACAcAAD3EwAglAgCAAAAAaEIQAAAAAHACEAAAAABwggCAAAAAcMIAQAAAAHECEAAAAABxQgCAAAAAccIAQAAAAGcCQIAAAABnQkgAAAAAZ4JIAAAAAGfCQIAAAABoAlAAAAAAaEJAgAAAAGiCQIAAAABowkgAAAAAQIAAAA5ACBeAACsGgAgAwAAADcAIF4AAKwaACBfAACwGgAgFgAAADcAIBgAAMsTACAZAADMEwAgGwAAzRMAIBwAAM4TACBXAACwGgAglAgCAIgPACGhCEAAjQ8AIcAIQACNDwAhwggCAIgPACHDCAEAhw8AIcQIQACeDwAhxQgCAJ8PACHHCAEAhw8AIZwJAgCIDwAhnQkgALYQACGeCSAAthAAIZ8JAgCIDwAhoAlAAI0PACGhCQIAiA8AIaIJAgCfDwAhowkgALYQACEUGAAAyxMAIBkAAMwTACAbAADNEwAgHAAAzhMAIJQIAgCIDwAhoQhAAI0PACHACEAAjQ8AIcIIAgCIDwAhwwgBAIcPACHECEAAng8AIcUIAgCfDwAhxwgBAIcPACGcCQIAiA8AIZ0JIAC2EAAhngkgALYQACGfCQIAiA8AIaAJQACNDwAhoQkCAIgPACGiCQIAnw8AIaMJIAC2EAAhFBgAAPQTACAZAAD1EwAgGwAA9hMAIB0AAPgTACCUCAIAAAABoQhAAAAAAcAIQAAAAAHCCAIAAAABwwgBAAAAAcQIQAAAAAHFCAIAAAABxwgBAAAAAZwJAgAAAAGdCSAAAAABngkgAAAAAZ8JAgAAAAGgCUAAAAABoQkCAAAAAaIJAgAAAAGjCSAAAAABAgAAADkAIF4AALEaACA-EAAAwRgAIBEAAMIYACASAADDGAAgEwAAxBgAIBQAAMUYACAVAADGGAAgFgAAxxgAIBcAAMgYACAbAADJGAAgHwAAyxgAICQAAM0YACAmAADMGAAgKAAAzhgAIC0AAM8YACAvAADTGAAgMQAA0BgAIDMAANIYACA0AADVGAAgOAAA0RgAIDkAANQYACA6AADWGAAgOwAA1xgAID4AANgYACA_AADZGAAgQAAA2hgAIEIAANsYACBDAADcGAAgRAAA3RgAIEUAAN4YACBHAADfGAAgSAAA4BgAIEoAAOEYACBLAADiGAAgTwAA4xgAIFAAAOQYACBRAADlGAAglAgCAAAAAaEIQAAAAAG5CAEAAAAB7QhAAAAAAc4JAQAAAAHZCQEAAAAB2glAAAAAAdsJAQAAAAHdCQAAAN0JAt4JQAAAAAHfCUAAAAAB4AkBAAAAAeEJQAAAAAHiCUAAAAAB4wkBAAAAAeQJQAAAAAHlCUAAAAAB5gkCAAAAAecJIAAAAAHoCUAAAAAB6QkgAAAAAeoJAQAAAAHrCQEAAAAB7AkBAAAAAe0JAQAAAAHuCQEAAAABAgAAAAEAIF4AALMaACADAAAANwAgXgAAsRoAIF8AALcaACAWAAAANwAgGAAAyxMAIBkAAMwTACAbAADNEwAgHQAAzxMAIFcAALcaACCUCAIAiA8AIaEIQACNDwAhwAhAAI0PACHCCAIAiA8AIcMIAQCHDwAhxAhAAJ4PACHFCAIAnw8AIccIAQCHDwAhnAkCAIgPACGdCSAAthAAIZ4JIAC2EAAhnwkCAIgPACGgCUAAjQ8AIaEJAgCIDwAhogkCAJ8PACGjCSAAthAAIRQYAADLEwAgGQAAzBMAIBsAAM0TACAdAADPEwAglAgCAIgPACGhCEAAjQ8AIcAIQACNDwAhwggCAIgPACHDCAEAhw8AIcQIQACeDwAhxQgCAJ8PACHHCAEAhw8AIZwJAgCIDwAhnQkgALYQACGeCSAAthAAIZ8JAgCIDwAhoAlAAI0PACGhCQIAiA8AIaIJAgCfDwAhowkgALYQACEDAAAArwEAIF4AALMaACBfAAC6GgAgQAAAAK8BACAQAACeFQAgEQAAnxUAIBIAAKAVACATAAChFQAgFAAAohUAIBUAAKMVACAWAACkFQAgFwAApRUAIBsAAKYVACAfAACoFQAgJAAAqhUAICYAAKkVACAoAACrFQAgLQAArBUAIC8AALAVACAxAACtFQAgMwAArxUAIDQAALIVACA4AACuFQAgOQAAsRUAIDoAALMVACA7AAC0FQAgPgAAtRUAID8AALYVACBAAAC3FQAgQgAAuBUAIEMAALkVACBEAAC6FQAgRQAAuxUAIEcAALwVACBIAAC9FQAgSgAAvhUAIEsAAL8VACBPAADAFQAgUAAAwRUAIFEAAMIVACBXAAC6GgAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACE-EAAAnhUAIBEAAJ8VACASAACgFQAgEwAAoRUAIBQAAKIVACAVAACjFQAgFgAApBUAIBcAAKUVACAbAACmFQAgHwAAqBUAICQAAKoVACAmAACpFQAgKAAAqxUAIC0AAKwVACAvAACwFQAgMQAArRUAIDMAAK8VACA0AACyFQAgOAAArhUAIDkAALEVACA6AACzFQAgOwAAtBUAID4AALUVACA_AAC2FQAgQAAAtxUAIEIAALgVACBDAAC5FQAgRAAAuhUAIEUAALsVACBHAAC8FQAgSAAAvRUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBRAADCFQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACE-EAAAwRgAIBEAAMIYACASAADDGAAgFAAAxRgAIBUAAMYYACAWAADHGAAgFwAAyBgAIBsAAMkYACAeAADKGAAgHwAAyxgAICQAAM0YACAmAADMGAAgKAAAzhgAIC0AAM8YACAvAADTGAAgMQAA0BgAIDMAANIYACA0AADVGAAgOAAA0RgAIDkAANQYACA6AADWGAAgOwAA1xgAID4AANgYACA_AADZGAAgQAAA2hgAIEIAANsYACBDAADcGAAgRAAA3RgAIEUAAN4YACBHAADfGAAgSAAA4BgAIEoAAOEYACBLAADiGAAgTwAA4xgAIFAAAOQYACBRAADlGAAglAgCAAAAAaEIQAAAAAG5CAEAAAAB7QhAAAAAAc4JAQAAAAHZCQEAAAAB2glAAAAAAdsJAQAAAAHdCQAAAN0JAt4JQAAAAAHfCUAAAAAB4AkBAAAAAeEJQAAAAAHiCUAAAAAB4wkBAAAAAeQJQAAAAAHlCUAAAAAB5gkCAAAAAecJIAAAAAHoCUAAAAAB6QkgAAAAAeoJAQAAAAHrCQEAAAAB7AkBAAAAAe0JAQAAAAHuCQEAAAABAgAAAAEAIF4AALsaACADAAAArwEAIF4AALsaACBfAAC_GgAgQAAAAK8BACAQAACeFQAgEQAAnxUAIBIAAKAVACAUAACiFQAgFQAAoxUAIBYAAKQVACAXAAClFQAgGwAAphUAIB4AAKcVACAfAACoFQAgJAAAqhUAICYAAKkVACAoAACrFQAgLQAArBUAIC8AALAVACAxAACtFQAgMwAArxUAIDQAALIVACA4AACuFQAgOQAAsRUAIDoAALMVACA7AAC0FQAgPgAAtRUAID8AALYVACBAAAC3FQAgQgAAuBUAIEMAALkVACBEAAC6FQAgRQAAuxUAIEcAALwVACBIAAC9FQAgSgAAvhUAIEsAAL8VACBPAADAFQAgUAAAwRUAIFEAAMIVACBXAAC_GgAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACE-EAAAnhUAIBEAAJ8VACASAACgFQAgFAAAohUAIBUAAKMVACAWAACkFQAgFwAApRUAIBsAAKYVACAeAACnFQAgHwAAqBUAICQAAKoVACAmAACpFQAgKAAAqxUAIC0AAKwVACAvAACwFQAgMQAArRUAIDMAAK8VACA0AACyFQAgOAAArhUAIDkAALEVACA6AACzFQAgOwAAtBUAID4AALUVACA_AAC2FQAgQAAAtxUAIEIAALgVACBDAAC5FQAgRAAAuhUAIEUAALsVACBHAAC8FQAgSAAAvRUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBRAADCFQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACE-EAAAwRgAIBEAAMIYACASAADDGAAgEwAAxBgAIBUAAMYYACAWAADHGAAgFwAAyBgAIBsAAMkYACAeAADKGAAgHwAAyxgAICQAAM0YACAmAADMGAAgKAAAzhgAIC0AAM8YACAvAADTGAAgMQAA0BgAIDMAANIYACA0AADVGAAgOAAA0RgAIDkAANQYACA6AADWGAAgOwAA1xgAID4AANgYACA_AADZGAAgQAAA2hgAIEIAANsYACBDAADcGAAgRAAA3RgAIEUAAN4YACBHAADfGAAgSAAA4BgAIEoAAOEYACBLAADiGAAgTwAA4xgAIFAAAOQYACBRAADlGAAglAgCAAAAAaEIQAAAAAG5CAEAAAAB7QhAAAAAAc4JAQAAAAHZCQEAAAAB2glAAAAAAdsJAQAAAAHdCQAAAN0JAt4JQAAAAAHfCUAAAAAB4AkBAAAAAeEJQAAAAAHiCUAAAAAB4wkBAAAAAeQJQAAAAAHlCUAAAAAB5gkCAAAAAecJIAAAAAHoCUAAAAAB6QkgAAAAAeoJAQAAAAHrCQEAAAAB7AkBAAAAAe0JAQAAAAHuCQEAAAABAgAAAAEAIF4AAMAaACADAAAArwEAIF4AAMAaACBfAADEGgAgQAAAAK8BACAQAACeFQAgEQAAnxUAIBIAAKAVACATAAChFQAgFQAAoxUAIBYAAKQVACAXAAClFQAgGwAAphUAIB4AAKcVACAfAACoFQAgJAAAqhUAICYAAKkVACAoAACrFQAgLQAArBUAIC8AALAVACAxAACtFQAgMwAArxUAIDQAALIVACA4AACuFQAgOQAAsRUAIDoAALMVACA7AAC0FQAgPgAAtRUAID8AALYVACBAAAC3FQAgQgAAuBUAIEMAALkVACBEAAC6FQAgRQAAuxUAIEcAALwVACBIAAC9FQAgSgAAvhUAIEsAAL8VACBPAADAFQAgUAAAwRUAIFEAAMIVACBXAADEGgAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACE-EAAAnhUAIBEAAJ8VACASAACgFQAgEwAAoRUAIBUAAKMVACAWAACkFQAgFwAApRUAIBsAAKYVACAeAACnFQAgHwAAqBUAICQAAKoVACAmAACpFQAgKAAAqxUAIC0AAKwVACAvAACwFQAgMQAArRUAIDMAAK8VACA0AACyFQAgOAAArhUAIDkAALEVACA6AACzFQAgOwAAtBUAID4AALUVACA_AAC2FQAgQAAAtxUAIEIAALgVACBDAAC5FQAgRAAAuhUAIEUAALsVACBHAAC8FQAgSAAAvRUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBRAADCFQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACE-EAAAwRgAIBEAAMIYACASAADDGAAgEwAAxBgAIBQAAMUYACAWAADHGAAgFwAAyBgAIBsAAMkYACAeAADKGAAgHwAAyxgAICQAAM0YACAmAADMGAAgKAAAzhgAIC0AAM8YACAvAADTGAAgMQAA0BgAIDMAANIYACA0AADVGAAgOAAA0RgAIDkAANQYACA6AADWGAAgOwAA1xgAID4AANgYACA_AADZGAAgQAAA2hgAIEIAANsYACBDAADcGAAgRAAA3RgAIEUAAN4YACBHAADfGAAgSAAA4BgAIEoAAOEYACBLAADiGAAgTwAA4xgAIFAAAOQYACBRAADlGAAglAgCAAAAAaEIQAAAAAG5CAEAAAAB7QhAAAAAAc4JAQAAAAHZCQEAAAAB2glAAAAAAdsJAQAAAAHdCQAAAN0JAt4JQAAAAAHfCUAAAAAB4AkBAAAAAeEJQAAAAAHiCUAAAAAB4wkBAAAAAeQJQAAAAAHlCUAAAAAB5gkCAAAAAecJIAAAAAHoCUAAAAAB6QkgAAAAAeoJAQAAAAHrCQEAAAAB7AkBAAAAAe0JAQAAAAHuCQEAAAABAgAAAAEAIF4AAMUaACADAAAArwEAIF4AAMUaACBfAADJGgAgQAAAAK8BACAQAACeFQAgEQAAnxUAIBIAAKAVACATAAChFQAgFAAAohUAIBYAAKQVACAXAAClFQAgGwAAphUAIB4AAKcVACAfAACoFQAgJAAAqhUAICYAAKkVACAoAACrFQAgLQAArBUAIC8AALAVACAxAACtFQAgMwAArxUAIDQAALIVACA4AACuFQAgOQAAsRUAIDoAALMVACA7AAC0FQAgPgAAtRUAID8AALYVACBAAAC3FQAgQgAAuBUAIEMAALkVACBEAAC6FQAgRQAAuxUAIEcAALwVACBIAAC9FQAgSgAAvhUAIEsAAL8VACBPAADAFQAgUAAAwRUAIFEAAMIVACBXAADJGgAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACE-EAAAnhUAIBEAAJ8VACASAACgFQAgEwAAoRUAIBQAAKIVACAWAACkFQAgFwAApRUAIBsAAKYVACAeAACnFQAgHwAAqBUAICQAAKoVACAmAACpFQAgKAAAqxUAIC0AAKwVACAvAACwFQAgMQAArRUAIDMAAK8VACA0AACyFQAgOAAArhUAIDkAALEVACA6AACzFQAgOwAAtBUAID4AALUVACA_AAC2FQAgQAAAtxUAIEIAALgVACBDAAC5FQAgRAAAuhUAIEUAALsVACBHAAC8FQAgSAAAvRUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBRAADCFQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACE-EAAAwRgAIBEAAMIYACASAADDGAAgEwAAxBgAIBQAAMUYACAVAADGGAAgFwAAyBgAIBsAAMkYACAeAADKGAAgHwAAyxgAICQAAM0YACAmAADMGAAgKAAAzhgAIC0AAM8YACAvAADTGAAgMQAA0BgAIDMAANIYACA0AADVGAAgOAAA0RgAIDkAANQYACA6AADWGAAgOwAA1xgAID4AANgYACA_AADZGAAgQAAA2hgAIEIAANsYACBDAADcGAAgRAAA3RgAIEUAAN4YACBHAADfGAAgSAAA4BgAIEoAAOEYACBLAADiGAAgTwAA4xgAIFAAAOQYACBRAADlGAAglAgCAAAAAaEIQAAAAAG5CAEAAAAB7QhAAAAAAc4JAQAAAAHZCQEAAAAB2glAAAAAAdsJAQAAAAHdCQAAAN0JAt4JQAAAAAHfCUAAAAAB4AkBAAAAAeEJQAAAAAHiCUAAAAAB4wkBAAAAAeQJQAAAAAHlCUAAAAAB5gkCAAAAAecJIAAAAAHoCUAAAAAB6QkgAAAAAeoJAQAAAAHrCQEAAAAB7AkBAAAAAe0JAQAAAAHuCQEAAAABAgAAAAEAIF4AAMoaACADAAAArwEAIF4AAMoaACBfAADOGgAgQAAAAK8BACAQAACeFQAgEQAAnxUAIBIAAKAVACATAAChFQAgFAAAohUAIBUAAKMVACAXAAClFQAgGwAAphUAIB4AAKcVACAfAACoFQAgJAAAqhUAICYAAKkVACAoAACrFQAgLQAArBUAIC8AALAVACAxAACtFQAgMwAArxUAIDQAALIVACA4AACuFQAgOQAAsRUAIDoAALMVACA7AAC0FQAgPgAAtRUAID8AALYVACBAAAC3FQAgQgAAuBUAIEMAALkVACBEAAC6FQAgRQAAuxUAIEcAALwVACBIAAC9FQAgSgAAvhUAIEsAAL8VACBPAADAFQAgUAAAwRUAIFEAAMIVACBXAADOGgAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACE-EAAAnhUAIBEAAJ8VACASAACgFQAgEwAAoRUAIBQAAKIVACAVAACjFQAgFwAApRUAIBsAAKYVACAeAACnFQAgHwAAqBUAICQAAKoVACAmAACpFQAgKAAAqxUAIC0AAKwVACAvAACwFQAgMQAArRUAIDMAAK8VACA0AACyFQAgOAAArhUAIDkAALEVACA6AACzFQAgOwAAtBUAID4AALUVACA_AAC2FQAgQAAAtxUAIEIAALgVACBDAAC5FQAgRAAAuhUAIEUAALsVACBHAAC8FQAgSAAAvRUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBRAADCFQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACELlAgCAAAAAaEIQAAAAAHACEAAAAABwggCAAAAAcQIQAAAAAHFCAIAAAABxwgBAAAAAcwIAAAAgQkC4wgBAAAAAYEJAgAAAAGCCQIAAAABDBkAAOQSACAhAADrEgAgJAAA5hIAIJQIAgAAAAGhCEAAAAABwAhAAAAAAcIIAgAAAAHECEAAAAABxQgCAAAAAeMIAQAAAAH8CAIAAAAB_ggCAAAAAQIAAABfACBeAADQGgAgAwAAAFYAIF4AANAaACBfAADUGgAgDgAAAFYAIBkAAL0SACAhAAC8EgAgJAAAvxIAIFcAANQaACCUCAIAiA8AIaEIQACNDwAhwAhAAI0PACHCCAIAiA8AIcQIQACeDwAhxQgCAJ8PACHjCAEAhw8AIfwIAgCIDwAh_ggCAIgPACEMGQAAvRIAICEAALwSACAkAAC_EgAglAgCAIgPACGhCEAAjQ8AIcAIQACNDwAhwggCAIgPACHECEAAng8AIcUIAgCfDwAh4wgBAIcPACH8CAIAiA8AIf4IAgCIDwAhEBkAAOgSACAgAADnEgAgJQAA8hIAICcAAOoSACCUCAIAAAABoQhAAAAAAcAIQAAAAAHCCAIAAAABxAhAAAAAAcUIAgAAAAHHCAEAAAABzAgAAACBCQLjCAEAAAAB_wgCAAAAAYEJAgAAAAGCCQIAAAABAgAAAFAAIF4AANUaACA-EAAAwRgAIBEAAMIYACASAADDGAAgEwAAxBgAIBQAAMUYACAVAADGGAAgFgAAxxgAIBcAAMgYACAbAADJGAAgHgAAyhgAICQAAM0YACAmAADMGAAgKAAAzhgAIC0AAM8YACAvAADTGAAgMQAA0BgAIDMAANIYACA0AADVGAAgOAAA0RgAIDkAANQYACA6AADWGAAgOwAA1xgAID4AANgYACA_AADZGAAgQAAA2hgAIEIAANsYACBDAADcGAAgRAAA3RgAIEUAAN4YACBHAADfGAAgSAAA4BgAIEoAAOEYACBLAADiGAAgTwAA4xgAIFAAAOQYACBRAADlGAAglAgCAAAAAaEIQAAAAAG5CAEAAAAB7QhAAAAAAc4JAQAAAAHZCQEAAAAB2glAAAAAAdsJAQAAAAHdCQAAAN0JAt4JQAAAAAHfCUAAAAAB4AkBAAAAAeEJQAAAAAHiCUAAAAAB4wkBAAAAAeQJQAAAAAHlCUAAAAAB5gkCAAAAAecJIAAAAAHoCUAAAAAB6QkgAAAAAeoJAQAAAAHrCQEAAAAB7AkBAAAAAe0JAQAAAAHuCQEAAAABAgAAAAEAIF4AANcaACADlAgCAAAAAbEIAQAAAAHnCAEAAAABAgAAAI4HACBeAADZGgAgPhAAAMEYACARAADCGAAgEgAAwxgAIBMAAMQYACAUAADFGAAgFQAAxhgAIBYAAMcYACAXAADIGAAgGwAAyRgAIB4AAMoYACAfAADLGAAgJAAAzRgAICgAAM4YACAtAADPGAAgLwAA0xgAIDEAANAYACAzAADSGAAgNAAA1RgAIDgAANEYACA5AADUGAAgOgAA1hgAIDsAANcYACA-AADYGAAgPwAA2RgAIEAAANoYACBCAADbGAAgQwAA3BgAIEQAAN0YACBFAADeGAAgRwAA3xgAIEgAAOAYACBKAADhGAAgSwAA4hgAIE8AAOMYACBQAADkGAAgUQAA5RgAIJQIAgAAAAGhCEAAAAABuQgBAAAAAe0IQAAAAAHOCQEAAAAB2QkBAAAAAdoJQAAAAAHbCQEAAAAB3QkAAADdCQLeCUAAAAAB3wlAAAAAAeAJAQAAAAHhCUAAAAAB4glAAAAAAeMJAQAAAAHkCUAAAAAB5QlAAAAAAeYJAgAAAAHnCSAAAAAB6AlAAAAAAekJIAAAAAHqCQEAAAAB6wkBAAAAAewJAQAAAAHtCQEAAAAB7gkBAAAAAQIAAAABACBeAADbGgAgCJQIAgAAAAGhCEAAAAABwAhAAAAAAcIIAgAAAAHECEAAAAABxQgCAAAAAeMIAQAAAAH-CAIAAAABAwAAAK8BACBeAADXGgAgXwAA4BoAIEAAAACvAQAgEAAAnhUAIBEAAJ8VACASAACgFQAgEwAAoRUAIBQAAKIVACAVAACjFQAgFgAApBUAIBcAAKUVACAbAACmFQAgHgAApxUAICQAAKoVACAmAACpFQAgKAAAqxUAIC0AAKwVACAvAACwFQAgMQAArRUAIDMAAK8VACA0AACyFQAgOAAArhUAIDkAALEVACA6AACzFQAgOwAAtBUAID4AALUVACA_AAC2FQAgQAAAtxUAIEIAALgVACBDAAC5FQAgRAAAuhUAIEUAALsVACBHAAC8FQAgSAAAvRUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBRAADCFQAgVwAA4BoAIJQIAgCIDwAhoQhAAI0PACG5CAEAsw8AIe0IQACeDwAhzgkBALMPACHZCQEAhw8AIdoJQACeDwAh2wkBALMPACHdCQAAnRXdCSLeCUAAng8AId8JQACeDwAh4AkBALMPACHhCUAAng8AIeIJQACeDwAh4wkBALMPACHkCUAAng8AIeUJQACeDwAh5gkCAIgPACHnCSAAthAAIegJQACeDwAh6QkgALYQACHqCQEAsw8AIesJAQCzDwAh7AkBALMPACHtCQEAsw8AIe4JAQCzDwAhPhAAAJ4VACARAACfFQAgEgAAoBUAIBMAAKEVACAUAACiFQAgFQAAoxUAIBYAAKQVACAXAAClFQAgGwAAphUAIB4AAKcVACAkAACqFQAgJgAAqRUAICgAAKsVACAtAACsFQAgLwAAsBUAIDEAAK0VACAzAACvFQAgNAAAshUAIDgAAK4VACA5AACxFQAgOgAAsxUAIDsAALQVACA-AAC1FQAgPwAAthUAIEAAALcVACBCAAC4FQAgQwAAuRUAIEQAALoVACBFAAC7FQAgRwAAvBUAIEgAAL0VACBKAAC-FQAgSwAAvxUAIE8AAMAVACBQAADBFQAgUQAAwhUAIJQIAgCIDwAhoQhAAI0PACG5CAEAsw8AIe0IQACeDwAhzgkBALMPACHZCQEAhw8AIdoJQACeDwAh2wkBALMPACHdCQAAnRXdCSLeCUAAng8AId8JQACeDwAh4AkBALMPACHhCUAAng8AIeIJQACeDwAh4wkBALMPACHkCUAAng8AIeUJQACeDwAh5gkCAIgPACHnCSAAthAAIegJQACeDwAh6QkgALYQACHqCQEAsw8AIesJAQCzDwAh7AkBALMPACHtCQEAsw8AIe4JAQCzDwAhAwAAAFIAIF4AANkaACBfAADjGgAgBQAAAFIAIFcAAOMaACCUCAIAiA8AIbEIAQCHDwAh5wgBAIcPACEDlAgCAIgPACGxCAEAhw8AIecIAQCHDwAhA6EIQAAAAAGvCAIAAAABxggCAAAAAQMAAACvAQAgXgAA2xoAIF8AAOcaACBAAAAArwEAIBAAAJ4VACARAACfFQAgEgAAoBUAIBMAAKEVACAUAACiFQAgFQAAoxUAIBYAAKQVACAXAAClFQAgGwAAphUAIB4AAKcVACAfAACoFQAgJAAAqhUAICgAAKsVACAtAACsFQAgLwAAsBUAIDEAAK0VACAzAACvFQAgNAAAshUAIDgAAK4VACA5AACxFQAgOgAAsxUAIDsAALQVACA-AAC1FQAgPwAAthUAIEAAALcVACBCAAC4FQAgQwAAuRUAIEQAALoVACBFAAC7FQAgRwAAvBUAIEgAAL0VACBKAAC-FQAgSwAAvxUAIE8AAMAVACBQAADBFQAgUQAAwhUAIFcAAOcaACCUCAIAiA8AIaEIQACNDwAhuQgBALMPACHtCEAAng8AIc4JAQCzDwAh2QkBAIcPACHaCUAAng8AIdsJAQCzDwAh3QkAAJ0V3Qki3glAAJ4PACHfCUAAng8AIeAJAQCzDwAh4QlAAJ4PACHiCUAAng8AIeMJAQCzDwAh5AlAAJ4PACHlCUAAng8AIeYJAgCIDwAh5wkgALYQACHoCUAAng8AIekJIAC2EAAh6gkBALMPACHrCQEAsw8AIewJAQCzDwAh7QkBALMPACHuCQEAsw8AIT4QAACeFQAgEQAAnxUAIBIAAKAVACATAAChFQAgFAAAohUAIBUAAKMVACAWAACkFQAgFwAApRUAIBsAAKYVACAeAACnFQAgHwAAqBUAICQAAKoVACAoAACrFQAgLQAArBUAIC8AALAVACAxAACtFQAgMwAArxUAIDQAALIVACA4AACuFQAgOQAAsRUAIDoAALMVACA7AAC0FQAgPgAAtRUAID8AALYVACBAAAC3FQAgQgAAuBUAIEMAALkVACBEAAC6FQAgRQAAuxUAIEcAALwVACBIAAC9FQAgSgAAvhUAIEsAAL8VACBPAADAFQAgUAAAwRUAIFEAAMIVACCUCAIAiA8AIaEIQACNDwAhuQgBALMPACHtCEAAng8AIc4JAQCzDwAh2QkBAIcPACHaCUAAng8AIdsJAQCzDwAh3QkAAJ0V3Qki3glAAJ4PACHfCUAAng8AIeAJAQCzDwAh4QlAAJ4PACHiCUAAng8AIeMJAQCzDwAh5AlAAJ4PACHlCUAAng8AIeYJAgCIDwAh5wkgALYQACHoCUAAng8AIekJIAC2EAAh6gkBALMPACHrCQEAsw8AIewJAQCzDwAh7QkBALMPACHuCQEAsw8AIQMAAABOACBeAADVGgAgXwAA6hoAIBIAAABOACAZAADTEgAgIAAA0hIAICUAAPESACAnAADVEgAgVwAA6hoAIJQIAgCIDwAhoQhAAI0PACHACEAAjQ8AIcIIAgCIDwAhxAhAAJ4PACHFCAIAnw8AIccIAQCHDwAhzAgAANESgQki4wgBAIcPACH_CAIAnw8AIYEJAgCfDwAhggkCAIgPACEQGQAA0xIAICAAANISACAlAADxEgAgJwAA1RIAIJQIAgCIDwAhoQhAAI0PACHACEAAjQ8AIcIIAgCIDwAhxAhAAJ4PACHFCAIAnw8AIccIAQCHDwAhzAgAANESgQki4wgBAIcPACH_CAIAnw8AIYEJAgCfDwAhggkCAIgPACE-EAAAwRgAIBEAAMIYACASAADDGAAgEwAAxBgAIBQAAMUYACAVAADGGAAgFgAAxxgAIBcAAMgYACAbAADJGAAgHgAAyhgAIB8AAMsYACAmAADMGAAgKAAAzhgAIC0AAM8YACAvAADTGAAgMQAA0BgAIDMAANIYACA0AADVGAAgOAAA0RgAIDkAANQYACA6AADWGAAgOwAA1xgAID4AANgYACA_AADZGAAgQAAA2hgAIEIAANsYACBDAADcGAAgRAAA3RgAIEUAAN4YACBHAADfGAAgSAAA4BgAIEoAAOEYACBLAADiGAAgTwAA4xgAIFAAAOQYACBRAADlGAAglAgCAAAAAaEIQAAAAAG5CAEAAAAB7QhAAAAAAc4JAQAAAAHZCQEAAAAB2glAAAAAAdsJAQAAAAHdCQAAAN0JAt4JQAAAAAHfCUAAAAAB4AkBAAAAAeEJQAAAAAHiCUAAAAAB4wkBAAAAAeQJQAAAAAHlCUAAAAAB5gkCAAAAAecJIAAAAAHoCUAAAAAB6QkgAAAAAeoJAQAAAAHrCQEAAAAB7AkBAAAAAe0JAQAAAAHuCQEAAAABAgAAAAEAIF4AAOsaACAMGQAA5BIAICEAAOsSACAiAADlEgAglAgCAAAAAaEIQAAAAAHACEAAAAABwggCAAAAAcQIQAAAAAHFCAIAAAAB4wgBAAAAAfwIAgAAAAH-CAIAAAABAgAAAF8AIF4AAO0aACADAAAArwEAIF4AAOsaACBfAADxGgAgQAAAAK8BACAQAACeFQAgEQAAnxUAIBIAAKAVACATAAChFQAgFAAAohUAIBUAAKMVACAWAACkFQAgFwAApRUAIBsAAKYVACAeAACnFQAgHwAAqBUAICYAAKkVACAoAACrFQAgLQAArBUAIC8AALAVACAxAACtFQAgMwAArxUAIDQAALIVACA4AACuFQAgOQAAsRUAIDoAALMVACA7AAC0FQAgPgAAtRUAID8AALYVACBAAAC3FQAgQgAAuBUAIEMAALkVACBEAAC6FQAgRQAAuxUAIEcAALwVACBIAAC9FQAgSgAAvhUAIEsAAL8VACBPAADAFQAgUAAAwRUAIFEAAMIVACBXAADxGgAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACE-EAAAnhUAIBEAAJ8VACASAACgFQAgEwAAoRUAIBQAAKIVACAVAACjFQAgFgAApBUAIBcAAKUVACAbAACmFQAgHgAApxUAIB8AAKgVACAmAACpFQAgKAAAqxUAIC0AAKwVACAvAACwFQAgMQAArRUAIDMAAK8VACA0AACyFQAgOAAArhUAIDkAALEVACA6AACzFQAgOwAAtBUAID4AALUVACA_AAC2FQAgQAAAtxUAIEIAALgVACBDAAC5FQAgRAAAuhUAIEUAALsVACBHAAC8FQAgSAAAvRUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBRAADCFQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACEDAAAAVgAgXgAA7RoAIF8AAPQaACAOAAAAVgAgGQAAvRIAICEAALwSACAiAAC-EgAgVwAA9BoAIJQIAgCIDwAhoQhAAI0PACHACEAAjQ8AIcIIAgCIDwAhxAhAAJ4PACHFCAIAnw8AIeMIAQCHDwAh_AgCAIgPACH-CAIAiA8AIQwZAAC9EgAgIQAAvBIAICIAAL4SACCUCAIAiA8AIaEIQACNDwAhwAhAAI0PACHCCAIAiA8AIcQIQACeDwAhxQgCAJ8PACHjCAEAhw8AIfwIAgCIDwAh_ggCAIgPACEQGQAA6BIAICAAAOcSACAlAADyEgAgJgAA6RIAIJQIAgAAAAGhCEAAAAABwAhAAAAAAcIIAgAAAAHECEAAAAABxQgCAAAAAccIAQAAAAHMCAAAAIEJAuMIAQAAAAH_CAIAAAABgQkCAAAAAYIJAgAAAAECAAAAUAAgXgAA9RoAIAMAAABOACBeAAD1GgAgXwAA-RoAIBIAAABOACAZAADTEgAgIAAA0hIAICUAAPESACAmAADUEgAgVwAA-RoAIJQIAgCIDwAhoQhAAI0PACHACEAAjQ8AIcIIAgCIDwAhxAhAAJ4PACHFCAIAnw8AIccIAQCHDwAhzAgAANESgQki4wgBAIcPACH_CAIAnw8AIYEJAgCfDwAhggkCAIgPACEQGQAA0xIAICAAANISACAlAADxEgAgJgAA1BIAIJQIAgCIDwAhoQhAAI0PACHACEAAjQ8AIcIIAgCIDwAhxAhAAJ4PACHFCAIAnw8AIccIAQCHDwAhzAgAANESgQki4wgBAIcPACH_CAIAnw8AIYEJAgCfDwAhggkCAIgPACE-EAAAwRgAIBEAAMIYACASAADDGAAgEwAAxBgAIBQAAMUYACAVAADGGAAgFgAAxxgAIBcAAMgYACAbAADJGAAgHgAAyhgAIB8AAMsYACAkAADNGAAgJgAAzBgAICgAAM4YACAvAADTGAAgMQAA0BgAIDMAANIYACA0AADVGAAgOAAA0RgAIDkAANQYACA6AADWGAAgOwAA1xgAID4AANgYACA_AADZGAAgQAAA2hgAIEIAANsYACBDAADcGAAgRAAA3RgAIEUAAN4YACBHAADfGAAgSAAA4BgAIEoAAOEYACBLAADiGAAgTwAA4xgAIFAAAOQYACBRAADlGAAglAgCAAAAAaEIQAAAAAG5CAEAAAAB7QhAAAAAAc4JAQAAAAHZCQEAAAAB2glAAAAAAdsJAQAAAAHdCQAAAN0JAt4JQAAAAAHfCUAAAAAB4AkBAAAAAeEJQAAAAAHiCUAAAAAB4wkBAAAAAeQJQAAAAAHlCUAAAAAB5gkCAAAAAecJIAAAAAHoCUAAAAAB6QkgAAAAAeoJAQAAAAHrCQEAAAAB7AkBAAAAAe0JAQAAAAHuCQEAAAABAgAAAAEAIF4AAPoaACAYIAEAAAABlAgCAAAAAaEIQAAAAAGwCAIAAAABwAhAAAAAAcQIQAAAAAHFCAIAAAABxwgBAAAAAcgIAQAAAAHMCAAAAOwIAtcIEAAAAAHiCBAAAAAB5wgBAAAAAegIAQAAAAHpCBAAAAAB6ggCAAAAAewIAQAAAAHtCEAAAAAB7ggCAAAAAe8IIAAAAAHwCAEAAAAB8QgBAAAAAfIIAgAAAAHzCAIAAAABAwAAAK8BACBeAAD6GgAgXwAA_xoAIEAAAACvAQAgEAAAnhUAIBEAAJ8VACASAACgFQAgEwAAoRUAIBQAAKIVACAVAACjFQAgFgAApBUAIBcAAKUVACAbAACmFQAgHgAApxUAIB8AAKgVACAkAACqFQAgJgAAqRUAICgAAKsVACAvAACwFQAgMQAArRUAIDMAAK8VACA0AACyFQAgOAAArhUAIDkAALEVACA6AACzFQAgOwAAtBUAID4AALUVACA_AAC2FQAgQAAAtxUAIEIAALgVACBDAAC5FQAgRAAAuhUAIEUAALsVACBHAAC8FQAgSAAAvRUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBRAADCFQAgVwAA_xoAIJQIAgCIDwAhoQhAAI0PACG5CAEAsw8AIe0IQACeDwAhzgkBALMPACHZCQEAhw8AIdoJQACeDwAh2wkBALMPACHdCQAAnRXdCSLeCUAAng8AId8JQACeDwAh4AkBALMPACHhCUAAng8AIeIJQACeDwAh4wkBALMPACHkCUAAng8AIeUJQACeDwAh5gkCAIgPACHnCSAAthAAIegJQACeDwAh6QkgALYQACHqCQEAsw8AIesJAQCzDwAh7AkBALMPACHtCQEAsw8AIe4JAQCzDwAhPhAAAJ4VACARAACfFQAgEgAAoBUAIBMAAKEVACAUAACiFQAgFQAAoxUAIBYAAKQVACAXAAClFQAgGwAAphUAIB4AAKcVACAfAACoFQAgJAAAqhUAICYAAKkVACAoAACrFQAgLwAAsBUAIDEAAK0VACAzAACvFQAgNAAAshUAIDgAAK4VACA5AACxFQAgOgAAsxUAIDsAALQVACA-AAC1FQAgPwAAthUAIEAAALcVACBCAAC4FQAgQwAAuRUAIEQAALoVACBFAAC7FQAgRwAAvBUAIEgAAL0VACBKAAC-FQAgSwAAvxUAIE8AAMAVACBQAADBFQAgUQAAwhUAIJQIAgCIDwAhoQhAAI0PACG5CAEAsw8AIe0IQACeDwAhzgkBALMPACHZCQEAhw8AIdoJQACeDwAh2wkBALMPACHdCQAAnRXdCSLeCUAAng8AId8JQACeDwAh4AkBALMPACHhCUAAng8AIeIJQACeDwAh4wkBALMPACHkCUAAng8AIeUJQACeDwAh5gkCAIgPACHnCSAAthAAIegJQACeDwAh6QkgALYQACHqCQEAsw8AIesJAQCzDwAh7AkBALMPACHtCQEAsw8AIe4JAQCzDwAhCwQAAJ0SACCUCAIAAAABoQhAAAAAAbAIAgAAAAGxCAEAAAAByAgBAAAAAcwIAAAA9QgC5wgBAAAAAfIIAgAAAAHzCAIAAAAB9QggAAAAAQIAAABsACBeAACAGwAgBscIAQAAAAHUCAIAAAAB1QgCAAAAAdcIEAAAAAHYCAIAAAAB2QgBAAAAAQuUCAIAAAABoQhAAAAAAcAIQAAAAAHCCAIAAAABxAhAAAAAAcUIAgAAAAHHCAEAAAAB4ggCAAAAAeMIAQAAAAHkCAEAAAAB5QhAAAAAAQMAAABqACBeAACAGwAgXwAAhhsAIA0AAABqACAEAACPEgAgVwAAhhsAIJQIAgCIDwAhoQhAAI0PACGwCAIAiA8AIbEIAQCHDwAhyAgBAIcPACHMCAAAjhL1CCLnCAEAhw8AIfIIAgCIDwAh8wgCAIgPACH1CCAAthAAIQsEAACPEgAglAgCAIgPACGhCEAAjQ8AIbAIAgCIDwAhsQgBAIcPACHICAEAhw8AIcwIAACOEvUIIucIAQCHDwAh8ggCAIgPACHzCAIAiA8AIfUIIAC2EAAhPhAAAMEYACARAADCGAAgEgAAwxgAIBMAAMQYACAUAADFGAAgFQAAxhgAIBYAAMcYACAXAADIGAAgGwAAyRgAIB4AAMoYACAfAADLGAAgJAAAzRgAICYAAMwYACAoAADOGAAgLQAAzxgAIC8AANMYACAxAADQGAAgMwAA0hgAIDQAANUYACA4AADRGAAgOgAA1hgAIDsAANcYACA-AADYGAAgPwAA2RgAIEAAANoYACBCAADbGAAgQwAA3BgAIEQAAN0YACBFAADeGAAgRwAA3xgAIEgAAOAYACBKAADhGAAgSwAA4hgAIE8AAOMYACBQAADkGAAgUQAA5RgAIJQIAgAAAAGhCEAAAAABuQgBAAAAAe0IQAAAAAHOCQEAAAAB2QkBAAAAAdoJQAAAAAHbCQEAAAAB3QkAAADdCQLeCUAAAAAB3wlAAAAAAeAJAQAAAAHhCUAAAAAB4glAAAAAAeMJAQAAAAHkCUAAAAAB5QlAAAAAAeYJAgAAAAHnCSAAAAAB6AlAAAAAAekJIAAAAAHqCQEAAAAB6wkBAAAAAewJAQAAAAHtCQEAAAAB7gkBAAAAAQIAAAABACBeAACHGwAgAwAAAK8BACBeAACHGwAgXwAAixsAIEAAAACvAQAgEAAAnhUAIBEAAJ8VACASAACgFQAgEwAAoRUAIBQAAKIVACAVAACjFQAgFgAApBUAIBcAAKUVACAbAACmFQAgHgAApxUAIB8AAKgVACAkAACqFQAgJgAAqRUAICgAAKsVACAtAACsFQAgLwAAsBUAIDEAAK0VACAzAACvFQAgNAAAshUAIDgAAK4VACA6AACzFQAgOwAAtBUAID4AALUVACA_AAC2FQAgQAAAtxUAIEIAALgVACBDAAC5FQAgRAAAuhUAIEUAALsVACBHAAC8FQAgSAAAvRUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBRAADCFQAgVwAAixsAIJQIAgCIDwAhoQhAAI0PACG5CAEAsw8AIe0IQACeDwAhzgkBALMPACHZCQEAhw8AIdoJQACeDwAh2wkBALMPACHdCQAAnRXdCSLeCUAAng8AId8JQACeDwAh4AkBALMPACHhCUAAng8AIeIJQACeDwAh4wkBALMPACHkCUAAng8AIeUJQACeDwAh5gkCAIgPACHnCSAAthAAIegJQACeDwAh6QkgALYQACHqCQEAsw8AIesJAQCzDwAh7AkBALMPACHtCQEAsw8AIe4JAQCzDwAhPhAAAJ4VACARAACfFQAgEgAAoBUAIBMAAKEVACAUAACiFQAgFQAAoxUAIBYAAKQVACAXAAClFQAgGwAAphUAIB4AAKcVACAfAACoFQAgJAAAqhUAICYAAKkVACAoAACrFQAgLQAArBUAIC8AALAVACAxAACtFQAgMwAArxUAIDQAALIVACA4AACuFQAgOgAAsxUAIDsAALQVACA-AAC1FQAgPwAAthUAIEAAALcVACBCAAC4FQAgQwAAuRUAIEQAALoVACBFAAC7FQAgRwAAvBUAIEgAAL0VACBKAAC-FQAgSwAAvxUAIE8AAMAVACBQAADBFQAgUQAAwhUAIJQIAgCIDwAhoQhAAI0PACG5CAEAsw8AIe0IQACeDwAhzgkBALMPACHZCQEAhw8AIdoJQACeDwAh2wkBALMPACHdCQAAnRXdCSLeCUAAng8AId8JQACeDwAh4AkBALMPACHhCUAAng8AIeIJQACeDwAh4wkBALMPACHkCUAAng8AIeUJQACeDwAh5gkCAIgPACHnCSAAthAAIegJQACeDwAh6QkgALYQACHqCQEAsw8AIesJAQCzDwAh7AkBALMPACHtCQEAsw8AIe4JAQCzDwAhPhAAAMEYACARAADCGAAgEgAAwxgAIBMAAMQYACAUAADFGAAgFQAAxhgAIBYAAMcYACAXAADIGAAgGwAAyRgAIB4AAMoYACAfAADLGAAgJAAAzRgAICYAAMwYACAoAADOGAAgLQAAzxgAIDEAANAYACAzAADSGAAgNAAA1RgAIDgAANEYACA5AADUGAAgOgAA1hgAIDsAANcYACA-AADYGAAgPwAA2RgAIEAAANoYACBCAADbGAAgQwAA3BgAIEQAAN0YACBFAADeGAAgRwAA3xgAIEgAAOAYACBKAADhGAAgSwAA4hgAIE8AAOMYACBQAADkGAAgUQAA5RgAIJQIAgAAAAGhCEAAAAABuQgBAAAAAe0IQAAAAAHOCQEAAAAB2QkBAAAAAdoJQAAAAAHbCQEAAAAB3QkAAADdCQLeCUAAAAAB3wlAAAAAAeAJAQAAAAHhCUAAAAAB4glAAAAAAeMJAQAAAAHkCUAAAAAB5QlAAAAAAeYJAgAAAAHnCSAAAAAB6AlAAAAAAekJIAAAAAHqCQEAAAAB6wkBAAAAAewJAQAAAAHtCQEAAAAB7gkBAAAAAQIAAAABACBeAACMGwAgGyABAAAAASkAAIYSACArAACHEgAglAgCAAAAAaEIQAAAAAGwCAIAAAABwAhAAAAAAcQIQAAAAAHFCAIAAAABxwgBAAAAAcgIAQAAAAHMCAAAAOwIAtQIAgAAAAHXCBAAAAAB4ggQAAAAAecIAQAAAAHoCAEAAAAB6QgQAAAAAeoIAgAAAAHsCAEAAAAB7QhAAAAAAe4IAgAAAAHvCCAAAAAB8AgBAAAAAfEIAQAAAAHyCAIAAAAB8wgCAAAAAQIAAABwACBeAACOGwAgAwAAAK8BACBeAACMGwAgXwAAkhsAIEAAAACvAQAgEAAAnhUAIBEAAJ8VACASAACgFQAgEwAAoRUAIBQAAKIVACAVAACjFQAgFgAApBUAIBcAAKUVACAbAACmFQAgHgAApxUAIB8AAKgVACAkAACqFQAgJgAAqRUAICgAAKsVACAtAACsFQAgMQAArRUAIDMAAK8VACA0AACyFQAgOAAArhUAIDkAALEVACA6AACzFQAgOwAAtBUAID4AALUVACA_AAC2FQAgQAAAtxUAIEIAALgVACBDAAC5FQAgRAAAuhUAIEUAALsVACBHAAC8FQAgSAAAvRUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBRAADCFQAgVwAAkhsAIJQIAgCIDwAhoQhAAI0PACG5CAEAsw8AIe0IQACeDwAhzgkBALMPACHZCQEAhw8AIdoJQACeDwAh2wkBALMPACHdCQAAnRXdCSLeCUAAng8AId8JQACeDwAh4AkBALMPACHhCUAAng8AIeIJQACeDwAh4wkBALMPACHkCUAAng8AIeUJQACeDwAh5gkCAIgPACHnCSAAthAAIegJQACeDwAh6QkgALYQACHqCQEAsw8AIesJAQCzDwAh7AkBALMPACHtCQEAsw8AIe4JAQCzDwAhPhAAAJ4VACARAACfFQAgEgAAoBUAIBMAAKEVACAUAACiFQAgFQAAoxUAIBYAAKQVACAXAAClFQAgGwAAphUAIB4AAKcVACAfAACoFQAgJAAAqhUAICYAAKkVACAoAACrFQAgLQAArBUAIDEAAK0VACAzAACvFQAgNAAAshUAIDgAAK4VACA5AACxFQAgOgAAsxUAIDsAALQVACA-AAC1FQAgPwAAthUAIEAAALcVACBCAAC4FQAgQwAAuRUAIEQAALoVACBFAAC7FQAgRwAAvBUAIEgAAL0VACBKAAC-FQAgSwAAvxUAIE8AAMAVACBQAADBFQAgUQAAwhUAIJQIAgCIDwAhoQhAAI0PACG5CAEAsw8AIe0IQACeDwAhzgkBALMPACHZCQEAhw8AIdoJQACeDwAh2wkBALMPACHdCQAAnRXdCSLeCUAAng8AId8JQACeDwAh4AkBALMPACHhCUAAng8AIeIJQACeDwAh4wkBALMPACHkCUAAng8AIeUJQACeDwAh5gkCAIgPACHnCSAAthAAIegJQACeDwAh6QkgALYQACHqCQEAsw8AIesJAQCzDwAh7AkBALMPACHtCQEAsw8AIe4JAQCzDwAhAwAAAG4AIF4AAI4bACBfAACVGwAgHQAAAG4AICABAIcPACEpAADuEQAgKwAA7xEAIFcAAJUbACCUCAIAiA8AIaEIQACNDwAhsAgCAJ8PACHACEAAjQ8AIcQIQACeDwAhxQgCAJ8PACHHCAEAhw8AIcgIAQCHDwAhzAgAAO0R7Agi1AgCAJ8PACHXCBAArREAIeIIEACtEQAh5wgBALMPACHoCAEAsw8AIekIEADsEQAh6ggCAIgPACHsCAEAsw8AIe0IQACeDwAh7ggCAIgPACHvCCAAthAAIfAIAQCHDwAh8QgBAIcPACHyCAIAiA8AIfMIAgCIDwAhGyABAIcPACEpAADuEQAgKwAA7xEAIJQIAgCIDwAhoQhAAI0PACGwCAIAnw8AIcAIQACNDwAhxAhAAJ4PACHFCAIAnw8AIccIAQCHDwAhyAgBAIcPACHMCAAA7RHsCCLUCAIAnw8AIdcIEACtEQAh4ggQAK0RACHnCAEAsw8AIegIAQCzDwAh6QgQAOwRACHqCAIAiA8AIewIAQCzDwAh7QhAAJ4PACHuCAIAiA8AIe8IIAC2EAAh8AgBAIcPACHxCAEAhw8AIfIIAgCIDwAh8wgCAIgPACE-EAAAwRgAIBEAAMIYACASAADDGAAgEwAAxBgAIBQAAMUYACAVAADGGAAgFgAAxxgAIBcAAMgYACAbAADJGAAgHgAAyhgAIB8AAMsYACAkAADNGAAgJgAAzBgAICgAAM4YACAtAADPGAAgLwAA0xgAIDMAANIYACA0AADVGAAgOAAA0RgAIDkAANQYACA6AADWGAAgOwAA1xgAID4AANgYACA_AADZGAAgQAAA2hgAIEIAANsYACBDAADcGAAgRAAA3RgAIEUAAN4YACBHAADfGAAgSAAA4BgAIEoAAOEYACBLAADiGAAgTwAA4xgAIFAAAOQYACBRAADlGAAglAgCAAAAAaEIQAAAAAG5CAEAAAAB7QhAAAAAAc4JAQAAAAHZCQEAAAAB2glAAAAAAdsJAQAAAAHdCQAAAN0JAt4JQAAAAAHfCUAAAAAB4AkBAAAAAeEJQAAAAAHiCUAAAAAB4wkBAAAAAeQJQAAAAAHlCUAAAAAB5gkCAAAAAecJIAAAAAHoCUAAAAAB6QkgAAAAAeoJAQAAAAHrCQEAAAAB7AkBAAAAAe0JAQAAAAHuCQEAAAABAgAAAAEAIF4AAJYbACAGxwgBAAAAAdQIAgAAAAHWCAIAAAAB1wgQAAAAAdgIAgAAAAHZCAEAAAABAsAIQAAAAAHUCAIAAAABAwAAAK8BACBeAACWGwAgXwAAnBsAIEAAAACvAQAgEAAAnhUAIBEAAJ8VACASAACgFQAgEwAAoRUAIBQAAKIVACAVAACjFQAgFgAApBUAIBcAAKUVACAbAACmFQAgHgAApxUAIB8AAKgVACAkAACqFQAgJgAAqRUAICgAAKsVACAtAACsFQAgLwAAsBUAIDMAAK8VACA0AACyFQAgOAAArhUAIDkAALEVACA6AACzFQAgOwAAtBUAID4AALUVACA_AAC2FQAgQAAAtxUAIEIAALgVACBDAAC5FQAgRAAAuhUAIEUAALsVACBHAAC8FQAgSAAAvRUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBRAADCFQAgVwAAnBsAIJQIAgCIDwAhoQhAAI0PACG5CAEAsw8AIe0IQACeDwAhzgkBALMPACHZCQEAhw8AIdoJQACeDwAh2wkBALMPACHdCQAAnRXdCSLeCUAAng8AId8JQACeDwAh4AkBALMPACHhCUAAng8AIeIJQACeDwAh4wkBALMPACHkCUAAng8AIeUJQACeDwAh5gkCAIgPACHnCSAAthAAIegJQACeDwAh6QkgALYQACHqCQEAsw8AIesJAQCzDwAh7AkBALMPACHtCQEAsw8AIe4JAQCzDwAhPhAAAJ4VACARAACfFQAgEgAAoBUAIBMAAKEVACAUAACiFQAgFQAAoxUAIBYAAKQVACAXAAClFQAgGwAAphUAIB4AAKcVACAfAACoFQAgJAAAqhUAICYAAKkVACAoAACrFQAgLQAArBUAIC8AALAVACAzAACvFQAgNAAAshUAIDgAAK4VACA5AACxFQAgOgAAsxUAIDsAALQVACA-AAC1FQAgPwAAthUAIEAAALcVACBCAAC4FQAgQwAAuRUAIEQAALoVACBFAAC7FQAgRwAAvBUAIEgAAL0VACBKAAC-FQAgSwAAvxUAIE8AAMAVACBQAADBFQAgUQAAwhUAIJQIAgCIDwAhoQhAAI0PACG5CAEAsw8AIe0IQACeDwAhzgkBALMPACHZCQEAhw8AIdoJQACeDwAh2wkBALMPACHdCQAAnRXdCSLeCUAAng8AId8JQACeDwAh4AkBALMPACHhCUAAng8AIeIJQACeDwAh4wkBALMPACHkCUAAng8AIeUJQACeDwAh5gkCAIgPACHnCSAAthAAIegJQACeDwAh6QkgALYQACHqCQEAsw8AIesJAQCzDwAh7AkBALMPACHtCQEAsw8AIe4JAQCzDwAhGyABAAAAASkAAIYSACAvAACIEgAglAgCAAAAAaEIQAAAAAGwCAIAAAABwAhAAAAAAcQIQAAAAAHFCAIAAAABxwgBAAAAAcgIAQAAAAHMCAAAAOwIAtQIAgAAAAHXCBAAAAAB4ggQAAAAAecIAQAAAAHoCAEAAAAB6QgQAAAAAeoIAgAAAAHsCAEAAAAB7QhAAAAAAe4IAgAAAAHvCCAAAAAB8AgBAAAAAfEIAQAAAAHyCAIAAAAB8wgCAAAAAQIAAABwACBeAACdGwAgDCoAANQRACAtAADWEQAglAgCAAAAAaEIQAAAAAHACEAAAAABzAgAAADeCALbCAAAANsIAtwIAgAAAAHeCEAAAAAB3wgBAAAAAeAIAgAAAAHhCAEAAAABAgAAAIcBACBeAACfGwAgAwAAAG4AIF4AAJ0bACBfAACjGwAgHQAAAG4AICABAIcPACEpAADuEQAgLwAA8BEAIFcAAKMbACCUCAIAiA8AIaEIQACNDwAhsAgCAJ8PACHACEAAjQ8AIcQIQACeDwAhxQgCAJ8PACHHCAEAhw8AIcgIAQCHDwAhzAgAAO0R7Agi1AgCAJ8PACHXCBAArREAIeIIEACtEQAh5wgBALMPACHoCAEAsw8AIekIEADsEQAh6ggCAIgPACHsCAEAsw8AIe0IQACeDwAh7ggCAIgPACHvCCAAthAAIfAIAQCHDwAh8QgBAIcPACHyCAIAiA8AIfMIAgCIDwAhGyABAIcPACEpAADuEQAgLwAA8BEAIJQIAgCIDwAhoQhAAI0PACGwCAIAnw8AIcAIQACNDwAhxAhAAJ4PACHFCAIAnw8AIccIAQCHDwAhyAgBAIcPACHMCAAA7RHsCCLUCAIAnw8AIdcIEACtEQAh4ggQAK0RACHnCAEAsw8AIegIAQCzDwAh6QgQAOwRACHqCAIAiA8AIewIAQCzDwAh7QhAAJ4PACHuCAIAiA8AIe8IIAC2EAAh8AgBAIcPACHxCAEAhw8AIfIIAgCIDwAh8wgCAIgPACEDAAAAhQEAIF4AAJ8bACBfAACmGwAgDgAAAIUBACAqAAC5EQAgLQAAuxEAIFcAAKYbACCUCAIAiA8AIaEIQACNDwAhwAhAAI0PACHMCAAAuBHeCCLbCAAAtxHbCCLcCAIAiA8AId4IQACeDwAh3wgBALMPACHgCAIAnw8AIeEIAQCzDwAhDCoAALkRACAtAAC7EQAglAgCAIgPACGhCEAAjQ8AIcAIQACNDwAhzAgAALgR3ggi2wgAALcR2wgi3AgCAIgPACHeCEAAng8AId8IAQCzDwAh4AgCAJ8PACHhCAEAsw8AIQwqAADUEQAgKwAA1REAIJQIAgAAAAGhCEAAAAABwAhAAAAAAcwIAAAA3ggC2wgAAADbCALcCAIAAAAB3ghAAAAAAd8IAQAAAAHgCAIAAAAB4QgBAAAAAQIAAACHAQAgXgAApxsAIAMAAACFAQAgXgAApxsAIF8AAKsbACAOAAAAhQEAICoAALkRACArAAC6EQAgVwAAqxsAIJQIAgCIDwAhoQhAAI0PACHACEAAjQ8AIcwIAAC4Ed4IItsIAAC3EdsIItwIAgCIDwAh3ghAAJ4PACHfCAEAsw8AIeAIAgCfDwAh4QgBALMPACEMKgAAuREAICsAALoRACCUCAIAiA8AIaEIQACNDwAhwAhAAI0PACHMCAAAuBHeCCLbCAAAtxHbCCLcCAIAiA8AId4IQACeDwAh3wgBALMPACHgCAIAnw8AIeEIAQCzDwAhPhAAAMEYACARAADCGAAgEgAAwxgAIBMAAMQYACAUAADFGAAgFQAAxhgAIBYAAMcYACAXAADIGAAgGwAAyRgAIB4AAMoYACAfAADLGAAgJAAAzRgAICYAAMwYACAoAADOGAAgLQAAzxgAIC8AANMYACAxAADQGAAgMwAA0hgAIDQAANUYACA5AADUGAAgOgAA1hgAIDsAANcYACA-AADYGAAgPwAA2RgAIEAAANoYACBCAADbGAAgQwAA3BgAIEQAAN0YACBFAADeGAAgRwAA3xgAIEgAAOAYACBKAADhGAAgSwAA4hgAIE8AAOMYACBQAADkGAAgUQAA5RgAIJQIAgAAAAGhCEAAAAABuQgBAAAAAe0IQAAAAAHOCQEAAAAB2QkBAAAAAdoJQAAAAAHbCQEAAAAB3QkAAADdCQLeCUAAAAAB3wlAAAAAAeAJAQAAAAHhCUAAAAAB4glAAAAAAeMJAQAAAAHkCUAAAAAB5QlAAAAAAeYJAgAAAAHnCSAAAAAB6AlAAAAAAekJIAAAAAHqCQEAAAAB6wkBAAAAAewJAQAAAAHtCQEAAAAB7gkBAAAAAQIAAAABACBeAACsGwAgB5QIAgAAAAGhCEAAAAABwAhAAAAAAcIIAgAAAAHDCAEAAAABxAhAAAAAAcUIAgAAAAEDoQhAAAAAAa8IAgAAAAHGCAIAAAABAwAAAK8BACBeAACsGwAgXwAAshsAIEAAAACvAQAgEAAAnhUAIBEAAJ8VACASAACgFQAgEwAAoRUAIBQAAKIVACAVAACjFQAgFgAApBUAIBcAAKUVACAbAACmFQAgHgAApxUAIB8AAKgVACAkAACqFQAgJgAAqRUAICgAAKsVACAtAACsFQAgLwAAsBUAIDEAAK0VACAzAACvFQAgNAAAshUAIDkAALEVACA6AACzFQAgOwAAtBUAID4AALUVACA_AAC2FQAgQAAAtxUAIEIAALgVACBDAAC5FQAgRAAAuhUAIEUAALsVACBHAAC8FQAgSAAAvRUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBRAADCFQAgVwAAshsAIJQIAgCIDwAhoQhAAI0PACG5CAEAsw8AIe0IQACeDwAhzgkBALMPACHZCQEAhw8AIdoJQACeDwAh2wkBALMPACHdCQAAnRXdCSLeCUAAng8AId8JQACeDwAh4AkBALMPACHhCUAAng8AIeIJQACeDwAh4wkBALMPACHkCUAAng8AIeUJQACeDwAh5gkCAIgPACHnCSAAthAAIegJQACeDwAh6QkgALYQACHqCQEAsw8AIesJAQCzDwAh7AkBALMPACHtCQEAsw8AIe4JAQCzDwAhPhAAAJ4VACARAACfFQAgEgAAoBUAIBMAAKEVACAUAACiFQAgFQAAoxUAIBYAAKQVACAXAAClFQAgGwAAphUAIB4AAKcVACAfAACoFQAgJAAAqhUAICYAAKkVACAoAACrFQAgLQAArBUAIC8AALAVACAxAACtFQAgMwAArxUAIDQAALIVACA5AACxFQAgOgAAsxUAIDsAALQVACA-AAC1FQAgPwAAthUAIEAAALcVACBCAAC4FQAgQwAAuRUAIEQAALoVACBFAAC7FQAgRwAAvBUAIEgAAL0VACBKAAC-FQAgSwAAvxUAIE8AAMAVACBQAADBFQAgUQAAwhUAIJQIAgCIDwAhoQhAAI0PACG5CAEAsw8AIe0IQACeDwAhzgkBALMPACHZCQEAhw8AIdoJQACeDwAh2wkBALMPACHdCQAAnRXdCSLeCUAAng8AId8JQACeDwAh4AkBALMPACHhCUAAng8AIeIJQACeDwAh4wkBALMPACHkCUAAng8AIeUJQACeDwAh5gkCAIgPACHnCSAAthAAIegJQACeDwAh6QkgALYQACHqCQEAsw8AIesJAQCzDwAh7AkBALMPACHtCQEAsw8AIe4JAQCzDwAhPhAAAMEYACARAADCGAAgEgAAwxgAIBMAAMQYACAUAADFGAAgFQAAxhgAIBYAAMcYACAXAADIGAAgGwAAyRgAIB4AAMoYACAfAADLGAAgJAAAzRgAICYAAMwYACAoAADOGAAgLQAAzxgAIC8AANMYACAxAADQGAAgMwAA0hgAIDgAANEYACA5AADUGAAgOgAA1hgAIDsAANcYACA-AADYGAAgPwAA2RgAIEAAANoYACBCAADbGAAgQwAA3BgAIEQAAN0YACBFAADeGAAgRwAA3xgAIEgAAOAYACBKAADhGAAgSwAA4hgAIE8AAOMYACBQAADkGAAgUQAA5RgAIJQIAgAAAAGhCEAAAAABuQgBAAAAAe0IQAAAAAHOCQEAAAAB2QkBAAAAAdoJQAAAAAHbCQEAAAAB3QkAAADdCQLeCUAAAAAB3wlAAAAAAeAJAQAAAAHhCUAAAAAB4glAAAAAAeMJAQAAAAHkCUAAAAAB5QlAAAAAAeYJAgAAAAHnCSAAAAAB6AlAAAAAAekJIAAAAAHqCQEAAAAB6wkBAAAAAewJAQAAAAHtCQEAAAAB7gkBAAAAAQIAAAABACBeAACzGwAgFhkAAJwRACAzAACdEQAgNQAAnxEAIDYAAKARACCUCAIAAAABoQhAAAAAAbwIAQAAAAG9CAQAAAABvwgBAAAAAcAIQAAAAAHCCAIAAAABxwgBAAAAAcgIAQAAAAHKCAAAAMoIAswIAAAAzAgCzQgIAAAAAc4IAgAAAAHPCAIAAAAB0AgBAAAAAdEIAgAAAAHSCAIAAAAB0wgCAAAAAQIAAACLAQAgXgAAtRsAIAMAAACvAQAgXgAAsxsAIF8AALkbACBAAAAArwEAIBAAAJ4VACARAACfFQAgEgAAoBUAIBMAAKEVACAUAACiFQAgFQAAoxUAIBYAAKQVACAXAAClFQAgGwAAphUAIB4AAKcVACAfAACoFQAgJAAAqhUAICYAAKkVACAoAACrFQAgLQAArBUAIC8AALAVACAxAACtFQAgMwAArxUAIDgAAK4VACA5AACxFQAgOgAAsxUAIDsAALQVACA-AAC1FQAgPwAAthUAIEAAALcVACBCAAC4FQAgQwAAuRUAIEQAALoVACBFAAC7FQAgRwAAvBUAIEgAAL0VACBKAAC-FQAgSwAAvxUAIE8AAMAVACBQAADBFQAgUQAAwhUAIFcAALkbACCUCAIAiA8AIaEIQACNDwAhuQgBALMPACHtCEAAng8AIc4JAQCzDwAh2QkBAIcPACHaCUAAng8AIdsJAQCzDwAh3QkAAJ0V3Qki3glAAJ4PACHfCUAAng8AIeAJAQCzDwAh4QlAAJ4PACHiCUAAng8AIeMJAQCzDwAh5AlAAJ4PACHlCUAAng8AIeYJAgCIDwAh5wkgALYQACHoCUAAng8AIekJIAC2EAAh6gkBALMPACHrCQEAsw8AIewJAQCzDwAh7QkBALMPACHuCQEAsw8AIT4QAACeFQAgEQAAnxUAIBIAAKAVACATAAChFQAgFAAAohUAIBUAAKMVACAWAACkFQAgFwAApRUAIBsAAKYVACAeAACnFQAgHwAAqBUAICQAAKoVACAmAACpFQAgKAAAqxUAIC0AAKwVACAvAACwFQAgMQAArRUAIDMAAK8VACA4AACuFQAgOQAAsRUAIDoAALMVACA7AAC0FQAgPgAAtRUAID8AALYVACBAAAC3FQAgQgAAuBUAIEMAALkVACBEAAC6FQAgRQAAuxUAIEcAALwVACBIAAC9FQAgSgAAvhUAIEsAAL8VACBPAADAFQAgUAAAwRUAIFEAAMIVACCUCAIAiA8AIaEIQACNDwAhuQgBALMPACHtCEAAng8AIc4JAQCzDwAh2QkBAIcPACHaCUAAng8AIdsJAQCzDwAh3QkAAJ0V3Qki3glAAJ4PACHfCUAAng8AIeAJAQCzDwAh4QlAAJ4PACHiCUAAng8AIeMJAQCzDwAh5AlAAJ4PACHlCUAAng8AIeYJAgCIDwAh5wkgALYQACHoCUAAng8AIekJIAC2EAAh6gkBALMPACHrCQEAsw8AIewJAQCzDwAh7QkBALMPACHuCQEAsw8AIQMAAACJAQAgXgAAtRsAIF8AALwbACAYAAAAiQEAIBkAAPUQACAzAAD2EAAgNQAA-BAAIDYAAPkQACBXAAC8GwAglAgCAIgPACGhCEAAjQ8AIbwIAQCHDwAhvQgEAMIQACG_CAEAhw8AIcAIQACNDwAhwggCAIgPACHHCAEAhw8AIcgIAQCHDwAhyggAAPIQyggizAgAAPMQzAgizQgIAPQQACHOCAIAnw8AIc8IAgCfDwAh0AgBALMPACHRCAIAiA8AIdIIAgCIDwAh0wgCAIgPACEWGQAA9RAAIDMAAPYQACA1AAD4EAAgNgAA-RAAIJQIAgCIDwAhoQhAAI0PACG8CAEAhw8AIb0IBADCEAAhvwgBAIcPACHACEAAjQ8AIcIIAgCIDwAhxwgBAIcPACHICAEAhw8AIcoIAADyEMoIIswIAADzEMwIIs0ICAD0EAAhzggCAJ8PACHPCAIAnw8AIdAIAQCzDwAh0QgCAIgPACHSCAIAiA8AIdMIAgCIDwAhPhAAAMEYACARAADCGAAgEgAAwxgAIBMAAMQYACAUAADFGAAgFQAAxhgAIBYAAMcYACAXAADIGAAgGwAAyRgAIB4AAMoYACAfAADLGAAgJAAAzRgAICYAAMwYACAoAADOGAAgLQAAzxgAIC8AANMYACAxAADQGAAgNAAA1RgAIDgAANEYACA5AADUGAAgOgAA1hgAIDsAANcYACA-AADYGAAgPwAA2RgAIEAAANoYACBCAADbGAAgQwAA3BgAIEQAAN0YACBFAADeGAAgRwAA3xgAIEgAAOAYACBKAADhGAAgSwAA4hgAIE8AAOMYACBQAADkGAAgUQAA5RgAIJQIAgAAAAGhCEAAAAABuQgBAAAAAe0IQAAAAAHOCQEAAAAB2QkBAAAAAdoJQAAAAAHbCQEAAAAB3QkAAADdCQLeCUAAAAAB3wlAAAAAAeAJAQAAAAHhCUAAAAAB4glAAAAAAeMJAQAAAAHkCUAAAAAB5QlAAAAAAeYJAgAAAAHnCSAAAAAB6AlAAAAAAekJIAAAAAHqCQEAAAAB6wkBAAAAAewJAQAAAAHtCQEAAAAB7gkBAAAAAQIAAAABACBeAAC9GwAgFhkAAJwRACA0AACeEQAgNQAAnxEAIDYAAKARACCUCAIAAAABoQhAAAAAAbwIAQAAAAG9CAQAAAABvwgBAAAAAcAIQAAAAAHCCAIAAAABxwgBAAAAAcgIAQAAAAHKCAAAAMoIAswIAAAAzAgCzQgIAAAAAc4IAgAAAAHPCAIAAAAB0AgBAAAAAdEIAgAAAAHSCAIAAAAB0wgCAAAAAQIAAACLAQAgXgAAvxsAIAMAAACvAQAgXgAAvRsAIF8AAMMbACBAAAAArwEAIBAAAJ4VACARAACfFQAgEgAAoBUAIBMAAKEVACAUAACiFQAgFQAAoxUAIBYAAKQVACAXAAClFQAgGwAAphUAIB4AAKcVACAfAACoFQAgJAAAqhUAICYAAKkVACAoAACrFQAgLQAArBUAIC8AALAVACAxAACtFQAgNAAAshUAIDgAAK4VACA5AACxFQAgOgAAsxUAIDsAALQVACA-AAC1FQAgPwAAthUAIEAAALcVACBCAAC4FQAgQwAAuRUAIEQAALoVACBFAAC7FQAgRwAAvBUAIEgAAL0VACBKAAC-FQAgSwAAvxUAIE8AAMAVACBQAADBFQAgUQAAwhUAIFcAAMMbACCUCAIAiA8AIaEIQACNDwAhuQgBALMPACHtCEAAng8AIc4JAQCzDwAh2QkBAIcPACHaCUAAng8AIdsJAQCzDwAh3QkAAJ0V3Qki3glAAJ4PACHfCUAAng8AIeAJAQCzDwAh4QlAAJ4PACHiCUAAng8AIeMJAQCzDwAh5AlAAJ4PACHlCUAAng8AIeYJAgCIDwAh5wkgALYQACHoCUAAng8AIekJIAC2EAAh6gkBALMPACHrCQEAsw8AIewJAQCzDwAh7QkBALMPACHuCQEAsw8AIT4QAACeFQAgEQAAnxUAIBIAAKAVACATAAChFQAgFAAAohUAIBUAAKMVACAWAACkFQAgFwAApRUAIBsAAKYVACAeAACnFQAgHwAAqBUAICQAAKoVACAmAACpFQAgKAAAqxUAIC0AAKwVACAvAACwFQAgMQAArRUAIDQAALIVACA4AACuFQAgOQAAsRUAIDoAALMVACA7AAC0FQAgPgAAtRUAID8AALYVACBAAAC3FQAgQgAAuBUAIEMAALkVACBEAAC6FQAgRQAAuxUAIEcAALwVACBIAAC9FQAgSgAAvhUAIEsAAL8VACBPAADAFQAgUAAAwRUAIFEAAMIVACCUCAIAiA8AIaEIQACNDwAhuQgBALMPACHtCEAAng8AIc4JAQCzDwAh2QkBAIcPACHaCUAAng8AIdsJAQCzDwAh3QkAAJ0V3Qki3glAAJ4PACHfCUAAng8AIeAJAQCzDwAh4QlAAJ4PACHiCUAAng8AIeMJAQCzDwAh5AlAAJ4PACHlCUAAng8AIeYJAgCIDwAh5wkgALYQACHoCUAAng8AIekJIAC2EAAh6gkBALMPACHrCQEAsw8AIewJAQCzDwAh7QkBALMPACHuCQEAsw8AIQMAAACJAQAgXgAAvxsAIF8AAMYbACAYAAAAiQEAIBkAAPUQACA0AAD3EAAgNQAA-BAAIDYAAPkQACBXAADGGwAglAgCAIgPACGhCEAAjQ8AIbwIAQCHDwAhvQgEAMIQACG_CAEAhw8AIcAIQACNDwAhwggCAIgPACHHCAEAhw8AIcgIAQCHDwAhyggAAPIQyggizAgAAPMQzAgizQgIAPQQACHOCAIAnw8AIc8IAgCfDwAh0AgBALMPACHRCAIAiA8AIdIIAgCIDwAh0wgCAIgPACEWGQAA9RAAIDQAAPcQACA1AAD4EAAgNgAA-RAAIJQIAgCIDwAhoQhAAI0PACG8CAEAhw8AIb0IBADCEAAhvwgBAIcPACHACEAAjQ8AIcIIAgCIDwAhxwgBAIcPACHICAEAhw8AIcoIAADyEMoIIswIAADzEMwIIs0ICAD0EAAhzggCAJ8PACHPCAIAnw8AIdAIAQCzDwAh0QgCAIgPACHSCAIAiA8AIdMIAgCIDwAhFhkAAJwRACAzAACdEQAgNAAAnhEAIDYAAKARACCUCAIAAAABoQhAAAAAAbwIAQAAAAG9CAQAAAABvwgBAAAAAcAIQAAAAAHCCAIAAAABxwgBAAAAAcgIAQAAAAHKCAAAAMoIAswIAAAAzAgCzQgIAAAAAc4IAgAAAAHPCAIAAAAB0AgBAAAAAdEIAgAAAAHSCAIAAAAB0wgCAAAAAQIAAACLAQAgXgAAxxsAIAMAAACJAQAgXgAAxxsAIF8AAMsbACAYAAAAiQEAIBkAAPUQACAzAAD2EAAgNAAA9xAAIDYAAPkQACBXAADLGwAglAgCAIgPACGhCEAAjQ8AIbwIAQCHDwAhvQgEAMIQACG_CAEAhw8AIcAIQACNDwAhwggCAIgPACHHCAEAhw8AIcgIAQCHDwAhyggAAPIQyggizAgAAPMQzAgizQgIAPQQACHOCAIAnw8AIc8IAgCfDwAh0AgBALMPACHRCAIAiA8AIdIIAgCIDwAh0wgCAIgPACEWGQAA9RAAIDMAAPYQACA0AAD3EAAgNgAA-RAAIJQIAgCIDwAhoQhAAI0PACG8CAEAhw8AIb0IBADCEAAhvwgBAIcPACHACEAAjQ8AIcIIAgCIDwAhxwgBAIcPACHICAEAhw8AIcoIAADyEMoIIswIAADzEMwIIs0ICAD0EAAhzggCAJ8PACHPCAIAnw8AIdAIAQCzDwAh0QgCAIgPACHSCAIAiA8AIdMIAgCIDwAhPhAAAMEYACARAADCGAAgEgAAwxgAIBMAAMQYACAUAADFGAAgFQAAxhgAIBYAAMcYACAXAADIGAAgGwAAyRgAIB4AAMoYACAfAADLGAAgJAAAzRgAICYAAMwYACAoAADOGAAgLQAAzxgAIC8AANMYACAxAADQGAAgMwAA0hgAIDQAANUYACA4AADRGAAgOQAA1BgAIDsAANcYACA-AADYGAAgPwAA2RgAIEAAANoYACBCAADbGAAgQwAA3BgAIEQAAN0YACBFAADeGAAgRwAA3xgAIEgAAOAYACBKAADhGAAgSwAA4hgAIE8AAOMYACBQAADkGAAgUQAA5RgAIJQIAgAAAAGhCEAAAAABuQgBAAAAAe0IQAAAAAHOCQEAAAAB2QkBAAAAAdoJQAAAAAHbCQEAAAAB3QkAAADdCQLeCUAAAAAB3wlAAAAAAeAJAQAAAAHhCUAAAAAB4glAAAAAAeMJAQAAAAHkCUAAAAAB5QlAAAAAAeYJAgAAAAHnCSAAAAAB6AlAAAAAAekJIAAAAAHqCQEAAAAB6wkBAAAAAewJAQAAAAHtCQEAAAAB7gkBAAAAAQIAAAABACBeAADMGwAgAwAAAK8BACBeAADMGwAgXwAA0BsAIEAAAACvAQAgEAAAnhUAIBEAAJ8VACASAACgFQAgEwAAoRUAIBQAAKIVACAVAACjFQAgFgAApBUAIBcAAKUVACAbAACmFQAgHgAApxUAIB8AAKgVACAkAACqFQAgJgAAqRUAICgAAKsVACAtAACsFQAgLwAAsBUAIDEAAK0VACAzAACvFQAgNAAAshUAIDgAAK4VACA5AACxFQAgOwAAtBUAID4AALUVACA_AAC2FQAgQAAAtxUAIEIAALgVACBDAAC5FQAgRAAAuhUAIEUAALsVACBHAAC8FQAgSAAAvRUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBRAADCFQAgVwAA0BsAIJQIAgCIDwAhoQhAAI0PACG5CAEAsw8AIe0IQACeDwAhzgkBALMPACHZCQEAhw8AIdoJQACeDwAh2wkBALMPACHdCQAAnRXdCSLeCUAAng8AId8JQACeDwAh4AkBALMPACHhCUAAng8AIeIJQACeDwAh4wkBALMPACHkCUAAng8AIeUJQACeDwAh5gkCAIgPACHnCSAAthAAIegJQACeDwAh6QkgALYQACHqCQEAsw8AIesJAQCzDwAh7AkBALMPACHtCQEAsw8AIe4JAQCzDwAhPhAAAJ4VACARAACfFQAgEgAAoBUAIBMAAKEVACAUAACiFQAgFQAAoxUAIBYAAKQVACAXAAClFQAgGwAAphUAIB4AAKcVACAfAACoFQAgJAAAqhUAICYAAKkVACAoAACrFQAgLQAArBUAIC8AALAVACAxAACtFQAgMwAArxUAIDQAALIVACA4AACuFQAgOQAAsRUAIDsAALQVACA-AAC1FQAgPwAAthUAIEAAALcVACBCAAC4FQAgQwAAuRUAIEQAALoVACBFAAC7FQAgRwAAvBUAIEgAAL0VACBKAAC-FQAgSwAAvxUAIE8AAMAVACBQAADBFQAgUQAAwhUAIJQIAgCIDwAhoQhAAI0PACG5CAEAsw8AIe0IQACeDwAhzgkBALMPACHZCQEAhw8AIdoJQACeDwAh2wkBALMPACHdCQAAnRXdCSLeCUAAng8AId8JQACeDwAh4AkBALMPACHhCUAAng8AIeIJQACeDwAh4wkBALMPACHkCUAAng8AIeUJQACeDwAh5gkCAIgPACHnCSAAthAAIegJQACeDwAh6QkgALYQACHqCQEAsw8AIesJAQCzDwAh7AkBALMPACHtCQEAsw8AIe4JAQCzDwAhPhAAAMEYACARAADCGAAgEgAAwxgAIBMAAMQYACAUAADFGAAgFQAAxhgAIBYAAMcYACAXAADIGAAgGwAAyRgAIB4AAMoYACAfAADLGAAgJAAAzRgAICYAAMwYACAoAADOGAAgLQAAzxgAIC8AANMYACAxAADQGAAgMwAA0hgAIDQAANUYACA4AADRGAAgOQAA1BgAIDoAANYYACA-AADYGAAgPwAA2RgAIEAAANoYACBCAADbGAAgQwAA3BgAIEQAAN0YACBFAADeGAAgRwAA3xgAIEgAAOAYACBKAADhGAAgSwAA4hgAIE8AAOMYACBQAADkGAAgUQAA5RgAIJQIAgAAAAGhCEAAAAABuQgBAAAAAe0IQAAAAAHOCQEAAAAB2QkBAAAAAdoJQAAAAAHbCQEAAAAB3QkAAADdCQLeCUAAAAAB3wlAAAAAAeAJAQAAAAHhCUAAAAAB4glAAAAAAeMJAQAAAAHkCUAAAAAB5QlAAAAAAeYJAgAAAAHnCSAAAAAB6AlAAAAAAekJIAAAAAHqCQEAAAAB6wkBAAAAAewJAQAAAAHtCQEAAAAB7gkBAAAAAQIAAAABACBeAADRGwAgAwAAAK8BACBeAADRGwAgXwAA1RsAIEAAAACvAQAgEAAAnhUAIBEAAJ8VACASAACgFQAgEwAAoRUAIBQAAKIVACAVAACjFQAgFgAApBUAIBcAAKUVACAbAACmFQAgHgAApxUAIB8AAKgVACAkAACqFQAgJgAAqRUAICgAAKsVACAtAACsFQAgLwAAsBUAIDEAAK0VACAzAACvFQAgNAAAshUAIDgAAK4VACA5AACxFQAgOgAAsxUAID4AALUVACA_AAC2FQAgQAAAtxUAIEIAALgVACBDAAC5FQAgRAAAuhUAIEUAALsVACBHAAC8FQAgSAAAvRUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBRAADCFQAgVwAA1RsAIJQIAgCIDwAhoQhAAI0PACG5CAEAsw8AIe0IQACeDwAhzgkBALMPACHZCQEAhw8AIdoJQACeDwAh2wkBALMPACHdCQAAnRXdCSLeCUAAng8AId8JQACeDwAh4AkBALMPACHhCUAAng8AIeIJQACeDwAh4wkBALMPACHkCUAAng8AIeUJQACeDwAh5gkCAIgPACHnCSAAthAAIegJQACeDwAh6QkgALYQACHqCQEAsw8AIesJAQCzDwAh7AkBALMPACHtCQEAsw8AIe4JAQCzDwAhPhAAAJ4VACARAACfFQAgEgAAoBUAIBMAAKEVACAUAACiFQAgFQAAoxUAIBYAAKQVACAXAAClFQAgGwAAphUAIB4AAKcVACAfAACoFQAgJAAAqhUAICYAAKkVACAoAACrFQAgLQAArBUAIC8AALAVACAxAACtFQAgMwAArxUAIDQAALIVACA4AACuFQAgOQAAsRUAIDoAALMVACA-AAC1FQAgPwAAthUAIEAAALcVACBCAAC4FQAgQwAAuRUAIEQAALoVACBFAAC7FQAgRwAAvBUAIEgAAL0VACBKAAC-FQAgSwAAvxUAIE8AAMAVACBQAADBFQAgUQAAwhUAIJQIAgCIDwAhoQhAAI0PACG5CAEAsw8AIe0IQACeDwAhzgkBALMPACHZCQEAhw8AIdoJQACeDwAh2wkBALMPACHdCQAAnRXdCSLeCUAAng8AId8JQACeDwAh4AkBALMPACHhCUAAng8AIeIJQACeDwAh4wkBALMPACHkCUAAng8AIeUJQACeDwAh5gkCAIgPACHnCSAAthAAIegJQACeDwAh6QkgALYQACHqCQEAsw8AIesJAQCzDwAh7AkBALMPACHtCQEAsw8AIe4JAQCzDwAhFhkAAJwRACAzAACdEQAgNAAAnhEAIDUAAJ8RACCUCAIAAAABoQhAAAAAAbwIAQAAAAG9CAQAAAABvwgBAAAAAcAIQAAAAAHCCAIAAAABxwgBAAAAAcgIAQAAAAHKCAAAAMoIAswIAAAAzAgCzQgIAAAAAc4IAgAAAAHPCAIAAAAB0AgBAAAAAdEIAgAAAAHSCAIAAAAB0wgCAAAAAQIAAACLAQAgXgAA1hsAIAsEAADSEAAglAgCAAAAAaEIQAAAAAGwCAIAAAABsQgBAAAAAbwIAQAAAAG9CAQAAAABvggBAAAAAb8IAQAAAAHACEAAAAABwQgBAAAAAQIAAACnAQAgXgAA2BsAIAMAAACJAQAgXgAA1hsAIF8AANwbACAYAAAAiQEAIBkAAPUQACAzAAD2EAAgNAAA9xAAIDUAAPgQACBXAADcGwAglAgCAIgPACGhCEAAjQ8AIbwIAQCHDwAhvQgEAMIQACG_CAEAhw8AIcAIQACNDwAhwggCAIgPACHHCAEAhw8AIcgIAQCHDwAhyggAAPIQyggizAgAAPMQzAgizQgIAPQQACHOCAIAnw8AIc8IAgCfDwAh0AgBALMPACHRCAIAiA8AIdIIAgCIDwAh0wgCAIgPACEWGQAA9RAAIDMAAPYQACA0AAD3EAAgNQAA-BAAIJQIAgCIDwAhoQhAAI0PACG8CAEAhw8AIb0IBADCEAAhvwgBAIcPACHACEAAjQ8AIcIIAgCIDwAhxwgBAIcPACHICAEAhw8AIcoIAADyEMoIIswIAADzEMwIIs0ICAD0EAAhzggCAJ8PACHPCAIAnw8AIdAIAQCzDwAh0QgCAIgPACHSCAIAiA8AIdMIAgCIDwAhAwAAAJkBACBeAADYGwAgXwAA3xsAIA0AAACZAQAgBAAAyxAAIFcAAN8bACCUCAIAiA8AIaEIQACNDwAhsAgCAIgPACGxCAEAhw8AIbwIAQCHDwAhvQgEAMIQACG-CAEAhw8AIb8IAQCHDwAhwAhAAI0PACHBCAEAhw8AIQsEAADLEAAglAgCAIgPACGhCEAAjQ8AIbAIAgCIDwAhsQgBAIcPACG8CAEAhw8AIb0IBADCEAAhvggBAIcPACG_CAEAhw8AIcAIQACNDwAhwQgBAIcPACE-EAAAwRgAIBIAAMMYACATAADEGAAgFAAAxRgAIBUAAMYYACAWAADHGAAgFwAAyBgAIBsAAMkYACAeAADKGAAgHwAAyxgAICQAAM0YACAmAADMGAAgKAAAzhgAIC0AAM8YACAvAADTGAAgMQAA0BgAIDMAANIYACA0AADVGAAgOAAA0RgAIDkAANQYACA6AADWGAAgOwAA1xgAID4AANgYACA_AADZGAAgQAAA2hgAIEIAANsYACBDAADcGAAgRAAA3RgAIEUAAN4YACBHAADfGAAgSAAA4BgAIEoAAOEYACBLAADiGAAgTwAA4xgAIFAAAOQYACBRAADlGAAglAgCAAAAAaEIQAAAAAG5CAEAAAAB7QhAAAAAAc4JAQAAAAHZCQEAAAAB2glAAAAAAdsJAQAAAAHdCQAAAN0JAt4JQAAAAAHfCUAAAAAB4AkBAAAAAeEJQAAAAAHiCUAAAAAB4wkBAAAAAeQJQAAAAAHlCUAAAAAB5gkCAAAAAecJIAAAAAHoCUAAAAAB6QkgAAAAAeoJAQAAAAHrCQEAAAAB7AkBAAAAAe0JAQAAAAHuCQEAAAABAgAAAAEAIF4AAOAbACAElAgCAAAAAZwIAAD7DwAgoQhAAAAAAa8IAgAAAAEJmQgAAQAAAZoIAAEAAAGcCAAAog8AIJ0IAgAAAAGeCEAAAAABnwgCAAAAAaAIQAAAAAGhCEAAAAABoghAAAAAAQwGAADWDwAgCAAA1w8AIJQIAgAAAAGcCAAA1Q8AIJ8IAgAAAAGhCEAAAAABoghAAAAAAaoIAAEAAAGrCAEAAAABrAgBAAAAAa0IQAAAAAGuCEAAAAABAgAAAA8AIF4AAOQbACADAAAADQAgXgAA5BsAIF8AAOgbACAOAAAADQAgBgAAtA8AIAgAALUPACBXAADoGwAglAgCAIgPACGcCAAAsQ8AIJ8IAgCIDwAhoQhAAI0PACGiCEAAjQ8AIaoIAAGyDwAhqwgBALMPACGsCAEAsw8AIa0IQACeDwAhrghAAJ4PACEMBgAAtA8AIAgAALUPACCUCAIAiA8AIZwIAACxDwAgnwgCAIgPACGhCEAAjQ8AIaIIQACNDwAhqggAAbIPACGrCAEAsw8AIawIAQCzDwAhrQhAAJ4PACGuCEAAng8AIQuUCAIAAAABnAgAAMYPACChCEAAAAABoghAAAAAAacIAAEAAAGvCAIAAAABsQgBAAAAAYgJQAAAAAHWCQEAAAAB1wlAAAAAAdgJAgAAAAEDAAAArwEAIF4AAOAbACBfAADsGwAgQAAAAK8BACAQAACeFQAgEgAAoBUAIBMAAKEVACAUAACiFQAgFQAAoxUAIBYAAKQVACAXAAClFQAgGwAAphUAIB4AAKcVACAfAACoFQAgJAAAqhUAICYAAKkVACAoAACrFQAgLQAArBUAIC8AALAVACAxAACtFQAgMwAArxUAIDQAALIVACA4AACuFQAgOQAAsRUAIDoAALMVACA7AAC0FQAgPgAAtRUAID8AALYVACBAAAC3FQAgQgAAuBUAIEMAALkVACBEAAC6FQAgRQAAuxUAIEcAALwVACBIAAC9FQAgSgAAvhUAIEsAAL8VACBPAADAFQAgUAAAwRUAIFEAAMIVACBXAADsGwAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACE-EAAAnhUAIBIAAKAVACATAAChFQAgFAAAohUAIBUAAKMVACAWAACkFQAgFwAApRUAIBsAAKYVACAeAACnFQAgHwAAqBUAICQAAKoVACAmAACpFQAgKAAAqxUAIC0AAKwVACAvAACwFQAgMQAArRUAIDMAAK8VACA0AACyFQAgOAAArhUAIDkAALEVACA6AACzFQAgOwAAtBUAID4AALUVACA_AAC2FQAgQAAAtxUAIEIAALgVACBDAAC5FQAgRAAAuhUAIEUAALsVACBHAAC8FQAgSAAAvRUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBRAADCFQAglAgCAIgPACGhCEAAjQ8AIbkIAQCzDwAh7QhAAJ4PACHOCQEAsw8AIdkJAQCHDwAh2glAAJ4PACHbCQEAsw8AId0JAACdFd0JIt4JQACeDwAh3wlAAJ4PACHgCQEAsw8AIeEJQACeDwAh4glAAJ4PACHjCQEAsw8AIeQJQACeDwAh5QlAAJ4PACHmCQIAiA8AIecJIAC2EAAh6AlAAJ4PACHpCSAAthAAIeoJAQCzDwAh6wkBALMPACHsCQEAsw8AIe0JAQCzDwAh7gkBALMPACELBAAArRAAIAwAAK8QACAOAACwEAAglAgCAAAAAaEIQAAAAAGwCAIAAAABsQgBAAAAAbIIAQAAAAGzCAABAAABtAgAAKsQACC1CAAArBAAIAIAAAAmACBeAADtGwAgPhAAAMEYACARAADCGAAgEwAAxBgAIBQAAMUYACAVAADGGAAgFgAAxxgAIBcAAMgYACAbAADJGAAgHgAAyhgAIB8AAMsYACAkAADNGAAgJgAAzBgAICgAAM4YACAtAADPGAAgLwAA0xgAIDEAANAYACAzAADSGAAgNAAA1RgAIDgAANEYACA5AADUGAAgOgAA1hgAIDsAANcYACA-AADYGAAgPwAA2RgAIEAAANoYACBCAADbGAAgQwAA3BgAIEQAAN0YACBFAADeGAAgRwAA3xgAIEgAAOAYACBKAADhGAAgSwAA4hgAIE8AAOMYACBQAADkGAAgUQAA5RgAIJQIAgAAAAGhCEAAAAABuQgBAAAAAe0IQAAAAAHOCQEAAAAB2QkBAAAAAdoJQAAAAAHbCQEAAAAB3QkAAADdCQLeCUAAAAAB3wlAAAAAAeAJAQAAAAHhCUAAAAAB4glAAAAAAeMJAQAAAAHkCUAAAAAB5QlAAAAAAeYJAgAAAAHnCSAAAAAB6AlAAAAAAekJIAAAAAHqCQEAAAAB6wkBAAAAAewJAQAAAAHtCQEAAAAB7gkBAAAAAQIAAAABACBeAADvGwAgCZQIAgAAAAGcCAAA1Q8AIKEIQAAAAAGiCEAAAAABqggAAQAAAasIAQAAAAGsCAEAAAABrQhAAAAAAa4IQAAAAAEJmQgAAQAAAZoIAAEAAAGbCAIAAAABnAgAAKIPACCdCAIAAAABnghAAAAAAaAIQAAAAAGhCEAAAAABoghAAAAAAQMAAAAHACBeAADtGwAgXwAA9RsAIA0AAAAHACAEAACHEAAgDAAAiRAAIA4AAIoQACBXAAD1GwAglAgCAIgPACGhCEAAjQ8AIbAIAgCIDwAhsQgBAIcPACGyCAEAhw8AIbMIAAGyDwAhtAgAAIUQACC1CAAAhhAAIAsEAACHEAAgDAAAiRAAIA4AAIoQACCUCAIAiA8AIaEIQACNDwAhsAgCAIgPACGxCAEAhw8AIbIIAQCHDwAhswgAAbIPACG0CAAAhRAAILUIAACGEAAgAwAAAK8BACBeAADvGwAgXwAA-BsAIEAAAACvAQAgEAAAnhUAIBEAAJ8VACATAAChFQAgFAAAohUAIBUAAKMVACAWAACkFQAgFwAApRUAIBsAAKYVACAeAACnFQAgHwAAqBUAICQAAKoVACAmAACpFQAgKAAAqxUAIC0AAKwVACAvAACwFQAgMQAArRUAIDMAAK8VACA0AACyFQAgOAAArhUAIDkAALEVACA6AACzFQAgOwAAtBUAID4AALUVACA_AAC2FQAgQAAAtxUAIEIAALgVACBDAAC5FQAgRAAAuhUAIEUAALsVACBHAAC8FQAgSAAAvRUAIEoAAL4VACBLAAC_FQAgTwAAwBUAIFAAAMEVACBRAADCFQAgVwAA-BsAIJQIAgCIDwAhoQhAAI0PACG5CAEAsw8AIe0IQACeDwAhzgkBALMPACHZCQEAhw8AIdoJQACeDwAh2wkBALMPACHdCQAAnRXdCSLeCUAAng8AId8JQACeDwAh4AkBALMPACHhCUAAng8AIeIJQACeDwAh4wkBALMPACHkCUAAng8AIeUJQACeDwAh5gkCAIgPACHnCSAAthAAIegJQACeDwAh6QkgALYQACHqCQEAsw8AIesJAQCzDwAh7AkBALMPACHtCQEAsw8AIe4JAQCzDwAhPhAAAJ4VACARAACfFQAgEwAAoRUAIBQAAKIVACAVAACjFQAgFgAApBUAIBcAAKUVACAbAACmFQAgHgAApxUAIB8AAKgVACAkAACqFQAgJgAAqRUAICgAAKsVACAtAACsFQAgLwAAsBUAIDEAAK0VACAzAACvFQAgNAAAshUAIDgAAK4VACA5AACxFQAgOgAAsxUAIDsAALQVACA-AAC1FQAgPwAAthUAIEAAALcVACBCAAC4FQAgQwAAuRUAIEQAALoVACBFAAC7FQAgRwAAvBUAIEgAAL0VACBKAAC-FQAgSwAAvxUAIE8AAMAVACBQAADBFQAgUQAAwhUAIJQIAgCIDwAhoQhAAI0PACG5CAEAsw8AIe0IQACeDwAhzgkBALMPACHZCQEAhw8AIdoJQACeDwAh2wkBALMPACHdCQAAnRXdCSLeCUAAng8AId8JQACeDwAh4AkBALMPACHhCUAAng8AIeIJQACeDwAh4wkBALMPACHkCUAAng8AIeUJQACeDwAh5gkCAIgPACHnCSAAthAAIegJQACeDwAh6QkgALYQACHqCQEAsw8AIesJAQCzDwAh7AkBALMPACHtCQEAsw8AIe4JAQCzDwAhCAMAAPwPACAFAAD9DwAgDAAA_w8AIJQIAgAAAAGbCAIAAAABnAgAAPsPACChCEAAAAABrwgCAAAAAQIAAAALACBeAAD5GwAgA6EIQAAAAAGnCAABAAABqQhAAAAAAQsEAACtEAAgDAAArxAAIA0AAK4QACCUCAIAAAABoQhAAAAAAbAIAgAAAAGxCAEAAAABsggBAAAAAbMIAAEAAAG0CAAAqxAAILUIAACsEAAgAgAAACYAIF4AAPwbACA-EQAAwhgAIBIAAMMYACATAADEGAAgFAAAxRgAIBUAAMYYACAWAADHGAAgFwAAyBgAIBsAAMkYACAeAADKGAAgHwAAyxgAICQAAM0YACAmAADMGAAgKAAAzhgAIC0AAM8YACAvAADTGAAgMQAA0BgAIDMAANIYACA0AADVGAAgOAAA0RgAIDkAANQYACA6AADWGAAgOwAA1xgAID4AANgYACA_AADZGAAgQAAA2hgAIEIAANsYACBDAADcGAAgRAAA3RgAIEUAAN4YACBHAADfGAAgSAAA4BgAIEoAAOEYACBLAADiGAAgTwAA4xgAIFAAAOQYACBRAADlGAAglAgCAAAAAaEIQAAAAAG5CAEAAAAB7QhAAAAAAc4JAQAAAAHZCQEAAAAB2glAAAAAAdsJAQAAAAHdCQAAAN0JAt4JQAAAAAHfCUAAAAAB4AkBAAAAAeEJQAAAAAHiCUAAAAAB4wkBAAAAAeQJQAAAAAHlCUAAAAAB5gkCAAAAAecJIAAAAAHoCUAAAAAB6QkgAAAAAeoJAQAAAAHrCQEAAAAB7AkBAAAAAe0JAQAAAAHuCQEAAAABAgAAAAEAIF4AAP4bACADAAAABwAgXgAA_BsAIF8AAIIcACANAAAABwAgBAAAhxAAIAwAAIkQACANAACIEAAgVwAAghwAIJQIAgCIDwAhoQhAAI0PACGwCAIAiA8AIbEIAQCHDwAhsggBAIcPACGzCAABsg8AIbQIAACFEAAgtQgAAIYQACALBAAAhxAAIAwAAIkQACANAACIEAAglAgCAIgPACGhCEAAjQ8AIbAIAgCIDwAhsQgBAIcPACGyCAEAhw8AIbMIAAGyDwAhtAgAAIUQACC1CAAAhhAAIAMAAACvAQAgXgAA_hsAIF8AAIUcACBAAAAArwEAIBEAAJ8VACASAACgFQAgEwAAoRUAIBQAAKIVACAVAACjFQAgFgAApBUAIBcAAKUVACAbAACmFQAgHgAApxUAIB8AAKgVACAkAACqFQAgJgAAqRUAICgAAKsVACAtAACsFQAgLwAAsBUAIDEAAK0VACAzAACvFQAgNAAAshUAIDgAAK4VACA5AACxFQAgOgAAsxUAIDsAALQVACA-AAC1FQAgPwAAthUAIEAAALcVACBCAAC4FQAgQwAAuRUAIEQAALoVACBFAAC7FQAgRwAAvBUAIEgAAL0VACBKAAC-FQAgSwAAvxUAIE8AAMAVACBQAADBFQAgUQAAwhUAIFcAAIUcACCUCAIAiA8AIaEIQACNDwAhuQgBALMPACHtCEAAng8AIc4JAQCzDwAh2QkBAIcPACHaCUAAng8AIdsJAQCzDwAh3QkAAJ0V3Qki3glAAJ4PACHfCUAAng8AIeAJAQCzDwAh4QlAAJ4PACHiCUAAng8AIeMJAQCzDwAh5AlAAJ4PACHlCUAAng8AIeYJAgCIDwAh5wkgALYQACHoCUAAng8AIekJIAC2EAAh6gkBALMPACHrCQEAsw8AIewJAQCzDwAh7QkBALMPACHuCQEAsw8AIT4RAACfFQAgEgAAoBUAIBMAAKEVACAUAACiFQAgFQAAoxUAIBYAAKQVACAXAAClFQAgGwAAphUAIB4AAKcVACAfAACoFQAgJAAAqhUAICYAAKkVACAoAACrFQAgLQAArBUAIC8AALAVACAxAACtFQAgMwAArxUAIDQAALIVACA4AACuFQAgOQAAsRUAIDoAALMVACA7AAC0FQAgPgAAtRUAID8AALYVACBAAAC3FQAgQgAAuBUAIEMAALkVACBEAAC6FQAgRQAAuxUAIEcAALwVACBIAAC9FQAgSgAAvhUAIEsAAL8VACBPAADAFQAgUAAAwRUAIFEAAMIVACCUCAIAiA8AIaEIQACNDwAhuQgBALMPACHtCEAAng8AIc4JAQCzDwAh2QkBAIcPACHaCUAAng8AIdsJAQCzDwAh3QkAAJ0V3Qki3glAAJ4PACHfCUAAng8AIeAJAQCzDwAh4QlAAJ4PACHiCUAAng8AIeMJAQCzDwAh5AlAAJ4PACHlCUAAng8AIeYJAgCIDwAh5wkgALYQACHoCUAAng8AIekJIAC2EAAh6gkBALMPACHrCQEAsw8AIewJAQCzDwAh7QkBALMPACHuCQEAsw8AIQuUCAIAAAABmwgCAAAAAZwIAADGDwAgoQhAAAAAAaIIQAAAAAGnCAABAAABrwgCAAAAAbEIAQAAAAGICUAAAAAB1gkBAAAAAdcJQAAAAAEDAAAACQAgXgAA-RsAIF8AAIkcACAKAAAACQAgAwAA3w8AIAUAAOAPACAMAADiDwAgVwAAiRwAIJQIAgCIDwAhmwgCAIgPACGcCAAA3g8AIKEIQACNDwAhrwgCAIgPACEIAwAA3w8AIAUAAOAPACAMAADiDwAglAgCAIgPACGbCAIAiA8AIZwIAADeDwAgoQhAAI0PACGvCAIAiA8AIQwGAADWDwAgCQAA2A8AIJQIAgAAAAGcCAAA1Q8AIJ8IAgAAAAGhCEAAAAABoghAAAAAAaoIAAEAAAGrCAEAAAABrAgBAAAAAa0IQAAAAAGuCEAAAAABAgAAAA8AIF4AAIocACADAAAADQAgXgAAihwAIF8AAI4cACAOAAAADQAgBgAAtA8AIAkAALYPACBXAACOHAAglAgCAIgPACGcCAAAsQ8AIJ8IAgCIDwAhoQhAAI0PACGiCEAAjQ8AIaoIAAGyDwAhqwgBALMPACGsCAEAsw8AIa0IQACeDwAhrghAAJ4PACEMBgAAtA8AIAkAALYPACCUCAIAiA8AIZwIAACxDwAgnwgCAIgPACGhCEAAjQ8AIaIIQACNDwAhqggAAbIPACGrCAEAsw8AIawIAQCzDwAhrQhAAJ4PACGuCEAAng8AIQgDAAD8DwAgBQAA_Q8AIAsAAP4PACCUCAIAAAABmwgCAAAAAZwIAAD7DwAgoQhAAAAAAa8IAgAAAAECAAAACwAgXgAAjxwAIAsEAACtEAAgDQAArhAAIA4AALAQACCUCAIAAAABoQhAAAAAAbAIAgAAAAGxCAEAAAABsggBAAAAAbMIAAEAAAG0CAAAqxAAILUIAACsEAAgAgAAACYAIF4AAJEcACADAAAACQAgXgAAjxwAIF8AAJUcACAKAAAACQAgAwAA3w8AIAUAAOAPACALAADhDwAgVwAAlRwAIJQIAgCIDwAhmwgCAIgPACGcCAAA3g8AIKEIQACNDwAhrwgCAIgPACEIAwAA3w8AIAUAAOAPACALAADhDwAglAgCAIgPACGbCAIAiA8AIZwIAADeDwAgoQhAAI0PACGvCAIAiA8AIQMAAAAHACBeAACRHAAgXwAAmBwAIA0AAAAHACAEAACHEAAgDQAAiBAAIA4AAIoQACBXAACYHAAglAgCAIgPACGhCEAAjQ8AIbAIAgCIDwAhsQgBAIcPACGyCAEAhw8AIbMIAAGyDwAhtAgAAIUQACC1CAAAhhAAIAsEAACHEAAgDQAAiBAAIA4AAIoQACCUCAIAiA8AIaEIQACNDwAhsAgCAIgPACGxCAEAhw8AIbIIAQCHDwAhswgAAbIPACG0CAAAhRAAILUIAACGEAAgJgoAPhAGAhEnAxIoBBMqCxQuDBUyDRY2Dhc6DxtMEh5NEx9RFiRlGiZkGShpHi1tHy-gASUxiAEiM58BKTSlASo4jAEoOaQBLzqoAS07qgEwPq4BMT-yATFAswExQrcBMkO5ATJEvQEzRcIBNEfGATVIygE2Ss4BN0vPATdP0wE4UNsBOFHfAT0DAwABBQgDDyQFBQQAAQoACgwfCA0MBA4gAgUDAAEFAAMKAAkLEAUMGwgEBgAECBQGCRUCCgAHAQcABQIIFgAJFwACBQADBhwEAgsdAAweAAMMIgANIQAOIwABAwABAQMAAQEDAAEBAwABBgoAFRgAEBkAARtAEhxEEx1IFAIKABEXOw8BFzwAAhkAARoADwIDAAEaAA8BGgAPAxtJABxKAB1LAAYKAB0ZAAEgUxclVxkmYBknYhwCCgAYH1QWAR9VAAUKABsZAAEhABYiWBYkXBoCAwABIwAZASRdAAEhABYBJmMAAQMAAQMEAAEKACcwcSAECgAmKXIfK3YhL4EBJQIsACIuACAECgAkKgABK3chLXsjASwAIgIrfAAtfQACGQABLgAgAiuCAQAvgwEAATCEAQAGCgAuGQABM5ABKTSUASo1lgErNpgBLAIZAAEyACgCAwABMgAoATIAKAIynAEoN5oBLQIEAAE2mwEsAjOdAQA0ngEAARkAAQEEAAEDGbABATwAAT2xAQECBLgBAUEAAQEDvgEBAQMAAQFGAAEBAwABAgMAAUkAAQQDAAEKADxJAAFO1wE5AkwAOk0AOAIKADsr2AE5ASvZAQABTtoBAAEDAAEjEOABABHhAQAS4gEAFOMBABXkAQAW5QEAF-YBABvnAQAe6AEAH-kBACTrAQAm6gEAKOwBAC3tAQAv8QEAMe4BADPwAQA08wEAOO8BADnyAQA69AEAPvUBAD_2AQBA9wEAQvgBAEP5AQBE-gEARfsBAEf8AQBI_QEASv4BAEv_AQBPgAIAUIECAFGCAgAAAAAFCgBDZABEZQBFZgBGZwBHAAAAAAAFCgBDZABEZQBFZgBGZwBHAQMAAQEDAAEFCgBMZABNZQBOZgBPZwBQAAAAAAAFCgBMZABNZQBOZgBPZwBQAwMAAQW5AgMPugIFAwMAAQXAAgMPwQIFBQoAVWQAVmUAV2YAWGcAWQAAAAAABQoAVWQAVmUAV2YAWGcAWQED0wIBAQPZAgEFCgBeZABfZQBgZgBhZwBiAAAAAAAFCgBeZABfZQBgZgBhZwBiAUYAAQFGAAEFCgBnZABoZQBpZgBqZwBrAAAAAAAFCgBnZABoZQBpZgBqZwBrAQMAAQEDAAEFCgBwZABxZQByZgBzZwB0AAAAAAAFCgBwZABxZQByZgBzZwB0AQMAAQEDAAEFCgB5ZAB6ZQB7ZgB8ZwB9AAAAAAAFCgB5ZAB6ZQB7ZgB8ZwB9AAAABQoAgwFkAIQBZQCFAWYAhgFnAIcBAAAAAAAFCgCDAWQAhAFlAIUBZgCGAWcAhwEDGcYDATwAAT3HAwEDGc0DATwAAT3OAwEFCgCMAWQAjQFlAI4BZgCPAWcAkAEAAAAAAAUKAIwBZACNAWUAjgFmAI8BZwCQAQIE4AMBQQABAgTmAwFBAAEFCgCVAWQAlgFlAJcBZgCYAWcAmQEAAAAAAAUKAJUBZACWAWUAlwFmAJgBZwCZAQAABQoAngFkAJ8BZQCgAWYAoQFnAKIBAAAAAAAFCgCeAWQAnwFlAKABZgChAWcAogECAwABSQABAgMAAUkAAQUKAKcBZACoAWUAqQFmAKoBZwCrAQAAAAAABQoApwFkAKgBZQCpAWYAqgFnAKsBAgMAAUkAAQIDAAFJAAEFCgCwAWQAsQFlALIBZgCzAWcAtAEAAAAAAAUKALABZACxAWUAsgFmALMBZwC0AQJMADpNADgCTAA6TQA4BQoAuQFkALoBZQC7AWYAvAFnAL0BAAAAAAAFCgC5AWQAugFlALsBZgC8AWcAvQEBAwABAQMAAQUKAMIBZADDAWUAxAFmAMUBZwDGAQAAAAAABQoAwgFkAMMBZQDEAWYAxQFnAMYBAAAABQoAzAFkAM0BZQDOAWYAzwFnANABAAAAAAAFCgDMAWQAzQFlAM4BZgDPAWcA0AEAAAADCgDWAWYA1wFnANgBAAAAAwoA1gFmANcBZwDYAQAABQoA3QFkAN4BZQDfAWYA4AFnAOEBAAAAAAAFCgDdAWQA3gFlAN8BZgDgAWcA4QECGAAQGQABAhgAEBkAAQUKAOYBZADnAWUA6AFmAOkBZwDqAQAAAAAABQoA5gFkAOcBZQDoAWYA6QFnAOoBAhkAARoADwIZAAEaAA8FCgDvAWQA8AFlAPEBZgDyAWcA8wEAAAAAAAUKAO8BZADwAWUA8QFmAPIBZwDzAQEaAA8BGgAPBQoA-AFkAPkBZQD6AWYA-wFnAPwBAAAAAAAFCgD4AWQA-QFlAPoBZgD7AWcA_AECAwABGgAPAgMAARoADwUKAIECZACCAmUAgwJmAIQCZwCFAgAAAAAABQoAgQJkAIICZQCDAmYAhAJnAIUCAAAABQoAiwJkAIwCZQCNAmYAjgJnAI8CAAAAAAAFCgCLAmQAjAJlAI0CZgCOAmcAjwIBAwABAQMAAQUKAJQCZACVAmUAlgJmAJcCZwCYAgAAAAAABQoAlAJkAJUCZQCWAmYAlwJnAJgCAQMAAQEDAAEFCgCdAmQAngJlAJ8CZgCgAmcAoQIAAAAAAAUKAJ0CZACeAmUAnwJmAKACZwChAgEDAAEBAwABBQoApgJkAKcCZQCoAmYAqQJnAKoCAAAAAAAFCgCmAmQApwJlAKgCZgCpAmcAqgIBAwABAQMAAQUKAK8CZACwAmUAsQJmALICZwCzAgAAAAAABQoArwJkALACZQCxAmYAsgJnALMCAAAAAwoAuQJmALoCZwC7AgAAAAMKALkCZgC6AmcAuwIAAAUKAMACZADBAmUAwgJmAMMCZwDEAgAAAAAABQoAwAJkAMECZQDCAmYAwwJnAMQCAxkAASCwBxclsQcZAxkAASC3BxcluAcZBQoAyQJkAMoCZQDLAmYAzAJnAM0CAAAAAAAFCgDJAmQAygJlAMsCZgDMAmcAzQICGQABIQAWAhkAASEAFgUKANICZADTAmUA1AJmANUCZwDWAgAAAAAABQoA0gJkANMCZQDUAmYA1QJnANYCAgMAASMAGQIDAAEjABkFCgDbAmQA3AJlAN0CZgDeAmcA3wIAAAAAAAUKANsCZADcAmUA3QJmAN4CZwDfAgEhABYFCgDjAmQA5AJlAOUCZgDmAmcA5wIAAAAAAAUKAOMCZADkAmUA5QJmAOYCZwDnAgAABQoA7AJkAO0CZQDuAmYA7wJnAPACAAAAAAAFCgDsAmQA7QJlAO4CZgDvAmcA8AIAAAADCgD2AmYA9wJnAPgCAAAAAwoA9gJmAPcCZwD4AgEEAAEBBAABBQoA_QJkAP4CZQD_AmYAgANnAIEDAAAAAAAFCgD9AmQA_gJlAP8CZgCAA2cAgQMBKcoIHwEp0AgfBQoAhgNkAIcDZQCIA2YAiQNnAIoDAAAAAAAFCgCGA2QAhwNlAIgDZgCJA2cAigMBGQABARkAAQUKAI8DZACQA2UAkQNmAJIDZwCTAwAAAAAABQoAjwNkAJADZQCRA2YAkgNnAJMDAhkAAS4AIAIZAAEuACAFCgCYA2QAmQNlAJoDZgCbA2cAnAMAAAAAAAUKAJgDZACZA2UAmgNmAJsDZwCcAwEqAAEBKgABBQoAoQNkAKIDZQCjA2YApANnAKUDAAAAAAAFCgChA2QAogNlAKMDZgCkA2cApQMCLAAiLgAgAiwAIi4AIAUKAKoDZACrA2UArANmAK0DZwCuAwAAAAAABQoAqgNkAKsDZQCsA2YArQNnAK4DASwAIgEsACIFCgCzA2QAtANlALUDZgC2A2cAtwMAAAAAAAUKALMDZAC0A2UAtQNmALYDZwC3AwEZAAEBGQABBQoAvANkAL0DZQC-A2YAvwNnAMADAAAAAAAFCgC8A2QAvQNlAL4DZgC_A2cAwAMCAwABMgAoAgMAATIAKAUKAMUDZADGA2UAxwNmAMgDZwDJAwAAAAAABQoAxQNkAMYDZQDHA2YAyANnAMkDAhkAATIAKAIZAAEyACgFCgDOA2QAzwNlANADZgDRA2cA0gMAAAAAAAUKAM4DZADPA2UA0ANmANEDZwDSAwEyACgBMgAoBQoA1wNkANgDZQDZA2YA2gNnANsDAAAAAAAFCgDXA2QA2ANlANkDZgDaA2cA2wMBBAABAQQAAQUKAOADZADhA2UA4gNmAOMDZwDkAwAAAAAABQoA4ANkAOEDZQDiA2YA4wNnAOQDAQQAAQEEAAEFCgDpA2QA6gNlAOsDZgDsA2cA7QMAAAAAAAUKAOkDZADqA2UA6wNmAOwDZwDtAwIy2wooN9oKLQIy4gooN-EKLQUKAPIDZADzA2UA9ANmAPUDZwD2AwAAAAAABQoA8gNkAPMDZQD0A2YA9QNnAPYDAQQAAQEEAAEFCgD7A2QA_ANlAP0DZgD-A2cA_wMAAAAAAAUKAPsDZAD8A2UA_QNmAP4DZwD_AwIDAAEFAAMCAwABBQADBQoAhARkAIUEZQCGBGYAhwRnAIgEAAAAAAAFCgCEBGQAhQRlAIYEZgCHBGcAiAQBBgAEAQYABAUKAI0EZACOBGUAjwRmAJAEZwCRBAAAAAAABQoAjQRkAI4EZQCPBGYAkARnAJEEAQcABQEHAAUFCgCWBGQAlwRlAJgEZgCZBGcAmgQAAAAAAAUKAJYEZACXBGUAmARmAJkEZwCaBAIFAAMGzAsEAgUAAwbSCwQFCgCfBGQAoARlAKEEZgCiBGcAowQAAAAAAAUKAJ8EZACgBGUAoQRmAKIEZwCjBAAAAAMKAKkEZgCqBGcAqwQAAAADCgCpBGYAqgRnAKsEAAAAAwoAsQRmALIEZwCzBAAAAAMKALEEZgCyBGcAswQAAAADCgC5BGYAugRnALsEAAAAAwoAuQRmALoEZwC7BAAAAAMKAMEEZgDCBGcAwwQAAAADCgDBBGYAwgRnAMMEAAAABQoAyQRkAMoEZQDLBGYAzARnAM0EAAAAAAAFCgDJBGQAygRlAMsEZgDMBGcAzQRSAgFTgwIBVIUCAVWGAgFWhwIBWIkCAVmLAj9ajAJAW44CAVyQAj9dkQJBYJICAWGTAgFilAI_aJcCQmmYAkhqmQI9a5oCPWybAj1tnAI9bp0CPW-fAj1woQI_caICSXKkAj1zpgI_dKcCSnWoAj12qQI9d6oCP3itAkt5rgJReq8CAnuwAgJ8sQICfbICAn6zAgJ_tQICgAG3Aj-BAbgCUoIBvAICgwG-Aj-EAb8CU4UBwgIChgHDAgKHAcQCP4gBxwJUiQHIAlqKAckCM4sBygIzjAHLAjONAcwCM44BzQIzjwHPAjOQAdECP5EB0gJbkgHVAjOTAdcCP5QB2AJclQHaAjOWAdsCM5cB3AI_mAHfAl2ZAeACY5oB4QI1mwHiAjWcAeMCNZ0B5AI1ngHlAjWfAecCNaAB6QI_oQHqAmSiAewCNaMB7gI_pAHvAmWlAfACNaYB8QI1pwHyAj-oAfUCZqkB9gJsqgH3AjSrAfgCNKwB-QI0rQH6AjSuAfsCNK8B_QI0sAH_Aj-xAYADbbIBggM0swGEAz-0AYUDbrUBhgM0tgGHAzS3AYgDP7gBiwNvuQGMA3W6AY0DHrsBjgMevAGPAx69AZADHr4BkQMevwGTAx7AAZUDP8EBlgN2wgGYAx7DAZoDP8QBmwN3xQGcAx7GAZ0DHscBngM_yAGhA3jJAaIDfsoBpAN_ywGlA3_MAagDf80BqQN_zgGqA3_PAawDf9ABrgM_0QGvA4AB0gGxA3_TAbMDP9QBtAOBAdUBtQN_1gG2A3_XAbcDP9gBugOCAdkBuwOIAdoBvAMx2wG9AzHcAb4DMd0BvwMx3gHAAzHfAcIDMeABxAM_4QHFA4kB4gHJAzHjAcsDP-QBzAOKAeUBzwMx5gHQAzHnAdEDP-gB1AOLAekB1QORAeoB1gMy6wHXAzLsAdgDMu0B2QMy7gHaAzLvAdwDMvAB3gM_8QHfA5IB8gHiAzLzAeQDP_QB5QOTAfUB5wMy9gHoAzL3AekDP_gB7AOUAfkB7QOaAfoB7wM6-wHwAzr8AfMDOv0B9AM6_gH1Azr_AfcDOoAC-QM_gQL6A5sBggL8AzqDAv4DP4QC_wOcAYUCgAQ6hgKBBDqHAoIEP4gChQSdAYkChgSjAYoChwQ3iwKIBDeMAokEN40CigQ3jgKLBDePAo0EN5ACjwQ_kQKQBKQBkgKSBDeTApQEP5QClQSlAZUClgQ3lgKXBDeXApgEP5gCmwSmAZkCnASsAZoCnQQ4mwKeBDicAp8EOJ0CoAQ4ngKhBDifAqMEOKACpQQ_oQKmBK0BogKoBDijAqoEP6QCqwSuAaUCrAQ4pgKtBDinAq4EP6gCsQSvAakCsgS1AaoCswQ5qwK0BDmsArUEOa0CtgQ5rgK3BDmvArkEObACuwQ_sQK8BLYBsgK-BDmzAsAEP7QCwQS3AbUCwgQ5tgLDBDm3AsQEP7gCxwS4AbkCyAS-AboCyQQ2uwLKBDa8AssENr0CzAQ2vgLNBDa_As8ENsAC0QQ_wQLSBL8BwgLUBDbDAtYEP8QC1wTAAcUC2AQ2xgLZBDbHAtoEP8gC3QTBAckC3gTHAcoC4ATIAcsC4QTIAcwC5ATIAc0C5QTIAc4C5gTIAc8C6ATIAdAC6gQ_0QLrBMkB0gLtBMgB0wLvBD_UAvAEygHVAvEEyAHWAvIEyAHXAvMEP9gC9gTLAdkC9wTRAdoC-QTSAdsC-gTSAdwC_QTSAd0C_gTSAd4C_wTSAd8CgQXSAeACgwU_4QKEBdMB4gKGBdIB4wKIBT_kAokF1AHlAooF0gHmAosF0gHnAowFP-gCjwXVAekCkAXZAeoCkgUQ6wKTBRDsApYFEO0ClwUQ7gKYBRDvApoFEPACnAU_8QKdBdoB8gKfBRDzAqEFP_QCogXbAfUCowUQ9gKkBRD3AqUFP_gCqAXcAfkCqQXiAfoCqgUP-wKrBQ_8AqwFD_0CrQUP_gKuBQ__ArAFD4ADsgU_gQOzBeMBggO1BQ-DA7cFP4QDuAXkAYUDuQUPhgO6BQ-HA7sFP4gDvgXlAYkDvwXrAYoDwAUSiwPBBRKMA8IFEo0DwwUSjgPEBRKPA8YFEpADyAU_kQPJBewBkgPLBRKTA80FP5QDzgXtAZUDzwUSlgPQBRKXA9EFP5gD1AXuAZkD1QX0AZoD1gUUmwPXBRScA9gFFJ0D2QUUngPaBRSfA9wFFKAD3gU_oQPfBfUBogPhBRSjA-MFP6QD5AX2AaUD5QUUpgPmBRSnA-cFP6gD6gX3AakD6wX9AaoD7AUTqwPtBROsA-4FE60D7wUTrgPwBROvA_IFE7AD9AU_sQP1Bf4BsgP3BROzA_kFP7QD-gX_AbUD-wUTtgP8BRO3A_0FP7gDgAaAArkDgQaGAroDgwaHArsDhAaHArwDhwaHAr0DiAaHAr4DiQaHAr8DiwaHAsADjQY_wQOOBogCwgOQBocCwwOSBj_EA5MGiQLFA5QGhwLGA5UGhwLHA5YGP8gDmQaKAskDmgaQAsoDnAYLywOdBgvMA58GC80DoAYLzgOhBgvPA6MGC9ADpQY_0QOmBpEC0gOoBgvTA6oGP9QDqwaSAtUDrAYL1gOtBgvXA64GP9gDsQaTAtkDsgaZAtoDswYM2wO0BgzcA7UGDN0DtgYM3gO3BgzfA7kGDOADuwY_4QO8BpoC4gO-BgzjA8AGP-QDwQabAuUDwgYM5gPDBgznA8QGP-gDxwacAukDyAaiAuoDyQYN6wPKBg3sA8sGDe0DzAYN7gPNBg3vA88GDfAD0QY_8QPSBqMC8gPUBg3zA9YGP_QD1wakAvUD2AYN9gPZBg33A9oGP_gD3QalAvkD3garAvoD3wYO-wPgBg78A-EGDv0D4gYO_gPjBg7_A-UGDoAE5wY_gQToBqwCggTqBg6DBOwGP4QE7QatAoUE7gYOhgTvBg6HBPAGP4gE8wauAokE9Aa0AooE9ga1AosE9wa1AowE-ga1Ao0E-wa1Ao4E_Aa1Ao8E_ga1ApAEgAc_kQSBB7YCkgSDB7UCkwSFBz-UBIYHtwKVBIcHtQKWBIgHtQKXBIkHP5gEjAe4ApkEjQe8ApoEjwcXmwSQBxecBJIHF50EkwcXngSUBxefBJYHF6AEmAc_oQSZB70CogSbBxejBJ0HP6QEnge-AqUEnwcXpgSgBxenBKEHP6gEpAe_AqkEpQfFAqoEpgcWqwSnBxasBKgHFq0EqQcWrgSqBxavBKwHFrAErgc_sQSvB8YCsgSzBxazBLUHP7QEtgfHArUEuQcWtgS6Bxa3BLsHP7gEvgfIArkEvwfOAroEwAcZuwTBBxm8BMIHGb0EwwcZvgTEBxm_BMYHGcAEyAc_wQTJB88CwgTLBxnDBM0HP8QEzgfQAsUEzwcZxgTQBxnHBNEHP8gE1AfRAskE1QfXAsoE1gcaywTXBxrMBNgHGs0E2QcazgTaBxrPBNwHGtAE3gc_0QTfB9gC0gThBxrTBOMHP9QE5AfZAtUE5Qca1gTmBxrXBOcHP9gE6gfaAtkE6wfgAtoE7Qcc2wTuBxzcBPAHHN0E8Qcc3gTyBxzfBPQHHOAE9gc_4QT3B-EC4gT4BxzjBPkHP-QE_AfiAuUE_QfoAuYE_wfpAucEgAjpAugEgwjpAukEhAjpAuoEhQjpAusEhwjpAuwEiQg_7QSKCOoC7gSLCOkC7wSMCD_wBI8I6wLxBJAI8QLyBJII8gLzBJMI8gL0BJYI8gL1BJcI8gL2BJgI8gL3BJoI8gL4BJwIP_kEnQjzAvoEnwjyAvsEoQg__ASiCPQC_QSjCPIC_gSkCPIC_wSlCD-ABagI9QKBBakI-QKCBaoIH4MFqwgfhAWsCB-FBa0IH4YFrggfhwWwCB-IBbIIP4kFswj6AooFtQgfiwW3CD-MBbgI-wKNBbkIH44FuggfjwW7CD-QBb4I_AKRBb8IggOSBcAIIJMFwQgglAXCCCCVBcMIIJYFxAgglwXGCCCYBcgIP5kFyQiDA5oFzAggmwXOCD-cBc8IhAOdBdEIIJ4F0gggnwXTCD-gBdYIhQOhBdcIiwOiBdgIL6MF2QgvpAXaCC-lBdsIL6YF3AgvpwXeCC-oBeAIP6kF4QiMA6oF4wgvqwXlCD-sBeYIjQOtBecIL64F6AgvrwXpCD-wBewIjgOxBe0IlAOyBe4IJbMF7wgltAXwCCW1BfEIJbYF8ggltwX0CCW4BfYIP7kF9wiVA7oF-QgluwX7CD-8BfwIlgO9Bf0IJb4F_gglvwX_CD_ABYIJlwPBBYMJnQPCBYQJIsMFhQkixAWGCSLFBYcJIsYFiAkixwWKCSLIBYwJP8kFjQmeA8oFjwkiywWRCT_MBZIJnwPNBZMJIs4FlAkizwWVCT_QBZgJoAPRBZkJpgPSBZoJIdMFmwkh1AWcCSHVBZ0JIdYFngkh1wWgCSHYBaIJP9kFowmnA9oFpQkh2wWnCT_cBagJqAPdBakJId4Fqgkh3wWrCT_gBa4JqQPhBa8JrwPiBbAJI-MFsQkj5AWyCSPlBbMJI-YFtAkj5wW2CSPoBbgJP-kFuQmwA-oFuwkj6wW9CT_sBb4JsQPtBb8JI-4FwAkj7wXBCT_wBcQJsgPxBcUJuAPyBcYJKPMFxwko9AXICSj1BckJKPYFygko9wXMCSj4Bc4JP_kFzwm5A_oF0Qko-wXTCT_8BdQJugP9BdUJKP4F1gko_wXXCT-ABtoJuwOBBtsJwQOCBtwJKoMG3QkqhAbeCSqFBt8JKoYG4AkqhwbiCSqIBuQJP4kG5QnCA4oG5wkqiwbpCT-MBuoJwwONBusJKo4G7AkqjwbtCT-QBvAJxAORBvEJygOSBvIJKZMG8wkplAb0CSmVBvUJKZYG9gkplwb4CSmYBvoJP5kG-wnLA5oG_Qkpmwb_CT-cBoAKzAOdBoEKKZ4GggopnwaDCj-gBoYKzQOhBocK0wOiBokKK6MGigorpAaMCiulBo0KK6YGjgorpwaQCiuoBpIKP6kGkwrUA6oGlQorqwaXCj-sBpgK1QOtBpkKK64GmgorrwabCj-wBp4K1gOxBp8K3AOyBqAKLbMGoQottAaiCi21BqMKLbYGpAottwamCi24BqgKP7kGqQrdA7oGqwotuwatCj-8Bq4K3gO9Bq8KLb4GsAotvwaxCj_ABrQK3wPBBrUK5QPCBrcKMMMGuAowxAa6CjDFBrsKMMYGvAowxwa-CjDIBsAKP8kGwQrmA8oGwwowywbFCj_MBsYK5wPNBscKMM4GyAowzwbJCj_QBswK6APRBs0K7gPSBs8KLNMG0Aos1AbSCizVBtMKLNYG1Aos1wbWCizYBtgKP9kG2QrvA9oG3Qos2wbfCj_cBuAK8APdBuMKLN4G5Aos3wblCj_gBugK8QPhBukK9wPiBuoKA-MG6woD5AbsCgPlBu0KA-YG7goD5wbwCgPoBvIKP-kG8wr4A-oG9QoD6wb3Cj_sBvgK-QPtBvkKA-4G-goD7wb7Cj_wBv4K-gPxBv8KgATyBoALBPMGgQsE9AaCCwT1BoMLBPYGhAsE9waGCwT4BogLP_kGiQuBBPoGiwsE-waNCz_8Bo4LggT9Bo8LBP4GkAsE_waRCz-AB5QLgwSBB5ULiQSCB5YLBYMHlwsFhAeYCwWFB5kLBYYHmgsFhwecCwWIB54LP4kHnwuKBIoHoQsFiwejCz-MB6QLiwSNB6ULBY4HpgsFjwenCz-QB6oLjASRB6sLkgSSB6wLBpMHrQsGlAeuCwaVB68LBpYHsAsGlweyCwaYB7QLP5kHtQuTBJoHtwsGmwe5Cz-cB7oLlASdB7sLBp4HvAsGnwe9Cz-gB8ALlQShB8ELmwSiB8ILCKMHwwsIpAfECwilB8ULCKYHxgsIpwfICwioB8oLP6kHywucBKoHzgsIqwfQCz-sB9ELnQStB9MLCK4H1AsIrwfVCz-wB9gLngSxB9kLpASyB9sLpQSzB9wLpQS0B98LpQS1B-ALpQS2B-ELpQS3B-MLpQS4B-ULP7kH5gumBLoH6AulBLsH6gs_vAfrC6cEvQfsC6UEvgftC6UEvwfuCz_AB_ELqATBB_ILrATCB_QLrQTDB_ULrQTEB_gLrQTFB_kLrQTGB_oLrQTHB_wLrQTIB_4LP8kH_wuuBMoHgQytBMsHgww_zAeEDK8EzQeFDK0EzgeGDK0EzweHDD_QB4oMsATRB4sMtATSB40MtQTTB44MtQTUB5EMtQTVB5IMtQTWB5MMtQTXB5UMtQTYB5cMP9kHmAy2BNoHmgy1BNsHnAw_3AedDLcE3QeeDLUE3gefDLUE3wegDD_gB6MMuAThB6QMvATiB6YMvQTjB6cMvQTkB6oMvQTlB6sMvQTmB6wMvQTnB64MvQToB7AMP-kHsQy-BOoHswy9BOsHtQw_7Ae2DL8E7Qe3DL0E7ge4DL0E7we5DD_wB7wMwATxB70MxATyB78MxQTzB8AMxQT0B8MMxQT1B8QMxQT2B8UMxQT3B8cMxQT4B8kMP_kHygzGBPoHzAzFBPsHzgw__AfPDMcE_QfQDMUE_gfRDMUE_wfSDD-ACNUMyASBCNYMzgQ"
};
async function decodeBase64AsWasm(wasmBase64) {
  const { Buffer: Buffer2 } = await import("node:buffer");
  const wasmArray = Buffer2.from(wasmBase64, "base64");
  return new WebAssembly.Module(wasmArray);
}
config.compilerWasm = {
  getRuntime: async () => await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs"),
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs");
    return await decodeBase64AsWasm(wasm);
  },
  importName: "./query_compiler_fast_bg.js"
};
function getPrismaClientClass() {
  return runtime.getPrismaClient(config);
}

// generated/prisma/internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AnnouncementScalarFieldEnum: () => AnnouncementScalarFieldEnum,
  AnswerScalarFieldEnum: () => AnswerScalarFieldEnum,
  AnyNull: () => AnyNull2,
  ApiKeyScalarFieldEnum: () => ApiKeyScalarFieldEnum,
  AppDeviceScalarFieldEnum: () => AppDeviceScalarFieldEnum,
  AppGrantScalarFieldEnum: () => AppGrantScalarFieldEnum,
  AppRefreshTokenScalarFieldEnum: () => AppRefreshTokenScalarFieldEnum,
  AppScalarFieldEnum: () => AppScalarFieldEnum,
  AppSessionScalarFieldEnum: () => AppSessionScalarFieldEnum,
  AuditEntryScalarFieldEnum: () => AuditEntryScalarFieldEnum,
  AvatarScalarFieldEnum: () => AvatarScalarFieldEnum,
  BackupLeaseScalarFieldEnum: () => BackupLeaseScalarFieldEnum,
  BackupScalarFieldEnum: () => BackupScalarFieldEnum,
  BoardScalarFieldEnum: () => BoardScalarFieldEnum,
  CategoryScalarFieldEnum: () => CategoryScalarFieldEnum,
  CommentScalarFieldEnum: () => CommentScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  EmailTokenScalarFieldEnum: () => EmailTokenScalarFieldEnum,
  ExportScalarFieldEnum: () => ExportScalarFieldEnum,
  FileScalarFieldEnum: () => FileScalarFieldEnum,
  FileUsageScalarFieldEnum: () => FileUsageScalarFieldEnum,
  IdempotencyKeyScalarFieldEnum: () => IdempotencyKeyScalarFieldEnum,
  IdentityScalarFieldEnum: () => IdentityScalarFieldEnum,
  InvitationScalarFieldEnum: () => InvitationScalarFieldEnum,
  JobTurnScalarFieldEnum: () => JobTurnScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  MailScalarFieldEnum: () => MailScalarFieldEnum,
  MergedTopicScalarFieldEnum: () => MergedTopicScalarFieldEnum,
  ModelName: () => ModelName,
  NullTypes: () => NullTypes2,
  NullsOrder: () => NullsOrder,
  OrderItemScalarFieldEnum: () => OrderItemScalarFieldEnum,
  OrderScalarFieldEnum: () => OrderScalarFieldEnum,
  OrderStoreScalarFieldEnum: () => OrderStoreScalarFieldEnum,
  PasskeyScalarFieldEnum: () => PasskeyScalarFieldEnum,
  PersonRemovalItemScalarFieldEnum: () => PersonRemovalItemScalarFieldEnum,
  PersonRemovalScalarFieldEnum: () => PersonRemovalScalarFieldEnum,
  PostponedRemovalScalarFieldEnum: () => PostponedRemovalScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  ProductScalarFieldEnum: () => ProductScalarFieldEnum,
  QueryMode: () => QueryMode,
  QuestionScalarFieldEnum: () => QuestionScalarFieldEnum,
  QuestionSearchScalarFieldEnum: () => QuestionSearchScalarFieldEnum,
  RateLimitScalarFieldEnum: () => RateLimitScalarFieldEnum,
  RatingScalarFieldEnum: () => RatingScalarFieldEnum,
  RecoveryCodeScalarFieldEnum: () => RecoveryCodeScalarFieldEnum,
  RemovalScalarFieldEnum: () => RemovalScalarFieldEnum,
  ReplyScalarFieldEnum: () => ReplyScalarFieldEnum,
  ReportScalarFieldEnum: () => ReportScalarFieldEnum,
  ReviewScalarFieldEnum: () => ReviewScalarFieldEnum,
  RevisionScalarFieldEnum: () => RevisionScalarFieldEnum,
  SearchEntryScalarFieldEnum: () => SearchEntryScalarFieldEnum,
  SearchVocabularyScalarFieldEnum: () => SearchVocabularyScalarFieldEnum,
  SecretScalarFieldEnum: () => SecretScalarFieldEnum,
  SessionScalarFieldEnum: () => SessionScalarFieldEnum,
  ShareScalarFieldEnum: () => ShareScalarFieldEnum,
  SitePageScalarFieldEnum: () => SitePageScalarFieldEnum,
  SiteSettingsScalarFieldEnum: () => SiteSettingsScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  StoreScalarFieldEnum: () => StoreScalarFieldEnum,
  TopicReadScalarFieldEnum: () => TopicReadScalarFieldEnum,
  TopicScalarFieldEnum: () => TopicScalarFieldEnum,
  TotpFactorScalarFieldEnum: () => TotpFactorScalarFieldEnum,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
  UserScalarFieldEnum: () => UserScalarFieldEnum,
  VideoScalarFieldEnum: () => VideoScalarFieldEnum,
  VideoViewScalarFieldEnum: () => VideoViewScalarFieldEnum,
  VoteScalarFieldEnum: () => VoteScalarFieldEnum,
  WarningScalarFieldEnum: () => WarningScalarFieldEnum,
  defineExtension: () => defineExtension,
  empty: () => empty2,
  getExtensionContext: () => getExtensionContext,
  join: () => join2,
  prismaVersion: () => prismaVersion,
  raw: () => raw2,
  sql: () => sql
});
import * as runtime2 from "@prisma/client/runtime/client";
var PrismaClientKnownRequestError2 = runtime2.PrismaClientKnownRequestError;
var PrismaClientUnknownRequestError2 = runtime2.PrismaClientUnknownRequestError;
var PrismaClientRustPanicError2 = runtime2.PrismaClientRustPanicError;
var PrismaClientInitializationError2 = runtime2.PrismaClientInitializationError;
var PrismaClientValidationError2 = runtime2.PrismaClientValidationError;
var sql = runtime2.sqltag;
var empty2 = runtime2.empty;
var join2 = runtime2.join;
var raw2 = runtime2.raw;
var Sql2 = runtime2.Sql;
var Decimal2 = runtime2.Decimal;
var getExtensionContext = runtime2.Extensions.getExtensionContext;
var prismaVersion = {
  client: "7.10.0",
  engine: "0edf323efd1d98336f3f0a68684b56f689b900d3"
};
var NullTypes2 = {
  DbNull: runtime2.NullTypes.DbNull,
  JsonNull: runtime2.NullTypes.JsonNull,
  AnyNull: runtime2.NullTypes.AnyNull
};
var DbNull2 = runtime2.DbNull;
var JsonNull2 = runtime2.JsonNull;
var AnyNull2 = runtime2.AnyNull;
var ModelName = {
  User: "User",
  Avatar: "Avatar",
  ApiKey: "ApiKey",
  Mail: "Mail",
  Invitation: "Invitation",
  EmailToken: "EmailToken",
  IdempotencyKey: "IdempotencyKey",
  AuditEntry: "AuditEntry",
  Report: "Report",
  Revision: "Revision",
  Removal: "Removal",
  Warning: "Warning",
  PersonRemoval: "PersonRemoval",
  PersonRemovalItem: "PersonRemovalItem",
  Export: "Export",
  SiteSettings: "SiteSettings",
  SitePage: "SitePage",
  Board: "Board",
  Topic: "Topic",
  Reply: "Reply",
  MergedTopic: "MergedTopic",
  TopicRead: "TopicRead",
  Session: "Session",
  TotpFactor: "TotpFactor",
  RecoveryCode: "RecoveryCode",
  Passkey: "Passkey",
  Identity: "Identity",
  Secret: "Secret",
  Category: "Category",
  Question: "Question",
  Answer: "Answer",
  Vote: "Vote",
  QuestionSearch: "QuestionSearch",
  SearchEntry: "SearchEntry",
  SearchVocabulary: "SearchVocabulary",
  Store: "Store",
  Product: "Product",
  Announcement: "Announcement",
  Review: "Review",
  Order: "Order",
  OrderItem: "OrderItem",
  OrderStore: "OrderStore",
  Video: "Video",
  Rating: "Rating",
  Comment: "Comment",
  VideoView: "VideoView",
  File: "File",
  FileUsage: "FileUsage",
  Share: "Share",
  App: "App",
  AppGrant: "AppGrant",
  AppSession: "AppSession",
  AppRefreshToken: "AppRefreshToken",
  AppDevice: "AppDevice",
  JobTurn: "JobTurn",
  BackupLease: "BackupLease",
  Backup: "Backup",
  PostponedRemoval: "PostponedRemoval",
  RateLimit: "RateLimit"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var UserScalarFieldEnum = {
  id: "id",
  username: "username",
  email: "email",
  emailVerifiedAt: "emailVerifiedAt",
  pendingEmail: "pendingEmail",
  passwordHash: "passwordHash",
  role: "role",
  createdAt: "createdAt",
  suspendedAt: "suspendedAt",
  suspendedUntil: "suspendedUntil",
  suspendedFor: "suspendedFor",
  silencedAt: "silencedAt",
  silencedUntil: "silencedUntil",
  silencedFor: "silencedFor",
  warnedAt: "warnedAt",
  reportMailedAt: "reportMailedAt",
  approvedPosts: "approvedPosts",
  awaitsApproval: "awaitsApproval",
  deleteAt: "deleteAt",
  deletedAt: "deletedAt",
  twoFactors: "twoFactors",
  displayName: "displayName",
  about: "about",
  location: "location",
  website: "website",
  avatarVersion: "avatarVersion"
};
var AvatarScalarFieldEnum = {
  userId: "userId",
  size: "size",
  objectKey: "objectKey",
  bytes: "bytes",
  createdAt: "createdAt"
};
var ApiKeyScalarFieldEnum = {
  id: "id",
  userId: "userId",
  name: "name",
  prefix: "prefix",
  hash: "hash",
  scopes: "scopes",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  revokedAt: "revokedAt",
  lastUsedAt: "lastUsedAt",
  appId: "appId",
  appSessionId: "appSessionId"
};
var MailScalarFieldEnum = {
  id: "id",
  userId: "userId",
  kind: "kind",
  recipient: "recipient",
  data: "data",
  attempts: "attempts",
  dueAt: "dueAt",
  fault: "fault",
  givenUpAt: "givenUpAt",
  createdAt: "createdAt"
};
var InvitationScalarFieldEnum = {
  id: "id",
  hash: "hash",
  creatorId: "creatorId",
  maxUses: "maxUses",
  uses: "uses",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var EmailTokenScalarFieldEnum = {
  hash: "hash",
  userId: "userId",
  purpose: "purpose",
  email: "email",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  usedAt: "usedAt"
};
var IdempotencyKeyScalarFieldEnum = {
  userId: "userId",
  operation: "operation",
  key: "key",
  request: "request",
  status: "status",
  body: "body",
  createdAt: "createdAt"
};
var AuditEntryScalarFieldEnum = {
  id: "id",
  at: "at",
  actorId: "actorId",
  action: "action",
  targetType: "targetType",
  targetId: "targetId",
  reason: "reason",
  requestId: "requestId",
  details: "details"
};
var ReportScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  authorId: "authorId",
  reporterId: "reporterId",
  reason: "reason",
  note: "note",
  status: "status",
  handlerId: "handlerId",
  resolutionNote: "resolutionNote",
  createdAt: "createdAt",
  claimedAt: "claimedAt",
  resolvedAt: "resolvedAt"
};
var RevisionScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  number: "number",
  ownerId: "ownerId",
  title: "title",
  body: "body",
  editorId: "editorId",
  at: "at",
  reason: "reason"
};
var RemovalScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  parentId: "parentId",
  authorId: "authorId",
  title: "title",
  excerpt: "excerpt",
  memory: "memory",
  isPrivate: "isPrivate",
  state: "state",
  actorId: "actorId",
  reason: "reason",
  at: "at"
};
var WarningScalarFieldEnum = {
  id: "id",
  userId: "userId",
  actorId: "actorId",
  text: "text",
  createdAt: "createdAt",
  acknowledgedAt: "acknowledgedAt"
};
var PersonRemovalScalarFieldEnum = {
  id: "id",
  userId: "userId",
  actorId: "actorId",
  action: "action",
  reason: "reason",
  state: "state",
  items: "items",
  createdAt: "createdAt",
  finishedAt: "finishedAt"
};
var PersonRemovalItemScalarFieldEnum = {
  removalId: "removalId",
  stepId: "stepId",
  state: "state",
  reason: "reason",
  actorId: "actorId"
};
var ExportScalarFieldEnum = {
  id: "id",
  userId: "userId",
  state: "state",
  askedAt: "askedAt",
  attempts: "attempts",
  leasedUntil: "leasedUntil",
  objectKey: "objectKey",
  parts: "parts",
  partsTotal: "partsTotal",
  records: "records",
  bytes: "bytes",
  missing: "missing",
  fault: "fault",
  endedAt: "endedAt",
  expiresAt: "expiresAt"
};
var SiteSettingsScalarFieldEnum = {
  id: "id",
  welcome: "welcome",
  accent: "accent",
  logo: "logo",
  logoVersion: "logoVersion"
};
var SitePageScalarFieldEnum = {
  name: "name",
  text: "text"
};
var BoardScalarFieldEnum = {
  id: "id",
  title: "title",
  description: "description",
  position: "position",
  createdAt: "createdAt",
  deletedAt: "deletedAt"
};
var TopicScalarFieldEnum = {
  id: "id",
  boardId: "boardId",
  authorId: "authorId",
  title: "title",
  content: "content",
  isSticky: "isSticky",
  isLocked: "isLocked",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  editedAt: "editedAt",
  editedBy: "editedBy",
  replyCount: "replyCount",
  lastReplyAt: "lastReplyAt",
  lastReplyUserId: "lastReplyUserId",
  openingId: "openingId",
  isSplit: "isSplit"
};
var ReplyScalarFieldEnum = {
  id: "id",
  topicId: "topicId",
  authorId: "authorId",
  content: "content",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  editedAt: "editedAt",
  editedBy: "editedBy"
};
var MergedTopicScalarFieldEnum = {
  id: "id",
  topicId: "topicId"
};
var TopicReadScalarFieldEnum = {
  userId: "userId",
  topicId: "topicId",
  replyId: "replyId",
  readAt: "readAt"
};
var SessionScalarFieldEnum = {
  sid: "sid",
  sess: "sess",
  expire: "expire",
  userId: "userId"
};
var TotpFactorScalarFieldEnum = {
  userId: "userId",
  secret: "secret",
  lastStep: "lastStep",
  wrongCodes: "wrongCodes",
  blockedUntil: "blockedUntil",
  createdAt: "createdAt"
};
var RecoveryCodeScalarFieldEnum = {
  userId: "userId",
  hash: "hash",
  usedAt: "usedAt"
};
var PasskeyScalarFieldEnum = {
  id: "id",
  userId: "userId",
  credentialId: "credentialId",
  publicKey: "publicKey",
  counter: "counter",
  transports: "transports",
  name: "name",
  createdAt: "createdAt",
  lastUsedAt: "lastUsedAt"
};
var IdentityScalarFieldEnum = {
  id: "id",
  userId: "userId",
  issuer: "issuer",
  subject: "subject",
  createdAt: "createdAt",
  lastUsedAt: "lastUsedAt"
};
var SecretScalarFieldEnum = {
  name: "name",
  value: "value",
  createdAt: "createdAt"
};
var CategoryScalarFieldEnum = {
  id: "id",
  name: "name",
  slug: "slug"
};
var QuestionScalarFieldEnum = {
  id: "id",
  categoryId: "categoryId",
  authorId: "authorId",
  title: "title",
  body: "body",
  status: "status",
  bestAnswerId: "bestAnswerId",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  editedAt: "editedAt",
  editedBy: "editedBy",
  answerCount: "answerCount"
};
var AnswerScalarFieldEnum = {
  id: "id",
  questionId: "questionId",
  authorId: "authorId",
  body: "body",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  editedAt: "editedAt",
  editedBy: "editedBy",
  voteScore: "voteScore"
};
var VoteScalarFieldEnum = {
  answerId: "answerId",
  userId: "userId",
  value: "value",
  createdAt: "createdAt"
};
var QuestionSearchScalarFieldEnum = {
  questionId: "questionId"
};
var SearchEntryScalarFieldEnum = {
  id: "id",
  type: "type",
  contentId: "contentId",
  threadType: "threadType",
  threadId: "threadId",
  authorId: "authorId",
  area: "area",
  createdAt: "createdAt",
  until: "until",
  title: "title"
};
var SearchVocabularyScalarFieldEnum = {
  word: "word"
};
var StoreScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  slug: "slug",
  description: "description",
  status: "status",
  reopens: "reopens",
  createdAt: "createdAt",
  ratingSum: "ratingSum",
  ratingCount: "ratingCount"
};
var ProductScalarFieldEnum = {
  id: "id",
  storeId: "storeId",
  title: "title",
  slug: "slug",
  sku: "sku",
  description: "description",
  price: "price",
  regularPrice: "regularPrice",
  stock: "stock",
  status: "status",
  category: "category",
  imageUrl: "imageUrl",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  editedAt: "editedAt",
  editedBy: "editedBy",
  deletedAt: "deletedAt",
  ownerId: "ownerId",
  shelf: "shelf",
  listed: "listed",
  titleKey: "titleKey",
  categoryKey: "categoryKey",
  ratingSum: "ratingSum",
  ratingCount: "ratingCount",
  rating: "rating"
};
var AnnouncementScalarFieldEnum = {
  id: "id",
  authorId: "authorId",
  title: "title",
  body: "body",
  until: "until",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  editedAt: "editedAt",
  editedBy: "editedBy"
};
var ReviewScalarFieldEnum = {
  id: "id",
  productId: "productId",
  authorId: "authorId",
  rating: "rating",
  title: "title",
  body: "body",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  editedAt: "editedAt",
  editedBy: "editedBy",
  reply: "reply",
  repliedAt: "repliedAt"
};
var OrderScalarFieldEnum = {
  id: "id",
  area: "area",
  buyerId: "buyerId",
  status: "status",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  paidAt: "paidAt",
  paymentReference: "paymentReference",
  checkoutId: "checkoutId",
  disputeReason: "disputeReason"
};
var OrderItemScalarFieldEnum = {
  orderId: "orderId",
  productId: "productId",
  title: "title",
  price: "price",
  quantity: "quantity",
  storeId: "storeId",
  storeName: "storeName"
};
var OrderStoreScalarFieldEnum = {
  storeId: "storeId",
  orderId: "orderId",
  updatedAt: "updatedAt"
};
var VideoScalarFieldEnum = {
  id: "id",
  authorId: "authorId",
  title: "title",
  description: "description",
  visibility: "visibility",
  status: "status",
  objectKey: "objectKey",
  mimeType: "mimeType",
  size: "size",
  duration: "duration",
  width: "width",
  height: "height",
  thumbnailUrl: "thumbnailUrl",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  likeCount: "likeCount",
  dislikeCount: "dislikeCount",
  commentCount: "commentCount"
};
var RatingScalarFieldEnum = {
  videoId: "videoId",
  userId: "userId",
  value: "value",
  createdAt: "createdAt"
};
var CommentScalarFieldEnum = {
  id: "id",
  videoId: "videoId",
  authorId: "authorId",
  content: "content",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  editedAt: "editedAt",
  editedBy: "editedBy"
};
var VideoViewScalarFieldEnum = {
  videoId: "videoId",
  views: "views"
};
var FileScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  mimeType: "mimeType",
  size: "size",
  sha256: "sha256",
  objectKey: "objectKey",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  nameKey: "nameKey"
};
var FileUsageScalarFieldEnum = {
  ownerId: "ownerId",
  files: "files",
  bytes: "bytes"
};
var ShareScalarFieldEnum = {
  id: "id",
  token: "token",
  fileId: "fileId",
  videoId: "videoId",
  passwordHash: "passwordHash",
  expiresAt: "expiresAt",
  allowDownload: "allowDownload",
  createdAt: "createdAt"
};
var AppScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  clientId: "clientId",
  secretHash: "secretHash",
  redirectUris: "redirectUris",
  origins: "origins",
  createdAt: "createdAt"
};
var AppGrantScalarFieldEnum = {
  id: "id",
  userId: "userId",
  appId: "appId",
  scopes: "scopes",
  createdAt: "createdAt"
};
var AppSessionScalarFieldEnum = {
  id: "id",
  grantId: "grantId",
  scopes: "scopes",
  codeHash: "codeHash",
  codeChallenge: "codeChallenge",
  redirectUri: "redirectUri",
  codeExpiresAt: "codeExpiresAt",
  codeUsedAt: "codeUsedAt",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var AppRefreshTokenScalarFieldEnum = {
  hash: "hash",
  sessionId: "sessionId",
  createdAt: "createdAt",
  usedAt: "usedAt"
};
var AppDeviceScalarFieldEnum = {
  deviceHash: "deviceHash",
  userHash: "userHash",
  appId: "appId",
  scopes: "scopes",
  pause: "pause",
  askedAt: "askedAt",
  grantId: "grantId",
  deniedAt: "deniedAt",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var JobTurnScalarFieldEnum = {
  job: "job",
  nextAt: "nextAt"
};
var BackupLeaseScalarFieldEnum = {
  id: "id",
  leasedUntil: "leasedUntil"
};
var BackupScalarFieldEnum = {
  id: "id",
  snapshotAt: "snapshotAt"
};
var PostponedRemovalScalarFieldEnum = {
  key: "key",
  at: "at"
};
var RateLimitScalarFieldEnum = {
  key: "key",
  points: "points",
  expire: "expire"
};
var SortOrder = {
  asc: "asc",
  desc: "desc"
};
var JsonNullValueInput = {
  JsonNull: JsonNull2
};
var QueryMode = {
  default: "default",
  insensitive: "insensitive"
};
var NullsOrder = {
  first: "first",
  last: "last"
};
var JsonNullValueFilter = {
  DbNull: DbNull2,
  JsonNull: JsonNull2,
  AnyNull: AnyNull2
};
var defineExtension = runtime2.Extensions.defineExtension;

// generated/prisma/client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();
export {
  enums_exports as $Enums,
  OrderArea,
  OrderStatus,
  prismaNamespace_exports as Prisma,
  PrismaClient,
  ProductStatus,
  QuestionStatus,
  ReportStatus,
  Role,
  Scope,
  StoreStatus,
  VideoStatus,
  VideoVisibility
};
