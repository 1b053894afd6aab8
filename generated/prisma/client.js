// Made by `npm run generate` from prisma/schema.prisma, whose SHA-256 is
// 966f494b9c73127d87fd824dc1efc90976d685d9e83fad3a88a3c337d339973e.
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
  moderate: "moderate"
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

  keys            ApiKey[]
  apps            App[]
  appGrants       AppGrant[]
  totpFactor      TotpFactor?
  recoveryCodes   RecoveryCode[]
  passkeys        Passkey[]
  identities      Identity[]
  topics          Topic[]
  replies         Reply[]
  questions       Question[]
  answers         Answer[]
  votes           Vote[]
  idempotencyKeys IdempotencyKey[]
  stores          Store[]
  orders          Order[]
  videos          Video[]
  comments        Comment[]
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
  /// Whose that is; null for nobody's.
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

/// What a thing said until somebody edited it. Nothing refers to the thing, which may be in one of several tables.
model Revision {
  id         Int      @id @default(autoincrement())
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int      @map("target_id")
  /// Counted from 1 in each thing.
  number     Int
  /// Whose the thing is, so that an erasure finds all that it has to take; null for the shop's.
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

/// What is hidden, held for approval or deleted. Its rows are in tables of the schema \`removed\`, or it stays where it is, as
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
  /// A user; null where nobody did it.
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
  /// Until when nobody else takes it over from whoever makes it.
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
  id          Int      @id @default(autoincrement())
  title       String   @db.VarChar(200)
  description String
  position    Int
  createdAt   DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

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

  board   Board   @relation(fields: [boardId], references: [id], onDelete: Cascade)
  author  User    @relation(fields: [authorId], references: [id], onDelete: Restrict)
  replies Reply[]

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
  @@map("replies")
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
  /// Who they are there: a name that means nothing, and that nobody else gets.
  subject    String    @db.VarChar(255)
  createdAt  DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  lastUsedAt DateTime? @map("last_used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@unique([issuer, subject])
  @@index([userId])
  @@map("identities")
}

/// What servers on one database must share and nobody else may know. Made at first use.
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
  /// A product that was ordered stays as a row when it is deleted, inactive and seen by nobody.
  deletedAt    DateTime?     @map("deleted_at") @db.Timestamptz(6)
  /// The fields below are kept by triggers. The owner is the store's. The shelf is the store, or 0 for the shop.
  ownerId      Int?          @map("owner_id")
  shelf        Int           @default(0)
  /// Whether it is in the lists across stores: an active product of an active store.
  listed       Boolean       @default(false)
  titleKey     String        @default("") @map("title_key")
  categoryKey  String        @default("") @map("category_key")

  store Store?      @relation(fields: [storeId], references: [id], onDelete: Restrict)
  items OrderItem[]

  @@map("products")
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

/// What somebody's files come to. Written by triggers alone, and locked by whoever adds one: two uploads that race for
/// the last of a quota find out here.
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

/// A backup that ended well, and the moment that it holds.
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
model LimitCount {
  /// Of a hash, which tells nothing of who was counted.
  key    String   @id
  count  Int
  endsAt DateTime @map("ends_at") @db.Timestamptz(6)

  @@index([endsAt])
  @@map("limit_counts")
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
config.runtimeDataModel = JSON.parse('{"models":{"User":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"username","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"pendingEmail","kind":"scalar","type":"String","dbName":"pending_email"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"role","kind":"enum","type":"Role"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspendedUntil","kind":"scalar","type":"DateTime","dbName":"suspended_until"},{"name":"suspendedFor","kind":"scalar","type":"String","dbName":"suspended_for"},{"name":"silencedAt","kind":"scalar","type":"DateTime","dbName":"silenced_at"},{"name":"silencedUntil","kind":"scalar","type":"DateTime","dbName":"silenced_until"},{"name":"silencedFor","kind":"scalar","type":"String","dbName":"silenced_for"},{"name":"reportMailedAt","kind":"scalar","type":"DateTime","dbName":"report_mailed_at"},{"name":"approvedPosts","kind":"scalar","type":"Int","dbName":"approved_posts"},{"name":"awaitsApproval","kind":"scalar","type":"Boolean","dbName":"awaits_approval"},{"name":"deleteAt","kind":"scalar","type":"DateTime","dbName":"delete_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"twoFactors","kind":"scalar","type":"Boolean","dbName":"two_factors"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToUser"},{"name":"apps","kind":"object","type":"App","relationName":"AppToUser"},{"name":"appGrants","kind":"object","type":"AppGrant","relationName":"AppGrantToUser"},{"name":"totpFactor","kind":"object","type":"TotpFactor","relationName":"TotpFactorToUser"},{"name":"recoveryCodes","kind":"object","type":"RecoveryCode","relationName":"RecoveryCodeToUser"},{"name":"passkeys","kind":"object","type":"Passkey","relationName":"PasskeyToUser"},{"name":"identities","kind":"object","type":"Identity","relationName":"IdentityToUser"},{"name":"topics","kind":"object","type":"Topic","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToUser"},{"name":"questions","kind":"object","type":"Question","relationName":"QuestionToUser"},{"name":"answers","kind":"object","type":"Answer","relationName":"AnswerToUser"},{"name":"votes","kind":"object","type":"Vote","relationName":"UserToVote"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToUser"},{"name":"stores","kind":"object","type":"Store","relationName":"StoreToUser"},{"name":"orders","kind":"object","type":"Order","relationName":"OrderToUser"},{"name":"videos","kind":"object","type":"Video","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToUser"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToUser"},{"name":"files","kind":"object","type":"File","relationName":"FileToUser"},{"name":"fileUsage","kind":"object","type":"FileUsage","relationName":"FileUsageToUser"},{"name":"reportsMade","kind":"object","type":"Report","relationName":"reporter"},{"name":"reportsAbout","kind":"object","type":"Report","relationName":"author"},{"name":"reportsHandled","kind":"object","type":"Report","relationName":"handler"},{"name":"revisions","kind":"object","type":"Revision","relationName":"owner"},{"name":"edits","kind":"object","type":"Revision","relationName":"editor"},{"name":"mails","kind":"object","type":"Mail","relationName":"MailToUser"},{"name":"emailTokens","kind":"object","type":"EmailToken","relationName":"EmailTokenToUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"InvitationToUser"},{"name":"exports","kind":"object","type":"Export","relationName":"ExportToUser"}],"dbName":"users","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"appSessionId","kind":"scalar","type":"Int","dbName":"app_session_id"},{"name":"user","kind":"object","type":"User","relationName":"ApiKeyToUser"},{"name":"app","kind":"object","type":"App","relationName":"ApiKeyToApp"},{"name":"appSession","kind":"object","type":"AppSession","relationName":"ApiKeyToAppSession"}],"dbName":"api_keys","schema":null},"Mail":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"fault","kind":"scalar","type":"String"},{"name":"givenUpAt","kind":"scalar","type":"DateTime","dbName":"given_up_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"MailToUser"}],"dbName":"mails","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"creatorId","kind":"scalar","type":"Int","dbName":"creator_id"},{"name":"maxUses","kind":"scalar","type":"Int","dbName":"max_uses"},{"name":"uses","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"creator","kind":"object","type":"User","relationName":"InvitationToUser"}],"dbName":"invitations","schema":null},"EmailToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"EmailTokenToUser"}],"dbName":"email_tokens","schema":null},"IdempotencyKey":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"operation","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"request","kind":"scalar","type":"Bytes"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"IdempotencyKeyToUser"}],"dbName":"idempotency_keys","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"details","kind":"scalar","type":"Json"}],"dbName":"audit_log","schema":null},"Report":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"reporterId","kind":"scalar","type":"Int","dbName":"reporter_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"ReportStatus"},{"name":"handlerId","kind":"scalar","type":"Int","dbName":"handler_id"},{"name":"resolutionNote","kind":"scalar","type":"String","dbName":"resolution_note"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"},{"name":"reporter","kind":"object","type":"User","relationName":"reporter"},{"name":"author","kind":"object","type":"User","relationName":"author"},{"name":"handler","kind":"object","type":"User","relationName":"handler"}],"dbName":"reports","schema":null},"Revision":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"editorId","kind":"scalar","type":"Int","dbName":"editor_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"owner","kind":"object","type":"User","relationName":"owner"},{"name":"editor","kind":"object","type":"User","relationName":"editor"}],"dbName":"revisions","schema":null},"Removal":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"parentId","kind":"scalar","type":"Int","dbName":"parent_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"excerpt","kind":"scalar","type":"String"},{"name":"memory","kind":"scalar","type":"String"},{"name":"isPrivate","kind":"scalar","type":"Boolean","dbName":"is_private"},{"name":"state","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"removals","schema":null},"Export":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"parts","kind":"scalar","type":"Int"},{"name":"partsTotal","kind":"scalar","type":"Int","dbName":"parts_total"},{"name":"records","kind":"scalar","type":"BigInt"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"missing","kind":"scalar","type":"Int"},{"name":"fault","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"user","kind":"object","type":"User","relationName":"ExportToUser"}],"dbName":"exports","schema":null},"Board":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"topics","kind":"object","type":"Topic","relationName":"BoardToTopic"}],"dbName":"boards","schema":null},"Topic":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"boardId","kind":"scalar","type":"Int","dbName":"board_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"content","kind":"scalar","type":"String"},{"name":"isSticky","kind":"scalar","type":"Boolean","dbName":"is_sticky"},{"name":"isLocked","kind":"scalar","type":"Boolean","dbName":"is_locked"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"replyCount","kind":"scalar","type":"Int","dbName":"reply_count"},{"name":"lastReplyAt","kind":"scalar","type":"DateTime","dbName":"last_reply_at"},{"name":"lastReplyUserId","kind":"scalar","type":"Int","dbName":"last_reply_user_id"},{"name":"board","kind":"object","type":"Board","relationName":"BoardToTopic"},{"name":"author","kind":"object","type":"User","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToTopic"}],"dbName":"topics","schema":null},"Reply":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"topic","kind":"object","type":"Topic","relationName":"ReplyToTopic"},{"name":"author","kind":"object","type":"User","relationName":"ReplyToUser"}],"dbName":"replies","schema":null},"Session":{"fields":[{"name":"sid","kind":"scalar","type":"String"},{"name":"sess","kind":"scalar","type":"Json"},{"name":"expire","kind":"scalar","type":"DateTime"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"}],"dbName":"sessions","schema":null},"TotpFactor":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"secret","kind":"scalar","type":"String"},{"name":"lastStep","kind":"scalar","type":"BigInt","dbName":"last_step"},{"name":"wrongCodes","kind":"scalar","type":"Int","dbName":"wrong_codes"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"TotpFactorToUser"}],"dbName":"totp_factors","schema":null},"RecoveryCode":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"RecoveryCodeToUser"}],"dbName":"recovery_codes","schema":null},"Passkey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"credentialId","kind":"scalar","type":"Bytes","dbName":"credential_id"},{"name":"publicKey","kind":"scalar","type":"Bytes","dbName":"public_key"},{"name":"counter","kind":"scalar","type":"BigInt"},{"name":"transports","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"PasskeyToUser"}],"dbName":"passkeys","schema":null},"Identity":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"IdentityToUser"}],"dbName":"identities","schema":null},"Secret":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"secrets","schema":null},"Category":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"questions","kind":"object","type":"Question","relationName":"CategoryToQuestion"}],"dbName":"categories","schema":null},"Question":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"categoryId","kind":"scalar","type":"Int","dbName":"category_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"QuestionStatus"},{"name":"bestAnswerId","kind":"scalar","type":"Int","dbName":"best_answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answerCount","kind":"scalar","type":"Int","dbName":"answer_count"},{"name":"category","kind":"object","type":"Category","relationName":"CategoryToQuestion"},{"name":"author","kind":"object","type":"User","relationName":"QuestionToUser"},{"name":"bestAnswer","kind":"object","type":"Answer","relationName":"best"},{"name":"answers","kind":"object","type":"Answer","relationName":"answers"},{"name":"search","kind":"object","type":"QuestionSearch","relationName":"QuestionToQuestionSearch"}],"dbName":"questions","schema":null},"Answer":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"voteScore","kind":"scalar","type":"Int","dbName":"vote_score"},{"name":"question","kind":"object","type":"Question","relationName":"answers"},{"name":"author","kind":"object","type":"User","relationName":"AnswerToUser"},{"name":"bestOf","kind":"object","type":"Question","relationName":"best"},{"name":"votes","kind":"object","type":"Vote","relationName":"AnswerToVote"}],"dbName":"answers","schema":null},"Vote":{"fields":[{"name":"answerId","kind":"scalar","type":"Int","dbName":"answer_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"object","type":"Answer","relationName":"AnswerToVote"},{"name":"user","kind":"object","type":"User","relationName":"UserToVote"}],"dbName":"votes","schema":null},"QuestionSearch":{"fields":[{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"question","kind":"object","type":"Question","relationName":"QuestionToQuestionSearch"}],"dbName":"question_search","schema":null},"Store":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"StoreStatus"},{"name":"reopens","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"owner","kind":"object","type":"User","relationName":"StoreToUser"},{"name":"products","kind":"object","type":"Product","relationName":"ProductToStore"}],"dbName":"stores","schema":null},"Product":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"sku","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"regularPrice","kind":"scalar","type":"Decimal","dbName":"regular_price"},{"name":"stock","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"ProductStatus"},{"name":"category","kind":"scalar","type":"String"},{"name":"imageUrl","kind":"scalar","type":"String","dbName":"image_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"shelf","kind":"scalar","type":"Int"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"titleKey","kind":"scalar","type":"String","dbName":"title_key"},{"name":"categoryKey","kind":"scalar","type":"String","dbName":"category_key"},{"name":"store","kind":"object","type":"Store","relationName":"ProductToStore"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderItemToProduct"}],"dbName":"products","schema":null},"Order":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"area","kind":"enum","type":"OrderArea"},{"name":"buyerId","kind":"scalar","type":"Int","dbName":"buyer_id"},{"name":"status","kind":"enum","type":"OrderStatus"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"paymentReference","kind":"scalar","type":"String","dbName":"payment_reference"},{"name":"checkoutId","kind":"scalar","type":"Int","dbName":"checkout_id"},{"name":"disputeReason","kind":"scalar","type":"String","dbName":"dispute_reason"},{"name":"buyer","kind":"object","type":"User","relationName":"OrderToUser"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderToOrderItem"},{"name":"stores","kind":"object","type":"OrderStore","relationName":"OrderToOrderStore"}],"dbName":"orders","schema":null},"OrderItem":{"fields":[{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"quantity","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"storeName","kind":"scalar","type":"String","dbName":"store_name"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderItem"},{"name":"product","kind":"object","type":"Product","relationName":"OrderItemToProduct"}],"dbName":"order_items","schema":null},"OrderStore":{"fields":[{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderStore"}],"dbName":"order_stores","schema":null},"Video":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"visibility","kind":"enum","type":"VideoVisibility"},{"name":"status","kind":"enum","type":"VideoStatus"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"duration","kind":"scalar","type":"Float"},{"name":"width","kind":"scalar","type":"Int"},{"name":"height","kind":"scalar","type":"Int"},{"name":"thumbnailUrl","kind":"scalar","type":"String","dbName":"thumbnail_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"likeCount","kind":"scalar","type":"Int","dbName":"like_count"},{"name":"dislikeCount","kind":"scalar","type":"Int","dbName":"dislike_count"},{"name":"commentCount","kind":"scalar","type":"Int","dbName":"comment_count"},{"name":"author","kind":"object","type":"User","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToVideo"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToVideo"},{"name":"views","kind":"object","type":"VideoView","relationName":"VideoToVideoView"},{"name":"share","kind":"object","type":"Share","relationName":"ShareToVideo"}],"dbName":"videos","schema":null},"Rating":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"RatingToVideo"},{"name":"user","kind":"object","type":"User","relationName":"RatingToUser"}],"dbName":"ratings","schema":null},"Comment":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"CommentToVideo"},{"name":"author","kind":"object","type":"User","relationName":"CommentToUser"}],"dbName":"comments","schema":null},"VideoView":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"views","kind":"scalar","type":"Int"},{"name":"video","kind":"object","type":"Video","relationName":"VideoToVideoView"}],"dbName":"video_views","schema":null},"File":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"sha256","kind":"scalar","type":"String"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"owner","kind":"object","type":"User","relationName":"FileToUser"},{"name":"share","kind":"object","type":"Share","relationName":"FileToShare"}],"dbName":"files","schema":null},"FileUsage":{"fields":[{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"files","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"owner","kind":"object","type":"User","relationName":"FileUsageToUser"}],"dbName":"file_usage","schema":null},"Share":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"token","kind":"scalar","type":"String"},{"name":"fileId","kind":"scalar","type":"Int","dbName":"file_id"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"allowDownload","kind":"scalar","type":"Boolean","dbName":"allow_download"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"file","kind":"object","type":"File","relationName":"FileToShare"},{"name":"video","kind":"object","type":"Video","relationName":"ShareToVideo"}],"dbName":"shares","schema":null},"App":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"secretHash","kind":"scalar","type":"Bytes","dbName":"secret_hash"},{"name":"redirectUris","kind":"scalar","type":"String","dbName":"redirect_uris"},{"name":"origins","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"owner","kind":"object","type":"User","relationName":"AppToUser"},{"name":"grants","kind":"object","type":"AppGrant","relationName":"AppToAppGrant"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppToAppDevice"},{"name":"tokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToApp"}],"dbName":"apps","schema":null},"AppGrant":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"AppGrantToUser"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppGrant"},{"name":"sessions","kind":"object","type":"AppSession","relationName":"AppGrantToAppSession"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppDeviceToAppGrant"}],"dbName":"app_grants","schema":null},"AppSession":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"codeHash","kind":"scalar","type":"Bytes","dbName":"code_hash"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeExpiresAt","kind":"scalar","type":"DateTime","dbName":"code_expires_at"},{"name":"codeUsedAt","kind":"scalar","type":"DateTime","dbName":"code_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppGrantToAppSession"},{"name":"refreshTokens","kind":"object","type":"AppRefreshToken","relationName":"AppRefreshTokenToAppSession"},{"name":"accessTokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToAppSession"}],"dbName":"app_sessions","schema":null},"AppRefreshToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sessionId","kind":"scalar","type":"Int","dbName":"session_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"session","kind":"object","type":"AppSession","relationName":"AppRefreshTokenToAppSession"}],"dbName":"app_refresh_tokens","schema":null},"AppDevice":{"fields":[{"name":"deviceHash","kind":"scalar","type":"Bytes","dbName":"device_hash"},{"name":"userHash","kind":"scalar","type":"Bytes","dbName":"user_hash"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"pause","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"deniedAt","kind":"scalar","type":"DateTime","dbName":"denied_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppDevice"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppDeviceToAppGrant"}],"dbName":"app_devices","schema":null},"JobTurn":{"fields":[{"name":"job","kind":"scalar","type":"String"},{"name":"nextAt","kind":"scalar","type":"DateTime","dbName":"next_at"}],"dbName":"job_turns","schema":null},"BackupLease":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"backup_leases","schema":null},"Backup":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"snapshotAt","kind":"scalar","type":"DateTime","dbName":"snapshot_at"}],"dbName":"backups","schema":null},"PostponedRemoval":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"postponed_removals","schema":null},"LimitCount":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"}],"dbName":"limit_counts","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","user","owner","app","grant","session","refreshTokens","accessTokens","_count","sessions","devices","grants","tokens","appSession","keys","apps","appGrants","totpFactor","recoveryCodes","passkeys","identities","topics","board","author","topic","replies","questions","category","question","bestOf","answer","votes","bestAnswer","answers","search","idempotencyKeys","store","buyer","items","order","stores","product","products","orders","video","comments","ratings","views","share","file","videos","files","fileUsage","reporter","handler","reportsMade","reportsAbout","reportsHandled","editor","revisions","edits","mails","emailTokens","creator","invitations","exports","User.findUnique","User.findUniqueOrThrow","User.findFirst","User.findFirstOrThrow","User.findMany","data","User.createOne","User.createMany","User.createManyAndReturn","User.updateOne","User.updateMany","User.updateManyAndReturn","create","update","User.upsertOne","User.deleteOne","User.deleteMany","having","_avg","_sum","_min","_max","User.groupBy","User.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Mail.findUnique","Mail.findUniqueOrThrow","Mail.findFirst","Mail.findFirstOrThrow","Mail.findMany","Mail.createOne","Mail.createMany","Mail.createManyAndReturn","Mail.updateOne","Mail.updateMany","Mail.updateManyAndReturn","Mail.upsertOne","Mail.deleteOne","Mail.deleteMany","Mail.groupBy","Mail.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","EmailToken.findUnique","EmailToken.findUniqueOrThrow","EmailToken.findFirst","EmailToken.findFirstOrThrow","EmailToken.findMany","EmailToken.createOne","EmailToken.createMany","EmailToken.createManyAndReturn","EmailToken.updateOne","EmailToken.updateMany","EmailToken.updateManyAndReturn","EmailToken.upsertOne","EmailToken.deleteOne","EmailToken.deleteMany","EmailToken.groupBy","EmailToken.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Report.findUnique","Report.findUniqueOrThrow","Report.findFirst","Report.findFirstOrThrow","Report.findMany","Report.createOne","Report.createMany","Report.createManyAndReturn","Report.updateOne","Report.updateMany","Report.updateManyAndReturn","Report.upsertOne","Report.deleteOne","Report.deleteMany","Report.groupBy","Report.aggregate","Revision.findUnique","Revision.findUniqueOrThrow","Revision.findFirst","Revision.findFirstOrThrow","Revision.findMany","Revision.createOne","Revision.createMany","Revision.createManyAndReturn","Revision.updateOne","Revision.updateMany","Revision.updateManyAndReturn","Revision.upsertOne","Revision.deleteOne","Revision.deleteMany","Revision.groupBy","Revision.aggregate","Removal.findUnique","Removal.findUniqueOrThrow","Removal.findFirst","Removal.findFirstOrThrow","Removal.findMany","Removal.createOne","Removal.createMany","Removal.createManyAndReturn","Removal.updateOne","Removal.updateMany","Removal.updateManyAndReturn","Removal.upsertOne","Removal.deleteOne","Removal.deleteMany","Removal.groupBy","Removal.aggregate","Export.findUnique","Export.findUniqueOrThrow","Export.findFirst","Export.findFirstOrThrow","Export.findMany","Export.createOne","Export.createMany","Export.createManyAndReturn","Export.updateOne","Export.updateMany","Export.updateManyAndReturn","Export.upsertOne","Export.deleteOne","Export.deleteMany","Export.groupBy","Export.aggregate","Board.findUnique","Board.findUniqueOrThrow","Board.findFirst","Board.findFirstOrThrow","Board.findMany","Board.createOne","Board.createMany","Board.createManyAndReturn","Board.updateOne","Board.updateMany","Board.updateManyAndReturn","Board.upsertOne","Board.deleteOne","Board.deleteMany","Board.groupBy","Board.aggregate","Topic.findUnique","Topic.findUniqueOrThrow","Topic.findFirst","Topic.findFirstOrThrow","Topic.findMany","Topic.createOne","Topic.createMany","Topic.createManyAndReturn","Topic.updateOne","Topic.updateMany","Topic.updateManyAndReturn","Topic.upsertOne","Topic.deleteOne","Topic.deleteMany","Topic.groupBy","Topic.aggregate","Reply.findUnique","Reply.findUniqueOrThrow","Reply.findFirst","Reply.findFirstOrThrow","Reply.findMany","Reply.createOne","Reply.createMany","Reply.createManyAndReturn","Reply.updateOne","Reply.updateMany","Reply.updateManyAndReturn","Reply.upsertOne","Reply.deleteOne","Reply.deleteMany","Reply.groupBy","Reply.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","TotpFactor.findUnique","TotpFactor.findUniqueOrThrow","TotpFactor.findFirst","TotpFactor.findFirstOrThrow","TotpFactor.findMany","TotpFactor.createOne","TotpFactor.createMany","TotpFactor.createManyAndReturn","TotpFactor.updateOne","TotpFactor.updateMany","TotpFactor.updateManyAndReturn","TotpFactor.upsertOne","TotpFactor.deleteOne","TotpFactor.deleteMany","TotpFactor.groupBy","TotpFactor.aggregate","RecoveryCode.findUnique","RecoveryCode.findUniqueOrThrow","RecoveryCode.findFirst","RecoveryCode.findFirstOrThrow","RecoveryCode.findMany","RecoveryCode.createOne","RecoveryCode.createMany","RecoveryCode.createManyAndReturn","RecoveryCode.updateOne","RecoveryCode.updateMany","RecoveryCode.updateManyAndReturn","RecoveryCode.upsertOne","RecoveryCode.deleteOne","RecoveryCode.deleteMany","RecoveryCode.groupBy","RecoveryCode.aggregate","Passkey.findUnique","Passkey.findUniqueOrThrow","Passkey.findFirst","Passkey.findFirstOrThrow","Passkey.findMany","Passkey.createOne","Passkey.createMany","Passkey.createManyAndReturn","Passkey.updateOne","Passkey.updateMany","Passkey.updateManyAndReturn","Passkey.upsertOne","Passkey.deleteOne","Passkey.deleteMany","Passkey.groupBy","Passkey.aggregate","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","Secret.findUnique","Secret.findUniqueOrThrow","Secret.findFirst","Secret.findFirstOrThrow","Secret.findMany","Secret.createOne","Secret.createMany","Secret.createManyAndReturn","Secret.updateOne","Secret.updateMany","Secret.updateManyAndReturn","Secret.upsertOne","Secret.deleteOne","Secret.deleteMany","Secret.groupBy","Secret.aggregate","Category.findUnique","Category.findUniqueOrThrow","Category.findFirst","Category.findFirstOrThrow","Category.findMany","Category.createOne","Category.createMany","Category.createManyAndReturn","Category.updateOne","Category.updateMany","Category.updateManyAndReturn","Category.upsertOne","Category.deleteOne","Category.deleteMany","Category.groupBy","Category.aggregate","Question.findUnique","Question.findUniqueOrThrow","Question.findFirst","Question.findFirstOrThrow","Question.findMany","Question.createOne","Question.createMany","Question.createManyAndReturn","Question.updateOne","Question.updateMany","Question.updateManyAndReturn","Question.upsertOne","Question.deleteOne","Question.deleteMany","Question.groupBy","Question.aggregate","Answer.findUnique","Answer.findUniqueOrThrow","Answer.findFirst","Answer.findFirstOrThrow","Answer.findMany","Answer.createOne","Answer.createMany","Answer.createManyAndReturn","Answer.updateOne","Answer.updateMany","Answer.updateManyAndReturn","Answer.upsertOne","Answer.deleteOne","Answer.deleteMany","Answer.groupBy","Answer.aggregate","Vote.findUnique","Vote.findUniqueOrThrow","Vote.findFirst","Vote.findFirstOrThrow","Vote.findMany","Vote.createOne","Vote.createMany","Vote.createManyAndReturn","Vote.updateOne","Vote.updateMany","Vote.updateManyAndReturn","Vote.upsertOne","Vote.deleteOne","Vote.deleteMany","Vote.groupBy","Vote.aggregate","QuestionSearch.findUnique","QuestionSearch.findUniqueOrThrow","QuestionSearch.findFirst","QuestionSearch.findFirstOrThrow","QuestionSearch.findMany","QuestionSearch.updateOne","QuestionSearch.updateMany","QuestionSearch.updateManyAndReturn","QuestionSearch.deleteOne","QuestionSearch.deleteMany","QuestionSearch.groupBy","QuestionSearch.aggregate","Store.findUnique","Store.findUniqueOrThrow","Store.findFirst","Store.findFirstOrThrow","Store.findMany","Store.createOne","Store.createMany","Store.createManyAndReturn","Store.updateOne","Store.updateMany","Store.updateManyAndReturn","Store.upsertOne","Store.deleteOne","Store.deleteMany","Store.groupBy","Store.aggregate","Product.findUnique","Product.findUniqueOrThrow","Product.findFirst","Product.findFirstOrThrow","Product.findMany","Product.createOne","Product.createMany","Product.createManyAndReturn","Product.updateOne","Product.updateMany","Product.updateManyAndReturn","Product.upsertOne","Product.deleteOne","Product.deleteMany","Product.groupBy","Product.aggregate","Order.findUnique","Order.findUniqueOrThrow","Order.findFirst","Order.findFirstOrThrow","Order.findMany","Order.createOne","Order.createMany","Order.createManyAndReturn","Order.updateOne","Order.updateMany","Order.updateManyAndReturn","Order.upsertOne","Order.deleteOne","Order.deleteMany","Order.groupBy","Order.aggregate","OrderItem.findUnique","OrderItem.findUniqueOrThrow","OrderItem.findFirst","OrderItem.findFirstOrThrow","OrderItem.findMany","OrderItem.createOne","OrderItem.createMany","OrderItem.createManyAndReturn","OrderItem.updateOne","OrderItem.updateMany","OrderItem.updateManyAndReturn","OrderItem.upsertOne","OrderItem.deleteOne","OrderItem.deleteMany","OrderItem.groupBy","OrderItem.aggregate","OrderStore.findUnique","OrderStore.findUniqueOrThrow","OrderStore.findFirst","OrderStore.findFirstOrThrow","OrderStore.findMany","OrderStore.createOne","OrderStore.createMany","OrderStore.createManyAndReturn","OrderStore.updateOne","OrderStore.updateMany","OrderStore.updateManyAndReturn","OrderStore.upsertOne","OrderStore.deleteOne","OrderStore.deleteMany","OrderStore.groupBy","OrderStore.aggregate","Video.findUnique","Video.findUniqueOrThrow","Video.findFirst","Video.findFirstOrThrow","Video.findMany","Video.createOne","Video.createMany","Video.createManyAndReturn","Video.updateOne","Video.updateMany","Video.updateManyAndReturn","Video.upsertOne","Video.deleteOne","Video.deleteMany","Video.groupBy","Video.aggregate","Rating.findUnique","Rating.findUniqueOrThrow","Rating.findFirst","Rating.findFirstOrThrow","Rating.findMany","Rating.createOne","Rating.createMany","Rating.createManyAndReturn","Rating.updateOne","Rating.updateMany","Rating.updateManyAndReturn","Rating.upsertOne","Rating.deleteOne","Rating.deleteMany","Rating.groupBy","Rating.aggregate","Comment.findUnique","Comment.findUniqueOrThrow","Comment.findFirst","Comment.findFirstOrThrow","Comment.findMany","Comment.createOne","Comment.createMany","Comment.createManyAndReturn","Comment.updateOne","Comment.updateMany","Comment.updateManyAndReturn","Comment.upsertOne","Comment.deleteOne","Comment.deleteMany","Comment.groupBy","Comment.aggregate","VideoView.findUnique","VideoView.findUniqueOrThrow","VideoView.findFirst","VideoView.findFirstOrThrow","VideoView.findMany","VideoView.createOne","VideoView.createMany","VideoView.createManyAndReturn","VideoView.updateOne","VideoView.updateMany","VideoView.updateManyAndReturn","VideoView.upsertOne","VideoView.deleteOne","VideoView.deleteMany","VideoView.groupBy","VideoView.aggregate","File.findUnique","File.findUniqueOrThrow","File.findFirst","File.findFirstOrThrow","File.findMany","File.createOne","File.createMany","File.createManyAndReturn","File.updateOne","File.updateMany","File.updateManyAndReturn","File.upsertOne","File.deleteOne","File.deleteMany","File.groupBy","File.aggregate","FileUsage.findUnique","FileUsage.findUniqueOrThrow","FileUsage.findFirst","FileUsage.findFirstOrThrow","FileUsage.findMany","FileUsage.createOne","FileUsage.createMany","FileUsage.createManyAndReturn","FileUsage.updateOne","FileUsage.updateMany","FileUsage.updateManyAndReturn","FileUsage.upsertOne","FileUsage.deleteOne","FileUsage.deleteMany","FileUsage.groupBy","FileUsage.aggregate","Share.findUnique","Share.findUniqueOrThrow","Share.findFirst","Share.findFirstOrThrow","Share.findMany","Share.createOne","Share.createMany","Share.createManyAndReturn","Share.updateOne","Share.updateMany","Share.updateManyAndReturn","Share.upsertOne","Share.deleteOne","Share.deleteMany","Share.groupBy","Share.aggregate","App.findUnique","App.findUniqueOrThrow","App.findFirst","App.findFirstOrThrow","App.findMany","App.createOne","App.createMany","App.createManyAndReturn","App.updateOne","App.updateMany","App.updateManyAndReturn","App.upsertOne","App.deleteOne","App.deleteMany","App.groupBy","App.aggregate","AppGrant.findUnique","AppGrant.findUniqueOrThrow","AppGrant.findFirst","AppGrant.findFirstOrThrow","AppGrant.findMany","AppGrant.createOne","AppGrant.createMany","AppGrant.createManyAndReturn","AppGrant.updateOne","AppGrant.updateMany","AppGrant.updateManyAndReturn","AppGrant.upsertOne","AppGrant.deleteOne","AppGrant.deleteMany","AppGrant.groupBy","AppGrant.aggregate","AppSession.findUnique","AppSession.findUniqueOrThrow","AppSession.findFirst","AppSession.findFirstOrThrow","AppSession.findMany","AppSession.createOne","AppSession.createMany","AppSession.createManyAndReturn","AppSession.updateOne","AppSession.updateMany","AppSession.updateManyAndReturn","AppSession.upsertOne","AppSession.deleteOne","AppSession.deleteMany","AppSession.groupBy","AppSession.aggregate","AppRefreshToken.findUnique","AppRefreshToken.findUniqueOrThrow","AppRefreshToken.findFirst","AppRefreshToken.findFirstOrThrow","AppRefreshToken.findMany","AppRefreshToken.createOne","AppRefreshToken.createMany","AppRefreshToken.createManyAndReturn","AppRefreshToken.updateOne","AppRefreshToken.updateMany","AppRefreshToken.updateManyAndReturn","AppRefreshToken.upsertOne","AppRefreshToken.deleteOne","AppRefreshToken.deleteMany","AppRefreshToken.groupBy","AppRefreshToken.aggregate","AppDevice.findUnique","AppDevice.findUniqueOrThrow","AppDevice.findFirst","AppDevice.findFirstOrThrow","AppDevice.findMany","AppDevice.createOne","AppDevice.createMany","AppDevice.createManyAndReturn","AppDevice.updateOne","AppDevice.updateMany","AppDevice.updateManyAndReturn","AppDevice.upsertOne","AppDevice.deleteOne","AppDevice.deleteMany","AppDevice.groupBy","AppDevice.aggregate","JobTurn.findUnique","JobTurn.findUniqueOrThrow","JobTurn.findFirst","JobTurn.findFirstOrThrow","JobTurn.findMany","JobTurn.createOne","JobTurn.createMany","JobTurn.createManyAndReturn","JobTurn.updateOne","JobTurn.updateMany","JobTurn.updateManyAndReturn","JobTurn.upsertOne","JobTurn.deleteOne","JobTurn.deleteMany","JobTurn.groupBy","JobTurn.aggregate","BackupLease.findUnique","BackupLease.findUniqueOrThrow","BackupLease.findFirst","BackupLease.findFirstOrThrow","BackupLease.findMany","BackupLease.createOne","BackupLease.createMany","BackupLease.createManyAndReturn","BackupLease.updateOne","BackupLease.updateMany","BackupLease.updateManyAndReturn","BackupLease.upsertOne","BackupLease.deleteOne","BackupLease.deleteMany","BackupLease.groupBy","BackupLease.aggregate","Backup.findUnique","Backup.findUniqueOrThrow","Backup.findFirst","Backup.findFirstOrThrow","Backup.findMany","Backup.createOne","Backup.createMany","Backup.createManyAndReturn","Backup.updateOne","Backup.updateMany","Backup.updateManyAndReturn","Backup.upsertOne","Backup.deleteOne","Backup.deleteMany","Backup.groupBy","Backup.aggregate","PostponedRemoval.findUnique","PostponedRemoval.findUniqueOrThrow","PostponedRemoval.findFirst","PostponedRemoval.findFirstOrThrow","PostponedRemoval.findMany","PostponedRemoval.createOne","PostponedRemoval.createMany","PostponedRemoval.createManyAndReturn","PostponedRemoval.updateOne","PostponedRemoval.updateMany","PostponedRemoval.updateManyAndReturn","PostponedRemoval.upsertOne","PostponedRemoval.deleteOne","PostponedRemoval.deleteMany","PostponedRemoval.groupBy","PostponedRemoval.aggregate","LimitCount.findUnique","LimitCount.findUniqueOrThrow","LimitCount.findFirst","LimitCount.findFirstOrThrow","LimitCount.findMany","LimitCount.createOne","LimitCount.createMany","LimitCount.createManyAndReturn","LimitCount.updateOne","LimitCount.updateMany","LimitCount.updateManyAndReturn","LimitCount.upsertOne","LimitCount.deleteOne","LimitCount.deleteMany","LimitCount.groupBy","LimitCount.aggregate","AND","OR","NOT","key","count","endsAt","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","at","id","snapshotAt","leasedUntil","job","nextAt","deviceHash","userHash","appId","scopes","pause","askedAt","grantId","deniedAt","createdAt","expiresAt","Scope","has","hasEvery","hasSome","hash","sessionId","usedAt","codeHash","codeChallenge","redirectUri","codeExpiresAt","codeUsedAt","userId","ownerId","name","clientId","secretHash","redirectUris","origins","token","fileId","videoId","passwordHash","allowDownload","bytes","mimeType","size","sha256","objectKey","updatedAt","nameKey","authorId","content","value","title","description","VideoVisibility","visibility","VideoStatus","status","duration","width","height","thumbnailUrl","likeCount","dislikeCount","commentCount","storeId","orderId","productId","price","quantity","storeName","OrderArea","area","buyerId","OrderStatus","paidAt","paymentReference","checkoutId","disputeReason","slug","sku","regularPrice","stock","ProductStatus","imageUrl","deletedAt","shelf","listed","titleKey","categoryKey","StoreStatus","reopens","questionId","answerId","body","voteScore","categoryId","QuestionStatus","bestAnswerId","answerCount","every","some","none","issuer","subject","lastUsedAt","credentialId","publicKey","counter","transports","secret","lastStep","wrongCodes","blockedUntil","sid","sess","expire","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","topicId","boardId","isSticky","isLocked","replyCount","lastReplyAt","lastReplyUserId","position","state","attempts","parts","partsTotal","records","missing","fault","endedAt","targetType","targetId","parentId","excerpt","memory","isPrivate","actorId","reason","targetType_targetId","number","editorId","reporterId","note","ReportStatus","handlerId","resolutionNote","claimedAt","resolvedAt","action","requestId","details","operation","request","purpose","email","creatorId","maxUses","uses","kind","recipient","dueAt","givenUpAt","prefix","revokedAt","appSessionId","username","emailVerifiedAt","pendingEmail","Role","role","suspendedAt","suspendedUntil","suspendedFor","silencedAt","silencedUntil","silencedFor","reportMailedAt","approvedPosts","awaitsApproval","deleteAt","twoFactors","targetType_targetId_number","videoId_userId","storeId_orderId","orderId_productId","userId_operation_key","id_questionId","answerId_userId","bestAnswerId_id","issuer_subject","userId_hash","userId_appId","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "3BbZA-wFNBAAALgLACARAAC5CwAgEgAAugsAIBMAALsLACAUAAC8CwAgFQAAvQsAIBYAAL4LACAXAACaCwAgGwAAvwsAIBwAAIcLACAhAADBCwAgIwAAwAsAICUAAMILACAqAADDCwAgLQAAxAsAIC8AAMYLACAwAADHCwAgNAAAxQsAIDUAAMgLACA2AADJCwAgOQAAygsAIDoAAMoLACA7AADKCwAgPQAAywsAID4AAMsLACA_AADMCwAgQAAAzQsAIEIAAM4LACBDAADPCwAguAYAALYLADC5BgAAmgEAELoGAAC2CwAwygYCAAAAAdcGQAClCgAh7wYBAMoKACGcB0AAywoAIeoHAQAAAAH1BwEAAAAB9gdAAMsKACH3BwEAygoAIfkHAAC3C_kHIvoHQADLCgAh-wdAAMsKACH8BwEAygoAIf0HQADLCgAh_gdAAMsKACH_BwEAygoAIYAIQADLCgAhgQgCAKQKACGCCCAAzAoAIYMIQADLCgAhhAggAMwKACEBAAAAAQAgEgMAANUKACAFAACVDAAgDwAAlgwAILgGAACUDAAwuQYAAAMAELoGAACUDAAwygYCAKQKACHRBgIAlQsAIdIGAACwCgAg1wZAAKUKACHYBkAAywoAId0GAAGKCwAh5QYCAKQKACHnBgEAowoAIbAHQADLCgAh8gcBAKMKACHzB0AAywoAIfQHAgCVCwAhCAMAANoNACAFAACnFAAgDwAAqRQAINEGAACrDAAg2AYAAKsMACCwBwAAqwwAIPMHAACrDAAg9AcAAKsMACASAwAA1QoAIAUAAJUMACAPAACWDAAguAYAAJQMADC5BgAAAwAQugYAAJQMADDKBgIAAAAB0QYCAJULACHSBgAAsAoAINcGQAClCgAh2AZAAMsKACHdBgABAAAB5QYCAKQKACHnBgEAowoAIbAHQADLCgAh8gcBAKMKACHzB0AAywoAIfQHAgCVCwAhAwAAAAMAIAEAAAQAMAIAAAUAIA8EAADVCgAgDAAAiAwAIA0AALoLACAOAAC4CwAguAYAAIYMADC5BgAABwAQugYAAIYMADDKBgIApAoAIdcGQAClCgAh5gYCAKQKACHnBgEAowoAIegGAQCjCgAh6QYAAYcMACHqBgAAxAoAIOsGAADECgAgAQAAAAcAIAwDAADVCgAgBQAAigwAIAsAAJMMACAMAACIDAAguAYAAJIMADC5BgAACQAQugYAAJIMADDKBgIApAoAIdEGAgCkCgAh0gYAALAKACDXBkAApQoAIeUGAgCkCgAhBAMAANoNACAFAACnFAAgCwAAqxQAIAwAAKYUACANAwAA1QoAIAUAAIoMACALAACTDAAgDAAAiAwAILgGAACSDAAwuQYAAAkAELoGAACSDAAwygYCAAAAAdEGAgCkCgAh0gYAALAKACDXBkAApQoAIeUGAgCkCgAhjwgAAJEMACADAAAACQAgAQAACgAwAgAACwAgEAYAAI8MACAIAACQDAAgCQAAuAsAILgGAACODAAwuQYAAA0AELoGAACODAAwygYCAKQKACHSBgAAsAoAINUGAgCkCgAh1wZAAKUKACHYBkAApQoAIeAGAAGHDAAh4QYBAMoKACHiBgEAygoAIeMGQADLCgAh5AZAAMsKACEIBgAAqBQAIAgAAKoUACAJAACBFAAg4AYAAKsMACDhBgAAqwwAIOIGAACrDAAg4wYAAKsMACDkBgAAqwwAIBAGAACPDAAgCAAAkAwAIAkAALgLACC4BgAAjgwAMLkGAAANABC6BgAAjgwAMMoGAgAAAAHSBgAAsAoAINUGAgCkCgAh1wZAAKUKACHYBkAApQoAIeAGAAEAAAHhBgEAygoAIeIGAQDKCgAh4wZAAMsKACHkBkAAywoAIQMAAAANACABAAAOADACAAAPACAIBwAAjQwAILgGAACMDAAwuQYAABEAELoGAACMDAAw1wZAAKUKACHdBgABigsAId4GAgCkCgAh3wZAAMsKACECBwAAqRQAIN8GAACrDAAgCAcAAI0MACC4BgAAjAwAMLkGAAARABC6BgAAjAwAMNcGQAClCgAh3QYAAQAAAd4GAgCkCgAh3wZAAMsKACEDAAAAEQAgAQAAEgAwAgAAEwAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAAARACABAAAAAwAgDwUAAIoMACAGAACLDAAguAYAAIkMADC5BgAAGAAQugYAAIkMADDPBgABigsAIdAGAAGKCwAh0QYCAKQKACHSBgAAsAoAINMGAgCkCgAh1AZAAMsKACHVBgIAlQsAIdYGQADLCgAh1wZAAKUKACHYBkAApQoAIQUFAACnFAAgBgAAqBQAINQGAACrDAAg1QYAAKsMACDWBgAAqwwAIA8FAACKDAAgBgAAiwwAILgGAACJDAAwuQYAABgAELoGAACJDAAwzwYAAQAAAdAGAAEAAAHRBgIApAoAIdIGAACwCgAg0wYCAKQKACHUBkAAywoAIdUGAgCVCwAh1gZAAMsKACHXBkAApQoAIdgGQAClCgAhAwAAABgAIAEAABkAMAIAABoAIAEAAAAJACABAAAADQAgAQAAABgAIAMAAAAYACABAAAZADACAAAaACADAAAAAwAgAQAABAAwAgAABQAgAQAAAAkAIAEAAAAYACABAAAAAwAgAQAAAA0AIAUEAADaDQAgDAAAphQAIA0AAIMUACAOAACBFAAg6QYAAKsMACAPBAAA1QoAIAwAAIgMACANAAC6CwAgDgAAuAsAILgGAACGDAAwuQYAAAcAELoGAACGDAAwygYCAAAAAdcGQAClCgAh5gYCAKQKACHnBgEAowoAIegGAQAAAAHpBgABhwwAIeoGAADECgAg6wYAAMQKACADAAAABwAgAQAAJQAwAgAAJgAgAwAAAAkAIAEAAAoAMAIAAAsAIAoDAADVCgAguAYAAI8LADC5BgAAKQAQugYAAI8LADDXBkAApQoAIeUGAgCkCgAhtQcBAKMKACG2BwQA1AoAIbcHAgCkCgAhuAdAAMsKACEBAAAAKQAgBwMAANUKACC4BgAAhQwAMLkGAAArABC6BgAAhQwAMN0GAAGKCwAh3wZAAMsKACHlBgIApAoAIQIDAADaDQAg3wYAAKsMACAIAwAA1QoAILgGAACFDAAwuQYAACsAELoGAACFDAAw3QYAAYoLACHfBkAAywoAIeUGAgCkCgAhjggAAIQMACADAAAAKwAgAQAALAAwAgAALQAgDQMAANUKACC4BgAAgwwAMLkGAAAvABC6BgAAgwwAMMoGAgCkCgAh1wZAAKUKACHlBgIApAoAIecGAQCjCgAhsAdAAMsKACGxBwABigsAIbIHAAGKCwAhswcEANQKACG0BwAAxAoAIAIDAADaDQAgsAcAAKsMACANAwAA1QoAILgGAACDDAAwuQYAAC8AELoGAACDDAAwygYCAAAAAdcGQAClCgAh5QYCAKQKACHnBgEAowoAIbAHQADLCgAhsQcAAQAAAbIHAAGKCwAhswcEANQKACG0BwAAxAoAIAMAAAAvACABAAAwADACAAAxACAKAwAA1QoAILgGAACCDAAwuQYAADMAELoGAACCDAAwygYCAKQKACHXBkAApQoAIeUGAgCkCgAhrgcBAKMKACGvBwEAowoAIbAHQADLCgAhAgMAANoNACCwBwAAqwwAIAsDAADVCgAguAYAAIIMADC5BgAAMwAQugYAAIIMADDKBgIAAAAB1wZAAKUKACHlBgIApAoAIa4HAQCjCgAhrwcBAKMKACGwB0AAywoAIY0IAACBDAAgAwAAADMAIAEAADQAMAIAADUAIBEYAACADAAgGQAA1QoAIBsAAL8LACC4BgAA_wsAMLkGAAA3ABC6BgAA_wsAMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIfkGAQCjCgAh-wYBAKMKACHDBwIApAoAIcQHIADMCgAhxQcgAMwKACHGBwIApAoAIccHQAClCgAhyAcCAKQKACEDGAAApRQAIBkAANoNACAbAACIFAAgERgAAIAMACAZAADVCgAgGwAAvwsAILgGAAD_CwAwuQYAADcAELoGAAD_CwAwygYCAAAAAdcGQAClCgAh-AYCAKQKACH5BgEAowoAIfsGAQCjCgAhwwcCAKQKACHEByAAzAoAIcUHIADMCgAhxgcCAKQKACHHB0AApQoAIcgHAgCkCgAhAwAAADcAIAEAADgAMAIAADkAIAMAAAA3ACABAAA4ADACAAA5ACABAAAANwAgChkAANUKACAaAAD-CwAguAYAAP0LADC5BgAAPQAQugYAAP0LADDKBgIApAoAIdcGQAClCgAh-AYCAKQKACH5BgEAowoAIcIHAgCkCgAhAhkAANoNACAaAACkFAAgChkAANUKACAaAAD-CwAguAYAAP0LADC5BgAAPQAQugYAAP0LADDKBgIAAAAB1wZAAKUKACH4BgIApAoAIfkGAQCjCgAhwgcCAKQKACEDAAAAPQAgAQAAPgAwAgAAPwAgAQAAAD0AIAMAAAA9ACABAAA-ADACAAA_ACARGQAA1QoAIB0AAPoLACAiAAD7CwAgIwAAwAsAICQAAPwLACC4BgAA-AsAMLkGAABDABC6BgAA-AsAMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIfsGAQCjCgAhgAcAAPkLqQcipQcBAKMKACGnBwIAlQsAIakHAgCVCwAhqgcCAKQKACEHGQAA2g0AIB0AAKIUACAiAAChFAAgIwAAiRQAICQAAKMUACCnBwAAqwwAIKkHAACrDAAgEhkAANUKACAdAAD6CwAgIgAA-wsAICMAAMALACAkAAD8CwAguAYAAPgLADC5BgAAQwAQugYAAPgLADDKBgIAAAAB1wZAAKUKACH4BgIApAoAIfsGAQCjCgAhgAcAAPkLqQcipQcBAKMKACGnBwIAlQsAIakHAgCVCwAhqgcCAKQKACGMCAAA9wsAIAMAAABDACABAABEADACAABFACAHHAAAhwsAILgGAACGCwAwuQYAAEcAELoGAACGCwAwygYCAKQKACHnBgEAowoAIZYHAQCjCgAhAQAAAEcAIAMAAABDACABAABEADACAABFACABAAAAQwAgDRkAANUKACAeAAD-CgAgHwAA8wsAICEAAMELACC4BgAA8gsAMLkGAABLABC6BgAA8gsAMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIaMHAgCkCgAhpQcBAKMKACGmBwIApAoAIQEAAABLACABAAAAQwAgCQMAANUKACAgAAD2CwAguAYAAPULADC5BgAATgAQugYAAPULADDXBkAApQoAIeUGAgCkCgAh-gYCAKQKACGkBwIApAoAIQIDAADaDQAgIAAAoRQAIAoDAADVCgAgIAAA9gsAILgGAAD1CwAwuQYAAE4AELoGAAD1CwAw1wZAAKUKACHlBgIApAoAIfoGAgCkCgAhpAcCAKQKACGLCAAA9AsAIAMAAABOACABAABPADACAABQACABAAAATgAgBBkAANoNACAeAACcDwAgHwAAnA8AICEAAIoUACAOGQAA1QoAIB4AAP4KACAfAADzCwAgIQAAwQsAILgGAADyCwAwuQYAAEsAELoGAADyCwAwygYCAAAAAdcGQAClCgAh-AYCAKQKACGjBwIApAoAIaUHAQCjCgAhpgcCAKQKACGKCAAA8QsAIAMAAABLACABAABTADACAABUACAFHgAA_goAILgGAAD9CgAwuQYAAFYAELoGAAD9CgAwowcCAKQKACEBAAAAVgAgAQAAAEsAIAMAAABLACABAABTADACAABUACADAAAATgAgAQAATwAwAgAAUAAgCwMAANUKACC4BgAA8AsAMLkGAABbABC6BgAA8AsAMLsGAQCjCgAh1wZAAKUKACHlBgIApAoAIYAHAgCkCgAhpQcBAKMKACHnBwEAowoAIegHAAGKCwAhAQMAANoNACAMAwAA1QoAILgGAADwCwAwuQYAAFsAELoGAADwCwAwuwYBAKMKACHXBkAApQoAIeUGAgCkCgAhgAcCAKQKACGlBwEAowoAIecHAQCjCgAh6AcAAYoLACGJCAAA7wsAIAMAAABbACABAABcADACAABdACANBAAA1QoAICwAAO4LACC4BgAA7AsAMLkGAABfABC6BgAA7AsAMMoGAgCkCgAh1wZAAKUKACHmBgIApAoAIecGAQCjCgAh_AYBAKMKACGABwAA7QuiByKWBwEAowoAIaIHIADMCgAhAgQAANoNACAsAACgFAAgDQQAANUKACAsAADuCwAguAYAAOwLADC5BgAAXwAQugYAAOwLADDKBgIAAAAB1wZAAKUKACHmBgIApAoAIecGAQCjCgAh_AYBAKMKACGABwAA7QuiByKWBwEAAAABogcgAMwKACEDAAAAXwAgAQAAYAAwAgAAYQAgGB0BAKMKACEmAADrCwAgKAAA3wsAILgGAADoCwAwuQYAAGMAELoGAADoCwAwygYCAKQKACHXBkAApQoAIeYGAgCVCwAh-wYBAKMKACH8BgEAowoAIYAHAADqC5sHIogHAgCVCwAhiwcQAOYLACGWBwEAygoAIZcHAQDKCgAhmAcQAOkLACGZBwIApAoAIZsHAQDKCgAhnAdAAMsKACGdBwIApAoAIZ4HIADMCgAhnwcBAKMKACGgBwEAowoAIQkmAACfFAAgKAAAmxQAIOYGAACrDAAgiAcAAKsMACCWBwAAqwwAIJcHAACrDAAgmAcAAKsMACCbBwAAqwwAIJwHAACrDAAgGB0BAKMKACEmAADrCwAgKAAA3wsAILgGAADoCwAwuQYAAGMAELoGAADoCwAwygYCAAAAAdcGQAClCgAh5gYCAJULACH7BgEAowoAIfwGAQCjCgAhgAcAAOoLmwciiAcCAJULACGLBxAA5gsAIZYHAQDKCgAhlwcBAMoKACGYBxAA6QsAIZkHAgCkCgAhmwcBAMoKACGcB0AAywoAIZ0HAgCkCgAhngcgAMwKACGfBwEAowoAIaAHAQCjCgAhAwAAAGMAIAEAAGQAMAIAAGUAIAEAAABfACAMKQAA4wsAICsAAOcLACC4BgAA5QsAMLkGAABoABC6BgAA5QsAMPsGAQCjCgAhiAcCAJULACGJBwIApAoAIYoHAgCkCgAhiwcQAOYLACGMBwIApAoAIY0HAQDKCgAhBCkAAJ0UACArAACeFAAgiAcAAKsMACCNBwAAqwwAIA0pAADjCwAgKwAA5wsAILgGAADlCwAwuQYAAGgAELoGAADlCwAw-wYBAKMKACGIBwIAlQsAIYkHAgCkCgAhigcCAKQKACGLBxAA5gsAIYwHAgCkCgAhjQcBAMoKACGICAAA5AsAIAMAAABoACABAABpADACAABqACADAAAAaAAgAQAAaQAwAgAAagAgBikAAOMLACC4BgAA4gsAMLkGAABtABC6BgAA4gsAMIgHAgCkCgAhiQcCAKQKACEBKQAAnRQAIAcpAADjCwAguAYAAOILADC5BgAAbQAQugYAAOILADCIBwIApAoAIYkHAgCkCgAhhwgAAOELACADAAAAbQAgAQAAbgAwAgAAbwAgAQAAAGgAIAEAAABtACABAAAAaAAgAQAAAGMAIA8nAADVCgAgKAAA3wsAICoAAOALACC4BgAA3AsAMLkGAAB1ABC6BgAA3AsAMMoGAgCkCgAh1wZAAKUKACGABwAA3guSByKPBwAA3QuPByKQBwIApAoAIZIHQADLCgAhkwcBAMoKACGUBwIAlQsAIZUHAQDKCgAhBycAANoNACAoAACbFAAgKgAAnBQAIJIHAACrDAAgkwcAAKsMACCUBwAAqwwAIJUHAACrDAAgDycAANUKACAoAADfCwAgKgAA4AsAILgGAADcCwAwuQYAAHUAELoGAADcCwAwygYCAAAAAdcGQAClCgAhgAcAAN4LkgcijwcAAN0LjwcikAcCAKQKACGSB0AAywoAIZMHAQDKCgAhlAcCAJULACGVBwEAygoAIQMAAAB1ACABAAB2ADACAAB3ACAZGQAA1QoAIC8AAMYLACAwAADHCwAgMQAA2wsAIDIAANMLACC4BgAA1wsAMLkGAAB5ABC6BgAA1wsAMMoGAgCkCgAh1wZAAKUKACHyBgEAowoAIfMGBADUCgAh9QYBAKMKACH4BgIApAoAIfsGAQCjCgAh_AYBAKMKACH-BgAA2Av-BiKABwAA2QuAByKBBwgA2gsAIYIHAgCVCwAhgwcCAJULACGEBwEAygoAIYUHAgCkCgAhhgcCAKQKACGHBwIApAoAIQkZAADaDQAgLwAAjxQAIDAAAJAUACAxAACaFAAgMgAAmRQAIIEHAACrDAAgggcAAKsMACCDBwAAqwwAIIQHAACrDAAgGRkAANUKACAvAADGCwAgMAAAxwsAIDEAANsLACAyAADTCwAguAYAANcLADC5BgAAeQAQugYAANcLADDKBgIAAAAB1wZAAKUKACHyBgEAowoAIfMGBADUCgAh9QYBAAAAAfgGAgCkCgAh-wYBAKMKACH8BgEAowoAIf4GAADYC_4GIoAHAADZC4AHIoEHCADaCwAhggcCAJULACGDBwIAlQsAIYQHAQDKCgAhhQcCAKQKACGGBwIApAoAIYcHAgCkCgAhAwAAAHkAIAEAAHoAMAIAAHsAIAoZAADVCgAgLgAA2QoAILgGAADWCwAwuQYAAH0AELoGAADWCwAwygYCAKQKACHXBkAApQoAIe4GAgCkCgAh-AYCAKQKACH5BgEAowoAIQIZAADaDQAgLgAA0Q0AIAoZAADVCgAgLgAA2QoAILgGAADWCwAwuQYAAH0AELoGAADWCwAwygYCAAAAAdcGQAClCgAh7gYCAKQKACH4BgIApAoAIfkGAQCjCgAhAwAAAH0AIAEAAH4AMAIAAH8AIAkDAADVCgAgLgAA2QoAILgGAADVCwAwuQYAAIEBABC6BgAA1QsAMNcGQAClCgAh5QYCAKQKACHuBgIApAoAIfoGAgCkCgAhAgMAANoNACAuAADRDQAgCgMAANUKACAuAADZCgAguAYAANULADC5BgAAgQEAELoGAADVCwAw1wZAAKUKACHlBgIApAoAIe4GAgCkCgAh-gYCAKQKACGGCAAA1AsAIAMAAACBAQAgAQAAggEAMAIAAIMBACAGLgAA2QoAIDECAKQKACG4BgAA2AoAMLkGAACFAQAQugYAANgKADDuBgIApAoAIQEAAACFAQAgDS4AAM4KACAzAADNCgAguAYAAMkKADC5BgAAhwEAELoGAADJCgAwygYCAKQKACHXBkAApQoAIdgGQADLCgAh7AYBAKMKACHtBgIAlQsAIe4GAgCVCwAh7wYBAMoKACHwBiAAzAoAIQEAAACHAQAgDwQAANUKACAyAADTCwAguAYAANILADC5BgAAiQEAELoGAADSCwAwygYCAKQKACHXBkAApQoAIeYGAgCkCgAh5wYBAKMKACHyBgEAowoAIfMGBADUCgAh9AYBAKMKACH1BgEAowoAIfYGQAClCgAh9wYBAKMKACEBAAAAiQEAIAEAAACHAQAgAQAAAHkAIAEAAAB9ACABAAAAgQEAIAMAAAB9ACABAAB-ADACAAB_ACADAAAAgQEAIAEAAIIBADACAACDAQAgAgQAANoNACAyAACZFAAgDwQAANUKACAyAADTCwAguAYAANILADC5BgAAiQEAELoGAADSCwAwygYCAAAAAdcGQAClCgAh5gYCAKQKACHnBgEAowoAIfIGAQCjCgAh8wYEANQKACH0BgEAowoAIfUGAQAAAAH2BkAApQoAIfcGAQCjCgAhAwAAAIkBACABAACRAQAwAgAAkgEAIAcEAADVCgAgNQIApAoAIbgGAADTCgAwuQYAAJQBABC6BgAA0woAMOYGAgCkCgAh8QYEANQKACEBAAAAlAEAIBMZAACzCwAgNwAA1QoAIDgAALMLACC4BgAA0AsAMLkGAACWAQAQugYAANALADDKBgIApAoAIdcGQAClCgAh-AYCAJULACGABwAA0QvgByLSBwEAowoAIdMHAgCkCgAh2QcBAKMKACHdBwIApAoAId4HAQDKCgAh4AcCAJULACHhBwEAygoAIeIHQADLCgAh4wdAAMsKACEJGQAA2g0AIDcAANoNACA4AADaDQAg-AYAAKsMACDeBwAAqwwAIOAHAACrDAAg4QcAAKsMACDiBwAAqwwAIOMHAACrDAAgExkAALMLACA3AADVCgAgOAAAswsAILgGAADQCwAwuQYAAJYBABC6BgAA0AsAMMoGAgAAAAHXBkAApQoAIfgGAgCVCwAhgAcAANEL4Aci0gcBAKMKACHTBwIApAoAIdkHAQCjCgAh3QcCAKQKACHeBwEAygoAIeAHAgCVCwAh4QcBAMoKACHiB0AAywoAIeMHQADLCgAhAwAAAJYBACABAACXAQAwAgAAmAEAIDQQAAC4CwAgEQAAuQsAIBIAALoLACATAAC7CwAgFAAAvAsAIBUAAL0LACAWAAC-CwAgFwAAmgsAIBsAAL8LACAcAACHCwAgIQAAwQsAICMAAMALACAlAADCCwAgKgAAwwsAIC0AAMQLACAvAADGCwAgMAAAxwsAIDQAAMULACA1AADICwAgNgAAyQsAIDkAAMoLACA6AADKCwAgOwAAygsAID0AAMsLACA-AADLCwAgPwAAzAsAIEAAAM0LACBCAADOCwAgQwAAzwsAILgGAAC2CwAwuQYAAJoBABC6BgAAtgsAMMoGAgCkCgAh1wZAAKUKACHvBgEAygoAIZwHQADLCgAh6gcBAMoKACH1BwEAowoAIfYHQADLCgAh9wcBAMoKACH5BwAAtwv5ByL6B0AAywoAIfsHQADLCgAh_AcBAMoKACH9B0AAywoAIf4HQADLCgAh_wcBAMoKACGACEAAywoAIYEIAgCkCgAhggggAMwKACGDCEAAywoAIYQIIADMCgAhAQAAAJoBACABAAAAmgEAIAMAAACWAQAgAQAAlwEAMAIAAJgBACADAAAAlgEAIAEAAJcBADACAACYAQAgDgQAALMLACA8AADVCgAguAYAALULADC5BgAAnwEAELoGAAC1CwAwyQZAAKUKACHKBgIApAoAIeYGAgCVCwAh-wYBAMoKACGlBwEAowoAIdIHAQCjCgAh0wcCAKQKACHbBwIApAoAIdwHAgCkCgAhBAQAANoNACA8AADaDQAg5gYAAKsMACD7BgAAqwwAIA8EAACzCwAgPAAA1QoAILgGAAC1CwAwuQYAAJ8BABC6BgAAtQsAMMkGQAClCgAhygYCAAAAAeYGAgCVCwAh-wYBAMoKACGlBwEAowoAIdIHAQCjCgAh0wcCAKQKACHbBwIApAoAIdwHAgCkCgAhhQgAALQLACADAAAAnwEAIAEAAKABADACAAChAQAgAQAAAJoBACADAAAAnwEAIAEAAKABADACAAChAQAgDgMAALMLACBJAACUCwAguAYAALILADC5BgAApQEAELoGAACyCwAwygYCAKQKACHXBkAApQoAIeUGAgCVCwAhywcCAKQKACHQBwEAygoAIe4HAQCjCgAh7wcBAKMKACHwB0AApQoAIfEHQADLCgAhBAMAANoNACDlBgAAqwwAINAHAACrDAAg8QcAAKsMACAOAwAAswsAIEkAAJQLACC4BgAAsgsAMLkGAAClAQAQugYAALILADDKBgIAAAAB1wZAAKUKACHlBgIAlQsAIcsHAgCkCgAh0AcBAMoKACHuBwEAowoAIe8HAQCjCgAh8AdAAKUKACHxB0AAywoAIQMAAAClAQAgAQAApgEAMAIAAKcBACABAAAAmgEAIAsDAADVCgAguAYAALELADC5BgAAqgEAELoGAACxCwAw1wZAAKUKACHYBkAApQoAId0GAAGKCwAh3wZAAMsKACHlBgIApAoAIekHAQCjCgAh6gcBAKMKACECAwAA2g0AIN8GAACrDAAgCwMAANUKACC4BgAAsQsAMLkGAACqAQAQugYAALELADDXBkAApQoAIdgGQAClCgAh3QYAAQAAAd8GQADLCgAh5QYCAKQKACHpBwEAowoAIeoHAQCjCgAhAwAAAKoBACABAACrAQAwAgAArAEAIAtBAADVCgAguAYAALALADC5BgAArgEAELoGAACwCwAwygYCAKQKACHXBkAApQoAIdgGQAClCgAh3QYAAYoLACHrBwIApAoAIewHAgCkCgAh7QcCAKQKACEBQQAA2g0AIAtBAADVCgAguAYAALALADC5BgAArgEAELoGAACwCwAwygYCAAAAAdcGQAClCgAh2AZAAKUKACHdBgABAAAB6wcCAKQKACHsBwIApAoAIe0HAgCkCgAhAwAAAK4BACABAACvAQAwAgAAsAEAIBMDAADVCgAguAYAAK8LADC5BgAAsgEAELoGAACvCwAwygYCAKQKACHMBkAAywoAIdQGQAClCgAh2AZAAMsKACHlBgIApAoAIfEGBADUCgAh9QYBAMoKACHKBwEAowoAIcsHAgCkCgAhzAcCAKQKACHNBwIApAoAIc4HBADUCgAhzwcCAKQKACHQBwEAygoAIdEHQADLCgAhBgMAANoNACDMBgAAqwwAINgGAACrDAAg9QYAAKsMACDQBwAAqwwAINEHAACrDAAgEwMAANUKACC4BgAArwsAMLkGAACyAQAQugYAAK8LADDKBgIAAAABzAZAAMsKACHUBkAApQoAIdgGQADLCgAh5QYCAKQKACHxBgQA1AoAIfUGAQAAAAHKBwEAowoAIcsHAgCkCgAhzAcCAKQKACHNBwIApAoAIc4HBADUCgAhzwcCAKQKACHQBwEAygoAIdEHQADLCgAhAwAAALIBACABAACzAQAwAgAAtAEAIAEAAAADACABAAAABwAgAQAAAAkAIAEAAAArACABAAAALwAgAQAAADMAIAEAAAA3ACABAAAAPQAgAQAAAEMAIAEAAABLACABAAAATgAgAQAAAFsAIAEAAABfACABAAAAdQAgAQAAAHkAIAEAAAB9ACABAAAAgQEAIAEAAACJAQAgAQAAAJYBACABAAAAlgEAIAEAAACWAQAgAQAAAJ8BACABAAAAnwEAIAEAAAClAQAgAQAAAKoBACABAAAArgEAIAEAAACyAQAgAQAAAAEAICoQAACBFAAgEQAAghQAIBIAAIMUACATAACEFAAgFAAAhRQAIBUAAIYUACAWAACHFAAgFwAAzxAAIBsAAIgUACAcAAD1DwAgIQAAihQAICMAAIkUACAlAACLFAAgKgAAjBQAIC0AAI0UACAvAACPFAAgMAAAkBQAIDQAAI4UACA1AACRFAAgNgAAkhQAIDkAAJMUACA6AACTFAAgOwAAkxQAID0AAJQUACA-AACUFAAgPwAAlRQAIEAAAJYUACBCAACXFAAgQwAAmBQAIO8GAACrDAAgnAcAAKsMACDqBwAAqwwAIPYHAACrDAAg9wcAAKsMACD6BwAAqwwAIPsHAACrDAAg_AcAAKsMACD9BwAAqwwAIP4HAACrDAAg_wcAAKsMACCACAAAqwwAIIMIAACrDAAgAwAAAJoBACABAADSAQAwAgAAAQAgAwAAAJoBACABAADSAQAwAgAAAQAgAwAAAJoBACABAADSAQAwAgAAAQAgMRAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAeoHAQAAAAH1BwEAAAAB9gdAAAAAAfcHAQAAAAH5BwAAAPkHAvoHQAAAAAH7B0AAAAAB_AcBAAAAAf0HQAAAAAH-B0AAAAAB_wcBAAAAAYAIQAAAAAGBCAIAAAABggggAAAAAYMIQAAAAAGECCAAAAABAUkAANYBACAUygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAeoHAQAAAAH1BwEAAAAB9gdAAAAAAfcHAQAAAAH5BwAAAPkHAvoHQAAAAAH7B0AAAAAB_AcBAAAAAf0HQAAAAAH-B0AAAAAB_wcBAAAAAYAIQAAAAAGBCAIAAAABggggAAAAAYMIQAAAAAGECCAAAAABAUkAANgBADABSQAA2AEAMDEQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhAgAAAAEAIEkAANsBACAUygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACECAAAAmgEAIEkAAN0BACACAAAAmgEAIEkAAN0BACADAAAAAQAgUAAA1gEAIFEAANsBACABAAAAAQAgAQAAAJoBACASCgAAlxEAIFYAAJgRACBXAACbEQAgWAAAmhEAIFkAAJkRACDvBgAAqwwAIJwHAACrDAAg6gcAAKsMACD2BwAAqwwAIPcHAACrDAAg-gcAAKsMACD7BwAAqwwAIPwHAACrDAAg_QcAAKsMACD-BwAAqwwAIP8HAACrDAAggAgAAKsMACCDCAAAqwwAIBe4BgAAqwsAMLkGAADkAQAQugYAAKsLADDKBgIAmQoAIdcGQACaCgAh7wYBAL0KACGcB0AAsQoAIeoHAQC9CgAh9QcBAJgKACH2B0AAsQoAIfcHAQC9CgAh-QcAAKwL-Qci-gdAALEKACH7B0AAsQoAIfwHAQC9CgAh_QdAALEKACH-B0AAsQoAIf8HAQC9CgAhgAhAALEKACGBCAIAmQoAIYIIIADGCgAhgwhAALEKACGECCAAxgoAIQMAAACaAQAgAQAA4wEAMFUAAOQBACADAAAAmgEAIAEAANIBADACAAABACABAAAABQAgAQAAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIA8DAADcDAAgBQAA3QwAIA8AAKoNACDKBgIAAAAB0QYCAAAAAdIGAADbDAAg1wZAAAAAAdgGQAAAAAHdBgABAAAB5QYCAAAAAecGAQAAAAGwB0AAAAAB8gcBAAAAAfMHQAAAAAH0BwIAAAABAUkAAOwBACAMygYCAAAAAdEGAgAAAAHSBgAA2wwAINcGQAAAAAHYBkAAAAAB3QYAAQAAAeUGAgAAAAHnBgEAAAABsAdAAAAAAfIHAQAAAAHzB0AAAAAB9AcCAAAAAQFJAADuAQAwAUkAAO4BADABAAAABwAgAQAAAA0AIA8DAADYDAAgBQAA2QwAIA8AAKgNACDKBgIAnQwAIdEGAgC0DAAh0gYAANYMACDXBkAAngwAIdgGQACzDAAh3QYAAbEMACHlBgIAnQwAIecGAQCcDAAhsAdAALMMACHyBwEAnAwAIfMHQACzDAAh9AcCALQMACECAAAABQAgSQAA8wEAIAzKBgIAnQwAIdEGAgC0DAAh0gYAANYMACDXBkAAngwAIdgGQACzDAAh3QYAAbEMACHlBgIAnQwAIecGAQCcDAAhsAdAALMMACHyBwEAnAwAIfMHQACzDAAh9AcCALQMACECAAAAAwAgSQAA9QEAIAIAAAADACBJAAD1AQAgAQAAAAcAIAEAAAANACADAAAABQAgUAAA7AEAIFEAAPMBACABAAAABQAgAQAAAAMAIAoKAACSEQAgVgAAkxEAIFcAAJYRACBYAACVEQAgWQAAlBEAINEGAACrDAAg2AYAAKsMACCwBwAAqwwAIPMHAACrDAAg9AcAAKsMACAPuAYAAKoLADC5BgAA_gEAELoGAACqCwAwygYCAJkKACHRBgIAsgoAIdIGAACwCgAg1wZAAJoKACHYBkAAsQoAId0GAAGvCgAh5QYCAJkKACHnBgEAmAoAIbAHQACxCgAh8gcBAJgKACHzB0AAsQoAIfQHAgCyCgAhAwAAAAMAIAEAAP0BADBVAAD-AQAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAACnAQAgAQAAAKcBACADAAAApQEAIAEAAKYBADACAACnAQAgAwAAAKUBACABAACmAQAwAgAApwEAIAMAAAClAQAgAQAApgEAMAIAAKcBACALAwAAkREAIEmAAAAAAcoGAgAAAAHXBkAAAAAB5QYCAAAAAcsHAgAAAAHQBwEAAAAB7gcBAAAAAe8HAQAAAAHwB0AAAAAB8QdAAAAAAQFJAACGAgAgCkmAAAAAAcoGAgAAAAHXBkAAAAAB5QYCAAAAAcsHAgAAAAHQBwEAAAAB7gcBAAAAAe8HAQAAAAHwB0AAAAAB8QdAAAAAAQFJAACIAgAwAUkAAIgCADABAAAAmgEAIAsDAACQEQAgSYAAAAABygYCAJ0MACHXBkAAngwAIeUGAgC0DAAhywcCAJ0MACHQBwEAyAwAIe4HAQCcDAAh7wcBAJwMACHwB0AAngwAIfEHQACzDAAhAgAAAKcBACBJAACMAgAgCkmAAAAAAcoGAgCdDAAh1wZAAJ4MACHlBgIAtAwAIcsHAgCdDAAh0AcBAMgMACHuBwEAnAwAIe8HAQCcDAAh8AdAAJ4MACHxB0AAswwAIQIAAAClAQAgSQAAjgIAIAIAAAClAQAgSQAAjgIAIAEAAACaAQAgAwAAAKcBACBQAACGAgAgUQAAjAIAIAEAAACnAQAgAQAAAKUBACAICgAAixEAIFYAAIwRACBXAACPEQAgWAAAjhEAIFkAAI0RACDlBgAAqwwAINAHAACrDAAg8QcAAKsMACANSQAAkQsAILgGAACpCwAwuQYAAJYCABC6BgAAqQsAMMoGAgCZCgAh1wZAAJoKACHlBgIAsgoAIcsHAgCZCgAh0AcBAL0KACHuBwEAmAoAIe8HAQCYCgAh8AdAAJoKACHxB0AAsQoAIQMAAAClAQAgAQAAlQIAMFUAAJYCACADAAAApQEAIAEAAKYBADACAACnAQAgAQAAALABACABAAAAsAEAIAMAAACuAQAgAQAArwEAMAIAALABACADAAAArgEAIAEAAK8BADACAACwAQAgAwAAAK4BACABAACvAQAwAgAAsAEAIAhBAACKEQAgygYCAAAAAdcGQAAAAAHYBkAAAAAB3QYAAQAAAesHAgAAAAHsBwIAAAAB7QcCAAAAAQFJAACeAgAgB8oGAgAAAAHXBkAAAAAB2AZAAAAAAd0GAAEAAAHrBwIAAAAB7AcCAAAAAe0HAgAAAAEBSQAAoAIAMAFJAACgAgAwCEEAAIkRACDKBgIAnQwAIdcGQACeDAAh2AZAAJ4MACHdBgABsQwAIesHAgCdDAAh7AcCAJ0MACHtBwIAnQwAIQIAAACwAQAgSQAAowIAIAfKBgIAnQwAIdcGQACeDAAh2AZAAJ4MACHdBgABsQwAIesHAgCdDAAh7AcCAJ0MACHtBwIAnQwAIQIAAACuAQAgSQAApQIAIAIAAACuAQAgSQAApQIAIAMAAACwAQAgUAAAngIAIFEAAKMCACABAAAAsAEAIAEAAACuAQAgBQoAAIQRACBWAACFEQAgVwAAiBEAIFgAAIcRACBZAACGEQAgCrgGAACoCwAwuQYAAKwCABC6BgAAqAsAMMoGAgCZCgAh1wZAAJoKACHYBkAAmgoAId0GAAGvCgAh6wcCAJkKACHsBwIAmQoAIe0HAgCZCgAhAwAAAK4BACABAACrAgAwVQAArAIAIAMAAACuAQAgAQAArwEAMAIAALABACABAAAArAEAIAEAAACsAQAgAwAAAKoBACABAACrAQAwAgAArAEAIAMAAACqAQAgAQAAqwEAMAIAAKwBACADAAAAqgEAIAEAAKsBADACAACsAQAgCAMAAIMRACDXBkAAAAAB2AZAAAAAAd0GAAEAAAHfBkAAAAAB5QYCAAAAAekHAQAAAAHqBwEAAAABAUkAALQCACAH1wZAAAAAAdgGQAAAAAHdBgABAAAB3wZAAAAAAeUGAgAAAAHpBwEAAAAB6gcBAAAAAQFJAAC2AgAwAUkAALYCADAIAwAAghEAINcGQACeDAAh2AZAAJ4MACHdBgABsQwAId8GQACzDAAh5QYCAJ0MACHpBwEAnAwAIeoHAQCcDAAhAgAAAKwBACBJAAC5AgAgB9cGQACeDAAh2AZAAJ4MACHdBgABsQwAId8GQACzDAAh5QYCAJ0MACHpBwEAnAwAIeoHAQCcDAAhAgAAAKoBACBJAAC7AgAgAgAAAKoBACBJAAC7AgAgAwAAAKwBACBQAAC0AgAgUQAAuQIAIAEAAACsAQAgAQAAAKoBACAGCgAA_RAAIFYAAP4QACBXAACBEQAgWAAAgBEAIFkAAP8QACDfBgAAqwwAIAq4BgAApwsAMLkGAADCAgAQugYAAKcLADDXBkAAmgoAIdgGQACaCgAh3QYAAa8KACHfBkAAsQoAIeUGAgCZCgAh6QcBAJgKACHqBwEAmAoAIQMAAACqAQAgAQAAwQIAMFUAAMICACADAAAAqgEAIAEAAKsBADACAACsAQAgAQAAAF0AIAEAAABdACADAAAAWwAgAQAAXAAwAgAAXQAgAwAAAFsAIAEAAFwAMAIAAF0AIAMAAABbACABAABcADACAABdACAIAwAA_BAAILsGAQAAAAHXBkAAAAAB5QYCAAAAAYAHAgAAAAGlBwEAAAAB5wcBAAAAAegHAAEAAAEBSQAAygIAIAe7BgEAAAAB1wZAAAAAAeUGAgAAAAGABwIAAAABpQcBAAAAAecHAQAAAAHoBwABAAABAUkAAMwCADABSQAAzAIAMAgDAAD7EAAguwYBAJwMACHXBkAAngwAIeUGAgCdDAAhgAcCAJ0MACGlBwEAnAwAIecHAQCcDAAh6AcAAbEMACECAAAAXQAgSQAAzwIAIAe7BgEAnAwAIdcGQACeDAAh5QYCAJ0MACGABwIAnQwAIaUHAQCcDAAh5wcBAJwMACHoBwABsQwAIQIAAABbACBJAADRAgAgAgAAAFsAIEkAANECACADAAAAXQAgUAAAygIAIFEAAM8CACABAAAAXQAgAQAAAFsAIAUKAAD2EAAgVgAA9xAAIFcAAPoQACBYAAD5EAAgWQAA-BAAIAq4BgAApgsAMLkGAADYAgAQugYAAKYLADC7BgEAmAoAIdcGQACaCgAh5QYCAJkKACGABwIAmQoAIaUHAQCYCgAh5wcBAJgKACHoBwABrwoAIQMAAABbACABAADXAgAwVQAA2AIAIAMAAABbACABAABcADACAABdACAMuAYAAKULADC5BgAA3gIAELoGAAClCwAwyQZAAKUKACHKBgIAAAAB0gcBAKMKACHTBwIAlQsAIdgHAgCVCwAh2QcBAMoKACHkBwEAowoAIeUHAQDKCgAh5gcAAJQLACABAAAA2wIAIAEAAADbAgAgDLgGAAClCwAwuQYAAN4CABC6BgAApQsAMMkGQAClCgAhygYCAKQKACHSBwEAowoAIdMHAgCVCwAh2AcCAJULACHZBwEAygoAIeQHAQCjCgAh5QcBAMoKACHmBwAAlAsAIATTBwAAqwwAINgHAACrDAAg2QcAAKsMACDlBwAAqwwAIAMAAADeAgAgAQAA3wIAMAIAANsCACADAAAA3gIAIAEAAN8CADACAADbAgAgAwAAAN4CACABAADfAgAwAgAA2wIAIAnJBkAAAAABygYCAAAAAdIHAQAAAAHTBwIAAAAB2AcCAAAAAdkHAQAAAAHkBwEAAAAB5QcBAAAAAeYHgAAAAAEBSQAA4wIAIAnJBkAAAAABygYCAAAAAdIHAQAAAAHTBwIAAAAB2AcCAAAAAdkHAQAAAAHkBwEAAAAB5QcBAAAAAeYHgAAAAAEBSQAA5QIAMAFJAADlAgAwCckGQACeDAAhygYCAJ0MACHSBwEAnAwAIdMHAgC0DAAh2AcCALQMACHZBwEAyAwAIeQHAQCcDAAh5QcBAMgMACHmB4AAAAABAgAAANsCACBJAADoAgAgCckGQACeDAAhygYCAJ0MACHSBwEAnAwAIdMHAgC0DAAh2AcCALQMACHZBwEAyAwAIeQHAQCcDAAh5QcBAMgMACHmB4AAAAABAgAAAN4CACBJAADqAgAgAgAAAN4CACBJAADqAgAgAwAAANsCACBQAADjAgAgUQAA6AIAIAEAAADbAgAgAQAAAN4CACAJCgAA8RAAIFYAAPIQACBXAAD1EAAgWAAA9BAAIFkAAPMQACDTBwAAqwwAINgHAACrDAAg2QcAAKsMACDlBwAAqwwAIAy4BgAApAsAMLkGAADxAgAQugYAAKQLADDJBkAAmgoAIcoGAgCZCgAh0gcBAJgKACHTBwIAsgoAIdgHAgCyCgAh2QcBAL0KACHkBwEAmAoAIeUHAQC9CgAh5gcAAJELACADAAAA3gIAIAEAAPACADBVAADxAgAgAwAAAN4CACABAADfAgAwAgAA2wIAIAEAAACYAQAgAQAAAJgBACADAAAAlgEAIAEAAJcBADACAACYAQAgAwAAAJYBACABAACXAQAwAgAAmAEAIAMAAACWAQAgAQAAlwEAMAIAAJgBACAQGQAA7xAAIDcAAO4QACA4AADwEAAgygYCAAAAAdcGQAAAAAH4BgIAAAABgAcAAADgBwLSBwEAAAAB0wcCAAAAAdkHAQAAAAHdBwIAAAAB3gcBAAAAAeAHAgAAAAHhBwEAAAAB4gdAAAAAAeMHQAAAAAEBSQAA-QIAIA3KBgIAAAAB1wZAAAAAAfgGAgAAAAGABwAAAOAHAtIHAQAAAAHTBwIAAAAB2QcBAAAAAd0HAgAAAAHeBwEAAAAB4AcCAAAAAeEHAQAAAAHiB0AAAAAB4wdAAAAAAQFJAAD7AgAwAUkAAPsCADABAAAAmgEAIAEAAACaAQAgEBkAAOwQACA3AADrEAAgOAAA7RAAIMoGAgCdDAAh1wZAAJ4MACH4BgIAtAwAIYAHAADqEOAHItIHAQCcDAAh0wcCAJ0MACHZBwEAnAwAId0HAgCdDAAh3gcBAMgMACHgBwIAtAwAIeEHAQDIDAAh4gdAALMMACHjB0AAswwAIQIAAACYAQAgSQAAgAMAIA3KBgIAnQwAIdcGQACeDAAh-AYCALQMACGABwAA6hDgByLSBwEAnAwAIdMHAgCdDAAh2QcBAJwMACHdBwIAnQwAId4HAQDIDAAh4AcCALQMACHhBwEAyAwAIeIHQACzDAAh4wdAALMMACECAAAAlgEAIEkAAIIDACACAAAAlgEAIEkAAIIDACABAAAAmgEAIAEAAACaAQAgAwAAAJgBACBQAAD5AgAgUQAAgAMAIAEAAACYAQAgAQAAAJYBACALCgAA5RAAIFYAAOYQACBXAADpEAAgWAAA6BAAIFkAAOcQACD4BgAAqwwAIN4HAACrDAAg4AcAAKsMACDhBwAAqwwAIOIHAACrDAAg4wcAAKsMACAQuAYAAKALADC5BgAAiwMAELoGAACgCwAwygYCAJkKACHXBkAAmgoAIfgGAgCyCgAhgAcAAKEL4Aci0gcBAJgKACHTBwIAmQoAIdkHAQCYCgAh3QcCAJkKACHeBwEAvQoAIeAHAgCyCgAh4QcBAL0KACHiB0AAsQoAIeMHQACxCgAhAwAAAJYBACABAACKAwAwVQAAiwMAIAMAAACWAQAgAQAAlwEAMAIAAJgBACABAAAAoQEAIAEAAAChAQAgAwAAAJ8BACABAACgAQAwAgAAoQEAIAMAAACfAQAgAQAAoAEAMAIAAKEBACADAAAAnwEAIAEAAKABADACAAChAQAgCwQAAOMQACA8AADkEAAgyQZAAAAAAcoGAgAAAAHmBgIAAAAB-wYBAAAAAaUHAQAAAAHSBwEAAAAB0wcCAAAAAdsHAgAAAAHcBwIAAAABAUkAAJMDACAJyQZAAAAAAcoGAgAAAAHmBgIAAAAB-wYBAAAAAaUHAQAAAAHSBwEAAAAB0wcCAAAAAdsHAgAAAAHcBwIAAAABAUkAAJUDADABSQAAlQMAMAEAAACaAQAgCwQAAOEQACA8AADiEAAgyQZAAJ4MACHKBgIAnQwAIeYGAgC0DAAh-wYBAMgMACGlBwEAnAwAIdIHAQCcDAAh0wcCAJ0MACHbBwIAnQwAIdwHAgCdDAAhAgAAAKEBACBJAACZAwAgCckGQACeDAAhygYCAJ0MACHmBgIAtAwAIfsGAQDIDAAhpQcBAJwMACHSBwEAnAwAIdMHAgCdDAAh2wcCAJ0MACHcBwIAnQwAIQIAAACfAQAgSQAAmwMAIAIAAACfAQAgSQAAmwMAIAEAAACaAQAgAwAAAKEBACBQAACTAwAgUQAAmQMAIAEAAAChAQAgAQAAAJ8BACAHCgAA3BAAIFYAAN0QACBXAADgEAAgWAAA3xAAIFkAAN4QACDmBgAAqwwAIPsGAACrDAAgDLgGAACfCwAwuQYAAKMDABC6BgAAnwsAMMkGQACaCgAhygYCAJkKACHmBgIAsgoAIfsGAQC9CgAhpQcBAJgKACHSBwEAmAoAIdMHAgCZCgAh2wcCAJkKACHcBwIAmQoAIQMAAACfAQAgAQAAogMAMFUAAKMDACADAAAAnwEAIAEAAKABADACAAChAQAgEbgGAACdCwAwuQYAAKkDABC6BgAAnQsAMMkGQAClCgAhygYCAAAAAfgGAgCVCwAh-wYBAMoKACHKBwEAowoAIdIHAQCjCgAh0wcCAKQKACHUBwIAlQsAIdUHAQCjCgAh1gcBAMoKACHXByAAzAoAIdgHAgCVCwAh2QcBAMoKACHaBwAAngsAIAEAAACmAwAgAQAAAKYDACAQuAYAAJ0LADC5BgAAqQMAELoGAACdCwAwyQZAAKUKACHKBgIApAoAIfgGAgCVCwAh-wYBAMoKACHKBwEAowoAIdIHAQCjCgAh0wcCAKQKACHUBwIAlQsAIdUHAQCjCgAh1gcBAMoKACHXByAAzAoAIdgHAgCVCwAh2QcBAMoKACEG-AYAAKsMACD7BgAAqwwAINQHAACrDAAg1gcAAKsMACDYBwAAqwwAINkHAACrDAAgAwAAAKkDACABAACqAwAwAgAApgMAIAMAAACpAwAgAQAAqgMAMAIAAKYDACADAAAAqQMAIAEAAKoDADACAACmAwAgDckGQAAAAAHKBgIAAAAB-AYCAAAAAfsGAQAAAAHKBwEAAAAB0gcBAAAAAdMHAgAAAAHUBwIAAAAB1QcBAAAAAdYHAQAAAAHXByAAAAAB2AcCAAAAAdkHAQAAAAEBSQAArgMAIA3JBkAAAAABygYCAAAAAfgGAgAAAAH7BgEAAAABygcBAAAAAdIHAQAAAAHTBwIAAAAB1AcCAAAAAdUHAQAAAAHWBwEAAAAB1wcgAAAAAdgHAgAAAAHZBwEAAAABAUkAALADADABSQAAsAMAMA3JBkAAngwAIcoGAgCdDAAh-AYCALQMACH7BgEAyAwAIcoHAQCcDAAh0gcBAJwMACHTBwIAnQwAIdQHAgC0DAAh1QcBAJwMACHWBwEAyAwAIdcHIADLDQAh2AcCALQMACHZBwEAyAwAIQIAAACmAwAgSQAAswMAIA3JBkAAngwAIcoGAgCdDAAh-AYCALQMACH7BgEAyAwAIcoHAQCcDAAh0gcBAJwMACHTBwIAnQwAIdQHAgC0DAAh1QcBAJwMACHWBwEAyAwAIdcHIADLDQAh2AcCALQMACHZBwEAyAwAIQIAAACpAwAgSQAAtQMAIAIAAACpAwAgSQAAtQMAIAMAAACmAwAgUAAArgMAIFEAALMDACABAAAApgMAIAEAAACpAwAgCwoAANcQACBWAADYEAAgVwAA2xAAIFgAANoQACBZAADZEAAg-AYAAKsMACD7BgAAqwwAINQHAACrDAAg1gcAAKsMACDYBwAAqwwAINkHAACrDAAgELgGAACcCwAwuQYAALwDABC6BgAAnAsAMMkGQACaCgAhygYCAJkKACH4BgIAsgoAIfsGAQC9CgAhygcBAJgKACHSBwEAmAoAIdMHAgCZCgAh1AcCALIKACHVBwEAmAoAIdYHAQC9CgAh1wcgAMYKACHYBwIAsgoAIdkHAQC9CgAhAwAAAKkDACABAAC7AwAwVQAAvAMAIAMAAACpAwAgAQAAqgMAMAIAAKYDACABAAAAtAEAIAEAAAC0AQAgAwAAALIBACABAACzAQAwAgAAtAEAIAMAAACyAQAgAQAAswEAMAIAALQBACADAAAAsgEAIAEAALMBADACAAC0AQAgEAMAANYQACDKBgIAAAABzAZAAAAAAdQGQAAAAAHYBkAAAAAB5QYCAAAAAfEGBAAAAAH1BgEAAAABygcBAAAAAcsHAgAAAAHMBwIAAAABzQcCAAAAAc4HBAAAAAHPBwIAAAAB0AcBAAAAAdEHQAAAAAEBSQAAxAMAIA_KBgIAAAABzAZAAAAAAdQGQAAAAAHYBkAAAAAB5QYCAAAAAfEGBAAAAAH1BgEAAAABygcBAAAAAcsHAgAAAAHMBwIAAAABzQcCAAAAAc4HBAAAAAHPBwIAAAAB0AcBAAAAAdEHQAAAAAEBSQAAxgMAMAFJAADGAwAwEAMAANUQACDKBgIAnQwAIcwGQACzDAAh1AZAAJ4MACHYBkAAswwAIeUGAgCdDAAh8QYEANcNACH1BgEAyAwAIcoHAQCcDAAhywcCAJ0MACHMBwIAnQwAIc0HAgCdDAAhzgcEANcNACHPBwIAnQwAIdAHAQDIDAAh0QdAALMMACECAAAAtAEAIEkAAMkDACAPygYCAJ0MACHMBkAAswwAIdQGQACeDAAh2AZAALMMACHlBgIAnQwAIfEGBADXDQAh9QYBAMgMACHKBwEAnAwAIcsHAgCdDAAhzAcCAJ0MACHNBwIAnQwAIc4HBADXDQAhzwcCAJ0MACHQBwEAyAwAIdEHQACzDAAhAgAAALIBACBJAADLAwAgAgAAALIBACBJAADLAwAgAwAAALQBACBQAADEAwAgUQAAyQMAIAEAAAC0AQAgAQAAALIBACAKCgAA0BAAIFYAANEQACBXAADUEAAgWAAA0xAAIFkAANIQACDMBgAAqwwAINgGAACrDAAg9QYAAKsMACDQBwAAqwwAINEHAACrDAAgErgGAACbCwAwuQYAANIDABC6BgAAmwsAMMoGAgCZCgAhzAZAALEKACHUBkAAmgoAIdgGQACxCgAh5QYCAJkKACHxBgQA0AoAIfUGAQC9CgAhygcBAJgKACHLBwIAmQoAIcwHAgCZCgAhzQcCAJkKACHOBwQA0AoAIc8HAgCZCgAh0AcBAL0KACHRB0AAsQoAIQMAAACyAQAgAQAA0QMAMFUAANIDACADAAAAsgEAIAEAALMBADACAAC0AQAgCRcAAJoLACC4BgAAmQsAMLkGAADYAwAQugYAAJkLADDKBgIAAAAB1wZAAKUKACH7BgEAowoAIfwGAQCjCgAhyQcCAKQKACEBAAAA1QMAIAEAAADVAwAgCRcAAJoLACC4BgAAmQsAMLkGAADYAwAQugYAAJkLADDKBgIApAoAIdcGQAClCgAh-wYBAKMKACH8BgEAowoAIckHAgCkCgAhARcAAM8QACADAAAA2AMAIAEAANkDADACAADVAwAgAwAAANgDACABAADZAwAwAgAA1QMAIAMAAADYAwAgAQAA2QMAMAIAANUDACAGFwAAzhAAIMoGAgAAAAHXBkAAAAAB-wYBAAAAAfwGAQAAAAHJBwIAAAABAUkAAN0DACAFygYCAAAAAdcGQAAAAAH7BgEAAAAB_AYBAAAAAckHAgAAAAEBSQAA3wMAMAFJAADfAwAwBhcAAMEQACDKBgIAnQwAIdcGQACeDAAh-wYBAJwMACH8BgEAnAwAIckHAgCdDAAhAgAAANUDACBJAADiAwAgBcoGAgCdDAAh1wZAAJ4MACH7BgEAnAwAIfwGAQCcDAAhyQcCAJ0MACECAAAA2AMAIEkAAOQDACACAAAA2AMAIEkAAOQDACADAAAA1QMAIFAAAN0DACBRAADiAwAgAQAAANUDACABAAAA2AMAIAUKAAC8EAAgVgAAvRAAIFcAAMAQACBYAAC_EAAgWQAAvhAAIAi4BgAAmAsAMLkGAADrAwAQugYAAJgLADDKBgIAmQoAIdcGQACaCgAh-wYBAJgKACH8BgEAmAoAIckHAgCZCgAhAwAAANgDACABAADqAwAwVQAA6wMAIAMAAADYAwAgAQAA2QMAMAIAANUDACABAAAAOQAgAQAAADkAIAMAAAA3ACABAAA4ADACAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAwAAADcAIAEAADgAMAIAADkAIA4YAAC5EAAgGQAAuhAAIBsAALsQACDKBgIAAAAB1wZAAAAAAfgGAgAAAAH5BgEAAAAB-wYBAAAAAcMHAgAAAAHEByAAAAABxQcgAAAAAcYHAgAAAAHHB0AAAAAByAcCAAAAAQFJAADzAwAgC8oGAgAAAAHXBkAAAAAB-AYCAAAAAfkGAQAAAAH7BgEAAAABwwcCAAAAAcQHIAAAAAHFByAAAAABxgcCAAAAAccHQAAAAAHIBwIAAAABAUkAAPUDADABSQAA9QMAMA4YAACqEAAgGQAAqxAAIBsAAKwQACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH5BgEAnAwAIfsGAQCcDAAhwwcCAJ0MACHEByAAyw0AIcUHIADLDQAhxgcCAJ0MACHHB0AAngwAIcgHAgCdDAAhAgAAADkAIEkAAPgDACALygYCAJ0MACHXBkAAngwAIfgGAgCdDAAh-QYBAJwMACH7BgEAnAwAIcMHAgCdDAAhxAcgAMsNACHFByAAyw0AIcYHAgCdDAAhxwdAAJ4MACHIBwIAnQwAIQIAAAA3ACBJAAD6AwAgAgAAADcAIEkAAPoDACADAAAAOQAgUAAA8wMAIFEAAPgDACABAAAAOQAgAQAAADcAIAUKAAClEAAgVgAAphAAIFcAAKkQACBYAACoEAAgWQAApxAAIA64BgAAlwsAMLkGAACBBAAQugYAAJcLADDKBgIAmQoAIdcGQACaCgAh-AYCAJkKACH5BgEAmAoAIfsGAQCYCgAhwwcCAJkKACHEByAAxgoAIcUHIADGCgAhxgcCAJkKACHHB0AAmgoAIcgHAgCZCgAhAwAAADcAIAEAAIAEADBVAACBBAAgAwAAADcAIAEAADgAMAIAADkAIAEAAAA_ACABAAAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIAMAAAA9ACABAAA-ADACAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgBxkAAKQQACAaAACjEAAgygYCAAAAAdcGQAAAAAH4BgIAAAAB-QYBAAAAAcIHAgAAAAEBSQAAiQQAIAXKBgIAAAAB1wZAAAAAAfgGAgAAAAH5BgEAAAABwgcCAAAAAQFJAACLBAAwAUkAAIsEADAHGQAAohAAIBoAAKEQACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH5BgEAnAwAIcIHAgCdDAAhAgAAAD8AIEkAAI4EACAFygYCAJ0MACHXBkAAngwAIfgGAgCdDAAh-QYBAJwMACHCBwIAnQwAIQIAAAA9ACBJAACQBAAgAgAAAD0AIEkAAJAEACADAAAAPwAgUAAAiQQAIFEAAI4EACABAAAAPwAgAQAAAD0AIAUKAACcEAAgVgAAnRAAIFcAAKAQACBYAACfEAAgWQAAnhAAIAi4BgAAlgsAMLkGAACXBAAQugYAAJYLADDKBgIAmQoAIdcGQACaCgAh-AYCAJkKACH5BgEAmAoAIcIHAgCZCgAhAwAAAD0AIAEAAJYEADBVAACXBAAgAwAAAD0AIAEAAD4AMAIAAD8AIAe4BgAAkwsAMLkGAACdBAAQugYAAJMLADDlBgIAlQsAIbkHAQAAAAG6BwAAlAsAILsHQAClCgAhAQAAAJoEACABAAAAmgQAIAe4BgAAkwsAMLkGAACdBAAQugYAAJMLADDlBgIAlQsAIbkHAQCjCgAhugcAAJQLACC7B0AApQoAIQHlBgAAqwwAIAMAAACdBAAgAQAAngQAMAIAAJoEACADAAAAnQQAIAEAAJ4EADACAACaBAAgAwAAAJ0EACABAACeBAAwAgAAmgQAIATlBgIAAAABuQcBAAAAAboHgAAAAAG7B0AAAAABAUkAAKIEACAE5QYCAAAAAbkHAQAAAAG6B4AAAAABuwdAAAAAAQFJAACkBAAwAUkAAKQEADAE5QYCALQMACG5BwEAnAwAIboHgAAAAAG7B0AAngwAIQIAAACaBAAgSQAApwQAIATlBgIAtAwAIbkHAQCcDAAhugeAAAAAAbsHQACeDAAhAgAAAJ0EACBJAACpBAAgAgAAAJ0EACBJAACpBAAgAwAAAJoEACBQAACiBAAgUQAApwQAIAEAAACaBAAgAQAAAJ0EACAGCgAAlxAAIFYAAJgQACBXAACbEAAgWAAAmhAAIFkAAJkQACDlBgAAqwwAIAe4BgAAkAsAMLkGAACwBAAQugYAAJALADDlBgIAsgoAIbkHAQCYCgAhugcAAJELACC7B0AAmgoAIQMAAACdBAAgAQAArwQAMFUAALAEACADAAAAnQQAIAEAAJ4EADACAACaBAAgCgMAANUKACC4BgAAjwsAMLkGAAApABC6BgAAjwsAMNcGQAClCgAh5QYCAAAAAbUHAQCjCgAhtgcEANQKACG3BwIApAoAIbgHQADLCgAhAQAAALMEACABAAAAswQAIAIDAADaDQAguAcAAKsMACADAAAAKQAgAQAAtgQAMAIAALMEACADAAAAKQAgAQAAtgQAMAIAALMEACADAAAAKQAgAQAAtgQAMAIAALMEACAHAwAAlhAAINcGQAAAAAHlBgIAAAABtQcBAAAAAbYHBAAAAAG3BwIAAAABuAdAAAAAAQFJAAC6BAAgBtcGQAAAAAHlBgIAAAABtQcBAAAAAbYHBAAAAAG3BwIAAAABuAdAAAAAAQFJAAC8BAAwAUkAALwEADAHAwAAlRAAINcGQACeDAAh5QYCAJ0MACG1BwEAnAwAIbYHBADXDQAhtwcCAJ0MACG4B0AAswwAIQIAAACzBAAgSQAAvwQAIAbXBkAAngwAIeUGAgCdDAAhtQcBAJwMACG2BwQA1w0AIbcHAgCdDAAhuAdAALMMACECAAAAKQAgSQAAwQQAIAIAAAApACBJAADBBAAgAwAAALMEACBQAAC6BAAgUQAAvwQAIAEAAACzBAAgAQAAACkAIAYKAACQEAAgVgAAkRAAIFcAAJQQACBYAACTEAAgWQAAkhAAILgHAACrDAAgCbgGAACOCwAwuQYAAMgEABC6BgAAjgsAMNcGQACaCgAh5QYCAJkKACG1BwEAmAoAIbYHBADQCgAhtwcCAJkKACG4B0AAsQoAIQMAAAApACABAADHBAAwVQAAyAQAIAMAAAApACABAAC2BAAwAgAAswQAIAEAAAAtACABAAAALQAgAwAAACsAIAEAACwAMAIAAC0AIAMAAAArACABAAAsADACAAAtACADAAAAKwAgAQAALAAwAgAALQAgBAMAAI8QACDdBgABAAAB3wZAAAAAAeUGAgAAAAEBSQAA0AQAIAPdBgABAAAB3wZAAAAAAeUGAgAAAAEBSQAA0gQAMAFJAADSBAAwBAMAAI4QACDdBgABsQwAId8GQACzDAAh5QYCAJ0MACECAAAALQAgSQAA1QQAIAPdBgABsQwAId8GQACzDAAh5QYCAJ0MACECAAAAKwAgSQAA1wQAIAIAAAArACBJAADXBAAgAwAAAC0AIFAAANAEACBRAADVBAAgAQAAAC0AIAEAAAArACAGCgAAiRAAIFYAAIoQACBXAACNEAAgWAAAjBAAIFkAAIsQACDfBgAAqwwAIAa4BgAAjQsAMLkGAADeBAAQugYAAI0LADDdBgABrwoAId8GQACxCgAh5QYCAJkKACEDAAAAKwAgAQAA3QQAMFUAAN4EACADAAAAKwAgAQAALAAwAgAALQAgAQAAADEAIAEAAAAxACADAAAALwAgAQAAMAAwAgAAMQAgAwAAAC8AIAEAADAAMAIAADEAIAMAAAAvACABAAAwADACAAAxACAKAwAAiBAAIMoGAgAAAAHXBkAAAAAB5QYCAAAAAecGAQAAAAGwB0AAAAABsQcAAQAAAbIHAAEAAAGzBwQAAAABtAcAAIcQACABSQAA5gQAIAnKBgIAAAAB1wZAAAAAAeUGAgAAAAHnBgEAAAABsAdAAAAAAbEHAAEAAAGyBwABAAABswcEAAAAAbQHAACHEAAgAUkAAOgEADABSQAA6AQAMAoDAACGEAAgygYCAJ0MACHXBkAAngwAIeUGAgCdDAAh5wYBAJwMACGwB0AAswwAIbEHAAGxDAAhsgcAAbEMACGzBwQA1w0AIbQHAACFEAAgAgAAADEAIEkAAOsEACAJygYCAJ0MACHXBkAAngwAIeUGAgCdDAAh5wYBAJwMACGwB0AAswwAIbEHAAGxDAAhsgcAAbEMACGzBwQA1w0AIbQHAACFEAAgAgAAAC8AIEkAAO0EACACAAAALwAgSQAA7QQAIAMAAAAxACBQAADmBAAgUQAA6wQAIAEAAAAxACABAAAALwAgBgoAAIAQACBWAACBEAAgVwAAhBAAIFgAAIMQACBZAACCEAAgsAcAAKsMACAMuAYAAIwLADC5BgAA9AQAELoGAACMCwAwygYCAJkKACHXBkAAmgoAIeUGAgCZCgAh5wYBAJgKACGwB0AAsQoAIbEHAAGvCgAhsgcAAa8KACGzBwQA0AoAIbQHAADECgAgAwAAAC8AIAEAAPMEADBVAAD0BAAgAwAAAC8AIAEAADAAMAIAADEAIAEAAAA1ACABAAAANQAgAwAAADMAIAEAADQAMAIAADUAIAMAAAAzACABAAA0ADACAAA1ACADAAAAMwAgAQAANAAwAgAANQAgBwMAAP8PACDKBgIAAAAB1wZAAAAAAeUGAgAAAAGuBwEAAAABrwcBAAAAAbAHQAAAAAEBSQAA_AQAIAbKBgIAAAAB1wZAAAAAAeUGAgAAAAGuBwEAAAABrwcBAAAAAbAHQAAAAAEBSQAA_gQAMAFJAAD-BAAwBwMAAP4PACDKBgIAnQwAIdcGQACeDAAh5QYCAJ0MACGuBwEAnAwAIa8HAQCcDAAhsAdAALMMACECAAAANQAgSQAAgQUAIAbKBgIAnQwAIdcGQACeDAAh5QYCAJ0MACGuBwEAnAwAIa8HAQCcDAAhsAdAALMMACECAAAAMwAgSQAAgwUAIAIAAAAzACBJAACDBQAgAwAAADUAIFAAAPwEACBRAACBBQAgAQAAADUAIAEAAAAzACAGCgAA-Q8AIFYAAPoPACBXAAD9DwAgWAAA_A8AIFkAAPsPACCwBwAAqwwAIAm4BgAAiwsAMLkGAACKBQAQugYAAIsLADDKBgIAmQoAIdcGQACaCgAh5QYCAJkKACGuBwEAmAoAIa8HAQCYCgAhsAdAALEKACEDAAAAMwAgAQAAiQUAMFUAAIoFACADAAAAMwAgAQAANAAwAgAANQAgBrgGAACJCwAwuQYAAJAFABC6BgAAiQsAMNcGQAClCgAh5wYBAAAAAfoGAAGKCwAhAQAAAI0FACABAAAAjQUAIAa4BgAAiQsAMLkGAACQBQAQugYAAIkLADDXBkAApQoAIecGAQCjCgAh-gYAAYoLACEAAwAAAJAFACABAACRBQAwAgAAjQUAIAMAAACQBQAgAQAAkQUAMAIAAI0FACADAAAAkAUAIAEAAJEFADACAACNBQAgA9cGQAAAAAHnBgEAAAAB-gYAAQAAAQFJAACVBQAgA9cGQAAAAAHnBgEAAAAB-gYAAQAAAQFJAACXBQAwAUkAAJcFADAD1wZAAJ4MACHnBgEAnAwAIfoGAAGxDAAhAgAAAI0FACBJAACaBQAgA9cGQACeDAAh5wYBAJwMACH6BgABsQwAIQIAAACQBQAgSQAAnAUAIAIAAACQBQAgSQAAnAUAIAMAAACNBQAgUAAAlQUAIFEAAJoFACABAAAAjQUAIAEAAACQBQAgAwoAAPYPACBYAAD4DwAgWQAA9w8AIAa4BgAAiAsAMLkGAACjBQAQugYAAIgLADDXBkAAmgoAIecGAQCYCgAh-gYAAa8KACEDAAAAkAUAIAEAAKIFADBVAACjBQAgAwAAAJAFACABAACRBQAwAgAAjQUAIAccAACHCwAguAYAAIYLADC5BgAARwAQugYAAIYLADDKBgIAAAAB5wYBAKMKACGWBwEAAAABAQAAAKYFACABAAAApgUAIAEcAAD1DwAgAwAAAEcAIAEAAKkFADACAACmBQAgAwAAAEcAIAEAAKkFADACAACmBQAgAwAAAEcAIAEAAKkFADACAACmBQAgBBwAAPQPACDKBgIAAAAB5wYBAAAAAZYHAQAAAAEBSQAArQUAIAPKBgIAAAAB5wYBAAAAAZYHAQAAAAEBSQAArwUAMAFJAACvBQAwBBwAAOcPACDKBgIAnQwAIecGAQCcDAAhlgcBAJwMACECAAAApgUAIEkAALIFACADygYCAJ0MACHnBgEAnAwAIZYHAQCcDAAhAgAAAEcAIEkAALQFACACAAAARwAgSQAAtAUAIAMAAACmBQAgUAAArQUAIFEAALIFACABAAAApgUAIAEAAABHACAFCgAA4g8AIFYAAOMPACBXAADmDwAgWAAA5Q8AIFkAAOQPACAGuAYAAIULADC5BgAAuwUAELoGAACFCwAwygYCAJkKACHnBgEAmAoAIZYHAQCYCgAhAwAAAEcAIAEAALoFADBVAAC7BQAgAwAAAEcAIAEAAKkFADACAACmBQAgAQAAAEUAIAEAAABFACADAAAAQwAgAQAARAAwAgAARQAgAwAAAEMAIAEAAEQAMAIAAEUAIAMAAABDACABAABEADACAABFACAOGQAA1w8AIB0AANYPACAiAADhDwAgIwAA2A8AICQAANkPACDKBgIAAAAB1wZAAAAAAfgGAgAAAAH7BgEAAAABgAcAAACpBwKlBwEAAAABpwcCAAAAAakHAgAAAAGqBwIAAAABAUkAAMMFACAJygYCAAAAAdcGQAAAAAH4BgIAAAAB-wYBAAAAAYAHAAAAqQcCpQcBAAAAAacHAgAAAAGpBwIAAAABqgcCAAAAAQFJAADFBQAwAUkAAMUFADABAAAARwAgAQAAAEsAIA4ZAADCDwAgHQAAwQ8AICIAAOAPACAjAADDDwAgJAAAxA8AIMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIfsGAQCcDAAhgAcAAMAPqQcipQcBAJwMACGnBwIAtAwAIakHAgC0DAAhqgcCAJ0MACECAAAARQAgSQAAygUAIAnKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH7BgEAnAwAIYAHAADAD6kHIqUHAQCcDAAhpwcCALQMACGpBwIAtAwAIaoHAgCdDAAhAgAAAEMAIEkAAMwFACACAAAAQwAgSQAAzAUAIAEAAABHACABAAAASwAgAwAAAEUAIFAAAMMFACBRAADKBQAgAQAAAEUAIAEAAABDACAHCgAA2w8AIFYAANwPACBXAADfDwAgWAAA3g8AIFkAAN0PACCnBwAAqwwAIKkHAACrDAAgDLgGAACBCwAwuQYAANUFABC6BgAAgQsAMMoGAgCZCgAh1wZAAJoKACH4BgIAmQoAIfsGAQCYCgAhgAcAAIILqQcipQcBAJgKACGnBwIAsgoAIakHAgCyCgAhqgcCAJkKACEDAAAAQwAgAQAA1AUAMFUAANUFACADAAAAQwAgAQAARAAwAgAARQAgAQAAAFQAIAEAAABUACADAAAASwAgAQAAUwAwAgAAVAAgAwAAAEsAIAEAAFMAMAIAAFQAIAMAAABLACABAABTADACAABUACAKGQAA0w8AIB4AANoPACAfAADUDwAgIQAA1Q8AIMoGAgAAAAHXBkAAAAAB-AYCAAAAAaMHAgAAAAGlBwEAAAABpgcCAAAAAQFJAADdBQAgBsoGAgAAAAHXBkAAAAAB-AYCAAAAAaMHAgAAAAGlBwEAAAABpgcCAAAAAQFJAADfBQAwAUkAAN8FADAKGQAArA8AIB4AAKsPACAfAACtDwAgIQAArg8AIMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIaMHAgCdDAAhpQcBAJwMACGmBwIAnQwAIQIAAABUACBJAADiBQAgBsoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIaMHAgCdDAAhpQcBAJwMACGmBwIAnQwAIQIAAABLACBJAADkBQAgAgAAAEsAIEkAAOQFACADAAAAVAAgUAAA3QUAIFEAAOIFACABAAAAVAAgAQAAAEsAIAUKAACmDwAgVgAApw8AIFcAAKoPACBYAACpDwAgWQAAqA8AIAm4BgAAgAsAMLkGAADrBQAQugYAAIALADDKBgIAmQoAIdcGQACaCgAh-AYCAJkKACGjBwIAmQoAIaUHAQCYCgAhpgcCAJkKACEDAAAASwAgAQAA6gUAMFUAAOsFACADAAAASwAgAQAAUwAwAgAAVAAgAQAAAFAAIAEAAABQACADAAAATgAgAQAATwAwAgAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAMAAABOACABAABPADACAABQACAGAwAApQ8AICAAAKQPACDXBkAAAAAB5QYCAAAAAfoGAgAAAAGkBwIAAAABAUkAAPMFACAE1wZAAAAAAeUGAgAAAAH6BgIAAAABpAcCAAAAAQFJAAD1BQAwAUkAAPUFADAGAwAAow8AICAAAKIPACDXBkAAngwAIeUGAgCdDAAh-gYCAJ0MACGkBwIAnQwAIQIAAABQACBJAAD4BQAgBNcGQACeDAAh5QYCAJ0MACH6BgIAnQwAIaQHAgCdDAAhAgAAAE4AIEkAAPoFACACAAAATgAgSQAA-gUAIAMAAABQACBQAADzBQAgUQAA-AUAIAEAAABQACABAAAATgAgBQoAAJ0PACBWAACeDwAgVwAAoQ8AIFgAAKAPACBZAACfDwAgB7gGAAD_CgAwuQYAAIEGABC6BgAA_woAMNcGQACaCgAh5QYCAJkKACH6BgIAmQoAIaQHAgCZCgAhAwAAAE4AIAEAAIAGADBVAACBBgAgAwAAAE4AIAEAAE8AMAIAAFAAIAUeAAD-CgAguAYAAP0KADC5BgAAVgAQugYAAP0KADCjBwIAAAABAQAAAIQGACABAAAAhAYAIAEeAACcDwAgAwAAAFYAIAEAAIcGADACAACEBgAgAwAAAFYAIAEAAIcGADACAACEBgAgAwAAAFYAIAEAAIcGADACAACEBgAgAh4AAJsPACCjBwIAnQwAIQIAAACEBgAgSQAAiwYAIAGjBwIAnQwAIQIAAABWACBJAACNBgAgAgAAAFYAIEkAAI0GACABAAAAhAYAIAEAAABWACAFCgAAlg8AIFYAAJcPACBXAACaDwAgWAAAmQ8AIFkAAJgPACAEuAYAAPwKADC5BgAAkwYAELoGAAD8CgAwowcCAJkKACEDAAAAVgAgAQAAkgYAMFUAAJMGACADAAAAVgAgAQAAhwYAMAIAAIQGACABAAAAYQAgAQAAAGEAIAMAAABfACABAABgADACAABhACADAAAAXwAgAQAAYAAwAgAAYQAgAwAAAF8AIAEAAGAAMAIAAGEAIAoEAACUDwAgLAAAlQ8AIMoGAgAAAAHXBkAAAAAB5gYCAAAAAecGAQAAAAH8BgEAAAABgAcAAACiBwKWBwEAAAABogcgAAAAAQFJAACbBgAgCMoGAgAAAAHXBkAAAAAB5gYCAAAAAecGAQAAAAH8BgEAAAABgAcAAACiBwKWBwEAAAABogcgAAAAAQFJAACdBgAwAUkAAJ0GADAKBAAAhg8AICwAAIcPACDKBgIAnQwAIdcGQACeDAAh5gYCAJ0MACHnBgEAnAwAIfwGAQCcDAAhgAcAAIUPogcilgcBAJwMACGiByAAyw0AIQIAAABhACBJAACgBgAgCMoGAgCdDAAh1wZAAJ4MACHmBgIAnQwAIecGAQCcDAAh_AYBAJwMACGABwAAhQ-iByKWBwEAnAwAIaIHIADLDQAhAgAAAF8AIEkAAKIGACACAAAAXwAgSQAAogYAIAMAAABhACBQAACbBgAgUQAAoAYAIAEAAABhACABAAAAXwAgBQoAAIAPACBWAACBDwAgVwAAhA8AIFgAAIMPACBZAACCDwAgC7gGAAD4CgAwuQYAAKkGABC6BgAA-AoAMMoGAgCZCgAh1wZAAJoKACHmBgIAmQoAIecGAQCYCgAh_AYBAJgKACGABwAA-QqiByKWBwEAmAoAIaIHIADGCgAhAwAAAF8AIAEAAKgGADBVAACpBgAgAwAAAF8AIAEAAGAAMAIAAGEAIAEAAABlACABAAAAZQAgAwAAAGMAIAEAAGQAMAIAAGUAIAMAAABjACABAABkADACAABlACADAAAAYwAgAQAAZAAwAgAAZQAgFR0BAAAAASYAAP4OACAoAAD_DgAgygYCAAAAAdcGQAAAAAHmBgIAAAAB-wYBAAAAAfwGAQAAAAGABwAAAJsHAogHAgAAAAGLBxAAAAABlgcBAAAAAZcHAQAAAAGYBxAAAAABmQcCAAAAAZsHAQAAAAGcB0AAAAABnQcCAAAAAZ4HIAAAAAGfBwEAAAABoAcBAAAAAQFJAACxBgAgEx0BAAAAAcoGAgAAAAHXBkAAAAAB5gYCAAAAAfsGAQAAAAH8BgEAAAABgAcAAACbBwKIBwIAAAABiwcQAAAAAZYHAQAAAAGXBwEAAAABmAcQAAAAAZkHAgAAAAGbBwEAAAABnAdAAAAAAZ0HAgAAAAGeByAAAAABnwcBAAAAAaAHAQAAAAEBSQAAswYAMAFJAACzBgAwAQAAAF8AIBUdAQCcDAAhJgAA8w4AICgAAPQOACDKBgIAnQwAIdcGQACeDAAh5gYCALQMACH7BgEAnAwAIfwGAQCcDAAhgAcAAPIOmwciiAcCALQMACGLBxAAwg4AIZYHAQDIDAAhlwcBAMgMACGYBxAA8Q4AIZkHAgCdDAAhmwcBAMgMACGcB0AAswwAIZ0HAgCdDAAhngcgAMsNACGfBwEAnAwAIaAHAQCcDAAhAgAAAGUAIEkAALcGACATHQEAnAwAIcoGAgCdDAAh1wZAAJ4MACHmBgIAtAwAIfsGAQCcDAAh_AYBAJwMACGABwAA8g6bByKIBwIAtAwAIYsHEADCDgAhlgcBAMgMACGXBwEAyAwAIZgHEADxDgAhmQcCAJ0MACGbBwEAyAwAIZwHQACzDAAhnQcCAJ0MACGeByAAyw0AIZ8HAQCcDAAhoAcBAJwMACECAAAAYwAgSQAAuQYAIAIAAABjACBJAAC5BgAgAQAAAF8AIAMAAABlACBQAACxBgAgUQAAtwYAIAEAAABlACABAAAAYwAgDAoAAOwOACBWAADtDgAgVwAA8A4AIFgAAO8OACBZAADuDgAg5gYAAKsMACCIBwAAqwwAIJYHAACrDAAglwcAAKsMACCYBwAAqwwAIJsHAACrDAAgnAcAAKsMACAWHQEAmAoAIbgGAADxCgAwuQYAAMEGABC6BgAA8QoAMMoGAgCZCgAh1wZAAJoKACHmBgIAsgoAIfsGAQCYCgAh_AYBAJgKACGABwAA8wqbByKIBwIAsgoAIYsHEADnCgAhlgcBAL0KACGXBwEAvQoAIZgHEADyCgAhmQcCAJkKACGbBwEAvQoAIZwHQACxCgAhnQcCAJkKACGeByAAxgoAIZ8HAQCYCgAhoAcBAJgKACEDAAAAYwAgAQAAwAYAMFUAAMEGACADAAAAYwAgAQAAZAAwAgAAZQAgAQAAAHcAIAEAAAB3ACADAAAAdQAgAQAAdgAwAgAAdwAgAwAAAHUAIAEAAHYAMAIAAHcAIAMAAAB1ACABAAB2ADACAAB3ACAMJwAA6Q4AICgAAOoOACAqAADrDgAgygYCAAAAAdcGQAAAAAGABwAAAJIHAo8HAAAAjwcCkAcCAAAAAZIHQAAAAAGTBwEAAAABlAcCAAAAAZUHAQAAAAEBSQAAyQYAIAnKBgIAAAAB1wZAAAAAAYAHAAAAkgcCjwcAAACPBwKQBwIAAAABkgdAAAAAAZMHAQAAAAGUBwIAAAABlQcBAAAAAQFJAADLBgAwAUkAAMsGADAMJwAAzg4AICgAAM8OACAqAADQDgAgygYCAJ0MACHXBkAAngwAIYAHAADNDpIHIo8HAADMDo8HIpAHAgCdDAAhkgdAALMMACGTBwEAyAwAIZQHAgC0DAAhlQcBAMgMACECAAAAdwAgSQAAzgYAIAnKBgIAnQwAIdcGQACeDAAhgAcAAM0OkgcijwcAAMwOjwcikAcCAJ0MACGSB0AAswwAIZMHAQDIDAAhlAcCALQMACGVBwEAyAwAIQIAAAB1ACBJAADQBgAgAgAAAHUAIEkAANAGACADAAAAdwAgUAAAyQYAIFEAAM4GACABAAAAdwAgAQAAAHUAIAkKAADHDgAgVgAAyA4AIFcAAMsOACBYAADKDgAgWQAAyQ4AIJIHAACrDAAgkwcAAKsMACCUBwAAqwwAIJUHAACrDAAgDLgGAADqCgAwuQYAANcGABC6BgAA6goAMMoGAgCZCgAh1wZAAJoKACGABwAA7AqSByKPBwAA6wqPByKQBwIAmQoAIZIHQACxCgAhkwcBAL0KACGUBwIAsgoAIZUHAQC9CgAhAwAAAHUAIAEAANYGADBVAADXBgAgAwAAAHUAIAEAAHYAMAIAAHcAIAEAAABqACABAAAAagAgAwAAAGgAIAEAAGkAMAIAAGoAIAMAAABoACABAABpADACAABqACADAAAAaAAgAQAAaQAwAgAAagAgCSkAAMUOACArAADGDgAg-wYBAAAAAYgHAgAAAAGJBwIAAAABigcCAAAAAYsHEAAAAAGMBwIAAAABjQcBAAAAAQFJAADfBgAgB_sGAQAAAAGIBwIAAAABiQcCAAAAAYoHAgAAAAGLBxAAAAABjAcCAAAAAY0HAQAAAAEBSQAA4QYAMAFJAADhBgAwCSkAAMMOACArAADEDgAg-wYBAJwMACGIBwIAtAwAIYkHAgCdDAAhigcCAJ0MACGLBxAAwg4AIYwHAgCdDAAhjQcBAMgMACECAAAAagAgSQAA5AYAIAf7BgEAnAwAIYgHAgC0DAAhiQcCAJ0MACGKBwIAnQwAIYsHEADCDgAhjAcCAJ0MACGNBwEAyAwAIQIAAABoACBJAADmBgAgAgAAAGgAIEkAAOYGACADAAAAagAgUAAA3wYAIFEAAOQGACABAAAAagAgAQAAAGgAIAcKAAC9DgAgVgAAvg4AIFcAAMEOACBYAADADgAgWQAAvw4AIIgHAACrDAAgjQcAAKsMACAKuAYAAOYKADC5BgAA7QYAELoGAADmCgAw-wYBAJgKACGIBwIAsgoAIYkHAgCZCgAhigcCAJkKACGLBxAA5woAIYwHAgCZCgAhjQcBAL0KACEDAAAAaAAgAQAA7AYAMFUAAO0GACADAAAAaAAgAQAAaQAwAgAAagAgAQAAAG8AIAEAAABvACADAAAAbQAgAQAAbgAwAgAAbwAgAwAAAG0AIAEAAG4AMAIAAG8AIAMAAABtACABAABuADACAABvACADKQAAvA4AIIgHAgAAAAGJBwIAAAABAUkAAPUGACACiAcCAAAAAYkHAgAAAAEBSQAA9wYAMAFJAAD3BgAwAykAALsOACCIBwIAnQwAIYkHAgCdDAAhAgAAAG8AIEkAAPoGACACiAcCAJ0MACGJBwIAnQwAIQIAAABtACBJAAD8BgAgAgAAAG0AIEkAAPwGACADAAAAbwAgUAAA9QYAIFEAAPoGACABAAAAbwAgAQAAAG0AIAUKAAC2DgAgVgAAtw4AIFcAALoOACBYAAC5DgAgWQAAuA4AIAW4BgAA5QoAMLkGAACDBwAQugYAAOUKADCIBwIAmQoAIYkHAgCZCgAhAwAAAG0AIAEAAIIHADBVAACDBwAgAwAAAG0AIAEAAG4AMAIAAG8AIAEAAAB7ACABAAAAewAgAwAAAHkAIAEAAHoAMAIAAHsAIAMAAAB5ACABAAB6ADACAAB7ACADAAAAeQAgAQAAegAwAgAAewAgFhkAALEOACAvAACyDgAgMAAAsw4AIDEAALQOACAyAAC1DgAgygYCAAAAAdcGQAAAAAHyBgEAAAAB8wYEAAAAAfUGAQAAAAH4BgIAAAAB-wYBAAAAAfwGAQAAAAH-BgAAAP4GAoAHAAAAgAcCgQcIAAAAAYIHAgAAAAGDBwIAAAABhAcBAAAAAYUHAgAAAAGGBwIAAAABhwcCAAAAAQFJAACLBwAgEcoGAgAAAAHXBkAAAAAB8gYBAAAAAfMGBAAAAAH1BgEAAAAB-AYCAAAAAfsGAQAAAAH8BgEAAAAB_gYAAAD-BgKABwAAAIAHAoEHCAAAAAGCBwIAAAABgwcCAAAAAYQHAQAAAAGFBwIAAAABhgcCAAAAAYcHAgAAAAEBSQAAjQcAMAFJAACNBwAwFhkAAIoOACAvAACLDgAgMAAAjA4AIDEAAI0OACAyAACODgAgygYCAJ0MACHXBkAAngwAIfIGAQCcDAAh8wYEANcNACH1BgEAnAwAIfgGAgCdDAAh-wYBAJwMACH8BgEAnAwAIf4GAACHDv4GIoAHAACIDoAHIoEHCACJDgAhggcCALQMACGDBwIAtAwAIYQHAQDIDAAhhQcCAJ0MACGGBwIAnQwAIYcHAgCdDAAhAgAAAHsAIEkAAJAHACARygYCAJ0MACHXBkAAngwAIfIGAQCcDAAh8wYEANcNACH1BgEAnAwAIfgGAgCdDAAh-wYBAJwMACH8BgEAnAwAIf4GAACHDv4GIoAHAACIDoAHIoEHCACJDgAhggcCALQMACGDBwIAtAwAIYQHAQDIDAAhhQcCAJ0MACGGBwIAnQwAIYcHAgCdDAAhAgAAAHkAIEkAAJIHACACAAAAeQAgSQAAkgcAIAMAAAB7ACBQAACLBwAgUQAAkAcAIAEAAAB7ACABAAAAeQAgCQoAAIIOACBWAACDDgAgVwAAhg4AIFgAAIUOACBZAACEDgAggQcAAKsMACCCBwAAqwwAIIMHAACrDAAghAcAAKsMACAUuAYAANwKADC5BgAAmQcAELoGAADcCgAwygYCAJkKACHXBkAAmgoAIfIGAQCYCgAh8wYEANAKACH1BgEAmAoAIfgGAgCZCgAh-wYBAJgKACH8BgEAmAoAIf4GAADdCv4GIoAHAADeCoAHIoEHCADfCgAhggcCALIKACGDBwIAsgoAIYQHAQC9CgAhhQcCAJkKACGGBwIAmQoAIYcHAgCZCgAhAwAAAHkAIAEAAJgHADBVAACZBwAgAwAAAHkAIAEAAHoAMAIAAHsAIAEAAACDAQAgAQAAAIMBACADAAAAgQEAIAEAAIIBADACAACDAQAgAwAAAIEBACABAACCAQAwAgAAgwEAIAMAAACBAQAgAQAAggEAMAIAAIMBACAGAwAAgQ4AIC4AAIAOACDXBkAAAAAB5QYCAAAAAe4GAgAAAAH6BgIAAAABAUkAAKEHACAE1wZAAAAAAeUGAgAAAAHuBgIAAAAB-gYCAAAAAQFJAACjBwAwAUkAAKMHADAGAwAA_w0AIC4AAP4NACDXBkAAngwAIeUGAgCdDAAh7gYCAJ0MACH6BgIAnQwAIQIAAACDAQAgSQAApgcAIATXBkAAngwAIeUGAgCdDAAh7gYCAJ0MACH6BgIAnQwAIQIAAACBAQAgSQAAqAcAIAIAAACBAQAgSQAAqAcAIAMAAACDAQAgUAAAoQcAIFEAAKYHACABAAAAgwEAIAEAAACBAQAgBQoAAPkNACBWAAD6DQAgVwAA_Q0AIFgAAPwNACBZAAD7DQAgB7gGAADbCgAwuQYAAK8HABC6BgAA2woAMNcGQACaCgAh5QYCAJkKACHuBgIAmQoAIfoGAgCZCgAhAwAAAIEBACABAACuBwAwVQAArwcAIAMAAACBAQAgAQAAggEAMAIAAIMBACABAAAAfwAgAQAAAH8AIAMAAAB9ACABAAB-ADACAAB_ACADAAAAfQAgAQAAfgAwAgAAfwAgAwAAAH0AIAEAAH4AMAIAAH8AIAcZAAD4DQAgLgAA9w0AIMoGAgAAAAHXBkAAAAAB7gYCAAAAAfgGAgAAAAH5BgEAAAABAUkAALcHACAFygYCAAAAAdcGQAAAAAHuBgIAAAAB-AYCAAAAAfkGAQAAAAEBSQAAuQcAMAFJAAC5BwAwBxkAAPYNACAuAAD1DQAgygYCAJ0MACHXBkAAngwAIe4GAgCdDAAh-AYCAJ0MACH5BgEAnAwAIQIAAAB_ACBJAAC8BwAgBcoGAgCdDAAh1wZAAJ4MACHuBgIAnQwAIfgGAgCdDAAh-QYBAJwMACECAAAAfQAgSQAAvgcAIAIAAAB9ACBJAAC-BwAgAwAAAH8AIFAAALcHACBRAAC8BwAgAQAAAH8AIAEAAAB9ACAFCgAA8A0AIFYAAPENACBXAAD0DQAgWAAA8w0AIFkAAPINACAIuAYAANoKADC5BgAAxQcAELoGAADaCgAwygYCAJkKACHXBkAAmgoAIe4GAgCZCgAh-AYCAJkKACH5BgEAmAoAIQMAAAB9ACABAADEBwAwVQAAxQcAIAMAAAB9ACABAAB-ADACAAB_ACAGLgAA2QoAIDECAKQKACG4BgAA2AoAMLkGAACFAQAQugYAANgKADDuBgIAAAABAQAAAMgHACABAAAAyAcAIAEuAADRDQAgAwAAAIUBACABAADLBwAwAgAAyAcAIAMAAACFAQAgAQAAywcAMAIAAMgHACADAAAAhQEAIAEAAMsHADACAADIBwAgAy4AAO8NACAxAgAAAAHuBgIAAAABAUkAAM8HACACMQIAAAAB7gYCAAAAAQFJAADRBwAwAUkAANEHADADLgAA7g0AIDECAJ0MACHuBgIAnQwAIQIAAADIBwAgSQAA1AcAIAIxAgCdDAAh7gYCAJ0MACECAAAAhQEAIEkAANYHACACAAAAhQEAIEkAANYHACADAAAAyAcAIFAAAM8HACBRAADUBwAgAQAAAMgHACABAAAAhQEAIAUKAADpDQAgVgAA6g0AIFcAAO0NACBYAADsDQAgWQAA6w0AIAUxAgCZCgAhuAYAANcKADC5BgAA3QcAELoGAADXCgAw7gYCAJkKACEDAAAAhQEAIAEAANwHADBVAADdBwAgAwAAAIUBACABAADLBwAwAgAAyAcAIAEAAACSAQAgAQAAAJIBACADAAAAiQEAIAEAAJEBADACAACSAQAgAwAAAIkBACABAACRAQAwAgAAkgEAIAMAAACJAQAgAQAAkQEAMAIAAJIBACAMBAAA5w0AIDIAAOgNACDKBgIAAAAB1wZAAAAAAeYGAgAAAAHnBgEAAAAB8gYBAAAAAfMGBAAAAAH0BgEAAAAB9QYBAAAAAfYGQAAAAAH3BgEAAAABAUkAAOUHACAKygYCAAAAAdcGQAAAAAHmBgIAAAAB5wYBAAAAAfIGAQAAAAHzBgQAAAAB9AYBAAAAAfUGAQAAAAH2BkAAAAAB9wYBAAAAAQFJAADnBwAwAUkAAOcHADAMBAAA4A0AIDIAAOENACDKBgIAnQwAIdcGQACeDAAh5gYCAJ0MACHnBgEAnAwAIfIGAQCcDAAh8wYEANcNACH0BgEAnAwAIfUGAQCcDAAh9gZAAJ4MACH3BgEAnAwAIQIAAACSAQAgSQAA6gcAIArKBgIAnQwAIdcGQACeDAAh5gYCAJ0MACHnBgEAnAwAIfIGAQCcDAAh8wYEANcNACH0BgEAnAwAIfUGAQCcDAAh9gZAAJ4MACH3BgEAnAwAIQIAAACJAQAgSQAA7AcAIAIAAACJAQAgSQAA7AcAIAMAAACSAQAgUAAA5QcAIFEAAOoHACABAAAAkgEAIAEAAACJAQAgBQoAANsNACBWAADcDQAgVwAA3w0AIFgAAN4NACBZAADdDQAgDbgGAADWCgAwuQYAAPMHABC6BgAA1goAMMoGAgCZCgAh1wZAAJoKACHmBgIAmQoAIecGAQCYCgAh8gYBAJgKACHzBgQA0AoAIfQGAQCYCgAh9QYBAJgKACH2BkAAmgoAIfcGAQCYCgAhAwAAAIkBACABAADyBwAwVQAA8wcAIAMAAACJAQAgAQAAkQEAMAIAAJIBACAHBAAA1QoAIDUCAKQKACG4BgAA0woAMLkGAACUAQAQugYAANMKADDmBgIAAAAB8QYEANQKACEBAAAA9gcAIAEAAAD2BwAgAQQAANoNACADAAAAlAEAIAEAAPkHADACAAD2BwAgAwAAAJQBACABAAD5BwAwAgAA9gcAIAMAAACUAQAgAQAA-QcAMAIAAPYHACAEBAAA2Q0AIDUCAAAAAeYGAgAAAAHxBgQAAAABAUkAAP0HACADNQIAAAAB5gYCAAAAAfEGBAAAAAEBSQAA_wcAMAFJAAD_BwAwBAQAANgNACA1AgCdDAAh5gYCAJ0MACHxBgQA1w0AIQIAAAD2BwAgSQAAgggAIAM1AgCdDAAh5gYCAJ0MACHxBgQA1w0AIQIAAACUAQAgSQAAhAgAIAIAAACUAQAgSQAAhAgAIAMAAAD2BwAgUAAA_QcAIFEAAIIIACABAAAA9gcAIAEAAACUAQAgBQoAANINACBWAADTDQAgVwAA1g0AIFgAANUNACBZAADUDQAgBjUCAJkKACG4BgAAzwoAMLkGAACLCAAQugYAAM8KADDmBgIAmQoAIfEGBADQCgAhAwAAAJQBACABAACKCAAwVQAAiwgAIAMAAACUAQAgAQAA-QcAMAIAAPYHACANLgAAzgoAIDMAAM0KACC4BgAAyQoAMLkGAACHAQAQugYAAMkKADDKBgIAAAAB1wZAAKUKACHYBkAAywoAIewGAQAAAAHtBgIAAAAB7gYCAAAAAe8GAQDKCgAh8AYgAMwKACEBAAAAjggAIAEAAACOCAAgBi4AANENACAzAADQDQAg2AYAAKsMACDtBgAAqwwAIO4GAACrDAAg7wYAAKsMACADAAAAhwEAIAEAAJEIADACAACOCAAgAwAAAIcBACABAACRCAAwAgAAjggAIAMAAACHAQAgAQAAkQgAMAIAAI4IACAKLgAAzw0AIDMAAM4NACDKBgIAAAAB1wZAAAAAAdgGQAAAAAHsBgEAAAAB7QYCAAAAAe4GAgAAAAHvBgEAAAAB8AYgAAAAAQFJAACVCAAgCMoGAgAAAAHXBkAAAAAB2AZAAAAAAewGAQAAAAHtBgIAAAAB7gYCAAAAAe8GAQAAAAHwBiAAAAABAUkAAJcIADABSQAAlwgAMAEAAACJAQAgAQAAAHkAIAouAADNDQAgMwAAzA0AIMoGAgCdDAAh1wZAAJ4MACHYBkAAswwAIewGAQCcDAAh7QYCALQMACHuBgIAtAwAIe8GAQDIDAAh8AYgAMsNACECAAAAjggAIEkAAJwIACAIygYCAJ0MACHXBkAAngwAIdgGQACzDAAh7AYBAJwMACHtBgIAtAwAIe4GAgC0DAAh7wYBAMgMACHwBiAAyw0AIQIAAACHAQAgSQAAnggAIAIAAACHAQAgSQAAnggAIAEAAACJAQAgAQAAAHkAIAMAAACOCAAgUAAAlQgAIFEAAJwIACABAAAAjggAIAEAAACHAQAgCQoAAMYNACBWAADHDQAgVwAAyg0AIFgAAMkNACBZAADIDQAg2AYAAKsMACDtBgAAqwwAIO4GAACrDAAg7wYAAKsMACALuAYAAMUKADC5BgAApwgAELoGAADFCgAwygYCAJkKACHXBkAAmgoAIdgGQACxCgAh7AYBAJgKACHtBgIAsgoAIe4GAgCyCgAh7wYBAL0KACHwBiAAxgoAIQMAAACHAQAgAQAApggAMFUAAKcIACADAAAAhwEAIAEAAJEIADACAACOCAAgAQAAACYAIAEAAAAmACADAAAABwAgAQAAJQAwAgAAJgAgAwAAAAcAIAEAACUAMAIAACYAIAMAAAAHACABAAAlADACAAAmACAMBAAAwg0AIAwAAMQNACANAADDDQAgDgAAxQ0AIMoGAgAAAAHXBkAAAAAB5gYCAAAAAecGAQAAAAHoBgEAAAAB6QYAAQAAAeoGAADADQAg6wYAAMENACABSQAArwgAIAjKBgIAAAAB1wZAAAAAAeYGAgAAAAHnBgEAAAAB6AYBAAAAAekGAAEAAAHqBgAAwA0AIOsGAADBDQAgAUkAALEIADABSQAAsQgAMAwEAACcDQAgDAAAng0AIA0AAJ0NACAOAACfDQAgygYCAJ0MACHXBkAAngwAIeYGAgCdDAAh5wYBAJwMACHoBgEAnAwAIekGAAHHDAAh6gYAAJoNACDrBgAAmw0AIAIAAAAmACBJAAC0CAAgCMoGAgCdDAAh1wZAAJ4MACHmBgIAnQwAIecGAQCcDAAh6AYBAJwMACHpBgABxwwAIeoGAACaDQAg6wYAAJsNACACAAAABwAgSQAAtggAIAIAAAAHACBJAAC2CAAgAwAAACYAIFAAAK8IACBRAAC0CAAgAQAAACYAIAEAAAAHACAGCgAAlQ0AIFYAAJYNACBXAACZDQAgWAAAmA0AIFkAAJcNACDpBgAAqwwAIAu4BgAAwwoAMLkGAAC9CAAQugYAAMMKADDKBgIAmQoAIdcGQACaCgAh5gYCAJkKACHnBgEAmAoAIegGAQCYCgAh6QYAAbwKACHqBgAAxAoAIOsGAADECgAgAwAAAAcAIAEAALwIADBVAAC9CAAgAwAAAAcAIAEAACUAMAIAACYAIAEAAAALACABAAAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACADAAAACQAgAQAACgAwAgAACwAgCQMAAJENACAFAACSDQAgCwAAkw0AIAwAAJQNACDKBgIAAAAB0QYCAAAAAdIGAACQDQAg1wZAAAAAAeUGAgAAAAEBSQAAxQgAIAXKBgIAAAAB0QYCAAAAAdIGAACQDQAg1wZAAAAAAeUGAgAAAAEBSQAAxwgAMAFJAADHCAAwCQMAAPQMACAFAAD1DAAgCwAA9gwAIAwAAPcMACDKBgIAnQwAIdEGAgCdDAAh0gYAAPMMACDXBkAAngwAIeUGAgCdDAAhAgAAAAsAIEkAAMoIACAFygYCAJ0MACHRBgIAnQwAIdIGAADzDAAg1wZAAJ4MACHlBgIAnQwAIQIAAAAJACBJAADMCAAgAgAAAAkAIEkAAMwIACADAAAACwAgUAAAxQgAIFEAAMoIACABAAAACwAgAQAAAAkAIAUKAADuDAAgVgAA7wwAIFcAAPIMACBYAADxDAAgWQAA8AwAIAi4BgAAwgoAMLkGAADTCAAQugYAAMIKADDKBgIAmQoAIdEGAgCZCgAh0gYAALAKACDXBkAAmgoAIeUGAgCZCgAhAwAAAAkAIAEAANIIADBVAADTCAAgAwAAAAkAIAEAAAoAMAIAAAsAIAEAAAAPACABAAAADwAgAwAAAA0AIAEAAA4AMAIAAA8AIAMAAAANACABAAAOADACAAAPACADAAAADQAgAQAADgAwAgAADwAgDQYAAOsMACAIAADsDAAgCQAA7QwAIMoGAgAAAAHSBgAA6gwAINUGAgAAAAHXBkAAAAAB2AZAAAAAAeAGAAEAAAHhBgEAAAAB4gYBAAAAAeMGQAAAAAHkBkAAAAABAUkAANsIACAKygYCAAAAAdIGAADqDAAg1QYCAAAAAdcGQAAAAAHYBkAAAAAB4AYAAQAAAeEGAQAAAAHiBgEAAAAB4wZAAAAAAeQGQAAAAAEBSQAA3QgAMAFJAADdCAAwDQYAAMkMACAIAADKDAAgCQAAywwAIMoGAgCdDAAh0gYAAMYMACDVBgIAnQwAIdcGQACeDAAh2AZAAJ4MACHgBgABxwwAIeEGAQDIDAAh4gYBAMgMACHjBkAAswwAIeQGQACzDAAhAgAAAA8AIEkAAOAIACAKygYCAJ0MACHSBgAAxgwAINUGAgCdDAAh1wZAAJ4MACHYBkAAngwAIeAGAAHHDAAh4QYBAMgMACHiBgEAyAwAIeMGQACzDAAh5AZAALMMACECAAAADQAgSQAA4ggAIAIAAAANACBJAADiCAAgAwAAAA8AIFAAANsIACBRAADgCAAgAQAAAA8AIAEAAAANACAKCgAAwQwAIFYAAMIMACBXAADFDAAgWAAAxAwAIFkAAMMMACDgBgAAqwwAIOEGAACrDAAg4gYAAKsMACDjBgAAqwwAIOQGAACrDAAgDbgGAAC7CgAwuQYAAOkIABC6BgAAuwoAMMoGAgCZCgAh0gYAALAKACDVBgIAmQoAIdcGQACaCgAh2AZAAJoKACHgBgABvAoAIeEGAQC9CgAh4gYBAL0KACHjBkAAsQoAIeQGQACxCgAhAwAAAA0AIAEAAOgIADBVAADpCAAgAwAAAA0AIAEAAA4AMAIAAA8AIAEAAAATACABAAAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACADAAAAEQAgAQAAEgAwAgAAEwAgBQcAAMAMACDXBkAAAAAB3QYAAQAAAd4GAgAAAAHfBkAAAAABAUkAAPEIACAE1wZAAAAAAd0GAAEAAAHeBgIAAAAB3wZAAAAAAQFJAADzCAAwAUkAAPMIADAFBwAAvwwAINcGQACeDAAh3QYAAbEMACHeBgIAnQwAId8GQACzDAAhAgAAABMAIEkAAPYIACAE1wZAAJ4MACHdBgABsQwAId4GAgCdDAAh3wZAALMMACECAAAAEQAgSQAA-AgAIAIAAAARACBJAAD4CAAgAwAAABMAIFAAAPEIACBRAAD2CAAgAQAAABMAIAEAAAARACAGCgAAugwAIFYAALsMACBXAAC-DAAgWAAAvQwAIFkAALwMACDfBgAAqwwAIAe4BgAAugoAMLkGAAD_CAAQugYAALoKADDXBkAAmgoAId0GAAGvCgAh3gYCAJkKACHfBkAAsQoAIQMAAAARACABAAD-CAAwVQAA_wgAIAMAAAARACABAAASADACAAATACABAAAAGgAgAQAAABoAIAMAAAAYACABAAAZADACAAAaACADAAAAGAAgAQAAGQAwAgAAGgAgAwAAABgAIAEAABkAMAIAABoAIAwFAAC4DAAgBgAAuQwAIM8GAAEAAAHQBgABAAAB0QYCAAAAAdIGAAC3DAAg0wYCAAAAAdQGQAAAAAHVBgIAAAAB1gZAAAAAAdcGQAAAAAHYBkAAAAABAUkAAIcJACAKzwYAAQAAAdAGAAEAAAHRBgIAAAAB0gYAALcMACDTBgIAAAAB1AZAAAAAAdUGAgAAAAHWBkAAAAAB1wZAAAAAAdgGQAAAAAEBSQAAiQkAMAFJAACJCQAwAQAAAAkAIAwFAAC1DAAgBgAAtgwAIM8GAAGxDAAh0AYAAbEMACHRBgIAnQwAIdIGAACyDAAg0wYCAJ0MACHUBkAAswwAIdUGAgC0DAAh1gZAALMMACHXBkAAngwAIdgGQACeDAAhAgAAABoAIEkAAI0JACAKzwYAAbEMACHQBgABsQwAIdEGAgCdDAAh0gYAALIMACDTBgIAnQwAIdQGQACzDAAh1QYCALQMACHWBkAAswwAIdcGQACeDAAh2AZAAJ4MACECAAAAGAAgSQAAjwkAIAIAAAAYACBJAACPCQAgAQAAAAkAIAMAAAAaACBQAACHCQAgUQAAjQkAIAEAAAAaACABAAAAGAAgCAoAAKwMACBWAACtDAAgVwAAsAwAIFgAAK8MACBZAACuDAAg1AYAAKsMACDVBgAAqwwAINYGAACrDAAgDbgGAACuCgAwuQYAAJcJABC6BgAArgoAMM8GAAGvCgAh0AYAAa8KACHRBgIAmQoAIdIGAACwCgAg0wYCAJkKACHUBkAAsQoAIdUGAgCyCgAh1gZAALEKACHXBkAAmgoAIdgGQACaCgAhAwAAABgAIAEAAJYJADBVAACXCQAgAwAAABgAIAEAABkAMAIAABoAIAW4BgAArQoAMLkGAACdCQAQugYAAK0KADDNBgEAAAABzgZAAKUKACEBAAAAmgkAIAEAAACaCQAgBbgGAACtCgAwuQYAAJ0JABC6BgAArQoAMM0GAQCjCgAhzgZAAKUKACEAAwAAAJ0JACABAACeCQAwAgAAmgkAIAMAAACdCQAgAQAAngkAMAIAAJoJACADAAAAnQkAIAEAAJ4JADACAACaCQAgAs0GAQAAAAHOBkAAAAABAUkAAKIJACACzQYBAAAAAc4GQAAAAAEBSQAApAkAMAFJAACkCQAwAs0GAQCcDAAhzgZAAJ4MACECAAAAmgkAIEkAAKcJACACzQYBAJwMACHOBkAAngwAIQIAAACdCQAgSQAAqQkAIAIAAACdCQAgSQAAqQkAIAMAAACaCQAgUAAAogkAIFEAAKcJACABAAAAmgkAIAEAAACdCQAgAwoAAKgMACBYAACqDAAgWQAAqQwAIAW4BgAArAoAMLkGAACwCQAQugYAAKwKADDNBgEAmAoAIc4GQACaCgAhAwAAAJ0JACABAACvCQAwVQAAsAkAIAMAAACdCQAgAQAAngkAMAIAAJoJACAFuAYAAKsKADC5BgAAtgkAELoGAACrCgAwygYBAAAAAcwGQAClCgAhAQAAALMJACABAAAAswkAIAW4BgAAqwoAMLkGAAC2CQAQugYAAKsKADDKBgEAowoAIcwGQAClCgAhAAMAAAC2CQAgAQAAtwkAMAIAALMJACADAAAAtgkAIAEAALcJADACAACzCQAgAwAAALYJACABAAC3CQAwAgAAswkAIALKBgEAAAABzAZAAAAAAQFJAAC7CQAgAsoGAQAAAAHMBkAAAAABAUkAAL0JADABSQAAvQkAMALKBgEAnAwAIcwGQACeDAAhAgAAALMJACBJAADACQAgAsoGAQCcDAAhzAZAAJ4MACECAAAAtgkAIEkAAMIJACACAAAAtgkAIEkAAMIJACADAAAAswkAIFAAALsJACBRAADACQAgAQAAALMJACABAAAAtgkAIAMKAAClDAAgWAAApwwAIFkAAKYMACAFuAYAAKoKADC5BgAAyQkAELoGAACqCgAwygYBAJgKACHMBkAAmgoAIQMAAAC2CQAgAQAAyAkAMFUAAMkJACADAAAAtgkAIAEAALcJADACAACzCQAgBbgGAACpCgAwuQYAAM8JABC6BgAAqQoAMMoGAQAAAAHLBkAApQoAIQEAAADMCQAgAQAAAMwJACAFuAYAAKkKADC5BgAAzwkAELoGAACpCgAwygYBAKMKACHLBkAApQoAIQADAAAAzwkAIAEAANAJADACAADMCQAgAwAAAM8JACABAADQCQAwAgAAzAkAIAMAAADPCQAgAQAA0AkAMAIAAMwJACACygYBAAAAAcsGQAAAAAEBSQAA1AkAIALKBgEAAAABywZAAAAAAQFJAADWCQAwAUkAANYJADACygYBAJwMACHLBkAAngwAIQIAAADMCQAgSQAA2QkAIALKBgEAnAwAIcsGQACeDAAhAgAAAM8JACBJAADbCQAgAgAAAM8JACBJAADbCQAgAwAAAMwJACBQAADUCQAgUQAA2QkAIAEAAADMCQAgAQAAAM8JACADCgAAogwAIFgAAKQMACBZAACjDAAgBbgGAACoCgAwuQYAAOIJABC6BgAAqAoAMMoGAQCYCgAhywZAAJoKACEDAAAAzwkAIAEAAOEJADBVAADiCQAgAwAAAM8JACABAADQCQAwAgAAzAkAIAW4BgAApwoAMLkGAADoCQAQugYAAKcKADC7BgEAAAAByQZAAKUKACEBAAAA5QkAIAEAAADlCQAgBbgGAACnCgAwuQYAAOgJABC6BgAApwoAMLsGAQCjCgAhyQZAAKUKACEAAwAAAOgJACABAADpCQAwAgAA5QkAIAMAAADoCQAgAQAA6QkAMAIAAOUJACADAAAA6AkAIAEAAOkJADACAADlCQAgArsGAQAAAAHJBkAAAAABAUkAAO0JACACuwYBAAAAAckGQAAAAAEBSQAA7wkAMAFJAADvCQAwArsGAQCcDAAhyQZAAJ4MACECAAAA5QkAIEkAAPIJACACuwYBAJwMACHJBkAAngwAIQIAAADoCQAgSQAA9AkAIAIAAADoCQAgSQAA9AkAIAMAAADlCQAgUAAA7QkAIFEAAPIJACABAAAA5QkAIAEAAADoCQAgAwoAAJ8MACBYAAChDAAgWQAAoAwAIAW4BgAApgoAMLkGAAD7CQAQugYAAKYKADC7BgEAmAoAIckGQACaCgAhAwAAAOgJACABAAD6CQAwVQAA-wkAIAMAAADoCQAgAQAA6QkAMAIAAOUJACAGuAYAAKIKADC5BgAAgQoAELoGAACiCgAwuwYBAAAAAbwGAgCkCgAhvQZAAKUKACEBAAAA_gkAIAEAAAD-CQAgBrgGAACiCgAwuQYAAIEKABC6BgAAogoAMLsGAQCjCgAhvAYCAKQKACG9BkAApQoAIQADAAAAgQoAIAEAAIIKADACAAD-CQAgAwAAAIEKACABAACCCgAwAgAA_gkAIAMAAACBCgAgAQAAggoAMAIAAP4JACADuwYBAAAAAbwGAgAAAAG9BkAAAAABAUkAAIYKACADuwYBAAAAAbwGAgAAAAG9BkAAAAABAUkAAIgKADABSQAAiAoAMAO7BgEAnAwAIbwGAgCdDAAhvQZAAJ4MACECAAAA_gkAIEkAAIsKACADuwYBAJwMACG8BgIAnQwAIb0GQACeDAAhAgAAAIEKACBJAACNCgAgAgAAAIEKACBJAACNCgAgAwAAAP4JACBQAACGCgAgUQAAiwoAIAEAAAD-CQAgAQAAAIEKACAFCgAAlwwAIFYAAJgMACBXAACbDAAgWAAAmgwAIFkAAJkMACAGuAYAAJcKADC5BgAAlAoAELoGAACXCgAwuwYBAJgKACG8BgIAmQoAIb0GQACaCgAhAwAAAIEKACABAACTCgAwVQAAlAoAIAMAAACBCgAgAQAAggoAMAIAAP4JACAGuAYAAJcKADC5BgAAlAoAELoGAACXCgAwuwYBAJgKACG8BgIAmQoAIb0GQACaCgAhDgoAAJwKACBYAAChCgAgWQAAoQoAIL4GAQAAAAG_BgEAAAAEwAYBAAAABMEGAQAAAAHCBgEAAAABwwYBAAAAAcQGAQAAAAHFBgEAoAoAIcYGAQAAAAHHBgEAAAAByAYBAAAAAQ0KAACcCgAgVgAAnwoAIFcAAJwKACBYAACcCgAgWQAAnAoAIL4GAgAAAAG_BgIAAAAEwAYCAAAABMEGAgAAAAHCBgIAAAABwwYCAAAAAcQGAgAAAAHFBgIAngoAIQsKAACcCgAgWAAAnQoAIFkAAJ0KACC-BkAAAAABvwZAAAAABMAGQAAAAATBBkAAAAABwgZAAAAAAcMGQAAAAAHEBkAAAAABxQZAAJsKACELCgAAnAoAIFgAAJ0KACBZAACdCgAgvgZAAAAAAb8GQAAAAATABkAAAAAEwQZAAAAAAcIGQAAAAAHDBkAAAAABxAZAAAAAAcUGQACbCgAhCL4GAgAAAAG_BgIAAAAEwAYCAAAABMEGAgAAAAHCBgIAAAABwwYCAAAAAcQGAgAAAAHFBgIAnAoAIQi-BkAAAAABvwZAAAAABMAGQAAAAATBBkAAAAABwgZAAAAAAcMGQAAAAAHEBkAAAAABxQZAAJ0KACENCgAAnAoAIFYAAJ8KACBXAACcCgAgWAAAnAoAIFkAAJwKACC-BgIAAAABvwYCAAAABMAGAgAAAATBBgIAAAABwgYCAAAAAcMGAgAAAAHEBgIAAAABxQYCAJ4KACEIvgYIAAAAAb8GCAAAAATABggAAAAEwQYIAAAAAcIGCAAAAAHDBggAAAABxAYIAAAAAcUGCACfCgAhDgoAAJwKACBYAAChCgAgWQAAoQoAIL4GAQAAAAG_BgEAAAAEwAYBAAAABMEGAQAAAAHCBgEAAAABwwYBAAAAAcQGAQAAAAHFBgEAoAoAIcYGAQAAAAHHBgEAAAAByAYBAAAAAQu-BgEAAAABvwYBAAAABMAGAQAAAATBBgEAAAABwgYBAAAAAcMGAQAAAAHEBgEAAAABxQYBAKEKACHGBgEAAAABxwYBAAAAAcgGAQAAAAEGuAYAAKIKADC5BgAAgQoAELoGAACiCgAwuwYBAKMKACG8BgIApAoAIb0GQAClCgAhC74GAQAAAAG_BgEAAAAEwAYBAAAABMEGAQAAAAHCBgEAAAABwwYBAAAAAcQGAQAAAAHFBgEAoQoAIcYGAQAAAAHHBgEAAAAByAYBAAAAAQi-BgIAAAABvwYCAAAABMAGAgAAAATBBgIAAAABwgYCAAAAAcMGAgAAAAHEBgIAAAABxQYCAJwKACEIvgZAAAAAAb8GQAAAAATABkAAAAAEwQZAAAAAAcIGQAAAAAHDBkAAAAABxAZAAAAAAcUGQACdCgAhBbgGAACmCgAwuQYAAPsJABC6BgAApgoAMLsGAQCYCgAhyQZAAJoKACEFuAYAAKcKADC5BgAA6AkAELoGAACnCgAwuwYBAKMKACHJBkAApQoAIQW4BgAAqAoAMLkGAADiCQAQugYAAKgKADDKBgEAmAoAIcsGQACaCgAhBbgGAACpCgAwuQYAAM8JABC6BgAAqQoAMMoGAQCjCgAhywZAAKUKACEFuAYAAKoKADC5BgAAyQkAELoGAACqCgAwygYBAJgKACHMBkAAmgoAIQW4BgAAqwoAMLkGAAC2CQAQugYAAKsKADDKBgEAowoAIcwGQAClCgAhBbgGAACsCgAwuQYAALAJABC6BgAArAoAMM0GAQCYCgAhzgZAAJoKACEFuAYAAK0KADC5BgAAnQkAELoGAACtCgAwzQYBAKMKACHOBkAApQoAIQ24BgAArgoAMLkGAACXCQAQugYAAK4KADDPBgABrwoAIdAGAAGvCgAh0QYCAJkKACHSBgAAsAoAINMGAgCZCgAh1AZAALEKACHVBgIAsgoAIdYGQACxCgAh1wZAAJoKACHYBkAAmgoAIQcKAACcCgAgWAAAuQoAIFkAALkKACC-BgABAAABvwYAAQAABMAGAAEAAATFBgABuAoAIQS-BgAAANoGCdoGAAAA2gYD2wYAAADaBgjcBgAAANoGCAsKAAC0CgAgWAAAtwoAIFkAALcKACC-BkAAAAABvwZAAAAABcAGQAAAAAXBBkAAAAABwgZAAAAAAcMGQAAAAAHEBkAAAAABxQZAALYKACENCgAAtAoAIFYAALUKACBXAAC0CgAgWAAAtAoAIFkAALQKACC-BgIAAAABvwYCAAAABcAGAgAAAAXBBgIAAAABwgYCAAAAAcMGAgAAAAHEBgIAAAABxQYCALMKACENCgAAtAoAIFYAALUKACBXAAC0CgAgWAAAtAoAIFkAALQKACC-BgIAAAABvwYCAAAABcAGAgAAAAXBBgIAAAABwgYCAAAAAcMGAgAAAAHEBgIAAAABxQYCALMKACEIvgYCAAAAAb8GAgAAAAXABgIAAAAFwQYCAAAAAcIGAgAAAAHDBgIAAAABxAYCAAAAAcUGAgC0CgAhCL4GCAAAAAG_BggAAAAFwAYIAAAABcEGCAAAAAHCBggAAAABwwYIAAAAAcQGCAAAAAHFBggAtQoAIQsKAAC0CgAgWAAAtwoAIFkAALcKACC-BkAAAAABvwZAAAAABcAGQAAAAAXBBkAAAAABwgZAAAAAAcMGQAAAAAHEBkAAAAABxQZAALYKACEIvgZAAAAAAb8GQAAAAAXABkAAAAAFwQZAAAAAAcIGQAAAAAHDBkAAAAABxAZAAAAAAcUGQAC3CgAhBwoAAJwKACBYAAC5CgAgWQAAuQoAIL4GAAEAAAG_BgABAAAEwAYAAQAABMUGAAG4CgAhBL4GAAEAAAG_BgABAAAEwAYAAQAABMUGAAG5CgAhB7gGAAC6CgAwuQYAAP8IABC6BgAAugoAMNcGQACaCgAh3QYAAa8KACHeBgIAmQoAId8GQACxCgAhDbgGAAC7CgAwuQYAAOkIABC6BgAAuwoAMMoGAgCZCgAh0gYAALAKACDVBgIAmQoAIdcGQACaCgAh2AZAAJoKACHgBgABvAoAIeEGAQC9CgAh4gYBAL0KACHjBkAAsQoAIeQGQACxCgAhBwoAALQKACBYAADBCgAgWQAAwQoAIL4GAAEAAAG_BgABAAAFwAYAAQAABcUGAAHACgAhDgoAALQKACBYAAC_CgAgWQAAvwoAIL4GAQAAAAG_BgEAAAAFwAYBAAAABcEGAQAAAAHCBgEAAAABwwYBAAAAAcQGAQAAAAHFBgEAvgoAIcYGAQAAAAHHBgEAAAAByAYBAAAAAQ4KAAC0CgAgWAAAvwoAIFkAAL8KACC-BgEAAAABvwYBAAAABcAGAQAAAAXBBgEAAAABwgYBAAAAAcMGAQAAAAHEBgEAAAABxQYBAL4KACHGBgEAAAABxwYBAAAAAcgGAQAAAAELvgYBAAAAAb8GAQAAAAXABgEAAAAFwQYBAAAAAcIGAQAAAAHDBgEAAAABxAYBAAAAAcUGAQC_CgAhxgYBAAAAAccGAQAAAAHIBgEAAAABBwoAALQKACBYAADBCgAgWQAAwQoAIL4GAAEAAAG_BgABAAAFwAYAAQAABcUGAAHACgAhBL4GAAEAAAG_BgABAAAFwAYAAQAABcUGAAHBCgAhCLgGAADCCgAwuQYAANMIABC6BgAAwgoAMMoGAgCZCgAh0QYCAJkKACHSBgAAsAoAINcGQACaCgAh5QYCAJkKACELuAYAAMMKADC5BgAAvQgAELoGAADDCgAwygYCAJkKACHXBkAAmgoAIeYGAgCZCgAh5wYBAJgKACHoBgEAmAoAIekGAAG8CgAh6gYAAMQKACDrBgAAxAoAIAS-BgEAAAAF2gYBAAAAAdsGAQAAAATcBgEAAAAEC7gGAADFCgAwuQYAAKcIABC6BgAAxQoAMMoGAgCZCgAh1wZAAJoKACHYBkAAsQoAIewGAQCYCgAh7QYCALIKACHuBgIAsgoAIe8GAQC9CgAh8AYgAMYKACEFCgAAnAoAIFgAAMgKACBZAADICgAgvgYgAAAAAcUGIADHCgAhBQoAAJwKACBYAADICgAgWQAAyAoAIL4GIAAAAAHFBiAAxwoAIQK-BiAAAAABxQYgAMgKACENLgAAzgoAIDMAAM0KACC4BgAAyQoAMLkGAACHAQAQugYAAMkKADDKBgIApAoAIdcGQAClCgAh2AZAAMsKACHsBgEAowoAIe0GAgCVCwAh7gYCAJULACHvBgEAygoAIfAGIADMCgAhC74GAQAAAAG_BgEAAAAFwAYBAAAABcEGAQAAAAHCBgEAAAABwwYBAAAAAcQGAQAAAAHFBgEAvwoAIcYGAQAAAAHHBgEAAAAByAYBAAAAAQi-BkAAAAABvwZAAAAABcAGQAAAAAXBBkAAAAABwgZAAAAAAcMGQAAAAAHEBkAAAAABxQZAALcKACECvgYgAAAAAcUGIADICgAhEQQAANUKACAyAADTCwAguAYAANILADC5BgAAiQEAELoGAADSCwAwygYCAKQKACHXBkAApQoAIeYGAgCkCgAh5wYBAKMKACHyBgEAowoAIfMGBADUCgAh9AYBAKMKACH1BgEAowoAIfYGQAClCgAh9wYBAKMKACGQCAAAiQEAIJEIAACJAQAgGxkAANUKACAvAADGCwAgMAAAxwsAIDEAANsLACAyAADTCwAguAYAANcLADC5BgAAeQAQugYAANcLADDKBgIApAoAIdcGQAClCgAh8gYBAKMKACHzBgQA1AoAIfUGAQCjCgAh-AYCAKQKACH7BgEAowoAIfwGAQCjCgAh_gYAANgL_gYigAcAANkLgAcigQcIANoLACGCBwIAlQsAIYMHAgCVCwAhhAcBAMoKACGFBwIApAoAIYYHAgCkCgAhhwcCAKQKACGQCAAAeQAgkQgAAHkAIAY1AgCZCgAhuAYAAM8KADC5BgAAiwgAELoGAADPCgAw5gYCAJkKACHxBgQA0AoAIQ0KAACcCgAgVgAAnwoAIFcAANIKACBYAADSCgAgWQAA0goAIL4GBAAAAAG_BgQAAAAEwAYEAAAABMEGBAAAAAHCBgQAAAABwwYEAAAAAcQGBAAAAAHFBgQA0QoAIQ0KAACcCgAgVgAAnwoAIFcAANIKACBYAADSCgAgWQAA0goAIL4GBAAAAAG_BgQAAAAEwAYEAAAABMEGBAAAAAHCBgQAAAABwwYEAAAAAcQGBAAAAAHFBgQA0QoAIQi-BgQAAAABvwYEAAAABMAGBAAAAATBBgQAAAABwgYEAAAAAcMGBAAAAAHEBgQAAAABxQYEANIKACEHBAAA1QoAIDUCAKQKACG4BgAA0woAMLkGAACUAQAQugYAANMKADDmBgIApAoAIfEGBADUCgAhCL4GBAAAAAG_BgQAAAAEwAYEAAAABMEGBAAAAAHCBgQAAAABwwYEAAAAAcQGBAAAAAHFBgQA0goAITYQAAC4CwAgEQAAuQsAIBIAALoLACATAAC7CwAgFAAAvAsAIBUAAL0LACAWAAC-CwAgFwAAmgsAIBsAAL8LACAcAACHCwAgIQAAwQsAICMAAMALACAlAADCCwAgKgAAwwsAIC0AAMQLACAvAADGCwAgMAAAxwsAIDQAAMULACA1AADICwAgNgAAyQsAIDkAAMoLACA6AADKCwAgOwAAygsAID0AAMsLACA-AADLCwAgPwAAzAsAIEAAAM0LACBCAADOCwAgQwAAzwsAILgGAAC2CwAwuQYAAJoBABC6BgAAtgsAMMoGAgCkCgAh1wZAAKUKACHvBgEAygoAIZwHQADLCgAh6gcBAMoKACH1BwEAowoAIfYHQADLCgAh9wcBAMoKACH5BwAAtwv5ByL6B0AAywoAIfsHQADLCgAh_AcBAMoKACH9B0AAywoAIf4HQADLCgAh_wcBAMoKACGACEAAywoAIYEIAgCkCgAhggggAMwKACGDCEAAywoAIYQIIADMCgAhkAgAAJoBACCRCAAAmgEAIA24BgAA1goAMLkGAADzBwAQugYAANYKADDKBgIAmQoAIdcGQACaCgAh5gYCAJkKACHnBgEAmAoAIfIGAQCYCgAh8wYEANAKACH0BgEAmAoAIfUGAQCYCgAh9gZAAJoKACH3BgEAmAoAIQUxAgCZCgAhuAYAANcKADC5BgAA3QcAELoGAADXCgAw7gYCAJkKACEGLgAA2QoAIDECAKQKACG4BgAA2AoAMLkGAACFAQAQugYAANgKADDuBgIApAoAIRsZAADVCgAgLwAAxgsAIDAAAMcLACAxAADbCwAgMgAA0wsAILgGAADXCwAwuQYAAHkAELoGAADXCwAwygYCAKQKACHXBkAApQoAIfIGAQCjCgAh8wYEANQKACH1BgEAowoAIfgGAgCkCgAh-wYBAKMKACH8BgEAowoAIf4GAADYC_4GIoAHAADZC4AHIoEHCADaCwAhggcCAJULACGDBwIAlQsAIYQHAQDKCgAhhQcCAKQKACGGBwIApAoAIYcHAgCkCgAhkAgAAHkAIJEIAAB5ACAIuAYAANoKADC5BgAAxQcAELoGAADaCgAwygYCAJkKACHXBkAAmgoAIe4GAgCZCgAh-AYCAJkKACH5BgEAmAoAIQe4BgAA2woAMLkGAACvBwAQugYAANsKADDXBkAAmgoAIeUGAgCZCgAh7gYCAJkKACH6BgIAmQoAIRS4BgAA3AoAMLkGAACZBwAQugYAANwKADDKBgIAmQoAIdcGQACaCgAh8gYBAJgKACHzBgQA0AoAIfUGAQCYCgAh-AYCAJkKACH7BgEAmAoAIfwGAQCYCgAh_gYAAN0K_gYigAcAAN4KgAcigQcIAN8KACGCBwIAsgoAIYMHAgCyCgAhhAcBAL0KACGFBwIAmQoAIYYHAgCZCgAhhwcCAJkKACEHCgAAnAoAIFgAAOQKACBZAADkCgAgvgYAAAD-BgK_BgAAAP4GCMAGAAAA_gYIxQYAAOMK_gYiBwoAAJwKACBYAADiCgAgWQAA4goAIL4GAAAAgAcCvwYAAACABwjABgAAAIAHCMUGAADhCoAHIg0KAAC0CgAgVgAAtQoAIFcAALUKACBYAAC1CgAgWQAAtQoAIL4GCAAAAAG_BggAAAAFwAYIAAAABcEGCAAAAAHCBggAAAABwwYIAAAAAcQGCAAAAAHFBggA4AoAIQ0KAAC0CgAgVgAAtQoAIFcAALUKACBYAAC1CgAgWQAAtQoAIL4GCAAAAAG_BggAAAAFwAYIAAAABcEGCAAAAAHCBggAAAABwwYIAAAAAcQGCAAAAAHFBggA4AoAIQcKAACcCgAgWAAA4goAIFkAAOIKACC-BgAAAIAHAr8GAAAAgAcIwAYAAACABwjFBgAA4QqAByIEvgYAAACABwK_BgAAAIAHCMAGAAAAgAcIxQYAAOIKgAciBwoAAJwKACBYAADkCgAgWQAA5AoAIL4GAAAA_gYCvwYAAAD-BgjABgAAAP4GCMUGAADjCv4GIgS-BgAAAP4GAr8GAAAA_gYIwAYAAAD-BgjFBgAA5Ar-BiIFuAYAAOUKADC5BgAAgwcAELoGAADlCgAwiAcCAJkKACGJBwIAmQoAIQq4BgAA5goAMLkGAADtBgAQugYAAOYKADD7BgEAmAoAIYgHAgCyCgAhiQcCAJkKACGKBwIAmQoAIYsHEADnCgAhjAcCAJkKACGNBwEAvQoAIQ0KAACcCgAgVgAA6QoAIFcAAOkKACBYAADpCgAgWQAA6QoAIL4GEAAAAAG_BhAAAAAEwAYQAAAABMEGEAAAAAHCBhAAAAABwwYQAAAAAcQGEAAAAAHFBhAA6AoAIQ0KAACcCgAgVgAA6QoAIFcAAOkKACBYAADpCgAgWQAA6QoAIL4GEAAAAAG_BhAAAAAEwAYQAAAABMEGEAAAAAHCBhAAAAABwwYQAAAAAcQGEAAAAAHFBhAA6AoAIQi-BhAAAAABvwYQAAAABMAGEAAAAATBBhAAAAABwgYQAAAAAcMGEAAAAAHEBhAAAAABxQYQAOkKACEMuAYAAOoKADC5BgAA1wYAELoGAADqCgAwygYCAJkKACHXBkAAmgoAIYAHAADsCpIHIo8HAADrCo8HIpAHAgCZCgAhkgdAALEKACGTBwEAvQoAIZQHAgCyCgAhlQcBAL0KACEHCgAAnAoAIFgAAPAKACBZAADwCgAgvgYAAACPBwK_BgAAAI8HCMAGAAAAjwcIxQYAAO8KjwciBwoAAJwKACBYAADuCgAgWQAA7goAIL4GAAAAkgcCvwYAAACSBwjABgAAAJIHCMUGAADtCpIHIgcKAACcCgAgWAAA7goAIFkAAO4KACC-BgAAAJIHAr8GAAAAkgcIwAYAAACSBwjFBgAA7QqSByIEvgYAAACSBwK_BgAAAJIHCMAGAAAAkgcIxQYAAO4KkgciBwoAAJwKACBYAADwCgAgWQAA8AoAIL4GAAAAjwcCvwYAAACPBwjABgAAAI8HCMUGAADvCo8HIgS-BgAAAI8HAr8GAAAAjwcIwAYAAACPBwjFBgAA8AqPByIWHQEAmAoAIbgGAADxCgAwuQYAAMEGABC6BgAA8QoAMMoGAgCZCgAh1wZAAJoKACHmBgIAsgoAIfsGAQCYCgAh_AYBAJgKACGABwAA8wqbByKIBwIAsgoAIYsHEADnCgAhlgcBAL0KACGXBwEAvQoAIZgHEADyCgAhmQcCAJkKACGbBwEAvQoAIZwHQACxCgAhnQcCAJkKACGeByAAxgoAIZ8HAQCYCgAhoAcBAJgKACENCgAAtAoAIFYAAPcKACBXAAD3CgAgWAAA9woAIFkAAPcKACC-BhAAAAABvwYQAAAABcAGEAAAAAXBBhAAAAABwgYQAAAAAcMGEAAAAAHEBhAAAAABxQYQAPYKACEHCgAAnAoAIFgAAPUKACBZAAD1CgAgvgYAAACbBwK_BgAAAJsHCMAGAAAAmwcIxQYAAPQKmwciBwoAAJwKACBYAAD1CgAgWQAA9QoAIL4GAAAAmwcCvwYAAACbBwjABgAAAJsHCMUGAAD0CpsHIgS-BgAAAJsHAr8GAAAAmwcIwAYAAACbBwjFBgAA9QqbByINCgAAtAoAIFYAAPcKACBXAAD3CgAgWAAA9woAIFkAAPcKACC-BhAAAAABvwYQAAAABcAGEAAAAAXBBhAAAAABwgYQAAAAAcMGEAAAAAHEBhAAAAABxQYQAPYKACEIvgYQAAAAAb8GEAAAAAXABhAAAAAFwQYQAAAAAcIGEAAAAAHDBhAAAAABxAYQAAAAAcUGEAD3CgAhC7gGAAD4CgAwuQYAAKkGABC6BgAA-AoAMMoGAgCZCgAh1wZAAJoKACHmBgIAmQoAIecGAQCYCgAh_AYBAJgKACGABwAA-QqiByKWBwEAmAoAIaIHIADGCgAhBwoAAJwKACBYAAD7CgAgWQAA-woAIL4GAAAAogcCvwYAAACiBwjABgAAAKIHCMUGAAD6CqIHIgcKAACcCgAgWAAA-woAIFkAAPsKACC-BgAAAKIHAr8GAAAAogcIwAYAAACiBwjFBgAA-gqiByIEvgYAAACiBwK_BgAAAKIHCMAGAAAAogcIxQYAAPsKogciBLgGAAD8CgAwuQYAAJMGABC6BgAA_AoAMKMHAgCZCgAhBR4AAP4KACC4BgAA_QoAMLkGAABWABC6BgAA_QoAMKMHAgCkCgAhExkAANUKACAdAAD6CwAgIgAA-wsAICMAAMALACAkAAD8CwAguAYAAPgLADC5BgAAQwAQugYAAPgLADDKBgIApAoAIdcGQAClCgAh-AYCAKQKACH7BgEAowoAIYAHAAD5C6kHIqUHAQCjCgAhpwcCAJULACGpBwIAlQsAIaoHAgCkCgAhkAgAAEMAIJEIAABDACAHuAYAAP8KADC5BgAAgQYAELoGAAD_CgAw1wZAAJoKACHlBgIAmQoAIfoGAgCZCgAhpAcCAJkKACEJuAYAAIALADC5BgAA6wUAELoGAACACwAwygYCAJkKACHXBkAAmgoAIfgGAgCZCgAhowcCAJkKACGlBwEAmAoAIaYHAgCZCgAhDLgGAACBCwAwuQYAANUFABC6BgAAgQsAMMoGAgCZCgAh1wZAAJoKACH4BgIAmQoAIfsGAQCYCgAhgAcAAIILqQcipQcBAJgKACGnBwIAsgoAIakHAgCyCgAhqgcCAJkKACEHCgAAnAoAIFgAAIQLACBZAACECwAgvgYAAACpBwK_BgAAAKkHCMAGAAAAqQcIxQYAAIMLqQciBwoAAJwKACBYAACECwAgWQAAhAsAIL4GAAAAqQcCvwYAAACpBwjABgAAAKkHCMUGAACDC6kHIgS-BgAAAKkHAr8GAAAAqQcIwAYAAACpBwjFBgAAhAupByIGuAYAAIULADC5BgAAuwUAELoGAACFCwAwygYCAJkKACHnBgEAmAoAIZYHAQCYCgAhBxwAAIcLACC4BgAAhgsAMLkGAABHABC6BgAAhgsAMMoGAgCkCgAh5wYBAKMKACGWBwEAowoAIQOrBwAAQwAgrAcAAEMAIK0HAABDACAGuAYAAIgLADC5BgAAowUAELoGAACICwAw1wZAAJoKACHnBgEAmAoAIfoGAAGvCgAhBrgGAACJCwAwuQYAAJAFABC6BgAAiQsAMNcGQAClCgAh5wYBAKMKACH6BgABigsAIQS-BgABAAABvwYAAQAABMAGAAEAAATFBgABuQoAIQm4BgAAiwsAMLkGAACKBQAQugYAAIsLADDKBgIAmQoAIdcGQACaCgAh5QYCAJkKACGuBwEAmAoAIa8HAQCYCgAhsAdAALEKACEMuAYAAIwLADC5BgAA9AQAELoGAACMCwAwygYCAJkKACHXBkAAmgoAIeUGAgCZCgAh5wYBAJgKACGwB0AAsQoAIbEHAAGvCgAhsgcAAa8KACGzBwQA0AoAIbQHAADECgAgBrgGAACNCwAwuQYAAN4EABC6BgAAjQsAMN0GAAGvCgAh3wZAALEKACHlBgIAmQoAIQm4BgAAjgsAMLkGAADIBAAQugYAAI4LADDXBkAAmgoAIeUGAgCZCgAhtQcBAJgKACG2BwQA0AoAIbcHAgCZCgAhuAdAALEKACEKAwAA1QoAILgGAACPCwAwuQYAACkAELoGAACPCwAw1wZAAKUKACHlBgIApAoAIbUHAQCjCgAhtgcEANQKACG3BwIApAoAIbgHQADLCgAhB7gGAACQCwAwuQYAALAEABC6BgAAkAsAMOUGAgCyCgAhuQcBAJgKACG6BwAAkQsAILsHQACaCgAhDwoAAJwKACBYAACSCwAgWQAAkgsAIL4GgAAAAAHBBoAAAAABwgaAAAAAAcMGgAAAAAHEBoAAAAABxQaAAAAAAbwHAQAAAAG9BwEAAAABvgcBAAAAAb8HgAAAAAHAB4AAAAABwQeAAAAAAQy-BoAAAAABwQaAAAAAAcIGgAAAAAHDBoAAAAABxAaAAAAAAcUGgAAAAAG8BwEAAAABvQcBAAAAAb4HAQAAAAG_B4AAAAABwAeAAAAAAcEHgAAAAAEHuAYAAJMLADC5BgAAnQQAELoGAACTCwAw5QYCAJULACG5BwEAowoAIboHAACUCwAguwdAAKUKACEMvgaAAAAAAcEGgAAAAAHCBoAAAAABwwaAAAAAAcQGgAAAAAHFBoAAAAABvAcBAAAAAb0HAQAAAAG-BwEAAAABvweAAAAAAcAHgAAAAAHBB4AAAAABCL4GAgAAAAG_BgIAAAAFwAYCAAAABcEGAgAAAAHCBgIAAAABwwYCAAAAAcQGAgAAAAHFBgIAtAoAIQi4BgAAlgsAMLkGAACXBAAQugYAAJYLADDKBgIAmQoAIdcGQACaCgAh-AYCAJkKACH5BgEAmAoAIcIHAgCZCgAhDrgGAACXCwAwuQYAAIEEABC6BgAAlwsAMMoGAgCZCgAh1wZAAJoKACH4BgIAmQoAIfkGAQCYCgAh-wYBAJgKACHDBwIAmQoAIcQHIADGCgAhxQcgAMYKACHGBwIAmQoAIccHQACaCgAhyAcCAJkKACEIuAYAAJgLADC5BgAA6wMAELoGAACYCwAwygYCAJkKACHXBkAAmgoAIfsGAQCYCgAh_AYBAJgKACHJBwIAmQoAIQkXAACaCwAguAYAAJkLADC5BgAA2AMAELoGAACZCwAwygYCAKQKACHXBkAApQoAIfsGAQCjCgAh_AYBAKMKACHJBwIApAoAIQOrBwAANwAgrAcAADcAIK0HAAA3ACASuAYAAJsLADC5BgAA0gMAELoGAACbCwAwygYCAJkKACHMBkAAsQoAIdQGQACaCgAh2AZAALEKACHlBgIAmQoAIfEGBADQCgAh9QYBAL0KACHKBwEAmAoAIcsHAgCZCgAhzAcCAJkKACHNBwIAmQoAIc4HBADQCgAhzwcCAJkKACHQBwEAvQoAIdEHQACxCgAhELgGAACcCwAwuQYAALwDABC6BgAAnAsAMMkGQACaCgAhygYCAJkKACH4BgIAsgoAIfsGAQC9CgAhygcBAJgKACHSBwEAmAoAIdMHAgCZCgAh1AcCALIKACHVBwEAmAoAIdYHAQC9CgAh1wcgAMYKACHYBwIAsgoAIdkHAQC9CgAhELgGAACdCwAwuQYAAKkDABC6BgAAnQsAMMkGQAClCgAhygYCAKQKACH4BgIAlQsAIfsGAQDKCgAhygcBAKMKACHSBwEAowoAIdMHAgCkCgAh1AcCAJULACHVBwEAowoAIdYHAQDKCgAh1wcgAMwKACHYBwIAlQsAIdkHAQDKCgAhAtIHAQAAAAHTBwIAAAABDLgGAACfCwAwuQYAAKMDABC6BgAAnwsAMMkGQACaCgAhygYCAJkKACHmBgIAsgoAIfsGAQC9CgAhpQcBAJgKACHSBwEAmAoAIdMHAgCZCgAh2wcCAJkKACHcBwIAmQoAIRC4BgAAoAsAMLkGAACLAwAQugYAAKALADDKBgIAmQoAIdcGQACaCgAh-AYCALIKACGABwAAoQvgByLSBwEAmAoAIdMHAgCZCgAh2QcBAJgKACHdBwIAmQoAId4HAQC9CgAh4AcCALIKACHhBwEAvQoAIeIHQACxCgAh4wdAALEKACEHCgAAnAoAIFgAAKMLACBZAACjCwAgvgYAAADgBwK_BgAAAOAHCMAGAAAA4AcIxQYAAKIL4AciBwoAAJwKACBYAACjCwAgWQAAowsAIL4GAAAA4AcCvwYAAADgBwjABgAAAOAHCMUGAACiC-AHIgS-BgAAAOAHAr8GAAAA4AcIwAYAAADgBwjFBgAAowvgByIMuAYAAKQLADC5BgAA8QIAELoGAACkCwAwyQZAAJoKACHKBgIAmQoAIdIHAQCYCgAh0wcCALIKACHYBwIAsgoAIdkHAQC9CgAh5AcBAJgKACHlBwEAvQoAIeYHAACRCwAgDLgGAAClCwAwuQYAAN4CABC6BgAApQsAMMkGQAClCgAhygYCAKQKACHSBwEAowoAIdMHAgCVCwAh2AcCAJULACHZBwEAygoAIeQHAQCjCgAh5QcBAMoKACHmBwAAlAsAIAq4BgAApgsAMLkGAADYAgAQugYAAKYLADC7BgEAmAoAIdcGQACaCgAh5QYCAJkKACGABwIAmQoAIaUHAQCYCgAh5wcBAJgKACHoBwABrwoAIQq4BgAApwsAMLkGAADCAgAQugYAAKcLADDXBkAAmgoAIdgGQACaCgAh3QYAAa8KACHfBkAAsQoAIeUGAgCZCgAh6QcBAJgKACHqBwEAmAoAIQq4BgAAqAsAMLkGAACsAgAQugYAAKgLADDKBgIAmQoAIdcGQACaCgAh2AZAAJoKACHdBgABrwoAIesHAgCZCgAh7AcCAJkKACHtBwIAmQoAIQ1JAACRCwAguAYAAKkLADC5BgAAlgIAELoGAACpCwAwygYCAJkKACHXBkAAmgoAIeUGAgCyCgAhywcCAJkKACHQBwEAvQoAIe4HAQCYCgAh7wcBAJgKACHwB0AAmgoAIfEHQACxCgAhD7gGAACqCwAwuQYAAP4BABC6BgAAqgsAMMoGAgCZCgAh0QYCALIKACHSBgAAsAoAINcGQACaCgAh2AZAALEKACHdBgABrwoAIeUGAgCZCgAh5wYBAJgKACGwB0AAsQoAIfIHAQCYCgAh8wdAALEKACH0BwIAsgoAIRe4BgAAqwsAMLkGAADkAQAQugYAAKsLADDKBgIAmQoAIdcGQACaCgAh7wYBAL0KACGcB0AAsQoAIeoHAQC9CgAh9QcBAJgKACH2B0AAsQoAIfcHAQC9CgAh-QcAAKwL-Qci-gdAALEKACH7B0AAsQoAIfwHAQC9CgAh_QdAALEKACH-B0AAsQoAIf8HAQC9CgAhgAhAALEKACGBCAIAmQoAIYIIIADGCgAhgwhAALEKACGECCAAxgoAIQcKAACcCgAgWAAArgsAIFkAAK4LACC-BgAAAPkHAr8GAAAA-QcIwAYAAAD5BwjFBgAArQv5ByIHCgAAnAoAIFgAAK4LACBZAACuCwAgvgYAAAD5BwK_BgAAAPkHCMAGAAAA-QcIxQYAAK0L-QciBL4GAAAA-QcCvwYAAAD5BwjABgAAAPkHCMUGAACuC_kHIhMDAADVCgAguAYAAK8LADC5BgAAsgEAELoGAACvCwAwygYCAKQKACHMBkAAywoAIdQGQAClCgAh2AZAAMsKACHlBgIApAoAIfEGBADUCgAh9QYBAMoKACHKBwEAowoAIcsHAgCkCgAhzAcCAKQKACHNBwIApAoAIc4HBADUCgAhzwcCAKQKACHQBwEAygoAIdEHQADLCgAhC0EAANUKACC4BgAAsAsAMLkGAACuAQAQugYAALALADDKBgIApAoAIdcGQAClCgAh2AZAAKUKACHdBgABigsAIesHAgCkCgAh7AcCAKQKACHtBwIApAoAIQsDAADVCgAguAYAALELADC5BgAAqgEAELoGAACxCwAw1wZAAKUKACHYBkAApQoAId0GAAGKCwAh3wZAAMsKACHlBgIApAoAIekHAQCjCgAh6gcBAKMKACEOAwAAswsAIEkAAJQLACC4BgAAsgsAMLkGAAClAQAQugYAALILADDKBgIApAoAIdcGQAClCgAh5QYCAJULACHLBwIApAoAIdAHAQDKCgAh7gcBAKMKACHvBwEAowoAIfAHQAClCgAh8QdAAMsKACE2EAAAuAsAIBEAALkLACASAAC6CwAgEwAAuwsAIBQAALwLACAVAAC9CwAgFgAAvgsAIBcAAJoLACAbAAC_CwAgHAAAhwsAICEAAMELACAjAADACwAgJQAAwgsAICoAAMMLACAtAADECwAgLwAAxgsAIDAAAMcLACA0AADFCwAgNQAAyAsAIDYAAMkLACA5AADKCwAgOgAAygsAIDsAAMoLACA9AADLCwAgPgAAywsAID8AAMwLACBAAADNCwAgQgAAzgsAIEMAAM8LACC4BgAAtgsAMLkGAACaAQAQugYAALYLADDKBgIApAoAIdcGQAClCgAh7wYBAMoKACGcB0AAywoAIeoHAQDKCgAh9QcBAKMKACH2B0AAywoAIfcHAQDKCgAh-QcAALcL-Qci-gdAAMsKACH7B0AAywoAIfwHAQDKCgAh_QdAAMsKACH-B0AAywoAIf8HAQDKCgAhgAhAAMsKACGBCAIApAoAIYIIIADMCgAhgwhAAMsKACGECCAAzAoAIZAIAACaAQAgkQgAAJoBACAD0gcBAAAAAdMHAgAAAAHbBwIAAAABDgQAALMLACA8AADVCgAguAYAALULADC5BgAAnwEAELoGAAC1CwAwyQZAAKUKACHKBgIApAoAIeYGAgCVCwAh-wYBAMoKACGlBwEAowoAIdIHAQCjCgAh0wcCAKQKACHbBwIApAoAIdwHAgCkCgAhNBAAALgLACARAAC5CwAgEgAAugsAIBMAALsLACAUAAC8CwAgFQAAvQsAIBYAAL4LACAXAACaCwAgGwAAvwsAIBwAAIcLACAhAADBCwAgIwAAwAsAICUAAMILACAqAADDCwAgLQAAxAsAIC8AAMYLACAwAADHCwAgNAAAxQsAIDUAAMgLACA2AADJCwAgOQAAygsAIDoAAMoLACA7AADKCwAgPQAAywsAID4AAMsLACA_AADMCwAgQAAAzQsAIEIAAM4LACBDAADPCwAguAYAALYLADC5BgAAmgEAELoGAAC2CwAwygYCAKQKACHXBkAApQoAIe8GAQDKCgAhnAdAAMsKACHqBwEAygoAIfUHAQCjCgAh9gdAAMsKACH3BwEAygoAIfkHAAC3C_kHIvoHQADLCgAh-wdAAMsKACH8BwEAygoAIf0HQADLCgAh_gdAAMsKACH_BwEAygoAIYAIQADLCgAhgQgCAKQKACGCCCAAzAoAIYMIQADLCgAhhAggAMwKACEEvgYAAAD5BwK_BgAAAPkHCMAGAAAA-QcIxQYAAK4L-QciA6sHAAADACCsBwAAAwAgrQcAAAMAIAOrBwAABwAgrAcAAAcAIK0HAAAHACADqwcAAAkAIKwHAAAJACCtBwAACQAgDAMAANUKACC4BgAAjwsAMLkGAAApABC6BgAAjwsAMNcGQAClCgAh5QYCAKQKACG1BwEAowoAIbYHBADUCgAhtwcCAKQKACG4B0AAywoAIZAIAAApACCRCAAAKQAgA6sHAAArACCsBwAAKwAgrQcAACsAIAOrBwAALwAgrAcAAC8AIK0HAAAvACADqwcAADMAIKwHAAAzACCtBwAAMwAgA6sHAAA9ACCsBwAAPQAgrQcAAD0AIAOrBwAASwAgrAcAAEsAIK0HAABLACADqwcAAE4AIKwHAABOACCtBwAATgAgA6sHAABbACCsBwAAWwAgrQcAAFsAIAOrBwAAXwAgrAcAAF8AIK0HAABfACADqwcAAHUAIKwHAAB1ACCtBwAAdQAgA6sHAAB5ACCsBwAAeQAgrQcAAHkAIAOrBwAAfQAgrAcAAH0AIK0HAAB9ACADqwcAAIEBACCsBwAAgQEAIK0HAACBAQAgA6sHAACJAQAgrAcAAIkBACCtBwAAiQEAIAkEAADVCgAgNQIApAoAIbgGAADTCgAwuQYAAJQBABC6BgAA0woAMOYGAgCkCgAh8QYEANQKACGQCAAAlAEAIJEIAACUAQAgA6sHAACWAQAgrAcAAJYBACCtBwAAlgEAIAOrBwAAnwEAIKwHAACfAQAgrQcAAJ8BACADqwcAAKUBACCsBwAApQEAIK0HAAClAQAgA6sHAACqAQAgrAcAAKoBACCtBwAAqgEAIAOrBwAArgEAIKwHAACuAQAgrQcAAK4BACADqwcAALIBACCsBwAAsgEAIK0HAACyAQAgExkAALMLACA3AADVCgAgOAAAswsAILgGAADQCwAwuQYAAJYBABC6BgAA0AsAMMoGAgCkCgAh1wZAAKUKACH4BgIAlQsAIYAHAADRC-AHItIHAQCjCgAh0wcCAKQKACHZBwEAowoAId0HAgCkCgAh3gcBAMoKACHgBwIAlQsAIeEHAQDKCgAh4gdAAMsKACHjB0AAywoAIQS-BgAAAOAHAr8GAAAA4AcIwAYAAADgBwjFBgAAowvgByIPBAAA1QoAIDIAANMLACC4BgAA0gsAMLkGAACJAQAQugYAANILADDKBgIApAoAIdcGQAClCgAh5gYCAKQKACHnBgEAowoAIfIGAQCjCgAh8wYEANQKACH0BgEAowoAIfUGAQCjCgAh9gZAAKUKACH3BgEAowoAIQ8uAADOCgAgMwAAzQoAILgGAADJCgAwuQYAAIcBABC6BgAAyQoAMMoGAgCkCgAh1wZAAKUKACHYBkAAywoAIewGAQCjCgAh7QYCAJULACHuBgIAlQsAIe8GAQDKCgAh8AYgAMwKACGQCAAAhwEAIJEIAACHAQAgAuUGAgAAAAHuBgIAAAABCQMAANUKACAuAADZCgAguAYAANULADC5BgAAgQEAELoGAADVCwAw1wZAAKUKACHlBgIApAoAIe4GAgCkCgAh-gYCAKQKACEKGQAA1QoAIC4AANkKACC4BgAA1gsAMLkGAAB9ABC6BgAA1gsAMMoGAgCkCgAh1wZAAKUKACHuBgIApAoAIfgGAgCkCgAh-QYBAKMKACEZGQAA1QoAIC8AAMYLACAwAADHCwAgMQAA2wsAIDIAANMLACC4BgAA1wsAMLkGAAB5ABC6BgAA1wsAMMoGAgCkCgAh1wZAAKUKACHyBgEAowoAIfMGBADUCgAh9QYBAKMKACH4BgIApAoAIfsGAQCjCgAh_AYBAKMKACH-BgAA2Av-BiKABwAA2QuAByKBBwgA2gsAIYIHAgCVCwAhgwcCAJULACGEBwEAygoAIYUHAgCkCgAhhgcCAKQKACGHBwIApAoAIQS-BgAAAP4GAr8GAAAA_gYIwAYAAAD-BgjFBgAA5Ar-BiIEvgYAAACABwK_BgAAAIAHCMAGAAAAgAcIxQYAAOIKgAciCL4GCAAAAAG_BggAAAAFwAYIAAAABcEGCAAAAAHCBggAAAABwwYIAAAAAcQGCAAAAAHFBggAtQoAIQguAADZCgAgMQIApAoAIbgGAADYCgAwuQYAAIUBABC6BgAA2AoAMO4GAgCkCgAhkAgAAIUBACCRCAAAhQEAIA8nAADVCgAgKAAA3wsAICoAAOALACC4BgAA3AsAMLkGAAB1ABC6BgAA3AsAMMoGAgCkCgAh1wZAAKUKACGABwAA3guSByKPBwAA3QuPByKQBwIApAoAIZIHQADLCgAhkwcBAMoKACGUBwIAlQsAIZUHAQDKCgAhBL4GAAAAjwcCvwYAAACPBwjABgAAAI8HCMUGAADwCo8HIgS-BgAAAJIHAr8GAAAAkgcIwAYAAACSBwjFBgAA7gqSByIDqwcAAGgAIKwHAABoACCtBwAAaAAgA6sHAABtACCsBwAAbQAgrQcAAG0AIAKIBwIAAAABiQcCAAAAAQYpAADjCwAguAYAAOILADC5BgAAbQAQugYAAOILADCIBwIApAoAIYkHAgCkCgAhEScAANUKACAoAADfCwAgKgAA4AsAILgGAADcCwAwuQYAAHUAELoGAADcCwAwygYCAKQKACHXBkAApQoAIYAHAADeC5IHIo8HAADdC48HIpAHAgCkCgAhkgdAAMsKACGTBwEAygoAIZQHAgCVCwAhlQcBAMoKACGQCAAAdQAgkQgAAHUAIAKJBwIAAAABigcCAAAAAQwpAADjCwAgKwAA5wsAILgGAADlCwAwuQYAAGgAELoGAADlCwAw-wYBAKMKACGIBwIAlQsAIYkHAgCkCgAhigcCAKQKACGLBxAA5gsAIYwHAgCkCgAhjQcBAMoKACEIvgYQAAAAAb8GEAAAAATABhAAAAAEwQYQAAAAAcIGEAAAAAHDBhAAAAABxAYQAAAAAcUGEADpCgAhGh0BAKMKACEmAADrCwAgKAAA3wsAILgGAADoCwAwuQYAAGMAELoGAADoCwAwygYCAKQKACHXBkAApQoAIeYGAgCVCwAh-wYBAKMKACH8BgEAowoAIYAHAADqC5sHIogHAgCVCwAhiwcQAOYLACGWBwEAygoAIZcHAQDKCgAhmAcQAOkLACGZBwIApAoAIZsHAQDKCgAhnAdAAMsKACGdBwIApAoAIZ4HIADMCgAhnwcBAKMKACGgBwEAowoAIZAIAABjACCRCAAAYwAgGB0BAKMKACEmAADrCwAgKAAA3wsAILgGAADoCwAwuQYAAGMAELoGAADoCwAwygYCAKQKACHXBkAApQoAIeYGAgCVCwAh-wYBAKMKACH8BgEAowoAIYAHAADqC5sHIogHAgCVCwAhiwcQAOYLACGWBwEAygoAIZcHAQDKCgAhmAcQAOkLACGZBwIApAoAIZsHAQDKCgAhnAdAAMsKACGdBwIApAoAIZ4HIADMCgAhnwcBAKMKACGgBwEAowoAIQi-BhAAAAABvwYQAAAABcAGEAAAAAXBBhAAAAABwgYQAAAAAcMGEAAAAAHEBhAAAAABxQYQAPcKACEEvgYAAACbBwK_BgAAAJsHCMAGAAAAmwcIxQYAAPUKmwciDwQAANUKACAsAADuCwAguAYAAOwLADC5BgAAXwAQugYAAOwLADDKBgIApAoAIdcGQAClCgAh5gYCAKQKACHnBgEAowoAIfwGAQCjCgAhgAcAAO0LogcilgcBAKMKACGiByAAzAoAIZAIAABfACCRCAAAXwAgDQQAANUKACAsAADuCwAguAYAAOwLADC5BgAAXwAQugYAAOwLADDKBgIApAoAIdcGQAClCgAh5gYCAKQKACHnBgEAowoAIfwGAQCjCgAhgAcAAO0LogcilgcBAKMKACGiByAAzAoAIQS-BgAAAKIHAr8GAAAAogcIwAYAAACiBwjFBgAA-wqiByIDqwcAAGMAIKwHAABjACCtBwAAYwAgA7sGAQAAAAHlBgIAAAAB5wcBAAAAAQsDAADVCgAguAYAAPALADC5BgAAWwAQugYAAPALADC7BgEAowoAIdcGQAClCgAh5QYCAKQKACGABwIApAoAIaUHAQCjCgAh5wcBAKMKACHoBwABigsAIQLKBgIAAAABowcCAAAAAQ0ZAADVCgAgHgAA_goAIB8AAPMLACAhAADBCwAguAYAAPILADC5BgAASwAQugYAAPILADDKBgIApAoAIdcGQAClCgAh-AYCAKQKACGjBwIApAoAIaUHAQCjCgAhpgcCAKQKACETGQAA1QoAIB0AAPoLACAiAAD7CwAgIwAAwAsAICQAAPwLACC4BgAA-AsAMLkGAABDABC6BgAA-AsAMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIfsGAQCjCgAhgAcAAPkLqQcipQcBAKMKACGnBwIAlQsAIakHAgCVCwAhqgcCAKQKACGQCAAAQwAgkQgAAEMAIALlBgIAAAABpAcCAAAAAQkDAADVCgAgIAAA9gsAILgGAAD1CwAwuQYAAE4AELoGAAD1CwAw1wZAAKUKACHlBgIApAoAIfoGAgCkCgAhpAcCAKQKACEPGQAA1QoAIB4AAP4KACAfAADzCwAgIQAAwQsAILgGAADyCwAwuQYAAEsAELoGAADyCwAwygYCAKQKACHXBkAApQoAIfgGAgCkCgAhowcCAKQKACGlBwEAowoAIaYHAgCkCgAhkAgAAEsAIJEIAABLACACygYCAAAAAakHAgAAAAERGQAA1QoAIB0AAPoLACAiAAD7CwAgIwAAwAsAICQAAPwLACC4BgAA-AsAMLkGAABDABC6BgAA-AsAMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIfsGAQCjCgAhgAcAAPkLqQcipQcBAKMKACGnBwIAlQsAIakHAgCVCwAhqgcCAKQKACEEvgYAAACpBwK_BgAAAKkHCMAGAAAAqQcIxQYAAIQLqQciCRwAAIcLACC4BgAAhgsAMLkGAABHABC6BgAAhgsAMMoGAgCkCgAh5wYBAKMKACGWBwEAowoAIZAIAABHACCRCAAARwAgDxkAANUKACAeAAD-CgAgHwAA8wsAICEAAMELACC4BgAA8gsAMLkGAABLABC6BgAA8gsAMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIaMHAgCkCgAhpQcBAKMKACGmBwIApAoAIZAIAABLACCRCAAASwAgBx4AAP4KACC4BgAA_QoAMLkGAABWABC6BgAA_QoAMKMHAgCkCgAhkAgAAFYAIJEIAABWACAKGQAA1QoAIBoAAP4LACC4BgAA_QsAMLkGAAA9ABC6BgAA_QsAMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIfkGAQCjCgAhwgcCAKQKACETGAAAgAwAIBkAANUKACAbAAC_CwAguAYAAP8LADC5BgAANwAQugYAAP8LADDKBgIApAoAIdcGQAClCgAh-AYCAKQKACH5BgEAowoAIfsGAQCjCgAhwwcCAKQKACHEByAAzAoAIcUHIADMCgAhxgcCAKQKACHHB0AApQoAIcgHAgCkCgAhkAgAADcAIJEIAAA3ACARGAAAgAwAIBkAANUKACAbAAC_CwAguAYAAP8LADC5BgAANwAQugYAAP8LADDKBgIApAoAIdcGQAClCgAh-AYCAKQKACH5BgEAowoAIfsGAQCjCgAhwwcCAKQKACHEByAAzAoAIcUHIADMCgAhxgcCAKQKACHHB0AApQoAIcgHAgCkCgAhCxcAAJoLACC4BgAAmQsAMLkGAADYAwAQugYAAJkLADDKBgIApAoAIdcGQAClCgAh-wYBAKMKACH8BgEAowoAIckHAgCkCgAhkAgAANgDACCRCAAA2AMAIAKuBwEAAAABrwcBAAAAAQoDAADVCgAguAYAAIIMADC5BgAAMwAQugYAAIIMADDKBgIApAoAIdcGQAClCgAh5QYCAKQKACGuBwEAowoAIa8HAQCjCgAhsAdAAMsKACENAwAA1QoAILgGAACDDAAwuQYAAC8AELoGAACDDAAwygYCAKQKACHXBkAApQoAIeUGAgCkCgAh5wYBAKMKACGwB0AAywoAIbEHAAGKCwAhsgcAAYoLACGzBwQA1AoAIbQHAADECgAgAt0GAAEAAAHlBgIAAAABBwMAANUKACC4BgAAhQwAMLkGAAArABC6BgAAhQwAMN0GAAGKCwAh3wZAAMsKACHlBgIApAoAIQ8EAADVCgAgDAAAiAwAIA0AALoLACAOAAC4CwAguAYAAIYMADC5BgAABwAQugYAAIYMADDKBgIApAoAIdcGQAClCgAh5gYCAKQKACHnBgEAowoAIegGAQCjCgAh6QYAAYcMACHqBgAAxAoAIOsGAADECgAgBL4GAAEAAAG_BgABAAAFwAYAAQAABcUGAAHBCgAhA6sHAAAYACCsBwAAGAAgrQcAABgAIA8FAACKDAAgBgAAiwwAILgGAACJDAAwuQYAABgAELoGAACJDAAwzwYAAYoLACHQBgABigsAIdEGAgCkCgAh0gYAALAKACDTBgIApAoAIdQGQADLCgAh1QYCAJULACHWBkAAywoAIdcGQAClCgAh2AZAAKUKACERBAAA1QoAIAwAAIgMACANAAC6CwAgDgAAuAsAILgGAACGDAAwuQYAAAcAELoGAACGDAAwygYCAKQKACHXBkAApQoAIeYGAgCkCgAh5wYBAKMKACHoBgEAowoAIekGAAGHDAAh6gYAAMQKACDrBgAAxAoAIJAIAAAHACCRCAAABwAgDgMAANUKACAFAACKDAAgCwAAkwwAIAwAAIgMACC4BgAAkgwAMLkGAAAJABC6BgAAkgwAMMoGAgCkCgAh0QYCAKQKACHSBgAAsAoAINcGQAClCgAh5QYCAKQKACGQCAAACQAgkQgAAAkAIAgHAACNDAAguAYAAIwMADC5BgAAEQAQugYAAIwMADDXBkAApQoAId0GAAGKCwAh3gYCAKQKACHfBkAAywoAIRIGAACPDAAgCAAAkAwAIAkAALgLACC4BgAAjgwAMLkGAAANABC6BgAAjgwAMMoGAgCkCgAh0gYAALAKACDVBgIApAoAIdcGQAClCgAh2AZAAKUKACHgBgABhwwAIeEGAQDKCgAh4gYBAMoKACHjBkAAywoAIeQGQADLCgAhkAgAAA0AIJEIAAANACAQBgAAjwwAIAgAAJAMACAJAAC4CwAguAYAAI4MADC5BgAADQAQugYAAI4MADDKBgIApAoAIdIGAACwCgAg1QYCAKQKACHXBkAApQoAIdgGQAClCgAh4AYAAYcMACHhBgEAygoAIeIGAQDKCgAh4wZAAMsKACHkBkAAywoAIQ4DAADVCgAgBQAAigwAIAsAAJMMACAMAACIDAAguAYAAJIMADC5BgAACQAQugYAAJIMADDKBgIApAoAIdEGAgCkCgAh0gYAALAKACDXBkAApQoAIeUGAgCkCgAhkAgAAAkAIJEIAAAJACADqwcAABEAIKwHAAARACCtBwAAEQAgAtEGAgAAAAHlBgIAAAABDAMAANUKACAFAACKDAAgCwAAkwwAIAwAAIgMACC4BgAAkgwAMLkGAAAJABC6BgAAkgwAMMoGAgCkCgAh0QYCAKQKACHSBgAAsAoAINcGQAClCgAh5QYCAKQKACEDqwcAAA0AIKwHAAANACCtBwAADQAgEgMAANUKACAFAACVDAAgDwAAlgwAILgGAACUDAAwuQYAAAMAELoGAACUDAAwygYCAKQKACHRBgIAlQsAIdIGAACwCgAg1wZAAKUKACHYBkAAywoAId0GAAGKCwAh5QYCAKQKACHnBgEAowoAIbAHQADLCgAh8gcBAKMKACHzB0AAywoAIfQHAgCVCwAhEQQAANUKACAMAACIDAAgDQAAugsAIA4AALgLACC4BgAAhgwAMLkGAAAHABC6BgAAhgwAMMoGAgCkCgAh1wZAAKUKACHmBgIApAoAIecGAQCjCgAh6AYBAKMKACHpBgABhwwAIeoGAADECgAg6wYAAMQKACCQCAAABwAgkQgAAAcAIBIGAACPDAAgCAAAkAwAIAkAALgLACC4BgAAjgwAMLkGAAANABC6BgAAjgwAMMoGAgCkCgAh0gYAALAKACDVBgIApAoAIdcGQAClCgAh2AZAAKUKACHgBgABhwwAIeEGAQDKCgAh4gYBAMoKACHjBkAAywoAIeQGQADLCgAhkAgAAA0AIJEIAAANACAAAAAAAAGVCAEAAAABBZUIAgAAAAGcCAIAAAABnQgCAAAAAZ4IAgAAAAGfCAIAAAABAZUIQAAAAAEAAAAAAAAAAAAAAAAAAAAAAAABlQgAAQAAAQKVCAAAANoGCJsIAAAA2gYCAZUIQAAAAAEFlQgCAAAAAZwIAgAAAAGdCAIAAAABnggCAAAAAZ8IAgAAAAEFUAAA1RYAIFEAANsWACCSCAAA1hYAIJMIAADaFgAgmAgAACYAIAdQAADTFgAgUQAA2BYAIJIIAADUFgAgkwgAANcWACCWCAAACQAglwgAAAkAIJgIAAALACABlQgAAADaBggDUAAA1RYAIJIIAADWFgAgmAgAACYAIANQAADTFgAgkggAANQWACCYCAAACwAgAAAAAAAFUAAAzhYAIFEAANEWACCSCAAAzxYAIJMIAADQFgAgmAgAAA8AIANQAADOFgAgkggAAM8WACCYCAAADwAgAAAAAAAClQgAAADaBgibCAAAANoGAgGVCAABAAABAZUIAQAAAAEFUAAAvRYAIFEAAMwWACCSCAAAvhYAIJMIAADLFgAgmAgAAAsAIAtQAADeDAAwUQAA4wwAMJIIAADfDAAwkwgAAOAMADCUCAAA4QwAIJUIAADiDAAwlggAAOIMADCXCAAA4gwAMJgIAADiDAAwmQgAAOQMADCaCAAA5QwAMAtQAADMDAAwUQAA0QwAMJIIAADNDAAwkwgAAM4MADCUCAAAzwwAIJUIAADQDAAwlggAANAMADCXCAAA0AwAMJgIAADQDAAwmQgAANIMADCaCAAA0wwAMA0DAADcDAAgBQAA3QwAIMoGAgAAAAHRBgIAAAAB0gYAANsMACDXBkAAAAAB2AZAAAAAAd0GAAEAAAHlBgIAAAAB5wYBAAAAAbAHQAAAAAHyBwEAAAAB8wdAAAAAAQIAAAAFACBQAADaDAAgAwAAAAUAIFAAANoMACBRAADXDAAgAUkAAMoWADASAwAA1QoAIAUAAJUMACAPAACWDAAguAYAAJQMADC5BgAAAwAQugYAAJQMADDKBgIAAAAB0QYCAJULACHSBgAAsAoAINcGQAClCgAh2AZAAMsKACHdBgABAAAB5QYCAKQKACHnBgEAowoAIbAHQADLCgAh8gcBAKMKACHzB0AAywoAIfQHAgCVCwAhAgAAAAUAIEkAANcMACACAAAA1AwAIEkAANUMACAPuAYAANMMADC5BgAA1AwAELoGAADTDAAwygYCAKQKACHRBgIAlQsAIdIGAACwCgAg1wZAAKUKACHYBkAAywoAId0GAAGKCwAh5QYCAKQKACHnBgEAowoAIbAHQADLCgAh8gcBAKMKACHzB0AAywoAIfQHAgCVCwAhD7gGAADTDAAwuQYAANQMABC6BgAA0wwAMMoGAgCkCgAh0QYCAJULACHSBgAAsAoAINcGQAClCgAh2AZAAMsKACHdBgABigsAIeUGAgCkCgAh5wYBAKMKACGwB0AAywoAIfIHAQCjCgAh8wdAAMsKACH0BwIAlQsAIQvKBgIAnQwAIdEGAgC0DAAh0gYAANYMACDXBkAAngwAIdgGQACzDAAh3QYAAbEMACHlBgIAnQwAIecGAQCcDAAhsAdAALMMACHyBwEAnAwAIfMHQACzDAAhApUIAAAA2gYImwgAAADaBgINAwAA2AwAIAUAANkMACDKBgIAnQwAIdEGAgC0DAAh0gYAANYMACDXBkAAngwAIdgGQACzDAAh3QYAAbEMACHlBgIAnQwAIecGAQCcDAAhsAdAALMMACHyBwEAnAwAIfMHQACzDAAhBVAAAMIWACBRAADIFgAgkggAAMMWACCTCAAAxxYAIJgIAAABACAHUAAAwBYAIFEAAMUWACCSCAAAwRYAIJMIAADEFgAglggAAAcAIJcIAAAHACCYCAAAJgAgDQMAANwMACAFAADdDAAgygYCAAAAAdEGAgAAAAHSBgAA2wwAINcGQAAAAAHYBkAAAAAB3QYAAQAAAeUGAgAAAAHnBgEAAAABsAdAAAAAAfIHAQAAAAHzB0AAAAABAZUIAAAA2gYIA1AAAMIWACCSCAAAwxYAIJgIAAABACADUAAAwBYAIJIIAADBFgAgmAgAACYAIAPXBkAAAAAB3QYAAQAAAd8GQAAAAAECAAAAEwAgUAAA6QwAIAMAAAATACBQAADpDAAgUQAA6AwAIAFJAAC_FgAwCAcAAI0MACC4BgAAjAwAMLkGAAARABC6BgAAjAwAMNcGQAClCgAh3QYAAQAAAd4GAgCkCgAh3wZAAMsKACECAAAAEwAgSQAA6AwAIAIAAADmDAAgSQAA5wwAIAe4BgAA5QwAMLkGAADmDAAQugYAAOUMADDXBkAApQoAId0GAAGKCwAh3gYCAKQKACHfBkAAywoAIQe4BgAA5QwAMLkGAADmDAAQugYAAOUMADDXBkAApQoAId0GAAGKCwAh3gYCAKQKACHfBkAAywoAIQPXBkAAngwAId0GAAGxDAAh3wZAALMMACED1wZAAJ4MACHdBgABsQwAId8GQACzDAAhA9cGQAAAAAHdBgABAAAB3wZAAAAAAQGVCAAAANoGCANQAAC9FgAgkggAAL4WACCYCAAACwAgBFAAAN4MADCSCAAA3wwAMJQIAADhDAAgmAgAAOIMADAEUAAAzAwAMJIIAADNDAAwlAgAAM8MACCYCAAA0AwAMAAAAAAAApUIAAAA2gYImwgAAADaBgIFUAAAsxYAIFEAALsWACCSCAAAtBYAIJMIAAC6FgAgmAgAAAEAIAVQAACxFgAgUQAAuBYAIJIIAACyFgAgkwgAALcWACCYCAAAJgAgC1AAAIQNADBRAACJDQAwkggAAIUNADCTCAAAhg0AMJQIAACHDQAglQgAAIgNADCWCAAAiA0AMJcIAACIDQAwmAgAAIgNADCZCAAAig0AMJoIAACLDQAwC1AAAPgMADBRAAD9DAAwkggAAPkMADCTCAAA-gwAMJQIAAD7DAAglQgAAPwMADCWCAAA_AwAMJcIAAD8DAAwmAgAAPwMADCZCAAA_gwAMJoIAAD_DAAwCgUAALgMACDPBgABAAAB0AYAAQAAAdEGAgAAAAHSBgAAtwwAINMGAgAAAAHUBkAAAAAB1gZAAAAAAdcGQAAAAAHYBkAAAAABAgAAABoAIFAAAIMNACADAAAAGgAgUAAAgw0AIFEAAIINACABSQAAthYAMA8FAACKDAAgBgAAiwwAILgGAACJDAAwuQYAABgAELoGAACJDAAwzwYAAQAAAdAGAAEAAAHRBgIApAoAIdIGAACwCgAg0wYCAKQKACHUBkAAywoAIdUGAgCVCwAh1gZAAMsKACHXBkAApQoAIdgGQAClCgAhAgAAABoAIEkAAIINACACAAAAgA0AIEkAAIENACANuAYAAP8MADC5BgAAgA0AELoGAAD_DAAwzwYAAYoLACHQBgABigsAIdEGAgCkCgAh0gYAALAKACDTBgIApAoAIdQGQADLCgAh1QYCAJULACHWBkAAywoAIdcGQAClCgAh2AZAAKUKACENuAYAAP8MADC5BgAAgA0AELoGAAD_DAAwzwYAAYoLACHQBgABigsAIdEGAgCkCgAh0gYAALAKACDTBgIApAoAIdQGQADLCgAh1QYCAJULACHWBkAAywoAIdcGQAClCgAh2AZAAKUKACEJzwYAAbEMACHQBgABsQwAIdEGAgCdDAAh0gYAALIMACDTBgIAnQwAIdQGQACzDAAh1gZAALMMACHXBkAAngwAIdgGQACeDAAhCgUAALUMACDPBgABsQwAIdAGAAGxDAAh0QYCAJ0MACHSBgAAsgwAINMGAgCdDAAh1AZAALMMACHWBkAAswwAIdcGQACeDAAh2AZAAJ4MACEKBQAAuAwAIM8GAAEAAAHQBgABAAAB0QYCAAAAAdIGAAC3DAAg0wYCAAAAAdQGQAAAAAHWBkAAAAAB1wZAAAAAAdgGQAAAAAELCAAA7AwAIAkAAO0MACDKBgIAAAAB0gYAAOoMACDXBkAAAAAB2AZAAAAAAeAGAAEAAAHhBgEAAAAB4gYBAAAAAeMGQAAAAAHkBkAAAAABAgAAAA8AIFAAAI8NACADAAAADwAgUAAAjw0AIFEAAI4NACABSQAAtRYAMBAGAACPDAAgCAAAkAwAIAkAALgLACC4BgAAjgwAMLkGAAANABC6BgAAjgwAMMoGAgAAAAHSBgAAsAoAINUGAgCkCgAh1wZAAKUKACHYBkAApQoAIeAGAAEAAAHhBgEAygoAIeIGAQDKCgAh4wZAAMsKACHkBkAAywoAIQIAAAAPACBJAACODQAgAgAAAIwNACBJAACNDQAgDbgGAACLDQAwuQYAAIwNABC6BgAAiw0AMMoGAgCkCgAh0gYAALAKACDVBgIApAoAIdcGQAClCgAh2AZAAKUKACHgBgABhwwAIeEGAQDKCgAh4gYBAMoKACHjBkAAywoAIeQGQADLCgAhDbgGAACLDQAwuQYAAIwNABC6BgAAiw0AMMoGAgCkCgAh0gYAALAKACDVBgIApAoAIdcGQAClCgAh2AZAAKUKACHgBgABhwwAIeEGAQDKCgAh4gYBAMoKACHjBkAAywoAIeQGQADLCgAhCcoGAgCdDAAh0gYAAMYMACDXBkAAngwAIdgGQACeDAAh4AYAAccMACHhBgEAyAwAIeIGAQDIDAAh4wZAALMMACHkBkAAswwAIQsIAADKDAAgCQAAywwAIMoGAgCdDAAh0gYAAMYMACDXBkAAngwAIdgGQACeDAAh4AYAAccMACHhBgEAyAwAIeIGAQDIDAAh4wZAALMMACHkBkAAswwAIQsIAADsDAAgCQAA7QwAIMoGAgAAAAHSBgAA6gwAINcGQAAAAAHYBkAAAAAB4AYAAQAAAeEGAQAAAAHiBgEAAAAB4wZAAAAAAeQGQAAAAAEBlQgAAADaBggDUAAAsxYAIJIIAAC0FgAgmAgAAAEAIANQAACxFgAgkggAALIWACCYCAAAJgAgBFAAAIQNADCSCAAAhQ0AMJQIAACHDQAgmAgAAIgNADAEUAAA-AwAMJIIAAD5DAAwlAgAAPsMACCYCAAA_AwAMAAAAAAAApUIAQAAAASbCAEAAAAFApUIAQAAAASbCAEAAAAFBVAAAKQWACBRAACvFgAgkggAAKUWACCTCAAArhYAIJgIAAABACALUAAAtA0AMFEAALkNADCSCAAAtQ0AMJMIAAC2DQAwlAgAALcNACCVCAAAuA0AMJYIAAC4DQAwlwgAALgNADCYCAAAuA0AMJkIAAC6DQAwmggAALsNADALUAAAqw0AMFEAAK8NADCSCAAArA0AMJMIAACtDQAwlAgAAK4NACCVCAAA_AwAMJYIAAD8DAAwlwgAAPwMADCYCAAA_AwAMJkIAACwDQAwmggAAP8MADALUAAAoA0AMFEAAKQNADCSCAAAoQ0AMJMIAACiDQAwlAgAAKMNACCVCAAA0AwAMJYIAADQDAAwlwgAANAMADCYCAAA0AwAMJkIAAClDQAwmggAANMMADANAwAA3AwAIA8AAKoNACDKBgIAAAAB0gYAANsMACDXBkAAAAAB2AZAAAAAAd0GAAEAAAHlBgIAAAAB5wYBAAAAAbAHQAAAAAHyBwEAAAAB8wdAAAAAAfQHAgAAAAECAAAABQAgUAAAqQ0AIAMAAAAFACBQAACpDQAgUQAApw0AIAFJAACtFgAwAgAAAAUAIEkAAKcNACACAAAA1AwAIEkAAKYNACALygYCAJ0MACHSBgAA1gwAINcGQACeDAAh2AZAALMMACHdBgABsQwAIeUGAgCdDAAh5wYBAJwMACGwB0AAswwAIfIHAQCcDAAh8wdAALMMACH0BwIAtAwAIQ0DAADYDAAgDwAAqA0AIMoGAgCdDAAh0gYAANYMACDXBkAAngwAIdgGQACzDAAh3QYAAbEMACHlBgIAnQwAIecGAQCcDAAhsAdAALMMACHyBwEAnAwAIfMHQACzDAAh9AcCALQMACEHUAAAqBYAIFEAAKsWACCSCAAAqRYAIJMIAACqFgAglggAAA0AIJcIAAANACCYCAAADwAgDQMAANwMACAPAACqDQAgygYCAAAAAdIGAADbDAAg1wZAAAAAAdgGQAAAAAHdBgABAAAB5QYCAAAAAecGAQAAAAGwB0AAAAAB8gcBAAAAAfMHQAAAAAH0BwIAAAABA1AAAKgWACCSCAAAqRYAIJgIAAAPACAKBgAAuQwAIM8GAAEAAAHQBgABAAAB0gYAALcMACDTBgIAAAAB1AZAAAAAAdUGAgAAAAHWBkAAAAAB1wZAAAAAAdgGQAAAAAECAAAAGgAgUAAAsw0AIAMAAAAaACBQAACzDQAgUQAAsg0AIAFJAACnFgAwAgAAABoAIEkAALINACACAAAAgA0AIEkAALENACAJzwYAAbEMACHQBgABsQwAIdIGAACyDAAg0wYCAJ0MACHUBkAAswwAIdUGAgC0DAAh1gZAALMMACHXBkAAngwAIdgGQACeDAAhCgYAALYMACDPBgABsQwAIdAGAAGxDAAh0gYAALIMACDTBgIAnQwAIdQGQACzDAAh1QYCALQMACHWBkAAswwAIdcGQACeDAAh2AZAAJ4MACEKBgAAuQwAIM8GAAEAAAHQBgABAAAB0gYAALcMACDTBgIAAAAB1AZAAAAAAdUGAgAAAAHWBkAAAAAB1wZAAAAAAdgGQAAAAAEHAwAAkQ0AIAsAAJMNACAMAACUDQAgygYCAAAAAdIGAACQDQAg1wZAAAAAAeUGAgAAAAECAAAACwAgUAAAvw0AIAMAAAALACBQAAC_DQAgUQAAvg0AIAFJAACmFgAwDQMAANUKACAFAACKDAAgCwAAkwwAIAwAAIgMACC4BgAAkgwAMLkGAAAJABC6BgAAkgwAMMoGAgAAAAHRBgIApAoAIdIGAACwCgAg1wZAAKUKACHlBgIApAoAIY8IAACRDAAgAgAAAAsAIEkAAL4NACACAAAAvA0AIEkAAL0NACAIuAYAALsNADC5BgAAvA0AELoGAAC7DQAwygYCAKQKACHRBgIApAoAIdIGAACwCgAg1wZAAKUKACHlBgIApAoAIQi4BgAAuw0AMLkGAAC8DQAQugYAALsNADDKBgIApAoAIdEGAgCkCgAh0gYAALAKACDXBkAApQoAIeUGAgCkCgAhBMoGAgCdDAAh0gYAAPMMACDXBkAAngwAIeUGAgCdDAAhBwMAAPQMACALAAD2DAAgDAAA9wwAIMoGAgCdDAAh0gYAAPMMACDXBkAAngwAIeUGAgCdDAAhBwMAAJENACALAACTDQAgDAAAlA0AIMoGAgAAAAHSBgAAkA0AINcGQAAAAAHlBgIAAAABAZUIAQAAAAQBlQgBAAAABANQAACkFgAgkggAAKUWACCYCAAAAQAgBFAAALQNADCSCAAAtQ0AMJQIAAC3DQAgmAgAALgNADAEUAAAqw0AMJIIAACsDQAwlAgAAK4NACCYCAAA_AwAMARQAACgDQAwkggAAKENADCUCAAAow0AIJgIAADQDAAwAAAAAAABlQggAAAAAQdQAACcFgAgUQAAohYAIJIIAACdFgAgkwgAAKEWACCWCAAAiQEAIJcIAACJAQAgmAgAAJIBACAHUAAAmhYAIFEAAJ8WACCSCAAAmxYAIJMIAACeFgAglggAAHkAIJcIAAB5ACCYCAAAewAgA1AAAJwWACCSCAAAnRYAIJgIAACSAQAgA1AAAJoWACCSCAAAmxYAIJgIAAB7ACACBAAA2g0AIDIAAJkUACAJGQAA2g0AIC8AAI8UACAwAACQFAAgMQAAmhQAIDIAAJkUACCBBwAAqwwAIIIHAACrDAAggwcAAKsMACCEBwAAqwwAIAAAAAAABZUIBAAAAAGcCAQAAAABnQgEAAAAAZ4IBAAAAAGfCAQAAAABBVAAAJUWACBRAACYFgAgkggAAJYWACCTCAAAlxYAIJgIAAABACADUAAAlRYAIJIIAACWFgAgmAgAAAEAICoQAACBFAAgEQAAghQAIBIAAIMUACATAACEFAAgFAAAhRQAIBUAAIYUACAWAACHFAAgFwAAzxAAIBsAAIgUACAcAAD1DwAgIQAAihQAICMAAIkUACAlAACLFAAgKgAAjBQAIC0AAI0UACAvAACPFAAgMAAAkBQAIDQAAI4UACA1AACRFAAgNgAAkhQAIDkAAJMUACA6AACTFAAgOwAAkxQAID0AAJQUACA-AACUFAAgPwAAlRQAIEAAAJYUACBCAACXFAAgQwAAmBQAIO8GAACrDAAgnAcAAKsMACDqBwAAqwwAIPYHAACrDAAg9wcAAKsMACD6BwAAqwwAIPsHAACrDAAg_AcAAKsMACD9BwAAqwwAIP4HAACrDAAg_wcAAKsMACCACAAAqwwAIIMIAACrDAAgAAAAAAAFUAAAkBYAIFEAAJMWACCSCAAAkRYAIJMIAACSFgAgmAgAAAEAIAdQAADiDQAgUQAA5Q0AIJIIAADjDQAgkwgAAOQNACCWCAAAhwEAIJcIAACHAQAgmAgAAI4IACAILgAAzw0AIMoGAgAAAAHXBkAAAAAB2AZAAAAAAewGAQAAAAHuBgIAAAAB7wYBAAAAAfAGIAAAAAECAAAAjggAIFAAAOINACADAAAAhwEAIFAAAOINACBRAADmDQAgCgAAAIcBACAuAADNDQAgSQAA5g0AIMoGAgCdDAAh1wZAAJ4MACHYBkAAswwAIewGAQCcDAAh7gYCALQMACHvBgEAyAwAIfAGIADLDQAhCC4AAM0NACDKBgIAnQwAIdcGQACeDAAh2AZAALMMACHsBgEAnAwAIe4GAgC0DAAh7wYBAMgMACHwBiAAyw0AIQNQAACQFgAgkggAAJEWACCYCAAAAQAgA1AAAOINACCSCAAA4w0AIJgIAACOCAAgAAAAAAAFUAAAixYAIFEAAI4WACCSCAAAjBYAIJMIAACNFgAgmAgAAHsAIANQAACLFgAgkggAAIwWACCYCAAAewAgAAAAAAAFUAAAgxYAIFEAAIkWACCSCAAAhBYAIJMIAACIFgAgmAgAAHsAIAVQAACBFgAgUQAAhhYAIJIIAACCFgAgkwgAAIUWACCYCAAAAQAgA1AAAIMWACCSCAAAhBYAIJgIAAB7ACADUAAAgRYAIJIIAACCFgAgmAgAAAEAIAAAAAAABVAAAPkVACBRAAD_FQAgkggAAPoVACCTCAAA_hUAIJgIAAB7ACAFUAAA9xUAIFEAAPwVACCSCAAA-BUAIJMIAAD7FQAgmAgAAAEAIANQAAD5FQAgkggAAPoVACCYCAAAewAgA1AAAPcVACCSCAAA-BUAIJgIAAABACAAAAAAAAGVCAAAAP4GAgGVCAAAAIAHAgWVCAgAAAABnAgIAAAAAZ0ICAAAAAGeCAgAAAABnwgIAAAAAQVQAADwFQAgUQAA9RUAIJIIAADxFQAgkwgAAPQVACCYCAAAAQAgC1AAAKUOADBRAACqDgAwkggAAKYOADCTCAAApw4AMJQIAACoDgAglQgAAKkOADCWCAAAqQ4AMJcIAACpDgAwmAgAAKkOADCZCAAAqw4AMJoIAACsDgAwC1AAAJkOADBRAACeDgAwkggAAJoOADCTCAAAmw4AMJQIAACcDgAglQgAAJ0OADCWCAAAnQ4AMJcIAACdDgAwmAgAAJ0OADCZCAAAnw4AMJoIAACgDgAwB1AAAJQOACBRAACXDgAgkggAAJUOACCTCAAAlg4AIJYIAACFAQAglwgAAIUBACCYCAAAyAcAIAdQAACPDgAgUQAAkg4AIJIIAACQDgAgkwgAAJEOACCWCAAAhwEAIJcIAACHAQAgmAgAAI4IACAIMwAAzg0AIMoGAgAAAAHXBkAAAAAB2AZAAAAAAewGAQAAAAHtBgIAAAAB7wYBAAAAAfAGIAAAAAECAAAAjggAIFAAAI8OACADAAAAhwEAIFAAAI8OACBRAACTDgAgCgAAAIcBACAzAADMDQAgSQAAkw4AIMoGAgCdDAAh1wZAAJ4MACHYBkAAswwAIewGAQCcDAAh7QYCALQMACHvBgEAyAwAIfAGIADLDQAhCDMAAMwNACDKBgIAnQwAIdcGQACeDAAh2AZAALMMACHsBgEAnAwAIe0GAgC0DAAh7wYBAMgMACHwBiAAyw0AIQExAgAAAAECAAAAyAcAIFAAAJQOACADAAAAhQEAIFAAAJQOACBRAACYDgAgAwAAAIUBACAxAgCdDAAhSQAAmA4AIAExAgCdDAAhBAMAAIEOACDXBkAAAAAB5QYCAAAAAfoGAgAAAAECAAAAgwEAIFAAAKQOACADAAAAgwEAIFAAAKQOACBRAACjDgAgAUkAAPMVADAKAwAA1QoAIC4AANkKACC4BgAA1QsAMLkGAACBAQAQugYAANULADDXBkAApQoAIeUGAgCkCgAh7gYCAKQKACH6BgIApAoAIYYIAADUCwAgAgAAAIMBACBJAACjDgAgAgAAAKEOACBJAACiDgAgB7gGAACgDgAwuQYAAKEOABC6BgAAoA4AMNcGQAClCgAh5QYCAKQKACHuBgIApAoAIfoGAgCkCgAhB7gGAACgDgAwuQYAAKEOABC6BgAAoA4AMNcGQAClCgAh5QYCAKQKACHuBgIApAoAIfoGAgCkCgAhA9cGQACeDAAh5QYCAJ0MACH6BgIAnQwAIQQDAAD_DQAg1wZAAJ4MACHlBgIAnQwAIfoGAgCdDAAhBAMAAIEOACDXBkAAAAAB5QYCAAAAAfoGAgAAAAEFGQAA-A0AIMoGAgAAAAHXBkAAAAAB-AYCAAAAAfkGAQAAAAECAAAAfwAgUAAAsA4AIAMAAAB_ACBQAACwDgAgUQAArw4AIAFJAADyFQAwChkAANUKACAuAADZCgAguAYAANYLADC5BgAAfQAQugYAANYLADDKBgIAAAAB1wZAAKUKACHuBgIApAoAIfgGAgCkCgAh-QYBAKMKACECAAAAfwAgSQAArw4AIAIAAACtDgAgSQAArg4AIAi4BgAArA4AMLkGAACtDgAQugYAAKwOADDKBgIApAoAIdcGQAClCgAh7gYCAKQKACH4BgIApAoAIfkGAQCjCgAhCLgGAACsDgAwuQYAAK0OABC6BgAArA4AMMoGAgCkCgAh1wZAAKUKACHuBgIApAoAIfgGAgCkCgAh-QYBAKMKACEEygYCAJ0MACHXBkAAngwAIfgGAgCdDAAh-QYBAJwMACEFGQAA9g0AIMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIfkGAQCcDAAhBRkAAPgNACDKBgIAAAAB1wZAAAAAAfgGAgAAAAH5BgEAAAABA1AAAPAVACCSCAAA8RUAIJgIAAABACAEUAAApQ4AMJIIAACmDgAwlAgAAKgOACCYCAAAqQ4AMARQAACZDgAwkggAAJoOADCUCAAAnA4AIJgIAACdDgAwA1AAAJQOACCSCAAAlQ4AIJgIAADIBwAgA1AAAI8OACCSCAAAkA4AIJgIAACOCAAgAAAAAAAFUAAA6xUAIFEAAO4VACCSCAAA7BUAIJMIAADtFQAgmAgAAHcAIANQAADrFQAgkggAAOwVACCYCAAAdwAgAAAAAAAFlQgQAAAAAZwIEAAAAAGdCBAAAAABnggQAAAAAZ8IEAAAAAEFUAAA4xUAIFEAAOkVACCSCAAA5BUAIJMIAADoFQAgmAgAAHcAIAVQAADhFQAgUQAA5hUAIJIIAADiFQAgkwgAAOUVACCYCAAAZQAgA1AAAOMVACCSCAAA5BUAIJgIAAB3ACADUAAA4RUAIJIIAADiFQAgmAgAAGUAIAAAAAAAAZUIAAAAjwcCAZUIAAAAkgcCBVAAANoVACBRAADfFQAgkggAANsVACCTCAAA3hUAIJgIAAABACALUAAA3Q4AMFEAAOIOADCSCAAA3g4AMJMIAADfDgAwlAgAAOAOACCVCAAA4Q4AMJYIAADhDgAwlwgAAOEOADCYCAAA4Q4AMJkIAADjDgAwmggAAOQOADALUAAA0Q4AMFEAANYOADCSCAAA0g4AMJMIAADTDgAwlAgAANQOACCVCAAA1Q4AMJYIAADVDgAwlwgAANUOADCYCAAA1Q4AMJkIAADXDgAwmggAANgOADABiAcCAAAAAQIAAABvACBQAADcDgAgAwAAAG8AIFAAANwOACBRAADbDgAgAUkAAN0VADAHKQAA4wsAILgGAADiCwAwuQYAAG0AELoGAADiCwAwiAcCAKQKACGJBwIApAoAIYcIAADhCwAgAgAAAG8AIEkAANsOACACAAAA2Q4AIEkAANoOACAFuAYAANgOADC5BgAA2Q4AELoGAADYDgAwiAcCAKQKACGJBwIApAoAIQW4BgAA2A4AMLkGAADZDgAQugYAANgOADCIBwIApAoAIYkHAgCkCgAhAYgHAgCdDAAhAYgHAgCdDAAhAYgHAgAAAAEHKwAAxg4AIPsGAQAAAAGIBwIAAAABigcCAAAAAYsHEAAAAAGMBwIAAAABjQcBAAAAAQIAAABqACBQAADoDgAgAwAAAGoAIFAAAOgOACBRAADnDgAgAUkAANwVADANKQAA4wsAICsAAOcLACC4BgAA5QsAMLkGAABoABC6BgAA5QsAMPsGAQCjCgAhiAcCAJULACGJBwIApAoAIYoHAgCkCgAhiwcQAOYLACGMBwIApAoAIY0HAQDKCgAhiAgAAOQLACACAAAAagAgSQAA5w4AIAIAAADlDgAgSQAA5g4AIAq4BgAA5A4AMLkGAADlDgAQugYAAOQOADD7BgEAowoAIYgHAgCVCwAhiQcCAKQKACGKBwIApAoAIYsHEADmCwAhjAcCAKQKACGNBwEAygoAIQq4BgAA5A4AMLkGAADlDgAQugYAAOQOADD7BgEAowoAIYgHAgCVCwAhiQcCAKQKACGKBwIApAoAIYsHEADmCwAhjAcCAKQKACGNBwEAygoAIQb7BgEAnAwAIYgHAgC0DAAhigcCAJ0MACGLBxAAwg4AIYwHAgCdDAAhjQcBAMgMACEHKwAAxA4AIPsGAQCcDAAhiAcCALQMACGKBwIAnQwAIYsHEADCDgAhjAcCAJ0MACGNBwEAyAwAIQcrAADGDgAg-wYBAAAAAYgHAgAAAAGKBwIAAAABiwcQAAAAAYwHAgAAAAGNBwEAAAABA1AAANoVACCSCAAA2xUAIJgIAAABACAEUAAA3Q4AMJIIAADeDgAwlAgAAOAOACCYCAAA4Q4AMARQAADRDgAwkggAANIOADCUCAAA1A4AIJgIAADVDgAwAAAAAAAFlQgQAAAAAZwIEAAAAAGdCBAAAAABnggQAAAAAZ8IEAAAAAEBlQgAAACbBwIHUAAA1BUAIFEAANgVACCSCAAA1RUAIJMIAADXFQAglggAAF8AIJcIAABfACCYCAAAYQAgC1AAAPUOADBRAAD5DgAwkggAAPYOADCTCAAA9w4AMJQIAAD4DgAglQgAAOEOADCWCAAA4Q4AMJcIAADhDgAwmAgAAOEOADCZCAAA-g4AMJoIAADkDgAwBykAAMUOACD7BgEAAAABiAcCAAAAAYkHAgAAAAGLBxAAAAABjAcCAAAAAY0HAQAAAAECAAAAagAgUAAA_Q4AIAMAAABqACBQAAD9DgAgUQAA_A4AIAFJAADWFQAwAgAAAGoAIEkAAPwOACACAAAA5Q4AIEkAAPsOACAG-wYBAJwMACGIBwIAtAwAIYkHAgCdDAAhiwcQAMIOACGMBwIAnQwAIY0HAQDIDAAhBykAAMMOACD7BgEAnAwAIYgHAgC0DAAhiQcCAJ0MACGLBxAAwg4AIYwHAgCdDAAhjQcBAMgMACEHKQAAxQ4AIPsGAQAAAAGIBwIAAAABiQcCAAAAAYsHEAAAAAGMBwIAAAABjQcBAAAAAQNQAADUFQAgkggAANUVACCYCAAAYQAgBFAAAPUOADCSCAAA9g4AMJQIAAD4DgAgmAgAAOEOADAAAAAAAAGVCAAAAKIHAgVQAADOFQAgUQAA0hUAIJIIAADPFQAgkwgAANEVACCYCAAAAQAgC1AAAIgPADBRAACNDwAwkggAAIkPADCTCAAAig8AMJQIAACLDwAglQgAAIwPADCWCAAAjA8AMJcIAACMDwAwmAgAAIwPADCZCAAAjg8AMJoIAACPDwAwEx0BAAAAASgAAP8OACDKBgIAAAAB1wZAAAAAAeYGAgAAAAH7BgEAAAAB_AYBAAAAAYAHAAAAmwcCiwcQAAAAAZYHAQAAAAGXBwEAAAABmAcQAAAAAZkHAgAAAAGbBwEAAAABnAdAAAAAAZ0HAgAAAAGeByAAAAABnwcBAAAAAaAHAQAAAAECAAAAZQAgUAAAkw8AIAMAAABlACBQAACTDwAgUQAAkg8AIAFJAADQFQAwGB0BAKMKACEmAADrCwAgKAAA3wsAILgGAADoCwAwuQYAAGMAELoGAADoCwAwygYCAAAAAdcGQAClCgAh5gYCAJULACH7BgEAowoAIfwGAQCjCgAhgAcAAOoLmwciiAcCAJULACGLBxAA5gsAIZYHAQDKCgAhlwcBAMoKACGYBxAA6QsAIZkHAgCkCgAhmwcBAMoKACGcB0AAywoAIZ0HAgCkCgAhngcgAMwKACGfBwEAowoAIaAHAQCjCgAhAgAAAGUAIEkAAJIPACACAAAAkA8AIEkAAJEPACAWHQEAowoAIbgGAACPDwAwuQYAAJAPABC6BgAAjw8AMMoGAgCkCgAh1wZAAKUKACHmBgIAlQsAIfsGAQCjCgAh_AYBAKMKACGABwAA6gubByKIBwIAlQsAIYsHEADmCwAhlgcBAMoKACGXBwEAygoAIZgHEADpCwAhmQcCAKQKACGbBwEAygoAIZwHQADLCgAhnQcCAKQKACGeByAAzAoAIZ8HAQCjCgAhoAcBAKMKACEWHQEAowoAIbgGAACPDwAwuQYAAJAPABC6BgAAjw8AMMoGAgCkCgAh1wZAAKUKACHmBgIAlQsAIfsGAQCjCgAh_AYBAKMKACGABwAA6gubByKIBwIAlQsAIYsHEADmCwAhlgcBAMoKACGXBwEAygoAIZgHEADpCwAhmQcCAKQKACGbBwEAygoAIZwHQADLCgAhnQcCAKQKACGeByAAzAoAIZ8HAQCjCgAhoAcBAKMKACESHQEAnAwAIcoGAgCdDAAh1wZAAJ4MACHmBgIAtAwAIfsGAQCcDAAh_AYBAJwMACGABwAA8g6bByKLBxAAwg4AIZYHAQDIDAAhlwcBAMgMACGYBxAA8Q4AIZkHAgCdDAAhmwcBAMgMACGcB0AAswwAIZ0HAgCdDAAhngcgAMsNACGfBwEAnAwAIaAHAQCcDAAhEx0BAJwMACEoAAD0DgAgygYCAJ0MACHXBkAAngwAIeYGAgC0DAAh-wYBAJwMACH8BgEAnAwAIYAHAADyDpsHIosHEADCDgAhlgcBAMgMACGXBwEAyAwAIZgHEADxDgAhmQcCAJ0MACGbBwEAyAwAIZwHQACzDAAhnQcCAJ0MACGeByAAyw0AIZ8HAQCcDAAhoAcBAJwMACETHQEAAAABKAAA_w4AIMoGAgAAAAHXBkAAAAAB5gYCAAAAAfsGAQAAAAH8BgEAAAABgAcAAACbBwKLBxAAAAABlgcBAAAAAZcHAQAAAAGYBxAAAAABmQcCAAAAAZsHAQAAAAGcB0AAAAABnQcCAAAAAZ4HIAAAAAGfBwEAAAABoAcBAAAAAQNQAADOFQAgkggAAM8VACCYCAAAAQAgBFAAAIgPADCSCAAAiQ8AMJQIAACLDwAgmAgAAIwPADAAAAAAAAVQAADJFQAgUQAAzBUAIJIIAADKFQAgkwgAAMsVACCYCAAARQAgBxkAANoNACAdAACiFAAgIgAAoRQAICMAAIkUACAkAACjFAAgpwcAAKsMACCpBwAAqwwAIAAAAAAABVAAAMEVACBRAADHFQAgkggAAMIVACCTCAAAxhUAIJgIAABUACAFUAAAvxUAIFEAAMQVACCSCAAAwBUAIJMIAADDFQAgmAgAAAEAIANQAADBFQAgkggAAMIVACCYCAAAVAAgA1AAAL8VACCSCAAAwBUAIJgIAAABACAAAAAAAAVQAACpFQAgUQAAvRUAIJIIAACqFQAgkwgAALwVACCYCAAARQAgBVAAAK8VACBRAAC6FQAgkggAALAVACCTCAAAuRUAIJgIAAABACAHUAAAuw8AIFEAAL4PACCSCAAAvA8AIJMIAAC9DwAglggAAEMAIJcIAABDACCYCAAARQAgC1AAAK8PADBRAAC0DwAwkggAALAPADCTCAAAsQ8AMJQIAACyDwAglQgAALMPADCWCAAAsw8AMJcIAACzDwAwmAgAALMPADCZCAAAtQ8AMJoIAAC2DwAwBAMAAKUPACDXBkAAAAAB5QYCAAAAAfoGAgAAAAECAAAAUAAgUAAAug8AIAMAAABQACBQAAC6DwAgUQAAuQ8AIAFJAAC4FQAwCgMAANUKACAgAAD2CwAguAYAAPULADC5BgAATgAQugYAAPULADDXBkAApQoAIeUGAgCkCgAh-gYCAKQKACGkBwIApAoAIYsIAAD0CwAgAgAAAFAAIEkAALkPACACAAAAtw8AIEkAALgPACAHuAYAALYPADC5BgAAtw8AELoGAAC2DwAw1wZAAKUKACHlBgIApAoAIfoGAgCkCgAhpAcCAKQKACEHuAYAALYPADC5BgAAtw8AELoGAAC2DwAw1wZAAKUKACHlBgIApAoAIfoGAgCkCgAhpAcCAKQKACED1wZAAJ4MACHlBgIAnQwAIfoGAgCdDAAhBAMAAKMPACDXBkAAngwAIeUGAgCdDAAh-gYCAJ0MACEEAwAApQ8AINcGQAAAAAHlBgIAAAAB-gYCAAAAAQsZAADXDwAgHQAA1g8AICMAANgPACAkAADZDwAg1wZAAAAAAfgGAgAAAAH7BgEAAAABgAcAAACpBwKlBwEAAAABpwcCAAAAAaoHAgAAAAECAAAARQAgUAAAuw8AIAMAAABDACBQAAC7DwAgUQAAvw8AIA0AAABDACAZAADCDwAgHQAAwQ8AICMAAMMPACAkAADEDwAgSQAAvw8AINcGQACeDAAh-AYCAJ0MACH7BgEAnAwAIYAHAADAD6kHIqUHAQCcDAAhpwcCALQMACGqBwIAnQwAIQsZAADCDwAgHQAAwQ8AICMAAMMPACAkAADEDwAg1wZAAJ4MACH4BgIAnQwAIfsGAQCcDAAhgAcAAMAPqQcipQcBAJwMACGnBwIAtAwAIaoHAgCdDAAhAZUIAAAAqQcCB1AAAK0VACBRAAC2FQAgkggAAK4VACCTCAAAtRUAIJYIAABHACCXCAAARwAgmAgAAKYFACAFUAAAqxUAIFEAALMVACCSCAAArBUAIJMIAACyFQAgmAgAAAEAIAtQAADHDwAwUQAAzA8AMJIIAADIDwAwkwgAAMkPADCUCAAAyg8AIJUIAADLDwAwlggAAMsPADCXCAAAyw8AMJgIAADLDwAwmQgAAM0PADCaCAAAzg8AMARRAADFDwAglggAAFYAIJcIAABWACCYCAAAhAYAIAIAAABWACBJAADGDwAgAAgZAADTDwAgHwAA1A8AICEAANUPACDKBgIAAAAB1wZAAAAAAfgGAgAAAAGlBwEAAAABpgcCAAAAAQIAAABUACBQAADSDwAgAwAAAFQAIFAAANIPACBRAADRDwAgAUkAALEVADAOGQAA1QoAIB4AAP4KACAfAADzCwAgIQAAwQsAILgGAADyCwAwuQYAAEsAELoGAADyCwAwygYCAAAAAdcGQAClCgAh-AYCAKQKACGjBwIApAoAIaUHAQCjCgAhpgcCAKQKACGKCAAA8QsAIAIAAABUACBJAADRDwAgAgAAAM8PACBJAADQDwAgCbgGAADODwAwuQYAAM8PABC6BgAAzg8AMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIaMHAgCkCgAhpQcBAKMKACGmBwIApAoAIQm4BgAAzg8AMLkGAADPDwAQugYAAM4PADDKBgIApAoAIdcGQAClCgAh-AYCAKQKACGjBwIApAoAIaUHAQCjCgAhpgcCAKQKACEFygYCAJ0MACHXBkAAngwAIfgGAgCdDAAhpQcBAJwMACGmBwIAnQwAIQgZAACsDwAgHwAArQ8AICEAAK4PACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACGlBwEAnAwAIaYHAgCdDAAhCBkAANMPACAfAADUDwAgIQAA1Q8AIMoGAgAAAAHXBkAAAAAB-AYCAAAAAaUHAQAAAAGmBwIAAAABA1AAAK8VACCSCAAAsBUAIJgIAAABACADUAAAuw8AIJIIAAC8DwAgmAgAAEUAIARQAACvDwAwkggAALAPADCUCAAAsg8AIJgIAACzDwAwA1AAAK0VACCSCAAArhUAIJgIAACmBQAgA1AAAKsVACCSCAAArBUAIJgIAAABACAEUAAAxw8AMJIIAADIDwAwlAgAAMoPACCYCAAAyw8AMAGYCAAAhAYAIANQAACpFQAgkggAAKoVACCYCAAARQAgAAAAAAAHUAAApBUAIFEAAKcVACCSCAAApRUAIJMIAACmFQAglggAAEsAIJcIAABLACCYCAAAVAAgA1AAAKQVACCSCAAApRUAIJgIAABUACAAAAAAAAtQAADoDwAwUQAA7Q8AMJIIAADpDwAwkwgAAOoPADCUCAAA6w8AIJUIAADsDwAwlggAAOwPADCXCAAA7A8AMJgIAADsDwAwmQgAAO4PADCaCAAA7w8AMAwZAADXDwAgIgAA4Q8AICMAANgPACAkAADZDwAgygYCAAAAAdcGQAAAAAH4BgIAAAAB-wYBAAAAAYAHAAAAqQcCpQcBAAAAAakHAgAAAAGqBwIAAAABAgAAAEUAIFAAAPMPACADAAAARQAgUAAA8w8AIFEAAPIPACABSQAAoxUAMBIZAADVCgAgHQAA-gsAICIAAPsLACAjAADACwAgJAAA_AsAILgGAAD4CwAwuQYAAEMAELoGAAD4CwAwygYCAAAAAdcGQAClCgAh-AYCAKQKACH7BgEAowoAIYAHAAD5C6kHIqUHAQCjCgAhpwcCAJULACGpBwIAlQsAIaoHAgCkCgAhjAgAAPcLACACAAAARQAgSQAA8g8AIAIAAADwDwAgSQAA8Q8AIAy4BgAA7w8AMLkGAADwDwAQugYAAO8PADDKBgIApAoAIdcGQAClCgAh-AYCAKQKACH7BgEAowoAIYAHAAD5C6kHIqUHAQCjCgAhpwcCAJULACGpBwIAlQsAIaoHAgCkCgAhDLgGAADvDwAwuQYAAPAPABC6BgAA7w8AMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIfsGAQCjCgAhgAcAAPkLqQcipQcBAKMKACGnBwIAlQsAIakHAgCVCwAhqgcCAKQKACEIygYCAJ0MACHXBkAAngwAIfgGAgCdDAAh-wYBAJwMACGABwAAwA-pByKlBwEAnAwAIakHAgC0DAAhqgcCAJ0MACEMGQAAwg8AICIAAOAPACAjAADDDwAgJAAAxA8AIMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIfsGAQCcDAAhgAcAAMAPqQcipQcBAJwMACGpBwIAtAwAIaoHAgCdDAAhDBkAANcPACAiAADhDwAgIwAA2A8AICQAANkPACDKBgIAAAAB1wZAAAAAAfgGAgAAAAH7BgEAAAABgAcAAACpBwKlBwEAAAABqQcCAAAAAaoHAgAAAAEEUAAA6A8AMJIIAADpDwAwlAgAAOsPACCYCAAA7A8AMAAAAAAAAAAAAAVQAACeFQAgUQAAoRUAIJIIAACfFQAgkwgAAKAVACCYCAAAAQAgA1AAAJ4VACCSCAAAnxUAIJgIAAABACAAAAAAAAKVCAEAAAAEmwgBAAAABQVQAACZFQAgUQAAnBUAIJIIAACaFQAgkwgAAJsVACCYCAAAAQAgAZUIAQAAAAQDUAAAmRUAIJIIAACaFQAgmAgAAAEAIAAAAAAABVAAAJQVACBRAACXFQAgkggAAJUVACCTCAAAlhUAIJgIAAABACADUAAAlBUAIJIIAACVFQAgmAgAAAEAIAAAAAAABVAAAI8VACBRAACSFQAgkggAAJAVACCTCAAAkRUAIJgIAAABACADUAAAjxUAIJIIAACQFQAgmAgAAAEAIAAAAAAAAAAAAAAFUAAAhxUAIFEAAI0VACCSCAAAiBUAIJMIAACMFQAgmAgAADkAIAVQAACFFQAgUQAAihUAIJIIAACGFQAgkwgAAIkVACCYCAAAAQAgA1AAAIcVACCSCAAAiBUAIJgIAAA5ACADUAAAhRUAIJIIAACGFQAgmAgAAAEAIAAAAAAABVAAAPwUACBRAACDFQAgkggAAP0UACCTCAAAghUAIJgIAADVAwAgBVAAAPoUACBRAACAFQAgkggAAPsUACCTCAAA_xQAIJgIAAABACALUAAArRAAMFEAALIQADCSCAAArhAAMJMIAACvEAAwlAgAALAQACCVCAAAsRAAMJYIAACxEAAwlwgAALEQADCYCAAAsRAAMJkIAACzEAAwmggAALQQADAFGQAApBAAIMoGAgAAAAHXBkAAAAAB-AYCAAAAAfkGAQAAAAECAAAAPwAgUAAAuBAAIAMAAAA_ACBQAAC4EAAgUQAAtxAAIAFJAAD-FAAwChkAANUKACAaAAD-CwAguAYAAP0LADC5BgAAPQAQugYAAP0LADDKBgIAAAAB1wZAAKUKACH4BgIApAoAIfkGAQCjCgAhwgcCAKQKACECAAAAPwAgSQAAtxAAIAIAAAC1EAAgSQAAthAAIAi4BgAAtBAAMLkGAAC1EAAQugYAALQQADDKBgIApAoAIdcGQAClCgAh-AYCAKQKACH5BgEAowoAIcIHAgCkCgAhCLgGAAC0EAAwuQYAALUQABC6BgAAtBAAMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIfkGAQCjCgAhwgcCAKQKACEEygYCAJ0MACHXBkAAngwAIfgGAgCdDAAh-QYBAJwMACEFGQAAohAAIMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIfkGAQCcDAAhBRkAAKQQACDKBgIAAAAB1wZAAAAAAfgGAgAAAAH5BgEAAAABA1AAAPwUACCSCAAA_RQAIJgIAADVAwAgA1AAAPoUACCSCAAA-xQAIJgIAAABACAEUAAArRAAMJIIAACuEAAwlAgAALAQACCYCAAAsRAAMAAAAAAAC1AAAMIQADBRAADHEAAwkggAAMMQADCTCAAAxBAAMJQIAADFEAAglQgAAMYQADCWCAAAxhAAMJcIAADGEAAwmAgAAMYQADCZCAAAyBAAMJoIAADJEAAwDBkAALoQACAbAAC7EAAgygYCAAAAAdcGQAAAAAH4BgIAAAAB-QYBAAAAAfsGAQAAAAHEByAAAAABxQcgAAAAAcYHAgAAAAHHB0AAAAAByAcCAAAAAQIAAAA5ACBQAADNEAAgAwAAADkAIFAAAM0QACBRAADMEAAgAUkAAPkUADARGAAAgAwAIBkAANUKACAbAAC_CwAguAYAAP8LADC5BgAANwAQugYAAP8LADDKBgIAAAAB1wZAAKUKACH4BgIApAoAIfkGAQCjCgAh-wYBAKMKACHDBwIApAoAIcQHIADMCgAhxQcgAMwKACHGBwIApAoAIccHQAClCgAhyAcCAKQKACECAAAAOQAgSQAAzBAAIAIAAADKEAAgSQAAyxAAIA64BgAAyRAAMLkGAADKEAAQugYAAMkQADDKBgIApAoAIdcGQAClCgAh-AYCAKQKACH5BgEAowoAIfsGAQCjCgAhwwcCAKQKACHEByAAzAoAIcUHIADMCgAhxgcCAKQKACHHB0AApQoAIcgHAgCkCgAhDrgGAADJEAAwuQYAAMoQABC6BgAAyRAAMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIfkGAQCjCgAh-wYBAKMKACHDBwIApAoAIcQHIADMCgAhxQcgAMwKACHGBwIApAoAIccHQAClCgAhyAcCAKQKACEKygYCAJ0MACHXBkAAngwAIfgGAgCdDAAh-QYBAJwMACH7BgEAnAwAIcQHIADLDQAhxQcgAMsNACHGBwIAnQwAIccHQACeDAAhyAcCAJ0MACEMGQAAqxAAIBsAAKwQACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH5BgEAnAwAIfsGAQCcDAAhxAcgAMsNACHFByAAyw0AIcYHAgCdDAAhxwdAAJ4MACHIBwIAnQwAIQwZAAC6EAAgGwAAuxAAIMoGAgAAAAHXBkAAAAAB-AYCAAAAAfkGAQAAAAH7BgEAAAABxAcgAAAAAcUHIAAAAAHGBwIAAAABxwdAAAAAAcgHAgAAAAEEUAAAwhAAMJIIAADDEAAwlAgAAMUQACCYCAAAxhAAMAAAAAAAAAVQAAD0FAAgUQAA9xQAIJIIAAD1FAAgkwgAAPYUACCYCAAAAQAgA1AAAPQUACCSCAAA9RQAIJgIAAABACAAAAAAAAAAAAAAB1AAAOwUACBRAADyFAAgkggAAO0UACCTCAAA8RQAIJYIAACaAQAglwgAAJoBACCYCAAAAQAgBVAAAOoUACBRAADvFAAgkggAAOsUACCTCAAA7hQAIJgIAAABACADUAAA7BQAIJIIAADtFAAgmAgAAAEAIANQAADqFAAgkggAAOsUACCYCAAAAQAgAAAAAAABlQgAAADgBwIFUAAA3xQAIFEAAOgUACCSCAAA4BQAIJMIAADnFAAgmAgAAAEAIAdQAADdFAAgUQAA5RQAIJIIAADeFAAgkwgAAOQUACCWCAAAmgEAIJcIAACaAQAgmAgAAAEAIAdQAADbFAAgUQAA4hQAIJIIAADcFAAgkwgAAOEUACCWCAAAmgEAIJcIAACaAQAgmAgAAAEAIANQAADfFAAgkggAAOAUACCYCAAAAQAgA1AAAN0UACCSCAAA3hQAIJgIAAABACADUAAA2xQAIJIIAADcFAAgmAgAAAEAIAAAAAAAAAAAAAAFUAAA1hQAIFEAANkUACCSCAAA1xQAIJMIAADYFAAgmAgAAAEAIANQAADWFAAgkggAANcUACCYCAAAAQAgAAAAAAAFUAAA0RQAIFEAANQUACCSCAAA0hQAIJMIAADTFAAgmAgAAAEAIANQAADRFAAgkggAANIUACCYCAAAAQAgAAAAAAAFUAAAzBQAIFEAAM8UACCSCAAAzRQAIJMIAADOFAAgmAgAAAEAIANQAADMFAAgkggAAM0UACCYCAAAAQAgAAAAAAAHUAAAxxQAIFEAAMoUACCSCAAAyBQAIJMIAADJFAAglggAAJoBACCXCAAAmgEAIJgIAAABACADUAAAxxQAIJIIAADIFAAgmAgAAAEAIAAAAAAAAAAAAAABlQgAAAD5BwILUAAA2xMAMFEAAN8TADCSCAAA3BMAMJMIAADdEwAwlAgAAN4TACCVCAAA0AwAMJYIAADQDAAwlwgAANAMADCYCAAA0AwAMJkIAADgEwAwmggAANMMADALUAAAzxMAMFEAANQTADCSCAAA0BMAMJMIAADREwAwlAgAANITACCVCAAA0xMAMJYIAADTEwAwlwgAANMTADCYCAAA0xMAMJkIAADVEwAwmggAANYTADALUAAAxhMAMFEAAMoTADCSCAAAxxMAMJMIAADIEwAwlAgAAMkTACCVCAAAuA0AMJYIAAC4DQAwlwgAALgNADCYCAAAuA0AMJkIAADLEwAwmggAALsNADAHUAAAwRMAIFEAAMQTACCSCAAAwhMAIJMIAADDEwAglggAACkAIJcIAAApACCYCAAAswQAIAtQAAC1EwAwUQAAuhMAMJIIAAC2EwAwkwgAALcTADCUCAAAuBMAIJUIAAC5EwAwlggAALkTADCXCAAAuRMAMJgIAAC5EwAwmQgAALsTADCaCAAAvBMAMAtQAACpEwAwUQAArhMAMJIIAACqEwAwkwgAAKsTADCUCAAArBMAIJUIAACtEwAwlggAAK0TADCXCAAArRMAMJgIAACtEwAwmQgAAK8TADCaCAAAsBMAMAtQAACdEwAwUQAAohMAMJIIAACeEwAwkwgAAJ8TADCUCAAAoBMAIJUIAAChEwAwlggAAKETADCXCAAAoRMAMJgIAAChEwAwmQgAAKMTADCaCAAApBMAMAtQAACUEwAwUQAAmBMAMJIIAACVEwAwkwgAAJYTADCUCAAAlxMAIJUIAADGEAAwlggAAMYQADCXCAAAxhAAMJgIAADGEAAwmQgAAJkTADCaCAAAyRAAMAtQAACLEwAwUQAAjxMAMJIIAACMEwAwkwgAAI0TADCUCAAAjhMAIJUIAACxEAAwlggAALEQADCXCAAAsRAAMJgIAACxEAAwmQgAAJATADCaCAAAtBAAMAtQAACCEwAwUQAAhhMAMJIIAACDEwAwkwgAAIQTADCUCAAAhRMAIJUIAADsDwAwlggAAOwPADCXCAAA7A8AMJgIAADsDwAwmQgAAIcTADCaCAAA7w8AMAtQAAD5EgAwUQAA_RIAMJIIAAD6EgAwkwgAAPsSADCUCAAA_BIAIJUIAADLDwAwlggAAMsPADCXCAAAyw8AMJgIAADLDwAwmQgAAP4SADCaCAAAzg8AMAtQAADwEgAwUQAA9BIAMJIIAADxEgAwkwgAAPISADCUCAAA8xIAIJUIAACzDwAwlggAALMPADCXCAAAsw8AMJgIAACzDwAwmQgAAPUSADCaCAAAtg8AMAtQAADkEgAwUQAA6RIAMJIIAADlEgAwkwgAAOYSADCUCAAA5xIAIJUIAADoEgAwlggAAOgSADCXCAAA6BIAMJgIAADoEgAwmQgAAOoSADCaCAAA6xIAMAtQAADYEgAwUQAA3RIAMJIIAADZEgAwkwgAANoSADCUCAAA2xIAIJUIAADcEgAwlggAANwSADCXCAAA3BIAMJgIAADcEgAwmQgAAN4SADCaCAAA3xIAMAtQAADMEgAwUQAA0RIAMJIIAADNEgAwkwgAAM4SADCUCAAAzxIAIJUIAADQEgAwlggAANASADCXCAAA0BIAMJgIAADQEgAwmQgAANISADCaCAAA0xIAMAtQAADAEgAwUQAAxRIAMJIIAADBEgAwkwgAAMISADCUCAAAwxIAIJUIAADEEgAwlggAAMQSADCXCAAAxBIAMJgIAADEEgAwmQgAAMYSADCaCAAAxxIAMAtQAAC3EgAwUQAAuxIAMJIIAAC4EgAwkwgAALkSADCUCAAAuhIAIJUIAACpDgAwlggAAKkOADCXCAAAqQ4AMJgIAACpDgAwmQgAALwSADCaCAAArA4AMAtQAACuEgAwUQAAshIAMJIIAACvEgAwkwgAALASADCUCAAAsRIAIJUIAACdDgAwlggAAJ0OADCXCAAAnQ4AMJgIAACdDgAwmQgAALMSADCaCAAAoA4AMAtQAACiEgAwUQAApxIAMJIIAACjEgAwkwgAAKQSADCUCAAApRIAIJUIAACmEgAwlggAAKYSADCXCAAAphIAMJgIAACmEgAwmQgAAKgSADCaCAAAqRIAMAdQAACdEgAgUQAAoBIAIJIIAACeEgAgkwgAAJ8SACCWCAAAlAEAIJcIAACUAQAgmAgAAPYHACALUAAAlBIAMFEAAJgSADCSCAAAlRIAMJMIAACWEgAwlAgAAJcSACCVCAAAgxIAMJYIAACDEgAwlwgAAIMSADCYCAAAgxIAMJkIAACZEgAwmggAAIYSADALUAAAixIAMFEAAI8SADCSCAAAjBIAMJMIAACNEgAwlAgAAI4SACCVCAAAgxIAMJYIAACDEgAwlwgAAIMSADCYCAAAgxIAMJkIAACQEgAwmggAAIYSADALUAAA_xEAMFEAAIQSADCSCAAAgBIAMJMIAACBEgAwlAgAAIISACCVCAAAgxIAMJYIAACDEgAwlwgAAIMSADCYCAAAgxIAMJkIAACFEgAwmggAAIYSADALUAAA9hEAMFEAAPoRADCSCAAA9xEAMJMIAAD4EQAwlAgAAPkRACCVCAAA7hEAMJYIAADuEQAwlwgAAO4RADCYCAAA7hEAMJkIAAD7EQAwmggAAPERADALUAAA6hEAMFEAAO8RADCSCAAA6xEAMJMIAADsEQAwlAgAAO0RACCVCAAA7hEAMJYIAADuEQAwlwgAAO4RADCYCAAA7hEAMJkIAADwEQAwmggAAPERADALUAAA3hEAMFEAAOMRADCSCAAA3xEAMJMIAADgEQAwlAgAAOERACCVCAAA4hEAMJYIAADiEQAwlwgAAOIRADCYCAAA4hEAMJkIAADkEQAwmggAAOURADALUAAA0hEAMFEAANcRADCSCAAA0xEAMJMIAADUEQAwlAgAANURACCVCAAA1hEAMJYIAADWEQAwlwgAANYRADCYCAAA1hEAMJkIAADYEQAwmggAANkRADALUAAAxhEAMFEAAMsRADCSCAAAxxEAMJMIAADIEQAwlAgAAMkRACCVCAAAyhEAMJYIAADKEQAwlwgAAMoRADCYCAAAyhEAMJkIAADMEQAwmggAAM0RADALUAAAuhEAMFEAAL8RADCSCAAAuxEAMJMIAAC8EQAwlAgAAL0RACCVCAAAvhEAMJYIAAC-EQAwlwgAAL4RADCYCAAAvhEAMJkIAADAEQAwmggAAMERADAOygYCAAAAAcwGQAAAAAHUBkAAAAAB2AZAAAAAAfEGBAAAAAH1BgEAAAABygcBAAAAAcsHAgAAAAHMBwIAAAABzQcCAAAAAc4HBAAAAAHPBwIAAAAB0AcBAAAAAdEHQAAAAAECAAAAtAEAIFAAAMURACADAAAAtAEAIFAAAMURACBRAADEEQAgAUkAAMYUADATAwAA1QoAILgGAACvCwAwuQYAALIBABC6BgAArwsAMMoGAgAAAAHMBkAAywoAIdQGQAClCgAh2AZAAMsKACHlBgIApAoAIfEGBADUCgAh9QYBAAAAAcoHAQCjCgAhywcCAKQKACHMBwIApAoAIc0HAgCkCgAhzgcEANQKACHPBwIApAoAIdAHAQDKCgAh0QdAAMsKACECAAAAtAEAIEkAAMQRACACAAAAwhEAIEkAAMMRACASuAYAAMERADC5BgAAwhEAELoGAADBEQAwygYCAKQKACHMBkAAywoAIdQGQAClCgAh2AZAAMsKACHlBgIApAoAIfEGBADUCgAh9QYBAMoKACHKBwEAowoAIcsHAgCkCgAhzAcCAKQKACHNBwIApAoAIc4HBADUCgAhzwcCAKQKACHQBwEAygoAIdEHQADLCgAhErgGAADBEQAwuQYAAMIRABC6BgAAwREAMMoGAgCkCgAhzAZAAMsKACHUBkAApQoAIdgGQADLCgAh5QYCAKQKACHxBgQA1AoAIfUGAQDKCgAhygcBAKMKACHLBwIApAoAIcwHAgCkCgAhzQcCAKQKACHOBwQA1AoAIc8HAgCkCgAh0AcBAMoKACHRB0AAywoAIQ7KBgIAnQwAIcwGQACzDAAh1AZAAJ4MACHYBkAAswwAIfEGBADXDQAh9QYBAMgMACHKBwEAnAwAIcsHAgCdDAAhzAcCAJ0MACHNBwIAnQwAIc4HBADXDQAhzwcCAJ0MACHQBwEAyAwAIdEHQACzDAAhDsoGAgCdDAAhzAZAALMMACHUBkAAngwAIdgGQACzDAAh8QYEANcNACH1BgEAyAwAIcoHAQCcDAAhywcCAJ0MACHMBwIAnQwAIc0HAgCdDAAhzgcEANcNACHPBwIAnQwAIdAHAQDIDAAh0QdAALMMACEOygYCAAAAAcwGQAAAAAHUBkAAAAAB2AZAAAAAAfEGBAAAAAH1BgEAAAABygcBAAAAAcsHAgAAAAHMBwIAAAABzQcCAAAAAc4HBAAAAAHPBwIAAAAB0AcBAAAAAdEHQAAAAAEGygYCAAAAAdcGQAAAAAHYBkAAAAAB3QYAAQAAAewHAgAAAAHtBwIAAAABAgAAALABACBQAADREQAgAwAAALABACBQAADREQAgUQAA0BEAIAFJAADFFAAwC0EAANUKACC4BgAAsAsAMLkGAACuAQAQugYAALALADDKBgIAAAAB1wZAAKUKACHYBkAApQoAId0GAAEAAAHrBwIApAoAIewHAgCkCgAh7QcCAKQKACECAAAAsAEAIEkAANARACACAAAAzhEAIEkAAM8RACAKuAYAAM0RADC5BgAAzhEAELoGAADNEQAwygYCAKQKACHXBkAApQoAIdgGQAClCgAh3QYAAYoLACHrBwIApAoAIewHAgCkCgAh7QcCAKQKACEKuAYAAM0RADC5BgAAzhEAELoGAADNEQAwygYCAKQKACHXBkAApQoAIdgGQAClCgAh3QYAAYoLACHrBwIApAoAIewHAgCkCgAh7QcCAKQKACEGygYCAJ0MACHXBkAAngwAIdgGQACeDAAh3QYAAbEMACHsBwIAnQwAIe0HAgCdDAAhBsoGAgCdDAAh1wZAAJ4MACHYBkAAngwAId0GAAGxDAAh7AcCAJ0MACHtBwIAnQwAIQbKBgIAAAAB1wZAAAAAAdgGQAAAAAHdBgABAAAB7AcCAAAAAe0HAgAAAAEG1wZAAAAAAdgGQAAAAAHdBgABAAAB3wZAAAAAAekHAQAAAAHqBwEAAAABAgAAAKwBACBQAADdEQAgAwAAAKwBACBQAADdEQAgUQAA3BEAIAFJAADEFAAwCwMAANUKACC4BgAAsQsAMLkGAACqAQAQugYAALELADDXBkAApQoAIdgGQAClCgAh3QYAAQAAAd8GQADLCgAh5QYCAKQKACHpBwEAowoAIeoHAQCjCgAhAgAAAKwBACBJAADcEQAgAgAAANoRACBJAADbEQAgCrgGAADZEQAwuQYAANoRABC6BgAA2REAMNcGQAClCgAh2AZAAKUKACHdBgABigsAId8GQADLCgAh5QYCAKQKACHpBwEAowoAIeoHAQCjCgAhCrgGAADZEQAwuQYAANoRABC6BgAA2REAMNcGQAClCgAh2AZAAKUKACHdBgABigsAId8GQADLCgAh5QYCAKQKACHpBwEAowoAIeoHAQCjCgAhBtcGQACeDAAh2AZAAJ4MACHdBgABsQwAId8GQACzDAAh6QcBAJwMACHqBwEAnAwAIQbXBkAAngwAIdgGQACeDAAh3QYAAbEMACHfBkAAswwAIekHAQCcDAAh6gcBAJwMACEG1wZAAAAAAdgGQAAAAAHdBgABAAAB3wZAAAAAAekHAQAAAAHqBwEAAAABCUmAAAAAAcoGAgAAAAHXBkAAAAABywcCAAAAAdAHAQAAAAHuBwEAAAAB7wcBAAAAAfAHQAAAAAHxB0AAAAABAgAAAKcBACBQAADpEQAgAwAAAKcBACBQAADpEQAgUQAA6BEAIAFJAADDFAAwDgMAALMLACBJAACUCwAguAYAALILADC5BgAApQEAELoGAACyCwAwygYCAAAAAdcGQAClCgAh5QYCAJULACHLBwIApAoAIdAHAQDKCgAh7gcBAKMKACHvBwEAowoAIfAHQAClCgAh8QdAAMsKACECAAAApwEAIEkAAOgRACACAAAA5hEAIEkAAOcRACANSQAAlAsAILgGAADlEQAwuQYAAOYRABC6BgAA5REAMMoGAgCkCgAh1wZAAKUKACHlBgIAlQsAIcsHAgCkCgAh0AcBAMoKACHuBwEAowoAIe8HAQCjCgAh8AdAAKUKACHxB0AAywoAIQ1JAACUCwAguAYAAOURADC5BgAA5hEAELoGAADlEQAwygYCAKQKACHXBkAApQoAIeUGAgCVCwAhywcCAKQKACHQBwEAygoAIe4HAQCjCgAh7wcBAKMKACHwB0AApQoAIfEHQADLCgAhCUmAAAAAAcoGAgCdDAAh1wZAAJ4MACHLBwIAnQwAIdAHAQDIDAAh7gcBAJwMACHvBwEAnAwAIfAHQACeDAAh8QdAALMMACEJSYAAAAABygYCAJ0MACHXBkAAngwAIcsHAgCdDAAh0AcBAMgMACHuBwEAnAwAIe8HAQCcDAAh8AdAAJ4MACHxB0AAswwAIQlJgAAAAAHKBgIAAAAB1wZAAAAAAcsHAgAAAAHQBwEAAAAB7gcBAAAAAe8HAQAAAAHwB0AAAAAB8QdAAAAAAQkEAADjEAAgyQZAAAAAAcoGAgAAAAHmBgIAAAAB-wYBAAAAAaUHAQAAAAHSBwEAAAAB0wcCAAAAAdsHAgAAAAECAAAAoQEAIFAAAPURACADAAAAoQEAIFAAAPURACBRAAD0EQAgAUkAAMIUADAPBAAAswsAIDwAANUKACC4BgAAtQsAMLkGAACfAQAQugYAALULADDJBkAApQoAIcoGAgAAAAHmBgIAlQsAIfsGAQDKCgAhpQcBAKMKACHSBwEAowoAIdMHAgCkCgAh2wcCAKQKACHcBwIApAoAIYUIAAC0CwAgAgAAAKEBACBJAAD0EQAgAgAAAPIRACBJAADzEQAgDLgGAADxEQAwuQYAAPIRABC6BgAA8REAMMkGQAClCgAhygYCAKQKACHmBgIAlQsAIfsGAQDKCgAhpQcBAKMKACHSBwEAowoAIdMHAgCkCgAh2wcCAKQKACHcBwIApAoAIQy4BgAA8REAMLkGAADyEQAQugYAAPERADDJBkAApQoAIcoGAgCkCgAh5gYCAJULACH7BgEAygoAIaUHAQCjCgAh0gcBAKMKACHTBwIApAoAIdsHAgCkCgAh3AcCAKQKACEIyQZAAJ4MACHKBgIAnQwAIeYGAgC0DAAh-wYBAMgMACGlBwEAnAwAIdIHAQCcDAAh0wcCAJ0MACHbBwIAnQwAIQkEAADhEAAgyQZAAJ4MACHKBgIAnQwAIeYGAgC0DAAh-wYBAMgMACGlBwEAnAwAIdIHAQCcDAAh0wcCAJ0MACHbBwIAnQwAIQkEAADjEAAgyQZAAAAAAcoGAgAAAAHmBgIAAAAB-wYBAAAAAaUHAQAAAAHSBwEAAAAB0wcCAAAAAdsHAgAAAAEJPAAA5BAAIMkGQAAAAAHKBgIAAAAB-wYBAAAAAaUHAQAAAAHSBwEAAAAB0wcCAAAAAdsHAgAAAAHcBwIAAAABAgAAAKEBACBQAAD-EQAgAwAAAKEBACBQAAD-EQAgUQAA_REAIAFJAADBFAAwAgAAAKEBACBJAAD9EQAgAgAAAPIRACBJAAD8EQAgCMkGQACeDAAhygYCAJ0MACH7BgEAyAwAIaUHAQCcDAAh0gcBAJwMACHTBwIAnQwAIdsHAgCdDAAh3AcCAJ0MACEJPAAA4hAAIMkGQACeDAAhygYCAJ0MACH7BgEAyAwAIaUHAQCcDAAh0gcBAJwMACHTBwIAnQwAIdsHAgCdDAAh3AcCAJ0MACEJPAAA5BAAIMkGQAAAAAHKBgIAAAAB-wYBAAAAAaUHAQAAAAHSBwEAAAAB0wcCAAAAAdsHAgAAAAHcBwIAAAABDhkAAO8QACA3AADuEAAgygYCAAAAAdcGQAAAAAH4BgIAAAABgAcAAADgBwLSBwEAAAAB0wcCAAAAAdkHAQAAAAHdBwIAAAAB3gcBAAAAAeEHAQAAAAHiB0AAAAAB4wdAAAAAAQIAAACYAQAgUAAAihIAIAMAAACYAQAgUAAAihIAIFEAAIkSACABSQAAwBQAMBMZAACzCwAgNwAA1QoAIDgAALMLACC4BgAA0AsAMLkGAACWAQAQugYAANALADDKBgIAAAAB1wZAAKUKACH4BgIAlQsAIYAHAADRC-AHItIHAQCjCgAh0wcCAKQKACHZBwEAowoAId0HAgCkCgAh3gcBAMoKACHgBwIAlQsAIeEHAQDKCgAh4gdAAMsKACHjB0AAywoAIQIAAACYAQAgSQAAiRIAIAIAAACHEgAgSQAAiBIAIBC4BgAAhhIAMLkGAACHEgAQugYAAIYSADDKBgIApAoAIdcGQAClCgAh-AYCAJULACGABwAA0QvgByLSBwEAowoAIdMHAgCkCgAh2QcBAKMKACHdBwIApAoAId4HAQDKCgAh4AcCAJULACHhBwEAygoAIeIHQADLCgAh4wdAAMsKACEQuAYAAIYSADC5BgAAhxIAELoGAACGEgAwygYCAKQKACHXBkAApQoAIfgGAgCVCwAhgAcAANEL4Aci0gcBAKMKACHTBwIApAoAIdkHAQCjCgAh3QcCAKQKACHeBwEAygoAIeAHAgCVCwAh4QcBAMoKACHiB0AAywoAIeMHQADLCgAhDMoGAgCdDAAh1wZAAJ4MACH4BgIAtAwAIYAHAADqEOAHItIHAQCcDAAh0wcCAJ0MACHZBwEAnAwAId0HAgCdDAAh3gcBAMgMACHhBwEAyAwAIeIHQACzDAAh4wdAALMMACEOGQAA7BAAIDcAAOsQACDKBgIAnQwAIdcGQACeDAAh-AYCALQMACGABwAA6hDgByLSBwEAnAwAIdMHAgCdDAAh2QcBAJwMACHdBwIAnQwAId4HAQDIDAAh4QcBAMgMACHiB0AAswwAIeMHQACzDAAhDhkAAO8QACA3AADuEAAgygYCAAAAAdcGQAAAAAH4BgIAAAABgAcAAADgBwLSBwEAAAAB0wcCAAAAAdkHAQAAAAHdBwIAAAAB3gcBAAAAAeEHAQAAAAHiB0AAAAAB4wdAAAAAAQ43AADuEAAgOAAA8BAAIMoGAgAAAAHXBkAAAAABgAcAAADgBwLSBwEAAAAB0wcCAAAAAdkHAQAAAAHdBwIAAAAB3gcBAAAAAeAHAgAAAAHhBwEAAAAB4gdAAAAAAeMHQAAAAAECAAAAmAEAIFAAAJMSACADAAAAmAEAIFAAAJMSACBRAACSEgAgAUkAAL8UADACAAAAmAEAIEkAAJISACACAAAAhxIAIEkAAJESACAMygYCAJ0MACHXBkAAngwAIYAHAADqEOAHItIHAQCcDAAh0wcCAJ0MACHZBwEAnAwAId0HAgCdDAAh3gcBAMgMACHgBwIAtAwAIeEHAQDIDAAh4gdAALMMACHjB0AAswwAIQ43AADrEAAgOAAA7RAAIMoGAgCdDAAh1wZAAJ4MACGABwAA6hDgByLSBwEAnAwAIdMHAgCdDAAh2QcBAJwMACHdBwIAnQwAId4HAQDIDAAh4AcCALQMACHhBwEAyAwAIeIHQACzDAAh4wdAALMMACEONwAA7hAAIDgAAPAQACDKBgIAAAAB1wZAAAAAAYAHAAAA4AcC0gcBAAAAAdMHAgAAAAHZBwEAAAAB3QcCAAAAAd4HAQAAAAHgBwIAAAAB4QcBAAAAAeIHQAAAAAHjB0AAAAABDhkAAO8QACA4AADwEAAgygYCAAAAAdcGQAAAAAH4BgIAAAABgAcAAADgBwLSBwEAAAAB0wcCAAAAAdkHAQAAAAHeBwEAAAAB4AcCAAAAAeEHAQAAAAHiB0AAAAAB4wdAAAAAAQIAAACYAQAgUAAAnBIAIAMAAACYAQAgUAAAnBIAIFEAAJsSACABSQAAvhQAMAIAAACYAQAgSQAAmxIAIAIAAACHEgAgSQAAmhIAIAzKBgIAnQwAIdcGQACeDAAh-AYCALQMACGABwAA6hDgByLSBwEAnAwAIdMHAgCdDAAh2QcBAJwMACHeBwEAyAwAIeAHAgC0DAAh4QcBAMgMACHiB0AAswwAIeMHQACzDAAhDhkAAOwQACA4AADtEAAgygYCAJ0MACHXBkAAngwAIfgGAgC0DAAhgAcAAOoQ4Aci0gcBAJwMACHTBwIAnQwAIdkHAQCcDAAh3gcBAMgMACHgBwIAtAwAIeEHAQDIDAAh4gdAALMMACHjB0AAswwAIQ4ZAADvEAAgOAAA8BAAIMoGAgAAAAHXBkAAAAAB-AYCAAAAAYAHAAAA4AcC0gcBAAAAAdMHAgAAAAHZBwEAAAAB3gcBAAAAAeAHAgAAAAHhBwEAAAAB4gdAAAAAAeMHQAAAAAECNQIAAAAB8QYEAAAAAQIAAAD2BwAgUAAAnRIAIAMAAACUAQAgUAAAnRIAIFEAAKESACAEAAAAlAEAIDUCAJ0MACFJAAChEgAg8QYEANcNACECNQIAnQwAIfEGBADXDQAhCjIAAOgNACDKBgIAAAAB1wZAAAAAAecGAQAAAAHyBgEAAAAB8wYEAAAAAfQGAQAAAAH1BgEAAAAB9gZAAAAAAfcGAQAAAAECAAAAkgEAIFAAAK0SACADAAAAkgEAIFAAAK0SACBRAACsEgAgAUkAAL0UADAPBAAA1QoAIDIAANMLACC4BgAA0gsAMLkGAACJAQAQugYAANILADDKBgIAAAAB1wZAAKUKACHmBgIApAoAIecGAQCjCgAh8gYBAKMKACHzBgQA1AoAIfQGAQCjCgAh9QYBAAAAAfYGQAClCgAh9wYBAKMKACECAAAAkgEAIEkAAKwSACACAAAAqhIAIEkAAKsSACANuAYAAKkSADC5BgAAqhIAELoGAACpEgAwygYCAKQKACHXBkAApQoAIeYGAgCkCgAh5wYBAKMKACHyBgEAowoAIfMGBADUCgAh9AYBAKMKACH1BgEAowoAIfYGQAClCgAh9wYBAKMKACENuAYAAKkSADC5BgAAqhIAELoGAACpEgAwygYCAKQKACHXBkAApQoAIeYGAgCkCgAh5wYBAKMKACHyBgEAowoAIfMGBADUCgAh9AYBAKMKACH1BgEAowoAIfYGQAClCgAh9wYBAKMKACEJygYCAJ0MACHXBkAAngwAIecGAQCcDAAh8gYBAJwMACHzBgQA1w0AIfQGAQCcDAAh9QYBAJwMACH2BkAAngwAIfcGAQCcDAAhCjIAAOENACDKBgIAnQwAIdcGQACeDAAh5wYBAJwMACHyBgEAnAwAIfMGBADXDQAh9AYBAJwMACH1BgEAnAwAIfYGQACeDAAh9wYBAJwMACEKMgAA6A0AIMoGAgAAAAHXBkAAAAAB5wYBAAAAAfIGAQAAAAHzBgQAAAAB9AYBAAAAAfUGAQAAAAH2BkAAAAAB9wYBAAAAAQQuAACADgAg1wZAAAAAAe4GAgAAAAH6BgIAAAABAgAAAIMBACBQAAC2EgAgAwAAAIMBACBQAAC2EgAgUQAAtRIAIAFJAAC8FAAwAgAAAIMBACBJAAC1EgAgAgAAAKEOACBJAAC0EgAgA9cGQACeDAAh7gYCAJ0MACH6BgIAnQwAIQQuAAD-DQAg1wZAAJ4MACHuBgIAnQwAIfoGAgCdDAAhBC4AAIAOACDXBkAAAAAB7gYCAAAAAfoGAgAAAAEFLgAA9w0AIMoGAgAAAAHXBkAAAAAB7gYCAAAAAfkGAQAAAAECAAAAfwAgUAAAvxIAIAMAAAB_ACBQAAC_EgAgUQAAvhIAIAFJAAC7FAAwAgAAAH8AIEkAAL4SACACAAAArQ4AIEkAAL0SACAEygYCAJ0MACHXBkAAngwAIe4GAgCdDAAh-QYBAJwMACEFLgAA9Q0AIMoGAgCdDAAh1wZAAJ4MACHuBgIAnQwAIfkGAQCcDAAhBS4AAPcNACDKBgIAAAAB1wZAAAAAAe4GAgAAAAH5BgEAAAABFC8AALIOACAwAACzDgAgMQAAtA4AIDIAALUOACDKBgIAAAAB1wZAAAAAAfIGAQAAAAHzBgQAAAAB9QYBAAAAAfsGAQAAAAH8BgEAAAAB_gYAAAD-BgKABwAAAIAHAoEHCAAAAAGCBwIAAAABgwcCAAAAAYQHAQAAAAGFBwIAAAABhgcCAAAAAYcHAgAAAAECAAAAewAgUAAAyxIAIAMAAAB7ACBQAADLEgAgUQAAyhIAIAFJAAC6FAAwGRkAANUKACAvAADGCwAgMAAAxwsAIDEAANsLACAyAADTCwAguAYAANcLADC5BgAAeQAQugYAANcLADDKBgIAAAAB1wZAAKUKACHyBgEAowoAIfMGBADUCgAh9QYBAAAAAfgGAgCkCgAh-wYBAKMKACH8BgEAowoAIf4GAADYC_4GIoAHAADZC4AHIoEHCADaCwAhggcCAJULACGDBwIAlQsAIYQHAQDKCgAhhQcCAKQKACGGBwIApAoAIYcHAgCkCgAhAgAAAHsAIEkAAMoSACACAAAAyBIAIEkAAMkSACAUuAYAAMcSADC5BgAAyBIAELoGAADHEgAwygYCAKQKACHXBkAApQoAIfIGAQCjCgAh8wYEANQKACH1BgEAowoAIfgGAgCkCgAh-wYBAKMKACH8BgEAowoAIf4GAADYC_4GIoAHAADZC4AHIoEHCADaCwAhggcCAJULACGDBwIAlQsAIYQHAQDKCgAhhQcCAKQKACGGBwIApAoAIYcHAgCkCgAhFLgGAADHEgAwuQYAAMgSABC6BgAAxxIAMMoGAgCkCgAh1wZAAKUKACHyBgEAowoAIfMGBADUCgAh9QYBAKMKACH4BgIApAoAIfsGAQCjCgAh_AYBAKMKACH-BgAA2Av-BiKABwAA2QuAByKBBwgA2gsAIYIHAgCVCwAhgwcCAJULACGEBwEAygoAIYUHAgCkCgAhhgcCAKQKACGHBwIApAoAIRDKBgIAnQwAIdcGQACeDAAh8gYBAJwMACHzBgQA1w0AIfUGAQCcDAAh-wYBAJwMACH8BgEAnAwAIf4GAACHDv4GIoAHAACIDoAHIoEHCACJDgAhggcCALQMACGDBwIAtAwAIYQHAQDIDAAhhQcCAJ0MACGGBwIAnQwAIYcHAgCdDAAhFC8AAIsOACAwAACMDgAgMQAAjQ4AIDIAAI4OACDKBgIAnQwAIdcGQACeDAAh8gYBAJwMACHzBgQA1w0AIfUGAQCcDAAh-wYBAJwMACH8BgEAnAwAIf4GAACHDv4GIoAHAACIDoAHIoEHCACJDgAhggcCALQMACGDBwIAtAwAIYQHAQDIDAAhhQcCAJ0MACGGBwIAnQwAIYcHAgCdDAAhFC8AALIOACAwAACzDgAgMQAAtA4AIDIAALUOACDKBgIAAAAB1wZAAAAAAfIGAQAAAAHzBgQAAAAB9QYBAAAAAfsGAQAAAAH8BgEAAAAB_gYAAAD-BgKABwAAAIAHAoEHCAAAAAGCBwIAAAABgwcCAAAAAYQHAQAAAAGFBwIAAAABhgcCAAAAAYcHAgAAAAEKKAAA6g4AICoAAOsOACDKBgIAAAAB1wZAAAAAAYAHAAAAkgcCjwcAAACPBwKSB0AAAAABkwcBAAAAAZQHAgAAAAGVBwEAAAABAgAAAHcAIFAAANcSACADAAAAdwAgUAAA1xIAIFEAANYSACABSQAAuRQAMA8nAADVCgAgKAAA3wsAICoAAOALACC4BgAA3AsAMLkGAAB1ABC6BgAA3AsAMMoGAgAAAAHXBkAApQoAIYAHAADeC5IHIo8HAADdC48HIpAHAgCkCgAhkgdAAMsKACGTBwEAygoAIZQHAgCVCwAhlQcBAMoKACECAAAAdwAgSQAA1hIAIAIAAADUEgAgSQAA1RIAIAy4BgAA0xIAMLkGAADUEgAQugYAANMSADDKBgIApAoAIdcGQAClCgAhgAcAAN4LkgcijwcAAN0LjwcikAcCAKQKACGSB0AAywoAIZMHAQDKCgAhlAcCAJULACGVBwEAygoAIQy4BgAA0xIAMLkGAADUEgAQugYAANMSADDKBgIApAoAIdcGQAClCgAhgAcAAN4LkgcijwcAAN0LjwcikAcCAKQKACGSB0AAywoAIZMHAQDKCgAhlAcCAJULACGVBwEAygoAIQjKBgIAnQwAIdcGQACeDAAhgAcAAM0OkgcijwcAAMwOjwcikgdAALMMACGTBwEAyAwAIZQHAgC0DAAhlQcBAMgMACEKKAAAzw4AICoAANAOACDKBgIAnQwAIdcGQACeDAAhgAcAAM0OkgcijwcAAMwOjwcikgdAALMMACGTBwEAyAwAIZQHAgC0DAAhlQcBAMgMACEKKAAA6g4AICoAAOsOACDKBgIAAAAB1wZAAAAAAYAHAAAAkgcCjwcAAACPBwKSB0AAAAABkwcBAAAAAZQHAgAAAAGVBwEAAAABCCwAAJUPACDKBgIAAAAB1wZAAAAAAecGAQAAAAH8BgEAAAABgAcAAACiBwKWBwEAAAABogcgAAAAAQIAAABhACBQAADjEgAgAwAAAGEAIFAAAOMSACBRAADiEgAgAUkAALgUADANBAAA1QoAICwAAO4LACC4BgAA7AsAMLkGAABfABC6BgAA7AsAMMoGAgAAAAHXBkAApQoAIeYGAgCkCgAh5wYBAKMKACH8BgEAowoAIYAHAADtC6IHIpYHAQAAAAGiByAAzAoAIQIAAABhACBJAADiEgAgAgAAAOASACBJAADhEgAgC7gGAADfEgAwuQYAAOASABC6BgAA3xIAMMoGAgCkCgAh1wZAAKUKACHmBgIApAoAIecGAQCjCgAh_AYBAKMKACGABwAA7QuiByKWBwEAowoAIaIHIADMCgAhC7gGAADfEgAwuQYAAOASABC6BgAA3xIAMMoGAgCkCgAh1wZAAKUKACHmBgIApAoAIecGAQCjCgAh_AYBAKMKACGABwAA7QuiByKWBwEAowoAIaIHIADMCgAhB8oGAgCdDAAh1wZAAJ4MACHnBgEAnAwAIfwGAQCcDAAhgAcAAIUPogcilgcBAJwMACGiByAAyw0AIQgsAACHDwAgygYCAJ0MACHXBkAAngwAIecGAQCcDAAh_AYBAJwMACGABwAAhQ-iByKWBwEAnAwAIaIHIADLDQAhCCwAAJUPACDKBgIAAAAB1wZAAAAAAecGAQAAAAH8BgEAAAABgAcAAACiBwKWBwEAAAABogcgAAAAAQa7BgEAAAAB1wZAAAAAAYAHAgAAAAGlBwEAAAAB5wcBAAAAAegHAAEAAAECAAAAXQAgUAAA7xIAIAMAAABdACBQAADvEgAgUQAA7hIAIAFJAAC3FAAwDAMAANUKACC4BgAA8AsAMLkGAABbABC6BgAA8AsAMLsGAQCjCgAh1wZAAKUKACHlBgIApAoAIYAHAgCkCgAhpQcBAKMKACHnBwEAowoAIegHAAGKCwAhiQgAAO8LACACAAAAXQAgSQAA7hIAIAIAAADsEgAgSQAA7RIAIAq4BgAA6xIAMLkGAADsEgAQugYAAOsSADC7BgEAowoAIdcGQAClCgAh5QYCAKQKACGABwIApAoAIaUHAQCjCgAh5wcBAKMKACHoBwABigsAIQq4BgAA6xIAMLkGAADsEgAQugYAAOsSADC7BgEAowoAIdcGQAClCgAh5QYCAKQKACGABwIApAoAIaUHAQCjCgAh5wcBAKMKACHoBwABigsAIQa7BgEAnAwAIdcGQACeDAAhgAcCAJ0MACGlBwEAnAwAIecHAQCcDAAh6AcAAbEMACEGuwYBAJwMACHXBkAAngwAIYAHAgCdDAAhpQcBAJwMACHnBwEAnAwAIegHAAGxDAAhBrsGAQAAAAHXBkAAAAABgAcCAAAAAaUHAQAAAAHnBwEAAAAB6AcAAQAAAQQgAACkDwAg1wZAAAAAAfoGAgAAAAGkBwIAAAABAgAAAFAAIFAAAPgSACADAAAAUAAgUAAA-BIAIFEAAPcSACABSQAAthQAMAIAAABQACBJAAD3EgAgAgAAALcPACBJAAD2EgAgA9cGQACeDAAh-gYCAJ0MACGkBwIAnQwAIQQgAACiDwAg1wZAAJ4MACH6BgIAnQwAIaQHAgCdDAAhBCAAAKQPACDXBkAAAAAB-gYCAAAAAaQHAgAAAAEIHgAA2g8AIB8AANQPACAhAADVDwAgygYCAAAAAdcGQAAAAAGjBwIAAAABpQcBAAAAAaYHAgAAAAECAAAAVAAgUAAAgRMAIAMAAABUACBQAACBEwAgUQAAgBMAIAFJAAC1FAAwAgAAAFQAIEkAAIATACACAAAAzw8AIEkAAP8SACAFygYCAJ0MACHXBkAAngwAIaMHAgCdDAAhpQcBAJwMACGmBwIAnQwAIQgeAACrDwAgHwAArQ8AICEAAK4PACDKBgIAnQwAIdcGQACeDAAhowcCAJ0MACGlBwEAnAwAIaYHAgCdDAAhCB4AANoPACAfAADUDwAgIQAA1Q8AIMoGAgAAAAHXBkAAAAABowcCAAAAAaUHAQAAAAGmBwIAAAABDB0AANYPACAiAADhDwAgIwAA2A8AICQAANkPACDKBgIAAAAB1wZAAAAAAfsGAQAAAAGABwAAAKkHAqUHAQAAAAGnBwIAAAABqQcCAAAAAaoHAgAAAAECAAAARQAgUAAAihMAIAMAAABFACBQAACKEwAgUQAAiRMAIAFJAAC0FAAwAgAAAEUAIEkAAIkTACACAAAA8A8AIEkAAIgTACAIygYCAJ0MACHXBkAAngwAIfsGAQCcDAAhgAcAAMAPqQcipQcBAJwMACGnBwIAtAwAIakHAgC0DAAhqgcCAJ0MACEMHQAAwQ8AICIAAOAPACAjAADDDwAgJAAAxA8AIMoGAgCdDAAh1wZAAJ4MACH7BgEAnAwAIYAHAADAD6kHIqUHAQCcDAAhpwcCALQMACGpBwIAtAwAIaoHAgCdDAAhDB0AANYPACAiAADhDwAgIwAA2A8AICQAANkPACDKBgIAAAAB1wZAAAAAAfsGAQAAAAGABwAAAKkHAqUHAQAAAAGnBwIAAAABqQcCAAAAAaoHAgAAAAEFGgAAoxAAIMoGAgAAAAHXBkAAAAAB-QYBAAAAAcIHAgAAAAECAAAAPwAgUAAAkxMAIAMAAAA_ACBQAACTEwAgUQAAkhMAIAFJAACzFAAwAgAAAD8AIEkAAJITACACAAAAtRAAIEkAAJETACAEygYCAJ0MACHXBkAAngwAIfkGAQCcDAAhwgcCAJ0MACEFGgAAoRAAIMoGAgCdDAAh1wZAAJ4MACH5BgEAnAwAIcIHAgCdDAAhBRoAAKMQACDKBgIAAAAB1wZAAAAAAfkGAQAAAAHCBwIAAAABDBgAALkQACAbAAC7EAAgygYCAAAAAdcGQAAAAAH5BgEAAAAB-wYBAAAAAcMHAgAAAAHEByAAAAABxQcgAAAAAcYHAgAAAAHHB0AAAAAByAcCAAAAAQIAAAA5ACBQAACcEwAgAwAAADkAIFAAAJwTACBRAACbEwAgAUkAALIUADACAAAAOQAgSQAAmxMAIAIAAADKEAAgSQAAmhMAIArKBgIAnQwAIdcGQACeDAAh-QYBAJwMACH7BgEAnAwAIcMHAgCdDAAhxAcgAMsNACHFByAAyw0AIcYHAgCdDAAhxwdAAJ4MACHIBwIAnQwAIQwYAACqEAAgGwAArBAAIMoGAgCdDAAh1wZAAJ4MACH5BgEAnAwAIfsGAQCcDAAhwwcCAJ0MACHEByAAyw0AIcUHIADLDQAhxgcCAJ0MACHHB0AAngwAIcgHAgCdDAAhDBgAALkQACAbAAC7EAAgygYCAAAAAdcGQAAAAAH5BgEAAAAB-wYBAAAAAcMHAgAAAAHEByAAAAABxQcgAAAAAcYHAgAAAAHHB0AAAAAByAcCAAAAAQXKBgIAAAAB1wZAAAAAAa4HAQAAAAGvBwEAAAABsAdAAAAAAQIAAAA1ACBQAACoEwAgAwAAADUAIFAAAKgTACBRAACnEwAgAUkAALEUADALAwAA1QoAILgGAACCDAAwuQYAADMAELoGAACCDAAwygYCAAAAAdcGQAClCgAh5QYCAKQKACGuBwEAowoAIa8HAQCjCgAhsAdAAMsKACGNCAAAgQwAIAIAAAA1ACBJAACnEwAgAgAAAKUTACBJAACmEwAgCbgGAACkEwAwuQYAAKUTABC6BgAApBMAMMoGAgCkCgAh1wZAAKUKACHlBgIApAoAIa4HAQCjCgAhrwcBAKMKACGwB0AAywoAIQm4BgAApBMAMLkGAAClEwAQugYAAKQTADDKBgIApAoAIdcGQAClCgAh5QYCAKQKACGuBwEAowoAIa8HAQCjCgAhsAdAAMsKACEFygYCAJ0MACHXBkAAngwAIa4HAQCcDAAhrwcBAJwMACGwB0AAswwAIQXKBgIAnQwAIdcGQACeDAAhrgcBAJwMACGvBwEAnAwAIbAHQACzDAAhBcoGAgAAAAHXBkAAAAABrgcBAAAAAa8HAQAAAAGwB0AAAAABCMoGAgAAAAHXBkAAAAAB5wYBAAAAAbAHQAAAAAGxBwABAAABsgcAAQAAAbMHBAAAAAG0BwAAhxAAIAIAAAAxACBQAAC0EwAgAwAAADEAIFAAALQTACBRAACzEwAgAUkAALAUADANAwAA1QoAILgGAACDDAAwuQYAAC8AELoGAACDDAAwygYCAAAAAdcGQAClCgAh5QYCAKQKACHnBgEAowoAIbAHQADLCgAhsQcAAQAAAbIHAAGKCwAhswcEANQKACG0BwAAxAoAIAIAAAAxACBJAACzEwAgAgAAALETACBJAACyEwAgDLgGAACwEwAwuQYAALETABC6BgAAsBMAMMoGAgCkCgAh1wZAAKUKACHlBgIApAoAIecGAQCjCgAhsAdAAMsKACGxBwABigsAIbIHAAGKCwAhswcEANQKACG0BwAAxAoAIAy4BgAAsBMAMLkGAACxEwAQugYAALATADDKBgIApAoAIdcGQAClCgAh5QYCAKQKACHnBgEAowoAIbAHQADLCgAhsQcAAYoLACGyBwABigsAIbMHBADUCgAhtAcAAMQKACAIygYCAJ0MACHXBkAAngwAIecGAQCcDAAhsAdAALMMACGxBwABsQwAIbIHAAGxDAAhswcEANcNACG0BwAAhRAAIAjKBgIAnQwAIdcGQACeDAAh5wYBAJwMACGwB0AAswwAIbEHAAGxDAAhsgcAAbEMACGzBwQA1w0AIbQHAACFEAAgCMoGAgAAAAHXBkAAAAAB5wYBAAAAAbAHQAAAAAGxBwABAAABsgcAAQAAAbMHBAAAAAG0BwAAhxAAIALdBgABAAAB3wZAAAAAAQIAAAAtACBQAADAEwAgAwAAAC0AIFAAAMATACBRAAC_EwAgAUkAAK8UADAIAwAA1QoAILgGAACFDAAwuQYAACsAELoGAACFDAAw3QYAAYoLACHfBkAAywoAIeUGAgCkCgAhjggAAIQMACACAAAALQAgSQAAvxMAIAIAAAC9EwAgSQAAvhMAIAa4BgAAvBMAMLkGAAC9EwAQugYAALwTADDdBgABigsAId8GQADLCgAh5QYCAKQKACEGuAYAALwTADC5BgAAvRMAELoGAAC8EwAw3QYAAYoLACHfBkAAywoAIeUGAgCkCgAhAt0GAAGxDAAh3wZAALMMACEC3QYAAbEMACHfBkAAswwAIQLdBgABAAAB3wZAAAAAAQXXBkAAAAABtQcBAAAAAbYHBAAAAAG3BwIAAAABuAdAAAAAAQIAAACzBAAgUAAAwRMAIAMAAAApACBQAADBEwAgUQAAxRMAIAcAAAApACBJAADFEwAg1wZAAJ4MACG1BwEAnAwAIbYHBADXDQAhtwcCAJ0MACG4B0AAswwAIQXXBkAAngwAIbUHAQCcDAAhtgcEANcNACG3BwIAnQwAIbgHQACzDAAhBwUAAJINACALAACTDQAgDAAAlA0AIMoGAgAAAAHRBgIAAAAB0gYAAJANACDXBkAAAAABAgAAAAsAIFAAAM4TACADAAAACwAgUAAAzhMAIFEAAM0TACABSQAArhQAMAIAAAALACBJAADNEwAgAgAAALwNACBJAADMEwAgBMoGAgCdDAAh0QYCAJ0MACHSBgAA8wwAINcGQACeDAAhBwUAAPUMACALAAD2DAAgDAAA9wwAIMoGAgCdDAAh0QYCAJ0MACHSBgAA8wwAINcGQACeDAAhBwUAAJINACALAACTDQAgDAAAlA0AIMoGAgAAAAHRBgIAAAAB0gYAAJANACDXBkAAAAABCgwAAMQNACANAADDDQAgDgAAxQ0AIMoGAgAAAAHXBkAAAAAB5wYBAAAAAegGAQAAAAHpBgABAAAB6gYAAMANACDrBgAAwQ0AIAIAAAAmACBQAADaEwAgAwAAACYAIFAAANoTACBRAADZEwAgAUkAAK0UADAPBAAA1QoAIAwAAIgMACANAAC6CwAgDgAAuAsAILgGAACGDAAwuQYAAAcAELoGAACGDAAwygYCAAAAAdcGQAClCgAh5gYCAKQKACHnBgEAowoAIegGAQAAAAHpBgABhwwAIeoGAADECgAg6wYAAMQKACACAAAAJgAgSQAA2RMAIAIAAADXEwAgSQAA2BMAIAu4BgAA1hMAMLkGAADXEwAQugYAANYTADDKBgIApAoAIdcGQAClCgAh5gYCAKQKACHnBgEAowoAIegGAQCjCgAh6QYAAYcMACHqBgAAxAoAIOsGAADECgAgC7gGAADWEwAwuQYAANcTABC6BgAA1hMAMMoGAgCkCgAh1wZAAKUKACHmBgIApAoAIecGAQCjCgAh6AYBAKMKACHpBgABhwwAIeoGAADECgAg6wYAAMQKACAHygYCAJ0MACHXBkAAngwAIecGAQCcDAAh6AYBAJwMACHpBgABxwwAIeoGAACaDQAg6wYAAJsNACAKDAAAng0AIA0AAJ0NACAOAACfDQAgygYCAJ0MACHXBkAAngwAIecGAQCcDAAh6AYBAJwMACHpBgABxwwAIeoGAACaDQAg6wYAAJsNACAKDAAAxA0AIA0AAMMNACAOAADFDQAgygYCAAAAAdcGQAAAAAHnBgEAAAAB6AYBAAAAAekGAAEAAAHqBgAAwA0AIOsGAADBDQAgDQUAAN0MACAPAACqDQAgygYCAAAAAdEGAgAAAAHSBgAA2wwAINcGQAAAAAHYBkAAAAAB3QYAAQAAAecGAQAAAAGwB0AAAAAB8gcBAAAAAfMHQAAAAAH0BwIAAAABAgAAAAUAIFAAAOMTACADAAAABQAgUAAA4xMAIFEAAOITACABSQAArBQAMAIAAAAFACBJAADiEwAgAgAAANQMACBJAADhEwAgC8oGAgCdDAAh0QYCALQMACHSBgAA1gwAINcGQACeDAAh2AZAALMMACHdBgABsQwAIecGAQCcDAAhsAdAALMMACHyBwEAnAwAIfMHQACzDAAh9AcCALQMACENBQAA2QwAIA8AAKgNACDKBgIAnQwAIdEGAgC0DAAh0gYAANYMACDXBkAAngwAIdgGQACzDAAh3QYAAbEMACHnBgEAnAwAIbAHQACzDAAh8gcBAJwMACHzB0AAswwAIfQHAgC0DAAhDQUAAN0MACAPAACqDQAgygYCAAAAAdEGAgAAAAHSBgAA2wwAINcGQAAAAAHYBkAAAAAB3QYAAQAAAecGAQAAAAGwB0AAAAAB8gcBAAAAAfMHQAAAAAH0BwIAAAABBFAAANsTADCSCAAA3BMAMJQIAADeEwAgmAgAANAMADAEUAAAzxMAMJIIAADQEwAwlAgAANITACCYCAAA0xMAMARQAADGEwAwkggAAMcTADCUCAAAyRMAIJgIAAC4DQAwA1AAAMETACCSCAAAwhMAIJgIAACzBAAgBFAAALUTADCSCAAAthMAMJQIAAC4EwAgmAgAALkTADAEUAAAqRMAMJIIAACqEwAwlAgAAKwTACCYCAAArRMAMARQAACdEwAwkggAAJ4TADCUCAAAoBMAIJgIAAChEwAwBFAAAJQTADCSCAAAlRMAMJQIAACXEwAgmAgAAMYQADAEUAAAixMAMJIIAACMEwAwlAgAAI4TACCYCAAAsRAAMARQAACCEwAwkggAAIMTADCUCAAAhRMAIJgIAADsDwAwBFAAAPkSADCSCAAA-hIAMJQIAAD8EgAgmAgAAMsPADAEUAAA8BIAMJIIAADxEgAwlAgAAPMSACCYCAAAsw8AMARQAADkEgAwkggAAOUSADCUCAAA5xIAIJgIAADoEgAwBFAAANgSADCSCAAA2RIAMJQIAADbEgAgmAgAANwSADAEUAAAzBIAMJIIAADNEgAwlAgAAM8SACCYCAAA0BIAMARQAADAEgAwkggAAMESADCUCAAAwxIAIJgIAADEEgAwBFAAALcSADCSCAAAuBIAMJQIAAC6EgAgmAgAAKkOADAEUAAArhIAMJIIAACvEgAwlAgAALESACCYCAAAnQ4AMARQAACiEgAwkggAAKMSADCUCAAApRIAIJgIAACmEgAwA1AAAJ0SACCSCAAAnhIAIJgIAAD2BwAgBFAAAJQSADCSCAAAlRIAMJQIAACXEgAgmAgAAIMSADAEUAAAixIAMJIIAACMEgAwlAgAAI4SACCYCAAAgxIAMARQAAD_EQAwkggAAIASADCUCAAAghIAIJgIAACDEgAwBFAAAPYRADCSCAAA9xEAMJQIAAD5EQAgmAgAAO4RADAEUAAA6hEAMJIIAADrEQAwlAgAAO0RACCYCAAA7hEAMARQAADeEQAwkggAAN8RADCUCAAA4REAIJgIAADiEQAwBFAAANIRADCSCAAA0xEAMJQIAADVEQAgmAgAANYRADAEUAAAxhEAMJIIAADHEQAwlAgAAMkRACCYCAAAyhEAMARQAAC6EQAwkggAALsRADCUCAAAvREAIJgIAAC-EQAwAAAAAgMAANoNACC4BwAAqwwAIAAAAAAAAAAAAAAAAAABBAAA2g0AIAAAAAAAAAYuAADRDQAgMwAA0A0AINgGAACrDAAg7QYAAKsMACDuBgAAqwwAIO8GAACrDAAgAS4AANENACAAAAcnAADaDQAgKAAAmxQAICoAAJwUACCSBwAAqwwAIJMHAACrDAAglAcAAKsMACCVBwAAqwwAIAkmAACfFAAgKAAAmxQAIOYGAACrDAAgiAcAAKsMACCWBwAAqwwAIJcHAACrDAAgmAcAAKsMACCbBwAAqwwAIJwHAACrDAAgAgQAANoNACAsAACgFAAgAAQZAADaDQAgHgAAnA8AIB8AAJwPACAhAACKFAAgARwAAPUPACABHgAAnA8AIAMYAAClFAAgGQAA2g0AIBsAAIgUACABFwAAzxAAIAAFBAAA2g0AIAwAAKYUACANAACDFAAgDgAAgRQAIOkGAACrDAAgBAMAANoNACAFAACnFAAgCwAAqxQAIAwAAKYUACAIBgAAqBQAIAgAAKoUACAJAACBFAAg4AYAAKsMACDhBgAAqwwAIOIGAACrDAAg4wYAAKsMACDkBgAAqwwAIAAAC8oGAgAAAAHRBgIAAAAB0gYAANsMACDXBkAAAAAB2AZAAAAAAd0GAAEAAAHnBgEAAAABsAdAAAAAAfIHAQAAAAHzB0AAAAAB9AcCAAAAAQfKBgIAAAAB1wZAAAAAAecGAQAAAAHoBgEAAAAB6QYAAQAAAeoGAADADQAg6wYAAMENACAEygYCAAAAAdEGAgAAAAHSBgAAkA0AINcGQAAAAAEC3QYAAQAAAd8GQAAAAAEIygYCAAAAAdcGQAAAAAHnBgEAAAABsAdAAAAAAbEHAAEAAAGyBwABAAABswcEAAAAAbQHAACHEAAgBcoGAgAAAAHXBkAAAAABrgcBAAAAAa8HAQAAAAGwB0AAAAABCsoGAgAAAAHXBkAAAAAB-QYBAAAAAfsGAQAAAAHDBwIAAAABxAcgAAAAAcUHIAAAAAHGBwIAAAABxwdAAAAAAcgHAgAAAAEEygYCAAAAAdcGQAAAAAH5BgEAAAABwgcCAAAAAQjKBgIAAAAB1wZAAAAAAfsGAQAAAAGABwAAAKkHAqUHAQAAAAGnBwIAAAABqQcCAAAAAaoHAgAAAAEFygYCAAAAAdcGQAAAAAGjBwIAAAABpQcBAAAAAaYHAgAAAAED1wZAAAAAAfoGAgAAAAGkBwIAAAABBrsGAQAAAAHXBkAAAAABgAcCAAAAAaUHAQAAAAHnBwEAAAAB6AcAAQAAAQfKBgIAAAAB1wZAAAAAAecGAQAAAAH8BgEAAAABgAcAAACiBwKWBwEAAAABogcgAAAAAQjKBgIAAAAB1wZAAAAAAYAHAAAAkgcCjwcAAACPBwKSB0AAAAABkwcBAAAAAZQHAgAAAAGVBwEAAAABEMoGAgAAAAHXBkAAAAAB8gYBAAAAAfMGBAAAAAH1BgEAAAAB-wYBAAAAAfwGAQAAAAH-BgAAAP4GAoAHAAAAgAcCgQcIAAAAAYIHAgAAAAGDBwIAAAABhAcBAAAAAYUHAgAAAAGGBwIAAAABhwcCAAAAAQTKBgIAAAAB1wZAAAAAAe4GAgAAAAH5BgEAAAABA9cGQAAAAAHuBgIAAAAB-gYCAAAAAQnKBgIAAAAB1wZAAAAAAecGAQAAAAHyBgEAAAAB8wYEAAAAAfQGAQAAAAH1BgEAAAAB9gZAAAAAAfcGAQAAAAEMygYCAAAAAdcGQAAAAAH4BgIAAAABgAcAAADgBwLSBwEAAAAB0wcCAAAAAdkHAQAAAAHeBwEAAAAB4AcCAAAAAeEHAQAAAAHiB0AAAAAB4wdAAAAAAQzKBgIAAAAB1wZAAAAAAYAHAAAA4AcC0gcBAAAAAdMHAgAAAAHZBwEAAAAB3QcCAAAAAd4HAQAAAAHgBwIAAAAB4QcBAAAAAeIHQAAAAAHjB0AAAAABDMoGAgAAAAHXBkAAAAAB-AYCAAAAAYAHAAAA4AcC0gcBAAAAAdMHAgAAAAHZBwEAAAAB3QcCAAAAAd4HAQAAAAHhBwEAAAAB4gdAAAAAAeMHQAAAAAEIyQZAAAAAAcoGAgAAAAH7BgEAAAABpQcBAAAAAdIHAQAAAAHTBwIAAAAB2wcCAAAAAdwHAgAAAAEIyQZAAAAAAcoGAgAAAAHmBgIAAAAB-wYBAAAAAaUHAQAAAAHSBwEAAAAB0wcCAAAAAdsHAgAAAAEJSYAAAAABygYCAAAAAdcGQAAAAAHLBwIAAAAB0AcBAAAAAe4HAQAAAAHvBwEAAAAB8AdAAAAAAfEHQAAAAAEG1wZAAAAAAdgGQAAAAAHdBgABAAAB3wZAAAAAAekHAQAAAAHqBwEAAAABBsoGAgAAAAHXBkAAAAAB2AZAAAAAAd0GAAEAAAHsBwIAAAAB7QcCAAAAAQ7KBgIAAAABzAZAAAAAAdQGQAAAAAHYBkAAAAAB8QYEAAAAAfUGAQAAAAHKBwEAAAABywcCAAAAAcwHAgAAAAHNBwIAAAABzgcEAAAAAc8HAgAAAAHQBwEAAAAB0QdAAAAAATAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAeoHAQAAAAH1BwEAAAAB9gdAAAAAAfcHAQAAAAH5BwAAAPkHAvoHQAAAAAH7B0AAAAAB_AcBAAAAAf0HQAAAAAH-B0AAAAAB_wcBAAAAAYAIQAAAAAGBCAIAAAABggggAAAAAYMIQAAAAAGECCAAAAABAgAAAAEAIFAAAMcUACADAAAAmgEAIFAAAMcUACBRAADLFAAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAAyxQAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAeoHAQAAAAH1BwEAAAAB9gdAAAAAAfcHAQAAAAH5BwAAAPkHAvoHQAAAAAH7B0AAAAAB_AcBAAAAAf0HQAAAAAH-B0AAAAAB_wcBAAAAAYAIQAAAAAGBCAIAAAABggggAAAAAYMIQAAAAAGECCAAAAABAgAAAAEAIFAAAMwUACADAAAAmgEAIFAAAMwUACBRAADQFAAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBDAAC5EQAgSQAA0BQAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAeoHAQAAAAH1BwEAAAAB9gdAAAAAAfcHAQAAAAH5BwAAAPkHAvoHQAAAAAH7B0AAAAAB_AcBAAAAAf0HQAAAAAH-B0AAAAAB_wcBAAAAAYAIQAAAAAGBCAIAAAABggggAAAAAYMIQAAAAAGECCAAAAABAgAAAAEAIFAAANEUACADAAAAmgEAIFAAANEUACBRAADVFAAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEIAALgRACBDAAC5EQAgSQAA1RQAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAeoHAQAAAAH1BwEAAAAB9gdAAAAAAfcHAQAAAAH5BwAAAPkHAvoHQAAAAAH7B0AAAAAB_AcBAAAAAf0HQAAAAAH-B0AAAAAB_wcBAAAAAYAIQAAAAAGBCAIAAAABggggAAAAAYMIQAAAAAGECCAAAAABAgAAAAEAIFAAANYUACADAAAAmgEAIFAAANYUACBRAADaFAAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAA2hQAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAeoHAQAAAAH1BwEAAAAB9gdAAAAAAfcHAQAAAAH5BwAAAPkHAvoHQAAAAAH7B0AAAAAB_AcBAAAAAf0HQAAAAAH-B0AAAAAB_wcBAAAAAYAIQAAAAAGBCAIAAAABggggAAAAAYMIQAAAAAGECCAAAAABAgAAAAEAIFAAANsUACAwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZwHQAAAAAHqBwEAAAAB9QcBAAAAAfYHQAAAAAH3BwEAAAAB-QcAAAD5BwL6B0AAAAAB-wdAAAAAAfwHAQAAAAH9B0AAAAAB_gdAAAAAAf8HAQAAAAGACEAAAAABgQgCAAAAAYIIIAAAAAGDCEAAAAABhAggAAAAAQIAAAABACBQAADdFAAgMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6gcBAAAAAfUHAQAAAAH2B0AAAAAB9wcBAAAAAfkHAAAA-QcC-gdAAAAAAfsHQAAAAAH8BwEAAAAB_QdAAAAAAf4HQAAAAAH_BwEAAAABgAhAAAAAAYEIAgAAAAGCCCAAAAABgwhAAAAAAYQIIAAAAAECAAAAAQAgUAAA3xQAIAMAAACaAQAgUAAA2xQAIFEAAOMUACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAADjFAAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhAwAAAJoBACBQAADdFAAgUQAA5hQAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAAOYUACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEDAAAAmgEAIFAAAN8UACBRAADpFAAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAA6RQAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAeoHAQAAAAH1BwEAAAAB9gdAAAAAAfcHAQAAAAH5BwAAAPkHAvoHQAAAAAH7B0AAAAAB_AcBAAAAAf0HQAAAAAH-B0AAAAAB_wcBAAAAAYAIQAAAAAGBCAIAAAABggggAAAAAYMIQAAAAAGECCAAAAABAgAAAAEAIFAAAOoUACAwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZwHQAAAAAHqBwEAAAAB9QcBAAAAAfYHQAAAAAH3BwEAAAAB-QcAAAD5BwL6B0AAAAAB-wdAAAAAAfwHAQAAAAH9B0AAAAAB_gdAAAAAAf8HAQAAAAGACEAAAAABgQgCAAAAAYIIIAAAAAGDCEAAAAABhAggAAAAAQIAAAABACBQAADsFAAgAwAAAJoBACBQAADqFAAgUQAA8BQAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAAPAUACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEDAAAAmgEAIFAAAOwUACBRAADzFAAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAA8xQAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAeoHAQAAAAH1BwEAAAAB9gdAAAAAAfcHAQAAAAH5BwAAAPkHAvoHQAAAAAH7B0AAAAAB_AcBAAAAAf0HQAAAAAH-B0AAAAAB_wcBAAAAAYAIQAAAAAGBCAIAAAABggggAAAAAYMIQAAAAAGECCAAAAABAgAAAAEAIFAAAPQUACADAAAAmgEAIFAAAPQUACBRAAD4FAAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgSQAA-BQAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AIQrKBgIAAAAB1wZAAAAAAfgGAgAAAAH5BgEAAAAB-wYBAAAAAcQHIAAAAAHFByAAAAABxgcCAAAAAccHQAAAAAHIBwIAAAABMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6gcBAAAAAfUHAQAAAAH2B0AAAAAB9wcBAAAAAfkHAAAA-QcC-gdAAAAAAfsHQAAAAAH8BwEAAAAB_QdAAAAAAf4HQAAAAAH_BwEAAAABgAhAAAAAAYEIAgAAAAGCCCAAAAABgwhAAAAAAYQIIAAAAAECAAAAAQAgUAAA-hQAIAXKBgIAAAAB1wZAAAAAAfsGAQAAAAH8BgEAAAAByQcCAAAAAQIAAADVAwAgUAAA_BQAIATKBgIAAAAB1wZAAAAAAfgGAgAAAAH5BgEAAAABAwAAAJoBACBQAAD6FAAgUQAAgRUAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAAIEVACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEDAAAA2AMAIFAAAPwUACBRAACEFQAgBwAAANgDACBJAACEFQAgygYCAJ0MACHXBkAAngwAIfsGAQCcDAAh_AYBAJwMACHJBwIAnQwAIQXKBgIAnQwAIdcGQACeDAAh-wYBAJwMACH8BgEAnAwAIckHAgCdDAAhMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6gcBAAAAAfUHAQAAAAH2B0AAAAAB9wcBAAAAAfkHAAAA-QcC-gdAAAAAAfsHQAAAAAH8BwEAAAAB_QdAAAAAAf4HQAAAAAH_BwEAAAABgAhAAAAAAYEIAgAAAAGCCCAAAAABgwhAAAAAAYQIIAAAAAECAAAAAQAgUAAAhRUAIA0YAAC5EAAgGQAAuhAAIMoGAgAAAAHXBkAAAAAB-AYCAAAAAfkGAQAAAAH7BgEAAAABwwcCAAAAAcQHIAAAAAHFByAAAAABxgcCAAAAAccHQAAAAAHIBwIAAAABAgAAADkAIFAAAIcVACADAAAAmgEAIFAAAIUVACBRAACLFQAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAAixUAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AIQMAAAA3ACBQAACHFQAgUQAAjhUAIA8AAAA3ACAYAACqEAAgGQAAqxAAIEkAAI4VACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH5BgEAnAwAIfsGAQCcDAAhwwcCAJ0MACHEByAAyw0AIcUHIADLDQAhxgcCAJ0MACHHB0AAngwAIcgHAgCdDAAhDRgAAKoQACAZAACrEAAgygYCAJ0MACHXBkAAngwAIfgGAgCdDAAh-QYBAJwMACH7BgEAnAwAIcMHAgCdDAAhxAcgAMsNACHFByAAyw0AIcYHAgCdDAAhxwdAAJ4MACHIBwIAnQwAITAQAADkEwAgEQAA5RMAIBIAAOYTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAeoHAQAAAAH1BwEAAAAB9gdAAAAAAfcHAQAAAAH5BwAAAPkHAvoHQAAAAAH7B0AAAAAB_AcBAAAAAf0HQAAAAAH-B0AAAAAB_wcBAAAAAYAIQAAAAAGBCAIAAAABggggAAAAAYMIQAAAAAGECCAAAAABAgAAAAEAIFAAAI8VACADAAAAmgEAIFAAAI8VACBRAACTFQAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAAkxUAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAeoHAQAAAAH1BwEAAAAB9gdAAAAAAfcHAQAAAAH5BwAAAPkHAvoHQAAAAAH7B0AAAAAB_AcBAAAAAf0HQAAAAAH-B0AAAAAB_wcBAAAAAYAIQAAAAAGBCAIAAAABggggAAAAAYMIQAAAAAGECCAAAAABAgAAAAEAIFAAAJQVACADAAAAmgEAIFAAAJQVACBRAACYFQAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAAmBUAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAeoHAQAAAAH1BwEAAAAB9gdAAAAAAfcHAQAAAAH5BwAAAPkHAvoHQAAAAAH7B0AAAAAB_AcBAAAAAf0HQAAAAAH-B0AAAAAB_wcBAAAAAYAIQAAAAAGBCAIAAAABggggAAAAAYMIQAAAAAGECCAAAAABAgAAAAEAIFAAAJkVACADAAAAmgEAIFAAAJkVACBRAACdFQAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAAnRUAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAeoHAQAAAAH1BwEAAAAB9gdAAAAAAfcHAQAAAAH5BwAAAPkHAvoHQAAAAAH7B0AAAAAB_AcBAAAAAf0HQAAAAAH-B0AAAAAB_wcBAAAAAYAIQAAAAAGBCAIAAAABggggAAAAAYMIQAAAAAGECCAAAAABAgAAAAEAIFAAAJ4VACADAAAAmgEAIFAAAJ4VACBRAACiFQAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAAohUAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AIQjKBgIAAAAB1wZAAAAAAfgGAgAAAAH7BgEAAAABgAcAAACpBwKlBwEAAAABqQcCAAAAAaoHAgAAAAEJGQAA0w8AIB4AANoPACAhAADVDwAgygYCAAAAAdcGQAAAAAH4BgIAAAABowcCAAAAAaUHAQAAAAGmBwIAAAABAgAAAFQAIFAAAKQVACADAAAASwAgUAAApBUAIFEAAKgVACALAAAASwAgGQAArA8AIB4AAKsPACAhAACuDwAgSQAAqBUAIMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIaMHAgCdDAAhpQcBAJwMACGmBwIAnQwAIQkZAACsDwAgHgAAqw8AICEAAK4PACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACGjBwIAnQwAIaUHAQCcDAAhpgcCAJ0MACENGQAA1w8AIB0AANYPACAiAADhDwAgJAAA2Q8AIMoGAgAAAAHXBkAAAAAB-AYCAAAAAfsGAQAAAAGABwAAAKkHAqUHAQAAAAGnBwIAAAABqQcCAAAAAaoHAgAAAAECAAAARQAgUAAAqRUAIDAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAeoHAQAAAAH1BwEAAAAB9gdAAAAAAfcHAQAAAAH5BwAAAPkHAvoHQAAAAAH7B0AAAAAB_AcBAAAAAf0HQAAAAAH-B0AAAAAB_wcBAAAAAYAIQAAAAAGBCAIAAAABggggAAAAAYMIQAAAAAGECCAAAAABAgAAAAEAIFAAAKsVACADygYCAAAAAecGAQAAAAGWBwEAAAABAgAAAKYFACBQAACtFQAgMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6gcBAAAAAfUHAQAAAAH2B0AAAAAB9wcBAAAAAfkHAAAA-QcC-gdAAAAAAfsHQAAAAAH8BwEAAAAB_QdAAAAAAf4HQAAAAAH_BwEAAAABgAhAAAAAAYEIAgAAAAGCCCAAAAABgwhAAAAAAYQIIAAAAAECAAAAAQAgUAAArxUAIAXKBgIAAAAB1wZAAAAAAfgGAgAAAAGlBwEAAAABpgcCAAAAAQMAAACaAQAgUAAAqxUAIFEAALQVACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAAC0FQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhAwAAAEcAIFAAAK0VACBRAAC3FQAgBQAAAEcAIEkAALcVACDKBgIAnQwAIecGAQCcDAAhlgcBAJwMACEDygYCAJ0MACHnBgEAnAwAIZYHAQCcDAAhA9cGQAAAAAHlBgIAAAAB-gYCAAAAAQMAAACaAQAgUAAArxUAIFEAALsVACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAAC7FQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhAwAAAEMAIFAAAKkVACBRAAC-FQAgDwAAAEMAIBkAAMIPACAdAADBDwAgIgAA4A8AICQAAMQPACBJAAC-FQAgygYCAJ0MACHXBkAAngwAIfgGAgCdDAAh-wYBAJwMACGABwAAwA-pByKlBwEAnAwAIacHAgC0DAAhqQcCALQMACGqBwIAnQwAIQ0ZAADCDwAgHQAAwQ8AICIAAOAPACAkAADEDwAgygYCAJ0MACHXBkAAngwAIfgGAgCdDAAh-wYBAJwMACGABwAAwA-pByKlBwEAnAwAIacHAgC0DAAhqQcCALQMACGqBwIAnQwAITAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAeoHAQAAAAH1BwEAAAAB9gdAAAAAAfcHAQAAAAH5BwAAAPkHAvoHQAAAAAH7B0AAAAAB_AcBAAAAAf0HQAAAAAH-B0AAAAAB_wcBAAAAAYAIQAAAAAGBCAIAAAABggggAAAAAYMIQAAAAAGECCAAAAABAgAAAAEAIFAAAL8VACAJGQAA0w8AIB4AANoPACAfAADUDwAgygYCAAAAAdcGQAAAAAH4BgIAAAABowcCAAAAAaUHAQAAAAGmBwIAAAABAgAAAFQAIFAAAMEVACADAAAAmgEAIFAAAL8VACBRAADFFQAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAAxRUAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AIQMAAABLACBQAADBFQAgUQAAyBUAIAsAAABLACAZAACsDwAgHgAAqw8AIB8AAK0PACBJAADIFQAgygYCAJ0MACHXBkAAngwAIfgGAgCdDAAhowcCAJ0MACGlBwEAnAwAIaYHAgCdDAAhCRkAAKwPACAeAACrDwAgHwAArQ8AIMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIaMHAgCdDAAhpQcBAJwMACGmBwIAnQwAIQ0ZAADXDwAgHQAA1g8AICIAAOEPACAjAADYDwAgygYCAAAAAdcGQAAAAAH4BgIAAAAB-wYBAAAAAYAHAAAAqQcCpQcBAAAAAacHAgAAAAGpBwIAAAABqgcCAAAAAQIAAABFACBQAADJFQAgAwAAAEMAIFAAAMkVACBRAADNFQAgDwAAAEMAIBkAAMIPACAdAADBDwAgIgAA4A8AICMAAMMPACBJAADNFQAgygYCAJ0MACHXBkAAngwAIfgGAgCdDAAh-wYBAJwMACGABwAAwA-pByKlBwEAnAwAIacHAgC0DAAhqQcCALQMACGqBwIAnQwAIQ0ZAADCDwAgHQAAwQ8AICIAAOAPACAjAADDDwAgygYCAJ0MACHXBkAAngwAIfgGAgCdDAAh-wYBAJwMACGABwAAwA-pByKlBwEAnAwAIacHAgC0DAAhqQcCALQMACGqBwIAnQwAITAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAeoHAQAAAAH1BwEAAAAB9gdAAAAAAfcHAQAAAAH5BwAAAPkHAvoHQAAAAAH7B0AAAAAB_AcBAAAAAf0HQAAAAAH-B0AAAAAB_wcBAAAAAYAIQAAAAAGBCAIAAAABggggAAAAAYMIQAAAAAGECCAAAAABAgAAAAEAIFAAAM4VACASHQEAAAABygYCAAAAAdcGQAAAAAHmBgIAAAAB-wYBAAAAAfwGAQAAAAGABwAAAJsHAosHEAAAAAGWBwEAAAABlwcBAAAAAZgHEAAAAAGZBwIAAAABmwcBAAAAAZwHQAAAAAGdBwIAAAABngcgAAAAAZ8HAQAAAAGgBwEAAAABAwAAAJoBACBQAADOFQAgUQAA0xUAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAANMVACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEJBAAAlA8AIMoGAgAAAAHXBkAAAAAB5gYCAAAAAecGAQAAAAH8BgEAAAABgAcAAACiBwKWBwEAAAABogcgAAAAAQIAAABhACBQAADUFQAgBvsGAQAAAAGIBwIAAAABiQcCAAAAAYsHEAAAAAGMBwIAAAABjQcBAAAAAQMAAABfACBQAADUFQAgUQAA2RUAIAsAAABfACAEAACGDwAgSQAA2RUAIMoGAgCdDAAh1wZAAJ4MACHmBgIAnQwAIecGAQCcDAAh_AYBAJwMACGABwAAhQ-iByKWBwEAnAwAIaIHIADLDQAhCQQAAIYPACDKBgIAnQwAIdcGQACeDAAh5gYCAJ0MACHnBgEAnAwAIfwGAQCcDAAhgAcAAIUPogcilgcBAJwMACGiByAAyw0AITAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAeoHAQAAAAH1BwEAAAAB9gdAAAAAAfcHAQAAAAH5BwAAAPkHAvoHQAAAAAH7B0AAAAAB_AcBAAAAAf0HQAAAAAH-B0AAAAAB_wcBAAAAAYAIQAAAAAGBCAIAAAABggggAAAAAYMIQAAAAAGECCAAAAABAgAAAAEAIFAAANoVACAG-wYBAAAAAYgHAgAAAAGKBwIAAAABiwcQAAAAAYwHAgAAAAGNBwEAAAABAYgHAgAAAAEDAAAAmgEAIFAAANoVACBRAADgFQAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAA4BUAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AIRQdAQAAAAEmAAD-DgAgygYCAAAAAdcGQAAAAAHmBgIAAAAB-wYBAAAAAfwGAQAAAAGABwAAAJsHAogHAgAAAAGLBxAAAAABlgcBAAAAAZcHAQAAAAGYBxAAAAABmQcCAAAAAZsHAQAAAAGcB0AAAAABnQcCAAAAAZ4HIAAAAAGfBwEAAAABoAcBAAAAAQIAAABlACBQAADhFQAgCycAAOkOACAqAADrDgAgygYCAAAAAdcGQAAAAAGABwAAAJIHAo8HAAAAjwcCkAcCAAAAAZIHQAAAAAGTBwEAAAABlAcCAAAAAZUHAQAAAAECAAAAdwAgUAAA4xUAIAMAAABjACBQAADhFQAgUQAA5xUAIBYAAABjACAdAQCcDAAhJgAA8w4AIEkAAOcVACDKBgIAnQwAIdcGQACeDAAh5gYCALQMACH7BgEAnAwAIfwGAQCcDAAhgAcAAPIOmwciiAcCALQMACGLBxAAwg4AIZYHAQDIDAAhlwcBAMgMACGYBxAA8Q4AIZkHAgCdDAAhmwcBAMgMACGcB0AAswwAIZ0HAgCdDAAhngcgAMsNACGfBwEAnAwAIaAHAQCcDAAhFB0BAJwMACEmAADzDgAgygYCAJ0MACHXBkAAngwAIeYGAgC0DAAh-wYBAJwMACH8BgEAnAwAIYAHAADyDpsHIogHAgC0DAAhiwcQAMIOACGWBwEAyAwAIZcHAQDIDAAhmAcQAPEOACGZBwIAnQwAIZsHAQDIDAAhnAdAALMMACGdBwIAnQwAIZ4HIADLDQAhnwcBAJwMACGgBwEAnAwAIQMAAAB1ACBQAADjFQAgUQAA6hUAIA0AAAB1ACAnAADODgAgKgAA0A4AIEkAAOoVACDKBgIAnQwAIdcGQACeDAAhgAcAAM0OkgcijwcAAMwOjwcikAcCAJ0MACGSB0AAswwAIZMHAQDIDAAhlAcCALQMACGVBwEAyAwAIQsnAADODgAgKgAA0A4AIMoGAgCdDAAh1wZAAJ4MACGABwAAzQ6SByKPBwAAzA6PByKQBwIAnQwAIZIHQACzDAAhkwcBAMgMACGUBwIAtAwAIZUHAQDIDAAhCycAAOkOACAoAADqDgAgygYCAAAAAdcGQAAAAAGABwAAAJIHAo8HAAAAjwcCkAcCAAAAAZIHQAAAAAGTBwEAAAABlAcCAAAAAZUHAQAAAAECAAAAdwAgUAAA6xUAIAMAAAB1ACBQAADrFQAgUQAA7xUAIA0AAAB1ACAnAADODgAgKAAAzw4AIEkAAO8VACDKBgIAnQwAIdcGQACeDAAhgAcAAM0OkgcijwcAAMwOjwcikAcCAJ0MACGSB0AAswwAIZMHAQDIDAAhlAcCALQMACGVBwEAyAwAIQsnAADODgAgKAAAzw4AIMoGAgCdDAAh1wZAAJ4MACGABwAAzQ6SByKPBwAAzA6PByKQBwIAnQwAIZIHQACzDAAhkwcBAMgMACGUBwIAtAwAIZUHAQDIDAAhMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6gcBAAAAAfUHAQAAAAH2B0AAAAAB9wcBAAAAAfkHAAAA-QcC-gdAAAAAAfsHQAAAAAH8BwEAAAAB_QdAAAAAAf4HQAAAAAH_BwEAAAABgAhAAAAAAYEIAgAAAAGCCCAAAAABgwhAAAAAAYQIIAAAAAECAAAAAQAgUAAA8BUAIATKBgIAAAAB1wZAAAAAAfgGAgAAAAH5BgEAAAABA9cGQAAAAAHlBgIAAAAB-gYCAAAAAQMAAACaAQAgUAAA8BUAIFEAAPYVACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAAD2FQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6gcBAAAAAfUHAQAAAAH2B0AAAAAB9wcBAAAAAfkHAAAA-QcC-gdAAAAAAfsHQAAAAAH8BwEAAAAB_QdAAAAAAf4HQAAAAAH_BwEAAAABgAhAAAAAAYEIAgAAAAGCCCAAAAABgwhAAAAAAYQIIAAAAAECAAAAAQAgUAAA9xUAIBUZAACxDgAgLwAAsg4AIDEAALQOACAyAAC1DgAgygYCAAAAAdcGQAAAAAHyBgEAAAAB8wYEAAAAAfUGAQAAAAH4BgIAAAAB-wYBAAAAAfwGAQAAAAH-BgAAAP4GAoAHAAAAgAcCgQcIAAAAAYIHAgAAAAGDBwIAAAABhAcBAAAAAYUHAgAAAAGGBwIAAAABhwcCAAAAAQIAAAB7ACBQAAD5FQAgAwAAAJoBACBQAAD3FQAgUQAA_RUAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAAP0VACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEDAAAAeQAgUAAA-RUAIFEAAIAWACAXAAAAeQAgGQAAig4AIC8AAIsOACAxAACNDgAgMgAAjg4AIEkAAIAWACDKBgIAnQwAIdcGQACeDAAh8gYBAJwMACHzBgQA1w0AIfUGAQCcDAAh-AYCAJ0MACH7BgEAnAwAIfwGAQCcDAAh_gYAAIcO_gYigAcAAIgOgAcigQcIAIkOACGCBwIAtAwAIYMHAgC0DAAhhAcBAMgMACGFBwIAnQwAIYYHAgCdDAAhhwcCAJ0MACEVGQAAig4AIC8AAIsOACAxAACNDgAgMgAAjg4AIMoGAgCdDAAh1wZAAJ4MACHyBgEAnAwAIfMGBADXDQAh9QYBAJwMACH4BgIAnQwAIfsGAQCcDAAh_AYBAJwMACH-BgAAhw7-BiKABwAAiA6AByKBBwgAiQ4AIYIHAgC0DAAhgwcCALQMACGEBwEAyAwAIYUHAgCdDAAhhgcCAJ0MACGHBwIAnQwAITAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAeoHAQAAAAH1BwEAAAAB9gdAAAAAAfcHAQAAAAH5BwAAAPkHAvoHQAAAAAH7B0AAAAAB_AcBAAAAAf0HQAAAAAH-B0AAAAAB_wcBAAAAAYAIQAAAAAGBCAIAAAABggggAAAAAYMIQAAAAAGECCAAAAABAgAAAAEAIFAAAIEWACAVGQAAsQ4AIDAAALMOACAxAAC0DgAgMgAAtQ4AIMoGAgAAAAHXBkAAAAAB8gYBAAAAAfMGBAAAAAH1BgEAAAAB-AYCAAAAAfsGAQAAAAH8BgEAAAAB_gYAAAD-BgKABwAAAIAHAoEHCAAAAAGCBwIAAAABgwcCAAAAAYQHAQAAAAGFBwIAAAABhgcCAAAAAYcHAgAAAAECAAAAewAgUAAAgxYAIAMAAACaAQAgUAAAgRYAIFEAAIcWACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAACHFgAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhAwAAAHkAIFAAAIMWACBRAACKFgAgFwAAAHkAIBkAAIoOACAwAACMDgAgMQAAjQ4AIDIAAI4OACBJAACKFgAgygYCAJ0MACHXBkAAngwAIfIGAQCcDAAh8wYEANcNACH1BgEAnAwAIfgGAgCdDAAh-wYBAJwMACH8BgEAnAwAIf4GAACHDv4GIoAHAACIDoAHIoEHCACJDgAhggcCALQMACGDBwIAtAwAIYQHAQDIDAAhhQcCAJ0MACGGBwIAnQwAIYcHAgCdDAAhFRkAAIoOACAwAACMDgAgMQAAjQ4AIDIAAI4OACDKBgIAnQwAIdcGQACeDAAh8gYBAJwMACHzBgQA1w0AIfUGAQCcDAAh-AYCAJ0MACH7BgEAnAwAIfwGAQCcDAAh_gYAAIcO_gYigAcAAIgOgAcigQcIAIkOACGCBwIAtAwAIYMHAgC0DAAhhAcBAMgMACGFBwIAnQwAIYYHAgCdDAAhhwcCAJ0MACEVGQAAsQ4AIC8AALIOACAwAACzDgAgMgAAtQ4AIMoGAgAAAAHXBkAAAAAB8gYBAAAAAfMGBAAAAAH1BgEAAAAB-AYCAAAAAfsGAQAAAAH8BgEAAAAB_gYAAAD-BgKABwAAAIAHAoEHCAAAAAGCBwIAAAABgwcCAAAAAYQHAQAAAAGFBwIAAAABhgcCAAAAAYcHAgAAAAECAAAAewAgUAAAixYAIAMAAAB5ACBQAACLFgAgUQAAjxYAIBcAAAB5ACAZAACKDgAgLwAAiw4AIDAAAIwOACAyAACODgAgSQAAjxYAIMoGAgCdDAAh1wZAAJ4MACHyBgEAnAwAIfMGBADXDQAh9QYBAJwMACH4BgIAnQwAIfsGAQCcDAAh_AYBAJwMACH-BgAAhw7-BiKABwAAiA6AByKBBwgAiQ4AIYIHAgC0DAAhgwcCALQMACGEBwEAyAwAIYUHAgCdDAAhhgcCAJ0MACGHBwIAnQwAIRUZAACKDgAgLwAAiw4AIDAAAIwOACAyAACODgAgygYCAJ0MACHXBkAAngwAIfIGAQCcDAAh8wYEANcNACH1BgEAnAwAIfgGAgCdDAAh-wYBAJwMACH8BgEAnAwAIf4GAACHDv4GIoAHAACIDoAHIoEHCACJDgAhggcCALQMACGDBwIAtAwAIYQHAQDIDAAhhQcCAJ0MACGGBwIAnQwAIYcHAgCdDAAhMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6gcBAAAAAfUHAQAAAAH2B0AAAAAB9wcBAAAAAfkHAAAA-QcC-gdAAAAAAfsHQAAAAAH8BwEAAAAB_QdAAAAAAf4HQAAAAAH_BwEAAAABgAhAAAAAAYEIAgAAAAGCCCAAAAABgwhAAAAAAYQIIAAAAAECAAAAAQAgUAAAkBYAIAMAAACaAQAgUAAAkBYAIFEAAJQWACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAACUFgAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6gcBAAAAAfUHAQAAAAH2B0AAAAAB9wcBAAAAAfkHAAAA-QcC-gdAAAAAAfsHQAAAAAH8BwEAAAAB_QdAAAAAAf4HQAAAAAH_BwEAAAABgAhAAAAAAYEIAgAAAAGCCCAAAAABgwhAAAAAAYQIIAAAAAECAAAAAQAgUAAAlRYAIAMAAACaAQAgUAAAlRYAIFEAAJkWACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAACZFgAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhFRkAALEOACAvAACyDgAgMAAAsw4AIDEAALQOACDKBgIAAAAB1wZAAAAAAfIGAQAAAAHzBgQAAAAB9QYBAAAAAfgGAgAAAAH7BgEAAAAB_AYBAAAAAf4GAAAA_gYCgAcAAACABwKBBwgAAAABggcCAAAAAYMHAgAAAAGEBwEAAAABhQcCAAAAAYYHAgAAAAGHBwIAAAABAgAAAHsAIFAAAJoWACALBAAA5w0AIMoGAgAAAAHXBkAAAAAB5gYCAAAAAecGAQAAAAHyBgEAAAAB8wYEAAAAAfQGAQAAAAH1BgEAAAAB9gZAAAAAAfcGAQAAAAECAAAAkgEAIFAAAJwWACADAAAAeQAgUAAAmhYAIFEAAKAWACAXAAAAeQAgGQAAig4AIC8AAIsOACAwAACMDgAgMQAAjQ4AIEkAAKAWACDKBgIAnQwAIdcGQACeDAAh8gYBAJwMACHzBgQA1w0AIfUGAQCcDAAh-AYCAJ0MACH7BgEAnAwAIfwGAQCcDAAh_gYAAIcO_gYigAcAAIgOgAcigQcIAIkOACGCBwIAtAwAIYMHAgC0DAAhhAcBAMgMACGFBwIAnQwAIYYHAgCdDAAhhwcCAJ0MACEVGQAAig4AIC8AAIsOACAwAACMDgAgMQAAjQ4AIMoGAgCdDAAh1wZAAJ4MACHyBgEAnAwAIfMGBADXDQAh9QYBAJwMACH4BgIAnQwAIfsGAQCcDAAh_AYBAJwMACH-BgAAhw7-BiKABwAAiA6AByKBBwgAiQ4AIYIHAgC0DAAhgwcCALQMACGEBwEAyAwAIYUHAgCdDAAhhgcCAJ0MACGHBwIAnQwAIQMAAACJAQAgUAAAnBYAIFEAAKMWACANAAAAiQEAIAQAAOANACBJAACjFgAgygYCAJ0MACHXBkAAngwAIeYGAgCdDAAh5wYBAJwMACHyBgEAnAwAIfMGBADXDQAh9AYBAJwMACH1BgEAnAwAIfYGQACeDAAh9wYBAJwMACELBAAA4A0AIMoGAgCdDAAh1wZAAJ4MACHmBgIAnQwAIecGAQCcDAAh8gYBAJwMACHzBgQA1w0AIfQGAQCcDAAh9QYBAJwMACH2BkAAngwAIfcGAQCcDAAhMBAAAOQTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6gcBAAAAAfUHAQAAAAH2B0AAAAAB9wcBAAAAAfkHAAAA-QcC-gdAAAAAAfsHQAAAAAH8BwEAAAAB_QdAAAAAAf4HQAAAAAH_BwEAAAABgAhAAAAAAYEIAgAAAAGCCCAAAAABgwhAAAAAAYQIIAAAAAECAAAAAQAgUAAApBYAIATKBgIAAAAB0gYAAJANACDXBkAAAAAB5QYCAAAAAQnPBgABAAAB0AYAAQAAAdIGAAC3DAAg0wYCAAAAAdQGQAAAAAHVBgIAAAAB1gZAAAAAAdcGQAAAAAHYBkAAAAABDAYAAOsMACAIAADsDAAgygYCAAAAAdIGAADqDAAg1QYCAAAAAdcGQAAAAAHYBkAAAAAB4AYAAQAAAeEGAQAAAAHiBgEAAAAB4wZAAAAAAeQGQAAAAAECAAAADwAgUAAAqBYAIAMAAAANACBQAACoFgAgUQAArBYAIA4AAAANACAGAADJDAAgCAAAygwAIEkAAKwWACDKBgIAnQwAIdIGAADGDAAg1QYCAJ0MACHXBkAAngwAIdgGQACeDAAh4AYAAccMACHhBgEAyAwAIeIGAQDIDAAh4wZAALMMACHkBkAAswwAIQwGAADJDAAgCAAAygwAIMoGAgCdDAAh0gYAAMYMACDVBgIAnQwAIdcGQACeDAAh2AZAAJ4MACHgBgABxwwAIeEGAQDIDAAh4gYBAMgMACHjBkAAswwAIeQGQACzDAAhC8oGAgAAAAHSBgAA2wwAINcGQAAAAAHYBkAAAAAB3QYAAQAAAeUGAgAAAAHnBgEAAAABsAdAAAAAAfIHAQAAAAHzB0AAAAAB9AcCAAAAAQMAAACaAQAgUAAApBYAIFEAALAWACAyAAAAmgEAIBAAAJ0RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAACwFgAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEwEAAAnREAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhCwQAAMINACAMAADEDQAgDgAAxQ0AIMoGAgAAAAHXBkAAAAAB5gYCAAAAAecGAQAAAAHoBgEAAAAB6QYAAQAAAeoGAADADQAg6wYAAMENACACAAAAJgAgUAAAsRYAIDAQAADkEwAgEQAA5RMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAeoHAQAAAAH1BwEAAAAB9gdAAAAAAfcHAQAAAAH5BwAAAPkHAvoHQAAAAAH7B0AAAAAB_AcBAAAAAf0HQAAAAAH-B0AAAAAB_wcBAAAAAYAIQAAAAAGBCAIAAAABggggAAAAAYMIQAAAAAGECCAAAAABAgAAAAEAIFAAALMWACAJygYCAAAAAdIGAADqDAAg1wZAAAAAAdgGQAAAAAHgBgABAAAB4QYBAAAAAeIGAQAAAAHjBkAAAAAB5AZAAAAAAQnPBgABAAAB0AYAAQAAAdEGAgAAAAHSBgAAtwwAINMGAgAAAAHUBkAAAAAB1gZAAAAAAdcGQAAAAAHYBkAAAAABAwAAAAcAIFAAALEWACBRAAC5FgAgDQAAAAcAIAQAAJwNACAMAACeDQAgDgAAnw0AIEkAALkWACDKBgIAnQwAIdcGQACeDAAh5gYCAJ0MACHnBgEAnAwAIegGAQCcDAAh6QYAAccMACHqBgAAmg0AIOsGAACbDQAgCwQAAJwNACAMAACeDQAgDgAAnw0AIMoGAgCdDAAh1wZAAJ4MACHmBgIAnQwAIecGAQCcDAAh6AYBAJwMACHpBgABxwwAIeoGAACaDQAg6wYAAJsNACADAAAAmgEAIFAAALMWACBRAAC8FgAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAAvBYAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAJ0RACARAACeEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AIQgDAACRDQAgBQAAkg0AIAwAAJQNACDKBgIAAAAB0QYCAAAAAdIGAACQDQAg1wZAAAAAAeUGAgAAAAECAAAACwAgUAAAvRYAIAPXBkAAAAAB3QYAAQAAAd8GQAAAAAELBAAAwg0AIAwAAMQNACANAADDDQAgygYCAAAAAdcGQAAAAAHmBgIAAAAB5wYBAAAAAegGAQAAAAHpBgABAAAB6gYAAMANACDrBgAAwQ0AIAIAAAAmACBQAADAFgAgMBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6gcBAAAAAfUHAQAAAAH2B0AAAAAB9wcBAAAAAfkHAAAA-QcC-gdAAAAAAfsHQAAAAAH8BwEAAAAB_QdAAAAAAf4HQAAAAAH_BwEAAAABgAhAAAAAAYEIAgAAAAGCCCAAAAABgwhAAAAAAYQIIAAAAAECAAAAAQAgUAAAwhYAIAMAAAAHACBQAADAFgAgUQAAxhYAIA0AAAAHACAEAACcDQAgDAAAng0AIA0AAJ0NACBJAADGFgAgygYCAJ0MACHXBkAAngwAIeYGAgCdDAAh5wYBAJwMACHoBgEAnAwAIekGAAHHDAAh6gYAAJoNACDrBgAAmw0AIAsEAACcDQAgDAAAng0AIA0AAJ0NACDKBgIAnQwAIdcGQACeDAAh5gYCAJ0MACHnBgEAnAwAIegGAQCcDAAh6QYAAccMACHqBgAAmg0AIOsGAACbDQAgAwAAAJoBACBQAADCFgAgUQAAyRYAIDIAAACaAQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAAMkWACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACELygYCAAAAAdEGAgAAAAHSBgAA2wwAINcGQAAAAAHYBkAAAAAB3QYAAQAAAeUGAgAAAAHnBgEAAAABsAdAAAAAAfIHAQAAAAHzB0AAAAABAwAAAAkAIFAAAL0WACBRAADNFgAgCgAAAAkAIAMAAPQMACAFAAD1DAAgDAAA9wwAIEkAAM0WACDKBgIAnQwAIdEGAgCdDAAh0gYAAPMMACDXBkAAngwAIeUGAgCdDAAhCAMAAPQMACAFAAD1DAAgDAAA9wwAIMoGAgCdDAAh0QYCAJ0MACHSBgAA8wwAINcGQACeDAAh5QYCAJ0MACEMBgAA6wwAIAkAAO0MACDKBgIAAAAB0gYAAOoMACDVBgIAAAAB1wZAAAAAAdgGQAAAAAHgBgABAAAB4QYBAAAAAeIGAQAAAAHjBkAAAAAB5AZAAAAAAQIAAAAPACBQAADOFgAgAwAAAA0AIFAAAM4WACBRAADSFgAgDgAAAA0AIAYAAMkMACAJAADLDAAgSQAA0hYAIMoGAgCdDAAh0gYAAMYMACDVBgIAnQwAIdcGQACeDAAh2AZAAJ4MACHgBgABxwwAIeEGAQDIDAAh4gYBAMgMACHjBkAAswwAIeQGQACzDAAhDAYAAMkMACAJAADLDAAgygYCAJ0MACHSBgAAxgwAINUGAgCdDAAh1wZAAJ4MACHYBkAAngwAIeAGAAHHDAAh4QYBAMgMACHiBgEAyAwAIeMGQACzDAAh5AZAALMMACEIAwAAkQ0AIAUAAJINACALAACTDQAgygYCAAAAAdEGAgAAAAHSBgAAkA0AINcGQAAAAAHlBgIAAAABAgAAAAsAIFAAANMWACALBAAAwg0AIA0AAMMNACAOAADFDQAgygYCAAAAAdcGQAAAAAHmBgIAAAAB5wYBAAAAAegGAQAAAAHpBgABAAAB6gYAAMANACDrBgAAwQ0AIAIAAAAmACBQAADVFgAgAwAAAAkAIFAAANMWACBRAADZFgAgCgAAAAkAIAMAAPQMACAFAAD1DAAgCwAA9gwAIEkAANkWACDKBgIAnQwAIdEGAgCdDAAh0gYAAPMMACDXBkAAngwAIeUGAgCdDAAhCAMAAPQMACAFAAD1DAAgCwAA9gwAIMoGAgCdDAAh0QYCAJ0MACHSBgAA8wwAINcGQACeDAAh5QYCAJ0MACEDAAAABwAgUAAA1RYAIFEAANwWACANAAAABwAgBAAAnA0AIA0AAJ0NACAOAACfDQAgSQAA3BYAIMoGAgCdDAAh1wZAAJ4MACHmBgIAnQwAIecGAQCcDAAh6AYBAJwMACHpBgABxwwAIeoGAACaDQAg6wYAAJsNACALBAAAnA0AIA0AAJ0NACAOAACfDQAgygYCAJ0MACHXBkAAngwAIeYGAgCdDAAh5wYBAJwMACHoBgEAnAwAIekGAAHHDAAh6gYAAJoNACDrBgAAmw0AIB4KADMQBgIRJwMSKAQTKgsULgwVMg0WNg4XOg8bQhIcRhQhWhgjWRclXhwqYh0teCAvjwEmMJABJzR8JTWTASo2lQEsOZkBLTqdAS07ngEtPaIBLj6kAS4_qAEvQK0BMEKxATFDtQEyAwMAAQUIAw8kBQUEAAEKAAoMHwgNDAQOIAIFAwABBQADCgAJCxAFDBsIBAYABAgUBgkVAgoABwEHAAUCCBYACRcAAgUAAwYcBAILHQAMHgADDCIADSEADiMAAQMAAQEDAAEBAwABAQMAAQQKABMYABAZAAEbQBICCgARFzsPARc8AAIZAAEaAA8BG0EABgoAGxkAAR1IFSJMFyNVFyRXGgIKABYcSRQBHEoABQoAGRkAAR4AFB9NFCFRGAIDAAEgABcBIVIAAR4AFAEjWAABAwABAwQAAQoAJCxmHgMKACMmZx0oax8CKQAgKwAeBAoAIicAAShsHypwIQEpACACKHEAKnIAAShzAAEsdAAGCgArGQABL4ABJjCEAScxhgEoMogBKQIZAAEuACUCAwABLgAlAS4AJQIujAElM4oBKgIEAAEyiwEpAi-NAQAwjgEAAQQAAQMZmwEBNwABOJwBAQIEowEBPAABAQOpAQEBAwABAUEAAQEDAAEbELYBABG3AQASuAEAFLkBABW6AQAWuwEAF7wBABu9AQAcvgEAIcABACO_AQAlwQEAKsIBAC3DAQAvxQEAMMYBADTEAQA1xwEAOcgBADrJAQA7ygEAPcsBAD7MAQA_zQEAQM4BAELPAQBD0AEAAAAABQoAOFYAOVcAOlgAO1kAPAAAAAAABQoAOFYAOVcAOlgAO1kAPAMDAAEF8QEDD_IBBQMDAAEF-AEDD_kBBQUKAEFWAEJXAENYAERZAEUAAAAAAAUKAEFWAEJXAENYAERZAEUBA4sCAQEDkQIBBQoASlYAS1cATFgATVkATgAAAAAABQoASlYAS1cATFgATVkATgFBAAEBQQABBQoAU1YAVFcAVVgAVlkAVwAAAAAABQoAU1YAVFcAVVgAVlkAVwEDAAEBAwABBQoAXFYAXVcAXlgAX1kAYAAAAAAABQoAXFYAXVcAXlgAX1kAYAEDAAEBAwABBQoAZVYAZlcAZ1gAaFkAaQAAAAAABQoAZVYAZlcAZ1gAaFkAaQAAAAUKAG9WAHBXAHFYAHJZAHMAAAAAAAUKAG9WAHBXAHFYAHJZAHMDGf4CATcAATj_AgEDGYUDATcAATiGAwEFCgB4VgB5VwB6WAB7WQB8AAAAAAAFCgB4VgB5VwB6WAB7WQB8AgSYAwE8AAECBJ4DATwAAQUKAIEBVgCCAVcAgwFYAIQBWQCFAQAAAAAABQoAgQFWAIIBVwCDAVgAhAFZAIUBAAAABQoAiwFWAIwBVwCNAVgAjgFZAI8BAAAAAAAFCgCLAVYAjAFXAI0BWACOAVkAjwEBAwABAQMAAQUKAJQBVgCVAVcAlgFYAJcBWQCYAQAAAAAABQoAlAFWAJUBVwCWAVgAlwFZAJgBAAAFCgCdAVYAngFXAJ8BWACgAVkAoQEAAAAAAAUKAJ0BVgCeAVcAnwFYAKABWQChAQIYABAZAAECGAAQGQABBQoApgFWAKcBVwCoAVgAqQFZAKoBAAAAAAAFCgCmAVYApwFXAKgBWACpAVkAqgECGQABGgAPAhkAARoADwUKAK8BVgCwAVcAsQFYALIBWQCzAQAAAAAABQoArwFWALABVwCxAVgAsgFZALMBAAAABQoAuQFWALoBVwC7AVgAvAFZAL0BAAAAAAAFCgC5AVYAugFXALsBWAC8AVkAvQEBAwABAQMAAQUKAMIBVgDDAVcAxAFYAMUBWQDGAQAAAAAABQoAwgFWAMMBVwDEAVgAxQFZAMYBAQMAAQEDAAEFCgDLAVYAzAFXAM0BWADOAVkAzwEAAAAAAAUKAMsBVgDMAVcAzQFYAM4BWQDPAQEDAAEBAwABBQoA1AFWANUBVwDWAVgA1wFZANgBAAAAAAAFCgDUAVYA1QFXANYBWADXAVkA2AEBAwABAQMAAQUKAN0BVgDeAVcA3wFYAOABWQDhAQAAAAAABQoA3QFWAN4BVwDfAVgA4AFZAOEBAAAAAwoA5wFYAOgBWQDpAQAAAAMKAOcBWADoAVkA6QEAAAUKAO4BVgDvAVcA8AFYAPEBWQDyAQAAAAAABQoA7gFWAO8BVwDwAVgA8QFZAPIBAxkAAR3IBRUiyQUXAxkAAR3PBRUi0AUXBQoA9wFWAPgBVwD5AVgA-gFZAPsBAAAAAAAFCgD3AVYA-AFXAPkBWAD6AVkA-wECGQABHgAUAhkAAR4AFAUKAIACVgCBAlcAggJYAIMCWQCEAgAAAAAABQoAgAJWAIECVwCCAlgAgwJZAIQCAgMAASAAFwIDAAEgABcFCgCJAlYAigJXAIsCWACMAlkAjQIAAAAAAAUKAIkCVgCKAlcAiwJYAIwCWQCNAgEeABQFCgCRAlYAkgJXAJMCWACUAlkAlQIAAAAAAAUKAJECVgCSAlcAkwJYAJQCWQCVAgEEAAEBBAABBQoAmgJWAJsCVwCcAlgAnQJZAJ4CAAAAAAAFCgCaAlYAmwJXAJwCWACdAlkAngIBJrYGHQEmvAYdBQoAowJWAKQCVwClAlgApgJZAKcCAAAAAAAFCgCjAlYApAJXAKUCWACmAlkApwIBJwABAScAAQUKAKwCVgCtAlcArgJYAK8CWQCwAgAAAAAABQoArAJWAK0CVwCuAlgArwJZALACAikAICsAHgIpACArAB4FCgC1AlYAtgJXALcCWAC4AlkAuQIAAAAAAAUKALUCVgC2AlcAtwJYALgCWQC5AgEpACABKQAgBQoAvgJWAL8CVwDAAlgAwQJZAMICAAAAAAAFCgC-AlYAvwJXAMACWADBAlkAwgIBGQABARkAAQUKAMcCVgDIAlcAyQJYAMoCWQDLAgAAAAAABQoAxwJWAMgCVwDJAlgAygJZAMsCAgMAAS4AJQIDAAEuACUFCgDQAlYA0QJXANICWADTAlkA1AIAAAAAAAUKANACVgDRAlcA0gJYANMCWQDUAgIZAAEuACUCGQABLgAlBQoA2QJWANoCVwDbAlgA3AJZAN0CAAAAAAAFCgDZAlYA2gJXANsCWADcAlkA3QIBLgAlAS4AJQUKAOICVgDjAlcA5AJYAOUCWQDmAgAAAAAABQoA4gJWAOMCVwDkAlgA5QJZAOYCAQQAAQEEAAEFCgDrAlYA7AJXAO0CWADuAlkA7wIAAAAAAAUKAOsCVgDsAlcA7QJYAO4CWQDvAgEEAAEBBAABBQoA9AJWAPUCVwD2AlgA9wJZAPgCAAAAAAAFCgD0AlYA9QJXAPYCWAD3AlkA-AICLpsIJTOaCCoCLqIIJTOhCCoFCgD9AlYA_gJXAP8CWACAA1kAgQMAAAAAAAUKAP0CVgD-AlcA_wJYAIADWQCBAwEEAAEBBAABBQoAhgNWAIcDVwCIA1gAiQNZAIoDAAAAAAAFCgCGA1YAhwNXAIgDWACJA1kAigMCAwABBQADAgMAAQUAAwUKAI8DVgCQA1cAkQNYAJIDWQCTAwAAAAAABQoAjwNWAJADVwCRA1gAkgNZAJMDAQYABAEGAAQFCgCYA1YAmQNXAJoDWACbA1kAnAMAAAAAAAUKAJgDVgCZA1cAmgNYAJsDWQCcAwEHAAUBBwAFBQoAoQNWAKIDVwCjA1gApANZAKUDAAAAAAAFCgChA1YAogNXAKMDWACkA1kApQMCBQADBowJBAIFAAMGkgkEBQoAqgNWAKsDVwCsA1gArQNZAK4DAAAAAAAFCgCqA1YAqwNXAKwDWACtA1kArgMAAAADCgC0A1gAtQNZALYDAAAAAwoAtANYALUDWQC2AwAAAAMKALwDWAC9A1kAvgMAAAADCgC8A1gAvQNZAL4DAAAAAwoAxANYAMUDWQDGAwAAAAMKAMQDWADFA1kAxgMAAAADCgDMA1gAzQNZAM4DAAAAAwoAzANYAM0DWQDOAwAAAAUKANQDVgDVA1cA1gNYANcDWQDYAwAAAAAABQoA1ANWANUDVwDWA1gA1wNZANgDRAIBRdEBAUbTAQFH1AEBSNUBAUrXAQFL2QE0TNoBNU3cAQFO3gE0T98BNlLgAQFT4QEBVOIBNFrlATdb5gE9XOcBAl3oAQJe6QECX-oBAmDrAQJh7QECYu8BNGPwAT5k9AECZfYBNGb3AT9n-gECaPsBAmn8ATRq_wFAa4ACRmyBAi9tggIvboMCL2-EAi9whQIvcYcCL3KJAjRzigJHdI0CL3WPAjR2kAJId5ICL3iTAi95lAI0epcCSXuYAk98mQIxfZoCMX6bAjF_nAIxgAGdAjGBAZ8CMYIBoQI0gwGiAlCEAaQCMYUBpgI0hgGnAlGHAagCMYgBqQIxiQGqAjSKAa0CUosBrgJYjAGvAjCNAbACMI4BsQIwjwGyAjCQAbMCMJEBtQIwkgG3AjSTAbgCWZQBugIwlQG8AjSWAb0CWpcBvgIwmAG_AjCZAcACNJoBwwJbmwHEAmGcAcUCHJ0BxgIcngHHAhyfAcgCHKAByQIcoQHLAhyiAc0CNKMBzgJipAHQAhylAdICNKYB0wJjpwHUAhyoAdUCHKkB1gI0qgHZAmSrAdoCaqwB3AJrrQHdAmuuAeACa68B4QJrsAHiAmuxAeQCa7IB5gI0swHnAmy0AekCa7UB6wI0tgHsAm23Ae0Ca7gB7gJruQHvAjS6AfICbrsB8wJ0vAH0Ai29AfUCLb4B9gItvwH3Ai3AAfgCLcEB-gItwgH8AjTDAf0CdcQBgQMtxQGDAzTGAYQDdscBhwMtyAGIAy3JAYkDNMoBjAN3ywGNA33MAY4DLs0BjwMuzgGQAy7PAZEDLtABkgMu0QGUAy7SAZYDNNMBlwN-1AGaAy7VAZwDNNYBnQN_1wGfAy7YAaADLtkBoQM02gGkA4AB2wGlA4YB3AGnA4cB3QGoA4cB3gGrA4cB3wGsA4cB4AGtA4cB4QGvA4cB4gGxAzTjAbIDiAHkAbQDhwHlAbYDNOYBtwOJAecBuAOHAegBuQOHAekBugM06gG9A4oB6wG-A5AB7AG_AzLtAcADMu4BwQMy7wHCAzLwAcMDMvEBxQMy8gHHAzTzAcgDkQH0AcoDMvUBzAM09gHNA5IB9wHOAzL4Ac8DMvkB0AM0-gHTA5MB-wHUA5kB_AHWAxD9AdcDEP4B2gMQ_wHbAxCAAtwDEIEC3gMQggLgAzSDAuEDmgGEAuMDEIUC5QM0hgLmA5sBhwLnAxCIAugDEIkC6QM0igLsA5wBiwLtA6IBjALuAw-NAu8DD44C8AMPjwLxAw-QAvIDD5EC9AMPkgL2AzSTAvcDowGUAvkDD5UC-wM0lgL8A6QBlwL9Aw-YAv4DD5kC_wM0mgKCBKUBmwKDBKsBnAKEBBKdAoUEEp4ChgQSnwKHBBKgAogEEqECigQSogKMBDSjAo0ErAGkAo8EEqUCkQQ0pgKSBK0BpwKTBBKoApQEEqkClQQ0qgKYBK4BqwKZBLQBrAKbBLUBrQKcBLUBrgKfBLUBrwKgBLUBsAKhBLUBsQKjBLUBsgKlBDSzAqYEtgG0AqgEtQG1AqoENLYCqwS3AbcCrAS1AbgCrQS1AbkCrgQ0ugKxBLgBuwKyBL4BvAK0BAu9ArUEC74CtwQLvwK4BAvAArkEC8ECuwQLwgK9BDTDAr4EvwHEAsAEC8UCwgQ0xgLDBMABxwLEBAvIAsUEC8kCxgQ0ygLJBMEBywLKBMcBzALLBAzNAswEDM4CzQQMzwLOBAzQAs8EDNEC0QQM0gLTBDTTAtQEyAHUAtYEDNUC2AQ01gLZBMkB1wLaBAzYAtsEDNkC3AQ02gLfBMoB2wLgBNAB3ALhBA3dAuIEDd4C4wQN3wLkBA3gAuUEDeEC5wQN4gLpBDTjAuoE0QHkAuwEDeUC7gQ05gLvBNIB5wLwBA3oAvEEDekC8gQ06gL1BNMB6wL2BNkB7AL3BA7tAvgEDu4C-QQO7wL6BA7wAvsEDvEC_QQO8gL_BDTzAoAF2gH0AoIFDvUChAU09gKFBdsB9wKGBQ74AocFDvkCiAU0-gKLBdwB-wKMBeIB_AKOBeMB_QKPBeMB_gKSBeMB_wKTBeMBgAOUBeMBgQOWBeMBggOYBTSDA5kF5AGEA5sF4wGFA50FNIYDngXlAYcDnwXjAYgDoAXjAYkDoQU0igOkBeYBiwOlBeoBjAOnBRWNA6gFFY4DqgUVjwOrBRWQA6wFFZEDrgUVkgOwBTSTA7EF6wGUA7MFFZUDtQU0lgO2BewBlwO3BRWYA7gFFZkDuQU0mgO8Be0BmwO9BfMBnAO-BRSdA78FFJ4DwAUUnwPBBRSgA8IFFKEDxAUUogPGBTSjA8cF9AGkA8sFFKUDzQU0pgPOBfUBpwPRBRSoA9IFFKkD0wU0qgPWBfYBqwPXBfwBrAPYBRetA9kFF64D2gUXrwPbBRewA9wFF7ED3gUXsgPgBTSzA-EF_QG0A-MFF7UD5QU0tgPmBf4BtwPnBRe4A-gFF7kD6QU0ugPsBf8BuwPtBYUCvAPuBRi9A-8FGL4D8AUYvwPxBRjAA_IFGMED9AUYwgP2BTTDA_cFhgLEA_kFGMUD-wU0xgP8BYcCxwP9BRjIA_4FGMkD_wU0ygOCBogCywODBo4CzAOFBhrNA4YGGs4DiAYazwOJBhrQA4oGGtEDjAYa0gOOBjTTA48GjwLUA5AGGtUDkQY01gOUBpAC1wOVBpYC2AOWBh3ZA5cGHdoDmAYd2wOZBh3cA5oGHd0DnAYd3gOeBjTfA58GlwLgA6EGHeEDowY04gOkBpgC4wOlBh3kA6YGHeUDpwY05gOqBpkC5wOrBp8C6AOsBh7pA60GHuoDrgYe6wOvBh7sA7AGHu0DsgYe7gO0BjTvA7UGoALwA7gGHvEDugY08gO7BqEC8wO9Bh70A74GHvUDvwY09gPCBqIC9wPDBqgC-APEBiD5A8UGIPoDxgYg-wPHBiD8A8gGIP0DygYg_gPMBjT_A80GqQKABM8GIIEE0QY0ggTSBqoCgwTTBiCEBNQGIIUE1QY0hgTYBqsChwTZBrECiATaBh-JBNsGH4oE3AYfiwTdBh-MBN4GH40E4AYfjgTiBjSPBOMGsgKQBOUGH5EE5wY0kgToBrMCkwTpBh-UBOoGH5UE6wY0lgTuBrQClwTvBroCmATwBiGZBPEGIZoE8gYhmwTzBiGcBPQGIZ0E9gYhngT4BjSfBPkGuwKgBPsGIaEE_QY0ogT-BrwCowT_BiGkBIAHIaUEgQc0pgSEB70CpwSFB8MCqASGByWpBIcHJaoEiAclqwSJByWsBIoHJa0EjAclrgSOBzSvBI8HxAKwBJEHJbEEkwc0sgSUB8UCswSVByW0BJYHJbUElwc0tgSaB8YCtwSbB8wCuAScBye5BJ0HJ7oEngcnuwSfBye8BKAHJ70EogcnvgSkBzS_BKUHzQLABKcHJ8EEqQc0wgSqB84CwwSrByfEBKwHJ8UErQc0xgSwB88CxwSxB9UCyASyBybJBLMHJsoEtAcmywS1BybMBLYHJs0EuAcmzgS6BzTPBLsH1gLQBL0HJtEEvwc00gTAB9cC0wTBBybUBMIHJtUEwwc01gTGB9gC1wTHB94C2ATJByjZBMoHKNoEzAco2wTNByjcBM4HKN0E0Aco3gTSBzTfBNMH3wLgBNUHKOEE1wc04gTYB-AC4wTZByjkBNoHKOUE2wc05gTeB-EC5wTfB-cC6ATgByrpBOEHKuoE4gcq6wTjByrsBOQHKu0E5gcq7gToBzTvBOkH6ALwBOsHKvEE7Qc08gTuB-kC8wTvByr0BPAHKvUE8Qc09gT0B-oC9wT1B_AC-AT3Byz5BPgHLPoE-gcs-wT7Byz8BPwHLP0E_gcs_gSACDT_BIEI8QKABYMILIEFhQg0ggWGCPICgwWHCCyEBYgILIUFiQg0hgWMCPMChwWNCPkCiAWPCCmJBZAIKYoFkggpiwWTCCmMBZQIKY0FlggpjgWYCDSPBZkI-gKQBZ0IKZEFnwg0kgWgCPsCkwWjCCmUBaQIKZUFpQg0lgWoCPwClwWpCIIDmAWqCAOZBasIA5oFrAgDmwWtCAOcBa4IA50FsAgDngWyCDSfBbMIgwOgBbUIA6EFtwg0ogW4CIQDowW5CAOkBboIA6UFuwg0pgW-CIUDpwW_CIsDqAXACASpBcEIBKoFwggEqwXDCASsBcQIBK0FxggErgXICDSvBckIjAOwBcsIBLEFzQg0sgXOCI0DswXPCAS0BdAIBLUF0Qg0tgXUCI4DtwXVCJQDuAXWCAW5BdcIBboF2AgFuwXZCAW8BdoIBb0F3AgFvgXeCDS_Bd8IlQPABeEIBcEF4wg0wgXkCJYDwwXlCAXEBeYIBcUF5wg0xgXqCJcDxwXrCJ0DyAXsCAbJBe0IBsoF7ggGywXvCAbMBfAIBs0F8ggGzgX0CDTPBfUIngPQBfcIBtEF-Qg00gX6CJ8D0wX7CAbUBfwIBtUF_Qg01gWACaAD1wWBCaYD2AWCCQjZBYMJCNoFhAkI2wWFCQjcBYYJCN0FiAkI3gWKCTTfBYsJpwPgBY4JCOEFkAk04gWRCagD4wWTCQjkBZQJCOUFlQk05gWYCakD5wWZCa8D6AWbCbAD6QWcCbAD6gWfCbAD6wWgCbAD7AWhCbAD7QWjCbAD7gWlCTTvBaYJsQPwBagJsAPxBaoJNPIFqwmyA_MFrAmwA_QFrQmwA_UFrgk09gWxCbMD9wWyCbcD-AW0CbgD-QW1CbgD-gW4CbgD-wW5CbgD_AW6CbgD_QW8CbgD_gW-CTT_Bb8JuQOABsEJuAOBBsMJNIIGxAm6A4MGxQm4A4QGxgm4A4UGxwk0hgbKCbsDhwbLCb8DiAbNCcADiQbOCcADigbRCcADiwbSCcADjAbTCcADjQbVCcADjgbXCTSPBtgJwQOQBtoJwAORBtwJNJIG3QnCA5MG3gnAA5QG3wnAA5UG4Ak0lgbjCcMDlwbkCccDmAbmCcgDmQbnCcgDmgbqCcgDmwbrCcgDnAbsCcgDnQbuCcgDngbwCTSfBvEJyQOgBvMJyAOhBvUJNKIG9gnKA6MG9wnIA6QG-AnIA6UG-Qk0pgb8CcsDpwb9Cc8DqAb_CdADqQaACtADqgaDCtADqwaECtADrAaFCtADrQaHCtADrgaJCjSvBooK0QOwBowK0AOxBo4KNLIGjwrSA7MGkArQA7QGkQrQA7UGkgo0tgaVCtMDtwaWCtkD"
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
  LimitCountScalarFieldEnum: () => LimitCountScalarFieldEnum,
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
  RatingScalarFieldEnum: () => RatingScalarFieldEnum,
  RecoveryCodeScalarFieldEnum: () => RecoveryCodeScalarFieldEnum,
  RemovalScalarFieldEnum: () => RemovalScalarFieldEnum,
  ReplyScalarFieldEnum: () => ReplyScalarFieldEnum,
  ReportScalarFieldEnum: () => ReportScalarFieldEnum,
  RevisionScalarFieldEnum: () => RevisionScalarFieldEnum,
  SecretScalarFieldEnum: () => SecretScalarFieldEnum,
  SessionScalarFieldEnum: () => SessionScalarFieldEnum,
  ShareScalarFieldEnum: () => ShareScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  StoreScalarFieldEnum: () => StoreScalarFieldEnum,
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
  Store: "Store",
  Product: "Product",
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
  LimitCount: "LimitCount"
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
  twoFactors: "twoFactors"
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
  createdAt: "createdAt"
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
var StoreScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  slug: "slug",
  description: "description",
  status: "status",
  reopens: "reopens",
  createdAt: "createdAt"
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
  categoryKey: "categoryKey"
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
var LimitCountScalarFieldEnum = {
  key: "key",
  count: "count",
  endsAt: "endsAt"
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
