// Made by `npm run generate` from prisma/schema.prisma, whose SHA-256 is
// 62d02798d9fdb4cabcd60262c9e65643751dfa8b3a76262e318a4106da95f9b3.
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

  @@unique([targetType, targetId])
  @@index([at, id])
  @@index([state, at, id])
  @@index([targetType, at, id])
  @@index([authorId, at, id])
  @@map("removals")
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
config.runtimeDataModel = JSON.parse('{"models":{"User":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"username","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"pendingEmail","kind":"scalar","type":"String","dbName":"pending_email"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"role","kind":"enum","type":"Role"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspendedUntil","kind":"scalar","type":"DateTime","dbName":"suspended_until"},{"name":"suspendedFor","kind":"scalar","type":"String","dbName":"suspended_for"},{"name":"silencedAt","kind":"scalar","type":"DateTime","dbName":"silenced_at"},{"name":"silencedUntil","kind":"scalar","type":"DateTime","dbName":"silenced_until"},{"name":"silencedFor","kind":"scalar","type":"String","dbName":"silenced_for"},{"name":"reportMailedAt","kind":"scalar","type":"DateTime","dbName":"report_mailed_at"},{"name":"approvedPosts","kind":"scalar","type":"Int","dbName":"approved_posts"},{"name":"awaitsApproval","kind":"scalar","type":"Boolean","dbName":"awaits_approval"},{"name":"deleteAt","kind":"scalar","type":"DateTime","dbName":"delete_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"twoFactors","kind":"scalar","type":"Boolean","dbName":"two_factors"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"about","kind":"scalar","type":"String"},{"name":"location","kind":"scalar","type":"String"},{"name":"website","kind":"scalar","type":"String"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToUser"},{"name":"apps","kind":"object","type":"App","relationName":"AppToUser"},{"name":"appGrants","kind":"object","type":"AppGrant","relationName":"AppGrantToUser"},{"name":"totpFactor","kind":"object","type":"TotpFactor","relationName":"TotpFactorToUser"},{"name":"recoveryCodes","kind":"object","type":"RecoveryCode","relationName":"RecoveryCodeToUser"},{"name":"passkeys","kind":"object","type":"Passkey","relationName":"PasskeyToUser"},{"name":"identities","kind":"object","type":"Identity","relationName":"IdentityToUser"},{"name":"topics","kind":"object","type":"Topic","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToUser"},{"name":"topicReads","kind":"object","type":"TopicRead","relationName":"TopicReadToUser"},{"name":"questions","kind":"object","type":"Question","relationName":"QuestionToUser"},{"name":"answers","kind":"object","type":"Answer","relationName":"AnswerToUser"},{"name":"votes","kind":"object","type":"Vote","relationName":"UserToVote"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToUser"},{"name":"stores","kind":"object","type":"Store","relationName":"StoreToUser"},{"name":"orders","kind":"object","type":"Order","relationName":"OrderToUser"},{"name":"videos","kind":"object","type":"Video","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToUser"},{"name":"reviews","kind":"object","type":"Review","relationName":"ReviewToUser"},{"name":"announcements","kind":"object","type":"Announcement","relationName":"AnnouncementToUser"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToUser"},{"name":"files","kind":"object","type":"File","relationName":"FileToUser"},{"name":"fileUsage","kind":"object","type":"FileUsage","relationName":"FileUsageToUser"},{"name":"reportsMade","kind":"object","type":"Report","relationName":"reporter"},{"name":"reportsAbout","kind":"object","type":"Report","relationName":"author"},{"name":"reportsHandled","kind":"object","type":"Report","relationName":"handler"},{"name":"revisions","kind":"object","type":"Revision","relationName":"owner"},{"name":"edits","kind":"object","type":"Revision","relationName":"editor"},{"name":"mails","kind":"object","type":"Mail","relationName":"MailToUser"},{"name":"emailTokens","kind":"object","type":"EmailToken","relationName":"EmailTokenToUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"InvitationToUser"},{"name":"exports","kind":"object","type":"Export","relationName":"ExportToUser"}],"dbName":"users","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"appSessionId","kind":"scalar","type":"Int","dbName":"app_session_id"},{"name":"user","kind":"object","type":"User","relationName":"ApiKeyToUser"},{"name":"app","kind":"object","type":"App","relationName":"ApiKeyToApp"},{"name":"appSession","kind":"object","type":"AppSession","relationName":"ApiKeyToAppSession"}],"dbName":"api_keys","schema":null},"Mail":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"fault","kind":"scalar","type":"String"},{"name":"givenUpAt","kind":"scalar","type":"DateTime","dbName":"given_up_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"MailToUser"}],"dbName":"mails","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"creatorId","kind":"scalar","type":"Int","dbName":"creator_id"},{"name":"maxUses","kind":"scalar","type":"Int","dbName":"max_uses"},{"name":"uses","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"creator","kind":"object","type":"User","relationName":"InvitationToUser"}],"dbName":"invitations","schema":null},"EmailToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"EmailTokenToUser"}],"dbName":"email_tokens","schema":null},"IdempotencyKey":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"operation","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"request","kind":"scalar","type":"Bytes"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"IdempotencyKeyToUser"}],"dbName":"idempotency_keys","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"details","kind":"scalar","type":"Json"}],"dbName":"audit_log","schema":null},"Report":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"reporterId","kind":"scalar","type":"Int","dbName":"reporter_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"ReportStatus"},{"name":"handlerId","kind":"scalar","type":"Int","dbName":"handler_id"},{"name":"resolutionNote","kind":"scalar","type":"String","dbName":"resolution_note"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"},{"name":"reporter","kind":"object","type":"User","relationName":"reporter"},{"name":"author","kind":"object","type":"User","relationName":"author"},{"name":"handler","kind":"object","type":"User","relationName":"handler"}],"dbName":"reports","schema":null},"Revision":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"editorId","kind":"scalar","type":"Int","dbName":"editor_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"owner","kind":"object","type":"User","relationName":"owner"},{"name":"editor","kind":"object","type":"User","relationName":"editor"}],"dbName":"revisions","schema":null},"Removal":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"parentId","kind":"scalar","type":"Int","dbName":"parent_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"excerpt","kind":"scalar","type":"String"},{"name":"memory","kind":"scalar","type":"String"},{"name":"isPrivate","kind":"scalar","type":"Boolean","dbName":"is_private"},{"name":"state","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"removals","schema":null},"Export":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"parts","kind":"scalar","type":"Int"},{"name":"partsTotal","kind":"scalar","type":"Int","dbName":"parts_total"},{"name":"records","kind":"scalar","type":"BigInt"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"missing","kind":"scalar","type":"Int"},{"name":"fault","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"user","kind":"object","type":"User","relationName":"ExportToUser"}],"dbName":"exports","schema":null},"Board":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"topics","kind":"object","type":"Topic","relationName":"BoardToTopic"}],"dbName":"boards","schema":null},"Topic":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"boardId","kind":"scalar","type":"Int","dbName":"board_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"content","kind":"scalar","type":"String"},{"name":"isSticky","kind":"scalar","type":"Boolean","dbName":"is_sticky"},{"name":"isLocked","kind":"scalar","type":"Boolean","dbName":"is_locked"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"replyCount","kind":"scalar","type":"Int","dbName":"reply_count"},{"name":"lastReplyAt","kind":"scalar","type":"DateTime","dbName":"last_reply_at"},{"name":"lastReplyUserId","kind":"scalar","type":"Int","dbName":"last_reply_user_id"},{"name":"board","kind":"object","type":"Board","relationName":"BoardToTopic"},{"name":"author","kind":"object","type":"User","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToTopic"},{"name":"reads","kind":"object","type":"TopicRead","relationName":"TopicToTopicRead"}],"dbName":"topics","schema":null},"Reply":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"topic","kind":"object","type":"Topic","relationName":"ReplyToTopic"},{"name":"author","kind":"object","type":"User","relationName":"ReplyToUser"}],"dbName":"replies","schema":null},"TopicRead":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"replyId","kind":"scalar","type":"Int","dbName":"reply_id"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"user","kind":"object","type":"User","relationName":"TopicReadToUser"},{"name":"topic","kind":"object","type":"Topic","relationName":"TopicToTopicRead"}],"dbName":"topic_reads","schema":null},"Session":{"fields":[{"name":"sid","kind":"scalar","type":"String"},{"name":"sess","kind":"scalar","type":"Json"},{"name":"expire","kind":"scalar","type":"DateTime"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"}],"dbName":"sessions","schema":null},"TotpFactor":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"secret","kind":"scalar","type":"String"},{"name":"lastStep","kind":"scalar","type":"BigInt","dbName":"last_step"},{"name":"wrongCodes","kind":"scalar","type":"Int","dbName":"wrong_codes"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"TotpFactorToUser"}],"dbName":"totp_factors","schema":null},"RecoveryCode":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"RecoveryCodeToUser"}],"dbName":"recovery_codes","schema":null},"Passkey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"credentialId","kind":"scalar","type":"Bytes","dbName":"credential_id"},{"name":"publicKey","kind":"scalar","type":"Bytes","dbName":"public_key"},{"name":"counter","kind":"scalar","type":"BigInt"},{"name":"transports","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"PasskeyToUser"}],"dbName":"passkeys","schema":null},"Identity":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"IdentityToUser"}],"dbName":"identities","schema":null},"Secret":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"secrets","schema":null},"Category":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"questions","kind":"object","type":"Question","relationName":"CategoryToQuestion"}],"dbName":"categories","schema":null},"Question":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"categoryId","kind":"scalar","type":"Int","dbName":"category_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"QuestionStatus"},{"name":"bestAnswerId","kind":"scalar","type":"Int","dbName":"best_answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answerCount","kind":"scalar","type":"Int","dbName":"answer_count"},{"name":"category","kind":"object","type":"Category","relationName":"CategoryToQuestion"},{"name":"author","kind":"object","type":"User","relationName":"QuestionToUser"},{"name":"bestAnswer","kind":"object","type":"Answer","relationName":"best"},{"name":"answers","kind":"object","type":"Answer","relationName":"answers"},{"name":"search","kind":"object","type":"QuestionSearch","relationName":"QuestionToQuestionSearch"}],"dbName":"questions","schema":null},"Answer":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"voteScore","kind":"scalar","type":"Int","dbName":"vote_score"},{"name":"question","kind":"object","type":"Question","relationName":"answers"},{"name":"author","kind":"object","type":"User","relationName":"AnswerToUser"},{"name":"bestOf","kind":"object","type":"Question","relationName":"best"},{"name":"votes","kind":"object","type":"Vote","relationName":"AnswerToVote"}],"dbName":"answers","schema":null},"Vote":{"fields":[{"name":"answerId","kind":"scalar","type":"Int","dbName":"answer_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"object","type":"Answer","relationName":"AnswerToVote"},{"name":"user","kind":"object","type":"User","relationName":"UserToVote"}],"dbName":"votes","schema":null},"QuestionSearch":{"fields":[{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"question","kind":"object","type":"Question","relationName":"QuestionToQuestionSearch"}],"dbName":"question_search","schema":null},"SearchEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"type","kind":"scalar","type":"String"},{"name":"contentId","kind":"scalar","type":"Int","dbName":"content_id"},{"name":"threadType","kind":"scalar","type":"String","dbName":"thread_type"},{"name":"threadId","kind":"scalar","type":"Int","dbName":"thread_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"area","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"title","kind":"scalar","type":"String"}],"dbName":"search_entries","schema":null},"SearchVocabulary":{"fields":[{"name":"word","kind":"scalar","type":"String"}],"dbName":"search_vocabulary","schema":null},"Store":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"StoreStatus"},{"name":"reopens","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"ratingSum","kind":"scalar","type":"Int","dbName":"rating_sum"},{"name":"ratingCount","kind":"scalar","type":"Int","dbName":"rating_count"},{"name":"owner","kind":"object","type":"User","relationName":"StoreToUser"},{"name":"products","kind":"object","type":"Product","relationName":"ProductToStore"}],"dbName":"stores","schema":null},"Product":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"sku","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"regularPrice","kind":"scalar","type":"Decimal","dbName":"regular_price"},{"name":"stock","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"ProductStatus"},{"name":"category","kind":"scalar","type":"String"},{"name":"imageUrl","kind":"scalar","type":"String","dbName":"image_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"shelf","kind":"scalar","type":"Int"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"titleKey","kind":"scalar","type":"String","dbName":"title_key"},{"name":"categoryKey","kind":"scalar","type":"String","dbName":"category_key"},{"name":"ratingSum","kind":"scalar","type":"Int","dbName":"rating_sum"},{"name":"ratingCount","kind":"scalar","type":"Int","dbName":"rating_count"},{"name":"rating","kind":"scalar","type":"Decimal"},{"name":"store","kind":"object","type":"Store","relationName":"ProductToStore"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderItemToProduct"},{"name":"reviews","kind":"object","type":"Review","relationName":"ProductToReview"}],"dbName":"products","schema":null},"Announcement":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"author","kind":"object","type":"User","relationName":"AnnouncementToUser"}],"dbName":"announcements","schema":null},"Review":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"rating","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"reply","kind":"scalar","type":"String"},{"name":"repliedAt","kind":"scalar","type":"DateTime","dbName":"replied_at"},{"name":"product","kind":"object","type":"Product","relationName":"ProductToReview"},{"name":"author","kind":"object","type":"User","relationName":"ReviewToUser"}],"dbName":"reviews","schema":null},"Order":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"area","kind":"enum","type":"OrderArea"},{"name":"buyerId","kind":"scalar","type":"Int","dbName":"buyer_id"},{"name":"status","kind":"enum","type":"OrderStatus"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"paymentReference","kind":"scalar","type":"String","dbName":"payment_reference"},{"name":"checkoutId","kind":"scalar","type":"Int","dbName":"checkout_id"},{"name":"disputeReason","kind":"scalar","type":"String","dbName":"dispute_reason"},{"name":"buyer","kind":"object","type":"User","relationName":"OrderToUser"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderToOrderItem"},{"name":"stores","kind":"object","type":"OrderStore","relationName":"OrderToOrderStore"}],"dbName":"orders","schema":null},"OrderItem":{"fields":[{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"quantity","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"storeName","kind":"scalar","type":"String","dbName":"store_name"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderItem"},{"name":"product","kind":"object","type":"Product","relationName":"OrderItemToProduct"}],"dbName":"order_items","schema":null},"OrderStore":{"fields":[{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderStore"}],"dbName":"order_stores","schema":null},"Video":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"visibility","kind":"enum","type":"VideoVisibility"},{"name":"status","kind":"enum","type":"VideoStatus"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"duration","kind":"scalar","type":"Float"},{"name":"width","kind":"scalar","type":"Int"},{"name":"height","kind":"scalar","type":"Int"},{"name":"thumbnailUrl","kind":"scalar","type":"String","dbName":"thumbnail_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"likeCount","kind":"scalar","type":"Int","dbName":"like_count"},{"name":"dislikeCount","kind":"scalar","type":"Int","dbName":"dislike_count"},{"name":"commentCount","kind":"scalar","type":"Int","dbName":"comment_count"},{"name":"author","kind":"object","type":"User","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToVideo"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToVideo"},{"name":"views","kind":"object","type":"VideoView","relationName":"VideoToVideoView"},{"name":"share","kind":"object","type":"Share","relationName":"ShareToVideo"}],"dbName":"videos","schema":null},"Rating":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"RatingToVideo"},{"name":"user","kind":"object","type":"User","relationName":"RatingToUser"}],"dbName":"ratings","schema":null},"Comment":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"CommentToVideo"},{"name":"author","kind":"object","type":"User","relationName":"CommentToUser"}],"dbName":"comments","schema":null},"VideoView":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"views","kind":"scalar","type":"Int"},{"name":"video","kind":"object","type":"Video","relationName":"VideoToVideoView"}],"dbName":"video_views","schema":null},"File":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"sha256","kind":"scalar","type":"String"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"owner","kind":"object","type":"User","relationName":"FileToUser"},{"name":"share","kind":"object","type":"Share","relationName":"FileToShare"}],"dbName":"files","schema":null},"FileUsage":{"fields":[{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"files","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"owner","kind":"object","type":"User","relationName":"FileUsageToUser"}],"dbName":"file_usage","schema":null},"Share":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"token","kind":"scalar","type":"String"},{"name":"fileId","kind":"scalar","type":"Int","dbName":"file_id"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"allowDownload","kind":"scalar","type":"Boolean","dbName":"allow_download"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"file","kind":"object","type":"File","relationName":"FileToShare"},{"name":"video","kind":"object","type":"Video","relationName":"ShareToVideo"}],"dbName":"shares","schema":null},"App":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"secretHash","kind":"scalar","type":"Bytes","dbName":"secret_hash"},{"name":"redirectUris","kind":"scalar","type":"String","dbName":"redirect_uris"},{"name":"origins","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"owner","kind":"object","type":"User","relationName":"AppToUser"},{"name":"grants","kind":"object","type":"AppGrant","relationName":"AppToAppGrant"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppToAppDevice"},{"name":"tokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToApp"}],"dbName":"apps","schema":null},"AppGrant":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"AppGrantToUser"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppGrant"},{"name":"sessions","kind":"object","type":"AppSession","relationName":"AppGrantToAppSession"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppDeviceToAppGrant"}],"dbName":"app_grants","schema":null},"AppSession":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"codeHash","kind":"scalar","type":"Bytes","dbName":"code_hash"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeExpiresAt","kind":"scalar","type":"DateTime","dbName":"code_expires_at"},{"name":"codeUsedAt","kind":"scalar","type":"DateTime","dbName":"code_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppGrantToAppSession"},{"name":"refreshTokens","kind":"object","type":"AppRefreshToken","relationName":"AppRefreshTokenToAppSession"},{"name":"accessTokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToAppSession"}],"dbName":"app_sessions","schema":null},"AppRefreshToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sessionId","kind":"scalar","type":"Int","dbName":"session_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"session","kind":"object","type":"AppSession","relationName":"AppRefreshTokenToAppSession"}],"dbName":"app_refresh_tokens","schema":null},"AppDevice":{"fields":[{"name":"deviceHash","kind":"scalar","type":"Bytes","dbName":"device_hash"},{"name":"userHash","kind":"scalar","type":"Bytes","dbName":"user_hash"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"pause","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"deniedAt","kind":"scalar","type":"DateTime","dbName":"denied_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppDevice"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppDeviceToAppGrant"}],"dbName":"app_devices","schema":null},"JobTurn":{"fields":[{"name":"job","kind":"scalar","type":"String"},{"name":"nextAt","kind":"scalar","type":"DateTime","dbName":"next_at"}],"dbName":"job_turns","schema":null},"BackupLease":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"backup_leases","schema":null},"Backup":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"snapshotAt","kind":"scalar","type":"DateTime","dbName":"snapshot_at"}],"dbName":"backups","schema":null},"PostponedRemoval":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"postponed_removals","schema":null},"RateLimit":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_limits","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","user","owner","app","grant","session","refreshTokens","accessTokens","_count","sessions","devices","grants","tokens","appSession","keys","apps","appGrants","totpFactor","recoveryCodes","passkeys","identities","topics","board","author","topic","replies","reads","topicReads","questions","category","question","bestOf","answer","votes","bestAnswer","answers","search","idempotencyKeys","store","buyer","items","order","stores","product","reviews","products","orders","video","comments","ratings","views","share","file","videos","announcements","files","fileUsage","reporter","handler","reportsMade","reportsAbout","reportsHandled","editor","revisions","edits","mails","emailTokens","creator","invitations","exports","User.findUnique","User.findUniqueOrThrow","User.findFirst","User.findFirstOrThrow","User.findMany","data","User.createOne","User.createMany","User.createManyAndReturn","User.updateOne","User.updateMany","User.updateManyAndReturn","create","update","User.upsertOne","User.deleteOne","User.deleteMany","having","_avg","_sum","_min","_max","User.groupBy","User.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Mail.findUnique","Mail.findUniqueOrThrow","Mail.findFirst","Mail.findFirstOrThrow","Mail.findMany","Mail.createOne","Mail.createMany","Mail.createManyAndReturn","Mail.updateOne","Mail.updateMany","Mail.updateManyAndReturn","Mail.upsertOne","Mail.deleteOne","Mail.deleteMany","Mail.groupBy","Mail.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","EmailToken.findUnique","EmailToken.findUniqueOrThrow","EmailToken.findFirst","EmailToken.findFirstOrThrow","EmailToken.findMany","EmailToken.createOne","EmailToken.createMany","EmailToken.createManyAndReturn","EmailToken.updateOne","EmailToken.updateMany","EmailToken.updateManyAndReturn","EmailToken.upsertOne","EmailToken.deleteOne","EmailToken.deleteMany","EmailToken.groupBy","EmailToken.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Report.findUnique","Report.findUniqueOrThrow","Report.findFirst","Report.findFirstOrThrow","Report.findMany","Report.createOne","Report.createMany","Report.createManyAndReturn","Report.updateOne","Report.updateMany","Report.updateManyAndReturn","Report.upsertOne","Report.deleteOne","Report.deleteMany","Report.groupBy","Report.aggregate","Revision.findUnique","Revision.findUniqueOrThrow","Revision.findFirst","Revision.findFirstOrThrow","Revision.findMany","Revision.createOne","Revision.createMany","Revision.createManyAndReturn","Revision.updateOne","Revision.updateMany","Revision.updateManyAndReturn","Revision.upsertOne","Revision.deleteOne","Revision.deleteMany","Revision.groupBy","Revision.aggregate","Removal.findUnique","Removal.findUniqueOrThrow","Removal.findFirst","Removal.findFirstOrThrow","Removal.findMany","Removal.createOne","Removal.createMany","Removal.createManyAndReturn","Removal.updateOne","Removal.updateMany","Removal.updateManyAndReturn","Removal.upsertOne","Removal.deleteOne","Removal.deleteMany","Removal.groupBy","Removal.aggregate","Export.findUnique","Export.findUniqueOrThrow","Export.findFirst","Export.findFirstOrThrow","Export.findMany","Export.createOne","Export.createMany","Export.createManyAndReturn","Export.updateOne","Export.updateMany","Export.updateManyAndReturn","Export.upsertOne","Export.deleteOne","Export.deleteMany","Export.groupBy","Export.aggregate","Board.findUnique","Board.findUniqueOrThrow","Board.findFirst","Board.findFirstOrThrow","Board.findMany","Board.createOne","Board.createMany","Board.createManyAndReturn","Board.updateOne","Board.updateMany","Board.updateManyAndReturn","Board.upsertOne","Board.deleteOne","Board.deleteMany","Board.groupBy","Board.aggregate","Topic.findUnique","Topic.findUniqueOrThrow","Topic.findFirst","Topic.findFirstOrThrow","Topic.findMany","Topic.createOne","Topic.createMany","Topic.createManyAndReturn","Topic.updateOne","Topic.updateMany","Topic.updateManyAndReturn","Topic.upsertOne","Topic.deleteOne","Topic.deleteMany","Topic.groupBy","Topic.aggregate","Reply.findUnique","Reply.findUniqueOrThrow","Reply.findFirst","Reply.findFirstOrThrow","Reply.findMany","Reply.createOne","Reply.createMany","Reply.createManyAndReturn","Reply.updateOne","Reply.updateMany","Reply.updateManyAndReturn","Reply.upsertOne","Reply.deleteOne","Reply.deleteMany","Reply.groupBy","Reply.aggregate","TopicRead.findUnique","TopicRead.findUniqueOrThrow","TopicRead.findFirst","TopicRead.findFirstOrThrow","TopicRead.findMany","TopicRead.createOne","TopicRead.createMany","TopicRead.createManyAndReturn","TopicRead.updateOne","TopicRead.updateMany","TopicRead.updateManyAndReturn","TopicRead.upsertOne","TopicRead.deleteOne","TopicRead.deleteMany","TopicRead.groupBy","TopicRead.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","TotpFactor.findUnique","TotpFactor.findUniqueOrThrow","TotpFactor.findFirst","TotpFactor.findFirstOrThrow","TotpFactor.findMany","TotpFactor.createOne","TotpFactor.createMany","TotpFactor.createManyAndReturn","TotpFactor.updateOne","TotpFactor.updateMany","TotpFactor.updateManyAndReturn","TotpFactor.upsertOne","TotpFactor.deleteOne","TotpFactor.deleteMany","TotpFactor.groupBy","TotpFactor.aggregate","RecoveryCode.findUnique","RecoveryCode.findUniqueOrThrow","RecoveryCode.findFirst","RecoveryCode.findFirstOrThrow","RecoveryCode.findMany","RecoveryCode.createOne","RecoveryCode.createMany","RecoveryCode.createManyAndReturn","RecoveryCode.updateOne","RecoveryCode.updateMany","RecoveryCode.updateManyAndReturn","RecoveryCode.upsertOne","RecoveryCode.deleteOne","RecoveryCode.deleteMany","RecoveryCode.groupBy","RecoveryCode.aggregate","Passkey.findUnique","Passkey.findUniqueOrThrow","Passkey.findFirst","Passkey.findFirstOrThrow","Passkey.findMany","Passkey.createOne","Passkey.createMany","Passkey.createManyAndReturn","Passkey.updateOne","Passkey.updateMany","Passkey.updateManyAndReturn","Passkey.upsertOne","Passkey.deleteOne","Passkey.deleteMany","Passkey.groupBy","Passkey.aggregate","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","Secret.findUnique","Secret.findUniqueOrThrow","Secret.findFirst","Secret.findFirstOrThrow","Secret.findMany","Secret.createOne","Secret.createMany","Secret.createManyAndReturn","Secret.updateOne","Secret.updateMany","Secret.updateManyAndReturn","Secret.upsertOne","Secret.deleteOne","Secret.deleteMany","Secret.groupBy","Secret.aggregate","Category.findUnique","Category.findUniqueOrThrow","Category.findFirst","Category.findFirstOrThrow","Category.findMany","Category.createOne","Category.createMany","Category.createManyAndReturn","Category.updateOne","Category.updateMany","Category.updateManyAndReturn","Category.upsertOne","Category.deleteOne","Category.deleteMany","Category.groupBy","Category.aggregate","Question.findUnique","Question.findUniqueOrThrow","Question.findFirst","Question.findFirstOrThrow","Question.findMany","Question.createOne","Question.createMany","Question.createManyAndReturn","Question.updateOne","Question.updateMany","Question.updateManyAndReturn","Question.upsertOne","Question.deleteOne","Question.deleteMany","Question.groupBy","Question.aggregate","Answer.findUnique","Answer.findUniqueOrThrow","Answer.findFirst","Answer.findFirstOrThrow","Answer.findMany","Answer.createOne","Answer.createMany","Answer.createManyAndReturn","Answer.updateOne","Answer.updateMany","Answer.updateManyAndReturn","Answer.upsertOne","Answer.deleteOne","Answer.deleteMany","Answer.groupBy","Answer.aggregate","Vote.findUnique","Vote.findUniqueOrThrow","Vote.findFirst","Vote.findFirstOrThrow","Vote.findMany","Vote.createOne","Vote.createMany","Vote.createManyAndReturn","Vote.updateOne","Vote.updateMany","Vote.updateManyAndReturn","Vote.upsertOne","Vote.deleteOne","Vote.deleteMany","Vote.groupBy","Vote.aggregate","QuestionSearch.findUnique","QuestionSearch.findUniqueOrThrow","QuestionSearch.findFirst","QuestionSearch.findFirstOrThrow","QuestionSearch.findMany","QuestionSearch.updateOne","QuestionSearch.updateMany","QuestionSearch.updateManyAndReturn","QuestionSearch.deleteOne","QuestionSearch.deleteMany","QuestionSearch.groupBy","QuestionSearch.aggregate","SearchEntry.findUnique","SearchEntry.findUniqueOrThrow","SearchEntry.findFirst","SearchEntry.findFirstOrThrow","SearchEntry.findMany","SearchEntry.updateOne","SearchEntry.updateMany","SearchEntry.updateManyAndReturn","SearchEntry.deleteOne","SearchEntry.deleteMany","SearchEntry.groupBy","SearchEntry.aggregate","SearchVocabulary.findUnique","SearchVocabulary.findUniqueOrThrow","SearchVocabulary.findFirst","SearchVocabulary.findFirstOrThrow","SearchVocabulary.findMany","SearchVocabulary.createOne","SearchVocabulary.createMany","SearchVocabulary.createManyAndReturn","SearchVocabulary.updateOne","SearchVocabulary.updateMany","SearchVocabulary.updateManyAndReturn","SearchVocabulary.upsertOne","SearchVocabulary.deleteOne","SearchVocabulary.deleteMany","SearchVocabulary.groupBy","SearchVocabulary.aggregate","Store.findUnique","Store.findUniqueOrThrow","Store.findFirst","Store.findFirstOrThrow","Store.findMany","Store.createOne","Store.createMany","Store.createManyAndReturn","Store.updateOne","Store.updateMany","Store.updateManyAndReturn","Store.upsertOne","Store.deleteOne","Store.deleteMany","Store.groupBy","Store.aggregate","Product.findUnique","Product.findUniqueOrThrow","Product.findFirst","Product.findFirstOrThrow","Product.findMany","Product.createOne","Product.createMany","Product.createManyAndReturn","Product.updateOne","Product.updateMany","Product.updateManyAndReturn","Product.upsertOne","Product.deleteOne","Product.deleteMany","Product.groupBy","Product.aggregate","Announcement.findUnique","Announcement.findUniqueOrThrow","Announcement.findFirst","Announcement.findFirstOrThrow","Announcement.findMany","Announcement.createOne","Announcement.createMany","Announcement.createManyAndReturn","Announcement.updateOne","Announcement.updateMany","Announcement.updateManyAndReturn","Announcement.upsertOne","Announcement.deleteOne","Announcement.deleteMany","Announcement.groupBy","Announcement.aggregate","Review.findUnique","Review.findUniqueOrThrow","Review.findFirst","Review.findFirstOrThrow","Review.findMany","Review.createOne","Review.createMany","Review.createManyAndReturn","Review.updateOne","Review.updateMany","Review.updateManyAndReturn","Review.upsertOne","Review.deleteOne","Review.deleteMany","Review.groupBy","Review.aggregate","Order.findUnique","Order.findUniqueOrThrow","Order.findFirst","Order.findFirstOrThrow","Order.findMany","Order.createOne","Order.createMany","Order.createManyAndReturn","Order.updateOne","Order.updateMany","Order.updateManyAndReturn","Order.upsertOne","Order.deleteOne","Order.deleteMany","Order.groupBy","Order.aggregate","OrderItem.findUnique","OrderItem.findUniqueOrThrow","OrderItem.findFirst","OrderItem.findFirstOrThrow","OrderItem.findMany","OrderItem.createOne","OrderItem.createMany","OrderItem.createManyAndReturn","OrderItem.updateOne","OrderItem.updateMany","OrderItem.updateManyAndReturn","OrderItem.upsertOne","OrderItem.deleteOne","OrderItem.deleteMany","OrderItem.groupBy","OrderItem.aggregate","OrderStore.findUnique","OrderStore.findUniqueOrThrow","OrderStore.findFirst","OrderStore.findFirstOrThrow","OrderStore.findMany","OrderStore.createOne","OrderStore.createMany","OrderStore.createManyAndReturn","OrderStore.updateOne","OrderStore.updateMany","OrderStore.updateManyAndReturn","OrderStore.upsertOne","OrderStore.deleteOne","OrderStore.deleteMany","OrderStore.groupBy","OrderStore.aggregate","Video.findUnique","Video.findUniqueOrThrow","Video.findFirst","Video.findFirstOrThrow","Video.findMany","Video.createOne","Video.createMany","Video.createManyAndReturn","Video.updateOne","Video.updateMany","Video.updateManyAndReturn","Video.upsertOne","Video.deleteOne","Video.deleteMany","Video.groupBy","Video.aggregate","Rating.findUnique","Rating.findUniqueOrThrow","Rating.findFirst","Rating.findFirstOrThrow","Rating.findMany","Rating.createOne","Rating.createMany","Rating.createManyAndReturn","Rating.updateOne","Rating.updateMany","Rating.updateManyAndReturn","Rating.upsertOne","Rating.deleteOne","Rating.deleteMany","Rating.groupBy","Rating.aggregate","Comment.findUnique","Comment.findUniqueOrThrow","Comment.findFirst","Comment.findFirstOrThrow","Comment.findMany","Comment.createOne","Comment.createMany","Comment.createManyAndReturn","Comment.updateOne","Comment.updateMany","Comment.updateManyAndReturn","Comment.upsertOne","Comment.deleteOne","Comment.deleteMany","Comment.groupBy","Comment.aggregate","VideoView.findUnique","VideoView.findUniqueOrThrow","VideoView.findFirst","VideoView.findFirstOrThrow","VideoView.findMany","VideoView.createOne","VideoView.createMany","VideoView.createManyAndReturn","VideoView.updateOne","VideoView.updateMany","VideoView.updateManyAndReturn","VideoView.upsertOne","VideoView.deleteOne","VideoView.deleteMany","VideoView.groupBy","VideoView.aggregate","File.findUnique","File.findUniqueOrThrow","File.findFirst","File.findFirstOrThrow","File.findMany","File.createOne","File.createMany","File.createManyAndReturn","File.updateOne","File.updateMany","File.updateManyAndReturn","File.upsertOne","File.deleteOne","File.deleteMany","File.groupBy","File.aggregate","FileUsage.findUnique","FileUsage.findUniqueOrThrow","FileUsage.findFirst","FileUsage.findFirstOrThrow","FileUsage.findMany","FileUsage.createOne","FileUsage.createMany","FileUsage.createManyAndReturn","FileUsage.updateOne","FileUsage.updateMany","FileUsage.updateManyAndReturn","FileUsage.upsertOne","FileUsage.deleteOne","FileUsage.deleteMany","FileUsage.groupBy","FileUsage.aggregate","Share.findUnique","Share.findUniqueOrThrow","Share.findFirst","Share.findFirstOrThrow","Share.findMany","Share.createOne","Share.createMany","Share.createManyAndReturn","Share.updateOne","Share.updateMany","Share.updateManyAndReturn","Share.upsertOne","Share.deleteOne","Share.deleteMany","Share.groupBy","Share.aggregate","App.findUnique","App.findUniqueOrThrow","App.findFirst","App.findFirstOrThrow","App.findMany","App.createOne","App.createMany","App.createManyAndReturn","App.updateOne","App.updateMany","App.updateManyAndReturn","App.upsertOne","App.deleteOne","App.deleteMany","App.groupBy","App.aggregate","AppGrant.findUnique","AppGrant.findUniqueOrThrow","AppGrant.findFirst","AppGrant.findFirstOrThrow","AppGrant.findMany","AppGrant.createOne","AppGrant.createMany","AppGrant.createManyAndReturn","AppGrant.updateOne","AppGrant.updateMany","AppGrant.updateManyAndReturn","AppGrant.upsertOne","AppGrant.deleteOne","AppGrant.deleteMany","AppGrant.groupBy","AppGrant.aggregate","AppSession.findUnique","AppSession.findUniqueOrThrow","AppSession.findFirst","AppSession.findFirstOrThrow","AppSession.findMany","AppSession.createOne","AppSession.createMany","AppSession.createManyAndReturn","AppSession.updateOne","AppSession.updateMany","AppSession.updateManyAndReturn","AppSession.upsertOne","AppSession.deleteOne","AppSession.deleteMany","AppSession.groupBy","AppSession.aggregate","AppRefreshToken.findUnique","AppRefreshToken.findUniqueOrThrow","AppRefreshToken.findFirst","AppRefreshToken.findFirstOrThrow","AppRefreshToken.findMany","AppRefreshToken.createOne","AppRefreshToken.createMany","AppRefreshToken.createManyAndReturn","AppRefreshToken.updateOne","AppRefreshToken.updateMany","AppRefreshToken.updateManyAndReturn","AppRefreshToken.upsertOne","AppRefreshToken.deleteOne","AppRefreshToken.deleteMany","AppRefreshToken.groupBy","AppRefreshToken.aggregate","AppDevice.findUnique","AppDevice.findUniqueOrThrow","AppDevice.findFirst","AppDevice.findFirstOrThrow","AppDevice.findMany","AppDevice.createOne","AppDevice.createMany","AppDevice.createManyAndReturn","AppDevice.updateOne","AppDevice.updateMany","AppDevice.updateManyAndReturn","AppDevice.upsertOne","AppDevice.deleteOne","AppDevice.deleteMany","AppDevice.groupBy","AppDevice.aggregate","JobTurn.findUnique","JobTurn.findUniqueOrThrow","JobTurn.findFirst","JobTurn.findFirstOrThrow","JobTurn.findMany","JobTurn.createOne","JobTurn.createMany","JobTurn.createManyAndReturn","JobTurn.updateOne","JobTurn.updateMany","JobTurn.updateManyAndReturn","JobTurn.upsertOne","JobTurn.deleteOne","JobTurn.deleteMany","JobTurn.groupBy","JobTurn.aggregate","BackupLease.findUnique","BackupLease.findUniqueOrThrow","BackupLease.findFirst","BackupLease.findFirstOrThrow","BackupLease.findMany","BackupLease.createOne","BackupLease.createMany","BackupLease.createManyAndReturn","BackupLease.updateOne","BackupLease.updateMany","BackupLease.updateManyAndReturn","BackupLease.upsertOne","BackupLease.deleteOne","BackupLease.deleteMany","BackupLease.groupBy","BackupLease.aggregate","Backup.findUnique","Backup.findUniqueOrThrow","Backup.findFirst","Backup.findFirstOrThrow","Backup.findMany","Backup.createOne","Backup.createMany","Backup.createManyAndReturn","Backup.updateOne","Backup.updateMany","Backup.updateManyAndReturn","Backup.upsertOne","Backup.deleteOne","Backup.deleteMany","Backup.groupBy","Backup.aggregate","PostponedRemoval.findUnique","PostponedRemoval.findUniqueOrThrow","PostponedRemoval.findFirst","PostponedRemoval.findFirstOrThrow","PostponedRemoval.findMany","PostponedRemoval.createOne","PostponedRemoval.createMany","PostponedRemoval.createManyAndReturn","PostponedRemoval.updateOne","PostponedRemoval.updateMany","PostponedRemoval.updateManyAndReturn","PostponedRemoval.upsertOne","PostponedRemoval.deleteOne","PostponedRemoval.deleteMany","PostponedRemoval.groupBy","PostponedRemoval.aggregate","RateLimit.findUnique","RateLimit.findUniqueOrThrow","RateLimit.findFirst","RateLimit.findFirstOrThrow","RateLimit.findMany","RateLimit.createOne","RateLimit.createMany","RateLimit.createManyAndReturn","RateLimit.updateOne","RateLimit.updateMany","RateLimit.updateManyAndReturn","RateLimit.upsertOne","RateLimit.deleteOne","RateLimit.deleteMany","RateLimit.groupBy","RateLimit.aggregate","AND","OR","NOT","key","points","expire","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","at","id","snapshotAt","leasedUntil","job","nextAt","deviceHash","userHash","appId","scopes","pause","askedAt","grantId","deniedAt","createdAt","expiresAt","Scope","has","hasEvery","hasSome","hash","sessionId","usedAt","codeHash","codeChallenge","redirectUri","codeExpiresAt","codeUsedAt","userId","ownerId","name","clientId","secretHash","redirectUris","origins","token","fileId","videoId","passwordHash","allowDownload","bytes","mimeType","size","sha256","objectKey","updatedAt","nameKey","authorId","content","value","title","description","VideoVisibility","visibility","VideoStatus","status","duration","width","height","thumbnailUrl","likeCount","dislikeCount","commentCount","storeId","orderId","productId","price","quantity","storeName","OrderArea","area","buyerId","OrderStatus","paidAt","paymentReference","checkoutId","disputeReason","rating","body","reply","repliedAt","until","slug","sku","regularPrice","stock","ProductStatus","imageUrl","deletedAt","shelf","listed","titleKey","categoryKey","ratingSum","ratingCount","StoreStatus","reopens","word","type","contentId","threadType","threadId","type_contentId","questionId","answerId","voteScore","categoryId","QuestionStatus","bestAnswerId","answerCount","every","some","none","issuer","subject","lastUsedAt","credentialId","publicKey","counter","transports","secret","lastStep","wrongCodes","blockedUntil","sid","sess","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","topicId","replyId","readAt","boardId","isSticky","isLocked","replyCount","lastReplyAt","lastReplyUserId","position","state","attempts","parts","partsTotal","records","missing","fault","endedAt","targetType","targetId","parentId","excerpt","memory","isPrivate","actorId","reason","targetType_targetId","number","editorId","reporterId","note","ReportStatus","handlerId","resolutionNote","claimedAt","resolvedAt","action","requestId","details","operation","request","purpose","email","creatorId","maxUses","uses","kind","recipient","dueAt","givenUpAt","prefix","revokedAt","appSessionId","username","emailVerifiedAt","pendingEmail","Role","role","suspendedAt","suspendedUntil","suspendedFor","silencedAt","silencedUntil","silencedFor","reportMailedAt","approvedPosts","awaitsApproval","deleteAt","twoFactors","displayName","about","location","website","targetType_targetId_number","videoId_userId","productId_authorId","storeId_orderId","orderId_productId","userId_operation_key","id_questionId","answerId_userId","bestAnswerId_id","userId_topicId","issuer_subject","userId_hash","userId_appId","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "9BiIBLgGOxAAAMUMACARAADGDAAgEgAAxwwAIBMAAMgMACAUAADJDAAgFQAAygwAIBYAAMsMACAXAACnDAAgGwAAzAwAIB0AAM0MACAeAACUDAAgIwAAzwwAICUAAM4MACAnAADQDAAgLAAA0QwAIC4AANUMACAwAADSDAAgMgAA1AwAIDMAANcMACA3AADTDAAgOAAA1gwAIDkAANgMACA6AADZDAAgPQAA2gwAID4AANoMACA_AADaDAAgQQAA2wwAIEIAANsMACBDAADcDAAgRAAA3QwAIEYAAN4MACBHAADfDAAgiAcAAMMMADCJBwAAqgEAEIoHAADDDAAwmgcCAAAAAacHQACuCwAhvwcBAM8LACHxB0AA0AsAIccIAQAAAAHSCAEAAAAB0whAANALACHUCAEAzwsAIdYIAADEDNYIItcIQADQCwAh2AhAANALACHZCAEAzwsAIdoIQADQCwAh2whAANALACHcCAEAzwsAId0IQADQCwAh3ggCAKcLACHfCCAA0QsAIeAIQADQCwAh4QggANELACHiCAEAzwsAIeMIAQDPCwAh5AgBAM8LACHlCAEAzwsAIQEAAAABACASAwAA2gsAIAUAAKoNACAPAACrDQAgiAcAAKkNADCJBwAAAwAQigcAAKkNADCaBwIApwsAIaEHAgCHDAAhogcAALcLACCnB0AArgsAIagHQADQCwAhrQcAAZcMACG1BwIApwsAIbcHAQCmCwAhjAhAANALACHPCAEApgsAIdAIQADQCwAh0QgCAIcMACEIAwAA8A4AIAUAAKEWACAPAACjFgAgoQcAAKwNACCoBwAArA0AIIwIAACsDQAg0AgAAKwNACDRCAAArA0AIBIDAADaCwAgBQAAqg0AIA8AAKsNACCIBwAAqQ0AMIkHAAADABCKBwAAqQ0AMJoHAgAAAAGhBwIAhwwAIaIHAAC3CwAgpwdAAK4LACGoB0AA0AsAIa0HAAEAAAG1BwIApwsAIbcHAQCmCwAhjAhAANALACHPCAEApgsAIdAIQADQCwAh0QgCAIcMACEDAAAAAwAgAQAABAAwAgAABQAgDwQAANoLACAMAACdDQAgDQAAxwwAIA4AAMUMACCIBwAAmw0AMIkHAAAHABCKBwAAmw0AMJoHAgCnCwAhpwdAAK4LACG2BwIApwsAIbcHAQCmCwAhuAcBAKYLACG5BwABnA0AIboHAADJCwAguwcAAMkLACABAAAABwAgDAMAANoLACAFAACfDQAgCwAAqA0AIAwAAJ0NACCIBwAApw0AMIkHAAAJABCKBwAApw0AMJoHAgCnCwAhoQcCAKcLACGiBwAAtwsAIKcHQACuCwAhtQcCAKcLACEEAwAA8A4AIAUAAKEWACALAAClFgAgDAAAoBYAIA0DAADaCwAgBQAAnw0AIAsAAKgNACAMAACdDQAgiAcAAKcNADCJBwAACQAQigcAAKcNADCaBwIAAAABoQcCAKcLACGiBwAAtwsAIKcHQACuCwAhtQcCAKcLACHyCAAApg0AIAMAAAAJACABAAAKADACAAALACAQBgAApA0AIAgAAKUNACAJAADFDAAgiAcAAKMNADCJBwAADQAQigcAAKMNADCaBwIApwsAIaIHAAC3CwAgpQcCAKcLACGnB0AArgsAIagHQACuCwAhsAcAAZwNACGxBwEAzwsAIbIHAQDPCwAhswdAANALACG0B0AA0AsAIQgGAACiFgAgCAAApBYAIAkAAPgVACCwBwAArA0AILEHAACsDQAgsgcAAKwNACCzBwAArA0AILQHAACsDQAgEAYAAKQNACAIAAClDQAgCQAAxQwAIIgHAACjDQAwiQcAAA0AEIoHAACjDQAwmgcCAAAAAaIHAAC3CwAgpQcCAKcLACGnB0AArgsAIagHQACuCwAhsAcAAQAAAbEHAQDPCwAhsgcBAM8LACGzB0AA0AsAIbQHQADQCwAhAwAAAA0AIAEAAA4AMAIAAA8AIAgHAACiDQAgiAcAAKENADCJBwAAEQAQigcAAKENADCnB0AArgsAIa0HAAGXDAAhrgcCAKcLACGvB0AA0AsAIQIHAACjFgAgrwcAAKwNACAIBwAAog0AIIgHAAChDQAwiQcAABEAEIoHAAChDQAwpwdAAK4LACGtBwABAAABrgcCAKcLACGvB0AA0AsAIQMAAAARACABAAASADACAAATACADAAAAAwAgAQAABAAwAgAABQAgAQAAABEAIAEAAAADACAPBQAAnw0AIAYAAKANACCIBwAAng0AMIkHAAAYABCKBwAAng0AMJ8HAAGXDAAhoAcAAZcMACGhBwIApwsAIaIHAAC3CwAgowcCAKcLACGkB0AA0AsAIaUHAgCHDAAhpgdAANALACGnB0AArgsAIagHQACuCwAhBQUAAKEWACAGAACiFgAgpAcAAKwNACClBwAArA0AIKYHAACsDQAgDwUAAJ8NACAGAACgDQAgiAcAAJ4NADCJBwAAGAAQigcAAJ4NADCfBwABAAABoAcAAQAAAaEHAgCnCwAhogcAALcLACCjBwIApwsAIaQHQADQCwAhpQcCAIcMACGmB0AA0AsAIacHQACuCwAhqAdAAK4LACEDAAAAGAAgAQAAGQAwAgAAGgAgAQAAAAkAIAEAAAANACABAAAAGAAgAwAAABgAIAEAABkAMAIAABoAIAMAAAADACABAAAEADACAAAFACABAAAACQAgAQAAABgAIAEAAAADACABAAAADQAgBQQAAPAOACAMAACgFgAgDQAA-hUAIA4AAPgVACC5BwAArA0AIA8EAADaCwAgDAAAnQ0AIA0AAMcMACAOAADFDAAgiAcAAJsNADCJBwAABwAQigcAAJsNADCaBwIAAAABpwdAAK4LACG2BwIApwsAIbcHAQCmCwAhuAcBAAAAAbkHAAGcDQAhugcAAMkLACC7BwAAyQsAIAMAAAAHACABAAAlADACAAAmACADAAAACQAgAQAACgAwAgAACwAgCgMAANoLACCIBwAAnAwAMIkHAAApABCKBwAAnAwAMKcHQACuCwAhtQcCAKcLACGRCAEApgsAIZIIBADZCwAhkwgCAKcLACGUCEAA0AsAIQEAAAApACAHAwAA2gsAIIgHAACaDQAwiQcAACsAEIoHAACaDQAwrQcAAZcMACGvB0AA0AsAIbUHAgCnCwAhAgMAAPAOACCvBwAArA0AIAgDAADaCwAgiAcAAJoNADCJBwAAKwAQigcAAJoNADCtBwABlwwAIa8HQADQCwAhtQcCAKcLACHxCAAAmQ0AIAMAAAArACABAAAsADACAAAtACANAwAA2gsAIIgHAACYDQAwiQcAAC8AEIoHAACYDQAwmgcCAKcLACGnB0AArgsAIbUHAgCnCwAhtwcBAKYLACGMCEAA0AsAIY0IAAGXDAAhjggAAZcMACGPCAQA2QsAIZAIAADJCwAgAgMAAPAOACCMCAAArA0AIA0DAADaCwAgiAcAAJgNADCJBwAALwAQigcAAJgNADCaBwIAAAABpwdAAK4LACG1BwIApwsAIbcHAQCmCwAhjAhAANALACGNCAABAAABjggAAZcMACGPCAQA2QsAIZAIAADJCwAgAwAAAC8AIAEAADAAMAIAADEAIAoDAADaCwAgiAcAAJcNADCJBwAAMwAQigcAAJcNADCaBwIApwsAIacHQACuCwAhtQcCAKcLACGKCAEApgsAIYsIAQCmCwAhjAhAANALACECAwAA8A4AIIwIAACsDQAgCwMAANoLACCIBwAAlw0AMIkHAAAzABCKBwAAlw0AMJoHAgAAAAGnB0AArgsAIbUHAgCnCwAhiggBAKYLACGLCAEApgsAIYwIQADQCwAh8AgAAJYNACADAAAAMwAgAQAANAAwAgAANQAgEhgAAJUNACAZAADaCwAgGwAAzAwAIBwAAM0MACCIBwAAlA0AMIkHAAA3ABCKBwAAlA0AMJoHAgCnCwAhpwdAAK4LACHIBwIApwsAIckHAQCmCwAhywcBAKYLACGgCAIApwsAIaEIIADRCwAhogggANELACGjCAIApwsAIaQIQACuCwAhpQgCAKcLACEEGAAAnxYAIBkAAPAOACAbAAD_FQAgHAAAgBYAIBIYAACVDQAgGQAA2gsAIBsAAMwMACAcAADNDAAgiAcAAJQNADCJBwAANwAQigcAAJQNADCaBwIAAAABpwdAAK4LACHIBwIApwsAIckHAQCmCwAhywcBAKYLACGgCAIApwsAIaEIIADRCwAhogggANELACGjCAIApwsAIaQIQACuCwAhpQgCAKcLACEDAAAANwAgAQAAOAAwAgAAOQAgAwAAADcAIAEAADgAMAIAADkAIAEAAAA3ACAKGQAA2gsAIBoAAJINACCIBwAAkw0AMIkHAAA9ABCKBwAAkw0AMJoHAgCnCwAhpwdAAK4LACHIBwIApwsAIckHAQCmCwAhnQgCAKcLACECGQAA8A4AIBoAAJ4WACAKGQAA2gsAIBoAAJINACCIBwAAkw0AMIkHAAA9ABCKBwAAkw0AMJoHAgAAAAGnB0AArgsAIcgHAgCnCwAhyQcBAKYLACGdCAIApwsAIQMAAAA9ACABAAA-ADACAAA_ACAJAwAA2gsAIBoAAJINACCIBwAAkQ0AMIkHAABBABCKBwAAkQ0AMLUHAgCnCwAhnQgCAKcLACGeCAIApwsAIZ8IQACuCwAhAgMAAPAOACAaAACeFgAgCgMAANoLACAaAACSDQAgiAcAAJENADCJBwAAQQAQigcAAJENADC1BwIApwsAIZ0IAgCnCwAhnggCAKcLACGfCEAArgsAIe8IAACQDQAgAwAAAEEAIAEAAEIAMAIAAEMAIAEAAAA9ACABAAAAQQAgAwAAAD0AIAEAAD4AMAIAAD8AIAMAAABBACABAABCADACAABDACARGQAA2gsAIB8AAI0NACAkAACODQAgJQAAzgwAICYAAI8NACCIBwAAiw0AMIkHAABJABCKBwAAiw0AMJoHAgCnCwAhpwdAAK4LACHIBwIApwsAIcsHAQCmCwAh0AcAAIwNhQgi5wcBAKYLACGDCAIAhwwAIYUIAgCHDAAhhggCAKcLACEHGQAA8A4AIB8AAJwWACAkAACbFgAgJQAAgRYAICYAAJ0WACCDCAAArA0AIIUIAACsDQAgEhkAANoLACAfAACNDQAgJAAAjg0AICUAAM4MACAmAACPDQAgiAcAAIsNADCJBwAASQAQigcAAIsNADCaBwIAAAABpwdAAK4LACHIBwIApwsAIcsHAQCmCwAh0AcAAIwNhQgi5wcBAKYLACGDCAIAhwwAIYUIAgCHDAAhhggCAKcLACHuCAAAig0AIAMAAABJACABAABKADACAABLACAHHgAAlAwAIIgHAACTDAAwiQcAAE0AEIoHAACTDAAwmgcCAKcLACG3BwEApgsAIesHAQCmCwAhAQAAAE0AIAMAAABJACABAABKADACAABLACABAAAASQAgDRkAANoLACAgAACLDAAgIQAAhg0AICMAAM8MACCIBwAAhQ0AMIkHAABRABCKBwAAhQ0AMJoHAgCnCwAhpwdAAK4LACHIBwIApwsAIecHAQCmCwAhgAgCAKcLACGCCAIApwsAIQEAAABRACABAAAASQAgCQMAANoLACAiAACJDQAgiAcAAIgNADCJBwAAVAAQigcAAIgNADCnB0AArgsAIbUHAgCnCwAhygcCAKcLACGBCAIApwsAIQIDAADwDgAgIgAAmxYAIAoDAADaCwAgIgAAiQ0AIIgHAACIDQAwiQcAAFQAEIoHAACIDQAwpwdAAK4LACG1BwIApwsAIcoHAgCnCwAhgQgCAKcLACHtCAAAhw0AIAMAAABUACABAABVADACAABWACABAAAAVAAgBBkAAPAOACAgAADYEAAgIQAA2BAAICMAAIIWACAOGQAA2gsAICAAAIsMACAhAACGDQAgIwAAzwwAIIgHAACFDQAwiQcAAFEAEIoHAACFDQAwmgcCAAAAAacHQACuCwAhyAcCAKcLACHnBwEApgsAIYAIAgCnCwAhgggCAKcLACHsCAAAhA0AIAMAAABRACABAABZADACAABaACAFIAAAiwwAIIgHAACKDAAwiQcAAFwAEIoHAACKDAAwgAgCAKcLACEBAAAAXAAgAQAAAFEAIAMAAABRACABAABZADACAABaACADAAAAVAAgAQAAVQAwAgAAVgAgCwMAANoLACCIBwAAgw0AMIkHAABhABCKBwAAgw0AMIsHAQCmCwAhpwdAAK4LACG1BwIApwsAIdAHAgCnCwAh5wcBAKYLACHECAEApgsAIcUIAAGXDAAhAQMAAPAOACAMAwAA2gsAIIgHAACDDQAwiQcAAGEAEIoHAACDDQAwiwcBAKYLACGnB0AArgsAIbUHAgCnCwAh0AcCAKcLACHnBwEApgsAIcQIAQCmCwAhxQgAAZcMACHrCAAAgg0AIAMAAABhACABAABiADACAABjACAPBAAA2gsAIC8AAIENACCIBwAA_wwAMIkHAABlABCKBwAA_wwAMJoHAgCnCwAhpwdAAK4LACG2BwIApwsAIbcHAQCmCwAhzAcBAKYLACHQBwAAgA35ByLrBwEApgsAIfYHAgCnCwAh9wcCAKcLACH5ByAA0QsAIQIEAADwDgAgLwAAmhYAIA8EAADaCwAgLwAAgQ0AIIgHAAD_DAAwiQcAAGUAEIoHAAD_DAAwmgcCAAAAAacHQACuCwAhtgcCAKcLACG3BwEApgsAIcwHAQCmCwAh0AcAAIAN-Qci6wcBAAAAAfYHAgCnCwAh9wcCAKcLACH5ByAA0QsAIQMAAABlACABAABmADACAABnACAcHwEApgsAISgAAP4MACAqAADwDAAgLgAA1QwAIIgHAAD7DAAwiQcAAGkAEIoHAAD7DAAwmgcCAKcLACGnB0AArgsAIbYHAgCHDAAhywcBAKYLACHMBwEApgsAIdAHAAD9DPAHItgHAgCHDAAh2wcQAPoMACHmBxAA-gwAIesHAQDPCwAh7AcBAM8LACHtBxAA_AwAIe4HAgCnCwAh8AcBAM8LACHxB0AA0AsAIfIHAgCnCwAh8wcgANELACH0BwEApgsAIfUHAQCmCwAh9gcCAKcLACH3BwIApwsAIQooAACZFgAgKgAAlRYAIC4AAIgWACC2BwAArA0AINgHAACsDQAg6wcAAKwNACDsBwAArA0AIO0HAACsDQAg8AcAAKwNACDxBwAArA0AIBwfAQCmCwAhKAAA_gwAICoAAPAMACAuAADVDAAgiAcAAPsMADCJBwAAaQAQigcAAPsMADCaBwIAAAABpwdAAK4LACG2BwIAhwwAIcsHAQCmCwAhzAcBAKYLACHQBwAA_QzwByLYBwIAhwwAIdsHEAD6DAAh5gcQAPoMACHrBwEAzwsAIewHAQDPCwAh7QcQAPwMACHuBwIApwsAIfAHAQDPCwAh8QdAANALACHyBwIApwsAIfMHIADRCwAh9AcBAKYLACH1BwEApgsAIfYHAgCnCwAh9wcCAKcLACEDAAAAaQAgAQAAagAwAgAAawAgAQAAAGUAIAwrAAD3DAAgLQAA9AwAIIgHAAD5DAAwiQcAAG4AEIoHAAD5DAAwywcBAKYLACHYBwIAhwwAIdkHAgCnCwAh2gcCAKcLACHbBxAA-gwAIdwHAgCnCwAh3QcBAM8LACEEKwAAmBYAIC0AAJcWACDYBwAArA0AIN0HAACsDQAgDSsAAPcMACAtAAD0DAAgiAcAAPkMADCJBwAAbgAQigcAAPkMADDLBwEApgsAIdgHAgCHDAAh2QcCAKcLACHaBwIApwsAIdsHEAD6DAAh3AcCAKcLACHdBwEAzwsAIeoIAAD4DAAgAwAAAG4AIAEAAG8AMAIAAHAAIAMAAABuACABAABvADACAABwACAGKwAA9wwAIIgHAAD2DAAwiQcAAHMAEIoHAAD2DAAw2AcCAKcLACHZBwIApwsAIQErAACYFgAgBysAAPcMACCIBwAA9gwAMIkHAABzABCKBwAA9gwAMNgHAgCnCwAh2QcCAKcLACHpCAAA9QwAIAMAAABzACABAAB0ADACAAB1ACABAAAAbgAgAQAAAHMAIA4ZAADaCwAgLQAA9AwAIIgHAADzDAAwiQcAAHkAEIoHAADzDAAwmgcCAKcLACGnB0AArgsAIcgHAgCnCwAhywcBAM8LACHaBwIApwsAIeYHAgCnCwAh5wcBAKYLACHoBwEAzwsAIekHQADQCwAhBRkAAPAOACAtAACXFgAgywcAAKwNACDoBwAArA0AIOkHAACsDQAgDxkAANoLACAtAAD0DAAgiAcAAPMMADCJBwAAeQAQigcAAPMMADCaBwIAAAABpwdAAK4LACHIBwIApwsAIcsHAQDPCwAh2gcCAKcLACHmBwIApwsAIecHAQCmCwAh6AcBAM8LACHpB0AA0AsAIegIAADyDAAgAwAAAHkAIAEAAHoAMAIAAHsAIAEAAABuACABAAAAeQAgAQAAAGkAIA8pAADaCwAgKgAA8AwAICwAAPEMACCIBwAA7QwAMIkHAACAAQAQigcAAO0MADCaBwIApwsAIacHQACuCwAh0AcAAO8M4gci3wcAAO4M3wci4AcCAKcLACHiB0AA0AsAIeMHAQDPCwAh5AcCAIcMACHlBwEAzwsAIQcpAADwDgAgKgAAlRYAICwAAJYWACDiBwAArA0AIOMHAACsDQAg5AcAAKwNACDlBwAArA0AIA8pAADaCwAgKgAA8AwAICwAAPEMACCIBwAA7QwAMIkHAACAAQAQigcAAO0MADCaBwIAAAABpwdAAK4LACHQBwAA7wziByLfBwAA7gzfByLgBwIApwsAIeIHQADQCwAh4wcBAM8LACHkBwIAhwwAIeUHAQDPCwAhAwAAAIABACABAACBAQAwAgAAggEAIBkZAADaCwAgMgAA1AwAIDMAANcMACA0AADsDAAgNQAA4wwAIIgHAADoDAAwiQcAAIQBABCKBwAA6AwAMJoHAgCnCwAhpwdAAK4LACHCBwEApgsAIcMHBADZCwAhxQcBAKYLACHIBwIApwsAIcsHAQCmCwAhzAcBAKYLACHOBwAA6QzOByLQBwAA6gzQByLRBwgA6wwAIdIHAgCHDAAh0wcCAIcMACHUBwEAzwsAIdUHAgCnCwAh1gcCAKcLACHXBwIApwsAIQkZAADwDgAgMgAAhxYAIDMAAIoWACA0AACUFgAgNQAAkxYAINEHAACsDQAg0gcAAKwNACDTBwAArA0AINQHAACsDQAgGRkAANoLACAyAADUDAAgMwAA1wwAIDQAAOwMACA1AADjDAAgiAcAAOgMADCJBwAAhAEAEIoHAADoDAAwmgcCAAAAAacHQACuCwAhwgcBAKYLACHDBwQA2QsAIcUHAQAAAAHIBwIApwsAIcsHAQCmCwAhzAcBAKYLACHOBwAA6QzOByLQBwAA6gzQByLRBwgA6wwAIdIHAgCHDAAh0wcCAIcMACHUBwEAzwsAIdUHAgCnCwAh1gcCAKcLACHXBwIApwsAIQMAAACEAQAgAQAAhQEAMAIAAIYBACAKGQAA2gsAIDEAAN4LACCIBwAA5wwAMIkHAACIAQAQigcAAOcMADCaBwIApwsAIacHQACuCwAhvgcCAKcLACHIBwIApwsAIckHAQCmCwAhAhkAAPAOACAxAADnDgAgChkAANoLACAxAADeCwAgiAcAAOcMADCJBwAAiAEAEIoHAADnDAAwmgcCAAAAAacHQACuCwAhvgcCAKcLACHIBwIApwsAIckHAQCmCwAhAwAAAIgBACABAACJAQAwAgAAigEAIAkDAADaCwAgMQAA3gsAIIgHAADmDAAwiQcAAIwBABCKBwAA5gwAMKcHQACuCwAhtQcCAKcLACG-BwIApwsAIcoHAgCnCwAhAgMAAPAOACAxAADnDgAgCgMAANoLACAxAADeCwAgiAcAAOYMADCJBwAAjAEAEIoHAADmDAAwpwdAAK4LACG1BwIApwsAIb4HAgCnCwAhygcCAKcLACHnCAAA5QwAIAMAAACMAQAgAQAAjQEAMAIAAI4BACAGMQAA3gsAIDQCAKcLACGIBwAA3QsAMIkHAACQAQAQigcAAN0LADC-BwIApwsAIQEAAACQAQAgDTEAANMLACA2AADSCwAgiAcAAM4LADCJBwAAkgEAEIoHAADOCwAwmgcCAKcLACGnB0AArgsAIagHQADQCwAhvAcBAKYLACG9BwIAhwwAIb4HAgCHDAAhvwcBAM8LACHAByAA0QsAIQEAAACSAQAgDwQAANoLACA1AADjDAAgiAcAAOIMADCJBwAAlAEAEIoHAADiDAAwmgcCAKcLACGnB0AArgsAIbYHAgCnCwAhtwcBAKYLACHCBwEApgsAIcMHBADZCwAhxAcBAKYLACHFBwEApgsAIcYHQACuCwAhxwcBAKYLACEBAAAAlAEAIAEAAACSAQAgAQAAAIQBACABAAAAiAEAIAEAAACMAQAgAwAAAIgBACABAACJAQAwAgAAigEAIAMAAAB5ACABAAB6ADACAAB7ACAKGQAA2gsAIIgHAADkDAAwiQcAAJwBABCKBwAA5AwAMJoHAgCnCwAhpwdAAK4LACHIBwIApwsAIcsHAQCmCwAh5wcBAKYLACHqB0AA0AsAIQIZAADwDgAg6gcAAKwNACAKGQAA2gsAIIgHAADkDAAwiQcAAJwBABCKBwAA5AwAMJoHAgAAAAGnB0AArgsAIcgHAgCnCwAhywcBAKYLACHnBwEApgsAIeoHQADQCwAhAwAAAJwBACABAACdAQAwAgAAngEAIAMAAACMAQAgAQAAjQEAMAIAAI4BACACBAAA8A4AIDUAAJMWACAPBAAA2gsAIDUAAOMMACCIBwAA4gwAMIkHAACUAQAQigcAAOIMADCaBwIAAAABpwdAAK4LACG2BwIApwsAIbcHAQCmCwAhwgcBAKYLACHDBwQA2QsAIcQHAQCmCwAhxQcBAAAAAcYHQACuCwAhxwcBAKYLACEDAAAAlAEAIAEAAKEBADACAACiAQAgBwQAANoLACA5AgCnCwAhiAcAANgLADCJBwAApAEAEIoHAADYCwAwtgcCAKcLACHBBwQA2QsAIQEAAACkAQAgExkAAMAMACA7AADaCwAgPAAAwAwAIIgHAADgDAAwiQcAAKYBABCKBwAA4AwAMJoHAgCnCwAhpwdAAK4LACHIBwIAhwwAIdAHAADhDL0IIq8IAQCmCwAhsAgCAKcLACG2CAEApgsAIboIAgCnCwAhuwgBAM8LACG9CAIAhwwAIb4IAQDPCwAhvwhAANALACHACEAA0AsAIQkZAADwDgAgOwAA8A4AIDwAAPAOACDIBwAArA0AILsIAACsDQAgvQgAAKwNACC-CAAArA0AIL8IAACsDQAgwAgAAKwNACATGQAAwAwAIDsAANoLACA8AADADAAgiAcAAOAMADCJBwAApgEAEIoHAADgDAAwmgcCAAAAAacHQACuCwAhyAcCAIcMACHQBwAA4Qy9CCKvCAEApgsAIbAIAgCnCwAhtggBAKYLACG6CAIApwsAIbsIAQDPCwAhvQgCAIcMACG-CAEAzwsAIb8IQADQCwAhwAhAANALACEDAAAApgEAIAEAAKcBADACAACoAQAgOxAAAMUMACARAADGDAAgEgAAxwwAIBMAAMgMACAUAADJDAAgFQAAygwAIBYAAMsMACAXAACnDAAgGwAAzAwAIB0AAM0MACAeAACUDAAgIwAAzwwAICUAAM4MACAnAADQDAAgLAAA0QwAIC4AANUMACAwAADSDAAgMgAA1AwAIDMAANcMACA3AADTDAAgOAAA1gwAIDkAANgMACA6AADZDAAgPQAA2gwAID4AANoMACA_AADaDAAgQQAA2wwAIEIAANsMACBDAADcDAAgRAAA3QwAIEYAAN4MACBHAADfDAAgiAcAAMMMADCJBwAAqgEAEIoHAADDDAAwmgcCAKcLACGnB0AArgsAIb8HAQDPCwAh8QdAANALACHHCAEAzwsAIdIIAQCmCwAh0whAANALACHUCAEAzwsAIdYIAADEDNYIItcIQADQCwAh2AhAANALACHZCAEAzwsAIdoIQADQCwAh2whAANALACHcCAEAzwsAId0IQADQCwAh3ggCAKcLACHfCCAA0QsAIeAIQADQCwAh4QggANELACHiCAEAzwsAIeMIAQDPCwAh5AgBAM8LACHlCAEAzwsAIQEAAACqAQAgAQAAAKoBACADAAAApgEAIAEAAKcBADACAACoAQAgAwAAAKYBACABAACnAQAwAgAAqAEAIA4EAADADAAgQAAA2gsAIIgHAADCDAAwiQcAAK8BABCKBwAAwgwAMJkHQACuCwAhmgcCAKcLACG2BwIAhwwAIcsHAQDPCwAh5wcBAKYLACGvCAEApgsAIbAIAgCnCwAhuAgCAKcLACG5CAIApwsAIQQEAADwDgAgQAAA8A4AILYHAACsDQAgywcAAKwNACAPBAAAwAwAIEAAANoLACCIBwAAwgwAMIkHAACvAQAQigcAAMIMADCZB0AArgsAIZoHAgAAAAG2BwIAhwwAIcsHAQDPCwAh5wcBAKYLACGvCAEApgsAIbAIAgCnCwAhuAgCAKcLACG5CAIApwsAIeYIAADBDAAgAwAAAK8BACABAACwAQAwAgAAsQEAIAEAAACqAQAgAwAAAK8BACABAACwAQAwAgAAsQEAIA4DAADADAAgTQAAoQwAIIgHAAC_DAAwiQcAALUBABCKBwAAvwwAMJoHAgCnCwAhpwdAAK4LACG1BwIAhwwAIagIAgCnCwAhrQgBAM8LACHLCAEApgsAIcwIAQCmCwAhzQhAAK4LACHOCEAA0AsAIQQDAADwDgAgtQcAAKwNACCtCAAArA0AIM4IAACsDQAgDgMAAMAMACBNAAChDAAgiAcAAL8MADCJBwAAtQEAEIoHAAC_DAAwmgcCAAAAAacHQACuCwAhtQcCAIcMACGoCAIApwsAIa0IAQDPCwAhywgBAKYLACHMCAEApgsAIc0IQACuCwAhzghAANALACEDAAAAtQEAIAEAALYBADACAAC3AQAgAQAAAKoBACALAwAA2gsAIIgHAAC-DAAwiQcAALoBABCKBwAAvgwAMKcHQACuCwAhqAdAAK4LACGtBwABlwwAIa8HQADQCwAhtQcCAKcLACHGCAEApgsAIccIAQCmCwAhAgMAAPAOACCvBwAArA0AIAsDAADaCwAgiAcAAL4MADCJBwAAugEAEIoHAAC-DAAwpwdAAK4LACGoB0AArgsAIa0HAAEAAAGvB0AA0AsAIbUHAgCnCwAhxggBAKYLACHHCAEApgsAIQMAAAC6AQAgAQAAuwEAMAIAALwBACALRQAA2gsAIIgHAAC9DAAwiQcAAL4BABCKBwAAvQwAMJoHAgCnCwAhpwdAAK4LACGoB0AArgsAIa0HAAGXDAAhyAgCAKcLACHJCAIApwsAIcoIAgCnCwAhAUUAAPAOACALRQAA2gsAIIgHAAC9DAAwiQcAAL4BABCKBwAAvQwAMJoHAgAAAAGnB0AArgsAIagHQACuCwAhrQcAAQAAAcgIAgCnCwAhyQgCAKcLACHKCAIApwsAIQMAAAC-AQAgAQAAvwEAMAIAAMABACATAwAA2gsAIIgHAAC8DAAwiQcAAMIBABCKBwAAvAwAMJoHAgCnCwAhnAdAANALACGkB0AArgsAIagHQADQCwAhtQcCAKcLACHBBwQA2QsAIcUHAQDPCwAhpwgBAKYLACGoCAIApwsAIakIAgCnCwAhqggCAKcLACGrCAQA2QsAIawIAgCnCwAhrQgBAM8LACGuCEAA0AsAIQYDAADwDgAgnAcAAKwNACCoBwAArA0AIMUHAACsDQAgrQgAAKwNACCuCAAArA0AIBMDAADaCwAgiAcAALwMADCJBwAAwgEAEIoHAAC8DAAwmgcCAAAAAZwHQADQCwAhpAdAAK4LACGoB0AA0AsAIbUHAgCnCwAhwQcEANkLACHFBwEAAAABpwgBAKYLACGoCAIApwsAIakIAgCnCwAhqggCAKcLACGrCAQA2QsAIawIAgCnCwAhrQgBAM8LACGuCEAA0AsAIQMAAADCAQAgAQAAwwEAMAIAAMQBACABAAAAAwAgAQAAAAcAIAEAAAAJACABAAAAKwAgAQAAAC8AIAEAAAAzACABAAAANwAgAQAAAD0AIAEAAABBACABAAAASQAgAQAAAFEAIAEAAABUACABAAAAYQAgAQAAAGUAIAEAAACAAQAgAQAAAIQBACABAAAAiAEAIAEAAAB5ACABAAAAnAEAIAEAAACMAQAgAQAAAJQBACABAAAApgEAIAEAAACmAQAgAQAAAKYBACABAAAArwEAIAEAAACvAQAgAQAAALUBACABAAAAugEAIAEAAAC-AQAgAQAAAMIBACABAAAAAQAgMRAAAPgVACARAAD5FQAgEgAA-hUAIBMAAPsVACAUAAD8FQAgFQAA_RUAIBYAAP4VACAXAACiEgAgGwAA_xUAIB0AAIAWACAeAACxEQAgIwAAghYAICUAAIEWACAnAACDFgAgLAAAhBYAIC4AAIgWACAwAACFFgAgMgAAhxYAIDMAAIoWACA3AACGFgAgOAAAiRYAIDkAAIsWACA6AACMFgAgPQAAjRYAID4AAI0WACA_AACNFgAgQQAAjhYAIEIAAI4WACBDAACPFgAgRAAAkBYAIEYAAJEWACBHAACSFgAgvwcAAKwNACDxBwAArA0AIMcIAACsDQAg0wgAAKwNACDUCAAArA0AINcIAACsDQAg2AgAAKwNACDZCAAArA0AINoIAACsDQAg2wgAAKwNACDcCAAArA0AIN0IAACsDQAg4AgAAKwNACDiCAAArA0AIOMIAACsDQAg5AgAAKwNACDlCAAArA0AIAMAAACqAQAgAQAA5QEAMAIAAAEAIAMAAACqAQAgAQAA5QEAMAIAAAEAIAMAAACqAQAgAQAA5QEAMAIAAAEAIDgQAADYFQAgEQAA2RUAIBIAANoVACATAADbFQAgFAAA3BUAIBUAAN0VACAWAADeFQAgFwAA3xUAIBsAAOAVACAdAADhFQAgHgAA4hUAICMAAOQVACAlAADjFQAgJwAA5RUAICwAAOYVACAuAADqFQAgMAAA5xUAIDIAAOkVACAzAADsFQAgNwAA6BUAIDgAAOsVACA5AADtFQAgOgAA7hUAID0AAO8VACA-AADwFQAgPwAA8RUAIEEAAPIVACBCAADzFQAgQwAA9BUAIEQAAPUVACBGAAD2FQAgRwAA9xUAIJoHAgAAAAGnB0AAAAABvwcBAAAAAfEHQAAAAAHHCAEAAAAB0ggBAAAAAdMIQAAAAAHUCAEAAAAB1ggAAADWCALXCEAAAAAB2AhAAAAAAdkIAQAAAAHaCEAAAAAB2whAAAAAAdwIAQAAAAHdCEAAAAAB3ggCAAAAAd8IIAAAAAHgCEAAAAAB4QggAAAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAEBTQAA6QEAIBiaBwIAAAABpwdAAAAAAb8HAQAAAAHxB0AAAAABxwgBAAAAAdIIAQAAAAHTCEAAAAAB1AgBAAAAAdYIAAAA1ggC1whAAAAAAdgIQAAAAAHZCAEAAAAB2ghAAAAAAdsIQAAAAAHcCAEAAAAB3QhAAAAAAd4IAgAAAAHfCCAAAAAB4AhAAAAAAeEIIAAAAAHiCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAABAU0AAOsBADABTQAA6wEAMDgQAADwEgAgEQAA8RIAIBIAAPISACATAADzEgAgFAAA9BIAIBUAAPUSACAWAAD2EgAgFwAA9xIAIBsAAPgSACAdAAD5EgAgHgAA-hIAICMAAPwSACAlAAD7EgAgJwAA_RIAICwAAP4SACAuAACCEwAgMAAA_xIAIDIAAIETACAzAACEEwAgNwAAgBMAIDgAAIMTACA5AACFEwAgOgAAhhMAID0AAIcTACA-AACIEwAgPwAAiRMAIEEAAIoTACBCAACLEwAgQwAAjBMAIEQAAI0TACBGAACOEwAgRwAAjxMAIJoHAgCzDQAhpwdAALgNACG_BwEA3g0AIfEHQADJDQAhxwgBAN4NACHSCAEAsg0AIdMIQADJDQAh1AgBAN4NACHWCAAA7xLWCCLXCEAAyQ0AIdgIQADJDQAh2QgBAN4NACHaCEAAyQ0AIdsIQADJDQAh3AgBAN4NACHdCEAAyQ0AId4IAgCzDQAh3wggAOEOACHgCEAAyQ0AIeEIIADhDgAh4ggBAN4NACHjCAEA3g0AIeQIAQDeDQAh5QgBAN4NACECAAAAAQAgTQAA7gEAIBiaBwIAsw0AIacHQAC4DQAhvwcBAN4NACHxB0AAyQ0AIccIAQDeDQAh0ggBALINACHTCEAAyQ0AIdQIAQDeDQAh1ggAAO8S1ggi1whAAMkNACHYCEAAyQ0AIdkIAQDeDQAh2ghAAMkNACHbCEAAyQ0AIdwIAQDeDQAh3QhAAMkNACHeCAIAsw0AId8IIADhDgAh4AhAAMkNACHhCCAA4Q4AIeIIAQDeDQAh4wgBAN4NACHkCAEA3g0AIeUIAQDeDQAhAgAAAKoBACBNAADwAQAgAgAAAKoBACBNAADwAQAgAwAAAAEAIFQAAOkBACBVAADuAQAgAQAAAAEAIAEAAACqAQAgFgoAAOoSACBaAADrEgAgWwAA7hIAIFwAAO0SACBdAADsEgAgvwcAAKwNACDxBwAArA0AIMcIAACsDQAg0wgAAKwNACDUCAAArA0AINcIAACsDQAg2AgAAKwNACDZCAAArA0AINoIAACsDQAg2wgAAKwNACDcCAAArA0AIN0IAACsDQAg4AgAAKwNACDiCAAArA0AIOMIAACsDQAg5AgAAKwNACDlCAAArA0AIBuIBwAAuAwAMIkHAAD3AQAQigcAALgMADCaBwIAmgsAIacHQACqCwAhvwcBAMILACHxB0AAuAsAIccIAQDCCwAh0ggBAJkLACHTCEAAuAsAIdQIAQDCCwAh1ggAALkM1ggi1whAALgLACHYCEAAuAsAIdkIAQDCCwAh2ghAALgLACHbCEAAuAsAIdwIAQDCCwAh3QhAALgLACHeCAIAmgsAId8IIADLCwAh4AhAALgLACHhCCAAywsAIeIIAQDCCwAh4wgBAMILACHkCAEAwgsAIeUIAQDCCwAhAwAAAKoBACABAAD2AQAwWQAA9wEAIAMAAACqAQAgAQAA5QEAMAIAAAEAIAEAAAAFACABAAAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgDwMAAPINACAFAADzDQAgDwAAwA4AIJoHAgAAAAGhBwIAAAABogcAAPENACCnB0AAAAABqAdAAAAAAa0HAAEAAAG1BwIAAAABtwcBAAAAAYwIQAAAAAHPCAEAAAAB0AhAAAAAAdEIAgAAAAEBTQAA_wEAIAyaBwIAAAABoQcCAAAAAaIHAADxDQAgpwdAAAAAAagHQAAAAAGtBwABAAABtQcCAAAAAbcHAQAAAAGMCEAAAAABzwgBAAAAAdAIQAAAAAHRCAIAAAABAU0AAIECADABTQAAgQIAMAEAAAAHACABAAAADQAgDwMAAO4NACAFAADvDQAgDwAAvg4AIJoHAgCzDQAhoQcCAMoNACGiBwAA7A0AIKcHQAC4DQAhqAdAAMkNACGtBwABxw0AIbUHAgCzDQAhtwcBALINACGMCEAAyQ0AIc8IAQCyDQAh0AhAAMkNACHRCAIAyg0AIQIAAAAFACBNAACGAgAgDJoHAgCzDQAhoQcCAMoNACGiBwAA7A0AIKcHQAC4DQAhqAdAAMkNACGtBwABxw0AIbUHAgCzDQAhtwcBALINACGMCEAAyQ0AIc8IAQCyDQAh0AhAAMkNACHRCAIAyg0AIQIAAAADACBNAACIAgAgAgAAAAMAIE0AAIgCACABAAAABwAgAQAAAA0AIAMAAAAFACBUAAD_AQAgVQAAhgIAIAEAAAAFACABAAAAAwAgCgoAAOUSACBaAADmEgAgWwAA6RIAIFwAAOgSACBdAADnEgAgoQcAAKwNACCoBwAArA0AIIwIAACsDQAg0AgAAKwNACDRCAAArA0AIA-IBwAAtwwAMIkHAACRAgAQigcAALcMADCaBwIAmgsAIaEHAgC5CwAhogcAALcLACCnB0AAqgsAIagHQAC4CwAhrQcAAbYLACG1BwIAmgsAIbcHAQCZCwAhjAhAALgLACHPCAEAmQsAIdAIQAC4CwAh0QgCALkLACEDAAAAAwAgAQAAkAIAMFkAAJECACADAAAAAwAgAQAABAAwAgAABQAgAQAAALcBACABAAAAtwEAIAMAAAC1AQAgAQAAtgEAMAIAALcBACADAAAAtQEAIAEAALYBADACAAC3AQAgAwAAALUBACABAAC2AQAwAgAAtwEAIAsDAADkEgAgTYAAAAABmgcCAAAAAacHQAAAAAG1BwIAAAABqAgCAAAAAa0IAQAAAAHLCAEAAAABzAgBAAAAAc0IQAAAAAHOCEAAAAABAU0AAJkCACAKTYAAAAABmgcCAAAAAacHQAAAAAG1BwIAAAABqAgCAAAAAa0IAQAAAAHLCAEAAAABzAgBAAAAAc0IQAAAAAHOCEAAAAABAU0AAJsCADABTQAAmwIAMAEAAACqAQAgCwMAAOMSACBNgAAAAAGaBwIAsw0AIacHQAC4DQAhtQcCAMoNACGoCAIAsw0AIa0IAQDeDQAhywgBALINACHMCAEAsg0AIc0IQAC4DQAhzghAAMkNACECAAAAtwEAIE0AAJ8CACAKTYAAAAABmgcCALMNACGnB0AAuA0AIbUHAgDKDQAhqAgCALMNACGtCAEA3g0AIcsIAQCyDQAhzAgBALINACHNCEAAuA0AIc4IQADJDQAhAgAAALUBACBNAAChAgAgAgAAALUBACBNAAChAgAgAQAAAKoBACADAAAAtwEAIFQAAJkCACBVAACfAgAgAQAAALcBACABAAAAtQEAIAgKAADeEgAgWgAA3xIAIFsAAOISACBcAADhEgAgXQAA4BIAILUHAACsDQAgrQgAAKwNACDOCAAArA0AIA1NAACeDAAgiAcAALYMADCJBwAAqQIAEIoHAAC2DAAwmgcCAJoLACGnB0AAqgsAIbUHAgC5CwAhqAgCAJoLACGtCAEAwgsAIcsIAQCZCwAhzAgBAJkLACHNCEAAqgsAIc4IQAC4CwAhAwAAALUBACABAACoAgAwWQAAqQIAIAMAAAC1AQAgAQAAtgEAMAIAALcBACABAAAAwAEAIAEAAADAAQAgAwAAAL4BACABAAC_AQAwAgAAwAEAIAMAAAC-AQAgAQAAvwEAMAIAAMABACADAAAAvgEAIAEAAL8BADACAADAAQAgCEUAAN0SACCaBwIAAAABpwdAAAAAAagHQAAAAAGtBwABAAAByAgCAAAAAckIAgAAAAHKCAIAAAABAU0AALECACAHmgcCAAAAAacHQAAAAAGoB0AAAAABrQcAAQAAAcgIAgAAAAHJCAIAAAAByggCAAAAAQFNAACzAgAwAU0AALMCADAIRQAA3BIAIJoHAgCzDQAhpwdAALgNACGoB0AAuA0AIa0HAAHHDQAhyAgCALMNACHJCAIAsw0AIcoIAgCzDQAhAgAAAMABACBNAAC2AgAgB5oHAgCzDQAhpwdAALgNACGoB0AAuA0AIa0HAAHHDQAhyAgCALMNACHJCAIAsw0AIcoIAgCzDQAhAgAAAL4BACBNAAC4AgAgAgAAAL4BACBNAAC4AgAgAwAAAMABACBUAACxAgAgVQAAtgIAIAEAAADAAQAgAQAAAL4BACAFCgAA1xIAIFoAANgSACBbAADbEgAgXAAA2hIAIF0AANkSACAKiAcAALUMADCJBwAAvwIAEIoHAAC1DAAwmgcCAJoLACGnB0AAqgsAIagHQACqCwAhrQcAAbYLACHICAIAmgsAIckIAgCaCwAhyggCAJoLACEDAAAAvgEAIAEAAL4CADBZAAC_AgAgAwAAAL4BACABAAC_AQAwAgAAwAEAIAEAAAC8AQAgAQAAALwBACADAAAAugEAIAEAALsBADACAAC8AQAgAwAAALoBACABAAC7AQAwAgAAvAEAIAMAAAC6AQAgAQAAuwEAMAIAALwBACAIAwAA1hIAIKcHQAAAAAGoB0AAAAABrQcAAQAAAa8HQAAAAAG1BwIAAAABxggBAAAAAccIAQAAAAEBTQAAxwIAIAenB0AAAAABqAdAAAAAAa0HAAEAAAGvB0AAAAABtQcCAAAAAcYIAQAAAAHHCAEAAAABAU0AAMkCADABTQAAyQIAMAgDAADVEgAgpwdAALgNACGoB0AAuA0AIa0HAAHHDQAhrwdAAMkNACG1BwIAsw0AIcYIAQCyDQAhxwgBALINACECAAAAvAEAIE0AAMwCACAHpwdAALgNACGoB0AAuA0AIa0HAAHHDQAhrwdAAMkNACG1BwIAsw0AIcYIAQCyDQAhxwgBALINACECAAAAugEAIE0AAM4CACACAAAAugEAIE0AAM4CACADAAAAvAEAIFQAAMcCACBVAADMAgAgAQAAALwBACABAAAAugEAIAYKAADQEgAgWgAA0RIAIFsAANQSACBcAADTEgAgXQAA0hIAIK8HAACsDQAgCogHAAC0DAAwiQcAANUCABCKBwAAtAwAMKcHQACqCwAhqAdAAKoLACGtBwABtgsAIa8HQAC4CwAhtQcCAJoLACHGCAEAmQsAIccIAQCZCwAhAwAAALoBACABAADUAgAwWQAA1QIAIAMAAAC6AQAgAQAAuwEAMAIAALwBACABAAAAYwAgAQAAAGMAIAMAAABhACABAABiADACAABjACADAAAAYQAgAQAAYgAwAgAAYwAgAwAAAGEAIAEAAGIAMAIAAGMAIAgDAADPEgAgiwcBAAAAAacHQAAAAAG1BwIAAAAB0AcCAAAAAecHAQAAAAHECAEAAAABxQgAAQAAAQFNAADdAgAgB4sHAQAAAAGnB0AAAAABtQcCAAAAAdAHAgAAAAHnBwEAAAABxAgBAAAAAcUIAAEAAAEBTQAA3wIAMAFNAADfAgAwCAMAAM4SACCLBwEAsg0AIacHQAC4DQAhtQcCALMNACHQBwIAsw0AIecHAQCyDQAhxAgBALINACHFCAABxw0AIQIAAABjACBNAADiAgAgB4sHAQCyDQAhpwdAALgNACG1BwIAsw0AIdAHAgCzDQAh5wcBALINACHECAEAsg0AIcUIAAHHDQAhAgAAAGEAIE0AAOQCACACAAAAYQAgTQAA5AIAIAMAAABjACBUAADdAgAgVQAA4gIAIAEAAABjACABAAAAYQAgBQoAAMkSACBaAADKEgAgWwAAzRIAIFwAAMwSACBdAADLEgAgCogHAACzDAAwiQcAAOsCABCKBwAAswwAMIsHAQCZCwAhpwdAAKoLACG1BwIAmgsAIdAHAgCaCwAh5wcBAJkLACHECAEAmQsAIcUIAAG2CwAhAwAAAGEAIAEAAOoCADBZAADrAgAgAwAAAGEAIAEAAGIAMAIAAGMAIAyIBwAAsgwAMIkHAADxAgAQigcAALIMADCZB0AArgsAIZoHAgAAAAGvCAEApgsAIbAIAgCHDAAhtQgCAIcMACG2CAEAzwsAIcEIAQCmCwAhwggBAM8LACHDCAAAoQwAIAEAAADuAgAgAQAAAO4CACAMiAcAALIMADCJBwAA8QIAEIoHAACyDAAwmQdAAK4LACGaBwIApwsAIa8IAQCmCwAhsAgCAIcMACG1CAIAhwwAIbYIAQDPCwAhwQgBAKYLACHCCAEAzwsAIcMIAAChDAAgBLAIAACsDQAgtQgAAKwNACC2CAAArA0AIMIIAACsDQAgAwAAAPECACABAADyAgAwAgAA7gIAIAMAAADxAgAgAQAA8gIAMAIAAO4CACADAAAA8QIAIAEAAPICADACAADuAgAgCZkHQAAAAAGaBwIAAAABrwgBAAAAAbAIAgAAAAG1CAIAAAABtggBAAAAAcEIAQAAAAHCCAEAAAABwwiAAAAAAQFNAAD2AgAgCZkHQAAAAAGaBwIAAAABrwgBAAAAAbAIAgAAAAG1CAIAAAABtggBAAAAAcEIAQAAAAHCCAEAAAABwwiAAAAAAQFNAAD4AgAwAU0AAPgCADAJmQdAALgNACGaBwIAsw0AIa8IAQCyDQAhsAgCAMoNACG1CAIAyg0AIbYIAQDeDQAhwQgBALINACHCCAEA3g0AIcMIgAAAAAECAAAA7gIAIE0AAPsCACAJmQdAALgNACGaBwIAsw0AIa8IAQCyDQAhsAgCAMoNACG1CAIAyg0AIbYIAQDeDQAhwQgBALINACHCCAEA3g0AIcMIgAAAAAECAAAA8QIAIE0AAP0CACACAAAA8QIAIE0AAP0CACADAAAA7gIAIFQAAPYCACBVAAD7AgAgAQAAAO4CACABAAAA8QIAIAkKAADEEgAgWgAAxRIAIFsAAMgSACBcAADHEgAgXQAAxhIAILAIAACsDQAgtQgAAKwNACC2CAAArA0AIMIIAACsDQAgDIgHAACxDAAwiQcAAIQDABCKBwAAsQwAMJkHQACqCwAhmgcCAJoLACGvCAEAmQsAIbAIAgC5CwAhtQgCALkLACG2CAEAwgsAIcEIAQCZCwAhwggBAMILACHDCAAAngwAIAMAAADxAgAgAQAAgwMAMFkAAIQDACADAAAA8QIAIAEAAPICADACAADuAgAgAQAAAKgBACABAAAAqAEAIAMAAACmAQAgAQAApwEAMAIAAKgBACADAAAApgEAIAEAAKcBADACAACoAQAgAwAAAKYBACABAACnAQAwAgAAqAEAIBAZAADCEgAgOwAAwRIAIDwAAMMSACCaBwIAAAABpwdAAAAAAcgHAgAAAAHQBwAAAL0IAq8IAQAAAAGwCAIAAAABtggBAAAAAboIAgAAAAG7CAEAAAABvQgCAAAAAb4IAQAAAAG_CEAAAAABwAhAAAAAAQFNAACMAwAgDZoHAgAAAAGnB0AAAAAByAcCAAAAAdAHAAAAvQgCrwgBAAAAAbAIAgAAAAG2CAEAAAABuggCAAAAAbsIAQAAAAG9CAIAAAABvggBAAAAAb8IQAAAAAHACEAAAAABAU0AAI4DADABTQAAjgMAMAEAAACqAQAgAQAAAKoBACAQGQAAvxIAIDsAAL4SACA8AADAEgAgmgcCALMNACGnB0AAuA0AIcgHAgDKDQAh0AcAAL0SvQgirwgBALINACGwCAIAsw0AIbYIAQCyDQAhuggCALMNACG7CAEA3g0AIb0IAgDKDQAhvggBAN4NACG_CEAAyQ0AIcAIQADJDQAhAgAAAKgBACBNAACTAwAgDZoHAgCzDQAhpwdAALgNACHIBwIAyg0AIdAHAAC9Er0IIq8IAQCyDQAhsAgCALMNACG2CAEAsg0AIboIAgCzDQAhuwgBAN4NACG9CAIAyg0AIb4IAQDeDQAhvwhAAMkNACHACEAAyQ0AIQIAAACmAQAgTQAAlQMAIAIAAACmAQAgTQAAlQMAIAEAAACqAQAgAQAAAKoBACADAAAAqAEAIFQAAIwDACBVAACTAwAgAQAAAKgBACABAAAApgEAIAsKAAC4EgAgWgAAuRIAIFsAALwSACBcAAC7EgAgXQAAuhIAIMgHAACsDQAguwgAAKwNACC9CAAArA0AIL4IAACsDQAgvwgAAKwNACDACAAArA0AIBCIBwAArQwAMIkHAACeAwAQigcAAK0MADCaBwIAmgsAIacHQACqCwAhyAcCALkLACHQBwAArgy9CCKvCAEAmQsAIbAIAgCaCwAhtggBAJkLACG6CAIAmgsAIbsIAQDCCwAhvQgCALkLACG-CAEAwgsAIb8IQAC4CwAhwAhAALgLACEDAAAApgEAIAEAAJ0DADBZAACeAwAgAwAAAKYBACABAACnAQAwAgAAqAEAIAEAAACxAQAgAQAAALEBACADAAAArwEAIAEAALABADACAACxAQAgAwAAAK8BACABAACwAQAwAgAAsQEAIAMAAACvAQAgAQAAsAEAMAIAALEBACALBAAAthIAIEAAALcSACCZB0AAAAABmgcCAAAAAbYHAgAAAAHLBwEAAAAB5wcBAAAAAa8IAQAAAAGwCAIAAAABuAgCAAAAAbkIAgAAAAEBTQAApgMAIAmZB0AAAAABmgcCAAAAAbYHAgAAAAHLBwEAAAAB5wcBAAAAAa8IAQAAAAGwCAIAAAABuAgCAAAAAbkIAgAAAAEBTQAAqAMAMAFNAACoAwAwAQAAAKoBACALBAAAtBIAIEAAALUSACCZB0AAuA0AIZoHAgCzDQAhtgcCAMoNACHLBwEA3g0AIecHAQCyDQAhrwgBALINACGwCAIAsw0AIbgIAgCzDQAhuQgCALMNACECAAAAsQEAIE0AAKwDACAJmQdAALgNACGaBwIAsw0AIbYHAgDKDQAhywcBAN4NACHnBwEAsg0AIa8IAQCyDQAhsAgCALMNACG4CAIAsw0AIbkIAgCzDQAhAgAAAK8BACBNAACuAwAgAgAAAK8BACBNAACuAwAgAQAAAKoBACADAAAAsQEAIFQAAKYDACBVAACsAwAgAQAAALEBACABAAAArwEAIAcKAACvEgAgWgAAsBIAIFsAALMSACBcAACyEgAgXQAAsRIAILYHAACsDQAgywcAAKwNACAMiAcAAKwMADCJBwAAtgMAEIoHAACsDAAwmQdAAKoLACGaBwIAmgsAIbYHAgC5CwAhywcBAMILACHnBwEAmQsAIa8IAQCZCwAhsAgCAJoLACG4CAIAmgsAIbkIAgCaCwAhAwAAAK8BACABAAC1AwAwWQAAtgMAIAMAAACvAQAgAQAAsAEAMAIAALEBACARiAcAAKoMADCJBwAAvAMAEIoHAACqDAAwmQdAAK4LACGaBwIAAAAByAcCAIcMACHLBwEAzwsAIacIAQCmCwAhrwgBAKYLACGwCAIApwsAIbEIAgCHDAAhsggBAKYLACGzCAEAzwsAIbQIIADRCwAhtQgCAIcMACG2CAEAzwsAIbcIAACrDAAgAQAAALkDACABAAAAuQMAIBCIBwAAqgwAMIkHAAC8AwAQigcAAKoMADCZB0AArgsAIZoHAgCnCwAhyAcCAIcMACHLBwEAzwsAIacIAQCmCwAhrwgBAKYLACGwCAIApwsAIbEIAgCHDAAhsggBAKYLACGzCAEAzwsAIbQIIADRCwAhtQgCAIcMACG2CAEAzwsAIQbIBwAArA0AIMsHAACsDQAgsQgAAKwNACCzCAAArA0AILUIAACsDQAgtggAAKwNACADAAAAvAMAIAEAAL0DADACAAC5AwAgAwAAALwDACABAAC9AwAwAgAAuQMAIAMAAAC8AwAgAQAAvQMAMAIAALkDACANmQdAAAAAAZoHAgAAAAHIBwIAAAABywcBAAAAAacIAQAAAAGvCAEAAAABsAgCAAAAAbEIAgAAAAGyCAEAAAABswgBAAAAAbQIIAAAAAG1CAIAAAABtggBAAAAAQFNAADBAwAgDZkHQAAAAAGaBwIAAAAByAcCAAAAAcsHAQAAAAGnCAEAAAABrwgBAAAAAbAIAgAAAAGxCAIAAAABsggBAAAAAbMIAQAAAAG0CCAAAAABtQgCAAAAAbYIAQAAAAEBTQAAwwMAMAFNAADDAwAwDZkHQAC4DQAhmgcCALMNACHIBwIAyg0AIcsHAQDeDQAhpwgBALINACGvCAEAsg0AIbAIAgCzDQAhsQgCAMoNACGyCAEAsg0AIbMIAQDeDQAhtAggAOEOACG1CAIAyg0AIbYIAQDeDQAhAgAAALkDACBNAADGAwAgDZkHQAC4DQAhmgcCALMNACHIBwIAyg0AIcsHAQDeDQAhpwgBALINACGvCAEAsg0AIbAIAgCzDQAhsQgCAMoNACGyCAEAsg0AIbMIAQDeDQAhtAggAOEOACG1CAIAyg0AIbYIAQDeDQAhAgAAALwDACBNAADIAwAgAgAAALwDACBNAADIAwAgAwAAALkDACBUAADBAwAgVQAAxgMAIAEAAAC5AwAgAQAAALwDACALCgAAqhIAIFoAAKsSACBbAACuEgAgXAAArRIAIF0AAKwSACDIBwAArA0AIMsHAACsDQAgsQgAAKwNACCzCAAArA0AILUIAACsDQAgtggAAKwNACAQiAcAAKkMADCJBwAAzwMAEIoHAACpDAAwmQdAAKoLACGaBwIAmgsAIcgHAgC5CwAhywcBAMILACGnCAEAmQsAIa8IAQCZCwAhsAgCAJoLACGxCAIAuQsAIbIIAQCZCwAhswgBAMILACG0CCAAywsAIbUIAgC5CwAhtggBAMILACEDAAAAvAMAIAEAAM4DADBZAADPAwAgAwAAALwDACABAAC9AwAwAgAAuQMAIAEAAADEAQAgAQAAAMQBACADAAAAwgEAIAEAAMMBADACAADEAQAgAwAAAMIBACABAADDAQAwAgAAxAEAIAMAAADCAQAgAQAAwwEAMAIAAMQBACAQAwAAqRIAIJoHAgAAAAGcB0AAAAABpAdAAAAAAagHQAAAAAG1BwIAAAABwQcEAAAAAcUHAQAAAAGnCAEAAAABqAgCAAAAAakIAgAAAAGqCAIAAAABqwgEAAAAAawIAgAAAAGtCAEAAAABrghAAAAAAQFNAADXAwAgD5oHAgAAAAGcB0AAAAABpAdAAAAAAagHQAAAAAG1BwIAAAABwQcEAAAAAcUHAQAAAAGnCAEAAAABqAgCAAAAAakIAgAAAAGqCAIAAAABqwgEAAAAAawIAgAAAAGtCAEAAAABrghAAAAAAQFNAADZAwAwAU0AANkDADAQAwAAqBIAIJoHAgCzDQAhnAdAAMkNACGkB0AAuA0AIagHQADJDQAhtQcCALMNACHBBwQA7Q4AIcUHAQDeDQAhpwgBALINACGoCAIAsw0AIakIAgCzDQAhqggCALMNACGrCAQA7Q4AIawIAgCzDQAhrQgBAN4NACGuCEAAyQ0AIQIAAADEAQAgTQAA3AMAIA-aBwIAsw0AIZwHQADJDQAhpAdAALgNACGoB0AAyQ0AIbUHAgCzDQAhwQcEAO0OACHFBwEA3g0AIacIAQCyDQAhqAgCALMNACGpCAIAsw0AIaoIAgCzDQAhqwgEAO0OACGsCAIAsw0AIa0IAQDeDQAhrghAAMkNACECAAAAwgEAIE0AAN4DACACAAAAwgEAIE0AAN4DACADAAAAxAEAIFQAANcDACBVAADcAwAgAQAAAMQBACABAAAAwgEAIAoKAACjEgAgWgAApBIAIFsAAKcSACBcAACmEgAgXQAApRIAIJwHAACsDQAgqAcAAKwNACDFBwAArA0AIK0IAACsDQAgrggAAKwNACASiAcAAKgMADCJBwAA5QMAEIoHAACoDAAwmgcCAJoLACGcB0AAuAsAIaQHQACqCwAhqAdAALgLACG1BwIAmgsAIcEHBADVCwAhxQcBAMILACGnCAEAmQsAIagIAgCaCwAhqQgCAJoLACGqCAIAmgsAIasIBADVCwAhrAgCAJoLACGtCAEAwgsAIa4IQAC4CwAhAwAAAMIBACABAADkAwAwWQAA5QMAIAMAAADCAQAgAQAAwwEAMAIAAMQBACAKFwAApwwAIIgHAACmDAAwiQcAAOsDABCKBwAApgwAMJoHAgAAAAGnB0AArgsAIcsHAQCmCwAhzAcBAKYLACHxB0AA0AsAIaYIAgCnCwAhAQAAAOgDACABAAAA6AMAIAoXAACnDAAgiAcAAKYMADCJBwAA6wMAEIoHAACmDAAwmgcCAKcLACGnB0AArgsAIcsHAQCmCwAhzAcBAKYLACHxB0AA0AsAIaYIAgCnCwAhAhcAAKISACDxBwAArA0AIAMAAADrAwAgAQAA7AMAMAIAAOgDACADAAAA6wMAIAEAAOwDADACAADoAwAgAwAAAOsDACABAADsAwAwAgAA6AMAIAcXAAChEgAgmgcCAAAAAacHQAAAAAHLBwEAAAABzAcBAAAAAfEHQAAAAAGmCAIAAAABAU0AAPADACAGmgcCAAAAAacHQAAAAAHLBwEAAAABzAcBAAAAAfEHQAAAAAGmCAIAAAABAU0AAPIDADABTQAA8gMAMAcXAACUEgAgmgcCALMNACGnB0AAuA0AIcsHAQCyDQAhzAcBALINACHxB0AAyQ0AIaYIAgCzDQAhAgAAAOgDACBNAAD1AwAgBpoHAgCzDQAhpwdAALgNACHLBwEAsg0AIcwHAQCyDQAh8QdAAMkNACGmCAIAsw0AIQIAAADrAwAgTQAA9wMAIAIAAADrAwAgTQAA9wMAIAMAAADoAwAgVAAA8AMAIFUAAPUDACABAAAA6AMAIAEAAADrAwAgBgoAAI8SACBaAACQEgAgWwAAkxIAIFwAAJISACBdAACREgAg8QcAAKwNACAJiAcAAKUMADCJBwAA_gMAEIoHAAClDAAwmgcCAJoLACGnB0AAqgsAIcsHAQCZCwAhzAcBAJkLACHxB0AAuAsAIaYIAgCaCwAhAwAAAOsDACABAAD9AwAwWQAA_gMAIAMAAADrAwAgAQAA7AMAMAIAAOgDACABAAAAOQAgAQAAADkAIAMAAAA3ACABAAA4ADACAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAwAAADcAIAEAADgAMAIAADkAIA8YAACLEgAgGQAAjBIAIBsAAI0SACAcAACOEgAgmgcCAAAAAacHQAAAAAHIBwIAAAAByQcBAAAAAcsHAQAAAAGgCAIAAAABoQggAAAAAaIIIAAAAAGjCAIAAAABpAhAAAAAAaUIAgAAAAEBTQAAhgQAIAuaBwIAAAABpwdAAAAAAcgHAgAAAAHJBwEAAAABywcBAAAAAaAIAgAAAAGhCCAAAAABogggAAAAAaMIAgAAAAGkCEAAAAABpQgCAAAAAQFNAACIBAAwAU0AAIgEADAPGAAA7xEAIBkAAPARACAbAADxEQAgHAAA8hEAIJoHAgCzDQAhpwdAALgNACHIBwIAsw0AIckHAQCyDQAhywcBALINACGgCAIAsw0AIaEIIADhDgAhogggAOEOACGjCAIAsw0AIaQIQAC4DQAhpQgCALMNACECAAAAOQAgTQAAiwQAIAuaBwIAsw0AIacHQAC4DQAhyAcCALMNACHJBwEAsg0AIcsHAQCyDQAhoAgCALMNACGhCCAA4Q4AIaIIIADhDgAhowgCALMNACGkCEAAuA0AIaUIAgCzDQAhAgAAADcAIE0AAI0EACACAAAANwAgTQAAjQQAIAMAAAA5ACBUAACGBAAgVQAAiwQAIAEAAAA5ACABAAAANwAgBQoAAOoRACBaAADrEQAgWwAA7hEAIFwAAO0RACBdAADsEQAgDogHAACkDAAwiQcAAJQEABCKBwAApAwAMJoHAgCaCwAhpwdAAKoLACHIBwIAmgsAIckHAQCZCwAhywcBAJkLACGgCAIAmgsAIaEIIADLCwAhogggAMsLACGjCAIAmgsAIaQIQACqCwAhpQgCAJoLACEDAAAANwAgAQAAkwQAMFkAAJQEACADAAAANwAgAQAAOAAwAgAAOQAgAQAAAD8AIAEAAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIAMAAAA9ACABAAA-ADACAAA_ACAHGQAA6REAIBoAAOgRACCaBwIAAAABpwdAAAAAAcgHAgAAAAHJBwEAAAABnQgCAAAAAQFNAACcBAAgBZoHAgAAAAGnB0AAAAAByAcCAAAAAckHAQAAAAGdCAIAAAABAU0AAJ4EADABTQAAngQAMAcZAADnEQAgGgAA5hEAIJoHAgCzDQAhpwdAALgNACHIBwIAsw0AIckHAQCyDQAhnQgCALMNACECAAAAPwAgTQAAoQQAIAWaBwIAsw0AIacHQAC4DQAhyAcCALMNACHJBwEAsg0AIZ0IAgCzDQAhAgAAAD0AIE0AAKMEACACAAAAPQAgTQAAowQAIAMAAAA_ACBUAACcBAAgVQAAoQQAIAEAAAA_ACABAAAAPQAgBQoAAOERACBaAADiEQAgWwAA5REAIFwAAOQRACBdAADjEQAgCIgHAACjDAAwiQcAAKoEABCKBwAAowwAMJoHAgCaCwAhpwdAAKoLACHIBwIAmgsAIckHAQCZCwAhnQgCAJoLACEDAAAAPQAgAQAAqQQAMFkAAKoEACADAAAAPQAgAQAAPgAwAgAAPwAgAQAAAEMAIAEAAABDACADAAAAQQAgAQAAQgAwAgAAQwAgAwAAAEEAIAEAAEIAMAIAAEMAIAMAAABBACABAABCADACAABDACAGAwAA3xEAIBoAAOARACC1BwIAAAABnQgCAAAAAZ4IAgAAAAGfCEAAAAABAU0AALIEACAEtQcCAAAAAZ0IAgAAAAGeCAIAAAABnwhAAAAAAQFNAAC0BAAwAU0AALQEADAGAwAA3REAIBoAAN4RACC1BwIAsw0AIZ0IAgCzDQAhnggCALMNACGfCEAAuA0AIQIAAABDACBNAAC3BAAgBLUHAgCzDQAhnQgCALMNACGeCAIAsw0AIZ8IQAC4DQAhAgAAAEEAIE0AALkEACACAAAAQQAgTQAAuQQAIAMAAABDACBUAACyBAAgVQAAtwQAIAEAAABDACABAAAAQQAgBQoAANgRACBaAADZEQAgWwAA3BEAIFwAANsRACBdAADaEQAgB4gHAACiDAAwiQcAAMAEABCKBwAAogwAMLUHAgCaCwAhnQgCAJoLACGeCAIAmgsAIZ8IQACqCwAhAwAAAEEAIAEAAL8EADBZAADABAAgAwAAAEEAIAEAAEIAMAIAAEMAIAeIBwAAoAwAMIkHAADGBAAQigcAAKAMADCNB0AArgsAIbUHAgCHDAAhlQgBAAAAAZYIAAChDAAgAQAAAMMEACABAAAAwwQAIAeIBwAAoAwAMIkHAADGBAAQigcAAKAMADCNB0AArgsAIbUHAgCHDAAhlQgBAKYLACGWCAAAoQwAIAG1BwAArA0AIAMAAADGBAAgAQAAxwQAMAIAAMMEACADAAAAxgQAIAEAAMcEADACAADDBAAgAwAAAMYEACABAADHBAAwAgAAwwQAIASNB0AAAAABtQcCAAAAAZUIAQAAAAGWCIAAAAABAU0AAMsEACAEjQdAAAAAAbUHAgAAAAGVCAEAAAABlgiAAAAAAQFNAADNBAAwAU0AAM0EADAEjQdAALgNACG1BwIAyg0AIZUIAQCyDQAhlgiAAAAAAQIAAADDBAAgTQAA0AQAIASNB0AAuA0AIbUHAgDKDQAhlQgBALINACGWCIAAAAABAgAAAMYEACBNAADSBAAgAgAAAMYEACBNAADSBAAgAwAAAMMEACBUAADLBAAgVQAA0AQAIAEAAADDBAAgAQAAAMYEACAGCgAA0xEAIFoAANQRACBbAADXEQAgXAAA1hEAIF0AANURACC1BwAArA0AIAeIBwAAnQwAMIkHAADZBAAQigcAAJ0MADCNB0AAqgsAIbUHAgC5CwAhlQgBAJkLACGWCAAAngwAIAMAAADGBAAgAQAA2AQAMFkAANkEACADAAAAxgQAIAEAAMcEADACAADDBAAgCgMAANoLACCIBwAAnAwAMIkHAAApABCKBwAAnAwAMKcHQACuCwAhtQcCAAAAAZEIAQCmCwAhkggEANkLACGTCAIApwsAIZQIQADQCwAhAQAAANwEACABAAAA3AQAIAIDAADwDgAglAgAAKwNACADAAAAKQAgAQAA3wQAMAIAANwEACADAAAAKQAgAQAA3wQAMAIAANwEACADAAAAKQAgAQAA3wQAMAIAANwEACAHAwAA0hEAIKcHQAAAAAG1BwIAAAABkQgBAAAAAZIIBAAAAAGTCAIAAAABlAhAAAAAAQFNAADjBAAgBqcHQAAAAAG1BwIAAAABkQgBAAAAAZIIBAAAAAGTCAIAAAABlAhAAAAAAQFNAADlBAAwAU0AAOUEADAHAwAA0REAIKcHQAC4DQAhtQcCALMNACGRCAEAsg0AIZIIBADtDgAhkwgCALMNACGUCEAAyQ0AIQIAAADcBAAgTQAA6AQAIAanB0AAuA0AIbUHAgCzDQAhkQgBALINACGSCAQA7Q4AIZMIAgCzDQAhlAhAAMkNACECAAAAKQAgTQAA6gQAIAIAAAApACBNAADqBAAgAwAAANwEACBUAADjBAAgVQAA6AQAIAEAAADcBAAgAQAAACkAIAYKAADMEQAgWgAAzREAIFsAANARACBcAADPEQAgXQAAzhEAIJQIAACsDQAgCYgHAACbDAAwiQcAAPEEABCKBwAAmwwAMKcHQACqCwAhtQcCAJoLACGRCAEAmQsAIZIIBADVCwAhkwgCAJoLACGUCEAAuAsAIQMAAAApACABAADwBAAwWQAA8QQAIAMAAAApACABAADfBAAwAgAA3AQAIAEAAAAtACABAAAALQAgAwAAACsAIAEAACwAMAIAAC0AIAMAAAArACABAAAsADACAAAtACADAAAAKwAgAQAALAAwAgAALQAgBAMAAMsRACCtBwABAAABrwdAAAAAAbUHAgAAAAEBTQAA-QQAIAOtBwABAAABrwdAAAAAAbUHAgAAAAEBTQAA-wQAMAFNAAD7BAAwBAMAAMoRACCtBwABxw0AIa8HQADJDQAhtQcCALMNACECAAAALQAgTQAA_gQAIAOtBwABxw0AIa8HQADJDQAhtQcCALMNACECAAAAKwAgTQAAgAUAIAIAAAArACBNAACABQAgAwAAAC0AIFQAAPkEACBVAAD-BAAgAQAAAC0AIAEAAAArACAGCgAAxREAIFoAAMYRACBbAADJEQAgXAAAyBEAIF0AAMcRACCvBwAArA0AIAaIBwAAmgwAMIkHAACHBQAQigcAAJoMADCtBwABtgsAIa8HQAC4CwAhtQcCAJoLACEDAAAAKwAgAQAAhgUAMFkAAIcFACADAAAAKwAgAQAALAAwAgAALQAgAQAAADEAIAEAAAAxACADAAAALwAgAQAAMAAwAgAAMQAgAwAAAC8AIAEAADAAMAIAADEAIAMAAAAvACABAAAwADACAAAxACAKAwAAxBEAIJoHAgAAAAGnB0AAAAABtQcCAAAAAbcHAQAAAAGMCEAAAAABjQgAAQAAAY4IAAEAAAGPCAQAAAABkAgAAMMRACABTQAAjwUAIAmaBwIAAAABpwdAAAAAAbUHAgAAAAG3BwEAAAABjAhAAAAAAY0IAAEAAAGOCAABAAABjwgEAAAAAZAIAADDEQAgAU0AAJEFADABTQAAkQUAMAoDAADCEQAgmgcCALMNACGnB0AAuA0AIbUHAgCzDQAhtwcBALINACGMCEAAyQ0AIY0IAAHHDQAhjggAAccNACGPCAQA7Q4AIZAIAADBEQAgAgAAADEAIE0AAJQFACAJmgcCALMNACGnB0AAuA0AIbUHAgCzDQAhtwcBALINACGMCEAAyQ0AIY0IAAHHDQAhjggAAccNACGPCAQA7Q4AIZAIAADBEQAgAgAAAC8AIE0AAJYFACACAAAALwAgTQAAlgUAIAMAAAAxACBUAACPBQAgVQAAlAUAIAEAAAAxACABAAAALwAgBgoAALwRACBaAAC9EQAgWwAAwBEAIFwAAL8RACBdAAC-EQAgjAgAAKwNACAMiAcAAJkMADCJBwAAnQUAEIoHAACZDAAwmgcCAJoLACGnB0AAqgsAIbUHAgCaCwAhtwcBAJkLACGMCEAAuAsAIY0IAAG2CwAhjggAAbYLACGPCAQA1QsAIZAIAADJCwAgAwAAAC8AIAEAAJwFADBZAACdBQAgAwAAAC8AIAEAADAAMAIAADEAIAEAAAA1ACABAAAANQAgAwAAADMAIAEAADQAMAIAADUAIAMAAAAzACABAAA0ADACAAA1ACADAAAAMwAgAQAANAAwAgAANQAgBwMAALsRACCaBwIAAAABpwdAAAAAAbUHAgAAAAGKCAEAAAABiwgBAAAAAYwIQAAAAAEBTQAApQUAIAaaBwIAAAABpwdAAAAAAbUHAgAAAAGKCAEAAAABiwgBAAAAAYwIQAAAAAEBTQAApwUAMAFNAACnBQAwBwMAALoRACCaBwIAsw0AIacHQAC4DQAhtQcCALMNACGKCAEAsg0AIYsIAQCyDQAhjAhAAMkNACECAAAANQAgTQAAqgUAIAaaBwIAsw0AIacHQAC4DQAhtQcCALMNACGKCAEAsg0AIYsIAQCyDQAhjAhAAMkNACECAAAAMwAgTQAArAUAIAIAAAAzACBNAACsBQAgAwAAADUAIFQAAKUFACBVAACqBQAgAQAAADUAIAEAAAAzACAGCgAAtREAIFoAALYRACBbAAC5EQAgXAAAuBEAIF0AALcRACCMCAAArA0AIAmIBwAAmAwAMIkHAACzBQAQigcAAJgMADCaBwIAmgsAIacHQACqCwAhtQcCAJoLACGKCAEAmQsAIYsIAQCZCwAhjAhAALgLACEDAAAAMwAgAQAAsgUAMFkAALMFACADAAAAMwAgAQAANAAwAgAANQAgBogHAACWDAAwiQcAALkFABCKBwAAlgwAMKcHQACuCwAhtwcBAAAAAcoHAAGXDAAhAQAAALYFACABAAAAtgUAIAaIBwAAlgwAMIkHAAC5BQAQigcAAJYMADCnB0AArgsAIbcHAQCmCwAhygcAAZcMACEAAwAAALkFACABAAC6BQAwAgAAtgUAIAMAAAC5BQAgAQAAugUAMAIAALYFACADAAAAuQUAIAEAALoFADACAAC2BQAgA6cHQAAAAAG3BwEAAAABygcAAQAAAQFNAAC-BQAgA6cHQAAAAAG3BwEAAAABygcAAQAAAQFNAADABQAwAU0AAMAFADADpwdAALgNACG3BwEAsg0AIcoHAAHHDQAhAgAAALYFACBNAADDBQAgA6cHQAC4DQAhtwcBALINACHKBwABxw0AIQIAAAC5BQAgTQAAxQUAIAIAAAC5BQAgTQAAxQUAIAMAAAC2BQAgVAAAvgUAIFUAAMMFACABAAAAtgUAIAEAAAC5BQAgAwoAALIRACBcAAC0EQAgXQAAsxEAIAaIBwAAlQwAMIkHAADMBQAQigcAAJUMADCnB0AAqgsAIbcHAQCZCwAhygcAAbYLACEDAAAAuQUAIAEAAMsFADBZAADMBQAgAwAAALkFACABAAC6BQAwAgAAtgUAIAceAACUDAAgiAcAAJMMADCJBwAATQAQigcAAJMMADCaBwIAAAABtwcBAKYLACHrBwEAAAABAQAAAM8FACABAAAAzwUAIAEeAACxEQAgAwAAAE0AIAEAANIFADACAADPBQAgAwAAAE0AIAEAANIFADACAADPBQAgAwAAAE0AIAEAANIFADACAADPBQAgBB4AALARACCaBwIAAAABtwcBAAAAAesHAQAAAAEBTQAA1gUAIAOaBwIAAAABtwcBAAAAAesHAQAAAAEBTQAA2AUAMAFNAADYBQAwBB4AAKMRACCaBwIAsw0AIbcHAQCyDQAh6wcBALINACECAAAAzwUAIE0AANsFACADmgcCALMNACG3BwEAsg0AIesHAQCyDQAhAgAAAE0AIE0AAN0FACACAAAATQAgTQAA3QUAIAMAAADPBQAgVAAA1gUAIFUAANsFACABAAAAzwUAIAEAAABNACAFCgAAnhEAIFoAAJ8RACBbAACiEQAgXAAAoREAIF0AAKARACAGiAcAAJIMADCJBwAA5AUAEIoHAACSDAAwmgcCAJoLACG3BwEAmQsAIesHAQCZCwAhAwAAAE0AIAEAAOMFADBZAADkBQAgAwAAAE0AIAEAANIFADACAADPBQAgAQAAAEsAIAEAAABLACADAAAASQAgAQAASgAwAgAASwAgAwAAAEkAIAEAAEoAMAIAAEsAIAMAAABJACABAABKADACAABLACAOGQAAkxEAIB8AAJIRACAkAACdEQAgJQAAlBEAICYAAJURACCaBwIAAAABpwdAAAAAAcgHAgAAAAHLBwEAAAAB0AcAAACFCALnBwEAAAABgwgCAAAAAYUIAgAAAAGGCAIAAAABAU0AAOwFACAJmgcCAAAAAacHQAAAAAHIBwIAAAABywcBAAAAAdAHAAAAhQgC5wcBAAAAAYMIAgAAAAGFCAIAAAABhggCAAAAAQFNAADuBQAwAU0AAO4FADABAAAATQAgAQAAAFEAIA4ZAAD-EAAgHwAA_RAAICQAAJwRACAlAAD_EAAgJgAAgBEAIJoHAgCzDQAhpwdAALgNACHIBwIAsw0AIcsHAQCyDQAh0AcAAPwQhQgi5wcBALINACGDCAIAyg0AIYUIAgDKDQAhhggCALMNACECAAAASwAgTQAA8wUAIAmaBwIAsw0AIacHQAC4DQAhyAcCALMNACHLBwEAsg0AIdAHAAD8EIUIIucHAQCyDQAhgwgCAMoNACGFCAIAyg0AIYYIAgCzDQAhAgAAAEkAIE0AAPUFACACAAAASQAgTQAA9QUAIAEAAABNACABAAAAUQAgAwAAAEsAIFQAAOwFACBVAADzBQAgAQAAAEsAIAEAAABJACAHCgAAlxEAIFoAAJgRACBbAACbEQAgXAAAmhEAIF0AAJkRACCDCAAArA0AIIUIAACsDQAgDIgHAACODAAwiQcAAP4FABCKBwAAjgwAMJoHAgCaCwAhpwdAAKoLACHIBwIAmgsAIcsHAQCZCwAh0AcAAI8MhQgi5wcBAJkLACGDCAIAuQsAIYUIAgC5CwAhhggCAJoLACEDAAAASQAgAQAA_QUAMFkAAP4FACADAAAASQAgAQAASgAwAgAASwAgAQAAAFoAIAEAAABaACADAAAAUQAgAQAAWQAwAgAAWgAgAwAAAFEAIAEAAFkAMAIAAFoAIAMAAABRACABAABZADACAABaACAKGQAAjxEAICAAAJYRACAhAACQEQAgIwAAkREAIJoHAgAAAAGnB0AAAAAByAcCAAAAAecHAQAAAAGACAIAAAABgggCAAAAAQFNAACGBgAgBpoHAgAAAAGnB0AAAAAByAcCAAAAAecHAQAAAAGACAIAAAABgggCAAAAAQFNAACIBgAwAU0AAIgGADAKGQAA6BAAICAAAOcQACAhAADpEAAgIwAA6hAAIJoHAgCzDQAhpwdAALgNACHIBwIAsw0AIecHAQCyDQAhgAgCALMNACGCCAIAsw0AIQIAAABaACBNAACLBgAgBpoHAgCzDQAhpwdAALgNACHIBwIAsw0AIecHAQCyDQAhgAgCALMNACGCCAIAsw0AIQIAAABRACBNAACNBgAgAgAAAFEAIE0AAI0GACADAAAAWgAgVAAAhgYAIFUAAIsGACABAAAAWgAgAQAAAFEAIAUKAADiEAAgWgAA4xAAIFsAAOYQACBcAADlEAAgXQAA5BAAIAmIBwAAjQwAMIkHAACUBgAQigcAAI0MADCaBwIAmgsAIacHQACqCwAhyAcCAJoLACHnBwEAmQsAIYAIAgCaCwAhgggCAJoLACEDAAAAUQAgAQAAkwYAMFkAAJQGACADAAAAUQAgAQAAWQAwAgAAWgAgAQAAAFYAIAEAAABWACADAAAAVAAgAQAAVQAwAgAAVgAgAwAAAFQAIAEAAFUAMAIAAFYAIAMAAABUACABAABVADACAABWACAGAwAA4RAAICIAAOAQACCnB0AAAAABtQcCAAAAAcoHAgAAAAGBCAIAAAABAU0AAJwGACAEpwdAAAAAAbUHAgAAAAHKBwIAAAABgQgCAAAAAQFNAACeBgAwAU0AAJ4GADAGAwAA3xAAICIAAN4QACCnB0AAuA0AIbUHAgCzDQAhygcCALMNACGBCAIAsw0AIQIAAABWACBNAAChBgAgBKcHQAC4DQAhtQcCALMNACHKBwIAsw0AIYEIAgCzDQAhAgAAAFQAIE0AAKMGACACAAAAVAAgTQAAowYAIAMAAABWACBUAACcBgAgVQAAoQYAIAEAAABWACABAAAAVAAgBQoAANkQACBaAADaEAAgWwAA3RAAIFwAANwQACBdAADbEAAgB4gHAACMDAAwiQcAAKoGABCKBwAAjAwAMKcHQACqCwAhtQcCAJoLACHKBwIAmgsAIYEIAgCaCwAhAwAAAFQAIAEAAKkGADBZAACqBgAgAwAAAFQAIAEAAFUAMAIAAFYAIAUgAACLDAAgiAcAAIoMADCJBwAAXAAQigcAAIoMADCACAIAAAABAQAAAK0GACABAAAArQYAIAEgAADYEAAgAwAAAFwAIAEAALAGADACAACtBgAgAwAAAFwAIAEAALAGADACAACtBgAgAwAAAFwAIAEAALAGADACAACtBgAgAiAAANcQACCACAIAsw0AIQIAAACtBgAgTQAAtAYAIAGACAIAsw0AIQIAAABcACBNAAC2BgAgAgAAAFwAIE0AALYGACABAAAArQYAIAEAAABcACAFCgAA0hAAIFoAANMQACBbAADWEAAgXAAA1RAAIF0AANQQACAEiAcAAIkMADCJBwAAvAYAEIoHAACJDAAwgAgCAJoLACEDAAAAXAAgAQAAuwYAMFkAALwGACADAAAAXAAgAQAAsAYAMAIAAK0GACAOiAcAAIYMADCJBwAAwgYAEIoHAACGDAAwmgcEAAAAAacHQACuCwAhyAcCAIcMACHLBwEAzwsAId8HAQDPCwAh6gdAANALACH7BwEApgsAIfwHAgCnCwAh_QcBAKYLACH-BwIApwsAIf8HAACIDAAgAQAAAL8GACABAAAAvwYAIA2IBwAAhgwAMIkHAADCBgAQigcAAIYMADCaBwQA2QsAIacHQACuCwAhyAcCAIcMACHLBwEAzwsAId8HAQDPCwAh6gdAANALACH7BwEApgsAIfwHAgCnCwAh_QcBAKYLACH-BwIApwsAIQTIBwAArA0AIMsHAACsDQAg3wcAAKwNACDqBwAArA0AIAMAAADCBgAgAQAAwwYAMAIAAL8GACADAAAAwgYAIAEAAMMGADACAAC_BgAgAwAAAMIGACABAADDBgAwAgAAvwYAIAqaBwQA7Q4AIacHQAC4DQAhyAcCAMoNACHLBwEA3g0AId8HAQDeDQAh6gdAAMkNACH7BwEAsg0AIfwHAgCzDQAh_QcBALINACH-BwIAsw0AIQIAAAC_BgAgTQAAxwYAIAqaBwQA7Q4AIacHQAC4DQAhyAcCAMoNACHLBwEA3g0AId8HAQDeDQAh6gdAAMkNACH7BwEAsg0AIfwHAgCzDQAh_QcBALINACH-BwIAsw0AIQIAAADCBgAgTQAAyQYAIAIAAADCBgAgTQAAyQYAIAEAAAC_BgAgAQAAAMIGACAJCgAAzRAAIFoAAM4QACBbAADREAAgXAAA0BAAIF0AAM8QACDIBwAArA0AIMsHAACsDQAg3wcAAKwNACDqBwAArA0AIA2IBwAAhQwAMIkHAADPBgAQigcAAIUMADCaBwQA1QsAIacHQACqCwAhyAcCALkLACHLBwEAwgsAId8HAQDCCwAh6gdAALgLACH7BwEAmQsAIfwHAgCaCwAh_QcBAJkLACH-BwIAmgsAIQMAAADCBgAgAQAAzgYAMFkAAM8GACADAAAAwgYAIAEAAMMGADACAAC_BgAgBIgHAACEDAAwiQcAANUGABCKBwAAhAwAMPoHAQAAAAEBAAAA0gYAIAEAAADSBgAgBIgHAACEDAAwiQcAANUGABCKBwAAhAwAMPoHAQCmCwAhAAMAAADVBgAgAQAA1gYAMAIAANIGACADAAAA1QYAIAEAANYGADACAADSBgAgAwAAANUGACABAADWBgAwAgAA0gYAIAH6BwEAAAABAU0AANoGACAB-gcBAAAAAQFNAADcBgAwAU0AANwGADAB-gcBALINACECAAAA0gYAIE0AAN8GACAB-gcBALINACECAAAA1QYAIE0AAOEGACACAAAA1QYAIE0AAOEGACADAAAA0gYAIFQAANoGACBVAADfBgAgAQAAANIGACABAAAA1QYAIAMKAADKEAAgXAAAzBAAIF0AAMsQACAEiAcAAIMMADCJBwAA6AYAEIoHAACDDAAw-gcBAJkLACEDAAAA1QYAIAEAAOcGADBZAADoBgAgAwAAANUGACABAADWBgAwAgAA0gYAIAEAAABnACABAAAAZwAgAwAAAGUAIAEAAGYAMAIAAGcAIAMAAABlACABAABmADACAABnACADAAAAZQAgAQAAZgAwAgAAZwAgDAQAAMgQACAvAADJEAAgmgcCAAAAAacHQAAAAAG2BwIAAAABtwcBAAAAAcwHAQAAAAHQBwAAAPkHAusHAQAAAAH2BwIAAAAB9wcCAAAAAfkHIAAAAAEBTQAA8AYAIAqaBwIAAAABpwdAAAAAAbYHAgAAAAG3BwEAAAABzAcBAAAAAdAHAAAA-QcC6wcBAAAAAfYHAgAAAAH3BwIAAAAB-QcgAAAAAQFNAADyBgAwAU0AAPIGADAMBAAAuhAAIC8AALsQACCaBwIAsw0AIacHQAC4DQAhtgcCALMNACG3BwEAsg0AIcwHAQCyDQAh0AcAALkQ-Qci6wcBALINACH2BwIAsw0AIfcHAgCzDQAh-QcgAOEOACECAAAAZwAgTQAA9QYAIAqaBwIAsw0AIacHQAC4DQAhtgcCALMNACG3BwEAsg0AIcwHAQCyDQAh0AcAALkQ-Qci6wcBALINACH2BwIAsw0AIfcHAgCzDQAh-QcgAOEOACECAAAAZQAgTQAA9wYAIAIAAABlACBNAAD3BgAgAwAAAGcAIFQAAPAGACBVAAD1BgAgAQAAAGcAIAEAAABlACAFCgAAtBAAIFoAALUQACBbAAC4EAAgXAAAtxAAIF0AALYQACANiAcAAP8LADCJBwAA_gYAEIoHAAD_CwAwmgcCAJoLACGnB0AAqgsAIbYHAgCaCwAhtwcBAJkLACHMBwEAmQsAIdAHAACADPkHIusHAQCZCwAh9gcCAJoLACH3BwIAmgsAIfkHIADLCwAhAwAAAGUAIAEAAP0GADBZAAD-BgAgAwAAAGUAIAEAAGYAMAIAAGcAIAEAAABrACABAAAAawAgAwAAAGkAIAEAAGoAMAIAAGsAIAMAAABpACABAABqADACAABrACADAAAAaQAgAQAAagAwAgAAawAgGR8BAAAAASgAALEQACAqAACyEAAgLgAAsxAAIJoHAgAAAAGnB0AAAAABtgcCAAAAAcsHAQAAAAHMBwEAAAAB0AcAAADwBwLYBwIAAAAB2wcQAAAAAeYHEAAAAAHrBwEAAAAB7AcBAAAAAe0HEAAAAAHuBwIAAAAB8AcBAAAAAfEHQAAAAAHyBwIAAAAB8wcgAAAAAfQHAQAAAAH1BwEAAAAB9gcCAAAAAfcHAgAAAAEBTQAAhgcAIBYfAQAAAAGaBwIAAAABpwdAAAAAAbYHAgAAAAHLBwEAAAABzAcBAAAAAdAHAAAA8AcC2AcCAAAAAdsHEAAAAAHmBxAAAAAB6wcBAAAAAewHAQAAAAHtBxAAAAAB7gcCAAAAAfAHAQAAAAHxB0AAAAAB8gcCAAAAAfMHIAAAAAH0BwEAAAAB9QcBAAAAAfYHAgAAAAH3BwIAAAABAU0AAIgHADABTQAAiAcAMAEAAABlACAZHwEAsg0AISgAAJkQACAqAACaEAAgLgAAmxAAIJoHAgCzDQAhpwdAALgNACG2BwIAyg0AIcsHAQCyDQAhzAcBALINACHQBwAAmBDwByLYBwIAyg0AIdsHEADYDwAh5gcQANgPACHrBwEA3g0AIewHAQDeDQAh7QcQAJcQACHuBwIAsw0AIfAHAQDeDQAh8QdAAMkNACHyBwIAsw0AIfMHIADhDgAh9AcBALINACH1BwEAsg0AIfYHAgCzDQAh9wcCALMNACECAAAAawAgTQAAjAcAIBYfAQCyDQAhmgcCALMNACGnB0AAuA0AIbYHAgDKDQAhywcBALINACHMBwEAsg0AIdAHAACYEPAHItgHAgDKDQAh2wcQANgPACHmBxAA2A8AIesHAQDeDQAh7AcBAN4NACHtBxAAlxAAIe4HAgCzDQAh8AcBAN4NACHxB0AAyQ0AIfIHAgCzDQAh8wcgAOEOACH0BwEAsg0AIfUHAQCyDQAh9gcCALMNACH3BwIAsw0AIQIAAABpACBNAACOBwAgAgAAAGkAIE0AAI4HACABAAAAZQAgAwAAAGsAIFQAAIYHACBVAACMBwAgAQAAAGsAIAEAAABpACAMCgAAkhAAIFoAAJMQACBbAACWEAAgXAAAlRAAIF0AAJQQACC2BwAArA0AINgHAACsDQAg6wcAAKwNACDsBwAArA0AIO0HAACsDQAg8AcAAKwNACDxBwAArA0AIBkfAQCZCwAhiAcAAPgLADCJBwAAlgcAEIoHAAD4CwAwmgcCAJoLACGnB0AAqgsAIbYHAgC5CwAhywcBAJkLACHMBwEAmQsAIdAHAAD6C_AHItgHAgC5CwAh2wcQAOwLACHmBxAA7AsAIesHAQDCCwAh7AcBAMILACHtBxAA-QsAIe4HAgCaCwAh8AcBAMILACHxB0AAuAsAIfIHAgCaCwAh8wcgAMsLACH0BwEAmQsAIfUHAQCZCwAh9gcCAJoLACH3BwIAmgsAIQMAAABpACABAACVBwAwWQAAlgcAIAMAAABpACABAABqADACAABrACABAAAAngEAIAEAAACeAQAgAwAAAJwBACABAACdAQAwAgAAngEAIAMAAACcAQAgAQAAnQEAMAIAAJ4BACADAAAAnAEAIAEAAJ0BADACAACeAQAgBxkAAJEQACCaBwIAAAABpwdAAAAAAcgHAgAAAAHLBwEAAAAB5wcBAAAAAeoHQAAAAAEBTQAAngcAIAaaBwIAAAABpwdAAAAAAcgHAgAAAAHLBwEAAAAB5wcBAAAAAeoHQAAAAAEBTQAAoAcAMAFNAACgBwAwBxkAAJAQACCaBwIAsw0AIacHQAC4DQAhyAcCALMNACHLBwEAsg0AIecHAQCyDQAh6gdAAMkNACECAAAAngEAIE0AAKMHACAGmgcCALMNACGnB0AAuA0AIcgHAgCzDQAhywcBALINACHnBwEAsg0AIeoHQADJDQAhAgAAAJwBACBNAAClBwAgAgAAAJwBACBNAAClBwAgAwAAAJ4BACBUAACeBwAgVQAAowcAIAEAAACeAQAgAQAAAJwBACAGCgAAixAAIFoAAIwQACBbAACPEAAgXAAAjhAAIF0AAI0QACDqBwAArA0AIAmIBwAA9wsAMIkHAACsBwAQigcAAPcLADCaBwIAmgsAIacHQACqCwAhyAcCAJoLACHLBwEAmQsAIecHAQCZCwAh6gdAALgLACEDAAAAnAEAIAEAAKsHADBZAACsBwAgAwAAAJwBACABAACdAQAwAgAAngEAIAEAAAB7ACABAAAAewAgAwAAAHkAIAEAAHoAMAIAAHsAIAMAAAB5ACABAAB6ADACAAB7ACADAAAAeQAgAQAAegAwAgAAewAgCxkAAIoQACAtAACJEAAgmgcCAAAAAacHQAAAAAHIBwIAAAABywcBAAAAAdoHAgAAAAHmBwIAAAAB5wcBAAAAAegHAQAAAAHpB0AAAAABAU0AALQHACAJmgcCAAAAAacHQAAAAAHIBwIAAAABywcBAAAAAdoHAgAAAAHmBwIAAAAB5wcBAAAAAegHAQAAAAHpB0AAAAABAU0AALYHADABTQAAtgcAMAsZAACIEAAgLQAAhxAAIJoHAgCzDQAhpwdAALgNACHIBwIAsw0AIcsHAQDeDQAh2gcCALMNACHmBwIAsw0AIecHAQCyDQAh6AcBAN4NACHpB0AAyQ0AIQIAAAB7ACBNAAC5BwAgCZoHAgCzDQAhpwdAALgNACHIBwIAsw0AIcsHAQDeDQAh2gcCALMNACHmBwIAsw0AIecHAQCyDQAh6AcBAN4NACHpB0AAyQ0AIQIAAAB5ACBNAAC7BwAgAgAAAHkAIE0AALsHACADAAAAewAgVAAAtAcAIFUAALkHACABAAAAewAgAQAAAHkAIAgKAACCEAAgWgAAgxAAIFsAAIYQACBcAACFEAAgXQAAhBAAIMsHAACsDQAg6AcAAKwNACDpBwAArA0AIAyIBwAA9gsAMIkHAADCBwAQigcAAPYLADCaBwIAmgsAIacHQACqCwAhyAcCAJoLACHLBwEAwgsAIdoHAgCaCwAh5gcCAJoLACHnBwEAmQsAIegHAQDCCwAh6QdAALgLACEDAAAAeQAgAQAAwQcAMFkAAMIHACADAAAAeQAgAQAAegAwAgAAewAgAQAAAIIBACABAAAAggEAIAMAAACAAQAgAQAAgQEAMAIAAIIBACADAAAAgAEAIAEAAIEBADACAACCAQAgAwAAAIABACABAACBAQAwAgAAggEAIAwpAAD_DwAgKgAAgBAAICwAAIEQACCaBwIAAAABpwdAAAAAAdAHAAAA4gcC3wcAAADfBwLgBwIAAAAB4gdAAAAAAeMHAQAAAAHkBwIAAAAB5QcBAAAAAQFNAADKBwAgCZoHAgAAAAGnB0AAAAAB0AcAAADiBwLfBwAAAN8HAuAHAgAAAAHiB0AAAAAB4wcBAAAAAeQHAgAAAAHlBwEAAAABAU0AAMwHADABTQAAzAcAMAwpAADkDwAgKgAA5Q8AICwAAOYPACCaBwIAsw0AIacHQAC4DQAh0AcAAOMP4gci3wcAAOIP3wci4AcCALMNACHiB0AAyQ0AIeMHAQDeDQAh5AcCAMoNACHlBwEA3g0AIQIAAACCAQAgTQAAzwcAIAmaBwIAsw0AIacHQAC4DQAh0AcAAOMP4gci3wcAAOIP3wci4AcCALMNACHiB0AAyQ0AIeMHAQDeDQAh5AcCAMoNACHlBwEA3g0AIQIAAACAAQAgTQAA0QcAIAIAAACAAQAgTQAA0QcAIAMAAACCAQAgVAAAygcAIFUAAM8HACABAAAAggEAIAEAAACAAQAgCQoAAN0PACBaAADeDwAgWwAA4Q8AIFwAAOAPACBdAADfDwAg4gcAAKwNACDjBwAArA0AIOQHAACsDQAg5QcAAKwNACAMiAcAAO8LADCJBwAA2AcAEIoHAADvCwAwmgcCAJoLACGnB0AAqgsAIdAHAADxC-IHIt8HAADwC98HIuAHAgCaCwAh4gdAALgLACHjBwEAwgsAIeQHAgC5CwAh5QcBAMILACEDAAAAgAEAIAEAANcHADBZAADYBwAgAwAAAIABACABAACBAQAwAgAAggEAIAEAAABwACABAAAAcAAgAwAAAG4AIAEAAG8AMAIAAHAAIAMAAABuACABAABvADACAABwACADAAAAbgAgAQAAbwAwAgAAcAAgCSsAANsPACAtAADcDwAgywcBAAAAAdgHAgAAAAHZBwIAAAAB2gcCAAAAAdsHEAAAAAHcBwIAAAAB3QcBAAAAAQFNAADgBwAgB8sHAQAAAAHYBwIAAAAB2QcCAAAAAdoHAgAAAAHbBxAAAAAB3AcCAAAAAd0HAQAAAAEBTQAA4gcAMAFNAADiBwAwCSsAANkPACAtAADaDwAgywcBALINACHYBwIAyg0AIdkHAgCzDQAh2gcCALMNACHbBxAA2A8AIdwHAgCzDQAh3QcBAN4NACECAAAAcAAgTQAA5QcAIAfLBwEAsg0AIdgHAgDKDQAh2QcCALMNACHaBwIAsw0AIdsHEADYDwAh3AcCALMNACHdBwEA3g0AIQIAAABuACBNAADnBwAgAgAAAG4AIE0AAOcHACADAAAAcAAgVAAA4AcAIFUAAOUHACABAAAAcAAgAQAAAG4AIAcKAADTDwAgWgAA1A8AIFsAANcPACBcAADWDwAgXQAA1Q8AINgHAACsDQAg3QcAAKwNACAKiAcAAOsLADCJBwAA7gcAEIoHAADrCwAwywcBAJkLACHYBwIAuQsAIdkHAgCaCwAh2gcCAJoLACHbBxAA7AsAIdwHAgCaCwAh3QcBAMILACEDAAAAbgAgAQAA7QcAMFkAAO4HACADAAAAbgAgAQAAbwAwAgAAcAAgAQAAAHUAIAEAAAB1ACADAAAAcwAgAQAAdAAwAgAAdQAgAwAAAHMAIAEAAHQAMAIAAHUAIAMAAABzACABAAB0ADACAAB1ACADKwAA0g8AINgHAgAAAAHZBwIAAAABAU0AAPYHACAC2AcCAAAAAdkHAgAAAAEBTQAA-AcAMAFNAAD4BwAwAysAANEPACDYBwIAsw0AIdkHAgCzDQAhAgAAAHUAIE0AAPsHACAC2AcCALMNACHZBwIAsw0AIQIAAABzACBNAAD9BwAgAgAAAHMAIE0AAP0HACADAAAAdQAgVAAA9gcAIFUAAPsHACABAAAAdQAgAQAAAHMAIAUKAADMDwAgWgAAzQ8AIFsAANAPACBcAADPDwAgXQAAzg8AIAWIBwAA6gsAMIkHAACECAAQigcAAOoLADDYBwIAmgsAIdkHAgCaCwAhAwAAAHMAIAEAAIMIADBZAACECAAgAwAAAHMAIAEAAHQAMAIAAHUAIAEAAACGAQAgAQAAAIYBACADAAAAhAEAIAEAAIUBADACAACGAQAgAwAAAIQBACABAACFAQAwAgAAhgEAIAMAAACEAQAgAQAAhQEAMAIAAIYBACAWGQAAxw8AIDIAAMgPACAzAADJDwAgNAAAyg8AIDUAAMsPACCaBwIAAAABpwdAAAAAAcIHAQAAAAHDBwQAAAABxQcBAAAAAcgHAgAAAAHLBwEAAAABzAcBAAAAAc4HAAAAzgcC0AcAAADQBwLRBwgAAAAB0gcCAAAAAdMHAgAAAAHUBwEAAAAB1QcCAAAAAdYHAgAAAAHXBwIAAAABAU0AAIwIACARmgcCAAAAAacHQAAAAAHCBwEAAAABwwcEAAAAAcUHAQAAAAHIBwIAAAABywcBAAAAAcwHAQAAAAHOBwAAAM4HAtAHAAAA0AcC0QcIAAAAAdIHAgAAAAHTBwIAAAAB1AcBAAAAAdUHAgAAAAHWBwIAAAAB1wcCAAAAAQFNAACOCAAwAU0AAI4IADAWGQAAoA8AIDIAAKEPACAzAACiDwAgNAAAow8AIDUAAKQPACCaBwIAsw0AIacHQAC4DQAhwgcBALINACHDBwQA7Q4AIcUHAQCyDQAhyAcCALMNACHLBwEAsg0AIcwHAQCyDQAhzgcAAJ0Pzgci0AcAAJ4P0Aci0QcIAJ8PACHSBwIAyg0AIdMHAgDKDQAh1AcBAN4NACHVBwIAsw0AIdYHAgCzDQAh1wcCALMNACECAAAAhgEAIE0AAJEIACARmgcCALMNACGnB0AAuA0AIcIHAQCyDQAhwwcEAO0OACHFBwEAsg0AIcgHAgCzDQAhywcBALINACHMBwEAsg0AIc4HAACdD84HItAHAACeD9AHItEHCACfDwAh0gcCAMoNACHTBwIAyg0AIdQHAQDeDQAh1QcCALMNACHWBwIAsw0AIdcHAgCzDQAhAgAAAIQBACBNAACTCAAgAgAAAIQBACBNAACTCAAgAwAAAIYBACBUAACMCAAgVQAAkQgAIAEAAACGAQAgAQAAAIQBACAJCgAAmA8AIFoAAJkPACBbAACcDwAgXAAAmw8AIF0AAJoPACDRBwAArA0AINIHAACsDQAg0wcAAKwNACDUBwAArA0AIBSIBwAA4QsAMIkHAACaCAAQigcAAOELADCaBwIAmgsAIacHQACqCwAhwgcBAJkLACHDBwQA1QsAIcUHAQCZCwAhyAcCAJoLACHLBwEAmQsAIcwHAQCZCwAhzgcAAOILzgci0AcAAOML0Aci0QcIAOQLACHSBwIAuQsAIdMHAgC5CwAh1AcBAMILACHVBwIAmgsAIdYHAgCaCwAh1wcCAJoLACEDAAAAhAEAIAEAAJkIADBZAACaCAAgAwAAAIQBACABAACFAQAwAgAAhgEAIAEAAACOAQAgAQAAAI4BACADAAAAjAEAIAEAAI0BADACAACOAQAgAwAAAIwBACABAACNAQAwAgAAjgEAIAMAAACMAQAgAQAAjQEAMAIAAI4BACAGAwAAlw8AIDEAAJYPACCnB0AAAAABtQcCAAAAAb4HAgAAAAHKBwIAAAABAU0AAKIIACAEpwdAAAAAAbUHAgAAAAG-BwIAAAABygcCAAAAAQFNAACkCAAwAU0AAKQIADAGAwAAlQ8AIDEAAJQPACCnB0AAuA0AIbUHAgCzDQAhvgcCALMNACHKBwIAsw0AIQIAAACOAQAgTQAApwgAIASnB0AAuA0AIbUHAgCzDQAhvgcCALMNACHKBwIAsw0AIQIAAACMAQAgTQAAqQgAIAIAAACMAQAgTQAAqQgAIAMAAACOAQAgVAAAoggAIFUAAKcIACABAAAAjgEAIAEAAACMAQAgBQoAAI8PACBaAACQDwAgWwAAkw8AIFwAAJIPACBdAACRDwAgB4gHAADgCwAwiQcAALAIABCKBwAA4AsAMKcHQACqCwAhtQcCAJoLACG-BwIAmgsAIcoHAgCaCwAhAwAAAIwBACABAACvCAAwWQAAsAgAIAMAAACMAQAgAQAAjQEAMAIAAI4BACABAAAAigEAIAEAAACKAQAgAwAAAIgBACABAACJAQAwAgAAigEAIAMAAACIAQAgAQAAiQEAMAIAAIoBACADAAAAiAEAIAEAAIkBADACAACKAQAgBxkAAI4PACAxAACNDwAgmgcCAAAAAacHQAAAAAG-BwIAAAAByAcCAAAAAckHAQAAAAEBTQAAuAgAIAWaBwIAAAABpwdAAAAAAb4HAgAAAAHIBwIAAAAByQcBAAAAAQFNAAC6CAAwAU0AALoIADAHGQAAjA8AIDEAAIsPACCaBwIAsw0AIacHQAC4DQAhvgcCALMNACHIBwIAsw0AIckHAQCyDQAhAgAAAIoBACBNAAC9CAAgBZoHAgCzDQAhpwdAALgNACG-BwIAsw0AIcgHAgCzDQAhyQcBALINACECAAAAiAEAIE0AAL8IACACAAAAiAEAIE0AAL8IACADAAAAigEAIFQAALgIACBVAAC9CAAgAQAAAIoBACABAAAAiAEAIAUKAACGDwAgWgAAhw8AIFsAAIoPACBcAACJDwAgXQAAiA8AIAiIBwAA3wsAMIkHAADGCAAQigcAAN8LADCaBwIAmgsAIacHQACqCwAhvgcCAJoLACHIBwIAmgsAIckHAQCZCwAhAwAAAIgBACABAADFCAAwWQAAxggAIAMAAACIAQAgAQAAiQEAMAIAAIoBACAGMQAA3gsAIDQCAKcLACGIBwAA3QsAMIkHAACQAQAQigcAAN0LADC-BwIAAAABAQAAAMkIACABAAAAyQgAIAExAADnDgAgAwAAAJABACABAADMCAAwAgAAyQgAIAMAAACQAQAgAQAAzAgAMAIAAMkIACADAAAAkAEAIAEAAMwIADACAADJCAAgAzEAAIUPACA0AgAAAAG-BwIAAAABAU0AANAIACACNAIAAAABvgcCAAAAAQFNAADSCAAwAU0AANIIADADMQAAhA8AIDQCALMNACG-BwIAsw0AIQIAAADJCAAgTQAA1QgAIAI0AgCzDQAhvgcCALMNACECAAAAkAEAIE0AANcIACACAAAAkAEAIE0AANcIACADAAAAyQgAIFQAANAIACBVAADVCAAgAQAAAMkIACABAAAAkAEAIAUKAAD_DgAgWgAAgA8AIFsAAIMPACBcAACCDwAgXQAAgQ8AIAU0AgCaCwAhiAcAANwLADCJBwAA3ggAEIoHAADcCwAwvgcCAJoLACEDAAAAkAEAIAEAAN0IADBZAADeCAAgAwAAAJABACABAADMCAAwAgAAyQgAIAEAAACiAQAgAQAAAKIBACADAAAAlAEAIAEAAKEBADACAACiAQAgAwAAAJQBACABAAChAQAwAgAAogEAIAMAAACUAQAgAQAAoQEAMAIAAKIBACAMBAAA_Q4AIDUAAP4OACCaBwIAAAABpwdAAAAAAbYHAgAAAAG3BwEAAAABwgcBAAAAAcMHBAAAAAHEBwEAAAABxQcBAAAAAcYHQAAAAAHHBwEAAAABAU0AAOYIACAKmgcCAAAAAacHQAAAAAG2BwIAAAABtwcBAAAAAcIHAQAAAAHDBwQAAAABxAcBAAAAAcUHAQAAAAHGB0AAAAABxwcBAAAAAQFNAADoCAAwAU0AAOgIADAMBAAA9g4AIDUAAPcOACCaBwIAsw0AIacHQAC4DQAhtgcCALMNACG3BwEAsg0AIcIHAQCyDQAhwwcEAO0OACHEBwEAsg0AIcUHAQCyDQAhxgdAALgNACHHBwEAsg0AIQIAAACiAQAgTQAA6wgAIAqaBwIAsw0AIacHQAC4DQAhtgcCALMNACG3BwEAsg0AIcIHAQCyDQAhwwcEAO0OACHEBwEAsg0AIcUHAQCyDQAhxgdAALgNACHHBwEAsg0AIQIAAACUAQAgTQAA7QgAIAIAAACUAQAgTQAA7QgAIAMAAACiAQAgVAAA5ggAIFUAAOsIACABAAAAogEAIAEAAACUAQAgBQoAAPEOACBaAADyDgAgWwAA9Q4AIFwAAPQOACBdAADzDgAgDYgHAADbCwAwiQcAAPQIABCKBwAA2wsAMJoHAgCaCwAhpwdAAKoLACG2BwIAmgsAIbcHAQCZCwAhwgcBAJkLACHDBwQA1QsAIcQHAQCZCwAhxQcBAJkLACHGB0AAqgsAIccHAQCZCwAhAwAAAJQBACABAADzCAAwWQAA9AgAIAMAAACUAQAgAQAAoQEAMAIAAKIBACAHBAAA2gsAIDkCAKcLACGIBwAA2AsAMIkHAACkAQAQigcAANgLADC2BwIAAAABwQcEANkLACEBAAAA9wgAIAEAAAD3CAAgAQQAAPAOACADAAAApAEAIAEAAPoIADACAAD3CAAgAwAAAKQBACABAAD6CAAwAgAA9wgAIAMAAACkAQAgAQAA-ggAMAIAAPcIACAEBAAA7w4AIDkCAAAAAbYHAgAAAAHBBwQAAAABAU0AAP4IACADOQIAAAABtgcCAAAAAcEHBAAAAAEBTQAAgAkAMAFNAACACQAwBAQAAO4OACA5AgCzDQAhtgcCALMNACHBBwQA7Q4AIQIAAAD3CAAgTQAAgwkAIAM5AgCzDQAhtgcCALMNACHBBwQA7Q4AIQIAAACkAQAgTQAAhQkAIAIAAACkAQAgTQAAhQkAIAMAAAD3CAAgVAAA_ggAIFUAAIMJACABAAAA9wgAIAEAAACkAQAgBQoAAOgOACBaAADpDgAgWwAA7A4AIFwAAOsOACBdAADqDgAgBjkCAJoLACGIBwAA1AsAMIkHAACMCQAQigcAANQLADC2BwIAmgsAIcEHBADVCwAhAwAAAKQBACABAACLCQAwWQAAjAkAIAMAAACkAQAgAQAA-ggAMAIAAPcIACANMQAA0wsAIDYAANILACCIBwAAzgsAMIkHAACSAQAQigcAAM4LADCaBwIAAAABpwdAAK4LACGoB0AA0AsAIbwHAQAAAAG9BwIAAAABvgcCAAAAAb8HAQDPCwAhwAcgANELACEBAAAAjwkAIAEAAACPCQAgBjEAAOcOACA2AADmDgAgqAcAAKwNACC9BwAArA0AIL4HAACsDQAgvwcAAKwNACADAAAAkgEAIAEAAJIJADACAACPCQAgAwAAAJIBACABAACSCQAwAgAAjwkAIAMAAACSAQAgAQAAkgkAMAIAAI8JACAKMQAA5Q4AIDYAAOQOACCaBwIAAAABpwdAAAAAAagHQAAAAAG8BwEAAAABvQcCAAAAAb4HAgAAAAG_BwEAAAABwAcgAAAAAQFNAACWCQAgCJoHAgAAAAGnB0AAAAABqAdAAAAAAbwHAQAAAAG9BwIAAAABvgcCAAAAAb8HAQAAAAHAByAAAAABAU0AAJgJADABTQAAmAkAMAEAAACUAQAgAQAAAIQBACAKMQAA4w4AIDYAAOIOACCaBwIAsw0AIacHQAC4DQAhqAdAAMkNACG8BwEAsg0AIb0HAgDKDQAhvgcCAMoNACG_BwEA3g0AIcAHIADhDgAhAgAAAI8JACBNAACdCQAgCJoHAgCzDQAhpwdAALgNACGoB0AAyQ0AIbwHAQCyDQAhvQcCAMoNACG-BwIAyg0AIb8HAQDeDQAhwAcgAOEOACECAAAAkgEAIE0AAJ8JACACAAAAkgEAIE0AAJ8JACABAAAAlAEAIAEAAACEAQAgAwAAAI8JACBUAACWCQAgVQAAnQkAIAEAAACPCQAgAQAAAJIBACAJCgAA3A4AIFoAAN0OACBbAADgDgAgXAAA3w4AIF0AAN4OACCoBwAArA0AIL0HAACsDQAgvgcAAKwNACC_BwAArA0AIAuIBwAAygsAMIkHAACoCQAQigcAAMoLADCaBwIAmgsAIacHQACqCwAhqAdAALgLACG8BwEAmQsAIb0HAgC5CwAhvgcCALkLACG_BwEAwgsAIcAHIADLCwAhAwAAAJIBACABAACnCQAwWQAAqAkAIAMAAACSAQAgAQAAkgkAMAIAAI8JACABAAAAJgAgAQAAACYAIAMAAAAHACABAAAlADACAAAmACADAAAABwAgAQAAJQAwAgAAJgAgAwAAAAcAIAEAACUAMAIAACYAIAwEAADYDgAgDAAA2g4AIA0AANkOACAOAADbDgAgmgcCAAAAAacHQAAAAAG2BwIAAAABtwcBAAAAAbgHAQAAAAG5BwABAAABugcAANYOACC7BwAA1w4AIAFNAACwCQAgCJoHAgAAAAGnB0AAAAABtgcCAAAAAbcHAQAAAAG4BwEAAAABuQcAAQAAAboHAADWDgAguwcAANcOACABTQAAsgkAMAFNAACyCQAwDAQAALIOACAMAAC0DgAgDQAAsw4AIA4AALUOACCaBwIAsw0AIacHQAC4DQAhtgcCALMNACG3BwEAsg0AIbgHAQCyDQAhuQcAAd0NACG6BwAAsA4AILsHAACxDgAgAgAAACYAIE0AALUJACAImgcCALMNACGnB0AAuA0AIbYHAgCzDQAhtwcBALINACG4BwEAsg0AIbkHAAHdDQAhugcAALAOACC7BwAAsQ4AIAIAAAAHACBNAAC3CQAgAgAAAAcAIE0AALcJACADAAAAJgAgVAAAsAkAIFUAALUJACABAAAAJgAgAQAAAAcAIAYKAACrDgAgWgAArA4AIFsAAK8OACBcAACuDgAgXQAArQ4AILkHAACsDQAgC4gHAADICwAwiQcAAL4JABCKBwAAyAsAMJoHAgCaCwAhpwdAAKoLACG2BwIAmgsAIbcHAQCZCwAhuAcBAJkLACG5BwABwQsAIboHAADJCwAguwcAAMkLACADAAAABwAgAQAAvQkAMFkAAL4JACADAAAABwAgAQAAJQAwAgAAJgAgAQAAAAsAIAEAAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACAJAwAApw4AIAUAAKgOACALAACpDgAgDAAAqg4AIJoHAgAAAAGhBwIAAAABogcAAKYOACCnB0AAAAABtQcCAAAAAQFNAADGCQAgBZoHAgAAAAGhBwIAAAABogcAAKYOACCnB0AAAAABtQcCAAAAAQFNAADICQAwAU0AAMgJADAJAwAAig4AIAUAAIsOACALAACMDgAgDAAAjQ4AIJoHAgCzDQAhoQcCALMNACGiBwAAiQ4AIKcHQAC4DQAhtQcCALMNACECAAAACwAgTQAAywkAIAWaBwIAsw0AIaEHAgCzDQAhogcAAIkOACCnB0AAuA0AIbUHAgCzDQAhAgAAAAkAIE0AAM0JACACAAAACQAgTQAAzQkAIAMAAAALACBUAADGCQAgVQAAywkAIAEAAAALACABAAAACQAgBQoAAIQOACBaAACFDgAgWwAAiA4AIFwAAIcOACBdAACGDgAgCIgHAADHCwAwiQcAANQJABCKBwAAxwsAMJoHAgCaCwAhoQcCAJoLACGiBwAAtwsAIKcHQACqCwAhtQcCAJoLACEDAAAACQAgAQAA0wkAMFkAANQJACADAAAACQAgAQAACgAwAgAACwAgAQAAAA8AIAEAAAAPACADAAAADQAgAQAADgAwAgAADwAgAwAAAA0AIAEAAA4AMAIAAA8AIAMAAAANACABAAAOADACAAAPACANBgAAgQ4AIAgAAIIOACAJAACDDgAgmgcCAAAAAaIHAACADgAgpQcCAAAAAacHQAAAAAGoB0AAAAABsAcAAQAAAbEHAQAAAAGyBwEAAAABswdAAAAAAbQHQAAAAAEBTQAA3AkAIAqaBwIAAAABogcAAIAOACClBwIAAAABpwdAAAAAAagHQAAAAAGwBwABAAABsQcBAAAAAbIHAQAAAAGzB0AAAAABtAdAAAAAAQFNAADeCQAwAU0AAN4JADANBgAA3w0AIAgAAOANACAJAADhDQAgmgcCALMNACGiBwAA3A0AIKUHAgCzDQAhpwdAALgNACGoB0AAuA0AIbAHAAHdDQAhsQcBAN4NACGyBwEA3g0AIbMHQADJDQAhtAdAAMkNACECAAAADwAgTQAA4QkAIAqaBwIAsw0AIaIHAADcDQAgpQcCALMNACGnB0AAuA0AIagHQAC4DQAhsAcAAd0NACGxBwEA3g0AIbIHAQDeDQAhswdAAMkNACG0B0AAyQ0AIQIAAAANACBNAADjCQAgAgAAAA0AIE0AAOMJACADAAAADwAgVAAA3AkAIFUAAOEJACABAAAADwAgAQAAAA0AIAoKAADXDQAgWgAA2A0AIFsAANsNACBcAADaDQAgXQAA2Q0AILAHAACsDQAgsQcAAKwNACCyBwAArA0AILMHAACsDQAgtAcAAKwNACANiAcAAMALADCJBwAA6gkAEIoHAADACwAwmgcCAJoLACGiBwAAtwsAIKUHAgCaCwAhpwdAAKoLACGoB0AAqgsAIbAHAAHBCwAhsQcBAMILACGyBwEAwgsAIbMHQAC4CwAhtAdAALgLACEDAAAADQAgAQAA6QkAMFkAAOoJACADAAAADQAgAQAADgAwAgAADwAgAQAAABMAIAEAAAATACADAAAAEQAgAQAAEgAwAgAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACAFBwAA1g0AIKcHQAAAAAGtBwABAAABrgcCAAAAAa8HQAAAAAEBTQAA8gkAIASnB0AAAAABrQcAAQAAAa4HAgAAAAGvB0AAAAABAU0AAPQJADABTQAA9AkAMAUHAADVDQAgpwdAALgNACGtBwABxw0AIa4HAgCzDQAhrwdAAMkNACECAAAAEwAgTQAA9wkAIASnB0AAuA0AIa0HAAHHDQAhrgcCALMNACGvB0AAyQ0AIQIAAAARACBNAAD5CQAgAgAAABEAIE0AAPkJACADAAAAEwAgVAAA8gkAIFUAAPcJACABAAAAEwAgAQAAABEAIAYKAADQDQAgWgAA0Q0AIFsAANQNACBcAADTDQAgXQAA0g0AIK8HAACsDQAgB4gHAAC_CwAwiQcAAIAKABCKBwAAvwsAMKcHQACqCwAhrQcAAbYLACGuBwIAmgsAIa8HQAC4CwAhAwAAABEAIAEAAP8JADBZAACACgAgAwAAABEAIAEAABIAMAIAABMAIAEAAAAaACABAAAAGgAgAwAAABgAIAEAABkAMAIAABoAIAMAAAAYACABAAAZADACAAAaACADAAAAGAAgAQAAGQAwAgAAGgAgDAUAAM4NACAGAADPDQAgnwcAAQAAAaAHAAEAAAGhBwIAAAABogcAAM0NACCjBwIAAAABpAdAAAAAAaUHAgAAAAGmB0AAAAABpwdAAAAAAagHQAAAAAEBTQAAiAoAIAqfBwABAAABoAcAAQAAAaEHAgAAAAGiBwAAzQ0AIKMHAgAAAAGkB0AAAAABpQcCAAAAAaYHQAAAAAGnB0AAAAABqAdAAAAAAQFNAACKCgAwAU0AAIoKADABAAAACQAgDAUAAMsNACAGAADMDQAgnwcAAccNACGgBwABxw0AIaEHAgCzDQAhogcAAMgNACCjBwIAsw0AIaQHQADJDQAhpQcCAMoNACGmB0AAyQ0AIacHQAC4DQAhqAdAALgNACECAAAAGgAgTQAAjgoAIAqfBwABxw0AIaAHAAHHDQAhoQcCALMNACGiBwAAyA0AIKMHAgCzDQAhpAdAAMkNACGlBwIAyg0AIaYHQADJDQAhpwdAALgNACGoB0AAuA0AIQIAAAAYACBNAACQCgAgAgAAABgAIE0AAJAKACABAAAACQAgAwAAABoAIFQAAIgKACBVAACOCgAgAQAAABoAIAEAAAAYACAICgAAwg0AIFoAAMMNACBbAADGDQAgXAAAxQ0AIF0AAMQNACCkBwAArA0AIKUHAACsDQAgpgcAAKwNACANiAcAALULADCJBwAAmAoAEIoHAAC1CwAwnwcAAbYLACGgBwABtgsAIaEHAgCaCwAhogcAALcLACCjBwIAmgsAIaQHQAC4CwAhpQcCALkLACGmB0AAuAsAIacHQACqCwAhqAdAAKoLACEDAAAAGAAgAQAAlwoAMFkAAJgKACADAAAAGAAgAQAAGQAwAgAAGgAgBYgHAAC0CwAwiQcAAJ4KABCKBwAAtAsAMJ0HAQAAAAGeB0AArgsAIQEAAACbCgAgAQAAAJsKACAFiAcAALQLADCJBwAAngoAEIoHAAC0CwAwnQcBAKYLACGeB0AArgsAIQADAAAAngoAIAEAAJ8KADACAACbCgAgAwAAAJ4KACABAACfCgAwAgAAmwoAIAMAAACeCgAgAQAAnwoAMAIAAJsKACACnQcBAAAAAZ4HQAAAAAEBTQAAowoAIAKdBwEAAAABngdAAAAAAQFNAAClCgAwAU0AAKUKADACnQcBALINACGeB0AAuA0AIQIAAACbCgAgTQAAqAoAIAKdBwEAsg0AIZ4HQAC4DQAhAgAAAJ4KACBNAACqCgAgAgAAAJ4KACBNAACqCgAgAwAAAJsKACBUAACjCgAgVQAAqAoAIAEAAACbCgAgAQAAAJ4KACADCgAAvw0AIFwAAMENACBdAADADQAgBYgHAACzCwAwiQcAALEKABCKBwAAswsAMJ0HAQCZCwAhngdAAKoLACEDAAAAngoAIAEAALAKADBZAACxCgAgAwAAAJ4KACABAACfCgAwAgAAmwoAIAWIBwAAsgsAMIkHAAC3CgAQigcAALILADCaBwEAAAABnAdAAK4LACEBAAAAtAoAIAEAAAC0CgAgBYgHAACyCwAwiQcAALcKABCKBwAAsgsAMJoHAQCmCwAhnAdAAK4LACEAAwAAALcKACABAAC4CgAwAgAAtAoAIAMAAAC3CgAgAQAAuAoAMAIAALQKACADAAAAtwoAIAEAALgKADACAAC0CgAgApoHAQAAAAGcB0AAAAABAU0AALwKACACmgcBAAAAAZwHQAAAAAEBTQAAvgoAMAFNAAC-CgAwApoHAQCyDQAhnAdAALgNACECAAAAtAoAIE0AAMEKACACmgcBALINACGcB0AAuA0AIQIAAAC3CgAgTQAAwwoAIAIAAAC3CgAgTQAAwwoAIAMAAAC0CgAgVAAAvAoAIFUAAMEKACABAAAAtAoAIAEAAAC3CgAgAwoAALwNACBcAAC-DQAgXQAAvQ0AIAWIBwAAsQsAMIkHAADKCgAQigcAALELADCaBwEAmQsAIZwHQACqCwAhAwAAALcKACABAADJCgAwWQAAygoAIAMAAAC3CgAgAQAAuAoAMAIAALQKACAFiAcAALALADCJBwAA0AoAEIoHAACwCwAwmgcBAAAAAZsHQACuCwAhAQAAAM0KACABAAAAzQoAIAWIBwAAsAsAMIkHAADQCgAQigcAALALADCaBwEApgsAIZsHQACuCwAhAAMAAADQCgAgAQAA0QoAMAIAAM0KACADAAAA0AoAIAEAANEKADACAADNCgAgAwAAANAKACABAADRCgAwAgAAzQoAIAKaBwEAAAABmwdAAAAAAQFNAADVCgAgApoHAQAAAAGbB0AAAAABAU0AANcKADABTQAA1woAMAKaBwEAsg0AIZsHQAC4DQAhAgAAAM0KACBNAADaCgAgApoHAQCyDQAhmwdAALgNACECAAAA0AoAIE0AANwKACACAAAA0AoAIE0AANwKACADAAAAzQoAIFQAANUKACBVAADaCgAgAQAAAM0KACABAAAA0AoAIAMKAAC5DQAgXAAAuw0AIF0AALoNACAFiAcAAK8LADCJBwAA4woAEIoHAACvCwAwmgcBAJkLACGbB0AAqgsAIQMAAADQCgAgAQAA4goAMFkAAOMKACADAAAA0AoAIAEAANEKADACAADNCgAgBYgHAACtCwAwiQcAAOkKABCKBwAArQsAMIsHAQAAAAGZB0AArgsAIQEAAADmCgAgAQAAAOYKACAFiAcAAK0LADCJBwAA6QoAEIoHAACtCwAwiwcBAKYLACGZB0AArgsAIQADAAAA6QoAIAEAAOoKADACAADmCgAgAwAAAOkKACABAADqCgAwAgAA5goAIAMAAADpCgAgAQAA6goAMAIAAOYKACACiwcBAAAAAZkHQAAAAAEBTQAA7goAIAKLBwEAAAABmQdAAAAAAQFNAADwCgAwAU0AAPAKADACiwcBALINACGZB0AAuA0AIQIAAADmCgAgTQAA8woAIAKLBwEAsg0AIZkHQAC4DQAhAgAAAOkKACBNAAD1CgAgAgAAAOkKACBNAAD1CgAgAwAAAOYKACBUAADuCgAgVQAA8woAIAEAAADmCgAgAQAAAOkKACADCgAAtQ0AIFwAALcNACBdAAC2DQAgBYgHAACpCwAwiQcAAPwKABCKBwAAqQsAMIsHAQCZCwAhmQdAAKoLACEDAAAA6QoAIAEAAPsKADBZAAD8CgAgAwAAAOkKACABAADqCgAwAgAA5goAIAaIBwAApQsAMIkHAACCCwAQigcAAKULADCLBwEAAAABjAcCAKcLACGNBwQAqAsAIQEAAAD_CgAgAQAAAP8KACAGiAcAAKULADCJBwAAggsAEIoHAAClCwAwiwcBAKYLACGMBwIApwsAIY0HBACoCwAhAY0HAACsDQAgAwAAAIILACABAACDCwAwAgAA_woAIAMAAACCCwAgAQAAgwsAMAIAAP8KACADAAAAggsAIAEAAIMLADACAAD_CgAgA4sHAQAAAAGMBwIAAAABjQcEAAAAAQFNAACHCwAgA4sHAQAAAAGMBwIAAAABjQcEAAAAAQFNAACJCwAwAU0AAIkLADADiwcBALINACGMBwIAsw0AIY0HBAC0DQAhAgAAAP8KACBNAACMCwAgA4sHAQCyDQAhjAcCALMNACGNBwQAtA0AIQIAAACCCwAgTQAAjgsAIAIAAACCCwAgTQAAjgsAIAMAAAD_CgAgVAAAhwsAIFUAAIwLACABAAAA_woAIAEAAACCCwAgBgoAAK0NACBaAACuDQAgWwAAsQ0AIFwAALANACBdAACvDQAgjQcAAKwNACAGiAcAAJgLADCJBwAAlQsAEIoHAACYCwAwiwcBAJkLACGMBwIAmgsAIY0HBACbCwAhAwAAAIILACABAACUCwAwWQAAlQsAIAMAAACCCwAgAQAAgwsAMAIAAP8KACAGiAcAAJgLADCJBwAAlQsAEIoHAACYCwAwiwcBAJkLACGMBwIAmgsAIY0HBACbCwAhDgoAAKELACBcAACkCwAgXQAApAsAII4HAQAAAAGPBwEAAAAEkAcBAAAABJEHAQAAAAGSBwEAAAABkwcBAAAAAZQHAQAAAAGVBwEAowsAIZYHAQAAAAGXBwEAAAABmAcBAAAAAQ0KAAChCwAgWgAAogsAIFsAAKELACBcAAChCwAgXQAAoQsAII4HAgAAAAGPBwIAAAAEkAcCAAAABJEHAgAAAAGSBwIAAAABkwcCAAAAAZQHAgAAAAGVBwIAoAsAIQ0KAACdCwAgWgAAngsAIFsAAJ8LACBcAACfCwAgXQAAnwsAII4HBAAAAAGPBwQAAAAFkAcEAAAABZEHBAAAAAGSBwQAAAABkwcEAAAAAZQHBAAAAAGVBwQAnAsAIQ0KAACdCwAgWgAAngsAIFsAAJ8LACBcAACfCwAgXQAAnwsAII4HBAAAAAGPBwQAAAAFkAcEAAAABZEHBAAAAAGSBwQAAAABkwcEAAAAAZQHBAAAAAGVBwQAnAsAIQiOBwIAAAABjwcCAAAABZAHAgAAAAWRBwIAAAABkgcCAAAAAZMHAgAAAAGUBwIAAAABlQcCAJ0LACEIjgcIAAAAAY8HCAAAAAWQBwgAAAAFkQcIAAAAAZIHCAAAAAGTBwgAAAABlAcIAAAAAZUHCACeCwAhCI4HBAAAAAGPBwQAAAAFkAcEAAAABZEHBAAAAAGSBwQAAAABkwcEAAAAAZQHBAAAAAGVBwQAnwsAIQ0KAAChCwAgWgAAogsAIFsAAKELACBcAAChCwAgXQAAoQsAII4HAgAAAAGPBwIAAAAEkAcCAAAABJEHAgAAAAGSBwIAAAABkwcCAAAAAZQHAgAAAAGVBwIAoAsAIQiOBwIAAAABjwcCAAAABJAHAgAAAASRBwIAAAABkgcCAAAAAZMHAgAAAAGUBwIAAAABlQcCAKELACEIjgcIAAAAAY8HCAAAAASQBwgAAAAEkQcIAAAAAZIHCAAAAAGTBwgAAAABlAcIAAAAAZUHCACiCwAhDgoAAKELACBcAACkCwAgXQAApAsAII4HAQAAAAGPBwEAAAAEkAcBAAAABJEHAQAAAAGSBwEAAAABkwcBAAAAAZQHAQAAAAGVBwEAowsAIZYHAQAAAAGXBwEAAAABmAcBAAAAAQuOBwEAAAABjwcBAAAABJAHAQAAAASRBwEAAAABkgcBAAAAAZMHAQAAAAGUBwEAAAABlQcBAKQLACGWBwEAAAABlwcBAAAAAZgHAQAAAAEGiAcAAKULADCJBwAAggsAEIoHAAClCwAwiwcBAKYLACGMBwIApwsAIY0HBACoCwAhC44HAQAAAAGPBwEAAAAEkAcBAAAABJEHAQAAAAGSBwEAAAABkwcBAAAAAZQHAQAAAAGVBwEApAsAIZYHAQAAAAGXBwEAAAABmAcBAAAAAQiOBwIAAAABjwcCAAAABJAHAgAAAASRBwIAAAABkgcCAAAAAZMHAgAAAAGUBwIAAAABlQcCAKELACEIjgcEAAAAAY8HBAAAAAWQBwQAAAAFkQcEAAAAAZIHBAAAAAGTBwQAAAABlAcEAAAAAZUHBACfCwAhBYgHAACpCwAwiQcAAPwKABCKBwAAqQsAMIsHAQCZCwAhmQdAAKoLACELCgAAoQsAIFwAAKwLACBdAACsCwAgjgdAAAAAAY8HQAAAAASQB0AAAAAEkQdAAAAAAZIHQAAAAAGTB0AAAAABlAdAAAAAAZUHQACrCwAhCwoAAKELACBcAACsCwAgXQAArAsAII4HQAAAAAGPB0AAAAAEkAdAAAAABJEHQAAAAAGSB0AAAAABkwdAAAAAAZQHQAAAAAGVB0AAqwsAIQiOB0AAAAABjwdAAAAABJAHQAAAAASRB0AAAAABkgdAAAAAAZMHQAAAAAGUB0AAAAABlQdAAKwLACEFiAcAAK0LADCJBwAA6QoAEIoHAACtCwAwiwcBAKYLACGZB0AArgsAIQiOB0AAAAABjwdAAAAABJAHQAAAAASRB0AAAAABkgdAAAAAAZMHQAAAAAGUB0AAAAABlQdAAKwLACEFiAcAAK8LADCJBwAA4woAEIoHAACvCwAwmgcBAJkLACGbB0AAqgsAIQWIBwAAsAsAMIkHAADQCgAQigcAALALADCaBwEApgsAIZsHQACuCwAhBYgHAACxCwAwiQcAAMoKABCKBwAAsQsAMJoHAQCZCwAhnAdAAKoLACEFiAcAALILADCJBwAAtwoAEIoHAACyCwAwmgcBAKYLACGcB0AArgsAIQWIBwAAswsAMIkHAACxCgAQigcAALMLADCdBwEAmQsAIZ4HQACqCwAhBYgHAAC0CwAwiQcAAJ4KABCKBwAAtAsAMJ0HAQCmCwAhngdAAK4LACENiAcAALULADCJBwAAmAoAEIoHAAC1CwAwnwcAAbYLACGgBwABtgsAIaEHAgCaCwAhogcAALcLACCjBwIAmgsAIaQHQAC4CwAhpQcCALkLACGmB0AAuAsAIacHQACqCwAhqAdAAKoLACEHCgAAoQsAIFwAAL4LACBdAAC-CwAgjgcAAQAAAY8HAAEAAASQBwABAAAElQcAAb0LACEEjgcAAACqBwmqBwAAAKoHA6sHAAAAqgcIrAcAAACqBwgLCgAAnQsAIFwAALwLACBdAAC8CwAgjgdAAAAAAY8HQAAAAAWQB0AAAAAFkQdAAAAAAZIHQAAAAAGTB0AAAAABlAdAAAAAAZUHQAC7CwAhDQoAAJ0LACBaAACeCwAgWwAAnQsAIFwAAJ0LACBdAACdCwAgjgcCAAAAAY8HAgAAAAWQBwIAAAAFkQcCAAAAAZIHAgAAAAGTBwIAAAABlAcCAAAAAZUHAgC6CwAhDQoAAJ0LACBaAACeCwAgWwAAnQsAIFwAAJ0LACBdAACdCwAgjgcCAAAAAY8HAgAAAAWQBwIAAAAFkQcCAAAAAZIHAgAAAAGTBwIAAAABlAcCAAAAAZUHAgC6CwAhCwoAAJ0LACBcAAC8CwAgXQAAvAsAII4HQAAAAAGPB0AAAAAFkAdAAAAABZEHQAAAAAGSB0AAAAABkwdAAAAAAZQHQAAAAAGVB0AAuwsAIQiOB0AAAAABjwdAAAAABZAHQAAAAAWRB0AAAAABkgdAAAAAAZMHQAAAAAGUB0AAAAABlQdAALwLACEHCgAAoQsAIFwAAL4LACBdAAC-CwAgjgcAAQAAAY8HAAEAAASQBwABAAAElQcAAb0LACEEjgcAAQAAAY8HAAEAAASQBwABAAAElQcAAb4LACEHiAcAAL8LADCJBwAAgAoAEIoHAAC_CwAwpwdAAKoLACGtBwABtgsAIa4HAgCaCwAhrwdAALgLACENiAcAAMALADCJBwAA6gkAEIoHAADACwAwmgcCAJoLACGiBwAAtwsAIKUHAgCaCwAhpwdAAKoLACGoB0AAqgsAIbAHAAHBCwAhsQcBAMILACGyBwEAwgsAIbMHQAC4CwAhtAdAALgLACEHCgAAnQsAIFwAAMYLACBdAADGCwAgjgcAAQAAAY8HAAEAAAWQBwABAAAFlQcAAcULACEOCgAAnQsAIFwAAMQLACBdAADECwAgjgcBAAAAAY8HAQAAAAWQBwEAAAAFkQcBAAAAAZIHAQAAAAGTBwEAAAABlAcBAAAAAZUHAQDDCwAhlgcBAAAAAZcHAQAAAAGYBwEAAAABDgoAAJ0LACBcAADECwAgXQAAxAsAII4HAQAAAAGPBwEAAAAFkAcBAAAABZEHAQAAAAGSBwEAAAABkwcBAAAAAZQHAQAAAAGVBwEAwwsAIZYHAQAAAAGXBwEAAAABmAcBAAAAAQuOBwEAAAABjwcBAAAABZAHAQAAAAWRBwEAAAABkgcBAAAAAZMHAQAAAAGUBwEAAAABlQcBAMQLACGWBwEAAAABlwcBAAAAAZgHAQAAAAEHCgAAnQsAIFwAAMYLACBdAADGCwAgjgcAAQAAAY8HAAEAAAWQBwABAAAFlQcAAcULACEEjgcAAQAAAY8HAAEAAAWQBwABAAAFlQcAAcYLACEIiAcAAMcLADCJBwAA1AkAEIoHAADHCwAwmgcCAJoLACGhBwIAmgsAIaIHAAC3CwAgpwdAAKoLACG1BwIAmgsAIQuIBwAAyAsAMIkHAAC-CQAQigcAAMgLADCaBwIAmgsAIacHQACqCwAhtgcCAJoLACG3BwEAmQsAIbgHAQCZCwAhuQcAAcELACG6BwAAyQsAILsHAADJCwAgBI4HAQAAAAWqBwEAAAABqwcBAAAABKwHAQAAAAQLiAcAAMoLADCJBwAAqAkAEIoHAADKCwAwmgcCAJoLACGnB0AAqgsAIagHQAC4CwAhvAcBAJkLACG9BwIAuQsAIb4HAgC5CwAhvwcBAMILACHAByAAywsAIQUKAAChCwAgXAAAzQsAIF0AAM0LACCOByAAAAABlQcgAMwLACEFCgAAoQsAIFwAAM0LACBdAADNCwAgjgcgAAAAAZUHIADMCwAhAo4HIAAAAAGVByAAzQsAIQ0xAADTCwAgNgAA0gsAIIgHAADOCwAwiQcAAJIBABCKBwAAzgsAMJoHAgCnCwAhpwdAAK4LACGoB0AA0AsAIbwHAQCmCwAhvQcCAIcMACG-BwIAhwwAIb8HAQDPCwAhwAcgANELACELjgcBAAAAAY8HAQAAAAWQBwEAAAAFkQcBAAAAAZIHAQAAAAGTBwEAAAABlAcBAAAAAZUHAQDECwAhlgcBAAAAAZcHAQAAAAGYBwEAAAABCI4HQAAAAAGPB0AAAAAFkAdAAAAABZEHQAAAAAGSB0AAAAABkwdAAAAAAZQHQAAAAAGVB0AAvAsAIQKOByAAAAABlQcgAM0LACERBAAA2gsAIDUAAOMMACCIBwAA4gwAMIkHAACUAQAQigcAAOIMADCaBwIApwsAIacHQACuCwAhtgcCAKcLACG3BwEApgsAIcIHAQCmCwAhwwcEANkLACHEBwEApgsAIcUHAQCmCwAhxgdAAK4LACHHBwEApgsAIfMIAACUAQAg9AgAAJQBACAbGQAA2gsAIDIAANQMACAzAADXDAAgNAAA7AwAIDUAAOMMACCIBwAA6AwAMIkHAACEAQAQigcAAOgMADCaBwIApwsAIacHQACuCwAhwgcBAKYLACHDBwQA2QsAIcUHAQCmCwAhyAcCAKcLACHLBwEApgsAIcwHAQCmCwAhzgcAAOkMzgci0AcAAOoM0Aci0QcIAOsMACHSBwIAhwwAIdMHAgCHDAAh1AcBAM8LACHVBwIApwsAIdYHAgCnCwAh1wcCAKcLACHzCAAAhAEAIPQIAACEAQAgBjkCAJoLACGIBwAA1AsAMIkHAACMCQAQigcAANQLADC2BwIAmgsAIcEHBADVCwAhDQoAAKELACBaAACiCwAgWwAA1wsAIFwAANcLACBdAADXCwAgjgcEAAAAAY8HBAAAAASQBwQAAAAEkQcEAAAAAZIHBAAAAAGTBwQAAAABlAcEAAAAAZUHBADWCwAhDQoAAKELACBaAACiCwAgWwAA1wsAIFwAANcLACBdAADXCwAgjgcEAAAAAY8HBAAAAASQBwQAAAAEkQcEAAAAAZIHBAAAAAGTBwQAAAABlAcEAAAAAZUHBADWCwAhCI4HBAAAAAGPBwQAAAAEkAcEAAAABJEHBAAAAAGSBwQAAAABkwcEAAAAAZQHBAAAAAGVBwQA1wsAIQcEAADaCwAgOQIApwsAIYgHAADYCwAwiQcAAKQBABCKBwAA2AsAMLYHAgCnCwAhwQcEANkLACEIjgcEAAAAAY8HBAAAAASQBwQAAAAEkQcEAAAAAZIHBAAAAAGTBwQAAAABlAcEAAAAAZUHBADXCwAhPRAAAMUMACARAADGDAAgEgAAxwwAIBMAAMgMACAUAADJDAAgFQAAygwAIBYAAMsMACAXAACnDAAgGwAAzAwAIB0AAM0MACAeAACUDAAgIwAAzwwAICUAAM4MACAnAADQDAAgLAAA0QwAIC4AANUMACAwAADSDAAgMgAA1AwAIDMAANcMACA3AADTDAAgOAAA1gwAIDkAANgMACA6AADZDAAgPQAA2gwAID4AANoMACA_AADaDAAgQQAA2wwAIEIAANsMACBDAADcDAAgRAAA3QwAIEYAAN4MACBHAADfDAAgiAcAAMMMADCJBwAAqgEAEIoHAADDDAAwmgcCAKcLACGnB0AArgsAIb8HAQDPCwAh8QdAANALACHHCAEAzwsAIdIIAQCmCwAh0whAANALACHUCAEAzwsAIdYIAADEDNYIItcIQADQCwAh2AhAANALACHZCAEAzwsAIdoIQADQCwAh2whAANALACHcCAEAzwsAId0IQADQCwAh3ggCAKcLACHfCCAA0QsAIeAIQADQCwAh4QggANELACHiCAEAzwsAIeMIAQDPCwAh5AgBAM8LACHlCAEAzwsAIfMIAACqAQAg9AgAAKoBACANiAcAANsLADCJBwAA9AgAEIoHAADbCwAwmgcCAJoLACGnB0AAqgsAIbYHAgCaCwAhtwcBAJkLACHCBwEAmQsAIcMHBADVCwAhxAcBAJkLACHFBwEAmQsAIcYHQACqCwAhxwcBAJkLACEFNAIAmgsAIYgHAADcCwAwiQcAAN4IABCKBwAA3AsAML4HAgCaCwAhBjEAAN4LACA0AgCnCwAhiAcAAN0LADCJBwAAkAEAEIoHAADdCwAwvgcCAKcLACEbGQAA2gsAIDIAANQMACAzAADXDAAgNAAA7AwAIDUAAOMMACCIBwAA6AwAMIkHAACEAQAQigcAAOgMADCaBwIApwsAIacHQACuCwAhwgcBAKYLACHDBwQA2QsAIcUHAQCmCwAhyAcCAKcLACHLBwEApgsAIcwHAQCmCwAhzgcAAOkMzgci0AcAAOoM0Aci0QcIAOsMACHSBwIAhwwAIdMHAgCHDAAh1AcBAM8LACHVBwIApwsAIdYHAgCnCwAh1wcCAKcLACHzCAAAhAEAIPQIAACEAQAgCIgHAADfCwAwiQcAAMYIABCKBwAA3wsAMJoHAgCaCwAhpwdAAKoLACG-BwIAmgsAIcgHAgCaCwAhyQcBAJkLACEHiAcAAOALADCJBwAAsAgAEIoHAADgCwAwpwdAAKoLACG1BwIAmgsAIb4HAgCaCwAhygcCAJoLACEUiAcAAOELADCJBwAAmggAEIoHAADhCwAwmgcCAJoLACGnB0AAqgsAIcIHAQCZCwAhwwcEANULACHFBwEAmQsAIcgHAgCaCwAhywcBAJkLACHMBwEAmQsAIc4HAADiC84HItAHAADjC9AHItEHCADkCwAh0gcCALkLACHTBwIAuQsAIdQHAQDCCwAh1QcCAJoLACHWBwIAmgsAIdcHAgCaCwAhBwoAAKELACBcAADpCwAgXQAA6QsAII4HAAAAzgcCjwcAAADOBwiQBwAAAM4HCJUHAADoC84HIgcKAAChCwAgXAAA5wsAIF0AAOcLACCOBwAAANAHAo8HAAAA0AcIkAcAAADQBwiVBwAA5gvQByINCgAAnQsAIFoAAJ4LACBbAACeCwAgXAAAngsAIF0AAJ4LACCOBwgAAAABjwcIAAAABZAHCAAAAAWRBwgAAAABkgcIAAAAAZMHCAAAAAGUBwgAAAABlQcIAOULACENCgAAnQsAIFoAAJ4LACBbAACeCwAgXAAAngsAIF0AAJ4LACCOBwgAAAABjwcIAAAABZAHCAAAAAWRBwgAAAABkgcIAAAAAZMHCAAAAAGUBwgAAAABlQcIAOULACEHCgAAoQsAIFwAAOcLACBdAADnCwAgjgcAAADQBwKPBwAAANAHCJAHAAAA0AcIlQcAAOYL0AciBI4HAAAA0AcCjwcAAADQBwiQBwAAANAHCJUHAADnC9AHIgcKAAChCwAgXAAA6QsAIF0AAOkLACCOBwAAAM4HAo8HAAAAzgcIkAcAAADOBwiVBwAA6AvOByIEjgcAAADOBwKPBwAAAM4HCJAHAAAAzgcIlQcAAOkLzgciBYgHAADqCwAwiQcAAIQIABCKBwAA6gsAMNgHAgCaCwAh2QcCAJoLACEKiAcAAOsLADCJBwAA7gcAEIoHAADrCwAwywcBAJkLACHYBwIAuQsAIdkHAgCaCwAh2gcCAJoLACHbBxAA7AsAIdwHAgCaCwAh3QcBAMILACENCgAAoQsAIFoAAO4LACBbAADuCwAgXAAA7gsAIF0AAO4LACCOBxAAAAABjwcQAAAABJAHEAAAAASRBxAAAAABkgcQAAAAAZMHEAAAAAGUBxAAAAABlQcQAO0LACENCgAAoQsAIFoAAO4LACBbAADuCwAgXAAA7gsAIF0AAO4LACCOBxAAAAABjwcQAAAABJAHEAAAAASRBxAAAAABkgcQAAAAAZMHEAAAAAGUBxAAAAABlQcQAO0LACEIjgcQAAAAAY8HEAAAAASQBxAAAAAEkQcQAAAAAZIHEAAAAAGTBxAAAAABlAcQAAAAAZUHEADuCwAhDIgHAADvCwAwiQcAANgHABCKBwAA7wsAMJoHAgCaCwAhpwdAAKoLACHQBwAA8QviByLfBwAA8AvfByLgBwIAmgsAIeIHQAC4CwAh4wcBAMILACHkBwIAuQsAIeUHAQDCCwAhBwoAAKELACBcAAD1CwAgXQAA9QsAII4HAAAA3wcCjwcAAADfBwiQBwAAAN8HCJUHAAD0C98HIgcKAAChCwAgXAAA8wsAIF0AAPMLACCOBwAAAOIHAo8HAAAA4gcIkAcAAADiBwiVBwAA8gviByIHCgAAoQsAIFwAAPMLACBdAADzCwAgjgcAAADiBwKPBwAAAOIHCJAHAAAA4gcIlQcAAPIL4gciBI4HAAAA4gcCjwcAAADiBwiQBwAAAOIHCJUHAADzC-IHIgcKAAChCwAgXAAA9QsAIF0AAPULACCOBwAAAN8HAo8HAAAA3wcIkAcAAADfBwiVBwAA9AvfByIEjgcAAADfBwKPBwAAAN8HCJAHAAAA3wcIlQcAAPUL3wciDIgHAAD2CwAwiQcAAMIHABCKBwAA9gsAMJoHAgCaCwAhpwdAAKoLACHIBwIAmgsAIcsHAQDCCwAh2gcCAJoLACHmBwIAmgsAIecHAQCZCwAh6AcBAMILACHpB0AAuAsAIQmIBwAA9wsAMIkHAACsBwAQigcAAPcLADCaBwIAmgsAIacHQACqCwAhyAcCAJoLACHLBwEAmQsAIecHAQCZCwAh6gdAALgLACEZHwEAmQsAIYgHAAD4CwAwiQcAAJYHABCKBwAA-AsAMJoHAgCaCwAhpwdAAKoLACG2BwIAuQsAIcsHAQCZCwAhzAcBAJkLACHQBwAA-gvwByLYBwIAuQsAIdsHEADsCwAh5gcQAOwLACHrBwEAwgsAIewHAQDCCwAh7QcQAPkLACHuBwIAmgsAIfAHAQDCCwAh8QdAALgLACHyBwIAmgsAIfMHIADLCwAh9AcBAJkLACH1BwEAmQsAIfYHAgCaCwAh9wcCAJoLACENCgAAnQsAIFoAAP4LACBbAAD-CwAgXAAA_gsAIF0AAP4LACCOBxAAAAABjwcQAAAABZAHEAAAAAWRBxAAAAABkgcQAAAAAZMHEAAAAAGUBxAAAAABlQcQAP0LACEHCgAAoQsAIFwAAPwLACBdAAD8CwAgjgcAAADwBwKPBwAAAPAHCJAHAAAA8AcIlQcAAPsL8AciBwoAAKELACBcAAD8CwAgXQAA_AsAII4HAAAA8AcCjwcAAADwBwiQBwAAAPAHCJUHAAD7C_AHIgSOBwAAAPAHAo8HAAAA8AcIkAcAAADwBwiVBwAA_AvwByINCgAAnQsAIFoAAP4LACBbAAD-CwAgXAAA_gsAIF0AAP4LACCOBxAAAAABjwcQAAAABZAHEAAAAAWRBxAAAAABkgcQAAAAAZMHEAAAAAGUBxAAAAABlQcQAP0LACEIjgcQAAAAAY8HEAAAAAWQBxAAAAAFkQcQAAAAAZIHEAAAAAGTBxAAAAABlAcQAAAAAZUHEAD-CwAhDYgHAAD_CwAwiQcAAP4GABCKBwAA_wsAMJoHAgCaCwAhpwdAAKoLACG2BwIAmgsAIbcHAQCZCwAhzAcBAJkLACHQBwAAgAz5ByLrBwEAmQsAIfYHAgCaCwAh9wcCAJoLACH5ByAAywsAIQcKAAChCwAgXAAAggwAIF0AAIIMACCOBwAAAPkHAo8HAAAA-QcIkAcAAAD5BwiVBwAAgQz5ByIHCgAAoQsAIFwAAIIMACBdAACCDAAgjgcAAAD5BwKPBwAAAPkHCJAHAAAA-QcIlQcAAIEM-QciBI4HAAAA-QcCjwcAAAD5BwiQBwAAAPkHCJUHAACCDPkHIgSIBwAAgwwAMIkHAADoBgAQigcAAIMMADD6BwEAmQsAIQSIBwAAhAwAMIkHAADVBgAQigcAAIQMADD6BwEApgsAIQ2IBwAAhQwAMIkHAADPBgAQigcAAIUMADCaBwQA1QsAIacHQACqCwAhyAcCALkLACHLBwEAwgsAId8HAQDCCwAh6gdAALgLACH7BwEAmQsAIfwHAgCaCwAh_QcBAJkLACH-BwIAmgsAIQ2IBwAAhgwAMIkHAADCBgAQigcAAIYMADCaBwQA2QsAIacHQACuCwAhyAcCAIcMACHLBwEAzwsAId8HAQDPCwAh6gdAANALACH7BwEApgsAIfwHAgCnCwAh_QcBAKYLACH-BwIApwsAIQiOBwIAAAABjwcCAAAABZAHAgAAAAWRBwIAAAABkgcCAAAAAZMHAgAAAAGUBwIAAAABlQcCAJ0LACEC-wcBAAAAAfwHAgAAAAEEiAcAAIkMADCJBwAAvAYAEIoHAACJDAAwgAgCAJoLACEFIAAAiwwAIIgHAACKDAAwiQcAAFwAEIoHAACKDAAwgAgCAKcLACETGQAA2gsAIB8AAI0NACAkAACODQAgJQAAzgwAICYAAI8NACCIBwAAiw0AMIkHAABJABCKBwAAiw0AMJoHAgCnCwAhpwdAAK4LACHIBwIApwsAIcsHAQCmCwAh0AcAAIwNhQgi5wcBAKYLACGDCAIAhwwAIYUIAgCHDAAhhggCAKcLACHzCAAASQAg9AgAAEkAIAeIBwAAjAwAMIkHAACqBgAQigcAAIwMADCnB0AAqgsAIbUHAgCaCwAhygcCAJoLACGBCAIAmgsAIQmIBwAAjQwAMIkHAACUBgAQigcAAI0MADCaBwIAmgsAIacHQACqCwAhyAcCAJoLACHnBwEAmQsAIYAIAgCaCwAhgggCAJoLACEMiAcAAI4MADCJBwAA_gUAEIoHAACODAAwmgcCAJoLACGnB0AAqgsAIcgHAgCaCwAhywcBAJkLACHQBwAAjwyFCCLnBwEAmQsAIYMIAgC5CwAhhQgCALkLACGGCAIAmgsAIQcKAAChCwAgXAAAkQwAIF0AAJEMACCOBwAAAIUIAo8HAAAAhQgIkAcAAACFCAiVBwAAkAyFCCIHCgAAoQsAIFwAAJEMACBdAACRDAAgjgcAAACFCAKPBwAAAIUICJAHAAAAhQgIlQcAAJAMhQgiBI4HAAAAhQgCjwcAAACFCAiQBwAAAIUICJUHAACRDIUIIgaIBwAAkgwAMIkHAADkBQAQigcAAJIMADCaBwIAmgsAIbcHAQCZCwAh6wcBAJkLACEHHgAAlAwAIIgHAACTDAAwiQcAAE0AEIoHAACTDAAwmgcCAKcLACG3BwEApgsAIesHAQCmCwAhA4cIAABJACCICAAASQAgiQgAAEkAIAaIBwAAlQwAMIkHAADMBQAQigcAAJUMADCnB0AAqgsAIbcHAQCZCwAhygcAAbYLACEGiAcAAJYMADCJBwAAuQUAEIoHAACWDAAwpwdAAK4LACG3BwEApgsAIcoHAAGXDAAhBI4HAAEAAAGPBwABAAAEkAcAAQAABJUHAAG-CwAhCYgHAACYDAAwiQcAALMFABCKBwAAmAwAMJoHAgCaCwAhpwdAAKoLACG1BwIAmgsAIYoIAQCZCwAhiwgBAJkLACGMCEAAuAsAIQyIBwAAmQwAMIkHAACdBQAQigcAAJkMADCaBwIAmgsAIacHQACqCwAhtQcCAJoLACG3BwEAmQsAIYwIQAC4CwAhjQgAAbYLACGOCAABtgsAIY8IBADVCwAhkAgAAMkLACAGiAcAAJoMADCJBwAAhwUAEIoHAACaDAAwrQcAAbYLACGvB0AAuAsAIbUHAgCaCwAhCYgHAACbDAAwiQcAAPEEABCKBwAAmwwAMKcHQACqCwAhtQcCAJoLACGRCAEAmQsAIZIIBADVCwAhkwgCAJoLACGUCEAAuAsAIQoDAADaCwAgiAcAAJwMADCJBwAAKQAQigcAAJwMADCnB0AArgsAIbUHAgCnCwAhkQgBAKYLACGSCAQA2QsAIZMIAgCnCwAhlAhAANALACEHiAcAAJ0MADCJBwAA2QQAEIoHAACdDAAwjQdAAKoLACG1BwIAuQsAIZUIAQCZCwAhlggAAJ4MACAPCgAAoQsAIFwAAJ8MACBdAACfDAAgjgeAAAAAAZEHgAAAAAGSB4AAAAABkweAAAAAAZQHgAAAAAGVB4AAAAABlwgBAAAAAZgIAQAAAAGZCAEAAAABmgiAAAAAAZsIgAAAAAGcCIAAAAABDI4HgAAAAAGRB4AAAAABkgeAAAAAAZMHgAAAAAGUB4AAAAABlQeAAAAAAZcIAQAAAAGYCAEAAAABmQgBAAAAAZoIgAAAAAGbCIAAAAABnAiAAAAAAQeIBwAAoAwAMIkHAADGBAAQigcAAKAMADCNB0AArgsAIbUHAgCHDAAhlQgBAKYLACGWCAAAoQwAIAyOB4AAAAABkQeAAAAAAZIHgAAAAAGTB4AAAAABlAeAAAAAAZUHgAAAAAGXCAEAAAABmAgBAAAAAZkIAQAAAAGaCIAAAAABmwiAAAAAAZwIgAAAAAEHiAcAAKIMADCJBwAAwAQAEIoHAACiDAAwtQcCAJoLACGdCAIAmgsAIZ4IAgCaCwAhnwhAAKoLACEIiAcAAKMMADCJBwAAqgQAEIoHAACjDAAwmgcCAJoLACGnB0AAqgsAIcgHAgCaCwAhyQcBAJkLACGdCAIAmgsAIQ6IBwAApAwAMIkHAACUBAAQigcAAKQMADCaBwIAmgsAIacHQACqCwAhyAcCAJoLACHJBwEAmQsAIcsHAQCZCwAhoAgCAJoLACGhCCAAywsAIaIIIADLCwAhowgCAJoLACGkCEAAqgsAIaUIAgCaCwAhCYgHAAClDAAwiQcAAP4DABCKBwAApQwAMJoHAgCaCwAhpwdAAKoLACHLBwEAmQsAIcwHAQCZCwAh8QdAALgLACGmCAIAmgsAIQoXAACnDAAgiAcAAKYMADCJBwAA6wMAEIoHAACmDAAwmgcCAKcLACGnB0AArgsAIcsHAQCmCwAhzAcBAKYLACHxB0AA0AsAIaYIAgCnCwAhA4cIAAA3ACCICAAANwAgiQgAADcAIBKIBwAAqAwAMIkHAADlAwAQigcAAKgMADCaBwIAmgsAIZwHQAC4CwAhpAdAAKoLACGoB0AAuAsAIbUHAgCaCwAhwQcEANULACHFBwEAwgsAIacIAQCZCwAhqAgCAJoLACGpCAIAmgsAIaoIAgCaCwAhqwgEANULACGsCAIAmgsAIa0IAQDCCwAhrghAALgLACEQiAcAAKkMADCJBwAAzwMAEIoHAACpDAAwmQdAAKoLACGaBwIAmgsAIcgHAgC5CwAhywcBAMILACGnCAEAmQsAIa8IAQCZCwAhsAgCAJoLACGxCAIAuQsAIbIIAQCZCwAhswgBAMILACG0CCAAywsAIbUIAgC5CwAhtggBAMILACEQiAcAAKoMADCJBwAAvAMAEIoHAACqDAAwmQdAAK4LACGaBwIApwsAIcgHAgCHDAAhywcBAM8LACGnCAEApgsAIa8IAQCmCwAhsAgCAKcLACGxCAIAhwwAIbIIAQCmCwAhswgBAM8LACG0CCAA0QsAIbUIAgCHDAAhtggBAM8LACECrwgBAAAAAbAIAgAAAAEMiAcAAKwMADCJBwAAtgMAEIoHAACsDAAwmQdAAKoLACGaBwIAmgsAIbYHAgC5CwAhywcBAMILACHnBwEAmQsAIa8IAQCZCwAhsAgCAJoLACG4CAIAmgsAIbkIAgCaCwAhEIgHAACtDAAwiQcAAJ4DABCKBwAArQwAMJoHAgCaCwAhpwdAAKoLACHIBwIAuQsAIdAHAACuDL0IIq8IAQCZCwAhsAgCAJoLACG2CAEAmQsAIboIAgCaCwAhuwgBAMILACG9CAIAuQsAIb4IAQDCCwAhvwhAALgLACHACEAAuAsAIQcKAAChCwAgXAAAsAwAIF0AALAMACCOBwAAAL0IAo8HAAAAvQgIkAcAAAC9CAiVBwAArwy9CCIHCgAAoQsAIFwAALAMACBdAACwDAAgjgcAAAC9CAKPBwAAAL0ICJAHAAAAvQgIlQcAAK8MvQgiBI4HAAAAvQgCjwcAAAC9CAiQBwAAAL0ICJUHAACwDL0IIgyIBwAAsQwAMIkHAACEAwAQigcAALEMADCZB0AAqgsAIZoHAgCaCwAhrwgBAJkLACGwCAIAuQsAIbUIAgC5CwAhtggBAMILACHBCAEAmQsAIcIIAQDCCwAhwwgAAJ4MACAMiAcAALIMADCJBwAA8QIAEIoHAACyDAAwmQdAAK4LACGaBwIApwsAIa8IAQCmCwAhsAgCAIcMACG1CAIAhwwAIbYIAQDPCwAhwQgBAKYLACHCCAEAzwsAIcMIAAChDAAgCogHAACzDAAwiQcAAOsCABCKBwAAswwAMIsHAQCZCwAhpwdAAKoLACG1BwIAmgsAIdAHAgCaCwAh5wcBAJkLACHECAEAmQsAIcUIAAG2CwAhCogHAAC0DAAwiQcAANUCABCKBwAAtAwAMKcHQACqCwAhqAdAAKoLACGtBwABtgsAIa8HQAC4CwAhtQcCAJoLACHGCAEAmQsAIccIAQCZCwAhCogHAAC1DAAwiQcAAL8CABCKBwAAtQwAMJoHAgCaCwAhpwdAAKoLACGoB0AAqgsAIa0HAAG2CwAhyAgCAJoLACHJCAIAmgsAIcoIAgCaCwAhDU0AAJ4MACCIBwAAtgwAMIkHAACpAgAQigcAALYMADCaBwIAmgsAIacHQACqCwAhtQcCALkLACGoCAIAmgsAIa0IAQDCCwAhywgBAJkLACHMCAEAmQsAIc0IQACqCwAhzghAALgLACEPiAcAALcMADCJBwAAkQIAEIoHAAC3DAAwmgcCAJoLACGhBwIAuQsAIaIHAAC3CwAgpwdAAKoLACGoB0AAuAsAIa0HAAG2CwAhtQcCAJoLACG3BwEAmQsAIYwIQAC4CwAhzwgBAJkLACHQCEAAuAsAIdEIAgC5CwAhG4gHAAC4DAAwiQcAAPcBABCKBwAAuAwAMJoHAgCaCwAhpwdAAKoLACG_BwEAwgsAIfEHQAC4CwAhxwgBAMILACHSCAEAmQsAIdMIQAC4CwAh1AgBAMILACHWCAAAuQzWCCLXCEAAuAsAIdgIQAC4CwAh2QgBAMILACHaCEAAuAsAIdsIQAC4CwAh3AgBAMILACHdCEAAuAsAId4IAgCaCwAh3wggAMsLACHgCEAAuAsAIeEIIADLCwAh4ggBAMILACHjCAEAwgsAIeQIAQDCCwAh5QgBAMILACEHCgAAoQsAIFwAALsMACBdAAC7DAAgjgcAAADWCAKPBwAAANYICJAHAAAA1ggIlQcAALoM1ggiBwoAAKELACBcAAC7DAAgXQAAuwwAII4HAAAA1ggCjwcAAADWCAiQBwAAANYICJUHAAC6DNYIIgSOBwAAANYIAo8HAAAA1ggIkAcAAADWCAiVBwAAuwzWCCITAwAA2gsAIIgHAAC8DAAwiQcAAMIBABCKBwAAvAwAMJoHAgCnCwAhnAdAANALACGkB0AArgsAIagHQADQCwAhtQcCAKcLACHBBwQA2QsAIcUHAQDPCwAhpwgBAKYLACGoCAIApwsAIakIAgCnCwAhqggCAKcLACGrCAQA2QsAIawIAgCnCwAhrQgBAM8LACGuCEAA0AsAIQtFAADaCwAgiAcAAL0MADCJBwAAvgEAEIoHAAC9DAAwmgcCAKcLACGnB0AArgsAIagHQACuCwAhrQcAAZcMACHICAIApwsAIckIAgCnCwAhyggCAKcLACELAwAA2gsAIIgHAAC-DAAwiQcAALoBABCKBwAAvgwAMKcHQACuCwAhqAdAAK4LACGtBwABlwwAIa8HQADQCwAhtQcCAKcLACHGCAEApgsAIccIAQCmCwAhDgMAAMAMACBNAAChDAAgiAcAAL8MADCJBwAAtQEAEIoHAAC_DAAwmgcCAKcLACGnB0AArgsAIbUHAgCHDAAhqAgCAKcLACGtCAEAzwsAIcsIAQCmCwAhzAgBAKYLACHNCEAArgsAIc4IQADQCwAhPRAAAMUMACARAADGDAAgEgAAxwwAIBMAAMgMACAUAADJDAAgFQAAygwAIBYAAMsMACAXAACnDAAgGwAAzAwAIB0AAM0MACAeAACUDAAgIwAAzwwAICUAAM4MACAnAADQDAAgLAAA0QwAIC4AANUMACAwAADSDAAgMgAA1AwAIDMAANcMACA3AADTDAAgOAAA1gwAIDkAANgMACA6AADZDAAgPQAA2gwAID4AANoMACA_AADaDAAgQQAA2wwAIEIAANsMACBDAADcDAAgRAAA3QwAIEYAAN4MACBHAADfDAAgiAcAAMMMADCJBwAAqgEAEIoHAADDDAAwmgcCAKcLACGnB0AArgsAIb8HAQDPCwAh8QdAANALACHHCAEAzwsAIdIIAQCmCwAh0whAANALACHUCAEAzwsAIdYIAADEDNYIItcIQADQCwAh2AhAANALACHZCAEAzwsAIdoIQADQCwAh2whAANALACHcCAEAzwsAId0IQADQCwAh3ggCAKcLACHfCCAA0QsAIeAIQADQCwAh4QggANELACHiCAEAzwsAIeMIAQDPCwAh5AgBAM8LACHlCAEAzwsAIfMIAACqAQAg9AgAAKoBACADrwgBAAAAAbAIAgAAAAG4CAIAAAABDgQAAMAMACBAAADaCwAgiAcAAMIMADCJBwAArwEAEIoHAADCDAAwmQdAAK4LACGaBwIApwsAIbYHAgCHDAAhywcBAM8LACHnBwEApgsAIa8IAQCmCwAhsAgCAKcLACG4CAIApwsAIbkIAgCnCwAhOxAAAMUMACARAADGDAAgEgAAxwwAIBMAAMgMACAUAADJDAAgFQAAygwAIBYAAMsMACAXAACnDAAgGwAAzAwAIB0AAM0MACAeAACUDAAgIwAAzwwAICUAAM4MACAnAADQDAAgLAAA0QwAIC4AANUMACAwAADSDAAgMgAA1AwAIDMAANcMACA3AADTDAAgOAAA1gwAIDkAANgMACA6AADZDAAgPQAA2gwAID4AANoMACA_AADaDAAgQQAA2wwAIEIAANsMACBDAADcDAAgRAAA3QwAIEYAAN4MACBHAADfDAAgiAcAAMMMADCJBwAAqgEAEIoHAADDDAAwmgcCAKcLACGnB0AArgsAIb8HAQDPCwAh8QdAANALACHHCAEAzwsAIdIIAQCmCwAh0whAANALACHUCAEAzwsAIdYIAADEDNYIItcIQADQCwAh2AhAANALACHZCAEAzwsAIdoIQADQCwAh2whAANALACHcCAEAzwsAId0IQADQCwAh3ggCAKcLACHfCCAA0QsAIeAIQADQCwAh4QggANELACHiCAEAzwsAIeMIAQDPCwAh5AgBAM8LACHlCAEAzwsAIQSOBwAAANYIAo8HAAAA1ggIkAcAAADWCAiVBwAAuwzWCCIDhwgAAAMAIIgIAAADACCJCAAAAwAgA4cIAAAHACCICAAABwAgiQgAAAcAIAOHCAAACQAgiAgAAAkAIIkIAAAJACAMAwAA2gsAIIgHAACcDAAwiQcAACkAEIoHAACcDAAwpwdAAK4LACG1BwIApwsAIZEIAQCmCwAhkggEANkLACGTCAIApwsAIZQIQADQCwAh8wgAACkAIPQIAAApACADhwgAACsAIIgIAAArACCJCAAAKwAgA4cIAAAvACCICAAALwAgiQgAAC8AIAOHCAAAMwAgiAgAADMAIIkIAAAzACADhwgAAD0AIIgIAAA9ACCJCAAAPQAgA4cIAABBACCICAAAQQAgiQgAAEEAIAOHCAAAUQAgiAgAAFEAIIkIAABRACADhwgAAFQAIIgIAABUACCJCAAAVAAgA4cIAABhACCICAAAYQAgiQgAAGEAIAOHCAAAZQAgiAgAAGUAIIkIAABlACADhwgAAIABACCICAAAgAEAIIkIAACAAQAgA4cIAACEAQAgiAgAAIQBACCJCAAAhAEAIAOHCAAAiAEAIIgIAACIAQAgiQgAAIgBACADhwgAAHkAIIgIAAB5ACCJCAAAeQAgA4cIAACcAQAgiAgAAJwBACCJCAAAnAEAIAOHCAAAjAEAIIgIAACMAQAgiQgAAIwBACADhwgAAJQBACCICAAAlAEAIIkIAACUAQAgCQQAANoLACA5AgCnCwAhiAcAANgLADCJBwAApAEAEIoHAADYCwAwtgcCAKcLACHBBwQA2QsAIfMIAACkAQAg9AgAAKQBACADhwgAAKYBACCICAAApgEAIIkIAACmAQAgA4cIAACvAQAgiAgAAK8BACCJCAAArwEAIAOHCAAAtQEAIIgIAAC1AQAgiQgAALUBACADhwgAALoBACCICAAAugEAIIkIAAC6AQAgA4cIAAC-AQAgiAgAAL4BACCJCAAAvgEAIAOHCAAAwgEAIIgIAADCAQAgiQgAAMIBACATGQAAwAwAIDsAANoLACA8AADADAAgiAcAAOAMADCJBwAApgEAEIoHAADgDAAwmgcCAKcLACGnB0AArgsAIcgHAgCHDAAh0AcAAOEMvQgirwgBAKYLACGwCAIApwsAIbYIAQCmCwAhuggCAKcLACG7CAEAzwsAIb0IAgCHDAAhvggBAM8LACG_CEAA0AsAIcAIQADQCwAhBI4HAAAAvQgCjwcAAAC9CAiQBwAAAL0ICJUHAACwDL0IIg8EAADaCwAgNQAA4wwAIIgHAADiDAAwiQcAAJQBABCKBwAA4gwAMJoHAgCnCwAhpwdAAK4LACG2BwIApwsAIbcHAQCmCwAhwgcBAKYLACHDBwQA2QsAIcQHAQCmCwAhxQcBAKYLACHGB0AArgsAIccHAQCmCwAhDzEAANMLACA2AADSCwAgiAcAAM4LADCJBwAAkgEAEIoHAADOCwAwmgcCAKcLACGnB0AArgsAIagHQADQCwAhvAcBAKYLACG9BwIAhwwAIb4HAgCHDAAhvwcBAM8LACHAByAA0QsAIfMIAACSAQAg9AgAAJIBACAKGQAA2gsAIIgHAADkDAAwiQcAAJwBABCKBwAA5AwAMJoHAgCnCwAhpwdAAK4LACHIBwIApwsAIcsHAQCmCwAh5wcBAKYLACHqB0AA0AsAIQK1BwIAAAABvgcCAAAAAQkDAADaCwAgMQAA3gsAIIgHAADmDAAwiQcAAIwBABCKBwAA5gwAMKcHQACuCwAhtQcCAKcLACG-BwIApwsAIcoHAgCnCwAhChkAANoLACAxAADeCwAgiAcAAOcMADCJBwAAiAEAEIoHAADnDAAwmgcCAKcLACGnB0AArgsAIb4HAgCnCwAhyAcCAKcLACHJBwEApgsAIRkZAADaCwAgMgAA1AwAIDMAANcMACA0AADsDAAgNQAA4wwAIIgHAADoDAAwiQcAAIQBABCKBwAA6AwAMJoHAgCnCwAhpwdAAK4LACHCBwEApgsAIcMHBADZCwAhxQcBAKYLACHIBwIApwsAIcsHAQCmCwAhzAcBAKYLACHOBwAA6QzOByLQBwAA6gzQByLRBwgA6wwAIdIHAgCHDAAh0wcCAIcMACHUBwEAzwsAIdUHAgCnCwAh1gcCAKcLACHXBwIApwsAIQSOBwAAAM4HAo8HAAAAzgcIkAcAAADOBwiVBwAA6QvOByIEjgcAAADQBwKPBwAAANAHCJAHAAAA0AcIlQcAAOcL0AciCI4HCAAAAAGPBwgAAAAFkAcIAAAABZEHCAAAAAGSBwgAAAABkwcIAAAAAZQHCAAAAAGVBwgAngsAIQgxAADeCwAgNAIApwsAIYgHAADdCwAwiQcAAJABABCKBwAA3QsAML4HAgCnCwAh8wgAAJABACD0CAAAkAEAIA8pAADaCwAgKgAA8AwAICwAAPEMACCIBwAA7QwAMIkHAACAAQAQigcAAO0MADCaBwIApwsAIacHQACuCwAh0AcAAO8M4gci3wcAAO4M3wci4AcCAKcLACHiB0AA0AsAIeMHAQDPCwAh5AcCAIcMACHlBwEAzwsAIQSOBwAAAN8HAo8HAAAA3wcIkAcAAADfBwiVBwAA9QvfByIEjgcAAADiBwKPBwAAAOIHCJAHAAAA4gcIlQcAAPML4gciA4cIAABuACCICAAAbgAgiQgAAG4AIAOHCAAAcwAgiAgAAHMAIIkIAABzACACyAcCAAAAAdoHAgAAAAEOGQAA2gsAIC0AAPQMACCIBwAA8wwAMIkHAAB5ABCKBwAA8wwAMJoHAgCnCwAhpwdAAK4LACHIBwIApwsAIcsHAQDPCwAh2gcCAKcLACHmBwIApwsAIecHAQCmCwAh6AcBAM8LACHpB0AA0AsAIR4fAQCmCwAhKAAA_gwAICoAAPAMACAuAADVDAAgiAcAAPsMADCJBwAAaQAQigcAAPsMADCaBwIApwsAIacHQACuCwAhtgcCAIcMACHLBwEApgsAIcwHAQCmCwAh0AcAAP0M8Aci2AcCAIcMACHbBxAA-gwAIeYHEAD6DAAh6wcBAM8LACHsBwEAzwsAIe0HEAD8DAAh7gcCAKcLACHwBwEAzwsAIfEHQADQCwAh8gcCAKcLACHzByAA0QsAIfQHAQCmCwAh9QcBAKYLACH2BwIApwsAIfcHAgCnCwAh8wgAAGkAIPQIAABpACAC2AcCAAAAAdkHAgAAAAEGKwAA9wwAIIgHAAD2DAAwiQcAAHMAEIoHAAD2DAAw2AcCAKcLACHZBwIApwsAIREpAADaCwAgKgAA8AwAICwAAPEMACCIBwAA7QwAMIkHAACAAQAQigcAAO0MADCaBwIApwsAIacHQACuCwAh0AcAAO8M4gci3wcAAO4M3wci4AcCAKcLACHiB0AA0AsAIeMHAQDPCwAh5AcCAIcMACHlBwEAzwsAIfMIAACAAQAg9AgAAIABACAC2QcCAAAAAdoHAgAAAAEMKwAA9wwAIC0AAPQMACCIBwAA-QwAMIkHAABuABCKBwAA-QwAMMsHAQCmCwAh2AcCAIcMACHZBwIApwsAIdoHAgCnCwAh2wcQAPoMACHcBwIApwsAId0HAQDPCwAhCI4HEAAAAAGPBxAAAAAEkAcQAAAABJEHEAAAAAGSBxAAAAABkwcQAAAAAZQHEAAAAAGVBxAA7gsAIRwfAQCmCwAhKAAA_gwAICoAAPAMACAuAADVDAAgiAcAAPsMADCJBwAAaQAQigcAAPsMADCaBwIApwsAIacHQACuCwAhtgcCAIcMACHLBwEApgsAIcwHAQCmCwAh0AcAAP0M8Aci2AcCAIcMACHbBxAA-gwAIeYHEAD6DAAh6wcBAM8LACHsBwEAzwsAIe0HEAD8DAAh7gcCAKcLACHwBwEAzwsAIfEHQADQCwAh8gcCAKcLACHzByAA0QsAIfQHAQCmCwAh9QcBAKYLACH2BwIApwsAIfcHAgCnCwAhCI4HEAAAAAGPBxAAAAAFkAcQAAAABZEHEAAAAAGSBxAAAAABkwcQAAAAAZQHEAAAAAGVBxAA_gsAIQSOBwAAAPAHAo8HAAAA8AcIkAcAAADwBwiVBwAA_AvwByIRBAAA2gsAIC8AAIENACCIBwAA_wwAMIkHAABlABCKBwAA_wwAMJoHAgCnCwAhpwdAAK4LACG2BwIApwsAIbcHAQCmCwAhzAcBAKYLACHQBwAAgA35ByLrBwEApgsAIfYHAgCnCwAh9wcCAKcLACH5ByAA0QsAIfMIAABlACD0CAAAZQAgDwQAANoLACAvAACBDQAgiAcAAP8MADCJBwAAZQAQigcAAP8MADCaBwIApwsAIacHQACuCwAhtgcCAKcLACG3BwEApgsAIcwHAQCmCwAh0AcAAIAN-Qci6wcBAKYLACH2BwIApwsAIfcHAgCnCwAh-QcgANELACEEjgcAAAD5BwKPBwAAAPkHCJAHAAAA-QcIlQcAAIIM-QciA4cIAABpACCICAAAaQAgiQgAAGkAIAOLBwEAAAABtQcCAAAAAcQIAQAAAAELAwAA2gsAIIgHAACDDQAwiQcAAGEAEIoHAACDDQAwiwcBAKYLACGnB0AArgsAIbUHAgCnCwAh0AcCAKcLACHnBwEApgsAIcQIAQCmCwAhxQgAAZcMACECmgcCAAAAAYAIAgAAAAENGQAA2gsAICAAAIsMACAhAACGDQAgIwAAzwwAIIgHAACFDQAwiQcAAFEAEIoHAACFDQAwmgcCAKcLACGnB0AArgsAIcgHAgCnCwAh5wcBAKYLACGACAIApwsAIYIIAgCnCwAhExkAANoLACAfAACNDQAgJAAAjg0AICUAAM4MACAmAACPDQAgiAcAAIsNADCJBwAASQAQigcAAIsNADCaBwIApwsAIacHQACuCwAhyAcCAKcLACHLBwEApgsAIdAHAACMDYUIIucHAQCmCwAhgwgCAIcMACGFCAIAhwwAIYYIAgCnCwAh8wgAAEkAIPQIAABJACACtQcCAAAAAYEIAgAAAAEJAwAA2gsAICIAAIkNACCIBwAAiA0AMIkHAABUABCKBwAAiA0AMKcHQACuCwAhtQcCAKcLACHKBwIApwsAIYEIAgCnCwAhDxkAANoLACAgAACLDAAgIQAAhg0AICMAAM8MACCIBwAAhQ0AMIkHAABRABCKBwAAhQ0AMJoHAgCnCwAhpwdAAK4LACHIBwIApwsAIecHAQCmCwAhgAgCAKcLACGCCAIApwsAIfMIAABRACD0CAAAUQAgApoHAgAAAAGFCAIAAAABERkAANoLACAfAACNDQAgJAAAjg0AICUAAM4MACAmAACPDQAgiAcAAIsNADCJBwAASQAQigcAAIsNADCaBwIApwsAIacHQACuCwAhyAcCAKcLACHLBwEApgsAIdAHAACMDYUIIucHAQCmCwAhgwgCAIcMACGFCAIAhwwAIYYIAgCnCwAhBI4HAAAAhQgCjwcAAACFCAiQBwAAAIUICJUHAACRDIUIIgkeAACUDAAgiAcAAJMMADCJBwAATQAQigcAAJMMADCaBwIApwsAIbcHAQCmCwAh6wcBAKYLACHzCAAATQAg9AgAAE0AIA8ZAADaCwAgIAAAiwwAICEAAIYNACAjAADPDAAgiAcAAIUNADCJBwAAUQAQigcAAIUNADCaBwIApwsAIacHQACuCwAhyAcCAKcLACHnBwEApgsAIYAIAgCnCwAhgggCAKcLACHzCAAAUQAg9AgAAFEAIAcgAACLDAAgiAcAAIoMADCJBwAAXAAQigcAAIoMADCACAIApwsAIfMIAABcACD0CAAAXAAgArUHAgAAAAGdCAIAAAABCQMAANoLACAaAACSDQAgiAcAAJENADCJBwAAQQAQigcAAJENADC1BwIApwsAIZ0IAgCnCwAhnggCAKcLACGfCEAArgsAIRQYAACVDQAgGQAA2gsAIBsAAMwMACAcAADNDAAgiAcAAJQNADCJBwAANwAQigcAAJQNADCaBwIApwsAIacHQACuCwAhyAcCAKcLACHJBwEApgsAIcsHAQCmCwAhoAgCAKcLACGhCCAA0QsAIaIIIADRCwAhowgCAKcLACGkCEAArgsAIaUIAgCnCwAh8wgAADcAIPQIAAA3ACAKGQAA2gsAIBoAAJINACCIBwAAkw0AMIkHAAA9ABCKBwAAkw0AMJoHAgCnCwAhpwdAAK4LACHIBwIApwsAIckHAQCmCwAhnQgCAKcLACESGAAAlQ0AIBkAANoLACAbAADMDAAgHAAAzQwAIIgHAACUDQAwiQcAADcAEIoHAACUDQAwmgcCAKcLACGnB0AArgsAIcgHAgCnCwAhyQcBAKYLACHLBwEApgsAIaAIAgCnCwAhoQggANELACGiCCAA0QsAIaMIAgCnCwAhpAhAAK4LACGlCAIApwsAIQwXAACnDAAgiAcAAKYMADCJBwAA6wMAEIoHAACmDAAwmgcCAKcLACGnB0AArgsAIcsHAQCmCwAhzAcBAKYLACHxB0AA0AsAIaYIAgCnCwAh8wgAAOsDACD0CAAA6wMAIAKKCAEAAAABiwgBAAAAAQoDAADaCwAgiAcAAJcNADCJBwAAMwAQigcAAJcNADCaBwIApwsAIacHQACuCwAhtQcCAKcLACGKCAEApgsAIYsIAQCmCwAhjAhAANALACENAwAA2gsAIIgHAACYDQAwiQcAAC8AEIoHAACYDQAwmgcCAKcLACGnB0AArgsAIbUHAgCnCwAhtwcBAKYLACGMCEAA0AsAIY0IAAGXDAAhjggAAZcMACGPCAQA2QsAIZAIAADJCwAgAq0HAAEAAAG1BwIAAAABBwMAANoLACCIBwAAmg0AMIkHAAArABCKBwAAmg0AMK0HAAGXDAAhrwdAANALACG1BwIApwsAIQ8EAADaCwAgDAAAnQ0AIA0AAMcMACAOAADFDAAgiAcAAJsNADCJBwAABwAQigcAAJsNADCaBwIApwsAIacHQACuCwAhtgcCAKcLACG3BwEApgsAIbgHAQCmCwAhuQcAAZwNACG6BwAAyQsAILsHAADJCwAgBI4HAAEAAAGPBwABAAAFkAcAAQAABZUHAAHGCwAhA4cIAAAYACCICAAAGAAgiQgAABgAIA8FAACfDQAgBgAAoA0AIIgHAACeDQAwiQcAABgAEIoHAACeDQAwnwcAAZcMACGgBwABlwwAIaEHAgCnCwAhogcAALcLACCjBwIApwsAIaQHQADQCwAhpQcCAIcMACGmB0AA0AsAIacHQACuCwAhqAdAAK4LACERBAAA2gsAIAwAAJ0NACANAADHDAAgDgAAxQwAIIgHAACbDQAwiQcAAAcAEIoHAACbDQAwmgcCAKcLACGnB0AArgsAIbYHAgCnCwAhtwcBAKYLACG4BwEApgsAIbkHAAGcDQAhugcAAMkLACC7BwAAyQsAIPMIAAAHACD0CAAABwAgDgMAANoLACAFAACfDQAgCwAAqA0AIAwAAJ0NACCIBwAApw0AMIkHAAAJABCKBwAApw0AMJoHAgCnCwAhoQcCAKcLACGiBwAAtwsAIKcHQACuCwAhtQcCAKcLACHzCAAACQAg9AgAAAkAIAgHAACiDQAgiAcAAKENADCJBwAAEQAQigcAAKENADCnB0AArgsAIa0HAAGXDAAhrgcCAKcLACGvB0AA0AsAIRIGAACkDQAgCAAApQ0AIAkAAMUMACCIBwAAow0AMIkHAAANABCKBwAAow0AMJoHAgCnCwAhogcAALcLACClBwIApwsAIacHQACuCwAhqAdAAK4LACGwBwABnA0AIbEHAQDPCwAhsgcBAM8LACGzB0AA0AsAIbQHQADQCwAh8wgAAA0AIPQIAAANACAQBgAApA0AIAgAAKUNACAJAADFDAAgiAcAAKMNADCJBwAADQAQigcAAKMNADCaBwIApwsAIaIHAAC3CwAgpQcCAKcLACGnB0AArgsAIagHQACuCwAhsAcAAZwNACGxBwEAzwsAIbIHAQDPCwAhswdAANALACG0B0AA0AsAIQ4DAADaCwAgBQAAnw0AIAsAAKgNACAMAACdDQAgiAcAAKcNADCJBwAACQAQigcAAKcNADCaBwIApwsAIaEHAgCnCwAhogcAALcLACCnB0AArgsAIbUHAgCnCwAh8wgAAAkAIPQIAAAJACADhwgAABEAIIgIAAARACCJCAAAEQAgAqEHAgAAAAG1BwIAAAABDAMAANoLACAFAACfDQAgCwAAqA0AIAwAAJ0NACCIBwAApw0AMIkHAAAJABCKBwAApw0AMJoHAgCnCwAhoQcCAKcLACGiBwAAtwsAIKcHQACuCwAhtQcCAKcLACEDhwgAAA0AIIgIAAANACCJCAAADQAgEgMAANoLACAFAACqDQAgDwAAqw0AIIgHAACpDQAwiQcAAAMAEIoHAACpDQAwmgcCAKcLACGhBwIAhwwAIaIHAAC3CwAgpwdAAK4LACGoB0AA0AsAIa0HAAGXDAAhtQcCAKcLACG3BwEApgsAIYwIQADQCwAhzwgBAKYLACHQCEAA0AsAIdEIAgCHDAAhEQQAANoLACAMAACdDQAgDQAAxwwAIA4AAMUMACCIBwAAmw0AMIkHAAAHABCKBwAAmw0AMJoHAgCnCwAhpwdAAK4LACG2BwIApwsAIbcHAQCmCwAhuAcBAKYLACG5BwABnA0AIboHAADJCwAguwcAAMkLACDzCAAABwAg9AgAAAcAIBIGAACkDQAgCAAApQ0AIAkAAMUMACCIBwAAow0AMIkHAAANABCKBwAAow0AMJoHAgCnCwAhogcAALcLACClBwIApwsAIacHQACuCwAhqAdAAK4LACGwBwABnA0AIbEHAQDPCwAhsgcBAM8LACGzB0AA0AsAIbQHQADQCwAh8wgAAA0AIPQIAAANACAAAAAAAAAB-AgBAAAAAQX4CAIAAAAB_wgCAAAAAYAJAgAAAAGBCQIAAAABggkCAAAAAQX4CAQAAAAB_wgEAAAAAYAJBAAAAAGBCQQAAAABggkEAAAAAQAAAAH4CEAAAAABAAAAAAAAAAAAAAAAAAAB-AgAAQAAAQL4CAAAAKoHCP4IAAAAqgcCAfgIQAAAAAEF-AgCAAAAAf8IAgAAAAGACQIAAAABgQkCAAAAAYIJAgAAAAEFVAAA7RgAIFUAAPMYACD1CAAA7hgAIPYIAADyGAAg-wgAACYAIAdUAADrGAAgVQAA8BgAIPUIAADsGAAg9ggAAO8YACD5CAAACQAg-ggAAAkAIPsIAAALACAB-AgAAACqBwgDVAAA7RgAIPUIAADuGAAg-wgAACYAIANUAADrGAAg9QgAAOwYACD7CAAACwAgAAAAAAAFVAAA5hgAIFUAAOkYACD1CAAA5xgAIPYIAADoGAAg-wgAAA8AIANUAADmGAAg9QgAAOcYACD7CAAADwAgAAAAAAAC-AgAAACqBwj-CAAAAKoHAgH4CAABAAABAfgIAQAAAAEFVAAA1RgAIFUAAOQYACD1CAAA1hgAIPYIAADjGAAg-wgAAAsAIAtUAAD0DQAwVQAA-Q0AMPUIAAD1DQAw9ggAAPYNADD3CAAA9w0AIPgIAAD4DQAw-QgAAPgNADD6CAAA-A0AMPsIAAD4DQAw_AgAAPoNADD9CAAA-w0AMAtUAADiDQAwVQAA5w0AMPUIAADjDQAw9ggAAOQNADD3CAAA5Q0AIPgIAADmDQAw-QgAAOYNADD6CAAA5g0AMPsIAADmDQAw_AgAAOgNADD9CAAA6Q0AMA0DAADyDQAgBQAA8w0AIJoHAgAAAAGhBwIAAAABogcAAPENACCnB0AAAAABqAdAAAAAAa0HAAEAAAG1BwIAAAABtwcBAAAAAYwIQAAAAAHPCAEAAAAB0AhAAAAAAQIAAAAFACBUAADwDQAgAwAAAAUAIFQAAPANACBVAADtDQAgAU0AAOIYADASAwAA2gsAIAUAAKoNACAPAACrDQAgiAcAAKkNADCJBwAAAwAQigcAAKkNADCaBwIAAAABoQcCAIcMACGiBwAAtwsAIKcHQACuCwAhqAdAANALACGtBwABAAABtQcCAKcLACG3BwEApgsAIYwIQADQCwAhzwgBAKYLACHQCEAA0AsAIdEIAgCHDAAhAgAAAAUAIE0AAO0NACACAAAA6g0AIE0AAOsNACAPiAcAAOkNADCJBwAA6g0AEIoHAADpDQAwmgcCAKcLACGhBwIAhwwAIaIHAAC3CwAgpwdAAK4LACGoB0AA0AsAIa0HAAGXDAAhtQcCAKcLACG3BwEApgsAIYwIQADQCwAhzwgBAKYLACHQCEAA0AsAIdEIAgCHDAAhD4gHAADpDQAwiQcAAOoNABCKBwAA6Q0AMJoHAgCnCwAhoQcCAIcMACGiBwAAtwsAIKcHQACuCwAhqAdAANALACGtBwABlwwAIbUHAgCnCwAhtwcBAKYLACGMCEAA0AsAIc8IAQCmCwAh0AhAANALACHRCAIAhwwAIQuaBwIAsw0AIaEHAgDKDQAhogcAAOwNACCnB0AAuA0AIagHQADJDQAhrQcAAccNACG1BwIAsw0AIbcHAQCyDQAhjAhAAMkNACHPCAEAsg0AIdAIQADJDQAhAvgIAAAAqgcI_ggAAACqBwINAwAA7g0AIAUAAO8NACCaBwIAsw0AIaEHAgDKDQAhogcAAOwNACCnB0AAuA0AIagHQADJDQAhrQcAAccNACG1BwIAsw0AIbcHAQCyDQAhjAhAAMkNACHPCAEAsg0AIdAIQADJDQAhBVQAANoYACBVAADgGAAg9QgAANsYACD2CAAA3xgAIPsIAAABACAHVAAA2BgAIFUAAN0YACD1CAAA2RgAIPYIAADcGAAg-QgAAAcAIPoIAAAHACD7CAAAJgAgDQMAAPINACAFAADzDQAgmgcCAAAAAaEHAgAAAAGiBwAA8Q0AIKcHQAAAAAGoB0AAAAABrQcAAQAAAbUHAgAAAAG3BwEAAAABjAhAAAAAAc8IAQAAAAHQCEAAAAABAfgIAAAAqgcIA1QAANoYACD1CAAA2xgAIPsIAAABACADVAAA2BgAIPUIAADZGAAg-wgAACYAIAOnB0AAAAABrQcAAQAAAa8HQAAAAAECAAAAEwAgVAAA_w0AIAMAAAATACBUAAD_DQAgVQAA_g0AIAFNAADXGAAwCAcAAKINACCIBwAAoQ0AMIkHAAARABCKBwAAoQ0AMKcHQACuCwAhrQcAAQAAAa4HAgCnCwAhrwdAANALACECAAAAEwAgTQAA_g0AIAIAAAD8DQAgTQAA_Q0AIAeIBwAA-w0AMIkHAAD8DQAQigcAAPsNADCnB0AArgsAIa0HAAGXDAAhrgcCAKcLACGvB0AA0AsAIQeIBwAA-w0AMIkHAAD8DQAQigcAAPsNADCnB0AArgsAIa0HAAGXDAAhrgcCAKcLACGvB0AA0AsAIQOnB0AAuA0AIa0HAAHHDQAhrwdAAMkNACEDpwdAALgNACGtBwABxw0AIa8HQADJDQAhA6cHQAAAAAGtBwABAAABrwdAAAAAAQH4CAAAAKoHCANUAADVGAAg9QgAANYYACD7CAAACwAgBFQAAPQNADD1CAAA9Q0AMPcIAAD3DQAg-wgAAPgNADAEVAAA4g0AMPUIAADjDQAw9wgAAOUNACD7CAAA5g0AMAAAAAAAAvgIAAAAqgcI_ggAAACqBwIFVAAAyxgAIFUAANMYACD1CAAAzBgAIPYIAADSGAAg-wgAAAEAIAVUAADJGAAgVQAA0BgAIPUIAADKGAAg9ggAAM8YACD7CAAAJgAgC1QAAJoOADBVAACfDgAw9QgAAJsOADD2CAAAnA4AMPcIAACdDgAg-AgAAJ4OADD5CAAAng4AMPoIAACeDgAw-wgAAJ4OADD8CAAAoA4AMP0IAAChDgAwC1QAAI4OADBVAACTDgAw9QgAAI8OADD2CAAAkA4AMPcIAACRDgAg-AgAAJIOADD5CAAAkg4AMPoIAACSDgAw-wgAAJIOADD8CAAAlA4AMP0IAACVDgAwCgUAAM4NACCfBwABAAABoAcAAQAAAaEHAgAAAAGiBwAAzQ0AIKMHAgAAAAGkB0AAAAABpgdAAAAAAacHQAAAAAGoB0AAAAABAgAAABoAIFQAAJkOACADAAAAGgAgVAAAmQ4AIFUAAJgOACABTQAAzhgAMA8FAACfDQAgBgAAoA0AIIgHAACeDQAwiQcAABgAEIoHAACeDQAwnwcAAQAAAaAHAAEAAAGhBwIApwsAIaIHAAC3CwAgowcCAKcLACGkB0AA0AsAIaUHAgCHDAAhpgdAANALACGnB0AArgsAIagHQACuCwAhAgAAABoAIE0AAJgOACACAAAAlg4AIE0AAJcOACANiAcAAJUOADCJBwAAlg4AEIoHAACVDgAwnwcAAZcMACGgBwABlwwAIaEHAgCnCwAhogcAALcLACCjBwIApwsAIaQHQADQCwAhpQcCAIcMACGmB0AA0AsAIacHQACuCwAhqAdAAK4LACENiAcAAJUOADCJBwAAlg4AEIoHAACVDgAwnwcAAZcMACGgBwABlwwAIaEHAgCnCwAhogcAALcLACCjBwIApwsAIaQHQADQCwAhpQcCAIcMACGmB0AA0AsAIacHQACuCwAhqAdAAK4LACEJnwcAAccNACGgBwABxw0AIaEHAgCzDQAhogcAAMgNACCjBwIAsw0AIaQHQADJDQAhpgdAAMkNACGnB0AAuA0AIagHQAC4DQAhCgUAAMsNACCfBwABxw0AIaAHAAHHDQAhoQcCALMNACGiBwAAyA0AIKMHAgCzDQAhpAdAAMkNACGmB0AAyQ0AIacHQAC4DQAhqAdAALgNACEKBQAAzg0AIJ8HAAEAAAGgBwABAAABoQcCAAAAAaIHAADNDQAgowcCAAAAAaQHQAAAAAGmB0AAAAABpwdAAAAAAagHQAAAAAELCAAAgg4AIAkAAIMOACCaBwIAAAABogcAAIAOACCnB0AAAAABqAdAAAAAAbAHAAEAAAGxBwEAAAABsgcBAAAAAbMHQAAAAAG0B0AAAAABAgAAAA8AIFQAAKUOACADAAAADwAgVAAApQ4AIFUAAKQOACABTQAAzRgAMBAGAACkDQAgCAAApQ0AIAkAAMUMACCIBwAAow0AMIkHAAANABCKBwAAow0AMJoHAgAAAAGiBwAAtwsAIKUHAgCnCwAhpwdAAK4LACGoB0AArgsAIbAHAAEAAAGxBwEAzwsAIbIHAQDPCwAhswdAANALACG0B0AA0AsAIQIAAAAPACBNAACkDgAgAgAAAKIOACBNAACjDgAgDYgHAAChDgAwiQcAAKIOABCKBwAAoQ4AMJoHAgCnCwAhogcAALcLACClBwIApwsAIacHQACuCwAhqAdAAK4LACGwBwABnA0AIbEHAQDPCwAhsgcBAM8LACGzB0AA0AsAIbQHQADQCwAhDYgHAAChDgAwiQcAAKIOABCKBwAAoQ4AMJoHAgCnCwAhogcAALcLACClBwIApwsAIacHQACuCwAhqAdAAK4LACGwBwABnA0AIbEHAQDPCwAhsgcBAM8LACGzB0AA0AsAIbQHQADQCwAhCZoHAgCzDQAhogcAANwNACCnB0AAuA0AIagHQAC4DQAhsAcAAd0NACGxBwEA3g0AIbIHAQDeDQAhswdAAMkNACG0B0AAyQ0AIQsIAADgDQAgCQAA4Q0AIJoHAgCzDQAhogcAANwNACCnB0AAuA0AIagHQAC4DQAhsAcAAd0NACGxBwEA3g0AIbIHAQDeDQAhswdAAMkNACG0B0AAyQ0AIQsIAACCDgAgCQAAgw4AIJoHAgAAAAGiBwAAgA4AIKcHQAAAAAGoB0AAAAABsAcAAQAAAbEHAQAAAAGyBwEAAAABswdAAAAAAbQHQAAAAAEB-AgAAACqBwgDVAAAyxgAIPUIAADMGAAg-wgAAAEAIANUAADJGAAg9QgAAMoYACD7CAAAJgAgBFQAAJoOADD1CAAAmw4AMPcIAACdDgAg-wgAAJ4OADAEVAAAjg4AMPUIAACPDgAw9wgAAJEOACD7CAAAkg4AMAAAAAAAAvgIAQAAAAT-CAEAAAAFAvgIAQAAAAT-CAEAAAAFBVQAALwYACBVAADHGAAg9QgAAL0YACD2CAAAxhgAIPsIAAABACALVAAAyg4AMFUAAM8OADD1CAAAyw4AMPYIAADMDgAw9wgAAM0OACD4CAAAzg4AMPkIAADODgAw-ggAAM4OADD7CAAAzg4AMPwIAADQDgAw_QgAANEOADALVAAAwQ4AMFUAAMUOADD1CAAAwg4AMPYIAADDDgAw9wgAAMQOACD4CAAAkg4AMPkIAACSDgAw-ggAAJIOADD7CAAAkg4AMPwIAADGDgAw_QgAAJUOADALVAAAtg4AMFUAALoOADD1CAAAtw4AMPYIAAC4DgAw9wgAALkOACD4CAAA5g0AMPkIAADmDQAw-ggAAOYNADD7CAAA5g0AMPwIAAC7DgAw_QgAAOkNADANAwAA8g0AIA8AAMAOACCaBwIAAAABogcAAPENACCnB0AAAAABqAdAAAAAAa0HAAEAAAG1BwIAAAABtwcBAAAAAYwIQAAAAAHPCAEAAAAB0AhAAAAAAdEIAgAAAAECAAAABQAgVAAAvw4AIAMAAAAFACBUAAC_DgAgVQAAvQ4AIAFNAADFGAAwAgAAAAUAIE0AAL0OACACAAAA6g0AIE0AALwOACALmgcCALMNACGiBwAA7A0AIKcHQAC4DQAhqAdAAMkNACGtBwABxw0AIbUHAgCzDQAhtwcBALINACGMCEAAyQ0AIc8IAQCyDQAh0AhAAMkNACHRCAIAyg0AIQ0DAADuDQAgDwAAvg4AIJoHAgCzDQAhogcAAOwNACCnB0AAuA0AIagHQADJDQAhrQcAAccNACG1BwIAsw0AIbcHAQCyDQAhjAhAAMkNACHPCAEAsg0AIdAIQADJDQAh0QgCAMoNACEHVAAAwBgAIFUAAMMYACD1CAAAwRgAIPYIAADCGAAg-QgAAA0AIPoIAAANACD7CAAADwAgDQMAAPINACAPAADADgAgmgcCAAAAAaIHAADxDQAgpwdAAAAAAagHQAAAAAGtBwABAAABtQcCAAAAAbcHAQAAAAGMCEAAAAABzwgBAAAAAdAIQAAAAAHRCAIAAAABA1QAAMAYACD1CAAAwRgAIPsIAAAPACAKBgAAzw0AIJ8HAAEAAAGgBwABAAABogcAAM0NACCjBwIAAAABpAdAAAAAAaUHAgAAAAGmB0AAAAABpwdAAAAAAagHQAAAAAECAAAAGgAgVAAAyQ4AIAMAAAAaACBUAADJDgAgVQAAyA4AIAFNAAC_GAAwAgAAABoAIE0AAMgOACACAAAAlg4AIE0AAMcOACAJnwcAAccNACGgBwABxw0AIaIHAADIDQAgowcCALMNACGkB0AAyQ0AIaUHAgDKDQAhpgdAAMkNACGnB0AAuA0AIagHQAC4DQAhCgYAAMwNACCfBwABxw0AIaAHAAHHDQAhogcAAMgNACCjBwIAsw0AIaQHQADJDQAhpQcCAMoNACGmB0AAyQ0AIacHQAC4DQAhqAdAALgNACEKBgAAzw0AIJ8HAAEAAAGgBwABAAABogcAAM0NACCjBwIAAAABpAdAAAAAAaUHAgAAAAGmB0AAAAABpwdAAAAAAagHQAAAAAEHAwAApw4AIAsAAKkOACAMAACqDgAgmgcCAAAAAaIHAACmDgAgpwdAAAAAAbUHAgAAAAECAAAACwAgVAAA1Q4AIAMAAAALACBUAADVDgAgVQAA1A4AIAFNAAC-GAAwDQMAANoLACAFAACfDQAgCwAAqA0AIAwAAJ0NACCIBwAApw0AMIkHAAAJABCKBwAApw0AMJoHAgAAAAGhBwIApwsAIaIHAAC3CwAgpwdAAK4LACG1BwIApwsAIfIIAACmDQAgAgAAAAsAIE0AANQOACACAAAA0g4AIE0AANMOACAIiAcAANEOADCJBwAA0g4AEIoHAADRDgAwmgcCAKcLACGhBwIApwsAIaIHAAC3CwAgpwdAAK4LACG1BwIApwsAIQiIBwAA0Q4AMIkHAADSDgAQigcAANEOADCaBwIApwsAIaEHAgCnCwAhogcAALcLACCnB0AArgsAIbUHAgCnCwAhBJoHAgCzDQAhogcAAIkOACCnB0AAuA0AIbUHAgCzDQAhBwMAAIoOACALAACMDgAgDAAAjQ4AIJoHAgCzDQAhogcAAIkOACCnB0AAuA0AIbUHAgCzDQAhBwMAAKcOACALAACpDgAgDAAAqg4AIJoHAgAAAAGiBwAApg4AIKcHQAAAAAG1BwIAAAABAfgIAQAAAAQB-AgBAAAABANUAAC8GAAg9QgAAL0YACD7CAAAAQAgBFQAAMoOADD1CAAAyw4AMPcIAADNDgAg-wgAAM4OADAEVAAAwQ4AMPUIAADCDgAw9wgAAMQOACD7CAAAkg4AMARUAAC2DgAw9QgAALcOADD3CAAAuQ4AIPsIAADmDQAwAAAAAAAB-AggAAAAAQdUAAC0GAAgVQAAuhgAIPUIAAC1GAAg9ggAALkYACD5CAAAlAEAIPoIAACUAQAg-wgAAKIBACAHVAAAshgAIFUAALcYACD1CAAAsxgAIPYIAAC2GAAg-QgAAIQBACD6CAAAhAEAIPsIAACGAQAgA1QAALQYACD1CAAAtRgAIPsIAACiAQAgA1QAALIYACD1CAAAsxgAIPsIAACGAQAgAgQAAPAOACA1AACTFgAgCRkAAPAOACAyAACHFgAgMwAAihYAIDQAAJQWACA1AACTFgAg0QcAAKwNACDSBwAArA0AINMHAACsDQAg1AcAAKwNACAAAAAAAAX4CAQAAAAB_wgEAAAAAYAJBAAAAAGBCQQAAAABggkEAAAAAQVUAACtGAAgVQAAsBgAIPUIAACuGAAg9ggAAK8YACD7CAAAAQAgA1QAAK0YACD1CAAArhgAIPsIAAABACAxEAAA-BUAIBEAAPkVACASAAD6FQAgEwAA-xUAIBQAAPwVACAVAAD9FQAgFgAA_hUAIBcAAKISACAbAAD_FQAgHQAAgBYAIB4AALERACAjAACCFgAgJQAAgRYAICcAAIMWACAsAACEFgAgLgAAiBYAIDAAAIUWACAyAACHFgAgMwAAihYAIDcAAIYWACA4AACJFgAgOQAAixYAIDoAAIwWACA9AACNFgAgPgAAjRYAID8AAI0WACBBAACOFgAgQgAAjhYAIEMAAI8WACBEAACQFgAgRgAAkRYAIEcAAJIWACC_BwAArA0AIPEHAACsDQAgxwgAAKwNACDTCAAArA0AINQIAACsDQAg1wgAAKwNACDYCAAArA0AINkIAACsDQAg2ggAAKwNACDbCAAArA0AINwIAACsDQAg3QgAAKwNACDgCAAArA0AIOIIAACsDQAg4wgAAKwNACDkCAAArA0AIOUIAACsDQAgAAAAAAAFVAAAqBgAIFUAAKsYACD1CAAAqRgAIPYIAACqGAAg-wgAAAEAIAdUAAD4DgAgVQAA-w4AIPUIAAD5DgAg9ggAAPoOACD5CAAAkgEAIPoIAACSAQAg-wgAAI8JACAIMQAA5Q4AIJoHAgAAAAGnB0AAAAABqAdAAAAAAbwHAQAAAAG-BwIAAAABvwcBAAAAAcAHIAAAAAECAAAAjwkAIFQAAPgOACADAAAAkgEAIFQAAPgOACBVAAD8DgAgCgAAAJIBACAxAADjDgAgTQAA_A4AIJoHAgCzDQAhpwdAALgNACGoB0AAyQ0AIbwHAQCyDQAhvgcCAMoNACG_BwEA3g0AIcAHIADhDgAhCDEAAOMOACCaBwIAsw0AIacHQAC4DQAhqAdAAMkNACG8BwEAsg0AIb4HAgDKDQAhvwcBAN4NACHAByAA4Q4AIQNUAACoGAAg9QgAAKkYACD7CAAAAQAgA1QAAPgOACD1CAAA-Q4AIPsIAACPCQAgAAAAAAAFVAAAoxgAIFUAAKYYACD1CAAApBgAIPYIAAClGAAg-wgAAIYBACADVAAAoxgAIPUIAACkGAAg-wgAAIYBACAAAAAAAAVUAACbGAAgVQAAoRgAIPUIAACcGAAg9ggAAKAYACD7CAAAhgEAIAVUAACZGAAgVQAAnhgAIPUIAACaGAAg9ggAAJ0YACD7CAAAAQAgA1QAAJsYACD1CAAAnBgAIPsIAACGAQAgA1QAAJkYACD1CAAAmhgAIPsIAAABACAAAAAAAAVUAACRGAAgVQAAlxgAIPUIAACSGAAg9ggAAJYYACD7CAAAhgEAIAVUAACPGAAgVQAAlBgAIPUIAACQGAAg9ggAAJMYACD7CAAAAQAgA1QAAJEYACD1CAAAkhgAIPsIAACGAQAgA1QAAI8YACD1CAAAkBgAIPsIAAABACAAAAAAAAH4CAAAAM4HAgH4CAAAANAHAgX4CAgAAAAB_wgIAAAAAYAJCAAAAAGBCQgAAAABggkIAAAAAQVUAACIGAAgVQAAjRgAIPUIAACJGAAg9ggAAIwYACD7CAAAAQAgC1QAALsPADBVAADADwAw9QgAALwPADD2CAAAvQ8AMPcIAAC-DwAg-AgAAL8PADD5CAAAvw8AMPoIAAC_DwAw-wgAAL8PADD8CAAAwQ8AMP0IAADCDwAwC1QAAK8PADBVAAC0DwAw9QgAALAPADD2CAAAsQ8AMPcIAACyDwAg-AgAALMPADD5CAAAsw8AMPoIAACzDwAw-wgAALMPADD8CAAAtQ8AMP0IAAC2DwAwB1QAAKoPACBVAACtDwAg9QgAAKsPACD2CAAArA8AIPkIAACQAQAg-ggAAJABACD7CAAAyQgAIAdUAAClDwAgVQAAqA8AIPUIAACmDwAg9ggAAKcPACD5CAAAkgEAIPoIAACSAQAg-wgAAI8JACAINgAA5A4AIJoHAgAAAAGnB0AAAAABqAdAAAAAAbwHAQAAAAG9BwIAAAABvwcBAAAAAcAHIAAAAAECAAAAjwkAIFQAAKUPACADAAAAkgEAIFQAAKUPACBVAACpDwAgCgAAAJIBACA2AADiDgAgTQAAqQ8AIJoHAgCzDQAhpwdAALgNACGoB0AAyQ0AIbwHAQCyDQAhvQcCAMoNACG_BwEA3g0AIcAHIADhDgAhCDYAAOIOACCaBwIAsw0AIacHQAC4DQAhqAdAAMkNACG8BwEAsg0AIb0HAgDKDQAhvwcBAN4NACHAByAA4Q4AIQE0AgAAAAECAAAAyQgAIFQAAKoPACADAAAAkAEAIFQAAKoPACBVAACuDwAgAwAAAJABACA0AgCzDQAhTQAArg8AIAE0AgCzDQAhBAMAAJcPACCnB0AAAAABtQcCAAAAAcoHAgAAAAECAAAAjgEAIFQAALoPACADAAAAjgEAIFQAALoPACBVAAC5DwAgAU0AAIsYADAKAwAA2gsAIDEAAN4LACCIBwAA5gwAMIkHAACMAQAQigcAAOYMADCnB0AArgsAIbUHAgCnCwAhvgcCAKcLACHKBwIApwsAIecIAADlDAAgAgAAAI4BACBNAAC5DwAgAgAAALcPACBNAAC4DwAgB4gHAAC2DwAwiQcAALcPABCKBwAAtg8AMKcHQACuCwAhtQcCAKcLACG-BwIApwsAIcoHAgCnCwAhB4gHAAC2DwAwiQcAALcPABCKBwAAtg8AMKcHQACuCwAhtQcCAKcLACG-BwIApwsAIcoHAgCnCwAhA6cHQAC4DQAhtQcCALMNACHKBwIAsw0AIQQDAACVDwAgpwdAALgNACG1BwIAsw0AIcoHAgCzDQAhBAMAAJcPACCnB0AAAAABtQcCAAAAAcoHAgAAAAEFGQAAjg8AIJoHAgAAAAGnB0AAAAAByAcCAAAAAckHAQAAAAECAAAAigEAIFQAAMYPACADAAAAigEAIFQAAMYPACBVAADFDwAgAU0AAIoYADAKGQAA2gsAIDEAAN4LACCIBwAA5wwAMIkHAACIAQAQigcAAOcMADCaBwIAAAABpwdAAK4LACG-BwIApwsAIcgHAgCnCwAhyQcBAKYLACECAAAAigEAIE0AAMUPACACAAAAww8AIE0AAMQPACAIiAcAAMIPADCJBwAAww8AEIoHAADCDwAwmgcCAKcLACGnB0AArgsAIb4HAgCnCwAhyAcCAKcLACHJBwEApgsAIQiIBwAAwg8AMIkHAADDDwAQigcAAMIPADCaBwIApwsAIacHQACuCwAhvgcCAKcLACHIBwIApwsAIckHAQCmCwAhBJoHAgCzDQAhpwdAALgNACHIBwIAsw0AIckHAQCyDQAhBRkAAIwPACCaBwIAsw0AIacHQAC4DQAhyAcCALMNACHJBwEAsg0AIQUZAACODwAgmgcCAAAAAacHQAAAAAHIBwIAAAAByQcBAAAAAQNUAACIGAAg9QgAAIkYACD7CAAAAQAgBFQAALsPADD1CAAAvA8AMPcIAAC-DwAg-wgAAL8PADAEVAAArw8AMPUIAACwDwAw9wgAALIPACD7CAAAsw8AMANUAACqDwAg9QgAAKsPACD7CAAAyQgAIANUAAClDwAg9QgAAKYPACD7CAAAjwkAIAAAAAAABVQAAIMYACBVAACGGAAg9QgAAIQYACD2CAAAhRgAIPsIAACCAQAgA1QAAIMYACD1CAAAhBgAIPsIAACCAQAgAAAAAAAF-AgQAAAAAf8IEAAAAAGACRAAAAABgQkQAAAAAYIJEAAAAAEFVAAA-xcAIFUAAIEYACD1CAAA_BcAIPYIAACAGAAg-wgAAIIBACAFVAAA-RcAIFUAAP4XACD1CAAA-hcAIPYIAAD9FwAg-wgAAGsAIANUAAD7FwAg9QgAAPwXACD7CAAAggEAIANUAAD5FwAg9QgAAPoXACD7CAAAawAgAAAAAAAB-AgAAADfBwIB-AgAAADiBwIFVAAA8hcAIFUAAPcXACD1CAAA8xcAIPYIAAD2FwAg-wgAAAEAIAtUAADzDwAwVQAA-A8AMPUIAAD0DwAw9ggAAPUPADD3CAAA9g8AIPgIAAD3DwAw-QgAAPcPADD6CAAA9w8AMPsIAAD3DwAw_AgAAPkPADD9CAAA-g8AMAtUAADnDwAwVQAA7A8AMPUIAADoDwAw9ggAAOkPADD3CAAA6g8AIPgIAADrDwAw-QgAAOsPADD6CAAA6w8AMPsIAADrDwAw_AgAAO0PADD9CAAA7g8AMAHYBwIAAAABAgAAAHUAIFQAAPIPACADAAAAdQAgVAAA8g8AIFUAAPEPACABTQAA9RcAMAcrAAD3DAAgiAcAAPYMADCJBwAAcwAQigcAAPYMADDYBwIApwsAIdkHAgCnCwAh6QgAAPUMACACAAAAdQAgTQAA8Q8AIAIAAADvDwAgTQAA8A8AIAWIBwAA7g8AMIkHAADvDwAQigcAAO4PADDYBwIApwsAIdkHAgCnCwAhBYgHAADuDwAwiQcAAO8PABCKBwAA7g8AMNgHAgCnCwAh2QcCAKcLACEB2AcCALMNACEB2AcCALMNACEB2AcCAAAAAQctAADcDwAgywcBAAAAAdgHAgAAAAHaBwIAAAAB2wcQAAAAAdwHAgAAAAHdBwEAAAABAgAAAHAAIFQAAP4PACADAAAAcAAgVAAA_g8AIFUAAP0PACABTQAA9BcAMA0rAAD3DAAgLQAA9AwAIIgHAAD5DAAwiQcAAG4AEIoHAAD5DAAwywcBAKYLACHYBwIAhwwAIdkHAgCnCwAh2gcCAKcLACHbBxAA-gwAIdwHAgCnCwAh3QcBAM8LACHqCAAA-AwAIAIAAABwACBNAAD9DwAgAgAAAPsPACBNAAD8DwAgCogHAAD6DwAwiQcAAPsPABCKBwAA-g8AMMsHAQCmCwAh2AcCAIcMACHZBwIApwsAIdoHAgCnCwAh2wcQAPoMACHcBwIApwsAId0HAQDPCwAhCogHAAD6DwAwiQcAAPsPABCKBwAA-g8AMMsHAQCmCwAh2AcCAIcMACHZBwIApwsAIdoHAgCnCwAh2wcQAPoMACHcBwIApwsAId0HAQDPCwAhBssHAQCyDQAh2AcCAMoNACHaBwIAsw0AIdsHEADYDwAh3AcCALMNACHdBwEA3g0AIQctAADaDwAgywcBALINACHYBwIAyg0AIdoHAgCzDQAh2wcQANgPACHcBwIAsw0AId0HAQDeDQAhBy0AANwPACDLBwEAAAAB2AcCAAAAAdoHAgAAAAHbBxAAAAAB3AcCAAAAAd0HAQAAAAEDVAAA8hcAIPUIAADzFwAg-wgAAAEAIARUAADzDwAw9QgAAPQPADD3CAAA9g8AIPsIAAD3DwAwBFQAAOcPADD1CAAA6A8AMPcIAADqDwAg-wgAAOsPADAAAAAAAAVUAADqFwAgVQAA8BcAIPUIAADrFwAg9ggAAO8XACD7CAAAawAgBVQAAOgXACBVAADtFwAg9QgAAOkXACD2CAAA7BcAIPsIAAABACADVAAA6hcAIPUIAADrFwAg-wgAAGsAIANUAADoFwAg9QgAAOkXACD7CAAAAQAgAAAAAAAFVAAA4xcAIFUAAOYXACD1CAAA5BcAIPYIAADlFwAg-wgAAAEAIANUAADjFwAg9QgAAOQXACD7CAAAAQAgAAAAAAAF-AgQAAAAAf8IEAAAAAGACRAAAAABgQkQAAAAAYIJEAAAAAEB-AgAAADwBwIHVAAA3BcAIFUAAOEXACD1CAAA3RcAIPYIAADgFwAg-QgAAGUAIPoIAABlACD7CAAAZwAgC1QAAKgQADBVAACsEAAw9QgAAKkQADD2CAAAqhAAMPcIAACrEAAg-AgAAPcPADD5CAAA9w8AMPoIAAD3DwAw-wgAAPcPADD8CAAArRAAMP0IAAD6DwAwC1QAAJwQADBVAAChEAAw9QgAAJ0QADD2CAAAnhAAMPcIAACfEAAg-AgAAKAQADD5CAAAoBAAMPoIAACgEAAw-wgAAKAQADD8CAAAohAAMP0IAACjEAAwCRkAAIoQACCaBwIAAAABpwdAAAAAAcgHAgAAAAHLBwEAAAAB5gcCAAAAAecHAQAAAAHoBwEAAAAB6QdAAAAAAQIAAAB7ACBUAACnEAAgAwAAAHsAIFQAAKcQACBVAACmEAAgAU0AAN8XADAPGQAA2gsAIC0AAPQMACCIBwAA8wwAMIkHAAB5ABCKBwAA8wwAMJoHAgAAAAGnB0AArgsAIcgHAgCnCwAhywcBAM8LACHaBwIApwsAIeYHAgCnCwAh5wcBAKYLACHoBwEAzwsAIekHQADQCwAh6AgAAPIMACACAAAAewAgTQAAphAAIAIAAACkEAAgTQAApRAAIAyIBwAAoxAAMIkHAACkEAAQigcAAKMQADCaBwIApwsAIacHQACuCwAhyAcCAKcLACHLBwEAzwsAIdoHAgCnCwAh5gcCAKcLACHnBwEApgsAIegHAQDPCwAh6QdAANALACEMiAcAAKMQADCJBwAApBAAEIoHAACjEAAwmgcCAKcLACGnB0AArgsAIcgHAgCnCwAhywcBAM8LACHaBwIApwsAIeYHAgCnCwAh5wcBAKYLACHoBwEAzwsAIekHQADQCwAhCJoHAgCzDQAhpwdAALgNACHIBwIAsw0AIcsHAQDeDQAh5gcCALMNACHnBwEAsg0AIegHAQDeDQAh6QdAAMkNACEJGQAAiBAAIJoHAgCzDQAhpwdAALgNACHIBwIAsw0AIcsHAQDeDQAh5gcCALMNACHnBwEAsg0AIegHAQDeDQAh6QdAAMkNACEJGQAAihAAIJoHAgAAAAGnB0AAAAAByAcCAAAAAcsHAQAAAAHmBwIAAAAB5wcBAAAAAegHAQAAAAHpB0AAAAABBysAANsPACDLBwEAAAAB2AcCAAAAAdkHAgAAAAHbBxAAAAAB3AcCAAAAAd0HAQAAAAECAAAAcAAgVAAAsBAAIAMAAABwACBUAACwEAAgVQAArxAAIAFNAADeFwAwAgAAAHAAIE0AAK8QACACAAAA-w8AIE0AAK4QACAGywcBALINACHYBwIAyg0AIdkHAgCzDQAh2wcQANgPACHcBwIAsw0AId0HAQDeDQAhBysAANkPACDLBwEAsg0AIdgHAgDKDQAh2QcCALMNACHbBxAA2A8AIdwHAgCzDQAh3QcBAN4NACEHKwAA2w8AIMsHAQAAAAHYBwIAAAAB2QcCAAAAAdsHEAAAAAHcBwIAAAAB3QcBAAAAAQNUAADcFwAg9QgAAN0XACD7CAAAZwAgBFQAAKgQADD1CAAAqRAAMPcIAACrEAAg-wgAAPcPADAEVAAAnBAAMPUIAACdEAAw9wgAAJ8QACD7CAAAoBAAMAAAAAAAAfgIAAAA-QcCBVQAANYXACBVAADaFwAg9QgAANcXACD2CAAA2RcAIPsIAAABACALVAAAvBAAMFUAAMEQADD1CAAAvRAAMPYIAAC-EAAw9wgAAL8QACD4CAAAwBAAMPkIAADAEAAw-ggAAMAQADD7CAAAwBAAMPwIAADCEAAw_QgAAMMQADAXHwEAAAABKgAAshAAIC4AALMQACCaBwIAAAABpwdAAAAAAbYHAgAAAAHLBwEAAAABzAcBAAAAAdAHAAAA8AcC2wcQAAAAAeYHEAAAAAHrBwEAAAAB7AcBAAAAAe0HEAAAAAHuBwIAAAAB8AcBAAAAAfEHQAAAAAHyBwIAAAAB8wcgAAAAAfQHAQAAAAH1BwEAAAAB9gcCAAAAAfcHAgAAAAECAAAAawAgVAAAxxAAIAMAAABrACBUAADHEAAgVQAAxhAAIAFNAADYFwAwHB8BAKYLACEoAAD-DAAgKgAA8AwAIC4AANUMACCIBwAA-wwAMIkHAABpABCKBwAA-wwAMJoHAgAAAAGnB0AArgsAIbYHAgCHDAAhywcBAKYLACHMBwEApgsAIdAHAAD9DPAHItgHAgCHDAAh2wcQAPoMACHmBxAA-gwAIesHAQDPCwAh7AcBAM8LACHtBxAA_AwAIe4HAgCnCwAh8AcBAM8LACHxB0AA0AsAIfIHAgCnCwAh8wcgANELACH0BwEApgsAIfUHAQCmCwAh9gcCAKcLACH3BwIApwsAIQIAAABrACBNAADGEAAgAgAAAMQQACBNAADFEAAgGR8BAKYLACGIBwAAwxAAMIkHAADEEAAQigcAAMMQADCaBwIApwsAIacHQACuCwAhtgcCAIcMACHLBwEApgsAIcwHAQCmCwAh0AcAAP0M8Aci2AcCAIcMACHbBxAA-gwAIeYHEAD6DAAh6wcBAM8LACHsBwEAzwsAIe0HEAD8DAAh7gcCAKcLACHwBwEAzwsAIfEHQADQCwAh8gcCAKcLACHzByAA0QsAIfQHAQCmCwAh9QcBAKYLACH2BwIApwsAIfcHAgCnCwAhGR8BAKYLACGIBwAAwxAAMIkHAADEEAAQigcAAMMQADCaBwIApwsAIacHQACuCwAhtgcCAIcMACHLBwEApgsAIcwHAQCmCwAh0AcAAP0M8Aci2AcCAIcMACHbBxAA-gwAIeYHEAD6DAAh6wcBAM8LACHsBwEAzwsAIe0HEAD8DAAh7gcCAKcLACHwBwEAzwsAIfEHQADQCwAh8gcCAKcLACHzByAA0QsAIfQHAQCmCwAh9QcBAKYLACH2BwIApwsAIfcHAgCnCwAhFR8BALINACGaBwIAsw0AIacHQAC4DQAhtgcCAMoNACHLBwEAsg0AIcwHAQCyDQAh0AcAAJgQ8Aci2wcQANgPACHmBxAA2A8AIesHAQDeDQAh7AcBAN4NACHtBxAAlxAAIe4HAgCzDQAh8AcBAN4NACHxB0AAyQ0AIfIHAgCzDQAh8wcgAOEOACH0BwEAsg0AIfUHAQCyDQAh9gcCALMNACH3BwIAsw0AIRcfAQCyDQAhKgAAmhAAIC4AAJsQACCaBwIAsw0AIacHQAC4DQAhtgcCAMoNACHLBwEAsg0AIcwHAQCyDQAh0AcAAJgQ8Aci2wcQANgPACHmBxAA2A8AIesHAQDeDQAh7AcBAN4NACHtBxAAlxAAIe4HAgCzDQAh8AcBAN4NACHxB0AAyQ0AIfIHAgCzDQAh8wcgAOEOACH0BwEAsg0AIfUHAQCyDQAh9gcCALMNACH3BwIAsw0AIRcfAQAAAAEqAACyEAAgLgAAsxAAIJoHAgAAAAGnB0AAAAABtgcCAAAAAcsHAQAAAAHMBwEAAAAB0AcAAADwBwLbBxAAAAAB5gcQAAAAAesHAQAAAAHsBwEAAAAB7QcQAAAAAe4HAgAAAAHwBwEAAAAB8QdAAAAAAfIHAgAAAAHzByAAAAAB9AcBAAAAAfUHAQAAAAH2BwIAAAAB9wcCAAAAAQNUAADWFwAg9QgAANcXACD7CAAAAQAgBFQAALwQADD1CAAAvRAAMPcIAAC_EAAg-wgAAMAQADAAAAAAAAAAAAAAAAAABVQAANEXACBVAADUFwAg9QgAANIXACD2CAAA0xcAIPsIAABLACAHGQAA8A4AIB8AAJwWACAkAACbFgAgJQAAgRYAICYAAJ0WACCDCAAArA0AIIUIAACsDQAgAAAAAAAFVAAAyRcAIFUAAM8XACD1CAAAyhcAIPYIAADOFwAg-wgAAFoAIAVUAADHFwAgVQAAzBcAIPUIAADIFwAg9ggAAMsXACD7CAAAAQAgA1QAAMkXACD1CAAAyhcAIPsIAABaACADVAAAxxcAIPUIAADIFwAg-wgAAAEAIAAAAAAABVQAALEXACBVAADFFwAg9QgAALIXACD2CAAAxBcAIPsIAABLACAFVAAAtxcAIFUAAMIXACD1CAAAuBcAIPYIAADBFwAg-wgAAAEAIAdUAAD3EAAgVQAA-hAAIPUIAAD4EAAg9ggAAPkQACD5CAAASQAg-ggAAEkAIPsIAABLACALVAAA6xAAMFUAAPAQADD1CAAA7BAAMPYIAADtEAAw9wgAAO4QACD4CAAA7xAAMPkIAADvEAAw-ggAAO8QADD7CAAA7xAAMPwIAADxEAAw_QgAAPIQADAEAwAA4RAAIKcHQAAAAAG1BwIAAAABygcCAAAAAQIAAABWACBUAAD2EAAgAwAAAFYAIFQAAPYQACBVAAD1EAAgAU0AAMAXADAKAwAA2gsAICIAAIkNACCIBwAAiA0AMIkHAABUABCKBwAAiA0AMKcHQACuCwAhtQcCAKcLACHKBwIApwsAIYEIAgCnCwAh7QgAAIcNACACAAAAVgAgTQAA9RAAIAIAAADzEAAgTQAA9BAAIAeIBwAA8hAAMIkHAADzEAAQigcAAPIQADCnB0AArgsAIbUHAgCnCwAhygcCAKcLACGBCAIApwsAIQeIBwAA8hAAMIkHAADzEAAQigcAAPIQADCnB0AArgsAIbUHAgCnCwAhygcCAKcLACGBCAIApwsAIQOnB0AAuA0AIbUHAgCzDQAhygcCALMNACEEAwAA3xAAIKcHQAC4DQAhtQcCALMNACHKBwIAsw0AIQQDAADhEAAgpwdAAAAAAbUHAgAAAAHKBwIAAAABCxkAAJMRACAfAACSEQAgJQAAlBEAICYAAJURACCnB0AAAAAByAcCAAAAAcsHAQAAAAHQBwAAAIUIAucHAQAAAAGDCAIAAAABhggCAAAAAQIAAABLACBUAAD3EAAgAwAAAEkAIFQAAPcQACBVAAD7EAAgDQAAAEkAIBkAAP4QACAfAAD9EAAgJQAA_xAAICYAAIARACBNAAD7EAAgpwdAALgNACHIBwIAsw0AIcsHAQCyDQAh0AcAAPwQhQgi5wcBALINACGDCAIAyg0AIYYIAgCzDQAhCxkAAP4QACAfAAD9EAAgJQAA_xAAICYAAIARACCnB0AAuA0AIcgHAgCzDQAhywcBALINACHQBwAA_BCFCCLnBwEAsg0AIYMIAgDKDQAhhggCALMNACEB-AgAAACFCAIHVAAAtRcAIFUAAL4XACD1CAAAthcAIPYIAAC9FwAg-QgAAE0AIPoIAABNACD7CAAAzwUAIAVUAACzFwAgVQAAuxcAIPUIAAC0FwAg9ggAALoXACD7CAAAAQAgC1QAAIMRADBVAACIEQAw9QgAAIQRADD2CAAAhREAMPcIAACGEQAg-AgAAIcRADD5CAAAhxEAMPoIAACHEQAw-wgAAIcRADD8CAAAiREAMP0IAACKEQAwBFUAAIERACD5CAAAXAAg-ggAAFwAIPsIAACtBgAgAgAAAFwAIE0AAIIRACAACBkAAI8RACAhAACQEQAgIwAAkREAIJoHAgAAAAGnB0AAAAAByAcCAAAAAecHAQAAAAGCCAIAAAABAgAAAFoAIFQAAI4RACADAAAAWgAgVAAAjhEAIFUAAI0RACABTQAAuRcAMA4ZAADaCwAgIAAAiwwAICEAAIYNACAjAADPDAAgiAcAAIUNADCJBwAAUQAQigcAAIUNADCaBwIAAAABpwdAAK4LACHIBwIApwsAIecHAQCmCwAhgAgCAKcLACGCCAIApwsAIewIAACEDQAgAgAAAFoAIE0AAI0RACACAAAAixEAIE0AAIwRACAJiAcAAIoRADCJBwAAixEAEIoHAACKEQAwmgcCAKcLACGnB0AArgsAIcgHAgCnCwAh5wcBAKYLACGACAIApwsAIYIIAgCnCwAhCYgHAACKEQAwiQcAAIsRABCKBwAAihEAMJoHAgCnCwAhpwdAAK4LACHIBwIApwsAIecHAQCmCwAhgAgCAKcLACGCCAIApwsAIQWaBwIAsw0AIacHQAC4DQAhyAcCALMNACHnBwEAsg0AIYIIAgCzDQAhCBkAAOgQACAhAADpEAAgIwAA6hAAIJoHAgCzDQAhpwdAALgNACHIBwIAsw0AIecHAQCyDQAhgggCALMNACEIGQAAjxEAICEAAJARACAjAACREQAgmgcCAAAAAacHQAAAAAHIBwIAAAAB5wcBAAAAAYIIAgAAAAEDVAAAtxcAIPUIAAC4FwAg-wgAAAEAIANUAAD3EAAg9QgAAPgQACD7CAAASwAgBFQAAOsQADD1CAAA7BAAMPcIAADuEAAg-wgAAO8QADADVAAAtRcAIPUIAAC2FwAg-wgAAM8FACADVAAAsxcAIPUIAAC0FwAg-wgAAAEAIARUAACDEQAw9QgAAIQRADD3CAAAhhEAIPsIAACHEQAwAfsIAACtBgAgA1QAALEXACD1CAAAshcAIPsIAABLACAAAAAAAAdUAACsFwAgVQAArxcAIPUIAACtFwAg9ggAAK4XACD5CAAAUQAg-ggAAFEAIPsIAABaACADVAAArBcAIPUIAACtFwAg-wgAAFoAIAAAAAAAC1QAAKQRADBVAACpEQAw9QgAAKURADD2CAAAphEAMPcIAACnEQAg-AgAAKgRADD5CAAAqBEAMPoIAACoEQAw-wgAAKgRADD8CAAAqhEAMP0IAACrEQAwDBkAAJMRACAkAACdEQAgJQAAlBEAICYAAJURACCaBwIAAAABpwdAAAAAAcgHAgAAAAHLBwEAAAAB0AcAAACFCALnBwEAAAABhQgCAAAAAYYIAgAAAAECAAAASwAgVAAArxEAIAMAAABLACBUAACvEQAgVQAArhEAIAFNAACrFwAwEhkAANoLACAfAACNDQAgJAAAjg0AICUAAM4MACAmAACPDQAgiAcAAIsNADCJBwAASQAQigcAAIsNADCaBwIAAAABpwdAAK4LACHIBwIApwsAIcsHAQCmCwAh0AcAAIwNhQgi5wcBAKYLACGDCAIAhwwAIYUIAgCHDAAhhggCAKcLACHuCAAAig0AIAIAAABLACBNAACuEQAgAgAAAKwRACBNAACtEQAgDIgHAACrEQAwiQcAAKwRABCKBwAAqxEAMJoHAgCnCwAhpwdAAK4LACHIBwIApwsAIcsHAQCmCwAh0AcAAIwNhQgi5wcBAKYLACGDCAIAhwwAIYUIAgCHDAAhhggCAKcLACEMiAcAAKsRADCJBwAArBEAEIoHAACrEQAwmgcCAKcLACGnB0AArgsAIcgHAgCnCwAhywcBAKYLACHQBwAAjA2FCCLnBwEApgsAIYMIAgCHDAAhhQgCAIcMACGGCAIApwsAIQiaBwIAsw0AIacHQAC4DQAhyAcCALMNACHLBwEAsg0AIdAHAAD8EIUIIucHAQCyDQAhhQgCAMoNACGGCAIAsw0AIQwZAAD-EAAgJAAAnBEAICUAAP8QACAmAACAEQAgmgcCALMNACGnB0AAuA0AIcgHAgCzDQAhywcBALINACHQBwAA_BCFCCLnBwEAsg0AIYUIAgDKDQAhhggCALMNACEMGQAAkxEAICQAAJ0RACAlAACUEQAgJgAAlREAIJoHAgAAAAGnB0AAAAAByAcCAAAAAcsHAQAAAAHQBwAAAIUIAucHAQAAAAGFCAIAAAABhggCAAAAAQRUAACkEQAw9QgAAKURADD3CAAApxEAIPsIAACoEQAwAAAAAAAAAAAABVQAAKYXACBVAACpFwAg9QgAAKcXACD2CAAAqBcAIPsIAAABACADVAAAphcAIPUIAACnFwAg-wgAAAEAIAAAAAAAAvgIAQAAAAT-CAEAAAAFBVQAAKEXACBVAACkFwAg9QgAAKIXACD2CAAAoxcAIPsIAAABACAB-AgBAAAABANUAAChFwAg9QgAAKIXACD7CAAAAQAgAAAAAAAFVAAAnBcAIFUAAJ8XACD1CAAAnRcAIPYIAACeFwAg-wgAAAEAIANUAACcFwAg9QgAAJ0XACD7CAAAAQAgAAAAAAAFVAAAlxcAIFUAAJoXACD1CAAAmBcAIPYIAACZFwAg-wgAAAEAIANUAACXFwAg9QgAAJgXACD7CAAAAQAgAAAAAAAAAAAAAAVUAACPFwAgVQAAlRcAIPUIAACQFwAg9ggAAJQXACD7CAAAAQAgBVQAAI0XACBVAACSFwAg9QgAAI4XACD2CAAAkRcAIPsIAAA5ACADVAAAjxcAIPUIAACQFwAg-wgAAAEAIANUAACNFwAg9QgAAI4XACD7CAAAOQAgAAAAAAAFVAAAhRcAIFUAAIsXACD1CAAAhhcAIPYIAACKFwAg-wgAADkAIAVUAACDFwAgVQAAiBcAIPUIAACEFwAg9ggAAIcXACD7CAAAAQAgA1QAAIUXACD1CAAAhhcAIPsIAAA5ACADVAAAgxcAIPUIAACEFwAg-wgAAAEAIAAAAAAABVQAAPkWACBVAACBFwAg9QgAAPoWACD2CAAAgBcAIPsIAADoAwAgBVQAAPcWACBVAAD-FgAg9QgAAPgWACD2CAAA_RYAIPsIAAABACALVAAA_xEAMFUAAIQSADD1CAAAgBIAMPYIAACBEgAw9wgAAIISACD4CAAAgxIAMPkIAACDEgAw-ggAAIMSADD7CAAAgxIAMPwIAACFEgAw_QgAAIYSADALVAAA8xEAMFUAAPgRADD1CAAA9BEAMPYIAAD1EQAw9wgAAPYRACD4CAAA9xEAMPkIAAD3EQAw-ggAAPcRADD7CAAA9xEAMPwIAAD5EQAw_QgAAPoRADAEAwAA3xEAILUHAgAAAAGeCAIAAAABnwhAAAAAAQIAAABDACBUAAD-EQAgAwAAAEMAIFQAAP4RACBVAAD9EQAgAU0AAPwWADAKAwAA2gsAIBoAAJINACCIBwAAkQ0AMIkHAABBABCKBwAAkQ0AMLUHAgCnCwAhnQgCAKcLACGeCAIApwsAIZ8IQACuCwAh7wgAAJANACACAAAAQwAgTQAA_REAIAIAAAD7EQAgTQAA_BEAIAeIBwAA-hEAMIkHAAD7EQAQigcAAPoRADC1BwIApwsAIZ0IAgCnCwAhnggCAKcLACGfCEAArgsAIQeIBwAA-hEAMIkHAAD7EQAQigcAAPoRADC1BwIApwsAIZ0IAgCnCwAhnggCAKcLACGfCEAArgsAIQO1BwIAsw0AIZ4IAgCzDQAhnwhAALgNACEEAwAA3REAILUHAgCzDQAhnggCALMNACGfCEAAuA0AIQQDAADfEQAgtQcCAAAAAZ4IAgAAAAGfCEAAAAABBRkAAOkRACCaBwIAAAABpwdAAAAAAcgHAgAAAAHJBwEAAAABAgAAAD8AIFQAAIoSACADAAAAPwAgVAAAihIAIFUAAIkSACABTQAA-xYAMAoZAADaCwAgGgAAkg0AIIgHAACTDQAwiQcAAD0AEIoHAACTDQAwmgcCAAAAAacHQACuCwAhyAcCAKcLACHJBwEApgsAIZ0IAgCnCwAhAgAAAD8AIE0AAIkSACACAAAAhxIAIE0AAIgSACAIiAcAAIYSADCJBwAAhxIAEIoHAACGEgAwmgcCAKcLACGnB0AArgsAIcgHAgCnCwAhyQcBAKYLACGdCAIApwsAIQiIBwAAhhIAMIkHAACHEgAQigcAAIYSADCaBwIApwsAIacHQACuCwAhyAcCAKcLACHJBwEApgsAIZ0IAgCnCwAhBJoHAgCzDQAhpwdAALgNACHIBwIAsw0AIckHAQCyDQAhBRkAAOcRACCaBwIAsw0AIacHQAC4DQAhyAcCALMNACHJBwEAsg0AIQUZAADpEQAgmgcCAAAAAacHQAAAAAHIBwIAAAAByQcBAAAAAQNUAAD5FgAg9QgAAPoWACD7CAAA6AMAIANUAAD3FgAg9QgAAPgWACD7CAAAAQAgBFQAAP8RADD1CAAAgBIAMPcIAACCEgAg-wgAAIMSADAEVAAA8xEAMPUIAAD0EQAw9wgAAPYRACD7CAAA9xEAMAAAAAAAC1QAAJUSADBVAACaEgAw9QgAAJYSADD2CAAAlxIAMPcIAACYEgAg-AgAAJkSADD5CAAAmRIAMPoIAACZEgAw-wgAAJkSADD8CAAAmxIAMP0IAACcEgAwDRkAAIwSACAbAACNEgAgHAAAjhIAIJoHAgAAAAGnB0AAAAAByAcCAAAAAckHAQAAAAHLBwEAAAABoQggAAAAAaIIIAAAAAGjCAIAAAABpAhAAAAAAaUIAgAAAAECAAAAOQAgVAAAoBIAIAMAAAA5ACBUAACgEgAgVQAAnxIAIAFNAAD2FgAwEhgAAJUNACAZAADaCwAgGwAAzAwAIBwAAM0MACCIBwAAlA0AMIkHAAA3ABCKBwAAlA0AMJoHAgAAAAGnB0AArgsAIcgHAgCnCwAhyQcBAKYLACHLBwEApgsAIaAIAgCnCwAhoQggANELACGiCCAA0QsAIaMIAgCnCwAhpAhAAK4LACGlCAIApwsAIQIAAAA5ACBNAACfEgAgAgAAAJ0SACBNAACeEgAgDogHAACcEgAwiQcAAJ0SABCKBwAAnBIAMJoHAgCnCwAhpwdAAK4LACHIBwIApwsAIckHAQCmCwAhywcBAKYLACGgCAIApwsAIaEIIADRCwAhogggANELACGjCAIApwsAIaQIQACuCwAhpQgCAKcLACEOiAcAAJwSADCJBwAAnRIAEIoHAACcEgAwmgcCAKcLACGnB0AArgsAIcgHAgCnCwAhyQcBAKYLACHLBwEApgsAIaAIAgCnCwAhoQggANELACGiCCAA0QsAIaMIAgCnCwAhpAhAAK4LACGlCAIApwsAIQqaBwIAsw0AIacHQAC4DQAhyAcCALMNACHJBwEAsg0AIcsHAQCyDQAhoQggAOEOACGiCCAA4Q4AIaMIAgCzDQAhpAhAALgNACGlCAIAsw0AIQ0ZAADwEQAgGwAA8REAIBwAAPIRACCaBwIAsw0AIacHQAC4DQAhyAcCALMNACHJBwEAsg0AIcsHAQCyDQAhoQggAOEOACGiCCAA4Q4AIaMIAgCzDQAhpAhAALgNACGlCAIAsw0AIQ0ZAACMEgAgGwAAjRIAIBwAAI4SACCaBwIAAAABpwdAAAAAAcgHAgAAAAHJBwEAAAABywcBAAAAAaEIIAAAAAGiCCAAAAABowgCAAAAAaQIQAAAAAGlCAIAAAABBFQAAJUSADD1CAAAlhIAMPcIAACYEgAg-wgAAJkSADAAAAAAAAAFVAAA8RYAIFUAAPQWACD1CAAA8hYAIPYIAADzFgAg-wgAAAEAIANUAADxFgAg9QgAAPIWACD7CAAAAQAgAAAAAAAAAAAAAAdUAADpFgAgVQAA7xYAIPUIAADqFgAg9ggAAO4WACD5CAAAqgEAIPoIAACqAQAg-wgAAAEAIAVUAADnFgAgVQAA7BYAIPUIAADoFgAg9ggAAOsWACD7CAAAAQAgA1QAAOkWACD1CAAA6hYAIPsIAAABACADVAAA5xYAIPUIAADoFgAg-wgAAAEAIAAAAAAAAfgIAAAAvQgCBVQAANwWACBVAADlFgAg9QgAAN0WACD2CAAA5BYAIPsIAAABACAHVAAA2hYAIFUAAOIWACD1CAAA2xYAIPYIAADhFgAg-QgAAKoBACD6CAAAqgEAIPsIAAABACAHVAAA2BYAIFUAAN8WACD1CAAA2RYAIPYIAADeFgAg-QgAAKoBACD6CAAAqgEAIPsIAAABACADVAAA3BYAIPUIAADdFgAg-wgAAAEAIANUAADaFgAg9QgAANsWACD7CAAAAQAgA1QAANgWACD1CAAA2RYAIPsIAAABACAAAAAAAAAAAAAABVQAANMWACBVAADWFgAg9QgAANQWACD2CAAA1RYAIPsIAAABACADVAAA0xYAIPUIAADUFgAg-wgAAAEAIAAAAAAABVQAAM4WACBVAADRFgAg9QgAAM8WACD2CAAA0BYAIPsIAAABACADVAAAzhYAIPUIAADPFgAg-wgAAAEAIAAAAAAABVQAAMkWACBVAADMFgAg9QgAAMoWACD2CAAAyxYAIPsIAAABACADVAAAyRYAIPUIAADKFgAg-wgAAAEAIAAAAAAAB1QAAMQWACBVAADHFgAg9QgAAMUWACD2CAAAxhYAIPkIAACqAQAg-ggAAKoBACD7CAAAAQAgA1QAAMQWACD1CAAAxRYAIPsIAAABACAAAAAAAAAAAAAAAfgIAAAA1ggCC1QAAM8VADBVAADTFQAw9QgAANAVADD2CAAA0RUAMPcIAADSFQAg-AgAAOYNADD5CAAA5g0AMPoIAADmDQAw-wgAAOYNADD8CAAA1BUAMP0IAADpDQAwC1QAAMMVADBVAADIFQAw9QgAAMQVADD2CAAAxRUAMPcIAADGFQAg-AgAAMcVADD5CAAAxxUAMPoIAADHFQAw-wgAAMcVADD8CAAAyRUAMP0IAADKFQAwC1QAALoVADBVAAC-FQAw9QgAALsVADD2CAAAvBUAMPcIAAC9FQAg-AgAAM4OADD5CAAAzg4AMPoIAADODgAw-wgAAM4OADD8CAAAvxUAMP0IAADRDgAwB1QAALUVACBVAAC4FQAg9QgAALYVACD2CAAAtxUAIPkIAAApACD6CAAAKQAg-wgAANwEACALVAAAqRUAMFUAAK4VADD1CAAAqhUAMPYIAACrFQAw9wgAAKwVACD4CAAArRUAMPkIAACtFQAw-ggAAK0VADD7CAAArRUAMPwIAACvFQAw_QgAALAVADALVAAAnRUAMFUAAKIVADD1CAAAnhUAMPYIAACfFQAw9wgAAKAVACD4CAAAoRUAMPkIAAChFQAw-ggAAKEVADD7CAAAoRUAMPwIAACjFQAw_QgAAKQVADALVAAAkRUAMFUAAJYVADD1CAAAkhUAMPYIAACTFQAw9wgAAJQVACD4CAAAlRUAMPkIAACVFQAw-ggAAJUVADD7CAAAlRUAMPwIAACXFQAw_QgAAJgVADALVAAAiBUAMFUAAIwVADD1CAAAiRUAMPYIAACKFQAw9wgAAIsVACD4CAAAmRIAMPkIAACZEgAw-ggAAJkSADD7CAAAmRIAMPwIAACNFQAw_QgAAJwSADALVAAA_xQAMFUAAIMVADD1CAAAgBUAMPYIAACBFQAw9wgAAIIVACD4CAAAgxIAMPkIAACDEgAw-ggAAIMSADD7CAAAgxIAMPwIAACEFQAw_QgAAIYSADALVAAA9hQAMFUAAPoUADD1CAAA9xQAMPYIAAD4FAAw9wgAAPkUACD4CAAA9xEAMPkIAAD3EQAw-ggAAPcRADD7CAAA9xEAMPwIAAD7FAAw_QgAAPoRADALVAAA7RQAMFUAAPEUADD1CAAA7hQAMPYIAADvFAAw9wgAAPAUACD4CAAAqBEAMPkIAACoEQAw-ggAAKgRADD7CAAAqBEAMPwIAADyFAAw_QgAAKsRADALVAAA5BQAMFUAAOgUADD1CAAA5RQAMPYIAADmFAAw9wgAAOcUACD4CAAAhxEAMPkIAACHEQAw-ggAAIcRADD7CAAAhxEAMPwIAADpFAAw_QgAAIoRADALVAAA2xQAMFUAAN8UADD1CAAA3BQAMPYIAADdFAAw9wgAAN4UACD4CAAA7xAAMPkIAADvEAAw-ggAAO8QADD7CAAA7xAAMPwIAADgFAAw_QgAAPIQADALVAAAzxQAMFUAANQUADD1CAAA0BQAMPYIAADRFAAw9wgAANIUACD4CAAA0xQAMPkIAADTFAAw-ggAANMUADD7CAAA0xQAMPwIAADVFAAw_QgAANYUADALVAAAwxQAMFUAAMgUADD1CAAAxBQAMPYIAADFFAAw9wgAAMYUACD4CAAAxxQAMPkIAADHFAAw-ggAAMcUADD7CAAAxxQAMPwIAADJFAAw_QgAAMoUADALVAAAtxQAMFUAALwUADD1CAAAuBQAMPYIAAC5FAAw9wgAALoUACD4CAAAuxQAMPkIAAC7FAAw-ggAALsUADD7CAAAuxQAMPwIAAC9FAAw_QgAAL4UADALVAAAqxQAMFUAALAUADD1CAAArBQAMPYIAACtFAAw9wgAAK4UACD4CAAArxQAMPkIAACvFAAw-ggAAK8UADD7CAAArxQAMPwIAACxFAAw_QgAALIUADALVAAAohQAMFUAAKYUADD1CAAAoxQAMPYIAACkFAAw9wgAAKUUACD4CAAAvw8AMPkIAAC_DwAw-ggAAL8PADD7CAAAvw8AMPwIAACnFAAw_QgAAMIPADALVAAAmRQAMFUAAJ0UADD1CAAAmhQAMPYIAACbFAAw9wgAAJwUACD4CAAAoBAAMPkIAACgEAAw-ggAAKAQADD7CAAAoBAAMPwIAACeFAAw_QgAAKMQADALVAAAjRQAMFUAAJIUADD1CAAAjhQAMPYIAACPFAAw9wgAAJAUACD4CAAAkRQAMPkIAACRFAAw-ggAAJEUADD7CAAAkRQAMPwIAACTFAAw_QgAAJQUADALVAAAhBQAMFUAAIgUADD1CAAAhRQAMPYIAACGFAAw9wgAAIcUACD4CAAAsw8AMPkIAACzDwAw-ggAALMPADD7CAAAsw8AMPwIAACJFAAw_QgAALYPADALVAAA-BMAMFUAAP0TADD1CAAA-RMAMPYIAAD6EwAw9wgAAPsTACD4CAAA_BMAMPkIAAD8EwAw-ggAAPwTADD7CAAA_BMAMPwIAAD-EwAw_QgAAP8TADAHVAAA8xMAIFUAAPYTACD1CAAA9BMAIPYIAAD1EwAg-QgAAKQBACD6CAAApAEAIPsIAAD3CAAgC1QAAOoTADBVAADuEwAw9QgAAOsTADD2CAAA7BMAMPcIAADtEwAg-AgAANkTADD5CAAA2RMAMPoIAADZEwAw-wgAANkTADD8CAAA7xMAMP0IAADcEwAwC1QAAOETADBVAADlEwAw9QgAAOITADD2CAAA4xMAMPcIAADkEwAg-AgAANkTADD5CAAA2RMAMPoIAADZEwAw-wgAANkTADD8CAAA5hMAMP0IAADcEwAwC1QAANUTADBVAADaEwAw9QgAANYTADD2CAAA1xMAMPcIAADYEwAg-AgAANkTADD5CAAA2RMAMPoIAADZEwAw-wgAANkTADD8CAAA2xMAMP0IAADcEwAwC1QAAMwTADBVAADQEwAw9QgAAM0TADD2CAAAzhMAMPcIAADPEwAg-AgAAMQTADD5CAAAxBMAMPoIAADEEwAw-wgAAMQTADD8CAAA0RMAMP0IAADHEwAwC1QAAMATADBVAADFEwAw9QgAAMETADD2CAAAwhMAMPcIAADDEwAg-AgAAMQTADD5CAAAxBMAMPoIAADEEwAw-wgAAMQTADD8CAAAxhMAMP0IAADHEwAwC1QAALQTADBVAAC5EwAw9QgAALUTADD2CAAAthMAMPcIAAC3EwAg-AgAALgTADD5CAAAuBMAMPoIAAC4EwAw-wgAALgTADD8CAAAuhMAMP0IAAC7EwAwC1QAAKgTADBVAACtEwAw9QgAAKkTADD2CAAAqhMAMPcIAACrEwAg-AgAAKwTADD5CAAArBMAMPoIAACsEwAw-wgAAKwTADD8CAAArhMAMP0IAACvEwAwC1QAAJwTADBVAAChEwAw9QgAAJ0TADD2CAAAnhMAMPcIAACfEwAg-AgAAKATADD5CAAAoBMAMPoIAACgEwAw-wgAAKATADD8CAAAohMAMP0IAACjEwAwC1QAAJATADBVAACVEwAw9QgAAJETADD2CAAAkhMAMPcIAACTEwAg-AgAAJQTADD5CAAAlBMAMPoIAACUEwAw-wgAAJQTADD8CAAAlhMAMP0IAACXEwAwDpoHAgAAAAGcB0AAAAABpAdAAAAAAagHQAAAAAHBBwQAAAABxQcBAAAAAacIAQAAAAGoCAIAAAABqQgCAAAAAaoIAgAAAAGrCAQAAAABrAgCAAAAAa0IAQAAAAGuCEAAAAABAgAAAMQBACBUAACbEwAgAwAAAMQBACBUAACbEwAgVQAAmhMAIAFNAADDFgAwEwMAANoLACCIBwAAvAwAMIkHAADCAQAQigcAALwMADCaBwIAAAABnAdAANALACGkB0AArgsAIagHQADQCwAhtQcCAKcLACHBBwQA2QsAIcUHAQAAAAGnCAEApgsAIagIAgCnCwAhqQgCAKcLACGqCAIApwsAIasIBADZCwAhrAgCAKcLACGtCAEAzwsAIa4IQADQCwAhAgAAAMQBACBNAACaEwAgAgAAAJgTACBNAACZEwAgEogHAACXEwAwiQcAAJgTABCKBwAAlxMAMJoHAgCnCwAhnAdAANALACGkB0AArgsAIagHQADQCwAhtQcCAKcLACHBBwQA2QsAIcUHAQDPCwAhpwgBAKYLACGoCAIApwsAIakIAgCnCwAhqggCAKcLACGrCAQA2QsAIawIAgCnCwAhrQgBAM8LACGuCEAA0AsAIRKIBwAAlxMAMIkHAACYEwAQigcAAJcTADCaBwIApwsAIZwHQADQCwAhpAdAAK4LACGoB0AA0AsAIbUHAgCnCwAhwQcEANkLACHFBwEAzwsAIacIAQCmCwAhqAgCAKcLACGpCAIApwsAIaoIAgCnCwAhqwgEANkLACGsCAIApwsAIa0IAQDPCwAhrghAANALACEOmgcCALMNACGcB0AAyQ0AIaQHQAC4DQAhqAdAAMkNACHBBwQA7Q4AIcUHAQDeDQAhpwgBALINACGoCAIAsw0AIakIAgCzDQAhqggCALMNACGrCAQA7Q4AIawIAgCzDQAhrQgBAN4NACGuCEAAyQ0AIQ6aBwIAsw0AIZwHQADJDQAhpAdAALgNACGoB0AAyQ0AIcEHBADtDgAhxQcBAN4NACGnCAEAsg0AIagIAgCzDQAhqQgCALMNACGqCAIAsw0AIasIBADtDgAhrAgCALMNACGtCAEA3g0AIa4IQADJDQAhDpoHAgAAAAGcB0AAAAABpAdAAAAAAagHQAAAAAHBBwQAAAABxQcBAAAAAacIAQAAAAGoCAIAAAABqQgCAAAAAaoIAgAAAAGrCAQAAAABrAgCAAAAAa0IAQAAAAGuCEAAAAABBpoHAgAAAAGnB0AAAAABqAdAAAAAAa0HAAEAAAHJCAIAAAAByggCAAAAAQIAAADAAQAgVAAApxMAIAMAAADAAQAgVAAApxMAIFUAAKYTACABTQAAwhYAMAtFAADaCwAgiAcAAL0MADCJBwAAvgEAEIoHAAC9DAAwmgcCAAAAAacHQACuCwAhqAdAAK4LACGtBwABAAAByAgCAKcLACHJCAIApwsAIcoIAgCnCwAhAgAAAMABACBNAACmEwAgAgAAAKQTACBNAAClEwAgCogHAACjEwAwiQcAAKQTABCKBwAAoxMAMJoHAgCnCwAhpwdAAK4LACGoB0AArgsAIa0HAAGXDAAhyAgCAKcLACHJCAIApwsAIcoIAgCnCwAhCogHAACjEwAwiQcAAKQTABCKBwAAoxMAMJoHAgCnCwAhpwdAAK4LACGoB0AArgsAIa0HAAGXDAAhyAgCAKcLACHJCAIApwsAIcoIAgCnCwAhBpoHAgCzDQAhpwdAALgNACGoB0AAuA0AIa0HAAHHDQAhyQgCALMNACHKCAIAsw0AIQaaBwIAsw0AIacHQAC4DQAhqAdAALgNACGtBwABxw0AIckIAgCzDQAhyggCALMNACEGmgcCAAAAAacHQAAAAAGoB0AAAAABrQcAAQAAAckIAgAAAAHKCAIAAAABBqcHQAAAAAGoB0AAAAABrQcAAQAAAa8HQAAAAAHGCAEAAAABxwgBAAAAAQIAAAC8AQAgVAAAsxMAIAMAAAC8AQAgVAAAsxMAIFUAALITACABTQAAwRYAMAsDAADaCwAgiAcAAL4MADCJBwAAugEAEIoHAAC-DAAwpwdAAK4LACGoB0AArgsAIa0HAAEAAAGvB0AA0AsAIbUHAgCnCwAhxggBAKYLACHHCAEApgsAIQIAAAC8AQAgTQAAshMAIAIAAACwEwAgTQAAsRMAIAqIBwAArxMAMIkHAACwEwAQigcAAK8TADCnB0AArgsAIagHQACuCwAhrQcAAZcMACGvB0AA0AsAIbUHAgCnCwAhxggBAKYLACHHCAEApgsAIQqIBwAArxMAMIkHAACwEwAQigcAAK8TADCnB0AArgsAIagHQACuCwAhrQcAAZcMACGvB0AA0AsAIbUHAgCnCwAhxggBAKYLACHHCAEApgsAIQanB0AAuA0AIagHQAC4DQAhrQcAAccNACGvB0AAyQ0AIcYIAQCyDQAhxwgBALINACEGpwdAALgNACGoB0AAuA0AIa0HAAHHDQAhrwdAAMkNACHGCAEAsg0AIccIAQCyDQAhBqcHQAAAAAGoB0AAAAABrQcAAQAAAa8HQAAAAAHGCAEAAAABxwgBAAAAAQlNgAAAAAGaBwIAAAABpwdAAAAAAagIAgAAAAGtCAEAAAABywgBAAAAAcwIAQAAAAHNCEAAAAABzghAAAAAAQIAAAC3AQAgVAAAvxMAIAMAAAC3AQAgVAAAvxMAIFUAAL4TACABTQAAwBYAMA4DAADADAAgTQAAoQwAIIgHAAC_DAAwiQcAALUBABCKBwAAvwwAMJoHAgAAAAGnB0AArgsAIbUHAgCHDAAhqAgCAKcLACGtCAEAzwsAIcsIAQCmCwAhzAgBAKYLACHNCEAArgsAIc4IQADQCwAhAgAAALcBACBNAAC-EwAgAgAAALwTACBNAAC9EwAgDU0AAKEMACCIBwAAuxMAMIkHAAC8EwAQigcAALsTADCaBwIApwsAIacHQACuCwAhtQcCAIcMACGoCAIApwsAIa0IAQDPCwAhywgBAKYLACHMCAEApgsAIc0IQACuCwAhzghAANALACENTQAAoQwAIIgHAAC7EwAwiQcAALwTABCKBwAAuxMAMJoHAgCnCwAhpwdAAK4LACG1BwIAhwwAIagIAgCnCwAhrQgBAM8LACHLCAEApgsAIcwIAQCmCwAhzQhAAK4LACHOCEAA0AsAIQlNgAAAAAGaBwIAsw0AIacHQAC4DQAhqAgCALMNACGtCAEA3g0AIcsIAQCyDQAhzAgBALINACHNCEAAuA0AIc4IQADJDQAhCU2AAAAAAZoHAgCzDQAhpwdAALgNACGoCAIAsw0AIa0IAQDeDQAhywgBALINACHMCAEAsg0AIc0IQAC4DQAhzghAAMkNACEJTYAAAAABmgcCAAAAAacHQAAAAAGoCAIAAAABrQgBAAAAAcsIAQAAAAHMCAEAAAABzQhAAAAAAc4IQAAAAAEJBAAAthIAIJkHQAAAAAGaBwIAAAABtgcCAAAAAcsHAQAAAAHnBwEAAAABrwgBAAAAAbAIAgAAAAG4CAIAAAABAgAAALEBACBUAADLEwAgAwAAALEBACBUAADLEwAgVQAAyhMAIAFNAAC_FgAwDwQAAMAMACBAAADaCwAgiAcAAMIMADCJBwAArwEAEIoHAADCDAAwmQdAAK4LACGaBwIAAAABtgcCAIcMACHLBwEAzwsAIecHAQCmCwAhrwgBAKYLACGwCAIApwsAIbgIAgCnCwAhuQgCAKcLACHmCAAAwQwAIAIAAACxAQAgTQAAyhMAIAIAAADIEwAgTQAAyRMAIAyIBwAAxxMAMIkHAADIEwAQigcAAMcTADCZB0AArgsAIZoHAgCnCwAhtgcCAIcMACHLBwEAzwsAIecHAQCmCwAhrwgBAKYLACGwCAIApwsAIbgIAgCnCwAhuQgCAKcLACEMiAcAAMcTADCJBwAAyBMAEIoHAADHEwAwmQdAAK4LACGaBwIApwsAIbYHAgCHDAAhywcBAM8LACHnBwEApgsAIa8IAQCmCwAhsAgCAKcLACG4CAIApwsAIbkIAgCnCwAhCJkHQAC4DQAhmgcCALMNACG2BwIAyg0AIcsHAQDeDQAh5wcBALINACGvCAEAsg0AIbAIAgCzDQAhuAgCALMNACEJBAAAtBIAIJkHQAC4DQAhmgcCALMNACG2BwIAyg0AIcsHAQDeDQAh5wcBALINACGvCAEAsg0AIbAIAgCzDQAhuAgCALMNACEJBAAAthIAIJkHQAAAAAGaBwIAAAABtgcCAAAAAcsHAQAAAAHnBwEAAAABrwgBAAAAAbAIAgAAAAG4CAIAAAABCUAAALcSACCZB0AAAAABmgcCAAAAAcsHAQAAAAHnBwEAAAABrwgBAAAAAbAIAgAAAAG4CAIAAAABuQgCAAAAAQIAAACxAQAgVAAA1BMAIAMAAACxAQAgVAAA1BMAIFUAANMTACABTQAAvhYAMAIAAACxAQAgTQAA0xMAIAIAAADIEwAgTQAA0hMAIAiZB0AAuA0AIZoHAgCzDQAhywcBAN4NACHnBwEAsg0AIa8IAQCyDQAhsAgCALMNACG4CAIAsw0AIbkIAgCzDQAhCUAAALUSACCZB0AAuA0AIZoHAgCzDQAhywcBAN4NACHnBwEAsg0AIa8IAQCyDQAhsAgCALMNACG4CAIAsw0AIbkIAgCzDQAhCUAAALcSACCZB0AAAAABmgcCAAAAAcsHAQAAAAHnBwEAAAABrwgBAAAAAbAIAgAAAAG4CAIAAAABuQgCAAAAAQ4ZAADCEgAgOwAAwRIAIJoHAgAAAAGnB0AAAAAByAcCAAAAAdAHAAAAvQgCrwgBAAAAAbAIAgAAAAG2CAEAAAABuggCAAAAAbsIAQAAAAG-CAEAAAABvwhAAAAAAcAIQAAAAAECAAAAqAEAIFQAAOATACADAAAAqAEAIFQAAOATACBVAADfEwAgAU0AAL0WADATGQAAwAwAIDsAANoLACA8AADADAAgiAcAAOAMADCJBwAApgEAEIoHAADgDAAwmgcCAAAAAacHQACuCwAhyAcCAIcMACHQBwAA4Qy9CCKvCAEApgsAIbAIAgCnCwAhtggBAKYLACG6CAIApwsAIbsIAQDPCwAhvQgCAIcMACG-CAEAzwsAIb8IQADQCwAhwAhAANALACECAAAAqAEAIE0AAN8TACACAAAA3RMAIE0AAN4TACAQiAcAANwTADCJBwAA3RMAEIoHAADcEwAwmgcCAKcLACGnB0AArgsAIcgHAgCHDAAh0AcAAOEMvQgirwgBAKYLACGwCAIApwsAIbYIAQCmCwAhuggCAKcLACG7CAEAzwsAIb0IAgCHDAAhvggBAM8LACG_CEAA0AsAIcAIQADQCwAhEIgHAADcEwAwiQcAAN0TABCKBwAA3BMAMJoHAgCnCwAhpwdAAK4LACHIBwIAhwwAIdAHAADhDL0IIq8IAQCmCwAhsAgCAKcLACG2CAEApgsAIboIAgCnCwAhuwgBAM8LACG9CAIAhwwAIb4IAQDPCwAhvwhAANALACHACEAA0AsAIQyaBwIAsw0AIacHQAC4DQAhyAcCAMoNACHQBwAAvRK9CCKvCAEAsg0AIbAIAgCzDQAhtggBALINACG6CAIAsw0AIbsIAQDeDQAhvggBAN4NACG_CEAAyQ0AIcAIQADJDQAhDhkAAL8SACA7AAC-EgAgmgcCALMNACGnB0AAuA0AIcgHAgDKDQAh0AcAAL0SvQgirwgBALINACGwCAIAsw0AIbYIAQCyDQAhuggCALMNACG7CAEA3g0AIb4IAQDeDQAhvwhAAMkNACHACEAAyQ0AIQ4ZAADCEgAgOwAAwRIAIJoHAgAAAAGnB0AAAAAByAcCAAAAAdAHAAAAvQgCrwgBAAAAAbAIAgAAAAG2CAEAAAABuggCAAAAAbsIAQAAAAG-CAEAAAABvwhAAAAAAcAIQAAAAAEOOwAAwRIAIDwAAMMSACCaBwIAAAABpwdAAAAAAdAHAAAAvQgCrwgBAAAAAbAIAgAAAAG2CAEAAAABuggCAAAAAbsIAQAAAAG9CAIAAAABvggBAAAAAb8IQAAAAAHACEAAAAABAgAAAKgBACBUAADpEwAgAwAAAKgBACBUAADpEwAgVQAA6BMAIAFNAAC8FgAwAgAAAKgBACBNAADoEwAgAgAAAN0TACBNAADnEwAgDJoHAgCzDQAhpwdAALgNACHQBwAAvRK9CCKvCAEAsg0AIbAIAgCzDQAhtggBALINACG6CAIAsw0AIbsIAQDeDQAhvQgCAMoNACG-CAEA3g0AIb8IQADJDQAhwAhAAMkNACEOOwAAvhIAIDwAAMASACCaBwIAsw0AIacHQAC4DQAh0AcAAL0SvQgirwgBALINACGwCAIAsw0AIbYIAQCyDQAhuggCALMNACG7CAEA3g0AIb0IAgDKDQAhvggBAN4NACG_CEAAyQ0AIcAIQADJDQAhDjsAAMESACA8AADDEgAgmgcCAAAAAacHQAAAAAHQBwAAAL0IAq8IAQAAAAGwCAIAAAABtggBAAAAAboIAgAAAAG7CAEAAAABvQgCAAAAAb4IAQAAAAG_CEAAAAABwAhAAAAAAQ4ZAADCEgAgPAAAwxIAIJoHAgAAAAGnB0AAAAAByAcCAAAAAdAHAAAAvQgCrwgBAAAAAbAIAgAAAAG2CAEAAAABuwgBAAAAAb0IAgAAAAG-CAEAAAABvwhAAAAAAcAIQAAAAAECAAAAqAEAIFQAAPITACADAAAAqAEAIFQAAPITACBVAADxEwAgAU0AALsWADACAAAAqAEAIE0AAPETACACAAAA3RMAIE0AAPATACAMmgcCALMNACGnB0AAuA0AIcgHAgDKDQAh0AcAAL0SvQgirwgBALINACGwCAIAsw0AIbYIAQCyDQAhuwgBAN4NACG9CAIAyg0AIb4IAQDeDQAhvwhAAMkNACHACEAAyQ0AIQ4ZAAC_EgAgPAAAwBIAIJoHAgCzDQAhpwdAALgNACHIBwIAyg0AIdAHAAC9Er0IIq8IAQCyDQAhsAgCALMNACG2CAEAsg0AIbsIAQDeDQAhvQgCAMoNACG-CAEA3g0AIb8IQADJDQAhwAhAAMkNACEOGQAAwhIAIDwAAMMSACCaBwIAAAABpwdAAAAAAcgHAgAAAAHQBwAAAL0IAq8IAQAAAAGwCAIAAAABtggBAAAAAbsIAQAAAAG9CAIAAAABvggBAAAAAb8IQAAAAAHACEAAAAABAjkCAAAAAcEHBAAAAAECAAAA9wgAIFQAAPMTACADAAAApAEAIFQAAPMTACBVAAD3EwAgBAAAAKQBACA5AgCzDQAhTQAA9xMAIMEHBADtDgAhAjkCALMNACHBBwQA7Q4AIQo1AAD-DgAgmgcCAAAAAacHQAAAAAG3BwEAAAABwgcBAAAAAcMHBAAAAAHEBwEAAAABxQcBAAAAAcYHQAAAAAHHBwEAAAABAgAAAKIBACBUAACDFAAgAwAAAKIBACBUAACDFAAgVQAAghQAIAFNAAC6FgAwDwQAANoLACA1AADjDAAgiAcAAOIMADCJBwAAlAEAEIoHAADiDAAwmgcCAAAAAacHQACuCwAhtgcCAKcLACG3BwEApgsAIcIHAQCmCwAhwwcEANkLACHEBwEApgsAIcUHAQAAAAHGB0AArgsAIccHAQCmCwAhAgAAAKIBACBNAACCFAAgAgAAAIAUACBNAACBFAAgDYgHAAD_EwAwiQcAAIAUABCKBwAA_xMAMJoHAgCnCwAhpwdAAK4LACG2BwIApwsAIbcHAQCmCwAhwgcBAKYLACHDBwQA2QsAIcQHAQCmCwAhxQcBAKYLACHGB0AArgsAIccHAQCmCwAhDYgHAAD_EwAwiQcAAIAUABCKBwAA_xMAMJoHAgCnCwAhpwdAAK4LACG2BwIApwsAIbcHAQCmCwAhwgcBAKYLACHDBwQA2QsAIcQHAQCmCwAhxQcBAKYLACHGB0AArgsAIccHAQCmCwAhCZoHAgCzDQAhpwdAALgNACG3BwEAsg0AIcIHAQCyDQAhwwcEAO0OACHEBwEAsg0AIcUHAQCyDQAhxgdAALgNACHHBwEAsg0AIQo1AAD3DgAgmgcCALMNACGnB0AAuA0AIbcHAQCyDQAhwgcBALINACHDBwQA7Q4AIcQHAQCyDQAhxQcBALINACHGB0AAuA0AIccHAQCyDQAhCjUAAP4OACCaBwIAAAABpwdAAAAAAbcHAQAAAAHCBwEAAAABwwcEAAAAAcQHAQAAAAHFBwEAAAABxgdAAAAAAccHAQAAAAEEMQAAlg8AIKcHQAAAAAG-BwIAAAABygcCAAAAAQIAAACOAQAgVAAAjBQAIAMAAACOAQAgVAAAjBQAIFUAAIsUACABTQAAuRYAMAIAAACOAQAgTQAAixQAIAIAAAC3DwAgTQAAihQAIAOnB0AAuA0AIb4HAgCzDQAhygcCALMNACEEMQAAlA8AIKcHQAC4DQAhvgcCALMNACHKBwIAsw0AIQQxAACWDwAgpwdAAAAAAb4HAgAAAAHKBwIAAAABBZoHAgAAAAGnB0AAAAABywcBAAAAAecHAQAAAAHqB0AAAAABAgAAAJ4BACBUAACYFAAgAwAAAJ4BACBUAACYFAAgVQAAlxQAIAFNAAC4FgAwChkAANoLACCIBwAA5AwAMIkHAACcAQAQigcAAOQMADCaBwIAAAABpwdAAK4LACHIBwIApwsAIcsHAQCmCwAh5wcBAKYLACHqB0AA0AsAIQIAAACeAQAgTQAAlxQAIAIAAACVFAAgTQAAlhQAIAmIBwAAlBQAMIkHAACVFAAQigcAAJQUADCaBwIApwsAIacHQACuCwAhyAcCAKcLACHLBwEApgsAIecHAQCmCwAh6gdAANALACEJiAcAAJQUADCJBwAAlRQAEIoHAACUFAAwmgcCAKcLACGnB0AArgsAIcgHAgCnCwAhywcBAKYLACHnBwEApgsAIeoHQADQCwAhBZoHAgCzDQAhpwdAALgNACHLBwEAsg0AIecHAQCyDQAh6gdAAMkNACEFmgcCALMNACGnB0AAuA0AIcsHAQCyDQAh5wcBALINACHqB0AAyQ0AIQWaBwIAAAABpwdAAAAAAcsHAQAAAAHnBwEAAAAB6gdAAAAAAQktAACJEAAgmgcCAAAAAacHQAAAAAHLBwEAAAAB2gcCAAAAAeYHAgAAAAHnBwEAAAAB6AcBAAAAAekHQAAAAAECAAAAewAgVAAAoRQAIAMAAAB7ACBUAAChFAAgVQAAoBQAIAFNAAC3FgAwAgAAAHsAIE0AAKAUACACAAAApBAAIE0AAJ8UACAImgcCALMNACGnB0AAuA0AIcsHAQDeDQAh2gcCALMNACHmBwIAsw0AIecHAQCyDQAh6AcBAN4NACHpB0AAyQ0AIQktAACHEAAgmgcCALMNACGnB0AAuA0AIcsHAQDeDQAh2gcCALMNACHmBwIAsw0AIecHAQCyDQAh6AcBAN4NACHpB0AAyQ0AIQktAACJEAAgmgcCAAAAAacHQAAAAAHLBwEAAAAB2gcCAAAAAeYHAgAAAAHnBwEAAAAB6AcBAAAAAekHQAAAAAEFMQAAjQ8AIJoHAgAAAAGnB0AAAAABvgcCAAAAAckHAQAAAAECAAAAigEAIFQAAKoUACADAAAAigEAIFQAAKoUACBVAACpFAAgAU0AALYWADACAAAAigEAIE0AAKkUACACAAAAww8AIE0AAKgUACAEmgcCALMNACGnB0AAuA0AIb4HAgCzDQAhyQcBALINACEFMQAAiw8AIJoHAgCzDQAhpwdAALgNACG-BwIAsw0AIckHAQCyDQAhBTEAAI0PACCaBwIAAAABpwdAAAAAAb4HAgAAAAHJBwEAAAABFDIAAMgPACAzAADJDwAgNAAAyg8AIDUAAMsPACCaBwIAAAABpwdAAAAAAcIHAQAAAAHDBwQAAAABxQcBAAAAAcsHAQAAAAHMBwEAAAABzgcAAADOBwLQBwAAANAHAtEHCAAAAAHSBwIAAAAB0wcCAAAAAdQHAQAAAAHVBwIAAAAB1gcCAAAAAdcHAgAAAAECAAAAhgEAIFQAALYUACADAAAAhgEAIFQAALYUACBVAAC1FAAgAU0AALUWADAZGQAA2gsAIDIAANQMACAzAADXDAAgNAAA7AwAIDUAAOMMACCIBwAA6AwAMIkHAACEAQAQigcAAOgMADCaBwIAAAABpwdAAK4LACHCBwEApgsAIcMHBADZCwAhxQcBAAAAAcgHAgCnCwAhywcBAKYLACHMBwEApgsAIc4HAADpDM4HItAHAADqDNAHItEHCADrDAAh0gcCAIcMACHTBwIAhwwAIdQHAQDPCwAh1QcCAKcLACHWBwIApwsAIdcHAgCnCwAhAgAAAIYBACBNAAC1FAAgAgAAALMUACBNAAC0FAAgFIgHAACyFAAwiQcAALMUABCKBwAAshQAMJoHAgCnCwAhpwdAAK4LACHCBwEApgsAIcMHBADZCwAhxQcBAKYLACHIBwIApwsAIcsHAQCmCwAhzAcBAKYLACHOBwAA6QzOByLQBwAA6gzQByLRBwgA6wwAIdIHAgCHDAAh0wcCAIcMACHUBwEAzwsAIdUHAgCnCwAh1gcCAKcLACHXBwIApwsAIRSIBwAAshQAMIkHAACzFAAQigcAALIUADCaBwIApwsAIacHQACuCwAhwgcBAKYLACHDBwQA2QsAIcUHAQCmCwAhyAcCAKcLACHLBwEApgsAIcwHAQCmCwAhzgcAAOkMzgci0AcAAOoM0Aci0QcIAOsMACHSBwIAhwwAIdMHAgCHDAAh1AcBAM8LACHVBwIApwsAIdYHAgCnCwAh1wcCAKcLACEQmgcCALMNACGnB0AAuA0AIcIHAQCyDQAhwwcEAO0OACHFBwEAsg0AIcsHAQCyDQAhzAcBALINACHOBwAAnQ_OByLQBwAAng_QByLRBwgAnw8AIdIHAgDKDQAh0wcCAMoNACHUBwEA3g0AIdUHAgCzDQAh1gcCALMNACHXBwIAsw0AIRQyAAChDwAgMwAAog8AIDQAAKMPACA1AACkDwAgmgcCALMNACGnB0AAuA0AIcIHAQCyDQAhwwcEAO0OACHFBwEAsg0AIcsHAQCyDQAhzAcBALINACHOBwAAnQ_OByLQBwAAng_QByLRBwgAnw8AIdIHAgDKDQAh0wcCAMoNACHUBwEA3g0AIdUHAgCzDQAh1gcCALMNACHXBwIAsw0AIRQyAADIDwAgMwAAyQ8AIDQAAMoPACA1AADLDwAgmgcCAAAAAacHQAAAAAHCBwEAAAABwwcEAAAAAcUHAQAAAAHLBwEAAAABzAcBAAAAAc4HAAAAzgcC0AcAAADQBwLRBwgAAAAB0gcCAAAAAdMHAgAAAAHUBwEAAAAB1QcCAAAAAdYHAgAAAAHXBwIAAAABCioAAIAQACAsAACBEAAgmgcCAAAAAacHQAAAAAHQBwAAAOIHAt8HAAAA3wcC4gdAAAAAAeMHAQAAAAHkBwIAAAAB5QcBAAAAAQIAAACCAQAgVAAAwhQAIAMAAACCAQAgVAAAwhQAIFUAAMEUACABTQAAtBYAMA8pAADaCwAgKgAA8AwAICwAAPEMACCIBwAA7QwAMIkHAACAAQAQigcAAO0MADCaBwIAAAABpwdAAK4LACHQBwAA7wziByLfBwAA7gzfByLgBwIApwsAIeIHQADQCwAh4wcBAM8LACHkBwIAhwwAIeUHAQDPCwAhAgAAAIIBACBNAADBFAAgAgAAAL8UACBNAADAFAAgDIgHAAC-FAAwiQcAAL8UABCKBwAAvhQAMJoHAgCnCwAhpwdAAK4LACHQBwAA7wziByLfBwAA7gzfByLgBwIApwsAIeIHQADQCwAh4wcBAM8LACHkBwIAhwwAIeUHAQDPCwAhDIgHAAC-FAAwiQcAAL8UABCKBwAAvhQAMJoHAgCnCwAhpwdAAK4LACHQBwAA7wziByLfBwAA7gzfByLgBwIApwsAIeIHQADQCwAh4wcBAM8LACHkBwIAhwwAIeUHAQDPCwAhCJoHAgCzDQAhpwdAALgNACHQBwAA4w_iByLfBwAA4g_fByLiB0AAyQ0AIeMHAQDeDQAh5AcCAMoNACHlBwEA3g0AIQoqAADlDwAgLAAA5g8AIJoHAgCzDQAhpwdAALgNACHQBwAA4w_iByLfBwAA4g_fByLiB0AAyQ0AIeMHAQDeDQAh5AcCAMoNACHlBwEA3g0AIQoqAACAEAAgLAAAgRAAIJoHAgAAAAGnB0AAAAAB0AcAAADiBwLfBwAAAN8HAuIHQAAAAAHjBwEAAAAB5AcCAAAAAeUHAQAAAAEKLwAAyRAAIJoHAgAAAAGnB0AAAAABtwcBAAAAAcwHAQAAAAHQBwAAAPkHAusHAQAAAAH2BwIAAAAB9wcCAAAAAfkHIAAAAAECAAAAZwAgVAAAzhQAIAMAAABnACBUAADOFAAgVQAAzRQAIAFNAACzFgAwDwQAANoLACAvAACBDQAgiAcAAP8MADCJBwAAZQAQigcAAP8MADCaBwIAAAABpwdAAK4LACG2BwIApwsAIbcHAQCmCwAhzAcBAKYLACHQBwAAgA35ByLrBwEAAAAB9gcCAKcLACH3BwIApwsAIfkHIADRCwAhAgAAAGcAIE0AAM0UACACAAAAyxQAIE0AAMwUACANiAcAAMoUADCJBwAAyxQAEIoHAADKFAAwmgcCAKcLACGnB0AArgsAIbYHAgCnCwAhtwcBAKYLACHMBwEApgsAIdAHAACADfkHIusHAQCmCwAh9gcCAKcLACH3BwIApwsAIfkHIADRCwAhDYgHAADKFAAwiQcAAMsUABCKBwAAyhQAMJoHAgCnCwAhpwdAAK4LACG2BwIApwsAIbcHAQCmCwAhzAcBAKYLACHQBwAAgA35ByLrBwEApgsAIfYHAgCnCwAh9wcCAKcLACH5ByAA0QsAIQmaBwIAsw0AIacHQAC4DQAhtwcBALINACHMBwEAsg0AIdAHAAC5EPkHIusHAQCyDQAh9gcCALMNACH3BwIAsw0AIfkHIADhDgAhCi8AALsQACCaBwIAsw0AIacHQAC4DQAhtwcBALINACHMBwEAsg0AIdAHAAC5EPkHIusHAQCyDQAh9gcCALMNACH3BwIAsw0AIfkHIADhDgAhCi8AAMkQACCaBwIAAAABpwdAAAAAAbcHAQAAAAHMBwEAAAAB0AcAAAD5BwLrBwEAAAAB9gcCAAAAAfcHAgAAAAH5ByAAAAABBosHAQAAAAGnB0AAAAAB0AcCAAAAAecHAQAAAAHECAEAAAABxQgAAQAAAQIAAABjACBUAADaFAAgAwAAAGMAIFQAANoUACBVAADZFAAgAU0AALIWADAMAwAA2gsAIIgHAACDDQAwiQcAAGEAEIoHAACDDQAwiwcBAKYLACGnB0AArgsAIbUHAgCnCwAh0AcCAKcLACHnBwEApgsAIcQIAQCmCwAhxQgAAZcMACHrCAAAgg0AIAIAAABjACBNAADZFAAgAgAAANcUACBNAADYFAAgCogHAADWFAAwiQcAANcUABCKBwAA1hQAMIsHAQCmCwAhpwdAAK4LACG1BwIApwsAIdAHAgCnCwAh5wcBAKYLACHECAEApgsAIcUIAAGXDAAhCogHAADWFAAwiQcAANcUABCKBwAA1hQAMIsHAQCmCwAhpwdAAK4LACG1BwIApwsAIdAHAgCnCwAh5wcBAKYLACHECAEApgsAIcUIAAGXDAAhBosHAQCyDQAhpwdAALgNACHQBwIAsw0AIecHAQCyDQAhxAgBALINACHFCAABxw0AIQaLBwEAsg0AIacHQAC4DQAh0AcCALMNACHnBwEAsg0AIcQIAQCyDQAhxQgAAccNACEGiwcBAAAAAacHQAAAAAHQBwIAAAAB5wcBAAAAAcQIAQAAAAHFCAABAAABBCIAAOAQACCnB0AAAAABygcCAAAAAYEIAgAAAAECAAAAVgAgVAAA4xQAIAMAAABWACBUAADjFAAgVQAA4hQAIAFNAACxFgAwAgAAAFYAIE0AAOIUACACAAAA8xAAIE0AAOEUACADpwdAALgNACHKBwIAsw0AIYEIAgCzDQAhBCIAAN4QACCnB0AAuA0AIcoHAgCzDQAhgQgCALMNACEEIgAA4BAAIKcHQAAAAAHKBwIAAAABgQgCAAAAAQggAACWEQAgIQAAkBEAICMAAJERACCaBwIAAAABpwdAAAAAAecHAQAAAAGACAIAAAABgggCAAAAAQIAAABaACBUAADsFAAgAwAAAFoAIFQAAOwUACBVAADrFAAgAU0AALAWADACAAAAWgAgTQAA6xQAIAIAAACLEQAgTQAA6hQAIAWaBwIAsw0AIacHQAC4DQAh5wcBALINACGACAIAsw0AIYIIAgCzDQAhCCAAAOcQACAhAADpEAAgIwAA6hAAIJoHAgCzDQAhpwdAALgNACHnBwEAsg0AIYAIAgCzDQAhgggCALMNACEIIAAAlhEAICEAAJARACAjAACREQAgmgcCAAAAAacHQAAAAAHnBwEAAAABgAgCAAAAAYIIAgAAAAEMHwAAkhEAICQAAJ0RACAlAACUEQAgJgAAlREAIJoHAgAAAAGnB0AAAAABywcBAAAAAdAHAAAAhQgC5wcBAAAAAYMIAgAAAAGFCAIAAAABhggCAAAAAQIAAABLACBUAAD1FAAgAwAAAEsAIFQAAPUUACBVAAD0FAAgAU0AAK8WADACAAAASwAgTQAA9BQAIAIAAACsEQAgTQAA8xQAIAiaBwIAsw0AIacHQAC4DQAhywcBALINACHQBwAA_BCFCCLnBwEAsg0AIYMIAgDKDQAhhQgCAMoNACGGCAIAsw0AIQwfAAD9EAAgJAAAnBEAICUAAP8QACAmAACAEQAgmgcCALMNACGnB0AAuA0AIcsHAQCyDQAh0AcAAPwQhQgi5wcBALINACGDCAIAyg0AIYUIAgDKDQAhhggCALMNACEMHwAAkhEAICQAAJ0RACAlAACUEQAgJgAAlREAIJoHAgAAAAGnB0AAAAABywcBAAAAAdAHAAAAhQgC5wcBAAAAAYMIAgAAAAGFCAIAAAABhggCAAAAAQQaAADgEQAgnQgCAAAAAZ4IAgAAAAGfCEAAAAABAgAAAEMAIFQAAP4UACADAAAAQwAgVAAA_hQAIFUAAP0UACABTQAArhYAMAIAAABDACBNAAD9FAAgAgAAAPsRACBNAAD8FAAgA50IAgCzDQAhnggCALMNACGfCEAAuA0AIQQaAADeEQAgnQgCALMNACGeCAIAsw0AIZ8IQAC4DQAhBBoAAOARACCdCAIAAAABnggCAAAAAZ8IQAAAAAEFGgAA6BEAIJoHAgAAAAGnB0AAAAAByQcBAAAAAZ0IAgAAAAECAAAAPwAgVAAAhxUAIAMAAAA_ACBUAACHFQAgVQAAhhUAIAFNAACtFgAwAgAAAD8AIE0AAIYVACACAAAAhxIAIE0AAIUVACAEmgcCALMNACGnB0AAuA0AIckHAQCyDQAhnQgCALMNACEFGgAA5hEAIJoHAgCzDQAhpwdAALgNACHJBwEAsg0AIZ0IAgCzDQAhBRoAAOgRACCaBwIAAAABpwdAAAAAAckHAQAAAAGdCAIAAAABDRgAAIsSACAbAACNEgAgHAAAjhIAIJoHAgAAAAGnB0AAAAAByQcBAAAAAcsHAQAAAAGgCAIAAAABoQggAAAAAaIIIAAAAAGjCAIAAAABpAhAAAAAAaUIAgAAAAECAAAAOQAgVAAAkBUAIAMAAAA5ACBUAACQFQAgVQAAjxUAIAFNAACsFgAwAgAAADkAIE0AAI8VACACAAAAnRIAIE0AAI4VACAKmgcCALMNACGnB0AAuA0AIckHAQCyDQAhywcBALINACGgCAIAsw0AIaEIIADhDgAhogggAOEOACGjCAIAsw0AIaQIQAC4DQAhpQgCALMNACENGAAA7xEAIBsAAPERACAcAADyEQAgmgcCALMNACGnB0AAuA0AIckHAQCyDQAhywcBALINACGgCAIAsw0AIaEIIADhDgAhogggAOEOACGjCAIAsw0AIaQIQAC4DQAhpQgCALMNACENGAAAixIAIBsAAI0SACAcAACOEgAgmgcCAAAAAacHQAAAAAHJBwEAAAABywcBAAAAAaAIAgAAAAGhCCAAAAABogggAAAAAaMIAgAAAAGkCEAAAAABpQgCAAAAAQWaBwIAAAABpwdAAAAAAYoIAQAAAAGLCAEAAAABjAhAAAAAAQIAAAA1ACBUAACcFQAgAwAAADUAIFQAAJwVACBVAACbFQAgAU0AAKsWADALAwAA2gsAIIgHAACXDQAwiQcAADMAEIoHAACXDQAwmgcCAAAAAacHQACuCwAhtQcCAKcLACGKCAEApgsAIYsIAQCmCwAhjAhAANALACHwCAAAlg0AIAIAAAA1ACBNAACbFQAgAgAAAJkVACBNAACaFQAgCYgHAACYFQAwiQcAAJkVABCKBwAAmBUAMJoHAgCnCwAhpwdAAK4LACG1BwIApwsAIYoIAQCmCwAhiwgBAKYLACGMCEAA0AsAIQmIBwAAmBUAMIkHAACZFQAQigcAAJgVADCaBwIApwsAIacHQACuCwAhtQcCAKcLACGKCAEApgsAIYsIAQCmCwAhjAhAANALACEFmgcCALMNACGnB0AAuA0AIYoIAQCyDQAhiwgBALINACGMCEAAyQ0AIQWaBwIAsw0AIacHQAC4DQAhiggBALINACGLCAEAsg0AIYwIQADJDQAhBZoHAgAAAAGnB0AAAAABiggBAAAAAYsIAQAAAAGMCEAAAAABCJoHAgAAAAGnB0AAAAABtwcBAAAAAYwIQAAAAAGNCAABAAABjggAAQAAAY8IBAAAAAGQCAAAwxEAIAIAAAAxACBUAACoFQAgAwAAADEAIFQAAKgVACBVAACnFQAgAU0AAKoWADANAwAA2gsAIIgHAACYDQAwiQcAAC8AEIoHAACYDQAwmgcCAAAAAacHQACuCwAhtQcCAKcLACG3BwEApgsAIYwIQADQCwAhjQgAAQAAAY4IAAGXDAAhjwgEANkLACGQCAAAyQsAIAIAAAAxACBNAACnFQAgAgAAAKUVACBNAACmFQAgDIgHAACkFQAwiQcAAKUVABCKBwAApBUAMJoHAgCnCwAhpwdAAK4LACG1BwIApwsAIbcHAQCmCwAhjAhAANALACGNCAABlwwAIY4IAAGXDAAhjwgEANkLACGQCAAAyQsAIAyIBwAApBUAMIkHAAClFQAQigcAAKQVADCaBwIApwsAIacHQACuCwAhtQcCAKcLACG3BwEApgsAIYwIQADQCwAhjQgAAZcMACGOCAABlwwAIY8IBADZCwAhkAgAAMkLACAImgcCALMNACGnB0AAuA0AIbcHAQCyDQAhjAhAAMkNACGNCAABxw0AIY4IAAHHDQAhjwgEAO0OACGQCAAAwREAIAiaBwIAsw0AIacHQAC4DQAhtwcBALINACGMCEAAyQ0AIY0IAAHHDQAhjggAAccNACGPCAQA7Q4AIZAIAADBEQAgCJoHAgAAAAGnB0AAAAABtwcBAAAAAYwIQAAAAAGNCAABAAABjggAAQAAAY8IBAAAAAGQCAAAwxEAIAKtBwABAAABrwdAAAAAAQIAAAAtACBUAAC0FQAgAwAAAC0AIFQAALQVACBVAACzFQAgAU0AAKkWADAIAwAA2gsAIIgHAACaDQAwiQcAACsAEIoHAACaDQAwrQcAAZcMACGvB0AA0AsAIbUHAgCnCwAh8QgAAJkNACACAAAALQAgTQAAsxUAIAIAAACxFQAgTQAAshUAIAaIBwAAsBUAMIkHAACxFQAQigcAALAVADCtBwABlwwAIa8HQADQCwAhtQcCAKcLACEGiAcAALAVADCJBwAAsRUAEIoHAACwFQAwrQcAAZcMACGvB0AA0AsAIbUHAgCnCwAhAq0HAAHHDQAhrwdAAMkNACECrQcAAccNACGvB0AAyQ0AIQKtBwABAAABrwdAAAAAAQWnB0AAAAABkQgBAAAAAZIIBAAAAAGTCAIAAAABlAhAAAAAAQIAAADcBAAgVAAAtRUAIAMAAAApACBUAAC1FQAgVQAAuRUAIAcAAAApACBNAAC5FQAgpwdAALgNACGRCAEAsg0AIZIIBADtDgAhkwgCALMNACGUCEAAyQ0AIQWnB0AAuA0AIZEIAQCyDQAhkggEAO0OACGTCAIAsw0AIZQIQADJDQAhBwUAAKgOACALAACpDgAgDAAAqg4AIJoHAgAAAAGhBwIAAAABogcAAKYOACCnB0AAAAABAgAAAAsAIFQAAMIVACADAAAACwAgVAAAwhUAIFUAAMEVACABTQAAqBYAMAIAAAALACBNAADBFQAgAgAAANIOACBNAADAFQAgBJoHAgCzDQAhoQcCALMNACGiBwAAiQ4AIKcHQAC4DQAhBwUAAIsOACALAACMDgAgDAAAjQ4AIJoHAgCzDQAhoQcCALMNACGiBwAAiQ4AIKcHQAC4DQAhBwUAAKgOACALAACpDgAgDAAAqg4AIJoHAgAAAAGhBwIAAAABogcAAKYOACCnB0AAAAABCgwAANoOACANAADZDgAgDgAA2w4AIJoHAgAAAAGnB0AAAAABtwcBAAAAAbgHAQAAAAG5BwABAAABugcAANYOACC7BwAA1w4AIAIAAAAmACBUAADOFQAgAwAAACYAIFQAAM4VACBVAADNFQAgAU0AAKcWADAPBAAA2gsAIAwAAJ0NACANAADHDAAgDgAAxQwAIIgHAACbDQAwiQcAAAcAEIoHAACbDQAwmgcCAAAAAacHQACuCwAhtgcCAKcLACG3BwEApgsAIbgHAQAAAAG5BwABnA0AIboHAADJCwAguwcAAMkLACACAAAAJgAgTQAAzRUAIAIAAADLFQAgTQAAzBUAIAuIBwAAyhUAMIkHAADLFQAQigcAAMoVADCaBwIApwsAIacHQACuCwAhtgcCAKcLACG3BwEApgsAIbgHAQCmCwAhuQcAAZwNACG6BwAAyQsAILsHAADJCwAgC4gHAADKFQAwiQcAAMsVABCKBwAAyhUAMJoHAgCnCwAhpwdAAK4LACG2BwIApwsAIbcHAQCmCwAhuAcBAKYLACG5BwABnA0AIboHAADJCwAguwcAAMkLACAHmgcCALMNACGnB0AAuA0AIbcHAQCyDQAhuAcBALINACG5BwAB3Q0AIboHAACwDgAguwcAALEOACAKDAAAtA4AIA0AALMOACAOAAC1DgAgmgcCALMNACGnB0AAuA0AIbcHAQCyDQAhuAcBALINACG5BwAB3Q0AIboHAACwDgAguwcAALEOACAKDAAA2g4AIA0AANkOACAOAADbDgAgmgcCAAAAAacHQAAAAAG3BwEAAAABuAcBAAAAAbkHAAEAAAG6BwAA1g4AILsHAADXDgAgDQUAAPMNACAPAADADgAgmgcCAAAAAaEHAgAAAAGiBwAA8Q0AIKcHQAAAAAGoB0AAAAABrQcAAQAAAbcHAQAAAAGMCEAAAAABzwgBAAAAAdAIQAAAAAHRCAIAAAABAgAAAAUAIFQAANcVACADAAAABQAgVAAA1xUAIFUAANYVACABTQAAphYAMAIAAAAFACBNAADWFQAgAgAAAOoNACBNAADVFQAgC5oHAgCzDQAhoQcCAMoNACGiBwAA7A0AIKcHQAC4DQAhqAdAAMkNACGtBwABxw0AIbcHAQCyDQAhjAhAAMkNACHPCAEAsg0AIdAIQADJDQAh0QgCAMoNACENBQAA7w0AIA8AAL4OACCaBwIAsw0AIaEHAgDKDQAhogcAAOwNACCnB0AAuA0AIagHQADJDQAhrQcAAccNACG3BwEAsg0AIYwIQADJDQAhzwgBALINACHQCEAAyQ0AIdEIAgDKDQAhDQUAAPMNACAPAADADgAgmgcCAAAAAaEHAgAAAAGiBwAA8Q0AIKcHQAAAAAGoB0AAAAABrQcAAQAAAbcHAQAAAAGMCEAAAAABzwgBAAAAAdAIQAAAAAHRCAIAAAABBFQAAM8VADD1CAAA0BUAMPcIAADSFQAg-wgAAOYNADAEVAAAwxUAMPUIAADEFQAw9wgAAMYVACD7CAAAxxUAMARUAAC6FQAw9QgAALsVADD3CAAAvRUAIPsIAADODgAwA1QAALUVACD1CAAAthUAIPsIAADcBAAgBFQAAKkVADD1CAAAqhUAMPcIAACsFQAg-wgAAK0VADAEVAAAnRUAMPUIAACeFQAw9wgAAKAVACD7CAAAoRUAMARUAACRFQAw9QgAAJIVADD3CAAAlBUAIPsIAACVFQAwBFQAAIgVADD1CAAAiRUAMPcIAACLFQAg-wgAAJkSADAEVAAA_xQAMPUIAACAFQAw9wgAAIIVACD7CAAAgxIAMARUAAD2FAAw9QgAAPcUADD3CAAA-RQAIPsIAAD3EQAwBFQAAO0UADD1CAAA7hQAMPcIAADwFAAg-wgAAKgRADAEVAAA5BQAMPUIAADlFAAw9wgAAOcUACD7CAAAhxEAMARUAADbFAAw9QgAANwUADD3CAAA3hQAIPsIAADvEAAwBFQAAM8UADD1CAAA0BQAMPcIAADSFAAg-wgAANMUADAEVAAAwxQAMPUIAADEFAAw9wgAAMYUACD7CAAAxxQAMARUAAC3FAAw9QgAALgUADD3CAAAuhQAIPsIAAC7FAAwBFQAAKsUADD1CAAArBQAMPcIAACuFAAg-wgAAK8UADAEVAAAohQAMPUIAACjFAAw9wgAAKUUACD7CAAAvw8AMARUAACZFAAw9QgAAJoUADD3CAAAnBQAIPsIAACgEAAwBFQAAI0UADD1CAAAjhQAMPcIAACQFAAg-wgAAJEUADAEVAAAhBQAMPUIAACFFAAw9wgAAIcUACD7CAAAsw8AMARUAAD4EwAw9QgAAPkTADD3CAAA-xMAIPsIAAD8EwAwA1QAAPMTACD1CAAA9BMAIPsIAAD3CAAgBFQAAOoTADD1CAAA6xMAMPcIAADtEwAg-wgAANkTADAEVAAA4RMAMPUIAADiEwAw9wgAAOQTACD7CAAA2RMAMARUAADVEwAw9QgAANYTADD3CAAA2BMAIPsIAADZEwAwBFQAAMwTADD1CAAAzRMAMPcIAADPEwAg-wgAAMQTADAEVAAAwBMAMPUIAADBEwAw9wgAAMMTACD7CAAAxBMAMARUAAC0EwAw9QgAALUTADD3CAAAtxMAIPsIAAC4EwAwBFQAAKgTADD1CAAAqRMAMPcIAACrEwAg-wgAAKwTADAEVAAAnBMAMPUIAACdEwAw9wgAAJ8TACD7CAAAoBMAMARUAACQEwAw9QgAAJETADD3CAAAkxMAIPsIAACUEwAwAAAAAgMAAPAOACCUCAAArA0AIAAAAAAAAAAAAAAAAAAAAAABBAAA8A4AIAAAAAAAAAYxAADnDgAgNgAA5g4AIKgHAACsDQAgvQcAAKwNACC-BwAArA0AIL8HAACsDQAgATEAAOcOACAAAAooAACZFgAgKgAAlRYAIC4AAIgWACC2BwAArA0AINgHAACsDQAg6wcAAKwNACDsBwAArA0AIO0HAACsDQAg8AcAAKwNACDxBwAArA0AIAcpAADwDgAgKgAAlRYAICwAAJYWACDiBwAArA0AIOMHAACsDQAg5AcAAKwNACDlBwAArA0AIAIEAADwDgAgLwAAmhYAIAAEGQAA8A4AICAAANgQACAhAADYEAAgIwAAghYAIAEeAACxEQAgASAAANgQACAEGAAAnxYAIBkAAPAOACAbAAD_FQAgHAAAgBYAIAIXAACiEgAg8QcAAKwNACAABQQAAPAOACAMAACgFgAgDQAA-hUAIA4AAPgVACC5BwAArA0AIAQDAADwDgAgBQAAoRYAIAsAAKUWACAMAACgFgAgCAYAAKIWACAIAACkFgAgCQAA-BUAILAHAACsDQAgsQcAAKwNACCyBwAArA0AILMHAACsDQAgtAcAAKwNACAAAAuaBwIAAAABoQcCAAAAAaIHAADxDQAgpwdAAAAAAagHQAAAAAGtBwABAAABtwcBAAAAAYwIQAAAAAHPCAEAAAAB0AhAAAAAAdEIAgAAAAEHmgcCAAAAAacHQAAAAAG3BwEAAAABuAcBAAAAAbkHAAEAAAG6BwAA1g4AILsHAADXDgAgBJoHAgAAAAGhBwIAAAABogcAAKYOACCnB0AAAAABAq0HAAEAAAGvB0AAAAABCJoHAgAAAAGnB0AAAAABtwcBAAAAAYwIQAAAAAGNCAABAAABjggAAQAAAY8IBAAAAAGQCAAAwxEAIAWaBwIAAAABpwdAAAAAAYoIAQAAAAGLCAEAAAABjAhAAAAAAQqaBwIAAAABpwdAAAAAAckHAQAAAAHLBwEAAAABoAgCAAAAAaEIIAAAAAGiCCAAAAABowgCAAAAAaQIQAAAAAGlCAIAAAABBJoHAgAAAAGnB0AAAAAByQcBAAAAAZ0IAgAAAAEDnQgCAAAAAZ4IAgAAAAGfCEAAAAABCJoHAgAAAAGnB0AAAAABywcBAAAAAdAHAAAAhQgC5wcBAAAAAYMIAgAAAAGFCAIAAAABhggCAAAAAQWaBwIAAAABpwdAAAAAAecHAQAAAAGACAIAAAABgggCAAAAAQOnB0AAAAABygcCAAAAAYEIAgAAAAEGiwcBAAAAAacHQAAAAAHQBwIAAAAB5wcBAAAAAcQIAQAAAAHFCAABAAABCZoHAgAAAAGnB0AAAAABtwcBAAAAAcwHAQAAAAHQBwAAAPkHAusHAQAAAAH2BwIAAAAB9wcCAAAAAfkHIAAAAAEImgcCAAAAAacHQAAAAAHQBwAAAOIHAt8HAAAA3wcC4gdAAAAAAeMHAQAAAAHkBwIAAAAB5QcBAAAAARCaBwIAAAABpwdAAAAAAcIHAQAAAAHDBwQAAAABxQcBAAAAAcsHAQAAAAHMBwEAAAABzgcAAADOBwLQBwAAANAHAtEHCAAAAAHSBwIAAAAB0wcCAAAAAdQHAQAAAAHVBwIAAAAB1gcCAAAAAdcHAgAAAAEEmgcCAAAAAacHQAAAAAG-BwIAAAAByQcBAAAAAQiaBwIAAAABpwdAAAAAAcsHAQAAAAHaBwIAAAAB5gcCAAAAAecHAQAAAAHoBwEAAAAB6QdAAAAAAQWaBwIAAAABpwdAAAAAAcsHAQAAAAHnBwEAAAAB6gdAAAAAAQOnB0AAAAABvgcCAAAAAcoHAgAAAAEJmgcCAAAAAacHQAAAAAG3BwEAAAABwgcBAAAAAcMHBAAAAAHEBwEAAAABxQcBAAAAAcYHQAAAAAHHBwEAAAABDJoHAgAAAAGnB0AAAAAByAcCAAAAAdAHAAAAvQgCrwgBAAAAAbAIAgAAAAG2CAEAAAABuwgBAAAAAb0IAgAAAAG-CAEAAAABvwhAAAAAAcAIQAAAAAEMmgcCAAAAAacHQAAAAAHQBwAAAL0IAq8IAQAAAAGwCAIAAAABtggBAAAAAboIAgAAAAG7CAEAAAABvQgCAAAAAb4IAQAAAAG_CEAAAAABwAhAAAAAAQyaBwIAAAABpwdAAAAAAcgHAgAAAAHQBwAAAL0IAq8IAQAAAAGwCAIAAAABtggBAAAAAboIAgAAAAG7CAEAAAABvggBAAAAAb8IQAAAAAHACEAAAAABCJkHQAAAAAGaBwIAAAABywcBAAAAAecHAQAAAAGvCAEAAAABsAgCAAAAAbgIAgAAAAG5CAIAAAABCJkHQAAAAAGaBwIAAAABtgcCAAAAAcsHAQAAAAHnBwEAAAABrwgBAAAAAbAIAgAAAAG4CAIAAAABCU2AAAAAAZoHAgAAAAGnB0AAAAABqAgCAAAAAa0IAQAAAAHLCAEAAAABzAgBAAAAAc0IQAAAAAHOCEAAAAABBqcHQAAAAAGoB0AAAAABrQcAAQAAAa8HQAAAAAHGCAEAAAABxwgBAAAAAQaaBwIAAAABpwdAAAAAAagHQAAAAAGtBwABAAAByQgCAAAAAcoIAgAAAAEOmgcCAAAAAZwHQAAAAAGkB0AAAAABqAdAAAAAAcEHBAAAAAHFBwEAAAABpwgBAAAAAagIAgAAAAGpCAIAAAABqggCAAAAAasIBAAAAAGsCAIAAAABrQgBAAAAAa4IQAAAAAE3EAAA2BUAIBEAANkVACASAADaFQAgEwAA2xUAIBQAANwVACAVAADdFQAgFgAA3hUAIBcAAN8VACAbAADgFQAgHQAA4RUAIB4AAOIVACAjAADkFQAgJQAA4xUAICcAAOUVACAsAADmFQAgLgAA6hUAIDAAAOcVACAyAADpFQAgMwAA7BUAIDcAAOgVACA4AADrFQAgOQAA7RUAIDoAAO4VACA9AADvFQAgPgAA8BUAID8AAPEVACBBAADyFQAgQgAA8xUAIEQAAPUVACBGAAD2FQAgRwAA9xUAIJoHAgAAAAGnB0AAAAABvwcBAAAAAfEHQAAAAAHHCAEAAAAB0ggBAAAAAdMIQAAAAAHUCAEAAAAB1ggAAADWCALXCEAAAAAB2AhAAAAAAdkIAQAAAAHaCEAAAAAB2whAAAAAAdwIAQAAAAHdCEAAAAAB3ggCAAAAAd8IIAAAAAHgCEAAAAAB4QggAAAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAECAAAAAQAgVAAAxBYAIAMAAACqAQAgVAAAxBYAIFUAAMgWACA5AAAAqgEAIBAAAPASACARAADxEgAgEgAA8hIAIBMAAPMSACAUAAD0EgAgFQAA9RIAIBYAAPYSACAXAAD3EgAgGwAA-BIAIB0AAPkSACAeAAD6EgAgIwAA_BIAICUAAPsSACAnAAD9EgAgLAAA_hIAIC4AAIITACAwAAD_EgAgMgAAgRMAIDMAAIQTACA3AACAEwAgOAAAgxMAIDkAAIUTACA6AACGEwAgPQAAhxMAID4AAIgTACA_AACJEwAgQQAAihMAIEIAAIsTACBEAACNEwAgRgAAjhMAIEcAAI8TACBNAADIFgAgmgcCALMNACGnB0AAuA0AIb8HAQDeDQAh8QdAAMkNACHHCAEA3g0AIdIIAQCyDQAh0whAAMkNACHUCAEA3g0AIdYIAADvEtYIItcIQADJDQAh2AhAAMkNACHZCAEA3g0AIdoIQADJDQAh2whAAMkNACHcCAEA3g0AId0IQADJDQAh3ggCALMNACHfCCAA4Q4AIeAIQADJDQAh4QggAOEOACHiCAEA3g0AIeMIAQDeDQAh5AgBAN4NACHlCAEA3g0AITcQAADwEgAgEQAA8RIAIBIAAPISACATAADzEgAgFAAA9BIAIBUAAPUSACAWAAD2EgAgFwAA9xIAIBsAAPgSACAdAAD5EgAgHgAA-hIAICMAAPwSACAlAAD7EgAgJwAA_RIAICwAAP4SACAuAACCEwAgMAAA_xIAIDIAAIETACAzAACEEwAgNwAAgBMAIDgAAIMTACA5AACFEwAgOgAAhhMAID0AAIcTACA-AACIEwAgPwAAiRMAIEEAAIoTACBCAACLEwAgRAAAjRMAIEYAAI4TACBHAACPEwAgmgcCALMNACGnB0AAuA0AIb8HAQDeDQAh8QdAAMkNACHHCAEA3g0AIdIIAQCyDQAh0whAAMkNACHUCAEA3g0AIdYIAADvEtYIItcIQADJDQAh2AhAAMkNACHZCAEA3g0AIdoIQADJDQAh2whAAMkNACHcCAEA3g0AId0IQADJDQAh3ggCALMNACHfCCAA4Q4AIeAIQADJDQAh4QggAOEOACHiCAEA3g0AIeMIAQDeDQAh5AgBAN4NACHlCAEA3g0AITcQAADYFQAgEQAA2RUAIBIAANoVACATAADbFQAgFAAA3BUAIBUAAN0VACAWAADeFQAgFwAA3xUAIBsAAOAVACAdAADhFQAgHgAA4hUAICMAAOQVACAlAADjFQAgJwAA5RUAICwAAOYVACAuAADqFQAgMAAA5xUAIDIAAOkVACAzAADsFQAgNwAA6BUAIDgAAOsVACA5AADtFQAgOgAA7hUAID0AAO8VACA-AADwFQAgPwAA8RUAIEEAAPIVACBCAADzFQAgQwAA9BUAIEQAAPUVACBHAAD3FQAgmgcCAAAAAacHQAAAAAG_BwEAAAAB8QdAAAAAAccIAQAAAAHSCAEAAAAB0whAAAAAAdQIAQAAAAHWCAAAANYIAtcIQAAAAAHYCEAAAAAB2QgBAAAAAdoIQAAAAAHbCEAAAAAB3AgBAAAAAd0IQAAAAAHeCAIAAAAB3wggAAAAAeAIQAAAAAHhCCAAAAAB4ggBAAAAAeMIAQAAAAHkCAEAAAAB5QgBAAAAAQIAAAABACBUAADJFgAgAwAAAKoBACBUAADJFgAgVQAAzRYAIDkAAACqAQAgEAAA8BIAIBEAAPESACASAADyEgAgEwAA8xIAIBQAAPQSACAVAAD1EgAgFgAA9hIAIBcAAPcSACAbAAD4EgAgHQAA-RIAIB4AAPoSACAjAAD8EgAgJQAA-xIAICcAAP0SACAsAAD-EgAgLgAAghMAIDAAAP8SACAyAACBEwAgMwAAhBMAIDcAAIATACA4AACDEwAgOQAAhRMAIDoAAIYTACA9AACHEwAgPgAAiBMAID8AAIkTACBBAACKEwAgQgAAixMAIEMAAIwTACBEAACNEwAgRwAAjxMAIE0AAM0WACCaBwIAsw0AIacHQAC4DQAhvwcBAN4NACHxB0AAyQ0AIccIAQDeDQAh0ggBALINACHTCEAAyQ0AIdQIAQDeDQAh1ggAAO8S1ggi1whAAMkNACHYCEAAyQ0AIdkIAQDeDQAh2ghAAMkNACHbCEAAyQ0AIdwIAQDeDQAh3QhAAMkNACHeCAIAsw0AId8IIADhDgAh4AhAAMkNACHhCCAA4Q4AIeIIAQDeDQAh4wgBAN4NACHkCAEA3g0AIeUIAQDeDQAhNxAAAPASACARAADxEgAgEgAA8hIAIBMAAPMSACAUAAD0EgAgFQAA9RIAIBYAAPYSACAXAAD3EgAgGwAA-BIAIB0AAPkSACAeAAD6EgAgIwAA_BIAICUAAPsSACAnAAD9EgAgLAAA_hIAIC4AAIITACAwAAD_EgAgMgAAgRMAIDMAAIQTACA3AACAEwAgOAAAgxMAIDkAAIUTACA6AACGEwAgPQAAhxMAID4AAIgTACA_AACJEwAgQQAAihMAIEIAAIsTACBDAACMEwAgRAAAjRMAIEcAAI8TACCaBwIAsw0AIacHQAC4DQAhvwcBAN4NACHxB0AAyQ0AIccIAQDeDQAh0ggBALINACHTCEAAyQ0AIdQIAQDeDQAh1ggAAO8S1ggi1whAAMkNACHYCEAAyQ0AIdkIAQDeDQAh2ghAAMkNACHbCEAAyQ0AIdwIAQDeDQAh3QhAAMkNACHeCAIAsw0AId8IIADhDgAh4AhAAMkNACHhCCAA4Q4AIeIIAQDeDQAh4wgBAN4NACHkCAEA3g0AIeUIAQDeDQAhNxAAANgVACARAADZFQAgEgAA2hUAIBMAANsVACAUAADcFQAgFQAA3RUAIBYAAN4VACAXAADfFQAgGwAA4BUAIB0AAOEVACAeAADiFQAgIwAA5BUAICUAAOMVACAnAADlFQAgLAAA5hUAIC4AAOoVACAwAADnFQAgMgAA6RUAIDMAAOwVACA3AADoFQAgOAAA6xUAIDkAAO0VACA6AADuFQAgPQAA7xUAID4AAPAVACA_AADxFQAgQQAA8hUAIEIAAPMVACBDAAD0FQAgRgAA9hUAIEcAAPcVACCaBwIAAAABpwdAAAAAAb8HAQAAAAHxB0AAAAABxwgBAAAAAdIIAQAAAAHTCEAAAAAB1AgBAAAAAdYIAAAA1ggC1whAAAAAAdgIQAAAAAHZCAEAAAAB2ghAAAAAAdsIQAAAAAHcCAEAAAAB3QhAAAAAAd4IAgAAAAHfCCAAAAAB4AhAAAAAAeEIIAAAAAHiCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAABAgAAAAEAIFQAAM4WACADAAAAqgEAIFQAAM4WACBVAADSFgAgOQAAAKoBACAQAADwEgAgEQAA8RIAIBIAAPISACATAADzEgAgFAAA9BIAIBUAAPUSACAWAAD2EgAgFwAA9xIAIBsAAPgSACAdAAD5EgAgHgAA-hIAICMAAPwSACAlAAD7EgAgJwAA_RIAICwAAP4SACAuAACCEwAgMAAA_xIAIDIAAIETACAzAACEEwAgNwAAgBMAIDgAAIMTACA5AACFEwAgOgAAhhMAID0AAIcTACA-AACIEwAgPwAAiRMAIEEAAIoTACBCAACLEwAgQwAAjBMAIEYAAI4TACBHAACPEwAgTQAA0hYAIJoHAgCzDQAhpwdAALgNACG_BwEA3g0AIfEHQADJDQAhxwgBAN4NACHSCAEAsg0AIdMIQADJDQAh1AgBAN4NACHWCAAA7xLWCCLXCEAAyQ0AIdgIQADJDQAh2QgBAN4NACHaCEAAyQ0AIdsIQADJDQAh3AgBAN4NACHdCEAAyQ0AId4IAgCzDQAh3wggAOEOACHgCEAAyQ0AIeEIIADhDgAh4ggBAN4NACHjCAEA3g0AIeQIAQDeDQAh5QgBAN4NACE3EAAA8BIAIBEAAPESACASAADyEgAgEwAA8xIAIBQAAPQSACAVAAD1EgAgFgAA9hIAIBcAAPcSACAbAAD4EgAgHQAA-RIAIB4AAPoSACAjAAD8EgAgJQAA-xIAICcAAP0SACAsAAD-EgAgLgAAghMAIDAAAP8SACAyAACBEwAgMwAAhBMAIDcAAIATACA4AACDEwAgOQAAhRMAIDoAAIYTACA9AACHEwAgPgAAiBMAID8AAIkTACBBAACKEwAgQgAAixMAIEMAAIwTACBGAACOEwAgRwAAjxMAIJoHAgCzDQAhpwdAALgNACG_BwEA3g0AIfEHQADJDQAhxwgBAN4NACHSCAEAsg0AIdMIQADJDQAh1AgBAN4NACHWCAAA7xLWCCLXCEAAyQ0AIdgIQADJDQAh2QgBAN4NACHaCEAAyQ0AIdsIQADJDQAh3AgBAN4NACHdCEAAyQ0AId4IAgCzDQAh3wggAOEOACHgCEAAyQ0AIeEIIADhDgAh4ggBAN4NACHjCAEA3g0AIeQIAQDeDQAh5QgBAN4NACE3EAAA2BUAIBEAANkVACASAADaFQAgEwAA2xUAIBQAANwVACAVAADdFQAgFgAA3hUAIBcAAN8VACAbAADgFQAgHQAA4RUAIB4AAOIVACAjAADkFQAgJQAA4xUAICwAAOYVACAuAADqFQAgMAAA5xUAIDIAAOkVACAzAADsFQAgNwAA6BUAIDgAAOsVACA5AADtFQAgOgAA7hUAID0AAO8VACA-AADwFQAgPwAA8RUAIEEAAPIVACBCAADzFQAgQwAA9BUAIEQAAPUVACBGAAD2FQAgRwAA9xUAIJoHAgAAAAGnB0AAAAABvwcBAAAAAfEHQAAAAAHHCAEAAAAB0ggBAAAAAdMIQAAAAAHUCAEAAAAB1ggAAADWCALXCEAAAAAB2AhAAAAAAdkIAQAAAAHaCEAAAAAB2whAAAAAAdwIAQAAAAHdCEAAAAAB3ggCAAAAAd8IIAAAAAHgCEAAAAAB4QggAAAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAECAAAAAQAgVAAA0xYAIAMAAACqAQAgVAAA0xYAIFUAANcWACA5AAAAqgEAIBAAAPASACARAADxEgAgEgAA8hIAIBMAAPMSACAUAAD0EgAgFQAA9RIAIBYAAPYSACAXAAD3EgAgGwAA-BIAIB0AAPkSACAeAAD6EgAgIwAA_BIAICUAAPsSACAsAAD-EgAgLgAAghMAIDAAAP8SACAyAACBEwAgMwAAhBMAIDcAAIATACA4AACDEwAgOQAAhRMAIDoAAIYTACA9AACHEwAgPgAAiBMAID8AAIkTACBBAACKEwAgQgAAixMAIEMAAIwTACBEAACNEwAgRgAAjhMAIEcAAI8TACBNAADXFgAgmgcCALMNACGnB0AAuA0AIb8HAQDeDQAh8QdAAMkNACHHCAEA3g0AIdIIAQCyDQAh0whAAMkNACHUCAEA3g0AIdYIAADvEtYIItcIQADJDQAh2AhAAMkNACHZCAEA3g0AIdoIQADJDQAh2whAAMkNACHcCAEA3g0AId0IQADJDQAh3ggCALMNACHfCCAA4Q4AIeAIQADJDQAh4QggAOEOACHiCAEA3g0AIeMIAQDeDQAh5AgBAN4NACHlCAEA3g0AITcQAADwEgAgEQAA8RIAIBIAAPISACATAADzEgAgFAAA9BIAIBUAAPUSACAWAAD2EgAgFwAA9xIAIBsAAPgSACAdAAD5EgAgHgAA-hIAICMAAPwSACAlAAD7EgAgLAAA_hIAIC4AAIITACAwAAD_EgAgMgAAgRMAIDMAAIQTACA3AACAEwAgOAAAgxMAIDkAAIUTACA6AACGEwAgPQAAhxMAID4AAIgTACA_AACJEwAgQQAAihMAIEIAAIsTACBDAACMEwAgRAAAjRMAIEYAAI4TACBHAACPEwAgmgcCALMNACGnB0AAuA0AIb8HAQDeDQAh8QdAAMkNACHHCAEA3g0AIdIIAQCyDQAh0whAAMkNACHUCAEA3g0AIdYIAADvEtYIItcIQADJDQAh2AhAAMkNACHZCAEA3g0AIdoIQADJDQAh2whAAMkNACHcCAEA3g0AId0IQADJDQAh3ggCALMNACHfCCAA4Q4AIeAIQADJDQAh4QggAOEOACHiCAEA3g0AIeMIAQDeDQAh5AgBAN4NACHlCAEA3g0AITcQAADYFQAgEQAA2RUAIBIAANoVACATAADbFQAgFAAA3BUAIBUAAN0VACAWAADeFQAgFwAA3xUAIBsAAOAVACAdAADhFQAgHgAA4hUAICMAAOQVACAlAADjFQAgJwAA5RUAICwAAOYVACAuAADqFQAgMAAA5xUAIDIAAOkVACAzAADsFQAgNwAA6BUAIDgAAOsVACA5AADtFQAgOgAA7hUAID0AAO8VACA-AADwFQAgQQAA8hUAIEIAAPMVACBDAAD0FQAgRAAA9RUAIEYAAPYVACBHAAD3FQAgmgcCAAAAAacHQAAAAAG_BwEAAAAB8QdAAAAAAccIAQAAAAHSCAEAAAAB0whAAAAAAdQIAQAAAAHWCAAAANYIAtcIQAAAAAHYCEAAAAAB2QgBAAAAAdoIQAAAAAHbCEAAAAAB3AgBAAAAAd0IQAAAAAHeCAIAAAAB3wggAAAAAeAIQAAAAAHhCCAAAAAB4ggBAAAAAeMIAQAAAAHkCAEAAAAB5QgBAAAAAQIAAAABACBUAADYFgAgNxAAANgVACARAADZFQAgEgAA2hUAIBMAANsVACAUAADcFQAgFQAA3RUAIBYAAN4VACAXAADfFQAgGwAA4BUAIB0AAOEVACAeAADiFQAgIwAA5BUAICUAAOMVACAnAADlFQAgLAAA5hUAIC4AAOoVACAwAADnFQAgMgAA6RUAIDMAAOwVACA3AADoFQAgOAAA6xUAIDkAAO0VACA6AADuFQAgPQAA7xUAID8AAPEVACBBAADyFQAgQgAA8xUAIEMAAPQVACBEAAD1FQAgRgAA9hUAIEcAAPcVACCaBwIAAAABpwdAAAAAAb8HAQAAAAHxB0AAAAABxwgBAAAAAdIIAQAAAAHTCEAAAAAB1AgBAAAAAdYIAAAA1ggC1whAAAAAAdgIQAAAAAHZCAEAAAAB2ghAAAAAAdsIQAAAAAHcCAEAAAAB3QhAAAAAAd4IAgAAAAHfCCAAAAAB4AhAAAAAAeEIIAAAAAHiCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAABAgAAAAEAIFQAANoWACA3EAAA2BUAIBEAANkVACASAADaFQAgEwAA2xUAIBQAANwVACAVAADdFQAgFgAA3hUAIBcAAN8VACAbAADgFQAgHQAA4RUAIB4AAOIVACAjAADkFQAgJQAA4xUAICcAAOUVACAsAADmFQAgLgAA6hUAIDAAAOcVACAyAADpFQAgMwAA7BUAIDcAAOgVACA4AADrFQAgOQAA7RUAIDoAAO4VACA-AADwFQAgPwAA8RUAIEEAAPIVACBCAADzFQAgQwAA9BUAIEQAAPUVACBGAAD2FQAgRwAA9xUAIJoHAgAAAAGnB0AAAAABvwcBAAAAAfEHQAAAAAHHCAEAAAAB0ggBAAAAAdMIQAAAAAHUCAEAAAAB1ggAAADWCALXCEAAAAAB2AhAAAAAAdkIAQAAAAHaCEAAAAAB2whAAAAAAdwIAQAAAAHdCEAAAAAB3ggCAAAAAd8IIAAAAAHgCEAAAAAB4QggAAAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAECAAAAAQAgVAAA3BYAIAMAAACqAQAgVAAA2BYAIFUAAOAWACA5AAAAqgEAIBAAAPASACARAADxEgAgEgAA8hIAIBMAAPMSACAUAAD0EgAgFQAA9RIAIBYAAPYSACAXAAD3EgAgGwAA-BIAIB0AAPkSACAeAAD6EgAgIwAA_BIAICUAAPsSACAnAAD9EgAgLAAA_hIAIC4AAIITACAwAAD_EgAgMgAAgRMAIDMAAIQTACA3AACAEwAgOAAAgxMAIDkAAIUTACA6AACGEwAgPQAAhxMAID4AAIgTACBBAACKEwAgQgAAixMAIEMAAIwTACBEAACNEwAgRgAAjhMAIEcAAI8TACBNAADgFgAgmgcCALMNACGnB0AAuA0AIb8HAQDeDQAh8QdAAMkNACHHCAEA3g0AIdIIAQCyDQAh0whAAMkNACHUCAEA3g0AIdYIAADvEtYIItcIQADJDQAh2AhAAMkNACHZCAEA3g0AIdoIQADJDQAh2whAAMkNACHcCAEA3g0AId0IQADJDQAh3ggCALMNACHfCCAA4Q4AIeAIQADJDQAh4QggAOEOACHiCAEA3g0AIeMIAQDeDQAh5AgBAN4NACHlCAEA3g0AITcQAADwEgAgEQAA8RIAIBIAAPISACATAADzEgAgFAAA9BIAIBUAAPUSACAWAAD2EgAgFwAA9xIAIBsAAPgSACAdAAD5EgAgHgAA-hIAICMAAPwSACAlAAD7EgAgJwAA_RIAICwAAP4SACAuAACCEwAgMAAA_xIAIDIAAIETACAzAACEEwAgNwAAgBMAIDgAAIMTACA5AACFEwAgOgAAhhMAID0AAIcTACA-AACIEwAgQQAAihMAIEIAAIsTACBDAACMEwAgRAAAjRMAIEYAAI4TACBHAACPEwAgmgcCALMNACGnB0AAuA0AIb8HAQDeDQAh8QdAAMkNACHHCAEA3g0AIdIIAQCyDQAh0whAAMkNACHUCAEA3g0AIdYIAADvEtYIItcIQADJDQAh2AhAAMkNACHZCAEA3g0AIdoIQADJDQAh2whAAMkNACHcCAEA3g0AId0IQADJDQAh3ggCALMNACHfCCAA4Q4AIeAIQADJDQAh4QggAOEOACHiCAEA3g0AIeMIAQDeDQAh5AgBAN4NACHlCAEA3g0AIQMAAACqAQAgVAAA2hYAIFUAAOMWACA5AAAAqgEAIBAAAPASACARAADxEgAgEgAA8hIAIBMAAPMSACAUAAD0EgAgFQAA9RIAIBYAAPYSACAXAAD3EgAgGwAA-BIAIB0AAPkSACAeAAD6EgAgIwAA_BIAICUAAPsSACAnAAD9EgAgLAAA_hIAIC4AAIITACAwAAD_EgAgMgAAgRMAIDMAAIQTACA3AACAEwAgOAAAgxMAIDkAAIUTACA6AACGEwAgPQAAhxMAID8AAIkTACBBAACKEwAgQgAAixMAIEMAAIwTACBEAACNEwAgRgAAjhMAIEcAAI8TACBNAADjFgAgmgcCALMNACGnB0AAuA0AIb8HAQDeDQAh8QdAAMkNACHHCAEA3g0AIdIIAQCyDQAh0whAAMkNACHUCAEA3g0AIdYIAADvEtYIItcIQADJDQAh2AhAAMkNACHZCAEA3g0AIdoIQADJDQAh2whAAMkNACHcCAEA3g0AId0IQADJDQAh3ggCALMNACHfCCAA4Q4AIeAIQADJDQAh4QggAOEOACHiCAEA3g0AIeMIAQDeDQAh5AgBAN4NACHlCAEA3g0AITcQAADwEgAgEQAA8RIAIBIAAPISACATAADzEgAgFAAA9BIAIBUAAPUSACAWAAD2EgAgFwAA9xIAIBsAAPgSACAdAAD5EgAgHgAA-hIAICMAAPwSACAlAAD7EgAgJwAA_RIAICwAAP4SACAuAACCEwAgMAAA_xIAIDIAAIETACAzAACEEwAgNwAAgBMAIDgAAIMTACA5AACFEwAgOgAAhhMAID0AAIcTACA_AACJEwAgQQAAihMAIEIAAIsTACBDAACMEwAgRAAAjRMAIEYAAI4TACBHAACPEwAgmgcCALMNACGnB0AAuA0AIb8HAQDeDQAh8QdAAMkNACHHCAEA3g0AIdIIAQCyDQAh0whAAMkNACHUCAEA3g0AIdYIAADvEtYIItcIQADJDQAh2AhAAMkNACHZCAEA3g0AIdoIQADJDQAh2whAAMkNACHcCAEA3g0AId0IQADJDQAh3ggCALMNACHfCCAA4Q4AIeAIQADJDQAh4QggAOEOACHiCAEA3g0AIeMIAQDeDQAh5AgBAN4NACHlCAEA3g0AIQMAAACqAQAgVAAA3BYAIFUAAOYWACA5AAAAqgEAIBAAAPASACARAADxEgAgEgAA8hIAIBMAAPMSACAUAAD0EgAgFQAA9RIAIBYAAPYSACAXAAD3EgAgGwAA-BIAIB0AAPkSACAeAAD6EgAgIwAA_BIAICUAAPsSACAnAAD9EgAgLAAA_hIAIC4AAIITACAwAAD_EgAgMgAAgRMAIDMAAIQTACA3AACAEwAgOAAAgxMAIDkAAIUTACA6AACGEwAgPgAAiBMAID8AAIkTACBBAACKEwAgQgAAixMAIEMAAIwTACBEAACNEwAgRgAAjhMAIEcAAI8TACBNAADmFgAgmgcCALMNACGnB0AAuA0AIb8HAQDeDQAh8QdAAMkNACHHCAEA3g0AIdIIAQCyDQAh0whAAMkNACHUCAEA3g0AIdYIAADvEtYIItcIQADJDQAh2AhAAMkNACHZCAEA3g0AIdoIQADJDQAh2whAAMkNACHcCAEA3g0AId0IQADJDQAh3ggCALMNACHfCCAA4Q4AIeAIQADJDQAh4QggAOEOACHiCAEA3g0AIeMIAQDeDQAh5AgBAN4NACHlCAEA3g0AITcQAADwEgAgEQAA8RIAIBIAAPISACATAADzEgAgFAAA9BIAIBUAAPUSACAWAAD2EgAgFwAA9xIAIBsAAPgSACAdAAD5EgAgHgAA-hIAICMAAPwSACAlAAD7EgAgJwAA_RIAICwAAP4SACAuAACCEwAgMAAA_xIAIDIAAIETACAzAACEEwAgNwAAgBMAIDgAAIMTACA5AACFEwAgOgAAhhMAID4AAIgTACA_AACJEwAgQQAAihMAIEIAAIsTACBDAACMEwAgRAAAjRMAIEYAAI4TACBHAACPEwAgmgcCALMNACGnB0AAuA0AIb8HAQDeDQAh8QdAAMkNACHHCAEA3g0AIdIIAQCyDQAh0whAAMkNACHUCAEA3g0AIdYIAADvEtYIItcIQADJDQAh2AhAAMkNACHZCAEA3g0AIdoIQADJDQAh2whAAMkNACHcCAEA3g0AId0IQADJDQAh3ggCALMNACHfCCAA4Q4AIeAIQADJDQAh4QggAOEOACHiCAEA3g0AIeMIAQDeDQAh5AgBAN4NACHlCAEA3g0AITcQAADYFQAgEQAA2RUAIBIAANoVACATAADbFQAgFAAA3BUAIBUAAN0VACAWAADeFQAgFwAA3xUAIBsAAOAVACAdAADhFQAgHgAA4hUAICMAAOQVACAlAADjFQAgJwAA5RUAICwAAOYVACAuAADqFQAgMAAA5xUAIDIAAOkVACAzAADsFQAgNwAA6BUAIDgAAOsVACA5AADtFQAgOgAA7hUAID0AAO8VACA-AADwFQAgPwAA8RUAIEEAAPIVACBDAAD0FQAgRAAA9RUAIEYAAPYVACBHAAD3FQAgmgcCAAAAAacHQAAAAAG_BwEAAAAB8QdAAAAAAccIAQAAAAHSCAEAAAAB0whAAAAAAdQIAQAAAAHWCAAAANYIAtcIQAAAAAHYCEAAAAAB2QgBAAAAAdoIQAAAAAHbCEAAAAAB3AgBAAAAAd0IQAAAAAHeCAIAAAAB3wggAAAAAeAIQAAAAAHhCCAAAAAB4ggBAAAAAeMIAQAAAAHkCAEAAAAB5QgBAAAAAQIAAAABACBUAADnFgAgNxAAANgVACARAADZFQAgEgAA2hUAIBMAANsVACAUAADcFQAgFQAA3RUAIBYAAN4VACAXAADfFQAgGwAA4BUAIB0AAOEVACAeAADiFQAgIwAA5BUAICUAAOMVACAnAADlFQAgLAAA5hUAIC4AAOoVACAwAADnFQAgMgAA6RUAIDMAAOwVACA3AADoFQAgOAAA6xUAIDkAAO0VACA6AADuFQAgPQAA7xUAID4AAPAVACA_AADxFQAgQgAA8xUAIEMAAPQVACBEAAD1FQAgRgAA9hUAIEcAAPcVACCaBwIAAAABpwdAAAAAAb8HAQAAAAHxB0AAAAABxwgBAAAAAdIIAQAAAAHTCEAAAAAB1AgBAAAAAdYIAAAA1ggC1whAAAAAAdgIQAAAAAHZCAEAAAAB2ghAAAAAAdsIQAAAAAHcCAEAAAAB3QhAAAAAAd4IAgAAAAHfCCAAAAAB4AhAAAAAAeEIIAAAAAHiCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAABAgAAAAEAIFQAAOkWACADAAAAqgEAIFQAAOcWACBVAADtFgAgOQAAAKoBACAQAADwEgAgEQAA8RIAIBIAAPISACATAADzEgAgFAAA9BIAIBUAAPUSACAWAAD2EgAgFwAA9xIAIBsAAPgSACAdAAD5EgAgHgAA-hIAICMAAPwSACAlAAD7EgAgJwAA_RIAICwAAP4SACAuAACCEwAgMAAA_xIAIDIAAIETACAzAACEEwAgNwAAgBMAIDgAAIMTACA5AACFEwAgOgAAhhMAID0AAIcTACA-AACIEwAgPwAAiRMAIEEAAIoTACBDAACMEwAgRAAAjRMAIEYAAI4TACBHAACPEwAgTQAA7RYAIJoHAgCzDQAhpwdAALgNACG_BwEA3g0AIfEHQADJDQAhxwgBAN4NACHSCAEAsg0AIdMIQADJDQAh1AgBAN4NACHWCAAA7xLWCCLXCEAAyQ0AIdgIQADJDQAh2QgBAN4NACHaCEAAyQ0AIdsIQADJDQAh3AgBAN4NACHdCEAAyQ0AId4IAgCzDQAh3wggAOEOACHgCEAAyQ0AIeEIIADhDgAh4ggBAN4NACHjCAEA3g0AIeQIAQDeDQAh5QgBAN4NACE3EAAA8BIAIBEAAPESACASAADyEgAgEwAA8xIAIBQAAPQSACAVAAD1EgAgFgAA9hIAIBcAAPcSACAbAAD4EgAgHQAA-RIAIB4AAPoSACAjAAD8EgAgJQAA-xIAICcAAP0SACAsAAD-EgAgLgAAghMAIDAAAP8SACAyAACBEwAgMwAAhBMAIDcAAIATACA4AACDEwAgOQAAhRMAIDoAAIYTACA9AACHEwAgPgAAiBMAID8AAIkTACBBAACKEwAgQwAAjBMAIEQAAI0TACBGAACOEwAgRwAAjxMAIJoHAgCzDQAhpwdAALgNACG_BwEA3g0AIfEHQADJDQAhxwgBAN4NACHSCAEAsg0AIdMIQADJDQAh1AgBAN4NACHWCAAA7xLWCCLXCEAAyQ0AIdgIQADJDQAh2QgBAN4NACHaCEAAyQ0AIdsIQADJDQAh3AgBAN4NACHdCEAAyQ0AId4IAgCzDQAh3wggAOEOACHgCEAAyQ0AIeEIIADhDgAh4ggBAN4NACHjCAEA3g0AIeQIAQDeDQAh5QgBAN4NACEDAAAAqgEAIFQAAOkWACBVAADwFgAgOQAAAKoBACAQAADwEgAgEQAA8RIAIBIAAPISACATAADzEgAgFAAA9BIAIBUAAPUSACAWAAD2EgAgFwAA9xIAIBsAAPgSACAdAAD5EgAgHgAA-hIAICMAAPwSACAlAAD7EgAgJwAA_RIAICwAAP4SACAuAACCEwAgMAAA_xIAIDIAAIETACAzAACEEwAgNwAAgBMAIDgAAIMTACA5AACFEwAgOgAAhhMAID0AAIcTACA-AACIEwAgPwAAiRMAIEIAAIsTACBDAACMEwAgRAAAjRMAIEYAAI4TACBHAACPEwAgTQAA8BYAIJoHAgCzDQAhpwdAALgNACG_BwEA3g0AIfEHQADJDQAhxwgBAN4NACHSCAEAsg0AIdMIQADJDQAh1AgBAN4NACHWCAAA7xLWCCLXCEAAyQ0AIdgIQADJDQAh2QgBAN4NACHaCEAAyQ0AIdsIQADJDQAh3AgBAN4NACHdCEAAyQ0AId4IAgCzDQAh3wggAOEOACHgCEAAyQ0AIeEIIADhDgAh4ggBAN4NACHjCAEA3g0AIeQIAQDeDQAh5QgBAN4NACE3EAAA8BIAIBEAAPESACASAADyEgAgEwAA8xIAIBQAAPQSACAVAAD1EgAgFgAA9hIAIBcAAPcSACAbAAD4EgAgHQAA-RIAIB4AAPoSACAjAAD8EgAgJQAA-xIAICcAAP0SACAsAAD-EgAgLgAAghMAIDAAAP8SACAyAACBEwAgMwAAhBMAIDcAAIATACA4AACDEwAgOQAAhRMAIDoAAIYTACA9AACHEwAgPgAAiBMAID8AAIkTACBCAACLEwAgQwAAjBMAIEQAAI0TACBGAACOEwAgRwAAjxMAIJoHAgCzDQAhpwdAALgNACG_BwEA3g0AIfEHQADJDQAhxwgBAN4NACHSCAEAsg0AIdMIQADJDQAh1AgBAN4NACHWCAAA7xLWCCLXCEAAyQ0AIdgIQADJDQAh2QgBAN4NACHaCEAAyQ0AIdsIQADJDQAh3AgBAN4NACHdCEAAyQ0AId4IAgCzDQAh3wggAOEOACHgCEAAyQ0AIeEIIADhDgAh4ggBAN4NACHjCAEA3g0AIeQIAQDeDQAh5QgBAN4NACE3EAAA2BUAIBEAANkVACASAADaFQAgEwAA2xUAIBQAANwVACAVAADdFQAgFgAA3hUAIBcAAN8VACAbAADgFQAgHQAA4RUAIB4AAOIVACAjAADkFQAgJQAA4xUAICcAAOUVACAsAADmFQAgLgAA6hUAIDAAAOcVACAyAADpFQAgMwAA7BUAIDcAAOgVACA4AADrFQAgOQAA7RUAIDoAAO4VACA9AADvFQAgPgAA8BUAID8AAPEVACBBAADyFQAgQgAA8xUAIEMAAPQVACBEAAD1FQAgRgAA9hUAIJoHAgAAAAGnB0AAAAABvwcBAAAAAfEHQAAAAAHHCAEAAAAB0ggBAAAAAdMIQAAAAAHUCAEAAAAB1ggAAADWCALXCEAAAAAB2AhAAAAAAdkIAQAAAAHaCEAAAAAB2whAAAAAAdwIAQAAAAHdCEAAAAAB3ggCAAAAAd8IIAAAAAHgCEAAAAAB4QggAAAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAECAAAAAQAgVAAA8RYAIAMAAACqAQAgVAAA8RYAIFUAAPUWACA5AAAAqgEAIBAAAPASACARAADxEgAgEgAA8hIAIBMAAPMSACAUAAD0EgAgFQAA9RIAIBYAAPYSACAXAAD3EgAgGwAA-BIAIB0AAPkSACAeAAD6EgAgIwAA_BIAICUAAPsSACAnAAD9EgAgLAAA_hIAIC4AAIITACAwAAD_EgAgMgAAgRMAIDMAAIQTACA3AACAEwAgOAAAgxMAIDkAAIUTACA6AACGEwAgPQAAhxMAID4AAIgTACA_AACJEwAgQQAAihMAIEIAAIsTACBDAACMEwAgRAAAjRMAIEYAAI4TACBNAAD1FgAgmgcCALMNACGnB0AAuA0AIb8HAQDeDQAh8QdAAMkNACHHCAEA3g0AIdIIAQCyDQAh0whAAMkNACHUCAEA3g0AIdYIAADvEtYIItcIQADJDQAh2AhAAMkNACHZCAEA3g0AIdoIQADJDQAh2whAAMkNACHcCAEA3g0AId0IQADJDQAh3ggCALMNACHfCCAA4Q4AIeAIQADJDQAh4QggAOEOACHiCAEA3g0AIeMIAQDeDQAh5AgBAN4NACHlCAEA3g0AITcQAADwEgAgEQAA8RIAIBIAAPISACATAADzEgAgFAAA9BIAIBUAAPUSACAWAAD2EgAgFwAA9xIAIBsAAPgSACAdAAD5EgAgHgAA-hIAICMAAPwSACAlAAD7EgAgJwAA_RIAICwAAP4SACAuAACCEwAgMAAA_xIAIDIAAIETACAzAACEEwAgNwAAgBMAIDgAAIMTACA5AACFEwAgOgAAhhMAID0AAIcTACA-AACIEwAgPwAAiRMAIEEAAIoTACBCAACLEwAgQwAAjBMAIEQAAI0TACBGAACOEwAgmgcCALMNACGnB0AAuA0AIb8HAQDeDQAh8QdAAMkNACHHCAEA3g0AIdIIAQCyDQAh0whAAMkNACHUCAEA3g0AIdYIAADvEtYIItcIQADJDQAh2AhAAMkNACHZCAEA3g0AIdoIQADJDQAh2whAAMkNACHcCAEA3g0AId0IQADJDQAh3ggCALMNACHfCCAA4Q4AIeAIQADJDQAh4QggAOEOACHiCAEA3g0AIeMIAQDeDQAh5AgBAN4NACHlCAEA3g0AIQqaBwIAAAABpwdAAAAAAcgHAgAAAAHJBwEAAAABywcBAAAAAaEIIAAAAAGiCCAAAAABowgCAAAAAaQIQAAAAAGlCAIAAAABNxAAANgVACARAADZFQAgEgAA2hUAIBMAANsVACAUAADcFQAgFQAA3RUAIBYAAN4VACAbAADgFQAgHQAA4RUAIB4AAOIVACAjAADkFQAgJQAA4xUAICcAAOUVACAsAADmFQAgLgAA6hUAIDAAAOcVACAyAADpFQAgMwAA7BUAIDcAAOgVACA4AADrFQAgOQAA7RUAIDoAAO4VACA9AADvFQAgPgAA8BUAID8AAPEVACBBAADyFQAgQgAA8xUAIEMAAPQVACBEAAD1FQAgRgAA9hUAIEcAAPcVACCaBwIAAAABpwdAAAAAAb8HAQAAAAHxB0AAAAABxwgBAAAAAdIIAQAAAAHTCEAAAAAB1AgBAAAAAdYIAAAA1ggC1whAAAAAAdgIQAAAAAHZCAEAAAAB2ghAAAAAAdsIQAAAAAHcCAEAAAAB3QhAAAAAAd4IAgAAAAHfCCAAAAAB4AhAAAAAAeEIIAAAAAHiCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAABAgAAAAEAIFQAAPcWACAGmgcCAAAAAacHQAAAAAHLBwEAAAABzAcBAAAAAfEHQAAAAAGmCAIAAAABAgAAAOgDACBUAAD5FgAgBJoHAgAAAAGnB0AAAAAByAcCAAAAAckHAQAAAAEDtQcCAAAAAZ4IAgAAAAGfCEAAAAABAwAAAKoBACBUAAD3FgAgVQAA_xYAIDkAAACqAQAgEAAA8BIAIBEAAPESACASAADyEgAgEwAA8xIAIBQAAPQSACAVAAD1EgAgFgAA9hIAIBsAAPgSACAdAAD5EgAgHgAA-hIAICMAAPwSACAlAAD7EgAgJwAA_RIAICwAAP4SACAuAACCEwAgMAAA_xIAIDIAAIETACAzAACEEwAgNwAAgBMAIDgAAIMTACA5AACFEwAgOgAAhhMAID0AAIcTACA-AACIEwAgPwAAiRMAIEEAAIoTACBCAACLEwAgQwAAjBMAIEQAAI0TACBGAACOEwAgRwAAjxMAIE0AAP8WACCaBwIAsw0AIacHQAC4DQAhvwcBAN4NACHxB0AAyQ0AIccIAQDeDQAh0ggBALINACHTCEAAyQ0AIdQIAQDeDQAh1ggAAO8S1ggi1whAAMkNACHYCEAAyQ0AIdkIAQDeDQAh2ghAAMkNACHbCEAAyQ0AIdwIAQDeDQAh3QhAAMkNACHeCAIAsw0AId8IIADhDgAh4AhAAMkNACHhCCAA4Q4AIeIIAQDeDQAh4wgBAN4NACHkCAEA3g0AIeUIAQDeDQAhNxAAAPASACARAADxEgAgEgAA8hIAIBMAAPMSACAUAAD0EgAgFQAA9RIAIBYAAPYSACAbAAD4EgAgHQAA-RIAIB4AAPoSACAjAAD8EgAgJQAA-xIAICcAAP0SACAsAAD-EgAgLgAAghMAIDAAAP8SACAyAACBEwAgMwAAhBMAIDcAAIATACA4AACDEwAgOQAAhRMAIDoAAIYTACA9AACHEwAgPgAAiBMAID8AAIkTACBBAACKEwAgQgAAixMAIEMAAIwTACBEAACNEwAgRgAAjhMAIEcAAI8TACCaBwIAsw0AIacHQAC4DQAhvwcBAN4NACHxB0AAyQ0AIccIAQDeDQAh0ggBALINACHTCEAAyQ0AIdQIAQDeDQAh1ggAAO8S1ggi1whAAMkNACHYCEAAyQ0AIdkIAQDeDQAh2ghAAMkNACHbCEAAyQ0AIdwIAQDeDQAh3QhAAMkNACHeCAIAsw0AId8IIADhDgAh4AhAAMkNACHhCCAA4Q4AIeIIAQDeDQAh4wgBAN4NACHkCAEA3g0AIeUIAQDeDQAhAwAAAOsDACBUAAD5FgAgVQAAghcAIAgAAADrAwAgTQAAghcAIJoHAgCzDQAhpwdAALgNACHLBwEAsg0AIcwHAQCyDQAh8QdAAMkNACGmCAIAsw0AIQaaBwIAsw0AIacHQAC4DQAhywcBALINACHMBwEAsg0AIfEHQADJDQAhpggCALMNACE3EAAA2BUAIBEAANkVACASAADaFQAgEwAA2xUAIBQAANwVACAVAADdFQAgFgAA3hUAIBcAAN8VACAdAADhFQAgHgAA4hUAICMAAOQVACAlAADjFQAgJwAA5RUAICwAAOYVACAuAADqFQAgMAAA5xUAIDIAAOkVACAzAADsFQAgNwAA6BUAIDgAAOsVACA5AADtFQAgOgAA7hUAID0AAO8VACA-AADwFQAgPwAA8RUAIEEAAPIVACBCAADzFQAgQwAA9BUAIEQAAPUVACBGAAD2FQAgRwAA9xUAIJoHAgAAAAGnB0AAAAABvwcBAAAAAfEHQAAAAAHHCAEAAAAB0ggBAAAAAdMIQAAAAAHUCAEAAAAB1ggAAADWCALXCEAAAAAB2AhAAAAAAdkIAQAAAAHaCEAAAAAB2whAAAAAAdwIAQAAAAHdCEAAAAAB3ggCAAAAAd8IIAAAAAHgCEAAAAAB4QggAAAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAECAAAAAQAgVAAAgxcAIA4YAACLEgAgGQAAjBIAIBwAAI4SACCaBwIAAAABpwdAAAAAAcgHAgAAAAHJBwEAAAABywcBAAAAAaAIAgAAAAGhCCAAAAABogggAAAAAaMIAgAAAAGkCEAAAAABpQgCAAAAAQIAAAA5ACBUAACFFwAgAwAAAKoBACBUAACDFwAgVQAAiRcAIDkAAACqAQAgEAAA8BIAIBEAAPESACASAADyEgAgEwAA8xIAIBQAAPQSACAVAAD1EgAgFgAA9hIAIBcAAPcSACAdAAD5EgAgHgAA-hIAICMAAPwSACAlAAD7EgAgJwAA_RIAICwAAP4SACAuAACCEwAgMAAA_xIAIDIAAIETACAzAACEEwAgNwAAgBMAIDgAAIMTACA5AACFEwAgOgAAhhMAID0AAIcTACA-AACIEwAgPwAAiRMAIEEAAIoTACBCAACLEwAgQwAAjBMAIEQAAI0TACBGAACOEwAgRwAAjxMAIE0AAIkXACCaBwIAsw0AIacHQAC4DQAhvwcBAN4NACHxB0AAyQ0AIccIAQDeDQAh0ggBALINACHTCEAAyQ0AIdQIAQDeDQAh1ggAAO8S1ggi1whAAMkNACHYCEAAyQ0AIdkIAQDeDQAh2ghAAMkNACHbCEAAyQ0AIdwIAQDeDQAh3QhAAMkNACHeCAIAsw0AId8IIADhDgAh4AhAAMkNACHhCCAA4Q4AIeIIAQDeDQAh4wgBAN4NACHkCAEA3g0AIeUIAQDeDQAhNxAAAPASACARAADxEgAgEgAA8hIAIBMAAPMSACAUAAD0EgAgFQAA9RIAIBYAAPYSACAXAAD3EgAgHQAA-RIAIB4AAPoSACAjAAD8EgAgJQAA-xIAICcAAP0SACAsAAD-EgAgLgAAghMAIDAAAP8SACAyAACBEwAgMwAAhBMAIDcAAIATACA4AACDEwAgOQAAhRMAIDoAAIYTACA9AACHEwAgPgAAiBMAID8AAIkTACBBAACKEwAgQgAAixMAIEMAAIwTACBEAACNEwAgRgAAjhMAIEcAAI8TACCaBwIAsw0AIacHQAC4DQAhvwcBAN4NACHxB0AAyQ0AIccIAQDeDQAh0ggBALINACHTCEAAyQ0AIdQIAQDeDQAh1ggAAO8S1ggi1whAAMkNACHYCEAAyQ0AIdkIAQDeDQAh2ghAAMkNACHbCEAAyQ0AIdwIAQDeDQAh3QhAAMkNACHeCAIAsw0AId8IIADhDgAh4AhAAMkNACHhCCAA4Q4AIeIIAQDeDQAh4wgBAN4NACHkCAEA3g0AIeUIAQDeDQAhAwAAADcAIFQAAIUXACBVAACMFwAgEAAAADcAIBgAAO8RACAZAADwEQAgHAAA8hEAIE0AAIwXACCaBwIAsw0AIacHQAC4DQAhyAcCALMNACHJBwEAsg0AIcsHAQCyDQAhoAgCALMNACGhCCAA4Q4AIaIIIADhDgAhowgCALMNACGkCEAAuA0AIaUIAgCzDQAhDhgAAO8RACAZAADwEQAgHAAA8hEAIJoHAgCzDQAhpwdAALgNACHIBwIAsw0AIckHAQCyDQAhywcBALINACGgCAIAsw0AIaEIIADhDgAhogggAOEOACGjCAIAsw0AIaQIQAC4DQAhpQgCALMNACEOGAAAixIAIBkAAIwSACAbAACNEgAgmgcCAAAAAacHQAAAAAHIBwIAAAAByQcBAAAAAcsHAQAAAAGgCAIAAAABoQggAAAAAaIIIAAAAAGjCAIAAAABpAhAAAAAAaUIAgAAAAECAAAAOQAgVAAAjRcAIDcQAADYFQAgEQAA2RUAIBIAANoVACATAADbFQAgFAAA3BUAIBUAAN0VACAWAADeFQAgFwAA3xUAIBsAAOAVACAeAADiFQAgIwAA5BUAICUAAOMVACAnAADlFQAgLAAA5hUAIC4AAOoVACAwAADnFQAgMgAA6RUAIDMAAOwVACA3AADoFQAgOAAA6xUAIDkAAO0VACA6AADuFQAgPQAA7xUAID4AAPAVACA_AADxFQAgQQAA8hUAIEIAAPMVACBDAAD0FQAgRAAA9RUAIEYAAPYVACBHAAD3FQAgmgcCAAAAAacHQAAAAAG_BwEAAAAB8QdAAAAAAccIAQAAAAHSCAEAAAAB0whAAAAAAdQIAQAAAAHWCAAAANYIAtcIQAAAAAHYCEAAAAAB2QgBAAAAAdoIQAAAAAHbCEAAAAAB3AgBAAAAAd0IQAAAAAHeCAIAAAAB3wggAAAAAeAIQAAAAAHhCCAAAAAB4ggBAAAAAeMIAQAAAAHkCAEAAAAB5QgBAAAAAQIAAAABACBUAACPFwAgAwAAADcAIFQAAI0XACBVAACTFwAgEAAAADcAIBgAAO8RACAZAADwEQAgGwAA8REAIE0AAJMXACCaBwIAsw0AIacHQAC4DQAhyAcCALMNACHJBwEAsg0AIcsHAQCyDQAhoAgCALMNACGhCCAA4Q4AIaIIIADhDgAhowgCALMNACGkCEAAuA0AIaUIAgCzDQAhDhgAAO8RACAZAADwEQAgGwAA8REAIJoHAgCzDQAhpwdAALgNACHIBwIAsw0AIckHAQCyDQAhywcBALINACGgCAIAsw0AIaEIIADhDgAhogggAOEOACGjCAIAsw0AIaQIQAC4DQAhpQgCALMNACEDAAAAqgEAIFQAAI8XACBVAACWFwAgOQAAAKoBACAQAADwEgAgEQAA8RIAIBIAAPISACATAADzEgAgFAAA9BIAIBUAAPUSACAWAAD2EgAgFwAA9xIAIBsAAPgSACAeAAD6EgAgIwAA_BIAICUAAPsSACAnAAD9EgAgLAAA_hIAIC4AAIITACAwAAD_EgAgMgAAgRMAIDMAAIQTACA3AACAEwAgOAAAgxMAIDkAAIUTACA6AACGEwAgPQAAhxMAID4AAIgTACA_AACJEwAgQQAAihMAIEIAAIsTACBDAACMEwAgRAAAjRMAIEYAAI4TACBHAACPEwAgTQAAlhcAIJoHAgCzDQAhpwdAALgNACG_BwEA3g0AIfEHQADJDQAhxwgBAN4NACHSCAEAsg0AIdMIQADJDQAh1AgBAN4NACHWCAAA7xLWCCLXCEAAyQ0AIdgIQADJDQAh2QgBAN4NACHaCEAAyQ0AIdsIQADJDQAh3AgBAN4NACHdCEAAyQ0AId4IAgCzDQAh3wggAOEOACHgCEAAyQ0AIeEIIADhDgAh4ggBAN4NACHjCAEA3g0AIeQIAQDeDQAh5QgBAN4NACE3EAAA8BIAIBEAAPESACASAADyEgAgEwAA8xIAIBQAAPQSACAVAAD1EgAgFgAA9hIAIBcAAPcSACAbAAD4EgAgHgAA-hIAICMAAPwSACAlAAD7EgAgJwAA_RIAICwAAP4SACAuAACCEwAgMAAA_xIAIDIAAIETACAzAACEEwAgNwAAgBMAIDgAAIMTACA5AACFEwAgOgAAhhMAID0AAIcTACA-AACIEwAgPwAAiRMAIEEAAIoTACBCAACLEwAgQwAAjBMAIEQAAI0TACBGAACOEwAgRwAAjxMAIJoHAgCzDQAhpwdAALgNACG_BwEA3g0AIfEHQADJDQAhxwgBAN4NACHSCAEAsg0AIdMIQADJDQAh1AgBAN4NACHWCAAA7xLWCCLXCEAAyQ0AIdgIQADJDQAh2QgBAN4NACHaCEAAyQ0AIdsIQADJDQAh3AgBAN4NACHdCEAAyQ0AId4IAgCzDQAh3wggAOEOACHgCEAAyQ0AIeEIIADhDgAh4ggBAN4NACHjCAEA3g0AIeQIAQDeDQAh5QgBAN4NACE3EAAA2BUAIBEAANkVACASAADaFQAgFAAA3BUAIBUAAN0VACAWAADeFQAgFwAA3xUAIBsAAOAVACAdAADhFQAgHgAA4hUAICMAAOQVACAlAADjFQAgJwAA5RUAICwAAOYVACAuAADqFQAgMAAA5xUAIDIAAOkVACAzAADsFQAgNwAA6BUAIDgAAOsVACA5AADtFQAgOgAA7hUAID0AAO8VACA-AADwFQAgPwAA8RUAIEEAAPIVACBCAADzFQAgQwAA9BUAIEQAAPUVACBGAAD2FQAgRwAA9xUAIJoHAgAAAAGnB0AAAAABvwcBAAAAAfEHQAAAAAHHCAEAAAAB0ggBAAAAAdMIQAAAAAHUCAEAAAAB1ggAAADWCALXCEAAAAAB2AhAAAAAAdkIAQAAAAHaCEAAAAAB2whAAAAAAdwIAQAAAAHdCEAAAAAB3ggCAAAAAd8IIAAAAAHgCEAAAAAB4QggAAAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAECAAAAAQAgVAAAlxcAIAMAAACqAQAgVAAAlxcAIFUAAJsXACA5AAAAqgEAIBAAAPASACARAADxEgAgEgAA8hIAIBQAAPQSACAVAAD1EgAgFgAA9hIAIBcAAPcSACAbAAD4EgAgHQAA-RIAIB4AAPoSACAjAAD8EgAgJQAA-xIAICcAAP0SACAsAAD-EgAgLgAAghMAIDAAAP8SACAyAACBEwAgMwAAhBMAIDcAAIATACA4AACDEwAgOQAAhRMAIDoAAIYTACA9AACHEwAgPgAAiBMAID8AAIkTACBBAACKEwAgQgAAixMAIEMAAIwTACBEAACNEwAgRgAAjhMAIEcAAI8TACBNAACbFwAgmgcCALMNACGnB0AAuA0AIb8HAQDeDQAh8QdAAMkNACHHCAEA3g0AIdIIAQCyDQAh0whAAMkNACHUCAEA3g0AIdYIAADvEtYIItcIQADJDQAh2AhAAMkNACHZCAEA3g0AIdoIQADJDQAh2whAAMkNACHcCAEA3g0AId0IQADJDQAh3ggCALMNACHfCCAA4Q4AIeAIQADJDQAh4QggAOEOACHiCAEA3g0AIeMIAQDeDQAh5AgBAN4NACHlCAEA3g0AITcQAADwEgAgEQAA8RIAIBIAAPISACAUAAD0EgAgFQAA9RIAIBYAAPYSACAXAAD3EgAgGwAA-BIAIB0AAPkSACAeAAD6EgAgIwAA_BIAICUAAPsSACAnAAD9EgAgLAAA_hIAIC4AAIITACAwAAD_EgAgMgAAgRMAIDMAAIQTACA3AACAEwAgOAAAgxMAIDkAAIUTACA6AACGEwAgPQAAhxMAID4AAIgTACA_AACJEwAgQQAAihMAIEIAAIsTACBDAACMEwAgRAAAjRMAIEYAAI4TACBHAACPEwAgmgcCALMNACGnB0AAuA0AIb8HAQDeDQAh8QdAAMkNACHHCAEA3g0AIdIIAQCyDQAh0whAAMkNACHUCAEA3g0AIdYIAADvEtYIItcIQADJDQAh2AhAAMkNACHZCAEA3g0AIdoIQADJDQAh2whAAMkNACHcCAEA3g0AId0IQADJDQAh3ggCALMNACHfCCAA4Q4AIeAIQADJDQAh4QggAOEOACHiCAEA3g0AIeMIAQDeDQAh5AgBAN4NACHlCAEA3g0AITcQAADYFQAgEQAA2RUAIBIAANoVACATAADbFQAgFQAA3RUAIBYAAN4VACAXAADfFQAgGwAA4BUAIB0AAOEVACAeAADiFQAgIwAA5BUAICUAAOMVACAnAADlFQAgLAAA5hUAIC4AAOoVACAwAADnFQAgMgAA6RUAIDMAAOwVACA3AADoFQAgOAAA6xUAIDkAAO0VACA6AADuFQAgPQAA7xUAID4AAPAVACA_AADxFQAgQQAA8hUAIEIAAPMVACBDAAD0FQAgRAAA9RUAIEYAAPYVACBHAAD3FQAgmgcCAAAAAacHQAAAAAG_BwEAAAAB8QdAAAAAAccIAQAAAAHSCAEAAAAB0whAAAAAAdQIAQAAAAHWCAAAANYIAtcIQAAAAAHYCEAAAAAB2QgBAAAAAdoIQAAAAAHbCEAAAAAB3AgBAAAAAd0IQAAAAAHeCAIAAAAB3wggAAAAAeAIQAAAAAHhCCAAAAAB4ggBAAAAAeMIAQAAAAHkCAEAAAAB5QgBAAAAAQIAAAABACBUAACcFwAgAwAAAKoBACBUAACcFwAgVQAAoBcAIDkAAACqAQAgEAAA8BIAIBEAAPESACASAADyEgAgEwAA8xIAIBUAAPUSACAWAAD2EgAgFwAA9xIAIBsAAPgSACAdAAD5EgAgHgAA-hIAICMAAPwSACAlAAD7EgAgJwAA_RIAICwAAP4SACAuAACCEwAgMAAA_xIAIDIAAIETACAzAACEEwAgNwAAgBMAIDgAAIMTACA5AACFEwAgOgAAhhMAID0AAIcTACA-AACIEwAgPwAAiRMAIEEAAIoTACBCAACLEwAgQwAAjBMAIEQAAI0TACBGAACOEwAgRwAAjxMAIE0AAKAXACCaBwIAsw0AIacHQAC4DQAhvwcBAN4NACHxB0AAyQ0AIccIAQDeDQAh0ggBALINACHTCEAAyQ0AIdQIAQDeDQAh1ggAAO8S1ggi1whAAMkNACHYCEAAyQ0AIdkIAQDeDQAh2ghAAMkNACHbCEAAyQ0AIdwIAQDeDQAh3QhAAMkNACHeCAIAsw0AId8IIADhDgAh4AhAAMkNACHhCCAA4Q4AIeIIAQDeDQAh4wgBAN4NACHkCAEA3g0AIeUIAQDeDQAhNxAAAPASACARAADxEgAgEgAA8hIAIBMAAPMSACAVAAD1EgAgFgAA9hIAIBcAAPcSACAbAAD4EgAgHQAA-RIAIB4AAPoSACAjAAD8EgAgJQAA-xIAICcAAP0SACAsAAD-EgAgLgAAghMAIDAAAP8SACAyAACBEwAgMwAAhBMAIDcAAIATACA4AACDEwAgOQAAhRMAIDoAAIYTACA9AACHEwAgPgAAiBMAID8AAIkTACBBAACKEwAgQgAAixMAIEMAAIwTACBEAACNEwAgRgAAjhMAIEcAAI8TACCaBwIAsw0AIacHQAC4DQAhvwcBAN4NACHxB0AAyQ0AIccIAQDeDQAh0ggBALINACHTCEAAyQ0AIdQIAQDeDQAh1ggAAO8S1ggi1whAAMkNACHYCEAAyQ0AIdkIAQDeDQAh2ghAAMkNACHbCEAAyQ0AIdwIAQDeDQAh3QhAAMkNACHeCAIAsw0AId8IIADhDgAh4AhAAMkNACHhCCAA4Q4AIeIIAQDeDQAh4wgBAN4NACHkCAEA3g0AIeUIAQDeDQAhNxAAANgVACARAADZFQAgEgAA2hUAIBMAANsVACAUAADcFQAgFgAA3hUAIBcAAN8VACAbAADgFQAgHQAA4RUAIB4AAOIVACAjAADkFQAgJQAA4xUAICcAAOUVACAsAADmFQAgLgAA6hUAIDAAAOcVACAyAADpFQAgMwAA7BUAIDcAAOgVACA4AADrFQAgOQAA7RUAIDoAAO4VACA9AADvFQAgPgAA8BUAID8AAPEVACBBAADyFQAgQgAA8xUAIEMAAPQVACBEAAD1FQAgRgAA9hUAIEcAAPcVACCaBwIAAAABpwdAAAAAAb8HAQAAAAHxB0AAAAABxwgBAAAAAdIIAQAAAAHTCEAAAAAB1AgBAAAAAdYIAAAA1ggC1whAAAAAAdgIQAAAAAHZCAEAAAAB2ghAAAAAAdsIQAAAAAHcCAEAAAAB3QhAAAAAAd4IAgAAAAHfCCAAAAAB4AhAAAAAAeEIIAAAAAHiCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAABAgAAAAEAIFQAAKEXACADAAAAqgEAIFQAAKEXACBVAAClFwAgOQAAAKoBACAQAADwEgAgEQAA8RIAIBIAAPISACATAADzEgAgFAAA9BIAIBYAAPYSACAXAAD3EgAgGwAA-BIAIB0AAPkSACAeAAD6EgAgIwAA_BIAICUAAPsSACAnAAD9EgAgLAAA_hIAIC4AAIITACAwAAD_EgAgMgAAgRMAIDMAAIQTACA3AACAEwAgOAAAgxMAIDkAAIUTACA6AACGEwAgPQAAhxMAID4AAIgTACA_AACJEwAgQQAAihMAIEIAAIsTACBDAACMEwAgRAAAjRMAIEYAAI4TACBHAACPEwAgTQAApRcAIJoHAgCzDQAhpwdAALgNACG_BwEA3g0AIfEHQADJDQAhxwgBAN4NACHSCAEAsg0AIdMIQADJDQAh1AgBAN4NACHWCAAA7xLWCCLXCEAAyQ0AIdgIQADJDQAh2QgBAN4NACHaCEAAyQ0AIdsIQADJDQAh3AgBAN4NACHdCEAAyQ0AId4IAgCzDQAh3wggAOEOACHgCEAAyQ0AIeEIIADhDgAh4ggBAN4NACHjCAEA3g0AIeQIAQDeDQAh5QgBAN4NACE3EAAA8BIAIBEAAPESACASAADyEgAgEwAA8xIAIBQAAPQSACAWAAD2EgAgFwAA9xIAIBsAAPgSACAdAAD5EgAgHgAA-hIAICMAAPwSACAlAAD7EgAgJwAA_RIAICwAAP4SACAuAACCEwAgMAAA_xIAIDIAAIETACAzAACEEwAgNwAAgBMAIDgAAIMTACA5AACFEwAgOgAAhhMAID0AAIcTACA-AACIEwAgPwAAiRMAIEEAAIoTACBCAACLEwAgQwAAjBMAIEQAAI0TACBGAACOEwAgRwAAjxMAIJoHAgCzDQAhpwdAALgNACG_BwEA3g0AIfEHQADJDQAhxwgBAN4NACHSCAEAsg0AIdMIQADJDQAh1AgBAN4NACHWCAAA7xLWCCLXCEAAyQ0AIdgIQADJDQAh2QgBAN4NACHaCEAAyQ0AIdsIQADJDQAh3AgBAN4NACHdCEAAyQ0AId4IAgCzDQAh3wggAOEOACHgCEAAyQ0AIeEIIADhDgAh4ggBAN4NACHjCAEA3g0AIeQIAQDeDQAh5QgBAN4NACE3EAAA2BUAIBEAANkVACASAADaFQAgEwAA2xUAIBQAANwVACAVAADdFQAgFwAA3xUAIBsAAOAVACAdAADhFQAgHgAA4hUAICMAAOQVACAlAADjFQAgJwAA5RUAICwAAOYVACAuAADqFQAgMAAA5xUAIDIAAOkVACAzAADsFQAgNwAA6BUAIDgAAOsVACA5AADtFQAgOgAA7hUAID0AAO8VACA-AADwFQAgPwAA8RUAIEEAAPIVACBCAADzFQAgQwAA9BUAIEQAAPUVACBGAAD2FQAgRwAA9xUAIJoHAgAAAAGnB0AAAAABvwcBAAAAAfEHQAAAAAHHCAEAAAAB0ggBAAAAAdMIQAAAAAHUCAEAAAAB1ggAAADWCALXCEAAAAAB2AhAAAAAAdkIAQAAAAHaCEAAAAAB2whAAAAAAdwIAQAAAAHdCEAAAAAB3ggCAAAAAd8IIAAAAAHgCEAAAAAB4QggAAAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAECAAAAAQAgVAAAphcAIAMAAACqAQAgVAAAphcAIFUAAKoXACA5AAAAqgEAIBAAAPASACARAADxEgAgEgAA8hIAIBMAAPMSACAUAAD0EgAgFQAA9RIAIBcAAPcSACAbAAD4EgAgHQAA-RIAIB4AAPoSACAjAAD8EgAgJQAA-xIAICcAAP0SACAsAAD-EgAgLgAAghMAIDAAAP8SACAyAACBEwAgMwAAhBMAIDcAAIATACA4AACDEwAgOQAAhRMAIDoAAIYTACA9AACHEwAgPgAAiBMAID8AAIkTACBBAACKEwAgQgAAixMAIEMAAIwTACBEAACNEwAgRgAAjhMAIEcAAI8TACBNAACqFwAgmgcCALMNACGnB0AAuA0AIb8HAQDeDQAh8QdAAMkNACHHCAEA3g0AIdIIAQCyDQAh0whAAMkNACHUCAEA3g0AIdYIAADvEtYIItcIQADJDQAh2AhAAMkNACHZCAEA3g0AIdoIQADJDQAh2whAAMkNACHcCAEA3g0AId0IQADJDQAh3ggCALMNACHfCCAA4Q4AIeAIQADJDQAh4QggAOEOACHiCAEA3g0AIeMIAQDeDQAh5AgBAN4NACHlCAEA3g0AITcQAADwEgAgEQAA8RIAIBIAAPISACATAADzEgAgFAAA9BIAIBUAAPUSACAXAAD3EgAgGwAA-BIAIB0AAPkSACAeAAD6EgAgIwAA_BIAICUAAPsSACAnAAD9EgAgLAAA_hIAIC4AAIITACAwAAD_EgAgMgAAgRMAIDMAAIQTACA3AACAEwAgOAAAgxMAIDkAAIUTACA6AACGEwAgPQAAhxMAID4AAIgTACA_AACJEwAgQQAAihMAIEIAAIsTACBDAACMEwAgRAAAjRMAIEYAAI4TACBHAACPEwAgmgcCALMNACGnB0AAuA0AIb8HAQDeDQAh8QdAAMkNACHHCAEA3g0AIdIIAQCyDQAh0whAAMkNACHUCAEA3g0AIdYIAADvEtYIItcIQADJDQAh2AhAAMkNACHZCAEA3g0AIdoIQADJDQAh2whAAMkNACHcCAEA3g0AId0IQADJDQAh3ggCALMNACHfCCAA4Q4AIeAIQADJDQAh4QggAOEOACHiCAEA3g0AIeMIAQDeDQAh5AgBAN4NACHlCAEA3g0AIQiaBwIAAAABpwdAAAAAAcgHAgAAAAHLBwEAAAAB0AcAAACFCALnBwEAAAABhQgCAAAAAYYIAgAAAAEJGQAAjxEAICAAAJYRACAjAACREQAgmgcCAAAAAacHQAAAAAHIBwIAAAAB5wcBAAAAAYAIAgAAAAGCCAIAAAABAgAAAFoAIFQAAKwXACADAAAAUQAgVAAArBcAIFUAALAXACALAAAAUQAgGQAA6BAAICAAAOcQACAjAADqEAAgTQAAsBcAIJoHAgCzDQAhpwdAALgNACHIBwIAsw0AIecHAQCyDQAhgAgCALMNACGCCAIAsw0AIQkZAADoEAAgIAAA5xAAICMAAOoQACCaBwIAsw0AIacHQAC4DQAhyAcCALMNACHnBwEAsg0AIYAIAgCzDQAhgggCALMNACENGQAAkxEAIB8AAJIRACAkAACdEQAgJgAAlREAIJoHAgAAAAGnB0AAAAAByAcCAAAAAcsHAQAAAAHQBwAAAIUIAucHAQAAAAGDCAIAAAABhQgCAAAAAYYIAgAAAAECAAAASwAgVAAAsRcAIDcQAADYFQAgEQAA2RUAIBIAANoVACATAADbFQAgFAAA3BUAIBUAAN0VACAWAADeFQAgFwAA3xUAIBsAAOAVACAdAADhFQAgIwAA5BUAICUAAOMVACAnAADlFQAgLAAA5hUAIC4AAOoVACAwAADnFQAgMgAA6RUAIDMAAOwVACA3AADoFQAgOAAA6xUAIDkAAO0VACA6AADuFQAgPQAA7xUAID4AAPAVACA_AADxFQAgQQAA8hUAIEIAAPMVACBDAAD0FQAgRAAA9RUAIEYAAPYVACBHAAD3FQAgmgcCAAAAAacHQAAAAAG_BwEAAAAB8QdAAAAAAccIAQAAAAHSCAEAAAAB0whAAAAAAdQIAQAAAAHWCAAAANYIAtcIQAAAAAHYCEAAAAAB2QgBAAAAAdoIQAAAAAHbCEAAAAAB3AgBAAAAAd0IQAAAAAHeCAIAAAAB3wggAAAAAeAIQAAAAAHhCCAAAAAB4ggBAAAAAeMIAQAAAAHkCAEAAAAB5QgBAAAAAQIAAAABACBUAACzFwAgA5oHAgAAAAG3BwEAAAAB6wcBAAAAAQIAAADPBQAgVAAAtRcAIDcQAADYFQAgEQAA2RUAIBIAANoVACATAADbFQAgFAAA3BUAIBUAAN0VACAWAADeFQAgFwAA3xUAIBsAAOAVACAdAADhFQAgHgAA4hUAICMAAOQVACAnAADlFQAgLAAA5hUAIC4AAOoVACAwAADnFQAgMgAA6RUAIDMAAOwVACA3AADoFQAgOAAA6xUAIDkAAO0VACA6AADuFQAgPQAA7xUAID4AAPAVACA_AADxFQAgQQAA8hUAIEIAAPMVACBDAAD0FQAgRAAA9RUAIEYAAPYVACBHAAD3FQAgmgcCAAAAAacHQAAAAAG_BwEAAAAB8QdAAAAAAccIAQAAAAHSCAEAAAAB0whAAAAAAdQIAQAAAAHWCAAAANYIAtcIQAAAAAHYCEAAAAAB2QgBAAAAAdoIQAAAAAHbCEAAAAAB3AgBAAAAAd0IQAAAAAHeCAIAAAAB3wggAAAAAeAIQAAAAAHhCCAAAAAB4ggBAAAAAeMIAQAAAAHkCAEAAAAB5QgBAAAAAQIAAAABACBUAAC3FwAgBZoHAgAAAAGnB0AAAAAByAcCAAAAAecHAQAAAAGCCAIAAAABAwAAAKoBACBUAACzFwAgVQAAvBcAIDkAAACqAQAgEAAA8BIAIBEAAPESACASAADyEgAgEwAA8xIAIBQAAPQSACAVAAD1EgAgFgAA9hIAIBcAAPcSACAbAAD4EgAgHQAA-RIAICMAAPwSACAlAAD7EgAgJwAA_RIAICwAAP4SACAuAACCEwAgMAAA_xIAIDIAAIETACAzAACEEwAgNwAAgBMAIDgAAIMTACA5AACFEwAgOgAAhhMAID0AAIcTACA-AACIEwAgPwAAiRMAIEEAAIoTACBCAACLEwAgQwAAjBMAIEQAAI0TACBGAACOEwAgRwAAjxMAIE0AALwXACCaBwIAsw0AIacHQAC4DQAhvwcBAN4NACHxB0AAyQ0AIccIAQDeDQAh0ggBALINACHTCEAAyQ0AIdQIAQDeDQAh1ggAAO8S1ggi1whAAMkNACHYCEAAyQ0AIdkIAQDeDQAh2ghAAMkNACHbCEAAyQ0AIdwIAQDeDQAh3QhAAMkNACHeCAIAsw0AId8IIADhDgAh4AhAAMkNACHhCCAA4Q4AIeIIAQDeDQAh4wgBAN4NACHkCAEA3g0AIeUIAQDeDQAhNxAAAPASACARAADxEgAgEgAA8hIAIBMAAPMSACAUAAD0EgAgFQAA9RIAIBYAAPYSACAXAAD3EgAgGwAA-BIAIB0AAPkSACAjAAD8EgAgJQAA-xIAICcAAP0SACAsAAD-EgAgLgAAghMAIDAAAP8SACAyAACBEwAgMwAAhBMAIDcAAIATACA4AACDEwAgOQAAhRMAIDoAAIYTACA9AACHEwAgPgAAiBMAID8AAIkTACBBAACKEwAgQgAAixMAIEMAAIwTACBEAACNEwAgRgAAjhMAIEcAAI8TACCaBwIAsw0AIacHQAC4DQAhvwcBAN4NACHxB0AAyQ0AIccIAQDeDQAh0ggBALINACHTCEAAyQ0AIdQIAQDeDQAh1ggAAO8S1ggi1whAAMkNACHYCEAAyQ0AIdkIAQDeDQAh2ghAAMkNACHbCEAAyQ0AIdwIAQDeDQAh3QhAAMkNACHeCAIAsw0AId8IIADhDgAh4AhAAMkNACHhCCAA4Q4AIeIIAQDeDQAh4wgBAN4NACHkCAEA3g0AIeUIAQDeDQAhAwAAAE0AIFQAALUXACBVAAC_FwAgBQAAAE0AIE0AAL8XACCaBwIAsw0AIbcHAQCyDQAh6wcBALINACEDmgcCALMNACG3BwEAsg0AIesHAQCyDQAhA6cHQAAAAAG1BwIAAAABygcCAAAAAQMAAACqAQAgVAAAtxcAIFUAAMMXACA5AAAAqgEAIBAAAPASACARAADxEgAgEgAA8hIAIBMAAPMSACAUAAD0EgAgFQAA9RIAIBYAAPYSACAXAAD3EgAgGwAA-BIAIB0AAPkSACAeAAD6EgAgIwAA_BIAICcAAP0SACAsAAD-EgAgLgAAghMAIDAAAP8SACAyAACBEwAgMwAAhBMAIDcAAIATACA4AACDEwAgOQAAhRMAIDoAAIYTACA9AACHEwAgPgAAiBMAID8AAIkTACBBAACKEwAgQgAAixMAIEMAAIwTACBEAACNEwAgRgAAjhMAIEcAAI8TACBNAADDFwAgmgcCALMNACGnB0AAuA0AIb8HAQDeDQAh8QdAAMkNACHHCAEA3g0AIdIIAQCyDQAh0whAAMkNACHUCAEA3g0AIdYIAADvEtYIItcIQADJDQAh2AhAAMkNACHZCAEA3g0AIdoIQADJDQAh2whAAMkNACHcCAEA3g0AId0IQADJDQAh3ggCALMNACHfCCAA4Q4AIeAIQADJDQAh4QggAOEOACHiCAEA3g0AIeMIAQDeDQAh5AgBAN4NACHlCAEA3g0AITcQAADwEgAgEQAA8RIAIBIAAPISACATAADzEgAgFAAA9BIAIBUAAPUSACAWAAD2EgAgFwAA9xIAIBsAAPgSACAdAAD5EgAgHgAA-hIAICMAAPwSACAnAAD9EgAgLAAA_hIAIC4AAIITACAwAAD_EgAgMgAAgRMAIDMAAIQTACA3AACAEwAgOAAAgxMAIDkAAIUTACA6AACGEwAgPQAAhxMAID4AAIgTACA_AACJEwAgQQAAihMAIEIAAIsTACBDAACMEwAgRAAAjRMAIEYAAI4TACBHAACPEwAgmgcCALMNACGnB0AAuA0AIb8HAQDeDQAh8QdAAMkNACHHCAEA3g0AIdIIAQCyDQAh0whAAMkNACHUCAEA3g0AIdYIAADvEtYIItcIQADJDQAh2AhAAMkNACHZCAEA3g0AIdoIQADJDQAh2whAAMkNACHcCAEA3g0AId0IQADJDQAh3ggCALMNACHfCCAA4Q4AIeAIQADJDQAh4QggAOEOACHiCAEA3g0AIeMIAQDeDQAh5AgBAN4NACHlCAEA3g0AIQMAAABJACBUAACxFwAgVQAAxhcAIA8AAABJACAZAAD-EAAgHwAA_RAAICQAAJwRACAmAACAEQAgTQAAxhcAIJoHAgCzDQAhpwdAALgNACHIBwIAsw0AIcsHAQCyDQAh0AcAAPwQhQgi5wcBALINACGDCAIAyg0AIYUIAgDKDQAhhggCALMNACENGQAA_hAAIB8AAP0QACAkAACcEQAgJgAAgBEAIJoHAgCzDQAhpwdAALgNACHIBwIAsw0AIcsHAQCyDQAh0AcAAPwQhQgi5wcBALINACGDCAIAyg0AIYUIAgDKDQAhhggCALMNACE3EAAA2BUAIBEAANkVACASAADaFQAgEwAA2xUAIBQAANwVACAVAADdFQAgFgAA3hUAIBcAAN8VACAbAADgFQAgHQAA4RUAIB4AAOIVACAlAADjFQAgJwAA5RUAICwAAOYVACAuAADqFQAgMAAA5xUAIDIAAOkVACAzAADsFQAgNwAA6BUAIDgAAOsVACA5AADtFQAgOgAA7hUAID0AAO8VACA-AADwFQAgPwAA8RUAIEEAAPIVACBCAADzFQAgQwAA9BUAIEQAAPUVACBGAAD2FQAgRwAA9xUAIJoHAgAAAAGnB0AAAAABvwcBAAAAAfEHQAAAAAHHCAEAAAAB0ggBAAAAAdMIQAAAAAHUCAEAAAAB1ggAAADWCALXCEAAAAAB2AhAAAAAAdkIAQAAAAHaCEAAAAAB2whAAAAAAdwIAQAAAAHdCEAAAAAB3ggCAAAAAd8IIAAAAAHgCEAAAAAB4QggAAAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAECAAAAAQAgVAAAxxcAIAkZAACPEQAgIAAAlhEAICEAAJARACCaBwIAAAABpwdAAAAAAcgHAgAAAAHnBwEAAAABgAgCAAAAAYIIAgAAAAECAAAAWgAgVAAAyRcAIAMAAACqAQAgVAAAxxcAIFUAAM0XACA5AAAAqgEAIBAAAPASACARAADxEgAgEgAA8hIAIBMAAPMSACAUAAD0EgAgFQAA9RIAIBYAAPYSACAXAAD3EgAgGwAA-BIAIB0AAPkSACAeAAD6EgAgJQAA-xIAICcAAP0SACAsAAD-EgAgLgAAghMAIDAAAP8SACAyAACBEwAgMwAAhBMAIDcAAIATACA4AACDEwAgOQAAhRMAIDoAAIYTACA9AACHEwAgPgAAiBMAID8AAIkTACBBAACKEwAgQgAAixMAIEMAAIwTACBEAACNEwAgRgAAjhMAIEcAAI8TACBNAADNFwAgmgcCALMNACGnB0AAuA0AIb8HAQDeDQAh8QdAAMkNACHHCAEA3g0AIdIIAQCyDQAh0whAAMkNACHUCAEA3g0AIdYIAADvEtYIItcIQADJDQAh2AhAAMkNACHZCAEA3g0AIdoIQADJDQAh2whAAMkNACHcCAEA3g0AId0IQADJDQAh3ggCALMNACHfCCAA4Q4AIeAIQADJDQAh4QggAOEOACHiCAEA3g0AIeMIAQDeDQAh5AgBAN4NACHlCAEA3g0AITcQAADwEgAgEQAA8RIAIBIAAPISACATAADzEgAgFAAA9BIAIBUAAPUSACAWAAD2EgAgFwAA9xIAIBsAAPgSACAdAAD5EgAgHgAA-hIAICUAAPsSACAnAAD9EgAgLAAA_hIAIC4AAIITACAwAAD_EgAgMgAAgRMAIDMAAIQTACA3AACAEwAgOAAAgxMAIDkAAIUTACA6AACGEwAgPQAAhxMAID4AAIgTACA_AACJEwAgQQAAihMAIEIAAIsTACBDAACMEwAgRAAAjRMAIEYAAI4TACBHAACPEwAgmgcCALMNACGnB0AAuA0AIb8HAQDeDQAh8QdAAMkNACHHCAEA3g0AIdIIAQCyDQAh0whAAMkNACHUCAEA3g0AIdYIAADvEtYIItcIQADJDQAh2AhAAMkNACHZCAEA3g0AIdoIQADJDQAh2whAAMkNACHcCAEA3g0AId0IQADJDQAh3ggCALMNACHfCCAA4Q4AIeAIQADJDQAh4QggAOEOACHiCAEA3g0AIeMIAQDeDQAh5AgBAN4NACHlCAEA3g0AIQMAAABRACBUAADJFwAgVQAA0BcAIAsAAABRACAZAADoEAAgIAAA5xAAICEAAOkQACBNAADQFwAgmgcCALMNACGnB0AAuA0AIcgHAgCzDQAh5wcBALINACGACAIAsw0AIYIIAgCzDQAhCRkAAOgQACAgAADnEAAgIQAA6RAAIJoHAgCzDQAhpwdAALgNACHIBwIAsw0AIecHAQCyDQAhgAgCALMNACGCCAIAsw0AIQ0ZAACTEQAgHwAAkhEAICQAAJ0RACAlAACUEQAgmgcCAAAAAacHQAAAAAHIBwIAAAABywcBAAAAAdAHAAAAhQgC5wcBAAAAAYMIAgAAAAGFCAIAAAABhggCAAAAAQIAAABLACBUAADRFwAgAwAAAEkAIFQAANEXACBVAADVFwAgDwAAAEkAIBkAAP4QACAfAAD9EAAgJAAAnBEAICUAAP8QACBNAADVFwAgmgcCALMNACGnB0AAuA0AIcgHAgCzDQAhywcBALINACHQBwAA_BCFCCLnBwEAsg0AIYMIAgDKDQAhhQgCAMoNACGGCAIAsw0AIQ0ZAAD-EAAgHwAA_RAAICQAAJwRACAlAAD_EAAgmgcCALMNACGnB0AAuA0AIcgHAgCzDQAhywcBALINACHQBwAA_BCFCCLnBwEAsg0AIYMIAgDKDQAhhQgCAMoNACGGCAIAsw0AITcQAADYFQAgEQAA2RUAIBIAANoVACATAADbFQAgFAAA3BUAIBUAAN0VACAWAADeFQAgFwAA3xUAIBsAAOAVACAdAADhFQAgHgAA4hUAICMAAOQVACAlAADjFQAgJwAA5RUAIC4AAOoVACAwAADnFQAgMgAA6RUAIDMAAOwVACA3AADoFQAgOAAA6xUAIDkAAO0VACA6AADuFQAgPQAA7xUAID4AAPAVACA_AADxFQAgQQAA8hUAIEIAAPMVACBDAAD0FQAgRAAA9RUAIEYAAPYVACBHAAD3FQAgmgcCAAAAAacHQAAAAAG_BwEAAAAB8QdAAAAAAccIAQAAAAHSCAEAAAAB0whAAAAAAdQIAQAAAAHWCAAAANYIAtcIQAAAAAHYCEAAAAAB2QgBAAAAAdoIQAAAAAHbCEAAAAAB3AgBAAAAAd0IQAAAAAHeCAIAAAAB3wggAAAAAeAIQAAAAAHhCCAAAAAB4ggBAAAAAeMIAQAAAAHkCAEAAAAB5QgBAAAAAQIAAAABACBUAADWFwAgFR8BAAAAAZoHAgAAAAGnB0AAAAABtgcCAAAAAcsHAQAAAAHMBwEAAAAB0AcAAADwBwLbBxAAAAAB5gcQAAAAAesHAQAAAAHsBwEAAAAB7QcQAAAAAe4HAgAAAAHwBwEAAAAB8QdAAAAAAfIHAgAAAAHzByAAAAAB9AcBAAAAAfUHAQAAAAH2BwIAAAAB9wcCAAAAAQMAAACqAQAgVAAA1hcAIFUAANsXACA5AAAAqgEAIBAAAPASACARAADxEgAgEgAA8hIAIBMAAPMSACAUAAD0EgAgFQAA9RIAIBYAAPYSACAXAAD3EgAgGwAA-BIAIB0AAPkSACAeAAD6EgAgIwAA_BIAICUAAPsSACAnAAD9EgAgLgAAghMAIDAAAP8SACAyAACBEwAgMwAAhBMAIDcAAIATACA4AACDEwAgOQAAhRMAIDoAAIYTACA9AACHEwAgPgAAiBMAID8AAIkTACBBAACKEwAgQgAAixMAIEMAAIwTACBEAACNEwAgRgAAjhMAIEcAAI8TACBNAADbFwAgmgcCALMNACGnB0AAuA0AIb8HAQDeDQAh8QdAAMkNACHHCAEA3g0AIdIIAQCyDQAh0whAAMkNACHUCAEA3g0AIdYIAADvEtYIItcIQADJDQAh2AhAAMkNACHZCAEA3g0AIdoIQADJDQAh2whAAMkNACHcCAEA3g0AId0IQADJDQAh3ggCALMNACHfCCAA4Q4AIeAIQADJDQAh4QggAOEOACHiCAEA3g0AIeMIAQDeDQAh5AgBAN4NACHlCAEA3g0AITcQAADwEgAgEQAA8RIAIBIAAPISACATAADzEgAgFAAA9BIAIBUAAPUSACAWAAD2EgAgFwAA9xIAIBsAAPgSACAdAAD5EgAgHgAA-hIAICMAAPwSACAlAAD7EgAgJwAA_RIAIC4AAIITACAwAAD_EgAgMgAAgRMAIDMAAIQTACA3AACAEwAgOAAAgxMAIDkAAIUTACA6AACGEwAgPQAAhxMAID4AAIgTACA_AACJEwAgQQAAihMAIEIAAIsTACBDAACMEwAgRAAAjRMAIEYAAI4TACBHAACPEwAgmgcCALMNACGnB0AAuA0AIb8HAQDeDQAh8QdAAMkNACHHCAEA3g0AIdIIAQCyDQAh0whAAMkNACHUCAEA3g0AIdYIAADvEtYIItcIQADJDQAh2AhAAMkNACHZCAEA3g0AIdoIQADJDQAh2whAAMkNACHcCAEA3g0AId0IQADJDQAh3ggCALMNACHfCCAA4Q4AIeAIQADJDQAh4QggAOEOACHiCAEA3g0AIeMIAQDeDQAh5AgBAN4NACHlCAEA3g0AIQsEAADIEAAgmgcCAAAAAacHQAAAAAG2BwIAAAABtwcBAAAAAcwHAQAAAAHQBwAAAPkHAusHAQAAAAH2BwIAAAAB9wcCAAAAAfkHIAAAAAECAAAAZwAgVAAA3BcAIAbLBwEAAAAB2AcCAAAAAdkHAgAAAAHbBxAAAAAB3AcCAAAAAd0HAQAAAAEImgcCAAAAAacHQAAAAAHIBwIAAAABywcBAAAAAeYHAgAAAAHnBwEAAAAB6AcBAAAAAekHQAAAAAEDAAAAZQAgVAAA3BcAIFUAAOIXACANAAAAZQAgBAAAuhAAIE0AAOIXACCaBwIAsw0AIacHQAC4DQAhtgcCALMNACG3BwEAsg0AIcwHAQCyDQAh0AcAALkQ-Qci6wcBALINACH2BwIAsw0AIfcHAgCzDQAh-QcgAOEOACELBAAAuhAAIJoHAgCzDQAhpwdAALgNACG2BwIAsw0AIbcHAQCyDQAhzAcBALINACHQBwAAuRD5ByLrBwEAsg0AIfYHAgCzDQAh9wcCALMNACH5ByAA4Q4AITcQAADYFQAgEQAA2RUAIBIAANoVACATAADbFQAgFAAA3BUAIBUAAN0VACAWAADeFQAgFwAA3xUAIBsAAOAVACAdAADhFQAgHgAA4hUAICMAAOQVACAlAADjFQAgJwAA5RUAICwAAOYVACAuAADqFQAgMAAA5xUAIDIAAOkVACAzAADsFQAgNwAA6BUAIDkAAO0VACA6AADuFQAgPQAA7xUAID4AAPAVACA_AADxFQAgQQAA8hUAIEIAAPMVACBDAAD0FQAgRAAA9RUAIEYAAPYVACBHAAD3FQAgmgcCAAAAAacHQAAAAAG_BwEAAAAB8QdAAAAAAccIAQAAAAHSCAEAAAAB0whAAAAAAdQIAQAAAAHWCAAAANYIAtcIQAAAAAHYCEAAAAAB2QgBAAAAAdoIQAAAAAHbCEAAAAAB3AgBAAAAAd0IQAAAAAHeCAIAAAAB3wggAAAAAeAIQAAAAAHhCCAAAAAB4ggBAAAAAeMIAQAAAAHkCAEAAAAB5QgBAAAAAQIAAAABACBUAADjFwAgAwAAAKoBACBUAADjFwAgVQAA5xcAIDkAAACqAQAgEAAA8BIAIBEAAPESACASAADyEgAgEwAA8xIAIBQAAPQSACAVAAD1EgAgFgAA9hIAIBcAAPcSACAbAAD4EgAgHQAA-RIAIB4AAPoSACAjAAD8EgAgJQAA-xIAICcAAP0SACAsAAD-EgAgLgAAghMAIDAAAP8SACAyAACBEwAgMwAAhBMAIDcAAIATACA5AACFEwAgOgAAhhMAID0AAIcTACA-AACIEwAgPwAAiRMAIEEAAIoTACBCAACLEwAgQwAAjBMAIEQAAI0TACBGAACOEwAgRwAAjxMAIE0AAOcXACCaBwIAsw0AIacHQAC4DQAhvwcBAN4NACHxB0AAyQ0AIccIAQDeDQAh0ggBALINACHTCEAAyQ0AIdQIAQDeDQAh1ggAAO8S1ggi1whAAMkNACHYCEAAyQ0AIdkIAQDeDQAh2ghAAMkNACHbCEAAyQ0AIdwIAQDeDQAh3QhAAMkNACHeCAIAsw0AId8IIADhDgAh4AhAAMkNACHhCCAA4Q4AIeIIAQDeDQAh4wgBAN4NACHkCAEA3g0AIeUIAQDeDQAhNxAAAPASACARAADxEgAgEgAA8hIAIBMAAPMSACAUAAD0EgAgFQAA9RIAIBYAAPYSACAXAAD3EgAgGwAA-BIAIB0AAPkSACAeAAD6EgAgIwAA_BIAICUAAPsSACAnAAD9EgAgLAAA_hIAIC4AAIITACAwAAD_EgAgMgAAgRMAIDMAAIQTACA3AACAEwAgOQAAhRMAIDoAAIYTACA9AACHEwAgPgAAiBMAID8AAIkTACBBAACKEwAgQgAAixMAIEMAAIwTACBEAACNEwAgRgAAjhMAIEcAAI8TACCaBwIAsw0AIacHQAC4DQAhvwcBAN4NACHxB0AAyQ0AIccIAQDeDQAh0ggBALINACHTCEAAyQ0AIdQIAQDeDQAh1ggAAO8S1ggi1whAAMkNACHYCEAAyQ0AIdkIAQDeDQAh2ghAAMkNACHbCEAAyQ0AIdwIAQDeDQAh3QhAAMkNACHeCAIAsw0AId8IIADhDgAh4AhAAMkNACHhCCAA4Q4AIeIIAQDeDQAh4wgBAN4NACHkCAEA3g0AIeUIAQDeDQAhNxAAANgVACARAADZFQAgEgAA2hUAIBMAANsVACAUAADcFQAgFQAA3RUAIBYAAN4VACAXAADfFQAgGwAA4BUAIB0AAOEVACAeAADiFQAgIwAA5BUAICUAAOMVACAnAADlFQAgLAAA5hUAIDAAAOcVACAyAADpFQAgMwAA7BUAIDcAAOgVACA4AADrFQAgOQAA7RUAIDoAAO4VACA9AADvFQAgPgAA8BUAID8AAPEVACBBAADyFQAgQgAA8xUAIEMAAPQVACBEAAD1FQAgRgAA9hUAIEcAAPcVACCaBwIAAAABpwdAAAAAAb8HAQAAAAHxB0AAAAABxwgBAAAAAdIIAQAAAAHTCEAAAAAB1AgBAAAAAdYIAAAA1ggC1whAAAAAAdgIQAAAAAHZCAEAAAAB2ghAAAAAAdsIQAAAAAHcCAEAAAAB3QhAAAAAAd4IAgAAAAHfCCAAAAAB4AhAAAAAAeEIIAAAAAHiCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAABAgAAAAEAIFQAAOgXACAYHwEAAAABKAAAsRAAICoAALIQACCaBwIAAAABpwdAAAAAAbYHAgAAAAHLBwEAAAABzAcBAAAAAdAHAAAA8AcC2AcCAAAAAdsHEAAAAAHmBxAAAAAB6wcBAAAAAewHAQAAAAHtBxAAAAAB7gcCAAAAAfAHAQAAAAHxB0AAAAAB8gcCAAAAAfMHIAAAAAH0BwEAAAAB9QcBAAAAAfYHAgAAAAH3BwIAAAABAgAAAGsAIFQAAOoXACADAAAAqgEAIFQAAOgXACBVAADuFwAgOQAAAKoBACAQAADwEgAgEQAA8RIAIBIAAPISACATAADzEgAgFAAA9BIAIBUAAPUSACAWAAD2EgAgFwAA9xIAIBsAAPgSACAdAAD5EgAgHgAA-hIAICMAAPwSACAlAAD7EgAgJwAA_RIAICwAAP4SACAwAAD_EgAgMgAAgRMAIDMAAIQTACA3AACAEwAgOAAAgxMAIDkAAIUTACA6AACGEwAgPQAAhxMAID4AAIgTACA_AACJEwAgQQAAihMAIEIAAIsTACBDAACMEwAgRAAAjRMAIEYAAI4TACBHAACPEwAgTQAA7hcAIJoHAgCzDQAhpwdAALgNACG_BwEA3g0AIfEHQADJDQAhxwgBAN4NACHSCAEAsg0AIdMIQADJDQAh1AgBAN4NACHWCAAA7xLWCCLXCEAAyQ0AIdgIQADJDQAh2QgBAN4NACHaCEAAyQ0AIdsIQADJDQAh3AgBAN4NACHdCEAAyQ0AId4IAgCzDQAh3wggAOEOACHgCEAAyQ0AIeEIIADhDgAh4ggBAN4NACHjCAEA3g0AIeQIAQDeDQAh5QgBAN4NACE3EAAA8BIAIBEAAPESACASAADyEgAgEwAA8xIAIBQAAPQSACAVAAD1EgAgFgAA9hIAIBcAAPcSACAbAAD4EgAgHQAA-RIAIB4AAPoSACAjAAD8EgAgJQAA-xIAICcAAP0SACAsAAD-EgAgMAAA_xIAIDIAAIETACAzAACEEwAgNwAAgBMAIDgAAIMTACA5AACFEwAgOgAAhhMAID0AAIcTACA-AACIEwAgPwAAiRMAIEEAAIoTACBCAACLEwAgQwAAjBMAIEQAAI0TACBGAACOEwAgRwAAjxMAIJoHAgCzDQAhpwdAALgNACG_BwEA3g0AIfEHQADJDQAhxwgBAN4NACHSCAEAsg0AIdMIQADJDQAh1AgBAN4NACHWCAAA7xLWCCLXCEAAyQ0AIdgIQADJDQAh2QgBAN4NACHaCEAAyQ0AIdsIQADJDQAh3AgBAN4NACHdCEAAyQ0AId4IAgCzDQAh3wggAOEOACHgCEAAyQ0AIeEIIADhDgAh4ggBAN4NACHjCAEA3g0AIeQIAQDeDQAh5QgBAN4NACEDAAAAaQAgVAAA6hcAIFUAAPEXACAaAAAAaQAgHwEAsg0AISgAAJkQACAqAACaEAAgTQAA8RcAIJoHAgCzDQAhpwdAALgNACG2BwIAyg0AIcsHAQCyDQAhzAcBALINACHQBwAAmBDwByLYBwIAyg0AIdsHEADYDwAh5gcQANgPACHrBwEA3g0AIewHAQDeDQAh7QcQAJcQACHuBwIAsw0AIfAHAQDeDQAh8QdAAMkNACHyBwIAsw0AIfMHIADhDgAh9AcBALINACH1BwEAsg0AIfYHAgCzDQAh9wcCALMNACEYHwEAsg0AISgAAJkQACAqAACaEAAgmgcCALMNACGnB0AAuA0AIbYHAgDKDQAhywcBALINACHMBwEAsg0AIdAHAACYEPAHItgHAgDKDQAh2wcQANgPACHmBxAA2A8AIesHAQDeDQAh7AcBAN4NACHtBxAAlxAAIe4HAgCzDQAh8AcBAN4NACHxB0AAyQ0AIfIHAgCzDQAh8wcgAOEOACH0BwEAsg0AIfUHAQCyDQAh9gcCALMNACH3BwIAsw0AITcQAADYFQAgEQAA2RUAIBIAANoVACATAADbFQAgFAAA3BUAIBUAAN0VACAWAADeFQAgFwAA3xUAIBsAAOAVACAdAADhFQAgHgAA4hUAICMAAOQVACAlAADjFQAgJwAA5RUAICwAAOYVACAuAADqFQAgMgAA6RUAIDMAAOwVACA3AADoFQAgOAAA6xUAIDkAAO0VACA6AADuFQAgPQAA7xUAID4AAPAVACA_AADxFQAgQQAA8hUAIEIAAPMVACBDAAD0FQAgRAAA9RUAIEYAAPYVACBHAAD3FQAgmgcCAAAAAacHQAAAAAG_BwEAAAAB8QdAAAAAAccIAQAAAAHSCAEAAAAB0whAAAAAAdQIAQAAAAHWCAAAANYIAtcIQAAAAAHYCEAAAAAB2QgBAAAAAdoIQAAAAAHbCEAAAAAB3AgBAAAAAd0IQAAAAAHeCAIAAAAB3wggAAAAAeAIQAAAAAHhCCAAAAAB4ggBAAAAAeMIAQAAAAHkCAEAAAAB5QgBAAAAAQIAAAABACBUAADyFwAgBssHAQAAAAHYBwIAAAAB2gcCAAAAAdsHEAAAAAHcBwIAAAAB3QcBAAAAAQHYBwIAAAABAwAAAKoBACBUAADyFwAgVQAA-BcAIDkAAACqAQAgEAAA8BIAIBEAAPESACASAADyEgAgEwAA8xIAIBQAAPQSACAVAAD1EgAgFgAA9hIAIBcAAPcSACAbAAD4EgAgHQAA-RIAIB4AAPoSACAjAAD8EgAgJQAA-xIAICcAAP0SACAsAAD-EgAgLgAAghMAIDIAAIETACAzAACEEwAgNwAAgBMAIDgAAIMTACA5AACFEwAgOgAAhhMAID0AAIcTACA-AACIEwAgPwAAiRMAIEEAAIoTACBCAACLEwAgQwAAjBMAIEQAAI0TACBGAACOEwAgRwAAjxMAIE0AAPgXACCaBwIAsw0AIacHQAC4DQAhvwcBAN4NACHxB0AAyQ0AIccIAQDeDQAh0ggBALINACHTCEAAyQ0AIdQIAQDeDQAh1ggAAO8S1ggi1whAAMkNACHYCEAAyQ0AIdkIAQDeDQAh2ghAAMkNACHbCEAAyQ0AIdwIAQDeDQAh3QhAAMkNACHeCAIAsw0AId8IIADhDgAh4AhAAMkNACHhCCAA4Q4AIeIIAQDeDQAh4wgBAN4NACHkCAEA3g0AIeUIAQDeDQAhNxAAAPASACARAADxEgAgEgAA8hIAIBMAAPMSACAUAAD0EgAgFQAA9RIAIBYAAPYSACAXAAD3EgAgGwAA-BIAIB0AAPkSACAeAAD6EgAgIwAA_BIAICUAAPsSACAnAAD9EgAgLAAA_hIAIC4AAIITACAyAACBEwAgMwAAhBMAIDcAAIATACA4AACDEwAgOQAAhRMAIDoAAIYTACA9AACHEwAgPgAAiBMAID8AAIkTACBBAACKEwAgQgAAixMAIEMAAIwTACBEAACNEwAgRgAAjhMAIEcAAI8TACCaBwIAsw0AIacHQAC4DQAhvwcBAN4NACHxB0AAyQ0AIccIAQDeDQAh0ggBALINACHTCEAAyQ0AIdQIAQDeDQAh1ggAAO8S1ggi1whAAMkNACHYCEAAyQ0AIdkIAQDeDQAh2ghAAMkNACHbCEAAyQ0AIdwIAQDeDQAh3QhAAMkNACHeCAIAsw0AId8IIADhDgAh4AhAAMkNACHhCCAA4Q4AIeIIAQDeDQAh4wgBAN4NACHkCAEA3g0AIeUIAQDeDQAhGB8BAAAAASgAALEQACAuAACzEAAgmgcCAAAAAacHQAAAAAG2BwIAAAABywcBAAAAAcwHAQAAAAHQBwAAAPAHAtgHAgAAAAHbBxAAAAAB5gcQAAAAAesHAQAAAAHsBwEAAAAB7QcQAAAAAe4HAgAAAAHwBwEAAAAB8QdAAAAAAfIHAgAAAAHzByAAAAAB9AcBAAAAAfUHAQAAAAH2BwIAAAAB9wcCAAAAAQIAAABrACBUAAD5FwAgCykAAP8PACAsAACBEAAgmgcCAAAAAacHQAAAAAHQBwAAAOIHAt8HAAAA3wcC4AcCAAAAAeIHQAAAAAHjBwEAAAAB5AcCAAAAAeUHAQAAAAECAAAAggEAIFQAAPsXACADAAAAaQAgVAAA-RcAIFUAAP8XACAaAAAAaQAgHwEAsg0AISgAAJkQACAuAACbEAAgTQAA_xcAIJoHAgCzDQAhpwdAALgNACG2BwIAyg0AIcsHAQCyDQAhzAcBALINACHQBwAAmBDwByLYBwIAyg0AIdsHEADYDwAh5gcQANgPACHrBwEA3g0AIewHAQDeDQAh7QcQAJcQACHuBwIAsw0AIfAHAQDeDQAh8QdAAMkNACHyBwIAsw0AIfMHIADhDgAh9AcBALINACH1BwEAsg0AIfYHAgCzDQAh9wcCALMNACEYHwEAsg0AISgAAJkQACAuAACbEAAgmgcCALMNACGnB0AAuA0AIbYHAgDKDQAhywcBALINACHMBwEAsg0AIdAHAACYEPAHItgHAgDKDQAh2wcQANgPACHmBxAA2A8AIesHAQDeDQAh7AcBAN4NACHtBxAAlxAAIe4HAgCzDQAh8AcBAN4NACHxB0AAyQ0AIfIHAgCzDQAh8wcgAOEOACH0BwEAsg0AIfUHAQCyDQAh9gcCALMNACH3BwIAsw0AIQMAAACAAQAgVAAA-xcAIFUAAIIYACANAAAAgAEAICkAAOQPACAsAADmDwAgTQAAghgAIJoHAgCzDQAhpwdAALgNACHQBwAA4w_iByLfBwAA4g_fByLgBwIAsw0AIeIHQADJDQAh4wcBAN4NACHkBwIAyg0AIeUHAQDeDQAhCykAAOQPACAsAADmDwAgmgcCALMNACGnB0AAuA0AIdAHAADjD-IHIt8HAADiD98HIuAHAgCzDQAh4gdAAMkNACHjBwEA3g0AIeQHAgDKDQAh5QcBAN4NACELKQAA_w8AICoAAIAQACCaBwIAAAABpwdAAAAAAdAHAAAA4gcC3wcAAADfBwLgBwIAAAAB4gdAAAAAAeMHAQAAAAHkBwIAAAAB5QcBAAAAAQIAAACCAQAgVAAAgxgAIAMAAACAAQAgVAAAgxgAIFUAAIcYACANAAAAgAEAICkAAOQPACAqAADlDwAgTQAAhxgAIJoHAgCzDQAhpwdAALgNACHQBwAA4w_iByLfBwAA4g_fByLgBwIAsw0AIeIHQADJDQAh4wcBAN4NACHkBwIAyg0AIeUHAQDeDQAhCykAAOQPACAqAADlDwAgmgcCALMNACGnB0AAuA0AIdAHAADjD-IHIt8HAADiD98HIuAHAgCzDQAh4gdAAMkNACHjBwEA3g0AIeQHAgDKDQAh5QcBAN4NACE3EAAA2BUAIBEAANkVACASAADaFQAgEwAA2xUAIBQAANwVACAVAADdFQAgFgAA3hUAIBcAAN8VACAbAADgFQAgHQAA4RUAIB4AAOIVACAjAADkFQAgJQAA4xUAICcAAOUVACAsAADmFQAgLgAA6hUAIDAAAOcVACAyAADpFQAgMwAA7BUAIDgAAOsVACA5AADtFQAgOgAA7hUAID0AAO8VACA-AADwFQAgPwAA8RUAIEEAAPIVACBCAADzFQAgQwAA9BUAIEQAAPUVACBGAAD2FQAgRwAA9xUAIJoHAgAAAAGnB0AAAAABvwcBAAAAAfEHQAAAAAHHCAEAAAAB0ggBAAAAAdMIQAAAAAHUCAEAAAAB1ggAAADWCALXCEAAAAAB2AhAAAAAAdkIAQAAAAHaCEAAAAAB2whAAAAAAdwIAQAAAAHdCEAAAAAB3ggCAAAAAd8IIAAAAAHgCEAAAAAB4QggAAAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAECAAAAAQAgVAAAiBgAIASaBwIAAAABpwdAAAAAAcgHAgAAAAHJBwEAAAABA6cHQAAAAAG1BwIAAAABygcCAAAAAQMAAACqAQAgVAAAiBgAIFUAAI4YACA5AAAAqgEAIBAAAPASACARAADxEgAgEgAA8hIAIBMAAPMSACAUAAD0EgAgFQAA9RIAIBYAAPYSACAXAAD3EgAgGwAA-BIAIB0AAPkSACAeAAD6EgAgIwAA_BIAICUAAPsSACAnAAD9EgAgLAAA_hIAIC4AAIITACAwAAD_EgAgMgAAgRMAIDMAAIQTACA4AACDEwAgOQAAhRMAIDoAAIYTACA9AACHEwAgPgAAiBMAID8AAIkTACBBAACKEwAgQgAAixMAIEMAAIwTACBEAACNEwAgRgAAjhMAIEcAAI8TACBNAACOGAAgmgcCALMNACGnB0AAuA0AIb8HAQDeDQAh8QdAAMkNACHHCAEA3g0AIdIIAQCyDQAh0whAAMkNACHUCAEA3g0AIdYIAADvEtYIItcIQADJDQAh2AhAAMkNACHZCAEA3g0AIdoIQADJDQAh2whAAMkNACHcCAEA3g0AId0IQADJDQAh3ggCALMNACHfCCAA4Q4AIeAIQADJDQAh4QggAOEOACHiCAEA3g0AIeMIAQDeDQAh5AgBAN4NACHlCAEA3g0AITcQAADwEgAgEQAA8RIAIBIAAPISACATAADzEgAgFAAA9BIAIBUAAPUSACAWAAD2EgAgFwAA9xIAIBsAAPgSACAdAAD5EgAgHgAA-hIAICMAAPwSACAlAAD7EgAgJwAA_RIAICwAAP4SACAuAACCEwAgMAAA_xIAIDIAAIETACAzAACEEwAgOAAAgxMAIDkAAIUTACA6AACGEwAgPQAAhxMAID4AAIgTACA_AACJEwAgQQAAihMAIEIAAIsTACBDAACMEwAgRAAAjRMAIEYAAI4TACBHAACPEwAgmgcCALMNACGnB0AAuA0AIb8HAQDeDQAh8QdAAMkNACHHCAEA3g0AIdIIAQCyDQAh0whAAMkNACHUCAEA3g0AIdYIAADvEtYIItcIQADJDQAh2AhAAMkNACHZCAEA3g0AIdoIQADJDQAh2whAAMkNACHcCAEA3g0AId0IQADJDQAh3ggCALMNACHfCCAA4Q4AIeAIQADJDQAh4QggAOEOACHiCAEA3g0AIeMIAQDeDQAh5AgBAN4NACHlCAEA3g0AITcQAADYFQAgEQAA2RUAIBIAANoVACATAADbFQAgFAAA3BUAIBUAAN0VACAWAADeFQAgFwAA3xUAIBsAAOAVACAdAADhFQAgHgAA4hUAICMAAOQVACAlAADjFQAgJwAA5RUAICwAAOYVACAuAADqFQAgMAAA5xUAIDIAAOkVACA3AADoFQAgOAAA6xUAIDkAAO0VACA6AADuFQAgPQAA7xUAID4AAPAVACA_AADxFQAgQQAA8hUAIEIAAPMVACBDAAD0FQAgRAAA9RUAIEYAAPYVACBHAAD3FQAgmgcCAAAAAacHQAAAAAG_BwEAAAAB8QdAAAAAAccIAQAAAAHSCAEAAAAB0whAAAAAAdQIAQAAAAHWCAAAANYIAtcIQAAAAAHYCEAAAAAB2QgBAAAAAdoIQAAAAAHbCEAAAAAB3AgBAAAAAd0IQAAAAAHeCAIAAAAB3wggAAAAAeAIQAAAAAHhCCAAAAAB4ggBAAAAAeMIAQAAAAHkCAEAAAAB5QgBAAAAAQIAAAABACBUAACPGAAgFRkAAMcPACAyAADIDwAgNAAAyg8AIDUAAMsPACCaBwIAAAABpwdAAAAAAcIHAQAAAAHDBwQAAAABxQcBAAAAAcgHAgAAAAHLBwEAAAABzAcBAAAAAc4HAAAAzgcC0AcAAADQBwLRBwgAAAAB0gcCAAAAAdMHAgAAAAHUBwEAAAAB1QcCAAAAAdYHAgAAAAHXBwIAAAABAgAAAIYBACBUAACRGAAgAwAAAKoBACBUAACPGAAgVQAAlRgAIDkAAACqAQAgEAAA8BIAIBEAAPESACASAADyEgAgEwAA8xIAIBQAAPQSACAVAAD1EgAgFgAA9hIAIBcAAPcSACAbAAD4EgAgHQAA-RIAIB4AAPoSACAjAAD8EgAgJQAA-xIAICcAAP0SACAsAAD-EgAgLgAAghMAIDAAAP8SACAyAACBEwAgNwAAgBMAIDgAAIMTACA5AACFEwAgOgAAhhMAID0AAIcTACA-AACIEwAgPwAAiRMAIEEAAIoTACBCAACLEwAgQwAAjBMAIEQAAI0TACBGAACOEwAgRwAAjxMAIE0AAJUYACCaBwIAsw0AIacHQAC4DQAhvwcBAN4NACHxB0AAyQ0AIccIAQDeDQAh0ggBALINACHTCEAAyQ0AIdQIAQDeDQAh1ggAAO8S1ggi1whAAMkNACHYCEAAyQ0AIdkIAQDeDQAh2ghAAMkNACHbCEAAyQ0AIdwIAQDeDQAh3QhAAMkNACHeCAIAsw0AId8IIADhDgAh4AhAAMkNACHhCCAA4Q4AIeIIAQDeDQAh4wgBAN4NACHkCAEA3g0AIeUIAQDeDQAhNxAAAPASACARAADxEgAgEgAA8hIAIBMAAPMSACAUAAD0EgAgFQAA9RIAIBYAAPYSACAXAAD3EgAgGwAA-BIAIB0AAPkSACAeAAD6EgAgIwAA_BIAICUAAPsSACAnAAD9EgAgLAAA_hIAIC4AAIITACAwAAD_EgAgMgAAgRMAIDcAAIATACA4AACDEwAgOQAAhRMAIDoAAIYTACA9AACHEwAgPgAAiBMAID8AAIkTACBBAACKEwAgQgAAixMAIEMAAIwTACBEAACNEwAgRgAAjhMAIEcAAI8TACCaBwIAsw0AIacHQAC4DQAhvwcBAN4NACHxB0AAyQ0AIccIAQDeDQAh0ggBALINACHTCEAAyQ0AIdQIAQDeDQAh1ggAAO8S1ggi1whAAMkNACHYCEAAyQ0AIdkIAQDeDQAh2ghAAMkNACHbCEAAyQ0AIdwIAQDeDQAh3QhAAMkNACHeCAIAsw0AId8IIADhDgAh4AhAAMkNACHhCCAA4Q4AIeIIAQDeDQAh4wgBAN4NACHkCAEA3g0AIeUIAQDeDQAhAwAAAIQBACBUAACRGAAgVQAAmBgAIBcAAACEAQAgGQAAoA8AIDIAAKEPACA0AACjDwAgNQAApA8AIE0AAJgYACCaBwIAsw0AIacHQAC4DQAhwgcBALINACHDBwQA7Q4AIcUHAQCyDQAhyAcCALMNACHLBwEAsg0AIcwHAQCyDQAhzgcAAJ0Pzgci0AcAAJ4P0Aci0QcIAJ8PACHSBwIAyg0AIdMHAgDKDQAh1AcBAN4NACHVBwIAsw0AIdYHAgCzDQAh1wcCALMNACEVGQAAoA8AIDIAAKEPACA0AACjDwAgNQAApA8AIJoHAgCzDQAhpwdAALgNACHCBwEAsg0AIcMHBADtDgAhxQcBALINACHIBwIAsw0AIcsHAQCyDQAhzAcBALINACHOBwAAnQ_OByLQBwAAng_QByLRBwgAnw8AIdIHAgDKDQAh0wcCAMoNACHUBwEA3g0AIdUHAgCzDQAh1gcCALMNACHXBwIAsw0AITcQAADYFQAgEQAA2RUAIBIAANoVACATAADbFQAgFAAA3BUAIBUAAN0VACAWAADeFQAgFwAA3xUAIBsAAOAVACAdAADhFQAgHgAA4hUAICMAAOQVACAlAADjFQAgJwAA5RUAICwAAOYVACAuAADqFQAgMAAA5xUAIDMAAOwVACA3AADoFQAgOAAA6xUAIDkAAO0VACA6AADuFQAgPQAA7xUAID4AAPAVACA_AADxFQAgQQAA8hUAIEIAAPMVACBDAAD0FQAgRAAA9RUAIEYAAPYVACBHAAD3FQAgmgcCAAAAAacHQAAAAAG_BwEAAAAB8QdAAAAAAccIAQAAAAHSCAEAAAAB0whAAAAAAdQIAQAAAAHWCAAAANYIAtcIQAAAAAHYCEAAAAAB2QgBAAAAAdoIQAAAAAHbCEAAAAAB3AgBAAAAAd0IQAAAAAHeCAIAAAAB3wggAAAAAeAIQAAAAAHhCCAAAAAB4ggBAAAAAeMIAQAAAAHkCAEAAAAB5QgBAAAAAQIAAAABACBUAACZGAAgFRkAAMcPACAzAADJDwAgNAAAyg8AIDUAAMsPACCaBwIAAAABpwdAAAAAAcIHAQAAAAHDBwQAAAABxQcBAAAAAcgHAgAAAAHLBwEAAAABzAcBAAAAAc4HAAAAzgcC0AcAAADQBwLRBwgAAAAB0gcCAAAAAdMHAgAAAAHUBwEAAAAB1QcCAAAAAdYHAgAAAAHXBwIAAAABAgAAAIYBACBUAACbGAAgAwAAAKoBACBUAACZGAAgVQAAnxgAIDkAAACqAQAgEAAA8BIAIBEAAPESACASAADyEgAgEwAA8xIAIBQAAPQSACAVAAD1EgAgFgAA9hIAIBcAAPcSACAbAAD4EgAgHQAA-RIAIB4AAPoSACAjAAD8EgAgJQAA-xIAICcAAP0SACAsAAD-EgAgLgAAghMAIDAAAP8SACAzAACEEwAgNwAAgBMAIDgAAIMTACA5AACFEwAgOgAAhhMAID0AAIcTACA-AACIEwAgPwAAiRMAIEEAAIoTACBCAACLEwAgQwAAjBMAIEQAAI0TACBGAACOEwAgRwAAjxMAIE0AAJ8YACCaBwIAsw0AIacHQAC4DQAhvwcBAN4NACHxB0AAyQ0AIccIAQDeDQAh0ggBALINACHTCEAAyQ0AIdQIAQDeDQAh1ggAAO8S1ggi1whAAMkNACHYCEAAyQ0AIdkIAQDeDQAh2ghAAMkNACHbCEAAyQ0AIdwIAQDeDQAh3QhAAMkNACHeCAIAsw0AId8IIADhDgAh4AhAAMkNACHhCCAA4Q4AIeIIAQDeDQAh4wgBAN4NACHkCAEA3g0AIeUIAQDeDQAhNxAAAPASACARAADxEgAgEgAA8hIAIBMAAPMSACAUAAD0EgAgFQAA9RIAIBYAAPYSACAXAAD3EgAgGwAA-BIAIB0AAPkSACAeAAD6EgAgIwAA_BIAICUAAPsSACAnAAD9EgAgLAAA_hIAIC4AAIITACAwAAD_EgAgMwAAhBMAIDcAAIATACA4AACDEwAgOQAAhRMAIDoAAIYTACA9AACHEwAgPgAAiBMAID8AAIkTACBBAACKEwAgQgAAixMAIEMAAIwTACBEAACNEwAgRgAAjhMAIEcAAI8TACCaBwIAsw0AIacHQAC4DQAhvwcBAN4NACHxB0AAyQ0AIccIAQDeDQAh0ggBALINACHTCEAAyQ0AIdQIAQDeDQAh1ggAAO8S1ggi1whAAMkNACHYCEAAyQ0AIdkIAQDeDQAh2ghAAMkNACHbCEAAyQ0AIdwIAQDeDQAh3QhAAMkNACHeCAIAsw0AId8IIADhDgAh4AhAAMkNACHhCCAA4Q4AIeIIAQDeDQAh4wgBAN4NACHkCAEA3g0AIeUIAQDeDQAhAwAAAIQBACBUAACbGAAgVQAAohgAIBcAAACEAQAgGQAAoA8AIDMAAKIPACA0AACjDwAgNQAApA8AIE0AAKIYACCaBwIAsw0AIacHQAC4DQAhwgcBALINACHDBwQA7Q4AIcUHAQCyDQAhyAcCALMNACHLBwEAsg0AIcwHAQCyDQAhzgcAAJ0Pzgci0AcAAJ4P0Aci0QcIAJ8PACHSBwIAyg0AIdMHAgDKDQAh1AcBAN4NACHVBwIAsw0AIdYHAgCzDQAh1wcCALMNACEVGQAAoA8AIDMAAKIPACA0AACjDwAgNQAApA8AIJoHAgCzDQAhpwdAALgNACHCBwEAsg0AIcMHBADtDgAhxQcBALINACHIBwIAsw0AIcsHAQCyDQAhzAcBALINACHOBwAAnQ_OByLQBwAAng_QByLRBwgAnw8AIdIHAgDKDQAh0wcCAMoNACHUBwEA3g0AIdUHAgCzDQAh1gcCALMNACHXBwIAsw0AIRUZAADHDwAgMgAAyA8AIDMAAMkPACA1AADLDwAgmgcCAAAAAacHQAAAAAHCBwEAAAABwwcEAAAAAcUHAQAAAAHIBwIAAAABywcBAAAAAcwHAQAAAAHOBwAAAM4HAtAHAAAA0AcC0QcIAAAAAdIHAgAAAAHTBwIAAAAB1AcBAAAAAdUHAgAAAAHWBwIAAAAB1wcCAAAAAQIAAACGAQAgVAAAoxgAIAMAAACEAQAgVAAAoxgAIFUAAKcYACAXAAAAhAEAIBkAAKAPACAyAAChDwAgMwAAog8AIDUAAKQPACBNAACnGAAgmgcCALMNACGnB0AAuA0AIcIHAQCyDQAhwwcEAO0OACHFBwEAsg0AIcgHAgCzDQAhywcBALINACHMBwEAsg0AIc4HAACdD84HItAHAACeD9AHItEHCACfDwAh0gcCAMoNACHTBwIAyg0AIdQHAQDeDQAh1QcCALMNACHWBwIAsw0AIdcHAgCzDQAhFRkAAKAPACAyAAChDwAgMwAAog8AIDUAAKQPACCaBwIAsw0AIacHQAC4DQAhwgcBALINACHDBwQA7Q4AIcUHAQCyDQAhyAcCALMNACHLBwEAsg0AIcwHAQCyDQAhzgcAAJ0Pzgci0AcAAJ4P0Aci0QcIAJ8PACHSBwIAyg0AIdMHAgDKDQAh1AcBAN4NACHVBwIAsw0AIdYHAgCzDQAh1wcCALMNACE3EAAA2BUAIBEAANkVACASAADaFQAgEwAA2xUAIBQAANwVACAVAADdFQAgFgAA3hUAIBcAAN8VACAbAADgFQAgHQAA4RUAIB4AAOIVACAjAADkFQAgJQAA4xUAICcAAOUVACAsAADmFQAgLgAA6hUAIDAAAOcVACAyAADpFQAgMwAA7BUAIDcAAOgVACA4AADrFQAgOgAA7hUAID0AAO8VACA-AADwFQAgPwAA8RUAIEEAAPIVACBCAADzFQAgQwAA9BUAIEQAAPUVACBGAAD2FQAgRwAA9xUAIJoHAgAAAAGnB0AAAAABvwcBAAAAAfEHQAAAAAHHCAEAAAAB0ggBAAAAAdMIQAAAAAHUCAEAAAAB1ggAAADWCALXCEAAAAAB2AhAAAAAAdkIAQAAAAHaCEAAAAAB2whAAAAAAdwIAQAAAAHdCEAAAAAB3ggCAAAAAd8IIAAAAAHgCEAAAAAB4QggAAAAAeIIAQAAAAHjCAEAAAAB5AgBAAAAAeUIAQAAAAECAAAAAQAgVAAAqBgAIAMAAACqAQAgVAAAqBgAIFUAAKwYACA5AAAAqgEAIBAAAPASACARAADxEgAgEgAA8hIAIBMAAPMSACAUAAD0EgAgFQAA9RIAIBYAAPYSACAXAAD3EgAgGwAA-BIAIB0AAPkSACAeAAD6EgAgIwAA_BIAICUAAPsSACAnAAD9EgAgLAAA_hIAIC4AAIITACAwAAD_EgAgMgAAgRMAIDMAAIQTACA3AACAEwAgOAAAgxMAIDoAAIYTACA9AACHEwAgPgAAiBMAID8AAIkTACBBAACKEwAgQgAAixMAIEMAAIwTACBEAACNEwAgRgAAjhMAIEcAAI8TACBNAACsGAAgmgcCALMNACGnB0AAuA0AIb8HAQDeDQAh8QdAAMkNACHHCAEA3g0AIdIIAQCyDQAh0whAAMkNACHUCAEA3g0AIdYIAADvEtYIItcIQADJDQAh2AhAAMkNACHZCAEA3g0AIdoIQADJDQAh2whAAMkNACHcCAEA3g0AId0IQADJDQAh3ggCALMNACHfCCAA4Q4AIeAIQADJDQAh4QggAOEOACHiCAEA3g0AIeMIAQDeDQAh5AgBAN4NACHlCAEA3g0AITcQAADwEgAgEQAA8RIAIBIAAPISACATAADzEgAgFAAA9BIAIBUAAPUSACAWAAD2EgAgFwAA9xIAIBsAAPgSACAdAAD5EgAgHgAA-hIAICMAAPwSACAlAAD7EgAgJwAA_RIAICwAAP4SACAuAACCEwAgMAAA_xIAIDIAAIETACAzAACEEwAgNwAAgBMAIDgAAIMTACA6AACGEwAgPQAAhxMAID4AAIgTACA_AACJEwAgQQAAihMAIEIAAIsTACBDAACMEwAgRAAAjRMAIEYAAI4TACBHAACPEwAgmgcCALMNACGnB0AAuA0AIb8HAQDeDQAh8QdAAMkNACHHCAEA3g0AIdIIAQCyDQAh0whAAMkNACHUCAEA3g0AIdYIAADvEtYIItcIQADJDQAh2AhAAMkNACHZCAEA3g0AIdoIQADJDQAh2whAAMkNACHcCAEA3g0AId0IQADJDQAh3ggCALMNACHfCCAA4Q4AIeAIQADJDQAh4QggAOEOACHiCAEA3g0AIeMIAQDeDQAh5AgBAN4NACHlCAEA3g0AITcQAADYFQAgEQAA2RUAIBIAANoVACATAADbFQAgFAAA3BUAIBUAAN0VACAWAADeFQAgFwAA3xUAIBsAAOAVACAdAADhFQAgHgAA4hUAICMAAOQVACAlAADjFQAgJwAA5RUAICwAAOYVACAuAADqFQAgMAAA5xUAIDIAAOkVACAzAADsFQAgNwAA6BUAIDgAAOsVACA5AADtFQAgPQAA7xUAID4AAPAVACA_AADxFQAgQQAA8hUAIEIAAPMVACBDAAD0FQAgRAAA9RUAIEYAAPYVACBHAAD3FQAgmgcCAAAAAacHQAAAAAG_BwEAAAAB8QdAAAAAAccIAQAAAAHSCAEAAAAB0whAAAAAAdQIAQAAAAHWCAAAANYIAtcIQAAAAAHYCEAAAAAB2QgBAAAAAdoIQAAAAAHbCEAAAAAB3AgBAAAAAd0IQAAAAAHeCAIAAAAB3wggAAAAAeAIQAAAAAHhCCAAAAAB4ggBAAAAAeMIAQAAAAHkCAEAAAAB5QgBAAAAAQIAAAABACBUAACtGAAgAwAAAKoBACBUAACtGAAgVQAAsRgAIDkAAACqAQAgEAAA8BIAIBEAAPESACASAADyEgAgEwAA8xIAIBQAAPQSACAVAAD1EgAgFgAA9hIAIBcAAPcSACAbAAD4EgAgHQAA-RIAIB4AAPoSACAjAAD8EgAgJQAA-xIAICcAAP0SACAsAAD-EgAgLgAAghMAIDAAAP8SACAyAACBEwAgMwAAhBMAIDcAAIATACA4AACDEwAgOQAAhRMAID0AAIcTACA-AACIEwAgPwAAiRMAIEEAAIoTACBCAACLEwAgQwAAjBMAIEQAAI0TACBGAACOEwAgRwAAjxMAIE0AALEYACCaBwIAsw0AIacHQAC4DQAhvwcBAN4NACHxB0AAyQ0AIccIAQDeDQAh0ggBALINACHTCEAAyQ0AIdQIAQDeDQAh1ggAAO8S1ggi1whAAMkNACHYCEAAyQ0AIdkIAQDeDQAh2ghAAMkNACHbCEAAyQ0AIdwIAQDeDQAh3QhAAMkNACHeCAIAsw0AId8IIADhDgAh4AhAAMkNACHhCCAA4Q4AIeIIAQDeDQAh4wgBAN4NACHkCAEA3g0AIeUIAQDeDQAhNxAAAPASACARAADxEgAgEgAA8hIAIBMAAPMSACAUAAD0EgAgFQAA9RIAIBYAAPYSACAXAAD3EgAgGwAA-BIAIB0AAPkSACAeAAD6EgAgIwAA_BIAICUAAPsSACAnAAD9EgAgLAAA_hIAIC4AAIITACAwAAD_EgAgMgAAgRMAIDMAAIQTACA3AACAEwAgOAAAgxMAIDkAAIUTACA9AACHEwAgPgAAiBMAID8AAIkTACBBAACKEwAgQgAAixMAIEMAAIwTACBEAACNEwAgRgAAjhMAIEcAAI8TACCaBwIAsw0AIacHQAC4DQAhvwcBAN4NACHxB0AAyQ0AIccIAQDeDQAh0ggBALINACHTCEAAyQ0AIdQIAQDeDQAh1ggAAO8S1ggi1whAAMkNACHYCEAAyQ0AIdkIAQDeDQAh2ghAAMkNACHbCEAAyQ0AIdwIAQDeDQAh3QhAAMkNACHeCAIAsw0AId8IIADhDgAh4AhAAMkNACHhCCAA4Q4AIeIIAQDeDQAh4wgBAN4NACHkCAEA3g0AIeUIAQDeDQAhFRkAAMcPACAyAADIDwAgMwAAyQ8AIDQAAMoPACCaBwIAAAABpwdAAAAAAcIHAQAAAAHDBwQAAAABxQcBAAAAAcgHAgAAAAHLBwEAAAABzAcBAAAAAc4HAAAAzgcC0AcAAADQBwLRBwgAAAAB0gcCAAAAAdMHAgAAAAHUBwEAAAAB1QcCAAAAAdYHAgAAAAHXBwIAAAABAgAAAIYBACBUAACyGAAgCwQAAP0OACCaBwIAAAABpwdAAAAAAbYHAgAAAAG3BwEAAAABwgcBAAAAAcMHBAAAAAHEBwEAAAABxQcBAAAAAcYHQAAAAAHHBwEAAAABAgAAAKIBACBUAAC0GAAgAwAAAIQBACBUAACyGAAgVQAAuBgAIBcAAACEAQAgGQAAoA8AIDIAAKEPACAzAACiDwAgNAAAow8AIE0AALgYACCaBwIAsw0AIacHQAC4DQAhwgcBALINACHDBwQA7Q4AIcUHAQCyDQAhyAcCALMNACHLBwEAsg0AIcwHAQCyDQAhzgcAAJ0Pzgci0AcAAJ4P0Aci0QcIAJ8PACHSBwIAyg0AIdMHAgDKDQAh1AcBAN4NACHVBwIAsw0AIdYHAgCzDQAh1wcCALMNACEVGQAAoA8AIDIAAKEPACAzAACiDwAgNAAAow8AIJoHAgCzDQAhpwdAALgNACHCBwEAsg0AIcMHBADtDgAhxQcBALINACHIBwIAsw0AIcsHAQCyDQAhzAcBALINACHOBwAAnQ_OByLQBwAAng_QByLRBwgAnw8AIdIHAgDKDQAh0wcCAMoNACHUBwEA3g0AIdUHAgCzDQAh1gcCALMNACHXBwIAsw0AIQMAAACUAQAgVAAAtBgAIFUAALsYACANAAAAlAEAIAQAAPYOACBNAAC7GAAgmgcCALMNACGnB0AAuA0AIbYHAgCzDQAhtwcBALINACHCBwEAsg0AIcMHBADtDgAhxAcBALINACHFBwEAsg0AIcYHQAC4DQAhxwcBALINACELBAAA9g4AIJoHAgCzDQAhpwdAALgNACG2BwIAsw0AIbcHAQCyDQAhwgcBALINACHDBwQA7Q4AIcQHAQCyDQAhxQcBALINACHGB0AAuA0AIccHAQCyDQAhNxAAANgVACASAADaFQAgEwAA2xUAIBQAANwVACAVAADdFQAgFgAA3hUAIBcAAN8VACAbAADgFQAgHQAA4RUAIB4AAOIVACAjAADkFQAgJQAA4xUAICcAAOUVACAsAADmFQAgLgAA6hUAIDAAAOcVACAyAADpFQAgMwAA7BUAIDcAAOgVACA4AADrFQAgOQAA7RUAIDoAAO4VACA9AADvFQAgPgAA8BUAID8AAPEVACBBAADyFQAgQgAA8xUAIEMAAPQVACBEAAD1FQAgRgAA9hUAIEcAAPcVACCaBwIAAAABpwdAAAAAAb8HAQAAAAHxB0AAAAABxwgBAAAAAdIIAQAAAAHTCEAAAAAB1AgBAAAAAdYIAAAA1ggC1whAAAAAAdgIQAAAAAHZCAEAAAAB2ghAAAAAAdsIQAAAAAHcCAEAAAAB3QhAAAAAAd4IAgAAAAHfCCAAAAAB4AhAAAAAAeEIIAAAAAHiCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAABAgAAAAEAIFQAALwYACAEmgcCAAAAAaIHAACmDgAgpwdAAAAAAbUHAgAAAAEJnwcAAQAAAaAHAAEAAAGiBwAAzQ0AIKMHAgAAAAGkB0AAAAABpQcCAAAAAaYHQAAAAAGnB0AAAAABqAdAAAAAAQwGAACBDgAgCAAAgg4AIJoHAgAAAAGiBwAAgA4AIKUHAgAAAAGnB0AAAAABqAdAAAAAAbAHAAEAAAGxBwEAAAABsgcBAAAAAbMHQAAAAAG0B0AAAAABAgAAAA8AIFQAAMAYACADAAAADQAgVAAAwBgAIFUAAMQYACAOAAAADQAgBgAA3w0AIAgAAOANACBNAADEGAAgmgcCALMNACGiBwAA3A0AIKUHAgCzDQAhpwdAALgNACGoB0AAuA0AIbAHAAHdDQAhsQcBAN4NACGyBwEA3g0AIbMHQADJDQAhtAdAAMkNACEMBgAA3w0AIAgAAOANACCaBwIAsw0AIaIHAADcDQAgpQcCALMNACGnB0AAuA0AIagHQAC4DQAhsAcAAd0NACGxBwEA3g0AIbIHAQDeDQAhswdAAMkNACG0B0AAyQ0AIQuaBwIAAAABogcAAPENACCnB0AAAAABqAdAAAAAAa0HAAEAAAG1BwIAAAABtwcBAAAAAYwIQAAAAAHPCAEAAAAB0AhAAAAAAdEIAgAAAAEDAAAAqgEAIFQAALwYACBVAADIGAAgOQAAAKoBACAQAADwEgAgEgAA8hIAIBMAAPMSACAUAAD0EgAgFQAA9RIAIBYAAPYSACAXAAD3EgAgGwAA-BIAIB0AAPkSACAeAAD6EgAgIwAA_BIAICUAAPsSACAnAAD9EgAgLAAA_hIAIC4AAIITACAwAAD_EgAgMgAAgRMAIDMAAIQTACA3AACAEwAgOAAAgxMAIDkAAIUTACA6AACGEwAgPQAAhxMAID4AAIgTACA_AACJEwAgQQAAihMAIEIAAIsTACBDAACMEwAgRAAAjRMAIEYAAI4TACBHAACPEwAgTQAAyBgAIJoHAgCzDQAhpwdAALgNACG_BwEA3g0AIfEHQADJDQAhxwgBAN4NACHSCAEAsg0AIdMIQADJDQAh1AgBAN4NACHWCAAA7xLWCCLXCEAAyQ0AIdgIQADJDQAh2QgBAN4NACHaCEAAyQ0AIdsIQADJDQAh3AgBAN4NACHdCEAAyQ0AId4IAgCzDQAh3wggAOEOACHgCEAAyQ0AIeEIIADhDgAh4ggBAN4NACHjCAEA3g0AIeQIAQDeDQAh5QgBAN4NACE3EAAA8BIAIBIAAPISACATAADzEgAgFAAA9BIAIBUAAPUSACAWAAD2EgAgFwAA9xIAIBsAAPgSACAdAAD5EgAgHgAA-hIAICMAAPwSACAlAAD7EgAgJwAA_RIAICwAAP4SACAuAACCEwAgMAAA_xIAIDIAAIETACAzAACEEwAgNwAAgBMAIDgAAIMTACA5AACFEwAgOgAAhhMAID0AAIcTACA-AACIEwAgPwAAiRMAIEEAAIoTACBCAACLEwAgQwAAjBMAIEQAAI0TACBGAACOEwAgRwAAjxMAIJoHAgCzDQAhpwdAALgNACG_BwEA3g0AIfEHQADJDQAhxwgBAN4NACHSCAEAsg0AIdMIQADJDQAh1AgBAN4NACHWCAAA7xLWCCLXCEAAyQ0AIdgIQADJDQAh2QgBAN4NACHaCEAAyQ0AIdsIQADJDQAh3AgBAN4NACHdCEAAyQ0AId4IAgCzDQAh3wggAOEOACHgCEAAyQ0AIeEIIADhDgAh4ggBAN4NACHjCAEA3g0AIeQIAQDeDQAh5QgBAN4NACELBAAA2A4AIAwAANoOACAOAADbDgAgmgcCAAAAAacHQAAAAAG2BwIAAAABtwcBAAAAAbgHAQAAAAG5BwABAAABugcAANYOACC7BwAA1w4AIAIAAAAmACBUAADJGAAgNxAAANgVACARAADZFQAgEwAA2xUAIBQAANwVACAVAADdFQAgFgAA3hUAIBcAAN8VACAbAADgFQAgHQAA4RUAIB4AAOIVACAjAADkFQAgJQAA4xUAICcAAOUVACAsAADmFQAgLgAA6hUAIDAAAOcVACAyAADpFQAgMwAA7BUAIDcAAOgVACA4AADrFQAgOQAA7RUAIDoAAO4VACA9AADvFQAgPgAA8BUAID8AAPEVACBBAADyFQAgQgAA8xUAIEMAAPQVACBEAAD1FQAgRgAA9hUAIEcAAPcVACCaBwIAAAABpwdAAAAAAb8HAQAAAAHxB0AAAAABxwgBAAAAAdIIAQAAAAHTCEAAAAAB1AgBAAAAAdYIAAAA1ggC1whAAAAAAdgIQAAAAAHZCAEAAAAB2ghAAAAAAdsIQAAAAAHcCAEAAAAB3QhAAAAAAd4IAgAAAAHfCCAAAAAB4AhAAAAAAeEIIAAAAAHiCAEAAAAB4wgBAAAAAeQIAQAAAAHlCAEAAAABAgAAAAEAIFQAAMsYACAJmgcCAAAAAaIHAACADgAgpwdAAAAAAagHQAAAAAGwBwABAAABsQcBAAAAAbIHAQAAAAGzB0AAAAABtAdAAAAAAQmfBwABAAABoAcAAQAAAaEHAgAAAAGiBwAAzQ0AIKMHAgAAAAGkB0AAAAABpgdAAAAAAacHQAAAAAGoB0AAAAABAwAAAAcAIFQAAMkYACBVAADRGAAgDQAAAAcAIAQAALIOACAMAAC0DgAgDgAAtQ4AIE0AANEYACCaBwIAsw0AIacHQAC4DQAhtgcCALMNACG3BwEAsg0AIbgHAQCyDQAhuQcAAd0NACG6BwAAsA4AILsHAACxDgAgCwQAALIOACAMAAC0DgAgDgAAtQ4AIJoHAgCzDQAhpwdAALgNACG2BwIAsw0AIbcHAQCyDQAhuAcBALINACG5BwAB3Q0AIboHAACwDgAguwcAALEOACADAAAAqgEAIFQAAMsYACBVAADUGAAgOQAAAKoBACAQAADwEgAgEQAA8RIAIBMAAPMSACAUAAD0EgAgFQAA9RIAIBYAAPYSACAXAAD3EgAgGwAA-BIAIB0AAPkSACAeAAD6EgAgIwAA_BIAICUAAPsSACAnAAD9EgAgLAAA_hIAIC4AAIITACAwAAD_EgAgMgAAgRMAIDMAAIQTACA3AACAEwAgOAAAgxMAIDkAAIUTACA6AACGEwAgPQAAhxMAID4AAIgTACA_AACJEwAgQQAAihMAIEIAAIsTACBDAACMEwAgRAAAjRMAIEYAAI4TACBHAACPEwAgTQAA1BgAIJoHAgCzDQAhpwdAALgNACG_BwEA3g0AIfEHQADJDQAhxwgBAN4NACHSCAEAsg0AIdMIQADJDQAh1AgBAN4NACHWCAAA7xLWCCLXCEAAyQ0AIdgIQADJDQAh2QgBAN4NACHaCEAAyQ0AIdsIQADJDQAh3AgBAN4NACHdCEAAyQ0AId4IAgCzDQAh3wggAOEOACHgCEAAyQ0AIeEIIADhDgAh4ggBAN4NACHjCAEA3g0AIeQIAQDeDQAh5QgBAN4NACE3EAAA8BIAIBEAAPESACATAADzEgAgFAAA9BIAIBUAAPUSACAWAAD2EgAgFwAA9xIAIBsAAPgSACAdAAD5EgAgHgAA-hIAICMAAPwSACAlAAD7EgAgJwAA_RIAICwAAP4SACAuAACCEwAgMAAA_xIAIDIAAIETACAzAACEEwAgNwAAgBMAIDgAAIMTACA5AACFEwAgOgAAhhMAID0AAIcTACA-AACIEwAgPwAAiRMAIEEAAIoTACBCAACLEwAgQwAAjBMAIEQAAI0TACBGAACOEwAgRwAAjxMAIJoHAgCzDQAhpwdAALgNACG_BwEA3g0AIfEHQADJDQAhxwgBAN4NACHSCAEAsg0AIdMIQADJDQAh1AgBAN4NACHWCAAA7xLWCCLXCEAAyQ0AIdgIQADJDQAh2QgBAN4NACHaCEAAyQ0AIdsIQADJDQAh3AgBAN4NACHdCEAAyQ0AId4IAgCzDQAh3wggAOEOACHgCEAAyQ0AIeEIIADhDgAh4ggBAN4NACHjCAEA3g0AIeQIAQDeDQAh5QgBAN4NACEIAwAApw4AIAUAAKgOACAMAACqDgAgmgcCAAAAAaEHAgAAAAGiBwAApg4AIKcHQAAAAAG1BwIAAAABAgAAAAsAIFQAANUYACADpwdAAAAAAa0HAAEAAAGvB0AAAAABCwQAANgOACAMAADaDgAgDQAA2Q4AIJoHAgAAAAGnB0AAAAABtgcCAAAAAbcHAQAAAAG4BwEAAAABuQcAAQAAAboHAADWDgAguwcAANcOACACAAAAJgAgVAAA2BgAIDcRAADZFQAgEgAA2hUAIBMAANsVACAUAADcFQAgFQAA3RUAIBYAAN4VACAXAADfFQAgGwAA4BUAIB0AAOEVACAeAADiFQAgIwAA5BUAICUAAOMVACAnAADlFQAgLAAA5hUAIC4AAOoVACAwAADnFQAgMgAA6RUAIDMAAOwVACA3AADoFQAgOAAA6xUAIDkAAO0VACA6AADuFQAgPQAA7xUAID4AAPAVACA_AADxFQAgQQAA8hUAIEIAAPMVACBDAAD0FQAgRAAA9RUAIEYAAPYVACBHAAD3FQAgmgcCAAAAAacHQAAAAAG_BwEAAAAB8QdAAAAAAccIAQAAAAHSCAEAAAAB0whAAAAAAdQIAQAAAAHWCAAAANYIAtcIQAAAAAHYCEAAAAAB2QgBAAAAAdoIQAAAAAHbCEAAAAAB3AgBAAAAAd0IQAAAAAHeCAIAAAAB3wggAAAAAeAIQAAAAAHhCCAAAAAB4ggBAAAAAeMIAQAAAAHkCAEAAAAB5QgBAAAAAQIAAAABACBUAADaGAAgAwAAAAcAIFQAANgYACBVAADeGAAgDQAAAAcAIAQAALIOACAMAAC0DgAgDQAAsw4AIE0AAN4YACCaBwIAsw0AIacHQAC4DQAhtgcCALMNACG3BwEAsg0AIbgHAQCyDQAhuQcAAd0NACG6BwAAsA4AILsHAACxDgAgCwQAALIOACAMAAC0DgAgDQAAsw4AIJoHAgCzDQAhpwdAALgNACG2BwIAsw0AIbcHAQCyDQAhuAcBALINACG5BwAB3Q0AIboHAACwDgAguwcAALEOACADAAAAqgEAIFQAANoYACBVAADhGAAgOQAAAKoBACARAADxEgAgEgAA8hIAIBMAAPMSACAUAAD0EgAgFQAA9RIAIBYAAPYSACAXAAD3EgAgGwAA-BIAIB0AAPkSACAeAAD6EgAgIwAA_BIAICUAAPsSACAnAAD9EgAgLAAA_hIAIC4AAIITACAwAAD_EgAgMgAAgRMAIDMAAIQTACA3AACAEwAgOAAAgxMAIDkAAIUTACA6AACGEwAgPQAAhxMAID4AAIgTACA_AACJEwAgQQAAihMAIEIAAIsTACBDAACMEwAgRAAAjRMAIEYAAI4TACBHAACPEwAgTQAA4RgAIJoHAgCzDQAhpwdAALgNACG_BwEA3g0AIfEHQADJDQAhxwgBAN4NACHSCAEAsg0AIdMIQADJDQAh1AgBAN4NACHWCAAA7xLWCCLXCEAAyQ0AIdgIQADJDQAh2QgBAN4NACHaCEAAyQ0AIdsIQADJDQAh3AgBAN4NACHdCEAAyQ0AId4IAgCzDQAh3wggAOEOACHgCEAAyQ0AIeEIIADhDgAh4ggBAN4NACHjCAEA3g0AIeQIAQDeDQAh5QgBAN4NACE3EQAA8RIAIBIAAPISACATAADzEgAgFAAA9BIAIBUAAPUSACAWAAD2EgAgFwAA9xIAIBsAAPgSACAdAAD5EgAgHgAA-hIAICMAAPwSACAlAAD7EgAgJwAA_RIAICwAAP4SACAuAACCEwAgMAAA_xIAIDIAAIETACAzAACEEwAgNwAAgBMAIDgAAIMTACA5AACFEwAgOgAAhhMAID0AAIcTACA-AACIEwAgPwAAiRMAIEEAAIoTACBCAACLEwAgQwAAjBMAIEQAAI0TACBGAACOEwAgRwAAjxMAIJoHAgCzDQAhpwdAALgNACG_BwEA3g0AIfEHQADJDQAhxwgBAN4NACHSCAEAsg0AIdMIQADJDQAh1AgBAN4NACHWCAAA7xLWCCLXCEAAyQ0AIdgIQADJDQAh2QgBAN4NACHaCEAAyQ0AIdsIQADJDQAh3AgBAN4NACHdCEAAyQ0AId4IAgCzDQAh3wggAOEOACHgCEAAyQ0AIeEIIADhDgAh4ggBAN4NACHjCAEA3g0AIeQIAQDeDQAh5QgBAN4NACELmgcCAAAAAaEHAgAAAAGiBwAA8Q0AIKcHQAAAAAGoB0AAAAABrQcAAQAAAbUHAgAAAAG3BwEAAAABjAhAAAAAAc8IAQAAAAHQCEAAAAABAwAAAAkAIFQAANUYACBVAADlGAAgCgAAAAkAIAMAAIoOACAFAACLDgAgDAAAjQ4AIE0AAOUYACCaBwIAsw0AIaEHAgCzDQAhogcAAIkOACCnB0AAuA0AIbUHAgCzDQAhCAMAAIoOACAFAACLDgAgDAAAjQ4AIJoHAgCzDQAhoQcCALMNACGiBwAAiQ4AIKcHQAC4DQAhtQcCALMNACEMBgAAgQ4AIAkAAIMOACCaBwIAAAABogcAAIAOACClBwIAAAABpwdAAAAAAagHQAAAAAGwBwABAAABsQcBAAAAAbIHAQAAAAGzB0AAAAABtAdAAAAAAQIAAAAPACBUAADmGAAgAwAAAA0AIFQAAOYYACBVAADqGAAgDgAAAA0AIAYAAN8NACAJAADhDQAgTQAA6hgAIJoHAgCzDQAhogcAANwNACClBwIAsw0AIacHQAC4DQAhqAdAALgNACGwBwAB3Q0AIbEHAQDeDQAhsgcBAN4NACGzB0AAyQ0AIbQHQADJDQAhDAYAAN8NACAJAADhDQAgmgcCALMNACGiBwAA3A0AIKUHAgCzDQAhpwdAALgNACGoB0AAuA0AIbAHAAHdDQAhsQcBAN4NACGyBwEA3g0AIbMHQADJDQAhtAdAAMkNACEIAwAApw4AIAUAAKgOACALAACpDgAgmgcCAAAAAaEHAgAAAAGiBwAApg4AIKcHQAAAAAG1BwIAAAABAgAAAAsAIFQAAOsYACALBAAA2A4AIA0AANkOACAOAADbDgAgmgcCAAAAAacHQAAAAAG2BwIAAAABtwcBAAAAAbgHAQAAAAG5BwABAAABugcAANYOACC7BwAA1w4AIAIAAAAmACBUAADtGAAgAwAAAAkAIFQAAOsYACBVAADxGAAgCgAAAAkAIAMAAIoOACAFAACLDgAgCwAAjA4AIE0AAPEYACCaBwIAsw0AIaEHAgCzDQAhogcAAIkOACCnB0AAuA0AIbUHAgCzDQAhCAMAAIoOACAFAACLDgAgCwAAjA4AIJoHAgCzDQAhoQcCALMNACGiBwAAiQ4AIKcHQAC4DQAhtQcCALMNACEDAAAABwAgVAAA7RgAIFUAAPQYACANAAAABwAgBAAAsg4AIA0AALMOACAOAAC1DgAgTQAA9BgAIJoHAgCzDQAhpwdAALgNACG2BwIAsw0AIbcHAQCyDQAhuAcBALINACG5BwAB3Q0AIboHAACwDgAguwcAALEOACALBAAAsg4AIA0AALMOACAOAAC1DgAgmgcCALMNACGnB0AAuA0AIbYHAgCzDQAhtwcBALINACG4BwEAsg0AIbkHAAHdDQAhugcAALAOACC7BwAAsQ4AICEKADYQBgIRJwMSKAQTKgsULgwVMg0WNg4XOg8bRxIdSBMeTBUjYBklXxgnZB0saB4umwEkMIMBITKaASgzoAEpN4cBJzifAS45owEsOqUBLz2pATA-rQEwP64BMEGyATFCtAExQ7gBMkS9ATNGwQE0R8UBNQMDAAEFCAMPJAUFBAABCgAKDB8IDQwEDiACBQMAAQUAAwoACQsQBQwbCAQGAAQIFAYJFQIKAAcBBwAFAggWAAkXAAIFAAMGHAQCCx0ADB4AAwwiAA0hAA4jAAEDAAEBAwABAQMAAQEDAAEFCgAUGAAQGQABG0ASHEQTAgoAERc7DwEXPAACGQABGgAPAgMAARoADwIbRQAcRgAGCgAcGQABH04WJFIYJVsYJl0bAgoAFx5PFQEeUAAFCgAaGQABIAAVIVMVI1cZAgMAASIAGAEjWAABIAAVASVeAAEDAAEDBAABCgAmL2wfBAoAJShtHipxIC58JAIrACEtAB8ECgAjKQABKnIgLHYiASsAIQIqdwAseAACGQABLQAfAip9AC5-AAEvfwAGCgAtGQABMosBKDOPASk0kQEqNZMBKwIZAAExACcCAwABMQAnATEAJwIxlwEnNpUBLAIEAAE1lgErAjKYAQAzmQEAARkAAQEEAAEDGasBATsAATysAQECBLMBAUAAAQEDuQEBAQMAAQFFAAEBAwABHhDGAQARxwEAEsgBABTJAQAVygEAFssBABfMAQAbzQEAHc4BAB7PAQAj0QEAJdABACfSAQAs0wEALtcBADDUAQAy1gEAM9kBADfVAQA42AEAOdoBAD3bAQA-3AEAP90BAEHeAQBC3wEAQ-ABAEThAQBG4gEAR-MBAAAAAAUKADtaADxbAD1cAD5dAD8AAAAAAAUKADtaADxbAD1cAD5dAD8DAwABBYQCAw-FAgUDAwABBYsCAw-MAgUFCgBEWgBFWwBGXABHXQBIAAAAAAAFCgBEWgBFWwBGXABHXQBIAQOeAgEBA6QCAQUKAE1aAE5bAE9cAFBdAFEAAAAAAAUKAE1aAE5bAE9cAFBdAFEBRQABAUUAAQUKAFZaAFdbAFhcAFldAFoAAAAAAAUKAFZaAFdbAFhcAFldAFoBAwABAQMAAQUKAF9aAGBbAGFcAGJdAGMAAAAAAAUKAF9aAGBbAGFcAGJdAGMBAwABAQMAAQUKAGhaAGlbAGpcAGtdAGwAAAAAAAUKAGhaAGlbAGpcAGtdAGwAAAAFCgByWgBzWwB0XAB1XQB2AAAAAAAFCgByWgBzWwB0XAB1XQB2AxmRAwE7AAE8kgMBAxmYAwE7AAE8mQMBBQoAe1oAfFsAfVwAfl0AfwAAAAAABQoAe1oAfFsAfVwAfl0AfwIEqwMBQAABAgSxAwFAAAEFCgCEAVoAhQFbAIYBXACHAV0AiAEAAAAAAAUKAIQBWgCFAVsAhgFcAIcBXQCIAQAAAAUKAI4BWgCPAVsAkAFcAJEBXQCSAQAAAAAABQoAjgFaAI8BWwCQAVwAkQFdAJIBAQMAAQEDAAEFCgCXAVoAmAFbAJkBXACaAV0AmwEAAAAAAAUKAJcBWgCYAVsAmQFcAJoBXQCbAQAABQoAoAFaAKEBWwCiAVwAowFdAKQBAAAAAAAFCgCgAVoAoQFbAKIBXACjAV0ApAECGAAQGQABAhgAEBkAAQUKAKkBWgCqAVsAqwFcAKwBXQCtAQAAAAAABQoAqQFaAKoBWwCrAVwArAFdAK0BAhkAARoADwIZAAEaAA8FCgCyAVoAswFbALQBXAC1AV0AtgEAAAAAAAUKALIBWgCzAVsAtAFcALUBXQC2AQIDAAEaAA8CAwABGgAPBQoAuwFaALwBWwC9AVwAvgFdAL8BAAAAAAAFCgC7AVoAvAFbAL0BXAC-AV0AvwEAAAAFCgDFAVoAxgFbAMcBXADIAV0AyQEAAAAAAAUKAMUBWgDGAVsAxwFcAMgBXQDJAQEDAAEBAwABBQoAzgFaAM8BWwDQAVwA0QFdANIBAAAAAAAFCgDOAVoAzwFbANABXADRAV0A0gEBAwABAQMAAQUKANcBWgDYAVsA2QFcANoBXQDbAQAAAAAABQoA1wFaANgBWwDZAVwA2gFdANsBAQMAAQEDAAEFCgDgAVoA4QFbAOIBXADjAV0A5AEAAAAAAAUKAOABWgDhAVsA4gFcAOMBXQDkAQEDAAEBAwABBQoA6QFaAOoBWwDrAVwA7AFdAO0BAAAAAAAFCgDpAVoA6gFbAOsBXADsAV0A7QEAAAADCgDzAVwA9AFdAPUBAAAAAwoA8wFcAPQBXQD1AQAABQoA-gFaAPsBWwD8AVwA_QFdAP4BAAAAAAAFCgD6AVoA-wFbAPwBXAD9AV0A_gEDGQABH_EFFiTyBRgDGQABH_gFFiT5BRgFCgCDAloAhAJbAIUCXACGAl0AhwIAAAAAAAUKAIMCWgCEAlsAhQJcAIYCXQCHAgIZAAEgABUCGQABIAAVBQoAjAJaAI0CWwCOAlwAjwJdAJACAAAAAAAFCgCMAloAjQJbAI4CXACPAl0AkAICAwABIgAYAgMAASIAGAUKAJUCWgCWAlsAlwJcAJgCXQCZAgAAAAAABQoAlQJaAJYCWwCXAlwAmAJdAJkCASAAFQUKAJ0CWgCeAlsAnwJcAKACXQChAgAAAAAABQoAnQJaAJ4CWwCfAlwAoAJdAKECAAAFCgCmAloApwJbAKgCXACpAl0AqgIAAAAAAAUKAKYCWgCnAlsAqAJcAKkCXQCqAgAAAAMKALACXACxAl0AsgIAAAADCgCwAlwAsQJdALICAQQAAQEEAAEFCgC3AloAuAJbALkCXAC6Al0AuwIAAAAAAAUKALcCWgC4AlsAuQJcALoCXQC7AgEoiwceASiRBx4FCgDAAloAwQJbAMICXADDAl0AxAIAAAAAAAUKAMACWgDBAlsAwgJcAMMCXQDEAgEZAAEBGQABBQoAyQJaAMoCWwDLAlwAzAJdAM0CAAAAAAAFCgDJAloAygJbAMsCXADMAl0AzQICGQABLQAfAhkAAS0AHwUKANICWgDTAlsA1AJcANUCXQDWAgAAAAAABQoA0gJaANMCWwDUAlwA1QJdANYCASkAAQEpAAEFCgDbAloA3AJbAN0CXADeAl0A3wIAAAAAAAUKANsCWgDcAlsA3QJcAN4CXQDfAgIrACEtAB8CKwAhLQAfBQoA5AJaAOUCWwDmAlwA5wJdAOgCAAAAAAAFCgDkAloA5QJbAOYCXADnAl0A6AIBKwAhASsAIQUKAO0CWgDuAlsA7wJcAPACXQDxAgAAAAAABQoA7QJaAO4CWwDvAlwA8AJdAPECARkAAQEZAAEFCgD2AloA9wJbAPgCXAD5Al0A-gIAAAAAAAUKAPYCWgD3AlsA-AJcAPkCXQD6AgIDAAExACcCAwABMQAnBQoA_wJaAIADWwCBA1wAggNdAIMDAAAAAAAFCgD_AloAgANbAIEDXACCA10AgwMCGQABMQAnAhkAATEAJwUKAIgDWgCJA1sAigNcAIsDXQCMAwAAAAAABQoAiANaAIkDWwCKA1wAiwNdAIwDATEAJwExACcFCgCRA1oAkgNbAJMDXACUA10AlQMAAAAAAAUKAJEDWgCSA1sAkwNcAJQDXQCVAwEEAAEBBAABBQoAmgNaAJsDWwCcA1wAnQNdAJ4DAAAAAAAFCgCaA1oAmwNbAJwDXACdA10AngMBBAABAQQAAQUKAKMDWgCkA1sApQNcAKYDXQCnAwAAAAAABQoAowNaAKQDWwClA1wApgNdAKcDAjGcCSc2mwksAjGjCSc2ogksBQoArANaAK0DWwCuA1wArwNdALADAAAAAAAFCgCsA1oArQNbAK4DXACvA10AsAMBBAABAQQAAQUKALUDWgC2A1sAtwNcALgDXQC5AwAAAAAABQoAtQNaALYDWwC3A1wAuANdALkDAgMAAQUAAwIDAAEFAAMFCgC-A1oAvwNbAMADXADBA10AwgMAAAAAAAUKAL4DWgC_A1sAwANcAMEDXQDCAwEGAAQBBgAEBQoAxwNaAMgDWwDJA1wAygNdAMsDAAAAAAAFCgDHA1oAyANbAMkDXADKA10AywMBBwAFAQcABQUKANADWgDRA1sA0gNcANMDXQDUAwAAAAAABQoA0ANaANEDWwDSA1wA0wNdANQDAgUAAwaNCgQCBQADBpMKBAUKANkDWgDaA1sA2wNcANwDXQDdAwAAAAAABQoA2QNaANoDWwDbA1wA3ANdAN0DAAAAAwoA4wNcAOQDXQDlAwAAAAMKAOMDXADkA10A5QMAAAADCgDrA1wA7ANdAO0DAAAAAwoA6wNcAOwDXQDtAwAAAAMKAPMDXAD0A10A9QMAAAADCgDzA1wA9ANdAPUDAAAAAwoA-wNcAPwDXQD9AwAAAAMKAPsDXAD8A10A_QMAAAAFCgCDBFoAhARbAIUEXACGBF0AhwQAAAAAAAUKAIMEWgCEBFsAhQRcAIYEXQCHBEgCAUnkAQFK5gEBS-cBAUzoAQFO6gEBT-wBN1DtAThR7wEBUvEBN1PyATlW8wEBV_QBAVj1ATde-AE6X_kBQGD6AQJh-wECYvwBAmP9AQJk_gECZYACAmaCAjdngwJBaIcCAmmJAjdqigJCa40CAmyOAgJtjwI3bpICQ2-TAklwlAIycZUCMnKWAjJzlwIydJgCMnWaAjJ2nAI3d50CSnigAjJ5ogI3eqMCS3ulAjJ8pgIyfacCN36qAkx_qwJSgAGsAjSBAa0CNIIBrgI0gwGvAjSEAbACNIUBsgI0hgG0AjeHAbUCU4gBtwI0iQG5AjeKAboCVIsBuwI0jAG8AjSNAb0CN44BwAJVjwHBAluQAcICM5EBwwIzkgHEAjOTAcUCM5QBxgIzlQHIAjOWAcoCN5cBywJcmAHNAjOZAc8CN5oB0AJdmwHRAjOcAdICM50B0wI3ngHWAl6fAdcCZKAB2AIdoQHZAh2iAdoCHaMB2wIdpAHcAh2lAd4CHaYB4AI3pwHhAmWoAeMCHakB5QI3qgHmAmarAecCHawB6AIdrQHpAjeuAewCZ68B7QJtsAHvAm6xAfACbrIB8wJuswH0Am60AfUCbrUB9wJutgH5Aje3AfoCb7gB_AJuuQH-Aje6Af8CcLsBgANuvAGBA269AYIDN74BhQNxvwGGA3fAAYcDMMEBiAMwwgGJAzDDAYoDMMQBiwMwxQGNAzDGAY8DN8cBkAN4yAGUAzDJAZYDN8oBlwN5ywGaAzDMAZsDMM0BnAM3zgGfA3rPAaADgAHQAaEDMdEBogMx0gGjAzHTAaQDMdQBpQMx1QGnAzHWAakDN9cBqgOBAdgBrQMx2QGvAzfaAbADggHbAbIDMdwBswMx3QG0AzfeAbcDgwHfAbgDiQHgAboDigHhAbsDigHiAb4DigHjAb8DigHkAcADigHlAcIDigHmAcQDN-cBxQOLAegBxwOKAekByQM36gHKA4wB6wHLA4oB7AHMA4oB7QHNAzfuAdADjQHvAdEDkwHwAdIDNfEB0wM18gHUAzXzAdUDNfQB1gM19QHYAzX2AdoDN_cB2wOUAfgB3QM1-QHfAzf6AeADlQH7AeEDNfwB4gM1_QHjAzf-AeYDlgH_AecDnAGAAukDEIEC6gMQggLtAxCDAu4DEIQC7wMQhQLxAxCGAvMDN4cC9AOdAYgC9gMQiQL4AzeKAvkDngGLAvoDEIwC-wMQjQL8AzeOAv8DnwGPAoAEpQGQAoEED5ECggQPkgKDBA-TAoQED5QChQQPlQKHBA-WAokEN5cCigSmAZgCjAQPmQKOBDeaAo8EpwGbApAED5wCkQQPnQKSBDeeApUEqAGfApYErgGgApcEEqECmAQSogKZBBKjApoEEqQCmwQSpQKdBBKmAp8EN6cCoASvAagCogQSqQKkBDeqAqUEsAGrAqYEEqwCpwQSrQKoBDeuAqsEsQGvAqwEtwGwAq0EE7ECrgQTsgKvBBOzArAEE7QCsQQTtQKzBBO2ArUEN7cCtgS4AbgCuAQTuQK6BDe6ArsEuQG7ArwEE7wCvQQTvQK-BDe-AsEEugG_AsIEwAHAAsQEwQHBAsUEwQHCAsgEwQHDAskEwQHEAsoEwQHFAswEwQHGAs4EN8cCzwTCAcgC0QTBAckC0wQ3ygLUBMMBywLVBMEBzALWBMEBzQLXBDfOAtoExAHPAtsEygHQAt0EC9EC3gQL0gLgBAvTAuEEC9QC4gQL1QLkBAvWAuYEN9cC5wTLAdgC6QQL2QLrBDfaAuwEzAHbAu0EC9wC7gQL3QLvBDfeAvIEzQHfAvME0wHgAvQEDOEC9QQM4gL2BAzjAvcEDOQC-AQM5QL6BAzmAvwEN-cC_QTUAegC_wQM6QKBBTfqAoIF1QHrAoMFDOwChAUM7QKFBTfuAogF1gHvAokF3AHwAooFDfECiwUN8gKMBQ3zAo0FDfQCjgUN9QKQBQ32ApIFN_cCkwXdAfgClQUN-QKXBTf6ApgF3gH7ApkFDfwCmgUN_QKbBTf-Ap4F3wH_Ap8F5QGAA6AFDoEDoQUOggOiBQ6DA6MFDoQDpAUOhQOmBQ6GA6gFN4cDqQXmAYgDqwUOiQOtBTeKA64F5wGLA68FDowDsAUOjQOxBTeOA7QF6AGPA7UF7gGQA7cF7wGRA7gF7wGSA7sF7wGTA7wF7wGUA70F7wGVA78F7wGWA8EFN5cDwgXwAZgDxAXvAZkDxgU3mgPHBfEBmwPIBe8BnAPJBe8BnQPKBTeeA80F8gGfA84F9gGgA9AFFqED0QUWogPTBRajA9QFFqQD1QUWpQPXBRamA9kFN6cD2gX3AagD3AUWqQPeBTeqA98F-AGrA-AFFqwD4QUWrQPiBTeuA-UF-QGvA-YF_wGwA-cFFbED6AUVsgPpBRWzA-oFFbQD6wUVtQPtBRW2A-8FN7cD8AWAArgD9AUVuQP2BTe6A_cFgQK7A_oFFbwD-wUVvQP8BTe-A_8FggK_A4AGiALAA4EGGMEDggYYwgODBhjDA4QGGMQDhQYYxQOHBhjGA4kGN8cDigaJAsgDjAYYyQOOBjfKA48GigLLA5AGGMwDkQYYzQOSBjfOA5UGiwLPA5YGkQLQA5cGGdEDmAYZ0gOZBhnTA5oGGdQDmwYZ1QOdBhnWA58GN9cDoAaSAtgDogYZ2QOkBjfaA6UGkwLbA6YGGdwDpwYZ3QOoBjfeA6sGlALfA6wGmgLgA64GG-EDrwYb4gOxBhvjA7IGG-QDswYb5QO1BhvmA7cGN-cDuAabAugDuQYb6QO6BjfqA70GnALrA74GogLsA8AGowLtA8EGowLuA8QGowLvA8UGowLwA8YGowLxA8gGowLyA8oGN_MDywakAvQDzAajAvUDzQY39gPQBqUC9wPRBqsC-APTBqwC-QPUBqwC-gPXBqwC-wPYBqwC_APZBqwC_QPbBqwC_gPdBjf_A94GrQKABOAGrAKBBOIGN4IE4wauAoME5AasAoQE5QasAoUE5gY3hgTpBq8ChwTqBrMCiATrBh6JBOwGHooE7QYeiwTuBh6MBO8GHo0E8QYejgTzBjePBPQGtAKQBPYGHpEE-AY3kgT5BrUCkwT6Bh6UBPsGHpUE_AY3lgT_BrYClwSAB7wCmASBBx-ZBIIHH5oEgwcfmwSEBx-cBIUHH50EhwcfngSJBzefBIoHvQKgBI0HH6EEjwc3ogSQB74CowSSBx-kBJMHH6UElAc3pgSXB78CpwSYB8UCqASZBy6pBJoHLqoEmwcuqwScBy6sBJ0HLq0EnwcurgShBzevBKIHxgKwBKQHLrEEpgc3sgSnB8cCswSoBy60BKkHLrUEqgc3tgStB8gCtwSuB84CuASvByS5BLAHJLoEsQckuwSyByS8BLMHJL0EtQckvgS3Bze_BLgHzwLABLoHJMEEvAc3wgS9B9ACwwS-ByTEBL8HJMUEwAc3xgTDB9ECxwTEB9cCyATFByHJBMYHIcoExwchywTIByHMBMkHIc0EywchzgTNBzfPBM4H2ALQBNAHIdEE0gc30gTTB9kC0wTUByHUBNUHIdUE1gc31gTZB9oC1wTaB-AC2ATbByDZBNwHINoE3Qcg2wTeByDcBN8HIN0E4Qcg3gTjBzffBOQH4QLgBOYHIOEE6Ac34gTpB-IC4wTqByDkBOsHIOUE7Ac35gTvB-MC5wTwB-kC6ATxByLpBPIHIuoE8wci6wT0ByLsBPUHIu0E9wci7gT5BzfvBPoH6gLwBPwHIvEE_gc38gT_B-sC8wSACCL0BIEIIvUEggg39gSFCOwC9wSGCPIC-ASHCCf5BIgIJ_oEiQgn-wSKCCf8BIsIJ_0EjQgn_gSPCDf_BJAI8wKABZIIJ4EFlAg3ggWVCPQCgwWWCCeEBZcIJ4UFmAg3hgWbCPUChwWcCPsCiAWdCCmJBZ4IKYoFnwgpiwWgCCmMBaEIKY0FowgpjgWlCDePBaYI_AKQBagIKZEFqgg3kgWrCP0CkwWsCCmUBa0IKZUFrgg3lgWxCP4ClwWyCIQDmAWzCCiZBbQIKJoFtQgomwW2CCicBbcIKJ0FuQgongW7CDefBbwIhQOgBb4IKKEFwAg3ogXBCIYDowXCCCikBcMIKKUFxAg3pgXHCIcDpwXICI0DqAXKCCqpBcsIKqoFzQgqqwXOCCqsBc8IKq0F0QgqrgXTCDevBdQIjgOwBdYIKrEF2Ag3sgXZCI8DswXaCCq0BdsIKrUF3Ag3tgXfCJADtwXgCJYDuAXhCCy5BeIILLoF4wgsuwXkCCy8BeUILL0F5wgsvgXpCDe_BeoIlwPABewILMEF7gg3wgXvCJgDwwXwCCzEBfEILMUF8gg3xgX1CJkDxwX2CJ8DyAX4CC_JBfkIL8oF-wgvywX8CC_MBf0IL80F_wgvzgWBCTfPBYIJoAPQBYQJL9EFhgk30gWHCaED0wWICS_UBYkJL9UFigk31gWNCaID1wWOCagD2AWQCSvZBZEJK9oFkwkr2wWUCSvcBZUJK90Flwkr3gWZCTffBZoJqQPgBZ4JK-EFoAk34gWhCaoD4wWkCSvkBaUJK-UFpgk35gWpCasD5wWqCbED6AWrCQPpBawJA-oFrQkD6wWuCQPsBa8JA-0FsQkD7gWzCTfvBbQJsgPwBbYJA_EFuAk38gW5CbMD8wW6CQP0BbsJA_UFvAk39gW_CbQD9wXACboD-AXBCQT5BcIJBPoFwwkE-wXECQT8BcUJBP0FxwkE_gXJCTf_BcoJuwOABswJBIEGzgk3ggbPCbwDgwbQCQSEBtEJBIUG0gk3hgbVCb0DhwbWCcMDiAbXCQWJBtgJBYoG2QkFiwbaCQWMBtsJBY0G3QkFjgbfCTePBuAJxAOQBuIJBZEG5Ak3kgblCcUDkwbmCQWUBucJBZUG6Ak3lgbrCcYDlwbsCcwDmAbtCQaZBu4JBpoG7wkGmwbwCQacBvEJBp0G8wkGngb1CTefBvYJzQOgBvgJBqEG-gk3ogb7Cc4Dowb8CQakBv0JBqUG_gk3pgaBCs8DpwaCCtUDqAaDCgipBoQKCKoGhQoIqwaGCgisBocKCK0GiQoIrgaLCjevBowK1gOwBo8KCLEGkQo3sgaSCtcDswaUCgi0BpUKCLUGlgo3tgaZCtgDtwaaCt4DuAacCt8DuQadCt8DugagCt8DuwahCt8DvAaiCt8DvQakCt8DvgamCje_BqcK4APABqkK3wPBBqsKN8IGrArhA8MGrQrfA8QGrgrfA8UGrwo3xgayCuIDxwazCuYDyAa1CucDyQa2CucDyga5CucDywa6CucDzAa7CucDzQa9CucDzga_CjfPBsAK6APQBsIK5wPRBsQKN9IGxQrpA9MGxgrnA9QGxwrnA9UGyAo31gbLCuoD1wbMCu4D2AbOCu8D2QbPCu8D2gbSCu8D2wbTCu8D3AbUCu8D3QbWCu8D3gbYCjffBtkK8APgBtsK7wPhBt0KN-IG3grxA-MG3wrvA-QG4ArvA-UG4Qo35gbkCvID5wblCvYD6AbnCvcD6QboCvcD6gbrCvcD6wbsCvcD7AbtCvcD7QbvCvcD7gbxCjfvBvIK-APwBvQK9wPxBvYKN_IG9wr5A_MG-Ar3A_QG-Qr3A_UG-go39gb9CvoD9wb-Cv4D-AaAC_8D-QaBC_8D-gaEC_8D-waFC_8D_AaGC_8D_QaIC_8D_gaKCzf_BosLgASAB40L_wOBB48LN4IHkAuBBIMHkQv_A4QHkgv_A4UHkws3hgeWC4IEhweXC4gE"
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
