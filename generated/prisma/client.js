// Made by `npm run generate` from prisma/schema.prisma, whose SHA-256 is
// 08587343f0fb7f2a3d8ee554b97540b88e5ecde483472ec757baf48812f21d44.
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
  id          Int       @id @default(autoincrement())
  title       String    @db.VarChar(200)
  description String
  position    Int
  createdAt   DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When it was deleted with its topics. Nobody sees it until one of them is restored.
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
  @@index([authorId, id])
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
config.runtimeDataModel = JSON.parse('{"models":{"User":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"username","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"pendingEmail","kind":"scalar","type":"String","dbName":"pending_email"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"role","kind":"enum","type":"Role"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspendedUntil","kind":"scalar","type":"DateTime","dbName":"suspended_until"},{"name":"suspendedFor","kind":"scalar","type":"String","dbName":"suspended_for"},{"name":"silencedAt","kind":"scalar","type":"DateTime","dbName":"silenced_at"},{"name":"silencedUntil","kind":"scalar","type":"DateTime","dbName":"silenced_until"},{"name":"silencedFor","kind":"scalar","type":"String","dbName":"silenced_for"},{"name":"reportMailedAt","kind":"scalar","type":"DateTime","dbName":"report_mailed_at"},{"name":"approvedPosts","kind":"scalar","type":"Int","dbName":"approved_posts"},{"name":"awaitsApproval","kind":"scalar","type":"Boolean","dbName":"awaits_approval"},{"name":"deleteAt","kind":"scalar","type":"DateTime","dbName":"delete_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"twoFactors","kind":"scalar","type":"Boolean","dbName":"two_factors"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToUser"},{"name":"apps","kind":"object","type":"App","relationName":"AppToUser"},{"name":"appGrants","kind":"object","type":"AppGrant","relationName":"AppGrantToUser"},{"name":"totpFactor","kind":"object","type":"TotpFactor","relationName":"TotpFactorToUser"},{"name":"recoveryCodes","kind":"object","type":"RecoveryCode","relationName":"RecoveryCodeToUser"},{"name":"passkeys","kind":"object","type":"Passkey","relationName":"PasskeyToUser"},{"name":"identities","kind":"object","type":"Identity","relationName":"IdentityToUser"},{"name":"topics","kind":"object","type":"Topic","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToUser"},{"name":"questions","kind":"object","type":"Question","relationName":"QuestionToUser"},{"name":"answers","kind":"object","type":"Answer","relationName":"AnswerToUser"},{"name":"votes","kind":"object","type":"Vote","relationName":"UserToVote"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToUser"},{"name":"stores","kind":"object","type":"Store","relationName":"StoreToUser"},{"name":"orders","kind":"object","type":"Order","relationName":"OrderToUser"},{"name":"videos","kind":"object","type":"Video","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToUser"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToUser"},{"name":"files","kind":"object","type":"File","relationName":"FileToUser"},{"name":"fileUsage","kind":"object","type":"FileUsage","relationName":"FileUsageToUser"},{"name":"reportsMade","kind":"object","type":"Report","relationName":"reporter"},{"name":"reportsAbout","kind":"object","type":"Report","relationName":"author"},{"name":"reportsHandled","kind":"object","type":"Report","relationName":"handler"},{"name":"revisions","kind":"object","type":"Revision","relationName":"owner"},{"name":"edits","kind":"object","type":"Revision","relationName":"editor"},{"name":"mails","kind":"object","type":"Mail","relationName":"MailToUser"},{"name":"emailTokens","kind":"object","type":"EmailToken","relationName":"EmailTokenToUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"InvitationToUser"},{"name":"exports","kind":"object","type":"Export","relationName":"ExportToUser"}],"dbName":"users","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"appSessionId","kind":"scalar","type":"Int","dbName":"app_session_id"},{"name":"user","kind":"object","type":"User","relationName":"ApiKeyToUser"},{"name":"app","kind":"object","type":"App","relationName":"ApiKeyToApp"},{"name":"appSession","kind":"object","type":"AppSession","relationName":"ApiKeyToAppSession"}],"dbName":"api_keys","schema":null},"Mail":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"fault","kind":"scalar","type":"String"},{"name":"givenUpAt","kind":"scalar","type":"DateTime","dbName":"given_up_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"MailToUser"}],"dbName":"mails","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"creatorId","kind":"scalar","type":"Int","dbName":"creator_id"},{"name":"maxUses","kind":"scalar","type":"Int","dbName":"max_uses"},{"name":"uses","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"creator","kind":"object","type":"User","relationName":"InvitationToUser"}],"dbName":"invitations","schema":null},"EmailToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"EmailTokenToUser"}],"dbName":"email_tokens","schema":null},"IdempotencyKey":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"operation","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"request","kind":"scalar","type":"Bytes"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"IdempotencyKeyToUser"}],"dbName":"idempotency_keys","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"details","kind":"scalar","type":"Json"}],"dbName":"audit_log","schema":null},"Report":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"reporterId","kind":"scalar","type":"Int","dbName":"reporter_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"ReportStatus"},{"name":"handlerId","kind":"scalar","type":"Int","dbName":"handler_id"},{"name":"resolutionNote","kind":"scalar","type":"String","dbName":"resolution_note"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"},{"name":"reporter","kind":"object","type":"User","relationName":"reporter"},{"name":"author","kind":"object","type":"User","relationName":"author"},{"name":"handler","kind":"object","type":"User","relationName":"handler"}],"dbName":"reports","schema":null},"Revision":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"editorId","kind":"scalar","type":"Int","dbName":"editor_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"owner","kind":"object","type":"User","relationName":"owner"},{"name":"editor","kind":"object","type":"User","relationName":"editor"}],"dbName":"revisions","schema":null},"Removal":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"parentId","kind":"scalar","type":"Int","dbName":"parent_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"excerpt","kind":"scalar","type":"String"},{"name":"memory","kind":"scalar","type":"String"},{"name":"isPrivate","kind":"scalar","type":"Boolean","dbName":"is_private"},{"name":"state","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"removals","schema":null},"Export":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"parts","kind":"scalar","type":"Int"},{"name":"partsTotal","kind":"scalar","type":"Int","dbName":"parts_total"},{"name":"records","kind":"scalar","type":"BigInt"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"missing","kind":"scalar","type":"Int"},{"name":"fault","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"user","kind":"object","type":"User","relationName":"ExportToUser"}],"dbName":"exports","schema":null},"Board":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"topics","kind":"object","type":"Topic","relationName":"BoardToTopic"}],"dbName":"boards","schema":null},"Topic":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"boardId","kind":"scalar","type":"Int","dbName":"board_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"content","kind":"scalar","type":"String"},{"name":"isSticky","kind":"scalar","type":"Boolean","dbName":"is_sticky"},{"name":"isLocked","kind":"scalar","type":"Boolean","dbName":"is_locked"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"replyCount","kind":"scalar","type":"Int","dbName":"reply_count"},{"name":"lastReplyAt","kind":"scalar","type":"DateTime","dbName":"last_reply_at"},{"name":"lastReplyUserId","kind":"scalar","type":"Int","dbName":"last_reply_user_id"},{"name":"board","kind":"object","type":"Board","relationName":"BoardToTopic"},{"name":"author","kind":"object","type":"User","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToTopic"}],"dbName":"topics","schema":null},"Reply":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"topic","kind":"object","type":"Topic","relationName":"ReplyToTopic"},{"name":"author","kind":"object","type":"User","relationName":"ReplyToUser"}],"dbName":"replies","schema":null},"Session":{"fields":[{"name":"sid","kind":"scalar","type":"String"},{"name":"sess","kind":"scalar","type":"Json"},{"name":"expire","kind":"scalar","type":"DateTime"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"}],"dbName":"sessions","schema":null},"TotpFactor":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"secret","kind":"scalar","type":"String"},{"name":"lastStep","kind":"scalar","type":"BigInt","dbName":"last_step"},{"name":"wrongCodes","kind":"scalar","type":"Int","dbName":"wrong_codes"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"TotpFactorToUser"}],"dbName":"totp_factors","schema":null},"RecoveryCode":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"RecoveryCodeToUser"}],"dbName":"recovery_codes","schema":null},"Passkey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"credentialId","kind":"scalar","type":"Bytes","dbName":"credential_id"},{"name":"publicKey","kind":"scalar","type":"Bytes","dbName":"public_key"},{"name":"counter","kind":"scalar","type":"BigInt"},{"name":"transports","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"PasskeyToUser"}],"dbName":"passkeys","schema":null},"Identity":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"IdentityToUser"}],"dbName":"identities","schema":null},"Secret":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"secrets","schema":null},"Category":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"questions","kind":"object","type":"Question","relationName":"CategoryToQuestion"}],"dbName":"categories","schema":null},"Question":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"categoryId","kind":"scalar","type":"Int","dbName":"category_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"QuestionStatus"},{"name":"bestAnswerId","kind":"scalar","type":"Int","dbName":"best_answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answerCount","kind":"scalar","type":"Int","dbName":"answer_count"},{"name":"category","kind":"object","type":"Category","relationName":"CategoryToQuestion"},{"name":"author","kind":"object","type":"User","relationName":"QuestionToUser"},{"name":"bestAnswer","kind":"object","type":"Answer","relationName":"best"},{"name":"answers","kind":"object","type":"Answer","relationName":"answers"},{"name":"search","kind":"object","type":"QuestionSearch","relationName":"QuestionToQuestionSearch"}],"dbName":"questions","schema":null},"Answer":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"voteScore","kind":"scalar","type":"Int","dbName":"vote_score"},{"name":"question","kind":"object","type":"Question","relationName":"answers"},{"name":"author","kind":"object","type":"User","relationName":"AnswerToUser"},{"name":"bestOf","kind":"object","type":"Question","relationName":"best"},{"name":"votes","kind":"object","type":"Vote","relationName":"AnswerToVote"}],"dbName":"answers","schema":null},"Vote":{"fields":[{"name":"answerId","kind":"scalar","type":"Int","dbName":"answer_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"object","type":"Answer","relationName":"AnswerToVote"},{"name":"user","kind":"object","type":"User","relationName":"UserToVote"}],"dbName":"votes","schema":null},"QuestionSearch":{"fields":[{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"question","kind":"object","type":"Question","relationName":"QuestionToQuestionSearch"}],"dbName":"question_search","schema":null},"Store":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"StoreStatus"},{"name":"reopens","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"owner","kind":"object","type":"User","relationName":"StoreToUser"},{"name":"products","kind":"object","type":"Product","relationName":"ProductToStore"}],"dbName":"stores","schema":null},"Product":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"sku","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"regularPrice","kind":"scalar","type":"Decimal","dbName":"regular_price"},{"name":"stock","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"ProductStatus"},{"name":"category","kind":"scalar","type":"String"},{"name":"imageUrl","kind":"scalar","type":"String","dbName":"image_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"shelf","kind":"scalar","type":"Int"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"titleKey","kind":"scalar","type":"String","dbName":"title_key"},{"name":"categoryKey","kind":"scalar","type":"String","dbName":"category_key"},{"name":"store","kind":"object","type":"Store","relationName":"ProductToStore"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderItemToProduct"}],"dbName":"products","schema":null},"Order":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"area","kind":"enum","type":"OrderArea"},{"name":"buyerId","kind":"scalar","type":"Int","dbName":"buyer_id"},{"name":"status","kind":"enum","type":"OrderStatus"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"paymentReference","kind":"scalar","type":"String","dbName":"payment_reference"},{"name":"checkoutId","kind":"scalar","type":"Int","dbName":"checkout_id"},{"name":"disputeReason","kind":"scalar","type":"String","dbName":"dispute_reason"},{"name":"buyer","kind":"object","type":"User","relationName":"OrderToUser"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderToOrderItem"},{"name":"stores","kind":"object","type":"OrderStore","relationName":"OrderToOrderStore"}],"dbName":"orders","schema":null},"OrderItem":{"fields":[{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"quantity","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"storeName","kind":"scalar","type":"String","dbName":"store_name"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderItem"},{"name":"product","kind":"object","type":"Product","relationName":"OrderItemToProduct"}],"dbName":"order_items","schema":null},"OrderStore":{"fields":[{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderStore"}],"dbName":"order_stores","schema":null},"Video":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"visibility","kind":"enum","type":"VideoVisibility"},{"name":"status","kind":"enum","type":"VideoStatus"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"duration","kind":"scalar","type":"Float"},{"name":"width","kind":"scalar","type":"Int"},{"name":"height","kind":"scalar","type":"Int"},{"name":"thumbnailUrl","kind":"scalar","type":"String","dbName":"thumbnail_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"likeCount","kind":"scalar","type":"Int","dbName":"like_count"},{"name":"dislikeCount","kind":"scalar","type":"Int","dbName":"dislike_count"},{"name":"commentCount","kind":"scalar","type":"Int","dbName":"comment_count"},{"name":"author","kind":"object","type":"User","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToVideo"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToVideo"},{"name":"views","kind":"object","type":"VideoView","relationName":"VideoToVideoView"},{"name":"share","kind":"object","type":"Share","relationName":"ShareToVideo"}],"dbName":"videos","schema":null},"Rating":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"RatingToVideo"},{"name":"user","kind":"object","type":"User","relationName":"RatingToUser"}],"dbName":"ratings","schema":null},"Comment":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"CommentToVideo"},{"name":"author","kind":"object","type":"User","relationName":"CommentToUser"}],"dbName":"comments","schema":null},"VideoView":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"views","kind":"scalar","type":"Int"},{"name":"video","kind":"object","type":"Video","relationName":"VideoToVideoView"}],"dbName":"video_views","schema":null},"File":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"sha256","kind":"scalar","type":"String"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"owner","kind":"object","type":"User","relationName":"FileToUser"},{"name":"share","kind":"object","type":"Share","relationName":"FileToShare"}],"dbName":"files","schema":null},"FileUsage":{"fields":[{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"files","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"owner","kind":"object","type":"User","relationName":"FileUsageToUser"}],"dbName":"file_usage","schema":null},"Share":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"token","kind":"scalar","type":"String"},{"name":"fileId","kind":"scalar","type":"Int","dbName":"file_id"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"allowDownload","kind":"scalar","type":"Boolean","dbName":"allow_download"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"file","kind":"object","type":"File","relationName":"FileToShare"},{"name":"video","kind":"object","type":"Video","relationName":"ShareToVideo"}],"dbName":"shares","schema":null},"App":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"secretHash","kind":"scalar","type":"Bytes","dbName":"secret_hash"},{"name":"redirectUris","kind":"scalar","type":"String","dbName":"redirect_uris"},{"name":"origins","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"owner","kind":"object","type":"User","relationName":"AppToUser"},{"name":"grants","kind":"object","type":"AppGrant","relationName":"AppToAppGrant"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppToAppDevice"},{"name":"tokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToApp"}],"dbName":"apps","schema":null},"AppGrant":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"AppGrantToUser"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppGrant"},{"name":"sessions","kind":"object","type":"AppSession","relationName":"AppGrantToAppSession"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppDeviceToAppGrant"}],"dbName":"app_grants","schema":null},"AppSession":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"codeHash","kind":"scalar","type":"Bytes","dbName":"code_hash"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeExpiresAt","kind":"scalar","type":"DateTime","dbName":"code_expires_at"},{"name":"codeUsedAt","kind":"scalar","type":"DateTime","dbName":"code_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppGrantToAppSession"},{"name":"refreshTokens","kind":"object","type":"AppRefreshToken","relationName":"AppRefreshTokenToAppSession"},{"name":"accessTokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToAppSession"}],"dbName":"app_sessions","schema":null},"AppRefreshToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sessionId","kind":"scalar","type":"Int","dbName":"session_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"session","kind":"object","type":"AppSession","relationName":"AppRefreshTokenToAppSession"}],"dbName":"app_refresh_tokens","schema":null},"AppDevice":{"fields":[{"name":"deviceHash","kind":"scalar","type":"Bytes","dbName":"device_hash"},{"name":"userHash","kind":"scalar","type":"Bytes","dbName":"user_hash"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"pause","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"deniedAt","kind":"scalar","type":"DateTime","dbName":"denied_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppDevice"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppDeviceToAppGrant"}],"dbName":"app_devices","schema":null},"JobTurn":{"fields":[{"name":"job","kind":"scalar","type":"String"},{"name":"nextAt","kind":"scalar","type":"DateTime","dbName":"next_at"}],"dbName":"job_turns","schema":null},"BackupLease":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"backup_leases","schema":null},"Backup":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"snapshotAt","kind":"scalar","type":"DateTime","dbName":"snapshot_at"}],"dbName":"backups","schema":null},"PostponedRemoval":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"postponed_removals","schema":null},"LimitCount":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"}],"dbName":"limit_counts","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","user","owner","app","grant","session","refreshTokens","accessTokens","_count","sessions","devices","grants","tokens","appSession","keys","apps","appGrants","totpFactor","recoveryCodes","passkeys","identities","topics","board","author","topic","replies","questions","category","question","bestOf","answer","votes","bestAnswer","answers","search","idempotencyKeys","store","buyer","items","order","stores","product","products","orders","video","comments","ratings","views","share","file","videos","files","fileUsage","reporter","handler","reportsMade","reportsAbout","reportsHandled","editor","revisions","edits","mails","emailTokens","creator","invitations","exports","User.findUnique","User.findUniqueOrThrow","User.findFirst","User.findFirstOrThrow","User.findMany","data","User.createOne","User.createMany","User.createManyAndReturn","User.updateOne","User.updateMany","User.updateManyAndReturn","create","update","User.upsertOne","User.deleteOne","User.deleteMany","having","_avg","_sum","_min","_max","User.groupBy","User.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Mail.findUnique","Mail.findUniqueOrThrow","Mail.findFirst","Mail.findFirstOrThrow","Mail.findMany","Mail.createOne","Mail.createMany","Mail.createManyAndReturn","Mail.updateOne","Mail.updateMany","Mail.updateManyAndReturn","Mail.upsertOne","Mail.deleteOne","Mail.deleteMany","Mail.groupBy","Mail.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","EmailToken.findUnique","EmailToken.findUniqueOrThrow","EmailToken.findFirst","EmailToken.findFirstOrThrow","EmailToken.findMany","EmailToken.createOne","EmailToken.createMany","EmailToken.createManyAndReturn","EmailToken.updateOne","EmailToken.updateMany","EmailToken.updateManyAndReturn","EmailToken.upsertOne","EmailToken.deleteOne","EmailToken.deleteMany","EmailToken.groupBy","EmailToken.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Report.findUnique","Report.findUniqueOrThrow","Report.findFirst","Report.findFirstOrThrow","Report.findMany","Report.createOne","Report.createMany","Report.createManyAndReturn","Report.updateOne","Report.updateMany","Report.updateManyAndReturn","Report.upsertOne","Report.deleteOne","Report.deleteMany","Report.groupBy","Report.aggregate","Revision.findUnique","Revision.findUniqueOrThrow","Revision.findFirst","Revision.findFirstOrThrow","Revision.findMany","Revision.createOne","Revision.createMany","Revision.createManyAndReturn","Revision.updateOne","Revision.updateMany","Revision.updateManyAndReturn","Revision.upsertOne","Revision.deleteOne","Revision.deleteMany","Revision.groupBy","Revision.aggregate","Removal.findUnique","Removal.findUniqueOrThrow","Removal.findFirst","Removal.findFirstOrThrow","Removal.findMany","Removal.createOne","Removal.createMany","Removal.createManyAndReturn","Removal.updateOne","Removal.updateMany","Removal.updateManyAndReturn","Removal.upsertOne","Removal.deleteOne","Removal.deleteMany","Removal.groupBy","Removal.aggregate","Export.findUnique","Export.findUniqueOrThrow","Export.findFirst","Export.findFirstOrThrow","Export.findMany","Export.createOne","Export.createMany","Export.createManyAndReturn","Export.updateOne","Export.updateMany","Export.updateManyAndReturn","Export.upsertOne","Export.deleteOne","Export.deleteMany","Export.groupBy","Export.aggregate","Board.findUnique","Board.findUniqueOrThrow","Board.findFirst","Board.findFirstOrThrow","Board.findMany","Board.createOne","Board.createMany","Board.createManyAndReturn","Board.updateOne","Board.updateMany","Board.updateManyAndReturn","Board.upsertOne","Board.deleteOne","Board.deleteMany","Board.groupBy","Board.aggregate","Topic.findUnique","Topic.findUniqueOrThrow","Topic.findFirst","Topic.findFirstOrThrow","Topic.findMany","Topic.createOne","Topic.createMany","Topic.createManyAndReturn","Topic.updateOne","Topic.updateMany","Topic.updateManyAndReturn","Topic.upsertOne","Topic.deleteOne","Topic.deleteMany","Topic.groupBy","Topic.aggregate","Reply.findUnique","Reply.findUniqueOrThrow","Reply.findFirst","Reply.findFirstOrThrow","Reply.findMany","Reply.createOne","Reply.createMany","Reply.createManyAndReturn","Reply.updateOne","Reply.updateMany","Reply.updateManyAndReturn","Reply.upsertOne","Reply.deleteOne","Reply.deleteMany","Reply.groupBy","Reply.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","TotpFactor.findUnique","TotpFactor.findUniqueOrThrow","TotpFactor.findFirst","TotpFactor.findFirstOrThrow","TotpFactor.findMany","TotpFactor.createOne","TotpFactor.createMany","TotpFactor.createManyAndReturn","TotpFactor.updateOne","TotpFactor.updateMany","TotpFactor.updateManyAndReturn","TotpFactor.upsertOne","TotpFactor.deleteOne","TotpFactor.deleteMany","TotpFactor.groupBy","TotpFactor.aggregate","RecoveryCode.findUnique","RecoveryCode.findUniqueOrThrow","RecoveryCode.findFirst","RecoveryCode.findFirstOrThrow","RecoveryCode.findMany","RecoveryCode.createOne","RecoveryCode.createMany","RecoveryCode.createManyAndReturn","RecoveryCode.updateOne","RecoveryCode.updateMany","RecoveryCode.updateManyAndReturn","RecoveryCode.upsertOne","RecoveryCode.deleteOne","RecoveryCode.deleteMany","RecoveryCode.groupBy","RecoveryCode.aggregate","Passkey.findUnique","Passkey.findUniqueOrThrow","Passkey.findFirst","Passkey.findFirstOrThrow","Passkey.findMany","Passkey.createOne","Passkey.createMany","Passkey.createManyAndReturn","Passkey.updateOne","Passkey.updateMany","Passkey.updateManyAndReturn","Passkey.upsertOne","Passkey.deleteOne","Passkey.deleteMany","Passkey.groupBy","Passkey.aggregate","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","Secret.findUnique","Secret.findUniqueOrThrow","Secret.findFirst","Secret.findFirstOrThrow","Secret.findMany","Secret.createOne","Secret.createMany","Secret.createManyAndReturn","Secret.updateOne","Secret.updateMany","Secret.updateManyAndReturn","Secret.upsertOne","Secret.deleteOne","Secret.deleteMany","Secret.groupBy","Secret.aggregate","Category.findUnique","Category.findUniqueOrThrow","Category.findFirst","Category.findFirstOrThrow","Category.findMany","Category.createOne","Category.createMany","Category.createManyAndReturn","Category.updateOne","Category.updateMany","Category.updateManyAndReturn","Category.upsertOne","Category.deleteOne","Category.deleteMany","Category.groupBy","Category.aggregate","Question.findUnique","Question.findUniqueOrThrow","Question.findFirst","Question.findFirstOrThrow","Question.findMany","Question.createOne","Question.createMany","Question.createManyAndReturn","Question.updateOne","Question.updateMany","Question.updateManyAndReturn","Question.upsertOne","Question.deleteOne","Question.deleteMany","Question.groupBy","Question.aggregate","Answer.findUnique","Answer.findUniqueOrThrow","Answer.findFirst","Answer.findFirstOrThrow","Answer.findMany","Answer.createOne","Answer.createMany","Answer.createManyAndReturn","Answer.updateOne","Answer.updateMany","Answer.updateManyAndReturn","Answer.upsertOne","Answer.deleteOne","Answer.deleteMany","Answer.groupBy","Answer.aggregate","Vote.findUnique","Vote.findUniqueOrThrow","Vote.findFirst","Vote.findFirstOrThrow","Vote.findMany","Vote.createOne","Vote.createMany","Vote.createManyAndReturn","Vote.updateOne","Vote.updateMany","Vote.updateManyAndReturn","Vote.upsertOne","Vote.deleteOne","Vote.deleteMany","Vote.groupBy","Vote.aggregate","QuestionSearch.findUnique","QuestionSearch.findUniqueOrThrow","QuestionSearch.findFirst","QuestionSearch.findFirstOrThrow","QuestionSearch.findMany","QuestionSearch.updateOne","QuestionSearch.updateMany","QuestionSearch.updateManyAndReturn","QuestionSearch.deleteOne","QuestionSearch.deleteMany","QuestionSearch.groupBy","QuestionSearch.aggregate","Store.findUnique","Store.findUniqueOrThrow","Store.findFirst","Store.findFirstOrThrow","Store.findMany","Store.createOne","Store.createMany","Store.createManyAndReturn","Store.updateOne","Store.updateMany","Store.updateManyAndReturn","Store.upsertOne","Store.deleteOne","Store.deleteMany","Store.groupBy","Store.aggregate","Product.findUnique","Product.findUniqueOrThrow","Product.findFirst","Product.findFirstOrThrow","Product.findMany","Product.createOne","Product.createMany","Product.createManyAndReturn","Product.updateOne","Product.updateMany","Product.updateManyAndReturn","Product.upsertOne","Product.deleteOne","Product.deleteMany","Product.groupBy","Product.aggregate","Order.findUnique","Order.findUniqueOrThrow","Order.findFirst","Order.findFirstOrThrow","Order.findMany","Order.createOne","Order.createMany","Order.createManyAndReturn","Order.updateOne","Order.updateMany","Order.updateManyAndReturn","Order.upsertOne","Order.deleteOne","Order.deleteMany","Order.groupBy","Order.aggregate","OrderItem.findUnique","OrderItem.findUniqueOrThrow","OrderItem.findFirst","OrderItem.findFirstOrThrow","OrderItem.findMany","OrderItem.createOne","OrderItem.createMany","OrderItem.createManyAndReturn","OrderItem.updateOne","OrderItem.updateMany","OrderItem.updateManyAndReturn","OrderItem.upsertOne","OrderItem.deleteOne","OrderItem.deleteMany","OrderItem.groupBy","OrderItem.aggregate","OrderStore.findUnique","OrderStore.findUniqueOrThrow","OrderStore.findFirst","OrderStore.findFirstOrThrow","OrderStore.findMany","OrderStore.createOne","OrderStore.createMany","OrderStore.createManyAndReturn","OrderStore.updateOne","OrderStore.updateMany","OrderStore.updateManyAndReturn","OrderStore.upsertOne","OrderStore.deleteOne","OrderStore.deleteMany","OrderStore.groupBy","OrderStore.aggregate","Video.findUnique","Video.findUniqueOrThrow","Video.findFirst","Video.findFirstOrThrow","Video.findMany","Video.createOne","Video.createMany","Video.createManyAndReturn","Video.updateOne","Video.updateMany","Video.updateManyAndReturn","Video.upsertOne","Video.deleteOne","Video.deleteMany","Video.groupBy","Video.aggregate","Rating.findUnique","Rating.findUniqueOrThrow","Rating.findFirst","Rating.findFirstOrThrow","Rating.findMany","Rating.createOne","Rating.createMany","Rating.createManyAndReturn","Rating.updateOne","Rating.updateMany","Rating.updateManyAndReturn","Rating.upsertOne","Rating.deleteOne","Rating.deleteMany","Rating.groupBy","Rating.aggregate","Comment.findUnique","Comment.findUniqueOrThrow","Comment.findFirst","Comment.findFirstOrThrow","Comment.findMany","Comment.createOne","Comment.createMany","Comment.createManyAndReturn","Comment.updateOne","Comment.updateMany","Comment.updateManyAndReturn","Comment.upsertOne","Comment.deleteOne","Comment.deleteMany","Comment.groupBy","Comment.aggregate","VideoView.findUnique","VideoView.findUniqueOrThrow","VideoView.findFirst","VideoView.findFirstOrThrow","VideoView.findMany","VideoView.createOne","VideoView.createMany","VideoView.createManyAndReturn","VideoView.updateOne","VideoView.updateMany","VideoView.updateManyAndReturn","VideoView.upsertOne","VideoView.deleteOne","VideoView.deleteMany","VideoView.groupBy","VideoView.aggregate","File.findUnique","File.findUniqueOrThrow","File.findFirst","File.findFirstOrThrow","File.findMany","File.createOne","File.createMany","File.createManyAndReturn","File.updateOne","File.updateMany","File.updateManyAndReturn","File.upsertOne","File.deleteOne","File.deleteMany","File.groupBy","File.aggregate","FileUsage.findUnique","FileUsage.findUniqueOrThrow","FileUsage.findFirst","FileUsage.findFirstOrThrow","FileUsage.findMany","FileUsage.createOne","FileUsage.createMany","FileUsage.createManyAndReturn","FileUsage.updateOne","FileUsage.updateMany","FileUsage.updateManyAndReturn","FileUsage.upsertOne","FileUsage.deleteOne","FileUsage.deleteMany","FileUsage.groupBy","FileUsage.aggregate","Share.findUnique","Share.findUniqueOrThrow","Share.findFirst","Share.findFirstOrThrow","Share.findMany","Share.createOne","Share.createMany","Share.createManyAndReturn","Share.updateOne","Share.updateMany","Share.updateManyAndReturn","Share.upsertOne","Share.deleteOne","Share.deleteMany","Share.groupBy","Share.aggregate","App.findUnique","App.findUniqueOrThrow","App.findFirst","App.findFirstOrThrow","App.findMany","App.createOne","App.createMany","App.createManyAndReturn","App.updateOne","App.updateMany","App.updateManyAndReturn","App.upsertOne","App.deleteOne","App.deleteMany","App.groupBy","App.aggregate","AppGrant.findUnique","AppGrant.findUniqueOrThrow","AppGrant.findFirst","AppGrant.findFirstOrThrow","AppGrant.findMany","AppGrant.createOne","AppGrant.createMany","AppGrant.createManyAndReturn","AppGrant.updateOne","AppGrant.updateMany","AppGrant.updateManyAndReturn","AppGrant.upsertOne","AppGrant.deleteOne","AppGrant.deleteMany","AppGrant.groupBy","AppGrant.aggregate","AppSession.findUnique","AppSession.findUniqueOrThrow","AppSession.findFirst","AppSession.findFirstOrThrow","AppSession.findMany","AppSession.createOne","AppSession.createMany","AppSession.createManyAndReturn","AppSession.updateOne","AppSession.updateMany","AppSession.updateManyAndReturn","AppSession.upsertOne","AppSession.deleteOne","AppSession.deleteMany","AppSession.groupBy","AppSession.aggregate","AppRefreshToken.findUnique","AppRefreshToken.findUniqueOrThrow","AppRefreshToken.findFirst","AppRefreshToken.findFirstOrThrow","AppRefreshToken.findMany","AppRefreshToken.createOne","AppRefreshToken.createMany","AppRefreshToken.createManyAndReturn","AppRefreshToken.updateOne","AppRefreshToken.updateMany","AppRefreshToken.updateManyAndReturn","AppRefreshToken.upsertOne","AppRefreshToken.deleteOne","AppRefreshToken.deleteMany","AppRefreshToken.groupBy","AppRefreshToken.aggregate","AppDevice.findUnique","AppDevice.findUniqueOrThrow","AppDevice.findFirst","AppDevice.findFirstOrThrow","AppDevice.findMany","AppDevice.createOne","AppDevice.createMany","AppDevice.createManyAndReturn","AppDevice.updateOne","AppDevice.updateMany","AppDevice.updateManyAndReturn","AppDevice.upsertOne","AppDevice.deleteOne","AppDevice.deleteMany","AppDevice.groupBy","AppDevice.aggregate","JobTurn.findUnique","JobTurn.findUniqueOrThrow","JobTurn.findFirst","JobTurn.findFirstOrThrow","JobTurn.findMany","JobTurn.createOne","JobTurn.createMany","JobTurn.createManyAndReturn","JobTurn.updateOne","JobTurn.updateMany","JobTurn.updateManyAndReturn","JobTurn.upsertOne","JobTurn.deleteOne","JobTurn.deleteMany","JobTurn.groupBy","JobTurn.aggregate","BackupLease.findUnique","BackupLease.findUniqueOrThrow","BackupLease.findFirst","BackupLease.findFirstOrThrow","BackupLease.findMany","BackupLease.createOne","BackupLease.createMany","BackupLease.createManyAndReturn","BackupLease.updateOne","BackupLease.updateMany","BackupLease.updateManyAndReturn","BackupLease.upsertOne","BackupLease.deleteOne","BackupLease.deleteMany","BackupLease.groupBy","BackupLease.aggregate","Backup.findUnique","Backup.findUniqueOrThrow","Backup.findFirst","Backup.findFirstOrThrow","Backup.findMany","Backup.createOne","Backup.createMany","Backup.createManyAndReturn","Backup.updateOne","Backup.updateMany","Backup.updateManyAndReturn","Backup.upsertOne","Backup.deleteOne","Backup.deleteMany","Backup.groupBy","Backup.aggregate","PostponedRemoval.findUnique","PostponedRemoval.findUniqueOrThrow","PostponedRemoval.findFirst","PostponedRemoval.findFirstOrThrow","PostponedRemoval.findMany","PostponedRemoval.createOne","PostponedRemoval.createMany","PostponedRemoval.createManyAndReturn","PostponedRemoval.updateOne","PostponedRemoval.updateMany","PostponedRemoval.updateManyAndReturn","PostponedRemoval.upsertOne","PostponedRemoval.deleteOne","PostponedRemoval.deleteMany","PostponedRemoval.groupBy","PostponedRemoval.aggregate","LimitCount.findUnique","LimitCount.findUniqueOrThrow","LimitCount.findFirst","LimitCount.findFirstOrThrow","LimitCount.findMany","LimitCount.createOne","LimitCount.createMany","LimitCount.createManyAndReturn","LimitCount.updateOne","LimitCount.updateMany","LimitCount.updateManyAndReturn","LimitCount.upsertOne","LimitCount.deleteOne","LimitCount.deleteMany","LimitCount.groupBy","LimitCount.aggregate","AND","OR","NOT","key","count","endsAt","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","at","id","snapshotAt","leasedUntil","job","nextAt","deviceHash","userHash","appId","scopes","pause","askedAt","grantId","deniedAt","createdAt","expiresAt","Scope","has","hasEvery","hasSome","hash","sessionId","usedAt","codeHash","codeChallenge","redirectUri","codeExpiresAt","codeUsedAt","userId","ownerId","name","clientId","secretHash","redirectUris","origins","token","fileId","videoId","passwordHash","allowDownload","bytes","mimeType","size","sha256","objectKey","updatedAt","nameKey","authorId","content","value","title","description","VideoVisibility","visibility","VideoStatus","status","duration","width","height","thumbnailUrl","likeCount","dislikeCount","commentCount","storeId","orderId","productId","price","quantity","storeName","OrderArea","area","buyerId","OrderStatus","paidAt","paymentReference","checkoutId","disputeReason","slug","sku","regularPrice","stock","ProductStatus","imageUrl","deletedAt","shelf","listed","titleKey","categoryKey","StoreStatus","reopens","questionId","answerId","body","voteScore","categoryId","QuestionStatus","bestAnswerId","answerCount","every","some","none","issuer","subject","lastUsedAt","credentialId","publicKey","counter","transports","secret","lastStep","wrongCodes","blockedUntil","sid","sess","expire","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","topicId","boardId","isSticky","isLocked","replyCount","lastReplyAt","lastReplyUserId","position","state","attempts","parts","partsTotal","records","missing","fault","endedAt","targetType","targetId","parentId","excerpt","memory","isPrivate","actorId","reason","targetType_targetId","number","editorId","reporterId","note","ReportStatus","handlerId","resolutionNote","claimedAt","resolvedAt","action","requestId","details","operation","request","purpose","email","creatorId","maxUses","uses","kind","recipient","dueAt","givenUpAt","prefix","revokedAt","appSessionId","username","emailVerifiedAt","pendingEmail","Role","role","suspendedAt","suspendedUntil","suspendedFor","silencedAt","silencedUntil","silencedFor","reportMailedAt","approvedPosts","awaitsApproval","deleteAt","twoFactors","targetType_targetId_number","videoId_userId","storeId_orderId","orderId_productId","userId_operation_key","id_questionId","answerId_userId","bestAnswerId_id","issuer_subject","userId_hash","userId_appId","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "3BbZA-wFNBAAALgLACARAAC5CwAgEgAAugsAIBMAALsLACAUAAC8CwAgFQAAvQsAIBYAAL4LACAXAACaCwAgGwAAvwsAIBwAAIcLACAhAADBCwAgIwAAwAsAICUAAMILACAqAADDCwAgLQAAxAsAIC8AAMYLACAwAADHCwAgNAAAxQsAIDUAAMgLACA2AADJCwAgOQAAygsAIDoAAMoLACA7AADKCwAgPQAAywsAID4AAMsLACA_AADMCwAgQAAAzQsAIEIAAM4LACBDAADPCwAguAYAALYLADC5BgAAmgEAELoGAAC2CwAwygYCAAAAAdcGQAClCgAh7wYBAMoKACGcB0AAywoAIeoHAQAAAAH1BwEAAAAB9gdAAMsKACH3BwEAygoAIfkHAAC3C_kHIvoHQADLCgAh-wdAAMsKACH8BwEAygoAIf0HQADLCgAh_gdAAMsKACH_BwEAygoAIYAIQADLCgAhgQgCAKQKACGCCCAAzAoAIYMIQADLCgAhhAggAMwKACEBAAAAAQAgEgMAANUKACAFAACVDAAgDwAAlgwAILgGAACUDAAwuQYAAAMAELoGAACUDAAwygYCAKQKACHRBgIAlQsAIdIGAACwCgAg1wZAAKUKACHYBkAAywoAId0GAAGKCwAh5QYCAKQKACHnBgEAowoAIbAHQADLCgAh8gcBAKMKACHzB0AAywoAIfQHAgCVCwAhCAMAANoNACAFAACnFAAgDwAAqRQAINEGAACrDAAg2AYAAKsMACCwBwAAqwwAIPMHAACrDAAg9AcAAKsMACASAwAA1QoAIAUAAJUMACAPAACWDAAguAYAAJQMADC5BgAAAwAQugYAAJQMADDKBgIAAAAB0QYCAJULACHSBgAAsAoAINcGQAClCgAh2AZAAMsKACHdBgABAAAB5QYCAKQKACHnBgEAowoAIbAHQADLCgAh8gcBAKMKACHzB0AAywoAIfQHAgCVCwAhAwAAAAMAIAEAAAQAMAIAAAUAIA8EAADVCgAgDAAAiAwAIA0AALoLACAOAAC4CwAguAYAAIYMADC5BgAABwAQugYAAIYMADDKBgIApAoAIdcGQAClCgAh5gYCAKQKACHnBgEAowoAIegGAQCjCgAh6QYAAYcMACHqBgAAxAoAIOsGAADECgAgAQAAAAcAIAwDAADVCgAgBQAAigwAIAsAAJMMACAMAACIDAAguAYAAJIMADC5BgAACQAQugYAAJIMADDKBgIApAoAIdEGAgCkCgAh0gYAALAKACDXBkAApQoAIeUGAgCkCgAhBAMAANoNACAFAACnFAAgCwAAqxQAIAwAAKYUACANAwAA1QoAIAUAAIoMACALAACTDAAgDAAAiAwAILgGAACSDAAwuQYAAAkAELoGAACSDAAwygYCAAAAAdEGAgCkCgAh0gYAALAKACDXBkAApQoAIeUGAgCkCgAhjwgAAJEMACADAAAACQAgAQAACgAwAgAACwAgEAYAAI8MACAIAACQDAAgCQAAuAsAILgGAACODAAwuQYAAA0AELoGAACODAAwygYCAKQKACHSBgAAsAoAINUGAgCkCgAh1wZAAKUKACHYBkAApQoAIeAGAAGHDAAh4QYBAMoKACHiBgEAygoAIeMGQADLCgAh5AZAAMsKACEIBgAAqBQAIAgAAKoUACAJAACBFAAg4AYAAKsMACDhBgAAqwwAIOIGAACrDAAg4wYAAKsMACDkBgAAqwwAIBAGAACPDAAgCAAAkAwAIAkAALgLACC4BgAAjgwAMLkGAAANABC6BgAAjgwAMMoGAgAAAAHSBgAAsAoAINUGAgCkCgAh1wZAAKUKACHYBkAApQoAIeAGAAEAAAHhBgEAygoAIeIGAQDKCgAh4wZAAMsKACHkBkAAywoAIQMAAAANACABAAAOADACAAAPACAIBwAAjQwAILgGAACMDAAwuQYAABEAELoGAACMDAAw1wZAAKUKACHdBgABigsAId4GAgCkCgAh3wZAAMsKACECBwAAqRQAIN8GAACrDAAgCAcAAI0MACC4BgAAjAwAMLkGAAARABC6BgAAjAwAMNcGQAClCgAh3QYAAQAAAd4GAgCkCgAh3wZAAMsKACEDAAAAEQAgAQAAEgAwAgAAEwAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAAARACABAAAAAwAgDwUAAIoMACAGAACLDAAguAYAAIkMADC5BgAAGAAQugYAAIkMADDPBgABigsAIdAGAAGKCwAh0QYCAKQKACHSBgAAsAoAINMGAgCkCgAh1AZAAMsKACHVBgIAlQsAIdYGQADLCgAh1wZAAKUKACHYBkAApQoAIQUFAACnFAAgBgAAqBQAINQGAACrDAAg1QYAAKsMACDWBgAAqwwAIA8FAACKDAAgBgAAiwwAILgGAACJDAAwuQYAABgAELoGAACJDAAwzwYAAQAAAdAGAAEAAAHRBgIApAoAIdIGAACwCgAg0wYCAKQKACHUBkAAywoAIdUGAgCVCwAh1gZAAMsKACHXBkAApQoAIdgGQAClCgAhAwAAABgAIAEAABkAMAIAABoAIAEAAAAJACABAAAADQAgAQAAABgAIAMAAAAYACABAAAZADACAAAaACADAAAAAwAgAQAABAAwAgAABQAgAQAAAAkAIAEAAAAYACABAAAAAwAgAQAAAA0AIAUEAADaDQAgDAAAphQAIA0AAIMUACAOAACBFAAg6QYAAKsMACAPBAAA1QoAIAwAAIgMACANAAC6CwAgDgAAuAsAILgGAACGDAAwuQYAAAcAELoGAACGDAAwygYCAAAAAdcGQAClCgAh5gYCAKQKACHnBgEAowoAIegGAQAAAAHpBgABhwwAIeoGAADECgAg6wYAAMQKACADAAAABwAgAQAAJQAwAgAAJgAgAwAAAAkAIAEAAAoAMAIAAAsAIAoDAADVCgAguAYAAI8LADC5BgAAKQAQugYAAI8LADDXBkAApQoAIeUGAgCkCgAhtQcBAKMKACG2BwQA1AoAIbcHAgCkCgAhuAdAAMsKACEBAAAAKQAgBwMAANUKACC4BgAAhQwAMLkGAAArABC6BgAAhQwAMN0GAAGKCwAh3wZAAMsKACHlBgIApAoAIQIDAADaDQAg3wYAAKsMACAIAwAA1QoAILgGAACFDAAwuQYAACsAELoGAACFDAAw3QYAAYoLACHfBkAAywoAIeUGAgCkCgAhjggAAIQMACADAAAAKwAgAQAALAAwAgAALQAgDQMAANUKACC4BgAAgwwAMLkGAAAvABC6BgAAgwwAMMoGAgCkCgAh1wZAAKUKACHlBgIApAoAIecGAQCjCgAhsAdAAMsKACGxBwABigsAIbIHAAGKCwAhswcEANQKACG0BwAAxAoAIAIDAADaDQAgsAcAAKsMACANAwAA1QoAILgGAACDDAAwuQYAAC8AELoGAACDDAAwygYCAAAAAdcGQAClCgAh5QYCAKQKACHnBgEAowoAIbAHQADLCgAhsQcAAQAAAbIHAAGKCwAhswcEANQKACG0BwAAxAoAIAMAAAAvACABAAAwADACAAAxACAKAwAA1QoAILgGAACCDAAwuQYAADMAELoGAACCDAAwygYCAKQKACHXBkAApQoAIeUGAgCkCgAhrgcBAKMKACGvBwEAowoAIbAHQADLCgAhAgMAANoNACCwBwAAqwwAIAsDAADVCgAguAYAAIIMADC5BgAAMwAQugYAAIIMADDKBgIAAAAB1wZAAKUKACHlBgIApAoAIa4HAQCjCgAhrwcBAKMKACGwB0AAywoAIY0IAACBDAAgAwAAADMAIAEAADQAMAIAADUAIBEYAACADAAgGQAA1QoAIBsAAL8LACC4BgAA_wsAMLkGAAA3ABC6BgAA_wsAMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIfkGAQCjCgAh-wYBAKMKACHDBwIApAoAIcQHIADMCgAhxQcgAMwKACHGBwIApAoAIccHQAClCgAhyAcCAKQKACEDGAAApRQAIBkAANoNACAbAACIFAAgERgAAIAMACAZAADVCgAgGwAAvwsAILgGAAD_CwAwuQYAADcAELoGAAD_CwAwygYCAAAAAdcGQAClCgAh-AYCAKQKACH5BgEAowoAIfsGAQCjCgAhwwcCAKQKACHEByAAzAoAIcUHIADMCgAhxgcCAKQKACHHB0AApQoAIcgHAgCkCgAhAwAAADcAIAEAADgAMAIAADkAIAMAAAA3ACABAAA4ADACAAA5ACABAAAANwAgChkAANUKACAaAAD-CwAguAYAAP0LADC5BgAAPQAQugYAAP0LADDKBgIApAoAIdcGQAClCgAh-AYCAKQKACH5BgEAowoAIcIHAgCkCgAhAhkAANoNACAaAACkFAAgChkAANUKACAaAAD-CwAguAYAAP0LADC5BgAAPQAQugYAAP0LADDKBgIAAAAB1wZAAKUKACH4BgIApAoAIfkGAQCjCgAhwgcCAKQKACEDAAAAPQAgAQAAPgAwAgAAPwAgAQAAAD0AIAMAAAA9ACABAAA-ADACAAA_ACARGQAA1QoAIB0AAPoLACAiAAD7CwAgIwAAwAsAICQAAPwLACC4BgAA-AsAMLkGAABDABC6BgAA-AsAMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIfsGAQCjCgAhgAcAAPkLqQcipQcBAKMKACGnBwIAlQsAIakHAgCVCwAhqgcCAKQKACEHGQAA2g0AIB0AAKIUACAiAAChFAAgIwAAiRQAICQAAKMUACCnBwAAqwwAIKkHAACrDAAgEhkAANUKACAdAAD6CwAgIgAA-wsAICMAAMALACAkAAD8CwAguAYAAPgLADC5BgAAQwAQugYAAPgLADDKBgIAAAAB1wZAAKUKACH4BgIApAoAIfsGAQCjCgAhgAcAAPkLqQcipQcBAKMKACGnBwIAlQsAIakHAgCVCwAhqgcCAKQKACGMCAAA9wsAIAMAAABDACABAABEADACAABFACAHHAAAhwsAILgGAACGCwAwuQYAAEcAELoGAACGCwAwygYCAKQKACHnBgEAowoAIZYHAQCjCgAhAQAAAEcAIAMAAABDACABAABEADACAABFACABAAAAQwAgDRkAANUKACAeAAD-CgAgHwAA8wsAICEAAMELACC4BgAA8gsAMLkGAABLABC6BgAA8gsAMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIaMHAgCkCgAhpQcBAKMKACGmBwIApAoAIQEAAABLACABAAAAQwAgCQMAANUKACAgAAD2CwAguAYAAPULADC5BgAATgAQugYAAPULADDXBkAApQoAIeUGAgCkCgAh-gYCAKQKACGkBwIApAoAIQIDAADaDQAgIAAAoRQAIAoDAADVCgAgIAAA9gsAILgGAAD1CwAwuQYAAE4AELoGAAD1CwAw1wZAAKUKACHlBgIApAoAIfoGAgCkCgAhpAcCAKQKACGLCAAA9AsAIAMAAABOACABAABPADACAABQACABAAAATgAgBBkAANoNACAeAACcDwAgHwAAnA8AICEAAIoUACAOGQAA1QoAIB4AAP4KACAfAADzCwAgIQAAwQsAILgGAADyCwAwuQYAAEsAELoGAADyCwAwygYCAAAAAdcGQAClCgAh-AYCAKQKACGjBwIApAoAIaUHAQCjCgAhpgcCAKQKACGKCAAA8QsAIAMAAABLACABAABTADACAABUACAFHgAA_goAILgGAAD9CgAwuQYAAFYAELoGAAD9CgAwowcCAKQKACEBAAAAVgAgAQAAAEsAIAMAAABLACABAABTADACAABUACADAAAATgAgAQAATwAwAgAAUAAgCwMAANUKACC4BgAA8AsAMLkGAABbABC6BgAA8AsAMLsGAQCjCgAh1wZAAKUKACHlBgIApAoAIYAHAgCkCgAhpQcBAKMKACHnBwEAowoAIegHAAGKCwAhAQMAANoNACAMAwAA1QoAILgGAADwCwAwuQYAAFsAELoGAADwCwAwuwYBAKMKACHXBkAApQoAIeUGAgCkCgAhgAcCAKQKACGlBwEAowoAIecHAQCjCgAh6AcAAYoLACGJCAAA7wsAIAMAAABbACABAABcADACAABdACANBAAA1QoAICwAAO4LACC4BgAA7AsAMLkGAABfABC6BgAA7AsAMMoGAgCkCgAh1wZAAKUKACHmBgIApAoAIecGAQCjCgAh_AYBAKMKACGABwAA7QuiByKWBwEAowoAIaIHIADMCgAhAgQAANoNACAsAACgFAAgDQQAANUKACAsAADuCwAguAYAAOwLADC5BgAAXwAQugYAAOwLADDKBgIAAAAB1wZAAKUKACHmBgIApAoAIecGAQCjCgAh_AYBAKMKACGABwAA7QuiByKWBwEAAAABogcgAMwKACEDAAAAXwAgAQAAYAAwAgAAYQAgGB0BAKMKACEmAADrCwAgKAAA3wsAILgGAADoCwAwuQYAAGMAELoGAADoCwAwygYCAKQKACHXBkAApQoAIeYGAgCVCwAh-wYBAKMKACH8BgEAowoAIYAHAADqC5sHIogHAgCVCwAhiwcQAOYLACGWBwEAygoAIZcHAQDKCgAhmAcQAOkLACGZBwIApAoAIZsHAQDKCgAhnAdAAMsKACGdBwIApAoAIZ4HIADMCgAhnwcBAKMKACGgBwEAowoAIQkmAACfFAAgKAAAmxQAIOYGAACrDAAgiAcAAKsMACCWBwAAqwwAIJcHAACrDAAgmAcAAKsMACCbBwAAqwwAIJwHAACrDAAgGB0BAKMKACEmAADrCwAgKAAA3wsAILgGAADoCwAwuQYAAGMAELoGAADoCwAwygYCAAAAAdcGQAClCgAh5gYCAJULACH7BgEAowoAIfwGAQCjCgAhgAcAAOoLmwciiAcCAJULACGLBxAA5gsAIZYHAQDKCgAhlwcBAMoKACGYBxAA6QsAIZkHAgCkCgAhmwcBAMoKACGcB0AAywoAIZ0HAgCkCgAhngcgAMwKACGfBwEAowoAIaAHAQCjCgAhAwAAAGMAIAEAAGQAMAIAAGUAIAEAAABfACAMKQAA4wsAICsAAOcLACC4BgAA5QsAMLkGAABoABC6BgAA5QsAMPsGAQCjCgAhiAcCAJULACGJBwIApAoAIYoHAgCkCgAhiwcQAOYLACGMBwIApAoAIY0HAQDKCgAhBCkAAJ0UACArAACeFAAgiAcAAKsMACCNBwAAqwwAIA0pAADjCwAgKwAA5wsAILgGAADlCwAwuQYAAGgAELoGAADlCwAw-wYBAKMKACGIBwIAlQsAIYkHAgCkCgAhigcCAKQKACGLBxAA5gsAIYwHAgCkCgAhjQcBAMoKACGICAAA5AsAIAMAAABoACABAABpADACAABqACADAAAAaAAgAQAAaQAwAgAAagAgBikAAOMLACC4BgAA4gsAMLkGAABtABC6BgAA4gsAMIgHAgCkCgAhiQcCAKQKACEBKQAAnRQAIAcpAADjCwAguAYAAOILADC5BgAAbQAQugYAAOILADCIBwIApAoAIYkHAgCkCgAhhwgAAOELACADAAAAbQAgAQAAbgAwAgAAbwAgAQAAAGgAIAEAAABtACABAAAAaAAgAQAAAGMAIA8nAADVCgAgKAAA3wsAICoAAOALACC4BgAA3AsAMLkGAAB1ABC6BgAA3AsAMMoGAgCkCgAh1wZAAKUKACGABwAA3guSByKPBwAA3QuPByKQBwIApAoAIZIHQADLCgAhkwcBAMoKACGUBwIAlQsAIZUHAQDKCgAhBycAANoNACAoAACbFAAgKgAAnBQAIJIHAACrDAAgkwcAAKsMACCUBwAAqwwAIJUHAACrDAAgDycAANUKACAoAADfCwAgKgAA4AsAILgGAADcCwAwuQYAAHUAELoGAADcCwAwygYCAAAAAdcGQAClCgAhgAcAAN4LkgcijwcAAN0LjwcikAcCAKQKACGSB0AAywoAIZMHAQDKCgAhlAcCAJULACGVBwEAygoAIQMAAAB1ACABAAB2ADACAAB3ACAZGQAA1QoAIC8AAMYLACAwAADHCwAgMQAA2wsAIDIAANMLACC4BgAA1wsAMLkGAAB5ABC6BgAA1wsAMMoGAgCkCgAh1wZAAKUKACHyBgEAowoAIfMGBADUCgAh9QYBAKMKACH4BgIApAoAIfsGAQCjCgAh_AYBAKMKACH-BgAA2Av-BiKABwAA2QuAByKBBwgA2gsAIYIHAgCVCwAhgwcCAJULACGEBwEAygoAIYUHAgCkCgAhhgcCAKQKACGHBwIApAoAIQkZAADaDQAgLwAAjxQAIDAAAJAUACAxAACaFAAgMgAAmRQAIIEHAACrDAAgggcAAKsMACCDBwAAqwwAIIQHAACrDAAgGRkAANUKACAvAADGCwAgMAAAxwsAIDEAANsLACAyAADTCwAguAYAANcLADC5BgAAeQAQugYAANcLADDKBgIAAAAB1wZAAKUKACHyBgEAowoAIfMGBADUCgAh9QYBAAAAAfgGAgCkCgAh-wYBAKMKACH8BgEAowoAIf4GAADYC_4GIoAHAADZC4AHIoEHCADaCwAhggcCAJULACGDBwIAlQsAIYQHAQDKCgAhhQcCAKQKACGGBwIApAoAIYcHAgCkCgAhAwAAAHkAIAEAAHoAMAIAAHsAIAoZAADVCgAgLgAA2QoAILgGAADWCwAwuQYAAH0AELoGAADWCwAwygYCAKQKACHXBkAApQoAIe4GAgCkCgAh-AYCAKQKACH5BgEAowoAIQIZAADaDQAgLgAA0Q0AIAoZAADVCgAgLgAA2QoAILgGAADWCwAwuQYAAH0AELoGAADWCwAwygYCAAAAAdcGQAClCgAh7gYCAKQKACH4BgIApAoAIfkGAQCjCgAhAwAAAH0AIAEAAH4AMAIAAH8AIAkDAADVCgAgLgAA2QoAILgGAADVCwAwuQYAAIEBABC6BgAA1QsAMNcGQAClCgAh5QYCAKQKACHuBgIApAoAIfoGAgCkCgAhAgMAANoNACAuAADRDQAgCgMAANUKACAuAADZCgAguAYAANULADC5BgAAgQEAELoGAADVCwAw1wZAAKUKACHlBgIApAoAIe4GAgCkCgAh-gYCAKQKACGGCAAA1AsAIAMAAACBAQAgAQAAggEAMAIAAIMBACAGLgAA2QoAIDECAKQKACG4BgAA2AoAMLkGAACFAQAQugYAANgKADDuBgIApAoAIQEAAACFAQAgDS4AAM4KACAzAADNCgAguAYAAMkKADC5BgAAhwEAELoGAADJCgAwygYCAKQKACHXBkAApQoAIdgGQADLCgAh7AYBAKMKACHtBgIAlQsAIe4GAgCVCwAh7wYBAMoKACHwBiAAzAoAIQEAAACHAQAgDwQAANUKACAyAADTCwAguAYAANILADC5BgAAiQEAELoGAADSCwAwygYCAKQKACHXBkAApQoAIeYGAgCkCgAh5wYBAKMKACHyBgEAowoAIfMGBADUCgAh9AYBAKMKACH1BgEAowoAIfYGQAClCgAh9wYBAKMKACEBAAAAiQEAIAEAAACHAQAgAQAAAHkAIAEAAAB9ACABAAAAgQEAIAMAAAB9ACABAAB-ADACAAB_ACADAAAAgQEAIAEAAIIBADACAACDAQAgAgQAANoNACAyAACZFAAgDwQAANUKACAyAADTCwAguAYAANILADC5BgAAiQEAELoGAADSCwAwygYCAAAAAdcGQAClCgAh5gYCAKQKACHnBgEAowoAIfIGAQCjCgAh8wYEANQKACH0BgEAowoAIfUGAQAAAAH2BkAApQoAIfcGAQCjCgAhAwAAAIkBACABAACRAQAwAgAAkgEAIAcEAADVCgAgNQIApAoAIbgGAADTCgAwuQYAAJQBABC6BgAA0woAMOYGAgCkCgAh8QYEANQKACEBAAAAlAEAIBMZAACzCwAgNwAA1QoAIDgAALMLACC4BgAA0AsAMLkGAACWAQAQugYAANALADDKBgIApAoAIdcGQAClCgAh-AYCAJULACGABwAA0QvgByLSBwEAowoAIdMHAgCkCgAh2QcBAKMKACHdBwIApAoAId4HAQDKCgAh4AcCAJULACHhBwEAygoAIeIHQADLCgAh4wdAAMsKACEJGQAA2g0AIDcAANoNACA4AADaDQAg-AYAAKsMACDeBwAAqwwAIOAHAACrDAAg4QcAAKsMACDiBwAAqwwAIOMHAACrDAAgExkAALMLACA3AADVCgAgOAAAswsAILgGAADQCwAwuQYAAJYBABC6BgAA0AsAMMoGAgAAAAHXBkAApQoAIfgGAgCVCwAhgAcAANEL4Aci0gcBAKMKACHTBwIApAoAIdkHAQCjCgAh3QcCAKQKACHeBwEAygoAIeAHAgCVCwAh4QcBAMoKACHiB0AAywoAIeMHQADLCgAhAwAAAJYBACABAACXAQAwAgAAmAEAIDQQAAC4CwAgEQAAuQsAIBIAALoLACATAAC7CwAgFAAAvAsAIBUAAL0LACAWAAC-CwAgFwAAmgsAIBsAAL8LACAcAACHCwAgIQAAwQsAICMAAMALACAlAADCCwAgKgAAwwsAIC0AAMQLACAvAADGCwAgMAAAxwsAIDQAAMULACA1AADICwAgNgAAyQsAIDkAAMoLACA6AADKCwAgOwAAygsAID0AAMsLACA-AADLCwAgPwAAzAsAIEAAAM0LACBCAADOCwAgQwAAzwsAILgGAAC2CwAwuQYAAJoBABC6BgAAtgsAMMoGAgCkCgAh1wZAAKUKACHvBgEAygoAIZwHQADLCgAh6gcBAMoKACH1BwEAowoAIfYHQADLCgAh9wcBAMoKACH5BwAAtwv5ByL6B0AAywoAIfsHQADLCgAh_AcBAMoKACH9B0AAywoAIf4HQADLCgAh_wcBAMoKACGACEAAywoAIYEIAgCkCgAhggggAMwKACGDCEAAywoAIYQIIADMCgAhAQAAAJoBACABAAAAmgEAIAMAAACWAQAgAQAAlwEAMAIAAJgBACADAAAAlgEAIAEAAJcBADACAACYAQAgDgQAALMLACA8AADVCgAguAYAALULADC5BgAAnwEAELoGAAC1CwAwyQZAAKUKACHKBgIApAoAIeYGAgCVCwAh-wYBAMoKACGlBwEAowoAIdIHAQCjCgAh0wcCAKQKACHbBwIApAoAIdwHAgCkCgAhBAQAANoNACA8AADaDQAg5gYAAKsMACD7BgAAqwwAIA8EAACzCwAgPAAA1QoAILgGAAC1CwAwuQYAAJ8BABC6BgAAtQsAMMkGQAClCgAhygYCAAAAAeYGAgCVCwAh-wYBAMoKACGlBwEAowoAIdIHAQCjCgAh0wcCAKQKACHbBwIApAoAIdwHAgCkCgAhhQgAALQLACADAAAAnwEAIAEAAKABADACAAChAQAgAQAAAJoBACADAAAAnwEAIAEAAKABADACAAChAQAgDgMAALMLACBJAACUCwAguAYAALILADC5BgAApQEAELoGAACyCwAwygYCAKQKACHXBkAApQoAIeUGAgCVCwAhywcCAKQKACHQBwEAygoAIe4HAQCjCgAh7wcBAKMKACHwB0AApQoAIfEHQADLCgAhBAMAANoNACDlBgAAqwwAINAHAACrDAAg8QcAAKsMACAOAwAAswsAIEkAAJQLACC4BgAAsgsAMLkGAAClAQAQugYAALILADDKBgIAAAAB1wZAAKUKACHlBgIAlQsAIcsHAgCkCgAh0AcBAMoKACHuBwEAowoAIe8HAQCjCgAh8AdAAKUKACHxB0AAywoAIQMAAAClAQAgAQAApgEAMAIAAKcBACABAAAAmgEAIAsDAADVCgAguAYAALELADC5BgAAqgEAELoGAACxCwAw1wZAAKUKACHYBkAApQoAId0GAAGKCwAh3wZAAMsKACHlBgIApAoAIekHAQCjCgAh6gcBAKMKACECAwAA2g0AIN8GAACrDAAgCwMAANUKACC4BgAAsQsAMLkGAACqAQAQugYAALELADDXBkAApQoAIdgGQAClCgAh3QYAAQAAAd8GQADLCgAh5QYCAKQKACHpBwEAowoAIeoHAQCjCgAhAwAAAKoBACABAACrAQAwAgAArAEAIAtBAADVCgAguAYAALALADC5BgAArgEAELoGAACwCwAwygYCAKQKACHXBkAApQoAIdgGQAClCgAh3QYAAYoLACHrBwIApAoAIewHAgCkCgAh7QcCAKQKACEBQQAA2g0AIAtBAADVCgAguAYAALALADC5BgAArgEAELoGAACwCwAwygYCAAAAAdcGQAClCgAh2AZAAKUKACHdBgABAAAB6wcCAKQKACHsBwIApAoAIe0HAgCkCgAhAwAAAK4BACABAACvAQAwAgAAsAEAIBMDAADVCgAguAYAAK8LADC5BgAAsgEAELoGAACvCwAwygYCAKQKACHMBkAAywoAIdQGQAClCgAh2AZAAMsKACHlBgIApAoAIfEGBADUCgAh9QYBAMoKACHKBwEAowoAIcsHAgCkCgAhzAcCAKQKACHNBwIApAoAIc4HBADUCgAhzwcCAKQKACHQBwEAygoAIdEHQADLCgAhBgMAANoNACDMBgAAqwwAINgGAACrDAAg9QYAAKsMACDQBwAAqwwAINEHAACrDAAgEwMAANUKACC4BgAArwsAMLkGAACyAQAQugYAAK8LADDKBgIAAAABzAZAAMsKACHUBkAApQoAIdgGQADLCgAh5QYCAKQKACHxBgQA1AoAIfUGAQAAAAHKBwEAowoAIcsHAgCkCgAhzAcCAKQKACHNBwIApAoAIc4HBADUCgAhzwcCAKQKACHQBwEAygoAIdEHQADLCgAhAwAAALIBACABAACzAQAwAgAAtAEAIAEAAAADACABAAAABwAgAQAAAAkAIAEAAAArACABAAAALwAgAQAAADMAIAEAAAA3ACABAAAAPQAgAQAAAEMAIAEAAABLACABAAAATgAgAQAAAFsAIAEAAABfACABAAAAdQAgAQAAAHkAIAEAAAB9ACABAAAAgQEAIAEAAACJAQAgAQAAAJYBACABAAAAlgEAIAEAAACWAQAgAQAAAJ8BACABAAAAnwEAIAEAAAClAQAgAQAAAKoBACABAAAArgEAIAEAAACyAQAgAQAAAAEAICoQAACBFAAgEQAAghQAIBIAAIMUACATAACEFAAgFAAAhRQAIBUAAIYUACAWAACHFAAgFwAAzxAAIBsAAIgUACAcAAD1DwAgIQAAihQAICMAAIkUACAlAACLFAAgKgAAjBQAIC0AAI0UACAvAACPFAAgMAAAkBQAIDQAAI4UACA1AACRFAAgNgAAkhQAIDkAAJMUACA6AACTFAAgOwAAkxQAID0AAJQUACA-AACUFAAgPwAAlRQAIEAAAJYUACBCAACXFAAgQwAAmBQAIO8GAACrDAAgnAcAAKsMACDqBwAAqwwAIPYHAACrDAAg9wcAAKsMACD6BwAAqwwAIPsHAACrDAAg_AcAAKsMACD9BwAAqwwAIP4HAACrDAAg_wcAAKsMACCACAAAqwwAIIMIAACrDAAgAwAAAJoBACABAADSAQAwAgAAAQAgAwAAAJoBACABAADSAQAwAgAAAQAgAwAAAJoBACABAADSAQAwAgAAAQAgMRAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAeoHAQAAAAH1BwEAAAAB9gdAAAAAAfcHAQAAAAH5BwAAAPkHAvoHQAAAAAH7B0AAAAAB_AcBAAAAAf0HQAAAAAH-B0AAAAAB_wcBAAAAAYAIQAAAAAGBCAIAAAABggggAAAAAYMIQAAAAAGECCAAAAABAUkAANYBACAUygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAeoHAQAAAAH1BwEAAAAB9gdAAAAAAfcHAQAAAAH5BwAAAPkHAvoHQAAAAAH7B0AAAAAB_AcBAAAAAf0HQAAAAAH-B0AAAAAB_wcBAAAAAYAIQAAAAAGBCAIAAAABggggAAAAAYMIQAAAAAGECCAAAAABAUkAANgBADABSQAA2AEAMDEQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhAgAAAAEAIEkAANsBACAUygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACECAAAAmgEAIEkAAN0BACACAAAAmgEAIEkAAN0BACADAAAAAQAgUAAA1gEAIFEAANsBACABAAAAAQAgAQAAAJoBACASCgAAlxEAIFYAAJgRACBXAACbEQAgWAAAmhEAIFkAAJkRACDvBgAAqwwAIJwHAACrDAAg6gcAAKsMACD2BwAAqwwAIPcHAACrDAAg-gcAAKsMACD7BwAAqwwAIPwHAACrDAAg_QcAAKsMACD-BwAAqwwAIP8HAACrDAAggAgAAKsMACCDCAAAqwwAIBe4BgAAqwsAMLkGAADkAQAQugYAAKsLADDKBgIAmQoAIdcGQACaCgAh7wYBAL0KACGcB0AAsQoAIeoHAQC9CgAh9QcBAJgKACH2B0AAsQoAIfcHAQC9CgAh-QcAAKwL-Qci-gdAALEKACH7B0AAsQoAIfwHAQC9CgAh_QdAALEKACH-B0AAsQoAIf8HAQC9CgAhgAhAALEKACGBCAIAmQoAIYIIIADGCgAhgwhAALEKACGECCAAxgoAIQMAAACaAQAgAQAA4wEAMFUAAOQBACADAAAAmgEAIAEAANIBADACAAABACABAAAABQAgAQAAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIA8DAADcDAAgBQAA3QwAIA8AAKoNACDKBgIAAAAB0QYCAAAAAdIGAADbDAAg1wZAAAAAAdgGQAAAAAHdBgABAAAB5QYCAAAAAecGAQAAAAGwB0AAAAAB8gcBAAAAAfMHQAAAAAH0BwIAAAABAUkAAOwBACAMygYCAAAAAdEGAgAAAAHSBgAA2wwAINcGQAAAAAHYBkAAAAAB3QYAAQAAAeUGAgAAAAHnBgEAAAABsAdAAAAAAfIHAQAAAAHzB0AAAAAB9AcCAAAAAQFJAADuAQAwAUkAAO4BADABAAAABwAgAQAAAA0AIA8DAADYDAAgBQAA2QwAIA8AAKgNACDKBgIAnQwAIdEGAgC0DAAh0gYAANYMACDXBkAAngwAIdgGQACzDAAh3QYAAbEMACHlBgIAnQwAIecGAQCcDAAhsAdAALMMACHyBwEAnAwAIfMHQACzDAAh9AcCALQMACECAAAABQAgSQAA8wEAIAzKBgIAnQwAIdEGAgC0DAAh0gYAANYMACDXBkAAngwAIdgGQACzDAAh3QYAAbEMACHlBgIAnQwAIecGAQCcDAAhsAdAALMMACHyBwEAnAwAIfMHQACzDAAh9AcCALQMACECAAAAAwAgSQAA9QEAIAIAAAADACBJAAD1AQAgAQAAAAcAIAEAAAANACADAAAABQAgUAAA7AEAIFEAAPMBACABAAAABQAgAQAAAAMAIAoKAACSEQAgVgAAkxEAIFcAAJYRACBYAACVEQAgWQAAlBEAINEGAACrDAAg2AYAAKsMACCwBwAAqwwAIPMHAACrDAAg9AcAAKsMACAPuAYAAKoLADC5BgAA_gEAELoGAACqCwAwygYCAJkKACHRBgIAsgoAIdIGAACwCgAg1wZAAJoKACHYBkAAsQoAId0GAAGvCgAh5QYCAJkKACHnBgEAmAoAIbAHQACxCgAh8gcBAJgKACHzB0AAsQoAIfQHAgCyCgAhAwAAAAMAIAEAAP0BADBVAAD-AQAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAACnAQAgAQAAAKcBACADAAAApQEAIAEAAKYBADACAACnAQAgAwAAAKUBACABAACmAQAwAgAApwEAIAMAAAClAQAgAQAApgEAMAIAAKcBACALAwAAkREAIEmAAAAAAcoGAgAAAAHXBkAAAAAB5QYCAAAAAcsHAgAAAAHQBwEAAAAB7gcBAAAAAe8HAQAAAAHwB0AAAAAB8QdAAAAAAQFJAACGAgAgCkmAAAAAAcoGAgAAAAHXBkAAAAAB5QYCAAAAAcsHAgAAAAHQBwEAAAAB7gcBAAAAAe8HAQAAAAHwB0AAAAAB8QdAAAAAAQFJAACIAgAwAUkAAIgCADABAAAAmgEAIAsDAACQEQAgSYAAAAABygYCAJ0MACHXBkAAngwAIeUGAgC0DAAhywcCAJ0MACHQBwEAyAwAIe4HAQCcDAAh7wcBAJwMACHwB0AAngwAIfEHQACzDAAhAgAAAKcBACBJAACMAgAgCkmAAAAAAcoGAgCdDAAh1wZAAJ4MACHlBgIAtAwAIcsHAgCdDAAh0AcBAMgMACHuBwEAnAwAIe8HAQCcDAAh8AdAAJ4MACHxB0AAswwAIQIAAAClAQAgSQAAjgIAIAIAAAClAQAgSQAAjgIAIAEAAACaAQAgAwAAAKcBACBQAACGAgAgUQAAjAIAIAEAAACnAQAgAQAAAKUBACAICgAAixEAIFYAAIwRACBXAACPEQAgWAAAjhEAIFkAAI0RACDlBgAAqwwAINAHAACrDAAg8QcAAKsMACANSQAAkQsAILgGAACpCwAwuQYAAJYCABC6BgAAqQsAMMoGAgCZCgAh1wZAAJoKACHlBgIAsgoAIcsHAgCZCgAh0AcBAL0KACHuBwEAmAoAIe8HAQCYCgAh8AdAAJoKACHxB0AAsQoAIQMAAAClAQAgAQAAlQIAMFUAAJYCACADAAAApQEAIAEAAKYBADACAACnAQAgAQAAALABACABAAAAsAEAIAMAAACuAQAgAQAArwEAMAIAALABACADAAAArgEAIAEAAK8BADACAACwAQAgAwAAAK4BACABAACvAQAwAgAAsAEAIAhBAACKEQAgygYCAAAAAdcGQAAAAAHYBkAAAAAB3QYAAQAAAesHAgAAAAHsBwIAAAAB7QcCAAAAAQFJAACeAgAgB8oGAgAAAAHXBkAAAAAB2AZAAAAAAd0GAAEAAAHrBwIAAAAB7AcCAAAAAe0HAgAAAAEBSQAAoAIAMAFJAACgAgAwCEEAAIkRACDKBgIAnQwAIdcGQACeDAAh2AZAAJ4MACHdBgABsQwAIesHAgCdDAAh7AcCAJ0MACHtBwIAnQwAIQIAAACwAQAgSQAAowIAIAfKBgIAnQwAIdcGQACeDAAh2AZAAJ4MACHdBgABsQwAIesHAgCdDAAh7AcCAJ0MACHtBwIAnQwAIQIAAACuAQAgSQAApQIAIAIAAACuAQAgSQAApQIAIAMAAACwAQAgUAAAngIAIFEAAKMCACABAAAAsAEAIAEAAACuAQAgBQoAAIQRACBWAACFEQAgVwAAiBEAIFgAAIcRACBZAACGEQAgCrgGAACoCwAwuQYAAKwCABC6BgAAqAsAMMoGAgCZCgAh1wZAAJoKACHYBkAAmgoAId0GAAGvCgAh6wcCAJkKACHsBwIAmQoAIe0HAgCZCgAhAwAAAK4BACABAACrAgAwVQAArAIAIAMAAACuAQAgAQAArwEAMAIAALABACABAAAArAEAIAEAAACsAQAgAwAAAKoBACABAACrAQAwAgAArAEAIAMAAACqAQAgAQAAqwEAMAIAAKwBACADAAAAqgEAIAEAAKsBADACAACsAQAgCAMAAIMRACDXBkAAAAAB2AZAAAAAAd0GAAEAAAHfBkAAAAAB5QYCAAAAAekHAQAAAAHqBwEAAAABAUkAALQCACAH1wZAAAAAAdgGQAAAAAHdBgABAAAB3wZAAAAAAeUGAgAAAAHpBwEAAAAB6gcBAAAAAQFJAAC2AgAwAUkAALYCADAIAwAAghEAINcGQACeDAAh2AZAAJ4MACHdBgABsQwAId8GQACzDAAh5QYCAJ0MACHpBwEAnAwAIeoHAQCcDAAhAgAAAKwBACBJAAC5AgAgB9cGQACeDAAh2AZAAJ4MACHdBgABsQwAId8GQACzDAAh5QYCAJ0MACHpBwEAnAwAIeoHAQCcDAAhAgAAAKoBACBJAAC7AgAgAgAAAKoBACBJAAC7AgAgAwAAAKwBACBQAAC0AgAgUQAAuQIAIAEAAACsAQAgAQAAAKoBACAGCgAA_RAAIFYAAP4QACBXAACBEQAgWAAAgBEAIFkAAP8QACDfBgAAqwwAIAq4BgAApwsAMLkGAADCAgAQugYAAKcLADDXBkAAmgoAIdgGQACaCgAh3QYAAa8KACHfBkAAsQoAIeUGAgCZCgAh6QcBAJgKACHqBwEAmAoAIQMAAACqAQAgAQAAwQIAMFUAAMICACADAAAAqgEAIAEAAKsBADACAACsAQAgAQAAAF0AIAEAAABdACADAAAAWwAgAQAAXAAwAgAAXQAgAwAAAFsAIAEAAFwAMAIAAF0AIAMAAABbACABAABcADACAABdACAIAwAA_BAAILsGAQAAAAHXBkAAAAAB5QYCAAAAAYAHAgAAAAGlBwEAAAAB5wcBAAAAAegHAAEAAAEBSQAAygIAIAe7BgEAAAAB1wZAAAAAAeUGAgAAAAGABwIAAAABpQcBAAAAAecHAQAAAAHoBwABAAABAUkAAMwCADABSQAAzAIAMAgDAAD7EAAguwYBAJwMACHXBkAAngwAIeUGAgCdDAAhgAcCAJ0MACGlBwEAnAwAIecHAQCcDAAh6AcAAbEMACECAAAAXQAgSQAAzwIAIAe7BgEAnAwAIdcGQACeDAAh5QYCAJ0MACGABwIAnQwAIaUHAQCcDAAh5wcBAJwMACHoBwABsQwAIQIAAABbACBJAADRAgAgAgAAAFsAIEkAANECACADAAAAXQAgUAAAygIAIFEAAM8CACABAAAAXQAgAQAAAFsAIAUKAAD2EAAgVgAA9xAAIFcAAPoQACBYAAD5EAAgWQAA-BAAIAq4BgAApgsAMLkGAADYAgAQugYAAKYLADC7BgEAmAoAIdcGQACaCgAh5QYCAJkKACGABwIAmQoAIaUHAQCYCgAh5wcBAJgKACHoBwABrwoAIQMAAABbACABAADXAgAwVQAA2AIAIAMAAABbACABAABcADACAABdACAMuAYAAKULADC5BgAA3gIAELoGAAClCwAwyQZAAKUKACHKBgIAAAAB0gcBAKMKACHTBwIAlQsAIdgHAgCVCwAh2QcBAMoKACHkBwEAowoAIeUHAQDKCgAh5gcAAJQLACABAAAA2wIAIAEAAADbAgAgDLgGAAClCwAwuQYAAN4CABC6BgAApQsAMMkGQAClCgAhygYCAKQKACHSBwEAowoAIdMHAgCVCwAh2AcCAJULACHZBwEAygoAIeQHAQCjCgAh5QcBAMoKACHmBwAAlAsAIATTBwAAqwwAINgHAACrDAAg2QcAAKsMACDlBwAAqwwAIAMAAADeAgAgAQAA3wIAMAIAANsCACADAAAA3gIAIAEAAN8CADACAADbAgAgAwAAAN4CACABAADfAgAwAgAA2wIAIAnJBkAAAAABygYCAAAAAdIHAQAAAAHTBwIAAAAB2AcCAAAAAdkHAQAAAAHkBwEAAAAB5QcBAAAAAeYHgAAAAAEBSQAA4wIAIAnJBkAAAAABygYCAAAAAdIHAQAAAAHTBwIAAAAB2AcCAAAAAdkHAQAAAAHkBwEAAAAB5QcBAAAAAeYHgAAAAAEBSQAA5QIAMAFJAADlAgAwCckGQACeDAAhygYCAJ0MACHSBwEAnAwAIdMHAgC0DAAh2AcCALQMACHZBwEAyAwAIeQHAQCcDAAh5QcBAMgMACHmB4AAAAABAgAAANsCACBJAADoAgAgCckGQACeDAAhygYCAJ0MACHSBwEAnAwAIdMHAgC0DAAh2AcCALQMACHZBwEAyAwAIeQHAQCcDAAh5QcBAMgMACHmB4AAAAABAgAAAN4CACBJAADqAgAgAgAAAN4CACBJAADqAgAgAwAAANsCACBQAADjAgAgUQAA6AIAIAEAAADbAgAgAQAAAN4CACAJCgAA8RAAIFYAAPIQACBXAAD1EAAgWAAA9BAAIFkAAPMQACDTBwAAqwwAINgHAACrDAAg2QcAAKsMACDlBwAAqwwAIAy4BgAApAsAMLkGAADxAgAQugYAAKQLADDJBkAAmgoAIcoGAgCZCgAh0gcBAJgKACHTBwIAsgoAIdgHAgCyCgAh2QcBAL0KACHkBwEAmAoAIeUHAQC9CgAh5gcAAJELACADAAAA3gIAIAEAAPACADBVAADxAgAgAwAAAN4CACABAADfAgAwAgAA2wIAIAEAAACYAQAgAQAAAJgBACADAAAAlgEAIAEAAJcBADACAACYAQAgAwAAAJYBACABAACXAQAwAgAAmAEAIAMAAACWAQAgAQAAlwEAMAIAAJgBACAQGQAA7xAAIDcAAO4QACA4AADwEAAgygYCAAAAAdcGQAAAAAH4BgIAAAABgAcAAADgBwLSBwEAAAAB0wcCAAAAAdkHAQAAAAHdBwIAAAAB3gcBAAAAAeAHAgAAAAHhBwEAAAAB4gdAAAAAAeMHQAAAAAEBSQAA-QIAIA3KBgIAAAAB1wZAAAAAAfgGAgAAAAGABwAAAOAHAtIHAQAAAAHTBwIAAAAB2QcBAAAAAd0HAgAAAAHeBwEAAAAB4AcCAAAAAeEHAQAAAAHiB0AAAAAB4wdAAAAAAQFJAAD7AgAwAUkAAPsCADABAAAAmgEAIAEAAACaAQAgEBkAAOwQACA3AADrEAAgOAAA7RAAIMoGAgCdDAAh1wZAAJ4MACH4BgIAtAwAIYAHAADqEOAHItIHAQCcDAAh0wcCAJ0MACHZBwEAnAwAId0HAgCdDAAh3gcBAMgMACHgBwIAtAwAIeEHAQDIDAAh4gdAALMMACHjB0AAswwAIQIAAACYAQAgSQAAgAMAIA3KBgIAnQwAIdcGQACeDAAh-AYCALQMACGABwAA6hDgByLSBwEAnAwAIdMHAgCdDAAh2QcBAJwMACHdBwIAnQwAId4HAQDIDAAh4AcCALQMACHhBwEAyAwAIeIHQACzDAAh4wdAALMMACECAAAAlgEAIEkAAIIDACACAAAAlgEAIEkAAIIDACABAAAAmgEAIAEAAACaAQAgAwAAAJgBACBQAAD5AgAgUQAAgAMAIAEAAACYAQAgAQAAAJYBACALCgAA5RAAIFYAAOYQACBXAADpEAAgWAAA6BAAIFkAAOcQACD4BgAAqwwAIN4HAACrDAAg4AcAAKsMACDhBwAAqwwAIOIHAACrDAAg4wcAAKsMACAQuAYAAKALADC5BgAAiwMAELoGAACgCwAwygYCAJkKACHXBkAAmgoAIfgGAgCyCgAhgAcAAKEL4Aci0gcBAJgKACHTBwIAmQoAIdkHAQCYCgAh3QcCAJkKACHeBwEAvQoAIeAHAgCyCgAh4QcBAL0KACHiB0AAsQoAIeMHQACxCgAhAwAAAJYBACABAACKAwAwVQAAiwMAIAMAAACWAQAgAQAAlwEAMAIAAJgBACABAAAAoQEAIAEAAAChAQAgAwAAAJ8BACABAACgAQAwAgAAoQEAIAMAAACfAQAgAQAAoAEAMAIAAKEBACADAAAAnwEAIAEAAKABADACAAChAQAgCwQAAOMQACA8AADkEAAgyQZAAAAAAcoGAgAAAAHmBgIAAAAB-wYBAAAAAaUHAQAAAAHSBwEAAAAB0wcCAAAAAdsHAgAAAAHcBwIAAAABAUkAAJMDACAJyQZAAAAAAcoGAgAAAAHmBgIAAAAB-wYBAAAAAaUHAQAAAAHSBwEAAAAB0wcCAAAAAdsHAgAAAAHcBwIAAAABAUkAAJUDADABSQAAlQMAMAEAAACaAQAgCwQAAOEQACA8AADiEAAgyQZAAJ4MACHKBgIAnQwAIeYGAgC0DAAh-wYBAMgMACGlBwEAnAwAIdIHAQCcDAAh0wcCAJ0MACHbBwIAnQwAIdwHAgCdDAAhAgAAAKEBACBJAACZAwAgCckGQACeDAAhygYCAJ0MACHmBgIAtAwAIfsGAQDIDAAhpQcBAJwMACHSBwEAnAwAIdMHAgCdDAAh2wcCAJ0MACHcBwIAnQwAIQIAAACfAQAgSQAAmwMAIAIAAACfAQAgSQAAmwMAIAEAAACaAQAgAwAAAKEBACBQAACTAwAgUQAAmQMAIAEAAAChAQAgAQAAAJ8BACAHCgAA3BAAIFYAAN0QACBXAADgEAAgWAAA3xAAIFkAAN4QACDmBgAAqwwAIPsGAACrDAAgDLgGAACfCwAwuQYAAKMDABC6BgAAnwsAMMkGQACaCgAhygYCAJkKACHmBgIAsgoAIfsGAQC9CgAhpQcBAJgKACHSBwEAmAoAIdMHAgCZCgAh2wcCAJkKACHcBwIAmQoAIQMAAACfAQAgAQAAogMAMFUAAKMDACADAAAAnwEAIAEAAKABADACAAChAQAgEbgGAACdCwAwuQYAAKkDABC6BgAAnQsAMMkGQAClCgAhygYCAAAAAfgGAgCVCwAh-wYBAMoKACHKBwEAowoAIdIHAQCjCgAh0wcCAKQKACHUBwIAlQsAIdUHAQCjCgAh1gcBAMoKACHXByAAzAoAIdgHAgCVCwAh2QcBAMoKACHaBwAAngsAIAEAAACmAwAgAQAAAKYDACAQuAYAAJ0LADC5BgAAqQMAELoGAACdCwAwyQZAAKUKACHKBgIApAoAIfgGAgCVCwAh-wYBAMoKACHKBwEAowoAIdIHAQCjCgAh0wcCAKQKACHUBwIAlQsAIdUHAQCjCgAh1gcBAMoKACHXByAAzAoAIdgHAgCVCwAh2QcBAMoKACEG-AYAAKsMACD7BgAAqwwAINQHAACrDAAg1gcAAKsMACDYBwAAqwwAINkHAACrDAAgAwAAAKkDACABAACqAwAwAgAApgMAIAMAAACpAwAgAQAAqgMAMAIAAKYDACADAAAAqQMAIAEAAKoDADACAACmAwAgDckGQAAAAAHKBgIAAAAB-AYCAAAAAfsGAQAAAAHKBwEAAAAB0gcBAAAAAdMHAgAAAAHUBwIAAAAB1QcBAAAAAdYHAQAAAAHXByAAAAAB2AcCAAAAAdkHAQAAAAEBSQAArgMAIA3JBkAAAAABygYCAAAAAfgGAgAAAAH7BgEAAAABygcBAAAAAdIHAQAAAAHTBwIAAAAB1AcCAAAAAdUHAQAAAAHWBwEAAAAB1wcgAAAAAdgHAgAAAAHZBwEAAAABAUkAALADADABSQAAsAMAMA3JBkAAngwAIcoGAgCdDAAh-AYCALQMACH7BgEAyAwAIcoHAQCcDAAh0gcBAJwMACHTBwIAnQwAIdQHAgC0DAAh1QcBAJwMACHWBwEAyAwAIdcHIADLDQAh2AcCALQMACHZBwEAyAwAIQIAAACmAwAgSQAAswMAIA3JBkAAngwAIcoGAgCdDAAh-AYCALQMACH7BgEAyAwAIcoHAQCcDAAh0gcBAJwMACHTBwIAnQwAIdQHAgC0DAAh1QcBAJwMACHWBwEAyAwAIdcHIADLDQAh2AcCALQMACHZBwEAyAwAIQIAAACpAwAgSQAAtQMAIAIAAACpAwAgSQAAtQMAIAMAAACmAwAgUAAArgMAIFEAALMDACABAAAApgMAIAEAAACpAwAgCwoAANcQACBWAADYEAAgVwAA2xAAIFgAANoQACBZAADZEAAg-AYAAKsMACD7BgAAqwwAINQHAACrDAAg1gcAAKsMACDYBwAAqwwAINkHAACrDAAgELgGAACcCwAwuQYAALwDABC6BgAAnAsAMMkGQACaCgAhygYCAJkKACH4BgIAsgoAIfsGAQC9CgAhygcBAJgKACHSBwEAmAoAIdMHAgCZCgAh1AcCALIKACHVBwEAmAoAIdYHAQC9CgAh1wcgAMYKACHYBwIAsgoAIdkHAQC9CgAhAwAAAKkDACABAAC7AwAwVQAAvAMAIAMAAACpAwAgAQAAqgMAMAIAAKYDACABAAAAtAEAIAEAAAC0AQAgAwAAALIBACABAACzAQAwAgAAtAEAIAMAAACyAQAgAQAAswEAMAIAALQBACADAAAAsgEAIAEAALMBADACAAC0AQAgEAMAANYQACDKBgIAAAABzAZAAAAAAdQGQAAAAAHYBkAAAAAB5QYCAAAAAfEGBAAAAAH1BgEAAAABygcBAAAAAcsHAgAAAAHMBwIAAAABzQcCAAAAAc4HBAAAAAHPBwIAAAAB0AcBAAAAAdEHQAAAAAEBSQAAxAMAIA_KBgIAAAABzAZAAAAAAdQGQAAAAAHYBkAAAAAB5QYCAAAAAfEGBAAAAAH1BgEAAAABygcBAAAAAcsHAgAAAAHMBwIAAAABzQcCAAAAAc4HBAAAAAHPBwIAAAAB0AcBAAAAAdEHQAAAAAEBSQAAxgMAMAFJAADGAwAwEAMAANUQACDKBgIAnQwAIcwGQACzDAAh1AZAAJ4MACHYBkAAswwAIeUGAgCdDAAh8QYEANcNACH1BgEAyAwAIcoHAQCcDAAhywcCAJ0MACHMBwIAnQwAIc0HAgCdDAAhzgcEANcNACHPBwIAnQwAIdAHAQDIDAAh0QdAALMMACECAAAAtAEAIEkAAMkDACAPygYCAJ0MACHMBkAAswwAIdQGQACeDAAh2AZAALMMACHlBgIAnQwAIfEGBADXDQAh9QYBAMgMACHKBwEAnAwAIcsHAgCdDAAhzAcCAJ0MACHNBwIAnQwAIc4HBADXDQAhzwcCAJ0MACHQBwEAyAwAIdEHQACzDAAhAgAAALIBACBJAADLAwAgAgAAALIBACBJAADLAwAgAwAAALQBACBQAADEAwAgUQAAyQMAIAEAAAC0AQAgAQAAALIBACAKCgAA0BAAIFYAANEQACBXAADUEAAgWAAA0xAAIFkAANIQACDMBgAAqwwAINgGAACrDAAg9QYAAKsMACDQBwAAqwwAINEHAACrDAAgErgGAACbCwAwuQYAANIDABC6BgAAmwsAMMoGAgCZCgAhzAZAALEKACHUBkAAmgoAIdgGQACxCgAh5QYCAJkKACHxBgQA0AoAIfUGAQC9CgAhygcBAJgKACHLBwIAmQoAIcwHAgCZCgAhzQcCAJkKACHOBwQA0AoAIc8HAgCZCgAh0AcBAL0KACHRB0AAsQoAIQMAAACyAQAgAQAA0QMAMFUAANIDACADAAAAsgEAIAEAALMBADACAAC0AQAgChcAAJoLACC4BgAAmQsAMLkGAADYAwAQugYAAJkLADDKBgIAAAAB1wZAAKUKACH7BgEAowoAIfwGAQCjCgAhnAdAAMsKACHJBwIApAoAIQEAAADVAwAgAQAAANUDACAKFwAAmgsAILgGAACZCwAwuQYAANgDABC6BgAAmQsAMMoGAgCkCgAh1wZAAKUKACH7BgEAowoAIfwGAQCjCgAhnAdAAMsKACHJBwIApAoAIQIXAADPEAAgnAcAAKsMACADAAAA2AMAIAEAANkDADACAADVAwAgAwAAANgDACABAADZAwAwAgAA1QMAIAMAAADYAwAgAQAA2QMAMAIAANUDACAHFwAAzhAAIMoGAgAAAAHXBkAAAAAB-wYBAAAAAfwGAQAAAAGcB0AAAAAByQcCAAAAAQFJAADdAwAgBsoGAgAAAAHXBkAAAAAB-wYBAAAAAfwGAQAAAAGcB0AAAAAByQcCAAAAAQFJAADfAwAwAUkAAN8DADAHFwAAwRAAIMoGAgCdDAAh1wZAAJ4MACH7BgEAnAwAIfwGAQCcDAAhnAdAALMMACHJBwIAnQwAIQIAAADVAwAgSQAA4gMAIAbKBgIAnQwAIdcGQACeDAAh-wYBAJwMACH8BgEAnAwAIZwHQACzDAAhyQcCAJ0MACECAAAA2AMAIEkAAOQDACACAAAA2AMAIEkAAOQDACADAAAA1QMAIFAAAN0DACBRAADiAwAgAQAAANUDACABAAAA2AMAIAYKAAC8EAAgVgAAvRAAIFcAAMAQACBYAAC_EAAgWQAAvhAAIJwHAACrDAAgCbgGAACYCwAwuQYAAOsDABC6BgAAmAsAMMoGAgCZCgAh1wZAAJoKACH7BgEAmAoAIfwGAQCYCgAhnAdAALEKACHJBwIAmQoAIQMAAADYAwAgAQAA6gMAMFUAAOsDACADAAAA2AMAIAEAANkDADACAADVAwAgAQAAADkAIAEAAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAwAAADcAIAEAADgAMAIAADkAIAMAAAA3ACABAAA4ADACAAA5ACAOGAAAuRAAIBkAALoQACAbAAC7EAAgygYCAAAAAdcGQAAAAAH4BgIAAAAB-QYBAAAAAfsGAQAAAAHDBwIAAAABxAcgAAAAAcUHIAAAAAHGBwIAAAABxwdAAAAAAcgHAgAAAAEBSQAA8wMAIAvKBgIAAAAB1wZAAAAAAfgGAgAAAAH5BgEAAAAB-wYBAAAAAcMHAgAAAAHEByAAAAABxQcgAAAAAcYHAgAAAAHHB0AAAAAByAcCAAAAAQFJAAD1AwAwAUkAAPUDADAOGAAAqhAAIBkAAKsQACAbAACsEAAgygYCAJ0MACHXBkAAngwAIfgGAgCdDAAh-QYBAJwMACH7BgEAnAwAIcMHAgCdDAAhxAcgAMsNACHFByAAyw0AIcYHAgCdDAAhxwdAAJ4MACHIBwIAnQwAIQIAAAA5ACBJAAD4AwAgC8oGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIfkGAQCcDAAh-wYBAJwMACHDBwIAnQwAIcQHIADLDQAhxQcgAMsNACHGBwIAnQwAIccHQACeDAAhyAcCAJ0MACECAAAANwAgSQAA-gMAIAIAAAA3ACBJAAD6AwAgAwAAADkAIFAAAPMDACBRAAD4AwAgAQAAADkAIAEAAAA3ACAFCgAApRAAIFYAAKYQACBXAACpEAAgWAAAqBAAIFkAAKcQACAOuAYAAJcLADC5BgAAgQQAELoGAACXCwAwygYCAJkKACHXBkAAmgoAIfgGAgCZCgAh-QYBAJgKACH7BgEAmAoAIcMHAgCZCgAhxAcgAMYKACHFByAAxgoAIcYHAgCZCgAhxwdAAJoKACHIBwIAmQoAIQMAAAA3ACABAACABAAwVQAAgQQAIAMAAAA3ACABAAA4ADACAAA5ACABAAAAPwAgAQAAAD8AIAMAAAA9ACABAAA-ADACAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIAcZAACkEAAgGgAAoxAAIMoGAgAAAAHXBkAAAAAB-AYCAAAAAfkGAQAAAAHCBwIAAAABAUkAAIkEACAFygYCAAAAAdcGQAAAAAH4BgIAAAAB-QYBAAAAAcIHAgAAAAEBSQAAiwQAMAFJAACLBAAwBxkAAKIQACAaAAChEAAgygYCAJ0MACHXBkAAngwAIfgGAgCdDAAh-QYBAJwMACHCBwIAnQwAIQIAAAA_ACBJAACOBAAgBcoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIfkGAQCcDAAhwgcCAJ0MACECAAAAPQAgSQAAkAQAIAIAAAA9ACBJAACQBAAgAwAAAD8AIFAAAIkEACBRAACOBAAgAQAAAD8AIAEAAAA9ACAFCgAAnBAAIFYAAJ0QACBXAACgEAAgWAAAnxAAIFkAAJ4QACAIuAYAAJYLADC5BgAAlwQAELoGAACWCwAwygYCAJkKACHXBkAAmgoAIfgGAgCZCgAh-QYBAJgKACHCBwIAmQoAIQMAAAA9ACABAACWBAAwVQAAlwQAIAMAAAA9ACABAAA-ADACAAA_ACAHuAYAAJMLADC5BgAAnQQAELoGAACTCwAw5QYCAJULACG5BwEAAAABugcAAJQLACC7B0AApQoAIQEAAACaBAAgAQAAAJoEACAHuAYAAJMLADC5BgAAnQQAELoGAACTCwAw5QYCAJULACG5BwEAowoAIboHAACUCwAguwdAAKUKACEB5QYAAKsMACADAAAAnQQAIAEAAJ4EADACAACaBAAgAwAAAJ0EACABAACeBAAwAgAAmgQAIAMAAACdBAAgAQAAngQAMAIAAJoEACAE5QYCAAAAAbkHAQAAAAG6B4AAAAABuwdAAAAAAQFJAACiBAAgBOUGAgAAAAG5BwEAAAABugeAAAAAAbsHQAAAAAEBSQAApAQAMAFJAACkBAAwBOUGAgC0DAAhuQcBAJwMACG6B4AAAAABuwdAAJ4MACECAAAAmgQAIEkAAKcEACAE5QYCALQMACG5BwEAnAwAIboHgAAAAAG7B0AAngwAIQIAAACdBAAgSQAAqQQAIAIAAACdBAAgSQAAqQQAIAMAAACaBAAgUAAAogQAIFEAAKcEACABAAAAmgQAIAEAAACdBAAgBgoAAJcQACBWAACYEAAgVwAAmxAAIFgAAJoQACBZAACZEAAg5QYAAKsMACAHuAYAAJALADC5BgAAsAQAELoGAACQCwAw5QYCALIKACG5BwEAmAoAIboHAACRCwAguwdAAJoKACEDAAAAnQQAIAEAAK8EADBVAACwBAAgAwAAAJ0EACABAACeBAAwAgAAmgQAIAoDAADVCgAguAYAAI8LADC5BgAAKQAQugYAAI8LADDXBkAApQoAIeUGAgAAAAG1BwEAowoAIbYHBADUCgAhtwcCAKQKACG4B0AAywoAIQEAAACzBAAgAQAAALMEACACAwAA2g0AILgHAACrDAAgAwAAACkAIAEAALYEADACAACzBAAgAwAAACkAIAEAALYEADACAACzBAAgAwAAACkAIAEAALYEADACAACzBAAgBwMAAJYQACDXBkAAAAAB5QYCAAAAAbUHAQAAAAG2BwQAAAABtwcCAAAAAbgHQAAAAAEBSQAAugQAIAbXBkAAAAAB5QYCAAAAAbUHAQAAAAG2BwQAAAABtwcCAAAAAbgHQAAAAAEBSQAAvAQAMAFJAAC8BAAwBwMAAJUQACDXBkAAngwAIeUGAgCdDAAhtQcBAJwMACG2BwQA1w0AIbcHAgCdDAAhuAdAALMMACECAAAAswQAIEkAAL8EACAG1wZAAJ4MACHlBgIAnQwAIbUHAQCcDAAhtgcEANcNACG3BwIAnQwAIbgHQACzDAAhAgAAACkAIEkAAMEEACACAAAAKQAgSQAAwQQAIAMAAACzBAAgUAAAugQAIFEAAL8EACABAAAAswQAIAEAAAApACAGCgAAkBAAIFYAAJEQACBXAACUEAAgWAAAkxAAIFkAAJIQACC4BwAAqwwAIAm4BgAAjgsAMLkGAADIBAAQugYAAI4LADDXBkAAmgoAIeUGAgCZCgAhtQcBAJgKACG2BwQA0AoAIbcHAgCZCgAhuAdAALEKACEDAAAAKQAgAQAAxwQAMFUAAMgEACADAAAAKQAgAQAAtgQAMAIAALMEACABAAAALQAgAQAAAC0AIAMAAAArACABAAAsADACAAAtACADAAAAKwAgAQAALAAwAgAALQAgAwAAACsAIAEAACwAMAIAAC0AIAQDAACPEAAg3QYAAQAAAd8GQAAAAAHlBgIAAAABAUkAANAEACAD3QYAAQAAAd8GQAAAAAHlBgIAAAABAUkAANIEADABSQAA0gQAMAQDAACOEAAg3QYAAbEMACHfBkAAswwAIeUGAgCdDAAhAgAAAC0AIEkAANUEACAD3QYAAbEMACHfBkAAswwAIeUGAgCdDAAhAgAAACsAIEkAANcEACACAAAAKwAgSQAA1wQAIAMAAAAtACBQAADQBAAgUQAA1QQAIAEAAAAtACABAAAAKwAgBgoAAIkQACBWAACKEAAgVwAAjRAAIFgAAIwQACBZAACLEAAg3wYAAKsMACAGuAYAAI0LADC5BgAA3gQAELoGAACNCwAw3QYAAa8KACHfBkAAsQoAIeUGAgCZCgAhAwAAACsAIAEAAN0EADBVAADeBAAgAwAAACsAIAEAACwAMAIAAC0AIAEAAAAxACABAAAAMQAgAwAAAC8AIAEAADAAMAIAADEAIAMAAAAvACABAAAwADACAAAxACADAAAALwAgAQAAMAAwAgAAMQAgCgMAAIgQACDKBgIAAAAB1wZAAAAAAeUGAgAAAAHnBgEAAAABsAdAAAAAAbEHAAEAAAGyBwABAAABswcEAAAAAbQHAACHEAAgAUkAAOYEACAJygYCAAAAAdcGQAAAAAHlBgIAAAAB5wYBAAAAAbAHQAAAAAGxBwABAAABsgcAAQAAAbMHBAAAAAG0BwAAhxAAIAFJAADoBAAwAUkAAOgEADAKAwAAhhAAIMoGAgCdDAAh1wZAAJ4MACHlBgIAnQwAIecGAQCcDAAhsAdAALMMACGxBwABsQwAIbIHAAGxDAAhswcEANcNACG0BwAAhRAAIAIAAAAxACBJAADrBAAgCcoGAgCdDAAh1wZAAJ4MACHlBgIAnQwAIecGAQCcDAAhsAdAALMMACGxBwABsQwAIbIHAAGxDAAhswcEANcNACG0BwAAhRAAIAIAAAAvACBJAADtBAAgAgAAAC8AIEkAAO0EACADAAAAMQAgUAAA5gQAIFEAAOsEACABAAAAMQAgAQAAAC8AIAYKAACAEAAgVgAAgRAAIFcAAIQQACBYAACDEAAgWQAAghAAILAHAACrDAAgDLgGAACMCwAwuQYAAPQEABC6BgAAjAsAMMoGAgCZCgAh1wZAAJoKACHlBgIAmQoAIecGAQCYCgAhsAdAALEKACGxBwABrwoAIbIHAAGvCgAhswcEANAKACG0BwAAxAoAIAMAAAAvACABAADzBAAwVQAA9AQAIAMAAAAvACABAAAwADACAAAxACABAAAANQAgAQAAADUAIAMAAAAzACABAAA0ADACAAA1ACADAAAAMwAgAQAANAAwAgAANQAgAwAAADMAIAEAADQAMAIAADUAIAcDAAD_DwAgygYCAAAAAdcGQAAAAAHlBgIAAAABrgcBAAAAAa8HAQAAAAGwB0AAAAABAUkAAPwEACAGygYCAAAAAdcGQAAAAAHlBgIAAAABrgcBAAAAAa8HAQAAAAGwB0AAAAABAUkAAP4EADABSQAA_gQAMAcDAAD-DwAgygYCAJ0MACHXBkAAngwAIeUGAgCdDAAhrgcBAJwMACGvBwEAnAwAIbAHQACzDAAhAgAAADUAIEkAAIEFACAGygYCAJ0MACHXBkAAngwAIeUGAgCdDAAhrgcBAJwMACGvBwEAnAwAIbAHQACzDAAhAgAAADMAIEkAAIMFACACAAAAMwAgSQAAgwUAIAMAAAA1ACBQAAD8BAAgUQAAgQUAIAEAAAA1ACABAAAAMwAgBgoAAPkPACBWAAD6DwAgVwAA_Q8AIFgAAPwPACBZAAD7DwAgsAcAAKsMACAJuAYAAIsLADC5BgAAigUAELoGAACLCwAwygYCAJkKACHXBkAAmgoAIeUGAgCZCgAhrgcBAJgKACGvBwEAmAoAIbAHQACxCgAhAwAAADMAIAEAAIkFADBVAACKBQAgAwAAADMAIAEAADQAMAIAADUAIAa4BgAAiQsAMLkGAACQBQAQugYAAIkLADDXBkAApQoAIecGAQAAAAH6BgABigsAIQEAAACNBQAgAQAAAI0FACAGuAYAAIkLADC5BgAAkAUAELoGAACJCwAw1wZAAKUKACHnBgEAowoAIfoGAAGKCwAhAAMAAACQBQAgAQAAkQUAMAIAAI0FACADAAAAkAUAIAEAAJEFADACAACNBQAgAwAAAJAFACABAACRBQAwAgAAjQUAIAPXBkAAAAAB5wYBAAAAAfoGAAEAAAEBSQAAlQUAIAPXBkAAAAAB5wYBAAAAAfoGAAEAAAEBSQAAlwUAMAFJAACXBQAwA9cGQACeDAAh5wYBAJwMACH6BgABsQwAIQIAAACNBQAgSQAAmgUAIAPXBkAAngwAIecGAQCcDAAh-gYAAbEMACECAAAAkAUAIEkAAJwFACACAAAAkAUAIEkAAJwFACADAAAAjQUAIFAAAJUFACBRAACaBQAgAQAAAI0FACABAAAAkAUAIAMKAAD2DwAgWAAA-A8AIFkAAPcPACAGuAYAAIgLADC5BgAAowUAELoGAACICwAw1wZAAJoKACHnBgEAmAoAIfoGAAGvCgAhAwAAAJAFACABAACiBQAwVQAAowUAIAMAAACQBQAgAQAAkQUAMAIAAI0FACAHHAAAhwsAILgGAACGCwAwuQYAAEcAELoGAACGCwAwygYCAAAAAecGAQCjCgAhlgcBAAAAAQEAAACmBQAgAQAAAKYFACABHAAA9Q8AIAMAAABHACABAACpBQAwAgAApgUAIAMAAABHACABAACpBQAwAgAApgUAIAMAAABHACABAACpBQAwAgAApgUAIAQcAAD0DwAgygYCAAAAAecGAQAAAAGWBwEAAAABAUkAAK0FACADygYCAAAAAecGAQAAAAGWBwEAAAABAUkAAK8FADABSQAArwUAMAQcAADnDwAgygYCAJ0MACHnBgEAnAwAIZYHAQCcDAAhAgAAAKYFACBJAACyBQAgA8oGAgCdDAAh5wYBAJwMACGWBwEAnAwAIQIAAABHACBJAAC0BQAgAgAAAEcAIEkAALQFACADAAAApgUAIFAAAK0FACBRAACyBQAgAQAAAKYFACABAAAARwAgBQoAAOIPACBWAADjDwAgVwAA5g8AIFgAAOUPACBZAADkDwAgBrgGAACFCwAwuQYAALsFABC6BgAAhQsAMMoGAgCZCgAh5wYBAJgKACGWBwEAmAoAIQMAAABHACABAAC6BQAwVQAAuwUAIAMAAABHACABAACpBQAwAgAApgUAIAEAAABFACABAAAARQAgAwAAAEMAIAEAAEQAMAIAAEUAIAMAAABDACABAABEADACAABFACADAAAAQwAgAQAARAAwAgAARQAgDhkAANcPACAdAADWDwAgIgAA4Q8AICMAANgPACAkAADZDwAgygYCAAAAAdcGQAAAAAH4BgIAAAAB-wYBAAAAAYAHAAAAqQcCpQcBAAAAAacHAgAAAAGpBwIAAAABqgcCAAAAAQFJAADDBQAgCcoGAgAAAAHXBkAAAAAB-AYCAAAAAfsGAQAAAAGABwAAAKkHAqUHAQAAAAGnBwIAAAABqQcCAAAAAaoHAgAAAAEBSQAAxQUAMAFJAADFBQAwAQAAAEcAIAEAAABLACAOGQAAwg8AIB0AAMEPACAiAADgDwAgIwAAww8AICQAAMQPACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH7BgEAnAwAIYAHAADAD6kHIqUHAQCcDAAhpwcCALQMACGpBwIAtAwAIaoHAgCdDAAhAgAAAEUAIEkAAMoFACAJygYCAJ0MACHXBkAAngwAIfgGAgCdDAAh-wYBAJwMACGABwAAwA-pByKlBwEAnAwAIacHAgC0DAAhqQcCALQMACGqBwIAnQwAIQIAAABDACBJAADMBQAgAgAAAEMAIEkAAMwFACABAAAARwAgAQAAAEsAIAMAAABFACBQAADDBQAgUQAAygUAIAEAAABFACABAAAAQwAgBwoAANsPACBWAADcDwAgVwAA3w8AIFgAAN4PACBZAADdDwAgpwcAAKsMACCpBwAAqwwAIAy4BgAAgQsAMLkGAADVBQAQugYAAIELADDKBgIAmQoAIdcGQACaCgAh-AYCAJkKACH7BgEAmAoAIYAHAACCC6kHIqUHAQCYCgAhpwcCALIKACGpBwIAsgoAIaoHAgCZCgAhAwAAAEMAIAEAANQFADBVAADVBQAgAwAAAEMAIAEAAEQAMAIAAEUAIAEAAABUACABAAAAVAAgAwAAAEsAIAEAAFMAMAIAAFQAIAMAAABLACABAABTADACAABUACADAAAASwAgAQAAUwAwAgAAVAAgChkAANMPACAeAADaDwAgHwAA1A8AICEAANUPACDKBgIAAAAB1wZAAAAAAfgGAgAAAAGjBwIAAAABpQcBAAAAAaYHAgAAAAEBSQAA3QUAIAbKBgIAAAAB1wZAAAAAAfgGAgAAAAGjBwIAAAABpQcBAAAAAaYHAgAAAAEBSQAA3wUAMAFJAADfBQAwChkAAKwPACAeAACrDwAgHwAArQ8AICEAAK4PACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACGjBwIAnQwAIaUHAQCcDAAhpgcCAJ0MACECAAAAVAAgSQAA4gUAIAbKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACGjBwIAnQwAIaUHAQCcDAAhpgcCAJ0MACECAAAASwAgSQAA5AUAIAIAAABLACBJAADkBQAgAwAAAFQAIFAAAN0FACBRAADiBQAgAQAAAFQAIAEAAABLACAFCgAApg8AIFYAAKcPACBXAACqDwAgWAAAqQ8AIFkAAKgPACAJuAYAAIALADC5BgAA6wUAELoGAACACwAwygYCAJkKACHXBkAAmgoAIfgGAgCZCgAhowcCAJkKACGlBwEAmAoAIaYHAgCZCgAhAwAAAEsAIAEAAOoFADBVAADrBQAgAwAAAEsAIAEAAFMAMAIAAFQAIAEAAABQACABAAAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAMAAABOACABAABPADACAABQACADAAAATgAgAQAATwAwAgAAUAAgBgMAAKUPACAgAACkDwAg1wZAAAAAAeUGAgAAAAH6BgIAAAABpAcCAAAAAQFJAADzBQAgBNcGQAAAAAHlBgIAAAAB-gYCAAAAAaQHAgAAAAEBSQAA9QUAMAFJAAD1BQAwBgMAAKMPACAgAACiDwAg1wZAAJ4MACHlBgIAnQwAIfoGAgCdDAAhpAcCAJ0MACECAAAAUAAgSQAA-AUAIATXBkAAngwAIeUGAgCdDAAh-gYCAJ0MACGkBwIAnQwAIQIAAABOACBJAAD6BQAgAgAAAE4AIEkAAPoFACADAAAAUAAgUAAA8wUAIFEAAPgFACABAAAAUAAgAQAAAE4AIAUKAACdDwAgVgAAng8AIFcAAKEPACBYAACgDwAgWQAAnw8AIAe4BgAA_woAMLkGAACBBgAQugYAAP8KADDXBkAAmgoAIeUGAgCZCgAh-gYCAJkKACGkBwIAmQoAIQMAAABOACABAACABgAwVQAAgQYAIAMAAABOACABAABPADACAABQACAFHgAA_goAILgGAAD9CgAwuQYAAFYAELoGAAD9CgAwowcCAAAAAQEAAACEBgAgAQAAAIQGACABHgAAnA8AIAMAAABWACABAACHBgAwAgAAhAYAIAMAAABWACABAACHBgAwAgAAhAYAIAMAAABWACABAACHBgAwAgAAhAYAIAIeAACbDwAgowcCAJ0MACECAAAAhAYAIEkAAIsGACABowcCAJ0MACECAAAAVgAgSQAAjQYAIAIAAABWACBJAACNBgAgAQAAAIQGACABAAAAVgAgBQoAAJYPACBWAACXDwAgVwAAmg8AIFgAAJkPACBZAACYDwAgBLgGAAD8CgAwuQYAAJMGABC6BgAA_AoAMKMHAgCZCgAhAwAAAFYAIAEAAJIGADBVAACTBgAgAwAAAFYAIAEAAIcGADACAACEBgAgAQAAAGEAIAEAAABhACADAAAAXwAgAQAAYAAwAgAAYQAgAwAAAF8AIAEAAGAAMAIAAGEAIAMAAABfACABAABgADACAABhACAKBAAAlA8AICwAAJUPACDKBgIAAAAB1wZAAAAAAeYGAgAAAAHnBgEAAAAB_AYBAAAAAYAHAAAAogcClgcBAAAAAaIHIAAAAAEBSQAAmwYAIAjKBgIAAAAB1wZAAAAAAeYGAgAAAAHnBgEAAAAB_AYBAAAAAYAHAAAAogcClgcBAAAAAaIHIAAAAAEBSQAAnQYAMAFJAACdBgAwCgQAAIYPACAsAACHDwAgygYCAJ0MACHXBkAAngwAIeYGAgCdDAAh5wYBAJwMACH8BgEAnAwAIYAHAACFD6IHIpYHAQCcDAAhogcgAMsNACECAAAAYQAgSQAAoAYAIAjKBgIAnQwAIdcGQACeDAAh5gYCAJ0MACHnBgEAnAwAIfwGAQCcDAAhgAcAAIUPogcilgcBAJwMACGiByAAyw0AIQIAAABfACBJAACiBgAgAgAAAF8AIEkAAKIGACADAAAAYQAgUAAAmwYAIFEAAKAGACABAAAAYQAgAQAAAF8AIAUKAACADwAgVgAAgQ8AIFcAAIQPACBYAACDDwAgWQAAgg8AIAu4BgAA-AoAMLkGAACpBgAQugYAAPgKADDKBgIAmQoAIdcGQACaCgAh5gYCAJkKACHnBgEAmAoAIfwGAQCYCgAhgAcAAPkKogcilgcBAJgKACGiByAAxgoAIQMAAABfACABAACoBgAwVQAAqQYAIAMAAABfACABAABgADACAABhACABAAAAZQAgAQAAAGUAIAMAAABjACABAABkADACAABlACADAAAAYwAgAQAAZAAwAgAAZQAgAwAAAGMAIAEAAGQAMAIAAGUAIBUdAQAAAAEmAAD-DgAgKAAA_w4AIMoGAgAAAAHXBkAAAAAB5gYCAAAAAfsGAQAAAAH8BgEAAAABgAcAAACbBwKIBwIAAAABiwcQAAAAAZYHAQAAAAGXBwEAAAABmAcQAAAAAZkHAgAAAAGbBwEAAAABnAdAAAAAAZ0HAgAAAAGeByAAAAABnwcBAAAAAaAHAQAAAAEBSQAAsQYAIBMdAQAAAAHKBgIAAAAB1wZAAAAAAeYGAgAAAAH7BgEAAAAB_AYBAAAAAYAHAAAAmwcCiAcCAAAAAYsHEAAAAAGWBwEAAAABlwcBAAAAAZgHEAAAAAGZBwIAAAABmwcBAAAAAZwHQAAAAAGdBwIAAAABngcgAAAAAZ8HAQAAAAGgBwEAAAABAUkAALMGADABSQAAswYAMAEAAABfACAVHQEAnAwAISYAAPMOACAoAAD0DgAgygYCAJ0MACHXBkAAngwAIeYGAgC0DAAh-wYBAJwMACH8BgEAnAwAIYAHAADyDpsHIogHAgC0DAAhiwcQAMIOACGWBwEAyAwAIZcHAQDIDAAhmAcQAPEOACGZBwIAnQwAIZsHAQDIDAAhnAdAALMMACGdBwIAnQwAIZ4HIADLDQAhnwcBAJwMACGgBwEAnAwAIQIAAABlACBJAAC3BgAgEx0BAJwMACHKBgIAnQwAIdcGQACeDAAh5gYCALQMACH7BgEAnAwAIfwGAQCcDAAhgAcAAPIOmwciiAcCALQMACGLBxAAwg4AIZYHAQDIDAAhlwcBAMgMACGYBxAA8Q4AIZkHAgCdDAAhmwcBAMgMACGcB0AAswwAIZ0HAgCdDAAhngcgAMsNACGfBwEAnAwAIaAHAQCcDAAhAgAAAGMAIEkAALkGACACAAAAYwAgSQAAuQYAIAEAAABfACADAAAAZQAgUAAAsQYAIFEAALcGACABAAAAZQAgAQAAAGMAIAwKAADsDgAgVgAA7Q4AIFcAAPAOACBYAADvDgAgWQAA7g4AIOYGAACrDAAgiAcAAKsMACCWBwAAqwwAIJcHAACrDAAgmAcAAKsMACCbBwAAqwwAIJwHAACrDAAgFh0BAJgKACG4BgAA8QoAMLkGAADBBgAQugYAAPEKADDKBgIAmQoAIdcGQACaCgAh5gYCALIKACH7BgEAmAoAIfwGAQCYCgAhgAcAAPMKmwciiAcCALIKACGLBxAA5woAIZYHAQC9CgAhlwcBAL0KACGYBxAA8goAIZkHAgCZCgAhmwcBAL0KACGcB0AAsQoAIZ0HAgCZCgAhngcgAMYKACGfBwEAmAoAIaAHAQCYCgAhAwAAAGMAIAEAAMAGADBVAADBBgAgAwAAAGMAIAEAAGQAMAIAAGUAIAEAAAB3ACABAAAAdwAgAwAAAHUAIAEAAHYAMAIAAHcAIAMAAAB1ACABAAB2ADACAAB3ACADAAAAdQAgAQAAdgAwAgAAdwAgDCcAAOkOACAoAADqDgAgKgAA6w4AIMoGAgAAAAHXBkAAAAABgAcAAACSBwKPBwAAAI8HApAHAgAAAAGSB0AAAAABkwcBAAAAAZQHAgAAAAGVBwEAAAABAUkAAMkGACAJygYCAAAAAdcGQAAAAAGABwAAAJIHAo8HAAAAjwcCkAcCAAAAAZIHQAAAAAGTBwEAAAABlAcCAAAAAZUHAQAAAAEBSQAAywYAMAFJAADLBgAwDCcAAM4OACAoAADPDgAgKgAA0A4AIMoGAgCdDAAh1wZAAJ4MACGABwAAzQ6SByKPBwAAzA6PByKQBwIAnQwAIZIHQACzDAAhkwcBAMgMACGUBwIAtAwAIZUHAQDIDAAhAgAAAHcAIEkAAM4GACAJygYCAJ0MACHXBkAAngwAIYAHAADNDpIHIo8HAADMDo8HIpAHAgCdDAAhkgdAALMMACGTBwEAyAwAIZQHAgC0DAAhlQcBAMgMACECAAAAdQAgSQAA0AYAIAIAAAB1ACBJAADQBgAgAwAAAHcAIFAAAMkGACBRAADOBgAgAQAAAHcAIAEAAAB1ACAJCgAAxw4AIFYAAMgOACBXAADLDgAgWAAAyg4AIFkAAMkOACCSBwAAqwwAIJMHAACrDAAglAcAAKsMACCVBwAAqwwAIAy4BgAA6goAMLkGAADXBgAQugYAAOoKADDKBgIAmQoAIdcGQACaCgAhgAcAAOwKkgcijwcAAOsKjwcikAcCAJkKACGSB0AAsQoAIZMHAQC9CgAhlAcCALIKACGVBwEAvQoAIQMAAAB1ACABAADWBgAwVQAA1wYAIAMAAAB1ACABAAB2ADACAAB3ACABAAAAagAgAQAAAGoAIAMAAABoACABAABpADACAABqACADAAAAaAAgAQAAaQAwAgAAagAgAwAAAGgAIAEAAGkAMAIAAGoAIAkpAADFDgAgKwAAxg4AIPsGAQAAAAGIBwIAAAABiQcCAAAAAYoHAgAAAAGLBxAAAAABjAcCAAAAAY0HAQAAAAEBSQAA3wYAIAf7BgEAAAABiAcCAAAAAYkHAgAAAAGKBwIAAAABiwcQAAAAAYwHAgAAAAGNBwEAAAABAUkAAOEGADABSQAA4QYAMAkpAADDDgAgKwAAxA4AIPsGAQCcDAAhiAcCALQMACGJBwIAnQwAIYoHAgCdDAAhiwcQAMIOACGMBwIAnQwAIY0HAQDIDAAhAgAAAGoAIEkAAOQGACAH-wYBAJwMACGIBwIAtAwAIYkHAgCdDAAhigcCAJ0MACGLBxAAwg4AIYwHAgCdDAAhjQcBAMgMACECAAAAaAAgSQAA5gYAIAIAAABoACBJAADmBgAgAwAAAGoAIFAAAN8GACBRAADkBgAgAQAAAGoAIAEAAABoACAHCgAAvQ4AIFYAAL4OACBXAADBDgAgWAAAwA4AIFkAAL8OACCIBwAAqwwAII0HAACrDAAgCrgGAADmCgAwuQYAAO0GABC6BgAA5goAMPsGAQCYCgAhiAcCALIKACGJBwIAmQoAIYoHAgCZCgAhiwcQAOcKACGMBwIAmQoAIY0HAQC9CgAhAwAAAGgAIAEAAOwGADBVAADtBgAgAwAAAGgAIAEAAGkAMAIAAGoAIAEAAABvACABAAAAbwAgAwAAAG0AIAEAAG4AMAIAAG8AIAMAAABtACABAABuADACAABvACADAAAAbQAgAQAAbgAwAgAAbwAgAykAALwOACCIBwIAAAABiQcCAAAAAQFJAAD1BgAgAogHAgAAAAGJBwIAAAABAUkAAPcGADABSQAA9wYAMAMpAAC7DgAgiAcCAJ0MACGJBwIAnQwAIQIAAABvACBJAAD6BgAgAogHAgCdDAAhiQcCAJ0MACECAAAAbQAgSQAA_AYAIAIAAABtACBJAAD8BgAgAwAAAG8AIFAAAPUGACBRAAD6BgAgAQAAAG8AIAEAAABtACAFCgAAtg4AIFYAALcOACBXAAC6DgAgWAAAuQ4AIFkAALgOACAFuAYAAOUKADC5BgAAgwcAELoGAADlCgAwiAcCAJkKACGJBwIAmQoAIQMAAABtACABAACCBwAwVQAAgwcAIAMAAABtACABAABuADACAABvACABAAAAewAgAQAAAHsAIAMAAAB5ACABAAB6ADACAAB7ACADAAAAeQAgAQAAegAwAgAAewAgAwAAAHkAIAEAAHoAMAIAAHsAIBYZAACxDgAgLwAAsg4AIDAAALMOACAxAAC0DgAgMgAAtQ4AIMoGAgAAAAHXBkAAAAAB8gYBAAAAAfMGBAAAAAH1BgEAAAAB-AYCAAAAAfsGAQAAAAH8BgEAAAAB_gYAAAD-BgKABwAAAIAHAoEHCAAAAAGCBwIAAAABgwcCAAAAAYQHAQAAAAGFBwIAAAABhgcCAAAAAYcHAgAAAAEBSQAAiwcAIBHKBgIAAAAB1wZAAAAAAfIGAQAAAAHzBgQAAAAB9QYBAAAAAfgGAgAAAAH7BgEAAAAB_AYBAAAAAf4GAAAA_gYCgAcAAACABwKBBwgAAAABggcCAAAAAYMHAgAAAAGEBwEAAAABhQcCAAAAAYYHAgAAAAGHBwIAAAABAUkAAI0HADABSQAAjQcAMBYZAACKDgAgLwAAiw4AIDAAAIwOACAxAACNDgAgMgAAjg4AIMoGAgCdDAAh1wZAAJ4MACHyBgEAnAwAIfMGBADXDQAh9QYBAJwMACH4BgIAnQwAIfsGAQCcDAAh_AYBAJwMACH-BgAAhw7-BiKABwAAiA6AByKBBwgAiQ4AIYIHAgC0DAAhgwcCALQMACGEBwEAyAwAIYUHAgCdDAAhhgcCAJ0MACGHBwIAnQwAIQIAAAB7ACBJAACQBwAgEcoGAgCdDAAh1wZAAJ4MACHyBgEAnAwAIfMGBADXDQAh9QYBAJwMACH4BgIAnQwAIfsGAQCcDAAh_AYBAJwMACH-BgAAhw7-BiKABwAAiA6AByKBBwgAiQ4AIYIHAgC0DAAhgwcCALQMACGEBwEAyAwAIYUHAgCdDAAhhgcCAJ0MACGHBwIAnQwAIQIAAAB5ACBJAACSBwAgAgAAAHkAIEkAAJIHACADAAAAewAgUAAAiwcAIFEAAJAHACABAAAAewAgAQAAAHkAIAkKAACCDgAgVgAAgw4AIFcAAIYOACBYAACFDgAgWQAAhA4AIIEHAACrDAAgggcAAKsMACCDBwAAqwwAIIQHAACrDAAgFLgGAADcCgAwuQYAAJkHABC6BgAA3AoAMMoGAgCZCgAh1wZAAJoKACHyBgEAmAoAIfMGBADQCgAh9QYBAJgKACH4BgIAmQoAIfsGAQCYCgAh_AYBAJgKACH-BgAA3Qr-BiKABwAA3gqAByKBBwgA3woAIYIHAgCyCgAhgwcCALIKACGEBwEAvQoAIYUHAgCZCgAhhgcCAJkKACGHBwIAmQoAIQMAAAB5ACABAACYBwAwVQAAmQcAIAMAAAB5ACABAAB6ADACAAB7ACABAAAAgwEAIAEAAACDAQAgAwAAAIEBACABAACCAQAwAgAAgwEAIAMAAACBAQAgAQAAggEAMAIAAIMBACADAAAAgQEAIAEAAIIBADACAACDAQAgBgMAAIEOACAuAACADgAg1wZAAAAAAeUGAgAAAAHuBgIAAAAB-gYCAAAAAQFJAAChBwAgBNcGQAAAAAHlBgIAAAAB7gYCAAAAAfoGAgAAAAEBSQAAowcAMAFJAACjBwAwBgMAAP8NACAuAAD-DQAg1wZAAJ4MACHlBgIAnQwAIe4GAgCdDAAh-gYCAJ0MACECAAAAgwEAIEkAAKYHACAE1wZAAJ4MACHlBgIAnQwAIe4GAgCdDAAh-gYCAJ0MACECAAAAgQEAIEkAAKgHACACAAAAgQEAIEkAAKgHACADAAAAgwEAIFAAAKEHACBRAACmBwAgAQAAAIMBACABAAAAgQEAIAUKAAD5DQAgVgAA-g0AIFcAAP0NACBYAAD8DQAgWQAA-w0AIAe4BgAA2woAMLkGAACvBwAQugYAANsKADDXBkAAmgoAIeUGAgCZCgAh7gYCAJkKACH6BgIAmQoAIQMAAACBAQAgAQAArgcAMFUAAK8HACADAAAAgQEAIAEAAIIBADACAACDAQAgAQAAAH8AIAEAAAB_ACADAAAAfQAgAQAAfgAwAgAAfwAgAwAAAH0AIAEAAH4AMAIAAH8AIAMAAAB9ACABAAB-ADACAAB_ACAHGQAA-A0AIC4AAPcNACDKBgIAAAAB1wZAAAAAAe4GAgAAAAH4BgIAAAAB-QYBAAAAAQFJAAC3BwAgBcoGAgAAAAHXBkAAAAAB7gYCAAAAAfgGAgAAAAH5BgEAAAABAUkAALkHADABSQAAuQcAMAcZAAD2DQAgLgAA9Q0AIMoGAgCdDAAh1wZAAJ4MACHuBgIAnQwAIfgGAgCdDAAh-QYBAJwMACECAAAAfwAgSQAAvAcAIAXKBgIAnQwAIdcGQACeDAAh7gYCAJ0MACH4BgIAnQwAIfkGAQCcDAAhAgAAAH0AIEkAAL4HACACAAAAfQAgSQAAvgcAIAMAAAB_ACBQAAC3BwAgUQAAvAcAIAEAAAB_ACABAAAAfQAgBQoAAPANACBWAADxDQAgVwAA9A0AIFgAAPMNACBZAADyDQAgCLgGAADaCgAwuQYAAMUHABC6BgAA2goAMMoGAgCZCgAh1wZAAJoKACHuBgIAmQoAIfgGAgCZCgAh-QYBAJgKACEDAAAAfQAgAQAAxAcAMFUAAMUHACADAAAAfQAgAQAAfgAwAgAAfwAgBi4AANkKACAxAgCkCgAhuAYAANgKADC5BgAAhQEAELoGAADYCgAw7gYCAAAAAQEAAADIBwAgAQAAAMgHACABLgAA0Q0AIAMAAACFAQAgAQAAywcAMAIAAMgHACADAAAAhQEAIAEAAMsHADACAADIBwAgAwAAAIUBACABAADLBwAwAgAAyAcAIAMuAADvDQAgMQIAAAAB7gYCAAAAAQFJAADPBwAgAjECAAAAAe4GAgAAAAEBSQAA0QcAMAFJAADRBwAwAy4AAO4NACAxAgCdDAAh7gYCAJ0MACECAAAAyAcAIEkAANQHACACMQIAnQwAIe4GAgCdDAAhAgAAAIUBACBJAADWBwAgAgAAAIUBACBJAADWBwAgAwAAAMgHACBQAADPBwAgUQAA1AcAIAEAAADIBwAgAQAAAIUBACAFCgAA6Q0AIFYAAOoNACBXAADtDQAgWAAA7A0AIFkAAOsNACAFMQIAmQoAIbgGAADXCgAwuQYAAN0HABC6BgAA1woAMO4GAgCZCgAhAwAAAIUBACABAADcBwAwVQAA3QcAIAMAAACFAQAgAQAAywcAMAIAAMgHACABAAAAkgEAIAEAAACSAQAgAwAAAIkBACABAACRAQAwAgAAkgEAIAMAAACJAQAgAQAAkQEAMAIAAJIBACADAAAAiQEAIAEAAJEBADACAACSAQAgDAQAAOcNACAyAADoDQAgygYCAAAAAdcGQAAAAAHmBgIAAAAB5wYBAAAAAfIGAQAAAAHzBgQAAAAB9AYBAAAAAfUGAQAAAAH2BkAAAAAB9wYBAAAAAQFJAADlBwAgCsoGAgAAAAHXBkAAAAAB5gYCAAAAAecGAQAAAAHyBgEAAAAB8wYEAAAAAfQGAQAAAAH1BgEAAAAB9gZAAAAAAfcGAQAAAAEBSQAA5wcAMAFJAADnBwAwDAQAAOANACAyAADhDQAgygYCAJ0MACHXBkAAngwAIeYGAgCdDAAh5wYBAJwMACHyBgEAnAwAIfMGBADXDQAh9AYBAJwMACH1BgEAnAwAIfYGQACeDAAh9wYBAJwMACECAAAAkgEAIEkAAOoHACAKygYCAJ0MACHXBkAAngwAIeYGAgCdDAAh5wYBAJwMACHyBgEAnAwAIfMGBADXDQAh9AYBAJwMACH1BgEAnAwAIfYGQACeDAAh9wYBAJwMACECAAAAiQEAIEkAAOwHACACAAAAiQEAIEkAAOwHACADAAAAkgEAIFAAAOUHACBRAADqBwAgAQAAAJIBACABAAAAiQEAIAUKAADbDQAgVgAA3A0AIFcAAN8NACBYAADeDQAgWQAA3Q0AIA24BgAA1goAMLkGAADzBwAQugYAANYKADDKBgIAmQoAIdcGQACaCgAh5gYCAJkKACHnBgEAmAoAIfIGAQCYCgAh8wYEANAKACH0BgEAmAoAIfUGAQCYCgAh9gZAAJoKACH3BgEAmAoAIQMAAACJAQAgAQAA8gcAMFUAAPMHACADAAAAiQEAIAEAAJEBADACAACSAQAgBwQAANUKACA1AgCkCgAhuAYAANMKADC5BgAAlAEAELoGAADTCgAw5gYCAAAAAfEGBADUCgAhAQAAAPYHACABAAAA9gcAIAEEAADaDQAgAwAAAJQBACABAAD5BwAwAgAA9gcAIAMAAACUAQAgAQAA-QcAMAIAAPYHACADAAAAlAEAIAEAAPkHADACAAD2BwAgBAQAANkNACA1AgAAAAHmBgIAAAAB8QYEAAAAAQFJAAD9BwAgAzUCAAAAAeYGAgAAAAHxBgQAAAABAUkAAP8HADABSQAA_wcAMAQEAADYDQAgNQIAnQwAIeYGAgCdDAAh8QYEANcNACECAAAA9gcAIEkAAIIIACADNQIAnQwAIeYGAgCdDAAh8QYEANcNACECAAAAlAEAIEkAAIQIACACAAAAlAEAIEkAAIQIACADAAAA9gcAIFAAAP0HACBRAACCCAAgAQAAAPYHACABAAAAlAEAIAUKAADSDQAgVgAA0w0AIFcAANYNACBYAADVDQAgWQAA1A0AIAY1AgCZCgAhuAYAAM8KADC5BgAAiwgAELoGAADPCgAw5gYCAJkKACHxBgQA0AoAIQMAAACUAQAgAQAAiggAMFUAAIsIACADAAAAlAEAIAEAAPkHADACAAD2BwAgDS4AAM4KACAzAADNCgAguAYAAMkKADC5BgAAhwEAELoGAADJCgAwygYCAAAAAdcGQAClCgAh2AZAAMsKACHsBgEAAAAB7QYCAAAAAe4GAgAAAAHvBgEAygoAIfAGIADMCgAhAQAAAI4IACABAAAAjggAIAYuAADRDQAgMwAA0A0AINgGAACrDAAg7QYAAKsMACDuBgAAqwwAIO8GAACrDAAgAwAAAIcBACABAACRCAAwAgAAjggAIAMAAACHAQAgAQAAkQgAMAIAAI4IACADAAAAhwEAIAEAAJEIADACAACOCAAgCi4AAM8NACAzAADODQAgygYCAAAAAdcGQAAAAAHYBkAAAAAB7AYBAAAAAe0GAgAAAAHuBgIAAAAB7wYBAAAAAfAGIAAAAAEBSQAAlQgAIAjKBgIAAAAB1wZAAAAAAdgGQAAAAAHsBgEAAAAB7QYCAAAAAe4GAgAAAAHvBgEAAAAB8AYgAAAAAQFJAACXCAAwAUkAAJcIADABAAAAiQEAIAEAAAB5ACAKLgAAzQ0AIDMAAMwNACDKBgIAnQwAIdcGQACeDAAh2AZAALMMACHsBgEAnAwAIe0GAgC0DAAh7gYCALQMACHvBgEAyAwAIfAGIADLDQAhAgAAAI4IACBJAACcCAAgCMoGAgCdDAAh1wZAAJ4MACHYBkAAswwAIewGAQCcDAAh7QYCALQMACHuBgIAtAwAIe8GAQDIDAAh8AYgAMsNACECAAAAhwEAIEkAAJ4IACACAAAAhwEAIEkAAJ4IACABAAAAiQEAIAEAAAB5ACADAAAAjggAIFAAAJUIACBRAACcCAAgAQAAAI4IACABAAAAhwEAIAkKAADGDQAgVgAAxw0AIFcAAMoNACBYAADJDQAgWQAAyA0AINgGAACrDAAg7QYAAKsMACDuBgAAqwwAIO8GAACrDAAgC7gGAADFCgAwuQYAAKcIABC6BgAAxQoAMMoGAgCZCgAh1wZAAJoKACHYBkAAsQoAIewGAQCYCgAh7QYCALIKACHuBgIAsgoAIe8GAQC9CgAh8AYgAMYKACEDAAAAhwEAIAEAAKYIADBVAACnCAAgAwAAAIcBACABAACRCAAwAgAAjggAIAEAAAAmACABAAAAJgAgAwAAAAcAIAEAACUAMAIAACYAIAMAAAAHACABAAAlADACAAAmACADAAAABwAgAQAAJQAwAgAAJgAgDAQAAMINACAMAADEDQAgDQAAww0AIA4AAMUNACDKBgIAAAAB1wZAAAAAAeYGAgAAAAHnBgEAAAAB6AYBAAAAAekGAAEAAAHqBgAAwA0AIOsGAADBDQAgAUkAAK8IACAIygYCAAAAAdcGQAAAAAHmBgIAAAAB5wYBAAAAAegGAQAAAAHpBgABAAAB6gYAAMANACDrBgAAwQ0AIAFJAACxCAAwAUkAALEIADAMBAAAnA0AIAwAAJ4NACANAACdDQAgDgAAnw0AIMoGAgCdDAAh1wZAAJ4MACHmBgIAnQwAIecGAQCcDAAh6AYBAJwMACHpBgABxwwAIeoGAACaDQAg6wYAAJsNACACAAAAJgAgSQAAtAgAIAjKBgIAnQwAIdcGQACeDAAh5gYCAJ0MACHnBgEAnAwAIegGAQCcDAAh6QYAAccMACHqBgAAmg0AIOsGAACbDQAgAgAAAAcAIEkAALYIACACAAAABwAgSQAAtggAIAMAAAAmACBQAACvCAAgUQAAtAgAIAEAAAAmACABAAAABwAgBgoAAJUNACBWAACWDQAgVwAAmQ0AIFgAAJgNACBZAACXDQAg6QYAAKsMACALuAYAAMMKADC5BgAAvQgAELoGAADDCgAwygYCAJkKACHXBkAAmgoAIeYGAgCZCgAh5wYBAJgKACHoBgEAmAoAIekGAAG8CgAh6gYAAMQKACDrBgAAxAoAIAMAAAAHACABAAC8CAAwVQAAvQgAIAMAAAAHACABAAAlADACAAAmACABAAAACwAgAQAAAAsAIAMAAAAJACABAAAKADACAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAkDAACRDQAgBQAAkg0AIAsAAJMNACAMAACUDQAgygYCAAAAAdEGAgAAAAHSBgAAkA0AINcGQAAAAAHlBgIAAAABAUkAAMUIACAFygYCAAAAAdEGAgAAAAHSBgAAkA0AINcGQAAAAAHlBgIAAAABAUkAAMcIADABSQAAxwgAMAkDAAD0DAAgBQAA9QwAIAsAAPYMACAMAAD3DAAgygYCAJ0MACHRBgIAnQwAIdIGAADzDAAg1wZAAJ4MACHlBgIAnQwAIQIAAAALACBJAADKCAAgBcoGAgCdDAAh0QYCAJ0MACHSBgAA8wwAINcGQACeDAAh5QYCAJ0MACECAAAACQAgSQAAzAgAIAIAAAAJACBJAADMCAAgAwAAAAsAIFAAAMUIACBRAADKCAAgAQAAAAsAIAEAAAAJACAFCgAA7gwAIFYAAO8MACBXAADyDAAgWAAA8QwAIFkAAPAMACAIuAYAAMIKADC5BgAA0wgAELoGAADCCgAwygYCAJkKACHRBgIAmQoAIdIGAACwCgAg1wZAAJoKACHlBgIAmQoAIQMAAAAJACABAADSCAAwVQAA0wgAIAMAAAAJACABAAAKADACAAALACABAAAADwAgAQAAAA8AIAMAAAANACABAAAOADACAAAPACADAAAADQAgAQAADgAwAgAADwAgAwAAAA0AIAEAAA4AMAIAAA8AIA0GAADrDAAgCAAA7AwAIAkAAO0MACDKBgIAAAAB0gYAAOoMACDVBgIAAAAB1wZAAAAAAdgGQAAAAAHgBgABAAAB4QYBAAAAAeIGAQAAAAHjBkAAAAAB5AZAAAAAAQFJAADbCAAgCsoGAgAAAAHSBgAA6gwAINUGAgAAAAHXBkAAAAAB2AZAAAAAAeAGAAEAAAHhBgEAAAAB4gYBAAAAAeMGQAAAAAHkBkAAAAABAUkAAN0IADABSQAA3QgAMA0GAADJDAAgCAAAygwAIAkAAMsMACDKBgIAnQwAIdIGAADGDAAg1QYCAJ0MACHXBkAAngwAIdgGQACeDAAh4AYAAccMACHhBgEAyAwAIeIGAQDIDAAh4wZAALMMACHkBkAAswwAIQIAAAAPACBJAADgCAAgCsoGAgCdDAAh0gYAAMYMACDVBgIAnQwAIdcGQACeDAAh2AZAAJ4MACHgBgABxwwAIeEGAQDIDAAh4gYBAMgMACHjBkAAswwAIeQGQACzDAAhAgAAAA0AIEkAAOIIACACAAAADQAgSQAA4ggAIAMAAAAPACBQAADbCAAgUQAA4AgAIAEAAAAPACABAAAADQAgCgoAAMEMACBWAADCDAAgVwAAxQwAIFgAAMQMACBZAADDDAAg4AYAAKsMACDhBgAAqwwAIOIGAACrDAAg4wYAAKsMACDkBgAAqwwAIA24BgAAuwoAMLkGAADpCAAQugYAALsKADDKBgIAmQoAIdIGAACwCgAg1QYCAJkKACHXBkAAmgoAIdgGQACaCgAh4AYAAbwKACHhBgEAvQoAIeIGAQC9CgAh4wZAALEKACHkBkAAsQoAIQMAAAANACABAADoCAAwVQAA6QgAIAMAAAANACABAAAOADACAAAPACABAAAAEwAgAQAAABMAIAMAAAARACABAAASADACAAATACADAAAAEQAgAQAAEgAwAgAAEwAgAwAAABEAIAEAABIAMAIAABMAIAUHAADADAAg1wZAAAAAAd0GAAEAAAHeBgIAAAAB3wZAAAAAAQFJAADxCAAgBNcGQAAAAAHdBgABAAAB3gYCAAAAAd8GQAAAAAEBSQAA8wgAMAFJAADzCAAwBQcAAL8MACDXBkAAngwAId0GAAGxDAAh3gYCAJ0MACHfBkAAswwAIQIAAAATACBJAAD2CAAgBNcGQACeDAAh3QYAAbEMACHeBgIAnQwAId8GQACzDAAhAgAAABEAIEkAAPgIACACAAAAEQAgSQAA-AgAIAMAAAATACBQAADxCAAgUQAA9ggAIAEAAAATACABAAAAEQAgBgoAALoMACBWAAC7DAAgVwAAvgwAIFgAAL0MACBZAAC8DAAg3wYAAKsMACAHuAYAALoKADC5BgAA_wgAELoGAAC6CgAw1wZAAJoKACHdBgABrwoAId4GAgCZCgAh3wZAALEKACEDAAAAEQAgAQAA_ggAMFUAAP8IACADAAAAEQAgAQAAEgAwAgAAEwAgAQAAABoAIAEAAAAaACADAAAAGAAgAQAAGQAwAgAAGgAgAwAAABgAIAEAABkAMAIAABoAIAMAAAAYACABAAAZADACAAAaACAMBQAAuAwAIAYAALkMACDPBgABAAAB0AYAAQAAAdEGAgAAAAHSBgAAtwwAINMGAgAAAAHUBkAAAAAB1QYCAAAAAdYGQAAAAAHXBkAAAAAB2AZAAAAAAQFJAACHCQAgCs8GAAEAAAHQBgABAAAB0QYCAAAAAdIGAAC3DAAg0wYCAAAAAdQGQAAAAAHVBgIAAAAB1gZAAAAAAdcGQAAAAAHYBkAAAAABAUkAAIkJADABSQAAiQkAMAEAAAAJACAMBQAAtQwAIAYAALYMACDPBgABsQwAIdAGAAGxDAAh0QYCAJ0MACHSBgAAsgwAINMGAgCdDAAh1AZAALMMACHVBgIAtAwAIdYGQACzDAAh1wZAAJ4MACHYBkAAngwAIQIAAAAaACBJAACNCQAgCs8GAAGxDAAh0AYAAbEMACHRBgIAnQwAIdIGAACyDAAg0wYCAJ0MACHUBkAAswwAIdUGAgC0DAAh1gZAALMMACHXBkAAngwAIdgGQACeDAAhAgAAABgAIEkAAI8JACACAAAAGAAgSQAAjwkAIAEAAAAJACADAAAAGgAgUAAAhwkAIFEAAI0JACABAAAAGgAgAQAAABgAIAgKAACsDAAgVgAArQwAIFcAALAMACBYAACvDAAgWQAArgwAINQGAACrDAAg1QYAAKsMACDWBgAAqwwAIA24BgAArgoAMLkGAACXCQAQugYAAK4KADDPBgABrwoAIdAGAAGvCgAh0QYCAJkKACHSBgAAsAoAINMGAgCZCgAh1AZAALEKACHVBgIAsgoAIdYGQACxCgAh1wZAAJoKACHYBkAAmgoAIQMAAAAYACABAACWCQAwVQAAlwkAIAMAAAAYACABAAAZADACAAAaACAFuAYAAK0KADC5BgAAnQkAELoGAACtCgAwzQYBAAAAAc4GQAClCgAhAQAAAJoJACABAAAAmgkAIAW4BgAArQoAMLkGAACdCQAQugYAAK0KADDNBgEAowoAIc4GQAClCgAhAAMAAACdCQAgAQAAngkAMAIAAJoJACADAAAAnQkAIAEAAJ4JADACAACaCQAgAwAAAJ0JACABAACeCQAwAgAAmgkAIALNBgEAAAABzgZAAAAAAQFJAACiCQAgAs0GAQAAAAHOBkAAAAABAUkAAKQJADABSQAApAkAMALNBgEAnAwAIc4GQACeDAAhAgAAAJoJACBJAACnCQAgAs0GAQCcDAAhzgZAAJ4MACECAAAAnQkAIEkAAKkJACACAAAAnQkAIEkAAKkJACADAAAAmgkAIFAAAKIJACBRAACnCQAgAQAAAJoJACABAAAAnQkAIAMKAACoDAAgWAAAqgwAIFkAAKkMACAFuAYAAKwKADC5BgAAsAkAELoGAACsCgAwzQYBAJgKACHOBkAAmgoAIQMAAACdCQAgAQAArwkAMFUAALAJACADAAAAnQkAIAEAAJ4JADACAACaCQAgBbgGAACrCgAwuQYAALYJABC6BgAAqwoAMMoGAQAAAAHMBkAApQoAIQEAAACzCQAgAQAAALMJACAFuAYAAKsKADC5BgAAtgkAELoGAACrCgAwygYBAKMKACHMBkAApQoAIQADAAAAtgkAIAEAALcJADACAACzCQAgAwAAALYJACABAAC3CQAwAgAAswkAIAMAAAC2CQAgAQAAtwkAMAIAALMJACACygYBAAAAAcwGQAAAAAEBSQAAuwkAIALKBgEAAAABzAZAAAAAAQFJAAC9CQAwAUkAAL0JADACygYBAJwMACHMBkAAngwAIQIAAACzCQAgSQAAwAkAIALKBgEAnAwAIcwGQACeDAAhAgAAALYJACBJAADCCQAgAgAAALYJACBJAADCCQAgAwAAALMJACBQAAC7CQAgUQAAwAkAIAEAAACzCQAgAQAAALYJACADCgAApQwAIFgAAKcMACBZAACmDAAgBbgGAACqCgAwuQYAAMkJABC6BgAAqgoAMMoGAQCYCgAhzAZAAJoKACEDAAAAtgkAIAEAAMgJADBVAADJCQAgAwAAALYJACABAAC3CQAwAgAAswkAIAW4BgAAqQoAMLkGAADPCQAQugYAAKkKADDKBgEAAAABywZAAKUKACEBAAAAzAkAIAEAAADMCQAgBbgGAACpCgAwuQYAAM8JABC6BgAAqQoAMMoGAQCjCgAhywZAAKUKACEAAwAAAM8JACABAADQCQAwAgAAzAkAIAMAAADPCQAgAQAA0AkAMAIAAMwJACADAAAAzwkAIAEAANAJADACAADMCQAgAsoGAQAAAAHLBkAAAAABAUkAANQJACACygYBAAAAAcsGQAAAAAEBSQAA1gkAMAFJAADWCQAwAsoGAQCcDAAhywZAAJ4MACECAAAAzAkAIEkAANkJACACygYBAJwMACHLBkAAngwAIQIAAADPCQAgSQAA2wkAIAIAAADPCQAgSQAA2wkAIAMAAADMCQAgUAAA1AkAIFEAANkJACABAAAAzAkAIAEAAADPCQAgAwoAAKIMACBYAACkDAAgWQAAowwAIAW4BgAAqAoAMLkGAADiCQAQugYAAKgKADDKBgEAmAoAIcsGQACaCgAhAwAAAM8JACABAADhCQAwVQAA4gkAIAMAAADPCQAgAQAA0AkAMAIAAMwJACAFuAYAAKcKADC5BgAA6AkAELoGAACnCgAwuwYBAAAAAckGQAClCgAhAQAAAOUJACABAAAA5QkAIAW4BgAApwoAMLkGAADoCQAQugYAAKcKADC7BgEAowoAIckGQAClCgAhAAMAAADoCQAgAQAA6QkAMAIAAOUJACADAAAA6AkAIAEAAOkJADACAADlCQAgAwAAAOgJACABAADpCQAwAgAA5QkAIAK7BgEAAAAByQZAAAAAAQFJAADtCQAgArsGAQAAAAHJBkAAAAABAUkAAO8JADABSQAA7wkAMAK7BgEAnAwAIckGQACeDAAhAgAAAOUJACBJAADyCQAgArsGAQCcDAAhyQZAAJ4MACECAAAA6AkAIEkAAPQJACACAAAA6AkAIEkAAPQJACADAAAA5QkAIFAAAO0JACBRAADyCQAgAQAAAOUJACABAAAA6AkAIAMKAACfDAAgWAAAoQwAIFkAAKAMACAFuAYAAKYKADC5BgAA-wkAELoGAACmCgAwuwYBAJgKACHJBkAAmgoAIQMAAADoCQAgAQAA-gkAMFUAAPsJACADAAAA6AkAIAEAAOkJADACAADlCQAgBrgGAACiCgAwuQYAAIEKABC6BgAAogoAMLsGAQAAAAG8BgIApAoAIb0GQAClCgAhAQAAAP4JACABAAAA_gkAIAa4BgAAogoAMLkGAACBCgAQugYAAKIKADC7BgEAowoAIbwGAgCkCgAhvQZAAKUKACEAAwAAAIEKACABAACCCgAwAgAA_gkAIAMAAACBCgAgAQAAggoAMAIAAP4JACADAAAAgQoAIAEAAIIKADACAAD-CQAgA7sGAQAAAAG8BgIAAAABvQZAAAAAAQFJAACGCgAgA7sGAQAAAAG8BgIAAAABvQZAAAAAAQFJAACICgAwAUkAAIgKADADuwYBAJwMACG8BgIAnQwAIb0GQACeDAAhAgAAAP4JACBJAACLCgAgA7sGAQCcDAAhvAYCAJ0MACG9BkAAngwAIQIAAACBCgAgSQAAjQoAIAIAAACBCgAgSQAAjQoAIAMAAAD-CQAgUAAAhgoAIFEAAIsKACABAAAA_gkAIAEAAACBCgAgBQoAAJcMACBWAACYDAAgVwAAmwwAIFgAAJoMACBZAACZDAAgBrgGAACXCgAwuQYAAJQKABC6BgAAlwoAMLsGAQCYCgAhvAYCAJkKACG9BkAAmgoAIQMAAACBCgAgAQAAkwoAMFUAAJQKACADAAAAgQoAIAEAAIIKADACAAD-CQAgBrgGAACXCgAwuQYAAJQKABC6BgAAlwoAMLsGAQCYCgAhvAYCAJkKACG9BkAAmgoAIQ4KAACcCgAgWAAAoQoAIFkAAKEKACC-BgEAAAABvwYBAAAABMAGAQAAAATBBgEAAAABwgYBAAAAAcMGAQAAAAHEBgEAAAABxQYBAKAKACHGBgEAAAABxwYBAAAAAcgGAQAAAAENCgAAnAoAIFYAAJ8KACBXAACcCgAgWAAAnAoAIFkAAJwKACC-BgIAAAABvwYCAAAABMAGAgAAAATBBgIAAAABwgYCAAAAAcMGAgAAAAHEBgIAAAABxQYCAJ4KACELCgAAnAoAIFgAAJ0KACBZAACdCgAgvgZAAAAAAb8GQAAAAATABkAAAAAEwQZAAAAAAcIGQAAAAAHDBkAAAAABxAZAAAAAAcUGQACbCgAhCwoAAJwKACBYAACdCgAgWQAAnQoAIL4GQAAAAAG_BkAAAAAEwAZAAAAABMEGQAAAAAHCBkAAAAABwwZAAAAAAcQGQAAAAAHFBkAAmwoAIQi-BgIAAAABvwYCAAAABMAGAgAAAATBBgIAAAABwgYCAAAAAcMGAgAAAAHEBgIAAAABxQYCAJwKACEIvgZAAAAAAb8GQAAAAATABkAAAAAEwQZAAAAAAcIGQAAAAAHDBkAAAAABxAZAAAAAAcUGQACdCgAhDQoAAJwKACBWAACfCgAgVwAAnAoAIFgAAJwKACBZAACcCgAgvgYCAAAAAb8GAgAAAATABgIAAAAEwQYCAAAAAcIGAgAAAAHDBgIAAAABxAYCAAAAAcUGAgCeCgAhCL4GCAAAAAG_BggAAAAEwAYIAAAABMEGCAAAAAHCBggAAAABwwYIAAAAAcQGCAAAAAHFBggAnwoAIQ4KAACcCgAgWAAAoQoAIFkAAKEKACC-BgEAAAABvwYBAAAABMAGAQAAAATBBgEAAAABwgYBAAAAAcMGAQAAAAHEBgEAAAABxQYBAKAKACHGBgEAAAABxwYBAAAAAcgGAQAAAAELvgYBAAAAAb8GAQAAAATABgEAAAAEwQYBAAAAAcIGAQAAAAHDBgEAAAABxAYBAAAAAcUGAQChCgAhxgYBAAAAAccGAQAAAAHIBgEAAAABBrgGAACiCgAwuQYAAIEKABC6BgAAogoAMLsGAQCjCgAhvAYCAKQKACG9BkAApQoAIQu-BgEAAAABvwYBAAAABMAGAQAAAATBBgEAAAABwgYBAAAAAcMGAQAAAAHEBgEAAAABxQYBAKEKACHGBgEAAAABxwYBAAAAAcgGAQAAAAEIvgYCAAAAAb8GAgAAAATABgIAAAAEwQYCAAAAAcIGAgAAAAHDBgIAAAABxAYCAAAAAcUGAgCcCgAhCL4GQAAAAAG_BkAAAAAEwAZAAAAABMEGQAAAAAHCBkAAAAABwwZAAAAAAcQGQAAAAAHFBkAAnQoAIQW4BgAApgoAMLkGAAD7CQAQugYAAKYKADC7BgEAmAoAIckGQACaCgAhBbgGAACnCgAwuQYAAOgJABC6BgAApwoAMLsGAQCjCgAhyQZAAKUKACEFuAYAAKgKADC5BgAA4gkAELoGAACoCgAwygYBAJgKACHLBkAAmgoAIQW4BgAAqQoAMLkGAADPCQAQugYAAKkKADDKBgEAowoAIcsGQAClCgAhBbgGAACqCgAwuQYAAMkJABC6BgAAqgoAMMoGAQCYCgAhzAZAAJoKACEFuAYAAKsKADC5BgAAtgkAELoGAACrCgAwygYBAKMKACHMBkAApQoAIQW4BgAArAoAMLkGAACwCQAQugYAAKwKADDNBgEAmAoAIc4GQACaCgAhBbgGAACtCgAwuQYAAJ0JABC6BgAArQoAMM0GAQCjCgAhzgZAAKUKACENuAYAAK4KADC5BgAAlwkAELoGAACuCgAwzwYAAa8KACHQBgABrwoAIdEGAgCZCgAh0gYAALAKACDTBgIAmQoAIdQGQACxCgAh1QYCALIKACHWBkAAsQoAIdcGQACaCgAh2AZAAJoKACEHCgAAnAoAIFgAALkKACBZAAC5CgAgvgYAAQAAAb8GAAEAAATABgABAAAExQYAAbgKACEEvgYAAADaBgnaBgAAANoGA9sGAAAA2gYI3AYAAADaBggLCgAAtAoAIFgAALcKACBZAAC3CgAgvgZAAAAAAb8GQAAAAAXABkAAAAAFwQZAAAAAAcIGQAAAAAHDBkAAAAABxAZAAAAAAcUGQAC2CgAhDQoAALQKACBWAAC1CgAgVwAAtAoAIFgAALQKACBZAAC0CgAgvgYCAAAAAb8GAgAAAAXABgIAAAAFwQYCAAAAAcIGAgAAAAHDBgIAAAABxAYCAAAAAcUGAgCzCgAhDQoAALQKACBWAAC1CgAgVwAAtAoAIFgAALQKACBZAAC0CgAgvgYCAAAAAb8GAgAAAAXABgIAAAAFwQYCAAAAAcIGAgAAAAHDBgIAAAABxAYCAAAAAcUGAgCzCgAhCL4GAgAAAAG_BgIAAAAFwAYCAAAABcEGAgAAAAHCBgIAAAABwwYCAAAAAcQGAgAAAAHFBgIAtAoAIQi-BggAAAABvwYIAAAABcAGCAAAAAXBBggAAAABwgYIAAAAAcMGCAAAAAHEBggAAAABxQYIALUKACELCgAAtAoAIFgAALcKACBZAAC3CgAgvgZAAAAAAb8GQAAAAAXABkAAAAAFwQZAAAAAAcIGQAAAAAHDBkAAAAABxAZAAAAAAcUGQAC2CgAhCL4GQAAAAAG_BkAAAAAFwAZAAAAABcEGQAAAAAHCBkAAAAABwwZAAAAAAcQGQAAAAAHFBkAAtwoAIQcKAACcCgAgWAAAuQoAIFkAALkKACC-BgABAAABvwYAAQAABMAGAAEAAATFBgABuAoAIQS-BgABAAABvwYAAQAABMAGAAEAAATFBgABuQoAIQe4BgAAugoAMLkGAAD_CAAQugYAALoKADDXBkAAmgoAId0GAAGvCgAh3gYCAJkKACHfBkAAsQoAIQ24BgAAuwoAMLkGAADpCAAQugYAALsKADDKBgIAmQoAIdIGAACwCgAg1QYCAJkKACHXBkAAmgoAIdgGQACaCgAh4AYAAbwKACHhBgEAvQoAIeIGAQC9CgAh4wZAALEKACHkBkAAsQoAIQcKAAC0CgAgWAAAwQoAIFkAAMEKACC-BgABAAABvwYAAQAABcAGAAEAAAXFBgABwAoAIQ4KAAC0CgAgWAAAvwoAIFkAAL8KACC-BgEAAAABvwYBAAAABcAGAQAAAAXBBgEAAAABwgYBAAAAAcMGAQAAAAHEBgEAAAABxQYBAL4KACHGBgEAAAABxwYBAAAAAcgGAQAAAAEOCgAAtAoAIFgAAL8KACBZAAC_CgAgvgYBAAAAAb8GAQAAAAXABgEAAAAFwQYBAAAAAcIGAQAAAAHDBgEAAAABxAYBAAAAAcUGAQC-CgAhxgYBAAAAAccGAQAAAAHIBgEAAAABC74GAQAAAAG_BgEAAAAFwAYBAAAABcEGAQAAAAHCBgEAAAABwwYBAAAAAcQGAQAAAAHFBgEAvwoAIcYGAQAAAAHHBgEAAAAByAYBAAAAAQcKAAC0CgAgWAAAwQoAIFkAAMEKACC-BgABAAABvwYAAQAABcAGAAEAAAXFBgABwAoAIQS-BgABAAABvwYAAQAABcAGAAEAAAXFBgABwQoAIQi4BgAAwgoAMLkGAADTCAAQugYAAMIKADDKBgIAmQoAIdEGAgCZCgAh0gYAALAKACDXBkAAmgoAIeUGAgCZCgAhC7gGAADDCgAwuQYAAL0IABC6BgAAwwoAMMoGAgCZCgAh1wZAAJoKACHmBgIAmQoAIecGAQCYCgAh6AYBAJgKACHpBgABvAoAIeoGAADECgAg6wYAAMQKACAEvgYBAAAABdoGAQAAAAHbBgEAAAAE3AYBAAAABAu4BgAAxQoAMLkGAACnCAAQugYAAMUKADDKBgIAmQoAIdcGQACaCgAh2AZAALEKACHsBgEAmAoAIe0GAgCyCgAh7gYCALIKACHvBgEAvQoAIfAGIADGCgAhBQoAAJwKACBYAADICgAgWQAAyAoAIL4GIAAAAAHFBiAAxwoAIQUKAACcCgAgWAAAyAoAIFkAAMgKACC-BiAAAAABxQYgAMcKACECvgYgAAAAAcUGIADICgAhDS4AAM4KACAzAADNCgAguAYAAMkKADC5BgAAhwEAELoGAADJCgAwygYCAKQKACHXBkAApQoAIdgGQADLCgAh7AYBAKMKACHtBgIAlQsAIe4GAgCVCwAh7wYBAMoKACHwBiAAzAoAIQu-BgEAAAABvwYBAAAABcAGAQAAAAXBBgEAAAABwgYBAAAAAcMGAQAAAAHEBgEAAAABxQYBAL8KACHGBgEAAAABxwYBAAAAAcgGAQAAAAEIvgZAAAAAAb8GQAAAAAXABkAAAAAFwQZAAAAAAcIGQAAAAAHDBkAAAAABxAZAAAAAAcUGQAC3CgAhAr4GIAAAAAHFBiAAyAoAIREEAADVCgAgMgAA0wsAILgGAADSCwAwuQYAAIkBABC6BgAA0gsAMMoGAgCkCgAh1wZAAKUKACHmBgIApAoAIecGAQCjCgAh8gYBAKMKACHzBgQA1AoAIfQGAQCjCgAh9QYBAKMKACH2BkAApQoAIfcGAQCjCgAhkAgAAIkBACCRCAAAiQEAIBsZAADVCgAgLwAAxgsAIDAAAMcLACAxAADbCwAgMgAA0wsAILgGAADXCwAwuQYAAHkAELoGAADXCwAwygYCAKQKACHXBkAApQoAIfIGAQCjCgAh8wYEANQKACH1BgEAowoAIfgGAgCkCgAh-wYBAKMKACH8BgEAowoAIf4GAADYC_4GIoAHAADZC4AHIoEHCADaCwAhggcCAJULACGDBwIAlQsAIYQHAQDKCgAhhQcCAKQKACGGBwIApAoAIYcHAgCkCgAhkAgAAHkAIJEIAAB5ACAGNQIAmQoAIbgGAADPCgAwuQYAAIsIABC6BgAAzwoAMOYGAgCZCgAh8QYEANAKACENCgAAnAoAIFYAAJ8KACBXAADSCgAgWAAA0goAIFkAANIKACC-BgQAAAABvwYEAAAABMAGBAAAAATBBgQAAAABwgYEAAAAAcMGBAAAAAHEBgQAAAABxQYEANEKACENCgAAnAoAIFYAAJ8KACBXAADSCgAgWAAA0goAIFkAANIKACC-BgQAAAABvwYEAAAABMAGBAAAAATBBgQAAAABwgYEAAAAAcMGBAAAAAHEBgQAAAABxQYEANEKACEIvgYEAAAAAb8GBAAAAATABgQAAAAEwQYEAAAAAcIGBAAAAAHDBgQAAAABxAYEAAAAAcUGBADSCgAhBwQAANUKACA1AgCkCgAhuAYAANMKADC5BgAAlAEAELoGAADTCgAw5gYCAKQKACHxBgQA1AoAIQi-BgQAAAABvwYEAAAABMAGBAAAAATBBgQAAAABwgYEAAAAAcMGBAAAAAHEBgQAAAABxQYEANIKACE2EAAAuAsAIBEAALkLACASAAC6CwAgEwAAuwsAIBQAALwLACAVAAC9CwAgFgAAvgsAIBcAAJoLACAbAAC_CwAgHAAAhwsAICEAAMELACAjAADACwAgJQAAwgsAICoAAMMLACAtAADECwAgLwAAxgsAIDAAAMcLACA0AADFCwAgNQAAyAsAIDYAAMkLACA5AADKCwAgOgAAygsAIDsAAMoLACA9AADLCwAgPgAAywsAID8AAMwLACBAAADNCwAgQgAAzgsAIEMAAM8LACC4BgAAtgsAMLkGAACaAQAQugYAALYLADDKBgIApAoAIdcGQAClCgAh7wYBAMoKACGcB0AAywoAIeoHAQDKCgAh9QcBAKMKACH2B0AAywoAIfcHAQDKCgAh-QcAALcL-Qci-gdAAMsKACH7B0AAywoAIfwHAQDKCgAh_QdAAMsKACH-B0AAywoAIf8HAQDKCgAhgAhAAMsKACGBCAIApAoAIYIIIADMCgAhgwhAAMsKACGECCAAzAoAIZAIAACaAQAgkQgAAJoBACANuAYAANYKADC5BgAA8wcAELoGAADWCgAwygYCAJkKACHXBkAAmgoAIeYGAgCZCgAh5wYBAJgKACHyBgEAmAoAIfMGBADQCgAh9AYBAJgKACH1BgEAmAoAIfYGQACaCgAh9wYBAJgKACEFMQIAmQoAIbgGAADXCgAwuQYAAN0HABC6BgAA1woAMO4GAgCZCgAhBi4AANkKACAxAgCkCgAhuAYAANgKADC5BgAAhQEAELoGAADYCgAw7gYCAKQKACEbGQAA1QoAIC8AAMYLACAwAADHCwAgMQAA2wsAIDIAANMLACC4BgAA1wsAMLkGAAB5ABC6BgAA1wsAMMoGAgCkCgAh1wZAAKUKACHyBgEAowoAIfMGBADUCgAh9QYBAKMKACH4BgIApAoAIfsGAQCjCgAh_AYBAKMKACH-BgAA2Av-BiKABwAA2QuAByKBBwgA2gsAIYIHAgCVCwAhgwcCAJULACGEBwEAygoAIYUHAgCkCgAhhgcCAKQKACGHBwIApAoAIZAIAAB5ACCRCAAAeQAgCLgGAADaCgAwuQYAAMUHABC6BgAA2goAMMoGAgCZCgAh1wZAAJoKACHuBgIAmQoAIfgGAgCZCgAh-QYBAJgKACEHuAYAANsKADC5BgAArwcAELoGAADbCgAw1wZAAJoKACHlBgIAmQoAIe4GAgCZCgAh-gYCAJkKACEUuAYAANwKADC5BgAAmQcAELoGAADcCgAwygYCAJkKACHXBkAAmgoAIfIGAQCYCgAh8wYEANAKACH1BgEAmAoAIfgGAgCZCgAh-wYBAJgKACH8BgEAmAoAIf4GAADdCv4GIoAHAADeCoAHIoEHCADfCgAhggcCALIKACGDBwIAsgoAIYQHAQC9CgAhhQcCAJkKACGGBwIAmQoAIYcHAgCZCgAhBwoAAJwKACBYAADkCgAgWQAA5AoAIL4GAAAA_gYCvwYAAAD-BgjABgAAAP4GCMUGAADjCv4GIgcKAACcCgAgWAAA4goAIFkAAOIKACC-BgAAAIAHAr8GAAAAgAcIwAYAAACABwjFBgAA4QqAByINCgAAtAoAIFYAALUKACBXAAC1CgAgWAAAtQoAIFkAALUKACC-BggAAAABvwYIAAAABcAGCAAAAAXBBggAAAABwgYIAAAAAcMGCAAAAAHEBggAAAABxQYIAOAKACENCgAAtAoAIFYAALUKACBXAAC1CgAgWAAAtQoAIFkAALUKACC-BggAAAABvwYIAAAABcAGCAAAAAXBBggAAAABwgYIAAAAAcMGCAAAAAHEBggAAAABxQYIAOAKACEHCgAAnAoAIFgAAOIKACBZAADiCgAgvgYAAACABwK_BgAAAIAHCMAGAAAAgAcIxQYAAOEKgAciBL4GAAAAgAcCvwYAAACABwjABgAAAIAHCMUGAADiCoAHIgcKAACcCgAgWAAA5AoAIFkAAOQKACC-BgAAAP4GAr8GAAAA_gYIwAYAAAD-BgjFBgAA4wr-BiIEvgYAAAD-BgK_BgAAAP4GCMAGAAAA_gYIxQYAAOQK_gYiBbgGAADlCgAwuQYAAIMHABC6BgAA5QoAMIgHAgCZCgAhiQcCAJkKACEKuAYAAOYKADC5BgAA7QYAELoGAADmCgAw-wYBAJgKACGIBwIAsgoAIYkHAgCZCgAhigcCAJkKACGLBxAA5woAIYwHAgCZCgAhjQcBAL0KACENCgAAnAoAIFYAAOkKACBXAADpCgAgWAAA6QoAIFkAAOkKACC-BhAAAAABvwYQAAAABMAGEAAAAATBBhAAAAABwgYQAAAAAcMGEAAAAAHEBhAAAAABxQYQAOgKACENCgAAnAoAIFYAAOkKACBXAADpCgAgWAAA6QoAIFkAAOkKACC-BhAAAAABvwYQAAAABMAGEAAAAATBBhAAAAABwgYQAAAAAcMGEAAAAAHEBhAAAAABxQYQAOgKACEIvgYQAAAAAb8GEAAAAATABhAAAAAEwQYQAAAAAcIGEAAAAAHDBhAAAAABxAYQAAAAAcUGEADpCgAhDLgGAADqCgAwuQYAANcGABC6BgAA6goAMMoGAgCZCgAh1wZAAJoKACGABwAA7AqSByKPBwAA6wqPByKQBwIAmQoAIZIHQACxCgAhkwcBAL0KACGUBwIAsgoAIZUHAQC9CgAhBwoAAJwKACBYAADwCgAgWQAA8AoAIL4GAAAAjwcCvwYAAACPBwjABgAAAI8HCMUGAADvCo8HIgcKAACcCgAgWAAA7goAIFkAAO4KACC-BgAAAJIHAr8GAAAAkgcIwAYAAACSBwjFBgAA7QqSByIHCgAAnAoAIFgAAO4KACBZAADuCgAgvgYAAACSBwK_BgAAAJIHCMAGAAAAkgcIxQYAAO0KkgciBL4GAAAAkgcCvwYAAACSBwjABgAAAJIHCMUGAADuCpIHIgcKAACcCgAgWAAA8AoAIFkAAPAKACC-BgAAAI8HAr8GAAAAjwcIwAYAAACPBwjFBgAA7wqPByIEvgYAAACPBwK_BgAAAI8HCMAGAAAAjwcIxQYAAPAKjwciFh0BAJgKACG4BgAA8QoAMLkGAADBBgAQugYAAPEKADDKBgIAmQoAIdcGQACaCgAh5gYCALIKACH7BgEAmAoAIfwGAQCYCgAhgAcAAPMKmwciiAcCALIKACGLBxAA5woAIZYHAQC9CgAhlwcBAL0KACGYBxAA8goAIZkHAgCZCgAhmwcBAL0KACGcB0AAsQoAIZ0HAgCZCgAhngcgAMYKACGfBwEAmAoAIaAHAQCYCgAhDQoAALQKACBWAAD3CgAgVwAA9woAIFgAAPcKACBZAAD3CgAgvgYQAAAAAb8GEAAAAAXABhAAAAAFwQYQAAAAAcIGEAAAAAHDBhAAAAABxAYQAAAAAcUGEAD2CgAhBwoAAJwKACBYAAD1CgAgWQAA9QoAIL4GAAAAmwcCvwYAAACbBwjABgAAAJsHCMUGAAD0CpsHIgcKAACcCgAgWAAA9QoAIFkAAPUKACC-BgAAAJsHAr8GAAAAmwcIwAYAAACbBwjFBgAA9AqbByIEvgYAAACbBwK_BgAAAJsHCMAGAAAAmwcIxQYAAPUKmwciDQoAALQKACBWAAD3CgAgVwAA9woAIFgAAPcKACBZAAD3CgAgvgYQAAAAAb8GEAAAAAXABhAAAAAFwQYQAAAAAcIGEAAAAAHDBhAAAAABxAYQAAAAAcUGEAD2CgAhCL4GEAAAAAG_BhAAAAAFwAYQAAAABcEGEAAAAAHCBhAAAAABwwYQAAAAAcQGEAAAAAHFBhAA9woAIQu4BgAA-AoAMLkGAACpBgAQugYAAPgKADDKBgIAmQoAIdcGQACaCgAh5gYCAJkKACHnBgEAmAoAIfwGAQCYCgAhgAcAAPkKogcilgcBAJgKACGiByAAxgoAIQcKAACcCgAgWAAA-woAIFkAAPsKACC-BgAAAKIHAr8GAAAAogcIwAYAAACiBwjFBgAA-gqiByIHCgAAnAoAIFgAAPsKACBZAAD7CgAgvgYAAACiBwK_BgAAAKIHCMAGAAAAogcIxQYAAPoKogciBL4GAAAAogcCvwYAAACiBwjABgAAAKIHCMUGAAD7CqIHIgS4BgAA_AoAMLkGAACTBgAQugYAAPwKADCjBwIAmQoAIQUeAAD-CgAguAYAAP0KADC5BgAAVgAQugYAAP0KADCjBwIApAoAIRMZAADVCgAgHQAA-gsAICIAAPsLACAjAADACwAgJAAA_AsAILgGAAD4CwAwuQYAAEMAELoGAAD4CwAwygYCAKQKACHXBkAApQoAIfgGAgCkCgAh-wYBAKMKACGABwAA-QupByKlBwEAowoAIacHAgCVCwAhqQcCAJULACGqBwIApAoAIZAIAABDACCRCAAAQwAgB7gGAAD_CgAwuQYAAIEGABC6BgAA_woAMNcGQACaCgAh5QYCAJkKACH6BgIAmQoAIaQHAgCZCgAhCbgGAACACwAwuQYAAOsFABC6BgAAgAsAMMoGAgCZCgAh1wZAAJoKACH4BgIAmQoAIaMHAgCZCgAhpQcBAJgKACGmBwIAmQoAIQy4BgAAgQsAMLkGAADVBQAQugYAAIELADDKBgIAmQoAIdcGQACaCgAh-AYCAJkKACH7BgEAmAoAIYAHAACCC6kHIqUHAQCYCgAhpwcCALIKACGpBwIAsgoAIaoHAgCZCgAhBwoAAJwKACBYAACECwAgWQAAhAsAIL4GAAAAqQcCvwYAAACpBwjABgAAAKkHCMUGAACDC6kHIgcKAACcCgAgWAAAhAsAIFkAAIQLACC-BgAAAKkHAr8GAAAAqQcIwAYAAACpBwjFBgAAgwupByIEvgYAAACpBwK_BgAAAKkHCMAGAAAAqQcIxQYAAIQLqQciBrgGAACFCwAwuQYAALsFABC6BgAAhQsAMMoGAgCZCgAh5wYBAJgKACGWBwEAmAoAIQccAACHCwAguAYAAIYLADC5BgAARwAQugYAAIYLADDKBgIApAoAIecGAQCjCgAhlgcBAKMKACEDqwcAAEMAIKwHAABDACCtBwAAQwAgBrgGAACICwAwuQYAAKMFABC6BgAAiAsAMNcGQACaCgAh5wYBAJgKACH6BgABrwoAIQa4BgAAiQsAMLkGAACQBQAQugYAAIkLADDXBkAApQoAIecGAQCjCgAh-gYAAYoLACEEvgYAAQAAAb8GAAEAAATABgABAAAExQYAAbkKACEJuAYAAIsLADC5BgAAigUAELoGAACLCwAwygYCAJkKACHXBkAAmgoAIeUGAgCZCgAhrgcBAJgKACGvBwEAmAoAIbAHQACxCgAhDLgGAACMCwAwuQYAAPQEABC6BgAAjAsAMMoGAgCZCgAh1wZAAJoKACHlBgIAmQoAIecGAQCYCgAhsAdAALEKACGxBwABrwoAIbIHAAGvCgAhswcEANAKACG0BwAAxAoAIAa4BgAAjQsAMLkGAADeBAAQugYAAI0LADDdBgABrwoAId8GQACxCgAh5QYCAJkKACEJuAYAAI4LADC5BgAAyAQAELoGAACOCwAw1wZAAJoKACHlBgIAmQoAIbUHAQCYCgAhtgcEANAKACG3BwIAmQoAIbgHQACxCgAhCgMAANUKACC4BgAAjwsAMLkGAAApABC6BgAAjwsAMNcGQAClCgAh5QYCAKQKACG1BwEAowoAIbYHBADUCgAhtwcCAKQKACG4B0AAywoAIQe4BgAAkAsAMLkGAACwBAAQugYAAJALADDlBgIAsgoAIbkHAQCYCgAhugcAAJELACC7B0AAmgoAIQ8KAACcCgAgWAAAkgsAIFkAAJILACC-BoAAAAABwQaAAAAAAcIGgAAAAAHDBoAAAAABxAaAAAAAAcUGgAAAAAG8BwEAAAABvQcBAAAAAb4HAQAAAAG_B4AAAAABwAeAAAAAAcEHgAAAAAEMvgaAAAAAAcEGgAAAAAHCBoAAAAABwwaAAAAAAcQGgAAAAAHFBoAAAAABvAcBAAAAAb0HAQAAAAG-BwEAAAABvweAAAAAAcAHgAAAAAHBB4AAAAABB7gGAACTCwAwuQYAAJ0EABC6BgAAkwsAMOUGAgCVCwAhuQcBAKMKACG6BwAAlAsAILsHQAClCgAhDL4GgAAAAAHBBoAAAAABwgaAAAAAAcMGgAAAAAHEBoAAAAABxQaAAAAAAbwHAQAAAAG9BwEAAAABvgcBAAAAAb8HgAAAAAHAB4AAAAABwQeAAAAAAQi-BgIAAAABvwYCAAAABcAGAgAAAAXBBgIAAAABwgYCAAAAAcMGAgAAAAHEBgIAAAABxQYCALQKACEIuAYAAJYLADC5BgAAlwQAELoGAACWCwAwygYCAJkKACHXBkAAmgoAIfgGAgCZCgAh-QYBAJgKACHCBwIAmQoAIQ64BgAAlwsAMLkGAACBBAAQugYAAJcLADDKBgIAmQoAIdcGQACaCgAh-AYCAJkKACH5BgEAmAoAIfsGAQCYCgAhwwcCAJkKACHEByAAxgoAIcUHIADGCgAhxgcCAJkKACHHB0AAmgoAIcgHAgCZCgAhCbgGAACYCwAwuQYAAOsDABC6BgAAmAsAMMoGAgCZCgAh1wZAAJoKACH7BgEAmAoAIfwGAQCYCgAhnAdAALEKACHJBwIAmQoAIQoXAACaCwAguAYAAJkLADC5BgAA2AMAELoGAACZCwAwygYCAKQKACHXBkAApQoAIfsGAQCjCgAh_AYBAKMKACGcB0AAywoAIckHAgCkCgAhA6sHAAA3ACCsBwAANwAgrQcAADcAIBK4BgAAmwsAMLkGAADSAwAQugYAAJsLADDKBgIAmQoAIcwGQACxCgAh1AZAAJoKACHYBkAAsQoAIeUGAgCZCgAh8QYEANAKACH1BgEAvQoAIcoHAQCYCgAhywcCAJkKACHMBwIAmQoAIc0HAgCZCgAhzgcEANAKACHPBwIAmQoAIdAHAQC9CgAh0QdAALEKACEQuAYAAJwLADC5BgAAvAMAELoGAACcCwAwyQZAAJoKACHKBgIAmQoAIfgGAgCyCgAh-wYBAL0KACHKBwEAmAoAIdIHAQCYCgAh0wcCAJkKACHUBwIAsgoAIdUHAQCYCgAh1gcBAL0KACHXByAAxgoAIdgHAgCyCgAh2QcBAL0KACEQuAYAAJ0LADC5BgAAqQMAELoGAACdCwAwyQZAAKUKACHKBgIApAoAIfgGAgCVCwAh-wYBAMoKACHKBwEAowoAIdIHAQCjCgAh0wcCAKQKACHUBwIAlQsAIdUHAQCjCgAh1gcBAMoKACHXByAAzAoAIdgHAgCVCwAh2QcBAMoKACEC0gcBAAAAAdMHAgAAAAEMuAYAAJ8LADC5BgAAowMAELoGAACfCwAwyQZAAJoKACHKBgIAmQoAIeYGAgCyCgAh-wYBAL0KACGlBwEAmAoAIdIHAQCYCgAh0wcCAJkKACHbBwIAmQoAIdwHAgCZCgAhELgGAACgCwAwuQYAAIsDABC6BgAAoAsAMMoGAgCZCgAh1wZAAJoKACH4BgIAsgoAIYAHAAChC-AHItIHAQCYCgAh0wcCAJkKACHZBwEAmAoAId0HAgCZCgAh3gcBAL0KACHgBwIAsgoAIeEHAQC9CgAh4gdAALEKACHjB0AAsQoAIQcKAACcCgAgWAAAowsAIFkAAKMLACC-BgAAAOAHAr8GAAAA4AcIwAYAAADgBwjFBgAAogvgByIHCgAAnAoAIFgAAKMLACBZAACjCwAgvgYAAADgBwK_BgAAAOAHCMAGAAAA4AcIxQYAAKIL4AciBL4GAAAA4AcCvwYAAADgBwjABgAAAOAHCMUGAACjC-AHIgy4BgAApAsAMLkGAADxAgAQugYAAKQLADDJBkAAmgoAIcoGAgCZCgAh0gcBAJgKACHTBwIAsgoAIdgHAgCyCgAh2QcBAL0KACHkBwEAmAoAIeUHAQC9CgAh5gcAAJELACAMuAYAAKULADC5BgAA3gIAELoGAAClCwAwyQZAAKUKACHKBgIApAoAIdIHAQCjCgAh0wcCAJULACHYBwIAlQsAIdkHAQDKCgAh5AcBAKMKACHlBwEAygoAIeYHAACUCwAgCrgGAACmCwAwuQYAANgCABC6BgAApgsAMLsGAQCYCgAh1wZAAJoKACHlBgIAmQoAIYAHAgCZCgAhpQcBAJgKACHnBwEAmAoAIegHAAGvCgAhCrgGAACnCwAwuQYAAMICABC6BgAApwsAMNcGQACaCgAh2AZAAJoKACHdBgABrwoAId8GQACxCgAh5QYCAJkKACHpBwEAmAoAIeoHAQCYCgAhCrgGAACoCwAwuQYAAKwCABC6BgAAqAsAMMoGAgCZCgAh1wZAAJoKACHYBkAAmgoAId0GAAGvCgAh6wcCAJkKACHsBwIAmQoAIe0HAgCZCgAhDUkAAJELACC4BgAAqQsAMLkGAACWAgAQugYAAKkLADDKBgIAmQoAIdcGQACaCgAh5QYCALIKACHLBwIAmQoAIdAHAQC9CgAh7gcBAJgKACHvBwEAmAoAIfAHQACaCgAh8QdAALEKACEPuAYAAKoLADC5BgAA_gEAELoGAACqCwAwygYCAJkKACHRBgIAsgoAIdIGAACwCgAg1wZAAJoKACHYBkAAsQoAId0GAAGvCgAh5QYCAJkKACHnBgEAmAoAIbAHQACxCgAh8gcBAJgKACHzB0AAsQoAIfQHAgCyCgAhF7gGAACrCwAwuQYAAOQBABC6BgAAqwsAMMoGAgCZCgAh1wZAAJoKACHvBgEAvQoAIZwHQACxCgAh6gcBAL0KACH1BwEAmAoAIfYHQACxCgAh9wcBAL0KACH5BwAArAv5ByL6B0AAsQoAIfsHQACxCgAh_AcBAL0KACH9B0AAsQoAIf4HQACxCgAh_wcBAL0KACGACEAAsQoAIYEIAgCZCgAhggggAMYKACGDCEAAsQoAIYQIIADGCgAhBwoAAJwKACBYAACuCwAgWQAArgsAIL4GAAAA-QcCvwYAAAD5BwjABgAAAPkHCMUGAACtC_kHIgcKAACcCgAgWAAArgsAIFkAAK4LACC-BgAAAPkHAr8GAAAA-QcIwAYAAAD5BwjFBgAArQv5ByIEvgYAAAD5BwK_BgAAAPkHCMAGAAAA-QcIxQYAAK4L-QciEwMAANUKACC4BgAArwsAMLkGAACyAQAQugYAAK8LADDKBgIApAoAIcwGQADLCgAh1AZAAKUKACHYBkAAywoAIeUGAgCkCgAh8QYEANQKACH1BgEAygoAIcoHAQCjCgAhywcCAKQKACHMBwIApAoAIc0HAgCkCgAhzgcEANQKACHPBwIApAoAIdAHAQDKCgAh0QdAAMsKACELQQAA1QoAILgGAACwCwAwuQYAAK4BABC6BgAAsAsAMMoGAgCkCgAh1wZAAKUKACHYBkAApQoAId0GAAGKCwAh6wcCAKQKACHsBwIApAoAIe0HAgCkCgAhCwMAANUKACC4BgAAsQsAMLkGAACqAQAQugYAALELADDXBkAApQoAIdgGQAClCgAh3QYAAYoLACHfBkAAywoAIeUGAgCkCgAh6QcBAKMKACHqBwEAowoAIQ4DAACzCwAgSQAAlAsAILgGAACyCwAwuQYAAKUBABC6BgAAsgsAMMoGAgCkCgAh1wZAAKUKACHlBgIAlQsAIcsHAgCkCgAh0AcBAMoKACHuBwEAowoAIe8HAQCjCgAh8AdAAKUKACHxB0AAywoAITYQAAC4CwAgEQAAuQsAIBIAALoLACATAAC7CwAgFAAAvAsAIBUAAL0LACAWAAC-CwAgFwAAmgsAIBsAAL8LACAcAACHCwAgIQAAwQsAICMAAMALACAlAADCCwAgKgAAwwsAIC0AAMQLACAvAADGCwAgMAAAxwsAIDQAAMULACA1AADICwAgNgAAyQsAIDkAAMoLACA6AADKCwAgOwAAygsAID0AAMsLACA-AADLCwAgPwAAzAsAIEAAAM0LACBCAADOCwAgQwAAzwsAILgGAAC2CwAwuQYAAJoBABC6BgAAtgsAMMoGAgCkCgAh1wZAAKUKACHvBgEAygoAIZwHQADLCgAh6gcBAMoKACH1BwEAowoAIfYHQADLCgAh9wcBAMoKACH5BwAAtwv5ByL6B0AAywoAIfsHQADLCgAh_AcBAMoKACH9B0AAywoAIf4HQADLCgAh_wcBAMoKACGACEAAywoAIYEIAgCkCgAhggggAMwKACGDCEAAywoAIYQIIADMCgAhkAgAAJoBACCRCAAAmgEAIAPSBwEAAAAB0wcCAAAAAdsHAgAAAAEOBAAAswsAIDwAANUKACC4BgAAtQsAMLkGAACfAQAQugYAALULADDJBkAApQoAIcoGAgCkCgAh5gYCAJULACH7BgEAygoAIaUHAQCjCgAh0gcBAKMKACHTBwIApAoAIdsHAgCkCgAh3AcCAKQKACE0EAAAuAsAIBEAALkLACASAAC6CwAgEwAAuwsAIBQAALwLACAVAAC9CwAgFgAAvgsAIBcAAJoLACAbAAC_CwAgHAAAhwsAICEAAMELACAjAADACwAgJQAAwgsAICoAAMMLACAtAADECwAgLwAAxgsAIDAAAMcLACA0AADFCwAgNQAAyAsAIDYAAMkLACA5AADKCwAgOgAAygsAIDsAAMoLACA9AADLCwAgPgAAywsAID8AAMwLACBAAADNCwAgQgAAzgsAIEMAAM8LACC4BgAAtgsAMLkGAACaAQAQugYAALYLADDKBgIApAoAIdcGQAClCgAh7wYBAMoKACGcB0AAywoAIeoHAQDKCgAh9QcBAKMKACH2B0AAywoAIfcHAQDKCgAh-QcAALcL-Qci-gdAAMsKACH7B0AAywoAIfwHAQDKCgAh_QdAAMsKACH-B0AAywoAIf8HAQDKCgAhgAhAAMsKACGBCAIApAoAIYIIIADMCgAhgwhAAMsKACGECCAAzAoAIQS-BgAAAPkHAr8GAAAA-QcIwAYAAAD5BwjFBgAArgv5ByIDqwcAAAMAIKwHAAADACCtBwAAAwAgA6sHAAAHACCsBwAABwAgrQcAAAcAIAOrBwAACQAgrAcAAAkAIK0HAAAJACAMAwAA1QoAILgGAACPCwAwuQYAACkAELoGAACPCwAw1wZAAKUKACHlBgIApAoAIbUHAQCjCgAhtgcEANQKACG3BwIApAoAIbgHQADLCgAhkAgAACkAIJEIAAApACADqwcAACsAIKwHAAArACCtBwAAKwAgA6sHAAAvACCsBwAALwAgrQcAAC8AIAOrBwAAMwAgrAcAADMAIK0HAAAzACADqwcAAD0AIKwHAAA9ACCtBwAAPQAgA6sHAABLACCsBwAASwAgrQcAAEsAIAOrBwAATgAgrAcAAE4AIK0HAABOACADqwcAAFsAIKwHAABbACCtBwAAWwAgA6sHAABfACCsBwAAXwAgrQcAAF8AIAOrBwAAdQAgrAcAAHUAIK0HAAB1ACADqwcAAHkAIKwHAAB5ACCtBwAAeQAgA6sHAAB9ACCsBwAAfQAgrQcAAH0AIAOrBwAAgQEAIKwHAACBAQAgrQcAAIEBACADqwcAAIkBACCsBwAAiQEAIK0HAACJAQAgCQQAANUKACA1AgCkCgAhuAYAANMKADC5BgAAlAEAELoGAADTCgAw5gYCAKQKACHxBgQA1AoAIZAIAACUAQAgkQgAAJQBACADqwcAAJYBACCsBwAAlgEAIK0HAACWAQAgA6sHAACfAQAgrAcAAJ8BACCtBwAAnwEAIAOrBwAApQEAIKwHAAClAQAgrQcAAKUBACADqwcAAKoBACCsBwAAqgEAIK0HAACqAQAgA6sHAACuAQAgrAcAAK4BACCtBwAArgEAIAOrBwAAsgEAIKwHAACyAQAgrQcAALIBACATGQAAswsAIDcAANUKACA4AACzCwAguAYAANALADC5BgAAlgEAELoGAADQCwAwygYCAKQKACHXBkAApQoAIfgGAgCVCwAhgAcAANEL4Aci0gcBAKMKACHTBwIApAoAIdkHAQCjCgAh3QcCAKQKACHeBwEAygoAIeAHAgCVCwAh4QcBAMoKACHiB0AAywoAIeMHQADLCgAhBL4GAAAA4AcCvwYAAADgBwjABgAAAOAHCMUGAACjC-AHIg8EAADVCgAgMgAA0wsAILgGAADSCwAwuQYAAIkBABC6BgAA0gsAMMoGAgCkCgAh1wZAAKUKACHmBgIApAoAIecGAQCjCgAh8gYBAKMKACHzBgQA1AoAIfQGAQCjCgAh9QYBAKMKACH2BkAApQoAIfcGAQCjCgAhDy4AAM4KACAzAADNCgAguAYAAMkKADC5BgAAhwEAELoGAADJCgAwygYCAKQKACHXBkAApQoAIdgGQADLCgAh7AYBAKMKACHtBgIAlQsAIe4GAgCVCwAh7wYBAMoKACHwBiAAzAoAIZAIAACHAQAgkQgAAIcBACAC5QYCAAAAAe4GAgAAAAEJAwAA1QoAIC4AANkKACC4BgAA1QsAMLkGAACBAQAQugYAANULADDXBkAApQoAIeUGAgCkCgAh7gYCAKQKACH6BgIApAoAIQoZAADVCgAgLgAA2QoAILgGAADWCwAwuQYAAH0AELoGAADWCwAwygYCAKQKACHXBkAApQoAIe4GAgCkCgAh-AYCAKQKACH5BgEAowoAIRkZAADVCgAgLwAAxgsAIDAAAMcLACAxAADbCwAgMgAA0wsAILgGAADXCwAwuQYAAHkAELoGAADXCwAwygYCAKQKACHXBkAApQoAIfIGAQCjCgAh8wYEANQKACH1BgEAowoAIfgGAgCkCgAh-wYBAKMKACH8BgEAowoAIf4GAADYC_4GIoAHAADZC4AHIoEHCADaCwAhggcCAJULACGDBwIAlQsAIYQHAQDKCgAhhQcCAKQKACGGBwIApAoAIYcHAgCkCgAhBL4GAAAA_gYCvwYAAAD-BgjABgAAAP4GCMUGAADkCv4GIgS-BgAAAIAHAr8GAAAAgAcIwAYAAACABwjFBgAA4gqAByIIvgYIAAAAAb8GCAAAAAXABggAAAAFwQYIAAAAAcIGCAAAAAHDBggAAAABxAYIAAAAAcUGCAC1CgAhCC4AANkKACAxAgCkCgAhuAYAANgKADC5BgAAhQEAELoGAADYCgAw7gYCAKQKACGQCAAAhQEAIJEIAACFAQAgDycAANUKACAoAADfCwAgKgAA4AsAILgGAADcCwAwuQYAAHUAELoGAADcCwAwygYCAKQKACHXBkAApQoAIYAHAADeC5IHIo8HAADdC48HIpAHAgCkCgAhkgdAAMsKACGTBwEAygoAIZQHAgCVCwAhlQcBAMoKACEEvgYAAACPBwK_BgAAAI8HCMAGAAAAjwcIxQYAAPAKjwciBL4GAAAAkgcCvwYAAACSBwjABgAAAJIHCMUGAADuCpIHIgOrBwAAaAAgrAcAAGgAIK0HAABoACADqwcAAG0AIKwHAABtACCtBwAAbQAgAogHAgAAAAGJBwIAAAABBikAAOMLACC4BgAA4gsAMLkGAABtABC6BgAA4gsAMIgHAgCkCgAhiQcCAKQKACERJwAA1QoAICgAAN8LACAqAADgCwAguAYAANwLADC5BgAAdQAQugYAANwLADDKBgIApAoAIdcGQAClCgAhgAcAAN4LkgcijwcAAN0LjwcikAcCAKQKACGSB0AAywoAIZMHAQDKCgAhlAcCAJULACGVBwEAygoAIZAIAAB1ACCRCAAAdQAgAokHAgAAAAGKBwIAAAABDCkAAOMLACArAADnCwAguAYAAOULADC5BgAAaAAQugYAAOULADD7BgEAowoAIYgHAgCVCwAhiQcCAKQKACGKBwIApAoAIYsHEADmCwAhjAcCAKQKACGNBwEAygoAIQi-BhAAAAABvwYQAAAABMAGEAAAAATBBhAAAAABwgYQAAAAAcMGEAAAAAHEBhAAAAABxQYQAOkKACEaHQEAowoAISYAAOsLACAoAADfCwAguAYAAOgLADC5BgAAYwAQugYAAOgLADDKBgIApAoAIdcGQAClCgAh5gYCAJULACH7BgEAowoAIfwGAQCjCgAhgAcAAOoLmwciiAcCAJULACGLBxAA5gsAIZYHAQDKCgAhlwcBAMoKACGYBxAA6QsAIZkHAgCkCgAhmwcBAMoKACGcB0AAywoAIZ0HAgCkCgAhngcgAMwKACGfBwEAowoAIaAHAQCjCgAhkAgAAGMAIJEIAABjACAYHQEAowoAISYAAOsLACAoAADfCwAguAYAAOgLADC5BgAAYwAQugYAAOgLADDKBgIApAoAIdcGQAClCgAh5gYCAJULACH7BgEAowoAIfwGAQCjCgAhgAcAAOoLmwciiAcCAJULACGLBxAA5gsAIZYHAQDKCgAhlwcBAMoKACGYBxAA6QsAIZkHAgCkCgAhmwcBAMoKACGcB0AAywoAIZ0HAgCkCgAhngcgAMwKACGfBwEAowoAIaAHAQCjCgAhCL4GEAAAAAG_BhAAAAAFwAYQAAAABcEGEAAAAAHCBhAAAAABwwYQAAAAAcQGEAAAAAHFBhAA9woAIQS-BgAAAJsHAr8GAAAAmwcIwAYAAACbBwjFBgAA9QqbByIPBAAA1QoAICwAAO4LACC4BgAA7AsAMLkGAABfABC6BgAA7AsAMMoGAgCkCgAh1wZAAKUKACHmBgIApAoAIecGAQCjCgAh_AYBAKMKACGABwAA7QuiByKWBwEAowoAIaIHIADMCgAhkAgAAF8AIJEIAABfACANBAAA1QoAICwAAO4LACC4BgAA7AsAMLkGAABfABC6BgAA7AsAMMoGAgCkCgAh1wZAAKUKACHmBgIApAoAIecGAQCjCgAh_AYBAKMKACGABwAA7QuiByKWBwEAowoAIaIHIADMCgAhBL4GAAAAogcCvwYAAACiBwjABgAAAKIHCMUGAAD7CqIHIgOrBwAAYwAgrAcAAGMAIK0HAABjACADuwYBAAAAAeUGAgAAAAHnBwEAAAABCwMAANUKACC4BgAA8AsAMLkGAABbABC6BgAA8AsAMLsGAQCjCgAh1wZAAKUKACHlBgIApAoAIYAHAgCkCgAhpQcBAKMKACHnBwEAowoAIegHAAGKCwAhAsoGAgAAAAGjBwIAAAABDRkAANUKACAeAAD-CgAgHwAA8wsAICEAAMELACC4BgAA8gsAMLkGAABLABC6BgAA8gsAMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIaMHAgCkCgAhpQcBAKMKACGmBwIApAoAIRMZAADVCgAgHQAA-gsAICIAAPsLACAjAADACwAgJAAA_AsAILgGAAD4CwAwuQYAAEMAELoGAAD4CwAwygYCAKQKACHXBkAApQoAIfgGAgCkCgAh-wYBAKMKACGABwAA-QupByKlBwEAowoAIacHAgCVCwAhqQcCAJULACGqBwIApAoAIZAIAABDACCRCAAAQwAgAuUGAgAAAAGkBwIAAAABCQMAANUKACAgAAD2CwAguAYAAPULADC5BgAATgAQugYAAPULADDXBkAApQoAIeUGAgCkCgAh-gYCAKQKACGkBwIApAoAIQ8ZAADVCgAgHgAA_goAIB8AAPMLACAhAADBCwAguAYAAPILADC5BgAASwAQugYAAPILADDKBgIApAoAIdcGQAClCgAh-AYCAKQKACGjBwIApAoAIaUHAQCjCgAhpgcCAKQKACGQCAAASwAgkQgAAEsAIALKBgIAAAABqQcCAAAAAREZAADVCgAgHQAA-gsAICIAAPsLACAjAADACwAgJAAA_AsAILgGAAD4CwAwuQYAAEMAELoGAAD4CwAwygYCAKQKACHXBkAApQoAIfgGAgCkCgAh-wYBAKMKACGABwAA-QupByKlBwEAowoAIacHAgCVCwAhqQcCAJULACGqBwIApAoAIQS-BgAAAKkHAr8GAAAAqQcIwAYAAACpBwjFBgAAhAupByIJHAAAhwsAILgGAACGCwAwuQYAAEcAELoGAACGCwAwygYCAKQKACHnBgEAowoAIZYHAQCjCgAhkAgAAEcAIJEIAABHACAPGQAA1QoAIB4AAP4KACAfAADzCwAgIQAAwQsAILgGAADyCwAwuQYAAEsAELoGAADyCwAwygYCAKQKACHXBkAApQoAIfgGAgCkCgAhowcCAKQKACGlBwEAowoAIaYHAgCkCgAhkAgAAEsAIJEIAABLACAHHgAA_goAILgGAAD9CgAwuQYAAFYAELoGAAD9CgAwowcCAKQKACGQCAAAVgAgkQgAAFYAIAoZAADVCgAgGgAA_gsAILgGAAD9CwAwuQYAAD0AELoGAAD9CwAwygYCAKQKACHXBkAApQoAIfgGAgCkCgAh-QYBAKMKACHCBwIApAoAIRMYAACADAAgGQAA1QoAIBsAAL8LACC4BgAA_wsAMLkGAAA3ABC6BgAA_wsAMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIfkGAQCjCgAh-wYBAKMKACHDBwIApAoAIcQHIADMCgAhxQcgAMwKACHGBwIApAoAIccHQAClCgAhyAcCAKQKACGQCAAANwAgkQgAADcAIBEYAACADAAgGQAA1QoAIBsAAL8LACC4BgAA_wsAMLkGAAA3ABC6BgAA_wsAMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIfkGAQCjCgAh-wYBAKMKACHDBwIApAoAIcQHIADMCgAhxQcgAMwKACHGBwIApAoAIccHQAClCgAhyAcCAKQKACEMFwAAmgsAILgGAACZCwAwuQYAANgDABC6BgAAmQsAMMoGAgCkCgAh1wZAAKUKACH7BgEAowoAIfwGAQCjCgAhnAdAAMsKACHJBwIApAoAIZAIAADYAwAgkQgAANgDACACrgcBAAAAAa8HAQAAAAEKAwAA1QoAILgGAACCDAAwuQYAADMAELoGAACCDAAwygYCAKQKACHXBkAApQoAIeUGAgCkCgAhrgcBAKMKACGvBwEAowoAIbAHQADLCgAhDQMAANUKACC4BgAAgwwAMLkGAAAvABC6BgAAgwwAMMoGAgCkCgAh1wZAAKUKACHlBgIApAoAIecGAQCjCgAhsAdAAMsKACGxBwABigsAIbIHAAGKCwAhswcEANQKACG0BwAAxAoAIALdBgABAAAB5QYCAAAAAQcDAADVCgAguAYAAIUMADC5BgAAKwAQugYAAIUMADDdBgABigsAId8GQADLCgAh5QYCAKQKACEPBAAA1QoAIAwAAIgMACANAAC6CwAgDgAAuAsAILgGAACGDAAwuQYAAAcAELoGAACGDAAwygYCAKQKACHXBkAApQoAIeYGAgCkCgAh5wYBAKMKACHoBgEAowoAIekGAAGHDAAh6gYAAMQKACDrBgAAxAoAIAS-BgABAAABvwYAAQAABcAGAAEAAAXFBgABwQoAIQOrBwAAGAAgrAcAABgAIK0HAAAYACAPBQAAigwAIAYAAIsMACC4BgAAiQwAMLkGAAAYABC6BgAAiQwAMM8GAAGKCwAh0AYAAYoLACHRBgIApAoAIdIGAACwCgAg0wYCAKQKACHUBkAAywoAIdUGAgCVCwAh1gZAAMsKACHXBkAApQoAIdgGQAClCgAhEQQAANUKACAMAACIDAAgDQAAugsAIA4AALgLACC4BgAAhgwAMLkGAAAHABC6BgAAhgwAMMoGAgCkCgAh1wZAAKUKACHmBgIApAoAIecGAQCjCgAh6AYBAKMKACHpBgABhwwAIeoGAADECgAg6wYAAMQKACCQCAAABwAgkQgAAAcAIA4DAADVCgAgBQAAigwAIAsAAJMMACAMAACIDAAguAYAAJIMADC5BgAACQAQugYAAJIMADDKBgIApAoAIdEGAgCkCgAh0gYAALAKACDXBkAApQoAIeUGAgCkCgAhkAgAAAkAIJEIAAAJACAIBwAAjQwAILgGAACMDAAwuQYAABEAELoGAACMDAAw1wZAAKUKACHdBgABigsAId4GAgCkCgAh3wZAAMsKACESBgAAjwwAIAgAAJAMACAJAAC4CwAguAYAAI4MADC5BgAADQAQugYAAI4MADDKBgIApAoAIdIGAACwCgAg1QYCAKQKACHXBkAApQoAIdgGQAClCgAh4AYAAYcMACHhBgEAygoAIeIGAQDKCgAh4wZAAMsKACHkBkAAywoAIZAIAAANACCRCAAADQAgEAYAAI8MACAIAACQDAAgCQAAuAsAILgGAACODAAwuQYAAA0AELoGAACODAAwygYCAKQKACHSBgAAsAoAINUGAgCkCgAh1wZAAKUKACHYBkAApQoAIeAGAAGHDAAh4QYBAMoKACHiBgEAygoAIeMGQADLCgAh5AZAAMsKACEOAwAA1QoAIAUAAIoMACALAACTDAAgDAAAiAwAILgGAACSDAAwuQYAAAkAELoGAACSDAAwygYCAKQKACHRBgIApAoAIdIGAACwCgAg1wZAAKUKACHlBgIApAoAIZAIAAAJACCRCAAACQAgA6sHAAARACCsBwAAEQAgrQcAABEAIALRBgIAAAAB5QYCAAAAAQwDAADVCgAgBQAAigwAIAsAAJMMACAMAACIDAAguAYAAJIMADC5BgAACQAQugYAAJIMADDKBgIApAoAIdEGAgCkCgAh0gYAALAKACDXBkAApQoAIeUGAgCkCgAhA6sHAAANACCsBwAADQAgrQcAAA0AIBIDAADVCgAgBQAAlQwAIA8AAJYMACC4BgAAlAwAMLkGAAADABC6BgAAlAwAMMoGAgCkCgAh0QYCAJULACHSBgAAsAoAINcGQAClCgAh2AZAAMsKACHdBgABigsAIeUGAgCkCgAh5wYBAKMKACGwB0AAywoAIfIHAQCjCgAh8wdAAMsKACH0BwIAlQsAIREEAADVCgAgDAAAiAwAIA0AALoLACAOAAC4CwAguAYAAIYMADC5BgAABwAQugYAAIYMADDKBgIApAoAIdcGQAClCgAh5gYCAKQKACHnBgEAowoAIegGAQCjCgAh6QYAAYcMACHqBgAAxAoAIOsGAADECgAgkAgAAAcAIJEIAAAHACASBgAAjwwAIAgAAJAMACAJAAC4CwAguAYAAI4MADC5BgAADQAQugYAAI4MADDKBgIApAoAIdIGAACwCgAg1QYCAKQKACHXBkAApQoAIdgGQAClCgAh4AYAAYcMACHhBgEAygoAIeIGAQDKCgAh4wZAAMsKACHkBkAAywoAIZAIAAANACCRCAAADQAgAAAAAAABlQgBAAAAAQWVCAIAAAABnAgCAAAAAZ0IAgAAAAGeCAIAAAABnwgCAAAAAQGVCEAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAZUIAAEAAAEClQgAAADaBgibCAAAANoGAgGVCEAAAAABBZUIAgAAAAGcCAIAAAABnQgCAAAAAZ4IAgAAAAGfCAIAAAABBVAAANUWACBRAADbFgAgkggAANYWACCTCAAA2hYAIJgIAAAmACAHUAAA0xYAIFEAANgWACCSCAAA1BYAIJMIAADXFgAglggAAAkAIJcIAAAJACCYCAAACwAgAZUIAAAA2gYIA1AAANUWACCSCAAA1hYAIJgIAAAmACADUAAA0xYAIJIIAADUFgAgmAgAAAsAIAAAAAAABVAAAM4WACBRAADRFgAgkggAAM8WACCTCAAA0BYAIJgIAAAPACADUAAAzhYAIJIIAADPFgAgmAgAAA8AIAAAAAAAApUIAAAA2gYImwgAAADaBgIBlQgAAQAAAQGVCAEAAAABBVAAAL0WACBRAADMFgAgkggAAL4WACCTCAAAyxYAIJgIAAALACALUAAA3gwAMFEAAOMMADCSCAAA3wwAMJMIAADgDAAwlAgAAOEMACCVCAAA4gwAMJYIAADiDAAwlwgAAOIMADCYCAAA4gwAMJkIAADkDAAwmggAAOUMADALUAAAzAwAMFEAANEMADCSCAAAzQwAMJMIAADODAAwlAgAAM8MACCVCAAA0AwAMJYIAADQDAAwlwgAANAMADCYCAAA0AwAMJkIAADSDAAwmggAANMMADANAwAA3AwAIAUAAN0MACDKBgIAAAAB0QYCAAAAAdIGAADbDAAg1wZAAAAAAdgGQAAAAAHdBgABAAAB5QYCAAAAAecGAQAAAAGwB0AAAAAB8gcBAAAAAfMHQAAAAAECAAAABQAgUAAA2gwAIAMAAAAFACBQAADaDAAgUQAA1wwAIAFJAADKFgAwEgMAANUKACAFAACVDAAgDwAAlgwAILgGAACUDAAwuQYAAAMAELoGAACUDAAwygYCAAAAAdEGAgCVCwAh0gYAALAKACDXBkAApQoAIdgGQADLCgAh3QYAAQAAAeUGAgCkCgAh5wYBAKMKACGwB0AAywoAIfIHAQCjCgAh8wdAAMsKACH0BwIAlQsAIQIAAAAFACBJAADXDAAgAgAAANQMACBJAADVDAAgD7gGAADTDAAwuQYAANQMABC6BgAA0wwAMMoGAgCkCgAh0QYCAJULACHSBgAAsAoAINcGQAClCgAh2AZAAMsKACHdBgABigsAIeUGAgCkCgAh5wYBAKMKACGwB0AAywoAIfIHAQCjCgAh8wdAAMsKACH0BwIAlQsAIQ-4BgAA0wwAMLkGAADUDAAQugYAANMMADDKBgIApAoAIdEGAgCVCwAh0gYAALAKACDXBkAApQoAIdgGQADLCgAh3QYAAYoLACHlBgIApAoAIecGAQCjCgAhsAdAAMsKACHyBwEAowoAIfMHQADLCgAh9AcCAJULACELygYCAJ0MACHRBgIAtAwAIdIGAADWDAAg1wZAAJ4MACHYBkAAswwAId0GAAGxDAAh5QYCAJ0MACHnBgEAnAwAIbAHQACzDAAh8gcBAJwMACHzB0AAswwAIQKVCAAAANoGCJsIAAAA2gYCDQMAANgMACAFAADZDAAgygYCAJ0MACHRBgIAtAwAIdIGAADWDAAg1wZAAJ4MACHYBkAAswwAId0GAAGxDAAh5QYCAJ0MACHnBgEAnAwAIbAHQACzDAAh8gcBAJwMACHzB0AAswwAIQVQAADCFgAgUQAAyBYAIJIIAADDFgAgkwgAAMcWACCYCAAAAQAgB1AAAMAWACBRAADFFgAgkggAAMEWACCTCAAAxBYAIJYIAAAHACCXCAAABwAgmAgAACYAIA0DAADcDAAgBQAA3QwAIMoGAgAAAAHRBgIAAAAB0gYAANsMACDXBkAAAAAB2AZAAAAAAd0GAAEAAAHlBgIAAAAB5wYBAAAAAbAHQAAAAAHyBwEAAAAB8wdAAAAAAQGVCAAAANoGCANQAADCFgAgkggAAMMWACCYCAAAAQAgA1AAAMAWACCSCAAAwRYAIJgIAAAmACAD1wZAAAAAAd0GAAEAAAHfBkAAAAABAgAAABMAIFAAAOkMACADAAAAEwAgUAAA6QwAIFEAAOgMACABSQAAvxYAMAgHAACNDAAguAYAAIwMADC5BgAAEQAQugYAAIwMADDXBkAApQoAId0GAAEAAAHeBgIApAoAId8GQADLCgAhAgAAABMAIEkAAOgMACACAAAA5gwAIEkAAOcMACAHuAYAAOUMADC5BgAA5gwAELoGAADlDAAw1wZAAKUKACHdBgABigsAId4GAgCkCgAh3wZAAMsKACEHuAYAAOUMADC5BgAA5gwAELoGAADlDAAw1wZAAKUKACHdBgABigsAId4GAgCkCgAh3wZAAMsKACED1wZAAJ4MACHdBgABsQwAId8GQACzDAAhA9cGQACeDAAh3QYAAbEMACHfBkAAswwAIQPXBkAAAAAB3QYAAQAAAd8GQAAAAAEBlQgAAADaBggDUAAAvRYAIJIIAAC-FgAgmAgAAAsAIARQAADeDAAwkggAAN8MADCUCAAA4QwAIJgIAADiDAAwBFAAAMwMADCSCAAAzQwAMJQIAADPDAAgmAgAANAMADAAAAAAAAKVCAAAANoGCJsIAAAA2gYCBVAAALMWACBRAAC7FgAgkggAALQWACCTCAAAuhYAIJgIAAABACAFUAAAsRYAIFEAALgWACCSCAAAshYAIJMIAAC3FgAgmAgAACYAIAtQAACEDQAwUQAAiQ0AMJIIAACFDQAwkwgAAIYNADCUCAAAhw0AIJUIAACIDQAwlggAAIgNADCXCAAAiA0AMJgIAACIDQAwmQgAAIoNADCaCAAAiw0AMAtQAAD4DAAwUQAA_QwAMJIIAAD5DAAwkwgAAPoMADCUCAAA-wwAIJUIAAD8DAAwlggAAPwMADCXCAAA_AwAMJgIAAD8DAAwmQgAAP4MADCaCAAA_wwAMAoFAAC4DAAgzwYAAQAAAdAGAAEAAAHRBgIAAAAB0gYAALcMACDTBgIAAAAB1AZAAAAAAdYGQAAAAAHXBkAAAAAB2AZAAAAAAQIAAAAaACBQAACDDQAgAwAAABoAIFAAAIMNACBRAACCDQAgAUkAALYWADAPBQAAigwAIAYAAIsMACC4BgAAiQwAMLkGAAAYABC6BgAAiQwAMM8GAAEAAAHQBgABAAAB0QYCAKQKACHSBgAAsAoAINMGAgCkCgAh1AZAAMsKACHVBgIAlQsAIdYGQADLCgAh1wZAAKUKACHYBkAApQoAIQIAAAAaACBJAACCDQAgAgAAAIANACBJAACBDQAgDbgGAAD_DAAwuQYAAIANABC6BgAA_wwAMM8GAAGKCwAh0AYAAYoLACHRBgIApAoAIdIGAACwCgAg0wYCAKQKACHUBkAAywoAIdUGAgCVCwAh1gZAAMsKACHXBkAApQoAIdgGQAClCgAhDbgGAAD_DAAwuQYAAIANABC6BgAA_wwAMM8GAAGKCwAh0AYAAYoLACHRBgIApAoAIdIGAACwCgAg0wYCAKQKACHUBkAAywoAIdUGAgCVCwAh1gZAAMsKACHXBkAApQoAIdgGQAClCgAhCc8GAAGxDAAh0AYAAbEMACHRBgIAnQwAIdIGAACyDAAg0wYCAJ0MACHUBkAAswwAIdYGQACzDAAh1wZAAJ4MACHYBkAAngwAIQoFAAC1DAAgzwYAAbEMACHQBgABsQwAIdEGAgCdDAAh0gYAALIMACDTBgIAnQwAIdQGQACzDAAh1gZAALMMACHXBkAAngwAIdgGQACeDAAhCgUAALgMACDPBgABAAAB0AYAAQAAAdEGAgAAAAHSBgAAtwwAINMGAgAAAAHUBkAAAAAB1gZAAAAAAdcGQAAAAAHYBkAAAAABCwgAAOwMACAJAADtDAAgygYCAAAAAdIGAADqDAAg1wZAAAAAAdgGQAAAAAHgBgABAAAB4QYBAAAAAeIGAQAAAAHjBkAAAAAB5AZAAAAAAQIAAAAPACBQAACPDQAgAwAAAA8AIFAAAI8NACBRAACODQAgAUkAALUWADAQBgAAjwwAIAgAAJAMACAJAAC4CwAguAYAAI4MADC5BgAADQAQugYAAI4MADDKBgIAAAAB0gYAALAKACDVBgIApAoAIdcGQAClCgAh2AZAAKUKACHgBgABAAAB4QYBAMoKACHiBgEAygoAIeMGQADLCgAh5AZAAMsKACECAAAADwAgSQAAjg0AIAIAAACMDQAgSQAAjQ0AIA24BgAAiw0AMLkGAACMDQAQugYAAIsNADDKBgIApAoAIdIGAACwCgAg1QYCAKQKACHXBkAApQoAIdgGQAClCgAh4AYAAYcMACHhBgEAygoAIeIGAQDKCgAh4wZAAMsKACHkBkAAywoAIQ24BgAAiw0AMLkGAACMDQAQugYAAIsNADDKBgIApAoAIdIGAACwCgAg1QYCAKQKACHXBkAApQoAIdgGQAClCgAh4AYAAYcMACHhBgEAygoAIeIGAQDKCgAh4wZAAMsKACHkBkAAywoAIQnKBgIAnQwAIdIGAADGDAAg1wZAAJ4MACHYBkAAngwAIeAGAAHHDAAh4QYBAMgMACHiBgEAyAwAIeMGQACzDAAh5AZAALMMACELCAAAygwAIAkAAMsMACDKBgIAnQwAIdIGAADGDAAg1wZAAJ4MACHYBkAAngwAIeAGAAHHDAAh4QYBAMgMACHiBgEAyAwAIeMGQACzDAAh5AZAALMMACELCAAA7AwAIAkAAO0MACDKBgIAAAAB0gYAAOoMACDXBkAAAAAB2AZAAAAAAeAGAAEAAAHhBgEAAAAB4gYBAAAAAeMGQAAAAAHkBkAAAAABAZUIAAAA2gYIA1AAALMWACCSCAAAtBYAIJgIAAABACADUAAAsRYAIJIIAACyFgAgmAgAACYAIARQAACEDQAwkggAAIUNADCUCAAAhw0AIJgIAACIDQAwBFAAAPgMADCSCAAA-QwAMJQIAAD7DAAgmAgAAPwMADAAAAAAAAKVCAEAAAAEmwgBAAAABQKVCAEAAAAEmwgBAAAABQVQAACkFgAgUQAArxYAIJIIAAClFgAgkwgAAK4WACCYCAAAAQAgC1AAALQNADBRAAC5DQAwkggAALUNADCTCAAAtg0AMJQIAAC3DQAglQgAALgNADCWCAAAuA0AMJcIAAC4DQAwmAgAALgNADCZCAAAug0AMJoIAAC7DQAwC1AAAKsNADBRAACvDQAwkggAAKwNADCTCAAArQ0AMJQIAACuDQAglQgAAPwMADCWCAAA_AwAMJcIAAD8DAAwmAgAAPwMADCZCAAAsA0AMJoIAAD_DAAwC1AAAKANADBRAACkDQAwkggAAKENADCTCAAAog0AMJQIAACjDQAglQgAANAMADCWCAAA0AwAMJcIAADQDAAwmAgAANAMADCZCAAApQ0AMJoIAADTDAAwDQMAANwMACAPAACqDQAgygYCAAAAAdIGAADbDAAg1wZAAAAAAdgGQAAAAAHdBgABAAAB5QYCAAAAAecGAQAAAAGwB0AAAAAB8gcBAAAAAfMHQAAAAAH0BwIAAAABAgAAAAUAIFAAAKkNACADAAAABQAgUAAAqQ0AIFEAAKcNACABSQAArRYAMAIAAAAFACBJAACnDQAgAgAAANQMACBJAACmDQAgC8oGAgCdDAAh0gYAANYMACDXBkAAngwAIdgGQACzDAAh3QYAAbEMACHlBgIAnQwAIecGAQCcDAAhsAdAALMMACHyBwEAnAwAIfMHQACzDAAh9AcCALQMACENAwAA2AwAIA8AAKgNACDKBgIAnQwAIdIGAADWDAAg1wZAAJ4MACHYBkAAswwAId0GAAGxDAAh5QYCAJ0MACHnBgEAnAwAIbAHQACzDAAh8gcBAJwMACHzB0AAswwAIfQHAgC0DAAhB1AAAKgWACBRAACrFgAgkggAAKkWACCTCAAAqhYAIJYIAAANACCXCAAADQAgmAgAAA8AIA0DAADcDAAgDwAAqg0AIMoGAgAAAAHSBgAA2wwAINcGQAAAAAHYBkAAAAAB3QYAAQAAAeUGAgAAAAHnBgEAAAABsAdAAAAAAfIHAQAAAAHzB0AAAAAB9AcCAAAAAQNQAACoFgAgkggAAKkWACCYCAAADwAgCgYAALkMACDPBgABAAAB0AYAAQAAAdIGAAC3DAAg0wYCAAAAAdQGQAAAAAHVBgIAAAAB1gZAAAAAAdcGQAAAAAHYBkAAAAABAgAAABoAIFAAALMNACADAAAAGgAgUAAAsw0AIFEAALINACABSQAApxYAMAIAAAAaACBJAACyDQAgAgAAAIANACBJAACxDQAgCc8GAAGxDAAh0AYAAbEMACHSBgAAsgwAINMGAgCdDAAh1AZAALMMACHVBgIAtAwAIdYGQACzDAAh1wZAAJ4MACHYBkAAngwAIQoGAAC2DAAgzwYAAbEMACHQBgABsQwAIdIGAACyDAAg0wYCAJ0MACHUBkAAswwAIdUGAgC0DAAh1gZAALMMACHXBkAAngwAIdgGQACeDAAhCgYAALkMACDPBgABAAAB0AYAAQAAAdIGAAC3DAAg0wYCAAAAAdQGQAAAAAHVBgIAAAAB1gZAAAAAAdcGQAAAAAHYBkAAAAABBwMAAJENACALAACTDQAgDAAAlA0AIMoGAgAAAAHSBgAAkA0AINcGQAAAAAHlBgIAAAABAgAAAAsAIFAAAL8NACADAAAACwAgUAAAvw0AIFEAAL4NACABSQAAphYAMA0DAADVCgAgBQAAigwAIAsAAJMMACAMAACIDAAguAYAAJIMADC5BgAACQAQugYAAJIMADDKBgIAAAAB0QYCAKQKACHSBgAAsAoAINcGQAClCgAh5QYCAKQKACGPCAAAkQwAIAIAAAALACBJAAC-DQAgAgAAALwNACBJAAC9DQAgCLgGAAC7DQAwuQYAALwNABC6BgAAuw0AMMoGAgCkCgAh0QYCAKQKACHSBgAAsAoAINcGQAClCgAh5QYCAKQKACEIuAYAALsNADC5BgAAvA0AELoGAAC7DQAwygYCAKQKACHRBgIApAoAIdIGAACwCgAg1wZAAKUKACHlBgIApAoAIQTKBgIAnQwAIdIGAADzDAAg1wZAAJ4MACHlBgIAnQwAIQcDAAD0DAAgCwAA9gwAIAwAAPcMACDKBgIAnQwAIdIGAADzDAAg1wZAAJ4MACHlBgIAnQwAIQcDAACRDQAgCwAAkw0AIAwAAJQNACDKBgIAAAAB0gYAAJANACDXBkAAAAAB5QYCAAAAAQGVCAEAAAAEAZUIAQAAAAQDUAAApBYAIJIIAAClFgAgmAgAAAEAIARQAAC0DQAwkggAALUNADCUCAAAtw0AIJgIAAC4DQAwBFAAAKsNADCSCAAArA0AMJQIAACuDQAgmAgAAPwMADAEUAAAoA0AMJIIAAChDQAwlAgAAKMNACCYCAAA0AwAMAAAAAAAAZUIIAAAAAEHUAAAnBYAIFEAAKIWACCSCAAAnRYAIJMIAAChFgAglggAAIkBACCXCAAAiQEAIJgIAACSAQAgB1AAAJoWACBRAACfFgAgkggAAJsWACCTCAAAnhYAIJYIAAB5ACCXCAAAeQAgmAgAAHsAIANQAACcFgAgkggAAJ0WACCYCAAAkgEAIANQAACaFgAgkggAAJsWACCYCAAAewAgAgQAANoNACAyAACZFAAgCRkAANoNACAvAACPFAAgMAAAkBQAIDEAAJoUACAyAACZFAAggQcAAKsMACCCBwAAqwwAIIMHAACrDAAghAcAAKsMACAAAAAAAAWVCAQAAAABnAgEAAAAAZ0IBAAAAAGeCAQAAAABnwgEAAAAAQVQAACVFgAgUQAAmBYAIJIIAACWFgAgkwgAAJcWACCYCAAAAQAgA1AAAJUWACCSCAAAlhYAIJgIAAABACAqEAAAgRQAIBEAAIIUACASAACDFAAgEwAAhBQAIBQAAIUUACAVAACGFAAgFgAAhxQAIBcAAM8QACAbAACIFAAgHAAA9Q8AICEAAIoUACAjAACJFAAgJQAAixQAICoAAIwUACAtAACNFAAgLwAAjxQAIDAAAJAUACA0AACOFAAgNQAAkRQAIDYAAJIUACA5AACTFAAgOgAAkxQAIDsAAJMUACA9AACUFAAgPgAAlBQAID8AAJUUACBAAACWFAAgQgAAlxQAIEMAAJgUACDvBgAAqwwAIJwHAACrDAAg6gcAAKsMACD2BwAAqwwAIPcHAACrDAAg-gcAAKsMACD7BwAAqwwAIPwHAACrDAAg_QcAAKsMACD-BwAAqwwAIP8HAACrDAAggAgAAKsMACCDCAAAqwwAIAAAAAAABVAAAJAWACBRAACTFgAgkggAAJEWACCTCAAAkhYAIJgIAAABACAHUAAA4g0AIFEAAOUNACCSCAAA4w0AIJMIAADkDQAglggAAIcBACCXCAAAhwEAIJgIAACOCAAgCC4AAM8NACDKBgIAAAAB1wZAAAAAAdgGQAAAAAHsBgEAAAAB7gYCAAAAAe8GAQAAAAHwBiAAAAABAgAAAI4IACBQAADiDQAgAwAAAIcBACBQAADiDQAgUQAA5g0AIAoAAACHAQAgLgAAzQ0AIEkAAOYNACDKBgIAnQwAIdcGQACeDAAh2AZAALMMACHsBgEAnAwAIe4GAgC0DAAh7wYBAMgMACHwBiAAyw0AIQguAADNDQAgygYCAJ0MACHXBkAAngwAIdgGQACzDAAh7AYBAJwMACHuBgIAtAwAIe8GAQDIDAAh8AYgAMsNACEDUAAAkBYAIJIIAACRFgAgmAgAAAEAIANQAADiDQAgkggAAOMNACCYCAAAjggAIAAAAAAABVAAAIsWACBRAACOFgAgkggAAIwWACCTCAAAjRYAIJgIAAB7ACADUAAAixYAIJIIAACMFgAgmAgAAHsAIAAAAAAABVAAAIMWACBRAACJFgAgkggAAIQWACCTCAAAiBYAIJgIAAB7ACAFUAAAgRYAIFEAAIYWACCSCAAAghYAIJMIAACFFgAgmAgAAAEAIANQAACDFgAgkggAAIQWACCYCAAAewAgA1AAAIEWACCSCAAAghYAIJgIAAABACAAAAAAAAVQAAD5FQAgUQAA_xUAIJIIAAD6FQAgkwgAAP4VACCYCAAAewAgBVAAAPcVACBRAAD8FQAgkggAAPgVACCTCAAA-xUAIJgIAAABACADUAAA-RUAIJIIAAD6FQAgmAgAAHsAIANQAAD3FQAgkggAAPgVACCYCAAAAQAgAAAAAAABlQgAAAD-BgIBlQgAAACABwIFlQgIAAAAAZwICAAAAAGdCAgAAAABnggIAAAAAZ8ICAAAAAEFUAAA8BUAIFEAAPUVACCSCAAA8RUAIJMIAAD0FQAgmAgAAAEAIAtQAAClDgAwUQAAqg4AMJIIAACmDgAwkwgAAKcOADCUCAAAqA4AIJUIAACpDgAwlggAAKkOADCXCAAAqQ4AMJgIAACpDgAwmQgAAKsOADCaCAAArA4AMAtQAACZDgAwUQAAng4AMJIIAACaDgAwkwgAAJsOADCUCAAAnA4AIJUIAACdDgAwlggAAJ0OADCXCAAAnQ4AMJgIAACdDgAwmQgAAJ8OADCaCAAAoA4AMAdQAACUDgAgUQAAlw4AIJIIAACVDgAgkwgAAJYOACCWCAAAhQEAIJcIAACFAQAgmAgAAMgHACAHUAAAjw4AIFEAAJIOACCSCAAAkA4AIJMIAACRDgAglggAAIcBACCXCAAAhwEAIJgIAACOCAAgCDMAAM4NACDKBgIAAAAB1wZAAAAAAdgGQAAAAAHsBgEAAAAB7QYCAAAAAe8GAQAAAAHwBiAAAAABAgAAAI4IACBQAACPDgAgAwAAAIcBACBQAACPDgAgUQAAkw4AIAoAAACHAQAgMwAAzA0AIEkAAJMOACDKBgIAnQwAIdcGQACeDAAh2AZAALMMACHsBgEAnAwAIe0GAgC0DAAh7wYBAMgMACHwBiAAyw0AIQgzAADMDQAgygYCAJ0MACHXBkAAngwAIdgGQACzDAAh7AYBAJwMACHtBgIAtAwAIe8GAQDIDAAh8AYgAMsNACEBMQIAAAABAgAAAMgHACBQAACUDgAgAwAAAIUBACBQAACUDgAgUQAAmA4AIAMAAACFAQAgMQIAnQwAIUkAAJgOACABMQIAnQwAIQQDAACBDgAg1wZAAAAAAeUGAgAAAAH6BgIAAAABAgAAAIMBACBQAACkDgAgAwAAAIMBACBQAACkDgAgUQAAow4AIAFJAADzFQAwCgMAANUKACAuAADZCgAguAYAANULADC5BgAAgQEAELoGAADVCwAw1wZAAKUKACHlBgIApAoAIe4GAgCkCgAh-gYCAKQKACGGCAAA1AsAIAIAAACDAQAgSQAAow4AIAIAAAChDgAgSQAAog4AIAe4BgAAoA4AMLkGAAChDgAQugYAAKAOADDXBkAApQoAIeUGAgCkCgAh7gYCAKQKACH6BgIApAoAIQe4BgAAoA4AMLkGAAChDgAQugYAAKAOADDXBkAApQoAIeUGAgCkCgAh7gYCAKQKACH6BgIApAoAIQPXBkAAngwAIeUGAgCdDAAh-gYCAJ0MACEEAwAA_w0AINcGQACeDAAh5QYCAJ0MACH6BgIAnQwAIQQDAACBDgAg1wZAAAAAAeUGAgAAAAH6BgIAAAABBRkAAPgNACDKBgIAAAAB1wZAAAAAAfgGAgAAAAH5BgEAAAABAgAAAH8AIFAAALAOACADAAAAfwAgUAAAsA4AIFEAAK8OACABSQAA8hUAMAoZAADVCgAgLgAA2QoAILgGAADWCwAwuQYAAH0AELoGAADWCwAwygYCAAAAAdcGQAClCgAh7gYCAKQKACH4BgIApAoAIfkGAQCjCgAhAgAAAH8AIEkAAK8OACACAAAArQ4AIEkAAK4OACAIuAYAAKwOADC5BgAArQ4AELoGAACsDgAwygYCAKQKACHXBkAApQoAIe4GAgCkCgAh-AYCAKQKACH5BgEAowoAIQi4BgAArA4AMLkGAACtDgAQugYAAKwOADDKBgIApAoAIdcGQAClCgAh7gYCAKQKACH4BgIApAoAIfkGAQCjCgAhBMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIfkGAQCcDAAhBRkAAPYNACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH5BgEAnAwAIQUZAAD4DQAgygYCAAAAAdcGQAAAAAH4BgIAAAAB-QYBAAAAAQNQAADwFQAgkggAAPEVACCYCAAAAQAgBFAAAKUOADCSCAAApg4AMJQIAACoDgAgmAgAAKkOADAEUAAAmQ4AMJIIAACaDgAwlAgAAJwOACCYCAAAnQ4AMANQAACUDgAgkggAAJUOACCYCAAAyAcAIANQAACPDgAgkggAAJAOACCYCAAAjggAIAAAAAAABVAAAOsVACBRAADuFQAgkggAAOwVACCTCAAA7RUAIJgIAAB3ACADUAAA6xUAIJIIAADsFQAgmAgAAHcAIAAAAAAABZUIEAAAAAGcCBAAAAABnQgQAAAAAZ4IEAAAAAGfCBAAAAABBVAAAOMVACBRAADpFQAgkggAAOQVACCTCAAA6BUAIJgIAAB3ACAFUAAA4RUAIFEAAOYVACCSCAAA4hUAIJMIAADlFQAgmAgAAGUAIANQAADjFQAgkggAAOQVACCYCAAAdwAgA1AAAOEVACCSCAAA4hUAIJgIAABlACAAAAAAAAGVCAAAAI8HAgGVCAAAAJIHAgVQAADaFQAgUQAA3xUAIJIIAADbFQAgkwgAAN4VACCYCAAAAQAgC1AAAN0OADBRAADiDgAwkggAAN4OADCTCAAA3w4AMJQIAADgDgAglQgAAOEOADCWCAAA4Q4AMJcIAADhDgAwmAgAAOEOADCZCAAA4w4AMJoIAADkDgAwC1AAANEOADBRAADWDgAwkggAANIOADCTCAAA0w4AMJQIAADUDgAglQgAANUOADCWCAAA1Q4AMJcIAADVDgAwmAgAANUOADCZCAAA1w4AMJoIAADYDgAwAYgHAgAAAAECAAAAbwAgUAAA3A4AIAMAAABvACBQAADcDgAgUQAA2w4AIAFJAADdFQAwBykAAOMLACC4BgAA4gsAMLkGAABtABC6BgAA4gsAMIgHAgCkCgAhiQcCAKQKACGHCAAA4QsAIAIAAABvACBJAADbDgAgAgAAANkOACBJAADaDgAgBbgGAADYDgAwuQYAANkOABC6BgAA2A4AMIgHAgCkCgAhiQcCAKQKACEFuAYAANgOADC5BgAA2Q4AELoGAADYDgAwiAcCAKQKACGJBwIApAoAIQGIBwIAnQwAIQGIBwIAnQwAIQGIBwIAAAABBysAAMYOACD7BgEAAAABiAcCAAAAAYoHAgAAAAGLBxAAAAABjAcCAAAAAY0HAQAAAAECAAAAagAgUAAA6A4AIAMAAABqACBQAADoDgAgUQAA5w4AIAFJAADcFQAwDSkAAOMLACArAADnCwAguAYAAOULADC5BgAAaAAQugYAAOULADD7BgEAowoAIYgHAgCVCwAhiQcCAKQKACGKBwIApAoAIYsHEADmCwAhjAcCAKQKACGNBwEAygoAIYgIAADkCwAgAgAAAGoAIEkAAOcOACACAAAA5Q4AIEkAAOYOACAKuAYAAOQOADC5BgAA5Q4AELoGAADkDgAw-wYBAKMKACGIBwIAlQsAIYkHAgCkCgAhigcCAKQKACGLBxAA5gsAIYwHAgCkCgAhjQcBAMoKACEKuAYAAOQOADC5BgAA5Q4AELoGAADkDgAw-wYBAKMKACGIBwIAlQsAIYkHAgCkCgAhigcCAKQKACGLBxAA5gsAIYwHAgCkCgAhjQcBAMoKACEG-wYBAJwMACGIBwIAtAwAIYoHAgCdDAAhiwcQAMIOACGMBwIAnQwAIY0HAQDIDAAhBysAAMQOACD7BgEAnAwAIYgHAgC0DAAhigcCAJ0MACGLBxAAwg4AIYwHAgCdDAAhjQcBAMgMACEHKwAAxg4AIPsGAQAAAAGIBwIAAAABigcCAAAAAYsHEAAAAAGMBwIAAAABjQcBAAAAAQNQAADaFQAgkggAANsVACCYCAAAAQAgBFAAAN0OADCSCAAA3g4AMJQIAADgDgAgmAgAAOEOADAEUAAA0Q4AMJIIAADSDgAwlAgAANQOACCYCAAA1Q4AMAAAAAAABZUIEAAAAAGcCBAAAAABnQgQAAAAAZ4IEAAAAAGfCBAAAAABAZUIAAAAmwcCB1AAANQVACBRAADYFQAgkggAANUVACCTCAAA1xUAIJYIAABfACCXCAAAXwAgmAgAAGEAIAtQAAD1DgAwUQAA-Q4AMJIIAAD2DgAwkwgAAPcOADCUCAAA-A4AIJUIAADhDgAwlggAAOEOADCXCAAA4Q4AMJgIAADhDgAwmQgAAPoOADCaCAAA5A4AMAcpAADFDgAg-wYBAAAAAYgHAgAAAAGJBwIAAAABiwcQAAAAAYwHAgAAAAGNBwEAAAABAgAAAGoAIFAAAP0OACADAAAAagAgUAAA_Q4AIFEAAPwOACABSQAA1hUAMAIAAABqACBJAAD8DgAgAgAAAOUOACBJAAD7DgAgBvsGAQCcDAAhiAcCALQMACGJBwIAnQwAIYsHEADCDgAhjAcCAJ0MACGNBwEAyAwAIQcpAADDDgAg-wYBAJwMACGIBwIAtAwAIYkHAgCdDAAhiwcQAMIOACGMBwIAnQwAIY0HAQDIDAAhBykAAMUOACD7BgEAAAABiAcCAAAAAYkHAgAAAAGLBxAAAAABjAcCAAAAAY0HAQAAAAEDUAAA1BUAIJIIAADVFQAgmAgAAGEAIARQAAD1DgAwkggAAPYOADCUCAAA-A4AIJgIAADhDgAwAAAAAAABlQgAAACiBwIFUAAAzhUAIFEAANIVACCSCAAAzxUAIJMIAADRFQAgmAgAAAEAIAtQAACIDwAwUQAAjQ8AMJIIAACJDwAwkwgAAIoPADCUCAAAiw8AIJUIAACMDwAwlggAAIwPADCXCAAAjA8AMJgIAACMDwAwmQgAAI4PADCaCAAAjw8AMBMdAQAAAAEoAAD_DgAgygYCAAAAAdcGQAAAAAHmBgIAAAAB-wYBAAAAAfwGAQAAAAGABwAAAJsHAosHEAAAAAGWBwEAAAABlwcBAAAAAZgHEAAAAAGZBwIAAAABmwcBAAAAAZwHQAAAAAGdBwIAAAABngcgAAAAAZ8HAQAAAAGgBwEAAAABAgAAAGUAIFAAAJMPACADAAAAZQAgUAAAkw8AIFEAAJIPACABSQAA0BUAMBgdAQCjCgAhJgAA6wsAICgAAN8LACC4BgAA6AsAMLkGAABjABC6BgAA6AsAMMoGAgAAAAHXBkAApQoAIeYGAgCVCwAh-wYBAKMKACH8BgEAowoAIYAHAADqC5sHIogHAgCVCwAhiwcQAOYLACGWBwEAygoAIZcHAQDKCgAhmAcQAOkLACGZBwIApAoAIZsHAQDKCgAhnAdAAMsKACGdBwIApAoAIZ4HIADMCgAhnwcBAKMKACGgBwEAowoAIQIAAABlACBJAACSDwAgAgAAAJAPACBJAACRDwAgFh0BAKMKACG4BgAAjw8AMLkGAACQDwAQugYAAI8PADDKBgIApAoAIdcGQAClCgAh5gYCAJULACH7BgEAowoAIfwGAQCjCgAhgAcAAOoLmwciiAcCAJULACGLBxAA5gsAIZYHAQDKCgAhlwcBAMoKACGYBxAA6QsAIZkHAgCkCgAhmwcBAMoKACGcB0AAywoAIZ0HAgCkCgAhngcgAMwKACGfBwEAowoAIaAHAQCjCgAhFh0BAKMKACG4BgAAjw8AMLkGAACQDwAQugYAAI8PADDKBgIApAoAIdcGQAClCgAh5gYCAJULACH7BgEAowoAIfwGAQCjCgAhgAcAAOoLmwciiAcCAJULACGLBxAA5gsAIZYHAQDKCgAhlwcBAMoKACGYBxAA6QsAIZkHAgCkCgAhmwcBAMoKACGcB0AAywoAIZ0HAgCkCgAhngcgAMwKACGfBwEAowoAIaAHAQCjCgAhEh0BAJwMACHKBgIAnQwAIdcGQACeDAAh5gYCALQMACH7BgEAnAwAIfwGAQCcDAAhgAcAAPIOmwciiwcQAMIOACGWBwEAyAwAIZcHAQDIDAAhmAcQAPEOACGZBwIAnQwAIZsHAQDIDAAhnAdAALMMACGdBwIAnQwAIZ4HIADLDQAhnwcBAJwMACGgBwEAnAwAIRMdAQCcDAAhKAAA9A4AIMoGAgCdDAAh1wZAAJ4MACHmBgIAtAwAIfsGAQCcDAAh_AYBAJwMACGABwAA8g6bByKLBxAAwg4AIZYHAQDIDAAhlwcBAMgMACGYBxAA8Q4AIZkHAgCdDAAhmwcBAMgMACGcB0AAswwAIZ0HAgCdDAAhngcgAMsNACGfBwEAnAwAIaAHAQCcDAAhEx0BAAAAASgAAP8OACDKBgIAAAAB1wZAAAAAAeYGAgAAAAH7BgEAAAAB_AYBAAAAAYAHAAAAmwcCiwcQAAAAAZYHAQAAAAGXBwEAAAABmAcQAAAAAZkHAgAAAAGbBwEAAAABnAdAAAAAAZ0HAgAAAAGeByAAAAABnwcBAAAAAaAHAQAAAAEDUAAAzhUAIJIIAADPFQAgmAgAAAEAIARQAACIDwAwkggAAIkPADCUCAAAiw8AIJgIAACMDwAwAAAAAAAFUAAAyRUAIFEAAMwVACCSCAAAyhUAIJMIAADLFQAgmAgAAEUAIAcZAADaDQAgHQAAohQAICIAAKEUACAjAACJFAAgJAAAoxQAIKcHAACrDAAgqQcAAKsMACAAAAAAAAVQAADBFQAgUQAAxxUAIJIIAADCFQAgkwgAAMYVACCYCAAAVAAgBVAAAL8VACBRAADEFQAgkggAAMAVACCTCAAAwxUAIJgIAAABACADUAAAwRUAIJIIAADCFQAgmAgAAFQAIANQAAC_FQAgkggAAMAVACCYCAAAAQAgAAAAAAAFUAAAqRUAIFEAAL0VACCSCAAAqhUAIJMIAAC8FQAgmAgAAEUAIAVQAACvFQAgUQAAuhUAIJIIAACwFQAgkwgAALkVACCYCAAAAQAgB1AAALsPACBRAAC-DwAgkggAALwPACCTCAAAvQ8AIJYIAABDACCXCAAAQwAgmAgAAEUAIAtQAACvDwAwUQAAtA8AMJIIAACwDwAwkwgAALEPADCUCAAAsg8AIJUIAACzDwAwlggAALMPADCXCAAAsw8AMJgIAACzDwAwmQgAALUPADCaCAAAtg8AMAQDAAClDwAg1wZAAAAAAeUGAgAAAAH6BgIAAAABAgAAAFAAIFAAALoPACADAAAAUAAgUAAAug8AIFEAALkPACABSQAAuBUAMAoDAADVCgAgIAAA9gsAILgGAAD1CwAwuQYAAE4AELoGAAD1CwAw1wZAAKUKACHlBgIApAoAIfoGAgCkCgAhpAcCAKQKACGLCAAA9AsAIAIAAABQACBJAAC5DwAgAgAAALcPACBJAAC4DwAgB7gGAAC2DwAwuQYAALcPABC6BgAAtg8AMNcGQAClCgAh5QYCAKQKACH6BgIApAoAIaQHAgCkCgAhB7gGAAC2DwAwuQYAALcPABC6BgAAtg8AMNcGQAClCgAh5QYCAKQKACH6BgIApAoAIaQHAgCkCgAhA9cGQACeDAAh5QYCAJ0MACH6BgIAnQwAIQQDAACjDwAg1wZAAJ4MACHlBgIAnQwAIfoGAgCdDAAhBAMAAKUPACDXBkAAAAAB5QYCAAAAAfoGAgAAAAELGQAA1w8AIB0AANYPACAjAADYDwAgJAAA2Q8AINcGQAAAAAH4BgIAAAAB-wYBAAAAAYAHAAAAqQcCpQcBAAAAAacHAgAAAAGqBwIAAAABAgAAAEUAIFAAALsPACADAAAAQwAgUAAAuw8AIFEAAL8PACANAAAAQwAgGQAAwg8AIB0AAMEPACAjAADDDwAgJAAAxA8AIEkAAL8PACDXBkAAngwAIfgGAgCdDAAh-wYBAJwMACGABwAAwA-pByKlBwEAnAwAIacHAgC0DAAhqgcCAJ0MACELGQAAwg8AIB0AAMEPACAjAADDDwAgJAAAxA8AINcGQACeDAAh-AYCAJ0MACH7BgEAnAwAIYAHAADAD6kHIqUHAQCcDAAhpwcCALQMACGqBwIAnQwAIQGVCAAAAKkHAgdQAACtFQAgUQAAthUAIJIIAACuFQAgkwgAALUVACCWCAAARwAglwgAAEcAIJgIAACmBQAgBVAAAKsVACBRAACzFQAgkggAAKwVACCTCAAAshUAIJgIAAABACALUAAAxw8AMFEAAMwPADCSCAAAyA8AMJMIAADJDwAwlAgAAMoPACCVCAAAyw8AMJYIAADLDwAwlwgAAMsPADCYCAAAyw8AMJkIAADNDwAwmggAAM4PADAEUQAAxQ8AIJYIAABWACCXCAAAVgAgmAgAAIQGACACAAAAVgAgSQAAxg8AIAAIGQAA0w8AIB8AANQPACAhAADVDwAgygYCAAAAAdcGQAAAAAH4BgIAAAABpQcBAAAAAaYHAgAAAAECAAAAVAAgUAAA0g8AIAMAAABUACBQAADSDwAgUQAA0Q8AIAFJAACxFQAwDhkAANUKACAeAAD-CgAgHwAA8wsAICEAAMELACC4BgAA8gsAMLkGAABLABC6BgAA8gsAMMoGAgAAAAHXBkAApQoAIfgGAgCkCgAhowcCAKQKACGlBwEAowoAIaYHAgCkCgAhiggAAPELACACAAAAVAAgSQAA0Q8AIAIAAADPDwAgSQAA0A8AIAm4BgAAzg8AMLkGAADPDwAQugYAAM4PADDKBgIApAoAIdcGQAClCgAh-AYCAKQKACGjBwIApAoAIaUHAQCjCgAhpgcCAKQKACEJuAYAAM4PADC5BgAAzw8AELoGAADODwAwygYCAKQKACHXBkAApQoAIfgGAgCkCgAhowcCAKQKACGlBwEAowoAIaYHAgCkCgAhBcoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIaUHAQCcDAAhpgcCAJ0MACEIGQAArA8AIB8AAK0PACAhAACuDwAgygYCAJ0MACHXBkAAngwAIfgGAgCdDAAhpQcBAJwMACGmBwIAnQwAIQgZAADTDwAgHwAA1A8AICEAANUPACDKBgIAAAAB1wZAAAAAAfgGAgAAAAGlBwEAAAABpgcCAAAAAQNQAACvFQAgkggAALAVACCYCAAAAQAgA1AAALsPACCSCAAAvA8AIJgIAABFACAEUAAArw8AMJIIAACwDwAwlAgAALIPACCYCAAAsw8AMANQAACtFQAgkggAAK4VACCYCAAApgUAIANQAACrFQAgkggAAKwVACCYCAAAAQAgBFAAAMcPADCSCAAAyA8AMJQIAADKDwAgmAgAAMsPADABmAgAAIQGACADUAAAqRUAIJIIAACqFQAgmAgAAEUAIAAAAAAAB1AAAKQVACBRAACnFQAgkggAAKUVACCTCAAAphUAIJYIAABLACCXCAAASwAgmAgAAFQAIANQAACkFQAgkggAAKUVACCYCAAAVAAgAAAAAAALUAAA6A8AMFEAAO0PADCSCAAA6Q8AMJMIAADqDwAwlAgAAOsPACCVCAAA7A8AMJYIAADsDwAwlwgAAOwPADCYCAAA7A8AMJkIAADuDwAwmggAAO8PADAMGQAA1w8AICIAAOEPACAjAADYDwAgJAAA2Q8AIMoGAgAAAAHXBkAAAAAB-AYCAAAAAfsGAQAAAAGABwAAAKkHAqUHAQAAAAGpBwIAAAABqgcCAAAAAQIAAABFACBQAADzDwAgAwAAAEUAIFAAAPMPACBRAADyDwAgAUkAAKMVADASGQAA1QoAIB0AAPoLACAiAAD7CwAgIwAAwAsAICQAAPwLACC4BgAA-AsAMLkGAABDABC6BgAA-AsAMMoGAgAAAAHXBkAApQoAIfgGAgCkCgAh-wYBAKMKACGABwAA-QupByKlBwEAowoAIacHAgCVCwAhqQcCAJULACGqBwIApAoAIYwIAAD3CwAgAgAAAEUAIEkAAPIPACACAAAA8A8AIEkAAPEPACAMuAYAAO8PADC5BgAA8A8AELoGAADvDwAwygYCAKQKACHXBkAApQoAIfgGAgCkCgAh-wYBAKMKACGABwAA-QupByKlBwEAowoAIacHAgCVCwAhqQcCAJULACGqBwIApAoAIQy4BgAA7w8AMLkGAADwDwAQugYAAO8PADDKBgIApAoAIdcGQAClCgAh-AYCAKQKACH7BgEAowoAIYAHAAD5C6kHIqUHAQCjCgAhpwcCAJULACGpBwIAlQsAIaoHAgCkCgAhCMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIfsGAQCcDAAhgAcAAMAPqQcipQcBAJwMACGpBwIAtAwAIaoHAgCdDAAhDBkAAMIPACAiAADgDwAgIwAAww8AICQAAMQPACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH7BgEAnAwAIYAHAADAD6kHIqUHAQCcDAAhqQcCALQMACGqBwIAnQwAIQwZAADXDwAgIgAA4Q8AICMAANgPACAkAADZDwAgygYCAAAAAdcGQAAAAAH4BgIAAAAB-wYBAAAAAYAHAAAAqQcCpQcBAAAAAakHAgAAAAGqBwIAAAABBFAAAOgPADCSCAAA6Q8AMJQIAADrDwAgmAgAAOwPADAAAAAAAAAAAAAFUAAAnhUAIFEAAKEVACCSCAAAnxUAIJMIAACgFQAgmAgAAAEAIANQAACeFQAgkggAAJ8VACCYCAAAAQAgAAAAAAAClQgBAAAABJsIAQAAAAUFUAAAmRUAIFEAAJwVACCSCAAAmhUAIJMIAACbFQAgmAgAAAEAIAGVCAEAAAAEA1AAAJkVACCSCAAAmhUAIJgIAAABACAAAAAAAAVQAACUFQAgUQAAlxUAIJIIAACVFQAgkwgAAJYVACCYCAAAAQAgA1AAAJQVACCSCAAAlRUAIJgIAAABACAAAAAAAAVQAACPFQAgUQAAkhUAIJIIAACQFQAgkwgAAJEVACCYCAAAAQAgA1AAAI8VACCSCAAAkBUAIJgIAAABACAAAAAAAAAAAAAABVAAAIcVACBRAACNFQAgkggAAIgVACCTCAAAjBUAIJgIAAA5ACAFUAAAhRUAIFEAAIoVACCSCAAAhhUAIJMIAACJFQAgmAgAAAEAIANQAACHFQAgkggAAIgVACCYCAAAOQAgA1AAAIUVACCSCAAAhhUAIJgIAAABACAAAAAAAAVQAAD8FAAgUQAAgxUAIJIIAAD9FAAgkwgAAIIVACCYCAAA1QMAIAVQAAD6FAAgUQAAgBUAIJIIAAD7FAAgkwgAAP8UACCYCAAAAQAgC1AAAK0QADBRAACyEAAwkggAAK4QADCTCAAArxAAMJQIAACwEAAglQgAALEQADCWCAAAsRAAMJcIAACxEAAwmAgAALEQADCZCAAAsxAAMJoIAAC0EAAwBRkAAKQQACDKBgIAAAAB1wZAAAAAAfgGAgAAAAH5BgEAAAABAgAAAD8AIFAAALgQACADAAAAPwAgUAAAuBAAIFEAALcQACABSQAA_hQAMAoZAADVCgAgGgAA_gsAILgGAAD9CwAwuQYAAD0AELoGAAD9CwAwygYCAAAAAdcGQAClCgAh-AYCAKQKACH5BgEAowoAIcIHAgCkCgAhAgAAAD8AIEkAALcQACACAAAAtRAAIEkAALYQACAIuAYAALQQADC5BgAAtRAAELoGAAC0EAAwygYCAKQKACHXBkAApQoAIfgGAgCkCgAh-QYBAKMKACHCBwIApAoAIQi4BgAAtBAAMLkGAAC1EAAQugYAALQQADDKBgIApAoAIdcGQAClCgAh-AYCAKQKACH5BgEAowoAIcIHAgCkCgAhBMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIfkGAQCcDAAhBRkAAKIQACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH5BgEAnAwAIQUZAACkEAAgygYCAAAAAdcGQAAAAAH4BgIAAAAB-QYBAAAAAQNQAAD8FAAgkggAAP0UACCYCAAA1QMAIANQAAD6FAAgkggAAPsUACCYCAAAAQAgBFAAAK0QADCSCAAArhAAMJQIAACwEAAgmAgAALEQADAAAAAAAAtQAADCEAAwUQAAxxAAMJIIAADDEAAwkwgAAMQQADCUCAAAxRAAIJUIAADGEAAwlggAAMYQADCXCAAAxhAAMJgIAADGEAAwmQgAAMgQADCaCAAAyRAAMAwZAAC6EAAgGwAAuxAAIMoGAgAAAAHXBkAAAAAB-AYCAAAAAfkGAQAAAAH7BgEAAAABxAcgAAAAAcUHIAAAAAHGBwIAAAABxwdAAAAAAcgHAgAAAAECAAAAOQAgUAAAzRAAIAMAAAA5ACBQAADNEAAgUQAAzBAAIAFJAAD5FAAwERgAAIAMACAZAADVCgAgGwAAvwsAILgGAAD_CwAwuQYAADcAELoGAAD_CwAwygYCAAAAAdcGQAClCgAh-AYCAKQKACH5BgEAowoAIfsGAQCjCgAhwwcCAKQKACHEByAAzAoAIcUHIADMCgAhxgcCAKQKACHHB0AApQoAIcgHAgCkCgAhAgAAADkAIEkAAMwQACACAAAAyhAAIEkAAMsQACAOuAYAAMkQADC5BgAAyhAAELoGAADJEAAwygYCAKQKACHXBkAApQoAIfgGAgCkCgAh-QYBAKMKACH7BgEAowoAIcMHAgCkCgAhxAcgAMwKACHFByAAzAoAIcYHAgCkCgAhxwdAAKUKACHIBwIApAoAIQ64BgAAyRAAMLkGAADKEAAQugYAAMkQADDKBgIApAoAIdcGQAClCgAh-AYCAKQKACH5BgEAowoAIfsGAQCjCgAhwwcCAKQKACHEByAAzAoAIcUHIADMCgAhxgcCAKQKACHHB0AApQoAIcgHAgCkCgAhCsoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIfkGAQCcDAAh-wYBAJwMACHEByAAyw0AIcUHIADLDQAhxgcCAJ0MACHHB0AAngwAIcgHAgCdDAAhDBkAAKsQACAbAACsEAAgygYCAJ0MACHXBkAAngwAIfgGAgCdDAAh-QYBAJwMACH7BgEAnAwAIcQHIADLDQAhxQcgAMsNACHGBwIAnQwAIccHQACeDAAhyAcCAJ0MACEMGQAAuhAAIBsAALsQACDKBgIAAAAB1wZAAAAAAfgGAgAAAAH5BgEAAAAB-wYBAAAAAcQHIAAAAAHFByAAAAABxgcCAAAAAccHQAAAAAHIBwIAAAABBFAAAMIQADCSCAAAwxAAMJQIAADFEAAgmAgAAMYQADAAAAAAAAAFUAAA9BQAIFEAAPcUACCSCAAA9RQAIJMIAAD2FAAgmAgAAAEAIANQAAD0FAAgkggAAPUUACCYCAAAAQAgAAAAAAAAAAAAAAdQAADsFAAgUQAA8hQAIJIIAADtFAAgkwgAAPEUACCWCAAAmgEAIJcIAACaAQAgmAgAAAEAIAVQAADqFAAgUQAA7xQAIJIIAADrFAAgkwgAAO4UACCYCAAAAQAgA1AAAOwUACCSCAAA7RQAIJgIAAABACADUAAA6hQAIJIIAADrFAAgmAgAAAEAIAAAAAAAAZUIAAAA4AcCBVAAAN8UACBRAADoFAAgkggAAOAUACCTCAAA5xQAIJgIAAABACAHUAAA3RQAIFEAAOUUACCSCAAA3hQAIJMIAADkFAAglggAAJoBACCXCAAAmgEAIJgIAAABACAHUAAA2xQAIFEAAOIUACCSCAAA3BQAIJMIAADhFAAglggAAJoBACCXCAAAmgEAIJgIAAABACADUAAA3xQAIJIIAADgFAAgmAgAAAEAIANQAADdFAAgkggAAN4UACCYCAAAAQAgA1AAANsUACCSCAAA3BQAIJgIAAABACAAAAAAAAAAAAAABVAAANYUACBRAADZFAAgkggAANcUACCTCAAA2BQAIJgIAAABACADUAAA1hQAIJIIAADXFAAgmAgAAAEAIAAAAAAABVAAANEUACBRAADUFAAgkggAANIUACCTCAAA0xQAIJgIAAABACADUAAA0RQAIJIIAADSFAAgmAgAAAEAIAAAAAAABVAAAMwUACBRAADPFAAgkggAAM0UACCTCAAAzhQAIJgIAAABACADUAAAzBQAIJIIAADNFAAgmAgAAAEAIAAAAAAAB1AAAMcUACBRAADKFAAgkggAAMgUACCTCAAAyRQAIJYIAACaAQAglwgAAJoBACCYCAAAAQAgA1AAAMcUACCSCAAAyBQAIJgIAAABACAAAAAAAAAAAAAAAZUIAAAA-QcCC1AAANsTADBRAADfEwAwkggAANwTADCTCAAA3RMAMJQIAADeEwAglQgAANAMADCWCAAA0AwAMJcIAADQDAAwmAgAANAMADCZCAAA4BMAMJoIAADTDAAwC1AAAM8TADBRAADUEwAwkggAANATADCTCAAA0RMAMJQIAADSEwAglQgAANMTADCWCAAA0xMAMJcIAADTEwAwmAgAANMTADCZCAAA1RMAMJoIAADWEwAwC1AAAMYTADBRAADKEwAwkggAAMcTADCTCAAAyBMAMJQIAADJEwAglQgAALgNADCWCAAAuA0AMJcIAAC4DQAwmAgAALgNADCZCAAAyxMAMJoIAAC7DQAwB1AAAMETACBRAADEEwAgkggAAMITACCTCAAAwxMAIJYIAAApACCXCAAAKQAgmAgAALMEACALUAAAtRMAMFEAALoTADCSCAAAthMAMJMIAAC3EwAwlAgAALgTACCVCAAAuRMAMJYIAAC5EwAwlwgAALkTADCYCAAAuRMAMJkIAAC7EwAwmggAALwTADALUAAAqRMAMFEAAK4TADCSCAAAqhMAMJMIAACrEwAwlAgAAKwTACCVCAAArRMAMJYIAACtEwAwlwgAAK0TADCYCAAArRMAMJkIAACvEwAwmggAALATADALUAAAnRMAMFEAAKITADCSCAAAnhMAMJMIAACfEwAwlAgAAKATACCVCAAAoRMAMJYIAAChEwAwlwgAAKETADCYCAAAoRMAMJkIAACjEwAwmggAAKQTADALUAAAlBMAMFEAAJgTADCSCAAAlRMAMJMIAACWEwAwlAgAAJcTACCVCAAAxhAAMJYIAADGEAAwlwgAAMYQADCYCAAAxhAAMJkIAACZEwAwmggAAMkQADALUAAAixMAMFEAAI8TADCSCAAAjBMAMJMIAACNEwAwlAgAAI4TACCVCAAAsRAAMJYIAACxEAAwlwgAALEQADCYCAAAsRAAMJkIAACQEwAwmggAALQQADALUAAAghMAMFEAAIYTADCSCAAAgxMAMJMIAACEEwAwlAgAAIUTACCVCAAA7A8AMJYIAADsDwAwlwgAAOwPADCYCAAA7A8AMJkIAACHEwAwmggAAO8PADALUAAA-RIAMFEAAP0SADCSCAAA-hIAMJMIAAD7EgAwlAgAAPwSACCVCAAAyw8AMJYIAADLDwAwlwgAAMsPADCYCAAAyw8AMJkIAAD-EgAwmggAAM4PADALUAAA8BIAMFEAAPQSADCSCAAA8RIAMJMIAADyEgAwlAgAAPMSACCVCAAAsw8AMJYIAACzDwAwlwgAALMPADCYCAAAsw8AMJkIAAD1EgAwmggAALYPADALUAAA5BIAMFEAAOkSADCSCAAA5RIAMJMIAADmEgAwlAgAAOcSACCVCAAA6BIAMJYIAADoEgAwlwgAAOgSADCYCAAA6BIAMJkIAADqEgAwmggAAOsSADALUAAA2BIAMFEAAN0SADCSCAAA2RIAMJMIAADaEgAwlAgAANsSACCVCAAA3BIAMJYIAADcEgAwlwgAANwSADCYCAAA3BIAMJkIAADeEgAwmggAAN8SADALUAAAzBIAMFEAANESADCSCAAAzRIAMJMIAADOEgAwlAgAAM8SACCVCAAA0BIAMJYIAADQEgAwlwgAANASADCYCAAA0BIAMJkIAADSEgAwmggAANMSADALUAAAwBIAMFEAAMUSADCSCAAAwRIAMJMIAADCEgAwlAgAAMMSACCVCAAAxBIAMJYIAADEEgAwlwgAAMQSADCYCAAAxBIAMJkIAADGEgAwmggAAMcSADALUAAAtxIAMFEAALsSADCSCAAAuBIAMJMIAAC5EgAwlAgAALoSACCVCAAAqQ4AMJYIAACpDgAwlwgAAKkOADCYCAAAqQ4AMJkIAAC8EgAwmggAAKwOADALUAAArhIAMFEAALISADCSCAAArxIAMJMIAACwEgAwlAgAALESACCVCAAAnQ4AMJYIAACdDgAwlwgAAJ0OADCYCAAAnQ4AMJkIAACzEgAwmggAAKAOADALUAAAohIAMFEAAKcSADCSCAAAoxIAMJMIAACkEgAwlAgAAKUSACCVCAAAphIAMJYIAACmEgAwlwgAAKYSADCYCAAAphIAMJkIAACoEgAwmggAAKkSADAHUAAAnRIAIFEAAKASACCSCAAAnhIAIJMIAACfEgAglggAAJQBACCXCAAAlAEAIJgIAAD2BwAgC1AAAJQSADBRAACYEgAwkggAAJUSADCTCAAAlhIAMJQIAACXEgAglQgAAIMSADCWCAAAgxIAMJcIAACDEgAwmAgAAIMSADCZCAAAmRIAMJoIAACGEgAwC1AAAIsSADBRAACPEgAwkggAAIwSADCTCAAAjRIAMJQIAACOEgAglQgAAIMSADCWCAAAgxIAMJcIAACDEgAwmAgAAIMSADCZCAAAkBIAMJoIAACGEgAwC1AAAP8RADBRAACEEgAwkggAAIASADCTCAAAgRIAMJQIAACCEgAglQgAAIMSADCWCAAAgxIAMJcIAACDEgAwmAgAAIMSADCZCAAAhRIAMJoIAACGEgAwC1AAAPYRADBRAAD6EQAwkggAAPcRADCTCAAA-BEAMJQIAAD5EQAglQgAAO4RADCWCAAA7hEAMJcIAADuEQAwmAgAAO4RADCZCAAA-xEAMJoIAADxEQAwC1AAAOoRADBRAADvEQAwkggAAOsRADCTCAAA7BEAMJQIAADtEQAglQgAAO4RADCWCAAA7hEAMJcIAADuEQAwmAgAAO4RADCZCAAA8BEAMJoIAADxEQAwC1AAAN4RADBRAADjEQAwkggAAN8RADCTCAAA4BEAMJQIAADhEQAglQgAAOIRADCWCAAA4hEAMJcIAADiEQAwmAgAAOIRADCZCAAA5BEAMJoIAADlEQAwC1AAANIRADBRAADXEQAwkggAANMRADCTCAAA1BEAMJQIAADVEQAglQgAANYRADCWCAAA1hEAMJcIAADWEQAwmAgAANYRADCZCAAA2BEAMJoIAADZEQAwC1AAAMYRADBRAADLEQAwkggAAMcRADCTCAAAyBEAMJQIAADJEQAglQgAAMoRADCWCAAAyhEAMJcIAADKEQAwmAgAAMoRADCZCAAAzBEAMJoIAADNEQAwC1AAALoRADBRAAC_EQAwkggAALsRADCTCAAAvBEAMJQIAAC9EQAglQgAAL4RADCWCAAAvhEAMJcIAAC-EQAwmAgAAL4RADCZCAAAwBEAMJoIAADBEQAwDsoGAgAAAAHMBkAAAAAB1AZAAAAAAdgGQAAAAAHxBgQAAAAB9QYBAAAAAcoHAQAAAAHLBwIAAAABzAcCAAAAAc0HAgAAAAHOBwQAAAABzwcCAAAAAdAHAQAAAAHRB0AAAAABAgAAALQBACBQAADFEQAgAwAAALQBACBQAADFEQAgUQAAxBEAIAFJAADGFAAwEwMAANUKACC4BgAArwsAMLkGAACyAQAQugYAAK8LADDKBgIAAAABzAZAAMsKACHUBkAApQoAIdgGQADLCgAh5QYCAKQKACHxBgQA1AoAIfUGAQAAAAHKBwEAowoAIcsHAgCkCgAhzAcCAKQKACHNBwIApAoAIc4HBADUCgAhzwcCAKQKACHQBwEAygoAIdEHQADLCgAhAgAAALQBACBJAADEEQAgAgAAAMIRACBJAADDEQAgErgGAADBEQAwuQYAAMIRABC6BgAAwREAMMoGAgCkCgAhzAZAAMsKACHUBkAApQoAIdgGQADLCgAh5QYCAKQKACHxBgQA1AoAIfUGAQDKCgAhygcBAKMKACHLBwIApAoAIcwHAgCkCgAhzQcCAKQKACHOBwQA1AoAIc8HAgCkCgAh0AcBAMoKACHRB0AAywoAIRK4BgAAwREAMLkGAADCEQAQugYAAMERADDKBgIApAoAIcwGQADLCgAh1AZAAKUKACHYBkAAywoAIeUGAgCkCgAh8QYEANQKACH1BgEAygoAIcoHAQCjCgAhywcCAKQKACHMBwIApAoAIc0HAgCkCgAhzgcEANQKACHPBwIApAoAIdAHAQDKCgAh0QdAAMsKACEOygYCAJ0MACHMBkAAswwAIdQGQACeDAAh2AZAALMMACHxBgQA1w0AIfUGAQDIDAAhygcBAJwMACHLBwIAnQwAIcwHAgCdDAAhzQcCAJ0MACHOBwQA1w0AIc8HAgCdDAAh0AcBAMgMACHRB0AAswwAIQ7KBgIAnQwAIcwGQACzDAAh1AZAAJ4MACHYBkAAswwAIfEGBADXDQAh9QYBAMgMACHKBwEAnAwAIcsHAgCdDAAhzAcCAJ0MACHNBwIAnQwAIc4HBADXDQAhzwcCAJ0MACHQBwEAyAwAIdEHQACzDAAhDsoGAgAAAAHMBkAAAAAB1AZAAAAAAdgGQAAAAAHxBgQAAAAB9QYBAAAAAcoHAQAAAAHLBwIAAAABzAcCAAAAAc0HAgAAAAHOBwQAAAABzwcCAAAAAdAHAQAAAAHRB0AAAAABBsoGAgAAAAHXBkAAAAAB2AZAAAAAAd0GAAEAAAHsBwIAAAAB7QcCAAAAAQIAAACwAQAgUAAA0REAIAMAAACwAQAgUAAA0REAIFEAANARACABSQAAxRQAMAtBAADVCgAguAYAALALADC5BgAArgEAELoGAACwCwAwygYCAAAAAdcGQAClCgAh2AZAAKUKACHdBgABAAAB6wcCAKQKACHsBwIApAoAIe0HAgCkCgAhAgAAALABACBJAADQEQAgAgAAAM4RACBJAADPEQAgCrgGAADNEQAwuQYAAM4RABC6BgAAzREAMMoGAgCkCgAh1wZAAKUKACHYBkAApQoAId0GAAGKCwAh6wcCAKQKACHsBwIApAoAIe0HAgCkCgAhCrgGAADNEQAwuQYAAM4RABC6BgAAzREAMMoGAgCkCgAh1wZAAKUKACHYBkAApQoAId0GAAGKCwAh6wcCAKQKACHsBwIApAoAIe0HAgCkCgAhBsoGAgCdDAAh1wZAAJ4MACHYBkAAngwAId0GAAGxDAAh7AcCAJ0MACHtBwIAnQwAIQbKBgIAnQwAIdcGQACeDAAh2AZAAJ4MACHdBgABsQwAIewHAgCdDAAh7QcCAJ0MACEGygYCAAAAAdcGQAAAAAHYBkAAAAAB3QYAAQAAAewHAgAAAAHtBwIAAAABBtcGQAAAAAHYBkAAAAAB3QYAAQAAAd8GQAAAAAHpBwEAAAAB6gcBAAAAAQIAAACsAQAgUAAA3REAIAMAAACsAQAgUAAA3REAIFEAANwRACABSQAAxBQAMAsDAADVCgAguAYAALELADC5BgAAqgEAELoGAACxCwAw1wZAAKUKACHYBkAApQoAId0GAAEAAAHfBkAAywoAIeUGAgCkCgAh6QcBAKMKACHqBwEAowoAIQIAAACsAQAgSQAA3BEAIAIAAADaEQAgSQAA2xEAIAq4BgAA2REAMLkGAADaEQAQugYAANkRADDXBkAApQoAIdgGQAClCgAh3QYAAYoLACHfBkAAywoAIeUGAgCkCgAh6QcBAKMKACHqBwEAowoAIQq4BgAA2REAMLkGAADaEQAQugYAANkRADDXBkAApQoAIdgGQAClCgAh3QYAAYoLACHfBkAAywoAIeUGAgCkCgAh6QcBAKMKACHqBwEAowoAIQbXBkAAngwAIdgGQACeDAAh3QYAAbEMACHfBkAAswwAIekHAQCcDAAh6gcBAJwMACEG1wZAAJ4MACHYBkAAngwAId0GAAGxDAAh3wZAALMMACHpBwEAnAwAIeoHAQCcDAAhBtcGQAAAAAHYBkAAAAAB3QYAAQAAAd8GQAAAAAHpBwEAAAAB6gcBAAAAAQlJgAAAAAHKBgIAAAAB1wZAAAAAAcsHAgAAAAHQBwEAAAAB7gcBAAAAAe8HAQAAAAHwB0AAAAAB8QdAAAAAAQIAAACnAQAgUAAA6REAIAMAAACnAQAgUAAA6REAIFEAAOgRACABSQAAwxQAMA4DAACzCwAgSQAAlAsAILgGAACyCwAwuQYAAKUBABC6BgAAsgsAMMoGAgAAAAHXBkAApQoAIeUGAgCVCwAhywcCAKQKACHQBwEAygoAIe4HAQCjCgAh7wcBAKMKACHwB0AApQoAIfEHQADLCgAhAgAAAKcBACBJAADoEQAgAgAAAOYRACBJAADnEQAgDUkAAJQLACC4BgAA5REAMLkGAADmEQAQugYAAOURADDKBgIApAoAIdcGQAClCgAh5QYCAJULACHLBwIApAoAIdAHAQDKCgAh7gcBAKMKACHvBwEAowoAIfAHQAClCgAh8QdAAMsKACENSQAAlAsAILgGAADlEQAwuQYAAOYRABC6BgAA5REAMMoGAgCkCgAh1wZAAKUKACHlBgIAlQsAIcsHAgCkCgAh0AcBAMoKACHuBwEAowoAIe8HAQCjCgAh8AdAAKUKACHxB0AAywoAIQlJgAAAAAHKBgIAnQwAIdcGQACeDAAhywcCAJ0MACHQBwEAyAwAIe4HAQCcDAAh7wcBAJwMACHwB0AAngwAIfEHQACzDAAhCUmAAAAAAcoGAgCdDAAh1wZAAJ4MACHLBwIAnQwAIdAHAQDIDAAh7gcBAJwMACHvBwEAnAwAIfAHQACeDAAh8QdAALMMACEJSYAAAAABygYCAAAAAdcGQAAAAAHLBwIAAAAB0AcBAAAAAe4HAQAAAAHvBwEAAAAB8AdAAAAAAfEHQAAAAAEJBAAA4xAAIMkGQAAAAAHKBgIAAAAB5gYCAAAAAfsGAQAAAAGlBwEAAAAB0gcBAAAAAdMHAgAAAAHbBwIAAAABAgAAAKEBACBQAAD1EQAgAwAAAKEBACBQAAD1EQAgUQAA9BEAIAFJAADCFAAwDwQAALMLACA8AADVCgAguAYAALULADC5BgAAnwEAELoGAAC1CwAwyQZAAKUKACHKBgIAAAAB5gYCAJULACH7BgEAygoAIaUHAQCjCgAh0gcBAKMKACHTBwIApAoAIdsHAgCkCgAh3AcCAKQKACGFCAAAtAsAIAIAAAChAQAgSQAA9BEAIAIAAADyEQAgSQAA8xEAIAy4BgAA8REAMLkGAADyEQAQugYAAPERADDJBkAApQoAIcoGAgCkCgAh5gYCAJULACH7BgEAygoAIaUHAQCjCgAh0gcBAKMKACHTBwIApAoAIdsHAgCkCgAh3AcCAKQKACEMuAYAAPERADC5BgAA8hEAELoGAADxEQAwyQZAAKUKACHKBgIApAoAIeYGAgCVCwAh-wYBAMoKACGlBwEAowoAIdIHAQCjCgAh0wcCAKQKACHbBwIApAoAIdwHAgCkCgAhCMkGQACeDAAhygYCAJ0MACHmBgIAtAwAIfsGAQDIDAAhpQcBAJwMACHSBwEAnAwAIdMHAgCdDAAh2wcCAJ0MACEJBAAA4RAAIMkGQACeDAAhygYCAJ0MACHmBgIAtAwAIfsGAQDIDAAhpQcBAJwMACHSBwEAnAwAIdMHAgCdDAAh2wcCAJ0MACEJBAAA4xAAIMkGQAAAAAHKBgIAAAAB5gYCAAAAAfsGAQAAAAGlBwEAAAAB0gcBAAAAAdMHAgAAAAHbBwIAAAABCTwAAOQQACDJBkAAAAABygYCAAAAAfsGAQAAAAGlBwEAAAAB0gcBAAAAAdMHAgAAAAHbBwIAAAAB3AcCAAAAAQIAAAChAQAgUAAA_hEAIAMAAAChAQAgUAAA_hEAIFEAAP0RACABSQAAwRQAMAIAAAChAQAgSQAA_REAIAIAAADyEQAgSQAA_BEAIAjJBkAAngwAIcoGAgCdDAAh-wYBAMgMACGlBwEAnAwAIdIHAQCcDAAh0wcCAJ0MACHbBwIAnQwAIdwHAgCdDAAhCTwAAOIQACDJBkAAngwAIcoGAgCdDAAh-wYBAMgMACGlBwEAnAwAIdIHAQCcDAAh0wcCAJ0MACHbBwIAnQwAIdwHAgCdDAAhCTwAAOQQACDJBkAAAAABygYCAAAAAfsGAQAAAAGlBwEAAAAB0gcBAAAAAdMHAgAAAAHbBwIAAAAB3AcCAAAAAQ4ZAADvEAAgNwAA7hAAIMoGAgAAAAHXBkAAAAAB-AYCAAAAAYAHAAAA4AcC0gcBAAAAAdMHAgAAAAHZBwEAAAAB3QcCAAAAAd4HAQAAAAHhBwEAAAAB4gdAAAAAAeMHQAAAAAECAAAAmAEAIFAAAIoSACADAAAAmAEAIFAAAIoSACBRAACJEgAgAUkAAMAUADATGQAAswsAIDcAANUKACA4AACzCwAguAYAANALADC5BgAAlgEAELoGAADQCwAwygYCAAAAAdcGQAClCgAh-AYCAJULACGABwAA0QvgByLSBwEAowoAIdMHAgCkCgAh2QcBAKMKACHdBwIApAoAId4HAQDKCgAh4AcCAJULACHhBwEAygoAIeIHQADLCgAh4wdAAMsKACECAAAAmAEAIEkAAIkSACACAAAAhxIAIEkAAIgSACAQuAYAAIYSADC5BgAAhxIAELoGAACGEgAwygYCAKQKACHXBkAApQoAIfgGAgCVCwAhgAcAANEL4Aci0gcBAKMKACHTBwIApAoAIdkHAQCjCgAh3QcCAKQKACHeBwEAygoAIeAHAgCVCwAh4QcBAMoKACHiB0AAywoAIeMHQADLCgAhELgGAACGEgAwuQYAAIcSABC6BgAAhhIAMMoGAgCkCgAh1wZAAKUKACH4BgIAlQsAIYAHAADRC-AHItIHAQCjCgAh0wcCAKQKACHZBwEAowoAId0HAgCkCgAh3gcBAMoKACHgBwIAlQsAIeEHAQDKCgAh4gdAAMsKACHjB0AAywoAIQzKBgIAnQwAIdcGQACeDAAh-AYCALQMACGABwAA6hDgByLSBwEAnAwAIdMHAgCdDAAh2QcBAJwMACHdBwIAnQwAId4HAQDIDAAh4QcBAMgMACHiB0AAswwAIeMHQACzDAAhDhkAAOwQACA3AADrEAAgygYCAJ0MACHXBkAAngwAIfgGAgC0DAAhgAcAAOoQ4Aci0gcBAJwMACHTBwIAnQwAIdkHAQCcDAAh3QcCAJ0MACHeBwEAyAwAIeEHAQDIDAAh4gdAALMMACHjB0AAswwAIQ4ZAADvEAAgNwAA7hAAIMoGAgAAAAHXBkAAAAAB-AYCAAAAAYAHAAAA4AcC0gcBAAAAAdMHAgAAAAHZBwEAAAAB3QcCAAAAAd4HAQAAAAHhBwEAAAAB4gdAAAAAAeMHQAAAAAEONwAA7hAAIDgAAPAQACDKBgIAAAAB1wZAAAAAAYAHAAAA4AcC0gcBAAAAAdMHAgAAAAHZBwEAAAAB3QcCAAAAAd4HAQAAAAHgBwIAAAAB4QcBAAAAAeIHQAAAAAHjB0AAAAABAgAAAJgBACBQAACTEgAgAwAAAJgBACBQAACTEgAgUQAAkhIAIAFJAAC_FAAwAgAAAJgBACBJAACSEgAgAgAAAIcSACBJAACREgAgDMoGAgCdDAAh1wZAAJ4MACGABwAA6hDgByLSBwEAnAwAIdMHAgCdDAAh2QcBAJwMACHdBwIAnQwAId4HAQDIDAAh4AcCALQMACHhBwEAyAwAIeIHQACzDAAh4wdAALMMACEONwAA6xAAIDgAAO0QACDKBgIAnQwAIdcGQACeDAAhgAcAAOoQ4Aci0gcBAJwMACHTBwIAnQwAIdkHAQCcDAAh3QcCAJ0MACHeBwEAyAwAIeAHAgC0DAAh4QcBAMgMACHiB0AAswwAIeMHQACzDAAhDjcAAO4QACA4AADwEAAgygYCAAAAAdcGQAAAAAGABwAAAOAHAtIHAQAAAAHTBwIAAAAB2QcBAAAAAd0HAgAAAAHeBwEAAAAB4AcCAAAAAeEHAQAAAAHiB0AAAAAB4wdAAAAAAQ4ZAADvEAAgOAAA8BAAIMoGAgAAAAHXBkAAAAAB-AYCAAAAAYAHAAAA4AcC0gcBAAAAAdMHAgAAAAHZBwEAAAAB3gcBAAAAAeAHAgAAAAHhBwEAAAAB4gdAAAAAAeMHQAAAAAECAAAAmAEAIFAAAJwSACADAAAAmAEAIFAAAJwSACBRAACbEgAgAUkAAL4UADACAAAAmAEAIEkAAJsSACACAAAAhxIAIEkAAJoSACAMygYCAJ0MACHXBkAAngwAIfgGAgC0DAAhgAcAAOoQ4Aci0gcBAJwMACHTBwIAnQwAIdkHAQCcDAAh3gcBAMgMACHgBwIAtAwAIeEHAQDIDAAh4gdAALMMACHjB0AAswwAIQ4ZAADsEAAgOAAA7RAAIMoGAgCdDAAh1wZAAJ4MACH4BgIAtAwAIYAHAADqEOAHItIHAQCcDAAh0wcCAJ0MACHZBwEAnAwAId4HAQDIDAAh4AcCALQMACHhBwEAyAwAIeIHQACzDAAh4wdAALMMACEOGQAA7xAAIDgAAPAQACDKBgIAAAAB1wZAAAAAAfgGAgAAAAGABwAAAOAHAtIHAQAAAAHTBwIAAAAB2QcBAAAAAd4HAQAAAAHgBwIAAAAB4QcBAAAAAeIHQAAAAAHjB0AAAAABAjUCAAAAAfEGBAAAAAECAAAA9gcAIFAAAJ0SACADAAAAlAEAIFAAAJ0SACBRAAChEgAgBAAAAJQBACA1AgCdDAAhSQAAoRIAIPEGBADXDQAhAjUCAJ0MACHxBgQA1w0AIQoyAADoDQAgygYCAAAAAdcGQAAAAAHnBgEAAAAB8gYBAAAAAfMGBAAAAAH0BgEAAAAB9QYBAAAAAfYGQAAAAAH3BgEAAAABAgAAAJIBACBQAACtEgAgAwAAAJIBACBQAACtEgAgUQAArBIAIAFJAAC9FAAwDwQAANUKACAyAADTCwAguAYAANILADC5BgAAiQEAELoGAADSCwAwygYCAAAAAdcGQAClCgAh5gYCAKQKACHnBgEAowoAIfIGAQCjCgAh8wYEANQKACH0BgEAowoAIfUGAQAAAAH2BkAApQoAIfcGAQCjCgAhAgAAAJIBACBJAACsEgAgAgAAAKoSACBJAACrEgAgDbgGAACpEgAwuQYAAKoSABC6BgAAqRIAMMoGAgCkCgAh1wZAAKUKACHmBgIApAoAIecGAQCjCgAh8gYBAKMKACHzBgQA1AoAIfQGAQCjCgAh9QYBAKMKACH2BkAApQoAIfcGAQCjCgAhDbgGAACpEgAwuQYAAKoSABC6BgAAqRIAMMoGAgCkCgAh1wZAAKUKACHmBgIApAoAIecGAQCjCgAh8gYBAKMKACHzBgQA1AoAIfQGAQCjCgAh9QYBAKMKACH2BkAApQoAIfcGAQCjCgAhCcoGAgCdDAAh1wZAAJ4MACHnBgEAnAwAIfIGAQCcDAAh8wYEANcNACH0BgEAnAwAIfUGAQCcDAAh9gZAAJ4MACH3BgEAnAwAIQoyAADhDQAgygYCAJ0MACHXBkAAngwAIecGAQCcDAAh8gYBAJwMACHzBgQA1w0AIfQGAQCcDAAh9QYBAJwMACH2BkAAngwAIfcGAQCcDAAhCjIAAOgNACDKBgIAAAAB1wZAAAAAAecGAQAAAAHyBgEAAAAB8wYEAAAAAfQGAQAAAAH1BgEAAAAB9gZAAAAAAfcGAQAAAAEELgAAgA4AINcGQAAAAAHuBgIAAAAB-gYCAAAAAQIAAACDAQAgUAAAthIAIAMAAACDAQAgUAAAthIAIFEAALUSACABSQAAvBQAMAIAAACDAQAgSQAAtRIAIAIAAAChDgAgSQAAtBIAIAPXBkAAngwAIe4GAgCdDAAh-gYCAJ0MACEELgAA_g0AINcGQACeDAAh7gYCAJ0MACH6BgIAnQwAIQQuAACADgAg1wZAAAAAAe4GAgAAAAH6BgIAAAABBS4AAPcNACDKBgIAAAAB1wZAAAAAAe4GAgAAAAH5BgEAAAABAgAAAH8AIFAAAL8SACADAAAAfwAgUAAAvxIAIFEAAL4SACABSQAAuxQAMAIAAAB_ACBJAAC-EgAgAgAAAK0OACBJAAC9EgAgBMoGAgCdDAAh1wZAAJ4MACHuBgIAnQwAIfkGAQCcDAAhBS4AAPUNACDKBgIAnQwAIdcGQACeDAAh7gYCAJ0MACH5BgEAnAwAIQUuAAD3DQAgygYCAAAAAdcGQAAAAAHuBgIAAAAB-QYBAAAAARQvAACyDgAgMAAAsw4AIDEAALQOACAyAAC1DgAgygYCAAAAAdcGQAAAAAHyBgEAAAAB8wYEAAAAAfUGAQAAAAH7BgEAAAAB_AYBAAAAAf4GAAAA_gYCgAcAAACABwKBBwgAAAABggcCAAAAAYMHAgAAAAGEBwEAAAABhQcCAAAAAYYHAgAAAAGHBwIAAAABAgAAAHsAIFAAAMsSACADAAAAewAgUAAAyxIAIFEAAMoSACABSQAAuhQAMBkZAADVCgAgLwAAxgsAIDAAAMcLACAxAADbCwAgMgAA0wsAILgGAADXCwAwuQYAAHkAELoGAADXCwAwygYCAAAAAdcGQAClCgAh8gYBAKMKACHzBgQA1AoAIfUGAQAAAAH4BgIApAoAIfsGAQCjCgAh_AYBAKMKACH-BgAA2Av-BiKABwAA2QuAByKBBwgA2gsAIYIHAgCVCwAhgwcCAJULACGEBwEAygoAIYUHAgCkCgAhhgcCAKQKACGHBwIApAoAIQIAAAB7ACBJAADKEgAgAgAAAMgSACBJAADJEgAgFLgGAADHEgAwuQYAAMgSABC6BgAAxxIAMMoGAgCkCgAh1wZAAKUKACHyBgEAowoAIfMGBADUCgAh9QYBAKMKACH4BgIApAoAIfsGAQCjCgAh_AYBAKMKACH-BgAA2Av-BiKABwAA2QuAByKBBwgA2gsAIYIHAgCVCwAhgwcCAJULACGEBwEAygoAIYUHAgCkCgAhhgcCAKQKACGHBwIApAoAIRS4BgAAxxIAMLkGAADIEgAQugYAAMcSADDKBgIApAoAIdcGQAClCgAh8gYBAKMKACHzBgQA1AoAIfUGAQCjCgAh-AYCAKQKACH7BgEAowoAIfwGAQCjCgAh_gYAANgL_gYigAcAANkLgAcigQcIANoLACGCBwIAlQsAIYMHAgCVCwAhhAcBAMoKACGFBwIApAoAIYYHAgCkCgAhhwcCAKQKACEQygYCAJ0MACHXBkAAngwAIfIGAQCcDAAh8wYEANcNACH1BgEAnAwAIfsGAQCcDAAh_AYBAJwMACH-BgAAhw7-BiKABwAAiA6AByKBBwgAiQ4AIYIHAgC0DAAhgwcCALQMACGEBwEAyAwAIYUHAgCdDAAhhgcCAJ0MACGHBwIAnQwAIRQvAACLDgAgMAAAjA4AIDEAAI0OACAyAACODgAgygYCAJ0MACHXBkAAngwAIfIGAQCcDAAh8wYEANcNACH1BgEAnAwAIfsGAQCcDAAh_AYBAJwMACH-BgAAhw7-BiKABwAAiA6AByKBBwgAiQ4AIYIHAgC0DAAhgwcCALQMACGEBwEAyAwAIYUHAgCdDAAhhgcCAJ0MACGHBwIAnQwAIRQvAACyDgAgMAAAsw4AIDEAALQOACAyAAC1DgAgygYCAAAAAdcGQAAAAAHyBgEAAAAB8wYEAAAAAfUGAQAAAAH7BgEAAAAB_AYBAAAAAf4GAAAA_gYCgAcAAACABwKBBwgAAAABggcCAAAAAYMHAgAAAAGEBwEAAAABhQcCAAAAAYYHAgAAAAGHBwIAAAABCigAAOoOACAqAADrDgAgygYCAAAAAdcGQAAAAAGABwAAAJIHAo8HAAAAjwcCkgdAAAAAAZMHAQAAAAGUBwIAAAABlQcBAAAAAQIAAAB3ACBQAADXEgAgAwAAAHcAIFAAANcSACBRAADWEgAgAUkAALkUADAPJwAA1QoAICgAAN8LACAqAADgCwAguAYAANwLADC5BgAAdQAQugYAANwLADDKBgIAAAAB1wZAAKUKACGABwAA3guSByKPBwAA3QuPByKQBwIApAoAIZIHQADLCgAhkwcBAMoKACGUBwIAlQsAIZUHAQDKCgAhAgAAAHcAIEkAANYSACACAAAA1BIAIEkAANUSACAMuAYAANMSADC5BgAA1BIAELoGAADTEgAwygYCAKQKACHXBkAApQoAIYAHAADeC5IHIo8HAADdC48HIpAHAgCkCgAhkgdAAMsKACGTBwEAygoAIZQHAgCVCwAhlQcBAMoKACEMuAYAANMSADC5BgAA1BIAELoGAADTEgAwygYCAKQKACHXBkAApQoAIYAHAADeC5IHIo8HAADdC48HIpAHAgCkCgAhkgdAAMsKACGTBwEAygoAIZQHAgCVCwAhlQcBAMoKACEIygYCAJ0MACHXBkAAngwAIYAHAADNDpIHIo8HAADMDo8HIpIHQACzDAAhkwcBAMgMACGUBwIAtAwAIZUHAQDIDAAhCigAAM8OACAqAADQDgAgygYCAJ0MACHXBkAAngwAIYAHAADNDpIHIo8HAADMDo8HIpIHQACzDAAhkwcBAMgMACGUBwIAtAwAIZUHAQDIDAAhCigAAOoOACAqAADrDgAgygYCAAAAAdcGQAAAAAGABwAAAJIHAo8HAAAAjwcCkgdAAAAAAZMHAQAAAAGUBwIAAAABlQcBAAAAAQgsAACVDwAgygYCAAAAAdcGQAAAAAHnBgEAAAAB_AYBAAAAAYAHAAAAogcClgcBAAAAAaIHIAAAAAECAAAAYQAgUAAA4xIAIAMAAABhACBQAADjEgAgUQAA4hIAIAFJAAC4FAAwDQQAANUKACAsAADuCwAguAYAAOwLADC5BgAAXwAQugYAAOwLADDKBgIAAAAB1wZAAKUKACHmBgIApAoAIecGAQCjCgAh_AYBAKMKACGABwAA7QuiByKWBwEAAAABogcgAMwKACECAAAAYQAgSQAA4hIAIAIAAADgEgAgSQAA4RIAIAu4BgAA3xIAMLkGAADgEgAQugYAAN8SADDKBgIApAoAIdcGQAClCgAh5gYCAKQKACHnBgEAowoAIfwGAQCjCgAhgAcAAO0LogcilgcBAKMKACGiByAAzAoAIQu4BgAA3xIAMLkGAADgEgAQugYAAN8SADDKBgIApAoAIdcGQAClCgAh5gYCAKQKACHnBgEAowoAIfwGAQCjCgAhgAcAAO0LogcilgcBAKMKACGiByAAzAoAIQfKBgIAnQwAIdcGQACeDAAh5wYBAJwMACH8BgEAnAwAIYAHAACFD6IHIpYHAQCcDAAhogcgAMsNACEILAAAhw8AIMoGAgCdDAAh1wZAAJ4MACHnBgEAnAwAIfwGAQCcDAAhgAcAAIUPogcilgcBAJwMACGiByAAyw0AIQgsAACVDwAgygYCAAAAAdcGQAAAAAHnBgEAAAAB_AYBAAAAAYAHAAAAogcClgcBAAAAAaIHIAAAAAEGuwYBAAAAAdcGQAAAAAGABwIAAAABpQcBAAAAAecHAQAAAAHoBwABAAABAgAAAF0AIFAAAO8SACADAAAAXQAgUAAA7xIAIFEAAO4SACABSQAAtxQAMAwDAADVCgAguAYAAPALADC5BgAAWwAQugYAAPALADC7BgEAowoAIdcGQAClCgAh5QYCAKQKACGABwIApAoAIaUHAQCjCgAh5wcBAKMKACHoBwABigsAIYkIAADvCwAgAgAAAF0AIEkAAO4SACACAAAA7BIAIEkAAO0SACAKuAYAAOsSADC5BgAA7BIAELoGAADrEgAwuwYBAKMKACHXBkAApQoAIeUGAgCkCgAhgAcCAKQKACGlBwEAowoAIecHAQCjCgAh6AcAAYoLACEKuAYAAOsSADC5BgAA7BIAELoGAADrEgAwuwYBAKMKACHXBkAApQoAIeUGAgCkCgAhgAcCAKQKACGlBwEAowoAIecHAQCjCgAh6AcAAYoLACEGuwYBAJwMACHXBkAAngwAIYAHAgCdDAAhpQcBAJwMACHnBwEAnAwAIegHAAGxDAAhBrsGAQCcDAAh1wZAAJ4MACGABwIAnQwAIaUHAQCcDAAh5wcBAJwMACHoBwABsQwAIQa7BgEAAAAB1wZAAAAAAYAHAgAAAAGlBwEAAAAB5wcBAAAAAegHAAEAAAEEIAAApA8AINcGQAAAAAH6BgIAAAABpAcCAAAAAQIAAABQACBQAAD4EgAgAwAAAFAAIFAAAPgSACBRAAD3EgAgAUkAALYUADACAAAAUAAgSQAA9xIAIAIAAAC3DwAgSQAA9hIAIAPXBkAAngwAIfoGAgCdDAAhpAcCAJ0MACEEIAAAog8AINcGQACeDAAh-gYCAJ0MACGkBwIAnQwAIQQgAACkDwAg1wZAAAAAAfoGAgAAAAGkBwIAAAABCB4AANoPACAfAADUDwAgIQAA1Q8AIMoGAgAAAAHXBkAAAAABowcCAAAAAaUHAQAAAAGmBwIAAAABAgAAAFQAIFAAAIETACADAAAAVAAgUAAAgRMAIFEAAIATACABSQAAtRQAMAIAAABUACBJAACAEwAgAgAAAM8PACBJAAD_EgAgBcoGAgCdDAAh1wZAAJ4MACGjBwIAnQwAIaUHAQCcDAAhpgcCAJ0MACEIHgAAqw8AIB8AAK0PACAhAACuDwAgygYCAJ0MACHXBkAAngwAIaMHAgCdDAAhpQcBAJwMACGmBwIAnQwAIQgeAADaDwAgHwAA1A8AICEAANUPACDKBgIAAAAB1wZAAAAAAaMHAgAAAAGlBwEAAAABpgcCAAAAAQwdAADWDwAgIgAA4Q8AICMAANgPACAkAADZDwAgygYCAAAAAdcGQAAAAAH7BgEAAAABgAcAAACpBwKlBwEAAAABpwcCAAAAAakHAgAAAAGqBwIAAAABAgAAAEUAIFAAAIoTACADAAAARQAgUAAAihMAIFEAAIkTACABSQAAtBQAMAIAAABFACBJAACJEwAgAgAAAPAPACBJAACIEwAgCMoGAgCdDAAh1wZAAJ4MACH7BgEAnAwAIYAHAADAD6kHIqUHAQCcDAAhpwcCALQMACGpBwIAtAwAIaoHAgCdDAAhDB0AAMEPACAiAADgDwAgIwAAww8AICQAAMQPACDKBgIAnQwAIdcGQACeDAAh-wYBAJwMACGABwAAwA-pByKlBwEAnAwAIacHAgC0DAAhqQcCALQMACGqBwIAnQwAIQwdAADWDwAgIgAA4Q8AICMAANgPACAkAADZDwAgygYCAAAAAdcGQAAAAAH7BgEAAAABgAcAAACpBwKlBwEAAAABpwcCAAAAAakHAgAAAAGqBwIAAAABBRoAAKMQACDKBgIAAAAB1wZAAAAAAfkGAQAAAAHCBwIAAAABAgAAAD8AIFAAAJMTACADAAAAPwAgUAAAkxMAIFEAAJITACABSQAAsxQAMAIAAAA_ACBJAACSEwAgAgAAALUQACBJAACREwAgBMoGAgCdDAAh1wZAAJ4MACH5BgEAnAwAIcIHAgCdDAAhBRoAAKEQACDKBgIAnQwAIdcGQACeDAAh-QYBAJwMACHCBwIAnQwAIQUaAACjEAAgygYCAAAAAdcGQAAAAAH5BgEAAAABwgcCAAAAAQwYAAC5EAAgGwAAuxAAIMoGAgAAAAHXBkAAAAAB-QYBAAAAAfsGAQAAAAHDBwIAAAABxAcgAAAAAcUHIAAAAAHGBwIAAAABxwdAAAAAAcgHAgAAAAECAAAAOQAgUAAAnBMAIAMAAAA5ACBQAACcEwAgUQAAmxMAIAFJAACyFAAwAgAAADkAIEkAAJsTACACAAAAyhAAIEkAAJoTACAKygYCAJ0MACHXBkAAngwAIfkGAQCcDAAh-wYBAJwMACHDBwIAnQwAIcQHIADLDQAhxQcgAMsNACHGBwIAnQwAIccHQACeDAAhyAcCAJ0MACEMGAAAqhAAIBsAAKwQACDKBgIAnQwAIdcGQACeDAAh-QYBAJwMACH7BgEAnAwAIcMHAgCdDAAhxAcgAMsNACHFByAAyw0AIcYHAgCdDAAhxwdAAJ4MACHIBwIAnQwAIQwYAAC5EAAgGwAAuxAAIMoGAgAAAAHXBkAAAAAB-QYBAAAAAfsGAQAAAAHDBwIAAAABxAcgAAAAAcUHIAAAAAHGBwIAAAABxwdAAAAAAcgHAgAAAAEFygYCAAAAAdcGQAAAAAGuBwEAAAABrwcBAAAAAbAHQAAAAAECAAAANQAgUAAAqBMAIAMAAAA1ACBQAACoEwAgUQAApxMAIAFJAACxFAAwCwMAANUKACC4BgAAggwAMLkGAAAzABC6BgAAggwAMMoGAgAAAAHXBkAApQoAIeUGAgCkCgAhrgcBAKMKACGvBwEAowoAIbAHQADLCgAhjQgAAIEMACACAAAANQAgSQAApxMAIAIAAAClEwAgSQAAphMAIAm4BgAApBMAMLkGAAClEwAQugYAAKQTADDKBgIApAoAIdcGQAClCgAh5QYCAKQKACGuBwEAowoAIa8HAQCjCgAhsAdAAMsKACEJuAYAAKQTADC5BgAApRMAELoGAACkEwAwygYCAKQKACHXBkAApQoAIeUGAgCkCgAhrgcBAKMKACGvBwEAowoAIbAHQADLCgAhBcoGAgCdDAAh1wZAAJ4MACGuBwEAnAwAIa8HAQCcDAAhsAdAALMMACEFygYCAJ0MACHXBkAAngwAIa4HAQCcDAAhrwcBAJwMACGwB0AAswwAIQXKBgIAAAAB1wZAAAAAAa4HAQAAAAGvBwEAAAABsAdAAAAAAQjKBgIAAAAB1wZAAAAAAecGAQAAAAGwB0AAAAABsQcAAQAAAbIHAAEAAAGzBwQAAAABtAcAAIcQACACAAAAMQAgUAAAtBMAIAMAAAAxACBQAAC0EwAgUQAAsxMAIAFJAACwFAAwDQMAANUKACC4BgAAgwwAMLkGAAAvABC6BgAAgwwAMMoGAgAAAAHXBkAApQoAIeUGAgCkCgAh5wYBAKMKACGwB0AAywoAIbEHAAEAAAGyBwABigsAIbMHBADUCgAhtAcAAMQKACACAAAAMQAgSQAAsxMAIAIAAACxEwAgSQAAshMAIAy4BgAAsBMAMLkGAACxEwAQugYAALATADDKBgIApAoAIdcGQAClCgAh5QYCAKQKACHnBgEAowoAIbAHQADLCgAhsQcAAYoLACGyBwABigsAIbMHBADUCgAhtAcAAMQKACAMuAYAALATADC5BgAAsRMAELoGAACwEwAwygYCAKQKACHXBkAApQoAIeUGAgCkCgAh5wYBAKMKACGwB0AAywoAIbEHAAGKCwAhsgcAAYoLACGzBwQA1AoAIbQHAADECgAgCMoGAgCdDAAh1wZAAJ4MACHnBgEAnAwAIbAHQACzDAAhsQcAAbEMACGyBwABsQwAIbMHBADXDQAhtAcAAIUQACAIygYCAJ0MACHXBkAAngwAIecGAQCcDAAhsAdAALMMACGxBwABsQwAIbIHAAGxDAAhswcEANcNACG0BwAAhRAAIAjKBgIAAAAB1wZAAAAAAecGAQAAAAGwB0AAAAABsQcAAQAAAbIHAAEAAAGzBwQAAAABtAcAAIcQACAC3QYAAQAAAd8GQAAAAAECAAAALQAgUAAAwBMAIAMAAAAtACBQAADAEwAgUQAAvxMAIAFJAACvFAAwCAMAANUKACC4BgAAhQwAMLkGAAArABC6BgAAhQwAMN0GAAGKCwAh3wZAAMsKACHlBgIApAoAIY4IAACEDAAgAgAAAC0AIEkAAL8TACACAAAAvRMAIEkAAL4TACAGuAYAALwTADC5BgAAvRMAELoGAAC8EwAw3QYAAYoLACHfBkAAywoAIeUGAgCkCgAhBrgGAAC8EwAwuQYAAL0TABC6BgAAvBMAMN0GAAGKCwAh3wZAAMsKACHlBgIApAoAIQLdBgABsQwAId8GQACzDAAhAt0GAAGxDAAh3wZAALMMACEC3QYAAQAAAd8GQAAAAAEF1wZAAAAAAbUHAQAAAAG2BwQAAAABtwcCAAAAAbgHQAAAAAECAAAAswQAIFAAAMETACADAAAAKQAgUAAAwRMAIFEAAMUTACAHAAAAKQAgSQAAxRMAINcGQACeDAAhtQcBAJwMACG2BwQA1w0AIbcHAgCdDAAhuAdAALMMACEF1wZAAJ4MACG1BwEAnAwAIbYHBADXDQAhtwcCAJ0MACG4B0AAswwAIQcFAACSDQAgCwAAkw0AIAwAAJQNACDKBgIAAAAB0QYCAAAAAdIGAACQDQAg1wZAAAAAAQIAAAALACBQAADOEwAgAwAAAAsAIFAAAM4TACBRAADNEwAgAUkAAK4UADACAAAACwAgSQAAzRMAIAIAAAC8DQAgSQAAzBMAIATKBgIAnQwAIdEGAgCdDAAh0gYAAPMMACDXBkAAngwAIQcFAAD1DAAgCwAA9gwAIAwAAPcMACDKBgIAnQwAIdEGAgCdDAAh0gYAAPMMACDXBkAAngwAIQcFAACSDQAgCwAAkw0AIAwAAJQNACDKBgIAAAAB0QYCAAAAAdIGAACQDQAg1wZAAAAAAQoMAADEDQAgDQAAww0AIA4AAMUNACDKBgIAAAAB1wZAAAAAAecGAQAAAAHoBgEAAAAB6QYAAQAAAeoGAADADQAg6wYAAMENACACAAAAJgAgUAAA2hMAIAMAAAAmACBQAADaEwAgUQAA2RMAIAFJAACtFAAwDwQAANUKACAMAACIDAAgDQAAugsAIA4AALgLACC4BgAAhgwAMLkGAAAHABC6BgAAhgwAMMoGAgAAAAHXBkAApQoAIeYGAgCkCgAh5wYBAKMKACHoBgEAAAAB6QYAAYcMACHqBgAAxAoAIOsGAADECgAgAgAAACYAIEkAANkTACACAAAA1xMAIEkAANgTACALuAYAANYTADC5BgAA1xMAELoGAADWEwAwygYCAKQKACHXBkAApQoAIeYGAgCkCgAh5wYBAKMKACHoBgEAowoAIekGAAGHDAAh6gYAAMQKACDrBgAAxAoAIAu4BgAA1hMAMLkGAADXEwAQugYAANYTADDKBgIApAoAIdcGQAClCgAh5gYCAKQKACHnBgEAowoAIegGAQCjCgAh6QYAAYcMACHqBgAAxAoAIOsGAADECgAgB8oGAgCdDAAh1wZAAJ4MACHnBgEAnAwAIegGAQCcDAAh6QYAAccMACHqBgAAmg0AIOsGAACbDQAgCgwAAJ4NACANAACdDQAgDgAAnw0AIMoGAgCdDAAh1wZAAJ4MACHnBgEAnAwAIegGAQCcDAAh6QYAAccMACHqBgAAmg0AIOsGAACbDQAgCgwAAMQNACANAADDDQAgDgAAxQ0AIMoGAgAAAAHXBkAAAAAB5wYBAAAAAegGAQAAAAHpBgABAAAB6gYAAMANACDrBgAAwQ0AIA0FAADdDAAgDwAAqg0AIMoGAgAAAAHRBgIAAAAB0gYAANsMACDXBkAAAAAB2AZAAAAAAd0GAAEAAAHnBgEAAAABsAdAAAAAAfIHAQAAAAHzB0AAAAAB9AcCAAAAAQIAAAAFACBQAADjEwAgAwAAAAUAIFAAAOMTACBRAADiEwAgAUkAAKwUADACAAAABQAgSQAA4hMAIAIAAADUDAAgSQAA4RMAIAvKBgIAnQwAIdEGAgC0DAAh0gYAANYMACDXBkAAngwAIdgGQACzDAAh3QYAAbEMACHnBgEAnAwAIbAHQACzDAAh8gcBAJwMACHzB0AAswwAIfQHAgC0DAAhDQUAANkMACAPAACoDQAgygYCAJ0MACHRBgIAtAwAIdIGAADWDAAg1wZAAJ4MACHYBkAAswwAId0GAAGxDAAh5wYBAJwMACGwB0AAswwAIfIHAQCcDAAh8wdAALMMACH0BwIAtAwAIQ0FAADdDAAgDwAAqg0AIMoGAgAAAAHRBgIAAAAB0gYAANsMACDXBkAAAAAB2AZAAAAAAd0GAAEAAAHnBgEAAAABsAdAAAAAAfIHAQAAAAHzB0AAAAAB9AcCAAAAAQRQAADbEwAwkggAANwTADCUCAAA3hMAIJgIAADQDAAwBFAAAM8TADCSCAAA0BMAMJQIAADSEwAgmAgAANMTADAEUAAAxhMAMJIIAADHEwAwlAgAAMkTACCYCAAAuA0AMANQAADBEwAgkggAAMITACCYCAAAswQAIARQAAC1EwAwkggAALYTADCUCAAAuBMAIJgIAAC5EwAwBFAAAKkTADCSCAAAqhMAMJQIAACsEwAgmAgAAK0TADAEUAAAnRMAMJIIAACeEwAwlAgAAKATACCYCAAAoRMAMARQAACUEwAwkggAAJUTADCUCAAAlxMAIJgIAADGEAAwBFAAAIsTADCSCAAAjBMAMJQIAACOEwAgmAgAALEQADAEUAAAghMAMJIIAACDEwAwlAgAAIUTACCYCAAA7A8AMARQAAD5EgAwkggAAPoSADCUCAAA_BIAIJgIAADLDwAwBFAAAPASADCSCAAA8RIAMJQIAADzEgAgmAgAALMPADAEUAAA5BIAMJIIAADlEgAwlAgAAOcSACCYCAAA6BIAMARQAADYEgAwkggAANkSADCUCAAA2xIAIJgIAADcEgAwBFAAAMwSADCSCAAAzRIAMJQIAADPEgAgmAgAANASADAEUAAAwBIAMJIIAADBEgAwlAgAAMMSACCYCAAAxBIAMARQAAC3EgAwkggAALgSADCUCAAAuhIAIJgIAACpDgAwBFAAAK4SADCSCAAArxIAMJQIAACxEgAgmAgAAJ0OADAEUAAAohIAMJIIAACjEgAwlAgAAKUSACCYCAAAphIAMANQAACdEgAgkggAAJ4SACCYCAAA9gcAIARQAACUEgAwkggAAJUSADCUCAAAlxIAIJgIAACDEgAwBFAAAIsSADCSCAAAjBIAMJQIAACOEgAgmAgAAIMSADAEUAAA_xEAMJIIAACAEgAwlAgAAIISACCYCAAAgxIAMARQAAD2EQAwkggAAPcRADCUCAAA-REAIJgIAADuEQAwBFAAAOoRADCSCAAA6xEAMJQIAADtEQAgmAgAAO4RADAEUAAA3hEAMJIIAADfEQAwlAgAAOERACCYCAAA4hEAMARQAADSEQAwkggAANMRADCUCAAA1REAIJgIAADWEQAwBFAAAMYRADCSCAAAxxEAMJQIAADJEQAgmAgAAMoRADAEUAAAuhEAMJIIAAC7EQAwlAgAAL0RACCYCAAAvhEAMAAAAAIDAADaDQAguAcAAKsMACAAAAAAAAAAAAAAAAAAAQQAANoNACAAAAAAAAAGLgAA0Q0AIDMAANANACDYBgAAqwwAIO0GAACrDAAg7gYAAKsMACDvBgAAqwwAIAEuAADRDQAgAAAHJwAA2g0AICgAAJsUACAqAACcFAAgkgcAAKsMACCTBwAAqwwAIJQHAACrDAAglQcAAKsMACAJJgAAnxQAICgAAJsUACDmBgAAqwwAIIgHAACrDAAglgcAAKsMACCXBwAAqwwAIJgHAACrDAAgmwcAAKsMACCcBwAAqwwAIAIEAADaDQAgLAAAoBQAIAAEGQAA2g0AIB4AAJwPACAfAACcDwAgIQAAihQAIAEcAAD1DwAgAR4AAJwPACADGAAApRQAIBkAANoNACAbAACIFAAgAhcAAM8QACCcBwAAqwwAIAAFBAAA2g0AIAwAAKYUACANAACDFAAgDgAAgRQAIOkGAACrDAAgBAMAANoNACAFAACnFAAgCwAAqxQAIAwAAKYUACAIBgAAqBQAIAgAAKoUACAJAACBFAAg4AYAAKsMACDhBgAAqwwAIOIGAACrDAAg4wYAAKsMACDkBgAAqwwAIAAAC8oGAgAAAAHRBgIAAAAB0gYAANsMACDXBkAAAAAB2AZAAAAAAd0GAAEAAAHnBgEAAAABsAdAAAAAAfIHAQAAAAHzB0AAAAAB9AcCAAAAAQfKBgIAAAAB1wZAAAAAAecGAQAAAAHoBgEAAAAB6QYAAQAAAeoGAADADQAg6wYAAMENACAEygYCAAAAAdEGAgAAAAHSBgAAkA0AINcGQAAAAAEC3QYAAQAAAd8GQAAAAAEIygYCAAAAAdcGQAAAAAHnBgEAAAABsAdAAAAAAbEHAAEAAAGyBwABAAABswcEAAAAAbQHAACHEAAgBcoGAgAAAAHXBkAAAAABrgcBAAAAAa8HAQAAAAGwB0AAAAABCsoGAgAAAAHXBkAAAAAB-QYBAAAAAfsGAQAAAAHDBwIAAAABxAcgAAAAAcUHIAAAAAHGBwIAAAABxwdAAAAAAcgHAgAAAAEEygYCAAAAAdcGQAAAAAH5BgEAAAABwgcCAAAAAQjKBgIAAAAB1wZAAAAAAfsGAQAAAAGABwAAAKkHAqUHAQAAAAGnBwIAAAABqQcCAAAAAaoHAgAAAAEFygYCAAAAAdcGQAAAAAGjBwIAAAABpQcBAAAAAaYHAgAAAAED1wZAAAAAAfoGAgAAAAGkBwIAAAABBrsGAQAAAAHXBkAAAAABgAcCAAAAAaUHAQAAAAHnBwEAAAAB6AcAAQAAAQfKBgIAAAAB1wZAAAAAAecGAQAAAAH8BgEAAAABgAcAAACiBwKWBwEAAAABogcgAAAAAQjKBgIAAAAB1wZAAAAAAYAHAAAAkgcCjwcAAACPBwKSB0AAAAABkwcBAAAAAZQHAgAAAAGVBwEAAAABEMoGAgAAAAHXBkAAAAAB8gYBAAAAAfMGBAAAAAH1BgEAAAAB-wYBAAAAAfwGAQAAAAH-BgAAAP4GAoAHAAAAgAcCgQcIAAAAAYIHAgAAAAGDBwIAAAABhAcBAAAAAYUHAgAAAAGGBwIAAAABhwcCAAAAAQTKBgIAAAAB1wZAAAAAAe4GAgAAAAH5BgEAAAABA9cGQAAAAAHuBgIAAAAB-gYCAAAAAQnKBgIAAAAB1wZAAAAAAecGAQAAAAHyBgEAAAAB8wYEAAAAAfQGAQAAAAH1BgEAAAAB9gZAAAAAAfcGAQAAAAEMygYCAAAAAdcGQAAAAAH4BgIAAAABgAcAAADgBwLSBwEAAAAB0wcCAAAAAdkHAQAAAAHeBwEAAAAB4AcCAAAAAeEHAQAAAAHiB0AAAAAB4wdAAAAAAQzKBgIAAAAB1wZAAAAAAYAHAAAA4AcC0gcBAAAAAdMHAgAAAAHZBwEAAAAB3QcCAAAAAd4HAQAAAAHgBwIAAAAB4QcBAAAAAeIHQAAAAAHjB0AAAAABDMoGAgAAAAHXBkAAAAAB-AYCAAAAAYAHAAAA4AcC0gcBAAAAAdMHAgAAAAHZBwEAAAAB3QcCAAAAAd4HAQAAAAHhBwEAAAAB4gdAAAAAAeMHQAAAAAEIyQZAAAAAAcoGAgAAAAH7BgEAAAABpQcBAAAAAdIHAQAAAAHTBwIAAAAB2wcCAAAAAdwHAgAAAAEIyQZAAAAAAcoGAgAAAAHmBgIAAAAB-wYBAAAAAaUHAQAAAAHSBwEAAAAB0wcCAAAAAdsHAgAAAAEJSYAAAAABygYCAAAAAdcGQAAAAAHLBwIAAAAB0AcBAAAAAe4HAQAAAAHvBwEAAAAB8AdAAAAAAfEHQAAAAAEG1wZAAAAAAdgGQAAAAAHdBgABAAAB3wZAAAAAAekHAQAAAAHqBwEAAAABBsoGAgAAAAHXBkAAAAAB2AZAAAAAAd0GAAEAAAHsBwIAAAAB7QcCAAAAAQ7KBgIAAAABzAZAAAAAAdQGQAAAAAHYBkAAAAAB8QYEAAAAAfUGAQAAAAHKBwEAAAABywcCAAAAAcwHAgAAAAHNBwIAAAABzgcEAAAAAc8HAgAAAAHQBwEAAAAB0QdAAAAAATAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAeoHAQAAAAH1BwEAAAAB9gdAAAAAAfcHAQAAAAH5BwAAAPkHAvoHQAAAAAH7B0AAAAAB_AcBAAAAAf0HQAAAAAH-B0AAAAAB_wcBAAAAAYAIQAAAAAGBCAIAAAABggggAAAAAYMIQAAAAAGECCAAAAABAgAAAAEAIFAAAMcUACADAAAAmgEAIFAAAMcUACBRAADLFAAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAAyxQAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAeoHAQAAAAH1BwEAAAAB9gdAAAAAAfcHAQAAAAH5BwAAAPkHAvoHQAAAAAH7B0AAAAAB_AcBAAAAAf0HQAAAAAH-B0AAAAAB_wcBAAAAAYAIQAAAAAGBCAIAAAABggggAAAAAYMIQAAAAAGECCAAAAABAgAAAAEAIFAAAMwUACADAAAAmgEAIFAAAMwUACBRAADQFAAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBDAAC5EQAgSQAA0BQAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAeoHAQAAAAH1BwEAAAAB9gdAAAAAAfcHAQAAAAH5BwAAAPkHAvoHQAAAAAH7B0AAAAAB_AcBAAAAAf0HQAAAAAH-B0AAAAAB_wcBAAAAAYAIQAAAAAGBCAIAAAABggggAAAAAYMIQAAAAAGECCAAAAABAgAAAAEAIFAAANEUACADAAAAmgEAIFAAANEUACBRAADVFAAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEIAALgRACBDAAC5EQAgSQAA1RQAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAeoHAQAAAAH1BwEAAAAB9gdAAAAAAfcHAQAAAAH5BwAAAPkHAvoHQAAAAAH7B0AAAAAB_AcBAAAAAf0HQAAAAAH-B0AAAAAB_wcBAAAAAYAIQAAAAAGBCAIAAAABggggAAAAAYMIQAAAAAGECCAAAAABAgAAAAEAIFAAANYUACADAAAAmgEAIFAAANYUACBRAADaFAAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAA2hQAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAeoHAQAAAAH1BwEAAAAB9gdAAAAAAfcHAQAAAAH5BwAAAPkHAvoHQAAAAAH7B0AAAAAB_AcBAAAAAf0HQAAAAAH-B0AAAAAB_wcBAAAAAYAIQAAAAAGBCAIAAAABggggAAAAAYMIQAAAAAGECCAAAAABAgAAAAEAIFAAANsUACAwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZwHQAAAAAHqBwEAAAAB9QcBAAAAAfYHQAAAAAH3BwEAAAAB-QcAAAD5BwL6B0AAAAAB-wdAAAAAAfwHAQAAAAH9B0AAAAAB_gdAAAAAAf8HAQAAAAGACEAAAAABgQgCAAAAAYIIIAAAAAGDCEAAAAABhAggAAAAAQIAAAABACBQAADdFAAgMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6gcBAAAAAfUHAQAAAAH2B0AAAAAB9wcBAAAAAfkHAAAA-QcC-gdAAAAAAfsHQAAAAAH8BwEAAAAB_QdAAAAAAf4HQAAAAAH_BwEAAAABgAhAAAAAAYEIAgAAAAGCCCAAAAABgwhAAAAAAYQIIAAAAAECAAAAAQAgUAAA3xQAIAMAAACaAQAgUAAA2xQAIFEAAOMUACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAADjFAAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhAwAAAJoBACBQAADdFAAgUQAA5hQAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAAOYUACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEDAAAAmgEAIFAAAN8UACBRAADpFAAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAA6RQAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAeoHAQAAAAH1BwEAAAAB9gdAAAAAAfcHAQAAAAH5BwAAAPkHAvoHQAAAAAH7B0AAAAAB_AcBAAAAAf0HQAAAAAH-B0AAAAAB_wcBAAAAAYAIQAAAAAGBCAIAAAABggggAAAAAYMIQAAAAAGECCAAAAABAgAAAAEAIFAAAOoUACAwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZwHQAAAAAHqBwEAAAAB9QcBAAAAAfYHQAAAAAH3BwEAAAAB-QcAAAD5BwL6B0AAAAAB-wdAAAAAAfwHAQAAAAH9B0AAAAAB_gdAAAAAAf8HAQAAAAGACEAAAAABgQgCAAAAAYIIIAAAAAGDCEAAAAABhAggAAAAAQIAAAABACBQAADsFAAgAwAAAJoBACBQAADqFAAgUQAA8BQAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAAPAUACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEDAAAAmgEAIFAAAOwUACBRAADzFAAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAA8xQAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAeoHAQAAAAH1BwEAAAAB9gdAAAAAAfcHAQAAAAH5BwAAAPkHAvoHQAAAAAH7B0AAAAAB_AcBAAAAAf0HQAAAAAH-B0AAAAAB_wcBAAAAAYAIQAAAAAGBCAIAAAABggggAAAAAYMIQAAAAAGECCAAAAABAgAAAAEAIFAAAPQUACADAAAAmgEAIFAAAPQUACBRAAD4FAAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgSQAA-BQAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AIQrKBgIAAAAB1wZAAAAAAfgGAgAAAAH5BgEAAAAB-wYBAAAAAcQHIAAAAAHFByAAAAABxgcCAAAAAccHQAAAAAHIBwIAAAABMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6gcBAAAAAfUHAQAAAAH2B0AAAAAB9wcBAAAAAfkHAAAA-QcC-gdAAAAAAfsHQAAAAAH8BwEAAAAB_QdAAAAAAf4HQAAAAAH_BwEAAAABgAhAAAAAAYEIAgAAAAGCCCAAAAABgwhAAAAAAYQIIAAAAAECAAAAAQAgUAAA-hQAIAbKBgIAAAAB1wZAAAAAAfsGAQAAAAH8BgEAAAABnAdAAAAAAckHAgAAAAECAAAA1QMAIFAAAPwUACAEygYCAAAAAdcGQAAAAAH4BgIAAAAB-QYBAAAAAQMAAACaAQAgUAAA-hQAIFEAAIEVACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAACBFQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhAwAAANgDACBQAAD8FAAgUQAAhBUAIAgAAADYAwAgSQAAhBUAIMoGAgCdDAAh1wZAAJ4MACH7BgEAnAwAIfwGAQCcDAAhnAdAALMMACHJBwIAnQwAIQbKBgIAnQwAIdcGQACeDAAh-wYBAJwMACH8BgEAnAwAIZwHQACzDAAhyQcCAJ0MACEwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZwHQAAAAAHqBwEAAAAB9QcBAAAAAfYHQAAAAAH3BwEAAAAB-QcAAAD5BwL6B0AAAAAB-wdAAAAAAfwHAQAAAAH9B0AAAAAB_gdAAAAAAf8HAQAAAAGACEAAAAABgQgCAAAAAYIIIAAAAAGDCEAAAAABhAggAAAAAQIAAAABACBQAACFFQAgDRgAALkQACAZAAC6EAAgygYCAAAAAdcGQAAAAAH4BgIAAAAB-QYBAAAAAfsGAQAAAAHDBwIAAAABxAcgAAAAAcUHIAAAAAHGBwIAAAABxwdAAAAAAcgHAgAAAAECAAAAOQAgUAAAhxUAIAMAAACaAQAgUAAAhRUAIFEAAIsVACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAACLFQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhAwAAADcAIFAAAIcVACBRAACOFQAgDwAAADcAIBgAAKoQACAZAACrEAAgSQAAjhUAIMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIfkGAQCcDAAh-wYBAJwMACHDBwIAnQwAIcQHIADLDQAhxQcgAMsNACHGBwIAnQwAIccHQACeDAAhyAcCAJ0MACENGAAAqhAAIBkAAKsQACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH5BgEAnAwAIfsGAQCcDAAhwwcCAJ0MACHEByAAyw0AIcUHIADLDQAhxgcCAJ0MACHHB0AAngwAIcgHAgCdDAAhMBAAAOQTACARAADlEwAgEgAA5hMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6gcBAAAAAfUHAQAAAAH2B0AAAAAB9wcBAAAAAfkHAAAA-QcC-gdAAAAAAfsHQAAAAAH8BwEAAAAB_QdAAAAAAf4HQAAAAAH_BwEAAAABgAhAAAAAAYEIAgAAAAGCCCAAAAABgwhAAAAAAYQIIAAAAAECAAAAAQAgUAAAjxUAIAMAAACaAQAgUAAAjxUAIFEAAJMVACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAACTFQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6gcBAAAAAfUHAQAAAAH2B0AAAAAB9wcBAAAAAfkHAAAA-QcC-gdAAAAAAfsHQAAAAAH8BwEAAAAB_QdAAAAAAf4HQAAAAAH_BwEAAAABgAhAAAAAAYEIAgAAAAGCCCAAAAABgwhAAAAAAYQIIAAAAAECAAAAAQAgUAAAlBUAIAMAAACaAQAgUAAAlBUAIFEAAJgVACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAACYFQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6gcBAAAAAfUHAQAAAAH2B0AAAAAB9wcBAAAAAfkHAAAA-QcC-gdAAAAAAfsHQAAAAAH8BwEAAAAB_QdAAAAAAf4HQAAAAAH_BwEAAAABgAhAAAAAAYEIAgAAAAGCCCAAAAABgwhAAAAAAYQIIAAAAAECAAAAAQAgUAAAmRUAIAMAAACaAQAgUAAAmRUAIFEAAJ0VACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAACdFQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6gcBAAAAAfUHAQAAAAH2B0AAAAAB9wcBAAAAAfkHAAAA-QcC-gdAAAAAAfsHQAAAAAH8BwEAAAAB_QdAAAAAAf4HQAAAAAH_BwEAAAABgAhAAAAAAYEIAgAAAAGCCCAAAAABgwhAAAAAAYQIIAAAAAECAAAAAQAgUAAAnhUAIAMAAACaAQAgUAAAnhUAIFEAAKIVACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAACiFQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhCMoGAgAAAAHXBkAAAAAB-AYCAAAAAfsGAQAAAAGABwAAAKkHAqUHAQAAAAGpBwIAAAABqgcCAAAAAQkZAADTDwAgHgAA2g8AICEAANUPACDKBgIAAAAB1wZAAAAAAfgGAgAAAAGjBwIAAAABpQcBAAAAAaYHAgAAAAECAAAAVAAgUAAApBUAIAMAAABLACBQAACkFQAgUQAAqBUAIAsAAABLACAZAACsDwAgHgAAqw8AICEAAK4PACBJAACoFQAgygYCAJ0MACHXBkAAngwAIfgGAgCdDAAhowcCAJ0MACGlBwEAnAwAIaYHAgCdDAAhCRkAAKwPACAeAACrDwAgIQAArg8AIMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIaMHAgCdDAAhpQcBAJwMACGmBwIAnQwAIQ0ZAADXDwAgHQAA1g8AICIAAOEPACAkAADZDwAgygYCAAAAAdcGQAAAAAH4BgIAAAAB-wYBAAAAAYAHAAAAqQcCpQcBAAAAAacHAgAAAAGpBwIAAAABqgcCAAAAAQIAAABFACBQAACpFQAgMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6gcBAAAAAfUHAQAAAAH2B0AAAAAB9wcBAAAAAfkHAAAA-QcC-gdAAAAAAfsHQAAAAAH8BwEAAAAB_QdAAAAAAf4HQAAAAAH_BwEAAAABgAhAAAAAAYEIAgAAAAGCCCAAAAABgwhAAAAAAYQIIAAAAAECAAAAAQAgUAAAqxUAIAPKBgIAAAAB5wYBAAAAAZYHAQAAAAECAAAApgUAIFAAAK0VACAwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZwHQAAAAAHqBwEAAAAB9QcBAAAAAfYHQAAAAAH3BwEAAAAB-QcAAAD5BwL6B0AAAAAB-wdAAAAAAfwHAQAAAAH9B0AAAAAB_gdAAAAAAf8HAQAAAAGACEAAAAABgQgCAAAAAYIIIAAAAAGDCEAAAAABhAggAAAAAQIAAAABACBQAACvFQAgBcoGAgAAAAHXBkAAAAAB-AYCAAAAAaUHAQAAAAGmBwIAAAABAwAAAJoBACBQAACrFQAgUQAAtBUAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAALQVACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEDAAAARwAgUAAArRUAIFEAALcVACAFAAAARwAgSQAAtxUAIMoGAgCdDAAh5wYBAJwMACGWBwEAnAwAIQPKBgIAnQwAIecGAQCcDAAhlgcBAJwMACED1wZAAAAAAeUGAgAAAAH6BgIAAAABAwAAAJoBACBQAACvFQAgUQAAuxUAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAALsVACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEDAAAAQwAgUAAAqRUAIFEAAL4VACAPAAAAQwAgGQAAwg8AIB0AAMEPACAiAADgDwAgJAAAxA8AIEkAAL4VACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH7BgEAnAwAIYAHAADAD6kHIqUHAQCcDAAhpwcCALQMACGpBwIAtAwAIaoHAgCdDAAhDRkAAMIPACAdAADBDwAgIgAA4A8AICQAAMQPACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH7BgEAnAwAIYAHAADAD6kHIqUHAQCcDAAhpwcCALQMACGpBwIAtAwAIaoHAgCdDAAhMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6gcBAAAAAfUHAQAAAAH2B0AAAAAB9wcBAAAAAfkHAAAA-QcC-gdAAAAAAfsHQAAAAAH8BwEAAAAB_QdAAAAAAf4HQAAAAAH_BwEAAAABgAhAAAAAAYEIAgAAAAGCCCAAAAABgwhAAAAAAYQIIAAAAAECAAAAAQAgUAAAvxUAIAkZAADTDwAgHgAA2g8AIB8AANQPACDKBgIAAAAB1wZAAAAAAfgGAgAAAAGjBwIAAAABpQcBAAAAAaYHAgAAAAECAAAAVAAgUAAAwRUAIAMAAACaAQAgUAAAvxUAIFEAAMUVACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAADFFQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhAwAAAEsAIFAAAMEVACBRAADIFQAgCwAAAEsAIBkAAKwPACAeAACrDwAgHwAArQ8AIEkAAMgVACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACGjBwIAnQwAIaUHAQCcDAAhpgcCAJ0MACEJGQAArA8AIB4AAKsPACAfAACtDwAgygYCAJ0MACHXBkAAngwAIfgGAgCdDAAhowcCAJ0MACGlBwEAnAwAIaYHAgCdDAAhDRkAANcPACAdAADWDwAgIgAA4Q8AICMAANgPACDKBgIAAAAB1wZAAAAAAfgGAgAAAAH7BgEAAAABgAcAAACpBwKlBwEAAAABpwcCAAAAAakHAgAAAAGqBwIAAAABAgAAAEUAIFAAAMkVACADAAAAQwAgUAAAyRUAIFEAAM0VACAPAAAAQwAgGQAAwg8AIB0AAMEPACAiAADgDwAgIwAAww8AIEkAAM0VACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH7BgEAnAwAIYAHAADAD6kHIqUHAQCcDAAhpwcCALQMACGpBwIAtAwAIaoHAgCdDAAhDRkAAMIPACAdAADBDwAgIgAA4A8AICMAAMMPACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH7BgEAnAwAIYAHAADAD6kHIqUHAQCcDAAhpwcCALQMACGpBwIAtAwAIaoHAgCdDAAhMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6gcBAAAAAfUHAQAAAAH2B0AAAAAB9wcBAAAAAfkHAAAA-QcC-gdAAAAAAfsHQAAAAAH8BwEAAAAB_QdAAAAAAf4HQAAAAAH_BwEAAAABgAhAAAAAAYEIAgAAAAGCCCAAAAABgwhAAAAAAYQIIAAAAAECAAAAAQAgUAAAzhUAIBIdAQAAAAHKBgIAAAAB1wZAAAAAAeYGAgAAAAH7BgEAAAAB_AYBAAAAAYAHAAAAmwcCiwcQAAAAAZYHAQAAAAGXBwEAAAABmAcQAAAAAZkHAgAAAAGbBwEAAAABnAdAAAAAAZ0HAgAAAAGeByAAAAABnwcBAAAAAaAHAQAAAAEDAAAAmgEAIFAAAM4VACBRAADTFQAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAA0xUAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AIQkEAACUDwAgygYCAAAAAdcGQAAAAAHmBgIAAAAB5wYBAAAAAfwGAQAAAAGABwAAAKIHApYHAQAAAAGiByAAAAABAgAAAGEAIFAAANQVACAG-wYBAAAAAYgHAgAAAAGJBwIAAAABiwcQAAAAAYwHAgAAAAGNBwEAAAABAwAAAF8AIFAAANQVACBRAADZFQAgCwAAAF8AIAQAAIYPACBJAADZFQAgygYCAJ0MACHXBkAAngwAIeYGAgCdDAAh5wYBAJwMACH8BgEAnAwAIYAHAACFD6IHIpYHAQCcDAAhogcgAMsNACEJBAAAhg8AIMoGAgCdDAAh1wZAAJ4MACHmBgIAnQwAIecGAQCcDAAh_AYBAJwMACGABwAAhQ-iByKWBwEAnAwAIaIHIADLDQAhMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6gcBAAAAAfUHAQAAAAH2B0AAAAAB9wcBAAAAAfkHAAAA-QcC-gdAAAAAAfsHQAAAAAH8BwEAAAAB_QdAAAAAAf4HQAAAAAH_BwEAAAABgAhAAAAAAYEIAgAAAAGCCCAAAAABgwhAAAAAAYQIIAAAAAECAAAAAQAgUAAA2hUAIAb7BgEAAAABiAcCAAAAAYoHAgAAAAGLBxAAAAABjAcCAAAAAY0HAQAAAAEBiAcCAAAAAQMAAACaAQAgUAAA2hUAIFEAAOAVACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAADgFQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhFB0BAAAAASYAAP4OACDKBgIAAAAB1wZAAAAAAeYGAgAAAAH7BgEAAAAB_AYBAAAAAYAHAAAAmwcCiAcCAAAAAYsHEAAAAAGWBwEAAAABlwcBAAAAAZgHEAAAAAGZBwIAAAABmwcBAAAAAZwHQAAAAAGdBwIAAAABngcgAAAAAZ8HAQAAAAGgBwEAAAABAgAAAGUAIFAAAOEVACALJwAA6Q4AICoAAOsOACDKBgIAAAAB1wZAAAAAAYAHAAAAkgcCjwcAAACPBwKQBwIAAAABkgdAAAAAAZMHAQAAAAGUBwIAAAABlQcBAAAAAQIAAAB3ACBQAADjFQAgAwAAAGMAIFAAAOEVACBRAADnFQAgFgAAAGMAIB0BAJwMACEmAADzDgAgSQAA5xUAIMoGAgCdDAAh1wZAAJ4MACHmBgIAtAwAIfsGAQCcDAAh_AYBAJwMACGABwAA8g6bByKIBwIAtAwAIYsHEADCDgAhlgcBAMgMACGXBwEAyAwAIZgHEADxDgAhmQcCAJ0MACGbBwEAyAwAIZwHQACzDAAhnQcCAJ0MACGeByAAyw0AIZ8HAQCcDAAhoAcBAJwMACEUHQEAnAwAISYAAPMOACDKBgIAnQwAIdcGQACeDAAh5gYCALQMACH7BgEAnAwAIfwGAQCcDAAhgAcAAPIOmwciiAcCALQMACGLBxAAwg4AIZYHAQDIDAAhlwcBAMgMACGYBxAA8Q4AIZkHAgCdDAAhmwcBAMgMACGcB0AAswwAIZ0HAgCdDAAhngcgAMsNACGfBwEAnAwAIaAHAQCcDAAhAwAAAHUAIFAAAOMVACBRAADqFQAgDQAAAHUAICcAAM4OACAqAADQDgAgSQAA6hUAIMoGAgCdDAAh1wZAAJ4MACGABwAAzQ6SByKPBwAAzA6PByKQBwIAnQwAIZIHQACzDAAhkwcBAMgMACGUBwIAtAwAIZUHAQDIDAAhCycAAM4OACAqAADQDgAgygYCAJ0MACHXBkAAngwAIYAHAADNDpIHIo8HAADMDo8HIpAHAgCdDAAhkgdAALMMACGTBwEAyAwAIZQHAgC0DAAhlQcBAMgMACELJwAA6Q4AICgAAOoOACDKBgIAAAAB1wZAAAAAAYAHAAAAkgcCjwcAAACPBwKQBwIAAAABkgdAAAAAAZMHAQAAAAGUBwIAAAABlQcBAAAAAQIAAAB3ACBQAADrFQAgAwAAAHUAIFAAAOsVACBRAADvFQAgDQAAAHUAICcAAM4OACAoAADPDgAgSQAA7xUAIMoGAgCdDAAh1wZAAJ4MACGABwAAzQ6SByKPBwAAzA6PByKQBwIAnQwAIZIHQACzDAAhkwcBAMgMACGUBwIAtAwAIZUHAQDIDAAhCycAAM4OACAoAADPDgAgygYCAJ0MACHXBkAAngwAIYAHAADNDpIHIo8HAADMDo8HIpAHAgCdDAAhkgdAALMMACGTBwEAyAwAIZQHAgC0DAAhlQcBAMgMACEwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZwHQAAAAAHqBwEAAAAB9QcBAAAAAfYHQAAAAAH3BwEAAAAB-QcAAAD5BwL6B0AAAAAB-wdAAAAAAfwHAQAAAAH9B0AAAAAB_gdAAAAAAf8HAQAAAAGACEAAAAABgQgCAAAAAYIIIAAAAAGDCEAAAAABhAggAAAAAQIAAAABACBQAADwFQAgBMoGAgAAAAHXBkAAAAAB-AYCAAAAAfkGAQAAAAED1wZAAAAAAeUGAgAAAAH6BgIAAAABAwAAAJoBACBQAADwFQAgUQAA9hUAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAAPYVACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZwHQAAAAAHqBwEAAAAB9QcBAAAAAfYHQAAAAAH3BwEAAAAB-QcAAAD5BwL6B0AAAAAB-wdAAAAAAfwHAQAAAAH9B0AAAAAB_gdAAAAAAf8HAQAAAAGACEAAAAABgQgCAAAAAYIIIAAAAAGDCEAAAAABhAggAAAAAQIAAAABACBQAAD3FQAgFRkAALEOACAvAACyDgAgMQAAtA4AIDIAALUOACDKBgIAAAAB1wZAAAAAAfIGAQAAAAHzBgQAAAAB9QYBAAAAAfgGAgAAAAH7BgEAAAAB_AYBAAAAAf4GAAAA_gYCgAcAAACABwKBBwgAAAABggcCAAAAAYMHAgAAAAGEBwEAAAABhQcCAAAAAYYHAgAAAAGHBwIAAAABAgAAAHsAIFAAAPkVACADAAAAmgEAIFAAAPcVACBRAAD9FQAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAA_RUAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AIQMAAAB5ACBQAAD5FQAgUQAAgBYAIBcAAAB5ACAZAACKDgAgLwAAiw4AIDEAAI0OACAyAACODgAgSQAAgBYAIMoGAgCdDAAh1wZAAJ4MACHyBgEAnAwAIfMGBADXDQAh9QYBAJwMACH4BgIAnQwAIfsGAQCcDAAh_AYBAJwMACH-BgAAhw7-BiKABwAAiA6AByKBBwgAiQ4AIYIHAgC0DAAhgwcCALQMACGEBwEAyAwAIYUHAgCdDAAhhgcCAJ0MACGHBwIAnQwAIRUZAACKDgAgLwAAiw4AIDEAAI0OACAyAACODgAgygYCAJ0MACHXBkAAngwAIfIGAQCcDAAh8wYEANcNACH1BgEAnAwAIfgGAgCdDAAh-wYBAJwMACH8BgEAnAwAIf4GAACHDv4GIoAHAACIDoAHIoEHCACJDgAhggcCALQMACGDBwIAtAwAIYQHAQDIDAAhhQcCAJ0MACGGBwIAnQwAIYcHAgCdDAAhMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6gcBAAAAAfUHAQAAAAH2B0AAAAAB9wcBAAAAAfkHAAAA-QcC-gdAAAAAAfsHQAAAAAH8BwEAAAAB_QdAAAAAAf4HQAAAAAH_BwEAAAABgAhAAAAAAYEIAgAAAAGCCCAAAAABgwhAAAAAAYQIIAAAAAECAAAAAQAgUAAAgRYAIBUZAACxDgAgMAAAsw4AIDEAALQOACAyAAC1DgAgygYCAAAAAdcGQAAAAAHyBgEAAAAB8wYEAAAAAfUGAQAAAAH4BgIAAAAB-wYBAAAAAfwGAQAAAAH-BgAAAP4GAoAHAAAAgAcCgQcIAAAAAYIHAgAAAAGDBwIAAAABhAcBAAAAAYUHAgAAAAGGBwIAAAABhwcCAAAAAQIAAAB7ACBQAACDFgAgAwAAAJoBACBQAACBFgAgUQAAhxYAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAAIcWACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEDAAAAeQAgUAAAgxYAIFEAAIoWACAXAAAAeQAgGQAAig4AIDAAAIwOACAxAACNDgAgMgAAjg4AIEkAAIoWACDKBgIAnQwAIdcGQACeDAAh8gYBAJwMACHzBgQA1w0AIfUGAQCcDAAh-AYCAJ0MACH7BgEAnAwAIfwGAQCcDAAh_gYAAIcO_gYigAcAAIgOgAcigQcIAIkOACGCBwIAtAwAIYMHAgC0DAAhhAcBAMgMACGFBwIAnQwAIYYHAgCdDAAhhwcCAJ0MACEVGQAAig4AIDAAAIwOACAxAACNDgAgMgAAjg4AIMoGAgCdDAAh1wZAAJ4MACHyBgEAnAwAIfMGBADXDQAh9QYBAJwMACH4BgIAnQwAIfsGAQCcDAAh_AYBAJwMACH-BgAAhw7-BiKABwAAiA6AByKBBwgAiQ4AIYIHAgC0DAAhgwcCALQMACGEBwEAyAwAIYUHAgCdDAAhhgcCAJ0MACGHBwIAnQwAIRUZAACxDgAgLwAAsg4AIDAAALMOACAyAAC1DgAgygYCAAAAAdcGQAAAAAHyBgEAAAAB8wYEAAAAAfUGAQAAAAH4BgIAAAAB-wYBAAAAAfwGAQAAAAH-BgAAAP4GAoAHAAAAgAcCgQcIAAAAAYIHAgAAAAGDBwIAAAABhAcBAAAAAYUHAgAAAAGGBwIAAAABhwcCAAAAAQIAAAB7ACBQAACLFgAgAwAAAHkAIFAAAIsWACBRAACPFgAgFwAAAHkAIBkAAIoOACAvAACLDgAgMAAAjA4AIDIAAI4OACBJAACPFgAgygYCAJ0MACHXBkAAngwAIfIGAQCcDAAh8wYEANcNACH1BgEAnAwAIfgGAgCdDAAh-wYBAJwMACH8BgEAnAwAIf4GAACHDv4GIoAHAACIDoAHIoEHCACJDgAhggcCALQMACGDBwIAtAwAIYQHAQDIDAAhhQcCAJ0MACGGBwIAnQwAIYcHAgCdDAAhFRkAAIoOACAvAACLDgAgMAAAjA4AIDIAAI4OACDKBgIAnQwAIdcGQACeDAAh8gYBAJwMACHzBgQA1w0AIfUGAQCcDAAh-AYCAJ0MACH7BgEAnAwAIfwGAQCcDAAh_gYAAIcO_gYigAcAAIgOgAcigQcIAIkOACGCBwIAtAwAIYMHAgC0DAAhhAcBAMgMACGFBwIAnQwAIYYHAgCdDAAhhwcCAJ0MACEwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZwHQAAAAAHqBwEAAAAB9QcBAAAAAfYHQAAAAAH3BwEAAAAB-QcAAAD5BwL6B0AAAAAB-wdAAAAAAfwHAQAAAAH9B0AAAAAB_gdAAAAAAf8HAQAAAAGACEAAAAABgQgCAAAAAYIIIAAAAAGDCEAAAAABhAggAAAAAQIAAAABACBQAACQFgAgAwAAAJoBACBQAACQFgAgUQAAlBYAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAAJQWACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZwHQAAAAAHqBwEAAAAB9QcBAAAAAfYHQAAAAAH3BwEAAAAB-QcAAAD5BwL6B0AAAAAB-wdAAAAAAfwHAQAAAAH9B0AAAAAB_gdAAAAAAf8HAQAAAAGACEAAAAABgQgCAAAAAYIIIAAAAAGDCEAAAAABhAggAAAAAQIAAAABACBQAACVFgAgAwAAAJoBACBQAACVFgAgUQAAmRYAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAAJkWACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEVGQAAsQ4AIC8AALIOACAwAACzDgAgMQAAtA4AIMoGAgAAAAHXBkAAAAAB8gYBAAAAAfMGBAAAAAH1BgEAAAAB-AYCAAAAAfsGAQAAAAH8BgEAAAAB_gYAAAD-BgKABwAAAIAHAoEHCAAAAAGCBwIAAAABgwcCAAAAAYQHAQAAAAGFBwIAAAABhgcCAAAAAYcHAgAAAAECAAAAewAgUAAAmhYAIAsEAADnDQAgygYCAAAAAdcGQAAAAAHmBgIAAAAB5wYBAAAAAfIGAQAAAAHzBgQAAAAB9AYBAAAAAfUGAQAAAAH2BkAAAAAB9wYBAAAAAQIAAACSAQAgUAAAnBYAIAMAAAB5ACBQAACaFgAgUQAAoBYAIBcAAAB5ACAZAACKDgAgLwAAiw4AIDAAAIwOACAxAACNDgAgSQAAoBYAIMoGAgCdDAAh1wZAAJ4MACHyBgEAnAwAIfMGBADXDQAh9QYBAJwMACH4BgIAnQwAIfsGAQCcDAAh_AYBAJwMACH-BgAAhw7-BiKABwAAiA6AByKBBwgAiQ4AIYIHAgC0DAAhgwcCALQMACGEBwEAyAwAIYUHAgCdDAAhhgcCAJ0MACGHBwIAnQwAIRUZAACKDgAgLwAAiw4AIDAAAIwOACAxAACNDgAgygYCAJ0MACHXBkAAngwAIfIGAQCcDAAh8wYEANcNACH1BgEAnAwAIfgGAgCdDAAh-wYBAJwMACH8BgEAnAwAIf4GAACHDv4GIoAHAACIDoAHIoEHCACJDgAhggcCALQMACGDBwIAtAwAIYQHAQDIDAAhhQcCAJ0MACGGBwIAnQwAIYcHAgCdDAAhAwAAAIkBACBQAACcFgAgUQAAoxYAIA0AAACJAQAgBAAA4A0AIEkAAKMWACDKBgIAnQwAIdcGQACeDAAh5gYCAJ0MACHnBgEAnAwAIfIGAQCcDAAh8wYEANcNACH0BgEAnAwAIfUGAQCcDAAh9gZAAJ4MACH3BgEAnAwAIQsEAADgDQAgygYCAJ0MACHXBkAAngwAIeYGAgCdDAAh5wYBAJwMACHyBgEAnAwAIfMGBADXDQAh9AYBAJwMACH1BgEAnAwAIfYGQACeDAAh9wYBAJwMACEwEAAA5BMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZwHQAAAAAHqBwEAAAAB9QcBAAAAAfYHQAAAAAH3BwEAAAAB-QcAAAD5BwL6B0AAAAAB-wdAAAAAAfwHAQAAAAH9B0AAAAAB_gdAAAAAAf8HAQAAAAGACEAAAAABgQgCAAAAAYIIIAAAAAGDCEAAAAABhAggAAAAAQIAAAABACBQAACkFgAgBMoGAgAAAAHSBgAAkA0AINcGQAAAAAHlBgIAAAABCc8GAAEAAAHQBgABAAAB0gYAALcMACDTBgIAAAAB1AZAAAAAAdUGAgAAAAHWBkAAAAAB1wZAAAAAAdgGQAAAAAEMBgAA6wwAIAgAAOwMACDKBgIAAAAB0gYAAOoMACDVBgIAAAAB1wZAAAAAAdgGQAAAAAHgBgABAAAB4QYBAAAAAeIGAQAAAAHjBkAAAAAB5AZAAAAAAQIAAAAPACBQAACoFgAgAwAAAA0AIFAAAKgWACBRAACsFgAgDgAAAA0AIAYAAMkMACAIAADKDAAgSQAArBYAIMoGAgCdDAAh0gYAAMYMACDVBgIAnQwAIdcGQACeDAAh2AZAAJ4MACHgBgABxwwAIeEGAQDIDAAh4gYBAMgMACHjBkAAswwAIeQGQACzDAAhDAYAAMkMACAIAADKDAAgygYCAJ0MACHSBgAAxgwAINUGAgCdDAAh1wZAAJ4MACHYBkAAngwAIeAGAAHHDAAh4QYBAMgMACHiBgEAyAwAIeMGQACzDAAh5AZAALMMACELygYCAAAAAdIGAADbDAAg1wZAAAAAAdgGQAAAAAHdBgABAAAB5QYCAAAAAecGAQAAAAGwB0AAAAAB8gcBAAAAAfMHQAAAAAH0BwIAAAABAwAAAJoBACBQAACkFgAgUQAAsBYAIDIAAACaAQAgEAAAnREAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAALAWACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AITAQAACdEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACELBAAAwg0AIAwAAMQNACAOAADFDQAgygYCAAAAAdcGQAAAAAHmBgIAAAAB5wYBAAAAAegGAQAAAAHpBgABAAAB6gYAAMANACDrBgAAwQ0AIAIAAAAmACBQAACxFgAgMBAAAOQTACARAADlEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6gcBAAAAAfUHAQAAAAH2B0AAAAAB9wcBAAAAAfkHAAAA-QcC-gdAAAAAAfsHQAAAAAH8BwEAAAAB_QdAAAAAAf4HQAAAAAH_BwEAAAABgAhAAAAAAYEIAgAAAAGCCCAAAAABgwhAAAAAAYQIIAAAAAECAAAAAQAgUAAAsxYAIAnKBgIAAAAB0gYAAOoMACDXBkAAAAAB2AZAAAAAAeAGAAEAAAHhBgEAAAAB4gYBAAAAAeMGQAAAAAHkBkAAAAABCc8GAAEAAAHQBgABAAAB0QYCAAAAAdIGAAC3DAAg0wYCAAAAAdQGQAAAAAHWBkAAAAAB1wZAAAAAAdgGQAAAAAEDAAAABwAgUAAAsRYAIFEAALkWACANAAAABwAgBAAAnA0AIAwAAJ4NACAOAACfDQAgSQAAuRYAIMoGAgCdDAAh1wZAAJ4MACHmBgIAnQwAIecGAQCcDAAh6AYBAJwMACHpBgABxwwAIeoGAACaDQAg6wYAAJsNACALBAAAnA0AIAwAAJ4NACAOAACfDQAgygYCAJ0MACHXBkAAngwAIeYGAgCdDAAh5wYBAJwMACHoBgEAnAwAIekGAAHHDAAh6gYAAJoNACDrBgAAmw0AIAMAAACaAQAgUAAAsxYAIFEAALwWACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAAC8FgAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhnAdAALMMACHqBwEAyAwAIfUHAQCcDAAh9gdAALMMACH3BwEAyAwAIfkHAACcEfkHIvoHQACzDAAh-wdAALMMACH8BwEAyAwAIf0HQACzDAAh_gdAALMMACH_BwEAyAwAIYAIQACzDAAhgQgCAJ0MACGCCCAAyw0AIYMIQACzDAAhhAggAMsNACEwEAAAnREAIBEAAJ4RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhCAMAAJENACAFAACSDQAgDAAAlA0AIMoGAgAAAAHRBgIAAAAB0gYAAJANACDXBkAAAAAB5QYCAAAAAQIAAAALACBQAAC9FgAgA9cGQAAAAAHdBgABAAAB3wZAAAAAAQsEAADCDQAgDAAAxA0AIA0AAMMNACDKBgIAAAAB1wZAAAAAAeYGAgAAAAHnBgEAAAAB6AYBAAAAAekGAAEAAAHqBgAAwA0AIOsGAADBDQAgAgAAACYAIFAAAMAWACAwEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZwHQAAAAAHqBwEAAAAB9QcBAAAAAfYHQAAAAAH3BwEAAAAB-QcAAAD5BwL6B0AAAAAB-wdAAAAAAfwHAQAAAAH9B0AAAAAB_gdAAAAAAf8HAQAAAAGACEAAAAABgQgCAAAAAYIIIAAAAAGDCEAAAAABhAggAAAAAQIAAAABACBQAADCFgAgAwAAAAcAIFAAAMAWACBRAADGFgAgDQAAAAcAIAQAAJwNACAMAACeDQAgDQAAnQ0AIEkAAMYWACDKBgIAnQwAIdcGQACeDAAh5gYCAJ0MACHnBgEAnAwAIegGAQCcDAAh6QYAAccMACHqBgAAmg0AIOsGAACbDQAgCwQAAJwNACAMAACeDQAgDQAAnQ0AIMoGAgCdDAAh1wZAAJ4MACHmBgIAnQwAIecGAQCcDAAh6AYBAJwMACHpBgABxwwAIeoGAACaDQAg6wYAAJsNACADAAAAmgEAIFAAAMIWACBRAADJFgAgMgAAAJoBACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAAyRYAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZwHQACzDAAh6gcBAMgMACH1BwEAnAwAIfYHQACzDAAh9wcBAMgMACH5BwAAnBH5ByL6B0AAswwAIfsHQACzDAAh_AcBAMgMACH9B0AAswwAIf4HQACzDAAh_wcBAMgMACGACEAAswwAIYEIAgCdDAAhggggAMsNACGDCEAAswwAIYQIIADLDQAhMBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGcB0AAswwAIeoHAQDIDAAh9QcBAJwMACH2B0AAswwAIfcHAQDIDAAh-QcAAJwR-Qci-gdAALMMACH7B0AAswwAIfwHAQDIDAAh_QdAALMMACH-B0AAswwAIf8HAQDIDAAhgAhAALMMACGBCAIAnQwAIYIIIADLDQAhgwhAALMMACGECCAAyw0AIQvKBgIAAAAB0QYCAAAAAdIGAADbDAAg1wZAAAAAAdgGQAAAAAHdBgABAAAB5QYCAAAAAecGAQAAAAGwB0AAAAAB8gcBAAAAAfMHQAAAAAEDAAAACQAgUAAAvRYAIFEAAM0WACAKAAAACQAgAwAA9AwAIAUAAPUMACAMAAD3DAAgSQAAzRYAIMoGAgCdDAAh0QYCAJ0MACHSBgAA8wwAINcGQACeDAAh5QYCAJ0MACEIAwAA9AwAIAUAAPUMACAMAAD3DAAgygYCAJ0MACHRBgIAnQwAIdIGAADzDAAg1wZAAJ4MACHlBgIAnQwAIQwGAADrDAAgCQAA7QwAIMoGAgAAAAHSBgAA6gwAINUGAgAAAAHXBkAAAAAB2AZAAAAAAeAGAAEAAAHhBgEAAAAB4gYBAAAAAeMGQAAAAAHkBkAAAAABAgAAAA8AIFAAAM4WACADAAAADQAgUAAAzhYAIFEAANIWACAOAAAADQAgBgAAyQwAIAkAAMsMACBJAADSFgAgygYCAJ0MACHSBgAAxgwAINUGAgCdDAAh1wZAAJ4MACHYBkAAngwAIeAGAAHHDAAh4QYBAMgMACHiBgEAyAwAIeMGQACzDAAh5AZAALMMACEMBgAAyQwAIAkAAMsMACDKBgIAnQwAIdIGAADGDAAg1QYCAJ0MACHXBkAAngwAIdgGQACeDAAh4AYAAccMACHhBgEAyAwAIeIGAQDIDAAh4wZAALMMACHkBkAAswwAIQgDAACRDQAgBQAAkg0AIAsAAJMNACDKBgIAAAAB0QYCAAAAAdIGAACQDQAg1wZAAAAAAeUGAgAAAAECAAAACwAgUAAA0xYAIAsEAADCDQAgDQAAww0AIA4AAMUNACDKBgIAAAAB1wZAAAAAAeYGAgAAAAHnBgEAAAAB6AYBAAAAAekGAAEAAAHqBgAAwA0AIOsGAADBDQAgAgAAACYAIFAAANUWACADAAAACQAgUAAA0xYAIFEAANkWACAKAAAACQAgAwAA9AwAIAUAAPUMACALAAD2DAAgSQAA2RYAIMoGAgCdDAAh0QYCAJ0MACHSBgAA8wwAINcGQACeDAAh5QYCAJ0MACEIAwAA9AwAIAUAAPUMACALAAD2DAAgygYCAJ0MACHRBgIAnQwAIdIGAADzDAAg1wZAAJ4MACHlBgIAnQwAIQMAAAAHACBQAADVFgAgUQAA3BYAIA0AAAAHACAEAACcDQAgDQAAnQ0AIA4AAJ8NACBJAADcFgAgygYCAJ0MACHXBkAAngwAIeYGAgCdDAAh5wYBAJwMACHoBgEAnAwAIekGAAHHDAAh6gYAAJoNACDrBgAAmw0AIAsEAACcDQAgDQAAnQ0AIA4AAJ8NACDKBgIAnQwAIdcGQACeDAAh5gYCAJ0MACHnBgEAnAwAIegGAQCcDAAh6QYAAccMACHqBgAAmg0AIOsGAACbDQAgHgoAMxAGAhEnAxIoBBMqCxQuDBUyDRY2Dhc6DxtCEhxGFCFaGCNZFyVeHCpiHS14IC-PASYwkAEnNHwlNZMBKjaVASw5mQEtOp0BLTueAS09ogEuPqQBLj-oAS9ArQEwQrEBMUO1ATIDAwABBQgDDyQFBQQAAQoACgwfCA0MBA4gAgUDAAEFAAMKAAkLEAUMGwgEBgAECBQGCRUCCgAHAQcABQIIFgAJFwACBQADBhwEAgsdAAweAAMMIgANIQAOIwABAwABAQMAAQEDAAEBAwABBAoAExgAEBkAARtAEgIKABEXOw8BFzwAAhkAARoADwEbQQAGCgAbGQABHUgVIkwXI1UXJFcaAgoAFhxJFAEcSgAFCgAZGQABHgAUH00UIVEYAgMAASAAFwEhUgABHgAUASNYAAEDAAEDBAABCgAkLGYeAwoAIyZnHShrHwIpACArAB4ECgAiJwABKGwfKnAhASkAIAIocQAqcgABKHMAASx0AAYKACsZAAEvgAEmMIQBJzGGASgyiAEpAhkAAS4AJQIDAAEuACUBLgAlAi6MASUzigEqAgQAATKLASkCL40BADCOAQABBAABAxmbAQE3AAE4nAEBAgSjAQE8AAEBA6kBAQEDAAEBQQABAQMAARsQtgEAEbcBABK4AQAUuQEAFboBABa7AQAXvAEAG70BABy-AQAhwAEAI78BACXBAQAqwgEALcMBAC_FAQAwxgEANMQBADXHAQA5yAEAOskBADvKAQA9ywEAPswBAD_NAQBAzgEAQs8BAEPQAQAAAAAFCgA4VgA5VwA6WAA7WQA8AAAAAAAFCgA4VgA5VwA6WAA7WQA8AwMAAQXxAQMP8gEFAwMAAQX4AQMP-QEFBQoAQVYAQlcAQ1gARFkARQAAAAAABQoAQVYAQlcAQ1gARFkARQEDiwIBAQORAgEFCgBKVgBLVwBMWABNWQBOAAAAAAAFCgBKVgBLVwBMWABNWQBOAUEAAQFBAAEFCgBTVgBUVwBVWABWWQBXAAAAAAAFCgBTVgBUVwBVWABWWQBXAQMAAQEDAAEFCgBcVgBdVwBeWABfWQBgAAAAAAAFCgBcVgBdVwBeWABfWQBgAQMAAQEDAAEFCgBlVgBmVwBnWABoWQBpAAAAAAAFCgBlVgBmVwBnWABoWQBpAAAABQoAb1YAcFcAcVgAclkAcwAAAAAABQoAb1YAcFcAcVgAclkAcwMZ_gIBNwABOP8CAQMZhQMBNwABOIYDAQUKAHhWAHlXAHpYAHtZAHwAAAAAAAUKAHhWAHlXAHpYAHtZAHwCBJgDATwAAQIEngMBPAABBQoAgQFWAIIBVwCDAVgAhAFZAIUBAAAAAAAFCgCBAVYAggFXAIMBWACEAVkAhQEAAAAFCgCLAVYAjAFXAI0BWACOAVkAjwEAAAAAAAUKAIsBVgCMAVcAjQFYAI4BWQCPAQEDAAEBAwABBQoAlAFWAJUBVwCWAVgAlwFZAJgBAAAAAAAFCgCUAVYAlQFXAJYBWACXAVkAmAEAAAUKAJ0BVgCeAVcAnwFYAKABWQChAQAAAAAABQoAnQFWAJ4BVwCfAVgAoAFZAKEBAhgAEBkAAQIYABAZAAEFCgCmAVYApwFXAKgBWACpAVkAqgEAAAAAAAUKAKYBVgCnAVcAqAFYAKkBWQCqAQIZAAEaAA8CGQABGgAPBQoArwFWALABVwCxAVgAsgFZALMBAAAAAAAFCgCvAVYAsAFXALEBWACyAVkAswEAAAAFCgC5AVYAugFXALsBWAC8AVkAvQEAAAAAAAUKALkBVgC6AVcAuwFYALwBWQC9AQEDAAEBAwABBQoAwgFWAMMBVwDEAVgAxQFZAMYBAAAAAAAFCgDCAVYAwwFXAMQBWADFAVkAxgEBAwABAQMAAQUKAMsBVgDMAVcAzQFYAM4BWQDPAQAAAAAABQoAywFWAMwBVwDNAVgAzgFZAM8BAQMAAQEDAAEFCgDUAVYA1QFXANYBWADXAVkA2AEAAAAAAAUKANQBVgDVAVcA1gFYANcBWQDYAQEDAAEBAwABBQoA3QFWAN4BVwDfAVgA4AFZAOEBAAAAAAAFCgDdAVYA3gFXAN8BWADgAVkA4QEAAAADCgDnAVgA6AFZAOkBAAAAAwoA5wFYAOgBWQDpAQAABQoA7gFWAO8BVwDwAVgA8QFZAPIBAAAAAAAFCgDuAVYA7wFXAPABWADxAVkA8gEDGQABHcgFFSLJBRcDGQABHc8FFSLQBRcFCgD3AVYA-AFXAPkBWAD6AVkA-wEAAAAAAAUKAPcBVgD4AVcA-QFYAPoBWQD7AQIZAAEeABQCGQABHgAUBQoAgAJWAIECVwCCAlgAgwJZAIQCAAAAAAAFCgCAAlYAgQJXAIICWACDAlkAhAICAwABIAAXAgMAASAAFwUKAIkCVgCKAlcAiwJYAIwCWQCNAgAAAAAABQoAiQJWAIoCVwCLAlgAjAJZAI0CAR4AFAUKAJECVgCSAlcAkwJYAJQCWQCVAgAAAAAABQoAkQJWAJICVwCTAlgAlAJZAJUCAQQAAQEEAAEFCgCaAlYAmwJXAJwCWACdAlkAngIAAAAAAAUKAJoCVgCbAlcAnAJYAJ0CWQCeAgEmtgYdASa8Bh0FCgCjAlYApAJXAKUCWACmAlkApwIAAAAAAAUKAKMCVgCkAlcApQJYAKYCWQCnAgEnAAEBJwABBQoArAJWAK0CVwCuAlgArwJZALACAAAAAAAFCgCsAlYArQJXAK4CWACvAlkAsAICKQAgKwAeAikAICsAHgUKALUCVgC2AlcAtwJYALgCWQC5AgAAAAAABQoAtQJWALYCVwC3AlgAuAJZALkCASkAIAEpACAFCgC-AlYAvwJXAMACWADBAlkAwgIAAAAAAAUKAL4CVgC_AlcAwAJYAMECWQDCAgEZAAEBGQABBQoAxwJWAMgCVwDJAlgAygJZAMsCAAAAAAAFCgDHAlYAyAJXAMkCWADKAlkAywICAwABLgAlAgMAAS4AJQUKANACVgDRAlcA0gJYANMCWQDUAgAAAAAABQoA0AJWANECVwDSAlgA0wJZANQCAhkAAS4AJQIZAAEuACUFCgDZAlYA2gJXANsCWADcAlkA3QIAAAAAAAUKANkCVgDaAlcA2wJYANwCWQDdAgEuACUBLgAlBQoA4gJWAOMCVwDkAlgA5QJZAOYCAAAAAAAFCgDiAlYA4wJXAOQCWADlAlkA5gIBBAABAQQAAQUKAOsCVgDsAlcA7QJYAO4CWQDvAgAAAAAABQoA6wJWAOwCVwDtAlgA7gJZAO8CAQQAAQEEAAEFCgD0AlYA9QJXAPYCWAD3AlkA-AIAAAAAAAUKAPQCVgD1AlcA9gJYAPcCWQD4AgIumwglM5oIKgIuogglM6EIKgUKAP0CVgD-AlcA_wJYAIADWQCBAwAAAAAABQoA_QJWAP4CVwD_AlgAgANZAIEDAQQAAQEEAAEFCgCGA1YAhwNXAIgDWACJA1kAigMAAAAAAAUKAIYDVgCHA1cAiANYAIkDWQCKAwIDAAEFAAMCAwABBQADBQoAjwNWAJADVwCRA1gAkgNZAJMDAAAAAAAFCgCPA1YAkANXAJEDWACSA1kAkwMBBgAEAQYABAUKAJgDVgCZA1cAmgNYAJsDWQCcAwAAAAAABQoAmANWAJkDVwCaA1gAmwNZAJwDAQcABQEHAAUFCgChA1YAogNXAKMDWACkA1kApQMAAAAAAAUKAKEDVgCiA1cAowNYAKQDWQClAwIFAAMGjAkEAgUAAwaSCQQFCgCqA1YAqwNXAKwDWACtA1kArgMAAAAAAAUKAKoDVgCrA1cArANYAK0DWQCuAwAAAAMKALQDWAC1A1kAtgMAAAADCgC0A1gAtQNZALYDAAAAAwoAvANYAL0DWQC-AwAAAAMKALwDWAC9A1kAvgMAAAADCgDEA1gAxQNZAMYDAAAAAwoAxANYAMUDWQDGAwAAAAMKAMwDWADNA1kAzgMAAAADCgDMA1gAzQNZAM4DAAAABQoA1ANWANUDVwDWA1gA1wNZANgDAAAAAAAFCgDUA1YA1QNXANYDWADXA1kA2ANEAgFF0QEBRtMBAUfUAQFI1QEBStcBAUvZATRM2gE1TdwBAU7eATRP3wE2UuABAVPhAQFU4gE0WuUBN1vmAT1c5wECXegBAl7pAQJf6gECYOsBAmHtAQJi7wE0Y_ABPmT0AQJl9gE0ZvcBP2f6AQJo-wECafwBNGr_AUBrgAJGbIECL22CAi9ugwIvb4QCL3CFAi9xhwIvcokCNHOKAkd0jQIvdY8CNHaQAkh3kgIveJMCL3mUAjR6lwJJe5gCT3yZAjF9mgIxfpsCMX-cAjGAAZ0CMYEBnwIxggGhAjSDAaICUIQBpAIxhQGmAjSGAacCUYcBqAIxiAGpAjGJAaoCNIoBrQJSiwGuAliMAa8CMI0BsAIwjgGxAjCPAbICMJABswIwkQG1AjCSAbcCNJMBuAJZlAG6AjCVAbwCNJYBvQJalwG-AjCYAb8CMJkBwAI0mgHDAlubAcQCYZwBxQIcnQHGAhyeAccCHJ8ByAIcoAHJAhyhAcsCHKIBzQI0owHOAmKkAdACHKUB0gI0pgHTAmOnAdQCHKgB1QIcqQHWAjSqAdkCZKsB2gJqrAHcAmutAd0Ca64B4AJrrwHhAmuwAeICa7EB5AJrsgHmAjSzAecCbLQB6QJrtQHrAjS2AewCbbcB7QJruAHuAmu5Ae8CNLoB8gJuuwHzAnS8AfQCLb0B9QItvgH2Ai2_AfcCLcAB-AItwQH6Ai3CAfwCNMMB_QJ1xAGBAy3FAYMDNMYBhAN2xwGHAy3IAYgDLckBiQM0ygGMA3fLAY0DfcwBjgMuzQGPAy7OAZADLs8BkQMu0AGSAy7RAZQDLtIBlgM00wGXA37UAZoDLtUBnAM01gGdA3_XAZ8DLtgBoAMu2QGhAzTaAaQDgAHbAaUDhgHcAacDhwHdAagDhwHeAasDhwHfAawDhwHgAa0DhwHhAa8DhwHiAbEDNOMBsgOIAeQBtAOHAeUBtgM05gG3A4kB5wG4A4cB6AG5A4cB6QG6AzTqAb0DigHrAb4DkAHsAb8DMu0BwAMy7gHBAzLvAcIDMvABwwMy8QHFAzLyAccDNPMByAORAfQBygMy9QHMAzT2Ac0DkgH3Ac4DMvgBzwMy-QHQAzT6AdMDkwH7AdQDmQH8AdYDEP0B1wMQ_gHaAxD_AdsDEIAC3AMQgQLeAxCCAuADNIMC4QOaAYQC4wMQhQLlAzSGAuYDmwGHAucDEIgC6AMQiQLpAzSKAuwDnAGLAu0DogGMAu4DD40C7wMPjgLwAw-PAvEDD5AC8gMPkQL0Aw-SAvYDNJMC9wOjAZQC-QMPlQL7AzSWAvwDpAGXAv0DD5gC_gMPmQL_AzSaAoIEpQGbAoMEqwGcAoQEEp0ChQQSngKGBBKfAocEEqACiAQSoQKKBBKiAowENKMCjQSsAaQCjwQSpQKRBDSmApIErQGnApMEEqgClAQSqQKVBDSqApgErgGrApkEtAGsApsEtQGtApwEtQGuAp8EtQGvAqAEtQGwAqEEtQGxAqMEtQGyAqUENLMCpgS2AbQCqAS1AbUCqgQ0tgKrBLcBtwKsBLUBuAKtBLUBuQKuBDS6ArEEuAG7ArIEvgG8ArQEC70CtQQLvgK3BAu_ArgEC8ACuQQLwQK7BAvCAr0ENMMCvgS_AcQCwAQLxQLCBDTGAsMEwAHHAsQEC8gCxQQLyQLGBDTKAskEwQHLAsoExwHMAssEDM0CzAQMzgLNBAzPAs4EDNACzwQM0QLRBAzSAtMENNMC1ATIAdQC1gQM1QLYBDTWAtkEyQHXAtoEDNgC2wQM2QLcBDTaAt8EygHbAuAE0AHcAuEEDd0C4gQN3gLjBA3fAuQEDeAC5QQN4QLnBA3iAukENOMC6gTRAeQC7AQN5QLuBDTmAu8E0gHnAvAEDegC8QQN6QLyBDTqAvUE0wHrAvYE2QHsAvcEDu0C-AQO7gL5BA7vAvoEDvAC-wQO8QL9BA7yAv8ENPMCgAXaAfQCggUO9QKEBTT2AoUF2wH3AoYFDvgChwUO-QKIBTT6AosF3AH7AowF4gH8Ao4F4wH9Ao8F4wH-ApIF4wH_ApMF4wGAA5QF4wGBA5YF4wGCA5gFNIMDmQXkAYQDmwXjAYUDnQU0hgOeBeUBhwOfBeMBiAOgBeMBiQOhBTSKA6QF5gGLA6UF6gGMA6cFFY0DqAUVjgOqBRWPA6sFFZADrAUVkQOuBRWSA7AFNJMDsQXrAZQDswUVlQO1BTSWA7YF7AGXA7cFFZgDuAUVmQO5BTSaA7wF7QGbA70F8wGcA74FFJ0DvwUUngPABRSfA8EFFKADwgUUoQPEBRSiA8YFNKMDxwX0AaQDywUUpQPNBTSmA84F9QGnA9EFFKgD0gUUqQPTBTSqA9YF9gGrA9cF_AGsA9gFF60D2QUXrgPaBRevA9sFF7AD3AUXsQPeBReyA-AFNLMD4QX9AbQD4wUXtQPlBTS2A-YF_gG3A-cFF7gD6AUXuQPpBTS6A-wF_wG7A-0FhQK8A-4FGL0D7wUYvgPwBRi_A_EFGMAD8gUYwQP0BRjCA_YFNMMD9wWGAsQD-QUYxQP7BTTGA_wFhwLHA_0FGMgD_gUYyQP_BTTKA4IGiALLA4MGjgLMA4UGGs0DhgYazgOIBhrPA4kGGtADigYa0QOMBhrSA44GNNMDjwaPAtQDkAYa1QORBjTWA5QGkALXA5UGlgLYA5YGHdkDlwYd2gOYBh3bA5kGHdwDmgYd3QOcBh3eA54GNN8DnwaXAuADoQYd4QOjBjTiA6QGmALjA6UGHeQDpgYd5QOnBjTmA6oGmQLnA6sGnwLoA6wGHukDrQYe6gOuBh7rA68GHuwDsAYe7QOyBh7uA7QGNO8DtQagAvADuAYe8QO6BjTyA7sGoQLzA70GHvQDvgYe9QO_BjT2A8IGogL3A8MGqAL4A8QGIPkDxQYg-gPGBiD7A8cGIPwDyAYg_QPKBiD-A8wGNP8DzQapAoAEzwYggQTRBjSCBNIGqgKDBNMGIIQE1AYghQTVBjSGBNgGqwKHBNkGsQKIBNoGH4kE2wYfigTcBh-LBN0GH4wE3gYfjQTgBh-OBOIGNI8E4wayApAE5QYfkQTnBjSSBOgGswKTBOkGH5QE6gYflQTrBjSWBO4GtAKXBO8GugKYBPAGIZkE8QYhmgTyBiGbBPMGIZwE9AYhnQT2BiGeBPgGNJ8E-Qa7AqAE-wYhoQT9BjSiBP4GvAKjBP8GIaQEgAchpQSBBzSmBIQHvQKnBIUHwwKoBIYHJakEhwclqgSIByWrBIkHJawEigclrQSMByWuBI4HNK8EjwfEArAEkQclsQSTBzSyBJQHxQKzBJUHJbQElgcltQSXBzS2BJoHxgK3BJsHzAK4BJwHJ7kEnQcnugSeBye7BJ8HJ7wEoAcnvQSiBye-BKQHNL8EpQfNAsAEpwcnwQSpBzTCBKoHzgLDBKsHJ8QErAcnxQStBzTGBLAHzwLHBLEH1QLIBLIHJskEswcmygS0BybLBLUHJswEtgcmzQS4BybOBLoHNM8EuwfWAtAEvQcm0QS_BzTSBMAH1wLTBMEHJtQEwgcm1QTDBzTWBMYH2ALXBMcH3gLYBMkHKNkEygco2gTMByjbBM0HKNwEzgco3QTQByjeBNIHNN8E0wffAuAE1Qco4QTXBzTiBNgH4ALjBNkHKOQE2gco5QTbBzTmBN4H4QLnBN8H5wLoBOAHKukE4Qcq6gTiByrrBOMHKuwE5Acq7QTmByruBOgHNO8E6QfoAvAE6wcq8QTtBzTyBO4H6QLzBO8HKvQE8Acq9QTxBzT2BPQH6gL3BPUH8AL4BPcHLPkE-Acs-gT6Byz7BPsHLPwE_Acs_QT-Byz-BIAINP8EgQjxAoAFgwgsgQWFCDSCBYYI8gKDBYcILIQFiAgshQWJCDSGBYwI8wKHBY0I-QKIBY8IKYkFkAgpigWSCCmLBZMIKYwFlAgpjQWWCCmOBZgINI8FmQj6ApAFnQgpkQWfCDSSBaAI-wKTBaMIKZQFpAgplQWlCDSWBagI_AKXBakIggOYBaoIA5kFqwgDmgWsCAObBa0IA5wFrggDnQWwCAOeBbIINJ8FswiDA6AFtQgDoQW3CDSiBbgIhAOjBbkIA6QFuggDpQW7CDSmBb4IhQOnBb8IiwOoBcAIBKkFwQgEqgXCCASrBcMIBKwFxAgErQXGCASuBcgINK8FyQiMA7AFywgEsQXNCDSyBc4IjQOzBc8IBLQF0AgEtQXRCDS2BdQIjgO3BdUIlAO4BdYIBbkF1wgFugXYCAW7BdkIBbwF2ggFvQXcCAW-Bd4INL8F3wiVA8AF4QgFwQXjCDTCBeQIlgPDBeUIBcQF5ggFxQXnCDTGBeoIlwPHBesInQPIBewIBskF7QgGygXuCAbLBe8IBswF8AgGzQXyCAbOBfQINM8F9QieA9AF9wgG0QX5CDTSBfoInwPTBfsIBtQF_AgG1QX9CDTWBYAJoAPXBYEJpgPYBYIJCNkFgwkI2gWECQjbBYUJCNwFhgkI3QWICQjeBYoJNN8FiwmnA-AFjgkI4QWQCTTiBZEJqAPjBZMJCOQFlAkI5QWVCTTmBZgJqQPnBZkJrwPoBZsJsAPpBZwJsAPqBZ8JsAPrBaAJsAPsBaEJsAPtBaMJsAPuBaUJNO8FpgmxA_AFqAmwA_EFqgk08gWrCbID8wWsCbAD9AWtCbAD9QWuCTT2BbEJswP3BbIJtwP4BbQJuAP5BbUJuAP6BbgJuAP7BbkJuAP8BboJuAP9BbwJuAP-Bb4JNP8Fvwm5A4AGwQm4A4EGwwk0ggbECboDgwbFCbgDhAbGCbgDhQbHCTSGBsoJuwOHBssJvwOIBs0JwAOJBs4JwAOKBtEJwAOLBtIJwAOMBtMJwAONBtUJwAOOBtcJNI8G2AnBA5AG2gnAA5EG3Ak0kgbdCcIDkwbeCcADlAbfCcADlQbgCTSWBuMJwwOXBuQJxwOYBuYJyAOZBucJyAOaBuoJyAObBusJyAOcBuwJyAOdBu4JyAOeBvAJNJ8G8QnJA6AG8wnIA6EG9Qk0ogb2CcoDowb3CcgDpAb4CcgDpQb5CTSmBvwJywOnBv0JzwOoBv8J0AOpBoAK0AOqBoMK0AOrBoQK0AOsBoUK0AOtBocK0AOuBokKNK8GigrRA7AGjArQA7EGjgo0sgaPCtIDswaQCtADtAaRCtADtQaSCjS2BpUK0wO3BpYK2QM"
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
