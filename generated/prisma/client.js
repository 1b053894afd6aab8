// Made by `npm run generate` from prisma/schema.prisma, whose SHA-256 is
// a32b8a4bab9d96038b6646d371ff4e0b25e9e3da78a55c5c49b04c4c3addf67a.
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
config.runtimeDataModel = JSON.parse('{"models":{"User":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"username","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"pendingEmail","kind":"scalar","type":"String","dbName":"pending_email"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"role","kind":"enum","type":"Role"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspendedUntil","kind":"scalar","type":"DateTime","dbName":"suspended_until"},{"name":"suspendedFor","kind":"scalar","type":"String","dbName":"suspended_for"},{"name":"silencedAt","kind":"scalar","type":"DateTime","dbName":"silenced_at"},{"name":"silencedUntil","kind":"scalar","type":"DateTime","dbName":"silenced_until"},{"name":"silencedFor","kind":"scalar","type":"String","dbName":"silenced_for"},{"name":"reportMailedAt","kind":"scalar","type":"DateTime","dbName":"report_mailed_at"},{"name":"approvedPosts","kind":"scalar","type":"Int","dbName":"approved_posts"},{"name":"awaitsApproval","kind":"scalar","type":"Boolean","dbName":"awaits_approval"},{"name":"deleteAt","kind":"scalar","type":"DateTime","dbName":"delete_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"twoFactors","kind":"scalar","type":"Boolean","dbName":"two_factors"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToUser"},{"name":"apps","kind":"object","type":"App","relationName":"AppToUser"},{"name":"appGrants","kind":"object","type":"AppGrant","relationName":"AppGrantToUser"},{"name":"totpFactor","kind":"object","type":"TotpFactor","relationName":"TotpFactorToUser"},{"name":"recoveryCodes","kind":"object","type":"RecoveryCode","relationName":"RecoveryCodeToUser"},{"name":"passkeys","kind":"object","type":"Passkey","relationName":"PasskeyToUser"},{"name":"identities","kind":"object","type":"Identity","relationName":"IdentityToUser"},{"name":"topics","kind":"object","type":"Topic","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToUser"},{"name":"questions","kind":"object","type":"Question","relationName":"QuestionToUser"},{"name":"answers","kind":"object","type":"Answer","relationName":"AnswerToUser"},{"name":"votes","kind":"object","type":"Vote","relationName":"UserToVote"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToUser"},{"name":"stores","kind":"object","type":"Store","relationName":"StoreToUser"},{"name":"orders","kind":"object","type":"Order","relationName":"OrderToUser"},{"name":"videos","kind":"object","type":"Video","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToUser"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToUser"},{"name":"files","kind":"object","type":"File","relationName":"FileToUser"},{"name":"fileUsage","kind":"object","type":"FileUsage","relationName":"FileUsageToUser"},{"name":"reportsMade","kind":"object","type":"Report","relationName":"reporter"},{"name":"reportsAbout","kind":"object","type":"Report","relationName":"author"},{"name":"reportsHandled","kind":"object","type":"Report","relationName":"handler"},{"name":"revisions","kind":"object","type":"Revision","relationName":"owner"},{"name":"edits","kind":"object","type":"Revision","relationName":"editor"},{"name":"mails","kind":"object","type":"Mail","relationName":"MailToUser"},{"name":"emailTokens","kind":"object","type":"EmailToken","relationName":"EmailTokenToUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"InvitationToUser"},{"name":"exports","kind":"object","type":"Export","relationName":"ExportToUser"}],"dbName":"users","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"appSessionId","kind":"scalar","type":"Int","dbName":"app_session_id"},{"name":"user","kind":"object","type":"User","relationName":"ApiKeyToUser"},{"name":"app","kind":"object","type":"App","relationName":"ApiKeyToApp"},{"name":"appSession","kind":"object","type":"AppSession","relationName":"ApiKeyToAppSession"}],"dbName":"api_keys","schema":null},"Mail":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"fault","kind":"scalar","type":"String"},{"name":"givenUpAt","kind":"scalar","type":"DateTime","dbName":"given_up_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"MailToUser"}],"dbName":"mails","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"creatorId","kind":"scalar","type":"Int","dbName":"creator_id"},{"name":"maxUses","kind":"scalar","type":"Int","dbName":"max_uses"},{"name":"uses","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"creator","kind":"object","type":"User","relationName":"InvitationToUser"}],"dbName":"invitations","schema":null},"EmailToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"EmailTokenToUser"}],"dbName":"email_tokens","schema":null},"IdempotencyKey":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"operation","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"request","kind":"scalar","type":"Bytes"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"IdempotencyKeyToUser"}],"dbName":"idempotency_keys","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"details","kind":"scalar","type":"Json"}],"dbName":"audit_log","schema":null},"Report":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"reporterId","kind":"scalar","type":"Int","dbName":"reporter_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"ReportStatus"},{"name":"handlerId","kind":"scalar","type":"Int","dbName":"handler_id"},{"name":"resolutionNote","kind":"scalar","type":"String","dbName":"resolution_note"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"},{"name":"reporter","kind":"object","type":"User","relationName":"reporter"},{"name":"author","kind":"object","type":"User","relationName":"author"},{"name":"handler","kind":"object","type":"User","relationName":"handler"}],"dbName":"reports","schema":null},"Revision":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"editorId","kind":"scalar","type":"Int","dbName":"editor_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"owner","kind":"object","type":"User","relationName":"owner"},{"name":"editor","kind":"object","type":"User","relationName":"editor"}],"dbName":"revisions","schema":null},"Removal":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"parentId","kind":"scalar","type":"Int","dbName":"parent_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"excerpt","kind":"scalar","type":"String"},{"name":"memory","kind":"scalar","type":"String"},{"name":"isPrivate","kind":"scalar","type":"Boolean","dbName":"is_private"},{"name":"state","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"removals","schema":null},"Export":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"parts","kind":"scalar","type":"Int"},{"name":"partsTotal","kind":"scalar","type":"Int","dbName":"parts_total"},{"name":"records","kind":"scalar","type":"BigInt"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"missing","kind":"scalar","type":"Int"},{"name":"fault","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"user","kind":"object","type":"User","relationName":"ExportToUser"}],"dbName":"exports","schema":null},"Board":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"topics","kind":"object","type":"Topic","relationName":"BoardToTopic"}],"dbName":"boards","schema":null},"Topic":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"boardId","kind":"scalar","type":"Int","dbName":"board_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"content","kind":"scalar","type":"String"},{"name":"isSticky","kind":"scalar","type":"Boolean","dbName":"is_sticky"},{"name":"isLocked","kind":"scalar","type":"Boolean","dbName":"is_locked"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"replyCount","kind":"scalar","type":"Int","dbName":"reply_count"},{"name":"lastReplyAt","kind":"scalar","type":"DateTime","dbName":"last_reply_at"},{"name":"lastReplyUserId","kind":"scalar","type":"Int","dbName":"last_reply_user_id"},{"name":"board","kind":"object","type":"Board","relationName":"BoardToTopic"},{"name":"author","kind":"object","type":"User","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToTopic"}],"dbName":"topics","schema":null},"Reply":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"topic","kind":"object","type":"Topic","relationName":"ReplyToTopic"},{"name":"author","kind":"object","type":"User","relationName":"ReplyToUser"}],"dbName":"replies","schema":null},"Session":{"fields":[{"name":"sid","kind":"scalar","type":"String"},{"name":"sess","kind":"scalar","type":"Json"},{"name":"expire","kind":"scalar","type":"DateTime"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"}],"dbName":"sessions","schema":null},"TotpFactor":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"secret","kind":"scalar","type":"String"},{"name":"lastStep","kind":"scalar","type":"BigInt","dbName":"last_step"},{"name":"wrongCodes","kind":"scalar","type":"Int","dbName":"wrong_codes"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"TotpFactorToUser"}],"dbName":"totp_factors","schema":null},"RecoveryCode":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"RecoveryCodeToUser"}],"dbName":"recovery_codes","schema":null},"Passkey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"credentialId","kind":"scalar","type":"Bytes","dbName":"credential_id"},{"name":"publicKey","kind":"scalar","type":"Bytes","dbName":"public_key"},{"name":"counter","kind":"scalar","type":"BigInt"},{"name":"transports","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"PasskeyToUser"}],"dbName":"passkeys","schema":null},"Identity":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"IdentityToUser"}],"dbName":"identities","schema":null},"Secret":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"secrets","schema":null},"Category":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"questions","kind":"object","type":"Question","relationName":"CategoryToQuestion"}],"dbName":"categories","schema":null},"Question":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"categoryId","kind":"scalar","type":"Int","dbName":"category_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"QuestionStatus"},{"name":"bestAnswerId","kind":"scalar","type":"Int","dbName":"best_answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answerCount","kind":"scalar","type":"Int","dbName":"answer_count"},{"name":"category","kind":"object","type":"Category","relationName":"CategoryToQuestion"},{"name":"author","kind":"object","type":"User","relationName":"QuestionToUser"},{"name":"bestAnswer","kind":"object","type":"Answer","relationName":"best"},{"name":"answers","kind":"object","type":"Answer","relationName":"answers"},{"name":"search","kind":"object","type":"QuestionSearch","relationName":"QuestionToQuestionSearch"}],"dbName":"questions","schema":null},"Answer":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"voteScore","kind":"scalar","type":"Int","dbName":"vote_score"},{"name":"question","kind":"object","type":"Question","relationName":"answers"},{"name":"author","kind":"object","type":"User","relationName":"AnswerToUser"},{"name":"bestOf","kind":"object","type":"Question","relationName":"best"},{"name":"votes","kind":"object","type":"Vote","relationName":"AnswerToVote"}],"dbName":"answers","schema":null},"Vote":{"fields":[{"name":"answerId","kind":"scalar","type":"Int","dbName":"answer_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"object","type":"Answer","relationName":"AnswerToVote"},{"name":"user","kind":"object","type":"User","relationName":"UserToVote"}],"dbName":"votes","schema":null},"QuestionSearch":{"fields":[{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"question","kind":"object","type":"Question","relationName":"QuestionToQuestionSearch"}],"dbName":"question_search","schema":null},"Store":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"StoreStatus"},{"name":"reopens","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"owner","kind":"object","type":"User","relationName":"StoreToUser"},{"name":"products","kind":"object","type":"Product","relationName":"ProductToStore"}],"dbName":"stores","schema":null},"Product":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"sku","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"regularPrice","kind":"scalar","type":"Decimal","dbName":"regular_price"},{"name":"stock","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"ProductStatus"},{"name":"category","kind":"scalar","type":"String"},{"name":"imageUrl","kind":"scalar","type":"String","dbName":"image_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"shelf","kind":"scalar","type":"Int"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"titleKey","kind":"scalar","type":"String","dbName":"title_key"},{"name":"categoryKey","kind":"scalar","type":"String","dbName":"category_key"},{"name":"store","kind":"object","type":"Store","relationName":"ProductToStore"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderItemToProduct"}],"dbName":"products","schema":null},"Order":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"area","kind":"enum","type":"OrderArea"},{"name":"buyerId","kind":"scalar","type":"Int","dbName":"buyer_id"},{"name":"status","kind":"enum","type":"OrderStatus"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"paymentReference","kind":"scalar","type":"String","dbName":"payment_reference"},{"name":"buyer","kind":"object","type":"User","relationName":"OrderToUser"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderToOrderItem"},{"name":"stores","kind":"object","type":"OrderStore","relationName":"OrderToOrderStore"}],"dbName":"orders","schema":null},"OrderItem":{"fields":[{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"quantity","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"storeName","kind":"scalar","type":"String","dbName":"store_name"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderItem"},{"name":"product","kind":"object","type":"Product","relationName":"OrderItemToProduct"}],"dbName":"order_items","schema":null},"OrderStore":{"fields":[{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderStore"}],"dbName":"order_stores","schema":null},"Video":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"visibility","kind":"enum","type":"VideoVisibility"},{"name":"status","kind":"enum","type":"VideoStatus"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"duration","kind":"scalar","type":"Float"},{"name":"width","kind":"scalar","type":"Int"},{"name":"height","kind":"scalar","type":"Int"},{"name":"thumbnailUrl","kind":"scalar","type":"String","dbName":"thumbnail_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"likeCount","kind":"scalar","type":"Int","dbName":"like_count"},{"name":"dislikeCount","kind":"scalar","type":"Int","dbName":"dislike_count"},{"name":"commentCount","kind":"scalar","type":"Int","dbName":"comment_count"},{"name":"author","kind":"object","type":"User","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToVideo"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToVideo"},{"name":"views","kind":"object","type":"VideoView","relationName":"VideoToVideoView"},{"name":"share","kind":"object","type":"Share","relationName":"ShareToVideo"}],"dbName":"videos","schema":null},"Rating":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"RatingToVideo"},{"name":"user","kind":"object","type":"User","relationName":"RatingToUser"}],"dbName":"ratings","schema":null},"Comment":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"CommentToVideo"},{"name":"author","kind":"object","type":"User","relationName":"CommentToUser"}],"dbName":"comments","schema":null},"VideoView":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"views","kind":"scalar","type":"Int"},{"name":"video","kind":"object","type":"Video","relationName":"VideoToVideoView"}],"dbName":"video_views","schema":null},"File":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"sha256","kind":"scalar","type":"String"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"owner","kind":"object","type":"User","relationName":"FileToUser"},{"name":"share","kind":"object","type":"Share","relationName":"FileToShare"}],"dbName":"files","schema":null},"FileUsage":{"fields":[{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"files","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"owner","kind":"object","type":"User","relationName":"FileUsageToUser"}],"dbName":"file_usage","schema":null},"Share":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"token","kind":"scalar","type":"String"},{"name":"fileId","kind":"scalar","type":"Int","dbName":"file_id"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"allowDownload","kind":"scalar","type":"Boolean","dbName":"allow_download"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"file","kind":"object","type":"File","relationName":"FileToShare"},{"name":"video","kind":"object","type":"Video","relationName":"ShareToVideo"}],"dbName":"shares","schema":null},"App":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"secretHash","kind":"scalar","type":"Bytes","dbName":"secret_hash"},{"name":"redirectUris","kind":"scalar","type":"String","dbName":"redirect_uris"},{"name":"origins","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"owner","kind":"object","type":"User","relationName":"AppToUser"},{"name":"grants","kind":"object","type":"AppGrant","relationName":"AppToAppGrant"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppToAppDevice"},{"name":"tokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToApp"}],"dbName":"apps","schema":null},"AppGrant":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"AppGrantToUser"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppGrant"},{"name":"sessions","kind":"object","type":"AppSession","relationName":"AppGrantToAppSession"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppDeviceToAppGrant"}],"dbName":"app_grants","schema":null},"AppSession":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"codeHash","kind":"scalar","type":"Bytes","dbName":"code_hash"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeExpiresAt","kind":"scalar","type":"DateTime","dbName":"code_expires_at"},{"name":"codeUsedAt","kind":"scalar","type":"DateTime","dbName":"code_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppGrantToAppSession"},{"name":"refreshTokens","kind":"object","type":"AppRefreshToken","relationName":"AppRefreshTokenToAppSession"},{"name":"accessTokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToAppSession"}],"dbName":"app_sessions","schema":null},"AppRefreshToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sessionId","kind":"scalar","type":"Int","dbName":"session_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"session","kind":"object","type":"AppSession","relationName":"AppRefreshTokenToAppSession"}],"dbName":"app_refresh_tokens","schema":null},"AppDevice":{"fields":[{"name":"deviceHash","kind":"scalar","type":"Bytes","dbName":"device_hash"},{"name":"userHash","kind":"scalar","type":"Bytes","dbName":"user_hash"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"pause","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"deniedAt","kind":"scalar","type":"DateTime","dbName":"denied_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppDevice"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppDeviceToAppGrant"}],"dbName":"app_devices","schema":null},"JobTurn":{"fields":[{"name":"job","kind":"scalar","type":"String"},{"name":"nextAt","kind":"scalar","type":"DateTime","dbName":"next_at"}],"dbName":"job_turns","schema":null},"BackupLease":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"backup_leases","schema":null},"Backup":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"snapshotAt","kind":"scalar","type":"DateTime","dbName":"snapshot_at"}],"dbName":"backups","schema":null},"PostponedRemoval":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"postponed_removals","schema":null},"LimitCount":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"}],"dbName":"limit_counts","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","user","owner","app","grant","session","refreshTokens","accessTokens","_count","sessions","devices","grants","tokens","appSession","keys","apps","appGrants","totpFactor","recoveryCodes","passkeys","identities","topics","board","author","topic","replies","questions","category","question","bestOf","answer","votes","bestAnswer","answers","search","idempotencyKeys","store","buyer","items","order","stores","product","products","orders","video","comments","ratings","views","share","file","videos","files","fileUsage","reporter","handler","reportsMade","reportsAbout","reportsHandled","editor","revisions","edits","mails","emailTokens","creator","invitations","exports","User.findUnique","User.findUniqueOrThrow","User.findFirst","User.findFirstOrThrow","User.findMany","data","User.createOne","User.createMany","User.createManyAndReturn","User.updateOne","User.updateMany","User.updateManyAndReturn","create","update","User.upsertOne","User.deleteOne","User.deleteMany","having","_avg","_sum","_min","_max","User.groupBy","User.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Mail.findUnique","Mail.findUniqueOrThrow","Mail.findFirst","Mail.findFirstOrThrow","Mail.findMany","Mail.createOne","Mail.createMany","Mail.createManyAndReturn","Mail.updateOne","Mail.updateMany","Mail.updateManyAndReturn","Mail.upsertOne","Mail.deleteOne","Mail.deleteMany","Mail.groupBy","Mail.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","EmailToken.findUnique","EmailToken.findUniqueOrThrow","EmailToken.findFirst","EmailToken.findFirstOrThrow","EmailToken.findMany","EmailToken.createOne","EmailToken.createMany","EmailToken.createManyAndReturn","EmailToken.updateOne","EmailToken.updateMany","EmailToken.updateManyAndReturn","EmailToken.upsertOne","EmailToken.deleteOne","EmailToken.deleteMany","EmailToken.groupBy","EmailToken.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Report.findUnique","Report.findUniqueOrThrow","Report.findFirst","Report.findFirstOrThrow","Report.findMany","Report.createOne","Report.createMany","Report.createManyAndReturn","Report.updateOne","Report.updateMany","Report.updateManyAndReturn","Report.upsertOne","Report.deleteOne","Report.deleteMany","Report.groupBy","Report.aggregate","Revision.findUnique","Revision.findUniqueOrThrow","Revision.findFirst","Revision.findFirstOrThrow","Revision.findMany","Revision.createOne","Revision.createMany","Revision.createManyAndReturn","Revision.updateOne","Revision.updateMany","Revision.updateManyAndReturn","Revision.upsertOne","Revision.deleteOne","Revision.deleteMany","Revision.groupBy","Revision.aggregate","Removal.findUnique","Removal.findUniqueOrThrow","Removal.findFirst","Removal.findFirstOrThrow","Removal.findMany","Removal.createOne","Removal.createMany","Removal.createManyAndReturn","Removal.updateOne","Removal.updateMany","Removal.updateManyAndReturn","Removal.upsertOne","Removal.deleteOne","Removal.deleteMany","Removal.groupBy","Removal.aggregate","Export.findUnique","Export.findUniqueOrThrow","Export.findFirst","Export.findFirstOrThrow","Export.findMany","Export.createOne","Export.createMany","Export.createManyAndReturn","Export.updateOne","Export.updateMany","Export.updateManyAndReturn","Export.upsertOne","Export.deleteOne","Export.deleteMany","Export.groupBy","Export.aggregate","Board.findUnique","Board.findUniqueOrThrow","Board.findFirst","Board.findFirstOrThrow","Board.findMany","Board.createOne","Board.createMany","Board.createManyAndReturn","Board.updateOne","Board.updateMany","Board.updateManyAndReturn","Board.upsertOne","Board.deleteOne","Board.deleteMany","Board.groupBy","Board.aggregate","Topic.findUnique","Topic.findUniqueOrThrow","Topic.findFirst","Topic.findFirstOrThrow","Topic.findMany","Topic.createOne","Topic.createMany","Topic.createManyAndReturn","Topic.updateOne","Topic.updateMany","Topic.updateManyAndReturn","Topic.upsertOne","Topic.deleteOne","Topic.deleteMany","Topic.groupBy","Topic.aggregate","Reply.findUnique","Reply.findUniqueOrThrow","Reply.findFirst","Reply.findFirstOrThrow","Reply.findMany","Reply.createOne","Reply.createMany","Reply.createManyAndReturn","Reply.updateOne","Reply.updateMany","Reply.updateManyAndReturn","Reply.upsertOne","Reply.deleteOne","Reply.deleteMany","Reply.groupBy","Reply.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","TotpFactor.findUnique","TotpFactor.findUniqueOrThrow","TotpFactor.findFirst","TotpFactor.findFirstOrThrow","TotpFactor.findMany","TotpFactor.createOne","TotpFactor.createMany","TotpFactor.createManyAndReturn","TotpFactor.updateOne","TotpFactor.updateMany","TotpFactor.updateManyAndReturn","TotpFactor.upsertOne","TotpFactor.deleteOne","TotpFactor.deleteMany","TotpFactor.groupBy","TotpFactor.aggregate","RecoveryCode.findUnique","RecoveryCode.findUniqueOrThrow","RecoveryCode.findFirst","RecoveryCode.findFirstOrThrow","RecoveryCode.findMany","RecoveryCode.createOne","RecoveryCode.createMany","RecoveryCode.createManyAndReturn","RecoveryCode.updateOne","RecoveryCode.updateMany","RecoveryCode.updateManyAndReturn","RecoveryCode.upsertOne","RecoveryCode.deleteOne","RecoveryCode.deleteMany","RecoveryCode.groupBy","RecoveryCode.aggregate","Passkey.findUnique","Passkey.findUniqueOrThrow","Passkey.findFirst","Passkey.findFirstOrThrow","Passkey.findMany","Passkey.createOne","Passkey.createMany","Passkey.createManyAndReturn","Passkey.updateOne","Passkey.updateMany","Passkey.updateManyAndReturn","Passkey.upsertOne","Passkey.deleteOne","Passkey.deleteMany","Passkey.groupBy","Passkey.aggregate","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","Secret.findUnique","Secret.findUniqueOrThrow","Secret.findFirst","Secret.findFirstOrThrow","Secret.findMany","Secret.createOne","Secret.createMany","Secret.createManyAndReturn","Secret.updateOne","Secret.updateMany","Secret.updateManyAndReturn","Secret.upsertOne","Secret.deleteOne","Secret.deleteMany","Secret.groupBy","Secret.aggregate","Category.findUnique","Category.findUniqueOrThrow","Category.findFirst","Category.findFirstOrThrow","Category.findMany","Category.createOne","Category.createMany","Category.createManyAndReturn","Category.updateOne","Category.updateMany","Category.updateManyAndReturn","Category.upsertOne","Category.deleteOne","Category.deleteMany","Category.groupBy","Category.aggregate","Question.findUnique","Question.findUniqueOrThrow","Question.findFirst","Question.findFirstOrThrow","Question.findMany","Question.createOne","Question.createMany","Question.createManyAndReturn","Question.updateOne","Question.updateMany","Question.updateManyAndReturn","Question.upsertOne","Question.deleteOne","Question.deleteMany","Question.groupBy","Question.aggregate","Answer.findUnique","Answer.findUniqueOrThrow","Answer.findFirst","Answer.findFirstOrThrow","Answer.findMany","Answer.createOne","Answer.createMany","Answer.createManyAndReturn","Answer.updateOne","Answer.updateMany","Answer.updateManyAndReturn","Answer.upsertOne","Answer.deleteOne","Answer.deleteMany","Answer.groupBy","Answer.aggregate","Vote.findUnique","Vote.findUniqueOrThrow","Vote.findFirst","Vote.findFirstOrThrow","Vote.findMany","Vote.createOne","Vote.createMany","Vote.createManyAndReturn","Vote.updateOne","Vote.updateMany","Vote.updateManyAndReturn","Vote.upsertOne","Vote.deleteOne","Vote.deleteMany","Vote.groupBy","Vote.aggregate","QuestionSearch.findUnique","QuestionSearch.findUniqueOrThrow","QuestionSearch.findFirst","QuestionSearch.findFirstOrThrow","QuestionSearch.findMany","QuestionSearch.updateOne","QuestionSearch.updateMany","QuestionSearch.updateManyAndReturn","QuestionSearch.deleteOne","QuestionSearch.deleteMany","QuestionSearch.groupBy","QuestionSearch.aggregate","Store.findUnique","Store.findUniqueOrThrow","Store.findFirst","Store.findFirstOrThrow","Store.findMany","Store.createOne","Store.createMany","Store.createManyAndReturn","Store.updateOne","Store.updateMany","Store.updateManyAndReturn","Store.upsertOne","Store.deleteOne","Store.deleteMany","Store.groupBy","Store.aggregate","Product.findUnique","Product.findUniqueOrThrow","Product.findFirst","Product.findFirstOrThrow","Product.findMany","Product.createOne","Product.createMany","Product.createManyAndReturn","Product.updateOne","Product.updateMany","Product.updateManyAndReturn","Product.upsertOne","Product.deleteOne","Product.deleteMany","Product.groupBy","Product.aggregate","Order.findUnique","Order.findUniqueOrThrow","Order.findFirst","Order.findFirstOrThrow","Order.findMany","Order.createOne","Order.createMany","Order.createManyAndReturn","Order.updateOne","Order.updateMany","Order.updateManyAndReturn","Order.upsertOne","Order.deleteOne","Order.deleteMany","Order.groupBy","Order.aggregate","OrderItem.findUnique","OrderItem.findUniqueOrThrow","OrderItem.findFirst","OrderItem.findFirstOrThrow","OrderItem.findMany","OrderItem.createOne","OrderItem.createMany","OrderItem.createManyAndReturn","OrderItem.updateOne","OrderItem.updateMany","OrderItem.updateManyAndReturn","OrderItem.upsertOne","OrderItem.deleteOne","OrderItem.deleteMany","OrderItem.groupBy","OrderItem.aggregate","OrderStore.findUnique","OrderStore.findUniqueOrThrow","OrderStore.findFirst","OrderStore.findFirstOrThrow","OrderStore.findMany","OrderStore.createOne","OrderStore.createMany","OrderStore.createManyAndReturn","OrderStore.updateOne","OrderStore.updateMany","OrderStore.updateManyAndReturn","OrderStore.upsertOne","OrderStore.deleteOne","OrderStore.deleteMany","OrderStore.groupBy","OrderStore.aggregate","Video.findUnique","Video.findUniqueOrThrow","Video.findFirst","Video.findFirstOrThrow","Video.findMany","Video.createOne","Video.createMany","Video.createManyAndReturn","Video.updateOne","Video.updateMany","Video.updateManyAndReturn","Video.upsertOne","Video.deleteOne","Video.deleteMany","Video.groupBy","Video.aggregate","Rating.findUnique","Rating.findUniqueOrThrow","Rating.findFirst","Rating.findFirstOrThrow","Rating.findMany","Rating.createOne","Rating.createMany","Rating.createManyAndReturn","Rating.updateOne","Rating.updateMany","Rating.updateManyAndReturn","Rating.upsertOne","Rating.deleteOne","Rating.deleteMany","Rating.groupBy","Rating.aggregate","Comment.findUnique","Comment.findUniqueOrThrow","Comment.findFirst","Comment.findFirstOrThrow","Comment.findMany","Comment.createOne","Comment.createMany","Comment.createManyAndReturn","Comment.updateOne","Comment.updateMany","Comment.updateManyAndReturn","Comment.upsertOne","Comment.deleteOne","Comment.deleteMany","Comment.groupBy","Comment.aggregate","VideoView.findUnique","VideoView.findUniqueOrThrow","VideoView.findFirst","VideoView.findFirstOrThrow","VideoView.findMany","VideoView.createOne","VideoView.createMany","VideoView.createManyAndReturn","VideoView.updateOne","VideoView.updateMany","VideoView.updateManyAndReturn","VideoView.upsertOne","VideoView.deleteOne","VideoView.deleteMany","VideoView.groupBy","VideoView.aggregate","File.findUnique","File.findUniqueOrThrow","File.findFirst","File.findFirstOrThrow","File.findMany","File.createOne","File.createMany","File.createManyAndReturn","File.updateOne","File.updateMany","File.updateManyAndReturn","File.upsertOne","File.deleteOne","File.deleteMany","File.groupBy","File.aggregate","FileUsage.findUnique","FileUsage.findUniqueOrThrow","FileUsage.findFirst","FileUsage.findFirstOrThrow","FileUsage.findMany","FileUsage.createOne","FileUsage.createMany","FileUsage.createManyAndReturn","FileUsage.updateOne","FileUsage.updateMany","FileUsage.updateManyAndReturn","FileUsage.upsertOne","FileUsage.deleteOne","FileUsage.deleteMany","FileUsage.groupBy","FileUsage.aggregate","Share.findUnique","Share.findUniqueOrThrow","Share.findFirst","Share.findFirstOrThrow","Share.findMany","Share.createOne","Share.createMany","Share.createManyAndReturn","Share.updateOne","Share.updateMany","Share.updateManyAndReturn","Share.upsertOne","Share.deleteOne","Share.deleteMany","Share.groupBy","Share.aggregate","App.findUnique","App.findUniqueOrThrow","App.findFirst","App.findFirstOrThrow","App.findMany","App.createOne","App.createMany","App.createManyAndReturn","App.updateOne","App.updateMany","App.updateManyAndReturn","App.upsertOne","App.deleteOne","App.deleteMany","App.groupBy","App.aggregate","AppGrant.findUnique","AppGrant.findUniqueOrThrow","AppGrant.findFirst","AppGrant.findFirstOrThrow","AppGrant.findMany","AppGrant.createOne","AppGrant.createMany","AppGrant.createManyAndReturn","AppGrant.updateOne","AppGrant.updateMany","AppGrant.updateManyAndReturn","AppGrant.upsertOne","AppGrant.deleteOne","AppGrant.deleteMany","AppGrant.groupBy","AppGrant.aggregate","AppSession.findUnique","AppSession.findUniqueOrThrow","AppSession.findFirst","AppSession.findFirstOrThrow","AppSession.findMany","AppSession.createOne","AppSession.createMany","AppSession.createManyAndReturn","AppSession.updateOne","AppSession.updateMany","AppSession.updateManyAndReturn","AppSession.upsertOne","AppSession.deleteOne","AppSession.deleteMany","AppSession.groupBy","AppSession.aggregate","AppRefreshToken.findUnique","AppRefreshToken.findUniqueOrThrow","AppRefreshToken.findFirst","AppRefreshToken.findFirstOrThrow","AppRefreshToken.findMany","AppRefreshToken.createOne","AppRefreshToken.createMany","AppRefreshToken.createManyAndReturn","AppRefreshToken.updateOne","AppRefreshToken.updateMany","AppRefreshToken.updateManyAndReturn","AppRefreshToken.upsertOne","AppRefreshToken.deleteOne","AppRefreshToken.deleteMany","AppRefreshToken.groupBy","AppRefreshToken.aggregate","AppDevice.findUnique","AppDevice.findUniqueOrThrow","AppDevice.findFirst","AppDevice.findFirstOrThrow","AppDevice.findMany","AppDevice.createOne","AppDevice.createMany","AppDevice.createManyAndReturn","AppDevice.updateOne","AppDevice.updateMany","AppDevice.updateManyAndReturn","AppDevice.upsertOne","AppDevice.deleteOne","AppDevice.deleteMany","AppDevice.groupBy","AppDevice.aggregate","JobTurn.findUnique","JobTurn.findUniqueOrThrow","JobTurn.findFirst","JobTurn.findFirstOrThrow","JobTurn.findMany","JobTurn.createOne","JobTurn.createMany","JobTurn.createManyAndReturn","JobTurn.updateOne","JobTurn.updateMany","JobTurn.updateManyAndReturn","JobTurn.upsertOne","JobTurn.deleteOne","JobTurn.deleteMany","JobTurn.groupBy","JobTurn.aggregate","BackupLease.findUnique","BackupLease.findUniqueOrThrow","BackupLease.findFirst","BackupLease.findFirstOrThrow","BackupLease.findMany","BackupLease.createOne","BackupLease.createMany","BackupLease.createManyAndReturn","BackupLease.updateOne","BackupLease.updateMany","BackupLease.updateManyAndReturn","BackupLease.upsertOne","BackupLease.deleteOne","BackupLease.deleteMany","BackupLease.groupBy","BackupLease.aggregate","Backup.findUnique","Backup.findUniqueOrThrow","Backup.findFirst","Backup.findFirstOrThrow","Backup.findMany","Backup.createOne","Backup.createMany","Backup.createManyAndReturn","Backup.updateOne","Backup.updateMany","Backup.updateManyAndReturn","Backup.upsertOne","Backup.deleteOne","Backup.deleteMany","Backup.groupBy","Backup.aggregate","PostponedRemoval.findUnique","PostponedRemoval.findUniqueOrThrow","PostponedRemoval.findFirst","PostponedRemoval.findFirstOrThrow","PostponedRemoval.findMany","PostponedRemoval.createOne","PostponedRemoval.createMany","PostponedRemoval.createManyAndReturn","PostponedRemoval.updateOne","PostponedRemoval.updateMany","PostponedRemoval.updateManyAndReturn","PostponedRemoval.upsertOne","PostponedRemoval.deleteOne","PostponedRemoval.deleteMany","PostponedRemoval.groupBy","PostponedRemoval.aggregate","LimitCount.findUnique","LimitCount.findUniqueOrThrow","LimitCount.findFirst","LimitCount.findFirstOrThrow","LimitCount.findMany","LimitCount.createOne","LimitCount.createMany","LimitCount.createManyAndReturn","LimitCount.updateOne","LimitCount.updateMany","LimitCount.updateManyAndReturn","LimitCount.upsertOne","LimitCount.deleteOne","LimitCount.deleteMany","LimitCount.groupBy","LimitCount.aggregate","AND","OR","NOT","key","count","endsAt","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","at","id","snapshotAt","leasedUntil","job","nextAt","deviceHash","userHash","appId","scopes","pause","askedAt","grantId","deniedAt","createdAt","expiresAt","Scope","has","hasEvery","hasSome","hash","sessionId","usedAt","codeHash","codeChallenge","redirectUri","codeExpiresAt","codeUsedAt","userId","ownerId","name","clientId","secretHash","redirectUris","origins","token","fileId","videoId","passwordHash","allowDownload","bytes","mimeType","size","sha256","objectKey","updatedAt","nameKey","authorId","content","value","title","description","VideoVisibility","visibility","VideoStatus","status","duration","width","height","thumbnailUrl","likeCount","dislikeCount","commentCount","storeId","orderId","productId","price","quantity","storeName","OrderArea","area","buyerId","OrderStatus","paidAt","paymentReference","slug","sku","regularPrice","stock","ProductStatus","imageUrl","deletedAt","shelf","listed","titleKey","categoryKey","StoreStatus","reopens","questionId","answerId","body","voteScore","categoryId","QuestionStatus","bestAnswerId","answerCount","every","some","none","issuer","subject","lastUsedAt","credentialId","publicKey","counter","transports","secret","lastStep","wrongCodes","blockedUntil","sid","sess","expire","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","topicId","boardId","isSticky","isLocked","replyCount","lastReplyAt","lastReplyUserId","position","state","attempts","parts","partsTotal","records","missing","fault","endedAt","targetType","targetId","parentId","excerpt","memory","isPrivate","actorId","reason","targetType_targetId","number","editorId","reporterId","note","ReportStatus","handlerId","resolutionNote","claimedAt","resolvedAt","action","requestId","details","operation","request","purpose","email","creatorId","maxUses","uses","kind","recipient","dueAt","givenUpAt","prefix","revokedAt","appSessionId","username","emailVerifiedAt","pendingEmail","Role","role","suspendedAt","suspendedUntil","suspendedFor","silencedAt","silencedUntil","silencedFor","reportMailedAt","approvedPosts","awaitsApproval","deleteAt","twoFactors","targetType_targetId_number","videoId_userId","storeId_orderId","orderId_productId","userId_operation_key","id_questionId","answerId_userId","bestAnswerId_id","issuer_subject","userId_hash","userId_appId","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "3BbZA-wFNBAAALgLACARAAC5CwAgEgAAugsAIBMAALsLACAUAAC8CwAgFQAAvQsAIBYAAL4LACAXAACaCwAgGwAAvwsAIBwAAIcLACAhAADBCwAgIwAAwAsAICUAAMILACAqAADDCwAgLQAAxAsAIC8AAMYLACAwAADHCwAgNAAAxQsAIDUAAMgLACA2AADJCwAgOQAAygsAIDoAAMoLACA7AADKCwAgPQAAywsAID4AAMsLACA_AADMCwAgQAAAzQsAIEIAAM4LACBDAADPCwAguAYAALYLADC5BgAAmgEAELoGAAC2CwAwygYCAAAAAdcGQAClCgAh7wYBAMoKACGaB0AAywoAIegHAQAAAAHzBwEAAAAB9AdAAMsKACH1BwEAygoAIfcHAAC3C_cHIvgHQADLCgAh-QdAAMsKACH6BwEAygoAIfsHQADLCgAh_AdAAMsKACH9BwEAygoAIf4HQADLCgAh_wcCAKQKACGACCAAzAoAIYEIQADLCgAhggggAMwKACEBAAAAAQAgEgMAANUKACAFAACVDAAgDwAAlgwAILgGAACUDAAwuQYAAAMAELoGAACUDAAwygYCAKQKACHRBgIAlQsAIdIGAACwCgAg1wZAAKUKACHYBkAAywoAId0GAAGKCwAh5QYCAKQKACHnBgEAowoAIa4HQADLCgAh8AcBAKMKACHxB0AAywoAIfIHAgCVCwAhCAMAANoNACAFAACnFAAgDwAAqRQAINEGAACrDAAg2AYAAKsMACCuBwAAqwwAIPEHAACrDAAg8gcAAKsMACASAwAA1QoAIAUAAJUMACAPAACWDAAguAYAAJQMADC5BgAAAwAQugYAAJQMADDKBgIAAAAB0QYCAJULACHSBgAAsAoAINcGQAClCgAh2AZAAMsKACHdBgABAAAB5QYCAKQKACHnBgEAowoAIa4HQADLCgAh8AcBAKMKACHxB0AAywoAIfIHAgCVCwAhAwAAAAMAIAEAAAQAMAIAAAUAIA8EAADVCgAgDAAAiAwAIA0AALoLACAOAAC4CwAguAYAAIYMADC5BgAABwAQugYAAIYMADDKBgIApAoAIdcGQAClCgAh5gYCAKQKACHnBgEAowoAIegGAQCjCgAh6QYAAYcMACHqBgAAxAoAIOsGAADECgAgAQAAAAcAIAwDAADVCgAgBQAAigwAIAsAAJMMACAMAACIDAAguAYAAJIMADC5BgAACQAQugYAAJIMADDKBgIApAoAIdEGAgCkCgAh0gYAALAKACDXBkAApQoAIeUGAgCkCgAhBAMAANoNACAFAACnFAAgCwAAqxQAIAwAAKYUACANAwAA1QoAIAUAAIoMACALAACTDAAgDAAAiAwAILgGAACSDAAwuQYAAAkAELoGAACSDAAwygYCAAAAAdEGAgCkCgAh0gYAALAKACDXBkAApQoAIeUGAgCkCgAhjQgAAJEMACADAAAACQAgAQAACgAwAgAACwAgEAYAAI8MACAIAACQDAAgCQAAuAsAILgGAACODAAwuQYAAA0AELoGAACODAAwygYCAKQKACHSBgAAsAoAINUGAgCkCgAh1wZAAKUKACHYBkAApQoAIeAGAAGHDAAh4QYBAMoKACHiBgEAygoAIeMGQADLCgAh5AZAAMsKACEIBgAAqBQAIAgAAKoUACAJAACBFAAg4AYAAKsMACDhBgAAqwwAIOIGAACrDAAg4wYAAKsMACDkBgAAqwwAIBAGAACPDAAgCAAAkAwAIAkAALgLACC4BgAAjgwAMLkGAAANABC6BgAAjgwAMMoGAgAAAAHSBgAAsAoAINUGAgCkCgAh1wZAAKUKACHYBkAApQoAIeAGAAEAAAHhBgEAygoAIeIGAQDKCgAh4wZAAMsKACHkBkAAywoAIQMAAAANACABAAAOADACAAAPACAIBwAAjQwAILgGAACMDAAwuQYAABEAELoGAACMDAAw1wZAAKUKACHdBgABigsAId4GAgCkCgAh3wZAAMsKACECBwAAqRQAIN8GAACrDAAgCAcAAI0MACC4BgAAjAwAMLkGAAARABC6BgAAjAwAMNcGQAClCgAh3QYAAQAAAd4GAgCkCgAh3wZAAMsKACEDAAAAEQAgAQAAEgAwAgAAEwAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAAARACABAAAAAwAgDwUAAIoMACAGAACLDAAguAYAAIkMADC5BgAAGAAQugYAAIkMADDPBgABigsAIdAGAAGKCwAh0QYCAKQKACHSBgAAsAoAINMGAgCkCgAh1AZAAMsKACHVBgIAlQsAIdYGQADLCgAh1wZAAKUKACHYBkAApQoAIQUFAACnFAAgBgAAqBQAINQGAACrDAAg1QYAAKsMACDWBgAAqwwAIA8FAACKDAAgBgAAiwwAILgGAACJDAAwuQYAABgAELoGAACJDAAwzwYAAQAAAdAGAAEAAAHRBgIApAoAIdIGAACwCgAg0wYCAKQKACHUBkAAywoAIdUGAgCVCwAh1gZAAMsKACHXBkAApQoAIdgGQAClCgAhAwAAABgAIAEAABkAMAIAABoAIAEAAAAJACABAAAADQAgAQAAABgAIAMAAAAYACABAAAZADACAAAaACADAAAAAwAgAQAABAAwAgAABQAgAQAAAAkAIAEAAAAYACABAAAAAwAgAQAAAA0AIAUEAADaDQAgDAAAphQAIA0AAIMUACAOAACBFAAg6QYAAKsMACAPBAAA1QoAIAwAAIgMACANAAC6CwAgDgAAuAsAILgGAACGDAAwuQYAAAcAELoGAACGDAAwygYCAAAAAdcGQAClCgAh5gYCAKQKACHnBgEAowoAIegGAQAAAAHpBgABhwwAIeoGAADECgAg6wYAAMQKACADAAAABwAgAQAAJQAwAgAAJgAgAwAAAAkAIAEAAAoAMAIAAAsAIAoDAADVCgAguAYAAI8LADC5BgAAKQAQugYAAI8LADDXBkAApQoAIeUGAgCkCgAhswcBAKMKACG0BwQA1AoAIbUHAgCkCgAhtgdAAMsKACEBAAAAKQAgBwMAANUKACC4BgAAhQwAMLkGAAArABC6BgAAhQwAMN0GAAGKCwAh3wZAAMsKACHlBgIApAoAIQIDAADaDQAg3wYAAKsMACAIAwAA1QoAILgGAACFDAAwuQYAACsAELoGAACFDAAw3QYAAYoLACHfBkAAywoAIeUGAgCkCgAhjAgAAIQMACADAAAAKwAgAQAALAAwAgAALQAgDQMAANUKACC4BgAAgwwAMLkGAAAvABC6BgAAgwwAMMoGAgCkCgAh1wZAAKUKACHlBgIApAoAIecGAQCjCgAhrgdAAMsKACGvBwABigsAIbAHAAGKCwAhsQcEANQKACGyBwAAxAoAIAIDAADaDQAgrgcAAKsMACANAwAA1QoAILgGAACDDAAwuQYAAC8AELoGAACDDAAwygYCAAAAAdcGQAClCgAh5QYCAKQKACHnBgEAowoAIa4HQADLCgAhrwcAAQAAAbAHAAGKCwAhsQcEANQKACGyBwAAxAoAIAMAAAAvACABAAAwADACAAAxACAKAwAA1QoAILgGAACCDAAwuQYAADMAELoGAACCDAAwygYCAKQKACHXBkAApQoAIeUGAgCkCgAhrAcBAKMKACGtBwEAowoAIa4HQADLCgAhAgMAANoNACCuBwAAqwwAIAsDAADVCgAguAYAAIIMADC5BgAAMwAQugYAAIIMADDKBgIAAAAB1wZAAKUKACHlBgIApAoAIawHAQCjCgAhrQcBAKMKACGuB0AAywoAIYsIAACBDAAgAwAAADMAIAEAADQAMAIAADUAIBEYAACADAAgGQAA1QoAIBsAAL8LACC4BgAA_wsAMLkGAAA3ABC6BgAA_wsAMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIfkGAQCjCgAh-wYBAKMKACHBBwIApAoAIcIHIADMCgAhwwcgAMwKACHEBwIApAoAIcUHQAClCgAhxgcCAKQKACEDGAAApRQAIBkAANoNACAbAACIFAAgERgAAIAMACAZAADVCgAgGwAAvwsAILgGAAD_CwAwuQYAADcAELoGAAD_CwAwygYCAAAAAdcGQAClCgAh-AYCAKQKACH5BgEAowoAIfsGAQCjCgAhwQcCAKQKACHCByAAzAoAIcMHIADMCgAhxAcCAKQKACHFB0AApQoAIcYHAgCkCgAhAwAAADcAIAEAADgAMAIAADkAIAMAAAA3ACABAAA4ADACAAA5ACABAAAANwAgChkAANUKACAaAAD-CwAguAYAAP0LADC5BgAAPQAQugYAAP0LADDKBgIApAoAIdcGQAClCgAh-AYCAKQKACH5BgEAowoAIcAHAgCkCgAhAhkAANoNACAaAACkFAAgChkAANUKACAaAAD-CwAguAYAAP0LADC5BgAAPQAQugYAAP0LADDKBgIAAAAB1wZAAKUKACH4BgIApAoAIfkGAQCjCgAhwAcCAKQKACEDAAAAPQAgAQAAPgAwAgAAPwAgAQAAAD0AIAMAAAA9ACABAAA-ADACAAA_ACARGQAA1QoAIB0AAPoLACAiAAD7CwAgIwAAwAsAICQAAPwLACC4BgAA-AsAMLkGAABDABC6BgAA-AsAMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIfsGAQCjCgAhgAcAAPkLpwciowcBAKMKACGlBwIAlQsAIacHAgCVCwAhqAcCAKQKACEHGQAA2g0AIB0AAKIUACAiAAChFAAgIwAAiRQAICQAAKMUACClBwAAqwwAIKcHAACrDAAgEhkAANUKACAdAAD6CwAgIgAA-wsAICMAAMALACAkAAD8CwAguAYAAPgLADC5BgAAQwAQugYAAPgLADDKBgIAAAAB1wZAAKUKACH4BgIApAoAIfsGAQCjCgAhgAcAAPkLpwciowcBAKMKACGlBwIAlQsAIacHAgCVCwAhqAcCAKQKACGKCAAA9wsAIAMAAABDACABAABEADACAABFACAHHAAAhwsAILgGAACGCwAwuQYAAEcAELoGAACGCwAwygYCAKQKACHnBgEAowoAIZQHAQCjCgAhAQAAAEcAIAMAAABDACABAABEADACAABFACABAAAAQwAgDRkAANUKACAeAAD-CgAgHwAA8wsAICEAAMELACC4BgAA8gsAMLkGAABLABC6BgAA8gsAMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIaEHAgCkCgAhowcBAKMKACGkBwIApAoAIQEAAABLACABAAAAQwAgCQMAANUKACAgAAD2CwAguAYAAPULADC5BgAATgAQugYAAPULADDXBkAApQoAIeUGAgCkCgAh-gYCAKQKACGiBwIApAoAIQIDAADaDQAgIAAAoRQAIAoDAADVCgAgIAAA9gsAILgGAAD1CwAwuQYAAE4AELoGAAD1CwAw1wZAAKUKACHlBgIApAoAIfoGAgCkCgAhogcCAKQKACGJCAAA9AsAIAMAAABOACABAABPADACAABQACABAAAATgAgBBkAANoNACAeAACcDwAgHwAAnA8AICEAAIoUACAOGQAA1QoAIB4AAP4KACAfAADzCwAgIQAAwQsAILgGAADyCwAwuQYAAEsAELoGAADyCwAwygYCAAAAAdcGQAClCgAh-AYCAKQKACGhBwIApAoAIaMHAQCjCgAhpAcCAKQKACGICAAA8QsAIAMAAABLACABAABTADACAABUACAFHgAA_goAILgGAAD9CgAwuQYAAFYAELoGAAD9CgAwoQcCAKQKACEBAAAAVgAgAQAAAEsAIAMAAABLACABAABTADACAABUACADAAAATgAgAQAATwAwAgAAUAAgCwMAANUKACC4BgAA8AsAMLkGAABbABC6BgAA8AsAMLsGAQCjCgAh1wZAAKUKACHlBgIApAoAIYAHAgCkCgAhowcBAKMKACHlBwEAowoAIeYHAAGKCwAhAQMAANoNACAMAwAA1QoAILgGAADwCwAwuQYAAFsAELoGAADwCwAwuwYBAKMKACHXBkAApQoAIeUGAgCkCgAhgAcCAKQKACGjBwEAowoAIeUHAQCjCgAh5gcAAYoLACGHCAAA7wsAIAMAAABbACABAABcADACAABdACANBAAA1QoAICwAAO4LACC4BgAA7AsAMLkGAABfABC6BgAA7AsAMMoGAgCkCgAh1wZAAKUKACHmBgIApAoAIecGAQCjCgAh_AYBAKMKACGABwAA7QugByKUBwEAowoAIaAHIADMCgAhAgQAANoNACAsAACgFAAgDQQAANUKACAsAADuCwAguAYAAOwLADC5BgAAXwAQugYAAOwLADDKBgIAAAAB1wZAAKUKACHmBgIApAoAIecGAQCjCgAh_AYBAKMKACGABwAA7QugByKUBwEAAAABoAcgAMwKACEDAAAAXwAgAQAAYAAwAgAAYQAgGB0BAKMKACEmAADrCwAgKAAA3wsAILgGAADoCwAwuQYAAGMAELoGAADoCwAwygYCAKQKACHXBkAApQoAIeYGAgCVCwAh-wYBAKMKACH8BgEAowoAIYAHAADqC5kHIogHAgCVCwAhiwcQAOYLACGUBwEAygoAIZUHAQDKCgAhlgcQAOkLACGXBwIApAoAIZkHAQDKCgAhmgdAAMsKACGbBwIApAoAIZwHIADMCgAhnQcBAKMKACGeBwEAowoAIQkmAACfFAAgKAAAmxQAIOYGAACrDAAgiAcAAKsMACCUBwAAqwwAIJUHAACrDAAglgcAAKsMACCZBwAAqwwAIJoHAACrDAAgGB0BAKMKACEmAADrCwAgKAAA3wsAILgGAADoCwAwuQYAAGMAELoGAADoCwAwygYCAAAAAdcGQAClCgAh5gYCAJULACH7BgEAowoAIfwGAQCjCgAhgAcAAOoLmQciiAcCAJULACGLBxAA5gsAIZQHAQDKCgAhlQcBAMoKACGWBxAA6QsAIZcHAgCkCgAhmQcBAMoKACGaB0AAywoAIZsHAgCkCgAhnAcgAMwKACGdBwEAowoAIZ4HAQCjCgAhAwAAAGMAIAEAAGQAMAIAAGUAIAEAAABfACAMKQAA4wsAICsAAOcLACC4BgAA5QsAMLkGAABoABC6BgAA5QsAMPsGAQCjCgAhiAcCAJULACGJBwIApAoAIYoHAgCkCgAhiwcQAOYLACGMBwIApAoAIY0HAQDKCgAhBCkAAJ0UACArAACeFAAgiAcAAKsMACCNBwAAqwwAIA0pAADjCwAgKwAA5wsAILgGAADlCwAwuQYAAGgAELoGAADlCwAw-wYBAKMKACGIBwIAlQsAIYkHAgCkCgAhigcCAKQKACGLBxAA5gsAIYwHAgCkCgAhjQcBAMoKACGGCAAA5AsAIAMAAABoACABAABpADACAABqACADAAAAaAAgAQAAaQAwAgAAagAgBikAAOMLACC4BgAA4gsAMLkGAABtABC6BgAA4gsAMIgHAgCkCgAhiQcCAKQKACEBKQAAnRQAIAcpAADjCwAguAYAAOILADC5BgAAbQAQugYAAOILADCIBwIApAoAIYkHAgCkCgAhhQgAAOELACADAAAAbQAgAQAAbgAwAgAAbwAgAQAAAGgAIAEAAABtACABAAAAaAAgAQAAAGMAIA0nAADVCgAgKAAA3wsAICoAAOALACC4BgAA3AsAMLkGAAB1ABC6BgAA3AsAMMoGAgCkCgAh1wZAAKUKACGABwAA3guSByKPBwAA3QuPByKQBwIApAoAIZIHQADLCgAhkwcBAMoKACEFJwAA2g0AICgAAJsUACAqAACcFAAgkgcAAKsMACCTBwAAqwwAIA0nAADVCgAgKAAA3wsAICoAAOALACC4BgAA3AsAMLkGAAB1ABC6BgAA3AsAMMoGAgAAAAHXBkAApQoAIYAHAADeC5IHIo8HAADdC48HIpAHAgCkCgAhkgdAAMsKACGTBwEAygoAIQMAAAB1ACABAAB2ADACAAB3ACAZGQAA1QoAIC8AAMYLACAwAADHCwAgMQAA2wsAIDIAANMLACC4BgAA1wsAMLkGAAB5ABC6BgAA1wsAMMoGAgCkCgAh1wZAAKUKACHyBgEAowoAIfMGBADUCgAh9QYBAKMKACH4BgIApAoAIfsGAQCjCgAh_AYBAKMKACH-BgAA2Av-BiKABwAA2QuAByKBBwgA2gsAIYIHAgCVCwAhgwcCAJULACGEBwEAygoAIYUHAgCkCgAhhgcCAKQKACGHBwIApAoAIQkZAADaDQAgLwAAjxQAIDAAAJAUACAxAACaFAAgMgAAmRQAIIEHAACrDAAgggcAAKsMACCDBwAAqwwAIIQHAACrDAAgGRkAANUKACAvAADGCwAgMAAAxwsAIDEAANsLACAyAADTCwAguAYAANcLADC5BgAAeQAQugYAANcLADDKBgIAAAAB1wZAAKUKACHyBgEAowoAIfMGBADUCgAh9QYBAAAAAfgGAgCkCgAh-wYBAKMKACH8BgEAowoAIf4GAADYC_4GIoAHAADZC4AHIoEHCADaCwAhggcCAJULACGDBwIAlQsAIYQHAQDKCgAhhQcCAKQKACGGBwIApAoAIYcHAgCkCgAhAwAAAHkAIAEAAHoAMAIAAHsAIAoZAADVCgAgLgAA2QoAILgGAADWCwAwuQYAAH0AELoGAADWCwAwygYCAKQKACHXBkAApQoAIe4GAgCkCgAh-AYCAKQKACH5BgEAowoAIQIZAADaDQAgLgAA0Q0AIAoZAADVCgAgLgAA2QoAILgGAADWCwAwuQYAAH0AELoGAADWCwAwygYCAAAAAdcGQAClCgAh7gYCAKQKACH4BgIApAoAIfkGAQCjCgAhAwAAAH0AIAEAAH4AMAIAAH8AIAkDAADVCgAgLgAA2QoAILgGAADVCwAwuQYAAIEBABC6BgAA1QsAMNcGQAClCgAh5QYCAKQKACHuBgIApAoAIfoGAgCkCgAhAgMAANoNACAuAADRDQAgCgMAANUKACAuAADZCgAguAYAANULADC5BgAAgQEAELoGAADVCwAw1wZAAKUKACHlBgIApAoAIe4GAgCkCgAh-gYCAKQKACGECAAA1AsAIAMAAACBAQAgAQAAggEAMAIAAIMBACAGLgAA2QoAIDECAKQKACG4BgAA2AoAMLkGAACFAQAQugYAANgKADDuBgIApAoAIQEAAACFAQAgDS4AAM4KACAzAADNCgAguAYAAMkKADC5BgAAhwEAELoGAADJCgAwygYCAKQKACHXBkAApQoAIdgGQADLCgAh7AYBAKMKACHtBgIAlQsAIe4GAgCVCwAh7wYBAMoKACHwBiAAzAoAIQEAAACHAQAgDwQAANUKACAyAADTCwAguAYAANILADC5BgAAiQEAELoGAADSCwAwygYCAKQKACHXBkAApQoAIeYGAgCkCgAh5wYBAKMKACHyBgEAowoAIfMGBADUCgAh9AYBAKMKACH1BgEAowoAIfYGQAClCgAh9wYBAKMKACEBAAAAiQEAIAEAAACHAQAgAQAAAHkAIAEAAAB9ACABAAAAgQEAIAMAAAB9ACABAAB-ADACAAB_ACADAAAAgQEAIAEAAIIBADACAACDAQAgAgQAANoNACAyAACZFAAgDwQAANUKACAyAADTCwAguAYAANILADC5BgAAiQEAELoGAADSCwAwygYCAAAAAdcGQAClCgAh5gYCAKQKACHnBgEAowoAIfIGAQCjCgAh8wYEANQKACH0BgEAowoAIfUGAQAAAAH2BkAApQoAIfcGAQCjCgAhAwAAAIkBACABAACRAQAwAgAAkgEAIAcEAADVCgAgNQIApAoAIbgGAADTCgAwuQYAAJQBABC6BgAA0woAMOYGAgCkCgAh8QYEANQKACEBAAAAlAEAIBMZAACzCwAgNwAA1QoAIDgAALMLACC4BgAA0AsAMLkGAACWAQAQugYAANALADDKBgIApAoAIdcGQAClCgAh-AYCAJULACGABwAA0QveByLQBwEAowoAIdEHAgCkCgAh1wcBAKMKACHbBwIApAoAIdwHAQDKCgAh3gcCAJULACHfBwEAygoAIeAHQADLCgAh4QdAAMsKACEJGQAA2g0AIDcAANoNACA4AADaDQAg-AYAAKsMACDcBwAAqwwAIN4HAACrDAAg3wcAAKsMACDgBwAAqwwAIOEHAACrDAAgExkAALMLACA3AADVCgAgOAAAswsAILgGAADQCwAwuQYAAJYBABC6BgAA0AsAMMoGAgAAAAHXBkAApQoAIfgGAgCVCwAhgAcAANEL3gci0AcBAKMKACHRBwIApAoAIdcHAQCjCgAh2wcCAKQKACHcBwEAygoAId4HAgCVCwAh3wcBAMoKACHgB0AAywoAIeEHQADLCgAhAwAAAJYBACABAACXAQAwAgAAmAEAIDQQAAC4CwAgEQAAuQsAIBIAALoLACATAAC7CwAgFAAAvAsAIBUAAL0LACAWAAC-CwAgFwAAmgsAIBsAAL8LACAcAACHCwAgIQAAwQsAICMAAMALACAlAADCCwAgKgAAwwsAIC0AAMQLACAvAADGCwAgMAAAxwsAIDQAAMULACA1AADICwAgNgAAyQsAIDkAAMoLACA6AADKCwAgOwAAygsAID0AAMsLACA-AADLCwAgPwAAzAsAIEAAAM0LACBCAADOCwAgQwAAzwsAILgGAAC2CwAwuQYAAJoBABC6BgAAtgsAMMoGAgCkCgAh1wZAAKUKACHvBgEAygoAIZoHQADLCgAh6AcBAMoKACHzBwEAowoAIfQHQADLCgAh9QcBAMoKACH3BwAAtwv3ByL4B0AAywoAIfkHQADLCgAh-gcBAMoKACH7B0AAywoAIfwHQADLCgAh_QcBAMoKACH-B0AAywoAIf8HAgCkCgAhgAggAMwKACGBCEAAywoAIYIIIADMCgAhAQAAAJoBACABAAAAmgEAIAMAAACWAQAgAQAAlwEAMAIAAJgBACADAAAAlgEAIAEAAJcBADACAACYAQAgDgQAALMLACA8AADVCgAguAYAALULADC5BgAAnwEAELoGAAC1CwAwyQZAAKUKACHKBgIApAoAIeYGAgCVCwAh-wYBAMoKACGjBwEAowoAIdAHAQCjCgAh0QcCAKQKACHZBwIApAoAIdoHAgCkCgAhBAQAANoNACA8AADaDQAg5gYAAKsMACD7BgAAqwwAIA8EAACzCwAgPAAA1QoAILgGAAC1CwAwuQYAAJ8BABC6BgAAtQsAMMkGQAClCgAhygYCAAAAAeYGAgCVCwAh-wYBAMoKACGjBwEAowoAIdAHAQCjCgAh0QcCAKQKACHZBwIApAoAIdoHAgCkCgAhgwgAALQLACADAAAAnwEAIAEAAKABADACAAChAQAgAQAAAJoBACADAAAAnwEAIAEAAKABADACAAChAQAgDgMAALMLACBJAACUCwAguAYAALILADC5BgAApQEAELoGAACyCwAwygYCAKQKACHXBkAApQoAIeUGAgCVCwAhyQcCAKQKACHOBwEAygoAIewHAQCjCgAh7QcBAKMKACHuB0AApQoAIe8HQADLCgAhBAMAANoNACDlBgAAqwwAIM4HAACrDAAg7wcAAKsMACAOAwAAswsAIEkAAJQLACC4BgAAsgsAMLkGAAClAQAQugYAALILADDKBgIAAAAB1wZAAKUKACHlBgIAlQsAIckHAgCkCgAhzgcBAMoKACHsBwEAowoAIe0HAQCjCgAh7gdAAKUKACHvB0AAywoAIQMAAAClAQAgAQAApgEAMAIAAKcBACABAAAAmgEAIAsDAADVCgAguAYAALELADC5BgAAqgEAELoGAACxCwAw1wZAAKUKACHYBkAApQoAId0GAAGKCwAh3wZAAMsKACHlBgIApAoAIecHAQCjCgAh6AcBAKMKACECAwAA2g0AIN8GAACrDAAgCwMAANUKACC4BgAAsQsAMLkGAACqAQAQugYAALELADDXBkAApQoAIdgGQAClCgAh3QYAAQAAAd8GQADLCgAh5QYCAKQKACHnBwEAowoAIegHAQCjCgAhAwAAAKoBACABAACrAQAwAgAArAEAIAtBAADVCgAguAYAALALADC5BgAArgEAELoGAACwCwAwygYCAKQKACHXBkAApQoAIdgGQAClCgAh3QYAAYoLACHpBwIApAoAIeoHAgCkCgAh6wcCAKQKACEBQQAA2g0AIAtBAADVCgAguAYAALALADC5BgAArgEAELoGAACwCwAwygYCAAAAAdcGQAClCgAh2AZAAKUKACHdBgABAAAB6QcCAKQKACHqBwIApAoAIesHAgCkCgAhAwAAAK4BACABAACvAQAwAgAAsAEAIBMDAADVCgAguAYAAK8LADC5BgAAsgEAELoGAACvCwAwygYCAKQKACHMBkAAywoAIdQGQAClCgAh2AZAAMsKACHlBgIApAoAIfEGBADUCgAh9QYBAMoKACHIBwEAowoAIckHAgCkCgAhygcCAKQKACHLBwIApAoAIcwHBADUCgAhzQcCAKQKACHOBwEAygoAIc8HQADLCgAhBgMAANoNACDMBgAAqwwAINgGAACrDAAg9QYAAKsMACDOBwAAqwwAIM8HAACrDAAgEwMAANUKACC4BgAArwsAMLkGAACyAQAQugYAAK8LADDKBgIAAAABzAZAAMsKACHUBkAApQoAIdgGQADLCgAh5QYCAKQKACHxBgQA1AoAIfUGAQAAAAHIBwEAowoAIckHAgCkCgAhygcCAKQKACHLBwIApAoAIcwHBADUCgAhzQcCAKQKACHOBwEAygoAIc8HQADLCgAhAwAAALIBACABAACzAQAwAgAAtAEAIAEAAAADACABAAAABwAgAQAAAAkAIAEAAAArACABAAAALwAgAQAAADMAIAEAAAA3ACABAAAAPQAgAQAAAEMAIAEAAABLACABAAAATgAgAQAAAFsAIAEAAABfACABAAAAdQAgAQAAAHkAIAEAAAB9ACABAAAAgQEAIAEAAACJAQAgAQAAAJYBACABAAAAlgEAIAEAAACWAQAgAQAAAJ8BACABAAAAnwEAIAEAAAClAQAgAQAAAKoBACABAAAArgEAIAEAAACyAQAgAQAAAAEAICoQAACBFAAgEQAAghQAIBIAAIMUACATAACEFAAgFAAAhRQAIBUAAIYUACAWAACHFAAgFwAAzxAAIBsAAIgUACAcAAD1DwAgIQAAihQAICMAAIkUACAlAACLFAAgKgAAjBQAIC0AAI0UACAvAACPFAAgMAAAkBQAIDQAAI4UACA1AACRFAAgNgAAkhQAIDkAAJMUACA6AACTFAAgOwAAkxQAID0AAJQUACA-AACUFAAgPwAAlRQAIEAAAJYUACBCAACXFAAgQwAAmBQAIO8GAACrDAAgmgcAAKsMACDoBwAAqwwAIPQHAACrDAAg9QcAAKsMACD4BwAAqwwAIPkHAACrDAAg-gcAAKsMACD7BwAAqwwAIPwHAACrDAAg_QcAAKsMACD-BwAAqwwAIIEIAACrDAAgAwAAAJoBACABAADSAQAwAgAAAQAgAwAAAJoBACABAADSAQAwAgAAAQAgAwAAAJoBACABAADSAQAwAgAAAQAgMRAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABmgdAAAAAAegHAQAAAAHzBwEAAAAB9AdAAAAAAfUHAQAAAAH3BwAAAPcHAvgHQAAAAAH5B0AAAAAB-gcBAAAAAfsHQAAAAAH8B0AAAAAB_QcBAAAAAf4HQAAAAAH_BwIAAAABgAggAAAAAYEIQAAAAAGCCCAAAAABAUkAANYBACAUygYCAAAAAdcGQAAAAAHvBgEAAAABmgdAAAAAAegHAQAAAAHzBwEAAAAB9AdAAAAAAfUHAQAAAAH3BwAAAPcHAvgHQAAAAAH5B0AAAAAB-gcBAAAAAfsHQAAAAAH8B0AAAAAB_QcBAAAAAf4HQAAAAAH_BwIAAAABgAggAAAAAYEIQAAAAAGCCCAAAAABAUkAANgBADABSQAA2AEAMDEQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZoHQACzDAAh6AcBAMgMACHzBwEAnAwAIfQHQACzDAAh9QcBAMgMACH3BwAAnBH3ByL4B0AAswwAIfkHQACzDAAh-gcBAMgMACH7B0AAswwAIfwHQACzDAAh_QcBAMgMACH-B0AAswwAIf8HAgCdDAAhgAggAMsNACGBCEAAswwAIYIIIADLDQAhAgAAAAEAIEkAANsBACAUygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmgdAALMMACHoBwEAyAwAIfMHAQCcDAAh9AdAALMMACH1BwEAyAwAIfcHAACcEfcHIvgHQACzDAAh-QdAALMMACH6BwEAyAwAIfsHQACzDAAh_AdAALMMACH9BwEAyAwAIf4HQACzDAAh_wcCAJ0MACGACCAAyw0AIYEIQACzDAAhggggAMsNACECAAAAmgEAIEkAAN0BACACAAAAmgEAIEkAAN0BACADAAAAAQAgUAAA1gEAIFEAANsBACABAAAAAQAgAQAAAJoBACASCgAAlxEAIFYAAJgRACBXAACbEQAgWAAAmhEAIFkAAJkRACDvBgAAqwwAIJoHAACrDAAg6AcAAKsMACD0BwAAqwwAIPUHAACrDAAg-AcAAKsMACD5BwAAqwwAIPoHAACrDAAg-wcAAKsMACD8BwAAqwwAIP0HAACrDAAg_gcAAKsMACCBCAAAqwwAIBe4BgAAqwsAMLkGAADkAQAQugYAAKsLADDKBgIAmQoAIdcGQACaCgAh7wYBAL0KACGaB0AAsQoAIegHAQC9CgAh8wcBAJgKACH0B0AAsQoAIfUHAQC9CgAh9wcAAKwL9wci-AdAALEKACH5B0AAsQoAIfoHAQC9CgAh-wdAALEKACH8B0AAsQoAIf0HAQC9CgAh_gdAALEKACH_BwIAmQoAIYAIIADGCgAhgQhAALEKACGCCCAAxgoAIQMAAACaAQAgAQAA4wEAMFUAAOQBACADAAAAmgEAIAEAANIBADACAAABACABAAAABQAgAQAAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIA8DAADcDAAgBQAA3QwAIA8AAKoNACDKBgIAAAAB0QYCAAAAAdIGAADbDAAg1wZAAAAAAdgGQAAAAAHdBgABAAAB5QYCAAAAAecGAQAAAAGuB0AAAAAB8AcBAAAAAfEHQAAAAAHyBwIAAAABAUkAAOwBACAMygYCAAAAAdEGAgAAAAHSBgAA2wwAINcGQAAAAAHYBkAAAAAB3QYAAQAAAeUGAgAAAAHnBgEAAAABrgdAAAAAAfAHAQAAAAHxB0AAAAAB8gcCAAAAAQFJAADuAQAwAUkAAO4BADABAAAABwAgAQAAAA0AIA8DAADYDAAgBQAA2QwAIA8AAKgNACDKBgIAnQwAIdEGAgC0DAAh0gYAANYMACDXBkAAngwAIdgGQACzDAAh3QYAAbEMACHlBgIAnQwAIecGAQCcDAAhrgdAALMMACHwBwEAnAwAIfEHQACzDAAh8gcCALQMACECAAAABQAgSQAA8wEAIAzKBgIAnQwAIdEGAgC0DAAh0gYAANYMACDXBkAAngwAIdgGQACzDAAh3QYAAbEMACHlBgIAnQwAIecGAQCcDAAhrgdAALMMACHwBwEAnAwAIfEHQACzDAAh8gcCALQMACECAAAAAwAgSQAA9QEAIAIAAAADACBJAAD1AQAgAQAAAAcAIAEAAAANACADAAAABQAgUAAA7AEAIFEAAPMBACABAAAABQAgAQAAAAMAIAoKAACSEQAgVgAAkxEAIFcAAJYRACBYAACVEQAgWQAAlBEAINEGAACrDAAg2AYAAKsMACCuBwAAqwwAIPEHAACrDAAg8gcAAKsMACAPuAYAAKoLADC5BgAA_gEAELoGAACqCwAwygYCAJkKACHRBgIAsgoAIdIGAACwCgAg1wZAAJoKACHYBkAAsQoAId0GAAGvCgAh5QYCAJkKACHnBgEAmAoAIa4HQACxCgAh8AcBAJgKACHxB0AAsQoAIfIHAgCyCgAhAwAAAAMAIAEAAP0BADBVAAD-AQAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAACnAQAgAQAAAKcBACADAAAApQEAIAEAAKYBADACAACnAQAgAwAAAKUBACABAACmAQAwAgAApwEAIAMAAAClAQAgAQAApgEAMAIAAKcBACALAwAAkREAIEmAAAAAAcoGAgAAAAHXBkAAAAAB5QYCAAAAAckHAgAAAAHOBwEAAAAB7AcBAAAAAe0HAQAAAAHuB0AAAAAB7wdAAAAAAQFJAACGAgAgCkmAAAAAAcoGAgAAAAHXBkAAAAAB5QYCAAAAAckHAgAAAAHOBwEAAAAB7AcBAAAAAe0HAQAAAAHuB0AAAAAB7wdAAAAAAQFJAACIAgAwAUkAAIgCADABAAAAmgEAIAsDAACQEQAgSYAAAAABygYCAJ0MACHXBkAAngwAIeUGAgC0DAAhyQcCAJ0MACHOBwEAyAwAIewHAQCcDAAh7QcBAJwMACHuB0AAngwAIe8HQACzDAAhAgAAAKcBACBJAACMAgAgCkmAAAAAAcoGAgCdDAAh1wZAAJ4MACHlBgIAtAwAIckHAgCdDAAhzgcBAMgMACHsBwEAnAwAIe0HAQCcDAAh7gdAAJ4MACHvB0AAswwAIQIAAAClAQAgSQAAjgIAIAIAAAClAQAgSQAAjgIAIAEAAACaAQAgAwAAAKcBACBQAACGAgAgUQAAjAIAIAEAAACnAQAgAQAAAKUBACAICgAAixEAIFYAAIwRACBXAACPEQAgWAAAjhEAIFkAAI0RACDlBgAAqwwAIM4HAACrDAAg7wcAAKsMACANSQAAkQsAILgGAACpCwAwuQYAAJYCABC6BgAAqQsAMMoGAgCZCgAh1wZAAJoKACHlBgIAsgoAIckHAgCZCgAhzgcBAL0KACHsBwEAmAoAIe0HAQCYCgAh7gdAAJoKACHvB0AAsQoAIQMAAAClAQAgAQAAlQIAMFUAAJYCACADAAAApQEAIAEAAKYBADACAACnAQAgAQAAALABACABAAAAsAEAIAMAAACuAQAgAQAArwEAMAIAALABACADAAAArgEAIAEAAK8BADACAACwAQAgAwAAAK4BACABAACvAQAwAgAAsAEAIAhBAACKEQAgygYCAAAAAdcGQAAAAAHYBkAAAAAB3QYAAQAAAekHAgAAAAHqBwIAAAAB6wcCAAAAAQFJAACeAgAgB8oGAgAAAAHXBkAAAAAB2AZAAAAAAd0GAAEAAAHpBwIAAAAB6gcCAAAAAesHAgAAAAEBSQAAoAIAMAFJAACgAgAwCEEAAIkRACDKBgIAnQwAIdcGQACeDAAh2AZAAJ4MACHdBgABsQwAIekHAgCdDAAh6gcCAJ0MACHrBwIAnQwAIQIAAACwAQAgSQAAowIAIAfKBgIAnQwAIdcGQACeDAAh2AZAAJ4MACHdBgABsQwAIekHAgCdDAAh6gcCAJ0MACHrBwIAnQwAIQIAAACuAQAgSQAApQIAIAIAAACuAQAgSQAApQIAIAMAAACwAQAgUAAAngIAIFEAAKMCACABAAAAsAEAIAEAAACuAQAgBQoAAIQRACBWAACFEQAgVwAAiBEAIFgAAIcRACBZAACGEQAgCrgGAACoCwAwuQYAAKwCABC6BgAAqAsAMMoGAgCZCgAh1wZAAJoKACHYBkAAmgoAId0GAAGvCgAh6QcCAJkKACHqBwIAmQoAIesHAgCZCgAhAwAAAK4BACABAACrAgAwVQAArAIAIAMAAACuAQAgAQAArwEAMAIAALABACABAAAArAEAIAEAAACsAQAgAwAAAKoBACABAACrAQAwAgAArAEAIAMAAACqAQAgAQAAqwEAMAIAAKwBACADAAAAqgEAIAEAAKsBADACAACsAQAgCAMAAIMRACDXBkAAAAAB2AZAAAAAAd0GAAEAAAHfBkAAAAAB5QYCAAAAAecHAQAAAAHoBwEAAAABAUkAALQCACAH1wZAAAAAAdgGQAAAAAHdBgABAAAB3wZAAAAAAeUGAgAAAAHnBwEAAAAB6AcBAAAAAQFJAAC2AgAwAUkAALYCADAIAwAAghEAINcGQACeDAAh2AZAAJ4MACHdBgABsQwAId8GQACzDAAh5QYCAJ0MACHnBwEAnAwAIegHAQCcDAAhAgAAAKwBACBJAAC5AgAgB9cGQACeDAAh2AZAAJ4MACHdBgABsQwAId8GQACzDAAh5QYCAJ0MACHnBwEAnAwAIegHAQCcDAAhAgAAAKoBACBJAAC7AgAgAgAAAKoBACBJAAC7AgAgAwAAAKwBACBQAAC0AgAgUQAAuQIAIAEAAACsAQAgAQAAAKoBACAGCgAA_RAAIFYAAP4QACBXAACBEQAgWAAAgBEAIFkAAP8QACDfBgAAqwwAIAq4BgAApwsAMLkGAADCAgAQugYAAKcLADDXBkAAmgoAIdgGQACaCgAh3QYAAa8KACHfBkAAsQoAIeUGAgCZCgAh5wcBAJgKACHoBwEAmAoAIQMAAACqAQAgAQAAwQIAMFUAAMICACADAAAAqgEAIAEAAKsBADACAACsAQAgAQAAAF0AIAEAAABdACADAAAAWwAgAQAAXAAwAgAAXQAgAwAAAFsAIAEAAFwAMAIAAF0AIAMAAABbACABAABcADACAABdACAIAwAA_BAAILsGAQAAAAHXBkAAAAAB5QYCAAAAAYAHAgAAAAGjBwEAAAAB5QcBAAAAAeYHAAEAAAEBSQAAygIAIAe7BgEAAAAB1wZAAAAAAeUGAgAAAAGABwIAAAABowcBAAAAAeUHAQAAAAHmBwABAAABAUkAAMwCADABSQAAzAIAMAgDAAD7EAAguwYBAJwMACHXBkAAngwAIeUGAgCdDAAhgAcCAJ0MACGjBwEAnAwAIeUHAQCcDAAh5gcAAbEMACECAAAAXQAgSQAAzwIAIAe7BgEAnAwAIdcGQACeDAAh5QYCAJ0MACGABwIAnQwAIaMHAQCcDAAh5QcBAJwMACHmBwABsQwAIQIAAABbACBJAADRAgAgAgAAAFsAIEkAANECACADAAAAXQAgUAAAygIAIFEAAM8CACABAAAAXQAgAQAAAFsAIAUKAAD2EAAgVgAA9xAAIFcAAPoQACBYAAD5EAAgWQAA-BAAIAq4BgAApgsAMLkGAADYAgAQugYAAKYLADC7BgEAmAoAIdcGQACaCgAh5QYCAJkKACGABwIAmQoAIaMHAQCYCgAh5QcBAJgKACHmBwABrwoAIQMAAABbACABAADXAgAwVQAA2AIAIAMAAABbACABAABcADACAABdACAMuAYAAKULADC5BgAA3gIAELoGAAClCwAwyQZAAKUKACHKBgIAAAAB0AcBAKMKACHRBwIAlQsAIdYHAgCVCwAh1wcBAMoKACHiBwEAowoAIeMHAQDKCgAh5AcAAJQLACABAAAA2wIAIAEAAADbAgAgDLgGAAClCwAwuQYAAN4CABC6BgAApQsAMMkGQAClCgAhygYCAKQKACHQBwEAowoAIdEHAgCVCwAh1gcCAJULACHXBwEAygoAIeIHAQCjCgAh4wcBAMoKACHkBwAAlAsAIATRBwAAqwwAINYHAACrDAAg1wcAAKsMACDjBwAAqwwAIAMAAADeAgAgAQAA3wIAMAIAANsCACADAAAA3gIAIAEAAN8CADACAADbAgAgAwAAAN4CACABAADfAgAwAgAA2wIAIAnJBkAAAAABygYCAAAAAdAHAQAAAAHRBwIAAAAB1gcCAAAAAdcHAQAAAAHiBwEAAAAB4wcBAAAAAeQHgAAAAAEBSQAA4wIAIAnJBkAAAAABygYCAAAAAdAHAQAAAAHRBwIAAAAB1gcCAAAAAdcHAQAAAAHiBwEAAAAB4wcBAAAAAeQHgAAAAAEBSQAA5QIAMAFJAADlAgAwCckGQACeDAAhygYCAJ0MACHQBwEAnAwAIdEHAgC0DAAh1gcCALQMACHXBwEAyAwAIeIHAQCcDAAh4wcBAMgMACHkB4AAAAABAgAAANsCACBJAADoAgAgCckGQACeDAAhygYCAJ0MACHQBwEAnAwAIdEHAgC0DAAh1gcCALQMACHXBwEAyAwAIeIHAQCcDAAh4wcBAMgMACHkB4AAAAABAgAAAN4CACBJAADqAgAgAgAAAN4CACBJAADqAgAgAwAAANsCACBQAADjAgAgUQAA6AIAIAEAAADbAgAgAQAAAN4CACAJCgAA8RAAIFYAAPIQACBXAAD1EAAgWAAA9BAAIFkAAPMQACDRBwAAqwwAINYHAACrDAAg1wcAAKsMACDjBwAAqwwAIAy4BgAApAsAMLkGAADxAgAQugYAAKQLADDJBkAAmgoAIcoGAgCZCgAh0AcBAJgKACHRBwIAsgoAIdYHAgCyCgAh1wcBAL0KACHiBwEAmAoAIeMHAQC9CgAh5AcAAJELACADAAAA3gIAIAEAAPACADBVAADxAgAgAwAAAN4CACABAADfAgAwAgAA2wIAIAEAAACYAQAgAQAAAJgBACADAAAAlgEAIAEAAJcBADACAACYAQAgAwAAAJYBACABAACXAQAwAgAAmAEAIAMAAACWAQAgAQAAlwEAMAIAAJgBACAQGQAA7xAAIDcAAO4QACA4AADwEAAgygYCAAAAAdcGQAAAAAH4BgIAAAABgAcAAADeBwLQBwEAAAAB0QcCAAAAAdcHAQAAAAHbBwIAAAAB3AcBAAAAAd4HAgAAAAHfBwEAAAAB4AdAAAAAAeEHQAAAAAEBSQAA-QIAIA3KBgIAAAAB1wZAAAAAAfgGAgAAAAGABwAAAN4HAtAHAQAAAAHRBwIAAAAB1wcBAAAAAdsHAgAAAAHcBwEAAAAB3gcCAAAAAd8HAQAAAAHgB0AAAAAB4QdAAAAAAQFJAAD7AgAwAUkAAPsCADABAAAAmgEAIAEAAACaAQAgEBkAAOwQACA3AADrEAAgOAAA7RAAIMoGAgCdDAAh1wZAAJ4MACH4BgIAtAwAIYAHAADqEN4HItAHAQCcDAAh0QcCAJ0MACHXBwEAnAwAIdsHAgCdDAAh3AcBAMgMACHeBwIAtAwAId8HAQDIDAAh4AdAALMMACHhB0AAswwAIQIAAACYAQAgSQAAgAMAIA3KBgIAnQwAIdcGQACeDAAh-AYCALQMACGABwAA6hDeByLQBwEAnAwAIdEHAgCdDAAh1wcBAJwMACHbBwIAnQwAIdwHAQDIDAAh3gcCALQMACHfBwEAyAwAIeAHQACzDAAh4QdAALMMACECAAAAlgEAIEkAAIIDACACAAAAlgEAIEkAAIIDACABAAAAmgEAIAEAAACaAQAgAwAAAJgBACBQAAD5AgAgUQAAgAMAIAEAAACYAQAgAQAAAJYBACALCgAA5RAAIFYAAOYQACBXAADpEAAgWAAA6BAAIFkAAOcQACD4BgAAqwwAINwHAACrDAAg3gcAAKsMACDfBwAAqwwAIOAHAACrDAAg4QcAAKsMACAQuAYAAKALADC5BgAAiwMAELoGAACgCwAwygYCAJkKACHXBkAAmgoAIfgGAgCyCgAhgAcAAKEL3gci0AcBAJgKACHRBwIAmQoAIdcHAQCYCgAh2wcCAJkKACHcBwEAvQoAId4HAgCyCgAh3wcBAL0KACHgB0AAsQoAIeEHQACxCgAhAwAAAJYBACABAACKAwAwVQAAiwMAIAMAAACWAQAgAQAAlwEAMAIAAJgBACABAAAAoQEAIAEAAAChAQAgAwAAAJ8BACABAACgAQAwAgAAoQEAIAMAAACfAQAgAQAAoAEAMAIAAKEBACADAAAAnwEAIAEAAKABADACAAChAQAgCwQAAOMQACA8AADkEAAgyQZAAAAAAcoGAgAAAAHmBgIAAAAB-wYBAAAAAaMHAQAAAAHQBwEAAAAB0QcCAAAAAdkHAgAAAAHaBwIAAAABAUkAAJMDACAJyQZAAAAAAcoGAgAAAAHmBgIAAAAB-wYBAAAAAaMHAQAAAAHQBwEAAAAB0QcCAAAAAdkHAgAAAAHaBwIAAAABAUkAAJUDADABSQAAlQMAMAEAAACaAQAgCwQAAOEQACA8AADiEAAgyQZAAJ4MACHKBgIAnQwAIeYGAgC0DAAh-wYBAMgMACGjBwEAnAwAIdAHAQCcDAAh0QcCAJ0MACHZBwIAnQwAIdoHAgCdDAAhAgAAAKEBACBJAACZAwAgCckGQACeDAAhygYCAJ0MACHmBgIAtAwAIfsGAQDIDAAhowcBAJwMACHQBwEAnAwAIdEHAgCdDAAh2QcCAJ0MACHaBwIAnQwAIQIAAACfAQAgSQAAmwMAIAIAAACfAQAgSQAAmwMAIAEAAACaAQAgAwAAAKEBACBQAACTAwAgUQAAmQMAIAEAAAChAQAgAQAAAJ8BACAHCgAA3BAAIFYAAN0QACBXAADgEAAgWAAA3xAAIFkAAN4QACDmBgAAqwwAIPsGAACrDAAgDLgGAACfCwAwuQYAAKMDABC6BgAAnwsAMMkGQACaCgAhygYCAJkKACHmBgIAsgoAIfsGAQC9CgAhowcBAJgKACHQBwEAmAoAIdEHAgCZCgAh2QcCAJkKACHaBwIAmQoAIQMAAACfAQAgAQAAogMAMFUAAKMDACADAAAAnwEAIAEAAKABADACAAChAQAgEbgGAACdCwAwuQYAAKkDABC6BgAAnQsAMMkGQAClCgAhygYCAAAAAfgGAgCVCwAh-wYBAMoKACHIBwEAowoAIdAHAQCjCgAh0QcCAKQKACHSBwIAlQsAIdMHAQCjCgAh1AcBAMoKACHVByAAzAoAIdYHAgCVCwAh1wcBAMoKACHYBwAAngsAIAEAAACmAwAgAQAAAKYDACAQuAYAAJ0LADC5BgAAqQMAELoGAACdCwAwyQZAAKUKACHKBgIApAoAIfgGAgCVCwAh-wYBAMoKACHIBwEAowoAIdAHAQCjCgAh0QcCAKQKACHSBwIAlQsAIdMHAQCjCgAh1AcBAMoKACHVByAAzAoAIdYHAgCVCwAh1wcBAMoKACEG-AYAAKsMACD7BgAAqwwAINIHAACrDAAg1AcAAKsMACDWBwAAqwwAINcHAACrDAAgAwAAAKkDACABAACqAwAwAgAApgMAIAMAAACpAwAgAQAAqgMAMAIAAKYDACADAAAAqQMAIAEAAKoDADACAACmAwAgDckGQAAAAAHKBgIAAAAB-AYCAAAAAfsGAQAAAAHIBwEAAAAB0AcBAAAAAdEHAgAAAAHSBwIAAAAB0wcBAAAAAdQHAQAAAAHVByAAAAAB1gcCAAAAAdcHAQAAAAEBSQAArgMAIA3JBkAAAAABygYCAAAAAfgGAgAAAAH7BgEAAAAByAcBAAAAAdAHAQAAAAHRBwIAAAAB0gcCAAAAAdMHAQAAAAHUBwEAAAAB1QcgAAAAAdYHAgAAAAHXBwEAAAABAUkAALADADABSQAAsAMAMA3JBkAAngwAIcoGAgCdDAAh-AYCALQMACH7BgEAyAwAIcgHAQCcDAAh0AcBAJwMACHRBwIAnQwAIdIHAgC0DAAh0wcBAJwMACHUBwEAyAwAIdUHIADLDQAh1gcCALQMACHXBwEAyAwAIQIAAACmAwAgSQAAswMAIA3JBkAAngwAIcoGAgCdDAAh-AYCALQMACH7BgEAyAwAIcgHAQCcDAAh0AcBAJwMACHRBwIAnQwAIdIHAgC0DAAh0wcBAJwMACHUBwEAyAwAIdUHIADLDQAh1gcCALQMACHXBwEAyAwAIQIAAACpAwAgSQAAtQMAIAIAAACpAwAgSQAAtQMAIAMAAACmAwAgUAAArgMAIFEAALMDACABAAAApgMAIAEAAACpAwAgCwoAANcQACBWAADYEAAgVwAA2xAAIFgAANoQACBZAADZEAAg-AYAAKsMACD7BgAAqwwAINIHAACrDAAg1AcAAKsMACDWBwAAqwwAINcHAACrDAAgELgGAACcCwAwuQYAALwDABC6BgAAnAsAMMkGQACaCgAhygYCAJkKACH4BgIAsgoAIfsGAQC9CgAhyAcBAJgKACHQBwEAmAoAIdEHAgCZCgAh0gcCALIKACHTBwEAmAoAIdQHAQC9CgAh1QcgAMYKACHWBwIAsgoAIdcHAQC9CgAhAwAAAKkDACABAAC7AwAwVQAAvAMAIAMAAACpAwAgAQAAqgMAMAIAAKYDACABAAAAtAEAIAEAAAC0AQAgAwAAALIBACABAACzAQAwAgAAtAEAIAMAAACyAQAgAQAAswEAMAIAALQBACADAAAAsgEAIAEAALMBADACAAC0AQAgEAMAANYQACDKBgIAAAABzAZAAAAAAdQGQAAAAAHYBkAAAAAB5QYCAAAAAfEGBAAAAAH1BgEAAAAByAcBAAAAAckHAgAAAAHKBwIAAAABywcCAAAAAcwHBAAAAAHNBwIAAAABzgcBAAAAAc8HQAAAAAEBSQAAxAMAIA_KBgIAAAABzAZAAAAAAdQGQAAAAAHYBkAAAAAB5QYCAAAAAfEGBAAAAAH1BgEAAAAByAcBAAAAAckHAgAAAAHKBwIAAAABywcCAAAAAcwHBAAAAAHNBwIAAAABzgcBAAAAAc8HQAAAAAEBSQAAxgMAMAFJAADGAwAwEAMAANUQACDKBgIAnQwAIcwGQACzDAAh1AZAAJ4MACHYBkAAswwAIeUGAgCdDAAh8QYEANcNACH1BgEAyAwAIcgHAQCcDAAhyQcCAJ0MACHKBwIAnQwAIcsHAgCdDAAhzAcEANcNACHNBwIAnQwAIc4HAQDIDAAhzwdAALMMACECAAAAtAEAIEkAAMkDACAPygYCAJ0MACHMBkAAswwAIdQGQACeDAAh2AZAALMMACHlBgIAnQwAIfEGBADXDQAh9QYBAMgMACHIBwEAnAwAIckHAgCdDAAhygcCAJ0MACHLBwIAnQwAIcwHBADXDQAhzQcCAJ0MACHOBwEAyAwAIc8HQACzDAAhAgAAALIBACBJAADLAwAgAgAAALIBACBJAADLAwAgAwAAALQBACBQAADEAwAgUQAAyQMAIAEAAAC0AQAgAQAAALIBACAKCgAA0BAAIFYAANEQACBXAADUEAAgWAAA0xAAIFkAANIQACDMBgAAqwwAINgGAACrDAAg9QYAAKsMACDOBwAAqwwAIM8HAACrDAAgErgGAACbCwAwuQYAANIDABC6BgAAmwsAMMoGAgCZCgAhzAZAALEKACHUBkAAmgoAIdgGQACxCgAh5QYCAJkKACHxBgQA0AoAIfUGAQC9CgAhyAcBAJgKACHJBwIAmQoAIcoHAgCZCgAhywcCAJkKACHMBwQA0AoAIc0HAgCZCgAhzgcBAL0KACHPB0AAsQoAIQMAAACyAQAgAQAA0QMAMFUAANIDACADAAAAsgEAIAEAALMBADACAAC0AQAgCRcAAJoLACC4BgAAmQsAMLkGAADYAwAQugYAAJkLADDKBgIAAAAB1wZAAKUKACH7BgEAowoAIfwGAQCjCgAhxwcCAKQKACEBAAAA1QMAIAEAAADVAwAgCRcAAJoLACC4BgAAmQsAMLkGAADYAwAQugYAAJkLADDKBgIApAoAIdcGQAClCgAh-wYBAKMKACH8BgEAowoAIccHAgCkCgAhARcAAM8QACADAAAA2AMAIAEAANkDADACAADVAwAgAwAAANgDACABAADZAwAwAgAA1QMAIAMAAADYAwAgAQAA2QMAMAIAANUDACAGFwAAzhAAIMoGAgAAAAHXBkAAAAAB-wYBAAAAAfwGAQAAAAHHBwIAAAABAUkAAN0DACAFygYCAAAAAdcGQAAAAAH7BgEAAAAB_AYBAAAAAccHAgAAAAEBSQAA3wMAMAFJAADfAwAwBhcAAMEQACDKBgIAnQwAIdcGQACeDAAh-wYBAJwMACH8BgEAnAwAIccHAgCdDAAhAgAAANUDACBJAADiAwAgBcoGAgCdDAAh1wZAAJ4MACH7BgEAnAwAIfwGAQCcDAAhxwcCAJ0MACECAAAA2AMAIEkAAOQDACACAAAA2AMAIEkAAOQDACADAAAA1QMAIFAAAN0DACBRAADiAwAgAQAAANUDACABAAAA2AMAIAUKAAC8EAAgVgAAvRAAIFcAAMAQACBYAAC_EAAgWQAAvhAAIAi4BgAAmAsAMLkGAADrAwAQugYAAJgLADDKBgIAmQoAIdcGQACaCgAh-wYBAJgKACH8BgEAmAoAIccHAgCZCgAhAwAAANgDACABAADqAwAwVQAA6wMAIAMAAADYAwAgAQAA2QMAMAIAANUDACABAAAAOQAgAQAAADkAIAMAAAA3ACABAAA4ADACAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAwAAADcAIAEAADgAMAIAADkAIA4YAAC5EAAgGQAAuhAAIBsAALsQACDKBgIAAAAB1wZAAAAAAfgGAgAAAAH5BgEAAAAB-wYBAAAAAcEHAgAAAAHCByAAAAABwwcgAAAAAcQHAgAAAAHFB0AAAAABxgcCAAAAAQFJAADzAwAgC8oGAgAAAAHXBkAAAAAB-AYCAAAAAfkGAQAAAAH7BgEAAAABwQcCAAAAAcIHIAAAAAHDByAAAAABxAcCAAAAAcUHQAAAAAHGBwIAAAABAUkAAPUDADABSQAA9QMAMA4YAACqEAAgGQAAqxAAIBsAAKwQACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH5BgEAnAwAIfsGAQCcDAAhwQcCAJ0MACHCByAAyw0AIcMHIADLDQAhxAcCAJ0MACHFB0AAngwAIcYHAgCdDAAhAgAAADkAIEkAAPgDACALygYCAJ0MACHXBkAAngwAIfgGAgCdDAAh-QYBAJwMACH7BgEAnAwAIcEHAgCdDAAhwgcgAMsNACHDByAAyw0AIcQHAgCdDAAhxQdAAJ4MACHGBwIAnQwAIQIAAAA3ACBJAAD6AwAgAgAAADcAIEkAAPoDACADAAAAOQAgUAAA8wMAIFEAAPgDACABAAAAOQAgAQAAADcAIAUKAAClEAAgVgAAphAAIFcAAKkQACBYAACoEAAgWQAApxAAIA64BgAAlwsAMLkGAACBBAAQugYAAJcLADDKBgIAmQoAIdcGQACaCgAh-AYCAJkKACH5BgEAmAoAIfsGAQCYCgAhwQcCAJkKACHCByAAxgoAIcMHIADGCgAhxAcCAJkKACHFB0AAmgoAIcYHAgCZCgAhAwAAADcAIAEAAIAEADBVAACBBAAgAwAAADcAIAEAADgAMAIAADkAIAEAAAA_ACABAAAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIAMAAAA9ACABAAA-ADACAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgBxkAAKQQACAaAACjEAAgygYCAAAAAdcGQAAAAAH4BgIAAAAB-QYBAAAAAcAHAgAAAAEBSQAAiQQAIAXKBgIAAAAB1wZAAAAAAfgGAgAAAAH5BgEAAAABwAcCAAAAAQFJAACLBAAwAUkAAIsEADAHGQAAohAAIBoAAKEQACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH5BgEAnAwAIcAHAgCdDAAhAgAAAD8AIEkAAI4EACAFygYCAJ0MACHXBkAAngwAIfgGAgCdDAAh-QYBAJwMACHABwIAnQwAIQIAAAA9ACBJAACQBAAgAgAAAD0AIEkAAJAEACADAAAAPwAgUAAAiQQAIFEAAI4EACABAAAAPwAgAQAAAD0AIAUKAACcEAAgVgAAnRAAIFcAAKAQACBYAACfEAAgWQAAnhAAIAi4BgAAlgsAMLkGAACXBAAQugYAAJYLADDKBgIAmQoAIdcGQACaCgAh-AYCAJkKACH5BgEAmAoAIcAHAgCZCgAhAwAAAD0AIAEAAJYEADBVAACXBAAgAwAAAD0AIAEAAD4AMAIAAD8AIAe4BgAAkwsAMLkGAACdBAAQugYAAJMLADDlBgIAlQsAIbcHAQAAAAG4BwAAlAsAILkHQAClCgAhAQAAAJoEACABAAAAmgQAIAe4BgAAkwsAMLkGAACdBAAQugYAAJMLADDlBgIAlQsAIbcHAQCjCgAhuAcAAJQLACC5B0AApQoAIQHlBgAAqwwAIAMAAACdBAAgAQAAngQAMAIAAJoEACADAAAAnQQAIAEAAJ4EADACAACaBAAgAwAAAJ0EACABAACeBAAwAgAAmgQAIATlBgIAAAABtwcBAAAAAbgHgAAAAAG5B0AAAAABAUkAAKIEACAE5QYCAAAAAbcHAQAAAAG4B4AAAAABuQdAAAAAAQFJAACkBAAwAUkAAKQEADAE5QYCALQMACG3BwEAnAwAIbgHgAAAAAG5B0AAngwAIQIAAACaBAAgSQAApwQAIATlBgIAtAwAIbcHAQCcDAAhuAeAAAAAAbkHQACeDAAhAgAAAJ0EACBJAACpBAAgAgAAAJ0EACBJAACpBAAgAwAAAJoEACBQAACiBAAgUQAApwQAIAEAAACaBAAgAQAAAJ0EACAGCgAAlxAAIFYAAJgQACBXAACbEAAgWAAAmhAAIFkAAJkQACDlBgAAqwwAIAe4BgAAkAsAMLkGAACwBAAQugYAAJALADDlBgIAsgoAIbcHAQCYCgAhuAcAAJELACC5B0AAmgoAIQMAAACdBAAgAQAArwQAMFUAALAEACADAAAAnQQAIAEAAJ4EADACAACaBAAgCgMAANUKACC4BgAAjwsAMLkGAAApABC6BgAAjwsAMNcGQAClCgAh5QYCAAAAAbMHAQCjCgAhtAcEANQKACG1BwIApAoAIbYHQADLCgAhAQAAALMEACABAAAAswQAIAIDAADaDQAgtgcAAKsMACADAAAAKQAgAQAAtgQAMAIAALMEACADAAAAKQAgAQAAtgQAMAIAALMEACADAAAAKQAgAQAAtgQAMAIAALMEACAHAwAAlhAAINcGQAAAAAHlBgIAAAABswcBAAAAAbQHBAAAAAG1BwIAAAABtgdAAAAAAQFJAAC6BAAgBtcGQAAAAAHlBgIAAAABswcBAAAAAbQHBAAAAAG1BwIAAAABtgdAAAAAAQFJAAC8BAAwAUkAALwEADAHAwAAlRAAINcGQACeDAAh5QYCAJ0MACGzBwEAnAwAIbQHBADXDQAhtQcCAJ0MACG2B0AAswwAIQIAAACzBAAgSQAAvwQAIAbXBkAAngwAIeUGAgCdDAAhswcBAJwMACG0BwQA1w0AIbUHAgCdDAAhtgdAALMMACECAAAAKQAgSQAAwQQAIAIAAAApACBJAADBBAAgAwAAALMEACBQAAC6BAAgUQAAvwQAIAEAAACzBAAgAQAAACkAIAYKAACQEAAgVgAAkRAAIFcAAJQQACBYAACTEAAgWQAAkhAAILYHAACrDAAgCbgGAACOCwAwuQYAAMgEABC6BgAAjgsAMNcGQACaCgAh5QYCAJkKACGzBwEAmAoAIbQHBADQCgAhtQcCAJkKACG2B0AAsQoAIQMAAAApACABAADHBAAwVQAAyAQAIAMAAAApACABAAC2BAAwAgAAswQAIAEAAAAtACABAAAALQAgAwAAACsAIAEAACwAMAIAAC0AIAMAAAArACABAAAsADACAAAtACADAAAAKwAgAQAALAAwAgAALQAgBAMAAI8QACDdBgABAAAB3wZAAAAAAeUGAgAAAAEBSQAA0AQAIAPdBgABAAAB3wZAAAAAAeUGAgAAAAEBSQAA0gQAMAFJAADSBAAwBAMAAI4QACDdBgABsQwAId8GQACzDAAh5QYCAJ0MACECAAAALQAgSQAA1QQAIAPdBgABsQwAId8GQACzDAAh5QYCAJ0MACECAAAAKwAgSQAA1wQAIAIAAAArACBJAADXBAAgAwAAAC0AIFAAANAEACBRAADVBAAgAQAAAC0AIAEAAAArACAGCgAAiRAAIFYAAIoQACBXAACNEAAgWAAAjBAAIFkAAIsQACDfBgAAqwwAIAa4BgAAjQsAMLkGAADeBAAQugYAAI0LADDdBgABrwoAId8GQACxCgAh5QYCAJkKACEDAAAAKwAgAQAA3QQAMFUAAN4EACADAAAAKwAgAQAALAAwAgAALQAgAQAAADEAIAEAAAAxACADAAAALwAgAQAAMAAwAgAAMQAgAwAAAC8AIAEAADAAMAIAADEAIAMAAAAvACABAAAwADACAAAxACAKAwAAiBAAIMoGAgAAAAHXBkAAAAAB5QYCAAAAAecGAQAAAAGuB0AAAAABrwcAAQAAAbAHAAEAAAGxBwQAAAABsgcAAIcQACABSQAA5gQAIAnKBgIAAAAB1wZAAAAAAeUGAgAAAAHnBgEAAAABrgdAAAAAAa8HAAEAAAGwBwABAAABsQcEAAAAAbIHAACHEAAgAUkAAOgEADABSQAA6AQAMAoDAACGEAAgygYCAJ0MACHXBkAAngwAIeUGAgCdDAAh5wYBAJwMACGuB0AAswwAIa8HAAGxDAAhsAcAAbEMACGxBwQA1w0AIbIHAACFEAAgAgAAADEAIEkAAOsEACAJygYCAJ0MACHXBkAAngwAIeUGAgCdDAAh5wYBAJwMACGuB0AAswwAIa8HAAGxDAAhsAcAAbEMACGxBwQA1w0AIbIHAACFEAAgAgAAAC8AIEkAAO0EACACAAAALwAgSQAA7QQAIAMAAAAxACBQAADmBAAgUQAA6wQAIAEAAAAxACABAAAALwAgBgoAAIAQACBWAACBEAAgVwAAhBAAIFgAAIMQACBZAACCEAAgrgcAAKsMACAMuAYAAIwLADC5BgAA9AQAELoGAACMCwAwygYCAJkKACHXBkAAmgoAIeUGAgCZCgAh5wYBAJgKACGuB0AAsQoAIa8HAAGvCgAhsAcAAa8KACGxBwQA0AoAIbIHAADECgAgAwAAAC8AIAEAAPMEADBVAAD0BAAgAwAAAC8AIAEAADAAMAIAADEAIAEAAAA1ACABAAAANQAgAwAAADMAIAEAADQAMAIAADUAIAMAAAAzACABAAA0ADACAAA1ACADAAAAMwAgAQAANAAwAgAANQAgBwMAAP8PACDKBgIAAAAB1wZAAAAAAeUGAgAAAAGsBwEAAAABrQcBAAAAAa4HQAAAAAEBSQAA_AQAIAbKBgIAAAAB1wZAAAAAAeUGAgAAAAGsBwEAAAABrQcBAAAAAa4HQAAAAAEBSQAA_gQAMAFJAAD-BAAwBwMAAP4PACDKBgIAnQwAIdcGQACeDAAh5QYCAJ0MACGsBwEAnAwAIa0HAQCcDAAhrgdAALMMACECAAAANQAgSQAAgQUAIAbKBgIAnQwAIdcGQACeDAAh5QYCAJ0MACGsBwEAnAwAIa0HAQCcDAAhrgdAALMMACECAAAAMwAgSQAAgwUAIAIAAAAzACBJAACDBQAgAwAAADUAIFAAAPwEACBRAACBBQAgAQAAADUAIAEAAAAzACAGCgAA-Q8AIFYAAPoPACBXAAD9DwAgWAAA_A8AIFkAAPsPACCuBwAAqwwAIAm4BgAAiwsAMLkGAACKBQAQugYAAIsLADDKBgIAmQoAIdcGQACaCgAh5QYCAJkKACGsBwEAmAoAIa0HAQCYCgAhrgdAALEKACEDAAAAMwAgAQAAiQUAMFUAAIoFACADAAAAMwAgAQAANAAwAgAANQAgBrgGAACJCwAwuQYAAJAFABC6BgAAiQsAMNcGQAClCgAh5wYBAAAAAfoGAAGKCwAhAQAAAI0FACABAAAAjQUAIAa4BgAAiQsAMLkGAACQBQAQugYAAIkLADDXBkAApQoAIecGAQCjCgAh-gYAAYoLACEAAwAAAJAFACABAACRBQAwAgAAjQUAIAMAAACQBQAgAQAAkQUAMAIAAI0FACADAAAAkAUAIAEAAJEFADACAACNBQAgA9cGQAAAAAHnBgEAAAAB-gYAAQAAAQFJAACVBQAgA9cGQAAAAAHnBgEAAAAB-gYAAQAAAQFJAACXBQAwAUkAAJcFADAD1wZAAJ4MACHnBgEAnAwAIfoGAAGxDAAhAgAAAI0FACBJAACaBQAgA9cGQACeDAAh5wYBAJwMACH6BgABsQwAIQIAAACQBQAgSQAAnAUAIAIAAACQBQAgSQAAnAUAIAMAAACNBQAgUAAAlQUAIFEAAJoFACABAAAAjQUAIAEAAACQBQAgAwoAAPYPACBYAAD4DwAgWQAA9w8AIAa4BgAAiAsAMLkGAACjBQAQugYAAIgLADDXBkAAmgoAIecGAQCYCgAh-gYAAa8KACEDAAAAkAUAIAEAAKIFADBVAACjBQAgAwAAAJAFACABAACRBQAwAgAAjQUAIAccAACHCwAguAYAAIYLADC5BgAARwAQugYAAIYLADDKBgIAAAAB5wYBAKMKACGUBwEAAAABAQAAAKYFACABAAAApgUAIAEcAAD1DwAgAwAAAEcAIAEAAKkFADACAACmBQAgAwAAAEcAIAEAAKkFADACAACmBQAgAwAAAEcAIAEAAKkFADACAACmBQAgBBwAAPQPACDKBgIAAAAB5wYBAAAAAZQHAQAAAAEBSQAArQUAIAPKBgIAAAAB5wYBAAAAAZQHAQAAAAEBSQAArwUAMAFJAACvBQAwBBwAAOcPACDKBgIAnQwAIecGAQCcDAAhlAcBAJwMACECAAAApgUAIEkAALIFACADygYCAJ0MACHnBgEAnAwAIZQHAQCcDAAhAgAAAEcAIEkAALQFACACAAAARwAgSQAAtAUAIAMAAACmBQAgUAAArQUAIFEAALIFACABAAAApgUAIAEAAABHACAFCgAA4g8AIFYAAOMPACBXAADmDwAgWAAA5Q8AIFkAAOQPACAGuAYAAIULADC5BgAAuwUAELoGAACFCwAwygYCAJkKACHnBgEAmAoAIZQHAQCYCgAhAwAAAEcAIAEAALoFADBVAAC7BQAgAwAAAEcAIAEAAKkFADACAACmBQAgAQAAAEUAIAEAAABFACADAAAAQwAgAQAARAAwAgAARQAgAwAAAEMAIAEAAEQAMAIAAEUAIAMAAABDACABAABEADACAABFACAOGQAA1w8AIB0AANYPACAiAADhDwAgIwAA2A8AICQAANkPACDKBgIAAAAB1wZAAAAAAfgGAgAAAAH7BgEAAAABgAcAAACnBwKjBwEAAAABpQcCAAAAAacHAgAAAAGoBwIAAAABAUkAAMMFACAJygYCAAAAAdcGQAAAAAH4BgIAAAAB-wYBAAAAAYAHAAAApwcCowcBAAAAAaUHAgAAAAGnBwIAAAABqAcCAAAAAQFJAADFBQAwAUkAAMUFADABAAAARwAgAQAAAEsAIA4ZAADCDwAgHQAAwQ8AICIAAOAPACAjAADDDwAgJAAAxA8AIMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIfsGAQCcDAAhgAcAAMAPpwciowcBAJwMACGlBwIAtAwAIacHAgC0DAAhqAcCAJ0MACECAAAARQAgSQAAygUAIAnKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH7BgEAnAwAIYAHAADAD6cHIqMHAQCcDAAhpQcCALQMACGnBwIAtAwAIagHAgCdDAAhAgAAAEMAIEkAAMwFACACAAAAQwAgSQAAzAUAIAEAAABHACABAAAASwAgAwAAAEUAIFAAAMMFACBRAADKBQAgAQAAAEUAIAEAAABDACAHCgAA2w8AIFYAANwPACBXAADfDwAgWAAA3g8AIFkAAN0PACClBwAAqwwAIKcHAACrDAAgDLgGAACBCwAwuQYAANUFABC6BgAAgQsAMMoGAgCZCgAh1wZAAJoKACH4BgIAmQoAIfsGAQCYCgAhgAcAAIILpwciowcBAJgKACGlBwIAsgoAIacHAgCyCgAhqAcCAJkKACEDAAAAQwAgAQAA1AUAMFUAANUFACADAAAAQwAgAQAARAAwAgAARQAgAQAAAFQAIAEAAABUACADAAAASwAgAQAAUwAwAgAAVAAgAwAAAEsAIAEAAFMAMAIAAFQAIAMAAABLACABAABTADACAABUACAKGQAA0w8AIB4AANoPACAfAADUDwAgIQAA1Q8AIMoGAgAAAAHXBkAAAAAB-AYCAAAAAaEHAgAAAAGjBwEAAAABpAcCAAAAAQFJAADdBQAgBsoGAgAAAAHXBkAAAAAB-AYCAAAAAaEHAgAAAAGjBwEAAAABpAcCAAAAAQFJAADfBQAwAUkAAN8FADAKGQAArA8AIB4AAKsPACAfAACtDwAgIQAArg8AIMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIaEHAgCdDAAhowcBAJwMACGkBwIAnQwAIQIAAABUACBJAADiBQAgBsoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIaEHAgCdDAAhowcBAJwMACGkBwIAnQwAIQIAAABLACBJAADkBQAgAgAAAEsAIEkAAOQFACADAAAAVAAgUAAA3QUAIFEAAOIFACABAAAAVAAgAQAAAEsAIAUKAACmDwAgVgAApw8AIFcAAKoPACBYAACpDwAgWQAAqA8AIAm4BgAAgAsAMLkGAADrBQAQugYAAIALADDKBgIAmQoAIdcGQACaCgAh-AYCAJkKACGhBwIAmQoAIaMHAQCYCgAhpAcCAJkKACEDAAAASwAgAQAA6gUAMFUAAOsFACADAAAASwAgAQAAUwAwAgAAVAAgAQAAAFAAIAEAAABQACADAAAATgAgAQAATwAwAgAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAMAAABOACABAABPADACAABQACAGAwAApQ8AICAAAKQPACDXBkAAAAAB5QYCAAAAAfoGAgAAAAGiBwIAAAABAUkAAPMFACAE1wZAAAAAAeUGAgAAAAH6BgIAAAABogcCAAAAAQFJAAD1BQAwAUkAAPUFADAGAwAAow8AICAAAKIPACDXBkAAngwAIeUGAgCdDAAh-gYCAJ0MACGiBwIAnQwAIQIAAABQACBJAAD4BQAgBNcGQACeDAAh5QYCAJ0MACH6BgIAnQwAIaIHAgCdDAAhAgAAAE4AIEkAAPoFACACAAAATgAgSQAA-gUAIAMAAABQACBQAADzBQAgUQAA-AUAIAEAAABQACABAAAATgAgBQoAAJ0PACBWAACeDwAgVwAAoQ8AIFgAAKAPACBZAACfDwAgB7gGAAD_CgAwuQYAAIEGABC6BgAA_woAMNcGQACaCgAh5QYCAJkKACH6BgIAmQoAIaIHAgCZCgAhAwAAAE4AIAEAAIAGADBVAACBBgAgAwAAAE4AIAEAAE8AMAIAAFAAIAUeAAD-CgAguAYAAP0KADC5BgAAVgAQugYAAP0KADChBwIAAAABAQAAAIQGACABAAAAhAYAIAEeAACcDwAgAwAAAFYAIAEAAIcGADACAACEBgAgAwAAAFYAIAEAAIcGADACAACEBgAgAwAAAFYAIAEAAIcGADACAACEBgAgAh4AAJsPACChBwIAnQwAIQIAAACEBgAgSQAAiwYAIAGhBwIAnQwAIQIAAABWACBJAACNBgAgAgAAAFYAIEkAAI0GACABAAAAhAYAIAEAAABWACAFCgAAlg8AIFYAAJcPACBXAACaDwAgWAAAmQ8AIFkAAJgPACAEuAYAAPwKADC5BgAAkwYAELoGAAD8CgAwoQcCAJkKACEDAAAAVgAgAQAAkgYAMFUAAJMGACADAAAAVgAgAQAAhwYAMAIAAIQGACABAAAAYQAgAQAAAGEAIAMAAABfACABAABgADACAABhACADAAAAXwAgAQAAYAAwAgAAYQAgAwAAAF8AIAEAAGAAMAIAAGEAIAoEAACUDwAgLAAAlQ8AIMoGAgAAAAHXBkAAAAAB5gYCAAAAAecGAQAAAAH8BgEAAAABgAcAAACgBwKUBwEAAAABoAcgAAAAAQFJAACbBgAgCMoGAgAAAAHXBkAAAAAB5gYCAAAAAecGAQAAAAH8BgEAAAABgAcAAACgBwKUBwEAAAABoAcgAAAAAQFJAACdBgAwAUkAAJ0GADAKBAAAhg8AICwAAIcPACDKBgIAnQwAIdcGQACeDAAh5gYCAJ0MACHnBgEAnAwAIfwGAQCcDAAhgAcAAIUPoAcilAcBAJwMACGgByAAyw0AIQIAAABhACBJAACgBgAgCMoGAgCdDAAh1wZAAJ4MACHmBgIAnQwAIecGAQCcDAAh_AYBAJwMACGABwAAhQ-gByKUBwEAnAwAIaAHIADLDQAhAgAAAF8AIEkAAKIGACACAAAAXwAgSQAAogYAIAMAAABhACBQAACbBgAgUQAAoAYAIAEAAABhACABAAAAXwAgBQoAAIAPACBWAACBDwAgVwAAhA8AIFgAAIMPACBZAACCDwAgC7gGAAD4CgAwuQYAAKkGABC6BgAA-AoAMMoGAgCZCgAh1wZAAJoKACHmBgIAmQoAIecGAQCYCgAh_AYBAJgKACGABwAA-QqgByKUBwEAmAoAIaAHIADGCgAhAwAAAF8AIAEAAKgGADBVAACpBgAgAwAAAF8AIAEAAGAAMAIAAGEAIAEAAABlACABAAAAZQAgAwAAAGMAIAEAAGQAMAIAAGUAIAMAAABjACABAABkADACAABlACADAAAAYwAgAQAAZAAwAgAAZQAgFR0BAAAAASYAAP4OACAoAAD_DgAgygYCAAAAAdcGQAAAAAHmBgIAAAAB-wYBAAAAAfwGAQAAAAGABwAAAJkHAogHAgAAAAGLBxAAAAABlAcBAAAAAZUHAQAAAAGWBxAAAAABlwcCAAAAAZkHAQAAAAGaB0AAAAABmwcCAAAAAZwHIAAAAAGdBwEAAAABngcBAAAAAQFJAACxBgAgEx0BAAAAAcoGAgAAAAHXBkAAAAAB5gYCAAAAAfsGAQAAAAH8BgEAAAABgAcAAACZBwKIBwIAAAABiwcQAAAAAZQHAQAAAAGVBwEAAAABlgcQAAAAAZcHAgAAAAGZBwEAAAABmgdAAAAAAZsHAgAAAAGcByAAAAABnQcBAAAAAZ4HAQAAAAEBSQAAswYAMAFJAACzBgAwAQAAAF8AIBUdAQCcDAAhJgAA8w4AICgAAPQOACDKBgIAnQwAIdcGQACeDAAh5gYCALQMACH7BgEAnAwAIfwGAQCcDAAhgAcAAPIOmQciiAcCALQMACGLBxAAwg4AIZQHAQDIDAAhlQcBAMgMACGWBxAA8Q4AIZcHAgCdDAAhmQcBAMgMACGaB0AAswwAIZsHAgCdDAAhnAcgAMsNACGdBwEAnAwAIZ4HAQCcDAAhAgAAAGUAIEkAALcGACATHQEAnAwAIcoGAgCdDAAh1wZAAJ4MACHmBgIAtAwAIfsGAQCcDAAh_AYBAJwMACGABwAA8g6ZByKIBwIAtAwAIYsHEADCDgAhlAcBAMgMACGVBwEAyAwAIZYHEADxDgAhlwcCAJ0MACGZBwEAyAwAIZoHQACzDAAhmwcCAJ0MACGcByAAyw0AIZ0HAQCcDAAhngcBAJwMACECAAAAYwAgSQAAuQYAIAIAAABjACBJAAC5BgAgAQAAAF8AIAMAAABlACBQAACxBgAgUQAAtwYAIAEAAABlACABAAAAYwAgDAoAAOwOACBWAADtDgAgVwAA8A4AIFgAAO8OACBZAADuDgAg5gYAAKsMACCIBwAAqwwAIJQHAACrDAAglQcAAKsMACCWBwAAqwwAIJkHAACrDAAgmgcAAKsMACAWHQEAmAoAIbgGAADxCgAwuQYAAMEGABC6BgAA8QoAMMoGAgCZCgAh1wZAAJoKACHmBgIAsgoAIfsGAQCYCgAh_AYBAJgKACGABwAA8wqZByKIBwIAsgoAIYsHEADnCgAhlAcBAL0KACGVBwEAvQoAIZYHEADyCgAhlwcCAJkKACGZBwEAvQoAIZoHQACxCgAhmwcCAJkKACGcByAAxgoAIZ0HAQCYCgAhngcBAJgKACEDAAAAYwAgAQAAwAYAMFUAAMEGACADAAAAYwAgAQAAZAAwAgAAZQAgAQAAAHcAIAEAAAB3ACADAAAAdQAgAQAAdgAwAgAAdwAgAwAAAHUAIAEAAHYAMAIAAHcAIAMAAAB1ACABAAB2ADACAAB3ACAKJwAA6Q4AICgAAOoOACAqAADrDgAgygYCAAAAAdcGQAAAAAGABwAAAJIHAo8HAAAAjwcCkAcCAAAAAZIHQAAAAAGTBwEAAAABAUkAAMkGACAHygYCAAAAAdcGQAAAAAGABwAAAJIHAo8HAAAAjwcCkAcCAAAAAZIHQAAAAAGTBwEAAAABAUkAAMsGADABSQAAywYAMAonAADODgAgKAAAzw4AICoAANAOACDKBgIAnQwAIdcGQACeDAAhgAcAAM0OkgcijwcAAMwOjwcikAcCAJ0MACGSB0AAswwAIZMHAQDIDAAhAgAAAHcAIEkAAM4GACAHygYCAJ0MACHXBkAAngwAIYAHAADNDpIHIo8HAADMDo8HIpAHAgCdDAAhkgdAALMMACGTBwEAyAwAIQIAAAB1ACBJAADQBgAgAgAAAHUAIEkAANAGACADAAAAdwAgUAAAyQYAIFEAAM4GACABAAAAdwAgAQAAAHUAIAcKAADHDgAgVgAAyA4AIFcAAMsOACBYAADKDgAgWQAAyQ4AIJIHAACrDAAgkwcAAKsMACAKuAYAAOoKADC5BgAA1wYAELoGAADqCgAwygYCAJkKACHXBkAAmgoAIYAHAADsCpIHIo8HAADrCo8HIpAHAgCZCgAhkgdAALEKACGTBwEAvQoAIQMAAAB1ACABAADWBgAwVQAA1wYAIAMAAAB1ACABAAB2ADACAAB3ACABAAAAagAgAQAAAGoAIAMAAABoACABAABpADACAABqACADAAAAaAAgAQAAaQAwAgAAagAgAwAAAGgAIAEAAGkAMAIAAGoAIAkpAADFDgAgKwAAxg4AIPsGAQAAAAGIBwIAAAABiQcCAAAAAYoHAgAAAAGLBxAAAAABjAcCAAAAAY0HAQAAAAEBSQAA3wYAIAf7BgEAAAABiAcCAAAAAYkHAgAAAAGKBwIAAAABiwcQAAAAAYwHAgAAAAGNBwEAAAABAUkAAOEGADABSQAA4QYAMAkpAADDDgAgKwAAxA4AIPsGAQCcDAAhiAcCALQMACGJBwIAnQwAIYoHAgCdDAAhiwcQAMIOACGMBwIAnQwAIY0HAQDIDAAhAgAAAGoAIEkAAOQGACAH-wYBAJwMACGIBwIAtAwAIYkHAgCdDAAhigcCAJ0MACGLBxAAwg4AIYwHAgCdDAAhjQcBAMgMACECAAAAaAAgSQAA5gYAIAIAAABoACBJAADmBgAgAwAAAGoAIFAAAN8GACBRAADkBgAgAQAAAGoAIAEAAABoACAHCgAAvQ4AIFYAAL4OACBXAADBDgAgWAAAwA4AIFkAAL8OACCIBwAAqwwAII0HAACrDAAgCrgGAADmCgAwuQYAAO0GABC6BgAA5goAMPsGAQCYCgAhiAcCALIKACGJBwIAmQoAIYoHAgCZCgAhiwcQAOcKACGMBwIAmQoAIY0HAQC9CgAhAwAAAGgAIAEAAOwGADBVAADtBgAgAwAAAGgAIAEAAGkAMAIAAGoAIAEAAABvACABAAAAbwAgAwAAAG0AIAEAAG4AMAIAAG8AIAMAAABtACABAABuADACAABvACADAAAAbQAgAQAAbgAwAgAAbwAgAykAALwOACCIBwIAAAABiQcCAAAAAQFJAAD1BgAgAogHAgAAAAGJBwIAAAABAUkAAPcGADABSQAA9wYAMAMpAAC7DgAgiAcCAJ0MACGJBwIAnQwAIQIAAABvACBJAAD6BgAgAogHAgCdDAAhiQcCAJ0MACECAAAAbQAgSQAA_AYAIAIAAABtACBJAAD8BgAgAwAAAG8AIFAAAPUGACBRAAD6BgAgAQAAAG8AIAEAAABtACAFCgAAtg4AIFYAALcOACBXAAC6DgAgWAAAuQ4AIFkAALgOACAFuAYAAOUKADC5BgAAgwcAELoGAADlCgAwiAcCAJkKACGJBwIAmQoAIQMAAABtACABAACCBwAwVQAAgwcAIAMAAABtACABAABuADACAABvACABAAAAewAgAQAAAHsAIAMAAAB5ACABAAB6ADACAAB7ACADAAAAeQAgAQAAegAwAgAAewAgAwAAAHkAIAEAAHoAMAIAAHsAIBYZAACxDgAgLwAAsg4AIDAAALMOACAxAAC0DgAgMgAAtQ4AIMoGAgAAAAHXBkAAAAAB8gYBAAAAAfMGBAAAAAH1BgEAAAAB-AYCAAAAAfsGAQAAAAH8BgEAAAAB_gYAAAD-BgKABwAAAIAHAoEHCAAAAAGCBwIAAAABgwcCAAAAAYQHAQAAAAGFBwIAAAABhgcCAAAAAYcHAgAAAAEBSQAAiwcAIBHKBgIAAAAB1wZAAAAAAfIGAQAAAAHzBgQAAAAB9QYBAAAAAfgGAgAAAAH7BgEAAAAB_AYBAAAAAf4GAAAA_gYCgAcAAACABwKBBwgAAAABggcCAAAAAYMHAgAAAAGEBwEAAAABhQcCAAAAAYYHAgAAAAGHBwIAAAABAUkAAI0HADABSQAAjQcAMBYZAACKDgAgLwAAiw4AIDAAAIwOACAxAACNDgAgMgAAjg4AIMoGAgCdDAAh1wZAAJ4MACHyBgEAnAwAIfMGBADXDQAh9QYBAJwMACH4BgIAnQwAIfsGAQCcDAAh_AYBAJwMACH-BgAAhw7-BiKABwAAiA6AByKBBwgAiQ4AIYIHAgC0DAAhgwcCALQMACGEBwEAyAwAIYUHAgCdDAAhhgcCAJ0MACGHBwIAnQwAIQIAAAB7ACBJAACQBwAgEcoGAgCdDAAh1wZAAJ4MACHyBgEAnAwAIfMGBADXDQAh9QYBAJwMACH4BgIAnQwAIfsGAQCcDAAh_AYBAJwMACH-BgAAhw7-BiKABwAAiA6AByKBBwgAiQ4AIYIHAgC0DAAhgwcCALQMACGEBwEAyAwAIYUHAgCdDAAhhgcCAJ0MACGHBwIAnQwAIQIAAAB5ACBJAACSBwAgAgAAAHkAIEkAAJIHACADAAAAewAgUAAAiwcAIFEAAJAHACABAAAAewAgAQAAAHkAIAkKAACCDgAgVgAAgw4AIFcAAIYOACBYAACFDgAgWQAAhA4AIIEHAACrDAAgggcAAKsMACCDBwAAqwwAIIQHAACrDAAgFLgGAADcCgAwuQYAAJkHABC6BgAA3AoAMMoGAgCZCgAh1wZAAJoKACHyBgEAmAoAIfMGBADQCgAh9QYBAJgKACH4BgIAmQoAIfsGAQCYCgAh_AYBAJgKACH-BgAA3Qr-BiKABwAA3gqAByKBBwgA3woAIYIHAgCyCgAhgwcCALIKACGEBwEAvQoAIYUHAgCZCgAhhgcCAJkKACGHBwIAmQoAIQMAAAB5ACABAACYBwAwVQAAmQcAIAMAAAB5ACABAAB6ADACAAB7ACABAAAAgwEAIAEAAACDAQAgAwAAAIEBACABAACCAQAwAgAAgwEAIAMAAACBAQAgAQAAggEAMAIAAIMBACADAAAAgQEAIAEAAIIBADACAACDAQAgBgMAAIEOACAuAACADgAg1wZAAAAAAeUGAgAAAAHuBgIAAAAB-gYCAAAAAQFJAAChBwAgBNcGQAAAAAHlBgIAAAAB7gYCAAAAAfoGAgAAAAEBSQAAowcAMAFJAACjBwAwBgMAAP8NACAuAAD-DQAg1wZAAJ4MACHlBgIAnQwAIe4GAgCdDAAh-gYCAJ0MACECAAAAgwEAIEkAAKYHACAE1wZAAJ4MACHlBgIAnQwAIe4GAgCdDAAh-gYCAJ0MACECAAAAgQEAIEkAAKgHACACAAAAgQEAIEkAAKgHACADAAAAgwEAIFAAAKEHACBRAACmBwAgAQAAAIMBACABAAAAgQEAIAUKAAD5DQAgVgAA-g0AIFcAAP0NACBYAAD8DQAgWQAA-w0AIAe4BgAA2woAMLkGAACvBwAQugYAANsKADDXBkAAmgoAIeUGAgCZCgAh7gYCAJkKACH6BgIAmQoAIQMAAACBAQAgAQAArgcAMFUAAK8HACADAAAAgQEAIAEAAIIBADACAACDAQAgAQAAAH8AIAEAAAB_ACADAAAAfQAgAQAAfgAwAgAAfwAgAwAAAH0AIAEAAH4AMAIAAH8AIAMAAAB9ACABAAB-ADACAAB_ACAHGQAA-A0AIC4AAPcNACDKBgIAAAAB1wZAAAAAAe4GAgAAAAH4BgIAAAAB-QYBAAAAAQFJAAC3BwAgBcoGAgAAAAHXBkAAAAAB7gYCAAAAAfgGAgAAAAH5BgEAAAABAUkAALkHADABSQAAuQcAMAcZAAD2DQAgLgAA9Q0AIMoGAgCdDAAh1wZAAJ4MACHuBgIAnQwAIfgGAgCdDAAh-QYBAJwMACECAAAAfwAgSQAAvAcAIAXKBgIAnQwAIdcGQACeDAAh7gYCAJ0MACH4BgIAnQwAIfkGAQCcDAAhAgAAAH0AIEkAAL4HACACAAAAfQAgSQAAvgcAIAMAAAB_ACBQAAC3BwAgUQAAvAcAIAEAAAB_ACABAAAAfQAgBQoAAPANACBWAADxDQAgVwAA9A0AIFgAAPMNACBZAADyDQAgCLgGAADaCgAwuQYAAMUHABC6BgAA2goAMMoGAgCZCgAh1wZAAJoKACHuBgIAmQoAIfgGAgCZCgAh-QYBAJgKACEDAAAAfQAgAQAAxAcAMFUAAMUHACADAAAAfQAgAQAAfgAwAgAAfwAgBi4AANkKACAxAgCkCgAhuAYAANgKADC5BgAAhQEAELoGAADYCgAw7gYCAAAAAQEAAADIBwAgAQAAAMgHACABLgAA0Q0AIAMAAACFAQAgAQAAywcAMAIAAMgHACADAAAAhQEAIAEAAMsHADACAADIBwAgAwAAAIUBACABAADLBwAwAgAAyAcAIAMuAADvDQAgMQIAAAAB7gYCAAAAAQFJAADPBwAgAjECAAAAAe4GAgAAAAEBSQAA0QcAMAFJAADRBwAwAy4AAO4NACAxAgCdDAAh7gYCAJ0MACECAAAAyAcAIEkAANQHACACMQIAnQwAIe4GAgCdDAAhAgAAAIUBACBJAADWBwAgAgAAAIUBACBJAADWBwAgAwAAAMgHACBQAADPBwAgUQAA1AcAIAEAAADIBwAgAQAAAIUBACAFCgAA6Q0AIFYAAOoNACBXAADtDQAgWAAA7A0AIFkAAOsNACAFMQIAmQoAIbgGAADXCgAwuQYAAN0HABC6BgAA1woAMO4GAgCZCgAhAwAAAIUBACABAADcBwAwVQAA3QcAIAMAAACFAQAgAQAAywcAMAIAAMgHACABAAAAkgEAIAEAAACSAQAgAwAAAIkBACABAACRAQAwAgAAkgEAIAMAAACJAQAgAQAAkQEAMAIAAJIBACADAAAAiQEAIAEAAJEBADACAACSAQAgDAQAAOcNACAyAADoDQAgygYCAAAAAdcGQAAAAAHmBgIAAAAB5wYBAAAAAfIGAQAAAAHzBgQAAAAB9AYBAAAAAfUGAQAAAAH2BkAAAAAB9wYBAAAAAQFJAADlBwAgCsoGAgAAAAHXBkAAAAAB5gYCAAAAAecGAQAAAAHyBgEAAAAB8wYEAAAAAfQGAQAAAAH1BgEAAAAB9gZAAAAAAfcGAQAAAAEBSQAA5wcAMAFJAADnBwAwDAQAAOANACAyAADhDQAgygYCAJ0MACHXBkAAngwAIeYGAgCdDAAh5wYBAJwMACHyBgEAnAwAIfMGBADXDQAh9AYBAJwMACH1BgEAnAwAIfYGQACeDAAh9wYBAJwMACECAAAAkgEAIEkAAOoHACAKygYCAJ0MACHXBkAAngwAIeYGAgCdDAAh5wYBAJwMACHyBgEAnAwAIfMGBADXDQAh9AYBAJwMACH1BgEAnAwAIfYGQACeDAAh9wYBAJwMACECAAAAiQEAIEkAAOwHACACAAAAiQEAIEkAAOwHACADAAAAkgEAIFAAAOUHACBRAADqBwAgAQAAAJIBACABAAAAiQEAIAUKAADbDQAgVgAA3A0AIFcAAN8NACBYAADeDQAgWQAA3Q0AIA24BgAA1goAMLkGAADzBwAQugYAANYKADDKBgIAmQoAIdcGQACaCgAh5gYCAJkKACHnBgEAmAoAIfIGAQCYCgAh8wYEANAKACH0BgEAmAoAIfUGAQCYCgAh9gZAAJoKACH3BgEAmAoAIQMAAACJAQAgAQAA8gcAMFUAAPMHACADAAAAiQEAIAEAAJEBADACAACSAQAgBwQAANUKACA1AgCkCgAhuAYAANMKADC5BgAAlAEAELoGAADTCgAw5gYCAAAAAfEGBADUCgAhAQAAAPYHACABAAAA9gcAIAEEAADaDQAgAwAAAJQBACABAAD5BwAwAgAA9gcAIAMAAACUAQAgAQAA-QcAMAIAAPYHACADAAAAlAEAIAEAAPkHADACAAD2BwAgBAQAANkNACA1AgAAAAHmBgIAAAAB8QYEAAAAAQFJAAD9BwAgAzUCAAAAAeYGAgAAAAHxBgQAAAABAUkAAP8HADABSQAA_wcAMAQEAADYDQAgNQIAnQwAIeYGAgCdDAAh8QYEANcNACECAAAA9gcAIEkAAIIIACADNQIAnQwAIeYGAgCdDAAh8QYEANcNACECAAAAlAEAIEkAAIQIACACAAAAlAEAIEkAAIQIACADAAAA9gcAIFAAAP0HACBRAACCCAAgAQAAAPYHACABAAAAlAEAIAUKAADSDQAgVgAA0w0AIFcAANYNACBYAADVDQAgWQAA1A0AIAY1AgCZCgAhuAYAAM8KADC5BgAAiwgAELoGAADPCgAw5gYCAJkKACHxBgQA0AoAIQMAAACUAQAgAQAAiggAMFUAAIsIACADAAAAlAEAIAEAAPkHADACAAD2BwAgDS4AAM4KACAzAADNCgAguAYAAMkKADC5BgAAhwEAELoGAADJCgAwygYCAAAAAdcGQAClCgAh2AZAAMsKACHsBgEAAAAB7QYCAAAAAe4GAgAAAAHvBgEAygoAIfAGIADMCgAhAQAAAI4IACABAAAAjggAIAYuAADRDQAgMwAA0A0AINgGAACrDAAg7QYAAKsMACDuBgAAqwwAIO8GAACrDAAgAwAAAIcBACABAACRCAAwAgAAjggAIAMAAACHAQAgAQAAkQgAMAIAAI4IACADAAAAhwEAIAEAAJEIADACAACOCAAgCi4AAM8NACAzAADODQAgygYCAAAAAdcGQAAAAAHYBkAAAAAB7AYBAAAAAe0GAgAAAAHuBgIAAAAB7wYBAAAAAfAGIAAAAAEBSQAAlQgAIAjKBgIAAAAB1wZAAAAAAdgGQAAAAAHsBgEAAAAB7QYCAAAAAe4GAgAAAAHvBgEAAAAB8AYgAAAAAQFJAACXCAAwAUkAAJcIADABAAAAiQEAIAEAAAB5ACAKLgAAzQ0AIDMAAMwNACDKBgIAnQwAIdcGQACeDAAh2AZAALMMACHsBgEAnAwAIe0GAgC0DAAh7gYCALQMACHvBgEAyAwAIfAGIADLDQAhAgAAAI4IACBJAACcCAAgCMoGAgCdDAAh1wZAAJ4MACHYBkAAswwAIewGAQCcDAAh7QYCALQMACHuBgIAtAwAIe8GAQDIDAAh8AYgAMsNACECAAAAhwEAIEkAAJ4IACACAAAAhwEAIEkAAJ4IACABAAAAiQEAIAEAAAB5ACADAAAAjggAIFAAAJUIACBRAACcCAAgAQAAAI4IACABAAAAhwEAIAkKAADGDQAgVgAAxw0AIFcAAMoNACBYAADJDQAgWQAAyA0AINgGAACrDAAg7QYAAKsMACDuBgAAqwwAIO8GAACrDAAgC7gGAADFCgAwuQYAAKcIABC6BgAAxQoAMMoGAgCZCgAh1wZAAJoKACHYBkAAsQoAIewGAQCYCgAh7QYCALIKACHuBgIAsgoAIe8GAQC9CgAh8AYgAMYKACEDAAAAhwEAIAEAAKYIADBVAACnCAAgAwAAAIcBACABAACRCAAwAgAAjggAIAEAAAAmACABAAAAJgAgAwAAAAcAIAEAACUAMAIAACYAIAMAAAAHACABAAAlADACAAAmACADAAAABwAgAQAAJQAwAgAAJgAgDAQAAMINACAMAADEDQAgDQAAww0AIA4AAMUNACDKBgIAAAAB1wZAAAAAAeYGAgAAAAHnBgEAAAAB6AYBAAAAAekGAAEAAAHqBgAAwA0AIOsGAADBDQAgAUkAAK8IACAIygYCAAAAAdcGQAAAAAHmBgIAAAAB5wYBAAAAAegGAQAAAAHpBgABAAAB6gYAAMANACDrBgAAwQ0AIAFJAACxCAAwAUkAALEIADAMBAAAnA0AIAwAAJ4NACANAACdDQAgDgAAnw0AIMoGAgCdDAAh1wZAAJ4MACHmBgIAnQwAIecGAQCcDAAh6AYBAJwMACHpBgABxwwAIeoGAACaDQAg6wYAAJsNACACAAAAJgAgSQAAtAgAIAjKBgIAnQwAIdcGQACeDAAh5gYCAJ0MACHnBgEAnAwAIegGAQCcDAAh6QYAAccMACHqBgAAmg0AIOsGAACbDQAgAgAAAAcAIEkAALYIACACAAAABwAgSQAAtggAIAMAAAAmACBQAACvCAAgUQAAtAgAIAEAAAAmACABAAAABwAgBgoAAJUNACBWAACWDQAgVwAAmQ0AIFgAAJgNACBZAACXDQAg6QYAAKsMACALuAYAAMMKADC5BgAAvQgAELoGAADDCgAwygYCAJkKACHXBkAAmgoAIeYGAgCZCgAh5wYBAJgKACHoBgEAmAoAIekGAAG8CgAh6gYAAMQKACDrBgAAxAoAIAMAAAAHACABAAC8CAAwVQAAvQgAIAMAAAAHACABAAAlADACAAAmACABAAAACwAgAQAAAAsAIAMAAAAJACABAAAKADACAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAkDAACRDQAgBQAAkg0AIAsAAJMNACAMAACUDQAgygYCAAAAAdEGAgAAAAHSBgAAkA0AINcGQAAAAAHlBgIAAAABAUkAAMUIACAFygYCAAAAAdEGAgAAAAHSBgAAkA0AINcGQAAAAAHlBgIAAAABAUkAAMcIADABSQAAxwgAMAkDAAD0DAAgBQAA9QwAIAsAAPYMACAMAAD3DAAgygYCAJ0MACHRBgIAnQwAIdIGAADzDAAg1wZAAJ4MACHlBgIAnQwAIQIAAAALACBJAADKCAAgBcoGAgCdDAAh0QYCAJ0MACHSBgAA8wwAINcGQACeDAAh5QYCAJ0MACECAAAACQAgSQAAzAgAIAIAAAAJACBJAADMCAAgAwAAAAsAIFAAAMUIACBRAADKCAAgAQAAAAsAIAEAAAAJACAFCgAA7gwAIFYAAO8MACBXAADyDAAgWAAA8QwAIFkAAPAMACAIuAYAAMIKADC5BgAA0wgAELoGAADCCgAwygYCAJkKACHRBgIAmQoAIdIGAACwCgAg1wZAAJoKACHlBgIAmQoAIQMAAAAJACABAADSCAAwVQAA0wgAIAMAAAAJACABAAAKADACAAALACABAAAADwAgAQAAAA8AIAMAAAANACABAAAOADACAAAPACADAAAADQAgAQAADgAwAgAADwAgAwAAAA0AIAEAAA4AMAIAAA8AIA0GAADrDAAgCAAA7AwAIAkAAO0MACDKBgIAAAAB0gYAAOoMACDVBgIAAAAB1wZAAAAAAdgGQAAAAAHgBgABAAAB4QYBAAAAAeIGAQAAAAHjBkAAAAAB5AZAAAAAAQFJAADbCAAgCsoGAgAAAAHSBgAA6gwAINUGAgAAAAHXBkAAAAAB2AZAAAAAAeAGAAEAAAHhBgEAAAAB4gYBAAAAAeMGQAAAAAHkBkAAAAABAUkAAN0IADABSQAA3QgAMA0GAADJDAAgCAAAygwAIAkAAMsMACDKBgIAnQwAIdIGAADGDAAg1QYCAJ0MACHXBkAAngwAIdgGQACeDAAh4AYAAccMACHhBgEAyAwAIeIGAQDIDAAh4wZAALMMACHkBkAAswwAIQIAAAAPACBJAADgCAAgCsoGAgCdDAAh0gYAAMYMACDVBgIAnQwAIdcGQACeDAAh2AZAAJ4MACHgBgABxwwAIeEGAQDIDAAh4gYBAMgMACHjBkAAswwAIeQGQACzDAAhAgAAAA0AIEkAAOIIACACAAAADQAgSQAA4ggAIAMAAAAPACBQAADbCAAgUQAA4AgAIAEAAAAPACABAAAADQAgCgoAAMEMACBWAADCDAAgVwAAxQwAIFgAAMQMACBZAADDDAAg4AYAAKsMACDhBgAAqwwAIOIGAACrDAAg4wYAAKsMACDkBgAAqwwAIA24BgAAuwoAMLkGAADpCAAQugYAALsKADDKBgIAmQoAIdIGAACwCgAg1QYCAJkKACHXBkAAmgoAIdgGQACaCgAh4AYAAbwKACHhBgEAvQoAIeIGAQC9CgAh4wZAALEKACHkBkAAsQoAIQMAAAANACABAADoCAAwVQAA6QgAIAMAAAANACABAAAOADACAAAPACABAAAAEwAgAQAAABMAIAMAAAARACABAAASADACAAATACADAAAAEQAgAQAAEgAwAgAAEwAgAwAAABEAIAEAABIAMAIAABMAIAUHAADADAAg1wZAAAAAAd0GAAEAAAHeBgIAAAAB3wZAAAAAAQFJAADxCAAgBNcGQAAAAAHdBgABAAAB3gYCAAAAAd8GQAAAAAEBSQAA8wgAMAFJAADzCAAwBQcAAL8MACDXBkAAngwAId0GAAGxDAAh3gYCAJ0MACHfBkAAswwAIQIAAAATACBJAAD2CAAgBNcGQACeDAAh3QYAAbEMACHeBgIAnQwAId8GQACzDAAhAgAAABEAIEkAAPgIACACAAAAEQAgSQAA-AgAIAMAAAATACBQAADxCAAgUQAA9ggAIAEAAAATACABAAAAEQAgBgoAALoMACBWAAC7DAAgVwAAvgwAIFgAAL0MACBZAAC8DAAg3wYAAKsMACAHuAYAALoKADC5BgAA_wgAELoGAAC6CgAw1wZAAJoKACHdBgABrwoAId4GAgCZCgAh3wZAALEKACEDAAAAEQAgAQAA_ggAMFUAAP8IACADAAAAEQAgAQAAEgAwAgAAEwAgAQAAABoAIAEAAAAaACADAAAAGAAgAQAAGQAwAgAAGgAgAwAAABgAIAEAABkAMAIAABoAIAMAAAAYACABAAAZADACAAAaACAMBQAAuAwAIAYAALkMACDPBgABAAAB0AYAAQAAAdEGAgAAAAHSBgAAtwwAINMGAgAAAAHUBkAAAAAB1QYCAAAAAdYGQAAAAAHXBkAAAAAB2AZAAAAAAQFJAACHCQAgCs8GAAEAAAHQBgABAAAB0QYCAAAAAdIGAAC3DAAg0wYCAAAAAdQGQAAAAAHVBgIAAAAB1gZAAAAAAdcGQAAAAAHYBkAAAAABAUkAAIkJADABSQAAiQkAMAEAAAAJACAMBQAAtQwAIAYAALYMACDPBgABsQwAIdAGAAGxDAAh0QYCAJ0MACHSBgAAsgwAINMGAgCdDAAh1AZAALMMACHVBgIAtAwAIdYGQACzDAAh1wZAAJ4MACHYBkAAngwAIQIAAAAaACBJAACNCQAgCs8GAAGxDAAh0AYAAbEMACHRBgIAnQwAIdIGAACyDAAg0wYCAJ0MACHUBkAAswwAIdUGAgC0DAAh1gZAALMMACHXBkAAngwAIdgGQACeDAAhAgAAABgAIEkAAI8JACACAAAAGAAgSQAAjwkAIAEAAAAJACADAAAAGgAgUAAAhwkAIFEAAI0JACABAAAAGgAgAQAAABgAIAgKAACsDAAgVgAArQwAIFcAALAMACBYAACvDAAgWQAArgwAINQGAACrDAAg1QYAAKsMACDWBgAAqwwAIA24BgAArgoAMLkGAACXCQAQugYAAK4KADDPBgABrwoAIdAGAAGvCgAh0QYCAJkKACHSBgAAsAoAINMGAgCZCgAh1AZAALEKACHVBgIAsgoAIdYGQACxCgAh1wZAAJoKACHYBkAAmgoAIQMAAAAYACABAACWCQAwVQAAlwkAIAMAAAAYACABAAAZADACAAAaACAFuAYAAK0KADC5BgAAnQkAELoGAACtCgAwzQYBAAAAAc4GQAClCgAhAQAAAJoJACABAAAAmgkAIAW4BgAArQoAMLkGAACdCQAQugYAAK0KADDNBgEAowoAIc4GQAClCgAhAAMAAACdCQAgAQAAngkAMAIAAJoJACADAAAAnQkAIAEAAJ4JADACAACaCQAgAwAAAJ0JACABAACeCQAwAgAAmgkAIALNBgEAAAABzgZAAAAAAQFJAACiCQAgAs0GAQAAAAHOBkAAAAABAUkAAKQJADABSQAApAkAMALNBgEAnAwAIc4GQACeDAAhAgAAAJoJACBJAACnCQAgAs0GAQCcDAAhzgZAAJ4MACECAAAAnQkAIEkAAKkJACACAAAAnQkAIEkAAKkJACADAAAAmgkAIFAAAKIJACBRAACnCQAgAQAAAJoJACABAAAAnQkAIAMKAACoDAAgWAAAqgwAIFkAAKkMACAFuAYAAKwKADC5BgAAsAkAELoGAACsCgAwzQYBAJgKACHOBkAAmgoAIQMAAACdCQAgAQAArwkAMFUAALAJACADAAAAnQkAIAEAAJ4JADACAACaCQAgBbgGAACrCgAwuQYAALYJABC6BgAAqwoAMMoGAQAAAAHMBkAApQoAIQEAAACzCQAgAQAAALMJACAFuAYAAKsKADC5BgAAtgkAELoGAACrCgAwygYBAKMKACHMBkAApQoAIQADAAAAtgkAIAEAALcJADACAACzCQAgAwAAALYJACABAAC3CQAwAgAAswkAIAMAAAC2CQAgAQAAtwkAMAIAALMJACACygYBAAAAAcwGQAAAAAEBSQAAuwkAIALKBgEAAAABzAZAAAAAAQFJAAC9CQAwAUkAAL0JADACygYBAJwMACHMBkAAngwAIQIAAACzCQAgSQAAwAkAIALKBgEAnAwAIcwGQACeDAAhAgAAALYJACBJAADCCQAgAgAAALYJACBJAADCCQAgAwAAALMJACBQAAC7CQAgUQAAwAkAIAEAAACzCQAgAQAAALYJACADCgAApQwAIFgAAKcMACBZAACmDAAgBbgGAACqCgAwuQYAAMkJABC6BgAAqgoAMMoGAQCYCgAhzAZAAJoKACEDAAAAtgkAIAEAAMgJADBVAADJCQAgAwAAALYJACABAAC3CQAwAgAAswkAIAW4BgAAqQoAMLkGAADPCQAQugYAAKkKADDKBgEAAAABywZAAKUKACEBAAAAzAkAIAEAAADMCQAgBbgGAACpCgAwuQYAAM8JABC6BgAAqQoAMMoGAQCjCgAhywZAAKUKACEAAwAAAM8JACABAADQCQAwAgAAzAkAIAMAAADPCQAgAQAA0AkAMAIAAMwJACADAAAAzwkAIAEAANAJADACAADMCQAgAsoGAQAAAAHLBkAAAAABAUkAANQJACACygYBAAAAAcsGQAAAAAEBSQAA1gkAMAFJAADWCQAwAsoGAQCcDAAhywZAAJ4MACECAAAAzAkAIEkAANkJACACygYBAJwMACHLBkAAngwAIQIAAADPCQAgSQAA2wkAIAIAAADPCQAgSQAA2wkAIAMAAADMCQAgUAAA1AkAIFEAANkJACABAAAAzAkAIAEAAADPCQAgAwoAAKIMACBYAACkDAAgWQAAowwAIAW4BgAAqAoAMLkGAADiCQAQugYAAKgKADDKBgEAmAoAIcsGQACaCgAhAwAAAM8JACABAADhCQAwVQAA4gkAIAMAAADPCQAgAQAA0AkAMAIAAMwJACAFuAYAAKcKADC5BgAA6AkAELoGAACnCgAwuwYBAAAAAckGQAClCgAhAQAAAOUJACABAAAA5QkAIAW4BgAApwoAMLkGAADoCQAQugYAAKcKADC7BgEAowoAIckGQAClCgAhAAMAAADoCQAgAQAA6QkAMAIAAOUJACADAAAA6AkAIAEAAOkJADACAADlCQAgAwAAAOgJACABAADpCQAwAgAA5QkAIAK7BgEAAAAByQZAAAAAAQFJAADtCQAgArsGAQAAAAHJBkAAAAABAUkAAO8JADABSQAA7wkAMAK7BgEAnAwAIckGQACeDAAhAgAAAOUJACBJAADyCQAgArsGAQCcDAAhyQZAAJ4MACECAAAA6AkAIEkAAPQJACACAAAA6AkAIEkAAPQJACADAAAA5QkAIFAAAO0JACBRAADyCQAgAQAAAOUJACABAAAA6AkAIAMKAACfDAAgWAAAoQwAIFkAAKAMACAFuAYAAKYKADC5BgAA-wkAELoGAACmCgAwuwYBAJgKACHJBkAAmgoAIQMAAADoCQAgAQAA-gkAMFUAAPsJACADAAAA6AkAIAEAAOkJADACAADlCQAgBrgGAACiCgAwuQYAAIEKABC6BgAAogoAMLsGAQAAAAG8BgIApAoAIb0GQAClCgAhAQAAAP4JACABAAAA_gkAIAa4BgAAogoAMLkGAACBCgAQugYAAKIKADC7BgEAowoAIbwGAgCkCgAhvQZAAKUKACEAAwAAAIEKACABAACCCgAwAgAA_gkAIAMAAACBCgAgAQAAggoAMAIAAP4JACADAAAAgQoAIAEAAIIKADACAAD-CQAgA7sGAQAAAAG8BgIAAAABvQZAAAAAAQFJAACGCgAgA7sGAQAAAAG8BgIAAAABvQZAAAAAAQFJAACICgAwAUkAAIgKADADuwYBAJwMACG8BgIAnQwAIb0GQACeDAAhAgAAAP4JACBJAACLCgAgA7sGAQCcDAAhvAYCAJ0MACG9BkAAngwAIQIAAACBCgAgSQAAjQoAIAIAAACBCgAgSQAAjQoAIAMAAAD-CQAgUAAAhgoAIFEAAIsKACABAAAA_gkAIAEAAACBCgAgBQoAAJcMACBWAACYDAAgVwAAmwwAIFgAAJoMACBZAACZDAAgBrgGAACXCgAwuQYAAJQKABC6BgAAlwoAMLsGAQCYCgAhvAYCAJkKACG9BkAAmgoAIQMAAACBCgAgAQAAkwoAMFUAAJQKACADAAAAgQoAIAEAAIIKADACAAD-CQAgBrgGAACXCgAwuQYAAJQKABC6BgAAlwoAMLsGAQCYCgAhvAYCAJkKACG9BkAAmgoAIQ4KAACcCgAgWAAAoQoAIFkAAKEKACC-BgEAAAABvwYBAAAABMAGAQAAAATBBgEAAAABwgYBAAAAAcMGAQAAAAHEBgEAAAABxQYBAKAKACHGBgEAAAABxwYBAAAAAcgGAQAAAAENCgAAnAoAIFYAAJ8KACBXAACcCgAgWAAAnAoAIFkAAJwKACC-BgIAAAABvwYCAAAABMAGAgAAAATBBgIAAAABwgYCAAAAAcMGAgAAAAHEBgIAAAABxQYCAJ4KACELCgAAnAoAIFgAAJ0KACBZAACdCgAgvgZAAAAAAb8GQAAAAATABkAAAAAEwQZAAAAAAcIGQAAAAAHDBkAAAAABxAZAAAAAAcUGQACbCgAhCwoAAJwKACBYAACdCgAgWQAAnQoAIL4GQAAAAAG_BkAAAAAEwAZAAAAABMEGQAAAAAHCBkAAAAABwwZAAAAAAcQGQAAAAAHFBkAAmwoAIQi-BgIAAAABvwYCAAAABMAGAgAAAATBBgIAAAABwgYCAAAAAcMGAgAAAAHEBgIAAAABxQYCAJwKACEIvgZAAAAAAb8GQAAAAATABkAAAAAEwQZAAAAAAcIGQAAAAAHDBkAAAAABxAZAAAAAAcUGQACdCgAhDQoAAJwKACBWAACfCgAgVwAAnAoAIFgAAJwKACBZAACcCgAgvgYCAAAAAb8GAgAAAATABgIAAAAEwQYCAAAAAcIGAgAAAAHDBgIAAAABxAYCAAAAAcUGAgCeCgAhCL4GCAAAAAG_BggAAAAEwAYIAAAABMEGCAAAAAHCBggAAAABwwYIAAAAAcQGCAAAAAHFBggAnwoAIQ4KAACcCgAgWAAAoQoAIFkAAKEKACC-BgEAAAABvwYBAAAABMAGAQAAAATBBgEAAAABwgYBAAAAAcMGAQAAAAHEBgEAAAABxQYBAKAKACHGBgEAAAABxwYBAAAAAcgGAQAAAAELvgYBAAAAAb8GAQAAAATABgEAAAAEwQYBAAAAAcIGAQAAAAHDBgEAAAABxAYBAAAAAcUGAQChCgAhxgYBAAAAAccGAQAAAAHIBgEAAAABBrgGAACiCgAwuQYAAIEKABC6BgAAogoAMLsGAQCjCgAhvAYCAKQKACG9BkAApQoAIQu-BgEAAAABvwYBAAAABMAGAQAAAATBBgEAAAABwgYBAAAAAcMGAQAAAAHEBgEAAAABxQYBAKEKACHGBgEAAAABxwYBAAAAAcgGAQAAAAEIvgYCAAAAAb8GAgAAAATABgIAAAAEwQYCAAAAAcIGAgAAAAHDBgIAAAABxAYCAAAAAcUGAgCcCgAhCL4GQAAAAAG_BkAAAAAEwAZAAAAABMEGQAAAAAHCBkAAAAABwwZAAAAAAcQGQAAAAAHFBkAAnQoAIQW4BgAApgoAMLkGAAD7CQAQugYAAKYKADC7BgEAmAoAIckGQACaCgAhBbgGAACnCgAwuQYAAOgJABC6BgAApwoAMLsGAQCjCgAhyQZAAKUKACEFuAYAAKgKADC5BgAA4gkAELoGAACoCgAwygYBAJgKACHLBkAAmgoAIQW4BgAAqQoAMLkGAADPCQAQugYAAKkKADDKBgEAowoAIcsGQAClCgAhBbgGAACqCgAwuQYAAMkJABC6BgAAqgoAMMoGAQCYCgAhzAZAAJoKACEFuAYAAKsKADC5BgAAtgkAELoGAACrCgAwygYBAKMKACHMBkAApQoAIQW4BgAArAoAMLkGAACwCQAQugYAAKwKADDNBgEAmAoAIc4GQACaCgAhBbgGAACtCgAwuQYAAJ0JABC6BgAArQoAMM0GAQCjCgAhzgZAAKUKACENuAYAAK4KADC5BgAAlwkAELoGAACuCgAwzwYAAa8KACHQBgABrwoAIdEGAgCZCgAh0gYAALAKACDTBgIAmQoAIdQGQACxCgAh1QYCALIKACHWBkAAsQoAIdcGQACaCgAh2AZAAJoKACEHCgAAnAoAIFgAALkKACBZAAC5CgAgvgYAAQAAAb8GAAEAAATABgABAAAExQYAAbgKACEEvgYAAADaBgnaBgAAANoGA9sGAAAA2gYI3AYAAADaBggLCgAAtAoAIFgAALcKACBZAAC3CgAgvgZAAAAAAb8GQAAAAAXABkAAAAAFwQZAAAAAAcIGQAAAAAHDBkAAAAABxAZAAAAAAcUGQAC2CgAhDQoAALQKACBWAAC1CgAgVwAAtAoAIFgAALQKACBZAAC0CgAgvgYCAAAAAb8GAgAAAAXABgIAAAAFwQYCAAAAAcIGAgAAAAHDBgIAAAABxAYCAAAAAcUGAgCzCgAhDQoAALQKACBWAAC1CgAgVwAAtAoAIFgAALQKACBZAAC0CgAgvgYCAAAAAb8GAgAAAAXABgIAAAAFwQYCAAAAAcIGAgAAAAHDBgIAAAABxAYCAAAAAcUGAgCzCgAhCL4GAgAAAAG_BgIAAAAFwAYCAAAABcEGAgAAAAHCBgIAAAABwwYCAAAAAcQGAgAAAAHFBgIAtAoAIQi-BggAAAABvwYIAAAABcAGCAAAAAXBBggAAAABwgYIAAAAAcMGCAAAAAHEBggAAAABxQYIALUKACELCgAAtAoAIFgAALcKACBZAAC3CgAgvgZAAAAAAb8GQAAAAAXABkAAAAAFwQZAAAAAAcIGQAAAAAHDBkAAAAABxAZAAAAAAcUGQAC2CgAhCL4GQAAAAAG_BkAAAAAFwAZAAAAABcEGQAAAAAHCBkAAAAABwwZAAAAAAcQGQAAAAAHFBkAAtwoAIQcKAACcCgAgWAAAuQoAIFkAALkKACC-BgABAAABvwYAAQAABMAGAAEAAATFBgABuAoAIQS-BgABAAABvwYAAQAABMAGAAEAAATFBgABuQoAIQe4BgAAugoAMLkGAAD_CAAQugYAALoKADDXBkAAmgoAId0GAAGvCgAh3gYCAJkKACHfBkAAsQoAIQ24BgAAuwoAMLkGAADpCAAQugYAALsKADDKBgIAmQoAIdIGAACwCgAg1QYCAJkKACHXBkAAmgoAIdgGQACaCgAh4AYAAbwKACHhBgEAvQoAIeIGAQC9CgAh4wZAALEKACHkBkAAsQoAIQcKAAC0CgAgWAAAwQoAIFkAAMEKACC-BgABAAABvwYAAQAABcAGAAEAAAXFBgABwAoAIQ4KAAC0CgAgWAAAvwoAIFkAAL8KACC-BgEAAAABvwYBAAAABcAGAQAAAAXBBgEAAAABwgYBAAAAAcMGAQAAAAHEBgEAAAABxQYBAL4KACHGBgEAAAABxwYBAAAAAcgGAQAAAAEOCgAAtAoAIFgAAL8KACBZAAC_CgAgvgYBAAAAAb8GAQAAAAXABgEAAAAFwQYBAAAAAcIGAQAAAAHDBgEAAAABxAYBAAAAAcUGAQC-CgAhxgYBAAAAAccGAQAAAAHIBgEAAAABC74GAQAAAAG_BgEAAAAFwAYBAAAABcEGAQAAAAHCBgEAAAABwwYBAAAAAcQGAQAAAAHFBgEAvwoAIcYGAQAAAAHHBgEAAAAByAYBAAAAAQcKAAC0CgAgWAAAwQoAIFkAAMEKACC-BgABAAABvwYAAQAABcAGAAEAAAXFBgABwAoAIQS-BgABAAABvwYAAQAABcAGAAEAAAXFBgABwQoAIQi4BgAAwgoAMLkGAADTCAAQugYAAMIKADDKBgIAmQoAIdEGAgCZCgAh0gYAALAKACDXBkAAmgoAIeUGAgCZCgAhC7gGAADDCgAwuQYAAL0IABC6BgAAwwoAMMoGAgCZCgAh1wZAAJoKACHmBgIAmQoAIecGAQCYCgAh6AYBAJgKACHpBgABvAoAIeoGAADECgAg6wYAAMQKACAEvgYBAAAABdoGAQAAAAHbBgEAAAAE3AYBAAAABAu4BgAAxQoAMLkGAACnCAAQugYAAMUKADDKBgIAmQoAIdcGQACaCgAh2AZAALEKACHsBgEAmAoAIe0GAgCyCgAh7gYCALIKACHvBgEAvQoAIfAGIADGCgAhBQoAAJwKACBYAADICgAgWQAAyAoAIL4GIAAAAAHFBiAAxwoAIQUKAACcCgAgWAAAyAoAIFkAAMgKACC-BiAAAAABxQYgAMcKACECvgYgAAAAAcUGIADICgAhDS4AAM4KACAzAADNCgAguAYAAMkKADC5BgAAhwEAELoGAADJCgAwygYCAKQKACHXBkAApQoAIdgGQADLCgAh7AYBAKMKACHtBgIAlQsAIe4GAgCVCwAh7wYBAMoKACHwBiAAzAoAIQu-BgEAAAABvwYBAAAABcAGAQAAAAXBBgEAAAABwgYBAAAAAcMGAQAAAAHEBgEAAAABxQYBAL8KACHGBgEAAAABxwYBAAAAAcgGAQAAAAEIvgZAAAAAAb8GQAAAAAXABkAAAAAFwQZAAAAAAcIGQAAAAAHDBkAAAAABxAZAAAAAAcUGQAC3CgAhAr4GIAAAAAHFBiAAyAoAIREEAADVCgAgMgAA0wsAILgGAADSCwAwuQYAAIkBABC6BgAA0gsAMMoGAgCkCgAh1wZAAKUKACHmBgIApAoAIecGAQCjCgAh8gYBAKMKACHzBgQA1AoAIfQGAQCjCgAh9QYBAKMKACH2BkAApQoAIfcGAQCjCgAhjggAAIkBACCPCAAAiQEAIBsZAADVCgAgLwAAxgsAIDAAAMcLACAxAADbCwAgMgAA0wsAILgGAADXCwAwuQYAAHkAELoGAADXCwAwygYCAKQKACHXBkAApQoAIfIGAQCjCgAh8wYEANQKACH1BgEAowoAIfgGAgCkCgAh-wYBAKMKACH8BgEAowoAIf4GAADYC_4GIoAHAADZC4AHIoEHCADaCwAhggcCAJULACGDBwIAlQsAIYQHAQDKCgAhhQcCAKQKACGGBwIApAoAIYcHAgCkCgAhjggAAHkAII8IAAB5ACAGNQIAmQoAIbgGAADPCgAwuQYAAIsIABC6BgAAzwoAMOYGAgCZCgAh8QYEANAKACENCgAAnAoAIFYAAJ8KACBXAADSCgAgWAAA0goAIFkAANIKACC-BgQAAAABvwYEAAAABMAGBAAAAATBBgQAAAABwgYEAAAAAcMGBAAAAAHEBgQAAAABxQYEANEKACENCgAAnAoAIFYAAJ8KACBXAADSCgAgWAAA0goAIFkAANIKACC-BgQAAAABvwYEAAAABMAGBAAAAATBBgQAAAABwgYEAAAAAcMGBAAAAAHEBgQAAAABxQYEANEKACEIvgYEAAAAAb8GBAAAAATABgQAAAAEwQYEAAAAAcIGBAAAAAHDBgQAAAABxAYEAAAAAcUGBADSCgAhBwQAANUKACA1AgCkCgAhuAYAANMKADC5BgAAlAEAELoGAADTCgAw5gYCAKQKACHxBgQA1AoAIQi-BgQAAAABvwYEAAAABMAGBAAAAATBBgQAAAABwgYEAAAAAcMGBAAAAAHEBgQAAAABxQYEANIKACE2EAAAuAsAIBEAALkLACASAAC6CwAgEwAAuwsAIBQAALwLACAVAAC9CwAgFgAAvgsAIBcAAJoLACAbAAC_CwAgHAAAhwsAICEAAMELACAjAADACwAgJQAAwgsAICoAAMMLACAtAADECwAgLwAAxgsAIDAAAMcLACA0AADFCwAgNQAAyAsAIDYAAMkLACA5AADKCwAgOgAAygsAIDsAAMoLACA9AADLCwAgPgAAywsAID8AAMwLACBAAADNCwAgQgAAzgsAIEMAAM8LACC4BgAAtgsAMLkGAACaAQAQugYAALYLADDKBgIApAoAIdcGQAClCgAh7wYBAMoKACGaB0AAywoAIegHAQDKCgAh8wcBAKMKACH0B0AAywoAIfUHAQDKCgAh9wcAALcL9wci-AdAAMsKACH5B0AAywoAIfoHAQDKCgAh-wdAAMsKACH8B0AAywoAIf0HAQDKCgAh_gdAAMsKACH_BwIApAoAIYAIIADMCgAhgQhAAMsKACGCCCAAzAoAIY4IAACaAQAgjwgAAJoBACANuAYAANYKADC5BgAA8wcAELoGAADWCgAwygYCAJkKACHXBkAAmgoAIeYGAgCZCgAh5wYBAJgKACHyBgEAmAoAIfMGBADQCgAh9AYBAJgKACH1BgEAmAoAIfYGQACaCgAh9wYBAJgKACEFMQIAmQoAIbgGAADXCgAwuQYAAN0HABC6BgAA1woAMO4GAgCZCgAhBi4AANkKACAxAgCkCgAhuAYAANgKADC5BgAAhQEAELoGAADYCgAw7gYCAKQKACEbGQAA1QoAIC8AAMYLACAwAADHCwAgMQAA2wsAIDIAANMLACC4BgAA1wsAMLkGAAB5ABC6BgAA1wsAMMoGAgCkCgAh1wZAAKUKACHyBgEAowoAIfMGBADUCgAh9QYBAKMKACH4BgIApAoAIfsGAQCjCgAh_AYBAKMKACH-BgAA2Av-BiKABwAA2QuAByKBBwgA2gsAIYIHAgCVCwAhgwcCAJULACGEBwEAygoAIYUHAgCkCgAhhgcCAKQKACGHBwIApAoAIY4IAAB5ACCPCAAAeQAgCLgGAADaCgAwuQYAAMUHABC6BgAA2goAMMoGAgCZCgAh1wZAAJoKACHuBgIAmQoAIfgGAgCZCgAh-QYBAJgKACEHuAYAANsKADC5BgAArwcAELoGAADbCgAw1wZAAJoKACHlBgIAmQoAIe4GAgCZCgAh-gYCAJkKACEUuAYAANwKADC5BgAAmQcAELoGAADcCgAwygYCAJkKACHXBkAAmgoAIfIGAQCYCgAh8wYEANAKACH1BgEAmAoAIfgGAgCZCgAh-wYBAJgKACH8BgEAmAoAIf4GAADdCv4GIoAHAADeCoAHIoEHCADfCgAhggcCALIKACGDBwIAsgoAIYQHAQC9CgAhhQcCAJkKACGGBwIAmQoAIYcHAgCZCgAhBwoAAJwKACBYAADkCgAgWQAA5AoAIL4GAAAA_gYCvwYAAAD-BgjABgAAAP4GCMUGAADjCv4GIgcKAACcCgAgWAAA4goAIFkAAOIKACC-BgAAAIAHAr8GAAAAgAcIwAYAAACABwjFBgAA4QqAByINCgAAtAoAIFYAALUKACBXAAC1CgAgWAAAtQoAIFkAALUKACC-BggAAAABvwYIAAAABcAGCAAAAAXBBggAAAABwgYIAAAAAcMGCAAAAAHEBggAAAABxQYIAOAKACENCgAAtAoAIFYAALUKACBXAAC1CgAgWAAAtQoAIFkAALUKACC-BggAAAABvwYIAAAABcAGCAAAAAXBBggAAAABwgYIAAAAAcMGCAAAAAHEBggAAAABxQYIAOAKACEHCgAAnAoAIFgAAOIKACBZAADiCgAgvgYAAACABwK_BgAAAIAHCMAGAAAAgAcIxQYAAOEKgAciBL4GAAAAgAcCvwYAAACABwjABgAAAIAHCMUGAADiCoAHIgcKAACcCgAgWAAA5AoAIFkAAOQKACC-BgAAAP4GAr8GAAAA_gYIwAYAAAD-BgjFBgAA4wr-BiIEvgYAAAD-BgK_BgAAAP4GCMAGAAAA_gYIxQYAAOQK_gYiBbgGAADlCgAwuQYAAIMHABC6BgAA5QoAMIgHAgCZCgAhiQcCAJkKACEKuAYAAOYKADC5BgAA7QYAELoGAADmCgAw-wYBAJgKACGIBwIAsgoAIYkHAgCZCgAhigcCAJkKACGLBxAA5woAIYwHAgCZCgAhjQcBAL0KACENCgAAnAoAIFYAAOkKACBXAADpCgAgWAAA6QoAIFkAAOkKACC-BhAAAAABvwYQAAAABMAGEAAAAATBBhAAAAABwgYQAAAAAcMGEAAAAAHEBhAAAAABxQYQAOgKACENCgAAnAoAIFYAAOkKACBXAADpCgAgWAAA6QoAIFkAAOkKACC-BhAAAAABvwYQAAAABMAGEAAAAATBBhAAAAABwgYQAAAAAcMGEAAAAAHEBhAAAAABxQYQAOgKACEIvgYQAAAAAb8GEAAAAATABhAAAAAEwQYQAAAAAcIGEAAAAAHDBhAAAAABxAYQAAAAAcUGEADpCgAhCrgGAADqCgAwuQYAANcGABC6BgAA6goAMMoGAgCZCgAh1wZAAJoKACGABwAA7AqSByKPBwAA6wqPByKQBwIAmQoAIZIHQACxCgAhkwcBAL0KACEHCgAAnAoAIFgAAPAKACBZAADwCgAgvgYAAACPBwK_BgAAAI8HCMAGAAAAjwcIxQYAAO8KjwciBwoAAJwKACBYAADuCgAgWQAA7goAIL4GAAAAkgcCvwYAAACSBwjABgAAAJIHCMUGAADtCpIHIgcKAACcCgAgWAAA7goAIFkAAO4KACC-BgAAAJIHAr8GAAAAkgcIwAYAAACSBwjFBgAA7QqSByIEvgYAAACSBwK_BgAAAJIHCMAGAAAAkgcIxQYAAO4KkgciBwoAAJwKACBYAADwCgAgWQAA8AoAIL4GAAAAjwcCvwYAAACPBwjABgAAAI8HCMUGAADvCo8HIgS-BgAAAI8HAr8GAAAAjwcIwAYAAACPBwjFBgAA8AqPByIWHQEAmAoAIbgGAADxCgAwuQYAAMEGABC6BgAA8QoAMMoGAgCZCgAh1wZAAJoKACHmBgIAsgoAIfsGAQCYCgAh_AYBAJgKACGABwAA8wqZByKIBwIAsgoAIYsHEADnCgAhlAcBAL0KACGVBwEAvQoAIZYHEADyCgAhlwcCAJkKACGZBwEAvQoAIZoHQACxCgAhmwcCAJkKACGcByAAxgoAIZ0HAQCYCgAhngcBAJgKACENCgAAtAoAIFYAAPcKACBXAAD3CgAgWAAA9woAIFkAAPcKACC-BhAAAAABvwYQAAAABcAGEAAAAAXBBhAAAAABwgYQAAAAAcMGEAAAAAHEBhAAAAABxQYQAPYKACEHCgAAnAoAIFgAAPUKACBZAAD1CgAgvgYAAACZBwK_BgAAAJkHCMAGAAAAmQcIxQYAAPQKmQciBwoAAJwKACBYAAD1CgAgWQAA9QoAIL4GAAAAmQcCvwYAAACZBwjABgAAAJkHCMUGAAD0CpkHIgS-BgAAAJkHAr8GAAAAmQcIwAYAAACZBwjFBgAA9QqZByINCgAAtAoAIFYAAPcKACBXAAD3CgAgWAAA9woAIFkAAPcKACC-BhAAAAABvwYQAAAABcAGEAAAAAXBBhAAAAABwgYQAAAAAcMGEAAAAAHEBhAAAAABxQYQAPYKACEIvgYQAAAAAb8GEAAAAAXABhAAAAAFwQYQAAAAAcIGEAAAAAHDBhAAAAABxAYQAAAAAcUGEAD3CgAhC7gGAAD4CgAwuQYAAKkGABC6BgAA-AoAMMoGAgCZCgAh1wZAAJoKACHmBgIAmQoAIecGAQCYCgAh_AYBAJgKACGABwAA-QqgByKUBwEAmAoAIaAHIADGCgAhBwoAAJwKACBYAAD7CgAgWQAA-woAIL4GAAAAoAcCvwYAAACgBwjABgAAAKAHCMUGAAD6CqAHIgcKAACcCgAgWAAA-woAIFkAAPsKACC-BgAAAKAHAr8GAAAAoAcIwAYAAACgBwjFBgAA-gqgByIEvgYAAACgBwK_BgAAAKAHCMAGAAAAoAcIxQYAAPsKoAciBLgGAAD8CgAwuQYAAJMGABC6BgAA_AoAMKEHAgCZCgAhBR4AAP4KACC4BgAA_QoAMLkGAABWABC6BgAA_QoAMKEHAgCkCgAhExkAANUKACAdAAD6CwAgIgAA-wsAICMAAMALACAkAAD8CwAguAYAAPgLADC5BgAAQwAQugYAAPgLADDKBgIApAoAIdcGQAClCgAh-AYCAKQKACH7BgEAowoAIYAHAAD5C6cHIqMHAQCjCgAhpQcCAJULACGnBwIAlQsAIagHAgCkCgAhjggAAEMAII8IAABDACAHuAYAAP8KADC5BgAAgQYAELoGAAD_CgAw1wZAAJoKACHlBgIAmQoAIfoGAgCZCgAhogcCAJkKACEJuAYAAIALADC5BgAA6wUAELoGAACACwAwygYCAJkKACHXBkAAmgoAIfgGAgCZCgAhoQcCAJkKACGjBwEAmAoAIaQHAgCZCgAhDLgGAACBCwAwuQYAANUFABC6BgAAgQsAMMoGAgCZCgAh1wZAAJoKACH4BgIAmQoAIfsGAQCYCgAhgAcAAIILpwciowcBAJgKACGlBwIAsgoAIacHAgCyCgAhqAcCAJkKACEHCgAAnAoAIFgAAIQLACBZAACECwAgvgYAAACnBwK_BgAAAKcHCMAGAAAApwcIxQYAAIMLpwciBwoAAJwKACBYAACECwAgWQAAhAsAIL4GAAAApwcCvwYAAACnBwjABgAAAKcHCMUGAACDC6cHIgS-BgAAAKcHAr8GAAAApwcIwAYAAACnBwjFBgAAhAunByIGuAYAAIULADC5BgAAuwUAELoGAACFCwAwygYCAJkKACHnBgEAmAoAIZQHAQCYCgAhBxwAAIcLACC4BgAAhgsAMLkGAABHABC6BgAAhgsAMMoGAgCkCgAh5wYBAKMKACGUBwEAowoAIQOpBwAAQwAgqgcAAEMAIKsHAABDACAGuAYAAIgLADC5BgAAowUAELoGAACICwAw1wZAAJoKACHnBgEAmAoAIfoGAAGvCgAhBrgGAACJCwAwuQYAAJAFABC6BgAAiQsAMNcGQAClCgAh5wYBAKMKACH6BgABigsAIQS-BgABAAABvwYAAQAABMAGAAEAAATFBgABuQoAIQm4BgAAiwsAMLkGAACKBQAQugYAAIsLADDKBgIAmQoAIdcGQACaCgAh5QYCAJkKACGsBwEAmAoAIa0HAQCYCgAhrgdAALEKACEMuAYAAIwLADC5BgAA9AQAELoGAACMCwAwygYCAJkKACHXBkAAmgoAIeUGAgCZCgAh5wYBAJgKACGuB0AAsQoAIa8HAAGvCgAhsAcAAa8KACGxBwQA0AoAIbIHAADECgAgBrgGAACNCwAwuQYAAN4EABC6BgAAjQsAMN0GAAGvCgAh3wZAALEKACHlBgIAmQoAIQm4BgAAjgsAMLkGAADIBAAQugYAAI4LADDXBkAAmgoAIeUGAgCZCgAhswcBAJgKACG0BwQA0AoAIbUHAgCZCgAhtgdAALEKACEKAwAA1QoAILgGAACPCwAwuQYAACkAELoGAACPCwAw1wZAAKUKACHlBgIApAoAIbMHAQCjCgAhtAcEANQKACG1BwIApAoAIbYHQADLCgAhB7gGAACQCwAwuQYAALAEABC6BgAAkAsAMOUGAgCyCgAhtwcBAJgKACG4BwAAkQsAILkHQACaCgAhDwoAAJwKACBYAACSCwAgWQAAkgsAIL4GgAAAAAHBBoAAAAABwgaAAAAAAcMGgAAAAAHEBoAAAAABxQaAAAAAAboHAQAAAAG7BwEAAAABvAcBAAAAAb0HgAAAAAG-B4AAAAABvweAAAAAAQy-BoAAAAABwQaAAAAAAcIGgAAAAAHDBoAAAAABxAaAAAAAAcUGgAAAAAG6BwEAAAABuwcBAAAAAbwHAQAAAAG9B4AAAAABvgeAAAAAAb8HgAAAAAEHuAYAAJMLADC5BgAAnQQAELoGAACTCwAw5QYCAJULACG3BwEAowoAIbgHAACUCwAguQdAAKUKACEMvgaAAAAAAcEGgAAAAAHCBoAAAAABwwaAAAAAAcQGgAAAAAHFBoAAAAABugcBAAAAAbsHAQAAAAG8BwEAAAABvQeAAAAAAb4HgAAAAAG_B4AAAAABCL4GAgAAAAG_BgIAAAAFwAYCAAAABcEGAgAAAAHCBgIAAAABwwYCAAAAAcQGAgAAAAHFBgIAtAoAIQi4BgAAlgsAMLkGAACXBAAQugYAAJYLADDKBgIAmQoAIdcGQACaCgAh-AYCAJkKACH5BgEAmAoAIcAHAgCZCgAhDrgGAACXCwAwuQYAAIEEABC6BgAAlwsAMMoGAgCZCgAh1wZAAJoKACH4BgIAmQoAIfkGAQCYCgAh-wYBAJgKACHBBwIAmQoAIcIHIADGCgAhwwcgAMYKACHEBwIAmQoAIcUHQACaCgAhxgcCAJkKACEIuAYAAJgLADC5BgAA6wMAELoGAACYCwAwygYCAJkKACHXBkAAmgoAIfsGAQCYCgAh_AYBAJgKACHHBwIAmQoAIQkXAACaCwAguAYAAJkLADC5BgAA2AMAELoGAACZCwAwygYCAKQKACHXBkAApQoAIfsGAQCjCgAh_AYBAKMKACHHBwIApAoAIQOpBwAANwAgqgcAADcAIKsHAAA3ACASuAYAAJsLADC5BgAA0gMAELoGAACbCwAwygYCAJkKACHMBkAAsQoAIdQGQACaCgAh2AZAALEKACHlBgIAmQoAIfEGBADQCgAh9QYBAL0KACHIBwEAmAoAIckHAgCZCgAhygcCAJkKACHLBwIAmQoAIcwHBADQCgAhzQcCAJkKACHOBwEAvQoAIc8HQACxCgAhELgGAACcCwAwuQYAALwDABC6BgAAnAsAMMkGQACaCgAhygYCAJkKACH4BgIAsgoAIfsGAQC9CgAhyAcBAJgKACHQBwEAmAoAIdEHAgCZCgAh0gcCALIKACHTBwEAmAoAIdQHAQC9CgAh1QcgAMYKACHWBwIAsgoAIdcHAQC9CgAhELgGAACdCwAwuQYAAKkDABC6BgAAnQsAMMkGQAClCgAhygYCAKQKACH4BgIAlQsAIfsGAQDKCgAhyAcBAKMKACHQBwEAowoAIdEHAgCkCgAh0gcCAJULACHTBwEAowoAIdQHAQDKCgAh1QcgAMwKACHWBwIAlQsAIdcHAQDKCgAhAtAHAQAAAAHRBwIAAAABDLgGAACfCwAwuQYAAKMDABC6BgAAnwsAMMkGQACaCgAhygYCAJkKACHmBgIAsgoAIfsGAQC9CgAhowcBAJgKACHQBwEAmAoAIdEHAgCZCgAh2QcCAJkKACHaBwIAmQoAIRC4BgAAoAsAMLkGAACLAwAQugYAAKALADDKBgIAmQoAIdcGQACaCgAh-AYCALIKACGABwAAoQveByLQBwEAmAoAIdEHAgCZCgAh1wcBAJgKACHbBwIAmQoAIdwHAQC9CgAh3gcCALIKACHfBwEAvQoAIeAHQACxCgAh4QdAALEKACEHCgAAnAoAIFgAAKMLACBZAACjCwAgvgYAAADeBwK_BgAAAN4HCMAGAAAA3gcIxQYAAKIL3gciBwoAAJwKACBYAACjCwAgWQAAowsAIL4GAAAA3gcCvwYAAADeBwjABgAAAN4HCMUGAACiC94HIgS-BgAAAN4HAr8GAAAA3gcIwAYAAADeBwjFBgAAowveByIMuAYAAKQLADC5BgAA8QIAELoGAACkCwAwyQZAAJoKACHKBgIAmQoAIdAHAQCYCgAh0QcCALIKACHWBwIAsgoAIdcHAQC9CgAh4gcBAJgKACHjBwEAvQoAIeQHAACRCwAgDLgGAAClCwAwuQYAAN4CABC6BgAApQsAMMkGQAClCgAhygYCAKQKACHQBwEAowoAIdEHAgCVCwAh1gcCAJULACHXBwEAygoAIeIHAQCjCgAh4wcBAMoKACHkBwAAlAsAIAq4BgAApgsAMLkGAADYAgAQugYAAKYLADC7BgEAmAoAIdcGQACaCgAh5QYCAJkKACGABwIAmQoAIaMHAQCYCgAh5QcBAJgKACHmBwABrwoAIQq4BgAApwsAMLkGAADCAgAQugYAAKcLADDXBkAAmgoAIdgGQACaCgAh3QYAAa8KACHfBkAAsQoAIeUGAgCZCgAh5wcBAJgKACHoBwEAmAoAIQq4BgAAqAsAMLkGAACsAgAQugYAAKgLADDKBgIAmQoAIdcGQACaCgAh2AZAAJoKACHdBgABrwoAIekHAgCZCgAh6gcCAJkKACHrBwIAmQoAIQ1JAACRCwAguAYAAKkLADC5BgAAlgIAELoGAACpCwAwygYCAJkKACHXBkAAmgoAIeUGAgCyCgAhyQcCAJkKACHOBwEAvQoAIewHAQCYCgAh7QcBAJgKACHuB0AAmgoAIe8HQACxCgAhD7gGAACqCwAwuQYAAP4BABC6BgAAqgsAMMoGAgCZCgAh0QYCALIKACHSBgAAsAoAINcGQACaCgAh2AZAALEKACHdBgABrwoAIeUGAgCZCgAh5wYBAJgKACGuB0AAsQoAIfAHAQCYCgAh8QdAALEKACHyBwIAsgoAIRe4BgAAqwsAMLkGAADkAQAQugYAAKsLADDKBgIAmQoAIdcGQACaCgAh7wYBAL0KACGaB0AAsQoAIegHAQC9CgAh8wcBAJgKACH0B0AAsQoAIfUHAQC9CgAh9wcAAKwL9wci-AdAALEKACH5B0AAsQoAIfoHAQC9CgAh-wdAALEKACH8B0AAsQoAIf0HAQC9CgAh_gdAALEKACH_BwIAmQoAIYAIIADGCgAhgQhAALEKACGCCCAAxgoAIQcKAACcCgAgWAAArgsAIFkAAK4LACC-BgAAAPcHAr8GAAAA9wcIwAYAAAD3BwjFBgAArQv3ByIHCgAAnAoAIFgAAK4LACBZAACuCwAgvgYAAAD3BwK_BgAAAPcHCMAGAAAA9wcIxQYAAK0L9wciBL4GAAAA9wcCvwYAAAD3BwjABgAAAPcHCMUGAACuC_cHIhMDAADVCgAguAYAAK8LADC5BgAAsgEAELoGAACvCwAwygYCAKQKACHMBkAAywoAIdQGQAClCgAh2AZAAMsKACHlBgIApAoAIfEGBADUCgAh9QYBAMoKACHIBwEAowoAIckHAgCkCgAhygcCAKQKACHLBwIApAoAIcwHBADUCgAhzQcCAKQKACHOBwEAygoAIc8HQADLCgAhC0EAANUKACC4BgAAsAsAMLkGAACuAQAQugYAALALADDKBgIApAoAIdcGQAClCgAh2AZAAKUKACHdBgABigsAIekHAgCkCgAh6gcCAKQKACHrBwIApAoAIQsDAADVCgAguAYAALELADC5BgAAqgEAELoGAACxCwAw1wZAAKUKACHYBkAApQoAId0GAAGKCwAh3wZAAMsKACHlBgIApAoAIecHAQCjCgAh6AcBAKMKACEOAwAAswsAIEkAAJQLACC4BgAAsgsAMLkGAAClAQAQugYAALILADDKBgIApAoAIdcGQAClCgAh5QYCAJULACHJBwIApAoAIc4HAQDKCgAh7AcBAKMKACHtBwEAowoAIe4HQAClCgAh7wdAAMsKACE2EAAAuAsAIBEAALkLACASAAC6CwAgEwAAuwsAIBQAALwLACAVAAC9CwAgFgAAvgsAIBcAAJoLACAbAAC_CwAgHAAAhwsAICEAAMELACAjAADACwAgJQAAwgsAICoAAMMLACAtAADECwAgLwAAxgsAIDAAAMcLACA0AADFCwAgNQAAyAsAIDYAAMkLACA5AADKCwAgOgAAygsAIDsAAMoLACA9AADLCwAgPgAAywsAID8AAMwLACBAAADNCwAgQgAAzgsAIEMAAM8LACC4BgAAtgsAMLkGAACaAQAQugYAALYLADDKBgIApAoAIdcGQAClCgAh7wYBAMoKACGaB0AAywoAIegHAQDKCgAh8wcBAKMKACH0B0AAywoAIfUHAQDKCgAh9wcAALcL9wci-AdAAMsKACH5B0AAywoAIfoHAQDKCgAh-wdAAMsKACH8B0AAywoAIf0HAQDKCgAh_gdAAMsKACH_BwIApAoAIYAIIADMCgAhgQhAAMsKACGCCCAAzAoAIY4IAACaAQAgjwgAAJoBACAD0AcBAAAAAdEHAgAAAAHZBwIAAAABDgQAALMLACA8AADVCgAguAYAALULADC5BgAAnwEAELoGAAC1CwAwyQZAAKUKACHKBgIApAoAIeYGAgCVCwAh-wYBAMoKACGjBwEAowoAIdAHAQCjCgAh0QcCAKQKACHZBwIApAoAIdoHAgCkCgAhNBAAALgLACARAAC5CwAgEgAAugsAIBMAALsLACAUAAC8CwAgFQAAvQsAIBYAAL4LACAXAACaCwAgGwAAvwsAIBwAAIcLACAhAADBCwAgIwAAwAsAICUAAMILACAqAADDCwAgLQAAxAsAIC8AAMYLACAwAADHCwAgNAAAxQsAIDUAAMgLACA2AADJCwAgOQAAygsAIDoAAMoLACA7AADKCwAgPQAAywsAID4AAMsLACA_AADMCwAgQAAAzQsAIEIAAM4LACBDAADPCwAguAYAALYLADC5BgAAmgEAELoGAAC2CwAwygYCAKQKACHXBkAApQoAIe8GAQDKCgAhmgdAAMsKACHoBwEAygoAIfMHAQCjCgAh9AdAAMsKACH1BwEAygoAIfcHAAC3C_cHIvgHQADLCgAh-QdAAMsKACH6BwEAygoAIfsHQADLCgAh_AdAAMsKACH9BwEAygoAIf4HQADLCgAh_wcCAKQKACGACCAAzAoAIYEIQADLCgAhggggAMwKACEEvgYAAAD3BwK_BgAAAPcHCMAGAAAA9wcIxQYAAK4L9wciA6kHAAADACCqBwAAAwAgqwcAAAMAIAOpBwAABwAgqgcAAAcAIKsHAAAHACADqQcAAAkAIKoHAAAJACCrBwAACQAgDAMAANUKACC4BgAAjwsAMLkGAAApABC6BgAAjwsAMNcGQAClCgAh5QYCAKQKACGzBwEAowoAIbQHBADUCgAhtQcCAKQKACG2B0AAywoAIY4IAAApACCPCAAAKQAgA6kHAAArACCqBwAAKwAgqwcAACsAIAOpBwAALwAgqgcAAC8AIKsHAAAvACADqQcAADMAIKoHAAAzACCrBwAAMwAgA6kHAAA9ACCqBwAAPQAgqwcAAD0AIAOpBwAASwAgqgcAAEsAIKsHAABLACADqQcAAE4AIKoHAABOACCrBwAATgAgA6kHAABbACCqBwAAWwAgqwcAAFsAIAOpBwAAXwAgqgcAAF8AIKsHAABfACADqQcAAHUAIKoHAAB1ACCrBwAAdQAgA6kHAAB5ACCqBwAAeQAgqwcAAHkAIAOpBwAAfQAgqgcAAH0AIKsHAAB9ACADqQcAAIEBACCqBwAAgQEAIKsHAACBAQAgA6kHAACJAQAgqgcAAIkBACCrBwAAiQEAIAkEAADVCgAgNQIApAoAIbgGAADTCgAwuQYAAJQBABC6BgAA0woAMOYGAgCkCgAh8QYEANQKACGOCAAAlAEAII8IAACUAQAgA6kHAACWAQAgqgcAAJYBACCrBwAAlgEAIAOpBwAAnwEAIKoHAACfAQAgqwcAAJ8BACADqQcAAKUBACCqBwAApQEAIKsHAAClAQAgA6kHAACqAQAgqgcAAKoBACCrBwAAqgEAIAOpBwAArgEAIKoHAACuAQAgqwcAAK4BACADqQcAALIBACCqBwAAsgEAIKsHAACyAQAgExkAALMLACA3AADVCgAgOAAAswsAILgGAADQCwAwuQYAAJYBABC6BgAA0AsAMMoGAgCkCgAh1wZAAKUKACH4BgIAlQsAIYAHAADRC94HItAHAQCjCgAh0QcCAKQKACHXBwEAowoAIdsHAgCkCgAh3AcBAMoKACHeBwIAlQsAId8HAQDKCgAh4AdAAMsKACHhB0AAywoAIQS-BgAAAN4HAr8GAAAA3gcIwAYAAADeBwjFBgAAowveByIPBAAA1QoAIDIAANMLACC4BgAA0gsAMLkGAACJAQAQugYAANILADDKBgIApAoAIdcGQAClCgAh5gYCAKQKACHnBgEAowoAIfIGAQCjCgAh8wYEANQKACH0BgEAowoAIfUGAQCjCgAh9gZAAKUKACH3BgEAowoAIQ8uAADOCgAgMwAAzQoAILgGAADJCgAwuQYAAIcBABC6BgAAyQoAMMoGAgCkCgAh1wZAAKUKACHYBkAAywoAIewGAQCjCgAh7QYCAJULACHuBgIAlQsAIe8GAQDKCgAh8AYgAMwKACGOCAAAhwEAII8IAACHAQAgAuUGAgAAAAHuBgIAAAABCQMAANUKACAuAADZCgAguAYAANULADC5BgAAgQEAELoGAADVCwAw1wZAAKUKACHlBgIApAoAIe4GAgCkCgAh-gYCAKQKACEKGQAA1QoAIC4AANkKACC4BgAA1gsAMLkGAAB9ABC6BgAA1gsAMMoGAgCkCgAh1wZAAKUKACHuBgIApAoAIfgGAgCkCgAh-QYBAKMKACEZGQAA1QoAIC8AAMYLACAwAADHCwAgMQAA2wsAIDIAANMLACC4BgAA1wsAMLkGAAB5ABC6BgAA1wsAMMoGAgCkCgAh1wZAAKUKACHyBgEAowoAIfMGBADUCgAh9QYBAKMKACH4BgIApAoAIfsGAQCjCgAh_AYBAKMKACH-BgAA2Av-BiKABwAA2QuAByKBBwgA2gsAIYIHAgCVCwAhgwcCAJULACGEBwEAygoAIYUHAgCkCgAhhgcCAKQKACGHBwIApAoAIQS-BgAAAP4GAr8GAAAA_gYIwAYAAAD-BgjFBgAA5Ar-BiIEvgYAAACABwK_BgAAAIAHCMAGAAAAgAcIxQYAAOIKgAciCL4GCAAAAAG_BggAAAAFwAYIAAAABcEGCAAAAAHCBggAAAABwwYIAAAAAcQGCAAAAAHFBggAtQoAIQguAADZCgAgMQIApAoAIbgGAADYCgAwuQYAAIUBABC6BgAA2AoAMO4GAgCkCgAhjggAAIUBACCPCAAAhQEAIA0nAADVCgAgKAAA3wsAICoAAOALACC4BgAA3AsAMLkGAAB1ABC6BgAA3AsAMMoGAgCkCgAh1wZAAKUKACGABwAA3guSByKPBwAA3QuPByKQBwIApAoAIZIHQADLCgAhkwcBAMoKACEEvgYAAACPBwK_BgAAAI8HCMAGAAAAjwcIxQYAAPAKjwciBL4GAAAAkgcCvwYAAACSBwjABgAAAJIHCMUGAADuCpIHIgOpBwAAaAAgqgcAAGgAIKsHAABoACADqQcAAG0AIKoHAABtACCrBwAAbQAgAogHAgAAAAGJBwIAAAABBikAAOMLACC4BgAA4gsAMLkGAABtABC6BgAA4gsAMIgHAgCkCgAhiQcCAKQKACEPJwAA1QoAICgAAN8LACAqAADgCwAguAYAANwLADC5BgAAdQAQugYAANwLADDKBgIApAoAIdcGQAClCgAhgAcAAN4LkgcijwcAAN0LjwcikAcCAKQKACGSB0AAywoAIZMHAQDKCgAhjggAAHUAII8IAAB1ACACiQcCAAAAAYoHAgAAAAEMKQAA4wsAICsAAOcLACC4BgAA5QsAMLkGAABoABC6BgAA5QsAMPsGAQCjCgAhiAcCAJULACGJBwIApAoAIYoHAgCkCgAhiwcQAOYLACGMBwIApAoAIY0HAQDKCgAhCL4GEAAAAAG_BhAAAAAEwAYQAAAABMEGEAAAAAHCBhAAAAABwwYQAAAAAcQGEAAAAAHFBhAA6QoAIRodAQCjCgAhJgAA6wsAICgAAN8LACC4BgAA6AsAMLkGAABjABC6BgAA6AsAMMoGAgCkCgAh1wZAAKUKACHmBgIAlQsAIfsGAQCjCgAh_AYBAKMKACGABwAA6guZByKIBwIAlQsAIYsHEADmCwAhlAcBAMoKACGVBwEAygoAIZYHEADpCwAhlwcCAKQKACGZBwEAygoAIZoHQADLCgAhmwcCAKQKACGcByAAzAoAIZ0HAQCjCgAhngcBAKMKACGOCAAAYwAgjwgAAGMAIBgdAQCjCgAhJgAA6wsAICgAAN8LACC4BgAA6AsAMLkGAABjABC6BgAA6AsAMMoGAgCkCgAh1wZAAKUKACHmBgIAlQsAIfsGAQCjCgAh_AYBAKMKACGABwAA6guZByKIBwIAlQsAIYsHEADmCwAhlAcBAMoKACGVBwEAygoAIZYHEADpCwAhlwcCAKQKACGZBwEAygoAIZoHQADLCgAhmwcCAKQKACGcByAAzAoAIZ0HAQCjCgAhngcBAKMKACEIvgYQAAAAAb8GEAAAAAXABhAAAAAFwQYQAAAAAcIGEAAAAAHDBhAAAAABxAYQAAAAAcUGEAD3CgAhBL4GAAAAmQcCvwYAAACZBwjABgAAAJkHCMUGAAD1CpkHIg8EAADVCgAgLAAA7gsAILgGAADsCwAwuQYAAF8AELoGAADsCwAwygYCAKQKACHXBkAApQoAIeYGAgCkCgAh5wYBAKMKACH8BgEAowoAIYAHAADtC6AHIpQHAQCjCgAhoAcgAMwKACGOCAAAXwAgjwgAAF8AIA0EAADVCgAgLAAA7gsAILgGAADsCwAwuQYAAF8AELoGAADsCwAwygYCAKQKACHXBkAApQoAIeYGAgCkCgAh5wYBAKMKACH8BgEAowoAIYAHAADtC6AHIpQHAQCjCgAhoAcgAMwKACEEvgYAAACgBwK_BgAAAKAHCMAGAAAAoAcIxQYAAPsKoAciA6kHAABjACCqBwAAYwAgqwcAAGMAIAO7BgEAAAAB5QYCAAAAAeUHAQAAAAELAwAA1QoAILgGAADwCwAwuQYAAFsAELoGAADwCwAwuwYBAKMKACHXBkAApQoAIeUGAgCkCgAhgAcCAKQKACGjBwEAowoAIeUHAQCjCgAh5gcAAYoLACECygYCAAAAAaEHAgAAAAENGQAA1QoAIB4AAP4KACAfAADzCwAgIQAAwQsAILgGAADyCwAwuQYAAEsAELoGAADyCwAwygYCAKQKACHXBkAApQoAIfgGAgCkCgAhoQcCAKQKACGjBwEAowoAIaQHAgCkCgAhExkAANUKACAdAAD6CwAgIgAA-wsAICMAAMALACAkAAD8CwAguAYAAPgLADC5BgAAQwAQugYAAPgLADDKBgIApAoAIdcGQAClCgAh-AYCAKQKACH7BgEAowoAIYAHAAD5C6cHIqMHAQCjCgAhpQcCAJULACGnBwIAlQsAIagHAgCkCgAhjggAAEMAII8IAABDACAC5QYCAAAAAaIHAgAAAAEJAwAA1QoAICAAAPYLACC4BgAA9QsAMLkGAABOABC6BgAA9QsAMNcGQAClCgAh5QYCAKQKACH6BgIApAoAIaIHAgCkCgAhDxkAANUKACAeAAD-CgAgHwAA8wsAICEAAMELACC4BgAA8gsAMLkGAABLABC6BgAA8gsAMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIaEHAgCkCgAhowcBAKMKACGkBwIApAoAIY4IAABLACCPCAAASwAgAsoGAgAAAAGnBwIAAAABERkAANUKACAdAAD6CwAgIgAA-wsAICMAAMALACAkAAD8CwAguAYAAPgLADC5BgAAQwAQugYAAPgLADDKBgIApAoAIdcGQAClCgAh-AYCAKQKACH7BgEAowoAIYAHAAD5C6cHIqMHAQCjCgAhpQcCAJULACGnBwIAlQsAIagHAgCkCgAhBL4GAAAApwcCvwYAAACnBwjABgAAAKcHCMUGAACEC6cHIgkcAACHCwAguAYAAIYLADC5BgAARwAQugYAAIYLADDKBgIApAoAIecGAQCjCgAhlAcBAKMKACGOCAAARwAgjwgAAEcAIA8ZAADVCgAgHgAA_goAIB8AAPMLACAhAADBCwAguAYAAPILADC5BgAASwAQugYAAPILADDKBgIApAoAIdcGQAClCgAh-AYCAKQKACGhBwIApAoAIaMHAQCjCgAhpAcCAKQKACGOCAAASwAgjwgAAEsAIAceAAD-CgAguAYAAP0KADC5BgAAVgAQugYAAP0KADChBwIApAoAIY4IAABWACCPCAAAVgAgChkAANUKACAaAAD-CwAguAYAAP0LADC5BgAAPQAQugYAAP0LADDKBgIApAoAIdcGQAClCgAh-AYCAKQKACH5BgEAowoAIcAHAgCkCgAhExgAAIAMACAZAADVCgAgGwAAvwsAILgGAAD_CwAwuQYAADcAELoGAAD_CwAwygYCAKQKACHXBkAApQoAIfgGAgCkCgAh-QYBAKMKACH7BgEAowoAIcEHAgCkCgAhwgcgAMwKACHDByAAzAoAIcQHAgCkCgAhxQdAAKUKACHGBwIApAoAIY4IAAA3ACCPCAAANwAgERgAAIAMACAZAADVCgAgGwAAvwsAILgGAAD_CwAwuQYAADcAELoGAAD_CwAwygYCAKQKACHXBkAApQoAIfgGAgCkCgAh-QYBAKMKACH7BgEAowoAIcEHAgCkCgAhwgcgAMwKACHDByAAzAoAIcQHAgCkCgAhxQdAAKUKACHGBwIApAoAIQsXAACaCwAguAYAAJkLADC5BgAA2AMAELoGAACZCwAwygYCAKQKACHXBkAApQoAIfsGAQCjCgAh_AYBAKMKACHHBwIApAoAIY4IAADYAwAgjwgAANgDACACrAcBAAAAAa0HAQAAAAEKAwAA1QoAILgGAACCDAAwuQYAADMAELoGAACCDAAwygYCAKQKACHXBkAApQoAIeUGAgCkCgAhrAcBAKMKACGtBwEAowoAIa4HQADLCgAhDQMAANUKACC4BgAAgwwAMLkGAAAvABC6BgAAgwwAMMoGAgCkCgAh1wZAAKUKACHlBgIApAoAIecGAQCjCgAhrgdAAMsKACGvBwABigsAIbAHAAGKCwAhsQcEANQKACGyBwAAxAoAIALdBgABAAAB5QYCAAAAAQcDAADVCgAguAYAAIUMADC5BgAAKwAQugYAAIUMADDdBgABigsAId8GQADLCgAh5QYCAKQKACEPBAAA1QoAIAwAAIgMACANAAC6CwAgDgAAuAsAILgGAACGDAAwuQYAAAcAELoGAACGDAAwygYCAKQKACHXBkAApQoAIeYGAgCkCgAh5wYBAKMKACHoBgEAowoAIekGAAGHDAAh6gYAAMQKACDrBgAAxAoAIAS-BgABAAABvwYAAQAABcAGAAEAAAXFBgABwQoAIQOpBwAAGAAgqgcAABgAIKsHAAAYACAPBQAAigwAIAYAAIsMACC4BgAAiQwAMLkGAAAYABC6BgAAiQwAMM8GAAGKCwAh0AYAAYoLACHRBgIApAoAIdIGAACwCgAg0wYCAKQKACHUBkAAywoAIdUGAgCVCwAh1gZAAMsKACHXBkAApQoAIdgGQAClCgAhEQQAANUKACAMAACIDAAgDQAAugsAIA4AALgLACC4BgAAhgwAMLkGAAAHABC6BgAAhgwAMMoGAgCkCgAh1wZAAKUKACHmBgIApAoAIecGAQCjCgAh6AYBAKMKACHpBgABhwwAIeoGAADECgAg6wYAAMQKACCOCAAABwAgjwgAAAcAIA4DAADVCgAgBQAAigwAIAsAAJMMACAMAACIDAAguAYAAJIMADC5BgAACQAQugYAAJIMADDKBgIApAoAIdEGAgCkCgAh0gYAALAKACDXBkAApQoAIeUGAgCkCgAhjggAAAkAII8IAAAJACAIBwAAjQwAILgGAACMDAAwuQYAABEAELoGAACMDAAw1wZAAKUKACHdBgABigsAId4GAgCkCgAh3wZAAMsKACESBgAAjwwAIAgAAJAMACAJAAC4CwAguAYAAI4MADC5BgAADQAQugYAAI4MADDKBgIApAoAIdIGAACwCgAg1QYCAKQKACHXBkAApQoAIdgGQAClCgAh4AYAAYcMACHhBgEAygoAIeIGAQDKCgAh4wZAAMsKACHkBkAAywoAIY4IAAANACCPCAAADQAgEAYAAI8MACAIAACQDAAgCQAAuAsAILgGAACODAAwuQYAAA0AELoGAACODAAwygYCAKQKACHSBgAAsAoAINUGAgCkCgAh1wZAAKUKACHYBkAApQoAIeAGAAGHDAAh4QYBAMoKACHiBgEAygoAIeMGQADLCgAh5AZAAMsKACEOAwAA1QoAIAUAAIoMACALAACTDAAgDAAAiAwAILgGAACSDAAwuQYAAAkAELoGAACSDAAwygYCAKQKACHRBgIApAoAIdIGAACwCgAg1wZAAKUKACHlBgIApAoAIY4IAAAJACCPCAAACQAgA6kHAAARACCqBwAAEQAgqwcAABEAIALRBgIAAAAB5QYCAAAAAQwDAADVCgAgBQAAigwAIAsAAJMMACAMAACIDAAguAYAAJIMADC5BgAACQAQugYAAJIMADDKBgIApAoAIdEGAgCkCgAh0gYAALAKACDXBkAApQoAIeUGAgCkCgAhA6kHAAANACCqBwAADQAgqwcAAA0AIBIDAADVCgAgBQAAlQwAIA8AAJYMACC4BgAAlAwAMLkGAAADABC6BgAAlAwAMMoGAgCkCgAh0QYCAJULACHSBgAAsAoAINcGQAClCgAh2AZAAMsKACHdBgABigsAIeUGAgCkCgAh5wYBAKMKACGuB0AAywoAIfAHAQCjCgAh8QdAAMsKACHyBwIAlQsAIREEAADVCgAgDAAAiAwAIA0AALoLACAOAAC4CwAguAYAAIYMADC5BgAABwAQugYAAIYMADDKBgIApAoAIdcGQAClCgAh5gYCAKQKACHnBgEAowoAIegGAQCjCgAh6QYAAYcMACHqBgAAxAoAIOsGAADECgAgjggAAAcAII8IAAAHACASBgAAjwwAIAgAAJAMACAJAAC4CwAguAYAAI4MADC5BgAADQAQugYAAI4MADDKBgIApAoAIdIGAACwCgAg1QYCAKQKACHXBkAApQoAIdgGQAClCgAh4AYAAYcMACHhBgEAygoAIeIGAQDKCgAh4wZAAMsKACHkBkAAywoAIY4IAAANACCPCAAADQAgAAAAAAABkwgBAAAAAQWTCAIAAAABmggCAAAAAZsIAgAAAAGcCAIAAAABnQgCAAAAAQGTCEAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAZMIAAEAAAECkwgAAADaBgiZCAAAANoGAgGTCEAAAAABBZMIAgAAAAGaCAIAAAABmwgCAAAAAZwIAgAAAAGdCAIAAAABBVAAANUWACBRAADbFgAgkAgAANYWACCRCAAA2hYAIJYIAAAmACAHUAAA0xYAIFEAANgWACCQCAAA1BYAIJEIAADXFgAglAgAAAkAIJUIAAAJACCWCAAACwAgAZMIAAAA2gYIA1AAANUWACCQCAAA1hYAIJYIAAAmACADUAAA0xYAIJAIAADUFgAglggAAAsAIAAAAAAABVAAAM4WACBRAADRFgAgkAgAAM8WACCRCAAA0BYAIJYIAAAPACADUAAAzhYAIJAIAADPFgAglggAAA8AIAAAAAAAApMIAAAA2gYImQgAAADaBgIBkwgAAQAAAQGTCAEAAAABBVAAAL0WACBRAADMFgAgkAgAAL4WACCRCAAAyxYAIJYIAAALACALUAAA3gwAMFEAAOMMADCQCAAA3wwAMJEIAADgDAAwkggAAOEMACCTCAAA4gwAMJQIAADiDAAwlQgAAOIMADCWCAAA4gwAMJcIAADkDAAwmAgAAOUMADALUAAAzAwAMFEAANEMADCQCAAAzQwAMJEIAADODAAwkggAAM8MACCTCAAA0AwAMJQIAADQDAAwlQgAANAMADCWCAAA0AwAMJcIAADSDAAwmAgAANMMADANAwAA3AwAIAUAAN0MACDKBgIAAAAB0QYCAAAAAdIGAADbDAAg1wZAAAAAAdgGQAAAAAHdBgABAAAB5QYCAAAAAecGAQAAAAGuB0AAAAAB8AcBAAAAAfEHQAAAAAECAAAABQAgUAAA2gwAIAMAAAAFACBQAADaDAAgUQAA1wwAIAFJAADKFgAwEgMAANUKACAFAACVDAAgDwAAlgwAILgGAACUDAAwuQYAAAMAELoGAACUDAAwygYCAAAAAdEGAgCVCwAh0gYAALAKACDXBkAApQoAIdgGQADLCgAh3QYAAQAAAeUGAgCkCgAh5wYBAKMKACGuB0AAywoAIfAHAQCjCgAh8QdAAMsKACHyBwIAlQsAIQIAAAAFACBJAADXDAAgAgAAANQMACBJAADVDAAgD7gGAADTDAAwuQYAANQMABC6BgAA0wwAMMoGAgCkCgAh0QYCAJULACHSBgAAsAoAINcGQAClCgAh2AZAAMsKACHdBgABigsAIeUGAgCkCgAh5wYBAKMKACGuB0AAywoAIfAHAQCjCgAh8QdAAMsKACHyBwIAlQsAIQ-4BgAA0wwAMLkGAADUDAAQugYAANMMADDKBgIApAoAIdEGAgCVCwAh0gYAALAKACDXBkAApQoAIdgGQADLCgAh3QYAAYoLACHlBgIApAoAIecGAQCjCgAhrgdAAMsKACHwBwEAowoAIfEHQADLCgAh8gcCAJULACELygYCAJ0MACHRBgIAtAwAIdIGAADWDAAg1wZAAJ4MACHYBkAAswwAId0GAAGxDAAh5QYCAJ0MACHnBgEAnAwAIa4HQACzDAAh8AcBAJwMACHxB0AAswwAIQKTCAAAANoGCJkIAAAA2gYCDQMAANgMACAFAADZDAAgygYCAJ0MACHRBgIAtAwAIdIGAADWDAAg1wZAAJ4MACHYBkAAswwAId0GAAGxDAAh5QYCAJ0MACHnBgEAnAwAIa4HQACzDAAh8AcBAJwMACHxB0AAswwAIQVQAADCFgAgUQAAyBYAIJAIAADDFgAgkQgAAMcWACCWCAAAAQAgB1AAAMAWACBRAADFFgAgkAgAAMEWACCRCAAAxBYAIJQIAAAHACCVCAAABwAglggAACYAIA0DAADcDAAgBQAA3QwAIMoGAgAAAAHRBgIAAAAB0gYAANsMACDXBkAAAAAB2AZAAAAAAd0GAAEAAAHlBgIAAAAB5wYBAAAAAa4HQAAAAAHwBwEAAAAB8QdAAAAAAQGTCAAAANoGCANQAADCFgAgkAgAAMMWACCWCAAAAQAgA1AAAMAWACCQCAAAwRYAIJYIAAAmACAD1wZAAAAAAd0GAAEAAAHfBkAAAAABAgAAABMAIFAAAOkMACADAAAAEwAgUAAA6QwAIFEAAOgMACABSQAAvxYAMAgHAACNDAAguAYAAIwMADC5BgAAEQAQugYAAIwMADDXBkAApQoAId0GAAEAAAHeBgIApAoAId8GQADLCgAhAgAAABMAIEkAAOgMACACAAAA5gwAIEkAAOcMACAHuAYAAOUMADC5BgAA5gwAELoGAADlDAAw1wZAAKUKACHdBgABigsAId4GAgCkCgAh3wZAAMsKACEHuAYAAOUMADC5BgAA5gwAELoGAADlDAAw1wZAAKUKACHdBgABigsAId4GAgCkCgAh3wZAAMsKACED1wZAAJ4MACHdBgABsQwAId8GQACzDAAhA9cGQACeDAAh3QYAAbEMACHfBkAAswwAIQPXBkAAAAAB3QYAAQAAAd8GQAAAAAEBkwgAAADaBggDUAAAvRYAIJAIAAC-FgAglggAAAsAIARQAADeDAAwkAgAAN8MADCSCAAA4QwAIJYIAADiDAAwBFAAAMwMADCQCAAAzQwAMJIIAADPDAAglggAANAMADAAAAAAAAKTCAAAANoGCJkIAAAA2gYCBVAAALMWACBRAAC7FgAgkAgAALQWACCRCAAAuhYAIJYIAAABACAFUAAAsRYAIFEAALgWACCQCAAAshYAIJEIAAC3FgAglggAACYAIAtQAACEDQAwUQAAiQ0AMJAIAACFDQAwkQgAAIYNADCSCAAAhw0AIJMIAACIDQAwlAgAAIgNADCVCAAAiA0AMJYIAACIDQAwlwgAAIoNADCYCAAAiw0AMAtQAAD4DAAwUQAA_QwAMJAIAAD5DAAwkQgAAPoMADCSCAAA-wwAIJMIAAD8DAAwlAgAAPwMADCVCAAA_AwAMJYIAAD8DAAwlwgAAP4MADCYCAAA_wwAMAoFAAC4DAAgzwYAAQAAAdAGAAEAAAHRBgIAAAAB0gYAALcMACDTBgIAAAAB1AZAAAAAAdYGQAAAAAHXBkAAAAAB2AZAAAAAAQIAAAAaACBQAACDDQAgAwAAABoAIFAAAIMNACBRAACCDQAgAUkAALYWADAPBQAAigwAIAYAAIsMACC4BgAAiQwAMLkGAAAYABC6BgAAiQwAMM8GAAEAAAHQBgABAAAB0QYCAKQKACHSBgAAsAoAINMGAgCkCgAh1AZAAMsKACHVBgIAlQsAIdYGQADLCgAh1wZAAKUKACHYBkAApQoAIQIAAAAaACBJAACCDQAgAgAAAIANACBJAACBDQAgDbgGAAD_DAAwuQYAAIANABC6BgAA_wwAMM8GAAGKCwAh0AYAAYoLACHRBgIApAoAIdIGAACwCgAg0wYCAKQKACHUBkAAywoAIdUGAgCVCwAh1gZAAMsKACHXBkAApQoAIdgGQAClCgAhDbgGAAD_DAAwuQYAAIANABC6BgAA_wwAMM8GAAGKCwAh0AYAAYoLACHRBgIApAoAIdIGAACwCgAg0wYCAKQKACHUBkAAywoAIdUGAgCVCwAh1gZAAMsKACHXBkAApQoAIdgGQAClCgAhCc8GAAGxDAAh0AYAAbEMACHRBgIAnQwAIdIGAACyDAAg0wYCAJ0MACHUBkAAswwAIdYGQACzDAAh1wZAAJ4MACHYBkAAngwAIQoFAAC1DAAgzwYAAbEMACHQBgABsQwAIdEGAgCdDAAh0gYAALIMACDTBgIAnQwAIdQGQACzDAAh1gZAALMMACHXBkAAngwAIdgGQACeDAAhCgUAALgMACDPBgABAAAB0AYAAQAAAdEGAgAAAAHSBgAAtwwAINMGAgAAAAHUBkAAAAAB1gZAAAAAAdcGQAAAAAHYBkAAAAABCwgAAOwMACAJAADtDAAgygYCAAAAAdIGAADqDAAg1wZAAAAAAdgGQAAAAAHgBgABAAAB4QYBAAAAAeIGAQAAAAHjBkAAAAAB5AZAAAAAAQIAAAAPACBQAACPDQAgAwAAAA8AIFAAAI8NACBRAACODQAgAUkAALUWADAQBgAAjwwAIAgAAJAMACAJAAC4CwAguAYAAI4MADC5BgAADQAQugYAAI4MADDKBgIAAAAB0gYAALAKACDVBgIApAoAIdcGQAClCgAh2AZAAKUKACHgBgABAAAB4QYBAMoKACHiBgEAygoAIeMGQADLCgAh5AZAAMsKACECAAAADwAgSQAAjg0AIAIAAACMDQAgSQAAjQ0AIA24BgAAiw0AMLkGAACMDQAQugYAAIsNADDKBgIApAoAIdIGAACwCgAg1QYCAKQKACHXBkAApQoAIdgGQAClCgAh4AYAAYcMACHhBgEAygoAIeIGAQDKCgAh4wZAAMsKACHkBkAAywoAIQ24BgAAiw0AMLkGAACMDQAQugYAAIsNADDKBgIApAoAIdIGAACwCgAg1QYCAKQKACHXBkAApQoAIdgGQAClCgAh4AYAAYcMACHhBgEAygoAIeIGAQDKCgAh4wZAAMsKACHkBkAAywoAIQnKBgIAnQwAIdIGAADGDAAg1wZAAJ4MACHYBkAAngwAIeAGAAHHDAAh4QYBAMgMACHiBgEAyAwAIeMGQACzDAAh5AZAALMMACELCAAAygwAIAkAAMsMACDKBgIAnQwAIdIGAADGDAAg1wZAAJ4MACHYBkAAngwAIeAGAAHHDAAh4QYBAMgMACHiBgEAyAwAIeMGQACzDAAh5AZAALMMACELCAAA7AwAIAkAAO0MACDKBgIAAAAB0gYAAOoMACDXBkAAAAAB2AZAAAAAAeAGAAEAAAHhBgEAAAAB4gYBAAAAAeMGQAAAAAHkBkAAAAABAZMIAAAA2gYIA1AAALMWACCQCAAAtBYAIJYIAAABACADUAAAsRYAIJAIAACyFgAglggAACYAIARQAACEDQAwkAgAAIUNADCSCAAAhw0AIJYIAACIDQAwBFAAAPgMADCQCAAA-QwAMJIIAAD7DAAglggAAPwMADAAAAAAAAKTCAEAAAAEmQgBAAAABQKTCAEAAAAEmQgBAAAABQVQAACkFgAgUQAArxYAIJAIAAClFgAgkQgAAK4WACCWCAAAAQAgC1AAALQNADBRAAC5DQAwkAgAALUNADCRCAAAtg0AMJIIAAC3DQAgkwgAALgNADCUCAAAuA0AMJUIAAC4DQAwlggAALgNADCXCAAAug0AMJgIAAC7DQAwC1AAAKsNADBRAACvDQAwkAgAAKwNADCRCAAArQ0AMJIIAACuDQAgkwgAAPwMADCUCAAA_AwAMJUIAAD8DAAwlggAAPwMADCXCAAAsA0AMJgIAAD_DAAwC1AAAKANADBRAACkDQAwkAgAAKENADCRCAAAog0AMJIIAACjDQAgkwgAANAMADCUCAAA0AwAMJUIAADQDAAwlggAANAMADCXCAAApQ0AMJgIAADTDAAwDQMAANwMACAPAACqDQAgygYCAAAAAdIGAADbDAAg1wZAAAAAAdgGQAAAAAHdBgABAAAB5QYCAAAAAecGAQAAAAGuB0AAAAAB8AcBAAAAAfEHQAAAAAHyBwIAAAABAgAAAAUAIFAAAKkNACADAAAABQAgUAAAqQ0AIFEAAKcNACABSQAArRYAMAIAAAAFACBJAACnDQAgAgAAANQMACBJAACmDQAgC8oGAgCdDAAh0gYAANYMACDXBkAAngwAIdgGQACzDAAh3QYAAbEMACHlBgIAnQwAIecGAQCcDAAhrgdAALMMACHwBwEAnAwAIfEHQACzDAAh8gcCALQMACENAwAA2AwAIA8AAKgNACDKBgIAnQwAIdIGAADWDAAg1wZAAJ4MACHYBkAAswwAId0GAAGxDAAh5QYCAJ0MACHnBgEAnAwAIa4HQACzDAAh8AcBAJwMACHxB0AAswwAIfIHAgC0DAAhB1AAAKgWACBRAACrFgAgkAgAAKkWACCRCAAAqhYAIJQIAAANACCVCAAADQAglggAAA8AIA0DAADcDAAgDwAAqg0AIMoGAgAAAAHSBgAA2wwAINcGQAAAAAHYBkAAAAAB3QYAAQAAAeUGAgAAAAHnBgEAAAABrgdAAAAAAfAHAQAAAAHxB0AAAAAB8gcCAAAAAQNQAACoFgAgkAgAAKkWACCWCAAADwAgCgYAALkMACDPBgABAAAB0AYAAQAAAdIGAAC3DAAg0wYCAAAAAdQGQAAAAAHVBgIAAAAB1gZAAAAAAdcGQAAAAAHYBkAAAAABAgAAABoAIFAAALMNACADAAAAGgAgUAAAsw0AIFEAALINACABSQAApxYAMAIAAAAaACBJAACyDQAgAgAAAIANACBJAACxDQAgCc8GAAGxDAAh0AYAAbEMACHSBgAAsgwAINMGAgCdDAAh1AZAALMMACHVBgIAtAwAIdYGQACzDAAh1wZAAJ4MACHYBkAAngwAIQoGAAC2DAAgzwYAAbEMACHQBgABsQwAIdIGAACyDAAg0wYCAJ0MACHUBkAAswwAIdUGAgC0DAAh1gZAALMMACHXBkAAngwAIdgGQACeDAAhCgYAALkMACDPBgABAAAB0AYAAQAAAdIGAAC3DAAg0wYCAAAAAdQGQAAAAAHVBgIAAAAB1gZAAAAAAdcGQAAAAAHYBkAAAAABBwMAAJENACALAACTDQAgDAAAlA0AIMoGAgAAAAHSBgAAkA0AINcGQAAAAAHlBgIAAAABAgAAAAsAIFAAAL8NACADAAAACwAgUAAAvw0AIFEAAL4NACABSQAAphYAMA0DAADVCgAgBQAAigwAIAsAAJMMACAMAACIDAAguAYAAJIMADC5BgAACQAQugYAAJIMADDKBgIAAAAB0QYCAKQKACHSBgAAsAoAINcGQAClCgAh5QYCAKQKACGNCAAAkQwAIAIAAAALACBJAAC-DQAgAgAAALwNACBJAAC9DQAgCLgGAAC7DQAwuQYAALwNABC6BgAAuw0AMMoGAgCkCgAh0QYCAKQKACHSBgAAsAoAINcGQAClCgAh5QYCAKQKACEIuAYAALsNADC5BgAAvA0AELoGAAC7DQAwygYCAKQKACHRBgIApAoAIdIGAACwCgAg1wZAAKUKACHlBgIApAoAIQTKBgIAnQwAIdIGAADzDAAg1wZAAJ4MACHlBgIAnQwAIQcDAAD0DAAgCwAA9gwAIAwAAPcMACDKBgIAnQwAIdIGAADzDAAg1wZAAJ4MACHlBgIAnQwAIQcDAACRDQAgCwAAkw0AIAwAAJQNACDKBgIAAAAB0gYAAJANACDXBkAAAAAB5QYCAAAAAQGTCAEAAAAEAZMIAQAAAAQDUAAApBYAIJAIAAClFgAglggAAAEAIARQAAC0DQAwkAgAALUNADCSCAAAtw0AIJYIAAC4DQAwBFAAAKsNADCQCAAArA0AMJIIAACuDQAglggAAPwMADAEUAAAoA0AMJAIAAChDQAwkggAAKMNACCWCAAA0AwAMAAAAAAAAZMIIAAAAAEHUAAAnBYAIFEAAKIWACCQCAAAnRYAIJEIAAChFgAglAgAAIkBACCVCAAAiQEAIJYIAACSAQAgB1AAAJoWACBRAACfFgAgkAgAAJsWACCRCAAAnhYAIJQIAAB5ACCVCAAAeQAglggAAHsAIANQAACcFgAgkAgAAJ0WACCWCAAAkgEAIANQAACaFgAgkAgAAJsWACCWCAAAewAgAgQAANoNACAyAACZFAAgCRkAANoNACAvAACPFAAgMAAAkBQAIDEAAJoUACAyAACZFAAggQcAAKsMACCCBwAAqwwAIIMHAACrDAAghAcAAKsMACAAAAAAAAWTCAQAAAABmggEAAAAAZsIBAAAAAGcCAQAAAABnQgEAAAAAQVQAACVFgAgUQAAmBYAIJAIAACWFgAgkQgAAJcWACCWCAAAAQAgA1AAAJUWACCQCAAAlhYAIJYIAAABACAqEAAAgRQAIBEAAIIUACASAACDFAAgEwAAhBQAIBQAAIUUACAVAACGFAAgFgAAhxQAIBcAAM8QACAbAACIFAAgHAAA9Q8AICEAAIoUACAjAACJFAAgJQAAixQAICoAAIwUACAtAACNFAAgLwAAjxQAIDAAAJAUACA0AACOFAAgNQAAkRQAIDYAAJIUACA5AACTFAAgOgAAkxQAIDsAAJMUACA9AACUFAAgPgAAlBQAID8AAJUUACBAAACWFAAgQgAAlxQAIEMAAJgUACDvBgAAqwwAIJoHAACrDAAg6AcAAKsMACD0BwAAqwwAIPUHAACrDAAg-AcAAKsMACD5BwAAqwwAIPoHAACrDAAg-wcAAKsMACD8BwAAqwwAIP0HAACrDAAg_gcAAKsMACCBCAAAqwwAIAAAAAAABVAAAJAWACBRAACTFgAgkAgAAJEWACCRCAAAkhYAIJYIAAABACAHUAAA4g0AIFEAAOUNACCQCAAA4w0AIJEIAADkDQAglAgAAIcBACCVCAAAhwEAIJYIAACOCAAgCC4AAM8NACDKBgIAAAAB1wZAAAAAAdgGQAAAAAHsBgEAAAAB7gYCAAAAAe8GAQAAAAHwBiAAAAABAgAAAI4IACBQAADiDQAgAwAAAIcBACBQAADiDQAgUQAA5g0AIAoAAACHAQAgLgAAzQ0AIEkAAOYNACDKBgIAnQwAIdcGQACeDAAh2AZAALMMACHsBgEAnAwAIe4GAgC0DAAh7wYBAMgMACHwBiAAyw0AIQguAADNDQAgygYCAJ0MACHXBkAAngwAIdgGQACzDAAh7AYBAJwMACHuBgIAtAwAIe8GAQDIDAAh8AYgAMsNACEDUAAAkBYAIJAIAACRFgAglggAAAEAIANQAADiDQAgkAgAAOMNACCWCAAAjggAIAAAAAAABVAAAIsWACBRAACOFgAgkAgAAIwWACCRCAAAjRYAIJYIAAB7ACADUAAAixYAIJAIAACMFgAglggAAHsAIAAAAAAABVAAAIMWACBRAACJFgAgkAgAAIQWACCRCAAAiBYAIJYIAAB7ACAFUAAAgRYAIFEAAIYWACCQCAAAghYAIJEIAACFFgAglggAAAEAIANQAACDFgAgkAgAAIQWACCWCAAAewAgA1AAAIEWACCQCAAAghYAIJYIAAABACAAAAAAAAVQAAD5FQAgUQAA_xUAIJAIAAD6FQAgkQgAAP4VACCWCAAAewAgBVAAAPcVACBRAAD8FQAgkAgAAPgVACCRCAAA-xUAIJYIAAABACADUAAA-RUAIJAIAAD6FQAglggAAHsAIANQAAD3FQAgkAgAAPgVACCWCAAAAQAgAAAAAAABkwgAAAD-BgIBkwgAAACABwIFkwgIAAAAAZoICAAAAAGbCAgAAAABnAgIAAAAAZ0ICAAAAAEFUAAA8BUAIFEAAPUVACCQCAAA8RUAIJEIAAD0FQAglggAAAEAIAtQAAClDgAwUQAAqg4AMJAIAACmDgAwkQgAAKcOADCSCAAAqA4AIJMIAACpDgAwlAgAAKkOADCVCAAAqQ4AMJYIAACpDgAwlwgAAKsOADCYCAAArA4AMAtQAACZDgAwUQAAng4AMJAIAACaDgAwkQgAAJsOADCSCAAAnA4AIJMIAACdDgAwlAgAAJ0OADCVCAAAnQ4AMJYIAACdDgAwlwgAAJ8OADCYCAAAoA4AMAdQAACUDgAgUQAAlw4AIJAIAACVDgAgkQgAAJYOACCUCAAAhQEAIJUIAACFAQAglggAAMgHACAHUAAAjw4AIFEAAJIOACCQCAAAkA4AIJEIAACRDgAglAgAAIcBACCVCAAAhwEAIJYIAACOCAAgCDMAAM4NACDKBgIAAAAB1wZAAAAAAdgGQAAAAAHsBgEAAAAB7QYCAAAAAe8GAQAAAAHwBiAAAAABAgAAAI4IACBQAACPDgAgAwAAAIcBACBQAACPDgAgUQAAkw4AIAoAAACHAQAgMwAAzA0AIEkAAJMOACDKBgIAnQwAIdcGQACeDAAh2AZAALMMACHsBgEAnAwAIe0GAgC0DAAh7wYBAMgMACHwBiAAyw0AIQgzAADMDQAgygYCAJ0MACHXBkAAngwAIdgGQACzDAAh7AYBAJwMACHtBgIAtAwAIe8GAQDIDAAh8AYgAMsNACEBMQIAAAABAgAAAMgHACBQAACUDgAgAwAAAIUBACBQAACUDgAgUQAAmA4AIAMAAACFAQAgMQIAnQwAIUkAAJgOACABMQIAnQwAIQQDAACBDgAg1wZAAAAAAeUGAgAAAAH6BgIAAAABAgAAAIMBACBQAACkDgAgAwAAAIMBACBQAACkDgAgUQAAow4AIAFJAADzFQAwCgMAANUKACAuAADZCgAguAYAANULADC5BgAAgQEAELoGAADVCwAw1wZAAKUKACHlBgIApAoAIe4GAgCkCgAh-gYCAKQKACGECAAA1AsAIAIAAACDAQAgSQAAow4AIAIAAAChDgAgSQAAog4AIAe4BgAAoA4AMLkGAAChDgAQugYAAKAOADDXBkAApQoAIeUGAgCkCgAh7gYCAKQKACH6BgIApAoAIQe4BgAAoA4AMLkGAAChDgAQugYAAKAOADDXBkAApQoAIeUGAgCkCgAh7gYCAKQKACH6BgIApAoAIQPXBkAAngwAIeUGAgCdDAAh-gYCAJ0MACEEAwAA_w0AINcGQACeDAAh5QYCAJ0MACH6BgIAnQwAIQQDAACBDgAg1wZAAAAAAeUGAgAAAAH6BgIAAAABBRkAAPgNACDKBgIAAAAB1wZAAAAAAfgGAgAAAAH5BgEAAAABAgAAAH8AIFAAALAOACADAAAAfwAgUAAAsA4AIFEAAK8OACABSQAA8hUAMAoZAADVCgAgLgAA2QoAILgGAADWCwAwuQYAAH0AELoGAADWCwAwygYCAAAAAdcGQAClCgAh7gYCAKQKACH4BgIApAoAIfkGAQCjCgAhAgAAAH8AIEkAAK8OACACAAAArQ4AIEkAAK4OACAIuAYAAKwOADC5BgAArQ4AELoGAACsDgAwygYCAKQKACHXBkAApQoAIe4GAgCkCgAh-AYCAKQKACH5BgEAowoAIQi4BgAArA4AMLkGAACtDgAQugYAAKwOADDKBgIApAoAIdcGQAClCgAh7gYCAKQKACH4BgIApAoAIfkGAQCjCgAhBMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIfkGAQCcDAAhBRkAAPYNACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH5BgEAnAwAIQUZAAD4DQAgygYCAAAAAdcGQAAAAAH4BgIAAAAB-QYBAAAAAQNQAADwFQAgkAgAAPEVACCWCAAAAQAgBFAAAKUOADCQCAAApg4AMJIIAACoDgAglggAAKkOADAEUAAAmQ4AMJAIAACaDgAwkggAAJwOACCWCAAAnQ4AMANQAACUDgAgkAgAAJUOACCWCAAAyAcAIANQAACPDgAgkAgAAJAOACCWCAAAjggAIAAAAAAABVAAAOsVACBRAADuFQAgkAgAAOwVACCRCAAA7RUAIJYIAAB3ACADUAAA6xUAIJAIAADsFQAglggAAHcAIAAAAAAABZMIEAAAAAGaCBAAAAABmwgQAAAAAZwIEAAAAAGdCBAAAAABBVAAAOMVACBRAADpFQAgkAgAAOQVACCRCAAA6BUAIJYIAAB3ACAFUAAA4RUAIFEAAOYVACCQCAAA4hUAIJEIAADlFQAglggAAGUAIANQAADjFQAgkAgAAOQVACCWCAAAdwAgA1AAAOEVACCQCAAA4hUAIJYIAABlACAAAAAAAAGTCAAAAI8HAgGTCAAAAJIHAgVQAADaFQAgUQAA3xUAIJAIAADbFQAgkQgAAN4VACCWCAAAAQAgC1AAAN0OADBRAADiDgAwkAgAAN4OADCRCAAA3w4AMJIIAADgDgAgkwgAAOEOADCUCAAA4Q4AMJUIAADhDgAwlggAAOEOADCXCAAA4w4AMJgIAADkDgAwC1AAANEOADBRAADWDgAwkAgAANIOADCRCAAA0w4AMJIIAADUDgAgkwgAANUOADCUCAAA1Q4AMJUIAADVDgAwlggAANUOADCXCAAA1w4AMJgIAADYDgAwAYgHAgAAAAECAAAAbwAgUAAA3A4AIAMAAABvACBQAADcDgAgUQAA2w4AIAFJAADdFQAwBykAAOMLACC4BgAA4gsAMLkGAABtABC6BgAA4gsAMIgHAgCkCgAhiQcCAKQKACGFCAAA4QsAIAIAAABvACBJAADbDgAgAgAAANkOACBJAADaDgAgBbgGAADYDgAwuQYAANkOABC6BgAA2A4AMIgHAgCkCgAhiQcCAKQKACEFuAYAANgOADC5BgAA2Q4AELoGAADYDgAwiAcCAKQKACGJBwIApAoAIQGIBwIAnQwAIQGIBwIAnQwAIQGIBwIAAAABBysAAMYOACD7BgEAAAABiAcCAAAAAYoHAgAAAAGLBxAAAAABjAcCAAAAAY0HAQAAAAECAAAAagAgUAAA6A4AIAMAAABqACBQAADoDgAgUQAA5w4AIAFJAADcFQAwDSkAAOMLACArAADnCwAguAYAAOULADC5BgAAaAAQugYAAOULADD7BgEAowoAIYgHAgCVCwAhiQcCAKQKACGKBwIApAoAIYsHEADmCwAhjAcCAKQKACGNBwEAygoAIYYIAADkCwAgAgAAAGoAIEkAAOcOACACAAAA5Q4AIEkAAOYOACAKuAYAAOQOADC5BgAA5Q4AELoGAADkDgAw-wYBAKMKACGIBwIAlQsAIYkHAgCkCgAhigcCAKQKACGLBxAA5gsAIYwHAgCkCgAhjQcBAMoKACEKuAYAAOQOADC5BgAA5Q4AELoGAADkDgAw-wYBAKMKACGIBwIAlQsAIYkHAgCkCgAhigcCAKQKACGLBxAA5gsAIYwHAgCkCgAhjQcBAMoKACEG-wYBAJwMACGIBwIAtAwAIYoHAgCdDAAhiwcQAMIOACGMBwIAnQwAIY0HAQDIDAAhBysAAMQOACD7BgEAnAwAIYgHAgC0DAAhigcCAJ0MACGLBxAAwg4AIYwHAgCdDAAhjQcBAMgMACEHKwAAxg4AIPsGAQAAAAGIBwIAAAABigcCAAAAAYsHEAAAAAGMBwIAAAABjQcBAAAAAQNQAADaFQAgkAgAANsVACCWCAAAAQAgBFAAAN0OADCQCAAA3g4AMJIIAADgDgAglggAAOEOADAEUAAA0Q4AMJAIAADSDgAwkggAANQOACCWCAAA1Q4AMAAAAAAABZMIEAAAAAGaCBAAAAABmwgQAAAAAZwIEAAAAAGdCBAAAAABAZMIAAAAmQcCB1AAANQVACBRAADYFQAgkAgAANUVACCRCAAA1xUAIJQIAABfACCVCAAAXwAglggAAGEAIAtQAAD1DgAwUQAA-Q4AMJAIAAD2DgAwkQgAAPcOADCSCAAA-A4AIJMIAADhDgAwlAgAAOEOADCVCAAA4Q4AMJYIAADhDgAwlwgAAPoOADCYCAAA5A4AMAcpAADFDgAg-wYBAAAAAYgHAgAAAAGJBwIAAAABiwcQAAAAAYwHAgAAAAGNBwEAAAABAgAAAGoAIFAAAP0OACADAAAAagAgUAAA_Q4AIFEAAPwOACABSQAA1hUAMAIAAABqACBJAAD8DgAgAgAAAOUOACBJAAD7DgAgBvsGAQCcDAAhiAcCALQMACGJBwIAnQwAIYsHEADCDgAhjAcCAJ0MACGNBwEAyAwAIQcpAADDDgAg-wYBAJwMACGIBwIAtAwAIYkHAgCdDAAhiwcQAMIOACGMBwIAnQwAIY0HAQDIDAAhBykAAMUOACD7BgEAAAABiAcCAAAAAYkHAgAAAAGLBxAAAAABjAcCAAAAAY0HAQAAAAEDUAAA1BUAIJAIAADVFQAglggAAGEAIARQAAD1DgAwkAgAAPYOADCSCAAA-A4AIJYIAADhDgAwAAAAAAABkwgAAACgBwIFUAAAzhUAIFEAANIVACCQCAAAzxUAIJEIAADRFQAglggAAAEAIAtQAACIDwAwUQAAjQ8AMJAIAACJDwAwkQgAAIoPADCSCAAAiw8AIJMIAACMDwAwlAgAAIwPADCVCAAAjA8AMJYIAACMDwAwlwgAAI4PADCYCAAAjw8AMBMdAQAAAAEoAAD_DgAgygYCAAAAAdcGQAAAAAHmBgIAAAAB-wYBAAAAAfwGAQAAAAGABwAAAJkHAosHEAAAAAGUBwEAAAABlQcBAAAAAZYHEAAAAAGXBwIAAAABmQcBAAAAAZoHQAAAAAGbBwIAAAABnAcgAAAAAZ0HAQAAAAGeBwEAAAABAgAAAGUAIFAAAJMPACADAAAAZQAgUAAAkw8AIFEAAJIPACABSQAA0BUAMBgdAQCjCgAhJgAA6wsAICgAAN8LACC4BgAA6AsAMLkGAABjABC6BgAA6AsAMMoGAgAAAAHXBkAApQoAIeYGAgCVCwAh-wYBAKMKACH8BgEAowoAIYAHAADqC5kHIogHAgCVCwAhiwcQAOYLACGUBwEAygoAIZUHAQDKCgAhlgcQAOkLACGXBwIApAoAIZkHAQDKCgAhmgdAAMsKACGbBwIApAoAIZwHIADMCgAhnQcBAKMKACGeBwEAowoAIQIAAABlACBJAACSDwAgAgAAAJAPACBJAACRDwAgFh0BAKMKACG4BgAAjw8AMLkGAACQDwAQugYAAI8PADDKBgIApAoAIdcGQAClCgAh5gYCAJULACH7BgEAowoAIfwGAQCjCgAhgAcAAOoLmQciiAcCAJULACGLBxAA5gsAIZQHAQDKCgAhlQcBAMoKACGWBxAA6QsAIZcHAgCkCgAhmQcBAMoKACGaB0AAywoAIZsHAgCkCgAhnAcgAMwKACGdBwEAowoAIZ4HAQCjCgAhFh0BAKMKACG4BgAAjw8AMLkGAACQDwAQugYAAI8PADDKBgIApAoAIdcGQAClCgAh5gYCAJULACH7BgEAowoAIfwGAQCjCgAhgAcAAOoLmQciiAcCAJULACGLBxAA5gsAIZQHAQDKCgAhlQcBAMoKACGWBxAA6QsAIZcHAgCkCgAhmQcBAMoKACGaB0AAywoAIZsHAgCkCgAhnAcgAMwKACGdBwEAowoAIZ4HAQCjCgAhEh0BAJwMACHKBgIAnQwAIdcGQACeDAAh5gYCALQMACH7BgEAnAwAIfwGAQCcDAAhgAcAAPIOmQciiwcQAMIOACGUBwEAyAwAIZUHAQDIDAAhlgcQAPEOACGXBwIAnQwAIZkHAQDIDAAhmgdAALMMACGbBwIAnQwAIZwHIADLDQAhnQcBAJwMACGeBwEAnAwAIRMdAQCcDAAhKAAA9A4AIMoGAgCdDAAh1wZAAJ4MACHmBgIAtAwAIfsGAQCcDAAh_AYBAJwMACGABwAA8g6ZByKLBxAAwg4AIZQHAQDIDAAhlQcBAMgMACGWBxAA8Q4AIZcHAgCdDAAhmQcBAMgMACGaB0AAswwAIZsHAgCdDAAhnAcgAMsNACGdBwEAnAwAIZ4HAQCcDAAhEx0BAAAAASgAAP8OACDKBgIAAAAB1wZAAAAAAeYGAgAAAAH7BgEAAAAB_AYBAAAAAYAHAAAAmQcCiwcQAAAAAZQHAQAAAAGVBwEAAAABlgcQAAAAAZcHAgAAAAGZBwEAAAABmgdAAAAAAZsHAgAAAAGcByAAAAABnQcBAAAAAZ4HAQAAAAEDUAAAzhUAIJAIAADPFQAglggAAAEAIARQAACIDwAwkAgAAIkPADCSCAAAiw8AIJYIAACMDwAwAAAAAAAFUAAAyRUAIFEAAMwVACCQCAAAyhUAIJEIAADLFQAglggAAEUAIAcZAADaDQAgHQAAohQAICIAAKEUACAjAACJFAAgJAAAoxQAIKUHAACrDAAgpwcAAKsMACAAAAAAAAVQAADBFQAgUQAAxxUAIJAIAADCFQAgkQgAAMYVACCWCAAAVAAgBVAAAL8VACBRAADEFQAgkAgAAMAVACCRCAAAwxUAIJYIAAABACADUAAAwRUAIJAIAADCFQAglggAAFQAIANQAAC_FQAgkAgAAMAVACCWCAAAAQAgAAAAAAAFUAAAqRUAIFEAAL0VACCQCAAAqhUAIJEIAAC8FQAglggAAEUAIAVQAACvFQAgUQAAuhUAIJAIAACwFQAgkQgAALkVACCWCAAAAQAgB1AAALsPACBRAAC-DwAgkAgAALwPACCRCAAAvQ8AIJQIAABDACCVCAAAQwAglggAAEUAIAtQAACvDwAwUQAAtA8AMJAIAACwDwAwkQgAALEPADCSCAAAsg8AIJMIAACzDwAwlAgAALMPADCVCAAAsw8AMJYIAACzDwAwlwgAALUPADCYCAAAtg8AMAQDAAClDwAg1wZAAAAAAeUGAgAAAAH6BgIAAAABAgAAAFAAIFAAALoPACADAAAAUAAgUAAAug8AIFEAALkPACABSQAAuBUAMAoDAADVCgAgIAAA9gsAILgGAAD1CwAwuQYAAE4AELoGAAD1CwAw1wZAAKUKACHlBgIApAoAIfoGAgCkCgAhogcCAKQKACGJCAAA9AsAIAIAAABQACBJAAC5DwAgAgAAALcPACBJAAC4DwAgB7gGAAC2DwAwuQYAALcPABC6BgAAtg8AMNcGQAClCgAh5QYCAKQKACH6BgIApAoAIaIHAgCkCgAhB7gGAAC2DwAwuQYAALcPABC6BgAAtg8AMNcGQAClCgAh5QYCAKQKACH6BgIApAoAIaIHAgCkCgAhA9cGQACeDAAh5QYCAJ0MACH6BgIAnQwAIQQDAACjDwAg1wZAAJ4MACHlBgIAnQwAIfoGAgCdDAAhBAMAAKUPACDXBkAAAAAB5QYCAAAAAfoGAgAAAAELGQAA1w8AIB0AANYPACAjAADYDwAgJAAA2Q8AINcGQAAAAAH4BgIAAAAB-wYBAAAAAYAHAAAApwcCowcBAAAAAaUHAgAAAAGoBwIAAAABAgAAAEUAIFAAALsPACADAAAAQwAgUAAAuw8AIFEAAL8PACANAAAAQwAgGQAAwg8AIB0AAMEPACAjAADDDwAgJAAAxA8AIEkAAL8PACDXBkAAngwAIfgGAgCdDAAh-wYBAJwMACGABwAAwA-nByKjBwEAnAwAIaUHAgC0DAAhqAcCAJ0MACELGQAAwg8AIB0AAMEPACAjAADDDwAgJAAAxA8AINcGQACeDAAh-AYCAJ0MACH7BgEAnAwAIYAHAADAD6cHIqMHAQCcDAAhpQcCALQMACGoBwIAnQwAIQGTCAAAAKcHAgdQAACtFQAgUQAAthUAIJAIAACuFQAgkQgAALUVACCUCAAARwAglQgAAEcAIJYIAACmBQAgBVAAAKsVACBRAACzFQAgkAgAAKwVACCRCAAAshUAIJYIAAABACALUAAAxw8AMFEAAMwPADCQCAAAyA8AMJEIAADJDwAwkggAAMoPACCTCAAAyw8AMJQIAADLDwAwlQgAAMsPADCWCAAAyw8AMJcIAADNDwAwmAgAAM4PADAEUQAAxQ8AIJQIAABWACCVCAAAVgAglggAAIQGACACAAAAVgAgSQAAxg8AIAAIGQAA0w8AIB8AANQPACAhAADVDwAgygYCAAAAAdcGQAAAAAH4BgIAAAABowcBAAAAAaQHAgAAAAECAAAAVAAgUAAA0g8AIAMAAABUACBQAADSDwAgUQAA0Q8AIAFJAACxFQAwDhkAANUKACAeAAD-CgAgHwAA8wsAICEAAMELACC4BgAA8gsAMLkGAABLABC6BgAA8gsAMMoGAgAAAAHXBkAApQoAIfgGAgCkCgAhoQcCAKQKACGjBwEAowoAIaQHAgCkCgAhiAgAAPELACACAAAAVAAgSQAA0Q8AIAIAAADPDwAgSQAA0A8AIAm4BgAAzg8AMLkGAADPDwAQugYAAM4PADDKBgIApAoAIdcGQAClCgAh-AYCAKQKACGhBwIApAoAIaMHAQCjCgAhpAcCAKQKACEJuAYAAM4PADC5BgAAzw8AELoGAADODwAwygYCAKQKACHXBkAApQoAIfgGAgCkCgAhoQcCAKQKACGjBwEAowoAIaQHAgCkCgAhBcoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIaMHAQCcDAAhpAcCAJ0MACEIGQAArA8AIB8AAK0PACAhAACuDwAgygYCAJ0MACHXBkAAngwAIfgGAgCdDAAhowcBAJwMACGkBwIAnQwAIQgZAADTDwAgHwAA1A8AICEAANUPACDKBgIAAAAB1wZAAAAAAfgGAgAAAAGjBwEAAAABpAcCAAAAAQNQAACvFQAgkAgAALAVACCWCAAAAQAgA1AAALsPACCQCAAAvA8AIJYIAABFACAEUAAArw8AMJAIAACwDwAwkggAALIPACCWCAAAsw8AMANQAACtFQAgkAgAAK4VACCWCAAApgUAIANQAACrFQAgkAgAAKwVACCWCAAAAQAgBFAAAMcPADCQCAAAyA8AMJIIAADKDwAglggAAMsPADABlggAAIQGACADUAAAqRUAIJAIAACqFQAglggAAEUAIAAAAAAAB1AAAKQVACBRAACnFQAgkAgAAKUVACCRCAAAphUAIJQIAABLACCVCAAASwAglggAAFQAIANQAACkFQAgkAgAAKUVACCWCAAAVAAgAAAAAAALUAAA6A8AMFEAAO0PADCQCAAA6Q8AMJEIAADqDwAwkggAAOsPACCTCAAA7A8AMJQIAADsDwAwlQgAAOwPADCWCAAA7A8AMJcIAADuDwAwmAgAAO8PADAMGQAA1w8AICIAAOEPACAjAADYDwAgJAAA2Q8AIMoGAgAAAAHXBkAAAAAB-AYCAAAAAfsGAQAAAAGABwAAAKcHAqMHAQAAAAGnBwIAAAABqAcCAAAAAQIAAABFACBQAADzDwAgAwAAAEUAIFAAAPMPACBRAADyDwAgAUkAAKMVADASGQAA1QoAIB0AAPoLACAiAAD7CwAgIwAAwAsAICQAAPwLACC4BgAA-AsAMLkGAABDABC6BgAA-AsAMMoGAgAAAAHXBkAApQoAIfgGAgCkCgAh-wYBAKMKACGABwAA-QunByKjBwEAowoAIaUHAgCVCwAhpwcCAJULACGoBwIApAoAIYoIAAD3CwAgAgAAAEUAIEkAAPIPACACAAAA8A8AIEkAAPEPACAMuAYAAO8PADC5BgAA8A8AELoGAADvDwAwygYCAKQKACHXBkAApQoAIfgGAgCkCgAh-wYBAKMKACGABwAA-QunByKjBwEAowoAIaUHAgCVCwAhpwcCAJULACGoBwIApAoAIQy4BgAA7w8AMLkGAADwDwAQugYAAO8PADDKBgIApAoAIdcGQAClCgAh-AYCAKQKACH7BgEAowoAIYAHAAD5C6cHIqMHAQCjCgAhpQcCAJULACGnBwIAlQsAIagHAgCkCgAhCMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIfsGAQCcDAAhgAcAAMAPpwciowcBAJwMACGnBwIAtAwAIagHAgCdDAAhDBkAAMIPACAiAADgDwAgIwAAww8AICQAAMQPACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH7BgEAnAwAIYAHAADAD6cHIqMHAQCcDAAhpwcCALQMACGoBwIAnQwAIQwZAADXDwAgIgAA4Q8AICMAANgPACAkAADZDwAgygYCAAAAAdcGQAAAAAH4BgIAAAAB-wYBAAAAAYAHAAAApwcCowcBAAAAAacHAgAAAAGoBwIAAAABBFAAAOgPADCQCAAA6Q8AMJIIAADrDwAglggAAOwPADAAAAAAAAAAAAAFUAAAnhUAIFEAAKEVACCQCAAAnxUAIJEIAACgFQAglggAAAEAIANQAACeFQAgkAgAAJ8VACCWCAAAAQAgAAAAAAACkwgBAAAABJkIAQAAAAUFUAAAmRUAIFEAAJwVACCQCAAAmhUAIJEIAACbFQAglggAAAEAIAGTCAEAAAAEA1AAAJkVACCQCAAAmhUAIJYIAAABACAAAAAAAAVQAACUFQAgUQAAlxUAIJAIAACVFQAgkQgAAJYVACCWCAAAAQAgA1AAAJQVACCQCAAAlRUAIJYIAAABACAAAAAAAAVQAACPFQAgUQAAkhUAIJAIAACQFQAgkQgAAJEVACCWCAAAAQAgA1AAAI8VACCQCAAAkBUAIJYIAAABACAAAAAAAAAAAAAABVAAAIcVACBRAACNFQAgkAgAAIgVACCRCAAAjBUAIJYIAAA5ACAFUAAAhRUAIFEAAIoVACCQCAAAhhUAIJEIAACJFQAglggAAAEAIANQAACHFQAgkAgAAIgVACCWCAAAOQAgA1AAAIUVACCQCAAAhhUAIJYIAAABACAAAAAAAAVQAAD8FAAgUQAAgxUAIJAIAAD9FAAgkQgAAIIVACCWCAAA1QMAIAVQAAD6FAAgUQAAgBUAIJAIAAD7FAAgkQgAAP8UACCWCAAAAQAgC1AAAK0QADBRAACyEAAwkAgAAK4QADCRCAAArxAAMJIIAACwEAAgkwgAALEQADCUCAAAsRAAMJUIAACxEAAwlggAALEQADCXCAAAsxAAMJgIAAC0EAAwBRkAAKQQACDKBgIAAAAB1wZAAAAAAfgGAgAAAAH5BgEAAAABAgAAAD8AIFAAALgQACADAAAAPwAgUAAAuBAAIFEAALcQACABSQAA_hQAMAoZAADVCgAgGgAA_gsAILgGAAD9CwAwuQYAAD0AELoGAAD9CwAwygYCAAAAAdcGQAClCgAh-AYCAKQKACH5BgEAowoAIcAHAgCkCgAhAgAAAD8AIEkAALcQACACAAAAtRAAIEkAALYQACAIuAYAALQQADC5BgAAtRAAELoGAAC0EAAwygYCAKQKACHXBkAApQoAIfgGAgCkCgAh-QYBAKMKACHABwIApAoAIQi4BgAAtBAAMLkGAAC1EAAQugYAALQQADDKBgIApAoAIdcGQAClCgAh-AYCAKQKACH5BgEAowoAIcAHAgCkCgAhBMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIfkGAQCcDAAhBRkAAKIQACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH5BgEAnAwAIQUZAACkEAAgygYCAAAAAdcGQAAAAAH4BgIAAAAB-QYBAAAAAQNQAAD8FAAgkAgAAP0UACCWCAAA1QMAIANQAAD6FAAgkAgAAPsUACCWCAAAAQAgBFAAAK0QADCQCAAArhAAMJIIAACwEAAglggAALEQADAAAAAAAAtQAADCEAAwUQAAxxAAMJAIAADDEAAwkQgAAMQQADCSCAAAxRAAIJMIAADGEAAwlAgAAMYQADCVCAAAxhAAMJYIAADGEAAwlwgAAMgQADCYCAAAyRAAMAwZAAC6EAAgGwAAuxAAIMoGAgAAAAHXBkAAAAAB-AYCAAAAAfkGAQAAAAH7BgEAAAABwgcgAAAAAcMHIAAAAAHEBwIAAAABxQdAAAAAAcYHAgAAAAECAAAAOQAgUAAAzRAAIAMAAAA5ACBQAADNEAAgUQAAzBAAIAFJAAD5FAAwERgAAIAMACAZAADVCgAgGwAAvwsAILgGAAD_CwAwuQYAADcAELoGAAD_CwAwygYCAAAAAdcGQAClCgAh-AYCAKQKACH5BgEAowoAIfsGAQCjCgAhwQcCAKQKACHCByAAzAoAIcMHIADMCgAhxAcCAKQKACHFB0AApQoAIcYHAgCkCgAhAgAAADkAIEkAAMwQACACAAAAyhAAIEkAAMsQACAOuAYAAMkQADC5BgAAyhAAELoGAADJEAAwygYCAKQKACHXBkAApQoAIfgGAgCkCgAh-QYBAKMKACH7BgEAowoAIcEHAgCkCgAhwgcgAMwKACHDByAAzAoAIcQHAgCkCgAhxQdAAKUKACHGBwIApAoAIQ64BgAAyRAAMLkGAADKEAAQugYAAMkQADDKBgIApAoAIdcGQAClCgAh-AYCAKQKACH5BgEAowoAIfsGAQCjCgAhwQcCAKQKACHCByAAzAoAIcMHIADMCgAhxAcCAKQKACHFB0AApQoAIcYHAgCkCgAhCsoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIfkGAQCcDAAh-wYBAJwMACHCByAAyw0AIcMHIADLDQAhxAcCAJ0MACHFB0AAngwAIcYHAgCdDAAhDBkAAKsQACAbAACsEAAgygYCAJ0MACHXBkAAngwAIfgGAgCdDAAh-QYBAJwMACH7BgEAnAwAIcIHIADLDQAhwwcgAMsNACHEBwIAnQwAIcUHQACeDAAhxgcCAJ0MACEMGQAAuhAAIBsAALsQACDKBgIAAAAB1wZAAAAAAfgGAgAAAAH5BgEAAAAB-wYBAAAAAcIHIAAAAAHDByAAAAABxAcCAAAAAcUHQAAAAAHGBwIAAAABBFAAAMIQADCQCAAAwxAAMJIIAADFEAAglggAAMYQADAAAAAAAAAFUAAA9BQAIFEAAPcUACCQCAAA9RQAIJEIAAD2FAAglggAAAEAIANQAAD0FAAgkAgAAPUUACCWCAAAAQAgAAAAAAAAAAAAAAdQAADsFAAgUQAA8hQAIJAIAADtFAAgkQgAAPEUACCUCAAAmgEAIJUIAACaAQAglggAAAEAIAVQAADqFAAgUQAA7xQAIJAIAADrFAAgkQgAAO4UACCWCAAAAQAgA1AAAOwUACCQCAAA7RQAIJYIAAABACADUAAA6hQAIJAIAADrFAAglggAAAEAIAAAAAAAAZMIAAAA3gcCBVAAAN8UACBRAADoFAAgkAgAAOAUACCRCAAA5xQAIJYIAAABACAHUAAA3RQAIFEAAOUUACCQCAAA3hQAIJEIAADkFAAglAgAAJoBACCVCAAAmgEAIJYIAAABACAHUAAA2xQAIFEAAOIUACCQCAAA3BQAIJEIAADhFAAglAgAAJoBACCVCAAAmgEAIJYIAAABACADUAAA3xQAIJAIAADgFAAglggAAAEAIANQAADdFAAgkAgAAN4UACCWCAAAAQAgA1AAANsUACCQCAAA3BQAIJYIAAABACAAAAAAAAAAAAAABVAAANYUACBRAADZFAAgkAgAANcUACCRCAAA2BQAIJYIAAABACADUAAA1hQAIJAIAADXFAAglggAAAEAIAAAAAAABVAAANEUACBRAADUFAAgkAgAANIUACCRCAAA0xQAIJYIAAABACADUAAA0RQAIJAIAADSFAAglggAAAEAIAAAAAAABVAAAMwUACBRAADPFAAgkAgAAM0UACCRCAAAzhQAIJYIAAABACADUAAAzBQAIJAIAADNFAAglggAAAEAIAAAAAAAB1AAAMcUACBRAADKFAAgkAgAAMgUACCRCAAAyRQAIJQIAACaAQAglQgAAJoBACCWCAAAAQAgA1AAAMcUACCQCAAAyBQAIJYIAAABACAAAAAAAAAAAAAAAZMIAAAA9wcCC1AAANsTADBRAADfEwAwkAgAANwTADCRCAAA3RMAMJIIAADeEwAgkwgAANAMADCUCAAA0AwAMJUIAADQDAAwlggAANAMADCXCAAA4BMAMJgIAADTDAAwC1AAAM8TADBRAADUEwAwkAgAANATADCRCAAA0RMAMJIIAADSEwAgkwgAANMTADCUCAAA0xMAMJUIAADTEwAwlggAANMTADCXCAAA1RMAMJgIAADWEwAwC1AAAMYTADBRAADKEwAwkAgAAMcTADCRCAAAyBMAMJIIAADJEwAgkwgAALgNADCUCAAAuA0AMJUIAAC4DQAwlggAALgNADCXCAAAyxMAMJgIAAC7DQAwB1AAAMETACBRAADEEwAgkAgAAMITACCRCAAAwxMAIJQIAAApACCVCAAAKQAglggAALMEACALUAAAtRMAMFEAALoTADCQCAAAthMAMJEIAAC3EwAwkggAALgTACCTCAAAuRMAMJQIAAC5EwAwlQgAALkTADCWCAAAuRMAMJcIAAC7EwAwmAgAALwTADALUAAAqRMAMFEAAK4TADCQCAAAqhMAMJEIAACrEwAwkggAAKwTACCTCAAArRMAMJQIAACtEwAwlQgAAK0TADCWCAAArRMAMJcIAACvEwAwmAgAALATADALUAAAnRMAMFEAAKITADCQCAAAnhMAMJEIAACfEwAwkggAAKATACCTCAAAoRMAMJQIAAChEwAwlQgAAKETADCWCAAAoRMAMJcIAACjEwAwmAgAAKQTADALUAAAlBMAMFEAAJgTADCQCAAAlRMAMJEIAACWEwAwkggAAJcTACCTCAAAxhAAMJQIAADGEAAwlQgAAMYQADCWCAAAxhAAMJcIAACZEwAwmAgAAMkQADALUAAAixMAMFEAAI8TADCQCAAAjBMAMJEIAACNEwAwkggAAI4TACCTCAAAsRAAMJQIAACxEAAwlQgAALEQADCWCAAAsRAAMJcIAACQEwAwmAgAALQQADALUAAAghMAMFEAAIYTADCQCAAAgxMAMJEIAACEEwAwkggAAIUTACCTCAAA7A8AMJQIAADsDwAwlQgAAOwPADCWCAAA7A8AMJcIAACHEwAwmAgAAO8PADALUAAA-RIAMFEAAP0SADCQCAAA-hIAMJEIAAD7EgAwkggAAPwSACCTCAAAyw8AMJQIAADLDwAwlQgAAMsPADCWCAAAyw8AMJcIAAD-EgAwmAgAAM4PADALUAAA8BIAMFEAAPQSADCQCAAA8RIAMJEIAADyEgAwkggAAPMSACCTCAAAsw8AMJQIAACzDwAwlQgAALMPADCWCAAAsw8AMJcIAAD1EgAwmAgAALYPADALUAAA5BIAMFEAAOkSADCQCAAA5RIAMJEIAADmEgAwkggAAOcSACCTCAAA6BIAMJQIAADoEgAwlQgAAOgSADCWCAAA6BIAMJcIAADqEgAwmAgAAOsSADALUAAA2BIAMFEAAN0SADCQCAAA2RIAMJEIAADaEgAwkggAANsSACCTCAAA3BIAMJQIAADcEgAwlQgAANwSADCWCAAA3BIAMJcIAADeEgAwmAgAAN8SADALUAAAzBIAMFEAANESADCQCAAAzRIAMJEIAADOEgAwkggAAM8SACCTCAAA0BIAMJQIAADQEgAwlQgAANASADCWCAAA0BIAMJcIAADSEgAwmAgAANMSADALUAAAwBIAMFEAAMUSADCQCAAAwRIAMJEIAADCEgAwkggAAMMSACCTCAAAxBIAMJQIAADEEgAwlQgAAMQSADCWCAAAxBIAMJcIAADGEgAwmAgAAMcSADALUAAAtxIAMFEAALsSADCQCAAAuBIAMJEIAAC5EgAwkggAALoSACCTCAAAqQ4AMJQIAACpDgAwlQgAAKkOADCWCAAAqQ4AMJcIAAC8EgAwmAgAAKwOADALUAAArhIAMFEAALISADCQCAAArxIAMJEIAACwEgAwkggAALESACCTCAAAnQ4AMJQIAACdDgAwlQgAAJ0OADCWCAAAnQ4AMJcIAACzEgAwmAgAAKAOADALUAAAohIAMFEAAKcSADCQCAAAoxIAMJEIAACkEgAwkggAAKUSACCTCAAAphIAMJQIAACmEgAwlQgAAKYSADCWCAAAphIAMJcIAACoEgAwmAgAAKkSADAHUAAAnRIAIFEAAKASACCQCAAAnhIAIJEIAACfEgAglAgAAJQBACCVCAAAlAEAIJYIAAD2BwAgC1AAAJQSADBRAACYEgAwkAgAAJUSADCRCAAAlhIAMJIIAACXEgAgkwgAAIMSADCUCAAAgxIAMJUIAACDEgAwlggAAIMSADCXCAAAmRIAMJgIAACGEgAwC1AAAIsSADBRAACPEgAwkAgAAIwSADCRCAAAjRIAMJIIAACOEgAgkwgAAIMSADCUCAAAgxIAMJUIAACDEgAwlggAAIMSADCXCAAAkBIAMJgIAACGEgAwC1AAAP8RADBRAACEEgAwkAgAAIASADCRCAAAgRIAMJIIAACCEgAgkwgAAIMSADCUCAAAgxIAMJUIAACDEgAwlggAAIMSADCXCAAAhRIAMJgIAACGEgAwC1AAAPYRADBRAAD6EQAwkAgAAPcRADCRCAAA-BEAMJIIAAD5EQAgkwgAAO4RADCUCAAA7hEAMJUIAADuEQAwlggAAO4RADCXCAAA-xEAMJgIAADxEQAwC1AAAOoRADBRAADvEQAwkAgAAOsRADCRCAAA7BEAMJIIAADtEQAgkwgAAO4RADCUCAAA7hEAMJUIAADuEQAwlggAAO4RADCXCAAA8BEAMJgIAADxEQAwC1AAAN4RADBRAADjEQAwkAgAAN8RADCRCAAA4BEAMJIIAADhEQAgkwgAAOIRADCUCAAA4hEAMJUIAADiEQAwlggAAOIRADCXCAAA5BEAMJgIAADlEQAwC1AAANIRADBRAADXEQAwkAgAANMRADCRCAAA1BEAMJIIAADVEQAgkwgAANYRADCUCAAA1hEAMJUIAADWEQAwlggAANYRADCXCAAA2BEAMJgIAADZEQAwC1AAAMYRADBRAADLEQAwkAgAAMcRADCRCAAAyBEAMJIIAADJEQAgkwgAAMoRADCUCAAAyhEAMJUIAADKEQAwlggAAMoRADCXCAAAzBEAMJgIAADNEQAwC1AAALoRADBRAAC_EQAwkAgAALsRADCRCAAAvBEAMJIIAAC9EQAgkwgAAL4RADCUCAAAvhEAMJUIAAC-EQAwlggAAL4RADCXCAAAwBEAMJgIAADBEQAwDsoGAgAAAAHMBkAAAAAB1AZAAAAAAdgGQAAAAAHxBgQAAAAB9QYBAAAAAcgHAQAAAAHJBwIAAAABygcCAAAAAcsHAgAAAAHMBwQAAAABzQcCAAAAAc4HAQAAAAHPB0AAAAABAgAAALQBACBQAADFEQAgAwAAALQBACBQAADFEQAgUQAAxBEAIAFJAADGFAAwEwMAANUKACC4BgAArwsAMLkGAACyAQAQugYAAK8LADDKBgIAAAABzAZAAMsKACHUBkAApQoAIdgGQADLCgAh5QYCAKQKACHxBgQA1AoAIfUGAQAAAAHIBwEAowoAIckHAgCkCgAhygcCAKQKACHLBwIApAoAIcwHBADUCgAhzQcCAKQKACHOBwEAygoAIc8HQADLCgAhAgAAALQBACBJAADEEQAgAgAAAMIRACBJAADDEQAgErgGAADBEQAwuQYAAMIRABC6BgAAwREAMMoGAgCkCgAhzAZAAMsKACHUBkAApQoAIdgGQADLCgAh5QYCAKQKACHxBgQA1AoAIfUGAQDKCgAhyAcBAKMKACHJBwIApAoAIcoHAgCkCgAhywcCAKQKACHMBwQA1AoAIc0HAgCkCgAhzgcBAMoKACHPB0AAywoAIRK4BgAAwREAMLkGAADCEQAQugYAAMERADDKBgIApAoAIcwGQADLCgAh1AZAAKUKACHYBkAAywoAIeUGAgCkCgAh8QYEANQKACH1BgEAygoAIcgHAQCjCgAhyQcCAKQKACHKBwIApAoAIcsHAgCkCgAhzAcEANQKACHNBwIApAoAIc4HAQDKCgAhzwdAAMsKACEOygYCAJ0MACHMBkAAswwAIdQGQACeDAAh2AZAALMMACHxBgQA1w0AIfUGAQDIDAAhyAcBAJwMACHJBwIAnQwAIcoHAgCdDAAhywcCAJ0MACHMBwQA1w0AIc0HAgCdDAAhzgcBAMgMACHPB0AAswwAIQ7KBgIAnQwAIcwGQACzDAAh1AZAAJ4MACHYBkAAswwAIfEGBADXDQAh9QYBAMgMACHIBwEAnAwAIckHAgCdDAAhygcCAJ0MACHLBwIAnQwAIcwHBADXDQAhzQcCAJ0MACHOBwEAyAwAIc8HQACzDAAhDsoGAgAAAAHMBkAAAAAB1AZAAAAAAdgGQAAAAAHxBgQAAAAB9QYBAAAAAcgHAQAAAAHJBwIAAAABygcCAAAAAcsHAgAAAAHMBwQAAAABzQcCAAAAAc4HAQAAAAHPB0AAAAABBsoGAgAAAAHXBkAAAAAB2AZAAAAAAd0GAAEAAAHqBwIAAAAB6wcCAAAAAQIAAACwAQAgUAAA0REAIAMAAACwAQAgUAAA0REAIFEAANARACABSQAAxRQAMAtBAADVCgAguAYAALALADC5BgAArgEAELoGAACwCwAwygYCAAAAAdcGQAClCgAh2AZAAKUKACHdBgABAAAB6QcCAKQKACHqBwIApAoAIesHAgCkCgAhAgAAALABACBJAADQEQAgAgAAAM4RACBJAADPEQAgCrgGAADNEQAwuQYAAM4RABC6BgAAzREAMMoGAgCkCgAh1wZAAKUKACHYBkAApQoAId0GAAGKCwAh6QcCAKQKACHqBwIApAoAIesHAgCkCgAhCrgGAADNEQAwuQYAAM4RABC6BgAAzREAMMoGAgCkCgAh1wZAAKUKACHYBkAApQoAId0GAAGKCwAh6QcCAKQKACHqBwIApAoAIesHAgCkCgAhBsoGAgCdDAAh1wZAAJ4MACHYBkAAngwAId0GAAGxDAAh6gcCAJ0MACHrBwIAnQwAIQbKBgIAnQwAIdcGQACeDAAh2AZAAJ4MACHdBgABsQwAIeoHAgCdDAAh6wcCAJ0MACEGygYCAAAAAdcGQAAAAAHYBkAAAAAB3QYAAQAAAeoHAgAAAAHrBwIAAAABBtcGQAAAAAHYBkAAAAAB3QYAAQAAAd8GQAAAAAHnBwEAAAAB6AcBAAAAAQIAAACsAQAgUAAA3REAIAMAAACsAQAgUAAA3REAIFEAANwRACABSQAAxBQAMAsDAADVCgAguAYAALELADC5BgAAqgEAELoGAACxCwAw1wZAAKUKACHYBkAApQoAId0GAAEAAAHfBkAAywoAIeUGAgCkCgAh5wcBAKMKACHoBwEAowoAIQIAAACsAQAgSQAA3BEAIAIAAADaEQAgSQAA2xEAIAq4BgAA2REAMLkGAADaEQAQugYAANkRADDXBkAApQoAIdgGQAClCgAh3QYAAYoLACHfBkAAywoAIeUGAgCkCgAh5wcBAKMKACHoBwEAowoAIQq4BgAA2REAMLkGAADaEQAQugYAANkRADDXBkAApQoAIdgGQAClCgAh3QYAAYoLACHfBkAAywoAIeUGAgCkCgAh5wcBAKMKACHoBwEAowoAIQbXBkAAngwAIdgGQACeDAAh3QYAAbEMACHfBkAAswwAIecHAQCcDAAh6AcBAJwMACEG1wZAAJ4MACHYBkAAngwAId0GAAGxDAAh3wZAALMMACHnBwEAnAwAIegHAQCcDAAhBtcGQAAAAAHYBkAAAAAB3QYAAQAAAd8GQAAAAAHnBwEAAAAB6AcBAAAAAQlJgAAAAAHKBgIAAAAB1wZAAAAAAckHAgAAAAHOBwEAAAAB7AcBAAAAAe0HAQAAAAHuB0AAAAAB7wdAAAAAAQIAAACnAQAgUAAA6REAIAMAAACnAQAgUAAA6REAIFEAAOgRACABSQAAwxQAMA4DAACzCwAgSQAAlAsAILgGAACyCwAwuQYAAKUBABC6BgAAsgsAMMoGAgAAAAHXBkAApQoAIeUGAgCVCwAhyQcCAKQKACHOBwEAygoAIewHAQCjCgAh7QcBAKMKACHuB0AApQoAIe8HQADLCgAhAgAAAKcBACBJAADoEQAgAgAAAOYRACBJAADnEQAgDUkAAJQLACC4BgAA5REAMLkGAADmEQAQugYAAOURADDKBgIApAoAIdcGQAClCgAh5QYCAJULACHJBwIApAoAIc4HAQDKCgAh7AcBAKMKACHtBwEAowoAIe4HQAClCgAh7wdAAMsKACENSQAAlAsAILgGAADlEQAwuQYAAOYRABC6BgAA5REAMMoGAgCkCgAh1wZAAKUKACHlBgIAlQsAIckHAgCkCgAhzgcBAMoKACHsBwEAowoAIe0HAQCjCgAh7gdAAKUKACHvB0AAywoAIQlJgAAAAAHKBgIAnQwAIdcGQACeDAAhyQcCAJ0MACHOBwEAyAwAIewHAQCcDAAh7QcBAJwMACHuB0AAngwAIe8HQACzDAAhCUmAAAAAAcoGAgCdDAAh1wZAAJ4MACHJBwIAnQwAIc4HAQDIDAAh7AcBAJwMACHtBwEAnAwAIe4HQACeDAAh7wdAALMMACEJSYAAAAABygYCAAAAAdcGQAAAAAHJBwIAAAABzgcBAAAAAewHAQAAAAHtBwEAAAAB7gdAAAAAAe8HQAAAAAEJBAAA4xAAIMkGQAAAAAHKBgIAAAAB5gYCAAAAAfsGAQAAAAGjBwEAAAAB0AcBAAAAAdEHAgAAAAHZBwIAAAABAgAAAKEBACBQAAD1EQAgAwAAAKEBACBQAAD1EQAgUQAA9BEAIAFJAADCFAAwDwQAALMLACA8AADVCgAguAYAALULADC5BgAAnwEAELoGAAC1CwAwyQZAAKUKACHKBgIAAAAB5gYCAJULACH7BgEAygoAIaMHAQCjCgAh0AcBAKMKACHRBwIApAoAIdkHAgCkCgAh2gcCAKQKACGDCAAAtAsAIAIAAAChAQAgSQAA9BEAIAIAAADyEQAgSQAA8xEAIAy4BgAA8REAMLkGAADyEQAQugYAAPERADDJBkAApQoAIcoGAgCkCgAh5gYCAJULACH7BgEAygoAIaMHAQCjCgAh0AcBAKMKACHRBwIApAoAIdkHAgCkCgAh2gcCAKQKACEMuAYAAPERADC5BgAA8hEAELoGAADxEQAwyQZAAKUKACHKBgIApAoAIeYGAgCVCwAh-wYBAMoKACGjBwEAowoAIdAHAQCjCgAh0QcCAKQKACHZBwIApAoAIdoHAgCkCgAhCMkGQACeDAAhygYCAJ0MACHmBgIAtAwAIfsGAQDIDAAhowcBAJwMACHQBwEAnAwAIdEHAgCdDAAh2QcCAJ0MACEJBAAA4RAAIMkGQACeDAAhygYCAJ0MACHmBgIAtAwAIfsGAQDIDAAhowcBAJwMACHQBwEAnAwAIdEHAgCdDAAh2QcCAJ0MACEJBAAA4xAAIMkGQAAAAAHKBgIAAAAB5gYCAAAAAfsGAQAAAAGjBwEAAAAB0AcBAAAAAdEHAgAAAAHZBwIAAAABCTwAAOQQACDJBkAAAAABygYCAAAAAfsGAQAAAAGjBwEAAAAB0AcBAAAAAdEHAgAAAAHZBwIAAAAB2gcCAAAAAQIAAAChAQAgUAAA_hEAIAMAAAChAQAgUAAA_hEAIFEAAP0RACABSQAAwRQAMAIAAAChAQAgSQAA_REAIAIAAADyEQAgSQAA_BEAIAjJBkAAngwAIcoGAgCdDAAh-wYBAMgMACGjBwEAnAwAIdAHAQCcDAAh0QcCAJ0MACHZBwIAnQwAIdoHAgCdDAAhCTwAAOIQACDJBkAAngwAIcoGAgCdDAAh-wYBAMgMACGjBwEAnAwAIdAHAQCcDAAh0QcCAJ0MACHZBwIAnQwAIdoHAgCdDAAhCTwAAOQQACDJBkAAAAABygYCAAAAAfsGAQAAAAGjBwEAAAAB0AcBAAAAAdEHAgAAAAHZBwIAAAAB2gcCAAAAAQ4ZAADvEAAgNwAA7hAAIMoGAgAAAAHXBkAAAAAB-AYCAAAAAYAHAAAA3gcC0AcBAAAAAdEHAgAAAAHXBwEAAAAB2wcCAAAAAdwHAQAAAAHfBwEAAAAB4AdAAAAAAeEHQAAAAAECAAAAmAEAIFAAAIoSACADAAAAmAEAIFAAAIoSACBRAACJEgAgAUkAAMAUADATGQAAswsAIDcAANUKACA4AACzCwAguAYAANALADC5BgAAlgEAELoGAADQCwAwygYCAAAAAdcGQAClCgAh-AYCAJULACGABwAA0QveByLQBwEAowoAIdEHAgCkCgAh1wcBAKMKACHbBwIApAoAIdwHAQDKCgAh3gcCAJULACHfBwEAygoAIeAHQADLCgAh4QdAAMsKACECAAAAmAEAIEkAAIkSACACAAAAhxIAIEkAAIgSACAQuAYAAIYSADC5BgAAhxIAELoGAACGEgAwygYCAKQKACHXBkAApQoAIfgGAgCVCwAhgAcAANEL3gci0AcBAKMKACHRBwIApAoAIdcHAQCjCgAh2wcCAKQKACHcBwEAygoAId4HAgCVCwAh3wcBAMoKACHgB0AAywoAIeEHQADLCgAhELgGAACGEgAwuQYAAIcSABC6BgAAhhIAMMoGAgCkCgAh1wZAAKUKACH4BgIAlQsAIYAHAADRC94HItAHAQCjCgAh0QcCAKQKACHXBwEAowoAIdsHAgCkCgAh3AcBAMoKACHeBwIAlQsAId8HAQDKCgAh4AdAAMsKACHhB0AAywoAIQzKBgIAnQwAIdcGQACeDAAh-AYCALQMACGABwAA6hDeByLQBwEAnAwAIdEHAgCdDAAh1wcBAJwMACHbBwIAnQwAIdwHAQDIDAAh3wcBAMgMACHgB0AAswwAIeEHQACzDAAhDhkAAOwQACA3AADrEAAgygYCAJ0MACHXBkAAngwAIfgGAgC0DAAhgAcAAOoQ3gci0AcBAJwMACHRBwIAnQwAIdcHAQCcDAAh2wcCAJ0MACHcBwEAyAwAId8HAQDIDAAh4AdAALMMACHhB0AAswwAIQ4ZAADvEAAgNwAA7hAAIMoGAgAAAAHXBkAAAAAB-AYCAAAAAYAHAAAA3gcC0AcBAAAAAdEHAgAAAAHXBwEAAAAB2wcCAAAAAdwHAQAAAAHfBwEAAAAB4AdAAAAAAeEHQAAAAAEONwAA7hAAIDgAAPAQACDKBgIAAAAB1wZAAAAAAYAHAAAA3gcC0AcBAAAAAdEHAgAAAAHXBwEAAAAB2wcCAAAAAdwHAQAAAAHeBwIAAAAB3wcBAAAAAeAHQAAAAAHhB0AAAAABAgAAAJgBACBQAACTEgAgAwAAAJgBACBQAACTEgAgUQAAkhIAIAFJAAC_FAAwAgAAAJgBACBJAACSEgAgAgAAAIcSACBJAACREgAgDMoGAgCdDAAh1wZAAJ4MACGABwAA6hDeByLQBwEAnAwAIdEHAgCdDAAh1wcBAJwMACHbBwIAnQwAIdwHAQDIDAAh3gcCALQMACHfBwEAyAwAIeAHQACzDAAh4QdAALMMACEONwAA6xAAIDgAAO0QACDKBgIAnQwAIdcGQACeDAAhgAcAAOoQ3gci0AcBAJwMACHRBwIAnQwAIdcHAQCcDAAh2wcCAJ0MACHcBwEAyAwAId4HAgC0DAAh3wcBAMgMACHgB0AAswwAIeEHQACzDAAhDjcAAO4QACA4AADwEAAgygYCAAAAAdcGQAAAAAGABwAAAN4HAtAHAQAAAAHRBwIAAAAB1wcBAAAAAdsHAgAAAAHcBwEAAAAB3gcCAAAAAd8HAQAAAAHgB0AAAAAB4QdAAAAAAQ4ZAADvEAAgOAAA8BAAIMoGAgAAAAHXBkAAAAAB-AYCAAAAAYAHAAAA3gcC0AcBAAAAAdEHAgAAAAHXBwEAAAAB3AcBAAAAAd4HAgAAAAHfBwEAAAAB4AdAAAAAAeEHQAAAAAECAAAAmAEAIFAAAJwSACADAAAAmAEAIFAAAJwSACBRAACbEgAgAUkAAL4UADACAAAAmAEAIEkAAJsSACACAAAAhxIAIEkAAJoSACAMygYCAJ0MACHXBkAAngwAIfgGAgC0DAAhgAcAAOoQ3gci0AcBAJwMACHRBwIAnQwAIdcHAQCcDAAh3AcBAMgMACHeBwIAtAwAId8HAQDIDAAh4AdAALMMACHhB0AAswwAIQ4ZAADsEAAgOAAA7RAAIMoGAgCdDAAh1wZAAJ4MACH4BgIAtAwAIYAHAADqEN4HItAHAQCcDAAh0QcCAJ0MACHXBwEAnAwAIdwHAQDIDAAh3gcCALQMACHfBwEAyAwAIeAHQACzDAAh4QdAALMMACEOGQAA7xAAIDgAAPAQACDKBgIAAAAB1wZAAAAAAfgGAgAAAAGABwAAAN4HAtAHAQAAAAHRBwIAAAAB1wcBAAAAAdwHAQAAAAHeBwIAAAAB3wcBAAAAAeAHQAAAAAHhB0AAAAABAjUCAAAAAfEGBAAAAAECAAAA9gcAIFAAAJ0SACADAAAAlAEAIFAAAJ0SACBRAAChEgAgBAAAAJQBACA1AgCdDAAhSQAAoRIAIPEGBADXDQAhAjUCAJ0MACHxBgQA1w0AIQoyAADoDQAgygYCAAAAAdcGQAAAAAHnBgEAAAAB8gYBAAAAAfMGBAAAAAH0BgEAAAAB9QYBAAAAAfYGQAAAAAH3BgEAAAABAgAAAJIBACBQAACtEgAgAwAAAJIBACBQAACtEgAgUQAArBIAIAFJAAC9FAAwDwQAANUKACAyAADTCwAguAYAANILADC5BgAAiQEAELoGAADSCwAwygYCAAAAAdcGQAClCgAh5gYCAKQKACHnBgEAowoAIfIGAQCjCgAh8wYEANQKACH0BgEAowoAIfUGAQAAAAH2BkAApQoAIfcGAQCjCgAhAgAAAJIBACBJAACsEgAgAgAAAKoSACBJAACrEgAgDbgGAACpEgAwuQYAAKoSABC6BgAAqRIAMMoGAgCkCgAh1wZAAKUKACHmBgIApAoAIecGAQCjCgAh8gYBAKMKACHzBgQA1AoAIfQGAQCjCgAh9QYBAKMKACH2BkAApQoAIfcGAQCjCgAhDbgGAACpEgAwuQYAAKoSABC6BgAAqRIAMMoGAgCkCgAh1wZAAKUKACHmBgIApAoAIecGAQCjCgAh8gYBAKMKACHzBgQA1AoAIfQGAQCjCgAh9QYBAKMKACH2BkAApQoAIfcGAQCjCgAhCcoGAgCdDAAh1wZAAJ4MACHnBgEAnAwAIfIGAQCcDAAh8wYEANcNACH0BgEAnAwAIfUGAQCcDAAh9gZAAJ4MACH3BgEAnAwAIQoyAADhDQAgygYCAJ0MACHXBkAAngwAIecGAQCcDAAh8gYBAJwMACHzBgQA1w0AIfQGAQCcDAAh9QYBAJwMACH2BkAAngwAIfcGAQCcDAAhCjIAAOgNACDKBgIAAAAB1wZAAAAAAecGAQAAAAHyBgEAAAAB8wYEAAAAAfQGAQAAAAH1BgEAAAAB9gZAAAAAAfcGAQAAAAEELgAAgA4AINcGQAAAAAHuBgIAAAAB-gYCAAAAAQIAAACDAQAgUAAAthIAIAMAAACDAQAgUAAAthIAIFEAALUSACABSQAAvBQAMAIAAACDAQAgSQAAtRIAIAIAAAChDgAgSQAAtBIAIAPXBkAAngwAIe4GAgCdDAAh-gYCAJ0MACEELgAA_g0AINcGQACeDAAh7gYCAJ0MACH6BgIAnQwAIQQuAACADgAg1wZAAAAAAe4GAgAAAAH6BgIAAAABBS4AAPcNACDKBgIAAAAB1wZAAAAAAe4GAgAAAAH5BgEAAAABAgAAAH8AIFAAAL8SACADAAAAfwAgUAAAvxIAIFEAAL4SACABSQAAuxQAMAIAAAB_ACBJAAC-EgAgAgAAAK0OACBJAAC9EgAgBMoGAgCdDAAh1wZAAJ4MACHuBgIAnQwAIfkGAQCcDAAhBS4AAPUNACDKBgIAnQwAIdcGQACeDAAh7gYCAJ0MACH5BgEAnAwAIQUuAAD3DQAgygYCAAAAAdcGQAAAAAHuBgIAAAAB-QYBAAAAARQvAACyDgAgMAAAsw4AIDEAALQOACAyAAC1DgAgygYCAAAAAdcGQAAAAAHyBgEAAAAB8wYEAAAAAfUGAQAAAAH7BgEAAAAB_AYBAAAAAf4GAAAA_gYCgAcAAACABwKBBwgAAAABggcCAAAAAYMHAgAAAAGEBwEAAAABhQcCAAAAAYYHAgAAAAGHBwIAAAABAgAAAHsAIFAAAMsSACADAAAAewAgUAAAyxIAIFEAAMoSACABSQAAuhQAMBkZAADVCgAgLwAAxgsAIDAAAMcLACAxAADbCwAgMgAA0wsAILgGAADXCwAwuQYAAHkAELoGAADXCwAwygYCAAAAAdcGQAClCgAh8gYBAKMKACHzBgQA1AoAIfUGAQAAAAH4BgIApAoAIfsGAQCjCgAh_AYBAKMKACH-BgAA2Av-BiKABwAA2QuAByKBBwgA2gsAIYIHAgCVCwAhgwcCAJULACGEBwEAygoAIYUHAgCkCgAhhgcCAKQKACGHBwIApAoAIQIAAAB7ACBJAADKEgAgAgAAAMgSACBJAADJEgAgFLgGAADHEgAwuQYAAMgSABC6BgAAxxIAMMoGAgCkCgAh1wZAAKUKACHyBgEAowoAIfMGBADUCgAh9QYBAKMKACH4BgIApAoAIfsGAQCjCgAh_AYBAKMKACH-BgAA2Av-BiKABwAA2QuAByKBBwgA2gsAIYIHAgCVCwAhgwcCAJULACGEBwEAygoAIYUHAgCkCgAhhgcCAKQKACGHBwIApAoAIRS4BgAAxxIAMLkGAADIEgAQugYAAMcSADDKBgIApAoAIdcGQAClCgAh8gYBAKMKACHzBgQA1AoAIfUGAQCjCgAh-AYCAKQKACH7BgEAowoAIfwGAQCjCgAh_gYAANgL_gYigAcAANkLgAcigQcIANoLACGCBwIAlQsAIYMHAgCVCwAhhAcBAMoKACGFBwIApAoAIYYHAgCkCgAhhwcCAKQKACEQygYCAJ0MACHXBkAAngwAIfIGAQCcDAAh8wYEANcNACH1BgEAnAwAIfsGAQCcDAAh_AYBAJwMACH-BgAAhw7-BiKABwAAiA6AByKBBwgAiQ4AIYIHAgC0DAAhgwcCALQMACGEBwEAyAwAIYUHAgCdDAAhhgcCAJ0MACGHBwIAnQwAIRQvAACLDgAgMAAAjA4AIDEAAI0OACAyAACODgAgygYCAJ0MACHXBkAAngwAIfIGAQCcDAAh8wYEANcNACH1BgEAnAwAIfsGAQCcDAAh_AYBAJwMACH-BgAAhw7-BiKABwAAiA6AByKBBwgAiQ4AIYIHAgC0DAAhgwcCALQMACGEBwEAyAwAIYUHAgCdDAAhhgcCAJ0MACGHBwIAnQwAIRQvAACyDgAgMAAAsw4AIDEAALQOACAyAAC1DgAgygYCAAAAAdcGQAAAAAHyBgEAAAAB8wYEAAAAAfUGAQAAAAH7BgEAAAAB_AYBAAAAAf4GAAAA_gYCgAcAAACABwKBBwgAAAABggcCAAAAAYMHAgAAAAGEBwEAAAABhQcCAAAAAYYHAgAAAAGHBwIAAAABCCgAAOoOACAqAADrDgAgygYCAAAAAdcGQAAAAAGABwAAAJIHAo8HAAAAjwcCkgdAAAAAAZMHAQAAAAECAAAAdwAgUAAA1xIAIAMAAAB3ACBQAADXEgAgUQAA1hIAIAFJAAC5FAAwDScAANUKACAoAADfCwAgKgAA4AsAILgGAADcCwAwuQYAAHUAELoGAADcCwAwygYCAAAAAdcGQAClCgAhgAcAAN4LkgcijwcAAN0LjwcikAcCAKQKACGSB0AAywoAIZMHAQDKCgAhAgAAAHcAIEkAANYSACACAAAA1BIAIEkAANUSACAKuAYAANMSADC5BgAA1BIAELoGAADTEgAwygYCAKQKACHXBkAApQoAIYAHAADeC5IHIo8HAADdC48HIpAHAgCkCgAhkgdAAMsKACGTBwEAygoAIQq4BgAA0xIAMLkGAADUEgAQugYAANMSADDKBgIApAoAIdcGQAClCgAhgAcAAN4LkgcijwcAAN0LjwcikAcCAKQKACGSB0AAywoAIZMHAQDKCgAhBsoGAgCdDAAh1wZAAJ4MACGABwAAzQ6SByKPBwAAzA6PByKSB0AAswwAIZMHAQDIDAAhCCgAAM8OACAqAADQDgAgygYCAJ0MACHXBkAAngwAIYAHAADNDpIHIo8HAADMDo8HIpIHQACzDAAhkwcBAMgMACEIKAAA6g4AICoAAOsOACDKBgIAAAAB1wZAAAAAAYAHAAAAkgcCjwcAAACPBwKSB0AAAAABkwcBAAAAAQgsAACVDwAgygYCAAAAAdcGQAAAAAHnBgEAAAAB_AYBAAAAAYAHAAAAoAcClAcBAAAAAaAHIAAAAAECAAAAYQAgUAAA4xIAIAMAAABhACBQAADjEgAgUQAA4hIAIAFJAAC4FAAwDQQAANUKACAsAADuCwAguAYAAOwLADC5BgAAXwAQugYAAOwLADDKBgIAAAAB1wZAAKUKACHmBgIApAoAIecGAQCjCgAh_AYBAKMKACGABwAA7QugByKUBwEAAAABoAcgAMwKACECAAAAYQAgSQAA4hIAIAIAAADgEgAgSQAA4RIAIAu4BgAA3xIAMLkGAADgEgAQugYAAN8SADDKBgIApAoAIdcGQAClCgAh5gYCAKQKACHnBgEAowoAIfwGAQCjCgAhgAcAAO0LoAcilAcBAKMKACGgByAAzAoAIQu4BgAA3xIAMLkGAADgEgAQugYAAN8SADDKBgIApAoAIdcGQAClCgAh5gYCAKQKACHnBgEAowoAIfwGAQCjCgAhgAcAAO0LoAcilAcBAKMKACGgByAAzAoAIQfKBgIAnQwAIdcGQACeDAAh5wYBAJwMACH8BgEAnAwAIYAHAACFD6AHIpQHAQCcDAAhoAcgAMsNACEILAAAhw8AIMoGAgCdDAAh1wZAAJ4MACHnBgEAnAwAIfwGAQCcDAAhgAcAAIUPoAcilAcBAJwMACGgByAAyw0AIQgsAACVDwAgygYCAAAAAdcGQAAAAAHnBgEAAAAB_AYBAAAAAYAHAAAAoAcClAcBAAAAAaAHIAAAAAEGuwYBAAAAAdcGQAAAAAGABwIAAAABowcBAAAAAeUHAQAAAAHmBwABAAABAgAAAF0AIFAAAO8SACADAAAAXQAgUAAA7xIAIFEAAO4SACABSQAAtxQAMAwDAADVCgAguAYAAPALADC5BgAAWwAQugYAAPALADC7BgEAowoAIdcGQAClCgAh5QYCAKQKACGABwIApAoAIaMHAQCjCgAh5QcBAKMKACHmBwABigsAIYcIAADvCwAgAgAAAF0AIEkAAO4SACACAAAA7BIAIEkAAO0SACAKuAYAAOsSADC5BgAA7BIAELoGAADrEgAwuwYBAKMKACHXBkAApQoAIeUGAgCkCgAhgAcCAKQKACGjBwEAowoAIeUHAQCjCgAh5gcAAYoLACEKuAYAAOsSADC5BgAA7BIAELoGAADrEgAwuwYBAKMKACHXBkAApQoAIeUGAgCkCgAhgAcCAKQKACGjBwEAowoAIeUHAQCjCgAh5gcAAYoLACEGuwYBAJwMACHXBkAAngwAIYAHAgCdDAAhowcBAJwMACHlBwEAnAwAIeYHAAGxDAAhBrsGAQCcDAAh1wZAAJ4MACGABwIAnQwAIaMHAQCcDAAh5QcBAJwMACHmBwABsQwAIQa7BgEAAAAB1wZAAAAAAYAHAgAAAAGjBwEAAAAB5QcBAAAAAeYHAAEAAAEEIAAApA8AINcGQAAAAAH6BgIAAAABogcCAAAAAQIAAABQACBQAAD4EgAgAwAAAFAAIFAAAPgSACBRAAD3EgAgAUkAALYUADACAAAAUAAgSQAA9xIAIAIAAAC3DwAgSQAA9hIAIAPXBkAAngwAIfoGAgCdDAAhogcCAJ0MACEEIAAAog8AINcGQACeDAAh-gYCAJ0MACGiBwIAnQwAIQQgAACkDwAg1wZAAAAAAfoGAgAAAAGiBwIAAAABCB4AANoPACAfAADUDwAgIQAA1Q8AIMoGAgAAAAHXBkAAAAABoQcCAAAAAaMHAQAAAAGkBwIAAAABAgAAAFQAIFAAAIETACADAAAAVAAgUAAAgRMAIFEAAIATACABSQAAtRQAMAIAAABUACBJAACAEwAgAgAAAM8PACBJAAD_EgAgBcoGAgCdDAAh1wZAAJ4MACGhBwIAnQwAIaMHAQCcDAAhpAcCAJ0MACEIHgAAqw8AIB8AAK0PACAhAACuDwAgygYCAJ0MACHXBkAAngwAIaEHAgCdDAAhowcBAJwMACGkBwIAnQwAIQgeAADaDwAgHwAA1A8AICEAANUPACDKBgIAAAAB1wZAAAAAAaEHAgAAAAGjBwEAAAABpAcCAAAAAQwdAADWDwAgIgAA4Q8AICMAANgPACAkAADZDwAgygYCAAAAAdcGQAAAAAH7BgEAAAABgAcAAACnBwKjBwEAAAABpQcCAAAAAacHAgAAAAGoBwIAAAABAgAAAEUAIFAAAIoTACADAAAARQAgUAAAihMAIFEAAIkTACABSQAAtBQAMAIAAABFACBJAACJEwAgAgAAAPAPACBJAACIEwAgCMoGAgCdDAAh1wZAAJ4MACH7BgEAnAwAIYAHAADAD6cHIqMHAQCcDAAhpQcCALQMACGnBwIAtAwAIagHAgCdDAAhDB0AAMEPACAiAADgDwAgIwAAww8AICQAAMQPACDKBgIAnQwAIdcGQACeDAAh-wYBAJwMACGABwAAwA-nByKjBwEAnAwAIaUHAgC0DAAhpwcCALQMACGoBwIAnQwAIQwdAADWDwAgIgAA4Q8AICMAANgPACAkAADZDwAgygYCAAAAAdcGQAAAAAH7BgEAAAABgAcAAACnBwKjBwEAAAABpQcCAAAAAacHAgAAAAGoBwIAAAABBRoAAKMQACDKBgIAAAAB1wZAAAAAAfkGAQAAAAHABwIAAAABAgAAAD8AIFAAAJMTACADAAAAPwAgUAAAkxMAIFEAAJITACABSQAAsxQAMAIAAAA_ACBJAACSEwAgAgAAALUQACBJAACREwAgBMoGAgCdDAAh1wZAAJ4MACH5BgEAnAwAIcAHAgCdDAAhBRoAAKEQACDKBgIAnQwAIdcGQACeDAAh-QYBAJwMACHABwIAnQwAIQUaAACjEAAgygYCAAAAAdcGQAAAAAH5BgEAAAABwAcCAAAAAQwYAAC5EAAgGwAAuxAAIMoGAgAAAAHXBkAAAAAB-QYBAAAAAfsGAQAAAAHBBwIAAAABwgcgAAAAAcMHIAAAAAHEBwIAAAABxQdAAAAAAcYHAgAAAAECAAAAOQAgUAAAnBMAIAMAAAA5ACBQAACcEwAgUQAAmxMAIAFJAACyFAAwAgAAADkAIEkAAJsTACACAAAAyhAAIEkAAJoTACAKygYCAJ0MACHXBkAAngwAIfkGAQCcDAAh-wYBAJwMACHBBwIAnQwAIcIHIADLDQAhwwcgAMsNACHEBwIAnQwAIcUHQACeDAAhxgcCAJ0MACEMGAAAqhAAIBsAAKwQACDKBgIAnQwAIdcGQACeDAAh-QYBAJwMACH7BgEAnAwAIcEHAgCdDAAhwgcgAMsNACHDByAAyw0AIcQHAgCdDAAhxQdAAJ4MACHGBwIAnQwAIQwYAAC5EAAgGwAAuxAAIMoGAgAAAAHXBkAAAAAB-QYBAAAAAfsGAQAAAAHBBwIAAAABwgcgAAAAAcMHIAAAAAHEBwIAAAABxQdAAAAAAcYHAgAAAAEFygYCAAAAAdcGQAAAAAGsBwEAAAABrQcBAAAAAa4HQAAAAAECAAAANQAgUAAAqBMAIAMAAAA1ACBQAACoEwAgUQAApxMAIAFJAACxFAAwCwMAANUKACC4BgAAggwAMLkGAAAzABC6BgAAggwAMMoGAgAAAAHXBkAApQoAIeUGAgCkCgAhrAcBAKMKACGtBwEAowoAIa4HQADLCgAhiwgAAIEMACACAAAANQAgSQAApxMAIAIAAAClEwAgSQAAphMAIAm4BgAApBMAMLkGAAClEwAQugYAAKQTADDKBgIApAoAIdcGQAClCgAh5QYCAKQKACGsBwEAowoAIa0HAQCjCgAhrgdAAMsKACEJuAYAAKQTADC5BgAApRMAELoGAACkEwAwygYCAKQKACHXBkAApQoAIeUGAgCkCgAhrAcBAKMKACGtBwEAowoAIa4HQADLCgAhBcoGAgCdDAAh1wZAAJ4MACGsBwEAnAwAIa0HAQCcDAAhrgdAALMMACEFygYCAJ0MACHXBkAAngwAIawHAQCcDAAhrQcBAJwMACGuB0AAswwAIQXKBgIAAAAB1wZAAAAAAawHAQAAAAGtBwEAAAABrgdAAAAAAQjKBgIAAAAB1wZAAAAAAecGAQAAAAGuB0AAAAABrwcAAQAAAbAHAAEAAAGxBwQAAAABsgcAAIcQACACAAAAMQAgUAAAtBMAIAMAAAAxACBQAAC0EwAgUQAAsxMAIAFJAACwFAAwDQMAANUKACC4BgAAgwwAMLkGAAAvABC6BgAAgwwAMMoGAgAAAAHXBkAApQoAIeUGAgCkCgAh5wYBAKMKACGuB0AAywoAIa8HAAEAAAGwBwABigsAIbEHBADUCgAhsgcAAMQKACACAAAAMQAgSQAAsxMAIAIAAACxEwAgSQAAshMAIAy4BgAAsBMAMLkGAACxEwAQugYAALATADDKBgIApAoAIdcGQAClCgAh5QYCAKQKACHnBgEAowoAIa4HQADLCgAhrwcAAYoLACGwBwABigsAIbEHBADUCgAhsgcAAMQKACAMuAYAALATADC5BgAAsRMAELoGAACwEwAwygYCAKQKACHXBkAApQoAIeUGAgCkCgAh5wYBAKMKACGuB0AAywoAIa8HAAGKCwAhsAcAAYoLACGxBwQA1AoAIbIHAADECgAgCMoGAgCdDAAh1wZAAJ4MACHnBgEAnAwAIa4HQACzDAAhrwcAAbEMACGwBwABsQwAIbEHBADXDQAhsgcAAIUQACAIygYCAJ0MACHXBkAAngwAIecGAQCcDAAhrgdAALMMACGvBwABsQwAIbAHAAGxDAAhsQcEANcNACGyBwAAhRAAIAjKBgIAAAAB1wZAAAAAAecGAQAAAAGuB0AAAAABrwcAAQAAAbAHAAEAAAGxBwQAAAABsgcAAIcQACAC3QYAAQAAAd8GQAAAAAECAAAALQAgUAAAwBMAIAMAAAAtACBQAADAEwAgUQAAvxMAIAFJAACvFAAwCAMAANUKACC4BgAAhQwAMLkGAAArABC6BgAAhQwAMN0GAAGKCwAh3wZAAMsKACHlBgIApAoAIYwIAACEDAAgAgAAAC0AIEkAAL8TACACAAAAvRMAIEkAAL4TACAGuAYAALwTADC5BgAAvRMAELoGAAC8EwAw3QYAAYoLACHfBkAAywoAIeUGAgCkCgAhBrgGAAC8EwAwuQYAAL0TABC6BgAAvBMAMN0GAAGKCwAh3wZAAMsKACHlBgIApAoAIQLdBgABsQwAId8GQACzDAAhAt0GAAGxDAAh3wZAALMMACEC3QYAAQAAAd8GQAAAAAEF1wZAAAAAAbMHAQAAAAG0BwQAAAABtQcCAAAAAbYHQAAAAAECAAAAswQAIFAAAMETACADAAAAKQAgUAAAwRMAIFEAAMUTACAHAAAAKQAgSQAAxRMAINcGQACeDAAhswcBAJwMACG0BwQA1w0AIbUHAgCdDAAhtgdAALMMACEF1wZAAJ4MACGzBwEAnAwAIbQHBADXDQAhtQcCAJ0MACG2B0AAswwAIQcFAACSDQAgCwAAkw0AIAwAAJQNACDKBgIAAAAB0QYCAAAAAdIGAACQDQAg1wZAAAAAAQIAAAALACBQAADOEwAgAwAAAAsAIFAAAM4TACBRAADNEwAgAUkAAK4UADACAAAACwAgSQAAzRMAIAIAAAC8DQAgSQAAzBMAIATKBgIAnQwAIdEGAgCdDAAh0gYAAPMMACDXBkAAngwAIQcFAAD1DAAgCwAA9gwAIAwAAPcMACDKBgIAnQwAIdEGAgCdDAAh0gYAAPMMACDXBkAAngwAIQcFAACSDQAgCwAAkw0AIAwAAJQNACDKBgIAAAAB0QYCAAAAAdIGAACQDQAg1wZAAAAAAQoMAADEDQAgDQAAww0AIA4AAMUNACDKBgIAAAAB1wZAAAAAAecGAQAAAAHoBgEAAAAB6QYAAQAAAeoGAADADQAg6wYAAMENACACAAAAJgAgUAAA2hMAIAMAAAAmACBQAADaEwAgUQAA2RMAIAFJAACtFAAwDwQAANUKACAMAACIDAAgDQAAugsAIA4AALgLACC4BgAAhgwAMLkGAAAHABC6BgAAhgwAMMoGAgAAAAHXBkAApQoAIeYGAgCkCgAh5wYBAKMKACHoBgEAAAAB6QYAAYcMACHqBgAAxAoAIOsGAADECgAgAgAAACYAIEkAANkTACACAAAA1xMAIEkAANgTACALuAYAANYTADC5BgAA1xMAELoGAADWEwAwygYCAKQKACHXBkAApQoAIeYGAgCkCgAh5wYBAKMKACHoBgEAowoAIekGAAGHDAAh6gYAAMQKACDrBgAAxAoAIAu4BgAA1hMAMLkGAADXEwAQugYAANYTADDKBgIApAoAIdcGQAClCgAh5gYCAKQKACHnBgEAowoAIegGAQCjCgAh6QYAAYcMACHqBgAAxAoAIOsGAADECgAgB8oGAgCdDAAh1wZAAJ4MACHnBgEAnAwAIegGAQCcDAAh6QYAAccMACHqBgAAmg0AIOsGAACbDQAgCgwAAJ4NACANAACdDQAgDgAAnw0AIMoGAgCdDAAh1wZAAJ4MACHnBgEAnAwAIegGAQCcDAAh6QYAAccMACHqBgAAmg0AIOsGAACbDQAgCgwAAMQNACANAADDDQAgDgAAxQ0AIMoGAgAAAAHXBkAAAAAB5wYBAAAAAegGAQAAAAHpBgABAAAB6gYAAMANACDrBgAAwQ0AIA0FAADdDAAgDwAAqg0AIMoGAgAAAAHRBgIAAAAB0gYAANsMACDXBkAAAAAB2AZAAAAAAd0GAAEAAAHnBgEAAAABrgdAAAAAAfAHAQAAAAHxB0AAAAAB8gcCAAAAAQIAAAAFACBQAADjEwAgAwAAAAUAIFAAAOMTACBRAADiEwAgAUkAAKwUADACAAAABQAgSQAA4hMAIAIAAADUDAAgSQAA4RMAIAvKBgIAnQwAIdEGAgC0DAAh0gYAANYMACDXBkAAngwAIdgGQACzDAAh3QYAAbEMACHnBgEAnAwAIa4HQACzDAAh8AcBAJwMACHxB0AAswwAIfIHAgC0DAAhDQUAANkMACAPAACoDQAgygYCAJ0MACHRBgIAtAwAIdIGAADWDAAg1wZAAJ4MACHYBkAAswwAId0GAAGxDAAh5wYBAJwMACGuB0AAswwAIfAHAQCcDAAh8QdAALMMACHyBwIAtAwAIQ0FAADdDAAgDwAAqg0AIMoGAgAAAAHRBgIAAAAB0gYAANsMACDXBkAAAAAB2AZAAAAAAd0GAAEAAAHnBgEAAAABrgdAAAAAAfAHAQAAAAHxB0AAAAAB8gcCAAAAAQRQAADbEwAwkAgAANwTADCSCAAA3hMAIJYIAADQDAAwBFAAAM8TADCQCAAA0BMAMJIIAADSEwAglggAANMTADAEUAAAxhMAMJAIAADHEwAwkggAAMkTACCWCAAAuA0AMANQAADBEwAgkAgAAMITACCWCAAAswQAIARQAAC1EwAwkAgAALYTADCSCAAAuBMAIJYIAAC5EwAwBFAAAKkTADCQCAAAqhMAMJIIAACsEwAglggAAK0TADAEUAAAnRMAMJAIAACeEwAwkggAAKATACCWCAAAoRMAMARQAACUEwAwkAgAAJUTADCSCAAAlxMAIJYIAADGEAAwBFAAAIsTADCQCAAAjBMAMJIIAACOEwAglggAALEQADAEUAAAghMAMJAIAACDEwAwkggAAIUTACCWCAAA7A8AMARQAAD5EgAwkAgAAPoSADCSCAAA_BIAIJYIAADLDwAwBFAAAPASADCQCAAA8RIAMJIIAADzEgAglggAALMPADAEUAAA5BIAMJAIAADlEgAwkggAAOcSACCWCAAA6BIAMARQAADYEgAwkAgAANkSADCSCAAA2xIAIJYIAADcEgAwBFAAAMwSADCQCAAAzRIAMJIIAADPEgAglggAANASADAEUAAAwBIAMJAIAADBEgAwkggAAMMSACCWCAAAxBIAMARQAAC3EgAwkAgAALgSADCSCAAAuhIAIJYIAACpDgAwBFAAAK4SADCQCAAArxIAMJIIAACxEgAglggAAJ0OADAEUAAAohIAMJAIAACjEgAwkggAAKUSACCWCAAAphIAMANQAACdEgAgkAgAAJ4SACCWCAAA9gcAIARQAACUEgAwkAgAAJUSADCSCAAAlxIAIJYIAACDEgAwBFAAAIsSADCQCAAAjBIAMJIIAACOEgAglggAAIMSADAEUAAA_xEAMJAIAACAEgAwkggAAIISACCWCAAAgxIAMARQAAD2EQAwkAgAAPcRADCSCAAA-REAIJYIAADuEQAwBFAAAOoRADCQCAAA6xEAMJIIAADtEQAglggAAO4RADAEUAAA3hEAMJAIAADfEQAwkggAAOERACCWCAAA4hEAMARQAADSEQAwkAgAANMRADCSCAAA1REAIJYIAADWEQAwBFAAAMYRADCQCAAAxxEAMJIIAADJEQAglggAAMoRADAEUAAAuhEAMJAIAAC7EQAwkggAAL0RACCWCAAAvhEAMAAAAAIDAADaDQAgtgcAAKsMACAAAAAAAAAAAAAAAAAAAQQAANoNACAAAAAAAAAGLgAA0Q0AIDMAANANACDYBgAAqwwAIO0GAACrDAAg7gYAAKsMACDvBgAAqwwAIAEuAADRDQAgAAAFJwAA2g0AICgAAJsUACAqAACcFAAgkgcAAKsMACCTBwAAqwwAIAkmAACfFAAgKAAAmxQAIOYGAACrDAAgiAcAAKsMACCUBwAAqwwAIJUHAACrDAAglgcAAKsMACCZBwAAqwwAIJoHAACrDAAgAgQAANoNACAsAACgFAAgAAQZAADaDQAgHgAAnA8AIB8AAJwPACAhAACKFAAgARwAAPUPACABHgAAnA8AIAMYAAClFAAgGQAA2g0AIBsAAIgUACABFwAAzxAAIAAFBAAA2g0AIAwAAKYUACANAACDFAAgDgAAgRQAIOkGAACrDAAgBAMAANoNACAFAACnFAAgCwAAqxQAIAwAAKYUACAIBgAAqBQAIAgAAKoUACAJAACBFAAg4AYAAKsMACDhBgAAqwwAIOIGAACrDAAg4wYAAKsMACDkBgAAqwwAIAAAC8oGAgAAAAHRBgIAAAAB0gYAANsMACDXBkAAAAAB2AZAAAAAAd0GAAEAAAHnBgEAAAABrgdAAAAAAfAHAQAAAAHxB0AAAAAB8gcCAAAAAQfKBgIAAAAB1wZAAAAAAecGAQAAAAHoBgEAAAAB6QYAAQAAAeoGAADADQAg6wYAAMENACAEygYCAAAAAdEGAgAAAAHSBgAAkA0AINcGQAAAAAEC3QYAAQAAAd8GQAAAAAEIygYCAAAAAdcGQAAAAAHnBgEAAAABrgdAAAAAAa8HAAEAAAGwBwABAAABsQcEAAAAAbIHAACHEAAgBcoGAgAAAAHXBkAAAAABrAcBAAAAAa0HAQAAAAGuB0AAAAABCsoGAgAAAAHXBkAAAAAB-QYBAAAAAfsGAQAAAAHBBwIAAAABwgcgAAAAAcMHIAAAAAHEBwIAAAABxQdAAAAAAcYHAgAAAAEEygYCAAAAAdcGQAAAAAH5BgEAAAABwAcCAAAAAQjKBgIAAAAB1wZAAAAAAfsGAQAAAAGABwAAAKcHAqMHAQAAAAGlBwIAAAABpwcCAAAAAagHAgAAAAEFygYCAAAAAdcGQAAAAAGhBwIAAAABowcBAAAAAaQHAgAAAAED1wZAAAAAAfoGAgAAAAGiBwIAAAABBrsGAQAAAAHXBkAAAAABgAcCAAAAAaMHAQAAAAHlBwEAAAAB5gcAAQAAAQfKBgIAAAAB1wZAAAAAAecGAQAAAAH8BgEAAAABgAcAAACgBwKUBwEAAAABoAcgAAAAAQbKBgIAAAAB1wZAAAAAAYAHAAAAkgcCjwcAAACPBwKSB0AAAAABkwcBAAAAARDKBgIAAAAB1wZAAAAAAfIGAQAAAAHzBgQAAAAB9QYBAAAAAfsGAQAAAAH8BgEAAAAB_gYAAAD-BgKABwAAAIAHAoEHCAAAAAGCBwIAAAABgwcCAAAAAYQHAQAAAAGFBwIAAAABhgcCAAAAAYcHAgAAAAEEygYCAAAAAdcGQAAAAAHuBgIAAAAB-QYBAAAAAQPXBkAAAAAB7gYCAAAAAfoGAgAAAAEJygYCAAAAAdcGQAAAAAHnBgEAAAAB8gYBAAAAAfMGBAAAAAH0BgEAAAAB9QYBAAAAAfYGQAAAAAH3BgEAAAABDMoGAgAAAAHXBkAAAAAB-AYCAAAAAYAHAAAA3gcC0AcBAAAAAdEHAgAAAAHXBwEAAAAB3AcBAAAAAd4HAgAAAAHfBwEAAAAB4AdAAAAAAeEHQAAAAAEMygYCAAAAAdcGQAAAAAGABwAAAN4HAtAHAQAAAAHRBwIAAAAB1wcBAAAAAdsHAgAAAAHcBwEAAAAB3gcCAAAAAd8HAQAAAAHgB0AAAAAB4QdAAAAAAQzKBgIAAAAB1wZAAAAAAfgGAgAAAAGABwAAAN4HAtAHAQAAAAHRBwIAAAAB1wcBAAAAAdsHAgAAAAHcBwEAAAAB3wcBAAAAAeAHQAAAAAHhB0AAAAABCMkGQAAAAAHKBgIAAAAB-wYBAAAAAaMHAQAAAAHQBwEAAAAB0QcCAAAAAdkHAgAAAAHaBwIAAAABCMkGQAAAAAHKBgIAAAAB5gYCAAAAAfsGAQAAAAGjBwEAAAAB0AcBAAAAAdEHAgAAAAHZBwIAAAABCUmAAAAAAcoGAgAAAAHXBkAAAAAByQcCAAAAAc4HAQAAAAHsBwEAAAAB7QcBAAAAAe4HQAAAAAHvB0AAAAABBtcGQAAAAAHYBkAAAAAB3QYAAQAAAd8GQAAAAAHnBwEAAAAB6AcBAAAAAQbKBgIAAAAB1wZAAAAAAdgGQAAAAAHdBgABAAAB6gcCAAAAAesHAgAAAAEOygYCAAAAAcwGQAAAAAHUBkAAAAAB2AZAAAAAAfEGBAAAAAH1BgEAAAAByAcBAAAAAckHAgAAAAHKBwIAAAABywcCAAAAAcwHBAAAAAHNBwIAAAABzgcBAAAAAc8HQAAAAAEwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZoHQAAAAAHoBwEAAAAB8wcBAAAAAfQHQAAAAAH1BwEAAAAB9wcAAAD3BwL4B0AAAAAB-QdAAAAAAfoHAQAAAAH7B0AAAAAB_AdAAAAAAf0HAQAAAAH-B0AAAAAB_wcCAAAAAYAIIAAAAAGBCEAAAAABggggAAAAAQIAAAABACBQAADHFAAgAwAAAJoBACBQAADHFAAgUQAAyxQAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAAMsUACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGaB0AAswwAIegHAQDIDAAh8wcBAJwMACH0B0AAswwAIfUHAQDIDAAh9wcAAJwR9wci-AdAALMMACH5B0AAswwAIfoHAQDIDAAh-wdAALMMACH8B0AAswwAIf0HAQDIDAAh_gdAALMMACH_BwIAnQwAIYAIIADLDQAhgQhAALMMACGCCCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmgdAALMMACHoBwEAyAwAIfMHAQCcDAAh9AdAALMMACH1BwEAyAwAIfcHAACcEfcHIvgHQACzDAAh-QdAALMMACH6BwEAyAwAIfsHQACzDAAh_AdAALMMACH9BwEAyAwAIf4HQACzDAAh_wcCAJ0MACGACCAAyw0AIYEIQACzDAAhggggAMsNACEwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZoHQAAAAAHoBwEAAAAB8wcBAAAAAfQHQAAAAAH1BwEAAAAB9wcAAAD3BwL4B0AAAAAB-QdAAAAAAfoHAQAAAAH7B0AAAAAB_AdAAAAAAf0HAQAAAAH-B0AAAAAB_wcCAAAAAYAIIAAAAAGBCEAAAAABggggAAAAAQIAAAABACBQAADMFAAgAwAAAJoBACBQAADMFAAgUQAA0BQAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQwAAuREAIEkAANAUACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGaB0AAswwAIegHAQDIDAAh8wcBAJwMACH0B0AAswwAIfUHAQDIDAAh9wcAAJwR9wci-AdAALMMACH5B0AAswwAIfoHAQDIDAAh-wdAALMMACH8B0AAswwAIf0HAQDIDAAh_gdAALMMACH_BwIAnQwAIYAIIADLDQAhgQhAALMMACGCCCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmgdAALMMACHoBwEAyAwAIfMHAQCcDAAh9AdAALMMACH1BwEAyAwAIfcHAACcEfcHIvgHQACzDAAh-QdAALMMACH6BwEAyAwAIfsHQACzDAAh_AdAALMMACH9BwEAyAwAIf4HQACzDAAh_wcCAJ0MACGACCAAyw0AIYEIQACzDAAhggggAMsNACEwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZoHQAAAAAHoBwEAAAAB8wcBAAAAAfQHQAAAAAH1BwEAAAAB9wcAAAD3BwL4B0AAAAAB-QdAAAAAAfoHAQAAAAH7B0AAAAAB_AdAAAAAAf0HAQAAAAH-B0AAAAAB_wcCAAAAAYAIIAAAAAGBCEAAAAABggggAAAAAQIAAAABACBQAADRFAAgAwAAAJoBACBQAADRFAAgUQAA1RQAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBCAAC4EQAgQwAAuREAIEkAANUUACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGaB0AAswwAIegHAQDIDAAh8wcBAJwMACH0B0AAswwAIfUHAQDIDAAh9wcAAJwR9wci-AdAALMMACH5B0AAswwAIfoHAQDIDAAh-wdAALMMACH8B0AAswwAIf0HAQDIDAAh_gdAALMMACH_BwIAnQwAIYAIIADLDQAhgQhAALMMACGCCCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmgdAALMMACHoBwEAyAwAIfMHAQCcDAAh9AdAALMMACH1BwEAyAwAIfcHAACcEfcHIvgHQACzDAAh-QdAALMMACH6BwEAyAwAIfsHQACzDAAh_AdAALMMACH9BwEAyAwAIf4HQACzDAAh_wcCAJ0MACGACCAAyw0AIYEIQACzDAAhggggAMsNACEwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZoHQAAAAAHoBwEAAAAB8wcBAAAAAfQHQAAAAAH1BwEAAAAB9wcAAAD3BwL4B0AAAAAB-QdAAAAAAfoHAQAAAAH7B0AAAAAB_AdAAAAAAf0HAQAAAAH-B0AAAAAB_wcCAAAAAYAIIAAAAAGBCEAAAAABggggAAAAAQIAAAABACBQAADWFAAgAwAAAJoBACBQAADWFAAgUQAA2hQAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAANoUACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGaB0AAswwAIegHAQDIDAAh8wcBAJwMACH0B0AAswwAIfUHAQDIDAAh9wcAAJwR9wci-AdAALMMACH5B0AAswwAIfoHAQDIDAAh-wdAALMMACH8B0AAswwAIf0HAQDIDAAh_gdAALMMACH_BwIAnQwAIYAIIADLDQAhgQhAALMMACGCCCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmgdAALMMACHoBwEAyAwAIfMHAQCcDAAh9AdAALMMACH1BwEAyAwAIfcHAACcEfcHIvgHQACzDAAh-QdAALMMACH6BwEAyAwAIfsHQACzDAAh_AdAALMMACH9BwEAyAwAIf4HQACzDAAh_wcCAJ0MACGACCAAyw0AIYEIQACzDAAhggggAMsNACEwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZoHQAAAAAHoBwEAAAAB8wcBAAAAAfQHQAAAAAH1BwEAAAAB9wcAAAD3BwL4B0AAAAAB-QdAAAAAAfoHAQAAAAH7B0AAAAAB_AdAAAAAAf0HAQAAAAH-B0AAAAAB_wcCAAAAAYAIIAAAAAGBCEAAAAABggggAAAAAQIAAAABACBQAADbFAAgMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGaB0AAAAAB6AcBAAAAAfMHAQAAAAH0B0AAAAAB9QcBAAAAAfcHAAAA9wcC-AdAAAAAAfkHQAAAAAH6BwEAAAAB-wdAAAAAAfwHQAAAAAH9BwEAAAAB_gdAAAAAAf8HAgAAAAGACCAAAAABgQhAAAAAAYIIIAAAAAECAAAAAQAgUAAA3RQAIDAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABmgdAAAAAAegHAQAAAAHzBwEAAAAB9AdAAAAAAfUHAQAAAAH3BwAAAPcHAvgHQAAAAAH5B0AAAAAB-gcBAAAAAfsHQAAAAAH8B0AAAAAB_QcBAAAAAf4HQAAAAAH_BwIAAAABgAggAAAAAYEIQAAAAAGCCCAAAAABAgAAAAEAIFAAAN8UACADAAAAmgEAIFAAANsUACBRAADjFAAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAA4xQAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZoHQACzDAAh6AcBAMgMACHzBwEAnAwAIfQHQACzDAAh9QcBAMgMACH3BwAAnBH3ByL4B0AAswwAIfkHQACzDAAh-gcBAMgMACH7B0AAswwAIfwHQACzDAAh_QcBAMgMACH-B0AAswwAIf8HAgCdDAAhgAggAMsNACGBCEAAswwAIYIIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGaB0AAswwAIegHAQDIDAAh8wcBAJwMACH0B0AAswwAIfUHAQDIDAAh9wcAAJwR9wci-AdAALMMACH5B0AAswwAIfoHAQDIDAAh-wdAALMMACH8B0AAswwAIf0HAQDIDAAh_gdAALMMACH_BwIAnQwAIYAIIADLDQAhgQhAALMMACGCCCAAyw0AIQMAAACaAQAgUAAA3RQAIFEAAOYUACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAADmFAAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmgdAALMMACHoBwEAyAwAIfMHAQCcDAAh9AdAALMMACH1BwEAyAwAIfcHAACcEfcHIvgHQACzDAAh-QdAALMMACH6BwEAyAwAIfsHQACzDAAh_AdAALMMACH9BwEAyAwAIf4HQACzDAAh_wcCAJ0MACGACCAAyw0AIYEIQACzDAAhggggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZoHQACzDAAh6AcBAMgMACHzBwEAnAwAIfQHQACzDAAh9QcBAMgMACH3BwAAnBH3ByL4B0AAswwAIfkHQACzDAAh-gcBAMgMACH7B0AAswwAIfwHQACzDAAh_QcBAMgMACH-B0AAswwAIf8HAgCdDAAhgAggAMsNACGBCEAAswwAIYIIIADLDQAhAwAAAJoBACBQAADfFAAgUQAA6RQAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAAOkUACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGaB0AAswwAIegHAQDIDAAh8wcBAJwMACH0B0AAswwAIfUHAQDIDAAh9wcAAJwR9wci-AdAALMMACH5B0AAswwAIfoHAQDIDAAh-wdAALMMACH8B0AAswwAIf0HAQDIDAAh_gdAALMMACH_BwIAnQwAIYAIIADLDQAhgQhAALMMACGCCCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmgdAALMMACHoBwEAyAwAIfMHAQCcDAAh9AdAALMMACH1BwEAyAwAIfcHAACcEfcHIvgHQACzDAAh-QdAALMMACH6BwEAyAwAIfsHQACzDAAh_AdAALMMACH9BwEAyAwAIf4HQACzDAAh_wcCAJ0MACGACCAAyw0AIYEIQACzDAAhggggAMsNACEwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZoHQAAAAAHoBwEAAAAB8wcBAAAAAfQHQAAAAAH1BwEAAAAB9wcAAAD3BwL4B0AAAAAB-QdAAAAAAfoHAQAAAAH7B0AAAAAB_AdAAAAAAf0HAQAAAAH-B0AAAAAB_wcCAAAAAYAIIAAAAAGBCEAAAAABggggAAAAAQIAAAABACBQAADqFAAgMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGaB0AAAAAB6AcBAAAAAfMHAQAAAAH0B0AAAAAB9QcBAAAAAfcHAAAA9wcC-AdAAAAAAfkHQAAAAAH6BwEAAAAB-wdAAAAAAfwHQAAAAAH9BwEAAAAB_gdAAAAAAf8HAgAAAAGACCAAAAABgQhAAAAAAYIIIAAAAAECAAAAAQAgUAAA7BQAIAMAAACaAQAgUAAA6hQAIFEAAPAUACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAADwFAAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmgdAALMMACHoBwEAyAwAIfMHAQCcDAAh9AdAALMMACH1BwEAyAwAIfcHAACcEfcHIvgHQACzDAAh-QdAALMMACH6BwEAyAwAIfsHQACzDAAh_AdAALMMACH9BwEAyAwAIf4HQACzDAAh_wcCAJ0MACGACCAAyw0AIYEIQACzDAAhggggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZoHQACzDAAh6AcBAMgMACHzBwEAnAwAIfQHQACzDAAh9QcBAMgMACH3BwAAnBH3ByL4B0AAswwAIfkHQACzDAAh-gcBAMgMACH7B0AAswwAIfwHQACzDAAh_QcBAMgMACH-B0AAswwAIf8HAgCdDAAhgAggAMsNACGBCEAAswwAIYIIIADLDQAhAwAAAJoBACBQAADsFAAgUQAA8xQAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAAPMUACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGaB0AAswwAIegHAQDIDAAh8wcBAJwMACH0B0AAswwAIfUHAQDIDAAh9wcAAJwR9wci-AdAALMMACH5B0AAswwAIfoHAQDIDAAh-wdAALMMACH8B0AAswwAIf0HAQDIDAAh_gdAALMMACH_BwIAnQwAIYAIIADLDQAhgQhAALMMACGCCCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmgdAALMMACHoBwEAyAwAIfMHAQCcDAAh9AdAALMMACH1BwEAyAwAIfcHAACcEfcHIvgHQACzDAAh-QdAALMMACH6BwEAyAwAIfsHQACzDAAh_AdAALMMACH9BwEAyAwAIf4HQACzDAAh_wcCAJ0MACGACCAAyw0AIYEIQACzDAAhggggAMsNACEwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZoHQAAAAAHoBwEAAAAB8wcBAAAAAfQHQAAAAAH1BwEAAAAB9wcAAAD3BwL4B0AAAAAB-QdAAAAAAfoHAQAAAAH7B0AAAAAB_AdAAAAAAf0HAQAAAAH-B0AAAAAB_wcCAAAAAYAIIAAAAAGBCEAAAAABggggAAAAAQIAAAABACBQAAD0FAAgAwAAAJoBACBQAAD0FAAgUQAA-BQAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEkAAPgUACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGaB0AAswwAIegHAQDIDAAh8wcBAJwMACH0B0AAswwAIfUHAQDIDAAh9wcAAJwR9wci-AdAALMMACH5B0AAswwAIfoHAQDIDAAh-wdAALMMACH8B0AAswwAIf0HAQDIDAAh_gdAALMMACH_BwIAnQwAIYAIIADLDQAhgQhAALMMACGCCCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmgdAALMMACHoBwEAyAwAIfMHAQCcDAAh9AdAALMMACH1BwEAyAwAIfcHAACcEfcHIvgHQACzDAAh-QdAALMMACH6BwEAyAwAIfsHQACzDAAh_AdAALMMACH9BwEAyAwAIf4HQACzDAAh_wcCAJ0MACGACCAAyw0AIYEIQACzDAAhggggAMsNACEKygYCAAAAAdcGQAAAAAH4BgIAAAAB-QYBAAAAAfsGAQAAAAHCByAAAAABwwcgAAAAAcQHAgAAAAHFB0AAAAABxgcCAAAAATAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABmgdAAAAAAegHAQAAAAHzBwEAAAAB9AdAAAAAAfUHAQAAAAH3BwAAAPcHAvgHQAAAAAH5B0AAAAAB-gcBAAAAAfsHQAAAAAH8B0AAAAAB_QcBAAAAAf4HQAAAAAH_BwIAAAABgAggAAAAAYEIQAAAAAGCCCAAAAABAgAAAAEAIFAAAPoUACAFygYCAAAAAdcGQAAAAAH7BgEAAAAB_AYBAAAAAccHAgAAAAECAAAA1QMAIFAAAPwUACAEygYCAAAAAdcGQAAAAAH4BgIAAAAB-QYBAAAAAQMAAACaAQAgUAAA-hQAIFEAAIEVACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAACBFQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmgdAALMMACHoBwEAyAwAIfMHAQCcDAAh9AdAALMMACH1BwEAyAwAIfcHAACcEfcHIvgHQACzDAAh-QdAALMMACH6BwEAyAwAIfsHQACzDAAh_AdAALMMACH9BwEAyAwAIf4HQACzDAAh_wcCAJ0MACGACCAAyw0AIYEIQACzDAAhggggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZoHQACzDAAh6AcBAMgMACHzBwEAnAwAIfQHQACzDAAh9QcBAMgMACH3BwAAnBH3ByL4B0AAswwAIfkHQACzDAAh-gcBAMgMACH7B0AAswwAIfwHQACzDAAh_QcBAMgMACH-B0AAswwAIf8HAgCdDAAhgAggAMsNACGBCEAAswwAIYIIIADLDQAhAwAAANgDACBQAAD8FAAgUQAAhBUAIAcAAADYAwAgSQAAhBUAIMoGAgCdDAAh1wZAAJ4MACH7BgEAnAwAIfwGAQCcDAAhxwcCAJ0MACEFygYCAJ0MACHXBkAAngwAIfsGAQCcDAAh_AYBAJwMACHHBwIAnQwAITAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABmgdAAAAAAegHAQAAAAHzBwEAAAAB9AdAAAAAAfUHAQAAAAH3BwAAAPcHAvgHQAAAAAH5B0AAAAAB-gcBAAAAAfsHQAAAAAH8B0AAAAAB_QcBAAAAAf4HQAAAAAH_BwIAAAABgAggAAAAAYEIQAAAAAGCCCAAAAABAgAAAAEAIFAAAIUVACANGAAAuRAAIBkAALoQACDKBgIAAAAB1wZAAAAAAfgGAgAAAAH5BgEAAAAB-wYBAAAAAcEHAgAAAAHCByAAAAABwwcgAAAAAcQHAgAAAAHFB0AAAAABxgcCAAAAAQIAAAA5ACBQAACHFQAgAwAAAJoBACBQAACFFQAgUQAAixUAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAAIsVACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGaB0AAswwAIegHAQDIDAAh8wcBAJwMACH0B0AAswwAIfUHAQDIDAAh9wcAAJwR9wci-AdAALMMACH5B0AAswwAIfoHAQDIDAAh-wdAALMMACH8B0AAswwAIf0HAQDIDAAh_gdAALMMACH_BwIAnQwAIYAIIADLDQAhgQhAALMMACGCCCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmgdAALMMACHoBwEAyAwAIfMHAQCcDAAh9AdAALMMACH1BwEAyAwAIfcHAACcEfcHIvgHQACzDAAh-QdAALMMACH6BwEAyAwAIfsHQACzDAAh_AdAALMMACH9BwEAyAwAIf4HQACzDAAh_wcCAJ0MACGACCAAyw0AIYEIQACzDAAhggggAMsNACEDAAAANwAgUAAAhxUAIFEAAI4VACAPAAAANwAgGAAAqhAAIBkAAKsQACBJAACOFQAgygYCAJ0MACHXBkAAngwAIfgGAgCdDAAh-QYBAJwMACH7BgEAnAwAIcEHAgCdDAAhwgcgAMsNACHDByAAyw0AIcQHAgCdDAAhxQdAAJ4MACHGBwIAnQwAIQ0YAACqEAAgGQAAqxAAIMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIfkGAQCcDAAh-wYBAJwMACHBBwIAnQwAIcIHIADLDQAhwwcgAMsNACHEBwIAnQwAIcUHQACeDAAhxgcCAJ0MACEwEAAA5BMAIBEAAOUTACASAADmEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZoHQAAAAAHoBwEAAAAB8wcBAAAAAfQHQAAAAAH1BwEAAAAB9wcAAAD3BwL4B0AAAAAB-QdAAAAAAfoHAQAAAAH7B0AAAAAB_AdAAAAAAf0HAQAAAAH-B0AAAAAB_wcCAAAAAYAIIAAAAAGBCEAAAAABggggAAAAAQIAAAABACBQAACPFQAgAwAAAJoBACBQAACPFQAgUQAAkxUAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAAJMVACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGaB0AAswwAIegHAQDIDAAh8wcBAJwMACH0B0AAswwAIfUHAQDIDAAh9wcAAJwR9wci-AdAALMMACH5B0AAswwAIfoHAQDIDAAh-wdAALMMACH8B0AAswwAIf0HAQDIDAAh_gdAALMMACH_BwIAnQwAIYAIIADLDQAhgQhAALMMACGCCCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmgdAALMMACHoBwEAyAwAIfMHAQCcDAAh9AdAALMMACH1BwEAyAwAIfcHAACcEfcHIvgHQACzDAAh-QdAALMMACH6BwEAyAwAIfsHQACzDAAh_AdAALMMACH9BwEAyAwAIf4HQACzDAAh_wcCAJ0MACGACCAAyw0AIYEIQACzDAAhggggAMsNACEwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZoHQAAAAAHoBwEAAAAB8wcBAAAAAfQHQAAAAAH1BwEAAAAB9wcAAAD3BwL4B0AAAAAB-QdAAAAAAfoHAQAAAAH7B0AAAAAB_AdAAAAAAf0HAQAAAAH-B0AAAAAB_wcCAAAAAYAIIAAAAAGBCEAAAAABggggAAAAAQIAAAABACBQAACUFQAgAwAAAJoBACBQAACUFQAgUQAAmBUAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAAJgVACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGaB0AAswwAIegHAQDIDAAh8wcBAJwMACH0B0AAswwAIfUHAQDIDAAh9wcAAJwR9wci-AdAALMMACH5B0AAswwAIfoHAQDIDAAh-wdAALMMACH8B0AAswwAIf0HAQDIDAAh_gdAALMMACH_BwIAnQwAIYAIIADLDQAhgQhAALMMACGCCCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmgdAALMMACHoBwEAyAwAIfMHAQCcDAAh9AdAALMMACH1BwEAyAwAIfcHAACcEfcHIvgHQACzDAAh-QdAALMMACH6BwEAyAwAIfsHQACzDAAh_AdAALMMACH9BwEAyAwAIf4HQACzDAAh_wcCAJ0MACGACCAAyw0AIYEIQACzDAAhggggAMsNACEwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZoHQAAAAAHoBwEAAAAB8wcBAAAAAfQHQAAAAAH1BwEAAAAB9wcAAAD3BwL4B0AAAAAB-QdAAAAAAfoHAQAAAAH7B0AAAAAB_AdAAAAAAf0HAQAAAAH-B0AAAAAB_wcCAAAAAYAIIAAAAAGBCEAAAAABggggAAAAAQIAAAABACBQAACZFQAgAwAAAJoBACBQAACZFQAgUQAAnRUAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAAJ0VACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGaB0AAswwAIegHAQDIDAAh8wcBAJwMACH0B0AAswwAIfUHAQDIDAAh9wcAAJwR9wci-AdAALMMACH5B0AAswwAIfoHAQDIDAAh-wdAALMMACH8B0AAswwAIf0HAQDIDAAh_gdAALMMACH_BwIAnQwAIYAIIADLDQAhgQhAALMMACGCCCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmgdAALMMACHoBwEAyAwAIfMHAQCcDAAh9AdAALMMACH1BwEAyAwAIfcHAACcEfcHIvgHQACzDAAh-QdAALMMACH6BwEAyAwAIfsHQACzDAAh_AdAALMMACH9BwEAyAwAIf4HQACzDAAh_wcCAJ0MACGACCAAyw0AIYEIQACzDAAhggggAMsNACEwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZoHQAAAAAHoBwEAAAAB8wcBAAAAAfQHQAAAAAH1BwEAAAAB9wcAAAD3BwL4B0AAAAAB-QdAAAAAAfoHAQAAAAH7B0AAAAAB_AdAAAAAAf0HAQAAAAH-B0AAAAAB_wcCAAAAAYAIIAAAAAGBCEAAAAABggggAAAAAQIAAAABACBQAACeFQAgAwAAAJoBACBQAACeFQAgUQAAohUAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAAKIVACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGaB0AAswwAIegHAQDIDAAh8wcBAJwMACH0B0AAswwAIfUHAQDIDAAh9wcAAJwR9wci-AdAALMMACH5B0AAswwAIfoHAQDIDAAh-wdAALMMACH8B0AAswwAIf0HAQDIDAAh_gdAALMMACH_BwIAnQwAIYAIIADLDQAhgQhAALMMACGCCCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmgdAALMMACHoBwEAyAwAIfMHAQCcDAAh9AdAALMMACH1BwEAyAwAIfcHAACcEfcHIvgHQACzDAAh-QdAALMMACH6BwEAyAwAIfsHQACzDAAh_AdAALMMACH9BwEAyAwAIf4HQACzDAAh_wcCAJ0MACGACCAAyw0AIYEIQACzDAAhggggAMsNACEIygYCAAAAAdcGQAAAAAH4BgIAAAAB-wYBAAAAAYAHAAAApwcCowcBAAAAAacHAgAAAAGoBwIAAAABCRkAANMPACAeAADaDwAgIQAA1Q8AIMoGAgAAAAHXBkAAAAAB-AYCAAAAAaEHAgAAAAGjBwEAAAABpAcCAAAAAQIAAABUACBQAACkFQAgAwAAAEsAIFAAAKQVACBRAACoFQAgCwAAAEsAIBkAAKwPACAeAACrDwAgIQAArg8AIEkAAKgVACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACGhBwIAnQwAIaMHAQCcDAAhpAcCAJ0MACEJGQAArA8AIB4AAKsPACAhAACuDwAgygYCAJ0MACHXBkAAngwAIfgGAgCdDAAhoQcCAJ0MACGjBwEAnAwAIaQHAgCdDAAhDRkAANcPACAdAADWDwAgIgAA4Q8AICQAANkPACDKBgIAAAAB1wZAAAAAAfgGAgAAAAH7BgEAAAABgAcAAACnBwKjBwEAAAABpQcCAAAAAacHAgAAAAGoBwIAAAABAgAAAEUAIFAAAKkVACAwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZoHQAAAAAHoBwEAAAAB8wcBAAAAAfQHQAAAAAH1BwEAAAAB9wcAAAD3BwL4B0AAAAAB-QdAAAAAAfoHAQAAAAH7B0AAAAAB_AdAAAAAAf0HAQAAAAH-B0AAAAAB_wcCAAAAAYAIIAAAAAGBCEAAAAABggggAAAAAQIAAAABACBQAACrFQAgA8oGAgAAAAHnBgEAAAABlAcBAAAAAQIAAACmBQAgUAAArRUAIDAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABmgdAAAAAAegHAQAAAAHzBwEAAAAB9AdAAAAAAfUHAQAAAAH3BwAAAPcHAvgHQAAAAAH5B0AAAAAB-gcBAAAAAfsHQAAAAAH8B0AAAAAB_QcBAAAAAf4HQAAAAAH_BwIAAAABgAggAAAAAYEIQAAAAAGCCCAAAAABAgAAAAEAIFAAAK8VACAFygYCAAAAAdcGQAAAAAH4BgIAAAABowcBAAAAAaQHAgAAAAEDAAAAmgEAIFAAAKsVACBRAAC0FQAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAAtBUAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZoHQACzDAAh6AcBAMgMACHzBwEAnAwAIfQHQACzDAAh9QcBAMgMACH3BwAAnBH3ByL4B0AAswwAIfkHQACzDAAh-gcBAMgMACH7B0AAswwAIfwHQACzDAAh_QcBAMgMACH-B0AAswwAIf8HAgCdDAAhgAggAMsNACGBCEAAswwAIYIIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGaB0AAswwAIegHAQDIDAAh8wcBAJwMACH0B0AAswwAIfUHAQDIDAAh9wcAAJwR9wci-AdAALMMACH5B0AAswwAIfoHAQDIDAAh-wdAALMMACH8B0AAswwAIf0HAQDIDAAh_gdAALMMACH_BwIAnQwAIYAIIADLDQAhgQhAALMMACGCCCAAyw0AIQMAAABHACBQAACtFQAgUQAAtxUAIAUAAABHACBJAAC3FQAgygYCAJ0MACHnBgEAnAwAIZQHAQCcDAAhA8oGAgCdDAAh5wYBAJwMACGUBwEAnAwAIQPXBkAAAAAB5QYCAAAAAfoGAgAAAAEDAAAAmgEAIFAAAK8VACBRAAC7FQAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAAuxUAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZoHQACzDAAh6AcBAMgMACHzBwEAnAwAIfQHQACzDAAh9QcBAMgMACH3BwAAnBH3ByL4B0AAswwAIfkHQACzDAAh-gcBAMgMACH7B0AAswwAIfwHQACzDAAh_QcBAMgMACH-B0AAswwAIf8HAgCdDAAhgAggAMsNACGBCEAAswwAIYIIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGaB0AAswwAIegHAQDIDAAh8wcBAJwMACH0B0AAswwAIfUHAQDIDAAh9wcAAJwR9wci-AdAALMMACH5B0AAswwAIfoHAQDIDAAh-wdAALMMACH8B0AAswwAIf0HAQDIDAAh_gdAALMMACH_BwIAnQwAIYAIIADLDQAhgQhAALMMACGCCCAAyw0AIQMAAABDACBQAACpFQAgUQAAvhUAIA8AAABDACAZAADCDwAgHQAAwQ8AICIAAOAPACAkAADEDwAgSQAAvhUAIMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIfsGAQCcDAAhgAcAAMAPpwciowcBAJwMACGlBwIAtAwAIacHAgC0DAAhqAcCAJ0MACENGQAAwg8AIB0AAMEPACAiAADgDwAgJAAAxA8AIMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIfsGAQCcDAAhgAcAAMAPpwciowcBAJwMACGlBwIAtAwAIacHAgC0DAAhqAcCAJ0MACEwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZoHQAAAAAHoBwEAAAAB8wcBAAAAAfQHQAAAAAH1BwEAAAAB9wcAAAD3BwL4B0AAAAAB-QdAAAAAAfoHAQAAAAH7B0AAAAAB_AdAAAAAAf0HAQAAAAH-B0AAAAAB_wcCAAAAAYAIIAAAAAGBCEAAAAABggggAAAAAQIAAAABACBQAAC_FQAgCRkAANMPACAeAADaDwAgHwAA1A8AIMoGAgAAAAHXBkAAAAAB-AYCAAAAAaEHAgAAAAGjBwEAAAABpAcCAAAAAQIAAABUACBQAADBFQAgAwAAAJoBACBQAAC_FQAgUQAAxRUAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAAMUVACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGaB0AAswwAIegHAQDIDAAh8wcBAJwMACH0B0AAswwAIfUHAQDIDAAh9wcAAJwR9wci-AdAALMMACH5B0AAswwAIfoHAQDIDAAh-wdAALMMACH8B0AAswwAIf0HAQDIDAAh_gdAALMMACH_BwIAnQwAIYAIIADLDQAhgQhAALMMACGCCCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmgdAALMMACHoBwEAyAwAIfMHAQCcDAAh9AdAALMMACH1BwEAyAwAIfcHAACcEfcHIvgHQACzDAAh-QdAALMMACH6BwEAyAwAIfsHQACzDAAh_AdAALMMACH9BwEAyAwAIf4HQACzDAAh_wcCAJ0MACGACCAAyw0AIYEIQACzDAAhggggAMsNACEDAAAASwAgUAAAwRUAIFEAAMgVACALAAAASwAgGQAArA8AIB4AAKsPACAfAACtDwAgSQAAyBUAIMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIaEHAgCdDAAhowcBAJwMACGkBwIAnQwAIQkZAACsDwAgHgAAqw8AIB8AAK0PACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACGhBwIAnQwAIaMHAQCcDAAhpAcCAJ0MACENGQAA1w8AIB0AANYPACAiAADhDwAgIwAA2A8AIMoGAgAAAAHXBkAAAAAB-AYCAAAAAfsGAQAAAAGABwAAAKcHAqMHAQAAAAGlBwIAAAABpwcCAAAAAagHAgAAAAECAAAARQAgUAAAyRUAIAMAAABDACBQAADJFQAgUQAAzRUAIA8AAABDACAZAADCDwAgHQAAwQ8AICIAAOAPACAjAADDDwAgSQAAzRUAIMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIfsGAQCcDAAhgAcAAMAPpwciowcBAJwMACGlBwIAtAwAIacHAgC0DAAhqAcCAJ0MACENGQAAwg8AIB0AAMEPACAiAADgDwAgIwAAww8AIMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIfsGAQCcDAAhgAcAAMAPpwciowcBAJwMACGlBwIAtAwAIacHAgC0DAAhqAcCAJ0MACEwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZoHQAAAAAHoBwEAAAAB8wcBAAAAAfQHQAAAAAH1BwEAAAAB9wcAAAD3BwL4B0AAAAAB-QdAAAAAAfoHAQAAAAH7B0AAAAAB_AdAAAAAAf0HAQAAAAH-B0AAAAAB_wcCAAAAAYAIIAAAAAGBCEAAAAABggggAAAAAQIAAAABACBQAADOFQAgEh0BAAAAAcoGAgAAAAHXBkAAAAAB5gYCAAAAAfsGAQAAAAH8BgEAAAABgAcAAACZBwKLBxAAAAABlAcBAAAAAZUHAQAAAAGWBxAAAAABlwcCAAAAAZkHAQAAAAGaB0AAAAABmwcCAAAAAZwHIAAAAAGdBwEAAAABngcBAAAAAQMAAACaAQAgUAAAzhUAIFEAANMVACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAADTFQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmgdAALMMACHoBwEAyAwAIfMHAQCcDAAh9AdAALMMACH1BwEAyAwAIfcHAACcEfcHIvgHQACzDAAh-QdAALMMACH6BwEAyAwAIfsHQACzDAAh_AdAALMMACH9BwEAyAwAIf4HQACzDAAh_wcCAJ0MACGACCAAyw0AIYEIQACzDAAhggggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZoHQACzDAAh6AcBAMgMACHzBwEAnAwAIfQHQACzDAAh9QcBAMgMACH3BwAAnBH3ByL4B0AAswwAIfkHQACzDAAh-gcBAMgMACH7B0AAswwAIfwHQACzDAAh_QcBAMgMACH-B0AAswwAIf8HAgCdDAAhgAggAMsNACGBCEAAswwAIYIIIADLDQAhCQQAAJQPACDKBgIAAAAB1wZAAAAAAeYGAgAAAAHnBgEAAAAB_AYBAAAAAYAHAAAAoAcClAcBAAAAAaAHIAAAAAECAAAAYQAgUAAA1BUAIAb7BgEAAAABiAcCAAAAAYkHAgAAAAGLBxAAAAABjAcCAAAAAY0HAQAAAAEDAAAAXwAgUAAA1BUAIFEAANkVACALAAAAXwAgBAAAhg8AIEkAANkVACDKBgIAnQwAIdcGQACeDAAh5gYCAJ0MACHnBgEAnAwAIfwGAQCcDAAhgAcAAIUPoAcilAcBAJwMACGgByAAyw0AIQkEAACGDwAgygYCAJ0MACHXBkAAngwAIeYGAgCdDAAh5wYBAJwMACH8BgEAnAwAIYAHAACFD6AHIpQHAQCcDAAhoAcgAMsNACEwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZoHQAAAAAHoBwEAAAAB8wcBAAAAAfQHQAAAAAH1BwEAAAAB9wcAAAD3BwL4B0AAAAAB-QdAAAAAAfoHAQAAAAH7B0AAAAAB_AdAAAAAAf0HAQAAAAH-B0AAAAAB_wcCAAAAAYAIIAAAAAGBCEAAAAABggggAAAAAQIAAAABACBQAADaFQAgBvsGAQAAAAGIBwIAAAABigcCAAAAAYsHEAAAAAGMBwIAAAABjQcBAAAAAQGIBwIAAAABAwAAAJoBACBQAADaFQAgUQAA4BUAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAAOAVACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGaB0AAswwAIegHAQDIDAAh8wcBAJwMACH0B0AAswwAIfUHAQDIDAAh9wcAAJwR9wci-AdAALMMACH5B0AAswwAIfoHAQDIDAAh-wdAALMMACH8B0AAswwAIf0HAQDIDAAh_gdAALMMACH_BwIAnQwAIYAIIADLDQAhgQhAALMMACGCCCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmgdAALMMACHoBwEAyAwAIfMHAQCcDAAh9AdAALMMACH1BwEAyAwAIfcHAACcEfcHIvgHQACzDAAh-QdAALMMACH6BwEAyAwAIfsHQACzDAAh_AdAALMMACH9BwEAyAwAIf4HQACzDAAh_wcCAJ0MACGACCAAyw0AIYEIQACzDAAhggggAMsNACEUHQEAAAABJgAA_g4AIMoGAgAAAAHXBkAAAAAB5gYCAAAAAfsGAQAAAAH8BgEAAAABgAcAAACZBwKIBwIAAAABiwcQAAAAAZQHAQAAAAGVBwEAAAABlgcQAAAAAZcHAgAAAAGZBwEAAAABmgdAAAAAAZsHAgAAAAGcByAAAAABnQcBAAAAAZ4HAQAAAAECAAAAZQAgUAAA4RUAIAknAADpDgAgKgAA6w4AIMoGAgAAAAHXBkAAAAABgAcAAACSBwKPBwAAAI8HApAHAgAAAAGSB0AAAAABkwcBAAAAAQIAAAB3ACBQAADjFQAgAwAAAGMAIFAAAOEVACBRAADnFQAgFgAAAGMAIB0BAJwMACEmAADzDgAgSQAA5xUAIMoGAgCdDAAh1wZAAJ4MACHmBgIAtAwAIfsGAQCcDAAh_AYBAJwMACGABwAA8g6ZByKIBwIAtAwAIYsHEADCDgAhlAcBAMgMACGVBwEAyAwAIZYHEADxDgAhlwcCAJ0MACGZBwEAyAwAIZoHQACzDAAhmwcCAJ0MACGcByAAyw0AIZ0HAQCcDAAhngcBAJwMACEUHQEAnAwAISYAAPMOACDKBgIAnQwAIdcGQACeDAAh5gYCALQMACH7BgEAnAwAIfwGAQCcDAAhgAcAAPIOmQciiAcCALQMACGLBxAAwg4AIZQHAQDIDAAhlQcBAMgMACGWBxAA8Q4AIZcHAgCdDAAhmQcBAMgMACGaB0AAswwAIZsHAgCdDAAhnAcgAMsNACGdBwEAnAwAIZ4HAQCcDAAhAwAAAHUAIFAAAOMVACBRAADqFQAgCwAAAHUAICcAAM4OACAqAADQDgAgSQAA6hUAIMoGAgCdDAAh1wZAAJ4MACGABwAAzQ6SByKPBwAAzA6PByKQBwIAnQwAIZIHQACzDAAhkwcBAMgMACEJJwAAzg4AICoAANAOACDKBgIAnQwAIdcGQACeDAAhgAcAAM0OkgcijwcAAMwOjwcikAcCAJ0MACGSB0AAswwAIZMHAQDIDAAhCScAAOkOACAoAADqDgAgygYCAAAAAdcGQAAAAAGABwAAAJIHAo8HAAAAjwcCkAcCAAAAAZIHQAAAAAGTBwEAAAABAgAAAHcAIFAAAOsVACADAAAAdQAgUAAA6xUAIFEAAO8VACALAAAAdQAgJwAAzg4AICgAAM8OACBJAADvFQAgygYCAJ0MACHXBkAAngwAIYAHAADNDpIHIo8HAADMDo8HIpAHAgCdDAAhkgdAALMMACGTBwEAyAwAIQknAADODgAgKAAAzw4AIMoGAgCdDAAh1wZAAJ4MACGABwAAzQ6SByKPBwAAzA6PByKQBwIAnQwAIZIHQACzDAAhkwcBAMgMACEwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZoHQAAAAAHoBwEAAAAB8wcBAAAAAfQHQAAAAAH1BwEAAAAB9wcAAAD3BwL4B0AAAAAB-QdAAAAAAfoHAQAAAAH7B0AAAAAB_AdAAAAAAf0HAQAAAAH-B0AAAAAB_wcCAAAAAYAIIAAAAAGBCEAAAAABggggAAAAAQIAAAABACBQAADwFQAgBMoGAgAAAAHXBkAAAAAB-AYCAAAAAfkGAQAAAAED1wZAAAAAAeUGAgAAAAH6BgIAAAABAwAAAJoBACBQAADwFQAgUQAA9hUAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAAPYVACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGaB0AAswwAIegHAQDIDAAh8wcBAJwMACH0B0AAswwAIfUHAQDIDAAh9wcAAJwR9wci-AdAALMMACH5B0AAswwAIfoHAQDIDAAh-wdAALMMACH8B0AAswwAIf0HAQDIDAAh_gdAALMMACH_BwIAnQwAIYAIIADLDQAhgQhAALMMACGCCCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmgdAALMMACHoBwEAyAwAIfMHAQCcDAAh9AdAALMMACH1BwEAyAwAIfcHAACcEfcHIvgHQACzDAAh-QdAALMMACH6BwEAyAwAIfsHQACzDAAh_AdAALMMACH9BwEAyAwAIf4HQACzDAAh_wcCAJ0MACGACCAAyw0AIYEIQACzDAAhggggAMsNACEwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZoHQAAAAAHoBwEAAAAB8wcBAAAAAfQHQAAAAAH1BwEAAAAB9wcAAAD3BwL4B0AAAAAB-QdAAAAAAfoHAQAAAAH7B0AAAAAB_AdAAAAAAf0HAQAAAAH-B0AAAAAB_wcCAAAAAYAIIAAAAAGBCEAAAAABggggAAAAAQIAAAABACBQAAD3FQAgFRkAALEOACAvAACyDgAgMQAAtA4AIDIAALUOACDKBgIAAAAB1wZAAAAAAfIGAQAAAAHzBgQAAAAB9QYBAAAAAfgGAgAAAAH7BgEAAAAB_AYBAAAAAf4GAAAA_gYCgAcAAACABwKBBwgAAAABggcCAAAAAYMHAgAAAAGEBwEAAAABhQcCAAAAAYYHAgAAAAGHBwIAAAABAgAAAHsAIFAAAPkVACADAAAAmgEAIFAAAPcVACBRAAD9FQAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAA_RUAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZoHQACzDAAh6AcBAMgMACHzBwEAnAwAIfQHQACzDAAh9QcBAMgMACH3BwAAnBH3ByL4B0AAswwAIfkHQACzDAAh-gcBAMgMACH7B0AAswwAIfwHQACzDAAh_QcBAMgMACH-B0AAswwAIf8HAgCdDAAhgAggAMsNACGBCEAAswwAIYIIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGaB0AAswwAIegHAQDIDAAh8wcBAJwMACH0B0AAswwAIfUHAQDIDAAh9wcAAJwR9wci-AdAALMMACH5B0AAswwAIfoHAQDIDAAh-wdAALMMACH8B0AAswwAIf0HAQDIDAAh_gdAALMMACH_BwIAnQwAIYAIIADLDQAhgQhAALMMACGCCCAAyw0AIQMAAAB5ACBQAAD5FQAgUQAAgBYAIBcAAAB5ACAZAACKDgAgLwAAiw4AIDEAAI0OACAyAACODgAgSQAAgBYAIMoGAgCdDAAh1wZAAJ4MACHyBgEAnAwAIfMGBADXDQAh9QYBAJwMACH4BgIAnQwAIfsGAQCcDAAh_AYBAJwMACH-BgAAhw7-BiKABwAAiA6AByKBBwgAiQ4AIYIHAgC0DAAhgwcCALQMACGEBwEAyAwAIYUHAgCdDAAhhgcCAJ0MACGHBwIAnQwAIRUZAACKDgAgLwAAiw4AIDEAAI0OACAyAACODgAgygYCAJ0MACHXBkAAngwAIfIGAQCcDAAh8wYEANcNACH1BgEAnAwAIfgGAgCdDAAh-wYBAJwMACH8BgEAnAwAIf4GAACHDv4GIoAHAACIDoAHIoEHCACJDgAhggcCALQMACGDBwIAtAwAIYQHAQDIDAAhhQcCAJ0MACGGBwIAnQwAIYcHAgCdDAAhMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGaB0AAAAAB6AcBAAAAAfMHAQAAAAH0B0AAAAAB9QcBAAAAAfcHAAAA9wcC-AdAAAAAAfkHQAAAAAH6BwEAAAAB-wdAAAAAAfwHQAAAAAH9BwEAAAAB_gdAAAAAAf8HAgAAAAGACCAAAAABgQhAAAAAAYIIIAAAAAECAAAAAQAgUAAAgRYAIBUZAACxDgAgMAAAsw4AIDEAALQOACAyAAC1DgAgygYCAAAAAdcGQAAAAAHyBgEAAAAB8wYEAAAAAfUGAQAAAAH4BgIAAAAB-wYBAAAAAfwGAQAAAAH-BgAAAP4GAoAHAAAAgAcCgQcIAAAAAYIHAgAAAAGDBwIAAAABhAcBAAAAAYUHAgAAAAGGBwIAAAABhwcCAAAAAQIAAAB7ACBQAACDFgAgAwAAAJoBACBQAACBFgAgUQAAhxYAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAAIcWACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGaB0AAswwAIegHAQDIDAAh8wcBAJwMACH0B0AAswwAIfUHAQDIDAAh9wcAAJwR9wci-AdAALMMACH5B0AAswwAIfoHAQDIDAAh-wdAALMMACH8B0AAswwAIf0HAQDIDAAh_gdAALMMACH_BwIAnQwAIYAIIADLDQAhgQhAALMMACGCCCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmgdAALMMACHoBwEAyAwAIfMHAQCcDAAh9AdAALMMACH1BwEAyAwAIfcHAACcEfcHIvgHQACzDAAh-QdAALMMACH6BwEAyAwAIfsHQACzDAAh_AdAALMMACH9BwEAyAwAIf4HQACzDAAh_wcCAJ0MACGACCAAyw0AIYEIQACzDAAhggggAMsNACEDAAAAeQAgUAAAgxYAIFEAAIoWACAXAAAAeQAgGQAAig4AIDAAAIwOACAxAACNDgAgMgAAjg4AIEkAAIoWACDKBgIAnQwAIdcGQACeDAAh8gYBAJwMACHzBgQA1w0AIfUGAQCcDAAh-AYCAJ0MACH7BgEAnAwAIfwGAQCcDAAh_gYAAIcO_gYigAcAAIgOgAcigQcIAIkOACGCBwIAtAwAIYMHAgC0DAAhhAcBAMgMACGFBwIAnQwAIYYHAgCdDAAhhwcCAJ0MACEVGQAAig4AIDAAAIwOACAxAACNDgAgMgAAjg4AIMoGAgCdDAAh1wZAAJ4MACHyBgEAnAwAIfMGBADXDQAh9QYBAJwMACH4BgIAnQwAIfsGAQCcDAAh_AYBAJwMACH-BgAAhw7-BiKABwAAiA6AByKBBwgAiQ4AIYIHAgC0DAAhgwcCALQMACGEBwEAyAwAIYUHAgCdDAAhhgcCAJ0MACGHBwIAnQwAIRUZAACxDgAgLwAAsg4AIDAAALMOACAyAAC1DgAgygYCAAAAAdcGQAAAAAHyBgEAAAAB8wYEAAAAAfUGAQAAAAH4BgIAAAAB-wYBAAAAAfwGAQAAAAH-BgAAAP4GAoAHAAAAgAcCgQcIAAAAAYIHAgAAAAGDBwIAAAABhAcBAAAAAYUHAgAAAAGGBwIAAAABhwcCAAAAAQIAAAB7ACBQAACLFgAgAwAAAHkAIFAAAIsWACBRAACPFgAgFwAAAHkAIBkAAIoOACAvAACLDgAgMAAAjA4AIDIAAI4OACBJAACPFgAgygYCAJ0MACHXBkAAngwAIfIGAQCcDAAh8wYEANcNACH1BgEAnAwAIfgGAgCdDAAh-wYBAJwMACH8BgEAnAwAIf4GAACHDv4GIoAHAACIDoAHIoEHCACJDgAhggcCALQMACGDBwIAtAwAIYQHAQDIDAAhhQcCAJ0MACGGBwIAnQwAIYcHAgCdDAAhFRkAAIoOACAvAACLDgAgMAAAjA4AIDIAAI4OACDKBgIAnQwAIdcGQACeDAAh8gYBAJwMACHzBgQA1w0AIfUGAQCcDAAh-AYCAJ0MACH7BgEAnAwAIfwGAQCcDAAh_gYAAIcO_gYigAcAAIgOgAcigQcIAIkOACGCBwIAtAwAIYMHAgC0DAAhhAcBAMgMACGFBwIAnQwAIYYHAgCdDAAhhwcCAJ0MACEwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZoHQAAAAAHoBwEAAAAB8wcBAAAAAfQHQAAAAAH1BwEAAAAB9wcAAAD3BwL4B0AAAAAB-QdAAAAAAfoHAQAAAAH7B0AAAAAB_AdAAAAAAf0HAQAAAAH-B0AAAAAB_wcCAAAAAYAIIAAAAAGBCEAAAAABggggAAAAAQIAAAABACBQAACQFgAgAwAAAJoBACBQAACQFgAgUQAAlBYAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAAJQWACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGaB0AAswwAIegHAQDIDAAh8wcBAJwMACH0B0AAswwAIfUHAQDIDAAh9wcAAJwR9wci-AdAALMMACH5B0AAswwAIfoHAQDIDAAh-wdAALMMACH8B0AAswwAIf0HAQDIDAAh_gdAALMMACH_BwIAnQwAIYAIIADLDQAhgQhAALMMACGCCCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmgdAALMMACHoBwEAyAwAIfMHAQCcDAAh9AdAALMMACH1BwEAyAwAIfcHAACcEfcHIvgHQACzDAAh-QdAALMMACH6BwEAyAwAIfsHQACzDAAh_AdAALMMACH9BwEAyAwAIf4HQACzDAAh_wcCAJ0MACGACCAAyw0AIYEIQACzDAAhggggAMsNACEwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZoHQAAAAAHoBwEAAAAB8wcBAAAAAfQHQAAAAAH1BwEAAAAB9wcAAAD3BwL4B0AAAAAB-QdAAAAAAfoHAQAAAAH7B0AAAAAB_AdAAAAAAf0HAQAAAAH-B0AAAAAB_wcCAAAAAYAIIAAAAAGBCEAAAAABggggAAAAAQIAAAABACBQAACVFgAgAwAAAJoBACBQAACVFgAgUQAAmRYAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAAJkWACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGaB0AAswwAIegHAQDIDAAh8wcBAJwMACH0B0AAswwAIfUHAQDIDAAh9wcAAJwR9wci-AdAALMMACH5B0AAswwAIfoHAQDIDAAh-wdAALMMACH8B0AAswwAIf0HAQDIDAAh_gdAALMMACH_BwIAnQwAIYAIIADLDQAhgQhAALMMACGCCCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmgdAALMMACHoBwEAyAwAIfMHAQCcDAAh9AdAALMMACH1BwEAyAwAIfcHAACcEfcHIvgHQACzDAAh-QdAALMMACH6BwEAyAwAIfsHQACzDAAh_AdAALMMACH9BwEAyAwAIf4HQACzDAAh_wcCAJ0MACGACCAAyw0AIYEIQACzDAAhggggAMsNACEVGQAAsQ4AIC8AALIOACAwAACzDgAgMQAAtA4AIMoGAgAAAAHXBkAAAAAB8gYBAAAAAfMGBAAAAAH1BgEAAAAB-AYCAAAAAfsGAQAAAAH8BgEAAAAB_gYAAAD-BgKABwAAAIAHAoEHCAAAAAGCBwIAAAABgwcCAAAAAYQHAQAAAAGFBwIAAAABhgcCAAAAAYcHAgAAAAECAAAAewAgUAAAmhYAIAsEAADnDQAgygYCAAAAAdcGQAAAAAHmBgIAAAAB5wYBAAAAAfIGAQAAAAHzBgQAAAAB9AYBAAAAAfUGAQAAAAH2BkAAAAAB9wYBAAAAAQIAAACSAQAgUAAAnBYAIAMAAAB5ACBQAACaFgAgUQAAoBYAIBcAAAB5ACAZAACKDgAgLwAAiw4AIDAAAIwOACAxAACNDgAgSQAAoBYAIMoGAgCdDAAh1wZAAJ4MACHyBgEAnAwAIfMGBADXDQAh9QYBAJwMACH4BgIAnQwAIfsGAQCcDAAh_AYBAJwMACH-BgAAhw7-BiKABwAAiA6AByKBBwgAiQ4AIYIHAgC0DAAhgwcCALQMACGEBwEAyAwAIYUHAgCdDAAhhgcCAJ0MACGHBwIAnQwAIRUZAACKDgAgLwAAiw4AIDAAAIwOACAxAACNDgAgygYCAJ0MACHXBkAAngwAIfIGAQCcDAAh8wYEANcNACH1BgEAnAwAIfgGAgCdDAAh-wYBAJwMACH8BgEAnAwAIf4GAACHDv4GIoAHAACIDoAHIoEHCACJDgAhggcCALQMACGDBwIAtAwAIYQHAQDIDAAhhQcCAJ0MACGGBwIAnQwAIYcHAgCdDAAhAwAAAIkBACBQAACcFgAgUQAAoxYAIA0AAACJAQAgBAAA4A0AIEkAAKMWACDKBgIAnQwAIdcGQACeDAAh5gYCAJ0MACHnBgEAnAwAIfIGAQCcDAAh8wYEANcNACH0BgEAnAwAIfUGAQCcDAAh9gZAAJ4MACH3BgEAnAwAIQsEAADgDQAgygYCAJ0MACHXBkAAngwAIeYGAgCdDAAh5wYBAJwMACHyBgEAnAwAIfMGBADXDQAh9AYBAJwMACH1BgEAnAwAIfYGQACeDAAh9wYBAJwMACEwEAAA5BMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZoHQAAAAAHoBwEAAAAB8wcBAAAAAfQHQAAAAAH1BwEAAAAB9wcAAAD3BwL4B0AAAAAB-QdAAAAAAfoHAQAAAAH7B0AAAAAB_AdAAAAAAf0HAQAAAAH-B0AAAAAB_wcCAAAAAYAIIAAAAAGBCEAAAAABggggAAAAAQIAAAABACBQAACkFgAgBMoGAgAAAAHSBgAAkA0AINcGQAAAAAHlBgIAAAABCc8GAAEAAAHQBgABAAAB0gYAALcMACDTBgIAAAAB1AZAAAAAAdUGAgAAAAHWBkAAAAAB1wZAAAAAAdgGQAAAAAEMBgAA6wwAIAgAAOwMACDKBgIAAAAB0gYAAOoMACDVBgIAAAAB1wZAAAAAAdgGQAAAAAHgBgABAAAB4QYBAAAAAeIGAQAAAAHjBkAAAAAB5AZAAAAAAQIAAAAPACBQAACoFgAgAwAAAA0AIFAAAKgWACBRAACsFgAgDgAAAA0AIAYAAMkMACAIAADKDAAgSQAArBYAIMoGAgCdDAAh0gYAAMYMACDVBgIAnQwAIdcGQACeDAAh2AZAAJ4MACHgBgABxwwAIeEGAQDIDAAh4gYBAMgMACHjBkAAswwAIeQGQACzDAAhDAYAAMkMACAIAADKDAAgygYCAJ0MACHSBgAAxgwAINUGAgCdDAAh1wZAAJ4MACHYBkAAngwAIeAGAAHHDAAh4QYBAMgMACHiBgEAyAwAIeMGQACzDAAh5AZAALMMACELygYCAAAAAdIGAADbDAAg1wZAAAAAAdgGQAAAAAHdBgABAAAB5QYCAAAAAecGAQAAAAGuB0AAAAAB8AcBAAAAAfEHQAAAAAHyBwIAAAABAwAAAJoBACBQAACkFgAgUQAAsBYAIDIAAACaAQAgEAAAnREAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAALAWACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGaB0AAswwAIegHAQDIDAAh8wcBAJwMACH0B0AAswwAIfUHAQDIDAAh9wcAAJwR9wci-AdAALMMACH5B0AAswwAIfoHAQDIDAAh-wdAALMMACH8B0AAswwAIf0HAQDIDAAh_gdAALMMACH_BwIAnQwAIYAIIADLDQAhgQhAALMMACGCCCAAyw0AITAQAACdEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmgdAALMMACHoBwEAyAwAIfMHAQCcDAAh9AdAALMMACH1BwEAyAwAIfcHAACcEfcHIvgHQACzDAAh-QdAALMMACH6BwEAyAwAIfsHQACzDAAh_AdAALMMACH9BwEAyAwAIf4HQACzDAAh_wcCAJ0MACGACCAAyw0AIYEIQACzDAAhggggAMsNACELBAAAwg0AIAwAAMQNACAOAADFDQAgygYCAAAAAdcGQAAAAAHmBgIAAAAB5wYBAAAAAegGAQAAAAHpBgABAAAB6gYAAMANACDrBgAAwQ0AIAIAAAAmACBQAACxFgAgMBAAAOQTACARAADlEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGaB0AAAAAB6AcBAAAAAfMHAQAAAAH0B0AAAAAB9QcBAAAAAfcHAAAA9wcC-AdAAAAAAfkHQAAAAAH6BwEAAAAB-wdAAAAAAfwHQAAAAAH9BwEAAAAB_gdAAAAAAf8HAgAAAAGACCAAAAABgQhAAAAAAYIIIAAAAAECAAAAAQAgUAAAsxYAIAnKBgIAAAAB0gYAAOoMACDXBkAAAAAB2AZAAAAAAeAGAAEAAAHhBgEAAAAB4gYBAAAAAeMGQAAAAAHkBkAAAAABCc8GAAEAAAHQBgABAAAB0QYCAAAAAdIGAAC3DAAg0wYCAAAAAdQGQAAAAAHWBkAAAAAB1wZAAAAAAdgGQAAAAAEDAAAABwAgUAAAsRYAIFEAALkWACANAAAABwAgBAAAnA0AIAwAAJ4NACAOAACfDQAgSQAAuRYAIMoGAgCdDAAh1wZAAJ4MACHmBgIAnQwAIecGAQCcDAAh6AYBAJwMACHpBgABxwwAIeoGAACaDQAg6wYAAJsNACALBAAAnA0AIAwAAJ4NACAOAACfDQAgygYCAJ0MACHXBkAAngwAIeYGAgCdDAAh5wYBAJwMACHoBgEAnAwAIekGAAHHDAAh6gYAAJoNACDrBgAAmw0AIAMAAACaAQAgUAAAsxYAIFEAALwWACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAAC8FgAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmgdAALMMACHoBwEAyAwAIfMHAQCcDAAh9AdAALMMACH1BwEAyAwAIfcHAACcEfcHIvgHQACzDAAh-QdAALMMACH6BwEAyAwAIfsHQACzDAAh_AdAALMMACH9BwEAyAwAIf4HQACzDAAh_wcCAJ0MACGACCAAyw0AIYEIQACzDAAhggggAMsNACEwEAAAnREAIBEAAJ4RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZoHQACzDAAh6AcBAMgMACHzBwEAnAwAIfQHQACzDAAh9QcBAMgMACH3BwAAnBH3ByL4B0AAswwAIfkHQACzDAAh-gcBAMgMACH7B0AAswwAIfwHQACzDAAh_QcBAMgMACH-B0AAswwAIf8HAgCdDAAhgAggAMsNACGBCEAAswwAIYIIIADLDQAhCAMAAJENACAFAACSDQAgDAAAlA0AIMoGAgAAAAHRBgIAAAAB0gYAAJANACDXBkAAAAAB5QYCAAAAAQIAAAALACBQAAC9FgAgA9cGQAAAAAHdBgABAAAB3wZAAAAAAQsEAADCDQAgDAAAxA0AIA0AAMMNACDKBgIAAAAB1wZAAAAAAeYGAgAAAAHnBgEAAAAB6AYBAAAAAekGAAEAAAHqBgAAwA0AIOsGAADBDQAgAgAAACYAIFAAAMAWACAwEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZoHQAAAAAHoBwEAAAAB8wcBAAAAAfQHQAAAAAH1BwEAAAAB9wcAAAD3BwL4B0AAAAAB-QdAAAAAAfoHAQAAAAH7B0AAAAAB_AdAAAAAAf0HAQAAAAH-B0AAAAAB_wcCAAAAAYAIIAAAAAGBCEAAAAABggggAAAAAQIAAAABACBQAADCFgAgAwAAAAcAIFAAAMAWACBRAADGFgAgDQAAAAcAIAQAAJwNACAMAACeDQAgDQAAnQ0AIEkAAMYWACDKBgIAnQwAIdcGQACeDAAh5gYCAJ0MACHnBgEAnAwAIegGAQCcDAAh6QYAAccMACHqBgAAmg0AIOsGAACbDQAgCwQAAJwNACAMAACeDQAgDQAAnQ0AIMoGAgCdDAAh1wZAAJ4MACHmBgIAnQwAIecGAQCcDAAh6AYBAJwMACHpBgABxwwAIeoGAACaDQAg6wYAAJsNACADAAAAmgEAIFAAAMIWACBRAADJFgAgMgAAAJoBACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAAyRYAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZoHQACzDAAh6AcBAMgMACHzBwEAnAwAIfQHQACzDAAh9QcBAMgMACH3BwAAnBH3ByL4B0AAswwAIfkHQACzDAAh-gcBAMgMACH7B0AAswwAIfwHQACzDAAh_QcBAMgMACH-B0AAswwAIf8HAgCdDAAhgAggAMsNACGBCEAAswwAIYIIIADLDQAhMBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGaB0AAswwAIegHAQDIDAAh8wcBAJwMACH0B0AAswwAIfUHAQDIDAAh9wcAAJwR9wci-AdAALMMACH5B0AAswwAIfoHAQDIDAAh-wdAALMMACH8B0AAswwAIf0HAQDIDAAh_gdAALMMACH_BwIAnQwAIYAIIADLDQAhgQhAALMMACGCCCAAyw0AIQvKBgIAAAAB0QYCAAAAAdIGAADbDAAg1wZAAAAAAdgGQAAAAAHdBgABAAAB5QYCAAAAAecGAQAAAAGuB0AAAAAB8AcBAAAAAfEHQAAAAAEDAAAACQAgUAAAvRYAIFEAAM0WACAKAAAACQAgAwAA9AwAIAUAAPUMACAMAAD3DAAgSQAAzRYAIMoGAgCdDAAh0QYCAJ0MACHSBgAA8wwAINcGQACeDAAh5QYCAJ0MACEIAwAA9AwAIAUAAPUMACAMAAD3DAAgygYCAJ0MACHRBgIAnQwAIdIGAADzDAAg1wZAAJ4MACHlBgIAnQwAIQwGAADrDAAgCQAA7QwAIMoGAgAAAAHSBgAA6gwAINUGAgAAAAHXBkAAAAAB2AZAAAAAAeAGAAEAAAHhBgEAAAAB4gYBAAAAAeMGQAAAAAHkBkAAAAABAgAAAA8AIFAAAM4WACADAAAADQAgUAAAzhYAIFEAANIWACAOAAAADQAgBgAAyQwAIAkAAMsMACBJAADSFgAgygYCAJ0MACHSBgAAxgwAINUGAgCdDAAh1wZAAJ4MACHYBkAAngwAIeAGAAHHDAAh4QYBAMgMACHiBgEAyAwAIeMGQACzDAAh5AZAALMMACEMBgAAyQwAIAkAAMsMACDKBgIAnQwAIdIGAADGDAAg1QYCAJ0MACHXBkAAngwAIdgGQACeDAAh4AYAAccMACHhBgEAyAwAIeIGAQDIDAAh4wZAALMMACHkBkAAswwAIQgDAACRDQAgBQAAkg0AIAsAAJMNACDKBgIAAAAB0QYCAAAAAdIGAACQDQAg1wZAAAAAAeUGAgAAAAECAAAACwAgUAAA0xYAIAsEAADCDQAgDQAAww0AIA4AAMUNACDKBgIAAAAB1wZAAAAAAeYGAgAAAAHnBgEAAAAB6AYBAAAAAekGAAEAAAHqBgAAwA0AIOsGAADBDQAgAgAAACYAIFAAANUWACADAAAACQAgUAAA0xYAIFEAANkWACAKAAAACQAgAwAA9AwAIAUAAPUMACALAAD2DAAgSQAA2RYAIMoGAgCdDAAh0QYCAJ0MACHSBgAA8wwAINcGQACeDAAh5QYCAJ0MACEIAwAA9AwAIAUAAPUMACALAAD2DAAgygYCAJ0MACHRBgIAnQwAIdIGAADzDAAg1wZAAJ4MACHlBgIAnQwAIQMAAAAHACBQAADVFgAgUQAA3BYAIA0AAAAHACAEAACcDQAgDQAAnQ0AIA4AAJ8NACBJAADcFgAgygYCAJ0MACHXBkAAngwAIeYGAgCdDAAh5wYBAJwMACHoBgEAnAwAIekGAAHHDAAh6gYAAJoNACDrBgAAmw0AIAsEAACcDQAgDQAAnQ0AIA4AAJ8NACDKBgIAnQwAIdcGQACeDAAh5gYCAJ0MACHnBgEAnAwAIegGAQCcDAAh6QYAAccMACHqBgAAmg0AIOsGAACbDQAgHgoAMxAGAhEnAxIoBBMqCxQuDBUyDRY2Dhc6DxtCEhxGFCFaGCNZFyVeHCpiHS14IC-PASYwkAEnNHwlNZMBKjaVASw5mQEtOp0BLTueAS09ogEuPqQBLj-oAS9ArQEwQrEBMUO1ATIDAwABBQgDDyQFBQQAAQoACgwfCA0MBA4gAgUDAAEFAAMKAAkLEAUMGwgEBgAECBQGCRUCCgAHAQcABQIIFgAJFwACBQADBhwEAgsdAAweAAMMIgANIQAOIwABAwABAQMAAQEDAAEBAwABBAoAExgAEBkAARtAEgIKABEXOw8BFzwAAhkAARoADwEbQQAGCgAbGQABHUgVIkwXI1UXJFcaAgoAFhxJFAEcSgAFCgAZGQABHgAUH00UIVEYAgMAASAAFwEhUgABHgAUASNYAAEDAAEDBAABCgAkLGYeAwoAIyZnHShrHwIpACArAB4ECgAiJwABKGwfKnAhASkAIAIocQAqcgABKHMAASx0AAYKACsZAAEvgAEmMIQBJzGGASgyiAEpAhkAAS4AJQIDAAEuACUBLgAlAi6MASUzigEqAgQAATKLASkCL40BADCOAQABBAABAxmbAQE3AAE4nAEBAgSjAQE8AAEBA6kBAQEDAAEBQQABAQMAARsQtgEAEbcBABK4AQAUuQEAFboBABa7AQAXvAEAG70BABy-AQAhwAEAI78BACXBAQAqwgEALcMBAC_FAQAwxgEANMQBADXHAQA5yAEAOskBADvKAQA9ywEAPswBAD_NAQBAzgEAQs8BAEPQAQAAAAAFCgA4VgA5VwA6WAA7WQA8AAAAAAAFCgA4VgA5VwA6WAA7WQA8AwMAAQXxAQMP8gEFAwMAAQX4AQMP-QEFBQoAQVYAQlcAQ1gARFkARQAAAAAABQoAQVYAQlcAQ1gARFkARQEDiwIBAQORAgEFCgBKVgBLVwBMWABNWQBOAAAAAAAFCgBKVgBLVwBMWABNWQBOAUEAAQFBAAEFCgBTVgBUVwBVWABWWQBXAAAAAAAFCgBTVgBUVwBVWABWWQBXAQMAAQEDAAEFCgBcVgBdVwBeWABfWQBgAAAAAAAFCgBcVgBdVwBeWABfWQBgAQMAAQEDAAEFCgBlVgBmVwBnWABoWQBpAAAAAAAFCgBlVgBmVwBnWABoWQBpAAAABQoAb1YAcFcAcVgAclkAcwAAAAAABQoAb1YAcFcAcVgAclkAcwMZ_gIBNwABOP8CAQMZhQMBNwABOIYDAQUKAHhWAHlXAHpYAHtZAHwAAAAAAAUKAHhWAHlXAHpYAHtZAHwCBJgDATwAAQIEngMBPAABBQoAgQFWAIIBVwCDAVgAhAFZAIUBAAAAAAAFCgCBAVYAggFXAIMBWACEAVkAhQEAAAAFCgCLAVYAjAFXAI0BWACOAVkAjwEAAAAAAAUKAIsBVgCMAVcAjQFYAI4BWQCPAQEDAAEBAwABBQoAlAFWAJUBVwCWAVgAlwFZAJgBAAAAAAAFCgCUAVYAlQFXAJYBWACXAVkAmAEAAAUKAJ0BVgCeAVcAnwFYAKABWQChAQAAAAAABQoAnQFWAJ4BVwCfAVgAoAFZAKEBAhgAEBkAAQIYABAZAAEFCgCmAVYApwFXAKgBWACpAVkAqgEAAAAAAAUKAKYBVgCnAVcAqAFYAKkBWQCqAQIZAAEaAA8CGQABGgAPBQoArwFWALABVwCxAVgAsgFZALMBAAAAAAAFCgCvAVYAsAFXALEBWACyAVkAswEAAAAFCgC5AVYAugFXALsBWAC8AVkAvQEAAAAAAAUKALkBVgC6AVcAuwFYALwBWQC9AQEDAAEBAwABBQoAwgFWAMMBVwDEAVgAxQFZAMYBAAAAAAAFCgDCAVYAwwFXAMQBWADFAVkAxgEBAwABAQMAAQUKAMsBVgDMAVcAzQFYAM4BWQDPAQAAAAAABQoAywFWAMwBVwDNAVgAzgFZAM8BAQMAAQEDAAEFCgDUAVYA1QFXANYBWADXAVkA2AEAAAAAAAUKANQBVgDVAVcA1gFYANcBWQDYAQEDAAEBAwABBQoA3QFWAN4BVwDfAVgA4AFZAOEBAAAAAAAFCgDdAVYA3gFXAN8BWADgAVkA4QEAAAADCgDnAVgA6AFZAOkBAAAAAwoA5wFYAOgBWQDpAQAABQoA7gFWAO8BVwDwAVgA8QFZAPIBAAAAAAAFCgDuAVYA7wFXAPABWADxAVkA8gEDGQABHcgFFSLJBRcDGQABHc8FFSLQBRcFCgD3AVYA-AFXAPkBWAD6AVkA-wEAAAAAAAUKAPcBVgD4AVcA-QFYAPoBWQD7AQIZAAEeABQCGQABHgAUBQoAgAJWAIECVwCCAlgAgwJZAIQCAAAAAAAFCgCAAlYAgQJXAIICWACDAlkAhAICAwABIAAXAgMAASAAFwUKAIkCVgCKAlcAiwJYAIwCWQCNAgAAAAAABQoAiQJWAIoCVwCLAlgAjAJZAI0CAR4AFAUKAJECVgCSAlcAkwJYAJQCWQCVAgAAAAAABQoAkQJWAJICVwCTAlgAlAJZAJUCAQQAAQEEAAEFCgCaAlYAmwJXAJwCWACdAlkAngIAAAAAAAUKAJoCVgCbAlcAnAJYAJ0CWQCeAgEmtgYdASa8Bh0FCgCjAlYApAJXAKUCWACmAlkApwIAAAAAAAUKAKMCVgCkAlcApQJYAKYCWQCnAgEnAAEBJwABBQoArAJWAK0CVwCuAlgArwJZALACAAAAAAAFCgCsAlYArQJXAK4CWACvAlkAsAICKQAgKwAeAikAICsAHgUKALUCVgC2AlcAtwJYALgCWQC5AgAAAAAABQoAtQJWALYCVwC3AlgAuAJZALkCASkAIAEpACAFCgC-AlYAvwJXAMACWADBAlkAwgIAAAAAAAUKAL4CVgC_AlcAwAJYAMECWQDCAgEZAAEBGQABBQoAxwJWAMgCVwDJAlgAygJZAMsCAAAAAAAFCgDHAlYAyAJXAMkCWADKAlkAywICAwABLgAlAgMAAS4AJQUKANACVgDRAlcA0gJYANMCWQDUAgAAAAAABQoA0AJWANECVwDSAlgA0wJZANQCAhkAAS4AJQIZAAEuACUFCgDZAlYA2gJXANsCWADcAlkA3QIAAAAAAAUKANkCVgDaAlcA2wJYANwCWQDdAgEuACUBLgAlBQoA4gJWAOMCVwDkAlgA5QJZAOYCAAAAAAAFCgDiAlYA4wJXAOQCWADlAlkA5gIBBAABAQQAAQUKAOsCVgDsAlcA7QJYAO4CWQDvAgAAAAAABQoA6wJWAOwCVwDtAlgA7gJZAO8CAQQAAQEEAAEFCgD0AlYA9QJXAPYCWAD3AlkA-AIAAAAAAAUKAPQCVgD1AlcA9gJYAPcCWQD4AgIumwglM5oIKgIuogglM6EIKgUKAP0CVgD-AlcA_wJYAIADWQCBAwAAAAAABQoA_QJWAP4CVwD_AlgAgANZAIEDAQQAAQEEAAEFCgCGA1YAhwNXAIgDWACJA1kAigMAAAAAAAUKAIYDVgCHA1cAiANYAIkDWQCKAwIDAAEFAAMCAwABBQADBQoAjwNWAJADVwCRA1gAkgNZAJMDAAAAAAAFCgCPA1YAkANXAJEDWACSA1kAkwMBBgAEAQYABAUKAJgDVgCZA1cAmgNYAJsDWQCcAwAAAAAABQoAmANWAJkDVwCaA1gAmwNZAJwDAQcABQEHAAUFCgChA1YAogNXAKMDWACkA1kApQMAAAAAAAUKAKEDVgCiA1cAowNYAKQDWQClAwIFAAMGjAkEAgUAAwaSCQQFCgCqA1YAqwNXAKwDWACtA1kArgMAAAAAAAUKAKoDVgCrA1cArANYAK0DWQCuAwAAAAMKALQDWAC1A1kAtgMAAAADCgC0A1gAtQNZALYDAAAAAwoAvANYAL0DWQC-AwAAAAMKALwDWAC9A1kAvgMAAAADCgDEA1gAxQNZAMYDAAAAAwoAxANYAMUDWQDGAwAAAAMKAMwDWADNA1kAzgMAAAADCgDMA1gAzQNZAM4DAAAABQoA1ANWANUDVwDWA1gA1wNZANgDAAAAAAAFCgDUA1YA1QNXANYDWADXA1kA2ANEAgFF0QEBRtMBAUfUAQFI1QEBStcBAUvZATRM2gE1TdwBAU7eATRP3wE2UuABAVPhAQFU4gE0WuUBN1vmAT1c5wECXegBAl7pAQJf6gECYOsBAmHtAQJi7wE0Y_ABPmT0AQJl9gE0ZvcBP2f6AQJo-wECafwBNGr_AUBrgAJGbIECL22CAi9ugwIvb4QCL3CFAi9xhwIvcokCNHOKAkd0jQIvdY8CNHaQAkh3kgIveJMCL3mUAjR6lwJJe5gCT3yZAjF9mgIxfpsCMX-cAjGAAZ0CMYEBnwIxggGhAjSDAaICUIQBpAIxhQGmAjSGAacCUYcBqAIxiAGpAjGJAaoCNIoBrQJSiwGuAliMAa8CMI0BsAIwjgGxAjCPAbICMJABswIwkQG1AjCSAbcCNJMBuAJZlAG6AjCVAbwCNJYBvQJalwG-AjCYAb8CMJkBwAI0mgHDAlubAcQCYZwBxQIcnQHGAhyeAccCHJ8ByAIcoAHJAhyhAcsCHKIBzQI0owHOAmKkAdACHKUB0gI0pgHTAmOnAdQCHKgB1QIcqQHWAjSqAdkCZKsB2gJqrAHcAmutAd0Ca64B4AJrrwHhAmuwAeICa7EB5AJrsgHmAjSzAecCbLQB6QJrtQHrAjS2AewCbbcB7QJruAHuAmu5Ae8CNLoB8gJuuwHzAnS8AfQCLb0B9QItvgH2Ai2_AfcCLcAB-AItwQH6Ai3CAfwCNMMB_QJ1xAGBAy3FAYMDNMYBhAN2xwGHAy3IAYgDLckBiQM0ygGMA3fLAY0DfcwBjgMuzQGPAy7OAZADLs8BkQMu0AGSAy7RAZQDLtIBlgM00wGXA37UAZoDLtUBnAM01gGdA3_XAZ8DLtgBoAMu2QGhAzTaAaQDgAHbAaUDhgHcAacDhwHdAagDhwHeAasDhwHfAawDhwHgAa0DhwHhAa8DhwHiAbEDNOMBsgOIAeQBtAOHAeUBtgM05gG3A4kB5wG4A4cB6AG5A4cB6QG6AzTqAb0DigHrAb4DkAHsAb8DMu0BwAMy7gHBAzLvAcIDMvABwwMy8QHFAzLyAccDNPMByAORAfQBygMy9QHMAzT2Ac0DkgH3Ac4DMvgBzwMy-QHQAzT6AdMDkwH7AdQDmQH8AdYDEP0B1wMQ_gHaAxD_AdsDEIAC3AMQgQLeAxCCAuADNIMC4QOaAYQC4wMQhQLlAzSGAuYDmwGHAucDEIgC6AMQiQLpAzSKAuwDnAGLAu0DogGMAu4DD40C7wMPjgLwAw-PAvEDD5AC8gMPkQL0Aw-SAvYDNJMC9wOjAZQC-QMPlQL7AzSWAvwDpAGXAv0DD5gC_gMPmQL_AzSaAoIEpQGbAoMEqwGcAoQEEp0ChQQSngKGBBKfAocEEqACiAQSoQKKBBKiAowENKMCjQSsAaQCjwQSpQKRBDSmApIErQGnApMEEqgClAQSqQKVBDSqApgErgGrApkEtAGsApsEtQGtApwEtQGuAp8EtQGvAqAEtQGwAqEEtQGxAqMEtQGyAqUENLMCpgS2AbQCqAS1AbUCqgQ0tgKrBLcBtwKsBLUBuAKtBLUBuQKuBDS6ArEEuAG7ArIEvgG8ArQEC70CtQQLvgK3BAu_ArgEC8ACuQQLwQK7BAvCAr0ENMMCvgS_AcQCwAQLxQLCBDTGAsMEwAHHAsQEC8gCxQQLyQLGBDTKAskEwQHLAsoExwHMAssEDM0CzAQMzgLNBAzPAs4EDNACzwQM0QLRBAzSAtMENNMC1ATIAdQC1gQM1QLYBDTWAtkEyQHXAtoEDNgC2wQM2QLcBDTaAt8EygHbAuAE0AHcAuEEDd0C4gQN3gLjBA3fAuQEDeAC5QQN4QLnBA3iAukENOMC6gTRAeQC7AQN5QLuBDTmAu8E0gHnAvAEDegC8QQN6QLyBDTqAvUE0wHrAvYE2QHsAvcEDu0C-AQO7gL5BA7vAvoEDvAC-wQO8QL9BA7yAv8ENPMCgAXaAfQCggUO9QKEBTT2AoUF2wH3AoYFDvgChwUO-QKIBTT6AosF3AH7AowF4gH8Ao4F4wH9Ao8F4wH-ApIF4wH_ApMF4wGAA5QF4wGBA5YF4wGCA5gFNIMDmQXkAYQDmwXjAYUDnQU0hgOeBeUBhwOfBeMBiAOgBeMBiQOhBTSKA6QF5gGLA6UF6gGMA6cFFY0DqAUVjgOqBRWPA6sFFZADrAUVkQOuBRWSA7AFNJMDsQXrAZQDswUVlQO1BTSWA7YF7AGXA7cFFZgDuAUVmQO5BTSaA7wF7QGbA70F8wGcA74FFJ0DvwUUngPABRSfA8EFFKADwgUUoQPEBRSiA8YFNKMDxwX0AaQDywUUpQPNBTSmA84F9QGnA9EFFKgD0gUUqQPTBTSqA9YF9gGrA9cF_AGsA9gFF60D2QUXrgPaBRevA9sFF7AD3AUXsQPeBReyA-AFNLMD4QX9AbQD4wUXtQPlBTS2A-YF_gG3A-cFF7gD6AUXuQPpBTS6A-wF_wG7A-0FhQK8A-4FGL0D7wUYvgPwBRi_A_EFGMAD8gUYwQP0BRjCA_YFNMMD9wWGAsQD-QUYxQP7BTTGA_wFhwLHA_0FGMgD_gUYyQP_BTTKA4IGiALLA4MGjgLMA4UGGs0DhgYazgOIBhrPA4kGGtADigYa0QOMBhrSA44GNNMDjwaPAtQDkAYa1QORBjTWA5QGkALXA5UGlgLYA5YGHdkDlwYd2gOYBh3bA5kGHdwDmgYd3QOcBh3eA54GNN8DnwaXAuADoQYd4QOjBjTiA6QGmALjA6UGHeQDpgYd5QOnBjTmA6oGmQLnA6sGnwLoA6wGHukDrQYe6gOuBh7rA68GHuwDsAYe7QOyBh7uA7QGNO8DtQagAvADuAYe8QO6BjTyA7sGoQLzA70GHvQDvgYe9QO_BjT2A8IGogL3A8MGqAL4A8QGIPkDxQYg-gPGBiD7A8cGIPwDyAYg_QPKBiD-A8wGNP8DzQapAoAEzwYggQTRBjSCBNIGqgKDBNMGIIQE1AYghQTVBjSGBNgGqwKHBNkGsQKIBNoGH4kE2wYfigTcBh-LBN0GH4wE3gYfjQTgBh-OBOIGNI8E4wayApAE5QYfkQTnBjSSBOgGswKTBOkGH5QE6gYflQTrBjSWBO4GtAKXBO8GugKYBPAGIZkE8QYhmgTyBiGbBPMGIZwE9AYhnQT2BiGeBPgGNJ8E-Qa7AqAE-wYhoQT9BjSiBP4GvAKjBP8GIaQEgAchpQSBBzSmBIQHvQKnBIUHwwKoBIYHJakEhwclqgSIByWrBIkHJawEigclrQSMByWuBI4HNK8EjwfEArAEkQclsQSTBzSyBJQHxQKzBJUHJbQElgcltQSXBzS2BJoHxgK3BJsHzAK4BJwHJ7kEnQcnugSeBye7BJ8HJ7wEoAcnvQSiBye-BKQHNL8EpQfNAsAEpwcnwQSpBzTCBKoHzgLDBKsHJ8QErAcnxQStBzTGBLAHzwLHBLEH1QLIBLIHJskEswcmygS0BybLBLUHJswEtgcmzQS4BybOBLoHNM8EuwfWAtAEvQcm0QS_BzTSBMAH1wLTBMEHJtQEwgcm1QTDBzTWBMYH2ALXBMcH3gLYBMkHKNkEygco2gTMByjbBM0HKNwEzgco3QTQByjeBNIHNN8E0wffAuAE1Qco4QTXBzTiBNgH4ALjBNkHKOQE2gco5QTbBzTmBN4H4QLnBN8H5wLoBOAHKukE4Qcq6gTiByrrBOMHKuwE5Acq7QTmByruBOgHNO8E6QfoAvAE6wcq8QTtBzTyBO4H6QLzBO8HKvQE8Acq9QTxBzT2BPQH6gL3BPUH8AL4BPcHLPkE-Acs-gT6Byz7BPsHLPwE_Acs_QT-Byz-BIAINP8EgQjxAoAFgwgsgQWFCDSCBYYI8gKDBYcILIQFiAgshQWJCDSGBYwI8wKHBY0I-QKIBY8IKYkFkAgpigWSCCmLBZMIKYwFlAgpjQWWCCmOBZgINI8FmQj6ApAFnQgpkQWfCDSSBaAI-wKTBaMIKZQFpAgplQWlCDSWBagI_AKXBakIggOYBaoIA5kFqwgDmgWsCAObBa0IA5wFrggDnQWwCAOeBbIINJ8FswiDA6AFtQgDoQW3CDSiBbgIhAOjBbkIA6QFuggDpQW7CDSmBb4IhQOnBb8IiwOoBcAIBKkFwQgEqgXCCASrBcMIBKwFxAgErQXGCASuBcgINK8FyQiMA7AFywgEsQXNCDSyBc4IjQOzBc8IBLQF0AgEtQXRCDS2BdQIjgO3BdUIlAO4BdYIBbkF1wgFugXYCAW7BdkIBbwF2ggFvQXcCAW-Bd4INL8F3wiVA8AF4QgFwQXjCDTCBeQIlgPDBeUIBcQF5ggFxQXnCDTGBeoIlwPHBesInQPIBewIBskF7QgGygXuCAbLBe8IBswF8AgGzQXyCAbOBfQINM8F9QieA9AF9wgG0QX5CDTSBfoInwPTBfsIBtQF_AgG1QX9CDTWBYAJoAPXBYEJpgPYBYIJCNkFgwkI2gWECQjbBYUJCNwFhgkI3QWICQjeBYoJNN8FiwmnA-AFjgkI4QWQCTTiBZEJqAPjBZMJCOQFlAkI5QWVCTTmBZgJqQPnBZkJrwPoBZsJsAPpBZwJsAPqBZ8JsAPrBaAJsAPsBaEJsAPtBaMJsAPuBaUJNO8FpgmxA_AFqAmwA_EFqgk08gWrCbID8wWsCbAD9AWtCbAD9QWuCTT2BbEJswP3BbIJtwP4BbQJuAP5BbUJuAP6BbgJuAP7BbkJuAP8BboJuAP9BbwJuAP-Bb4JNP8Fvwm5A4AGwQm4A4EGwwk0ggbECboDgwbFCbgDhAbGCbgDhQbHCTSGBsoJuwOHBssJvwOIBs0JwAOJBs4JwAOKBtEJwAOLBtIJwAOMBtMJwAONBtUJwAOOBtcJNI8G2AnBA5AG2gnAA5EG3Ak0kgbdCcIDkwbeCcADlAbfCcADlQbgCTSWBuMJwwOXBuQJxwOYBuYJyAOZBucJyAOaBuoJyAObBusJyAOcBuwJyAOdBu4JyAOeBvAJNJ8G8QnJA6AG8wnIA6EG9Qk0ogb2CcoDowb3CcgDpAb4CcgDpQb5CTSmBvwJywOnBv0JzwOoBv8J0AOpBoAK0AOqBoMK0AOrBoQK0AOsBoUK0AOtBocK0AOuBokKNK8GigrRA7AGjArQA7EGjgo0sgaPCtIDswaQCtADtAaRCtADtQaSCjS2BpUK0wO3BpYK2QM"
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
  paymentReference: "paymentReference"
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
