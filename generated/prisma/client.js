// Made by `npm run generate` from prisma/schema.prisma, whose SHA-256 is
// b73f909902a838e7dd0e4f06fa72c81b3386acb719cf617aed10b9eaec71bdbc.
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
  removedBySteps  PersonRemoval[]  @relation("removed")
  begunRemovals   PersonRemoval[]  @relation("begun")

  @@map("users")
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
  id              Int      @id @default(autoincrement())
  boardId         Int      @map("board_id")
  authorId        Int      @map("author_id")
  title           String   @db.VarChar(200)
  content         String
  isSticky        Boolean  @default(false) @map("is_sticky")
  isLocked        Boolean  @default(false) @map("is_locked")
  createdAt       DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// The three fields below are kept by triggers.
  replyCount      Int      @default(0) @map("reply_count")
  lastReplyAt     DateTime @default(dbgenerated("clock_timestamp()")) @map("last_reply_at") @db.Timestamptz(6)
  lastReplyUserId Int      @default(0) @map("last_reply_user_id")

  board   Board       @relation(fields: [boardId], references: [id], onDelete: Cascade)
  author  User        @relation(fields: [authorId], references: [id], onDelete: Restrict)
  replies Reply[]
  reads   TopicRead[]

  @@index([boardId, isSticky(sort: Desc), lastReplyAt(sort: Desc), id(sort: Desc)])
  @@index([authorId, id])
  @@index([boardId, id])
  @@index([lastReplyAt, id])
  @@map("topics")
}

model Reply {
  id        Int      @id @default(autoincrement())
  topicId   Int      @map("topic_id")
  authorId  Int      @map("author_id")
  content   String
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  topic  Topic @relation(fields: [topicId], references: [id], onDelete: Cascade)
  author User  @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([topicId, id])
  @@index([authorId, id])
  @@map("replies")
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
  @@map("questions")
}

model Answer {
  id         Int      @id @default(autoincrement())
  questionId Int      @map("question_id")
  authorId   Int      @map("author_id")
  body       String
  createdAt  DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept by a trigger.
  voteScore  Int      @default(0) @map("vote_score")

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
  id        Int      @id @default(autoincrement())
  videoId   Int      @map("video_id")
  authorId  Int      @map("author_id")
  content   String
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

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
config.runtimeDataModel = JSON.parse('{"models":{"User":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"username","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"pendingEmail","kind":"scalar","type":"String","dbName":"pending_email"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"role","kind":"enum","type":"Role"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspendedUntil","kind":"scalar","type":"DateTime","dbName":"suspended_until"},{"name":"suspendedFor","kind":"scalar","type":"String","dbName":"suspended_for"},{"name":"silencedAt","kind":"scalar","type":"DateTime","dbName":"silenced_at"},{"name":"silencedUntil","kind":"scalar","type":"DateTime","dbName":"silenced_until"},{"name":"silencedFor","kind":"scalar","type":"String","dbName":"silenced_for"},{"name":"reportMailedAt","kind":"scalar","type":"DateTime","dbName":"report_mailed_at"},{"name":"approvedPosts","kind":"scalar","type":"Int","dbName":"approved_posts"},{"name":"awaitsApproval","kind":"scalar","type":"Boolean","dbName":"awaits_approval"},{"name":"deleteAt","kind":"scalar","type":"DateTime","dbName":"delete_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"twoFactors","kind":"scalar","type":"Boolean","dbName":"two_factors"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"about","kind":"scalar","type":"String"},{"name":"location","kind":"scalar","type":"String"},{"name":"website","kind":"scalar","type":"String"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToUser"},{"name":"apps","kind":"object","type":"App","relationName":"AppToUser"},{"name":"appGrants","kind":"object","type":"AppGrant","relationName":"AppGrantToUser"},{"name":"totpFactor","kind":"object","type":"TotpFactor","relationName":"TotpFactorToUser"},{"name":"recoveryCodes","kind":"object","type":"RecoveryCode","relationName":"RecoveryCodeToUser"},{"name":"passkeys","kind":"object","type":"Passkey","relationName":"PasskeyToUser"},{"name":"identities","kind":"object","type":"Identity","relationName":"IdentityToUser"},{"name":"topics","kind":"object","type":"Topic","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToUser"},{"name":"topicReads","kind":"object","type":"TopicRead","relationName":"TopicReadToUser"},{"name":"questions","kind":"object","type":"Question","relationName":"QuestionToUser"},{"name":"answers","kind":"object","type":"Answer","relationName":"AnswerToUser"},{"name":"votes","kind":"object","type":"Vote","relationName":"UserToVote"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToUser"},{"name":"stores","kind":"object","type":"Store","relationName":"StoreToUser"},{"name":"orders","kind":"object","type":"Order","relationName":"OrderToUser"},{"name":"videos","kind":"object","type":"Video","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToUser"},{"name":"reviews","kind":"object","type":"Review","relationName":"ReviewToUser"},{"name":"announcements","kind":"object","type":"Announcement","relationName":"AnnouncementToUser"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToUser"},{"name":"files","kind":"object","type":"File","relationName":"FileToUser"},{"name":"fileUsage","kind":"object","type":"FileUsage","relationName":"FileUsageToUser"},{"name":"reportsMade","kind":"object","type":"Report","relationName":"reporter"},{"name":"reportsAbout","kind":"object","type":"Report","relationName":"author"},{"name":"reportsHandled","kind":"object","type":"Report","relationName":"handler"},{"name":"revisions","kind":"object","type":"Revision","relationName":"owner"},{"name":"edits","kind":"object","type":"Revision","relationName":"editor"},{"name":"mails","kind":"object","type":"Mail","relationName":"MailToUser"},{"name":"emailTokens","kind":"object","type":"EmailToken","relationName":"EmailTokenToUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"InvitationToUser"},{"name":"exports","kind":"object","type":"Export","relationName":"ExportToUser"},{"name":"removedBySteps","kind":"object","type":"PersonRemoval","relationName":"removed"},{"name":"begunRemovals","kind":"object","type":"PersonRemoval","relationName":"begun"}],"dbName":"users","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"appSessionId","kind":"scalar","type":"Int","dbName":"app_session_id"},{"name":"user","kind":"object","type":"User","relationName":"ApiKeyToUser"},{"name":"app","kind":"object","type":"App","relationName":"ApiKeyToApp"},{"name":"appSession","kind":"object","type":"AppSession","relationName":"ApiKeyToAppSession"}],"dbName":"api_keys","schema":null},"Mail":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"fault","kind":"scalar","type":"String"},{"name":"givenUpAt","kind":"scalar","type":"DateTime","dbName":"given_up_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"MailToUser"}],"dbName":"mails","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"creatorId","kind":"scalar","type":"Int","dbName":"creator_id"},{"name":"maxUses","kind":"scalar","type":"Int","dbName":"max_uses"},{"name":"uses","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"creator","kind":"object","type":"User","relationName":"InvitationToUser"}],"dbName":"invitations","schema":null},"EmailToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"EmailTokenToUser"}],"dbName":"email_tokens","schema":null},"IdempotencyKey":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"operation","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"request","kind":"scalar","type":"Bytes"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"IdempotencyKeyToUser"}],"dbName":"idempotency_keys","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"details","kind":"scalar","type":"Json"}],"dbName":"audit_log","schema":null},"Report":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"reporterId","kind":"scalar","type":"Int","dbName":"reporter_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"ReportStatus"},{"name":"handlerId","kind":"scalar","type":"Int","dbName":"handler_id"},{"name":"resolutionNote","kind":"scalar","type":"String","dbName":"resolution_note"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"},{"name":"reporter","kind":"object","type":"User","relationName":"reporter"},{"name":"author","kind":"object","type":"User","relationName":"author"},{"name":"handler","kind":"object","type":"User","relationName":"handler"}],"dbName":"reports","schema":null},"Revision":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"editorId","kind":"scalar","type":"Int","dbName":"editor_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"owner","kind":"object","type":"User","relationName":"owner"},{"name":"editor","kind":"object","type":"User","relationName":"editor"}],"dbName":"revisions","schema":null},"Removal":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"parentId","kind":"scalar","type":"Int","dbName":"parent_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"excerpt","kind":"scalar","type":"String"},{"name":"memory","kind":"scalar","type":"String"},{"name":"isPrivate","kind":"scalar","type":"Boolean","dbName":"is_private"},{"name":"state","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"items","kind":"object","type":"PersonRemovalItem","relationName":"PersonRemovalItemToRemoval"}],"dbName":"removals","schema":null},"PersonRemoval":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"items","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"user","kind":"object","type":"User","relationName":"removed"},{"name":"actor","kind":"object","type":"User","relationName":"begun"},{"name":"removed","kind":"object","type":"PersonRemovalItem","relationName":"PersonRemovalToPersonRemovalItem"}],"dbName":"person_removals","schema":null},"PersonRemovalItem":{"fields":[{"name":"removalId","kind":"scalar","type":"Int","dbName":"removal_id"},{"name":"stepId","kind":"scalar","type":"Int","dbName":"step_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"removal","kind":"object","type":"Removal","relationName":"PersonRemovalItemToRemoval"},{"name":"step","kind":"object","type":"PersonRemoval","relationName":"PersonRemovalToPersonRemovalItem"}],"dbName":"person_removal_items","schema":null},"Export":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"parts","kind":"scalar","type":"Int"},{"name":"partsTotal","kind":"scalar","type":"Int","dbName":"parts_total"},{"name":"records","kind":"scalar","type":"BigInt"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"missing","kind":"scalar","type":"Int"},{"name":"fault","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"user","kind":"object","type":"User","relationName":"ExportToUser"}],"dbName":"exports","schema":null},"Board":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"topics","kind":"object","type":"Topic","relationName":"BoardToTopic"}],"dbName":"boards","schema":null},"Topic":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"boardId","kind":"scalar","type":"Int","dbName":"board_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"content","kind":"scalar","type":"String"},{"name":"isSticky","kind":"scalar","type":"Boolean","dbName":"is_sticky"},{"name":"isLocked","kind":"scalar","type":"Boolean","dbName":"is_locked"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"replyCount","kind":"scalar","type":"Int","dbName":"reply_count"},{"name":"lastReplyAt","kind":"scalar","type":"DateTime","dbName":"last_reply_at"},{"name":"lastReplyUserId","kind":"scalar","type":"Int","dbName":"last_reply_user_id"},{"name":"board","kind":"object","type":"Board","relationName":"BoardToTopic"},{"name":"author","kind":"object","type":"User","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToTopic"},{"name":"reads","kind":"object","type":"TopicRead","relationName":"TopicToTopicRead"}],"dbName":"topics","schema":null},"Reply":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"topic","kind":"object","type":"Topic","relationName":"ReplyToTopic"},{"name":"author","kind":"object","type":"User","relationName":"ReplyToUser"}],"dbName":"replies","schema":null},"TopicRead":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"replyId","kind":"scalar","type":"Int","dbName":"reply_id"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"user","kind":"object","type":"User","relationName":"TopicReadToUser"},{"name":"topic","kind":"object","type":"Topic","relationName":"TopicToTopicRead"}],"dbName":"topic_reads","schema":null},"Session":{"fields":[{"name":"sid","kind":"scalar","type":"String"},{"name":"sess","kind":"scalar","type":"Json"},{"name":"expire","kind":"scalar","type":"DateTime"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"}],"dbName":"sessions","schema":null},"TotpFactor":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"secret","kind":"scalar","type":"String"},{"name":"lastStep","kind":"scalar","type":"BigInt","dbName":"last_step"},{"name":"wrongCodes","kind":"scalar","type":"Int","dbName":"wrong_codes"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"TotpFactorToUser"}],"dbName":"totp_factors","schema":null},"RecoveryCode":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"RecoveryCodeToUser"}],"dbName":"recovery_codes","schema":null},"Passkey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"credentialId","kind":"scalar","type":"Bytes","dbName":"credential_id"},{"name":"publicKey","kind":"scalar","type":"Bytes","dbName":"public_key"},{"name":"counter","kind":"scalar","type":"BigInt"},{"name":"transports","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"PasskeyToUser"}],"dbName":"passkeys","schema":null},"Identity":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"IdentityToUser"}],"dbName":"identities","schema":null},"Secret":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"secrets","schema":null},"Category":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"questions","kind":"object","type":"Question","relationName":"CategoryToQuestion"}],"dbName":"categories","schema":null},"Question":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"categoryId","kind":"scalar","type":"Int","dbName":"category_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"QuestionStatus"},{"name":"bestAnswerId","kind":"scalar","type":"Int","dbName":"best_answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answerCount","kind":"scalar","type":"Int","dbName":"answer_count"},{"name":"category","kind":"object","type":"Category","relationName":"CategoryToQuestion"},{"name":"author","kind":"object","type":"User","relationName":"QuestionToUser"},{"name":"bestAnswer","kind":"object","type":"Answer","relationName":"best"},{"name":"answers","kind":"object","type":"Answer","relationName":"answers"},{"name":"search","kind":"object","type":"QuestionSearch","relationName":"QuestionToQuestionSearch"}],"dbName":"questions","schema":null},"Answer":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"voteScore","kind":"scalar","type":"Int","dbName":"vote_score"},{"name":"question","kind":"object","type":"Question","relationName":"answers"},{"name":"author","kind":"object","type":"User","relationName":"AnswerToUser"},{"name":"bestOf","kind":"object","type":"Question","relationName":"best"},{"name":"votes","kind":"object","type":"Vote","relationName":"AnswerToVote"}],"dbName":"answers","schema":null},"Vote":{"fields":[{"name":"answerId","kind":"scalar","type":"Int","dbName":"answer_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"object","type":"Answer","relationName":"AnswerToVote"},{"name":"user","kind":"object","type":"User","relationName":"UserToVote"}],"dbName":"votes","schema":null},"QuestionSearch":{"fields":[{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"question","kind":"object","type":"Question","relationName":"QuestionToQuestionSearch"}],"dbName":"question_search","schema":null},"SearchEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"type","kind":"scalar","type":"String"},{"name":"contentId","kind":"scalar","type":"Int","dbName":"content_id"},{"name":"threadType","kind":"scalar","type":"String","dbName":"thread_type"},{"name":"threadId","kind":"scalar","type":"Int","dbName":"thread_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"area","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"title","kind":"scalar","type":"String"}],"dbName":"search_entries","schema":null},"SearchVocabulary":{"fields":[{"name":"word","kind":"scalar","type":"String"}],"dbName":"search_vocabulary","schema":null},"Store":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"StoreStatus"},{"name":"reopens","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"ratingSum","kind":"scalar","type":"Int","dbName":"rating_sum"},{"name":"ratingCount","kind":"scalar","type":"Int","dbName":"rating_count"},{"name":"owner","kind":"object","type":"User","relationName":"StoreToUser"},{"name":"products","kind":"object","type":"Product","relationName":"ProductToStore"}],"dbName":"stores","schema":null},"Product":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"sku","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"regularPrice","kind":"scalar","type":"Decimal","dbName":"regular_price"},{"name":"stock","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"ProductStatus"},{"name":"category","kind":"scalar","type":"String"},{"name":"imageUrl","kind":"scalar","type":"String","dbName":"image_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"shelf","kind":"scalar","type":"Int"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"titleKey","kind":"scalar","type":"String","dbName":"title_key"},{"name":"categoryKey","kind":"scalar","type":"String","dbName":"category_key"},{"name":"ratingSum","kind":"scalar","type":"Int","dbName":"rating_sum"},{"name":"ratingCount","kind":"scalar","type":"Int","dbName":"rating_count"},{"name":"rating","kind":"scalar","type":"Decimal"},{"name":"store","kind":"object","type":"Store","relationName":"ProductToStore"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderItemToProduct"},{"name":"reviews","kind":"object","type":"Review","relationName":"ProductToReview"}],"dbName":"products","schema":null},"Announcement":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"author","kind":"object","type":"User","relationName":"AnnouncementToUser"}],"dbName":"announcements","schema":null},"Review":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"rating","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"reply","kind":"scalar","type":"String"},{"name":"repliedAt","kind":"scalar","type":"DateTime","dbName":"replied_at"},{"name":"product","kind":"object","type":"Product","relationName":"ProductToReview"},{"name":"author","kind":"object","type":"User","relationName":"ReviewToUser"}],"dbName":"reviews","schema":null},"Order":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"area","kind":"enum","type":"OrderArea"},{"name":"buyerId","kind":"scalar","type":"Int","dbName":"buyer_id"},{"name":"status","kind":"enum","type":"OrderStatus"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"paymentReference","kind":"scalar","type":"String","dbName":"payment_reference"},{"name":"checkoutId","kind":"scalar","type":"Int","dbName":"checkout_id"},{"name":"disputeReason","kind":"scalar","type":"String","dbName":"dispute_reason"},{"name":"buyer","kind":"object","type":"User","relationName":"OrderToUser"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderToOrderItem"},{"name":"stores","kind":"object","type":"OrderStore","relationName":"OrderToOrderStore"}],"dbName":"orders","schema":null},"OrderItem":{"fields":[{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"quantity","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"storeName","kind":"scalar","type":"String","dbName":"store_name"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderItem"},{"name":"product","kind":"object","type":"Product","relationName":"OrderItemToProduct"}],"dbName":"order_items","schema":null},"OrderStore":{"fields":[{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderStore"}],"dbName":"order_stores","schema":null},"Video":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"visibility","kind":"enum","type":"VideoVisibility"},{"name":"status","kind":"enum","type":"VideoStatus"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"duration","kind":"scalar","type":"Float"},{"name":"width","kind":"scalar","type":"Int"},{"name":"height","kind":"scalar","type":"Int"},{"name":"thumbnailUrl","kind":"scalar","type":"String","dbName":"thumbnail_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"likeCount","kind":"scalar","type":"Int","dbName":"like_count"},{"name":"dislikeCount","kind":"scalar","type":"Int","dbName":"dislike_count"},{"name":"commentCount","kind":"scalar","type":"Int","dbName":"comment_count"},{"name":"author","kind":"object","type":"User","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToVideo"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToVideo"},{"name":"views","kind":"object","type":"VideoView","relationName":"VideoToVideoView"},{"name":"share","kind":"object","type":"Share","relationName":"ShareToVideo"}],"dbName":"videos","schema":null},"Rating":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"RatingToVideo"},{"name":"user","kind":"object","type":"User","relationName":"RatingToUser"}],"dbName":"ratings","schema":null},"Comment":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"CommentToVideo"},{"name":"author","kind":"object","type":"User","relationName":"CommentToUser"}],"dbName":"comments","schema":null},"VideoView":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"views","kind":"scalar","type":"Int"},{"name":"video","kind":"object","type":"Video","relationName":"VideoToVideoView"}],"dbName":"video_views","schema":null},"File":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"sha256","kind":"scalar","type":"String"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"owner","kind":"object","type":"User","relationName":"FileToUser"},{"name":"share","kind":"object","type":"Share","relationName":"FileToShare"}],"dbName":"files","schema":null},"FileUsage":{"fields":[{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"files","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"owner","kind":"object","type":"User","relationName":"FileUsageToUser"}],"dbName":"file_usage","schema":null},"Share":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"token","kind":"scalar","type":"String"},{"name":"fileId","kind":"scalar","type":"Int","dbName":"file_id"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"allowDownload","kind":"scalar","type":"Boolean","dbName":"allow_download"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"file","kind":"object","type":"File","relationName":"FileToShare"},{"name":"video","kind":"object","type":"Video","relationName":"ShareToVideo"}],"dbName":"shares","schema":null},"App":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"secretHash","kind":"scalar","type":"Bytes","dbName":"secret_hash"},{"name":"redirectUris","kind":"scalar","type":"String","dbName":"redirect_uris"},{"name":"origins","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"owner","kind":"object","type":"User","relationName":"AppToUser"},{"name":"grants","kind":"object","type":"AppGrant","relationName":"AppToAppGrant"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppToAppDevice"},{"name":"tokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToApp"}],"dbName":"apps","schema":null},"AppGrant":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"AppGrantToUser"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppGrant"},{"name":"sessions","kind":"object","type":"AppSession","relationName":"AppGrantToAppSession"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppDeviceToAppGrant"}],"dbName":"app_grants","schema":null},"AppSession":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"codeHash","kind":"scalar","type":"Bytes","dbName":"code_hash"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeExpiresAt","kind":"scalar","type":"DateTime","dbName":"code_expires_at"},{"name":"codeUsedAt","kind":"scalar","type":"DateTime","dbName":"code_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppGrantToAppSession"},{"name":"refreshTokens","kind":"object","type":"AppRefreshToken","relationName":"AppRefreshTokenToAppSession"},{"name":"accessTokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToAppSession"}],"dbName":"app_sessions","schema":null},"AppRefreshToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sessionId","kind":"scalar","type":"Int","dbName":"session_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"session","kind":"object","type":"AppSession","relationName":"AppRefreshTokenToAppSession"}],"dbName":"app_refresh_tokens","schema":null},"AppDevice":{"fields":[{"name":"deviceHash","kind":"scalar","type":"Bytes","dbName":"device_hash"},{"name":"userHash","kind":"scalar","type":"Bytes","dbName":"user_hash"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"pause","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"deniedAt","kind":"scalar","type":"DateTime","dbName":"denied_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppDevice"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppDeviceToAppGrant"}],"dbName":"app_devices","schema":null},"JobTurn":{"fields":[{"name":"job","kind":"scalar","type":"String"},{"name":"nextAt","kind":"scalar","type":"DateTime","dbName":"next_at"}],"dbName":"job_turns","schema":null},"BackupLease":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"backup_leases","schema":null},"Backup":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"snapshotAt","kind":"scalar","type":"DateTime","dbName":"snapshot_at"}],"dbName":"backups","schema":null},"PostponedRemoval":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"postponed_removals","schema":null},"RateLimit":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_limits","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","user","owner","app","grant","session","refreshTokens","accessTokens","_count","sessions","devices","grants","tokens","appSession","keys","apps","appGrants","totpFactor","recoveryCodes","passkeys","identities","topics","board","author","topic","replies","reads","topicReads","questions","category","question","bestOf","answer","votes","bestAnswer","answers","search","idempotencyKeys","store","buyer","items","order","stores","product","reviews","products","orders","video","comments","ratings","views","share","file","videos","announcements","files","fileUsage","reporter","handler","reportsMade","reportsAbout","reportsHandled","editor","revisions","edits","mails","emailTokens","creator","invitations","exports","actor","removal","step","removed","removedBySteps","begunRemovals","User.findUnique","User.findUniqueOrThrow","User.findFirst","User.findFirstOrThrow","User.findMany","data","User.createOne","User.createMany","User.createManyAndReturn","User.updateOne","User.updateMany","User.updateManyAndReturn","create","update","User.upsertOne","User.deleteOne","User.deleteMany","having","_avg","_sum","_min","_max","User.groupBy","User.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Mail.findUnique","Mail.findUniqueOrThrow","Mail.findFirst","Mail.findFirstOrThrow","Mail.findMany","Mail.createOne","Mail.createMany","Mail.createManyAndReturn","Mail.updateOne","Mail.updateMany","Mail.updateManyAndReturn","Mail.upsertOne","Mail.deleteOne","Mail.deleteMany","Mail.groupBy","Mail.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","EmailToken.findUnique","EmailToken.findUniqueOrThrow","EmailToken.findFirst","EmailToken.findFirstOrThrow","EmailToken.findMany","EmailToken.createOne","EmailToken.createMany","EmailToken.createManyAndReturn","EmailToken.updateOne","EmailToken.updateMany","EmailToken.updateManyAndReturn","EmailToken.upsertOne","EmailToken.deleteOne","EmailToken.deleteMany","EmailToken.groupBy","EmailToken.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Report.findUnique","Report.findUniqueOrThrow","Report.findFirst","Report.findFirstOrThrow","Report.findMany","Report.createOne","Report.createMany","Report.createManyAndReturn","Report.updateOne","Report.updateMany","Report.updateManyAndReturn","Report.upsertOne","Report.deleteOne","Report.deleteMany","Report.groupBy","Report.aggregate","Revision.findUnique","Revision.findUniqueOrThrow","Revision.findFirst","Revision.findFirstOrThrow","Revision.findMany","Revision.createOne","Revision.createMany","Revision.createManyAndReturn","Revision.updateOne","Revision.updateMany","Revision.updateManyAndReturn","Revision.upsertOne","Revision.deleteOne","Revision.deleteMany","Revision.groupBy","Revision.aggregate","Removal.findUnique","Removal.findUniqueOrThrow","Removal.findFirst","Removal.findFirstOrThrow","Removal.findMany","Removal.createOne","Removal.createMany","Removal.createManyAndReturn","Removal.updateOne","Removal.updateMany","Removal.updateManyAndReturn","Removal.upsertOne","Removal.deleteOne","Removal.deleteMany","Removal.groupBy","Removal.aggregate","PersonRemoval.findUnique","PersonRemoval.findUniqueOrThrow","PersonRemoval.findFirst","PersonRemoval.findFirstOrThrow","PersonRemoval.findMany","PersonRemoval.createOne","PersonRemoval.createMany","PersonRemoval.createManyAndReturn","PersonRemoval.updateOne","PersonRemoval.updateMany","PersonRemoval.updateManyAndReturn","PersonRemoval.upsertOne","PersonRemoval.deleteOne","PersonRemoval.deleteMany","PersonRemoval.groupBy","PersonRemoval.aggregate","PersonRemovalItem.findUnique","PersonRemovalItem.findUniqueOrThrow","PersonRemovalItem.findFirst","PersonRemovalItem.findFirstOrThrow","PersonRemovalItem.findMany","PersonRemovalItem.createOne","PersonRemovalItem.createMany","PersonRemovalItem.createManyAndReturn","PersonRemovalItem.updateOne","PersonRemovalItem.updateMany","PersonRemovalItem.updateManyAndReturn","PersonRemovalItem.upsertOne","PersonRemovalItem.deleteOne","PersonRemovalItem.deleteMany","PersonRemovalItem.groupBy","PersonRemovalItem.aggregate","Export.findUnique","Export.findUniqueOrThrow","Export.findFirst","Export.findFirstOrThrow","Export.findMany","Export.createOne","Export.createMany","Export.createManyAndReturn","Export.updateOne","Export.updateMany","Export.updateManyAndReturn","Export.upsertOne","Export.deleteOne","Export.deleteMany","Export.groupBy","Export.aggregate","Board.findUnique","Board.findUniqueOrThrow","Board.findFirst","Board.findFirstOrThrow","Board.findMany","Board.createOne","Board.createMany","Board.createManyAndReturn","Board.updateOne","Board.updateMany","Board.updateManyAndReturn","Board.upsertOne","Board.deleteOne","Board.deleteMany","Board.groupBy","Board.aggregate","Topic.findUnique","Topic.findUniqueOrThrow","Topic.findFirst","Topic.findFirstOrThrow","Topic.findMany","Topic.createOne","Topic.createMany","Topic.createManyAndReturn","Topic.updateOne","Topic.updateMany","Topic.updateManyAndReturn","Topic.upsertOne","Topic.deleteOne","Topic.deleteMany","Topic.groupBy","Topic.aggregate","Reply.findUnique","Reply.findUniqueOrThrow","Reply.findFirst","Reply.findFirstOrThrow","Reply.findMany","Reply.createOne","Reply.createMany","Reply.createManyAndReturn","Reply.updateOne","Reply.updateMany","Reply.updateManyAndReturn","Reply.upsertOne","Reply.deleteOne","Reply.deleteMany","Reply.groupBy","Reply.aggregate","TopicRead.findUnique","TopicRead.findUniqueOrThrow","TopicRead.findFirst","TopicRead.findFirstOrThrow","TopicRead.findMany","TopicRead.createOne","TopicRead.createMany","TopicRead.createManyAndReturn","TopicRead.updateOne","TopicRead.updateMany","TopicRead.updateManyAndReturn","TopicRead.upsertOne","TopicRead.deleteOne","TopicRead.deleteMany","TopicRead.groupBy","TopicRead.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","TotpFactor.findUnique","TotpFactor.findUniqueOrThrow","TotpFactor.findFirst","TotpFactor.findFirstOrThrow","TotpFactor.findMany","TotpFactor.createOne","TotpFactor.createMany","TotpFactor.createManyAndReturn","TotpFactor.updateOne","TotpFactor.updateMany","TotpFactor.updateManyAndReturn","TotpFactor.upsertOne","TotpFactor.deleteOne","TotpFactor.deleteMany","TotpFactor.groupBy","TotpFactor.aggregate","RecoveryCode.findUnique","RecoveryCode.findUniqueOrThrow","RecoveryCode.findFirst","RecoveryCode.findFirstOrThrow","RecoveryCode.findMany","RecoveryCode.createOne","RecoveryCode.createMany","RecoveryCode.createManyAndReturn","RecoveryCode.updateOne","RecoveryCode.updateMany","RecoveryCode.updateManyAndReturn","RecoveryCode.upsertOne","RecoveryCode.deleteOne","RecoveryCode.deleteMany","RecoveryCode.groupBy","RecoveryCode.aggregate","Passkey.findUnique","Passkey.findUniqueOrThrow","Passkey.findFirst","Passkey.findFirstOrThrow","Passkey.findMany","Passkey.createOne","Passkey.createMany","Passkey.createManyAndReturn","Passkey.updateOne","Passkey.updateMany","Passkey.updateManyAndReturn","Passkey.upsertOne","Passkey.deleteOne","Passkey.deleteMany","Passkey.groupBy","Passkey.aggregate","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","Secret.findUnique","Secret.findUniqueOrThrow","Secret.findFirst","Secret.findFirstOrThrow","Secret.findMany","Secret.createOne","Secret.createMany","Secret.createManyAndReturn","Secret.updateOne","Secret.updateMany","Secret.updateManyAndReturn","Secret.upsertOne","Secret.deleteOne","Secret.deleteMany","Secret.groupBy","Secret.aggregate","Category.findUnique","Category.findUniqueOrThrow","Category.findFirst","Category.findFirstOrThrow","Category.findMany","Category.createOne","Category.createMany","Category.createManyAndReturn","Category.updateOne","Category.updateMany","Category.updateManyAndReturn","Category.upsertOne","Category.deleteOne","Category.deleteMany","Category.groupBy","Category.aggregate","Question.findUnique","Question.findUniqueOrThrow","Question.findFirst","Question.findFirstOrThrow","Question.findMany","Question.createOne","Question.createMany","Question.createManyAndReturn","Question.updateOne","Question.updateMany","Question.updateManyAndReturn","Question.upsertOne","Question.deleteOne","Question.deleteMany","Question.groupBy","Question.aggregate","Answer.findUnique","Answer.findUniqueOrThrow","Answer.findFirst","Answer.findFirstOrThrow","Answer.findMany","Answer.createOne","Answer.createMany","Answer.createManyAndReturn","Answer.updateOne","Answer.updateMany","Answer.updateManyAndReturn","Answer.upsertOne","Answer.deleteOne","Answer.deleteMany","Answer.groupBy","Answer.aggregate","Vote.findUnique","Vote.findUniqueOrThrow","Vote.findFirst","Vote.findFirstOrThrow","Vote.findMany","Vote.createOne","Vote.createMany","Vote.createManyAndReturn","Vote.updateOne","Vote.updateMany","Vote.updateManyAndReturn","Vote.upsertOne","Vote.deleteOne","Vote.deleteMany","Vote.groupBy","Vote.aggregate","QuestionSearch.findUnique","QuestionSearch.findUniqueOrThrow","QuestionSearch.findFirst","QuestionSearch.findFirstOrThrow","QuestionSearch.findMany","QuestionSearch.updateOne","QuestionSearch.updateMany","QuestionSearch.updateManyAndReturn","QuestionSearch.deleteOne","QuestionSearch.deleteMany","QuestionSearch.groupBy","QuestionSearch.aggregate","SearchEntry.findUnique","SearchEntry.findUniqueOrThrow","SearchEntry.findFirst","SearchEntry.findFirstOrThrow","SearchEntry.findMany","SearchEntry.updateOne","SearchEntry.updateMany","SearchEntry.updateManyAndReturn","SearchEntry.deleteOne","SearchEntry.deleteMany","SearchEntry.groupBy","SearchEntry.aggregate","SearchVocabulary.findUnique","SearchVocabulary.findUniqueOrThrow","SearchVocabulary.findFirst","SearchVocabulary.findFirstOrThrow","SearchVocabulary.findMany","SearchVocabulary.createOne","SearchVocabulary.createMany","SearchVocabulary.createManyAndReturn","SearchVocabulary.updateOne","SearchVocabulary.updateMany","SearchVocabulary.updateManyAndReturn","SearchVocabulary.upsertOne","SearchVocabulary.deleteOne","SearchVocabulary.deleteMany","SearchVocabulary.groupBy","SearchVocabulary.aggregate","Store.findUnique","Store.findUniqueOrThrow","Store.findFirst","Store.findFirstOrThrow","Store.findMany","Store.createOne","Store.createMany","Store.createManyAndReturn","Store.updateOne","Store.updateMany","Store.updateManyAndReturn","Store.upsertOne","Store.deleteOne","Store.deleteMany","Store.groupBy","Store.aggregate","Product.findUnique","Product.findUniqueOrThrow","Product.findFirst","Product.findFirstOrThrow","Product.findMany","Product.createOne","Product.createMany","Product.createManyAndReturn","Product.updateOne","Product.updateMany","Product.updateManyAndReturn","Product.upsertOne","Product.deleteOne","Product.deleteMany","Product.groupBy","Product.aggregate","Announcement.findUnique","Announcement.findUniqueOrThrow","Announcement.findFirst","Announcement.findFirstOrThrow","Announcement.findMany","Announcement.createOne","Announcement.createMany","Announcement.createManyAndReturn","Announcement.updateOne","Announcement.updateMany","Announcement.updateManyAndReturn","Announcement.upsertOne","Announcement.deleteOne","Announcement.deleteMany","Announcement.groupBy","Announcement.aggregate","Review.findUnique","Review.findUniqueOrThrow","Review.findFirst","Review.findFirstOrThrow","Review.findMany","Review.createOne","Review.createMany","Review.createManyAndReturn","Review.updateOne","Review.updateMany","Review.updateManyAndReturn","Review.upsertOne","Review.deleteOne","Review.deleteMany","Review.groupBy","Review.aggregate","Order.findUnique","Order.findUniqueOrThrow","Order.findFirst","Order.findFirstOrThrow","Order.findMany","Order.createOne","Order.createMany","Order.createManyAndReturn","Order.updateOne","Order.updateMany","Order.updateManyAndReturn","Order.upsertOne","Order.deleteOne","Order.deleteMany","Order.groupBy","Order.aggregate","OrderItem.findUnique","OrderItem.findUniqueOrThrow","OrderItem.findFirst","OrderItem.findFirstOrThrow","OrderItem.findMany","OrderItem.createOne","OrderItem.createMany","OrderItem.createManyAndReturn","OrderItem.updateOne","OrderItem.updateMany","OrderItem.updateManyAndReturn","OrderItem.upsertOne","OrderItem.deleteOne","OrderItem.deleteMany","OrderItem.groupBy","OrderItem.aggregate","OrderStore.findUnique","OrderStore.findUniqueOrThrow","OrderStore.findFirst","OrderStore.findFirstOrThrow","OrderStore.findMany","OrderStore.createOne","OrderStore.createMany","OrderStore.createManyAndReturn","OrderStore.updateOne","OrderStore.updateMany","OrderStore.updateManyAndReturn","OrderStore.upsertOne","OrderStore.deleteOne","OrderStore.deleteMany","OrderStore.groupBy","OrderStore.aggregate","Video.findUnique","Video.findUniqueOrThrow","Video.findFirst","Video.findFirstOrThrow","Video.findMany","Video.createOne","Video.createMany","Video.createManyAndReturn","Video.updateOne","Video.updateMany","Video.updateManyAndReturn","Video.upsertOne","Video.deleteOne","Video.deleteMany","Video.groupBy","Video.aggregate","Rating.findUnique","Rating.findUniqueOrThrow","Rating.findFirst","Rating.findFirstOrThrow","Rating.findMany","Rating.createOne","Rating.createMany","Rating.createManyAndReturn","Rating.updateOne","Rating.updateMany","Rating.updateManyAndReturn","Rating.upsertOne","Rating.deleteOne","Rating.deleteMany","Rating.groupBy","Rating.aggregate","Comment.findUnique","Comment.findUniqueOrThrow","Comment.findFirst","Comment.findFirstOrThrow","Comment.findMany","Comment.createOne","Comment.createMany","Comment.createManyAndReturn","Comment.updateOne","Comment.updateMany","Comment.updateManyAndReturn","Comment.upsertOne","Comment.deleteOne","Comment.deleteMany","Comment.groupBy","Comment.aggregate","VideoView.findUnique","VideoView.findUniqueOrThrow","VideoView.findFirst","VideoView.findFirstOrThrow","VideoView.findMany","VideoView.createOne","VideoView.createMany","VideoView.createManyAndReturn","VideoView.updateOne","VideoView.updateMany","VideoView.updateManyAndReturn","VideoView.upsertOne","VideoView.deleteOne","VideoView.deleteMany","VideoView.groupBy","VideoView.aggregate","File.findUnique","File.findUniqueOrThrow","File.findFirst","File.findFirstOrThrow","File.findMany","File.createOne","File.createMany","File.createManyAndReturn","File.updateOne","File.updateMany","File.updateManyAndReturn","File.upsertOne","File.deleteOne","File.deleteMany","File.groupBy","File.aggregate","FileUsage.findUnique","FileUsage.findUniqueOrThrow","FileUsage.findFirst","FileUsage.findFirstOrThrow","FileUsage.findMany","FileUsage.createOne","FileUsage.createMany","FileUsage.createManyAndReturn","FileUsage.updateOne","FileUsage.updateMany","FileUsage.updateManyAndReturn","FileUsage.upsertOne","FileUsage.deleteOne","FileUsage.deleteMany","FileUsage.groupBy","FileUsage.aggregate","Share.findUnique","Share.findUniqueOrThrow","Share.findFirst","Share.findFirstOrThrow","Share.findMany","Share.createOne","Share.createMany","Share.createManyAndReturn","Share.updateOne","Share.updateMany","Share.updateManyAndReturn","Share.upsertOne","Share.deleteOne","Share.deleteMany","Share.groupBy","Share.aggregate","App.findUnique","App.findUniqueOrThrow","App.findFirst","App.findFirstOrThrow","App.findMany","App.createOne","App.createMany","App.createManyAndReturn","App.updateOne","App.updateMany","App.updateManyAndReturn","App.upsertOne","App.deleteOne","App.deleteMany","App.groupBy","App.aggregate","AppGrant.findUnique","AppGrant.findUniqueOrThrow","AppGrant.findFirst","AppGrant.findFirstOrThrow","AppGrant.findMany","AppGrant.createOne","AppGrant.createMany","AppGrant.createManyAndReturn","AppGrant.updateOne","AppGrant.updateMany","AppGrant.updateManyAndReturn","AppGrant.upsertOne","AppGrant.deleteOne","AppGrant.deleteMany","AppGrant.groupBy","AppGrant.aggregate","AppSession.findUnique","AppSession.findUniqueOrThrow","AppSession.findFirst","AppSession.findFirstOrThrow","AppSession.findMany","AppSession.createOne","AppSession.createMany","AppSession.createManyAndReturn","AppSession.updateOne","AppSession.updateMany","AppSession.updateManyAndReturn","AppSession.upsertOne","AppSession.deleteOne","AppSession.deleteMany","AppSession.groupBy","AppSession.aggregate","AppRefreshToken.findUnique","AppRefreshToken.findUniqueOrThrow","AppRefreshToken.findFirst","AppRefreshToken.findFirstOrThrow","AppRefreshToken.findMany","AppRefreshToken.createOne","AppRefreshToken.createMany","AppRefreshToken.createManyAndReturn","AppRefreshToken.updateOne","AppRefreshToken.updateMany","AppRefreshToken.updateManyAndReturn","AppRefreshToken.upsertOne","AppRefreshToken.deleteOne","AppRefreshToken.deleteMany","AppRefreshToken.groupBy","AppRefreshToken.aggregate","AppDevice.findUnique","AppDevice.findUniqueOrThrow","AppDevice.findFirst","AppDevice.findFirstOrThrow","AppDevice.findMany","AppDevice.createOne","AppDevice.createMany","AppDevice.createManyAndReturn","AppDevice.updateOne","AppDevice.updateMany","AppDevice.updateManyAndReturn","AppDevice.upsertOne","AppDevice.deleteOne","AppDevice.deleteMany","AppDevice.groupBy","AppDevice.aggregate","JobTurn.findUnique","JobTurn.findUniqueOrThrow","JobTurn.findFirst","JobTurn.findFirstOrThrow","JobTurn.findMany","JobTurn.createOne","JobTurn.createMany","JobTurn.createManyAndReturn","JobTurn.updateOne","JobTurn.updateMany","JobTurn.updateManyAndReturn","JobTurn.upsertOne","JobTurn.deleteOne","JobTurn.deleteMany","JobTurn.groupBy","JobTurn.aggregate","BackupLease.findUnique","BackupLease.findUniqueOrThrow","BackupLease.findFirst","BackupLease.findFirstOrThrow","BackupLease.findMany","BackupLease.createOne","BackupLease.createMany","BackupLease.createManyAndReturn","BackupLease.updateOne","BackupLease.updateMany","BackupLease.updateManyAndReturn","BackupLease.upsertOne","BackupLease.deleteOne","BackupLease.deleteMany","BackupLease.groupBy","BackupLease.aggregate","Backup.findUnique","Backup.findUniqueOrThrow","Backup.findFirst","Backup.findFirstOrThrow","Backup.findMany","Backup.createOne","Backup.createMany","Backup.createManyAndReturn","Backup.updateOne","Backup.updateMany","Backup.updateManyAndReturn","Backup.upsertOne","Backup.deleteOne","Backup.deleteMany","Backup.groupBy","Backup.aggregate","PostponedRemoval.findUnique","PostponedRemoval.findUniqueOrThrow","PostponedRemoval.findFirst","PostponedRemoval.findFirstOrThrow","PostponedRemoval.findMany","PostponedRemoval.createOne","PostponedRemoval.createMany","PostponedRemoval.createManyAndReturn","PostponedRemoval.updateOne","PostponedRemoval.updateMany","PostponedRemoval.updateManyAndReturn","PostponedRemoval.upsertOne","PostponedRemoval.deleteOne","PostponedRemoval.deleteMany","PostponedRemoval.groupBy","PostponedRemoval.aggregate","RateLimit.findUnique","RateLimit.findUniqueOrThrow","RateLimit.findFirst","RateLimit.findFirstOrThrow","RateLimit.findMany","RateLimit.createOne","RateLimit.createMany","RateLimit.createManyAndReturn","RateLimit.updateOne","RateLimit.updateMany","RateLimit.updateManyAndReturn","RateLimit.upsertOne","RateLimit.deleteOne","RateLimit.deleteMany","RateLimit.groupBy","RateLimit.aggregate","AND","OR","NOT","key","points","expire","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","at","id","snapshotAt","leasedUntil","job","nextAt","deviceHash","userHash","appId","scopes","pause","askedAt","grantId","deniedAt","createdAt","expiresAt","Scope","has","hasEvery","hasSome","hash","sessionId","usedAt","codeHash","codeChallenge","redirectUri","codeExpiresAt","codeUsedAt","userId","ownerId","name","clientId","secretHash","redirectUris","origins","token","fileId","videoId","passwordHash","allowDownload","bytes","mimeType","size","sha256","objectKey","updatedAt","nameKey","authorId","content","value","title","description","VideoVisibility","visibility","VideoStatus","status","duration","width","height","thumbnailUrl","likeCount","dislikeCount","commentCount","storeId","orderId","productId","price","quantity","storeName","OrderArea","area","buyerId","OrderStatus","paidAt","paymentReference","checkoutId","disputeReason","rating","body","reply","repliedAt","until","slug","sku","regularPrice","stock","ProductStatus","imageUrl","deletedAt","shelf","listed","titleKey","categoryKey","ratingSum","ratingCount","StoreStatus","reopens","word","type","contentId","threadType","threadId","type_contentId","questionId","answerId","voteScore","categoryId","QuestionStatus","bestAnswerId","answerCount","every","some","none","issuer","subject","lastUsedAt","credentialId","publicKey","counter","transports","secret","lastStep","wrongCodes","blockedUntil","sid","sess","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","topicId","replyId","readAt","boardId","isSticky","isLocked","replyCount","lastReplyAt","lastReplyUserId","position","state","attempts","parts","partsTotal","records","missing","fault","endedAt","removalId","stepId","reason","actorId","action","finishedAt","targetType","targetId","parentId","excerpt","memory","isPrivate","targetType_targetId","number","editorId","reporterId","note","ReportStatus","handlerId","resolutionNote","claimedAt","resolvedAt","requestId","details","operation","request","purpose","email","creatorId","maxUses","uses","kind","recipient","dueAt","givenUpAt","prefix","revokedAt","appSessionId","username","emailVerifiedAt","pendingEmail","Role","role","suspendedAt","suspendedUntil","suspendedFor","silencedAt","silencedUntil","silencedFor","reportMailedAt","approvedPosts","awaitsApproval","deleteAt","twoFactors","displayName","about","location","website","targetType_targetId_number","videoId_userId","productId_authorId","storeId_orderId","orderId_productId","userId_operation_key","id_questionId","answerId_userId","bestAnswerId_id","userId_topicId","issuer_subject","userId_hash","userId_appId","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "lhqeBNgGPRAAAIYNACARAACHDQAgEgAAiA0AIBMAAIkNACAUAACKDQAgFQAAiw0AIBYAAIwNACAXAADhDAAgGwAAjQ0AIB0AAI4NACAeAADODAAgIwAAkA0AICUAAI8NACAnAACRDQAgLAAAkg0AIC4AAJYNACAwAACTDQAgMgAAlQ0AIDMAAJgNACA3AACUDQAgOAAAlw0AIDkAAJkNACA6AACaDQAgPQAAmw0AID4AAJsNACA_AACbDQAgQQAAnA0AIEIAAJwNACBDAACdDQAgRAAAng0AIEYAAJ8NACBHAACgDQAgTAAAoQ0AIE0AAKENACCuBwAAhA0AMK8HAACqAQAQsAcAAIQNADDABwIAAAABzQdAAOgLACHlBwEAiQwAIZcIQACKDAAh8AgBAAAAAfsIAQAAAAH8CEAAigwAIf0IAQCJDAAh_wgAAIUN_wgigAlAAIoMACGBCUAAigwAIYIJAQCJDAAhgwlAAIoMACGECUAAigwAIYUJAQCJDAAhhglAAIoMACGHCQIA4QsAIYgJIACLDAAhiQlAAIoMACGKCSAAiwwAIYsJAQCJDAAhjAkBAIkMACGNCQEAiQwAIY4JAQCJDAAhAQAAAAEAIBIDAACUDAAgBQAA7A0AIA8AAO0NACCuBwAA6w0AMK8HAAADABCwBwAA6w0AMMAHAgDhCwAhxwcCAMEMACHIBwAA8QsAIM0HQADoCwAhzgdAAIoMACHTBwAB0QwAIdsHAgDhCwAh3QcBAOALACGyCEAAigwAIfgIAQDgCwAh-QhAAIoMACH6CAIAwQwAIQgDAACyDwAgBQAAqxcAIA8AAK0XACDHBwAA7g0AIM4HAADuDQAgsggAAO4NACD5CAAA7g0AIPoIAADuDQAgEgMAAJQMACAFAADsDQAgDwAA7Q0AIK4HAADrDQAwrwcAAAMAELAHAADrDQAwwAcCAAAAAccHAgDBDAAhyAcAAPELACDNB0AA6AsAIc4HQACKDAAh0wcAAQAAAdsHAgDhCwAh3QcBAOALACGyCEAAigwAIfgIAQDgCwAh-QhAAIoMACH6CAIAwQwAIQMAAAADACABAAAEADACAAAFACAPBAAAlAwAIAwAAN8NACANAACIDQAgDgAAhg0AIK4HAADdDQAwrwcAAAcAELAHAADdDQAwwAcCAOELACHNB0AA6AsAIdwHAgDhCwAh3QcBAOALACHeBwEA4AsAId8HAAHeDQAh4AcAAIMMACDhBwAAgwwAIAEAAAAHACAMAwAAlAwAIAUAAOENACALAADqDQAgDAAA3w0AIK4HAADpDQAwrwcAAAkAELAHAADpDQAwwAcCAOELACHHBwIA4QsAIcgHAADxCwAgzQdAAOgLACHbBwIA4QsAIQQDAACyDwAgBQAAqxcAIAsAAK8XACAMAACqFwAgDQMAAJQMACAFAADhDQAgCwAA6g0AIAwAAN8NACCuBwAA6Q0AMK8HAAAJABCwBwAA6Q0AMMAHAgAAAAHHBwIA4QsAIcgHAADxCwAgzQdAAOgLACHbBwIA4QsAIZsJAADoDQAgAwAAAAkAIAEAAAoAMAIAAAsAIBAGAADmDQAgCAAA5w0AIAkAAIYNACCuBwAA5Q0AMK8HAAANABCwBwAA5Q0AMMAHAgDhCwAhyAcAAPELACDLBwIA4QsAIc0HQADoCwAhzgdAAOgLACHWBwAB3g0AIdcHAQCJDAAh2AcBAIkMACHZB0AAigwAIdoHQACKDAAhCAYAAKwXACAIAACuFwAgCQAA_xYAINYHAADuDQAg1wcAAO4NACDYBwAA7g0AINkHAADuDQAg2gcAAO4NACAQBgAA5g0AIAgAAOcNACAJAACGDQAgrgcAAOUNADCvBwAADQAQsAcAAOUNADDABwIAAAAByAcAAPELACDLBwIA4QsAIc0HQADoCwAhzgdAAOgLACHWBwABAAAB1wcBAIkMACHYBwEAiQwAIdkHQACKDAAh2gdAAIoMACEDAAAADQAgAQAADgAwAgAADwAgCAcAAOQNACCuBwAA4w0AMK8HAAARABCwBwAA4w0AMM0HQADoCwAh0wcAAdEMACHUBwIA4QsAIdUHQACKDAAhAgcAAK0XACDVBwAA7g0AIAgHAADkDQAgrgcAAOMNADCvBwAAEQAQsAcAAOMNADDNB0AA6AsAIdMHAAEAAAHUBwIA4QsAIdUHQACKDAAhAwAAABEAIAEAABIAMAIAABMAIAMAAAADACABAAAEADACAAAFACABAAAAEQAgAQAAAAMAIA8FAADhDQAgBgAA4g0AIK4HAADgDQAwrwcAABgAELAHAADgDQAwxQcAAdEMACHGBwAB0QwAIccHAgDhCwAhyAcAAPELACDJBwIA4QsAIcoHQACKDAAhywcCAMEMACHMB0AAigwAIc0HQADoCwAhzgdAAOgLACEFBQAAqxcAIAYAAKwXACDKBwAA7g0AIMsHAADuDQAgzAcAAO4NACAPBQAA4Q0AIAYAAOINACCuBwAA4A0AMK8HAAAYABCwBwAA4A0AMMUHAAEAAAHGBwABAAABxwcCAOELACHIBwAA8QsAIMkHAgDhCwAhygdAAIoMACHLBwIAwQwAIcwHQACKDAAhzQdAAOgLACHOB0AA6AsAIQMAAAAYACABAAAZADACAAAaACABAAAACQAgAQAAAA0AIAEAAAAYACADAAAAGAAgAQAAGQAwAgAAGgAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAAAJACABAAAAGAAgAQAAAAMAIAEAAAANACAFBAAAsg8AIAwAAKoXACANAACBFwAgDgAA_xYAIN8HAADuDQAgDwQAAJQMACAMAADfDQAgDQAAiA0AIA4AAIYNACCuBwAA3Q0AMK8HAAAHABCwBwAA3Q0AMMAHAgAAAAHNB0AA6AsAIdwHAgDhCwAh3QcBAOALACHeBwEAAAAB3wcAAd4NACHgBwAAgwwAIOEHAACDDAAgAwAAAAcAIAEAACUAMAIAACYAIAMAAAAJACABAAAKADACAAALACAKAwAAlAwAIK4HAADWDAAwrwcAACkAELAHAADWDAAwzQdAAOgLACHbBwIA4QsAIbcIAQDgCwAhuAgEAJMMACG5CAIA4QsAIboIQACKDAAhAQAAACkAIAcDAACUDAAgrgcAANwNADCvBwAAKwAQsAcAANwNADDTBwAB0QwAIdUHQACKDAAh2wcCAOELACECAwAAsg8AINUHAADuDQAgCAMAAJQMACCuBwAA3A0AMK8HAAArABCwBwAA3A0AMNMHAAHRDAAh1QdAAIoMACHbBwIA4QsAIZoJAADbDQAgAwAAACsAIAEAACwAMAIAAC0AIA0DAACUDAAgrgcAANoNADCvBwAALwAQsAcAANoNADDABwIA4QsAIc0HQADoCwAh2wcCAOELACHdBwEA4AsAIbIIQACKDAAhswgAAdEMACG0CAAB0QwAIbUIBACTDAAhtggAAIMMACACAwAAsg8AILIIAADuDQAgDQMAAJQMACCuBwAA2g0AMK8HAAAvABCwBwAA2g0AMMAHAgAAAAHNB0AA6AsAIdsHAgDhCwAh3QcBAOALACGyCEAAigwAIbMIAAEAAAG0CAAB0QwAIbUIBACTDAAhtggAAIMMACADAAAALwAgAQAAMAAwAgAAMQAgCgMAAJQMACCuBwAA2Q0AMK8HAAAzABCwBwAA2Q0AMMAHAgDhCwAhzQdAAOgLACHbBwIA4QsAIbAIAQDgCwAhsQgBAOALACGyCEAAigwAIQIDAACyDwAgsggAAO4NACALAwAAlAwAIK4HAADZDQAwrwcAADMAELAHAADZDQAwwAcCAAAAAc0HQADoCwAh2wcCAOELACGwCAEA4AsAIbEIAQDgCwAhsghAAIoMACGZCQAA2A0AIAMAAAAzACABAAA0ADACAAA1ACASGAAA1w0AIBkAAJQMACAbAACNDQAgHAAAjg0AIK4HAADWDQAwrwcAADcAELAHAADWDQAwwAcCAOELACHNB0AA6AsAIe4HAgDhCwAh7wcBAOALACHxBwEA4AsAIcYIAgDhCwAhxwggAIsMACHICCAAiwwAIckIAgDhCwAhyghAAOgLACHLCAIA4QsAIQQYAACpFwAgGQAAsg8AIBsAAIYXACAcAACHFwAgEhgAANcNACAZAACUDAAgGwAAjQ0AIBwAAI4NACCuBwAA1g0AMK8HAAA3ABCwBwAA1g0AMMAHAgAAAAHNB0AA6AsAIe4HAgDhCwAh7wcBAOALACHxBwEA4AsAIcYIAgDhCwAhxwggAIsMACHICCAAiwwAIckIAgDhCwAhyghAAOgLACHLCAIA4QsAIQMAAAA3ACABAAA4ADACAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAQAAADcAIAoZAACUDAAgGgAA1A0AIK4HAADVDQAwrwcAAD0AELAHAADVDQAwwAcCAOELACHNB0AA6AsAIe4HAgDhCwAh7wcBAOALACHDCAIA4QsAIQIZAACyDwAgGgAAqBcAIAoZAACUDAAgGgAA1A0AIK4HAADVDQAwrwcAAD0AELAHAADVDQAwwAcCAAAAAc0HQADoCwAh7gcCAOELACHvBwEA4AsAIcMIAgDhCwAhAwAAAD0AIAEAAD4AMAIAAD8AIAkDAACUDAAgGgAA1A0AIK4HAADTDQAwrwcAAEEAELAHAADTDQAw2wcCAOELACHDCAIA4QsAIcQIAgDhCwAhxQhAAOgLACECAwAAsg8AIBoAAKgXACAKAwAAlAwAIBoAANQNACCuBwAA0w0AMK8HAABBABCwBwAA0w0AMNsHAgDhCwAhwwgCAOELACHECAIA4QsAIcUIQADoCwAhmAkAANINACADAAAAQQAgAQAAQgAwAgAAQwAgAQAAAD0AIAEAAABBACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAEEAIAEAAEIAMAIAAEMAIBEZAACUDAAgHwAAzw0AICQAANANACAlAACPDQAgJgAA0Q0AIK4HAADNDQAwrwcAAEkAELAHAADNDQAwwAcCAOELACHNB0AA6AsAIe4HAgDhCwAh8QcBAOALACH2BwAAzg2rCCKNCAEA4AsAIakIAgDBDAAhqwgCAMEMACGsCAIA4QsAIQcZAACyDwAgHwAAphcAICQAAKUXACAlAACIFwAgJgAApxcAIKkIAADuDQAgqwgAAO4NACASGQAAlAwAIB8AAM8NACAkAADQDQAgJQAAjw0AICYAANENACCuBwAAzQ0AMK8HAABJABCwBwAAzQ0AMMAHAgAAAAHNB0AA6AsAIe4HAgDhCwAh8QcBAOALACH2BwAAzg2rCCKNCAEA4AsAIakIAgDBDAAhqwgCAMEMACGsCAIA4QsAIZcJAADMDQAgAwAAAEkAIAEAAEoAMAIAAEsAIAceAADODAAgrgcAAM0MADCvBwAATQAQsAcAAM0MADDABwIA4QsAId0HAQDgCwAhkQgBAOALACEBAAAATQAgAwAAAEkAIAEAAEoAMAIAAEsAIAEAAABJACANGQAAlAwAICAAAMUMACAhAADIDQAgIwAAkA0AIK4HAADHDQAwrwcAAFEAELAHAADHDQAwwAcCAOELACHNB0AA6AsAIe4HAgDhCwAhjQgBAOALACGmCAIA4QsAIagIAgDhCwAhAQAAAFEAIAEAAABJACAJAwAAlAwAICIAAMsNACCuBwAAyg0AMK8HAABUABCwBwAAyg0AMM0HQADoCwAh2wcCAOELACHwBwIA4QsAIacIAgDhCwAhAgMAALIPACAiAAClFwAgCgMAAJQMACAiAADLDQAgrgcAAMoNADCvBwAAVAAQsAcAAMoNADDNB0AA6AsAIdsHAgDhCwAh8AcCAOELACGnCAIA4QsAIZYJAADJDQAgAwAAAFQAIAEAAFUAMAIAAFYAIAEAAABUACAEGQAAsg8AICAAAJoRACAhAACaEQAgIwAAiRcAIA4ZAACUDAAgIAAAxQwAICEAAMgNACAjAACQDQAgrgcAAMcNADCvBwAAUQAQsAcAAMcNADDABwIAAAABzQdAAOgLACHuBwIA4QsAIY0IAQDgCwAhpggCAOELACGoCAIA4QsAIZUJAADGDQAgAwAAAFEAIAEAAFkAMAIAAFoAIAUgAADFDAAgrgcAAMQMADCvBwAAXAAQsAcAAMQMADCmCAIA4QsAIQEAAABcACABAAAAUQAgAwAAAFEAIAEAAFkAMAIAAFoAIAMAAABUACABAABVADACAABWACALAwAAlAwAIK4HAADFDQAwrwcAAGEAELAHAADFDQAwsQcBAOALACHNB0AA6AsAIdsHAgDhCwAh9gcCAOELACGNCAEA4AsAIe0IAQDgCwAh7ggAAdEMACEBAwAAsg8AIAwDAACUDAAgrgcAAMUNADCvBwAAYQAQsAcAAMUNADCxBwEA4AsAIc0HQADoCwAh2wcCAOELACH2BwIA4QsAIY0IAQDgCwAh7QgBAOALACHuCAAB0QwAIZQJAADEDQAgAwAAAGEAIAEAAGIAMAIAAGMAIA8EAACUDAAgLwAAww0AIK4HAADBDQAwrwcAAGUAELAHAADBDQAwwAcCAOELACHNB0AA6AsAIdwHAgDhCwAh3QcBAOALACHyBwEA4AsAIfYHAADCDZ8IIpEIAQDgCwAhnAgCAOELACGdCAIA4QsAIZ8IIACLDAAhAgQAALIPACAvAACkFwAgDwQAAJQMACAvAADDDQAgrgcAAMENADCvBwAAZQAQsAcAAMENADDABwIAAAABzQdAAOgLACHcBwIA4QsAId0HAQDgCwAh8gcBAOALACH2BwAAwg2fCCKRCAEAAAABnAgCAOELACGdCAIA4QsAIZ8IIACLDAAhAwAAAGUAIAEAAGYAMAIAAGcAIBwfAQDgCwAhKAAAwA0AICoAALINACAuAACWDQAgrgcAAL0NADCvBwAAaQAQsAcAAL0NADDABwIA4QsAIc0HQADoCwAh3AcCAMEMACHxBwEA4AsAIfIHAQDgCwAh9gcAAL8Nlggi_gcCAMEMACGBCBAAvA0AIYwIEAC8DQAhkQgBAIkMACGSCAEAiQwAIZMIEAC-DQAhlAgCAOELACGWCAEAiQwAIZcIQACKDAAhmAgCAOELACGZCCAAiwwAIZoIAQDgCwAhmwgBAOALACGcCAIA4QsAIZ0IAgDhCwAhCigAAKMXACAqAACfFwAgLgAAjxcAINwHAADuDQAg_gcAAO4NACCRCAAA7g0AIJIIAADuDQAgkwgAAO4NACCWCAAA7g0AIJcIAADuDQAgHB8BAOALACEoAADADQAgKgAAsg0AIC4AAJYNACCuBwAAvQ0AMK8HAABpABCwBwAAvQ0AMMAHAgAAAAHNB0AA6AsAIdwHAgDBDAAh8QcBAOALACHyBwEA4AsAIfYHAAC_DZYIIv4HAgDBDAAhgQgQALwNACGMCBAAvA0AIZEIAQCJDAAhkggBAIkMACGTCBAAvg0AIZQIAgDhCwAhlggBAIkMACGXCEAAigwAIZgIAgDhCwAhmQggAIsMACGaCAEA4AsAIZsIAQDgCwAhnAgCAOELACGdCAIA4QsAIQMAAABpACABAABqADACAABrACABAAAAZQAgDCsAALkNACAtAAC2DQAgrgcAALsNADCvBwAAbgAQsAcAALsNADDxBwEA4AsAIf4HAgDBDAAh_wcCAOELACGACAIA4QsAIYEIEAC8DQAhgggCAOELACGDCAEAiQwAIQQrAACiFwAgLQAAoRcAIP4HAADuDQAggwgAAO4NACANKwAAuQ0AIC0AALYNACCuBwAAuw0AMK8HAABuABCwBwAAuw0AMPEHAQDgCwAh_gcCAMEMACH_BwIA4QsAIYAIAgDhCwAhgQgQALwNACGCCAIA4QsAIYMIAQCJDAAhkwkAALoNACADAAAAbgAgAQAAbwAwAgAAcAAgAwAAAG4AIAEAAG8AMAIAAHAAIAYrAAC5DQAgrgcAALgNADCvBwAAcwAQsAcAALgNADD-BwIA4QsAIf8HAgDhCwAhASsAAKIXACAHKwAAuQ0AIK4HAAC4DQAwrwcAAHMAELAHAAC4DQAw_gcCAOELACH_BwIA4QsAIZIJAAC3DQAgAwAAAHMAIAEAAHQAMAIAAHUAIAEAAABuACABAAAAcwAgDhkAAJQMACAtAAC2DQAgrgcAALUNADCvBwAAeQAQsAcAALUNADDABwIA4QsAIc0HQADoCwAh7gcCAOELACHxBwEAiQwAIYAIAgDhCwAhjAgCAOELACGNCAEA4AsAIY4IAQCJDAAhjwhAAIoMACEFGQAAsg8AIC0AAKEXACDxBwAA7g0AII4IAADuDQAgjwgAAO4NACAPGQAAlAwAIC0AALYNACCuBwAAtQ0AMK8HAAB5ABCwBwAAtQ0AMMAHAgAAAAHNB0AA6AsAIe4HAgDhCwAh8QcBAIkMACGACAIA4QsAIYwIAgDhCwAhjQgBAOALACGOCAEAiQwAIY8IQACKDAAhkQkAALQNACADAAAAeQAgAQAAegAwAgAAewAgAQAAAG4AIAEAAAB5ACABAAAAaQAgDykAAJQMACAqAACyDQAgLAAAsw0AIK4HAACvDQAwrwcAAIABABCwBwAArw0AMMAHAgDhCwAhzQdAAOgLACH2BwAAsQ2ICCKFCAAAsA2FCCKGCAIA4QsAIYgIQACKDAAhiQgBAIkMACGKCAIAwQwAIYsIAQCJDAAhBykAALIPACAqAACfFwAgLAAAoBcAIIgIAADuDQAgiQgAAO4NACCKCAAA7g0AIIsIAADuDQAgDykAAJQMACAqAACyDQAgLAAAsw0AIK4HAACvDQAwrwcAAIABABCwBwAArw0AMMAHAgAAAAHNB0AA6AsAIfYHAACxDYgIIoUIAACwDYUIIoYIAgDhCwAhiAhAAIoMACGJCAEAiQwAIYoIAgDBDAAhiwgBAIkMACEDAAAAgAEAIAEAAIEBADACAACCAQAgGRkAAJQMACAyAACVDQAgMwAAmA0AIDQAAK4NACA1AAClDQAgrgcAAKoNADCvBwAAhAEAELAHAACqDQAwwAcCAOELACHNB0AA6AsAIegHAQDgCwAh6QcEAJMMACHrBwEA4AsAIe4HAgDhCwAh8QcBAOALACHyBwEA4AsAIfQHAACrDfQHIvYHAACsDfYHIvcHCACtDQAh-AcCAMEMACH5BwIAwQwAIfoHAQCJDAAh-wcCAOELACH8BwIA4QsAIf0HAgDhCwAhCRkAALIPACAyAACOFwAgMwAAkRcAIDQAAJ4XACA1AACdFwAg9wcAAO4NACD4BwAA7g0AIPkHAADuDQAg-gcAAO4NACAZGQAAlAwAIDIAAJUNACAzAACYDQAgNAAArg0AIDUAAKUNACCuBwAAqg0AMK8HAACEAQAQsAcAAKoNADDABwIAAAABzQdAAOgLACHoBwEA4AsAIekHBACTDAAh6wcBAAAAAe4HAgDhCwAh8QcBAOALACHyBwEA4AsAIfQHAACrDfQHIvYHAACsDfYHIvcHCACtDQAh-AcCAMEMACH5BwIAwQwAIfoHAQCJDAAh-wcCAOELACH8BwIA4QsAIf0HAgDhCwAhAwAAAIQBACABAACFAQAwAgAAhgEAIAoZAACUDAAgMQAAmAwAIK4HAACpDQAwrwcAAIgBABCwBwAAqQ0AMMAHAgDhCwAhzQdAAOgLACHkBwIA4QsAIe4HAgDhCwAh7wcBAOALACECGQAAsg8AIDEAAKkPACAKGQAAlAwAIDEAAJgMACCuBwAAqQ0AMK8HAACIAQAQsAcAAKkNADDABwIAAAABzQdAAOgLACHkBwIA4QsAIe4HAgDhCwAh7wcBAOALACEDAAAAiAEAIAEAAIkBADACAACKAQAgCQMAAJQMACAxAACYDAAgrgcAAKgNADCvBwAAjAEAELAHAACoDQAwzQdAAOgLACHbBwIA4QsAIeQHAgDhCwAh8AcCAOELACECAwAAsg8AIDEAAKkPACAKAwAAlAwAIDEAAJgMACCuBwAAqA0AMK8HAACMAQAQsAcAAKgNADDNB0AA6AsAIdsHAgDhCwAh5AcCAOELACHwBwIA4QsAIZAJAACnDQAgAwAAAIwBACABAACNAQAwAgAAjgEAIAYxAACYDAAgNAIA4QsAIa4HAACXDAAwrwcAAJABABCwBwAAlwwAMOQHAgDhCwAhAQAAAJABACANMQAAjQwAIDYAAIwMACCuBwAAiAwAMK8HAACSAQAQsAcAAIgMADDABwIA4QsAIc0HQADoCwAhzgdAAIoMACHiBwEA4AsAIeMHAgDBDAAh5AcCAMEMACHlBwEAiQwAIeYHIACLDAAhAQAAAJIBACAPBAAAlAwAIDUAAKUNACCuBwAApA0AMK8HAACUAQAQsAcAAKQNADDABwIA4QsAIc0HQADoCwAh3AcCAOELACHdBwEA4AsAIegHAQDgCwAh6QcEAJMMACHqBwEA4AsAIesHAQDgCwAh7AdAAOgLACHtBwEA4AsAIQEAAACUAQAgAQAAAJIBACABAAAAhAEAIAEAAACIAQAgAQAAAIwBACADAAAAiAEAIAEAAIkBADACAACKAQAgAwAAAHkAIAEAAHoAMAIAAHsAIAoZAACUDAAgrgcAAKYNADCvBwAAnAEAELAHAACmDQAwwAcCAOELACHNB0AA6AsAIe4HAgDhCwAh8QcBAOALACGNCAEA4AsAIZAIQACKDAAhAhkAALIPACCQCAAA7g0AIAoZAACUDAAgrgcAAKYNADCvBwAAnAEAELAHAACmDQAwwAcCAAAAAc0HQADoCwAh7gcCAOELACHxBwEA4AsAIY0IAQDgCwAhkAhAAIoMACEDAAAAnAEAIAEAAJ0BADACAACeAQAgAwAAAIwBACABAACNAQAwAgAAjgEAIAIEAACyDwAgNQAAnRcAIA8EAACUDAAgNQAApQ0AIK4HAACkDQAwrwcAAJQBABCwBwAApA0AMMAHAgAAAAHNB0AA6AsAIdwHAgDhCwAh3QcBAOALACHoBwEA4AsAIekHBACTDAAh6gcBAOALACHrBwEAAAAB7AdAAOgLACHtBwEA4AsAIQMAAACUAQAgAQAAoQEAMAIAAKIBACAHBAAAlAwAIDkCAOELACGuBwAAkgwAMK8HAACkAQAQsAcAAJIMADDcBwIA4QsAIecHBACTDAAhAQAAAKQBACATGQAAgQ0AIDsAAJQMACA8AACBDQAgrgcAAKINADCvBwAApgEAELAHAACiDQAwwAcCAOELACHNB0AA6AsAIe4HAgDBDAAh9gcAAKMN5wgi1wgBAOALACHbCAEA4AsAIdwIAgDhCwAh5AgCAOELACHlCAEAiQwAIecIAgDBDAAh6AgBAIkMACHpCEAAigwAIeoIQACKDAAhCRkAALIPACA7AACyDwAgPAAAsg8AIO4HAADuDQAg5QgAAO4NACDnCAAA7g0AIOgIAADuDQAg6QgAAO4NACDqCAAA7g0AIBMZAACBDQAgOwAAlAwAIDwAAIENACCuBwAAog0AMK8HAACmAQAQsAcAAKINADDABwIAAAABzQdAAOgLACHuBwIAwQwAIfYHAACjDecIItcIAQDgCwAh2wgBAOALACHcCAIA4QsAIeQIAgDhCwAh5QgBAIkMACHnCAIAwQwAIegIAQCJDAAh6QhAAIoMACHqCEAAigwAIQMAAACmAQAgAQAApwEAMAIAAKgBACA9EAAAhg0AIBEAAIcNACASAACIDQAgEwAAiQ0AIBQAAIoNACAVAACLDQAgFgAAjA0AIBcAAOEMACAbAACNDQAgHQAAjg0AIB4AAM4MACAjAACQDQAgJQAAjw0AICcAAJENACAsAACSDQAgLgAAlg0AIDAAAJMNACAyAACVDQAgMwAAmA0AIDcAAJQNACA4AACXDQAgOQAAmQ0AIDoAAJoNACA9AACbDQAgPgAAmw0AID8AAJsNACBBAACcDQAgQgAAnA0AIEMAAJ0NACBEAACeDQAgRgAAnw0AIEcAAKANACBMAAChDQAgTQAAoQ0AIK4HAACEDQAwrwcAAKoBABCwBwAAhA0AMMAHAgDhCwAhzQdAAOgLACHlBwEAiQwAIZcIQACKDAAh8AgBAIkMACH7CAEA4AsAIfwIQACKDAAh_QgBAIkMACH_CAAAhQ3_CCKACUAAigwAIYEJQACKDAAhggkBAIkMACGDCUAAigwAIYQJQACKDAAhhQkBAIkMACGGCUAAigwAIYcJAgDhCwAhiAkgAIsMACGJCUAAigwAIYoJIACLDAAhiwkBAIkMACGMCQEAiQwAIY0JAQCJDAAhjgkBAIkMACEBAAAAqgEAIAEAAACqAQAgAwAAAKYBACABAACnAQAwAgAAqAEAIAMAAACmAQAgAQAApwEAMAIAAKgBACAOBAAAgQ0AIEAAAJQMACCuBwAAgw0AMK8HAACvAQAQsAcAAIMNADC_B0AA6AsAIcAHAgDhCwAh3AcCAMEMACHxBwEAiQwAIY0IAQDgCwAh2wgBAOALACHcCAIA4QsAIeIIAgDhCwAh4wgCAOELACEEBAAAsg8AIEAAALIPACDcBwAA7g0AIPEHAADuDQAgDwQAAIENACBAAACUDAAgrgcAAIMNADCvBwAArwEAELAHAACDDQAwvwdAAOgLACHABwIAAAAB3AcCAMEMACHxBwEAiQwAIY0IAQDgCwAh2wgBAOALACHcCAIA4QsAIeIIAgDhCwAh4wgCAOELACGPCQAAgg0AIAMAAACvAQAgAQAAsAEAMAIAALEBACABAAAAqgEAIAMAAACvAQAgAQAAsAEAMAIAALEBACAOAwAAgQ0AIFMAANsMACCuBwAAgA0AMK8HAAC1AQAQsAcAAIANADDABwIA4QsAIc0HQADoCwAh2wcCAMEMACHOCAIA4QsAIdMIAQCJDAAh9AgBAOALACH1CAEA4AsAIfYIQADoCwAh9whAAIoMACEEAwAAsg8AINsHAADuDQAg0wgAAO4NACD3CAAA7g0AIA4DAACBDQAgUwAA2wwAIK4HAACADQAwrwcAALUBABCwBwAAgA0AMMAHAgAAAAHNB0AA6AsAIdsHAgDBDAAhzggCAOELACHTCAEAiQwAIfQIAQDgCwAh9QgBAOALACH2CEAA6AsAIfcIQACKDAAhAwAAALUBACABAAC2AQAwAgAAtwEAIAEAAACqAQAgCwMAAJQMACCuBwAA_wwAMK8HAAC6AQAQsAcAAP8MADDNB0AA6AsAIc4HQADoCwAh0wcAAdEMACHVB0AAigwAIdsHAgDhCwAh7wgBAOALACHwCAEA4AsAIQIDAACyDwAg1QcAAO4NACALAwAAlAwAIK4HAAD_DAAwrwcAALoBABCwBwAA_wwAMM0HQADoCwAhzgdAAOgLACHTBwABAAAB1QdAAIoMACHbBwIA4QsAIe8IAQDgCwAh8AgBAOALACEDAAAAugEAIAEAALsBADACAAC8AQAgC0UAAJQMACCuBwAA_gwAMK8HAAC-AQAQsAcAAP4MADDABwIA4QsAIc0HQADoCwAhzgdAAOgLACHTBwAB0QwAIfEIAgDhCwAh8ggCAOELACHzCAIA4QsAIQFFAACyDwAgC0UAAJQMACCuBwAA_gwAMK8HAAC-AQAQsAcAAP4MADDABwIAAAABzQdAAOgLACHOB0AA6AsAIdMHAAEAAAHxCAIA4QsAIfIIAgDhCwAh8wgCAOELACEDAAAAvgEAIAEAAL8BADACAADAAQAgEwMAAJQMACCuBwAA_QwAMK8HAADCAQAQsAcAAP0MADDABwIA4QsAIcIHQACKDAAhygdAAOgLACHOB0AAigwAIdsHAgDhCwAh5wcEAJMMACHrBwEAiQwAIc0IAQDgCwAhzggCAOELACHPCAIA4QsAIdAIAgDhCwAh0QgEAJMMACHSCAIA4QsAIdMIAQCJDAAh1AhAAIoMACEGAwAAsg8AIMIHAADuDQAgzgcAAO4NACDrBwAA7g0AINMIAADuDQAg1AgAAO4NACATAwAAlAwAIK4HAAD9DAAwrwcAAMIBABCwBwAA_QwAMMAHAgAAAAHCB0AAigwAIcoHQADoCwAhzgdAAIoMACHbBwIA4QsAIecHBACTDAAh6wcBAAAAAc0IAQDgCwAhzggCAOELACHPCAIA4QsAIdAIAgDhCwAh0QgEAJMMACHSCAIA4QsAIdMIAQCJDAAh1AhAAIoMACEDAAAAwgEAIAEAAMMBADACAADEAQAgDwMAAJQMACAqAgDhCwAhSAAAlAwAIEsAAOcMACCuBwAA_AwAMK8HAADGAQAQsAcAAPwMADDABwIA4QsAIc0HQADoCwAh2wcCAOELACHNCAEA4AsAIdcIAQCJDAAh2AgCAOELACHZCAEA4AsAIdoIQACKDAAhBQMAALIPACBIAACyDwAgSwAAnBMAINcIAADuDQAg2ggAAO4NACAPAwAAlAwAICoCAOELACFIAACUDAAgSwAA5wwAIK4HAAD8DAAwrwcAAMYBABCwBwAA_AwAMMAHAgAAAAHNB0AA6AsAIdsHAgDhCwAhzQgBAOALACHXCAEAiQwAIdgIAgDhCwAh2QgBAOALACHaCEAAigwAIQMAAADGAQAgAQAAxwEAMAIAAMgBACAKSQAA-gwAIEoAAPsMACCuBwAA-QwAMK8HAADKAQAQsAcAAPkMADDNCAEAiQwAIdUIAgDhCwAh1ggCAOELACHXCAEAiQwAIdgIAgDBDAAhBUkAAJsXACBKAACcFwAgzQgAAO4NACDXCAAA7g0AINgIAADuDQAgCkkAAPoMACBKAAD7DAAgrgcAAPkMADCvBwAAygEAELAHAAD5DAAwzQgBAIkMACHVCAIAAAAB1ggCAOELACHXCAEAiQwAIdgIAgDBDAAhAwAAAMoBACABAADLAQAwAgAAzAEAIAMAAADKAQAgAQAAywEAMAIAAMwBACABAAAAygEAIAEAAADKAQAgAwAAAMYBACABAADHAQAwAgAAyAEAIAEAAAADACABAAAABwAgAQAAAAkAIAEAAAArACABAAAALwAgAQAAADMAIAEAAAA3ACABAAAAPQAgAQAAAEEAIAEAAABJACABAAAAUQAgAQAAAFQAIAEAAABhACABAAAAZQAgAQAAAIABACABAAAAhAEAIAEAAACIAQAgAQAAAHkAIAEAAACcAQAgAQAAAIwBACABAAAAlAEAIAEAAACmAQAgAQAAAKYBACABAAAApgEAIAEAAACvAQAgAQAAAK8BACABAAAAtQEAIAEAAAC6AQAgAQAAAL4BACABAAAAwgEAIAEAAADGAQAgAQAAAMYBACABAAAAAQAgMxAAAP8WACARAACAFwAgEgAAgRcAIBMAAIIXACAUAACDFwAgFQAAhBcAIBYAAIUXACAXAADkEgAgGwAAhhcAIB0AAIcXACAeAADzEQAgIwAAiRcAICUAAIgXACAnAACKFwAgLAAAixcAIC4AAI8XACAwAACMFwAgMgAAjhcAIDMAAJEXACA3AACNFwAgOAAAkBcAIDkAAJIXACA6AACTFwAgPQAAlBcAID4AAJQXACA_AACUFwAgQQAAlRcAIEIAAJUXACBDAACWFwAgRAAAlxcAIEYAAJgXACBHAACZFwAgTAAAmhcAIE0AAJoXACDlBwAA7g0AIJcIAADuDQAg8AgAAO4NACD8CAAA7g0AIP0IAADuDQAggAkAAO4NACCBCQAA7g0AIIIJAADuDQAggwkAAO4NACCECQAA7g0AIIUJAADuDQAghgkAAO4NACCJCQAA7g0AIIsJAADuDQAgjAkAAO4NACCNCQAA7g0AII4JAADuDQAgAwAAAKoBACABAADzAQAwAgAAAQAgAwAAAKoBACABAADzAQAwAgAAAQAgAwAAAKoBACABAADzAQAwAgAAAQAgOhAAAN0WACARAADeFgAgEgAA3xYAIBMAAOAWACAUAADhFgAgFQAA4hYAIBYAAOMWACAXAADkFgAgGwAA5RYAIB0AAOYWACAeAADnFgAgIwAA6RYAICUAAOgWACAnAADqFgAgLAAA6xYAIC4AAO8WACAwAADsFgAgMgAA7hYAIDMAAPEWACA3AADtFgAgOAAA8BYAIDkAAPIWACA6AADzFgAgPQAA9BYAID4AAPUWACA_AAD2FgAgQQAA9xYAIEIAAPgWACBDAAD5FgAgRAAA-hYAIEYAAPsWACBHAAD8FgAgTAAA_RYAIE0AAP4WACDABwIAAAABzQdAAAAAAeUHAQAAAAGXCEAAAAAB8AgBAAAAAfsIAQAAAAH8CEAAAAAB_QgBAAAAAf8IAAAA_wgCgAlAAAAAAYEJQAAAAAGCCQEAAAABgwlAAAAAAYQJQAAAAAGFCQEAAAABhglAAAAAAYcJAgAAAAGICSAAAAABiQlAAAAAAYoJIAAAAAGLCQEAAAABjAkBAAAAAY0JAQAAAAGOCQEAAAABAVMAAPcBACAYwAcCAAAAAc0HQAAAAAHlBwEAAAABlwhAAAAAAfAIAQAAAAH7CAEAAAAB_AhAAAAAAf0IAQAAAAH_CAAAAP8IAoAJQAAAAAGBCUAAAAABggkBAAAAAYMJQAAAAAGECUAAAAABhQkBAAAAAYYJQAAAAAGHCQIAAAABiAkgAAAAAYkJQAAAAAGKCSAAAAABiwkBAAAAAYwJAQAAAAGNCQEAAAABjgkBAAAAAQFTAAD5AQAwAVMAAPkBADA6EAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZcIQACLDgAh8AgBAKAOACH7CAEA9A0AIfwIQACLDgAh_QgBAKAOACH_CAAA3RP_CCKACUAAiw4AIYEJQACLDgAhggkBAKAOACGDCUAAiw4AIYQJQACLDgAhhQkBAKAOACGGCUAAiw4AIYcJAgD1DQAhiAkgAKMPACGJCUAAiw4AIYoJIACjDwAhiwkBAKAOACGMCQEAoA4AIY0JAQCgDgAhjgkBAKAOACECAAAAAQAgUwAA_AEAIBjABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGXCEAAiw4AIfAIAQCgDgAh-wgBAPQNACH8CEAAiw4AIf0IAQCgDgAh_wgAAN0T_wgigAlAAIsOACGBCUAAiw4AIYIJAQCgDgAhgwlAAIsOACGECUAAiw4AIYUJAQCgDgAhhglAAIsOACGHCQIA9Q0AIYgJIACjDwAhiQlAAIsOACGKCSAAow8AIYsJAQCgDgAhjAkBAKAOACGNCQEAoA4AIY4JAQCgDgAhAgAAAKoBACBTAAD-AQAgAgAAAKoBACBTAAD-AQAgAwAAAAEAIFoAAPcBACBbAAD8AQAgAQAAAAEAIAEAAACqAQAgFgoAANgTACBgAADZEwAgYQAA3BMAIGIAANsTACBjAADaEwAg5QcAAO4NACCXCAAA7g0AIPAIAADuDQAg_AgAAO4NACD9CAAA7g0AIIAJAADuDQAggQkAAO4NACCCCQAA7g0AIIMJAADuDQAghAkAAO4NACCFCQAA7g0AIIYJAADuDQAgiQkAAO4NACCLCQAA7g0AIIwJAADuDQAgjQkAAO4NACCOCQAA7g0AIBuuBwAA9QwAMK8HAACFAgAQsAcAAPUMADDABwIA1AsAIc0HQADkCwAh5QcBAPwLACGXCEAA8gsAIfAIAQD8CwAh-wgBANMLACH8CEAA8gsAIf0IAQD8CwAh_wgAAPYM_wgigAlAAPILACGBCUAA8gsAIYIJAQD8CwAhgwlAAPILACGECUAA8gsAIYUJAQD8CwAhhglAAPILACGHCQIA1AsAIYgJIACFDAAhiQlAAPILACGKCSAAhQwAIYsJAQD8CwAhjAkBAPwLACGNCQEA_AsAIY4JAQD8CwAhAwAAAKoBACABAACEAgAwXwAAhQIAIAMAAACqAQAgAQAA8wEAMAIAAAEAIAEAAAAFACABAAAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgDwMAALQOACAFAAC1DgAgDwAAgg8AIMAHAgAAAAHHBwIAAAAByAcAALMOACDNB0AAAAABzgdAAAAAAdMHAAEAAAHbBwIAAAAB3QcBAAAAAbIIQAAAAAH4CAEAAAAB-QhAAAAAAfoIAgAAAAEBUwAAjQIAIAzABwIAAAABxwcCAAAAAcgHAACzDgAgzQdAAAAAAc4HQAAAAAHTBwABAAAB2wcCAAAAAd0HAQAAAAGyCEAAAAAB-AgBAAAAAfkIQAAAAAH6CAIAAAABAVMAAI8CADABUwAAjwIAMAEAAAAHACABAAAADQAgDwMAALAOACAFAACxDgAgDwAAgA8AIMAHAgD1DQAhxwcCAIwOACHIBwAArg4AIM0HQAD6DQAhzgdAAIsOACHTBwABiQ4AIdsHAgD1DQAh3QcBAPQNACGyCEAAiw4AIfgIAQD0DQAh-QhAAIsOACH6CAIAjA4AIQIAAAAFACBTAACUAgAgDMAHAgD1DQAhxwcCAIwOACHIBwAArg4AIM0HQAD6DQAhzgdAAIsOACHTBwABiQ4AIdsHAgD1DQAh3QcBAPQNACGyCEAAiw4AIfgIAQD0DQAh-QhAAIsOACH6CAIAjA4AIQIAAAADACBTAACWAgAgAgAAAAMAIFMAAJYCACABAAAABwAgAQAAAA0AIAMAAAAFACBaAACNAgAgWwAAlAIAIAEAAAAFACABAAAAAwAgCgoAANMTACBgAADUEwAgYQAA1xMAIGIAANYTACBjAADVEwAgxwcAAO4NACDOBwAA7g0AILIIAADuDQAg-QgAAO4NACD6CAAA7g0AIA-uBwAA9AwAMK8HAACfAgAQsAcAAPQMADDABwIA1AsAIccHAgDzCwAhyAcAAPELACDNB0AA5AsAIc4HQADyCwAh0wcAAfALACHbBwIA1AsAId0HAQDTCwAhsghAAPILACH4CAEA0wsAIfkIQADyCwAh-ggCAPMLACEDAAAAAwAgAQAAngIAMF8AAJ8CACADAAAAAwAgAQAABAAwAgAABQAgAQAAALcBACABAAAAtwEAIAMAAAC1AQAgAQAAtgEAMAIAALcBACADAAAAtQEAIAEAALYBADACAAC3AQAgAwAAALUBACABAAC2AQAwAgAAtwEAIAsDAADSEwAgU4AAAAABwAcCAAAAAc0HQAAAAAHbBwIAAAABzggCAAAAAdMIAQAAAAH0CAEAAAAB9QgBAAAAAfYIQAAAAAH3CEAAAAABAVMAAKcCACAKU4AAAAABwAcCAAAAAc0HQAAAAAHbBwIAAAABzggCAAAAAdMIAQAAAAH0CAEAAAAB9QgBAAAAAfYIQAAAAAH3CEAAAAABAVMAAKkCADABUwAAqQIAMAEAAACqAQAgCwMAANETACBTgAAAAAHABwIA9Q0AIc0HQAD6DQAh2wcCAIwOACHOCAIA9Q0AIdMIAQCgDgAh9AgBAPQNACH1CAEA9A0AIfYIQAD6DQAh9whAAIsOACECAAAAtwEAIFMAAK0CACAKU4AAAAABwAcCAPUNACHNB0AA-g0AIdsHAgCMDgAhzggCAPUNACHTCAEAoA4AIfQIAQD0DQAh9QgBAPQNACH2CEAA-g0AIfcIQACLDgAhAgAAALUBACBTAACvAgAgAgAAALUBACBTAACvAgAgAQAAAKoBACADAAAAtwEAIFoAAKcCACBbAACtAgAgAQAAALcBACABAAAAtQEAIAgKAADMEwAgYAAAzRMAIGEAANATACBiAADPEwAgYwAAzhMAINsHAADuDQAg0wgAAO4NACD3CAAA7g0AIA1TAADYDAAgrgcAAPMMADCvBwAAtwIAELAHAADzDAAwwAcCANQLACHNB0AA5AsAIdsHAgDzCwAhzggCANQLACHTCAEA_AsAIfQIAQDTCwAh9QgBANMLACH2CEAA5AsAIfcIQADyCwAhAwAAALUBACABAAC2AgAwXwAAtwIAIAMAAAC1AQAgAQAAtgEAMAIAALcBACABAAAAwAEAIAEAAADAAQAgAwAAAL4BACABAAC_AQAwAgAAwAEAIAMAAAC-AQAgAQAAvwEAMAIAAMABACADAAAAvgEAIAEAAL8BADACAADAAQAgCEUAAMsTACDABwIAAAABzQdAAAAAAc4HQAAAAAHTBwABAAAB8QgCAAAAAfIIAgAAAAHzCAIAAAABAVMAAL8CACAHwAcCAAAAAc0HQAAAAAHOB0AAAAAB0wcAAQAAAfEIAgAAAAHyCAIAAAAB8wgCAAAAAQFTAADBAgAwAVMAAMECADAIRQAAyhMAIMAHAgD1DQAhzQdAAPoNACHOB0AA-g0AIdMHAAGJDgAh8QgCAPUNACHyCAIA9Q0AIfMIAgD1DQAhAgAAAMABACBTAADEAgAgB8AHAgD1DQAhzQdAAPoNACHOB0AA-g0AIdMHAAGJDgAh8QgCAPUNACHyCAIA9Q0AIfMIAgD1DQAhAgAAAL4BACBTAADGAgAgAgAAAL4BACBTAADGAgAgAwAAAMABACBaAAC_AgAgWwAAxAIAIAEAAADAAQAgAQAAAL4BACAFCgAAxRMAIGAAAMYTACBhAADJEwAgYgAAyBMAIGMAAMcTACAKrgcAAPIMADCvBwAAzQIAELAHAADyDAAwwAcCANQLACHNB0AA5AsAIc4HQADkCwAh0wcAAfALACHxCAIA1AsAIfIIAgDUCwAh8wgCANQLACEDAAAAvgEAIAEAAMwCADBfAADNAgAgAwAAAL4BACABAAC_AQAwAgAAwAEAIAEAAAC8AQAgAQAAALwBACADAAAAugEAIAEAALsBADACAAC8AQAgAwAAALoBACABAAC7AQAwAgAAvAEAIAMAAAC6AQAgAQAAuwEAMAIAALwBACAIAwAAxBMAIM0HQAAAAAHOB0AAAAAB0wcAAQAAAdUHQAAAAAHbBwIAAAAB7wgBAAAAAfAIAQAAAAEBUwAA1QIAIAfNB0AAAAABzgdAAAAAAdMHAAEAAAHVB0AAAAAB2wcCAAAAAe8IAQAAAAHwCAEAAAABAVMAANcCADABUwAA1wIAMAgDAADDEwAgzQdAAPoNACHOB0AA-g0AIdMHAAGJDgAh1QdAAIsOACHbBwIA9Q0AIe8IAQD0DQAh8AgBAPQNACECAAAAvAEAIFMAANoCACAHzQdAAPoNACHOB0AA-g0AIdMHAAGJDgAh1QdAAIsOACHbBwIA9Q0AIe8IAQD0DQAh8AgBAPQNACECAAAAugEAIFMAANwCACACAAAAugEAIFMAANwCACADAAAAvAEAIFoAANUCACBbAADaAgAgAQAAALwBACABAAAAugEAIAYKAAC-EwAgYAAAvxMAIGEAAMITACBiAADBEwAgYwAAwBMAINUHAADuDQAgCq4HAADxDAAwrwcAAOMCABCwBwAA8QwAMM0HQADkCwAhzgdAAOQLACHTBwAB8AsAIdUHQADyCwAh2wcCANQLACHvCAEA0wsAIfAIAQDTCwAhAwAAALoBACABAADiAgAwXwAA4wIAIAMAAAC6AQAgAQAAuwEAMAIAALwBACABAAAAYwAgAQAAAGMAIAMAAABhACABAABiADACAABjACADAAAAYQAgAQAAYgAwAgAAYwAgAwAAAGEAIAEAAGIAMAIAAGMAIAgDAAC9EwAgsQcBAAAAAc0HQAAAAAHbBwIAAAAB9gcCAAAAAY0IAQAAAAHtCAEAAAAB7ggAAQAAAQFTAADrAgAgB7EHAQAAAAHNB0AAAAAB2wcCAAAAAfYHAgAAAAGNCAEAAAAB7QgBAAAAAe4IAAEAAAEBUwAA7QIAMAFTAADtAgAwCAMAALwTACCxBwEA9A0AIc0HQAD6DQAh2wcCAPUNACH2BwIA9Q0AIY0IAQD0DQAh7QgBAPQNACHuCAABiQ4AIQIAAABjACBTAADwAgAgB7EHAQD0DQAhzQdAAPoNACHbBwIA9Q0AIfYHAgD1DQAhjQgBAPQNACHtCAEA9A0AIe4IAAGJDgAhAgAAAGEAIFMAAPICACACAAAAYQAgUwAA8gIAIAMAAABjACBaAADrAgAgWwAA8AIAIAEAAABjACABAAAAYQAgBQoAALcTACBgAAC4EwAgYQAAuxMAIGIAALoTACBjAAC5EwAgCq4HAADwDAAwrwcAAPkCABCwBwAA8AwAMLEHAQDTCwAhzQdAAOQLACHbBwIA1AsAIfYHAgDUCwAhjQgBANMLACHtCAEA0wsAIe4IAAHwCwAhAwAAAGEAIAEAAPgCADBfAAD5AgAgAwAAAGEAIAEAAGIAMAIAAGMAIAyuBwAA7wwAMK8HAAD_AgAQsAcAAO8MADC_B0AA6AsAIcAHAgAAAAHXCAEAiQwAIdgIAgDBDAAh2QgBAOALACHbCAEA4AsAIdwIAgDBDAAh6wgBAIkMACHsCAAA2wwAIAEAAAD8AgAgAQAAAPwCACAMrgcAAO8MADCvBwAA_wIAELAHAADvDAAwvwdAAOgLACHABwIA4QsAIdcIAQCJDAAh2AgCAMEMACHZCAEA4AsAIdsIAQDgCwAh3AgCAMEMACHrCAEAiQwAIewIAADbDAAgBNcIAADuDQAg2AgAAO4NACDcCAAA7g0AIOsIAADuDQAgAwAAAP8CACABAACAAwAwAgAA_AIAIAMAAAD_AgAgAQAAgAMAMAIAAPwCACADAAAA_wIAIAEAAIADADACAAD8AgAgCb8HQAAAAAHABwIAAAAB1wgBAAAAAdgIAgAAAAHZCAEAAAAB2wgBAAAAAdwIAgAAAAHrCAEAAAAB7AiAAAAAAQFTAACEAwAgCb8HQAAAAAHABwIAAAAB1wgBAAAAAdgIAgAAAAHZCAEAAAAB2wgBAAAAAdwIAgAAAAHrCAEAAAAB7AiAAAAAAQFTAACGAwAwAVMAAIYDADAJvwdAAPoNACHABwIA9Q0AIdcIAQCgDgAh2AgCAIwOACHZCAEA9A0AIdsIAQD0DQAh3AgCAIwOACHrCAEAoA4AIewIgAAAAAECAAAA_AIAIFMAAIkDACAJvwdAAPoNACHABwIA9Q0AIdcIAQCgDgAh2AgCAIwOACHZCAEA9A0AIdsIAQD0DQAh3AgCAIwOACHrCAEAoA4AIewIgAAAAAECAAAA_wIAIFMAAIsDACACAAAA_wIAIFMAAIsDACADAAAA_AIAIFoAAIQDACBbAACJAwAgAQAAAPwCACABAAAA_wIAIAkKAACyEwAgYAAAsxMAIGEAALYTACBiAAC1EwAgYwAAtBMAINcIAADuDQAg2AgAAO4NACDcCAAA7g0AIOsIAADuDQAgDK4HAADuDAAwrwcAAJIDABCwBwAA7gwAML8HQADkCwAhwAcCANQLACHXCAEA_AsAIdgIAgDzCwAh2QgBANMLACHbCAEA0wsAIdwIAgDzCwAh6wgBAPwLACHsCAAA2AwAIAMAAAD_AgAgAQAAkQMAMF8AAJIDACADAAAA_wIAIAEAAIADADACAAD8AgAgAQAAAKgBACABAAAAqAEAIAMAAACmAQAgAQAApwEAMAIAAKgBACADAAAApgEAIAEAAKcBADACAACoAQAgAwAAAKYBACABAACnAQAwAgAAqAEAIBAZAACwEwAgOwAArxMAIDwAALETACDABwIAAAABzQdAAAAAAe4HAgAAAAH2BwAAAOcIAtcIAQAAAAHbCAEAAAAB3AgCAAAAAeQIAgAAAAHlCAEAAAAB5wgCAAAAAegIAQAAAAHpCEAAAAAB6ghAAAAAAQFTAACaAwAgDcAHAgAAAAHNB0AAAAAB7gcCAAAAAfYHAAAA5wgC1wgBAAAAAdsIAQAAAAHcCAIAAAAB5AgCAAAAAeUIAQAAAAHnCAIAAAAB6AgBAAAAAekIQAAAAAHqCEAAAAABAVMAAJwDADABUwAAnAMAMAEAAACqAQAgAQAAAKoBACAQGQAArRMAIDsAAKwTACA8AACuEwAgwAcCAPUNACHNB0AA-g0AIe4HAgCMDgAh9gcAAKsT5wgi1wgBAPQNACHbCAEA9A0AIdwIAgD1DQAh5AgCAPUNACHlCAEAoA4AIecIAgCMDgAh6AgBAKAOACHpCEAAiw4AIeoIQACLDgAhAgAAAKgBACBTAAChAwAgDcAHAgD1DQAhzQdAAPoNACHuBwIAjA4AIfYHAACrE-cIItcIAQD0DQAh2wgBAPQNACHcCAIA9Q0AIeQIAgD1DQAh5QgBAKAOACHnCAIAjA4AIegIAQCgDgAh6QhAAIsOACHqCEAAiw4AIQIAAACmAQAgUwAAowMAIAIAAACmAQAgUwAAowMAIAEAAACqAQAgAQAAAKoBACADAAAAqAEAIFoAAJoDACBbAAChAwAgAQAAAKgBACABAAAApgEAIAsKAACmEwAgYAAApxMAIGEAAKoTACBiAACpEwAgYwAAqBMAIO4HAADuDQAg5QgAAO4NACDnCAAA7g0AIOgIAADuDQAg6QgAAO4NACDqCAAA7g0AIBCuBwAA6gwAMK8HAACsAwAQsAcAAOoMADDABwIA1AsAIc0HQADkCwAh7gcCAPMLACH2BwAA6wznCCLXCAEA0wsAIdsIAQDTCwAh3AgCANQLACHkCAIA1AsAIeUIAQD8CwAh5wgCAPMLACHoCAEA_AsAIekIQADyCwAh6ghAAPILACEDAAAApgEAIAEAAKsDADBfAACsAwAgAwAAAKYBACABAACnAQAwAgAAqAEAIAEAAACxAQAgAQAAALEBACADAAAArwEAIAEAALABADACAACxAQAgAwAAAK8BACABAACwAQAwAgAAsQEAIAMAAACvAQAgAQAAsAEAMAIAALEBACALBAAApBMAIEAAAKUTACC_B0AAAAABwAcCAAAAAdwHAgAAAAHxBwEAAAABjQgBAAAAAdsIAQAAAAHcCAIAAAAB4ggCAAAAAeMIAgAAAAEBUwAAtAMAIAm_B0AAAAABwAcCAAAAAdwHAgAAAAHxBwEAAAABjQgBAAAAAdsIAQAAAAHcCAIAAAAB4ggCAAAAAeMIAgAAAAEBUwAAtgMAMAFTAAC2AwAwAQAAAKoBACALBAAAohMAIEAAAKMTACC_B0AA-g0AIcAHAgD1DQAh3AcCAIwOACHxBwEAoA4AIY0IAQD0DQAh2wgBAPQNACHcCAIA9Q0AIeIIAgD1DQAh4wgCAPUNACECAAAAsQEAIFMAALoDACAJvwdAAPoNACHABwIA9Q0AIdwHAgCMDgAh8QcBAKAOACGNCAEA9A0AIdsIAQD0DQAh3AgCAPUNACHiCAIA9Q0AIeMIAgD1DQAhAgAAAK8BACBTAAC8AwAgAgAAAK8BACBTAAC8AwAgAQAAAKoBACADAAAAsQEAIFoAALQDACBbAAC6AwAgAQAAALEBACABAAAArwEAIAcKAACdEwAgYAAAnhMAIGEAAKETACBiAACgEwAgYwAAnxMAINwHAADuDQAg8QcAAO4NACAMrgcAAOkMADCvBwAAxAMAELAHAADpDAAwvwdAAOQLACHABwIA1AsAIdwHAgDzCwAh8QcBAPwLACGNCAEA0wsAIdsIAQDTCwAh3AgCANQLACHiCAIA1AsAIeMIAgDUCwAhAwAAAK8BACABAADDAwAwXwAAxAMAIAMAAACvAQAgAQAAsAEAMAIAALEBACASKgAA5wwAIK4HAADmDAAwrwcAAMoDABCwBwAA5gwAML8HQADoCwAhwAcCAAAAAe4HAgDBDAAh8QcBAIkMACHNCAEA4AsAIdcIAQCJDAAh2AgCAMEMACHbCAEA4AsAIdwIAgDhCwAh3QgCAMEMACHeCAEA4AsAId8IAQCJDAAh4AggAIsMACHhCAAA6AwAIAEAAADHAwAgAQAAAMcDACARKgAA5wwAIK4HAADmDAAwrwcAAMoDABCwBwAA5gwAML8HQADoCwAhwAcCAOELACHuBwIAwQwAIfEHAQCJDAAhzQgBAOALACHXCAEAiQwAIdgIAgDBDAAh2wgBAOALACHcCAIA4QsAId0IAgDBDAAh3ggBAOALACHfCAEAiQwAIeAIIACLDAAhByoAAJwTACDuBwAA7g0AIPEHAADuDQAg1wgAAO4NACDYCAAA7g0AIN0IAADuDQAg3wgAAO4NACADAAAAygMAIAEAAMsDADACAADHAwAgAwAAAMoDACABAADLAwAwAgAAxwMAIAMAAADKAwAgAQAAywMAMAIAAMcDACAOKgAAmxMAIL8HQAAAAAHABwIAAAAB7gcCAAAAAfEHAQAAAAHNCAEAAAAB1wgBAAAAAdgIAgAAAAHbCAEAAAAB3AgCAAAAAd0IAgAAAAHeCAEAAAAB3wgBAAAAAeAIIAAAAAEBUwAAzwMAIA2_B0AAAAABwAcCAAAAAe4HAgAAAAHxBwEAAAABzQgBAAAAAdcIAQAAAAHYCAIAAAAB2wgBAAAAAdwIAgAAAAHdCAIAAAAB3ggBAAAAAd8IAQAAAAHgCCAAAAABAVMAANEDADABUwAA0QMAMA4qAACREwAgvwdAAPoNACHABwIA9Q0AIe4HAgCMDgAh8QcBAKAOACHNCAEA9A0AIdcIAQCgDgAh2AgCAIwOACHbCAEA9A0AIdwIAgD1DQAh3QgCAIwOACHeCAEA9A0AId8IAQCgDgAh4AggAKMPACECAAAAxwMAIFMAANQDACANvwdAAPoNACHABwIA9Q0AIe4HAgCMDgAh8QcBAKAOACHNCAEA9A0AIdcIAQCgDgAh2AgCAIwOACHbCAEA9A0AIdwIAgD1DQAh3QgCAIwOACHeCAEA9A0AId8IAQCgDgAh4AggAKMPACECAAAAygMAIFMAANYDACACAAAAygMAIFMAANYDACADAAAAxwMAIFoAAM8DACBbAADUAwAgAQAAAMcDACABAAAAygMAIAsKAACMEwAgYAAAjRMAIGEAAJATACBiAACPEwAgYwAAjhMAIO4HAADuDQAg8QcAAO4NACDXCAAA7g0AINgIAADuDQAg3QgAAO4NACDfCAAA7g0AIBCuBwAA5QwAMK8HAADdAwAQsAcAAOUMADC_B0AA5AsAIcAHAgDUCwAh7gcCAPMLACHxBwEA_AsAIc0IAQDTCwAh1wgBAPwLACHYCAIA8wsAIdsIAQDTCwAh3AgCANQLACHdCAIA8wsAId4IAQDTCwAh3wgBAPwLACHgCCAAhQwAIQMAAADKAwAgAQAA3AMAMF8AAN0DACADAAAAygMAIAEAAMsDADACAADHAwAgAQAAAMgBACABAAAAyAEAIAMAAADGAQAgAQAAxwEAMAIAAMgBACADAAAAxgEAIAEAAMcBADACAADIAQAgAwAAAMYBACABAADHAQAwAgAAyAEAIAwDAACJEwAgKgIAAAABSAAAihMAIEsAAIsTACDABwIAAAABzQdAAAAAAdsHAgAAAAHNCAEAAAAB1wgBAAAAAdgIAgAAAAHZCAEAAAAB2ghAAAAAAQFTAADlAwAgCSoCAAAAAcAHAgAAAAHNB0AAAAAB2wcCAAAAAc0IAQAAAAHXCAEAAAAB2AgCAAAAAdkIAQAAAAHaCEAAAAABAVMAAOcDADABUwAA5wMAMAwDAAD6EgAgKgIA9Q0AIUgAAPsSACBLAAD8EgAgwAcCAPUNACHNB0AA-g0AIdsHAgD1DQAhzQgBAPQNACHXCAEAoA4AIdgIAgD1DQAh2QgBAPQNACHaCEAAiw4AIQIAAADIAQAgUwAA6gMAIAkqAgD1DQAhwAcCAPUNACHNB0AA-g0AIdsHAgD1DQAhzQgBAPQNACHXCAEAoA4AIdgIAgD1DQAh2QgBAPQNACHaCEAAiw4AIQIAAADGAQAgUwAA7AMAIAIAAADGAQAgUwAA7AMAIAMAAADIAQAgWgAA5QMAIFsAAOoDACABAAAAyAEAIAEAAADGAQAgBwoAAPUSACBgAAD2EgAgYQAA-RIAIGIAAPgSACBjAAD3EgAg1wgAAO4NACDaCAAA7g0AIAwqAgDUCwAhrgcAAOQMADCvBwAA8wMAELAHAADkDAAwwAcCANQLACHNB0AA5AsAIdsHAgDUCwAhzQgBANMLACHXCAEA_AsAIdgIAgDUCwAh2QgBANMLACHaCEAA8gsAIQMAAADGAQAgAQAA8gMAMF8AAPMDACADAAAAxgEAIAEAAMcBADACAADIAQAgAQAAAMwBACABAAAAzAEAIAMAAADKAQAgAQAAywEAMAIAAMwBACADAAAAygEAIAEAAMsBADACAADMAQAgAwAAAMoBACABAADLAQAwAgAAzAEAIAdJAADzEgAgSgAA9BIAIM0IAQAAAAHVCAIAAAAB1ggCAAAAAdcIAQAAAAHYCAIAAAABAVMAAPsDACAFzQgBAAAAAdUIAgAAAAHWCAIAAAAB1wgBAAAAAdgIAgAAAAEBUwAA_QMAMAFTAAD9AwAwB0kAAPESACBKAADyEgAgzQgBAKAOACHVCAIA9Q0AIdYIAgD1DQAh1wgBAKAOACHYCAIAjA4AIQIAAADMAQAgUwAAgAQAIAXNCAEAoA4AIdUIAgD1DQAh1ggCAPUNACHXCAEAoA4AIdgIAgCMDgAhAgAAAMoBACBTAACCBAAgAgAAAMoBACBTAACCBAAgAwAAAMwBACBaAAD7AwAgWwAAgAQAIAEAAADMAQAgAQAAAMoBACAICgAA7BIAIGAAAO0SACBhAADwEgAgYgAA7xIAIGMAAO4SACDNCAAA7g0AINcIAADuDQAg2AgAAO4NACAIrgcAAOMMADCvBwAAiQQAELAHAADjDAAwzQgBAPwLACHVCAIA1AsAIdYIAgDUCwAh1wgBAPwLACHYCAIA8wsAIQMAAADKAQAgAQAAiAQAMF8AAIkEACADAAAAygEAIAEAAMsBADACAADMAQAgAQAAAMQBACABAAAAxAEAIAMAAADCAQAgAQAAwwEAMAIAAMQBACADAAAAwgEAIAEAAMMBADACAADEAQAgAwAAAMIBACABAADDAQAwAgAAxAEAIBADAADrEgAgwAcCAAAAAcIHQAAAAAHKB0AAAAABzgdAAAAAAdsHAgAAAAHnBwQAAAAB6wcBAAAAAc0IAQAAAAHOCAIAAAABzwgCAAAAAdAIAgAAAAHRCAQAAAAB0ggCAAAAAdMIAQAAAAHUCEAAAAABAVMAAJEEACAPwAcCAAAAAcIHQAAAAAHKB0AAAAABzgdAAAAAAdsHAgAAAAHnBwQAAAAB6wcBAAAAAc0IAQAAAAHOCAIAAAABzwgCAAAAAdAIAgAAAAHRCAQAAAAB0ggCAAAAAdMIAQAAAAHUCEAAAAABAVMAAJMEADABUwAAkwQAMBADAADqEgAgwAcCAPUNACHCB0AAiw4AIcoHQAD6DQAhzgdAAIsOACHbBwIA9Q0AIecHBACvDwAh6wcBAKAOACHNCAEA9A0AIc4IAgD1DQAhzwgCAPUNACHQCAIA9Q0AIdEIBACvDwAh0ggCAPUNACHTCAEAoA4AIdQIQACLDgAhAgAAAMQBACBTAACWBAAgD8AHAgD1DQAhwgdAAIsOACHKB0AA-g0AIc4HQACLDgAh2wcCAPUNACHnBwQArw8AIesHAQCgDgAhzQgBAPQNACHOCAIA9Q0AIc8IAgD1DQAh0AgCAPUNACHRCAQArw8AIdIIAgD1DQAh0wgBAKAOACHUCEAAiw4AIQIAAADCAQAgUwAAmAQAIAIAAADCAQAgUwAAmAQAIAMAAADEAQAgWgAAkQQAIFsAAJYEACABAAAAxAEAIAEAAADCAQAgCgoAAOUSACBgAADmEgAgYQAA6RIAIGIAAOgSACBjAADnEgAgwgcAAO4NACDOBwAA7g0AIOsHAADuDQAg0wgAAO4NACDUCAAA7g0AIBKuBwAA4gwAMK8HAACfBAAQsAcAAOIMADDABwIA1AsAIcIHQADyCwAhygdAAOQLACHOB0AA8gsAIdsHAgDUCwAh5wcEAI8MACHrBwEA_AsAIc0IAQDTCwAhzggCANQLACHPCAIA1AsAIdAIAgDUCwAh0QgEAI8MACHSCAIA1AsAIdMIAQD8CwAh1AhAAPILACEDAAAAwgEAIAEAAJ4EADBfAACfBAAgAwAAAMIBACABAADDAQAwAgAAxAEAIAoXAADhDAAgrgcAAOAMADCvBwAApQQAELAHAADgDAAwwAcCAAAAAc0HQADoCwAh8QcBAOALACHyBwEA4AsAIZcIQACKDAAhzAgCAOELACEBAAAAogQAIAEAAACiBAAgChcAAOEMACCuBwAA4AwAMK8HAAClBAAQsAcAAOAMADDABwIA4QsAIc0HQADoCwAh8QcBAOALACHyBwEA4AsAIZcIQACKDAAhzAgCAOELACECFwAA5BIAIJcIAADuDQAgAwAAAKUEACABAACmBAAwAgAAogQAIAMAAAClBAAgAQAApgQAMAIAAKIEACADAAAApQQAIAEAAKYEADACAACiBAAgBxcAAOMSACDABwIAAAABzQdAAAAAAfEHAQAAAAHyBwEAAAABlwhAAAAAAcwIAgAAAAEBUwAAqgQAIAbABwIAAAABzQdAAAAAAfEHAQAAAAHyBwEAAAABlwhAAAAAAcwIAgAAAAEBUwAArAQAMAFTAACsBAAwBxcAANYSACDABwIA9Q0AIc0HQAD6DQAh8QcBAPQNACHyBwEA9A0AIZcIQACLDgAhzAgCAPUNACECAAAAogQAIFMAAK8EACAGwAcCAPUNACHNB0AA-g0AIfEHAQD0DQAh8gcBAPQNACGXCEAAiw4AIcwIAgD1DQAhAgAAAKUEACBTAACxBAAgAgAAAKUEACBTAACxBAAgAwAAAKIEACBaAACqBAAgWwAArwQAIAEAAACiBAAgAQAAAKUEACAGCgAA0RIAIGAAANISACBhAADVEgAgYgAA1BIAIGMAANMSACCXCAAA7g0AIAmuBwAA3wwAMK8HAAC4BAAQsAcAAN8MADDABwIA1AsAIc0HQADkCwAh8QcBANMLACHyBwEA0wsAIZcIQADyCwAhzAgCANQLACEDAAAApQQAIAEAALcEADBfAAC4BAAgAwAAAKUEACABAACmBAAwAgAAogQAIAEAAAA5ACABAAAAOQAgAwAAADcAIAEAADgAMAIAADkAIAMAAAA3ACABAAA4ADACAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgDxgAAM0SACAZAADOEgAgGwAAzxIAIBwAANASACDABwIAAAABzQdAAAAAAe4HAgAAAAHvBwEAAAAB8QcBAAAAAcYIAgAAAAHHCCAAAAAByAggAAAAAckIAgAAAAHKCEAAAAABywgCAAAAAQFTAADABAAgC8AHAgAAAAHNB0AAAAAB7gcCAAAAAe8HAQAAAAHxBwEAAAABxggCAAAAAccIIAAAAAHICCAAAAAByQgCAAAAAcoIQAAAAAHLCAIAAAABAVMAAMIEADABUwAAwgQAMA8YAACxEgAgGQAAshIAIBsAALMSACAcAAC0EgAgwAcCAPUNACHNB0AA-g0AIe4HAgD1DQAh7wcBAPQNACHxBwEA9A0AIcYIAgD1DQAhxwggAKMPACHICCAAow8AIckIAgD1DQAhyghAAPoNACHLCAIA9Q0AIQIAAAA5ACBTAADFBAAgC8AHAgD1DQAhzQdAAPoNACHuBwIA9Q0AIe8HAQD0DQAh8QcBAPQNACHGCAIA9Q0AIccIIACjDwAhyAggAKMPACHJCAIA9Q0AIcoIQAD6DQAhywgCAPUNACECAAAANwAgUwAAxwQAIAIAAAA3ACBTAADHBAAgAwAAADkAIFoAAMAEACBbAADFBAAgAQAAADkAIAEAAAA3ACAFCgAArBIAIGAAAK0SACBhAACwEgAgYgAArxIAIGMAAK4SACAOrgcAAN4MADCvBwAAzgQAELAHAADeDAAwwAcCANQLACHNB0AA5AsAIe4HAgDUCwAh7wcBANMLACHxBwEA0wsAIcYIAgDUCwAhxwggAIUMACHICCAAhQwAIckIAgDUCwAhyghAAOQLACHLCAIA1AsAIQMAAAA3ACABAADNBAAwXwAAzgQAIAMAAAA3ACABAAA4ADACAAA5ACABAAAAPwAgAQAAAD8AIAMAAAA9ACABAAA-ADACAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIAcZAACrEgAgGgAAqhIAIMAHAgAAAAHNB0AAAAAB7gcCAAAAAe8HAQAAAAHDCAIAAAABAVMAANYEACAFwAcCAAAAAc0HQAAAAAHuBwIAAAAB7wcBAAAAAcMIAgAAAAEBUwAA2AQAMAFTAADYBAAwBxkAAKkSACAaAACoEgAgwAcCAPUNACHNB0AA-g0AIe4HAgD1DQAh7wcBAPQNACHDCAIA9Q0AIQIAAAA_ACBTAADbBAAgBcAHAgD1DQAhzQdAAPoNACHuBwIA9Q0AIe8HAQD0DQAhwwgCAPUNACECAAAAPQAgUwAA3QQAIAIAAAA9ACBTAADdBAAgAwAAAD8AIFoAANYEACBbAADbBAAgAQAAAD8AIAEAAAA9ACAFCgAAoxIAIGAAAKQSACBhAACnEgAgYgAAphIAIGMAAKUSACAIrgcAAN0MADCvBwAA5AQAELAHAADdDAAwwAcCANQLACHNB0AA5AsAIe4HAgDUCwAh7wcBANMLACHDCAIA1AsAIQMAAAA9ACABAADjBAAwXwAA5AQAIAMAAAA9ACABAAA-ADACAAA_ACABAAAAQwAgAQAAAEMAIAMAAABBACABAABCADACAABDACADAAAAQQAgAQAAQgAwAgAAQwAgAwAAAEEAIAEAAEIAMAIAAEMAIAYDAAChEgAgGgAAohIAINsHAgAAAAHDCAIAAAABxAgCAAAAAcUIQAAAAAEBUwAA7AQAIATbBwIAAAABwwgCAAAAAcQIAgAAAAHFCEAAAAABAVMAAO4EADABUwAA7gQAMAYDAACfEgAgGgAAoBIAINsHAgD1DQAhwwgCAPUNACHECAIA9Q0AIcUIQAD6DQAhAgAAAEMAIFMAAPEEACAE2wcCAPUNACHDCAIA9Q0AIcQIAgD1DQAhxQhAAPoNACECAAAAQQAgUwAA8wQAIAIAAABBACBTAADzBAAgAwAAAEMAIFoAAOwEACBbAADxBAAgAQAAAEMAIAEAAABBACAFCgAAmhIAIGAAAJsSACBhAACeEgAgYgAAnRIAIGMAAJwSACAHrgcAANwMADCvBwAA-gQAELAHAADcDAAw2wcCANQLACHDCAIA1AsAIcQIAgDUCwAhxQhAAOQLACEDAAAAQQAgAQAA-QQAMF8AAPoEACADAAAAQQAgAQAAQgAwAgAAQwAgB64HAADaDAAwrwcAAIAFABCwBwAA2gwAMLMHQADoCwAh2wcCAMEMACG7CAEAAAABvAgAANsMACABAAAA_QQAIAEAAAD9BAAgB64HAADaDAAwrwcAAIAFABCwBwAA2gwAMLMHQADoCwAh2wcCAMEMACG7CAEA4AsAIbwIAADbDAAgAdsHAADuDQAgAwAAAIAFACABAACBBQAwAgAA_QQAIAMAAACABQAgAQAAgQUAMAIAAP0EACADAAAAgAUAIAEAAIEFADACAAD9BAAgBLMHQAAAAAHbBwIAAAABuwgBAAAAAbwIgAAAAAEBUwAAhQUAIASzB0AAAAAB2wcCAAAAAbsIAQAAAAG8CIAAAAABAVMAAIcFADABUwAAhwUAMASzB0AA-g0AIdsHAgCMDgAhuwgBAPQNACG8CIAAAAABAgAAAP0EACBTAACKBQAgBLMHQAD6DQAh2wcCAIwOACG7CAEA9A0AIbwIgAAAAAECAAAAgAUAIFMAAIwFACACAAAAgAUAIFMAAIwFACADAAAA_QQAIFoAAIUFACBbAACKBQAgAQAAAP0EACABAAAAgAUAIAYKAACVEgAgYAAAlhIAIGEAAJkSACBiAACYEgAgYwAAlxIAINsHAADuDQAgB64HAADXDAAwrwcAAJMFABCwBwAA1wwAMLMHQADkCwAh2wcCAPMLACG7CAEA0wsAIbwIAADYDAAgAwAAAIAFACABAACSBQAwXwAAkwUAIAMAAACABQAgAQAAgQUAMAIAAP0EACAKAwAAlAwAIK4HAADWDAAwrwcAACkAELAHAADWDAAwzQdAAOgLACHbBwIAAAABtwgBAOALACG4CAQAkwwAIbkIAgDhCwAhughAAIoMACEBAAAAlgUAIAEAAACWBQAgAgMAALIPACC6CAAA7g0AIAMAAAApACABAACZBQAwAgAAlgUAIAMAAAApACABAACZBQAwAgAAlgUAIAMAAAApACABAACZBQAwAgAAlgUAIAcDAACUEgAgzQdAAAAAAdsHAgAAAAG3CAEAAAABuAgEAAAAAbkIAgAAAAG6CEAAAAABAVMAAJ0FACAGzQdAAAAAAdsHAgAAAAG3CAEAAAABuAgEAAAAAbkIAgAAAAG6CEAAAAABAVMAAJ8FADABUwAAnwUAMAcDAACTEgAgzQdAAPoNACHbBwIA9Q0AIbcIAQD0DQAhuAgEAK8PACG5CAIA9Q0AIboIQACLDgAhAgAAAJYFACBTAACiBQAgBs0HQAD6DQAh2wcCAPUNACG3CAEA9A0AIbgIBACvDwAhuQgCAPUNACG6CEAAiw4AIQIAAAApACBTAACkBQAgAgAAACkAIFMAAKQFACADAAAAlgUAIFoAAJ0FACBbAACiBQAgAQAAAJYFACABAAAAKQAgBgoAAI4SACBgAACPEgAgYQAAkhIAIGIAAJESACBjAACQEgAguggAAO4NACAJrgcAANUMADCvBwAAqwUAELAHAADVDAAwzQdAAOQLACHbBwIA1AsAIbcIAQDTCwAhuAgEAI8MACG5CAIA1AsAIboIQADyCwAhAwAAACkAIAEAAKoFADBfAACrBQAgAwAAACkAIAEAAJkFADACAACWBQAgAQAAAC0AIAEAAAAtACADAAAAKwAgAQAALAAwAgAALQAgAwAAACsAIAEAACwAMAIAAC0AIAMAAAArACABAAAsADACAAAtACAEAwAAjRIAINMHAAEAAAHVB0AAAAAB2wcCAAAAAQFTAACzBQAgA9MHAAEAAAHVB0AAAAAB2wcCAAAAAQFTAAC1BQAwAVMAALUFADAEAwAAjBIAINMHAAGJDgAh1QdAAIsOACHbBwIA9Q0AIQIAAAAtACBTAAC4BQAgA9MHAAGJDgAh1QdAAIsOACHbBwIA9Q0AIQIAAAArACBTAAC6BQAgAgAAACsAIFMAALoFACADAAAALQAgWgAAswUAIFsAALgFACABAAAALQAgAQAAACsAIAYKAACHEgAgYAAAiBIAIGEAAIsSACBiAACKEgAgYwAAiRIAINUHAADuDQAgBq4HAADUDAAwrwcAAMEFABCwBwAA1AwAMNMHAAHwCwAh1QdAAPILACHbBwIA1AsAIQMAAAArACABAADABQAwXwAAwQUAIAMAAAArACABAAAsADACAAAtACABAAAAMQAgAQAAADEAIAMAAAAvACABAAAwADACAAAxACADAAAALwAgAQAAMAAwAgAAMQAgAwAAAC8AIAEAADAAMAIAADEAIAoDAACGEgAgwAcCAAAAAc0HQAAAAAHbBwIAAAAB3QcBAAAAAbIIQAAAAAGzCAABAAABtAgAAQAAAbUIBAAAAAG2CAAAhRIAIAFTAADJBQAgCcAHAgAAAAHNB0AAAAAB2wcCAAAAAd0HAQAAAAGyCEAAAAABswgAAQAAAbQIAAEAAAG1CAQAAAABtggAAIUSACABUwAAywUAMAFTAADLBQAwCgMAAIQSACDABwIA9Q0AIc0HQAD6DQAh2wcCAPUNACHdBwEA9A0AIbIIQACLDgAhswgAAYkOACG0CAABiQ4AIbUIBACvDwAhtggAAIMSACACAAAAMQAgUwAAzgUAIAnABwIA9Q0AIc0HQAD6DQAh2wcCAPUNACHdBwEA9A0AIbIIQACLDgAhswgAAYkOACG0CAABiQ4AIbUIBACvDwAhtggAAIMSACACAAAALwAgUwAA0AUAIAIAAAAvACBTAADQBQAgAwAAADEAIFoAAMkFACBbAADOBQAgAQAAADEAIAEAAAAvACAGCgAA_hEAIGAAAP8RACBhAACCEgAgYgAAgRIAIGMAAIASACCyCAAA7g0AIAyuBwAA0wwAMK8HAADXBQAQsAcAANMMADDABwIA1AsAIc0HQADkCwAh2wcCANQLACHdBwEA0wsAIbIIQADyCwAhswgAAfALACG0CAAB8AsAIbUIBACPDAAhtggAAIMMACADAAAALwAgAQAA1gUAMF8AANcFACADAAAALwAgAQAAMAAwAgAAMQAgAQAAADUAIAEAAAA1ACADAAAAMwAgAQAANAAwAgAANQAgAwAAADMAIAEAADQAMAIAADUAIAMAAAAzACABAAA0ADACAAA1ACAHAwAA_REAIMAHAgAAAAHNB0AAAAAB2wcCAAAAAbAIAQAAAAGxCAEAAAABsghAAAAAAQFTAADfBQAgBsAHAgAAAAHNB0AAAAAB2wcCAAAAAbAIAQAAAAGxCAEAAAABsghAAAAAAQFTAADhBQAwAVMAAOEFADAHAwAA_BEAIMAHAgD1DQAhzQdAAPoNACHbBwIA9Q0AIbAIAQD0DQAhsQgBAPQNACGyCEAAiw4AIQIAAAA1ACBTAADkBQAgBsAHAgD1DQAhzQdAAPoNACHbBwIA9Q0AIbAIAQD0DQAhsQgBAPQNACGyCEAAiw4AIQIAAAAzACBTAADmBQAgAgAAADMAIFMAAOYFACADAAAANQAgWgAA3wUAIFsAAOQFACABAAAANQAgAQAAADMAIAYKAAD3EQAgYAAA-BEAIGEAAPsRACBiAAD6EQAgYwAA-REAILIIAADuDQAgCa4HAADSDAAwrwcAAO0FABCwBwAA0gwAMMAHAgDUCwAhzQdAAOQLACHbBwIA1AsAIbAIAQDTCwAhsQgBANMLACGyCEAA8gsAIQMAAAAzACABAADsBQAwXwAA7QUAIAMAAAAzACABAAA0ADACAAA1ACAGrgcAANAMADCvBwAA8wUAELAHAADQDAAwzQdAAOgLACHdBwEAAAAB8AcAAdEMACEBAAAA8AUAIAEAAADwBQAgBq4HAADQDAAwrwcAAPMFABCwBwAA0AwAMM0HQADoCwAh3QcBAOALACHwBwAB0QwAIQADAAAA8wUAIAEAAPQFADACAADwBQAgAwAAAPMFACABAAD0BQAwAgAA8AUAIAMAAADzBQAgAQAA9AUAMAIAAPAFACADzQdAAAAAAd0HAQAAAAHwBwABAAABAVMAAPgFACADzQdAAAAAAd0HAQAAAAHwBwABAAABAVMAAPoFADABUwAA-gUAMAPNB0AA-g0AId0HAQD0DQAh8AcAAYkOACECAAAA8AUAIFMAAP0FACADzQdAAPoNACHdBwEA9A0AIfAHAAGJDgAhAgAAAPMFACBTAAD_BQAgAgAAAPMFACBTAAD_BQAgAwAAAPAFACBaAAD4BQAgWwAA_QUAIAEAAADwBQAgAQAAAPMFACADCgAA9BEAIGIAAPYRACBjAAD1EQAgBq4HAADPDAAwrwcAAIYGABCwBwAAzwwAMM0HQADkCwAh3QcBANMLACHwBwAB8AsAIQMAAADzBQAgAQAAhQYAMF8AAIYGACADAAAA8wUAIAEAAPQFADACAADwBQAgBx4AAM4MACCuBwAAzQwAMK8HAABNABCwBwAAzQwAMMAHAgAAAAHdBwEA4AsAIZEIAQAAAAEBAAAAiQYAIAEAAACJBgAgAR4AAPMRACADAAAATQAgAQAAjAYAMAIAAIkGACADAAAATQAgAQAAjAYAMAIAAIkGACADAAAATQAgAQAAjAYAMAIAAIkGACAEHgAA8hEAIMAHAgAAAAHdBwEAAAABkQgBAAAAAQFTAACQBgAgA8AHAgAAAAHdBwEAAAABkQgBAAAAAQFTAACSBgAwAVMAAJIGADAEHgAA5REAIMAHAgD1DQAh3QcBAPQNACGRCAEA9A0AIQIAAACJBgAgUwAAlQYAIAPABwIA9Q0AId0HAQD0DQAhkQgBAPQNACECAAAATQAgUwAAlwYAIAIAAABNACBTAACXBgAgAwAAAIkGACBaAACQBgAgWwAAlQYAIAEAAACJBgAgAQAAAE0AIAUKAADgEQAgYAAA4REAIGEAAOQRACBiAADjEQAgYwAA4hEAIAauBwAAzAwAMK8HAACeBgAQsAcAAMwMADDABwIA1AsAId0HAQDTCwAhkQgBANMLACEDAAAATQAgAQAAnQYAMF8AAJ4GACADAAAATQAgAQAAjAYAMAIAAIkGACABAAAASwAgAQAAAEsAIAMAAABJACABAABKADACAABLACADAAAASQAgAQAASgAwAgAASwAgAwAAAEkAIAEAAEoAMAIAAEsAIA4ZAADVEQAgHwAA1BEAICQAAN8RACAlAADWEQAgJgAA1xEAIMAHAgAAAAHNB0AAAAAB7gcCAAAAAfEHAQAAAAH2BwAAAKsIAo0IAQAAAAGpCAIAAAABqwgCAAAAAawIAgAAAAEBUwAApgYAIAnABwIAAAABzQdAAAAAAe4HAgAAAAHxBwEAAAAB9gcAAACrCAKNCAEAAAABqQgCAAAAAasIAgAAAAGsCAIAAAABAVMAAKgGADABUwAAqAYAMAEAAABNACABAAAAUQAgDhkAAMARACAfAAC_EQAgJAAA3hEAICUAAMERACAmAADCEQAgwAcCAPUNACHNB0AA-g0AIe4HAgD1DQAh8QcBAPQNACH2BwAAvhGrCCKNCAEA9A0AIakIAgCMDgAhqwgCAIwOACGsCAIA9Q0AIQIAAABLACBTAACtBgAgCcAHAgD1DQAhzQdAAPoNACHuBwIA9Q0AIfEHAQD0DQAh9gcAAL4RqwgijQgBAPQNACGpCAIAjA4AIasIAgCMDgAhrAgCAPUNACECAAAASQAgUwAArwYAIAIAAABJACBTAACvBgAgAQAAAE0AIAEAAABRACADAAAASwAgWgAApgYAIFsAAK0GACABAAAASwAgAQAAAEkAIAcKAADZEQAgYAAA2hEAIGEAAN0RACBiAADcEQAgYwAA2xEAIKkIAADuDQAgqwgAAO4NACAMrgcAAMgMADCvBwAAuAYAELAHAADIDAAwwAcCANQLACHNB0AA5AsAIe4HAgDUCwAh8QcBANMLACH2BwAAyQyrCCKNCAEA0wsAIakIAgDzCwAhqwgCAPMLACGsCAIA1AsAIQMAAABJACABAAC3BgAwXwAAuAYAIAMAAABJACABAABKADACAABLACABAAAAWgAgAQAAAFoAIAMAAABRACABAABZADACAABaACADAAAAUQAgAQAAWQAwAgAAWgAgAwAAAFEAIAEAAFkAMAIAAFoAIAoZAADREQAgIAAA2BEAICEAANIRACAjAADTEQAgwAcCAAAAAc0HQAAAAAHuBwIAAAABjQgBAAAAAaYIAgAAAAGoCAIAAAABAVMAAMAGACAGwAcCAAAAAc0HQAAAAAHuBwIAAAABjQgBAAAAAaYIAgAAAAGoCAIAAAABAVMAAMIGADABUwAAwgYAMAoZAACqEQAgIAAAqREAICEAAKsRACAjAACsEQAgwAcCAPUNACHNB0AA-g0AIe4HAgD1DQAhjQgBAPQNACGmCAIA9Q0AIagIAgD1DQAhAgAAAFoAIFMAAMUGACAGwAcCAPUNACHNB0AA-g0AIe4HAgD1DQAhjQgBAPQNACGmCAIA9Q0AIagIAgD1DQAhAgAAAFEAIFMAAMcGACACAAAAUQAgUwAAxwYAIAMAAABaACBaAADABgAgWwAAxQYAIAEAAABaACABAAAAUQAgBQoAAKQRACBgAAClEQAgYQAAqBEAIGIAAKcRACBjAACmEQAgCa4HAADHDAAwrwcAAM4GABCwBwAAxwwAMMAHAgDUCwAhzQdAAOQLACHuBwIA1AsAIY0IAQDTCwAhpggCANQLACGoCAIA1AsAIQMAAABRACABAADNBgAwXwAAzgYAIAMAAABRACABAABZADACAABaACABAAAAVgAgAQAAAFYAIAMAAABUACABAABVADACAABWACADAAAAVAAgAQAAVQAwAgAAVgAgAwAAAFQAIAEAAFUAMAIAAFYAIAYDAACjEQAgIgAAohEAIM0HQAAAAAHbBwIAAAAB8AcCAAAAAacIAgAAAAEBUwAA1gYAIATNB0AAAAAB2wcCAAAAAfAHAgAAAAGnCAIAAAABAVMAANgGADABUwAA2AYAMAYDAAChEQAgIgAAoBEAIM0HQAD6DQAh2wcCAPUNACHwBwIA9Q0AIacIAgD1DQAhAgAAAFYAIFMAANsGACAEzQdAAPoNACHbBwIA9Q0AIfAHAgD1DQAhpwgCAPUNACECAAAAVAAgUwAA3QYAIAIAAABUACBTAADdBgAgAwAAAFYAIFoAANYGACBbAADbBgAgAQAAAFYAIAEAAABUACAFCgAAmxEAIGAAAJwRACBhAACfEQAgYgAAnhEAIGMAAJ0RACAHrgcAAMYMADCvBwAA5AYAELAHAADGDAAwzQdAAOQLACHbBwIA1AsAIfAHAgDUCwAhpwgCANQLACEDAAAAVAAgAQAA4wYAMF8AAOQGACADAAAAVAAgAQAAVQAwAgAAVgAgBSAAAMUMACCuBwAAxAwAMK8HAABcABCwBwAAxAwAMKYIAgAAAAEBAAAA5wYAIAEAAADnBgAgASAAAJoRACADAAAAXAAgAQAA6gYAMAIAAOcGACADAAAAXAAgAQAA6gYAMAIAAOcGACADAAAAXAAgAQAA6gYAMAIAAOcGACACIAAAmREAIKYIAgD1DQAhAgAAAOcGACBTAADuBgAgAaYIAgD1DQAhAgAAAFwAIFMAAPAGACACAAAAXAAgUwAA8AYAIAEAAADnBgAgAQAAAFwAIAUKAACUEQAgYAAAlREAIGEAAJgRACBiAACXEQAgYwAAlhEAIASuBwAAwwwAMK8HAAD2BgAQsAcAAMMMADCmCAIA1AsAIQMAAABcACABAAD1BgAwXwAA9gYAIAMAAABcACABAADqBgAwAgAA5wYAIA6uBwAAwAwAMK8HAAD8BgAQsAcAAMAMADDABwQAAAABzQdAAOgLACHuBwIAwQwAIfEHAQCJDAAhhQgBAIkMACGQCEAAigwAIaEIAQDgCwAhoggCAOELACGjCAEA4AsAIaQIAgDhCwAhpQgAAMIMACABAAAA-QYAIAEAAAD5BgAgDa4HAADADAAwrwcAAPwGABCwBwAAwAwAMMAHBACTDAAhzQdAAOgLACHuBwIAwQwAIfEHAQCJDAAhhQgBAIkMACGQCEAAigwAIaEIAQDgCwAhoggCAOELACGjCAEA4AsAIaQIAgDhCwAhBO4HAADuDQAg8QcAAO4NACCFCAAA7g0AIJAIAADuDQAgAwAAAPwGACABAAD9BgAwAgAA-QYAIAMAAAD8BgAgAQAA_QYAMAIAAPkGACADAAAA_AYAIAEAAP0GADACAAD5BgAgCsAHBACvDwAhzQdAAPoNACHuBwIAjA4AIfEHAQCgDgAhhQgBAKAOACGQCEAAiw4AIaEIAQD0DQAhoggCAPUNACGjCAEA9A0AIaQIAgD1DQAhAgAAAPkGACBTAACBBwAgCsAHBACvDwAhzQdAAPoNACHuBwIAjA4AIfEHAQCgDgAhhQgBAKAOACGQCEAAiw4AIaEIAQD0DQAhoggCAPUNACGjCAEA9A0AIaQIAgD1DQAhAgAAAPwGACBTAACDBwAgAgAAAPwGACBTAACDBwAgAQAAAPkGACABAAAA_AYAIAkKAACPEQAgYAAAkBEAIGEAAJMRACBiAACSEQAgYwAAkREAIO4HAADuDQAg8QcAAO4NACCFCAAA7g0AIJAIAADuDQAgDa4HAAC_DAAwrwcAAIkHABCwBwAAvwwAMMAHBACPDAAhzQdAAOQLACHuBwIA8wsAIfEHAQD8CwAhhQgBAPwLACGQCEAA8gsAIaEIAQDTCwAhoggCANQLACGjCAEA0wsAIaQIAgDUCwAhAwAAAPwGACABAACIBwAwXwAAiQcAIAMAAAD8BgAgAQAA_QYAMAIAAPkGACAErgcAAL4MADCvBwAAjwcAELAHAAC-DAAwoAgBAAAAAQEAAACMBwAgAQAAAIwHACAErgcAAL4MADCvBwAAjwcAELAHAAC-DAAwoAgBAOALACEAAwAAAI8HACABAACQBwAwAgAAjAcAIAMAAACPBwAgAQAAkAcAMAIAAIwHACADAAAAjwcAIAEAAJAHADACAACMBwAgAaAIAQAAAAEBUwAAlAcAIAGgCAEAAAABAVMAAJYHADABUwAAlgcAMAGgCAEA9A0AIQIAAACMBwAgUwAAmQcAIAGgCAEA9A0AIQIAAACPBwAgUwAAmwcAIAIAAACPBwAgUwAAmwcAIAMAAACMBwAgWgAAlAcAIFsAAJkHACABAAAAjAcAIAEAAACPBwAgAwoAAIwRACBiAACOEQAgYwAAjREAIASuBwAAvQwAMK8HAACiBwAQsAcAAL0MADCgCAEA0wsAIQMAAACPBwAgAQAAoQcAMF8AAKIHACADAAAAjwcAIAEAAJAHADACAACMBwAgAQAAAGcAIAEAAABnACADAAAAZQAgAQAAZgAwAgAAZwAgAwAAAGUAIAEAAGYAMAIAAGcAIAMAAABlACABAABmADACAABnACAMBAAAihEAIC8AAIsRACDABwIAAAABzQdAAAAAAdwHAgAAAAHdBwEAAAAB8gcBAAAAAfYHAAAAnwgCkQgBAAAAAZwIAgAAAAGdCAIAAAABnwggAAAAAQFTAACqBwAgCsAHAgAAAAHNB0AAAAAB3AcCAAAAAd0HAQAAAAHyBwEAAAAB9gcAAACfCAKRCAEAAAABnAgCAAAAAZ0IAgAAAAGfCCAAAAABAVMAAKwHADABUwAArAcAMAwEAAD8EAAgLwAA_RAAIMAHAgD1DQAhzQdAAPoNACHcBwIA9Q0AId0HAQD0DQAh8gcBAPQNACH2BwAA-xCfCCKRCAEA9A0AIZwIAgD1DQAhnQgCAPUNACGfCCAAow8AIQIAAABnACBTAACvBwAgCsAHAgD1DQAhzQdAAPoNACHcBwIA9Q0AId0HAQD0DQAh8gcBAPQNACH2BwAA-xCfCCKRCAEA9A0AIZwIAgD1DQAhnQgCAPUNACGfCCAAow8AIQIAAABlACBTAACxBwAgAgAAAGUAIFMAALEHACADAAAAZwAgWgAAqgcAIFsAAK8HACABAAAAZwAgAQAAAGUAIAUKAAD2EAAgYAAA9xAAIGEAAPoQACBiAAD5EAAgYwAA-BAAIA2uBwAAuQwAMK8HAAC4BwAQsAcAALkMADDABwIA1AsAIc0HQADkCwAh3AcCANQLACHdBwEA0wsAIfIHAQDTCwAh9gcAALoMnwgikQgBANMLACGcCAIA1AsAIZ0IAgDUCwAhnwggAIUMACEDAAAAZQAgAQAAtwcAMF8AALgHACADAAAAZQAgAQAAZgAwAgAAZwAgAQAAAGsAIAEAAABrACADAAAAaQAgAQAAagAwAgAAawAgAwAAAGkAIAEAAGoAMAIAAGsAIAMAAABpACABAABqADACAABrACAZHwEAAAABKAAA8xAAICoAAPQQACAuAAD1EAAgwAcCAAAAAc0HQAAAAAHcBwIAAAAB8QcBAAAAAfIHAQAAAAH2BwAAAJYIAv4HAgAAAAGBCBAAAAABjAgQAAAAAZEIAQAAAAGSCAEAAAABkwgQAAAAAZQIAgAAAAGWCAEAAAABlwhAAAAAAZgIAgAAAAGZCCAAAAABmggBAAAAAZsIAQAAAAGcCAIAAAABnQgCAAAAAQFTAADABwAgFh8BAAAAAcAHAgAAAAHNB0AAAAAB3AcCAAAAAfEHAQAAAAHyBwEAAAAB9gcAAACWCAL-BwIAAAABgQgQAAAAAYwIEAAAAAGRCAEAAAABkggBAAAAAZMIEAAAAAGUCAIAAAABlggBAAAAAZcIQAAAAAGYCAIAAAABmQggAAAAAZoIAQAAAAGbCAEAAAABnAgCAAAAAZ0IAgAAAAEBUwAAwgcAMAFTAADCBwAwAQAAAGUAIBkfAQD0DQAhKAAA2xAAICoAANwQACAuAADdEAAgwAcCAPUNACHNB0AA-g0AIdwHAgCMDgAh8QcBAPQNACHyBwEA9A0AIfYHAADaEJYIIv4HAgCMDgAhgQgQAJoQACGMCBAAmhAAIZEIAQCgDgAhkggBAKAOACGTCBAA2RAAIZQIAgD1DQAhlggBAKAOACGXCEAAiw4AIZgIAgD1DQAhmQggAKMPACGaCAEA9A0AIZsIAQD0DQAhnAgCAPUNACGdCAIA9Q0AIQIAAABrACBTAADGBwAgFh8BAPQNACHABwIA9Q0AIc0HQAD6DQAh3AcCAIwOACHxBwEA9A0AIfIHAQD0DQAh9gcAANoQlggi_gcCAIwOACGBCBAAmhAAIYwIEACaEAAhkQgBAKAOACGSCAEAoA4AIZMIEADZEAAhlAgCAPUNACGWCAEAoA4AIZcIQACLDgAhmAgCAPUNACGZCCAAow8AIZoIAQD0DQAhmwgBAPQNACGcCAIA9Q0AIZ0IAgD1DQAhAgAAAGkAIFMAAMgHACACAAAAaQAgUwAAyAcAIAEAAABlACADAAAAawAgWgAAwAcAIFsAAMYHACABAAAAawAgAQAAAGkAIAwKAADUEAAgYAAA1RAAIGEAANgQACBiAADXEAAgYwAA1hAAINwHAADuDQAg_gcAAO4NACCRCAAA7g0AIJIIAADuDQAgkwgAAO4NACCWCAAA7g0AIJcIAADuDQAgGR8BANMLACGuBwAAsgwAMK8HAADQBwAQsAcAALIMADDABwIA1AsAIc0HQADkCwAh3AcCAPMLACHxBwEA0wsAIfIHAQDTCwAh9gcAALQMlggi_gcCAPMLACGBCBAApgwAIYwIEACmDAAhkQgBAPwLACGSCAEA_AsAIZMIEACzDAAhlAgCANQLACGWCAEA_AsAIZcIQADyCwAhmAgCANQLACGZCCAAhQwAIZoIAQDTCwAhmwgBANMLACGcCAIA1AsAIZ0IAgDUCwAhAwAAAGkAIAEAAM8HADBfAADQBwAgAwAAAGkAIAEAAGoAMAIAAGsAIAEAAACeAQAgAQAAAJ4BACADAAAAnAEAIAEAAJ0BADACAACeAQAgAwAAAJwBACABAACdAQAwAgAAngEAIAMAAACcAQAgAQAAnQEAMAIAAJ4BACAHGQAA0xAAIMAHAgAAAAHNB0AAAAAB7gcCAAAAAfEHAQAAAAGNCAEAAAABkAhAAAAAAQFTAADYBwAgBsAHAgAAAAHNB0AAAAAB7gcCAAAAAfEHAQAAAAGNCAEAAAABkAhAAAAAAQFTAADaBwAwAVMAANoHADAHGQAA0hAAIMAHAgD1DQAhzQdAAPoNACHuBwIA9Q0AIfEHAQD0DQAhjQgBAPQNACGQCEAAiw4AIQIAAACeAQAgUwAA3QcAIAbABwIA9Q0AIc0HQAD6DQAh7gcCAPUNACHxBwEA9A0AIY0IAQD0DQAhkAhAAIsOACECAAAAnAEAIFMAAN8HACACAAAAnAEAIFMAAN8HACADAAAAngEAIFoAANgHACBbAADdBwAgAQAAAJ4BACABAAAAnAEAIAYKAADNEAAgYAAAzhAAIGEAANEQACBiAADQEAAgYwAAzxAAIJAIAADuDQAgCa4HAACxDAAwrwcAAOYHABCwBwAAsQwAMMAHAgDUCwAhzQdAAOQLACHuBwIA1AsAIfEHAQDTCwAhjQgBANMLACGQCEAA8gsAIQMAAACcAQAgAQAA5QcAMF8AAOYHACADAAAAnAEAIAEAAJ0BADACAACeAQAgAQAAAHsAIAEAAAB7ACADAAAAeQAgAQAAegAwAgAAewAgAwAAAHkAIAEAAHoAMAIAAHsAIAMAAAB5ACABAAB6ADACAAB7ACALGQAAzBAAIC0AAMsQACDABwIAAAABzQdAAAAAAe4HAgAAAAHxBwEAAAABgAgCAAAAAYwIAgAAAAGNCAEAAAABjggBAAAAAY8IQAAAAAEBUwAA7gcAIAnABwIAAAABzQdAAAAAAe4HAgAAAAHxBwEAAAABgAgCAAAAAYwIAgAAAAGNCAEAAAABjggBAAAAAY8IQAAAAAEBUwAA8AcAMAFTAADwBwAwCxkAAMoQACAtAADJEAAgwAcCAPUNACHNB0AA-g0AIe4HAgD1DQAh8QcBAKAOACGACAIA9Q0AIYwIAgD1DQAhjQgBAPQNACGOCAEAoA4AIY8IQACLDgAhAgAAAHsAIFMAAPMHACAJwAcCAPUNACHNB0AA-g0AIe4HAgD1DQAh8QcBAKAOACGACAIA9Q0AIYwIAgD1DQAhjQgBAPQNACGOCAEAoA4AIY8IQACLDgAhAgAAAHkAIFMAAPUHACACAAAAeQAgUwAA9QcAIAMAAAB7ACBaAADuBwAgWwAA8wcAIAEAAAB7ACABAAAAeQAgCAoAAMQQACBgAADFEAAgYQAAyBAAIGIAAMcQACBjAADGEAAg8QcAAO4NACCOCAAA7g0AII8IAADuDQAgDK4HAACwDAAwrwcAAPwHABCwBwAAsAwAMMAHAgDUCwAhzQdAAOQLACHuBwIA1AsAIfEHAQD8CwAhgAgCANQLACGMCAIA1AsAIY0IAQDTCwAhjggBAPwLACGPCEAA8gsAIQMAAAB5ACABAAD7BwAwXwAA_AcAIAMAAAB5ACABAAB6ADACAAB7ACABAAAAggEAIAEAAACCAQAgAwAAAIABACABAACBAQAwAgAAggEAIAMAAACAAQAgAQAAgQEAMAIAAIIBACADAAAAgAEAIAEAAIEBADACAACCAQAgDCkAAMEQACAqAADCEAAgLAAAwxAAIMAHAgAAAAHNB0AAAAAB9gcAAACICAKFCAAAAIUIAoYIAgAAAAGICEAAAAABiQgBAAAAAYoIAgAAAAGLCAEAAAABAVMAAIQIACAJwAcCAAAAAc0HQAAAAAH2BwAAAIgIAoUIAAAAhQgChggCAAAAAYgIQAAAAAGJCAEAAAABiggCAAAAAYsIAQAAAAEBUwAAhggAMAFTAACGCAAwDCkAAKYQACAqAACnEAAgLAAAqBAAIMAHAgD1DQAhzQdAAPoNACH2BwAApRCICCKFCAAApBCFCCKGCAIA9Q0AIYgIQACLDgAhiQgBAKAOACGKCAIAjA4AIYsIAQCgDgAhAgAAAIIBACBTAACJCAAgCcAHAgD1DQAhzQdAAPoNACH2BwAApRCICCKFCAAApBCFCCKGCAIA9Q0AIYgIQACLDgAhiQgBAKAOACGKCAIAjA4AIYsIAQCgDgAhAgAAAIABACBTAACLCAAgAgAAAIABACBTAACLCAAgAwAAAIIBACBaAACECAAgWwAAiQgAIAEAAACCAQAgAQAAAIABACAJCgAAnxAAIGAAAKAQACBhAACjEAAgYgAAohAAIGMAAKEQACCICAAA7g0AIIkIAADuDQAgiggAAO4NACCLCAAA7g0AIAyuBwAAqQwAMK8HAACSCAAQsAcAAKkMADDABwIA1AsAIc0HQADkCwAh9gcAAKsMiAgihQgAAKoMhQgihggCANQLACGICEAA8gsAIYkIAQD8CwAhiggCAPMLACGLCAEA_AsAIQMAAACAAQAgAQAAkQgAMF8AAJIIACADAAAAgAEAIAEAAIEBADACAACCAQAgAQAAAHAAIAEAAABwACADAAAAbgAgAQAAbwAwAgAAcAAgAwAAAG4AIAEAAG8AMAIAAHAAIAMAAABuACABAABvADACAABwACAJKwAAnRAAIC0AAJ4QACDxBwEAAAAB_gcCAAAAAf8HAgAAAAGACAIAAAABgQgQAAAAAYIIAgAAAAGDCAEAAAABAVMAAJoIACAH8QcBAAAAAf4HAgAAAAH_BwIAAAABgAgCAAAAAYEIEAAAAAGCCAIAAAABgwgBAAAAAQFTAACcCAAwAVMAAJwIADAJKwAAmxAAIC0AAJwQACDxBwEA9A0AIf4HAgCMDgAh_wcCAPUNACGACAIA9Q0AIYEIEACaEAAhgggCAPUNACGDCAEAoA4AIQIAAABwACBTAACfCAAgB_EHAQD0DQAh_gcCAIwOACH_BwIA9Q0AIYAIAgD1DQAhgQgQAJoQACGCCAIA9Q0AIYMIAQCgDgAhAgAAAG4AIFMAAKEIACACAAAAbgAgUwAAoQgAIAMAAABwACBaAACaCAAgWwAAnwgAIAEAAABwACABAAAAbgAgBwoAAJUQACBgAACWEAAgYQAAmRAAIGIAAJgQACBjAACXEAAg_gcAAO4NACCDCAAA7g0AIAquBwAApQwAMK8HAACoCAAQsAcAAKUMADDxBwEA0wsAIf4HAgDzCwAh_wcCANQLACGACAIA1AsAIYEIEACmDAAhgggCANQLACGDCAEA_AsAIQMAAABuACABAACnCAAwXwAAqAgAIAMAAABuACABAABvADACAABwACABAAAAdQAgAQAAAHUAIAMAAABzACABAAB0ADACAAB1ACADAAAAcwAgAQAAdAAwAgAAdQAgAwAAAHMAIAEAAHQAMAIAAHUAIAMrAACUEAAg_gcCAAAAAf8HAgAAAAEBUwAAsAgAIAL-BwIAAAAB_wcCAAAAAQFTAACyCAAwAVMAALIIADADKwAAkxAAIP4HAgD1DQAh_wcCAPUNACECAAAAdQAgUwAAtQgAIAL-BwIA9Q0AIf8HAgD1DQAhAgAAAHMAIFMAALcIACACAAAAcwAgUwAAtwgAIAMAAAB1ACBaAACwCAAgWwAAtQgAIAEAAAB1ACABAAAAcwAgBQoAAI4QACBgAACPEAAgYQAAkhAAIGIAAJEQACBjAACQEAAgBa4HAACkDAAwrwcAAL4IABCwBwAApAwAMP4HAgDUCwAh_wcCANQLACEDAAAAcwAgAQAAvQgAMF8AAL4IACADAAAAcwAgAQAAdAAwAgAAdQAgAQAAAIYBACABAAAAhgEAIAMAAACEAQAgAQAAhQEAMAIAAIYBACADAAAAhAEAIAEAAIUBADACAACGAQAgAwAAAIQBACABAACFAQAwAgAAhgEAIBYZAACJEAAgMgAAihAAIDMAAIsQACA0AACMEAAgNQAAjRAAIMAHAgAAAAHNB0AAAAAB6AcBAAAAAekHBAAAAAHrBwEAAAAB7gcCAAAAAfEHAQAAAAHyBwEAAAAB9AcAAAD0BwL2BwAAAPYHAvcHCAAAAAH4BwIAAAAB-QcCAAAAAfoHAQAAAAH7BwIAAAAB_AcCAAAAAf0HAgAAAAEBUwAAxggAIBHABwIAAAABzQdAAAAAAegHAQAAAAHpBwQAAAAB6wcBAAAAAe4HAgAAAAHxBwEAAAAB8gcBAAAAAfQHAAAA9AcC9gcAAAD2BwL3BwgAAAAB-AcCAAAAAfkHAgAAAAH6BwEAAAAB-wcCAAAAAfwHAgAAAAH9BwIAAAABAVMAAMgIADABUwAAyAgAMBYZAADiDwAgMgAA4w8AIDMAAOQPACA0AADlDwAgNQAA5g8AIMAHAgD1DQAhzQdAAPoNACHoBwEA9A0AIekHBACvDwAh6wcBAPQNACHuBwIA9Q0AIfEHAQD0DQAh8gcBAPQNACH0BwAA3w_0ByL2BwAA4A_2ByL3BwgA4Q8AIfgHAgCMDgAh-QcCAIwOACH6BwEAoA4AIfsHAgD1DQAh_AcCAPUNACH9BwIA9Q0AIQIAAACGAQAgUwAAywgAIBHABwIA9Q0AIc0HQAD6DQAh6AcBAPQNACHpBwQArw8AIesHAQD0DQAh7gcCAPUNACHxBwEA9A0AIfIHAQD0DQAh9AcAAN8P9Aci9gcAAOAP9gci9wcIAOEPACH4BwIAjA4AIfkHAgCMDgAh-gcBAKAOACH7BwIA9Q0AIfwHAgD1DQAh_QcCAPUNACECAAAAhAEAIFMAAM0IACACAAAAhAEAIFMAAM0IACADAAAAhgEAIFoAAMYIACBbAADLCAAgAQAAAIYBACABAAAAhAEAIAkKAADaDwAgYAAA2w8AIGEAAN4PACBiAADdDwAgYwAA3A8AIPcHAADuDQAg-AcAAO4NACD5BwAA7g0AIPoHAADuDQAgFK4HAACbDAAwrwcAANQIABCwBwAAmwwAMMAHAgDUCwAhzQdAAOQLACHoBwEA0wsAIekHBACPDAAh6wcBANMLACHuBwIA1AsAIfEHAQDTCwAh8gcBANMLACH0BwAAnAz0ByL2BwAAnQz2ByL3BwgAngwAIfgHAgDzCwAh-QcCAPMLACH6BwEA_AsAIfsHAgDUCwAh_AcCANQLACH9BwIA1AsAIQMAAACEAQAgAQAA0wgAMF8AANQIACADAAAAhAEAIAEAAIUBADACAACGAQAgAQAAAI4BACABAAAAjgEAIAMAAACMAQAgAQAAjQEAMAIAAI4BACADAAAAjAEAIAEAAI0BADACAACOAQAgAwAAAIwBACABAACNAQAwAgAAjgEAIAYDAADZDwAgMQAA2A8AIM0HQAAAAAHbBwIAAAAB5AcCAAAAAfAHAgAAAAEBUwAA3AgAIATNB0AAAAAB2wcCAAAAAeQHAgAAAAHwBwIAAAABAVMAAN4IADABUwAA3ggAMAYDAADXDwAgMQAA1g8AIM0HQAD6DQAh2wcCAPUNACHkBwIA9Q0AIfAHAgD1DQAhAgAAAI4BACBTAADhCAAgBM0HQAD6DQAh2wcCAPUNACHkBwIA9Q0AIfAHAgD1DQAhAgAAAIwBACBTAADjCAAgAgAAAIwBACBTAADjCAAgAwAAAI4BACBaAADcCAAgWwAA4QgAIAEAAACOAQAgAQAAAIwBACAFCgAA0Q8AIGAAANIPACBhAADVDwAgYgAA1A8AIGMAANMPACAHrgcAAJoMADCvBwAA6ggAELAHAACaDAAwzQdAAOQLACHbBwIA1AsAIeQHAgDUCwAh8AcCANQLACEDAAAAjAEAIAEAAOkIADBfAADqCAAgAwAAAIwBACABAACNAQAwAgAAjgEAIAEAAACKAQAgAQAAAIoBACADAAAAiAEAIAEAAIkBADACAACKAQAgAwAAAIgBACABAACJAQAwAgAAigEAIAMAAACIAQAgAQAAiQEAMAIAAIoBACAHGQAA0A8AIDEAAM8PACDABwIAAAABzQdAAAAAAeQHAgAAAAHuBwIAAAAB7wcBAAAAAQFTAADyCAAgBcAHAgAAAAHNB0AAAAAB5AcCAAAAAe4HAgAAAAHvBwEAAAABAVMAAPQIADABUwAA9AgAMAcZAADODwAgMQAAzQ8AIMAHAgD1DQAhzQdAAPoNACHkBwIA9Q0AIe4HAgD1DQAh7wcBAPQNACECAAAAigEAIFMAAPcIACAFwAcCAPUNACHNB0AA-g0AIeQHAgD1DQAh7gcCAPUNACHvBwEA9A0AIQIAAACIAQAgUwAA-QgAIAIAAACIAQAgUwAA-QgAIAMAAACKAQAgWgAA8ggAIFsAAPcIACABAAAAigEAIAEAAACIAQAgBQoAAMgPACBgAADJDwAgYQAAzA8AIGIAAMsPACBjAADKDwAgCK4HAACZDAAwrwcAAIAJABCwBwAAmQwAMMAHAgDUCwAhzQdAAOQLACHkBwIA1AsAIe4HAgDUCwAh7wcBANMLACEDAAAAiAEAIAEAAP8IADBfAACACQAgAwAAAIgBACABAACJAQAwAgAAigEAIAYxAACYDAAgNAIA4QsAIa4HAACXDAAwrwcAAJABABCwBwAAlwwAMOQHAgAAAAEBAAAAgwkAIAEAAACDCQAgATEAAKkPACADAAAAkAEAIAEAAIYJADACAACDCQAgAwAAAJABACABAACGCQAwAgAAgwkAIAMAAACQAQAgAQAAhgkAMAIAAIMJACADMQAAxw8AIDQCAAAAAeQHAgAAAAEBUwAAigkAIAI0AgAAAAHkBwIAAAABAVMAAIwJADABUwAAjAkAMAMxAADGDwAgNAIA9Q0AIeQHAgD1DQAhAgAAAIMJACBTAACPCQAgAjQCAPUNACHkBwIA9Q0AIQIAAACQAQAgUwAAkQkAIAIAAACQAQAgUwAAkQkAIAMAAACDCQAgWgAAigkAIFsAAI8JACABAAAAgwkAIAEAAACQAQAgBQoAAMEPACBgAADCDwAgYQAAxQ8AIGIAAMQPACBjAADDDwAgBTQCANQLACGuBwAAlgwAMK8HAACYCQAQsAcAAJYMADDkBwIA1AsAIQMAAACQAQAgAQAAlwkAMF8AAJgJACADAAAAkAEAIAEAAIYJADACAACDCQAgAQAAAKIBACABAAAAogEAIAMAAACUAQAgAQAAoQEAMAIAAKIBACADAAAAlAEAIAEAAKEBADACAACiAQAgAwAAAJQBACABAAChAQAwAgAAogEAIAwEAAC_DwAgNQAAwA8AIMAHAgAAAAHNB0AAAAAB3AcCAAAAAd0HAQAAAAHoBwEAAAAB6QcEAAAAAeoHAQAAAAHrBwEAAAAB7AdAAAAAAe0HAQAAAAEBUwAAoAkAIArABwIAAAABzQdAAAAAAdwHAgAAAAHdBwEAAAAB6AcBAAAAAekHBAAAAAHqBwEAAAAB6wcBAAAAAewHQAAAAAHtBwEAAAABAVMAAKIJADABUwAAogkAMAwEAAC4DwAgNQAAuQ8AIMAHAgD1DQAhzQdAAPoNACHcBwIA9Q0AId0HAQD0DQAh6AcBAPQNACHpBwQArw8AIeoHAQD0DQAh6wcBAPQNACHsB0AA-g0AIe0HAQD0DQAhAgAAAKIBACBTAAClCQAgCsAHAgD1DQAhzQdAAPoNACHcBwIA9Q0AId0HAQD0DQAh6AcBAPQNACHpBwQArw8AIeoHAQD0DQAh6wcBAPQNACHsB0AA-g0AIe0HAQD0DQAhAgAAAJQBACBTAACnCQAgAgAAAJQBACBTAACnCQAgAwAAAKIBACBaAACgCQAgWwAApQkAIAEAAACiAQAgAQAAAJQBACAFCgAAsw8AIGAAALQPACBhAAC3DwAgYgAAtg8AIGMAALUPACANrgcAAJUMADCvBwAArgkAELAHAACVDAAwwAcCANQLACHNB0AA5AsAIdwHAgDUCwAh3QcBANMLACHoBwEA0wsAIekHBACPDAAh6gcBANMLACHrBwEA0wsAIewHQADkCwAh7QcBANMLACEDAAAAlAEAIAEAAK0JADBfAACuCQAgAwAAAJQBACABAAChAQAwAgAAogEAIAcEAACUDAAgOQIA4QsAIa4HAACSDAAwrwcAAKQBABCwBwAAkgwAMNwHAgAAAAHnBwQAkwwAIQEAAACxCQAgAQAAALEJACABBAAAsg8AIAMAAACkAQAgAQAAtAkAMAIAALEJACADAAAApAEAIAEAALQJADACAACxCQAgAwAAAKQBACABAAC0CQAwAgAAsQkAIAQEAACxDwAgOQIAAAAB3AcCAAAAAecHBAAAAAEBUwAAuAkAIAM5AgAAAAHcBwIAAAAB5wcEAAAAAQFTAAC6CQAwAVMAALoJADAEBAAAsA8AIDkCAPUNACHcBwIA9Q0AIecHBACvDwAhAgAAALEJACBTAAC9CQAgAzkCAPUNACHcBwIA9Q0AIecHBACvDwAhAgAAAKQBACBTAAC_CQAgAgAAAKQBACBTAAC_CQAgAwAAALEJACBaAAC4CQAgWwAAvQkAIAEAAACxCQAgAQAAAKQBACAFCgAAqg8AIGAAAKsPACBhAACuDwAgYgAArQ8AIGMAAKwPACAGOQIA1AsAIa4HAACODAAwrwcAAMYJABCwBwAAjgwAMNwHAgDUCwAh5wcEAI8MACEDAAAApAEAIAEAAMUJADBfAADGCQAgAwAAAKQBACABAAC0CQAwAgAAsQkAIA0xAACNDAAgNgAAjAwAIK4HAACIDAAwrwcAAJIBABCwBwAAiAwAMMAHAgAAAAHNB0AA6AsAIc4HQACKDAAh4gcBAAAAAeMHAgAAAAHkBwIAAAAB5QcBAIkMACHmByAAiwwAIQEAAADJCQAgAQAAAMkJACAGMQAAqQ8AIDYAAKgPACDOBwAA7g0AIOMHAADuDQAg5AcAAO4NACDlBwAA7g0AIAMAAACSAQAgAQAAzAkAMAIAAMkJACADAAAAkgEAIAEAAMwJADACAADJCQAgAwAAAJIBACABAADMCQAwAgAAyQkAIAoxAACnDwAgNgAApg8AIMAHAgAAAAHNB0AAAAABzgdAAAAAAeIHAQAAAAHjBwIAAAAB5AcCAAAAAeUHAQAAAAHmByAAAAABAVMAANAJACAIwAcCAAAAAc0HQAAAAAHOB0AAAAAB4gcBAAAAAeMHAgAAAAHkBwIAAAAB5QcBAAAAAeYHIAAAAAEBUwAA0gkAMAFTAADSCQAwAQAAAJQBACABAAAAhAEAIAoxAAClDwAgNgAApA8AIMAHAgD1DQAhzQdAAPoNACHOB0AAiw4AIeIHAQD0DQAh4wcCAIwOACHkBwIAjA4AIeUHAQCgDgAh5gcgAKMPACECAAAAyQkAIFMAANcJACAIwAcCAPUNACHNB0AA-g0AIc4HQACLDgAh4gcBAPQNACHjBwIAjA4AIeQHAgCMDgAh5QcBAKAOACHmByAAow8AIQIAAACSAQAgUwAA2QkAIAIAAACSAQAgUwAA2QkAIAEAAACUAQAgAQAAAIQBACADAAAAyQkAIFoAANAJACBbAADXCQAgAQAAAMkJACABAAAAkgEAIAkKAACeDwAgYAAAnw8AIGEAAKIPACBiAAChDwAgYwAAoA8AIM4HAADuDQAg4wcAAO4NACDkBwAA7g0AIOUHAADuDQAgC64HAACEDAAwrwcAAOIJABCwBwAAhAwAMMAHAgDUCwAhzQdAAOQLACHOB0AA8gsAIeIHAQDTCwAh4wcCAPMLACHkBwIA8wsAIeUHAQD8CwAh5gcgAIUMACEDAAAAkgEAIAEAAOEJADBfAADiCQAgAwAAAJIBACABAADMCQAwAgAAyQkAIAEAAAAmACABAAAAJgAgAwAAAAcAIAEAACUAMAIAACYAIAMAAAAHACABAAAlADACAAAmACADAAAABwAgAQAAJQAwAgAAJgAgDAQAAJoPACAMAACcDwAgDQAAmw8AIA4AAJ0PACDABwIAAAABzQdAAAAAAdwHAgAAAAHdBwEAAAAB3gcBAAAAAd8HAAEAAAHgBwAAmA8AIOEHAACZDwAgAVMAAOoJACAIwAcCAAAAAc0HQAAAAAHcBwIAAAAB3QcBAAAAAd4HAQAAAAHfBwABAAAB4AcAAJgPACDhBwAAmQ8AIAFTAADsCQAwAVMAAOwJADAMBAAA9A4AIAwAAPYOACANAAD1DgAgDgAA9w4AIMAHAgD1DQAhzQdAAPoNACHcBwIA9Q0AId0HAQD0DQAh3gcBAPQNACHfBwABnw4AIeAHAADyDgAg4QcAAPMOACACAAAAJgAgUwAA7wkAIAjABwIA9Q0AIc0HQAD6DQAh3AcCAPUNACHdBwEA9A0AId4HAQD0DQAh3wcAAZ8OACHgBwAA8g4AIOEHAADzDgAgAgAAAAcAIFMAAPEJACACAAAABwAgUwAA8QkAIAMAAAAmACBaAADqCQAgWwAA7wkAIAEAAAAmACABAAAABwAgBgoAAO0OACBgAADuDgAgYQAA8Q4AIGIAAPAOACBjAADvDgAg3wcAAO4NACALrgcAAIIMADCvBwAA-AkAELAHAACCDAAwwAcCANQLACHNB0AA5AsAIdwHAgDUCwAh3QcBANMLACHeBwEA0wsAId8HAAH7CwAh4AcAAIMMACDhBwAAgwwAIAMAAAAHACABAAD3CQAwXwAA-AkAIAMAAAAHACABAAAlADACAAAmACABAAAACwAgAQAAAAsAIAMAAAAJACABAAAKADACAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAkDAADpDgAgBQAA6g4AIAsAAOsOACAMAADsDgAgwAcCAAAAAccHAgAAAAHIBwAA6A4AIM0HQAAAAAHbBwIAAAABAVMAAIAKACAFwAcCAAAAAccHAgAAAAHIBwAA6A4AIM0HQAAAAAHbBwIAAAABAVMAAIIKADABUwAAggoAMAkDAADMDgAgBQAAzQ4AIAsAAM4OACAMAADPDgAgwAcCAPUNACHHBwIA9Q0AIcgHAADLDgAgzQdAAPoNACHbBwIA9Q0AIQIAAAALACBTAACFCgAgBcAHAgD1DQAhxwcCAPUNACHIBwAAyw4AIM0HQAD6DQAh2wcCAPUNACECAAAACQAgUwAAhwoAIAIAAAAJACBTAACHCgAgAwAAAAsAIFoAAIAKACBbAACFCgAgAQAAAAsAIAEAAAAJACAFCgAAxg4AIGAAAMcOACBhAADKDgAgYgAAyQ4AIGMAAMgOACAIrgcAAIEMADCvBwAAjgoAELAHAACBDAAwwAcCANQLACHHBwIA1AsAIcgHAADxCwAgzQdAAOQLACHbBwIA1AsAIQMAAAAJACABAACNCgAwXwAAjgoAIAMAAAAJACABAAAKADACAAALACABAAAADwAgAQAAAA8AIAMAAAANACABAAAOADACAAAPACADAAAADQAgAQAADgAwAgAADwAgAwAAAA0AIAEAAA4AMAIAAA8AIA0GAADDDgAgCAAAxA4AIAkAAMUOACDABwIAAAAByAcAAMIOACDLBwIAAAABzQdAAAAAAc4HQAAAAAHWBwABAAAB1wcBAAAAAdgHAQAAAAHZB0AAAAAB2gdAAAAAAQFTAACWCgAgCsAHAgAAAAHIBwAAwg4AIMsHAgAAAAHNB0AAAAABzgdAAAAAAdYHAAEAAAHXBwEAAAAB2AcBAAAAAdkHQAAAAAHaB0AAAAABAVMAAJgKADABUwAAmAoAMA0GAAChDgAgCAAAog4AIAkAAKMOACDABwIA9Q0AIcgHAACeDgAgywcCAPUNACHNB0AA-g0AIc4HQAD6DQAh1gcAAZ8OACHXBwEAoA4AIdgHAQCgDgAh2QdAAIsOACHaB0AAiw4AIQIAAAAPACBTAACbCgAgCsAHAgD1DQAhyAcAAJ4OACDLBwIA9Q0AIc0HQAD6DQAhzgdAAPoNACHWBwABnw4AIdcHAQCgDgAh2AcBAKAOACHZB0AAiw4AIdoHQACLDgAhAgAAAA0AIFMAAJ0KACACAAAADQAgUwAAnQoAIAMAAAAPACBaAACWCgAgWwAAmwoAIAEAAAAPACABAAAADQAgCgoAAJkOACBgAACaDgAgYQAAnQ4AIGIAAJwOACBjAACbDgAg1gcAAO4NACDXBwAA7g0AINgHAADuDQAg2QcAAO4NACDaBwAA7g0AIA2uBwAA-gsAMK8HAACkCgAQsAcAAPoLADDABwIA1AsAIcgHAADxCwAgywcCANQLACHNB0AA5AsAIc4HQADkCwAh1gcAAfsLACHXBwEA_AsAIdgHAQD8CwAh2QdAAPILACHaB0AA8gsAIQMAAAANACABAACjCgAwXwAApAoAIAMAAAANACABAAAOADACAAAPACABAAAAEwAgAQAAABMAIAMAAAARACABAAASADACAAATACADAAAAEQAgAQAAEgAwAgAAEwAgAwAAABEAIAEAABIAMAIAABMAIAUHAACYDgAgzQdAAAAAAdMHAAEAAAHUBwIAAAAB1QdAAAAAAQFTAACsCgAgBM0HQAAAAAHTBwABAAAB1AcCAAAAAdUHQAAAAAEBUwAArgoAMAFTAACuCgAwBQcAAJcOACDNB0AA-g0AIdMHAAGJDgAh1AcCAPUNACHVB0AAiw4AIQIAAAATACBTAACxCgAgBM0HQAD6DQAh0wcAAYkOACHUBwIA9Q0AIdUHQACLDgAhAgAAABEAIFMAALMKACACAAAAEQAgUwAAswoAIAMAAAATACBaAACsCgAgWwAAsQoAIAEAAAATACABAAAAEQAgBgoAAJIOACBgAACTDgAgYQAAlg4AIGIAAJUOACBjAACUDgAg1QcAAO4NACAHrgcAAPkLADCvBwAAugoAELAHAAD5CwAwzQdAAOQLACHTBwAB8AsAIdQHAgDUCwAh1QdAAPILACEDAAAAEQAgAQAAuQoAMF8AALoKACADAAAAEQAgAQAAEgAwAgAAEwAgAQAAABoAIAEAAAAaACADAAAAGAAgAQAAGQAwAgAAGgAgAwAAABgAIAEAABkAMAIAABoAIAMAAAAYACABAAAZADACAAAaACAMBQAAkA4AIAYAAJEOACDFBwABAAABxgcAAQAAAccHAgAAAAHIBwAAjw4AIMkHAgAAAAHKB0AAAAABywcCAAAAAcwHQAAAAAHNB0AAAAABzgdAAAAAAQFTAADCCgAgCsUHAAEAAAHGBwABAAABxwcCAAAAAcgHAACPDgAgyQcCAAAAAcoHQAAAAAHLBwIAAAABzAdAAAAAAc0HQAAAAAHOB0AAAAABAVMAAMQKADABUwAAxAoAMAEAAAAJACAMBQAAjQ4AIAYAAI4OACDFBwABiQ4AIcYHAAGJDgAhxwcCAPUNACHIBwAAig4AIMkHAgD1DQAhygdAAIsOACHLBwIAjA4AIcwHQACLDgAhzQdAAPoNACHOB0AA-g0AIQIAAAAaACBTAADICgAgCsUHAAGJDgAhxgcAAYkOACHHBwIA9Q0AIcgHAACKDgAgyQcCAPUNACHKB0AAiw4AIcsHAgCMDgAhzAdAAIsOACHNB0AA-g0AIc4HQAD6DQAhAgAAABgAIFMAAMoKACACAAAAGAAgUwAAygoAIAEAAAAJACADAAAAGgAgWgAAwgoAIFsAAMgKACABAAAAGgAgAQAAABgAIAgKAACEDgAgYAAAhQ4AIGEAAIgOACBiAACHDgAgYwAAhg4AIMoHAADuDQAgywcAAO4NACDMBwAA7g0AIA2uBwAA7wsAMK8HAADSCgAQsAcAAO8LADDFBwAB8AsAIcYHAAHwCwAhxwcCANQLACHIBwAA8QsAIMkHAgDUCwAhygdAAPILACHLBwIA8wsAIcwHQADyCwAhzQdAAOQLACHOB0AA5AsAIQMAAAAYACABAADRCgAwXwAA0goAIAMAAAAYACABAAAZADACAAAaACAFrgcAAO4LADCvBwAA2AoAELAHAADuCwAwwwcBAAAAAcQHQADoCwAhAQAAANUKACABAAAA1QoAIAWuBwAA7gsAMK8HAADYCgAQsAcAAO4LADDDBwEA4AsAIcQHQADoCwAhAAMAAADYCgAgAQAA2QoAMAIAANUKACADAAAA2AoAIAEAANkKADACAADVCgAgAwAAANgKACABAADZCgAwAgAA1QoAIALDBwEAAAABxAdAAAAAAQFTAADdCgAgAsMHAQAAAAHEB0AAAAABAVMAAN8KADABUwAA3woAMALDBwEA9A0AIcQHQAD6DQAhAgAAANUKACBTAADiCgAgAsMHAQD0DQAhxAdAAPoNACECAAAA2AoAIFMAAOQKACACAAAA2AoAIFMAAOQKACADAAAA1QoAIFoAAN0KACBbAADiCgAgAQAAANUKACABAAAA2AoAIAMKAACBDgAgYgAAgw4AIGMAAIIOACAFrgcAAO0LADCvBwAA6woAELAHAADtCwAwwwcBANMLACHEB0AA5AsAIQMAAADYCgAgAQAA6goAMF8AAOsKACADAAAA2AoAIAEAANkKADACAADVCgAgBa4HAADsCwAwrwcAAPEKABCwBwAA7AsAMMAHAQAAAAHCB0AA6AsAIQEAAADuCgAgAQAAAO4KACAFrgcAAOwLADCvBwAA8QoAELAHAADsCwAwwAcBAOALACHCB0AA6AsAIQADAAAA8QoAIAEAAPIKADACAADuCgAgAwAAAPEKACABAADyCgAwAgAA7goAIAMAAADxCgAgAQAA8goAMAIAAO4KACACwAcBAAAAAcIHQAAAAAEBUwAA9goAIALABwEAAAABwgdAAAAAAQFTAAD4CgAwAVMAAPgKADACwAcBAPQNACHCB0AA-g0AIQIAAADuCgAgUwAA-woAIALABwEA9A0AIcIHQAD6DQAhAgAAAPEKACBTAAD9CgAgAgAAAPEKACBTAAD9CgAgAwAAAO4KACBaAAD2CgAgWwAA-woAIAEAAADuCgAgAQAAAPEKACADCgAA_g0AIGIAAIAOACBjAAD_DQAgBa4HAADrCwAwrwcAAIQLABCwBwAA6wsAMMAHAQDTCwAhwgdAAOQLACEDAAAA8QoAIAEAAIMLADBfAACECwAgAwAAAPEKACABAADyCgAwAgAA7goAIAWuBwAA6gsAMK8HAACKCwAQsAcAAOoLADDABwEAAAABwQdAAOgLACEBAAAAhwsAIAEAAACHCwAgBa4HAADqCwAwrwcAAIoLABCwBwAA6gsAMMAHAQDgCwAhwQdAAOgLACEAAwAAAIoLACABAACLCwAwAgAAhwsAIAMAAACKCwAgAQAAiwsAMAIAAIcLACADAAAAigsAIAEAAIsLADACAACHCwAgAsAHAQAAAAHBB0AAAAABAVMAAI8LACACwAcBAAAAAcEHQAAAAAEBUwAAkQsAMAFTAACRCwAwAsAHAQD0DQAhwQdAAPoNACECAAAAhwsAIFMAAJQLACACwAcBAPQNACHBB0AA-g0AIQIAAACKCwAgUwAAlgsAIAIAAACKCwAgUwAAlgsAIAMAAACHCwAgWgAAjwsAIFsAAJQLACABAAAAhwsAIAEAAACKCwAgAwoAAPsNACBiAAD9DQAgYwAA_A0AIAWuBwAA6QsAMK8HAACdCwAQsAcAAOkLADDABwEA0wsAIcEHQADkCwAhAwAAAIoLACABAACcCwAwXwAAnQsAIAMAAACKCwAgAQAAiwsAMAIAAIcLACAFrgcAAOcLADCvBwAAowsAELAHAADnCwAwsQcBAAAAAb8HQADoCwAhAQAAAKALACABAAAAoAsAIAWuBwAA5wsAMK8HAACjCwAQsAcAAOcLADCxBwEA4AsAIb8HQADoCwAhAAMAAACjCwAgAQAApAsAMAIAAKALACADAAAAowsAIAEAAKQLADACAACgCwAgAwAAAKMLACABAACkCwAwAgAAoAsAIAKxBwEAAAABvwdAAAAAAQFTAACoCwAgArEHAQAAAAG_B0AAAAABAVMAAKoLADABUwAAqgsAMAKxBwEA9A0AIb8HQAD6DQAhAgAAAKALACBTAACtCwAgArEHAQD0DQAhvwdAAPoNACECAAAAowsAIFMAAK8LACACAAAAowsAIFMAAK8LACADAAAAoAsAIFoAAKgLACBbAACtCwAgAQAAAKALACABAAAAowsAIAMKAAD3DQAgYgAA-Q0AIGMAAPgNACAFrgcAAOMLADCvBwAAtgsAELAHAADjCwAwsQcBANMLACG_B0AA5AsAIQMAAACjCwAgAQAAtQsAMF8AALYLACADAAAAowsAIAEAAKQLADACAACgCwAgBq4HAADfCwAwrwcAALwLABCwBwAA3wsAMLEHAQAAAAGyBwIA4QsAIbMHBADiCwAhAQAAALkLACABAAAAuQsAIAauBwAA3wsAMK8HAAC8CwAQsAcAAN8LADCxBwEA4AsAIbIHAgDhCwAhswcEAOILACEBswcAAO4NACADAAAAvAsAIAEAAL0LADACAAC5CwAgAwAAALwLACABAAC9CwAwAgAAuQsAIAMAAAC8CwAgAQAAvQsAMAIAALkLACADsQcBAAAAAbIHAgAAAAGzBwQAAAABAVMAAMELACADsQcBAAAAAbIHAgAAAAGzBwQAAAABAVMAAMMLADABUwAAwwsAMAOxBwEA9A0AIbIHAgD1DQAhswcEAPYNACECAAAAuQsAIFMAAMYLACADsQcBAPQNACGyBwIA9Q0AIbMHBAD2DQAhAgAAALwLACBTAADICwAgAgAAALwLACBTAADICwAgAwAAALkLACBaAADBCwAgWwAAxgsAIAEAAAC5CwAgAQAAALwLACAGCgAA7w0AIGAAAPANACBhAADzDQAgYgAA8g0AIGMAAPENACCzBwAA7g0AIAauBwAA0gsAMK8HAADPCwAQsAcAANILADCxBwEA0wsAIbIHAgDUCwAhswcEANULACEDAAAAvAsAIAEAAM4LADBfAADPCwAgAwAAALwLACABAAC9CwAwAgAAuQsAIAauBwAA0gsAMK8HAADPCwAQsAcAANILADCxBwEA0wsAIbIHAgDUCwAhswcEANULACEOCgAA2wsAIGIAAN4LACBjAADeCwAgtAcBAAAAAbUHAQAAAAS2BwEAAAAEtwcBAAAAAbgHAQAAAAG5BwEAAAABugcBAAAAAbsHAQDdCwAhvAcBAAAAAb0HAQAAAAG-BwEAAAABDQoAANsLACBgAADcCwAgYQAA2wsAIGIAANsLACBjAADbCwAgtAcCAAAAAbUHAgAAAAS2BwIAAAAEtwcCAAAAAbgHAgAAAAG5BwIAAAABugcCAAAAAbsHAgDaCwAhDQoAANcLACBgAADYCwAgYQAA2QsAIGIAANkLACBjAADZCwAgtAcEAAAAAbUHBAAAAAW2BwQAAAAFtwcEAAAAAbgHBAAAAAG5BwQAAAABugcEAAAAAbsHBADWCwAhDQoAANcLACBgAADYCwAgYQAA2QsAIGIAANkLACBjAADZCwAgtAcEAAAAAbUHBAAAAAW2BwQAAAAFtwcEAAAAAbgHBAAAAAG5BwQAAAABugcEAAAAAbsHBADWCwAhCLQHAgAAAAG1BwIAAAAFtgcCAAAABbcHAgAAAAG4BwIAAAABuQcCAAAAAboHAgAAAAG7BwIA1wsAIQi0BwgAAAABtQcIAAAABbYHCAAAAAW3BwgAAAABuAcIAAAAAbkHCAAAAAG6BwgAAAABuwcIANgLACEItAcEAAAAAbUHBAAAAAW2BwQAAAAFtwcEAAAAAbgHBAAAAAG5BwQAAAABugcEAAAAAbsHBADZCwAhDQoAANsLACBgAADcCwAgYQAA2wsAIGIAANsLACBjAADbCwAgtAcCAAAAAbUHAgAAAAS2BwIAAAAEtwcCAAAAAbgHAgAAAAG5BwIAAAABugcCAAAAAbsHAgDaCwAhCLQHAgAAAAG1BwIAAAAEtgcCAAAABLcHAgAAAAG4BwIAAAABuQcCAAAAAboHAgAAAAG7BwIA2wsAIQi0BwgAAAABtQcIAAAABLYHCAAAAAS3BwgAAAABuAcIAAAAAbkHCAAAAAG6BwgAAAABuwcIANwLACEOCgAA2wsAIGIAAN4LACBjAADeCwAgtAcBAAAAAbUHAQAAAAS2BwEAAAAEtwcBAAAAAbgHAQAAAAG5BwEAAAABugcBAAAAAbsHAQDdCwAhvAcBAAAAAb0HAQAAAAG-BwEAAAABC7QHAQAAAAG1BwEAAAAEtgcBAAAABLcHAQAAAAG4BwEAAAABuQcBAAAAAboHAQAAAAG7BwEA3gsAIbwHAQAAAAG9BwEAAAABvgcBAAAAAQauBwAA3wsAMK8HAAC8CwAQsAcAAN8LADCxBwEA4AsAIbIHAgDhCwAhswcEAOILACELtAcBAAAAAbUHAQAAAAS2BwEAAAAEtwcBAAAAAbgHAQAAAAG5BwEAAAABugcBAAAAAbsHAQDeCwAhvAcBAAAAAb0HAQAAAAG-BwEAAAABCLQHAgAAAAG1BwIAAAAEtgcCAAAABLcHAgAAAAG4BwIAAAABuQcCAAAAAboHAgAAAAG7BwIA2wsAIQi0BwQAAAABtQcEAAAABbYHBAAAAAW3BwQAAAABuAcEAAAAAbkHBAAAAAG6BwQAAAABuwcEANkLACEFrgcAAOMLADCvBwAAtgsAELAHAADjCwAwsQcBANMLACG_B0AA5AsAIQsKAADbCwAgYgAA5gsAIGMAAOYLACC0B0AAAAABtQdAAAAABLYHQAAAAAS3B0AAAAABuAdAAAAAAbkHQAAAAAG6B0AAAAABuwdAAOULACELCgAA2wsAIGIAAOYLACBjAADmCwAgtAdAAAAAAbUHQAAAAAS2B0AAAAAEtwdAAAAAAbgHQAAAAAG5B0AAAAABugdAAAAAAbsHQADlCwAhCLQHQAAAAAG1B0AAAAAEtgdAAAAABLcHQAAAAAG4B0AAAAABuQdAAAAAAboHQAAAAAG7B0AA5gsAIQWuBwAA5wsAMK8HAACjCwAQsAcAAOcLADCxBwEA4AsAIb8HQADoCwAhCLQHQAAAAAG1B0AAAAAEtgdAAAAABLcHQAAAAAG4B0AAAAABuQdAAAAAAboHQAAAAAG7B0AA5gsAIQWuBwAA6QsAMK8HAACdCwAQsAcAAOkLADDABwEA0wsAIcEHQADkCwAhBa4HAADqCwAwrwcAAIoLABCwBwAA6gsAMMAHAQDgCwAhwQdAAOgLACEFrgcAAOsLADCvBwAAhAsAELAHAADrCwAwwAcBANMLACHCB0AA5AsAIQWuBwAA7AsAMK8HAADxCgAQsAcAAOwLADDABwEA4AsAIcIHQADoCwAhBa4HAADtCwAwrwcAAOsKABCwBwAA7QsAMMMHAQDTCwAhxAdAAOQLACEFrgcAAO4LADCvBwAA2AoAELAHAADuCwAwwwcBAOALACHEB0AA6AsAIQ2uBwAA7wsAMK8HAADSCgAQsAcAAO8LADDFBwAB8AsAIcYHAAHwCwAhxwcCANQLACHIBwAA8QsAIMkHAgDUCwAhygdAAPILACHLBwIA8wsAIcwHQADyCwAhzQdAAOQLACHOB0AA5AsAIQcKAADbCwAgYgAA-AsAIGMAAPgLACC0BwABAAABtQcAAQAABLYHAAEAAAS7BwAB9wsAIQS0BwAAANAHCdAHAAAA0AcD0QcAAADQBwjSBwAAANAHCAsKAADXCwAgYgAA9gsAIGMAAPYLACC0B0AAAAABtQdAAAAABbYHQAAAAAW3B0AAAAABuAdAAAAAAbkHQAAAAAG6B0AAAAABuwdAAPULACENCgAA1wsAIGAAANgLACBhAADXCwAgYgAA1wsAIGMAANcLACC0BwIAAAABtQcCAAAABbYHAgAAAAW3BwIAAAABuAcCAAAAAbkHAgAAAAG6BwIAAAABuwcCAPQLACENCgAA1wsAIGAAANgLACBhAADXCwAgYgAA1wsAIGMAANcLACC0BwIAAAABtQcCAAAABbYHAgAAAAW3BwIAAAABuAcCAAAAAbkHAgAAAAG6BwIAAAABuwcCAPQLACELCgAA1wsAIGIAAPYLACBjAAD2CwAgtAdAAAAAAbUHQAAAAAW2B0AAAAAFtwdAAAAAAbgHQAAAAAG5B0AAAAABugdAAAAAAbsHQAD1CwAhCLQHQAAAAAG1B0AAAAAFtgdAAAAABbcHQAAAAAG4B0AAAAABuQdAAAAAAboHQAAAAAG7B0AA9gsAIQcKAADbCwAgYgAA-AsAIGMAAPgLACC0BwABAAABtQcAAQAABLYHAAEAAAS7BwAB9wsAIQS0BwABAAABtQcAAQAABLYHAAEAAAS7BwAB-AsAIQeuBwAA-QsAMK8HAAC6CgAQsAcAAPkLADDNB0AA5AsAIdMHAAHwCwAh1AcCANQLACHVB0AA8gsAIQ2uBwAA-gsAMK8HAACkCgAQsAcAAPoLADDABwIA1AsAIcgHAADxCwAgywcCANQLACHNB0AA5AsAIc4HQADkCwAh1gcAAfsLACHXBwEA_AsAIdgHAQD8CwAh2QdAAPILACHaB0AA8gsAIQcKAADXCwAgYgAAgAwAIGMAAIAMACC0BwABAAABtQcAAQAABbYHAAEAAAW7BwAB_wsAIQ4KAADXCwAgYgAA_gsAIGMAAP4LACC0BwEAAAABtQcBAAAABbYHAQAAAAW3BwEAAAABuAcBAAAAAbkHAQAAAAG6BwEAAAABuwcBAP0LACG8BwEAAAABvQcBAAAAAb4HAQAAAAEOCgAA1wsAIGIAAP4LACBjAAD-CwAgtAcBAAAAAbUHAQAAAAW2BwEAAAAFtwcBAAAAAbgHAQAAAAG5BwEAAAABugcBAAAAAbsHAQD9CwAhvAcBAAAAAb0HAQAAAAG-BwEAAAABC7QHAQAAAAG1BwEAAAAFtgcBAAAABbcHAQAAAAG4BwEAAAABuQcBAAAAAboHAQAAAAG7BwEA_gsAIbwHAQAAAAG9BwEAAAABvgcBAAAAAQcKAADXCwAgYgAAgAwAIGMAAIAMACC0BwABAAABtQcAAQAABbYHAAEAAAW7BwAB_wsAIQS0BwABAAABtQcAAQAABbYHAAEAAAW7BwABgAwAIQiuBwAAgQwAMK8HAACOCgAQsAcAAIEMADDABwIA1AsAIccHAgDUCwAhyAcAAPELACDNB0AA5AsAIdsHAgDUCwAhC64HAACCDAAwrwcAAPgJABCwBwAAggwAMMAHAgDUCwAhzQdAAOQLACHcBwIA1AsAId0HAQDTCwAh3gcBANMLACHfBwAB-wsAIeAHAACDDAAg4QcAAIMMACAEtAcBAAAABdAHAQAAAAHRBwEAAAAE0gcBAAAABAuuBwAAhAwAMK8HAADiCQAQsAcAAIQMADDABwIA1AsAIc0HQADkCwAhzgdAAPILACHiBwEA0wsAIeMHAgDzCwAh5AcCAPMLACHlBwEA_AsAIeYHIACFDAAhBQoAANsLACBiAACHDAAgYwAAhwwAILQHIAAAAAG7ByAAhgwAIQUKAADbCwAgYgAAhwwAIGMAAIcMACC0ByAAAAABuwcgAIYMACECtAcgAAAAAbsHIACHDAAhDTEAAI0MACA2AACMDAAgrgcAAIgMADCvBwAAkgEAELAHAACIDAAwwAcCAOELACHNB0AA6AsAIc4HQACKDAAh4gcBAOALACHjBwIAwQwAIeQHAgDBDAAh5QcBAIkMACHmByAAiwwAIQu0BwEAAAABtQcBAAAABbYHAQAAAAW3BwEAAAABuAcBAAAAAbkHAQAAAAG6BwEAAAABuwcBAP4LACG8BwEAAAABvQcBAAAAAb4HAQAAAAEItAdAAAAAAbUHQAAAAAW2B0AAAAAFtwdAAAAAAbgHQAAAAAG5B0AAAAABugdAAAAAAbsHQAD2CwAhArQHIAAAAAG7ByAAhwwAIREEAACUDAAgNQAApQ0AIK4HAACkDQAwrwcAAJQBABCwBwAApA0AMMAHAgDhCwAhzQdAAOgLACHcBwIA4QsAId0HAQDgCwAh6AcBAOALACHpBwQAkwwAIeoHAQDgCwAh6wcBAOALACHsB0AA6AsAIe0HAQDgCwAhnAkAAJQBACCdCQAAlAEAIBsZAACUDAAgMgAAlQ0AIDMAAJgNACA0AACuDQAgNQAApQ0AIK4HAACqDQAwrwcAAIQBABCwBwAAqg0AMMAHAgDhCwAhzQdAAOgLACHoBwEA4AsAIekHBACTDAAh6wcBAOALACHuBwIA4QsAIfEHAQDgCwAh8gcBAOALACH0BwAAqw30ByL2BwAArA32ByL3BwgArQ0AIfgHAgDBDAAh-QcCAMEMACH6BwEAiQwAIfsHAgDhCwAh_AcCAOELACH9BwIA4QsAIZwJAACEAQAgnQkAAIQBACAGOQIA1AsAIa4HAACODAAwrwcAAMYJABCwBwAAjgwAMNwHAgDUCwAh5wcEAI8MACENCgAA2wsAIGAAANwLACBhAACRDAAgYgAAkQwAIGMAAJEMACC0BwQAAAABtQcEAAAABLYHBAAAAAS3BwQAAAABuAcEAAAAAbkHBAAAAAG6BwQAAAABuwcEAJAMACENCgAA2wsAIGAAANwLACBhAACRDAAgYgAAkQwAIGMAAJEMACC0BwQAAAABtQcEAAAABLYHBAAAAAS3BwQAAAABuAcEAAAAAbkHBAAAAAG6BwQAAAABuwcEAJAMACEItAcEAAAAAbUHBAAAAAS2BwQAAAAEtwcEAAAAAbgHBAAAAAG5BwQAAAABugcEAAAAAbsHBACRDAAhBwQAAJQMACA5AgDhCwAhrgcAAJIMADCvBwAApAEAELAHAACSDAAw3AcCAOELACHnBwQAkwwAIQi0BwQAAAABtQcEAAAABLYHBAAAAAS3BwQAAAABuAcEAAAAAbkHBAAAAAG6BwQAAAABuwcEAJEMACE_EAAAhg0AIBEAAIcNACASAACIDQAgEwAAiQ0AIBQAAIoNACAVAACLDQAgFgAAjA0AIBcAAOEMACAbAACNDQAgHQAAjg0AIB4AAM4MACAjAACQDQAgJQAAjw0AICcAAJENACAsAACSDQAgLgAAlg0AIDAAAJMNACAyAACVDQAgMwAAmA0AIDcAAJQNACA4AACXDQAgOQAAmQ0AIDoAAJoNACA9AACbDQAgPgAAmw0AID8AAJsNACBBAACcDQAgQgAAnA0AIEMAAJ0NACBEAACeDQAgRgAAnw0AIEcAAKANACBMAAChDQAgTQAAoQ0AIK4HAACEDQAwrwcAAKoBABCwBwAAhA0AMMAHAgDhCwAhzQdAAOgLACHlBwEAiQwAIZcIQACKDAAh8AgBAIkMACH7CAEA4AsAIfwIQACKDAAh_QgBAIkMACH_CAAAhQ3_CCKACUAAigwAIYEJQACKDAAhggkBAIkMACGDCUAAigwAIYQJQACKDAAhhQkBAIkMACGGCUAAigwAIYcJAgDhCwAhiAkgAIsMACGJCUAAigwAIYoJIACLDAAhiwkBAIkMACGMCQEAiQwAIY0JAQCJDAAhjgkBAIkMACGcCQAAqgEAIJ0JAACqAQAgDa4HAACVDAAwrwcAAK4JABCwBwAAlQwAMMAHAgDUCwAhzQdAAOQLACHcBwIA1AsAId0HAQDTCwAh6AcBANMLACHpBwQAjwwAIeoHAQDTCwAh6wcBANMLACHsB0AA5AsAIe0HAQDTCwAhBTQCANQLACGuBwAAlgwAMK8HAACYCQAQsAcAAJYMADDkBwIA1AsAIQYxAACYDAAgNAIA4QsAIa4HAACXDAAwrwcAAJABABCwBwAAlwwAMOQHAgDhCwAhGxkAAJQMACAyAACVDQAgMwAAmA0AIDQAAK4NACA1AAClDQAgrgcAAKoNADCvBwAAhAEAELAHAACqDQAwwAcCAOELACHNB0AA6AsAIegHAQDgCwAh6QcEAJMMACHrBwEA4AsAIe4HAgDhCwAh8QcBAOALACHyBwEA4AsAIfQHAACrDfQHIvYHAACsDfYHIvcHCACtDQAh-AcCAMEMACH5BwIAwQwAIfoHAQCJDAAh-wcCAOELACH8BwIA4QsAIf0HAgDhCwAhnAkAAIQBACCdCQAAhAEAIAiuBwAAmQwAMK8HAACACQAQsAcAAJkMADDABwIA1AsAIc0HQADkCwAh5AcCANQLACHuBwIA1AsAIe8HAQDTCwAhB64HAACaDAAwrwcAAOoIABCwBwAAmgwAMM0HQADkCwAh2wcCANQLACHkBwIA1AsAIfAHAgDUCwAhFK4HAACbDAAwrwcAANQIABCwBwAAmwwAMMAHAgDUCwAhzQdAAOQLACHoBwEA0wsAIekHBACPDAAh6wcBANMLACHuBwIA1AsAIfEHAQDTCwAh8gcBANMLACH0BwAAnAz0ByL2BwAAnQz2ByL3BwgAngwAIfgHAgDzCwAh-QcCAPMLACH6BwEA_AsAIfsHAgDUCwAh_AcCANQLACH9BwIA1AsAIQcKAADbCwAgYgAAowwAIGMAAKMMACC0BwAAAPQHArUHAAAA9AcItgcAAAD0Bwi7BwAAogz0ByIHCgAA2wsAIGIAAKEMACBjAAChDAAgtAcAAAD2BwK1BwAAAPYHCLYHAAAA9gcIuwcAAKAM9gciDQoAANcLACBgAADYCwAgYQAA2AsAIGIAANgLACBjAADYCwAgtAcIAAAAAbUHCAAAAAW2BwgAAAAFtwcIAAAAAbgHCAAAAAG5BwgAAAABugcIAAAAAbsHCACfDAAhDQoAANcLACBgAADYCwAgYQAA2AsAIGIAANgLACBjAADYCwAgtAcIAAAAAbUHCAAAAAW2BwgAAAAFtwcIAAAAAbgHCAAAAAG5BwgAAAABugcIAAAAAbsHCACfDAAhBwoAANsLACBiAAChDAAgYwAAoQwAILQHAAAA9gcCtQcAAAD2Bwi2BwAAAPYHCLsHAACgDPYHIgS0BwAAAPYHArUHAAAA9gcItgcAAAD2Bwi7BwAAoQz2ByIHCgAA2wsAIGIAAKMMACBjAACjDAAgtAcAAAD0BwK1BwAAAPQHCLYHAAAA9AcIuwcAAKIM9AciBLQHAAAA9AcCtQcAAAD0Bwi2BwAAAPQHCLsHAACjDPQHIgWuBwAApAwAMK8HAAC-CAAQsAcAAKQMADD-BwIA1AsAIf8HAgDUCwAhCq4HAAClDAAwrwcAAKgIABCwBwAApQwAMPEHAQDTCwAh_gcCAPMLACH_BwIA1AsAIYAIAgDUCwAhgQgQAKYMACGCCAIA1AsAIYMIAQD8CwAhDQoAANsLACBgAACoDAAgYQAAqAwAIGIAAKgMACBjAACoDAAgtAcQAAAAAbUHEAAAAAS2BxAAAAAEtwcQAAAAAbgHEAAAAAG5BxAAAAABugcQAAAAAbsHEACnDAAhDQoAANsLACBgAACoDAAgYQAAqAwAIGIAAKgMACBjAACoDAAgtAcQAAAAAbUHEAAAAAS2BxAAAAAEtwcQAAAAAbgHEAAAAAG5BxAAAAABugcQAAAAAbsHEACnDAAhCLQHEAAAAAG1BxAAAAAEtgcQAAAABLcHEAAAAAG4BxAAAAABuQcQAAAAAboHEAAAAAG7BxAAqAwAIQyuBwAAqQwAMK8HAACSCAAQsAcAAKkMADDABwIA1AsAIc0HQADkCwAh9gcAAKsMiAgihQgAAKoMhQgihggCANQLACGICEAA8gsAIYkIAQD8CwAhiggCAPMLACGLCAEA_AsAIQcKAADbCwAgYgAArwwAIGMAAK8MACC0BwAAAIUIArUHAAAAhQgItgcAAACFCAi7BwAArgyFCCIHCgAA2wsAIGIAAK0MACBjAACtDAAgtAcAAACICAK1BwAAAIgICLYHAAAAiAgIuwcAAKwMiAgiBwoAANsLACBiAACtDAAgYwAArQwAILQHAAAAiAgCtQcAAACICAi2BwAAAIgICLsHAACsDIgIIgS0BwAAAIgIArUHAAAAiAgItgcAAACICAi7BwAArQyICCIHCgAA2wsAIGIAAK8MACBjAACvDAAgtAcAAACFCAK1BwAAAIUICLYHAAAAhQgIuwcAAK4MhQgiBLQHAAAAhQgCtQcAAACFCAi2BwAAAIUICLsHAACvDIUIIgyuBwAAsAwAMK8HAAD8BwAQsAcAALAMADDABwIA1AsAIc0HQADkCwAh7gcCANQLACHxBwEA_AsAIYAIAgDUCwAhjAgCANQLACGNCAEA0wsAIY4IAQD8CwAhjwhAAPILACEJrgcAALEMADCvBwAA5gcAELAHAACxDAAwwAcCANQLACHNB0AA5AsAIe4HAgDUCwAh8QcBANMLACGNCAEA0wsAIZAIQADyCwAhGR8BANMLACGuBwAAsgwAMK8HAADQBwAQsAcAALIMADDABwIA1AsAIc0HQADkCwAh3AcCAPMLACHxBwEA0wsAIfIHAQDTCwAh9gcAALQMlggi_gcCAPMLACGBCBAApgwAIYwIEACmDAAhkQgBAPwLACGSCAEA_AsAIZMIEACzDAAhlAgCANQLACGWCAEA_AsAIZcIQADyCwAhmAgCANQLACGZCCAAhQwAIZoIAQDTCwAhmwgBANMLACGcCAIA1AsAIZ0IAgDUCwAhDQoAANcLACBgAAC4DAAgYQAAuAwAIGIAALgMACBjAAC4DAAgtAcQAAAAAbUHEAAAAAW2BxAAAAAFtwcQAAAAAbgHEAAAAAG5BxAAAAABugcQAAAAAbsHEAC3DAAhBwoAANsLACBiAAC2DAAgYwAAtgwAILQHAAAAlggCtQcAAACWCAi2BwAAAJYICLsHAAC1DJYIIgcKAADbCwAgYgAAtgwAIGMAALYMACC0BwAAAJYIArUHAAAAlggItgcAAACWCAi7BwAAtQyWCCIEtAcAAACWCAK1BwAAAJYICLYHAAAAlggIuwcAALYMlggiDQoAANcLACBgAAC4DAAgYQAAuAwAIGIAALgMACBjAAC4DAAgtAcQAAAAAbUHEAAAAAW2BxAAAAAFtwcQAAAAAbgHEAAAAAG5BxAAAAABugcQAAAAAbsHEAC3DAAhCLQHEAAAAAG1BxAAAAAFtgcQAAAABbcHEAAAAAG4BxAAAAABuQcQAAAAAboHEAAAAAG7BxAAuAwAIQ2uBwAAuQwAMK8HAAC4BwAQsAcAALkMADDABwIA1AsAIc0HQADkCwAh3AcCANQLACHdBwEA0wsAIfIHAQDTCwAh9gcAALoMnwgikQgBANMLACGcCAIA1AsAIZ0IAgDUCwAhnwggAIUMACEHCgAA2wsAIGIAALwMACBjAAC8DAAgtAcAAACfCAK1BwAAAJ8ICLYHAAAAnwgIuwcAALsMnwgiBwoAANsLACBiAAC8DAAgYwAAvAwAILQHAAAAnwgCtQcAAACfCAi2BwAAAJ8ICLsHAAC7DJ8IIgS0BwAAAJ8IArUHAAAAnwgItgcAAACfCAi7BwAAvAyfCCIErgcAAL0MADCvBwAAogcAELAHAAC9DAAwoAgBANMLACEErgcAAL4MADCvBwAAjwcAELAHAAC-DAAwoAgBAOALACENrgcAAL8MADCvBwAAiQcAELAHAAC_DAAwwAcEAI8MACHNB0AA5AsAIe4HAgDzCwAh8QcBAPwLACGFCAEA_AsAIZAIQADyCwAhoQgBANMLACGiCAIA1AsAIaMIAQDTCwAhpAgCANQLACENrgcAAMAMADCvBwAA_AYAELAHAADADAAwwAcEAJMMACHNB0AA6AsAIe4HAgDBDAAh8QcBAIkMACGFCAEAiQwAIZAIQACKDAAhoQgBAOALACGiCAIA4QsAIaMIAQDgCwAhpAgCAOELACEItAcCAAAAAbUHAgAAAAW2BwIAAAAFtwcCAAAAAbgHAgAAAAG5BwIAAAABugcCAAAAAbsHAgDXCwAhAqEIAQAAAAGiCAIAAAABBK4HAADDDAAwrwcAAPYGABCwBwAAwwwAMKYIAgDUCwAhBSAAAMUMACCuBwAAxAwAMK8HAABcABCwBwAAxAwAMKYIAgDhCwAhExkAAJQMACAfAADPDQAgJAAA0A0AICUAAI8NACAmAADRDQAgrgcAAM0NADCvBwAASQAQsAcAAM0NADDABwIA4QsAIc0HQADoCwAh7gcCAOELACHxBwEA4AsAIfYHAADODasIIo0IAQDgCwAhqQgCAMEMACGrCAIAwQwAIawIAgDhCwAhnAkAAEkAIJ0JAABJACAHrgcAAMYMADCvBwAA5AYAELAHAADGDAAwzQdAAOQLACHbBwIA1AsAIfAHAgDUCwAhpwgCANQLACEJrgcAAMcMADCvBwAAzgYAELAHAADHDAAwwAcCANQLACHNB0AA5AsAIe4HAgDUCwAhjQgBANMLACGmCAIA1AsAIagIAgDUCwAhDK4HAADIDAAwrwcAALgGABCwBwAAyAwAMMAHAgDUCwAhzQdAAOQLACHuBwIA1AsAIfEHAQDTCwAh9gcAAMkMqwgijQgBANMLACGpCAIA8wsAIasIAgDzCwAhrAgCANQLACEHCgAA2wsAIGIAAMsMACBjAADLDAAgtAcAAACrCAK1BwAAAKsICLYHAAAAqwgIuwcAAMoMqwgiBwoAANsLACBiAADLDAAgYwAAywwAILQHAAAAqwgCtQcAAACrCAi2BwAAAKsICLsHAADKDKsIIgS0BwAAAKsIArUHAAAAqwgItgcAAACrCAi7BwAAywyrCCIGrgcAAMwMADCvBwAAngYAELAHAADMDAAwwAcCANQLACHdBwEA0wsAIZEIAQDTCwAhBx4AAM4MACCuBwAAzQwAMK8HAABNABCwBwAAzQwAMMAHAgDhCwAh3QcBAOALACGRCAEA4AsAIQOtCAAASQAgrggAAEkAIK8IAABJACAGrgcAAM8MADCvBwAAhgYAELAHAADPDAAwzQdAAOQLACHdBwEA0wsAIfAHAAHwCwAhBq4HAADQDAAwrwcAAPMFABCwBwAA0AwAMM0HQADoCwAh3QcBAOALACHwBwAB0QwAIQS0BwABAAABtQcAAQAABLYHAAEAAAS7BwAB-AsAIQmuBwAA0gwAMK8HAADtBQAQsAcAANIMADDABwIA1AsAIc0HQADkCwAh2wcCANQLACGwCAEA0wsAIbEIAQDTCwAhsghAAPILACEMrgcAANMMADCvBwAA1wUAELAHAADTDAAwwAcCANQLACHNB0AA5AsAIdsHAgDUCwAh3QcBANMLACGyCEAA8gsAIbMIAAHwCwAhtAgAAfALACG1CAQAjwwAIbYIAACDDAAgBq4HAADUDAAwrwcAAMEFABCwBwAA1AwAMNMHAAHwCwAh1QdAAPILACHbBwIA1AsAIQmuBwAA1QwAMK8HAACrBQAQsAcAANUMADDNB0AA5AsAIdsHAgDUCwAhtwgBANMLACG4CAQAjwwAIbkIAgDUCwAhughAAPILACEKAwAAlAwAIK4HAADWDAAwrwcAACkAELAHAADWDAAwzQdAAOgLACHbBwIA4QsAIbcIAQDgCwAhuAgEAJMMACG5CAIA4QsAIboIQACKDAAhB64HAADXDAAwrwcAAJMFABCwBwAA1wwAMLMHQADkCwAh2wcCAPMLACG7CAEA0wsAIbwIAADYDAAgDwoAANsLACBiAADZDAAgYwAA2QwAILQHgAAAAAG3B4AAAAABuAeAAAAAAbkHgAAAAAG6B4AAAAABuweAAAAAAb0IAQAAAAG-CAEAAAABvwgBAAAAAcAIgAAAAAHBCIAAAAABwgiAAAAAAQy0B4AAAAABtweAAAAAAbgHgAAAAAG5B4AAAAABugeAAAAAAbsHgAAAAAG9CAEAAAABvggBAAAAAb8IAQAAAAHACIAAAAABwQiAAAAAAcIIgAAAAAEHrgcAANoMADCvBwAAgAUAELAHAADaDAAwswdAAOgLACHbBwIAwQwAIbsIAQDgCwAhvAgAANsMACAMtAeAAAAAAbcHgAAAAAG4B4AAAAABuQeAAAAAAboHgAAAAAG7B4AAAAABvQgBAAAAAb4IAQAAAAG_CAEAAAABwAiAAAAAAcEIgAAAAAHCCIAAAAABB64HAADcDAAwrwcAAPoEABCwBwAA3AwAMNsHAgDUCwAhwwgCANQLACHECAIA1AsAIcUIQADkCwAhCK4HAADdDAAwrwcAAOQEABCwBwAA3QwAMMAHAgDUCwAhzQdAAOQLACHuBwIA1AsAIe8HAQDTCwAhwwgCANQLACEOrgcAAN4MADCvBwAAzgQAELAHAADeDAAwwAcCANQLACHNB0AA5AsAIe4HAgDUCwAh7wcBANMLACHxBwEA0wsAIcYIAgDUCwAhxwggAIUMACHICCAAhQwAIckIAgDUCwAhyghAAOQLACHLCAIA1AsAIQmuBwAA3wwAMK8HAAC4BAAQsAcAAN8MADDABwIA1AsAIc0HQADkCwAh8QcBANMLACHyBwEA0wsAIZcIQADyCwAhzAgCANQLACEKFwAA4QwAIK4HAADgDAAwrwcAAKUEABCwBwAA4AwAMMAHAgDhCwAhzQdAAOgLACHxBwEA4AsAIfIHAQDgCwAhlwhAAIoMACHMCAIA4QsAIQOtCAAANwAgrggAADcAIK8IAAA3ACASrgcAAOIMADCvBwAAnwQAELAHAADiDAAwwAcCANQLACHCB0AA8gsAIcoHQADkCwAhzgdAAPILACHbBwIA1AsAIecHBACPDAAh6wcBAPwLACHNCAEA0wsAIc4IAgDUCwAhzwgCANQLACHQCAIA1AsAIdEIBACPDAAh0ggCANQLACHTCAEA_AsAIdQIQADyCwAhCK4HAADjDAAwrwcAAIkEABCwBwAA4wwAMM0IAQD8CwAh1QgCANQLACHWCAIA1AsAIdcIAQD8CwAh2AgCAPMLACEMKgIA1AsAIa4HAADkDAAwrwcAAPMDABCwBwAA5AwAMMAHAgDUCwAhzQdAAOQLACHbBwIA1AsAIc0IAQDTCwAh1wgBAPwLACHYCAIA1AsAIdkIAQDTCwAh2ghAAPILACEQrgcAAOUMADCvBwAA3QMAELAHAADlDAAwvwdAAOQLACHABwIA1AsAIe4HAgDzCwAh8QcBAPwLACHNCAEA0wsAIdcIAQD8CwAh2AgCAPMLACHbCAEA0wsAIdwIAgDUCwAh3QgCAPMLACHeCAEA0wsAId8IAQD8CwAh4AggAIUMACERKgAA5wwAIK4HAADmDAAwrwcAAMoDABCwBwAA5gwAML8HQADoCwAhwAcCAOELACHuBwIAwQwAIfEHAQCJDAAhzQgBAOALACHXCAEAiQwAIdgIAgDBDAAh2wgBAOALACHcCAIA4QsAId0IAgDBDAAh3ggBAOALACHfCAEAiQwAIeAIIACLDAAhA60IAADKAQAgrggAAMoBACCvCAAAygEAIALbCAEAAAAB3AgCAAAAAQyuBwAA6QwAMK8HAADEAwAQsAcAAOkMADC_B0AA5AsAIcAHAgDUCwAh3AcCAPMLACHxBwEA_AsAIY0IAQDTCwAh2wgBANMLACHcCAIA1AsAIeIIAgDUCwAh4wgCANQLACEQrgcAAOoMADCvBwAArAMAELAHAADqDAAwwAcCANQLACHNB0AA5AsAIe4HAgDzCwAh9gcAAOsM5wgi1wgBANMLACHbCAEA0wsAIdwIAgDUCwAh5AgCANQLACHlCAEA_AsAIecIAgDzCwAh6AgBAPwLACHpCEAA8gsAIeoIQADyCwAhBwoAANsLACBiAADtDAAgYwAA7QwAILQHAAAA5wgCtQcAAADnCAi2BwAAAOcICLsHAADsDOcIIgcKAADbCwAgYgAA7QwAIGMAAO0MACC0BwAAAOcIArUHAAAA5wgItgcAAADnCAi7BwAA7AznCCIEtAcAAADnCAK1BwAAAOcICLYHAAAA5wgIuwcAAO0M5wgiDK4HAADuDAAwrwcAAJIDABCwBwAA7gwAML8HQADkCwAhwAcCANQLACHXCAEA_AsAIdgIAgDzCwAh2QgBANMLACHbCAEA0wsAIdwIAgDzCwAh6wgBAPwLACHsCAAA2AwAIAyuBwAA7wwAMK8HAAD_AgAQsAcAAO8MADC_B0AA6AsAIcAHAgDhCwAh1wgBAIkMACHYCAIAwQwAIdkIAQDgCwAh2wgBAOALACHcCAIAwQwAIesIAQCJDAAh7AgAANsMACAKrgcAAPAMADCvBwAA-QIAELAHAADwDAAwsQcBANMLACHNB0AA5AsAIdsHAgDUCwAh9gcCANQLACGNCAEA0wsAIe0IAQDTCwAh7ggAAfALACEKrgcAAPEMADCvBwAA4wIAELAHAADxDAAwzQdAAOQLACHOB0AA5AsAIdMHAAHwCwAh1QdAAPILACHbBwIA1AsAIe8IAQDTCwAh8AgBANMLACEKrgcAAPIMADCvBwAAzQIAELAHAADyDAAwwAcCANQLACHNB0AA5AsAIc4HQADkCwAh0wcAAfALACHxCAIA1AsAIfIIAgDUCwAh8wgCANQLACENUwAA2AwAIK4HAADzDAAwrwcAALcCABCwBwAA8wwAMMAHAgDUCwAhzQdAAOQLACHbBwIA8wsAIc4IAgDUCwAh0wgBAPwLACH0CAEA0wsAIfUIAQDTCwAh9ghAAOQLACH3CEAA8gsAIQ-uBwAA9AwAMK8HAACfAgAQsAcAAPQMADDABwIA1AsAIccHAgDzCwAhyAcAAPELACDNB0AA5AsAIc4HQADyCwAh0wcAAfALACHbBwIA1AsAId0HAQDTCwAhsghAAPILACH4CAEA0wsAIfkIQADyCwAh-ggCAPMLACEbrgcAAPUMADCvBwAAhQIAELAHAAD1DAAwwAcCANQLACHNB0AA5AsAIeUHAQD8CwAhlwhAAPILACHwCAEA_AsAIfsIAQDTCwAh_AhAAPILACH9CAEA_AsAIf8IAAD2DP8IIoAJQADyCwAhgQlAAPILACGCCQEA_AsAIYMJQADyCwAhhAlAAPILACGFCQEA_AsAIYYJQADyCwAhhwkCANQLACGICSAAhQwAIYkJQADyCwAhigkgAIUMACGLCQEA_AsAIYwJAQD8CwAhjQkBAPwLACGOCQEA_AsAIQcKAADbCwAgYgAA-AwAIGMAAPgMACC0BwAAAP8IArUHAAAA_wgItgcAAAD_CAi7BwAA9wz_CCIHCgAA2wsAIGIAAPgMACBjAAD4DAAgtAcAAAD_CAK1BwAAAP8ICLYHAAAA_wgIuwcAAPcM_wgiBLQHAAAA_wgCtQcAAAD_CAi2BwAAAP8ICLsHAAD4DP8IIgpJAAD6DAAgSgAA-wwAIK4HAAD5DAAwrwcAAMoBABCwBwAA-QwAMM0IAQCJDAAh1QgCAOELACHWCAIA4QsAIdcIAQCJDAAh2AgCAMEMACETKgAA5wwAIK4HAADmDAAwrwcAAMoDABCwBwAA5gwAML8HQADoCwAhwAcCAOELACHuBwIAwQwAIfEHAQCJDAAhzQgBAOALACHXCAEAiQwAIdgIAgDBDAAh2wgBAOALACHcCAIA4QsAId0IAgDBDAAh3ggBAOALACHfCAEAiQwAIeAIIACLDAAhnAkAAMoDACCdCQAAygMAIBEDAACUDAAgKgIA4QsAIUgAAJQMACBLAADnDAAgrgcAAPwMADCvBwAAxgEAELAHAAD8DAAwwAcCAOELACHNB0AA6AsAIdsHAgDhCwAhzQgBAOALACHXCAEAiQwAIdgIAgDhCwAh2QgBAOALACHaCEAAigwAIZwJAADGAQAgnQkAAMYBACAPAwAAlAwAICoCAOELACFIAACUDAAgSwAA5wwAIK4HAAD8DAAwrwcAAMYBABCwBwAA_AwAMMAHAgDhCwAhzQdAAOgLACHbBwIA4QsAIc0IAQDgCwAh1wgBAIkMACHYCAIA4QsAIdkIAQDgCwAh2ghAAIoMACETAwAAlAwAIK4HAAD9DAAwrwcAAMIBABCwBwAA_QwAMMAHAgDhCwAhwgdAAIoMACHKB0AA6AsAIc4HQACKDAAh2wcCAOELACHnBwQAkwwAIesHAQCJDAAhzQgBAOALACHOCAIA4QsAIc8IAgDhCwAh0AgCAOELACHRCAQAkwwAIdIIAgDhCwAh0wgBAIkMACHUCEAAigwAIQtFAACUDAAgrgcAAP4MADCvBwAAvgEAELAHAAD-DAAwwAcCAOELACHNB0AA6AsAIc4HQADoCwAh0wcAAdEMACHxCAIA4QsAIfIIAgDhCwAh8wgCAOELACELAwAAlAwAIK4HAAD_DAAwrwcAALoBABCwBwAA_wwAMM0HQADoCwAhzgdAAOgLACHTBwAB0QwAIdUHQACKDAAh2wcCAOELACHvCAEA4AsAIfAIAQDgCwAhDgMAAIENACBTAADbDAAgrgcAAIANADCvBwAAtQEAELAHAACADQAwwAcCAOELACHNB0AA6AsAIdsHAgDBDAAhzggCAOELACHTCAEAiQwAIfQIAQDgCwAh9QgBAOALACH2CEAA6AsAIfcIQACKDAAhPxAAAIYNACARAACHDQAgEgAAiA0AIBMAAIkNACAUAACKDQAgFQAAiw0AIBYAAIwNACAXAADhDAAgGwAAjQ0AIB0AAI4NACAeAADODAAgIwAAkA0AICUAAI8NACAnAACRDQAgLAAAkg0AIC4AAJYNACAwAACTDQAgMgAAlQ0AIDMAAJgNACA3AACUDQAgOAAAlw0AIDkAAJkNACA6AACaDQAgPQAAmw0AID4AAJsNACA_AACbDQAgQQAAnA0AIEIAAJwNACBDAACdDQAgRAAAng0AIEYAAJ8NACBHAACgDQAgTAAAoQ0AIE0AAKENACCuBwAAhA0AMK8HAACqAQAQsAcAAIQNADDABwIA4QsAIc0HQADoCwAh5QcBAIkMACGXCEAAigwAIfAIAQCJDAAh-wgBAOALACH8CEAAigwAIf0IAQCJDAAh_wgAAIUN_wgigAlAAIoMACGBCUAAigwAIYIJAQCJDAAhgwlAAIoMACGECUAAigwAIYUJAQCJDAAhhglAAIoMACGHCQIA4QsAIYgJIACLDAAhiQlAAIoMACGKCSAAiwwAIYsJAQCJDAAhjAkBAIkMACGNCQEAiQwAIY4JAQCJDAAhnAkAAKoBACCdCQAAqgEAIAPbCAEAAAAB3AgCAAAAAeIIAgAAAAEOBAAAgQ0AIEAAAJQMACCuBwAAgw0AMK8HAACvAQAQsAcAAIMNADC_B0AA6AsAIcAHAgDhCwAh3AcCAMEMACHxBwEAiQwAIY0IAQDgCwAh2wgBAOALACHcCAIA4QsAIeIIAgDhCwAh4wgCAOELACE9EAAAhg0AIBEAAIcNACASAACIDQAgEwAAiQ0AIBQAAIoNACAVAACLDQAgFgAAjA0AIBcAAOEMACAbAACNDQAgHQAAjg0AIB4AAM4MACAjAACQDQAgJQAAjw0AICcAAJENACAsAACSDQAgLgAAlg0AIDAAAJMNACAyAACVDQAgMwAAmA0AIDcAAJQNACA4AACXDQAgOQAAmQ0AIDoAAJoNACA9AACbDQAgPgAAmw0AID8AAJsNACBBAACcDQAgQgAAnA0AIEMAAJ0NACBEAACeDQAgRgAAnw0AIEcAAKANACBMAAChDQAgTQAAoQ0AIK4HAACEDQAwrwcAAKoBABCwBwAAhA0AMMAHAgDhCwAhzQdAAOgLACHlBwEAiQwAIZcIQACKDAAh8AgBAIkMACH7CAEA4AsAIfwIQACKDAAh_QgBAIkMACH_CAAAhQ3_CCKACUAAigwAIYEJQACKDAAhggkBAIkMACGDCUAAigwAIYQJQACKDAAhhQkBAIkMACGGCUAAigwAIYcJAgDhCwAhiAkgAIsMACGJCUAAigwAIYoJIACLDAAhiwkBAIkMACGMCQEAiQwAIY0JAQCJDAAhjgkBAIkMACEEtAcAAAD_CAK1BwAAAP8ICLYHAAAA_wgIuwcAAPgM_wgiA60IAAADACCuCAAAAwAgrwgAAAMAIAOtCAAABwAgrggAAAcAIK8IAAAHACADrQgAAAkAIK4IAAAJACCvCAAACQAgDAMAAJQMACCuBwAA1gwAMK8HAAApABCwBwAA1gwAMM0HQADoCwAh2wcCAOELACG3CAEA4AsAIbgIBACTDAAhuQgCAOELACG6CEAAigwAIZwJAAApACCdCQAAKQAgA60IAAArACCuCAAAKwAgrwgAACsAIAOtCAAALwAgrggAAC8AIK8IAAAvACADrQgAADMAIK4IAAAzACCvCAAAMwAgA60IAAA9ACCuCAAAPQAgrwgAAD0AIAOtCAAAQQAgrggAAEEAIK8IAABBACADrQgAAFEAIK4IAABRACCvCAAAUQAgA60IAABUACCuCAAAVAAgrwgAAFQAIAOtCAAAYQAgrggAAGEAIK8IAABhACADrQgAAGUAIK4IAABlACCvCAAAZQAgA60IAACAAQAgrggAAIABACCvCAAAgAEAIAOtCAAAhAEAIK4IAACEAQAgrwgAAIQBACADrQgAAIgBACCuCAAAiAEAIK8IAACIAQAgA60IAAB5ACCuCAAAeQAgrwgAAHkAIAOtCAAAnAEAIK4IAACcAQAgrwgAAJwBACADrQgAAIwBACCuCAAAjAEAIK8IAACMAQAgA60IAACUAQAgrggAAJQBACCvCAAAlAEAIAkEAACUDAAgOQIA4QsAIa4HAACSDAAwrwcAAKQBABCwBwAAkgwAMNwHAgDhCwAh5wcEAJMMACGcCQAApAEAIJ0JAACkAQAgA60IAACmAQAgrggAAKYBACCvCAAApgEAIAOtCAAArwEAIK4IAACvAQAgrwgAAK8BACADrQgAALUBACCuCAAAtQEAIK8IAAC1AQAgA60IAAC6AQAgrggAALoBACCvCAAAugEAIAOtCAAAvgEAIK4IAAC-AQAgrwgAAL4BACADrQgAAMIBACCuCAAAwgEAIK8IAADCAQAgA60IAADGAQAgrggAAMYBACCvCAAAxgEAIBMZAACBDQAgOwAAlAwAIDwAAIENACCuBwAAog0AMK8HAACmAQAQsAcAAKINADDABwIA4QsAIc0HQADoCwAh7gcCAMEMACH2BwAAow3nCCLXCAEA4AsAIdsIAQDgCwAh3AgCAOELACHkCAIA4QsAIeUIAQCJDAAh5wgCAMEMACHoCAEAiQwAIekIQACKDAAh6ghAAIoMACEEtAcAAADnCAK1BwAAAOcICLYHAAAA5wgIuwcAAO0M5wgiDwQAAJQMACA1AAClDQAgrgcAAKQNADCvBwAAlAEAELAHAACkDQAwwAcCAOELACHNB0AA6AsAIdwHAgDhCwAh3QcBAOALACHoBwEA4AsAIekHBACTDAAh6gcBAOALACHrBwEA4AsAIewHQADoCwAh7QcBAOALACEPMQAAjQwAIDYAAIwMACCuBwAAiAwAMK8HAACSAQAQsAcAAIgMADDABwIA4QsAIc0HQADoCwAhzgdAAIoMACHiBwEA4AsAIeMHAgDBDAAh5AcCAMEMACHlBwEAiQwAIeYHIACLDAAhnAkAAJIBACCdCQAAkgEAIAoZAACUDAAgrgcAAKYNADCvBwAAnAEAELAHAACmDQAwwAcCAOELACHNB0AA6AsAIe4HAgDhCwAh8QcBAOALACGNCAEA4AsAIZAIQACKDAAhAtsHAgAAAAHkBwIAAAABCQMAAJQMACAxAACYDAAgrgcAAKgNADCvBwAAjAEAELAHAACoDQAwzQdAAOgLACHbBwIA4QsAIeQHAgDhCwAh8AcCAOELACEKGQAAlAwAIDEAAJgMACCuBwAAqQ0AMK8HAACIAQAQsAcAAKkNADDABwIA4QsAIc0HQADoCwAh5AcCAOELACHuBwIA4QsAIe8HAQDgCwAhGRkAAJQMACAyAACVDQAgMwAAmA0AIDQAAK4NACA1AAClDQAgrgcAAKoNADCvBwAAhAEAELAHAACqDQAwwAcCAOELACHNB0AA6AsAIegHAQDgCwAh6QcEAJMMACHrBwEA4AsAIe4HAgDhCwAh8QcBAOALACHyBwEA4AsAIfQHAACrDfQHIvYHAACsDfYHIvcHCACtDQAh-AcCAMEMACH5BwIAwQwAIfoHAQCJDAAh-wcCAOELACH8BwIA4QsAIf0HAgDhCwAhBLQHAAAA9AcCtQcAAAD0Bwi2BwAAAPQHCLsHAACjDPQHIgS0BwAAAPYHArUHAAAA9gcItgcAAAD2Bwi7BwAAoQz2ByIItAcIAAAAAbUHCAAAAAW2BwgAAAAFtwcIAAAAAbgHCAAAAAG5BwgAAAABugcIAAAAAbsHCADYCwAhCDEAAJgMACA0AgDhCwAhrgcAAJcMADCvBwAAkAEAELAHAACXDAAw5AcCAOELACGcCQAAkAEAIJ0JAACQAQAgDykAAJQMACAqAACyDQAgLAAAsw0AIK4HAACvDQAwrwcAAIABABCwBwAArw0AMMAHAgDhCwAhzQdAAOgLACH2BwAAsQ2ICCKFCAAAsA2FCCKGCAIA4QsAIYgIQACKDAAhiQgBAIkMACGKCAIAwQwAIYsIAQCJDAAhBLQHAAAAhQgCtQcAAACFCAi2BwAAAIUICLsHAACvDIUIIgS0BwAAAIgIArUHAAAAiAgItgcAAACICAi7BwAArQyICCIDrQgAAG4AIK4IAABuACCvCAAAbgAgA60IAABzACCuCAAAcwAgrwgAAHMAIALuBwIAAAABgAgCAAAAAQ4ZAACUDAAgLQAAtg0AIK4HAAC1DQAwrwcAAHkAELAHAAC1DQAwwAcCAOELACHNB0AA6AsAIe4HAgDhCwAh8QcBAIkMACGACAIA4QsAIYwIAgDhCwAhjQgBAOALACGOCAEAiQwAIY8IQACKDAAhHh8BAOALACEoAADADQAgKgAAsg0AIC4AAJYNACCuBwAAvQ0AMK8HAABpABCwBwAAvQ0AMMAHAgDhCwAhzQdAAOgLACHcBwIAwQwAIfEHAQDgCwAh8gcBAOALACH2BwAAvw2WCCL-BwIAwQwAIYEIEAC8DQAhjAgQALwNACGRCAEAiQwAIZIIAQCJDAAhkwgQAL4NACGUCAIA4QsAIZYIAQCJDAAhlwhAAIoMACGYCAIA4QsAIZkIIACLDAAhmggBAOALACGbCAEA4AsAIZwIAgDhCwAhnQgCAOELACGcCQAAaQAgnQkAAGkAIAL-BwIAAAAB_wcCAAAAAQYrAAC5DQAgrgcAALgNADCvBwAAcwAQsAcAALgNADD-BwIA4QsAIf8HAgDhCwAhESkAAJQMACAqAACyDQAgLAAAsw0AIK4HAACvDQAwrwcAAIABABCwBwAArw0AMMAHAgDhCwAhzQdAAOgLACH2BwAAsQ2ICCKFCAAAsA2FCCKGCAIA4QsAIYgIQACKDAAhiQgBAIkMACGKCAIAwQwAIYsIAQCJDAAhnAkAAIABACCdCQAAgAEAIAL_BwIAAAABgAgCAAAAAQwrAAC5DQAgLQAAtg0AIK4HAAC7DQAwrwcAAG4AELAHAAC7DQAw8QcBAOALACH-BwIAwQwAIf8HAgDhCwAhgAgCAOELACGBCBAAvA0AIYIIAgDhCwAhgwgBAIkMACEItAcQAAAAAbUHEAAAAAS2BxAAAAAEtwcQAAAAAbgHEAAAAAG5BxAAAAABugcQAAAAAbsHEACoDAAhHB8BAOALACEoAADADQAgKgAAsg0AIC4AAJYNACCuBwAAvQ0AMK8HAABpABCwBwAAvQ0AMMAHAgDhCwAhzQdAAOgLACHcBwIAwQwAIfEHAQDgCwAh8gcBAOALACH2BwAAvw2WCCL-BwIAwQwAIYEIEAC8DQAhjAgQALwNACGRCAEAiQwAIZIIAQCJDAAhkwgQAL4NACGUCAIA4QsAIZYIAQCJDAAhlwhAAIoMACGYCAIA4QsAIZkIIACLDAAhmggBAOALACGbCAEA4AsAIZwIAgDhCwAhnQgCAOELACEItAcQAAAAAbUHEAAAAAW2BxAAAAAFtwcQAAAAAbgHEAAAAAG5BxAAAAABugcQAAAAAbsHEAC4DAAhBLQHAAAAlggCtQcAAACWCAi2BwAAAJYICLsHAAC2DJYIIhEEAACUDAAgLwAAww0AIK4HAADBDQAwrwcAAGUAELAHAADBDQAwwAcCAOELACHNB0AA6AsAIdwHAgDhCwAh3QcBAOALACHyBwEA4AsAIfYHAADCDZ8IIpEIAQDgCwAhnAgCAOELACGdCAIA4QsAIZ8IIACLDAAhnAkAAGUAIJ0JAABlACAPBAAAlAwAIC8AAMMNACCuBwAAwQ0AMK8HAABlABCwBwAAwQ0AMMAHAgDhCwAhzQdAAOgLACHcBwIA4QsAId0HAQDgCwAh8gcBAOALACH2BwAAwg2fCCKRCAEA4AsAIZwIAgDhCwAhnQgCAOELACGfCCAAiwwAIQS0BwAAAJ8IArUHAAAAnwgItgcAAACfCAi7BwAAvAyfCCIDrQgAAGkAIK4IAABpACCvCAAAaQAgA7EHAQAAAAHbBwIAAAAB7QgBAAAAAQsDAACUDAAgrgcAAMUNADCvBwAAYQAQsAcAAMUNADCxBwEA4AsAIc0HQADoCwAh2wcCAOELACH2BwIA4QsAIY0IAQDgCwAh7QgBAOALACHuCAAB0QwAIQLABwIAAAABpggCAAAAAQ0ZAACUDAAgIAAAxQwAICEAAMgNACAjAACQDQAgrgcAAMcNADCvBwAAUQAQsAcAAMcNADDABwIA4QsAIc0HQADoCwAh7gcCAOELACGNCAEA4AsAIaYIAgDhCwAhqAgCAOELACETGQAAlAwAIB8AAM8NACAkAADQDQAgJQAAjw0AICYAANENACCuBwAAzQ0AMK8HAABJABCwBwAAzQ0AMMAHAgDhCwAhzQdAAOgLACHuBwIA4QsAIfEHAQDgCwAh9gcAAM4NqwgijQgBAOALACGpCAIAwQwAIasIAgDBDAAhrAgCAOELACGcCQAASQAgnQkAAEkAIALbBwIAAAABpwgCAAAAAQkDAACUDAAgIgAAyw0AIK4HAADKDQAwrwcAAFQAELAHAADKDQAwzQdAAOgLACHbBwIA4QsAIfAHAgDhCwAhpwgCAOELACEPGQAAlAwAICAAAMUMACAhAADIDQAgIwAAkA0AIK4HAADHDQAwrwcAAFEAELAHAADHDQAwwAcCAOELACHNB0AA6AsAIe4HAgDhCwAhjQgBAOALACGmCAIA4QsAIagIAgDhCwAhnAkAAFEAIJ0JAABRACACwAcCAAAAAasIAgAAAAERGQAAlAwAIB8AAM8NACAkAADQDQAgJQAAjw0AICYAANENACCuBwAAzQ0AMK8HAABJABCwBwAAzQ0AMMAHAgDhCwAhzQdAAOgLACHuBwIA4QsAIfEHAQDgCwAh9gcAAM4NqwgijQgBAOALACGpCAIAwQwAIasIAgDBDAAhrAgCAOELACEEtAcAAACrCAK1BwAAAKsICLYHAAAAqwgIuwcAAMsMqwgiCR4AAM4MACCuBwAAzQwAMK8HAABNABCwBwAAzQwAMMAHAgDhCwAh3QcBAOALACGRCAEA4AsAIZwJAABNACCdCQAATQAgDxkAAJQMACAgAADFDAAgIQAAyA0AICMAAJANACCuBwAAxw0AMK8HAABRABCwBwAAxw0AMMAHAgDhCwAhzQdAAOgLACHuBwIA4QsAIY0IAQDgCwAhpggCAOELACGoCAIA4QsAIZwJAABRACCdCQAAUQAgByAAAMUMACCuBwAAxAwAMK8HAABcABCwBwAAxAwAMKYIAgDhCwAhnAkAAFwAIJ0JAABcACAC2wcCAAAAAcMIAgAAAAEJAwAAlAwAIBoAANQNACCuBwAA0w0AMK8HAABBABCwBwAA0w0AMNsHAgDhCwAhwwgCAOELACHECAIA4QsAIcUIQADoCwAhFBgAANcNACAZAACUDAAgGwAAjQ0AIBwAAI4NACCuBwAA1g0AMK8HAAA3ABCwBwAA1g0AMMAHAgDhCwAhzQdAAOgLACHuBwIA4QsAIe8HAQDgCwAh8QcBAOALACHGCAIA4QsAIccIIACLDAAhyAggAIsMACHJCAIA4QsAIcoIQADoCwAhywgCAOELACGcCQAANwAgnQkAADcAIAoZAACUDAAgGgAA1A0AIK4HAADVDQAwrwcAAD0AELAHAADVDQAwwAcCAOELACHNB0AA6AsAIe4HAgDhCwAh7wcBAOALACHDCAIA4QsAIRIYAADXDQAgGQAAlAwAIBsAAI0NACAcAACODQAgrgcAANYNADCvBwAANwAQsAcAANYNADDABwIA4QsAIc0HQADoCwAh7gcCAOELACHvBwEA4AsAIfEHAQDgCwAhxggCAOELACHHCCAAiwwAIcgIIACLDAAhyQgCAOELACHKCEAA6AsAIcsIAgDhCwAhDBcAAOEMACCuBwAA4AwAMK8HAAClBAAQsAcAAOAMADDABwIA4QsAIc0HQADoCwAh8QcBAOALACHyBwEA4AsAIZcIQACKDAAhzAgCAOELACGcCQAApQQAIJ0JAAClBAAgArAIAQAAAAGxCAEAAAABCgMAAJQMACCuBwAA2Q0AMK8HAAAzABCwBwAA2Q0AMMAHAgDhCwAhzQdAAOgLACHbBwIA4QsAIbAIAQDgCwAhsQgBAOALACGyCEAAigwAIQ0DAACUDAAgrgcAANoNADCvBwAALwAQsAcAANoNADDABwIA4QsAIc0HQADoCwAh2wcCAOELACHdBwEA4AsAIbIIQACKDAAhswgAAdEMACG0CAAB0QwAIbUIBACTDAAhtggAAIMMACAC0wcAAQAAAdsHAgAAAAEHAwAAlAwAIK4HAADcDQAwrwcAACsAELAHAADcDQAw0wcAAdEMACHVB0AAigwAIdsHAgDhCwAhDwQAAJQMACAMAADfDQAgDQAAiA0AIA4AAIYNACCuBwAA3Q0AMK8HAAAHABCwBwAA3Q0AMMAHAgDhCwAhzQdAAOgLACHcBwIA4QsAId0HAQDgCwAh3gcBAOALACHfBwAB3g0AIeAHAACDDAAg4QcAAIMMACAEtAcAAQAAAbUHAAEAAAW2BwABAAAFuwcAAYAMACEDrQgAABgAIK4IAAAYACCvCAAAGAAgDwUAAOENACAGAADiDQAgrgcAAOANADCvBwAAGAAQsAcAAOANADDFBwAB0QwAIcYHAAHRDAAhxwcCAOELACHIBwAA8QsAIMkHAgDhCwAhygdAAIoMACHLBwIAwQwAIcwHQACKDAAhzQdAAOgLACHOB0AA6AsAIREEAACUDAAgDAAA3w0AIA0AAIgNACAOAACGDQAgrgcAAN0NADCvBwAABwAQsAcAAN0NADDABwIA4QsAIc0HQADoCwAh3AcCAOELACHdBwEA4AsAId4HAQDgCwAh3wcAAd4NACHgBwAAgwwAIOEHAACDDAAgnAkAAAcAIJ0JAAAHACAOAwAAlAwAIAUAAOENACALAADqDQAgDAAA3w0AIK4HAADpDQAwrwcAAAkAELAHAADpDQAwwAcCAOELACHHBwIA4QsAIcgHAADxCwAgzQdAAOgLACHbBwIA4QsAIZwJAAAJACCdCQAACQAgCAcAAOQNACCuBwAA4w0AMK8HAAARABCwBwAA4w0AMM0HQADoCwAh0wcAAdEMACHUBwIA4QsAIdUHQACKDAAhEgYAAOYNACAIAADnDQAgCQAAhg0AIK4HAADlDQAwrwcAAA0AELAHAADlDQAwwAcCAOELACHIBwAA8QsAIMsHAgDhCwAhzQdAAOgLACHOB0AA6AsAIdYHAAHeDQAh1wcBAIkMACHYBwEAiQwAIdkHQACKDAAh2gdAAIoMACGcCQAADQAgnQkAAA0AIBAGAADmDQAgCAAA5w0AIAkAAIYNACCuBwAA5Q0AMK8HAAANABCwBwAA5Q0AMMAHAgDhCwAhyAcAAPELACDLBwIA4QsAIc0HQADoCwAhzgdAAOgLACHWBwAB3g0AIdcHAQCJDAAh2AcBAIkMACHZB0AAigwAIdoHQACKDAAhDgMAAJQMACAFAADhDQAgCwAA6g0AIAwAAN8NACCuBwAA6Q0AMK8HAAAJABCwBwAA6Q0AMMAHAgDhCwAhxwcCAOELACHIBwAA8QsAIM0HQADoCwAh2wcCAOELACGcCQAACQAgnQkAAAkAIAOtCAAAEQAgrggAABEAIK8IAAARACACxwcCAAAAAdsHAgAAAAEMAwAAlAwAIAUAAOENACALAADqDQAgDAAA3w0AIK4HAADpDQAwrwcAAAkAELAHAADpDQAwwAcCAOELACHHBwIA4QsAIcgHAADxCwAgzQdAAOgLACHbBwIA4QsAIQOtCAAADQAgrggAAA0AIK8IAAANACASAwAAlAwAIAUAAOwNACAPAADtDQAgrgcAAOsNADCvBwAAAwAQsAcAAOsNADDABwIA4QsAIccHAgDBDAAhyAcAAPELACDNB0AA6AsAIc4HQACKDAAh0wcAAdEMACHbBwIA4QsAId0HAQDgCwAhsghAAIoMACH4CAEA4AsAIfkIQACKDAAh-ggCAMEMACERBAAAlAwAIAwAAN8NACANAACIDQAgDgAAhg0AIK4HAADdDQAwrwcAAAcAELAHAADdDQAwwAcCAOELACHNB0AA6AsAIdwHAgDhCwAh3QcBAOALACHeBwEA4AsAId8HAAHeDQAh4AcAAIMMACDhBwAAgwwAIJwJAAAHACCdCQAABwAgEgYAAOYNACAIAADnDQAgCQAAhg0AIK4HAADlDQAwrwcAAA0AELAHAADlDQAwwAcCAOELACHIBwAA8QsAIMsHAgDhCwAhzQdAAOgLACHOB0AA6AsAIdYHAAHeDQAh1wcBAIkMACHYBwEAiQwAIdkHQACKDAAh2gdAAIoMACGcCQAADQAgnQkAAA0AIAAAAAAAAAGhCQEAAAABBaEJAgAAAAGoCQIAAAABqQkCAAAAAaoJAgAAAAGrCQIAAAABBaEJBAAAAAGoCQQAAAABqQkEAAAAAaoJBAAAAAGrCQQAAAABAAAAAaEJQAAAAAEAAAAAAAAAAAAAAAAAAAGhCQABAAABAqEJAAAA0AcIpwkAAADQBwIBoQlAAAAAAQWhCQIAAAABqAkCAAAAAakJAgAAAAGqCQIAAAABqwkCAAAAAQVaAACPGgAgWwAAlRoAIJ4JAACQGgAgnwkAAJQaACCkCQAAJgAgB1oAAI0aACBbAACSGgAgngkAAI4aACCfCQAAkRoAIKIJAAAJACCjCQAACQAgpAkAAAsAIAGhCQAAANAHCANaAACPGgAgngkAAJAaACCkCQAAJgAgA1oAAI0aACCeCQAAjhoAIKQJAAALACAAAAAAAAVaAACIGgAgWwAAixoAIJ4JAACJGgAgnwkAAIoaACCkCQAADwAgA1oAAIgaACCeCQAAiRoAIKQJAAAPACAAAAAAAAKhCQAAANAHCKcJAAAA0AcCAaEJAAEAAAEBoQkBAAAAAQVaAAD3GQAgWwAAhhoAIJ4JAAD4GQAgnwkAAIUaACCkCQAACwAgC1oAALYOADBbAAC7DgAwngkAALcOADCfCQAAuA4AMKAJAAC5DgAgoQkAALoOADCiCQAAug4AMKMJAAC6DgAwpAkAALoOADClCQAAvA4AMKYJAAC9DgAwC1oAAKQOADBbAACpDgAwngkAAKUOADCfCQAApg4AMKAJAACnDgAgoQkAAKgOADCiCQAAqA4AMKMJAACoDgAwpAkAAKgOADClCQAAqg4AMKYJAACrDgAwDQMAALQOACAFAAC1DgAgwAcCAAAAAccHAgAAAAHIBwAAsw4AIM0HQAAAAAHOB0AAAAAB0wcAAQAAAdsHAgAAAAHdBwEAAAABsghAAAAAAfgIAQAAAAH5CEAAAAABAgAAAAUAIFoAALIOACADAAAABQAgWgAAsg4AIFsAAK8OACABUwAAhBoAMBIDAACUDAAgBQAA7A0AIA8AAO0NACCuBwAA6w0AMK8HAAADABCwBwAA6w0AMMAHAgAAAAHHBwIAwQwAIcgHAADxCwAgzQdAAOgLACHOB0AAigwAIdMHAAEAAAHbBwIA4QsAId0HAQDgCwAhsghAAIoMACH4CAEA4AsAIfkIQACKDAAh-ggCAMEMACECAAAABQAgUwAArw4AIAIAAACsDgAgUwAArQ4AIA-uBwAAqw4AMK8HAACsDgAQsAcAAKsOADDABwIA4QsAIccHAgDBDAAhyAcAAPELACDNB0AA6AsAIc4HQACKDAAh0wcAAdEMACHbBwIA4QsAId0HAQDgCwAhsghAAIoMACH4CAEA4AsAIfkIQACKDAAh-ggCAMEMACEPrgcAAKsOADCvBwAArA4AELAHAACrDgAwwAcCAOELACHHBwIAwQwAIcgHAADxCwAgzQdAAOgLACHOB0AAigwAIdMHAAHRDAAh2wcCAOELACHdBwEA4AsAIbIIQACKDAAh-AgBAOALACH5CEAAigwAIfoIAgDBDAAhC8AHAgD1DQAhxwcCAIwOACHIBwAArg4AIM0HQAD6DQAhzgdAAIsOACHTBwABiQ4AIdsHAgD1DQAh3QcBAPQNACGyCEAAiw4AIfgIAQD0DQAh-QhAAIsOACECoQkAAADQBwinCQAAANAHAg0DAACwDgAgBQAAsQ4AIMAHAgD1DQAhxwcCAIwOACHIBwAArg4AIM0HQAD6DQAhzgdAAIsOACHTBwABiQ4AIdsHAgD1DQAh3QcBAPQNACGyCEAAiw4AIfgIAQD0DQAh-QhAAIsOACEFWgAA_BkAIFsAAIIaACCeCQAA_RkAIJ8JAACBGgAgpAkAAAEAIAdaAAD6GQAgWwAA_xkAIJ4JAAD7GQAgnwkAAP4ZACCiCQAABwAgowkAAAcAIKQJAAAmACANAwAAtA4AIAUAALUOACDABwIAAAABxwcCAAAAAcgHAACzDgAgzQdAAAAAAc4HQAAAAAHTBwABAAAB2wcCAAAAAd0HAQAAAAGyCEAAAAAB-AgBAAAAAfkIQAAAAAEBoQkAAADQBwgDWgAA_BkAIJ4JAAD9GQAgpAkAAAEAIANaAAD6GQAgngkAAPsZACCkCQAAJgAgA80HQAAAAAHTBwABAAAB1QdAAAAAAQIAAAATACBaAADBDgAgAwAAABMAIFoAAMEOACBbAADADgAgAVMAAPkZADAIBwAA5A0AIK4HAADjDQAwrwcAABEAELAHAADjDQAwzQdAAOgLACHTBwABAAAB1AcCAOELACHVB0AAigwAIQIAAAATACBTAADADgAgAgAAAL4OACBTAAC_DgAgB64HAAC9DgAwrwcAAL4OABCwBwAAvQ4AMM0HQADoCwAh0wcAAdEMACHUBwIA4QsAIdUHQACKDAAhB64HAAC9DgAwrwcAAL4OABCwBwAAvQ4AMM0HQADoCwAh0wcAAdEMACHUBwIA4QsAIdUHQACKDAAhA80HQAD6DQAh0wcAAYkOACHVB0AAiw4AIQPNB0AA-g0AIdMHAAGJDgAh1QdAAIsOACEDzQdAAAAAAdMHAAEAAAHVB0AAAAABAaEJAAAA0AcIA1oAAPcZACCeCQAA-BkAIKQJAAALACAEWgAAtg4AMJ4JAAC3DgAwoAkAALkOACCkCQAAug4AMARaAACkDgAwngkAAKUOADCgCQAApw4AIKQJAACoDgAwAAAAAAACoQkAAADQBwinCQAAANAHAgVaAADtGQAgWwAA9RkAIJ4JAADuGQAgnwkAAPQZACCkCQAAAQAgBVoAAOsZACBbAADyGQAgngkAAOwZACCfCQAA8RkAIKQJAAAmACALWgAA3A4AMFsAAOEOADCeCQAA3Q4AMJ8JAADeDgAwoAkAAN8OACChCQAA4A4AMKIJAADgDgAwowkAAOAOADCkCQAA4A4AMKUJAADiDgAwpgkAAOMOADALWgAA0A4AMFsAANUOADCeCQAA0Q4AMJ8JAADSDgAwoAkAANMOACChCQAA1A4AMKIJAADUDgAwowkAANQOADCkCQAA1A4AMKUJAADWDgAwpgkAANcOADAKBQAAkA4AIMUHAAEAAAHGBwABAAABxwcCAAAAAcgHAACPDgAgyQcCAAAAAcoHQAAAAAHMB0AAAAABzQdAAAAAAc4HQAAAAAECAAAAGgAgWgAA2w4AIAMAAAAaACBaAADbDgAgWwAA2g4AIAFTAADwGQAwDwUAAOENACAGAADiDQAgrgcAAOANADCvBwAAGAAQsAcAAOANADDFBwABAAABxgcAAQAAAccHAgDhCwAhyAcAAPELACDJBwIA4QsAIcoHQACKDAAhywcCAMEMACHMB0AAigwAIc0HQADoCwAhzgdAAOgLACECAAAAGgAgUwAA2g4AIAIAAADYDgAgUwAA2Q4AIA2uBwAA1w4AMK8HAADYDgAQsAcAANcOADDFBwAB0QwAIcYHAAHRDAAhxwcCAOELACHIBwAA8QsAIMkHAgDhCwAhygdAAIoMACHLBwIAwQwAIcwHQACKDAAhzQdAAOgLACHOB0AA6AsAIQ2uBwAA1w4AMK8HAADYDgAQsAcAANcOADDFBwAB0QwAIcYHAAHRDAAhxwcCAOELACHIBwAA8QsAIMkHAgDhCwAhygdAAIoMACHLBwIAwQwAIcwHQACKDAAhzQdAAOgLACHOB0AA6AsAIQnFBwABiQ4AIcYHAAGJDgAhxwcCAPUNACHIBwAAig4AIMkHAgD1DQAhygdAAIsOACHMB0AAiw4AIc0HQAD6DQAhzgdAAPoNACEKBQAAjQ4AIMUHAAGJDgAhxgcAAYkOACHHBwIA9Q0AIcgHAACKDgAgyQcCAPUNACHKB0AAiw4AIcwHQACLDgAhzQdAAPoNACHOB0AA-g0AIQoFAACQDgAgxQcAAQAAAcYHAAEAAAHHBwIAAAAByAcAAI8OACDJBwIAAAABygdAAAAAAcwHQAAAAAHNB0AAAAABzgdAAAAAAQsIAADEDgAgCQAAxQ4AIMAHAgAAAAHIBwAAwg4AIM0HQAAAAAHOB0AAAAAB1gcAAQAAAdcHAQAAAAHYBwEAAAAB2QdAAAAAAdoHQAAAAAECAAAADwAgWgAA5w4AIAMAAAAPACBaAADnDgAgWwAA5g4AIAFTAADvGQAwEAYAAOYNACAIAADnDQAgCQAAhg0AIK4HAADlDQAwrwcAAA0AELAHAADlDQAwwAcCAAAAAcgHAADxCwAgywcCAOELACHNB0AA6AsAIc4HQADoCwAh1gcAAQAAAdcHAQCJDAAh2AcBAIkMACHZB0AAigwAIdoHQACKDAAhAgAAAA8AIFMAAOYOACACAAAA5A4AIFMAAOUOACANrgcAAOMOADCvBwAA5A4AELAHAADjDgAwwAcCAOELACHIBwAA8QsAIMsHAgDhCwAhzQdAAOgLACHOB0AA6AsAIdYHAAHeDQAh1wcBAIkMACHYBwEAiQwAIdkHQACKDAAh2gdAAIoMACENrgcAAOMOADCvBwAA5A4AELAHAADjDgAwwAcCAOELACHIBwAA8QsAIMsHAgDhCwAhzQdAAOgLACHOB0AA6AsAIdYHAAHeDQAh1wcBAIkMACHYBwEAiQwAIdkHQACKDAAh2gdAAIoMACEJwAcCAPUNACHIBwAAng4AIM0HQAD6DQAhzgdAAPoNACHWBwABnw4AIdcHAQCgDgAh2AcBAKAOACHZB0AAiw4AIdoHQACLDgAhCwgAAKIOACAJAACjDgAgwAcCAPUNACHIBwAAng4AIM0HQAD6DQAhzgdAAPoNACHWBwABnw4AIdcHAQCgDgAh2AcBAKAOACHZB0AAiw4AIdoHQACLDgAhCwgAAMQOACAJAADFDgAgwAcCAAAAAcgHAADCDgAgzQdAAAAAAc4HQAAAAAHWBwABAAAB1wcBAAAAAdgHAQAAAAHZB0AAAAAB2gdAAAAAAQGhCQAAANAHCANaAADtGQAgngkAAO4ZACCkCQAAAQAgA1oAAOsZACCeCQAA7BkAIKQJAAAmACAEWgAA3A4AMJ4JAADdDgAwoAkAAN8OACCkCQAA4A4AMARaAADQDgAwngkAANEOADCgCQAA0w4AIKQJAADUDgAwAAAAAAACoQkBAAAABKcJAQAAAAUCoQkBAAAABKcJAQAAAAUFWgAA3hkAIFsAAOkZACCeCQAA3xkAIJ8JAADoGQAgpAkAAAEAIAtaAACMDwAwWwAAkQ8AMJ4JAACNDwAwnwkAAI4PADCgCQAAjw8AIKEJAACQDwAwogkAAJAPADCjCQAAkA8AMKQJAACQDwAwpQkAAJIPADCmCQAAkw8AMAtaAACDDwAwWwAAhw8AMJ4JAACEDwAwnwkAAIUPADCgCQAAhg8AIKEJAADUDgAwogkAANQOADCjCQAA1A4AMKQJAADUDgAwpQkAAIgPADCmCQAA1w4AMAtaAAD4DgAwWwAA_A4AMJ4JAAD5DgAwnwkAAPoOADCgCQAA-w4AIKEJAACoDgAwogkAAKgOADCjCQAAqA4AMKQJAACoDgAwpQkAAP0OADCmCQAAqw4AMA0DAAC0DgAgDwAAgg8AIMAHAgAAAAHIBwAAsw4AIM0HQAAAAAHOB0AAAAAB0wcAAQAAAdsHAgAAAAHdBwEAAAABsghAAAAAAfgIAQAAAAH5CEAAAAAB-ggCAAAAAQIAAAAFACBaAACBDwAgAwAAAAUAIFoAAIEPACBbAAD_DgAgAVMAAOcZADACAAAABQAgUwAA_w4AIAIAAACsDgAgUwAA_g4AIAvABwIA9Q0AIcgHAACuDgAgzQdAAPoNACHOB0AAiw4AIdMHAAGJDgAh2wcCAPUNACHdBwEA9A0AIbIIQACLDgAh-AgBAPQNACH5CEAAiw4AIfoIAgCMDgAhDQMAALAOACAPAACADwAgwAcCAPUNACHIBwAArg4AIM0HQAD6DQAhzgdAAIsOACHTBwABiQ4AIdsHAgD1DQAh3QcBAPQNACGyCEAAiw4AIfgIAQD0DQAh-QhAAIsOACH6CAIAjA4AIQdaAADiGQAgWwAA5RkAIJ4JAADjGQAgnwkAAOQZACCiCQAADQAgowkAAA0AIKQJAAAPACANAwAAtA4AIA8AAIIPACDABwIAAAAByAcAALMOACDNB0AAAAABzgdAAAAAAdMHAAEAAAHbBwIAAAAB3QcBAAAAAbIIQAAAAAH4CAEAAAAB-QhAAAAAAfoIAgAAAAEDWgAA4hkAIJ4JAADjGQAgpAkAAA8AIAoGAACRDgAgxQcAAQAAAcYHAAEAAAHIBwAAjw4AIMkHAgAAAAHKB0AAAAABywcCAAAAAcwHQAAAAAHNB0AAAAABzgdAAAAAAQIAAAAaACBaAACLDwAgAwAAABoAIFoAAIsPACBbAACKDwAgAVMAAOEZADACAAAAGgAgUwAAig8AIAIAAADYDgAgUwAAiQ8AIAnFBwABiQ4AIcYHAAGJDgAhyAcAAIoOACDJBwIA9Q0AIcoHQACLDgAhywcCAIwOACHMB0AAiw4AIc0HQAD6DQAhzgdAAPoNACEKBgAAjg4AIMUHAAGJDgAhxgcAAYkOACHIBwAAig4AIMkHAgD1DQAhygdAAIsOACHLBwIAjA4AIcwHQACLDgAhzQdAAPoNACHOB0AA-g0AIQoGAACRDgAgxQcAAQAAAcYHAAEAAAHIBwAAjw4AIMkHAgAAAAHKB0AAAAABywcCAAAAAcwHQAAAAAHNB0AAAAABzgdAAAAAAQcDAADpDgAgCwAA6w4AIAwAAOwOACDABwIAAAAByAcAAOgOACDNB0AAAAAB2wcCAAAAAQIAAAALACBaAACXDwAgAwAAAAsAIFoAAJcPACBbAACWDwAgAVMAAOAZADANAwAAlAwAIAUAAOENACALAADqDQAgDAAA3w0AIK4HAADpDQAwrwcAAAkAELAHAADpDQAwwAcCAAAAAccHAgDhCwAhyAcAAPELACDNB0AA6AsAIdsHAgDhCwAhmwkAAOgNACACAAAACwAgUwAAlg8AIAIAAACUDwAgUwAAlQ8AIAiuBwAAkw8AMK8HAACUDwAQsAcAAJMPADDABwIA4QsAIccHAgDhCwAhyAcAAPELACDNB0AA6AsAIdsHAgDhCwAhCK4HAACTDwAwrwcAAJQPABCwBwAAkw8AMMAHAgDhCwAhxwcCAOELACHIBwAA8QsAIM0HQADoCwAh2wcCAOELACEEwAcCAPUNACHIBwAAyw4AIM0HQAD6DQAh2wcCAPUNACEHAwAAzA4AIAsAAM4OACAMAADPDgAgwAcCAPUNACHIBwAAyw4AIM0HQAD6DQAh2wcCAPUNACEHAwAA6Q4AIAsAAOsOACAMAADsDgAgwAcCAAAAAcgHAADoDgAgzQdAAAAAAdsHAgAAAAEBoQkBAAAABAGhCQEAAAAEA1oAAN4ZACCeCQAA3xkAIKQJAAABACAEWgAAjA8AMJ4JAACNDwAwoAkAAI8PACCkCQAAkA8AMARaAACDDwAwngkAAIQPADCgCQAAhg8AIKQJAADUDgAwBFoAAPgOADCeCQAA-Q4AMKAJAAD7DgAgpAkAAKgOADAAAAAAAAGhCSAAAAABB1oAANYZACBbAADcGQAgngkAANcZACCfCQAA2xkAIKIJAACUAQAgowkAAJQBACCkCQAAogEAIAdaAADUGQAgWwAA2RkAIJ4JAADVGQAgnwkAANgZACCiCQAAhAEAIKMJAACEAQAgpAkAAIYBACADWgAA1hkAIJ4JAADXGQAgpAkAAKIBACADWgAA1BkAIJ4JAADVGQAgpAkAAIYBACACBAAAsg8AIDUAAJ0XACAJGQAAsg8AIDIAAI4XACAzAACRFwAgNAAAnhcAIDUAAJ0XACD3BwAA7g0AIPgHAADuDQAg-QcAAO4NACD6BwAA7g0AIAAAAAAABaEJBAAAAAGoCQQAAAABqQkEAAAAAaoJBAAAAAGrCQQAAAABBVoAAM8ZACBbAADSGQAgngkAANAZACCfCQAA0RkAIKQJAAABACADWgAAzxkAIJ4JAADQGQAgpAkAAAEAIDMQAAD_FgAgEQAAgBcAIBIAAIEXACATAACCFwAgFAAAgxcAIBUAAIQXACAWAACFFwAgFwAA5BIAIBsAAIYXACAdAACHFwAgHgAA8xEAICMAAIkXACAlAACIFwAgJwAAihcAICwAAIsXACAuAACPFwAgMAAAjBcAIDIAAI4XACAzAACRFwAgNwAAjRcAIDgAAJAXACA5AACSFwAgOgAAkxcAID0AAJQXACA-AACUFwAgPwAAlBcAIEEAAJUXACBCAACVFwAgQwAAlhcAIEQAAJcXACBGAACYFwAgRwAAmRcAIEwAAJoXACBNAACaFwAg5QcAAO4NACCXCAAA7g0AIPAIAADuDQAg_AgAAO4NACD9CAAA7g0AIIAJAADuDQAggQkAAO4NACCCCQAA7g0AIIMJAADuDQAghAkAAO4NACCFCQAA7g0AIIYJAADuDQAgiQkAAO4NACCLCQAA7g0AIIwJAADuDQAgjQkAAO4NACCOCQAA7g0AIAAAAAAABVoAAMoZACBbAADNGQAgngkAAMsZACCfCQAAzBkAIKQJAAABACAHWgAAug8AIFsAAL0PACCeCQAAuw8AIJ8JAAC8DwAgogkAAJIBACCjCQAAkgEAIKQJAADJCQAgCDEAAKcPACDABwIAAAABzQdAAAAAAc4HQAAAAAHiBwEAAAAB5AcCAAAAAeUHAQAAAAHmByAAAAABAgAAAMkJACBaAAC6DwAgAwAAAJIBACBaAAC6DwAgWwAAvg8AIAoAAACSAQAgMQAApQ8AIFMAAL4PACDABwIA9Q0AIc0HQAD6DQAhzgdAAIsOACHiBwEA9A0AIeQHAgCMDgAh5QcBAKAOACHmByAAow8AIQgxAAClDwAgwAcCAPUNACHNB0AA-g0AIc4HQACLDgAh4gcBAPQNACHkBwIAjA4AIeUHAQCgDgAh5gcgAKMPACEDWgAAyhkAIJ4JAADLGQAgpAkAAAEAIANaAAC6DwAgngkAALsPACCkCQAAyQkAIAAAAAAABVoAAMUZACBbAADIGQAgngkAAMYZACCfCQAAxxkAIKQJAACGAQAgA1oAAMUZACCeCQAAxhkAIKQJAACGAQAgAAAAAAAFWgAAvRkAIFsAAMMZACCeCQAAvhkAIJ8JAADCGQAgpAkAAIYBACAFWgAAuxkAIFsAAMAZACCeCQAAvBkAIJ8JAAC_GQAgpAkAAAEAIANaAAC9GQAgngkAAL4ZACCkCQAAhgEAIANaAAC7GQAgngkAALwZACCkCQAAAQAgAAAAAAAFWgAAsxkAIFsAALkZACCeCQAAtBkAIJ8JAAC4GQAgpAkAAIYBACAFWgAAsRkAIFsAALYZACCeCQAAshkAIJ8JAAC1GQAgpAkAAAEAIANaAACzGQAgngkAALQZACCkCQAAhgEAIANaAACxGQAgngkAALIZACCkCQAAAQAgAAAAAAABoQkAAAD0BwIBoQkAAAD2BwIFoQkIAAAAAagJCAAAAAGpCQgAAAABqgkIAAAAAasJCAAAAAEFWgAAqhkAIFsAAK8ZACCeCQAAqxkAIJ8JAACuGQAgpAkAAAEAIAtaAAD9DwAwWwAAghAAMJ4JAAD-DwAwnwkAAP8PADCgCQAAgBAAIKEJAACBEAAwogkAAIEQADCjCQAAgRAAMKQJAACBEAAwpQkAAIMQADCmCQAAhBAAMAtaAADxDwAwWwAA9g8AMJ4JAADyDwAwnwkAAPMPADCgCQAA9A8AIKEJAAD1DwAwogkAAPUPADCjCQAA9Q8AMKQJAAD1DwAwpQkAAPcPADCmCQAA-A8AMAdaAADsDwAgWwAA7w8AIJ4JAADtDwAgnwkAAO4PACCiCQAAkAEAIKMJAACQAQAgpAkAAIMJACAHWgAA5w8AIFsAAOoPACCeCQAA6A8AIJ8JAADpDwAgogkAAJIBACCjCQAAkgEAIKQJAADJCQAgCDYAAKYPACDABwIAAAABzQdAAAAAAc4HQAAAAAHiBwEAAAAB4wcCAAAAAeUHAQAAAAHmByAAAAABAgAAAMkJACBaAADnDwAgAwAAAJIBACBaAADnDwAgWwAA6w8AIAoAAACSAQAgNgAApA8AIFMAAOsPACDABwIA9Q0AIc0HQAD6DQAhzgdAAIsOACHiBwEA9A0AIeMHAgCMDgAh5QcBAKAOACHmByAAow8AIQg2AACkDwAgwAcCAPUNACHNB0AA-g0AIc4HQACLDgAh4gcBAPQNACHjBwIAjA4AIeUHAQCgDgAh5gcgAKMPACEBNAIAAAABAgAAAIMJACBaAADsDwAgAwAAAJABACBaAADsDwAgWwAA8A8AIAMAAACQAQAgNAIA9Q0AIVMAAPAPACABNAIA9Q0AIQQDAADZDwAgzQdAAAAAAdsHAgAAAAHwBwIAAAABAgAAAI4BACBaAAD8DwAgAwAAAI4BACBaAAD8DwAgWwAA-w8AIAFTAACtGQAwCgMAAJQMACAxAACYDAAgrgcAAKgNADCvBwAAjAEAELAHAACoDQAwzQdAAOgLACHbBwIA4QsAIeQHAgDhCwAh8AcCAOELACGQCQAApw0AIAIAAACOAQAgUwAA-w8AIAIAAAD5DwAgUwAA-g8AIAeuBwAA-A8AMK8HAAD5DwAQsAcAAPgPADDNB0AA6AsAIdsHAgDhCwAh5AcCAOELACHwBwIA4QsAIQeuBwAA-A8AMK8HAAD5DwAQsAcAAPgPADDNB0AA6AsAIdsHAgDhCwAh5AcCAOELACHwBwIA4QsAIQPNB0AA-g0AIdsHAgD1DQAh8AcCAPUNACEEAwAA1w8AIM0HQAD6DQAh2wcCAPUNACHwBwIA9Q0AIQQDAADZDwAgzQdAAAAAAdsHAgAAAAHwBwIAAAABBRkAANAPACDABwIAAAABzQdAAAAAAe4HAgAAAAHvBwEAAAABAgAAAIoBACBaAACIEAAgAwAAAIoBACBaAACIEAAgWwAAhxAAIAFTAACsGQAwChkAAJQMACAxAACYDAAgrgcAAKkNADCvBwAAiAEAELAHAACpDQAwwAcCAAAAAc0HQADoCwAh5AcCAOELACHuBwIA4QsAIe8HAQDgCwAhAgAAAIoBACBTAACHEAAgAgAAAIUQACBTAACGEAAgCK4HAACEEAAwrwcAAIUQABCwBwAAhBAAMMAHAgDhCwAhzQdAAOgLACHkBwIA4QsAIe4HAgDhCwAh7wcBAOALACEIrgcAAIQQADCvBwAAhRAAELAHAACEEAAwwAcCAOELACHNB0AA6AsAIeQHAgDhCwAh7gcCAOELACHvBwEA4AsAIQTABwIA9Q0AIc0HQAD6DQAh7gcCAPUNACHvBwEA9A0AIQUZAADODwAgwAcCAPUNACHNB0AA-g0AIe4HAgD1DQAh7wcBAPQNACEFGQAA0A8AIMAHAgAAAAHNB0AAAAAB7gcCAAAAAe8HAQAAAAEDWgAAqhkAIJ4JAACrGQAgpAkAAAEAIARaAAD9DwAwngkAAP4PADCgCQAAgBAAIKQJAACBEAAwBFoAAPEPADCeCQAA8g8AMKAJAAD0DwAgpAkAAPUPADADWgAA7A8AIJ4JAADtDwAgpAkAAIMJACADWgAA5w8AIJ4JAADoDwAgpAkAAMkJACAAAAAAAAVaAAClGQAgWwAAqBkAIJ4JAACmGQAgnwkAAKcZACCkCQAAggEAIANaAAClGQAgngkAAKYZACCkCQAAggEAIAAAAAAABaEJEAAAAAGoCRAAAAABqQkQAAAAAaoJEAAAAAGrCRAAAAABBVoAAJ0ZACBbAACjGQAgngkAAJ4ZACCfCQAAohkAIKQJAACCAQAgBVoAAJsZACBbAACgGQAgngkAAJwZACCfCQAAnxkAIKQJAABrACADWgAAnRkAIJ4JAACeGQAgpAkAAIIBACADWgAAmxkAIJ4JAACcGQAgpAkAAGsAIAAAAAAAAaEJAAAAhQgCAaEJAAAAiAgCBVoAAJQZACBbAACZGQAgngkAAJUZACCfCQAAmBkAIKQJAAABACALWgAAtRAAMFsAALoQADCeCQAAthAAMJ8JAAC3EAAwoAkAALgQACChCQAAuRAAMKIJAAC5EAAwowkAALkQADCkCQAAuRAAMKUJAAC7EAAwpgkAALwQADALWgAAqRAAMFsAAK4QADCeCQAAqhAAMJ8JAACrEAAwoAkAAKwQACChCQAArRAAMKIJAACtEAAwowkAAK0QADCkCQAArRAAMKUJAACvEAAwpgkAALAQADAB_gcCAAAAAQIAAAB1ACBaAAC0EAAgAwAAAHUAIFoAALQQACBbAACzEAAgAVMAAJcZADAHKwAAuQ0AIK4HAAC4DQAwrwcAAHMAELAHAAC4DQAw_gcCAOELACH_BwIA4QsAIZIJAAC3DQAgAgAAAHUAIFMAALMQACACAAAAsRAAIFMAALIQACAFrgcAALAQADCvBwAAsRAAELAHAACwEAAw_gcCAOELACH_BwIA4QsAIQWuBwAAsBAAMK8HAACxEAAQsAcAALAQADD-BwIA4QsAIf8HAgDhCwAhAf4HAgD1DQAhAf4HAgD1DQAhAf4HAgAAAAEHLQAAnhAAIPEHAQAAAAH-BwIAAAABgAgCAAAAAYEIEAAAAAGCCAIAAAABgwgBAAAAAQIAAABwACBaAADAEAAgAwAAAHAAIFoAAMAQACBbAAC_EAAgAVMAAJYZADANKwAAuQ0AIC0AALYNACCuBwAAuw0AMK8HAABuABCwBwAAuw0AMPEHAQDgCwAh_gcCAMEMACH_BwIA4QsAIYAIAgDhCwAhgQgQALwNACGCCAIA4QsAIYMIAQCJDAAhkwkAALoNACACAAAAcAAgUwAAvxAAIAIAAAC9EAAgUwAAvhAAIAquBwAAvBAAMK8HAAC9EAAQsAcAALwQADDxBwEA4AsAIf4HAgDBDAAh_wcCAOELACGACAIA4QsAIYEIEAC8DQAhgggCAOELACGDCAEAiQwAIQquBwAAvBAAMK8HAAC9EAAQsAcAALwQADDxBwEA4AsAIf4HAgDBDAAh_wcCAOELACGACAIA4QsAIYEIEAC8DQAhgggCAOELACGDCAEAiQwAIQbxBwEA9A0AIf4HAgCMDgAhgAgCAPUNACGBCBAAmhAAIYIIAgD1DQAhgwgBAKAOACEHLQAAnBAAIPEHAQD0DQAh_gcCAIwOACGACAIA9Q0AIYEIEACaEAAhgggCAPUNACGDCAEAoA4AIQctAACeEAAg8QcBAAAAAf4HAgAAAAGACAIAAAABgQgQAAAAAYIIAgAAAAGDCAEAAAABA1oAAJQZACCeCQAAlRkAIKQJAAABACAEWgAAtRAAMJ4JAAC2EAAwoAkAALgQACCkCQAAuRAAMARaAACpEAAwngkAAKoQADCgCQAArBAAIKQJAACtEAAwAAAAAAAFWgAAjBkAIFsAAJIZACCeCQAAjRkAIJ8JAACRGQAgpAkAAGsAIAVaAACKGQAgWwAAjxkAIJ4JAACLGQAgnwkAAI4ZACCkCQAAAQAgA1oAAIwZACCeCQAAjRkAIKQJAABrACADWgAAihkAIJ4JAACLGQAgpAkAAAEAIAAAAAAABVoAAIUZACBbAACIGQAgngkAAIYZACCfCQAAhxkAIKQJAAABACADWgAAhRkAIJ4JAACGGQAgpAkAAAEAIAAAAAAABaEJEAAAAAGoCRAAAAABqQkQAAAAAaoJEAAAAAGrCRAAAAABAaEJAAAAlggCB1oAAP4YACBbAACDGQAgngkAAP8YACCfCQAAghkAIKIJAABlACCjCQAAZQAgpAkAAGcAIAtaAADqEAAwWwAA7hAAMJ4JAADrEAAwnwkAAOwQADCgCQAA7RAAIKEJAAC5EAAwogkAALkQADCjCQAAuRAAMKQJAAC5EAAwpQkAAO8QADCmCQAAvBAAMAtaAADeEAAwWwAA4xAAMJ4JAADfEAAwnwkAAOAQADCgCQAA4RAAIKEJAADiEAAwogkAAOIQADCjCQAA4hAAMKQJAADiEAAwpQkAAOQQADCmCQAA5RAAMAkZAADMEAAgwAcCAAAAAc0HQAAAAAHuBwIAAAAB8QcBAAAAAYwIAgAAAAGNCAEAAAABjggBAAAAAY8IQAAAAAECAAAAewAgWgAA6RAAIAMAAAB7ACBaAADpEAAgWwAA6BAAIAFTAACBGQAwDxkAAJQMACAtAAC2DQAgrgcAALUNADCvBwAAeQAQsAcAALUNADDABwIAAAABzQdAAOgLACHuBwIA4QsAIfEHAQCJDAAhgAgCAOELACGMCAIA4QsAIY0IAQDgCwAhjggBAIkMACGPCEAAigwAIZEJAAC0DQAgAgAAAHsAIFMAAOgQACACAAAA5hAAIFMAAOcQACAMrgcAAOUQADCvBwAA5hAAELAHAADlEAAwwAcCAOELACHNB0AA6AsAIe4HAgDhCwAh8QcBAIkMACGACAIA4QsAIYwIAgDhCwAhjQgBAOALACGOCAEAiQwAIY8IQACKDAAhDK4HAADlEAAwrwcAAOYQABCwBwAA5RAAMMAHAgDhCwAhzQdAAOgLACHuBwIA4QsAIfEHAQCJDAAhgAgCAOELACGMCAIA4QsAIY0IAQDgCwAhjggBAIkMACGPCEAAigwAIQjABwIA9Q0AIc0HQAD6DQAh7gcCAPUNACHxBwEAoA4AIYwIAgD1DQAhjQgBAPQNACGOCAEAoA4AIY8IQACLDgAhCRkAAMoQACDABwIA9Q0AIc0HQAD6DQAh7gcCAPUNACHxBwEAoA4AIYwIAgD1DQAhjQgBAPQNACGOCAEAoA4AIY8IQACLDgAhCRkAAMwQACDABwIAAAABzQdAAAAAAe4HAgAAAAHxBwEAAAABjAgCAAAAAY0IAQAAAAGOCAEAAAABjwhAAAAAAQcrAACdEAAg8QcBAAAAAf4HAgAAAAH_BwIAAAABgQgQAAAAAYIIAgAAAAGDCAEAAAABAgAAAHAAIFoAAPIQACADAAAAcAAgWgAA8hAAIFsAAPEQACABUwAAgBkAMAIAAABwACBTAADxEAAgAgAAAL0QACBTAADwEAAgBvEHAQD0DQAh_gcCAIwOACH_BwIA9Q0AIYEIEACaEAAhgggCAPUNACGDCAEAoA4AIQcrAACbEAAg8QcBAPQNACH-BwIAjA4AIf8HAgD1DQAhgQgQAJoQACGCCAIA9Q0AIYMIAQCgDgAhBysAAJ0QACDxBwEAAAAB_gcCAAAAAf8HAgAAAAGBCBAAAAABgggCAAAAAYMIAQAAAAEDWgAA_hgAIJ4JAAD_GAAgpAkAAGcAIARaAADqEAAwngkAAOsQADCgCQAA7RAAIKQJAAC5EAAwBFoAAN4QADCeCQAA3xAAMKAJAADhEAAgpAkAAOIQADAAAAAAAAGhCQAAAJ8IAgVaAAD4GAAgWwAA_BgAIJ4JAAD5GAAgnwkAAPsYACCkCQAAAQAgC1oAAP4QADBbAACDEQAwngkAAP8QADCfCQAAgBEAMKAJAACBEQAgoQkAAIIRADCiCQAAghEAMKMJAACCEQAwpAkAAIIRADClCQAAhBEAMKYJAACFEQAwFx8BAAAAASoAAPQQACAuAAD1EAAgwAcCAAAAAc0HQAAAAAHcBwIAAAAB8QcBAAAAAfIHAQAAAAH2BwAAAJYIAoEIEAAAAAGMCBAAAAABkQgBAAAAAZIIAQAAAAGTCBAAAAABlAgCAAAAAZYIAQAAAAGXCEAAAAABmAgCAAAAAZkIIAAAAAGaCAEAAAABmwgBAAAAAZwIAgAAAAGdCAIAAAABAgAAAGsAIFoAAIkRACADAAAAawAgWgAAiREAIFsAAIgRACABUwAA-hgAMBwfAQDgCwAhKAAAwA0AICoAALINACAuAACWDQAgrgcAAL0NADCvBwAAaQAQsAcAAL0NADDABwIAAAABzQdAAOgLACHcBwIAwQwAIfEHAQDgCwAh8gcBAOALACH2BwAAvw2WCCL-BwIAwQwAIYEIEAC8DQAhjAgQALwNACGRCAEAiQwAIZIIAQCJDAAhkwgQAL4NACGUCAIA4QsAIZYIAQCJDAAhlwhAAIoMACGYCAIA4QsAIZkIIACLDAAhmggBAOALACGbCAEA4AsAIZwIAgDhCwAhnQgCAOELACECAAAAawAgUwAAiBEAIAIAAACGEQAgUwAAhxEAIBkfAQDgCwAhrgcAAIURADCvBwAAhhEAELAHAACFEQAwwAcCAOELACHNB0AA6AsAIdwHAgDBDAAh8QcBAOALACHyBwEA4AsAIfYHAAC_DZYIIv4HAgDBDAAhgQgQALwNACGMCBAAvA0AIZEIAQCJDAAhkggBAIkMACGTCBAAvg0AIZQIAgDhCwAhlggBAIkMACGXCEAAigwAIZgIAgDhCwAhmQggAIsMACGaCAEA4AsAIZsIAQDgCwAhnAgCAOELACGdCAIA4QsAIRkfAQDgCwAhrgcAAIURADCvBwAAhhEAELAHAACFEQAwwAcCAOELACHNB0AA6AsAIdwHAgDBDAAh8QcBAOALACHyBwEA4AsAIfYHAAC_DZYIIv4HAgDBDAAhgQgQALwNACGMCBAAvA0AIZEIAQCJDAAhkggBAIkMACGTCBAAvg0AIZQIAgDhCwAhlggBAIkMACGXCEAAigwAIZgIAgDhCwAhmQggAIsMACGaCAEA4AsAIZsIAQDgCwAhnAgCAOELACGdCAIA4QsAIRUfAQD0DQAhwAcCAPUNACHNB0AA-g0AIdwHAgCMDgAh8QcBAPQNACHyBwEA9A0AIfYHAADaEJYIIoEIEACaEAAhjAgQAJoQACGRCAEAoA4AIZIIAQCgDgAhkwgQANkQACGUCAIA9Q0AIZYIAQCgDgAhlwhAAIsOACGYCAIA9Q0AIZkIIACjDwAhmggBAPQNACGbCAEA9A0AIZwIAgD1DQAhnQgCAPUNACEXHwEA9A0AISoAANwQACAuAADdEAAgwAcCAPUNACHNB0AA-g0AIdwHAgCMDgAh8QcBAPQNACHyBwEA9A0AIfYHAADaEJYIIoEIEACaEAAhjAgQAJoQACGRCAEAoA4AIZIIAQCgDgAhkwgQANkQACGUCAIA9Q0AIZYIAQCgDgAhlwhAAIsOACGYCAIA9Q0AIZkIIACjDwAhmggBAPQNACGbCAEA9A0AIZwIAgD1DQAhnQgCAPUNACEXHwEAAAABKgAA9BAAIC4AAPUQACDABwIAAAABzQdAAAAAAdwHAgAAAAHxBwEAAAAB8gcBAAAAAfYHAAAAlggCgQgQAAAAAYwIEAAAAAGRCAEAAAABkggBAAAAAZMIEAAAAAGUCAIAAAABlggBAAAAAZcIQAAAAAGYCAIAAAABmQggAAAAAZoIAQAAAAGbCAEAAAABnAgCAAAAAZ0IAgAAAAEDWgAA-BgAIJ4JAAD5GAAgpAkAAAEAIARaAAD-EAAwngkAAP8QADCgCQAAgREAIKQJAACCEQAwAAAAAAAAAAAAAAAAAAVaAADzGAAgWwAA9hgAIJ4JAAD0GAAgnwkAAPUYACCkCQAASwAgBxkAALIPACAfAACmFwAgJAAApRcAICUAAIgXACAmAACnFwAgqQgAAO4NACCrCAAA7g0AIAAAAAAABVoAAOsYACBbAADxGAAgngkAAOwYACCfCQAA8BgAIKQJAABaACAFWgAA6RgAIFsAAO4YACCeCQAA6hgAIJ8JAADtGAAgpAkAAAEAIANaAADrGAAgngkAAOwYACCkCQAAWgAgA1oAAOkYACCeCQAA6hgAIKQJAAABACAAAAAAAAVaAADTGAAgWwAA5xgAIJ4JAADUGAAgnwkAAOYYACCkCQAASwAgBVoAANkYACBbAADkGAAgngkAANoYACCfCQAA4xgAIKQJAAABACAHWgAAuREAIFsAALwRACCeCQAAuhEAIJ8JAAC7EQAgogkAAEkAIKMJAABJACCkCQAASwAgC1oAAK0RADBbAACyEQAwngkAAK4RADCfCQAArxEAMKAJAACwEQAgoQkAALERADCiCQAAsREAMKMJAACxEQAwpAkAALERADClCQAAsxEAMKYJAAC0EQAwBAMAAKMRACDNB0AAAAAB2wcCAAAAAfAHAgAAAAECAAAAVgAgWgAAuBEAIAMAAABWACBaAAC4EQAgWwAAtxEAIAFTAADiGAAwCgMAAJQMACAiAADLDQAgrgcAAMoNADCvBwAAVAAQsAcAAMoNADDNB0AA6AsAIdsHAgDhCwAh8AcCAOELACGnCAIA4QsAIZYJAADJDQAgAgAAAFYAIFMAALcRACACAAAAtREAIFMAALYRACAHrgcAALQRADCvBwAAtREAELAHAAC0EQAwzQdAAOgLACHbBwIA4QsAIfAHAgDhCwAhpwgCAOELACEHrgcAALQRADCvBwAAtREAELAHAAC0EQAwzQdAAOgLACHbBwIA4QsAIfAHAgDhCwAhpwgCAOELACEDzQdAAPoNACHbBwIA9Q0AIfAHAgD1DQAhBAMAAKERACDNB0AA-g0AIdsHAgD1DQAh8AcCAPUNACEEAwAAoxEAIM0HQAAAAAHbBwIAAAAB8AcCAAAAAQsZAADVEQAgHwAA1BEAICUAANYRACAmAADXEQAgzQdAAAAAAe4HAgAAAAHxBwEAAAAB9gcAAACrCAKNCAEAAAABqQgCAAAAAawIAgAAAAECAAAASwAgWgAAuREAIAMAAABJACBaAAC5EQAgWwAAvREAIA0AAABJACAZAADAEQAgHwAAvxEAICUAAMERACAmAADCEQAgUwAAvREAIM0HQAD6DQAh7gcCAPUNACHxBwEA9A0AIfYHAAC-EasIIo0IAQD0DQAhqQgCAIwOACGsCAIA9Q0AIQsZAADAEQAgHwAAvxEAICUAAMERACAmAADCEQAgzQdAAPoNACHuBwIA9Q0AIfEHAQD0DQAh9gcAAL4RqwgijQgBAPQNACGpCAIAjA4AIawIAgD1DQAhAaEJAAAAqwgCB1oAANcYACBbAADgGAAgngkAANgYACCfCQAA3xgAIKIJAABNACCjCQAATQAgpAkAAIkGACAFWgAA1RgAIFsAAN0YACCeCQAA1hgAIJ8JAADcGAAgpAkAAAEAIAtaAADFEQAwWwAAyhEAMJ4JAADGEQAwnwkAAMcRADCgCQAAyBEAIKEJAADJEQAwogkAAMkRADCjCQAAyREAMKQJAADJEQAwpQkAAMsRADCmCQAAzBEAMARbAADDEQAgogkAAFwAIKMJAABcACCkCQAA5wYAIAIAAABcACBTAADEEQAgAAgZAADREQAgIQAA0hEAICMAANMRACDABwIAAAABzQdAAAAAAe4HAgAAAAGNCAEAAAABqAgCAAAAAQIAAABaACBaAADQEQAgAwAAAFoAIFoAANARACBbAADPEQAgAVMAANsYADAOGQAAlAwAICAAAMUMACAhAADIDQAgIwAAkA0AIK4HAADHDQAwrwcAAFEAELAHAADHDQAwwAcCAAAAAc0HQADoCwAh7gcCAOELACGNCAEA4AsAIaYIAgDhCwAhqAgCAOELACGVCQAAxg0AIAIAAABaACBTAADPEQAgAgAAAM0RACBTAADOEQAgCa4HAADMEQAwrwcAAM0RABCwBwAAzBEAMMAHAgDhCwAhzQdAAOgLACHuBwIA4QsAIY0IAQDgCwAhpggCAOELACGoCAIA4QsAIQmuBwAAzBEAMK8HAADNEQAQsAcAAMwRADDABwIA4QsAIc0HQADoCwAh7gcCAOELACGNCAEA4AsAIaYIAgDhCwAhqAgCAOELACEFwAcCAPUNACHNB0AA-g0AIe4HAgD1DQAhjQgBAPQNACGoCAIA9Q0AIQgZAACqEQAgIQAAqxEAICMAAKwRACDABwIA9Q0AIc0HQAD6DQAh7gcCAPUNACGNCAEA9A0AIagIAgD1DQAhCBkAANERACAhAADSEQAgIwAA0xEAIMAHAgAAAAHNB0AAAAAB7gcCAAAAAY0IAQAAAAGoCAIAAAABA1oAANkYACCeCQAA2hgAIKQJAAABACADWgAAuREAIJ4JAAC6EQAgpAkAAEsAIARaAACtEQAwngkAAK4RADCgCQAAsBEAIKQJAACxEQAwA1oAANcYACCeCQAA2BgAIKQJAACJBgAgA1oAANUYACCeCQAA1hgAIKQJAAABACAEWgAAxREAMJ4JAADGEQAwoAkAAMgRACCkCQAAyREAMAGkCQAA5wYAIANaAADTGAAgngkAANQYACCkCQAASwAgAAAAAAAHWgAAzhgAIFsAANEYACCeCQAAzxgAIJ8JAADQGAAgogkAAFEAIKMJAABRACCkCQAAWgAgA1oAAM4YACCeCQAAzxgAIKQJAABaACAAAAAAAAtaAADmEQAwWwAA6xEAMJ4JAADnEQAwnwkAAOgRADCgCQAA6REAIKEJAADqEQAwogkAAOoRADCjCQAA6hEAMKQJAADqEQAwpQkAAOwRADCmCQAA7REAMAwZAADVEQAgJAAA3xEAICUAANYRACAmAADXEQAgwAcCAAAAAc0HQAAAAAHuBwIAAAAB8QcBAAAAAfYHAAAAqwgCjQgBAAAAAasIAgAAAAGsCAIAAAABAgAAAEsAIFoAAPERACADAAAASwAgWgAA8REAIFsAAPARACABUwAAzRgAMBIZAACUDAAgHwAAzw0AICQAANANACAlAACPDQAgJgAA0Q0AIK4HAADNDQAwrwcAAEkAELAHAADNDQAwwAcCAAAAAc0HQADoCwAh7gcCAOELACHxBwEA4AsAIfYHAADODasIIo0IAQDgCwAhqQgCAMEMACGrCAIAwQwAIawIAgDhCwAhlwkAAMwNACACAAAASwAgUwAA8BEAIAIAAADuEQAgUwAA7xEAIAyuBwAA7REAMK8HAADuEQAQsAcAAO0RADDABwIA4QsAIc0HQADoCwAh7gcCAOELACHxBwEA4AsAIfYHAADODasIIo0IAQDgCwAhqQgCAMEMACGrCAIAwQwAIawIAgDhCwAhDK4HAADtEQAwrwcAAO4RABCwBwAA7REAMMAHAgDhCwAhzQdAAOgLACHuBwIA4QsAIfEHAQDgCwAh9gcAAM4NqwgijQgBAOALACGpCAIAwQwAIasIAgDBDAAhrAgCAOELACEIwAcCAPUNACHNB0AA-g0AIe4HAgD1DQAh8QcBAPQNACH2BwAAvhGrCCKNCAEA9A0AIasIAgCMDgAhrAgCAPUNACEMGQAAwBEAICQAAN4RACAlAADBEQAgJgAAwhEAIMAHAgD1DQAhzQdAAPoNACHuBwIA9Q0AIfEHAQD0DQAh9gcAAL4RqwgijQgBAPQNACGrCAIAjA4AIawIAgD1DQAhDBkAANURACAkAADfEQAgJQAA1hEAICYAANcRACDABwIAAAABzQdAAAAAAe4HAgAAAAHxBwEAAAAB9gcAAACrCAKNCAEAAAABqwgCAAAAAawIAgAAAAEEWgAA5hEAMJ4JAADnEQAwoAkAAOkRACCkCQAA6hEAMAAAAAAAAAAAAAVaAADIGAAgWwAAyxgAIJ4JAADJGAAgnwkAAMoYACCkCQAAAQAgA1oAAMgYACCeCQAAyRgAIKQJAAABACAAAAAAAAKhCQEAAAAEpwkBAAAABQVaAADDGAAgWwAAxhgAIJ4JAADEGAAgnwkAAMUYACCkCQAAAQAgAaEJAQAAAAQDWgAAwxgAIJ4JAADEGAAgpAkAAAEAIAAAAAAABVoAAL4YACBbAADBGAAgngkAAL8YACCfCQAAwBgAIKQJAAABACADWgAAvhgAIJ4JAAC_GAAgpAkAAAEAIAAAAAAABVoAALkYACBbAAC8GAAgngkAALoYACCfCQAAuxgAIKQJAAABACADWgAAuRgAIJ4JAAC6GAAgpAkAAAEAIAAAAAAAAAAAAAAFWgAAsRgAIFsAALcYACCeCQAAshgAIJ8JAAC2GAAgpAkAAAEAIAVaAACvGAAgWwAAtBgAIJ4JAACwGAAgnwkAALMYACCkCQAAOQAgA1oAALEYACCeCQAAshgAIKQJAAABACADWgAArxgAIJ4JAACwGAAgpAkAADkAIAAAAAAABVoAAKcYACBbAACtGAAgngkAAKgYACCfCQAArBgAIKQJAAA5ACAFWgAApRgAIFsAAKoYACCeCQAAphgAIJ8JAACpGAAgpAkAAAEAIANaAACnGAAgngkAAKgYACCkCQAAOQAgA1oAAKUYACCeCQAAphgAIKQJAAABACAAAAAAAAVaAACbGAAgWwAAoxgAIJ4JAACcGAAgnwkAAKIYACCkCQAAogQAIAVaAACZGAAgWwAAoBgAIJ4JAACaGAAgnwkAAJ8YACCkCQAAAQAgC1oAAMESADBbAADGEgAwngkAAMISADCfCQAAwxIAMKAJAADEEgAgoQkAAMUSADCiCQAAxRIAMKMJAADFEgAwpAkAAMUSADClCQAAxxIAMKYJAADIEgAwC1oAALUSADBbAAC6EgAwngkAALYSADCfCQAAtxIAMKAJAAC4EgAgoQkAALkSADCiCQAAuRIAMKMJAAC5EgAwpAkAALkSADClCQAAuxIAMKYJAAC8EgAwBAMAAKESACDbBwIAAAABxAgCAAAAAcUIQAAAAAECAAAAQwAgWgAAwBIAIAMAAABDACBaAADAEgAgWwAAvxIAIAFTAACeGAAwCgMAAJQMACAaAADUDQAgrgcAANMNADCvBwAAQQAQsAcAANMNADDbBwIA4QsAIcMIAgDhCwAhxAgCAOELACHFCEAA6AsAIZgJAADSDQAgAgAAAEMAIFMAAL8SACACAAAAvRIAIFMAAL4SACAHrgcAALwSADCvBwAAvRIAELAHAAC8EgAw2wcCAOELACHDCAIA4QsAIcQIAgDhCwAhxQhAAOgLACEHrgcAALwSADCvBwAAvRIAELAHAAC8EgAw2wcCAOELACHDCAIA4QsAIcQIAgDhCwAhxQhAAOgLACED2wcCAPUNACHECAIA9Q0AIcUIQAD6DQAhBAMAAJ8SACDbBwIA9Q0AIcQIAgD1DQAhxQhAAPoNACEEAwAAoRIAINsHAgAAAAHECAIAAAABxQhAAAAAAQUZAACrEgAgwAcCAAAAAc0HQAAAAAHuBwIAAAAB7wcBAAAAAQIAAAA_ACBaAADMEgAgAwAAAD8AIFoAAMwSACBbAADLEgAgAVMAAJ0YADAKGQAAlAwAIBoAANQNACCuBwAA1Q0AMK8HAAA9ABCwBwAA1Q0AMMAHAgAAAAHNB0AA6AsAIe4HAgDhCwAh7wcBAOALACHDCAIA4QsAIQIAAAA_ACBTAADLEgAgAgAAAMkSACBTAADKEgAgCK4HAADIEgAwrwcAAMkSABCwBwAAyBIAMMAHAgDhCwAhzQdAAOgLACHuBwIA4QsAIe8HAQDgCwAhwwgCAOELACEIrgcAAMgSADCvBwAAyRIAELAHAADIEgAwwAcCAOELACHNB0AA6AsAIe4HAgDhCwAh7wcBAOALACHDCAIA4QsAIQTABwIA9Q0AIc0HQAD6DQAh7gcCAPUNACHvBwEA9A0AIQUZAACpEgAgwAcCAPUNACHNB0AA-g0AIe4HAgD1DQAh7wcBAPQNACEFGQAAqxIAIMAHAgAAAAHNB0AAAAAB7gcCAAAAAe8HAQAAAAEDWgAAmxgAIJ4JAACcGAAgpAkAAKIEACADWgAAmRgAIJ4JAACaGAAgpAkAAAEAIARaAADBEgAwngkAAMISADCgCQAAxBIAIKQJAADFEgAwBFoAALUSADCeCQAAthIAMKAJAAC4EgAgpAkAALkSADAAAAAAAAtaAADXEgAwWwAA3BIAMJ4JAADYEgAwnwkAANkSADCgCQAA2hIAIKEJAADbEgAwogkAANsSADCjCQAA2xIAMKQJAADbEgAwpQkAAN0SADCmCQAA3hIAMA0ZAADOEgAgGwAAzxIAIBwAANASACDABwIAAAABzQdAAAAAAe4HAgAAAAHvBwEAAAAB8QcBAAAAAccIIAAAAAHICCAAAAAByQgCAAAAAcoIQAAAAAHLCAIAAAABAgAAADkAIFoAAOISACADAAAAOQAgWgAA4hIAIFsAAOESACABUwAAmBgAMBIYAADXDQAgGQAAlAwAIBsAAI0NACAcAACODQAgrgcAANYNADCvBwAANwAQsAcAANYNADDABwIAAAABzQdAAOgLACHuBwIA4QsAIe8HAQDgCwAh8QcBAOALACHGCAIA4QsAIccIIACLDAAhyAggAIsMACHJCAIA4QsAIcoIQADoCwAhywgCAOELACECAAAAOQAgUwAA4RIAIAIAAADfEgAgUwAA4BIAIA6uBwAA3hIAMK8HAADfEgAQsAcAAN4SADDABwIA4QsAIc0HQADoCwAh7gcCAOELACHvBwEA4AsAIfEHAQDgCwAhxggCAOELACHHCCAAiwwAIcgIIACLDAAhyQgCAOELACHKCEAA6AsAIcsIAgDhCwAhDq4HAADeEgAwrwcAAN8SABCwBwAA3hIAMMAHAgDhCwAhzQdAAOgLACHuBwIA4QsAIe8HAQDgCwAh8QcBAOALACHGCAIA4QsAIccIIACLDAAhyAggAIsMACHJCAIA4QsAIcoIQADoCwAhywgCAOELACEKwAcCAPUNACHNB0AA-g0AIe4HAgD1DQAh7wcBAPQNACHxBwEA9A0AIccIIACjDwAhyAggAKMPACHJCAIA9Q0AIcoIQAD6DQAhywgCAPUNACENGQAAshIAIBsAALMSACAcAAC0EgAgwAcCAPUNACHNB0AA-g0AIe4HAgD1DQAh7wcBAPQNACHxBwEA9A0AIccIIACjDwAhyAggAKMPACHJCAIA9Q0AIcoIQAD6DQAhywgCAPUNACENGQAAzhIAIBsAAM8SACAcAADQEgAgwAcCAAAAAc0HQAAAAAHuBwIAAAAB7wcBAAAAAfEHAQAAAAHHCCAAAAAByAggAAAAAckIAgAAAAHKCEAAAAABywgCAAAAAQRaAADXEgAwngkAANgSADCgCQAA2hIAIKQJAADbEgAwAAAAAAAABVoAAJMYACBbAACWGAAgngkAAJQYACCfCQAAlRgAIKQJAAABACADWgAAkxgAIJ4JAACUGAAgpAkAAAEAIAAAAAAABVoAAIsYACBbAACRGAAgngkAAIwYACCfCQAAkBgAIKQJAADHAwAgBVoAAIkYACBbAACOGAAgngkAAIoYACCfCQAAjRgAIKQJAADIAQAgA1oAAIsYACCeCQAAjBgAIKQJAADHAwAgA1oAAIkYACCeCQAAihgAIKQJAADIAQAgAAAAAAAFWgAAgBgAIFsAAIcYACCeCQAAgRgAIJ8JAACGGAAgpAkAAAEAIAVaAAD-FwAgWwAAhBgAIJ4JAAD_FwAgnwkAAIMYACCkCQAAAQAgC1oAAP0SADBbAACCEwAwngkAAP4SADCfCQAA_xIAMKAJAACAEwAgoQkAAIETADCiCQAAgRMAMKMJAACBEwAwpAkAAIETADClCQAAgxMAMKYJAACEEwAwBUkAAPMSACDNCAEAAAAB1QgCAAAAAdcIAQAAAAHYCAIAAAABAgAAAMwBACBaAACIEwAgAwAAAMwBACBaAACIEwAgWwAAhxMAIAFTAACCGAAwCkkAAPoMACBKAAD7DAAgrgcAAPkMADCvBwAAygEAELAHAAD5DAAwzQgBAIkMACHVCAIAAAAB1ggCAOELACHXCAEAiQwAIdgIAgDBDAAhAgAAAMwBACBTAACHEwAgAgAAAIUTACBTAACGEwAgCK4HAACEEwAwrwcAAIUTABCwBwAAhBMAMM0IAQCJDAAh1QgCAOELACHWCAIA4QsAIdcIAQCJDAAh2AgCAMEMACEIrgcAAIQTADCvBwAAhRMAELAHAACEEwAwzQgBAIkMACHVCAIA4QsAIdYIAgDhCwAh1wgBAIkMACHYCAIAwQwAIQTNCAEAoA4AIdUIAgD1DQAh1wgBAKAOACHYCAIAjA4AIQVJAADxEgAgzQgBAKAOACHVCAIA9Q0AIdcIAQCgDgAh2AgCAIwOACEFSQAA8xIAIM0IAQAAAAHVCAIAAAAB1wgBAAAAAdgIAgAAAAEDWgAAgBgAIJ4JAACBGAAgpAkAAAEAIANaAAD-FwAgngkAAP8XACCkCQAAAQAgBFoAAP0SADCeCQAA_hIAMKAJAACAEwAgpAkAAIETADAAAAAAAAtaAACSEwAwWwAAlhMAMJ4JAACTEwAwnwkAAJQTADCgCQAAlRMAIKEJAACBEwAwogkAAIETADCjCQAAgRMAMKQJAACBEwAwpQkAAJcTADCmCQAAhBMAMAVKAAD0EgAgzQgBAAAAAdYIAgAAAAHXCAEAAAAB2AgCAAAAAQIAAADMAQAgWgAAmhMAIAMAAADMAQAgWgAAmhMAIFsAAJkTACABUwAA_RcAMAIAAADMAQAgUwAAmRMAIAIAAACFEwAgUwAAmBMAIATNCAEAoA4AIdYIAgD1DQAh1wgBAKAOACHYCAIAjA4AIQVKAADyEgAgzQgBAKAOACHWCAIA9Q0AIdcIAQCgDgAh2AgCAIwOACEFSgAA9BIAIM0IAQAAAAHWCAIAAAAB1wgBAAAAAdgIAgAAAAEEWgAAkhMAMJ4JAACTEwAwoAkAAJUTACCkCQAAgRMAMAAAAAAAAAdaAAD1FwAgWwAA-xcAIJ4JAAD2FwAgnwkAAPoXACCiCQAAqgEAIKMJAACqAQAgpAkAAAEAIAVaAADzFwAgWwAA-BcAIJ4JAAD0FwAgnwkAAPcXACCkCQAAAQAgA1oAAPUXACCeCQAA9hcAIKQJAAABACADWgAA8xcAIJ4JAAD0FwAgpAkAAAEAIAAAAAAAAaEJAAAA5wgCBVoAAOgXACBbAADxFwAgngkAAOkXACCfCQAA8BcAIKQJAAABACAHWgAA5hcAIFsAAO4XACCeCQAA5xcAIJ8JAADtFwAgogkAAKoBACCjCQAAqgEAIKQJAAABACAHWgAA5BcAIFsAAOsXACCeCQAA5RcAIJ8JAADqFwAgogkAAKoBACCjCQAAqgEAIKQJAAABACADWgAA6BcAIJ4JAADpFwAgpAkAAAEAIANaAADmFwAgngkAAOcXACCkCQAAAQAgA1oAAOQXACCeCQAA5RcAIKQJAAABACAAAAAAAAAAAAAABVoAAN8XACBbAADiFwAgngkAAOAXACCfCQAA4RcAIKQJAAABACADWgAA3xcAIJ4JAADgFwAgpAkAAAEAIAAAAAAABVoAANoXACBbAADdFwAgngkAANsXACCfCQAA3BcAIKQJAAABACADWgAA2hcAIJ4JAADbFwAgpAkAAAEAIAAAAAAABVoAANUXACBbAADYFwAgngkAANYXACCfCQAA1xcAIKQJAAABACADWgAA1RcAIJ4JAADWFwAgpAkAAAEAIAAAAAAAB1oAANAXACBbAADTFwAgngkAANEXACCfCQAA0hcAIKIJAACqAQAgowkAAKoBACCkCQAAAQAgA1oAANAXACCeCQAA0RcAIKQJAAABACAAAAAAAAAAAAAAAaEJAAAA_wgCC1oAANQWADBbAADYFgAwngkAANUWADCfCQAA1hYAMKAJAADXFgAgoQkAAKgOADCiCQAAqA4AMKMJAACoDgAwpAkAAKgOADClCQAA2RYAMKYJAACrDgAwC1oAAMgWADBbAADNFgAwngkAAMkWADCfCQAAyhYAMKAJAADLFgAgoQkAAMwWADCiCQAAzBYAMKMJAADMFgAwpAkAAMwWADClCQAAzhYAMKYJAADPFgAwC1oAAL8WADBbAADDFgAwngkAAMAWADCfCQAAwRYAMKAJAADCFgAgoQkAAJAPADCiCQAAkA8AMKMJAACQDwAwpAkAAJAPADClCQAAxBYAMKYJAACTDwAwB1oAALoWACBbAAC9FgAgngkAALsWACCfCQAAvBYAIKIJAAApACCjCQAAKQAgpAkAAJYFACALWgAArhYAMFsAALMWADCeCQAArxYAMJ8JAACwFgAwoAkAALEWACChCQAAshYAMKIJAACyFgAwowkAALIWADCkCQAAshYAMKUJAAC0FgAwpgkAALUWADALWgAAohYAMFsAAKcWADCeCQAAoxYAMJ8JAACkFgAwoAkAAKUWACChCQAAphYAMKIJAACmFgAwowkAAKYWADCkCQAAphYAMKUJAACoFgAwpgkAAKkWADALWgAAlhYAMFsAAJsWADCeCQAAlxYAMJ8JAACYFgAwoAkAAJkWACChCQAAmhYAMKIJAACaFgAwowkAAJoWADCkCQAAmhYAMKUJAACcFgAwpgkAAJ0WADALWgAAjRYAMFsAAJEWADCeCQAAjhYAMJ8JAACPFgAwoAkAAJAWACChCQAA2xIAMKIJAADbEgAwowkAANsSADCkCQAA2xIAMKUJAACSFgAwpgkAAN4SADALWgAAhBYAMFsAAIgWADCeCQAAhRYAMJ8JAACGFgAwoAkAAIcWACChCQAAxRIAMKIJAADFEgAwowkAAMUSADCkCQAAxRIAMKUJAACJFgAwpgkAAMgSADALWgAA-xUAMFsAAP8VADCeCQAA_BUAMJ8JAAD9FQAwoAkAAP4VACChCQAAuRIAMKIJAAC5EgAwowkAALkSADCkCQAAuRIAMKUJAACAFgAwpgkAALwSADALWgAA8hUAMFsAAPYVADCeCQAA8xUAMJ8JAAD0FQAwoAkAAPUVACChCQAA6hEAMKIJAADqEQAwowkAAOoRADCkCQAA6hEAMKUJAAD3FQAwpgkAAO0RADALWgAA6RUAMFsAAO0VADCeCQAA6hUAMJ8JAADrFQAwoAkAAOwVACChCQAAyREAMKIJAADJEQAwowkAAMkRADCkCQAAyREAMKUJAADuFQAwpgkAAMwRADALWgAA4BUAMFsAAOQVADCeCQAA4RUAMJ8JAADiFQAwoAkAAOMVACChCQAAsREAMKIJAACxEQAwowkAALERADCkCQAAsREAMKUJAADlFQAwpgkAALQRADALWgAA1BUAMFsAANkVADCeCQAA1RUAMJ8JAADWFQAwoAkAANcVACChCQAA2BUAMKIJAADYFQAwowkAANgVADCkCQAA2BUAMKUJAADaFQAwpgkAANsVADALWgAAyBUAMFsAAM0VADCeCQAAyRUAMJ8JAADKFQAwoAkAAMsVACChCQAAzBUAMKIJAADMFQAwowkAAMwVADCkCQAAzBUAMKUJAADOFQAwpgkAAM8VADALWgAAvBUAMFsAAMEVADCeCQAAvRUAMJ8JAAC-FQAwoAkAAL8VACChCQAAwBUAMKIJAADAFQAwowkAAMAVADCkCQAAwBUAMKUJAADCFQAwpgkAAMMVADALWgAAsBUAMFsAALUVADCeCQAAsRUAMJ8JAACyFQAwoAkAALMVACChCQAAtBUAMKIJAAC0FQAwowkAALQVADCkCQAAtBUAMKUJAAC2FQAwpgkAALcVADALWgAApxUAMFsAAKsVADCeCQAAqBUAMJ8JAACpFQAwoAkAAKoVACChCQAAgRAAMKIJAACBEAAwowkAAIEQADCkCQAAgRAAMKUJAACsFQAwpgkAAIQQADALWgAAnhUAMFsAAKIVADCeCQAAnxUAMJ8JAACgFQAwoAkAAKEVACChCQAA4hAAMKIJAADiEAAwowkAAOIQADCkCQAA4hAAMKUJAACjFQAwpgkAAOUQADALWgAAkhUAMFsAAJcVADCeCQAAkxUAMJ8JAACUFQAwoAkAAJUVACChCQAAlhUAMKIJAACWFQAwowkAAJYVADCkCQAAlhUAMKUJAACYFQAwpgkAAJkVADALWgAAiRUAMFsAAI0VADCeCQAAihUAMJ8JAACLFQAwoAkAAIwVACChCQAA9Q8AMKIJAAD1DwAwowkAAPUPADCkCQAA9Q8AMKUJAACOFQAwpgkAAPgPADALWgAA_RQAMFsAAIIVADCeCQAA_hQAMJ8JAAD_FAAwoAkAAIAVACChCQAAgRUAMKIJAACBFQAwowkAAIEVADCkCQAAgRUAMKUJAACDFQAwpgkAAIQVADAHWgAA-BQAIFsAAPsUACCeCQAA-RQAIJ8JAAD6FAAgogkAAKQBACCjCQAApAEAIKQJAACxCQAgC1oAAO8UADBbAADzFAAwngkAAPAUADCfCQAA8RQAMKAJAADyFAAgoQkAAN4UADCiCQAA3hQAMKMJAADeFAAwpAkAAN4UADClCQAA9BQAMKYJAADhFAAwC1oAAOYUADBbAADqFAAwngkAAOcUADCfCQAA6BQAMKAJAADpFAAgoQkAAN4UADCiCQAA3hQAMKMJAADeFAAwpAkAAN4UADClCQAA6xQAMKYJAADhFAAwC1oAANoUADBbAADfFAAwngkAANsUADCfCQAA3BQAMKAJAADdFAAgoQkAAN4UADCiCQAA3hQAMKMJAADeFAAwpAkAAN4UADClCQAA4BQAMKYJAADhFAAwC1oAANEUADBbAADVFAAwngkAANIUADCfCQAA0xQAMKAJAADUFAAgoQkAAMkUADCiCQAAyRQAMKMJAADJFAAwpAkAAMkUADClCQAA1hQAMKYJAADMFAAwC1oAAMUUADBbAADKFAAwngkAAMYUADCfCQAAxxQAMKAJAADIFAAgoQkAAMkUADCiCQAAyRQAMKMJAADJFAAwpAkAAMkUADClCQAAyxQAMKYJAADMFAAwC1oAALkUADBbAAC-FAAwngkAALoUADCfCQAAuxQAMKAJAAC8FAAgoQkAAL0UADCiCQAAvRQAMKMJAAC9FAAwpAkAAL0UADClCQAAvxQAMKYJAADAFAAwC1oAAK0UADBbAACyFAAwngkAAK4UADCfCQAArxQAMKAJAACwFAAgoQkAALEUADCiCQAAsRQAMKMJAACxFAAwpAkAALEUADClCQAAsxQAMKYJAAC0FAAwC1oAAKEUADBbAACmFAAwngkAAKIUADCfCQAAoxQAMKAJAACkFAAgoQkAAKUUADCiCQAApRQAMKMJAAClFAAwpAkAAKUUADClCQAApxQAMKYJAACoFAAwC1oAAJUUADBbAACaFAAwngkAAJYUADCfCQAAlxQAMKAJAACYFAAgoQkAAJkUADCiCQAAmRQAMKMJAACZFAAwpAkAAJkUADClCQAAmxQAMKYJAACcFAAwC1oAAIwUADBbAACQFAAwngkAAI0UADCfCQAAjhQAMKAJAACPFAAgoQkAAIQUADCiCQAAhBQAMKMJAACEFAAwpAkAAIQUADClCQAAkRQAMKYJAACHFAAwC1oAAIAUADBbAACFFAAwngkAAIEUADCfCQAAghQAMKAJAACDFAAgoQkAAIQUADCiCQAAhBQAMKMJAACEFAAwpAkAAIQUADClCQAAhhQAMKYJAACHFAAwCgMAAIkTACAqAgAAAAFLAACLEwAgwAcCAAAAAc0HQAAAAAHbBwIAAAABzQgBAAAAAdcIAQAAAAHZCAEAAAAB2ghAAAAAAQIAAADIAQAgWgAAixQAIAMAAADIAQAgWgAAixQAIFsAAIoUACABUwAAzxcAMA8DAACUDAAgKgIA4QsAIUgAAJQMACBLAADnDAAgrgcAAPwMADCvBwAAxgEAELAHAAD8DAAwwAcCAAAAAc0HQADoCwAh2wcCAOELACHNCAEA4AsAIdcIAQCJDAAh2AgCAOELACHZCAEA4AsAIdoIQACKDAAhAgAAAMgBACBTAACKFAAgAgAAAIgUACBTAACJFAAgDCoCAOELACGuBwAAhxQAMK8HAACIFAAQsAcAAIcUADDABwIA4QsAIc0HQADoCwAh2wcCAOELACHNCAEA4AsAIdcIAQCJDAAh2AgCAOELACHZCAEA4AsAIdoIQACKDAAhDCoCAOELACGuBwAAhxQAMK8HAACIFAAQsAcAAIcUADDABwIA4QsAIc0HQADoCwAh2wcCAOELACHNCAEA4AsAIdcIAQCJDAAh2AgCAOELACHZCAEA4AsAIdoIQACKDAAhCCoCAPUNACHABwIA9Q0AIc0HQAD6DQAh2wcCAPUNACHNCAEA9A0AIdcIAQCgDgAh2QgBAPQNACHaCEAAiw4AIQoDAAD6EgAgKgIA9Q0AIUsAAPwSACDABwIA9Q0AIc0HQAD6DQAh2wcCAPUNACHNCAEA9A0AIdcIAQCgDgAh2QgBAPQNACHaCEAAiw4AIQoDAACJEwAgKgIAAAABSwAAixMAIMAHAgAAAAHNB0AAAAAB2wcCAAAAAc0IAQAAAAHXCAEAAAAB2QgBAAAAAdoIQAAAAAEKKgIAAAABSAAAihMAIEsAAIsTACDABwIAAAABzQdAAAAAAc0IAQAAAAHXCAEAAAAB2AgCAAAAAdkIAQAAAAHaCEAAAAABAgAAAMgBACBaAACUFAAgAwAAAMgBACBaAACUFAAgWwAAkxQAIAFTAADOFwAwAgAAAMgBACBTAACTFAAgAgAAAIgUACBTAACSFAAgCCoCAPUNACHABwIA9Q0AIc0HQAD6DQAhzQgBAPQNACHXCAEAoA4AIdgIAgD1DQAh2QgBAPQNACHaCEAAiw4AIQoqAgD1DQAhSAAA-xIAIEsAAPwSACDABwIA9Q0AIc0HQAD6DQAhzQgBAPQNACHXCAEAoA4AIdgIAgD1DQAh2QgBAPQNACHaCEAAiw4AIQoqAgAAAAFIAACKEwAgSwAAixMAIMAHAgAAAAHNB0AAAAABzQgBAAAAAdcIAQAAAAHYCAIAAAAB2QgBAAAAAdoIQAAAAAEOwAcCAAAAAcIHQAAAAAHKB0AAAAABzgdAAAAAAecHBAAAAAHrBwEAAAABzQgBAAAAAc4IAgAAAAHPCAIAAAAB0AgCAAAAAdEIBAAAAAHSCAIAAAAB0wgBAAAAAdQIQAAAAAECAAAAxAEAIFoAAKAUACADAAAAxAEAIFoAAKAUACBbAACfFAAgAVMAAM0XADATAwAAlAwAIK4HAAD9DAAwrwcAAMIBABCwBwAA_QwAMMAHAgAAAAHCB0AAigwAIcoHQADoCwAhzgdAAIoMACHbBwIA4QsAIecHBACTDAAh6wcBAAAAAc0IAQDgCwAhzggCAOELACHPCAIA4QsAIdAIAgDhCwAh0QgEAJMMACHSCAIA4QsAIdMIAQCJDAAh1AhAAIoMACECAAAAxAEAIFMAAJ8UACACAAAAnRQAIFMAAJ4UACASrgcAAJwUADCvBwAAnRQAELAHAACcFAAwwAcCAOELACHCB0AAigwAIcoHQADoCwAhzgdAAIoMACHbBwIA4QsAIecHBACTDAAh6wcBAIkMACHNCAEA4AsAIc4IAgDhCwAhzwgCAOELACHQCAIA4QsAIdEIBACTDAAh0ggCAOELACHTCAEAiQwAIdQIQACKDAAhEq4HAACcFAAwrwcAAJ0UABCwBwAAnBQAMMAHAgDhCwAhwgdAAIoMACHKB0AA6AsAIc4HQACKDAAh2wcCAOELACHnBwQAkwwAIesHAQCJDAAhzQgBAOALACHOCAIA4QsAIc8IAgDhCwAh0AgCAOELACHRCAQAkwwAIdIIAgDhCwAh0wgBAIkMACHUCEAAigwAIQ7ABwIA9Q0AIcIHQACLDgAhygdAAPoNACHOB0AAiw4AIecHBACvDwAh6wcBAKAOACHNCAEA9A0AIc4IAgD1DQAhzwgCAPUNACHQCAIA9Q0AIdEIBACvDwAh0ggCAPUNACHTCAEAoA4AIdQIQACLDgAhDsAHAgD1DQAhwgdAAIsOACHKB0AA-g0AIc4HQACLDgAh5wcEAK8PACHrBwEAoA4AIc0IAQD0DQAhzggCAPUNACHPCAIA9Q0AIdAIAgD1DQAh0QgEAK8PACHSCAIA9Q0AIdMIAQCgDgAh1AhAAIsOACEOwAcCAAAAAcIHQAAAAAHKB0AAAAABzgdAAAAAAecHBAAAAAHrBwEAAAABzQgBAAAAAc4IAgAAAAHPCAIAAAAB0AgCAAAAAdEIBAAAAAHSCAIAAAAB0wgBAAAAAdQIQAAAAAEGwAcCAAAAAc0HQAAAAAHOB0AAAAAB0wcAAQAAAfIIAgAAAAHzCAIAAAABAgAAAMABACBaAACsFAAgAwAAAMABACBaAACsFAAgWwAAqxQAIAFTAADMFwAwC0UAAJQMACCuBwAA_gwAMK8HAAC-AQAQsAcAAP4MADDABwIAAAABzQdAAOgLACHOB0AA6AsAIdMHAAEAAAHxCAIA4QsAIfIIAgDhCwAh8wgCAOELACECAAAAwAEAIFMAAKsUACACAAAAqRQAIFMAAKoUACAKrgcAAKgUADCvBwAAqRQAELAHAACoFAAwwAcCAOELACHNB0AA6AsAIc4HQADoCwAh0wcAAdEMACHxCAIA4QsAIfIIAgDhCwAh8wgCAOELACEKrgcAAKgUADCvBwAAqRQAELAHAACoFAAwwAcCAOELACHNB0AA6AsAIc4HQADoCwAh0wcAAdEMACHxCAIA4QsAIfIIAgDhCwAh8wgCAOELACEGwAcCAPUNACHNB0AA-g0AIc4HQAD6DQAh0wcAAYkOACHyCAIA9Q0AIfMIAgD1DQAhBsAHAgD1DQAhzQdAAPoNACHOB0AA-g0AIdMHAAGJDgAh8ggCAPUNACHzCAIA9Q0AIQbABwIAAAABzQdAAAAAAc4HQAAAAAHTBwABAAAB8ggCAAAAAfMIAgAAAAEGzQdAAAAAAc4HQAAAAAHTBwABAAAB1QdAAAAAAe8IAQAAAAHwCAEAAAABAgAAALwBACBaAAC4FAAgAwAAALwBACBaAAC4FAAgWwAAtxQAIAFTAADLFwAwCwMAAJQMACCuBwAA_wwAMK8HAAC6AQAQsAcAAP8MADDNB0AA6AsAIc4HQADoCwAh0wcAAQAAAdUHQACKDAAh2wcCAOELACHvCAEA4AsAIfAIAQDgCwAhAgAAALwBACBTAAC3FAAgAgAAALUUACBTAAC2FAAgCq4HAAC0FAAwrwcAALUUABCwBwAAtBQAMM0HQADoCwAhzgdAAOgLACHTBwAB0QwAIdUHQACKDAAh2wcCAOELACHvCAEA4AsAIfAIAQDgCwAhCq4HAAC0FAAwrwcAALUUABCwBwAAtBQAMM0HQADoCwAhzgdAAOgLACHTBwAB0QwAIdUHQACKDAAh2wcCAOELACHvCAEA4AsAIfAIAQDgCwAhBs0HQAD6DQAhzgdAAPoNACHTBwABiQ4AIdUHQACLDgAh7wgBAPQNACHwCAEA9A0AIQbNB0AA-g0AIc4HQAD6DQAh0wcAAYkOACHVB0AAiw4AIe8IAQD0DQAh8AgBAPQNACEGzQdAAAAAAc4HQAAAAAHTBwABAAAB1QdAAAAAAe8IAQAAAAHwCAEAAAABCVOAAAAAAcAHAgAAAAHNB0AAAAABzggCAAAAAdMIAQAAAAH0CAEAAAAB9QgBAAAAAfYIQAAAAAH3CEAAAAABAgAAALcBACBaAADEFAAgAwAAALcBACBaAADEFAAgWwAAwxQAIAFTAADKFwAwDgMAAIENACBTAADbDAAgrgcAAIANADCvBwAAtQEAELAHAACADQAwwAcCAAAAAc0HQADoCwAh2wcCAMEMACHOCAIA4QsAIdMIAQCJDAAh9AgBAOALACH1CAEA4AsAIfYIQADoCwAh9whAAIoMACECAAAAtwEAIFMAAMMUACACAAAAwRQAIFMAAMIUACANUwAA2wwAIK4HAADAFAAwrwcAAMEUABCwBwAAwBQAMMAHAgDhCwAhzQdAAOgLACHbBwIAwQwAIc4IAgDhCwAh0wgBAIkMACH0CAEA4AsAIfUIAQDgCwAh9ghAAOgLACH3CEAAigwAIQ1TAADbDAAgrgcAAMAUADCvBwAAwRQAELAHAADAFAAwwAcCAOELACHNB0AA6AsAIdsHAgDBDAAhzggCAOELACHTCAEAiQwAIfQIAQDgCwAh9QgBAOALACH2CEAA6AsAIfcIQACKDAAhCVOAAAAAAcAHAgD1DQAhzQdAAPoNACHOCAIA9Q0AIdMIAQCgDgAh9AgBAPQNACH1CAEA9A0AIfYIQAD6DQAh9whAAIsOACEJU4AAAAABwAcCAPUNACHNB0AA-g0AIc4IAgD1DQAh0wgBAKAOACH0CAEA9A0AIfUIAQD0DQAh9ghAAPoNACH3CEAAiw4AIQlTgAAAAAHABwIAAAABzQdAAAAAAc4IAgAAAAHTCAEAAAAB9AgBAAAAAfUIAQAAAAH2CEAAAAAB9whAAAAAAQkEAACkEwAgvwdAAAAAAcAHAgAAAAHcBwIAAAAB8QcBAAAAAY0IAQAAAAHbCAEAAAAB3AgCAAAAAeIIAgAAAAECAAAAsQEAIFoAANAUACADAAAAsQEAIFoAANAUACBbAADPFAAgAVMAAMkXADAPBAAAgQ0AIEAAAJQMACCuBwAAgw0AMK8HAACvAQAQsAcAAIMNADC_B0AA6AsAIcAHAgAAAAHcBwIAwQwAIfEHAQCJDAAhjQgBAOALACHbCAEA4AsAIdwIAgDhCwAh4ggCAOELACHjCAIA4QsAIY8JAACCDQAgAgAAALEBACBTAADPFAAgAgAAAM0UACBTAADOFAAgDK4HAADMFAAwrwcAAM0UABCwBwAAzBQAML8HQADoCwAhwAcCAOELACHcBwIAwQwAIfEHAQCJDAAhjQgBAOALACHbCAEA4AsAIdwIAgDhCwAh4ggCAOELACHjCAIA4QsAIQyuBwAAzBQAMK8HAADNFAAQsAcAAMwUADC_B0AA6AsAIcAHAgDhCwAh3AcCAMEMACHxBwEAiQwAIY0IAQDgCwAh2wgBAOALACHcCAIA4QsAIeIIAgDhCwAh4wgCAOELACEIvwdAAPoNACHABwIA9Q0AIdwHAgCMDgAh8QcBAKAOACGNCAEA9A0AIdsIAQD0DQAh3AgCAPUNACHiCAIA9Q0AIQkEAACiEwAgvwdAAPoNACHABwIA9Q0AIdwHAgCMDgAh8QcBAKAOACGNCAEA9A0AIdsIAQD0DQAh3AgCAPUNACHiCAIA9Q0AIQkEAACkEwAgvwdAAAAAAcAHAgAAAAHcBwIAAAAB8QcBAAAAAY0IAQAAAAHbCAEAAAAB3AgCAAAAAeIIAgAAAAEJQAAApRMAIL8HQAAAAAHABwIAAAAB8QcBAAAAAY0IAQAAAAHbCAEAAAAB3AgCAAAAAeIIAgAAAAHjCAIAAAABAgAAALEBACBaAADZFAAgAwAAALEBACBaAADZFAAgWwAA2BQAIAFTAADIFwAwAgAAALEBACBTAADYFAAgAgAAAM0UACBTAADXFAAgCL8HQAD6DQAhwAcCAPUNACHxBwEAoA4AIY0IAQD0DQAh2wgBAPQNACHcCAIA9Q0AIeIIAgD1DQAh4wgCAPUNACEJQAAAoxMAIL8HQAD6DQAhwAcCAPUNACHxBwEAoA4AIY0IAQD0DQAh2wgBAPQNACHcCAIA9Q0AIeIIAgD1DQAh4wgCAPUNACEJQAAApRMAIL8HQAAAAAHABwIAAAAB8QcBAAAAAY0IAQAAAAHbCAEAAAAB3AgCAAAAAeIIAgAAAAHjCAIAAAABDhkAALATACA7AACvEwAgwAcCAAAAAc0HQAAAAAHuBwIAAAAB9gcAAADnCALXCAEAAAAB2wgBAAAAAdwIAgAAAAHkCAIAAAAB5QgBAAAAAegIAQAAAAHpCEAAAAAB6ghAAAAAAQIAAACoAQAgWgAA5RQAIAMAAACoAQAgWgAA5RQAIFsAAOQUACABUwAAxxcAMBMZAACBDQAgOwAAlAwAIDwAAIENACCuBwAAog0AMK8HAACmAQAQsAcAAKINADDABwIAAAABzQdAAOgLACHuBwIAwQwAIfYHAACjDecIItcIAQDgCwAh2wgBAOALACHcCAIA4QsAIeQIAgDhCwAh5QgBAIkMACHnCAIAwQwAIegIAQCJDAAh6QhAAIoMACHqCEAAigwAIQIAAACoAQAgUwAA5BQAIAIAAADiFAAgUwAA4xQAIBCuBwAA4RQAMK8HAADiFAAQsAcAAOEUADDABwIA4QsAIc0HQADoCwAh7gcCAMEMACH2BwAAow3nCCLXCAEA4AsAIdsIAQDgCwAh3AgCAOELACHkCAIA4QsAIeUIAQCJDAAh5wgCAMEMACHoCAEAiQwAIekIQACKDAAh6ghAAIoMACEQrgcAAOEUADCvBwAA4hQAELAHAADhFAAwwAcCAOELACHNB0AA6AsAIe4HAgDBDAAh9gcAAKMN5wgi1wgBAOALACHbCAEA4AsAIdwIAgDhCwAh5AgCAOELACHlCAEAiQwAIecIAgDBDAAh6AgBAIkMACHpCEAAigwAIeoIQACKDAAhDMAHAgD1DQAhzQdAAPoNACHuBwIAjA4AIfYHAACrE-cIItcIAQD0DQAh2wgBAPQNACHcCAIA9Q0AIeQIAgD1DQAh5QgBAKAOACHoCAEAoA4AIekIQACLDgAh6ghAAIsOACEOGQAArRMAIDsAAKwTACDABwIA9Q0AIc0HQAD6DQAh7gcCAIwOACH2BwAAqxPnCCLXCAEA9A0AIdsIAQD0DQAh3AgCAPUNACHkCAIA9Q0AIeUIAQCgDgAh6AgBAKAOACHpCEAAiw4AIeoIQACLDgAhDhkAALATACA7AACvEwAgwAcCAAAAAc0HQAAAAAHuBwIAAAAB9gcAAADnCALXCAEAAAAB2wgBAAAAAdwIAgAAAAHkCAIAAAAB5QgBAAAAAegIAQAAAAHpCEAAAAAB6ghAAAAAAQ47AACvEwAgPAAAsRMAIMAHAgAAAAHNB0AAAAAB9gcAAADnCALXCAEAAAAB2wgBAAAAAdwIAgAAAAHkCAIAAAAB5QgBAAAAAecIAgAAAAHoCAEAAAAB6QhAAAAAAeoIQAAAAAECAAAAqAEAIFoAAO4UACADAAAAqAEAIFoAAO4UACBbAADtFAAgAVMAAMYXADACAAAAqAEAIFMAAO0UACACAAAA4hQAIFMAAOwUACAMwAcCAPUNACHNB0AA-g0AIfYHAACrE-cIItcIAQD0DQAh2wgBAPQNACHcCAIA9Q0AIeQIAgD1DQAh5QgBAKAOACHnCAIAjA4AIegIAQCgDgAh6QhAAIsOACHqCEAAiw4AIQ47AACsEwAgPAAArhMAIMAHAgD1DQAhzQdAAPoNACH2BwAAqxPnCCLXCAEA9A0AIdsIAQD0DQAh3AgCAPUNACHkCAIA9Q0AIeUIAQCgDgAh5wgCAIwOACHoCAEAoA4AIekIQACLDgAh6ghAAIsOACEOOwAArxMAIDwAALETACDABwIAAAABzQdAAAAAAfYHAAAA5wgC1wgBAAAAAdsIAQAAAAHcCAIAAAAB5AgCAAAAAeUIAQAAAAHnCAIAAAAB6AgBAAAAAekIQAAAAAHqCEAAAAABDhkAALATACA8AACxEwAgwAcCAAAAAc0HQAAAAAHuBwIAAAAB9gcAAADnCALXCAEAAAAB2wgBAAAAAdwIAgAAAAHlCAEAAAAB5wgCAAAAAegIAQAAAAHpCEAAAAAB6ghAAAAAAQIAAACoAQAgWgAA9xQAIAMAAACoAQAgWgAA9xQAIFsAAPYUACABUwAAxRcAMAIAAACoAQAgUwAA9hQAIAIAAADiFAAgUwAA9RQAIAzABwIA9Q0AIc0HQAD6DQAh7gcCAIwOACH2BwAAqxPnCCLXCAEA9A0AIdsIAQD0DQAh3AgCAPUNACHlCAEAoA4AIecIAgCMDgAh6AgBAKAOACHpCEAAiw4AIeoIQACLDgAhDhkAAK0TACA8AACuEwAgwAcCAPUNACHNB0AA-g0AIe4HAgCMDgAh9gcAAKsT5wgi1wgBAPQNACHbCAEA9A0AIdwIAgD1DQAh5QgBAKAOACHnCAIAjA4AIegIAQCgDgAh6QhAAIsOACHqCEAAiw4AIQ4ZAACwEwAgPAAAsRMAIMAHAgAAAAHNB0AAAAAB7gcCAAAAAfYHAAAA5wgC1wgBAAAAAdsIAQAAAAHcCAIAAAAB5QgBAAAAAecIAgAAAAHoCAEAAAAB6QhAAAAAAeoIQAAAAAECOQIAAAAB5wcEAAAAAQIAAACxCQAgWgAA-BQAIAMAAACkAQAgWgAA-BQAIFsAAPwUACAEAAAApAEAIDkCAPUNACFTAAD8FAAg5wcEAK8PACECOQIA9Q0AIecHBACvDwAhCjUAAMAPACDABwIAAAABzQdAAAAAAd0HAQAAAAHoBwEAAAAB6QcEAAAAAeoHAQAAAAHrBwEAAAAB7AdAAAAAAe0HAQAAAAECAAAAogEAIFoAAIgVACADAAAAogEAIFoAAIgVACBbAACHFQAgAVMAAMQXADAPBAAAlAwAIDUAAKUNACCuBwAApA0AMK8HAACUAQAQsAcAAKQNADDABwIAAAABzQdAAOgLACHcBwIA4QsAId0HAQDgCwAh6AcBAOALACHpBwQAkwwAIeoHAQDgCwAh6wcBAAAAAewHQADoCwAh7QcBAOALACECAAAAogEAIFMAAIcVACACAAAAhRUAIFMAAIYVACANrgcAAIQVADCvBwAAhRUAELAHAACEFQAwwAcCAOELACHNB0AA6AsAIdwHAgDhCwAh3QcBAOALACHoBwEA4AsAIekHBACTDAAh6gcBAOALACHrBwEA4AsAIewHQADoCwAh7QcBAOALACENrgcAAIQVADCvBwAAhRUAELAHAACEFQAwwAcCAOELACHNB0AA6AsAIdwHAgDhCwAh3QcBAOALACHoBwEA4AsAIekHBACTDAAh6gcBAOALACHrBwEA4AsAIewHQADoCwAh7QcBAOALACEJwAcCAPUNACHNB0AA-g0AId0HAQD0DQAh6AcBAPQNACHpBwQArw8AIeoHAQD0DQAh6wcBAPQNACHsB0AA-g0AIe0HAQD0DQAhCjUAALkPACDABwIA9Q0AIc0HQAD6DQAh3QcBAPQNACHoBwEA9A0AIekHBACvDwAh6gcBAPQNACHrBwEA9A0AIewHQAD6DQAh7QcBAPQNACEKNQAAwA8AIMAHAgAAAAHNB0AAAAAB3QcBAAAAAegHAQAAAAHpBwQAAAAB6gcBAAAAAesHAQAAAAHsB0AAAAAB7QcBAAAAAQQxAADYDwAgzQdAAAAAAeQHAgAAAAHwBwIAAAABAgAAAI4BACBaAACRFQAgAwAAAI4BACBaAACRFQAgWwAAkBUAIAFTAADDFwAwAgAAAI4BACBTAACQFQAgAgAAAPkPACBTAACPFQAgA80HQAD6DQAh5AcCAPUNACHwBwIA9Q0AIQQxAADWDwAgzQdAAPoNACHkBwIA9Q0AIfAHAgD1DQAhBDEAANgPACDNB0AAAAAB5AcCAAAAAfAHAgAAAAEFwAcCAAAAAc0HQAAAAAHxBwEAAAABjQgBAAAAAZAIQAAAAAECAAAAngEAIFoAAJ0VACADAAAAngEAIFoAAJ0VACBbAACcFQAgAVMAAMIXADAKGQAAlAwAIK4HAACmDQAwrwcAAJwBABCwBwAApg0AMMAHAgAAAAHNB0AA6AsAIe4HAgDhCwAh8QcBAOALACGNCAEA4AsAIZAIQACKDAAhAgAAAJ4BACBTAACcFQAgAgAAAJoVACBTAACbFQAgCa4HAACZFQAwrwcAAJoVABCwBwAAmRUAMMAHAgDhCwAhzQdAAOgLACHuBwIA4QsAIfEHAQDgCwAhjQgBAOALACGQCEAAigwAIQmuBwAAmRUAMK8HAACaFQAQsAcAAJkVADDABwIA4QsAIc0HQADoCwAh7gcCAOELACHxBwEA4AsAIY0IAQDgCwAhkAhAAIoMACEFwAcCAPUNACHNB0AA-g0AIfEHAQD0DQAhjQgBAPQNACGQCEAAiw4AIQXABwIA9Q0AIc0HQAD6DQAh8QcBAPQNACGNCAEA9A0AIZAIQACLDgAhBcAHAgAAAAHNB0AAAAAB8QcBAAAAAY0IAQAAAAGQCEAAAAABCS0AAMsQACDABwIAAAABzQdAAAAAAfEHAQAAAAGACAIAAAABjAgCAAAAAY0IAQAAAAGOCAEAAAABjwhAAAAAAQIAAAB7ACBaAACmFQAgAwAAAHsAIFoAAKYVACBbAAClFQAgAVMAAMEXADACAAAAewAgUwAApRUAIAIAAADmEAAgUwAApBUAIAjABwIA9Q0AIc0HQAD6DQAh8QcBAKAOACGACAIA9Q0AIYwIAgD1DQAhjQgBAPQNACGOCAEAoA4AIY8IQACLDgAhCS0AAMkQACDABwIA9Q0AIc0HQAD6DQAh8QcBAKAOACGACAIA9Q0AIYwIAgD1DQAhjQgBAPQNACGOCAEAoA4AIY8IQACLDgAhCS0AAMsQACDABwIAAAABzQdAAAAAAfEHAQAAAAGACAIAAAABjAgCAAAAAY0IAQAAAAGOCAEAAAABjwhAAAAAAQUxAADPDwAgwAcCAAAAAc0HQAAAAAHkBwIAAAAB7wcBAAAAAQIAAACKAQAgWgAArxUAIAMAAACKAQAgWgAArxUAIFsAAK4VACABUwAAwBcAMAIAAACKAQAgUwAArhUAIAIAAACFEAAgUwAArRUAIATABwIA9Q0AIc0HQAD6DQAh5AcCAPUNACHvBwEA9A0AIQUxAADNDwAgwAcCAPUNACHNB0AA-g0AIeQHAgD1DQAh7wcBAPQNACEFMQAAzw8AIMAHAgAAAAHNB0AAAAAB5AcCAAAAAe8HAQAAAAEUMgAAihAAIDMAAIsQACA0AACMEAAgNQAAjRAAIMAHAgAAAAHNB0AAAAAB6AcBAAAAAekHBAAAAAHrBwEAAAAB8QcBAAAAAfIHAQAAAAH0BwAAAPQHAvYHAAAA9gcC9wcIAAAAAfgHAgAAAAH5BwIAAAAB-gcBAAAAAfsHAgAAAAH8BwIAAAAB_QcCAAAAAQIAAACGAQAgWgAAuxUAIAMAAACGAQAgWgAAuxUAIFsAALoVACABUwAAvxcAMBkZAACUDAAgMgAAlQ0AIDMAAJgNACA0AACuDQAgNQAApQ0AIK4HAACqDQAwrwcAAIQBABCwBwAAqg0AMMAHAgAAAAHNB0AA6AsAIegHAQDgCwAh6QcEAJMMACHrBwEAAAAB7gcCAOELACHxBwEA4AsAIfIHAQDgCwAh9AcAAKsN9Aci9gcAAKwN9gci9wcIAK0NACH4BwIAwQwAIfkHAgDBDAAh-gcBAIkMACH7BwIA4QsAIfwHAgDhCwAh_QcCAOELACECAAAAhgEAIFMAALoVACACAAAAuBUAIFMAALkVACAUrgcAALcVADCvBwAAuBUAELAHAAC3FQAwwAcCAOELACHNB0AA6AsAIegHAQDgCwAh6QcEAJMMACHrBwEA4AsAIe4HAgDhCwAh8QcBAOALACHyBwEA4AsAIfQHAACrDfQHIvYHAACsDfYHIvcHCACtDQAh-AcCAMEMACH5BwIAwQwAIfoHAQCJDAAh-wcCAOELACH8BwIA4QsAIf0HAgDhCwAhFK4HAAC3FQAwrwcAALgVABCwBwAAtxUAMMAHAgDhCwAhzQdAAOgLACHoBwEA4AsAIekHBACTDAAh6wcBAOALACHuBwIA4QsAIfEHAQDgCwAh8gcBAOALACH0BwAAqw30ByL2BwAArA32ByL3BwgArQ0AIfgHAgDBDAAh-QcCAMEMACH6BwEAiQwAIfsHAgDhCwAh_AcCAOELACH9BwIA4QsAIRDABwIA9Q0AIc0HQAD6DQAh6AcBAPQNACHpBwQArw8AIesHAQD0DQAh8QcBAPQNACHyBwEA9A0AIfQHAADfD_QHIvYHAADgD_YHIvcHCADhDwAh-AcCAIwOACH5BwIAjA4AIfoHAQCgDgAh-wcCAPUNACH8BwIA9Q0AIf0HAgD1DQAhFDIAAOMPACAzAADkDwAgNAAA5Q8AIDUAAOYPACDABwIA9Q0AIc0HQAD6DQAh6AcBAPQNACHpBwQArw8AIesHAQD0DQAh8QcBAPQNACHyBwEA9A0AIfQHAADfD_QHIvYHAADgD_YHIvcHCADhDwAh-AcCAIwOACH5BwIAjA4AIfoHAQCgDgAh-wcCAPUNACH8BwIA9Q0AIf0HAgD1DQAhFDIAAIoQACAzAACLEAAgNAAAjBAAIDUAAI0QACDABwIAAAABzQdAAAAAAegHAQAAAAHpBwQAAAAB6wcBAAAAAfEHAQAAAAHyBwEAAAAB9AcAAAD0BwL2BwAAAPYHAvcHCAAAAAH4BwIAAAAB-QcCAAAAAfoHAQAAAAH7BwIAAAAB_AcCAAAAAf0HAgAAAAEKKgAAwhAAICwAAMMQACDABwIAAAABzQdAAAAAAfYHAAAAiAgChQgAAACFCAKICEAAAAABiQgBAAAAAYoIAgAAAAGLCAEAAAABAgAAAIIBACBaAADHFQAgAwAAAIIBACBaAADHFQAgWwAAxhUAIAFTAAC-FwAwDykAAJQMACAqAACyDQAgLAAAsw0AIK4HAACvDQAwrwcAAIABABCwBwAArw0AMMAHAgAAAAHNB0AA6AsAIfYHAACxDYgIIoUIAACwDYUIIoYIAgDhCwAhiAhAAIoMACGJCAEAiQwAIYoIAgDBDAAhiwgBAIkMACECAAAAggEAIFMAAMYVACACAAAAxBUAIFMAAMUVACAMrgcAAMMVADCvBwAAxBUAELAHAADDFQAwwAcCAOELACHNB0AA6AsAIfYHAACxDYgIIoUIAACwDYUIIoYIAgDhCwAhiAhAAIoMACGJCAEAiQwAIYoIAgDBDAAhiwgBAIkMACEMrgcAAMMVADCvBwAAxBUAELAHAADDFQAwwAcCAOELACHNB0AA6AsAIfYHAACxDYgIIoUIAACwDYUIIoYIAgDhCwAhiAhAAIoMACGJCAEAiQwAIYoIAgDBDAAhiwgBAIkMACEIwAcCAPUNACHNB0AA-g0AIfYHAAClEIgIIoUIAACkEIUIIogIQACLDgAhiQgBAKAOACGKCAIAjA4AIYsIAQCgDgAhCioAAKcQACAsAACoEAAgwAcCAPUNACHNB0AA-g0AIfYHAAClEIgIIoUIAACkEIUIIogIQACLDgAhiQgBAKAOACGKCAIAjA4AIYsIAQCgDgAhCioAAMIQACAsAADDEAAgwAcCAAAAAc0HQAAAAAH2BwAAAIgIAoUIAAAAhQgCiAhAAAAAAYkIAQAAAAGKCAIAAAABiwgBAAAAAQovAACLEQAgwAcCAAAAAc0HQAAAAAHdBwEAAAAB8gcBAAAAAfYHAAAAnwgCkQgBAAAAAZwIAgAAAAGdCAIAAAABnwggAAAAAQIAAABnACBaAADTFQAgAwAAAGcAIFoAANMVACBbAADSFQAgAVMAAL0XADAPBAAAlAwAIC8AAMMNACCuBwAAwQ0AMK8HAABlABCwBwAAwQ0AMMAHAgAAAAHNB0AA6AsAIdwHAgDhCwAh3QcBAOALACHyBwEA4AsAIfYHAADCDZ8IIpEIAQAAAAGcCAIA4QsAIZ0IAgDhCwAhnwggAIsMACECAAAAZwAgUwAA0hUAIAIAAADQFQAgUwAA0RUAIA2uBwAAzxUAMK8HAADQFQAQsAcAAM8VADDABwIA4QsAIc0HQADoCwAh3AcCAOELACHdBwEA4AsAIfIHAQDgCwAh9gcAAMINnwgikQgBAOALACGcCAIA4QsAIZ0IAgDhCwAhnwggAIsMACENrgcAAM8VADCvBwAA0BUAELAHAADPFQAwwAcCAOELACHNB0AA6AsAIdwHAgDhCwAh3QcBAOALACHyBwEA4AsAIfYHAADCDZ8IIpEIAQDgCwAhnAgCAOELACGdCAIA4QsAIZ8IIACLDAAhCcAHAgD1DQAhzQdAAPoNACHdBwEA9A0AIfIHAQD0DQAh9gcAAPsQnwgikQgBAPQNACGcCAIA9Q0AIZ0IAgD1DQAhnwggAKMPACEKLwAA_RAAIMAHAgD1DQAhzQdAAPoNACHdBwEA9A0AIfIHAQD0DQAh9gcAAPsQnwgikQgBAPQNACGcCAIA9Q0AIZ0IAgD1DQAhnwggAKMPACEKLwAAixEAIMAHAgAAAAHNB0AAAAAB3QcBAAAAAfIHAQAAAAH2BwAAAJ8IApEIAQAAAAGcCAIAAAABnQgCAAAAAZ8IIAAAAAEGsQcBAAAAAc0HQAAAAAH2BwIAAAABjQgBAAAAAe0IAQAAAAHuCAABAAABAgAAAGMAIFoAAN8VACADAAAAYwAgWgAA3xUAIFsAAN4VACABUwAAvBcAMAwDAACUDAAgrgcAAMUNADCvBwAAYQAQsAcAAMUNADCxBwEA4AsAIc0HQADoCwAh2wcCAOELACH2BwIA4QsAIY0IAQDgCwAh7QgBAOALACHuCAAB0QwAIZQJAADEDQAgAgAAAGMAIFMAAN4VACACAAAA3BUAIFMAAN0VACAKrgcAANsVADCvBwAA3BUAELAHAADbFQAwsQcBAOALACHNB0AA6AsAIdsHAgDhCwAh9gcCAOELACGNCAEA4AsAIe0IAQDgCwAh7ggAAdEMACEKrgcAANsVADCvBwAA3BUAELAHAADbFQAwsQcBAOALACHNB0AA6AsAIdsHAgDhCwAh9gcCAOELACGNCAEA4AsAIe0IAQDgCwAh7ggAAdEMACEGsQcBAPQNACHNB0AA-g0AIfYHAgD1DQAhjQgBAPQNACHtCAEA9A0AIe4IAAGJDgAhBrEHAQD0DQAhzQdAAPoNACH2BwIA9Q0AIY0IAQD0DQAh7QgBAPQNACHuCAABiQ4AIQaxBwEAAAABzQdAAAAAAfYHAgAAAAGNCAEAAAAB7QgBAAAAAe4IAAEAAAEEIgAAohEAIM0HQAAAAAHwBwIAAAABpwgCAAAAAQIAAABWACBaAADoFQAgAwAAAFYAIFoAAOgVACBbAADnFQAgAVMAALsXADACAAAAVgAgUwAA5xUAIAIAAAC1EQAgUwAA5hUAIAPNB0AA-g0AIfAHAgD1DQAhpwgCAPUNACEEIgAAoBEAIM0HQAD6DQAh8AcCAPUNACGnCAIA9Q0AIQQiAACiEQAgzQdAAAAAAfAHAgAAAAGnCAIAAAABCCAAANgRACAhAADSEQAgIwAA0xEAIMAHAgAAAAHNB0AAAAABjQgBAAAAAaYIAgAAAAGoCAIAAAABAgAAAFoAIFoAAPEVACADAAAAWgAgWgAA8RUAIFsAAPAVACABUwAAuhcAMAIAAABaACBTAADwFQAgAgAAAM0RACBTAADvFQAgBcAHAgD1DQAhzQdAAPoNACGNCAEA9A0AIaYIAgD1DQAhqAgCAPUNACEIIAAAqREAICEAAKsRACAjAACsEQAgwAcCAPUNACHNB0AA-g0AIY0IAQD0DQAhpggCAPUNACGoCAIA9Q0AIQggAADYEQAgIQAA0hEAICMAANMRACDABwIAAAABzQdAAAAAAY0IAQAAAAGmCAIAAAABqAgCAAAAAQwfAADUEQAgJAAA3xEAICUAANYRACAmAADXEQAgwAcCAAAAAc0HQAAAAAHxBwEAAAAB9gcAAACrCAKNCAEAAAABqQgCAAAAAasIAgAAAAGsCAIAAAABAgAAAEsAIFoAAPoVACADAAAASwAgWgAA-hUAIFsAAPkVACABUwAAuRcAMAIAAABLACBTAAD5FQAgAgAAAO4RACBTAAD4FQAgCMAHAgD1DQAhzQdAAPoNACHxBwEA9A0AIfYHAAC-EasIIo0IAQD0DQAhqQgCAIwOACGrCAIAjA4AIawIAgD1DQAhDB8AAL8RACAkAADeEQAgJQAAwREAICYAAMIRACDABwIA9Q0AIc0HQAD6DQAh8QcBAPQNACH2BwAAvhGrCCKNCAEA9A0AIakIAgCMDgAhqwgCAIwOACGsCAIA9Q0AIQwfAADUEQAgJAAA3xEAICUAANYRACAmAADXEQAgwAcCAAAAAc0HQAAAAAHxBwEAAAAB9gcAAACrCAKNCAEAAAABqQgCAAAAAasIAgAAAAGsCAIAAAABBBoAAKISACDDCAIAAAABxAgCAAAAAcUIQAAAAAECAAAAQwAgWgAAgxYAIAMAAABDACBaAACDFgAgWwAAghYAIAFTAAC4FwAwAgAAAEMAIFMAAIIWACACAAAAvRIAIFMAAIEWACADwwgCAPUNACHECAIA9Q0AIcUIQAD6DQAhBBoAAKASACDDCAIA9Q0AIcQIAgD1DQAhxQhAAPoNACEEGgAAohIAIMMIAgAAAAHECAIAAAABxQhAAAAAAQUaAACqEgAgwAcCAAAAAc0HQAAAAAHvBwEAAAABwwgCAAAAAQIAAAA_ACBaAACMFgAgAwAAAD8AIFoAAIwWACBbAACLFgAgAVMAALcXADACAAAAPwAgUwAAixYAIAIAAADJEgAgUwAAihYAIATABwIA9Q0AIc0HQAD6DQAh7wcBAPQNACHDCAIA9Q0AIQUaAACoEgAgwAcCAPUNACHNB0AA-g0AIe8HAQD0DQAhwwgCAPUNACEFGgAAqhIAIMAHAgAAAAHNB0AAAAAB7wcBAAAAAcMIAgAAAAENGAAAzRIAIBsAAM8SACAcAADQEgAgwAcCAAAAAc0HQAAAAAHvBwEAAAAB8QcBAAAAAcYIAgAAAAHHCCAAAAAByAggAAAAAckIAgAAAAHKCEAAAAABywgCAAAAAQIAAAA5ACBaAACVFgAgAwAAADkAIFoAAJUWACBbAACUFgAgAVMAALYXADACAAAAOQAgUwAAlBYAIAIAAADfEgAgUwAAkxYAIArABwIA9Q0AIc0HQAD6DQAh7wcBAPQNACHxBwEA9A0AIcYIAgD1DQAhxwggAKMPACHICCAAow8AIckIAgD1DQAhyghAAPoNACHLCAIA9Q0AIQ0YAACxEgAgGwAAsxIAIBwAALQSACDABwIA9Q0AIc0HQAD6DQAh7wcBAPQNACHxBwEA9A0AIcYIAgD1DQAhxwggAKMPACHICCAAow8AIckIAgD1DQAhyghAAPoNACHLCAIA9Q0AIQ0YAADNEgAgGwAAzxIAIBwAANASACDABwIAAAABzQdAAAAAAe8HAQAAAAHxBwEAAAABxggCAAAAAccIIAAAAAHICCAAAAAByQgCAAAAAcoIQAAAAAHLCAIAAAABBcAHAgAAAAHNB0AAAAABsAgBAAAAAbEIAQAAAAGyCEAAAAABAgAAADUAIFoAAKEWACADAAAANQAgWgAAoRYAIFsAAKAWACABUwAAtRcAMAsDAACUDAAgrgcAANkNADCvBwAAMwAQsAcAANkNADDABwIAAAABzQdAAOgLACHbBwIA4QsAIbAIAQDgCwAhsQgBAOALACGyCEAAigwAIZkJAADYDQAgAgAAADUAIFMAAKAWACACAAAAnhYAIFMAAJ8WACAJrgcAAJ0WADCvBwAAnhYAELAHAACdFgAwwAcCAOELACHNB0AA6AsAIdsHAgDhCwAhsAgBAOALACGxCAEA4AsAIbIIQACKDAAhCa4HAACdFgAwrwcAAJ4WABCwBwAAnRYAMMAHAgDhCwAhzQdAAOgLACHbBwIA4QsAIbAIAQDgCwAhsQgBAOALACGyCEAAigwAIQXABwIA9Q0AIc0HQAD6DQAhsAgBAPQNACGxCAEA9A0AIbIIQACLDgAhBcAHAgD1DQAhzQdAAPoNACGwCAEA9A0AIbEIAQD0DQAhsghAAIsOACEFwAcCAAAAAc0HQAAAAAGwCAEAAAABsQgBAAAAAbIIQAAAAAEIwAcCAAAAAc0HQAAAAAHdBwEAAAABsghAAAAAAbMIAAEAAAG0CAABAAABtQgEAAAAAbYIAACFEgAgAgAAADEAIFoAAK0WACADAAAAMQAgWgAArRYAIFsAAKwWACABUwAAtBcAMA0DAACUDAAgrgcAANoNADCvBwAALwAQsAcAANoNADDABwIAAAABzQdAAOgLACHbBwIA4QsAId0HAQDgCwAhsghAAIoMACGzCAABAAABtAgAAdEMACG1CAQAkwwAIbYIAACDDAAgAgAAADEAIFMAAKwWACACAAAAqhYAIFMAAKsWACAMrgcAAKkWADCvBwAAqhYAELAHAACpFgAwwAcCAOELACHNB0AA6AsAIdsHAgDhCwAh3QcBAOALACGyCEAAigwAIbMIAAHRDAAhtAgAAdEMACG1CAQAkwwAIbYIAACDDAAgDK4HAACpFgAwrwcAAKoWABCwBwAAqRYAMMAHAgDhCwAhzQdAAOgLACHbBwIA4QsAId0HAQDgCwAhsghAAIoMACGzCAAB0QwAIbQIAAHRDAAhtQgEAJMMACG2CAAAgwwAIAjABwIA9Q0AIc0HQAD6DQAh3QcBAPQNACGyCEAAiw4AIbMIAAGJDgAhtAgAAYkOACG1CAQArw8AIbYIAACDEgAgCMAHAgD1DQAhzQdAAPoNACHdBwEA9A0AIbIIQACLDgAhswgAAYkOACG0CAABiQ4AIbUIBACvDwAhtggAAIMSACAIwAcCAAAAAc0HQAAAAAHdBwEAAAABsghAAAAAAbMIAAEAAAG0CAABAAABtQgEAAAAAbYIAACFEgAgAtMHAAEAAAHVB0AAAAABAgAAAC0AIFoAALkWACADAAAALQAgWgAAuRYAIFsAALgWACABUwAAsxcAMAgDAACUDAAgrgcAANwNADCvBwAAKwAQsAcAANwNADDTBwAB0QwAIdUHQACKDAAh2wcCAOELACGaCQAA2w0AIAIAAAAtACBTAAC4FgAgAgAAALYWACBTAAC3FgAgBq4HAAC1FgAwrwcAALYWABCwBwAAtRYAMNMHAAHRDAAh1QdAAIoMACHbBwIA4QsAIQauBwAAtRYAMK8HAAC2FgAQsAcAALUWADDTBwAB0QwAIdUHQACKDAAh2wcCAOELACEC0wcAAYkOACHVB0AAiw4AIQLTBwABiQ4AIdUHQACLDgAhAtMHAAEAAAHVB0AAAAABBc0HQAAAAAG3CAEAAAABuAgEAAAAAbkIAgAAAAG6CEAAAAABAgAAAJYFACBaAAC6FgAgAwAAACkAIFoAALoWACBbAAC-FgAgBwAAACkAIFMAAL4WACDNB0AA-g0AIbcIAQD0DQAhuAgEAK8PACG5CAIA9Q0AIboIQACLDgAhBc0HQAD6DQAhtwgBAPQNACG4CAQArw8AIbkIAgD1DQAhughAAIsOACEHBQAA6g4AIAsAAOsOACAMAADsDgAgwAcCAAAAAccHAgAAAAHIBwAA6A4AIM0HQAAAAAECAAAACwAgWgAAxxYAIAMAAAALACBaAADHFgAgWwAAxhYAIAFTAACyFwAwAgAAAAsAIFMAAMYWACACAAAAlA8AIFMAAMUWACAEwAcCAPUNACHHBwIA9Q0AIcgHAADLDgAgzQdAAPoNACEHBQAAzQ4AIAsAAM4OACAMAADPDgAgwAcCAPUNACHHBwIA9Q0AIcgHAADLDgAgzQdAAPoNACEHBQAA6g4AIAsAAOsOACAMAADsDgAgwAcCAAAAAccHAgAAAAHIBwAA6A4AIM0HQAAAAAEKDAAAnA8AIA0AAJsPACAOAACdDwAgwAcCAAAAAc0HQAAAAAHdBwEAAAAB3gcBAAAAAd8HAAEAAAHgBwAAmA8AIOEHAACZDwAgAgAAACYAIFoAANMWACADAAAAJgAgWgAA0xYAIFsAANIWACABUwAAsRcAMA8EAACUDAAgDAAA3w0AIA0AAIgNACAOAACGDQAgrgcAAN0NADCvBwAABwAQsAcAAN0NADDABwIAAAABzQdAAOgLACHcBwIA4QsAId0HAQDgCwAh3gcBAAAAAd8HAAHeDQAh4AcAAIMMACDhBwAAgwwAIAIAAAAmACBTAADSFgAgAgAAANAWACBTAADRFgAgC64HAADPFgAwrwcAANAWABCwBwAAzxYAMMAHAgDhCwAhzQdAAOgLACHcBwIA4QsAId0HAQDgCwAh3gcBAOALACHfBwAB3g0AIeAHAACDDAAg4QcAAIMMACALrgcAAM8WADCvBwAA0BYAELAHAADPFgAwwAcCAOELACHNB0AA6AsAIdwHAgDhCwAh3QcBAOALACHeBwEA4AsAId8HAAHeDQAh4AcAAIMMACDhBwAAgwwAIAfABwIA9Q0AIc0HQAD6DQAh3QcBAPQNACHeBwEA9A0AId8HAAGfDgAh4AcAAPIOACDhBwAA8w4AIAoMAAD2DgAgDQAA9Q4AIA4AAPcOACDABwIA9Q0AIc0HQAD6DQAh3QcBAPQNACHeBwEA9A0AId8HAAGfDgAh4AcAAPIOACDhBwAA8w4AIAoMAACcDwAgDQAAmw8AIA4AAJ0PACDABwIAAAABzQdAAAAAAd0HAQAAAAHeBwEAAAAB3wcAAQAAAeAHAACYDwAg4QcAAJkPACANBQAAtQ4AIA8AAIIPACDABwIAAAABxwcCAAAAAcgHAACzDgAgzQdAAAAAAc4HQAAAAAHTBwABAAAB3QcBAAAAAbIIQAAAAAH4CAEAAAAB-QhAAAAAAfoIAgAAAAECAAAABQAgWgAA3BYAIAMAAAAFACBaAADcFgAgWwAA2xYAIAFTAACwFwAwAgAAAAUAIFMAANsWACACAAAArA4AIFMAANoWACALwAcCAPUNACHHBwIAjA4AIcgHAACuDgAgzQdAAPoNACHOB0AAiw4AIdMHAAGJDgAh3QcBAPQNACGyCEAAiw4AIfgIAQD0DQAh-QhAAIsOACH6CAIAjA4AIQ0FAACxDgAgDwAAgA8AIMAHAgD1DQAhxwcCAIwOACHIBwAArg4AIM0HQAD6DQAhzgdAAIsOACHTBwABiQ4AId0HAQD0DQAhsghAAIsOACH4CAEA9A0AIfkIQACLDgAh-ggCAIwOACENBQAAtQ4AIA8AAIIPACDABwIAAAABxwcCAAAAAcgHAACzDgAgzQdAAAAAAc4HQAAAAAHTBwABAAAB3QcBAAAAAbIIQAAAAAH4CAEAAAAB-QhAAAAAAfoIAgAAAAEEWgAA1BYAMJ4JAADVFgAwoAkAANcWACCkCQAAqA4AMARaAADIFgAwngkAAMkWADCgCQAAyxYAIKQJAADMFgAwBFoAAL8WADCeCQAAwBYAMKAJAADCFgAgpAkAAJAPADADWgAAuhYAIJ4JAAC7FgAgpAkAAJYFACAEWgAArhYAMJ4JAACvFgAwoAkAALEWACCkCQAAshYAMARaAACiFgAwngkAAKMWADCgCQAApRYAIKQJAACmFgAwBFoAAJYWADCeCQAAlxYAMKAJAACZFgAgpAkAAJoWADAEWgAAjRYAMJ4JAACOFgAwoAkAAJAWACCkCQAA2xIAMARaAACEFgAwngkAAIUWADCgCQAAhxYAIKQJAADFEgAwBFoAAPsVADCeCQAA_BUAMKAJAAD-FQAgpAkAALkSADAEWgAA8hUAMJ4JAADzFQAwoAkAAPUVACCkCQAA6hEAMARaAADpFQAwngkAAOoVADCgCQAA7BUAIKQJAADJEQAwBFoAAOAVADCeCQAA4RUAMKAJAADjFQAgpAkAALERADAEWgAA1BUAMJ4JAADVFQAwoAkAANcVACCkCQAA2BUAMARaAADIFQAwngkAAMkVADCgCQAAyxUAIKQJAADMFQAwBFoAALwVADCeCQAAvRUAMKAJAAC_FQAgpAkAAMAVADAEWgAAsBUAMJ4JAACxFQAwoAkAALMVACCkCQAAtBUAMARaAACnFQAwngkAAKgVADCgCQAAqhUAIKQJAACBEAAwBFoAAJ4VADCeCQAAnxUAMKAJAAChFQAgpAkAAOIQADAEWgAAkhUAMJ4JAACTFQAwoAkAAJUVACCkCQAAlhUAMARaAACJFQAwngkAAIoVADCgCQAAjBUAIKQJAAD1DwAwBFoAAP0UADCeCQAA_hQAMKAJAACAFQAgpAkAAIEVADADWgAA-BQAIJ4JAAD5FAAgpAkAALEJACAEWgAA7xQAMJ4JAADwFAAwoAkAAPIUACCkCQAA3hQAMARaAADmFAAwngkAAOcUADCgCQAA6RQAIKQJAADeFAAwBFoAANoUADCeCQAA2xQAMKAJAADdFAAgpAkAAN4UADAEWgAA0RQAMJ4JAADSFAAwoAkAANQUACCkCQAAyRQAMARaAADFFAAwngkAAMYUADCgCQAAyBQAIKQJAADJFAAwBFoAALkUADCeCQAAuhQAMKAJAAC8FAAgpAkAAL0UADAEWgAArRQAMJ4JAACuFAAwoAkAALAUACCkCQAAsRQAMARaAAChFAAwngkAAKIUADCgCQAApBQAIKQJAAClFAAwBFoAAJUUADCeCQAAlhQAMKAJAACYFAAgpAkAAJkUADAEWgAAjBQAMJ4JAACNFAAwoAkAAI8UACCkCQAAhBQAMARaAACAFAAwngkAAIEUADCgCQAAgxQAIKQJAACEFAAwAAAAAgMAALIPACC6CAAA7g0AIAAAAAAAAAAAAAAAAAAAAAABBAAAsg8AIAAAAAAAAAAHKgAAnBMAIO4HAADuDQAg8QcAAO4NACDXCAAA7g0AINgIAADuDQAg3QgAAO4NACDfCAAA7g0AIAUDAACyDwAgSAAAsg8AIEsAAJwTACDXCAAA7g0AINoIAADuDQAgBjEAAKkPACA2AACoDwAgzgcAAO4NACDjBwAA7g0AIOQHAADuDQAg5QcAAO4NACABMQAAqQ8AIAAACigAAKMXACAqAACfFwAgLgAAjxcAINwHAADuDQAg_gcAAO4NACCRCAAA7g0AIJIIAADuDQAgkwgAAO4NACCWCAAA7g0AIJcIAADuDQAgBykAALIPACAqAACfFwAgLAAAoBcAIIgIAADuDQAgiQgAAO4NACCKCAAA7g0AIIsIAADuDQAgAgQAALIPACAvAACkFwAgAAQZAACyDwAgIAAAmhEAICEAAJoRACAjAACJFwAgAR4AAPMRACABIAAAmhEAIAQYAACpFwAgGQAAsg8AIBsAAIYXACAcAACHFwAgAhcAAOQSACCXCAAA7g0AIAAFBAAAsg8AIAwAAKoXACANAACBFwAgDgAA_xYAIN8HAADuDQAgBAMAALIPACAFAACrFwAgCwAArxcAIAwAAKoXACAIBgAArBcAIAgAAK4XACAJAAD_FgAg1gcAAO4NACDXBwAA7g0AINgHAADuDQAg2QcAAO4NACDaBwAA7g0AIAAAC8AHAgAAAAHHBwIAAAAByAcAALMOACDNB0AAAAABzgdAAAAAAdMHAAEAAAHdBwEAAAABsghAAAAAAfgIAQAAAAH5CEAAAAAB-ggCAAAAAQfABwIAAAABzQdAAAAAAd0HAQAAAAHeBwEAAAAB3wcAAQAAAeAHAACYDwAg4QcAAJkPACAEwAcCAAAAAccHAgAAAAHIBwAA6A4AIM0HQAAAAAEC0wcAAQAAAdUHQAAAAAEIwAcCAAAAAc0HQAAAAAHdBwEAAAABsghAAAAAAbMIAAEAAAG0CAABAAABtQgEAAAAAbYIAACFEgAgBcAHAgAAAAHNB0AAAAABsAgBAAAAAbEIAQAAAAGyCEAAAAABCsAHAgAAAAHNB0AAAAAB7wcBAAAAAfEHAQAAAAHGCAIAAAABxwggAAAAAcgIIAAAAAHJCAIAAAAByghAAAAAAcsIAgAAAAEEwAcCAAAAAc0HQAAAAAHvBwEAAAABwwgCAAAAAQPDCAIAAAABxAgCAAAAAcUIQAAAAAEIwAcCAAAAAc0HQAAAAAHxBwEAAAAB9gcAAACrCAKNCAEAAAABqQgCAAAAAasIAgAAAAGsCAIAAAABBcAHAgAAAAHNB0AAAAABjQgBAAAAAaYIAgAAAAGoCAIAAAABA80HQAAAAAHwBwIAAAABpwgCAAAAAQaxBwEAAAABzQdAAAAAAfYHAgAAAAGNCAEAAAAB7QgBAAAAAe4IAAEAAAEJwAcCAAAAAc0HQAAAAAHdBwEAAAAB8gcBAAAAAfYHAAAAnwgCkQgBAAAAAZwIAgAAAAGdCAIAAAABnwggAAAAAQjABwIAAAABzQdAAAAAAfYHAAAAiAgChQgAAACFCAKICEAAAAABiQgBAAAAAYoIAgAAAAGLCAEAAAABEMAHAgAAAAHNB0AAAAAB6AcBAAAAAekHBAAAAAHrBwEAAAAB8QcBAAAAAfIHAQAAAAH0BwAAAPQHAvYHAAAA9gcC9wcIAAAAAfgHAgAAAAH5BwIAAAAB-gcBAAAAAfsHAgAAAAH8BwIAAAAB_QcCAAAAAQTABwIAAAABzQdAAAAAAeQHAgAAAAHvBwEAAAABCMAHAgAAAAHNB0AAAAAB8QcBAAAAAYAIAgAAAAGMCAIAAAABjQgBAAAAAY4IAQAAAAGPCEAAAAABBcAHAgAAAAHNB0AAAAAB8QcBAAAAAY0IAQAAAAGQCEAAAAABA80HQAAAAAHkBwIAAAAB8AcCAAAAAQnABwIAAAABzQdAAAAAAd0HAQAAAAHoBwEAAAAB6QcEAAAAAeoHAQAAAAHrBwEAAAAB7AdAAAAAAe0HAQAAAAEMwAcCAAAAAc0HQAAAAAHuBwIAAAAB9gcAAADnCALXCAEAAAAB2wgBAAAAAdwIAgAAAAHlCAEAAAAB5wgCAAAAAegIAQAAAAHpCEAAAAAB6ghAAAAAAQzABwIAAAABzQdAAAAAAfYHAAAA5wgC1wgBAAAAAdsIAQAAAAHcCAIAAAAB5AgCAAAAAeUIAQAAAAHnCAIAAAAB6AgBAAAAAekIQAAAAAHqCEAAAAABDMAHAgAAAAHNB0AAAAAB7gcCAAAAAfYHAAAA5wgC1wgBAAAAAdsIAQAAAAHcCAIAAAAB5AgCAAAAAeUIAQAAAAHoCAEAAAAB6QhAAAAAAeoIQAAAAAEIvwdAAAAAAcAHAgAAAAHxBwEAAAABjQgBAAAAAdsIAQAAAAHcCAIAAAAB4ggCAAAAAeMIAgAAAAEIvwdAAAAAAcAHAgAAAAHcBwIAAAAB8QcBAAAAAY0IAQAAAAHbCAEAAAAB3AgCAAAAAeIIAgAAAAEJU4AAAAABwAcCAAAAAc0HQAAAAAHOCAIAAAAB0wgBAAAAAfQIAQAAAAH1CAEAAAAB9ghAAAAAAfcIQAAAAAEGzQdAAAAAAc4HQAAAAAHTBwABAAAB1QdAAAAAAe8IAQAAAAHwCAEAAAABBsAHAgAAAAHNB0AAAAABzgdAAAAAAdMHAAEAAAHyCAIAAAAB8wgCAAAAAQ7ABwIAAAABwgdAAAAAAcoHQAAAAAHOB0AAAAAB5wcEAAAAAesHAQAAAAHNCAEAAAABzggCAAAAAc8IAgAAAAHQCAIAAAAB0QgEAAAAAdIIAgAAAAHTCAEAAAAB1AhAAAAAAQgqAgAAAAHABwIAAAABzQdAAAAAAc0IAQAAAAHXCAEAAAAB2AgCAAAAAdkIAQAAAAHaCEAAAAABCCoCAAAAAcAHAgAAAAHNB0AAAAAB2wcCAAAAAc0IAQAAAAHXCAEAAAAB2QgBAAAAAdoIQAAAAAE5EAAA3RYAIBEAAN4WACASAADfFgAgEwAA4BYAIBQAAOEWACAVAADiFgAgFgAA4xYAIBcAAOQWACAbAADlFgAgHQAA5hYAIB4AAOcWACAjAADpFgAgJQAA6BYAICcAAOoWACAsAADrFgAgLgAA7xYAIDAAAOwWACAyAADuFgAgMwAA8RYAIDcAAO0WACA4AADwFgAgOQAA8hYAIDoAAPMWACA9AAD0FgAgPgAA9RYAID8AAPYWACBBAAD3FgAgQgAA-BYAIEQAAPoWACBGAAD7FgAgRwAA_BYAIEwAAP0WACBNAAD-FgAgwAcCAAAAAc0HQAAAAAHlBwEAAAABlwhAAAAAAfAIAQAAAAH7CAEAAAAB_AhAAAAAAf0IAQAAAAH_CAAAAP8IAoAJQAAAAAGBCUAAAAABggkBAAAAAYMJQAAAAAGECUAAAAABhQkBAAAAAYYJQAAAAAGHCQIAAAABiAkgAAAAAYkJQAAAAAGKCSAAAAABiwkBAAAAAYwJAQAAAAGNCQEAAAABjgkBAAAAAQIAAAABACBaAADQFwAgAwAAAKoBACBaAADQFwAgWwAA1BcAIDsAAACqAQAgEAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgUwAA1BcAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZcIQACLDgAh8AgBAKAOACH7CAEA9A0AIfwIQACLDgAh_QgBAKAOACH_CAAA3RP_CCKACUAAiw4AIYEJQACLDgAhggkBAKAOACGDCUAAiw4AIYQJQACLDgAhhQkBAKAOACGGCUAAiw4AIYcJAgD1DQAhiAkgAKMPACGJCUAAiw4AIYoJIACjDwAhiwkBAKAOACGMCQEAoA4AIY0JAQCgDgAhjgkBAKAOACE5EAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhlwhAAIsOACHwCAEAoA4AIfsIAQD0DQAh_AhAAIsOACH9CAEAoA4AIf8IAADdE_8IIoAJQACLDgAhgQlAAIsOACGCCQEAoA4AIYMJQACLDgAhhAlAAIsOACGFCQEAoA4AIYYJQACLDgAhhwkCAPUNACGICSAAow8AIYkJQACLDgAhigkgAKMPACGLCQEAoA4AIYwJAQCgDgAhjQkBAKAOACGOCQEAoA4AITkQAADdFgAgEQAA3hYAIBIAAN8WACATAADgFgAgFAAA4RYAIBUAAOIWACAWAADjFgAgFwAA5BYAIBsAAOUWACAdAADmFgAgHgAA5xYAICMAAOkWACAlAADoFgAgJwAA6hYAICwAAOsWACAuAADvFgAgMAAA7BYAIDIAAO4WACAzAADxFgAgNwAA7RYAIDgAAPAWACA5AADyFgAgOgAA8xYAID0AAPQWACA-AAD1FgAgPwAA9hYAIEEAAPcWACBCAAD4FgAgQwAA-RYAIEQAAPoWACBHAAD8FgAgTAAA_RYAIE0AAP4WACDABwIAAAABzQdAAAAAAeUHAQAAAAGXCEAAAAAB8AgBAAAAAfsIAQAAAAH8CEAAAAAB_QgBAAAAAf8IAAAA_wgCgAlAAAAAAYEJQAAAAAGCCQEAAAABgwlAAAAAAYQJQAAAAAGFCQEAAAABhglAAAAAAYcJAgAAAAGICSAAAAABiQlAAAAAAYoJIAAAAAGLCQEAAAABjAkBAAAAAY0JAQAAAAGOCQEAAAABAgAAAAEAIFoAANUXACADAAAAqgEAIFoAANUXACBbAADZFwAgOwAAAKoBACAQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBHAAD9EwAgTAAA_hMAIE0AAP8TACBTAADZFwAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhlwhAAIsOACHwCAEAoA4AIfsIAQD0DQAh_AhAAIsOACH9CAEAoA4AIf8IAADdE_8IIoAJQACLDgAhgQlAAIsOACGCCQEAoA4AIYMJQACLDgAhhAlAAIsOACGFCQEAoA4AIYYJQACLDgAhhwkCAPUNACGICSAAow8AIYkJQACLDgAhigkgAKMPACGLCQEAoA4AIYwJAQCgDgAhjQkBAKAOACGOCQEAoA4AITkQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBHAAD9EwAgTAAA_hMAIE0AAP8TACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGXCEAAiw4AIfAIAQCgDgAh-wgBAPQNACH8CEAAiw4AIf0IAQCgDgAh_wgAAN0T_wgigAlAAIsOACGBCUAAiw4AIYIJAQCgDgAhgwlAAIsOACGECUAAiw4AIYUJAQCgDgAhhglAAIsOACGHCQIA9Q0AIYgJIACjDwAhiQlAAIsOACGKCSAAow8AIYsJAQCgDgAhjAkBAKAOACGNCQEAoA4AIY4JAQCgDgAhORAAAN0WACARAADeFgAgEgAA3xYAIBMAAOAWACAUAADhFgAgFQAA4hYAIBYAAOMWACAXAADkFgAgGwAA5RYAIB0AAOYWACAeAADnFgAgIwAA6RYAICUAAOgWACAnAADqFgAgLAAA6xYAIC4AAO8WACAwAADsFgAgMgAA7hYAIDMAAPEWACA3AADtFgAgOAAA8BYAIDkAAPIWACA6AADzFgAgPQAA9BYAID4AAPUWACA_AAD2FgAgQQAA9xYAIEIAAPgWACBDAAD5FgAgRgAA-xYAIEcAAPwWACBMAAD9FgAgTQAA_hYAIMAHAgAAAAHNB0AAAAAB5QcBAAAAAZcIQAAAAAHwCAEAAAAB-wgBAAAAAfwIQAAAAAH9CAEAAAAB_wgAAAD_CAKACUAAAAABgQlAAAAAAYIJAQAAAAGDCUAAAAABhAlAAAAAAYUJAQAAAAGGCUAAAAABhwkCAAAAAYgJIAAAAAGJCUAAAAABigkgAAAAAYsJAQAAAAGMCQEAAAABjQkBAAAAAY4JAQAAAAECAAAAAQAgWgAA2hcAIAMAAACqAQAgWgAA2hcAIFsAAN4XACA7AAAAqgEAIBAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIFMAAN4XACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGXCEAAiw4AIfAIAQCgDgAh-wgBAPQNACH8CEAAiw4AIf0IAQCgDgAh_wgAAN0T_wgigAlAAIsOACGBCUAAiw4AIYIJAQCgDgAhgwlAAIsOACGECUAAiw4AIYUJAQCgDgAhhglAAIsOACGHCQIA9Q0AIYgJIACjDwAhiQlAAIsOACGKCSAAow8AIYsJAQCgDgAhjAkBAKAOACGNCQEAoA4AIY4JAQCgDgAhORAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZcIQACLDgAh8AgBAKAOACH7CAEA9A0AIfwIQACLDgAh_QgBAKAOACH_CAAA3RP_CCKACUAAiw4AIYEJQACLDgAhggkBAKAOACGDCUAAiw4AIYQJQACLDgAhhQkBAKAOACGGCUAAiw4AIYcJAgD1DQAhiAkgAKMPACGJCUAAiw4AIYoJIACjDwAhiwkBAKAOACGMCQEAoA4AIY0JAQCgDgAhjgkBAKAOACE5EAAA3RYAIBEAAN4WACASAADfFgAgEwAA4BYAIBQAAOEWACAVAADiFgAgFgAA4xYAIBcAAOQWACAbAADlFgAgHQAA5hYAIB4AAOcWACAjAADpFgAgJQAA6BYAICwAAOsWACAuAADvFgAgMAAA7BYAIDIAAO4WACAzAADxFgAgNwAA7RYAIDgAAPAWACA5AADyFgAgOgAA8xYAID0AAPQWACA-AAD1FgAgPwAA9hYAIEEAAPcWACBCAAD4FgAgQwAA-RYAIEQAAPoWACBGAAD7FgAgRwAA_BYAIEwAAP0WACBNAAD-FgAgwAcCAAAAAc0HQAAAAAHlBwEAAAABlwhAAAAAAfAIAQAAAAH7CAEAAAAB_AhAAAAAAf0IAQAAAAH_CAAAAP8IAoAJQAAAAAGBCUAAAAABggkBAAAAAYMJQAAAAAGECUAAAAABhQkBAAAAAYYJQAAAAAGHCQIAAAABiAkgAAAAAYkJQAAAAAGKCSAAAAABiwkBAAAAAYwJAQAAAAGNCQEAAAABjgkBAAAAAQIAAAABACBaAADfFwAgAwAAAKoBACBaAADfFwAgWwAA4xcAIDsAAACqAQAgEAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgUwAA4xcAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZcIQACLDgAh8AgBAKAOACH7CAEA9A0AIfwIQACLDgAh_QgBAKAOACH_CAAA3RP_CCKACUAAiw4AIYEJQACLDgAhggkBAKAOACGDCUAAiw4AIYQJQACLDgAhhQkBAKAOACGGCUAAiw4AIYcJAgD1DQAhiAkgAKMPACGJCUAAiw4AIYoJIACjDwAhiwkBAKAOACGMCQEAoA4AIY0JAQCgDgAhjgkBAKAOACE5EAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhlwhAAIsOACHwCAEAoA4AIfsIAQD0DQAh_AhAAIsOACH9CAEAoA4AIf8IAADdE_8IIoAJQACLDgAhgQlAAIsOACGCCQEAoA4AIYMJQACLDgAhhAlAAIsOACGFCQEAoA4AIYYJQACLDgAhhwkCAPUNACGICSAAow8AIYkJQACLDgAhigkgAKMPACGLCQEAoA4AIYwJAQCgDgAhjQkBAKAOACGOCQEAoA4AITkQAADdFgAgEQAA3hYAIBIAAN8WACATAADgFgAgFAAA4RYAIBUAAOIWACAWAADjFgAgFwAA5BYAIBsAAOUWACAdAADmFgAgHgAA5xYAICMAAOkWACAlAADoFgAgJwAA6hYAICwAAOsWACAuAADvFgAgMAAA7BYAIDIAAO4WACAzAADxFgAgNwAA7RYAIDgAAPAWACA5AADyFgAgOgAA8xYAID0AAPQWACA-AAD1FgAgQQAA9xYAIEIAAPgWACBDAAD5FgAgRAAA-hYAIEYAAPsWACBHAAD8FgAgTAAA_RYAIE0AAP4WACDABwIAAAABzQdAAAAAAeUHAQAAAAGXCEAAAAAB8AgBAAAAAfsIAQAAAAH8CEAAAAAB_QgBAAAAAf8IAAAA_wgCgAlAAAAAAYEJQAAAAAGCCQEAAAABgwlAAAAAAYQJQAAAAAGFCQEAAAABhglAAAAAAYcJAgAAAAGICSAAAAABiQlAAAAAAYoJIAAAAAGLCQEAAAABjAkBAAAAAY0JAQAAAAGOCQEAAAABAgAAAAEAIFoAAOQXACA5EAAA3RYAIBEAAN4WACASAADfFgAgEwAA4BYAIBQAAOEWACAVAADiFgAgFgAA4xYAIBcAAOQWACAbAADlFgAgHQAA5hYAIB4AAOcWACAjAADpFgAgJQAA6BYAICcAAOoWACAsAADrFgAgLgAA7xYAIDAAAOwWACAyAADuFgAgMwAA8RYAIDcAAO0WACA4AADwFgAgOQAA8hYAIDoAAPMWACA9AAD0FgAgPwAA9hYAIEEAAPcWACBCAAD4FgAgQwAA-RYAIEQAAPoWACBGAAD7FgAgRwAA_BYAIEwAAP0WACBNAAD-FgAgwAcCAAAAAc0HQAAAAAHlBwEAAAABlwhAAAAAAfAIAQAAAAH7CAEAAAAB_AhAAAAAAf0IAQAAAAH_CAAAAP8IAoAJQAAAAAGBCUAAAAABggkBAAAAAYMJQAAAAAGECUAAAAABhQkBAAAAAYYJQAAAAAGHCQIAAAABiAkgAAAAAYkJQAAAAAGKCSAAAAABiwkBAAAAAYwJAQAAAAGNCQEAAAABjgkBAAAAAQIAAAABACBaAADmFwAgORAAAN0WACARAADeFgAgEgAA3xYAIBMAAOAWACAUAADhFgAgFQAA4hYAIBYAAOMWACAXAADkFgAgGwAA5RYAIB0AAOYWACAeAADnFgAgIwAA6RYAICUAAOgWACAnAADqFgAgLAAA6xYAIC4AAO8WACAwAADsFgAgMgAA7hYAIDMAAPEWACA3AADtFgAgOAAA8BYAIDkAAPIWACA6AADzFgAgPgAA9RYAID8AAPYWACBBAAD3FgAgQgAA-BYAIEMAAPkWACBEAAD6FgAgRgAA-xYAIEcAAPwWACBMAAD9FgAgTQAA_hYAIMAHAgAAAAHNB0AAAAAB5QcBAAAAAZcIQAAAAAHwCAEAAAAB-wgBAAAAAfwIQAAAAAH9CAEAAAAB_wgAAAD_CAKACUAAAAABgQlAAAAAAYIJAQAAAAGDCUAAAAABhAlAAAAAAYUJAQAAAAGGCUAAAAABhwkCAAAAAYgJIAAAAAGJCUAAAAABigkgAAAAAYsJAQAAAAGMCQEAAAABjQkBAAAAAY4JAQAAAAECAAAAAQAgWgAA6BcAIAMAAACqAQAgWgAA5BcAIFsAAOwXACA7AAAAqgEAIBAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIFMAAOwXACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGXCEAAiw4AIfAIAQCgDgAh-wgBAPQNACH8CEAAiw4AIf0IAQCgDgAh_wgAAN0T_wgigAlAAIsOACGBCUAAiw4AIYIJAQCgDgAhgwlAAIsOACGECUAAiw4AIYUJAQCgDgAhhglAAIsOACGHCQIA9Q0AIYgJIACjDwAhiQlAAIsOACGKCSAAow8AIYsJAQCgDgAhjAkBAKAOACGNCQEAoA4AIY4JAQCgDgAhORAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZcIQACLDgAh8AgBAKAOACH7CAEA9A0AIfwIQACLDgAh_QgBAKAOACH_CAAA3RP_CCKACUAAiw4AIYEJQACLDgAhggkBAKAOACGDCUAAiw4AIYQJQACLDgAhhQkBAKAOACGGCUAAiw4AIYcJAgD1DQAhiAkgAKMPACGJCUAAiw4AIYoJIACjDwAhiwkBAKAOACGMCQEAoA4AIY0JAQCgDgAhjgkBAKAOACEDAAAAqgEAIFoAAOYXACBbAADvFwAgOwAAAKoBACAQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACBTAADvFwAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhlwhAAIsOACHwCAEAoA4AIfsIAQD0DQAh_AhAAIsOACH9CAEAoA4AIf8IAADdE_8IIoAJQACLDgAhgQlAAIsOACGCCQEAoA4AIYMJQACLDgAhhAlAAIsOACGFCQEAoA4AIYYJQACLDgAhhwkCAPUNACGICSAAow8AIYkJQACLDgAhigkgAKMPACGLCQEAoA4AIYwJAQCgDgAhjQkBAKAOACGOCQEAoA4AITkQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGXCEAAiw4AIfAIAQCgDgAh-wgBAPQNACH8CEAAiw4AIf0IAQCgDgAh_wgAAN0T_wgigAlAAIsOACGBCUAAiw4AIYIJAQCgDgAhgwlAAIsOACGECUAAiw4AIYUJAQCgDgAhhglAAIsOACGHCQIA9Q0AIYgJIACjDwAhiQlAAIsOACGKCSAAow8AIYsJAQCgDgAhjAkBAKAOACGNCQEAoA4AIY4JAQCgDgAhAwAAAKoBACBaAADoFwAgWwAA8hcAIDsAAACqAQAgEAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgUwAA8hcAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZcIQACLDgAh8AgBAKAOACH7CAEA9A0AIfwIQACLDgAh_QgBAKAOACH_CAAA3RP_CCKACUAAiw4AIYEJQACLDgAhggkBAKAOACGDCUAAiw4AIYQJQACLDgAhhQkBAKAOACGGCUAAiw4AIYcJAgD1DQAhiAkgAKMPACGJCUAAiw4AIYoJIACjDwAhiwkBAKAOACGMCQEAoA4AIY0JAQCgDgAhjgkBAKAOACE5EAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhlwhAAIsOACHwCAEAoA4AIfsIAQD0DQAh_AhAAIsOACH9CAEAoA4AIf8IAADdE_8IIoAJQACLDgAhgQlAAIsOACGCCQEAoA4AIYMJQACLDgAhhAlAAIsOACGFCQEAoA4AIYYJQACLDgAhhwkCAPUNACGICSAAow8AIYkJQACLDgAhigkgAKMPACGLCQEAoA4AIYwJAQCgDgAhjQkBAKAOACGOCQEAoA4AITkQAADdFgAgEQAA3hYAIBIAAN8WACATAADgFgAgFAAA4RYAIBUAAOIWACAWAADjFgAgFwAA5BYAIBsAAOUWACAdAADmFgAgHgAA5xYAICMAAOkWACAlAADoFgAgJwAA6hYAICwAAOsWACAuAADvFgAgMAAA7BYAIDIAAO4WACAzAADxFgAgNwAA7RYAIDgAAPAWACA5AADyFgAgOgAA8xYAID0AAPQWACA-AAD1FgAgPwAA9hYAIEEAAPcWACBDAAD5FgAgRAAA-hYAIEYAAPsWACBHAAD8FgAgTAAA_RYAIE0AAP4WACDABwIAAAABzQdAAAAAAeUHAQAAAAGXCEAAAAAB8AgBAAAAAfsIAQAAAAH8CEAAAAAB_QgBAAAAAf8IAAAA_wgCgAlAAAAAAYEJQAAAAAGCCQEAAAABgwlAAAAAAYQJQAAAAAGFCQEAAAABhglAAAAAAYcJAgAAAAGICSAAAAABiQlAAAAAAYoJIAAAAAGLCQEAAAABjAkBAAAAAY0JAQAAAAGOCQEAAAABAgAAAAEAIFoAAPMXACA5EAAA3RYAIBEAAN4WACASAADfFgAgEwAA4BYAIBQAAOEWACAVAADiFgAgFgAA4xYAIBcAAOQWACAbAADlFgAgHQAA5hYAIB4AAOcWACAjAADpFgAgJQAA6BYAICcAAOoWACAsAADrFgAgLgAA7xYAIDAAAOwWACAyAADuFgAgMwAA8RYAIDcAAO0WACA4AADwFgAgOQAA8hYAIDoAAPMWACA9AAD0FgAgPgAA9RYAID8AAPYWACBCAAD4FgAgQwAA-RYAIEQAAPoWACBGAAD7FgAgRwAA_BYAIEwAAP0WACBNAAD-FgAgwAcCAAAAAc0HQAAAAAHlBwEAAAABlwhAAAAAAfAIAQAAAAH7CAEAAAAB_AhAAAAAAf0IAQAAAAH_CAAAAP8IAoAJQAAAAAGBCUAAAAABggkBAAAAAYMJQAAAAAGECUAAAAABhQkBAAAAAYYJQAAAAAGHCQIAAAABiAkgAAAAAYkJQAAAAAGKCSAAAAABiwkBAAAAAYwJAQAAAAGNCQEAAAABjgkBAAAAAQIAAAABACBaAAD1FwAgAwAAAKoBACBaAADzFwAgWwAA-RcAIDsAAACqAQAgEAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgUwAA-RcAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZcIQACLDgAh8AgBAKAOACH7CAEA9A0AIfwIQACLDgAh_QgBAKAOACH_CAAA3RP_CCKACUAAiw4AIYEJQACLDgAhggkBAKAOACGDCUAAiw4AIYQJQACLDgAhhQkBAKAOACGGCUAAiw4AIYcJAgD1DQAhiAkgAKMPACGJCUAAiw4AIYoJIACjDwAhiwkBAKAOACGMCQEAoA4AIY0JAQCgDgAhjgkBAKAOACE5EAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhlwhAAIsOACHwCAEAoA4AIfsIAQD0DQAh_AhAAIsOACH9CAEAoA4AIf8IAADdE_8IIoAJQACLDgAhgQlAAIsOACGCCQEAoA4AIYMJQACLDgAhhAlAAIsOACGFCQEAoA4AIYYJQACLDgAhhwkCAPUNACGICSAAow8AIYkJQACLDgAhigkgAKMPACGLCQEAoA4AIYwJAQCgDgAhjQkBAKAOACGOCQEAoA4AIQMAAACqAQAgWgAA9RcAIFsAAPwXACA7AAAAqgEAIBAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIFMAAPwXACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGXCEAAiw4AIfAIAQCgDgAh-wgBAPQNACH8CEAAiw4AIf0IAQCgDgAh_wgAAN0T_wgigAlAAIsOACGBCUAAiw4AIYIJAQCgDgAhgwlAAIsOACGECUAAiw4AIYUJAQCgDgAhhglAAIsOACGHCQIA9Q0AIYgJIACjDwAhiQlAAIsOACGKCSAAow8AIYsJAQCgDgAhjAkBAKAOACGNCQEAoA4AIY4JAQCgDgAhORAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZcIQACLDgAh8AgBAKAOACH7CAEA9A0AIfwIQACLDgAh_QgBAKAOACH_CAAA3RP_CCKACUAAiw4AIYEJQACLDgAhggkBAKAOACGDCUAAiw4AIYQJQACLDgAhhQkBAKAOACGGCUAAiw4AIYcJAgD1DQAhiAkgAKMPACGJCUAAiw4AIYoJIACjDwAhiwkBAKAOACGMCQEAoA4AIY0JAQCgDgAhjgkBAKAOACEEzQgBAAAAAdYIAgAAAAHXCAEAAAAB2AgCAAAAATkQAADdFgAgEQAA3hYAIBIAAN8WACATAADgFgAgFAAA4RYAIBUAAOIWACAWAADjFgAgFwAA5BYAIBsAAOUWACAdAADmFgAgHgAA5xYAICMAAOkWACAlAADoFgAgJwAA6hYAICwAAOsWACAuAADvFgAgMAAA7BYAIDIAAO4WACAzAADxFgAgNwAA7RYAIDgAAPAWACA5AADyFgAgOgAA8xYAID0AAPQWACA-AAD1FgAgPwAA9hYAIEEAAPcWACBCAAD4FgAgQwAA-RYAIEQAAPoWACBGAAD7FgAgRwAA_BYAIEwAAP0WACDABwIAAAABzQdAAAAAAeUHAQAAAAGXCEAAAAAB8AgBAAAAAfsIAQAAAAH8CEAAAAAB_QgBAAAAAf8IAAAA_wgCgAlAAAAAAYEJQAAAAAGCCQEAAAABgwlAAAAAAYQJQAAAAAGFCQEAAAABhglAAAAAAYcJAgAAAAGICSAAAAABiQlAAAAAAYoJIAAAAAGLCQEAAAABjAkBAAAAAY0JAQAAAAGOCQEAAAABAgAAAAEAIFoAAP4XACA5EAAA3RYAIBEAAN4WACASAADfFgAgEwAA4BYAIBQAAOEWACAVAADiFgAgFgAA4xYAIBcAAOQWACAbAADlFgAgHQAA5hYAIB4AAOcWACAjAADpFgAgJQAA6BYAICcAAOoWACAsAADrFgAgLgAA7xYAIDAAAOwWACAyAADuFgAgMwAA8RYAIDcAAO0WACA4AADwFgAgOQAA8hYAIDoAAPMWACA9AAD0FgAgPgAA9RYAID8AAPYWACBBAAD3FgAgQgAA-BYAIEMAAPkWACBEAAD6FgAgRgAA-xYAIEcAAPwWACBNAAD-FgAgwAcCAAAAAc0HQAAAAAHlBwEAAAABlwhAAAAAAfAIAQAAAAH7CAEAAAAB_AhAAAAAAf0IAQAAAAH_CAAAAP8IAoAJQAAAAAGBCUAAAAABggkBAAAAAYMJQAAAAAGECUAAAAABhQkBAAAAAYYJQAAAAAGHCQIAAAABiAkgAAAAAYkJQAAAAAGKCSAAAAABiwkBAAAAAYwJAQAAAAGNCQEAAAABjgkBAAAAAQIAAAABACBaAACAGAAgBM0IAQAAAAHVCAIAAAAB1wgBAAAAAdgIAgAAAAEDAAAAqgEAIFoAAP4XACBbAACFGAAgOwAAAKoBACAQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBTAACFGAAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhlwhAAIsOACHwCAEAoA4AIfsIAQD0DQAh_AhAAIsOACH9CAEAoA4AIf8IAADdE_8IIoAJQACLDgAhgQlAAIsOACGCCQEAoA4AIYMJQACLDgAhhAlAAIsOACGFCQEAoA4AIYYJQACLDgAhhwkCAPUNACGICSAAow8AIYkJQACLDgAhigkgAKMPACGLCQEAoA4AIYwJAQCgDgAhjQkBAKAOACGOCQEAoA4AITkQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGXCEAAiw4AIfAIAQCgDgAh-wgBAPQNACH8CEAAiw4AIf0IAQCgDgAh_wgAAN0T_wgigAlAAIsOACGBCUAAiw4AIYIJAQCgDgAhgwlAAIsOACGECUAAiw4AIYUJAQCgDgAhhglAAIsOACGHCQIA9Q0AIYgJIACjDwAhiQlAAIsOACGKCSAAow8AIYsJAQCgDgAhjAkBAKAOACGNCQEAoA4AIY4JAQCgDgAhAwAAAKoBACBaAACAGAAgWwAAiBgAIDsAAACqAQAgEAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBNAAD_EwAgUwAAiBgAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZcIQACLDgAh8AgBAKAOACH7CAEA9A0AIfwIQACLDgAh_QgBAKAOACH_CAAA3RP_CCKACUAAiw4AIYEJQACLDgAhggkBAKAOACGDCUAAiw4AIYQJQACLDgAhhQkBAKAOACGGCUAAiw4AIYcJAgD1DQAhiAkgAKMPACGJCUAAiw4AIYoJIACjDwAhiwkBAKAOACGMCQEAoA4AIY0JAQCgDgAhjgkBAKAOACE5EAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBNAAD_EwAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhlwhAAIsOACHwCAEAoA4AIfsIAQD0DQAh_AhAAIsOACH9CAEAoA4AIf8IAADdE_8IIoAJQACLDgAhgQlAAIsOACGCCQEAoA4AIYMJQACLDgAhhAlAAIsOACGFCQEAoA4AIYYJQACLDgAhhwkCAPUNACGICSAAow8AIYkJQACLDgAhigkgAKMPACGLCQEAoA4AIYwJAQCgDgAhjQkBAKAOACGOCQEAoA4AIQsDAACJEwAgKgIAAAABSAAAihMAIMAHAgAAAAHNB0AAAAAB2wcCAAAAAc0IAQAAAAHXCAEAAAAB2AgCAAAAAdkIAQAAAAHaCEAAAAABAgAAAMgBACBaAACJGAAgDb8HQAAAAAHABwIAAAAB7gcCAAAAAfEHAQAAAAHNCAEAAAAB1wgBAAAAAdgIAgAAAAHbCAEAAAAB3AgCAAAAAd0IAgAAAAHeCAEAAAAB3wgBAAAAAeAIIAAAAAECAAAAxwMAIFoAAIsYACADAAAAxgEAIFoAAIkYACBbAACPGAAgDQAAAMYBACADAAD6EgAgKgIA9Q0AIUgAAPsSACBTAACPGAAgwAcCAPUNACHNB0AA-g0AIdsHAgD1DQAhzQgBAPQNACHXCAEAoA4AIdgIAgD1DQAh2QgBAPQNACHaCEAAiw4AIQsDAAD6EgAgKgIA9Q0AIUgAAPsSACDABwIA9Q0AIc0HQAD6DQAh2wcCAPUNACHNCAEA9A0AIdcIAQCgDgAh2AgCAPUNACHZCAEA9A0AIdoIQACLDgAhAwAAAMoDACBaAACLGAAgWwAAkhgAIA8AAADKAwAgUwAAkhgAIL8HQAD6DQAhwAcCAPUNACHuBwIAjA4AIfEHAQCgDgAhzQgBAPQNACHXCAEAoA4AIdgIAgCMDgAh2wgBAPQNACHcCAIA9Q0AId0IAgCMDgAh3ggBAPQNACHfCAEAoA4AIeAIIACjDwAhDb8HQAD6DQAhwAcCAPUNACHuBwIAjA4AIfEHAQCgDgAhzQgBAPQNACHXCAEAoA4AIdgIAgCMDgAh2wgBAPQNACHcCAIA9Q0AId0IAgCMDgAh3ggBAPQNACHfCAEAoA4AIeAIIACjDwAhORAAAN0WACARAADeFgAgEgAA3xYAIBMAAOAWACAUAADhFgAgFQAA4hYAIBYAAOMWACAXAADkFgAgGwAA5RYAIB0AAOYWACAeAADnFgAgIwAA6RYAICUAAOgWACAnAADqFgAgLAAA6xYAIC4AAO8WACAwAADsFgAgMgAA7hYAIDMAAPEWACA3AADtFgAgOAAA8BYAIDkAAPIWACA6AADzFgAgPQAA9BYAID4AAPUWACA_AAD2FgAgQQAA9xYAIEIAAPgWACBDAAD5FgAgRAAA-hYAIEYAAPsWACBMAAD9FgAgTQAA_hYAIMAHAgAAAAHNB0AAAAAB5QcBAAAAAZcIQAAAAAHwCAEAAAAB-wgBAAAAAfwIQAAAAAH9CAEAAAAB_wgAAAD_CAKACUAAAAABgQlAAAAAAYIJAQAAAAGDCUAAAAABhAlAAAAAAYUJAQAAAAGGCUAAAAABhwkCAAAAAYgJIAAAAAGJCUAAAAABigkgAAAAAYsJAQAAAAGMCQEAAAABjQkBAAAAAY4JAQAAAAECAAAAAQAgWgAAkxgAIAMAAACqAQAgWgAAkxgAIFsAAJcYACA7AAAAqgEAIBAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBMAAD-EwAgTQAA_xMAIFMAAJcYACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGXCEAAiw4AIfAIAQCgDgAh-wgBAPQNACH8CEAAiw4AIf0IAQCgDgAh_wgAAN0T_wgigAlAAIsOACGBCUAAiw4AIYIJAQCgDgAhgwlAAIsOACGECUAAiw4AIYUJAQCgDgAhhglAAIsOACGHCQIA9Q0AIYgJIACjDwAhiQlAAIsOACGKCSAAow8AIYsJAQCgDgAhjAkBAKAOACGNCQEAoA4AIY4JAQCgDgAhORAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBMAAD-EwAgTQAA_xMAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZcIQACLDgAh8AgBAKAOACH7CAEA9A0AIfwIQACLDgAh_QgBAKAOACH_CAAA3RP_CCKACUAAiw4AIYEJQACLDgAhggkBAKAOACGDCUAAiw4AIYQJQACLDgAhhQkBAKAOACGGCUAAiw4AIYcJAgD1DQAhiAkgAKMPACGJCUAAiw4AIYoJIACjDwAhiwkBAKAOACGMCQEAoA4AIY0JAQCgDgAhjgkBAKAOACEKwAcCAAAAAc0HQAAAAAHuBwIAAAAB7wcBAAAAAfEHAQAAAAHHCCAAAAAByAggAAAAAckIAgAAAAHKCEAAAAABywgCAAAAATkQAADdFgAgEQAA3hYAIBIAAN8WACATAADgFgAgFAAA4RYAIBUAAOIWACAWAADjFgAgGwAA5RYAIB0AAOYWACAeAADnFgAgIwAA6RYAICUAAOgWACAnAADqFgAgLAAA6xYAIC4AAO8WACAwAADsFgAgMgAA7hYAIDMAAPEWACA3AADtFgAgOAAA8BYAIDkAAPIWACA6AADzFgAgPQAA9BYAID4AAPUWACA_AAD2FgAgQQAA9xYAIEIAAPgWACBDAAD5FgAgRAAA-hYAIEYAAPsWACBHAAD8FgAgTAAA_RYAIE0AAP4WACDABwIAAAABzQdAAAAAAeUHAQAAAAGXCEAAAAAB8AgBAAAAAfsIAQAAAAH8CEAAAAAB_QgBAAAAAf8IAAAA_wgCgAlAAAAAAYEJQAAAAAGCCQEAAAABgwlAAAAAAYQJQAAAAAGFCQEAAAABhglAAAAAAYcJAgAAAAGICSAAAAABiQlAAAAAAYoJIAAAAAGLCQEAAAABjAkBAAAAAY0JAQAAAAGOCQEAAAABAgAAAAEAIFoAAJkYACAGwAcCAAAAAc0HQAAAAAHxBwEAAAAB8gcBAAAAAZcIQAAAAAHMCAIAAAABAgAAAKIEACBaAACbGAAgBMAHAgAAAAHNB0AAAAAB7gcCAAAAAe8HAQAAAAED2wcCAAAAAcQIAgAAAAHFCEAAAAABAwAAAKoBACBaAACZGAAgWwAAoRgAIDsAAACqAQAgEAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgUwAAoRgAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZcIQACLDgAh8AgBAKAOACH7CAEA9A0AIfwIQACLDgAh_QgBAKAOACH_CAAA3RP_CCKACUAAiw4AIYEJQACLDgAhggkBAKAOACGDCUAAiw4AIYQJQACLDgAhhQkBAKAOACGGCUAAiw4AIYcJAgD1DQAhiAkgAKMPACGJCUAAiw4AIYoJIACjDwAhiwkBAKAOACGMCQEAoA4AIY0JAQCgDgAhjgkBAKAOACE5EAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhlwhAAIsOACHwCAEAoA4AIfsIAQD0DQAh_AhAAIsOACH9CAEAoA4AIf8IAADdE_8IIoAJQACLDgAhgQlAAIsOACGCCQEAoA4AIYMJQACLDgAhhAlAAIsOACGFCQEAoA4AIYYJQACLDgAhhwkCAPUNACGICSAAow8AIYkJQACLDgAhigkgAKMPACGLCQEAoA4AIYwJAQCgDgAhjQkBAKAOACGOCQEAoA4AIQMAAAClBAAgWgAAmxgAIFsAAKQYACAIAAAApQQAIFMAAKQYACDABwIA9Q0AIc0HQAD6DQAh8QcBAPQNACHyBwEA9A0AIZcIQACLDgAhzAgCAPUNACEGwAcCAPUNACHNB0AA-g0AIfEHAQD0DQAh8gcBAPQNACGXCEAAiw4AIcwIAgD1DQAhORAAAN0WACARAADeFgAgEgAA3xYAIBMAAOAWACAUAADhFgAgFQAA4hYAIBYAAOMWACAXAADkFgAgHQAA5hYAIB4AAOcWACAjAADpFgAgJQAA6BYAICcAAOoWACAsAADrFgAgLgAA7xYAIDAAAOwWACAyAADuFgAgMwAA8RYAIDcAAO0WACA4AADwFgAgOQAA8hYAIDoAAPMWACA9AAD0FgAgPgAA9RYAID8AAPYWACBBAAD3FgAgQgAA-BYAIEMAAPkWACBEAAD6FgAgRgAA-xYAIEcAAPwWACBMAAD9FgAgTQAA_hYAIMAHAgAAAAHNB0AAAAAB5QcBAAAAAZcIQAAAAAHwCAEAAAAB-wgBAAAAAfwIQAAAAAH9CAEAAAAB_wgAAAD_CAKACUAAAAABgQlAAAAAAYIJAQAAAAGDCUAAAAABhAlAAAAAAYUJAQAAAAGGCUAAAAABhwkCAAAAAYgJIAAAAAGJCUAAAAABigkgAAAAAYsJAQAAAAGMCQEAAAABjQkBAAAAAY4JAQAAAAECAAAAAQAgWgAApRgAIA4YAADNEgAgGQAAzhIAIBwAANASACDABwIAAAABzQdAAAAAAe4HAgAAAAHvBwEAAAAB8QcBAAAAAcYIAgAAAAHHCCAAAAAByAggAAAAAckIAgAAAAHKCEAAAAABywgCAAAAAQIAAAA5ACBaAACnGAAgAwAAAKoBACBaAAClGAAgWwAAqxgAIDsAAACqAQAgEAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgUwAAqxgAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZcIQACLDgAh8AgBAKAOACH7CAEA9A0AIfwIQACLDgAh_QgBAKAOACH_CAAA3RP_CCKACUAAiw4AIYEJQACLDgAhggkBAKAOACGDCUAAiw4AIYQJQACLDgAhhQkBAKAOACGGCUAAiw4AIYcJAgD1DQAhiAkgAKMPACGJCUAAiw4AIYoJIACjDwAhiwkBAKAOACGMCQEAoA4AIY0JAQCgDgAhjgkBAKAOACE5EAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhlwhAAIsOACHwCAEAoA4AIfsIAQD0DQAh_AhAAIsOACH9CAEAoA4AIf8IAADdE_8IIoAJQACLDgAhgQlAAIsOACGCCQEAoA4AIYMJQACLDgAhhAlAAIsOACGFCQEAoA4AIYYJQACLDgAhhwkCAPUNACGICSAAow8AIYkJQACLDgAhigkgAKMPACGLCQEAoA4AIYwJAQCgDgAhjQkBAKAOACGOCQEAoA4AIQMAAAA3ACBaAACnGAAgWwAArhgAIBAAAAA3ACAYAACxEgAgGQAAshIAIBwAALQSACBTAACuGAAgwAcCAPUNACHNB0AA-g0AIe4HAgD1DQAh7wcBAPQNACHxBwEA9A0AIcYIAgD1DQAhxwggAKMPACHICCAAow8AIckIAgD1DQAhyghAAPoNACHLCAIA9Q0AIQ4YAACxEgAgGQAAshIAIBwAALQSACDABwIA9Q0AIc0HQAD6DQAh7gcCAPUNACHvBwEA9A0AIfEHAQD0DQAhxggCAPUNACHHCCAAow8AIcgIIACjDwAhyQgCAPUNACHKCEAA-g0AIcsIAgD1DQAhDhgAAM0SACAZAADOEgAgGwAAzxIAIMAHAgAAAAHNB0AAAAAB7gcCAAAAAe8HAQAAAAHxBwEAAAABxggCAAAAAccIIAAAAAHICCAAAAAByQgCAAAAAcoIQAAAAAHLCAIAAAABAgAAADkAIFoAAK8YACA5EAAA3RYAIBEAAN4WACASAADfFgAgEwAA4BYAIBQAAOEWACAVAADiFgAgFgAA4xYAIBcAAOQWACAbAADlFgAgHgAA5xYAICMAAOkWACAlAADoFgAgJwAA6hYAICwAAOsWACAuAADvFgAgMAAA7BYAIDIAAO4WACAzAADxFgAgNwAA7RYAIDgAAPAWACA5AADyFgAgOgAA8xYAID0AAPQWACA-AAD1FgAgPwAA9hYAIEEAAPcWACBCAAD4FgAgQwAA-RYAIEQAAPoWACBGAAD7FgAgRwAA_BYAIEwAAP0WACBNAAD-FgAgwAcCAAAAAc0HQAAAAAHlBwEAAAABlwhAAAAAAfAIAQAAAAH7CAEAAAAB_AhAAAAAAf0IAQAAAAH_CAAAAP8IAoAJQAAAAAGBCUAAAAABggkBAAAAAYMJQAAAAAGECUAAAAABhQkBAAAAAYYJQAAAAAGHCQIAAAABiAkgAAAAAYkJQAAAAAGKCSAAAAABiwkBAAAAAYwJAQAAAAGNCQEAAAABjgkBAAAAAQIAAAABACBaAACxGAAgAwAAADcAIFoAAK8YACBbAAC1GAAgEAAAADcAIBgAALESACAZAACyEgAgGwAAsxIAIFMAALUYACDABwIA9Q0AIc0HQAD6DQAh7gcCAPUNACHvBwEA9A0AIfEHAQD0DQAhxggCAPUNACHHCCAAow8AIcgIIACjDwAhyQgCAPUNACHKCEAA-g0AIcsIAgD1DQAhDhgAALESACAZAACyEgAgGwAAsxIAIMAHAgD1DQAhzQdAAPoNACHuBwIA9Q0AIe8HAQD0DQAh8QcBAPQNACHGCAIA9Q0AIccIIACjDwAhyAggAKMPACHJCAIA9Q0AIcoIQAD6DQAhywgCAPUNACEDAAAAqgEAIFoAALEYACBbAAC4GAAgOwAAAKoBACAQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACBTAAC4GAAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhlwhAAIsOACHwCAEAoA4AIfsIAQD0DQAh_AhAAIsOACH9CAEAoA4AIf8IAADdE_8IIoAJQACLDgAhgQlAAIsOACGCCQEAoA4AIYMJQACLDgAhhAlAAIsOACGFCQEAoA4AIYYJQACLDgAhhwkCAPUNACGICSAAow8AIYkJQACLDgAhigkgAKMPACGLCQEAoA4AIYwJAQCgDgAhjQkBAKAOACGOCQEAoA4AITkQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGXCEAAiw4AIfAIAQCgDgAh-wgBAPQNACH8CEAAiw4AIf0IAQCgDgAh_wgAAN0T_wgigAlAAIsOACGBCUAAiw4AIYIJAQCgDgAhgwlAAIsOACGECUAAiw4AIYUJAQCgDgAhhglAAIsOACGHCQIA9Q0AIYgJIACjDwAhiQlAAIsOACGKCSAAow8AIYsJAQCgDgAhjAkBAKAOACGNCQEAoA4AIY4JAQCgDgAhORAAAN0WACARAADeFgAgEgAA3xYAIBQAAOEWACAVAADiFgAgFgAA4xYAIBcAAOQWACAbAADlFgAgHQAA5hYAIB4AAOcWACAjAADpFgAgJQAA6BYAICcAAOoWACAsAADrFgAgLgAA7xYAIDAAAOwWACAyAADuFgAgMwAA8RYAIDcAAO0WACA4AADwFgAgOQAA8hYAIDoAAPMWACA9AAD0FgAgPgAA9RYAID8AAPYWACBBAAD3FgAgQgAA-BYAIEMAAPkWACBEAAD6FgAgRgAA-xYAIEcAAPwWACBMAAD9FgAgTQAA_hYAIMAHAgAAAAHNB0AAAAAB5QcBAAAAAZcIQAAAAAHwCAEAAAAB-wgBAAAAAfwIQAAAAAH9CAEAAAAB_wgAAAD_CAKACUAAAAABgQlAAAAAAYIJAQAAAAGDCUAAAAABhAlAAAAAAYUJAQAAAAGGCUAAAAABhwkCAAAAAYgJIAAAAAGJCUAAAAABigkgAAAAAYsJAQAAAAGMCQEAAAABjQkBAAAAAY4JAQAAAAECAAAAAQAgWgAAuRgAIAMAAACqAQAgWgAAuRgAIFsAAL0YACA7AAAAqgEAIBAAAN4TACARAADfEwAgEgAA4BMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIFMAAL0YACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGXCEAAiw4AIfAIAQCgDgAh-wgBAPQNACH8CEAAiw4AIf0IAQCgDgAh_wgAAN0T_wgigAlAAIsOACGBCUAAiw4AIYIJAQCgDgAhgwlAAIsOACGECUAAiw4AIYUJAQCgDgAhhglAAIsOACGHCQIA9Q0AIYgJIACjDwAhiQlAAIsOACGKCSAAow8AIYsJAQCgDgAhjAkBAKAOACGNCQEAoA4AIY4JAQCgDgAhORAAAN4TACARAADfEwAgEgAA4BMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZcIQACLDgAh8AgBAKAOACH7CAEA9A0AIfwIQACLDgAh_QgBAKAOACH_CAAA3RP_CCKACUAAiw4AIYEJQACLDgAhggkBAKAOACGDCUAAiw4AIYQJQACLDgAhhQkBAKAOACGGCUAAiw4AIYcJAgD1DQAhiAkgAKMPACGJCUAAiw4AIYoJIACjDwAhiwkBAKAOACGMCQEAoA4AIY0JAQCgDgAhjgkBAKAOACE5EAAA3RYAIBEAAN4WACASAADfFgAgEwAA4BYAIBUAAOIWACAWAADjFgAgFwAA5BYAIBsAAOUWACAdAADmFgAgHgAA5xYAICMAAOkWACAlAADoFgAgJwAA6hYAICwAAOsWACAuAADvFgAgMAAA7BYAIDIAAO4WACAzAADxFgAgNwAA7RYAIDgAAPAWACA5AADyFgAgOgAA8xYAID0AAPQWACA-AAD1FgAgPwAA9hYAIEEAAPcWACBCAAD4FgAgQwAA-RYAIEQAAPoWACBGAAD7FgAgRwAA_BYAIEwAAP0WACBNAAD-FgAgwAcCAAAAAc0HQAAAAAHlBwEAAAABlwhAAAAAAfAIAQAAAAH7CAEAAAAB_AhAAAAAAf0IAQAAAAH_CAAAAP8IAoAJQAAAAAGBCUAAAAABggkBAAAAAYMJQAAAAAGECUAAAAABhQkBAAAAAYYJQAAAAAGHCQIAAAABiAkgAAAAAYkJQAAAAAGKCSAAAAABiwkBAAAAAYwJAQAAAAGNCQEAAAABjgkBAAAAAQIAAAABACBaAAC-GAAgAwAAAKoBACBaAAC-GAAgWwAAwhgAIDsAAACqAQAgEAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgUwAAwhgAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZcIQACLDgAh8AgBAKAOACH7CAEA9A0AIfwIQACLDgAh_QgBAKAOACH_CAAA3RP_CCKACUAAiw4AIYEJQACLDgAhggkBAKAOACGDCUAAiw4AIYQJQACLDgAhhQkBAKAOACGGCUAAiw4AIYcJAgD1DQAhiAkgAKMPACGJCUAAiw4AIYoJIACjDwAhiwkBAKAOACGMCQEAoA4AIY0JAQCgDgAhjgkBAKAOACE5EAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAuAADwEwAgMAAA7RMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhlwhAAIsOACHwCAEAoA4AIfsIAQD0DQAh_AhAAIsOACH9CAEAoA4AIf8IAADdE_8IIoAJQACLDgAhgQlAAIsOACGCCQEAoA4AIYMJQACLDgAhhAlAAIsOACGFCQEAoA4AIYYJQACLDgAhhwkCAPUNACGICSAAow8AIYkJQACLDgAhigkgAKMPACGLCQEAoA4AIYwJAQCgDgAhjQkBAKAOACGOCQEAoA4AITkQAADdFgAgEQAA3hYAIBIAAN8WACATAADgFgAgFAAA4RYAIBYAAOMWACAXAADkFgAgGwAA5RYAIB0AAOYWACAeAADnFgAgIwAA6RYAICUAAOgWACAnAADqFgAgLAAA6xYAIC4AAO8WACAwAADsFgAgMgAA7hYAIDMAAPEWACA3AADtFgAgOAAA8BYAIDkAAPIWACA6AADzFgAgPQAA9BYAID4AAPUWACA_AAD2FgAgQQAA9xYAIEIAAPgWACBDAAD5FgAgRAAA-hYAIEYAAPsWACBHAAD8FgAgTAAA_RYAIE0AAP4WACDABwIAAAABzQdAAAAAAeUHAQAAAAGXCEAAAAAB8AgBAAAAAfsIAQAAAAH8CEAAAAAB_QgBAAAAAf8IAAAA_wgCgAlAAAAAAYEJQAAAAAGCCQEAAAABgwlAAAAAAYQJQAAAAAGFCQEAAAABhglAAAAAAYcJAgAAAAGICSAAAAABiQlAAAAAAYoJIAAAAAGLCQEAAAABjAkBAAAAAY0JAQAAAAGOCQEAAAABAgAAAAEAIFoAAMMYACADAAAAqgEAIFoAAMMYACBbAADHGAAgOwAAAKoBACAQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACBTAADHGAAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhlwhAAIsOACHwCAEAoA4AIfsIAQD0DQAh_AhAAIsOACH9CAEAoA4AIf8IAADdE_8IIoAJQACLDgAhgQlAAIsOACGCCQEAoA4AIYMJQACLDgAhhAlAAIsOACGFCQEAoA4AIYYJQACLDgAhhwkCAPUNACGICSAAow8AIYkJQACLDgAhigkgAKMPACGLCQEAoA4AIYwJAQCgDgAhjQkBAKAOACGOCQEAoA4AITkQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGXCEAAiw4AIfAIAQCgDgAh-wgBAPQNACH8CEAAiw4AIf0IAQCgDgAh_wgAAN0T_wgigAlAAIsOACGBCUAAiw4AIYIJAQCgDgAhgwlAAIsOACGECUAAiw4AIYUJAQCgDgAhhglAAIsOACGHCQIA9Q0AIYgJIACjDwAhiQlAAIsOACGKCSAAow8AIYsJAQCgDgAhjAkBAKAOACGNCQEAoA4AIY4JAQCgDgAhORAAAN0WACARAADeFgAgEgAA3xYAIBMAAOAWACAUAADhFgAgFQAA4hYAIBcAAOQWACAbAADlFgAgHQAA5hYAIB4AAOcWACAjAADpFgAgJQAA6BYAICcAAOoWACAsAADrFgAgLgAA7xYAIDAAAOwWACAyAADuFgAgMwAA8RYAIDcAAO0WACA4AADwFgAgOQAA8hYAIDoAAPMWACA9AAD0FgAgPgAA9RYAID8AAPYWACBBAAD3FgAgQgAA-BYAIEMAAPkWACBEAAD6FgAgRgAA-xYAIEcAAPwWACBMAAD9FgAgTQAA_hYAIMAHAgAAAAHNB0AAAAAB5QcBAAAAAZcIQAAAAAHwCAEAAAAB-wgBAAAAAfwIQAAAAAH9CAEAAAAB_wgAAAD_CAKACUAAAAABgQlAAAAAAYIJAQAAAAGDCUAAAAABhAlAAAAAAYUJAQAAAAGGCUAAAAABhwkCAAAAAYgJIAAAAAGJCUAAAAABigkgAAAAAYsJAQAAAAGMCQEAAAABjQkBAAAAAY4JAQAAAAECAAAAAQAgWgAAyBgAIAMAAACqAQAgWgAAyBgAIFsAAMwYACA7AAAAqgEAIBAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIFMAAMwYACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGXCEAAiw4AIfAIAQCgDgAh-wgBAPQNACH8CEAAiw4AIf0IAQCgDgAh_wgAAN0T_wgigAlAAIsOACGBCUAAiw4AIYIJAQCgDgAhgwlAAIsOACGECUAAiw4AIYUJAQCgDgAhhglAAIsOACGHCQIA9Q0AIYgJIACjDwAhiQlAAIsOACGKCSAAow8AIYsJAQCgDgAhjAkBAKAOACGNCQEAoA4AIY4JAQCgDgAhORAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZcIQACLDgAh8AgBAKAOACH7CAEA9A0AIfwIQACLDgAh_QgBAKAOACH_CAAA3RP_CCKACUAAiw4AIYEJQACLDgAhggkBAKAOACGDCUAAiw4AIYQJQACLDgAhhQkBAKAOACGGCUAAiw4AIYcJAgD1DQAhiAkgAKMPACGJCUAAiw4AIYoJIACjDwAhiwkBAKAOACGMCQEAoA4AIY0JAQCgDgAhjgkBAKAOACEIwAcCAAAAAc0HQAAAAAHuBwIAAAAB8QcBAAAAAfYHAAAAqwgCjQgBAAAAAasIAgAAAAGsCAIAAAABCRkAANERACAgAADYEQAgIwAA0xEAIMAHAgAAAAHNB0AAAAAB7gcCAAAAAY0IAQAAAAGmCAIAAAABqAgCAAAAAQIAAABaACBaAADOGAAgAwAAAFEAIFoAAM4YACBbAADSGAAgCwAAAFEAIBkAAKoRACAgAACpEQAgIwAArBEAIFMAANIYACDABwIA9Q0AIc0HQAD6DQAh7gcCAPUNACGNCAEA9A0AIaYIAgD1DQAhqAgCAPUNACEJGQAAqhEAICAAAKkRACAjAACsEQAgwAcCAPUNACHNB0AA-g0AIe4HAgD1DQAhjQgBAPQNACGmCAIA9Q0AIagIAgD1DQAhDRkAANURACAfAADUEQAgJAAA3xEAICYAANcRACDABwIAAAABzQdAAAAAAe4HAgAAAAHxBwEAAAAB9gcAAACrCAKNCAEAAAABqQgCAAAAAasIAgAAAAGsCAIAAAABAgAAAEsAIFoAANMYACA5EAAA3RYAIBEAAN4WACASAADfFgAgEwAA4BYAIBQAAOEWACAVAADiFgAgFgAA4xYAIBcAAOQWACAbAADlFgAgHQAA5hYAICMAAOkWACAlAADoFgAgJwAA6hYAICwAAOsWACAuAADvFgAgMAAA7BYAIDIAAO4WACAzAADxFgAgNwAA7RYAIDgAAPAWACA5AADyFgAgOgAA8xYAID0AAPQWACA-AAD1FgAgPwAA9hYAIEEAAPcWACBCAAD4FgAgQwAA-RYAIEQAAPoWACBGAAD7FgAgRwAA_BYAIEwAAP0WACBNAAD-FgAgwAcCAAAAAc0HQAAAAAHlBwEAAAABlwhAAAAAAfAIAQAAAAH7CAEAAAAB_AhAAAAAAf0IAQAAAAH_CAAAAP8IAoAJQAAAAAGBCUAAAAABggkBAAAAAYMJQAAAAAGECUAAAAABhQkBAAAAAYYJQAAAAAGHCQIAAAABiAkgAAAAAYkJQAAAAAGKCSAAAAABiwkBAAAAAYwJAQAAAAGNCQEAAAABjgkBAAAAAQIAAAABACBaAADVGAAgA8AHAgAAAAHdBwEAAAABkQgBAAAAAQIAAACJBgAgWgAA1xgAIDkQAADdFgAgEQAA3hYAIBIAAN8WACATAADgFgAgFAAA4RYAIBUAAOIWACAWAADjFgAgFwAA5BYAIBsAAOUWACAdAADmFgAgHgAA5xYAICMAAOkWACAnAADqFgAgLAAA6xYAIC4AAO8WACAwAADsFgAgMgAA7hYAIDMAAPEWACA3AADtFgAgOAAA8BYAIDkAAPIWACA6AADzFgAgPQAA9BYAID4AAPUWACA_AAD2FgAgQQAA9xYAIEIAAPgWACBDAAD5FgAgRAAA-hYAIEYAAPsWACBHAAD8FgAgTAAA_RYAIE0AAP4WACDABwIAAAABzQdAAAAAAeUHAQAAAAGXCEAAAAAB8AgBAAAAAfsIAQAAAAH8CEAAAAAB_QgBAAAAAf8IAAAA_wgCgAlAAAAAAYEJQAAAAAGCCQEAAAABgwlAAAAAAYQJQAAAAAGFCQEAAAABhglAAAAAAYcJAgAAAAGICSAAAAABiQlAAAAAAYoJIAAAAAGLCQEAAAABjAkBAAAAAY0JAQAAAAGOCQEAAAABAgAAAAEAIFoAANkYACAFwAcCAAAAAc0HQAAAAAHuBwIAAAABjQgBAAAAAagIAgAAAAEDAAAAqgEAIFoAANUYACBbAADeGAAgOwAAAKoBACAQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACBTAADeGAAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhlwhAAIsOACHwCAEAoA4AIfsIAQD0DQAh_AhAAIsOACH9CAEAoA4AIf8IAADdE_8IIoAJQACLDgAhgQlAAIsOACGCCQEAoA4AIYMJQACLDgAhhAlAAIsOACGFCQEAoA4AIYYJQACLDgAhhwkCAPUNACGICSAAow8AIYkJQACLDgAhigkgAKMPACGLCQEAoA4AIYwJAQCgDgAhjQkBAKAOACGOCQEAoA4AITkQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGXCEAAiw4AIfAIAQCgDgAh-wgBAPQNACH8CEAAiw4AIf0IAQCgDgAh_wgAAN0T_wgigAlAAIsOACGBCUAAiw4AIYIJAQCgDgAhgwlAAIsOACGECUAAiw4AIYUJAQCgDgAhhglAAIsOACGHCQIA9Q0AIYgJIACjDwAhiQlAAIsOACGKCSAAow8AIYsJAQCgDgAhjAkBAKAOACGNCQEAoA4AIY4JAQCgDgAhAwAAAE0AIFoAANcYACBbAADhGAAgBQAAAE0AIFMAAOEYACDABwIA9Q0AId0HAQD0DQAhkQgBAPQNACEDwAcCAPUNACHdBwEA9A0AIZEIAQD0DQAhA80HQAAAAAHbBwIAAAAB8AcCAAAAAQMAAACqAQAgWgAA2RgAIFsAAOUYACA7AAAAqgEAIBAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIFMAAOUYACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGXCEAAiw4AIfAIAQCgDgAh-wgBAPQNACH8CEAAiw4AIf0IAQCgDgAh_wgAAN0T_wgigAlAAIsOACGBCUAAiw4AIYIJAQCgDgAhgwlAAIsOACGECUAAiw4AIYUJAQCgDgAhhglAAIsOACGHCQIA9Q0AIYgJIACjDwAhiQlAAIsOACGKCSAAow8AIYsJAQCgDgAhjAkBAKAOACGNCQEAoA4AIY4JAQCgDgAhORAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZcIQACLDgAh8AgBAKAOACH7CAEA9A0AIfwIQACLDgAh_QgBAKAOACH_CAAA3RP_CCKACUAAiw4AIYEJQACLDgAhggkBAKAOACGDCUAAiw4AIYQJQACLDgAhhQkBAKAOACGGCUAAiw4AIYcJAgD1DQAhiAkgAKMPACGJCUAAiw4AIYoJIACjDwAhiwkBAKAOACGMCQEAoA4AIY0JAQCgDgAhjgkBAKAOACEDAAAASQAgWgAA0xgAIFsAAOgYACAPAAAASQAgGQAAwBEAIB8AAL8RACAkAADeEQAgJgAAwhEAIFMAAOgYACDABwIA9Q0AIc0HQAD6DQAh7gcCAPUNACHxBwEA9A0AIfYHAAC-EasIIo0IAQD0DQAhqQgCAIwOACGrCAIAjA4AIawIAgD1DQAhDRkAAMARACAfAAC_EQAgJAAA3hEAICYAAMIRACDABwIA9Q0AIc0HQAD6DQAh7gcCAPUNACHxBwEA9A0AIfYHAAC-EasIIo0IAQD0DQAhqQgCAIwOACGrCAIAjA4AIawIAgD1DQAhORAAAN0WACARAADeFgAgEgAA3xYAIBMAAOAWACAUAADhFgAgFQAA4hYAIBYAAOMWACAXAADkFgAgGwAA5RYAIB0AAOYWACAeAADnFgAgJQAA6BYAICcAAOoWACAsAADrFgAgLgAA7xYAIDAAAOwWACAyAADuFgAgMwAA8RYAIDcAAO0WACA4AADwFgAgOQAA8hYAIDoAAPMWACA9AAD0FgAgPgAA9RYAID8AAPYWACBBAAD3FgAgQgAA-BYAIEMAAPkWACBEAAD6FgAgRgAA-xYAIEcAAPwWACBMAAD9FgAgTQAA_hYAIMAHAgAAAAHNB0AAAAAB5QcBAAAAAZcIQAAAAAHwCAEAAAAB-wgBAAAAAfwIQAAAAAH9CAEAAAAB_wgAAAD_CAKACUAAAAABgQlAAAAAAYIJAQAAAAGDCUAAAAABhAlAAAAAAYUJAQAAAAGGCUAAAAABhwkCAAAAAYgJIAAAAAGJCUAAAAABigkgAAAAAYsJAQAAAAGMCQEAAAABjQkBAAAAAY4JAQAAAAECAAAAAQAgWgAA6RgAIAkZAADREQAgIAAA2BEAICEAANIRACDABwIAAAABzQdAAAAAAe4HAgAAAAGNCAEAAAABpggCAAAAAagIAgAAAAECAAAAWgAgWgAA6xgAIAMAAACqAQAgWgAA6RgAIFsAAO8YACA7AAAAqgEAIBAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIFMAAO8YACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGXCEAAiw4AIfAIAQCgDgAh-wgBAPQNACH8CEAAiw4AIf0IAQCgDgAh_wgAAN0T_wgigAlAAIsOACGBCUAAiw4AIYIJAQCgDgAhgwlAAIsOACGECUAAiw4AIYUJAQCgDgAhhglAAIsOACGHCQIA9Q0AIYgJIACjDwAhiQlAAIsOACGKCSAAow8AIYsJAQCgDgAhjAkBAKAOACGNCQEAoA4AIY4JAQCgDgAhORAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZcIQACLDgAh8AgBAKAOACH7CAEA9A0AIfwIQACLDgAh_QgBAKAOACH_CAAA3RP_CCKACUAAiw4AIYEJQACLDgAhggkBAKAOACGDCUAAiw4AIYQJQACLDgAhhQkBAKAOACGGCUAAiw4AIYcJAgD1DQAhiAkgAKMPACGJCUAAiw4AIYoJIACjDwAhiwkBAKAOACGMCQEAoA4AIY0JAQCgDgAhjgkBAKAOACEDAAAAUQAgWgAA6xgAIFsAAPIYACALAAAAUQAgGQAAqhEAICAAAKkRACAhAACrEQAgUwAA8hgAIMAHAgD1DQAhzQdAAPoNACHuBwIA9Q0AIY0IAQD0DQAhpggCAPUNACGoCAIA9Q0AIQkZAACqEQAgIAAAqREAICEAAKsRACDABwIA9Q0AIc0HQAD6DQAh7gcCAPUNACGNCAEA9A0AIaYIAgD1DQAhqAgCAPUNACENGQAA1REAIB8AANQRACAkAADfEQAgJQAA1hEAIMAHAgAAAAHNB0AAAAAB7gcCAAAAAfEHAQAAAAH2BwAAAKsIAo0IAQAAAAGpCAIAAAABqwgCAAAAAawIAgAAAAECAAAASwAgWgAA8xgAIAMAAABJACBaAADzGAAgWwAA9xgAIA8AAABJACAZAADAEQAgHwAAvxEAICQAAN4RACAlAADBEQAgUwAA9xgAIMAHAgD1DQAhzQdAAPoNACHuBwIA9Q0AIfEHAQD0DQAh9gcAAL4RqwgijQgBAPQNACGpCAIAjA4AIasIAgCMDgAhrAgCAPUNACENGQAAwBEAIB8AAL8RACAkAADeEQAgJQAAwREAIMAHAgD1DQAhzQdAAPoNACHuBwIA9Q0AIfEHAQD0DQAh9gcAAL4RqwgijQgBAPQNACGpCAIAjA4AIasIAgCMDgAhrAgCAPUNACE5EAAA3RYAIBEAAN4WACASAADfFgAgEwAA4BYAIBQAAOEWACAVAADiFgAgFgAA4xYAIBcAAOQWACAbAADlFgAgHQAA5hYAIB4AAOcWACAjAADpFgAgJQAA6BYAICcAAOoWACAuAADvFgAgMAAA7BYAIDIAAO4WACAzAADxFgAgNwAA7RYAIDgAAPAWACA5AADyFgAgOgAA8xYAID0AAPQWACA-AAD1FgAgPwAA9hYAIEEAAPcWACBCAAD4FgAgQwAA-RYAIEQAAPoWACBGAAD7FgAgRwAA_BYAIEwAAP0WACBNAAD-FgAgwAcCAAAAAc0HQAAAAAHlBwEAAAABlwhAAAAAAfAIAQAAAAH7CAEAAAAB_AhAAAAAAf0IAQAAAAH_CAAAAP8IAoAJQAAAAAGBCUAAAAABggkBAAAAAYMJQAAAAAGECUAAAAABhQkBAAAAAYYJQAAAAAGHCQIAAAABiAkgAAAAAYkJQAAAAAGKCSAAAAABiwkBAAAAAYwJAQAAAAGNCQEAAAABjgkBAAAAAQIAAAABACBaAAD4GAAgFR8BAAAAAcAHAgAAAAHNB0AAAAAB3AcCAAAAAfEHAQAAAAHyBwEAAAAB9gcAAACWCAKBCBAAAAABjAgQAAAAAZEIAQAAAAGSCAEAAAABkwgQAAAAAZQIAgAAAAGWCAEAAAABlwhAAAAAAZgIAgAAAAGZCCAAAAABmggBAAAAAZsIAQAAAAGcCAIAAAABnQgCAAAAAQMAAACqAQAgWgAA-BgAIFsAAP0YACA7AAAAqgEAIBAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIFMAAP0YACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGXCEAAiw4AIfAIAQCgDgAh-wgBAPQNACH8CEAAiw4AIf0IAQCgDgAh_wgAAN0T_wgigAlAAIsOACGBCUAAiw4AIYIJAQCgDgAhgwlAAIsOACGECUAAiw4AIYUJAQCgDgAhhglAAIsOACGHCQIA9Q0AIYgJIACjDwAhiQlAAIsOACGKCSAAow8AIYsJAQCgDgAhjAkBAKAOACGNCQEAoA4AIY4JAQCgDgAhORAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZcIQACLDgAh8AgBAKAOACH7CAEA9A0AIfwIQACLDgAh_QgBAKAOACH_CAAA3RP_CCKACUAAiw4AIYEJQACLDgAhggkBAKAOACGDCUAAiw4AIYQJQACLDgAhhQkBAKAOACGGCUAAiw4AIYcJAgD1DQAhiAkgAKMPACGJCUAAiw4AIYoJIACjDwAhiwkBAKAOACGMCQEAoA4AIY0JAQCgDgAhjgkBAKAOACELBAAAihEAIMAHAgAAAAHNB0AAAAAB3AcCAAAAAd0HAQAAAAHyBwEAAAAB9gcAAACfCAKRCAEAAAABnAgCAAAAAZ0IAgAAAAGfCCAAAAABAgAAAGcAIFoAAP4YACAG8QcBAAAAAf4HAgAAAAH_BwIAAAABgQgQAAAAAYIIAgAAAAGDCAEAAAABCMAHAgAAAAHNB0AAAAAB7gcCAAAAAfEHAQAAAAGMCAIAAAABjQgBAAAAAY4IAQAAAAGPCEAAAAABAwAAAGUAIFoAAP4YACBbAACEGQAgDQAAAGUAIAQAAPwQACBTAACEGQAgwAcCAPUNACHNB0AA-g0AIdwHAgD1DQAh3QcBAPQNACHyBwEA9A0AIfYHAAD7EJ8IIpEIAQD0DQAhnAgCAPUNACGdCAIA9Q0AIZ8IIACjDwAhCwQAAPwQACDABwIA9Q0AIc0HQAD6DQAh3AcCAPUNACHdBwEA9A0AIfIHAQD0DQAh9gcAAPsQnwgikQgBAPQNACGcCAIA9Q0AIZ0IAgD1DQAhnwggAKMPACE5EAAA3RYAIBEAAN4WACASAADfFgAgEwAA4BYAIBQAAOEWACAVAADiFgAgFgAA4xYAIBcAAOQWACAbAADlFgAgHQAA5hYAIB4AAOcWACAjAADpFgAgJQAA6BYAICcAAOoWACAsAADrFgAgLgAA7xYAIDAAAOwWACAyAADuFgAgMwAA8RYAIDcAAO0WACA5AADyFgAgOgAA8xYAID0AAPQWACA-AAD1FgAgPwAA9hYAIEEAAPcWACBCAAD4FgAgQwAA-RYAIEQAAPoWACBGAAD7FgAgRwAA_BYAIEwAAP0WACBNAAD-FgAgwAcCAAAAAc0HQAAAAAHlBwEAAAABlwhAAAAAAfAIAQAAAAH7CAEAAAAB_AhAAAAAAf0IAQAAAAH_CAAAAP8IAoAJQAAAAAGBCUAAAAABggkBAAAAAYMJQAAAAAGECUAAAAABhQkBAAAAAYYJQAAAAAGHCQIAAAABiAkgAAAAAYkJQAAAAAGKCSAAAAABiwkBAAAAAYwJAQAAAAGNCQEAAAABjgkBAAAAAQIAAAABACBaAACFGQAgAwAAAKoBACBaAACFGQAgWwAAiRkAIDsAAACqAQAgEAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgUwAAiRkAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZcIQACLDgAh8AgBAKAOACH7CAEA9A0AIfwIQACLDgAh_QgBAKAOACH_CAAA3RP_CCKACUAAiw4AIYEJQACLDgAhggkBAKAOACGDCUAAiw4AIYQJQACLDgAhhQkBAKAOACGGCUAAiw4AIYcJAgD1DQAhiAkgAKMPACGJCUAAiw4AIYoJIACjDwAhiwkBAKAOACGMCQEAoA4AIY0JAQCgDgAhjgkBAKAOACE5EAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhlwhAAIsOACHwCAEAoA4AIfsIAQD0DQAh_AhAAIsOACH9CAEAoA4AIf8IAADdE_8IIoAJQACLDgAhgQlAAIsOACGCCQEAoA4AIYMJQACLDgAhhAlAAIsOACGFCQEAoA4AIYYJQACLDgAhhwkCAPUNACGICSAAow8AIYkJQACLDgAhigkgAKMPACGLCQEAoA4AIYwJAQCgDgAhjQkBAKAOACGOCQEAoA4AITkQAADdFgAgEQAA3hYAIBIAAN8WACATAADgFgAgFAAA4RYAIBUAAOIWACAWAADjFgAgFwAA5BYAIBsAAOUWACAdAADmFgAgHgAA5xYAICMAAOkWACAlAADoFgAgJwAA6hYAICwAAOsWACAwAADsFgAgMgAA7hYAIDMAAPEWACA3AADtFgAgOAAA8BYAIDkAAPIWACA6AADzFgAgPQAA9BYAID4AAPUWACA_AAD2FgAgQQAA9xYAIEIAAPgWACBDAAD5FgAgRAAA-hYAIEYAAPsWACBHAAD8FgAgTAAA_RYAIE0AAP4WACDABwIAAAABzQdAAAAAAeUHAQAAAAGXCEAAAAAB8AgBAAAAAfsIAQAAAAH8CEAAAAAB_QgBAAAAAf8IAAAA_wgCgAlAAAAAAYEJQAAAAAGCCQEAAAABgwlAAAAAAYQJQAAAAAGFCQEAAAABhglAAAAAAYcJAgAAAAGICSAAAAABiQlAAAAAAYoJIAAAAAGLCQEAAAABjAkBAAAAAY0JAQAAAAGOCQEAAAABAgAAAAEAIFoAAIoZACAYHwEAAAABKAAA8xAAICoAAPQQACDABwIAAAABzQdAAAAAAdwHAgAAAAHxBwEAAAAB8gcBAAAAAfYHAAAAlggC_gcCAAAAAYEIEAAAAAGMCBAAAAABkQgBAAAAAZIIAQAAAAGTCBAAAAABlAgCAAAAAZYIAQAAAAGXCEAAAAABmAgCAAAAAZkIIAAAAAGaCAEAAAABmwgBAAAAAZwIAgAAAAGdCAIAAAABAgAAAGsAIFoAAIwZACADAAAAqgEAIFoAAIoZACBbAACQGQAgOwAAAKoBACAQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACBTAACQGQAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhlwhAAIsOACHwCAEAoA4AIfsIAQD0DQAh_AhAAIsOACH9CAEAoA4AIf8IAADdE_8IIoAJQACLDgAhgQlAAIsOACGCCQEAoA4AIYMJQACLDgAhhAlAAIsOACGFCQEAoA4AIYYJQACLDgAhhwkCAPUNACGICSAAow8AIYkJQACLDgAhigkgAKMPACGLCQEAoA4AIYwJAQCgDgAhjQkBAKAOACGOCQEAoA4AITkQAADeEwAgEQAA3xMAIBIAAOATACATAADhEwAgFAAA4hMAIBUAAOMTACAWAADkEwAgFwAA5RMAIBsAAOYTACAdAADnEwAgHgAA6BMAICMAAOoTACAlAADpEwAgJwAA6xMAICwAAOwTACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGXCEAAiw4AIfAIAQCgDgAh-wgBAPQNACH8CEAAiw4AIf0IAQCgDgAh_wgAAN0T_wgigAlAAIsOACGBCUAAiw4AIYIJAQCgDgAhgwlAAIsOACGECUAAiw4AIYUJAQCgDgAhhglAAIsOACGHCQIA9Q0AIYgJIACjDwAhiQlAAIsOACGKCSAAow8AIYsJAQCgDgAhjAkBAKAOACGNCQEAoA4AIY4JAQCgDgAhAwAAAGkAIFoAAIwZACBbAACTGQAgGgAAAGkAIB8BAPQNACEoAADbEAAgKgAA3BAAIFMAAJMZACDABwIA9Q0AIc0HQAD6DQAh3AcCAIwOACHxBwEA9A0AIfIHAQD0DQAh9gcAANoQlggi_gcCAIwOACGBCBAAmhAAIYwIEACaEAAhkQgBAKAOACGSCAEAoA4AIZMIEADZEAAhlAgCAPUNACGWCAEAoA4AIZcIQACLDgAhmAgCAPUNACGZCCAAow8AIZoIAQD0DQAhmwgBAPQNACGcCAIA9Q0AIZ0IAgD1DQAhGB8BAPQNACEoAADbEAAgKgAA3BAAIMAHAgD1DQAhzQdAAPoNACHcBwIAjA4AIfEHAQD0DQAh8gcBAPQNACH2BwAA2hCWCCL-BwIAjA4AIYEIEACaEAAhjAgQAJoQACGRCAEAoA4AIZIIAQCgDgAhkwgQANkQACGUCAIA9Q0AIZYIAQCgDgAhlwhAAIsOACGYCAIA9Q0AIZkIIACjDwAhmggBAPQNACGbCAEA9A0AIZwIAgD1DQAhnQgCAPUNACE5EAAA3RYAIBEAAN4WACASAADfFgAgEwAA4BYAIBQAAOEWACAVAADiFgAgFgAA4xYAIBcAAOQWACAbAADlFgAgHQAA5hYAIB4AAOcWACAjAADpFgAgJQAA6BYAICcAAOoWACAsAADrFgAgLgAA7xYAIDIAAO4WACAzAADxFgAgNwAA7RYAIDgAAPAWACA5AADyFgAgOgAA8xYAID0AAPQWACA-AAD1FgAgPwAA9hYAIEEAAPcWACBCAAD4FgAgQwAA-RYAIEQAAPoWACBGAAD7FgAgRwAA_BYAIEwAAP0WACBNAAD-FgAgwAcCAAAAAc0HQAAAAAHlBwEAAAABlwhAAAAAAfAIAQAAAAH7CAEAAAAB_AhAAAAAAf0IAQAAAAH_CAAAAP8IAoAJQAAAAAGBCUAAAAABggkBAAAAAYMJQAAAAAGECUAAAAABhQkBAAAAAYYJQAAAAAGHCQIAAAABiAkgAAAAAYkJQAAAAAGKCSAAAAABiwkBAAAAAYwJAQAAAAGNCQEAAAABjgkBAAAAAQIAAAABACBaAACUGQAgBvEHAQAAAAH-BwIAAAABgAgCAAAAAYEIEAAAAAGCCAIAAAABgwgBAAAAAQH-BwIAAAABAwAAAKoBACBaAACUGQAgWwAAmhkAIDsAAACqAQAgEAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgUwAAmhkAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZcIQACLDgAh8AgBAKAOACH7CAEA9A0AIfwIQACLDgAh_QgBAKAOACH_CAAA3RP_CCKACUAAiw4AIYEJQACLDgAhggkBAKAOACGDCUAAiw4AIYQJQACLDgAhhQkBAKAOACGGCUAAiw4AIYcJAgD1DQAhiAkgAKMPACGJCUAAiw4AIYoJIACjDwAhiwkBAKAOACGMCQEAoA4AIY0JAQCgDgAhjgkBAKAOACE5EAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDIAAO8TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhlwhAAIsOACHwCAEAoA4AIfsIAQD0DQAh_AhAAIsOACH9CAEAoA4AIf8IAADdE_8IIoAJQACLDgAhgQlAAIsOACGCCQEAoA4AIYMJQACLDgAhhAlAAIsOACGFCQEAoA4AIYYJQACLDgAhhwkCAPUNACGICSAAow8AIYkJQACLDgAhigkgAKMPACGLCQEAoA4AIYwJAQCgDgAhjQkBAKAOACGOCQEAoA4AIRgfAQAAAAEoAADzEAAgLgAA9RAAIMAHAgAAAAHNB0AAAAAB3AcCAAAAAfEHAQAAAAHyBwEAAAAB9gcAAACWCAL-BwIAAAABgQgQAAAAAYwIEAAAAAGRCAEAAAABkggBAAAAAZMIEAAAAAGUCAIAAAABlggBAAAAAZcIQAAAAAGYCAIAAAABmQggAAAAAZoIAQAAAAGbCAEAAAABnAgCAAAAAZ0IAgAAAAECAAAAawAgWgAAmxkAIAspAADBEAAgLAAAwxAAIMAHAgAAAAHNB0AAAAAB9gcAAACICAKFCAAAAIUIAoYIAgAAAAGICEAAAAABiQgBAAAAAYoIAgAAAAGLCAEAAAABAgAAAIIBACBaAACdGQAgAwAAAGkAIFoAAJsZACBbAAChGQAgGgAAAGkAIB8BAPQNACEoAADbEAAgLgAA3RAAIFMAAKEZACDABwIA9Q0AIc0HQAD6DQAh3AcCAIwOACHxBwEA9A0AIfIHAQD0DQAh9gcAANoQlggi_gcCAIwOACGBCBAAmhAAIYwIEACaEAAhkQgBAKAOACGSCAEAoA4AIZMIEADZEAAhlAgCAPUNACGWCAEAoA4AIZcIQACLDgAhmAgCAPUNACGZCCAAow8AIZoIAQD0DQAhmwgBAPQNACGcCAIA9Q0AIZ0IAgD1DQAhGB8BAPQNACEoAADbEAAgLgAA3RAAIMAHAgD1DQAhzQdAAPoNACHcBwIAjA4AIfEHAQD0DQAh8gcBAPQNACH2BwAA2hCWCCL-BwIAjA4AIYEIEACaEAAhjAgQAJoQACGRCAEAoA4AIZIIAQCgDgAhkwgQANkQACGUCAIA9Q0AIZYIAQCgDgAhlwhAAIsOACGYCAIA9Q0AIZkIIACjDwAhmggBAPQNACGbCAEA9A0AIZwIAgD1DQAhnQgCAPUNACEDAAAAgAEAIFoAAJ0ZACBbAACkGQAgDQAAAIABACApAACmEAAgLAAAqBAAIFMAAKQZACDABwIA9Q0AIc0HQAD6DQAh9gcAAKUQiAgihQgAAKQQhQgihggCAPUNACGICEAAiw4AIYkIAQCgDgAhiggCAIwOACGLCAEAoA4AIQspAACmEAAgLAAAqBAAIMAHAgD1DQAhzQdAAPoNACH2BwAApRCICCKFCAAApBCFCCKGCAIA9Q0AIYgIQACLDgAhiQgBAKAOACGKCAIAjA4AIYsIAQCgDgAhCykAAMEQACAqAADCEAAgwAcCAAAAAc0HQAAAAAH2BwAAAIgIAoUIAAAAhQgChggCAAAAAYgIQAAAAAGJCAEAAAABiggCAAAAAYsIAQAAAAECAAAAggEAIFoAAKUZACADAAAAgAEAIFoAAKUZACBbAACpGQAgDQAAAIABACApAACmEAAgKgAApxAAIFMAAKkZACDABwIA9Q0AIc0HQAD6DQAh9gcAAKUQiAgihQgAAKQQhQgihggCAPUNACGICEAAiw4AIYkIAQCgDgAhiggCAIwOACGLCAEAoA4AIQspAACmEAAgKgAApxAAIMAHAgD1DQAhzQdAAPoNACH2BwAApRCICCKFCAAApBCFCCKGCAIA9Q0AIYgIQACLDgAhiQgBAKAOACGKCAIAjA4AIYsIAQCgDgAhORAAAN0WACARAADeFgAgEgAA3xYAIBMAAOAWACAUAADhFgAgFQAA4hYAIBYAAOMWACAXAADkFgAgGwAA5RYAIB0AAOYWACAeAADnFgAgIwAA6RYAICUAAOgWACAnAADqFgAgLAAA6xYAIC4AAO8WACAwAADsFgAgMgAA7hYAIDMAAPEWACA4AADwFgAgOQAA8hYAIDoAAPMWACA9AAD0FgAgPgAA9RYAID8AAPYWACBBAAD3FgAgQgAA-BYAIEMAAPkWACBEAAD6FgAgRgAA-xYAIEcAAPwWACBMAAD9FgAgTQAA_hYAIMAHAgAAAAHNB0AAAAAB5QcBAAAAAZcIQAAAAAHwCAEAAAAB-wgBAAAAAfwIQAAAAAH9CAEAAAAB_wgAAAD_CAKACUAAAAABgQlAAAAAAYIJAQAAAAGDCUAAAAABhAlAAAAAAYUJAQAAAAGGCUAAAAABhwkCAAAAAYgJIAAAAAGJCUAAAAABigkgAAAAAYsJAQAAAAGMCQEAAAABjQkBAAAAAY4JAQAAAAECAAAAAQAgWgAAqhkAIATABwIAAAABzQdAAAAAAe4HAgAAAAHvBwEAAAABA80HQAAAAAHbBwIAAAAB8AcCAAAAAQMAAACqAQAgWgAAqhkAIFsAALAZACA7AAAAqgEAIBAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIFMAALAZACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGXCEAAiw4AIfAIAQCgDgAh-wgBAPQNACH8CEAAiw4AIf0IAQCgDgAh_wgAAN0T_wgigAlAAIsOACGBCUAAiw4AIYIJAQCgDgAhgwlAAIsOACGECUAAiw4AIYUJAQCgDgAhhglAAIsOACGHCQIA9Q0AIYgJIACjDwAhiQlAAIsOACGKCSAAow8AIYsJAQCgDgAhjAkBAKAOACGNCQEAoA4AIY4JAQCgDgAhORAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA4AADxEwAgOQAA8xMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZcIQACLDgAh8AgBAKAOACH7CAEA9A0AIfwIQACLDgAh_QgBAKAOACH_CAAA3RP_CCKACUAAiw4AIYEJQACLDgAhggkBAKAOACGDCUAAiw4AIYQJQACLDgAhhQkBAKAOACGGCUAAiw4AIYcJAgD1DQAhiAkgAKMPACGJCUAAiw4AIYoJIACjDwAhiwkBAKAOACGMCQEAoA4AIY0JAQCgDgAhjgkBAKAOACE5EAAA3RYAIBEAAN4WACASAADfFgAgEwAA4BYAIBQAAOEWACAVAADiFgAgFgAA4xYAIBcAAOQWACAbAADlFgAgHQAA5hYAIB4AAOcWACAjAADpFgAgJQAA6BYAICcAAOoWACAsAADrFgAgLgAA7xYAIDAAAOwWACAyAADuFgAgNwAA7RYAIDgAAPAWACA5AADyFgAgOgAA8xYAID0AAPQWACA-AAD1FgAgPwAA9hYAIEEAAPcWACBCAAD4FgAgQwAA-RYAIEQAAPoWACBGAAD7FgAgRwAA_BYAIEwAAP0WACBNAAD-FgAgwAcCAAAAAc0HQAAAAAHlBwEAAAABlwhAAAAAAfAIAQAAAAH7CAEAAAAB_AhAAAAAAf0IAQAAAAH_CAAAAP8IAoAJQAAAAAGBCUAAAAABggkBAAAAAYMJQAAAAAGECUAAAAABhQkBAAAAAYYJQAAAAAGHCQIAAAABiAkgAAAAAYkJQAAAAAGKCSAAAAABiwkBAAAAAYwJAQAAAAGNCQEAAAABjgkBAAAAAQIAAAABACBaAACxGQAgFRkAAIkQACAyAACKEAAgNAAAjBAAIDUAAI0QACDABwIAAAABzQdAAAAAAegHAQAAAAHpBwQAAAAB6wcBAAAAAe4HAgAAAAHxBwEAAAAB8gcBAAAAAfQHAAAA9AcC9gcAAAD2BwL3BwgAAAAB-AcCAAAAAfkHAgAAAAH6BwEAAAAB-wcCAAAAAfwHAgAAAAH9BwIAAAABAgAAAIYBACBaAACzGQAgAwAAAKoBACBaAACxGQAgWwAAtxkAIDsAAACqAQAgEAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgUwAAtxkAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZcIQACLDgAh8AgBAKAOACH7CAEA9A0AIfwIQACLDgAh_QgBAKAOACH_CAAA3RP_CCKACUAAiw4AIYEJQACLDgAhggkBAKAOACGDCUAAiw4AIYQJQACLDgAhhQkBAKAOACGGCUAAiw4AIYcJAgD1DQAhiAkgAKMPACGJCUAAiw4AIYoJIACjDwAhiwkBAKAOACGMCQEAoA4AIY0JAQCgDgAhjgkBAKAOACE5EAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhlwhAAIsOACHwCAEAoA4AIfsIAQD0DQAh_AhAAIsOACH9CAEAoA4AIf8IAADdE_8IIoAJQACLDgAhgQlAAIsOACGCCQEAoA4AIYMJQACLDgAhhAlAAIsOACGFCQEAoA4AIYYJQACLDgAhhwkCAPUNACGICSAAow8AIYkJQACLDgAhigkgAKMPACGLCQEAoA4AIYwJAQCgDgAhjQkBAKAOACGOCQEAoA4AIQMAAACEAQAgWgAAsxkAIFsAALoZACAXAAAAhAEAIBkAAOIPACAyAADjDwAgNAAA5Q8AIDUAAOYPACBTAAC6GQAgwAcCAPUNACHNB0AA-g0AIegHAQD0DQAh6QcEAK8PACHrBwEA9A0AIe4HAgD1DQAh8QcBAPQNACHyBwEA9A0AIfQHAADfD_QHIvYHAADgD_YHIvcHCADhDwAh-AcCAIwOACH5BwIAjA4AIfoHAQCgDgAh-wcCAPUNACH8BwIA9Q0AIf0HAgD1DQAhFRkAAOIPACAyAADjDwAgNAAA5Q8AIDUAAOYPACDABwIA9Q0AIc0HQAD6DQAh6AcBAPQNACHpBwQArw8AIesHAQD0DQAh7gcCAPUNACHxBwEA9A0AIfIHAQD0DQAh9AcAAN8P9Aci9gcAAOAP9gci9wcIAOEPACH4BwIAjA4AIfkHAgCMDgAh-gcBAKAOACH7BwIA9Q0AIfwHAgD1DQAh_QcCAPUNACE5EAAA3RYAIBEAAN4WACASAADfFgAgEwAA4BYAIBQAAOEWACAVAADiFgAgFgAA4xYAIBcAAOQWACAbAADlFgAgHQAA5hYAIB4AAOcWACAjAADpFgAgJQAA6BYAICcAAOoWACAsAADrFgAgLgAA7xYAIDAAAOwWACAzAADxFgAgNwAA7RYAIDgAAPAWACA5AADyFgAgOgAA8xYAID0AAPQWACA-AAD1FgAgPwAA9hYAIEEAAPcWACBCAAD4FgAgQwAA-RYAIEQAAPoWACBGAAD7FgAgRwAA_BYAIEwAAP0WACBNAAD-FgAgwAcCAAAAAc0HQAAAAAHlBwEAAAABlwhAAAAAAfAIAQAAAAH7CAEAAAAB_AhAAAAAAf0IAQAAAAH_CAAAAP8IAoAJQAAAAAGBCUAAAAABggkBAAAAAYMJQAAAAAGECUAAAAABhQkBAAAAAYYJQAAAAAGHCQIAAAABiAkgAAAAAYkJQAAAAAGKCSAAAAABiwkBAAAAAYwJAQAAAAGNCQEAAAABjgkBAAAAAQIAAAABACBaAAC7GQAgFRkAAIkQACAzAACLEAAgNAAAjBAAIDUAAI0QACDABwIAAAABzQdAAAAAAegHAQAAAAHpBwQAAAAB6wcBAAAAAe4HAgAAAAHxBwEAAAAB8gcBAAAAAfQHAAAA9AcC9gcAAAD2BwL3BwgAAAAB-AcCAAAAAfkHAgAAAAH6BwEAAAAB-wcCAAAAAfwHAgAAAAH9BwIAAAABAgAAAIYBACBaAAC9GQAgAwAAAKoBACBaAAC7GQAgWwAAwRkAIDsAAACqAQAgEAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgUwAAwRkAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZcIQACLDgAh8AgBAKAOACH7CAEA9A0AIfwIQACLDgAh_QgBAKAOACH_CAAA3RP_CCKACUAAiw4AIYEJQACLDgAhggkBAKAOACGDCUAAiw4AIYQJQACLDgAhhQkBAKAOACGGCUAAiw4AIYcJAgD1DQAhiAkgAKMPACGJCUAAiw4AIYoJIACjDwAhiwkBAKAOACGMCQEAoA4AIY0JAQCgDgAhjgkBAKAOACE5EAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAzAADyEwAgNwAA7hMAIDgAAPETACA5AADzEwAgOgAA9BMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhlwhAAIsOACHwCAEAoA4AIfsIAQD0DQAh_AhAAIsOACH9CAEAoA4AIf8IAADdE_8IIoAJQACLDgAhgQlAAIsOACGCCQEAoA4AIYMJQACLDgAhhAlAAIsOACGFCQEAoA4AIYYJQACLDgAhhwkCAPUNACGICSAAow8AIYkJQACLDgAhigkgAKMPACGLCQEAoA4AIYwJAQCgDgAhjQkBAKAOACGOCQEAoA4AIQMAAACEAQAgWgAAvRkAIFsAAMQZACAXAAAAhAEAIBkAAOIPACAzAADkDwAgNAAA5Q8AIDUAAOYPACBTAADEGQAgwAcCAPUNACHNB0AA-g0AIegHAQD0DQAh6QcEAK8PACHrBwEA9A0AIe4HAgD1DQAh8QcBAPQNACHyBwEA9A0AIfQHAADfD_QHIvYHAADgD_YHIvcHCADhDwAh-AcCAIwOACH5BwIAjA4AIfoHAQCgDgAh-wcCAPUNACH8BwIA9Q0AIf0HAgD1DQAhFRkAAOIPACAzAADkDwAgNAAA5Q8AIDUAAOYPACDABwIA9Q0AIc0HQAD6DQAh6AcBAPQNACHpBwQArw8AIesHAQD0DQAh7gcCAPUNACHxBwEA9A0AIfIHAQD0DQAh9AcAAN8P9Aci9gcAAOAP9gci9wcIAOEPACH4BwIAjA4AIfkHAgCMDgAh-gcBAKAOACH7BwIA9Q0AIfwHAgD1DQAh_QcCAPUNACEVGQAAiRAAIDIAAIoQACAzAACLEAAgNQAAjRAAIMAHAgAAAAHNB0AAAAAB6AcBAAAAAekHBAAAAAHrBwEAAAAB7gcCAAAAAfEHAQAAAAHyBwEAAAAB9AcAAAD0BwL2BwAAAPYHAvcHCAAAAAH4BwIAAAAB-QcCAAAAAfoHAQAAAAH7BwIAAAAB_AcCAAAAAf0HAgAAAAECAAAAhgEAIFoAAMUZACADAAAAhAEAIFoAAMUZACBbAADJGQAgFwAAAIQBACAZAADiDwAgMgAA4w8AIDMAAOQPACA1AADmDwAgUwAAyRkAIMAHAgD1DQAhzQdAAPoNACHoBwEA9A0AIekHBACvDwAh6wcBAPQNACHuBwIA9Q0AIfEHAQD0DQAh8gcBAPQNACH0BwAA3w_0ByL2BwAA4A_2ByL3BwgA4Q8AIfgHAgCMDgAh-QcCAIwOACH6BwEAoA4AIfsHAgD1DQAh_AcCAPUNACH9BwIA9Q0AIRUZAADiDwAgMgAA4w8AIDMAAOQPACA1AADmDwAgwAcCAPUNACHNB0AA-g0AIegHAQD0DQAh6QcEAK8PACHrBwEA9A0AIe4HAgD1DQAh8QcBAPQNACHyBwEA9A0AIfQHAADfD_QHIvYHAADgD_YHIvcHCADhDwAh-AcCAIwOACH5BwIAjA4AIfoHAQCgDgAh-wcCAPUNACH8BwIA9Q0AIf0HAgD1DQAhORAAAN0WACARAADeFgAgEgAA3xYAIBMAAOAWACAUAADhFgAgFQAA4hYAIBYAAOMWACAXAADkFgAgGwAA5RYAIB0AAOYWACAeAADnFgAgIwAA6RYAICUAAOgWACAnAADqFgAgLAAA6xYAIC4AAO8WACAwAADsFgAgMgAA7hYAIDMAAPEWACA3AADtFgAgOAAA8BYAIDoAAPMWACA9AAD0FgAgPgAA9RYAID8AAPYWACBBAAD3FgAgQgAA-BYAIEMAAPkWACBEAAD6FgAgRgAA-xYAIEcAAPwWACBMAAD9FgAgTQAA_hYAIMAHAgAAAAHNB0AAAAAB5QcBAAAAAZcIQAAAAAHwCAEAAAAB-wgBAAAAAfwIQAAAAAH9CAEAAAAB_wgAAAD_CAKACUAAAAABgQlAAAAAAYIJAQAAAAGDCUAAAAABhAlAAAAAAYUJAQAAAAGGCUAAAAABhwkCAAAAAYgJIAAAAAGJCUAAAAABigkgAAAAAYsJAQAAAAGMCQEAAAABjQkBAAAAAY4JAQAAAAECAAAAAQAgWgAAyhkAIAMAAACqAQAgWgAAyhkAIFsAAM4ZACA7AAAAqgEAIBAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIFMAAM4ZACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGXCEAAiw4AIfAIAQCgDgAh-wgBAPQNACH8CEAAiw4AIf0IAQCgDgAh_wgAAN0T_wgigAlAAIsOACGBCUAAiw4AIYIJAQCgDgAhgwlAAIsOACGECUAAiw4AIYUJAQCgDgAhhglAAIsOACGHCQIA9Q0AIYgJIACjDwAhiQlAAIsOACGKCSAAow8AIYsJAQCgDgAhjAkBAKAOACGNCQEAoA4AIY4JAQCgDgAhORAAAN4TACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDoAAPQTACA9AAD1EwAgPgAA9hMAID8AAPcTACBBAAD4EwAgQgAA-RMAIEMAAPoTACBEAAD7EwAgRgAA_BMAIEcAAP0TACBMAAD-EwAgTQAA_xMAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZcIQACLDgAh8AgBAKAOACH7CAEA9A0AIfwIQACLDgAh_QgBAKAOACH_CAAA3RP_CCKACUAAiw4AIYEJQACLDgAhggkBAKAOACGDCUAAiw4AIYQJQACLDgAhhQkBAKAOACGGCUAAiw4AIYcJAgD1DQAhiAkgAKMPACGJCUAAiw4AIYoJIACjDwAhiwkBAKAOACGMCQEAoA4AIY0JAQCgDgAhjgkBAKAOACE5EAAA3RYAIBEAAN4WACASAADfFgAgEwAA4BYAIBQAAOEWACAVAADiFgAgFgAA4xYAIBcAAOQWACAbAADlFgAgHQAA5hYAIB4AAOcWACAjAADpFgAgJQAA6BYAICcAAOoWACAsAADrFgAgLgAA7xYAIDAAAOwWACAyAADuFgAgMwAA8RYAIDcAAO0WACA4AADwFgAgOQAA8hYAID0AAPQWACA-AAD1FgAgPwAA9hYAIEEAAPcWACBCAAD4FgAgQwAA-RYAIEQAAPoWACBGAAD7FgAgRwAA_BYAIEwAAP0WACBNAAD-FgAgwAcCAAAAAc0HQAAAAAHlBwEAAAABlwhAAAAAAfAIAQAAAAH7CAEAAAAB_AhAAAAAAf0IAQAAAAH_CAAAAP8IAoAJQAAAAAGBCUAAAAABggkBAAAAAYMJQAAAAAGECUAAAAABhQkBAAAAAYYJQAAAAAGHCQIAAAABiAkgAAAAAYkJQAAAAAGKCSAAAAABiwkBAAAAAYwJAQAAAAGNCQEAAAABjgkBAAAAAQIAAAABACBaAADPGQAgAwAAAKoBACBaAADPGQAgWwAA0xkAIDsAAACqAQAgEAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgUwAA0xkAIMAHAgD1DQAhzQdAAPoNACHlBwEAoA4AIZcIQACLDgAh8AgBAKAOACH7CAEA9A0AIfwIQACLDgAh_QgBAKAOACH_CAAA3RP_CCKACUAAiw4AIYEJQACLDgAhggkBAKAOACGDCUAAiw4AIYQJQACLDgAhhQkBAKAOACGGCUAAiw4AIYcJAgD1DQAhiAkgAKMPACGJCUAAiw4AIYoJIACjDwAhiwkBAKAOACGMCQEAoA4AIY0JAQCgDgAhjgkBAKAOACE5EAAA3hMAIBEAAN8TACASAADgEwAgEwAA4RMAIBQAAOITACAVAADjEwAgFgAA5BMAIBcAAOUTACAbAADmEwAgHQAA5xMAIB4AAOgTACAjAADqEwAgJQAA6RMAICcAAOsTACAsAADsEwAgLgAA8BMAIDAAAO0TACAyAADvEwAgMwAA8hMAIDcAAO4TACA4AADxEwAgOQAA8xMAID0AAPUTACA-AAD2EwAgPwAA9xMAIEEAAPgTACBCAAD5EwAgQwAA-hMAIEQAAPsTACBGAAD8EwAgRwAA_RMAIEwAAP4TACBNAAD_EwAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhlwhAAIsOACHwCAEAoA4AIfsIAQD0DQAh_AhAAIsOACH9CAEAoA4AIf8IAADdE_8IIoAJQACLDgAhgQlAAIsOACGCCQEAoA4AIYMJQACLDgAhhAlAAIsOACGFCQEAoA4AIYYJQACLDgAhhwkCAPUNACGICSAAow8AIYkJQACLDgAhigkgAKMPACGLCQEAoA4AIYwJAQCgDgAhjQkBAKAOACGOCQEAoA4AIRUZAACJEAAgMgAAihAAIDMAAIsQACA0AACMEAAgwAcCAAAAAc0HQAAAAAHoBwEAAAAB6QcEAAAAAesHAQAAAAHuBwIAAAAB8QcBAAAAAfIHAQAAAAH0BwAAAPQHAvYHAAAA9gcC9wcIAAAAAfgHAgAAAAH5BwIAAAAB-gcBAAAAAfsHAgAAAAH8BwIAAAAB_QcCAAAAAQIAAACGAQAgWgAA1BkAIAsEAAC_DwAgwAcCAAAAAc0HQAAAAAHcBwIAAAAB3QcBAAAAAegHAQAAAAHpBwQAAAAB6gcBAAAAAesHAQAAAAHsB0AAAAAB7QcBAAAAAQIAAACiAQAgWgAA1hkAIAMAAACEAQAgWgAA1BkAIFsAANoZACAXAAAAhAEAIBkAAOIPACAyAADjDwAgMwAA5A8AIDQAAOUPACBTAADaGQAgwAcCAPUNACHNB0AA-g0AIegHAQD0DQAh6QcEAK8PACHrBwEA9A0AIe4HAgD1DQAh8QcBAPQNACHyBwEA9A0AIfQHAADfD_QHIvYHAADgD_YHIvcHCADhDwAh-AcCAIwOACH5BwIAjA4AIfoHAQCgDgAh-wcCAPUNACH8BwIA9Q0AIf0HAgD1DQAhFRkAAOIPACAyAADjDwAgMwAA5A8AIDQAAOUPACDABwIA9Q0AIc0HQAD6DQAh6AcBAPQNACHpBwQArw8AIesHAQD0DQAh7gcCAPUNACHxBwEA9A0AIfIHAQD0DQAh9AcAAN8P9Aci9gcAAOAP9gci9wcIAOEPACH4BwIAjA4AIfkHAgCMDgAh-gcBAKAOACH7BwIA9Q0AIfwHAgD1DQAh_QcCAPUNACEDAAAAlAEAIFoAANYZACBbAADdGQAgDQAAAJQBACAEAAC4DwAgUwAA3RkAIMAHAgD1DQAhzQdAAPoNACHcBwIA9Q0AId0HAQD0DQAh6AcBAPQNACHpBwQArw8AIeoHAQD0DQAh6wcBAPQNACHsB0AA-g0AIe0HAQD0DQAhCwQAALgPACDABwIA9Q0AIc0HQAD6DQAh3AcCAPUNACHdBwEA9A0AIegHAQD0DQAh6QcEAK8PACHqBwEA9A0AIesHAQD0DQAh7AdAAPoNACHtBwEA9A0AITkQAADdFgAgEgAA3xYAIBMAAOAWACAUAADhFgAgFQAA4hYAIBYAAOMWACAXAADkFgAgGwAA5RYAIB0AAOYWACAeAADnFgAgIwAA6RYAICUAAOgWACAnAADqFgAgLAAA6xYAIC4AAO8WACAwAADsFgAgMgAA7hYAIDMAAPEWACA3AADtFgAgOAAA8BYAIDkAAPIWACA6AADzFgAgPQAA9BYAID4AAPUWACA_AAD2FgAgQQAA9xYAIEIAAPgWACBDAAD5FgAgRAAA-hYAIEYAAPsWACBHAAD8FgAgTAAA_RYAIE0AAP4WACDABwIAAAABzQdAAAAAAeUHAQAAAAGXCEAAAAAB8AgBAAAAAfsIAQAAAAH8CEAAAAAB_QgBAAAAAf8IAAAA_wgCgAlAAAAAAYEJQAAAAAGCCQEAAAABgwlAAAAAAYQJQAAAAAGFCQEAAAABhglAAAAAAYcJAgAAAAGICSAAAAABiQlAAAAAAYoJIAAAAAGLCQEAAAABjAkBAAAAAY0JAQAAAAGOCQEAAAABAgAAAAEAIFoAAN4ZACAEwAcCAAAAAcgHAADoDgAgzQdAAAAAAdsHAgAAAAEJxQcAAQAAAcYHAAEAAAHIBwAAjw4AIMkHAgAAAAHKB0AAAAABywcCAAAAAcwHQAAAAAHNB0AAAAABzgdAAAAAAQwGAADDDgAgCAAAxA4AIMAHAgAAAAHIBwAAwg4AIMsHAgAAAAHNB0AAAAABzgdAAAAAAdYHAAEAAAHXBwEAAAAB2AcBAAAAAdkHQAAAAAHaB0AAAAABAgAAAA8AIFoAAOIZACADAAAADQAgWgAA4hkAIFsAAOYZACAOAAAADQAgBgAAoQ4AIAgAAKIOACBTAADmGQAgwAcCAPUNACHIBwAAng4AIMsHAgD1DQAhzQdAAPoNACHOB0AA-g0AIdYHAAGfDgAh1wcBAKAOACHYBwEAoA4AIdkHQACLDgAh2gdAAIsOACEMBgAAoQ4AIAgAAKIOACDABwIA9Q0AIcgHAACeDgAgywcCAPUNACHNB0AA-g0AIc4HQAD6DQAh1gcAAZ8OACHXBwEAoA4AIdgHAQCgDgAh2QdAAIsOACHaB0AAiw4AIQvABwIAAAAByAcAALMOACDNB0AAAAABzgdAAAAAAdMHAAEAAAHbBwIAAAAB3QcBAAAAAbIIQAAAAAH4CAEAAAAB-QhAAAAAAfoIAgAAAAEDAAAAqgEAIFoAAN4ZACBbAADqGQAgOwAAAKoBACAQAADeEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACBTAADqGQAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhlwhAAIsOACHwCAEAoA4AIfsIAQD0DQAh_AhAAIsOACH9CAEAoA4AIf8IAADdE_8IIoAJQACLDgAhgQlAAIsOACGCCQEAoA4AIYMJQACLDgAhhAlAAIsOACGFCQEAoA4AIYYJQACLDgAhhwkCAPUNACGICSAAow8AIYkJQACLDgAhigkgAKMPACGLCQEAoA4AIYwJAQCgDgAhjQkBAKAOACGOCQEAoA4AITkQAADeEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGXCEAAiw4AIfAIAQCgDgAh-wgBAPQNACH8CEAAiw4AIf0IAQCgDgAh_wgAAN0T_wgigAlAAIsOACGBCUAAiw4AIYIJAQCgDgAhgwlAAIsOACGECUAAiw4AIYUJAQCgDgAhhglAAIsOACGHCQIA9Q0AIYgJIACjDwAhiQlAAIsOACGKCSAAow8AIYsJAQCgDgAhjAkBAKAOACGNCQEAoA4AIY4JAQCgDgAhCwQAAJoPACAMAACcDwAgDgAAnQ8AIMAHAgAAAAHNB0AAAAAB3AcCAAAAAd0HAQAAAAHeBwEAAAAB3wcAAQAAAeAHAACYDwAg4QcAAJkPACACAAAAJgAgWgAA6xkAIDkQAADdFgAgEQAA3hYAIBMAAOAWACAUAADhFgAgFQAA4hYAIBYAAOMWACAXAADkFgAgGwAA5RYAIB0AAOYWACAeAADnFgAgIwAA6RYAICUAAOgWACAnAADqFgAgLAAA6xYAIC4AAO8WACAwAADsFgAgMgAA7hYAIDMAAPEWACA3AADtFgAgOAAA8BYAIDkAAPIWACA6AADzFgAgPQAA9BYAID4AAPUWACA_AAD2FgAgQQAA9xYAIEIAAPgWACBDAAD5FgAgRAAA-hYAIEYAAPsWACBHAAD8FgAgTAAA_RYAIE0AAP4WACDABwIAAAABzQdAAAAAAeUHAQAAAAGXCEAAAAAB8AgBAAAAAfsIAQAAAAH8CEAAAAAB_QgBAAAAAf8IAAAA_wgCgAlAAAAAAYEJQAAAAAGCCQEAAAABgwlAAAAAAYQJQAAAAAGFCQEAAAABhglAAAAAAYcJAgAAAAGICSAAAAABiQlAAAAAAYoJIAAAAAGLCQEAAAABjAkBAAAAAY0JAQAAAAGOCQEAAAABAgAAAAEAIFoAAO0ZACAJwAcCAAAAAcgHAADCDgAgzQdAAAAAAc4HQAAAAAHWBwABAAAB1wcBAAAAAdgHAQAAAAHZB0AAAAAB2gdAAAAAAQnFBwABAAABxgcAAQAAAccHAgAAAAHIBwAAjw4AIMkHAgAAAAHKB0AAAAABzAdAAAAAAc0HQAAAAAHOB0AAAAABAwAAAAcAIFoAAOsZACBbAADzGQAgDQAAAAcAIAQAAPQOACAMAAD2DgAgDgAA9w4AIFMAAPMZACDABwIA9Q0AIc0HQAD6DQAh3AcCAPUNACHdBwEA9A0AId4HAQD0DQAh3wcAAZ8OACHgBwAA8g4AIOEHAADzDgAgCwQAAPQOACAMAAD2DgAgDgAA9w4AIMAHAgD1DQAhzQdAAPoNACHcBwIA9Q0AId0HAQD0DQAh3gcBAPQNACHfBwABnw4AIeAHAADyDgAg4QcAAPMOACADAAAAqgEAIFoAAO0ZACBbAAD2GQAgOwAAAKoBACAQAADeEwAgEQAA3xMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACBTAAD2GQAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhlwhAAIsOACHwCAEAoA4AIfsIAQD0DQAh_AhAAIsOACH9CAEAoA4AIf8IAADdE_8IIoAJQACLDgAhgQlAAIsOACGCCQEAoA4AIYMJQACLDgAhhAlAAIsOACGFCQEAoA4AIYYJQACLDgAhhwkCAPUNACGICSAAow8AIYkJQACLDgAhigkgAKMPACGLCQEAoA4AIYwJAQCgDgAhjQkBAKAOACGOCQEAoA4AITkQAADeEwAgEQAA3xMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGXCEAAiw4AIfAIAQCgDgAh-wgBAPQNACH8CEAAiw4AIf0IAQCgDgAh_wgAAN0T_wgigAlAAIsOACGBCUAAiw4AIYIJAQCgDgAhgwlAAIsOACGECUAAiw4AIYUJAQCgDgAhhglAAIsOACGHCQIA9Q0AIYgJIACjDwAhiQlAAIsOACGKCSAAow8AIYsJAQCgDgAhjAkBAKAOACGNCQEAoA4AIY4JAQCgDgAhCAMAAOkOACAFAADqDgAgDAAA7A4AIMAHAgAAAAHHBwIAAAAByAcAAOgOACDNB0AAAAAB2wcCAAAAAQIAAAALACBaAAD3GQAgA80HQAAAAAHTBwABAAAB1QdAAAAAAQsEAACaDwAgDAAAnA8AIA0AAJsPACDABwIAAAABzQdAAAAAAdwHAgAAAAHdBwEAAAAB3gcBAAAAAd8HAAEAAAHgBwAAmA8AIOEHAACZDwAgAgAAACYAIFoAAPoZACA5EQAA3hYAIBIAAN8WACATAADgFgAgFAAA4RYAIBUAAOIWACAWAADjFgAgFwAA5BYAIBsAAOUWACAdAADmFgAgHgAA5xYAICMAAOkWACAlAADoFgAgJwAA6hYAICwAAOsWACAuAADvFgAgMAAA7BYAIDIAAO4WACAzAADxFgAgNwAA7RYAIDgAAPAWACA5AADyFgAgOgAA8xYAID0AAPQWACA-AAD1FgAgPwAA9hYAIEEAAPcWACBCAAD4FgAgQwAA-RYAIEQAAPoWACBGAAD7FgAgRwAA_BYAIEwAAP0WACBNAAD-FgAgwAcCAAAAAc0HQAAAAAHlBwEAAAABlwhAAAAAAfAIAQAAAAH7CAEAAAAB_AhAAAAAAf0IAQAAAAH_CAAAAP8IAoAJQAAAAAGBCUAAAAABggkBAAAAAYMJQAAAAAGECUAAAAABhQkBAAAAAYYJQAAAAAGHCQIAAAABiAkgAAAAAYkJQAAAAAGKCSAAAAABiwkBAAAAAYwJAQAAAAGNCQEAAAABjgkBAAAAAQIAAAABACBaAAD8GQAgAwAAAAcAIFoAAPoZACBbAACAGgAgDQAAAAcAIAQAAPQOACAMAAD2DgAgDQAA9Q4AIFMAAIAaACDABwIA9Q0AIc0HQAD6DQAh3AcCAPUNACHdBwEA9A0AId4HAQD0DQAh3wcAAZ8OACHgBwAA8g4AIOEHAADzDgAgCwQAAPQOACAMAAD2DgAgDQAA9Q4AIMAHAgD1DQAhzQdAAPoNACHcBwIA9Q0AId0HAQD0DQAh3gcBAPQNACHfBwABnw4AIeAHAADyDgAg4QcAAPMOACADAAAAqgEAIFoAAPwZACBbAACDGgAgOwAAAKoBACARAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACBTAACDGgAgwAcCAPUNACHNB0AA-g0AIeUHAQCgDgAhlwhAAIsOACHwCAEAoA4AIfsIAQD0DQAh_AhAAIsOACH9CAEAoA4AIf8IAADdE_8IIoAJQACLDgAhgQlAAIsOACGCCQEAoA4AIYMJQACLDgAhhAlAAIsOACGFCQEAoA4AIYYJQACLDgAhhwkCAPUNACGICSAAow8AIYkJQACLDgAhigkgAKMPACGLCQEAoA4AIYwJAQCgDgAhjQkBAKAOACGOCQEAoA4AITkRAADfEwAgEgAA4BMAIBMAAOETACAUAADiEwAgFQAA4xMAIBYAAOQTACAXAADlEwAgGwAA5hMAIB0AAOcTACAeAADoEwAgIwAA6hMAICUAAOkTACAnAADrEwAgLAAA7BMAIC4AAPATACAwAADtEwAgMgAA7xMAIDMAAPITACA3AADuEwAgOAAA8RMAIDkAAPMTACA6AAD0EwAgPQAA9RMAID4AAPYTACA_AAD3EwAgQQAA-BMAIEIAAPkTACBDAAD6EwAgRAAA-xMAIEYAAPwTACBHAAD9EwAgTAAA_hMAIE0AAP8TACDABwIA9Q0AIc0HQAD6DQAh5QcBAKAOACGXCEAAiw4AIfAIAQCgDgAh-wgBAPQNACH8CEAAiw4AIf0IAQCgDgAh_wgAAN0T_wgigAlAAIsOACGBCUAAiw4AIYIJAQCgDgAhgwlAAIsOACGECUAAiw4AIYUJAQCgDgAhhglAAIsOACGHCQIA9Q0AIYgJIACjDwAhiQlAAIsOACGKCSAAow8AIYsJAQCgDgAhjAkBAKAOACGNCQEAoA4AIY4JAQCgDgAhC8AHAgAAAAHHBwIAAAAByAcAALMOACDNB0AAAAABzgdAAAAAAdMHAAEAAAHbBwIAAAAB3QcBAAAAAbIIQAAAAAH4CAEAAAAB-QhAAAAAAQMAAAAJACBaAAD3GQAgWwAAhxoAIAoAAAAJACADAADMDgAgBQAAzQ4AIAwAAM8OACBTAACHGgAgwAcCAPUNACHHBwIA9Q0AIcgHAADLDgAgzQdAAPoNACHbBwIA9Q0AIQgDAADMDgAgBQAAzQ4AIAwAAM8OACDABwIA9Q0AIccHAgD1DQAhyAcAAMsOACDNB0AA-g0AIdsHAgD1DQAhDAYAAMMOACAJAADFDgAgwAcCAAAAAcgHAADCDgAgywcCAAAAAc0HQAAAAAHOB0AAAAAB1gcAAQAAAdcHAQAAAAHYBwEAAAAB2QdAAAAAAdoHQAAAAAECAAAADwAgWgAAiBoAIAMAAAANACBaAACIGgAgWwAAjBoAIA4AAAANACAGAAChDgAgCQAAow4AIFMAAIwaACDABwIA9Q0AIcgHAACeDgAgywcCAPUNACHNB0AA-g0AIc4HQAD6DQAh1gcAAZ8OACHXBwEAoA4AIdgHAQCgDgAh2QdAAIsOACHaB0AAiw4AIQwGAAChDgAgCQAAow4AIMAHAgD1DQAhyAcAAJ4OACDLBwIA9Q0AIc0HQAD6DQAhzgdAAPoNACHWBwABnw4AIdcHAQCgDgAh2AcBAKAOACHZB0AAiw4AIdoHQACLDgAhCAMAAOkOACAFAADqDgAgCwAA6w4AIMAHAgAAAAHHBwIAAAAByAcAAOgOACDNB0AAAAAB2wcCAAAAAQIAAAALACBaAACNGgAgCwQAAJoPACANAACbDwAgDgAAnQ8AIMAHAgAAAAHNB0AAAAAB3AcCAAAAAd0HAQAAAAHeBwEAAAAB3wcAAQAAAeAHAACYDwAg4QcAAJkPACACAAAAJgAgWgAAjxoAIAMAAAAJACBaAACNGgAgWwAAkxoAIAoAAAAJACADAADMDgAgBQAAzQ4AIAsAAM4OACBTAACTGgAgwAcCAPUNACHHBwIA9Q0AIcgHAADLDgAgzQdAAPoNACHbBwIA9Q0AIQgDAADMDgAgBQAAzQ4AIAsAAM4OACDABwIA9Q0AIccHAgD1DQAhyAcAAMsOACDNB0AA-g0AIdsHAgD1DQAhAwAAAAcAIFoAAI8aACBbAACWGgAgDQAAAAcAIAQAAPQOACANAAD1DgAgDgAA9w4AIFMAAJYaACDABwIA9Q0AIc0HQAD6DQAh3AcCAPUNACHdBwEA9A0AId4HAQD0DQAh3wcAAZ8OACHgBwAA8g4AIOEHAADzDgAgCwQAAPQOACANAAD1DgAgDgAA9w4AIMAHAgD1DQAhzQdAAPoNACHcBwIA9Q0AId0HAQD0DQAh3gcBAPQNACHfBwABnw4AIeAHAADyDgAg4QcAAPMOACAjCgA7EAYCEScDEigEEyoLFC4MFTINFjYOFzoPG0cSHUgTHkwVI2AZJV8YJ2QdLGgeLpsBJDCDASEymgEoM6ABKTeHASc4nwEuOaMBLDqlAS89qQEwPq0BMD-uATBBsgExQrQBMUO4ATJEvQEzRsEBNEfFATVMyQE2TdEBNgMDAAEFCAMPJAUFBAABCgAKDB8IDQwEDiACBQMAAQUAAwoACQsQBQwbCAQGAAQIFAYJFQIKAAcBBwAFAggWAAkXAAIFAAMGHAQCCx0ADB4AAwwiAA0hAA4jAAEDAAEBAwABAQMAAQEDAAEFCgAUGAAQGQABG0ASHEQTAgoAERc7DwEXPAACGQABGgAPAgMAARoADwIbRQAcRgAGCgAcGQABH04WJFIYJVsYJl0bAgoAFx5PFQEeUAAFCgAaGQABIAAVIVMVI1cZAgMAASIAGAEjWAABIAAVASVeAAEDAAEDBAABCgAmL2wfBAoAJShtHipxIC58JAIrACEtAB8ECgAjKQABKnIgLHYiASsAIQIqdwAseAACGQABLQAfAip9AC5-AAEvfwAGCgAtGQABMosBKDOPASk0kQEqNZMBKwIZAAExACcCAwABMQAnATEAJwIxlwEnNpUBLAIEAAE1lgErAjKYAQAzmQEAARkAAQEEAAEDGasBATsAATysAQECBLMBAUAAAQEDuQEBAQMAAQFFAAEBAwABBAMAAQoAOkgAAUvNATcCSQA4SgA2AgoAOSrOATcBKs8BAAFL0AEAIBDSAQAR0wEAEtQBABTVAQAV1gEAFtcBABfYAQAb2QEAHdoBAB7bAQAj3QEAJdwBACfeAQAs3wEALuMBADDgAQAy4gEAM-UBADfhAQA45AEAOeYBAD3nAQA-6AEAP-kBAEHqAQBC6wEAQ-wBAETtAQBG7gEAR-8BAEzwAQBN8QEAAAAABQoAQGAAQWEAQmIAQ2MARAAAAAAABQoAQGAAQWEAQmIAQ2MARAMDAAEFkgIDD5MCBQMDAAEFmQIDD5oCBQUKAElgAEphAEtiAExjAE0AAAAAAAUKAElgAEphAEtiAExjAE0BA6wCAQEDsgIBBQoAUmAAU2EAVGIAVWMAVgAAAAAABQoAUmAAU2EAVGIAVWMAVgFFAAEBRQABBQoAW2AAXGEAXWIAXmMAXwAAAAAABQoAW2AAXGEAXWIAXmMAXwEDAAEBAwABBQoAZGAAZWEAZmIAZ2MAaAAAAAAABQoAZGAAZWEAZmIAZ2MAaAEDAAEBAwABBQoAbWAAbmEAb2IAcGMAcQAAAAAABQoAbWAAbmEAb2IAcGMAcQAAAAUKAHdgAHhhAHliAHpjAHsAAAAAAAUKAHdgAHhhAHliAHpjAHsDGZ8DATsAATygAwEDGaYDATsAATynAwEFCgCAAWAAgQFhAIIBYgCDAWMAhAEAAAAAAAUKAIABYACBAWEAggFiAIMBYwCEAQIEuQMBQAABAgS_AwFAAAEFCgCJAWAAigFhAIsBYgCMAWMAjQEAAAAAAAUKAIkBYACKAWEAiwFiAIwBYwCNAQAABQoAkgFgAJMBYQCUAWIAlQFjAJYBAAAAAAAFCgCSAWAAkwFhAJQBYgCVAWMAlgECAwABSAABAgMAAUgAAQUKAJsBYACcAWEAnQFiAJ4BYwCfAQAAAAAABQoAmwFgAJwBYQCdAWIAngFjAJ8BAkkAOEoANgJJADhKADYFCgCkAWAApQFhAKYBYgCnAWMAqAEAAAAAAAUKAKQBYAClAWEApgFiAKcBYwCoAQEDAAEBAwABBQoArQFgAK4BYQCvAWIAsAFjALEBAAAAAAAFCgCtAWAArgFhAK8BYgCwAWMAsQEAAAUKALYBYAC3AWEAuAFiALkBYwC6AQAAAAAABQoAtgFgALcBYQC4AWIAuQFjALoBAhgAEBkAAQIYABAZAAEFCgC_AWAAwAFhAMEBYgDCAWMAwwEAAAAAAAUKAL8BYADAAWEAwQFiAMIBYwDDAQIZAAEaAA8CGQABGgAPBQoAyAFgAMkBYQDKAWIAywFjAMwBAAAAAAAFCgDIAWAAyQFhAMoBYgDLAWMAzAECAwABGgAPAgMAARoADwUKANEBYADSAWEA0wFiANQBYwDVAQAAAAAABQoA0QFgANIBYQDTAWIA1AFjANUBAAAABQoA2wFgANwBYQDdAWIA3gFjAN8BAAAAAAAFCgDbAWAA3AFhAN0BYgDeAWMA3wEBAwABAQMAAQUKAOQBYADlAWEA5gFiAOcBYwDoAQAAAAAABQoA5AFgAOUBYQDmAWIA5wFjAOgBAQMAAQEDAAEFCgDtAWAA7gFhAO8BYgDwAWMA8QEAAAAAAAUKAO0BYADuAWEA7wFiAPABYwDxAQEDAAEBAwABBQoA9gFgAPcBYQD4AWIA-QFjAPoBAAAAAAAFCgD2AWAA9wFhAPgBYgD5AWMA-gEBAwABAQMAAQUKAP8BYACAAmEAgQJiAIICYwCDAgAAAAAABQoA_wFgAIACYQCBAmIAggJjAIMCAAAAAwoAiQJiAIoCYwCLAgAAAAMKAIkCYgCKAmMAiwIAAAUKAJACYACRAmEAkgJiAJMCYwCUAgAAAAAABQoAkAJgAJECYQCSAmIAkwJjAJQCAxkAAR-rBhYkrAYYAxkAAR-yBhYkswYYBQoAmQJgAJoCYQCbAmIAnAJjAJ0CAAAAAAAFCgCZAmAAmgJhAJsCYgCcAmMAnQICGQABIAAVAhkAASAAFQUKAKICYACjAmEApAJiAKUCYwCmAgAAAAAABQoAogJgAKMCYQCkAmIApQJjAKYCAgMAASIAGAIDAAEiABgFCgCrAmAArAJhAK0CYgCuAmMArwIAAAAAAAUKAKsCYACsAmEArQJiAK4CYwCvAgEgABUFCgCzAmAAtAJhALUCYgC2AmMAtwIAAAAAAAUKALMCYAC0AmEAtQJiALYCYwC3AgAABQoAvAJgAL0CYQC-AmIAvwJjAMACAAAAAAAFCgC8AmAAvQJhAL4CYgC_AmMAwAIAAAADCgDGAmIAxwJjAMgCAAAAAwoAxgJiAMcCYwDIAgEEAAEBBAABBQoAzQJgAM4CYQDPAmIA0AJjANECAAAAAAAFCgDNAmAAzgJhAM8CYgDQAmMA0QIBKMUHHgEoywceBQoA1gJgANcCYQDYAmIA2QJjANoCAAAAAAAFCgDWAmAA1wJhANgCYgDZAmMA2gIBGQABARkAAQUKAN8CYADgAmEA4QJiAOICYwDjAgAAAAAABQoA3wJgAOACYQDhAmIA4gJjAOMCAhkAAS0AHwIZAAEtAB8FCgDoAmAA6QJhAOoCYgDrAmMA7AIAAAAAAAUKAOgCYADpAmEA6gJiAOsCYwDsAgEpAAEBKQABBQoA8QJgAPICYQDzAmIA9AJjAPUCAAAAAAAFCgDxAmAA8gJhAPMCYgD0AmMA9QICKwAhLQAfAisAIS0AHwUKAPoCYAD7AmEA_AJiAP0CYwD-AgAAAAAABQoA-gJgAPsCYQD8AmIA_QJjAP4CASsAIQErACEFCgCDA2AAhANhAIUDYgCGA2MAhwMAAAAAAAUKAIMDYACEA2EAhQNiAIYDYwCHAwEZAAEBGQABBQoAjANgAI0DYQCOA2IAjwNjAJADAAAAAAAFCgCMA2AAjQNhAI4DYgCPA2MAkAMCAwABMQAnAgMAATEAJwUKAJUDYACWA2EAlwNiAJgDYwCZAwAAAAAABQoAlQNgAJYDYQCXA2IAmANjAJkDAhkAATEAJwIZAAExACcFCgCeA2AAnwNhAKADYgChA2MAogMAAAAAAAUKAJ4DYACfA2EAoANiAKEDYwCiAwExACcBMQAnBQoApwNgAKgDYQCpA2IAqgNjAKsDAAAAAAAFCgCnA2AAqANhAKkDYgCqA2MAqwMBBAABAQQAAQUKALADYACxA2EAsgNiALMDYwC0AwAAAAAABQoAsANgALEDYQCyA2IAswNjALQDAQQAAQEEAAEFCgC5A2AAugNhALsDYgC8A2MAvQMAAAAAAAUKALkDYAC6A2EAuwNiALwDYwC9AwIx1gknNtUJLAIx3QknNtwJLAUKAMIDYADDA2EAxANiAMUDYwDGAwAAAAAABQoAwgNgAMMDYQDEA2IAxQNjAMYDAQQAAQEEAAEFCgDLA2AAzANhAM0DYgDOA2MAzwMAAAAAAAUKAMsDYADMA2EAzQNiAM4DYwDPAwIDAAEFAAMCAwABBQADBQoA1ANgANUDYQDWA2IA1wNjANgDAAAAAAAFCgDUA2AA1QNhANYDYgDXA2MA2AMBBgAEAQYABAUKAN0DYADeA2EA3wNiAOADYwDhAwAAAAAABQoA3QNgAN4DYQDfA2IA4ANjAOEDAQcABQEHAAUFCgDmA2AA5wNhAOgDYgDpA2MA6gMAAAAAAAUKAOYDYADnA2EA6ANiAOkDYwDqAwIFAAMGxwoEAgUAAwbNCgQFCgDvA2AA8ANhAPEDYgDyA2MA8wMAAAAAAAUKAO8DYADwA2EA8QNiAPIDYwDzAwAAAAMKAPkDYgD6A2MA-wMAAAADCgD5A2IA-gNjAPsDAAAAAwoAgQRiAIIEYwCDBAAAAAMKAIEEYgCCBGMAgwQAAAADCgCJBGIAigRjAIsEAAAAAwoAiQRiAIoEYwCLBAAAAAMKAJEEYgCSBGMAkwQAAAADCgCRBGIAkgRjAJMEAAAABQoAmQRgAJoEYQCbBGIAnARjAJ0EAAAAAAAFCgCZBGAAmgRhAJsEYgCcBGMAnQROAgFP8gEBUPQBAVH1AQFS9gEBVPgBAVX6ATxW-wE9V_0BAVj_ATxZgAI-XIECAV2CAgFegwI8ZIYCP2WHAkVmiAICZ4kCAmiKAgJpiwICaowCAmuOAgJskAI8bZECRm6VAgJvlwI8cJgCR3GbAgJynAICc50CPHSgAkh1oQJOdqICMnejAjJ4pAIyeaUCMnqmAjJ7qAIyfKoCPH2rAk9-rgIyf7ACPIABsQJQgQGzAjKCAbQCMoMBtQI8hAG4AlGFAbkCV4YBugI0hwG7AjSIAbwCNIkBvQI0igG-AjSLAcACNIwBwgI8jQHDAliOAcUCNI8BxwI8kAHIAlmRAckCNJIBygI0kwHLAjyUAc4CWpUBzwJglgHQAjOXAdECM5gB0gIzmQHTAjOaAdQCM5sB1gIznAHYAjydAdkCYZ4B2wIznwHdAjygAd4CYqEB3wIzogHgAjOjAeECPKQB5AJjpQHlAmmmAeYCHacB5wIdqAHoAh2pAekCHaoB6gIdqwHsAh2sAe4CPK0B7wJqrgHxAh2vAfMCPLAB9AJrsQH1Ah2yAfYCHbMB9wI8tAH6Amy1AfsCcrYB_QJztwH-AnO4AYEDc7kBggNzugGDA3O7AYUDc7wBhwM8vQGIA3S-AYoDc78BjAM8wAGNA3XBAY4Dc8IBjwNzwwGQAzzEAZMDdsUBlAN8xgGVAzDHAZYDMMgBlwMwyQGYAzDKAZkDMMsBmwMwzAGdAzzNAZ4Dfc4BogMwzwGkAzzQAaUDftEBqAMw0gGpAzDTAaoDPNQBrQN_1QGuA4UB1gGvAzHXAbADMdgBsQMx2QGyAzHaAbMDMdsBtQMx3AG3AzzdAbgDhgHeAbsDMd8BvQM84AG-A4cB4QHAAzHiAcEDMeMBwgM85AHFA4gB5QHGA44B5gHIAzjnAckDOOgBzAM46QHNAzjqAc4DOOsB0AM47AHSAzztAdMDjwHuAdUDOO8B1wM88AHYA5AB8QHZAzjyAdoDOPMB2wM89AHeA5EB9QHfA5cB9gHgAzb3AeEDNvgB4gM2-QHjAzb6AeQDNvsB5gM2_AHoAzz9AekDmAH-AesDNv8B7QM8gALuA5kBgQLvAzaCAvADNoMC8QM8hAL0A5oBhQL1A6ABhgL2AzeHAvcDN4gC-AM3iQL5AzeKAvoDN4sC_AM3jAL-AzyNAv8DoQGOAoEEN48CgwQ8kAKEBKIBkQKFBDeSAoYEN5MChwQ8lAKKBKMBlQKLBKkBlgKMBDWXAo0ENZgCjgQ1mQKPBDWaApAENZsCkgQ1nAKUBDydApUEqgGeApcENZ8CmQQ8oAKaBKsBoQKbBDWiApwENaMCnQQ8pAKgBKwBpQKhBLIBpgKjBBCnAqQEEKgCpwQQqQKoBBCqAqkEEKsCqwQQrAKtBDytAq4EswGuArAEEK8CsgQ8sAKzBLQBsQK0BBCyArUEELMCtgQ8tAK5BLUBtQK6BLsBtgK7BA-3ArwED7gCvQQPuQK-BA-6Ar8ED7sCwQQPvALDBDy9AsQEvAG-AsYED78CyAQ8wALJBL0BwQLKBA_CAssED8MCzAQ8xALPBL4BxQLQBMQBxgLRBBLHAtIEEsgC0wQSyQLUBBLKAtUEEssC1wQSzALZBDzNAtoExQHOAtwEEs8C3gQ80ALfBMYB0QLgBBLSAuEEEtMC4gQ81ALlBMcB1QLmBM0B1gLnBBPXAugEE9gC6QQT2QLqBBPaAusEE9sC7QQT3ALvBDzdAvAEzgHeAvIEE98C9AQ84AL1BM8B4QL2BBPiAvcEE-MC-AQ85AL7BNAB5QL8BNYB5gL-BNcB5wL_BNcB6AKCBdcB6QKDBdcB6gKEBdcB6wKGBdcB7AKIBTztAokF2AHuAosF1wHvAo0FPPACjgXZAfECjwXXAfICkAXXAfMCkQU89AKUBdoB9QKVBeAB9gKXBQv3ApgFC_gCmgUL-QKbBQv6ApwFC_sCngUL_AKgBTz9AqEF4QH-AqMFC_8CpQU8gAOmBeIBgQOnBQuCA6gFC4MDqQU8hAOsBeMBhQOtBekBhgOuBQyHA68FDIgDsAUMiQOxBQyKA7IFDIsDtAUMjAO2BTyNA7cF6gGOA7kFDI8DuwU8kAO8BesBkQO9BQySA74FDJMDvwU8lAPCBewBlQPDBfIBlgPEBQ2XA8UFDZgDxgUNmQPHBQ2aA8gFDZsDygUNnAPMBTydA80F8wGeA88FDZ8D0QU8oAPSBfQBoQPTBQ2iA9QFDaMD1QU8pAPYBfUBpQPZBfsBpgPaBQ6nA9sFDqgD3AUOqQPdBQ6qA94FDqsD4AUOrAPiBTytA-MF_AGuA-UFDq8D5wU8sAPoBf0BsQPpBQ6yA-oFDrMD6wU8tAPuBf4BtQPvBYQCtgPxBYUCtwPyBYUCuAP1BYUCuQP2BYUCugP3BYUCuwP5BYUCvAP7BTy9A_wFhgK-A_4FhQK_A4AGPMADgQaHAsEDggaFAsIDgwaFAsMDhAY8xAOHBogCxQOIBowCxgOKBhbHA4sGFsgDjQYWyQOOBhbKA48GFssDkQYWzAOTBjzNA5QGjQLOA5YGFs8DmAY80AOZBo4C0QOaBhbSA5sGFtMDnAY81AOfBo8C1QOgBpUC1gOhBhXXA6IGFdgDowYV2QOkBhXaA6UGFdsDpwYV3AOpBjzdA6oGlgLeA64GFd8DsAY84AOxBpcC4QO0BhXiA7UGFeMDtgY85AO5BpgC5QO6Bp4C5gO7BhjnA7wGGOgDvQYY6QO-BhjqA78GGOsDwQYY7APDBjztA8QGnwLuA8YGGO8DyAY88APJBqAC8QPKBhjyA8sGGPMDzAY89APPBqEC9QPQBqcC9gPRBhn3A9IGGfgD0wYZ-QPUBhn6A9UGGfsD1wYZ_APZBjz9A9oGqAL-A9wGGf8D3gY8gATfBqkCgQTgBhmCBOEGGYME4gY8hATlBqoChQTmBrAChgToBhuHBOkGG4gE6wYbiQTsBhuKBO0GG4sE7wYbjATxBjyNBPIGsQKOBPMGG48E9AY8kAT3BrICkQT4BrgCkgT6BrkCkwT7BrkClAT-BrkClQT_BrkClgSAB7kClwSCB7kCmASEBzyZBIUHugKaBIYHuQKbBIcHPJwEige7Ap0EiwfBAp4EjQfCAp8EjgfCAqAEkQfCAqEEkgfCAqIEkwfCAqMElQfCAqQElwc8pQSYB8MCpgSaB8ICpwScBzyoBJ0HxAKpBJ4HwgKqBJ8HwgKrBKAHPKwEowfFAq0EpAfJAq4EpQcerwSmBx6wBKcHHrEEqAcesgSpBx6zBKsHHrQErQc8tQSuB8oCtgSwBx63BLIHPLgEswfLArkEtAceugS1Bx67BLYHPLwEuQfMAr0EugfSAr4EuwcfvwS8Bx_ABL0HH8EEvgcfwgS_Bx_DBMEHH8QEwwc8xQTEB9MCxgTHBx_HBMkHPMgEygfUAskEzAcfygTNBx_LBM4HPMwE0QfVAs0E0gfbAs4E0wcuzwTUBy7QBNUHLtEE1gcu0gTXBy7TBNkHLtQE2wc81QTcB9wC1gTeBy7XBOAHPNgE4QfdAtkE4gcu2gTjBy7bBOQHPNwE5wfeAt0E6AfkAt4E6Qck3wTqByTgBOsHJOEE7Ack4gTtByTjBO8HJOQE8Qc85QTyB-UC5gT0ByTnBPYHPOgE9wfmAukE-Ack6gT5ByTrBPoHPOwE_QfnAu0E_gftAu4E_wch7wSACCHwBIEIIfEEgggh8gSDCCHzBIUIIfQEhwg89QSICO4C9gSKCCH3BIwIPPgEjQjvAvkEjggh-gSPCCH7BJAIPPwEkwjwAv0ElAj2Av4ElQgg_wSWCCCABZcIIIEFmAggggWZCCCDBZsIIIQFnQg8hQWeCPcChgWgCCCHBaIIPIgFowj4AokFpAggigWlCCCLBaYIPIwFqQj5Ao0Fqgj_Ao4FqwgijwWsCCKQBa0IIpEFrggikgWvCCKTBbEIIpQFswg8lQW0CIADlgW2CCKXBbgIPJgFuQiBA5kFuggimgW7CCKbBbwIPJwFvwiCA50FwAiIA54FwQgnnwXCCCegBcMIJ6EFxAgnogXFCCejBccIJ6QFyQg8pQXKCIkDpgXMCCenBc4IPKgFzwiKA6kF0AgnqgXRCCerBdIIPKwF1QiLA60F1giRA64F1wgprwXYCCmwBdkIKbEF2ggpsgXbCCmzBd0IKbQF3wg8tQXgCJIDtgXiCCm3BeQIPLgF5QiTA7kF5ggpugXnCCm7BegIPLwF6wiUA70F7AiaA74F7QgovwXuCCjABe8IKMEF8AgowgXxCCjDBfMIKMQF9Qg8xQX2CJsDxgX4CCjHBfoIPMgF-wicA8kF_AgoygX9CCjLBf4IPMwFgQmdA80FggmjA84FhAkqzwWFCSrQBYcJKtEFiAkq0gWJCSrTBYsJKtQFjQk81QWOCaQD1gWQCSrXBZIJPNgFkwmlA9kFlAkq2gWVCSrbBZYJPNwFmQmmA90FmgmsA94Fmwks3wWcCSzgBZ0JLOEFngks4gWfCSzjBaEJLOQFowk85QWkCa0D5gWmCSznBagJPOgFqQmuA-kFqgks6gWrCSzrBawJPOwFrwmvA-0FsAm1A-4Fsgkv7wWzCS_wBbUJL_EFtgkv8gW3CS_zBbkJL_QFuwk89QW8CbYD9gW-CS_3BcAJPPgFwQm3A_kFwgkv-gXDCS_7BcQJPPwFxwm4A_0FyAm-A_4Fygkr_wXLCSuABs0JK4EGzgkrggbPCSuDBtEJK4QG0wk8hQbUCb8DhgbYCSuHBtoJPIgG2wnAA4kG3gkrigbfCSuLBuAJPIwG4wnBA40G5AnHA44G5QkDjwbmCQOQBucJA5EG6AkDkgbpCQOTBusJA5QG7Qk8lQbuCcgDlgbwCQOXBvIJPJgG8wnJA5kG9AkDmgb1CQObBvYJPJwG-QnKA50G-gnQA54G-wkEnwb8CQSgBv0JBKEG_gkEogb_CQSjBoEKBKQGgwo8pQaECtEDpgaGCgSnBogKPKgGiQrSA6kGigoEqgaLCgSrBowKPKwGjwrTA60GkArZA64GkQoFrwaSCgWwBpMKBbEGlAoFsgaVCgWzBpcKBbQGmQo8tQaaCtoDtgacCgW3Bp4KPLgGnwrbA7kGoAoFugahCgW7BqIKPLwGpQrcA70GpgriA74GpwoGvwaoCgbABqkKBsEGqgoGwgarCgbDBq0KBsQGrwo8xQawCuMDxgayCgbHBrQKPMgGtQrkA8kGtgoGyga3CgbLBrgKPMwGuwrlA80GvArrA84GvQoIzwa-CgjQBr8KCNEGwAoI0gbBCgjTBsMKCNQGxQo81QbGCuwD1gbJCgjXBssKPNgGzArtA9kGzgoI2gbPCgjbBtAKPNwG0wruA90G1Ar0A94G1gr1A98G1wr1A-AG2gr1A-EG2wr1A-IG3Ar1A-MG3gr1A-QG4Ao85QbhCvYD5gbjCvUD5wblCjzoBuYK9wPpBucK9QPqBugK9QPrBukKPOwG7Ar4A-0G7Qr8A-4G7wr9A-8G8Ar9A_AG8wr9A_EG9Ar9A_IG9Qr9A_MG9wr9A_QG-Qo89Qb6Cv4D9gb8Cv0D9wb-Cjz4Bv8K_wP5BoAL_QP6BoEL_QP7BoILPPwGhQuABP0GhguEBP4GiAuFBP8GiQuFBIAHjAuFBIEHjQuFBIIHjguFBIMHkAuFBIQHkgs8hQeTC4YEhgeVC4UEhweXCzyIB5gLhwSJB5kLhQSKB5oLhQSLB5sLPIwHnguIBI0HnwuMBI4HoQuNBI8HoguNBJAHpQuNBJEHpguNBJIHpwuNBJMHqQuNBJQHqws8lQesC44ElgeuC40ElwewCzyYB7ELjwSZB7ILjQSaB7MLjQSbB7QLPJwHtwuQBJ0HuAuUBJ4HuguVBJ8HuwuVBKAHvguVBKEHvwuVBKIHwAuVBKMHwguVBKQHxAs8pQfFC5YEpgfHC5UEpwfJCzyoB8oLlwSpB8sLlQSqB8wLlQSrB80LPKwH0AuYBK0H0QueBA"
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
  ApiKey: "ApiKey",
  Mail: "Mail",
  Invitation: "Invitation",
  EmailToken: "EmailToken",
  IdempotencyKey: "IdempotencyKey",
  AuditEntry: "AuditEntry",
  Report: "Report",
  Revision: "Revision",
  Removal: "Removal",
  PersonRemoval: "PersonRemoval",
  PersonRemovalItem: "PersonRemovalItem",
  Export: "Export",
  Board: "Board",
  Topic: "Topic",
  Reply: "Reply",
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
  reportMailedAt: "reportMailedAt",
  approvedPosts: "approvedPosts",
  awaitsApproval: "awaitsApproval",
  deleteAt: "deleteAt",
  deletedAt: "deletedAt",
  twoFactors: "twoFactors",
  displayName: "displayName",
  about: "about",
  location: "location",
  website: "website"
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
  at: "at"
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
  replyCount: "replyCount",
  lastReplyAt: "lastReplyAt",
  lastReplyUserId: "lastReplyUserId"
};
var ReplyScalarFieldEnum = {
  id: "id",
  topicId: "topicId",
  authorId: "authorId",
  content: "content",
  createdAt: "createdAt"
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
  answerCount: "answerCount"
};
var AnswerScalarFieldEnum = {
  id: "id",
  questionId: "questionId",
  authorId: "authorId",
  body: "body",
  createdAt: "createdAt",
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
  createdAt: "createdAt"
};
var ReviewScalarFieldEnum = {
  id: "id",
  productId: "productId",
  authorId: "authorId",
  rating: "rating",
  title: "title",
  body: "body",
  createdAt: "createdAt",
  reply: "reply",
  repliedAt: "repliedAt"
};
var OrderScalarFieldEnum = {
  id: "id",
  area: "area",
  buyerId: "buyerId",
  status: "status",
  createdAt: "createdAt",
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
  createdAt: "createdAt"
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
