// Made by `npm run generate` from prisma/schema.prisma, whose SHA-256 is
// fb7b99aa6faa597624f21c9297317e1ae8ffbc909ee9f41c79576c500d7235c9.
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
  storeId Int @map("store_id")
  orderId Int @map("order_id")

  order Order @relation(fields: [orderId], references: [id], onDelete: Cascade)

  @@id([storeId, orderId])
  @@index([orderId])
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
config.runtimeDataModel = JSON.parse('{"models":{"User":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"username","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"pendingEmail","kind":"scalar","type":"String","dbName":"pending_email"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"role","kind":"enum","type":"Role"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspendedUntil","kind":"scalar","type":"DateTime","dbName":"suspended_until"},{"name":"suspendedFor","kind":"scalar","type":"String","dbName":"suspended_for"},{"name":"silencedAt","kind":"scalar","type":"DateTime","dbName":"silenced_at"},{"name":"silencedUntil","kind":"scalar","type":"DateTime","dbName":"silenced_until"},{"name":"silencedFor","kind":"scalar","type":"String","dbName":"silenced_for"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"reportMailedAt","kind":"scalar","type":"DateTime","dbName":"report_mailed_at"},{"name":"approvedPosts","kind":"scalar","type":"Int","dbName":"approved_posts"},{"name":"awaitsApproval","kind":"scalar","type":"Boolean","dbName":"awaits_approval"},{"name":"deleteAt","kind":"scalar","type":"DateTime","dbName":"delete_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"twoFactors","kind":"scalar","type":"Boolean","dbName":"two_factors"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"about","kind":"scalar","type":"String"},{"name":"location","kind":"scalar","type":"String"},{"name":"website","kind":"scalar","type":"String"},{"name":"avatarVersion","kind":"scalar","type":"String","dbName":"avatar_version"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToUser"},{"name":"apps","kind":"object","type":"App","relationName":"AppToUser"},{"name":"appGrants","kind":"object","type":"AppGrant","relationName":"AppGrantToUser"},{"name":"totpFactor","kind":"object","type":"TotpFactor","relationName":"TotpFactorToUser"},{"name":"recoveryCodes","kind":"object","type":"RecoveryCode","relationName":"RecoveryCodeToUser"},{"name":"passkeys","kind":"object","type":"Passkey","relationName":"PasskeyToUser"},{"name":"identities","kind":"object","type":"Identity","relationName":"IdentityToUser"},{"name":"topics","kind":"object","type":"Topic","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToUser"},{"name":"topicReads","kind":"object","type":"TopicRead","relationName":"TopicReadToUser"},{"name":"questions","kind":"object","type":"Question","relationName":"QuestionToUser"},{"name":"answers","kind":"object","type":"Answer","relationName":"AnswerToUser"},{"name":"votes","kind":"object","type":"Vote","relationName":"UserToVote"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToUser"},{"name":"stores","kind":"object","type":"Store","relationName":"StoreToUser"},{"name":"orders","kind":"object","type":"Order","relationName":"OrderToUser"},{"name":"videos","kind":"object","type":"Video","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToUser"},{"name":"reviews","kind":"object","type":"Review","relationName":"ReviewToUser"},{"name":"announcements","kind":"object","type":"Announcement","relationName":"AnnouncementToUser"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToUser"},{"name":"files","kind":"object","type":"File","relationName":"FileToUser"},{"name":"fileUsage","kind":"object","type":"FileUsage","relationName":"FileUsageToUser"},{"name":"reportsMade","kind":"object","type":"Report","relationName":"reporter"},{"name":"reportsAbout","kind":"object","type":"Report","relationName":"author"},{"name":"reportsHandled","kind":"object","type":"Report","relationName":"handler"},{"name":"revisions","kind":"object","type":"Revision","relationName":"owner"},{"name":"edits","kind":"object","type":"Revision","relationName":"editor"},{"name":"mails","kind":"object","type":"Mail","relationName":"MailToUser"},{"name":"emailTokens","kind":"object","type":"EmailToken","relationName":"EmailTokenToUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"InvitationToUser"},{"name":"exports","kind":"object","type":"Export","relationName":"ExportToUser"},{"name":"warnings","kind":"object","type":"Warning","relationName":"warned"},{"name":"givenWarnings","kind":"object","type":"Warning","relationName":"given"},{"name":"removedBySteps","kind":"object","type":"PersonRemoval","relationName":"removed"},{"name":"begunRemovals","kind":"object","type":"PersonRemoval","relationName":"begun"},{"name":"avatars","kind":"object","type":"Avatar","relationName":"AvatarToUser"}],"dbName":"users","schema":null},"Avatar":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"size","kind":"scalar","type":"Int"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"bytes","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"AvatarToUser"}],"dbName":"avatars","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"appSessionId","kind":"scalar","type":"Int","dbName":"app_session_id"},{"name":"user","kind":"object","type":"User","relationName":"ApiKeyToUser"},{"name":"app","kind":"object","type":"App","relationName":"ApiKeyToApp"},{"name":"appSession","kind":"object","type":"AppSession","relationName":"ApiKeyToAppSession"}],"dbName":"api_keys","schema":null},"Mail":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"fault","kind":"scalar","type":"String"},{"name":"givenUpAt","kind":"scalar","type":"DateTime","dbName":"given_up_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"MailToUser"}],"dbName":"mails","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"creatorId","kind":"scalar","type":"Int","dbName":"creator_id"},{"name":"maxUses","kind":"scalar","type":"Int","dbName":"max_uses"},{"name":"uses","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"creator","kind":"object","type":"User","relationName":"InvitationToUser"}],"dbName":"invitations","schema":null},"EmailToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"EmailTokenToUser"}],"dbName":"email_tokens","schema":null},"IdempotencyKey":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"operation","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"request","kind":"scalar","type":"Bytes"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"IdempotencyKeyToUser"}],"dbName":"idempotency_keys","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"details","kind":"scalar","type":"Json"}],"dbName":"audit_log","schema":null},"Report":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"reporterId","kind":"scalar","type":"Int","dbName":"reporter_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"ReportStatus"},{"name":"handlerId","kind":"scalar","type":"Int","dbName":"handler_id"},{"name":"resolutionNote","kind":"scalar","type":"String","dbName":"resolution_note"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"},{"name":"reporter","kind":"object","type":"User","relationName":"reporter"},{"name":"author","kind":"object","type":"User","relationName":"author"},{"name":"handler","kind":"object","type":"User","relationName":"handler"}],"dbName":"reports","schema":null},"Revision":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"editorId","kind":"scalar","type":"Int","dbName":"editor_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"reason","kind":"scalar","type":"String"},{"name":"owner","kind":"object","type":"User","relationName":"owner"},{"name":"editor","kind":"object","type":"User","relationName":"editor"}],"dbName":"revisions","schema":null},"Removal":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"parentId","kind":"scalar","type":"Int","dbName":"parent_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"excerpt","kind":"scalar","type":"String"},{"name":"memory","kind":"scalar","type":"String"},{"name":"isPrivate","kind":"scalar","type":"Boolean","dbName":"is_private"},{"name":"state","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"items","kind":"object","type":"PersonRemovalItem","relationName":"PersonRemovalItemToRemoval"}],"dbName":"removals","schema":null},"Warning":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"text","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"acknowledgedAt","kind":"scalar","type":"DateTime","dbName":"acknowledged_at"},{"name":"user","kind":"object","type":"User","relationName":"warned"},{"name":"actor","kind":"object","type":"User","relationName":"given"}],"dbName":"warnings","schema":null},"PersonRemoval":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"items","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"user","kind":"object","type":"User","relationName":"removed"},{"name":"actor","kind":"object","type":"User","relationName":"begun"},{"name":"removed","kind":"object","type":"PersonRemovalItem","relationName":"PersonRemovalToPersonRemovalItem"}],"dbName":"person_removals","schema":null},"PersonRemovalItem":{"fields":[{"name":"removalId","kind":"scalar","type":"Int","dbName":"removal_id"},{"name":"stepId","kind":"scalar","type":"Int","dbName":"step_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"removal","kind":"object","type":"Removal","relationName":"PersonRemovalItemToRemoval"},{"name":"step","kind":"object","type":"PersonRemoval","relationName":"PersonRemovalToPersonRemovalItem"}],"dbName":"person_removal_items","schema":null},"Export":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"parts","kind":"scalar","type":"Int"},{"name":"partsTotal","kind":"scalar","type":"Int","dbName":"parts_total"},{"name":"records","kind":"scalar","type":"BigInt"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"missing","kind":"scalar","type":"Int"},{"name":"fault","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"user","kind":"object","type":"User","relationName":"ExportToUser"}],"dbName":"exports","schema":null},"Board":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"topics","kind":"object","type":"Topic","relationName":"BoardToTopic"}],"dbName":"boards","schema":null},"Topic":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"boardId","kind":"scalar","type":"Int","dbName":"board_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"content","kind":"scalar","type":"String"},{"name":"isSticky","kind":"scalar","type":"Boolean","dbName":"is_sticky"},{"name":"isLocked","kind":"scalar","type":"Boolean","dbName":"is_locked"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"replyCount","kind":"scalar","type":"Int","dbName":"reply_count"},{"name":"lastReplyAt","kind":"scalar","type":"DateTime","dbName":"last_reply_at"},{"name":"lastReplyUserId","kind":"scalar","type":"Int","dbName":"last_reply_user_id"},{"name":"openingId","kind":"scalar","type":"Int","dbName":"opening_id"},{"name":"board","kind":"object","type":"Board","relationName":"BoardToTopic"},{"name":"author","kind":"object","type":"User","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToTopic"},{"name":"reads","kind":"object","type":"TopicRead","relationName":"TopicToTopicRead"},{"name":"merged","kind":"object","type":"MergedTopic","relationName":"MergedTopicToTopic"}],"dbName":"topics","schema":null},"Reply":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"topic","kind":"object","type":"Topic","relationName":"ReplyToTopic"},{"name":"author","kind":"object","type":"User","relationName":"ReplyToUser"}],"dbName":"replies","schema":null},"MergedTopic":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"topic","kind":"object","type":"Topic","relationName":"MergedTopicToTopic"}],"dbName":"merged_topics","schema":null},"TopicRead":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"replyId","kind":"scalar","type":"Int","dbName":"reply_id"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"user","kind":"object","type":"User","relationName":"TopicReadToUser"},{"name":"topic","kind":"object","type":"Topic","relationName":"TopicToTopicRead"}],"dbName":"topic_reads","schema":null},"Session":{"fields":[{"name":"sid","kind":"scalar","type":"String"},{"name":"sess","kind":"scalar","type":"Json"},{"name":"expire","kind":"scalar","type":"DateTime"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"}],"dbName":"sessions","schema":null},"TotpFactor":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"secret","kind":"scalar","type":"String"},{"name":"lastStep","kind":"scalar","type":"BigInt","dbName":"last_step"},{"name":"wrongCodes","kind":"scalar","type":"Int","dbName":"wrong_codes"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"TotpFactorToUser"}],"dbName":"totp_factors","schema":null},"RecoveryCode":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"RecoveryCodeToUser"}],"dbName":"recovery_codes","schema":null},"Passkey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"credentialId","kind":"scalar","type":"Bytes","dbName":"credential_id"},{"name":"publicKey","kind":"scalar","type":"Bytes","dbName":"public_key"},{"name":"counter","kind":"scalar","type":"BigInt"},{"name":"transports","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"PasskeyToUser"}],"dbName":"passkeys","schema":null},"Identity":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"IdentityToUser"}],"dbName":"identities","schema":null},"Secret":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"secrets","schema":null},"Category":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"questions","kind":"object","type":"Question","relationName":"CategoryToQuestion"}],"dbName":"categories","schema":null},"Question":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"categoryId","kind":"scalar","type":"Int","dbName":"category_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"QuestionStatus"},{"name":"bestAnswerId","kind":"scalar","type":"Int","dbName":"best_answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"answerCount","kind":"scalar","type":"Int","dbName":"answer_count"},{"name":"category","kind":"object","type":"Category","relationName":"CategoryToQuestion"},{"name":"author","kind":"object","type":"User","relationName":"QuestionToUser"},{"name":"bestAnswer","kind":"object","type":"Answer","relationName":"best"},{"name":"answers","kind":"object","type":"Answer","relationName":"answers"},{"name":"search","kind":"object","type":"QuestionSearch","relationName":"QuestionToQuestionSearch"}],"dbName":"questions","schema":null},"Answer":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"voteScore","kind":"scalar","type":"Int","dbName":"vote_score"},{"name":"question","kind":"object","type":"Question","relationName":"answers"},{"name":"author","kind":"object","type":"User","relationName":"AnswerToUser"},{"name":"bestOf","kind":"object","type":"Question","relationName":"best"},{"name":"votes","kind":"object","type":"Vote","relationName":"AnswerToVote"}],"dbName":"answers","schema":null},"Vote":{"fields":[{"name":"answerId","kind":"scalar","type":"Int","dbName":"answer_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"object","type":"Answer","relationName":"AnswerToVote"},{"name":"user","kind":"object","type":"User","relationName":"UserToVote"}],"dbName":"votes","schema":null},"QuestionSearch":{"fields":[{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"question","kind":"object","type":"Question","relationName":"QuestionToQuestionSearch"}],"dbName":"question_search","schema":null},"SearchEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"type","kind":"scalar","type":"String"},{"name":"contentId","kind":"scalar","type":"Int","dbName":"content_id"},{"name":"threadType","kind":"scalar","type":"String","dbName":"thread_type"},{"name":"threadId","kind":"scalar","type":"Int","dbName":"thread_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"area","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"title","kind":"scalar","type":"String"}],"dbName":"search_entries","schema":null},"SearchVocabulary":{"fields":[{"name":"word","kind":"scalar","type":"String"}],"dbName":"search_vocabulary","schema":null},"Store":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"StoreStatus"},{"name":"reopens","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"ratingSum","kind":"scalar","type":"Int","dbName":"rating_sum"},{"name":"ratingCount","kind":"scalar","type":"Int","dbName":"rating_count"},{"name":"owner","kind":"object","type":"User","relationName":"StoreToUser"},{"name":"products","kind":"object","type":"Product","relationName":"ProductToStore"}],"dbName":"stores","schema":null},"Product":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"sku","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"regularPrice","kind":"scalar","type":"Decimal","dbName":"regular_price"},{"name":"stock","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"ProductStatus"},{"name":"category","kind":"scalar","type":"String"},{"name":"imageUrl","kind":"scalar","type":"String","dbName":"image_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"shelf","kind":"scalar","type":"Int"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"titleKey","kind":"scalar","type":"String","dbName":"title_key"},{"name":"categoryKey","kind":"scalar","type":"String","dbName":"category_key"},{"name":"ratingSum","kind":"scalar","type":"Int","dbName":"rating_sum"},{"name":"ratingCount","kind":"scalar","type":"Int","dbName":"rating_count"},{"name":"rating","kind":"scalar","type":"Decimal"},{"name":"store","kind":"object","type":"Store","relationName":"ProductToStore"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderItemToProduct"},{"name":"reviews","kind":"object","type":"Review","relationName":"ProductToReview"}],"dbName":"products","schema":null},"Announcement":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"author","kind":"object","type":"User","relationName":"AnnouncementToUser"}],"dbName":"announcements","schema":null},"Review":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"rating","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"reply","kind":"scalar","type":"String"},{"name":"repliedAt","kind":"scalar","type":"DateTime","dbName":"replied_at"},{"name":"product","kind":"object","type":"Product","relationName":"ProductToReview"},{"name":"author","kind":"object","type":"User","relationName":"ReviewToUser"}],"dbName":"reviews","schema":null},"Order":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"area","kind":"enum","type":"OrderArea"},{"name":"buyerId","kind":"scalar","type":"Int","dbName":"buyer_id"},{"name":"status","kind":"enum","type":"OrderStatus"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"paymentReference","kind":"scalar","type":"String","dbName":"payment_reference"},{"name":"checkoutId","kind":"scalar","type":"Int","dbName":"checkout_id"},{"name":"disputeReason","kind":"scalar","type":"String","dbName":"dispute_reason"},{"name":"buyer","kind":"object","type":"User","relationName":"OrderToUser"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderToOrderItem"},{"name":"stores","kind":"object","type":"OrderStore","relationName":"OrderToOrderStore"}],"dbName":"orders","schema":null},"OrderItem":{"fields":[{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"quantity","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"storeName","kind":"scalar","type":"String","dbName":"store_name"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderItem"},{"name":"product","kind":"object","type":"Product","relationName":"OrderItemToProduct"}],"dbName":"order_items","schema":null},"OrderStore":{"fields":[{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderStore"}],"dbName":"order_stores","schema":null},"Video":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"visibility","kind":"enum","type":"VideoVisibility"},{"name":"status","kind":"enum","type":"VideoStatus"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"duration","kind":"scalar","type":"Float"},{"name":"width","kind":"scalar","type":"Int"},{"name":"height","kind":"scalar","type":"Int"},{"name":"thumbnailUrl","kind":"scalar","type":"String","dbName":"thumbnail_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"likeCount","kind":"scalar","type":"Int","dbName":"like_count"},{"name":"dislikeCount","kind":"scalar","type":"Int","dbName":"dislike_count"},{"name":"commentCount","kind":"scalar","type":"Int","dbName":"comment_count"},{"name":"author","kind":"object","type":"User","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToVideo"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToVideo"},{"name":"views","kind":"object","type":"VideoView","relationName":"VideoToVideoView"},{"name":"share","kind":"object","type":"Share","relationName":"ShareToVideo"}],"dbName":"videos","schema":null},"Rating":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"RatingToVideo"},{"name":"user","kind":"object","type":"User","relationName":"RatingToUser"}],"dbName":"ratings","schema":null},"Comment":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"editedBy","kind":"scalar","type":"Int","dbName":"edited_by"},{"name":"video","kind":"object","type":"Video","relationName":"CommentToVideo"},{"name":"author","kind":"object","type":"User","relationName":"CommentToUser"}],"dbName":"comments","schema":null},"VideoView":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"views","kind":"scalar","type":"Int"},{"name":"video","kind":"object","type":"Video","relationName":"VideoToVideoView"}],"dbName":"video_views","schema":null},"File":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"sha256","kind":"scalar","type":"String"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"owner","kind":"object","type":"User","relationName":"FileToUser"},{"name":"share","kind":"object","type":"Share","relationName":"FileToShare"}],"dbName":"files","schema":null},"FileUsage":{"fields":[{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"files","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"owner","kind":"object","type":"User","relationName":"FileUsageToUser"}],"dbName":"file_usage","schema":null},"Share":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"token","kind":"scalar","type":"String"},{"name":"fileId","kind":"scalar","type":"Int","dbName":"file_id"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"allowDownload","kind":"scalar","type":"Boolean","dbName":"allow_download"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"file","kind":"object","type":"File","relationName":"FileToShare"},{"name":"video","kind":"object","type":"Video","relationName":"ShareToVideo"}],"dbName":"shares","schema":null},"App":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"secretHash","kind":"scalar","type":"Bytes","dbName":"secret_hash"},{"name":"redirectUris","kind":"scalar","type":"String","dbName":"redirect_uris"},{"name":"origins","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"owner","kind":"object","type":"User","relationName":"AppToUser"},{"name":"grants","kind":"object","type":"AppGrant","relationName":"AppToAppGrant"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppToAppDevice"},{"name":"tokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToApp"}],"dbName":"apps","schema":null},"AppGrant":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"AppGrantToUser"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppGrant"},{"name":"sessions","kind":"object","type":"AppSession","relationName":"AppGrantToAppSession"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppDeviceToAppGrant"}],"dbName":"app_grants","schema":null},"AppSession":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"codeHash","kind":"scalar","type":"Bytes","dbName":"code_hash"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeExpiresAt","kind":"scalar","type":"DateTime","dbName":"code_expires_at"},{"name":"codeUsedAt","kind":"scalar","type":"DateTime","dbName":"code_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppGrantToAppSession"},{"name":"refreshTokens","kind":"object","type":"AppRefreshToken","relationName":"AppRefreshTokenToAppSession"},{"name":"accessTokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToAppSession"}],"dbName":"app_sessions","schema":null},"AppRefreshToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sessionId","kind":"scalar","type":"Int","dbName":"session_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"session","kind":"object","type":"AppSession","relationName":"AppRefreshTokenToAppSession"}],"dbName":"app_refresh_tokens","schema":null},"AppDevice":{"fields":[{"name":"deviceHash","kind":"scalar","type":"Bytes","dbName":"device_hash"},{"name":"userHash","kind":"scalar","type":"Bytes","dbName":"user_hash"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"pause","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"deniedAt","kind":"scalar","type":"DateTime","dbName":"denied_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppDevice"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppDeviceToAppGrant"}],"dbName":"app_devices","schema":null},"JobTurn":{"fields":[{"name":"job","kind":"scalar","type":"String"},{"name":"nextAt","kind":"scalar","type":"DateTime","dbName":"next_at"}],"dbName":"job_turns","schema":null},"BackupLease":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"backup_leases","schema":null},"Backup":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"snapshotAt","kind":"scalar","type":"DateTime","dbName":"snapshot_at"}],"dbName":"backups","schema":null},"PostponedRemoval":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"postponed_removals","schema":null},"RateLimit":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_limits","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","user","owner","app","grant","session","refreshTokens","accessTokens","_count","sessions","devices","grants","tokens","appSession","keys","apps","appGrants","totpFactor","recoveryCodes","passkeys","identities","topics","board","author","topic","replies","reads","merged","topicReads","questions","category","question","bestOf","answer","votes","bestAnswer","answers","search","idempotencyKeys","store","buyer","items","order","stores","product","reviews","products","orders","video","comments","ratings","views","share","file","videos","announcements","files","fileUsage","reporter","handler","reportsMade","reportsAbout","reportsHandled","editor","revisions","edits","mails","emailTokens","creator","invitations","exports","actor","warnings","givenWarnings","removal","step","removed","removedBySteps","begunRemovals","avatars","User.findUnique","User.findUniqueOrThrow","User.findFirst","User.findFirstOrThrow","User.findMany","data","User.createOne","User.createMany","User.createManyAndReturn","User.updateOne","User.updateMany","User.updateManyAndReturn","create","update","User.upsertOne","User.deleteOne","User.deleteMany","having","_avg","_sum","_min","_max","User.groupBy","User.aggregate","Avatar.findUnique","Avatar.findUniqueOrThrow","Avatar.findFirst","Avatar.findFirstOrThrow","Avatar.findMany","Avatar.createOne","Avatar.createMany","Avatar.createManyAndReturn","Avatar.updateOne","Avatar.updateMany","Avatar.updateManyAndReturn","Avatar.upsertOne","Avatar.deleteOne","Avatar.deleteMany","Avatar.groupBy","Avatar.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Mail.findUnique","Mail.findUniqueOrThrow","Mail.findFirst","Mail.findFirstOrThrow","Mail.findMany","Mail.createOne","Mail.createMany","Mail.createManyAndReturn","Mail.updateOne","Mail.updateMany","Mail.updateManyAndReturn","Mail.upsertOne","Mail.deleteOne","Mail.deleteMany","Mail.groupBy","Mail.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","EmailToken.findUnique","EmailToken.findUniqueOrThrow","EmailToken.findFirst","EmailToken.findFirstOrThrow","EmailToken.findMany","EmailToken.createOne","EmailToken.createMany","EmailToken.createManyAndReturn","EmailToken.updateOne","EmailToken.updateMany","EmailToken.updateManyAndReturn","EmailToken.upsertOne","EmailToken.deleteOne","EmailToken.deleteMany","EmailToken.groupBy","EmailToken.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Report.findUnique","Report.findUniqueOrThrow","Report.findFirst","Report.findFirstOrThrow","Report.findMany","Report.createOne","Report.createMany","Report.createManyAndReturn","Report.updateOne","Report.updateMany","Report.updateManyAndReturn","Report.upsertOne","Report.deleteOne","Report.deleteMany","Report.groupBy","Report.aggregate","Revision.findUnique","Revision.findUniqueOrThrow","Revision.findFirst","Revision.findFirstOrThrow","Revision.findMany","Revision.createOne","Revision.createMany","Revision.createManyAndReturn","Revision.updateOne","Revision.updateMany","Revision.updateManyAndReturn","Revision.upsertOne","Revision.deleteOne","Revision.deleteMany","Revision.groupBy","Revision.aggregate","Removal.findUnique","Removal.findUniqueOrThrow","Removal.findFirst","Removal.findFirstOrThrow","Removal.findMany","Removal.createOne","Removal.createMany","Removal.createManyAndReturn","Removal.updateOne","Removal.updateMany","Removal.updateManyAndReturn","Removal.upsertOne","Removal.deleteOne","Removal.deleteMany","Removal.groupBy","Removal.aggregate","Warning.findUnique","Warning.findUniqueOrThrow","Warning.findFirst","Warning.findFirstOrThrow","Warning.findMany","Warning.createOne","Warning.createMany","Warning.createManyAndReturn","Warning.updateOne","Warning.updateMany","Warning.updateManyAndReturn","Warning.upsertOne","Warning.deleteOne","Warning.deleteMany","Warning.groupBy","Warning.aggregate","PersonRemoval.findUnique","PersonRemoval.findUniqueOrThrow","PersonRemoval.findFirst","PersonRemoval.findFirstOrThrow","PersonRemoval.findMany","PersonRemoval.createOne","PersonRemoval.createMany","PersonRemoval.createManyAndReturn","PersonRemoval.updateOne","PersonRemoval.updateMany","PersonRemoval.updateManyAndReturn","PersonRemoval.upsertOne","PersonRemoval.deleteOne","PersonRemoval.deleteMany","PersonRemoval.groupBy","PersonRemoval.aggregate","PersonRemovalItem.findUnique","PersonRemovalItem.findUniqueOrThrow","PersonRemovalItem.findFirst","PersonRemovalItem.findFirstOrThrow","PersonRemovalItem.findMany","PersonRemovalItem.createOne","PersonRemovalItem.createMany","PersonRemovalItem.createManyAndReturn","PersonRemovalItem.updateOne","PersonRemovalItem.updateMany","PersonRemovalItem.updateManyAndReturn","PersonRemovalItem.upsertOne","PersonRemovalItem.deleteOne","PersonRemovalItem.deleteMany","PersonRemovalItem.groupBy","PersonRemovalItem.aggregate","Export.findUnique","Export.findUniqueOrThrow","Export.findFirst","Export.findFirstOrThrow","Export.findMany","Export.createOne","Export.createMany","Export.createManyAndReturn","Export.updateOne","Export.updateMany","Export.updateManyAndReturn","Export.upsertOne","Export.deleteOne","Export.deleteMany","Export.groupBy","Export.aggregate","Board.findUnique","Board.findUniqueOrThrow","Board.findFirst","Board.findFirstOrThrow","Board.findMany","Board.createOne","Board.createMany","Board.createManyAndReturn","Board.updateOne","Board.updateMany","Board.updateManyAndReturn","Board.upsertOne","Board.deleteOne","Board.deleteMany","Board.groupBy","Board.aggregate","Topic.findUnique","Topic.findUniqueOrThrow","Topic.findFirst","Topic.findFirstOrThrow","Topic.findMany","Topic.createOne","Topic.createMany","Topic.createManyAndReturn","Topic.updateOne","Topic.updateMany","Topic.updateManyAndReturn","Topic.upsertOne","Topic.deleteOne","Topic.deleteMany","Topic.groupBy","Topic.aggregate","Reply.findUnique","Reply.findUniqueOrThrow","Reply.findFirst","Reply.findFirstOrThrow","Reply.findMany","Reply.createOne","Reply.createMany","Reply.createManyAndReturn","Reply.updateOne","Reply.updateMany","Reply.updateManyAndReturn","Reply.upsertOne","Reply.deleteOne","Reply.deleteMany","Reply.groupBy","Reply.aggregate","MergedTopic.findUnique","MergedTopic.findUniqueOrThrow","MergedTopic.findFirst","MergedTopic.findFirstOrThrow","MergedTopic.findMany","MergedTopic.createOne","MergedTopic.createMany","MergedTopic.createManyAndReturn","MergedTopic.updateOne","MergedTopic.updateMany","MergedTopic.updateManyAndReturn","MergedTopic.upsertOne","MergedTopic.deleteOne","MergedTopic.deleteMany","MergedTopic.groupBy","MergedTopic.aggregate","TopicRead.findUnique","TopicRead.findUniqueOrThrow","TopicRead.findFirst","TopicRead.findFirstOrThrow","TopicRead.findMany","TopicRead.createOne","TopicRead.createMany","TopicRead.createManyAndReturn","TopicRead.updateOne","TopicRead.updateMany","TopicRead.updateManyAndReturn","TopicRead.upsertOne","TopicRead.deleteOne","TopicRead.deleteMany","TopicRead.groupBy","TopicRead.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","TotpFactor.findUnique","TotpFactor.findUniqueOrThrow","TotpFactor.findFirst","TotpFactor.findFirstOrThrow","TotpFactor.findMany","TotpFactor.createOne","TotpFactor.createMany","TotpFactor.createManyAndReturn","TotpFactor.updateOne","TotpFactor.updateMany","TotpFactor.updateManyAndReturn","TotpFactor.upsertOne","TotpFactor.deleteOne","TotpFactor.deleteMany","TotpFactor.groupBy","TotpFactor.aggregate","RecoveryCode.findUnique","RecoveryCode.findUniqueOrThrow","RecoveryCode.findFirst","RecoveryCode.findFirstOrThrow","RecoveryCode.findMany","RecoveryCode.createOne","RecoveryCode.createMany","RecoveryCode.createManyAndReturn","RecoveryCode.updateOne","RecoveryCode.updateMany","RecoveryCode.updateManyAndReturn","RecoveryCode.upsertOne","RecoveryCode.deleteOne","RecoveryCode.deleteMany","RecoveryCode.groupBy","RecoveryCode.aggregate","Passkey.findUnique","Passkey.findUniqueOrThrow","Passkey.findFirst","Passkey.findFirstOrThrow","Passkey.findMany","Passkey.createOne","Passkey.createMany","Passkey.createManyAndReturn","Passkey.updateOne","Passkey.updateMany","Passkey.updateManyAndReturn","Passkey.upsertOne","Passkey.deleteOne","Passkey.deleteMany","Passkey.groupBy","Passkey.aggregate","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","Secret.findUnique","Secret.findUniqueOrThrow","Secret.findFirst","Secret.findFirstOrThrow","Secret.findMany","Secret.createOne","Secret.createMany","Secret.createManyAndReturn","Secret.updateOne","Secret.updateMany","Secret.updateManyAndReturn","Secret.upsertOne","Secret.deleteOne","Secret.deleteMany","Secret.groupBy","Secret.aggregate","Category.findUnique","Category.findUniqueOrThrow","Category.findFirst","Category.findFirstOrThrow","Category.findMany","Category.createOne","Category.createMany","Category.createManyAndReturn","Category.updateOne","Category.updateMany","Category.updateManyAndReturn","Category.upsertOne","Category.deleteOne","Category.deleteMany","Category.groupBy","Category.aggregate","Question.findUnique","Question.findUniqueOrThrow","Question.findFirst","Question.findFirstOrThrow","Question.findMany","Question.createOne","Question.createMany","Question.createManyAndReturn","Question.updateOne","Question.updateMany","Question.updateManyAndReturn","Question.upsertOne","Question.deleteOne","Question.deleteMany","Question.groupBy","Question.aggregate","Answer.findUnique","Answer.findUniqueOrThrow","Answer.findFirst","Answer.findFirstOrThrow","Answer.findMany","Answer.createOne","Answer.createMany","Answer.createManyAndReturn","Answer.updateOne","Answer.updateMany","Answer.updateManyAndReturn","Answer.upsertOne","Answer.deleteOne","Answer.deleteMany","Answer.groupBy","Answer.aggregate","Vote.findUnique","Vote.findUniqueOrThrow","Vote.findFirst","Vote.findFirstOrThrow","Vote.findMany","Vote.createOne","Vote.createMany","Vote.createManyAndReturn","Vote.updateOne","Vote.updateMany","Vote.updateManyAndReturn","Vote.upsertOne","Vote.deleteOne","Vote.deleteMany","Vote.groupBy","Vote.aggregate","QuestionSearch.findUnique","QuestionSearch.findUniqueOrThrow","QuestionSearch.findFirst","QuestionSearch.findFirstOrThrow","QuestionSearch.findMany","QuestionSearch.updateOne","QuestionSearch.updateMany","QuestionSearch.updateManyAndReturn","QuestionSearch.deleteOne","QuestionSearch.deleteMany","QuestionSearch.groupBy","QuestionSearch.aggregate","SearchEntry.findUnique","SearchEntry.findUniqueOrThrow","SearchEntry.findFirst","SearchEntry.findFirstOrThrow","SearchEntry.findMany","SearchEntry.updateOne","SearchEntry.updateMany","SearchEntry.updateManyAndReturn","SearchEntry.deleteOne","SearchEntry.deleteMany","SearchEntry.groupBy","SearchEntry.aggregate","SearchVocabulary.findUnique","SearchVocabulary.findUniqueOrThrow","SearchVocabulary.findFirst","SearchVocabulary.findFirstOrThrow","SearchVocabulary.findMany","SearchVocabulary.createOne","SearchVocabulary.createMany","SearchVocabulary.createManyAndReturn","SearchVocabulary.updateOne","SearchVocabulary.updateMany","SearchVocabulary.updateManyAndReturn","SearchVocabulary.upsertOne","SearchVocabulary.deleteOne","SearchVocabulary.deleteMany","SearchVocabulary.groupBy","SearchVocabulary.aggregate","Store.findUnique","Store.findUniqueOrThrow","Store.findFirst","Store.findFirstOrThrow","Store.findMany","Store.createOne","Store.createMany","Store.createManyAndReturn","Store.updateOne","Store.updateMany","Store.updateManyAndReturn","Store.upsertOne","Store.deleteOne","Store.deleteMany","Store.groupBy","Store.aggregate","Product.findUnique","Product.findUniqueOrThrow","Product.findFirst","Product.findFirstOrThrow","Product.findMany","Product.createOne","Product.createMany","Product.createManyAndReturn","Product.updateOne","Product.updateMany","Product.updateManyAndReturn","Product.upsertOne","Product.deleteOne","Product.deleteMany","Product.groupBy","Product.aggregate","Announcement.findUnique","Announcement.findUniqueOrThrow","Announcement.findFirst","Announcement.findFirstOrThrow","Announcement.findMany","Announcement.createOne","Announcement.createMany","Announcement.createManyAndReturn","Announcement.updateOne","Announcement.updateMany","Announcement.updateManyAndReturn","Announcement.upsertOne","Announcement.deleteOne","Announcement.deleteMany","Announcement.groupBy","Announcement.aggregate","Review.findUnique","Review.findUniqueOrThrow","Review.findFirst","Review.findFirstOrThrow","Review.findMany","Review.createOne","Review.createMany","Review.createManyAndReturn","Review.updateOne","Review.updateMany","Review.updateManyAndReturn","Review.upsertOne","Review.deleteOne","Review.deleteMany","Review.groupBy","Review.aggregate","Order.findUnique","Order.findUniqueOrThrow","Order.findFirst","Order.findFirstOrThrow","Order.findMany","Order.createOne","Order.createMany","Order.createManyAndReturn","Order.updateOne","Order.updateMany","Order.updateManyAndReturn","Order.upsertOne","Order.deleteOne","Order.deleteMany","Order.groupBy","Order.aggregate","OrderItem.findUnique","OrderItem.findUniqueOrThrow","OrderItem.findFirst","OrderItem.findFirstOrThrow","OrderItem.findMany","OrderItem.createOne","OrderItem.createMany","OrderItem.createManyAndReturn","OrderItem.updateOne","OrderItem.updateMany","OrderItem.updateManyAndReturn","OrderItem.upsertOne","OrderItem.deleteOne","OrderItem.deleteMany","OrderItem.groupBy","OrderItem.aggregate","OrderStore.findUnique","OrderStore.findUniqueOrThrow","OrderStore.findFirst","OrderStore.findFirstOrThrow","OrderStore.findMany","OrderStore.createOne","OrderStore.createMany","OrderStore.createManyAndReturn","OrderStore.updateOne","OrderStore.updateMany","OrderStore.updateManyAndReturn","OrderStore.upsertOne","OrderStore.deleteOne","OrderStore.deleteMany","OrderStore.groupBy","OrderStore.aggregate","Video.findUnique","Video.findUniqueOrThrow","Video.findFirst","Video.findFirstOrThrow","Video.findMany","Video.createOne","Video.createMany","Video.createManyAndReturn","Video.updateOne","Video.updateMany","Video.updateManyAndReturn","Video.upsertOne","Video.deleteOne","Video.deleteMany","Video.groupBy","Video.aggregate","Rating.findUnique","Rating.findUniqueOrThrow","Rating.findFirst","Rating.findFirstOrThrow","Rating.findMany","Rating.createOne","Rating.createMany","Rating.createManyAndReturn","Rating.updateOne","Rating.updateMany","Rating.updateManyAndReturn","Rating.upsertOne","Rating.deleteOne","Rating.deleteMany","Rating.groupBy","Rating.aggregate","Comment.findUnique","Comment.findUniqueOrThrow","Comment.findFirst","Comment.findFirstOrThrow","Comment.findMany","Comment.createOne","Comment.createMany","Comment.createManyAndReturn","Comment.updateOne","Comment.updateMany","Comment.updateManyAndReturn","Comment.upsertOne","Comment.deleteOne","Comment.deleteMany","Comment.groupBy","Comment.aggregate","VideoView.findUnique","VideoView.findUniqueOrThrow","VideoView.findFirst","VideoView.findFirstOrThrow","VideoView.findMany","VideoView.createOne","VideoView.createMany","VideoView.createManyAndReturn","VideoView.updateOne","VideoView.updateMany","VideoView.updateManyAndReturn","VideoView.upsertOne","VideoView.deleteOne","VideoView.deleteMany","VideoView.groupBy","VideoView.aggregate","File.findUnique","File.findUniqueOrThrow","File.findFirst","File.findFirstOrThrow","File.findMany","File.createOne","File.createMany","File.createManyAndReturn","File.updateOne","File.updateMany","File.updateManyAndReturn","File.upsertOne","File.deleteOne","File.deleteMany","File.groupBy","File.aggregate","FileUsage.findUnique","FileUsage.findUniqueOrThrow","FileUsage.findFirst","FileUsage.findFirstOrThrow","FileUsage.findMany","FileUsage.createOne","FileUsage.createMany","FileUsage.createManyAndReturn","FileUsage.updateOne","FileUsage.updateMany","FileUsage.updateManyAndReturn","FileUsage.upsertOne","FileUsage.deleteOne","FileUsage.deleteMany","FileUsage.groupBy","FileUsage.aggregate","Share.findUnique","Share.findUniqueOrThrow","Share.findFirst","Share.findFirstOrThrow","Share.findMany","Share.createOne","Share.createMany","Share.createManyAndReturn","Share.updateOne","Share.updateMany","Share.updateManyAndReturn","Share.upsertOne","Share.deleteOne","Share.deleteMany","Share.groupBy","Share.aggregate","App.findUnique","App.findUniqueOrThrow","App.findFirst","App.findFirstOrThrow","App.findMany","App.createOne","App.createMany","App.createManyAndReturn","App.updateOne","App.updateMany","App.updateManyAndReturn","App.upsertOne","App.deleteOne","App.deleteMany","App.groupBy","App.aggregate","AppGrant.findUnique","AppGrant.findUniqueOrThrow","AppGrant.findFirst","AppGrant.findFirstOrThrow","AppGrant.findMany","AppGrant.createOne","AppGrant.createMany","AppGrant.createManyAndReturn","AppGrant.updateOne","AppGrant.updateMany","AppGrant.updateManyAndReturn","AppGrant.upsertOne","AppGrant.deleteOne","AppGrant.deleteMany","AppGrant.groupBy","AppGrant.aggregate","AppSession.findUnique","AppSession.findUniqueOrThrow","AppSession.findFirst","AppSession.findFirstOrThrow","AppSession.findMany","AppSession.createOne","AppSession.createMany","AppSession.createManyAndReturn","AppSession.updateOne","AppSession.updateMany","AppSession.updateManyAndReturn","AppSession.upsertOne","AppSession.deleteOne","AppSession.deleteMany","AppSession.groupBy","AppSession.aggregate","AppRefreshToken.findUnique","AppRefreshToken.findUniqueOrThrow","AppRefreshToken.findFirst","AppRefreshToken.findFirstOrThrow","AppRefreshToken.findMany","AppRefreshToken.createOne","AppRefreshToken.createMany","AppRefreshToken.createManyAndReturn","AppRefreshToken.updateOne","AppRefreshToken.updateMany","AppRefreshToken.updateManyAndReturn","AppRefreshToken.upsertOne","AppRefreshToken.deleteOne","AppRefreshToken.deleteMany","AppRefreshToken.groupBy","AppRefreshToken.aggregate","AppDevice.findUnique","AppDevice.findUniqueOrThrow","AppDevice.findFirst","AppDevice.findFirstOrThrow","AppDevice.findMany","AppDevice.createOne","AppDevice.createMany","AppDevice.createManyAndReturn","AppDevice.updateOne","AppDevice.updateMany","AppDevice.updateManyAndReturn","AppDevice.upsertOne","AppDevice.deleteOne","AppDevice.deleteMany","AppDevice.groupBy","AppDevice.aggregate","JobTurn.findUnique","JobTurn.findUniqueOrThrow","JobTurn.findFirst","JobTurn.findFirstOrThrow","JobTurn.findMany","JobTurn.createOne","JobTurn.createMany","JobTurn.createManyAndReturn","JobTurn.updateOne","JobTurn.updateMany","JobTurn.updateManyAndReturn","JobTurn.upsertOne","JobTurn.deleteOne","JobTurn.deleteMany","JobTurn.groupBy","JobTurn.aggregate","BackupLease.findUnique","BackupLease.findUniqueOrThrow","BackupLease.findFirst","BackupLease.findFirstOrThrow","BackupLease.findMany","BackupLease.createOne","BackupLease.createMany","BackupLease.createManyAndReturn","BackupLease.updateOne","BackupLease.updateMany","BackupLease.updateManyAndReturn","BackupLease.upsertOne","BackupLease.deleteOne","BackupLease.deleteMany","BackupLease.groupBy","BackupLease.aggregate","Backup.findUnique","Backup.findUniqueOrThrow","Backup.findFirst","Backup.findFirstOrThrow","Backup.findMany","Backup.createOne","Backup.createMany","Backup.createManyAndReturn","Backup.updateOne","Backup.updateMany","Backup.updateManyAndReturn","Backup.upsertOne","Backup.deleteOne","Backup.deleteMany","Backup.groupBy","Backup.aggregate","PostponedRemoval.findUnique","PostponedRemoval.findUniqueOrThrow","PostponedRemoval.findFirst","PostponedRemoval.findFirstOrThrow","PostponedRemoval.findMany","PostponedRemoval.createOne","PostponedRemoval.createMany","PostponedRemoval.createManyAndReturn","PostponedRemoval.updateOne","PostponedRemoval.updateMany","PostponedRemoval.updateManyAndReturn","PostponedRemoval.upsertOne","PostponedRemoval.deleteOne","PostponedRemoval.deleteMany","PostponedRemoval.groupBy","PostponedRemoval.aggregate","RateLimit.findUnique","RateLimit.findUniqueOrThrow","RateLimit.findFirst","RateLimit.findFirstOrThrow","RateLimit.findMany","RateLimit.createOne","RateLimit.createMany","RateLimit.createManyAndReturn","RateLimit.updateOne","RateLimit.updateMany","RateLimit.updateManyAndReturn","RateLimit.upsertOne","RateLimit.deleteOne","RateLimit.deleteMany","RateLimit.groupBy","RateLimit.aggregate","AND","OR","NOT","key","points","expire","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","at","id","snapshotAt","leasedUntil","job","nextAt","deviceHash","userHash","appId","scopes","pause","askedAt","grantId","deniedAt","createdAt","expiresAt","Scope","has","hasEvery","hasSome","hash","sessionId","usedAt","codeHash","codeChallenge","redirectUri","codeExpiresAt","codeUsedAt","userId","ownerId","name","clientId","secretHash","redirectUris","origins","token","fileId","videoId","passwordHash","allowDownload","bytes","mimeType","size","sha256","objectKey","updatedAt","nameKey","authorId","content","editedAt","editedBy","value","title","description","VideoVisibility","visibility","VideoStatus","status","duration","width","height","thumbnailUrl","likeCount","dislikeCount","commentCount","storeId","orderId","productId","price","quantity","storeName","OrderArea","area","buyerId","OrderStatus","paidAt","paymentReference","checkoutId","disputeReason","rating","body","reply","repliedAt","until","slug","sku","regularPrice","stock","ProductStatus","imageUrl","deletedAt","shelf","listed","titleKey","categoryKey","ratingSum","ratingCount","StoreStatus","reopens","word","type","contentId","threadType","threadId","type_contentId","questionId","answerId","voteScore","categoryId","QuestionStatus","bestAnswerId","answerCount","every","some","none","issuer","subject","lastUsedAt","credentialId","publicKey","counter","transports","secret","lastStep","wrongCodes","blockedUntil","sid","sess","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","topicId","replyId","readAt","boardId","isSticky","isLocked","replyCount","lastReplyAt","lastReplyUserId","openingId","position","state","attempts","parts","partsTotal","records","missing","fault","endedAt","removalId","stepId","reason","actorId","action","finishedAt","text","acknowledgedAt","targetType","targetId","parentId","excerpt","memory","isPrivate","targetType_targetId","number","editorId","reporterId","note","ReportStatus","handlerId","resolutionNote","claimedAt","resolvedAt","requestId","details","operation","request","purpose","email","creatorId","maxUses","uses","kind","recipient","dueAt","givenUpAt","prefix","revokedAt","appSessionId","username","emailVerifiedAt","pendingEmail","Role","role","suspendedAt","suspendedUntil","suspendedFor","silencedAt","silencedUntil","silencedFor","warnedAt","reportMailedAt","approvedPosts","awaitsApproval","deleteAt","twoFactors","displayName","about","location","website","avatarVersion","userId_size","targetType_targetId_number","videoId_userId","productId_authorId","storeId_orderId","orderId_productId","userId_operation_key","id_questionId","answerId_userId","bestAnswerId_id","userId_topicId","issuer_subject","userId_hash","userId_appId","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "2hu8BIgHQhAAAN8NACARAADgDQAgEgAA4Q0AIBMAAOINACAUAADjDQAgFQAA5A0AIBYAAOUNACAXAAC1DQAgGwAA5g0AIB4AAOcNACAfAAChDQAgJAAA6Q0AICYAAOgNACAoAADqDQAgLQAA6w0AIC8AAO8NACAxAADsDQAgMwAA7g0AIDQAAPENACA4AADtDQAgOQAA8A0AIDoAAPINACA7AADzDQAgPgAA9A0AID8AAPQNACBAAAD0DQAgQgAA9Q0AIEMAAPUNACBEAAD2DQAgRQAA9w0AIEcAAPgNACBIAAD5DQAgSgAA-g0AIEsAAPoNACBPAAD7DQAgUAAA-w0AIFEAAPwNACDiBwAA3Q0AMOMHAACvAQAQ5AcAAN0NADD0BwIAAAABgQhAALsMACGZCAEA3AwAIc0IQADdDAAhqQkBAAAAAbQJAQAAAAG1CUAA3QwAIbYJAQDcDAAhuAkAAN4NuAkiuQlAAN0MACG6CUAA3QwAIbsJAQDcDAAhvAlAAN0MACG9CUAA3QwAIb4JAQDcDAAhvwlAAN0MACHACUAA3QwAIcEJAgC0DAAhwgkgAN4MACHDCUAA3QwAIcQJIADeDAAhxQkBANwMACHGCQEA3AwAIccJAQDcDAAhyAkBANwMACHJCQEA3AwAIQEAAAABACASAwAA5wwAIAUAAMkOACAPAADKDgAg4gcAAMgOADDjBwAAAwAQ5AcAAMgOADD0BwIAtAwAIfsHAgCUDQAh_AcAAMQMACCBCEAAuwwAIYIIQADdDAAhhwgAAaQNACGPCAIAtAwAIZEIAQCzDAAh6AhAAN0MACGxCQEAswwAIbIJQADdDAAhswkCAJQNACEIAwAAjxAAIAUAANcYACAPAADZGAAg-wcAAMsOACCCCAAAyw4AIOgIAADLDgAgsgkAAMsOACCzCQAAyw4AIBIDAADnDAAgBQAAyQ4AIA8AAMoOACDiBwAAyA4AMOMHAAADABDkBwAAyA4AMPQHAgAAAAH7BwIAlA0AIfwHAADEDAAggQhAALsMACGCCEAA3QwAIYcIAAEAAAGPCAIAtAwAIZEIAQCzDAAh6AhAAN0MACGxCQEAswwAIbIJQADdDAAhswkCAJQNACEDAAAAAwAgAQAABAAwAgAABQAgDwQAAOcMACAMAAC8DgAgDQAA4Q0AIA4AAN8NACDiBwAAug4AMOMHAAAHABDkBwAAug4AMPQHAgC0DAAhgQhAALsMACGQCAIAtAwAIZEIAQCzDAAhkggBALMMACGTCAABuw4AIZQIAADWDAAglQgAANYMACABAAAABwAgDAMAAOcMACAFAAC-DgAgCwAAxw4AIAwAALwOACDiBwAAxg4AMOMHAAAJABDkBwAAxg4AMPQHAgC0DAAh-wcCALQMACH8BwAAxAwAIIEIQAC7DAAhjwgCALQMACEEAwAAjxAAIAUAANcYACALAADbGAAgDAAA1hgAIA0DAADnDAAgBQAAvg4AIAsAAMcOACAMAAC8DgAg4gcAAMYOADDjBwAACQAQ5AcAAMYOADD0BwIAAAAB-wcCALQMACH8BwAAxAwAIIEIQAC7DAAhjwgCALQMACHXCQAAxQ4AIAMAAAAJACABAAAKADACAAALACAQBgAAww4AIAgAAMQOACAJAADfDQAg4gcAAMIOADDjBwAADQAQ5AcAAMIOADD0BwIAtAwAIfwHAADEDAAg_wcCALQMACGBCEAAuwwAIYIIQAC7DAAhiggAAbsOACGLCAEA3AwAIYwIAQDcDAAhjQhAAN0MACGOCEAA3QwAIQgGAADYGAAgCAAA2hgAIAkAAKgYACCKCAAAyw4AIIsIAADLDgAgjAgAAMsOACCNCAAAyw4AII4IAADLDgAgEAYAAMMOACAIAADEDgAgCQAA3w0AIOIHAADCDgAw4wcAAA0AEOQHAADCDgAw9AcCAAAAAfwHAADEDAAg_wcCALQMACGBCEAAuwwAIYIIQAC7DAAhiggAAQAAAYsIAQDcDAAhjAgBANwMACGNCEAA3QwAIY4IQADdDAAhAwAAAA0AIAEAAA4AMAIAAA8AIAgHAADBDgAg4gcAAMAOADDjBwAAEQAQ5AcAAMAOADCBCEAAuwwAIYcIAAGkDQAhiAgCALQMACGJCEAA3QwAIQIHAADZGAAgiQgAAMsOACAIBwAAwQ4AIOIHAADADgAw4wcAABEAEOQHAADADgAwgQhAALsMACGHCAABAAABiAgCALQMACGJCEAA3QwAIQMAAAARACABAAASADACAAATACADAAAAAwAgAQAABAAwAgAABQAgAQAAABEAIAEAAAADACAPBQAAvg4AIAYAAL8OACDiBwAAvQ4AMOMHAAAYABDkBwAAvQ4AMPkHAAGkDQAh-gcAAaQNACH7BwIAtAwAIfwHAADEDAAg_QcCALQMACH-B0AA3QwAIf8HAgCUDQAhgAhAAN0MACGBCEAAuwwAIYIIQAC7DAAhBQUAANcYACAGAADYGAAg_gcAAMsOACD_BwAAyw4AIIAIAADLDgAgDwUAAL4OACAGAAC_DgAg4gcAAL0OADDjBwAAGAAQ5AcAAL0OADD5BwABAAAB-gcAAQAAAfsHAgC0DAAh_AcAAMQMACD9BwIAtAwAIf4HQADdDAAh_wcCAJQNACGACEAA3QwAIYEIQAC7DAAhgghAALsMACEDAAAAGAAgAQAAGQAwAgAAGgAgAQAAAAkAIAEAAAANACABAAAAGAAgAwAAABgAIAEAABkAMAIAABoAIAMAAAADACABAAAEADACAAAFACABAAAACQAgAQAAABgAIAEAAAADACABAAAADQAgBQQAAI8QACAMAADWGAAgDQAAqhgAIA4AAKgYACCTCAAAyw4AIA8EAADnDAAgDAAAvA4AIA0AAOENACAOAADfDQAg4gcAALoOADDjBwAABwAQ5AcAALoOADD0BwIAAAABgQhAALsMACGQCAIAtAwAIZEIAQCzDAAhkggBAAAAAZMIAAG7DgAhlAgAANYMACCVCAAA1gwAIAMAAAAHACABAAAlADACAAAmACADAAAACQAgAQAACgAwAgAACwAgCgMAAOcMACDiBwAAqQ0AMOMHAAApABDkBwAAqQ0AMIEIQAC7DAAhjwgCALQMACHtCAEAswwAIe4IBADmDAAh7wgCALQMACHwCEAA3QwAIQEAAAApACAHAwAA5wwAIOIHAAC5DgAw4wcAACsAEOQHAAC5DgAwhwgAAaQNACGJCEAA3QwAIY8IAgC0DAAhAgMAAI8QACCJCAAAyw4AIAgDAADnDAAg4gcAALkOADDjBwAAKwAQ5AcAALkOADCHCAABpA0AIYkIQADdDAAhjwgCALQMACHWCQAAuA4AIAMAAAArACABAAAsADACAAAtACANAwAA5wwAIOIHAAC3DgAw4wcAAC8AEOQHAAC3DgAw9AcCALQMACGBCEAAuwwAIY8IAgC0DAAhkQgBALMMACHoCEAA3QwAIekIAAGkDQAh6ggAAaQNACHrCAQA5gwAIewIAADWDAAgAgMAAI8QACDoCAAAyw4AIA0DAADnDAAg4gcAALcOADDjBwAALwAQ5AcAALcOADD0BwIAAAABgQhAALsMACGPCAIAtAwAIZEIAQCzDAAh6AhAAN0MACHpCAABAAAB6ggAAaQNACHrCAQA5gwAIewIAADWDAAgAwAAAC8AIAEAADAAMAIAADEAIAoDAADnDAAg4gcAALYOADDjBwAAMwAQ5AcAALYOADD0BwIAtAwAIYEIQAC7DAAhjwgCALQMACHmCAEAswwAIecIAQCzDAAh6AhAAN0MACECAwAAjxAAIOgIAADLDgAgCwMAAOcMACDiBwAAtg4AMOMHAAAzABDkBwAAtg4AMPQHAgAAAAGBCEAAuwwAIY8IAgC0DAAh5ggBALMMACHnCAEAswwAIegIQADdDAAh1QkAALUOACADAAAAMwAgAQAANAAwAgAANQAgFxgAALMOACAZAADnDAAgGwAA5g0AIBwAAOcNACAdAAC0DgAg4gcAALIOADDjBwAANwAQ5AcAALIOADD0BwIAtAwAIYEIQAC7DAAhoAhAALsMACGiCAIAtAwAIaMIAQCzDAAhpAhAAN0MACGlCAIAlA0AIacIAQCzDAAh_AgCALQMACH9CCAA3gwAIf4IIADeDAAh_wgCALQMACGACUAAuwwAIYEJAgC0DAAhggkCAJQNACEIGAAA1BgAIBkAAI8QACAbAACvGAAgHAAAsBgAIB0AANUYACCkCAAAyw4AIKUIAADLDgAgggkAAMsOACAXGAAAsw4AIBkAAOcMACAbAADmDQAgHAAA5w0AIB0AALQOACDiBwAAsg4AMOMHAAA3ABDkBwAAsg4AMPQHAgAAAAGBCEAAuwwAIaAIQAC7DAAhoggCALQMACGjCAEAswwAIaQIQADdDAAhpQgCAJQNACGnCAEAswwAIfwIAgC0DAAh_QggAN4MACH-CCAA3gwAIf8IAgC0DAAhgAlAALsMACGBCQIAtAwAIYIJAgCUDQAhAwAAADcAIAEAADgAMAIAADkAIAMAAAA3ACABAAA4ADACAAA5ACABAAAANwAgDBkAAOcMACAaAACuDgAg4gcAALEOADDjBwAAPQAQ5AcAALEOADD0BwIAtAwAIYEIQAC7DAAhoggCALQMACGjCAEAswwAIaQIQADdDAAhpQgCAJQNACH5CAIAtAwAIQQZAACPEAAgGgAA0xgAIKQIAADLDgAgpQgAAMsOACAMGQAA5wwAIBoAAK4OACDiBwAAsQ4AMOMHAAA9ABDkBwAAsQ4AMPQHAgAAAAGBCEAAuwwAIaIIAgC0DAAhowgBALMMACGkCEAA3QwAIaUIAgCUDQAh-QgCALQMACEDAAAAPQAgAQAAPgAwAgAAPwAgCQMAAOcMACAaAACuDgAg4gcAALAOADDjBwAAQQAQ5AcAALAOADCPCAIAtAwAIfkIAgC0DAAh-ggCALQMACH7CEAAuwwAIQIDAACPEAAgGgAA0xgAIAoDAADnDAAgGgAArg4AIOIHAACwDgAw4wcAAEEAEOQHAACwDgAwjwgCALQMACH5CAIAtAwAIfoIAgC0DAAh-whAALsMACHUCQAArw4AIAMAAABBACABAABCADACAABDACAGGgAArg4AIOIHAACtDgAw4wcAAEUAEOQHAACtDgAw9AcCALQMACH5CAIAtAwAIQEaAADTGAAgBhoAAK4OACDiBwAArQ4AMOMHAABFABDkBwAArQ4AMPQHAgAAAAH5CAIAtAwAIQMAAABFACABAABGADACAABHACABAAAAPQAgAQAAAEEAIAEAAABFACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAEEAIAEAAEIAMAIAAEMAIBQZAADnDAAgIAAAqg4AICUAAKsOACAmAADoDQAgJwAArA4AIOIHAACoDgAw4wcAAE4AEOQHAACoDgAw9AcCALQMACGBCEAAuwwAIaAIQAC7DAAhoggCALQMACGkCEAA3QwAIaUIAgCUDQAhpwgBALMMACGsCAAAqQ7hCCLDCAEAswwAId8IAgCUDQAh4QgCAJQNACHiCAIAtAwAIQkZAACPEAAgIAAA0RgAICUAANAYACAmAACxGAAgJwAA0hgAIKQIAADLDgAgpQgAAMsOACDfCAAAyw4AIOEIAADLDgAgFRkAAOcMACAgAACqDgAgJQAAqw4AICYAAOgNACAnAACsDgAg4gcAAKgOADDjBwAATgAQ5AcAAKgOADD0BwIAAAABgQhAALsMACGgCEAAuwwAIaIIAgC0DAAhpAhAAN0MACGlCAIAlA0AIacIAQCzDAAhrAgAAKkO4QgiwwgBALMMACHfCAIAlA0AIeEIAgCUDQAh4ggCALQMACHTCQAApw4AIAMAAABOACABAABPADACAABQACAHHwAAoQ0AIOIHAACgDQAw4wcAAFIAEOQHAACgDQAw9AcCALQMACGRCAEAswwAIccIAQCzDAAhAQAAAFIAIAMAAABOACABAABPADACAABQACABAAAATgAgDxkAAOcMACAhAACYDQAgIgAAow4AICQAAOkNACDiBwAAog4AMOMHAABWABDkBwAAog4AMPQHAgC0DAAhgQhAALsMACGiCAIAtAwAIaQIQADdDAAhpQgCAJQNACHDCAEAswwAIdwIAgC0DAAh3ggCALQMACEBAAAAVgAgAQAAAE4AIAkDAADnDAAgIwAApg4AIOIHAAClDgAw4wcAAFkAEOQHAAClDgAwgQhAALsMACGPCAIAtAwAIaYIAgC0DAAh3QgCALQMACECAwAAjxAAICMAANAYACAKAwAA5wwAICMAAKYOACDiBwAApQ4AMOMHAABZABDkBwAApQ4AMIEIQAC7DAAhjwgCALQMACGmCAIAtAwAId0IAgC0DAAh0gkAAKQOACADAAAAWQAgAQAAWgAwAgAAWwAgAQAAAFkAIAYZAACPEAAgIQAA9xEAICIAAPcRACAkAACyGAAgpAgAAMsOACClCAAAyw4AIBAZAADnDAAgIQAAmA0AICIAAKMOACAkAADpDQAg4gcAAKIOADDjBwAAVgAQ5AcAAKIOADD0BwIAAAABgQhAALsMACGiCAIAtAwAIaQIQADdDAAhpQgCAJQNACHDCAEAswwAIdwIAgC0DAAh3ggCALQMACHRCQAAoQ4AIAMAAABWACABAABeADACAABfACAFIQAAmA0AIOIHAACXDQAw4wcAAGEAEOQHAACXDQAw3AgCALQMACEBAAAAYQAgAQAAAFYAIAMAAABWACABAABeADACAABfACADAAAAWQAgAQAAWgAwAgAAWwAgCwMAAOcMACDiBwAAoA4AMOMHAABmABDkBwAAoA4AMOUHAQCzDAAhgQhAALsMACGPCAIAtAwAIawIAgC0DAAhwwgBALMMACGmCQEAswwAIacJAAGkDQAhAQMAAI8QACAMAwAA5wwAIOIHAACgDgAw4wcAAGYAEOQHAACgDgAw5QcBALMMACGBCEAAuwwAIY8IAgC0DAAhrAgCALQMACHDCAEAswwAIaYJAQCzDAAhpwkAAaQNACHQCQAAnw4AIAMAAABmACABAABnADACAABoACAPBAAA5wwAIDAAAJ4OACDiBwAAnA4AMOMHAABqABDkBwAAnA4AMPQHAgC0DAAhgQhAALsMACGQCAIAtAwAIZEIAQCzDAAhqAgBALMMACGsCAAAnQ7VCCLHCAEAswwAIdIIAgC0DAAh0wgCALQMACHVCCAA3gwAIQIEAACPEAAgMAAAzxgAIA8EAADnDAAgMAAAng4AIOIHAACcDgAw4wcAAGoAEOQHAACcDgAw9AcCAAAAAYEIQAC7DAAhkAgCALQMACGRCAEAswwAIagIAQCzDAAhrAgAAJ0O1QgixwgBAAAAAdIIAgC0DAAh0wgCALQMACHVCCAA3gwAIQMAAABqACABAABrADACAABsACAfIAEAswwAISkAAJsOACArAACNDgAgLwAA7w0AIOIHAACYDgAw4wcAAG4AEOQHAACYDgAw9AcCALQMACGBCEAAuwwAIZAIAgCUDQAhoAhAALsMACGkCEAA3QwAIaUIAgCUDQAhpwgBALMMACGoCAEAswwAIawIAACaDswIIrQIAgCUDQAhtwgQAJcOACHCCBAAlw4AIccIAQDcDAAhyAgBANwMACHJCBAAmQ4AIcoIAgC0DAAhzAgBANwMACHNCEAA3QwAIc4IAgC0DAAhzwggAN4MACHQCAEAswwAIdEIAQCzDAAh0ggCALQMACHTCAIAtAwAIQwpAADOGAAgKwAAyhgAIC8AALgYACCQCAAAyw4AIKQIAADLDgAgpQgAAMsOACC0CAAAyw4AIMcIAADLDgAgyAgAAMsOACDJCAAAyw4AIMwIAADLDgAgzQgAAMsOACAfIAEAswwAISkAAJsOACArAACNDgAgLwAA7w0AIOIHAACYDgAw4wcAAG4AEOQHAACYDgAw9AcCAAAAAYEIQAC7DAAhkAgCAJQNACGgCEAAuwwAIaQIQADdDAAhpQgCAJQNACGnCAEAswwAIagIAQCzDAAhrAgAAJoOzAgitAgCAJQNACG3CBAAlw4AIcIIEACXDgAhxwgBANwMACHICAEA3AwAIckIEACZDgAhyggCALQMACHMCAEA3AwAIc0IQADdDAAhzggCALQMACHPCCAA3gwAIdAIAQCzDAAh0QgBALMMACHSCAIAtAwAIdMIAgC0DAAhAwAAAG4AIAEAAG8AMAIAAHAAIAEAAABqACAMLAAAlA4AIC4AAJEOACDiBwAAlg4AMOMHAABzABDkBwAAlg4AMKcIAQCzDAAhtAgCAJQNACG1CAIAtAwAIbYIAgC0DAAhtwgQAJcOACG4CAIAtAwAIbkIAQDcDAAhBCwAAM0YACAuAADMGAAgtAgAAMsOACC5CAAAyw4AIA0sAACUDgAgLgAAkQ4AIOIHAACWDgAw4wcAAHMAEOQHAACWDgAwpwgBALMMACG0CAIAlA0AIbUIAgC0DAAhtggCALQMACG3CBAAlw4AIbgIAgC0DAAhuQgBANwMACHPCQAAlQ4AIAMAAABzACABAAB0ADACAAB1ACADAAAAcwAgAQAAdAAwAgAAdQAgBiwAAJQOACDiBwAAkw4AMOMHAAB4ABDkBwAAkw4AMLQIAgC0DAAhtQgCALQMACEBLAAAzRgAIAcsAACUDgAg4gcAAJMOADDjBwAAeAAQ5AcAAJMOADC0CAIAtAwAIbUIAgC0DAAhzgkAAJIOACADAAAAeAAgAQAAeQAwAgAAegAgAQAAAHMAIAEAAAB4ACAQGQAA5wwAIC4AAJEOACDiBwAAkA4AMOMHAAB-ABDkBwAAkA4AMPQHAgC0DAAhgQhAALsMACGiCAIAtAwAIaQIQADdDAAhpQgCAJQNACGnCAEA3AwAIbYIAgC0DAAhwggCALQMACHDCAEAswwAIcQIAQDcDAAhxQhAAN0MACEHGQAAjxAAIC4AAMwYACCkCAAAyw4AIKUIAADLDgAgpwgAAMsOACDECAAAyw4AIMUIAADLDgAgERkAAOcMACAuAACRDgAg4gcAAJAOADDjBwAAfgAQ5AcAAJAOADD0BwIAAAABgQhAALsMACGiCAIAtAwAIaQIQADdDAAhpQgCAJQNACGnCAEA3AwAIbYIAgC0DAAhwggCALQMACHDCAEAswwAIcQIAQDcDAAhxQhAAN0MACHNCQAAjw4AIAMAAAB-ACABAAB_ADACAACAAQAgAQAAAHMAIAEAAAB-ACABAAAAbgAgECoAAOcMACArAACNDgAgLQAAjg4AIOIHAACKDgAw4wcAAIUBABDkBwAAig4AMPQHAgC0DAAhgQhAALsMACGgCEAAuwwAIawIAACMDr4IIrsIAACLDrsIIrwIAgC0DAAhvghAAN0MACG_CAEA3AwAIcAIAgCUDQAhwQgBANwMACEHKgAAjxAAICsAAMoYACAtAADLGAAgvggAAMsOACC_CAAAyw4AIMAIAADLDgAgwQgAAMsOACAQKgAA5wwAICsAAI0OACAtAACODgAg4gcAAIoOADDjBwAAhQEAEOQHAACKDgAw9AcCAAAAAYEIQAC7DAAhoAhAALsMACGsCAAAjA6-CCK7CAAAiw67CCK8CAIAtAwAIb4IQADdDAAhvwgBANwMACHACAIAlA0AIcEIAQDcDAAhAwAAAIUBACABAACGAQAwAgAAhwEAIBoZAADnDAAgMwAA7g0AIDQAAPENACA1AACJDgAgNgAAgA4AIOIHAACFDgAw4wcAAIkBABDkBwAAhQ4AMPQHAgC0DAAhgQhAALsMACGcCAEAswwAIZ0IBADmDAAhnwgBALMMACGgCEAAuwwAIaIIAgC0DAAhpwgBALMMACGoCAEAswwAIaoIAACGDqoIIqwIAACHDqwIIq0ICACIDgAhrggCAJQNACGvCAIAlA0AIbAIAQDcDAAhsQgCALQMACGyCAIAtAwAIbMIAgC0DAAhCRkAAI8QACAzAAC3GAAgNAAAuhgAIDUAAMkYACA2AADIGAAgrQgAAMsOACCuCAAAyw4AIK8IAADLDgAgsAgAAMsOACAaGQAA5wwAIDMAAO4NACA0AADxDQAgNQAAiQ4AIDYAAIAOACDiBwAAhQ4AMOMHAACJAQAQ5AcAAIUOADD0BwIAAAABgQhAALsMACGcCAEAswwAIZ0IBADmDAAhnwgBAAAAAaAIQAC7DAAhoggCALQMACGnCAEAswwAIagIAQCzDAAhqggAAIYOqggirAgAAIcOrAgirQgIAIgOACGuCAIAlA0AIa8IAgCUDQAhsAgBANwMACGxCAIAtAwAIbIIAgC0DAAhswgCALQMACEDAAAAiQEAIAEAAIoBADACAACLAQAgDBkAAOcMACAyAADrDAAg4gcAAIQOADDjBwAAjQEAEOQHAACEDgAw9AcCALQMACGBCEAAuwwAIZgIAgC0DAAhoggCALQMACGjCAEAswwAIaQIQADdDAAhpQgCAJQNACEEGQAAjxAAIDIAAIYQACCkCAAAyw4AIKUIAADLDgAgDBkAAOcMACAyAADrDAAg4gcAAIQOADDjBwAAjQEAEOQHAACEDgAw9AcCAAAAAYEIQAC7DAAhmAgCALQMACGiCAIAtAwAIaMIAQCzDAAhpAhAAN0MACGlCAIAlA0AIQMAAACNAQAgAQAAjgEAMAIAAI8BACAJAwAA5wwAIDIAAOsMACDiBwAAgw4AMOMHAACRAQAQ5AcAAIMOADCBCEAAuwwAIY8IAgC0DAAhmAgCALQMACGmCAIAtAwAIQIDAACPEAAgMgAAhhAAIAoDAADnDAAgMgAA6wwAIOIHAACDDgAw4wcAAJEBABDkBwAAgw4AMIEIQAC7DAAhjwgCALQMACGYCAIAtAwAIaYIAgC0DAAhzAkAAIIOACADAAAAkQEAIAEAAJIBADACAACTAQAgBjIAAOsMACA1AgC0DAAh4gcAAOoMADDjBwAAlQEAEOQHAADqDAAwmAgCALQMACEBAAAAlQEAIA0yAADgDAAgNwAA3wwAIOIHAADbDAAw4wcAAJcBABDkBwAA2wwAMPQHAgC0DAAhgQhAALsMACGCCEAA3QwAIZYIAQCzDAAhlwgCAJQNACGYCAIAlA0AIZkIAQDcDAAhmgggAN4MACEBAAAAlwEAIA8EAADnDAAgNgAAgA4AIOIHAAD_DQAw4wcAAJkBABDkBwAA_w0AMPQHAgC0DAAhgQhAALsMACGQCAIAtAwAIZEIAQCzDAAhnAgBALMMACGdCAQA5gwAIZ4IAQCzDAAhnwgBALMMACGgCEAAuwwAIaEIAQCzDAAhAQAAAJkBACABAAAAlwEAIAEAAACJAQAgAQAAAI0BACABAAAAkQEAIAMAAACNAQAgAQAAjgEAMAIAAI8BACADAAAAfgAgAQAAfwAwAgAAgAEAIAwZAADnDAAg4gcAAIEOADDjBwAAoQEAEOQHAACBDgAw9AcCALQMACGBCEAAuwwAIaIIAgC0DAAhpAhAAN0MACGlCAIAlA0AIacIAQCzDAAhwwgBALMMACHGCEAA3QwAIQQZAACPEAAgpAgAAMsOACClCAAAyw4AIMYIAADLDgAgDBkAAOcMACDiBwAAgQ4AMOMHAAChAQAQ5AcAAIEOADD0BwIAAAABgQhAALsMACGiCAIAtAwAIaQIQADdDAAhpQgCAJQNACGnCAEAswwAIcMIAQCzDAAhxghAAN0MACEDAAAAoQEAIAEAAKIBADACAACjAQAgAwAAAJEBACABAACSAQAwAgAAkwEAIAIEAACPEAAgNgAAyBgAIA8EAADnDAAgNgAAgA4AIOIHAAD_DQAw4wcAAJkBABDkBwAA_w0AMPQHAgAAAAGBCEAAuwwAIZAIAgC0DAAhkQgBALMMACGcCAEAswwAIZ0IBADmDAAhnggBALMMACGfCAEAAAABoAhAALsMACGhCAEAswwAIQMAAACZAQAgAQAApgEAMAIAAKcBACAHBAAA5wwAIDoCALQMACHiBwAA5QwAMOMHAACpAQAQ5AcAAOUMADCQCAIAtAwAIZsIBADmDAAhAQAAAKkBACATGQAA2g0AIDwAAOcMACA9AADaDQAg4gcAAP0NADDjBwAAqwEAEOQHAAD9DQAw9AcCALQMACGBCEAAuwwAIaIIAgCUDQAhrAgAAP4NoAkijgkBALMMACGUCQEAswwAIZUJAgC0DAAhnQkCALQMACGeCQEA3AwAIaAJAgCUDQAhoQkBANwMACGiCUAA3QwAIaMJQADdDAAhCRkAAI8QACA8AACPEAAgPQAAjxAAIKIIAADLDgAgngkAAMsOACCgCQAAyw4AIKEJAADLDgAgogkAAMsOACCjCQAAyw4AIBMZAADaDQAgPAAA5wwAID0AANoNACDiBwAA_Q0AMOMHAACrAQAQ5AcAAP0NADD0BwIAAAABgQhAALsMACGiCAIAlA0AIawIAAD-DaAJIo4JAQCzDAAhlAkBALMMACGVCQIAtAwAIZ0JAgC0DAAhngkBANwMACGgCQIAlA0AIaEJAQDcDAAhoglAAN0MACGjCUAA3QwAIQMAAACrAQAgAQAArAEAMAIAAK0BACBCEAAA3w0AIBEAAOANACASAADhDQAgEwAA4g0AIBQAAOMNACAVAADkDQAgFgAA5Q0AIBcAALUNACAbAADmDQAgHgAA5w0AIB8AAKENACAkAADpDQAgJgAA6A0AICgAAOoNACAtAADrDQAgLwAA7w0AIDEAAOwNACAzAADuDQAgNAAA8Q0AIDgAAO0NACA5AADwDQAgOgAA8g0AIDsAAPMNACA-AAD0DQAgPwAA9A0AIEAAAPQNACBCAAD1DQAgQwAA9Q0AIEQAAPYNACBFAAD3DQAgRwAA-A0AIEgAAPkNACBKAAD6DQAgSwAA-g0AIE8AAPsNACBQAAD7DQAgUQAA_A0AIOIHAADdDQAw4wcAAK8BABDkBwAA3Q0AMPQHAgC0DAAhgQhAALsMACGZCAEA3AwAIc0IQADdDAAhqQkBANwMACG0CQEAswwAIbUJQADdDAAhtgkBANwMACG4CQAA3g24CSK5CUAA3QwAIboJQADdDAAhuwkBANwMACG8CUAA3QwAIb0JQADdDAAhvgkBANwMACG_CUAA3QwAIcAJQADdDAAhwQkCALQMACHCCSAA3gwAIcMJQADdDAAhxAkgAN4MACHFCQEA3AwAIcYJAQDcDAAhxwkBANwMACHICQEA3AwAIckJAQDcDAAhAQAAAK8BACABAAAArwEAIAMAAACrAQAgAQAArAEAMAIAAK0BACADAAAAqwEAIAEAAKwBADACAACtAQAgDwQAANoNACBBAADnDAAg4gcAANwNADDjBwAAtAEAEOQHAADcDQAw8wdAALsMACH0BwIAtAwAIZAIAgCUDQAhpwgBANwMACHDCAEAswwAIY4JAQDcDAAhlAkBALMMACGVCQIAtAwAIZsJAgC0DAAhnAkCALQMACEFBAAAjxAAIEEAAI8QACCQCAAAyw4AIKcIAADLDgAgjgkAAMsOACAQBAAA2g0AIEEAAOcMACDiBwAA3A0AMOMHAAC0AQAQ5AcAANwNADDzB0AAuwwAIfQHAgAAAAGQCAIAlA0AIacIAQDcDAAhwwgBALMMACGOCQEA3AwAIZQJAQCzDAAhlQkCALQMACGbCQIAtAwAIZwJAgC0DAAhywkAANsNACADAAAAtAEAIAEAALUBADACAAC2AQAgAQAAAK8BACADAAAAtAEAIAEAALUBADACAAC2AQAgDgMAANoNACBXAACuDQAg4gcAANkNADDjBwAAugEAEOQHAADZDQAw9AcCALQMACGBCEAAuwwAIY8IAgCUDQAhhQkCALQMACGKCQEA3AwAIa0JAQCzDAAhrgkBALMMACGvCUAAuwwAIbAJQADdDAAhBAMAAI8QACCPCAAAyw4AIIoJAADLDgAgsAkAAMsOACAOAwAA2g0AIFcAAK4NACDiBwAA2Q0AMOMHAAC6AQAQ5AcAANkNADD0BwIAAAABgQhAALsMACGPCAIAlA0AIYUJAgC0DAAhigkBANwMACGtCQEAswwAIa4JAQCzDAAhrwlAALsMACGwCUAA3QwAIQMAAAC6AQAgAQAAuwEAMAIAALwBACABAAAArwEAIAsDAADnDAAg4gcAANgNADDjBwAAvwEAEOQHAADYDQAwgQhAALsMACGCCEAAuwwAIYcIAAGkDQAhiQhAAN0MACGPCAIAtAwAIagJAQCzDAAhqQkBALMMACECAwAAjxAAIIkIAADLDgAgCwMAAOcMACDiBwAA2A0AMOMHAAC_AQAQ5AcAANgNADCBCEAAuwwAIYIIQAC7DAAhhwgAAQAAAYkIQADdDAAhjwgCALQMACGoCQEAswwAIakJAQCzDAAhAwAAAL8BACABAADAAQAwAgAAwQEAIAtGAADnDAAg4gcAANcNADDjBwAAwwEAEOQHAADXDQAw9AcCALQMACGBCEAAuwwAIYIIQAC7DAAhhwgAAaQNACGqCQIAtAwAIasJAgC0DAAhrAkCALQMACEBRgAAjxAAIAtGAADnDAAg4gcAANcNADDjBwAAwwEAEOQHAADXDQAw9AcCAAAAAYEIQAC7DAAhgghAALsMACGHCAABAAABqgkCALQMACGrCQIAtAwAIawJAgC0DAAhAwAAAMMBACABAADEAQAwAgAAxQEAIBMDAADnDAAg4gcAANYNADDjBwAAxwEAEOQHAADWDQAw9AcCALQMACH2B0AA3QwAIf4HQAC7DAAhgghAAN0MACGPCAIAtAwAIZsIBADmDAAhnwgBANwMACGECQEAswwAIYUJAgC0DAAhhgkCALQMACGHCQIAtAwAIYgJBADmDAAhiQkCALQMACGKCQEA3AwAIYsJQADdDAAhBgMAAI8QACD2BwAAyw4AIIIIAADLDgAgnwgAAMsOACCKCQAAyw4AIIsJAADLDgAgEwMAAOcMACDiBwAA1g0AMOMHAADHAQAQ5AcAANYNADD0BwIAAAAB9gdAAN0MACH-B0AAuwwAIYIIQADdDAAhjwgCALQMACGbCAQA5gwAIZ8IAQAAAAGECQEAswwAIYUJAgC0DAAhhgkCALQMACGHCQIAtAwAIYgJBADmDAAhiQkCALQMACGKCQEA3AwAIYsJQADdDAAhAwAAAMcBACABAADIAQAwAgAAyQEAIAsDAADnDAAgSQAA5wwAIOIHAADVDQAw4wcAAMsBABDkBwAA1Q0AMPQHAgC0DAAhgQhAALsMACGPCAIAtAwAIY8JAgC0DAAhkgkBALMMACGTCUAA3QwAIQMDAACPEAAgSQAAjxAAIJMJAADLDgAgCwMAAOcMACBJAADnDAAg4gcAANUNADDjBwAAywEAEOQHAADVDQAw9AcCAAAAAYEIQAC7DAAhjwgCALQMACGPCQIAtAwAIZIJAQCzDAAhkwlAAN0MACEDAAAAywEAIAEAAMwBADACAADNAQAgAwAAAMsBACABAADMAQAwAgAAzQEAIA8DAADnDAAgKwIAtAwAIUkAAOcMACBOAAC8DQAg4gcAANQNADDjBwAA0AEAEOQHAADUDQAw9AcCALQMACGBCEAAuwwAIY8IAgC0DAAhhAkBALMMACGOCQEA3AwAIY8JAgC0DAAhkAkBALMMACGRCUAA3QwAIQUDAACPEAAgSQAAjxAAIE4AAJcUACCOCQAAyw4AIJEJAADLDgAgDwMAAOcMACArAgC0DAAhSQAA5wwAIE4AALwNACDiBwAA1A0AMOMHAADQAQAQ5AcAANQNADD0BwIAAAABgQhAALsMACGPCAIAtAwAIYQJAQCzDAAhjgkBANwMACGPCQIAtAwAIZAJAQCzDAAhkQlAAN0MACEDAAAA0AEAIAEAANEBADACAADSAQAgCkwAANINACBNAADTDQAg4gcAANENADDjBwAA1AEAEOQHAADRDQAwhAkBANwMACGMCQIAtAwAIY0JAgC0DAAhjgkBANwMACGPCQIAlA0AIQVMAADGGAAgTQAAxxgAIIQJAADLDgAgjgkAAMsOACCPCQAAyw4AIApMAADSDQAgTQAA0w0AIOIHAADRDQAw4wcAANQBABDkBwAA0Q0AMIQJAQDcDAAhjAkCAAAAAY0JAgC0DAAhjgkBANwMACGPCQIAlA0AIQMAAADUAQAgAQAA1QEAMAIAANYBACADAAAA1AEAIAEAANUBADACAADWAQAgAQAAANQBACABAAAA1AEAIAMAAADQAQAgAQAA0QEAMAIAANIBACAJAwAA5wwAIOIHAADQDQAw4wcAANwBABDkBwAA0A0AMIEIQAC7DAAhjwgCALQMACGbCAIAtAwAIZ0IAgC0DAAhnwgBALMMACEBAwAAjxAAIAoDAADnDAAg4gcAANANADDjBwAA3AEAEOQHAADQDQAwgQhAALsMACGPCAIAtAwAIZsIAgC0DAAhnQgCALQMACGfCAEAAAABygkAAM8NACADAAAA3AEAIAEAAN0BADACAADeAQAgAQAAAAMAIAEAAAAHACABAAAACQAgAQAAACsAIAEAAAAvACABAAAAMwAgAQAAADcAIAEAAAA9ACABAAAAQQAgAQAAAE4AIAEAAABWACABAAAAWQAgAQAAAGYAIAEAAABqACABAAAAhQEAIAEAAACJAQAgAQAAAI0BACABAAAAfgAgAQAAAKEBACABAAAAkQEAIAEAAACZAQAgAQAAAKsBACABAAAAqwEAIAEAAACrAQAgAQAAALQBACABAAAAtAEAIAEAAAC6AQAgAQAAAL8BACABAAAAwwEAIAEAAADHAQAgAQAAAMsBACABAAAAywEAIAEAAADQAQAgAQAAANABACABAAAA3AEAIAEAAAABACA4EAAAqBgAIBEAAKkYACASAACqGAAgEwAAqxgAIBQAAKwYACAVAACtGAAgFgAArhgAIBcAANYTACAbAACvGAAgHgAAsBgAIB8AANASACAkAACyGAAgJgAAsRgAICgAALMYACAtAAC0GAAgLwAAuBgAIDEAALUYACAzAAC3GAAgNAAAuhgAIDgAALYYACA5AAC5GAAgOgAAuxgAIDsAALwYACA-AAC9GAAgPwAAvRgAIEAAAL0YACBCAAC-GAAgQwAAvhgAIEQAAL8YACBFAADAGAAgRwAAwRgAIEgAAMIYACBKAADDGAAgSwAAwxgAIE8AAMQYACBQAADEGAAgUQAAxRgAIJkIAADLDgAgzQgAAMsOACCpCQAAyw4AILUJAADLDgAgtgkAAMsOACC5CQAAyw4AILoJAADLDgAguwkAAMsOACC8CQAAyw4AIL0JAADLDgAgvgkAAMsOACC_CQAAyw4AIMAJAADLDgAgwwkAAMsOACDFCQAAyw4AIMYJAADLDgAgxwkAAMsOACDICQAAyw4AIMkJAADLDgAgAwAAAK8BACABAACEAgAwAgAAAQAgAwAAAK8BACABAACEAgAwAgAAAQAgAwAAAK8BACABAACEAgAwAgAAAQAgPxAAAIMYACARAACEGAAgEgAAhRgAIBMAAIYYACAUAACHGAAgFQAAiBgAIBYAAIkYACAXAACKGAAgGwAAixgAIB4AAIwYACAfAACNGAAgJAAAjxgAICYAAI4YACAoAACQGAAgLQAAkRgAIC8AAJUYACAxAACSGAAgMwAAlBgAIDQAAJcYACA4AACTGAAgOQAAlhgAIDoAAJgYACA7AACZGAAgPgAAmhgAID8AAJsYACBAAACcGAAgQgAAnRgAIEMAAJ4YACBEAACfGAAgRQAAoBgAIEcAAKEYACBIAACiGAAgSgAAoxgAIEsAAKQYACBPAAClGAAgUAAAphgAIFEAAKcYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAEBVwAAiAIAIBr0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAEBVwAAigIAMAFXAACKAgAwPxAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIQIAAAABACBXAACNAgAgGvQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhAgAAAK8BACBXAACPAgAgAgAAAK8BACBXAACPAgAgAwAAAAEAIF4AAIgCACBfAACNAgAgAQAAAAEAIAEAAACvAQAgGAoAANoUACBkAADbFAAgZQAA3hQAIGYAAN0UACBnAADcFAAgmQgAAMsOACDNCAAAyw4AIKkJAADLDgAgtQkAAMsOACC2CQAAyw4AILkJAADLDgAgugkAAMsOACC7CQAAyw4AILwJAADLDgAgvQkAAMsOACC-CQAAyw4AIL8JAADLDgAgwAkAAMsOACDDCQAAyw4AIMUJAADLDgAgxgkAAMsOACDHCQAAyw4AIMgJAADLDgAgyQkAAMsOACAd4gcAAMsNADDjBwAAlgIAEOQHAADLDQAw9AcCAKcMACGBCEAAtwwAIZkIAQDPDAAhzQhAAMUMACGpCQEAzwwAIbQJAQCmDAAhtQlAAMUMACG2CQEAzwwAIbgJAADMDbgJIrkJQADFDAAhuglAAMUMACG7CQEAzwwAIbwJQADFDAAhvQlAAMUMACG-CQEAzwwAIb8JQADFDAAhwAlAAMUMACHBCQIApwwAIcIJIADYDAAhwwlAAMUMACHECSAA2AwAIcUJAQDPDAAhxgkBAM8MACHHCQEAzwwAIcgJAQDPDAAhyQkBAM8MACEDAAAArwEAIAEAAJUCADBjAACWAgAgAwAAAK8BACABAACEAgAwAgAAAQAgAQAAAN4BACABAAAA3gEAIAMAAADcAQAgAQAA3QEAMAIAAN4BACADAAAA3AEAIAEAAN0BADACAADeAQAgAwAAANwBACABAADdAQAwAgAA3gEAIAYDAADZFAAggQhAAAAAAY8IAgAAAAGbCAIAAAABnQgCAAAAAZ8IAQAAAAEBVwAAngIAIAWBCEAAAAABjwgCAAAAAZsIAgAAAAGdCAIAAAABnwgBAAAAAQFXAACgAgAwAVcAAKACADAGAwAA2BQAIIEIQADXDgAhjwgCANIOACGbCAIA0g4AIZ0IAgDSDgAhnwgBANEOACECAAAA3gEAIFcAAKMCACAFgQhAANcOACGPCAIA0g4AIZsIAgDSDgAhnQgCANIOACGfCAEA0Q4AIQIAAADcAQAgVwAApQIAIAIAAADcAQAgVwAApQIAIAMAAADeAQAgXgAAngIAIF8AAKMCACABAAAA3gEAIAEAAADcAQAgBQoAANMUACBkAADUFAAgZQAA1xQAIGYAANYUACBnAADVFAAgCOIHAADKDQAw4wcAAKwCABDkBwAAyg0AMIEIQAC3DAAhjwgCAKcMACGbCAIApwwAIZ0IAgCnDAAhnwgBAKYMACEDAAAA3AEAIAEAAKsCADBjAACsAgAgAwAAANwBACABAADdAQAwAgAA3gEAIAEAAAAFACABAAAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgDwMAAJEPACAFAACSDwAgDwAA3w8AIPQHAgAAAAH7BwIAAAAB_AcAAJAPACCBCEAAAAABgghAAAAAAYcIAAEAAAGPCAIAAAABkQgBAAAAAegIQAAAAAGxCQEAAAABsglAAAAAAbMJAgAAAAEBVwAAtAIAIAz0BwIAAAAB-wcCAAAAAfwHAACQDwAggQhAAAAAAYIIQAAAAAGHCAABAAABjwgCAAAAAZEIAQAAAAHoCEAAAAABsQkBAAAAAbIJQAAAAAGzCQIAAAABAVcAALYCADABVwAAtgIAMAEAAAAHACABAAAADQAgDwMAAI0PACAFAACODwAgDwAA3Q8AIPQHAgDSDgAh-wcCAOkOACH8BwAAiw8AIIEIQADXDgAhgghAAOgOACGHCAAB5g4AIY8IAgDSDgAhkQgBANEOACHoCEAA6A4AIbEJAQDRDgAhsglAAOgOACGzCQIA6Q4AIQIAAAAFACBXAAC7AgAgDPQHAgDSDgAh-wcCAOkOACH8BwAAiw8AIIEIQADXDgAhgghAAOgOACGHCAAB5g4AIY8IAgDSDgAhkQgBANEOACHoCEAA6A4AIbEJAQDRDgAhsglAAOgOACGzCQIA6Q4AIQIAAAADACBXAAC9AgAgAgAAAAMAIFcAAL0CACABAAAABwAgAQAAAA0AIAMAAAAFACBeAAC0AgAgXwAAuwIAIAEAAAAFACABAAAAAwAgCgoAAM4UACBkAADPFAAgZQAA0hQAIGYAANEUACBnAADQFAAg-wcAAMsOACCCCAAAyw4AIOgIAADLDgAgsgkAAMsOACCzCQAAyw4AIA_iBwAAyQ0AMOMHAADGAgAQ5AcAAMkNADD0BwIApwwAIfsHAgDGDAAh_AcAAMQMACCBCEAAtwwAIYIIQADFDAAhhwgAAcMMACGPCAIApwwAIZEIAQCmDAAh6AhAAMUMACGxCQEApgwAIbIJQADFDAAhswkCAMYMACEDAAAAAwAgAQAAxQIAMGMAAMYCACADAAAAAwAgAQAABAAwAgAABQAgAQAAALwBACABAAAAvAEAIAMAAAC6AQAgAQAAuwEAMAIAALwBACADAAAAugEAIAEAALsBADACAAC8AQAgAwAAALoBACABAAC7AQAwAgAAvAEAIAsDAADNFAAgV4AAAAAB9AcCAAAAAYEIQAAAAAGPCAIAAAABhQkCAAAAAYoJAQAAAAGtCQEAAAABrgkBAAAAAa8JQAAAAAGwCUAAAAABAVcAAM4CACAKV4AAAAAB9AcCAAAAAYEIQAAAAAGPCAIAAAABhQkCAAAAAYoJAQAAAAGtCQEAAAABrgkBAAAAAa8JQAAAAAGwCUAAAAABAVcAANACADABVwAA0AIAMAEAAACvAQAgCwMAAMwUACBXgAAAAAH0BwIA0g4AIYEIQADXDgAhjwgCAOkOACGFCQIA0g4AIYoJAQD9DgAhrQkBANEOACGuCQEA0Q4AIa8JQADXDgAhsAlAAOgOACECAAAAvAEAIFcAANQCACAKV4AAAAAB9AcCANIOACGBCEAA1w4AIY8IAgDpDgAhhQkCANIOACGKCQEA_Q4AIa0JAQDRDgAhrgkBANEOACGvCUAA1w4AIbAJQADoDgAhAgAAALoBACBXAADWAgAgAgAAALoBACBXAADWAgAgAQAAAK8BACADAAAAvAEAIF4AAM4CACBfAADUAgAgAQAAALwBACABAAAAugEAIAgKAADHFAAgZAAAyBQAIGUAAMsUACBmAADKFAAgZwAAyRQAII8IAADLDgAgigkAAMsOACCwCQAAyw4AIA1XAACrDQAg4gcAAMgNADDjBwAA3gIAEOQHAADIDQAw9AcCAKcMACGBCEAAtwwAIY8IAgDGDAAhhQkCAKcMACGKCQEAzwwAIa0JAQCmDAAhrgkBAKYMACGvCUAAtwwAIbAJQADFDAAhAwAAALoBACABAADdAgAwYwAA3gIAIAMAAAC6AQAgAQAAuwEAMAIAALwBACABAAAAxQEAIAEAAADFAQAgAwAAAMMBACABAADEAQAwAgAAxQEAIAMAAADDAQAgAQAAxAEAMAIAAMUBACADAAAAwwEAIAEAAMQBADACAADFAQAgCEYAAMYUACD0BwIAAAABgQhAAAAAAYIIQAAAAAGHCAABAAABqgkCAAAAAasJAgAAAAGsCQIAAAABAVcAAOYCACAH9AcCAAAAAYEIQAAAAAGCCEAAAAABhwgAAQAAAaoJAgAAAAGrCQIAAAABrAkCAAAAAQFXAADoAgAwAVcAAOgCADAIRgAAxRQAIPQHAgDSDgAhgQhAANcOACGCCEAA1w4AIYcIAAHmDgAhqgkCANIOACGrCQIA0g4AIawJAgDSDgAhAgAAAMUBACBXAADrAgAgB_QHAgDSDgAhgQhAANcOACGCCEAA1w4AIYcIAAHmDgAhqgkCANIOACGrCQIA0g4AIawJAgDSDgAhAgAAAMMBACBXAADtAgAgAgAAAMMBACBXAADtAgAgAwAAAMUBACBeAADmAgAgXwAA6wIAIAEAAADFAQAgAQAAAMMBACAFCgAAwBQAIGQAAMEUACBlAADEFAAgZgAAwxQAIGcAAMIUACAK4gcAAMcNADDjBwAA9AIAEOQHAADHDQAw9AcCAKcMACGBCEAAtwwAIYIIQAC3DAAhhwgAAcMMACGqCQIApwwAIasJAgCnDAAhrAkCAKcMACEDAAAAwwEAIAEAAPMCADBjAAD0AgAgAwAAAMMBACABAADEAQAwAgAAxQEAIAEAAADBAQAgAQAAAMEBACADAAAAvwEAIAEAAMABADACAADBAQAgAwAAAL8BACABAADAAQAwAgAAwQEAIAMAAAC_AQAgAQAAwAEAMAIAAMEBACAIAwAAvxQAIIEIQAAAAAGCCEAAAAABhwgAAQAAAYkIQAAAAAGPCAIAAAABqAkBAAAAAakJAQAAAAEBVwAA_AIAIAeBCEAAAAABgghAAAAAAYcIAAEAAAGJCEAAAAABjwgCAAAAAagJAQAAAAGpCQEAAAABAVcAAP4CADABVwAA_gIAMAgDAAC-FAAggQhAANcOACGCCEAA1w4AIYcIAAHmDgAhiQhAAOgOACGPCAIA0g4AIagJAQDRDgAhqQkBANEOACECAAAAwQEAIFcAAIEDACAHgQhAANcOACGCCEAA1w4AIYcIAAHmDgAhiQhAAOgOACGPCAIA0g4AIagJAQDRDgAhqQkBANEOACECAAAAvwEAIFcAAIMDACACAAAAvwEAIFcAAIMDACADAAAAwQEAIF4AAPwCACBfAACBAwAgAQAAAMEBACABAAAAvwEAIAYKAAC5FAAgZAAAuhQAIGUAAL0UACBmAAC8FAAgZwAAuxQAIIkIAADLDgAgCuIHAADGDQAw4wcAAIoDABDkBwAAxg0AMIEIQAC3DAAhgghAALcMACGHCAABwwwAIYkIQADFDAAhjwgCAKcMACGoCQEApgwAIakJAQCmDAAhAwAAAL8BACABAACJAwAwYwAAigMAIAMAAAC_AQAgAQAAwAEAMAIAAMEBACABAAAAaAAgAQAAAGgAIAMAAABmACABAABnADACAABoACADAAAAZgAgAQAAZwAwAgAAaAAgAwAAAGYAIAEAAGcAMAIAAGgAIAgDAAC4FAAg5QcBAAAAAYEIQAAAAAGPCAIAAAABrAgCAAAAAcMIAQAAAAGmCQEAAAABpwkAAQAAAQFXAACSAwAgB-UHAQAAAAGBCEAAAAABjwgCAAAAAawIAgAAAAHDCAEAAAABpgkBAAAAAacJAAEAAAEBVwAAlAMAMAFXAACUAwAwCAMAALcUACDlBwEA0Q4AIYEIQADXDgAhjwgCANIOACGsCAIA0g4AIcMIAQDRDgAhpgkBANEOACGnCQAB5g4AIQIAAABoACBXAACXAwAgB-UHAQDRDgAhgQhAANcOACGPCAIA0g4AIawIAgDSDgAhwwgBANEOACGmCQEA0Q4AIacJAAHmDgAhAgAAAGYAIFcAAJkDACACAAAAZgAgVwAAmQMAIAMAAABoACBeAACSAwAgXwAAlwMAIAEAAABoACABAAAAZgAgBQoAALIUACBkAACzFAAgZQAAthQAIGYAALUUACBnAAC0FAAgCuIHAADFDQAw4wcAAKADABDkBwAAxQ0AMOUHAQCmDAAhgQhAALcMACGPCAIApwwAIawIAgCnDAAhwwgBAKYMACGmCQEApgwAIacJAAHDDAAhAwAAAGYAIAEAAJ8DADBjAACgAwAgAwAAAGYAIAEAAGcAMAIAAGgAIAziBwAAxA0AMOMHAACmAwAQ5AcAAMQNADDzB0AAuwwAIfQHAgAAAAGOCQEA3AwAIY8JAgCUDQAhkAkBALMMACGUCQEAswwAIZUJAgCUDQAhpAkBANwMACGlCQAArg0AIAEAAACjAwAgAQAAAKMDACAM4gcAAMQNADDjBwAApgMAEOQHAADEDQAw8wdAALsMACH0BwIAtAwAIY4JAQDcDAAhjwkCAJQNACGQCQEAswwAIZQJAQCzDAAhlQkCAJQNACGkCQEA3AwAIaUJAACuDQAgBI4JAADLDgAgjwkAAMsOACCVCQAAyw4AIKQJAADLDgAgAwAAAKYDACABAACnAwAwAgAAowMAIAMAAACmAwAgAQAApwMAMAIAAKMDACADAAAApgMAIAEAAKcDADACAACjAwAgCfMHQAAAAAH0BwIAAAABjgkBAAAAAY8JAgAAAAGQCQEAAAABlAkBAAAAAZUJAgAAAAGkCQEAAAABpQmAAAAAAQFXAACrAwAgCfMHQAAAAAH0BwIAAAABjgkBAAAAAY8JAgAAAAGQCQEAAAABlAkBAAAAAZUJAgAAAAGkCQEAAAABpQmAAAAAAQFXAACtAwAwAVcAAK0DADAJ8wdAANcOACH0BwIA0g4AIY4JAQD9DgAhjwkCAOkOACGQCQEA0Q4AIZQJAQDRDgAhlQkCAOkOACGkCQEA_Q4AIaUJgAAAAAECAAAAowMAIFcAALADACAJ8wdAANcOACH0BwIA0g4AIY4JAQD9DgAhjwkCAOkOACGQCQEA0Q4AIZQJAQDRDgAhlQkCAOkOACGkCQEA_Q4AIaUJgAAAAAECAAAApgMAIFcAALIDACACAAAApgMAIFcAALIDACADAAAAowMAIF4AAKsDACBfAACwAwAgAQAAAKMDACABAAAApgMAIAkKAACtFAAgZAAArhQAIGUAALEUACBmAACwFAAgZwAArxQAII4JAADLDgAgjwkAAMsOACCVCQAAyw4AIKQJAADLDgAgDOIHAADDDQAw4wcAALkDABDkBwAAww0AMPMHQAC3DAAh9AcCAKcMACGOCQEAzwwAIY8JAgDGDAAhkAkBAKYMACGUCQEApgwAIZUJAgDGDAAhpAkBAM8MACGlCQAAqw0AIAMAAACmAwAgAQAAuAMAMGMAALkDACADAAAApgMAIAEAAKcDADACAACjAwAgAQAAAK0BACABAAAArQEAIAMAAACrAQAgAQAArAEAMAIAAK0BACADAAAAqwEAIAEAAKwBADACAACtAQAgAwAAAKsBACABAACsAQAwAgAArQEAIBAZAACrFAAgPAAAqhQAID0AAKwUACD0BwIAAAABgQhAAAAAAaIIAgAAAAGsCAAAAKAJAo4JAQAAAAGUCQEAAAABlQkCAAAAAZ0JAgAAAAGeCQEAAAABoAkCAAAAAaEJAQAAAAGiCUAAAAABowlAAAAAAQFXAADBAwAgDfQHAgAAAAGBCEAAAAABoggCAAAAAawIAAAAoAkCjgkBAAAAAZQJAQAAAAGVCQIAAAABnQkCAAAAAZ4JAQAAAAGgCQIAAAABoQkBAAAAAaIJQAAAAAGjCUAAAAABAVcAAMMDADABVwAAwwMAMAEAAACvAQAgAQAAAK8BACAQGQAAqBQAIDwAAKcUACA9AACpFAAg9AcCANIOACGBCEAA1w4AIaIIAgDpDgAhrAgAAKYUoAkijgkBANEOACGUCQEA0Q4AIZUJAgDSDgAhnQkCANIOACGeCQEA_Q4AIaAJAgDpDgAhoQkBAP0OACGiCUAA6A4AIaMJQADoDgAhAgAAAK0BACBXAADIAwAgDfQHAgDSDgAhgQhAANcOACGiCAIA6Q4AIawIAACmFKAJIo4JAQDRDgAhlAkBANEOACGVCQIA0g4AIZ0JAgDSDgAhngkBAP0OACGgCQIA6Q4AIaEJAQD9DgAhoglAAOgOACGjCUAA6A4AIQIAAACrAQAgVwAAygMAIAIAAACrAQAgVwAAygMAIAEAAACvAQAgAQAAAK8BACADAAAArQEAIF4AAMEDACBfAADIAwAgAQAAAK0BACABAAAAqwEAIAsKAAChFAAgZAAAohQAIGUAAKUUACBmAACkFAAgZwAAoxQAIKIIAADLDgAgngkAAMsOACCgCQAAyw4AIKEJAADLDgAgogkAAMsOACCjCQAAyw4AIBDiBwAAvw0AMOMHAADTAwAQ5AcAAL8NADD0BwIApwwAIYEIQAC3DAAhoggCAMYMACGsCAAAwA2gCSKOCQEApgwAIZQJAQCmDAAhlQkCAKcMACGdCQIApwwAIZ4JAQDPDAAhoAkCAMYMACGhCQEAzwwAIaIJQADFDAAhowlAAMUMACEDAAAAqwEAIAEAANIDADBjAADTAwAgAwAAAKsBACABAACsAQAwAgAArQEAIAEAAAC2AQAgAQAAALYBACADAAAAtAEAIAEAALUBADACAAC2AQAgAwAAALQBACABAAC1AQAwAgAAtgEAIAMAAAC0AQAgAQAAtQEAMAIAALYBACAMBAAAnxQAIEEAAKAUACDzB0AAAAAB9AcCAAAAAZAIAgAAAAGnCAEAAAABwwgBAAAAAY4JAQAAAAGUCQEAAAABlQkCAAAAAZsJAgAAAAGcCQIAAAABAVcAANsDACAK8wdAAAAAAfQHAgAAAAGQCAIAAAABpwgBAAAAAcMIAQAAAAGOCQEAAAABlAkBAAAAAZUJAgAAAAGbCQIAAAABnAkCAAAAAQFXAADdAwAwAVcAAN0DADABAAAArwEAIAwEAACdFAAgQQAAnhQAIPMHQADXDgAh9AcCANIOACGQCAIA6Q4AIacIAQD9DgAhwwgBANEOACGOCQEA_Q4AIZQJAQDRDgAhlQkCANIOACGbCQIA0g4AIZwJAgDSDgAhAgAAALYBACBXAADhAwAgCvMHQADXDgAh9AcCANIOACGQCAIA6Q4AIacIAQD9DgAhwwgBANEOACGOCQEA_Q4AIZQJAQDRDgAhlQkCANIOACGbCQIA0g4AIZwJAgDSDgAhAgAAALQBACBXAADjAwAgAgAAALQBACBXAADjAwAgAQAAAK8BACADAAAAtgEAIF4AANsDACBfAADhAwAgAQAAALYBACABAAAAtAEAIAgKAACYFAAgZAAAmRQAIGUAAJwUACBmAACbFAAgZwAAmhQAIJAIAADLDgAgpwgAAMsOACCOCQAAyw4AIA3iBwAAvg0AMOMHAADrAwAQ5AcAAL4NADDzB0AAtwwAIfQHAgCnDAAhkAgCAMYMACGnCAEAzwwAIcMIAQCmDAAhjgkBAM8MACGUCQEApgwAIZUJAgCnDAAhmwkCAKcMACGcCQIApwwAIQMAAAC0AQAgAQAA6gMAMGMAAOsDACADAAAAtAEAIAEAALUBADACAAC2AQAgEisAALwNACDiBwAAuw0AMOMHAADxAwAQ5AcAALsNADDzB0AAuwwAIfQHAgAAAAGiCAIAlA0AIacIAQDcDAAhhAkBALMMACGOCQEA3AwAIY8JAgCUDQAhlAkBALMMACGVCQIAtAwAIZYJAgCUDQAhlwkBALMMACGYCQEA3AwAIZkJIADeDAAhmgkAAL0NACABAAAA7gMAIAEAAADuAwAgESsAALwNACDiBwAAuw0AMOMHAADxAwAQ5AcAALsNADDzB0AAuwwAIfQHAgC0DAAhoggCAJQNACGnCAEA3AwAIYQJAQCzDAAhjgkBANwMACGPCQIAlA0AIZQJAQCzDAAhlQkCALQMACGWCQIAlA0AIZcJAQCzDAAhmAkBANwMACGZCSAA3gwAIQcrAACXFAAgoggAAMsOACCnCAAAyw4AII4JAADLDgAgjwkAAMsOACCWCQAAyw4AIJgJAADLDgAgAwAAAPEDACABAADyAwAwAgAA7gMAIAMAAADxAwAgAQAA8gMAMAIAAO4DACADAAAA8QMAIAEAAPIDADACAADuAwAgDisAAJYUACDzB0AAAAAB9AcCAAAAAaIIAgAAAAGnCAEAAAABhAkBAAAAAY4JAQAAAAGPCQIAAAABlAkBAAAAAZUJAgAAAAGWCQIAAAABlwkBAAAAAZgJAQAAAAGZCSAAAAABAVcAAPYDACAN8wdAAAAAAfQHAgAAAAGiCAIAAAABpwgBAAAAAYQJAQAAAAGOCQEAAAABjwkCAAAAAZQJAQAAAAGVCQIAAAABlgkCAAAAAZcJAQAAAAGYCQEAAAABmQkgAAAAAQFXAAD4AwAwAVcAAPgDADAOKwAAjBQAIPMHQADXDgAh9AcCANIOACGiCAIA6Q4AIacIAQD9DgAhhAkBANEOACGOCQEA_Q4AIY8JAgDpDgAhlAkBANEOACGVCQIA0g4AIZYJAgDpDgAhlwkBANEOACGYCQEA_Q4AIZkJIACAEAAhAgAAAO4DACBXAAD7AwAgDfMHQADXDgAh9AcCANIOACGiCAIA6Q4AIacIAQD9DgAhhAkBANEOACGOCQEA_Q4AIY8JAgDpDgAhlAkBANEOACGVCQIA0g4AIZYJAgDpDgAhlwkBANEOACGYCQEA_Q4AIZkJIACAEAAhAgAAAPEDACBXAAD9AwAgAgAAAPEDACBXAAD9AwAgAwAAAO4DACBeAAD2AwAgXwAA-wMAIAEAAADuAwAgAQAAAPEDACALCgAAhxQAIGQAAIgUACBlAACLFAAgZgAAihQAIGcAAIkUACCiCAAAyw4AIKcIAADLDgAgjgkAAMsOACCPCQAAyw4AIJYJAADLDgAgmAkAAMsOACAQ4gcAALoNADDjBwAAhAQAEOQHAAC6DQAw8wdAALcMACH0BwIApwwAIaIIAgDGDAAhpwgBAM8MACGECQEApgwAIY4JAQDPDAAhjwkCAMYMACGUCQEApgwAIZUJAgCnDAAhlgkCAMYMACGXCQEApgwAIZgJAQDPDAAhmQkgANgMACEDAAAA8QMAIAEAAIMEADBjAACEBAAgAwAAAPEDACABAADyAwAwAgAA7gMAIAEAAADNAQAgAQAAAM0BACADAAAAywEAIAEAAMwBADACAADNAQAgAwAAAMsBACABAADMAQAwAgAAzQEAIAMAAADLAQAgAQAAzAEAMAIAAM0BACAIAwAAhRQAIEkAAIYUACD0BwIAAAABgQhAAAAAAY8IAgAAAAGPCQIAAAABkgkBAAAAAZMJQAAAAAEBVwAAjAQAIAb0BwIAAAABgQhAAAAAAY8IAgAAAAGPCQIAAAABkgkBAAAAAZMJQAAAAAEBVwAAjgQAMAFXAACOBAAwCAMAAIMUACBJAACEFAAg9AcCANIOACGBCEAA1w4AIY8IAgDSDgAhjwkCANIOACGSCQEA0Q4AIZMJQADoDgAhAgAAAM0BACBXAACRBAAgBvQHAgDSDgAhgQhAANcOACGPCAIA0g4AIY8JAgDSDgAhkgkBANEOACGTCUAA6A4AIQIAAADLAQAgVwAAkwQAIAIAAADLAQAgVwAAkwQAIAMAAADNAQAgXgAAjAQAIF8AAJEEACABAAAAzQEAIAEAAADLAQAgBgoAAP4TACBkAAD_EwAgZQAAghQAIGYAAIEUACBnAACAFAAgkwkAAMsOACAJ4gcAALkNADDjBwAAmgQAEOQHAAC5DQAw9AcCAKcMACGBCEAAtwwAIY8IAgCnDAAhjwkCAKcMACGSCQEApgwAIZMJQADFDAAhAwAAAMsBACABAACZBAAwYwAAmgQAIAMAAADLAQAgAQAAzAEAMAIAAM0BACABAAAA0gEAIAEAAADSAQAgAwAAANABACABAADRAQAwAgAA0gEAIAMAAADQAQAgAQAA0QEAMAIAANIBACADAAAA0AEAIAEAANEBADACAADSAQAgDAMAAPsTACArAgAAAAFJAAD8EwAgTgAA_RMAIPQHAgAAAAGBCEAAAAABjwgCAAAAAYQJAQAAAAGOCQEAAAABjwkCAAAAAZAJAQAAAAGRCUAAAAABAVcAAKIEACAJKwIAAAAB9AcCAAAAAYEIQAAAAAGPCAIAAAABhAkBAAAAAY4JAQAAAAGPCQIAAAABkAkBAAAAAZEJQAAAAAEBVwAApAQAMAFXAACkBAAwDAMAAOwTACArAgDSDgAhSQAA7RMAIE4AAO4TACD0BwIA0g4AIYEIQADXDgAhjwgCANIOACGECQEA0Q4AIY4JAQD9DgAhjwkCANIOACGQCQEA0Q4AIZEJQADoDgAhAgAAANIBACBXAACnBAAgCSsCANIOACH0BwIA0g4AIYEIQADXDgAhjwgCANIOACGECQEA0Q4AIY4JAQD9DgAhjwkCANIOACGQCQEA0Q4AIZEJQADoDgAhAgAAANABACBXAACpBAAgAgAAANABACBXAACpBAAgAwAAANIBACBeAACiBAAgXwAApwQAIAEAAADSAQAgAQAAANABACAHCgAA5xMAIGQAAOgTACBlAADrEwAgZgAA6hMAIGcAAOkTACCOCQAAyw4AIJEJAADLDgAgDCsCAKcMACHiBwAAuA0AMOMHAACwBAAQ5AcAALgNADD0BwIApwwAIYEIQAC3DAAhjwgCAKcMACGECQEApgwAIY4JAQDPDAAhjwkCAKcMACGQCQEApgwAIZEJQADFDAAhAwAAANABACABAACvBAAwYwAAsAQAIAMAAADQAQAgAQAA0QEAMAIAANIBACABAAAA1gEAIAEAAADWAQAgAwAAANQBACABAADVAQAwAgAA1gEAIAMAAADUAQAgAQAA1QEAMAIAANYBACADAAAA1AEAIAEAANUBADACAADWAQAgB0wAAOUTACBNAADmEwAghAkBAAAAAYwJAgAAAAGNCQIAAAABjgkBAAAAAY8JAgAAAAEBVwAAuAQAIAWECQEAAAABjAkCAAAAAY0JAgAAAAGOCQEAAAABjwkCAAAAAQFXAAC6BAAwAVcAALoEADAHTAAA4xMAIE0AAOQTACCECQEA_Q4AIYwJAgDSDgAhjQkCANIOACGOCQEA_Q4AIY8JAgDpDgAhAgAAANYBACBXAAC9BAAgBYQJAQD9DgAhjAkCANIOACGNCQIA0g4AIY4JAQD9DgAhjwkCAOkOACECAAAA1AEAIFcAAL8EACACAAAA1AEAIFcAAL8EACADAAAA1gEAIF4AALgEACBfAAC9BAAgAQAAANYBACABAAAA1AEAIAgKAADeEwAgZAAA3xMAIGUAAOITACBmAADhEwAgZwAA4BMAIIQJAADLDgAgjgkAAMsOACCPCQAAyw4AIAjiBwAAtw0AMOMHAADGBAAQ5AcAALcNADCECQEAzwwAIYwJAgCnDAAhjQkCAKcMACGOCQEAzwwAIY8JAgDGDAAhAwAAANQBACABAADFBAAwYwAAxgQAIAMAAADUAQAgAQAA1QEAMAIAANYBACABAAAAyQEAIAEAAADJAQAgAwAAAMcBACABAADIAQAwAgAAyQEAIAMAAADHAQAgAQAAyAEAMAIAAMkBACADAAAAxwEAIAEAAMgBADACAADJAQAgEAMAAN0TACD0BwIAAAAB9gdAAAAAAf4HQAAAAAGCCEAAAAABjwgCAAAAAZsIBAAAAAGfCAEAAAABhAkBAAAAAYUJAgAAAAGGCQIAAAABhwkCAAAAAYgJBAAAAAGJCQIAAAABigkBAAAAAYsJQAAAAAEBVwAAzgQAIA_0BwIAAAAB9gdAAAAAAf4HQAAAAAGCCEAAAAABjwgCAAAAAZsIBAAAAAGfCAEAAAABhAkBAAAAAYUJAgAAAAGGCQIAAAABhwkCAAAAAYgJBAAAAAGJCQIAAAABigkBAAAAAYsJQAAAAAEBVwAA0AQAMAFXAADQBAAwEAMAANwTACD0BwIA0g4AIfYHQADoDgAh_gdAANcOACGCCEAA6A4AIY8IAgDSDgAhmwgEAIwQACGfCAEA_Q4AIYQJAQDRDgAhhQkCANIOACGGCQIA0g4AIYcJAgDSDgAhiAkEAIwQACGJCQIA0g4AIYoJAQD9DgAhiwlAAOgOACECAAAAyQEAIFcAANMEACAP9AcCANIOACH2B0AA6A4AIf4HQADXDgAhgghAAOgOACGPCAIA0g4AIZsIBACMEAAhnwgBAP0OACGECQEA0Q4AIYUJAgDSDgAhhgkCANIOACGHCQIA0g4AIYgJBACMEAAhiQkCANIOACGKCQEA_Q4AIYsJQADoDgAhAgAAAMcBACBXAADVBAAgAgAAAMcBACBXAADVBAAgAwAAAMkBACBeAADOBAAgXwAA0wQAIAEAAADJAQAgAQAAAMcBACAKCgAA1xMAIGQAANgTACBlAADbEwAgZgAA2hMAIGcAANkTACD2BwAAyw4AIIIIAADLDgAgnwgAAMsOACCKCQAAyw4AIIsJAADLDgAgEuIHAAC2DQAw4wcAANwEABDkBwAAtg0AMPQHAgCnDAAh9gdAAMUMACH-B0AAtwwAIYIIQADFDAAhjwgCAKcMACGbCAQA4gwAIZ8IAQDPDAAhhAkBAKYMACGFCQIApwwAIYYJAgCnDAAhhwkCAKcMACGICQQA4gwAIYkJAgCnDAAhigkBAM8MACGLCUAAxQwAIQMAAADHAQAgAQAA2wQAMGMAANwEACADAAAAxwEAIAEAAMgBADACAADJAQAgChcAALUNACDiBwAAtA0AMOMHAADiBAAQ5AcAALQNADD0BwIAAAABgQhAALsMACGnCAEAswwAIagIAQCzDAAhzQhAAN0MACGDCQIAtAwAIQEAAADfBAAgAQAAAN8EACAKFwAAtQ0AIOIHAAC0DQAw4wcAAOIEABDkBwAAtA0AMPQHAgC0DAAhgQhAALsMACGnCAEAswwAIagIAQCzDAAhzQhAAN0MACGDCQIAtAwAIQIXAADWEwAgzQgAAMsOACADAAAA4gQAIAEAAOMEADACAADfBAAgAwAAAOIEACABAADjBAAwAgAA3wQAIAMAAADiBAAgAQAA4wQAMAIAAN8EACAHFwAA1RMAIPQHAgAAAAGBCEAAAAABpwgBAAAAAagIAQAAAAHNCEAAAAABgwkCAAAAAQFXAADnBAAgBvQHAgAAAAGBCEAAAAABpwgBAAAAAagIAQAAAAHNCEAAAAABgwkCAAAAAQFXAADpBAAwAVcAAOkEADAHFwAAyBMAIPQHAgDSDgAhgQhAANcOACGnCAEA0Q4AIagIAQDRDgAhzQhAAOgOACGDCQIA0g4AIQIAAADfBAAgVwAA7AQAIAb0BwIA0g4AIYEIQADXDgAhpwgBANEOACGoCAEA0Q4AIc0IQADoDgAhgwkCANIOACECAAAA4gQAIFcAAO4EACACAAAA4gQAIFcAAO4EACADAAAA3wQAIF4AAOcEACBfAADsBAAgAQAAAN8EACABAAAA4gQAIAYKAADDEwAgZAAAxBMAIGUAAMcTACBmAADGEwAgZwAAxRMAIM0IAADLDgAgCeIHAACzDQAw4wcAAPUEABDkBwAAsw0AMPQHAgCnDAAhgQhAALcMACGnCAEApgwAIagIAQCmDAAhzQhAAMUMACGDCQIApwwAIQMAAADiBAAgAQAA9AQAMGMAAPUEACADAAAA4gQAIAEAAOMEADACAADfBAAgAQAAADkAIAEAAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAwAAADcAIAEAADgAMAIAADkAIAMAAAA3ACABAAA4ADACAAA5ACAUGAAAvhMAIBkAAL8TACAbAADAEwAgHAAAwRMAIB0AAMITACD0BwIAAAABgQhAAAAAAaAIQAAAAAGiCAIAAAABowgBAAAAAaQIQAAAAAGlCAIAAAABpwgBAAAAAfwIAgAAAAH9CCAAAAAB_gggAAAAAf8IAgAAAAGACUAAAAABgQkCAAAAAYIJAgAAAAEBVwAA_QQAIA_0BwIAAAABgQhAAAAAAaAIQAAAAAGiCAIAAAABowgBAAAAAaQIQAAAAAGlCAIAAAABpwgBAAAAAfwIAgAAAAH9CCAAAAAB_gggAAAAAf8IAgAAAAGACUAAAAABgQkCAAAAAYIJAgAAAAEBVwAA_wQAMAFXAAD_BAAwFBgAAJUTACAZAACWEwAgGwAAlxMAIBwAAJgTACAdAACZEwAg9AcCANIOACGBCEAA1w4AIaAIQADXDgAhoggCANIOACGjCAEA0Q4AIaQIQADoDgAhpQgCAOkOACGnCAEA0Q4AIfwIAgDSDgAh_QggAIAQACH-CCAAgBAAIf8IAgDSDgAhgAlAANcOACGBCQIA0g4AIYIJAgDpDgAhAgAAADkAIFcAAIIFACAP9AcCANIOACGBCEAA1w4AIaAIQADXDgAhoggCANIOACGjCAEA0Q4AIaQIQADoDgAhpQgCAOkOACGnCAEA0Q4AIfwIAgDSDgAh_QggAIAQACH-CCAAgBAAIf8IAgDSDgAhgAlAANcOACGBCQIA0g4AIYIJAgDpDgAhAgAAADcAIFcAAIQFACACAAAANwAgVwAAhAUAIAMAAAA5ACBeAAD9BAAgXwAAggUAIAEAAAA5ACABAAAANwAgCAoAAJATACBkAACREwAgZQAAlBMAIGYAAJMTACBnAACSEwAgpAgAAMsOACClCAAAyw4AIIIJAADLDgAgEuIHAACyDQAw4wcAAIsFABDkBwAAsg0AMPQHAgCnDAAhgQhAALcMACGgCEAAtwwAIaIIAgCnDAAhowgBAKYMACGkCEAAxQwAIaUIAgDGDAAhpwgBAKYMACH8CAIApwwAIf0IIADYDAAh_gggANgMACH_CAIApwwAIYAJQAC3DAAhgQkCAKcMACGCCQIAxgwAIQMAAAA3ACABAACKBQAwYwAAiwUAIAMAAAA3ACABAAA4ADACAAA5ACABAAAAPwAgAQAAAD8AIAMAAAA9ACABAAA-ADACAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIAkZAACPEwAgGgAAjhMAIPQHAgAAAAGBCEAAAAABoggCAAAAAaMIAQAAAAGkCEAAAAABpQgCAAAAAfkIAgAAAAEBVwAAkwUAIAf0BwIAAAABgQhAAAAAAaIIAgAAAAGjCAEAAAABpAhAAAAAAaUIAgAAAAH5CAIAAAABAVcAAJUFADABVwAAlQUAMAkZAACNEwAgGgAAjBMAIPQHAgDSDgAhgQhAANcOACGiCAIA0g4AIaMIAQDRDgAhpAhAAOgOACGlCAIA6Q4AIfkIAgDSDgAhAgAAAD8AIFcAAJgFACAH9AcCANIOACGBCEAA1w4AIaIIAgDSDgAhowgBANEOACGkCEAA6A4AIaUIAgDpDgAh-QgCANIOACECAAAAPQAgVwAAmgUAIAIAAAA9ACBXAACaBQAgAwAAAD8AIF4AAJMFACBfAACYBQAgAQAAAD8AIAEAAAA9ACAHCgAAhxMAIGQAAIgTACBlAACLEwAgZgAAihMAIGcAAIkTACCkCAAAyw4AIKUIAADLDgAgCuIHAACxDQAw4wcAAKEFABDkBwAAsQ0AMPQHAgCnDAAhgQhAALcMACGiCAIApwwAIaMIAQCmDAAhpAhAAMUMACGlCAIAxgwAIfkIAgCnDAAhAwAAAD0AIAEAAKAFADBjAAChBQAgAwAAAD0AIAEAAD4AMAIAAD8AIAEAAABHACABAAAARwAgAwAAAEUAIAEAAEYAMAIAAEcAIAMAAABFACABAABGADACAABHACADAAAARQAgAQAARgAwAgAARwAgAxoAAIYTACD0BwIAAAAB-QgCAAAAAQFXAACpBQAgAvQHAgAAAAH5CAIAAAABAVcAAKsFADABVwAAqwUAMAMaAACFEwAg9AcCANIOACH5CAIA0g4AIQIAAABHACBXAACuBQAgAvQHAgDSDgAh-QgCANIOACECAAAARQAgVwAAsAUAIAIAAABFACBXAACwBQAgAwAAAEcAIF4AAKkFACBfAACuBQAgAQAAAEcAIAEAAABFACAFCgAAgBMAIGQAAIETACBlAACEEwAgZgAAgxMAIGcAAIITACAF4gcAALANADDjBwAAtwUAEOQHAACwDQAw9AcCAKcMACH5CAIApwwAIQMAAABFACABAAC2BQAwYwAAtwUAIAMAAABFACABAABGADACAABHACABAAAAQwAgAQAAAEMAIAMAAABBACABAABCADACAABDACADAAAAQQAgAQAAQgAwAgAAQwAgAwAAAEEAIAEAAEIAMAIAAEMAIAYDAAD-EgAgGgAA_xIAII8IAgAAAAH5CAIAAAAB-ggCAAAAAfsIQAAAAAEBVwAAvwUAIASPCAIAAAAB-QgCAAAAAfoIAgAAAAH7CEAAAAABAVcAAMEFADABVwAAwQUAMAYDAAD8EgAgGgAA_RIAII8IAgDSDgAh-QgCANIOACH6CAIA0g4AIfsIQADXDgAhAgAAAEMAIFcAAMQFACAEjwgCANIOACH5CAIA0g4AIfoIAgDSDgAh-whAANcOACECAAAAQQAgVwAAxgUAIAIAAABBACBXAADGBQAgAwAAAEMAIF4AAL8FACBfAADEBQAgAQAAAEMAIAEAAABBACAFCgAA9xIAIGQAAPgSACBlAAD7EgAgZgAA-hIAIGcAAPkSACAH4gcAAK8NADDjBwAAzQUAEOQHAACvDQAwjwgCAKcMACH5CAIApwwAIfoIAgCnDAAh-whAALcMACEDAAAAQQAgAQAAzAUAMGMAAM0FACADAAAAQQAgAQAAQgAwAgAAQwAgB-IHAACtDQAw4wcAANMFABDkBwAArQ0AMOcHQAC7DAAhjwgCAJQNACHxCAEAAAAB8ggAAK4NACABAAAA0AUAIAEAAADQBQAgB-IHAACtDQAw4wcAANMFABDkBwAArQ0AMOcHQAC7DAAhjwgCAJQNACHxCAEAswwAIfIIAACuDQAgAY8IAADLDgAgAwAAANMFACABAADUBQAwAgAA0AUAIAMAAADTBQAgAQAA1AUAMAIAANAFACADAAAA0wUAIAEAANQFADACAADQBQAgBOcHQAAAAAGPCAIAAAAB8QgBAAAAAfIIgAAAAAEBVwAA2AUAIATnB0AAAAABjwgCAAAAAfEIAQAAAAHyCIAAAAABAVcAANoFADABVwAA2gUAMATnB0AA1w4AIY8IAgDpDgAh8QgBANEOACHyCIAAAAABAgAAANAFACBXAADdBQAgBOcHQADXDgAhjwgCAOkOACHxCAEA0Q4AIfIIgAAAAAECAAAA0wUAIFcAAN8FACACAAAA0wUAIFcAAN8FACADAAAA0AUAIF4AANgFACBfAADdBQAgAQAAANAFACABAAAA0wUAIAYKAADyEgAgZAAA8xIAIGUAAPYSACBmAAD1EgAgZwAA9BIAII8IAADLDgAgB-IHAACqDQAw4wcAAOYFABDkBwAAqg0AMOcHQAC3DAAhjwgCAMYMACHxCAEApgwAIfIIAACrDQAgAwAAANMFACABAADlBQAwYwAA5gUAIAMAAADTBQAgAQAA1AUAMAIAANAFACAKAwAA5wwAIOIHAACpDQAw4wcAACkAEOQHAACpDQAwgQhAALsMACGPCAIAAAAB7QgBALMMACHuCAQA5gwAIe8IAgC0DAAh8AhAAN0MACEBAAAA6QUAIAEAAADpBQAgAgMAAI8QACDwCAAAyw4AIAMAAAApACABAADsBQAwAgAA6QUAIAMAAAApACABAADsBQAwAgAA6QUAIAMAAAApACABAADsBQAwAgAA6QUAIAcDAADxEgAggQhAAAAAAY8IAgAAAAHtCAEAAAAB7ggEAAAAAe8IAgAAAAHwCEAAAAABAVcAAPAFACAGgQhAAAAAAY8IAgAAAAHtCAEAAAAB7ggEAAAAAe8IAgAAAAHwCEAAAAABAVcAAPIFADABVwAA8gUAMAcDAADwEgAggQhAANcOACGPCAIA0g4AIe0IAQDRDgAh7ggEAIwQACHvCAIA0g4AIfAIQADoDgAhAgAAAOkFACBXAAD1BQAgBoEIQADXDgAhjwgCANIOACHtCAEA0Q4AIe4IBACMEAAh7wgCANIOACHwCEAA6A4AIQIAAAApACBXAAD3BQAgAgAAACkAIFcAAPcFACADAAAA6QUAIF4AAPAFACBfAAD1BQAgAQAAAOkFACABAAAAKQAgBgoAAOsSACBkAADsEgAgZQAA7xIAIGYAAO4SACBnAADtEgAg8AgAAMsOACAJ4gcAAKgNADDjBwAA_gUAEOQHAACoDQAwgQhAALcMACGPCAIApwwAIe0IAQCmDAAh7ggEAOIMACHvCAIApwwAIfAIQADFDAAhAwAAACkAIAEAAP0FADBjAAD-BQAgAwAAACkAIAEAAOwFADACAADpBQAgAQAAAC0AIAEAAAAtACADAAAAKwAgAQAALAAwAgAALQAgAwAAACsAIAEAACwAMAIAAC0AIAMAAAArACABAAAsADACAAAtACAEAwAA6hIAIIcIAAEAAAGJCEAAAAABjwgCAAAAAQFXAACGBgAgA4cIAAEAAAGJCEAAAAABjwgCAAAAAQFXAACIBgAwAVcAAIgGADAEAwAA6RIAIIcIAAHmDgAhiQhAAOgOACGPCAIA0g4AIQIAAAAtACBXAACLBgAgA4cIAAHmDgAhiQhAAOgOACGPCAIA0g4AIQIAAAArACBXAACNBgAgAgAAACsAIFcAAI0GACADAAAALQAgXgAAhgYAIF8AAIsGACABAAAALQAgAQAAACsAIAYKAADkEgAgZAAA5RIAIGUAAOgSACBmAADnEgAgZwAA5hIAIIkIAADLDgAgBuIHAACnDQAw4wcAAJQGABDkBwAApw0AMIcIAAHDDAAhiQhAAMUMACGPCAIApwwAIQMAAAArACABAACTBgAwYwAAlAYAIAMAAAArACABAAAsADACAAAtACABAAAAMQAgAQAAADEAIAMAAAAvACABAAAwADACAAAxACADAAAALwAgAQAAMAAwAgAAMQAgAwAAAC8AIAEAADAAMAIAADEAIAoDAADjEgAg9AcCAAAAAYEIQAAAAAGPCAIAAAABkQgBAAAAAegIQAAAAAHpCAABAAAB6ggAAQAAAesIBAAAAAHsCAAA4hIAIAFXAACcBgAgCfQHAgAAAAGBCEAAAAABjwgCAAAAAZEIAQAAAAHoCEAAAAAB6QgAAQAAAeoIAAEAAAHrCAQAAAAB7AgAAOISACABVwAAngYAMAFXAACeBgAwCgMAAOESACD0BwIA0g4AIYEIQADXDgAhjwgCANIOACGRCAEA0Q4AIegIQADoDgAh6QgAAeYOACHqCAAB5g4AIesIBACMEAAh7AgAAOASACACAAAAMQAgVwAAoQYAIAn0BwIA0g4AIYEIQADXDgAhjwgCANIOACGRCAEA0Q4AIegIQADoDgAh6QgAAeYOACHqCAAB5g4AIesIBACMEAAh7AgAAOASACACAAAALwAgVwAAowYAIAIAAAAvACBXAACjBgAgAwAAADEAIF4AAJwGACBfAAChBgAgAQAAADEAIAEAAAAvACAGCgAA2xIAIGQAANwSACBlAADfEgAgZgAA3hIAIGcAAN0SACDoCAAAyw4AIAziBwAApg0AMOMHAACqBgAQ5AcAAKYNADD0BwIApwwAIYEIQAC3DAAhjwgCAKcMACGRCAEApgwAIegIQADFDAAh6QgAAcMMACHqCAABwwwAIesIBADiDAAh7AgAANYMACADAAAALwAgAQAAqQYAMGMAAKoGACADAAAALwAgAQAAMAAwAgAAMQAgAQAAADUAIAEAAAA1ACADAAAAMwAgAQAANAAwAgAANQAgAwAAADMAIAEAADQAMAIAADUAIAMAAAAzACABAAA0ADACAAA1ACAHAwAA2hIAIPQHAgAAAAGBCEAAAAABjwgCAAAAAeYIAQAAAAHnCAEAAAAB6AhAAAAAAQFXAACyBgAgBvQHAgAAAAGBCEAAAAABjwgCAAAAAeYIAQAAAAHnCAEAAAAB6AhAAAAAAQFXAAC0BgAwAVcAALQGADAHAwAA2RIAIPQHAgDSDgAhgQhAANcOACGPCAIA0g4AIeYIAQDRDgAh5wgBANEOACHoCEAA6A4AIQIAAAA1ACBXAAC3BgAgBvQHAgDSDgAhgQhAANcOACGPCAIA0g4AIeYIAQDRDgAh5wgBANEOACHoCEAA6A4AIQIAAAAzACBXAAC5BgAgAgAAADMAIFcAALkGACADAAAANQAgXgAAsgYAIF8AALcGACABAAAANQAgAQAAADMAIAYKAADUEgAgZAAA1RIAIGUAANgSACBmAADXEgAgZwAA1hIAIOgIAADLDgAgCeIHAAClDQAw4wcAAMAGABDkBwAApQ0AMPQHAgCnDAAhgQhAALcMACGPCAIApwwAIeYIAQCmDAAh5wgBAKYMACHoCEAAxQwAIQMAAAAzACABAAC_BgAwYwAAwAYAIAMAAAAzACABAAA0ADACAAA1ACAG4gcAAKMNADDjBwAAxgYAEOQHAACjDQAwgQhAALsMACGRCAEAAAABpggAAaQNACEBAAAAwwYAIAEAAADDBgAgBuIHAACjDQAw4wcAAMYGABDkBwAAow0AMIEIQAC7DAAhkQgBALMMACGmCAABpA0AIQADAAAAxgYAIAEAAMcGADACAADDBgAgAwAAAMYGACABAADHBgAwAgAAwwYAIAMAAADGBgAgAQAAxwYAMAIAAMMGACADgQhAAAAAAZEIAQAAAAGmCAABAAABAVcAAMsGACADgQhAAAAAAZEIAQAAAAGmCAABAAABAVcAAM0GADABVwAAzQYAMAOBCEAA1w4AIZEIAQDRDgAhpggAAeYOACECAAAAwwYAIFcAANAGACADgQhAANcOACGRCAEA0Q4AIaYIAAHmDgAhAgAAAMYGACBXAADSBgAgAgAAAMYGACBXAADSBgAgAwAAAMMGACBeAADLBgAgXwAA0AYAIAEAAADDBgAgAQAAAMYGACADCgAA0RIAIGYAANMSACBnAADSEgAgBuIHAACiDQAw4wcAANkGABDkBwAAog0AMIEIQAC3DAAhkQgBAKYMACGmCAABwwwAIQMAAADGBgAgAQAA2AYAMGMAANkGACADAAAAxgYAIAEAAMcGADACAADDBgAgBx8AAKENACDiBwAAoA0AMOMHAABSABDkBwAAoA0AMPQHAgAAAAGRCAEAswwAIccIAQAAAAEBAAAA3AYAIAEAAADcBgAgAR8AANASACADAAAAUgAgAQAA3wYAMAIAANwGACADAAAAUgAgAQAA3wYAMAIAANwGACADAAAAUgAgAQAA3wYAMAIAANwGACAEHwAAzxIAIPQHAgAAAAGRCAEAAAABxwgBAAAAAQFXAADjBgAgA_QHAgAAAAGRCAEAAAABxwgBAAAAAQFXAADlBgAwAVcAAOUGADAEHwAAwhIAIPQHAgDSDgAhkQgBANEOACHHCAEA0Q4AIQIAAADcBgAgVwAA6AYAIAP0BwIA0g4AIZEIAQDRDgAhxwgBANEOACECAAAAUgAgVwAA6gYAIAIAAABSACBXAADqBgAgAwAAANwGACBeAADjBgAgXwAA6AYAIAEAAADcBgAgAQAAAFIAIAUKAAC9EgAgZAAAvhIAIGUAAMESACBmAADAEgAgZwAAvxIAIAbiBwAAnw0AMOMHAADxBgAQ5AcAAJ8NADD0BwIApwwAIZEIAQCmDAAhxwgBAKYMACEDAAAAUgAgAQAA8AYAMGMAAPEGACADAAAAUgAgAQAA3wYAMAIAANwGACABAAAAUAAgAQAAAFAAIAMAAABOACABAABPADACAABQACADAAAATgAgAQAATwAwAgAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIBEZAACyEgAgIAAAsRIAICUAALwSACAmAACzEgAgJwAAtBIAIPQHAgAAAAGBCEAAAAABoAhAAAAAAaIIAgAAAAGkCEAAAAABpQgCAAAAAacIAQAAAAGsCAAAAOEIAsMIAQAAAAHfCAIAAAAB4QgCAAAAAeIIAgAAAAEBVwAA-QYAIAz0BwIAAAABgQhAAAAAAaAIQAAAAAGiCAIAAAABpAhAAAAAAaUIAgAAAAGnCAEAAAABrAgAAADhCALDCAEAAAAB3wgCAAAAAeEIAgAAAAHiCAIAAAABAVcAAPsGADABVwAA-wYAMAEAAABSACABAAAAVgAgERkAAJ0SACAgAACcEgAgJQAAuxIAICYAAJ4SACAnAACfEgAg9AcCANIOACGBCEAA1w4AIaAIQADXDgAhoggCANIOACGkCEAA6A4AIaUIAgDpDgAhpwgBANEOACGsCAAAmxLhCCLDCAEA0Q4AId8IAgDpDgAh4QgCAOkOACHiCAIA0g4AIQIAAABQACBXAACABwAgDPQHAgDSDgAhgQhAANcOACGgCEAA1w4AIaIIAgDSDgAhpAhAAOgOACGlCAIA6Q4AIacIAQDRDgAhrAgAAJsS4QgiwwgBANEOACHfCAIA6Q4AIeEIAgDpDgAh4ggCANIOACECAAAATgAgVwAAggcAIAIAAABOACBXAACCBwAgAQAAAFIAIAEAAABWACADAAAAUAAgXgAA-QYAIF8AAIAHACABAAAAUAAgAQAAAE4AIAkKAAC2EgAgZAAAtxIAIGUAALoSACBmAAC5EgAgZwAAuBIAIKQIAADLDgAgpQgAAMsOACDfCAAAyw4AIOEIAADLDgAgD-IHAACbDQAw4wcAAIsHABDkBwAAmw0AMPQHAgCnDAAhgQhAALcMACGgCEAAtwwAIaIIAgCnDAAhpAhAAMUMACGlCAIAxgwAIacIAQCmDAAhrAgAAJwN4QgiwwgBAKYMACHfCAIAxgwAIeEIAgDGDAAh4ggCAKcMACEDAAAATgAgAQAAigcAMGMAAIsHACADAAAATgAgAQAATwAwAgAAUAAgAQAAAF8AIAEAAABfACADAAAAVgAgAQAAXgAwAgAAXwAgAwAAAFYAIAEAAF4AMAIAAF8AIAMAAABWACABAABeADACAABfACAMGQAArhIAICEAALUSACAiAACvEgAgJAAAsBIAIPQHAgAAAAGBCEAAAAABoggCAAAAAaQIQAAAAAGlCAIAAAABwwgBAAAAAdwIAgAAAAHeCAIAAAABAVcAAJMHACAI9AcCAAAAAYEIQAAAAAGiCAIAAAABpAhAAAAAAaUIAgAAAAHDCAEAAAAB3AgCAAAAAd4IAgAAAAEBVwAAlQcAMAFXAACVBwAwDBkAAIcSACAhAACGEgAgIgAAiBIAICQAAIkSACD0BwIA0g4AIYEIQADXDgAhoggCANIOACGkCEAA6A4AIaUIAgDpDgAhwwgBANEOACHcCAIA0g4AId4IAgDSDgAhAgAAAF8AIFcAAJgHACAI9AcCANIOACGBCEAA1w4AIaIIAgDSDgAhpAhAAOgOACGlCAIA6Q4AIcMIAQDRDgAh3AgCANIOACHeCAIA0g4AIQIAAABWACBXAACaBwAgAgAAAFYAIFcAAJoHACADAAAAXwAgXgAAkwcAIF8AAJgHACABAAAAXwAgAQAAAFYAIAcKAACBEgAgZAAAghIAIGUAAIUSACBmAACEEgAgZwAAgxIAIKQIAADLDgAgpQgAAMsOACAL4gcAAJoNADDjBwAAoQcAEOQHAACaDQAw9AcCAKcMACGBCEAAtwwAIaIIAgCnDAAhpAhAAMUMACGlCAIAxgwAIcMIAQCmDAAh3AgCAKcMACHeCAIApwwAIQMAAABWACABAACgBwAwYwAAoQcAIAMAAABWACABAABeADACAABfACABAAAAWwAgAQAAAFsAIAMAAABZACABAABaADACAABbACADAAAAWQAgAQAAWgAwAgAAWwAgAwAAAFkAIAEAAFoAMAIAAFsAIAYDAACAEgAgIwAA_xEAIIEIQAAAAAGPCAIAAAABpggCAAAAAd0IAgAAAAEBVwAAqQcAIASBCEAAAAABjwgCAAAAAaYIAgAAAAHdCAIAAAABAVcAAKsHADABVwAAqwcAMAYDAAD-EQAgIwAA_REAIIEIQADXDgAhjwgCANIOACGmCAIA0g4AId0IAgDSDgAhAgAAAFsAIFcAAK4HACAEgQhAANcOACGPCAIA0g4AIaYIAgDSDgAh3QgCANIOACECAAAAWQAgVwAAsAcAIAIAAABZACBXAACwBwAgAwAAAFsAIF4AAKkHACBfAACuBwAgAQAAAFsAIAEAAABZACAFCgAA-BEAIGQAAPkRACBlAAD8EQAgZgAA-xEAIGcAAPoRACAH4gcAAJkNADDjBwAAtwcAEOQHAACZDQAwgQhAALcMACGPCAIApwwAIaYIAgCnDAAh3QgCAKcMACEDAAAAWQAgAQAAtgcAMGMAALcHACADAAAAWQAgAQAAWgAwAgAAWwAgBSEAAJgNACDiBwAAlw0AMOMHAABhABDkBwAAlw0AMNwIAgAAAAEBAAAAugcAIAEAAAC6BwAgASEAAPcRACADAAAAYQAgAQAAvQcAMAIAALoHACADAAAAYQAgAQAAvQcAMAIAALoHACADAAAAYQAgAQAAvQcAMAIAALoHACACIQAA9hEAINwIAgDSDgAhAgAAALoHACBXAADBBwAgAdwIAgDSDgAhAgAAAGEAIFcAAMMHACACAAAAYQAgVwAAwwcAIAEAAAC6BwAgAQAAAGEAIAUKAADxEQAgZAAA8hEAIGUAAPURACBmAAD0EQAgZwAA8xEAIATiBwAAlg0AMOMHAADJBwAQ5AcAAJYNADDcCAIApwwAIQMAAABhACABAADIBwAwYwAAyQcAIAMAAABhACABAAC9BwAwAgAAugcAIA7iBwAAkw0AMOMHAADPBwAQ5AcAAJMNADD0BwQAAAABgQhAALsMACGiCAIAlA0AIacIAQDcDAAhuwgBANwMACHGCEAA3QwAIdcIAQCzDAAh2AgCALQMACHZCAEAswwAIdoIAgC0DAAh2wgAAJUNACABAAAAzAcAIAEAAADMBwAgDeIHAACTDQAw4wcAAM8HABDkBwAAkw0AMPQHBADmDAAhgQhAALsMACGiCAIAlA0AIacIAQDcDAAhuwgBANwMACHGCEAA3QwAIdcIAQCzDAAh2AgCALQMACHZCAEAswwAIdoIAgC0DAAhBKIIAADLDgAgpwgAAMsOACC7CAAAyw4AIMYIAADLDgAgAwAAAM8HACABAADQBwAwAgAAzAcAIAMAAADPBwAgAQAA0AcAMAIAAMwHACADAAAAzwcAIAEAANAHADACAADMBwAgCvQHBACMEAAhgQhAANcOACGiCAIA6Q4AIacIAQD9DgAhuwgBAP0OACHGCEAA6A4AIdcIAQDRDgAh2AgCANIOACHZCAEA0Q4AIdoIAgDSDgAhAgAAAMwHACBXAADUBwAgCvQHBACMEAAhgQhAANcOACGiCAIA6Q4AIacIAQD9DgAhuwgBAP0OACHGCEAA6A4AIdcIAQDRDgAh2AgCANIOACHZCAEA0Q4AIdoIAgDSDgAhAgAAAM8HACBXAADWBwAgAgAAAM8HACBXAADWBwAgAQAAAMwHACABAAAAzwcAIAkKAADsEQAgZAAA7REAIGUAAPARACBmAADvEQAgZwAA7hEAIKIIAADLDgAgpwgAAMsOACC7CAAAyw4AIMYIAADLDgAgDeIHAACSDQAw4wcAANwHABDkBwAAkg0AMPQHBADiDAAhgQhAALcMACGiCAIAxgwAIacIAQDPDAAhuwgBAM8MACHGCEAAxQwAIdcIAQCmDAAh2AgCAKcMACHZCAEApgwAIdoIAgCnDAAhAwAAAM8HACABAADbBwAwYwAA3AcAIAMAAADPBwAgAQAA0AcAMAIAAMwHACAE4gcAAJENADDjBwAA4gcAEOQHAACRDQAw1ggBAAAAAQEAAADfBwAgAQAAAN8HACAE4gcAAJENADDjBwAA4gcAEOQHAACRDQAw1ggBALMMACEAAwAAAOIHACABAADjBwAwAgAA3wcAIAMAAADiBwAgAQAA4wcAMAIAAN8HACADAAAA4gcAIAEAAOMHADACAADfBwAgAdYIAQAAAAEBVwAA5wcAIAHWCAEAAAABAVcAAOkHADABVwAA6QcAMAHWCAEA0Q4AIQIAAADfBwAgVwAA7AcAIAHWCAEA0Q4AIQIAAADiBwAgVwAA7gcAIAIAAADiBwAgVwAA7gcAIAMAAADfBwAgXgAA5wcAIF8AAOwHACABAAAA3wcAIAEAAADiBwAgAwoAAOkRACBmAADrEQAgZwAA6hEAIATiBwAAkA0AMOMHAAD1BwAQ5AcAAJANADDWCAEApgwAIQMAAADiBwAgAQAA9AcAMGMAAPUHACADAAAA4gcAIAEAAOMHADACAADfBwAgAQAAAGwAIAEAAABsACADAAAAagAgAQAAawAwAgAAbAAgAwAAAGoAIAEAAGsAMAIAAGwAIAMAAABqACABAABrADACAABsACAMBAAA5xEAIDAAAOgRACD0BwIAAAABgQhAAAAAAZAIAgAAAAGRCAEAAAABqAgBAAAAAawIAAAA1QgCxwgBAAAAAdIIAgAAAAHTCAIAAAAB1QggAAAAAQFXAAD9BwAgCvQHAgAAAAGBCEAAAAABkAgCAAAAAZEIAQAAAAGoCAEAAAABrAgAAADVCALHCAEAAAAB0ggCAAAAAdMIAgAAAAHVCCAAAAABAVcAAP8HADABVwAA_wcAMAwEAADZEQAgMAAA2hEAIPQHAgDSDgAhgQhAANcOACGQCAIA0g4AIZEIAQDRDgAhqAgBANEOACGsCAAA2BHVCCLHCAEA0Q4AIdIIAgDSDgAh0wgCANIOACHVCCAAgBAAIQIAAABsACBXAACCCAAgCvQHAgDSDgAhgQhAANcOACGQCAIA0g4AIZEIAQDRDgAhqAgBANEOACGsCAAA2BHVCCLHCAEA0Q4AIdIIAgDSDgAh0wgCANIOACHVCCAAgBAAIQIAAABqACBXAACECAAgAgAAAGoAIFcAAIQIACADAAAAbAAgXgAA_QcAIF8AAIIIACABAAAAbAAgAQAAAGoAIAUKAADTEQAgZAAA1BEAIGUAANcRACBmAADWEQAgZwAA1REAIA3iBwAAjA0AMOMHAACLCAAQ5AcAAIwNADD0BwIApwwAIYEIQAC3DAAhkAgCAKcMACGRCAEApgwAIagIAQCmDAAhrAgAAI0N1QgixwgBAKYMACHSCAIApwwAIdMIAgCnDAAh1QggANgMACEDAAAAagAgAQAAiggAMGMAAIsIACADAAAAagAgAQAAawAwAgAAbAAgAQAAAHAAIAEAAABwACADAAAAbgAgAQAAbwAwAgAAcAAgAwAAAG4AIAEAAG8AMAIAAHAAIAMAAABuACABAABvADACAABwACAcIAEAAAABKQAA0BEAICsAANERACAvAADSEQAg9AcCAAAAAYEIQAAAAAGQCAIAAAABoAhAAAAAAaQIQAAAAAGlCAIAAAABpwgBAAAAAagIAQAAAAGsCAAAAMwIArQIAgAAAAG3CBAAAAABwggQAAAAAccIAQAAAAHICAEAAAAByQgQAAAAAcoIAgAAAAHMCAEAAAABzQhAAAAAAc4IAgAAAAHPCCAAAAAB0AgBAAAAAdEIAQAAAAHSCAIAAAAB0wgCAAAAAQFXAACTCAAgGSABAAAAAfQHAgAAAAGBCEAAAAABkAgCAAAAAaAIQAAAAAGkCEAAAAABpQgCAAAAAacIAQAAAAGoCAEAAAABrAgAAADMCAK0CAIAAAABtwgQAAAAAcIIEAAAAAHHCAEAAAAByAgBAAAAAckIEAAAAAHKCAIAAAABzAgBAAAAAc0IQAAAAAHOCAIAAAABzwggAAAAAdAIAQAAAAHRCAEAAAAB0ggCAAAAAdMIAgAAAAEBVwAAlQgAMAFXAACVCAAwAQAAAGoAIBwgAQDRDgAhKQAAuBEAICsAALkRACAvAAC6EQAg9AcCANIOACGBCEAA1w4AIZAIAgDpDgAhoAhAANcOACGkCEAA6A4AIaUIAgDpDgAhpwgBANEOACGoCAEA0Q4AIawIAAC3EcwIIrQIAgDpDgAhtwgQAPcQACHCCBAA9xAAIccIAQD9DgAhyAgBAP0OACHJCBAAthEAIcoIAgDSDgAhzAgBAP0OACHNCEAA6A4AIc4IAgDSDgAhzwggAIAQACHQCAEA0Q4AIdEIAQDRDgAh0ggCANIOACHTCAIA0g4AIQIAAABwACBXAACZCAAgGSABANEOACH0BwIA0g4AIYEIQADXDgAhkAgCAOkOACGgCEAA1w4AIaQIQADoDgAhpQgCAOkOACGnCAEA0Q4AIagIAQDRDgAhrAgAALcRzAgitAgCAOkOACG3CBAA9xAAIcIIEAD3EAAhxwgBAP0OACHICAEA_Q4AIckIEAC2EQAhyggCANIOACHMCAEA_Q4AIc0IQADoDgAhzggCANIOACHPCCAAgBAAIdAIAQDRDgAh0QgBANEOACHSCAIA0g4AIdMIAgDSDgAhAgAAAG4AIFcAAJsIACACAAAAbgAgVwAAmwgAIAEAAABqACADAAAAcAAgXgAAkwgAIF8AAJkIACABAAAAcAAgAQAAAG4AIA4KAACxEQAgZAAAshEAIGUAALURACBmAAC0EQAgZwAAsxEAIJAIAADLDgAgpAgAAMsOACClCAAAyw4AILQIAADLDgAgxwgAAMsOACDICAAAyw4AIMkIAADLDgAgzAgAAMsOACDNCAAAyw4AIBwgAQCmDAAh4gcAAIUNADDjBwAAowgAEOQHAACFDQAw9AcCAKcMACGBCEAAtwwAIZAIAgDGDAAhoAhAALcMACGkCEAAxQwAIaUIAgDGDAAhpwgBAKYMACGoCAEApgwAIawIAACHDcwIIrQIAgDGDAAhtwgQAPkMACHCCBAA-QwAIccIAQDPDAAhyAgBAM8MACHJCBAAhg0AIcoIAgCnDAAhzAgBAM8MACHNCEAAxQwAIc4IAgCnDAAhzwggANgMACHQCAEApgwAIdEIAQCmDAAh0ggCAKcMACHTCAIApwwAIQMAAABuACABAACiCAAwYwAAowgAIAMAAABuACABAABvADACAABwACABAAAAowEAIAEAAACjAQAgAwAAAKEBACABAACiAQAwAgAAowEAIAMAAAChAQAgAQAAogEAMAIAAKMBACADAAAAoQEAIAEAAKIBADACAACjAQAgCRkAALARACD0BwIAAAABgQhAAAAAAaIIAgAAAAGkCEAAAAABpQgCAAAAAacIAQAAAAHDCAEAAAABxghAAAAAAQFXAACrCAAgCPQHAgAAAAGBCEAAAAABoggCAAAAAaQIQAAAAAGlCAIAAAABpwgBAAAAAcMIAQAAAAHGCEAAAAABAVcAAK0IADABVwAArQgAMAkZAACvEQAg9AcCANIOACGBCEAA1w4AIaIIAgDSDgAhpAhAAOgOACGlCAIA6Q4AIacIAQDRDgAhwwgBANEOACHGCEAA6A4AIQIAAACjAQAgVwAAsAgAIAj0BwIA0g4AIYEIQADXDgAhoggCANIOACGkCEAA6A4AIaUIAgDpDgAhpwgBANEOACHDCAEA0Q4AIcYIQADoDgAhAgAAAKEBACBXAACyCAAgAgAAAKEBACBXAACyCAAgAwAAAKMBACBeAACrCAAgXwAAsAgAIAEAAACjAQAgAQAAAKEBACAICgAAqhEAIGQAAKsRACBlAACuEQAgZgAArREAIGcAAKwRACCkCAAAyw4AIKUIAADLDgAgxggAAMsOACAL4gcAAIQNADDjBwAAuQgAEOQHAACEDQAw9AcCAKcMACGBCEAAtwwAIaIIAgCnDAAhpAhAAMUMACGlCAIAxgwAIacIAQCmDAAhwwgBAKYMACHGCEAAxQwAIQMAAAChAQAgAQAAuAgAMGMAALkIACADAAAAoQEAIAEAAKIBADACAACjAQAgAQAAAIABACABAAAAgAEAIAMAAAB-ACABAAB_ADACAACAAQAgAwAAAH4AIAEAAH8AMAIAAIABACADAAAAfgAgAQAAfwAwAgAAgAEAIA0ZAACpEQAgLgAAqBEAIPQHAgAAAAGBCEAAAAABoggCAAAAAaQIQAAAAAGlCAIAAAABpwgBAAAAAbYIAgAAAAHCCAIAAAABwwgBAAAAAcQIAQAAAAHFCEAAAAABAVcAAMEIACAL9AcCAAAAAYEIQAAAAAGiCAIAAAABpAhAAAAAAaUIAgAAAAGnCAEAAAABtggCAAAAAcIIAgAAAAHDCAEAAAABxAgBAAAAAcUIQAAAAAEBVwAAwwgAMAFXAADDCAAwDRkAAKcRACAuAACmEQAg9AcCANIOACGBCEAA1w4AIaIIAgDSDgAhpAhAAOgOACGlCAIA6Q4AIacIAQD9DgAhtggCANIOACHCCAIA0g4AIcMIAQDRDgAhxAgBAP0OACHFCEAA6A4AIQIAAACAAQAgVwAAxggAIAv0BwIA0g4AIYEIQADXDgAhoggCANIOACGkCEAA6A4AIaUIAgDpDgAhpwgBAP0OACG2CAIA0g4AIcIIAgDSDgAhwwgBANEOACHECAEA_Q4AIcUIQADoDgAhAgAAAH4AIFcAAMgIACACAAAAfgAgVwAAyAgAIAMAAACAAQAgXgAAwQgAIF8AAMYIACABAAAAgAEAIAEAAAB-ACAKCgAAoREAIGQAAKIRACBlAAClEQAgZgAApBEAIGcAAKMRACCkCAAAyw4AIKUIAADLDgAgpwgAAMsOACDECAAAyw4AIMUIAADLDgAgDuIHAACDDQAw4wcAAM8IABDkBwAAgw0AMPQHAgCnDAAhgQhAALcMACGiCAIApwwAIaQIQADFDAAhpQgCAMYMACGnCAEAzwwAIbYIAgCnDAAhwggCAKcMACHDCAEApgwAIcQIAQDPDAAhxQhAAMUMACEDAAAAfgAgAQAAzggAMGMAAM8IACADAAAAfgAgAQAAfwAwAgAAgAEAIAEAAACHAQAgAQAAAIcBACADAAAAhQEAIAEAAIYBADACAACHAQAgAwAAAIUBACABAACGAQAwAgAAhwEAIAMAAACFAQAgAQAAhgEAMAIAAIcBACANKgAAnhEAICsAAJ8RACAtAACgEQAg9AcCAAAAAYEIQAAAAAGgCEAAAAABrAgAAAC-CAK7CAAAALsIArwIAgAAAAG-CEAAAAABvwgBAAAAAcAIAgAAAAHBCAEAAAABAVcAANcIACAK9AcCAAAAAYEIQAAAAAGgCEAAAAABrAgAAAC-CAK7CAAAALsIArwIAgAAAAG-CEAAAAABvwgBAAAAAcAIAgAAAAHBCAEAAAABAVcAANkIADABVwAA2QgAMA0qAACDEQAgKwAAhBEAIC0AAIURACD0BwIA0g4AIYEIQADXDgAhoAhAANcOACGsCAAAghG-CCK7CAAAgRG7CCK8CAIA0g4AIb4IQADoDgAhvwgBAP0OACHACAIA6Q4AIcEIAQD9DgAhAgAAAIcBACBXAADcCAAgCvQHAgDSDgAhgQhAANcOACGgCEAA1w4AIawIAACCEb4IIrsIAACBEbsIIrwIAgDSDgAhvghAAOgOACG_CAEA_Q4AIcAIAgDpDgAhwQgBAP0OACECAAAAhQEAIFcAAN4IACACAAAAhQEAIFcAAN4IACADAAAAhwEAIF4AANcIACBfAADcCAAgAQAAAIcBACABAAAAhQEAIAkKAAD8EAAgZAAA_RAAIGUAAIARACBmAAD_EAAgZwAA_hAAIL4IAADLDgAgvwgAAMsOACDACAAAyw4AIMEIAADLDgAgDeIHAAD8DAAw4wcAAOUIABDkBwAA_AwAMPQHAgCnDAAhgQhAALcMACGgCEAAtwwAIawIAAD-DL4IIrsIAAD9DLsIIrwIAgCnDAAhvghAAMUMACG_CAEAzwwAIcAIAgDGDAAhwQgBAM8MACEDAAAAhQEAIAEAAOQIADBjAADlCAAgAwAAAIUBACABAACGAQAwAgAAhwEAIAEAAAB1ACABAAAAdQAgAwAAAHMAIAEAAHQAMAIAAHUAIAMAAABzACABAAB0ADACAAB1ACADAAAAcwAgAQAAdAAwAgAAdQAgCSwAAPoQACAuAAD7EAAgpwgBAAAAAbQIAgAAAAG1CAIAAAABtggCAAAAAbcIEAAAAAG4CAIAAAABuQgBAAAAAQFXAADtCAAgB6cIAQAAAAG0CAIAAAABtQgCAAAAAbYIAgAAAAG3CBAAAAABuAgCAAAAAbkIAQAAAAEBVwAA7wgAMAFXAADvCAAwCSwAAPgQACAuAAD5EAAgpwgBANEOACG0CAIA6Q4AIbUIAgDSDgAhtggCANIOACG3CBAA9xAAIbgIAgDSDgAhuQgBAP0OACECAAAAdQAgVwAA8ggAIAenCAEA0Q4AIbQIAgDpDgAhtQgCANIOACG2CAIA0g4AIbcIEAD3EAAhuAgCANIOACG5CAEA_Q4AIQIAAABzACBXAAD0CAAgAgAAAHMAIFcAAPQIACADAAAAdQAgXgAA7QgAIF8AAPIIACABAAAAdQAgAQAAAHMAIAcKAADyEAAgZAAA8xAAIGUAAPYQACBmAAD1EAAgZwAA9BAAILQIAADLDgAguQgAAMsOACAK4gcAAPgMADDjBwAA-wgAEOQHAAD4DAAwpwgBAKYMACG0CAIAxgwAIbUIAgCnDAAhtggCAKcMACG3CBAA-QwAIbgIAgCnDAAhuQgBAM8MACEDAAAAcwAgAQAA-ggAMGMAAPsIACADAAAAcwAgAQAAdAAwAgAAdQAgAQAAAHoAIAEAAAB6ACADAAAAeAAgAQAAeQAwAgAAegAgAwAAAHgAIAEAAHkAMAIAAHoAIAMAAAB4ACABAAB5ADACAAB6ACADLAAA8RAAILQIAgAAAAG1CAIAAAABAVcAAIMJACACtAgCAAAAAbUIAgAAAAEBVwAAhQkAMAFXAACFCQAwAywAAPAQACC0CAIA0g4AIbUIAgDSDgAhAgAAAHoAIFcAAIgJACACtAgCANIOACG1CAIA0g4AIQIAAAB4ACBXAACKCQAgAgAAAHgAIFcAAIoJACADAAAAegAgXgAAgwkAIF8AAIgJACABAAAAegAgAQAAAHgAIAUKAADrEAAgZAAA7BAAIGUAAO8QACBmAADuEAAgZwAA7RAAIAXiBwAA9wwAMOMHAACRCQAQ5AcAAPcMADC0CAIApwwAIbUIAgCnDAAhAwAAAHgAIAEAAJAJADBjAACRCQAgAwAAAHgAIAEAAHkAMAIAAHoAIAEAAACLAQAgAQAAAIsBACADAAAAiQEAIAEAAIoBADACAACLAQAgAwAAAIkBACABAACKAQAwAgAAiwEAIAMAAACJAQAgAQAAigEAMAIAAIsBACAXGQAA5hAAIDMAAOcQACA0AADoEAAgNQAA6RAAIDYAAOoQACD0BwIAAAABgQhAAAAAAZwIAQAAAAGdCAQAAAABnwgBAAAAAaAIQAAAAAGiCAIAAAABpwgBAAAAAagIAQAAAAGqCAAAAKoIAqwIAAAArAgCrQgIAAAAAa4IAgAAAAGvCAIAAAABsAgBAAAAAbEIAgAAAAGyCAIAAAABswgCAAAAAQFXAACZCQAgEvQHAgAAAAGBCEAAAAABnAgBAAAAAZ0IBAAAAAGfCAEAAAABoAhAAAAAAaIIAgAAAAGnCAEAAAABqAgBAAAAAaoIAAAAqggCrAgAAACsCAKtCAgAAAABrggCAAAAAa8IAgAAAAGwCAEAAAABsQgCAAAAAbIIAgAAAAGzCAIAAAABAVcAAJsJADABVwAAmwkAMBcZAAC_EAAgMwAAwBAAIDQAAMEQACA1AADCEAAgNgAAwxAAIPQHAgDSDgAhgQhAANcOACGcCAEA0Q4AIZ0IBACMEAAhnwgBANEOACGgCEAA1w4AIaIIAgDSDgAhpwgBANEOACGoCAEA0Q4AIaoIAAC8EKoIIqwIAAC9EKwIIq0ICAC-EAAhrggCAOkOACGvCAIA6Q4AIbAIAQD9DgAhsQgCANIOACGyCAIA0g4AIbMIAgDSDgAhAgAAAIsBACBXAACeCQAgEvQHAgDSDgAhgQhAANcOACGcCAEA0Q4AIZ0IBACMEAAhnwgBANEOACGgCEAA1w4AIaIIAgDSDgAhpwgBANEOACGoCAEA0Q4AIaoIAAC8EKoIIqwIAAC9EKwIIq0ICAC-EAAhrggCAOkOACGvCAIA6Q4AIbAIAQD9DgAhsQgCANIOACGyCAIA0g4AIbMIAgDSDgAhAgAAAIkBACBXAACgCQAgAgAAAIkBACBXAACgCQAgAwAAAIsBACBeAACZCQAgXwAAngkAIAEAAACLAQAgAQAAAIkBACAJCgAAtxAAIGQAALgQACBlAAC7EAAgZgAAuhAAIGcAALkQACCtCAAAyw4AIK4IAADLDgAgrwgAAMsOACCwCAAAyw4AIBXiBwAA7gwAMOMHAACnCQAQ5AcAAO4MADD0BwIApwwAIYEIQAC3DAAhnAgBAKYMACGdCAQA4gwAIZ8IAQCmDAAhoAhAALcMACGiCAIApwwAIacIAQCmDAAhqAgBAKYMACGqCAAA7wyqCCKsCAAA8AysCCKtCAgA8QwAIa4IAgDGDAAhrwgCAMYMACGwCAEAzwwAIbEIAgCnDAAhsggCAKcMACGzCAIApwwAIQMAAACJAQAgAQAApgkAMGMAAKcJACADAAAAiQEAIAEAAIoBADACAACLAQAgAQAAAJMBACABAAAAkwEAIAMAAACRAQAgAQAAkgEAMAIAAJMBACADAAAAkQEAIAEAAJIBADACAACTAQAgAwAAAJEBACABAACSAQAwAgAAkwEAIAYDAAC2EAAgMgAAtRAAIIEIQAAAAAGPCAIAAAABmAgCAAAAAaYIAgAAAAEBVwAArwkAIASBCEAAAAABjwgCAAAAAZgIAgAAAAGmCAIAAAABAVcAALEJADABVwAAsQkAMAYDAAC0EAAgMgAAsxAAIIEIQADXDgAhjwgCANIOACGYCAIA0g4AIaYIAgDSDgAhAgAAAJMBACBXAAC0CQAgBIEIQADXDgAhjwgCANIOACGYCAIA0g4AIaYIAgDSDgAhAgAAAJEBACBXAAC2CQAgAgAAAJEBACBXAAC2CQAgAwAAAJMBACBeAACvCQAgXwAAtAkAIAEAAACTAQAgAQAAAJEBACAFCgAArhAAIGQAAK8QACBlAACyEAAgZgAAsRAAIGcAALAQACAH4gcAAO0MADDjBwAAvQkAEOQHAADtDAAwgQhAALcMACGPCAIApwwAIZgIAgCnDAAhpggCAKcMACEDAAAAkQEAIAEAALwJADBjAAC9CQAgAwAAAJEBACABAACSAQAwAgAAkwEAIAEAAACPAQAgAQAAAI8BACADAAAAjQEAIAEAAI4BADACAACPAQAgAwAAAI0BACABAACOAQAwAgAAjwEAIAMAAACNAQAgAQAAjgEAMAIAAI8BACAJGQAArRAAIDIAAKwQACD0BwIAAAABgQhAAAAAAZgIAgAAAAGiCAIAAAABowgBAAAAAaQIQAAAAAGlCAIAAAABAVcAAMUJACAH9AcCAAAAAYEIQAAAAAGYCAIAAAABoggCAAAAAaMIAQAAAAGkCEAAAAABpQgCAAAAAQFXAADHCQAwAVcAAMcJADAJGQAAqxAAIDIAAKoQACD0BwIA0g4AIYEIQADXDgAhmAgCANIOACGiCAIA0g4AIaMIAQDRDgAhpAhAAOgOACGlCAIA6Q4AIQIAAACPAQAgVwAAygkAIAf0BwIA0g4AIYEIQADXDgAhmAgCANIOACGiCAIA0g4AIaMIAQDRDgAhpAhAAOgOACGlCAIA6Q4AIQIAAACNAQAgVwAAzAkAIAIAAACNAQAgVwAAzAkAIAMAAACPAQAgXgAAxQkAIF8AAMoJACABAAAAjwEAIAEAAACNAQAgBwoAAKUQACBkAACmEAAgZQAAqRAAIGYAAKgQACBnAACnEAAgpAgAAMsOACClCAAAyw4AIAriBwAA7AwAMOMHAADTCQAQ5AcAAOwMADD0BwIApwwAIYEIQAC3DAAhmAgCAKcMACGiCAIApwwAIaMIAQCmDAAhpAhAAMUMACGlCAIAxgwAIQMAAACNAQAgAQAA0gkAMGMAANMJACADAAAAjQEAIAEAAI4BADACAACPAQAgBjIAAOsMACA1AgC0DAAh4gcAAOoMADDjBwAAlQEAEOQHAADqDAAwmAgCAAAAAQEAAADWCQAgAQAAANYJACABMgAAhhAAIAMAAACVAQAgAQAA2QkAMAIAANYJACADAAAAlQEAIAEAANkJADACAADWCQAgAwAAAJUBACABAADZCQAwAgAA1gkAIAMyAACkEAAgNQIAAAABmAgCAAAAAQFXAADdCQAgAjUCAAAAAZgIAgAAAAEBVwAA3wkAMAFXAADfCQAwAzIAAKMQACA1AgDSDgAhmAgCANIOACECAAAA1gkAIFcAAOIJACACNQIA0g4AIZgIAgDSDgAhAgAAAJUBACBXAADkCQAgAgAAAJUBACBXAADkCQAgAwAAANYJACBeAADdCQAgXwAA4gkAIAEAAADWCQAgAQAAAJUBACAFCgAAnhAAIGQAAJ8QACBlAACiEAAgZgAAoRAAIGcAAKAQACAFNQIApwwAIeIHAADpDAAw4wcAAOsJABDkBwAA6QwAMJgIAgCnDAAhAwAAAJUBACABAADqCQAwYwAA6wkAIAMAAACVAQAgAQAA2QkAMAIAANYJACABAAAApwEAIAEAAACnAQAgAwAAAJkBACABAACmAQAwAgAApwEAIAMAAACZAQAgAQAApgEAMAIAAKcBACADAAAAmQEAIAEAAKYBADACAACnAQAgDAQAAJwQACA2AACdEAAg9AcCAAAAAYEIQAAAAAGQCAIAAAABkQgBAAAAAZwIAQAAAAGdCAQAAAABnggBAAAAAZ8IAQAAAAGgCEAAAAABoQgBAAAAAQFXAADzCQAgCvQHAgAAAAGBCEAAAAABkAgCAAAAAZEIAQAAAAGcCAEAAAABnQgEAAAAAZ4IAQAAAAGfCAEAAAABoAhAAAAAAaEIAQAAAAEBVwAA9QkAMAFXAAD1CQAwDAQAAJUQACA2AACWEAAg9AcCANIOACGBCEAA1w4AIZAIAgDSDgAhkQgBANEOACGcCAEA0Q4AIZ0IBACMEAAhnggBANEOACGfCAEA0Q4AIaAIQADXDgAhoQgBANEOACECAAAApwEAIFcAAPgJACAK9AcCANIOACGBCEAA1w4AIZAIAgDSDgAhkQgBANEOACGcCAEA0Q4AIZ0IBACMEAAhnggBANEOACGfCAEA0Q4AIaAIQADXDgAhoQgBANEOACECAAAAmQEAIFcAAPoJACACAAAAmQEAIFcAAPoJACADAAAApwEAIF4AAPMJACBfAAD4CQAgAQAAAKcBACABAAAAmQEAIAUKAACQEAAgZAAAkRAAIGUAAJQQACBmAACTEAAgZwAAkhAAIA3iBwAA6AwAMOMHAACBCgAQ5AcAAOgMADD0BwIApwwAIYEIQAC3DAAhkAgCAKcMACGRCAEApgwAIZwIAQCmDAAhnQgEAOIMACGeCAEApgwAIZ8IAQCmDAAhoAhAALcMACGhCAEApgwAIQMAAACZAQAgAQAAgAoAMGMAAIEKACADAAAAmQEAIAEAAKYBADACAACnAQAgBwQAAOcMACA6AgC0DAAh4gcAAOUMADDjBwAAqQEAEOQHAADlDAAwkAgCAAAAAZsIBADmDAAhAQAAAIQKACABAAAAhAoAIAEEAACPEAAgAwAAAKkBACABAACHCgAwAgAAhAoAIAMAAACpAQAgAQAAhwoAMAIAAIQKACADAAAAqQEAIAEAAIcKADACAACECgAgBAQAAI4QACA6AgAAAAGQCAIAAAABmwgEAAAAAQFXAACLCgAgAzoCAAAAAZAIAgAAAAGbCAQAAAABAVcAAI0KADABVwAAjQoAMAQEAACNEAAgOgIA0g4AIZAIAgDSDgAhmwgEAIwQACECAAAAhAoAIFcAAJAKACADOgIA0g4AIZAIAgDSDgAhmwgEAIwQACECAAAAqQEAIFcAAJIKACACAAAAqQEAIFcAAJIKACADAAAAhAoAIF4AAIsKACBfAACQCgAgAQAAAIQKACABAAAAqQEAIAUKAACHEAAgZAAAiBAAIGUAAIsQACBmAACKEAAgZwAAiRAAIAY6AgCnDAAh4gcAAOEMADDjBwAAmQoAEOQHAADhDAAwkAgCAKcMACGbCAQA4gwAIQMAAACpAQAgAQAAmAoAMGMAAJkKACADAAAAqQEAIAEAAIcKADACAACECgAgDTIAAOAMACA3AADfDAAg4gcAANsMADDjBwAAlwEAEOQHAADbDAAw9AcCAAAAAYEIQAC7DAAhgghAAN0MACGWCAEAAAABlwgCAAAAAZgIAgAAAAGZCAEA3AwAIZoIIADeDAAhAQAAAJwKACABAAAAnAoAIAYyAACGEAAgNwAAhRAAIIIIAADLDgAglwgAAMsOACCYCAAAyw4AIJkIAADLDgAgAwAAAJcBACABAACfCgAwAgAAnAoAIAMAAACXAQAgAQAAnwoAMAIAAJwKACADAAAAlwEAIAEAAJ8KADACAACcCgAgCjIAAIQQACA3AACDEAAg9AcCAAAAAYEIQAAAAAGCCEAAAAABlggBAAAAAZcIAgAAAAGYCAIAAAABmQgBAAAAAZoIIAAAAAEBVwAAowoAIAj0BwIAAAABgQhAAAAAAYIIQAAAAAGWCAEAAAABlwgCAAAAAZgIAgAAAAGZCAEAAAABmgggAAAAAQFXAAClCgAwAVcAAKUKADABAAAAmQEAIAEAAACJAQAgCjIAAIIQACA3AACBEAAg9AcCANIOACGBCEAA1w4AIYIIQADoDgAhlggBANEOACGXCAIA6Q4AIZgIAgDpDgAhmQgBAP0OACGaCCAAgBAAIQIAAACcCgAgVwAAqgoAIAj0BwIA0g4AIYEIQADXDgAhgghAAOgOACGWCAEA0Q4AIZcIAgDpDgAhmAgCAOkOACGZCAEA_Q4AIZoIIACAEAAhAgAAAJcBACBXAACsCgAgAgAAAJcBACBXAACsCgAgAQAAAJkBACABAAAAiQEAIAMAAACcCgAgXgAAowoAIF8AAKoKACABAAAAnAoAIAEAAACXAQAgCQoAAPsPACBkAAD8DwAgZQAA_w8AIGYAAP4PACBnAAD9DwAggggAAMsOACCXCAAAyw4AIJgIAADLDgAgmQgAAMsOACAL4gcAANcMADDjBwAAtQoAEOQHAADXDAAw9AcCAKcMACGBCEAAtwwAIYIIQADFDAAhlggBAKYMACGXCAIAxgwAIZgIAgDGDAAhmQgBAM8MACGaCCAA2AwAIQMAAACXAQAgAQAAtAoAMGMAALUKACADAAAAlwEAIAEAAJ8KADACAACcCgAgAQAAACYAIAEAAAAmACADAAAABwAgAQAAJQAwAgAAJgAgAwAAAAcAIAEAACUAMAIAACYAIAMAAAAHACABAAAlADACAAAmACAMBAAA9w8AIAwAAPkPACANAAD4DwAgDgAA-g8AIPQHAgAAAAGBCEAAAAABkAgCAAAAAZEIAQAAAAGSCAEAAAABkwgAAQAAAZQIAAD1DwAglQgAAPYPACABVwAAvQoAIAj0BwIAAAABgQhAAAAAAZAIAgAAAAGRCAEAAAABkggBAAAAAZMIAAEAAAGUCAAA9Q8AIJUIAAD2DwAgAVcAAL8KADABVwAAvwoAMAwEAADRDwAgDAAA0w8AIA0AANIPACAOAADUDwAg9AcCANIOACGBCEAA1w4AIZAIAgDSDgAhkQgBANEOACGSCAEA0Q4AIZMIAAH8DgAhlAgAAM8PACCVCAAA0A8AIAIAAAAmACBXAADCCgAgCPQHAgDSDgAhgQhAANcOACGQCAIA0g4AIZEIAQDRDgAhkggBANEOACGTCAAB_A4AIZQIAADPDwAglQgAANAPACACAAAABwAgVwAAxAoAIAIAAAAHACBXAADECgAgAwAAACYAIF4AAL0KACBfAADCCgAgAQAAACYAIAEAAAAHACAGCgAAyg8AIGQAAMsPACBlAADODwAgZgAAzQ8AIGcAAMwPACCTCAAAyw4AIAviBwAA1QwAMOMHAADLCgAQ5AcAANUMADD0BwIApwwAIYEIQAC3DAAhkAgCAKcMACGRCAEApgwAIZIIAQCmDAAhkwgAAc4MACGUCAAA1gwAIJUIAADWDAAgAwAAAAcAIAEAAMoKADBjAADLCgAgAwAAAAcAIAEAACUAMAIAACYAIAEAAAALACABAAAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACADAAAACQAgAQAACgAwAgAACwAgCQMAAMYPACAFAADHDwAgCwAAyA8AIAwAAMkPACD0BwIAAAAB-wcCAAAAAfwHAADFDwAggQhAAAAAAY8IAgAAAAEBVwAA0woAIAX0BwIAAAAB-wcCAAAAAfwHAADFDwAggQhAAAAAAY8IAgAAAAEBVwAA1QoAMAFXAADVCgAwCQMAAKkPACAFAACqDwAgCwAAqw8AIAwAAKwPACD0BwIA0g4AIfsHAgDSDgAh_AcAAKgPACCBCEAA1w4AIY8IAgDSDgAhAgAAAAsAIFcAANgKACAF9AcCANIOACH7BwIA0g4AIfwHAACoDwAggQhAANcOACGPCAIA0g4AIQIAAAAJACBXAADaCgAgAgAAAAkAIFcAANoKACADAAAACwAgXgAA0woAIF8AANgKACABAAAACwAgAQAAAAkAIAUKAACjDwAgZAAApA8AIGUAAKcPACBmAACmDwAgZwAApQ8AIAjiBwAA1AwAMOMHAADhCgAQ5AcAANQMADD0BwIApwwAIfsHAgCnDAAh_AcAAMQMACCBCEAAtwwAIY8IAgCnDAAhAwAAAAkAIAEAAOAKADBjAADhCgAgAwAAAAkAIAEAAAoAMAIAAAsAIAEAAAAPACABAAAADwAgAwAAAA0AIAEAAA4AMAIAAA8AIAMAAAANACABAAAOADACAAAPACADAAAADQAgAQAADgAwAgAADwAgDQYAAKAPACAIAAChDwAgCQAAog8AIPQHAgAAAAH8BwAAnw8AIP8HAgAAAAGBCEAAAAABgghAAAAAAYoIAAEAAAGLCAEAAAABjAgBAAAAAY0IQAAAAAGOCEAAAAABAVcAAOkKACAK9AcCAAAAAfwHAACfDwAg_wcCAAAAAYEIQAAAAAGCCEAAAAABiggAAQAAAYsIAQAAAAGMCAEAAAABjQhAAAAAAY4IQAAAAAEBVwAA6woAMAFXAADrCgAwDQYAAP4OACAIAAD_DgAgCQAAgA8AIPQHAgDSDgAh_AcAAPsOACD_BwIA0g4AIYEIQADXDgAhgghAANcOACGKCAAB_A4AIYsIAQD9DgAhjAgBAP0OACGNCEAA6A4AIY4IQADoDgAhAgAAAA8AIFcAAO4KACAK9AcCANIOACH8BwAA-w4AIP8HAgDSDgAhgQhAANcOACGCCEAA1w4AIYoIAAH8DgAhiwgBAP0OACGMCAEA_Q4AIY0IQADoDgAhjghAAOgOACECAAAADQAgVwAA8AoAIAIAAAANACBXAADwCgAgAwAAAA8AIF4AAOkKACBfAADuCgAgAQAAAA8AIAEAAAANACAKCgAA9g4AIGQAAPcOACBlAAD6DgAgZgAA-Q4AIGcAAPgOACCKCAAAyw4AIIsIAADLDgAgjAgAAMsOACCNCAAAyw4AII4IAADLDgAgDeIHAADNDAAw4wcAAPcKABDkBwAAzQwAMPQHAgCnDAAh_AcAAMQMACD_BwIApwwAIYEIQAC3DAAhgghAALcMACGKCAABzgwAIYsIAQDPDAAhjAgBAM8MACGNCEAAxQwAIY4IQADFDAAhAwAAAA0AIAEAAPYKADBjAAD3CgAgAwAAAA0AIAEAAA4AMAIAAA8AIAEAAAATACABAAAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACADAAAAEQAgAQAAEgAwAgAAEwAgBQcAAPUOACCBCEAAAAABhwgAAQAAAYgIAgAAAAGJCEAAAAABAVcAAP8KACAEgQhAAAAAAYcIAAEAAAGICAIAAAABiQhAAAAAAQFXAACBCwAwAVcAAIELADAFBwAA9A4AIIEIQADXDgAhhwgAAeYOACGICAIA0g4AIYkIQADoDgAhAgAAABMAIFcAAIQLACAEgQhAANcOACGHCAAB5g4AIYgIAgDSDgAhiQhAAOgOACECAAAAEQAgVwAAhgsAIAIAAAARACBXAACGCwAgAwAAABMAIF4AAP8KACBfAACECwAgAQAAABMAIAEAAAARACAGCgAA7w4AIGQAAPAOACBlAADzDgAgZgAA8g4AIGcAAPEOACCJCAAAyw4AIAfiBwAAzAwAMOMHAACNCwAQ5AcAAMwMADCBCEAAtwwAIYcIAAHDDAAhiAgCAKcMACGJCEAAxQwAIQMAAAARACABAACMCwAwYwAAjQsAIAMAAAARACABAAASADACAAATACABAAAAGgAgAQAAABoAIAMAAAAYACABAAAZADACAAAaACADAAAAGAAgAQAAGQAwAgAAGgAgAwAAABgAIAEAABkAMAIAABoAIAwFAADtDgAgBgAA7g4AIPkHAAEAAAH6BwABAAAB-wcCAAAAAfwHAADsDgAg_QcCAAAAAf4HQAAAAAH_BwIAAAABgAhAAAAAAYEIQAAAAAGCCEAAAAABAVcAAJULACAK-QcAAQAAAfoHAAEAAAH7BwIAAAAB_AcAAOwOACD9BwIAAAAB_gdAAAAAAf8HAgAAAAGACEAAAAABgQhAAAAAAYIIQAAAAAEBVwAAlwsAMAFXAACXCwAwAQAAAAkAIAwFAADqDgAgBgAA6w4AIPkHAAHmDgAh-gcAAeYOACH7BwIA0g4AIfwHAADnDgAg_QcCANIOACH-B0AA6A4AIf8HAgDpDgAhgAhAAOgOACGBCEAA1w4AIYIIQADXDgAhAgAAABoAIFcAAJsLACAK-QcAAeYOACH6BwAB5g4AIfsHAgDSDgAh_AcAAOcOACD9BwIA0g4AIf4HQADoDgAh_wcCAOkOACGACEAA6A4AIYEIQADXDgAhgghAANcOACECAAAAGAAgVwAAnQsAIAIAAAAYACBXAACdCwAgAQAAAAkAIAMAAAAaACBeAACVCwAgXwAAmwsAIAEAAAAaACABAAAAGAAgCAoAAOEOACBkAADiDgAgZQAA5Q4AIGYAAOQOACBnAADjDgAg_gcAAMsOACD_BwAAyw4AIIAIAADLDgAgDeIHAADCDAAw4wcAAKULABDkBwAAwgwAMPkHAAHDDAAh-gcAAcMMACH7BwIApwwAIfwHAADEDAAg_QcCAKcMACH-B0AAxQwAIf8HAgDGDAAhgAhAAMUMACGBCEAAtwwAIYIIQAC3DAAhAwAAABgAIAEAAKQLADBjAAClCwAgAwAAABgAIAEAABkAMAIAABoAIAXiBwAAwQwAMOMHAACrCwAQ5AcAAMEMADD3BwEAAAAB-AdAALsMACEBAAAAqAsAIAEAAACoCwAgBeIHAADBDAAw4wcAAKsLABDkBwAAwQwAMPcHAQCzDAAh-AdAALsMACEAAwAAAKsLACABAACsCwAwAgAAqAsAIAMAAACrCwAgAQAArAsAMAIAAKgLACADAAAAqwsAIAEAAKwLADACAACoCwAgAvcHAQAAAAH4B0AAAAABAVcAALALACAC9wcBAAAAAfgHQAAAAAEBVwAAsgsAMAFXAACyCwAwAvcHAQDRDgAh-AdAANcOACECAAAAqAsAIFcAALULACAC9wcBANEOACH4B0AA1w4AIQIAAACrCwAgVwAAtwsAIAIAAACrCwAgVwAAtwsAIAMAAACoCwAgXgAAsAsAIF8AALULACABAAAAqAsAIAEAAACrCwAgAwoAAN4OACBmAADgDgAgZwAA3w4AIAXiBwAAwAwAMOMHAAC-CwAQ5AcAAMAMADD3BwEApgwAIfgHQAC3DAAhAwAAAKsLACABAAC9CwAwYwAAvgsAIAMAAACrCwAgAQAArAsAMAIAAKgLACAF4gcAAL8MADDjBwAAxAsAEOQHAAC_DAAw9AcBAAAAAfYHQAC7DAAhAQAAAMELACABAAAAwQsAIAXiBwAAvwwAMOMHAADECwAQ5AcAAL8MADD0BwEAswwAIfYHQAC7DAAhAAMAAADECwAgAQAAxQsAMAIAAMELACADAAAAxAsAIAEAAMULADACAADBCwAgAwAAAMQLACABAADFCwAwAgAAwQsAIAL0BwEAAAAB9gdAAAAAAQFXAADJCwAgAvQHAQAAAAH2B0AAAAABAVcAAMsLADABVwAAywsAMAL0BwEA0Q4AIfYHQADXDgAhAgAAAMELACBXAADOCwAgAvQHAQDRDgAh9gdAANcOACECAAAAxAsAIFcAANALACACAAAAxAsAIFcAANALACADAAAAwQsAIF4AAMkLACBfAADOCwAgAQAAAMELACABAAAAxAsAIAMKAADbDgAgZgAA3Q4AIGcAANwOACAF4gcAAL4MADDjBwAA1wsAEOQHAAC-DAAw9AcBAKYMACH2B0AAtwwAIQMAAADECwAgAQAA1gsAMGMAANcLACADAAAAxAsAIAEAAMULADACAADBCwAgBeIHAAC9DAAw4wcAAN0LABDkBwAAvQwAMPQHAQAAAAH1B0AAuwwAIQEAAADaCwAgAQAAANoLACAF4gcAAL0MADDjBwAA3QsAEOQHAAC9DAAw9AcBALMMACH1B0AAuwwAIQADAAAA3QsAIAEAAN4LADACAADaCwAgAwAAAN0LACABAADeCwAwAgAA2gsAIAMAAADdCwAgAQAA3gsAMAIAANoLACAC9AcBAAAAAfUHQAAAAAEBVwAA4gsAIAL0BwEAAAAB9QdAAAAAAQFXAADkCwAwAVcAAOQLADAC9AcBANEOACH1B0AA1w4AIQIAAADaCwAgVwAA5wsAIAL0BwEA0Q4AIfUHQADXDgAhAgAAAN0LACBXAADpCwAgAgAAAN0LACBXAADpCwAgAwAAANoLACBeAADiCwAgXwAA5wsAIAEAAADaCwAgAQAAAN0LACADCgAA2A4AIGYAANoOACBnAADZDgAgBeIHAAC8DAAw4wcAAPALABDkBwAAvAwAMPQHAQCmDAAh9QdAALcMACEDAAAA3QsAIAEAAO8LADBjAADwCwAgAwAAAN0LACABAADeCwAwAgAA2gsAIAXiBwAAugwAMOMHAAD2CwAQ5AcAALoMADDlBwEAAAAB8wdAALsMACEBAAAA8wsAIAEAAADzCwAgBeIHAAC6DAAw4wcAAPYLABDkBwAAugwAMOUHAQCzDAAh8wdAALsMACEAAwAAAPYLACABAAD3CwAwAgAA8wsAIAMAAAD2CwAgAQAA9wsAMAIAAPMLACADAAAA9gsAIAEAAPcLADACAADzCwAgAuUHAQAAAAHzB0AAAAABAVcAAPsLACAC5QcBAAAAAfMHQAAAAAEBVwAA_QsAMAFXAAD9CwAwAuUHAQDRDgAh8wdAANcOACECAAAA8wsAIFcAAIAMACAC5QcBANEOACHzB0AA1w4AIQIAAAD2CwAgVwAAggwAIAIAAAD2CwAgVwAAggwAIAMAAADzCwAgXgAA-wsAIF8AAIAMACABAAAA8wsAIAEAAAD2CwAgAwoAANQOACBmAADWDgAgZwAA1Q4AIAXiBwAAtgwAMOMHAACJDAAQ5AcAALYMADDlBwEApgwAIfMHQAC3DAAhAwAAAPYLACABAACIDAAwYwAAiQwAIAMAAAD2CwAgAQAA9wsAMAIAAPMLACAG4gcAALIMADDjBwAAjwwAEOQHAACyDAAw5QcBAAAAAeYHAgC0DAAh5wcEALUMACEBAAAAjAwAIAEAAACMDAAgBuIHAACyDAAw4wcAAI8MABDkBwAAsgwAMOUHAQCzDAAh5gcCALQMACHnBwQAtQwAIQHnBwAAyw4AIAMAAACPDAAgAQAAkAwAMAIAAIwMACADAAAAjwwAIAEAAJAMADACAACMDAAgAwAAAI8MACABAACQDAAwAgAAjAwAIAPlBwEAAAAB5gcCAAAAAecHBAAAAAEBVwAAlAwAIAPlBwEAAAAB5gcCAAAAAecHBAAAAAEBVwAAlgwAMAFXAACWDAAwA-UHAQDRDgAh5gcCANIOACHnBwQA0w4AIQIAAACMDAAgVwAAmQwAIAPlBwEA0Q4AIeYHAgDSDgAh5wcEANMOACECAAAAjwwAIFcAAJsMACACAAAAjwwAIFcAAJsMACADAAAAjAwAIF4AAJQMACBfAACZDAAgAQAAAIwMACABAAAAjwwAIAYKAADMDgAgZAAAzQ4AIGUAANAOACBmAADPDgAgZwAAzg4AIOcHAADLDgAgBuIHAAClDAAw4wcAAKIMABDkBwAApQwAMOUHAQCmDAAh5gcCAKcMACHnBwQAqAwAIQMAAACPDAAgAQAAoQwAMGMAAKIMACADAAAAjwwAIAEAAJAMADACAACMDAAgBuIHAAClDAAw4wcAAKIMABDkBwAApQwAMOUHAQCmDAAh5gcCAKcMACHnBwQAqAwAIQ4KAACuDAAgZgAAsQwAIGcAALEMACDoBwEAAAAB6QcBAAAABOoHAQAAAATrBwEAAAAB7AcBAAAAAe0HAQAAAAHuBwEAAAAB7wcBALAMACHwBwEAAAAB8QcBAAAAAfIHAQAAAAENCgAArgwAIGQAAK8MACBlAACuDAAgZgAArgwAIGcAAK4MACDoBwIAAAAB6QcCAAAABOoHAgAAAATrBwIAAAAB7AcCAAAAAe0HAgAAAAHuBwIAAAAB7wcCAK0MACENCgAAqgwAIGQAAKsMACBlAACsDAAgZgAArAwAIGcAAKwMACDoBwQAAAAB6QcEAAAABeoHBAAAAAXrBwQAAAAB7AcEAAAAAe0HBAAAAAHuBwQAAAAB7wcEAKkMACENCgAAqgwAIGQAAKsMACBlAACsDAAgZgAArAwAIGcAAKwMACDoBwQAAAAB6QcEAAAABeoHBAAAAAXrBwQAAAAB7AcEAAAAAe0HBAAAAAHuBwQAAAAB7wcEAKkMACEI6AcCAAAAAekHAgAAAAXqBwIAAAAF6wcCAAAAAewHAgAAAAHtBwIAAAAB7gcCAAAAAe8HAgCqDAAhCOgHCAAAAAHpBwgAAAAF6gcIAAAABesHCAAAAAHsBwgAAAAB7QcIAAAAAe4HCAAAAAHvBwgAqwwAIQjoBwQAAAAB6QcEAAAABeoHBAAAAAXrBwQAAAAB7AcEAAAAAe0HBAAAAAHuBwQAAAAB7wcEAKwMACENCgAArgwAIGQAAK8MACBlAACuDAAgZgAArgwAIGcAAK4MACDoBwIAAAAB6QcCAAAABOoHAgAAAATrBwIAAAAB7AcCAAAAAe0HAgAAAAHuBwIAAAAB7wcCAK0MACEI6AcCAAAAAekHAgAAAATqBwIAAAAE6wcCAAAAAewHAgAAAAHtBwIAAAAB7gcCAAAAAe8HAgCuDAAhCOgHCAAAAAHpBwgAAAAE6gcIAAAABOsHCAAAAAHsBwgAAAAB7QcIAAAAAe4HCAAAAAHvBwgArwwAIQ4KAACuDAAgZgAAsQwAIGcAALEMACDoBwEAAAAB6QcBAAAABOoHAQAAAATrBwEAAAAB7AcBAAAAAe0HAQAAAAHuBwEAAAAB7wcBALAMACHwBwEAAAAB8QcBAAAAAfIHAQAAAAEL6AcBAAAAAekHAQAAAATqBwEAAAAE6wcBAAAAAewHAQAAAAHtBwEAAAAB7gcBAAAAAe8HAQCxDAAh8AcBAAAAAfEHAQAAAAHyBwEAAAABBuIHAACyDAAw4wcAAI8MABDkBwAAsgwAMOUHAQCzDAAh5gcCALQMACHnBwQAtQwAIQvoBwEAAAAB6QcBAAAABOoHAQAAAATrBwEAAAAB7AcBAAAAAe0HAQAAAAHuBwEAAAAB7wcBALEMACHwBwEAAAAB8QcBAAAAAfIHAQAAAAEI6AcCAAAAAekHAgAAAATqBwIAAAAE6wcCAAAAAewHAgAAAAHtBwIAAAAB7gcCAAAAAe8HAgCuDAAhCOgHBAAAAAHpBwQAAAAF6gcEAAAABesHBAAAAAHsBwQAAAAB7QcEAAAAAe4HBAAAAAHvBwQArAwAIQXiBwAAtgwAMOMHAACJDAAQ5AcAALYMADDlBwEApgwAIfMHQAC3DAAhCwoAAK4MACBmAAC5DAAgZwAAuQwAIOgHQAAAAAHpB0AAAAAE6gdAAAAABOsHQAAAAAHsB0AAAAAB7QdAAAAAAe4HQAAAAAHvB0AAuAwAIQsKAACuDAAgZgAAuQwAIGcAALkMACDoB0AAAAAB6QdAAAAABOoHQAAAAATrB0AAAAAB7AdAAAAAAe0HQAAAAAHuB0AAAAAB7wdAALgMACEI6AdAAAAAAekHQAAAAATqB0AAAAAE6wdAAAAAAewHQAAAAAHtB0AAAAAB7gdAAAAAAe8HQAC5DAAhBeIHAAC6DAAw4wcAAPYLABDkBwAAugwAMOUHAQCzDAAh8wdAALsMACEI6AdAAAAAAekHQAAAAATqB0AAAAAE6wdAAAAAAewHQAAAAAHtB0AAAAAB7gdAAAAAAe8HQAC5DAAhBeIHAAC8DAAw4wcAAPALABDkBwAAvAwAMPQHAQCmDAAh9QdAALcMACEF4gcAAL0MADDjBwAA3QsAEOQHAAC9DAAw9AcBALMMACH1B0AAuwwAIQXiBwAAvgwAMOMHAADXCwAQ5AcAAL4MADD0BwEApgwAIfYHQAC3DAAhBeIHAAC_DAAw4wcAAMQLABDkBwAAvwwAMPQHAQCzDAAh9gdAALsMACEF4gcAAMAMADDjBwAAvgsAEOQHAADADAAw9wcBAKYMACH4B0AAtwwAIQXiBwAAwQwAMOMHAACrCwAQ5AcAAMEMADD3BwEAswwAIfgHQAC7DAAhDeIHAADCDAAw4wcAAKULABDkBwAAwgwAMPkHAAHDDAAh-gcAAcMMACH7BwIApwwAIfwHAADEDAAg_QcCAKcMACH-B0AAxQwAIf8HAgDGDAAhgAhAAMUMACGBCEAAtwwAIYIIQAC3DAAhBwoAAK4MACBmAADLDAAgZwAAywwAIOgHAAEAAAHpBwABAAAE6gcAAQAABO8HAAHKDAAhBOgHAAAAhAgJhAgAAACECAOFCAAAAIQICIYIAAAAhAgICwoAAKoMACBmAADJDAAgZwAAyQwAIOgHQAAAAAHpB0AAAAAF6gdAAAAABesHQAAAAAHsB0AAAAAB7QdAAAAAAe4HQAAAAAHvB0AAyAwAIQ0KAACqDAAgZAAAqwwAIGUAAKoMACBmAACqDAAgZwAAqgwAIOgHAgAAAAHpBwIAAAAF6gcCAAAABesHAgAAAAHsBwIAAAAB7QcCAAAAAe4HAgAAAAHvBwIAxwwAIQ0KAACqDAAgZAAAqwwAIGUAAKoMACBmAACqDAAgZwAAqgwAIOgHAgAAAAHpBwIAAAAF6gcCAAAABesHAgAAAAHsBwIAAAAB7QcCAAAAAe4HAgAAAAHvBwIAxwwAIQsKAACqDAAgZgAAyQwAIGcAAMkMACDoB0AAAAAB6QdAAAAABeoHQAAAAAXrB0AAAAAB7AdAAAAAAe0HQAAAAAHuB0AAAAAB7wdAAMgMACEI6AdAAAAAAekHQAAAAAXqB0AAAAAF6wdAAAAAAewHQAAAAAHtB0AAAAAB7gdAAAAAAe8HQADJDAAhBwoAAK4MACBmAADLDAAgZwAAywwAIOgHAAEAAAHpBwABAAAE6gcAAQAABO8HAAHKDAAhBOgHAAEAAAHpBwABAAAE6gcAAQAABO8HAAHLDAAhB-IHAADMDAAw4wcAAI0LABDkBwAAzAwAMIEIQAC3DAAhhwgAAcMMACGICAIApwwAIYkIQADFDAAhDeIHAADNDAAw4wcAAPcKABDkBwAAzQwAMPQHAgCnDAAh_AcAAMQMACD_BwIApwwAIYEIQAC3DAAhgghAALcMACGKCAABzgwAIYsIAQDPDAAhjAgBAM8MACGNCEAAxQwAIY4IQADFDAAhBwoAAKoMACBmAADTDAAgZwAA0wwAIOgHAAEAAAHpBwABAAAF6gcAAQAABe8HAAHSDAAhDgoAAKoMACBmAADRDAAgZwAA0QwAIOgHAQAAAAHpBwEAAAAF6gcBAAAABesHAQAAAAHsBwEAAAAB7QcBAAAAAe4HAQAAAAHvBwEA0AwAIfAHAQAAAAHxBwEAAAAB8gcBAAAAAQ4KAACqDAAgZgAA0QwAIGcAANEMACDoBwEAAAAB6QcBAAAABeoHAQAAAAXrBwEAAAAB7AcBAAAAAe0HAQAAAAHuBwEAAAAB7wcBANAMACHwBwEAAAAB8QcBAAAAAfIHAQAAAAEL6AcBAAAAAekHAQAAAAXqBwEAAAAF6wcBAAAAAewHAQAAAAHtBwEAAAAB7gcBAAAAAe8HAQDRDAAh8AcBAAAAAfEHAQAAAAHyBwEAAAABBwoAAKoMACBmAADTDAAgZwAA0wwAIOgHAAEAAAHpBwABAAAF6gcAAQAABe8HAAHSDAAhBOgHAAEAAAHpBwABAAAF6gcAAQAABe8HAAHTDAAhCOIHAADUDAAw4wcAAOEKABDkBwAA1AwAMPQHAgCnDAAh-wcCAKcMACH8BwAAxAwAIIEIQAC3DAAhjwgCAKcMACEL4gcAANUMADDjBwAAywoAEOQHAADVDAAw9AcCAKcMACGBCEAAtwwAIZAIAgCnDAAhkQgBAKYMACGSCAEApgwAIZMIAAHODAAhlAgAANYMACCVCAAA1gwAIAToBwEAAAAFhAgBAAAAAYUIAQAAAASGCAEAAAAEC-IHAADXDAAw4wcAALUKABDkBwAA1wwAMPQHAgCnDAAhgQhAALcMACGCCEAAxQwAIZYIAQCmDAAhlwgCAMYMACGYCAIAxgwAIZkIAQDPDAAhmgggANgMACEFCgAArgwAIGYAANoMACBnAADaDAAg6AcgAAAAAe8HIADZDAAhBQoAAK4MACBmAADaDAAgZwAA2gwAIOgHIAAAAAHvByAA2QwAIQLoByAAAAAB7wcgANoMACENMgAA4AwAIDcAAN8MACDiBwAA2wwAMOMHAACXAQAQ5AcAANsMADD0BwIAtAwAIYEIQAC7DAAhgghAAN0MACGWCAEAswwAIZcIAgCUDQAhmAgCAJQNACGZCAEA3AwAIZoIIADeDAAhC-gHAQAAAAHpBwEAAAAF6gcBAAAABesHAQAAAAHsBwEAAAAB7QcBAAAAAe4HAQAAAAHvBwEA0QwAIfAHAQAAAAHxBwEAAAAB8gcBAAAAAQjoB0AAAAAB6QdAAAAABeoHQAAAAAXrB0AAAAAB7AdAAAAAAe0HQAAAAAHuB0AAAAAB7wdAAMkMACEC6AcgAAAAAe8HIADaDAAhEQQAAOcMACA2AACADgAg4gcAAP8NADDjBwAAmQEAEOQHAAD_DQAw9AcCALQMACGBCEAAuwwAIZAIAgC0DAAhkQgBALMMACGcCAEAswwAIZ0IBADmDAAhnggBALMMACGfCAEAswwAIaAIQAC7DAAhoQgBALMMACHYCQAAmQEAINkJAACZAQAgHBkAAOcMACAzAADuDQAgNAAA8Q0AIDUAAIkOACA2AACADgAg4gcAAIUOADDjBwAAiQEAEOQHAACFDgAw9AcCALQMACGBCEAAuwwAIZwIAQCzDAAhnQgEAOYMACGfCAEAswwAIaAIQAC7DAAhoggCALQMACGnCAEAswwAIagIAQCzDAAhqggAAIYOqggirAgAAIcOrAgirQgIAIgOACGuCAIAlA0AIa8IAgCUDQAhsAgBANwMACGxCAIAtAwAIbIIAgC0DAAhswgCALQMACHYCQAAiQEAINkJAACJAQAgBjoCAKcMACHiBwAA4QwAMOMHAACZCgAQ5AcAAOEMADCQCAIApwwAIZsIBADiDAAhDQoAAK4MACBkAACvDAAgZQAA5AwAIGYAAOQMACBnAADkDAAg6AcEAAAAAekHBAAAAATqBwQAAAAE6wcEAAAAAewHBAAAAAHtBwQAAAAB7gcEAAAAAe8HBADjDAAhDQoAAK4MACBkAACvDAAgZQAA5AwAIGYAAOQMACBnAADkDAAg6AcEAAAAAekHBAAAAATqBwQAAAAE6wcEAAAAAewHBAAAAAHtBwQAAAAB7gcEAAAAAe8HBADjDAAhCOgHBAAAAAHpBwQAAAAE6gcEAAAABOsHBAAAAAHsBwQAAAAB7QcEAAAAAe4HBAAAAAHvBwQA5AwAIQcEAADnDAAgOgIAtAwAIeIHAADlDAAw4wcAAKkBABDkBwAA5QwAMJAIAgC0DAAhmwgEAOYMACEI6AcEAAAAAekHBAAAAATqBwQAAAAE6wcEAAAAAewHBAAAAAHtBwQAAAAB7gcEAAAAAe8HBADkDAAhRBAAAN8NACARAADgDQAgEgAA4Q0AIBMAAOINACAUAADjDQAgFQAA5A0AIBYAAOUNACAXAAC1DQAgGwAA5g0AIB4AAOcNACAfAAChDQAgJAAA6Q0AICYAAOgNACAoAADqDQAgLQAA6w0AIC8AAO8NACAxAADsDQAgMwAA7g0AIDQAAPENACA4AADtDQAgOQAA8A0AIDoAAPINACA7AADzDQAgPgAA9A0AID8AAPQNACBAAAD0DQAgQgAA9Q0AIEMAAPUNACBEAAD2DQAgRQAA9w0AIEcAAPgNACBIAAD5DQAgSgAA-g0AIEsAAPoNACBPAAD7DQAgUAAA-w0AIFEAAPwNACDiBwAA3Q0AMOMHAACvAQAQ5AcAAN0NADD0BwIAtAwAIYEIQAC7DAAhmQgBANwMACHNCEAA3QwAIakJAQDcDAAhtAkBALMMACG1CUAA3QwAIbYJAQDcDAAhuAkAAN4NuAkiuQlAAN0MACG6CUAA3QwAIbsJAQDcDAAhvAlAAN0MACG9CUAA3QwAIb4JAQDcDAAhvwlAAN0MACHACUAA3QwAIcEJAgC0DAAhwgkgAN4MACHDCUAA3QwAIcQJIADeDAAhxQkBANwMACHGCQEA3AwAIccJAQDcDAAhyAkBANwMACHJCQEA3AwAIdgJAACvAQAg2QkAAK8BACAN4gcAAOgMADDjBwAAgQoAEOQHAADoDAAw9AcCAKcMACGBCEAAtwwAIZAIAgCnDAAhkQgBAKYMACGcCAEApgwAIZ0IBADiDAAhnggBAKYMACGfCAEApgwAIaAIQAC3DAAhoQgBAKYMACEFNQIApwwAIeIHAADpDAAw4wcAAOsJABDkBwAA6QwAMJgIAgCnDAAhBjIAAOsMACA1AgC0DAAh4gcAAOoMADDjBwAAlQEAEOQHAADqDAAwmAgCALQMACEcGQAA5wwAIDMAAO4NACA0AADxDQAgNQAAiQ4AIDYAAIAOACDiBwAAhQ4AMOMHAACJAQAQ5AcAAIUOADD0BwIAtAwAIYEIQAC7DAAhnAgBALMMACGdCAQA5gwAIZ8IAQCzDAAhoAhAALsMACGiCAIAtAwAIacIAQCzDAAhqAgBALMMACGqCAAAhg6qCCKsCAAAhw6sCCKtCAgAiA4AIa4IAgCUDQAhrwgCAJQNACGwCAEA3AwAIbEIAgC0DAAhsggCALQMACGzCAIAtAwAIdgJAACJAQAg2QkAAIkBACAK4gcAAOwMADDjBwAA0wkAEOQHAADsDAAw9AcCAKcMACGBCEAAtwwAIZgIAgCnDAAhoggCAKcMACGjCAEApgwAIaQIQADFDAAhpQgCAMYMACEH4gcAAO0MADDjBwAAvQkAEOQHAADtDAAwgQhAALcMACGPCAIApwwAIZgIAgCnDAAhpggCAKcMACEV4gcAAO4MADDjBwAApwkAEOQHAADuDAAw9AcCAKcMACGBCEAAtwwAIZwIAQCmDAAhnQgEAOIMACGfCAEApgwAIaAIQAC3DAAhoggCAKcMACGnCAEApgwAIagIAQCmDAAhqggAAO8MqggirAgAAPAMrAgirQgIAPEMACGuCAIAxgwAIa8IAgDGDAAhsAgBAM8MACGxCAIApwwAIbIIAgCnDAAhswgCAKcMACEHCgAArgwAIGYAAPYMACBnAAD2DAAg6AcAAACqCALpBwAAAKoICOoHAAAAqggI7wcAAPUMqggiBwoAAK4MACBmAAD0DAAgZwAA9AwAIOgHAAAArAgC6QcAAACsCAjqBwAAAKwICO8HAADzDKwIIg0KAACqDAAgZAAAqwwAIGUAAKsMACBmAACrDAAgZwAAqwwAIOgHCAAAAAHpBwgAAAAF6gcIAAAABesHCAAAAAHsBwgAAAAB7QcIAAAAAe4HCAAAAAHvBwgA8gwAIQ0KAACqDAAgZAAAqwwAIGUAAKsMACBmAACrDAAgZwAAqwwAIOgHCAAAAAHpBwgAAAAF6gcIAAAABesHCAAAAAHsBwgAAAAB7QcIAAAAAe4HCAAAAAHvBwgA8gwAIQcKAACuDAAgZgAA9AwAIGcAAPQMACDoBwAAAKwIAukHAAAArAgI6gcAAACsCAjvBwAA8wysCCIE6AcAAACsCALpBwAAAKwICOoHAAAArAgI7wcAAPQMrAgiBwoAAK4MACBmAAD2DAAgZwAA9gwAIOgHAAAAqggC6QcAAACqCAjqBwAAAKoICO8HAAD1DKoIIgToBwAAAKoIAukHAAAAqggI6gcAAACqCAjvBwAA9gyqCCIF4gcAAPcMADDjBwAAkQkAEOQHAAD3DAAwtAgCAKcMACG1CAIApwwAIQriBwAA-AwAMOMHAAD7CAAQ5AcAAPgMADCnCAEApgwAIbQIAgDGDAAhtQgCAKcMACG2CAIApwwAIbcIEAD5DAAhuAgCAKcMACG5CAEAzwwAIQ0KAACuDAAgZAAA-wwAIGUAAPsMACBmAAD7DAAgZwAA-wwAIOgHEAAAAAHpBxAAAAAE6gcQAAAABOsHEAAAAAHsBxAAAAAB7QcQAAAAAe4HEAAAAAHvBxAA-gwAIQ0KAACuDAAgZAAA-wwAIGUAAPsMACBmAAD7DAAgZwAA-wwAIOgHEAAAAAHpBxAAAAAE6gcQAAAABOsHEAAAAAHsBxAAAAAB7QcQAAAAAe4HEAAAAAHvBxAA-gwAIQjoBxAAAAAB6QcQAAAABOoHEAAAAATrBxAAAAAB7AcQAAAAAe0HEAAAAAHuBxAAAAAB7wcQAPsMACEN4gcAAPwMADDjBwAA5QgAEOQHAAD8DAAw9AcCAKcMACGBCEAAtwwAIaAIQAC3DAAhrAgAAP4MvggiuwgAAP0MuwgivAgCAKcMACG-CEAAxQwAIb8IAQDPDAAhwAgCAMYMACHBCAEAzwwAIQcKAACuDAAgZgAAgg0AIGcAAIINACDoBwAAALsIAukHAAAAuwgI6gcAAAC7CAjvBwAAgQ27CCIHCgAArgwAIGYAAIANACBnAACADQAg6AcAAAC-CALpBwAAAL4ICOoHAAAAvggI7wcAAP8MvggiBwoAAK4MACBmAACADQAgZwAAgA0AIOgHAAAAvggC6QcAAAC-CAjqBwAAAL4ICO8HAAD_DL4IIgToBwAAAL4IAukHAAAAvggI6gcAAAC-CAjvBwAAgA2-CCIHCgAArgwAIGYAAIINACBnAACCDQAg6AcAAAC7CALpBwAAALsICOoHAAAAuwgI7wcAAIENuwgiBOgHAAAAuwgC6QcAAAC7CAjqBwAAALsICO8HAACCDbsIIg7iBwAAgw0AMOMHAADPCAAQ5AcAAIMNADD0BwIApwwAIYEIQAC3DAAhoggCAKcMACGkCEAAxQwAIaUIAgDGDAAhpwgBAM8MACG2CAIApwwAIcIIAgCnDAAhwwgBAKYMACHECAEAzwwAIcUIQADFDAAhC-IHAACEDQAw4wcAALkIABDkBwAAhA0AMPQHAgCnDAAhgQhAALcMACGiCAIApwwAIaQIQADFDAAhpQgCAMYMACGnCAEApgwAIcMIAQCmDAAhxghAAMUMACEcIAEApgwAIeIHAACFDQAw4wcAAKMIABDkBwAAhQ0AMPQHAgCnDAAhgQhAALcMACGQCAIAxgwAIaAIQAC3DAAhpAhAAMUMACGlCAIAxgwAIacIAQCmDAAhqAgBAKYMACGsCAAAhw3MCCK0CAIAxgwAIbcIEAD5DAAhwggQAPkMACHHCAEAzwwAIcgIAQDPDAAhyQgQAIYNACHKCAIApwwAIcwIAQDPDAAhzQhAAMUMACHOCAIApwwAIc8IIADYDAAh0AgBAKYMACHRCAEApgwAIdIIAgCnDAAh0wgCAKcMACENCgAAqgwAIGQAAIsNACBlAACLDQAgZgAAiw0AIGcAAIsNACDoBxAAAAAB6QcQAAAABeoHEAAAAAXrBxAAAAAB7AcQAAAAAe0HEAAAAAHuBxAAAAAB7wcQAIoNACEHCgAArgwAIGYAAIkNACBnAACJDQAg6AcAAADMCALpBwAAAMwICOoHAAAAzAgI7wcAAIgNzAgiBwoAAK4MACBmAACJDQAgZwAAiQ0AIOgHAAAAzAgC6QcAAADMCAjqBwAAAMwICO8HAACIDcwIIgToBwAAAMwIAukHAAAAzAgI6gcAAADMCAjvBwAAiQ3MCCINCgAAqgwAIGQAAIsNACBlAACLDQAgZgAAiw0AIGcAAIsNACDoBxAAAAAB6QcQAAAABeoHEAAAAAXrBxAAAAAB7AcQAAAAAe0HEAAAAAHuBxAAAAAB7wcQAIoNACEI6AcQAAAAAekHEAAAAAXqBxAAAAAF6wcQAAAAAewHEAAAAAHtBxAAAAAB7gcQAAAAAe8HEACLDQAhDeIHAACMDQAw4wcAAIsIABDkBwAAjA0AMPQHAgCnDAAhgQhAALcMACGQCAIApwwAIZEIAQCmDAAhqAgBAKYMACGsCAAAjQ3VCCLHCAEApgwAIdIIAgCnDAAh0wgCAKcMACHVCCAA2AwAIQcKAACuDAAgZgAAjw0AIGcAAI8NACDoBwAAANUIAukHAAAA1QgI6gcAAADVCAjvBwAAjg3VCCIHCgAArgwAIGYAAI8NACBnAACPDQAg6AcAAADVCALpBwAAANUICOoHAAAA1QgI7wcAAI4N1QgiBOgHAAAA1QgC6QcAAADVCAjqBwAAANUICO8HAACPDdUIIgTiBwAAkA0AMOMHAAD1BwAQ5AcAAJANADDWCAEApgwAIQTiBwAAkQ0AMOMHAADiBwAQ5AcAAJENADDWCAEAswwAIQ3iBwAAkg0AMOMHAADcBwAQ5AcAAJINADD0BwQA4gwAIYEIQAC3DAAhoggCAMYMACGnCAEAzwwAIbsIAQDPDAAhxghAAMUMACHXCAEApgwAIdgIAgCnDAAh2QgBAKYMACHaCAIApwwAIQ3iBwAAkw0AMOMHAADPBwAQ5AcAAJMNADD0BwQA5gwAIYEIQAC7DAAhoggCAJQNACGnCAEA3AwAIbsIAQDcDAAhxghAAN0MACHXCAEAswwAIdgIAgC0DAAh2QgBALMMACHaCAIAtAwAIQjoBwIAAAAB6QcCAAAABeoHAgAAAAXrBwIAAAAB7AcCAAAAAe0HAgAAAAHuBwIAAAAB7wcCAKoMACEC1wgBAAAAAdgIAgAAAAEE4gcAAJYNADDjBwAAyQcAEOQHAACWDQAw3AgCAKcMACEFIQAAmA0AIOIHAACXDQAw4wcAAGEAEOQHAACXDQAw3AgCALQMACEWGQAA5wwAICAAAKoOACAlAACrDgAgJgAA6A0AICcAAKwOACDiBwAAqA4AMOMHAABOABDkBwAAqA4AMPQHAgC0DAAhgQhAALsMACGgCEAAuwwAIaIIAgC0DAAhpAhAAN0MACGlCAIAlA0AIacIAQCzDAAhrAgAAKkO4QgiwwgBALMMACHfCAIAlA0AIeEIAgCUDQAh4ggCALQMACHYCQAATgAg2QkAAE4AIAfiBwAAmQ0AMOMHAAC3BwAQ5AcAAJkNADCBCEAAtwwAIY8IAgCnDAAhpggCAKcMACHdCAIApwwAIQviBwAAmg0AMOMHAAChBwAQ5AcAAJoNADD0BwIApwwAIYEIQAC3DAAhoggCAKcMACGkCEAAxQwAIaUIAgDGDAAhwwgBAKYMACHcCAIApwwAId4IAgCnDAAhD-IHAACbDQAw4wcAAIsHABDkBwAAmw0AMPQHAgCnDAAhgQhAALcMACGgCEAAtwwAIaIIAgCnDAAhpAhAAMUMACGlCAIAxgwAIacIAQCmDAAhrAgAAJwN4QgiwwgBAKYMACHfCAIAxgwAIeEIAgDGDAAh4ggCAKcMACEHCgAArgwAIGYAAJ4NACBnAACeDQAg6AcAAADhCALpBwAAAOEICOoHAAAA4QgI7wcAAJ0N4QgiBwoAAK4MACBmAACeDQAgZwAAng0AIOgHAAAA4QgC6QcAAADhCAjqBwAAAOEICO8HAACdDeEIIgToBwAAAOEIAukHAAAA4QgI6gcAAADhCAjvBwAAng3hCCIG4gcAAJ8NADDjBwAA8QYAEOQHAACfDQAw9AcCAKcMACGRCAEApgwAIccIAQCmDAAhBx8AAKENACDiBwAAoA0AMOMHAABSABDkBwAAoA0AMPQHAgC0DAAhkQgBALMMACHHCAEAswwAIQPjCAAATgAg5AgAAE4AIOUIAABOACAG4gcAAKINADDjBwAA2QYAEOQHAACiDQAwgQhAALcMACGRCAEApgwAIaYIAAHDDAAhBuIHAACjDQAw4wcAAMYGABDkBwAAow0AMIEIQAC7DAAhkQgBALMMACGmCAABpA0AIQToBwABAAAB6QcAAQAABOoHAAEAAATvBwABywwAIQniBwAApQ0AMOMHAADABgAQ5AcAAKUNADD0BwIApwwAIYEIQAC3DAAhjwgCAKcMACHmCAEApgwAIecIAQCmDAAh6AhAAMUMACEM4gcAAKYNADDjBwAAqgYAEOQHAACmDQAw9AcCAKcMACGBCEAAtwwAIY8IAgCnDAAhkQgBAKYMACHoCEAAxQwAIekIAAHDDAAh6ggAAcMMACHrCAQA4gwAIewIAADWDAAgBuIHAACnDQAw4wcAAJQGABDkBwAApw0AMIcIAAHDDAAhiQhAAMUMACGPCAIApwwAIQniBwAAqA0AMOMHAAD-BQAQ5AcAAKgNADCBCEAAtwwAIY8IAgCnDAAh7QgBAKYMACHuCAQA4gwAIe8IAgCnDAAh8AhAAMUMACEKAwAA5wwAIOIHAACpDQAw4wcAACkAEOQHAACpDQAwgQhAALsMACGPCAIAtAwAIe0IAQCzDAAh7ggEAOYMACHvCAIAtAwAIfAIQADdDAAhB-IHAACqDQAw4wcAAOYFABDkBwAAqg0AMOcHQAC3DAAhjwgCAMYMACHxCAEApgwAIfIIAACrDQAgDwoAAK4MACBmAACsDQAgZwAArA0AIOgHgAAAAAHrB4AAAAAB7AeAAAAAAe0HgAAAAAHuB4AAAAAB7weAAAAAAfMIAQAAAAH0CAEAAAAB9QgBAAAAAfYIgAAAAAH3CIAAAAAB-AiAAAAAAQzoB4AAAAAB6weAAAAAAewHgAAAAAHtB4AAAAAB7geAAAAAAe8HgAAAAAHzCAEAAAAB9AgBAAAAAfUIAQAAAAH2CIAAAAAB9wiAAAAAAfgIgAAAAAEH4gcAAK0NADDjBwAA0wUAEOQHAACtDQAw5wdAALsMACGPCAIAlA0AIfEIAQCzDAAh8ggAAK4NACAM6AeAAAAAAesHgAAAAAHsB4AAAAAB7QeAAAAAAe4HgAAAAAHvB4AAAAAB8wgBAAAAAfQIAQAAAAH1CAEAAAAB9giAAAAAAfcIgAAAAAH4CIAAAAABB-IHAACvDQAw4wcAAM0FABDkBwAArw0AMI8IAgCnDAAh-QgCAKcMACH6CAIApwwAIfsIQAC3DAAhBeIHAACwDQAw4wcAALcFABDkBwAAsA0AMPQHAgCnDAAh-QgCAKcMACEK4gcAALENADDjBwAAoQUAEOQHAACxDQAw9AcCAKcMACGBCEAAtwwAIaIIAgCnDAAhowgBAKYMACGkCEAAxQwAIaUIAgDGDAAh-QgCAKcMACES4gcAALINADDjBwAAiwUAEOQHAACyDQAw9AcCAKcMACGBCEAAtwwAIaAIQAC3DAAhoggCAKcMACGjCAEApgwAIaQIQADFDAAhpQgCAMYMACGnCAEApgwAIfwIAgCnDAAh_QggANgMACH-CCAA2AwAIf8IAgCnDAAhgAlAALcMACGBCQIApwwAIYIJAgDGDAAhCeIHAACzDQAw4wcAAPUEABDkBwAAsw0AMPQHAgCnDAAhgQhAALcMACGnCAEApgwAIagIAQCmDAAhzQhAAMUMACGDCQIApwwAIQoXAAC1DQAg4gcAALQNADDjBwAA4gQAEOQHAAC0DQAw9AcCALQMACGBCEAAuwwAIacIAQCzDAAhqAgBALMMACHNCEAA3QwAIYMJAgC0DAAhA-MIAAA3ACDkCAAANwAg5QgAADcAIBLiBwAAtg0AMOMHAADcBAAQ5AcAALYNADD0BwIApwwAIfYHQADFDAAh_gdAALcMACGCCEAAxQwAIY8IAgCnDAAhmwgEAOIMACGfCAEAzwwAIYQJAQCmDAAhhQkCAKcMACGGCQIApwwAIYcJAgCnDAAhiAkEAOIMACGJCQIApwwAIYoJAQDPDAAhiwlAAMUMACEI4gcAALcNADDjBwAAxgQAEOQHAAC3DQAwhAkBAM8MACGMCQIApwwAIY0JAgCnDAAhjgkBAM8MACGPCQIAxgwAIQwrAgCnDAAh4gcAALgNADDjBwAAsAQAEOQHAAC4DQAw9AcCAKcMACGBCEAAtwwAIY8IAgCnDAAhhAkBAKYMACGOCQEAzwwAIY8JAgCnDAAhkAkBAKYMACGRCUAAxQwAIQniBwAAuQ0AMOMHAACaBAAQ5AcAALkNADD0BwIApwwAIYEIQAC3DAAhjwgCAKcMACGPCQIApwwAIZIJAQCmDAAhkwlAAMUMACEQ4gcAALoNADDjBwAAhAQAEOQHAAC6DQAw8wdAALcMACH0BwIApwwAIaIIAgDGDAAhpwgBAM8MACGECQEApgwAIY4JAQDPDAAhjwkCAMYMACGUCQEApgwAIZUJAgCnDAAhlgkCAMYMACGXCQEApgwAIZgJAQDPDAAhmQkgANgMACERKwAAvA0AIOIHAAC7DQAw4wcAAPEDABDkBwAAuw0AMPMHQAC7DAAh9AcCALQMACGiCAIAlA0AIacIAQDcDAAhhAkBALMMACGOCQEA3AwAIY8JAgCUDQAhlAkBALMMACGVCQIAtAwAIZYJAgCUDQAhlwkBALMMACGYCQEA3AwAIZkJIADeDAAhA-MIAADUAQAg5AgAANQBACDlCAAA1AEAIAKUCQEAAAABlQkCAAAAAQ3iBwAAvg0AMOMHAADrAwAQ5AcAAL4NADDzB0AAtwwAIfQHAgCnDAAhkAgCAMYMACGnCAEAzwwAIcMIAQCmDAAhjgkBAM8MACGUCQEApgwAIZUJAgCnDAAhmwkCAKcMACGcCQIApwwAIRDiBwAAvw0AMOMHAADTAwAQ5AcAAL8NADD0BwIApwwAIYEIQAC3DAAhoggCAMYMACGsCAAAwA2gCSKOCQEApgwAIZQJAQCmDAAhlQkCAKcMACGdCQIApwwAIZ4JAQDPDAAhoAkCAMYMACGhCQEAzwwAIaIJQADFDAAhowlAAMUMACEHCgAArgwAIGYAAMINACBnAADCDQAg6AcAAACgCQLpBwAAAKAJCOoHAAAAoAkI7wcAAMENoAkiBwoAAK4MACBmAADCDQAgZwAAwg0AIOgHAAAAoAkC6QcAAACgCQjqBwAAAKAJCO8HAADBDaAJIgToBwAAAKAJAukHAAAAoAkI6gcAAACgCQjvBwAAwg2gCSIM4gcAAMMNADDjBwAAuQMAEOQHAADDDQAw8wdAALcMACH0BwIApwwAIY4JAQDPDAAhjwkCAMYMACGQCQEApgwAIZQJAQCmDAAhlQkCAMYMACGkCQEAzwwAIaUJAACrDQAgDOIHAADEDQAw4wcAAKYDABDkBwAAxA0AMPMHQAC7DAAh9AcCALQMACGOCQEA3AwAIY8JAgCUDQAhkAkBALMMACGUCQEAswwAIZUJAgCUDQAhpAkBANwMACGlCQAArg0AIAriBwAAxQ0AMOMHAACgAwAQ5AcAAMUNADDlBwEApgwAIYEIQAC3DAAhjwgCAKcMACGsCAIApwwAIcMIAQCmDAAhpgkBAKYMACGnCQABwwwAIQriBwAAxg0AMOMHAACKAwAQ5AcAAMYNADCBCEAAtwwAIYIIQAC3DAAhhwgAAcMMACGJCEAAxQwAIY8IAgCnDAAhqAkBAKYMACGpCQEApgwAIQriBwAAxw0AMOMHAAD0AgAQ5AcAAMcNADD0BwIApwwAIYEIQAC3DAAhgghAALcMACGHCAABwwwAIaoJAgCnDAAhqwkCAKcMACGsCQIApwwAIQ1XAACrDQAg4gcAAMgNADDjBwAA3gIAEOQHAADIDQAw9AcCAKcMACGBCEAAtwwAIY8IAgDGDAAhhQkCAKcMACGKCQEAzwwAIa0JAQCmDAAhrgkBAKYMACGvCUAAtwwAIbAJQADFDAAhD-IHAADJDQAw4wcAAMYCABDkBwAAyQ0AMPQHAgCnDAAh-wcCAMYMACH8BwAAxAwAIIEIQAC3DAAhgghAAMUMACGHCAABwwwAIY8IAgCnDAAhkQgBAKYMACHoCEAAxQwAIbEJAQCmDAAhsglAAMUMACGzCQIAxgwAIQjiBwAAyg0AMOMHAACsAgAQ5AcAAMoNADCBCEAAtwwAIY8IAgCnDAAhmwgCAKcMACGdCAIApwwAIZ8IAQCmDAAhHeIHAADLDQAw4wcAAJYCABDkBwAAyw0AMPQHAgCnDAAhgQhAALcMACGZCAEAzwwAIc0IQADFDAAhqQkBAM8MACG0CQEApgwAIbUJQADFDAAhtgkBAM8MACG4CQAAzA24CSK5CUAAxQwAIboJQADFDAAhuwkBAM8MACG8CUAAxQwAIb0JQADFDAAhvgkBAM8MACG_CUAAxQwAIcAJQADFDAAhwQkCAKcMACHCCSAA2AwAIcMJQADFDAAhxAkgANgMACHFCQEAzwwAIcYJAQDPDAAhxwkBAM8MACHICQEAzwwAIckJAQDPDAAhBwoAAK4MACBmAADODQAgZwAAzg0AIOgHAAAAuAkC6QcAAAC4CQjqBwAAALgJCO8HAADNDbgJIgcKAACuDAAgZgAAzg0AIGcAAM4NACDoBwAAALgJAukHAAAAuAkI6gcAAAC4CQjvBwAAzQ24CSIE6AcAAAC4CQLpBwAAALgJCOoHAAAAuAkI7wcAAM4NuAkiAo8IAgAAAAGdCAIAAAABCQMAAOcMACDiBwAA0A0AMOMHAADcAQAQ5AcAANANADCBCEAAuwwAIY8IAgC0DAAhmwgCALQMACGdCAIAtAwAIZ8IAQCzDAAhCkwAANINACBNAADTDQAg4gcAANENADDjBwAA1AEAEOQHAADRDQAwhAkBANwMACGMCQIAtAwAIY0JAgC0DAAhjgkBANwMACGPCQIAlA0AIRMrAAC8DQAg4gcAALsNADDjBwAA8QMAEOQHAAC7DQAw8wdAALsMACH0BwIAtAwAIaIIAgCUDQAhpwgBANwMACGECQEAswwAIY4JAQDcDAAhjwkCAJQNACGUCQEAswwAIZUJAgC0DAAhlgkCAJQNACGXCQEAswwAIZgJAQDcDAAhmQkgAN4MACHYCQAA8QMAINkJAADxAwAgEQMAAOcMACArAgC0DAAhSQAA5wwAIE4AALwNACDiBwAA1A0AMOMHAADQAQAQ5AcAANQNADD0BwIAtAwAIYEIQAC7DAAhjwgCALQMACGECQEAswwAIY4JAQDcDAAhjwkCALQMACGQCQEAswwAIZEJQADdDAAh2AkAANABACDZCQAA0AEAIA8DAADnDAAgKwIAtAwAIUkAAOcMACBOAAC8DQAg4gcAANQNADDjBwAA0AEAEOQHAADUDQAw9AcCALQMACGBCEAAuwwAIY8IAgC0DAAhhAkBALMMACGOCQEA3AwAIY8JAgC0DAAhkAkBALMMACGRCUAA3QwAIQsDAADnDAAgSQAA5wwAIOIHAADVDQAw4wcAAMsBABDkBwAA1Q0AMPQHAgC0DAAhgQhAALsMACGPCAIAtAwAIY8JAgC0DAAhkgkBALMMACGTCUAA3QwAIRMDAADnDAAg4gcAANYNADDjBwAAxwEAEOQHAADWDQAw9AcCALQMACH2B0AA3QwAIf4HQAC7DAAhgghAAN0MACGPCAIAtAwAIZsIBADmDAAhnwgBANwMACGECQEAswwAIYUJAgC0DAAhhgkCALQMACGHCQIAtAwAIYgJBADmDAAhiQkCALQMACGKCQEA3AwAIYsJQADdDAAhC0YAAOcMACDiBwAA1w0AMOMHAADDAQAQ5AcAANcNADD0BwIAtAwAIYEIQAC7DAAhgghAALsMACGHCAABpA0AIaoJAgC0DAAhqwkCALQMACGsCQIAtAwAIQsDAADnDAAg4gcAANgNADDjBwAAvwEAEOQHAADYDQAwgQhAALsMACGCCEAAuwwAIYcIAAGkDQAhiQhAAN0MACGPCAIAtAwAIagJAQCzDAAhqQkBALMMACEOAwAA2g0AIFcAAK4NACDiBwAA2Q0AMOMHAAC6AQAQ5AcAANkNADD0BwIAtAwAIYEIQAC7DAAhjwgCAJQNACGFCQIAtAwAIYoJAQDcDAAhrQkBALMMACGuCQEAswwAIa8JQAC7DAAhsAlAAN0MACFEEAAA3w0AIBEAAOANACASAADhDQAgEwAA4g0AIBQAAOMNACAVAADkDQAgFgAA5Q0AIBcAALUNACAbAADmDQAgHgAA5w0AIB8AAKENACAkAADpDQAgJgAA6A0AICgAAOoNACAtAADrDQAgLwAA7w0AIDEAAOwNACAzAADuDQAgNAAA8Q0AIDgAAO0NACA5AADwDQAgOgAA8g0AIDsAAPMNACA-AAD0DQAgPwAA9A0AIEAAAPQNACBCAAD1DQAgQwAA9Q0AIEQAAPYNACBFAAD3DQAgRwAA-A0AIEgAAPkNACBKAAD6DQAgSwAA-g0AIE8AAPsNACBQAAD7DQAgUQAA_A0AIOIHAADdDQAw4wcAAK8BABDkBwAA3Q0AMPQHAgC0DAAhgQhAALsMACGZCAEA3AwAIc0IQADdDAAhqQkBANwMACG0CQEAswwAIbUJQADdDAAhtgkBANwMACG4CQAA3g24CSK5CUAA3QwAIboJQADdDAAhuwkBANwMACG8CUAA3QwAIb0JQADdDAAhvgkBANwMACG_CUAA3QwAIcAJQADdDAAhwQkCALQMACHCCSAA3gwAIcMJQADdDAAhxAkgAN4MACHFCQEA3AwAIcYJAQDcDAAhxwkBANwMACHICQEA3AwAIckJAQDcDAAh2AkAAK8BACDZCQAArwEAIAOUCQEAAAABlQkCAAAAAZsJAgAAAAEPBAAA2g0AIEEAAOcMACDiBwAA3A0AMOMHAAC0AQAQ5AcAANwNADDzB0AAuwwAIfQHAgC0DAAhkAgCAJQNACGnCAEA3AwAIcMIAQCzDAAhjgkBANwMACGUCQEAswwAIZUJAgC0DAAhmwkCALQMACGcCQIAtAwAIUIQAADfDQAgEQAA4A0AIBIAAOENACATAADiDQAgFAAA4w0AIBUAAOQNACAWAADlDQAgFwAAtQ0AIBsAAOYNACAeAADnDQAgHwAAoQ0AICQAAOkNACAmAADoDQAgKAAA6g0AIC0AAOsNACAvAADvDQAgMQAA7A0AIDMAAO4NACA0AADxDQAgOAAA7Q0AIDkAAPANACA6AADyDQAgOwAA8w0AID4AAPQNACA_AAD0DQAgQAAA9A0AIEIAAPUNACBDAAD1DQAgRAAA9g0AIEUAAPcNACBHAAD4DQAgSAAA-Q0AIEoAAPoNACBLAAD6DQAgTwAA-w0AIFAAAPsNACBRAAD8DQAg4gcAAN0NADDjBwAArwEAEOQHAADdDQAw9AcCALQMACGBCEAAuwwAIZkIAQDcDAAhzQhAAN0MACGpCQEA3AwAIbQJAQCzDAAhtQlAAN0MACG2CQEA3AwAIbgJAADeDbgJIrkJQADdDAAhuglAAN0MACG7CQEA3AwAIbwJQADdDAAhvQlAAN0MACG-CQEA3AwAIb8JQADdDAAhwAlAAN0MACHBCQIAtAwAIcIJIADeDAAhwwlAAN0MACHECSAA3gwAIcUJAQDcDAAhxgkBANwMACHHCQEA3AwAIcgJAQDcDAAhyQkBANwMACEE6AcAAAC4CQLpBwAAALgJCOoHAAAAuAkI7wcAAM4NuAkiA-MIAAADACDkCAAAAwAg5QgAAAMAIAPjCAAABwAg5AgAAAcAIOUIAAAHACAD4wgAAAkAIOQIAAAJACDlCAAACQAgDAMAAOcMACDiBwAAqQ0AMOMHAAApABDkBwAAqQ0AMIEIQAC7DAAhjwgCALQMACHtCAEAswwAIe4IBADmDAAh7wgCALQMACHwCEAA3QwAIdgJAAApACDZCQAAKQAgA-MIAAArACDkCAAAKwAg5QgAACsAIAPjCAAALwAg5AgAAC8AIOUIAAAvACAD4wgAADMAIOQIAAAzACDlCAAAMwAgA-MIAAA9ACDkCAAAPQAg5QgAAD0AIAPjCAAAQQAg5AgAAEEAIOUIAABBACAD4wgAAFYAIOQIAABWACDlCAAAVgAgA-MIAABZACDkCAAAWQAg5QgAAFkAIAPjCAAAZgAg5AgAAGYAIOUIAABmACAD4wgAAGoAIOQIAABqACDlCAAAagAgA-MIAACFAQAg5AgAAIUBACDlCAAAhQEAIAPjCAAAiQEAIOQIAACJAQAg5QgAAIkBACAD4wgAAI0BACDkCAAAjQEAIOUIAACNAQAgA-MIAAB-ACDkCAAAfgAg5QgAAH4AIAPjCAAAoQEAIOQIAAChAQAg5QgAAKEBACAD4wgAAJEBACDkCAAAkQEAIOUIAACRAQAgA-MIAACZAQAg5AgAAJkBACDlCAAAmQEAIAkEAADnDAAgOgIAtAwAIeIHAADlDAAw4wcAAKkBABDkBwAA5QwAMJAIAgC0DAAhmwgEAOYMACHYCQAAqQEAINkJAACpAQAgA-MIAACrAQAg5AgAAKsBACDlCAAAqwEAIAPjCAAAtAEAIOQIAAC0AQAg5QgAALQBACAD4wgAALoBACDkCAAAugEAIOUIAAC6AQAgA-MIAAC_AQAg5AgAAL8BACDlCAAAvwEAIAPjCAAAwwEAIOQIAADDAQAg5QgAAMMBACAD4wgAAMcBACDkCAAAxwEAIOUIAADHAQAgA-MIAADLAQAg5AgAAMsBACDlCAAAywEAIAPjCAAA0AEAIOQIAADQAQAg5QgAANABACAD4wgAANwBACDkCAAA3AEAIOUIAADcAQAgExkAANoNACA8AADnDAAgPQAA2g0AIOIHAAD9DQAw4wcAAKsBABDkBwAA_Q0AMPQHAgC0DAAhgQhAALsMACGiCAIAlA0AIawIAAD-DaAJIo4JAQCzDAAhlAkBALMMACGVCQIAtAwAIZ0JAgC0DAAhngkBANwMACGgCQIAlA0AIaEJAQDcDAAhoglAAN0MACGjCUAA3QwAIQToBwAAAKAJAukHAAAAoAkI6gcAAACgCQjvBwAAwg2gCSIPBAAA5wwAIDYAAIAOACDiBwAA_w0AMOMHAACZAQAQ5AcAAP8NADD0BwIAtAwAIYEIQAC7DAAhkAgCALQMACGRCAEAswwAIZwIAQCzDAAhnQgEAOYMACGeCAEAswwAIZ8IAQCzDAAhoAhAALsMACGhCAEAswwAIQ8yAADgDAAgNwAA3wwAIOIHAADbDAAw4wcAAJcBABDkBwAA2wwAMPQHAgC0DAAhgQhAALsMACGCCEAA3QwAIZYIAQCzDAAhlwgCAJQNACGYCAIAlA0AIZkIAQDcDAAhmgggAN4MACHYCQAAlwEAINkJAACXAQAgDBkAAOcMACDiBwAAgQ4AMOMHAAChAQAQ5AcAAIEOADD0BwIAtAwAIYEIQAC7DAAhoggCALQMACGkCEAA3QwAIaUIAgCUDQAhpwgBALMMACHDCAEAswwAIcYIQADdDAAhAo8IAgAAAAGYCAIAAAABCQMAAOcMACAyAADrDAAg4gcAAIMOADDjBwAAkQEAEOQHAACDDgAwgQhAALsMACGPCAIAtAwAIZgIAgC0DAAhpggCALQMACEMGQAA5wwAIDIAAOsMACDiBwAAhA4AMOMHAACNAQAQ5AcAAIQOADD0BwIAtAwAIYEIQAC7DAAhmAgCALQMACGiCAIAtAwAIaMIAQCzDAAhpAhAAN0MACGlCAIAlA0AIRoZAADnDAAgMwAA7g0AIDQAAPENACA1AACJDgAgNgAAgA4AIOIHAACFDgAw4wcAAIkBABDkBwAAhQ4AMPQHAgC0DAAhgQhAALsMACGcCAEAswwAIZ0IBADmDAAhnwgBALMMACGgCEAAuwwAIaIIAgC0DAAhpwgBALMMACGoCAEAswwAIaoIAACGDqoIIqwIAACHDqwIIq0ICACIDgAhrggCAJQNACGvCAIAlA0AIbAIAQDcDAAhsQgCALQMACGyCAIAtAwAIbMIAgC0DAAhBOgHAAAAqggC6QcAAACqCAjqBwAAAKoICO8HAAD2DKoIIgToBwAAAKwIAukHAAAArAgI6gcAAACsCAjvBwAA9AysCCII6AcIAAAAAekHCAAAAAXqBwgAAAAF6wcIAAAAAewHCAAAAAHtBwgAAAAB7gcIAAAAAe8HCACrDAAhCDIAAOsMACA1AgC0DAAh4gcAAOoMADDjBwAAlQEAEOQHAADqDAAwmAgCALQMACHYCQAAlQEAINkJAACVAQAgECoAAOcMACArAACNDgAgLQAAjg4AIOIHAACKDgAw4wcAAIUBABDkBwAAig4AMPQHAgC0DAAhgQhAALsMACGgCEAAuwwAIawIAACMDr4IIrsIAACLDrsIIrwIAgC0DAAhvghAAN0MACG_CAEA3AwAIcAIAgCUDQAhwQgBANwMACEE6AcAAAC7CALpBwAAALsICOoHAAAAuwgI7wcAAIINuwgiBOgHAAAAvggC6QcAAAC-CAjqBwAAAL4ICO8HAACADb4IIgPjCAAAcwAg5AgAAHMAIOUIAABzACAD4wgAAHgAIOQIAAB4ACDlCAAAeAAgAqIIAgAAAAG2CAIAAAABEBkAAOcMACAuAACRDgAg4gcAAJAOADDjBwAAfgAQ5AcAAJAOADD0BwIAtAwAIYEIQAC7DAAhoggCALQMACGkCEAA3QwAIaUIAgCUDQAhpwgBANwMACG2CAIAtAwAIcIIAgC0DAAhwwgBALMMACHECAEA3AwAIcUIQADdDAAhISABALMMACEpAACbDgAgKwAAjQ4AIC8AAO8NACDiBwAAmA4AMOMHAABuABDkBwAAmA4AMPQHAgC0DAAhgQhAALsMACGQCAIAlA0AIaAIQAC7DAAhpAhAAN0MACGlCAIAlA0AIacIAQCzDAAhqAgBALMMACGsCAAAmg7MCCK0CAIAlA0AIbcIEACXDgAhwggQAJcOACHHCAEA3AwAIcgIAQDcDAAhyQgQAJkOACHKCAIAtAwAIcwIAQDcDAAhzQhAAN0MACHOCAIAtAwAIc8IIADeDAAh0AgBALMMACHRCAEAswwAIdIIAgC0DAAh0wgCALQMACHYCQAAbgAg2QkAAG4AIAK0CAIAAAABtQgCAAAAAQYsAACUDgAg4gcAAJMOADDjBwAAeAAQ5AcAAJMOADC0CAIAtAwAIbUIAgC0DAAhEioAAOcMACArAACNDgAgLQAAjg4AIOIHAACKDgAw4wcAAIUBABDkBwAAig4AMPQHAgC0DAAhgQhAALsMACGgCEAAuwwAIawIAACMDr4IIrsIAACLDrsIIrwIAgC0DAAhvghAAN0MACG_CAEA3AwAIcAIAgCUDQAhwQgBANwMACHYCQAAhQEAINkJAACFAQAgArUIAgAAAAG2CAIAAAABDCwAAJQOACAuAACRDgAg4gcAAJYOADDjBwAAcwAQ5AcAAJYOADCnCAEAswwAIbQIAgCUDQAhtQgCALQMACG2CAIAtAwAIbcIEACXDgAhuAgCALQMACG5CAEA3AwAIQjoBxAAAAAB6QcQAAAABOoHEAAAAATrBxAAAAAB7AcQAAAAAe0HEAAAAAHuBxAAAAAB7wcQAPsMACEfIAEAswwAISkAAJsOACArAACNDgAgLwAA7w0AIOIHAACYDgAw4wcAAG4AEOQHAACYDgAw9AcCALQMACGBCEAAuwwAIZAIAgCUDQAhoAhAALsMACGkCEAA3QwAIaUIAgCUDQAhpwgBALMMACGoCAEAswwAIawIAACaDswIIrQIAgCUDQAhtwgQAJcOACHCCBAAlw4AIccIAQDcDAAhyAgBANwMACHJCBAAmQ4AIcoIAgC0DAAhzAgBANwMACHNCEAA3QwAIc4IAgC0DAAhzwggAN4MACHQCAEAswwAIdEIAQCzDAAh0ggCALQMACHTCAIAtAwAIQjoBxAAAAAB6QcQAAAABeoHEAAAAAXrBxAAAAAB7AcQAAAAAe0HEAAAAAHuBxAAAAAB7wcQAIsNACEE6AcAAADMCALpBwAAAMwICOoHAAAAzAgI7wcAAIkNzAgiEQQAAOcMACAwAACeDgAg4gcAAJwOADDjBwAAagAQ5AcAAJwOADD0BwIAtAwAIYEIQAC7DAAhkAgCALQMACGRCAEAswwAIagIAQCzDAAhrAgAAJ0O1QgixwgBALMMACHSCAIAtAwAIdMIAgC0DAAh1QggAN4MACHYCQAAagAg2QkAAGoAIA8EAADnDAAgMAAAng4AIOIHAACcDgAw4wcAAGoAEOQHAACcDgAw9AcCALQMACGBCEAAuwwAIZAIAgC0DAAhkQgBALMMACGoCAEAswwAIawIAACdDtUIIscIAQCzDAAh0ggCALQMACHTCAIAtAwAIdUIIADeDAAhBOgHAAAA1QgC6QcAAADVCAjqBwAAANUICO8HAACPDdUIIgPjCAAAbgAg5AgAAG4AIOUIAABuACAD5QcBAAAAAY8IAgAAAAGmCQEAAAABCwMAAOcMACDiBwAAoA4AMOMHAABmABDkBwAAoA4AMOUHAQCzDAAhgQhAALsMACGPCAIAtAwAIawIAgC0DAAhwwgBALMMACGmCQEAswwAIacJAAGkDQAhAvQHAgAAAAHcCAIAAAABDxkAAOcMACAhAACYDQAgIgAAow4AICQAAOkNACDiBwAAog4AMOMHAABWABDkBwAAog4AMPQHAgC0DAAhgQhAALsMACGiCAIAtAwAIaQIQADdDAAhpQgCAJQNACHDCAEAswwAIdwIAgC0DAAh3ggCALQMACEWGQAA5wwAICAAAKoOACAlAACrDgAgJgAA6A0AICcAAKwOACDiBwAAqA4AMOMHAABOABDkBwAAqA4AMPQHAgC0DAAhgQhAALsMACGgCEAAuwwAIaIIAgC0DAAhpAhAAN0MACGlCAIAlA0AIacIAQCzDAAhrAgAAKkO4QgiwwgBALMMACHfCAIAlA0AIeEIAgCUDQAh4ggCALQMACHYCQAATgAg2QkAAE4AIAKPCAIAAAAB3QgCAAAAAQkDAADnDAAgIwAApg4AIOIHAAClDgAw4wcAAFkAEOQHAAClDgAwgQhAALsMACGPCAIAtAwAIaYIAgC0DAAh3QgCALQMACERGQAA5wwAICEAAJgNACAiAACjDgAgJAAA6Q0AIOIHAACiDgAw4wcAAFYAEOQHAACiDgAw9AcCALQMACGBCEAAuwwAIaIIAgC0DAAhpAhAAN0MACGlCAIAlA0AIcMIAQCzDAAh3AgCALQMACHeCAIAtAwAIdgJAABWACDZCQAAVgAgAvQHAgAAAAHhCAIAAAABFBkAAOcMACAgAACqDgAgJQAAqw4AICYAAOgNACAnAACsDgAg4gcAAKgOADDjBwAATgAQ5AcAAKgOADD0BwIAtAwAIYEIQAC7DAAhoAhAALsMACGiCAIAtAwAIaQIQADdDAAhpQgCAJQNACGnCAEAswwAIawIAACpDuEIIsMIAQCzDAAh3wgCAJQNACHhCAIAlA0AIeIIAgC0DAAhBOgHAAAA4QgC6QcAAADhCAjqBwAAAOEICO8HAACeDeEIIgkfAAChDQAg4gcAAKANADDjBwAAUgAQ5AcAAKANADD0BwIAtAwAIZEIAQCzDAAhxwgBALMMACHYCQAAUgAg2QkAAFIAIBEZAADnDAAgIQAAmA0AICIAAKMOACAkAADpDQAg4gcAAKIOADDjBwAAVgAQ5AcAAKIOADD0BwIAtAwAIYEIQAC7DAAhoggCALQMACGkCEAA3QwAIaUIAgCUDQAhwwgBALMMACHcCAIAtAwAId4IAgC0DAAh2AkAAFYAINkJAABWACAHIQAAmA0AIOIHAACXDQAw4wcAAGEAEOQHAACXDQAw3AgCALQMACHYCQAAYQAg2QkAAGEAIAYaAACuDgAg4gcAAK0OADDjBwAARQAQ5AcAAK0OADD0BwIAtAwAIfkIAgC0DAAhGRgAALMOACAZAADnDAAgGwAA5g0AIBwAAOcNACAdAAC0DgAg4gcAALIOADDjBwAANwAQ5AcAALIOADD0BwIAtAwAIYEIQAC7DAAhoAhAALsMACGiCAIAtAwAIaMIAQCzDAAhpAhAAN0MACGlCAIAlA0AIacIAQCzDAAh_AgCALQMACH9CCAA3gwAIf4IIADeDAAh_wgCALQMACGACUAAuwwAIYEJAgC0DAAhggkCAJQNACHYCQAANwAg2QkAADcAIAKPCAIAAAAB-QgCAAAAAQkDAADnDAAgGgAArg4AIOIHAACwDgAw4wcAAEEAEOQHAACwDgAwjwgCALQMACH5CAIAtAwAIfoIAgC0DAAh-whAALsMACEMGQAA5wwAIBoAAK4OACDiBwAAsQ4AMOMHAAA9ABDkBwAAsQ4AMPQHAgC0DAAhgQhAALsMACGiCAIAtAwAIaMIAQCzDAAhpAhAAN0MACGlCAIAlA0AIfkIAgC0DAAhFxgAALMOACAZAADnDAAgGwAA5g0AIBwAAOcNACAdAAC0DgAg4gcAALIOADDjBwAANwAQ5AcAALIOADD0BwIAtAwAIYEIQAC7DAAhoAhAALsMACGiCAIAtAwAIaMIAQCzDAAhpAhAAN0MACGlCAIAlA0AIacIAQCzDAAh_AgCALQMACH9CCAA3gwAIf4IIADeDAAh_wgCALQMACGACUAAuwwAIYEJAgC0DAAhggkCAJQNACEMFwAAtQ0AIOIHAAC0DQAw4wcAAOIEABDkBwAAtA0AMPQHAgC0DAAhgQhAALsMACGnCAEAswwAIagIAQCzDAAhzQhAAN0MACGDCQIAtAwAIdgJAADiBAAg2QkAAOIEACAD4wgAAEUAIOQIAABFACDlCAAARQAgAuYIAQAAAAHnCAEAAAABCgMAAOcMACDiBwAAtg4AMOMHAAAzABDkBwAAtg4AMPQHAgC0DAAhgQhAALsMACGPCAIAtAwAIeYIAQCzDAAh5wgBALMMACHoCEAA3QwAIQ0DAADnDAAg4gcAALcOADDjBwAALwAQ5AcAALcOADD0BwIAtAwAIYEIQAC7DAAhjwgCALQMACGRCAEAswwAIegIQADdDAAh6QgAAaQNACHqCAABpA0AIesIBADmDAAh7AgAANYMACAChwgAAQAAAY8IAgAAAAEHAwAA5wwAIOIHAAC5DgAw4wcAACsAEOQHAAC5DgAwhwgAAaQNACGJCEAA3QwAIY8IAgC0DAAhDwQAAOcMACAMAAC8DgAgDQAA4Q0AIA4AAN8NACDiBwAAug4AMOMHAAAHABDkBwAAug4AMPQHAgC0DAAhgQhAALsMACGQCAIAtAwAIZEIAQCzDAAhkggBALMMACGTCAABuw4AIZQIAADWDAAglQgAANYMACAE6AcAAQAAAekHAAEAAAXqBwABAAAF7wcAAdMMACED4wgAABgAIOQIAAAYACDlCAAAGAAgDwUAAL4OACAGAAC_DgAg4gcAAL0OADDjBwAAGAAQ5AcAAL0OADD5BwABpA0AIfoHAAGkDQAh-wcCALQMACH8BwAAxAwAIP0HAgC0DAAh_gdAAN0MACH_BwIAlA0AIYAIQADdDAAhgQhAALsMACGCCEAAuwwAIREEAADnDAAgDAAAvA4AIA0AAOENACAOAADfDQAg4gcAALoOADDjBwAABwAQ5AcAALoOADD0BwIAtAwAIYEIQAC7DAAhkAgCALQMACGRCAEAswwAIZIIAQCzDAAhkwgAAbsOACGUCAAA1gwAIJUIAADWDAAg2AkAAAcAINkJAAAHACAOAwAA5wwAIAUAAL4OACALAADHDgAgDAAAvA4AIOIHAADGDgAw4wcAAAkAEOQHAADGDgAw9AcCALQMACH7BwIAtAwAIfwHAADEDAAggQhAALsMACGPCAIAtAwAIdgJAAAJACDZCQAACQAgCAcAAMEOACDiBwAAwA4AMOMHAAARABDkBwAAwA4AMIEIQAC7DAAhhwgAAaQNACGICAIAtAwAIYkIQADdDAAhEgYAAMMOACAIAADEDgAgCQAA3w0AIOIHAADCDgAw4wcAAA0AEOQHAADCDgAw9AcCALQMACH8BwAAxAwAIP8HAgC0DAAhgQhAALsMACGCCEAAuwwAIYoIAAG7DgAhiwgBANwMACGMCAEA3AwAIY0IQADdDAAhjghAAN0MACHYCQAADQAg2QkAAA0AIBAGAADDDgAgCAAAxA4AIAkAAN8NACDiBwAAwg4AMOMHAAANABDkBwAAwg4AMPQHAgC0DAAh_AcAAMQMACD_BwIAtAwAIYEIQAC7DAAhgghAALsMACGKCAABuw4AIYsIAQDcDAAhjAgBANwMACGNCEAA3QwAIY4IQADdDAAhDgMAAOcMACAFAAC-DgAgCwAAxw4AIAwAALwOACDiBwAAxg4AMOMHAAAJABDkBwAAxg4AMPQHAgC0DAAh-wcCALQMACH8BwAAxAwAIIEIQAC7DAAhjwgCALQMACHYCQAACQAg2QkAAAkAIAPjCAAAEQAg5AgAABEAIOUIAAARACAC-wcCAAAAAY8IAgAAAAEMAwAA5wwAIAUAAL4OACALAADHDgAgDAAAvA4AIOIHAADGDgAw4wcAAAkAEOQHAADGDgAw9AcCALQMACH7BwIAtAwAIfwHAADEDAAggQhAALsMACGPCAIAtAwAIQPjCAAADQAg5AgAAA0AIOUIAAANACASAwAA5wwAIAUAAMkOACAPAADKDgAg4gcAAMgOADDjBwAAAwAQ5AcAAMgOADD0BwIAtAwAIfsHAgCUDQAh_AcAAMQMACCBCEAAuwwAIYIIQADdDAAhhwgAAaQNACGPCAIAtAwAIZEIAQCzDAAh6AhAAN0MACGxCQEAswwAIbIJQADdDAAhswkCAJQNACERBAAA5wwAIAwAALwOACANAADhDQAgDgAA3w0AIOIHAAC6DgAw4wcAAAcAEOQHAAC6DgAw9AcCALQMACGBCEAAuwwAIZAIAgC0DAAhkQgBALMMACGSCAEAswwAIZMIAAG7DgAhlAgAANYMACCVCAAA1gwAINgJAAAHACDZCQAABwAgEgYAAMMOACAIAADEDgAgCQAA3w0AIOIHAADCDgAw4wcAAA0AEOQHAADCDgAw9AcCALQMACH8BwAAxAwAIP8HAgC0DAAhgQhAALsMACGCCEAAuwwAIYoIAAG7DgAhiwgBANwMACGMCAEA3AwAIY0IQADdDAAhjghAAN0MACHYCQAADQAg2QkAAA0AIAAAAAAAAAHdCQEAAAABBd0JAgAAAAHkCQIAAAAB5QkCAAAAAeYJAgAAAAHnCQIAAAABBd0JBAAAAAHkCQQAAAAB5QkEAAAAAeYJBAAAAAHnCQQAAAABAAAAAd0JQAAAAAEAAAAAAAAAAAAAAAAAAAHdCQABAAABAt0JAAAAhAgI4wkAAACECAIB3QlAAAAAAQXdCQIAAAAB5AkCAAAAAeUJAgAAAAHmCQIAAAAB5wkCAAAAAQVeAADTGwAgXwAA2RsAINoJAADUGwAg2wkAANgbACDgCQAAJgAgB14AANEbACBfAADWGwAg2gkAANIbACDbCQAA1RsAIN4JAAAJACDfCQAACQAg4AkAAAsAIAHdCQAAAIQICANeAADTGwAg2gkAANQbACDgCQAAJgAgA14AANEbACDaCQAA0hsAIOAJAAALACAAAAAAAAVeAADMGwAgXwAAzxsAINoJAADNGwAg2wkAAM4bACDgCQAADwAgA14AAMwbACDaCQAAzRsAIOAJAAAPACAAAAAAAALdCQAAAIQICOMJAAAAhAgCAd0JAAEAAAEB3QkBAAAAAQVeAAC7GwAgXwAAyhsAINoJAAC8GwAg2wkAAMkbACDgCQAACwAgC14AAJMPADBfAACYDwAw2gkAAJQPADDbCQAAlQ8AMNwJAACWDwAg3QkAAJcPADDeCQAAlw8AMN8JAACXDwAw4AkAAJcPADDhCQAAmQ8AMOIJAACaDwAwC14AAIEPADBfAACGDwAw2gkAAIIPADDbCQAAgw8AMNwJAACEDwAg3QkAAIUPADDeCQAAhQ8AMN8JAACFDwAw4AkAAIUPADDhCQAAhw8AMOIJAACIDwAwDQMAAJEPACAFAACSDwAg9AcCAAAAAfsHAgAAAAH8BwAAkA8AIIEIQAAAAAGCCEAAAAABhwgAAQAAAY8IAgAAAAGRCAEAAAAB6AhAAAAAAbEJAQAAAAGyCUAAAAABAgAAAAUAIF4AAI8PACADAAAABQAgXgAAjw8AIF8AAIwPACABVwAAyBsAMBIDAADnDAAgBQAAyQ4AIA8AAMoOACDiBwAAyA4AMOMHAAADABDkBwAAyA4AMPQHAgAAAAH7BwIAlA0AIfwHAADEDAAggQhAALsMACGCCEAA3QwAIYcIAAEAAAGPCAIAtAwAIZEIAQCzDAAh6AhAAN0MACGxCQEAswwAIbIJQADdDAAhswkCAJQNACECAAAABQAgVwAAjA8AIAIAAACJDwAgVwAAig8AIA_iBwAAiA8AMOMHAACJDwAQ5AcAAIgPADD0BwIAtAwAIfsHAgCUDQAh_AcAAMQMACCBCEAAuwwAIYIIQADdDAAhhwgAAaQNACGPCAIAtAwAIZEIAQCzDAAh6AhAAN0MACGxCQEAswwAIbIJQADdDAAhswkCAJQNACEP4gcAAIgPADDjBwAAiQ8AEOQHAACIDwAw9AcCALQMACH7BwIAlA0AIfwHAADEDAAggQhAALsMACGCCEAA3QwAIYcIAAGkDQAhjwgCALQMACGRCAEAswwAIegIQADdDAAhsQkBALMMACGyCUAA3QwAIbMJAgCUDQAhC_QHAgDSDgAh-wcCAOkOACH8BwAAiw8AIIEIQADXDgAhgghAAOgOACGHCAAB5g4AIY8IAgDSDgAhkQgBANEOACHoCEAA6A4AIbEJAQDRDgAhsglAAOgOACEC3QkAAACECAjjCQAAAIQIAg0DAACNDwAgBQAAjg8AIPQHAgDSDgAh-wcCAOkOACH8BwAAiw8AIIEIQADXDgAhgghAAOgOACGHCAAB5g4AIY8IAgDSDgAhkQgBANEOACHoCEAA6A4AIbEJAQDRDgAhsglAAOgOACEFXgAAwBsAIF8AAMYbACDaCQAAwRsAINsJAADFGwAg4AkAAAEAIAdeAAC-GwAgXwAAwxsAINoJAAC_GwAg2wkAAMIbACDeCQAABwAg3wkAAAcAIOAJAAAmACANAwAAkQ8AIAUAAJIPACD0BwIAAAAB-wcCAAAAAfwHAACQDwAggQhAAAAAAYIIQAAAAAGHCAABAAABjwgCAAAAAZEIAQAAAAHoCEAAAAABsQkBAAAAAbIJQAAAAAEB3QkAAACECAgDXgAAwBsAINoJAADBGwAg4AkAAAEAIANeAAC-GwAg2gkAAL8bACDgCQAAJgAgA4EIQAAAAAGHCAABAAABiQhAAAAAAQIAAAATACBeAACeDwAgAwAAABMAIF4AAJ4PACBfAACdDwAgAVcAAL0bADAIBwAAwQ4AIOIHAADADgAw4wcAABEAEOQHAADADgAwgQhAALsMACGHCAABAAABiAgCALQMACGJCEAA3QwAIQIAAAATACBXAACdDwAgAgAAAJsPACBXAACcDwAgB-IHAACaDwAw4wcAAJsPABDkBwAAmg8AMIEIQAC7DAAhhwgAAaQNACGICAIAtAwAIYkIQADdDAAhB-IHAACaDwAw4wcAAJsPABDkBwAAmg8AMIEIQAC7DAAhhwgAAaQNACGICAIAtAwAIYkIQADdDAAhA4EIQADXDgAhhwgAAeYOACGJCEAA6A4AIQOBCEAA1w4AIYcIAAHmDgAhiQhAAOgOACEDgQhAAAAAAYcIAAEAAAGJCEAAAAABAd0JAAAAhAgIA14AALsbACDaCQAAvBsAIOAJAAALACAEXgAAkw8AMNoJAACUDwAw3AkAAJYPACDgCQAAlw8AMAReAACBDwAw2gkAAIIPADDcCQAAhA8AIOAJAACFDwAwAAAAAAAC3QkAAACECAjjCQAAAIQIAgVeAACxGwAgXwAAuRsAINoJAACyGwAg2wkAALgbACDgCQAAAQAgBV4AAK8bACBfAAC2GwAg2gkAALAbACDbCQAAtRsAIOAJAAAmACALXgAAuQ8AMF8AAL4PADDaCQAAug8AMNsJAAC7DwAw3AkAALwPACDdCQAAvQ8AMN4JAAC9DwAw3wkAAL0PADDgCQAAvQ8AMOEJAAC_DwAw4gkAAMAPADALXgAArQ8AMF8AALIPADDaCQAArg8AMNsJAACvDwAw3AkAALAPACDdCQAAsQ8AMN4JAACxDwAw3wkAALEPADDgCQAAsQ8AMOEJAACzDwAw4gkAALQPADAKBQAA7Q4AIPkHAAEAAAH6BwABAAAB-wcCAAAAAfwHAADsDgAg_QcCAAAAAf4HQAAAAAGACEAAAAABgQhAAAAAAYIIQAAAAAECAAAAGgAgXgAAuA8AIAMAAAAaACBeAAC4DwAgXwAAtw8AIAFXAAC0GwAwDwUAAL4OACAGAAC_DgAg4gcAAL0OADDjBwAAGAAQ5AcAAL0OADD5BwABAAAB-gcAAQAAAfsHAgC0DAAh_AcAAMQMACD9BwIAtAwAIf4HQADdDAAh_wcCAJQNACGACEAA3QwAIYEIQAC7DAAhgghAALsMACECAAAAGgAgVwAAtw8AIAIAAAC1DwAgVwAAtg8AIA3iBwAAtA8AMOMHAAC1DwAQ5AcAALQPADD5BwABpA0AIfoHAAGkDQAh-wcCALQMACH8BwAAxAwAIP0HAgC0DAAh_gdAAN0MACH_BwIAlA0AIYAIQADdDAAhgQhAALsMACGCCEAAuwwAIQ3iBwAAtA8AMOMHAAC1DwAQ5AcAALQPADD5BwABpA0AIfoHAAGkDQAh-wcCALQMACH8BwAAxAwAIP0HAgC0DAAh_gdAAN0MACH_BwIAlA0AIYAIQADdDAAhgQhAALsMACGCCEAAuwwAIQn5BwAB5g4AIfoHAAHmDgAh-wcCANIOACH8BwAA5w4AIP0HAgDSDgAh_gdAAOgOACGACEAA6A4AIYEIQADXDgAhgghAANcOACEKBQAA6g4AIPkHAAHmDgAh-gcAAeYOACH7BwIA0g4AIfwHAADnDgAg_QcCANIOACH-B0AA6A4AIYAIQADoDgAhgQhAANcOACGCCEAA1w4AIQoFAADtDgAg-QcAAQAAAfoHAAEAAAH7BwIAAAAB_AcAAOwOACD9BwIAAAAB_gdAAAAAAYAIQAAAAAGBCEAAAAABgghAAAAAAQsIAAChDwAgCQAAog8AIPQHAgAAAAH8BwAAnw8AIIEIQAAAAAGCCEAAAAABiggAAQAAAYsIAQAAAAGMCAEAAAABjQhAAAAAAY4IQAAAAAECAAAADwAgXgAAxA8AIAMAAAAPACBeAADEDwAgXwAAww8AIAFXAACzGwAwEAYAAMMOACAIAADEDgAgCQAA3w0AIOIHAADCDgAw4wcAAA0AEOQHAADCDgAw9AcCAAAAAfwHAADEDAAg_wcCALQMACGBCEAAuwwAIYIIQAC7DAAhiggAAQAAAYsIAQDcDAAhjAgBANwMACGNCEAA3QwAIY4IQADdDAAhAgAAAA8AIFcAAMMPACACAAAAwQ8AIFcAAMIPACAN4gcAAMAPADDjBwAAwQ8AEOQHAADADwAw9AcCALQMACH8BwAAxAwAIP8HAgC0DAAhgQhAALsMACGCCEAAuwwAIYoIAAG7DgAhiwgBANwMACGMCAEA3AwAIY0IQADdDAAhjghAAN0MACEN4gcAAMAPADDjBwAAwQ8AEOQHAADADwAw9AcCALQMACH8BwAAxAwAIP8HAgC0DAAhgQhAALsMACGCCEAAuwwAIYoIAAG7DgAhiwgBANwMACGMCAEA3AwAIY0IQADdDAAhjghAAN0MACEJ9AcCANIOACH8BwAA-w4AIIEIQADXDgAhgghAANcOACGKCAAB_A4AIYsIAQD9DgAhjAgBAP0OACGNCEAA6A4AIY4IQADoDgAhCwgAAP8OACAJAACADwAg9AcCANIOACH8BwAA-w4AIIEIQADXDgAhgghAANcOACGKCAAB_A4AIYsIAQD9DgAhjAgBAP0OACGNCEAA6A4AIY4IQADoDgAhCwgAAKEPACAJAACiDwAg9AcCAAAAAfwHAACfDwAggQhAAAAAAYIIQAAAAAGKCAABAAABiwgBAAAAAYwIAQAAAAGNCEAAAAABjghAAAAAAQHdCQAAAIQICANeAACxGwAg2gkAALIbACDgCQAAAQAgA14AAK8bACDaCQAAsBsAIOAJAAAmACAEXgAAuQ8AMNoJAAC6DwAw3AkAALwPACDgCQAAvQ8AMAReAACtDwAw2gkAAK4PADDcCQAAsA8AIOAJAACxDwAwAAAAAAAC3QkBAAAABOMJAQAAAAUC3QkBAAAABOMJAQAAAAUFXgAAohsAIF8AAK0bACDaCQAAoxsAINsJAACsGwAg4AkAAAEAIAteAADpDwAwXwAA7g8AMNoJAADqDwAw2wkAAOsPADDcCQAA7A8AIN0JAADtDwAw3gkAAO0PADDfCQAA7Q8AMOAJAADtDwAw4QkAAO8PADDiCQAA8A8AMAteAADgDwAwXwAA5A8AMNoJAADhDwAw2wkAAOIPADDcCQAA4w8AIN0JAACxDwAw3gkAALEPADDfCQAAsQ8AMOAJAACxDwAw4QkAAOUPADDiCQAAtA8AMAteAADVDwAwXwAA2Q8AMNoJAADWDwAw2wkAANcPADDcCQAA2A8AIN0JAACFDwAw3gkAAIUPADDfCQAAhQ8AMOAJAACFDwAw4QkAANoPADDiCQAAiA8AMA0DAACRDwAgDwAA3w8AIPQHAgAAAAH8BwAAkA8AIIEIQAAAAAGCCEAAAAABhwgAAQAAAY8IAgAAAAGRCAEAAAAB6AhAAAAAAbEJAQAAAAGyCUAAAAABswkCAAAAAQIAAAAFACBeAADeDwAgAwAAAAUAIF4AAN4PACBfAADcDwAgAVcAAKsbADACAAAABQAgVwAA3A8AIAIAAACJDwAgVwAA2w8AIAv0BwIA0g4AIfwHAACLDwAggQhAANcOACGCCEAA6A4AIYcIAAHmDgAhjwgCANIOACGRCAEA0Q4AIegIQADoDgAhsQkBANEOACGyCUAA6A4AIbMJAgDpDgAhDQMAAI0PACAPAADdDwAg9AcCANIOACH8BwAAiw8AIIEIQADXDgAhgghAAOgOACGHCAAB5g4AIY8IAgDSDgAhkQgBANEOACHoCEAA6A4AIbEJAQDRDgAhsglAAOgOACGzCQIA6Q4AIQdeAACmGwAgXwAAqRsAINoJAACnGwAg2wkAAKgbACDeCQAADQAg3wkAAA0AIOAJAAAPACANAwAAkQ8AIA8AAN8PACD0BwIAAAAB_AcAAJAPACCBCEAAAAABgghAAAAAAYcIAAEAAAGPCAIAAAABkQgBAAAAAegIQAAAAAGxCQEAAAABsglAAAAAAbMJAgAAAAEDXgAAphsAINoJAACnGwAg4AkAAA8AIAoGAADuDgAg-QcAAQAAAfoHAAEAAAH8BwAA7A4AIP0HAgAAAAH-B0AAAAAB_wcCAAAAAYAIQAAAAAGBCEAAAAABgghAAAAAAQIAAAAaACBeAADoDwAgAwAAABoAIF4AAOgPACBfAADnDwAgAVcAAKUbADACAAAAGgAgVwAA5w8AIAIAAAC1DwAgVwAA5g8AIAn5BwAB5g4AIfoHAAHmDgAh_AcAAOcOACD9BwIA0g4AIf4HQADoDgAh_wcCAOkOACGACEAA6A4AIYEIQADXDgAhgghAANcOACEKBgAA6w4AIPkHAAHmDgAh-gcAAeYOACH8BwAA5w4AIP0HAgDSDgAh_gdAAOgOACH_BwIA6Q4AIYAIQADoDgAhgQhAANcOACGCCEAA1w4AIQoGAADuDgAg-QcAAQAAAfoHAAEAAAH8BwAA7A4AIP0HAgAAAAH-B0AAAAAB_wcCAAAAAYAIQAAAAAGBCEAAAAABgghAAAAAAQcDAADGDwAgCwAAyA8AIAwAAMkPACD0BwIAAAAB_AcAAMUPACCBCEAAAAABjwgCAAAAAQIAAAALACBeAAD0DwAgAwAAAAsAIF4AAPQPACBfAADzDwAgAVcAAKQbADANAwAA5wwAIAUAAL4OACALAADHDgAgDAAAvA4AIOIHAADGDgAw4wcAAAkAEOQHAADGDgAw9AcCAAAAAfsHAgC0DAAh_AcAAMQMACCBCEAAuwwAIY8IAgC0DAAh1wkAAMUOACACAAAACwAgVwAA8w8AIAIAAADxDwAgVwAA8g8AIAjiBwAA8A8AMOMHAADxDwAQ5AcAAPAPADD0BwIAtAwAIfsHAgC0DAAh_AcAAMQMACCBCEAAuwwAIY8IAgC0DAAhCOIHAADwDwAw4wcAAPEPABDkBwAA8A8AMPQHAgC0DAAh-wcCALQMACH8BwAAxAwAIIEIQAC7DAAhjwgCALQMACEE9AcCANIOACH8BwAAqA8AIIEIQADXDgAhjwgCANIOACEHAwAAqQ8AIAsAAKsPACAMAACsDwAg9AcCANIOACH8BwAAqA8AIIEIQADXDgAhjwgCANIOACEHAwAAxg8AIAsAAMgPACAMAADJDwAg9AcCAAAAAfwHAADFDwAggQhAAAAAAY8IAgAAAAEB3QkBAAAABAHdCQEAAAAEA14AAKIbACDaCQAAoxsAIOAJAAABACAEXgAA6Q8AMNoJAADqDwAw3AkAAOwPACDgCQAA7Q8AMAReAADgDwAw2gkAAOEPADDcCQAA4w8AIOAJAACxDwAwBF4AANUPADDaCQAA1g8AMNwJAADYDwAg4AkAAIUPADAAAAAAAAHdCSAAAAABB14AAJobACBfAACgGwAg2gkAAJsbACDbCQAAnxsAIN4JAACZAQAg3wkAAJkBACDgCQAApwEAIAdeAACYGwAgXwAAnRsAINoJAACZGwAg2wkAAJwbACDeCQAAiQEAIN8JAACJAQAg4AkAAIsBACADXgAAmhsAINoJAACbGwAg4AkAAKcBACADXgAAmBsAINoJAACZGwAg4AkAAIsBACACBAAAjxAAIDYAAMgYACAJGQAAjxAAIDMAALcYACA0AAC6GAAgNQAAyRgAIDYAAMgYACCtCAAAyw4AIK4IAADLDgAgrwgAAMsOACCwCAAAyw4AIAAAAAAABd0JBAAAAAHkCQQAAAAB5QkEAAAAAeYJBAAAAAHnCQQAAAABBV4AAJMbACBfAACWGwAg2gkAAJQbACDbCQAAlRsAIOAJAAABACADXgAAkxsAINoJAACUGwAg4AkAAAEAIDgQAACoGAAgEQAAqRgAIBIAAKoYACATAACrGAAgFAAArBgAIBUAAK0YACAWAACuGAAgFwAA1hMAIBsAAK8YACAeAACwGAAgHwAA0BIAICQAALIYACAmAACxGAAgKAAAsxgAIC0AALQYACAvAAC4GAAgMQAAtRgAIDMAALcYACA0AAC6GAAgOAAAthgAIDkAALkYACA6AAC7GAAgOwAAvBgAID4AAL0YACA_AAC9GAAgQAAAvRgAIEIAAL4YACBDAAC-GAAgRAAAvxgAIEUAAMAYACBHAADBGAAgSAAAwhgAIEoAAMMYACBLAADDGAAgTwAAxBgAIFAAAMQYACBRAADFGAAgmQgAAMsOACDNCAAAyw4AIKkJAADLDgAgtQkAAMsOACC2CQAAyw4AILkJAADLDgAgugkAAMsOACC7CQAAyw4AILwJAADLDgAgvQkAAMsOACC-CQAAyw4AIL8JAADLDgAgwAkAAMsOACDDCQAAyw4AIMUJAADLDgAgxgkAAMsOACDHCQAAyw4AIMgJAADLDgAgyQkAAMsOACAAAAAAAAVeAACOGwAgXwAAkRsAINoJAACPGwAg2wkAAJAbACDgCQAAAQAgB14AAJcQACBfAACaEAAg2gkAAJgQACDbCQAAmRAAIN4JAACXAQAg3wkAAJcBACDgCQAAnAoAIAgyAACEEAAg9AcCAAAAAYEIQAAAAAGCCEAAAAABlggBAAAAAZgIAgAAAAGZCAEAAAABmgggAAAAAQIAAACcCgAgXgAAlxAAIAMAAACXAQAgXgAAlxAAIF8AAJsQACAKAAAAlwEAIDIAAIIQACBXAACbEAAg9AcCANIOACGBCEAA1w4AIYIIQADoDgAhlggBANEOACGYCAIA6Q4AIZkIAQD9DgAhmgggAIAQACEIMgAAghAAIPQHAgDSDgAhgQhAANcOACGCCEAA6A4AIZYIAQDRDgAhmAgCAOkOACGZCAEA_Q4AIZoIIACAEAAhA14AAI4bACDaCQAAjxsAIOAJAAABACADXgAAlxAAINoJAACYEAAg4AkAAJwKACAAAAAAAAVeAACJGwAgXwAAjBsAINoJAACKGwAg2wkAAIsbACDgCQAAiwEAIANeAACJGwAg2gkAAIobACDgCQAAiwEAIAAAAAAABV4AAIEbACBfAACHGwAg2gkAAIIbACDbCQAAhhsAIOAJAACLAQAgBV4AAP8aACBfAACEGwAg2gkAAIAbACDbCQAAgxsAIOAJAAABACADXgAAgRsAINoJAACCGwAg4AkAAIsBACADXgAA_xoAINoJAACAGwAg4AkAAAEAIAAAAAAABV4AAPcaACBfAAD9GgAg2gkAAPgaACDbCQAA_BoAIOAJAACLAQAgBV4AAPUaACBfAAD6GgAg2gkAAPYaACDbCQAA-RoAIOAJAAABACADXgAA9xoAINoJAAD4GgAg4AkAAIsBACADXgAA9RoAINoJAAD2GgAg4AkAAAEAIAAAAAAAAd0JAAAAqggCAd0JAAAArAgCBd0JCAAAAAHkCQgAAAAB5QkIAAAAAeYJCAAAAAHnCQgAAAABBV4AAO4aACBfAADzGgAg2gkAAO8aACDbCQAA8hoAIOAJAAABACALXgAA2hAAMF8AAN8QADDaCQAA2xAAMNsJAADcEAAw3AkAAN0QACDdCQAA3hAAMN4JAADeEAAw3wkAAN4QADDgCQAA3hAAMOEJAADgEAAw4gkAAOEQADALXgAAzhAAMF8AANMQADDaCQAAzxAAMNsJAADQEAAw3AkAANEQACDdCQAA0hAAMN4JAADSEAAw3wkAANIQADDgCQAA0hAAMOEJAADUEAAw4gkAANUQADAHXgAAyRAAIF8AAMwQACDaCQAAyhAAINsJAADLEAAg3gkAAJUBACDfCQAAlQEAIOAJAADWCQAgB14AAMQQACBfAADHEAAg2gkAAMUQACDbCQAAxhAAIN4JAACXAQAg3wkAAJcBACDgCQAAnAoAIAg3AACDEAAg9AcCAAAAAYEIQAAAAAGCCEAAAAABlggBAAAAAZcIAgAAAAGZCAEAAAABmgggAAAAAQIAAACcCgAgXgAAxBAAIAMAAACXAQAgXgAAxBAAIF8AAMgQACAKAAAAlwEAIDcAAIEQACBXAADIEAAg9AcCANIOACGBCEAA1w4AIYIIQADoDgAhlggBANEOACGXCAIA6Q4AIZkIAQD9DgAhmgggAIAQACEINwAAgRAAIPQHAgDSDgAhgQhAANcOACGCCEAA6A4AIZYIAQDRDgAhlwgCAOkOACGZCAEA_Q4AIZoIIACAEAAhATUCAAAAAQIAAADWCQAgXgAAyRAAIAMAAACVAQAgXgAAyRAAIF8AAM0QACADAAAAlQEAIDUCANIOACFXAADNEAAgATUCANIOACEEAwAAthAAIIEIQAAAAAGPCAIAAAABpggCAAAAAQIAAACTAQAgXgAA2RAAIAMAAACTAQAgXgAA2RAAIF8AANgQACABVwAA8RoAMAoDAADnDAAgMgAA6wwAIOIHAACDDgAw4wcAAJEBABDkBwAAgw4AMIEIQAC7DAAhjwgCALQMACGYCAIAtAwAIaYIAgC0DAAhzAkAAIIOACACAAAAkwEAIFcAANgQACACAAAA1hAAIFcAANcQACAH4gcAANUQADDjBwAA1hAAEOQHAADVEAAwgQhAALsMACGPCAIAtAwAIZgIAgC0DAAhpggCALQMACEH4gcAANUQADDjBwAA1hAAEOQHAADVEAAwgQhAALsMACGPCAIAtAwAIZgIAgC0DAAhpggCALQMACEDgQhAANcOACGPCAIA0g4AIaYIAgDSDgAhBAMAALQQACCBCEAA1w4AIY8IAgDSDgAhpggCANIOACEEAwAAthAAIIEIQAAAAAGPCAIAAAABpggCAAAAAQcZAACtEAAg9AcCAAAAAYEIQAAAAAGiCAIAAAABowgBAAAAAaQIQAAAAAGlCAIAAAABAgAAAI8BACBeAADlEAAgAwAAAI8BACBeAADlEAAgXwAA5BAAIAFXAADwGgAwDBkAAOcMACAyAADrDAAg4gcAAIQOADDjBwAAjQEAEOQHAACEDgAw9AcCAAAAAYEIQAC7DAAhmAgCALQMACGiCAIAtAwAIaMIAQCzDAAhpAhAAN0MACGlCAIAlA0AIQIAAACPAQAgVwAA5BAAIAIAAADiEAAgVwAA4xAAIAriBwAA4RAAMOMHAADiEAAQ5AcAAOEQADD0BwIAtAwAIYEIQAC7DAAhmAgCALQMACGiCAIAtAwAIaMIAQCzDAAhpAhAAN0MACGlCAIAlA0AIQriBwAA4RAAMOMHAADiEAAQ5AcAAOEQADD0BwIAtAwAIYEIQAC7DAAhmAgCALQMACGiCAIAtAwAIaMIAQCzDAAhpAhAAN0MACGlCAIAlA0AIQb0BwIA0g4AIYEIQADXDgAhoggCANIOACGjCAEA0Q4AIaQIQADoDgAhpQgCAOkOACEHGQAAqxAAIPQHAgDSDgAhgQhAANcOACGiCAIA0g4AIaMIAQDRDgAhpAhAAOgOACGlCAIA6Q4AIQcZAACtEAAg9AcCAAAAAYEIQAAAAAGiCAIAAAABowgBAAAAAaQIQAAAAAGlCAIAAAABA14AAO4aACDaCQAA7xoAIOAJAAABACAEXgAA2hAAMNoJAADbEAAw3AkAAN0QACDgCQAA3hAAMAReAADOEAAw2gkAAM8QADDcCQAA0RAAIOAJAADSEAAwA14AAMkQACDaCQAAyhAAIOAJAADWCQAgA14AAMQQACDaCQAAxRAAIOAJAACcCgAgAAAAAAAFXgAA6RoAIF8AAOwaACDaCQAA6hoAINsJAADrGgAg4AkAAIcBACADXgAA6RoAINoJAADqGgAg4AkAAIcBACAAAAAAAAXdCRAAAAAB5AkQAAAAAeUJEAAAAAHmCRAAAAAB5wkQAAAAAQVeAADhGgAgXwAA5xoAINoJAADiGgAg2wkAAOYaACDgCQAAhwEAIAVeAADfGgAgXwAA5BoAINoJAADgGgAg2wkAAOMaACDgCQAAcAAgA14AAOEaACDaCQAA4hoAIOAJAACHAQAgA14AAN8aACDaCQAA4BoAIOAJAABwACAAAAAAAAHdCQAAALsIAgHdCQAAAL4IAgVeAADYGgAgXwAA3RoAINoJAADZGgAg2wkAANwaACDgCQAAAQAgC14AAJIRADBfAACXEQAw2gkAAJMRADDbCQAAlBEAMNwJAACVEQAg3QkAAJYRADDeCQAAlhEAMN8JAACWEQAw4AkAAJYRADDhCQAAmBEAMOIJAACZEQAwC14AAIYRADBfAACLEQAw2gkAAIcRADDbCQAAiBEAMNwJAACJEQAg3QkAAIoRADDeCQAAihEAMN8JAACKEQAw4AkAAIoRADDhCQAAjBEAMOIJAACNEQAwAbQIAgAAAAECAAAAegAgXgAAkREAIAMAAAB6ACBeAACREQAgXwAAkBEAIAFXAADbGgAwBywAAJQOACDiBwAAkw4AMOMHAAB4ABDkBwAAkw4AMLQIAgC0DAAhtQgCALQMACHOCQAAkg4AIAIAAAB6ACBXAACQEQAgAgAAAI4RACBXAACPEQAgBeIHAACNEQAw4wcAAI4RABDkBwAAjREAMLQIAgC0DAAhtQgCALQMACEF4gcAAI0RADDjBwAAjhEAEOQHAACNEQAwtAgCALQMACG1CAIAtAwAIQG0CAIA0g4AIQG0CAIA0g4AIQG0CAIAAAABBy4AAPsQACCnCAEAAAABtAgCAAAAAbYIAgAAAAG3CBAAAAABuAgCAAAAAbkIAQAAAAECAAAAdQAgXgAAnREAIAMAAAB1ACBeAACdEQAgXwAAnBEAIAFXAADaGgAwDSwAAJQOACAuAACRDgAg4gcAAJYOADDjBwAAcwAQ5AcAAJYOADCnCAEAswwAIbQIAgCUDQAhtQgCALQMACG2CAIAtAwAIbcIEACXDgAhuAgCALQMACG5CAEA3AwAIc8JAACVDgAgAgAAAHUAIFcAAJwRACACAAAAmhEAIFcAAJsRACAK4gcAAJkRADDjBwAAmhEAEOQHAACZEQAwpwgBALMMACG0CAIAlA0AIbUIAgC0DAAhtggCALQMACG3CBAAlw4AIbgIAgC0DAAhuQgBANwMACEK4gcAAJkRADDjBwAAmhEAEOQHAACZEQAwpwgBALMMACG0CAIAlA0AIbUIAgC0DAAhtggCALQMACG3CBAAlw4AIbgIAgC0DAAhuQgBANwMACEGpwgBANEOACG0CAIA6Q4AIbYIAgDSDgAhtwgQAPcQACG4CAIA0g4AIbkIAQD9DgAhBy4AAPkQACCnCAEA0Q4AIbQIAgDpDgAhtggCANIOACG3CBAA9xAAIbgIAgDSDgAhuQgBAP0OACEHLgAA-xAAIKcIAQAAAAG0CAIAAAABtggCAAAAAbcIEAAAAAG4CAIAAAABuQgBAAAAAQNeAADYGgAg2gkAANkaACDgCQAAAQAgBF4AAJIRADDaCQAAkxEAMNwJAACVEQAg4AkAAJYRADAEXgAAhhEAMNoJAACHEQAw3AkAAIkRACDgCQAAihEAMAAAAAAABV4AANAaACBfAADWGgAg2gkAANEaACDbCQAA1RoAIOAJAABwACAFXgAAzhoAIF8AANMaACDaCQAAzxoAINsJAADSGgAg4AkAAAEAIANeAADQGgAg2gkAANEaACDgCQAAcAAgA14AAM4aACDaCQAAzxoAIOAJAAABACAAAAAAAAVeAADJGgAgXwAAzBoAINoJAADKGgAg2wkAAMsaACDgCQAAAQAgA14AAMkaACDaCQAAyhoAIOAJAAABACAAAAAAAAXdCRAAAAAB5AkQAAAAAeUJEAAAAAHmCRAAAAAB5wkQAAAAAQHdCQAAAMwIAgdeAADCGgAgXwAAxxoAINoJAADDGgAg2wkAAMYaACDeCQAAagAg3wkAAGoAIOAJAABsACALXgAAxxEAMF8AAMsRADDaCQAAyBEAMNsJAADJEQAw3AkAAMoRACDdCQAAlhEAMN4JAACWEQAw3wkAAJYRADDgCQAAlhEAMOEJAADMEQAw4gkAAJkRADALXgAAuxEAMF8AAMARADDaCQAAvBEAMNsJAAC9EQAw3AkAAL4RACDdCQAAvxEAMN4JAAC_EQAw3wkAAL8RADDgCQAAvxEAMOEJAADBEQAw4gkAAMIRADALGQAAqREAIPQHAgAAAAGBCEAAAAABoggCAAAAAaQIQAAAAAGlCAIAAAABpwgBAAAAAcIIAgAAAAHDCAEAAAABxAgBAAAAAcUIQAAAAAECAAAAgAEAIF4AAMYRACADAAAAgAEAIF4AAMYRACBfAADFEQAgAVcAAMUaADARGQAA5wwAIC4AAJEOACDiBwAAkA4AMOMHAAB-ABDkBwAAkA4AMPQHAgAAAAGBCEAAuwwAIaIIAgC0DAAhpAhAAN0MACGlCAIAlA0AIacIAQDcDAAhtggCALQMACHCCAIAtAwAIcMIAQCzDAAhxAgBANwMACHFCEAA3QwAIc0JAACPDgAgAgAAAIABACBXAADFEQAgAgAAAMMRACBXAADEEQAgDuIHAADCEQAw4wcAAMMRABDkBwAAwhEAMPQHAgC0DAAhgQhAALsMACGiCAIAtAwAIaQIQADdDAAhpQgCAJQNACGnCAEA3AwAIbYIAgC0DAAhwggCALQMACHDCAEAswwAIcQIAQDcDAAhxQhAAN0MACEO4gcAAMIRADDjBwAAwxEAEOQHAADCEQAw9AcCALQMACGBCEAAuwwAIaIIAgC0DAAhpAhAAN0MACGlCAIAlA0AIacIAQDcDAAhtggCALQMACHCCAIAtAwAIcMIAQCzDAAhxAgBANwMACHFCEAA3QwAIQr0BwIA0g4AIYEIQADXDgAhoggCANIOACGkCEAA6A4AIaUIAgDpDgAhpwgBAP0OACHCCAIA0g4AIcMIAQDRDgAhxAgBAP0OACHFCEAA6A4AIQsZAACnEQAg9AcCANIOACGBCEAA1w4AIaIIAgDSDgAhpAhAAOgOACGlCAIA6Q4AIacIAQD9DgAhwggCANIOACHDCAEA0Q4AIcQIAQD9DgAhxQhAAOgOACELGQAAqREAIPQHAgAAAAGBCEAAAAABoggCAAAAAaQIQAAAAAGlCAIAAAABpwgBAAAAAcIIAgAAAAHDCAEAAAABxAgBAAAAAcUIQAAAAAEHLAAA-hAAIKcIAQAAAAG0CAIAAAABtQgCAAAAAbcIEAAAAAG4CAIAAAABuQgBAAAAAQIAAAB1ACBeAADPEQAgAwAAAHUAIF4AAM8RACBfAADOEQAgAVcAAMQaADACAAAAdQAgVwAAzhEAIAIAAACaEQAgVwAAzREAIAanCAEA0Q4AIbQIAgDpDgAhtQgCANIOACG3CBAA9xAAIbgIAgDSDgAhuQgBAP0OACEHLAAA-BAAIKcIAQDRDgAhtAgCAOkOACG1CAIA0g4AIbcIEAD3EAAhuAgCANIOACG5CAEA_Q4AIQcsAAD6EAAgpwgBAAAAAbQIAgAAAAG1CAIAAAABtwgQAAAAAbgIAgAAAAG5CAEAAAABA14AAMIaACDaCQAAwxoAIOAJAABsACAEXgAAxxEAMNoJAADIEQAw3AkAAMoRACDgCQAAlhEAMAReAAC7EQAw2gkAALwRADDcCQAAvhEAIOAJAAC_EQAwAAAAAAAB3QkAAADVCAIFXgAAvBoAIF8AAMAaACDaCQAAvRoAINsJAAC_GgAg4AkAAAEAIAteAADbEQAwXwAA4BEAMNoJAADcEQAw2wkAAN0RADDcCQAA3hEAIN0JAADfEQAw3gkAAN8RADDfCQAA3xEAMOAJAADfEQAw4QkAAOERADDiCQAA4hEAMBogAQAAAAErAADREQAgLwAA0hEAIPQHAgAAAAGBCEAAAAABkAgCAAAAAaAIQAAAAAGkCEAAAAABpQgCAAAAAacIAQAAAAGoCAEAAAABrAgAAADMCAK3CBAAAAABwggQAAAAAccIAQAAAAHICAEAAAAByQgQAAAAAcoIAgAAAAHMCAEAAAABzQhAAAAAAc4IAgAAAAHPCCAAAAAB0AgBAAAAAdEIAQAAAAHSCAIAAAAB0wgCAAAAAQIAAABwACBeAADmEQAgAwAAAHAAIF4AAOYRACBfAADlEQAgAVcAAL4aADAfIAEAswwAISkAAJsOACArAACNDgAgLwAA7w0AIOIHAACYDgAw4wcAAG4AEOQHAACYDgAw9AcCAAAAAYEIQAC7DAAhkAgCAJQNACGgCEAAuwwAIaQIQADdDAAhpQgCAJQNACGnCAEAswwAIagIAQCzDAAhrAgAAJoOzAgitAgCAJQNACG3CBAAlw4AIcIIEACXDgAhxwgBANwMACHICAEA3AwAIckIEACZDgAhyggCALQMACHMCAEA3AwAIc0IQADdDAAhzggCALQMACHPCCAA3gwAIdAIAQCzDAAh0QgBALMMACHSCAIAtAwAIdMIAgC0DAAhAgAAAHAAIFcAAOURACACAAAA4xEAIFcAAOQRACAcIAEAswwAIeIHAADiEQAw4wcAAOMRABDkBwAA4hEAMPQHAgC0DAAhgQhAALsMACGQCAIAlA0AIaAIQAC7DAAhpAhAAN0MACGlCAIAlA0AIacIAQCzDAAhqAgBALMMACGsCAAAmg7MCCK0CAIAlA0AIbcIEACXDgAhwggQAJcOACHHCAEA3AwAIcgIAQDcDAAhyQgQAJkOACHKCAIAtAwAIcwIAQDcDAAhzQhAAN0MACHOCAIAtAwAIc8IIADeDAAh0AgBALMMACHRCAEAswwAIdIIAgC0DAAh0wgCALQMACEcIAEAswwAIeIHAADiEQAw4wcAAOMRABDkBwAA4hEAMPQHAgC0DAAhgQhAALsMACGQCAIAlA0AIaAIQAC7DAAhpAhAAN0MACGlCAIAlA0AIacIAQCzDAAhqAgBALMMACGsCAAAmg7MCCK0CAIAlA0AIbcIEACXDgAhwggQAJcOACHHCAEA3AwAIcgIAQDcDAAhyQgQAJkOACHKCAIAtAwAIcwIAQDcDAAhzQhAAN0MACHOCAIAtAwAIc8IIADeDAAh0AgBALMMACHRCAEAswwAIdIIAgC0DAAh0wgCALQMACEYIAEA0Q4AIfQHAgDSDgAhgQhAANcOACGQCAIA6Q4AIaAIQADXDgAhpAhAAOgOACGlCAIA6Q4AIacIAQDRDgAhqAgBANEOACGsCAAAtxHMCCK3CBAA9xAAIcIIEAD3EAAhxwgBAP0OACHICAEA_Q4AIckIEAC2EQAhyggCANIOACHMCAEA_Q4AIc0IQADoDgAhzggCANIOACHPCCAAgBAAIdAIAQDRDgAh0QgBANEOACHSCAIA0g4AIdMIAgDSDgAhGiABANEOACErAAC5EQAgLwAAuhEAIPQHAgDSDgAhgQhAANcOACGQCAIA6Q4AIaAIQADXDgAhpAhAAOgOACGlCAIA6Q4AIacIAQDRDgAhqAgBANEOACGsCAAAtxHMCCK3CBAA9xAAIcIIEAD3EAAhxwgBAP0OACHICAEA_Q4AIckIEAC2EQAhyggCANIOACHMCAEA_Q4AIc0IQADoDgAhzggCANIOACHPCCAAgBAAIdAIAQDRDgAh0QgBANEOACHSCAIA0g4AIdMIAgDSDgAhGiABAAAAASsAANERACAvAADSEQAg9AcCAAAAAYEIQAAAAAGQCAIAAAABoAhAAAAAAaQIQAAAAAGlCAIAAAABpwgBAAAAAagIAQAAAAGsCAAAAMwIArcIEAAAAAHCCBAAAAABxwgBAAAAAcgIAQAAAAHJCBAAAAAByggCAAAAAcwIAQAAAAHNCEAAAAABzggCAAAAAc8IIAAAAAHQCAEAAAAB0QgBAAAAAdIIAgAAAAHTCAIAAAABA14AALwaACDaCQAAvRoAIOAJAAABACAEXgAA2xEAMNoJAADcEQAw3AkAAN4RACDgCQAA3xEAMAAAAAAAAAAAAAAAAAAFXgAAtxoAIF8AALoaACDaCQAAuBoAINsJAAC5GgAg4AkAAFAAIAkZAACPEAAgIAAA0RgAICUAANAYACAmAACxGAAgJwAA0hgAIKQIAADLDgAgpQgAAMsOACDfCAAAyw4AIOEIAADLDgAgAAAAAAAFXgAArxoAIF8AALUaACDaCQAAsBoAINsJAAC0GgAg4AkAAF8AIAVeAACtGgAgXwAAshoAINoJAACuGgAg2wkAALEaACDgCQAAAQAgA14AAK8aACDaCQAAsBoAIOAJAABfACADXgAArRoAINoJAACuGgAg4AkAAAEAIAAAAAAABV4AAJcaACBfAACrGgAg2gkAAJgaACDbCQAAqhoAIOAJAABQACAFXgAAnRoAIF8AAKgaACDaCQAAnhoAINsJAACnGgAg4AkAAAEAIAdeAACWEgAgXwAAmRIAINoJAACXEgAg2wkAAJgSACDeCQAATgAg3wkAAE4AIOAJAABQACALXgAAihIAMF8AAI8SADDaCQAAixIAMNsJAACMEgAw3AkAAI0SACDdCQAAjhIAMN4JAACOEgAw3wkAAI4SADDgCQAAjhIAMOEJAACQEgAw4gkAAJESADAEAwAAgBIAIIEIQAAAAAGPCAIAAAABpggCAAAAAQIAAABbACBeAACVEgAgAwAAAFsAIF4AAJUSACBfAACUEgAgAVcAAKYaADAKAwAA5wwAICMAAKYOACDiBwAApQ4AMOMHAABZABDkBwAApQ4AMIEIQAC7DAAhjwgCALQMACGmCAIAtAwAId0IAgC0DAAh0gkAAKQOACACAAAAWwAgVwAAlBIAIAIAAACSEgAgVwAAkxIAIAfiBwAAkRIAMOMHAACSEgAQ5AcAAJESADCBCEAAuwwAIY8IAgC0DAAhpggCALQMACHdCAIAtAwAIQfiBwAAkRIAMOMHAACSEgAQ5AcAAJESADCBCEAAuwwAIY8IAgC0DAAhpggCALQMACHdCAIAtAwAIQOBCEAA1w4AIY8IAgDSDgAhpggCANIOACEEAwAA_hEAIIEIQADXDgAhjwgCANIOACGmCAIA0g4AIQQDAACAEgAggQhAAAAAAY8IAgAAAAGmCAIAAAABDhkAALISACAgAACxEgAgJgAAsxIAICcAALQSACCBCEAAAAABoAhAAAAAAaIIAgAAAAGkCEAAAAABpQgCAAAAAacIAQAAAAGsCAAAAOEIAsMIAQAAAAHfCAIAAAAB4ggCAAAAAQIAAABQACBeAACWEgAgAwAAAE4AIF4AAJYSACBfAACaEgAgEAAAAE4AIBkAAJ0SACAgAACcEgAgJgAAnhIAICcAAJ8SACBXAACaEgAggQhAANcOACGgCEAA1w4AIaIIAgDSDgAhpAhAAOgOACGlCAIA6Q4AIacIAQDRDgAhrAgAAJsS4QgiwwgBANEOACHfCAIA6Q4AIeIIAgDSDgAhDhkAAJ0SACAgAACcEgAgJgAAnhIAICcAAJ8SACCBCEAA1w4AIaAIQADXDgAhoggCANIOACGkCEAA6A4AIaUIAgDpDgAhpwgBANEOACGsCAAAmxLhCCLDCAEA0Q4AId8IAgDpDgAh4ggCANIOACEB3QkAAADhCAIHXgAAmxoAIF8AAKQaACDaCQAAnBoAINsJAACjGgAg3gkAAFIAIN8JAABSACDgCQAA3AYAIAVeAACZGgAgXwAAoRoAINoJAACaGgAg2wkAAKAaACDgCQAAAQAgC14AAKISADBfAACnEgAw2gkAAKMSADDbCQAApBIAMNwJAAClEgAg3QkAAKYSADDeCQAAphIAMN8JAACmEgAw4AkAAKYSADDhCQAAqBIAMOIJAACpEgAwBF8AAKASACDeCQAAYQAg3wkAAGEAIOAJAAC6BwAgAgAAAGEAIFcAAKESACAAChkAAK4SACAiAACvEgAgJAAAsBIAIPQHAgAAAAGBCEAAAAABoggCAAAAAaQIQAAAAAGlCAIAAAABwwgBAAAAAd4IAgAAAAECAAAAXwAgXgAArRIAIAMAAABfACBeAACtEgAgXwAArBIAIAFXAACfGgAwEBkAAOcMACAhAACYDQAgIgAAow4AICQAAOkNACDiBwAAog4AMOMHAABWABDkBwAAog4AMPQHAgAAAAGBCEAAuwwAIaIIAgC0DAAhpAhAAN0MACGlCAIAlA0AIcMIAQCzDAAh3AgCALQMACHeCAIAtAwAIdEJAAChDgAgAgAAAF8AIFcAAKwSACACAAAAqhIAIFcAAKsSACAL4gcAAKkSADDjBwAAqhIAEOQHAACpEgAw9AcCALQMACGBCEAAuwwAIaIIAgC0DAAhpAhAAN0MACGlCAIAlA0AIcMIAQCzDAAh3AgCALQMACHeCAIAtAwAIQviBwAAqRIAMOMHAACqEgAQ5AcAAKkSADD0BwIAtAwAIYEIQAC7DAAhoggCALQMACGkCEAA3QwAIaUIAgCUDQAhwwgBALMMACHcCAIAtAwAId4IAgC0DAAhB_QHAgDSDgAhgQhAANcOACGiCAIA0g4AIaQIQADoDgAhpQgCAOkOACHDCAEA0Q4AId4IAgDSDgAhChkAAIcSACAiAACIEgAgJAAAiRIAIPQHAgDSDgAhgQhAANcOACGiCAIA0g4AIaQIQADoDgAhpQgCAOkOACHDCAEA0Q4AId4IAgDSDgAhChkAAK4SACAiAACvEgAgJAAAsBIAIPQHAgAAAAGBCEAAAAABoggCAAAAAaQIQAAAAAGlCAIAAAABwwgBAAAAAd4IAgAAAAEDXgAAnRoAINoJAACeGgAg4AkAAAEAIANeAACWEgAg2gkAAJcSACDgCQAAUAAgBF4AAIoSADDaCQAAixIAMNwJAACNEgAg4AkAAI4SADADXgAAmxoAINoJAACcGgAg4AkAANwGACADXgAAmRoAINoJAACaGgAg4AkAAAEAIAReAACiEgAw2gkAAKMSADDcCQAApRIAIOAJAACmEgAwAeAJAAC6BwAgA14AAJcaACDaCQAAmBoAIOAJAABQACAAAAAAAAdeAACSGgAgXwAAlRoAINoJAACTGgAg2wkAAJQaACDeCQAAVgAg3wkAAFYAIOAJAABfACADXgAAkhoAINoJAACTGgAg4AkAAF8AIAAAAAAAC14AAMMSADBfAADIEgAw2gkAAMQSADDbCQAAxRIAMNwJAADGEgAg3QkAAMcSADDeCQAAxxIAMN8JAADHEgAw4AkAAMcSADDhCQAAyRIAMOIJAADKEgAwDxkAALISACAlAAC8EgAgJgAAsxIAICcAALQSACD0BwIAAAABgQhAAAAAAaAIQAAAAAGiCAIAAAABpAhAAAAAAaUIAgAAAAGnCAEAAAABrAgAAADhCALDCAEAAAAB4QgCAAAAAeIIAgAAAAECAAAAUAAgXgAAzhIAIAMAAABQACBeAADOEgAgXwAAzRIAIAFXAACRGgAwFRkAAOcMACAgAACqDgAgJQAAqw4AICYAAOgNACAnAACsDgAg4gcAAKgOADDjBwAATgAQ5AcAAKgOADD0BwIAAAABgQhAALsMACGgCEAAuwwAIaIIAgC0DAAhpAhAAN0MACGlCAIAlA0AIacIAQCzDAAhrAgAAKkO4QgiwwgBALMMACHfCAIAlA0AIeEIAgCUDQAh4ggCALQMACHTCQAApw4AIAIAAABQACBXAADNEgAgAgAAAMsSACBXAADMEgAgD-IHAADKEgAw4wcAAMsSABDkBwAAyhIAMPQHAgC0DAAhgQhAALsMACGgCEAAuwwAIaIIAgC0DAAhpAhAAN0MACGlCAIAlA0AIacIAQCzDAAhrAgAAKkO4QgiwwgBALMMACHfCAIAlA0AIeEIAgCUDQAh4ggCALQMACEP4gcAAMoSADDjBwAAyxIAEOQHAADKEgAw9AcCALQMACGBCEAAuwwAIaAIQAC7DAAhoggCALQMACGkCEAA3QwAIaUIAgCUDQAhpwgBALMMACGsCAAAqQ7hCCLDCAEAswwAId8IAgCUDQAh4QgCAJQNACHiCAIAtAwAIQv0BwIA0g4AIYEIQADXDgAhoAhAANcOACGiCAIA0g4AIaQIQADoDgAhpQgCAOkOACGnCAEA0Q4AIawIAACbEuEIIsMIAQDRDgAh4QgCAOkOACHiCAIA0g4AIQ8ZAACdEgAgJQAAuxIAICYAAJ4SACAnAACfEgAg9AcCANIOACGBCEAA1w4AIaAIQADXDgAhoggCANIOACGkCEAA6A4AIaUIAgDpDgAhpwgBANEOACGsCAAAmxLhCCLDCAEA0Q4AIeEIAgDpDgAh4ggCANIOACEPGQAAshIAICUAALwSACAmAACzEgAgJwAAtBIAIPQHAgAAAAGBCEAAAAABoAhAAAAAAaIIAgAAAAGkCEAAAAABpQgCAAAAAacIAQAAAAGsCAAAAOEIAsMIAQAAAAHhCAIAAAAB4ggCAAAAAQReAADDEgAw2gkAAMQSADDcCQAAxhIAIOAJAADHEgAwAAAAAAAAAAAABV4AAIwaACBfAACPGgAg2gkAAI0aACDbCQAAjhoAIOAJAAABACADXgAAjBoAINoJAACNGgAg4AkAAAEAIAAAAAAAAt0JAQAAAATjCQEAAAAFBV4AAIcaACBfAACKGgAg2gkAAIgaACDbCQAAiRoAIOAJAAABACAB3QkBAAAABANeAACHGgAg2gkAAIgaACDgCQAAAQAgAAAAAAAFXgAAghoAIF8AAIUaACDaCQAAgxoAINsJAACEGgAg4AkAAAEAIANeAACCGgAg2gkAAIMaACDgCQAAAQAgAAAAAAAFXgAA_RkAIF8AAIAaACDaCQAA_hkAINsJAAD_GQAg4AkAAAEAIANeAAD9GQAg2gkAAP4ZACDgCQAAAQAgAAAAAAAAAAAAAAVeAAD1GQAgXwAA-xkAINoJAAD2GQAg2wkAAPoZACDgCQAAAQAgBV4AAPMZACBfAAD4GQAg2gkAAPQZACDbCQAA9xkAIOAJAAA5ACADXgAA9RkAINoJAAD2GQAg4AkAAAEAIANeAADzGQAg2gkAAPQZACDgCQAAOQAgAAAAAAAFXgAA7hkAIF8AAPEZACDaCQAA7xkAINsJAADwGQAg4AkAADkAIANeAADuGQAg2gkAAO8ZACDgCQAAOQAgAAAAAAAFXgAA5hkAIF8AAOwZACDaCQAA5xkAINsJAADrGQAg4AkAADkAIAVeAADkGQAgXwAA6RkAINoJAADlGQAg2wkAAOgZACDgCQAAAQAgA14AAOYZACDaCQAA5xkAIOAJAAA5ACADXgAA5BkAINoJAADlGQAg4AkAAAEAIAAAAAAABV4AANkZACBfAADiGQAg2gkAANoZACDbCQAA4RkAIOAJAADfBAAgBV4AANcZACBfAADfGQAg2gkAANgZACDbCQAA3hkAIOAJAAABACALXgAAshMAMF8AALcTADDaCQAAsxMAMNsJAAC0EwAw3AkAALUTACDdCQAAthMAMN4JAAC2EwAw3wkAALYTADDgCQAAthMAMOEJAAC4EwAw4gkAALkTADALXgAAphMAMF8AAKsTADDaCQAApxMAMNsJAACoEwAw3AkAAKkTACDdCQAAqhMAMN4JAACqEwAw3wkAAKoTADDgCQAAqhMAMOEJAACsEwAw4gkAAK0TADALXgAAmhMAMF8AAJ8TADDaCQAAmxMAMNsJAACcEwAw3AkAAJ0TACDdCQAAnhMAMN4JAACeEwAw3wkAAJ4TADDgCQAAnhMAMOEJAACgEwAw4gkAAKETADAB9AcCAAAAAQIAAABHACBeAAClEwAgAwAAAEcAIF4AAKUTACBfAACkEwAgAVcAAN0ZADAGGgAArg4AIOIHAACtDgAw4wcAAEUAEOQHAACtDgAw9AcCAAAAAfkIAgC0DAAhAgAAAEcAIFcAAKQTACACAAAAohMAIFcAAKMTACAF4gcAAKETADDjBwAAohMAEOQHAAChEwAw9AcCALQMACH5CAIAtAwAIQXiBwAAoRMAMOMHAACiEwAQ5AcAAKETADD0BwIAtAwAIfkIAgC0DAAhAfQHAgDSDgAhAfQHAgDSDgAhAfQHAgAAAAEEAwAA_hIAII8IAgAAAAH6CAIAAAAB-whAAAAAAQIAAABDACBeAACxEwAgAwAAAEMAIF4AALETACBfAACwEwAgAVcAANwZADAKAwAA5wwAIBoAAK4OACDiBwAAsA4AMOMHAABBABDkBwAAsA4AMI8IAgC0DAAh-QgCALQMACH6CAIAtAwAIfsIQAC7DAAh1AkAAK8OACACAAAAQwAgVwAAsBMAIAIAAACuEwAgVwAArxMAIAfiBwAArRMAMOMHAACuEwAQ5AcAAK0TADCPCAIAtAwAIfkIAgC0DAAh-ggCALQMACH7CEAAuwwAIQfiBwAArRMAMOMHAACuEwAQ5AcAAK0TADCPCAIAtAwAIfkIAgC0DAAh-ggCALQMACH7CEAAuwwAIQOPCAIA0g4AIfoIAgDSDgAh-whAANcOACEEAwAA_BIAII8IAgDSDgAh-ggCANIOACH7CEAA1w4AIQQDAAD-EgAgjwgCAAAAAfoIAgAAAAH7CEAAAAABBxkAAI8TACD0BwIAAAABgQhAAAAAAaIIAgAAAAGjCAEAAAABpAhAAAAAAaUIAgAAAAECAAAAPwAgXgAAvRMAIAMAAAA_ACBeAAC9EwAgXwAAvBMAIAFXAADbGQAwDBkAAOcMACAaAACuDgAg4gcAALEOADDjBwAAPQAQ5AcAALEOADD0BwIAAAABgQhAALsMACGiCAIAtAwAIaMIAQCzDAAhpAhAAN0MACGlCAIAlA0AIfkIAgC0DAAhAgAAAD8AIFcAALwTACACAAAAuhMAIFcAALsTACAK4gcAALkTADDjBwAAuhMAEOQHAAC5EwAw9AcCALQMACGBCEAAuwwAIaIIAgC0DAAhowgBALMMACGkCEAA3QwAIaUIAgCUDQAh-QgCALQMACEK4gcAALkTADDjBwAAuhMAEOQHAAC5EwAw9AcCALQMACGBCEAAuwwAIaIIAgC0DAAhowgBALMMACGkCEAA3QwAIaUIAgCUDQAh-QgCALQMACEG9AcCANIOACGBCEAA1w4AIaIIAgDSDgAhowgBANEOACGkCEAA6A4AIaUIAgDpDgAhBxkAAI0TACD0BwIA0g4AIYEIQADXDgAhoggCANIOACGjCAEA0Q4AIaQIQADoDgAhpQgCAOkOACEHGQAAjxMAIPQHAgAAAAGBCEAAAAABoggCAAAAAaMIAQAAAAGkCEAAAAABpQgCAAAAAQNeAADZGQAg2gkAANoZACDgCQAA3wQAIANeAADXGQAg2gkAANgZACDgCQAAAQAgBF4AALITADDaCQAAsxMAMNwJAAC1EwAg4AkAALYTADAEXgAAphMAMNoJAACnEwAw3AkAAKkTACDgCQAAqhMAMAReAACaEwAw2gkAAJsTADDcCQAAnRMAIOAJAACeEwAwAAAAAAALXgAAyRMAMF8AAM4TADDaCQAAyhMAMNsJAADLEwAw3AkAAMwTACDdCQAAzRMAMN4JAADNEwAw3wkAAM0TADDgCQAAzRMAMOEJAADPEwAw4gkAANATADASGQAAvxMAIBsAAMATACAcAADBEwAgHQAAwhMAIPQHAgAAAAGBCEAAAAABoAhAAAAAAaIIAgAAAAGjCAEAAAABpAhAAAAAAaUIAgAAAAGnCAEAAAAB_QggAAAAAf4IIAAAAAH_CAIAAAABgAlAAAAAAYEJAgAAAAGCCQIAAAABAgAAADkAIF4AANQTACADAAAAOQAgXgAA1BMAIF8AANMTACABVwAA1hkAMBcYAACzDgAgGQAA5wwAIBsAAOYNACAcAADnDQAgHQAAtA4AIOIHAACyDgAw4wcAADcAEOQHAACyDgAw9AcCAAAAAYEIQAC7DAAhoAhAALsMACGiCAIAtAwAIaMIAQCzDAAhpAhAAN0MACGlCAIAlA0AIacIAQCzDAAh_AgCALQMACH9CCAA3gwAIf4IIADeDAAh_wgCALQMACGACUAAuwwAIYEJAgC0DAAhggkCAJQNACECAAAAOQAgVwAA0xMAIAIAAADREwAgVwAA0hMAIBLiBwAA0BMAMOMHAADREwAQ5AcAANATADD0BwIAtAwAIYEIQAC7DAAhoAhAALsMACGiCAIAtAwAIaMIAQCzDAAhpAhAAN0MACGlCAIAlA0AIacIAQCzDAAh_AgCALQMACH9CCAA3gwAIf4IIADeDAAh_wgCALQMACGACUAAuwwAIYEJAgC0DAAhggkCAJQNACES4gcAANATADDjBwAA0RMAEOQHAADQEwAw9AcCALQMACGBCEAAuwwAIaAIQAC7DAAhoggCALQMACGjCAEAswwAIaQIQADdDAAhpQgCAJQNACGnCAEAswwAIfwIAgC0DAAh_QggAN4MACH-CCAA3gwAIf8IAgC0DAAhgAlAALsMACGBCQIAtAwAIYIJAgCUDQAhDvQHAgDSDgAhgQhAANcOACGgCEAA1w4AIaIIAgDSDgAhowgBANEOACGkCEAA6A4AIaUIAgDpDgAhpwgBANEOACH9CCAAgBAAIf4IIACAEAAh_wgCANIOACGACUAA1w4AIYEJAgDSDgAhggkCAOkOACESGQAAlhMAIBsAAJcTACAcAACYEwAgHQAAmRMAIPQHAgDSDgAhgQhAANcOACGgCEAA1w4AIaIIAgDSDgAhowgBANEOACGkCEAA6A4AIaUIAgDpDgAhpwgBANEOACH9CCAAgBAAIf4IIACAEAAh_wgCANIOACGACUAA1w4AIYEJAgDSDgAhggkCAOkOACESGQAAvxMAIBsAAMATACAcAADBEwAgHQAAwhMAIPQHAgAAAAGBCEAAAAABoAhAAAAAAaIIAgAAAAGjCAEAAAABpAhAAAAAAaUIAgAAAAGnCAEAAAAB_QggAAAAAf4IIAAAAAH_CAIAAAABgAlAAAAAAYEJAgAAAAGCCQIAAAABBF4AAMkTADDaCQAAyhMAMNwJAADMEwAg4AkAAM0TADAAAAAAAAAFXgAA0RkAIF8AANQZACDaCQAA0hkAINsJAADTGQAg4AkAAAEAIANeAADRGQAg2gkAANIZACDgCQAAAQAgAAAAAAAFXgAAyRkAIF8AAM8ZACDaCQAAyhkAINsJAADOGQAg4AkAAO4DACAFXgAAxxkAIF8AAMwZACDaCQAAyBkAINsJAADLGQAg4AkAANIBACADXgAAyRkAINoJAADKGQAg4AkAAO4DACADXgAAxxkAINoJAADIGQAg4AkAANIBACAAAAAAAAVeAAC-GQAgXwAAxRkAINoJAAC_GQAg2wkAAMQZACDgCQAAAQAgBV4AALwZACBfAADCGQAg2gkAAL0ZACDbCQAAwRkAIOAJAAABACALXgAA7xMAMF8AAPQTADDaCQAA8BMAMNsJAADxEwAw3AkAAPITACDdCQAA8xMAMN4JAADzEwAw3wkAAPMTADDgCQAA8xMAMOEJAAD1EwAw4gkAAPYTADAFTAAA5RMAIIQJAQAAAAGMCQIAAAABjgkBAAAAAY8JAgAAAAECAAAA1gEAIF4AAPoTACADAAAA1gEAIF4AAPoTACBfAAD5EwAgAVcAAMAZADAKTAAA0g0AIE0AANMNACDiBwAA0Q0AMOMHAADUAQAQ5AcAANENADCECQEA3AwAIYwJAgAAAAGNCQIAtAwAIY4JAQDcDAAhjwkCAJQNACECAAAA1gEAIFcAAPkTACACAAAA9xMAIFcAAPgTACAI4gcAAPYTADDjBwAA9xMAEOQHAAD2EwAwhAkBANwMACGMCQIAtAwAIY0JAgC0DAAhjgkBANwMACGPCQIAlA0AIQjiBwAA9hMAMOMHAAD3EwAQ5AcAAPYTADCECQEA3AwAIYwJAgC0DAAhjQkCALQMACGOCQEA3AwAIY8JAgCUDQAhBIQJAQD9DgAhjAkCANIOACGOCQEA_Q4AIY8JAgDpDgAhBUwAAOMTACCECQEA_Q4AIYwJAgDSDgAhjgkBAP0OACGPCQIA6Q4AIQVMAADlEwAghAkBAAAAAYwJAgAAAAGOCQEAAAABjwkCAAAAAQNeAAC-GQAg2gkAAL8ZACDgCQAAAQAgA14AALwZACDaCQAAvRkAIOAJAAABACAEXgAA7xMAMNoJAADwEwAw3AkAAPITACDgCQAA8xMAMAAAAAAABV4AALQZACBfAAC6GQAg2gkAALUZACDbCQAAuRkAIOAJAAABACAFXgAAshkAIF8AALcZACDaCQAAsxkAINsJAAC2GQAg4AkAAAEAIANeAAC0GQAg2gkAALUZACDgCQAAAQAgA14AALIZACDaCQAAsxkAIOAJAAABACAAAAAAAAteAACNFAAwXwAAkRQAMNoJAACOFAAw2wkAAI8UADDcCQAAkBQAIN0JAADzEwAw3gkAAPMTADDfCQAA8xMAMOAJAADzEwAw4QkAAJIUADDiCQAA9hMAMAVNAADmEwAghAkBAAAAAY0JAgAAAAGOCQEAAAABjwkCAAAAAQIAAADWAQAgXgAAlRQAIAMAAADWAQAgXgAAlRQAIF8AAJQUACABVwAAsRkAMAIAAADWAQAgVwAAlBQAIAIAAAD3EwAgVwAAkxQAIASECQEA_Q4AIY0JAgDSDgAhjgkBAP0OACGPCQIA6Q4AIQVNAADkEwAghAkBAP0OACGNCQIA0g4AIY4JAQD9DgAhjwkCAOkOACEFTQAA5hMAIIQJAQAAAAGNCQIAAAABjgkBAAAAAY8JAgAAAAEEXgAAjRQAMNoJAACOFAAw3AkAAJAUACDgCQAA8xMAMAAAAAAAAAdeAACpGQAgXwAArxkAINoJAACqGQAg2wkAAK4ZACDeCQAArwEAIN8JAACvAQAg4AkAAAEAIAVeAACnGQAgXwAArBkAINoJAACoGQAg2wkAAKsZACDgCQAAAQAgA14AAKkZACDaCQAAqhkAIOAJAAABACADXgAApxkAINoJAACoGQAg4AkAAAEAIAAAAAAAAd0JAAAAoAkCBV4AAJwZACBfAAClGQAg2gkAAJ0ZACDbCQAApBkAIOAJAAABACAHXgAAmhkAIF8AAKIZACDaCQAAmxkAINsJAAChGQAg3gkAAK8BACDfCQAArwEAIOAJAAABACAHXgAAmBkAIF8AAJ8ZACDaCQAAmRkAINsJAACeGQAg3gkAAK8BACDfCQAArwEAIOAJAAABACADXgAAnBkAINoJAACdGQAg4AkAAAEAIANeAACaGQAg2gkAAJsZACDgCQAAAQAgA14AAJgZACDaCQAAmRkAIOAJAAABACAAAAAAAAAAAAAABV4AAJMZACBfAACWGQAg2gkAAJQZACDbCQAAlRkAIOAJAAABACADXgAAkxkAINoJAACUGQAg4AkAAAEAIAAAAAAABV4AAI4ZACBfAACRGQAg2gkAAI8ZACDbCQAAkBkAIOAJAAABACADXgAAjhkAINoJAACPGQAg4AkAAAEAIAAAAAAABV4AAIkZACBfAACMGQAg2gkAAIoZACDbCQAAixkAIOAJAAABACADXgAAiRkAINoJAACKGQAg4AkAAAEAIAAAAAAAB14AAIQZACBfAACHGQAg2gkAAIUZACDbCQAAhhkAIN4JAACvAQAg3wkAAK8BACDgCQAAAQAgA14AAIQZACDaCQAAhRkAIOAJAAABACAAAAAAAAAAAAAABV4AAP8YACBfAACCGQAg2gkAAIAZACDbCQAAgRkAIOAJAAABACADXgAA_xgAINoJAACAGQAg4AkAAAEAIAAAAAAAAd0JAAAAuAkCC14AAPoXADBfAAD-FwAw2gkAAPsXADDbCQAA_BcAMNwJAAD9FwAg3QkAAIUPADDeCQAAhQ8AMN8JAACFDwAw4AkAAIUPADDhCQAA_xcAMOIJAACIDwAwC14AAO4XADBfAADzFwAw2gkAAO8XADDbCQAA8BcAMNwJAADxFwAg3QkAAPIXADDeCQAA8hcAMN8JAADyFwAw4AkAAPIXADDhCQAA9BcAMOIJAAD1FwAwC14AAOUXADBfAADpFwAw2gkAAOYXADDbCQAA5xcAMNwJAADoFwAg3QkAAO0PADDeCQAA7Q8AMN8JAADtDwAw4AkAAO0PADDhCQAA6hcAMOIJAADwDwAwB14AAOAXACBfAADjFwAg2gkAAOEXACDbCQAA4hcAIN4JAAApACDfCQAAKQAg4AkAAOkFACALXgAA1BcAMF8AANkXADDaCQAA1RcAMNsJAADWFwAw3AkAANcXACDdCQAA2BcAMN4JAADYFwAw3wkAANgXADDgCQAA2BcAMOEJAADaFwAw4gkAANsXADALXgAAyBcAMF8AAM0XADDaCQAAyRcAMNsJAADKFwAw3AkAAMsXACDdCQAAzBcAMN4JAADMFwAw3wkAAMwXADDgCQAAzBcAMOEJAADOFwAw4gkAAM8XADALXgAAvBcAMF8AAMEXADDaCQAAvRcAMNsJAAC-FwAw3AkAAL8XACDdCQAAwBcAMN4JAADAFwAw3wkAAMAXADDgCQAAwBcAMOEJAADCFwAw4gkAAMMXADALXgAAsxcAMF8AALcXADDaCQAAtBcAMNsJAAC1FwAw3AkAALYXACDdCQAAzRMAMN4JAADNEwAw3wkAAM0TADDgCQAAzRMAMOEJAAC4FwAw4gkAANATADALXgAAqhcAMF8AAK4XADDaCQAAqxcAMNsJAACsFwAw3AkAAK0XACDdCQAAthMAMN4JAAC2EwAw3wkAALYTADDgCQAAthMAMOEJAACvFwAw4gkAALkTADALXgAAoRcAMF8AAKUXADDaCQAAohcAMNsJAACjFwAw3AkAAKQXACDdCQAAqhMAMN4JAACqEwAw3wkAAKoTADDgCQAAqhMAMOEJAACmFwAw4gkAAK0TADALXgAAmBcAMF8AAJwXADDaCQAAmRcAMNsJAACaFwAw3AkAAJsXACDdCQAAxxIAMN4JAADHEgAw3wkAAMcSADDgCQAAxxIAMOEJAACdFwAw4gkAAMoSADALXgAAjxcAMF8AAJMXADDaCQAAkBcAMNsJAACRFwAw3AkAAJIXACDdCQAAphIAMN4JAACmEgAw3wkAAKYSADDgCQAAphIAMOEJAACUFwAw4gkAAKkSADALXgAAhhcAMF8AAIoXADDaCQAAhxcAMNsJAACIFwAw3AkAAIkXACDdCQAAjhIAMN4JAACOEgAw3wkAAI4SADDgCQAAjhIAMOEJAACLFwAw4gkAAJESADALXgAA-hYAMF8AAP8WADDaCQAA-xYAMNsJAAD8FgAw3AkAAP0WACDdCQAA_hYAMN4JAAD-FgAw3wkAAP4WADDgCQAA_hYAMOEJAACAFwAw4gkAAIEXADALXgAA7hYAMF8AAPMWADDaCQAA7xYAMNsJAADwFgAw3AkAAPEWACDdCQAA8hYAMN4JAADyFgAw3wkAAPIWADDgCQAA8hYAMOEJAAD0FgAw4gkAAPUWADALXgAA4hYAMF8AAOcWADDaCQAA4xYAMNsJAADkFgAw3AkAAOUWACDdCQAA5hYAMN4JAADmFgAw3wkAAOYWADDgCQAA5hYAMOEJAADoFgAw4gkAAOkWADALXgAA1hYAMF8AANsWADDaCQAA1xYAMNsJAADYFgAw3AkAANkWACDdCQAA2hYAMN4JAADaFgAw3wkAANoWADDgCQAA2hYAMOEJAADcFgAw4gkAAN0WADALXgAAzRYAMF8AANEWADDaCQAAzhYAMNsJAADPFgAw3AkAANAWACDdCQAA3hAAMN4JAADeEAAw3wkAAN4QADDgCQAA3hAAMOEJAADSFgAw4gkAAOEQADALXgAAxBYAMF8AAMgWADDaCQAAxRYAMNsJAADGFgAw3AkAAMcWACDdCQAAvxEAMN4JAAC_EQAw3wkAAL8RADDgCQAAvxEAMOEJAADJFgAw4gkAAMIRADALXgAAuBYAMF8AAL0WADDaCQAAuRYAMNsJAAC6FgAw3AkAALsWACDdCQAAvBYAMN4JAAC8FgAw3wkAALwWADDgCQAAvBYAMOEJAAC-FgAw4gkAAL8WADALXgAArxYAMF8AALMWADDaCQAAsBYAMNsJAACxFgAw3AkAALIWACDdCQAA0hAAMN4JAADSEAAw3wkAANIQADDgCQAA0hAAMOEJAAC0FgAw4gkAANUQADALXgAAoxYAMF8AAKgWADDaCQAApBYAMNsJAAClFgAw3AkAAKYWACDdCQAApxYAMN4JAACnFgAw3wkAAKcWADDgCQAApxYAMOEJAACpFgAw4gkAAKoWADAHXgAAnhYAIF8AAKEWACDaCQAAnxYAINsJAACgFgAg3gkAAKkBACDfCQAAqQEAIOAJAACECgAgC14AAJUWADBfAACZFgAw2gkAAJYWADDbCQAAlxYAMNwJAACYFgAg3QkAAIQWADDeCQAAhBYAMN8JAACEFgAw4AkAAIQWADDhCQAAmhYAMOIJAACHFgAwC14AAIwWADBfAACQFgAw2gkAAI0WADDbCQAAjhYAMNwJAACPFgAg3QkAAIQWADDeCQAAhBYAMN8JAACEFgAw4AkAAIQWADDhCQAAkRYAMOIJAACHFgAwC14AAIAWADBfAACFFgAw2gkAAIEWADDbCQAAghYAMNwJAACDFgAg3QkAAIQWADDeCQAAhBYAMN8JAACEFgAw4AkAAIQWADDhCQAAhhYAMOIJAACHFgAwC14AAPcVADBfAAD7FQAw2gkAAPgVADDbCQAA-RUAMNwJAAD6FQAg3QkAAO8VADDeCQAA7xUAMN8JAADvFQAw4AkAAO8VADDhCQAA_BUAMOIJAADyFQAwC14AAOsVADBfAADwFQAw2gkAAOwVADDbCQAA7RUAMNwJAADuFQAg3QkAAO8VADDeCQAA7xUAMN8JAADvFQAw4AkAAO8VADDhCQAA8RUAMOIJAADyFQAwC14AAN8VADBfAADkFQAw2gkAAOAVADDbCQAA4RUAMNwJAADiFQAg3QkAAOMVADDeCQAA4xUAMN8JAADjFQAw4AkAAOMVADDhCQAA5RUAMOIJAADmFQAwC14AANMVADBfAADYFQAw2gkAANQVADDbCQAA1RUAMNwJAADWFQAg3QkAANcVADDeCQAA1xUAMN8JAADXFQAw4AkAANcVADDhCQAA2RUAMOIJAADaFQAwC14AAMcVADBfAADMFQAw2gkAAMgVADDbCQAAyRUAMNwJAADKFQAg3QkAAMsVADDeCQAAyxUAMN8JAADLFQAw4AkAAMsVADDhCQAAzRUAMOIJAADOFQAwC14AALsVADBfAADAFQAw2gkAALwVADDbCQAAvRUAMNwJAAC-FQAg3QkAAL8VADDeCQAAvxUAMN8JAAC_FQAw4AkAAL8VADDhCQAAwRUAMOIJAADCFQAwC14AALIVADBfAAC2FQAw2gkAALMVADDbCQAAtBUAMNwJAAC1FQAg3QkAAKoVADDeCQAAqhUAMN8JAACqFQAw4AkAAKoVADDhCQAAtxUAMOIJAACtFQAwC14AAKYVADBfAACrFQAw2gkAAKcVADDbCQAAqBUAMNwJAACpFQAg3QkAAKoVADDeCQAAqhUAMN8JAACqFQAw4AkAAKoVADDhCQAArBUAMOIJAACtFQAwC14AAJ0VADBfAAChFQAw2gkAAJ4VADDbCQAAnxUAMNwJAACgFQAg3QkAAJUVADDeCQAAlRUAMN8JAACVFQAw4AkAAJUVADDhCQAAohUAMOIJAACYFQAwC14AAJEVADBfAACWFQAw2gkAAJIVADDbCQAAkxUAMNwJAACUFQAg3QkAAJUVADDeCQAAlRUAMN8JAACVFQAw4AkAAJUVADDhCQAAlxUAMOIJAACYFQAwC14AAIUVADBfAACKFQAw2gkAAIYVADDbCQAAhxUAMNwJAACIFQAg3QkAAIkVADDeCQAAiRUAMN8JAACJFQAw4AkAAIkVADDhCQAAixUAMOIJAACMFQAwBIEIQAAAAAGbCAIAAAABnQgCAAAAAZ8IAQAAAAECAAAA3gEAIF4AAJAVACADAAAA3gEAIF4AAJAVACBfAACPFQAgAVcAAP4YADAKAwAA5wwAIOIHAADQDQAw4wcAANwBABDkBwAA0A0AMIEIQAC7DAAhjwgCALQMACGbCAIAtAwAIZ0IAgC0DAAhnwgBAAAAAcoJAADPDQAgAgAAAN4BACBXAACPFQAgAgAAAI0VACBXAACOFQAgCOIHAACMFQAw4wcAAI0VABDkBwAAjBUAMIEIQAC7DAAhjwgCALQMACGbCAIAtAwAIZ0IAgC0DAAhnwgBALMMACEI4gcAAIwVADDjBwAAjRUAEOQHAACMFQAwgQhAALsMACGPCAIAtAwAIZsIAgC0DAAhnQgCALQMACGfCAEAswwAIQSBCEAA1w4AIZsIAgDSDgAhnQgCANIOACGfCAEA0Q4AIQSBCEAA1w4AIZsIAgDSDgAhnQgCANIOACGfCAEA0Q4AIQSBCEAAAAABmwgCAAAAAZ0IAgAAAAGfCAEAAAABCgMAAPsTACArAgAAAAFOAAD9EwAg9AcCAAAAAYEIQAAAAAGPCAIAAAABhAkBAAAAAY4JAQAAAAGQCQEAAAABkQlAAAAAAQIAAADSAQAgXgAAnBUAIAMAAADSAQAgXgAAnBUAIF8AAJsVACABVwAA_RgAMA8DAADnDAAgKwIAtAwAIUkAAOcMACBOAAC8DQAg4gcAANQNADDjBwAA0AEAEOQHAADUDQAw9AcCAAAAAYEIQAC7DAAhjwgCALQMACGECQEAswwAIY4JAQDcDAAhjwkCALQMACGQCQEAswwAIZEJQADdDAAhAgAAANIBACBXAACbFQAgAgAAAJkVACBXAACaFQAgDCsCALQMACHiBwAAmBUAMOMHAACZFQAQ5AcAAJgVADD0BwIAtAwAIYEIQAC7DAAhjwgCALQMACGECQEAswwAIY4JAQDcDAAhjwkCALQMACGQCQEAswwAIZEJQADdDAAhDCsCALQMACHiBwAAmBUAMOMHAACZFQAQ5AcAAJgVADD0BwIAtAwAIYEIQAC7DAAhjwgCALQMACGECQEAswwAIY4JAQDcDAAhjwkCALQMACGQCQEAswwAIZEJQADdDAAhCCsCANIOACH0BwIA0g4AIYEIQADXDgAhjwgCANIOACGECQEA0Q4AIY4JAQD9DgAhkAkBANEOACGRCUAA6A4AIQoDAADsEwAgKwIA0g4AIU4AAO4TACD0BwIA0g4AIYEIQADXDgAhjwgCANIOACGECQEA0Q4AIY4JAQD9DgAhkAkBANEOACGRCUAA6A4AIQoDAAD7EwAgKwIAAAABTgAA_RMAIPQHAgAAAAGBCEAAAAABjwgCAAAAAYQJAQAAAAGOCQEAAAABkAkBAAAAAZEJQAAAAAEKKwIAAAABSQAA_BMAIE4AAP0TACD0BwIAAAABgQhAAAAAAYQJAQAAAAGOCQEAAAABjwkCAAAAAZAJAQAAAAGRCUAAAAABAgAAANIBACBeAAClFQAgAwAAANIBACBeAAClFQAgXwAApBUAIAFXAAD8GAAwAgAAANIBACBXAACkFQAgAgAAAJkVACBXAACjFQAgCCsCANIOACH0BwIA0g4AIYEIQADXDgAhhAkBANEOACGOCQEA_Q4AIY8JAgDSDgAhkAkBANEOACGRCUAA6A4AIQorAgDSDgAhSQAA7RMAIE4AAO4TACD0BwIA0g4AIYEIQADXDgAhhAkBANEOACGOCQEA_Q4AIY8JAgDSDgAhkAkBANEOACGRCUAA6A4AIQorAgAAAAFJAAD8EwAgTgAA_RMAIPQHAgAAAAGBCEAAAAABhAkBAAAAAY4JAQAAAAGPCQIAAAABkAkBAAAAAZEJQAAAAAEGAwAAhRQAIPQHAgAAAAGBCEAAAAABjwgCAAAAAZIJAQAAAAGTCUAAAAABAgAAAM0BACBeAACxFQAgAwAAAM0BACBeAACxFQAgXwAAsBUAIAFXAAD7GAAwCwMAAOcMACBJAADnDAAg4gcAANUNADDjBwAAywEAEOQHAADVDQAw9AcCAAAAAYEIQAC7DAAhjwgCALQMACGPCQIAtAwAIZIJAQCzDAAhkwlAAN0MACECAAAAzQEAIFcAALAVACACAAAArhUAIFcAAK8VACAJ4gcAAK0VADDjBwAArhUAEOQHAACtFQAw9AcCALQMACGBCEAAuwwAIY8IAgC0DAAhjwkCALQMACGSCQEAswwAIZMJQADdDAAhCeIHAACtFQAw4wcAAK4VABDkBwAArRUAMPQHAgC0DAAhgQhAALsMACGPCAIAtAwAIY8JAgC0DAAhkgkBALMMACGTCUAA3QwAIQX0BwIA0g4AIYEIQADXDgAhjwgCANIOACGSCQEA0Q4AIZMJQADoDgAhBgMAAIMUACD0BwIA0g4AIYEIQADXDgAhjwgCANIOACGSCQEA0Q4AIZMJQADoDgAhBgMAAIUUACD0BwIAAAABgQhAAAAAAY8IAgAAAAGSCQEAAAABkwlAAAAAAQZJAACGFAAg9AcCAAAAAYEIQAAAAAGPCQIAAAABkgkBAAAAAZMJQAAAAAECAAAAzQEAIF4AALoVACADAAAAzQEAIF4AALoVACBfAAC5FQAgAVcAAPoYADACAAAAzQEAIFcAALkVACACAAAArhUAIFcAALgVACAF9AcCANIOACGBCEAA1w4AIY8JAgDSDgAhkgkBANEOACGTCUAA6A4AIQZJAACEFAAg9AcCANIOACGBCEAA1w4AIY8JAgDSDgAhkgkBANEOACGTCUAA6A4AIQZJAACGFAAg9AcCAAAAAYEIQAAAAAGPCQIAAAABkgkBAAAAAZMJQAAAAAEO9AcCAAAAAfYHQAAAAAH-B0AAAAABgghAAAAAAZsIBAAAAAGfCAEAAAABhAkBAAAAAYUJAgAAAAGGCQIAAAABhwkCAAAAAYgJBAAAAAGJCQIAAAABigkBAAAAAYsJQAAAAAECAAAAyQEAIF4AAMYVACADAAAAyQEAIF4AAMYVACBfAADFFQAgAVcAAPkYADATAwAA5wwAIOIHAADWDQAw4wcAAMcBABDkBwAA1g0AMPQHAgAAAAH2B0AA3QwAIf4HQAC7DAAhgghAAN0MACGPCAIAtAwAIZsIBADmDAAhnwgBAAAAAYQJAQCzDAAhhQkCALQMACGGCQIAtAwAIYcJAgC0DAAhiAkEAOYMACGJCQIAtAwAIYoJAQDcDAAhiwlAAN0MACECAAAAyQEAIFcAAMUVACACAAAAwxUAIFcAAMQVACAS4gcAAMIVADDjBwAAwxUAEOQHAADCFQAw9AcCALQMACH2B0AA3QwAIf4HQAC7DAAhgghAAN0MACGPCAIAtAwAIZsIBADmDAAhnwgBANwMACGECQEAswwAIYUJAgC0DAAhhgkCALQMACGHCQIAtAwAIYgJBADmDAAhiQkCALQMACGKCQEA3AwAIYsJQADdDAAhEuIHAADCFQAw4wcAAMMVABDkBwAAwhUAMPQHAgC0DAAh9gdAAN0MACH-B0AAuwwAIYIIQADdDAAhjwgCALQMACGbCAQA5gwAIZ8IAQDcDAAhhAkBALMMACGFCQIAtAwAIYYJAgC0DAAhhwkCALQMACGICQQA5gwAIYkJAgC0DAAhigkBANwMACGLCUAA3QwAIQ70BwIA0g4AIfYHQADoDgAh_gdAANcOACGCCEAA6A4AIZsIBACMEAAhnwgBAP0OACGECQEA0Q4AIYUJAgDSDgAhhgkCANIOACGHCQIA0g4AIYgJBACMEAAhiQkCANIOACGKCQEA_Q4AIYsJQADoDgAhDvQHAgDSDgAh9gdAAOgOACH-B0AA1w4AIYIIQADoDgAhmwgEAIwQACGfCAEA_Q4AIYQJAQDRDgAhhQkCANIOACGGCQIA0g4AIYcJAgDSDgAhiAkEAIwQACGJCQIA0g4AIYoJAQD9DgAhiwlAAOgOACEO9AcCAAAAAfYHQAAAAAH-B0AAAAABgghAAAAAAZsIBAAAAAGfCAEAAAABhAkBAAAAAYUJAgAAAAGGCQIAAAABhwkCAAAAAYgJBAAAAAGJCQIAAAABigkBAAAAAYsJQAAAAAEG9AcCAAAAAYEIQAAAAAGCCEAAAAABhwgAAQAAAasJAgAAAAGsCQIAAAABAgAAAMUBACBeAADSFQAgAwAAAMUBACBeAADSFQAgXwAA0RUAIAFXAAD4GAAwC0YAAOcMACDiBwAA1w0AMOMHAADDAQAQ5AcAANcNADD0BwIAAAABgQhAALsMACGCCEAAuwwAIYcIAAEAAAGqCQIAtAwAIasJAgC0DAAhrAkCALQMACECAAAAxQEAIFcAANEVACACAAAAzxUAIFcAANAVACAK4gcAAM4VADDjBwAAzxUAEOQHAADOFQAw9AcCALQMACGBCEAAuwwAIYIIQAC7DAAhhwgAAaQNACGqCQIAtAwAIasJAgC0DAAhrAkCALQMACEK4gcAAM4VADDjBwAAzxUAEOQHAADOFQAw9AcCALQMACGBCEAAuwwAIYIIQAC7DAAhhwgAAaQNACGqCQIAtAwAIasJAgC0DAAhrAkCALQMACEG9AcCANIOACGBCEAA1w4AIYIIQADXDgAhhwgAAeYOACGrCQIA0g4AIawJAgDSDgAhBvQHAgDSDgAhgQhAANcOACGCCEAA1w4AIYcIAAHmDgAhqwkCANIOACGsCQIA0g4AIQb0BwIAAAABgQhAAAAAAYIIQAAAAAGHCAABAAABqwkCAAAAAawJAgAAAAEGgQhAAAAAAYIIQAAAAAGHCAABAAABiQhAAAAAAagJAQAAAAGpCQEAAAABAgAAAMEBACBeAADeFQAgAwAAAMEBACBeAADeFQAgXwAA3RUAIAFXAAD3GAAwCwMAAOcMACDiBwAA2A0AMOMHAAC_AQAQ5AcAANgNADCBCEAAuwwAIYIIQAC7DAAhhwgAAQAAAYkIQADdDAAhjwgCALQMACGoCQEAswwAIakJAQCzDAAhAgAAAMEBACBXAADdFQAgAgAAANsVACBXAADcFQAgCuIHAADaFQAw4wcAANsVABDkBwAA2hUAMIEIQAC7DAAhgghAALsMACGHCAABpA0AIYkIQADdDAAhjwgCALQMACGoCQEAswwAIakJAQCzDAAhCuIHAADaFQAw4wcAANsVABDkBwAA2hUAMIEIQAC7DAAhgghAALsMACGHCAABpA0AIYkIQADdDAAhjwgCALQMACGoCQEAswwAIakJAQCzDAAhBoEIQADXDgAhgghAANcOACGHCAAB5g4AIYkIQADoDgAhqAkBANEOACGpCQEA0Q4AIQaBCEAA1w4AIYIIQADXDgAhhwgAAeYOACGJCEAA6A4AIagJAQDRDgAhqQkBANEOACEGgQhAAAAAAYIIQAAAAAGHCAABAAABiQhAAAAAAagJAQAAAAGpCQEAAAABCVeAAAAAAfQHAgAAAAGBCEAAAAABhQkCAAAAAYoJAQAAAAGtCQEAAAABrgkBAAAAAa8JQAAAAAGwCUAAAAABAgAAALwBACBeAADqFQAgAwAAALwBACBeAADqFQAgXwAA6RUAIAFXAAD2GAAwDgMAANoNACBXAACuDQAg4gcAANkNADDjBwAAugEAEOQHAADZDQAw9AcCAAAAAYEIQAC7DAAhjwgCAJQNACGFCQIAtAwAIYoJAQDcDAAhrQkBALMMACGuCQEAswwAIa8JQAC7DAAhsAlAAN0MACECAAAAvAEAIFcAAOkVACACAAAA5xUAIFcAAOgVACANVwAArg0AIOIHAADmFQAw4wcAAOcVABDkBwAA5hUAMPQHAgC0DAAhgQhAALsMACGPCAIAlA0AIYUJAgC0DAAhigkBANwMACGtCQEAswwAIa4JAQCzDAAhrwlAALsMACGwCUAA3QwAIQ1XAACuDQAg4gcAAOYVADDjBwAA5xUAEOQHAADmFQAw9AcCALQMACGBCEAAuwwAIY8IAgCUDQAhhQkCALQMACGKCQEA3AwAIa0JAQCzDAAhrgkBALMMACGvCUAAuwwAIbAJQADdDAAhCVeAAAAAAfQHAgDSDgAhgQhAANcOACGFCQIA0g4AIYoJAQD9DgAhrQkBANEOACGuCQEA0Q4AIa8JQADXDgAhsAlAAOgOACEJV4AAAAAB9AcCANIOACGBCEAA1w4AIYUJAgDSDgAhigkBAP0OACGtCQEA0Q4AIa4JAQDRDgAhrwlAANcOACGwCUAA6A4AIQlXgAAAAAH0BwIAAAABgQhAAAAAAYUJAgAAAAGKCQEAAAABrQkBAAAAAa4JAQAAAAGvCUAAAAABsAlAAAAAAQoEAACfFAAg8wdAAAAAAfQHAgAAAAGQCAIAAAABpwgBAAAAAcMIAQAAAAGOCQEAAAABlAkBAAAAAZUJAgAAAAGbCQIAAAABAgAAALYBACBeAAD2FQAgAwAAALYBACBeAAD2FQAgXwAA9RUAIAFXAAD1GAAwEAQAANoNACBBAADnDAAg4gcAANwNADDjBwAAtAEAEOQHAADcDQAw8wdAALsMACH0BwIAAAABkAgCAJQNACGnCAEA3AwAIcMIAQCzDAAhjgkBANwMACGUCQEAswwAIZUJAgC0DAAhmwkCALQMACGcCQIAtAwAIcsJAADbDQAgAgAAALYBACBXAAD1FQAgAgAAAPMVACBXAAD0FQAgDeIHAADyFQAw4wcAAPMVABDkBwAA8hUAMPMHQAC7DAAh9AcCALQMACGQCAIAlA0AIacIAQDcDAAhwwgBALMMACGOCQEA3AwAIZQJAQCzDAAhlQkCALQMACGbCQIAtAwAIZwJAgC0DAAhDeIHAADyFQAw4wcAAPMVABDkBwAA8hUAMPMHQAC7DAAh9AcCALQMACGQCAIAlA0AIacIAQDcDAAhwwgBALMMACGOCQEA3AwAIZQJAQCzDAAhlQkCALQMACGbCQIAtAwAIZwJAgC0DAAhCfMHQADXDgAh9AcCANIOACGQCAIA6Q4AIacIAQD9DgAhwwgBANEOACGOCQEA_Q4AIZQJAQDRDgAhlQkCANIOACGbCQIA0g4AIQoEAACdFAAg8wdAANcOACH0BwIA0g4AIZAIAgDpDgAhpwgBAP0OACHDCAEA0Q4AIY4JAQD9DgAhlAkBANEOACGVCQIA0g4AIZsJAgDSDgAhCgQAAJ8UACDzB0AAAAAB9AcCAAAAAZAIAgAAAAGnCAEAAAABwwgBAAAAAY4JAQAAAAGUCQEAAAABlQkCAAAAAZsJAgAAAAEKQQAAoBQAIPMHQAAAAAH0BwIAAAABpwgBAAAAAcMIAQAAAAGOCQEAAAABlAkBAAAAAZUJAgAAAAGbCQIAAAABnAkCAAAAAQIAAAC2AQAgXgAA_xUAIAMAAAC2AQAgXgAA_xUAIF8AAP4VACABVwAA9BgAMAIAAAC2AQAgVwAA_hUAIAIAAADzFQAgVwAA_RUAIAnzB0AA1w4AIfQHAgDSDgAhpwgBAP0OACHDCAEA0Q4AIY4JAQD9DgAhlAkBANEOACGVCQIA0g4AIZsJAgDSDgAhnAkCANIOACEKQQAAnhQAIPMHQADXDgAh9AcCANIOACGnCAEA_Q4AIcMIAQDRDgAhjgkBAP0OACGUCQEA0Q4AIZUJAgDSDgAhmwkCANIOACGcCQIA0g4AIQpBAACgFAAg8wdAAAAAAfQHAgAAAAGnCAEAAAABwwgBAAAAAY4JAQAAAAGUCQEAAAABlQkCAAAAAZsJAgAAAAGcCQIAAAABDhkAAKsUACA8AACqFAAg9AcCAAAAAYEIQAAAAAGiCAIAAAABrAgAAACgCQKOCQEAAAABlAkBAAAAAZUJAgAAAAGdCQIAAAABngkBAAAAAaEJAQAAAAGiCUAAAAABowlAAAAAAQIAAACtAQAgXgAAixYAIAMAAACtAQAgXgAAixYAIF8AAIoWACABVwAA8xgAMBMZAADaDQAgPAAA5wwAID0AANoNACDiBwAA_Q0AMOMHAACrAQAQ5AcAAP0NADD0BwIAAAABgQhAALsMACGiCAIAlA0AIawIAAD-DaAJIo4JAQCzDAAhlAkBALMMACGVCQIAtAwAIZ0JAgC0DAAhngkBANwMACGgCQIAlA0AIaEJAQDcDAAhoglAAN0MACGjCUAA3QwAIQIAAACtAQAgVwAAihYAIAIAAACIFgAgVwAAiRYAIBDiBwAAhxYAMOMHAACIFgAQ5AcAAIcWADD0BwIAtAwAIYEIQAC7DAAhoggCAJQNACGsCAAA_g2gCSKOCQEAswwAIZQJAQCzDAAhlQkCALQMACGdCQIAtAwAIZ4JAQDcDAAhoAkCAJQNACGhCQEA3AwAIaIJQADdDAAhowlAAN0MACEQ4gcAAIcWADDjBwAAiBYAEOQHAACHFgAw9AcCALQMACGBCEAAuwwAIaIIAgCUDQAhrAgAAP4NoAkijgkBALMMACGUCQEAswwAIZUJAgC0DAAhnQkCALQMACGeCQEA3AwAIaAJAgCUDQAhoQkBANwMACGiCUAA3QwAIaMJQADdDAAhDPQHAgDSDgAhgQhAANcOACGiCAIA6Q4AIawIAACmFKAJIo4JAQDRDgAhlAkBANEOACGVCQIA0g4AIZ0JAgDSDgAhngkBAP0OACGhCQEA_Q4AIaIJQADoDgAhowlAAOgOACEOGQAAqBQAIDwAAKcUACD0BwIA0g4AIYEIQADXDgAhoggCAOkOACGsCAAAphSgCSKOCQEA0Q4AIZQJAQDRDgAhlQkCANIOACGdCQIA0g4AIZ4JAQD9DgAhoQkBAP0OACGiCUAA6A4AIaMJQADoDgAhDhkAAKsUACA8AACqFAAg9AcCAAAAAYEIQAAAAAGiCAIAAAABrAgAAACgCQKOCQEAAAABlAkBAAAAAZUJAgAAAAGdCQIAAAABngkBAAAAAaEJAQAAAAGiCUAAAAABowlAAAAAAQ48AACqFAAgPQAArBQAIPQHAgAAAAGBCEAAAAABrAgAAACgCQKOCQEAAAABlAkBAAAAAZUJAgAAAAGdCQIAAAABngkBAAAAAaAJAgAAAAGhCQEAAAABoglAAAAAAaMJQAAAAAECAAAArQEAIF4AAJQWACADAAAArQEAIF4AAJQWACBfAACTFgAgAVcAAPIYADACAAAArQEAIFcAAJMWACACAAAAiBYAIFcAAJIWACAM9AcCANIOACGBCEAA1w4AIawIAACmFKAJIo4JAQDRDgAhlAkBANEOACGVCQIA0g4AIZ0JAgDSDgAhngkBAP0OACGgCQIA6Q4AIaEJAQD9DgAhoglAAOgOACGjCUAA6A4AIQ48AACnFAAgPQAAqRQAIPQHAgDSDgAhgQhAANcOACGsCAAAphSgCSKOCQEA0Q4AIZQJAQDRDgAhlQkCANIOACGdCQIA0g4AIZ4JAQD9DgAhoAkCAOkOACGhCQEA_Q4AIaIJQADoDgAhowlAAOgOACEOPAAAqhQAID0AAKwUACD0BwIAAAABgQhAAAAAAawIAAAAoAkCjgkBAAAAAZQJAQAAAAGVCQIAAAABnQkCAAAAAZ4JAQAAAAGgCQIAAAABoQkBAAAAAaIJQAAAAAGjCUAAAAABDhkAAKsUACA9AACsFAAg9AcCAAAAAYEIQAAAAAGiCAIAAAABrAgAAACgCQKOCQEAAAABlAkBAAAAAZUJAgAAAAGeCQEAAAABoAkCAAAAAaEJAQAAAAGiCUAAAAABowlAAAAAAQIAAACtAQAgXgAAnRYAIAMAAACtAQAgXgAAnRYAIF8AAJwWACABVwAA8RgAMAIAAACtAQAgVwAAnBYAIAIAAACIFgAgVwAAmxYAIAz0BwIA0g4AIYEIQADXDgAhoggCAOkOACGsCAAAphSgCSKOCQEA0Q4AIZQJAQDRDgAhlQkCANIOACGeCQEA_Q4AIaAJAgDpDgAhoQkBAP0OACGiCUAA6A4AIaMJQADoDgAhDhkAAKgUACA9AACpFAAg9AcCANIOACGBCEAA1w4AIaIIAgDpDgAhrAgAAKYUoAkijgkBANEOACGUCQEA0Q4AIZUJAgDSDgAhngkBAP0OACGgCQIA6Q4AIaEJAQD9DgAhoglAAOgOACGjCUAA6A4AIQ4ZAACrFAAgPQAArBQAIPQHAgAAAAGBCEAAAAABoggCAAAAAawIAAAAoAkCjgkBAAAAAZQJAQAAAAGVCQIAAAABngkBAAAAAaAJAgAAAAGhCQEAAAABoglAAAAAAaMJQAAAAAECOgIAAAABmwgEAAAAAQIAAACECgAgXgAAnhYAIAMAAACpAQAgXgAAnhYAIF8AAKIWACAEAAAAqQEAIDoCANIOACFXAACiFgAgmwgEAIwQACECOgIA0g4AIZsIBACMEAAhCjYAAJ0QACD0BwIAAAABgQhAAAAAAZEIAQAAAAGcCAEAAAABnQgEAAAAAZ4IAQAAAAGfCAEAAAABoAhAAAAAAaEIAQAAAAECAAAApwEAIF4AAK4WACADAAAApwEAIF4AAK4WACBfAACtFgAgAVcAAPAYADAPBAAA5wwAIDYAAIAOACDiBwAA_w0AMOMHAACZAQAQ5AcAAP8NADD0BwIAAAABgQhAALsMACGQCAIAtAwAIZEIAQCzDAAhnAgBALMMACGdCAQA5gwAIZ4IAQCzDAAhnwgBAAAAAaAIQAC7DAAhoQgBALMMACECAAAApwEAIFcAAK0WACACAAAAqxYAIFcAAKwWACAN4gcAAKoWADDjBwAAqxYAEOQHAACqFgAw9AcCALQMACGBCEAAuwwAIZAIAgC0DAAhkQgBALMMACGcCAEAswwAIZ0IBADmDAAhnggBALMMACGfCAEAswwAIaAIQAC7DAAhoQgBALMMACEN4gcAAKoWADDjBwAAqxYAEOQHAACqFgAw9AcCALQMACGBCEAAuwwAIZAIAgC0DAAhkQgBALMMACGcCAEAswwAIZ0IBADmDAAhnggBALMMACGfCAEAswwAIaAIQAC7DAAhoQgBALMMACEJ9AcCANIOACGBCEAA1w4AIZEIAQDRDgAhnAgBANEOACGdCAQAjBAAIZ4IAQDRDgAhnwgBANEOACGgCEAA1w4AIaEIAQDRDgAhCjYAAJYQACD0BwIA0g4AIYEIQADXDgAhkQgBANEOACGcCAEA0Q4AIZ0IBACMEAAhnggBANEOACGfCAEA0Q4AIaAIQADXDgAhoQgBANEOACEKNgAAnRAAIPQHAgAAAAGBCEAAAAABkQgBAAAAAZwIAQAAAAGdCAQAAAABnggBAAAAAZ8IAQAAAAGgCEAAAAABoQgBAAAAAQQyAAC1EAAggQhAAAAAAZgIAgAAAAGmCAIAAAABAgAAAJMBACBeAAC3FgAgAwAAAJMBACBeAAC3FgAgXwAAthYAIAFXAADvGAAwAgAAAJMBACBXAAC2FgAgAgAAANYQACBXAAC1FgAgA4EIQADXDgAhmAgCANIOACGmCAIA0g4AIQQyAACzEAAggQhAANcOACGYCAIA0g4AIaYIAgDSDgAhBDIAALUQACCBCEAAAAABmAgCAAAAAaYIAgAAAAEH9AcCAAAAAYEIQAAAAAGkCEAAAAABpQgCAAAAAacIAQAAAAHDCAEAAAABxghAAAAAAQIAAACjAQAgXgAAwxYAIAMAAACjAQAgXgAAwxYAIF8AAMIWACABVwAA7hgAMAwZAADnDAAg4gcAAIEOADDjBwAAoQEAEOQHAACBDgAw9AcCAAAAAYEIQAC7DAAhoggCALQMACGkCEAA3QwAIaUIAgCUDQAhpwgBALMMACHDCAEAswwAIcYIQADdDAAhAgAAAKMBACBXAADCFgAgAgAAAMAWACBXAADBFgAgC-IHAAC_FgAw4wcAAMAWABDkBwAAvxYAMPQHAgC0DAAhgQhAALsMACGiCAIAtAwAIaQIQADdDAAhpQgCAJQNACGnCAEAswwAIcMIAQCzDAAhxghAAN0MACEL4gcAAL8WADDjBwAAwBYAEOQHAAC_FgAw9AcCALQMACGBCEAAuwwAIaIIAgC0DAAhpAhAAN0MACGlCAIAlA0AIacIAQCzDAAhwwgBALMMACHGCEAA3QwAIQf0BwIA0g4AIYEIQADXDgAhpAhAAOgOACGlCAIA6Q4AIacIAQDRDgAhwwgBANEOACHGCEAA6A4AIQf0BwIA0g4AIYEIQADXDgAhpAhAAOgOACGlCAIA6Q4AIacIAQDRDgAhwwgBANEOACHGCEAA6A4AIQf0BwIAAAABgQhAAAAAAaQIQAAAAAGlCAIAAAABpwgBAAAAAcMIAQAAAAHGCEAAAAABCy4AAKgRACD0BwIAAAABgQhAAAAAAaQIQAAAAAGlCAIAAAABpwgBAAAAAbYIAgAAAAHCCAIAAAABwwgBAAAAAcQIAQAAAAHFCEAAAAABAgAAAIABACBeAADMFgAgAwAAAIABACBeAADMFgAgXwAAyxYAIAFXAADtGAAwAgAAAIABACBXAADLFgAgAgAAAMMRACBXAADKFgAgCvQHAgDSDgAhgQhAANcOACGkCEAA6A4AIaUIAgDpDgAhpwgBAP0OACG2CAIA0g4AIcIIAgDSDgAhwwgBANEOACHECAEA_Q4AIcUIQADoDgAhCy4AAKYRACD0BwIA0g4AIYEIQADXDgAhpAhAAOgOACGlCAIA6Q4AIacIAQD9DgAhtggCANIOACHCCAIA0g4AIcMIAQDRDgAhxAgBAP0OACHFCEAA6A4AIQsuAACoEQAg9AcCAAAAAYEIQAAAAAGkCEAAAAABpQgCAAAAAacIAQAAAAG2CAIAAAABwggCAAAAAcMIAQAAAAHECAEAAAABxQhAAAAAAQcyAACsEAAg9AcCAAAAAYEIQAAAAAGYCAIAAAABowgBAAAAAaQIQAAAAAGlCAIAAAABAgAAAI8BACBeAADVFgAgAwAAAI8BACBeAADVFgAgXwAA1BYAIAFXAADsGAAwAgAAAI8BACBXAADUFgAgAgAAAOIQACBXAADTFgAgBvQHAgDSDgAhgQhAANcOACGYCAIA0g4AIaMIAQDRDgAhpAhAAOgOACGlCAIA6Q4AIQcyAACqEAAg9AcCANIOACGBCEAA1w4AIZgIAgDSDgAhowgBANEOACGkCEAA6A4AIaUIAgDpDgAhBzIAAKwQACD0BwIAAAABgQhAAAAAAZgIAgAAAAGjCAEAAAABpAhAAAAAAaUIAgAAAAEVMwAA5xAAIDQAAOgQACA1AADpEAAgNgAA6hAAIPQHAgAAAAGBCEAAAAABnAgBAAAAAZ0IBAAAAAGfCAEAAAABoAhAAAAAAacIAQAAAAGoCAEAAAABqggAAACqCAKsCAAAAKwIAq0ICAAAAAGuCAIAAAABrwgCAAAAAbAIAQAAAAGxCAIAAAABsggCAAAAAbMIAgAAAAECAAAAiwEAIF4AAOEWACADAAAAiwEAIF4AAOEWACBfAADgFgAgAVcAAOsYADAaGQAA5wwAIDMAAO4NACA0AADxDQAgNQAAiQ4AIDYAAIAOACDiBwAAhQ4AMOMHAACJAQAQ5AcAAIUOADD0BwIAAAABgQhAALsMACGcCAEAswwAIZ0IBADmDAAhnwgBAAAAAaAIQAC7DAAhoggCALQMACGnCAEAswwAIagIAQCzDAAhqggAAIYOqggirAgAAIcOrAgirQgIAIgOACGuCAIAlA0AIa8IAgCUDQAhsAgBANwMACGxCAIAtAwAIbIIAgC0DAAhswgCALQMACECAAAAiwEAIFcAAOAWACACAAAA3hYAIFcAAN8WACAV4gcAAN0WADDjBwAA3hYAEOQHAADdFgAw9AcCALQMACGBCEAAuwwAIZwIAQCzDAAhnQgEAOYMACGfCAEAswwAIaAIQAC7DAAhoggCALQMACGnCAEAswwAIagIAQCzDAAhqggAAIYOqggirAgAAIcOrAgirQgIAIgOACGuCAIAlA0AIa8IAgCUDQAhsAgBANwMACGxCAIAtAwAIbIIAgC0DAAhswgCALQMACEV4gcAAN0WADDjBwAA3hYAEOQHAADdFgAw9AcCALQMACGBCEAAuwwAIZwIAQCzDAAhnQgEAOYMACGfCAEAswwAIaAIQAC7DAAhoggCALQMACGnCAEAswwAIagIAQCzDAAhqggAAIYOqggirAgAAIcOrAgirQgIAIgOACGuCAIAlA0AIa8IAgCUDQAhsAgBANwMACGxCAIAtAwAIbIIAgC0DAAhswgCALQMACER9AcCANIOACGBCEAA1w4AIZwIAQDRDgAhnQgEAIwQACGfCAEA0Q4AIaAIQADXDgAhpwgBANEOACGoCAEA0Q4AIaoIAAC8EKoIIqwIAAC9EKwIIq0ICAC-EAAhrggCAOkOACGvCAIA6Q4AIbAIAQD9DgAhsQgCANIOACGyCAIA0g4AIbMIAgDSDgAhFTMAAMAQACA0AADBEAAgNQAAwhAAIDYAAMMQACD0BwIA0g4AIYEIQADXDgAhnAgBANEOACGdCAQAjBAAIZ8IAQDRDgAhoAhAANcOACGnCAEA0Q4AIagIAQDRDgAhqggAALwQqggirAgAAL0QrAgirQgIAL4QACGuCAIA6Q4AIa8IAgDpDgAhsAgBAP0OACGxCAIA0g4AIbIIAgDSDgAhswgCANIOACEVMwAA5xAAIDQAAOgQACA1AADpEAAgNgAA6hAAIPQHAgAAAAGBCEAAAAABnAgBAAAAAZ0IBAAAAAGfCAEAAAABoAhAAAAAAacIAQAAAAGoCAEAAAABqggAAACqCAKsCAAAAKwIAq0ICAAAAAGuCAIAAAABrwgCAAAAAbAIAQAAAAGxCAIAAAABsggCAAAAAbMIAgAAAAELKwAAnxEAIC0AAKARACD0BwIAAAABgQhAAAAAAaAIQAAAAAGsCAAAAL4IArsIAAAAuwgCvghAAAAAAb8IAQAAAAHACAIAAAABwQgBAAAAAQIAAACHAQAgXgAA7RYAIAMAAACHAQAgXgAA7RYAIF8AAOwWACABVwAA6hgAMBAqAADnDAAgKwAAjQ4AIC0AAI4OACDiBwAAig4AMOMHAACFAQAQ5AcAAIoOADD0BwIAAAABgQhAALsMACGgCEAAuwwAIawIAACMDr4IIrsIAACLDrsIIrwIAgC0DAAhvghAAN0MACG_CAEA3AwAIcAIAgCUDQAhwQgBANwMACECAAAAhwEAIFcAAOwWACACAAAA6hYAIFcAAOsWACAN4gcAAOkWADDjBwAA6hYAEOQHAADpFgAw9AcCALQMACGBCEAAuwwAIaAIQAC7DAAhrAgAAIwOvggiuwgAAIsOuwgivAgCALQMACG-CEAA3QwAIb8IAQDcDAAhwAgCAJQNACHBCAEA3AwAIQ3iBwAA6RYAMOMHAADqFgAQ5AcAAOkWADD0BwIAtAwAIYEIQAC7DAAhoAhAALsMACGsCAAAjA6-CCK7CAAAiw67CCK8CAIAtAwAIb4IQADdDAAhvwgBANwMACHACAIAlA0AIcEIAQDcDAAhCfQHAgDSDgAhgQhAANcOACGgCEAA1w4AIawIAACCEb4IIrsIAACBEbsIIr4IQADoDgAhvwgBAP0OACHACAIA6Q4AIcEIAQD9DgAhCysAAIQRACAtAACFEQAg9AcCANIOACGBCEAA1w4AIaAIQADXDgAhrAgAAIIRvggiuwgAAIERuwgivghAAOgOACG_CAEA_Q4AIcAIAgDpDgAhwQgBAP0OACELKwAAnxEAIC0AAKARACD0BwIAAAABgQhAAAAAAaAIQAAAAAGsCAAAAL4IArsIAAAAuwgCvghAAAAAAb8IAQAAAAHACAIAAAABwQgBAAAAAQowAADoEQAg9AcCAAAAAYEIQAAAAAGRCAEAAAABqAgBAAAAAawIAAAA1QgCxwgBAAAAAdIIAgAAAAHTCAIAAAAB1QggAAAAAQIAAABsACBeAAD5FgAgAwAAAGwAIF4AAPkWACBfAAD4FgAgAVcAAOkYADAPBAAA5wwAIDAAAJ4OACDiBwAAnA4AMOMHAABqABDkBwAAnA4AMPQHAgAAAAGBCEAAuwwAIZAIAgC0DAAhkQgBALMMACGoCAEAswwAIawIAACdDtUIIscIAQAAAAHSCAIAtAwAIdMIAgC0DAAh1QggAN4MACECAAAAbAAgVwAA-BYAIAIAAAD2FgAgVwAA9xYAIA3iBwAA9RYAMOMHAAD2FgAQ5AcAAPUWADD0BwIAtAwAIYEIQAC7DAAhkAgCALQMACGRCAEAswwAIagIAQCzDAAhrAgAAJ0O1QgixwgBALMMACHSCAIAtAwAIdMIAgC0DAAh1QggAN4MACEN4gcAAPUWADDjBwAA9hYAEOQHAAD1FgAw9AcCALQMACGBCEAAuwwAIZAIAgC0DAAhkQgBALMMACGoCAEAswwAIawIAACdDtUIIscIAQCzDAAh0ggCALQMACHTCAIAtAwAIdUIIADeDAAhCfQHAgDSDgAhgQhAANcOACGRCAEA0Q4AIagIAQDRDgAhrAgAANgR1QgixwgBANEOACHSCAIA0g4AIdMIAgDSDgAh1QggAIAQACEKMAAA2hEAIPQHAgDSDgAhgQhAANcOACGRCAEA0Q4AIagIAQDRDgAhrAgAANgR1QgixwgBANEOACHSCAIA0g4AIdMIAgDSDgAh1QggAIAQACEKMAAA6BEAIPQHAgAAAAGBCEAAAAABkQgBAAAAAagIAQAAAAGsCAAAANUIAscIAQAAAAHSCAIAAAAB0wgCAAAAAdUIIAAAAAEG5QcBAAAAAYEIQAAAAAGsCAIAAAABwwgBAAAAAaYJAQAAAAGnCQABAAABAgAAAGgAIF4AAIUXACADAAAAaAAgXgAAhRcAIF8AAIQXACABVwAA6BgAMAwDAADnDAAg4gcAAKAOADDjBwAAZgAQ5AcAAKAOADDlBwEAswwAIYEIQAC7DAAhjwgCALQMACGsCAIAtAwAIcMIAQCzDAAhpgkBALMMACGnCQABpA0AIdAJAACfDgAgAgAAAGgAIFcAAIQXACACAAAAghcAIFcAAIMXACAK4gcAAIEXADDjBwAAghcAEOQHAACBFwAw5QcBALMMACGBCEAAuwwAIY8IAgC0DAAhrAgCALQMACHDCAEAswwAIaYJAQCzDAAhpwkAAaQNACEK4gcAAIEXADDjBwAAghcAEOQHAACBFwAw5QcBALMMACGBCEAAuwwAIY8IAgC0DAAhrAgCALQMACHDCAEAswwAIaYJAQCzDAAhpwkAAaQNACEG5QcBANEOACGBCEAA1w4AIawIAgDSDgAhwwgBANEOACGmCQEA0Q4AIacJAAHmDgAhBuUHAQDRDgAhgQhAANcOACGsCAIA0g4AIcMIAQDRDgAhpgkBANEOACGnCQAB5g4AIQblBwEAAAABgQhAAAAAAawIAgAAAAHDCAEAAAABpgkBAAAAAacJAAEAAAEEIwAA_xEAIIEIQAAAAAGmCAIAAAAB3QgCAAAAAQIAAABbACBeAACOFwAgAwAAAFsAIF4AAI4XACBfAACNFwAgAVcAAOcYADACAAAAWwAgVwAAjRcAIAIAAACSEgAgVwAAjBcAIAOBCEAA1w4AIaYIAgDSDgAh3QgCANIOACEEIwAA_REAIIEIQADXDgAhpggCANIOACHdCAIA0g4AIQQjAAD_EQAggQhAAAAAAaYIAgAAAAHdCAIAAAABCiEAALUSACAiAACvEgAgJAAAsBIAIPQHAgAAAAGBCEAAAAABpAhAAAAAAaUIAgAAAAHDCAEAAAAB3AgCAAAAAd4IAgAAAAECAAAAXwAgXgAAlxcAIAMAAABfACBeAACXFwAgXwAAlhcAIAFXAADmGAAwAgAAAF8AIFcAAJYXACACAAAAqhIAIFcAAJUXACAH9AcCANIOACGBCEAA1w4AIaQIQADoDgAhpQgCAOkOACHDCAEA0Q4AIdwIAgDSDgAh3ggCANIOACEKIQAAhhIAICIAAIgSACAkAACJEgAg9AcCANIOACGBCEAA1w4AIaQIQADoDgAhpQgCAOkOACHDCAEA0Q4AIdwIAgDSDgAh3ggCANIOACEKIQAAtRIAICIAAK8SACAkAACwEgAg9AcCAAAAAYEIQAAAAAGkCEAAAAABpQgCAAAAAcMIAQAAAAHcCAIAAAAB3ggCAAAAAQ8gAACxEgAgJQAAvBIAICYAALMSACAnAAC0EgAg9AcCAAAAAYEIQAAAAAGgCEAAAAABpAhAAAAAAaUIAgAAAAGnCAEAAAABrAgAAADhCALDCAEAAAAB3wgCAAAAAeEIAgAAAAHiCAIAAAABAgAAAFAAIF4AAKAXACADAAAAUAAgXgAAoBcAIF8AAJ8XACABVwAA5RgAMAIAAABQACBXAACfFwAgAgAAAMsSACBXAACeFwAgC_QHAgDSDgAhgQhAANcOACGgCEAA1w4AIaQIQADoDgAhpQgCAOkOACGnCAEA0Q4AIawIAACbEuEIIsMIAQDRDgAh3wgCAOkOACHhCAIA6Q4AIeIIAgDSDgAhDyAAAJwSACAlAAC7EgAgJgAAnhIAICcAAJ8SACD0BwIA0g4AIYEIQADXDgAhoAhAANcOACGkCEAA6A4AIaUIAgDpDgAhpwgBANEOACGsCAAAmxLhCCLDCAEA0Q4AId8IAgDpDgAh4QgCAOkOACHiCAIA0g4AIQ8gAACxEgAgJQAAvBIAICYAALMSACAnAAC0EgAg9AcCAAAAAYEIQAAAAAGgCEAAAAABpAhAAAAAAaUIAgAAAAGnCAEAAAABrAgAAADhCALDCAEAAAAB3wgCAAAAAeEIAgAAAAHiCAIAAAABBBoAAP8SACD5CAIAAAAB-ggCAAAAAfsIQAAAAAECAAAAQwAgXgAAqRcAIAMAAABDACBeAACpFwAgXwAAqBcAIAFXAADkGAAwAgAAAEMAIFcAAKgXACACAAAArhMAIFcAAKcXACAD-QgCANIOACH6CAIA0g4AIfsIQADXDgAhBBoAAP0SACD5CAIA0g4AIfoIAgDSDgAh-whAANcOACEEGgAA_xIAIPkIAgAAAAH6CAIAAAAB-whAAAAAAQcaAACOEwAg9AcCAAAAAYEIQAAAAAGjCAEAAAABpAhAAAAAAaUIAgAAAAH5CAIAAAABAgAAAD8AIF4AALIXACADAAAAPwAgXgAAshcAIF8AALEXACABVwAA4xgAMAIAAAA_ACBXAACxFwAgAgAAALoTACBXAACwFwAgBvQHAgDSDgAhgQhAANcOACGjCAEA0Q4AIaQIQADoDgAhpQgCAOkOACH5CAIA0g4AIQcaAACMEwAg9AcCANIOACGBCEAA1w4AIaMIAQDRDgAhpAhAAOgOACGlCAIA6Q4AIfkIAgDSDgAhBxoAAI4TACD0BwIAAAABgQhAAAAAAaMIAQAAAAGkCEAAAAABpQgCAAAAAfkIAgAAAAESGAAAvhMAIBsAAMATACAcAADBEwAgHQAAwhMAIPQHAgAAAAGBCEAAAAABoAhAAAAAAaMIAQAAAAGkCEAAAAABpQgCAAAAAacIAQAAAAH8CAIAAAAB_QggAAAAAf4IIAAAAAH_CAIAAAABgAlAAAAAAYEJAgAAAAGCCQIAAAABAgAAADkAIF4AALsXACADAAAAOQAgXgAAuxcAIF8AALoXACABVwAA4hgAMAIAAAA5ACBXAAC6FwAgAgAAANETACBXAAC5FwAgDvQHAgDSDgAhgQhAANcOACGgCEAA1w4AIaMIAQDRDgAhpAhAAOgOACGlCAIA6Q4AIacIAQDRDgAh_AgCANIOACH9CCAAgBAAIf4IIACAEAAh_wgCANIOACGACUAA1w4AIYEJAgDSDgAhggkCAOkOACESGAAAlRMAIBsAAJcTACAcAACYEwAgHQAAmRMAIPQHAgDSDgAhgQhAANcOACGgCEAA1w4AIaMIAQDRDgAhpAhAAOgOACGlCAIA6Q4AIacIAQDRDgAh_AgCANIOACH9CCAAgBAAIf4IIACAEAAh_wgCANIOACGACUAA1w4AIYEJAgDSDgAhggkCAOkOACESGAAAvhMAIBsAAMATACAcAADBEwAgHQAAwhMAIPQHAgAAAAGBCEAAAAABoAhAAAAAAaMIAQAAAAGkCEAAAAABpQgCAAAAAacIAQAAAAH8CAIAAAAB_QggAAAAAf4IIAAAAAH_CAIAAAABgAlAAAAAAYEJAgAAAAGCCQIAAAABBfQHAgAAAAGBCEAAAAAB5ggBAAAAAecIAQAAAAHoCEAAAAABAgAAADUAIF4AAMcXACADAAAANQAgXgAAxxcAIF8AAMYXACABVwAA4RgAMAsDAADnDAAg4gcAALYOADDjBwAAMwAQ5AcAALYOADD0BwIAAAABgQhAALsMACGPCAIAtAwAIeYIAQCzDAAh5wgBALMMACHoCEAA3QwAIdUJAAC1DgAgAgAAADUAIFcAAMYXACACAAAAxBcAIFcAAMUXACAJ4gcAAMMXADDjBwAAxBcAEOQHAADDFwAw9AcCALQMACGBCEAAuwwAIY8IAgC0DAAh5ggBALMMACHnCAEAswwAIegIQADdDAAhCeIHAADDFwAw4wcAAMQXABDkBwAAwxcAMPQHAgC0DAAhgQhAALsMACGPCAIAtAwAIeYIAQCzDAAh5wgBALMMACHoCEAA3QwAIQX0BwIA0g4AIYEIQADXDgAh5ggBANEOACHnCAEA0Q4AIegIQADoDgAhBfQHAgDSDgAhgQhAANcOACHmCAEA0Q4AIecIAQDRDgAh6AhAAOgOACEF9AcCAAAAAYEIQAAAAAHmCAEAAAAB5wgBAAAAAegIQAAAAAEI9AcCAAAAAYEIQAAAAAGRCAEAAAAB6AhAAAAAAekIAAEAAAHqCAABAAAB6wgEAAAAAewIAADiEgAgAgAAADEAIF4AANMXACADAAAAMQAgXgAA0xcAIF8AANIXACABVwAA4BgAMA0DAADnDAAg4gcAALcOADDjBwAALwAQ5AcAALcOADD0BwIAAAABgQhAALsMACGPCAIAtAwAIZEIAQCzDAAh6AhAAN0MACHpCAABAAAB6ggAAaQNACHrCAQA5gwAIewIAADWDAAgAgAAADEAIFcAANIXACACAAAA0BcAIFcAANEXACAM4gcAAM8XADDjBwAA0BcAEOQHAADPFwAw9AcCALQMACGBCEAAuwwAIY8IAgC0DAAhkQgBALMMACHoCEAA3QwAIekIAAGkDQAh6ggAAaQNACHrCAQA5gwAIewIAADWDAAgDOIHAADPFwAw4wcAANAXABDkBwAAzxcAMPQHAgC0DAAhgQhAALsMACGPCAIAtAwAIZEIAQCzDAAh6AhAAN0MACHpCAABpA0AIeoIAAGkDQAh6wgEAOYMACHsCAAA1gwAIAj0BwIA0g4AIYEIQADXDgAhkQgBANEOACHoCEAA6A4AIekIAAHmDgAh6ggAAeYOACHrCAQAjBAAIewIAADgEgAgCPQHAgDSDgAhgQhAANcOACGRCAEA0Q4AIegIQADoDgAh6QgAAeYOACHqCAAB5g4AIesIBACMEAAh7AgAAOASACAI9AcCAAAAAYEIQAAAAAGRCAEAAAAB6AhAAAAAAekIAAEAAAHqCAABAAAB6wgEAAAAAewIAADiEgAgAocIAAEAAAGJCEAAAAABAgAAAC0AIF4AAN8XACADAAAALQAgXgAA3xcAIF8AAN4XACABVwAA3xgAMAgDAADnDAAg4gcAALkOADDjBwAAKwAQ5AcAALkOADCHCAABpA0AIYkIQADdDAAhjwgCALQMACHWCQAAuA4AIAIAAAAtACBXAADeFwAgAgAAANwXACBXAADdFwAgBuIHAADbFwAw4wcAANwXABDkBwAA2xcAMIcIAAGkDQAhiQhAAN0MACGPCAIAtAwAIQbiBwAA2xcAMOMHAADcFwAQ5AcAANsXADCHCAABpA0AIYkIQADdDAAhjwgCALQMACEChwgAAeYOACGJCEAA6A4AIQKHCAAB5g4AIYkIQADoDgAhAocIAAEAAAGJCEAAAAABBYEIQAAAAAHtCAEAAAAB7ggEAAAAAe8IAgAAAAHwCEAAAAABAgAAAOkFACBeAADgFwAgAwAAACkAIF4AAOAXACBfAADkFwAgBwAAACkAIFcAAOQXACCBCEAA1w4AIe0IAQDRDgAh7ggEAIwQACHvCAIA0g4AIfAIQADoDgAhBYEIQADXDgAh7QgBANEOACHuCAQAjBAAIe8IAgDSDgAh8AhAAOgOACEHBQAAxw8AIAsAAMgPACAMAADJDwAg9AcCAAAAAfsHAgAAAAH8BwAAxQ8AIIEIQAAAAAECAAAACwAgXgAA7RcAIAMAAAALACBeAADtFwAgXwAA7BcAIAFXAADeGAAwAgAAAAsAIFcAAOwXACACAAAA8Q8AIFcAAOsXACAE9AcCANIOACH7BwIA0g4AIfwHAACoDwAggQhAANcOACEHBQAAqg8AIAsAAKsPACAMAACsDwAg9AcCANIOACH7BwIA0g4AIfwHAACoDwAggQhAANcOACEHBQAAxw8AIAsAAMgPACAMAADJDwAg9AcCAAAAAfsHAgAAAAH8BwAAxQ8AIIEIQAAAAAEKDAAA-Q8AIA0AAPgPACAOAAD6DwAg9AcCAAAAAYEIQAAAAAGRCAEAAAABkggBAAAAAZMIAAEAAAGUCAAA9Q8AIJUIAAD2DwAgAgAAACYAIF4AAPkXACADAAAAJgAgXgAA-RcAIF8AAPgXACABVwAA3RgAMA8EAADnDAAgDAAAvA4AIA0AAOENACAOAADfDQAg4gcAALoOADDjBwAABwAQ5AcAALoOADD0BwIAAAABgQhAALsMACGQCAIAtAwAIZEIAQCzDAAhkggBAAAAAZMIAAG7DgAhlAgAANYMACCVCAAA1gwAIAIAAAAmACBXAAD4FwAgAgAAAPYXACBXAAD3FwAgC-IHAAD1FwAw4wcAAPYXABDkBwAA9RcAMPQHAgC0DAAhgQhAALsMACGQCAIAtAwAIZEIAQCzDAAhkggBALMMACGTCAABuw4AIZQIAADWDAAglQgAANYMACAL4gcAAPUXADDjBwAA9hcAEOQHAAD1FwAw9AcCALQMACGBCEAAuwwAIZAIAgC0DAAhkQgBALMMACGSCAEAswwAIZMIAAG7DgAhlAgAANYMACCVCAAA1gwAIAf0BwIA0g4AIYEIQADXDgAhkQgBANEOACGSCAEA0Q4AIZMIAAH8DgAhlAgAAM8PACCVCAAA0A8AIAoMAADTDwAgDQAA0g8AIA4AANQPACD0BwIA0g4AIYEIQADXDgAhkQgBANEOACGSCAEA0Q4AIZMIAAH8DgAhlAgAAM8PACCVCAAA0A8AIAoMAAD5DwAgDQAA-A8AIA4AAPoPACD0BwIAAAABgQhAAAAAAZEIAQAAAAGSCAEAAAABkwgAAQAAAZQIAAD1DwAglQgAAPYPACANBQAAkg8AIA8AAN8PACD0BwIAAAAB-wcCAAAAAfwHAACQDwAggQhAAAAAAYIIQAAAAAGHCAABAAABkQgBAAAAAegIQAAAAAGxCQEAAAABsglAAAAAAbMJAgAAAAECAAAABQAgXgAAghgAIAMAAAAFACBeAACCGAAgXwAAgRgAIAFXAADcGAAwAgAAAAUAIFcAAIEYACACAAAAiQ8AIFcAAIAYACAL9AcCANIOACH7BwIA6Q4AIfwHAACLDwAggQhAANcOACGCCEAA6A4AIYcIAAHmDgAhkQgBANEOACHoCEAA6A4AIbEJAQDRDgAhsglAAOgOACGzCQIA6Q4AIQ0FAACODwAgDwAA3Q8AIPQHAgDSDgAh-wcCAOkOACH8BwAAiw8AIIEIQADXDgAhgghAAOgOACGHCAAB5g4AIZEIAQDRDgAh6AhAAOgOACGxCQEA0Q4AIbIJQADoDgAhswkCAOkOACENBQAAkg8AIA8AAN8PACD0BwIAAAAB-wcCAAAAAfwHAACQDwAggQhAAAAAAYIIQAAAAAGHCAABAAABkQgBAAAAAegIQAAAAAGxCQEAAAABsglAAAAAAbMJAgAAAAEEXgAA-hcAMNoJAAD7FwAw3AkAAP0XACDgCQAAhQ8AMAReAADuFwAw2gkAAO8XADDcCQAA8RcAIOAJAADyFwAwBF4AAOUXADDaCQAA5hcAMNwJAADoFwAg4AkAAO0PADADXgAA4BcAINoJAADhFwAg4AkAAOkFACAEXgAA1BcAMNoJAADVFwAw3AkAANcXACDgCQAA2BcAMAReAADIFwAw2gkAAMkXADDcCQAAyxcAIOAJAADMFwAwBF4AALwXADDaCQAAvRcAMNwJAAC_FwAg4AkAAMAXADAEXgAAsxcAMNoJAAC0FwAw3AkAALYXACDgCQAAzRMAMAReAACqFwAw2gkAAKsXADDcCQAArRcAIOAJAAC2EwAwBF4AAKEXADDaCQAAohcAMNwJAACkFwAg4AkAAKoTADAEXgAAmBcAMNoJAACZFwAw3AkAAJsXACDgCQAAxxIAMAReAACPFwAw2gkAAJAXADDcCQAAkhcAIOAJAACmEgAwBF4AAIYXADDaCQAAhxcAMNwJAACJFwAg4AkAAI4SADAEXgAA-hYAMNoJAAD7FgAw3AkAAP0WACDgCQAA_hYAMAReAADuFgAw2gkAAO8WADDcCQAA8RYAIOAJAADyFgAwBF4AAOIWADDaCQAA4xYAMNwJAADlFgAg4AkAAOYWADAEXgAA1hYAMNoJAADXFgAw3AkAANkWACDgCQAA2hYAMAReAADNFgAw2gkAAM4WADDcCQAA0BYAIOAJAADeEAAwBF4AAMQWADDaCQAAxRYAMNwJAADHFgAg4AkAAL8RADAEXgAAuBYAMNoJAAC5FgAw3AkAALsWACDgCQAAvBYAMAReAACvFgAw2gkAALAWADDcCQAAshYAIOAJAADSEAAwBF4AAKMWADDaCQAApBYAMNwJAACmFgAg4AkAAKcWADADXgAAnhYAINoJAACfFgAg4AkAAIQKACAEXgAAlRYAMNoJAACWFgAw3AkAAJgWACDgCQAAhBYAMAReAACMFgAw2gkAAI0WADDcCQAAjxYAIOAJAACEFgAwBF4AAIAWADDaCQAAgRYAMNwJAACDFgAg4AkAAIQWADAEXgAA9xUAMNoJAAD4FQAw3AkAAPoVACDgCQAA7xUAMAReAADrFQAw2gkAAOwVADDcCQAA7hUAIOAJAADvFQAwBF4AAN8VADDaCQAA4BUAMNwJAADiFQAg4AkAAOMVADAEXgAA0xUAMNoJAADUFQAw3AkAANYVACDgCQAA1xUAMAReAADHFQAw2gkAAMgVADDcCQAAyhUAIOAJAADLFQAwBF4AALsVADDaCQAAvBUAMNwJAAC-FQAg4AkAAL8VADAEXgAAshUAMNoJAACzFQAw3AkAALUVACDgCQAAqhUAMAReAACmFQAw2gkAAKcVADDcCQAAqRUAIOAJAACqFQAwBF4AAJ0VADDaCQAAnhUAMNwJAACgFQAg4AkAAJUVADAEXgAAkRUAMNoJAACSFQAw3AkAAJQVACDgCQAAlRUAMAReAACFFQAw2gkAAIYVADDcCQAAiBUAIOAJAACJFQAwAAAAAgMAAI8QACDwCAAAyw4AIAAAAAAAAAAAAAAAAAAAAAABBAAAjxAAIAAAAAAAAAAAAAcrAACXFAAgoggAAMsOACCnCAAAyw4AII4JAADLDgAgjwkAAMsOACCWCQAAyw4AIJgJAADLDgAgBQMAAI8QACBJAACPEAAgTgAAlxQAII4JAADLDgAgkQkAAMsOACAGMgAAhhAAIDcAAIUQACCCCAAAyw4AIJcIAADLDgAgmAgAAMsOACCZCAAAyw4AIAEyAACGEAAgAAAMKQAAzhgAICsAAMoYACAvAAC4GAAgkAgAAMsOACCkCAAAyw4AIKUIAADLDgAgtAgAAMsOACDHCAAAyw4AIMgIAADLDgAgyQgAAMsOACDMCAAAyw4AIM0IAADLDgAgByoAAI8QACArAADKGAAgLQAAyxgAIL4IAADLDgAgvwgAAMsOACDACAAAyw4AIMEIAADLDgAgAgQAAI8QACAwAADPGAAgAAYZAACPEAAgIQAA9xEAICIAAPcRACAkAACyGAAgpAgAAMsOACClCAAAyw4AIAEfAADQEgAgASEAAPcRACAIGAAA1BgAIBkAAI8QACAbAACvGAAgHAAAsBgAIB0AANUYACCkCAAAyw4AIKUIAADLDgAgggkAAMsOACACFwAA1hMAIM0IAADLDgAgAAAFBAAAjxAAIAwAANYYACANAACqGAAgDgAAqBgAIJMIAADLDgAgBAMAAI8QACAFAADXGAAgCwAA2xgAIAwAANYYACAIBgAA2BgAIAgAANoYACAJAACoGAAgiggAAMsOACCLCAAAyw4AIIwIAADLDgAgjQgAAMsOACCOCAAAyw4AIAAAC_QHAgAAAAH7BwIAAAAB_AcAAJAPACCBCEAAAAABgghAAAAAAYcIAAEAAAGRCAEAAAAB6AhAAAAAAbEJAQAAAAGyCUAAAAABswkCAAAAAQf0BwIAAAABgQhAAAAAAZEIAQAAAAGSCAEAAAABkwgAAQAAAZQIAAD1DwAglQgAAPYPACAE9AcCAAAAAfsHAgAAAAH8BwAAxQ8AIIEIQAAAAAEChwgAAQAAAYkIQAAAAAEI9AcCAAAAAYEIQAAAAAGRCAEAAAAB6AhAAAAAAekIAAEAAAHqCAABAAAB6wgEAAAAAewIAADiEgAgBfQHAgAAAAGBCEAAAAAB5ggBAAAAAecIAQAAAAHoCEAAAAABDvQHAgAAAAGBCEAAAAABoAhAAAAAAaMIAQAAAAGkCEAAAAABpQgCAAAAAacIAQAAAAH8CAIAAAAB_QggAAAAAf4IIAAAAAH_CAIAAAABgAlAAAAAAYEJAgAAAAGCCQIAAAABBvQHAgAAAAGBCEAAAAABowgBAAAAAaQIQAAAAAGlCAIAAAAB-QgCAAAAAQP5CAIAAAAB-ggCAAAAAfsIQAAAAAEL9AcCAAAAAYEIQAAAAAGgCEAAAAABpAhAAAAAAaUIAgAAAAGnCAEAAAABrAgAAADhCALDCAEAAAAB3wgCAAAAAeEIAgAAAAHiCAIAAAABB_QHAgAAAAGBCEAAAAABpAhAAAAAAaUIAgAAAAHDCAEAAAAB3AgCAAAAAd4IAgAAAAEDgQhAAAAAAaYIAgAAAAHdCAIAAAABBuUHAQAAAAGBCEAAAAABrAgCAAAAAcMIAQAAAAGmCQEAAAABpwkAAQAAAQn0BwIAAAABgQhAAAAAAZEIAQAAAAGoCAEAAAABrAgAAADVCALHCAEAAAAB0ggCAAAAAdMIAgAAAAHVCCAAAAABCfQHAgAAAAGBCEAAAAABoAhAAAAAAawIAAAAvggCuwgAAAC7CAK-CEAAAAABvwgBAAAAAcAIAgAAAAHBCAEAAAABEfQHAgAAAAGBCEAAAAABnAgBAAAAAZ0IBAAAAAGfCAEAAAABoAhAAAAAAacIAQAAAAGoCAEAAAABqggAAACqCAKsCAAAAKwIAq0ICAAAAAGuCAIAAAABrwgCAAAAAbAIAQAAAAGxCAIAAAABsggCAAAAAbMIAgAAAAEG9AcCAAAAAYEIQAAAAAGYCAIAAAABowgBAAAAAaQIQAAAAAGlCAIAAAABCvQHAgAAAAGBCEAAAAABpAhAAAAAAaUIAgAAAAGnCAEAAAABtggCAAAAAcIIAgAAAAHDCAEAAAABxAgBAAAAAcUIQAAAAAEH9AcCAAAAAYEIQAAAAAGkCEAAAAABpQgCAAAAAacIAQAAAAHDCAEAAAABxghAAAAAAQOBCEAAAAABmAgCAAAAAaYIAgAAAAEJ9AcCAAAAAYEIQAAAAAGRCAEAAAABnAgBAAAAAZ0IBAAAAAGeCAEAAAABnwgBAAAAAaAIQAAAAAGhCAEAAAABDPQHAgAAAAGBCEAAAAABoggCAAAAAawIAAAAoAkCjgkBAAAAAZQJAQAAAAGVCQIAAAABngkBAAAAAaAJAgAAAAGhCQEAAAABoglAAAAAAaMJQAAAAAEM9AcCAAAAAYEIQAAAAAGsCAAAAKAJAo4JAQAAAAGUCQEAAAABlQkCAAAAAZ0JAgAAAAGeCQEAAAABoAkCAAAAAaEJAQAAAAGiCUAAAAABowlAAAAAAQz0BwIAAAABgQhAAAAAAaIIAgAAAAGsCAAAAKAJAo4JAQAAAAGUCQEAAAABlQkCAAAAAZ0JAgAAAAGeCQEAAAABoQkBAAAAAaIJQAAAAAGjCUAAAAABCfMHQAAAAAH0BwIAAAABpwgBAAAAAcMIAQAAAAGOCQEAAAABlAkBAAAAAZUJAgAAAAGbCQIAAAABnAkCAAAAAQnzB0AAAAAB9AcCAAAAAZAIAgAAAAGnCAEAAAABwwgBAAAAAY4JAQAAAAGUCQEAAAABlQkCAAAAAZsJAgAAAAEJV4AAAAAB9AcCAAAAAYEIQAAAAAGFCQIAAAABigkBAAAAAa0JAQAAAAGuCQEAAAABrwlAAAAAAbAJQAAAAAEGgQhAAAAAAYIIQAAAAAGHCAABAAABiQhAAAAAAagJAQAAAAGpCQEAAAABBvQHAgAAAAGBCEAAAAABgghAAAAAAYcIAAEAAAGrCQIAAAABrAkCAAAAAQ70BwIAAAAB9gdAAAAAAf4HQAAAAAGCCEAAAAABmwgEAAAAAZ8IAQAAAAGECQEAAAABhQkCAAAAAYYJAgAAAAGHCQIAAAABiAkEAAAAAYkJAgAAAAGKCQEAAAABiwlAAAAAAQX0BwIAAAABgQhAAAAAAY8JAgAAAAGSCQEAAAABkwlAAAAAAQX0BwIAAAABgQhAAAAAAY8IAgAAAAGSCQEAAAABkwlAAAAAAQgrAgAAAAH0BwIAAAABgQhAAAAAAYQJAQAAAAGOCQEAAAABjwkCAAAAAZAJAQAAAAGRCUAAAAABCCsCAAAAAfQHAgAAAAGBCEAAAAABjwgCAAAAAYQJAQAAAAGOCQEAAAABkAkBAAAAAZEJQAAAAAEEgQhAAAAAAZsIAgAAAAGdCAIAAAABnwgBAAAAAT4QAACDGAAgEQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA6AACYGAAgOwAAmRgAID4AAJoYACA_AACbGAAgQAAAnBgAIEIAAJ0YACBDAACeGAAgRAAAnxgAIEUAAKAYACBHAAChGAAgSAAAohgAIEoAAKMYACBLAACkGAAgTwAApRgAIFAAAKYYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAAQAgXgAA_xgAIAMAAACvAQAgXgAA_xgAIF8AAIMZACBAAAAArwEAIBAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFcAAIMZACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAACDGAAgEQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA6AACYGAAgOwAAmRgAID4AAJoYACA_AACbGAAgQAAAnBgAIEIAAJ0YACBDAACeGAAgRQAAoBgAIEcAAKEYACBIAACiGAAgSgAAoxgAIEsAAKQYACBPAAClGAAgUAAAphgAIFEAAKcYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAAQAgXgAAhBkAIAMAAACvAQAgXgAAhBkAIF8AAIgZACBAAAAArwEAIBAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIFcAAIgZACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAACDGAAgEQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA6AACYGAAgOwAAmRgAID4AAJoYACA_AACbGAAgQAAAnBgAIEIAAJ0YACBDAACeGAAgRAAAnxgAIEUAAKAYACBIAACiGAAgSgAAoxgAIEsAAKQYACBPAAClGAAgUAAAphgAIFEAAKcYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAAQAgXgAAiRkAIAMAAACvAQAgXgAAiRkAIF8AAI0ZACBAAAAArwEAIBAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIFcAAI0ZACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAACDGAAgEQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA6AACYGAAgOwAAmRgAID4AAJoYACA_AACbGAAgQAAAnBgAIEIAAJ0YACBDAACeGAAgRAAAnxgAIEcAAKEYACBIAACiGAAgSgAAoxgAIEsAAKQYACBPAAClGAAgUAAAphgAIFEAAKcYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAAQAgXgAAjhkAIAMAAACvAQAgXgAAjhkAIF8AAJIZACBAAAAArwEAIBAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIFcAAJIZACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAACDGAAgEQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgLQAAkRgAIC8AAJUYACAxAACSGAAgMwAAlBgAIDQAAJcYACA4AACTGAAgOQAAlhgAIDoAAJgYACA7AACZGAAgPgAAmhgAID8AAJsYACBAAACcGAAgQgAAnRgAIEMAAJ4YACBEAACfGAAgRQAAoBgAIEcAAKEYACBIAACiGAAgSgAAoxgAIEsAAKQYACBPAAClGAAgUAAAphgAIFEAAKcYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAAQAgXgAAkxkAIAMAAACvAQAgXgAAkxkAIF8AAJcZACBAAAAArwEAIBAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIFcAAJcZACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAACDGAAgEQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA6AACYGAAgOwAAmRgAID4AAJoYACA_AACbGAAgQgAAnRgAIEMAAJ4YACBEAACfGAAgRQAAoBgAIEcAAKEYACBIAACiGAAgSgAAoxgAIEsAAKQYACBPAAClGAAgUAAAphgAIFEAAKcYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAAQAgXgAAmBkAID4QAACDGAAgEQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA6AACYGAAgOwAAmRgAID4AAJoYACBAAACcGAAgQgAAnRgAIEMAAJ4YACBEAACfGAAgRQAAoBgAIEcAAKEYACBIAACiGAAgSgAAoxgAIEsAAKQYACBPAAClGAAgUAAAphgAIFEAAKcYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAAQAgXgAAmhkAID4QAACDGAAgEQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA6AACYGAAgOwAAmRgAID8AAJsYACBAAACcGAAgQgAAnRgAIEMAAJ4YACBEAACfGAAgRQAAoBgAIEcAAKEYACBIAACiGAAgSgAAoxgAIEsAAKQYACBPAAClGAAgUAAAphgAIFEAAKcYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAAQAgXgAAnBkAIAMAAACvAQAgXgAAmBkAIF8AAKAZACBAAAAArwEAIBAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIFcAAKAZACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIQMAAACvAQAgXgAAmhkAIF8AAKMZACBAAAAArwEAIBAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIFcAAKMZACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIQMAAACvAQAgXgAAnBkAIF8AAKYZACBAAAAArwEAIBAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIFcAAKYZACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAACDGAAgEQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA6AACYGAAgOwAAmRgAID4AAJoYACA_AACbGAAgQAAAnBgAIEIAAJ0YACBEAACfGAAgRQAAoBgAIEcAAKEYACBIAACiGAAgSgAAoxgAIEsAAKQYACBPAAClGAAgUAAAphgAIFEAAKcYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAAQAgXgAApxkAID4QAACDGAAgEQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA6AACYGAAgOwAAmRgAID4AAJoYACA_AACbGAAgQAAAnBgAIEMAAJ4YACBEAACfGAAgRQAAoBgAIEcAAKEYACBIAACiGAAgSgAAoxgAIEsAAKQYACBPAAClGAAgUAAAphgAIFEAAKcYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAAQAgXgAAqRkAIAMAAACvAQAgXgAApxkAIF8AAK0ZACBAAAAArwEAIBAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIFcAAK0ZACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIQMAAACvAQAgXgAAqRkAIF8AALAZACBAAAAArwEAIBAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIFcAALAZACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIQSECQEAAAABjQkCAAAAAY4JAQAAAAGPCQIAAAABPhAAAIMYACARAACEGAAgEgAAhRgAIBMAAIYYACAUAACHGAAgFQAAiBgAIBYAAIkYACAXAACKGAAgGwAAixgAIB4AAIwYACAfAACNGAAgJAAAjxgAICYAAI4YACAoAACQGAAgLQAAkRgAIC8AAJUYACAxAACSGAAgMwAAlBgAIDQAAJcYACA4AACTGAAgOQAAlhgAIDoAAJgYACA7AACZGAAgPgAAmhgAID8AAJsYACBAAACcGAAgQgAAnRgAIEMAAJ4YACBEAACfGAAgRQAAoBgAIEcAAKEYACBIAACiGAAgSgAAoxgAIE8AAKUYACBQAACmGAAgUQAApxgAIPQHAgAAAAGBCEAAAAABmQgBAAAAAc0IQAAAAAGpCQEAAAABtAkBAAAAAbUJQAAAAAG2CQEAAAABuAkAAAC4CQK5CUAAAAABuglAAAAAAbsJAQAAAAG8CUAAAAABvQlAAAAAAb4JAQAAAAG_CUAAAAABwAlAAAAAAcEJAgAAAAHCCSAAAAABwwlAAAAAAcQJIAAAAAHFCQEAAAABxgkBAAAAAccJAQAAAAHICQEAAAAByQkBAAAAAQIAAAABACBeAACyGQAgPhAAAIMYACARAACEGAAgEgAAhRgAIBMAAIYYACAUAACHGAAgFQAAiBgAIBYAAIkYACAXAACKGAAgGwAAixgAIB4AAIwYACAfAACNGAAgJAAAjxgAICYAAI4YACAoAACQGAAgLQAAkRgAIC8AAJUYACAxAACSGAAgMwAAlBgAIDQAAJcYACA4AACTGAAgOQAAlhgAIDoAAJgYACA7AACZGAAgPgAAmhgAID8AAJsYACBAAACcGAAgQgAAnRgAIEMAAJ4YACBEAACfGAAgRQAAoBgAIEcAAKEYACBIAACiGAAgSwAApBgAIE8AAKUYACBQAACmGAAgUQAApxgAIPQHAgAAAAGBCEAAAAABmQgBAAAAAc0IQAAAAAGpCQEAAAABtAkBAAAAAbUJQAAAAAG2CQEAAAABuAkAAAC4CQK5CUAAAAABuglAAAAAAbsJAQAAAAG8CUAAAAABvQlAAAAAAb4JAQAAAAG_CUAAAAABwAlAAAAAAcEJAgAAAAHCCSAAAAABwwlAAAAAAcQJIAAAAAHFCQEAAAABxgkBAAAAAccJAQAAAAHICQEAAAAByQkBAAAAAQIAAAABACBeAAC0GQAgAwAAAK8BACBeAACyGQAgXwAAuBkAIEAAAACvAQAgEAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgTwAAghUAIFAAAIMVACBRAACEFQAgVwAAuBkAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhPhAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIE8AAIIVACBQAACDFQAgUQAAhBUAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhAwAAAK8BACBeAAC0GQAgXwAAuxkAIEAAAACvAQAgEAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAgVwAAuxkAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhPhAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhPhAAAIMYACARAACEGAAgEgAAhRgAIBMAAIYYACAUAACHGAAgFQAAiBgAIBYAAIkYACAXAACKGAAgGwAAixgAIB4AAIwYACAfAACNGAAgJAAAjxgAICYAAI4YACAoAACQGAAgLQAAkRgAIC8AAJUYACAxAACSGAAgMwAAlBgAIDQAAJcYACA4AACTGAAgOQAAlhgAIDoAAJgYACA7AACZGAAgPgAAmhgAID8AAJsYACBAAACcGAAgQgAAnRgAIEMAAJ4YACBEAACfGAAgRQAAoBgAIEcAAKEYACBIAACiGAAgSgAAoxgAIEsAAKQYACBPAAClGAAgUQAApxgAIPQHAgAAAAGBCEAAAAABmQgBAAAAAc0IQAAAAAGpCQEAAAABtAkBAAAAAbUJQAAAAAG2CQEAAAABuAkAAAC4CQK5CUAAAAABuglAAAAAAbsJAQAAAAG8CUAAAAABvQlAAAAAAb4JAQAAAAG_CUAAAAABwAlAAAAAAcEJAgAAAAHCCSAAAAABwwlAAAAAAcQJIAAAAAHFCQEAAAABxgkBAAAAAccJAQAAAAHICQEAAAAByQkBAAAAAQIAAAABACBeAAC8GQAgPhAAAIMYACARAACEGAAgEgAAhRgAIBMAAIYYACAUAACHGAAgFQAAiBgAIBYAAIkYACAXAACKGAAgGwAAixgAIB4AAIwYACAfAACNGAAgJAAAjxgAICYAAI4YACAoAACQGAAgLQAAkRgAIC8AAJUYACAxAACSGAAgMwAAlBgAIDQAAJcYACA4AACTGAAgOQAAlhgAIDoAAJgYACA7AACZGAAgPgAAmhgAID8AAJsYACBAAACcGAAgQgAAnRgAIEMAAJ4YACBEAACfGAAgRQAAoBgAIEcAAKEYACBIAACiGAAgSgAAoxgAIEsAAKQYACBQAACmGAAgUQAApxgAIPQHAgAAAAGBCEAAAAABmQgBAAAAAc0IQAAAAAGpCQEAAAABtAkBAAAAAbUJQAAAAAG2CQEAAAABuAkAAAC4CQK5CUAAAAABuglAAAAAAbsJAQAAAAG8CUAAAAABvQlAAAAAAb4JAQAAAAG_CUAAAAABwAlAAAAAAcEJAgAAAAHCCSAAAAABwwlAAAAAAcQJIAAAAAHFCQEAAAABxgkBAAAAAccJAQAAAAHICQEAAAAByQkBAAAAAQIAAAABACBeAAC-GQAgBIQJAQAAAAGMCQIAAAABjgkBAAAAAY8JAgAAAAEDAAAArwEAIF4AALwZACBfAADDGQAgQAAAAK8BACAQAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFEAAIQVACBXAADDGQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBRAACEFQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACEDAAAArwEAIF4AAL4ZACBfAADGGQAgQAAAAK8BACAQAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgUAAAgxUAIFEAAIQVACBXAADGGQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIFAAAIMVACBRAACEFQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACELAwAA-xMAICsCAAAAAUkAAPwTACD0BwIAAAABgQhAAAAAAY8IAgAAAAGECQEAAAABjgkBAAAAAY8JAgAAAAGQCQEAAAABkQlAAAAAAQIAAADSAQAgXgAAxxkAIA3zB0AAAAAB9AcCAAAAAaIIAgAAAAGnCAEAAAABhAkBAAAAAY4JAQAAAAGPCQIAAAABlAkBAAAAAZUJAgAAAAGWCQIAAAABlwkBAAAAAZgJAQAAAAGZCSAAAAABAgAAAO4DACBeAADJGQAgAwAAANABACBeAADHGQAgXwAAzRkAIA0AAADQAQAgAwAA7BMAICsCANIOACFJAADtEwAgVwAAzRkAIPQHAgDSDgAhgQhAANcOACGPCAIA0g4AIYQJAQDRDgAhjgkBAP0OACGPCQIA0g4AIZAJAQDRDgAhkQlAAOgOACELAwAA7BMAICsCANIOACFJAADtEwAg9AcCANIOACGBCEAA1w4AIY8IAgDSDgAhhAkBANEOACGOCQEA_Q4AIY8JAgDSDgAhkAkBANEOACGRCUAA6A4AIQMAAADxAwAgXgAAyRkAIF8AANAZACAPAAAA8QMAIFcAANAZACDzB0AA1w4AIfQHAgDSDgAhoggCAOkOACGnCAEA_Q4AIYQJAQDRDgAhjgkBAP0OACGPCQIA6Q4AIZQJAQDRDgAhlQkCANIOACGWCQIA6Q4AIZcJAQDRDgAhmAkBAP0OACGZCSAAgBAAIQ3zB0AA1w4AIfQHAgDSDgAhoggCAOkOACGnCAEA_Q4AIYQJAQDRDgAhjgkBAP0OACGPCQIA6Q4AIZQJAQDRDgAhlQkCANIOACGWCQIA6Q4AIZcJAQDRDgAhmAkBAP0OACGZCSAAgBAAIT4QAACDGAAgEQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA6AACYGAAgOwAAmRgAID4AAJoYACA_AACbGAAgQAAAnBgAIEIAAJ0YACBDAACeGAAgRAAAnxgAIEUAAKAYACBHAAChGAAgSgAAoxgAIEsAAKQYACBPAAClGAAgUAAAphgAIFEAAKcYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAAQAgXgAA0RkAIAMAAACvAQAgXgAA0RkAIF8AANUZACBAAAAArwEAIBAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIFcAANUZACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIQ70BwIAAAABgQhAAAAAAaAIQAAAAAGiCAIAAAABowgBAAAAAaQIQAAAAAGlCAIAAAABpwgBAAAAAf0IIAAAAAH-CCAAAAAB_wgCAAAAAYAJQAAAAAGBCQIAAAABggkCAAAAAT4QAACDGAAgEQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgGwAAixgAIB4AAIwYACAfAACNGAAgJAAAjxgAICYAAI4YACAoAACQGAAgLQAAkRgAIC8AAJUYACAxAACSGAAgMwAAlBgAIDQAAJcYACA4AACTGAAgOQAAlhgAIDoAAJgYACA7AACZGAAgPgAAmhgAID8AAJsYACBAAACcGAAgQgAAnRgAIEMAAJ4YACBEAACfGAAgRQAAoBgAIEcAAKEYACBIAACiGAAgSgAAoxgAIEsAAKQYACBPAAClGAAgUAAAphgAIFEAAKcYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAAQAgXgAA1xkAIAb0BwIAAAABgQhAAAAAAacIAQAAAAGoCAEAAAABzQhAAAAAAYMJAgAAAAECAAAA3wQAIF4AANkZACAG9AcCAAAAAYEIQAAAAAGiCAIAAAABowgBAAAAAaQIQAAAAAGlCAIAAAABA48IAgAAAAH6CAIAAAAB-whAAAAAAQH0BwIAAAABAwAAAK8BACBeAADXGQAgXwAA4BkAIEAAAACvAQAgEAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAgVwAA4BkAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhPhAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhAwAAAOIEACBeAADZGQAgXwAA4xkAIAgAAADiBAAgVwAA4xkAIPQHAgDSDgAhgQhAANcOACGnCAEA0Q4AIagIAQDRDgAhzQhAAOgOACGDCQIA0g4AIQb0BwIA0g4AIYEIQADXDgAhpwgBANEOACGoCAEA0Q4AIc0IQADoDgAhgwkCANIOACE-EAAAgxgAIBEAAIQYACASAACFGAAgEwAAhhgAIBQAAIcYACAVAACIGAAgFgAAiRgAIBcAAIoYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA6AACYGAAgOwAAmRgAID4AAJoYACA_AACbGAAgQAAAnBgAIEIAAJ0YACBDAACeGAAgRAAAnxgAIEUAAKAYACBHAAChGAAgSAAAohgAIEoAAKMYACBLAACkGAAgTwAApRgAIFAAAKYYACBRAACnGAAg9AcCAAAAAYEIQAAAAAGZCAEAAAABzQhAAAAAAakJAQAAAAG0CQEAAAABtQlAAAAAAbYJAQAAAAG4CQAAALgJArkJQAAAAAG6CUAAAAABuwkBAAAAAbwJQAAAAAG9CUAAAAABvgkBAAAAAb8JQAAAAAHACUAAAAABwQkCAAAAAcIJIAAAAAHDCUAAAAABxAkgAAAAAcUJAQAAAAHGCQEAAAABxwkBAAAAAcgJAQAAAAHJCQEAAAABAgAAAAEAIF4AAOQZACATGAAAvhMAIBkAAL8TACAcAADBEwAgHQAAwhMAIPQHAgAAAAGBCEAAAAABoAhAAAAAAaIIAgAAAAGjCAEAAAABpAhAAAAAAaUIAgAAAAGnCAEAAAAB_AgCAAAAAf0IIAAAAAH-CCAAAAAB_wgCAAAAAYAJQAAAAAGBCQIAAAABggkCAAAAAQIAAAA5ACBeAADmGQAgAwAAAK8BACBeAADkGQAgXwAA6hkAIEAAAACvAQAgEAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAgVwAA6hkAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhPhAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhAwAAADcAIF4AAOYZACBfAADtGQAgFQAAADcAIBgAAJUTACAZAACWEwAgHAAAmBMAIB0AAJkTACBXAADtGQAg9AcCANIOACGBCEAA1w4AIaAIQADXDgAhoggCANIOACGjCAEA0Q4AIaQIQADoDgAhpQgCAOkOACGnCAEA0Q4AIfwIAgDSDgAh_QggAIAQACH-CCAAgBAAIf8IAgDSDgAhgAlAANcOACGBCQIA0g4AIYIJAgDpDgAhExgAAJUTACAZAACWEwAgHAAAmBMAIB0AAJkTACD0BwIA0g4AIYEIQADXDgAhoAhAANcOACGiCAIA0g4AIaMIAQDRDgAhpAhAAOgOACGlCAIA6Q4AIacIAQDRDgAh_AgCANIOACH9CCAAgBAAIf4IIACAEAAh_wgCANIOACGACUAA1w4AIYEJAgDSDgAhggkCAOkOACETGAAAvhMAIBkAAL8TACAbAADAEwAgHAAAwRMAIPQHAgAAAAGBCEAAAAABoAhAAAAAAaIIAgAAAAGjCAEAAAABpAhAAAAAAaUIAgAAAAGnCAEAAAAB_AgCAAAAAf0IIAAAAAH-CCAAAAAB_wgCAAAAAYAJQAAAAAGBCQIAAAABggkCAAAAAQIAAAA5ACBeAADuGQAgAwAAADcAIF4AAO4ZACBfAADyGQAgFQAAADcAIBgAAJUTACAZAACWEwAgGwAAlxMAIBwAAJgTACBXAADyGQAg9AcCANIOACGBCEAA1w4AIaAIQADXDgAhoggCANIOACGjCAEA0Q4AIaQIQADoDgAhpQgCAOkOACGnCAEA0Q4AIfwIAgDSDgAh_QggAIAQACH-CCAAgBAAIf8IAgDSDgAhgAlAANcOACGBCQIA0g4AIYIJAgDpDgAhExgAAJUTACAZAACWEwAgGwAAlxMAIBwAAJgTACD0BwIA0g4AIYEIQADXDgAhoAhAANcOACGiCAIA0g4AIaMIAQDRDgAhpAhAAOgOACGlCAIA6Q4AIacIAQDRDgAh_AgCANIOACH9CCAAgBAAIf4IIACAEAAh_wgCANIOACGACUAA1w4AIYEJAgDSDgAhggkCAOkOACETGAAAvhMAIBkAAL8TACAbAADAEwAgHQAAwhMAIPQHAgAAAAGBCEAAAAABoAhAAAAAAaIIAgAAAAGjCAEAAAABpAhAAAAAAaUIAgAAAAGnCAEAAAAB_AgCAAAAAf0IIAAAAAH-CCAAAAAB_wgCAAAAAYAJQAAAAAGBCQIAAAABggkCAAAAAQIAAAA5ACBeAADzGQAgPhAAAIMYACARAACEGAAgEgAAhRgAIBMAAIYYACAUAACHGAAgFQAAiBgAIBYAAIkYACAXAACKGAAgGwAAixgAIB8AAI0YACAkAACPGAAgJgAAjhgAICgAAJAYACAtAACRGAAgLwAAlRgAIDEAAJIYACAzAACUGAAgNAAAlxgAIDgAAJMYACA5AACWGAAgOgAAmBgAIDsAAJkYACA-AACaGAAgPwAAmxgAIEAAAJwYACBCAACdGAAgQwAAnhgAIEQAAJ8YACBFAACgGAAgRwAAoRgAIEgAAKIYACBKAACjGAAgSwAApBgAIE8AAKUYACBQAACmGAAgUQAApxgAIPQHAgAAAAGBCEAAAAABmQgBAAAAAc0IQAAAAAGpCQEAAAABtAkBAAAAAbUJQAAAAAG2CQEAAAABuAkAAAC4CQK5CUAAAAABuglAAAAAAbsJAQAAAAG8CUAAAAABvQlAAAAAAb4JAQAAAAG_CUAAAAABwAlAAAAAAcEJAgAAAAHCCSAAAAABwwlAAAAAAcQJIAAAAAHFCQEAAAABxgkBAAAAAccJAQAAAAHICQEAAAAByQkBAAAAAQIAAAABACBeAAD1GQAgAwAAADcAIF4AAPMZACBfAAD5GQAgFQAAADcAIBgAAJUTACAZAACWEwAgGwAAlxMAIB0AAJkTACBXAAD5GQAg9AcCANIOACGBCEAA1w4AIaAIQADXDgAhoggCANIOACGjCAEA0Q4AIaQIQADoDgAhpQgCAOkOACGnCAEA0Q4AIfwIAgDSDgAh_QggAIAQACH-CCAAgBAAIf8IAgDSDgAhgAlAANcOACGBCQIA0g4AIYIJAgDpDgAhExgAAJUTACAZAACWEwAgGwAAlxMAIB0AAJkTACD0BwIA0g4AIYEIQADXDgAhoAhAANcOACGiCAIA0g4AIaMIAQDRDgAhpAhAAOgOACGlCAIA6Q4AIacIAQDRDgAh_AgCANIOACH9CCAAgBAAIf4IIACAEAAh_wgCANIOACGACUAA1w4AIYEJAgDSDgAhggkCAOkOACEDAAAArwEAIF4AAPUZACBfAAD8GQAgQAAAAK8BACAQAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACBXAAD8GQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAAgxgAIBEAAIQYACASAACFGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA6AACYGAAgOwAAmRgAID4AAJoYACA_AACbGAAgQAAAnBgAIEIAAJ0YACBDAACeGAAgRAAAnxgAIEUAAKAYACBHAAChGAAgSAAAohgAIEoAAKMYACBLAACkGAAgTwAApRgAIFAAAKYYACBRAACnGAAg9AcCAAAAAYEIQAAAAAGZCAEAAAABzQhAAAAAAakJAQAAAAG0CQEAAAABtQlAAAAAAbYJAQAAAAG4CQAAALgJArkJQAAAAAG6CUAAAAABuwkBAAAAAbwJQAAAAAG9CUAAAAABvgkBAAAAAb8JQAAAAAHACUAAAAABwQkCAAAAAcIJIAAAAAHDCUAAAAABxAkgAAAAAcUJAQAAAAHGCQEAAAABxwkBAAAAAcgJAQAAAAHJCQEAAAABAgAAAAEAIF4AAP0ZACADAAAArwEAIF4AAP0ZACBfAACBGgAgQAAAAK8BACAQAADgFAAgEQAA4RQAIBIAAOIUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACBXAACBGgAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAA4BQAIBEAAOEUACASAADiFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAAgxgAIBEAAIQYACASAACFGAAgEwAAhhgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA6AACYGAAgOwAAmRgAID4AAJoYACA_AACbGAAgQAAAnBgAIEIAAJ0YACBDAACeGAAgRAAAnxgAIEUAAKAYACBHAAChGAAgSAAAohgAIEoAAKMYACBLAACkGAAgTwAApRgAIFAAAKYYACBRAACnGAAg9AcCAAAAAYEIQAAAAAGZCAEAAAABzQhAAAAAAakJAQAAAAG0CQEAAAABtQlAAAAAAbYJAQAAAAG4CQAAALgJArkJQAAAAAG6CUAAAAABuwkBAAAAAbwJQAAAAAG9CUAAAAABvgkBAAAAAb8JQAAAAAHACUAAAAABwQkCAAAAAcIJIAAAAAHDCUAAAAABxAkgAAAAAcUJAQAAAAHGCQEAAAABxwkBAAAAAcgJAQAAAAHJCQEAAAABAgAAAAEAIF4AAIIaACADAAAArwEAIF4AAIIaACBfAACGGgAgQAAAAK8BACAQAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACBXAACGGgAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAAgxgAIBEAAIQYACASAACFGAAgEwAAhhgAIBQAAIcYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA6AACYGAAgOwAAmRgAID4AAJoYACA_AACbGAAgQAAAnBgAIEIAAJ0YACBDAACeGAAgRAAAnxgAIEUAAKAYACBHAAChGAAgSAAAohgAIEoAAKMYACBLAACkGAAgTwAApRgAIFAAAKYYACBRAACnGAAg9AcCAAAAAYEIQAAAAAGZCAEAAAABzQhAAAAAAakJAQAAAAG0CQEAAAABtQlAAAAAAbYJAQAAAAG4CQAAALgJArkJQAAAAAG6CUAAAAABuwkBAAAAAbwJQAAAAAG9CUAAAAABvgkBAAAAAb8JQAAAAAHACUAAAAABwQkCAAAAAcIJIAAAAAHDCUAAAAABxAkgAAAAAcUJAQAAAAHGCQEAAAABxwkBAAAAAcgJAQAAAAHJCQEAAAABAgAAAAEAIF4AAIcaACADAAAArwEAIF4AAIcaACBfAACLGgAgQAAAAK8BACAQAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACBXAACLGgAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAAgxgAIBEAAIQYACASAACFGAAgEwAAhhgAIBQAAIcYACAVAACIGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA6AACYGAAgOwAAmRgAID4AAJoYACA_AACbGAAgQAAAnBgAIEIAAJ0YACBDAACeGAAgRAAAnxgAIEUAAKAYACBHAAChGAAgSAAAohgAIEoAAKMYACBLAACkGAAgTwAApRgAIFAAAKYYACBRAACnGAAg9AcCAAAAAYEIQAAAAAGZCAEAAAABzQhAAAAAAakJAQAAAAG0CQEAAAABtQlAAAAAAbYJAQAAAAG4CQAAALgJArkJQAAAAAG6CUAAAAABuwkBAAAAAbwJQAAAAAG9CUAAAAABvgkBAAAAAb8JQAAAAAHACUAAAAABwQkCAAAAAcIJIAAAAAHDCUAAAAABxAkgAAAAAcUJAQAAAAHGCQEAAAABxwkBAAAAAcgJAQAAAAHJCQEAAAABAgAAAAEAIF4AAIwaACADAAAArwEAIF4AAIwaACBfAACQGgAgQAAAAK8BACAQAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACBXAACQGgAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACEL9AcCAAAAAYEIQAAAAAGgCEAAAAABoggCAAAAAaQIQAAAAAGlCAIAAAABpwgBAAAAAawIAAAA4QgCwwgBAAAAAeEIAgAAAAHiCAIAAAABCxkAAK4SACAhAAC1EgAgJAAAsBIAIPQHAgAAAAGBCEAAAAABoggCAAAAAaQIQAAAAAGlCAIAAAABwwgBAAAAAdwIAgAAAAHeCAIAAAABAgAAAF8AIF4AAJIaACADAAAAVgAgXgAAkhoAIF8AAJYaACANAAAAVgAgGQAAhxIAICEAAIYSACAkAACJEgAgVwAAlhoAIPQHAgDSDgAhgQhAANcOACGiCAIA0g4AIaQIQADoDgAhpQgCAOkOACHDCAEA0Q4AIdwIAgDSDgAh3ggCANIOACELGQAAhxIAICEAAIYSACAkAACJEgAg9AcCANIOACGBCEAA1w4AIaIIAgDSDgAhpAhAAOgOACGlCAIA6Q4AIcMIAQDRDgAh3AgCANIOACHeCAIA0g4AIRAZAACyEgAgIAAAsRIAICUAALwSACAnAAC0EgAg9AcCAAAAAYEIQAAAAAGgCEAAAAABoggCAAAAAaQIQAAAAAGlCAIAAAABpwgBAAAAAawIAAAA4QgCwwgBAAAAAd8IAgAAAAHhCAIAAAAB4ggCAAAAAQIAAABQACBeAACXGgAgPhAAAIMYACARAACEGAAgEgAAhRgAIBMAAIYYACAUAACHGAAgFQAAiBgAIBYAAIkYACAXAACKGAAgGwAAixgAIB4AAIwYACAkAACPGAAgJgAAjhgAICgAAJAYACAtAACRGAAgLwAAlRgAIDEAAJIYACAzAACUGAAgNAAAlxgAIDgAAJMYACA5AACWGAAgOgAAmBgAIDsAAJkYACA-AACaGAAgPwAAmxgAIEAAAJwYACBCAACdGAAgQwAAnhgAIEQAAJ8YACBFAACgGAAgRwAAoRgAIEgAAKIYACBKAACjGAAgSwAApBgAIE8AAKUYACBQAACmGAAgUQAApxgAIPQHAgAAAAGBCEAAAAABmQgBAAAAAc0IQAAAAAGpCQEAAAABtAkBAAAAAbUJQAAAAAG2CQEAAAABuAkAAAC4CQK5CUAAAAABuglAAAAAAbsJAQAAAAG8CUAAAAABvQlAAAAAAb4JAQAAAAG_CUAAAAABwAlAAAAAAcEJAgAAAAHCCSAAAAABwwlAAAAAAcQJIAAAAAHFCQEAAAABxgkBAAAAAccJAQAAAAHICQEAAAAByQkBAAAAAQIAAAABACBeAACZGgAgA_QHAgAAAAGRCAEAAAABxwgBAAAAAQIAAADcBgAgXgAAmxoAID4QAACDGAAgEQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAoAACQGAAgLQAAkRgAIC8AAJUYACAxAACSGAAgMwAAlBgAIDQAAJcYACA4AACTGAAgOQAAlhgAIDoAAJgYACA7AACZGAAgPgAAmhgAID8AAJsYACBAAACcGAAgQgAAnRgAIEMAAJ4YACBEAACfGAAgRQAAoBgAIEcAAKEYACBIAACiGAAgSgAAoxgAIEsAAKQYACBPAAClGAAgUAAAphgAIFEAAKcYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAAQAgXgAAnRoAIAf0BwIAAAABgQhAAAAAAaIIAgAAAAGkCEAAAAABpQgCAAAAAcMIAQAAAAHeCAIAAAABAwAAAK8BACBeAACZGgAgXwAAohoAIEAAAACvAQAgEAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAgVwAAohoAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhPhAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhAwAAAFIAIF4AAJsaACBfAAClGgAgBQAAAFIAIFcAAKUaACD0BwIA0g4AIZEIAQDRDgAhxwgBANEOACED9AcCANIOACGRCAEA0Q4AIccIAQDRDgAhA4EIQAAAAAGPCAIAAAABpggCAAAAAQMAAACvAQAgXgAAnRoAIF8AAKkaACBAAAAArwEAIBAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIFcAAKkaACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIQMAAABOACBeAACXGgAgXwAArBoAIBIAAABOACAZAACdEgAgIAAAnBIAICUAALsSACAnAACfEgAgVwAArBoAIPQHAgDSDgAhgQhAANcOACGgCEAA1w4AIaIIAgDSDgAhpAhAAOgOACGlCAIA6Q4AIacIAQDRDgAhrAgAAJsS4QgiwwgBANEOACHfCAIA6Q4AIeEIAgDpDgAh4ggCANIOACEQGQAAnRIAICAAAJwSACAlAAC7EgAgJwAAnxIAIPQHAgDSDgAhgQhAANcOACGgCEAA1w4AIaIIAgDSDgAhpAhAAOgOACGlCAIA6Q4AIacIAQDRDgAhrAgAAJsS4QgiwwgBANEOACHfCAIA6Q4AIeEIAgDpDgAh4ggCANIOACE-EAAAgxgAIBEAAIQYACASAACFGAAgEwAAhhgAIBQAAIcYACAVAACIGAAgFgAAiRgAIBcAAIoYACAbAACLGAAgHgAAjBgAIB8AAI0YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA6AACYGAAgOwAAmRgAID4AAJoYACA_AACbGAAgQAAAnBgAIEIAAJ0YACBDAACeGAAgRAAAnxgAIEUAAKAYACBHAAChGAAgSAAAohgAIEoAAKMYACBLAACkGAAgTwAApRgAIFAAAKYYACBRAACnGAAg9AcCAAAAAYEIQAAAAAGZCAEAAAABzQhAAAAAAakJAQAAAAG0CQEAAAABtQlAAAAAAbYJAQAAAAG4CQAAALgJArkJQAAAAAG6CUAAAAABuwkBAAAAAbwJQAAAAAG9CUAAAAABvgkBAAAAAb8JQAAAAAHACUAAAAABwQkCAAAAAcIJIAAAAAHDCUAAAAABxAkgAAAAAcUJAQAAAAHGCQEAAAABxwkBAAAAAcgJAQAAAAHJCQEAAAABAgAAAAEAIF4AAK0aACALGQAArhIAICEAALUSACAiAACvEgAg9AcCAAAAAYEIQAAAAAGiCAIAAAABpAhAAAAAAaUIAgAAAAHDCAEAAAAB3AgCAAAAAd4IAgAAAAECAAAAXwAgXgAArxoAIAMAAACvAQAgXgAArRoAIF8AALMaACBAAAAArwEAIBAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIFcAALMaACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIQMAAABWACBeAACvGgAgXwAAthoAIA0AAABWACAZAACHEgAgIQAAhhIAICIAAIgSACBXAAC2GgAg9AcCANIOACGBCEAA1w4AIaIIAgDSDgAhpAhAAOgOACGlCAIA6Q4AIcMIAQDRDgAh3AgCANIOACHeCAIA0g4AIQsZAACHEgAgIQAAhhIAICIAAIgSACD0BwIA0g4AIYEIQADXDgAhoggCANIOACGkCEAA6A4AIaUIAgDpDgAhwwgBANEOACHcCAIA0g4AId4IAgDSDgAhEBkAALISACAgAACxEgAgJQAAvBIAICYAALMSACD0BwIAAAABgQhAAAAAAaAIQAAAAAGiCAIAAAABpAhAAAAAAaUIAgAAAAGnCAEAAAABrAgAAADhCALDCAEAAAAB3wgCAAAAAeEIAgAAAAHiCAIAAAABAgAAAFAAIF4AALcaACADAAAATgAgXgAAtxoAIF8AALsaACASAAAATgAgGQAAnRIAICAAAJwSACAlAAC7EgAgJgAAnhIAIFcAALsaACD0BwIA0g4AIYEIQADXDgAhoAhAANcOACGiCAIA0g4AIaQIQADoDgAhpQgCAOkOACGnCAEA0Q4AIawIAACbEuEIIsMIAQDRDgAh3wgCAOkOACHhCAIA6Q4AIeIIAgDSDgAhEBkAAJ0SACAgAACcEgAgJQAAuxIAICYAAJ4SACD0BwIA0g4AIYEIQADXDgAhoAhAANcOACGiCAIA0g4AIaQIQADoDgAhpQgCAOkOACGnCAEA0Q4AIawIAACbEuEIIsMIAQDRDgAh3wgCAOkOACHhCAIA6Q4AIeIIAgDSDgAhPhAAAIMYACARAACEGAAgEgAAhRgAIBMAAIYYACAUAACHGAAgFQAAiBgAIBYAAIkYACAXAACKGAAgGwAAixgAIB4AAIwYACAfAACNGAAgJAAAjxgAICYAAI4YACAoAACQGAAgLwAAlRgAIDEAAJIYACAzAACUGAAgNAAAlxgAIDgAAJMYACA5AACWGAAgOgAAmBgAIDsAAJkYACA-AACaGAAgPwAAmxgAIEAAAJwYACBCAACdGAAgQwAAnhgAIEQAAJ8YACBFAACgGAAgRwAAoRgAIEgAAKIYACBKAACjGAAgSwAApBgAIE8AAKUYACBQAACmGAAgUQAApxgAIPQHAgAAAAGBCEAAAAABmQgBAAAAAc0IQAAAAAGpCQEAAAABtAkBAAAAAbUJQAAAAAG2CQEAAAABuAkAAAC4CQK5CUAAAAABuglAAAAAAbsJAQAAAAG8CUAAAAABvQlAAAAAAb4JAQAAAAG_CUAAAAABwAlAAAAAAcEJAgAAAAHCCSAAAAABwwlAAAAAAcQJIAAAAAHFCQEAAAABxgkBAAAAAccJAQAAAAHICQEAAAAByQkBAAAAAQIAAAABACBeAAC8GgAgGCABAAAAAfQHAgAAAAGBCEAAAAABkAgCAAAAAaAIQAAAAAGkCEAAAAABpQgCAAAAAacIAQAAAAGoCAEAAAABrAgAAADMCAK3CBAAAAABwggQAAAAAccIAQAAAAHICAEAAAAByQgQAAAAAcoIAgAAAAHMCAEAAAABzQhAAAAAAc4IAgAAAAHPCCAAAAAB0AgBAAAAAdEIAQAAAAHSCAIAAAAB0wgCAAAAAQMAAACvAQAgXgAAvBoAIF8AAMEaACBAAAAArwEAIBAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIFcAAMEaACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIQsEAADnEQAg9AcCAAAAAYEIQAAAAAGQCAIAAAABkQgBAAAAAagIAQAAAAGsCAAAANUIAscIAQAAAAHSCAIAAAAB0wgCAAAAAdUIIAAAAAECAAAAbAAgXgAAwhoAIAanCAEAAAABtAgCAAAAAbUIAgAAAAG3CBAAAAABuAgCAAAAAbkIAQAAAAEK9AcCAAAAAYEIQAAAAAGiCAIAAAABpAhAAAAAAaUIAgAAAAGnCAEAAAABwggCAAAAAcMIAQAAAAHECAEAAAABxQhAAAAAAQMAAABqACBeAADCGgAgXwAAyBoAIA0AAABqACAEAADZEQAgVwAAyBoAIPQHAgDSDgAhgQhAANcOACGQCAIA0g4AIZEIAQDRDgAhqAgBANEOACGsCAAA2BHVCCLHCAEA0Q4AIdIIAgDSDgAh0wgCANIOACHVCCAAgBAAIQsEAADZEQAg9AcCANIOACGBCEAA1w4AIZAIAgDSDgAhkQgBANEOACGoCAEA0Q4AIawIAADYEdUIIscIAQDRDgAh0ggCANIOACHTCAIA0g4AIdUIIACAEAAhPhAAAIMYACARAACEGAAgEgAAhRgAIBMAAIYYACAUAACHGAAgFQAAiBgAIBYAAIkYACAXAACKGAAgGwAAixgAIB4AAIwYACAfAACNGAAgJAAAjxgAICYAAI4YACAoAACQGAAgLQAAkRgAIC8AAJUYACAxAACSGAAgMwAAlBgAIDQAAJcYACA4AACTGAAgOgAAmBgAIDsAAJkYACA-AACaGAAgPwAAmxgAIEAAAJwYACBCAACdGAAgQwAAnhgAIEQAAJ8YACBFAACgGAAgRwAAoRgAIEgAAKIYACBKAACjGAAgSwAApBgAIE8AAKUYACBQAACmGAAgUQAApxgAIPQHAgAAAAGBCEAAAAABmQgBAAAAAc0IQAAAAAGpCQEAAAABtAkBAAAAAbUJQAAAAAG2CQEAAAABuAkAAAC4CQK5CUAAAAABuglAAAAAAbsJAQAAAAG8CUAAAAABvQlAAAAAAb4JAQAAAAG_CUAAAAABwAlAAAAAAcEJAgAAAAHCCSAAAAABwwlAAAAAAcQJIAAAAAHFCQEAAAABxgkBAAAAAccJAQAAAAHICQEAAAAByQkBAAAAAQIAAAABACBeAADJGgAgAwAAAK8BACBeAADJGgAgXwAAzRoAIEAAAACvAQAgEAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAgVwAAzRoAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhPhAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhPhAAAIMYACARAACEGAAgEgAAhRgAIBMAAIYYACAUAACHGAAgFQAAiBgAIBYAAIkYACAXAACKGAAgGwAAixgAIB4AAIwYACAfAACNGAAgJAAAjxgAICYAAI4YACAoAACQGAAgLQAAkRgAIDEAAJIYACAzAACUGAAgNAAAlxgAIDgAAJMYACA5AACWGAAgOgAAmBgAIDsAAJkYACA-AACaGAAgPwAAmxgAIEAAAJwYACBCAACdGAAgQwAAnhgAIEQAAJ8YACBFAACgGAAgRwAAoRgAIEgAAKIYACBKAACjGAAgSwAApBgAIE8AAKUYACBQAACmGAAgUQAApxgAIPQHAgAAAAGBCEAAAAABmQgBAAAAAc0IQAAAAAGpCQEAAAABtAkBAAAAAbUJQAAAAAG2CQEAAAABuAkAAAC4CQK5CUAAAAABuglAAAAAAbsJAQAAAAG8CUAAAAABvQlAAAAAAb4JAQAAAAG_CUAAAAABwAlAAAAAAcEJAgAAAAHCCSAAAAABwwlAAAAAAcQJIAAAAAHFCQEAAAABxgkBAAAAAccJAQAAAAHICQEAAAAByQkBAAAAAQIAAAABACBeAADOGgAgGyABAAAAASkAANARACArAADREQAg9AcCAAAAAYEIQAAAAAGQCAIAAAABoAhAAAAAAaQIQAAAAAGlCAIAAAABpwgBAAAAAagIAQAAAAGsCAAAAMwIArQIAgAAAAG3CBAAAAABwggQAAAAAccIAQAAAAHICAEAAAAByQgQAAAAAcoIAgAAAAHMCAEAAAABzQhAAAAAAc4IAgAAAAHPCCAAAAAB0AgBAAAAAdEIAQAAAAHSCAIAAAAB0wgCAAAAAQIAAABwACBeAADQGgAgAwAAAK8BACBeAADOGgAgXwAA1BoAIEAAAACvAQAgEAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAgVwAA1BoAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhPhAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhAwAAAG4AIF4AANAaACBfAADXGgAgHQAAAG4AICABANEOACEpAAC4EQAgKwAAuREAIFcAANcaACD0BwIA0g4AIYEIQADXDgAhkAgCAOkOACGgCEAA1w4AIaQIQADoDgAhpQgCAOkOACGnCAEA0Q4AIagIAQDRDgAhrAgAALcRzAgitAgCAOkOACG3CBAA9xAAIcIIEAD3EAAhxwgBAP0OACHICAEA_Q4AIckIEAC2EQAhyggCANIOACHMCAEA_Q4AIc0IQADoDgAhzggCANIOACHPCCAAgBAAIdAIAQDRDgAh0QgBANEOACHSCAIA0g4AIdMIAgDSDgAhGyABANEOACEpAAC4EQAgKwAAuREAIPQHAgDSDgAhgQhAANcOACGQCAIA6Q4AIaAIQADXDgAhpAhAAOgOACGlCAIA6Q4AIacIAQDRDgAhqAgBANEOACGsCAAAtxHMCCK0CAIA6Q4AIbcIEAD3EAAhwggQAPcQACHHCAEA_Q4AIcgIAQD9DgAhyQgQALYRACHKCAIA0g4AIcwIAQD9DgAhzQhAAOgOACHOCAIA0g4AIc8IIACAEAAh0AgBANEOACHRCAEA0Q4AIdIIAgDSDgAh0wgCANIOACE-EAAAgxgAIBEAAIQYACASAACFGAAgEwAAhhgAIBQAAIcYACAVAACIGAAgFgAAiRgAIBcAAIoYACAbAACLGAAgHgAAjBgAIB8AAI0YACAkAACPGAAgJgAAjhgAICgAAJAYACAtAACRGAAgLwAAlRgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA6AACYGAAgOwAAmRgAID4AAJoYACA_AACbGAAgQAAAnBgAIEIAAJ0YACBDAACeGAAgRAAAnxgAIEUAAKAYACBHAAChGAAgSAAAohgAIEoAAKMYACBLAACkGAAgTwAApRgAIFAAAKYYACBRAACnGAAg9AcCAAAAAYEIQAAAAAGZCAEAAAABzQhAAAAAAakJAQAAAAG0CQEAAAABtQlAAAAAAbYJAQAAAAG4CQAAALgJArkJQAAAAAG6CUAAAAABuwkBAAAAAbwJQAAAAAG9CUAAAAABvgkBAAAAAb8JQAAAAAHACUAAAAABwQkCAAAAAcIJIAAAAAHDCUAAAAABxAkgAAAAAcUJAQAAAAHGCQEAAAABxwkBAAAAAcgJAQAAAAHJCQEAAAABAgAAAAEAIF4AANgaACAGpwgBAAAAAbQIAgAAAAG2CAIAAAABtwgQAAAAAbgIAgAAAAG5CAEAAAABAbQIAgAAAAEDAAAArwEAIF4AANgaACBfAADeGgAgQAAAAK8BACAQAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACBXAADeGgAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACEbIAEAAAABKQAA0BEAIC8AANIRACD0BwIAAAABgQhAAAAAAZAIAgAAAAGgCEAAAAABpAhAAAAAAaUIAgAAAAGnCAEAAAABqAgBAAAAAawIAAAAzAgCtAgCAAAAAbcIEAAAAAHCCBAAAAABxwgBAAAAAcgIAQAAAAHJCBAAAAAByggCAAAAAcwIAQAAAAHNCEAAAAABzggCAAAAAc8IIAAAAAHQCAEAAAAB0QgBAAAAAdIIAgAAAAHTCAIAAAABAgAAAHAAIF4AAN8aACAMKgAAnhEAIC0AAKARACD0BwIAAAABgQhAAAAAAaAIQAAAAAGsCAAAAL4IArsIAAAAuwgCvAgCAAAAAb4IQAAAAAG_CAEAAAABwAgCAAAAAcEIAQAAAAECAAAAhwEAIF4AAOEaACADAAAAbgAgXgAA3xoAIF8AAOUaACAdAAAAbgAgIAEA0Q4AISkAALgRACAvAAC6EQAgVwAA5RoAIPQHAgDSDgAhgQhAANcOACGQCAIA6Q4AIaAIQADXDgAhpAhAAOgOACGlCAIA6Q4AIacIAQDRDgAhqAgBANEOACGsCAAAtxHMCCK0CAIA6Q4AIbcIEAD3EAAhwggQAPcQACHHCAEA_Q4AIcgIAQD9DgAhyQgQALYRACHKCAIA0g4AIcwIAQD9DgAhzQhAAOgOACHOCAIA0g4AIc8IIACAEAAh0AgBANEOACHRCAEA0Q4AIdIIAgDSDgAh0wgCANIOACEbIAEA0Q4AISkAALgRACAvAAC6EQAg9AcCANIOACGBCEAA1w4AIZAIAgDpDgAhoAhAANcOACGkCEAA6A4AIaUIAgDpDgAhpwgBANEOACGoCAEA0Q4AIawIAAC3EcwIIrQIAgDpDgAhtwgQAPcQACHCCBAA9xAAIccIAQD9DgAhyAgBAP0OACHJCBAAthEAIcoIAgDSDgAhzAgBAP0OACHNCEAA6A4AIc4IAgDSDgAhzwggAIAQACHQCAEA0Q4AIdEIAQDRDgAh0ggCANIOACHTCAIA0g4AIQMAAACFAQAgXgAA4RoAIF8AAOgaACAOAAAAhQEAICoAAIMRACAtAACFEQAgVwAA6BoAIPQHAgDSDgAhgQhAANcOACGgCEAA1w4AIawIAACCEb4IIrsIAACBEbsIIrwIAgDSDgAhvghAAOgOACG_CAEA_Q4AIcAIAgDpDgAhwQgBAP0OACEMKgAAgxEAIC0AAIURACD0BwIA0g4AIYEIQADXDgAhoAhAANcOACGsCAAAghG-CCK7CAAAgRG7CCK8CAIA0g4AIb4IQADoDgAhvwgBAP0OACHACAIA6Q4AIcEIAQD9DgAhDCoAAJ4RACArAACfEQAg9AcCAAAAAYEIQAAAAAGgCEAAAAABrAgAAAC-CAK7CAAAALsIArwIAgAAAAG-CEAAAAABvwgBAAAAAcAIAgAAAAHBCAEAAAABAgAAAIcBACBeAADpGgAgAwAAAIUBACBeAADpGgAgXwAA7RoAIA4AAACFAQAgKgAAgxEAICsAAIQRACBXAADtGgAg9AcCANIOACGBCEAA1w4AIaAIQADXDgAhrAgAAIIRvggiuwgAAIERuwgivAgCANIOACG-CEAA6A4AIb8IAQD9DgAhwAgCAOkOACHBCAEA_Q4AIQwqAACDEQAgKwAAhBEAIPQHAgDSDgAhgQhAANcOACGgCEAA1w4AIawIAACCEb4IIrsIAACBEbsIIrwIAgDSDgAhvghAAOgOACG_CAEA_Q4AIcAIAgDpDgAhwQgBAP0OACE-EAAAgxgAIBEAAIQYACASAACFGAAgEwAAhhgAIBQAAIcYACAVAACIGAAgFgAAiRgAIBcAAIoYACAbAACLGAAgHgAAjBgAIB8AAI0YACAkAACPGAAgJgAAjhgAICgAAJAYACAtAACRGAAgLwAAlRgAIDEAAJIYACAzAACUGAAgNAAAlxgAIDkAAJYYACA6AACYGAAgOwAAmRgAID4AAJoYACA_AACbGAAgQAAAnBgAIEIAAJ0YACBDAACeGAAgRAAAnxgAIEUAAKAYACBHAAChGAAgSAAAohgAIEoAAKMYACBLAACkGAAgTwAApRgAIFAAAKYYACBRAACnGAAg9AcCAAAAAYEIQAAAAAGZCAEAAAABzQhAAAAAAakJAQAAAAG0CQEAAAABtQlAAAAAAbYJAQAAAAG4CQAAALgJArkJQAAAAAG6CUAAAAABuwkBAAAAAbwJQAAAAAG9CUAAAAABvgkBAAAAAb8JQAAAAAHACUAAAAABwQkCAAAAAcIJIAAAAAHDCUAAAAABxAkgAAAAAcUJAQAAAAHGCQEAAAABxwkBAAAAAcgJAQAAAAHJCQEAAAABAgAAAAEAIF4AAO4aACAG9AcCAAAAAYEIQAAAAAGiCAIAAAABowgBAAAAAaQIQAAAAAGlCAIAAAABA4EIQAAAAAGPCAIAAAABpggCAAAAAQMAAACvAQAgXgAA7hoAIF8AAPQaACBAAAAArwEAIBAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIFcAAPQaACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAACDGAAgEQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA4AACTGAAgOQAAlhgAIDoAAJgYACA7AACZGAAgPgAAmhgAID8AAJsYACBAAACcGAAgQgAAnRgAIEMAAJ4YACBEAACfGAAgRQAAoBgAIEcAAKEYACBIAACiGAAgSgAAoxgAIEsAAKQYACBPAAClGAAgUAAAphgAIFEAAKcYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAAQAgXgAA9RoAIBYZAADmEAAgMwAA5xAAIDUAAOkQACA2AADqEAAg9AcCAAAAAYEIQAAAAAGcCAEAAAABnQgEAAAAAZ8IAQAAAAGgCEAAAAABoggCAAAAAacIAQAAAAGoCAEAAAABqggAAACqCAKsCAAAAKwIAq0ICAAAAAGuCAIAAAABrwgCAAAAAbAIAQAAAAGxCAIAAAABsggCAAAAAbMIAgAAAAECAAAAiwEAIF4AAPcaACADAAAArwEAIF4AAPUaACBfAAD7GgAgQAAAAK8BACAQAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACBXAAD7GgAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACEDAAAAiQEAIF4AAPcaACBfAAD-GgAgGAAAAIkBACAZAAC_EAAgMwAAwBAAIDUAAMIQACA2AADDEAAgVwAA_hoAIPQHAgDSDgAhgQhAANcOACGcCAEA0Q4AIZ0IBACMEAAhnwgBANEOACGgCEAA1w4AIaIIAgDSDgAhpwgBANEOACGoCAEA0Q4AIaoIAAC8EKoIIqwIAAC9EKwIIq0ICAC-EAAhrggCAOkOACGvCAIA6Q4AIbAIAQD9DgAhsQgCANIOACGyCAIA0g4AIbMIAgDSDgAhFhkAAL8QACAzAADAEAAgNQAAwhAAIDYAAMMQACD0BwIA0g4AIYEIQADXDgAhnAgBANEOACGdCAQAjBAAIZ8IAQDRDgAhoAhAANcOACGiCAIA0g4AIacIAQDRDgAhqAgBANEOACGqCAAAvBCqCCKsCAAAvRCsCCKtCAgAvhAAIa4IAgDpDgAhrwgCAOkOACGwCAEA_Q4AIbEIAgDSDgAhsggCANIOACGzCAIA0g4AIT4QAACDGAAgEQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDQAAJcYACA4AACTGAAgOQAAlhgAIDoAAJgYACA7AACZGAAgPgAAmhgAID8AAJsYACBAAACcGAAgQgAAnRgAIEMAAJ4YACBEAACfGAAgRQAAoBgAIEcAAKEYACBIAACiGAAgSgAAoxgAIEsAAKQYACBPAAClGAAgUAAAphgAIFEAAKcYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAAQAgXgAA_xoAIBYZAADmEAAgNAAA6BAAIDUAAOkQACA2AADqEAAg9AcCAAAAAYEIQAAAAAGcCAEAAAABnQgEAAAAAZ8IAQAAAAGgCEAAAAABoggCAAAAAacIAQAAAAGoCAEAAAABqggAAACqCAKsCAAAAKwIAq0ICAAAAAGuCAIAAAABrwgCAAAAAbAIAQAAAAGxCAIAAAABsggCAAAAAbMIAgAAAAECAAAAiwEAIF4AAIEbACADAAAArwEAIF4AAP8aACBfAACFGwAgQAAAAK8BACAQAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACBXAACFGwAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EAAA4BQAIBEAAOEUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACEDAAAAiQEAIF4AAIEbACBfAACIGwAgGAAAAIkBACAZAAC_EAAgNAAAwRAAIDUAAMIQACA2AADDEAAgVwAAiBsAIPQHAgDSDgAhgQhAANcOACGcCAEA0Q4AIZ0IBACMEAAhnwgBANEOACGgCEAA1w4AIaIIAgDSDgAhpwgBANEOACGoCAEA0Q4AIaoIAAC8EKoIIqwIAAC9EKwIIq0ICAC-EAAhrggCAOkOACGvCAIA6Q4AIbAIAQD9DgAhsQgCANIOACGyCAIA0g4AIbMIAgDSDgAhFhkAAL8QACA0AADBEAAgNQAAwhAAIDYAAMMQACD0BwIA0g4AIYEIQADXDgAhnAgBANEOACGdCAQAjBAAIZ8IAQDRDgAhoAhAANcOACGiCAIA0g4AIacIAQDRDgAhqAgBANEOACGqCAAAvBCqCCKsCAAAvRCsCCKtCAgAvhAAIa4IAgDpDgAhrwgCAOkOACGwCAEA_Q4AIbEIAgDSDgAhsggCANIOACGzCAIA0g4AIRYZAADmEAAgMwAA5xAAIDQAAOgQACA2AADqEAAg9AcCAAAAAYEIQAAAAAGcCAEAAAABnQgEAAAAAZ8IAQAAAAGgCEAAAAABoggCAAAAAacIAQAAAAGoCAEAAAABqggAAACqCAKsCAAAAKwIAq0ICAAAAAGuCAIAAAABrwgCAAAAAbAIAQAAAAGxCAIAAAABsggCAAAAAbMIAgAAAAECAAAAiwEAIF4AAIkbACADAAAAiQEAIF4AAIkbACBfAACNGwAgGAAAAIkBACAZAAC_EAAgMwAAwBAAIDQAAMEQACA2AADDEAAgVwAAjRsAIPQHAgDSDgAhgQhAANcOACGcCAEA0Q4AIZ0IBACMEAAhnwgBANEOACGgCEAA1w4AIaIIAgDSDgAhpwgBANEOACGoCAEA0Q4AIaoIAAC8EKoIIqwIAAC9EKwIIq0ICAC-EAAhrggCAOkOACGvCAIA6Q4AIbAIAQD9DgAhsQgCANIOACGyCAIA0g4AIbMIAgDSDgAhFhkAAL8QACAzAADAEAAgNAAAwRAAIDYAAMMQACD0BwIA0g4AIYEIQADXDgAhnAgBANEOACGdCAQAjBAAIZ8IAQDRDgAhoAhAANcOACGiCAIA0g4AIacIAQDRDgAhqAgBANEOACGqCAAAvBCqCCKsCAAAvRCsCCKtCAgAvhAAIa4IAgDpDgAhrwgCAOkOACGwCAEA_Q4AIbEIAgDSDgAhsggCANIOACGzCAIA0g4AIT4QAACDGAAgEQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA7AACZGAAgPgAAmhgAID8AAJsYACBAAACcGAAgQgAAnRgAIEMAAJ4YACBEAACfGAAgRQAAoBgAIEcAAKEYACBIAACiGAAgSgAAoxgAIEsAAKQYACBPAAClGAAgUAAAphgAIFEAAKcYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAAQAgXgAAjhsAIAMAAACvAQAgXgAAjhsAIF8AAJIbACBAAAAArwEAIBAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIFcAAJIbACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAACDGAAgEQAAhBgAIBIAAIUYACATAACGGAAgFAAAhxgAIBUAAIgYACAWAACJGAAgFwAAihgAIBsAAIsYACAeAACMGAAgHwAAjRgAICQAAI8YACAmAACOGAAgKAAAkBgAIC0AAJEYACAvAACVGAAgMQAAkhgAIDMAAJQYACA0AACXGAAgOAAAkxgAIDkAAJYYACA6AACYGAAgPgAAmhgAID8AAJsYACBAAACcGAAgQgAAnRgAIEMAAJ4YACBEAACfGAAgRQAAoBgAIEcAAKEYACBIAACiGAAgSgAAoxgAIEsAAKQYACBPAAClGAAgUAAAphgAIFEAAKcYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAAQAgXgAAkxsAIAMAAACvAQAgXgAAkxsAIF8AAJcbACBAAAAArwEAIBAAAOAUACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIFcAAJcbACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAADgFAAgEQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIRYZAADmEAAgMwAA5xAAIDQAAOgQACA1AADpEAAg9AcCAAAAAYEIQAAAAAGcCAEAAAABnQgEAAAAAZ8IAQAAAAGgCEAAAAABoggCAAAAAacIAQAAAAGoCAEAAAABqggAAACqCAKsCAAAAKwIAq0ICAAAAAGuCAIAAAABrwgCAAAAAbAIAQAAAAGxCAIAAAABsggCAAAAAbMIAgAAAAECAAAAiwEAIF4AAJgbACALBAAAnBAAIPQHAgAAAAGBCEAAAAABkAgCAAAAAZEIAQAAAAGcCAEAAAABnQgEAAAAAZ4IAQAAAAGfCAEAAAABoAhAAAAAAaEIAQAAAAECAAAApwEAIF4AAJobACADAAAAiQEAIF4AAJgbACBfAACeGwAgGAAAAIkBACAZAAC_EAAgMwAAwBAAIDQAAMEQACA1AADCEAAgVwAAnhsAIPQHAgDSDgAhgQhAANcOACGcCAEA0Q4AIZ0IBACMEAAhnwgBANEOACGgCEAA1w4AIaIIAgDSDgAhpwgBANEOACGoCAEA0Q4AIaoIAAC8EKoIIqwIAAC9EKwIIq0ICAC-EAAhrggCAOkOACGvCAIA6Q4AIbAIAQD9DgAhsQgCANIOACGyCAIA0g4AIbMIAgDSDgAhFhkAAL8QACAzAADAEAAgNAAAwRAAIDUAAMIQACD0BwIA0g4AIYEIQADXDgAhnAgBANEOACGdCAQAjBAAIZ8IAQDRDgAhoAhAANcOACGiCAIA0g4AIacIAQDRDgAhqAgBANEOACGqCAAAvBCqCCKsCAAAvRCsCCKtCAgAvhAAIa4IAgDpDgAhrwgCAOkOACGwCAEA_Q4AIbEIAgDSDgAhsggCANIOACGzCAIA0g4AIQMAAACZAQAgXgAAmhsAIF8AAKEbACANAAAAmQEAIAQAAJUQACBXAAChGwAg9AcCANIOACGBCEAA1w4AIZAIAgDSDgAhkQgBANEOACGcCAEA0Q4AIZ0IBACMEAAhnggBANEOACGfCAEA0Q4AIaAIQADXDgAhoQgBANEOACELBAAAlRAAIPQHAgDSDgAhgQhAANcOACGQCAIA0g4AIZEIAQDRDgAhnAgBANEOACGdCAQAjBAAIZ4IAQDRDgAhnwgBANEOACGgCEAA1w4AIaEIAQDRDgAhPhAAAIMYACASAACFGAAgEwAAhhgAIBQAAIcYACAVAACIGAAgFgAAiRgAIBcAAIoYACAbAACLGAAgHgAAjBgAIB8AAI0YACAkAACPGAAgJgAAjhgAICgAAJAYACAtAACRGAAgLwAAlRgAIDEAAJIYACAzAACUGAAgNAAAlxgAIDgAAJMYACA5AACWGAAgOgAAmBgAIDsAAJkYACA-AACaGAAgPwAAmxgAIEAAAJwYACBCAACdGAAgQwAAnhgAIEQAAJ8YACBFAACgGAAgRwAAoRgAIEgAAKIYACBKAACjGAAgSwAApBgAIE8AAKUYACBQAACmGAAgUQAApxgAIPQHAgAAAAGBCEAAAAABmQgBAAAAAc0IQAAAAAGpCQEAAAABtAkBAAAAAbUJQAAAAAG2CQEAAAABuAkAAAC4CQK5CUAAAAABuglAAAAAAbsJAQAAAAG8CUAAAAABvQlAAAAAAb4JAQAAAAG_CUAAAAABwAlAAAAAAcEJAgAAAAHCCSAAAAABwwlAAAAAAcQJIAAAAAHFCQEAAAABxgkBAAAAAccJAQAAAAHICQEAAAAByQkBAAAAAQIAAAABACBeAACiGwAgBPQHAgAAAAH8BwAAxQ8AIIEIQAAAAAGPCAIAAAABCfkHAAEAAAH6BwABAAAB_AcAAOwOACD9BwIAAAAB_gdAAAAAAf8HAgAAAAGACEAAAAABgQhAAAAAAYIIQAAAAAEMBgAAoA8AIAgAAKEPACD0BwIAAAAB_AcAAJ8PACD_BwIAAAABgQhAAAAAAYIIQAAAAAGKCAABAAABiwgBAAAAAYwIAQAAAAGNCEAAAAABjghAAAAAAQIAAAAPACBeAACmGwAgAwAAAA0AIF4AAKYbACBfAACqGwAgDgAAAA0AIAYAAP4OACAIAAD_DgAgVwAAqhsAIPQHAgDSDgAh_AcAAPsOACD_BwIA0g4AIYEIQADXDgAhgghAANcOACGKCAAB_A4AIYsIAQD9DgAhjAgBAP0OACGNCEAA6A4AIY4IQADoDgAhDAYAAP4OACAIAAD_DgAg9AcCANIOACH8BwAA-w4AIP8HAgDSDgAhgQhAANcOACGCCEAA1w4AIYoIAAH8DgAhiwgBAP0OACGMCAEA_Q4AIY0IQADoDgAhjghAAOgOACEL9AcCAAAAAfwHAACQDwAggQhAAAAAAYIIQAAAAAGHCAABAAABjwgCAAAAAZEIAQAAAAHoCEAAAAABsQkBAAAAAbIJQAAAAAGzCQIAAAABAwAAAK8BACBeAACiGwAgXwAArhsAIEAAAACvAQAgEAAA4BQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAgVwAArhsAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhPhAAAOAUACASAADiFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIPQHAgDSDgAhgQhAANcOACGZCAEA_Q4AIc0IQADoDgAhqQkBAP0OACG0CQEA0Q4AIbUJQADoDgAhtgkBAP0OACG4CQAA3xS4CSK5CUAA6A4AIboJQADoDgAhuwkBAP0OACG8CUAA6A4AIb0JQADoDgAhvgkBAP0OACG_CUAA6A4AIcAJQADoDgAhwQkCANIOACHCCSAAgBAAIcMJQADoDgAhxAkgAIAQACHFCQEA_Q4AIcYJAQD9DgAhxwkBAP0OACHICQEA_Q4AIckJAQD9DgAhCwQAAPcPACAMAAD5DwAgDgAA-g8AIPQHAgAAAAGBCEAAAAABkAgCAAAAAZEIAQAAAAGSCAEAAAABkwgAAQAAAZQIAAD1DwAglQgAAPYPACACAAAAJgAgXgAArxsAID4QAACDGAAgEQAAhBgAIBMAAIYYACAUAACHGAAgFQAAiBgAIBYAAIkYACAXAACKGAAgGwAAixgAIB4AAIwYACAfAACNGAAgJAAAjxgAICYAAI4YACAoAACQGAAgLQAAkRgAIC8AAJUYACAxAACSGAAgMwAAlBgAIDQAAJcYACA4AACTGAAgOQAAlhgAIDoAAJgYACA7AACZGAAgPgAAmhgAID8AAJsYACBAAACcGAAgQgAAnRgAIEMAAJ4YACBEAACfGAAgRQAAoBgAIEcAAKEYACBIAACiGAAgSgAAoxgAIEsAAKQYACBPAAClGAAgUAAAphgAIFEAAKcYACD0BwIAAAABgQhAAAAAAZkIAQAAAAHNCEAAAAABqQkBAAAAAbQJAQAAAAG1CUAAAAABtgkBAAAAAbgJAAAAuAkCuQlAAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CQEAAAABvwlAAAAAAcAJQAAAAAHBCQIAAAABwgkgAAAAAcMJQAAAAAHECSAAAAABxQkBAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAAQAgXgAAsRsAIAn0BwIAAAAB_AcAAJ8PACCBCEAAAAABgghAAAAAAYoIAAEAAAGLCAEAAAABjAgBAAAAAY0IQAAAAAGOCEAAAAABCfkHAAEAAAH6BwABAAAB-wcCAAAAAfwHAADsDgAg_QcCAAAAAf4HQAAAAAGACEAAAAABgQhAAAAAAYIIQAAAAAEDAAAABwAgXgAArxsAIF8AALcbACANAAAABwAgBAAA0Q8AIAwAANMPACAOAADUDwAgVwAAtxsAIPQHAgDSDgAhgQhAANcOACGQCAIA0g4AIZEIAQDRDgAhkggBANEOACGTCAAB_A4AIZQIAADPDwAglQgAANAPACALBAAA0Q8AIAwAANMPACAOAADUDwAg9AcCANIOACGBCEAA1w4AIZAIAgDSDgAhkQgBANEOACGSCAEA0Q4AIZMIAAH8DgAhlAgAAM8PACCVCAAA0A8AIAMAAACvAQAgXgAAsRsAIF8AALobACBAAAAArwEAIBAAAOAUACARAADhFAAgEwAA4xQAIBQAAOQUACAVAADlFAAgFgAA5hQAIBcAAOcUACAbAADoFAAgHgAA6RQAIB8AAOoUACAkAADsFAAgJgAA6xQAICgAAO0UACAtAADuFAAgLwAA8hQAIDEAAO8UACAzAADxFAAgNAAA9BQAIDgAAPAUACA5AADzFAAgOgAA9RQAIDsAAPYUACA-AAD3FAAgPwAA-BQAIEAAAPkUACBCAAD6FAAgQwAA-xQAIEQAAPwUACBFAAD9FAAgRwAA_hQAIEgAAP8UACBKAACAFQAgSwAAgRUAIE8AAIIVACBQAACDFQAgUQAAhBUAIFcAALobACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIT4QAADgFAAgEQAA4RQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACD0BwIA0g4AIYEIQADXDgAhmQgBAP0OACHNCEAA6A4AIakJAQD9DgAhtAkBANEOACG1CUAA6A4AIbYJAQD9DgAhuAkAAN8UuAkiuQlAAOgOACG6CUAA6A4AIbsJAQD9DgAhvAlAAOgOACG9CUAA6A4AIb4JAQD9DgAhvwlAAOgOACHACUAA6A4AIcEJAgDSDgAhwgkgAIAQACHDCUAA6A4AIcQJIACAEAAhxQkBAP0OACHGCQEA_Q4AIccJAQD9DgAhyAkBAP0OACHJCQEA_Q4AIQgDAADGDwAgBQAAxw8AIAwAAMkPACD0BwIAAAAB-wcCAAAAAfwHAADFDwAggQhAAAAAAY8IAgAAAAECAAAACwAgXgAAuxsAIAOBCEAAAAABhwgAAQAAAYkIQAAAAAELBAAA9w8AIAwAAPkPACANAAD4DwAg9AcCAAAAAYEIQAAAAAGQCAIAAAABkQgBAAAAAZIIAQAAAAGTCAABAAABlAgAAPUPACCVCAAA9g8AIAIAAAAmACBeAAC-GwAgPhEAAIQYACASAACFGAAgEwAAhhgAIBQAAIcYACAVAACIGAAgFgAAiRgAIBcAAIoYACAbAACLGAAgHgAAjBgAIB8AAI0YACAkAACPGAAgJgAAjhgAICgAAJAYACAtAACRGAAgLwAAlRgAIDEAAJIYACAzAACUGAAgNAAAlxgAIDgAAJMYACA5AACWGAAgOgAAmBgAIDsAAJkYACA-AACaGAAgPwAAmxgAIEAAAJwYACBCAACdGAAgQwAAnhgAIEQAAJ8YACBFAACgGAAgRwAAoRgAIEgAAKIYACBKAACjGAAgSwAApBgAIE8AAKUYACBQAACmGAAgUQAApxgAIPQHAgAAAAGBCEAAAAABmQgBAAAAAc0IQAAAAAGpCQEAAAABtAkBAAAAAbUJQAAAAAG2CQEAAAABuAkAAAC4CQK5CUAAAAABuglAAAAAAbsJAQAAAAG8CUAAAAABvQlAAAAAAb4JAQAAAAG_CUAAAAABwAlAAAAAAcEJAgAAAAHCCSAAAAABwwlAAAAAAcQJIAAAAAHFCQEAAAABxgkBAAAAAccJAQAAAAHICQEAAAAByQkBAAAAAQIAAAABACBeAADAGwAgAwAAAAcAIF4AAL4bACBfAADEGwAgDQAAAAcAIAQAANEPACAMAADTDwAgDQAA0g8AIFcAAMQbACD0BwIA0g4AIYEIQADXDgAhkAgCANIOACGRCAEA0Q4AIZIIAQDRDgAhkwgAAfwOACGUCAAAzw8AIJUIAADQDwAgCwQAANEPACAMAADTDwAgDQAA0g8AIPQHAgDSDgAhgQhAANcOACGQCAIA0g4AIZEIAQDRDgAhkggBANEOACGTCAAB_A4AIZQIAADPDwAglQgAANAPACADAAAArwEAIF4AAMAbACBfAADHGwAgQAAAAK8BACARAADhFAAgEgAA4hQAIBMAAOMUACAUAADkFAAgFQAA5RQAIBYAAOYUACAXAADnFAAgGwAA6BQAIB4AAOkUACAfAADqFAAgJAAA7BQAICYAAOsUACAoAADtFAAgLQAA7hQAIC8AAPIUACAxAADvFAAgMwAA8RQAIDQAAPQUACA4AADwFAAgOQAA8xQAIDoAAPUUACA7AAD2FAAgPgAA9xQAID8AAPgUACBAAAD5FAAgQgAA-hQAIEMAAPsUACBEAAD8FAAgRQAA_RQAIEcAAP4UACBIAAD_FAAgSgAAgBUAIEsAAIEVACBPAACCFQAgUAAAgxUAIFEAAIQVACBXAADHGwAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACE-EQAA4RQAIBIAAOIUACATAADjFAAgFAAA5BQAIBUAAOUUACAWAADmFAAgFwAA5xQAIBsAAOgUACAeAADpFAAgHwAA6hQAICQAAOwUACAmAADrFAAgKAAA7RQAIC0AAO4UACAvAADyFAAgMQAA7xQAIDMAAPEUACA0AAD0FAAgOAAA8BQAIDkAAPMUACA6AAD1FAAgOwAA9hQAID4AAPcUACA_AAD4FAAgQAAA-RQAIEIAAPoUACBDAAD7FAAgRAAA_BQAIEUAAP0UACBHAAD-FAAgSAAA_xQAIEoAAIAVACBLAACBFQAgTwAAghUAIFAAAIMVACBRAACEFQAg9AcCANIOACGBCEAA1w4AIZkIAQD9DgAhzQhAAOgOACGpCQEA_Q4AIbQJAQDRDgAhtQlAAOgOACG2CQEA_Q4AIbgJAADfFLgJIrkJQADoDgAhuglAAOgOACG7CQEA_Q4AIbwJQADoDgAhvQlAAOgOACG-CQEA_Q4AIb8JQADoDgAhwAlAAOgOACHBCQIA0g4AIcIJIACAEAAhwwlAAOgOACHECSAAgBAAIcUJAQD9DgAhxgkBAP0OACHHCQEA_Q4AIcgJAQD9DgAhyQkBAP0OACEL9AcCAAAAAfsHAgAAAAH8BwAAkA8AIIEIQAAAAAGCCEAAAAABhwgAAQAAAY8IAgAAAAGRCAEAAAAB6AhAAAAAAbEJAQAAAAGyCUAAAAABAwAAAAkAIF4AALsbACBfAADLGwAgCgAAAAkAIAMAAKkPACAFAACqDwAgDAAArA8AIFcAAMsbACD0BwIA0g4AIfsHAgDSDgAh_AcAAKgPACCBCEAA1w4AIY8IAgDSDgAhCAMAAKkPACAFAACqDwAgDAAArA8AIPQHAgDSDgAh-wcCANIOACH8BwAAqA8AIIEIQADXDgAhjwgCANIOACEMBgAAoA8AIAkAAKIPACD0BwIAAAAB_AcAAJ8PACD_BwIAAAABgQhAAAAAAYIIQAAAAAGKCAABAAABiwgBAAAAAYwIAQAAAAGNCEAAAAABjghAAAAAAQIAAAAPACBeAADMGwAgAwAAAA0AIF4AAMwbACBfAADQGwAgDgAAAA0AIAYAAP4OACAJAACADwAgVwAA0BsAIPQHAgDSDgAh_AcAAPsOACD_BwIA0g4AIYEIQADXDgAhgghAANcOACGKCAAB_A4AIYsIAQD9DgAhjAgBAP0OACGNCEAA6A4AIY4IQADoDgAhDAYAAP4OACAJAACADwAg9AcCANIOACH8BwAA-w4AIP8HAgDSDgAhgQhAANcOACGCCEAA1w4AIYoIAAH8DgAhiwgBAP0OACGMCAEA_Q4AIY0IQADoDgAhjghAAOgOACEIAwAAxg8AIAUAAMcPACALAADIDwAg9AcCAAAAAfsHAgAAAAH8BwAAxQ8AIIEIQAAAAAGPCAIAAAABAgAAAAsAIF4AANEbACALBAAA9w8AIA0AAPgPACAOAAD6DwAg9AcCAAAAAYEIQAAAAAGQCAIAAAABkQgBAAAAAZIIAQAAAAGTCAABAAABlAgAAPUPACCVCAAA9g8AIAIAAAAmACBeAADTGwAgAwAAAAkAIF4AANEbACBfAADXGwAgCgAAAAkAIAMAAKkPACAFAACqDwAgCwAAqw8AIFcAANcbACD0BwIA0g4AIfsHAgDSDgAh_AcAAKgPACCBCEAA1w4AIY8IAgDSDgAhCAMAAKkPACAFAACqDwAgCwAAqw8AIPQHAgDSDgAh-wcCANIOACH8BwAAqA8AIIEIQADXDgAhjwgCANIOACEDAAAABwAgXgAA0xsAIF8AANobACANAAAABwAgBAAA0Q8AIA0AANIPACAOAADUDwAgVwAA2hsAIPQHAgDSDgAhgQhAANcOACGQCAIA0g4AIZEIAQDRDgAhkggBANEOACGTCAAB_A4AIZQIAADPDwAglQgAANAPACALBAAA0Q8AIA0AANIPACAOAADUDwAg9AcCANIOACGBCEAA1w4AIZAIAgDSDgAhkQgBANEOACGSCAEA0Q4AIZMIAAH8DgAhlAgAAM8PACCVCAAA0A8AICYKAD4QBgIRJwMSKAQTKgsULgwVMg0WNg4XOg8bTBIeTRMfURYkZRomZBkoaR4tbR8voAElMYgBIjOfASk0pQEqOIwBKDmkAS86qAEtO6oBMD6uATE_sgExQLMBMUK3ATJDuQEyRL0BM0XCATRHxgE1SMoBNkrOATdLzwE3T9MBOFDbAThR3wE9AwMAAQUIAw8kBQUEAAEKAAoMHwgNDAQOIAIFAwABBQADCgAJCxAFDBsIBAYABAgUBgkVAgoABwEHAAUCCBYACRcAAgUAAwYcBAILHQAMHgADDCIADSEADiMAAQMAAQEDAAEBAwABAQMAAQYKABUYABAZAAEbQBIcRBMdSBQCCgARFzsPARc8AAIZAAEaAA8CAwABGgAPARoADwMbSQAcSgAdSwAGCgAdGQABIFMXJVcZJmAZJ2IcAgoAGB9UFgEfVQAFCgAbGQABIQAWIlgWJFwaAgMAASMAGQEkXQABIQAWASZjAAEDAAEDBAABCgAnMHEgBAoAJilyHyt2IS-BASUCLAAiLgAgBAoAJCoAASt3IS17IwEsACICK3wALX0AAhkAAS4AIAIrggEAL4MBAAEwhAEABgoALhkAATOQASk0lAEqNZYBKzaYASwCGQABMgAoAgMAATIAKAEyACgCMpwBKDeaAS0CBAABNpsBLAIznQEANJ4BAAEZAAEBBAABAxmwAQE8AAE9sQEBAgS4AQFBAAEBA74BAQEDAAEBRgABAQMAAQIDAAFJAAEEAwABCgA8SQABTtcBOQJMADpNADgCCgA7K9gBOQEr2QEAAU7aAQABAwABIxDgAQAR4QEAEuIBABTjAQAV5AEAFuUBABfmAQAb5wEAHugBAB_pAQAk6wEAJuoBACjsAQAt7QEAL_EBADHuAQAz8AEANPMBADjvAQA58gEAOvQBAD71AQA_9gEAQPcBAEL4AQBD-QEARPoBAEX7AQBH_AEASP0BAEr-AQBL_wEAT4ACAFCBAgBRggIAAAAABQoAQ2QARGUARWYARmcARwAAAAAABQoAQ2QARGUARWYARmcARwEDAAEBAwABBQoATGQATWUATmYAT2cAUAAAAAAABQoATGQATWUATmYAT2cAUAMDAAEFuQIDD7oCBQMDAAEFwAIDD8ECBQUKAFVkAFZlAFdmAFhnAFkAAAAAAAUKAFVkAFZlAFdmAFhnAFkBA9MCAQED2QIBBQoAXmQAX2UAYGYAYWcAYgAAAAAABQoAXmQAX2UAYGYAYWcAYgFGAAEBRgABBQoAZ2QAaGUAaWYAamcAawAAAAAABQoAZ2QAaGUAaWYAamcAawEDAAEBAwABBQoAcGQAcWUAcmYAc2cAdAAAAAAABQoAcGQAcWUAcmYAc2cAdAEDAAEBAwABBQoAeWQAemUAe2YAfGcAfQAAAAAABQoAeWQAemUAe2YAfGcAfQAAAAUKAIMBZACEAWUAhQFmAIYBZwCHAQAAAAAABQoAgwFkAIQBZQCFAWYAhgFnAIcBAxnGAwE8AAE9xwMBAxnNAwE8AAE9zgMBBQoAjAFkAI0BZQCOAWYAjwFnAJABAAAAAAAFCgCMAWQAjQFlAI4BZgCPAWcAkAECBOADAUEAAQIE5gMBQQABBQoAlQFkAJYBZQCXAWYAmAFnAJkBAAAAAAAFCgCVAWQAlgFlAJcBZgCYAWcAmQEAAAUKAJ4BZACfAWUAoAFmAKEBZwCiAQAAAAAABQoAngFkAJ8BZQCgAWYAoQFnAKIBAgMAAUkAAQIDAAFJAAEFCgCnAWQAqAFlAKkBZgCqAWcAqwEAAAAAAAUKAKcBZACoAWUAqQFmAKoBZwCrAQIDAAFJAAECAwABSQABBQoAsAFkALEBZQCyAWYAswFnALQBAAAAAAAFCgCwAWQAsQFlALIBZgCzAWcAtAECTAA6TQA4AkwAOk0AOAUKALkBZAC6AWUAuwFmALwBZwC9AQAAAAAABQoAuQFkALoBZQC7AWYAvAFnAL0BAQMAAQEDAAEFCgDCAWQAwwFlAMQBZgDFAWcAxgEAAAAAAAUKAMIBZADDAWUAxAFmAMUBZwDGAQAABQoAywFkAMwBZQDNAWYAzgFnAM8BAAAAAAAFCgDLAWQAzAFlAM0BZgDOAWcAzwECGAAQGQABAhgAEBkAAQUKANQBZADVAWUA1gFmANcBZwDYAQAAAAAABQoA1AFkANUBZQDWAWYA1wFnANgBAhkAARoADwIZAAEaAA8FCgDdAWQA3gFlAN8BZgDgAWcA4QEAAAAAAAUKAN0BZADeAWUA3wFmAOABZwDhAQEaAA8BGgAPBQoA5gFkAOcBZQDoAWYA6QFnAOoBAAAAAAAFCgDmAWQA5wFlAOgBZgDpAWcA6gECAwABGgAPAgMAARoADwUKAO8BZADwAWUA8QFmAPIBZwDzAQAAAAAABQoA7wFkAPABZQDxAWYA8gFnAPMBAAAABQoA-QFkAPoBZQD7AWYA_AFnAP0BAAAAAAAFCgD5AWQA-gFlAPsBZgD8AWcA_QEBAwABAQMAAQUKAIICZACDAmUAhAJmAIUCZwCGAgAAAAAABQoAggJkAIMCZQCEAmYAhQJnAIYCAQMAAQEDAAEFCgCLAmQAjAJlAI0CZgCOAmcAjwIAAAAAAAUKAIsCZACMAmUAjQJmAI4CZwCPAgEDAAEBAwABBQoAlAJkAJUCZQCWAmYAlwJnAJgCAAAAAAAFCgCUAmQAlQJlAJYCZgCXAmcAmAIBAwABAQMAAQUKAJ0CZACeAmUAnwJmAKACZwChAgAAAAAABQoAnQJkAJ4CZQCfAmYAoAJnAKECAAAAAwoApwJmAKgCZwCpAgAAAAMKAKcCZgCoAmcAqQIAAAUKAK4CZACvAmUAsAJmALECZwCyAgAAAAAABQoArgJkAK8CZQCwAmYAsQJnALICAxkAASD-Bhcl_wYZAxkAASCFBxclhgcZBQoAtwJkALgCZQC5AmYAugJnALsCAAAAAAAFCgC3AmQAuAJlALkCZgC6AmcAuwICGQABIQAWAhkAASEAFgUKAMACZADBAmUAwgJmAMMCZwDEAgAAAAAABQoAwAJkAMECZQDCAmYAwwJnAMQCAgMAASMAGQIDAAEjABkFCgDJAmQAygJlAMsCZgDMAmcAzQIAAAAAAAUKAMkCZADKAmUAywJmAMwCZwDNAgEhABYFCgDRAmQA0gJlANMCZgDUAmcA1QIAAAAAAAUKANECZADSAmUA0wJmANQCZwDVAgAABQoA2gJkANsCZQDcAmYA3QJnAN4CAAAAAAAFCgDaAmQA2wJlANwCZgDdAmcA3gIAAAADCgDkAmYA5QJnAOYCAAAAAwoA5AJmAOUCZwDmAgEEAAEBBAABBQoA6wJkAOwCZQDtAmYA7gJnAO8CAAAAAAAFCgDrAmQA7AJlAO0CZgDuAmcA7wIBKZgIHwEpnggfBQoA9AJkAPUCZQD2AmYA9wJnAPgCAAAAAAAFCgD0AmQA9QJlAPYCZgD3AmcA-AIBGQABARkAAQUKAP0CZAD-AmUA_wJmAIADZwCBAwAAAAAABQoA_QJkAP4CZQD_AmYAgANnAIEDAhkAAS4AIAIZAAEuACAFCgCGA2QAhwNlAIgDZgCJA2cAigMAAAAAAAUKAIYDZACHA2UAiANmAIkDZwCKAwEqAAEBKgABBQoAjwNkAJADZQCRA2YAkgNnAJMDAAAAAAAFCgCPA2QAkANlAJEDZgCSA2cAkwMCLAAiLgAgAiwAIi4AIAUKAJgDZACZA2UAmgNmAJsDZwCcAwAAAAAABQoAmANkAJkDZQCaA2YAmwNnAJwDASwAIgEsACIFCgChA2QAogNlAKMDZgCkA2cApQMAAAAAAAUKAKEDZACiA2UAowNmAKQDZwClAwEZAAEBGQABBQoAqgNkAKsDZQCsA2YArQNnAK4DAAAAAAAFCgCqA2QAqwNlAKwDZgCtA2cArgMCAwABMgAoAgMAATIAKAUKALMDZAC0A2UAtQNmALYDZwC3AwAAAAAABQoAswNkALQDZQC1A2YAtgNnALcDAhkAATIAKAIZAAEyACgFCgC8A2QAvQNlAL4DZgC_A2cAwAMAAAAAAAUKALwDZAC9A2UAvgNmAL8DZwDAAwEyACgBMgAoBQoAxQNkAMYDZQDHA2YAyANnAMkDAAAAAAAFCgDFA2QAxgNlAMcDZgDIA2cAyQMBBAABAQQAAQUKAM4DZADPA2UA0ANmANEDZwDSAwAAAAAABQoAzgNkAM8DZQDQA2YA0QNnANIDAQQAAQEEAAEFCgDXA2QA2ANlANkDZgDaA2cA2wMAAAAAAAUKANcDZADYA2UA2QNmANoDZwDbAwIyqQooN6gKLQIysAooN68KLQUKAOADZADhA2UA4gNmAOMDZwDkAwAAAAAABQoA4ANkAOEDZQDiA2YA4wNnAOQDAQQAAQEEAAEFCgDpA2QA6gNlAOsDZgDsA2cA7QMAAAAAAAUKAOkDZADqA2UA6wNmAOwDZwDtAwIDAAEFAAMCAwABBQADBQoA8gNkAPMDZQD0A2YA9QNnAPYDAAAAAAAFCgDyA2QA8wNlAPQDZgD1A2cA9gMBBgAEAQYABAUKAPsDZAD8A2UA_QNmAP4DZwD_AwAAAAAABQoA-wNkAPwDZQD9A2YA_gNnAP8DAQcABQEHAAUFCgCEBGQAhQRlAIYEZgCHBGcAiAQAAAAAAAUKAIQEZACFBGUAhgRmAIcEZwCIBAIFAAMGmgsEAgUAAwagCwQFCgCNBGQAjgRlAI8EZgCQBGcAkQQAAAAAAAUKAI0EZACOBGUAjwRmAJAEZwCRBAAAAAMKAJcEZgCYBGcAmQQAAAADCgCXBGYAmARnAJkEAAAAAwoAnwRmAKAEZwChBAAAAAMKAJ8EZgCgBGcAoQQAAAADCgCnBGYAqARnAKkEAAAAAwoApwRmAKgEZwCpBAAAAAMKAK8EZgCwBGcAsQQAAAADCgCvBGYAsARnALEEAAAABQoAtwRkALgEZQC5BGYAugRnALsEAAAAAAAFCgC3BGQAuARlALkEZgC6BGcAuwRSAgFTgwIBVIUCAVWGAgFWhwIBWIkCAVmLAj9ajAJAW44CAVyQAj9dkQJBYJICAWGTAgFilAI_aJcCQmmYAkhqmQI9a5oCPWybAj1tnAI9bp0CPW-fAj1woQI_caICSXKkAj1zpgI_dKcCSnWoAj12qQI9d6oCP3itAkt5rgJReq8CAnuwAgJ8sQICfbICAn6zAgJ_tQICgAG3Aj-BAbgCUoIBvAICgwG-Aj-EAb8CU4UBwgIChgHDAgKHAcQCP4gBxwJUiQHIAlqKAckCM4sBygIzjAHLAjONAcwCM44BzQIzjwHPAjOQAdECP5EB0gJbkgHVAjOTAdcCP5QB2AJclQHaAjOWAdsCM5cB3AI_mAHfAl2ZAeACY5oB4QI1mwHiAjWcAeMCNZ0B5AI1ngHlAjWfAecCNaAB6QI_oQHqAmSiAewCNaMB7gI_pAHvAmWlAfACNaYB8QI1pwHyAj-oAfUCZqkB9gJsqgH3AjSrAfgCNKwB-QI0rQH6AjSuAfsCNK8B_QI0sAH_Aj-xAYADbbIBggM0swGEAz-0AYUDbrUBhgM0tgGHAzS3AYgDP7gBiwNvuQGMA3W6AY0DHrsBjgMevAGPAx69AZADHr4BkQMevwGTAx7AAZUDP8EBlgN2wgGYAx7DAZoDP8QBmwN3xQGcAx7GAZ0DHscBngM_yAGhA3jJAaIDfsoBpAN_ywGlA3_MAagDf80BqQN_zgGqA3_PAawDf9ABrgM_0QGvA4AB0gGxA3_TAbMDP9QBtAOBAdUBtQN_1gG2A3_XAbcDP9gBugOCAdkBuwOIAdoBvAMx2wG9AzHcAb4DMd0BvwMx3gHAAzHfAcIDMeABxAM_4QHFA4kB4gHJAzHjAcsDP-QBzAOKAeUBzwMx5gHQAzHnAdEDP-gB1AOLAekB1QORAeoB1gMy6wHXAzLsAdgDMu0B2QMy7gHaAzLvAdwDMvAB3gM_8QHfA5IB8gHiAzLzAeQDP_QB5QOTAfUB5wMy9gHoAzL3AekDP_gB7AOUAfkB7QOaAfoB7wM6-wHwAzr8AfMDOv0B9AM6_gH1Azr_AfcDOoAC-QM_gQL6A5sBggL8AzqDAv4DP4QC_wOcAYUCgAQ6hgKBBDqHAoIEP4gChQSdAYkChgSjAYoChwQ3iwKIBDeMAokEN40CigQ3jgKLBDePAo0EN5ACjwQ_kQKQBKQBkgKSBDeTApQEP5QClQSlAZUClgQ3lgKXBDeXApgEP5gCmwSmAZkCnASsAZoCnQQ4mwKeBDicAp8EOJ0CoAQ4ngKhBDifAqMEOKACpQQ_oQKmBK0BogKoBDijAqoEP6QCqwSuAaUCrAQ4pgKtBDinAq4EP6gCsQSvAakCsgS1AaoCswQ5qwK0BDmsArUEOa0CtgQ5rgK3BDmvArkEObACuwQ_sQK8BLYBsgK-BDmzAsAEP7QCwQS3AbUCwgQ5tgLDBDm3AsQEP7gCxwS4AbkCyAS-AboCyQQ2uwLKBDa8AssENr0CzAQ2vgLNBDa_As8ENsAC0QQ_wQLSBL8BwgLUBDbDAtYEP8QC1wTAAcUC2AQ2xgLZBDbHAtoEP8gC3QTBAckC3gTHAcoC4AQQywLhBBDMAuQEEM0C5QQQzgLmBBDPAugEENAC6gQ_0QLrBMgB0gLtBBDTAu8EP9QC8ATJAdUC8QQQ1gLyBBDXAvMEP9gC9gTKAdkC9wTQAdoC-AQP2wL5BA_cAvoED90C-wQP3gL8BA_fAv4ED-ACgAU_4QKBBdEB4gKDBQ_jAoUFP-QChgXSAeUChwUP5gKIBQ_nAokFP-gCjAXTAekCjQXZAeoCjgUS6wKPBRLsApAFEu0CkQUS7gKSBRLvApQFEvAClgU_8QKXBdoB8gKZBRLzApsFP_QCnAXbAfUCnQUS9gKeBRL3Ap8FP_gCogXcAfkCowXiAfoCpAUU-wKlBRT8AqYFFP0CpwUU_gKoBRT_AqoFFIADrAU_gQOtBeMBggOvBRSDA7EFP4QDsgXkAYUDswUUhgO0BRSHA7UFP4gDuAXlAYkDuQXrAYoDugUTiwO7BROMA7wFE40DvQUTjgO-BROPA8AFE5ADwgU_kQPDBewBkgPFBROTA8cFP5QDyAXtAZUDyQUTlgPKBROXA8sFP5gDzgXuAZkDzwX0AZoD0QX1AZsD0gX1AZwD1QX1AZ0D1gX1AZ4D1wX1AZ8D2QX1AaAD2wU_oQPcBfYBogPeBfUBowPgBT-kA-EF9wGlA-IF9QGmA-MF9QGnA-QFP6gD5wX4AakD6AX-AaoD6gULqwPrBQusA-0FC60D7gULrgPvBQuvA_EFC7AD8wU_sQP0Bf8BsgP2BQuzA_gFP7QD-QWAArUD-gULtgP7BQu3A_wFP7gD_wWBArkDgAaHAroDgQYMuwOCBgy8A4MGDL0DhAYMvgOFBgy_A4cGDMADiQY_wQOKBogCwgOMBgzDA44GP8QDjwaJAsUDkAYMxgORBgzHA5IGP8gDlQaKAskDlgaQAsoDlwYNywOYBg3MA5kGDc0DmgYNzgObBg3PA50GDdADnwY_0QOgBpEC0gOiBg3TA6QGP9QDpQaSAtUDpgYN1gOnBg3XA6gGP9gDqwaTAtkDrAaZAtoDrQYO2wOuBg7cA68GDt0DsAYO3gOxBg7fA7MGDuADtQY_4QO2BpoC4gO4Bg7jA7oGP-QDuwabAuUDvAYO5gO9Bg7nA74GP-gDwQacAukDwgaiAuoDxAajAusDxQajAuwDyAajAu0DyQajAu4DygajAu8DzAajAvADzgY_8QPPBqQC8gPRBqMC8wPTBj_0A9QGpQL1A9UGowL2A9YGowL3A9cGP_gD2gamAvkD2waqAvoD3QYX-wPeBhf8A-AGF_0D4QYX_gPiBhf_A-QGF4AE5gY_gQTnBqsCggTpBheDBOsGP4QE7AasAoUE7QYXhgTuBheHBO8GP4gE8gatAokE8wazAooE9AYWiwT1BhaMBPYGFo0E9wYWjgT4BhaPBPoGFpAE_AY_kQT9BrQCkgSBBxaTBIMHP5QEhAe1ApUEhwcWlgSIBxaXBIkHP5gEjAe2ApkEjQe8ApoEjgcZmwSPBxmcBJAHGZ0EkQcZngSSBxmfBJQHGaAElgc_oQSXB70CogSZBxmjBJsHP6QEnAe-AqUEnQcZpgSeBxmnBJ8HP6gEoge_AqkEowfFAqoEpAcaqwSlBxqsBKYHGq0EpwcargSoBxqvBKoHGrAErAc_sQStB8YCsgSvBxqzBLEHP7QEsgfHArUEswcatgS0Bxq3BLUHP7gEuAfIArkEuQfOAroEuwccuwS8Bxy8BL4HHL0EvwccvgTABxy_BMIHHMAExAc_wQTFB88CwgTGBxzDBMcHP8QEygfQAsUEywfWAsYEzQfXAscEzgfXAsgE0QfXAskE0gfXAsoE0wfXAssE1QfXAswE1wc_zQTYB9gCzgTZB9cCzwTaBz_QBN0H2QLRBN4H3wLSBOAH4ALTBOEH4ALUBOQH4ALVBOUH4ALWBOYH4ALXBOgH4ALYBOoHP9kE6wfhAtoE7QfgAtsE7wc_3ATwB-IC3QTxB-AC3gTyB-AC3wTzBz_gBPYH4wLhBPcH5wLiBPgHH-ME-Qcf5AT6Bx_lBPsHH-YE_Acf5wT-Bx_oBIAIP-kEgQjoAuoEgwgf6wSFCD_sBIYI6QLtBIcIH-4EiAgf7wSJCD_wBIwI6gLxBI0I8ALyBI4IIPMEjwgg9ASQCCD1BJEIIPYEkggg9wSUCCD4BJYIP_kElwjxAvoEmggg-wScCD_8BJ0I8gL9BJ8IIP4EoAgg_wShCD-ABaQI8wKBBaUI-QKCBaYIL4MFpwgvhAWoCC-FBakIL4YFqggvhwWsCC-IBa4IP4kFrwj6AooFsQgviwWzCD-MBbQI-wKNBbUIL44FtggvjwW3CD-QBboI_AKRBbsIggOSBbwIJZMFvQgllAW-CCWVBb8IJZYFwAgllwXCCCWYBcQIP5kFxQiDA5oFxwglmwXJCD-cBcoIhAOdBcsIJZ4FzAglnwXNCD-gBdAIhQOhBdEIiwOiBdIIIqMF0wgipAXUCCKlBdUIIqYF1ggipwXYCCKoBdoIP6kF2wiMA6oF3QgiqwXfCD-sBeAIjQOtBeEIIq4F4ggirwXjCD-wBeYIjgOxBecIlAOyBegIIbMF6QghtAXqCCG1BesIIbYF7AghtwXuCCG4BfAIP7kF8QiVA7oF8wghuwX1CD-8BfYIlgO9BfcIIb4F-AghvwX5CD_ABfwIlwPBBf0InQPCBf4II8MF_wgjxAWACSPFBYEJI8YFggkjxwWECSPIBYYJP8kFhwmeA8oFiQkjywWLCT_MBYwJnwPNBY0JI84FjgkjzwWPCT_QBZIJoAPRBZMJpgPSBZQJKNMFlQko1AWWCSjVBZcJKNYFmAko1wWaCSjYBZwJP9kFnQmnA9oFnwko2wWhCT_cBaIJqAPdBaMJKN4FpAko3wWlCT_gBagJqQPhBakJrwPiBaoJKuMFqwkq5AWsCSrlBa0JKuYFrgkq5wWwCSroBbIJP-kFswmwA-oFtQkq6wW3CT_sBbgJsQPtBbkJKu4Fugkq7wW7CT_wBb4JsgPxBb8JuAPyBcAJKfMFwQkp9AXCCSn1BcMJKfYFxAkp9wXGCSn4BcgJP_kFyQm5A_oFywkp-wXNCT_8Bc4JugP9Bc8JKf4F0Akp_wXRCT-ABtQJuwOBBtUJwQOCBtcJK4MG2AkrhAbaCSuFBtsJK4YG3AkrhwbeCSuIBuAJP4kG4QnCA4oG4wkriwblCT-MBuYJwwONBucJK44G6AkrjwbpCT-QBuwJxAORBu0JygOSBu4JLZMG7wktlAbwCS2VBvEJLZYG8gktlwb0CS2YBvYJP5kG9wnLA5oG-Qktmwb7CT-cBvwJzAOdBv0JLZ4G_gktnwb_CT-gBoIKzQOhBoMK0wOiBoUKMKMGhgowpAaICjClBokKMKYGigowpwaMCjCoBo4KP6kGjwrUA6oGkQowqwaTCj-sBpQK1QOtBpUKMK4GlgowrwaXCj-wBpoK1gOxBpsK3AOyBp0KLLMGngostAagCiy1BqEKLLYGogostwakCiy4BqYKP7kGpwrdA7oGqwosuwatCj-8Bq4K3gO9BrEKLL4GsgosvwazCj_ABrYK3wPBBrcK5QPCBrgKA8MGuQoDxAa6CgPFBrsKA8YGvAoDxwa-CgPIBsAKP8kGwQrmA8oGwwoDywbFCj_MBsYK5wPNBscKA84GyAoDzwbJCj_QBswK6APRBs0K7gPSBs4KBNMGzwoE1AbQCgTVBtEKBNYG0goE1wbUCgTYBtYKP9kG1wrvA9oG2QoE2wbbCj_cBtwK8APdBt0KBN4G3goE3wbfCj_gBuIK8QPhBuMK9wPiBuQKBeMG5QoF5AbmCgXlBucKBeYG6AoF5wbqCgXoBuwKP-kG7Qr4A-oG7woF6wbxCj_sBvIK-QPtBvMKBe4G9AoF7wb1Cj_wBvgK-gPxBvkKgATyBvoKBvMG-woG9Ab8Cgb1Bv0KBvYG_goG9waACwb4BoILP_kGgwuBBPoGhQsG-waHCz_8BogLggT9BokLBv4GigsG_waLCz-AB44LgwSBB48LiQSCB5ALCIMHkQsIhAeSCwiFB5MLCIYHlAsIhweWCwiIB5gLP4kHmQuKBIoHnAsIiweeCz-MB58LiwSNB6ELCI4HogsIjwejCz-QB6YLjASRB6cLkgSSB6kLkwSTB6oLkwSUB60LkwSVB64LkwSWB68LkwSXB7ELkwSYB7MLP5kHtAuUBJoHtguTBJsHuAs_nAe5C5UEnQe6C5MEnge7C5MEnwe8Cz-gB78LlgShB8ALmgSiB8ILmwSjB8MLmwSkB8YLmwSlB8cLmwSmB8gLmwSnB8oLmwSoB8wLP6kHzQucBKoHzwubBKsH0Qs_rAfSC50ErQfTC5sErgfUC5sErwfVCz-wB9gLngSxB9kLogSyB9sLowSzB9wLowS0B98LowS1B-ALowS2B-ELowS3B-MLowS4B-ULP7kH5gukBLoH6AujBLsH6gs_vAfrC6UEvQfsC6MEvgftC6MEvwfuCz_AB_ELpgTBB_ILqgTCB_QLqwTDB_ULqwTEB_gLqwTFB_kLqwTGB_oLqwTHB_wLqwTIB_4LP8kH_wusBMoHgQyrBMsHgww_zAeEDK0EzQeFDKsEzgeGDKsEzweHDD_QB4oMrgTRB4sMsgTSB40MswTTB44MswTUB5EMswTVB5IMswTWB5MMswTXB5UMswTYB5cMP9kHmAy0BNoHmgyzBNsHnAw_3AedDLUE3QeeDLME3gefDLME3wegDD_gB6MMtgThB6QMvAQ"
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
  orderId: "orderId"
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
