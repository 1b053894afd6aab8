// Made by `npm run generate` from prisma/schema.prisma, whose SHA-256 is
// 98b0af6bb37ea275b9c4e7f6bc20b239dc8548382fcf61d51b9bd35dee093da0.
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
  /// When the text was edited last, and the id of who did it.
  editedAt  DateTime? @map("edited_at") @db.Timestamptz(6)
  editedBy  Int?      @map("edited_by")

  topic  Topic @relation(fields: [topicId], references: [id], onDelete: Cascade)
  author User  @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([topicId, id])
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
  /// When the text was edited last, and the id of who did it.
  editedAt  DateTime? @map("edited_at") @db.Timestamptz(6)
  editedBy  Int?      @map("edited_by")

  video  Video @relation(fields: [videoId], references: [id], onDelete: Cascade)
  author User  @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([videoId, id])
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
config.runtimeDataModel = JSON.parse('{"models":{"User":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"username","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"pendingEmail","kind":"scalar","type":"String","dbName":"pending_email"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"role","kind":"enum","type":"Role"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspendedUntil","kind":"scalar","type":"DateTime","dbName":"suspended_until"},{"name":"suspendedFor","kind":"scalar","type":"String","dbName":"suspended_for"},{"name":"silencedAt","kind":"scalar","type":"DateTime","dbName":"silenced_at"},{"name":"silencedUntil","kind":"scalar","type":"DateTime","dbName":"silenced_until"},{"name":"silencedFor","kind":"scalar","type":"String","dbName":"silenced_for"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"reportMailedAt","kind":"scalar","type":"DateTime","dbName":"report_mailed_at"},{"name":"approvedPosts","kind":"scalar","type":"Int","dbName":"approved_posts"},{"name":"awaitsApproval","kind":"scalar","type":"Boolean","dbName":"awaits_approval"},{"name":"deleteAt","kind":"scalar","type":"DateTime","dbName":"delete_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"twoFactors","kind":"scalar","type":"Boolean","dbName":"two_factors"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"about","kind":"scalar","type":"String"},{"name":"location","kind":"scalar","type":"String"},{"name":"website","kind":"scalar","type":"String"},{"name":"avatarVersion","kind":"scalar","type":"String","dbName":"avatar_version"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToUser"},{"name":"apps","kind":"object","type":"App","relationName":"AppToUser"},{"name":"appGrants","kind":"object","type":"AppGrant","relationName":"AppGrantToUser"},{"name":"totpFactor","kind":"object","type":"TotpFactor","relationName":"TotpFactorToUser"},{"name":"recoveryCodes","kind":"object","type":"RecoveryCode","relationName":"RecoveryCodeToUser"},{"name":"passkeys","kind":"object","type":"Passkey","relationName":"PasskeyToUser"},{"name":"identities","kind":"object","type":"Identity","relationName":"IdentityToUser"},{"name":"topics","kind":"object","type":"Topic","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToUser"},{"name":"topicReads","kind":"object","type":"TopicRead","relationName":"TopicReadToUser"},{"name":"questions","kind":"object","type":"Question","relationName":"QuestionToUser"},{"name":"answers","kind":"object","type":"Answer","relationName":"AnswerToUser"},{"name":"votes","kind":"object","type":"Vote","relationName":"UserToVote"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToUser"},{"name":"stores","kind":"object","type":"Store","relationName":"StoreToUser"},{"name":"orders","kind":"object","type":"Order","relationName":"OrderToUser"},{"name":"videos","kind":"object","type":"Video","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToUser"},{"name":"reviews","kind":"object","type":"Review","relationName":"ReviewToUser"},{"name":"announcements","kind":"object","type":"Announcement","relationName":"AnnouncementToUser"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToUser"},{"name":"files","kind":"object","type":"File","relationName":"FileToUser"},{"name":"fileUsage","kind":"object","type":"FileUsage","relationName":"FileUsageToUser"},{"name":"reportsMade","kind":"object","type":"Report","relationName":"reporter"},{"name":"reportsAbout","kind":"object","type":"Report","relationName":"author"},{"name":"reportsHandled","kind":"object","type":"Report","relationName":"handler"},{"name":"revisions","kind":"object","type":"Revision","relationName":"owner"},{"name":"edits","kind":"object","type":"Revision","relationName":"editor"},{"name":"mails","kind":"object","type":"Mail","relationName":"MailToUser"},{"name":"emailTokens","kind":"object","type":"EmailToken","relationName":"EmailTokenToUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"InvitationToUser"},{"name":"exports","kind":"object","type":"Export","relationName":"ExportToUser"},{"name":"warnings","kind":"object","type":"Warning","relationName":"warned"},{"name":"givenWarnings","kind":"object","type":"Warning","relationName":"given"},{"name":"removedBySteps","kind":"object","type":"PersonRemoval","relationName":"removed"},{"name":"begunRemovals","kind":"object","type":"PersonRemoval","relationName":"begun"},{"name":"avatars","kind":"object","type":"Avatar","relationName":"AvatarToUser"}],"dbName":"users","schema":null},"Avatar":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"size","kind":"scalar","type":"Int"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"bytes","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"AvatarToUser"}],"dbName":"avatars","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"appSessionId","kind":"scalar","type":"Int","dbName":"app_session_id"},{"name":"user","kind":"object","type":"User","relationName":"ApiKeyToUser"},{"name":"app","kind":"object","type":"App","relationName":"ApiKeyToApp"},{"name":"appSession","kind":"object","type":"AppSession","relationName":"ApiKeyToAppSession"}],"dbName":"api_keys","schema":null},"Mail":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"fault","kind":"scalar","type":"String"},{"name":"givenUpAt","kind":"scalar","type":"DateTime","dbName":"given_up_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"MailToUser"}],"dbName":"mails","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"creatorId","kind":"scalar","type":"Int","dbName":"creator_id"},{"name":"maxUses","kind":"scalar","type":"Int","dbName":"max_uses"},{"name":"uses","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"creator","kind":"object","type":"User","relationName":"InvitationToUser"}],"dbName":"invitations","schema":null},"EmailToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"EmailTokenToUser"}],"dbName":"email_tokens","schema":null},"IdempotencyKey":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"operation","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"request","kind":"scalar","type":"Bytes"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"IdempotencyKeyToUser"}],"dbName":"idempotency_keys","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"details","kind":"scalar","type":"Json"}],"dbName":"audit_log","schema":null},"Report":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"reporterId","kind":"scalar","type":"Int","dbName":"reporter_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"ReportStatus"},{"name":"handlerId","kind":"scalar","type":"Int","dbName":"handler_id"},{"name":"resolutionNote","kind":"scalar","type":"String","dbName":"resolution_note"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"},{"name":"reporter","kind":"object","type":"User","relationName":"reporter"},{"name":"author","kind":"object","type":"User","relationName":"author"},{"name":"handler","kind":"object","type":"User","relationName":"handler"}],"dbName":"reports","schema":null},"Revision":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"editorId","kind":"scalar","type":"Int","dbName":"editor_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"reason","kind":"scalar","type":"String"},{"name":"owner","kind":"object","type":"User","relationName":"owner"},{"name":"editor","kind":"object","type":"User","relationName":"editor"}],"dbName":"revisions","schema":null},"Removal":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"parentId","kind":"scalar","type":"Int","dbName":"parent_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"excerpt","kind":"scalar","type":"String"},{"name":"memory","kind":"scalar","type":"String"},{"name":"isPrivate","kind":"scalar","type":"Boolean","dbName":"is_private"},{"name":"state","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"items","kind":"object","type":"PersonRemovalItem","relationName":"PersonRemovalItemToRemoval"}],"dbName":"removals","schema":null},"Warning":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"text","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"acknowledgedAt","kind":"scalar","type":"DateTime","dbName":"acknowledged_at"},{"name":"user","kind":"object","type":"User","relationName":"warned"},{"name":"actor","kind":"object","type":"User","relationName":"given"}],"dbName":"warnings","schema":null},"PersonRemoval":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"items","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"user","kind":"object","type":"User","relationName":"removed"},{"name":"actor","kind":"object","type":"User","relationName":"begun"},{"name":"removed","kind":"object","type":"PersonRemovalItem","relationName":"PersonRemovalToPersonRemovalItem"}],"dbName":"person_removals","schema":null},"PersonRemovalItem":{"fields":[{"name":"removalId","kind":"scalar","type":"Int","dbName":"removal_id"},{"name":"stepId","kind":"scalar","type":"Int","dbName":"step_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"removal","kind":"object","type":"Removal","relationName":"PersonRemovalItemToRemoval"},{"name":"step","kind":"object","type":"PersonRemoval","relationName":"PersonRemovalToPersonRemovalItem"}],"dbName":"person_removal_items","schema":null},"Export":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"parts","kind":"scalar","type":"Int"},{"name":"partsTotal","kind":"scalar","type":"Int","dbName":"parts_total"},{"name":"records","kind":"scalar","type":"BigInt"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"missing","kind":"scalar","type":"Int"},{"name":"fault","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"user","kind":"object","type":"User","relationName":"ExportToUser"}],"dbName":"exports","schema":null},"Board":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"topics","kind":"object","type":"Topic","relationName":"BoardToTopic"}],"dbName":"boards","schema":null},"Topic":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"boardId","kind":"scalar","type":"Int","dbName":"board_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"content","kind":"scalar","type":"String"},{"name":"isSticky","kind":"scalar","type":"Boolean","dbName":"is_sticky"},{"name":"isLocked","kind":"scalar","type":"Boolean","dbName":"is_locked"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"replyCount","kind":"scalar","type":"Int","dbName":"reply_count"},{"name":"lastReplyAt","kind":"scalar","type":"DateTime","dbName":"last_reply_at"},{"name":"lastReplyUserId","kind":"scalar","type":"Int","dbName":"last_reply_user_id"},{"name":"openingId","kind":"scalar","type":"Int","dbName":"opening_id"},{"name":"board","kind":"object","type":"Board","relationName":"BoardToTopic"},{"name":"author","kind":"object","type":"User","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToTopic"},{"name":"reads","kind":"object","type":"TopicRead","relationName":"TopicToTopicRead"},{"name":"merged","kind":"object","type":"MergedTopic","relationName":"MergedTopicToTopic"}],"dbName":"topics","schema":null},"Reply":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"topic","kind":"object","type":"Topic","relationName":"ReplyToTopic"},{"name":"author","kind":"object","type":"User","relationName":"ReplyToUser"}],"dbName":"replies","schema":null},"MergedTopic":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"topic","kind":"object","type":"Topic","relationName":"MergedTopicToTopic"}],"dbName":"merged_topics","schema":null},"TopicRead":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"replyId","kind":"scalar","type":"Int","dbName":"reply_id"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"user","kind":"object","type":"User","relationName":"TopicReadToUser"},{"name":"topic","kind":"object","type":"Topic","relationName":"TopicToTopicRead"}],"dbName":"topic_reads","schema":null},"Session":{"fields":[{"name":"sid","kind":"scalar","type":"String"},{"name":"sess","kind":"scalar","type":"Json"},{"name":"expire","kind":"scalar","type":"DateTime"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"}],"dbName":"sessions","schema":null},"TotpFactor":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"secret","kind":"scalar","type":"String"},{"name":"lastStep","kind":"scalar","type":"BigInt","dbName":"last_step"},{"name":"wrongCodes","kind":"scalar","type":"Int","dbName":"wrong_codes"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"TotpFactorToUser"}],"dbName":"totp_factors","schema":null},"RecoveryCode":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"RecoveryCodeToUser"}],"dbName":"recovery_codes","schema":null},"Passkey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"credentialId","kind":"scalar","type":"Bytes","dbName":"credential_id"},{"name":"publicKey","kind":"scalar","type":"Bytes","dbName":"public_key"},{"name":"counter","kind":"scalar","type":"BigInt"},{"name":"transports","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"PasskeyToUser"}],"dbName":"passkeys","schema":null},"Identity":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"IdentityToUser"}],"dbName":"identities","schema":null},"Secret":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"secrets","schema":null},"Category":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"questions","kind":"object","type":"Question","relationName":"CategoryToQuestion"}],"dbName":"categories","schema":null},"Question":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"categoryId","kind":"scalar","type":"Int","dbName":"category_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"QuestionStatus"},{"name":"bestAnswerId","kind":"scalar","type":"Int","dbName":"best_answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"answerCount","kind":"scalar","type":"Int","dbName":"answer_count"},{"name":"category","kind":"object","type":"Category","relationName":"CategoryToQuestion"},{"name":"author","kind":"object","type":"User","relationName":"QuestionToUser"},{"name":"bestAnswer","kind":"object","type":"Answer","relationName":"best"},{"name":"answers","kind":"object","type":"Answer","relationName":"answers"},{"name":"search","kind":"object","type":"QuestionSearch","relationName":"QuestionToQuestionSearch"}],"dbName":"questions","schema":null},"Answer":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"voteScore","kind":"scalar","type":"Int","dbName":"vote_score"},{"name":"question","kind":"object","type":"Question","relationName":"answers"},{"name":"author","kind":"object","type":"User","relationName":"AnswerToUser"},{"name":"bestOf","kind":"object","type":"Question","relationName":"best"},{"name":"votes","kind":"object","type":"Vote","relationName":"AnswerToVote"}],"dbName":"answers","schema":null},"Vote":{"fields":[{"name":"answerId","kind":"scalar","type":"Int","dbName":"answer_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"object","type":"Answer","relationName":"AnswerToVote"},{"name":"user","kind":"object","type":"User","relationName":"UserToVote"}],"dbName":"votes","schema":null},"QuestionSearch":{"fields":[{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"question","kind":"object","type":"Question","relationName":"QuestionToQuestionSearch"}],"dbName":"question_search","schema":null},"SearchEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"type","kind":"scalar","type":"String"},{"name":"contentId","kind":"scalar","type":"Int","dbName":"content_id"},{"name":"threadType","kind":"scalar","type":"String","dbName":"thread_type"},{"name":"threadId","kind":"scalar","type":"Int","dbName":"thread_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"area","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"title","kind":"scalar","type":"String"}],"dbName":"search_entries","schema":null},"SearchVocabulary":{"fields":[{"name":"word","kind":"scalar","type":"String"}],"dbName":"search_vocabulary","schema":null},"Store":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"StoreStatus"},{"name":"reopens","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"ratingSum","kind":"scalar","type":"Int","dbName":"rating_sum"},{"name":"ratingCount","kind":"scalar","type":"Int","dbName":"rating_count"},{"name":"owner","kind":"object","type":"User","relationName":"StoreToUser"},{"name":"products","kind":"object","type":"Product","relationName":"ProductToStore"}],"dbName":"stores","schema":null},"Product":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"sku","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"regularPrice","kind":"scalar","type":"Decimal","dbName":"regular_price"},{"name":"stock","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"ProductStatus"},{"name":"category","kind":"scalar","type":"String"},{"name":"imageUrl","kind":"scalar","type":"String","dbName":"image_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"shelf","kind":"scalar","type":"Int"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"titleKey","kind":"scalar","type":"String","dbName":"title_key"},{"name":"categoryKey","kind":"scalar","type":"String","dbName":"category_key"},{"name":"ratingSum","kind":"scalar","type":"Int","dbName":"rating_sum"},{"name":"ratingCount","kind":"scalar","type":"Int","dbName":"rating_count"},{"name":"rating","kind":"scalar","type":"Decimal"},{"name":"store","kind":"object","type":"Store","relationName":"ProductToStore"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderItemToProduct"},{"name":"reviews","kind":"object","type":"Review","relationName":"ProductToReview"}],"dbName":"products","schema":null},"Announcement":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"author","kind":"object","type":"User","relationName":"AnnouncementToUser"}],"dbName":"announcements","schema":null},"Review":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"rating","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"reply","kind":"scalar","type":"String"},{"name":"repliedAt","kind":"scalar","type":"DateTime","dbName":"replied_at"},{"name":"product","kind":"object","type":"Product","relationName":"ProductToReview"},{"name":"author","kind":"object","type":"User","relationName":"ReviewToUser"}],"dbName":"reviews","schema":null},"Order":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"area","kind":"enum","type":"OrderArea"},{"name":"buyerId","kind":"scalar","type":"Int","dbName":"buyer_id"},{"name":"status","kind":"enum","type":"OrderStatus"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"paymentReference","kind":"scalar","type":"String","dbName":"payment_reference"},{"name":"checkoutId","kind":"scalar","type":"Int","dbName":"checkout_id"},{"name":"disputeReason","kind":"scalar","type":"String","dbName":"dispute_reason"},{"name":"buyer","kind":"object","type":"User","relationName":"OrderToUser"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderToOrderItem"},{"name":"stores","kind":"object","type":"OrderStore","relationName":"OrderToOrderStore"}],"dbName":"orders","schema":null},"OrderItem":{"fields":[{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"quantity","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"storeName","kind":"scalar","type":"String","dbName":"store_name"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderItem"},{"name":"product","kind":"object","type":"Product","relationName":"OrderItemToProduct"}],"dbName":"order_items","schema":null},"OrderStore":{"fields":[{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderStore"}],"dbName":"order_stores","schema":null},"Video":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"visibility","kind":"enum","type":"VideoVisibility"},{"name":"status","kind":"enum","type":"VideoStatus"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"duration","kind":"scalar","type":"Float"},{"name":"width","kind":"scalar","type":"Int"},{"name":"height","kind":"scalar","type":"Int"},{"name":"thumbnailUrl","kind":"scalar","type":"String","dbName":"thumbnail_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"likeCount","kind":"scalar","type":"Int","dbName":"like_count"},{"name":"dislikeCount","kind":"scalar","type":"Int","dbName":"dislike_count"},{"name":"commentCount","kind":"scalar","type":"Int","dbName":"comment_count"},{"name":"author","kind":"object","type":"User","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToVideo"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToVideo"},{"name":"views","kind":"object","type":"VideoView","relationName":"VideoToVideoView"},{"name":"share","kind":"object","type":"Share","relationName":"ShareToVideo"}],"dbName":"videos","schema":null},"Rating":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"RatingToVideo"},{"name":"user","kind":"object","type":"User","relationName":"RatingToUser"}],"dbName":"ratings","schema":null},"Comment":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"video","kind":"object","type":"Video","relationName":"CommentToVideo"},{"name":"author","kind":"object","type":"User","relationName":"CommentToUser"}],"dbName":"comments","schema":null},"VideoView":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"views","kind":"scalar","type":"Int"},{"name":"video","kind":"object","type":"Video","relationName":"VideoToVideoView"}],"dbName":"video_views","schema":null},"File":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"sha256","kind":"scalar","type":"String"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"owner","kind":"object","type":"User","relationName":"FileToUser"},{"name":"share","kind":"object","type":"Share","relationName":"FileToShare"}],"dbName":"files","schema":null},"FileUsage":{"fields":[{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"files","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"owner","kind":"object","type":"User","relationName":"FileUsageToUser"}],"dbName":"file_usage","schema":null},"Share":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"token","kind":"scalar","type":"String"},{"name":"fileId","kind":"scalar","type":"Int","dbName":"file_id"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"allowDownload","kind":"scalar","type":"Boolean","dbName":"allow_download"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"file","kind":"object","type":"File","relationName":"FileToShare"},{"name":"video","kind":"object","type":"Video","relationName":"ShareToVideo"}],"dbName":"shares","schema":null},"App":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"secretHash","kind":"scalar","type":"Bytes","dbName":"secret_hash"},{"name":"redirectUris","kind":"scalar","type":"String","dbName":"redirect_uris"},{"name":"origins","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"owner","kind":"object","type":"User","relationName":"AppToUser"},{"name":"grants","kind":"object","type":"AppGrant","relationName":"AppToAppGrant"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppToAppDevice"},{"name":"tokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToApp"}],"dbName":"apps","schema":null},"AppGrant":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"AppGrantToUser"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppGrant"},{"name":"sessions","kind":"object","type":"AppSession","relationName":"AppGrantToAppSession"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppDeviceToAppGrant"}],"dbName":"app_grants","schema":null},"AppSession":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"codeHash","kind":"scalar","type":"Bytes","dbName":"code_hash"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeExpiresAt","kind":"scalar","type":"DateTime","dbName":"code_expires_at"},{"name":"codeUsedAt","kind":"scalar","type":"DateTime","dbName":"code_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppGrantToAppSession"},{"name":"refreshTokens","kind":"object","type":"AppRefreshToken","relationName":"AppRefreshTokenToAppSession"},{"name":"accessTokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToAppSession"}],"dbName":"app_sessions","schema":null},"AppRefreshToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sessionId","kind":"scalar","type":"Int","dbName":"session_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"session","kind":"object","type":"AppSession","relationName":"AppRefreshTokenToAppSession"}],"dbName":"app_refresh_tokens","schema":null},"AppDevice":{"fields":[{"name":"deviceHash","kind":"scalar","type":"Bytes","dbName":"device_hash"},{"name":"userHash","kind":"scalar","type":"Bytes","dbName":"user_hash"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"pause","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"deniedAt","kind":"scalar","type":"DateTime","dbName":"denied_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppDevice"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppDeviceToAppGrant"}],"dbName":"app_devices","schema":null},"JobTurn":{"fields":[{"name":"job","kind":"scalar","type":"String"},{"name":"nextAt","kind":"scalar","type":"DateTime","dbName":"next_at"}],"dbName":"job_turns","schema":null},"BackupLease":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"backup_leases","schema":null},"Backup":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"snapshotAt","kind":"scalar","type":"DateTime","dbName":"snapshot_at"}],"dbName":"backups","schema":null},"PostponedRemoval":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"postponed_removals","schema":null},"RateLimit":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_limits","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","user","owner","app","grant","session","refreshTokens","accessTokens","_count","sessions","devices","grants","tokens","appSession","keys","apps","appGrants","totpFactor","recoveryCodes","passkeys","identities","topics","board","author","topic","replies","reads","merged","topicReads","questions","category","question","bestOf","answer","votes","bestAnswer","answers","search","idempotencyKeys","store","buyer","items","order","stores","product","reviews","products","orders","video","comments","ratings","views","share","file","videos","announcements","files","fileUsage","reporter","handler","reportsMade","reportsAbout","reportsHandled","editor","revisions","edits","mails","emailTokens","creator","invitations","exports","actor","warnings","givenWarnings","removal","step","removed","removedBySteps","begunRemovals","avatars","User.findUnique","User.findUniqueOrThrow","User.findFirst","User.findFirstOrThrow","User.findMany","data","User.createOne","User.createMany","User.createManyAndReturn","User.updateOne","User.updateMany","User.updateManyAndReturn","create","update","User.upsertOne","User.deleteOne","User.deleteMany","having","_avg","_sum","_min","_max","User.groupBy","User.aggregate","Avatar.findUnique","Avatar.findUniqueOrThrow","Avatar.findFirst","Avatar.findFirstOrThrow","Avatar.findMany","Avatar.createOne","Avatar.createMany","Avatar.createManyAndReturn","Avatar.updateOne","Avatar.updateMany","Avatar.updateManyAndReturn","Avatar.upsertOne","Avatar.deleteOne","Avatar.deleteMany","Avatar.groupBy","Avatar.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Mail.findUnique","Mail.findUniqueOrThrow","Mail.findFirst","Mail.findFirstOrThrow","Mail.findMany","Mail.createOne","Mail.createMany","Mail.createManyAndReturn","Mail.updateOne","Mail.updateMany","Mail.updateManyAndReturn","Mail.upsertOne","Mail.deleteOne","Mail.deleteMany","Mail.groupBy","Mail.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","EmailToken.findUnique","EmailToken.findUniqueOrThrow","EmailToken.findFirst","EmailToken.findFirstOrThrow","EmailToken.findMany","EmailToken.createOne","EmailToken.createMany","EmailToken.createManyAndReturn","EmailToken.updateOne","EmailToken.updateMany","EmailToken.updateManyAndReturn","EmailToken.upsertOne","EmailToken.deleteOne","EmailToken.deleteMany","EmailToken.groupBy","EmailToken.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Report.findUnique","Report.findUniqueOrThrow","Report.findFirst","Report.findFirstOrThrow","Report.findMany","Report.createOne","Report.createMany","Report.createManyAndReturn","Report.updateOne","Report.updateMany","Report.updateManyAndReturn","Report.upsertOne","Report.deleteOne","Report.deleteMany","Report.groupBy","Report.aggregate","Revision.findUnique","Revision.findUniqueOrThrow","Revision.findFirst","Revision.findFirstOrThrow","Revision.findMany","Revision.createOne","Revision.createMany","Revision.createManyAndReturn","Revision.updateOne","Revision.updateMany","Revision.updateManyAndReturn","Revision.upsertOne","Revision.deleteOne","Revision.deleteMany","Revision.groupBy","Revision.aggregate","Removal.findUnique","Removal.findUniqueOrThrow","Removal.findFirst","Removal.findFirstOrThrow","Removal.findMany","Removal.createOne","Removal.createMany","Removal.createManyAndReturn","Removal.updateOne","Removal.updateMany","Removal.updateManyAndReturn","Removal.upsertOne","Removal.deleteOne","Removal.deleteMany","Removal.groupBy","Removal.aggregate","Warning.findUnique","Warning.findUniqueOrThrow","Warning.findFirst","Warning.findFirstOrThrow","Warning.findMany","Warning.createOne","Warning.createMany","Warning.createManyAndReturn","Warning.updateOne","Warning.updateMany","Warning.updateManyAndReturn","Warning.upsertOne","Warning.deleteOne","Warning.deleteMany","Warning.groupBy","Warning.aggregate","PersonRemoval.findUnique","PersonRemoval.findUniqueOrThrow","PersonRemoval.findFirst","PersonRemoval.findFirstOrThrow","PersonRemoval.findMany","PersonRemoval.createOne","PersonRemoval.createMany","PersonRemoval.createManyAndReturn","PersonRemoval.updateOne","PersonRemoval.updateMany","PersonRemoval.updateManyAndReturn","PersonRemoval.upsertOne","PersonRemoval.deleteOne","PersonRemoval.deleteMany","PersonRemoval.groupBy","PersonRemoval.aggregate","PersonRemovalItem.findUnique","PersonRemovalItem.findUniqueOrThrow","PersonRemovalItem.findFirst","PersonRemovalItem.findFirstOrThrow","PersonRemovalItem.findMany","PersonRemovalItem.createOne","PersonRemovalItem.createMany","PersonRemovalItem.createManyAndReturn","PersonRemovalItem.updateOne","PersonRemovalItem.updateMany","PersonRemovalItem.updateManyAndReturn","PersonRemovalItem.upsertOne","PersonRemovalItem.deleteOne","PersonRemovalItem.deleteMany","PersonRemovalItem.groupBy","PersonRemovalItem.aggregate","Export.findUnique","Export.findUniqueOrThrow","Export.findFirst","Export.findFirstOrThrow","Export.findMany","Export.createOne","Export.createMany","Export.createManyAndReturn","Export.updateOne","Export.updateMany","Export.updateManyAndReturn","Export.upsertOne","Export.deleteOne","Export.deleteMany","Export.groupBy","Export.aggregate","Board.findUnique","Board.findUniqueOrThrow","Board.findFirst","Board.findFirstOrThrow","Board.findMany","Board.createOne","Board.createMany","Board.createManyAndReturn","Board.updateOne","Board.updateMany","Board.updateManyAndReturn","Board.upsertOne","Board.deleteOne","Board.deleteMany","Board.groupBy","Board.aggregate","Topic.findUnique","Topic.findUniqueOrThrow","Topic.findFirst","Topic.findFirstOrThrow","Topic.findMany","Topic.createOne","Topic.createMany","Topic.createManyAndReturn","Topic.updateOne","Topic.updateMany","Topic.updateManyAndReturn","Topic.upsertOne","Topic.deleteOne","Topic.deleteMany","Topic.groupBy","Topic.aggregate","Reply.findUnique","Reply.findUniqueOrThrow","Reply.findFirst","Reply.findFirstOrThrow","Reply.findMany","Reply.createOne","Reply.createMany","Reply.createManyAndReturn","Reply.updateOne","Reply.updateMany","Reply.updateManyAndReturn","Reply.upsertOne","Reply.deleteOne","Reply.deleteMany","Reply.groupBy","Reply.aggregate","MergedTopic.findUnique","MergedTopic.findUniqueOrThrow","MergedTopic.findFirst","MergedTopic.findFirstOrThrow","MergedTopic.findMany","MergedTopic.createOne","MergedTopic.createMany","MergedTopic.createManyAndReturn","MergedTopic.updateOne","MergedTopic.updateMany","MergedTopic.updateManyAndReturn","MergedTopic.upsertOne","MergedTopic.deleteOne","MergedTopic.deleteMany","MergedTopic.groupBy","MergedTopic.aggregate","TopicRead.findUnique","TopicRead.findUniqueOrThrow","TopicRead.findFirst","TopicRead.findFirstOrThrow","TopicRead.findMany","TopicRead.createOne","TopicRead.createMany","TopicRead.createManyAndReturn","TopicRead.updateOne","TopicRead.updateMany","TopicRead.updateManyAndReturn","TopicRead.upsertOne","TopicRead.deleteOne","TopicRead.deleteMany","TopicRead.groupBy","TopicRead.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","TotpFactor.findUnique","TotpFactor.findUniqueOrThrow","TotpFactor.findFirst","TotpFactor.findFirstOrThrow","TotpFactor.findMany","TotpFactor.createOne","TotpFactor.createMany","TotpFactor.createManyAndReturn","TotpFactor.updateOne","TotpFactor.updateMany","TotpFactor.updateManyAndReturn","TotpFactor.upsertOne","TotpFactor.deleteOne","TotpFactor.deleteMany","TotpFactor.groupBy","TotpFactor.aggregate","RecoveryCode.findUnique","RecoveryCode.findUniqueOrThrow","RecoveryCode.findFirst","RecoveryCode.findFirstOrThrow","RecoveryCode.findMany","RecoveryCode.createOne","RecoveryCode.createMany","RecoveryCode.createManyAndReturn","RecoveryCode.updateOne","RecoveryCode.updateMany","RecoveryCode.updateManyAndReturn","RecoveryCode.upsertOne","RecoveryCode.deleteOne","RecoveryCode.deleteMany","RecoveryCode.groupBy","RecoveryCode.aggregate","Passkey.findUnique","Passkey.findUniqueOrThrow","Passkey.findFirst","Passkey.findFirstOrThrow","Passkey.findMany","Passkey.createOne","Passkey.createMany","Passkey.createManyAndReturn","Passkey.updateOne","Passkey.updateMany","Passkey.updateManyAndReturn","Passkey.upsertOne","Passkey.deleteOne","Passkey.deleteMany","Passkey.groupBy","Passkey.aggregate","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","Secret.findUnique","Secret.findUniqueOrThrow","Secret.findFirst","Secret.findFirstOrThrow","Secret.findMany","Secret.createOne","Secret.createMany","Secret.createManyAndReturn","Secret.updateOne","Secret.updateMany","Secret.updateManyAndReturn","Secret.upsertOne","Secret.deleteOne","Secret.deleteMany","Secret.groupBy","Secret.aggregate","Category.findUnique","Category.findUniqueOrThrow","Category.findFirst","Category.findFirstOrThrow","Category.findMany","Category.createOne","Category.createMany","Category.createManyAndReturn","Category.updateOne","Category.updateMany","Category.updateManyAndReturn","Category.upsertOne","Category.deleteOne","Category.deleteMany","Category.groupBy","Category.aggregate","Question.findUnique","Question.findUniqueOrThrow","Question.findFirst","Question.findFirstOrThrow","Question.findMany","Question.createOne","Question.createMany","Question.createManyAndReturn","Question.updateOne","Question.updateMany","Question.updateManyAndReturn","Question.upsertOne","Question.deleteOne","Question.deleteMany","Question.groupBy","Question.aggregate","Answer.findUnique","Answer.findUniqueOrThrow","Answer.findFirst","Answer.findFirstOrThrow","Answer.findMany","Answer.createOne","Answer.createMany","Answer.createManyAndReturn","Answer.updateOne","Answer.updateMany","Answer.updateManyAndReturn","Answer.upsertOne","Answer.deleteOne","Answer.deleteMany","Answer.groupBy","Answer.aggregate","Vote.findUnique","Vote.findUniqueOrThrow","Vote.findFirst","Vote.findFirstOrThrow","Vote.findMany","Vote.createOne","Vote.createMany","Vote.createManyAndReturn","Vote.updateOne","Vote.updateMany","Vote.updateManyAndReturn","Vote.upsertOne","Vote.deleteOne","Vote.deleteMany","Vote.groupBy","Vote.aggregate","QuestionSearch.findUnique","QuestionSearch.findUniqueOrThrow","QuestionSearch.findFirst","QuestionSearch.findFirstOrThrow","QuestionSearch.findMany","QuestionSearch.updateOne","QuestionSearch.updateMany","QuestionSearch.updateManyAndReturn","QuestionSearch.deleteOne","QuestionSearch.deleteMany","QuestionSearch.groupBy","QuestionSearch.aggregate","SearchEntry.findUnique","SearchEntry.findUniqueOrThrow","SearchEntry.findFirst","SearchEntry.findFirstOrThrow","SearchEntry.findMany","SearchEntry.updateOne","SearchEntry.updateMany","SearchEntry.updateManyAndReturn","SearchEntry.deleteOne","SearchEntry.deleteMany","SearchEntry.groupBy","SearchEntry.aggregate","SearchVocabulary.findUnique","SearchVocabulary.findUniqueOrThrow","SearchVocabulary.findFirst","SearchVocabulary.findFirstOrThrow","SearchVocabulary.findMany","SearchVocabulary.createOne","SearchVocabulary.createMany","SearchVocabulary.createManyAndReturn","SearchVocabulary.updateOne","SearchVocabulary.updateMany","SearchVocabulary.updateManyAndReturn","SearchVocabulary.upsertOne","SearchVocabulary.deleteOne","SearchVocabulary.deleteMany","SearchVocabulary.groupBy","SearchVocabulary.aggregate","Store.findUnique","Store.findUniqueOrThrow","Store.findFirst","Store.findFirstOrThrow","Store.findMany","Store.createOne","Store.createMany","Store.createManyAndReturn","Store.updateOne","Store.updateMany","Store.updateManyAndReturn","Store.upsertOne","Store.deleteOne","Store.deleteMany","Store.groupBy","Store.aggregate","Product.findUnique","Product.findUniqueOrThrow","Product.findFirst","Product.findFirstOrThrow","Product.findMany","Product.createOne","Product.createMany","Product.createManyAndReturn","Product.updateOne","Product.updateMany","Product.updateManyAndReturn","Product.upsertOne","Product.deleteOne","Product.deleteMany","Product.groupBy","Product.aggregate","Announcement.findUnique","Announcement.findUniqueOrThrow","Announcement.findFirst","Announcement.findFirstOrThrow","Announcement.findMany","Announcement.createOne","Announcement.createMany","Announcement.createManyAndReturn","Announcement.updateOne","Announcement.updateMany","Announcement.updateManyAndReturn","Announcement.upsertOne","Announcement.deleteOne","Announcement.deleteMany","Announcement.groupBy","Announcement.aggregate","Review.findUnique","Review.findUniqueOrThrow","Review.findFirst","Review.findFirstOrThrow","Review.findMany","Review.createOne","Review.createMany","Review.createManyAndReturn","Review.updateOne","Review.updateMany","Review.updateManyAndReturn","Review.upsertOne","Review.deleteOne","Review.deleteMany","Review.groupBy","Review.aggregate","Order.findUnique","Order.findUniqueOrThrow","Order.findFirst","Order.findFirstOrThrow","Order.findMany","Order.createOne","Order.createMany","Order.createManyAndReturn","Order.updateOne","Order.updateMany","Order.updateManyAndReturn","Order.upsertOne","Order.deleteOne","Order.deleteMany","Order.groupBy","Order.aggregate","OrderItem.findUnique","OrderItem.findUniqueOrThrow","OrderItem.findFirst","OrderItem.findFirstOrThrow","OrderItem.findMany","OrderItem.createOne","OrderItem.createMany","OrderItem.createManyAndReturn","OrderItem.updateOne","OrderItem.updateMany","OrderItem.updateManyAndReturn","OrderItem.upsertOne","OrderItem.deleteOne","OrderItem.deleteMany","OrderItem.groupBy","OrderItem.aggregate","OrderStore.findUnique","OrderStore.findUniqueOrThrow","OrderStore.findFirst","OrderStore.findFirstOrThrow","OrderStore.findMany","OrderStore.createOne","OrderStore.createMany","OrderStore.createManyAndReturn","OrderStore.updateOne","OrderStore.updateMany","OrderStore.updateManyAndReturn","OrderStore.upsertOne","OrderStore.deleteOne","OrderStore.deleteMany","OrderStore.groupBy","OrderStore.aggregate","Video.findUnique","Video.findUniqueOrThrow","Video.findFirst","Video.findFirstOrThrow","Video.findMany","Video.createOne","Video.createMany","Video.createManyAndReturn","Video.updateOne","Video.updateMany","Video.updateManyAndReturn","Video.upsertOne","Video.deleteOne","Video.deleteMany","Video.groupBy","Video.aggregate","Rating.findUnique","Rating.findUniqueOrThrow","Rating.findFirst","Rating.findFirstOrThrow","Rating.findMany","Rating.createOne","Rating.createMany","Rating.createManyAndReturn","Rating.updateOne","Rating.updateMany","Rating.updateManyAndReturn","Rating.upsertOne","Rating.deleteOne","Rating.deleteMany","Rating.groupBy","Rating.aggregate","Comment.findUnique","Comment.findUniqueOrThrow","Comment.findFirst","Comment.findFirstOrThrow","Comment.findMany","Comment.createOne","Comment.createMany","Comment.createManyAndReturn","Comment.updateOne","Comment.updateMany","Comment.updateManyAndReturn","Comment.upsertOne","Comment.deleteOne","Comment.deleteMany","Comment.groupBy","Comment.aggregate","VideoView.findUnique","VideoView.findUniqueOrThrow","VideoView.findFirst","VideoView.findFirstOrThrow","VideoView.findMany","VideoView.createOne","VideoView.createMany","VideoView.createManyAndReturn","VideoView.updateOne","VideoView.updateMany","VideoView.updateManyAndReturn","VideoView.upsertOne","VideoView.deleteOne","VideoView.deleteMany","VideoView.groupBy","VideoView.aggregate","File.findUnique","File.findUniqueOrThrow","File.findFirst","File.findFirstOrThrow","File.findMany","File.createOne","File.createMany","File.createManyAndReturn","File.updateOne","File.updateMany","File.updateManyAndReturn","File.upsertOne","File.deleteOne","File.deleteMany","File.groupBy","File.aggregate","FileUsage.findUnique","FileUsage.findUniqueOrThrow","FileUsage.findFirst","FileUsage.findFirstOrThrow","FileUsage.findMany","FileUsage.createOne","FileUsage.createMany","FileUsage.createManyAndReturn","FileUsage.updateOne","FileUsage.updateMany","FileUsage.updateManyAndReturn","FileUsage.upsertOne","FileUsage.deleteOne","FileUsage.deleteMany","FileUsage.groupBy","FileUsage.aggregate","Share.findUnique","Share.findUniqueOrThrow","Share.findFirst","Share.findFirstOrThrow","Share.findMany","Share.createOne","Share.createMany","Share.createManyAndReturn","Share.updateOne","Share.updateMany","Share.updateManyAndReturn","Share.upsertOne","Share.deleteOne","Share.deleteMany","Share.groupBy","Share.aggregate","App.findUnique","App.findUniqueOrThrow","App.findFirst","App.findFirstOrThrow","App.findMany","App.createOne","App.createMany","App.createManyAndReturn","App.updateOne","App.updateMany","App.updateManyAndReturn","App.upsertOne","App.deleteOne","App.deleteMany","App.groupBy","App.aggregate","AppGrant.findUnique","AppGrant.findUniqueOrThrow","AppGrant.findFirst","AppGrant.findFirstOrThrow","AppGrant.findMany","AppGrant.createOne","AppGrant.createMany","AppGrant.createManyAndReturn","AppGrant.updateOne","AppGrant.updateMany","AppGrant.updateManyAndReturn","AppGrant.upsertOne","AppGrant.deleteOne","AppGrant.deleteMany","AppGrant.groupBy","AppGrant.aggregate","AppSession.findUnique","AppSession.findUniqueOrThrow","AppSession.findFirst","AppSession.findFirstOrThrow","AppSession.findMany","AppSession.createOne","AppSession.createMany","AppSession.createManyAndReturn","AppSession.updateOne","AppSession.updateMany","AppSession.updateManyAndReturn","AppSession.upsertOne","AppSession.deleteOne","AppSession.deleteMany","AppSession.groupBy","AppSession.aggregate","AppRefreshToken.findUnique","AppRefreshToken.findUniqueOrThrow","AppRefreshToken.findFirst","AppRefreshToken.findFirstOrThrow","AppRefreshToken.findMany","AppRefreshToken.createOne","AppRefreshToken.createMany","AppRefreshToken.createManyAndReturn","AppRefreshToken.updateOne","AppRefreshToken.updateMany","AppRefreshToken.updateManyAndReturn","AppRefreshToken.upsertOne","AppRefreshToken.deleteOne","AppRefreshToken.deleteMany","AppRefreshToken.groupBy","AppRefreshToken.aggregate","AppDevice.findUnique","AppDevice.findUniqueOrThrow","AppDevice.findFirst","AppDevice.findFirstOrThrow","AppDevice.findMany","AppDevice.createOne","AppDevice.createMany","AppDevice.createManyAndReturn","AppDevice.updateOne","AppDevice.updateMany","AppDevice.updateManyAndReturn","AppDevice.upsertOne","AppDevice.deleteOne","AppDevice.deleteMany","AppDevice.groupBy","AppDevice.aggregate","JobTurn.findUnique","JobTurn.findUniqueOrThrow","JobTurn.findFirst","JobTurn.findFirstOrThrow","JobTurn.findMany","JobTurn.createOne","JobTurn.createMany","JobTurn.createManyAndReturn","JobTurn.updateOne","JobTurn.updateMany","JobTurn.updateManyAndReturn","JobTurn.upsertOne","JobTurn.deleteOne","JobTurn.deleteMany","JobTurn.groupBy","JobTurn.aggregate","BackupLease.findUnique","BackupLease.findUniqueOrThrow","BackupLease.findFirst","BackupLease.findFirstOrThrow","BackupLease.findMany","BackupLease.createOne","BackupLease.createMany","BackupLease.createManyAndReturn","BackupLease.updateOne","BackupLease.updateMany","BackupLease.updateManyAndReturn","BackupLease.upsertOne","BackupLease.deleteOne","BackupLease.deleteMany","BackupLease.groupBy","BackupLease.aggregate","Backup.findUnique","Backup.findUniqueOrThrow","Backup.findFirst","Backup.findFirstOrThrow","Backup.findMany","Backup.createOne","Backup.createMany","Backup.createManyAndReturn","Backup.updateOne","Backup.updateMany","Backup.updateManyAndReturn","Backup.upsertOne","Backup.deleteOne","Backup.deleteMany","Backup.groupBy","Backup.aggregate","PostponedRemoval.findUnique","PostponedRemoval.findUniqueOrThrow","PostponedRemoval.findFirst","PostponedRemoval.findFirstOrThrow","PostponedRemoval.findMany","PostponedRemoval.createOne","PostponedRemoval.createMany","PostponedRemoval.createManyAndReturn","PostponedRemoval.updateOne","PostponedRemoval.updateMany","PostponedRemoval.updateManyAndReturn","PostponedRemoval.upsertOne","PostponedRemoval.deleteOne","PostponedRemoval.deleteMany","PostponedRemoval.groupBy","PostponedRemoval.aggregate","RateLimit.findUnique","RateLimit.findUniqueOrThrow","RateLimit.findFirst","RateLimit.findFirstOrThrow","RateLimit.findMany","RateLimit.createOne","RateLimit.createMany","RateLimit.createManyAndReturn","RateLimit.updateOne","RateLimit.updateMany","RateLimit.updateManyAndReturn","RateLimit.upsertOne","RateLimit.deleteOne","RateLimit.deleteMany","RateLimit.groupBy","RateLimit.aggregate","AND","OR","NOT","key","points","expire","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","at","id","snapshotAt","leasedUntil","job","nextAt","deviceHash","userHash","appId","scopes","pause","askedAt","grantId","deniedAt","createdAt","expiresAt","Scope","has","hasEvery","hasSome","hash","sessionId","usedAt","codeHash","codeChallenge","redirectUri","codeExpiresAt","codeUsedAt","userId","ownerId","name","clientId","secretHash","redirectUris","origins","token","fileId","videoId","passwordHash","allowDownload","bytes","mimeType","size","sha256","objectKey","updatedAt","nameKey","authorId","content","editedAt","editedBy","value","title","description","VideoVisibility","visibility","VideoStatus","status","duration","width","height","thumbnailUrl","likeCount","dislikeCount","commentCount","storeId","orderId","productId","price","quantity","storeName","OrderArea","area","buyerId","OrderStatus","paidAt","paymentReference","checkoutId","disputeReason","rating","body","reply","repliedAt","until","slug","sku","regularPrice","stock","ProductStatus","imageUrl","deletedAt","shelf","listed","titleKey","categoryKey","ratingSum","ratingCount","StoreStatus","reopens","word","type","contentId","threadType","threadId","type_contentId","questionId","answerId","voteScore","categoryId","QuestionStatus","bestAnswerId","answerCount","every","some","none","issuer","subject","lastUsedAt","credentialId","publicKey","counter","transports","secret","lastStep","wrongCodes","blockedUntil","sid","sess","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","topicId","replyId","readAt","boardId","isSticky","isLocked","replyCount","lastReplyAt","lastReplyUserId","openingId","position","state","attempts","parts","partsTotal","records","missing","fault","endedAt","removalId","stepId","reason","actorId","action","finishedAt","text","acknowledgedAt","targetType","targetId","parentId","excerpt","memory","isPrivate","targetType_targetId","number","editorId","reporterId","note","ReportStatus","handlerId","resolutionNote","claimedAt","resolvedAt","requestId","details","operation","request","purpose","email","creatorId","maxUses","uses","kind","recipient","dueAt","givenUpAt","prefix","revokedAt","appSessionId","username","emailVerifiedAt","pendingEmail","Role","role","suspendedAt","suspendedUntil","suspendedFor","silencedAt","silencedUntil","silencedFor","warnedAt","reportMailedAt","approvedPosts","awaitsApproval","deleteAt","twoFactors","displayName","about","location","website","avatarVersion","userId_size","targetType_targetId_number","videoId_userId","productId_authorId","storeId_orderId","orderId_productId","userId_operation_key","id_questionId","answerId_userId","bestAnswerId_id","userId_topicId","issuer_subject","userId_hash","userId_appId","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "2hu8BIgHQhAAAN8NACARAADgDQAgEgAA4Q0AIBMAAOINACAUAADjDQAgFQAA5A0AIBYAAOUNACAXAAC1DQAgGwAA5g0AIB4AAOcNACAfAAChDQAgJAAA6Q0AICYAAOgNACAoAADqDQAgLQAA6w0AIC8AAO8NACAxAADsDQAgMwAA7g0AIDQAAPENACA4AADtDQAgOQAA8A0AIDoAAPINACA7AADzDQAgPgAA9A0AID8AAPQNACBAAAD0DQAgQgAA9Q0AIEMAAPUNACBEAAD2DQAgRQAA9w0AIEcAAPgNACBIAAD5DQAgSgAA-g0AIEsAAPoNACBPAAD7DQAgUAAA-w0AIFEAAPwNACDiBwAA3Q0AMOMHAACvAQAQ5AcAAN0NADD0BwIAAAABgQhAALsMACGZCAEA3AwAIc0IQADdDAAhqQkBAAAAAbQJAQAAAAG1CUAA3QwAIbYJAQDcDAAhuAkAAN4NuAkiuQlAAN0MACG6CUAA3QwAIbsJAQDcDAAhvAlAAN0MACG9CUAA3QwAIb4JAQDcDAAhvwlAAN0MACHACUAA3QwAIcEJAgC0DAAhwgkgAN4MACHDCUAA3QwAIcQJIADeDAAhxQkBANwMACHGCQEA3AwAIccJAQDcDAAhyAkBANwMACHJCQEA3AwAIQEAAAABACASAwAA5wwAIAUAAMkOACAPAADKDgAg4gcAAMgOADDjBwAAAwAQ5AcAAMgOADD0BwIAtAwAIfsHAgCUDQAh_AcAAMQMACCBCEAAuwwAIYIIQADdDAAhhwgAAaQNACGPCAIAtAwAIZEIAQCzDAAh6AhAAN0MACGxCQEAswwAIbIJQADdDAAhswkCAJQNACEIAwAAjxAAIAUAANcYACAPAADZGAAg-wcAAMsOACCCCAAAyw4AIOgIAADLDgAgsgkAAMsOACCzCQAAyw4AIBIDAADnDAAgBQAAyQ4AIA8AAMoOACDiBwAAyA4AMOMHAAADABDkBwAAyA4AMPQHAgAAAAH7BwIAlA0AIfwHAADEDAAggQhAALsMACGCCEAA3QwAIYcIAAEAAAGPCAIAtAwAIZEIAQCzDAAh6AhAAN0MACGxCQEAswwAIbIJQADdDAAhswkCAJQNACEDAAAAAwAgAQAABAAwAgAABQAgDwQAAOcMACAMAAC8DgAgDQAA4Q0AIA4AAN8NACDiBwAAug4AMOMHAAAHABDkBwAAug4AMPQHAgC0DAAhgQhAALsMACGQCAIAtAwAIZEIAQCzDAAhkggBALMMACGTCAABuw4AIZQIAADWDAAglQgAANYMACABAAAABwAgDAMAAOcMACAFAAC-DgAgCwAAxw4AIAwAALwOACDiBwAAxg4AMOMHAAAJABDkBwAAxg4AMPQHAgC0DAAh-wcCALQMACH8BwAAxAwAIIEIQAC7DAAhjwgCALQMACEEAwAAjxAAIAUAANcYACALAADbGAAgDAAA1hgAIA0DAADnDAAgBQAAvg4AIAsAAMcOACAMAAC8DgAg4gcAAMYOADDjBwAACQAQ5AcAAMYOADD0BwIAAAAB-wcCALQMACH8BwAAxAwAIIEIQAC7DAAhjwgCALQMACHXCQAAxQ4AIAMAAAAJACABAAAKADACAAALACAQBgAAww4AIAgAAMQOACAJAADfDQAg4gcAAMIOADDjBwAADQAQ5AcAAMIOADD0BwIAtAwAIfwHAADEDAAg_wcCALQMACGBCEAAuwwAIYIIQAC7DAAhiggAAbsOACGLCAEA3AwAIYwIAQDcDAAhjQhAAN0MACGOCEAA3QwAIQgGAADYGAAgCAAA2hgAIAkAAKgYACCKCAAAyw4AIIsIAADLDgAgjAgAAMsOACCNCAAAyw4AII4IAADLDgAgEAYAAMMOACAIAADEDgAgCQAA3w0AIOIHAADCDgAw4wcAAA0AEOQHAADCDgAw9AcCAAAAAfwHAADEDAAg_wcCALQMACGBCEAAuwwAIYIIQAC7DAAhiggAAQAAAYsIAQDcDAAhjAgBANwMACGNCEAA3QwAIY4IQADdDAAhAwAAAA0AIAEAAA4AMAIAAA8AIAgHAADBDgAg4gcAAMAOADDjBwAAEQAQ5AcAAMAOADCBCEAAuwwAIYcIAAGkDQAhiAgCALQMACGJCEAA3QwAIQIHAADZGAAgiQgAAMsOACAIBwAAwQ4AIOIHAADADgAw4wcAABEAEOQHAADADgAwgQhAALsMACGHCAABAAABiAgCALQMACGJCEAA3QwAIQMAAAARACABAAASADACAAATACADAAAAAwAgAQAABAAwAgAABQAgAQAAABEAIAEAAAADACAPBQAAvg4AIAYAAL8OACDiBwAAvQ4AMOMHAAAYABDkBwAAvQ4AMPkHAAGkDQAh-gcAAaQNACH7BwIAtAwAIfwHAADEDAAg_QcCALQMACH-B0AA3QwAIf8HAgCUDQAhgAhAAN0MACGBCEAAuwwAIYIIQAC7DAAhBQUAANcYACAGAADYGAAg_gcAAMsOACD_BwAAyw4AIIAIAADLDgAgDwUAAL4OACAGAAC_DgAg4gcAAL0OADDjBwAAGAAQ5AcAAL0OADD5BwABAAAB-gcAAQAAAfsHAgC0DAAh_AcAAMQMACD9BwIAtAwAIf4HQADdDAAh_wcCAJQNACGACEAA3QwAIYEIQAC7DAAhgghAALsMACEDAAAAGAAgAQAAGQAwAgAAGgAgAQAAAAkAIAEAAAANACABAAAAGAAgAwAAABgAIAEAABkAMAIAABoAIAMAAAADACABAAAEADACAAAFACABAAAACQAgAQAAABgAIAEAAAADACABAAAADQAgBQQAAI8QACAMAADWGAAgDQAAqhgAIA4AAKgYACCTCAAAyw4AIA8EAADnDAAgDAAAvA4AIA0AAOENACAOAADfDQAg4gcAALoOADDjBwAABwAQ5AcAALoOADD0BwIAAAABgQhAALsMACGQCAIAtAwAIZEIAQCzDAAhkggBAAAAAZMIAAG7DgAhlAgAANYMACCVCAAA1gwAIAMAAAAHACABAAAlADACAAAmACADAAAACQAgAQAACgAwAgAACwAgCgMAAOcMACDiBwAAqQ0AMOMHAAApABDkBwAAqQ0AMIEIQAC7DAAhjwgCALQMACHtCAEAswwAIe4IBADmDAAh7wgCALQMACHwCEAA3QwAIQEAAAApACAHAwAA5wwAIOIHAAC5DgAw4wcAACsAEOQHAAC5DgAwhwgAAaQNACGJCEAA3QwAIY8IAgC0DAAhAgMAAI8QACCJCAAAyw4AIAgDAADnDAAg4gcAALkOADDjBwAAKwAQ5AcAALkOADCHCAABpA0AIYkIQADdDAAhjwgCALQMACHWCQAAuA4AIAMAAAArACABAAAsADACAAAtACANAwAA5wwAIOIHAAC3DgAw4wcAAC8AEOQHAAC3DgAw9AcCALQMACGBCEAAuwwAIY8IAgC0DAAhkQgBALMMACHoCEAA3QwAIekIAAGkDQAh6ggAAaQNACHrCAQA5gwAIewIAADWDAAgAgMAAI8QACDoCAAAyw4AIA0DAADnDAAg4gcAALcOADDjBwAALwAQ5AcAALcOADD0BwIAAAABgQhAALsMACGPCAIAtAwAIZEIAQCzDAAh6AhAAN0MACHpCAABAAAB6ggAAaQNACHrCAQA5gwAIewIAADWDAAgAwAAAC8AIAEAADAAMAIAADEAIAoDAADnDAAg4gcAALYOADDjBwAAMwAQ5AcAALYOADD0BwIAtAwAIYEIQAC7DAAhjwgCALQMACHmCAEAswwAIecIAQCzDAAh6AhAAN0MACECAwAAjxAAIOgIAADLDgAgCwMAAOcMACDiBwAAtg4AMOMHAAAzABDkBwAAtg4AMPQHAgAAAAGBCEAAuwwAIY8IAgC0DAAh5ggBALMMACHnCAEAswwAIegIQADdDAAh1QkAALUOACADAAAAMwAgAQAANAAwAgAANQAgFxgAALMOACAZAADnDAAgGwAA5g0AIBwAAOcNACAdAAC0DgAg4gcAALIOADDjBwAANwAQ5AcAALIOADD0BwIAtAwAIYEIQAC7DAAhoAhAALsMACGiCAIAtAwAIaMIAQCzDAAhpAhAAN0MACGlCAIAlA0AIacIAQCzDAAh_AgCALQMACH9CCAA3gwAIf4IIADeDAAh_wgCALQMACGACUAAuwwAIYEJAgC0DAAhggkCAJQNACEIGAAA1BgAIBkAAI8QACAbAACvGAAgHAAAsBgAIB0AANUYACCkCAAAyw4AIKUIAADLDgAgggkAAMsOACAXGAAAsw4AIBkAAOcMACAbAADmDQAgHAAA5w0AIB0AALQOACDiBwAAsg4AMOMHAAA3ABDkBwAAsg4AMPQHAgAAAAGBCEAAuwwAIaAIQAC7DAAhoggCALQMACGjCAEAswwAIaQIQADdDAAhpQgCAJQNACGnCAEAswwAIfwIAgC0DAAh_QggAN4MACH-CCAA3gwAIf8IAgC0DAAhgAlAALsMACGBCQIAtAwAIYIJAgCUDQAhAwAAADcAIAEAADgAMAIAADkAIAMAAAA3ACABAAA4ADACAAA5ACABAAAANwAgDBkAAOcMACAaAACuDgAg4gcAALEOADDjBwAAPQAQ5AcAALEOADD0BwIAtAwAIYEIQAC7DAAhoggCALQMACGjCAEAswwAIaQIQADdDAAhpQgCAJQNACH5CAIAtAwAIQQZAACPEAAgGgAA0xgAIKQIAADLDgAgpQgAAMsOACAMGQAA5wwAIBoAAK4OACDiBwAAsQ4AMOMHAAA9ABDkBwAAsQ4AMPQHAgAAAAGBCEAAuwwAIaIIAgC0DAAhowgBALMMACGkCEAA3QwAIaUIAgCUDQAh-QgCALQMACEDAAAAPQAgAQAAPgAwAgAAPwAgCQMAAOcMACAaAACuDgAg4gcAALAOADDjBwAAQQAQ5AcAALAOADCPCAIAtAwAIfkIAgC0DAAh-ggCALQMACH7CEAAuwwAIQIDAACPEAAgGgAA0xgAIAoDAADnDAAgGgAArg4AIOIHAACwDgAw4wcAAEEAEOQHAACwDgAwjwgCALQMACH5CAIAtAwAIfoIAgC0DAAh-whAALsMACHUCQAArw4AIAMAAABBACABAABCADACAABDACAGGgAArg4AIOIHAACtDgAw4wcAAEUAEOQHAACtDgAw9AcCALQMACH5CAIAtAwAIQEaAADTGAAgBhoAAK4OACDiBwAArQ4AMOMHAABFABDkBwAArQ4AMPQHAgAAAAH5CAIAtAwAIQMAAABFACABAABGADACAABHACABAAAAPQAgAQAAAEEAIAEAAABFACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAEEAIAEAAEIAMAIAAEMAIBQZAADnDAAgIAAAqg4AICUAAKsOACAmAADoDQAgJwAArA4AIOIHAACoDgAw4wcAAE4AEOQHAACoDgAw9AcCALQMACGBCEAAuwwAIaAIQAC7DAAhoggCALQMACGkCEAA3QwAIaUIAgCUDQAhpwgBALMMACGsCAAAqQ7hCCLDCAEAswwAId8IAgCUDQAh4QgCAJQNACHiCAIAtAwAIQkZAACPEAAgIAAA0RgAICUAANAYACAmAACxGAAgJwAA0hgAIKQIAADLDgAgpQgAAMsOACDfCAAAyw4AIOEIAADLDgAgFRkAAOcMACAgAACqDgAgJQAAqw4AICYAAOgNACAnAACsDgAg4gcAAKgOADDjBwAATgAQ5AcAAKgOADD0BwIAAAABgQhAALsMACGgCEAAuwwAIaIIAgC0DAAhpAhAAN0MACGlCAIAlA0AIacIAQCzDAAhrAgAAKkO4QgiwwgBALMMACHfCAIAlA0AIeEIAgCUDQAh4ggCALQMACHTCQAApw4AIAMAAABOACABAABPADACAABQACAHHwAAoQ0AIOIHAACgDQAw4wcAAFIAEOQHAACgDQAw9AcCALQMACGRCAEAswwAIccIAQCzDAAhAQAAAFIAIAMAAABOACABAABPADACAABQACABAAAATgAgDxkAAOcMACAhAACYDQAgIgAAow4AICQAAOkNACDiBwAAog4AMOMHAABWABDkBwAAog4AMPQHAgC0DAAhgQhAALsMACGiCAIAtAwAIaQIQADdDAAhpQgCAJQNACHDCAEAswwAIdwIAgC0DAAh3ggCALQMACEBAAAAVgAgAQAAAE4AIAkDAADnDAAgIwAApg4AIOIHAAClDgAw4wcAAFkAEOQHAAClDgAwgQhAALsMACGPCAIAtAwAIaYIAgC0DAAh3QgCALQMACECAwAAjxAAICMAANAYACAKAwAA5wwAICMAAKYOACDiBwAApQ4AMOMHAABZABDkBwAApQ4AMIEIQAC7DAAhjwgCALQMACGmCAIAtAwAId0IAgC0DAAh0gkAAKQOACADAAAAWQAgAQAAWgAwAgAAWwAgAQAAAFkAIAYZAACPEAAgIQAA9xEAICIAAPcRACAkAACyGAAgpAgAAMsOACClCAAAyw4AIBAZAADnDAAgIQAAmA0AICIAAKMOACAkAADpDQAg4gcAAKIOADDjBwAAVgAQ5AcAAKIOADD0BwIAAAABgQhAALsMACGiCAIAtAwAIaQIQADdDAAhpQgCAJQNACHDCAEAswwAIdwIAgC0DAAh3ggCALQMACHRCQAAoQ4AIAMAAABWACABAABeADACAABfACAFIQAAmA0AIOIHAACXDQAw4wcAAGEAEOQHAACXDQAw3AgCALQMACEBAAAAYQAgAQAAAFYAIAMAAABWACABAABeADACAABfACADAAAAWQAgAQAAWgAwAgAAWwAgCwMAAOcMACDiBwAAoA4AMOMHAABmABDkBwAAoA4AMOUHAQCzDAAhgQhAALsMACGPCAIAtAwAIawIAgC0DAAhwwgBALMMACGmCQEAswwAIacJAAGkDQAhAQMAAI8QACAMAwAA5wwAIOIHAACgDgAw4wcAAGYAEOQHAACgDgAw5QcBALMMACGBCEAAuwwAIY8IAgC0DAAhrAgCALQMACHDCAEAswwAIaYJAQCzDAAhpwkAAaQNACHQCQAAnw4AIAMAAABmACABAABnADACAABoACAPBAAA5wwAIDAAAJ4OACDiBwAAnA4AMOMHAABqABDkBwAAnA4AMPQHAgC0DAAhgQhAALsMACGQCAIAtAwAIZEIAQCzDAAhqAgBALMMACGsCAAAnQ7VCCLHCAEAswwAIdIIAgC0DAAh0wgCALQMACHVCCAA3gwAIQIEAACPEAAgMAAAzxgAIA8EAADnDAAgMAAAng4AIOIHAACcDgAw4wcAAGoAEOQHAACcDgAw9AcCAAAAAYEIQAC7DAAhkAgCALQMACGRCAEAswwAIagIAQCzDAAhrAgAAJ0O1QgixwgBAAAAAdIIAgC0DAAh0wgCALQMACHVCCAA3gwAIQMAAABqACABAABrADACAABsACAfIAEAswwAISkAAJsOACArAACNDgAgLwAA7w0AIOIHAACYDgAw4wcAAG4AEOQHAACYDgAw9AcCALQMACGBCEAAuwwAIZAIAgCUDQAhoAhAALsMACGkCEAA3QwAIaUIAgCUDQAhpwgBALMMACGoCAEAswwAIawIAACaDswIIrQIAgCUDQAhtwgQAJcOACHCCBAAlw4AIccIAQDcDAAhyAgBANwMACHJCBAAmQ4AIcoIAgC0DAAhzAgBANwMACHNCEAA3QwAIc4IAgC0DAAhzwggAN4MACHQCAEAswwAIdEIAQCzDAAh0ggCALQMACHTCAIAtAwAIQwpAADOGAAgKwAAyhgAIC8AALgYACCQCAAAyw4AIKQIAADLDgAgpQgAAMsOACC0CAAAyw4AIMcIAADLDgAgyAgAAMsOACDJCAAAyw4AIMwIAADLDgAgzQgAAMsOACAfIAEAswwAISkAAJsOACArAACNDgAgLwAA7w0AIOIHAACYDgAw4wcAAG4AEOQHAACYDgAw9AcCAAAAAYEIQAC7DAAhkAgCAJQNACGgCEAAuwwAIaQIQADdDAAhpQgCAJQNACGnCAEAswwAIagIAQCzDAAhrAgAAJoOzAgitAgCAJQNACG3CBAAlw4AIcIIEACXDgAhxwgBANwMACHICAEA3AwAIckIEACZDgAhyggCALQMACHMCAEA3AwAIc0IQADdDAAhzggCALQMACHPCCAA3gwAIdAIAQCzDAAh0QgBALMMACHSCAIAtAwAIdMIAgC0DAAhAwAAAG4AIAEAAG8AMAIAAHAAIAEAAABqACAMLAAAlA4AIC4AAJEOACDiBwAAlg4AMOMHAABzABDkBwAAlg4AMKcIAQCzDAAhtAgCAJQNACG1CAIAtAwAIbYIAgC0DAAhtwgQAJcOACG4CAIAtAwAIbkIAQDcDAAhBCwAAM0YACAuAADMGAAgtAgAAMsOACC5CAAAyw4AIA0sAACUDgAgLgAAkQ4AIOIHAACWDgAw4wcAAHMAEOQHAACWDgAwpwgBALMMACG0CAIAlA0AIbUIAgC0DAAhtggCALQMACG3CBAAlw4AIbgIAgC0DAAhuQgBANwMACHPCQAAlQ4AIAMAAABzACABAAB0ADACAAB1ACADAAAAcwAgAQAAdAAwAgAAdQAgBywAAJQOACDiBwAAkw4AMOMHAAB4ABDkBwAAkw4AMKAIQAC7DAAhtAgCALQMACG1CAIAtAwAIQEsAADNGAAgCCwAAJQOACDiBwAAkw4AMOMHAAB4ABDkBwAAkw4AMKAIQAC7DAAhtAgCALQMACG1CAIAtAwAIc4JAACSDgAgAwAAAHgAIAEAAHkAMAIAAHoAIAEAAABzACABAAAAeAAgEBkAAOcMACAuAACRDgAg4gcAAJAOADDjBwAAfgAQ5AcAAJAOADD0BwIAtAwAIYEIQAC7DAAhoggCALQMACGkCEAA3QwAIaUIAgCUDQAhpwgBANwMACG2CAIAtAwAIcIIAgC0DAAhwwgBALMMACHECAEA3AwAIcUIQADdDAAhBxkAAI8QACAuAADMGAAgpAgAAMsOACClCAAAyw4AIKcIAADLDgAgxAgAAMsOACDFCAAAyw4AIBEZAADnDAAgLgAAkQ4AIOIHAACQDgAw4wcAAH4AEOQHAACQDgAw9AcCAAAAAYEIQAC7DAAhoggCALQMACGkCEAA3QwAIaUIAgCUDQAhpwgBANwMACG2CAIAtAwAIcIIAgC0DAAhwwgBALMMACHECAEA3AwAIcUIQADdDAAhzQkAAI8OACADAAAAfgAgAQAAfwAwAgAAgAEAIAEAAABzACABAAAAfgAgAQAAAG4AIBAqAADnDAAgKwAAjQ4AIC0AAI4OACDiBwAAig4AMOMHAACFAQAQ5AcAAIoOADD0BwIAtAwAIYEIQAC7DAAhoAhAALsMACGsCAAAjA6-CCK7CAAAiw67CCK8CAIAtAwAIb4IQADdDAAhvwgBANwMACHACAIAlA0AIcEIAQDcDAAhByoAAI8QACArAADKGAAgLQAAyxgAIL4IAADLDgAgvwgAAMsOACDACAAAyw4AIMEIAADLDgAgECoAAOcMACArAACNDgAgLQAAjg4AIOIHAACKDgAw4wcAAIUBABDkBwAAig4AMPQHAgAAAAGBCEAAuwwAIaAIQAC7DAAhrAgAAIwOvggiuwgAAIsOuwgivAgCALQMACG-CEAA3QwAIb8IAQDcDAAhwAgCAJQNACHBCAEA3AwAIQMAAACFAQAgAQAAhgEAMAIAAIcBACAaGQAA5wwAIDMAAO4NACA0AADxDQAgNQAAiQ4AIDYAAIAOACDiBwAAhQ4AMOMHAACJAQAQ5AcAAIUOADD0BwIAtAwAIYEIQAC7DAAhnAgBALMMACGdCAQA5gwAIZ8IAQCzDAAhoAhAALsMACGiCAIAtAwAIacIAQCzDAAhqAgBALMMACGqCAAAhg6qCCKsCAAAhw6sCCKtCAgAiA4AIa4IAgCUDQAhrwgCAJQNACGwCAEA3AwAIbEIAgC0DAAhsggCALQMACGzCAIAtAwAIQkZAACPEAAgMwAAtxgAIDQAALoYACA1AADJGAAgNgAAyBgAIK0IAADLDgAgrggAAMsOACCvCAAAyw4AILAIAADLDgAgGhkAAOcMACAzAADuDQAgNAAA8Q0AIDUAAIkOACA2AACADgAg4gcAAIUOADDjBwAAiQEAEOQHAACFDgAw9AcCAAAAAYEIQAC7DAAhnAgBALMMACGdCAQA5gwAIZ8IAQAAAAGgCEAAuwwAIaIIAgC0DAAhpwgBALMMACGoCAEAswwAIaoIAACGDqoIIqwIAACHDqwIIq0ICACIDgAhrggCAJQNACGvCAIAlA0AIbAIAQDcDAAhsQgCALQMACGyCAIAtAwAIbMIAgC0DAAhAwAAAIkBACABAACKAQAwAgAAiwEAIAwZAADnDAAgMgAA6wwAIOIHAACEDgAw4wcAAI0BABDkBwAAhA4AMPQHAgC0DAAhgQhAALsMACGYCAIAtAwAIaIIAgC0DAAhowgBALMMACGkCEAA3QwAIaUIAgCUDQAhBBkAAI8QACAyAACGEAAgpAgAAMsOACClCAAAyw4AIAwZAADnDAAgMgAA6wwAIOIHAACEDgAw4wcAAI0BABDkBwAAhA4AMPQHAgAAAAGBCEAAuwwAIZgIAgC0DAAhoggCALQMACGjCAEAswwAIaQIQADdDAAhpQgCAJQNACEDAAAAjQEAIAEAAI4BADACAACPAQAgCQMAAOcMACAyAADrDAAg4gcAAIMOADDjBwAAkQEAEOQHAACDDgAwgQhAALsMACGPCAIAtAwAIZgIAgC0DAAhpggCALQMACECAwAAjxAAIDIAAIYQACAKAwAA5wwAIDIAAOsMACDiBwAAgw4AMOMHAACRAQAQ5AcAAIMOADCBCEAAuwwAIY8IAgC0DAAhmAgCALQMACGmCAIAtAwAIcwJAACCDgAgAwAAAJEBACABAACSAQAwAgAAkwEAIAYyAADrDAAgNQIAtAwAIeIHAADqDAAw4wcAAJUBABDkBwAA6gwAMJgIAgC0DAAhAQAAAJUBACANMgAA4AwAIDcAAN8MACDiBwAA2wwAMOMHAACXAQAQ5AcAANsMADD0BwIAtAwAIYEIQAC7DAAhgghAAN0MACGWCAEAswwAIZcIAgCUDQAhmAgCAJQNACGZCAEA3AwAIZoIIADeDAAhAQAAAJcBACAPBAAA5wwAIDYAAIAOACDiBwAA_w0AMOMHAACZAQAQ5AcAAP8NADD0BwIAtAwAIYEIQAC7DAAhkAgCALQMACGRCAEAswwAIZwIAQCzDAAhnQgEAOYMACGeCAEAswwAIZ8IAQCzDAAhoAhAALsMACGhCAEAswwAIQEAAACZAQAgAQAAAJcBACABAAAAiQEAIAEAAACNAQAgAQAAAJEBACADAAAAjQEAIAEAAI4BADACAACPAQAgAwAAAH4AIAEAAH8AMAIAAIABACAMGQAA5wwAIOIHAACBDgAw4wcAAKEBABDkBwAAgQ4AMPQHAgC0DAAhgQhAALsMACGiCAIAtAwAIaQIQADdDAAhpQgCAJQNACGnCAEAswwAIcMIAQCzDAAhxghAAN0MACEEGQAAjxAAIKQIAADLDgAgpQgAAMsOACDGCAAAyw4AIAwZAADnDAAg4gcAAIEOADDjBwAAoQEAEOQHAACBDgAw9AcCAAAAAYEIQAC7DAAhoggCALQMACGkCEAA3QwAIaUIAgCUDQAhpwgBALMMACHDCAEAswwAIcYIQADdDAAhAwAAAKEBACABAACiAQAwAgAAowEAIAMAAACRAQAgAQAAkgEAMAIAAJMBACACBAAAjxAAIDYAAMgYACAPBAAA5wwAIDYAAIAOACDiBwAA_w0AMOMHAACZAQAQ5AcAAP8NADD0BwIAAAABgQhAALsMACGQCAIAtAwAIZEIAQCzDAAhnAgBALMMACGdCAQA5gwAIZ4IAQCzDAAhnwgBAAAAAaAIQAC7DAAhoQgBALMMACEDAAAAmQEAIAEAAKYBADACAACnAQAgBwQAAOcMACA6AgC0DAAh4gcAAOUMADDjBwAAqQEAEOQHAADlDAAwkAgCALQMACGbCAQA5gwAIQEAAACpAQAgExkAANoNACA8AADnDAAgPQAA2g0AIOIHAAD9DQAw4wcAAKsBABDkBwAA_Q0AMPQHAgC0DAAhgQhAALsMACGiCAIAlA0AIawIAAD-DaAJIo4JAQCzDAAhlAkBALMMACGVCQIAtAwAIZ0JAgC0DAAhngkBANwMACGgCQIAlA0AIaEJAQDcDAAhoglAAN0MACGjCUAA3QwAIQkZAACPEAAgPAAAjxAAID0AAI8QACCiCAAAyw4AIJ4JAADLDgAgoAkAAMsOACChCQAAyw4AIKIJAADLDgAgowkAAMsOACATGQAA2g0AIDwAAOcMACA9AADaDQAg4gcAAP0NADDjBwAAqwEAEOQHAAD9DQAw9AcCAAAAAYEIQAC7DAAhoggCAJQNACGsCAAA_g2gCSKOCQEAswwAIZQJAQCzDAAhlQkCALQMACGdCQIAtAwAIZ4JAQDcDAAhoAkCAJQNACGhCQEA3AwAIaIJQADdDAAhowlAAN0MACEDAAAAqwEAIAEAAKwBADACAACtAQAgQhAAAN8NACARAADgDQAgEgAA4Q0AIBMAAOINACAUAADjDQAgFQAA5A0AIBYAAOUNACAXAAC1DQAgGwAA5g0AIB4AAOcNACAfAAChDQAgJAAA6Q0AICYAAOgNACAoAADqDQAgLQAA6w0AIC8AAO8NACAxAADsDQAgMwAA7g0AIDQAAPENACA4AADtDQAgOQAA8A0AIDoAAPINACA7AADzDQAgPgAA9A0AID8AAPQNACBAAAD0DQAgQgAA9Q0AIEMAAPUNACBEAAD2DQAgRQAA9w0AIEcAAPgNACBIAAD5DQAgSgAA-g0AIEsAAPoNACBPAAD7DQAgUAAA-w0AIFEAAPwNACDiBwAA3Q0AMOMHAACvAQAQ5AcAAN0NADD0BwIAtAwAIYEIQAC7DAAhmQgBANwMACHNCEAA3QwAIakJAQDcDAAhtAkBALMMACG1CUAA3QwAIbYJAQDcDAAhuAkAAN4NuAkiuQlAAN0MACG6CUAA3QwAIbsJAQDcDAAhvAlAAN0MACG9CUAA3QwAIb4JAQDcDAAhvwlAAN0MACHACUAA3QwAIcEJAgC0DAAhwgkgAN4MACHDCUAA3QwAIcQJIADeDAAhxQkBANwMACHGCQEA3AwAIccJAQDcDAAhyAkBANwMACHJCQEA3AwAIQEAAACvAQAgAQAAAK8BACADAAAAqwEAIAEAAKwBADACAACtAQAgAwAAAKsBACABAACsAQAwAgAArQEAIA8EAADaDQAgQQAA5wwAIOIHAADcDQAw4wcAALQBABDkBwAA3A0AMPMHQAC7DAAh9AcCALQMACGQCAIAlA0AIacIAQDcDAAhwwgBALMMACGOCQEA3AwAIZQJAQCzDAAhlQkCALQMACGbCQIAtAwAIZwJAgC0DAAhBQQAAI8QACBBAACPEAAgkAgAAMsOACCnCAAAyw4AII4JAADLDgAgEAQAANoNACBBAADnDAAg4gcAANwNADDjBwAAtAEAEOQHAADcDQAw8wdAALsMACH0BwIAAAABkAgCAJQNACGnCAEA3AwAIcMIAQCzDAAhjgkBANwMACGUCQEAswwAIZUJAgC0DAAhmwkCALQMACGcCQIAtAwAIcsJAADbDQAgAwAAALQBACABAAC1AQAwAgAAtgEAIAEAAACvAQAgAwAAALQBACABAAC1AQAwAgAAtgEAIA4DAADaDQAgVwAArg0AIOIHAADZDQAw4wcAALoBABDkBwAA2Q0AMPQHAgC0DAAhgQhAALsMACGPCAIAlA0AIYUJAgC0DAAhigkBANwMACGtCQEAswwAIa4JAQCzDAAhrwlAALsMACGwCUAA3QwAIQQDAACPEAAgjwgAAMsOACCKCQAAyw4AILAJAADLDgAgDgMAANoNACBXAACuDQAg4gcAANkNADDjBwAAugEAEOQHAADZDQAw9AcCAAAAAYEIQAC7DAAhjwgCAJQNACGFCQIAtAwAIYoJAQDcDAAhrQkBALMMACGuCQEAswwAIa8JQAC7DAAhsAlAAN0MACEDAAAAugEAIAEAALsBADACAAC8AQAgAQAAAK8BACALAwAA5wwAIOIHAADYDQAw4wcAAL8BABDkBwAA2A0AMIEIQAC7DAAhgghAALsMACGHCAABpA0AIYkIQADdDAAhjwgCALQMACGoCQEAswwAIakJAQCzDAAhAgMAAI8QACCJCAAAyw4AIAsDAADnDAAg4gcAANgNADDjBwAAvwEAEOQHAADYDQAwgQhAALsMACGCCEAAuwwAIYcIAAEAAAGJCEAA3QwAIY8IAgC0DAAhqAkBALMMACGpCQEAswwAIQMAAAC_AQAgAQAAwAEAMAIAAMEBACALRgAA5wwAIOIHAADXDQAw4wcAAMMBABDkBwAA1w0AMPQHAgC0DAAhgQhAALsMACGCCEAAuwwAIYcIAAGkDQAhqgkCALQMACGrCQIAtAwAIawJAgC0DAAhAUYAAI8QACALRgAA5wwAIOIHAADXDQAw4wcAAMMBABDkBwAA1w0AMPQHAgAAAAGBCEAAuwwAIYIIQAC7DAAhhwgAAQAAAaoJAgC0DAAhqwkCALQMACGsCQIAtAwAIQMAAADDAQAgAQAAxAEAMAIAAMUBACATAwAA5wwAIOIHAADWDQAw4wcAAMcBABDkBwAA1g0AMPQHAgC0DAAh9gdAAN0MACH-B0AAuwwAIYIIQADdDAAhjwgCALQMACGbCAQA5gwAIZ8IAQDcDAAhhAkBALMMACGFCQIAtAwAIYYJAgC0DAAhhwkCALQMACGICQQA5gwAIYkJAgC0DAAhigkBANwMACGLCUAA3QwAIQYDAACPEAAg9gcAAMsOACCCCAAAyw4AIJ8IAADLDgAgigkAAMsOACCLCQAAyw4AIBMDAADnDAAg4gcAANYNADDjBwAAxwEAEOQHAADWDQAw9AcCAAAAAfYHQADdDAAh_gdAALsMACGCCEAA3QwAIY8IAgC0DAAhmwgEAOYMACGfCAEAAAABhAkBALMMACGFCQIAtAwAIYYJAgC0DAAhhwkCALQMACGICQQA5gwAIYkJAgC0DAAhigkBANwMACGLCUAA3QwAIQMAAADHAQAgAQAAyAEAMAIAAMkBACALAwAA5wwAIEkAAOcMACDiBwAA1Q0AMOMHAADLAQAQ5AcAANUNADD0BwIAtAwAIYEIQAC7DAAhjwgCALQMACGPCQIAtAwAIZIJAQCzDAAhkwlAAN0MACEDAwAAjxAAIEkAAI8QACCTCQAAyw4AIAsDAADnDAAgSQAA5wwAIOIHAADVDQAw4wcAAMsBABDkBwAA1Q0AMPQHAgAAAAGBCEAAuwwAIY8IAgC0DAAhjwkCALQMACGSCQEAswwAIZMJQADdDAAhAwAAAMsBACABAADMAQAwAgAAzQEAIAMAAADLAQAgAQAAzAEAMAIAAM0BACAPAwAA5wwAICsCALQMACFJAADnDAAgTgAAvA0AIOIHAADUDQAw4wcAANABABDkBwAA1A0AMPQHAgC0DAAhgQhAALsMACGPCAIAtAwAIYQJAQCzDAAhjgkBANwMACGPCQIAtAwAIZAJAQCzDAAhkQlAAN0MACEFAwAAjxAAIEkAAI8QACBOAACXFAAgjgkAAMsOACCRCQAAyw4AIA8DAADnDAAgKwIAtAwAIUkAAOcMACBOAAC8DQAg4gcAANQNADDjBwAA0AEAEOQHAADUDQAw9AcCAAAAAYEIQAC7DAAhjwgCALQMACGECQEAswwAIY4JAQDcDAAhjwkCALQMACGQCQEAswwAIZEJQADdDAAhAwAAANABACABAADRAQAwAgAA0gEAIApMAADSDQAgTQAA0w0AIOIHAADRDQAw4wcAANQBABDkBwAA0Q0AMIQJAQDcDAAhjAkCALQMACGNCQIAtAwAIY4JAQDcDAAhjwkCAJQNACEFTAAAxhgAIE0AAMcYACCECQAAyw4AII4JAADLDgAgjwkAAMsOACAKTAAA0g0AIE0AANMNACDiBwAA0Q0AMOMHAADUAQAQ5AcAANENADCECQEA3AwAIYwJAgAAAAGNCQIAtAwAIY4JAQDcDAAhjwkCAJQNACEDAAAA1AEAIAEAANUBADACAADWAQAgAwAAANQBACABAADVAQAwAgAA1gEAIAEAAADUAQAgAQAAANQBACADAAAA0AEAIAEAANEBADACAADSAQAgCQMAAOcMACDiBwAA0A0AMOMHAADcAQAQ5AcAANANADCBCEAAuwwAIY8IAgC0DAAhmwgCALQMACGdCAIAtAwAIZ8IAQCzDAAhAQMAAI8QACAKAwAA5wwAIOIHAADQDQAw4wcAANwBABDkBwAA0A0AMIEIQAC7DAAhjwgCALQMACGbCAIAtAwAIZ0IAgC0DAAhnwgBAAAAAcoJAADPDQAgAwAAANwBACABAADdAQAwAgAA3gEAIAEAAAADACABAAAABwAgAQAAAAkAIAEAAAArACABAAAALwAgAQAAADMAIAEAAAA3ACABAAAAPQAgAQAAAEEAIAEAAABOACABAAAAVgAgAQAAAFkAIAEAAABmACABAAAAagAgAQAAAIUBACABAAAAiQEAIAEAAACNAQAgAQAAAH4AIAEAAAChAQAgAQAAAJEBACABAAAAmQEAIAEAAACrAQAgAQAAAKsBACABAAAAqwEAIAEAAAC0AQAgAQAAALQBACABAAAAugEAIAEAAAC_AQAgAQAAAMMBACABAAAAxwEAIAEAAADLAQAgAQAAAMsBACABAAAA0AEAIAEAAADQAQAgAQAAANwBACABAAAAAQAgOBAAAKgYACARAACpGAAgEgAAqhgAIBMAAKsYACAUAACsGAAgFQAArRgAIBYAAK4YACAXAADWEwAgGwAArxgAIB4AALAYACAfAADQEgAgJAAAshgAICYAALEYACAoAACzGAAgLQAAtBgAIC8AALgYACAxAAC1GAAgMwAAtxgAIDQAALoYACA4AAC2GAAgOQAAuRgAIDoAALsYACA7AAC8GAAgPgAAvRgAID8AAL0YACBAAAC9GAAgQgAAvhgAIEMAAL4YACBEAAC_GAAgRQAAwBgAIEcAAMEYACBIAADCGAAgSgAAwxgAIEsAAMMYACBPAADEGAAgUAAAxBgAIFEAAMUYACCZCAAAyw4AIM0IAADLDgAgqQkAAMsOACC1CQAAyw4AILYJAADLDgAguQkAAMsOACC6CQAAyw4AILsJAADLDgAgvAkAAMsOACC9CQAAyw4AIL4JAADLDgAgvwkAAMsOACDACQAAyw4AIMMJAADLDgAgxQkAAMsOACDGCQAAyw4AIMcJAADLDgAgyAkAAMsOACDJCQAAyw4AIAMAAACvAQAgAQAAhAIAMAIAAAEAIAMAAACvAQAgAQAAhAIAMAIAAAEAIAMAAACvAQAgAQAAhAIAMAIAAAEAID8QAACDGAAgEQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA6AACYGAAgOwAAmRgAID4AAJoYACA_AACbGAAgQAAAnBgAIEIAAJ0YACBDAACeGAAgRAAAnxgAIEUAAKAYACBHAAChGAAgSAAAohgAIEoAAKMYACBLAACkGAAgTwAApRgAIFAAAKYYACBRAACnGAAg9AcCAAAAAYEIQAAAAAGZCAEAAAABzQhAAAAAAakJAQAAAAG0CQEAAAABtQlAAAAAAbYJAQAAAAG4CQAAALgJArkJQAAAAAG6CUAAAAABuwkBAAAAAbwJQAAAAAG9CUAAAAABvgkBAAAAAb8JQAAAAAHACUAAAAABwQkCAAAAAcIJIAAAAAHDCUAAAAABxAkgAAAAAcUJAQAAAAHGCQEAAAABxwkBAAAAAcgJAQAAAAHJCQEAAAABAVcAAIgCACAa9AcCAAAAAYEIQAAAAAGZCAEAAAABzQhAAAAAAakJAQAAAAG0CQEAAAABtQlAAAAAAbYJAQAAAAG4CQAAALgJArkJQAAAAAG6CUAAAAABuwkBAAAAAbwJQAAAAAG9CUAAAAABvgkBAAAAAb8JQAAAAAHACUAAAAABwQkCAAAAAcIJIAAAAAHDCUAAAAABxAkgAAAAAcUJAQAAAAHGCQEAAAABxwkBAAAAAcgJAQAAAAHJCQEAAAABAVcAAIoCADABVwAAigIAMD8QAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACECAAAAAQAgVwAAjQIAIBr0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIQIAAACvAQAgVwAAjwIAIAIAAACvAQAgVwAAjwIAIAMAAAABACBeAACIAgAgXwAAjQIAIAEAAAABACABAAAArwEAIBgKAADaFAAgZAAA2xQAIGUAAN4UACBmAADdFAAgZwAA3BQAIJkIAADLDgAgzQgAAMsOACCpCQAAyw4AILUJAADLDgAgtgkAAMsOACC5CQAAyw4AILoJAADLDgAguwkAAMsOACC8CQAAyw4AIL0JAADLDgAgvgkAAMsOACC_CQAAyw4AIMAJAADLDgAgwwkAAMsOACDFCQAAyw4AIMYJAADLDgAgxwkAAMsOACDICQAAyw4AIMkJAADLDgAgHeIHAADLDQAw4wcAAJYCABDkBwAAyw0AMPQHAgCnDAAhgQhAALcMACGZCAEAzwwAIc0IQADFDAAhqQkBAM8MACG0CQEApgwAIbUJQADFDAAhtgkBAM8MACG4CQAAzA24CSK5CUAAxQwAIboJQADFDAAhuwkBAM8MACG8CUAAxQwAIb0JQADFDAAhvgkBAM8MACG_CUAAxQwAIcAJQADFDAAhwQkCAKcMACHCCSAA2AwAIcMJQADFDAAhxAkgANgMACHFCQEAzwwAIcYJAQDPDAAhxwkBAM8MACHICQEAzwwAIckJAQDPDAAhAwAAAK8BACABAACVAgAwYwAAlgIAIAMAAACvAQAgAQAAhAIAMAIAAAEAIAEAAADeAQAgAQAAAN4BACADAAAA3AEAIAEAAN0BADACAADeAQAgAwAAANwBACABAADdAQAwAgAA3gEAIAMAAADcAQAgAQAA3QEAMAIAAN4BACAGAwAA2RQAIIEIQAAAAAGPCAIAAAABmwgCAAAAAZ0IAgAAAAGfCAEAAAABAVcAAJ4CACAFgQhAAAAAAY8IAgAAAAGbCAIAAAABnQgCAAAAAZ8IAQAAAAEBVwAAoAIAMAFXAACgAgAwBgMAANgUACCBCEAA1w4AIY8IAgDSDgAhmwgCANIOACGdCAIA0g4AIZ8IAQDRDgAhAgAAAN4BACBXAACjAgAgBYEIQADXDgAhjwgCANIOACGbCAIA0g4AIZ0IAgDSDgAhnwgBANEOACECAAAA3AEAIFcAAKUCACACAAAA3AEAIFcAAKUCACADAAAA3gEAIF4AAJ4CACBfAACjAgAgAQAAAN4BACABAAAA3AEAIAUKAADTFAAgZAAA1BQAIGUAANcUACBmAADWFAAgZwAA1RQAIAjiBwAAyg0AMOMHAACsAgAQ5AcAAMoNADCBCEAAtwwAIY8IAgCnDAAhmwgCAKcMACGdCAIApwwAIZ8IAQCmDAAhAwAAANwBACABAACrAgAwYwAArAIAIAMAAADcAQAgAQAA3QEAMAIAAN4BACABAAAABQAgAQAAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIA8DAACRDwAgBQAAkg8AIA8AAN8PACD0BwIAAAAB-wcCAAAAAfwHAACQDwAggQhAAAAAAYIIQAAAAAGHCAABAAABjwgCAAAAAZEIAQAAAAHoCEAAAAABsQkBAAAAAbIJQAAAAAGzCQIAAAABAVcAALQCACAM9AcCAAAAAfsHAgAAAAH8BwAAkA8AIIEIQAAAAAGCCEAAAAABhwgAAQAAAY8IAgAAAAGRCAEAAAAB6AhAAAAAAbEJAQAAAAGyCUAAAAABswkCAAAAAQFXAAC2AgAwAVcAALYCADABAAAABwAgAQAAAA0AIA8DAACNDwAgBQAAjg8AIA8AAN0PACD0BwIA0g4AIfsHAgDpDgAh_AcAAIsPACCBCEAA1w4AIYIIQADoDgAhhwgAAeYOACGPCAIA0g4AIZEIAQDRDgAh6AhAAOgOACGxCQEA0Q4AIbIJQADoDgAhswkCAOkOACECAAAABQAgVwAAuwIAIAz0BwIA0g4AIfsHAgDpDgAh_AcAAIsPACCBCEAA1w4AIYIIQADoDgAhhwgAAeYOACGPCAIA0g4AIZEIAQDRDgAh6AhAAOgOACGxCQEA0Q4AIbIJQADoDgAhswkCAOkOACECAAAAAwAgVwAAvQIAIAIAAAADACBXAAC9AgAgAQAAAAcAIAEAAAANACADAAAABQAgXgAAtAIAIF8AALsCACABAAAABQAgAQAAAAMAIAoKAADOFAAgZAAAzxQAIGUAANIUACBmAADRFAAgZwAA0BQAIPsHAADLDgAggggAAMsOACDoCAAAyw4AILIJAADLDgAgswkAAMsOACAP4gcAAMkNADDjBwAAxgIAEOQHAADJDQAw9AcCAKcMACH7BwIAxgwAIfwHAADEDAAggQhAALcMACGCCEAAxQwAIYcIAAHDDAAhjwgCAKcMACGRCAEApgwAIegIQADFDAAhsQkBAKYMACGyCUAAxQwAIbMJAgDGDAAhAwAAAAMAIAEAAMUCADBjAADGAgAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAAC8AQAgAQAAALwBACADAAAAugEAIAEAALsBADACAAC8AQAgAwAAALoBACABAAC7AQAwAgAAvAEAIAMAAAC6AQAgAQAAuwEAMAIAALwBACALAwAAzRQAIFeAAAAAAfQHAgAAAAGBCEAAAAABjwgCAAAAAYUJAgAAAAGKCQEAAAABrQkBAAAAAa4JAQAAAAGvCUAAAAABsAlAAAAAAQFXAADOAgAgCleAAAAAAfQHAgAAAAGBCEAAAAABjwgCAAAAAYUJAgAAAAGKCQEAAAABrQkBAAAAAa4JAQAAAAGvCUAAAAABsAlAAAAAAQFXAADQAgAwAVcAANACADABAAAArwEAIAsDAADMFAAgV4AAAAAB9AcCANIOACGBCEAA1w4AIY8IAgDpDgAhhQkCANIOACGKCQEA_Q4AIa0JAQDRDgAhrgkBANEOACGvCUAA1w4AIbAJQADoDgAhAgAAALwBACBXAADUAgAgCleAAAAAAfQHAgDSDgAhgQhAANcOACGPCAIA6Q4AIYUJAgDSDgAhigkBAP0OACGtCQEA0Q4AIa4JAQDRDgAhrwlAANcOACGwCUAA6A4AIQIAAAC6AQAgVwAA1gIAIAIAAAC6AQAgVwAA1gIAIAEAAACvAQAgAwAAALwBACBeAADOAgAgXwAA1AIAIAEAAAC8AQAgAQAAALoBACAICgAAxxQAIGQAAMgUACBlAADLFAAgZgAAyhQAIGcAAMkUACCPCAAAyw4AIIoJAADLDgAgsAkAAMsOACANVwAAqw0AIOIHAADIDQAw4wcAAN4CABDkBwAAyA0AMPQHAgCnDAAhgQhAALcMACGPCAIAxgwAIYUJAgCnDAAhigkBAM8MACGtCQEApgwAIa4JAQCmDAAhrwlAALcMACGwCUAAxQwAIQMAAAC6AQAgAQAA3QIAMGMAAN4CACADAAAAugEAIAEAALsBADACAAC8AQAgAQAAAMUBACABAAAAxQEAIAMAAADDAQAgAQAAxAEAMAIAAMUBACADAAAAwwEAIAEAAMQBADACAADFAQAgAwAAAMMBACABAADEAQAwAgAAxQEAIAhGAADGFAAg9AcCAAAAAYEIQAAAAAGCCEAAAAABhwgAAQAAAaoJAgAAAAGrCQIAAAABrAkCAAAAAQFXAADmAgAgB_QHAgAAAAGBCEAAAAABgghAAAAAAYcIAAEAAAGqCQIAAAABqwkCAAAAAawJAgAAAAEBVwAA6AIAMAFXAADoAgAwCEYAAMUUACD0BwIA0g4AIYEIQADXDgAhgghAANcOACGHCAAB5g4AIaoJAgDSDgAhqwkCANIOACGsCQIA0g4AIQIAAADFAQAgVwAA6wIAIAf0BwIA0g4AIYEIQADXDgAhgghAANcOACGHCAAB5g4AIaoJAgDSDgAhqwkCANIOACGsCQIA0g4AIQIAAADDAQAgVwAA7QIAIAIAAADDAQAgVwAA7QIAIAMAAADFAQAgXgAA5gIAIF8AAOsCACABAAAAxQEAIAEAAADDAQAgBQoAAMAUACBkAADBFAAgZQAAxBQAIGYAAMMUACBnAADCFAAgCuIHAADHDQAw4wcAAPQCABDkBwAAxw0AMPQHAgCnDAAhgQhAALcMACGCCEAAtwwAIYcIAAHDDAAhqgkCAKcMACGrCQIApwwAIawJAgCnDAAhAwAAAMMBACABAADzAgAwYwAA9AIAIAMAAADDAQAgAQAAxAEAMAIAAMUBACABAAAAwQEAIAEAAADBAQAgAwAAAL8BACABAADAAQAwAgAAwQEAIAMAAAC_AQAgAQAAwAEAMAIAAMEBACADAAAAvwEAIAEAAMABADACAADBAQAgCAMAAL8UACCBCEAAAAABgghAAAAAAYcIAAEAAAGJCEAAAAABjwgCAAAAAagJAQAAAAGpCQEAAAABAVcAAPwCACAHgQhAAAAAAYIIQAAAAAGHCAABAAABiQhAAAAAAY8IAgAAAAGoCQEAAAABqQkBAAAAAQFXAAD-AgAwAVcAAP4CADAIAwAAvhQAIIEIQADXDgAhgghAANcOACGHCAAB5g4AIYkIQADoDgAhjwgCANIOACGoCQEA0Q4AIakJAQDRDgAhAgAAAMEBACBXAACBAwAgB4EIQADXDgAhgghAANcOACGHCAAB5g4AIYkIQADoDgAhjwgCANIOACGoCQEA0Q4AIakJAQDRDgAhAgAAAL8BACBXAACDAwAgAgAAAL8BACBXAACDAwAgAwAAAMEBACBeAAD8AgAgXwAAgQMAIAEAAADBAQAgAQAAAL8BACAGCgAAuRQAIGQAALoUACBlAAC9FAAgZgAAvBQAIGcAALsUACCJCAAAyw4AIAriBwAAxg0AMOMHAACKAwAQ5AcAAMYNADCBCEAAtwwAIYIIQAC3DAAhhwgAAcMMACGJCEAAxQwAIY8IAgCnDAAhqAkBAKYMACGpCQEApgwAIQMAAAC_AQAgAQAAiQMAMGMAAIoDACADAAAAvwEAIAEAAMABADACAADBAQAgAQAAAGgAIAEAAABoACADAAAAZgAgAQAAZwAwAgAAaAAgAwAAAGYAIAEAAGcAMAIAAGgAIAMAAABmACABAABnADACAABoACAIAwAAuBQAIOUHAQAAAAGBCEAAAAABjwgCAAAAAawIAgAAAAHDCAEAAAABpgkBAAAAAacJAAEAAAEBVwAAkgMAIAflBwEAAAABgQhAAAAAAY8IAgAAAAGsCAIAAAABwwgBAAAAAaYJAQAAAAGnCQABAAABAVcAAJQDADABVwAAlAMAMAgDAAC3FAAg5QcBANEOACGBCEAA1w4AIY8IAgDSDgAhrAgCANIOACHDCAEA0Q4AIaYJAQDRDgAhpwkAAeYOACECAAAAaAAgVwAAlwMAIAflBwEA0Q4AIYEIQADXDgAhjwgCANIOACGsCAIA0g4AIcMIAQDRDgAhpgkBANEOACGnCQAB5g4AIQIAAABmACBXAACZAwAgAgAAAGYAIFcAAJkDACADAAAAaAAgXgAAkgMAIF8AAJcDACABAAAAaAAgAQAAAGYAIAUKAACyFAAgZAAAsxQAIGUAALYUACBmAAC1FAAgZwAAtBQAIAriBwAAxQ0AMOMHAACgAwAQ5AcAAMUNADDlBwEApgwAIYEIQAC3DAAhjwgCAKcMACGsCAIApwwAIcMIAQCmDAAhpgkBAKYMACGnCQABwwwAIQMAAABmACABAACfAwAwYwAAoAMAIAMAAABmACABAABnADACAABoACAM4gcAAMQNADDjBwAApgMAEOQHAADEDQAw8wdAALsMACH0BwIAAAABjgkBANwMACGPCQIAlA0AIZAJAQCzDAAhlAkBALMMACGVCQIAlA0AIaQJAQDcDAAhpQkAAK4NACABAAAAowMAIAEAAACjAwAgDOIHAADEDQAw4wcAAKYDABDkBwAAxA0AMPMHQAC7DAAh9AcCALQMACGOCQEA3AwAIY8JAgCUDQAhkAkBALMMACGUCQEAswwAIZUJAgCUDQAhpAkBANwMACGlCQAArg0AIASOCQAAyw4AII8JAADLDgAglQkAAMsOACCkCQAAyw4AIAMAAACmAwAgAQAApwMAMAIAAKMDACADAAAApgMAIAEAAKcDADACAACjAwAgAwAAAKYDACABAACnAwAwAgAAowMAIAnzB0AAAAAB9AcCAAAAAY4JAQAAAAGPCQIAAAABkAkBAAAAAZQJAQAAAAGVCQIAAAABpAkBAAAAAaUJgAAAAAEBVwAAqwMAIAnzB0AAAAAB9AcCAAAAAY4JAQAAAAGPCQIAAAABkAkBAAAAAZQJAQAAAAGVCQIAAAABpAkBAAAAAaUJgAAAAAEBVwAArQMAMAFXAACtAwAwCfMHQADXDgAh9AcCANIOACGOCQEA_Q4AIY8JAgDpDgAhkAkBANEOACGUCQEA0Q4AIZUJAgDpDgAhpAkBAP0OACGlCYAAAAABAgAAAKMDACBXAACwAwAgCfMHQADXDgAh9AcCANIOACGOCQEA_Q4AIY8JAgDpDgAhkAkBANEOACGUCQEA0Q4AIZUJAgDpDgAhpAkBAP0OACGlCYAAAAABAgAAAKYDACBXAACyAwAgAgAAAKYDACBXAACyAwAgAwAAAKMDACBeAACrAwAgXwAAsAMAIAEAAACjAwAgAQAAAKYDACAJCgAArRQAIGQAAK4UACBlAACxFAAgZgAAsBQAIGcAAK8UACCOCQAAyw4AII8JAADLDgAglQkAAMsOACCkCQAAyw4AIAziBwAAww0AMOMHAAC5AwAQ5AcAAMMNADDzB0AAtwwAIfQHAgCnDAAhjgkBAM8MACGPCQIAxgwAIZAJAQCmDAAhlAkBAKYMACGVCQIAxgwAIaQJAQDPDAAhpQkAAKsNACADAAAApgMAIAEAALgDADBjAAC5AwAgAwAAAKYDACABAACnAwAwAgAAowMAIAEAAACtAQAgAQAAAK0BACADAAAAqwEAIAEAAKwBADACAACtAQAgAwAAAKsBACABAACsAQAwAgAArQEAIAMAAACrAQAgAQAArAEAMAIAAK0BACAQGQAAqxQAIDwAAKoUACA9AACsFAAg9AcCAAAAAYEIQAAAAAGiCAIAAAABrAgAAACgCQKOCQEAAAABlAkBAAAAAZUJAgAAAAGdCQIAAAABngkBAAAAAaAJAgAAAAGhCQEAAAABoglAAAAAAaMJQAAAAAEBVwAAwQMAIA30BwIAAAABgQhAAAAAAaIIAgAAAAGsCAAAAKAJAo4JAQAAAAGUCQEAAAABlQkCAAAAAZ0JAgAAAAGeCQEAAAABoAkCAAAAAaEJAQAAAAGiCUAAAAABowlAAAAAAQFXAADDAwAwAVcAAMMDADABAAAArwEAIAEAAACvAQAgEBkAAKgUACA8AACnFAAgPQAAqRQAIPQHAgDSDgAhgQhAANcOACGiCAIA6Q4AIawIAACmFKAJIo4JAQDRDgAhlAkBANEOACGVCQIA0g4AIZ0JAgDSDgAhngkBAP0OACGgCQIA6Q4AIaEJAQD9DgAhoglAAOgOACGjCUAA6A4AIQIAAACtAQAgVwAAyAMAIA30BwIA0g4AIYEIQADXDgAhoggCAOkOACGsCAAAphSgCSKOCQEA0Q4AIZQJAQDRDgAhlQkCANIOACGdCQIA0g4AIZ4JAQD9DgAhoAkCAOkOACGhCQEA_Q4AIaIJQADoDgAhowlAAOgOACECAAAAqwEAIFcAAMoDACACAAAAqwEAIFcAAMoDACABAAAArwEAIAEAAACvAQAgAwAAAK0BACBeAADBAwAgXwAAyAMAIAEAAACtAQAgAQAAAKsBACALCgAAoRQAIGQAAKIUACBlAAClFAAgZgAApBQAIGcAAKMUACCiCAAAyw4AIJ4JAADLDgAgoAkAAMsOACChCQAAyw4AIKIJAADLDgAgowkAAMsOACAQ4gcAAL8NADDjBwAA0wMAEOQHAAC_DQAw9AcCAKcMACGBCEAAtwwAIaIIAgDGDAAhrAgAAMANoAkijgkBAKYMACGUCQEApgwAIZUJAgCnDAAhnQkCAKcMACGeCQEAzwwAIaAJAgDGDAAhoQkBAM8MACGiCUAAxQwAIaMJQADFDAAhAwAAAKsBACABAADSAwAwYwAA0wMAIAMAAACrAQAgAQAArAEAMAIAAK0BACABAAAAtgEAIAEAAAC2AQAgAwAAALQBACABAAC1AQAwAgAAtgEAIAMAAAC0AQAgAQAAtQEAMAIAALYBACADAAAAtAEAIAEAALUBADACAAC2AQAgDAQAAJ8UACBBAACgFAAg8wdAAAAAAfQHAgAAAAGQCAIAAAABpwgBAAAAAcMIAQAAAAGOCQEAAAABlAkBAAAAAZUJAgAAAAGbCQIAAAABnAkCAAAAAQFXAADbAwAgCvMHQAAAAAH0BwIAAAABkAgCAAAAAacIAQAAAAHDCAEAAAABjgkBAAAAAZQJAQAAAAGVCQIAAAABmwkCAAAAAZwJAgAAAAEBVwAA3QMAMAFXAADdAwAwAQAAAK8BACAMBAAAnRQAIEEAAJ4UACDzB0AA1w4AIfQHAgDSDgAhkAgCAOkOACGnCAEA_Q4AIcMIAQDRDgAhjgkBAP0OACGUCQEA0Q4AIZUJAgDSDgAhmwkCANIOACGcCQIA0g4AIQIAAAC2AQAgVwAA4QMAIArzB0AA1w4AIfQHAgDSDgAhkAgCAOkOACGnCAEA_Q4AIcMIAQDRDgAhjgkBAP0OACGUCQEA0Q4AIZUJAgDSDgAhmwkCANIOACGcCQIA0g4AIQIAAAC0AQAgVwAA4wMAIAIAAAC0AQAgVwAA4wMAIAEAAACvAQAgAwAAALYBACBeAADbAwAgXwAA4QMAIAEAAAC2AQAgAQAAALQBACAICgAAmBQAIGQAAJkUACBlAACcFAAgZgAAmxQAIGcAAJoUACCQCAAAyw4AIKcIAADLDgAgjgkAAMsOACAN4gcAAL4NADDjBwAA6wMAEOQHAAC-DQAw8wdAALcMACH0BwIApwwAIZAIAgDGDAAhpwgBAM8MACHDCAEApgwAIY4JAQDPDAAhlAkBAKYMACGVCQIApwwAIZsJAgCnDAAhnAkCAKcMACEDAAAAtAEAIAEAAOoDADBjAADrAwAgAwAAALQBACABAAC1AQAwAgAAtgEAIBIrAAC8DQAg4gcAALsNADDjBwAA8QMAEOQHAAC7DQAw8wdAALsMACH0BwIAAAABoggCAJQNACGnCAEA3AwAIYQJAQCzDAAhjgkBANwMACGPCQIAlA0AIZQJAQCzDAAhlQkCALQMACGWCQIAlA0AIZcJAQCzDAAhmAkBANwMACGZCSAA3gwAIZoJAAC9DQAgAQAAAO4DACABAAAA7gMAIBErAAC8DQAg4gcAALsNADDjBwAA8QMAEOQHAAC7DQAw8wdAALsMACH0BwIAtAwAIaIIAgCUDQAhpwgBANwMACGECQEAswwAIY4JAQDcDAAhjwkCAJQNACGUCQEAswwAIZUJAgC0DAAhlgkCAJQNACGXCQEAswwAIZgJAQDcDAAhmQkgAN4MACEHKwAAlxQAIKIIAADLDgAgpwgAAMsOACCOCQAAyw4AII8JAADLDgAglgkAAMsOACCYCQAAyw4AIAMAAADxAwAgAQAA8gMAMAIAAO4DACADAAAA8QMAIAEAAPIDADACAADuAwAgAwAAAPEDACABAADyAwAwAgAA7gMAIA4rAACWFAAg8wdAAAAAAfQHAgAAAAGiCAIAAAABpwgBAAAAAYQJAQAAAAGOCQEAAAABjwkCAAAAAZQJAQAAAAGVCQIAAAABlgkCAAAAAZcJAQAAAAGYCQEAAAABmQkgAAAAAQFXAAD2AwAgDfMHQAAAAAH0BwIAAAABoggCAAAAAacIAQAAAAGECQEAAAABjgkBAAAAAY8JAgAAAAGUCQEAAAABlQkCAAAAAZYJAgAAAAGXCQEAAAABmAkBAAAAAZkJIAAAAAEBVwAA-AMAMAFXAAD4AwAwDisAAIwUACDzB0AA1w4AIfQHAgDSDgAhoggCAOkOACGnCAEA_Q4AIYQJAQDRDgAhjgkBAP0OACGPCQIA6Q4AIZQJAQDRDgAhlQkCANIOACGWCQIA6Q4AIZcJAQDRDgAhmAkBAP0OACGZCSAAgBAAIQIAAADuAwAgVwAA-wMAIA3zB0AA1w4AIfQHAgDSDgAhoggCAOkOACGnCAEA_Q4AIYQJAQDRDgAhjgkBAP0OACGPCQIA6Q4AIZQJAQDRDgAhlQkCANIOACGWCQIA6Q4AIZcJAQDRDgAhmAkBAP0OACGZCSAAgBAAIQIAAADxAwAgVwAA_QMAIAIAAADxAwAgVwAA_QMAIAMAAADuAwAgXgAA9gMAIF8AAPsDACABAAAA7gMAIAEAAADxAwAgCwoAAIcUACBkAACIFAAgZQAAixQAIGYAAIoUACBnAACJFAAgoggAAMsOACCnCAAAyw4AII4JAADLDgAgjwkAAMsOACCWCQAAyw4AIJgJAADLDgAgEOIHAAC6DQAw4wcAAIQEABDkBwAAug0AMPMHQAC3DAAh9AcCAKcMACGiCAIAxgwAIacIAQDPDAAhhAkBAKYMACGOCQEAzwwAIY8JAgDGDAAhlAkBAKYMACGVCQIApwwAIZYJAgDGDAAhlwkBAKYMACGYCQEAzwwAIZkJIADYDAAhAwAAAPEDACABAACDBAAwYwAAhAQAIAMAAADxAwAgAQAA8gMAMAIAAO4DACABAAAAzQEAIAEAAADNAQAgAwAAAMsBACABAADMAQAwAgAAzQEAIAMAAADLAQAgAQAAzAEAMAIAAM0BACADAAAAywEAIAEAAMwBADACAADNAQAgCAMAAIUUACBJAACGFAAg9AcCAAAAAYEIQAAAAAGPCAIAAAABjwkCAAAAAZIJAQAAAAGTCUAAAAABAVcAAIwEACAG9AcCAAAAAYEIQAAAAAGPCAIAAAABjwkCAAAAAZIJAQAAAAGTCUAAAAABAVcAAI4EADABVwAAjgQAMAgDAACDFAAgSQAAhBQAIPQHAgDSDgAhgQhAANcOACGPCAIA0g4AIY8JAgDSDgAhkgkBANEOACGTCUAA6A4AIQIAAADNAQAgVwAAkQQAIAb0BwIA0g4AIYEIQADXDgAhjwgCANIOACGPCQIA0g4AIZIJAQDRDgAhkwlAAOgOACECAAAAywEAIFcAAJMEACACAAAAywEAIFcAAJMEACADAAAAzQEAIF4AAIwEACBfAACRBAAgAQAAAM0BACABAAAAywEAIAYKAAD-EwAgZAAA_xMAIGUAAIIUACBmAACBFAAgZwAAgBQAIJMJAADLDgAgCeIHAAC5DQAw4wcAAJoEABDkBwAAuQ0AMPQHAgCnDAAhgQhAALcMACGPCAIApwwAIY8JAgCnDAAhkgkBAKYMACGTCUAAxQwAIQMAAADLAQAgAQAAmQQAMGMAAJoEACADAAAAywEAIAEAAMwBADACAADNAQAgAQAAANIBACABAAAA0gEAIAMAAADQAQAgAQAA0QEAMAIAANIBACADAAAA0AEAIAEAANEBADACAADSAQAgAwAAANABACABAADRAQAwAgAA0gEAIAwDAAD7EwAgKwIAAAABSQAA_BMAIE4AAP0TACD0BwIAAAABgQhAAAAAAY8IAgAAAAGECQEAAAABjgkBAAAAAY8JAgAAAAGQCQEAAAABkQlAAAAAAQFXAACiBAAgCSsCAAAAAfQHAgAAAAGBCEAAAAABjwgCAAAAAYQJAQAAAAGOCQEAAAABjwkCAAAAAZAJAQAAAAGRCUAAAAABAVcAAKQEADABVwAApAQAMAwDAADsEwAgKwIA0g4AIUkAAO0TACBOAADuEwAg9AcCANIOACGBCEAA1w4AIY8IAgDSDgAhhAkBANEOACGOCQEA_Q4AIY8JAgDSDgAhkAkBANEOACGRCUAA6A4AIQIAAADSAQAgVwAApwQAIAkrAgDSDgAh9AcCANIOACGBCEAA1w4AIY8IAgDSDgAhhAkBANEOACGOCQEA_Q4AIY8JAgDSDgAhkAkBANEOACGRCUAA6A4AIQIAAADQAQAgVwAAqQQAIAIAAADQAQAgVwAAqQQAIAMAAADSAQAgXgAAogQAIF8AAKcEACABAAAA0gEAIAEAAADQAQAgBwoAAOcTACBkAADoEwAgZQAA6xMAIGYAAOoTACBnAADpEwAgjgkAAMsOACCRCQAAyw4AIAwrAgCnDAAh4gcAALgNADDjBwAAsAQAEOQHAAC4DQAw9AcCAKcMACGBCEAAtwwAIY8IAgCnDAAhhAkBAKYMACGOCQEAzwwAIY8JAgCnDAAhkAkBAKYMACGRCUAAxQwAIQMAAADQAQAgAQAArwQAMGMAALAEACADAAAA0AEAIAEAANEBADACAADSAQAgAQAAANYBACABAAAA1gEAIAMAAADUAQAgAQAA1QEAMAIAANYBACADAAAA1AEAIAEAANUBADACAADWAQAgAwAAANQBACABAADVAQAwAgAA1gEAIAdMAADlEwAgTQAA5hMAIIQJAQAAAAGMCQIAAAABjQkCAAAAAY4JAQAAAAGPCQIAAAABAVcAALgEACAFhAkBAAAAAYwJAgAAAAGNCQIAAAABjgkBAAAAAY8JAgAAAAEBVwAAugQAMAFXAAC6BAAwB0wAAOMTACBNAADkEwAghAkBAP0OACGMCQIA0g4AIY0JAgDSDgAhjgkBAP0OACGPCQIA6Q4AIQIAAADWAQAgVwAAvQQAIAWECQEA_Q4AIYwJAgDSDgAhjQkCANIOACGOCQEA_Q4AIY8JAgDpDgAhAgAAANQBACBXAAC_BAAgAgAAANQBACBXAAC_BAAgAwAAANYBACBeAAC4BAAgXwAAvQQAIAEAAADWAQAgAQAAANQBACAICgAA3hMAIGQAAN8TACBlAADiEwAgZgAA4RMAIGcAAOATACCECQAAyw4AII4JAADLDgAgjwkAAMsOACAI4gcAALcNADDjBwAAxgQAEOQHAAC3DQAwhAkBAM8MACGMCQIApwwAIY0JAgCnDAAhjgkBAM8MACGPCQIAxgwAIQMAAADUAQAgAQAAxQQAMGMAAMYEACADAAAA1AEAIAEAANUBADACAADWAQAgAQAAAMkBACABAAAAyQEAIAMAAADHAQAgAQAAyAEAMAIAAMkBACADAAAAxwEAIAEAAMgBADACAADJAQAgAwAAAMcBACABAADIAQAwAgAAyQEAIBADAADdEwAg9AcCAAAAAfYHQAAAAAH-B0AAAAABgghAAAAAAY8IAgAAAAGbCAQAAAABnwgBAAAAAYQJAQAAAAGFCQIAAAABhgkCAAAAAYcJAgAAAAGICQQAAAABiQkCAAAAAYoJAQAAAAGLCUAAAAABAVcAAM4EACAP9AcCAAAAAfYHQAAAAAH-B0AAAAABgghAAAAAAY8IAgAAAAGbCAQAAAABnwgBAAAAAYQJAQAAAAGFCQIAAAABhgkCAAAAAYcJAgAAAAGICQQAAAABiQkCAAAAAYoJAQAAAAGLCUAAAAABAVcAANAEADABVwAA0AQAMBADAADcEwAg9AcCANIOACH2B0AA6A4AIf4HQADXDgAhgghAAOgOACGPCAIA0g4AIZsIBACMEAAhnwgBAP0OACGECQEA0Q4AIYUJAgDSDgAhhgkCANIOACGHCQIA0g4AIYgJBACMEAAhiQkCANIOACGKCQEA_Q4AIYsJQADoDgAhAgAAAMkBACBXAADTBAAgD_QHAgDSDgAh9gdAAOgOACH-B0AA1w4AIYIIQADoDgAhjwgCANIOACGbCAQAjBAAIZ8IAQD9DgAhhAkBANEOACGFCQIA0g4AIYYJAgDSDgAhhwkCANIOACGICQQAjBAAIYkJAgDSDgAhigkBAP0OACGLCUAA6A4AIQIAAADHAQAgVwAA1QQAIAIAAADHAQAgVwAA1QQAIAMAAADJAQAgXgAAzgQAIF8AANMEACABAAAAyQEAIAEAAADHAQAgCgoAANcTACBkAADYEwAgZQAA2xMAIGYAANoTACBnAADZEwAg9gcAAMsOACCCCAAAyw4AIJ8IAADLDgAgigkAAMsOACCLCQAAyw4AIBLiBwAAtg0AMOMHAADcBAAQ5AcAALYNADD0BwIApwwAIfYHQADFDAAh_gdAALcMACGCCEAAxQwAIY8IAgCnDAAhmwgEAOIMACGfCAEAzwwAIYQJAQCmDAAhhQkCAKcMACGGCQIApwwAIYcJAgCnDAAhiAkEAOIMACGJCQIApwwAIYoJAQDPDAAhiwlAAMUMACEDAAAAxwEAIAEAANsEADBjAADcBAAgAwAAAMcBACABAADIAQAwAgAAyQEAIAoXAAC1DQAg4gcAALQNADDjBwAA4gQAEOQHAAC0DQAw9AcCAAAAAYEIQAC7DAAhpwgBALMMACGoCAEAswwAIc0IQADdDAAhgwkCALQMACEBAAAA3wQAIAEAAADfBAAgChcAALUNACDiBwAAtA0AMOMHAADiBAAQ5AcAALQNADD0BwIAtAwAIYEIQAC7DAAhpwgBALMMACGoCAEAswwAIc0IQADdDAAhgwkCALQMACECFwAA1hMAIM0IAADLDgAgAwAAAOIEACABAADjBAAwAgAA3wQAIAMAAADiBAAgAQAA4wQAMAIAAN8EACADAAAA4gQAIAEAAOMEADACAADfBAAgBxcAANUTACD0BwIAAAABgQhAAAAAAacIAQAAAAGoCAEAAAABzQhAAAAAAYMJAgAAAAEBVwAA5wQAIAb0BwIAAAABgQhAAAAAAacIAQAAAAGoCAEAAAABzQhAAAAAAYMJAgAAAAEBVwAA6QQAMAFXAADpBAAwBxcAAMgTACD0BwIA0g4AIYEIQADXDgAhpwgBANEOACGoCAEA0Q4AIc0IQADoDgAhgwkCANIOACECAAAA3wQAIFcAAOwEACAG9AcCANIOACGBCEAA1w4AIacIAQDRDgAhqAgBANEOACHNCEAA6A4AIYMJAgDSDgAhAgAAAOIEACBXAADuBAAgAgAAAOIEACBXAADuBAAgAwAAAN8EACBeAADnBAAgXwAA7AQAIAEAAADfBAAgAQAAAOIEACAGCgAAwxMAIGQAAMQTACBlAADHEwAgZgAAxhMAIGcAAMUTACDNCAAAyw4AIAniBwAAsw0AMOMHAAD1BAAQ5AcAALMNADD0BwIApwwAIYEIQAC3DAAhpwgBAKYMACGoCAEApgwAIc0IQADFDAAhgwkCAKcMACEDAAAA4gQAIAEAAPQEADBjAAD1BAAgAwAAAOIEACABAADjBAAwAgAA3wQAIAEAAAA5ACABAAAAOQAgAwAAADcAIAEAADgAMAIAADkAIAMAAAA3ACABAAA4ADACAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgFBgAAL4TACAZAAC_EwAgGwAAwBMAIBwAAMETACAdAADCEwAg9AcCAAAAAYEIQAAAAAGgCEAAAAABoggCAAAAAaMIAQAAAAGkCEAAAAABpQgCAAAAAacIAQAAAAH8CAIAAAAB_QggAAAAAf4IIAAAAAH_CAIAAAABgAlAAAAAAYEJAgAAAAGCCQIAAAABAVcAAP0EACAP9AcCAAAAAYEIQAAAAAGgCEAAAAABoggCAAAAAaMIAQAAAAGkCEAAAAABpQgCAAAAAacIAQAAAAH8CAIAAAAB_QggAAAAAf4IIAAAAAH_CAIAAAABgAlAAAAAAYEJAgAAAAGCCQIAAAABAVcAAP8EADABVwAA_wQAMBQYAACVEwAgGQAAlhMAIBsAAJcTACAcAACYEwAgHQAAmRMAIPQHAgDSDgAhgQhAANcOACGgCEAA1w4AIaIIAgDSDgAhowgBANEOACGkCEAA6A4AIaUIAgDpDgAhpwgBANEOACH8CAIA0g4AIf0IIACAEAAh_gggAIAQACH_CAIA0g4AIYAJQADXDgAhgQkCANIOACGCCQIA6Q4AIQIAAAA5ACBXAACCBQAgD_QHAgDSDgAhgQhAANcOACGgCEAA1w4AIaIIAgDSDgAhowgBANEOACGkCEAA6A4AIaUIAgDpDgAhpwgBANEOACH8CAIA0g4AIf0IIACAEAAh_gggAIAQACH_CAIA0g4AIYAJQADXDgAhgQkCANIOACGCCQIA6Q4AIQIAAAA3ACBXAACEBQAgAgAAADcAIFcAAIQFACADAAAAOQAgXgAA_QQAIF8AAIIFACABAAAAOQAgAQAAADcAIAgKAACQEwAgZAAAkRMAIGUAAJQTACBmAACTEwAgZwAAkhMAIKQIAADLDgAgpQgAAMsOACCCCQAAyw4AIBLiBwAAsg0AMOMHAACLBQAQ5AcAALINADD0BwIApwwAIYEIQAC3DAAhoAhAALcMACGiCAIApwwAIaMIAQCmDAAhpAhAAMUMACGlCAIAxgwAIacIAQCmDAAh_AgCAKcMACH9CCAA2AwAIf4IIADYDAAh_wgCAKcMACGACUAAtwwAIYEJAgCnDAAhggkCAMYMACEDAAAANwAgAQAAigUAMGMAAIsFACADAAAANwAgAQAAOAAwAgAAOQAgAQAAAD8AIAEAAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIAMAAAA9ACABAAA-ADACAAA_ACAJGQAAjxMAIBoAAI4TACD0BwIAAAABgQhAAAAAAaIIAgAAAAGjCAEAAAABpAhAAAAAAaUIAgAAAAH5CAIAAAABAVcAAJMFACAH9AcCAAAAAYEIQAAAAAGiCAIAAAABowgBAAAAAaQIQAAAAAGlCAIAAAAB-QgCAAAAAQFXAACVBQAwAVcAAJUFADAJGQAAjRMAIBoAAIwTACD0BwIA0g4AIYEIQADXDgAhoggCANIOACGjCAEA0Q4AIaQIQADoDgAhpQgCAOkOACH5CAIA0g4AIQIAAAA_ACBXAACYBQAgB_QHAgDSDgAhgQhAANcOACGiCAIA0g4AIaMIAQDRDgAhpAhAAOgOACGlCAIA6Q4AIfkIAgDSDgAhAgAAAD0AIFcAAJoFACACAAAAPQAgVwAAmgUAIAMAAAA_ACBeAACTBQAgXwAAmAUAIAEAAAA_ACABAAAAPQAgBwoAAIcTACBkAACIEwAgZQAAixMAIGYAAIoTACBnAACJEwAgpAgAAMsOACClCAAAyw4AIAriBwAAsQ0AMOMHAAChBQAQ5AcAALENADD0BwIApwwAIYEIQAC3DAAhoggCAKcMACGjCAEApgwAIaQIQADFDAAhpQgCAMYMACH5CAIApwwAIQMAAAA9ACABAACgBQAwYwAAoQUAIAMAAAA9ACABAAA-ADACAAA_ACABAAAARwAgAQAAAEcAIAMAAABFACABAABGADACAABHACADAAAARQAgAQAARgAwAgAARwAgAwAAAEUAIAEAAEYAMAIAAEcAIAMaAACGEwAg9AcCAAAAAfkIAgAAAAEBVwAAqQUAIAL0BwIAAAAB-QgCAAAAAQFXAACrBQAwAVcAAKsFADADGgAAhRMAIPQHAgDSDgAh-QgCANIOACECAAAARwAgVwAArgUAIAL0BwIA0g4AIfkIAgDSDgAhAgAAAEUAIFcAALAFACACAAAARQAgVwAAsAUAIAMAAABHACBeAACpBQAgXwAArgUAIAEAAABHACABAAAARQAgBQoAAIATACBkAACBEwAgZQAAhBMAIGYAAIMTACBnAACCEwAgBeIHAACwDQAw4wcAALcFABDkBwAAsA0AMPQHAgCnDAAh-QgCAKcMACEDAAAARQAgAQAAtgUAMGMAALcFACADAAAARQAgAQAARgAwAgAARwAgAQAAAEMAIAEAAABDACADAAAAQQAgAQAAQgAwAgAAQwAgAwAAAEEAIAEAAEIAMAIAAEMAIAMAAABBACABAABCADACAABDACAGAwAA_hIAIBoAAP8SACCPCAIAAAAB-QgCAAAAAfoIAgAAAAH7CEAAAAABAVcAAL8FACAEjwgCAAAAAfkIAgAAAAH6CAIAAAAB-whAAAAAAQFXAADBBQAwAVcAAMEFADAGAwAA_BIAIBoAAP0SACCPCAIA0g4AIfkIAgDSDgAh-ggCANIOACH7CEAA1w4AIQIAAABDACBXAADEBQAgBI8IAgDSDgAh-QgCANIOACH6CAIA0g4AIfsIQADXDgAhAgAAAEEAIFcAAMYFACACAAAAQQAgVwAAxgUAIAMAAABDACBeAAC_BQAgXwAAxAUAIAEAAABDACABAAAAQQAgBQoAAPcSACBkAAD4EgAgZQAA-xIAIGYAAPoSACBnAAD5EgAgB-IHAACvDQAw4wcAAM0FABDkBwAArw0AMI8IAgCnDAAh-QgCAKcMACH6CAIApwwAIfsIQAC3DAAhAwAAAEEAIAEAAMwFADBjAADNBQAgAwAAAEEAIAEAAEIAMAIAAEMAIAfiBwAArQ0AMOMHAADTBQAQ5AcAAK0NADDnB0AAuwwAIY8IAgCUDQAh8QgBAAAAAfIIAACuDQAgAQAAANAFACABAAAA0AUAIAfiBwAArQ0AMOMHAADTBQAQ5AcAAK0NADDnB0AAuwwAIY8IAgCUDQAh8QgBALMMACHyCAAArg0AIAGPCAAAyw4AIAMAAADTBQAgAQAA1AUAMAIAANAFACADAAAA0wUAIAEAANQFADACAADQBQAgAwAAANMFACABAADUBQAwAgAA0AUAIATnB0AAAAABjwgCAAAAAfEIAQAAAAHyCIAAAAABAVcAANgFACAE5wdAAAAAAY8IAgAAAAHxCAEAAAAB8giAAAAAAQFXAADaBQAwAVcAANoFADAE5wdAANcOACGPCAIA6Q4AIfEIAQDRDgAh8giAAAAAAQIAAADQBQAgVwAA3QUAIATnB0AA1w4AIY8IAgDpDgAh8QgBANEOACHyCIAAAAABAgAAANMFACBXAADfBQAgAgAAANMFACBXAADfBQAgAwAAANAFACBeAADYBQAgXwAA3QUAIAEAAADQBQAgAQAAANMFACAGCgAA8hIAIGQAAPMSACBlAAD2EgAgZgAA9RIAIGcAAPQSACCPCAAAyw4AIAfiBwAAqg0AMOMHAADmBQAQ5AcAAKoNADDnB0AAtwwAIY8IAgDGDAAh8QgBAKYMACHyCAAAqw0AIAMAAADTBQAgAQAA5QUAMGMAAOYFACADAAAA0wUAIAEAANQFADACAADQBQAgCgMAAOcMACDiBwAAqQ0AMOMHAAApABDkBwAAqQ0AMIEIQAC7DAAhjwgCAAAAAe0IAQCzDAAh7ggEAOYMACHvCAIAtAwAIfAIQADdDAAhAQAAAOkFACABAAAA6QUAIAIDAACPEAAg8AgAAMsOACADAAAAKQAgAQAA7AUAMAIAAOkFACADAAAAKQAgAQAA7AUAMAIAAOkFACADAAAAKQAgAQAA7AUAMAIAAOkFACAHAwAA8RIAIIEIQAAAAAGPCAIAAAAB7QgBAAAAAe4IBAAAAAHvCAIAAAAB8AhAAAAAAQFXAADwBQAgBoEIQAAAAAGPCAIAAAAB7QgBAAAAAe4IBAAAAAHvCAIAAAAB8AhAAAAAAQFXAADyBQAwAVcAAPIFADAHAwAA8BIAIIEIQADXDgAhjwgCANIOACHtCAEA0Q4AIe4IBACMEAAh7wgCANIOACHwCEAA6A4AIQIAAADpBQAgVwAA9QUAIAaBCEAA1w4AIY8IAgDSDgAh7QgBANEOACHuCAQAjBAAIe8IAgDSDgAh8AhAAOgOACECAAAAKQAgVwAA9wUAIAIAAAApACBXAAD3BQAgAwAAAOkFACBeAADwBQAgXwAA9QUAIAEAAADpBQAgAQAAACkAIAYKAADrEgAgZAAA7BIAIGUAAO8SACBmAADuEgAgZwAA7RIAIPAIAADLDgAgCeIHAACoDQAw4wcAAP4FABDkBwAAqA0AMIEIQAC3DAAhjwgCAKcMACHtCAEApgwAIe4IBADiDAAh7wgCAKcMACHwCEAAxQwAIQMAAAApACABAAD9BQAwYwAA_gUAIAMAAAApACABAADsBQAwAgAA6QUAIAEAAAAtACABAAAALQAgAwAAACsAIAEAACwAMAIAAC0AIAMAAAArACABAAAsADACAAAtACADAAAAKwAgAQAALAAwAgAALQAgBAMAAOoSACCHCAABAAABiQhAAAAAAY8IAgAAAAEBVwAAhgYAIAOHCAABAAABiQhAAAAAAY8IAgAAAAEBVwAAiAYAMAFXAACIBgAwBAMAAOkSACCHCAAB5g4AIYkIQADoDgAhjwgCANIOACECAAAALQAgVwAAiwYAIAOHCAAB5g4AIYkIQADoDgAhjwgCANIOACECAAAAKwAgVwAAjQYAIAIAAAArACBXAACNBgAgAwAAAC0AIF4AAIYGACBfAACLBgAgAQAAAC0AIAEAAAArACAGCgAA5BIAIGQAAOUSACBlAADoEgAgZgAA5xIAIGcAAOYSACCJCAAAyw4AIAbiBwAApw0AMOMHAACUBgAQ5AcAAKcNADCHCAABwwwAIYkIQADFDAAhjwgCAKcMACEDAAAAKwAgAQAAkwYAMGMAAJQGACADAAAAKwAgAQAALAAwAgAALQAgAQAAADEAIAEAAAAxACADAAAALwAgAQAAMAAwAgAAMQAgAwAAAC8AIAEAADAAMAIAADEAIAMAAAAvACABAAAwADACAAAxACAKAwAA4xIAIPQHAgAAAAGBCEAAAAABjwgCAAAAAZEIAQAAAAHoCEAAAAAB6QgAAQAAAeoIAAEAAAHrCAQAAAAB7AgAAOISACABVwAAnAYAIAn0BwIAAAABgQhAAAAAAY8IAgAAAAGRCAEAAAAB6AhAAAAAAekIAAEAAAHqCAABAAAB6wgEAAAAAewIAADiEgAgAVcAAJ4GADABVwAAngYAMAoDAADhEgAg9AcCANIOACGBCEAA1w4AIY8IAgDSDgAhkQgBANEOACHoCEAA6A4AIekIAAHmDgAh6ggAAeYOACHrCAQAjBAAIewIAADgEgAgAgAAADEAIFcAAKEGACAJ9AcCANIOACGBCEAA1w4AIY8IAgDSDgAhkQgBANEOACHoCEAA6A4AIekIAAHmDgAh6ggAAeYOACHrCAQAjBAAIewIAADgEgAgAgAAAC8AIFcAAKMGACACAAAALwAgVwAAowYAIAMAAAAxACBeAACcBgAgXwAAoQYAIAEAAAAxACABAAAALwAgBgoAANsSACBkAADcEgAgZQAA3xIAIGYAAN4SACBnAADdEgAg6AgAAMsOACAM4gcAAKYNADDjBwAAqgYAEOQHAACmDQAw9AcCAKcMACGBCEAAtwwAIY8IAgCnDAAhkQgBAKYMACHoCEAAxQwAIekIAAHDDAAh6ggAAcMMACHrCAQA4gwAIewIAADWDAAgAwAAAC8AIAEAAKkGADBjAACqBgAgAwAAAC8AIAEAADAAMAIAADEAIAEAAAA1ACABAAAANQAgAwAAADMAIAEAADQAMAIAADUAIAMAAAAzACABAAA0ADACAAA1ACADAAAAMwAgAQAANAAwAgAANQAgBwMAANoSACD0BwIAAAABgQhAAAAAAY8IAgAAAAHmCAEAAAAB5wgBAAAAAegIQAAAAAEBVwAAsgYAIAb0BwIAAAABgQhAAAAAAY8IAgAAAAHmCAEAAAAB5wgBAAAAAegIQAAAAAEBVwAAtAYAMAFXAAC0BgAwBwMAANkSACD0BwIA0g4AIYEIQADXDgAhjwgCANIOACHmCAEA0Q4AIecIAQDRDgAh6AhAAOgOACECAAAANQAgVwAAtwYAIAb0BwIA0g4AIYEIQADXDgAhjwgCANIOACHmCAEA0Q4AIecIAQDRDgAh6AhAAOgOACECAAAAMwAgVwAAuQYAIAIAAAAzACBXAAC5BgAgAwAAADUAIF4AALIGACBfAAC3BgAgAQAAADUAIAEAAAAzACAGCgAA1BIAIGQAANUSACBlAADYEgAgZgAA1xIAIGcAANYSACDoCAAAyw4AIAniBwAApQ0AMOMHAADABgAQ5AcAAKUNADD0BwIApwwAIYEIQAC3DAAhjwgCAKcMACHmCAEApgwAIecIAQCmDAAh6AhAAMUMACEDAAAAMwAgAQAAvwYAMGMAAMAGACADAAAAMwAgAQAANAAwAgAANQAgBuIHAACjDQAw4wcAAMYGABDkBwAAow0AMIEIQAC7DAAhkQgBAAAAAaYIAAGkDQAhAQAAAMMGACABAAAAwwYAIAbiBwAAow0AMOMHAADGBgAQ5AcAAKMNADCBCEAAuwwAIZEIAQCzDAAhpggAAaQNACEAAwAAAMYGACABAADHBgAwAgAAwwYAIAMAAADGBgAgAQAAxwYAMAIAAMMGACADAAAAxgYAIAEAAMcGADACAADDBgAgA4EIQAAAAAGRCAEAAAABpggAAQAAAQFXAADLBgAgA4EIQAAAAAGRCAEAAAABpggAAQAAAQFXAADNBgAwAVcAAM0GADADgQhAANcOACGRCAEA0Q4AIaYIAAHmDgAhAgAAAMMGACBXAADQBgAgA4EIQADXDgAhkQgBANEOACGmCAAB5g4AIQIAAADGBgAgVwAA0gYAIAIAAADGBgAgVwAA0gYAIAMAAADDBgAgXgAAywYAIF8AANAGACABAAAAwwYAIAEAAADGBgAgAwoAANESACBmAADTEgAgZwAA0hIAIAbiBwAAog0AMOMHAADZBgAQ5AcAAKINADCBCEAAtwwAIZEIAQCmDAAhpggAAcMMACEDAAAAxgYAIAEAANgGADBjAADZBgAgAwAAAMYGACABAADHBgAwAgAAwwYAIAcfAAChDQAg4gcAAKANADDjBwAAUgAQ5AcAAKANADD0BwIAAAABkQgBALMMACHHCAEAAAABAQAAANwGACABAAAA3AYAIAEfAADQEgAgAwAAAFIAIAEAAN8GADACAADcBgAgAwAAAFIAIAEAAN8GADACAADcBgAgAwAAAFIAIAEAAN8GADACAADcBgAgBB8AAM8SACD0BwIAAAABkQgBAAAAAccIAQAAAAEBVwAA4wYAIAP0BwIAAAABkQgBAAAAAccIAQAAAAEBVwAA5QYAMAFXAADlBgAwBB8AAMISACD0BwIA0g4AIZEIAQDRDgAhxwgBANEOACECAAAA3AYAIFcAAOgGACAD9AcCANIOACGRCAEA0Q4AIccIAQDRDgAhAgAAAFIAIFcAAOoGACACAAAAUgAgVwAA6gYAIAMAAADcBgAgXgAA4wYAIF8AAOgGACABAAAA3AYAIAEAAABSACAFCgAAvRIAIGQAAL4SACBlAADBEgAgZgAAwBIAIGcAAL8SACAG4gcAAJ8NADDjBwAA8QYAEOQHAACfDQAw9AcCAKcMACGRCAEApgwAIccIAQCmDAAhAwAAAFIAIAEAAPAGADBjAADxBgAgAwAAAFIAIAEAAN8GADACAADcBgAgAQAAAFAAIAEAAABQACADAAAATgAgAQAATwAwAgAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAMAAABOACABAABPADACAABQACARGQAAshIAICAAALESACAlAAC8EgAgJgAAsxIAICcAALQSACD0BwIAAAABgQhAAAAAAaAIQAAAAAGiCAIAAAABpAhAAAAAAaUIAgAAAAGnCAEAAAABrAgAAADhCALDCAEAAAAB3wgCAAAAAeEIAgAAAAHiCAIAAAABAVcAAPkGACAM9AcCAAAAAYEIQAAAAAGgCEAAAAABoggCAAAAAaQIQAAAAAGlCAIAAAABpwgBAAAAAawIAAAA4QgCwwgBAAAAAd8IAgAAAAHhCAIAAAAB4ggCAAAAAQFXAAD7BgAwAVcAAPsGADABAAAAUgAgAQAAAFYAIBEZAACdEgAgIAAAnBIAICUAALsSACAmAACeEgAgJwAAnxIAIPQHAgDSDgAhgQhAANcOACGgCEAA1w4AIaIIAgDSDgAhpAhAAOgOACGlCAIA6Q4AIacIAQDRDgAhrAgAAJsS4QgiwwgBANEOACHfCAIA6Q4AIeEIAgDpDgAh4ggCANIOACECAAAAUAAgVwAAgAcAIAz0BwIA0g4AIYEIQADXDgAhoAhAANcOACGiCAIA0g4AIaQIQADoDgAhpQgCAOkOACGnCAEA0Q4AIawIAACbEuEIIsMIAQDRDgAh3wgCAOkOACHhCAIA6Q4AIeIIAgDSDgAhAgAAAE4AIFcAAIIHACACAAAATgAgVwAAggcAIAEAAABSACABAAAAVgAgAwAAAFAAIF4AAPkGACBfAACABwAgAQAAAFAAIAEAAABOACAJCgAAthIAIGQAALcSACBlAAC6EgAgZgAAuRIAIGcAALgSACCkCAAAyw4AIKUIAADLDgAg3wgAAMsOACDhCAAAyw4AIA_iBwAAmw0AMOMHAACLBwAQ5AcAAJsNADD0BwIApwwAIYEIQAC3DAAhoAhAALcMACGiCAIApwwAIaQIQADFDAAhpQgCAMYMACGnCAEApgwAIawIAACcDeEIIsMIAQCmDAAh3wgCAMYMACHhCAIAxgwAIeIIAgCnDAAhAwAAAE4AIAEAAIoHADBjAACLBwAgAwAAAE4AIAEAAE8AMAIAAFAAIAEAAABfACABAAAAXwAgAwAAAFYAIAEAAF4AMAIAAF8AIAMAAABWACABAABeADACAABfACADAAAAVgAgAQAAXgAwAgAAXwAgDBkAAK4SACAhAAC1EgAgIgAArxIAICQAALASACD0BwIAAAABgQhAAAAAAaIIAgAAAAGkCEAAAAABpQgCAAAAAcMIAQAAAAHcCAIAAAAB3ggCAAAAAQFXAACTBwAgCPQHAgAAAAGBCEAAAAABoggCAAAAAaQIQAAAAAGlCAIAAAABwwgBAAAAAdwIAgAAAAHeCAIAAAABAVcAAJUHADABVwAAlQcAMAwZAACHEgAgIQAAhhIAICIAAIgSACAkAACJEgAg9AcCANIOACGBCEAA1w4AIaIIAgDSDgAhpAhAAOgOACGlCAIA6Q4AIcMIAQDRDgAh3AgCANIOACHeCAIA0g4AIQIAAABfACBXAACYBwAgCPQHAgDSDgAhgQhAANcOACGiCAIA0g4AIaQIQADoDgAhpQgCAOkOACHDCAEA0Q4AIdwIAgDSDgAh3ggCANIOACECAAAAVgAgVwAAmgcAIAIAAABWACBXAACaBwAgAwAAAF8AIF4AAJMHACBfAACYBwAgAQAAAF8AIAEAAABWACAHCgAAgRIAIGQAAIISACBlAACFEgAgZgAAhBIAIGcAAIMSACCkCAAAyw4AIKUIAADLDgAgC-IHAACaDQAw4wcAAKEHABDkBwAAmg0AMPQHAgCnDAAhgQhAALcMACGiCAIApwwAIaQIQADFDAAhpQgCAMYMACHDCAEApgwAIdwIAgCnDAAh3ggCAKcMACEDAAAAVgAgAQAAoAcAMGMAAKEHACADAAAAVgAgAQAAXgAwAgAAXwAgAQAAAFsAIAEAAABbACADAAAAWQAgAQAAWgAwAgAAWwAgAwAAAFkAIAEAAFoAMAIAAFsAIAMAAABZACABAABaADACAABbACAGAwAAgBIAICMAAP8RACCBCEAAAAABjwgCAAAAAaYIAgAAAAHdCAIAAAABAVcAAKkHACAEgQhAAAAAAY8IAgAAAAGmCAIAAAAB3QgCAAAAAQFXAACrBwAwAVcAAKsHADAGAwAA_hEAICMAAP0RACCBCEAA1w4AIY8IAgDSDgAhpggCANIOACHdCAIA0g4AIQIAAABbACBXAACuBwAgBIEIQADXDgAhjwgCANIOACGmCAIA0g4AId0IAgDSDgAhAgAAAFkAIFcAALAHACACAAAAWQAgVwAAsAcAIAMAAABbACBeAACpBwAgXwAArgcAIAEAAABbACABAAAAWQAgBQoAAPgRACBkAAD5EQAgZQAA_BEAIGYAAPsRACBnAAD6EQAgB-IHAACZDQAw4wcAALcHABDkBwAAmQ0AMIEIQAC3DAAhjwgCAKcMACGmCAIApwwAId0IAgCnDAAhAwAAAFkAIAEAALYHADBjAAC3BwAgAwAAAFkAIAEAAFoAMAIAAFsAIAUhAACYDQAg4gcAAJcNADDjBwAAYQAQ5AcAAJcNADDcCAIAAAABAQAAALoHACABAAAAugcAIAEhAAD3EQAgAwAAAGEAIAEAAL0HADACAAC6BwAgAwAAAGEAIAEAAL0HADACAAC6BwAgAwAAAGEAIAEAAL0HADACAAC6BwAgAiEAAPYRACDcCAIA0g4AIQIAAAC6BwAgVwAAwQcAIAHcCAIA0g4AIQIAAABhACBXAADDBwAgAgAAAGEAIFcAAMMHACABAAAAugcAIAEAAABhACAFCgAA8REAIGQAAPIRACBlAAD1EQAgZgAA9BEAIGcAAPMRACAE4gcAAJYNADDjBwAAyQcAEOQHAACWDQAw3AgCAKcMACEDAAAAYQAgAQAAyAcAMGMAAMkHACADAAAAYQAgAQAAvQcAMAIAALoHACAO4gcAAJMNADDjBwAAzwcAEOQHAACTDQAw9AcEAAAAAYEIQAC7DAAhoggCAJQNACGnCAEA3AwAIbsIAQDcDAAhxghAAN0MACHXCAEAswwAIdgIAgC0DAAh2QgBALMMACHaCAIAtAwAIdsIAACVDQAgAQAAAMwHACABAAAAzAcAIA3iBwAAkw0AMOMHAADPBwAQ5AcAAJMNADD0BwQA5gwAIYEIQAC7DAAhoggCAJQNACGnCAEA3AwAIbsIAQDcDAAhxghAAN0MACHXCAEAswwAIdgIAgC0DAAh2QgBALMMACHaCAIAtAwAIQSiCAAAyw4AIKcIAADLDgAguwgAAMsOACDGCAAAyw4AIAMAAADPBwAgAQAA0AcAMAIAAMwHACADAAAAzwcAIAEAANAHADACAADMBwAgAwAAAM8HACABAADQBwAwAgAAzAcAIAr0BwQAjBAAIYEIQADXDgAhoggCAOkOACGnCAEA_Q4AIbsIAQD9DgAhxghAAOgOACHXCAEA0Q4AIdgIAgDSDgAh2QgBANEOACHaCAIA0g4AIQIAAADMBwAgVwAA1AcAIAr0BwQAjBAAIYEIQADXDgAhoggCAOkOACGnCAEA_Q4AIbsIAQD9DgAhxghAAOgOACHXCAEA0Q4AIdgIAgDSDgAh2QgBANEOACHaCAIA0g4AIQIAAADPBwAgVwAA1gcAIAIAAADPBwAgVwAA1gcAIAEAAADMBwAgAQAAAM8HACAJCgAA7BEAIGQAAO0RACBlAADwEQAgZgAA7xEAIGcAAO4RACCiCAAAyw4AIKcIAADLDgAguwgAAMsOACDGCAAAyw4AIA3iBwAAkg0AMOMHAADcBwAQ5AcAAJINADD0BwQA4gwAIYEIQAC3DAAhoggCAMYMACGnCAEAzwwAIbsIAQDPDAAhxghAAMUMACHXCAEApgwAIdgIAgCnDAAh2QgBAKYMACHaCAIApwwAIQMAAADPBwAgAQAA2wcAMGMAANwHACADAAAAzwcAIAEAANAHADACAADMBwAgBOIHAACRDQAw4wcAAOIHABDkBwAAkQ0AMNYIAQAAAAEBAAAA3wcAIAEAAADfBwAgBOIHAACRDQAw4wcAAOIHABDkBwAAkQ0AMNYIAQCzDAAhAAMAAADiBwAgAQAA4wcAMAIAAN8HACADAAAA4gcAIAEAAOMHADACAADfBwAgAwAAAOIHACABAADjBwAwAgAA3wcAIAHWCAEAAAABAVcAAOcHACAB1ggBAAAAAQFXAADpBwAwAVcAAOkHADAB1ggBANEOACECAAAA3wcAIFcAAOwHACAB1ggBANEOACECAAAA4gcAIFcAAO4HACACAAAA4gcAIFcAAO4HACADAAAA3wcAIF4AAOcHACBfAADsBwAgAQAAAN8HACABAAAA4gcAIAMKAADpEQAgZgAA6xEAIGcAAOoRACAE4gcAAJANADDjBwAA9QcAEOQHAACQDQAw1ggBAKYMACEDAAAA4gcAIAEAAPQHADBjAAD1BwAgAwAAAOIHACABAADjBwAwAgAA3wcAIAEAAABsACABAAAAbAAgAwAAAGoAIAEAAGsAMAIAAGwAIAMAAABqACABAABrADACAABsACADAAAAagAgAQAAawAwAgAAbAAgDAQAAOcRACAwAADoEQAg9AcCAAAAAYEIQAAAAAGQCAIAAAABkQgBAAAAAagIAQAAAAGsCAAAANUIAscIAQAAAAHSCAIAAAAB0wgCAAAAAdUIIAAAAAEBVwAA_QcAIAr0BwIAAAABgQhAAAAAAZAIAgAAAAGRCAEAAAABqAgBAAAAAawIAAAA1QgCxwgBAAAAAdIIAgAAAAHTCAIAAAAB1QggAAAAAQFXAAD_BwAwAVcAAP8HADAMBAAA2REAIDAAANoRACD0BwIA0g4AIYEIQADXDgAhkAgCANIOACGRCAEA0Q4AIagIAQDRDgAhrAgAANgR1QgixwgBANEOACHSCAIA0g4AIdMIAgDSDgAh1QggAIAQACECAAAAbAAgVwAAgggAIAr0BwIA0g4AIYEIQADXDgAhkAgCANIOACGRCAEA0Q4AIagIAQDRDgAhrAgAANgR1QgixwgBANEOACHSCAIA0g4AIdMIAgDSDgAh1QggAIAQACECAAAAagAgVwAAhAgAIAIAAABqACBXAACECAAgAwAAAGwAIF4AAP0HACBfAACCCAAgAQAAAGwAIAEAAABqACAFCgAA0xEAIGQAANQRACBlAADXEQAgZgAA1hEAIGcAANURACAN4gcAAIwNADDjBwAAiwgAEOQHAACMDQAw9AcCAKcMACGBCEAAtwwAIZAIAgCnDAAhkQgBAKYMACGoCAEApgwAIawIAACNDdUIIscIAQCmDAAh0ggCAKcMACHTCAIApwwAIdUIIADYDAAhAwAAAGoAIAEAAIoIADBjAACLCAAgAwAAAGoAIAEAAGsAMAIAAGwAIAEAAABwACABAAAAcAAgAwAAAG4AIAEAAG8AMAIAAHAAIAMAAABuACABAABvADACAABwACADAAAAbgAgAQAAbwAwAgAAcAAgHCABAAAAASkAANARACArAADREQAgLwAA0hEAIPQHAgAAAAGBCEAAAAABkAgCAAAAAaAIQAAAAAGkCEAAAAABpQgCAAAAAacIAQAAAAGoCAEAAAABrAgAAADMCAK0CAIAAAABtwgQAAAAAcIIEAAAAAHHCAEAAAAByAgBAAAAAckIEAAAAAHKCAIAAAABzAgBAAAAAc0IQAAAAAHOCAIAAAABzwggAAAAAdAIAQAAAAHRCAEAAAAB0ggCAAAAAdMIAgAAAAEBVwAAkwgAIBkgAQAAAAH0BwIAAAABgQhAAAAAAZAIAgAAAAGgCEAAAAABpAhAAAAAAaUIAgAAAAGnCAEAAAABqAgBAAAAAawIAAAAzAgCtAgCAAAAAbcIEAAAAAHCCBAAAAABxwgBAAAAAcgIAQAAAAHJCBAAAAAByggCAAAAAcwIAQAAAAHNCEAAAAABzggCAAAAAc8IIAAAAAHQCAEAAAAB0QgBAAAAAdIIAgAAAAHTCAIAAAABAVcAAJUIADABVwAAlQgAMAEAAABqACAcIAEA0Q4AISkAALgRACArAAC5EQAgLwAAuhEAIPQHAgDSDgAhgQhAANcOACGQCAIA6Q4AIaAIQADXDgAhpAhAAOgOACGlCAIA6Q4AIacIAQDRDgAhqAgBANEOACGsCAAAtxHMCCK0CAIA6Q4AIbcIEAD3EAAhwggQAPcQACHHCAEA_Q4AIcgIAQD9DgAhyQgQALYRACHKCAIA0g4AIcwIAQD9DgAhzQhAAOgOACHOCAIA0g4AIc8IIACAEAAh0AgBANEOACHRCAEA0Q4AIdIIAgDSDgAh0wgCANIOACECAAAAcAAgVwAAmQgAIBkgAQDRDgAh9AcCANIOACGBCEAA1w4AIZAIAgDpDgAhoAhAANcOACGkCEAA6A4AIaUIAgDpDgAhpwgBANEOACGoCAEA0Q4AIawIAAC3EcwIIrQIAgDpDgAhtwgQAPcQACHCCBAA9xAAIccIAQD9DgAhyAgBAP0OACHJCBAAthEAIcoIAgDSDgAhzAgBAP0OACHNCEAA6A4AIc4IAgDSDgAhzwggAIAQACHQCAEA0Q4AIdEIAQDRDgAh0ggCANIOACHTCAIA0g4AIQIAAABuACBXAACbCAAgAgAAAG4AIFcAAJsIACABAAAAagAgAwAAAHAAIF4AAJMIACBfAACZCAAgAQAAAHAAIAEAAABuACAOCgAAsREAIGQAALIRACBlAAC1EQAgZgAAtBEAIGcAALMRACCQCAAAyw4AIKQIAADLDgAgpQgAAMsOACC0CAAAyw4AIMcIAADLDgAgyAgAAMsOACDJCAAAyw4AIMwIAADLDgAgzQgAAMsOACAcIAEApgwAIeIHAACFDQAw4wcAAKMIABDkBwAAhQ0AMPQHAgCnDAAhgQhAALcMACGQCAIAxgwAIaAIQAC3DAAhpAhAAMUMACGlCAIAxgwAIacIAQCmDAAhqAgBAKYMACGsCAAAhw3MCCK0CAIAxgwAIbcIEAD5DAAhwggQAPkMACHHCAEAzwwAIcgIAQDPDAAhyQgQAIYNACHKCAIApwwAIcwIAQDPDAAhzQhAAMUMACHOCAIApwwAIc8IIADYDAAh0AgBAKYMACHRCAEApgwAIdIIAgCnDAAh0wgCAKcMACEDAAAAbgAgAQAAoggAMGMAAKMIACADAAAAbgAgAQAAbwAwAgAAcAAgAQAAAKMBACABAAAAowEAIAMAAAChAQAgAQAAogEAMAIAAKMBACADAAAAoQEAIAEAAKIBADACAACjAQAgAwAAAKEBACABAACiAQAwAgAAowEAIAkZAACwEQAg9AcCAAAAAYEIQAAAAAGiCAIAAAABpAhAAAAAAaUIAgAAAAGnCAEAAAABwwgBAAAAAcYIQAAAAAEBVwAAqwgAIAj0BwIAAAABgQhAAAAAAaIIAgAAAAGkCEAAAAABpQgCAAAAAacIAQAAAAHDCAEAAAABxghAAAAAAQFXAACtCAAwAVcAAK0IADAJGQAArxEAIPQHAgDSDgAhgQhAANcOACGiCAIA0g4AIaQIQADoDgAhpQgCAOkOACGnCAEA0Q4AIcMIAQDRDgAhxghAAOgOACECAAAAowEAIFcAALAIACAI9AcCANIOACGBCEAA1w4AIaIIAgDSDgAhpAhAAOgOACGlCAIA6Q4AIacIAQDRDgAhwwgBANEOACHGCEAA6A4AIQIAAAChAQAgVwAAsggAIAIAAAChAQAgVwAAsggAIAMAAACjAQAgXgAAqwgAIF8AALAIACABAAAAowEAIAEAAAChAQAgCAoAAKoRACBkAACrEQAgZQAArhEAIGYAAK0RACBnAACsEQAgpAgAAMsOACClCAAAyw4AIMYIAADLDgAgC-IHAACEDQAw4wcAALkIABDkBwAAhA0AMPQHAgCnDAAhgQhAALcMACGiCAIApwwAIaQIQADFDAAhpQgCAMYMACGnCAEApgwAIcMIAQCmDAAhxghAAMUMACEDAAAAoQEAIAEAALgIADBjAAC5CAAgAwAAAKEBACABAACiAQAwAgAAowEAIAEAAACAAQAgAQAAAIABACADAAAAfgAgAQAAfwAwAgAAgAEAIAMAAAB-ACABAAB_ADACAACAAQAgAwAAAH4AIAEAAH8AMAIAAIABACANGQAAqREAIC4AAKgRACD0BwIAAAABgQhAAAAAAaIIAgAAAAGkCEAAAAABpQgCAAAAAacIAQAAAAG2CAIAAAABwggCAAAAAcMIAQAAAAHECAEAAAABxQhAAAAAAQFXAADBCAAgC_QHAgAAAAGBCEAAAAABoggCAAAAAaQIQAAAAAGlCAIAAAABpwgBAAAAAbYIAgAAAAHCCAIAAAABwwgBAAAAAcQIAQAAAAHFCEAAAAABAVcAAMMIADABVwAAwwgAMA0ZAACnEQAgLgAAphEAIPQHAgDSDgAhgQhAANcOACGiCAIA0g4AIaQIQADoDgAhpQgCAOkOACGnCAEA_Q4AIbYIAgDSDgAhwggCANIOACHDCAEA0Q4AIcQIAQD9DgAhxQhAAOgOACECAAAAgAEAIFcAAMYIACAL9AcCANIOACGBCEAA1w4AIaIIAgDSDgAhpAhAAOgOACGlCAIA6Q4AIacIAQD9DgAhtggCANIOACHCCAIA0g4AIcMIAQDRDgAhxAgBAP0OACHFCEAA6A4AIQIAAAB-ACBXAADICAAgAgAAAH4AIFcAAMgIACADAAAAgAEAIF4AAMEIACBfAADGCAAgAQAAAIABACABAAAAfgAgCgoAAKERACBkAACiEQAgZQAApREAIGYAAKQRACBnAACjEQAgpAgAAMsOACClCAAAyw4AIKcIAADLDgAgxAgAAMsOACDFCAAAyw4AIA7iBwAAgw0AMOMHAADPCAAQ5AcAAIMNADD0BwIApwwAIYEIQAC3DAAhoggCAKcMACGkCEAAxQwAIaUIAgDGDAAhpwgBAM8MACG2CAIApwwAIcIIAgCnDAAhwwgBAKYMACHECAEAzwwAIcUIQADFDAAhAwAAAH4AIAEAAM4IADBjAADPCAAgAwAAAH4AIAEAAH8AMAIAAIABACABAAAAhwEAIAEAAACHAQAgAwAAAIUBACABAACGAQAwAgAAhwEAIAMAAACFAQAgAQAAhgEAMAIAAIcBACADAAAAhQEAIAEAAIYBADACAACHAQAgDSoAAJ4RACArAACfEQAgLQAAoBEAIPQHAgAAAAGBCEAAAAABoAhAAAAAAawIAAAAvggCuwgAAAC7CAK8CAIAAAABvghAAAAAAb8IAQAAAAHACAIAAAABwQgBAAAAAQFXAADXCAAgCvQHAgAAAAGBCEAAAAABoAhAAAAAAawIAAAAvggCuwgAAAC7CAK8CAIAAAABvghAAAAAAb8IAQAAAAHACAIAAAABwQgBAAAAAQFXAADZCAAwAVcAANkIADANKgAAgxEAICsAAIQRACAtAACFEQAg9AcCANIOACGBCEAA1w4AIaAIQADXDgAhrAgAAIIRvggiuwgAAIERuwgivAgCANIOACG-CEAA6A4AIb8IAQD9DgAhwAgCAOkOACHBCAEA_Q4AIQIAAACHAQAgVwAA3AgAIAr0BwIA0g4AIYEIQADXDgAhoAhAANcOACGsCAAAghG-CCK7CAAAgRG7CCK8CAIA0g4AIb4IQADoDgAhvwgBAP0OACHACAIA6Q4AIcEIAQD9DgAhAgAAAIUBACBXAADeCAAgAgAAAIUBACBXAADeCAAgAwAAAIcBACBeAADXCAAgXwAA3AgAIAEAAACHAQAgAQAAAIUBACAJCgAA_BAAIGQAAP0QACBlAACAEQAgZgAA_xAAIGcAAP4QACC-CAAAyw4AIL8IAADLDgAgwAgAAMsOACDBCAAAyw4AIA3iBwAA_AwAMOMHAADlCAAQ5AcAAPwMADD0BwIApwwAIYEIQAC3DAAhoAhAALcMACGsCAAA_gy-CCK7CAAA_Qy7CCK8CAIApwwAIb4IQADFDAAhvwgBAM8MACHACAIAxgwAIcEIAQDPDAAhAwAAAIUBACABAADkCAAwYwAA5QgAIAMAAACFAQAgAQAAhgEAMAIAAIcBACABAAAAdQAgAQAAAHUAIAMAAABzACABAAB0ADACAAB1ACADAAAAcwAgAQAAdAAwAgAAdQAgAwAAAHMAIAEAAHQAMAIAAHUAIAksAAD6EAAgLgAA-xAAIKcIAQAAAAG0CAIAAAABtQgCAAAAAbYIAgAAAAG3CBAAAAABuAgCAAAAAbkIAQAAAAEBVwAA7QgAIAenCAEAAAABtAgCAAAAAbUIAgAAAAG2CAIAAAABtwgQAAAAAbgIAgAAAAG5CAEAAAABAVcAAO8IADABVwAA7wgAMAksAAD4EAAgLgAA-RAAIKcIAQDRDgAhtAgCAOkOACG1CAIA0g4AIbYIAgDSDgAhtwgQAPcQACG4CAIA0g4AIbkIAQD9DgAhAgAAAHUAIFcAAPIIACAHpwgBANEOACG0CAIA6Q4AIbUIAgDSDgAhtggCANIOACG3CBAA9xAAIbgIAgDSDgAhuQgBAP0OACECAAAAcwAgVwAA9AgAIAIAAABzACBXAAD0CAAgAwAAAHUAIF4AAO0IACBfAADyCAAgAQAAAHUAIAEAAABzACAHCgAA8hAAIGQAAPMQACBlAAD2EAAgZgAA9RAAIGcAAPQQACC0CAAAyw4AILkIAADLDgAgCuIHAAD4DAAw4wcAAPsIABDkBwAA-AwAMKcIAQCmDAAhtAgCAMYMACG1CAIApwwAIbYIAgCnDAAhtwgQAPkMACG4CAIApwwAIbkIAQDPDAAhAwAAAHMAIAEAAPoIADBjAAD7CAAgAwAAAHMAIAEAAHQAMAIAAHUAIAEAAAB6ACABAAAAegAgAwAAAHgAIAEAAHkAMAIAAHoAIAMAAAB4ACABAAB5ADACAAB6ACADAAAAeAAgAQAAeQAwAgAAegAgBCwAAPEQACCgCEAAAAABtAgCAAAAAbUIAgAAAAEBVwAAgwkAIAOgCEAAAAABtAgCAAAAAbUIAgAAAAEBVwAAhQkAMAFXAACFCQAwBCwAAPAQACCgCEAA1w4AIbQIAgDSDgAhtQgCANIOACECAAAAegAgVwAAiAkAIAOgCEAA1w4AIbQIAgDSDgAhtQgCANIOACECAAAAeAAgVwAAigkAIAIAAAB4ACBXAACKCQAgAwAAAHoAIF4AAIMJACBfAACICQAgAQAAAHoAIAEAAAB4ACAFCgAA6xAAIGQAAOwQACBlAADvEAAgZgAA7hAAIGcAAO0QACAG4gcAAPcMADDjBwAAkQkAEOQHAAD3DAAwoAhAALcMACG0CAIApwwAIbUIAgCnDAAhAwAAAHgAIAEAAJAJADBjAACRCQAgAwAAAHgAIAEAAHkAMAIAAHoAIAEAAACLAQAgAQAAAIsBACADAAAAiQEAIAEAAIoBADACAACLAQAgAwAAAIkBACABAACKAQAwAgAAiwEAIAMAAACJAQAgAQAAigEAMAIAAIsBACAXGQAA5hAAIDMAAOcQACA0AADoEAAgNQAA6RAAIDYAAOoQACD0BwIAAAABgQhAAAAAAZwIAQAAAAGdCAQAAAABnwgBAAAAAaAIQAAAAAGiCAIAAAABpwgBAAAAAagIAQAAAAGqCAAAAKoIAqwIAAAArAgCrQgIAAAAAa4IAgAAAAGvCAIAAAABsAgBAAAAAbEIAgAAAAGyCAIAAAABswgCAAAAAQFXAACZCQAgEvQHAgAAAAGBCEAAAAABnAgBAAAAAZ0IBAAAAAGfCAEAAAABoAhAAAAAAaIIAgAAAAGnCAEAAAABqAgBAAAAAaoIAAAAqggCrAgAAACsCAKtCAgAAAABrggCAAAAAa8IAgAAAAGwCAEAAAABsQgCAAAAAbIIAgAAAAGzCAIAAAABAVcAAJsJADABVwAAmwkAMBcZAAC_EAAgMwAAwBAAIDQAAMEQACA1AADCEAAgNgAAwxAAIPQHAgDSDgAhgQhAANcOACGcCAEA0Q4AIZ0IBACMEAAhnwgBANEOACGgCEAA1w4AIaIIAgDSDgAhpwgBANEOACGoCAEA0Q4AIaoIAAC8EKoIIqwIAAC9EKwIIq0ICAC-EAAhrggCAOkOACGvCAIA6Q4AIbAIAQD9DgAhsQgCANIOACGyCAIA0g4AIbMIAgDSDgAhAgAAAIsBACBXAACeCQAgEvQHAgDSDgAhgQhAANcOACGcCAEA0Q4AIZ0IBACMEAAhnwgBANEOACGgCEAA1w4AIaIIAgDSDgAhpwgBANEOACGoCAEA0Q4AIaoIAAC8EKoIIqwIAAC9EKwIIq0ICAC-EAAhrggCAOkOACGvCAIA6Q4AIbAIAQD9DgAhsQgCANIOACGyCAIA0g4AIbMIAgDSDgAhAgAAAIkBACBXAACgCQAgAgAAAIkBACBXAACgCQAgAwAAAIsBACBeAACZCQAgXwAAngkAIAEAAACLAQAgAQAAAIkBACAJCgAAtxAAIGQAALgQACBlAAC7EAAgZgAAuhAAIGcAALkQACCtCAAAyw4AIK4IAADLDgAgrwgAAMsOACCwCAAAyw4AIBXiBwAA7gwAMOMHAACnCQAQ5AcAAO4MADD0BwIApwwAIYEIQAC3DAAhnAgBAKYMACGdCAQA4gwAIZ8IAQCmDAAhoAhAALcMACGiCAIApwwAIacIAQCmDAAhqAgBAKYMACGqCAAA7wyqCCKsCAAA8AysCCKtCAgA8QwAIa4IAgDGDAAhrwgCAMYMACGwCAEAzwwAIbEIAgCnDAAhsggCAKcMACGzCAIApwwAIQMAAACJAQAgAQAApgkAMGMAAKcJACADAAAAiQEAIAEAAIoBADACAACLAQAgAQAAAJMBACABAAAAkwEAIAMAAACRAQAgAQAAkgEAMAIAAJMBACADAAAAkQEAIAEAAJIBADACAACTAQAgAwAAAJEBACABAACSAQAwAgAAkwEAIAYDAAC2EAAgMgAAtRAAIIEIQAAAAAGPCAIAAAABmAgCAAAAAaYIAgAAAAEBVwAArwkAIASBCEAAAAABjwgCAAAAAZgIAgAAAAGmCAIAAAABAVcAALEJADABVwAAsQkAMAYDAAC0EAAgMgAAsxAAIIEIQADXDgAhjwgCANIOACGYCAIA0g4AIaYIAgDSDgAhAgAAAJMBACBXAAC0CQAgBIEIQADXDgAhjwgCANIOACGYCAIA0g4AIaYIAgDSDgAhAgAAAJEBACBXAAC2CQAgAgAAAJEBACBXAAC2CQAgAwAAAJMBACBeAACvCQAgXwAAtAkAIAEAAACTAQAgAQAAAJEBACAFCgAArhAAIGQAAK8QACBlAACyEAAgZgAAsRAAIGcAALAQACAH4gcAAO0MADDjBwAAvQkAEOQHAADtDAAwgQhAALcMACGPCAIApwwAIZgIAgCnDAAhpggCAKcMACEDAAAAkQEAIAEAALwJADBjAAC9CQAgAwAAAJEBACABAACSAQAwAgAAkwEAIAEAAACPAQAgAQAAAI8BACADAAAAjQEAIAEAAI4BADACAACPAQAgAwAAAI0BACABAACOAQAwAgAAjwEAIAMAAACNAQAgAQAAjgEAMAIAAI8BACAJGQAArRAAIDIAAKwQACD0BwIAAAABgQhAAAAAAZgIAgAAAAGiCAIAAAABowgBAAAAAaQIQAAAAAGlCAIAAAABAVcAAMUJACAH9AcCAAAAAYEIQAAAAAGYCAIAAAABoggCAAAAAaMIAQAAAAGkCEAAAAABpQgCAAAAAQFXAADHCQAwAVcAAMcJADAJGQAAqxAAIDIAAKoQACD0BwIA0g4AIYEIQADXDgAhmAgCANIOACGiCAIA0g4AIaMIAQDRDgAhpAhAAOgOACGlCAIA6Q4AIQIAAACPAQAgVwAAygkAIAf0BwIA0g4AIYEIQADXDgAhmAgCANIOACGiCAIA0g4AIaMIAQDRDgAhpAhAAOgOACGlCAIA6Q4AIQIAAACNAQAgVwAAzAkAIAIAAACNAQAgVwAAzAkAIAMAAACPAQAgXgAAxQkAIF8AAMoJACABAAAAjwEAIAEAAACNAQAgBwoAAKUQACBkAACmEAAgZQAAqRAAIGYAAKgQACBnAACnEAAgpAgAAMsOACClCAAAyw4AIAriBwAA7AwAMOMHAADTCQAQ5AcAAOwMADD0BwIApwwAIYEIQAC3DAAhmAgCAKcMACGiCAIApwwAIaMIAQCmDAAhpAhAAMUMACGlCAIAxgwAIQMAAACNAQAgAQAA0gkAMGMAANMJACADAAAAjQEAIAEAAI4BADACAACPAQAgBjIAAOsMACA1AgC0DAAh4gcAAOoMADDjBwAAlQEAEOQHAADqDAAwmAgCAAAAAQEAAADWCQAgAQAAANYJACABMgAAhhAAIAMAAACVAQAgAQAA2QkAMAIAANYJACADAAAAlQEAIAEAANkJADACAADWCQAgAwAAAJUBACABAADZCQAwAgAA1gkAIAMyAACkEAAgNQIAAAABmAgCAAAAAQFXAADdCQAgAjUCAAAAAZgIAgAAAAEBVwAA3wkAMAFXAADfCQAwAzIAAKMQACA1AgDSDgAhmAgCANIOACECAAAA1gkAIFcAAOIJACACNQIA0g4AIZgIAgDSDgAhAgAAAJUBACBXAADkCQAgAgAAAJUBACBXAADkCQAgAwAAANYJACBeAADdCQAgXwAA4gkAIAEAAADWCQAgAQAAAJUBACAFCgAAnhAAIGQAAJ8QACBlAACiEAAgZgAAoRAAIGcAAKAQACAFNQIApwwAIeIHAADpDAAw4wcAAOsJABDkBwAA6QwAMJgIAgCnDAAhAwAAAJUBACABAADqCQAwYwAA6wkAIAMAAACVAQAgAQAA2QkAMAIAANYJACABAAAApwEAIAEAAACnAQAgAwAAAJkBACABAACmAQAwAgAApwEAIAMAAACZAQAgAQAApgEAMAIAAKcBACADAAAAmQEAIAEAAKYBADACAACnAQAgDAQAAJwQACA2AACdEAAg9AcCAAAAAYEIQAAAAAGQCAIAAAABkQgBAAAAAZwIAQAAAAGdCAQAAAABnggBAAAAAZ8IAQAAAAGgCEAAAAABoQgBAAAAAQFXAADzCQAgCvQHAgAAAAGBCEAAAAABkAgCAAAAAZEIAQAAAAGcCAEAAAABnQgEAAAAAZ4IAQAAAAGfCAEAAAABoAhAAAAAAaEIAQAAAAEBVwAA9QkAMAFXAAD1CQAwDAQAAJUQACA2AACWEAAg9AcCANIOACGBCEAA1w4AIZAIAgDSDgAhkQgBANEOACGcCAEA0Q4AIZ0IBACMEAAhnggBANEOACGfCAEA0Q4AIaAIQADXDgAhoQgBANEOACECAAAApwEAIFcAAPgJACAK9AcCANIOACGBCEAA1w4AIZAIAgDSDgAhkQgBANEOACGcCAEA0Q4AIZ0IBACMEAAhnggBANEOACGfCAEA0Q4AIaAIQADXDgAhoQgBANEOACECAAAAmQEAIFcAAPoJACACAAAAmQEAIFcAAPoJACADAAAApwEAIF4AAPMJACBfAAD4CQAgAQAAAKcBACABAAAAmQEAIAUKAACQEAAgZAAAkRAAIGUAAJQQACBmAACTEAAgZwAAkhAAIA3iBwAA6AwAMOMHAACBCgAQ5AcAAOgMADD0BwIApwwAIYEIQAC3DAAhkAgCAKcMACGRCAEApgwAIZwIAQCmDAAhnQgEAOIMACGeCAEApgwAIZ8IAQCmDAAhoAhAALcMACGhCAEApgwAIQMAAACZAQAgAQAAgAoAMGMAAIEKACADAAAAmQEAIAEAAKYBADACAACnAQAgBwQAAOcMACA6AgC0DAAh4gcAAOUMADDjBwAAqQEAEOQHAADlDAAwkAgCAAAAAZsIBADmDAAhAQAAAIQKACABAAAAhAoAIAEEAACPEAAgAwAAAKkBACABAACHCgAwAgAAhAoAIAMAAACpAQAgAQAAhwoAMAIAAIQKACADAAAAqQEAIAEAAIcKADACAACECgAgBAQAAI4QACA6AgAAAAGQCAIAAAABmwgEAAAAAQFXAACLCgAgAzoCAAAAAZAIAgAAAAGbCAQAAAABAVcAAI0KADABVwAAjQoAMAQEAACNEAAgOgIA0g4AIZAIAgDSDgAhmwgEAIwQACECAAAAhAoAIFcAAJAKACADOgIA0g4AIZAIAgDSDgAhmwgEAIwQACECAAAAqQEAIFcAAJIKACACAAAAqQEAIFcAAJIKACADAAAAhAoAIF4AAIsKACBfAACQCgAgAQAAAIQKACABAAAAqQEAIAUKAACHEAAgZAAAiBAAIGUAAIsQACBmAACKEAAgZwAAiRAAIAY6AgCnDAAh4gcAAOEMADDjBwAAmQoAEOQHAADhDAAwkAgCAKcMACGbCAQA4gwAIQMAAACpAQAgAQAAmAoAMGMAAJkKACADAAAAqQEAIAEAAIcKADACAACECgAgDTIAAOAMACA3AADfDAAg4gcAANsMADDjBwAAlwEAEOQHAADbDAAw9AcCAAAAAYEIQAC7DAAhgghAAN0MACGWCAEAAAABlwgCAAAAAZgIAgAAAAGZCAEA3AwAIZoIIADeDAAhAQAAAJwKACABAAAAnAoAIAYyAACGEAAgNwAAhRAAIIIIAADLDgAglwgAAMsOACCYCAAAyw4AIJkIAADLDgAgAwAAAJcBACABAACfCgAwAgAAnAoAIAMAAACXAQAgAQAAnwoAMAIAAJwKACADAAAAlwEAIAEAAJ8KADACAACcCgAgCjIAAIQQACA3AACDEAAg9AcCAAAAAYEIQAAAAAGCCEAAAAABlggBAAAAAZcIAgAAAAGYCAIAAAABmQgBAAAAAZoIIAAAAAEBVwAAowoAIAj0BwIAAAABgQhAAAAAAYIIQAAAAAGWCAEAAAABlwgCAAAAAZgIAgAAAAGZCAEAAAABmgggAAAAAQFXAAClCgAwAVcAAKUKADABAAAAmQEAIAEAAACJAQAgCjIAAIIQACA3AACBEAAg9AcCANIOACGBCEAA1w4AIYIIQADoDgAhlggBANEOACGXCAIA6Q4AIZgIAgDpDgAhmQgBAP0OACGaCCAAgBAAIQIAAACcCgAgVwAAqgoAIAj0BwIA0g4AIYEIQADXDgAhgghAAOgOACGWCAEA0Q4AIZcIAgDpDgAhmAgCAOkOACGZCAEA_Q4AIZoIIACAEAAhAgAAAJcBACBXAACsCgAgAgAAAJcBACBXAACsCgAgAQAAAJkBACABAAAAiQEAIAMAAACcCgAgXgAAowoAIF8AAKoKACABAAAAnAoAIAEAAACXAQAgCQoAAPsPACBkAAD8DwAgZQAA_w8AIGYAAP4PACBnAAD9DwAggggAAMsOACCXCAAAyw4AIJgIAADLDgAgmQgAAMsOACAL4gcAANcMADDjBwAAtQoAEOQHAADXDAAw9AcCAKcMACGBCEAAtwwAIYIIQADFDAAhlggBAKYMACGXCAIAxgwAIZgIAgDGDAAhmQgBAM8MACGaCCAA2AwAIQMAAACXAQAgAQAAtAoAMGMAALUKACADAAAAlwEAIAEAAJ8KADACAACcCgAgAQAAACYAIAEAAAAmACADAAAABwAgAQAAJQAwAgAAJgAgAwAAAAcAIAEAACUAMAIAACYAIAMAAAAHACABAAAlADACAAAmACAMBAAA9w8AIAwAAPkPACANAAD4DwAgDgAA-g8AIPQHAgAAAAGBCEAAAAABkAgCAAAAAZEIAQAAAAGSCAEAAAABkwgAAQAAAZQIAAD1DwAglQgAAPYPACABVwAAvQoAIAj0BwIAAAABgQhAAAAAAZAIAgAAAAGRCAEAAAABkggBAAAAAZMIAAEAAAGUCAAA9Q8AIJUIAAD2DwAgAVcAAL8KADABVwAAvwoAMAwEAADRDwAgDAAA0w8AIA0AANIPACAOAADUDwAg9AcCANIOACGBCEAA1w4AIZAIAgDSDgAhkQgBANEOACGSCAEA0Q4AIZMIAAH8DgAhlAgAAM8PACCVCAAA0A8AIAIAAAAmACBXAADCCgAgCPQHAgDSDgAhgQhAANcOACGQCAIA0g4AIZEIAQDRDgAhkggBANEOACGTCAAB_A4AIZQIAADPDwAglQgAANAPACACAAAABwAgVwAAxAoAIAIAAAAHACBXAADECgAgAwAAACYAIF4AAL0KACBfAADCCgAgAQAAACYAIAEAAAAHACAGCgAAyg8AIGQAAMsPACBlAADODwAgZgAAzQ8AIGcAAMwPACCTCAAAyw4AIAviBwAA1QwAMOMHAADLCgAQ5AcAANUMADD0BwIApwwAIYEIQAC3DAAhkAgCAKcMACGRCAEApgwAIZIIAQCmDAAhkwgAAc4MACGUCAAA1gwAIJUIAADWDAAgAwAAAAcAIAEAAMoKADBjAADLCgAgAwAAAAcAIAEAACUAMAIAACYAIAEAAAALACABAAAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACADAAAACQAgAQAACgAwAgAACwAgCQMAAMYPACAFAADHDwAgCwAAyA8AIAwAAMkPACD0BwIAAAAB-wcCAAAAAfwHAADFDwAggQhAAAAAAY8IAgAAAAEBVwAA0woAIAX0BwIAAAAB-wcCAAAAAfwHAADFDwAggQhAAAAAAY8IAgAAAAEBVwAA1QoAMAFXAADVCgAwCQMAAKkPACAFAACqDwAgCwAAqw8AIAwAAKwPACD0BwIA0g4AIfsHAgDSDgAh_AcAAKgPACCBCEAA1w4AIY8IAgDSDgAhAgAAAAsAIFcAANgKACAF9AcCANIOACH7BwIA0g4AIfwHAACoDwAggQhAANcOACGPCAIA0g4AIQIAAAAJACBXAADaCgAgAgAAAAkAIFcAANoKACADAAAACwAgXgAA0woAIF8AANgKACABAAAACwAgAQAAAAkAIAUKAACjDwAgZAAApA8AIGUAAKcPACBmAACmDwAgZwAApQ8AIAjiBwAA1AwAMOMHAADhCgAQ5AcAANQMADD0BwIApwwAIfsHAgCnDAAh_AcAAMQMACCBCEAAtwwAIY8IAgCnDAAhAwAAAAkAIAEAAOAKADBjAADhCgAgAwAAAAkAIAEAAAoAMAIAAAsAIAEAAAAPACABAAAADwAgAwAAAA0AIAEAAA4AMAIAAA8AIAMAAAANACABAAAOADACAAAPACADAAAADQAgAQAADgAwAgAADwAgDQYAAKAPACAIAAChDwAgCQAAog8AIPQHAgAAAAH8BwAAnw8AIP8HAgAAAAGBCEAAAAABgghAAAAAAYoIAAEAAAGLCAEAAAABjAgBAAAAAY0IQAAAAAGOCEAAAAABAVcAAOkKACAK9AcCAAAAAfwHAACfDwAg_wcCAAAAAYEIQAAAAAGCCEAAAAABiggAAQAAAYsIAQAAAAGMCAEAAAABjQhAAAAAAY4IQAAAAAEBVwAA6woAMAFXAADrCgAwDQYAAP4OACAIAAD_DgAgCQAAgA8AIPQHAgDSDgAh_AcAAPsOACD_BwIA0g4AIYEIQADXDgAhgghAANcOACGKCAAB_A4AIYsIAQD9DgAhjAgBAP0OACGNCEAA6A4AIY4IQADoDgAhAgAAAA8AIFcAAO4KACAK9AcCANIOACH8BwAA-w4AIP8HAgDSDgAhgQhAANcOACGCCEAA1w4AIYoIAAH8DgAhiwgBAP0OACGMCAEA_Q4AIY0IQADoDgAhjghAAOgOACECAAAADQAgVwAA8AoAIAIAAAANACBXAADwCgAgAwAAAA8AIF4AAOkKACBfAADuCgAgAQAAAA8AIAEAAAANACAKCgAA9g4AIGQAAPcOACBlAAD6DgAgZgAA-Q4AIGcAAPgOACCKCAAAyw4AIIsIAADLDgAgjAgAAMsOACCNCAAAyw4AII4IAADLDgAgDeIHAADNDAAw4wcAAPcKABDkBwAAzQwAMPQHAgCnDAAh_AcAAMQMACD_BwIApwwAIYEIQAC3DAAhgghAALcMACGKCAABzgwAIYsIAQDPDAAhjAgBAM8MACGNCEAAxQwAIY4IQADFDAAhAwAAAA0AIAEAAPYKADBjAAD3CgAgAwAAAA0AIAEAAA4AMAIAAA8AIAEAAAATACABAAAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACADAAAAEQAgAQAAEgAwAgAAEwAgBQcAAPUOACCBCEAAAAABhwgAAQAAAYgIAgAAAAGJCEAAAAABAVcAAP8KACAEgQhAAAAAAYcIAAEAAAGICAIAAAABiQhAAAAAAQFXAACBCwAwAVcAAIELADAFBwAA9A4AIIEIQADXDgAhhwgAAeYOACGICAIA0g4AIYkIQADoDgAhAgAAABMAIFcAAIQLACAEgQhAANcOACGHCAAB5g4AIYgIAgDSDgAhiQhAAOgOACECAAAAEQAgVwAAhgsAIAIAAAARACBXAACGCwAgAwAAABMAIF4AAP8KACBfAACECwAgAQAAABMAIAEAAAARACAGCgAA7w4AIGQAAPAOACBlAADzDgAgZgAA8g4AIGcAAPEOACCJCAAAyw4AIAfiBwAAzAwAMOMHAACNCwAQ5AcAAMwMADCBCEAAtwwAIYcIAAHDDAAhiAgCAKcMACGJCEAAxQwAIQMAAAARACABAACMCwAwYwAAjQsAIAMAAAARACABAAASADACAAATACABAAAAGgAgAQAAABoAIAMAAAAYACABAAAZADACAAAaACADAAAAGAAgAQAAGQAwAgAAGgAgAwAAABgAIAEAABkAMAIAABoAIAwFAADtDgAgBgAA7g4AIPkHAAEAAAH6BwABAAAB-wcCAAAAAfwHAADsDgAg_QcCAAAAAf4HQAAAAAH_BwIAAAABgAhAAAAAAYEIQAAAAAGCCEAAAAABAVcAAJULACAK-QcAAQAAAfoHAAEAAAH7BwIAAAAB_AcAAOwOACD9BwIAAAAB_gdAAAAAAf8HAgAAAAGACEAAAAABgQhAAAAAAYIIQAAAAAEBVwAAlwsAMAFXAACXCwAwAQAAAAkAIAwFAADqDgAgBgAA6w4AIPkHAAHmDgAh-gcAAeYOACH7BwIA0g4AIfwHAADnDgAg_QcCANIOACH-B0AA6A4AIf8HAgDpDgAhgAhAAOgOACGBCEAA1w4AIYIIQADXDgAhAgAAABoAIFcAAJsLACAK-QcAAeYOACH6BwAB5g4AIfsHAgDSDgAh_AcAAOcOACD9BwIA0g4AIf4HQADoDgAh_wcCAOkOACGACEAA6A4AIYEIQADXDgAhgghAANcOACECAAAAGAAgVwAAnQsAIAIAAAAYACBXAACdCwAgAQAAAAkAIAMAAAAaACBeAACVCwAgXwAAmwsAIAEAAAAaACABAAAAGAAgCAoAAOEOACBkAADiDgAgZQAA5Q4AIGYAAOQOACBnAADjDgAg_gcAAMsOACD_BwAAyw4AIIAIAADLDgAgDeIHAADCDAAw4wcAAKULABDkBwAAwgwAMPkHAAHDDAAh-gcAAcMMACH7BwIApwwAIfwHAADEDAAg_QcCAKcMACH-B0AAxQwAIf8HAgDGDAAhgAhAAMUMACGBCEAAtwwAIYIIQAC3DAAhAwAAABgAIAEAAKQLADBjAAClCwAgAwAAABgAIAEAABkAMAIAABoAIAXiBwAAwQwAMOMHAACrCwAQ5AcAAMEMADD3BwEAAAAB-AdAALsMACEBAAAAqAsAIAEAAACoCwAgBeIHAADBDAAw4wcAAKsLABDkBwAAwQwAMPcHAQCzDAAh-AdAALsMACEAAwAAAKsLACABAACsCwAwAgAAqAsAIAMAAACrCwAgAQAArAsAMAIAAKgLACADAAAAqwsAIAEAAKwLADACAACoCwAgAvcHAQAAAAH4B0AAAAABAVcAALALACAC9wcBAAAAAfgHQAAAAAEBVwAAsgsAMAFXAACyCwAwAvcHAQDRDgAh-AdAANcOACECAAAAqAsAIFcAALULACAC9wcBANEOACH4B0AA1w4AIQIAAACrCwAgVwAAtwsAIAIAAACrCwAgVwAAtwsAIAMAAACoCwAgXgAAsAsAIF8AALULACABAAAAqAsAIAEAAACrCwAgAwoAAN4OACBmAADgDgAgZwAA3w4AIAXiBwAAwAwAMOMHAAC-CwAQ5AcAAMAMADD3BwEApgwAIfgHQAC3DAAhAwAAAKsLACABAAC9CwAwYwAAvgsAIAMAAACrCwAgAQAArAsAMAIAAKgLACAF4gcAAL8MADDjBwAAxAsAEOQHAAC_DAAw9AcBAAAAAfYHQAC7DAAhAQAAAMELACABAAAAwQsAIAXiBwAAvwwAMOMHAADECwAQ5AcAAL8MADD0BwEAswwAIfYHQAC7DAAhAAMAAADECwAgAQAAxQsAMAIAAMELACADAAAAxAsAIAEAAMULADACAADBCwAgAwAAAMQLACABAADFCwAwAgAAwQsAIAL0BwEAAAAB9gdAAAAAAQFXAADJCwAgAvQHAQAAAAH2B0AAAAABAVcAAMsLADABVwAAywsAMAL0BwEA0Q4AIfYHQADXDgAhAgAAAMELACBXAADOCwAgAvQHAQDRDgAh9gdAANcOACECAAAAxAsAIFcAANALACACAAAAxAsAIFcAANALACADAAAAwQsAIF4AAMkLACBfAADOCwAgAQAAAMELACABAAAAxAsAIAMKAADbDgAgZgAA3Q4AIGcAANwOACAF4gcAAL4MADDjBwAA1wsAEOQHAAC-DAAw9AcBAKYMACH2B0AAtwwAIQMAAADECwAgAQAA1gsAMGMAANcLACADAAAAxAsAIAEAAMULADACAADBCwAgBeIHAAC9DAAw4wcAAN0LABDkBwAAvQwAMPQHAQAAAAH1B0AAuwwAIQEAAADaCwAgAQAAANoLACAF4gcAAL0MADDjBwAA3QsAEOQHAAC9DAAw9AcBALMMACH1B0AAuwwAIQADAAAA3QsAIAEAAN4LADACAADaCwAgAwAAAN0LACABAADeCwAwAgAA2gsAIAMAAADdCwAgAQAA3gsAMAIAANoLACAC9AcBAAAAAfUHQAAAAAEBVwAA4gsAIAL0BwEAAAAB9QdAAAAAAQFXAADkCwAwAVcAAOQLADAC9AcBANEOACH1B0AA1w4AIQIAAADaCwAgVwAA5wsAIAL0BwEA0Q4AIfUHQADXDgAhAgAAAN0LACBXAADpCwAgAgAAAN0LACBXAADpCwAgAwAAANoLACBeAADiCwAgXwAA5wsAIAEAAADaCwAgAQAAAN0LACADCgAA2A4AIGYAANoOACBnAADZDgAgBeIHAAC8DAAw4wcAAPALABDkBwAAvAwAMPQHAQCmDAAh9QdAALcMACEDAAAA3QsAIAEAAO8LADBjAADwCwAgAwAAAN0LACABAADeCwAwAgAA2gsAIAXiBwAAugwAMOMHAAD2CwAQ5AcAALoMADDlBwEAAAAB8wdAALsMACEBAAAA8wsAIAEAAADzCwAgBeIHAAC6DAAw4wcAAPYLABDkBwAAugwAMOUHAQCzDAAh8wdAALsMACEAAwAAAPYLACABAAD3CwAwAgAA8wsAIAMAAAD2CwAgAQAA9wsAMAIAAPMLACADAAAA9gsAIAEAAPcLADACAADzCwAgAuUHAQAAAAHzB0AAAAABAVcAAPsLACAC5QcBAAAAAfMHQAAAAAEBVwAA_QsAMAFXAAD9CwAwAuUHAQDRDgAh8wdAANcOACECAAAA8wsAIFcAAIAMACAC5QcBANEOACHzB0AA1w4AIQIAAAD2CwAgVwAAggwAIAIAAAD2CwAgVwAAggwAIAMAAADzCwAgXgAA-wsAIF8AAIAMACABAAAA8wsAIAEAAAD2CwAgAwoAANQOACBmAADWDgAgZwAA1Q4AIAXiBwAAtgwAMOMHAACJDAAQ5AcAALYMADDlBwEApgwAIfMHQAC3DAAhAwAAAPYLACABAACIDAAwYwAAiQwAIAMAAAD2CwAgAQAA9wsAMAIAAPMLACAG4gcAALIMADDjBwAAjwwAEOQHAACyDAAw5QcBAAAAAeYHAgC0DAAh5wcEALUMACEBAAAAjAwAIAEAAACMDAAgBuIHAACyDAAw4wcAAI8MABDkBwAAsgwAMOUHAQCzDAAh5gcCALQMACHnBwQAtQwAIQHnBwAAyw4AIAMAAACPDAAgAQAAkAwAMAIAAIwMACADAAAAjwwAIAEAAJAMADACAACMDAAgAwAAAI8MACABAACQDAAwAgAAjAwAIAPlBwEAAAAB5gcCAAAAAecHBAAAAAEBVwAAlAwAIAPlBwEAAAAB5gcCAAAAAecHBAAAAAEBVwAAlgwAMAFXAACWDAAwA-UHAQDRDgAh5gcCANIOACHnBwQA0w4AIQIAAACMDAAgVwAAmQwAIAPlBwEA0Q4AIeYHAgDSDgAh5wcEANMOACECAAAAjwwAIFcAAJsMACACAAAAjwwAIFcAAJsMACADAAAAjAwAIF4AAJQMACBfAACZDAAgAQAAAIwMACABAAAAjwwAIAYKAADMDgAgZAAAzQ4AIGUAANAOACBmAADPDgAgZwAAzg4AIOcHAADLDgAgBuIHAAClDAAw4wcAAKIMABDkBwAApQwAMOUHAQCmDAAh5gcCAKcMACHnBwQAqAwAIQMAAACPDAAgAQAAoQwAMGMAAKIMACADAAAAjwwAIAEAAJAMADACAACMDAAgBuIHAAClDAAw4wcAAKIMABDkBwAApQwAMOUHAQCmDAAh5gcCAKcMACHnBwQAqAwAIQ4KAACuDAAgZgAAsQwAIGcAALEMACDoBwEAAAAB6QcBAAAABOoHAQAAAATrBwEAAAAB7AcBAAAAAe0HAQAAAAHuBwEAAAAB7wcBALAMACHwBwEAAAAB8QcBAAAAAfIHAQAAAAENCgAArgwAIGQAAK8MACBlAACuDAAgZgAArgwAIGcAAK4MACDoBwIAAAAB6QcCAAAABOoHAgAAAATrBwIAAAAB7AcCAAAAAe0HAgAAAAHuBwIAAAAB7wcCAK0MACENCgAAqgwAIGQAAKsMACBlAACsDAAgZgAArAwAIGcAAKwMACDoBwQAAAAB6QcEAAAABeoHBAAAAAXrBwQAAAAB7AcEAAAAAe0HBAAAAAHuBwQAAAAB7wcEAKkMACENCgAAqgwAIGQAAKsMACBlAACsDAAgZgAArAwAIGcAAKwMACDoBwQAAAAB6QcEAAAABeoHBAAAAAXrBwQAAAAB7AcEAAAAAe0HBAAAAAHuBwQAAAAB7wcEAKkMACEI6AcCAAAAAekHAgAAAAXqBwIAAAAF6wcCAAAAAewHAgAAAAHtBwIAAAAB7gcCAAAAAe8HAgCqDAAhCOgHCAAAAAHpBwgAAAAF6gcIAAAABesHCAAAAAHsBwgAAAAB7QcIAAAAAe4HCAAAAAHvBwgAqwwAIQjoBwQAAAAB6QcEAAAABeoHBAAAAAXrBwQAAAAB7AcEAAAAAe0HBAAAAAHuBwQAAAAB7wcEAKwMACENCgAArgwAIGQAAK8MACBlAACuDAAgZgAArgwAIGcAAK4MACDoBwIAAAAB6QcCAAAABOoHAgAAAATrBwIAAAAB7AcCAAAAAe0HAgAAAAHuBwIAAAAB7wcCAK0MACEI6AcCAAAAAekHAgAAAATqBwIAAAAE6wcCAAAAAewHAgAAAAHtBwIAAAAB7gcCAAAAAe8HAgCuDAAhCOgHCAAAAAHpBwgAAAAE6gcIAAAABOsHCAAAAAHsBwgAAAAB7QcIAAAAAe4HCAAAAAHvBwgArwwAIQ4KAACuDAAgZgAAsQwAIGcAALEMACDoBwEAAAAB6QcBAAAABOoHAQAAAATrBwEAAAAB7AcBAAAAAe0HAQAAAAHuBwEAAAAB7wcBALAMACHwBwEAAAAB8QcBAAAAAfIHAQAAAAEL6AcBAAAAAekHAQAAAATqBwEAAAAE6wcBAAAAAewHAQAAAAHtBwEAAAAB7gcBAAAAAe8HAQCxDAAh8AcBAAAAAfEHAQAAAAHyBwEAAAABBuIHAACyDAAw4wcAAI8MABDkBwAAsgwAMOUHAQCzDAAh5gcCALQMACHnBwQAtQwAIQvoBwEAAAAB6QcBAAAABOoHAQAAAATrBwEAAAAB7AcBAAAAAe0HAQAAAAHuBwEAAAAB7wcBALEMACHwBwEAAAAB8QcBAAAAAfIHAQAAAAEI6AcCAAAAAekHAgAAAATqBwIAAAAE6wcCAAAAAewHAgAAAAHtBwIAAAAB7gcCAAAAAe8HAgCuDAAhCOgHBAAAAAHpBwQAAAAF6gcEAAAABesHBAAAAAHsBwQAAAAB7QcEAAAAAe4HBAAAAAHvBwQArAwAIQXiBwAAtgwAMOMHAACJDAAQ5AcAALYMADDlBwEApgwAIfMHQAC3DAAhCwoAAK4MACBmAAC5DAAgZwAAuQwAIOgHQAAAAAHpB0AAAAAE6gdAAAAABOsHQAAAAAHsB0AAAAAB7QdAAAAAAe4HQAAAAAHvB0AAuAwAIQsKAACuDAAgZgAAuQwAIGcAALkMACDoB0AAAAAB6QdAAAAABOoHQAAAAATrB0AAAAAB7AdAAAAAAe0HQAAAAAHuB0AAAAAB7wdAALgMACEI6AdAAAAAAekHQAAAAATqB0AAAAAE6wdAAAAAAewHQAAAAAHtB0AAAAAB7gdAAAAAAe8HQAC5DAAhBeIHAAC6DAAw4wcAAPYLABDkBwAAugwAMOUHAQCzDAAh8wdAALsMACEI6AdAAAAAAekHQAAAAATqB0AAAAAE6wdAAAAAAewHQAAAAAHtB0AAAAAB7gdAAAAAAe8HQAC5DAAhBeIHAAC8DAAw4wcAAPALABDkBwAAvAwAMPQHAQCmDAAh9QdAALcMACEF4gcAAL0MADDjBwAA3QsAEOQHAAC9DAAw9AcBALMMACH1B0AAuwwAIQXiBwAAvgwAMOMHAADXCwAQ5AcAAL4MADD0BwEApgwAIfYHQAC3DAAhBeIHAAC_DAAw4wcAAMQLABDkBwAAvwwAMPQHAQCzDAAh9gdAALsMACEF4gcAAMAMADDjBwAAvgsAEOQHAADADAAw9wcBAKYMACH4B0AAtwwAIQXiBwAAwQwAMOMHAACrCwAQ5AcAAMEMADD3BwEAswwAIfgHQAC7DAAhDeIHAADCDAAw4wcAAKULABDkBwAAwgwAMPkHAAHDDAAh-gcAAcMMACH7BwIApwwAIfwHAADEDAAg_QcCAKcMACH-B0AAxQwAIf8HAgDGDAAhgAhAAMUMACGBCEAAtwwAIYIIQAC3DAAhBwoAAK4MACBmAADLDAAgZwAAywwAIOgHAAEAAAHpBwABAAAE6gcAAQAABO8HAAHKDAAhBOgHAAAAhAgJhAgAAACECAOFCAAAAIQICIYIAAAAhAgICwoAAKoMACBmAADJDAAgZwAAyQwAIOgHQAAAAAHpB0AAAAAF6gdAAAAABesHQAAAAAHsB0AAAAAB7QdAAAAAAe4HQAAAAAHvB0AAyAwAIQ0KAACqDAAgZAAAqwwAIGUAAKoMACBmAACqDAAgZwAAqgwAIOgHAgAAAAHpBwIAAAAF6gcCAAAABesHAgAAAAHsBwIAAAAB7QcCAAAAAe4HAgAAAAHvBwIAxwwAIQ0KAACqDAAgZAAAqwwAIGUAAKoMACBmAACqDAAgZwAAqgwAIOgHAgAAAAHpBwIAAAAF6gcCAAAABesHAgAAAAHsBwIAAAAB7QcCAAAAAe4HAgAAAAHvBwIAxwwAIQsKAACqDAAgZgAAyQwAIGcAAMkMACDoB0AAAAAB6QdAAAAABeoHQAAAAAXrB0AAAAAB7AdAAAAAAe0HQAAAAAHuB0AAAAAB7wdAAMgMACEI6AdAAAAAAekHQAAAAAXqB0AAAAAF6wdAAAAAAewHQAAAAAHtB0AAAAAB7gdAAAAAAe8HQADJDAAhBwoAAK4MACBmAADLDAAgZwAAywwAIOgHAAEAAAHpBwABAAAE6gcAAQAABO8HAAHKDAAhBOgHAAEAAAHpBwABAAAE6gcAAQAABO8HAAHLDAAhB-IHAADMDAAw4wcAAI0LABDkBwAAzAwAMIEIQAC3DAAhhwgAAcMMACGICAIApwwAIYkIQADFDAAhDeIHAADNDAAw4wcAAPcKABDkBwAAzQwAMPQHAgCnDAAh_AcAAMQMACD_BwIApwwAIYEIQAC3DAAhgghAALcMACGKCAABzgwAIYsIAQDPDAAhjAgBAM8MACGNCEAAxQwAIY4IQADFDAAhBwoAAKoMACBmAADTDAAgZwAA0wwAIOgHAAEAAAHpBwABAAAF6gcAAQAABe8HAAHSDAAhDgoAAKoMACBmAADRDAAgZwAA0QwAIOgHAQAAAAHpBwEAAAAF6gcBAAAABesHAQAAAAHsBwEAAAAB7QcBAAAAAe4HAQAAAAHvBwEA0AwAIfAHAQAAAAHxBwEAAAAB8gcBAAAAAQ4KAACqDAAgZgAA0QwAIGcAANEMACDoBwEAAAAB6QcBAAAABeoHAQAAAAXrBwEAAAAB7AcBAAAAAe0HAQAAAAHuBwEAAAAB7wcBANAMACHwBwEAAAAB8QcBAAAAAfIHAQAAAAEL6AcBAAAAAekHAQAAAAXqBwEAAAAF6wcBAAAAAewHAQAAAAHtBwEAAAAB7gcBAAAAAe8HAQDRDAAh8AcBAAAAAfEHAQAAAAHyBwEAAAABBwoAAKoMACBmAADTDAAgZwAA0wwAIOgHAAEAAAHpBwABAAAF6gcAAQAABe8HAAHSDAAhBOgHAAEAAAHpBwABAAAF6gcAAQAABe8HAAHTDAAhCOIHAADUDAAw4wcAAOEKABDkBwAA1AwAMPQHAgCnDAAh-wcCAKcMACH8BwAAxAwAIIEIQAC3DAAhjwgCAKcMACEL4gcAANUMADDjBwAAywoAEOQHAADVDAAw9AcCAKcMACGBCEAAtwwAIZAIAgCnDAAhkQgBAKYMACGSCAEApgwAIZMIAAHODAAhlAgAANYMACCVCAAA1gwAIAToBwEAAAAFhAgBAAAAAYUIAQAAAASGCAEAAAAEC-IHAADXDAAw4wcAALUKABDkBwAA1wwAMPQHAgCnDAAhgQhAALcMACGCCEAAxQwAIZYIAQCmDAAhlwgCAMYMACGYCAIAxgwAIZkIAQDPDAAhmgggANgMACEFCgAArgwAIGYAANoMACBnAADaDAAg6AcgAAAAAe8HIADZDAAhBQoAAK4MACBmAADaDAAgZwAA2gwAIOgHIAAAAAHvByAA2QwAIQLoByAAAAAB7wcgANoMACENMgAA4AwAIDcAAN8MACDiBwAA2wwAMOMHAACXAQAQ5AcAANsMADD0BwIAtAwAIYEIQAC7DAAhgghAAN0MACGWCAEAswwAIZcIAgCUDQAhmAgCAJQNACGZCAEA3AwAIZoIIADeDAAhC-gHAQAAAAHpBwEAAAAF6gcBAAAABesHAQAAAAHsBwEAAAAB7QcBAAAAAe4HAQAAAAHvBwEA0QwAIfAHAQAAAAHxBwEAAAAB8gcBAAAAAQjoB0AAAAAB6QdAAAAABeoHQAAAAAXrB0AAAAAB7AdAAAAAAe0HQAAAAAHuB0AAAAAB7wdAAMkMACEC6AcgAAAAAe8HIADaDAAhEQQAAOcMACA2AACADgAg4gcAAP8NADDjBwAAmQEAEOQHAAD_DQAw9AcCALQMACGBCEAAuwwAIZAIAgC0DAAhkQgBALMMACGcCAEAswwAIZ0IBADmDAAhnggBALMMACGfCAEAswwAIaAIQAC7DAAhoQgBALMMACHYCQAAmQEAINkJAACZAQAgHBkAAOcMACAzAADuDQAgNAAA8Q0AIDUAAIkOACA2AACADgAg4gcAAIUOADDjBwAAiQEAEOQHAACFDgAw9AcCALQMACGBCEAAuwwAIZwIAQCzDAAhnQgEAOYMACGfCAEAswwAIaAIQAC7DAAhoggCALQMACGnCAEAswwAIagIAQCzDAAhqggAAIYOqggirAgAAIcOrAgirQgIAIgOACGuCAIAlA0AIa8IAgCUDQAhsAgBANwMACGxCAIAtAwAIbIIAgC0DAAhswgCALQMACHYCQAAiQEAINkJAACJAQAgBjoCAKcMACHiBwAA4QwAMOMHAACZCgAQ5AcAAOEMADCQCAIApwwAIZsIBADiDAAhDQoAAK4MACBkAACvDAAgZQAA5AwAIGYAAOQMACBnAADkDAAg6AcEAAAAAekHBAAAAATqBwQAAAAE6wcEAAAAAewHBAAAAAHtBwQAAAAB7gcEAAAAAe8HBADjDAAhDQoAAK4MACBkAACvDAAgZQAA5AwAIGYAAOQMACBnAADkDAAg6AcEAAAAAekHBAAAAATqBwQAAAAE6wcEAAAAAewHBAAAAAHtBwQAAAAB7gcEAAAAAe8HBADjDAAhCOgHBAAAAAHpBwQAAAAE6gcEAAAABOsHBAAAAAHsBwQAAAAB7QcEAAAAAe4HBAAAAAHvBwQA5AwAIQcEAADnDAAgOgIAtAwAIeIHAADlDAAw4wcAAKkBABDkBwAA5QwAMJAIAgC0DAAhmwgEAOYMACEI6AcEAAAAAekHBAAAAATqBwQAAAAE6wcEAAAAAewHBAAAAAHtBwQAAAAB7gcEAAAAAe8HBADkDAAhRBAAAN8NACARAADgDQAgEgAA4Q0AIBMAAOINACAUAADjDQAgFQAA5A0AIBYAAOUNACAXAAC1DQAgGwAA5g0AIB4AAOcNACAfAAChDQAgJAAA6Q0AICYAAOgNACAoAADqDQAgLQAA6w0AIC8AAO8NACAxAADsDQAgMwAA7g0AIDQAAPENACA4AADtDQAgOQAA8A0AIDoAAPINACA7AADzDQAgPgAA9A0AID8AAPQNACBAAAD0DQAgQgAA9Q0AIEMAAPUNACBEAAD2DQAgRQAA9w0AIEcAAPgNACBIAAD5DQAgSgAA-g0AIEsAAPoNACBPAAD7DQAgUAAA-w0AIFEAAPwNACDiBwAA3Q0AMOMHAACvAQAQ5AcAAN0NADD0BwIAtAwAIYEIQAC7DAAhmQgBANwMACHNCEAA3QwAIakJAQDcDAAhtAkBALMMACG1CUAA3QwAIbYJAQDcDAAhuAkAAN4NuAkiuQlAAN0MACG6CUAA3QwAIbsJAQDcDAAhvAlAAN0MACG9CUAA3QwAIb4JAQDcDAAhvwlAAN0MACHACUAA3QwAIcEJAgC0DAAhwgkgAN4MACHDCUAA3QwAIcQJIADeDAAhxQkBANwMACHGCQEA3AwAIccJAQDcDAAhyAkBANwMACHJCQEA3AwAIdgJAACvAQAg2QkAAK8BACAN4gcAAOgMADDjBwAAgQoAEOQHAADoDAAw9AcCAKcMACGBCEAAtwwAIZAIAgCnDAAhkQgBAKYMACGcCAEApgwAIZ0IBADiDAAhnggBAKYMACGfCAEApgwAIaAIQAC3DAAhoQgBAKYMACEFNQIApwwAIeIHAADpDAAw4wcAAOsJABDkBwAA6QwAMJgIAgCnDAAhBjIAAOsMACA1AgC0DAAh4gcAAOoMADDjBwAAlQEAEOQHAADqDAAwmAgCALQMACEcGQAA5wwAIDMAAO4NACA0AADxDQAgNQAAiQ4AIDYAAIAOACDiBwAAhQ4AMOMHAACJAQAQ5AcAAIUOADD0BwIAtAwAIYEIQAC7DAAhnAgBALMMACGdCAQA5gwAIZ8IAQCzDAAhoAhAALsMACGiCAIAtAwAIacIAQCzDAAhqAgBALMMACGqCAAAhg6qCCKsCAAAhw6sCCKtCAgAiA4AIa4IAgCUDQAhrwgCAJQNACGwCAEA3AwAIbEIAgC0DAAhsggCALQMACGzCAIAtAwAIdgJAACJAQAg2QkAAIkBACAK4gcAAOwMADDjBwAA0wkAEOQHAADsDAAw9AcCAKcMACGBCEAAtwwAIZgIAgCnDAAhoggCAKcMACGjCAEApgwAIaQIQADFDAAhpQgCAMYMACEH4gcAAO0MADDjBwAAvQkAEOQHAADtDAAwgQhAALcMACGPCAIApwwAIZgIAgCnDAAhpggCAKcMACEV4gcAAO4MADDjBwAApwkAEOQHAADuDAAw9AcCAKcMACGBCEAAtwwAIZwIAQCmDAAhnQgEAOIMACGfCAEApgwAIaAIQAC3DAAhoggCAKcMACGnCAEApgwAIagIAQCmDAAhqggAAO8MqggirAgAAPAMrAgirQgIAPEMACGuCAIAxgwAIa8IAgDGDAAhsAgBAM8MACGxCAIApwwAIbIIAgCnDAAhswgCAKcMACEHCgAArgwAIGYAAPYMACBnAAD2DAAg6AcAAACqCALpBwAAAKoICOoHAAAAqggI7wcAAPUMqggiBwoAAK4MACBmAAD0DAAgZwAA9AwAIOgHAAAArAgC6QcAAACsCAjqBwAAAKwICO8HAADzDKwIIg0KAACqDAAgZAAAqwwAIGUAAKsMACBmAACrDAAgZwAAqwwAIOgHCAAAAAHpBwgAAAAF6gcIAAAABesHCAAAAAHsBwgAAAAB7QcIAAAAAe4HCAAAAAHvBwgA8gwAIQ0KAACqDAAgZAAAqwwAIGUAAKsMACBmAACrDAAgZwAAqwwAIOgHCAAAAAHpBwgAAAAF6gcIAAAABesHCAAAAAHsBwgAAAAB7QcIAAAAAe4HCAAAAAHvBwgA8gwAIQcKAACuDAAgZgAA9AwAIGcAAPQMACDoBwAAAKwIAukHAAAArAgI6gcAAACsCAjvBwAA8wysCCIE6AcAAACsCALpBwAAAKwICOoHAAAArAgI7wcAAPQMrAgiBwoAAK4MACBmAAD2DAAgZwAA9gwAIOgHAAAAqggC6QcAAACqCAjqBwAAAKoICO8HAAD1DKoIIgToBwAAAKoIAukHAAAAqggI6gcAAACqCAjvBwAA9gyqCCIG4gcAAPcMADDjBwAAkQkAEOQHAAD3DAAwoAhAALcMACG0CAIApwwAIbUIAgCnDAAhCuIHAAD4DAAw4wcAAPsIABDkBwAA-AwAMKcIAQCmDAAhtAgCAMYMACG1CAIApwwAIbYIAgCnDAAhtwgQAPkMACG4CAIApwwAIbkIAQDPDAAhDQoAAK4MACBkAAD7DAAgZQAA-wwAIGYAAPsMACBnAAD7DAAg6AcQAAAAAekHEAAAAATqBxAAAAAE6wcQAAAAAewHEAAAAAHtBxAAAAAB7gcQAAAAAe8HEAD6DAAhDQoAAK4MACBkAAD7DAAgZQAA-wwAIGYAAPsMACBnAAD7DAAg6AcQAAAAAekHEAAAAATqBxAAAAAE6wcQAAAAAewHEAAAAAHtBxAAAAAB7gcQAAAAAe8HEAD6DAAhCOgHEAAAAAHpBxAAAAAE6gcQAAAABOsHEAAAAAHsBxAAAAAB7QcQAAAAAe4HEAAAAAHvBxAA-wwAIQ3iBwAA_AwAMOMHAADlCAAQ5AcAAPwMADD0BwIApwwAIYEIQAC3DAAhoAhAALcMACGsCAAA_gy-CCK7CAAA_Qy7CCK8CAIApwwAIb4IQADFDAAhvwgBAM8MACHACAIAxgwAIcEIAQDPDAAhBwoAAK4MACBmAACCDQAgZwAAgg0AIOgHAAAAuwgC6QcAAAC7CAjqBwAAALsICO8HAACBDbsIIgcKAACuDAAgZgAAgA0AIGcAAIANACDoBwAAAL4IAukHAAAAvggI6gcAAAC-CAjvBwAA_wy-CCIHCgAArgwAIGYAAIANACBnAACADQAg6AcAAAC-CALpBwAAAL4ICOoHAAAAvggI7wcAAP8MvggiBOgHAAAAvggC6QcAAAC-CAjqBwAAAL4ICO8HAACADb4IIgcKAACuDAAgZgAAgg0AIGcAAIINACDoBwAAALsIAukHAAAAuwgI6gcAAAC7CAjvBwAAgQ27CCIE6AcAAAC7CALpBwAAALsICOoHAAAAuwgI7wcAAIINuwgiDuIHAACDDQAw4wcAAM8IABDkBwAAgw0AMPQHAgCnDAAhgQhAALcMACGiCAIApwwAIaQIQADFDAAhpQgCAMYMACGnCAEAzwwAIbYIAgCnDAAhwggCAKcMACHDCAEApgwAIcQIAQDPDAAhxQhAAMUMACEL4gcAAIQNADDjBwAAuQgAEOQHAACEDQAw9AcCAKcMACGBCEAAtwwAIaIIAgCnDAAhpAhAAMUMACGlCAIAxgwAIacIAQCmDAAhwwgBAKYMACHGCEAAxQwAIRwgAQCmDAAh4gcAAIUNADDjBwAAowgAEOQHAACFDQAw9AcCAKcMACGBCEAAtwwAIZAIAgDGDAAhoAhAALcMACGkCEAAxQwAIaUIAgDGDAAhpwgBAKYMACGoCAEApgwAIawIAACHDcwIIrQIAgDGDAAhtwgQAPkMACHCCBAA-QwAIccIAQDPDAAhyAgBAM8MACHJCBAAhg0AIcoIAgCnDAAhzAgBAM8MACHNCEAAxQwAIc4IAgCnDAAhzwggANgMACHQCAEApgwAIdEIAQCmDAAh0ggCAKcMACHTCAIApwwAIQ0KAACqDAAgZAAAiw0AIGUAAIsNACBmAACLDQAgZwAAiw0AIOgHEAAAAAHpBxAAAAAF6gcQAAAABesHEAAAAAHsBxAAAAAB7QcQAAAAAe4HEAAAAAHvBxAAig0AIQcKAACuDAAgZgAAiQ0AIGcAAIkNACDoBwAAAMwIAukHAAAAzAgI6gcAAADMCAjvBwAAiA3MCCIHCgAArgwAIGYAAIkNACBnAACJDQAg6AcAAADMCALpBwAAAMwICOoHAAAAzAgI7wcAAIgNzAgiBOgHAAAAzAgC6QcAAADMCAjqBwAAAMwICO8HAACJDcwIIg0KAACqDAAgZAAAiw0AIGUAAIsNACBmAACLDQAgZwAAiw0AIOgHEAAAAAHpBxAAAAAF6gcQAAAABesHEAAAAAHsBxAAAAAB7QcQAAAAAe4HEAAAAAHvBxAAig0AIQjoBxAAAAAB6QcQAAAABeoHEAAAAAXrBxAAAAAB7AcQAAAAAe0HEAAAAAHuBxAAAAAB7wcQAIsNACEN4gcAAIwNADDjBwAAiwgAEOQHAACMDQAw9AcCAKcMACGBCEAAtwwAIZAIAgCnDAAhkQgBAKYMACGoCAEApgwAIawIAACNDdUIIscIAQCmDAAh0ggCAKcMACHTCAIApwwAIdUIIADYDAAhBwoAAK4MACBmAACPDQAgZwAAjw0AIOgHAAAA1QgC6QcAAADVCAjqBwAAANUICO8HAACODdUIIgcKAACuDAAgZgAAjw0AIGcAAI8NACDoBwAAANUIAukHAAAA1QgI6gcAAADVCAjvBwAAjg3VCCIE6AcAAADVCALpBwAAANUICOoHAAAA1QgI7wcAAI8N1QgiBOIHAACQDQAw4wcAAPUHABDkBwAAkA0AMNYIAQCmDAAhBOIHAACRDQAw4wcAAOIHABDkBwAAkQ0AMNYIAQCzDAAhDeIHAACSDQAw4wcAANwHABDkBwAAkg0AMPQHBADiDAAhgQhAALcMACGiCAIAxgwAIacIAQDPDAAhuwgBAM8MACHGCEAAxQwAIdcIAQCmDAAh2AgCAKcMACHZCAEApgwAIdoIAgCnDAAhDeIHAACTDQAw4wcAAM8HABDkBwAAkw0AMPQHBADmDAAhgQhAALsMACGiCAIAlA0AIacIAQDcDAAhuwgBANwMACHGCEAA3QwAIdcIAQCzDAAh2AgCALQMACHZCAEAswwAIdoIAgC0DAAhCOgHAgAAAAHpBwIAAAAF6gcCAAAABesHAgAAAAHsBwIAAAAB7QcCAAAAAe4HAgAAAAHvBwIAqgwAIQLXCAEAAAAB2AgCAAAAAQTiBwAAlg0AMOMHAADJBwAQ5AcAAJYNADDcCAIApwwAIQUhAACYDQAg4gcAAJcNADDjBwAAYQAQ5AcAAJcNADDcCAIAtAwAIRYZAADnDAAgIAAAqg4AICUAAKsOACAmAADoDQAgJwAArA4AIOIHAACoDgAw4wcAAE4AEOQHAACoDgAw9AcCALQMACGBCEAAuwwAIaAIQAC7DAAhoggCALQMACGkCEAA3QwAIaUIAgCUDQAhpwgBALMMACGsCAAAqQ7hCCLDCAEAswwAId8IAgCUDQAh4QgCAJQNACHiCAIAtAwAIdgJAABOACDZCQAATgAgB-IHAACZDQAw4wcAALcHABDkBwAAmQ0AMIEIQAC3DAAhjwgCAKcMACGmCAIApwwAId0IAgCnDAAhC-IHAACaDQAw4wcAAKEHABDkBwAAmg0AMPQHAgCnDAAhgQhAALcMACGiCAIApwwAIaQIQADFDAAhpQgCAMYMACHDCAEApgwAIdwIAgCnDAAh3ggCAKcMACEP4gcAAJsNADDjBwAAiwcAEOQHAACbDQAw9AcCAKcMACGBCEAAtwwAIaAIQAC3DAAhoggCAKcMACGkCEAAxQwAIaUIAgDGDAAhpwgBAKYMACGsCAAAnA3hCCLDCAEApgwAId8IAgDGDAAh4QgCAMYMACHiCAIApwwAIQcKAACuDAAgZgAAng0AIGcAAJ4NACDoBwAAAOEIAukHAAAA4QgI6gcAAADhCAjvBwAAnQ3hCCIHCgAArgwAIGYAAJ4NACBnAACeDQAg6AcAAADhCALpBwAAAOEICOoHAAAA4QgI7wcAAJ0N4QgiBOgHAAAA4QgC6QcAAADhCAjqBwAAAOEICO8HAACeDeEIIgbiBwAAnw0AMOMHAADxBgAQ5AcAAJ8NADD0BwIApwwAIZEIAQCmDAAhxwgBAKYMACEHHwAAoQ0AIOIHAACgDQAw4wcAAFIAEOQHAACgDQAw9AcCALQMACGRCAEAswwAIccIAQCzDAAhA-MIAABOACDkCAAATgAg5QgAAE4AIAbiBwAAog0AMOMHAADZBgAQ5AcAAKINADCBCEAAtwwAIZEIAQCmDAAhpggAAcMMACEG4gcAAKMNADDjBwAAxgYAEOQHAACjDQAwgQhAALsMACGRCAEAswwAIaYIAAGkDQAhBOgHAAEAAAHpBwABAAAE6gcAAQAABO8HAAHLDAAhCeIHAAClDQAw4wcAAMAGABDkBwAApQ0AMPQHAgCnDAAhgQhAALcMACGPCAIApwwAIeYIAQCmDAAh5wgBAKYMACHoCEAAxQwAIQziBwAApg0AMOMHAACqBgAQ5AcAAKYNADD0BwIApwwAIYEIQAC3DAAhjwgCAKcMACGRCAEApgwAIegIQADFDAAh6QgAAcMMACHqCAABwwwAIesIBADiDAAh7AgAANYMACAG4gcAAKcNADDjBwAAlAYAEOQHAACnDQAwhwgAAcMMACGJCEAAxQwAIY8IAgCnDAAhCeIHAACoDQAw4wcAAP4FABDkBwAAqA0AMIEIQAC3DAAhjwgCAKcMACHtCAEApgwAIe4IBADiDAAh7wgCAKcMACHwCEAAxQwAIQoDAADnDAAg4gcAAKkNADDjBwAAKQAQ5AcAAKkNADCBCEAAuwwAIY8IAgC0DAAh7QgBALMMACHuCAQA5gwAIe8IAgC0DAAh8AhAAN0MACEH4gcAAKoNADDjBwAA5gUAEOQHAACqDQAw5wdAALcMACGPCAIAxgwAIfEIAQCmDAAh8ggAAKsNACAPCgAArgwAIGYAAKwNACBnAACsDQAg6AeAAAAAAesHgAAAAAHsB4AAAAAB7QeAAAAAAe4HgAAAAAHvB4AAAAAB8wgBAAAAAfQIAQAAAAH1CAEAAAAB9giAAAAAAfcIgAAAAAH4CIAAAAABDOgHgAAAAAHrB4AAAAAB7AeAAAAAAe0HgAAAAAHuB4AAAAAB7weAAAAAAfMIAQAAAAH0CAEAAAAB9QgBAAAAAfYIgAAAAAH3CIAAAAAB-AiAAAAAAQfiBwAArQ0AMOMHAADTBQAQ5AcAAK0NADDnB0AAuwwAIY8IAgCUDQAh8QgBALMMACHyCAAArg0AIAzoB4AAAAAB6weAAAAAAewHgAAAAAHtB4AAAAAB7geAAAAAAe8HgAAAAAHzCAEAAAAB9AgBAAAAAfUIAQAAAAH2CIAAAAAB9wiAAAAAAfgIgAAAAAEH4gcAAK8NADDjBwAAzQUAEOQHAACvDQAwjwgCAKcMACH5CAIApwwAIfoIAgCnDAAh-whAALcMACEF4gcAALANADDjBwAAtwUAEOQHAACwDQAw9AcCAKcMACH5CAIApwwAIQriBwAAsQ0AMOMHAAChBQAQ5AcAALENADD0BwIApwwAIYEIQAC3DAAhoggCAKcMACGjCAEApgwAIaQIQADFDAAhpQgCAMYMACH5CAIApwwAIRLiBwAAsg0AMOMHAACLBQAQ5AcAALINADD0BwIApwwAIYEIQAC3DAAhoAhAALcMACGiCAIApwwAIaMIAQCmDAAhpAhAAMUMACGlCAIAxgwAIacIAQCmDAAh_AgCAKcMACH9CCAA2AwAIf4IIADYDAAh_wgCAKcMACGACUAAtwwAIYEJAgCnDAAhggkCAMYMACEJ4gcAALMNADDjBwAA9QQAEOQHAACzDQAw9AcCAKcMACGBCEAAtwwAIacIAQCmDAAhqAgBAKYMACHNCEAAxQwAIYMJAgCnDAAhChcAALUNACDiBwAAtA0AMOMHAADiBAAQ5AcAALQNADD0BwIAtAwAIYEIQAC7DAAhpwgBALMMACGoCAEAswwAIc0IQADdDAAhgwkCALQMACED4wgAADcAIOQIAAA3ACDlCAAANwAgEuIHAAC2DQAw4wcAANwEABDkBwAAtg0AMPQHAgCnDAAh9gdAAMUMACH-B0AAtwwAIYIIQADFDAAhjwgCAKcMACGbCAQA4gwAIZ8IAQDPDAAhhAkBAKYMACGFCQIApwwAIYYJAgCnDAAhhwkCAKcMACGICQQA4gwAIYkJAgCnDAAhigkBAM8MACGLCUAAxQwAIQjiBwAAtw0AMOMHAADGBAAQ5AcAALcNADCECQEAzwwAIYwJAgCnDAAhjQkCAKcMACGOCQEAzwwAIY8JAgDGDAAhDCsCAKcMACHiBwAAuA0AMOMHAACwBAAQ5AcAALgNADD0BwIApwwAIYEIQAC3DAAhjwgCAKcMACGECQEApgwAIY4JAQDPDAAhjwkCAKcMACGQCQEApgwAIZEJQADFDAAhCeIHAAC5DQAw4wcAAJoEABDkBwAAuQ0AMPQHAgCnDAAhgQhAALcMACGPCAIApwwAIY8JAgCnDAAhkgkBAKYMACGTCUAAxQwAIRDiBwAAug0AMOMHAACEBAAQ5AcAALoNADDzB0AAtwwAIfQHAgCnDAAhoggCAMYMACGnCAEAzwwAIYQJAQCmDAAhjgkBAM8MACGPCQIAxgwAIZQJAQCmDAAhlQkCAKcMACGWCQIAxgwAIZcJAQCmDAAhmAkBAM8MACGZCSAA2AwAIRErAAC8DQAg4gcAALsNADDjBwAA8QMAEOQHAAC7DQAw8wdAALsMACH0BwIAtAwAIaIIAgCUDQAhpwgBANwMACGECQEAswwAIY4JAQDcDAAhjwkCAJQNACGUCQEAswwAIZUJAgC0DAAhlgkCAJQNACGXCQEAswwAIZgJAQDcDAAhmQkgAN4MACED4wgAANQBACDkCAAA1AEAIOUIAADUAQAgApQJAQAAAAGVCQIAAAABDeIHAAC-DQAw4wcAAOsDABDkBwAAvg0AMPMHQAC3DAAh9AcCAKcMACGQCAIAxgwAIacIAQDPDAAhwwgBAKYMACGOCQEAzwwAIZQJAQCmDAAhlQkCAKcMACGbCQIApwwAIZwJAgCnDAAhEOIHAAC_DQAw4wcAANMDABDkBwAAvw0AMPQHAgCnDAAhgQhAALcMACGiCAIAxgwAIawIAADADaAJIo4JAQCmDAAhlAkBAKYMACGVCQIApwwAIZ0JAgCnDAAhngkBAM8MACGgCQIAxgwAIaEJAQDPDAAhoglAAMUMACGjCUAAxQwAIQcKAACuDAAgZgAAwg0AIGcAAMINACDoBwAAAKAJAukHAAAAoAkI6gcAAACgCQjvBwAAwQ2gCSIHCgAArgwAIGYAAMINACBnAADCDQAg6AcAAACgCQLpBwAAAKAJCOoHAAAAoAkI7wcAAMENoAkiBOgHAAAAoAkC6QcAAACgCQjqBwAAAKAJCO8HAADCDaAJIgziBwAAww0AMOMHAAC5AwAQ5AcAAMMNADDzB0AAtwwAIfQHAgCnDAAhjgkBAM8MACGPCQIAxgwAIZAJAQCmDAAhlAkBAKYMACGVCQIAxgwAIaQJAQDPDAAhpQkAAKsNACAM4gcAAMQNADDjBwAApgMAEOQHAADEDQAw8wdAALsMACH0BwIAtAwAIY4JAQDcDAAhjwkCAJQNACGQCQEAswwAIZQJAQCzDAAhlQkCAJQNACGkCQEA3AwAIaUJAACuDQAgCuIHAADFDQAw4wcAAKADABDkBwAAxQ0AMOUHAQCmDAAhgQhAALcMACGPCAIApwwAIawIAgCnDAAhwwgBAKYMACGmCQEApgwAIacJAAHDDAAhCuIHAADGDQAw4wcAAIoDABDkBwAAxg0AMIEIQAC3DAAhgghAALcMACGHCAABwwwAIYkIQADFDAAhjwgCAKcMACGoCQEApgwAIakJAQCmDAAhCuIHAADHDQAw4wcAAPQCABDkBwAAxw0AMPQHAgCnDAAhgQhAALcMACGCCEAAtwwAIYcIAAHDDAAhqgkCAKcMACGrCQIApwwAIawJAgCnDAAhDVcAAKsNACDiBwAAyA0AMOMHAADeAgAQ5AcAAMgNADD0BwIApwwAIYEIQAC3DAAhjwgCAMYMACGFCQIApwwAIYoJAQDPDAAhrQkBAKYMACGuCQEApgwAIa8JQAC3DAAhsAlAAMUMACEP4gcAAMkNADDjBwAAxgIAEOQHAADJDQAw9AcCAKcMACH7BwIAxgwAIfwHAADEDAAggQhAALcMACGCCEAAxQwAIYcIAAHDDAAhjwgCAKcMACGRCAEApgwAIegIQADFDAAhsQkBAKYMACGyCUAAxQwAIbMJAgDGDAAhCOIHAADKDQAw4wcAAKwCABDkBwAAyg0AMIEIQAC3DAAhjwgCAKcMACGbCAIApwwAIZ0IAgCnDAAhnwgBAKYMACEd4gcAAMsNADDjBwAAlgIAEOQHAADLDQAw9AcCAKcMACGBCEAAtwwAIZkIAQDPDAAhzQhAAMUMACGpCQEAzwwAIbQJAQCmDAAhtQlAAMUMACG2CQEAzwwAIbgJAADMDbgJIrkJQADFDAAhuglAAMUMACG7CQEAzwwAIbwJQADFDAAhvQlAAMUMACG-CQEAzwwAIb8JQADFDAAhwAlAAMUMACHBCQIApwwAIcIJIADYDAAhwwlAAMUMACHECSAA2AwAIcUJAQDPDAAhxgkBAM8MACHHCQEAzwwAIcgJAQDPDAAhyQkBAM8MACEHCgAArgwAIGYAAM4NACBnAADODQAg6AcAAAC4CQLpBwAAALgJCOoHAAAAuAkI7wcAAM0NuAkiBwoAAK4MACBmAADODQAgZwAAzg0AIOgHAAAAuAkC6QcAAAC4CQjqBwAAALgJCO8HAADNDbgJIgToBwAAALgJAukHAAAAuAkI6gcAAAC4CQjvBwAAzg24CSICjwgCAAAAAZ0IAgAAAAEJAwAA5wwAIOIHAADQDQAw4wcAANwBABDkBwAA0A0AMIEIQAC7DAAhjwgCALQMACGbCAIAtAwAIZ0IAgC0DAAhnwgBALMMACEKTAAA0g0AIE0AANMNACDiBwAA0Q0AMOMHAADUAQAQ5AcAANENADCECQEA3AwAIYwJAgC0DAAhjQkCALQMACGOCQEA3AwAIY8JAgCUDQAhEysAALwNACDiBwAAuw0AMOMHAADxAwAQ5AcAALsNADDzB0AAuwwAIfQHAgC0DAAhoggCAJQNACGnCAEA3AwAIYQJAQCzDAAhjgkBANwMACGPCQIAlA0AIZQJAQCzDAAhlQkCALQMACGWCQIAlA0AIZcJAQCzDAAhmAkBANwMACGZCSAA3gwAIdgJAADxAwAg2QkAAPEDACARAwAA5wwAICsCALQMACFJAADnDAAgTgAAvA0AIOIHAADUDQAw4wcAANABABDkBwAA1A0AMPQHAgC0DAAhgQhAALsMACGPCAIAtAwAIYQJAQCzDAAhjgkBANwMACGPCQIAtAwAIZAJAQCzDAAhkQlAAN0MACHYCQAA0AEAINkJAADQAQAgDwMAAOcMACArAgC0DAAhSQAA5wwAIE4AALwNACDiBwAA1A0AMOMHAADQAQAQ5AcAANQNADD0BwIAtAwAIYEIQAC7DAAhjwgCALQMACGECQEAswwAIY4JAQDcDAAhjwkCALQMACGQCQEAswwAIZEJQADdDAAhCwMAAOcMACBJAADnDAAg4gcAANUNADDjBwAAywEAEOQHAADVDQAw9AcCALQMACGBCEAAuwwAIY8IAgC0DAAhjwkCALQMACGSCQEAswwAIZMJQADdDAAhEwMAAOcMACDiBwAA1g0AMOMHAADHAQAQ5AcAANYNADD0BwIAtAwAIfYHQADdDAAh_gdAALsMACGCCEAA3QwAIY8IAgC0DAAhmwgEAOYMACGfCAEA3AwAIYQJAQCzDAAhhQkCALQMACGGCQIAtAwAIYcJAgC0DAAhiAkEAOYMACGJCQIAtAwAIYoJAQDcDAAhiwlAAN0MACELRgAA5wwAIOIHAADXDQAw4wcAAMMBABDkBwAA1w0AMPQHAgC0DAAhgQhAALsMACGCCEAAuwwAIYcIAAGkDQAhqgkCALQMACGrCQIAtAwAIawJAgC0DAAhCwMAAOcMACDiBwAA2A0AMOMHAAC_AQAQ5AcAANgNADCBCEAAuwwAIYIIQAC7DAAhhwgAAaQNACGJCEAA3QwAIY8IAgC0DAAhqAkBALMMACGpCQEAswwAIQ4DAADaDQAgVwAArg0AIOIHAADZDQAw4wcAALoBABDkBwAA2Q0AMPQHAgC0DAAhgQhAALsMACGPCAIAlA0AIYUJAgC0DAAhigkBANwMACGtCQEAswwAIa4JAQCzDAAhrwlAALsMACGwCUAA3QwAIUQQAADfDQAgEQAA4A0AIBIAAOENACATAADiDQAgFAAA4w0AIBUAAOQNACAWAADlDQAgFwAAtQ0AIBsAAOYNACAeAADnDQAgHwAAoQ0AICQAAOkNACAmAADoDQAgKAAA6g0AIC0AAOsNACAvAADvDQAgMQAA7A0AIDMAAO4NACA0AADxDQAgOAAA7Q0AIDkAAPANACA6AADyDQAgOwAA8w0AID4AAPQNACA_AAD0DQAgQAAA9A0AIEIAAPUNACBDAAD1DQAgRAAA9g0AIEUAAPcNACBHAAD4DQAgSAAA-Q0AIEoAAPoNACBLAAD6DQAgTwAA-w0AIFAAAPsNACBRAAD8DQAg4gcAAN0NADDjBwAArwEAEOQHAADdDQAw9AcCALQMACGBCEAAuwwAIZkIAQDcDAAhzQhAAN0MACGpCQEA3AwAIbQJAQCzDAAhtQlAAN0MACG2CQEA3AwAIbgJAADeDbgJIrkJQADdDAAhuglAAN0MACG7CQEA3AwAIbwJQADdDAAhvQlAAN0MACG-CQEA3AwAIb8JQADdDAAhwAlAAN0MACHBCQIAtAwAIcIJIADeDAAhwwlAAN0MACHECSAA3gwAIcUJAQDcDAAhxgkBANwMACHHCQEA3AwAIcgJAQDcDAAhyQkBANwMACHYCQAArwEAINkJAACvAQAgA5QJAQAAAAGVCQIAAAABmwkCAAAAAQ8EAADaDQAgQQAA5wwAIOIHAADcDQAw4wcAALQBABDkBwAA3A0AMPMHQAC7DAAh9AcCALQMACGQCAIAlA0AIacIAQDcDAAhwwgBALMMACGOCQEA3AwAIZQJAQCzDAAhlQkCALQMACGbCQIAtAwAIZwJAgC0DAAhQhAAAN8NACARAADgDQAgEgAA4Q0AIBMAAOINACAUAADjDQAgFQAA5A0AIBYAAOUNACAXAAC1DQAgGwAA5g0AIB4AAOcNACAfAAChDQAgJAAA6Q0AICYAAOgNACAoAADqDQAgLQAA6w0AIC8AAO8NACAxAADsDQAgMwAA7g0AIDQAAPENACA4AADtDQAgOQAA8A0AIDoAAPINACA7AADzDQAgPgAA9A0AID8AAPQNACBAAAD0DQAgQgAA9Q0AIEMAAPUNACBEAAD2DQAgRQAA9w0AIEcAAPgNACBIAAD5DQAgSgAA-g0AIEsAAPoNACBPAAD7DQAgUAAA-w0AIFEAAPwNACDiBwAA3Q0AMOMHAACvAQAQ5AcAAN0NADD0BwIAtAwAIYEIQAC7DAAhmQgBANwMACHNCEAA3QwAIakJAQDcDAAhtAkBALMMACG1CUAA3QwAIbYJAQDcDAAhuAkAAN4NuAkiuQlAAN0MACG6CUAA3QwAIbsJAQDcDAAhvAlAAN0MACG9CUAA3QwAIb4JAQDcDAAhvwlAAN0MACHACUAA3QwAIcEJAgC0DAAhwgkgAN4MACHDCUAA3QwAIcQJIADeDAAhxQkBANwMACHGCQEA3AwAIccJAQDcDAAhyAkBANwMACHJCQEA3AwAIQToBwAAALgJAukHAAAAuAkI6gcAAAC4CQjvBwAAzg24CSID4wgAAAMAIOQIAAADACDlCAAAAwAgA-MIAAAHACDkCAAABwAg5QgAAAcAIAPjCAAACQAg5AgAAAkAIOUIAAAJACAMAwAA5wwAIOIHAACpDQAw4wcAACkAEOQHAACpDQAwgQhAALsMACGPCAIAtAwAIe0IAQCzDAAh7ggEAOYMACHvCAIAtAwAIfAIQADdDAAh2AkAACkAINkJAAApACAD4wgAACsAIOQIAAArACDlCAAAKwAgA-MIAAAvACDkCAAALwAg5QgAAC8AIAPjCAAAMwAg5AgAADMAIOUIAAAzACAD4wgAAD0AIOQIAAA9ACDlCAAAPQAgA-MIAABBACDkCAAAQQAg5QgAAEEAIAPjCAAAVgAg5AgAAFYAIOUIAABWACAD4wgAAFkAIOQIAABZACDlCAAAWQAgA-MIAABmACDkCAAAZgAg5QgAAGYAIAPjCAAAagAg5AgAAGoAIOUIAABqACAD4wgAAIUBACDkCAAAhQEAIOUIAACFAQAgA-MIAACJAQAg5AgAAIkBACDlCAAAiQEAIAPjCAAAjQEAIOQIAACNAQAg5QgAAI0BACAD4wgAAH4AIOQIAAB-ACDlCAAAfgAgA-MIAAChAQAg5AgAAKEBACDlCAAAoQEAIAPjCAAAkQEAIOQIAACRAQAg5QgAAJEBACAD4wgAAJkBACDkCAAAmQEAIOUIAACZAQAgCQQAAOcMACA6AgC0DAAh4gcAAOUMADDjBwAAqQEAEOQHAADlDAAwkAgCALQMACGbCAQA5gwAIdgJAACpAQAg2QkAAKkBACAD4wgAAKsBACDkCAAAqwEAIOUIAACrAQAgA-MIAAC0AQAg5AgAALQBACDlCAAAtAEAIAPjCAAAugEAIOQIAAC6AQAg5QgAALoBACAD4wgAAL8BACDkCAAAvwEAIOUIAAC_AQAgA-MIAADDAQAg5AgAAMMBACDlCAAAwwEAIAPjCAAAxwEAIOQIAADHAQAg5QgAAMcBACAD4wgAAMsBACDkCAAAywEAIOUIAADLAQAgA-MIAADQAQAg5AgAANABACDlCAAA0AEAIAPjCAAA3AEAIOQIAADcAQAg5QgAANwBACATGQAA2g0AIDwAAOcMACA9AADaDQAg4gcAAP0NADDjBwAAqwEAEOQHAAD9DQAw9AcCALQMACGBCEAAuwwAIaIIAgCUDQAhrAgAAP4NoAkijgkBALMMACGUCQEAswwAIZUJAgC0DAAhnQkCALQMACGeCQEA3AwAIaAJAgCUDQAhoQkBANwMACGiCUAA3QwAIaMJQADdDAAhBOgHAAAAoAkC6QcAAACgCQjqBwAAAKAJCO8HAADCDaAJIg8EAADnDAAgNgAAgA4AIOIHAAD_DQAw4wcAAJkBABDkBwAA_w0AMPQHAgC0DAAhgQhAALsMACGQCAIAtAwAIZEIAQCzDAAhnAgBALMMACGdCAQA5gwAIZ4IAQCzDAAhnwgBALMMACGgCEAAuwwAIaEIAQCzDAAhDzIAAOAMACA3AADfDAAg4gcAANsMADDjBwAAlwEAEOQHAADbDAAw9AcCALQMACGBCEAAuwwAIYIIQADdDAAhlggBALMMACGXCAIAlA0AIZgIAgCUDQAhmQgBANwMACGaCCAA3gwAIdgJAACXAQAg2QkAAJcBACAMGQAA5wwAIOIHAACBDgAw4wcAAKEBABDkBwAAgQ4AMPQHAgC0DAAhgQhAALsMACGiCAIAtAwAIaQIQADdDAAhpQgCAJQNACGnCAEAswwAIcMIAQCzDAAhxghAAN0MACECjwgCAAAAAZgIAgAAAAEJAwAA5wwAIDIAAOsMACDiBwAAgw4AMOMHAACRAQAQ5AcAAIMOADCBCEAAuwwAIY8IAgC0DAAhmAgCALQMACGmCAIAtAwAIQwZAADnDAAgMgAA6wwAIOIHAACEDgAw4wcAAI0BABDkBwAAhA4AMPQHAgC0DAAhgQhAALsMACGYCAIAtAwAIaIIAgC0DAAhowgBALMMACGkCEAA3QwAIaUIAgCUDQAhGhkAAOcMACAzAADuDQAgNAAA8Q0AIDUAAIkOACA2AACADgAg4gcAAIUOADDjBwAAiQEAEOQHAACFDgAw9AcCALQMACGBCEAAuwwAIZwIAQCzDAAhnQgEAOYMACGfCAEAswwAIaAIQAC7DAAhoggCALQMACGnCAEAswwAIagIAQCzDAAhqggAAIYOqggirAgAAIcOrAgirQgIAIgOACGuCAIAlA0AIa8IAgCUDQAhsAgBANwMACGxCAIAtAwAIbIIAgC0DAAhswgCALQMACEE6AcAAACqCALpBwAAAKoICOoHAAAAqggI7wcAAPYMqggiBOgHAAAArAgC6QcAAACsCAjqBwAAAKwICO8HAAD0DKwIIgjoBwgAAAAB6QcIAAAABeoHCAAAAAXrBwgAAAAB7AcIAAAAAe0HCAAAAAHuBwgAAAAB7wcIAKsMACEIMgAA6wwAIDUCALQMACHiBwAA6gwAMOMHAACVAQAQ5AcAAOoMADCYCAIAtAwAIdgJAACVAQAg2QkAAJUBACAQKgAA5wwAICsAAI0OACAtAACODgAg4gcAAIoOADDjBwAAhQEAEOQHAACKDgAw9AcCALQMACGBCEAAuwwAIaAIQAC7DAAhrAgAAIwOvggiuwgAAIsOuwgivAgCALQMACG-CEAA3QwAIb8IAQDcDAAhwAgCAJQNACHBCAEA3AwAIQToBwAAALsIAukHAAAAuwgI6gcAAAC7CAjvBwAAgg27CCIE6AcAAAC-CALpBwAAAL4ICOoHAAAAvggI7wcAAIANvggiA-MIAABzACDkCAAAcwAg5QgAAHMAIAPjCAAAeAAg5AgAAHgAIOUIAAB4ACACoggCAAAAAbYIAgAAAAEQGQAA5wwAIC4AAJEOACDiBwAAkA4AMOMHAAB-ABDkBwAAkA4AMPQHAgC0DAAhgQhAALsMACGiCAIAtAwAIaQIQADdDAAhpQgCAJQNACGnCAEA3AwAIbYIAgC0DAAhwggCALQMACHDCAEAswwAIcQIAQDcDAAhxQhAAN0MACEhIAEAswwAISkAAJsOACArAACNDgAgLwAA7w0AIOIHAACYDgAw4wcAAG4AEOQHAACYDgAw9AcCALQMACGBCEAAuwwAIZAIAgCUDQAhoAhAALsMACGkCEAA3QwAIaUIAgCUDQAhpwgBALMMACGoCAEAswwAIawIAACaDswIIrQIAgCUDQAhtwgQAJcOACHCCBAAlw4AIccIAQDcDAAhyAgBANwMACHJCBAAmQ4AIcoIAgC0DAAhzAgBANwMACHNCEAA3QwAIc4IAgC0DAAhzwggAN4MACHQCAEAswwAIdEIAQCzDAAh0ggCALQMACHTCAIAtAwAIdgJAABuACDZCQAAbgAgArQIAgAAAAG1CAIAAAABBywAAJQOACDiBwAAkw4AMOMHAAB4ABDkBwAAkw4AMKAIQAC7DAAhtAgCALQMACG1CAIAtAwAIRIqAADnDAAgKwAAjQ4AIC0AAI4OACDiBwAAig4AMOMHAACFAQAQ5AcAAIoOADD0BwIAtAwAIYEIQAC7DAAhoAhAALsMACGsCAAAjA6-CCK7CAAAiw67CCK8CAIAtAwAIb4IQADdDAAhvwgBANwMACHACAIAlA0AIcEIAQDcDAAh2AkAAIUBACDZCQAAhQEAIAK1CAIAAAABtggCAAAAAQwsAACUDgAgLgAAkQ4AIOIHAACWDgAw4wcAAHMAEOQHAACWDgAwpwgBALMMACG0CAIAlA0AIbUIAgC0DAAhtggCALQMACG3CBAAlw4AIbgIAgC0DAAhuQgBANwMACEI6AcQAAAAAekHEAAAAATqBxAAAAAE6wcQAAAAAewHEAAAAAHtBxAAAAAB7gcQAAAAAe8HEAD7DAAhHyABALMMACEpAACbDgAgKwAAjQ4AIC8AAO8NACDiBwAAmA4AMOMHAABuABDkBwAAmA4AMPQHAgC0DAAhgQhAALsMACGQCAIAlA0AIaAIQAC7DAAhpAhAAN0MACGlCAIAlA0AIacIAQCzDAAhqAgBALMMACGsCAAAmg7MCCK0CAIAlA0AIbcIEACXDgAhwggQAJcOACHHCAEA3AwAIcgIAQDcDAAhyQgQAJkOACHKCAIAtAwAIcwIAQDcDAAhzQhAAN0MACHOCAIAtAwAIc8IIADeDAAh0AgBALMMACHRCAEAswwAIdIIAgC0DAAh0wgCALQMACEI6AcQAAAAAekHEAAAAAXqBxAAAAAF6wcQAAAAAewHEAAAAAHtBxAAAAAB7gcQAAAAAe8HEACLDQAhBOgHAAAAzAgC6QcAAADMCAjqBwAAAMwICO8HAACJDcwIIhEEAADnDAAgMAAAng4AIOIHAACcDgAw4wcAAGoAEOQHAACcDgAw9AcCALQMACGBCEAAuwwAIZAIAgC0DAAhkQgBALMMACGoCAEAswwAIawIAACdDtUIIscIAQCzDAAh0ggCALQMACHTCAIAtAwAIdUIIADeDAAh2AkAAGoAINkJAABqACAPBAAA5wwAIDAAAJ4OACDiBwAAnA4AMOMHAABqABDkBwAAnA4AMPQHAgC0DAAhgQhAALsMACGQCAIAtAwAIZEIAQCzDAAhqAgBALMMACGsCAAAnQ7VCCLHCAEAswwAIdIIAgC0DAAh0wgCALQMACHVCCAA3gwAIQToBwAAANUIAukHAAAA1QgI6gcAAADVCAjvBwAAjw3VCCID4wgAAG4AIOQIAABuACDlCAAAbgAgA-UHAQAAAAGPCAIAAAABpgkBAAAAAQsDAADnDAAg4gcAAKAOADDjBwAAZgAQ5AcAAKAOADDlBwEAswwAIYEIQAC7DAAhjwgCALQMACGsCAIAtAwAIcMIAQCzDAAhpgkBALMMACGnCQABpA0AIQL0BwIAAAAB3AgCAAAAAQ8ZAADnDAAgIQAAmA0AICIAAKMOACAkAADpDQAg4gcAAKIOADDjBwAAVgAQ5AcAAKIOADD0BwIAtAwAIYEIQAC7DAAhoggCALQMACGkCEAA3QwAIaUIAgCUDQAhwwgBALMMACHcCAIAtAwAId4IAgC0DAAhFhkAAOcMACAgAACqDgAgJQAAqw4AICYAAOgNACAnAACsDgAg4gcAAKgOADDjBwAATgAQ5AcAAKgOADD0BwIAtAwAIYEIQAC7DAAhoAhAALsMACGiCAIAtAwAIaQIQADdDAAhpQgCAJQNACGnCAEAswwAIawIAACpDuEIIsMIAQCzDAAh3wgCAJQNACHhCAIAlA0AIeIIAgC0DAAh2AkAAE4AINkJAABOACACjwgCAAAAAd0IAgAAAAEJAwAA5wwAICMAAKYOACDiBwAApQ4AMOMHAABZABDkBwAApQ4AMIEIQAC7DAAhjwgCALQMACGmCAIAtAwAId0IAgC0DAAhERkAAOcMACAhAACYDQAgIgAAow4AICQAAOkNACDiBwAAog4AMOMHAABWABDkBwAAog4AMPQHAgC0DAAhgQhAALsMACGiCAIAtAwAIaQIQADdDAAhpQgCAJQNACHDCAEAswwAIdwIAgC0DAAh3ggCALQMACHYCQAAVgAg2QkAAFYAIAL0BwIAAAAB4QgCAAAAARQZAADnDAAgIAAAqg4AICUAAKsOACAmAADoDQAgJwAArA4AIOIHAACoDgAw4wcAAE4AEOQHAACoDgAw9AcCALQMACGBCEAAuwwAIaAIQAC7DAAhoggCALQMACGkCEAA3QwAIaUIAgCUDQAhpwgBALMMACGsCAAAqQ7hCCLDCAEAswwAId8IAgCUDQAh4QgCAJQNACHiCAIAtAwAIQToBwAAAOEIAukHAAAA4QgI6gcAAADhCAjvBwAAng3hCCIJHwAAoQ0AIOIHAACgDQAw4wcAAFIAEOQHAACgDQAw9AcCALQMACGRCAEAswwAIccIAQCzDAAh2AkAAFIAINkJAABSACARGQAA5wwAICEAAJgNACAiAACjDgAgJAAA6Q0AIOIHAACiDgAw4wcAAFYAEOQHAACiDgAw9AcCALQMACGBCEAAuwwAIaIIAgC0DAAhpAhAAN0MACGlCAIAlA0AIcMIAQCzDAAh3AgCALQMACHeCAIAtAwAIdgJAABWACDZCQAAVgAgByEAAJgNACDiBwAAlw0AMOMHAABhABDkBwAAlw0AMNwIAgC0DAAh2AkAAGEAINkJAABhACAGGgAArg4AIOIHAACtDgAw4wcAAEUAEOQHAACtDgAw9AcCALQMACH5CAIAtAwAIRkYAACzDgAgGQAA5wwAIBsAAOYNACAcAADnDQAgHQAAtA4AIOIHAACyDgAw4wcAADcAEOQHAACyDgAw9AcCALQMACGBCEAAuwwAIaAIQAC7DAAhoggCALQMACGjCAEAswwAIaQIQADdDAAhpQgCAJQNACGnCAEAswwAIfwIAgC0DAAh_QggAN4MACH-CCAA3gwAIf8IAgC0DAAhgAlAALsMACGBCQIAtAwAIYIJAgCUDQAh2AkAADcAINkJAAA3ACACjwgCAAAAAfkIAgAAAAEJAwAA5wwAIBoAAK4OACDiBwAAsA4AMOMHAABBABDkBwAAsA4AMI8IAgC0DAAh-QgCALQMACH6CAIAtAwAIfsIQAC7DAAhDBkAAOcMACAaAACuDgAg4gcAALEOADDjBwAAPQAQ5AcAALEOADD0BwIAtAwAIYEIQAC7DAAhoggCALQMACGjCAEAswwAIaQIQADdDAAhpQgCAJQNACH5CAIAtAwAIRcYAACzDgAgGQAA5wwAIBsAAOYNACAcAADnDQAgHQAAtA4AIOIHAACyDgAw4wcAADcAEOQHAACyDgAw9AcCALQMACGBCEAAuwwAIaAIQAC7DAAhoggCALQMACGjCAEAswwAIaQIQADdDAAhpQgCAJQNACGnCAEAswwAIfwIAgC0DAAh_QggAN4MACH-CCAA3gwAIf8IAgC0DAAhgAlAALsMACGBCQIAtAwAIYIJAgCUDQAhDBcAALUNACDiBwAAtA0AMOMHAADiBAAQ5AcAALQNADD0BwIAtAwAIYEIQAC7DAAhpwgBALMMACGoCAEAswwAIc0IQADdDAAhgwkCALQMACHYCQAA4gQAINkJAADiBAAgA-MIAABFACDkCAAARQAg5QgAAEUAIALmCAEAAAAB5wgBAAAAAQoDAADnDAAg4gcAALYOADDjBwAAMwAQ5AcAALYOADD0BwIAtAwAIYEIQAC7DAAhjwgCALQMACHmCAEAswwAIecIAQCzDAAh6AhAAN0MACENAwAA5wwAIOIHAAC3DgAw4wcAAC8AEOQHAAC3DgAw9AcCALQMACGBCEAAuwwAIY8IAgC0DAAhkQgBALMMACHoCEAA3QwAIekIAAGkDQAh6ggAAaQNACHrCAQA5gwAIewIAADWDAAgAocIAAEAAAGPCAIAAAABBwMAAOcMACDiBwAAuQ4AMOMHAAArABDkBwAAuQ4AMIcIAAGkDQAhiQhAAN0MACGPCAIAtAwAIQ8EAADnDAAgDAAAvA4AIA0AAOENACAOAADfDQAg4gcAALoOADDjBwAABwAQ5AcAALoOADD0BwIAtAwAIYEIQAC7DAAhkAgCALQMACGRCAEAswwAIZIIAQCzDAAhkwgAAbsOACGUCAAA1gwAIJUIAADWDAAgBOgHAAEAAAHpBwABAAAF6gcAAQAABe8HAAHTDAAhA-MIAAAYACDkCAAAGAAg5QgAABgAIA8FAAC-DgAgBgAAvw4AIOIHAAC9DgAw4wcAABgAEOQHAAC9DgAw-QcAAaQNACH6BwABpA0AIfsHAgC0DAAh_AcAAMQMACD9BwIAtAwAIf4HQADdDAAh_wcCAJQNACGACEAA3QwAIYEIQAC7DAAhgghAALsMACERBAAA5wwAIAwAALwOACANAADhDQAgDgAA3w0AIOIHAAC6DgAw4wcAAAcAEOQHAAC6DgAw9AcCALQMACGBCEAAuwwAIZAIAgC0DAAhkQgBALMMACGSCAEAswwAIZMIAAG7DgAhlAgAANYMACCVCAAA1gwAINgJAAAHACDZCQAABwAgDgMAAOcMACAFAAC-DgAgCwAAxw4AIAwAALwOACDiBwAAxg4AMOMHAAAJABDkBwAAxg4AMPQHAgC0DAAh-wcCALQMACH8BwAAxAwAIIEIQAC7DAAhjwgCALQMACHYCQAACQAg2QkAAAkAIAgHAADBDgAg4gcAAMAOADDjBwAAEQAQ5AcAAMAOADCBCEAAuwwAIYcIAAGkDQAhiAgCALQMACGJCEAA3QwAIRIGAADDDgAgCAAAxA4AIAkAAN8NACDiBwAAwg4AMOMHAAANABDkBwAAwg4AMPQHAgC0DAAh_AcAAMQMACD_BwIAtAwAIYEIQAC7DAAhgghAALsMACGKCAABuw4AIYsIAQDcDAAhjAgBANwMACGNCEAA3QwAIY4IQADdDAAh2AkAAA0AINkJAAANACAQBgAAww4AIAgAAMQOACAJAADfDQAg4gcAAMIOADDjBwAADQAQ5AcAAMIOADD0BwIAtAwAIfwHAADEDAAg_wcCALQMACGBCEAAuwwAIYIIQAC7DAAhiggAAbsOACGLCAEA3AwAIYwIAQDcDAAhjQhAAN0MACGOCEAA3QwAIQ4DAADnDAAgBQAAvg4AIAsAAMcOACAMAAC8DgAg4gcAAMYOADDjBwAACQAQ5AcAAMYOADD0BwIAtAwAIfsHAgC0DAAh_AcAAMQMACCBCEAAuwwAIY8IAgC0DAAh2AkAAAkAINkJAAAJACAD4wgAABEAIOQIAAARACDlCAAAEQAgAvsHAgAAAAGPCAIAAAABDAMAAOcMACAFAAC-DgAgCwAAxw4AIAwAALwOACDiBwAAxg4AMOMHAAAJABDkBwAAxg4AMPQHAgC0DAAh-wcCALQMACH8BwAAxAwAIIEIQAC7DAAhjwgCALQMACED4wgAAA0AIOQIAAANACDlCAAADQAgEgMAAOcMACAFAADJDgAgDwAAyg4AIOIHAADIDgAw4wcAAAMAEOQHAADIDgAw9AcCALQMACH7BwIAlA0AIfwHAADEDAAggQhAALsMACGCCEAA3QwAIYcIAAGkDQAhjwgCALQMACGRCAEAswwAIegIQADdDAAhsQkBALMMACGyCUAA3QwAIbMJAgCUDQAhEQQAAOcMACAMAAC8DgAgDQAA4Q0AIA4AAN8NACDiBwAAug4AMOMHAAAHABDkBwAAug4AMPQHAgC0DAAhgQhAALsMACGQCAIAtAwAIZEIAQCzDAAhkggBALMMACGTCAABuw4AIZQIAADWDAAglQgAANYMACDYCQAABwAg2QkAAAcAIBIGAADDDgAgCAAAxA4AIAkAAN8NACDiBwAAwg4AMOMHAAANABDkBwAAwg4AMPQHAgC0DAAh_AcAAMQMACD_BwIAtAwAIYEIQAC7DAAhgghAALsMACGKCAABuw4AIYsIAQDcDAAhjAgBANwMACGNCEAA3QwAIY4IQADdDAAh2AkAAA0AINkJAAANACAAAAAAAAAB3QkBAAAAAQXdCQIAAAAB5AkCAAAAAeUJAgAAAAHmCQIAAAAB5wkCAAAAAQXdCQQAAAAB5AkEAAAAAeUJBAAAAAHmCQQAAAAB5wkEAAAAAQAAAAHdCUAAAAABAAAAAAAAAAAAAAAAAAAB3QkAAQAAAQLdCQAAAIQICOMJAAAAhAgCAd0JQAAAAAEF3QkCAAAAAeQJAgAAAAHlCQIAAAAB5gkCAAAAAecJAgAAAAEFXgAA0xsAIF8AANkbACDaCQAA1BsAINsJAADYGwAg4AkAACYAIAdeAADRGwAgXwAA1hsAINoJAADSGwAg2wkAANUbACDeCQAACQAg3wkAAAkAIOAJAAALACAB3QkAAACECAgDXgAA0xsAINoJAADUGwAg4AkAACYAIANeAADRGwAg2gkAANIbACDgCQAACwAgAAAAAAAFXgAAzBsAIF8AAM8bACDaCQAAzRsAINsJAADOGwAg4AkAAA8AIANeAADMGwAg2gkAAM0bACDgCQAADwAgAAAAAAAC3QkAAACECAjjCQAAAIQIAgHdCQABAAABAd0JAQAAAAEFXgAAuxsAIF8AAMobACDaCQAAvBsAINsJAADJGwAg4AkAAAsAIAteAACTDwAwXwAAmA8AMNoJAACUDwAw2wkAAJUPADDcCQAAlg8AIN0JAACXDwAw3gkAAJcPADDfCQAAlw8AMOAJAACXDwAw4QkAAJkPADDiCQAAmg8AMAteAACBDwAwXwAAhg8AMNoJAACCDwAw2wkAAIMPADDcCQAAhA8AIN0JAACFDwAw3gkAAIUPADDfCQAAhQ8AMOAJAACFDwAw4QkAAIcPADDiCQAAiA8AMA0DAACRDwAgBQAAkg8AIPQHAgAAAAH7BwIAAAAB_AcAAJAPACCBCEAAAAABgghAAAAAAYcIAAEAAAGPCAIAAAABkQgBAAAAAegIQAAAAAGxCQEAAAABsglAAAAAAQIAAAAFACBeAACPDwAgAwAAAAUAIF4AAI8PACBfAACMDwAgAVcAAMgbADASAwAA5wwAIAUAAMkOACAPAADKDgAg4gcAAMgOADDjBwAAAwAQ5AcAAMgOADD0BwIAAAAB-wcCAJQNACH8BwAAxAwAIIEIQAC7DAAhgghAAN0MACGHCAABAAABjwgCALQMACGRCAEAswwAIegIQADdDAAhsQkBALMMACGyCUAA3QwAIbMJAgCUDQAhAgAAAAUAIFcAAIwPACACAAAAiQ8AIFcAAIoPACAP4gcAAIgPADDjBwAAiQ8AEOQHAACIDwAw9AcCALQMACH7BwIAlA0AIfwHAADEDAAggQhAALsMACGCCEAA3QwAIYcIAAGkDQAhjwgCALQMACGRCAEAswwAIegIQADdDAAhsQkBALMMACGyCUAA3QwAIbMJAgCUDQAhD-IHAACIDwAw4wcAAIkPABDkBwAAiA8AMPQHAgC0DAAh-wcCAJQNACH8BwAAxAwAIIEIQAC7DAAhgghAAN0MACGHCAABpA0AIY8IAgC0DAAhkQgBALMMACHoCEAA3QwAIbEJAQCzDAAhsglAAN0MACGzCQIAlA0AIQv0BwIA0g4AIfsHAgDpDgAh_AcAAIsPACCBCEAA1w4AIYIIQADoDgAhhwgAAeYOACGPCAIA0g4AIZEIAQDRDgAh6AhAAOgOACGxCQEA0Q4AIbIJQADoDgAhAt0JAAAAhAgI4wkAAACECAINAwAAjQ8AIAUAAI4PACD0BwIA0g4AIfsHAgDpDgAh_AcAAIsPACCBCEAA1w4AIYIIQADoDgAhhwgAAeYOACGPCAIA0g4AIZEIAQDRDgAh6AhAAOgOACGxCQEA0Q4AIbIJQADoDgAhBV4AAMAbACBfAADGGwAg2gkAAMEbACDbCQAAxRsAIOAJAAABACAHXgAAvhsAIF8AAMMbACDaCQAAvxsAINsJAADCGwAg3gkAAAcAIN8JAAAHACDgCQAAJgAgDQMAAJEPACAFAACSDwAg9AcCAAAAAfsHAgAAAAH8BwAAkA8AIIEIQAAAAAGCCEAAAAABhwgAAQAAAY8IAgAAAAGRCAEAAAAB6AhAAAAAAbEJAQAAAAGyCUAAAAABAd0JAAAAhAgIA14AAMAbACDaCQAAwRsAIOAJAAABACADXgAAvhsAINoJAAC_GwAg4AkAACYAIAOBCEAAAAABhwgAAQAAAYkIQAAAAAECAAAAEwAgXgAAng8AIAMAAAATACBeAACeDwAgXwAAnQ8AIAFXAAC9GwAwCAcAAMEOACDiBwAAwA4AMOMHAAARABDkBwAAwA4AMIEIQAC7DAAhhwgAAQAAAYgIAgC0DAAhiQhAAN0MACECAAAAEwAgVwAAnQ8AIAIAAACbDwAgVwAAnA8AIAfiBwAAmg8AMOMHAACbDwAQ5AcAAJoPADCBCEAAuwwAIYcIAAGkDQAhiAgCALQMACGJCEAA3QwAIQfiBwAAmg8AMOMHAACbDwAQ5AcAAJoPADCBCEAAuwwAIYcIAAGkDQAhiAgCALQMACGJCEAA3QwAIQOBCEAA1w4AIYcIAAHmDgAhiQhAAOgOACEDgQhAANcOACGHCAAB5g4AIYkIQADoDgAhA4EIQAAAAAGHCAABAAABiQhAAAAAAQHdCQAAAIQICANeAAC7GwAg2gkAALwbACDgCQAACwAgBF4AAJMPADDaCQAAlA8AMNwJAACWDwAg4AkAAJcPADAEXgAAgQ8AMNoJAACCDwAw3AkAAIQPACDgCQAAhQ8AMAAAAAAAAt0JAAAAhAgI4wkAAACECAIFXgAAsRsAIF8AALkbACDaCQAAshsAINsJAAC4GwAg4AkAAAEAIAVeAACvGwAgXwAAthsAINoJAACwGwAg2wkAALUbACDgCQAAJgAgC14AALkPADBfAAC-DwAw2gkAALoPADDbCQAAuw8AMNwJAAC8DwAg3QkAAL0PADDeCQAAvQ8AMN8JAAC9DwAw4AkAAL0PADDhCQAAvw8AMOIJAADADwAwC14AAK0PADBfAACyDwAw2gkAAK4PADDbCQAArw8AMNwJAACwDwAg3QkAALEPADDeCQAAsQ8AMN8JAACxDwAw4AkAALEPADDhCQAAsw8AMOIJAAC0DwAwCgUAAO0OACD5BwABAAAB-gcAAQAAAfsHAgAAAAH8BwAA7A4AIP0HAgAAAAH-B0AAAAABgAhAAAAAAYEIQAAAAAGCCEAAAAABAgAAABoAIF4AALgPACADAAAAGgAgXgAAuA8AIF8AALcPACABVwAAtBsAMA8FAAC-DgAgBgAAvw4AIOIHAAC9DgAw4wcAABgAEOQHAAC9DgAw-QcAAQAAAfoHAAEAAAH7BwIAtAwAIfwHAADEDAAg_QcCALQMACH-B0AA3QwAIf8HAgCUDQAhgAhAAN0MACGBCEAAuwwAIYIIQAC7DAAhAgAAABoAIFcAALcPACACAAAAtQ8AIFcAALYPACAN4gcAALQPADDjBwAAtQ8AEOQHAAC0DwAw-QcAAaQNACH6BwABpA0AIfsHAgC0DAAh_AcAAMQMACD9BwIAtAwAIf4HQADdDAAh_wcCAJQNACGACEAA3QwAIYEIQAC7DAAhgghAALsMACEN4gcAALQPADDjBwAAtQ8AEOQHAAC0DwAw-QcAAaQNACH6BwABpA0AIfsHAgC0DAAh_AcAAMQMACD9BwIAtAwAIf4HQADdDAAh_wcCAJQNACGACEAA3QwAIYEIQAC7DAAhgghAALsMACEJ-QcAAeYOACH6BwAB5g4AIfsHAgDSDgAh_AcAAOcOACD9BwIA0g4AIf4HQADoDgAhgAhAAOgOACGBCEAA1w4AIYIIQADXDgAhCgUAAOoOACD5BwAB5g4AIfoHAAHmDgAh-wcCANIOACH8BwAA5w4AIP0HAgDSDgAh_gdAAOgOACGACEAA6A4AIYEIQADXDgAhgghAANcOACEKBQAA7Q4AIPkHAAEAAAH6BwABAAAB-wcCAAAAAfwHAADsDgAg_QcCAAAAAf4HQAAAAAGACEAAAAABgQhAAAAAAYIIQAAAAAELCAAAoQ8AIAkAAKIPACD0BwIAAAAB_AcAAJ8PACCBCEAAAAABgghAAAAAAYoIAAEAAAGLCAEAAAABjAgBAAAAAY0IQAAAAAGOCEAAAAABAgAAAA8AIF4AAMQPACADAAAADwAgXgAAxA8AIF8AAMMPACABVwAAsxsAMBAGAADDDgAgCAAAxA4AIAkAAN8NACDiBwAAwg4AMOMHAAANABDkBwAAwg4AMPQHAgAAAAH8BwAAxAwAIP8HAgC0DAAhgQhAALsMACGCCEAAuwwAIYoIAAEAAAGLCAEA3AwAIYwIAQDcDAAhjQhAAN0MACGOCEAA3QwAIQIAAAAPACBXAADDDwAgAgAAAMEPACBXAADCDwAgDeIHAADADwAw4wcAAMEPABDkBwAAwA8AMPQHAgC0DAAh_AcAAMQMACD_BwIAtAwAIYEIQAC7DAAhgghAALsMACGKCAABuw4AIYsIAQDcDAAhjAgBANwMACGNCEAA3QwAIY4IQADdDAAhDeIHAADADwAw4wcAAMEPABDkBwAAwA8AMPQHAgC0DAAh_AcAAMQMACD_BwIAtAwAIYEIQAC7DAAhgghAALsMACGKCAABuw4AIYsIAQDcDAAhjAgBANwMACGNCEAA3QwAIY4IQADdDAAhCfQHAgDSDgAh_AcAAPsOACCBCEAA1w4AIYIIQADXDgAhiggAAfwOACGLCAEA_Q4AIYwIAQD9DgAhjQhAAOgOACGOCEAA6A4AIQsIAAD_DgAgCQAAgA8AIPQHAgDSDgAh_AcAAPsOACCBCEAA1w4AIYIIQADXDgAhiggAAfwOACGLCAEA_Q4AIYwIAQD9DgAhjQhAAOgOACGOCEAA6A4AIQsIAAChDwAgCQAAog8AIPQHAgAAAAH8BwAAnw8AIIEIQAAAAAGCCEAAAAABiggAAQAAAYsIAQAAAAGMCAEAAAABjQhAAAAAAY4IQAAAAAEB3QkAAACECAgDXgAAsRsAINoJAACyGwAg4AkAAAEAIANeAACvGwAg2gkAALAbACDgCQAAJgAgBF4AALkPADDaCQAAug8AMNwJAAC8DwAg4AkAAL0PADAEXgAArQ8AMNoJAACuDwAw3AkAALAPACDgCQAAsQ8AMAAAAAAAAt0JAQAAAATjCQEAAAAFAt0JAQAAAATjCQEAAAAFBV4AAKIbACBfAACtGwAg2gkAAKMbACDbCQAArBsAIOAJAAABACALXgAA6Q8AMF8AAO4PADDaCQAA6g8AMNsJAADrDwAw3AkAAOwPACDdCQAA7Q8AMN4JAADtDwAw3wkAAO0PADDgCQAA7Q8AMOEJAADvDwAw4gkAAPAPADALXgAA4A8AMF8AAOQPADDaCQAA4Q8AMNsJAADiDwAw3AkAAOMPACDdCQAAsQ8AMN4JAACxDwAw3wkAALEPADDgCQAAsQ8AMOEJAADlDwAw4gkAALQPADALXgAA1Q8AMF8AANkPADDaCQAA1g8AMNsJAADXDwAw3AkAANgPACDdCQAAhQ8AMN4JAACFDwAw3wkAAIUPADDgCQAAhQ8AMOEJAADaDwAw4gkAAIgPADANAwAAkQ8AIA8AAN8PACD0BwIAAAAB_AcAAJAPACCBCEAAAAABgghAAAAAAYcIAAEAAAGPCAIAAAABkQgBAAAAAegIQAAAAAGxCQEAAAABsglAAAAAAbMJAgAAAAECAAAABQAgXgAA3g8AIAMAAAAFACBeAADeDwAgXwAA3A8AIAFXAACrGwAwAgAAAAUAIFcAANwPACACAAAAiQ8AIFcAANsPACAL9AcCANIOACH8BwAAiw8AIIEIQADXDgAhgghAAOgOACGHCAAB5g4AIY8IAgDSDgAhkQgBANEOACHoCEAA6A4AIbEJAQDRDgAhsglAAOgOACGzCQIA6Q4AIQ0DAACNDwAgDwAA3Q8AIPQHAgDSDgAh_AcAAIsPACCBCEAA1w4AIYIIQADoDgAhhwgAAeYOACGPCAIA0g4AIZEIAQDRDgAh6AhAAOgOACGxCQEA0Q4AIbIJQADoDgAhswkCAOkOACEHXgAAphsAIF8AAKkbACDaCQAApxsAINsJAACoGwAg3gkAAA0AIN8JAAANACDgCQAADwAgDQMAAJEPACAPAADfDwAg9AcCAAAAAfwHAACQDwAggQhAAAAAAYIIQAAAAAGHCAABAAABjwgCAAAAAZEIAQAAAAHoCEAAAAABsQkBAAAAAbIJQAAAAAGzCQIAAAABA14AAKYbACDaCQAApxsAIOAJAAAPACAKBgAA7g4AIPkHAAEAAAH6BwABAAAB_AcAAOwOACD9BwIAAAAB_gdAAAAAAf8HAgAAAAGACEAAAAABgQhAAAAAAYIIQAAAAAECAAAAGgAgXgAA6A8AIAMAAAAaACBeAADoDwAgXwAA5w8AIAFXAAClGwAwAgAAABoAIFcAAOcPACACAAAAtQ8AIFcAAOYPACAJ-QcAAeYOACH6BwAB5g4AIfwHAADnDgAg_QcCANIOACH-B0AA6A4AIf8HAgDpDgAhgAhAAOgOACGBCEAA1w4AIYIIQADXDgAhCgYAAOsOACD5BwAB5g4AIfoHAAHmDgAh_AcAAOcOACD9BwIA0g4AIf4HQADoDgAh_wcCAOkOACGACEAA6A4AIYEIQADXDgAhgghAANcOACEKBgAA7g4AIPkHAAEAAAH6BwABAAAB_AcAAOwOACD9BwIAAAAB_gdAAAAAAf8HAgAAAAGACEAAAAABgQhAAAAAAYIIQAAAAAEHAwAAxg8AIAsAAMgPACAMAADJDwAg9AcCAAAAAfwHAADFDwAggQhAAAAAAY8IAgAAAAECAAAACwAgXgAA9A8AIAMAAAALACBeAAD0DwAgXwAA8w8AIAFXAACkGwAwDQMAAOcMACAFAAC-DgAgCwAAxw4AIAwAALwOACDiBwAAxg4AMOMHAAAJABDkBwAAxg4AMPQHAgAAAAH7BwIAtAwAIfwHAADEDAAggQhAALsMACGPCAIAtAwAIdcJAADFDgAgAgAAAAsAIFcAAPMPACACAAAA8Q8AIFcAAPIPACAI4gcAAPAPADDjBwAA8Q8AEOQHAADwDwAw9AcCALQMACH7BwIAtAwAIfwHAADEDAAggQhAALsMACGPCAIAtAwAIQjiBwAA8A8AMOMHAADxDwAQ5AcAAPAPADD0BwIAtAwAIfsHAgC0DAAh_AcAAMQMACCBCEAAuwwAIY8IAgC0DAAhBPQHAgDSDgAh_AcAAKgPACCBCEAA1w4AIY8IAgDSDgAhBwMAAKkPACALAACrDwAgDAAArA8AIPQHAgDSDgAh_AcAAKgPACCBCEAA1w4AIY8IAgDSDgAhBwMAAMYPACALAADIDwAgDAAAyQ8AIPQHAgAAAAH8BwAAxQ8AIIEIQAAAAAGPCAIAAAABAd0JAQAAAAQB3QkBAAAABANeAACiGwAg2gkAAKMbACDgCQAAAQAgBF4AAOkPADDaCQAA6g8AMNwJAADsDwAg4AkAAO0PADAEXgAA4A8AMNoJAADhDwAw3AkAAOMPACDgCQAAsQ8AMAReAADVDwAw2gkAANYPADDcCQAA2A8AIOAJAACFDwAwAAAAAAAB3QkgAAAAAQdeAACaGwAgXwAAoBsAINoJAACbGwAg2wkAAJ8bACDeCQAAmQEAIN8JAACZAQAg4AkAAKcBACAHXgAAmBsAIF8AAJ0bACDaCQAAmRsAINsJAACcGwAg3gkAAIkBACDfCQAAiQEAIOAJAACLAQAgA14AAJobACDaCQAAmxsAIOAJAACnAQAgA14AAJgbACDaCQAAmRsAIOAJAACLAQAgAgQAAI8QACA2AADIGAAgCRkAAI8QACAzAAC3GAAgNAAAuhgAIDUAAMkYACA2AADIGAAgrQgAAMsOACCuCAAAyw4AIK8IAADLDgAgsAgAAMsOACAAAAAAAAXdCQQAAAAB5AkEAAAAAeUJBAAAAAHmCQQAAAAB5wkEAAAAAQVeAACTGwAgXwAAlhsAINoJAACUGwAg2wkAAJUbACDgCQAAAQAgA14AAJMbACDaCQAAlBsAIOAJAAABACA4EAAAqBgAIBEAAKkYACASAACqGAAgEwAAqxgAIBQAAKwYACAVAACtGAAgFgAArhgAIBcAANYTACAbAACvGAAgHgAAsBgAIB8AANASACAkAACyGAAgJgAAsRgAICgAALMYACAtAAC0GAAgLwAAuBgAIDEAALUYACAzAAC3GAAgNAAAuhgAIDgAALYYACA5AAC5GAAgOgAAuxgAIDsAALwYACA-AAC9GAAgPwAAvRgAIEAAAL0YACBCAAC-GAAgQwAAvhgAIEQAAL8YACBFAADAGAAgRwAAwRgAIEgAAMIYACBKAADDGAAgSwAAwxgAIE8AAMQYACBQAADEGAAgUQAAxRgAIJkIAADLDgAgzQgAAMsOACCpCQAAyw4AILUJAADLDgAgtgkAAMsOACC5CQAAyw4AILoJAADLDgAguwkAAMsOACC8CQAAyw4AIL0JAADLDgAgvgkAAMsOACC_CQAAyw4AIMAJAADLDgAgwwkAAMsOACDFCQAAyw4AIMYJAADLDgAgxwkAAMsOACDICQAAyw4AIMkJAADLDgAgAAAAAAAFXgAAjhsAIF8AAJEbACDaCQAAjxsAINsJAACQGwAg4AkAAAEAIAdeAACXEAAgXwAAmhAAINoJAACYEAAg2wkAAJkQACDeCQAAlwEAIN8JAACXAQAg4AkAAJwKACAIMgAAhBAAIPQHAgAAAAGBCEAAAAABgghAAAAAAZYIAQAAAAGYCAIAAAABmQgBAAAAAZoIIAAAAAECAAAAnAoAIF4AAJcQACADAAAAlwEAIF4AAJcQACBfAACbEAAgCgAAAJcBACAyAACCEAAgVwAAmxAAIPQHAgDSDgAhgQhAANcOACGCCEAA6A4AIZYIAQDRDgAhmAgCAOkOACGZCAEA_Q4AIZoIIACAEAAhCDIAAIIQACD0BwIA0g4AIYEIQADXDgAhgghAAOgOACGWCAEA0Q4AIZgIAgDpDgAhmQgBAP0OACGaCCAAgBAAIQNeAACOGwAg2gkAAI8bACDgCQAAAQAgA14AAJcQACDaCQAAmBAAIOAJAACcCgAgAAAAAAAFXgAAiRsAIF8AAIwbACDaCQAAihsAINsJAACLGwAg4AkAAIsBACADXgAAiRsAINoJAACKGwAg4AkAAIsBACAAAAAAAAVeAACBGwAgXwAAhxsAINoJAACCGwAg2wkAAIYbACDgCQAAiwEAIAVeAAD_GgAgXwAAhBsAINoJAACAGwAg2wkAAIMbACDgCQAAAQAgA14AAIEbACDaCQAAghsAIOAJAACLAQAgA14AAP8aACDaCQAAgBsAIOAJAAABACAAAAAAAAVeAAD3GgAgXwAA_RoAINoJAAD4GgAg2wkAAPwaACDgCQAAiwEAIAVeAAD1GgAgXwAA-hoAINoJAAD2GgAg2wkAAPkaACDgCQAAAQAgA14AAPcaACDaCQAA-BoAIOAJAACLAQAgA14AAPUaACDaCQAA9hoAIOAJAAABACAAAAAAAAHdCQAAAKoIAgHdCQAAAKwIAgXdCQgAAAAB5AkIAAAAAeUJCAAAAAHmCQgAAAAB5wkIAAAAAQVeAADuGgAgXwAA8xoAINoJAADvGgAg2wkAAPIaACDgCQAAAQAgC14AANoQADBfAADfEAAw2gkAANsQADDbCQAA3BAAMNwJAADdEAAg3QkAAN4QADDeCQAA3hAAMN8JAADeEAAw4AkAAN4QADDhCQAA4BAAMOIJAADhEAAwC14AAM4QADBfAADTEAAw2gkAAM8QADDbCQAA0BAAMNwJAADREAAg3QkAANIQADDeCQAA0hAAMN8JAADSEAAw4AkAANIQADDhCQAA1BAAMOIJAADVEAAwB14AAMkQACBfAADMEAAg2gkAAMoQACDbCQAAyxAAIN4JAACVAQAg3wkAAJUBACDgCQAA1gkAIAdeAADEEAAgXwAAxxAAINoJAADFEAAg2wkAAMYQACDeCQAAlwEAIN8JAACXAQAg4AkAAJwKACAINwAAgxAAIPQHAgAAAAGBCEAAAAABgghAAAAAAZYIAQAAAAGXCAIAAAABmQgBAAAAAZoIIAAAAAECAAAAnAoAIF4AAMQQACADAAAAlwEAIF4AAMQQACBfAADIEAAgCgAAAJcBACA3AACBEAAgVwAAyBAAIPQHAgDSDgAhgQhAANcOACGCCEAA6A4AIZYIAQDRDgAhlwgCAOkOACGZCAEA_Q4AIZoIIACAEAAhCDcAAIEQACD0BwIA0g4AIYEIQADXDgAhgghAAOgOACGWCAEA0Q4AIZcIAgDpDgAhmQgBAP0OACGaCCAAgBAAIQE1AgAAAAECAAAA1gkAIF4AAMkQACADAAAAlQEAIF4AAMkQACBfAADNEAAgAwAAAJUBACA1AgDSDgAhVwAAzRAAIAE1AgDSDgAhBAMAALYQACCBCEAAAAABjwgCAAAAAaYIAgAAAAECAAAAkwEAIF4AANkQACADAAAAkwEAIF4AANkQACBfAADYEAAgAVcAAPEaADAKAwAA5wwAIDIAAOsMACDiBwAAgw4AMOMHAACRAQAQ5AcAAIMOADCBCEAAuwwAIY8IAgC0DAAhmAgCALQMACGmCAIAtAwAIcwJAACCDgAgAgAAAJMBACBXAADYEAAgAgAAANYQACBXAADXEAAgB-IHAADVEAAw4wcAANYQABDkBwAA1RAAMIEIQAC7DAAhjwgCALQMACGYCAIAtAwAIaYIAgC0DAAhB-IHAADVEAAw4wcAANYQABDkBwAA1RAAMIEIQAC7DAAhjwgCALQMACGYCAIAtAwAIaYIAgC0DAAhA4EIQADXDgAhjwgCANIOACGmCAIA0g4AIQQDAAC0EAAggQhAANcOACGPCAIA0g4AIaYIAgDSDgAhBAMAALYQACCBCEAAAAABjwgCAAAAAaYIAgAAAAEHGQAArRAAIPQHAgAAAAGBCEAAAAABoggCAAAAAaMIAQAAAAGkCEAAAAABpQgCAAAAAQIAAACPAQAgXgAA5RAAIAMAAACPAQAgXgAA5RAAIF8AAOQQACABVwAA8BoAMAwZAADnDAAgMgAA6wwAIOIHAACEDgAw4wcAAI0BABDkBwAAhA4AMPQHAgAAAAGBCEAAuwwAIZgIAgC0DAAhoggCALQMACGjCAEAswwAIaQIQADdDAAhpQgCAJQNACECAAAAjwEAIFcAAOQQACACAAAA4hAAIFcAAOMQACAK4gcAAOEQADDjBwAA4hAAEOQHAADhEAAw9AcCALQMACGBCEAAuwwAIZgIAgC0DAAhoggCALQMACGjCAEAswwAIaQIQADdDAAhpQgCAJQNACEK4gcAAOEQADDjBwAA4hAAEOQHAADhEAAw9AcCALQMACGBCEAAuwwAIZgIAgC0DAAhoggCALQMACGjCAEAswwAIaQIQADdDAAhpQgCAJQNACEG9AcCANIOACGBCEAA1w4AIaIIAgDSDgAhowgBANEOACGkCEAA6A4AIaUIAgDpDgAhBxkAAKsQACD0BwIA0g4AIYEIQADXDgAhoggCANIOACGjCAEA0Q4AIaQIQADoDgAhpQgCAOkOACEHGQAArRAAIPQHAgAAAAGBCEAAAAABoggCAAAAAaMIAQAAAAGkCEAAAAABpQgCAAAAAQNeAADuGgAg2gkAAO8aACDgCQAAAQAgBF4AANoQADDaCQAA2xAAMNwJAADdEAAg4AkAAN4QADAEXgAAzhAAMNoJAADPEAAw3AkAANEQACDgCQAA0hAAMANeAADJEAAg2gkAAMoQACDgCQAA1gkAIANeAADEEAAg2gkAAMUQACDgCQAAnAoAIAAAAAAABV4AAOkaACBfAADsGgAg2gkAAOoaACDbCQAA6xoAIOAJAACHAQAgA14AAOkaACDaCQAA6hoAIOAJAACHAQAgAAAAAAAF3QkQAAAAAeQJEAAAAAHlCRAAAAAB5gkQAAAAAecJEAAAAAEFXgAA4RoAIF8AAOcaACDaCQAA4hoAINsJAADmGgAg4AkAAIcBACAFXgAA3xoAIF8AAOQaACDaCQAA4BoAINsJAADjGgAg4AkAAHAAIANeAADhGgAg2gkAAOIaACDgCQAAhwEAIANeAADfGgAg2gkAAOAaACDgCQAAcAAgAAAAAAAB3QkAAAC7CAIB3QkAAAC-CAIFXgAA2BoAIF8AAN0aACDaCQAA2RoAINsJAADcGgAg4AkAAAEAIAteAACSEQAwXwAAlxEAMNoJAACTEQAw2wkAAJQRADDcCQAAlREAIN0JAACWEQAw3gkAAJYRADDfCQAAlhEAMOAJAACWEQAw4QkAAJgRADDiCQAAmREAMAteAACGEQAwXwAAixEAMNoJAACHEQAw2wkAAIgRADDcCQAAiREAIN0JAACKEQAw3gkAAIoRADDfCQAAihEAMOAJAACKEQAw4QkAAIwRADDiCQAAjREAMAKgCEAAAAABtAgCAAAAAQIAAAB6ACBeAACREQAgAwAAAHoAIF4AAJERACBfAACQEQAgAVcAANsaADAILAAAlA4AIOIHAACTDgAw4wcAAHgAEOQHAACTDgAwoAhAALsMACG0CAIAtAwAIbUIAgC0DAAhzgkAAJIOACACAAAAegAgVwAAkBEAIAIAAACOEQAgVwAAjxEAIAbiBwAAjREAMOMHAACOEQAQ5AcAAI0RADCgCEAAuwwAIbQIAgC0DAAhtQgCALQMACEG4gcAAI0RADDjBwAAjhEAEOQHAACNEQAwoAhAALsMACG0CAIAtAwAIbUIAgC0DAAhAqAIQADXDgAhtAgCANIOACECoAhAANcOACG0CAIA0g4AIQKgCEAAAAABtAgCAAAAAQcuAAD7EAAgpwgBAAAAAbQIAgAAAAG2CAIAAAABtwgQAAAAAbgIAgAAAAG5CAEAAAABAgAAAHUAIF4AAJ0RACADAAAAdQAgXgAAnREAIF8AAJwRACABVwAA2hoAMA0sAACUDgAgLgAAkQ4AIOIHAACWDgAw4wcAAHMAEOQHAACWDgAwpwgBALMMACG0CAIAlA0AIbUIAgC0DAAhtggCALQMACG3CBAAlw4AIbgIAgC0DAAhuQgBANwMACHPCQAAlQ4AIAIAAAB1ACBXAACcEQAgAgAAAJoRACBXAACbEQAgCuIHAACZEQAw4wcAAJoRABDkBwAAmREAMKcIAQCzDAAhtAgCAJQNACG1CAIAtAwAIbYIAgC0DAAhtwgQAJcOACG4CAIAtAwAIbkIAQDcDAAhCuIHAACZEQAw4wcAAJoRABDkBwAAmREAMKcIAQCzDAAhtAgCAJQNACG1CAIAtAwAIbYIAgC0DAAhtwgQAJcOACG4CAIAtAwAIbkIAQDcDAAhBqcIAQDRDgAhtAgCAOkOACG2CAIA0g4AIbcIEAD3EAAhuAgCANIOACG5CAEA_Q4AIQcuAAD5EAAgpwgBANEOACG0CAIA6Q4AIbYIAgDSDgAhtwgQAPcQACG4CAIA0g4AIbkIAQD9DgAhBy4AAPsQACCnCAEAAAABtAgCAAAAAbYIAgAAAAG3CBAAAAABuAgCAAAAAbkIAQAAAAEDXgAA2BoAINoJAADZGgAg4AkAAAEAIAReAACSEQAw2gkAAJMRADDcCQAAlREAIOAJAACWEQAwBF4AAIYRADDaCQAAhxEAMNwJAACJEQAg4AkAAIoRADAAAAAAAAVeAADQGgAgXwAA1hoAINoJAADRGgAg2wkAANUaACDgCQAAcAAgBV4AAM4aACBfAADTGgAg2gkAAM8aACDbCQAA0hoAIOAJAAABACADXgAA0BoAINoJAADRGgAg4AkAAHAAIANeAADOGgAg2gkAAM8aACDgCQAAAQAgAAAAAAAFXgAAyRoAIF8AAMwaACDaCQAAyhoAINsJAADLGgAg4AkAAAEAIANeAADJGgAg2gkAAMoaACDgCQAAAQAgAAAAAAAF3QkQAAAAAeQJEAAAAAHlCRAAAAAB5gkQAAAAAecJEAAAAAEB3QkAAADMCAIHXgAAwhoAIF8AAMcaACDaCQAAwxoAINsJAADGGgAg3gkAAGoAIN8JAABqACDgCQAAbAAgC14AAMcRADBfAADLEQAw2gkAAMgRADDbCQAAyREAMNwJAADKEQAg3QkAAJYRADDeCQAAlhEAMN8JAACWEQAw4AkAAJYRADDhCQAAzBEAMOIJAACZEQAwC14AALsRADBfAADAEQAw2gkAALwRADDbCQAAvREAMNwJAAC-EQAg3QkAAL8RADDeCQAAvxEAMN8JAAC_EQAw4AkAAL8RADDhCQAAwREAMOIJAADCEQAwCxkAAKkRACD0BwIAAAABgQhAAAAAAaIIAgAAAAGkCEAAAAABpQgCAAAAAacIAQAAAAHCCAIAAAABwwgBAAAAAcQIAQAAAAHFCEAAAAABAgAAAIABACBeAADGEQAgAwAAAIABACBeAADGEQAgXwAAxREAIAFXAADFGgAwERkAAOcMACAuAACRDgAg4gcAAJAOADDjBwAAfgAQ5AcAAJAOADD0BwIAAAABgQhAALsMACGiCAIAtAwAIaQIQADdDAAhpQgCAJQNACGnCAEA3AwAIbYIAgC0DAAhwggCALQMACHDCAEAswwAIcQIAQDcDAAhxQhAAN0MACHNCQAAjw4AIAIAAACAAQAgVwAAxREAIAIAAADDEQAgVwAAxBEAIA7iBwAAwhEAMOMHAADDEQAQ5AcAAMIRADD0BwIAtAwAIYEIQAC7DAAhoggCALQMACGkCEAA3QwAIaUIAgCUDQAhpwgBANwMACG2CAIAtAwAIcIIAgC0DAAhwwgBALMMACHECAEA3AwAIcUIQADdDAAhDuIHAADCEQAw4wcAAMMRABDkBwAAwhEAMPQHAgC0DAAhgQhAALsMACGiCAIAtAwAIaQIQADdDAAhpQgCAJQNACGnCAEA3AwAIbYIAgC0DAAhwggCALQMACHDCAEAswwAIcQIAQDcDAAhxQhAAN0MACEK9AcCANIOACGBCEAA1w4AIaIIAgDSDgAhpAhAAOgOACGlCAIA6Q4AIacIAQD9DgAhwggCANIOACHDCAEA0Q4AIcQIAQD9DgAhxQhAAOgOACELGQAApxEAIPQHAgDSDgAhgQhAANcOACGiCAIA0g4AIaQIQADoDgAhpQgCAOkOACGnCAEA_Q4AIcIIAgDSDgAhwwgBANEOACHECAEA_Q4AIcUIQADoDgAhCxkAAKkRACD0BwIAAAABgQhAAAAAAaIIAgAAAAGkCEAAAAABpQgCAAAAAacIAQAAAAHCCAIAAAABwwgBAAAAAcQIAQAAAAHFCEAAAAABBywAAPoQACCnCAEAAAABtAgCAAAAAbUIAgAAAAG3CBAAAAABuAgCAAAAAbkIAQAAAAECAAAAdQAgXgAAzxEAIAMAAAB1ACBeAADPEQAgXwAAzhEAIAFXAADEGgAwAgAAAHUAIFcAAM4RACACAAAAmhEAIFcAAM0RACAGpwgBANEOACG0CAIA6Q4AIbUIAgDSDgAhtwgQAPcQACG4CAIA0g4AIbkIAQD9DgAhBywAAPgQACCnCAEA0Q4AIbQIAgDpDgAhtQgCANIOACG3CBAA9xAAIbgIAgDSDgAhuQgBAP0OACEHLAAA-hAAIKcIAQAAAAG0CAIAAAABtQgCAAAAAbcIEAAAAAG4CAIAAAABuQgBAAAAAQNeAADCGgAg2gkAAMMaACDgCQAAbAAgBF4AAMcRADDaCQAAyBEAMNwJAADKEQAg4AkAAJYRADAEXgAAuxEAMNoJAAC8EQAw3AkAAL4RACDgCQAAvxEAMAAAAAAAAd0JAAAA1QgCBV4AALwaACBfAADAGgAg2gkAAL0aACDbCQAAvxoAIOAJAAABACALXgAA2xEAMF8AAOARADDaCQAA3BEAMNsJAADdEQAw3AkAAN4RACDdCQAA3xEAMN4JAADfEQAw3wkAAN8RADDgCQAA3xEAMOEJAADhEQAw4gkAAOIRADAaIAEAAAABKwAA0REAIC8AANIRACD0BwIAAAABgQhAAAAAAZAIAgAAAAGgCEAAAAABpAhAAAAAAaUIAgAAAAGnCAEAAAABqAgBAAAAAawIAAAAzAgCtwgQAAAAAcIIEAAAAAHHCAEAAAAByAgBAAAAAckIEAAAAAHKCAIAAAABzAgBAAAAAc0IQAAAAAHOCAIAAAABzwggAAAAAdAIAQAAAAHRCAEAAAAB0ggCAAAAAdMIAgAAAAECAAAAcAAgXgAA5hEAIAMAAABwACBeAADmEQAgXwAA5REAIAFXAAC-GgAwHyABALMMACEpAACbDgAgKwAAjQ4AIC8AAO8NACDiBwAAmA4AMOMHAABuABDkBwAAmA4AMPQHAgAAAAGBCEAAuwwAIZAIAgCUDQAhoAhAALsMACGkCEAA3QwAIaUIAgCUDQAhpwgBALMMACGoCAEAswwAIawIAACaDswIIrQIAgCUDQAhtwgQAJcOACHCCBAAlw4AIccIAQDcDAAhyAgBANwMACHJCBAAmQ4AIcoIAgC0DAAhzAgBANwMACHNCEAA3QwAIc4IAgC0DAAhzwggAN4MACHQCAEAswwAIdEIAQCzDAAh0ggCALQMACHTCAIAtAwAIQIAAABwACBXAADlEQAgAgAAAOMRACBXAADkEQAgHCABALMMACHiBwAA4hEAMOMHAADjEQAQ5AcAAOIRADD0BwIAtAwAIYEIQAC7DAAhkAgCAJQNACGgCEAAuwwAIaQIQADdDAAhpQgCAJQNACGnCAEAswwAIagIAQCzDAAhrAgAAJoOzAgitAgCAJQNACG3CBAAlw4AIcIIEACXDgAhxwgBANwMACHICAEA3AwAIckIEACZDgAhyggCALQMACHMCAEA3AwAIc0IQADdDAAhzggCALQMACHPCCAA3gwAIdAIAQCzDAAh0QgBALMMACHSCAIAtAwAIdMIAgC0DAAhHCABALMMACHiBwAA4hEAMOMHAADjEQAQ5AcAAOIRADD0BwIAtAwAIYEIQAC7DAAhkAgCAJQNACGgCEAAuwwAIaQIQADdDAAhpQgCAJQNACGnCAEAswwAIagIAQCzDAAhrAgAAJoOzAgitAgCAJQNACG3CBAAlw4AIcIIEACXDgAhxwgBANwMACHICAEA3AwAIckIEACZDgAhyggCALQMACHMCAEA3AwAIc0IQADdDAAhzggCALQMACHPCCAA3gwAIdAIAQCzDAAh0QgBALMMACHSCAIAtAwAIdMIAgC0DAAhGCABANEOACH0BwIA0g4AIYEIQADXDgAhkAgCAOkOACGgCEAA1w4AIaQIQADoDgAhpQgCAOkOACGnCAEA0Q4AIagIAQDRDgAhrAgAALcRzAgitwgQAPcQACHCCBAA9xAAIccIAQD9DgAhyAgBAP0OACHJCBAAthEAIcoIAgDSDgAhzAgBAP0OACHNCEAA6A4AIc4IAgDSDgAhzwggAIAQACHQCAEA0Q4AIdEIAQDRDgAh0ggCANIOACHTCAIA0g4AIRogAQDRDgAhKwAAuREAIC8AALoRACD0BwIA0g4AIYEIQADXDgAhkAgCAOkOACGgCEAA1w4AIaQIQADoDgAhpQgCAOkOACGnCAEA0Q4AIagIAQDRDgAhrAgAALcRzAgitwgQAPcQACHCCBAA9xAAIccIAQD9DgAhyAgBAP0OACHJCBAAthEAIcoIAgDSDgAhzAgBAP0OACHNCEAA6A4AIc4IAgDSDgAhzwggAIAQACHQCAEA0Q4AIdEIAQDRDgAh0ggCANIOACHTCAIA0g4AIRogAQAAAAErAADREQAgLwAA0hEAIPQHAgAAAAGBCEAAAAABkAgCAAAAAaAIQAAAAAGkCEAAAAABpQgCAAAAAacIAQAAAAGoCAEAAAABrAgAAADMCAK3CBAAAAABwggQAAAAAccIAQAAAAHICAEAAAAByQgQAAAAAcoIAgAAAAHMCAEAAAABzQhAAAAAAc4IAgAAAAHPCCAAAAAB0AgBAAAAAdEIAQAAAAHSCAIAAAAB0wgCAAAAAQNeAAC8GgAg2gkAAL0aACDgCQAAAQAgBF4AANsRADDaCQAA3BEAMNwJAADeEQAg4AkAAN8RADAAAAAAAAAAAAAAAAAABV4AALcaACBfAAC6GgAg2gkAALgaACDbCQAAuRoAIOAJAABQACAJGQAAjxAAICAAANEYACAlAADQGAAgJgAAsRgAICcAANIYACCkCAAAyw4AIKUIAADLDgAg3wgAAMsOACDhCAAAyw4AIAAAAAAABV4AAK8aACBfAAC1GgAg2gkAALAaACDbCQAAtBoAIOAJAABfACAFXgAArRoAIF8AALIaACDaCQAArhoAINsJAACxGgAg4AkAAAEAIANeAACvGgAg2gkAALAaACDgCQAAXwAgA14AAK0aACDaCQAArhoAIOAJAAABACAAAAAAAAVeAACXGgAgXwAAqxoAINoJAACYGgAg2wkAAKoaACDgCQAAUAAgBV4AAJ0aACBfAACoGgAg2gkAAJ4aACDbCQAApxoAIOAJAAABACAHXgAAlhIAIF8AAJkSACDaCQAAlxIAINsJAACYEgAg3gkAAE4AIN8JAABOACDgCQAAUAAgC14AAIoSADBfAACPEgAw2gkAAIsSADDbCQAAjBIAMNwJAACNEgAg3QkAAI4SADDeCQAAjhIAMN8JAACOEgAw4AkAAI4SADDhCQAAkBIAMOIJAACREgAwBAMAAIASACCBCEAAAAABjwgCAAAAAaYIAgAAAAECAAAAWwAgXgAAlRIAIAMAAABbACBeAACVEgAgXwAAlBIAIAFXAACmGgAwCgMAAOcMACAjAACmDgAg4gcAAKUOADDjBwAAWQAQ5AcAAKUOADCBCEAAuwwAIY8IAgC0DAAhpggCALQMACHdCAIAtAwAIdIJAACkDgAgAgAAAFsAIFcAAJQSACACAAAAkhIAIFcAAJMSACAH4gcAAJESADDjBwAAkhIAEOQHAACREgAwgQhAALsMACGPCAIAtAwAIaYIAgC0DAAh3QgCALQMACEH4gcAAJESADDjBwAAkhIAEOQHAACREgAwgQhAALsMACGPCAIAtAwAIaYIAgC0DAAh3QgCALQMACEDgQhAANcOACGPCAIA0g4AIaYIAgDSDgAhBAMAAP4RACCBCEAA1w4AIY8IAgDSDgAhpggCANIOACEEAwAAgBIAIIEIQAAAAAGPCAIAAAABpggCAAAAAQ4ZAACyEgAgIAAAsRIAICYAALMSACAnAAC0EgAggQhAAAAAAaAIQAAAAAGiCAIAAAABpAhAAAAAAaUIAgAAAAGnCAEAAAABrAgAAADhCALDCAEAAAAB3wgCAAAAAeIIAgAAAAECAAAAUAAgXgAAlhIAIAMAAABOACBeAACWEgAgXwAAmhIAIBAAAABOACAZAACdEgAgIAAAnBIAICYAAJ4SACAnAACfEgAgVwAAmhIAIIEIQADXDgAhoAhAANcOACGiCAIA0g4AIaQIQADoDgAhpQgCAOkOACGnCAEA0Q4AIawIAACbEuEIIsMIAQDRDgAh3wgCAOkOACHiCAIA0g4AIQ4ZAACdEgAgIAAAnBIAICYAAJ4SACAnAACfEgAggQhAANcOACGgCEAA1w4AIaIIAgDSDgAhpAhAAOgOACGlCAIA6Q4AIacIAQDRDgAhrAgAAJsS4QgiwwgBANEOACHfCAIA6Q4AIeIIAgDSDgAhAd0JAAAA4QgCB14AAJsaACBfAACkGgAg2gkAAJwaACDbCQAAoxoAIN4JAABSACDfCQAAUgAg4AkAANwGACAFXgAAmRoAIF8AAKEaACDaCQAAmhoAINsJAACgGgAg4AkAAAEAIAteAACiEgAwXwAApxIAMNoJAACjEgAw2wkAAKQSADDcCQAApRIAIN0JAACmEgAw3gkAAKYSADDfCQAAphIAMOAJAACmEgAw4QkAAKgSADDiCQAAqRIAMARfAACgEgAg3gkAAGEAIN8JAABhACDgCQAAugcAIAIAAABhACBXAAChEgAgAAoZAACuEgAgIgAArxIAICQAALASACD0BwIAAAABgQhAAAAAAaIIAgAAAAGkCEAAAAABpQgCAAAAAcMIAQAAAAHeCAIAAAABAgAAAF8AIF4AAK0SACADAAAAXwAgXgAArRIAIF8AAKwSACABVwAAnxoAMBAZAADnDAAgIQAAmA0AICIAAKMOACAkAADpDQAg4gcAAKIOADDjBwAAVgAQ5AcAAKIOADD0BwIAAAABgQhAALsMACGiCAIAtAwAIaQIQADdDAAhpQgCAJQNACHDCAEAswwAIdwIAgC0DAAh3ggCALQMACHRCQAAoQ4AIAIAAABfACBXAACsEgAgAgAAAKoSACBXAACrEgAgC-IHAACpEgAw4wcAAKoSABDkBwAAqRIAMPQHAgC0DAAhgQhAALsMACGiCAIAtAwAIaQIQADdDAAhpQgCAJQNACHDCAEAswwAIdwIAgC0DAAh3ggCALQMACEL4gcAAKkSADDjBwAAqhIAEOQHAACpEgAw9AcCALQMACGBCEAAuwwAIaIIAgC0DAAhpAhAAN0MACGlCAIAlA0AIcMIAQCzDAAh3AgCALQMACHeCAIAtAwAIQf0BwIA0g4AIYEIQADXDgAhoggCANIOACGkCEAA6A4AIaUIAgDpDgAhwwgBANEOACHeCAIA0g4AIQoZAACHEgAgIgAAiBIAICQAAIkSACD0BwIA0g4AIYEIQADXDgAhoggCANIOACGkCEAA6A4AIaUIAgDpDgAhwwgBANEOACHeCAIA0g4AIQoZAACuEgAgIgAArxIAICQAALASACD0BwIAAAABgQhAAAAAAaIIAgAAAAGkCEAAAAABpQgCAAAAAcMIAQAAAAHeCAIAAAABA14AAJ0aACDaCQAAnhoAIOAJAAABACADXgAAlhIAINoJAACXEgAg4AkAAFAAIAReAACKEgAw2gkAAIsSADDcCQAAjRIAIOAJAACOEgAwA14AAJsaACDaCQAAnBoAIOAJAADcBgAgA14AAJkaACDaCQAAmhoAIOAJAAABACAEXgAAohIAMNoJAACjEgAw3AkAAKUSACDgCQAAphIAMAHgCQAAugcAIANeAACXGgAg2gkAAJgaACDgCQAAUAAgAAAAAAAHXgAAkhoAIF8AAJUaACDaCQAAkxoAINsJAACUGgAg3gkAAFYAIN8JAABWACDgCQAAXwAgA14AAJIaACDaCQAAkxoAIOAJAABfACAAAAAAAAteAADDEgAwXwAAyBIAMNoJAADEEgAw2wkAAMUSADDcCQAAxhIAIN0JAADHEgAw3gkAAMcSADDfCQAAxxIAMOAJAADHEgAw4QkAAMkSADDiCQAAyhIAMA8ZAACyEgAgJQAAvBIAICYAALMSACAnAAC0EgAg9AcCAAAAAYEIQAAAAAGgCEAAAAABoggCAAAAAaQIQAAAAAGlCAIAAAABpwgBAAAAAawIAAAA4QgCwwgBAAAAAeEIAgAAAAHiCAIAAAABAgAAAFAAIF4AAM4SACADAAAAUAAgXgAAzhIAIF8AAM0SACABVwAAkRoAMBUZAADnDAAgIAAAqg4AICUAAKsOACAmAADoDQAgJwAArA4AIOIHAACoDgAw4wcAAE4AEOQHAACoDgAw9AcCAAAAAYEIQAC7DAAhoAhAALsMACGiCAIAtAwAIaQIQADdDAAhpQgCAJQNACGnCAEAswwAIawIAACpDuEIIsMIAQCzDAAh3wgCAJQNACHhCAIAlA0AIeIIAgC0DAAh0wkAAKcOACACAAAAUAAgVwAAzRIAIAIAAADLEgAgVwAAzBIAIA_iBwAAyhIAMOMHAADLEgAQ5AcAAMoSADD0BwIAtAwAIYEIQAC7DAAhoAhAALsMACGiCAIAtAwAIaQIQADdDAAhpQgCAJQNACGnCAEAswwAIawIAACpDuEIIsMIAQCzDAAh3wgCAJQNACHhCAIAlA0AIeIIAgC0DAAhD-IHAADKEgAw4wcAAMsSABDkBwAAyhIAMPQHAgC0DAAhgQhAALsMACGgCEAAuwwAIaIIAgC0DAAhpAhAAN0MACGlCAIAlA0AIacIAQCzDAAhrAgAAKkO4QgiwwgBALMMACHfCAIAlA0AIeEIAgCUDQAh4ggCALQMACEL9AcCANIOACGBCEAA1w4AIaAIQADXDgAhoggCANIOACGkCEAA6A4AIaUIAgDpDgAhpwgBANEOACGsCAAAmxLhCCLDCAEA0Q4AIeEIAgDpDgAh4ggCANIOACEPGQAAnRIAICUAALsSACAmAACeEgAgJwAAnxIAIPQHAgDSDgAhgQhAANcOACGgCEAA1w4AIaIIAgDSDgAhpAhAAOgOACGlCAIA6Q4AIacIAQDRDgAhrAgAAJsS4QgiwwgBANEOACHhCAIA6Q4AIeIIAgDSDgAhDxkAALISACAlAAC8EgAgJgAAsxIAICcAALQSACD0BwIAAAABgQhAAAAAAaAIQAAAAAGiCAIAAAABpAhAAAAAAaUIAgAAAAGnCAEAAAABrAgAAADhCALDCAEAAAAB4QgCAAAAAeIIAgAAAAEEXgAAwxIAMNoJAADEEgAw3AkAAMYSACDgCQAAxxIAMAAAAAAAAAAAAAVeAACMGgAgXwAAjxoAINoJAACNGgAg2wkAAI4aACDgCQAAAQAgA14AAIwaACDaCQAAjRoAIOAJAAABACAAAAAAAALdCQEAAAAE4wkBAAAABQVeAACHGgAgXwAAihoAINoJAACIGgAg2wkAAIkaACDgCQAAAQAgAd0JAQAAAAQDXgAAhxoAINoJAACIGgAg4AkAAAEAIAAAAAAABV4AAIIaACBfAACFGgAg2gkAAIMaACDbCQAAhBoAIOAJAAABACADXgAAghoAINoJAACDGgAg4AkAAAEAIAAAAAAABV4AAP0ZACBfAACAGgAg2gkAAP4ZACDbCQAA_xkAIOAJAAABACADXgAA_RkAINoJAAD-GQAg4AkAAAEAIAAAAAAAAAAAAAAFXgAA9RkAIF8AAPsZACDaCQAA9hkAINsJAAD6GQAg4AkAAAEAIAVeAADzGQAgXwAA-BkAINoJAAD0GQAg2wkAAPcZACDgCQAAOQAgA14AAPUZACDaCQAA9hkAIOAJAAABACADXgAA8xkAINoJAAD0GQAg4AkAADkAIAAAAAAABV4AAO4ZACBfAADxGQAg2gkAAO8ZACDbCQAA8BkAIOAJAAA5ACADXgAA7hkAINoJAADvGQAg4AkAADkAIAAAAAAABV4AAOYZACBfAADsGQAg2gkAAOcZACDbCQAA6xkAIOAJAAA5ACAFXgAA5BkAIF8AAOkZACDaCQAA5RkAINsJAADoGQAg4AkAAAEAIANeAADmGQAg2gkAAOcZACDgCQAAOQAgA14AAOQZACDaCQAA5RkAIOAJAAABACAAAAAAAAVeAADZGQAgXwAA4hkAINoJAADaGQAg2wkAAOEZACDgCQAA3wQAIAVeAADXGQAgXwAA3xkAINoJAADYGQAg2wkAAN4ZACDgCQAAAQAgC14AALITADBfAAC3EwAw2gkAALMTADDbCQAAtBMAMNwJAAC1EwAg3QkAALYTADDeCQAAthMAMN8JAAC2EwAw4AkAALYTADDhCQAAuBMAMOIJAAC5EwAwC14AAKYTADBfAACrEwAw2gkAAKcTADDbCQAAqBMAMNwJAACpEwAg3QkAAKoTADDeCQAAqhMAMN8JAACqEwAw4AkAAKoTADDhCQAArBMAMOIJAACtEwAwC14AAJoTADBfAACfEwAw2gkAAJsTADDbCQAAnBMAMNwJAACdEwAg3QkAAJ4TADDeCQAAnhMAMN8JAACeEwAw4AkAAJ4TADDhCQAAoBMAMOIJAAChEwAwAfQHAgAAAAECAAAARwAgXgAApRMAIAMAAABHACBeAAClEwAgXwAApBMAIAFXAADdGQAwBhoAAK4OACDiBwAArQ4AMOMHAABFABDkBwAArQ4AMPQHAgAAAAH5CAIAtAwAIQIAAABHACBXAACkEwAgAgAAAKITACBXAACjEwAgBeIHAAChEwAw4wcAAKITABDkBwAAoRMAMPQHAgC0DAAh-QgCALQMACEF4gcAAKETADDjBwAAohMAEOQHAAChEwAw9AcCALQMACH5CAIAtAwAIQH0BwIA0g4AIQH0BwIA0g4AIQH0BwIAAAABBAMAAP4SACCPCAIAAAAB-ggCAAAAAfsIQAAAAAECAAAAQwAgXgAAsRMAIAMAAABDACBeAACxEwAgXwAAsBMAIAFXAADcGQAwCgMAAOcMACAaAACuDgAg4gcAALAOADDjBwAAQQAQ5AcAALAOADCPCAIAtAwAIfkIAgC0DAAh-ggCALQMACH7CEAAuwwAIdQJAACvDgAgAgAAAEMAIFcAALATACACAAAArhMAIFcAAK8TACAH4gcAAK0TADDjBwAArhMAEOQHAACtEwAwjwgCALQMACH5CAIAtAwAIfoIAgC0DAAh-whAALsMACEH4gcAAK0TADDjBwAArhMAEOQHAACtEwAwjwgCALQMACH5CAIAtAwAIfoIAgC0DAAh-whAALsMACEDjwgCANIOACH6CAIA0g4AIfsIQADXDgAhBAMAAPwSACCPCAIA0g4AIfoIAgDSDgAh-whAANcOACEEAwAA_hIAII8IAgAAAAH6CAIAAAAB-whAAAAAAQcZAACPEwAg9AcCAAAAAYEIQAAAAAGiCAIAAAABowgBAAAAAaQIQAAAAAGlCAIAAAABAgAAAD8AIF4AAL0TACADAAAAPwAgXgAAvRMAIF8AALwTACABVwAA2xkAMAwZAADnDAAgGgAArg4AIOIHAACxDgAw4wcAAD0AEOQHAACxDgAw9AcCAAAAAYEIQAC7DAAhoggCALQMACGjCAEAswwAIaQIQADdDAAhpQgCAJQNACH5CAIAtAwAIQIAAAA_ACBXAAC8EwAgAgAAALoTACBXAAC7EwAgCuIHAAC5EwAw4wcAALoTABDkBwAAuRMAMPQHAgC0DAAhgQhAALsMACGiCAIAtAwAIaMIAQCzDAAhpAhAAN0MACGlCAIAlA0AIfkIAgC0DAAhCuIHAAC5EwAw4wcAALoTABDkBwAAuRMAMPQHAgC0DAAhgQhAALsMACGiCAIAtAwAIaMIAQCzDAAhpAhAAN0MACGlCAIAlA0AIfkIAgC0DAAhBvQHAgDSDgAhgQhAANcOACGiCAIA0g4AIaMIAQDRDgAhpAhAAOgOACGlCAIA6Q4AIQcZAACNEwAg9AcCANIOACGBCEAA1w4AIaIIAgDSDgAhowgBANEOACGkCEAA6A4AIaUIAgDpDgAhBxkAAI8TACD0BwIAAAABgQhAAAAAAaIIAgAAAAGjCAEAAAABpAhAAAAAAaUIAgAAAAEDXgAA2RkAINoJAADaGQAg4AkAAN8EACADXgAA1xkAINoJAADYGQAg4AkAAAEAIAReAACyEwAw2gkAALMTADDcCQAAtRMAIOAJAAC2EwAwBF4AAKYTADDaCQAApxMAMNwJAACpEwAg4AkAAKoTADAEXgAAmhMAMNoJAACbEwAw3AkAAJ0TACDgCQAAnhMAMAAAAAAAC14AAMkTADBfAADOEwAw2gkAAMoTADDbCQAAyxMAMNwJAADMEwAg3QkAAM0TADDeCQAAzRMAMN8JAADNEwAw4AkAAM0TADDhCQAAzxMAMOIJAADQEwAwEhkAAL8TACAbAADAEwAgHAAAwRMAIB0AAMITACD0BwIAAAABgQhAAAAAAaAIQAAAAAGiCAIAAAABowgBAAAAAaQIQAAAAAGlCAIAAAABpwgBAAAAAf0IIAAAAAH-CCAAAAAB_wgCAAAAAYAJQAAAAAGBCQIAAAABggkCAAAAAQIAAAA5ACBeAADUEwAgAwAAADkAIF4AANQTACBfAADTEwAgAVcAANYZADAXGAAAsw4AIBkAAOcMACAbAADmDQAgHAAA5w0AIB0AALQOACDiBwAAsg4AMOMHAAA3ABDkBwAAsg4AMPQHAgAAAAGBCEAAuwwAIaAIQAC7DAAhoggCALQMACGjCAEAswwAIaQIQADdDAAhpQgCAJQNACGnCAEAswwAIfwIAgC0DAAh_QggAN4MACH-CCAA3gwAIf8IAgC0DAAhgAlAALsMACGBCQIAtAwAIYIJAgCUDQAhAgAAADkAIFcAANMTACACAAAA0RMAIFcAANITACAS4gcAANATADDjBwAA0RMAEOQHAADQEwAw9AcCALQMACGBCEAAuwwAIaAIQAC7DAAhoggCALQMACGjCAEAswwAIaQIQADdDAAhpQgCAJQNACGnCAEAswwAIfwIAgC0DAAh_QggAN4MACH-CCAA3gwAIf8IAgC0DAAhgAlAALsMACGBCQIAtAwAIYIJAgCUDQAhEuIHAADQEwAw4wcAANETABDkBwAA0BMAMPQHAgC0DAAhgQhAALsMACGgCEAAuwwAIaIIAgC0DAAhowgBALMMACGkCEAA3QwAIaUIAgCUDQAhpwgBALMMACH8CAIAtAwAIf0IIADeDAAh_gggAN4MACH_CAIAtAwAIYAJQAC7DAAhgQkCALQMACGCCQIAlA0AIQ70BwIA0g4AIYEIQADXDgAhoAhAANcOACGiCAIA0g4AIaMIAQDRDgAhpAhAAOgOACGlCAIA6Q4AIacIAQDRDgAh_QggAIAQACH-CCAAgBAAIf8IAgDSDgAhgAlAANcOACGBCQIA0g4AIYIJAgDpDgAhEhkAAJYTACAbAACXEwAgHAAAmBMAIB0AAJkTACD0BwIA0g4AIYEIQADXDgAhoAhAANcOACGiCAIA0g4AIaMIAQDRDgAhpAhAAOgOACGlCAIA6Q4AIacIAQDRDgAh_QggAIAQACH-CCAAgBAAIf8IAgDSDgAhgAlAANcOACGBCQIA0g4AIYIJAgDpDgAhEhkAAL8TACAbAADAEwAgHAAAwRMAIB0AAMITACD0BwIAAAABgQhAAAAAAaAIQAAAAAGiCAIAAAABowgBAAAAAaQIQAAAAAGlCAIAAAABpwgBAAAAAf0IIAAAAAH-CCAAAAAB_wgCAAAAAYAJQAAAAAGBCQIAAAABggkCAAAAAQReAADJEwAw2gkAAMoTADDcCQAAzBMAIOAJAADNEwAwAAAAAAAABV4AANEZACBfAADUGQAg2gkAANIZACDbCQAA0xkAIOAJAAABACADXgAA0RkAINoJAADSGQAg4AkAAAEAIAAAAAAABV4AAMkZACBfAADPGQAg2gkAAMoZACDbCQAAzhkAIOAJAADuAwAgBV4AAMcZACBfAADMGQAg2gkAAMgZACDbCQAAyxkAIOAJAADSAQAgA14AAMkZACDaCQAAyhkAIOAJAADuAwAgA14AAMcZACDaCQAAyBkAIOAJAADSAQAgAAAAAAAFXgAAvhkAIF8AAMUZACDaCQAAvxkAINsJAADEGQAg4AkAAAEAIAVeAAC8GQAgXwAAwhkAINoJAAC9GQAg2wkAAMEZACDgCQAAAQAgC14AAO8TADBfAAD0EwAw2gkAAPATADDbCQAA8RMAMNwJAADyEwAg3QkAAPMTADDeCQAA8xMAMN8JAADzEwAw4AkAAPMTADDhCQAA9RMAMOIJAAD2EwAwBUwAAOUTACCECQEAAAABjAkCAAAAAY4JAQAAAAGPCQIAAAABAgAAANYBACBeAAD6EwAgAwAAANYBACBeAAD6EwAgXwAA-RMAIAFXAADAGQAwCkwAANINACBNAADTDQAg4gcAANENADDjBwAA1AEAEOQHAADRDQAwhAkBANwMACGMCQIAAAABjQkCALQMACGOCQEA3AwAIY8JAgCUDQAhAgAAANYBACBXAAD5EwAgAgAAAPcTACBXAAD4EwAgCOIHAAD2EwAw4wcAAPcTABDkBwAA9hMAMIQJAQDcDAAhjAkCALQMACGNCQIAtAwAIY4JAQDcDAAhjwkCAJQNACEI4gcAAPYTADDjBwAA9xMAEOQHAAD2EwAwhAkBANwMACGMCQIAtAwAIY0JAgC0DAAhjgkBANwMACGPCQIAlA0AIQSECQEA_Q4AIYwJAgDSDgAhjgkBAP0OACGPCQIA6Q4AIQVMAADjEwAghAkBAP0OACGMCQIA0g4AIY4JAQD9DgAhjwkCAOkOACEFTAAA5RMAIIQJAQAAAAGMCQIAAAABjgkBAAAAAY8JAgAAAAEDXgAAvhkAINoJAAC_GQAg4AkAAAEAIANeAAC8GQAg2gkAAL0ZACDgCQAAAQAgBF4AAO8TADDaCQAA8BMAMNwJAADyEwAg4AkAAPMTADAAAAAAAAVeAAC0GQAgXwAAuhkAINoJAAC1GQAg2wkAALkZACDgCQAAAQAgBV4AALIZACBfAAC3GQAg2gkAALMZACDbCQAAthkAIOAJAAABACADXgAAtBkAINoJAAC1GQAg4AkAAAEAIANeAACyGQAg2gkAALMZACDgCQAAAQAgAAAAAAALXgAAjRQAMF8AAJEUADDaCQAAjhQAMNsJAACPFAAw3AkAAJAUACDdCQAA8xMAMN4JAADzEwAw3wkAAPMTADDgCQAA8xMAMOEJAACSFAAw4gkAAPYTADAFTQAA5hMAIIQJAQAAAAGNCQIAAAABjgkBAAAAAY8JAgAAAAECAAAA1gEAIF4AAJUUACADAAAA1gEAIF4AAJUUACBfAACUFAAgAVcAALEZADACAAAA1gEAIFcAAJQUACACAAAA9xMAIFcAAJMUACAEhAkBAP0OACGNCQIA0g4AIY4JAQD9DgAhjwkCAOkOACEFTQAA5BMAIIQJAQD9DgAhjQkCANIOACGOCQEA_Q4AIY8JAgDpDgAhBU0AAOYTACCECQEAAAABjQkCAAAAAY4JAQAAAAGPCQIAAAABBF4AAI0UADDaCQAAjhQAMNwJAACQFAAg4AkAAPMTADAAAAAAAAAHXgAAqRkAIF8AAK8ZACDaCQAAqhkAINsJAACuGQAg3gkAAK8BACDfCQAArwEAIOAJAAABACAFXgAApxkAIF8AAKwZACDaCQAAqBkAINsJAACrGQAg4AkAAAEAIANeAACpGQAg2gkAAKoZACDgCQAAAQAgA14AAKcZACDaCQAAqBkAIOAJAAABACAAAAAAAAHdCQAAAKAJAgVeAACcGQAgXwAApRkAINoJAACdGQAg2wkAAKQZACDgCQAAAQAgB14AAJoZACBfAACiGQAg2gkAAJsZACDbCQAAoRkAIN4JAACvAQAg3wkAAK8BACDgCQAAAQAgB14AAJgZACBfAACfGQAg2gkAAJkZACDbCQAAnhkAIN4JAACvAQAg3wkAAK8BACDgCQAAAQAgA14AAJwZACDaCQAAnRkAIOAJAAABACADXgAAmhkAINoJAACbGQAg4AkAAAEAIANeAACYGQAg2gkAAJkZACDgCQAAAQAgAAAAAAAAAAAAAAVeAACTGQAgXwAAlhkAINoJAACUGQAg2wkAAJUZACDgCQAAAQAgA14AAJMZACDaCQAAlBkAIOAJAAABACAAAAAAAAVeAACOGQAgXwAAkRkAINoJAACPGQAg2wkAAJAZACDgCQAAAQAgA14AAI4ZACDaCQAAjxkAIOAJAAABACAAAAAAAAVeAACJGQAgXwAAjBkAINoJAACKGQAg2wkAAIsZACDgCQAAAQAgA14AAIkZACDaCQAAihkAIOAJAAABACAAAAAAAAdeAACEGQAgXwAAhxkAINoJAACFGQAg2wkAAIYZACDeCQAArwEAIN8JAACvAQAg4AkAAAEAIANeAACEGQAg2gkAAIUZACDgCQAAAQAgAAAAAAAAAAAAAAVeAAD_GAAgXwAAghkAINoJAACAGQAg2wkAAIEZACDgCQAAAQAgA14AAP8YACDaCQAAgBkAIOAJAAABACAAAAAAAAHdCQAAALgJAgteAAD6FwAwXwAA_hcAMNoJAAD7FwAw2wkAAPwXADDcCQAA_RcAIN0JAACFDwAw3gkAAIUPADDfCQAAhQ8AMOAJAACFDwAw4QkAAP8XADDiCQAAiA8AMAteAADuFwAwXwAA8xcAMNoJAADvFwAw2wkAAPAXADDcCQAA8RcAIN0JAADyFwAw3gkAAPIXADDfCQAA8hcAMOAJAADyFwAw4QkAAPQXADDiCQAA9RcAMAteAADlFwAwXwAA6RcAMNoJAADmFwAw2wkAAOcXADDcCQAA6BcAIN0JAADtDwAw3gkAAO0PADDfCQAA7Q8AMOAJAADtDwAw4QkAAOoXADDiCQAA8A8AMAdeAADgFwAgXwAA4xcAINoJAADhFwAg2wkAAOIXACDeCQAAKQAg3wkAACkAIOAJAADpBQAgC14AANQXADBfAADZFwAw2gkAANUXADDbCQAA1hcAMNwJAADXFwAg3QkAANgXADDeCQAA2BcAMN8JAADYFwAw4AkAANgXADDhCQAA2hcAMOIJAADbFwAwC14AAMgXADBfAADNFwAw2gkAAMkXADDbCQAAyhcAMNwJAADLFwAg3QkAAMwXADDeCQAAzBcAMN8JAADMFwAw4AkAAMwXADDhCQAAzhcAMOIJAADPFwAwC14AALwXADBfAADBFwAw2gkAAL0XADDbCQAAvhcAMNwJAAC_FwAg3QkAAMAXADDeCQAAwBcAMN8JAADAFwAw4AkAAMAXADDhCQAAwhcAMOIJAADDFwAwC14AALMXADBfAAC3FwAw2gkAALQXADDbCQAAtRcAMNwJAAC2FwAg3QkAAM0TADDeCQAAzRMAMN8JAADNEwAw4AkAAM0TADDhCQAAuBcAMOIJAADQEwAwC14AAKoXADBfAACuFwAw2gkAAKsXADDbCQAArBcAMNwJAACtFwAg3QkAALYTADDeCQAAthMAMN8JAAC2EwAw4AkAALYTADDhCQAArxcAMOIJAAC5EwAwC14AAKEXADBfAAClFwAw2gkAAKIXADDbCQAAoxcAMNwJAACkFwAg3QkAAKoTADDeCQAAqhMAMN8JAACqEwAw4AkAAKoTADDhCQAAphcAMOIJAACtEwAwC14AAJgXADBfAACcFwAw2gkAAJkXADDbCQAAmhcAMNwJAACbFwAg3QkAAMcSADDeCQAAxxIAMN8JAADHEgAw4AkAAMcSADDhCQAAnRcAMOIJAADKEgAwC14AAI8XADBfAACTFwAw2gkAAJAXADDbCQAAkRcAMNwJAACSFwAg3QkAAKYSADDeCQAAphIAMN8JAACmEgAw4AkAAKYSADDhCQAAlBcAMOIJAACpEgAwC14AAIYXADBfAACKFwAw2gkAAIcXADDbCQAAiBcAMNwJAACJFwAg3QkAAI4SADDeCQAAjhIAMN8JAACOEgAw4AkAAI4SADDhCQAAixcAMOIJAACREgAwC14AAPoWADBfAAD_FgAw2gkAAPsWADDbCQAA_BYAMNwJAAD9FgAg3QkAAP4WADDeCQAA_hYAMN8JAAD-FgAw4AkAAP4WADDhCQAAgBcAMOIJAACBFwAwC14AAO4WADBfAADzFgAw2gkAAO8WADDbCQAA8BYAMNwJAADxFgAg3QkAAPIWADDeCQAA8hYAMN8JAADyFgAw4AkAAPIWADDhCQAA9BYAMOIJAAD1FgAwC14AAOIWADBfAADnFgAw2gkAAOMWADDbCQAA5BYAMNwJAADlFgAg3QkAAOYWADDeCQAA5hYAMN8JAADmFgAw4AkAAOYWADDhCQAA6BYAMOIJAADpFgAwC14AANYWADBfAADbFgAw2gkAANcWADDbCQAA2BYAMNwJAADZFgAg3QkAANoWADDeCQAA2hYAMN8JAADaFgAw4AkAANoWADDhCQAA3BYAMOIJAADdFgAwC14AAM0WADBfAADRFgAw2gkAAM4WADDbCQAAzxYAMNwJAADQFgAg3QkAAN4QADDeCQAA3hAAMN8JAADeEAAw4AkAAN4QADDhCQAA0hYAMOIJAADhEAAwC14AAMQWADBfAADIFgAw2gkAAMUWADDbCQAAxhYAMNwJAADHFgAg3QkAAL8RADDeCQAAvxEAMN8JAAC_EQAw4AkAAL8RADDhCQAAyRYAMOIJAADCEQAwC14AALgWADBfAAC9FgAw2gkAALkWADDbCQAAuhYAMNwJAAC7FgAg3QkAALwWADDeCQAAvBYAMN8JAAC8FgAw4AkAALwWADDhCQAAvhYAMOIJAAC_FgAwC14AAK8WADBfAACzFgAw2gkAALAWADDbCQAAsRYAMNwJAACyFgAg3QkAANIQADDeCQAA0hAAMN8JAADSEAAw4AkAANIQADDhCQAAtBYAMOIJAADVEAAwC14AAKMWADBfAACoFgAw2gkAAKQWADDbCQAApRYAMNwJAACmFgAg3QkAAKcWADDeCQAApxYAMN8JAACnFgAw4AkAAKcWADDhCQAAqRYAMOIJAACqFgAwB14AAJ4WACBfAAChFgAg2gkAAJ8WACDbCQAAoBYAIN4JAACpAQAg3wkAAKkBACDgCQAAhAoAIAteAACVFgAwXwAAmRYAMNoJAACWFgAw2wkAAJcWADDcCQAAmBYAIN0JAACEFgAw3gkAAIQWADDfCQAAhBYAMOAJAACEFgAw4QkAAJoWADDiCQAAhxYAMAteAACMFgAwXwAAkBYAMNoJAACNFgAw2wkAAI4WADDcCQAAjxYAIN0JAACEFgAw3gkAAIQWADDfCQAAhBYAMOAJAACEFgAw4QkAAJEWADDiCQAAhxYAMAteAACAFgAwXwAAhRYAMNoJAACBFgAw2wkAAIIWADDcCQAAgxYAIN0JAACEFgAw3gkAAIQWADDfCQAAhBYAMOAJAACEFgAw4QkAAIYWADDiCQAAhxYAMAteAAD3FQAwXwAA-xUAMNoJAAD4FQAw2wkAAPkVADDcCQAA-hUAIN0JAADvFQAw3gkAAO8VADDfCQAA7xUAMOAJAADvFQAw4QkAAPwVADDiCQAA8hUAMAteAADrFQAwXwAA8BUAMNoJAADsFQAw2wkAAO0VADDcCQAA7hUAIN0JAADvFQAw3gkAAO8VADDfCQAA7xUAMOAJAADvFQAw4QkAAPEVADDiCQAA8hUAMAteAADfFQAwXwAA5BUAMNoJAADgFQAw2wkAAOEVADDcCQAA4hUAIN0JAADjFQAw3gkAAOMVADDfCQAA4xUAMOAJAADjFQAw4QkAAOUVADDiCQAA5hUAMAteAADTFQAwXwAA2BUAMNoJAADUFQAw2wkAANUVADDcCQAA1hUAIN0JAADXFQAw3gkAANcVADDfCQAA1xUAMOAJAADXFQAw4QkAANkVADDiCQAA2hUAMAteAADHFQAwXwAAzBUAMNoJAADIFQAw2wkAAMkVADDcCQAAyhUAIN0JAADLFQAw3gkAAMsVADDfCQAAyxUAMOAJAADLFQAw4QkAAM0VADDiCQAAzhUAMAteAAC7FQAwXwAAwBUAMNoJAAC8FQAw2wkAAL0VADDcCQAAvhUAIN0JAAC_FQAw3gkAAL8VADDfCQAAvxUAMOAJAAC_FQAw4QkAAMEVADDiCQAAwhUAMAteAACyFQAwXwAAthUAMNoJAACzFQAw2wkAALQVADDcCQAAtRUAIN0JAACqFQAw3gkAAKoVADDfCQAAqhUAMOAJAACqFQAw4QkAALcVADDiCQAArRUAMAteAACmFQAwXwAAqxUAMNoJAACnFQAw2wkAAKgVADDcCQAAqRUAIN0JAACqFQAw3gkAAKoVADDfCQAAqhUAMOAJAACqFQAw4QkAAKwVADDiCQAArRUAMAteAACdFQAwXwAAoRUAMNoJAACeFQAw2wkAAJ8VADDcCQAAoBUAIN0JAACVFQAw3gkAAJUVADDfCQAAlRUAMOAJAACVFQAw4QkAAKIVADDiCQAAmBUAMAteAACRFQAwXwAAlhUAMNoJAACSFQAw2wkAAJMVADDcCQAAlBUAIN0JAACVFQAw3gkAAJUVADDfCQAAlRUAMOAJAACVFQAw4QkAAJcVADDiCQAAmBUAMAteAACFFQAwXwAAihUAMNoJAACGFQAw2wkAAIcVADDcCQAAiBUAIN0JAACJFQAw3gkAAIkVADDfCQAAiRUAMOAJAACJFQAw4QkAAIsVADDiCQAAjBUAMASBCEAAAAABmwgCAAAAAZ0IAgAAAAGfCAEAAAABAgAAAN4BACBeAACQFQAgAwAAAN4BACBeAACQFQAgXwAAjxUAIAFXAAD-GAAwCgMAAOcMACDiBwAA0A0AMOMHAADcAQAQ5AcAANANADCBCEAAuwwAIY8IAgC0DAAhmwgCALQMACGdCAIAtAwAIZ8IAQAAAAHKCQAAzw0AIAIAAADeAQAgVwAAjxUAIAIAAACNFQAgVwAAjhUAIAjiBwAAjBUAMOMHAACNFQAQ5AcAAIwVADCBCEAAuwwAIY8IAgC0DAAhmwgCALQMACGdCAIAtAwAIZ8IAQCzDAAhCOIHAACMFQAw4wcAAI0VABDkBwAAjBUAMIEIQAC7DAAhjwgCALQMACGbCAIAtAwAIZ0IAgC0DAAhnwgBALMMACEEgQhAANcOACGbCAIA0g4AIZ0IAgDSDgAhnwgBANEOACEEgQhAANcOACGbCAIA0g4AIZ0IAgDSDgAhnwgBANEOACEEgQhAAAAAAZsIAgAAAAGdCAIAAAABnwgBAAAAAQoDAAD7EwAgKwIAAAABTgAA_RMAIPQHAgAAAAGBCEAAAAABjwgCAAAAAYQJAQAAAAGOCQEAAAABkAkBAAAAAZEJQAAAAAECAAAA0gEAIF4AAJwVACADAAAA0gEAIF4AAJwVACBfAACbFQAgAVcAAP0YADAPAwAA5wwAICsCALQMACFJAADnDAAgTgAAvA0AIOIHAADUDQAw4wcAANABABDkBwAA1A0AMPQHAgAAAAGBCEAAuwwAIY8IAgC0DAAhhAkBALMMACGOCQEA3AwAIY8JAgC0DAAhkAkBALMMACGRCUAA3QwAIQIAAADSAQAgVwAAmxUAIAIAAACZFQAgVwAAmhUAIAwrAgC0DAAh4gcAAJgVADDjBwAAmRUAEOQHAACYFQAw9AcCALQMACGBCEAAuwwAIY8IAgC0DAAhhAkBALMMACGOCQEA3AwAIY8JAgC0DAAhkAkBALMMACGRCUAA3QwAIQwrAgC0DAAh4gcAAJgVADDjBwAAmRUAEOQHAACYFQAw9AcCALQMACGBCEAAuwwAIY8IAgC0DAAhhAkBALMMACGOCQEA3AwAIY8JAgC0DAAhkAkBALMMACGRCUAA3QwAIQgrAgDSDgAh9AcCANIOACGBCEAA1w4AIY8IAgDSDgAhhAkBANEOACGOCQEA_Q4AIZAJAQDRDgAhkQlAAOgOACEKAwAA7BMAICsCANIOACFOAADuEwAg9AcCANIOACGBCEAA1w4AIY8IAgDSDgAhhAkBANEOACGOCQEA_Q4AIZAJAQDRDgAhkQlAAOgOACEKAwAA-xMAICsCAAAAAU4AAP0TACD0BwIAAAABgQhAAAAAAY8IAgAAAAGECQEAAAABjgkBAAAAAZAJAQAAAAGRCUAAAAABCisCAAAAAUkAAPwTACBOAAD9EwAg9AcCAAAAAYEIQAAAAAGECQEAAAABjgkBAAAAAY8JAgAAAAGQCQEAAAABkQlAAAAAAQIAAADSAQAgXgAApRUAIAMAAADSAQAgXgAApRUAIF8AAKQVACABVwAA_BgAMAIAAADSAQAgVwAApBUAIAIAAACZFQAgVwAAoxUAIAgrAgDSDgAh9AcCANIOACGBCEAA1w4AIYQJAQDRDgAhjgkBAP0OACGPCQIA0g4AIZAJAQDRDgAhkQlAAOgOACEKKwIA0g4AIUkAAO0TACBOAADuEwAg9AcCANIOACGBCEAA1w4AIYQJAQDRDgAhjgkBAP0OACGPCQIA0g4AIZAJAQDRDgAhkQlAAOgOACEKKwIAAAABSQAA_BMAIE4AAP0TACD0BwIAAAABgQhAAAAAAYQJAQAAAAGOCQEAAAABjwkCAAAAAZAJAQAAAAGRCUAAAAABBgMAAIUUACD0BwIAAAABgQhAAAAAAY8IAgAAAAGSCQEAAAABkwlAAAAAAQIAAADNAQAgXgAAsRUAIAMAAADNAQAgXgAAsRUAIF8AALAVACABVwAA-xgAMAsDAADnDAAgSQAA5wwAIOIHAADVDQAw4wcAAMsBABDkBwAA1Q0AMPQHAgAAAAGBCEAAuwwAIY8IAgC0DAAhjwkCALQMACGSCQEAswwAIZMJQADdDAAhAgAAAM0BACBXAACwFQAgAgAAAK4VACBXAACvFQAgCeIHAACtFQAw4wcAAK4VABDkBwAArRUAMPQHAgC0DAAhgQhAALsMACGPCAIAtAwAIY8JAgC0DAAhkgkBALMMACGTCUAA3QwAIQniBwAArRUAMOMHAACuFQAQ5AcAAK0VADD0BwIAtAwAIYEIQAC7DAAhjwgCALQMACGPCQIAtAwAIZIJAQCzDAAhkwlAAN0MACEF9AcCANIOACGBCEAA1w4AIY8IAgDSDgAhkgkBANEOACGTCUAA6A4AIQYDAACDFAAg9AcCANIOACGBCEAA1w4AIY8IAgDSDgAhkgkBANEOACGTCUAA6A4AIQYDAACFFAAg9AcCAAAAAYEIQAAAAAGPCAIAAAABkgkBAAAAAZMJQAAAAAEGSQAAhhQAIPQHAgAAAAGBCEAAAAABjwkCAAAAAZIJAQAAAAGTCUAAAAABAgAAAM0BACBeAAC6FQAgAwAAAM0BACBeAAC6FQAgXwAAuRUAIAFXAAD6GAAwAgAAAM0BACBXAAC5FQAgAgAAAK4VACBXAAC4FQAgBfQHAgDSDgAhgQhAANcOACGPCQIA0g4AIZIJAQDRDgAhkwlAAOgOACEGSQAAhBQAIPQHAgDSDgAhgQhAANcOACGPCQIA0g4AIZIJAQDRDgAhkwlAAOgOACEGSQAAhhQAIPQHAgAAAAGBCEAAAAABjwkCAAAAAZIJAQAAAAGTCUAAAAABDvQHAgAAAAH2B0AAAAAB_gdAAAAAAYIIQAAAAAGbCAQAAAABnwgBAAAAAYQJAQAAAAGFCQIAAAABhgkCAAAAAYcJAgAAAAGICQQAAAABiQkCAAAAAYoJAQAAAAGLCUAAAAABAgAAAMkBACBeAADGFQAgAwAAAMkBACBeAADGFQAgXwAAxRUAIAFXAAD5GAAwEwMAAOcMACDiBwAA1g0AMOMHAADHAQAQ5AcAANYNADD0BwIAAAAB9gdAAN0MACH-B0AAuwwAIYIIQADdDAAhjwgCALQMACGbCAQA5gwAIZ8IAQAAAAGECQEAswwAIYUJAgC0DAAhhgkCALQMACGHCQIAtAwAIYgJBADmDAAhiQkCALQMACGKCQEA3AwAIYsJQADdDAAhAgAAAMkBACBXAADFFQAgAgAAAMMVACBXAADEFQAgEuIHAADCFQAw4wcAAMMVABDkBwAAwhUAMPQHAgC0DAAh9gdAAN0MACH-B0AAuwwAIYIIQADdDAAhjwgCALQMACGbCAQA5gwAIZ8IAQDcDAAhhAkBALMMACGFCQIAtAwAIYYJAgC0DAAhhwkCALQMACGICQQA5gwAIYkJAgC0DAAhigkBANwMACGLCUAA3QwAIRLiBwAAwhUAMOMHAADDFQAQ5AcAAMIVADD0BwIAtAwAIfYHQADdDAAh_gdAALsMACGCCEAA3QwAIY8IAgC0DAAhmwgEAOYMACGfCAEA3AwAIYQJAQCzDAAhhQkCALQMACGGCQIAtAwAIYcJAgC0DAAhiAkEAOYMACGJCQIAtAwAIYoJAQDcDAAhiwlAAN0MACEO9AcCANIOACH2B0AA6A4AIf4HQADXDgAhgghAAOgOACGbCAQAjBAAIZ8IAQD9DgAhhAkBANEOACGFCQIA0g4AIYYJAgDSDgAhhwkCANIOACGICQQAjBAAIYkJAgDSDgAhigkBAP0OACGLCUAA6A4AIQ70BwIA0g4AIfYHQADoDgAh_gdAANcOACGCCEAA6A4AIZsIBACMEAAhnwgBAP0OACGECQEA0Q4AIYUJAgDSDgAhhgkCANIOACGHCQIA0g4AIYgJBACMEAAhiQkCANIOACGKCQEA_Q4AIYsJQADoDgAhDvQHAgAAAAH2B0AAAAAB_gdAAAAAAYIIQAAAAAGbCAQAAAABnwgBAAAAAYQJAQAAAAGFCQIAAAABhgkCAAAAAYcJAgAAAAGICQQAAAABiQkCAAAAAYoJAQAAAAGLCUAAAAABBvQHAgAAAAGBCEAAAAABgghAAAAAAYcIAAEAAAGrCQIAAAABrAkCAAAAAQIAAADFAQAgXgAA0hUAIAMAAADFAQAgXgAA0hUAIF8AANEVACABVwAA-BgAMAtGAADnDAAg4gcAANcNADDjBwAAwwEAEOQHAADXDQAw9AcCAAAAAYEIQAC7DAAhgghAALsMACGHCAABAAABqgkCALQMACGrCQIAtAwAIawJAgC0DAAhAgAAAMUBACBXAADRFQAgAgAAAM8VACBXAADQFQAgCuIHAADOFQAw4wcAAM8VABDkBwAAzhUAMPQHAgC0DAAhgQhAALsMACGCCEAAuwwAIYcIAAGkDQAhqgkCALQMACGrCQIAtAwAIawJAgC0DAAhCuIHAADOFQAw4wcAAM8VABDkBwAAzhUAMPQHAgC0DAAhgQhAALsMACGCCEAAuwwAIYcIAAGkDQAhqgkCALQMACGrCQIAtAwAIawJAgC0DAAhBvQHAgDSDgAhgQhAANcOACGCCEAA1w4AIYcIAAHmDgAhqwkCANIOACGsCQIA0g4AIQb0BwIA0g4AIYEIQADXDgAhgghAANcOACGHCAAB5g4AIasJAgDSDgAhrAkCANIOACEG9AcCAAAAAYEIQAAAAAGCCEAAAAABhwgAAQAAAasJAgAAAAGsCQIAAAABBoEIQAAAAAGCCEAAAAABhwgAAQAAAYkIQAAAAAGoCQEAAAABqQkBAAAAAQIAAADBAQAgXgAA3hUAIAMAAADBAQAgXgAA3hUAIF8AAN0VACABVwAA9xgAMAsDAADnDAAg4gcAANgNADDjBwAAvwEAEOQHAADYDQAwgQhAALsMACGCCEAAuwwAIYcIAAEAAAGJCEAA3QwAIY8IAgC0DAAhqAkBALMMACGpCQEAswwAIQIAAADBAQAgVwAA3RUAIAIAAADbFQAgVwAA3BUAIAriBwAA2hUAMOMHAADbFQAQ5AcAANoVADCBCEAAuwwAIYIIQAC7DAAhhwgAAaQNACGJCEAA3QwAIY8IAgC0DAAhqAkBALMMACGpCQEAswwAIQriBwAA2hUAMOMHAADbFQAQ5AcAANoVADCBCEAAuwwAIYIIQAC7DAAhhwgAAaQNACGJCEAA3QwAIY8IAgC0DAAhqAkBALMMACGpCQEAswwAIQaBCEAA1w4AIYIIQADXDgAhhwgAAeYOACGJCEAA6A4AIagJAQDRDgAhqQkBANEOACEGgQhAANcOACGCCEAA1w4AIYcIAAHmDgAhiQhAAOgOACGoCQEA0Q4AIakJAQDRDgAhBoEIQAAAAAGCCEAAAAABhwgAAQAAAYkIQAAAAAGoCQEAAAABqQkBAAAAAQlXgAAAAAH0BwIAAAABgQhAAAAAAYUJAgAAAAGKCQEAAAABrQkBAAAAAa4JAQAAAAGvCUAAAAABsAlAAAAAAQIAAAC8AQAgXgAA6hUAIAMAAAC8AQAgXgAA6hUAIF8AAOkVACABVwAA9hgAMA4DAADaDQAgVwAArg0AIOIHAADZDQAw4wcAALoBABDkBwAA2Q0AMPQHAgAAAAGBCEAAuwwAIY8IAgCUDQAhhQkCALQMACGKCQEA3AwAIa0JAQCzDAAhrgkBALMMACGvCUAAuwwAIbAJQADdDAAhAgAAALwBACBXAADpFQAgAgAAAOcVACBXAADoFQAgDVcAAK4NACDiBwAA5hUAMOMHAADnFQAQ5AcAAOYVADD0BwIAtAwAIYEIQAC7DAAhjwgCAJQNACGFCQIAtAwAIYoJAQDcDAAhrQkBALMMACGuCQEAswwAIa8JQAC7DAAhsAlAAN0MACENVwAArg0AIOIHAADmFQAw4wcAAOcVABDkBwAA5hUAMPQHAgC0DAAhgQhAALsMACGPCAIAlA0AIYUJAgC0DAAhigkBANwMACGtCQEAswwAIa4JAQCzDAAhrwlAALsMACGwCUAA3QwAIQlXgAAAAAH0BwIA0g4AIYEIQADXDgAhhQkCANIOACGKCQEA_Q4AIa0JAQDRDgAhrgkBANEOACGvCUAA1w4AIbAJQADoDgAhCVeAAAAAAfQHAgDSDgAhgQhAANcOACGFCQIA0g4AIYoJAQD9DgAhrQkBANEOACGuCQEA0Q4AIa8JQADXDgAhsAlAAOgOACEJV4AAAAAB9AcCAAAAAYEIQAAAAAGFCQIAAAABigkBAAAAAa0JAQAAAAGuCQEAAAABrwlAAAAAAbAJQAAAAAEKBAAAnxQAIPMHQAAAAAH0BwIAAAABkAgCAAAAAacIAQAAAAHDCAEAAAABjgkBAAAAAZQJAQAAAAGVCQIAAAABmwkCAAAAAQIAAAC2AQAgXgAA9hUAIAMAAAC2AQAgXgAA9hUAIF8AAPUVACABVwAA9RgAMBAEAADaDQAgQQAA5wwAIOIHAADcDQAw4wcAALQBABDkBwAA3A0AMPMHQAC7DAAh9AcCAAAAAZAIAgCUDQAhpwgBANwMACHDCAEAswwAIY4JAQDcDAAhlAkBALMMACGVCQIAtAwAIZsJAgC0DAAhnAkCALQMACHLCQAA2w0AIAIAAAC2AQAgVwAA9RUAIAIAAADzFQAgVwAA9BUAIA3iBwAA8hUAMOMHAADzFQAQ5AcAAPIVADDzB0AAuwwAIfQHAgC0DAAhkAgCAJQNACGnCAEA3AwAIcMIAQCzDAAhjgkBANwMACGUCQEAswwAIZUJAgC0DAAhmwkCALQMACGcCQIAtAwAIQ3iBwAA8hUAMOMHAADzFQAQ5AcAAPIVADDzB0AAuwwAIfQHAgC0DAAhkAgCAJQNACGnCAEA3AwAIcMIAQCzDAAhjgkBANwMACGUCQEAswwAIZUJAgC0DAAhmwkCALQMACGcCQIAtAwAIQnzB0AA1w4AIfQHAgDSDgAhkAgCAOkOACGnCAEA_Q4AIcMIAQDRDgAhjgkBAP0OACGUCQEA0Q4AIZUJAgDSDgAhmwkCANIOACEKBAAAnRQAIPMHQADXDgAh9AcCANIOACGQCAIA6Q4AIacIAQD9DgAhwwgBANEOACGOCQEA_Q4AIZQJAQDRDgAhlQkCANIOACGbCQIA0g4AIQoEAACfFAAg8wdAAAAAAfQHAgAAAAGQCAIAAAABpwgBAAAAAcMIAQAAAAGOCQEAAAABlAkBAAAAAZUJAgAAAAGbCQIAAAABCkEAAKAUACDzB0AAAAAB9AcCAAAAAacIAQAAAAHDCAEAAAABjgkBAAAAAZQJAQAAAAGVCQIAAAABmwkCAAAAAZwJAgAAAAECAAAAtgEAIF4AAP8VACADAAAAtgEAIF4AAP8VACBfAAD-FQAgAVcAAPQYADACAAAAtgEAIFcAAP4VACACAAAA8xUAIFcAAP0VACAJ8wdAANcOACH0BwIA0g4AIacIAQD9DgAhwwgBANEOACGOCQEA_Q4AIZQJAQDRDgAhlQkCANIOACGbCQIA0g4AIZwJAgDSDgAhCkEAAJ4UACDzB0AA1w4AIfQHAgDSDgAhpwgBAP0OACHDCAEA0Q4AIY4JAQD9DgAhlAkBANEOACGVCQIA0g4AIZsJAgDSDgAhnAkCANIOACEKQQAAoBQAIPMHQAAAAAH0BwIAAAABpwgBAAAAAcMIAQAAAAGOCQEAAAABlAkBAAAAAZUJAgAAAAGbCQIAAAABnAkCAAAAAQ4ZAACrFAAgPAAAqhQAIPQHAgAAAAGBCEAAAAABoggCAAAAAawIAAAAoAkCjgkBAAAAAZQJAQAAAAGVCQIAAAABnQkCAAAAAZ4JAQAAAAGhCQEAAAABoglAAAAAAaMJQAAAAAECAAAArQEAIF4AAIsWACADAAAArQEAIF4AAIsWACBfAACKFgAgAVcAAPMYADATGQAA2g0AIDwAAOcMACA9AADaDQAg4gcAAP0NADDjBwAAqwEAEOQHAAD9DQAw9AcCAAAAAYEIQAC7DAAhoggCAJQNACGsCAAA_g2gCSKOCQEAswwAIZQJAQCzDAAhlQkCALQMACGdCQIAtAwAIZ4JAQDcDAAhoAkCAJQNACGhCQEA3AwAIaIJQADdDAAhowlAAN0MACECAAAArQEAIFcAAIoWACACAAAAiBYAIFcAAIkWACAQ4gcAAIcWADDjBwAAiBYAEOQHAACHFgAw9AcCALQMACGBCEAAuwwAIaIIAgCUDQAhrAgAAP4NoAkijgkBALMMACGUCQEAswwAIZUJAgC0DAAhnQkCALQMACGeCQEA3AwAIaAJAgCUDQAhoQkBANwMACGiCUAA3QwAIaMJQADdDAAhEOIHAACHFgAw4wcAAIgWABDkBwAAhxYAMPQHAgC0DAAhgQhAALsMACGiCAIAlA0AIawIAAD-DaAJIo4JAQCzDAAhlAkBALMMACGVCQIAtAwAIZ0JAgC0DAAhngkBANwMACGgCQIAlA0AIaEJAQDcDAAhoglAAN0MACGjCUAA3QwAIQz0BwIA0g4AIYEIQADXDgAhoggCAOkOACGsCAAAphSgCSKOCQEA0Q4AIZQJAQDRDgAhlQkCANIOACGdCQIA0g4AIZ4JAQD9DgAhoQkBAP0OACGiCUAA6A4AIaMJQADoDgAhDhkAAKgUACA8AACnFAAg9AcCANIOACGBCEAA1w4AIaIIAgDpDgAhrAgAAKYUoAkijgkBANEOACGUCQEA0Q4AIZUJAgDSDgAhnQkCANIOACGeCQEA_Q4AIaEJAQD9DgAhoglAAOgOACGjCUAA6A4AIQ4ZAACrFAAgPAAAqhQAIPQHAgAAAAGBCEAAAAABoggCAAAAAawIAAAAoAkCjgkBAAAAAZQJAQAAAAGVCQIAAAABnQkCAAAAAZ4JAQAAAAGhCQEAAAABoglAAAAAAaMJQAAAAAEOPAAAqhQAID0AAKwUACD0BwIAAAABgQhAAAAAAawIAAAAoAkCjgkBAAAAAZQJAQAAAAGVCQIAAAABnQkCAAAAAZ4JAQAAAAGgCQIAAAABoQkBAAAAAaIJQAAAAAGjCUAAAAABAgAAAK0BACBeAACUFgAgAwAAAK0BACBeAACUFgAgXwAAkxYAIAFXAADyGAAwAgAAAK0BACBXAACTFgAgAgAAAIgWACBXAACSFgAgDPQHAgDSDgAhgQhAANcOACGsCAAAphSgCSKOCQEA0Q4AIZQJAQDRDgAhlQkCANIOACGdCQIA0g4AIZ4JAQD9DgAhoAkCAOkOACGhCQEA_Q4AIaIJQADoDgAhowlAAOgOACEOPAAApxQAID0AAKkUACD0BwIA0g4AIYEIQADXDgAhrAgAAKYUoAkijgkBANEOACGUCQEA0Q4AIZUJAgDSDgAhnQkCANIOACGeCQEA_Q4AIaAJAgDpDgAhoQkBAP0OACGiCUAA6A4AIaMJQADoDgAhDjwAAKoUACA9AACsFAAg9AcCAAAAAYEIQAAAAAGsCAAAAKAJAo4JAQAAAAGUCQEAAAABlQkCAAAAAZ0JAgAAAAGeCQEAAAABoAkCAAAAAaEJAQAAAAGiCUAAAAABowlAAAAAAQ4ZAACrFAAgPQAArBQAIPQHAgAAAAGBCEAAAAABoggCAAAAAawIAAAAoAkCjgkBAAAAAZQJAQAAAAGVCQIAAAABngkBAAAAAaAJAgAAAAGhCQEAAAABoglAAAAAAaMJQAAAAAECAAAArQEAIF4AAJ0WACADAAAArQEAIF4AAJ0WACBfAACcFgAgAVcAAPEYADACAAAArQEAIFcAAJwWACACAAAAiBYAIFcAAJsWACAM9AcCANIOACGBCEAA1w4AIaIIAgDpDgAhrAgAAKYUoAkijgkBANEOACGUCQEA0Q4AIZUJAgDSDgAhngkBAP0OACGgCQIA6Q4AIaEJAQD9DgAhoglAAOgOACGjCUAA6A4AIQ4ZAACoFAAgPQAAqRQAIPQHAgDSDgAhgQhAANcOACGiCAIA6Q4AIawIAACmFKAJIo4JAQDRDgAhlAkBANEOACGVCQIA0g4AIZ4JAQD9DgAhoAkCAOkOACGhCQEA_Q4AIaIJQADoDgAhowlAAOgOACEOGQAAqxQAID0AAKwUACD0BwIAAAABgQhAAAAAAaIIAgAAAAGsCAAAAKAJAo4JAQAAAAGUCQEAAAABlQkCAAAAAZ4JAQAAAAGgCQIAAAABoQkBAAAAAaIJQAAAAAGjCUAAAAABAjoCAAAAAZsIBAAAAAECAAAAhAoAIF4AAJ4WACADAAAAqQEAIF4AAJ4WACBfAACiFgAgBAAAAKkBACA6AgDSDgAhVwAAohYAIJsIBACMEAAhAjoCANIOACGbCAQAjBAAIQo2AACdEAAg9AcCAAAAAYEIQAAAAAGRCAEAAAABnAgBAAAAAZ0IBAAAAAGeCAEAAAABnwgBAAAAAaAIQAAAAAGhCAEAAAABAgAAAKcBACBeAACuFgAgAwAAAKcBACBeAACuFgAgXwAArRYAIAFXAADwGAAwDwQAAOcMACA2AACADgAg4gcAAP8NADDjBwAAmQEAEOQHAAD_DQAw9AcCAAAAAYEIQAC7DAAhkAgCALQMACGRCAEAswwAIZwIAQCzDAAhnQgEAOYMACGeCAEAswwAIZ8IAQAAAAGgCEAAuwwAIaEIAQCzDAAhAgAAAKcBACBXAACtFgAgAgAAAKsWACBXAACsFgAgDeIHAACqFgAw4wcAAKsWABDkBwAAqhYAMPQHAgC0DAAhgQhAALsMACGQCAIAtAwAIZEIAQCzDAAhnAgBALMMACGdCAQA5gwAIZ4IAQCzDAAhnwgBALMMACGgCEAAuwwAIaEIAQCzDAAhDeIHAACqFgAw4wcAAKsWABDkBwAAqhYAMPQHAgC0DAAhgQhAALsMACGQCAIAtAwAIZEIAQCzDAAhnAgBALMMACGdCAQA5gwAIZ4IAQCzDAAhnwgBALMMACGgCEAAuwwAIaEIAQCzDAAhCfQHAgDSDgAhgQhAANcOACGRCAEA0Q4AIZwIAQDRDgAhnQgEAIwQACGeCAEA0Q4AIZ8IAQDRDgAhoAhAANcOACGhCAEA0Q4AIQo2AACWEAAg9AcCANIOACGBCEAA1w4AIZEIAQDRDgAhnAgBANEOACGdCAQAjBAAIZ4IAQDRDgAhnwgBANEOACGgCEAA1w4AIaEIAQDRDgAhCjYAAJ0QACD0BwIAAAABgQhAAAAAAZEIAQAAAAGcCAEAAAABnQgEAAAAAZ4IAQAAAAGfCAEAAAABoAhAAAAAAaEIAQAAAAEEMgAAtRAAIIEIQAAAAAGYCAIAAAABpggCAAAAAQIAAACTAQAgXgAAtxYAIAMAAACTAQAgXgAAtxYAIF8AALYWACABVwAA7xgAMAIAAACTAQAgVwAAthYAIAIAAADWEAAgVwAAtRYAIAOBCEAA1w4AIZgIAgDSDgAhpggCANIOACEEMgAAsxAAIIEIQADXDgAhmAgCANIOACGmCAIA0g4AIQQyAAC1EAAggQhAAAAAAZgIAgAAAAGmCAIAAAABB_QHAgAAAAGBCEAAAAABpAhAAAAAAaUIAgAAAAGnCAEAAAABwwgBAAAAAcYIQAAAAAECAAAAowEAIF4AAMMWACADAAAAowEAIF4AAMMWACBfAADCFgAgAVcAAO4YADAMGQAA5wwAIOIHAACBDgAw4wcAAKEBABDkBwAAgQ4AMPQHAgAAAAGBCEAAuwwAIaIIAgC0DAAhpAhAAN0MACGlCAIAlA0AIacIAQCzDAAhwwgBALMMACHGCEAA3QwAIQIAAACjAQAgVwAAwhYAIAIAAADAFgAgVwAAwRYAIAviBwAAvxYAMOMHAADAFgAQ5AcAAL8WADD0BwIAtAwAIYEIQAC7DAAhoggCALQMACGkCEAA3QwAIaUIAgCUDQAhpwgBALMMACHDCAEAswwAIcYIQADdDAAhC-IHAAC_FgAw4wcAAMAWABDkBwAAvxYAMPQHAgC0DAAhgQhAALsMACGiCAIAtAwAIaQIQADdDAAhpQgCAJQNACGnCAEAswwAIcMIAQCzDAAhxghAAN0MACEH9AcCANIOACGBCEAA1w4AIaQIQADoDgAhpQgCAOkOACGnCAEA0Q4AIcMIAQDRDgAhxghAAOgOACEH9AcCANIOACGBCEAA1w4AIaQIQADoDgAhpQgCAOkOACGnCAEA0Q4AIcMIAQDRDgAhxghAAOgOACEH9AcCAAAAAYEIQAAAAAGkCEAAAAABpQgCAAAAAacIAQAAAAHDCAEAAAABxghAAAAAAQsuAACoEQAg9AcCAAAAAYEIQAAAAAGkCEAAAAABpQgCAAAAAacIAQAAAAG2CAIAAAABwggCAAAAAcMIAQAAAAHECAEAAAABxQhAAAAAAQIAAACAAQAgXgAAzBYAIAMAAACAAQAgXgAAzBYAIF8AAMsWACABVwAA7RgAMAIAAACAAQAgVwAAyxYAIAIAAADDEQAgVwAAyhYAIAr0BwIA0g4AIYEIQADXDgAhpAhAAOgOACGlCAIA6Q4AIacIAQD9DgAhtggCANIOACHCCAIA0g4AIcMIAQDRDgAhxAgBAP0OACHFCEAA6A4AIQsuAACmEQAg9AcCANIOACGBCEAA1w4AIaQIQADoDgAhpQgCAOkOACGnCAEA_Q4AIbYIAgDSDgAhwggCANIOACHDCAEA0Q4AIcQIAQD9DgAhxQhAAOgOACELLgAAqBEAIPQHAgAAAAGBCEAAAAABpAhAAAAAAaUIAgAAAAGnCAEAAAABtggCAAAAAcIIAgAAAAHDCAEAAAABxAgBAAAAAcUIQAAAAAEHMgAArBAAIPQHAgAAAAGBCEAAAAABmAgCAAAAAaMIAQAAAAGkCEAAAAABpQgCAAAAAQIAAACPAQAgXgAA1RYAIAMAAACPAQAgXgAA1RYAIF8AANQWACABVwAA7BgAMAIAAACPAQAgVwAA1BYAIAIAAADiEAAgVwAA0xYAIAb0BwIA0g4AIYEIQADXDgAhmAgCANIOACGjCAEA0Q4AIaQIQADoDgAhpQgCAOkOACEHMgAAqhAAIPQHAgDSDgAhgQhAANcOACGYCAIA0g4AIaMIAQDRDgAhpAhAAOgOACGlCAIA6Q4AIQcyAACsEAAg9AcCAAAAAYEIQAAAAAGYCAIAAAABowgBAAAAAaQIQAAAAAGlCAIAAAABFTMAAOcQACA0AADoEAAgNQAA6RAAIDYAAOoQACD0BwIAAAABgQhAAAAAAZwIAQAAAAGdCAQAAAABnwgBAAAAAaAIQAAAAAGnCAEAAAABqAgBAAAAAaoIAAAAqggCrAgAAACsCAKtCAgAAAABrggCAAAAAa8IAgAAAAGwCAEAAAABsQgCAAAAAbIIAgAAAAGzCAIAAAABAgAAAIsBACBeAADhFgAgAwAAAIsBACBeAADhFgAgXwAA4BYAIAFXAADrGAAwGhkAAOcMACAzAADuDQAgNAAA8Q0AIDUAAIkOACA2AACADgAg4gcAAIUOADDjBwAAiQEAEOQHAACFDgAw9AcCAAAAAYEIQAC7DAAhnAgBALMMACGdCAQA5gwAIZ8IAQAAAAGgCEAAuwwAIaIIAgC0DAAhpwgBALMMACGoCAEAswwAIaoIAACGDqoIIqwIAACHDqwIIq0ICACIDgAhrggCAJQNACGvCAIAlA0AIbAIAQDcDAAhsQgCALQMACGyCAIAtAwAIbMIAgC0DAAhAgAAAIsBACBXAADgFgAgAgAAAN4WACBXAADfFgAgFeIHAADdFgAw4wcAAN4WABDkBwAA3RYAMPQHAgC0DAAhgQhAALsMACGcCAEAswwAIZ0IBADmDAAhnwgBALMMACGgCEAAuwwAIaIIAgC0DAAhpwgBALMMACGoCAEAswwAIaoIAACGDqoIIqwIAACHDqwIIq0ICACIDgAhrggCAJQNACGvCAIAlA0AIbAIAQDcDAAhsQgCALQMACGyCAIAtAwAIbMIAgC0DAAhFeIHAADdFgAw4wcAAN4WABDkBwAA3RYAMPQHAgC0DAAhgQhAALsMACGcCAEAswwAIZ0IBADmDAAhnwgBALMMACGgCEAAuwwAIaIIAgC0DAAhpwgBALMMACGoCAEAswwAIaoIAACGDqoIIqwIAACHDqwIIq0ICACIDgAhrggCAJQNACGvCAIAlA0AIbAIAQDcDAAhsQgCALQMACGyCAIAtAwAIbMIAgC0DAAhEfQHAgDSDgAhgQhAANcOACGcCAEA0Q4AIZ0IBACMEAAhnwgBANEOACGgCEAA1w4AIacIAQDRDgAhqAgBANEOACGqCAAAvBCqCCKsCAAAvRCsCCKtCAgAvhAAIa4IAgDpDgAhrwgCAOkOACGwCAEA_Q4AIbEIAgDSDgAhsggCANIOACGzCAIA0g4AIRUzAADAEAAgNAAAwRAAIDUAAMIQACA2AADDEAAg9AcCANIOACGBCEAA1w4AIZwIAQDRDgAhnQgEAIwQACGfCAEA0Q4AIaAIQADXDgAhpwgBANEOACGoCAEA0Q4AIaoIAAC8EKoIIqwIAAC9EKwIIq0ICAC-EAAhrggCAOkOACGvCAIA6Q4AIbAIAQD9DgAhsQgCANIOACGyCAIA0g4AIbMIAgDSDgAhFTMAAOcQACA0AADoEAAgNQAA6RAAIDYAAOoQACD0BwIAAAABgQhAAAAAAZwIAQAAAAGdCAQAAAABnwgBAAAAAaAIQAAAAAGnCAEAAAABqAgBAAAAAaoIAAAAqggCrAgAAACsCAKtCAgAAAABrggCAAAAAa8IAgAAAAGwCAEAAAABsQgCAAAAAbIIAgAAAAGzCAIAAAABCysAAJ8RACAtAACgEQAg9AcCAAAAAYEIQAAAAAGgCEAAAAABrAgAAAC-CAK7CAAAALsIAr4IQAAAAAG_CAEAAAABwAgCAAAAAcEIAQAAAAECAAAAhwEAIF4AAO0WACADAAAAhwEAIF4AAO0WACBfAADsFgAgAVcAAOoYADAQKgAA5wwAICsAAI0OACAtAACODgAg4gcAAIoOADDjBwAAhQEAEOQHAACKDgAw9AcCAAAAAYEIQAC7DAAhoAhAALsMACGsCAAAjA6-CCK7CAAAiw67CCK8CAIAtAwAIb4IQADdDAAhvwgBANwMACHACAIAlA0AIcEIAQDcDAAhAgAAAIcBACBXAADsFgAgAgAAAOoWACBXAADrFgAgDeIHAADpFgAw4wcAAOoWABDkBwAA6RYAMPQHAgC0DAAhgQhAALsMACGgCEAAuwwAIawIAACMDr4IIrsIAACLDrsIIrwIAgC0DAAhvghAAN0MACG_CAEA3AwAIcAIAgCUDQAhwQgBANwMACEN4gcAAOkWADDjBwAA6hYAEOQHAADpFgAw9AcCALQMACGBCEAAuwwAIaAIQAC7DAAhrAgAAIwOvggiuwgAAIsOuwgivAgCALQMACG-CEAA3QwAIb8IAQDcDAAhwAgCAJQNACHBCAEA3AwAIQn0BwIA0g4AIYEIQADXDgAhoAhAANcOACGsCAAAghG-CCK7CAAAgRG7CCK-CEAA6A4AIb8IAQD9DgAhwAgCAOkOACHBCAEA_Q4AIQsrAACEEQAgLQAAhREAIPQHAgDSDgAhgQhAANcOACGgCEAA1w4AIawIAACCEb4IIrsIAACBEbsIIr4IQADoDgAhvwgBAP0OACHACAIA6Q4AIcEIAQD9DgAhCysAAJ8RACAtAACgEQAg9AcCAAAAAYEIQAAAAAGgCEAAAAABrAgAAAC-CAK7CAAAALsIAr4IQAAAAAG_CAEAAAABwAgCAAAAAcEIAQAAAAEKMAAA6BEAIPQHAgAAAAGBCEAAAAABkQgBAAAAAagIAQAAAAGsCAAAANUIAscIAQAAAAHSCAIAAAAB0wgCAAAAAdUIIAAAAAECAAAAbAAgXgAA-RYAIAMAAABsACBeAAD5FgAgXwAA-BYAIAFXAADpGAAwDwQAAOcMACAwAACeDgAg4gcAAJwOADDjBwAAagAQ5AcAAJwOADD0BwIAAAABgQhAALsMACGQCAIAtAwAIZEIAQCzDAAhqAgBALMMACGsCAAAnQ7VCCLHCAEAAAAB0ggCALQMACHTCAIAtAwAIdUIIADeDAAhAgAAAGwAIFcAAPgWACACAAAA9hYAIFcAAPcWACAN4gcAAPUWADDjBwAA9hYAEOQHAAD1FgAw9AcCALQMACGBCEAAuwwAIZAIAgC0DAAhkQgBALMMACGoCAEAswwAIawIAACdDtUIIscIAQCzDAAh0ggCALQMACHTCAIAtAwAIdUIIADeDAAhDeIHAAD1FgAw4wcAAPYWABDkBwAA9RYAMPQHAgC0DAAhgQhAALsMACGQCAIAtAwAIZEIAQCzDAAhqAgBALMMACGsCAAAnQ7VCCLHCAEAswwAIdIIAgC0DAAh0wgCALQMACHVCCAA3gwAIQn0BwIA0g4AIYEIQADXDgAhkQgBANEOACGoCAEA0Q4AIawIAADYEdUIIscIAQDRDgAh0ggCANIOACHTCAIA0g4AIdUIIACAEAAhCjAAANoRACD0BwIA0g4AIYEIQADXDgAhkQgBANEOACGoCAEA0Q4AIawIAADYEdUIIscIAQDRDgAh0ggCANIOACHTCAIA0g4AIdUIIACAEAAhCjAAAOgRACD0BwIAAAABgQhAAAAAAZEIAQAAAAGoCAEAAAABrAgAAADVCALHCAEAAAAB0ggCAAAAAdMIAgAAAAHVCCAAAAABBuUHAQAAAAGBCEAAAAABrAgCAAAAAcMIAQAAAAGmCQEAAAABpwkAAQAAAQIAAABoACBeAACFFwAgAwAAAGgAIF4AAIUXACBfAACEFwAgAVcAAOgYADAMAwAA5wwAIOIHAACgDgAw4wcAAGYAEOQHAACgDgAw5QcBALMMACGBCEAAuwwAIY8IAgC0DAAhrAgCALQMACHDCAEAswwAIaYJAQCzDAAhpwkAAaQNACHQCQAAnw4AIAIAAABoACBXAACEFwAgAgAAAIIXACBXAACDFwAgCuIHAACBFwAw4wcAAIIXABDkBwAAgRcAMOUHAQCzDAAhgQhAALsMACGPCAIAtAwAIawIAgC0DAAhwwgBALMMACGmCQEAswwAIacJAAGkDQAhCuIHAACBFwAw4wcAAIIXABDkBwAAgRcAMOUHAQCzDAAhgQhAALsMACGPCAIAtAwAIawIAgC0DAAhwwgBALMMACGmCQEAswwAIacJAAGkDQAhBuUHAQDRDgAhgQhAANcOACGsCAIA0g4AIcMIAQDRDgAhpgkBANEOACGnCQAB5g4AIQblBwEA0Q4AIYEIQADXDgAhrAgCANIOACHDCAEA0Q4AIaYJAQDRDgAhpwkAAeYOACEG5QcBAAAAAYEIQAAAAAGsCAIAAAABwwgBAAAAAaYJAQAAAAGnCQABAAABBCMAAP8RACCBCEAAAAABpggCAAAAAd0IAgAAAAECAAAAWwAgXgAAjhcAIAMAAABbACBeAACOFwAgXwAAjRcAIAFXAADnGAAwAgAAAFsAIFcAAI0XACACAAAAkhIAIFcAAIwXACADgQhAANcOACGmCAIA0g4AId0IAgDSDgAhBCMAAP0RACCBCEAA1w4AIaYIAgDSDgAh3QgCANIOACEEIwAA_xEAIIEIQAAAAAGmCAIAAAAB3QgCAAAAAQohAAC1EgAgIgAArxIAICQAALASACD0BwIAAAABgQhAAAAAAaQIQAAAAAGlCAIAAAABwwgBAAAAAdwIAgAAAAHeCAIAAAABAgAAAF8AIF4AAJcXACADAAAAXwAgXgAAlxcAIF8AAJYXACABVwAA5hgAMAIAAABfACBXAACWFwAgAgAAAKoSACBXAACVFwAgB_QHAgDSDgAhgQhAANcOACGkCEAA6A4AIaUIAgDpDgAhwwgBANEOACHcCAIA0g4AId4IAgDSDgAhCiEAAIYSACAiAACIEgAgJAAAiRIAIPQHAgDSDgAhgQhAANcOACGkCEAA6A4AIaUIAgDpDgAhwwgBANEOACHcCAIA0g4AId4IAgDSDgAhCiEAALUSACAiAACvEgAgJAAAsBIAIPQHAgAAAAGBCEAAAAABpAhAAAAAAaUIAgAAAAHDCAEAAAAB3AgCAAAAAd4IAgAAAAEPIAAAsRIAICUAALwSACAmAACzEgAgJwAAtBIAIPQHAgAAAAGBCEAAAAABoAhAAAAAAaQIQAAAAAGlCAIAAAABpwgBAAAAAawIAAAA4QgCwwgBAAAAAd8IAgAAAAHhCAIAAAAB4ggCAAAAAQIAAABQACBeAACgFwAgAwAAAFAAIF4AAKAXACBfAACfFwAgAVcAAOUYADACAAAAUAAgVwAAnxcAIAIAAADLEgAgVwAAnhcAIAv0BwIA0g4AIYEIQADXDgAhoAhAANcOACGkCEAA6A4AIaUIAgDpDgAhpwgBANEOACGsCAAAmxLhCCLDCAEA0Q4AId8IAgDpDgAh4QgCAOkOACHiCAIA0g4AIQ8gAACcEgAgJQAAuxIAICYAAJ4SACAnAACfEgAg9AcCANIOACGBCEAA1w4AIaAIQADXDgAhpAhAAOgOACGlCAIA6Q4AIacIAQDRDgAhrAgAAJsS4QgiwwgBANEOACHfCAIA6Q4AIeEIAgDpDgAh4ggCANIOACEPIAAAsRIAICUAALwSACAmAACzEgAgJwAAtBIAIPQHAgAAAAGBCEAAAAABoAhAAAAAAaQIQAAAAAGlCAIAAAABpwgBAAAAAawIAAAA4QgCwwgBAAAAAd8IAgAAAAHhCAIAAAAB4ggCAAAAAQQaAAD_EgAg-QgCAAAAAfoIAgAAAAH7CEAAAAABAgAAAEMAIF4AAKkXACADAAAAQwAgXgAAqRcAIF8AAKgXACABVwAA5BgAMAIAAABDACBXAACoFwAgAgAAAK4TACBXAACnFwAgA_kIAgDSDgAh-ggCANIOACH7CEAA1w4AIQQaAAD9EgAg-QgCANIOACH6CAIA0g4AIfsIQADXDgAhBBoAAP8SACD5CAIAAAAB-ggCAAAAAfsIQAAAAAEHGgAAjhMAIPQHAgAAAAGBCEAAAAABowgBAAAAAaQIQAAAAAGlCAIAAAAB-QgCAAAAAQIAAAA_ACBeAACyFwAgAwAAAD8AIF4AALIXACBfAACxFwAgAVcAAOMYADACAAAAPwAgVwAAsRcAIAIAAAC6EwAgVwAAsBcAIAb0BwIA0g4AIYEIQADXDgAhowgBANEOACGkCEAA6A4AIaUIAgDpDgAh-QgCANIOACEHGgAAjBMAIPQHAgDSDgAhgQhAANcOACGjCAEA0Q4AIaQIQADoDgAhpQgCAOkOACH5CAIA0g4AIQcaAACOEwAg9AcCAAAAAYEIQAAAAAGjCAEAAAABpAhAAAAAAaUIAgAAAAH5CAIAAAABEhgAAL4TACAbAADAEwAgHAAAwRMAIB0AAMITACD0BwIAAAABgQhAAAAAAaAIQAAAAAGjCAEAAAABpAhAAAAAAaUIAgAAAAGnCAEAAAAB_AgCAAAAAf0IIAAAAAH-CCAAAAAB_wgCAAAAAYAJQAAAAAGBCQIAAAABggkCAAAAAQIAAAA5ACBeAAC7FwAgAwAAADkAIF4AALsXACBfAAC6FwAgAVcAAOIYADACAAAAOQAgVwAAuhcAIAIAAADREwAgVwAAuRcAIA70BwIA0g4AIYEIQADXDgAhoAhAANcOACGjCAEA0Q4AIaQIQADoDgAhpQgCAOkOACGnCAEA0Q4AIfwIAgDSDgAh_QggAIAQACH-CCAAgBAAIf8IAgDSDgAhgAlAANcOACGBCQIA0g4AIYIJAgDpDgAhEhgAAJUTACAbAACXEwAgHAAAmBMAIB0AAJkTACD0BwIA0g4AIYEIQADXDgAhoAhAANcOACGjCAEA0Q4AIaQIQADoDgAhpQgCAOkOACGnCAEA0Q4AIfwIAgDSDgAh_QggAIAQACH-CCAAgBAAIf8IAgDSDgAhgAlAANcOACGBCQIA0g4AIYIJAgDpDgAhEhgAAL4TACAbAADAEwAgHAAAwRMAIB0AAMITACD0BwIAAAABgQhAAAAAAaAIQAAAAAGjCAEAAAABpAhAAAAAAaUIAgAAAAGnCAEAAAAB_AgCAAAAAf0IIAAAAAH-CCAAAAAB_wgCAAAAAYAJQAAAAAGBCQIAAAABggkCAAAAAQX0BwIAAAABgQhAAAAAAeYIAQAAAAHnCAEAAAAB6AhAAAAAAQIAAAA1ACBeAADHFwAgAwAAADUAIF4AAMcXACBfAADGFwAgAVcAAOEYADALAwAA5wwAIOIHAAC2DgAw4wcAADMAEOQHAAC2DgAw9AcCAAAAAYEIQAC7DAAhjwgCALQMACHmCAEAswwAIecIAQCzDAAh6AhAAN0MACHVCQAAtQ4AIAIAAAA1ACBXAADGFwAgAgAAAMQXACBXAADFFwAgCeIHAADDFwAw4wcAAMQXABDkBwAAwxcAMPQHAgC0DAAhgQhAALsMACGPCAIAtAwAIeYIAQCzDAAh5wgBALMMACHoCEAA3QwAIQniBwAAwxcAMOMHAADEFwAQ5AcAAMMXADD0BwIAtAwAIYEIQAC7DAAhjwgCALQMACHmCAEAswwAIecIAQCzDAAh6AhAAN0MACEF9AcCANIOACGBCEAA1w4AIeYIAQDRDgAh5wgBANEOACHoCEAA6A4AIQX0BwIA0g4AIYEIQADXDgAh5ggBANEOACHnCAEA0Q4AIegIQADoDgAhBfQHAgAAAAGBCEAAAAAB5ggBAAAAAecIAQAAAAHoCEAAAAABCPQHAgAAAAGBCEAAAAABkQgBAAAAAegIQAAAAAHpCAABAAAB6ggAAQAAAesIBAAAAAHsCAAA4hIAIAIAAAAxACBeAADTFwAgAwAAADEAIF4AANMXACBfAADSFwAgAVcAAOAYADANAwAA5wwAIOIHAAC3DgAw4wcAAC8AEOQHAAC3DgAw9AcCAAAAAYEIQAC7DAAhjwgCALQMACGRCAEAswwAIegIQADdDAAh6QgAAQAAAeoIAAGkDQAh6wgEAOYMACHsCAAA1gwAIAIAAAAxACBXAADSFwAgAgAAANAXACBXAADRFwAgDOIHAADPFwAw4wcAANAXABDkBwAAzxcAMPQHAgC0DAAhgQhAALsMACGPCAIAtAwAIZEIAQCzDAAh6AhAAN0MACHpCAABpA0AIeoIAAGkDQAh6wgEAOYMACHsCAAA1gwAIAziBwAAzxcAMOMHAADQFwAQ5AcAAM8XADD0BwIAtAwAIYEIQAC7DAAhjwgCALQMACGRCAEAswwAIegIQADdDAAh6QgAAaQNACHqCAABpA0AIesIBADmDAAh7AgAANYMACAI9AcCANIOACGBCEAA1w4AIZEIAQDRDgAh6AhAAOgOACHpCAAB5g4AIeoIAAHmDgAh6wgEAIwQACHsCAAA4BIAIAj0BwIA0g4AIYEIQADXDgAhkQgBANEOACHoCEAA6A4AIekIAAHmDgAh6ggAAeYOACHrCAQAjBAAIewIAADgEgAgCPQHAgAAAAGBCEAAAAABkQgBAAAAAegIQAAAAAHpCAABAAAB6ggAAQAAAesIBAAAAAHsCAAA4hIAIAKHCAABAAABiQhAAAAAAQIAAAAtACBeAADfFwAgAwAAAC0AIF4AAN8XACBfAADeFwAgAVcAAN8YADAIAwAA5wwAIOIHAAC5DgAw4wcAACsAEOQHAAC5DgAwhwgAAaQNACGJCEAA3QwAIY8IAgC0DAAh1gkAALgOACACAAAALQAgVwAA3hcAIAIAAADcFwAgVwAA3RcAIAbiBwAA2xcAMOMHAADcFwAQ5AcAANsXADCHCAABpA0AIYkIQADdDAAhjwgCALQMACEG4gcAANsXADDjBwAA3BcAEOQHAADbFwAwhwgAAaQNACGJCEAA3QwAIY8IAgC0DAAhAocIAAHmDgAhiQhAAOgOACEChwgAAeYOACGJCEAA6A4AIQKHCAABAAABiQhAAAAAAQWBCEAAAAAB7QgBAAAAAe4IBAAAAAHvCAIAAAAB8AhAAAAAAQIAAADpBQAgXgAA4BcAIAMAAAApACBeAADgFwAgXwAA5BcAIAcAAAApACBXAADkFwAggQhAANcOACHtCAEA0Q4AIe4IBACMEAAh7wgCANIOACHwCEAA6A4AIQWBCEAA1w4AIe0IAQDRDgAh7ggEAIwQACHvCAIA0g4AIfAIQADoDgAhBwUAAMcPACALAADIDwAgDAAAyQ8AIPQHAgAAAAH7BwIAAAAB_AcAAMUPACCBCEAAAAABAgAAAAsAIF4AAO0XACADAAAACwAgXgAA7RcAIF8AAOwXACABVwAA3hgAMAIAAAALACBXAADsFwAgAgAAAPEPACBXAADrFwAgBPQHAgDSDgAh-wcCANIOACH8BwAAqA8AIIEIQADXDgAhBwUAAKoPACALAACrDwAgDAAArA8AIPQHAgDSDgAh-wcCANIOACH8BwAAqA8AIIEIQADXDgAhBwUAAMcPACALAADIDwAgDAAAyQ8AIPQHAgAAAAH7BwIAAAAB_AcAAMUPACCBCEAAAAABCgwAAPkPACANAAD4DwAgDgAA-g8AIPQHAgAAAAGBCEAAAAABkQgBAAAAAZIIAQAAAAGTCAABAAABlAgAAPUPACCVCAAA9g8AIAIAAAAmACBeAAD5FwAgAwAAACYAIF4AAPkXACBfAAD4FwAgAVcAAN0YADAPBAAA5wwAIAwAALwOACANAADhDQAgDgAA3w0AIOIHAAC6DgAw4wcAAAcAEOQHAAC6DgAw9AcCAAAAAYEIQAC7DAAhkAgCALQMACGRCAEAswwAIZIIAQAAAAGTCAABuw4AIZQIAADWDAAglQgAANYMACACAAAAJgAgVwAA-BcAIAIAAAD2FwAgVwAA9xcAIAviBwAA9RcAMOMHAAD2FwAQ5AcAAPUXADD0BwIAtAwAIYEIQAC7DAAhkAgCALQMACGRCAEAswwAIZIIAQCzDAAhkwgAAbsOACGUCAAA1gwAIJUIAADWDAAgC-IHAAD1FwAw4wcAAPYXABDkBwAA9RcAMPQHAgC0DAAhgQhAALsMACGQCAIAtAwAIZEIAQCzDAAhkggBALMMACGTCAABuw4AIZQIAADWDAAglQgAANYMACAH9AcCANIOACGBCEAA1w4AIZEIAQDRDgAhkggBANEOACGTCAAB_A4AIZQIAADPDwAglQgAANAPACAKDAAA0w8AIA0AANIPACAOAADUDwAg9AcCANIOACGBCEAA1w4AIZEIAQDRDgAhkggBANEOACGTCAAB_A4AIZQIAADPDwAglQgAANAPACAKDAAA-Q8AIA0AAPgPACAOAAD6DwAg9AcCAAAAAYEIQAAAAAGRCAEAAAABkggBAAAAAZMIAAEAAAGUCAAA9Q8AIJUIAAD2DwAgDQUAAJIPACAPAADfDwAg9AcCAAAAAfsHAgAAAAH8BwAAkA8AIIEIQAAAAAGCCEAAAAABhwgAAQAAAZEIAQAAAAHoCEAAAAABsQkBAAAAAbIJQAAAAAGzCQIAAAABAgAAAAUAIF4AAIIYACADAAAABQAgXgAAghgAIF8AAIEYACABVwAA3BgAMAIAAAAFACBXAACBGAAgAgAAAIkPACBXAACAGAAgC_QHAgDSDgAh-wcCAOkOACH8BwAAiw8AIIEIQADXDgAhgghAAOgOACGHCAAB5g4AIZEIAQDRDgAh6AhAAOgOACGxCQEA0Q4AIbIJQADoDgAhswkCAOkOACENBQAAjg8AIA8AAN0PACD0BwIA0g4AIfsHAgDpDgAh_AcAAIsPACCBCEAA1w4AIYIIQADoDgAhhwgAAeYOACGRCAEA0Q4AIegIQADoDgAhsQkBANEOACGyCUAA6A4AIbMJAgDpDgAhDQUAAJIPACAPAADfDwAg9AcCAAAAAfsHAgAAAAH8BwAAkA8AIIEIQAAAAAGCCEAAAAABhwgAAQAAAZEIAQAAAAHoCEAAAAABsQkBAAAAAbIJQAAAAAGzCQIAAAABBF4AAPoXADDaCQAA-xcAMNwJAAD9FwAg4AkAAIUPADAEXgAA7hcAMNoJAADvFwAw3AkAAPEXACDgCQAA8hcAMAReAADlFwAw2gkAAOYXADDcCQAA6BcAIOAJAADtDwAwA14AAOAXACDaCQAA4RcAIOAJAADpBQAgBF4AANQXADDaCQAA1RcAMNwJAADXFwAg4AkAANgXADAEXgAAyBcAMNoJAADJFwAw3AkAAMsXACDgCQAAzBcAMAReAAC8FwAw2gkAAL0XADDcCQAAvxcAIOAJAADAFwAwBF4AALMXADDaCQAAtBcAMNwJAAC2FwAg4AkAAM0TADAEXgAAqhcAMNoJAACrFwAw3AkAAK0XACDgCQAAthMAMAReAAChFwAw2gkAAKIXADDcCQAApBcAIOAJAACqEwAwBF4AAJgXADDaCQAAmRcAMNwJAACbFwAg4AkAAMcSADAEXgAAjxcAMNoJAACQFwAw3AkAAJIXACDgCQAAphIAMAReAACGFwAw2gkAAIcXADDcCQAAiRcAIOAJAACOEgAwBF4AAPoWADDaCQAA-xYAMNwJAAD9FgAg4AkAAP4WADAEXgAA7hYAMNoJAADvFgAw3AkAAPEWACDgCQAA8hYAMAReAADiFgAw2gkAAOMWADDcCQAA5RYAIOAJAADmFgAwBF4AANYWADDaCQAA1xYAMNwJAADZFgAg4AkAANoWADAEXgAAzRYAMNoJAADOFgAw3AkAANAWACDgCQAA3hAAMAReAADEFgAw2gkAAMUWADDcCQAAxxYAIOAJAAC_EQAwBF4AALgWADDaCQAAuRYAMNwJAAC7FgAg4AkAALwWADAEXgAArxYAMNoJAACwFgAw3AkAALIWACDgCQAA0hAAMAReAACjFgAw2gkAAKQWADDcCQAAphYAIOAJAACnFgAwA14AAJ4WACDaCQAAnxYAIOAJAACECgAgBF4AAJUWADDaCQAAlhYAMNwJAACYFgAg4AkAAIQWADAEXgAAjBYAMNoJAACNFgAw3AkAAI8WACDgCQAAhBYAMAReAACAFgAw2gkAAIEWADDcCQAAgxYAIOAJAACEFgAwBF4AAPcVADDaCQAA-BUAMNwJAAD6FQAg4AkAAO8VADAEXgAA6xUAMNoJAADsFQAw3AkAAO4VACDgCQAA7xUAMAReAADfFQAw2gkAAOAVADDcCQAA4hUAIOAJAADjFQAwBF4AANMVADDaCQAA1BUAMNwJAADWFQAg4AkAANcVADAEXgAAxxUAMNoJAADIFQAw3AkAAMoVACDgCQAAyxUAMAReAAC7FQAw2gkAALwVADDcCQAAvhUAIOAJAAC_FQAwBF4AALIVADDaCQAAsxUAMNwJAAC1FQAg4AkAAKoVADAEXgAAphUAMNoJAACnFQAw3AkAAKkVACDgCQAAqhUAMAReAACdFQAw2gkAAJ4VADDcCQAAoBUAIOAJAACVFQAwBF4AAJEVADDaCQAAkhUAMNwJAACUFQAg4AkAAJUVADAEXgAAhRUAMNoJAACGFQAw3AkAAIgVACDgCQAAiRUAMAAAAAIDAACPEAAg8AgAAMsOACAAAAAAAAAAAAAAAAAAAAAAAQQAAI8QACAAAAAAAAAAAAAHKwAAlxQAIKIIAADLDgAgpwgAAMsOACCOCQAAyw4AII8JAADLDgAglgkAAMsOACCYCQAAyw4AIAUDAACPEAAgSQAAjxAAIE4AAJcUACCOCQAAyw4AIJEJAADLDgAgBjIAAIYQACA3AACFEAAggggAAMsOACCXCAAAyw4AIJgIAADLDgAgmQgAAMsOACABMgAAhhAAIAAADCkAAM4YACArAADKGAAgLwAAuBgAIJAIAADLDgAgpAgAAMsOACClCAAAyw4AILQIAADLDgAgxwgAAMsOACDICAAAyw4AIMkIAADLDgAgzAgAAMsOACDNCAAAyw4AIAcqAACPEAAgKwAAyhgAIC0AAMsYACC-CAAAyw4AIL8IAADLDgAgwAgAAMsOACDBCAAAyw4AIAIEAACPEAAgMAAAzxgAIAAGGQAAjxAAICEAAPcRACAiAAD3EQAgJAAAshgAIKQIAADLDgAgpQgAAMsOACABHwAA0BIAIAEhAAD3EQAgCBgAANQYACAZAACPEAAgGwAArxgAIBwAALAYACAdAADVGAAgpAgAAMsOACClCAAAyw4AIIIJAADLDgAgAhcAANYTACDNCAAAyw4AIAAABQQAAI8QACAMAADWGAAgDQAAqhgAIA4AAKgYACCTCAAAyw4AIAQDAACPEAAgBQAA1xgAIAsAANsYACAMAADWGAAgCAYAANgYACAIAADaGAAgCQAAqBgAIIoIAADLDgAgiwgAAMsOACCMCAAAyw4AII0IAADLDgAgjggAAMsOACAAAAv0BwIAAAAB-wcCAAAAAfwHAACQDwAggQhAAAAAAYIIQAAAAAGHCAABAAABkQgBAAAAAegIQAAAAAGxCQEAAAABsglAAAAAAbMJAgAAAAEH9AcCAAAAAYEIQAAAAAGRCAEAAAABkggBAAAAAZMIAAEAAAGUCAAA9Q8AIJUIAAD2DwAgBPQHAgAAAAH7BwIAAAAB_AcAAMUPACCBCEAAAAABAocIAAEAAAGJCEAAAAABCPQHAgAAAAGBCEAAAAABkQgBAAAAAegIQAAAAAHpCAABAAAB6ggAAQAAAesIBAAAAAHsCAAA4hIAIAX0BwIAAAABgQhAAAAAAeYIAQAAAAHnCAEAAAAB6AhAAAAAAQ70BwIAAAABgQhAAAAAAaAIQAAAAAGjCAEAAAABpAhAAAAAAaUIAgAAAAGnCAEAAAAB_AgCAAAAAf0IIAAAAAH-CCAAAAAB_wgCAAAAAYAJQAAAAAGBCQIAAAABggkCAAAAAQb0BwIAAAABgQhAAAAAAaMIAQAAAAGkCEAAAAABpQgCAAAAAfkIAgAAAAED-QgCAAAAAfoIAgAAAAH7CEAAAAABC_QHAgAAAAGBCEAAAAABoAhAAAAAAaQIQAAAAAGlCAIAAAABpwgBAAAAAawIAAAA4QgCwwgBAAAAAd8IAgAAAAHhCAIAAAAB4ggCAAAAAQf0BwIAAAABgQhAAAAAAaQIQAAAAAGlCAIAAAABwwgBAAAAAdwIAgAAAAHeCAIAAAABA4EIQAAAAAGmCAIAAAAB3QgCAAAAAQblBwEAAAABgQhAAAAAAawIAgAAAAHDCAEAAAABpgkBAAAAAacJAAEAAAEJ9AcCAAAAAYEIQAAAAAGRCAEAAAABqAgBAAAAAawIAAAA1QgCxwgBAAAAAdIIAgAAAAHTCAIAAAAB1QggAAAAAQn0BwIAAAABgQhAAAAAAaAIQAAAAAGsCAAAAL4IArsIAAAAuwgCvghAAAAAAb8IAQAAAAHACAIAAAABwQgBAAAAARH0BwIAAAABgQhAAAAAAZwIAQAAAAGdCAQAAAABnwgBAAAAAaAIQAAAAAGnCAEAAAABqAgBAAAAAaoIAAAAqggCrAgAAACsCAKtCAgAAAABrggCAAAAAa8IAgAAAAGwCAEAAAABsQgCAAAAAbIIAgAAAAGzCAIAAAABBvQHAgAAAAGBCEAAAAABmAgCAAAAAaMIAQAAAAGkCEAAAAABpQgCAAAAAQr0BwIAAAABgQhAAAAAAaQIQAAAAAGlCAIAAAABpwgBAAAAAbYIAgAAAAHCCAIAAAABwwgBAAAAAcQIAQAAAAHFCEAAAAABB_QHAgAAAAGBCEAAAAABpAhAAAAAAaUIAgAAAAGnCAEAAAABwwgBAAAAAcYIQAAAAAEDgQhAAAAAAZgIAgAAAAGmCAIAAAABCfQHAgAAAAGBCEAAAAABkQgBAAAAAZwIAQAAAAGdCAQAAAABnggBAAAAAZ8IAQAAAAGgCEAAAAABoQgBAAAAAQz0BwIAAAABgQhAAAAAAaIIAgAAAAGsCAAAAKAJAo4JAQAAAAGUCQEAAAABlQkCAAAAAZ4JAQAAAAGgCQIAAAABoQkBAAAAAaIJQAAAAAGjCUAAAAABDPQHAgAAAAGBCEAAAAABrAgAAACgCQKOCQEAAAABlAkBAAAAAZUJAgAAAAGdCQIAAAABngkBAAAAAaAJAgAAAAGhCQEAAAABoglAAAAAAaMJQAAAAAEM9AcCAAAAAYEIQAAAAAGiCAIAAAABrAgAAACgCQKOCQEAAAABlAkBAAAAAZUJAgAAAAGdCQIAAAABngkBAAAAAaEJAQAAAAGiCUAAAAABowlAAAAAAQnzB0AAAAAB9AcCAAAAAacIAQAAAAHDCAEAAAABjgkBAAAAAZQJAQAAAAGVCQIAAAABmwkCAAAAAZwJAgAAAAEJ8wdAAAAAAfQHAgAAAAGQCAIAAAABpwgBAAAAAcMIAQAAAAGOCQEAAAABlAkBAAAAAZUJAgAAAAGbCQIAAAABCVeAAAAAAfQHAgAAAAGBCEAAAAABhQkCAAAAAYoJAQAAAAGtCQEAAAABrgkBAAAAAa8JQAAAAAGwCUAAAAABBoEIQAAAAAGCCEAAAAABhwgAAQAAAYkIQAAAAAGoCQEAAAABqQkBAAAAAQb0BwIAAAABgQhAAAAAAYIIQAAAAAGHCAABAAABqwkCAAAAAawJAgAAAAEO9AcCAAAAAfYHQAAAAAH-B0AAAAABgghAAAAAAZsIBAAAAAGfCAEAAAABhAkBAAAAAYUJAgAAAAGGCQIAAAABhwkCAAAAAYgJBAAAAAGJCQIAAAABigkBAAAAAYsJQAAAAAEF9AcCAAAAAYEIQAAAAAGPCQIAAAABkgkBAAAAAZMJQAAAAAEF9AcCAAAAAYEIQAAAAAGPCAIAAAABkgkBAAAAAZMJQAAAAAEIKwIAAAAB9AcCAAAAAYEIQAAAAAGECQEAAAABjgkBAAAAAY8JAgAAAAGQCQEAAAABkQlAAAAAAQgrAgAAAAH0BwIAAAABgQhAAAAAAY8IAgAAAAGECQEAAAABjgkBAAAAAZAJAQAAAAGRCUAAAAABBIEIQAAAAAGbCAIAAAABnQgCAAAAAZ8IAQAAAAE-EAAAgxgAIBEAAIQYACASAACFGAAgEwAAhhgAIBQAAIcYACAVAACIGAAgFgAAiRgAIBcAAIoYACAbAACLGAAgHgAAjBgAIB8AAI0YACAkAACPGAAgJgAAjhgAICgAAJAYACAtAACRGAAgLwAAlRgAIDEAAJIYACAzAACUGAAgNAAAlxgAIDgAAJMYACA5AACWGAAgOgAAmBgAIDsAAJkYACA-AACaGAAgPwAAmxgAIEAAAJwYACBCAACdGAAgQwAAnhgAIEQAAJ8YACBFAACgGAAgRwAAoRgAIEgAAKIYACBKAACjGAAgSwAApBgAIE8AAKUYACBQAACmGAAg9AcCAAAAAYEIQAAAAAGZCAEAAAABzQhAAAAAAakJAQAAAAG0CQEAAAABtQlAAAAAAbYJAQAAAAG4CQAAALgJArkJQAAAAAG6CUAAAAABuwkBAAAAAbwJQAAAAAG9CUAAAAABvgkBAAAAAb8JQAAAAAHACUAAAAABwQkCAAAAAcIJIAAAAAHDCUAAAAABxAkgAAAAAcUJAQAAAAHGCQEAAAABxwkBAAAAAcgJAQAAAAHJCQEAAAABAgAAAAEAIF4AAP8YACADAAAArwEAIF4AAP8YACBfAACDGQAgQAAAAK8BACAQAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBXAACDGQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAAgxgAIBEAAIQYACASAACFGAAgEwAAhhgAIBQAAIcYACAVAACIGAAgFgAAiRgAIBcAAIoYACAbAACLGAAgHgAAjBgAIB8AAI0YACAkAACPGAAgJgAAjhgAICgAAJAYACAtAACRGAAgLwAAlRgAIDEAAJIYACAzAACUGAAgNAAAlxgAIDgAAJMYACA5AACWGAAgOgAAmBgAIDsAAJkYACA-AACaGAAgPwAAmxgAIEAAAJwYACBCAACdGAAgQwAAnhgAIEUAAKAYACBHAAChGAAgSAAAohgAIEoAAKMYACBLAACkGAAgTwAApRgAIFAAAKYYACBRAACnGAAg9AcCAAAAAYEIQAAAAAGZCAEAAAABzQhAAAAAAakJAQAAAAG0CQEAAAABtQlAAAAAAbYJAQAAAAG4CQAAALgJArkJQAAAAAG6CUAAAAABuwkBAAAAAbwJQAAAAAG9CUAAAAABvgkBAAAAAb8JQAAAAAHACUAAAAABwQkCAAAAAcIJIAAAAAHDCUAAAAABxAkgAAAAAcUJAQAAAAHGCQEAAAABxwkBAAAAAcgJAQAAAAHJCQEAAAABAgAAAAEAIF4AAIQZACADAAAArwEAIF4AAIQZACBfAACIGQAgQAAAAK8BACAQAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACBXAACIGQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAAgxgAIBEAAIQYACASAACFGAAgEwAAhhgAIBQAAIcYACAVAACIGAAgFgAAiRgAIBcAAIoYACAbAACLGAAgHgAAjBgAIB8AAI0YACAkAACPGAAgJgAAjhgAICgAAJAYACAtAACRGAAgLwAAlRgAIDEAAJIYACAzAACUGAAgNAAAlxgAIDgAAJMYACA5AACWGAAgOgAAmBgAIDsAAJkYACA-AACaGAAgPwAAmxgAIEAAAJwYACBCAACdGAAgQwAAnhgAIEQAAJ8YACBFAACgGAAgSAAAohgAIEoAAKMYACBLAACkGAAgTwAApRgAIFAAAKYYACBRAACnGAAg9AcCAAAAAYEIQAAAAAGZCAEAAAABzQhAAAAAAakJAQAAAAG0CQEAAAABtQlAAAAAAbYJAQAAAAG4CQAAALgJArkJQAAAAAG6CUAAAAABuwkBAAAAAbwJQAAAAAG9CUAAAAABvgkBAAAAAb8JQAAAAAHACUAAAAABwQkCAAAAAcIJIAAAAAHDCUAAAAABxAkgAAAAAcUJAQAAAAHGCQEAAAABxwkBAAAAAcgJAQAAAAHJCQEAAAABAgAAAAEAIF4AAIkZACADAAAArwEAIF4AAIkZACBfAACNGQAgQAAAAK8BACAQAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACBXAACNGQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAAgxgAIBEAAIQYACASAACFGAAgEwAAhhgAIBQAAIcYACAVAACIGAAgFgAAiRgAIBcAAIoYACAbAACLGAAgHgAAjBgAIB8AAI0YACAkAACPGAAgJgAAjhgAICgAAJAYACAtAACRGAAgLwAAlRgAIDEAAJIYACAzAACUGAAgNAAAlxgAIDgAAJMYACA5AACWGAAgOgAAmBgAIDsAAJkYACA-AACaGAAgPwAAmxgAIEAAAJwYACBCAACdGAAgQwAAnhgAIEQAAJ8YACBHAAChGAAgSAAAohgAIEoAAKMYACBLAACkGAAgTwAApRgAIFAAAKYYACBRAACnGAAg9AcCAAAAAYEIQAAAAAGZCAEAAAABzQhAAAAAAakJAQAAAAG0CQEAAAABtQlAAAAAAbYJAQAAAAG4CQAAALgJArkJQAAAAAG6CUAAAAABuwkBAAAAAbwJQAAAAAG9CUAAAAABvgkBAAAAAb8JQAAAAAHACUAAAAABwQkCAAAAAcIJIAAAAAHDCUAAAAABxAkgAAAAAcUJAQAAAAHGCQEAAAABxwkBAAAAAcgJAQAAAAHJCQEAAAABAgAAAAEAIF4AAI4ZACADAAAArwEAIF4AAI4ZACBfAACSGQAgQAAAAK8BACAQAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACBXAACSGQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAAgxgAIBEAAIQYACASAACFGAAgEwAAhhgAIBQAAIcYACAVAACIGAAgFgAAiRgAIBcAAIoYACAbAACLGAAgHgAAjBgAIB8AAI0YACAkAACPGAAgJgAAjhgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA6AACYGAAgOwAAmRgAID4AAJoYACA_AACbGAAgQAAAnBgAIEIAAJ0YACBDAACeGAAgRAAAnxgAIEUAAKAYACBHAAChGAAgSAAAohgAIEoAAKMYACBLAACkGAAgTwAApRgAIFAAAKYYACBRAACnGAAg9AcCAAAAAYEIQAAAAAGZCAEAAAABzQhAAAAAAakJAQAAAAG0CQEAAAABtQlAAAAAAbYJAQAAAAG4CQAAALgJArkJQAAAAAG6CUAAAAABuwkBAAAAAbwJQAAAAAG9CUAAAAABvgkBAAAAAb8JQAAAAAHACUAAAAABwQkCAAAAAcIJIAAAAAHDCUAAAAABxAkgAAAAAcUJAQAAAAHGCQEAAAABxwkBAAAAAcgJAQAAAAHJCQEAAAABAgAAAAEAIF4AAJMZACADAAAArwEAIF4AAJMZACBfAACXGQAgQAAAAK8BACAQAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACBXAACXGQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAAgxgAIBEAAIQYACASAACFGAAgEwAAhhgAIBQAAIcYACAVAACIGAAgFgAAiRgAIBcAAIoYACAbAACLGAAgHgAAjBgAIB8AAI0YACAkAACPGAAgJgAAjhgAICgAAJAYACAtAACRGAAgLwAAlRgAIDEAAJIYACAzAACUGAAgNAAAlxgAIDgAAJMYACA5AACWGAAgOgAAmBgAIDsAAJkYACA-AACaGAAgPwAAmxgAIEIAAJ0YACBDAACeGAAgRAAAnxgAIEUAAKAYACBHAAChGAAgSAAAohgAIEoAAKMYACBLAACkGAAgTwAApRgAIFAAAKYYACBRAACnGAAg9AcCAAAAAYEIQAAAAAGZCAEAAAABzQhAAAAAAakJAQAAAAG0CQEAAAABtQlAAAAAAbYJAQAAAAG4CQAAALgJArkJQAAAAAG6CUAAAAABuwkBAAAAAbwJQAAAAAG9CUAAAAABvgkBAAAAAb8JQAAAAAHACUAAAAABwQkCAAAAAcIJIAAAAAHDCUAAAAABxAkgAAAAAcUJAQAAAAHGCQEAAAABxwkBAAAAAcgJAQAAAAHJCQEAAAABAgAAAAEAIF4AAJgZACA-EAAAgxgAIBEAAIQYACASAACFGAAgEwAAhhgAIBQAAIcYACAVAACIGAAgFgAAiRgAIBcAAIoYACAbAACLGAAgHgAAjBgAIB8AAI0YACAkAACPGAAgJgAAjhgAICgAAJAYACAtAACRGAAgLwAAlRgAIDEAAJIYACAzAACUGAAgNAAAlxgAIDgAAJMYACA5AACWGAAgOgAAmBgAIDsAAJkYACA-AACaGAAgQAAAnBgAIEIAAJ0YACBDAACeGAAgRAAAnxgAIEUAAKAYACBHAAChGAAgSAAAohgAIEoAAKMYACBLAACkGAAgTwAApRgAIFAAAKYYACBRAACnGAAg9AcCAAAAAYEIQAAAAAGZCAEAAAABzQhAAAAAAakJAQAAAAG0CQEAAAABtQlAAAAAAbYJAQAAAAG4CQAAALgJArkJQAAAAAG6CUAAAAABuwkBAAAAAbwJQAAAAAG9CUAAAAABvgkBAAAAAb8JQAAAAAHACUAAAAABwQkCAAAAAcIJIAAAAAHDCUAAAAABxAkgAAAAAcUJAQAAAAHGCQEAAAABxwkBAAAAAcgJAQAAAAHJCQEAAAABAgAAAAEAIF4AAJoZACA-EAAAgxgAIBEAAIQYACASAACFGAAgEwAAhhgAIBQAAIcYACAVAACIGAAgFgAAiRgAIBcAAIoYACAbAACLGAAgHgAAjBgAIB8AAI0YACAkAACPGAAgJgAAjhgAICgAAJAYACAtAACRGAAgLwAAlRgAIDEAAJIYACAzAACUGAAgNAAAlxgAIDgAAJMYACA5AACWGAAgOgAAmBgAIDsAAJkYACA_AACbGAAgQAAAnBgAIEIAAJ0YACBDAACeGAAgRAAAnxgAIEUAAKAYACBHAAChGAAgSAAAohgAIEoAAKMYACBLAACkGAAgTwAApRgAIFAAAKYYACBRAACnGAAg9AcCAAAAAYEIQAAAAAGZCAEAAAABzQhAAAAAAakJAQAAAAG0CQEAAAABtQlAAAAAAbYJAQAAAAG4CQAAALgJArkJQAAAAAG6CUAAAAABuwkBAAAAAbwJQAAAAAG9CUAAAAABvgkBAAAAAb8JQAAAAAHACUAAAAABwQkCAAAAAcIJIAAAAAHDCUAAAAABxAkgAAAAAcUJAQAAAAHGCQEAAAABxwkBAAAAAcgJAQAAAAHJCQEAAAABAgAAAAEAIF4AAJwZACADAAAArwEAIF4AAJgZACBfAACgGQAgQAAAAK8BACAQAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACBXAACgGQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACEDAAAArwEAIF4AAJoZACBfAACjGQAgQAAAAK8BACAQAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACBXAACjGQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACEDAAAArwEAIF4AAJwZACBfAACmGQAgQAAAAK8BACAQAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACBXAACmGQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAAgxgAIBEAAIQYACASAACFGAAgEwAAhhgAIBQAAIcYACAVAACIGAAgFgAAiRgAIBcAAIoYACAbAACLGAAgHgAAjBgAIB8AAI0YACAkAACPGAAgJgAAjhgAICgAAJAYACAtAACRGAAgLwAAlRgAIDEAAJIYACAzAACUGAAgNAAAlxgAIDgAAJMYACA5AACWGAAgOgAAmBgAIDsAAJkYACA-AACaGAAgPwAAmxgAIEAAAJwYACBCAACdGAAgRAAAnxgAIEUAAKAYACBHAAChGAAgSAAAohgAIEoAAKMYACBLAACkGAAgTwAApRgAIFAAAKYYACBRAACnGAAg9AcCAAAAAYEIQAAAAAGZCAEAAAABzQhAAAAAAakJAQAAAAG0CQEAAAABtQlAAAAAAbYJAQAAAAG4CQAAALgJArkJQAAAAAG6CUAAAAABuwkBAAAAAbwJQAAAAAG9CUAAAAABvgkBAAAAAb8JQAAAAAHACUAAAAABwQkCAAAAAcIJIAAAAAHDCUAAAAABxAkgAAAAAcUJAQAAAAHGCQEAAAABxwkBAAAAAcgJAQAAAAHJCQEAAAABAgAAAAEAIF4AAKcZACA-EAAAgxgAIBEAAIQYACASAACFGAAgEwAAhhgAIBQAAIcYACAVAACIGAAgFgAAiRgAIBcAAIoYACAbAACLGAAgHgAAjBgAIB8AAI0YACAkAACPGAAgJgAAjhgAICgAAJAYACAtAACRGAAgLwAAlRgAIDEAAJIYACAzAACUGAAgNAAAlxgAIDgAAJMYACA5AACWGAAgOgAAmBgAIDsAAJkYACA-AACaGAAgPwAAmxgAIEAAAJwYACBDAACeGAAgRAAAnxgAIEUAAKAYACBHAAChGAAgSAAAohgAIEoAAKMYACBLAACkGAAgTwAApRgAIFAAAKYYACBRAACnGAAg9AcCAAAAAYEIQAAAAAGZCAEAAAABzQhAAAAAAakJAQAAAAG0CQEAAAABtQlAAAAAAbYJAQAAAAG4CQAAALgJArkJQAAAAAG6CUAAAAABuwkBAAAAAbwJQAAAAAG9CUAAAAABvgkBAAAAAb8JQAAAAAHACUAAAAABwQkCAAAAAcIJIAAAAAHDCUAAAAABxAkgAAAAAcUJAQAAAAHGCQEAAAABxwkBAAAAAcgJAQAAAAHJCQEAAAABAgAAAAEAIF4AAKkZACADAAAArwEAIF4AAKcZACBfAACtGQAgQAAAAK8BACAQAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACBXAACtGQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACEDAAAArwEAIF4AAKkZACBfAACwGQAgQAAAAK8BACAQAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACBXAACwGQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACEEhAkBAAAAAY0JAgAAAAGOCQEAAAABjwkCAAAAAT4QAACDGAAgEQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA6AACYGAAgOwAAmRgAID4AAJoYACA_AACbGAAgQAAAnBgAIEIAAJ0YACBDAACeGAAgRAAAnxgAIEUAAKAYACBHAAChGAAgSAAAohgAIEoAAKMYACBPAAClGAAgUAAAphgAIFEAAKcYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAAQAgXgAAshkAID4QAACDGAAgEQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA6AACYGAAgOwAAmRgAID4AAJoYACA_AACbGAAgQAAAnBgAIEIAAJ0YACBDAACeGAAgRAAAnxgAIEUAAKAYACBHAAChGAAgSAAAohgAIEsAAKQYACBPAAClGAAgUAAAphgAIFEAAKcYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAAQAgXgAAtBkAIAMAAACvAQAgXgAAshkAIF8AALgZACBAAAAArwEAIBAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIE8AAIIVACBQAACDFQAgUQAAhBUAIFcAALgZACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIQMAAACvAQAgXgAAtBkAIF8AALsZACBAAAAArwEAIBAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIFcAALsZACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAACDGAAgEQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA6AACYGAAgOwAAmRgAID4AAJoYACA_AACbGAAgQAAAnBgAIEIAAJ0YACBDAACeGAAgRAAAnxgAIEUAAKAYACBHAAChGAAgSAAAohgAIEoAAKMYACBLAACkGAAgTwAApRgAIFEAAKcYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAAQAgXgAAvBkAID4QAACDGAAgEQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA6AACYGAAgOwAAmRgAID4AAJoYACA_AACbGAAgQAAAnBgAIEIAAJ0YACBDAACeGAAgRAAAnxgAIEUAAKAYACBHAAChGAAgSAAAohgAIEoAAKMYACBLAACkGAAgUAAAphgAIFEAAKcYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAAQAgXgAAvhkAIASECQEAAAABjAkCAAAAAY4JAQAAAAGPCQIAAAABAwAAAK8BACBeAAC8GQAgXwAAwxkAIEAAAACvAQAgEAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBRAACEFQAgVwAAwxkAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhPhAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUQAAhBUAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhAwAAAK8BACBeAAC-GQAgXwAAxhkAIEAAAACvAQAgEAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIFAAAIMVACBRAACEFQAgVwAAxhkAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhPhAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBQAACDFQAgUQAAhBUAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhCwMAAPsTACArAgAAAAFJAAD8EwAg9AcCAAAAAYEIQAAAAAGPCAIAAAABhAkBAAAAAY4JAQAAAAGPCQIAAAABkAkBAAAAAZEJQAAAAAECAAAA0gEAIF4AAMcZACAN8wdAAAAAAfQHAgAAAAGiCAIAAAABpwgBAAAAAYQJAQAAAAGOCQEAAAABjwkCAAAAAZQJAQAAAAGVCQIAAAABlgkCAAAAAZcJAQAAAAGYCQEAAAABmQkgAAAAAQIAAADuAwAgXgAAyRkAIAMAAADQAQAgXgAAxxkAIF8AAM0ZACANAAAA0AEAIAMAAOwTACArAgDSDgAhSQAA7RMAIFcAAM0ZACD0BwIA0g4AIYEIQADXDgAhjwgCANIOACGECQEA0Q4AIY4JAQD9DgAhjwkCANIOACGQCQEA0Q4AIZEJQADoDgAhCwMAAOwTACArAgDSDgAhSQAA7RMAIPQHAgDSDgAhgQhAANcOACGPCAIA0g4AIYQJAQDRDgAhjgkBAP0OACGPCQIA0g4AIZAJAQDRDgAhkQlAAOgOACEDAAAA8QMAIF4AAMkZACBfAADQGQAgDwAAAPEDACBXAADQGQAg8wdAANcOACH0BwIA0g4AIaIIAgDpDgAhpwgBAP0OACGECQEA0Q4AIY4JAQD9DgAhjwkCAOkOACGUCQEA0Q4AIZUJAgDSDgAhlgkCAOkOACGXCQEA0Q4AIZgJAQD9DgAhmQkgAIAQACEN8wdAANcOACH0BwIA0g4AIaIIAgDpDgAhpwgBAP0OACGECQEA0Q4AIY4JAQD9DgAhjwkCAOkOACGUCQEA0Q4AIZUJAgDSDgAhlgkCAOkOACGXCQEA0Q4AIZgJAQD9DgAhmQkgAIAQACE-EAAAgxgAIBEAAIQYACASAACFGAAgEwAAhhgAIBQAAIcYACAVAACIGAAgFgAAiRgAIBcAAIoYACAbAACLGAAgHgAAjBgAIB8AAI0YACAkAACPGAAgJgAAjhgAICgAAJAYACAtAACRGAAgLwAAlRgAIDEAAJIYACAzAACUGAAgNAAAlxgAIDgAAJMYACA5AACWGAAgOgAAmBgAIDsAAJkYACA-AACaGAAgPwAAmxgAIEAAAJwYACBCAACdGAAgQwAAnhgAIEQAAJ8YACBFAACgGAAgRwAAoRgAIEoAAKMYACBLAACkGAAgTwAApRgAIFAAAKYYACBRAACnGAAg9AcCAAAAAYEIQAAAAAGZCAEAAAABzQhAAAAAAakJAQAAAAG0CQEAAAABtQlAAAAAAbYJAQAAAAG4CQAAALgJArkJQAAAAAG6CUAAAAABuwkBAAAAAbwJQAAAAAG9CUAAAAABvgkBAAAAAb8JQAAAAAHACUAAAAABwQkCAAAAAcIJIAAAAAHDCUAAAAABxAkgAAAAAcUJAQAAAAHGCQEAAAABxwkBAAAAAcgJAQAAAAHJCQEAAAABAgAAAAEAIF4AANEZACADAAAArwEAIF4AANEZACBfAADVGQAgQAAAAK8BACAQAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACBXAADVGQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACEO9AcCAAAAAYEIQAAAAAGgCEAAAAABoggCAAAAAaMIAQAAAAGkCEAAAAABpQgCAAAAAacIAQAAAAH9CCAAAAAB_gggAAAAAf8IAgAAAAGACUAAAAABgQkCAAAAAYIJAgAAAAE-EAAAgxgAIBEAAIQYACASAACFGAAgEwAAhhgAIBQAAIcYACAVAACIGAAgFgAAiRgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA6AACYGAAgOwAAmRgAID4AAJoYACA_AACbGAAgQAAAnBgAIEIAAJ0YACBDAACeGAAgRAAAnxgAIEUAAKAYACBHAAChGAAgSAAAohgAIEoAAKMYACBLAACkGAAgTwAApRgAIFAAAKYYACBRAACnGAAg9AcCAAAAAYEIQAAAAAGZCAEAAAABzQhAAAAAAakJAQAAAAG0CQEAAAABtQlAAAAAAbYJAQAAAAG4CQAAALgJArkJQAAAAAG6CUAAAAABuwkBAAAAAbwJQAAAAAG9CUAAAAABvgkBAAAAAb8JQAAAAAHACUAAAAABwQkCAAAAAcIJIAAAAAHDCUAAAAABxAkgAAAAAcUJAQAAAAHGCQEAAAABxwkBAAAAAcgJAQAAAAHJCQEAAAABAgAAAAEAIF4AANcZACAG9AcCAAAAAYEIQAAAAAGnCAEAAAABqAgBAAAAAc0IQAAAAAGDCQIAAAABAgAAAN8EACBeAADZGQAgBvQHAgAAAAGBCEAAAAABoggCAAAAAaMIAQAAAAGkCEAAAAABpQgCAAAAAQOPCAIAAAAB-ggCAAAAAfsIQAAAAAEB9AcCAAAAAQMAAACvAQAgXgAA1xkAIF8AAOAZACBAAAAArwEAIBAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIFcAAOAZACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIQMAAADiBAAgXgAA2RkAIF8AAOMZACAIAAAA4gQAIFcAAOMZACD0BwIA0g4AIYEIQADXDgAhpwgBANEOACGoCAEA0Q4AIc0IQADoDgAhgwkCANIOACEG9AcCANIOACGBCEAA1w4AIacIAQDRDgAhqAgBANEOACHNCEAA6A4AIYMJAgDSDgAhPhAAAIMYACARAACEGAAgEgAAhRgAIBMAAIYYACAUAACHGAAgFQAAiBgAIBYAAIkYACAXAACKGAAgHgAAjBgAIB8AAI0YACAkAACPGAAgJgAAjhgAICgAAJAYACAtAACRGAAgLwAAlRgAIDEAAJIYACAzAACUGAAgNAAAlxgAIDgAAJMYACA5AACWGAAgOgAAmBgAIDsAAJkYACA-AACaGAAgPwAAmxgAIEAAAJwYACBCAACdGAAgQwAAnhgAIEQAAJ8YACBFAACgGAAgRwAAoRgAIEgAAKIYACBKAACjGAAgSwAApBgAIE8AAKUYACBQAACmGAAgUQAApxgAIPQHAgAAAAGBCEAAAAABmQgBAAAAAc0IQAAAAAGpCQEAAAABtAkBAAAAAbUJQAAAAAG2CQEAAAABuAkAAAC4CQK5CUAAAAABuglAAAAAAbsJAQAAAAG8CUAAAAABvQlAAAAAAb4JAQAAAAG_CUAAAAABwAlAAAAAAcEJAgAAAAHCCSAAAAABwwlAAAAAAcQJIAAAAAHFCQEAAAABxgkBAAAAAccJAQAAAAHICQEAAAAByQkBAAAAAQIAAAABACBeAADkGQAgExgAAL4TACAZAAC_EwAgHAAAwRMAIB0AAMITACD0BwIAAAABgQhAAAAAAaAIQAAAAAGiCAIAAAABowgBAAAAAaQIQAAAAAGlCAIAAAABpwgBAAAAAfwIAgAAAAH9CCAAAAAB_gggAAAAAf8IAgAAAAGACUAAAAABgQkCAAAAAYIJAgAAAAECAAAAOQAgXgAA5hkAIAMAAACvAQAgXgAA5BkAIF8AAOoZACBAAAAArwEAIBAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIFcAAOoZACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIQMAAAA3ACBeAADmGQAgXwAA7RkAIBUAAAA3ACAYAACVEwAgGQAAlhMAIBwAAJgTACAdAACZEwAgVwAA7RkAIPQHAgDSDgAhgQhAANcOACGgCEAA1w4AIaIIAgDSDgAhowgBANEOACGkCEAA6A4AIaUIAgDpDgAhpwgBANEOACH8CAIA0g4AIf0IIACAEAAh_gggAIAQACH_CAIA0g4AIYAJQADXDgAhgQkCANIOACGCCQIA6Q4AIRMYAACVEwAgGQAAlhMAIBwAAJgTACAdAACZEwAg9AcCANIOACGBCEAA1w4AIaAIQADXDgAhoggCANIOACGjCAEA0Q4AIaQIQADoDgAhpQgCAOkOACGnCAEA0Q4AIfwIAgDSDgAh_QggAIAQACH-CCAAgBAAIf8IAgDSDgAhgAlAANcOACGBCQIA0g4AIYIJAgDpDgAhExgAAL4TACAZAAC_EwAgGwAAwBMAIBwAAMETACD0BwIAAAABgQhAAAAAAaAIQAAAAAGiCAIAAAABowgBAAAAAaQIQAAAAAGlCAIAAAABpwgBAAAAAfwIAgAAAAH9CCAAAAAB_gggAAAAAf8IAgAAAAGACUAAAAABgQkCAAAAAYIJAgAAAAECAAAAOQAgXgAA7hkAIAMAAAA3ACBeAADuGQAgXwAA8hkAIBUAAAA3ACAYAACVEwAgGQAAlhMAIBsAAJcTACAcAACYEwAgVwAA8hkAIPQHAgDSDgAhgQhAANcOACGgCEAA1w4AIaIIAgDSDgAhowgBANEOACGkCEAA6A4AIaUIAgDpDgAhpwgBANEOACH8CAIA0g4AIf0IIACAEAAh_gggAIAQACH_CAIA0g4AIYAJQADXDgAhgQkCANIOACGCCQIA6Q4AIRMYAACVEwAgGQAAlhMAIBsAAJcTACAcAACYEwAg9AcCANIOACGBCEAA1w4AIaAIQADXDgAhoggCANIOACGjCAEA0Q4AIaQIQADoDgAhpQgCAOkOACGnCAEA0Q4AIfwIAgDSDgAh_QggAIAQACH-CCAAgBAAIf8IAgDSDgAhgAlAANcOACGBCQIA0g4AIYIJAgDpDgAhExgAAL4TACAZAAC_EwAgGwAAwBMAIB0AAMITACD0BwIAAAABgQhAAAAAAaAIQAAAAAGiCAIAAAABowgBAAAAAaQIQAAAAAGlCAIAAAABpwgBAAAAAfwIAgAAAAH9CCAAAAAB_gggAAAAAf8IAgAAAAGACUAAAAABgQkCAAAAAYIJAgAAAAECAAAAOQAgXgAA8xkAID4QAACDGAAgEQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAfAACNGAAgJAAAjxgAICYAAI4YACAoAACQGAAgLQAAkRgAIC8AAJUYACAxAACSGAAgMwAAlBgAIDQAAJcYACA4AACTGAAgOQAAlhgAIDoAAJgYACA7AACZGAAgPgAAmhgAID8AAJsYACBAAACcGAAgQgAAnRgAIEMAAJ4YACBEAACfGAAgRQAAoBgAIEcAAKEYACBIAACiGAAgSgAAoxgAIEsAAKQYACBPAAClGAAgUAAAphgAIFEAAKcYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAAQAgXgAA9RkAIAMAAAA3ACBeAADzGQAgXwAA-RkAIBUAAAA3ACAYAACVEwAgGQAAlhMAIBsAAJcTACAdAACZEwAgVwAA-RkAIPQHAgDSDgAhgQhAANcOACGgCEAA1w4AIaIIAgDSDgAhowgBANEOACGkCEAA6A4AIaUIAgDpDgAhpwgBANEOACH8CAIA0g4AIf0IIACAEAAh_gggAIAQACH_CAIA0g4AIYAJQADXDgAhgQkCANIOACGCCQIA6Q4AIRMYAACVEwAgGQAAlhMAIBsAAJcTACAdAACZEwAg9AcCANIOACGBCEAA1w4AIaAIQADXDgAhoggCANIOACGjCAEA0Q4AIaQIQADoDgAhpQgCAOkOACGnCAEA0Q4AIfwIAgDSDgAh_QggAIAQACH-CCAAgBAAIf8IAgDSDgAhgAlAANcOACGBCQIA0g4AIYIJAgDpDgAhAwAAAK8BACBeAAD1GQAgXwAA_BkAIEAAAACvAQAgEAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAgVwAA_BkAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhPhAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhPhAAAIMYACARAACEGAAgEgAAhRgAIBQAAIcYACAVAACIGAAgFgAAiRgAIBcAAIoYACAbAACLGAAgHgAAjBgAIB8AAI0YACAkAACPGAAgJgAAjhgAICgAAJAYACAtAACRGAAgLwAAlRgAIDEAAJIYACAzAACUGAAgNAAAlxgAIDgAAJMYACA5AACWGAAgOgAAmBgAIDsAAJkYACA-AACaGAAgPwAAmxgAIEAAAJwYACBCAACdGAAgQwAAnhgAIEQAAJ8YACBFAACgGAAgRwAAoRgAIEgAAKIYACBKAACjGAAgSwAApBgAIE8AAKUYACBQAACmGAAgUQAApxgAIPQHAgAAAAGBCEAAAAABmQgBAAAAAc0IQAAAAAGpCQEAAAABtAkBAAAAAbUJQAAAAAG2CQEAAAABuAkAAAC4CQK5CUAAAAABuglAAAAAAbsJAQAAAAG8CUAAAAABvQlAAAAAAb4JAQAAAAG_CUAAAAABwAlAAAAAAcEJAgAAAAHCCSAAAAABwwlAAAAAAcQJIAAAAAHFCQEAAAABxgkBAAAAAccJAQAAAAHICQEAAAAByQkBAAAAAQIAAAABACBeAAD9GQAgAwAAAK8BACBeAAD9GQAgXwAAgRoAIEAAAACvAQAgEAAA4BQAIBEAAOEUACASAADiFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAgVwAAgRoAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhPhAAAOAUACARAADhFAAgEgAA4hQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhPhAAAIMYACARAACEGAAgEgAAhRgAIBMAAIYYACAVAACIGAAgFgAAiRgAIBcAAIoYACAbAACLGAAgHgAAjBgAIB8AAI0YACAkAACPGAAgJgAAjhgAICgAAJAYACAtAACRGAAgLwAAlRgAIDEAAJIYACAzAACUGAAgNAAAlxgAIDgAAJMYACA5AACWGAAgOgAAmBgAIDsAAJkYACA-AACaGAAgPwAAmxgAIEAAAJwYACBCAACdGAAgQwAAnhgAIEQAAJ8YACBFAACgGAAgRwAAoRgAIEgAAKIYACBKAACjGAAgSwAApBgAIE8AAKUYACBQAACmGAAgUQAApxgAIPQHAgAAAAGBCEAAAAABmQgBAAAAAc0IQAAAAAGpCQEAAAABtAkBAAAAAbUJQAAAAAG2CQEAAAABuAkAAAC4CQK5CUAAAAABuglAAAAAAbsJAQAAAAG8CUAAAAABvQlAAAAAAb4JAQAAAAG_CUAAAAABwAlAAAAAAcEJAgAAAAHCCSAAAAABwwlAAAAAAcQJIAAAAAHFCQEAAAABxgkBAAAAAccJAQAAAAHICQEAAAAByQkBAAAAAQIAAAABACBeAACCGgAgAwAAAK8BACBeAACCGgAgXwAAhhoAIEAAAACvAQAgEAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAgVwAAhhoAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhPhAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhPhAAAIMYACARAACEGAAgEgAAhRgAIBMAAIYYACAUAACHGAAgFgAAiRgAIBcAAIoYACAbAACLGAAgHgAAjBgAIB8AAI0YACAkAACPGAAgJgAAjhgAICgAAJAYACAtAACRGAAgLwAAlRgAIDEAAJIYACAzAACUGAAgNAAAlxgAIDgAAJMYACA5AACWGAAgOgAAmBgAIDsAAJkYACA-AACaGAAgPwAAmxgAIEAAAJwYACBCAACdGAAgQwAAnhgAIEQAAJ8YACBFAACgGAAgRwAAoRgAIEgAAKIYACBKAACjGAAgSwAApBgAIE8AAKUYACBQAACmGAAgUQAApxgAIPQHAgAAAAGBCEAAAAABmQgBAAAAAc0IQAAAAAGpCQEAAAABtAkBAAAAAbUJQAAAAAG2CQEAAAABuAkAAAC4CQK5CUAAAAABuglAAAAAAbsJAQAAAAG8CUAAAAABvQlAAAAAAb4JAQAAAAG_CUAAAAABwAlAAAAAAcEJAgAAAAHCCSAAAAABwwlAAAAAAcQJIAAAAAHFCQEAAAABxgkBAAAAAccJAQAAAAHICQEAAAAByQkBAAAAAQIAAAABACBeAACHGgAgAwAAAK8BACBeAACHGgAgXwAAixoAIEAAAACvAQAgEAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAgVwAAixoAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhPhAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhPhAAAIMYACARAACEGAAgEgAAhRgAIBMAAIYYACAUAACHGAAgFQAAiBgAIBcAAIoYACAbAACLGAAgHgAAjBgAIB8AAI0YACAkAACPGAAgJgAAjhgAICgAAJAYACAtAACRGAAgLwAAlRgAIDEAAJIYACAzAACUGAAgNAAAlxgAIDgAAJMYACA5AACWGAAgOgAAmBgAIDsAAJkYACA-AACaGAAgPwAAmxgAIEAAAJwYACBCAACdGAAgQwAAnhgAIEQAAJ8YACBFAACgGAAgRwAAoRgAIEgAAKIYACBKAACjGAAgSwAApBgAIE8AAKUYACBQAACmGAAgUQAApxgAIPQHAgAAAAGBCEAAAAABmQgBAAAAAc0IQAAAAAGpCQEAAAABtAkBAAAAAbUJQAAAAAG2CQEAAAABuAkAAAC4CQK5CUAAAAABuglAAAAAAbsJAQAAAAG8CUAAAAABvQlAAAAAAb4JAQAAAAG_CUAAAAABwAlAAAAAAcEJAgAAAAHCCSAAAAABwwlAAAAAAcQJIAAAAAHFCQEAAAABxgkBAAAAAccJAQAAAAHICQEAAAAByQkBAAAAAQIAAAABACBeAACMGgAgAwAAAK8BACBeAACMGgAgXwAAkBoAIEAAAACvAQAgEAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAgVwAAkBoAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhPhAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhC_QHAgAAAAGBCEAAAAABoAhAAAAAAaIIAgAAAAGkCEAAAAABpQgCAAAAAacIAQAAAAGsCAAAAOEIAsMIAQAAAAHhCAIAAAAB4ggCAAAAAQsZAACuEgAgIQAAtRIAICQAALASACD0BwIAAAABgQhAAAAAAaIIAgAAAAGkCEAAAAABpQgCAAAAAcMIAQAAAAHcCAIAAAAB3ggCAAAAAQIAAABfACBeAACSGgAgAwAAAFYAIF4AAJIaACBfAACWGgAgDQAAAFYAIBkAAIcSACAhAACGEgAgJAAAiRIAIFcAAJYaACD0BwIA0g4AIYEIQADXDgAhoggCANIOACGkCEAA6A4AIaUIAgDpDgAhwwgBANEOACHcCAIA0g4AId4IAgDSDgAhCxkAAIcSACAhAACGEgAgJAAAiRIAIPQHAgDSDgAhgQhAANcOACGiCAIA0g4AIaQIQADoDgAhpQgCAOkOACHDCAEA0Q4AIdwIAgDSDgAh3ggCANIOACEQGQAAshIAICAAALESACAlAAC8EgAgJwAAtBIAIPQHAgAAAAGBCEAAAAABoAhAAAAAAaIIAgAAAAGkCEAAAAABpQgCAAAAAacIAQAAAAGsCAAAAOEIAsMIAQAAAAHfCAIAAAAB4QgCAAAAAeIIAgAAAAECAAAAUAAgXgAAlxoAID4QAACDGAAgEQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgJAAAjxgAICYAAI4YACAoAACQGAAgLQAAkRgAIC8AAJUYACAxAACSGAAgMwAAlBgAIDQAAJcYACA4AACTGAAgOQAAlhgAIDoAAJgYACA7AACZGAAgPgAAmhgAID8AAJsYACBAAACcGAAgQgAAnRgAIEMAAJ4YACBEAACfGAAgRQAAoBgAIEcAAKEYACBIAACiGAAgSgAAoxgAIEsAAKQYACBPAAClGAAgUAAAphgAIFEAAKcYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAAQAgXgAAmRoAIAP0BwIAAAABkQgBAAAAAccIAQAAAAECAAAA3AYAIF4AAJsaACA-EAAAgxgAIBEAAIQYACASAACFGAAgEwAAhhgAIBQAAIcYACAVAACIGAAgFgAAiRgAIBcAAIoYACAbAACLGAAgHgAAjBgAIB8AAI0YACAkAACPGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA6AACYGAAgOwAAmRgAID4AAJoYACA_AACbGAAgQAAAnBgAIEIAAJ0YACBDAACeGAAgRAAAnxgAIEUAAKAYACBHAAChGAAgSAAAohgAIEoAAKMYACBLAACkGAAgTwAApRgAIFAAAKYYACBRAACnGAAg9AcCAAAAAYEIQAAAAAGZCAEAAAABzQhAAAAAAakJAQAAAAG0CQEAAAABtQlAAAAAAbYJAQAAAAG4CQAAALgJArkJQAAAAAG6CUAAAAABuwkBAAAAAbwJQAAAAAG9CUAAAAABvgkBAAAAAb8JQAAAAAHACUAAAAABwQkCAAAAAcIJIAAAAAHDCUAAAAABxAkgAAAAAcUJAQAAAAHGCQEAAAABxwkBAAAAAcgJAQAAAAHJCQEAAAABAgAAAAEAIF4AAJ0aACAH9AcCAAAAAYEIQAAAAAGiCAIAAAABpAhAAAAAAaUIAgAAAAHDCAEAAAAB3ggCAAAAAQMAAACvAQAgXgAAmRoAIF8AAKIaACBAAAAArwEAIBAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIFcAAKIaACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIQMAAABSACBeAACbGgAgXwAApRoAIAUAAABSACBXAAClGgAg9AcCANIOACGRCAEA0Q4AIccIAQDRDgAhA_QHAgDSDgAhkQgBANEOACHHCAEA0Q4AIQOBCEAAAAABjwgCAAAAAaYIAgAAAAEDAAAArwEAIF4AAJ0aACBfAACpGgAgQAAAAK8BACAQAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACBXAACpGgAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACEDAAAATgAgXgAAlxoAIF8AAKwaACASAAAATgAgGQAAnRIAICAAAJwSACAlAAC7EgAgJwAAnxIAIFcAAKwaACD0BwIA0g4AIYEIQADXDgAhoAhAANcOACGiCAIA0g4AIaQIQADoDgAhpQgCAOkOACGnCAEA0Q4AIawIAACbEuEIIsMIAQDRDgAh3wgCAOkOACHhCAIA6Q4AIeIIAgDSDgAhEBkAAJ0SACAgAACcEgAgJQAAuxIAICcAAJ8SACD0BwIA0g4AIYEIQADXDgAhoAhAANcOACGiCAIA0g4AIaQIQADoDgAhpQgCAOkOACGnCAEA0Q4AIawIAACbEuEIIsMIAQDRDgAh3wgCAOkOACHhCAIA6Q4AIeIIAgDSDgAhPhAAAIMYACARAACEGAAgEgAAhRgAIBMAAIYYACAUAACHGAAgFQAAiBgAIBYAAIkYACAXAACKGAAgGwAAixgAIB4AAIwYACAfAACNGAAgJgAAjhgAICgAAJAYACAtAACRGAAgLwAAlRgAIDEAAJIYACAzAACUGAAgNAAAlxgAIDgAAJMYACA5AACWGAAgOgAAmBgAIDsAAJkYACA-AACaGAAgPwAAmxgAIEAAAJwYACBCAACdGAAgQwAAnhgAIEQAAJ8YACBFAACgGAAgRwAAoRgAIEgAAKIYACBKAACjGAAgSwAApBgAIE8AAKUYACBQAACmGAAgUQAApxgAIPQHAgAAAAGBCEAAAAABmQgBAAAAAc0IQAAAAAGpCQEAAAABtAkBAAAAAbUJQAAAAAG2CQEAAAABuAkAAAC4CQK5CUAAAAABuglAAAAAAbsJAQAAAAG8CUAAAAABvQlAAAAAAb4JAQAAAAG_CUAAAAABwAlAAAAAAcEJAgAAAAHCCSAAAAABwwlAAAAAAcQJIAAAAAHFCQEAAAABxgkBAAAAAccJAQAAAAHICQEAAAAByQkBAAAAAQIAAAABACBeAACtGgAgCxkAAK4SACAhAAC1EgAgIgAArxIAIPQHAgAAAAGBCEAAAAABoggCAAAAAaQIQAAAAAGlCAIAAAABwwgBAAAAAdwIAgAAAAHeCAIAAAABAgAAAF8AIF4AAK8aACADAAAArwEAIF4AAK0aACBfAACzGgAgQAAAAK8BACAQAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACBXAACzGgAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACEDAAAAVgAgXgAArxoAIF8AALYaACANAAAAVgAgGQAAhxIAICEAAIYSACAiAACIEgAgVwAAthoAIPQHAgDSDgAhgQhAANcOACGiCAIA0g4AIaQIQADoDgAhpQgCAOkOACHDCAEA0Q4AIdwIAgDSDgAh3ggCANIOACELGQAAhxIAICEAAIYSACAiAACIEgAg9AcCANIOACGBCEAA1w4AIaIIAgDSDgAhpAhAAOgOACGlCAIA6Q4AIcMIAQDRDgAh3AgCANIOACHeCAIA0g4AIRAZAACyEgAgIAAAsRIAICUAALwSACAmAACzEgAg9AcCAAAAAYEIQAAAAAGgCEAAAAABoggCAAAAAaQIQAAAAAGlCAIAAAABpwgBAAAAAawIAAAA4QgCwwgBAAAAAd8IAgAAAAHhCAIAAAAB4ggCAAAAAQIAAABQACBeAAC3GgAgAwAAAE4AIF4AALcaACBfAAC7GgAgEgAAAE4AIBkAAJ0SACAgAACcEgAgJQAAuxIAICYAAJ4SACBXAAC7GgAg9AcCANIOACGBCEAA1w4AIaAIQADXDgAhoggCANIOACGkCEAA6A4AIaUIAgDpDgAhpwgBANEOACGsCAAAmxLhCCLDCAEA0Q4AId8IAgDpDgAh4QgCAOkOACHiCAIA0g4AIRAZAACdEgAgIAAAnBIAICUAALsSACAmAACeEgAg9AcCANIOACGBCEAA1w4AIaAIQADXDgAhoggCANIOACGkCEAA6A4AIaUIAgDpDgAhpwgBANEOACGsCAAAmxLhCCLDCAEA0Q4AId8IAgDpDgAh4QgCAOkOACHiCAIA0g4AIT4QAACDGAAgEQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC8AAJUYACAxAACSGAAgMwAAlBgAIDQAAJcYACA4AACTGAAgOQAAlhgAIDoAAJgYACA7AACZGAAgPgAAmhgAID8AAJsYACBAAACcGAAgQgAAnRgAIEMAAJ4YACBEAACfGAAgRQAAoBgAIEcAAKEYACBIAACiGAAgSgAAoxgAIEsAAKQYACBPAAClGAAgUAAAphgAIFEAAKcYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAAQAgXgAAvBoAIBggAQAAAAH0BwIAAAABgQhAAAAAAZAIAgAAAAGgCEAAAAABpAhAAAAAAaUIAgAAAAGnCAEAAAABqAgBAAAAAawIAAAAzAgCtwgQAAAAAcIIEAAAAAHHCAEAAAAByAgBAAAAAckIEAAAAAHKCAIAAAABzAgBAAAAAc0IQAAAAAHOCAIAAAABzwggAAAAAdAIAQAAAAHRCAEAAAAB0ggCAAAAAdMIAgAAAAEDAAAArwEAIF4AALwaACBfAADBGgAgQAAAAK8BACAQAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACBXAADBGgAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACELBAAA5xEAIPQHAgAAAAGBCEAAAAABkAgCAAAAAZEIAQAAAAGoCAEAAAABrAgAAADVCALHCAEAAAAB0ggCAAAAAdMIAgAAAAHVCCAAAAABAgAAAGwAIF4AAMIaACAGpwgBAAAAAbQIAgAAAAG1CAIAAAABtwgQAAAAAbgIAgAAAAG5CAEAAAABCvQHAgAAAAGBCEAAAAABoggCAAAAAaQIQAAAAAGlCAIAAAABpwgBAAAAAcIIAgAAAAHDCAEAAAABxAgBAAAAAcUIQAAAAAEDAAAAagAgXgAAwhoAIF8AAMgaACANAAAAagAgBAAA2REAIFcAAMgaACD0BwIA0g4AIYEIQADXDgAhkAgCANIOACGRCAEA0Q4AIagIAQDRDgAhrAgAANgR1QgixwgBANEOACHSCAIA0g4AIdMIAgDSDgAh1QggAIAQACELBAAA2REAIPQHAgDSDgAhgQhAANcOACGQCAIA0g4AIZEIAQDRDgAhqAgBANEOACGsCAAA2BHVCCLHCAEA0Q4AIdIIAgDSDgAh0wgCANIOACHVCCAAgBAAIT4QAACDGAAgEQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDoAAJgYACA7AACZGAAgPgAAmhgAID8AAJsYACBAAACcGAAgQgAAnRgAIEMAAJ4YACBEAACfGAAgRQAAoBgAIEcAAKEYACBIAACiGAAgSgAAoxgAIEsAAKQYACBPAAClGAAgUAAAphgAIFEAAKcYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAAQAgXgAAyRoAIAMAAACvAQAgXgAAyRoAIF8AAM0aACBAAAAArwEAIBAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIFcAAM0aACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAACDGAAgEQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAxAACSGAAgMwAAlBgAIDQAAJcYACA4AACTGAAgOQAAlhgAIDoAAJgYACA7AACZGAAgPgAAmhgAID8AAJsYACBAAACcGAAgQgAAnRgAIEMAAJ4YACBEAACfGAAgRQAAoBgAIEcAAKEYACBIAACiGAAgSgAAoxgAIEsAAKQYACBPAAClGAAgUAAAphgAIFEAAKcYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAAQAgXgAAzhoAIBsgAQAAAAEpAADQEQAgKwAA0REAIPQHAgAAAAGBCEAAAAABkAgCAAAAAaAIQAAAAAGkCEAAAAABpQgCAAAAAacIAQAAAAGoCAEAAAABrAgAAADMCAK0CAIAAAABtwgQAAAAAcIIEAAAAAHHCAEAAAAByAgBAAAAAckIEAAAAAHKCAIAAAABzAgBAAAAAc0IQAAAAAHOCAIAAAABzwggAAAAAdAIAQAAAAHRCAEAAAAB0ggCAAAAAdMIAgAAAAECAAAAcAAgXgAA0BoAIAMAAACvAQAgXgAAzhoAIF8AANQaACBAAAAArwEAIBAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIFcAANQaACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIQMAAABuACBeAADQGgAgXwAA1xoAIB0AAABuACAgAQDRDgAhKQAAuBEAICsAALkRACBXAADXGgAg9AcCANIOACGBCEAA1w4AIZAIAgDpDgAhoAhAANcOACGkCEAA6A4AIaUIAgDpDgAhpwgBANEOACGoCAEA0Q4AIawIAAC3EcwIIrQIAgDpDgAhtwgQAPcQACHCCBAA9xAAIccIAQD9DgAhyAgBAP0OACHJCBAAthEAIcoIAgDSDgAhzAgBAP0OACHNCEAA6A4AIc4IAgDSDgAhzwggAIAQACHQCAEA0Q4AIdEIAQDRDgAh0ggCANIOACHTCAIA0g4AIRsgAQDRDgAhKQAAuBEAICsAALkRACD0BwIA0g4AIYEIQADXDgAhkAgCAOkOACGgCEAA1w4AIaQIQADoDgAhpQgCAOkOACGnCAEA0Q4AIagIAQDRDgAhrAgAALcRzAgitAgCAOkOACG3CBAA9xAAIcIIEAD3EAAhxwgBAP0OACHICAEA_Q4AIckIEAC2EQAhyggCANIOACHMCAEA_Q4AIc0IQADoDgAhzggCANIOACHPCCAAgBAAIdAIAQDRDgAh0QgBANEOACHSCAIA0g4AIdMIAgDSDgAhPhAAAIMYACARAACEGAAgEgAAhRgAIBMAAIYYACAUAACHGAAgFQAAiBgAIBYAAIkYACAXAACKGAAgGwAAixgAIB4AAIwYACAfAACNGAAgJAAAjxgAICYAAI4YACAoAACQGAAgLQAAkRgAIC8AAJUYACAzAACUGAAgNAAAlxgAIDgAAJMYACA5AACWGAAgOgAAmBgAIDsAAJkYACA-AACaGAAgPwAAmxgAIEAAAJwYACBCAACdGAAgQwAAnhgAIEQAAJ8YACBFAACgGAAgRwAAoRgAIEgAAKIYACBKAACjGAAgSwAApBgAIE8AAKUYACBQAACmGAAgUQAApxgAIPQHAgAAAAGBCEAAAAABmQgBAAAAAc0IQAAAAAGpCQEAAAABtAkBAAAAAbUJQAAAAAG2CQEAAAABuAkAAAC4CQK5CUAAAAABuglAAAAAAbsJAQAAAAG8CUAAAAABvQlAAAAAAb4JAQAAAAG_CUAAAAABwAlAAAAAAcEJAgAAAAHCCSAAAAABwwlAAAAAAcQJIAAAAAHFCQEAAAABxgkBAAAAAccJAQAAAAHICQEAAAAByQkBAAAAAQIAAAABACBeAADYGgAgBqcIAQAAAAG0CAIAAAABtggCAAAAAbcIEAAAAAG4CAIAAAABuQgBAAAAAQKgCEAAAAABtAgCAAAAAQMAAACvAQAgXgAA2BoAIF8AAN4aACBAAAAArwEAIBAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIFcAAN4aACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIRsgAQAAAAEpAADQEQAgLwAA0hEAIPQHAgAAAAGBCEAAAAABkAgCAAAAAaAIQAAAAAGkCEAAAAABpQgCAAAAAacIAQAAAAGoCAEAAAABrAgAAADMCAK0CAIAAAABtwgQAAAAAcIIEAAAAAHHCAEAAAAByAgBAAAAAckIEAAAAAHKCAIAAAABzAgBAAAAAc0IQAAAAAHOCAIAAAABzwggAAAAAdAIAQAAAAHRCAEAAAAB0ggCAAAAAdMIAgAAAAECAAAAcAAgXgAA3xoAIAwqAACeEQAgLQAAoBEAIPQHAgAAAAGBCEAAAAABoAhAAAAAAawIAAAAvggCuwgAAAC7CAK8CAIAAAABvghAAAAAAb8IAQAAAAHACAIAAAABwQgBAAAAAQIAAACHAQAgXgAA4RoAIAMAAABuACBeAADfGgAgXwAA5RoAIB0AAABuACAgAQDRDgAhKQAAuBEAIC8AALoRACBXAADlGgAg9AcCANIOACGBCEAA1w4AIZAIAgDpDgAhoAhAANcOACGkCEAA6A4AIaUIAgDpDgAhpwgBANEOACGoCAEA0Q4AIawIAAC3EcwIIrQIAgDpDgAhtwgQAPcQACHCCBAA9xAAIccIAQD9DgAhyAgBAP0OACHJCBAAthEAIcoIAgDSDgAhzAgBAP0OACHNCEAA6A4AIc4IAgDSDgAhzwggAIAQACHQCAEA0Q4AIdEIAQDRDgAh0ggCANIOACHTCAIA0g4AIRsgAQDRDgAhKQAAuBEAIC8AALoRACD0BwIA0g4AIYEIQADXDgAhkAgCAOkOACGgCEAA1w4AIaQIQADoDgAhpQgCAOkOACGnCAEA0Q4AIagIAQDRDgAhrAgAALcRzAgitAgCAOkOACG3CBAA9xAAIcIIEAD3EAAhxwgBAP0OACHICAEA_Q4AIckIEAC2EQAhyggCANIOACHMCAEA_Q4AIc0IQADoDgAhzggCANIOACHPCCAAgBAAIdAIAQDRDgAh0QgBANEOACHSCAIA0g4AIdMIAgDSDgAhAwAAAIUBACBeAADhGgAgXwAA6BoAIA4AAACFAQAgKgAAgxEAIC0AAIURACBXAADoGgAg9AcCANIOACGBCEAA1w4AIaAIQADXDgAhrAgAAIIRvggiuwgAAIERuwgivAgCANIOACG-CEAA6A4AIb8IAQD9DgAhwAgCAOkOACHBCAEA_Q4AIQwqAACDEQAgLQAAhREAIPQHAgDSDgAhgQhAANcOACGgCEAA1w4AIawIAACCEb4IIrsIAACBEbsIIrwIAgDSDgAhvghAAOgOACG_CAEA_Q4AIcAIAgDpDgAhwQgBAP0OACEMKgAAnhEAICsAAJ8RACD0BwIAAAABgQhAAAAAAaAIQAAAAAGsCAAAAL4IArsIAAAAuwgCvAgCAAAAAb4IQAAAAAG_CAEAAAABwAgCAAAAAcEIAQAAAAECAAAAhwEAIF4AAOkaACADAAAAhQEAIF4AAOkaACBfAADtGgAgDgAAAIUBACAqAACDEQAgKwAAhBEAIFcAAO0aACD0BwIA0g4AIYEIQADXDgAhoAhAANcOACGsCAAAghG-CCK7CAAAgRG7CCK8CAIA0g4AIb4IQADoDgAhvwgBAP0OACHACAIA6Q4AIcEIAQD9DgAhDCoAAIMRACArAACEEQAg9AcCANIOACGBCEAA1w4AIaAIQADXDgAhrAgAAIIRvggiuwgAAIERuwgivAgCANIOACG-CEAA6A4AIb8IAQD9DgAhwAgCAOkOACHBCAEA_Q4AIT4QAACDGAAgEQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOQAAlhgAIDoAAJgYACA7AACZGAAgPgAAmhgAID8AAJsYACBAAACcGAAgQgAAnRgAIEMAAJ4YACBEAACfGAAgRQAAoBgAIEcAAKEYACBIAACiGAAgSgAAoxgAIEsAAKQYACBPAAClGAAgUAAAphgAIFEAAKcYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAAQAgXgAA7hoAIAb0BwIAAAABgQhAAAAAAaIIAgAAAAGjCAEAAAABpAhAAAAAAaUIAgAAAAEDgQhAAAAAAY8IAgAAAAGmCAIAAAABAwAAAK8BACBeAADuGgAgXwAA9BoAIEAAAACvAQAgEAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAgVwAA9BoAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhPhAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhPhAAAIMYACARAACEGAAgEgAAhRgAIBMAAIYYACAUAACHGAAgFQAAiBgAIBYAAIkYACAXAACKGAAgGwAAixgAIB4AAIwYACAfAACNGAAgJAAAjxgAICYAAI4YACAoAACQGAAgLQAAkRgAIC8AAJUYACAxAACSGAAgMwAAlBgAIDgAAJMYACA5AACWGAAgOgAAmBgAIDsAAJkYACA-AACaGAAgPwAAmxgAIEAAAJwYACBCAACdGAAgQwAAnhgAIEQAAJ8YACBFAACgGAAgRwAAoRgAIEgAAKIYACBKAACjGAAgSwAApBgAIE8AAKUYACBQAACmGAAgUQAApxgAIPQHAgAAAAGBCEAAAAABmQgBAAAAAc0IQAAAAAGpCQEAAAABtAkBAAAAAbUJQAAAAAG2CQEAAAABuAkAAAC4CQK5CUAAAAABuglAAAAAAbsJAQAAAAG8CUAAAAABvQlAAAAAAb4JAQAAAAG_CUAAAAABwAlAAAAAAcEJAgAAAAHCCSAAAAABwwlAAAAAAcQJIAAAAAHFCQEAAAABxgkBAAAAAccJAQAAAAHICQEAAAAByQkBAAAAAQIAAAABACBeAAD1GgAgFhkAAOYQACAzAADnEAAgNQAA6RAAIDYAAOoQACD0BwIAAAABgQhAAAAAAZwIAQAAAAGdCAQAAAABnwgBAAAAAaAIQAAAAAGiCAIAAAABpwgBAAAAAagIAQAAAAGqCAAAAKoIAqwIAAAArAgCrQgIAAAAAa4IAgAAAAGvCAIAAAABsAgBAAAAAbEIAgAAAAGyCAIAAAABswgCAAAAAQIAAACLAQAgXgAA9xoAIAMAAACvAQAgXgAA9RoAIF8AAPsaACBAAAAArwEAIBAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIFcAAPsaACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIQMAAACJAQAgXgAA9xoAIF8AAP4aACAYAAAAiQEAIBkAAL8QACAzAADAEAAgNQAAwhAAIDYAAMMQACBXAAD-GgAg9AcCANIOACGBCEAA1w4AIZwIAQDRDgAhnQgEAIwQACGfCAEA0Q4AIaAIQADXDgAhoggCANIOACGnCAEA0Q4AIagIAQDRDgAhqggAALwQqggirAgAAL0QrAgirQgIAL4QACGuCAIA6Q4AIa8IAgDpDgAhsAgBAP0OACGxCAIA0g4AIbIIAgDSDgAhswgCANIOACEWGQAAvxAAIDMAAMAQACA1AADCEAAgNgAAwxAAIPQHAgDSDgAhgQhAANcOACGcCAEA0Q4AIZ0IBACMEAAhnwgBANEOACGgCEAA1w4AIaIIAgDSDgAhpwgBANEOACGoCAEA0Q4AIaoIAAC8EKoIIqwIAAC9EKwIIq0ICAC-EAAhrggCAOkOACGvCAIA6Q4AIbAIAQD9DgAhsQgCANIOACGyCAIA0g4AIbMIAgDSDgAhPhAAAIMYACARAACEGAAgEgAAhRgAIBMAAIYYACAUAACHGAAgFQAAiBgAIBYAAIkYACAXAACKGAAgGwAAixgAIB4AAIwYACAfAACNGAAgJAAAjxgAICYAAI4YACAoAACQGAAgLQAAkRgAIC8AAJUYACAxAACSGAAgNAAAlxgAIDgAAJMYACA5AACWGAAgOgAAmBgAIDsAAJkYACA-AACaGAAgPwAAmxgAIEAAAJwYACBCAACdGAAgQwAAnhgAIEQAAJ8YACBFAACgGAAgRwAAoRgAIEgAAKIYACBKAACjGAAgSwAApBgAIE8AAKUYACBQAACmGAAgUQAApxgAIPQHAgAAAAGBCEAAAAABmQgBAAAAAc0IQAAAAAGpCQEAAAABtAkBAAAAAbUJQAAAAAG2CQEAAAABuAkAAAC4CQK5CUAAAAABuglAAAAAAbsJAQAAAAG8CUAAAAABvQlAAAAAAb4JAQAAAAG_CUAAAAABwAlAAAAAAcEJAgAAAAHCCSAAAAABwwlAAAAAAcQJIAAAAAHFCQEAAAABxgkBAAAAAccJAQAAAAHICQEAAAAByQkBAAAAAQIAAAABACBeAAD_GgAgFhkAAOYQACA0AADoEAAgNQAA6RAAIDYAAOoQACD0BwIAAAABgQhAAAAAAZwIAQAAAAGdCAQAAAABnwgBAAAAAaAIQAAAAAGiCAIAAAABpwgBAAAAAagIAQAAAAGqCAAAAKoIAqwIAAAArAgCrQgIAAAAAa4IAgAAAAGvCAIAAAABsAgBAAAAAbEIAgAAAAGyCAIAAAABswgCAAAAAQIAAACLAQAgXgAAgRsAIAMAAACvAQAgXgAA_xoAIF8AAIUbACBAAAAArwEAIBAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIFcAAIUbACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIQMAAACJAQAgXgAAgRsAIF8AAIgbACAYAAAAiQEAIBkAAL8QACA0AADBEAAgNQAAwhAAIDYAAMMQACBXAACIGwAg9AcCANIOACGBCEAA1w4AIZwIAQDRDgAhnQgEAIwQACGfCAEA0Q4AIaAIQADXDgAhoggCANIOACGnCAEA0Q4AIagIAQDRDgAhqggAALwQqggirAgAAL0QrAgirQgIAL4QACGuCAIA6Q4AIa8IAgDpDgAhsAgBAP0OACGxCAIA0g4AIbIIAgDSDgAhswgCANIOACEWGQAAvxAAIDQAAMEQACA1AADCEAAgNgAAwxAAIPQHAgDSDgAhgQhAANcOACGcCAEA0Q4AIZ0IBACMEAAhnwgBANEOACGgCEAA1w4AIaIIAgDSDgAhpwgBANEOACGoCAEA0Q4AIaoIAAC8EKoIIqwIAAC9EKwIIq0ICAC-EAAhrggCAOkOACGvCAIA6Q4AIbAIAQD9DgAhsQgCANIOACGyCAIA0g4AIbMIAgDSDgAhFhkAAOYQACAzAADnEAAgNAAA6BAAIDYAAOoQACD0BwIAAAABgQhAAAAAAZwIAQAAAAGdCAQAAAABnwgBAAAAAaAIQAAAAAGiCAIAAAABpwgBAAAAAagIAQAAAAGqCAAAAKoIAqwIAAAArAgCrQgIAAAAAa4IAgAAAAGvCAIAAAABsAgBAAAAAbEIAgAAAAGyCAIAAAABswgCAAAAAQIAAACLAQAgXgAAiRsAIAMAAACJAQAgXgAAiRsAIF8AAI0bACAYAAAAiQEAIBkAAL8QACAzAADAEAAgNAAAwRAAIDYAAMMQACBXAACNGwAg9AcCANIOACGBCEAA1w4AIZwIAQDRDgAhnQgEAIwQACGfCAEA0Q4AIaAIQADXDgAhoggCANIOACGnCAEA0Q4AIagIAQDRDgAhqggAALwQqggirAgAAL0QrAgirQgIAL4QACGuCAIA6Q4AIa8IAgDpDgAhsAgBAP0OACGxCAIA0g4AIbIIAgDSDgAhswgCANIOACEWGQAAvxAAIDMAAMAQACA0AADBEAAgNgAAwxAAIPQHAgDSDgAhgQhAANcOACGcCAEA0Q4AIZ0IBACMEAAhnwgBANEOACGgCEAA1w4AIaIIAgDSDgAhpwgBANEOACGoCAEA0Q4AIaoIAAC8EKoIIqwIAAC9EKwIIq0ICAC-EAAhrggCAOkOACGvCAIA6Q4AIbAIAQD9DgAhsQgCANIOACGyCAIA0g4AIbMIAgDSDgAhPhAAAIMYACARAACEGAAgEgAAhRgAIBMAAIYYACAUAACHGAAgFQAAiBgAIBYAAIkYACAXAACKGAAgGwAAixgAIB4AAIwYACAfAACNGAAgJAAAjxgAICYAAI4YACAoAACQGAAgLQAAkRgAIC8AAJUYACAxAACSGAAgMwAAlBgAIDQAAJcYACA4AACTGAAgOQAAlhgAIDsAAJkYACA-AACaGAAgPwAAmxgAIEAAAJwYACBCAACdGAAgQwAAnhgAIEQAAJ8YACBFAACgGAAgRwAAoRgAIEgAAKIYACBKAACjGAAgSwAApBgAIE8AAKUYACBQAACmGAAgUQAApxgAIPQHAgAAAAGBCEAAAAABmQgBAAAAAc0IQAAAAAGpCQEAAAABtAkBAAAAAbUJQAAAAAG2CQEAAAABuAkAAAC4CQK5CUAAAAABuglAAAAAAbsJAQAAAAG8CUAAAAABvQlAAAAAAb4JAQAAAAG_CUAAAAABwAlAAAAAAcEJAgAAAAHCCSAAAAABwwlAAAAAAcQJIAAAAAHFCQEAAAABxgkBAAAAAccJAQAAAAHICQEAAAAByQkBAAAAAQIAAAABACBeAACOGwAgAwAAAK8BACBeAACOGwAgXwAAkhsAIEAAAACvAQAgEAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAgVwAAkhsAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhPhAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhPhAAAIMYACARAACEGAAgEgAAhRgAIBMAAIYYACAUAACHGAAgFQAAiBgAIBYAAIkYACAXAACKGAAgGwAAixgAIB4AAIwYACAfAACNGAAgJAAAjxgAICYAAI4YACAoAACQGAAgLQAAkRgAIC8AAJUYACAxAACSGAAgMwAAlBgAIDQAAJcYACA4AACTGAAgOQAAlhgAIDoAAJgYACA-AACaGAAgPwAAmxgAIEAAAJwYACBCAACdGAAgQwAAnhgAIEQAAJ8YACBFAACgGAAgRwAAoRgAIEgAAKIYACBKAACjGAAgSwAApBgAIE8AAKUYACBQAACmGAAgUQAApxgAIPQHAgAAAAGBCEAAAAABmQgBAAAAAc0IQAAAAAGpCQEAAAABtAkBAAAAAbUJQAAAAAG2CQEAAAABuAkAAAC4CQK5CUAAAAABuglAAAAAAbsJAQAAAAG8CUAAAAABvQlAAAAAAb4JAQAAAAG_CUAAAAABwAlAAAAAAcEJAgAAAAHCCSAAAAABwwlAAAAAAcQJIAAAAAHFCQEAAAABxgkBAAAAAccJAQAAAAHICQEAAAAByQkBAAAAAQIAAAABACBeAACTGwAgAwAAAK8BACBeAACTGwAgXwAAlxsAIEAAAACvAQAgEAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAgVwAAlxsAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhPhAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhFhkAAOYQACAzAADnEAAgNAAA6BAAIDUAAOkQACD0BwIAAAABgQhAAAAAAZwIAQAAAAGdCAQAAAABnwgBAAAAAaAIQAAAAAGiCAIAAAABpwgBAAAAAagIAQAAAAGqCAAAAKoIAqwIAAAArAgCrQgIAAAAAa4IAgAAAAGvCAIAAAABsAgBAAAAAbEIAgAAAAGyCAIAAAABswgCAAAAAQIAAACLAQAgXgAAmBsAIAsEAACcEAAg9AcCAAAAAYEIQAAAAAGQCAIAAAABkQgBAAAAAZwIAQAAAAGdCAQAAAABnggBAAAAAZ8IAQAAAAGgCEAAAAABoQgBAAAAAQIAAACnAQAgXgAAmhsAIAMAAACJAQAgXgAAmBsAIF8AAJ4bACAYAAAAiQEAIBkAAL8QACAzAADAEAAgNAAAwRAAIDUAAMIQACBXAACeGwAg9AcCANIOACGBCEAA1w4AIZwIAQDRDgAhnQgEAIwQACGfCAEA0Q4AIaAIQADXDgAhoggCANIOACGnCAEA0Q4AIagIAQDRDgAhqggAALwQqggirAgAAL0QrAgirQgIAL4QACGuCAIA6Q4AIa8IAgDpDgAhsAgBAP0OACGxCAIA0g4AIbIIAgDSDgAhswgCANIOACEWGQAAvxAAIDMAAMAQACA0AADBEAAgNQAAwhAAIPQHAgDSDgAhgQhAANcOACGcCAEA0Q4AIZ0IBACMEAAhnwgBANEOACGgCEAA1w4AIaIIAgDSDgAhpwgBANEOACGoCAEA0Q4AIaoIAAC8EKoIIqwIAAC9EKwIIq0ICAC-EAAhrggCAOkOACGvCAIA6Q4AIbAIAQD9DgAhsQgCANIOACGyCAIA0g4AIbMIAgDSDgAhAwAAAJkBACBeAACaGwAgXwAAoRsAIA0AAACZAQAgBAAAlRAAIFcAAKEbACD0BwIA0g4AIYEIQADXDgAhkAgCANIOACGRCAEA0Q4AIZwIAQDRDgAhnQgEAIwQACGeCAEA0Q4AIZ8IAQDRDgAhoAhAANcOACGhCAEA0Q4AIQsEAACVEAAg9AcCANIOACGBCEAA1w4AIZAIAgDSDgAhkQgBANEOACGcCAEA0Q4AIZ0IBACMEAAhnggBANEOACGfCAEA0Q4AIaAIQADXDgAhoQgBANEOACE-EAAAgxgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA6AACYGAAgOwAAmRgAID4AAJoYACA_AACbGAAgQAAAnBgAIEIAAJ0YACBDAACeGAAgRAAAnxgAIEUAAKAYACBHAAChGAAgSAAAohgAIEoAAKMYACBLAACkGAAgTwAApRgAIFAAAKYYACBRAACnGAAg9AcCAAAAAYEIQAAAAAGZCAEAAAABzQhAAAAAAakJAQAAAAG0CQEAAAABtQlAAAAAAbYJAQAAAAG4CQAAALgJArkJQAAAAAG6CUAAAAABuwkBAAAAAbwJQAAAAAG9CUAAAAABvgkBAAAAAb8JQAAAAAHACUAAAAABwQkCAAAAAcIJIAAAAAHDCUAAAAABxAkgAAAAAcUJAQAAAAHGCQEAAAABxwkBAAAAAcgJAQAAAAHJCQEAAAABAgAAAAEAIF4AAKIbACAE9AcCAAAAAfwHAADFDwAggQhAAAAAAY8IAgAAAAEJ-QcAAQAAAfoHAAEAAAH8BwAA7A4AIP0HAgAAAAH-B0AAAAAB_wcCAAAAAYAIQAAAAAGBCEAAAAABgghAAAAAAQwGAACgDwAgCAAAoQ8AIPQHAgAAAAH8BwAAnw8AIP8HAgAAAAGBCEAAAAABgghAAAAAAYoIAAEAAAGLCAEAAAABjAgBAAAAAY0IQAAAAAGOCEAAAAABAgAAAA8AIF4AAKYbACADAAAADQAgXgAAphsAIF8AAKobACAOAAAADQAgBgAA_g4AIAgAAP8OACBXAACqGwAg9AcCANIOACH8BwAA-w4AIP8HAgDSDgAhgQhAANcOACGCCEAA1w4AIYoIAAH8DgAhiwgBAP0OACGMCAEA_Q4AIY0IQADoDgAhjghAAOgOACEMBgAA_g4AIAgAAP8OACD0BwIA0g4AIfwHAAD7DgAg_wcCANIOACGBCEAA1w4AIYIIQADXDgAhiggAAfwOACGLCAEA_Q4AIYwIAQD9DgAhjQhAAOgOACGOCEAA6A4AIQv0BwIAAAAB_AcAAJAPACCBCEAAAAABgghAAAAAAYcIAAEAAAGPCAIAAAABkQgBAAAAAegIQAAAAAGxCQEAAAABsglAAAAAAbMJAgAAAAEDAAAArwEAIF4AAKIbACBfAACuGwAgQAAAAK8BACAQAADgFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACBXAACuGwAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAA4BQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACELBAAA9w8AIAwAAPkPACAOAAD6DwAg9AcCAAAAAYEIQAAAAAGQCAIAAAABkQgBAAAAAZIIAQAAAAGTCAABAAABlAgAAPUPACCVCAAA9g8AIAIAAAAmACBeAACvGwAgPhAAAIMYACARAACEGAAgEwAAhhgAIBQAAIcYACAVAACIGAAgFgAAiRgAIBcAAIoYACAbAACLGAAgHgAAjBgAIB8AAI0YACAkAACPGAAgJgAAjhgAICgAAJAYACAtAACRGAAgLwAAlRgAIDEAAJIYACAzAACUGAAgNAAAlxgAIDgAAJMYACA5AACWGAAgOgAAmBgAIDsAAJkYACA-AACaGAAgPwAAmxgAIEAAAJwYACBCAACdGAAgQwAAnhgAIEQAAJ8YACBFAACgGAAgRwAAoRgAIEgAAKIYACBKAACjGAAgSwAApBgAIE8AAKUYACBQAACmGAAgUQAApxgAIPQHAgAAAAGBCEAAAAABmQgBAAAAAc0IQAAAAAGpCQEAAAABtAkBAAAAAbUJQAAAAAG2CQEAAAABuAkAAAC4CQK5CUAAAAABuglAAAAAAbsJAQAAAAG8CUAAAAABvQlAAAAAAb4JAQAAAAG_CUAAAAABwAlAAAAAAcEJAgAAAAHCCSAAAAABwwlAAAAAAcQJIAAAAAHFCQEAAAABxgkBAAAAAccJAQAAAAHICQEAAAAByQkBAAAAAQIAAAABACBeAACxGwAgCfQHAgAAAAH8BwAAnw8AIIEIQAAAAAGCCEAAAAABiggAAQAAAYsIAQAAAAGMCAEAAAABjQhAAAAAAY4IQAAAAAEJ-QcAAQAAAfoHAAEAAAH7BwIAAAAB_AcAAOwOACD9BwIAAAAB_gdAAAAAAYAIQAAAAAGBCEAAAAABgghAAAAAAQMAAAAHACBeAACvGwAgXwAAtxsAIA0AAAAHACAEAADRDwAgDAAA0w8AIA4AANQPACBXAAC3GwAg9AcCANIOACGBCEAA1w4AIZAIAgDSDgAhkQgBANEOACGSCAEA0Q4AIZMIAAH8DgAhlAgAAM8PACCVCAAA0A8AIAsEAADRDwAgDAAA0w8AIA4AANQPACD0BwIA0g4AIYEIQADXDgAhkAgCANIOACGRCAEA0Q4AIZIIAQDRDgAhkwgAAfwOACGUCAAAzw8AIJUIAADQDwAgAwAAAK8BACBeAACxGwAgXwAAuhsAIEAAAACvAQAgEAAA4BQAIBEAAOEUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAgVwAAuhsAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhPhAAAOAUACARAADhFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhCAMAAMYPACAFAADHDwAgDAAAyQ8AIPQHAgAAAAH7BwIAAAAB_AcAAMUPACCBCEAAAAABjwgCAAAAAQIAAAALACBeAAC7GwAgA4EIQAAAAAGHCAABAAABiQhAAAAAAQsEAAD3DwAgDAAA-Q8AIA0AAPgPACD0BwIAAAABgQhAAAAAAZAIAgAAAAGRCAEAAAABkggBAAAAAZMIAAEAAAGUCAAA9Q8AIJUIAAD2DwAgAgAAACYAIF4AAL4bACA-EQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA6AACYGAAgOwAAmRgAID4AAJoYACA_AACbGAAgQAAAnBgAIEIAAJ0YACBDAACeGAAgRAAAnxgAIEUAAKAYACBHAAChGAAgSAAAohgAIEoAAKMYACBLAACkGAAgTwAApRgAIFAAAKYYACBRAACnGAAg9AcCAAAAAYEIQAAAAAGZCAEAAAABzQhAAAAAAakJAQAAAAG0CQEAAAABtQlAAAAAAbYJAQAAAAG4CQAAALgJArkJQAAAAAG6CUAAAAABuwkBAAAAAbwJQAAAAAG9CUAAAAABvgkBAAAAAb8JQAAAAAHACUAAAAABwQkCAAAAAcIJIAAAAAHDCUAAAAABxAkgAAAAAcUJAQAAAAHGCQEAAAABxwkBAAAAAcgJAQAAAAHJCQEAAAABAgAAAAEAIF4AAMAbACADAAAABwAgXgAAvhsAIF8AAMQbACANAAAABwAgBAAA0Q8AIAwAANMPACANAADSDwAgVwAAxBsAIPQHAgDSDgAhgQhAANcOACGQCAIA0g4AIZEIAQDRDgAhkggBANEOACGTCAAB_A4AIZQIAADPDwAglQgAANAPACALBAAA0Q8AIAwAANMPACANAADSDwAg9AcCANIOACGBCEAA1w4AIZAIAgDSDgAhkQgBANEOACGSCAEA0Q4AIZMIAAH8DgAhlAgAAM8PACCVCAAA0A8AIAMAAACvAQAgXgAAwBsAIF8AAMcbACBAAAAArwEAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIFcAAMcbACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4RAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIQv0BwIAAAAB-wcCAAAAAfwHAACQDwAggQhAAAAAAYIIQAAAAAGHCAABAAABjwgCAAAAAZEIAQAAAAHoCEAAAAABsQkBAAAAAbIJQAAAAAEDAAAACQAgXgAAuxsAIF8AAMsbACAKAAAACQAgAwAAqQ8AIAUAAKoPACAMAACsDwAgVwAAyxsAIPQHAgDSDgAh-wcCANIOACH8BwAAqA8AIIEIQADXDgAhjwgCANIOACEIAwAAqQ8AIAUAAKoPACAMAACsDwAg9AcCANIOACH7BwIA0g4AIfwHAACoDwAggQhAANcOACGPCAIA0g4AIQwGAACgDwAgCQAAog8AIPQHAgAAAAH8BwAAnw8AIP8HAgAAAAGBCEAAAAABgghAAAAAAYoIAAEAAAGLCAEAAAABjAgBAAAAAY0IQAAAAAGOCEAAAAABAgAAAA8AIF4AAMwbACADAAAADQAgXgAAzBsAIF8AANAbACAOAAAADQAgBgAA_g4AIAkAAIAPACBXAADQGwAg9AcCANIOACH8BwAA-w4AIP8HAgDSDgAhgQhAANcOACGCCEAA1w4AIYoIAAH8DgAhiwgBAP0OACGMCAEA_Q4AIY0IQADoDgAhjghAAOgOACEMBgAA_g4AIAkAAIAPACD0BwIA0g4AIfwHAAD7DgAg_wcCANIOACGBCEAA1w4AIYIIQADXDgAhiggAAfwOACGLCAEA_Q4AIYwIAQD9DgAhjQhAAOgOACGOCEAA6A4AIQgDAADGDwAgBQAAxw8AIAsAAMgPACD0BwIAAAAB-wcCAAAAAfwHAADFDwAggQhAAAAAAY8IAgAAAAECAAAACwAgXgAA0RsAIAsEAAD3DwAgDQAA-A8AIA4AAPoPACD0BwIAAAABgQhAAAAAAZAIAgAAAAGRCAEAAAABkggBAAAAAZMIAAEAAAGUCAAA9Q8AIJUIAAD2DwAgAgAAACYAIF4AANMbACADAAAACQAgXgAA0RsAIF8AANcbACAKAAAACQAgAwAAqQ8AIAUAAKoPACALAACrDwAgVwAA1xsAIPQHAgDSDgAh-wcCANIOACH8BwAAqA8AIIEIQADXDgAhjwgCANIOACEIAwAAqQ8AIAUAAKoPACALAACrDwAg9AcCANIOACH7BwIA0g4AIfwHAACoDwAggQhAANcOACGPCAIA0g4AIQMAAAAHACBeAADTGwAgXwAA2hsAIA0AAAAHACAEAADRDwAgDQAA0g8AIA4AANQPACBXAADaGwAg9AcCANIOACGBCEAA1w4AIZAIAgDSDgAhkQgBANEOACGSCAEA0Q4AIZMIAAH8DgAhlAgAAM8PACCVCAAA0A8AIAsEAADRDwAgDQAA0g8AIA4AANQPACD0BwIA0g4AIYEIQADXDgAhkAgCANIOACGRCAEA0Q4AIZIIAQDRDgAhkwgAAfwOACGUCAAAzw8AIJUIAADQDwAgJgoAPhAGAhEnAxIoBBMqCxQuDBUyDRY2Dhc6DxtMEh5NEx9RFiRlGiZkGShpHi1tHy-gASUxiAEiM58BKTSlASo4jAEoOaQBLzqoAS07qgEwPq4BMT-yATFAswExQrcBMkO5ATJEvQEzRcIBNEfGATVIygE2Ss4BN0vPATdP0wE4UNsBOFHfAT0DAwABBQgDDyQFBQQAAQoACgwfCA0MBA4gAgUDAAEFAAMKAAkLEAUMGwgEBgAECBQGCRUCCgAHAQcABQIIFgAJFwACBQADBhwEAgsdAAweAAMMIgANIQAOIwABAwABAQMAAQEDAAEBAwABBgoAFRgAEBkAARtAEhxEEx1IFAIKABEXOw8BFzwAAhkAARoADwIDAAEaAA8BGgAPAxtJABxKAB1LAAYKAB0ZAAEgUxclVxkmYBknYhwCCgAYH1QWAR9VAAUKABsZAAEhABYiWBYkXBoCAwABIwAZASRdAAEhABYBJmMAAQMAAQMEAAEKACcwcSAECgAmKXIfK3YhL4EBJQIsACIuACAECgAkKgABK3chLXsjASwAIgIrfAAtfQACGQABLgAgAiuCAQAvgwEAATCEAQAGCgAuGQABM5ABKTSUASo1lgErNpgBLAIZAAEyACgCAwABMgAoATIAKAIynAEoN5oBLQIEAAE2mwEsAjOdAQA0ngEAARkAAQEEAAEDGbABATwAAT2xAQECBLgBAUEAAQEDvgEBAQMAAQFGAAEBAwABAgMAAUkAAQQDAAEKADxJAAFO1wE5AkwAOk0AOAIKADsr2AE5ASvZAQABTtoBAAEDAAEjEOABABHhAQAS4gEAFOMBABXkAQAW5QEAF-YBABvnAQAe6AEAH-kBACTrAQAm6gEAKOwBAC3tAQAv8QEAMe4BADPwAQA08wEAOO8BADnyAQA69AEAPvUBAD_2AQBA9wEAQvgBAEP5AQBE-gEARfsBAEf8AQBI_QEASv4BAEv_AQBPgAIAUIECAFGCAgAAAAAFCgBDZABEZQBFZgBGZwBHAAAAAAAFCgBDZABEZQBFZgBGZwBHAQMAAQEDAAEFCgBMZABNZQBOZgBPZwBQAAAAAAAFCgBMZABNZQBOZgBPZwBQAwMAAQW5AgMPugIFAwMAAQXAAgMPwQIFBQoAVWQAVmUAV2YAWGcAWQAAAAAABQoAVWQAVmUAV2YAWGcAWQED0wIBAQPZAgEFCgBeZABfZQBgZgBhZwBiAAAAAAAFCgBeZABfZQBgZgBhZwBiAUYAAQFGAAEFCgBnZABoZQBpZgBqZwBrAAAAAAAFCgBnZABoZQBpZgBqZwBrAQMAAQEDAAEFCgBwZABxZQByZgBzZwB0AAAAAAAFCgBwZABxZQByZgBzZwB0AQMAAQEDAAEFCgB5ZAB6ZQB7ZgB8ZwB9AAAAAAAFCgB5ZAB6ZQB7ZgB8ZwB9AAAABQoAgwFkAIQBZQCFAWYAhgFnAIcBAAAAAAAFCgCDAWQAhAFlAIUBZgCGAWcAhwEDGcYDATwAAT3HAwEDGc0DATwAAT3OAwEFCgCMAWQAjQFlAI4BZgCPAWcAkAEAAAAAAAUKAIwBZACNAWUAjgFmAI8BZwCQAQIE4AMBQQABAgTmAwFBAAEFCgCVAWQAlgFlAJcBZgCYAWcAmQEAAAAAAAUKAJUBZACWAWUAlwFmAJgBZwCZAQAABQoAngFkAJ8BZQCgAWYAoQFnAKIBAAAAAAAFCgCeAWQAnwFlAKABZgChAWcAogECAwABSQABAgMAAUkAAQUKAKcBZACoAWUAqQFmAKoBZwCrAQAAAAAABQoApwFkAKgBZQCpAWYAqgFnAKsBAgMAAUkAAQIDAAFJAAEFCgCwAWQAsQFlALIBZgCzAWcAtAEAAAAAAAUKALABZACxAWUAsgFmALMBZwC0AQJMADpNADgCTAA6TQA4BQoAuQFkALoBZQC7AWYAvAFnAL0BAAAAAAAFCgC5AWQAugFlALsBZgC8AWcAvQEBAwABAQMAAQUKAMIBZADDAWUAxAFmAMUBZwDGAQAAAAAABQoAwgFkAMMBZQDEAWYAxQFnAMYBAAAFCgDLAWQAzAFlAM0BZgDOAWcAzwEAAAAAAAUKAMsBZADMAWUAzQFmAM4BZwDPAQIYABAZAAECGAAQGQABBQoA1AFkANUBZQDWAWYA1wFnANgBAAAAAAAFCgDUAWQA1QFlANYBZgDXAWcA2AECGQABGgAPAhkAARoADwUKAN0BZADeAWUA3wFmAOABZwDhAQAAAAAABQoA3QFkAN4BZQDfAWYA4AFnAOEBARoADwEaAA8FCgDmAWQA5wFlAOgBZgDpAWcA6gEAAAAAAAUKAOYBZADnAWUA6AFmAOkBZwDqAQIDAAEaAA8CAwABGgAPBQoA7wFkAPABZQDxAWYA8gFnAPMBAAAAAAAFCgDvAWQA8AFlAPEBZgDyAWcA8wEAAAAFCgD5AWQA-gFlAPsBZgD8AWcA_QEAAAAAAAUKAPkBZAD6AWUA-wFmAPwBZwD9AQEDAAEBAwABBQoAggJkAIMCZQCEAmYAhQJnAIYCAAAAAAAFCgCCAmQAgwJlAIQCZgCFAmcAhgIBAwABAQMAAQUKAIsCZACMAmUAjQJmAI4CZwCPAgAAAAAABQoAiwJkAIwCZQCNAmYAjgJnAI8CAQMAAQEDAAEFCgCUAmQAlQJlAJYCZgCXAmcAmAIAAAAAAAUKAJQCZACVAmUAlgJmAJcCZwCYAgEDAAEBAwABBQoAnQJkAJ4CZQCfAmYAoAJnAKECAAAAAAAFCgCdAmQAngJlAJ8CZgCgAmcAoQIAAAADCgCnAmYAqAJnAKkCAAAAAwoApwJmAKgCZwCpAgAABQoArgJkAK8CZQCwAmYAsQJnALICAAAAAAAFCgCuAmQArwJlALACZgCxAmcAsgIDGQABIP4GFyX_BhkDGQABIIUHFyWGBxkFCgC3AmQAuAJlALkCZgC6AmcAuwIAAAAAAAUKALcCZAC4AmUAuQJmALoCZwC7AgIZAAEhABYCGQABIQAWBQoAwAJkAMECZQDCAmYAwwJnAMQCAAAAAAAFCgDAAmQAwQJlAMICZgDDAmcAxAICAwABIwAZAgMAASMAGQUKAMkCZADKAmUAywJmAMwCZwDNAgAAAAAABQoAyQJkAMoCZQDLAmYAzAJnAM0CASEAFgUKANECZADSAmUA0wJmANQCZwDVAgAAAAAABQoA0QJkANICZQDTAmYA1AJnANUCAAAFCgDaAmQA2wJlANwCZgDdAmcA3gIAAAAAAAUKANoCZADbAmUA3AJmAN0CZwDeAgAAAAMKAOQCZgDlAmcA5gIAAAADCgDkAmYA5QJnAOYCAQQAAQEEAAEFCgDrAmQA7AJlAO0CZgDuAmcA7wIAAAAAAAUKAOsCZADsAmUA7QJmAO4CZwDvAgEpmAgfASmeCB8FCgD0AmQA9QJlAPYCZgD3AmcA-AIAAAAAAAUKAPQCZAD1AmUA9gJmAPcCZwD4AgEZAAEBGQABBQoA_QJkAP4CZQD_AmYAgANnAIEDAAAAAAAFCgD9AmQA_gJlAP8CZgCAA2cAgQMCGQABLgAgAhkAAS4AIAUKAIYDZACHA2UAiANmAIkDZwCKAwAAAAAABQoAhgNkAIcDZQCIA2YAiQNnAIoDASoAAQEqAAEFCgCPA2QAkANlAJEDZgCSA2cAkwMAAAAAAAUKAI8DZACQA2UAkQNmAJIDZwCTAwIsACIuACACLAAiLgAgBQoAmANkAJkDZQCaA2YAmwNnAJwDAAAAAAAFCgCYA2QAmQNlAJoDZgCbA2cAnAMBLAAiASwAIgUKAKEDZACiA2UAowNmAKQDZwClAwAAAAAABQoAoQNkAKIDZQCjA2YApANnAKUDARkAAQEZAAEFCgCqA2QAqwNlAKwDZgCtA2cArgMAAAAAAAUKAKoDZACrA2UArANmAK0DZwCuAwIDAAEyACgCAwABMgAoBQoAswNkALQDZQC1A2YAtgNnALcDAAAAAAAFCgCzA2QAtANlALUDZgC2A2cAtwMCGQABMgAoAhkAATIAKAUKALwDZAC9A2UAvgNmAL8DZwDAAwAAAAAABQoAvANkAL0DZQC-A2YAvwNnAMADATIAKAEyACgFCgDFA2QAxgNlAMcDZgDIA2cAyQMAAAAAAAUKAMUDZADGA2UAxwNmAMgDZwDJAwEEAAEBBAABBQoAzgNkAM8DZQDQA2YA0QNnANIDAAAAAAAFCgDOA2QAzwNlANADZgDRA2cA0gMBBAABAQQAAQUKANcDZADYA2UA2QNmANoDZwDbAwAAAAAABQoA1wNkANgDZQDZA2YA2gNnANsDAjKpCig3qAotAjKwCig3rwotBQoA4ANkAOEDZQDiA2YA4wNnAOQDAAAAAAAFCgDgA2QA4QNlAOIDZgDjA2cA5AMBBAABAQQAAQUKAOkDZADqA2UA6wNmAOwDZwDtAwAAAAAABQoA6QNkAOoDZQDrA2YA7ANnAO0DAgMAAQUAAwIDAAEFAAMFCgDyA2QA8wNlAPQDZgD1A2cA9gMAAAAAAAUKAPIDZADzA2UA9ANmAPUDZwD2AwEGAAQBBgAEBQoA-wNkAPwDZQD9A2YA_gNnAP8DAAAAAAAFCgD7A2QA_ANlAP0DZgD-A2cA_wMBBwAFAQcABQUKAIQEZACFBGUAhgRmAIcEZwCIBAAAAAAABQoAhARkAIUEZQCGBGYAhwRnAIgEAgUAAwaaCwQCBQADBqALBAUKAI0EZACOBGUAjwRmAJAEZwCRBAAAAAAABQoAjQRkAI4EZQCPBGYAkARnAJEEAAAAAwoAlwRmAJgEZwCZBAAAAAMKAJcEZgCYBGcAmQQAAAADCgCfBGYAoARnAKEEAAAAAwoAnwRmAKAEZwChBAAAAAMKAKcEZgCoBGcAqQQAAAADCgCnBGYAqARnAKkEAAAAAwoArwRmALAEZwCxBAAAAAMKAK8EZgCwBGcAsQQAAAAFCgC3BGQAuARlALkEZgC6BGcAuwQAAAAAAAUKALcEZAC4BGUAuQRmALoEZwC7BFICAVODAgFUhQIBVYYCAVaHAgFYiQIBWYsCP1qMAkBbjgIBXJACP12RAkFgkgIBYZMCAWKUAj9olwJCaZgCSGqZAj1rmgI9bJsCPW2cAj1unQI9b58CPXChAj9xogJJcqQCPXOmAj90pwJKdagCPXapAj13qgI_eK0CS3muAlF6rwICe7ACAnyxAgJ9sgICfrMCAn-1AgKAAbcCP4EBuAJSggG8AgKDAb4CP4QBvwJThQHCAgKGAcMCAocBxAI_iAHHAlSJAcgCWooByQIziwHKAjOMAcsCM40BzAIzjgHNAjOPAc8CM5AB0QI_kQHSAluSAdUCM5MB1wI_lAHYAlyVAdoCM5YB2wIzlwHcAj-YAd8CXZkB4AJjmgHhAjWbAeICNZwB4wI1nQHkAjWeAeUCNZ8B5wI1oAHpAj-hAeoCZKIB7AI1owHuAj-kAe8CZaUB8AI1pgHxAjWnAfICP6gB9QJmqQH2AmyqAfcCNKsB-AI0rAH5AjStAfoCNK4B-wI0rwH9AjSwAf8CP7EBgANtsgGCAzSzAYQDP7QBhQNutQGGAzS2AYcDNLcBiAM_uAGLA2-5AYwDdboBjQMeuwGOAx68AY8DHr0BkAMevgGRAx6_AZMDHsABlQM_wQGWA3bCAZgDHsMBmgM_xAGbA3fFAZwDHsYBnQMexwGeAz_IAaEDeMkBogN-ygGkA3_LAaUDf8wBqAN_zQGpA3_OAaoDf88BrAN_0AGuAz_RAa8DgAHSAbEDf9MBswM_1AG0A4EB1QG1A3_WAbYDf9cBtwM_2AG6A4IB2QG7A4gB2gG8AzHbAb0DMdwBvgMx3QG_AzHeAcADMd8BwgMx4AHEAz_hAcUDiQHiAckDMeMBywM_5AHMA4oB5QHPAzHmAdADMecB0QM_6AHUA4sB6QHVA5EB6gHWAzLrAdcDMuwB2AMy7QHZAzLuAdoDMu8B3AMy8AHeAz_xAd8DkgHyAeIDMvMB5AM_9AHlA5MB9QHnAzL2AegDMvcB6QM_-AHsA5QB-QHtA5oB-gHvAzr7AfADOvwB8wM6_QH0Azr-AfUDOv8B9wM6gAL5Az-BAvoDmwGCAvwDOoMC_gM_hAL_A5wBhQKABDqGAoEEOocCggQ_iAKFBJ0BiQKGBKMBigKHBDeLAogEN4wCiQQ3jQKKBDeOAosEN48CjQQ3kAKPBD-RApAEpAGSApIEN5MClAQ_lAKVBKUBlQKWBDeWApcEN5cCmAQ_mAKbBKYBmQKcBKwBmgKdBDibAp4EOJwCnwQ4nQKgBDieAqEEOJ8CowQ4oAKlBD-hAqYErQGiAqgEOKMCqgQ_pAKrBK4BpQKsBDimAq0EOKcCrgQ_qAKxBK8BqQKyBLUBqgKzBDmrArQEOawCtQQ5rQK2BDmuArcEOa8CuQQ5sAK7BD-xArwEtgGyAr4EObMCwAQ_tALBBLcBtQLCBDm2AsMEObcCxAQ_uALHBLgBuQLIBL4BugLJBDa7AsoENrwCywQ2vQLMBDa-As0ENr8CzwQ2wALRBD_BAtIEvwHCAtQENsMC1gQ_xALXBMABxQLYBDbGAtkENscC2gQ_yALdBMEByQLeBMcBygLgBBDLAuEEEMwC5AQQzQLlBBDOAuYEEM8C6AQQ0ALqBD_RAusEyAHSAu0EENMC7wQ_1ALwBMkB1QLxBBDWAvIEENcC8wQ_2AL2BMoB2QL3BNAB2gL4BA_bAvkED9wC-gQP3QL7BA_eAvwED98C_gQP4AKABT_hAoEF0QHiAoMFD-MChQU_5AKGBdIB5QKHBQ_mAogFD-cCiQU_6AKMBdMB6QKNBdkB6gKOBRLrAo8FEuwCkAUS7QKRBRLuApIFEu8ClAUS8AKWBT_xApcF2gHyApkFEvMCmwU_9AKcBdsB9QKdBRL2Ap4FEvcCnwU_-AKiBdwB-QKjBeIB-gKkBRT7AqUFFPwCpgUU_QKnBRT-AqgFFP8CqgUUgAOsBT-BA60F4wGCA68FFIMDsQU_hAOyBeQBhQOzBRSGA7QFFIcDtQU_iAO4BeUBiQO5BesBigO6BROLA7sFE4wDvAUTjQO9BROOA74FE48DwAUTkAPCBT-RA8MF7AGSA8UFE5MDxwU_lAPIBe0BlQPJBROWA8oFE5cDywU_mAPOBe4BmQPPBfQBmgPRBfUBmwPSBfUBnAPVBfUBnQPWBfUBngPXBfUBnwPZBfUBoAPbBT-hA9wF9gGiA94F9QGjA-AFP6QD4QX3AaUD4gX1AaYD4wX1AacD5AU_qAPnBfgBqQPoBf4BqgPqBQurA-sFC6wD7QULrQPuBQuuA-8FC68D8QULsAPzBT-xA_QF_wGyA_YFC7MD-AU_tAP5BYACtQP6BQu2A_sFC7cD_AU_uAP_BYECuQOABocCugOBBgy7A4IGDLwDgwYMvQOEBgy-A4UGDL8DhwYMwAOJBj_BA4oGiALCA4wGDMMDjgY_xAOPBokCxQOQBgzGA5EGDMcDkgY_yAOVBooCyQOWBpACygOXBg3LA5gGDcwDmQYNzQOaBg3OA5sGDc8DnQYN0AOfBj_RA6AGkQLSA6IGDdMDpAY_1AOlBpIC1QOmBg3WA6cGDdcDqAY_2AOrBpMC2QOsBpkC2gOtBg7bA64GDtwDrwYO3QOwBg7eA7EGDt8DswYO4AO1Bj_hA7YGmgLiA7gGDuMDugY_5AO7BpsC5QO8Bg7mA70GDucDvgY_6APBBpwC6QPCBqIC6gPEBqMC6wPFBqMC7APIBqMC7QPJBqMC7gPKBqMC7wPMBqMC8APOBj_xA88GpALyA9EGowLzA9MGP_QD1AalAvUD1QajAvYD1gajAvcD1wY_-APaBqYC-QPbBqoC-gPdBhf7A94GF_wD4AYX_QPhBhf-A-IGF_8D5AYXgATmBj-BBOcGqwKCBOkGF4ME6wY_hATsBqwChQTtBheGBO4GF4cE7wY_iATyBq0CiQTzBrMCigT0BhaLBPUGFowE9gYWjQT3BhaOBPgGFo8E-gYWkAT8Bj-RBP0GtAKSBIEHFpMEgwc_lASEB7UClQSHBxaWBIgHFpcEiQc_mASMB7YCmQSNB7wCmgSOBxmbBI8HGZwEkAcZnQSRBxmeBJIHGZ8ElAcZoASWBz-hBJcHvQKiBJkHGaMEmwc_pAScB74CpQSdBxmmBJ4HGacEnwc_qASiB78CqQSjB8UCqgSkBxqrBKUHGqwEpgcarQSnBxquBKgHGq8EqgcasASsBz-xBK0HxgKyBK8HGrMEsQc_tASyB8cCtQSzBxq2BLQHGrcEtQc_uAS4B8gCuQS5B84CugS7Bxy7BLwHHLwEvgccvQS_Bxy-BMAHHL8EwgccwATEBz_BBMUHzwLCBMYHHMMExwc_xATKB9ACxQTLB9YCxgTNB9cCxwTOB9cCyATRB9cCyQTSB9cCygTTB9cCywTVB9cCzATXBz_NBNgH2ALOBNkH1wLPBNoHP9AE3QfZAtEE3gffAtIE4AfgAtME4QfgAtQE5AfgAtUE5QfgAtYE5gfgAtcE6AfgAtgE6gc_2QTrB-EC2gTtB-AC2wTvBz_cBPAH4gLdBPEH4ALeBPIH4ALfBPMHP-AE9gfjAuEE9wfnAuIE-Acf4wT5Bx_kBPoHH-UE-wcf5gT8Bx_nBP4HH-gEgAg_6QSBCOgC6gSDCB_rBIUIP-wEhgjpAu0Ehwgf7gSICB_vBIkIP_AEjAjqAvEEjQjwAvIEjggg8wSPCCD0BJAIIPUEkQgg9gSSCCD3BJQIIPgElgg_-QSXCPEC-gSaCCD7BJwIP_wEnQjyAv0Enwgg_gSgCCD_BKEIP4AFpAjzAoEFpQj5AoIFpggvgwWnCC-EBagIL4UFqQgvhgWqCC-HBawIL4gFrgg_iQWvCPoCigWxCC-LBbMIP4wFtAj7Ao0FtQgvjgW2CC-PBbcIP5AFugj8ApEFuwiCA5IFvAglkwW9CCWUBb4IJZUFvwgllgXACCWXBcIIJZgFxAg_mQXFCIMDmgXHCCWbBckIP5wFygiEA50FywglngXMCCWfBc0IP6AF0AiFA6EF0QiLA6IF0ggiowXTCCKkBdQIIqUF1QgipgXWCCKnBdgIIqgF2gg_qQXbCIwDqgXdCCKrBd8IP6wF4AiNA60F4QgirgXiCCKvBeMIP7AF5giOA7EF5wiUA7IF6AghswXpCCG0BeoIIbUF6wghtgXsCCG3Be4IIbgF8Ag_uQXxCJUDugXzCCG7BfUIP7wF9giWA70F9wghvgX4CCG_BfkIP8AF_AiXA8EF_QidA8IF_ggjwwX_CCPEBYAJI8UFgQkjxgWCCSPHBYQJI8gFhgk_yQWHCZ4DygWJCSPLBYsJP8wFjAmfA80FjQkjzgWOCSPPBY8JP9AFkgmgA9EFkwmmA9IFlAko0wWVCSjUBZYJKNUFlwko1gWYCSjXBZoJKNgFnAk_2QWdCacD2gWfCSjbBaEJP9wFogmoA90Fowko3gWkCSjfBaUJP-AFqAmpA-EFqQmvA-IFqgkq4wWrCSrkBawJKuUFrQkq5gWuCSrnBbAJKugFsgk_6QWzCbAD6gW1CSrrBbcJP-wFuAmxA-0FuQkq7gW6CSrvBbsJP_AFvgmyA_EFvwm4A_IFwAkp8wXBCSn0BcIJKfUFwwkp9gXECSn3BcYJKfgFyAk_-QXJCbkD-gXLCSn7Bc0JP_wFzgm6A_0Fzwkp_gXQCSn_BdEJP4AG1Am7A4EG1QnBA4IG1wkrgwbYCSuEBtoJK4UG2wkrhgbcCSuHBt4JK4gG4Ak_iQbhCcIDigbjCSuLBuUJP4wG5gnDA40G5wkrjgboCSuPBukJP5AG7AnEA5EG7QnKA5IG7gktkwbvCS2UBvAJLZUG8QktlgbyCS2XBvQJLZgG9gk_mQb3CcsDmgb5CS2bBvsJP5wG_AnMA50G_Qktngb-CS2fBv8JP6AGggrNA6EGgwrTA6IGhQowowaGCjCkBogKMKUGiQowpgaKCjCnBowKMKgGjgo_qQaPCtQDqgaRCjCrBpMKP6wGlArVA60GlQowrgaWCjCvBpcKP7AGmgrWA7EGmwrcA7IGnQosswaeCiy0BqAKLLUGoQostgaiCiy3BqQKLLgGpgo_uQanCt0DugarCiy7Bq0KP7wGrgreA70GsQosvgayCiy_BrMKP8AGtgrfA8EGtwrlA8IGuAoDwwa5CgPEBroKA8UGuwoDxga8CgPHBr4KA8gGwAo_yQbBCuYDygbDCgPLBsUKP8wGxgrnA80GxwoDzgbICgPPBskKP9AGzAroA9EGzQruA9IGzgoE0wbPCgTUBtAKBNUG0QoE1gbSCgTXBtQKBNgG1go_2QbXCu8D2gbZCgTbBtsKP9wG3ArwA90G3QoE3gbeCgTfBt8KP-AG4grxA-EG4wr3A-IG5AoF4wblCgXkBuYKBeUG5woF5gboCgXnBuoKBegG7Ao_6QbtCvgD6gbvCgXrBvEKP-wG8gr5A-0G8woF7gb0CgXvBvUKP_AG-Ar6A_EG-QqABPIG-goG8wb7Cgb0BvwKBvUG_QoG9gb-Cgb3BoALBvgGggs_-QaDC4EE-gaFCwb7BocLP_wGiAuCBP0GiQsG_gaKCwb_BosLP4AHjguDBIEHjwuJBIIHkAsIgweRCwiEB5ILCIUHkwsIhgeUCwiHB5YLCIgHmAs_iQeZC4oEigecCwiLB54LP4wHnwuLBI0HoQsIjgeiCwiPB6MLP5AHpguMBJEHpwuSBJIHqQuTBJMHqguTBJQHrQuTBJUHrguTBJYHrwuTBJcHsQuTBJgHsws_mQe0C5QEmge2C5MEmwe4Cz-cB7kLlQSdB7oLkwSeB7sLkwSfB7wLP6AHvwuWBKEHwAuaBKIHwgubBKMHwwubBKQHxgubBKUHxwubBKYHyAubBKcHygubBKgHzAs_qQfNC5wEqgfPC5sEqwfRCz-sB9ILnQStB9MLmwSuB9QLmwSvB9ULP7AH2AueBLEH2QuiBLIH2wujBLMH3AujBLQH3wujBLUH4AujBLYH4QujBLcH4wujBLgH5Qs_uQfmC6QEugfoC6MEuwfqCz-8B-sLpQS9B-wLowS-B-0LowS_B-4LP8AH8QumBMEH8guqBMIH9AurBMMH9QurBMQH-AurBMUH-QurBMYH-gurBMcH_AurBMgH_gs_yQf_C6wEygeBDKsEyweDDD_MB4QMrQTNB4UMqwTOB4YMqwTPB4cMP9AHigyuBNEHiwyyBNIHjQyzBNMHjgyzBNQHkQyzBNUHkgyzBNYHkwyzBNcHlQyzBNgHlww_2QeYDLQE2geaDLME2wecDD_cB50MtQTdB54MswTeB58MswTfB6AMP-AHowy2BOEHpAy8BA"
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
  openingId: "openingId"
};
var ReplyScalarFieldEnum = {
  id: "id",
  topicId: "topicId",
  authorId: "authorId",
  content: "content",
  createdAt: "createdAt",
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
