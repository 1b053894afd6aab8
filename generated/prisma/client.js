// Made by `npm run generate` from prisma/schema.prisma, whose SHA-256 is
// 23d8436d80f2e8655d594a12606a3dec53cb7d4453687237d84b62d9ab14db10.
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
config.runtimeDataModel = JSON.parse('{"models":{"User":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"username","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"pendingEmail","kind":"scalar","type":"String","dbName":"pending_email"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"role","kind":"enum","type":"Role"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspendedUntil","kind":"scalar","type":"DateTime","dbName":"suspended_until"},{"name":"suspendedFor","kind":"scalar","type":"String","dbName":"suspended_for"},{"name":"silencedAt","kind":"scalar","type":"DateTime","dbName":"silenced_at"},{"name":"silencedUntil","kind":"scalar","type":"DateTime","dbName":"silenced_until"},{"name":"silencedFor","kind":"scalar","type":"String","dbName":"silenced_for"},{"name":"reportMailedAt","kind":"scalar","type":"DateTime","dbName":"report_mailed_at"},{"name":"approvedPosts","kind":"scalar","type":"Int","dbName":"approved_posts"},{"name":"awaitsApproval","kind":"scalar","type":"Boolean","dbName":"awaits_approval"},{"name":"deleteAt","kind":"scalar","type":"DateTime","dbName":"delete_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"twoFactors","kind":"scalar","type":"Boolean","dbName":"two_factors"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToUser"},{"name":"apps","kind":"object","type":"App","relationName":"AppToUser"},{"name":"appGrants","kind":"object","type":"AppGrant","relationName":"AppGrantToUser"},{"name":"totpFactor","kind":"object","type":"TotpFactor","relationName":"TotpFactorToUser"},{"name":"recoveryCodes","kind":"object","type":"RecoveryCode","relationName":"RecoveryCodeToUser"},{"name":"passkeys","kind":"object","type":"Passkey","relationName":"PasskeyToUser"},{"name":"identities","kind":"object","type":"Identity","relationName":"IdentityToUser"},{"name":"topics","kind":"object","type":"Topic","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToUser"},{"name":"questions","kind":"object","type":"Question","relationName":"QuestionToUser"},{"name":"answers","kind":"object","type":"Answer","relationName":"AnswerToUser"},{"name":"votes","kind":"object","type":"Vote","relationName":"UserToVote"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToUser"},{"name":"stores","kind":"object","type":"Store","relationName":"StoreToUser"},{"name":"orders","kind":"object","type":"Order","relationName":"OrderToUser"},{"name":"videos","kind":"object","type":"Video","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToUser"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToUser"},{"name":"files","kind":"object","type":"File","relationName":"FileToUser"},{"name":"fileUsage","kind":"object","type":"FileUsage","relationName":"FileUsageToUser"},{"name":"reportsMade","kind":"object","type":"Report","relationName":"reporter"},{"name":"reportsAbout","kind":"object","type":"Report","relationName":"author"},{"name":"reportsHandled","kind":"object","type":"Report","relationName":"handler"},{"name":"revisions","kind":"object","type":"Revision","relationName":"owner"},{"name":"edits","kind":"object","type":"Revision","relationName":"editor"},{"name":"mails","kind":"object","type":"Mail","relationName":"MailToUser"},{"name":"emailTokens","kind":"object","type":"EmailToken","relationName":"EmailTokenToUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"InvitationToUser"},{"name":"exports","kind":"object","type":"Export","relationName":"ExportToUser"}],"dbName":"users","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"appSessionId","kind":"scalar","type":"Int","dbName":"app_session_id"},{"name":"user","kind":"object","type":"User","relationName":"ApiKeyToUser"},{"name":"app","kind":"object","type":"App","relationName":"ApiKeyToApp"},{"name":"appSession","kind":"object","type":"AppSession","relationName":"ApiKeyToAppSession"}],"dbName":"api_keys","schema":null},"Mail":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"fault","kind":"scalar","type":"String"},{"name":"givenUpAt","kind":"scalar","type":"DateTime","dbName":"given_up_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"MailToUser"}],"dbName":"mails","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"creatorId","kind":"scalar","type":"Int","dbName":"creator_id"},{"name":"maxUses","kind":"scalar","type":"Int","dbName":"max_uses"},{"name":"uses","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"creator","kind":"object","type":"User","relationName":"InvitationToUser"}],"dbName":"invitations","schema":null},"EmailToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"EmailTokenToUser"}],"dbName":"email_tokens","schema":null},"IdempotencyKey":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"operation","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"request","kind":"scalar","type":"Bytes"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"IdempotencyKeyToUser"}],"dbName":"idempotency_keys","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"details","kind":"scalar","type":"Json"}],"dbName":"audit_log","schema":null},"Report":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"reporterId","kind":"scalar","type":"Int","dbName":"reporter_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"ReportStatus"},{"name":"handlerId","kind":"scalar","type":"Int","dbName":"handler_id"},{"name":"resolutionNote","kind":"scalar","type":"String","dbName":"resolution_note"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"},{"name":"reporter","kind":"object","type":"User","relationName":"reporter"},{"name":"author","kind":"object","type":"User","relationName":"author"},{"name":"handler","kind":"object","type":"User","relationName":"handler"}],"dbName":"reports","schema":null},"Revision":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"editorId","kind":"scalar","type":"Int","dbName":"editor_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"owner","kind":"object","type":"User","relationName":"owner"},{"name":"editor","kind":"object","type":"User","relationName":"editor"}],"dbName":"revisions","schema":null},"Removal":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"parentId","kind":"scalar","type":"Int","dbName":"parent_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"excerpt","kind":"scalar","type":"String"},{"name":"memory","kind":"scalar","type":"String"},{"name":"isPrivate","kind":"scalar","type":"Boolean","dbName":"is_private"},{"name":"state","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"removals","schema":null},"Export":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"parts","kind":"scalar","type":"Int"},{"name":"partsTotal","kind":"scalar","type":"Int","dbName":"parts_total"},{"name":"records","kind":"scalar","type":"BigInt"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"missing","kind":"scalar","type":"Int"},{"name":"fault","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"user","kind":"object","type":"User","relationName":"ExportToUser"}],"dbName":"exports","schema":null},"Board":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"topics","kind":"object","type":"Topic","relationName":"BoardToTopic"}],"dbName":"boards","schema":null},"Topic":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"boardId","kind":"scalar","type":"Int","dbName":"board_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"content","kind":"scalar","type":"String"},{"name":"isSticky","kind":"scalar","type":"Boolean","dbName":"is_sticky"},{"name":"isLocked","kind":"scalar","type":"Boolean","dbName":"is_locked"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"replyCount","kind":"scalar","type":"Int","dbName":"reply_count"},{"name":"lastReplyAt","kind":"scalar","type":"DateTime","dbName":"last_reply_at"},{"name":"lastReplyUserId","kind":"scalar","type":"Int","dbName":"last_reply_user_id"},{"name":"board","kind":"object","type":"Board","relationName":"BoardToTopic"},{"name":"author","kind":"object","type":"User","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToTopic"}],"dbName":"topics","schema":null},"Reply":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"topic","kind":"object","type":"Topic","relationName":"ReplyToTopic"},{"name":"author","kind":"object","type":"User","relationName":"ReplyToUser"}],"dbName":"replies","schema":null},"Session":{"fields":[{"name":"sid","kind":"scalar","type":"String"},{"name":"sess","kind":"scalar","type":"Json"},{"name":"expire","kind":"scalar","type":"DateTime"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"}],"dbName":"sessions","schema":null},"TotpFactor":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"secret","kind":"scalar","type":"String"},{"name":"lastStep","kind":"scalar","type":"BigInt","dbName":"last_step"},{"name":"wrongCodes","kind":"scalar","type":"Int","dbName":"wrong_codes"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"TotpFactorToUser"}],"dbName":"totp_factors","schema":null},"RecoveryCode":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"RecoveryCodeToUser"}],"dbName":"recovery_codes","schema":null},"Passkey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"credentialId","kind":"scalar","type":"Bytes","dbName":"credential_id"},{"name":"publicKey","kind":"scalar","type":"Bytes","dbName":"public_key"},{"name":"counter","kind":"scalar","type":"BigInt"},{"name":"transports","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"PasskeyToUser"}],"dbName":"passkeys","schema":null},"Identity":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"IdentityToUser"}],"dbName":"identities","schema":null},"Secret":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"secrets","schema":null},"Category":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"questions","kind":"object","type":"Question","relationName":"CategoryToQuestion"}],"dbName":"categories","schema":null},"Question":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"categoryId","kind":"scalar","type":"Int","dbName":"category_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"QuestionStatus"},{"name":"bestAnswerId","kind":"scalar","type":"Int","dbName":"best_answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answerCount","kind":"scalar","type":"Int","dbName":"answer_count"},{"name":"category","kind":"object","type":"Category","relationName":"CategoryToQuestion"},{"name":"author","kind":"object","type":"User","relationName":"QuestionToUser"},{"name":"bestAnswer","kind":"object","type":"Answer","relationName":"best"},{"name":"answers","kind":"object","type":"Answer","relationName":"answers"},{"name":"search","kind":"object","type":"QuestionSearch","relationName":"QuestionToQuestionSearch"}],"dbName":"questions","schema":null},"Answer":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"voteScore","kind":"scalar","type":"Int","dbName":"vote_score"},{"name":"question","kind":"object","type":"Question","relationName":"answers"},{"name":"author","kind":"object","type":"User","relationName":"AnswerToUser"},{"name":"bestOf","kind":"object","type":"Question","relationName":"best"},{"name":"votes","kind":"object","type":"Vote","relationName":"AnswerToVote"}],"dbName":"answers","schema":null},"Vote":{"fields":[{"name":"answerId","kind":"scalar","type":"Int","dbName":"answer_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"object","type":"Answer","relationName":"AnswerToVote"},{"name":"user","kind":"object","type":"User","relationName":"UserToVote"}],"dbName":"votes","schema":null},"QuestionSearch":{"fields":[{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"question","kind":"object","type":"Question","relationName":"QuestionToQuestionSearch"}],"dbName":"question_search","schema":null},"Store":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"StoreStatus"},{"name":"reopens","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"owner","kind":"object","type":"User","relationName":"StoreToUser"},{"name":"products","kind":"object","type":"Product","relationName":"ProductToStore"}],"dbName":"stores","schema":null},"Product":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"sku","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"regularPrice","kind":"scalar","type":"Decimal","dbName":"regular_price"},{"name":"stock","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"ProductStatus"},{"name":"category","kind":"scalar","type":"String"},{"name":"imageUrl","kind":"scalar","type":"String","dbName":"image_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"shelf","kind":"scalar","type":"Int"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"titleKey","kind":"scalar","type":"String","dbName":"title_key"},{"name":"categoryKey","kind":"scalar","type":"String","dbName":"category_key"},{"name":"store","kind":"object","type":"Store","relationName":"ProductToStore"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderItemToProduct"}],"dbName":"products","schema":null},"Order":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"area","kind":"enum","type":"OrderArea"},{"name":"buyerId","kind":"scalar","type":"Int","dbName":"buyer_id"},{"name":"status","kind":"enum","type":"OrderStatus"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"paymentReference","kind":"scalar","type":"String","dbName":"payment_reference"},{"name":"buyer","kind":"object","type":"User","relationName":"OrderToUser"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderToOrderItem"},{"name":"stores","kind":"object","type":"OrderStore","relationName":"OrderToOrderStore"}],"dbName":"orders","schema":null},"OrderItem":{"fields":[{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"quantity","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"storeName","kind":"scalar","type":"String","dbName":"store_name"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderItem"},{"name":"product","kind":"object","type":"Product","relationName":"OrderItemToProduct"}],"dbName":"order_items","schema":null},"OrderStore":{"fields":[{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderStore"}],"dbName":"order_stores","schema":null},"Video":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"visibility","kind":"enum","type":"VideoVisibility"},{"name":"status","kind":"enum","type":"VideoStatus"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"duration","kind":"scalar","type":"Float"},{"name":"width","kind":"scalar","type":"Int"},{"name":"height","kind":"scalar","type":"Int"},{"name":"thumbnailUrl","kind":"scalar","type":"String","dbName":"thumbnail_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"likeCount","kind":"scalar","type":"Int","dbName":"like_count"},{"name":"dislikeCount","kind":"scalar","type":"Int","dbName":"dislike_count"},{"name":"commentCount","kind":"scalar","type":"Int","dbName":"comment_count"},{"name":"author","kind":"object","type":"User","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToVideo"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToVideo"},{"name":"views","kind":"object","type":"VideoView","relationName":"VideoToVideoView"},{"name":"share","kind":"object","type":"Share","relationName":"ShareToVideo"}],"dbName":"videos","schema":null},"Rating":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"RatingToVideo"},{"name":"user","kind":"object","type":"User","relationName":"RatingToUser"}],"dbName":"ratings","schema":null},"Comment":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"CommentToVideo"},{"name":"author","kind":"object","type":"User","relationName":"CommentToUser"}],"dbName":"comments","schema":null},"VideoView":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"views","kind":"scalar","type":"Int"},{"name":"video","kind":"object","type":"Video","relationName":"VideoToVideoView"}],"dbName":"video_views","schema":null},"File":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"sha256","kind":"scalar","type":"String"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"owner","kind":"object","type":"User","relationName":"FileToUser"},{"name":"share","kind":"object","type":"Share","relationName":"FileToShare"}],"dbName":"files","schema":null},"FileUsage":{"fields":[{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"files","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"owner","kind":"object","type":"User","relationName":"FileUsageToUser"}],"dbName":"file_usage","schema":null},"Share":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"token","kind":"scalar","type":"String"},{"name":"fileId","kind":"scalar","type":"Int","dbName":"file_id"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"allowDownload","kind":"scalar","type":"Boolean","dbName":"allow_download"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"file","kind":"object","type":"File","relationName":"FileToShare"},{"name":"video","kind":"object","type":"Video","relationName":"ShareToVideo"}],"dbName":"shares","schema":null},"App":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"secretHash","kind":"scalar","type":"Bytes","dbName":"secret_hash"},{"name":"redirectUris","kind":"scalar","type":"String","dbName":"redirect_uris"},{"name":"origins","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"owner","kind":"object","type":"User","relationName":"AppToUser"},{"name":"grants","kind":"object","type":"AppGrant","relationName":"AppToAppGrant"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppToAppDevice"},{"name":"tokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToApp"}],"dbName":"apps","schema":null},"AppGrant":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"AppGrantToUser"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppGrant"},{"name":"sessions","kind":"object","type":"AppSession","relationName":"AppGrantToAppSession"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppDeviceToAppGrant"}],"dbName":"app_grants","schema":null},"AppSession":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"codeHash","kind":"scalar","type":"Bytes","dbName":"code_hash"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeExpiresAt","kind":"scalar","type":"DateTime","dbName":"code_expires_at"},{"name":"codeUsedAt","kind":"scalar","type":"DateTime","dbName":"code_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppGrantToAppSession"},{"name":"refreshTokens","kind":"object","type":"AppRefreshToken","relationName":"AppRefreshTokenToAppSession"},{"name":"accessTokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToAppSession"}],"dbName":"app_sessions","schema":null},"AppRefreshToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sessionId","kind":"scalar","type":"Int","dbName":"session_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"session","kind":"object","type":"AppSession","relationName":"AppRefreshTokenToAppSession"}],"dbName":"app_refresh_tokens","schema":null},"AppDevice":{"fields":[{"name":"deviceHash","kind":"scalar","type":"Bytes","dbName":"device_hash"},{"name":"userHash","kind":"scalar","type":"Bytes","dbName":"user_hash"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"pause","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"deniedAt","kind":"scalar","type":"DateTime","dbName":"denied_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppDevice"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppDeviceToAppGrant"}],"dbName":"app_devices","schema":null},"JobTurn":{"fields":[{"name":"job","kind":"scalar","type":"String"},{"name":"nextAt","kind":"scalar","type":"DateTime","dbName":"next_at"}],"dbName":"job_turns","schema":null},"BackupLease":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"backup_leases","schema":null},"PostponedRemoval":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"postponed_removals","schema":null},"LimitCount":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"}],"dbName":"limit_counts","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","user","owner","app","grant","session","refreshTokens","accessTokens","_count","sessions","devices","grants","tokens","appSession","keys","apps","appGrants","totpFactor","recoveryCodes","passkeys","identities","topics","board","author","topic","replies","questions","category","question","bestOf","answer","votes","bestAnswer","answers","search","idempotencyKeys","store","buyer","items","order","stores","product","products","orders","video","comments","ratings","views","share","file","videos","files","fileUsage","reporter","handler","reportsMade","reportsAbout","reportsHandled","editor","revisions","edits","mails","emailTokens","creator","invitations","exports","User.findUnique","User.findUniqueOrThrow","User.findFirst","User.findFirstOrThrow","User.findMany","data","User.createOne","User.createMany","User.createManyAndReturn","User.updateOne","User.updateMany","User.updateManyAndReturn","create","update","User.upsertOne","User.deleteOne","User.deleteMany","having","_avg","_sum","_min","_max","User.groupBy","User.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Mail.findUnique","Mail.findUniqueOrThrow","Mail.findFirst","Mail.findFirstOrThrow","Mail.findMany","Mail.createOne","Mail.createMany","Mail.createManyAndReturn","Mail.updateOne","Mail.updateMany","Mail.updateManyAndReturn","Mail.upsertOne","Mail.deleteOne","Mail.deleteMany","Mail.groupBy","Mail.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","EmailToken.findUnique","EmailToken.findUniqueOrThrow","EmailToken.findFirst","EmailToken.findFirstOrThrow","EmailToken.findMany","EmailToken.createOne","EmailToken.createMany","EmailToken.createManyAndReturn","EmailToken.updateOne","EmailToken.updateMany","EmailToken.updateManyAndReturn","EmailToken.upsertOne","EmailToken.deleteOne","EmailToken.deleteMany","EmailToken.groupBy","EmailToken.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Report.findUnique","Report.findUniqueOrThrow","Report.findFirst","Report.findFirstOrThrow","Report.findMany","Report.createOne","Report.createMany","Report.createManyAndReturn","Report.updateOne","Report.updateMany","Report.updateManyAndReturn","Report.upsertOne","Report.deleteOne","Report.deleteMany","Report.groupBy","Report.aggregate","Revision.findUnique","Revision.findUniqueOrThrow","Revision.findFirst","Revision.findFirstOrThrow","Revision.findMany","Revision.createOne","Revision.createMany","Revision.createManyAndReturn","Revision.updateOne","Revision.updateMany","Revision.updateManyAndReturn","Revision.upsertOne","Revision.deleteOne","Revision.deleteMany","Revision.groupBy","Revision.aggregate","Removal.findUnique","Removal.findUniqueOrThrow","Removal.findFirst","Removal.findFirstOrThrow","Removal.findMany","Removal.createOne","Removal.createMany","Removal.createManyAndReturn","Removal.updateOne","Removal.updateMany","Removal.updateManyAndReturn","Removal.upsertOne","Removal.deleteOne","Removal.deleteMany","Removal.groupBy","Removal.aggregate","Export.findUnique","Export.findUniqueOrThrow","Export.findFirst","Export.findFirstOrThrow","Export.findMany","Export.createOne","Export.createMany","Export.createManyAndReturn","Export.updateOne","Export.updateMany","Export.updateManyAndReturn","Export.upsertOne","Export.deleteOne","Export.deleteMany","Export.groupBy","Export.aggregate","Board.findUnique","Board.findUniqueOrThrow","Board.findFirst","Board.findFirstOrThrow","Board.findMany","Board.createOne","Board.createMany","Board.createManyAndReturn","Board.updateOne","Board.updateMany","Board.updateManyAndReturn","Board.upsertOne","Board.deleteOne","Board.deleteMany","Board.groupBy","Board.aggregate","Topic.findUnique","Topic.findUniqueOrThrow","Topic.findFirst","Topic.findFirstOrThrow","Topic.findMany","Topic.createOne","Topic.createMany","Topic.createManyAndReturn","Topic.updateOne","Topic.updateMany","Topic.updateManyAndReturn","Topic.upsertOne","Topic.deleteOne","Topic.deleteMany","Topic.groupBy","Topic.aggregate","Reply.findUnique","Reply.findUniqueOrThrow","Reply.findFirst","Reply.findFirstOrThrow","Reply.findMany","Reply.createOne","Reply.createMany","Reply.createManyAndReturn","Reply.updateOne","Reply.updateMany","Reply.updateManyAndReturn","Reply.upsertOne","Reply.deleteOne","Reply.deleteMany","Reply.groupBy","Reply.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","TotpFactor.findUnique","TotpFactor.findUniqueOrThrow","TotpFactor.findFirst","TotpFactor.findFirstOrThrow","TotpFactor.findMany","TotpFactor.createOne","TotpFactor.createMany","TotpFactor.createManyAndReturn","TotpFactor.updateOne","TotpFactor.updateMany","TotpFactor.updateManyAndReturn","TotpFactor.upsertOne","TotpFactor.deleteOne","TotpFactor.deleteMany","TotpFactor.groupBy","TotpFactor.aggregate","RecoveryCode.findUnique","RecoveryCode.findUniqueOrThrow","RecoveryCode.findFirst","RecoveryCode.findFirstOrThrow","RecoveryCode.findMany","RecoveryCode.createOne","RecoveryCode.createMany","RecoveryCode.createManyAndReturn","RecoveryCode.updateOne","RecoveryCode.updateMany","RecoveryCode.updateManyAndReturn","RecoveryCode.upsertOne","RecoveryCode.deleteOne","RecoveryCode.deleteMany","RecoveryCode.groupBy","RecoveryCode.aggregate","Passkey.findUnique","Passkey.findUniqueOrThrow","Passkey.findFirst","Passkey.findFirstOrThrow","Passkey.findMany","Passkey.createOne","Passkey.createMany","Passkey.createManyAndReturn","Passkey.updateOne","Passkey.updateMany","Passkey.updateManyAndReturn","Passkey.upsertOne","Passkey.deleteOne","Passkey.deleteMany","Passkey.groupBy","Passkey.aggregate","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","Secret.findUnique","Secret.findUniqueOrThrow","Secret.findFirst","Secret.findFirstOrThrow","Secret.findMany","Secret.createOne","Secret.createMany","Secret.createManyAndReturn","Secret.updateOne","Secret.updateMany","Secret.updateManyAndReturn","Secret.upsertOne","Secret.deleteOne","Secret.deleteMany","Secret.groupBy","Secret.aggregate","Category.findUnique","Category.findUniqueOrThrow","Category.findFirst","Category.findFirstOrThrow","Category.findMany","Category.createOne","Category.createMany","Category.createManyAndReturn","Category.updateOne","Category.updateMany","Category.updateManyAndReturn","Category.upsertOne","Category.deleteOne","Category.deleteMany","Category.groupBy","Category.aggregate","Question.findUnique","Question.findUniqueOrThrow","Question.findFirst","Question.findFirstOrThrow","Question.findMany","Question.createOne","Question.createMany","Question.createManyAndReturn","Question.updateOne","Question.updateMany","Question.updateManyAndReturn","Question.upsertOne","Question.deleteOne","Question.deleteMany","Question.groupBy","Question.aggregate","Answer.findUnique","Answer.findUniqueOrThrow","Answer.findFirst","Answer.findFirstOrThrow","Answer.findMany","Answer.createOne","Answer.createMany","Answer.createManyAndReturn","Answer.updateOne","Answer.updateMany","Answer.updateManyAndReturn","Answer.upsertOne","Answer.deleteOne","Answer.deleteMany","Answer.groupBy","Answer.aggregate","Vote.findUnique","Vote.findUniqueOrThrow","Vote.findFirst","Vote.findFirstOrThrow","Vote.findMany","Vote.createOne","Vote.createMany","Vote.createManyAndReturn","Vote.updateOne","Vote.updateMany","Vote.updateManyAndReturn","Vote.upsertOne","Vote.deleteOne","Vote.deleteMany","Vote.groupBy","Vote.aggregate","QuestionSearch.findUnique","QuestionSearch.findUniqueOrThrow","QuestionSearch.findFirst","QuestionSearch.findFirstOrThrow","QuestionSearch.findMany","QuestionSearch.updateOne","QuestionSearch.updateMany","QuestionSearch.updateManyAndReturn","QuestionSearch.deleteOne","QuestionSearch.deleteMany","QuestionSearch.groupBy","QuestionSearch.aggregate","Store.findUnique","Store.findUniqueOrThrow","Store.findFirst","Store.findFirstOrThrow","Store.findMany","Store.createOne","Store.createMany","Store.createManyAndReturn","Store.updateOne","Store.updateMany","Store.updateManyAndReturn","Store.upsertOne","Store.deleteOne","Store.deleteMany","Store.groupBy","Store.aggregate","Product.findUnique","Product.findUniqueOrThrow","Product.findFirst","Product.findFirstOrThrow","Product.findMany","Product.createOne","Product.createMany","Product.createManyAndReturn","Product.updateOne","Product.updateMany","Product.updateManyAndReturn","Product.upsertOne","Product.deleteOne","Product.deleteMany","Product.groupBy","Product.aggregate","Order.findUnique","Order.findUniqueOrThrow","Order.findFirst","Order.findFirstOrThrow","Order.findMany","Order.createOne","Order.createMany","Order.createManyAndReturn","Order.updateOne","Order.updateMany","Order.updateManyAndReturn","Order.upsertOne","Order.deleteOne","Order.deleteMany","Order.groupBy","Order.aggregate","OrderItem.findUnique","OrderItem.findUniqueOrThrow","OrderItem.findFirst","OrderItem.findFirstOrThrow","OrderItem.findMany","OrderItem.createOne","OrderItem.createMany","OrderItem.createManyAndReturn","OrderItem.updateOne","OrderItem.updateMany","OrderItem.updateManyAndReturn","OrderItem.upsertOne","OrderItem.deleteOne","OrderItem.deleteMany","OrderItem.groupBy","OrderItem.aggregate","OrderStore.findUnique","OrderStore.findUniqueOrThrow","OrderStore.findFirst","OrderStore.findFirstOrThrow","OrderStore.findMany","OrderStore.createOne","OrderStore.createMany","OrderStore.createManyAndReturn","OrderStore.updateOne","OrderStore.updateMany","OrderStore.updateManyAndReturn","OrderStore.upsertOne","OrderStore.deleteOne","OrderStore.deleteMany","OrderStore.groupBy","OrderStore.aggregate","Video.findUnique","Video.findUniqueOrThrow","Video.findFirst","Video.findFirstOrThrow","Video.findMany","Video.createOne","Video.createMany","Video.createManyAndReturn","Video.updateOne","Video.updateMany","Video.updateManyAndReturn","Video.upsertOne","Video.deleteOne","Video.deleteMany","Video.groupBy","Video.aggregate","Rating.findUnique","Rating.findUniqueOrThrow","Rating.findFirst","Rating.findFirstOrThrow","Rating.findMany","Rating.createOne","Rating.createMany","Rating.createManyAndReturn","Rating.updateOne","Rating.updateMany","Rating.updateManyAndReturn","Rating.upsertOne","Rating.deleteOne","Rating.deleteMany","Rating.groupBy","Rating.aggregate","Comment.findUnique","Comment.findUniqueOrThrow","Comment.findFirst","Comment.findFirstOrThrow","Comment.findMany","Comment.createOne","Comment.createMany","Comment.createManyAndReturn","Comment.updateOne","Comment.updateMany","Comment.updateManyAndReturn","Comment.upsertOne","Comment.deleteOne","Comment.deleteMany","Comment.groupBy","Comment.aggregate","VideoView.findUnique","VideoView.findUniqueOrThrow","VideoView.findFirst","VideoView.findFirstOrThrow","VideoView.findMany","VideoView.createOne","VideoView.createMany","VideoView.createManyAndReturn","VideoView.updateOne","VideoView.updateMany","VideoView.updateManyAndReturn","VideoView.upsertOne","VideoView.deleteOne","VideoView.deleteMany","VideoView.groupBy","VideoView.aggregate","File.findUnique","File.findUniqueOrThrow","File.findFirst","File.findFirstOrThrow","File.findMany","File.createOne","File.createMany","File.createManyAndReturn","File.updateOne","File.updateMany","File.updateManyAndReturn","File.upsertOne","File.deleteOne","File.deleteMany","File.groupBy","File.aggregate","FileUsage.findUnique","FileUsage.findUniqueOrThrow","FileUsage.findFirst","FileUsage.findFirstOrThrow","FileUsage.findMany","FileUsage.createOne","FileUsage.createMany","FileUsage.createManyAndReturn","FileUsage.updateOne","FileUsage.updateMany","FileUsage.updateManyAndReturn","FileUsage.upsertOne","FileUsage.deleteOne","FileUsage.deleteMany","FileUsage.groupBy","FileUsage.aggregate","Share.findUnique","Share.findUniqueOrThrow","Share.findFirst","Share.findFirstOrThrow","Share.findMany","Share.createOne","Share.createMany","Share.createManyAndReturn","Share.updateOne","Share.updateMany","Share.updateManyAndReturn","Share.upsertOne","Share.deleteOne","Share.deleteMany","Share.groupBy","Share.aggregate","App.findUnique","App.findUniqueOrThrow","App.findFirst","App.findFirstOrThrow","App.findMany","App.createOne","App.createMany","App.createManyAndReturn","App.updateOne","App.updateMany","App.updateManyAndReturn","App.upsertOne","App.deleteOne","App.deleteMany","App.groupBy","App.aggregate","AppGrant.findUnique","AppGrant.findUniqueOrThrow","AppGrant.findFirst","AppGrant.findFirstOrThrow","AppGrant.findMany","AppGrant.createOne","AppGrant.createMany","AppGrant.createManyAndReturn","AppGrant.updateOne","AppGrant.updateMany","AppGrant.updateManyAndReturn","AppGrant.upsertOne","AppGrant.deleteOne","AppGrant.deleteMany","AppGrant.groupBy","AppGrant.aggregate","AppSession.findUnique","AppSession.findUniqueOrThrow","AppSession.findFirst","AppSession.findFirstOrThrow","AppSession.findMany","AppSession.createOne","AppSession.createMany","AppSession.createManyAndReturn","AppSession.updateOne","AppSession.updateMany","AppSession.updateManyAndReturn","AppSession.upsertOne","AppSession.deleteOne","AppSession.deleteMany","AppSession.groupBy","AppSession.aggregate","AppRefreshToken.findUnique","AppRefreshToken.findUniqueOrThrow","AppRefreshToken.findFirst","AppRefreshToken.findFirstOrThrow","AppRefreshToken.findMany","AppRefreshToken.createOne","AppRefreshToken.createMany","AppRefreshToken.createManyAndReturn","AppRefreshToken.updateOne","AppRefreshToken.updateMany","AppRefreshToken.updateManyAndReturn","AppRefreshToken.upsertOne","AppRefreshToken.deleteOne","AppRefreshToken.deleteMany","AppRefreshToken.groupBy","AppRefreshToken.aggregate","AppDevice.findUnique","AppDevice.findUniqueOrThrow","AppDevice.findFirst","AppDevice.findFirstOrThrow","AppDevice.findMany","AppDevice.createOne","AppDevice.createMany","AppDevice.createManyAndReturn","AppDevice.updateOne","AppDevice.updateMany","AppDevice.updateManyAndReturn","AppDevice.upsertOne","AppDevice.deleteOne","AppDevice.deleteMany","AppDevice.groupBy","AppDevice.aggregate","JobTurn.findUnique","JobTurn.findUniqueOrThrow","JobTurn.findFirst","JobTurn.findFirstOrThrow","JobTurn.findMany","JobTurn.createOne","JobTurn.createMany","JobTurn.createManyAndReturn","JobTurn.updateOne","JobTurn.updateMany","JobTurn.updateManyAndReturn","JobTurn.upsertOne","JobTurn.deleteOne","JobTurn.deleteMany","JobTurn.groupBy","JobTurn.aggregate","BackupLease.findUnique","BackupLease.findUniqueOrThrow","BackupLease.findFirst","BackupLease.findFirstOrThrow","BackupLease.findMany","BackupLease.createOne","BackupLease.createMany","BackupLease.createManyAndReturn","BackupLease.updateOne","BackupLease.updateMany","BackupLease.updateManyAndReturn","BackupLease.upsertOne","BackupLease.deleteOne","BackupLease.deleteMany","BackupLease.groupBy","BackupLease.aggregate","PostponedRemoval.findUnique","PostponedRemoval.findUniqueOrThrow","PostponedRemoval.findFirst","PostponedRemoval.findFirstOrThrow","PostponedRemoval.findMany","PostponedRemoval.createOne","PostponedRemoval.createMany","PostponedRemoval.createManyAndReturn","PostponedRemoval.updateOne","PostponedRemoval.updateMany","PostponedRemoval.updateManyAndReturn","PostponedRemoval.upsertOne","PostponedRemoval.deleteOne","PostponedRemoval.deleteMany","PostponedRemoval.groupBy","PostponedRemoval.aggregate","LimitCount.findUnique","LimitCount.findUniqueOrThrow","LimitCount.findFirst","LimitCount.findFirstOrThrow","LimitCount.findMany","LimitCount.createOne","LimitCount.createMany","LimitCount.createManyAndReturn","LimitCount.updateOne","LimitCount.updateMany","LimitCount.updateManyAndReturn","LimitCount.upsertOne","LimitCount.deleteOne","LimitCount.deleteMany","LimitCount.groupBy","LimitCount.aggregate","AND","OR","NOT","key","count","endsAt","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","at","id","leasedUntil","job","nextAt","deviceHash","userHash","appId","scopes","pause","askedAt","grantId","deniedAt","createdAt","expiresAt","Scope","has","hasEvery","hasSome","hash","sessionId","usedAt","codeHash","codeChallenge","redirectUri","codeExpiresAt","codeUsedAt","userId","ownerId","name","clientId","secretHash","redirectUris","origins","token","fileId","videoId","passwordHash","allowDownload","bytes","mimeType","size","sha256","objectKey","updatedAt","nameKey","authorId","content","value","title","description","VideoVisibility","visibility","VideoStatus","status","duration","width","height","thumbnailUrl","likeCount","dislikeCount","commentCount","storeId","orderId","productId","price","quantity","storeName","OrderArea","area","buyerId","OrderStatus","paidAt","paymentReference","slug","sku","regularPrice","stock","ProductStatus","imageUrl","deletedAt","shelf","listed","titleKey","categoryKey","StoreStatus","reopens","questionId","answerId","body","voteScore","categoryId","QuestionStatus","bestAnswerId","answerCount","every","some","none","issuer","subject","lastUsedAt","credentialId","publicKey","counter","transports","secret","lastStep","wrongCodes","blockedUntil","sid","sess","expire","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","topicId","boardId","isSticky","isLocked","replyCount","lastReplyAt","lastReplyUserId","position","state","attempts","parts","partsTotal","records","missing","fault","endedAt","targetType","targetId","parentId","excerpt","memory","isPrivate","actorId","reason","targetType_targetId","number","editorId","reporterId","note","ReportStatus","handlerId","resolutionNote","claimedAt","resolvedAt","action","requestId","details","operation","request","purpose","email","creatorId","maxUses","uses","kind","recipient","dueAt","givenUpAt","prefix","revokedAt","appSessionId","username","emailVerifiedAt","pendingEmail","Role","role","suspendedAt","suspendedUntil","suspendedFor","silencedAt","silencedUntil","silencedFor","reportMailedAt","approvedPosts","awaitsApproval","deleteAt","twoFactors","targetType_targetId_number","videoId_userId","storeId_orderId","orderId_productId","userId_operation_key","id_questionId","answerId_userId","bestAnswerId_id","issuer_subject","userId_hash","userId_appId","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "vhbRA9wFNBAAAJ0LACARAACeCwAgEgAAnwsAIBMAAKALACAUAAChCwAgFQAAogsAIBYAAKMLACAXAAD_CgAgGwAApAsAIBwAAOwKACAhAACmCwAgIwAApQsAICUAAKcLACAqAACoCwAgLQAAqQsAIC8AAKsLACAwAACsCwAgNAAAqgsAIDUAAK0LACA2AACuCwAgOQAArwsAIDoAAK8LACA7AACvCwAgPQAAsAsAID4AALALACA_AACxCwAgQAAAsgsAIEIAALMLACBDAAC0CwAgqAYAAJsLADCpBgAAmgEAEKoGAACbCwAwugYCAAAAAcYGQACMCgAh3gYBAK8KACGJB0AAsAoAIdcHAQAAAAHiBwEAAAAB4wdAALAKACHkBwEArwoAIeYHAACcC-YHIucHQACwCgAh6AdAALAKACHpBwEArwoAIeoHQACwCgAh6wdAALAKACHsBwEArwoAIe0HQACwCgAh7gcCAIsKACHvByAAsQoAIfAHQACwCgAh8QcgALEKACEBAAAAAQAgEgMAALoKACAFAAD6CwAgDwAA-wsAIKgGAAD5CwAwqQYAAAMAEKoGAAD5CwAwugYCAIsKACHABgIA-goAIcEGAACVCgAgxgZAAIwKACHHBkAAsAoAIcwGAAHvCgAh1AYCAIsKACHWBgEAigoAIZ0HQACwCgAh3wcBAIoKACHgB0AAsAoAIeEHAgD6CgAhCAMAALwNACAFAACJFAAgDwAAixQAIMAGAACNDAAgxwYAAI0MACCdBwAAjQwAIOAHAACNDAAg4QcAAI0MACASAwAAugoAIAUAAPoLACAPAAD7CwAgqAYAAPkLADCpBgAAAwAQqgYAAPkLADC6BgIAAAABwAYCAPoKACHBBgAAlQoAIMYGQACMCgAhxwZAALAKACHMBgABAAAB1AYCAIsKACHWBgEAigoAIZ0HQACwCgAh3wcBAIoKACHgB0AAsAoAIeEHAgD6CgAhAwAAAAMAIAEAAAQAMAIAAAUAIA8EAAC6CgAgDAAA7QsAIA0AAJ8LACAOAACdCwAgqAYAAOsLADCpBgAABwAQqgYAAOsLADC6BgIAiwoAIcYGQACMCgAh1QYCAIsKACHWBgEAigoAIdcGAQCKCgAh2AYAAewLACHZBgAAqQoAINoGAACpCgAgAQAAAAcAIAwDAAC6CgAgBQAA7wsAIAsAAPgLACAMAADtCwAgqAYAAPcLADCpBgAACQAQqgYAAPcLADC6BgIAiwoAIcAGAgCLCgAhwQYAAJUKACDGBkAAjAoAIdQGAgCLCgAhBAMAALwNACAFAACJFAAgCwAAjRQAIAwAAIgUACANAwAAugoAIAUAAO8LACALAAD4CwAgDAAA7QsAIKgGAAD3CwAwqQYAAAkAEKoGAAD3CwAwugYCAAAAAcAGAgCLCgAhwQYAAJUKACDGBkAAjAoAIdQGAgCLCgAh_AcAAPYLACADAAAACQAgAQAACgAwAgAACwAgEAYAAPQLACAIAAD1CwAgCQAAnQsAIKgGAADzCwAwqQYAAA0AEKoGAADzCwAwugYCAIsKACHBBgAAlQoAIMQGAgCLCgAhxgZAAIwKACHHBkAAjAoAIc8GAAHsCwAh0AYBAK8KACHRBgEArwoAIdIGQACwCgAh0wZAALAKACEIBgAAihQAIAgAAIwUACAJAADjEwAgzwYAAI0MACDQBgAAjQwAINEGAACNDAAg0gYAAI0MACDTBgAAjQwAIBAGAAD0CwAgCAAA9QsAIAkAAJ0LACCoBgAA8wsAMKkGAAANABCqBgAA8wsAMLoGAgAAAAHBBgAAlQoAIMQGAgCLCgAhxgZAAIwKACHHBkAAjAoAIc8GAAEAAAHQBgEArwoAIdEGAQCvCgAh0gZAALAKACHTBkAAsAoAIQMAAAANACABAAAOADACAAAPACAIBwAA8gsAIKgGAADxCwAwqQYAABEAEKoGAADxCwAwxgZAAIwKACHMBgAB7woAIc0GAgCLCgAhzgZAALAKACECBwAAixQAIM4GAACNDAAgCAcAAPILACCoBgAA8QsAMKkGAAARABCqBgAA8QsAMMYGQACMCgAhzAYAAQAAAc0GAgCLCgAhzgZAALAKACEDAAAAEQAgAQAAEgAwAgAAEwAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAAARACABAAAAAwAgDwUAAO8LACAGAADwCwAgqAYAAO4LADCpBgAAGAAQqgYAAO4LADC-BgAB7woAIb8GAAHvCgAhwAYCAIsKACHBBgAAlQoAIMIGAgCLCgAhwwZAALAKACHEBgIA-goAIcUGQACwCgAhxgZAAIwKACHHBkAAjAoAIQUFAACJFAAgBgAAihQAIMMGAACNDAAgxAYAAI0MACDFBgAAjQwAIA8FAADvCwAgBgAA8AsAIKgGAADuCwAwqQYAABgAEKoGAADuCwAwvgYAAQAAAb8GAAEAAAHABgIAiwoAIcEGAACVCgAgwgYCAIsKACHDBkAAsAoAIcQGAgD6CgAhxQZAALAKACHGBkAAjAoAIccGQACMCgAhAwAAABgAIAEAABkAMAIAABoAIAEAAAAJACABAAAADQAgAQAAABgAIAMAAAAYACABAAAZADACAAAaACADAAAAAwAgAQAABAAwAgAABQAgAQAAAAkAIAEAAAAYACABAAAAAwAgAQAAAA0AIAUEAAC8DQAgDAAAiBQAIA0AAOUTACAOAADjEwAg2AYAAI0MACAPBAAAugoAIAwAAO0LACANAACfCwAgDgAAnQsAIKgGAADrCwAwqQYAAAcAEKoGAADrCwAwugYCAAAAAcYGQACMCgAh1QYCAIsKACHWBgEAigoAIdcGAQAAAAHYBgAB7AsAIdkGAACpCgAg2gYAAKkKACADAAAABwAgAQAAJQAwAgAAJgAgAwAAAAkAIAEAAAoAMAIAAAsAIAoDAAC6CgAgqAYAAPQKADCpBgAAKQAQqgYAAPQKADDGBkAAjAoAIdQGAgCLCgAhogcBAIoKACGjBwQAuQoAIaQHAgCLCgAhpQdAALAKACEBAAAAKQAgBwMAALoKACCoBgAA6gsAMKkGAAArABCqBgAA6gsAMMwGAAHvCgAhzgZAALAKACHUBgIAiwoAIQIDAAC8DQAgzgYAAI0MACAIAwAAugoAIKgGAADqCwAwqQYAACsAEKoGAADqCwAwzAYAAe8KACHOBkAAsAoAIdQGAgCLCgAh-wcAAOkLACADAAAAKwAgAQAALAAwAgAALQAgDQMAALoKACCoBgAA6AsAMKkGAAAvABCqBgAA6AsAMLoGAgCLCgAhxgZAAIwKACHUBgIAiwoAIdYGAQCKCgAhnQdAALAKACGeBwAB7woAIZ8HAAHvCgAhoAcEALkKACGhBwAAqQoAIAIDAAC8DQAgnQcAAI0MACANAwAAugoAIKgGAADoCwAwqQYAAC8AEKoGAADoCwAwugYCAAAAAcYGQACMCgAh1AYCAIsKACHWBgEAigoAIZ0HQACwCgAhngcAAQAAAZ8HAAHvCgAhoAcEALkKACGhBwAAqQoAIAMAAAAvACABAAAwADACAAAxACAKAwAAugoAIKgGAADnCwAwqQYAADMAEKoGAADnCwAwugYCAIsKACHGBkAAjAoAIdQGAgCLCgAhmwcBAIoKACGcBwEAigoAIZ0HQACwCgAhAgMAALwNACCdBwAAjQwAIAsDAAC6CgAgqAYAAOcLADCpBgAAMwAQqgYAAOcLADC6BgIAAAABxgZAAIwKACHUBgIAiwoAIZsHAQCKCgAhnAcBAIoKACGdB0AAsAoAIfoHAADmCwAgAwAAADMAIAEAADQAMAIAADUAIBEYAADlCwAgGQAAugoAIBsAAKQLACCoBgAA5AsAMKkGAAA3ABCqBgAA5AsAMLoGAgCLCgAhxgZAAIwKACHnBgIAiwoAIegGAQCKCgAh6gYBAIoKACGwBwIAiwoAIbEHIACxCgAhsgcgALEKACGzBwIAiwoAIbQHQACMCgAhtQcCAIsKACEDGAAAhxQAIBkAALwNACAbAADqEwAgERgAAOULACAZAAC6CgAgGwAApAsAIKgGAADkCwAwqQYAADcAEKoGAADkCwAwugYCAAAAAcYGQACMCgAh5wYCAIsKACHoBgEAigoAIeoGAQCKCgAhsAcCAIsKACGxByAAsQoAIbIHIACxCgAhswcCAIsKACG0B0AAjAoAIbUHAgCLCgAhAwAAADcAIAEAADgAMAIAADkAIAMAAAA3ACABAAA4ADACAAA5ACABAAAANwAgChkAALoKACAaAADjCwAgqAYAAOILADCpBgAAPQAQqgYAAOILADC6BgIAiwoAIcYGQACMCgAh5wYCAIsKACHoBgEAigoAIa8HAgCLCgAhAhkAALwNACAaAACGFAAgChkAALoKACAaAADjCwAgqAYAAOILADCpBgAAPQAQqgYAAOILADC6BgIAAAABxgZAAIwKACHnBgIAiwoAIegGAQCKCgAhrwcCAIsKACEDAAAAPQAgAQAAPgAwAgAAPwAgAQAAAD0AIAMAAAA9ACABAAA-ADACAAA_ACARGQAAugoAIB0AAN8LACAiAADgCwAgIwAApQsAICQAAOELACCoBgAA3QsAMKkGAABDABCqBgAA3QsAMLoGAgCLCgAhxgZAAIwKACHnBgIAiwoAIeoGAQCKCgAh7wYAAN4LlgcikgcBAIoKACGUBwIA-goAIZYHAgD6CgAhlwcCAIsKACEHGQAAvA0AIB0AAIQUACAiAACDFAAgIwAA6xMAICQAAIUUACCUBwAAjQwAIJYHAACNDAAgEhkAALoKACAdAADfCwAgIgAA4AsAICMAAKULACAkAADhCwAgqAYAAN0LADCpBgAAQwAQqgYAAN0LADC6BgIAAAABxgZAAIwKACHnBgIAiwoAIeoGAQCKCgAh7wYAAN4LlgcikgcBAIoKACGUBwIA-goAIZYHAgD6CgAhlwcCAIsKACH5BwAA3AsAIAMAAABDACABAABEADACAABFACAHHAAA7AoAIKgGAADrCgAwqQYAAEcAEKoGAADrCgAwugYCAIsKACHWBgEAigoAIYMHAQCKCgAhAQAAAEcAIAMAAABDACABAABEADACAABFACABAAAAQwAgDRkAALoKACAeAADjCgAgHwAA2AsAICEAAKYLACCoBgAA1wsAMKkGAABLABCqBgAA1wsAMLoGAgCLCgAhxgZAAIwKACHnBgIAiwoAIZAHAgCLCgAhkgcBAIoKACGTBwIAiwoAIQEAAABLACABAAAAQwAgCQMAALoKACAgAADbCwAgqAYAANoLADCpBgAATgAQqgYAANoLADDGBkAAjAoAIdQGAgCLCgAh6QYCAIsKACGRBwIAiwoAIQIDAAC8DQAgIAAAgxQAIAoDAAC6CgAgIAAA2wsAIKgGAADaCwAwqQYAAE4AEKoGAADaCwAwxgZAAIwKACHUBgIAiwoAIekGAgCLCgAhkQcCAIsKACH4BwAA2QsAIAMAAABOACABAABPADACAABQACABAAAATgAgBBkAALwNACAeAAD-DgAgHwAA_g4AICEAAOwTACAOGQAAugoAIB4AAOMKACAfAADYCwAgIQAApgsAIKgGAADXCwAwqQYAAEsAEKoGAADXCwAwugYCAAAAAcYGQACMCgAh5wYCAIsKACGQBwIAiwoAIZIHAQCKCgAhkwcCAIsKACH3BwAA1gsAIAMAAABLACABAABTADACAABUACAFHgAA4woAIKgGAADiCgAwqQYAAFYAEKoGAADiCgAwkAcCAIsKACEBAAAAVgAgAQAAAEsAIAMAAABLACABAABTADACAABUACADAAAATgAgAQAATwAwAgAAUAAgCwMAALoKACCoBgAA1QsAMKkGAABbABCqBgAA1QsAMKsGAQCKCgAhxgZAAIwKACHUBgIAiwoAIe8GAgCLCgAhkgcBAIoKACHUBwEAigoAIdUHAAHvCgAhAQMAALwNACAMAwAAugoAIKgGAADVCwAwqQYAAFsAEKoGAADVCwAwqwYBAIoKACHGBkAAjAoAIdQGAgCLCgAh7wYCAIsKACGSBwEAigoAIdQHAQCKCgAh1QcAAe8KACH2BwAA1AsAIAMAAABbACABAABcADACAABdACANBAAAugoAICwAANMLACCoBgAA0QsAMKkGAABfABCqBgAA0QsAMLoGAgCLCgAhxgZAAIwKACHVBgIAiwoAIdYGAQCKCgAh6wYBAIoKACHvBgAA0guPByKDBwEAigoAIY8HIACxCgAhAgQAALwNACAsAACCFAAgDQQAALoKACAsAADTCwAgqAYAANELADCpBgAAXwAQqgYAANELADC6BgIAAAABxgZAAIwKACHVBgIAiwoAIdYGAQCKCgAh6wYBAIoKACHvBgAA0guPByKDBwEAAAABjwcgALEKACEDAAAAXwAgAQAAYAAwAgAAYQAgGB0BAIoKACEmAADQCwAgKAAAxAsAIKgGAADNCwAwqQYAAGMAEKoGAADNCwAwugYCAIsKACHGBkAAjAoAIdUGAgD6CgAh6gYBAIoKACHrBgEAigoAIe8GAADPC4gHIvcGAgD6CgAh-gYQAMsLACGDBwEArwoAIYQHAQCvCgAhhQcQAM4LACGGBwIAiwoAIYgHAQCvCgAhiQdAALAKACGKBwIAiwoAIYsHIACxCgAhjAcBAIoKACGNBwEAigoAIQkmAACBFAAgKAAA_RMAINUGAACNDAAg9wYAAI0MACCDBwAAjQwAIIQHAACNDAAghQcAAI0MACCIBwAAjQwAIIkHAACNDAAgGB0BAIoKACEmAADQCwAgKAAAxAsAIKgGAADNCwAwqQYAAGMAEKoGAADNCwAwugYCAAAAAcYGQACMCgAh1QYCAPoKACHqBgEAigoAIesGAQCKCgAh7wYAAM8LiAci9wYCAPoKACH6BhAAywsAIYMHAQCvCgAhhAcBAK8KACGFBxAAzgsAIYYHAgCLCgAhiAcBAK8KACGJB0AAsAoAIYoHAgCLCgAhiwcgALEKACGMBwEAigoAIY0HAQCKCgAhAwAAAGMAIAEAAGQAMAIAAGUAIAEAAABfACAMKQAAyAsAICsAAMwLACCoBgAAygsAMKkGAABoABCqBgAAygsAMOoGAQCKCgAh9wYCAPoKACH4BgIAiwoAIfkGAgCLCgAh-gYQAMsLACH7BgIAiwoAIfwGAQCvCgAhBCkAAP8TACArAACAFAAg9wYAAI0MACD8BgAAjQwAIA0pAADICwAgKwAAzAsAIKgGAADKCwAwqQYAAGgAEKoGAADKCwAw6gYBAIoKACH3BgIA-goAIfgGAgCLCgAh-QYCAIsKACH6BhAAywsAIfsGAgCLCgAh_AYBAK8KACH1BwAAyQsAIAMAAABoACABAABpADACAABqACADAAAAaAAgAQAAaQAwAgAAagAgBikAAMgLACCoBgAAxwsAMKkGAABtABCqBgAAxwsAMPcGAgCLCgAh-AYCAIsKACEBKQAA_xMAIAcpAADICwAgqAYAAMcLADCpBgAAbQAQqgYAAMcLADD3BgIAiwoAIfgGAgCLCgAh9AcAAMYLACADAAAAbQAgAQAAbgAwAgAAbwAgAQAAAGgAIAEAAABtACABAAAAaAAgAQAAAGMAIA0nAAC6CgAgKAAAxAsAICoAAMULACCoBgAAwQsAMKkGAAB1ABCqBgAAwQsAMLoGAgCLCgAhxgZAAIwKACHvBgAAwwuBByL-BgAAwgv-BiL_BgIAiwoAIYEHQACwCgAhggcBAK8KACEFJwAAvA0AICgAAP0TACAqAAD-EwAggQcAAI0MACCCBwAAjQwAIA0nAAC6CgAgKAAAxAsAICoAAMULACCoBgAAwQsAMKkGAAB1ABCqBgAAwQsAMLoGAgAAAAHGBkAAjAoAIe8GAADDC4EHIv4GAADCC_4GIv8GAgCLCgAhgQdAALAKACGCBwEArwoAIQMAAAB1ACABAAB2ADACAAB3ACAZGQAAugoAIC8AAKsLACAwAACsCwAgMQAAwAsAIDIAALgLACCoBgAAvAsAMKkGAAB5ABCqBgAAvAsAMLoGAgCLCgAhxgZAAIwKACHhBgEAigoAIeIGBAC5CgAh5AYBAIoKACHnBgIAiwoAIeoGAQCKCgAh6wYBAIoKACHtBgAAvQvtBiLvBgAAvgvvBiLwBggAvwsAIfEGAgD6CgAh8gYCAPoKACHzBgEArwoAIfQGAgCLCgAh9QYCAIsKACH2BgIAiwoAIQkZAAC8DQAgLwAA8RMAIDAAAPITACAxAAD8EwAgMgAA-xMAIPAGAACNDAAg8QYAAI0MACDyBgAAjQwAIPMGAACNDAAgGRkAALoKACAvAACrCwAgMAAArAsAIDEAAMALACAyAAC4CwAgqAYAALwLADCpBgAAeQAQqgYAALwLADC6BgIAAAABxgZAAIwKACHhBgEAigoAIeIGBAC5CgAh5AYBAAAAAecGAgCLCgAh6gYBAIoKACHrBgEAigoAIe0GAAC9C-0GIu8GAAC-C-8GIvAGCAC_CwAh8QYCAPoKACHyBgIA-goAIfMGAQCvCgAh9AYCAIsKACH1BgIAiwoAIfYGAgCLCgAhAwAAAHkAIAEAAHoAMAIAAHsAIAoZAAC6CgAgLgAAvgoAIKgGAAC7CwAwqQYAAH0AEKoGAAC7CwAwugYCAIsKACHGBkAAjAoAId0GAgCLCgAh5wYCAIsKACHoBgEAigoAIQIZAAC8DQAgLgAAsw0AIAoZAAC6CgAgLgAAvgoAIKgGAAC7CwAwqQYAAH0AEKoGAAC7CwAwugYCAAAAAcYGQACMCgAh3QYCAIsKACHnBgIAiwoAIegGAQCKCgAhAwAAAH0AIAEAAH4AMAIAAH8AIAkDAAC6CgAgLgAAvgoAIKgGAAC6CwAwqQYAAIEBABCqBgAAugsAMMYGQACMCgAh1AYCAIsKACHdBgIAiwoAIekGAgCLCgAhAgMAALwNACAuAACzDQAgCgMAALoKACAuAAC-CgAgqAYAALoLADCpBgAAgQEAEKoGAAC6CwAwxgZAAIwKACHUBgIAiwoAId0GAgCLCgAh6QYCAIsKACHzBwAAuQsAIAMAAACBAQAgAQAAggEAMAIAAIMBACAGLgAAvgoAIDECAIsKACGoBgAAvQoAMKkGAACFAQAQqgYAAL0KADDdBgIAiwoAIQEAAACFAQAgDS4AALMKACAzAACyCgAgqAYAAK4KADCpBgAAhwEAEKoGAACuCgAwugYCAIsKACHGBkAAjAoAIccGQACwCgAh2wYBAIoKACHcBgIA-goAId0GAgD6CgAh3gYBAK8KACHfBiAAsQoAIQEAAACHAQAgDwQAALoKACAyAAC4CwAgqAYAALcLADCpBgAAiQEAEKoGAAC3CwAwugYCAIsKACHGBkAAjAoAIdUGAgCLCgAh1gYBAIoKACHhBgEAigoAIeIGBAC5CgAh4wYBAIoKACHkBgEAigoAIeUGQACMCgAh5gYBAIoKACEBAAAAiQEAIAEAAACHAQAgAQAAAHkAIAEAAAB9ACABAAAAgQEAIAMAAAB9ACABAAB-ADACAAB_ACADAAAAgQEAIAEAAIIBADACAACDAQAgAgQAALwNACAyAAD7EwAgDwQAALoKACAyAAC4CwAgqAYAALcLADCpBgAAiQEAEKoGAAC3CwAwugYCAAAAAcYGQACMCgAh1QYCAIsKACHWBgEAigoAIeEGAQCKCgAh4gYEALkKACHjBgEAigoAIeQGAQAAAAHlBkAAjAoAIeYGAQCKCgAhAwAAAIkBACABAACRAQAwAgAAkgEAIAcEAAC6CgAgNQIAiwoAIagGAAC4CgAwqQYAAJQBABCqBgAAuAoAMNUGAgCLCgAh4AYEALkKACEBAAAAlAEAIBMZAACYCwAgNwAAugoAIDgAAJgLACCoBgAAtQsAMKkGAACWAQAQqgYAALULADC6BgIAiwoAIcYGQACMCgAh5wYCAPoKACHvBgAAtgvNByK_BwEAigoAIcAHAgCLCgAhxgcBAIoKACHKBwIAiwoAIcsHAQCvCgAhzQcCAPoKACHOBwEArwoAIc8HQACwCgAh0AdAALAKACEJGQAAvA0AIDcAALwNACA4AAC8DQAg5wYAAI0MACDLBwAAjQwAIM0HAACNDAAgzgcAAI0MACDPBwAAjQwAINAHAACNDAAgExkAAJgLACA3AAC6CgAgOAAAmAsAIKgGAAC1CwAwqQYAAJYBABCqBgAAtQsAMLoGAgAAAAHGBkAAjAoAIecGAgD6CgAh7wYAALYLzQcivwcBAIoKACHABwIAiwoAIcYHAQCKCgAhygcCAIsKACHLBwEArwoAIc0HAgD6CgAhzgcBAK8KACHPB0AAsAoAIdAHQACwCgAhAwAAAJYBACABAACXAQAwAgAAmAEAIDQQAACdCwAgEQAAngsAIBIAAJ8LACATAACgCwAgFAAAoQsAIBUAAKILACAWAACjCwAgFwAA_woAIBsAAKQLACAcAADsCgAgIQAApgsAICMAAKULACAlAACnCwAgKgAAqAsAIC0AAKkLACAvAACrCwAgMAAArAsAIDQAAKoLACA1AACtCwAgNgAArgsAIDkAAK8LACA6AACvCwAgOwAArwsAID0AALALACA-AACwCwAgPwAAsQsAIEAAALILACBCAACzCwAgQwAAtAsAIKgGAACbCwAwqQYAAJoBABCqBgAAmwsAMLoGAgCLCgAhxgZAAIwKACHeBgEArwoAIYkHQACwCgAh1wcBAK8KACHiBwEAigoAIeMHQACwCgAh5AcBAK8KACHmBwAAnAvmByLnB0AAsAoAIegHQACwCgAh6QcBAK8KACHqB0AAsAoAIesHQACwCgAh7AcBAK8KACHtB0AAsAoAIe4HAgCLCgAh7wcgALEKACHwB0AAsAoAIfEHIACxCgAhAQAAAJoBACABAAAAmgEAIAMAAACWAQAgAQAAlwEAMAIAAJgBACADAAAAlgEAIAEAAJcBADACAACYAQAgDgQAAJgLACA8AAC6CgAgqAYAAJoLADCpBgAAnwEAEKoGAACaCwAwuQZAAIwKACG6BgIAiwoAIdUGAgD6CgAh6gYBAK8KACGSBwEAigoAIb8HAQCKCgAhwAcCAIsKACHIBwIAiwoAIckHAgCLCgAhBAQAALwNACA8AAC8DQAg1QYAAI0MACDqBgAAjQwAIA8EAACYCwAgPAAAugoAIKgGAACaCwAwqQYAAJ8BABCqBgAAmgsAMLkGQACMCgAhugYCAAAAAdUGAgD6CgAh6gYBAK8KACGSBwEAigoAIb8HAQCKCgAhwAcCAIsKACHIBwIAiwoAIckHAgCLCgAh8gcAAJkLACADAAAAnwEAIAEAAKABADACAAChAQAgAQAAAJoBACADAAAAnwEAIAEAAKABADACAAChAQAgDgMAAJgLACBJAAD5CgAgqAYAAJcLADCpBgAApQEAEKoGAACXCwAwugYCAIsKACHGBkAAjAoAIdQGAgD6CgAhuAcCAIsKACG9BwEArwoAIdsHAQCKCgAh3AcBAIoKACHdB0AAjAoAId4HQACwCgAhBAMAALwNACDUBgAAjQwAIL0HAACNDAAg3gcAAI0MACAOAwAAmAsAIEkAAPkKACCoBgAAlwsAMKkGAAClAQAQqgYAAJcLADC6BgIAAAABxgZAAIwKACHUBgIA-goAIbgHAgCLCgAhvQcBAK8KACHbBwEAigoAIdwHAQCKCgAh3QdAAIwKACHeB0AAsAoAIQMAAAClAQAgAQAApgEAMAIAAKcBACABAAAAmgEAIAsDAAC6CgAgqAYAAJYLADCpBgAAqgEAEKoGAACWCwAwxgZAAIwKACHHBkAAjAoAIcwGAAHvCgAhzgZAALAKACHUBgIAiwoAIdYHAQCKCgAh1wcBAIoKACECAwAAvA0AIM4GAACNDAAgCwMAALoKACCoBgAAlgsAMKkGAACqAQAQqgYAAJYLADDGBkAAjAoAIccGQACMCgAhzAYAAQAAAc4GQACwCgAh1AYCAIsKACHWBwEAigoAIdcHAQCKCgAhAwAAAKoBACABAACrAQAwAgAArAEAIAtBAAC6CgAgqAYAAJULADCpBgAArgEAEKoGAACVCwAwugYCAIsKACHGBkAAjAoAIccGQACMCgAhzAYAAe8KACHYBwIAiwoAIdkHAgCLCgAh2gcCAIsKACEBQQAAvA0AIAtBAAC6CgAgqAYAAJULADCpBgAArgEAEKoGAACVCwAwugYCAAAAAcYGQACMCgAhxwZAAIwKACHMBgABAAAB2AcCAIsKACHZBwIAiwoAIdoHAgCLCgAhAwAAAK4BACABAACvAQAwAgAAsAEAIBMDAAC6CgAgqAYAAJQLADCpBgAAsgEAEKoGAACUCwAwugYCAIsKACG7BkAAsAoAIcMGQACMCgAhxwZAALAKACHUBgIAiwoAIeAGBAC5CgAh5AYBAK8KACG3BwEAigoAIbgHAgCLCgAhuQcCAIsKACG6BwIAiwoAIbsHBAC5CgAhvAcCAIsKACG9BwEArwoAIb4HQACwCgAhBgMAALwNACC7BgAAjQwAIMcGAACNDAAg5AYAAI0MACC9BwAAjQwAIL4HAACNDAAgEwMAALoKACCoBgAAlAsAMKkGAACyAQAQqgYAAJQLADC6BgIAAAABuwZAALAKACHDBkAAjAoAIccGQACwCgAh1AYCAIsKACHgBgQAuQoAIeQGAQAAAAG3BwEAigoAIbgHAgCLCgAhuQcCAIsKACG6BwIAiwoAIbsHBAC5CgAhvAcCAIsKACG9BwEArwoAIb4HQACwCgAhAwAAALIBACABAACzAQAwAgAAtAEAIAEAAAADACABAAAABwAgAQAAAAkAIAEAAAArACABAAAALwAgAQAAADMAIAEAAAA3ACABAAAAPQAgAQAAAEMAIAEAAABLACABAAAATgAgAQAAAFsAIAEAAABfACABAAAAdQAgAQAAAHkAIAEAAAB9ACABAAAAgQEAIAEAAACJAQAgAQAAAJYBACABAAAAlgEAIAEAAACWAQAgAQAAAJ8BACABAAAAnwEAIAEAAAClAQAgAQAAAKoBACABAAAArgEAIAEAAACyAQAgAQAAAAEAICoQAADjEwAgEQAA5BMAIBIAAOUTACATAADmEwAgFAAA5xMAIBUAAOgTACAWAADpEwAgFwAAsRAAIBsAAOoTACAcAADXDwAgIQAA7BMAICMAAOsTACAlAADtEwAgKgAA7hMAIC0AAO8TACAvAADxEwAgMAAA8hMAIDQAAPATACA1AADzEwAgNgAA9BMAIDkAAPUTACA6AAD1EwAgOwAA9RMAID0AAPYTACA-AAD2EwAgPwAA9xMAIEAAAPgTACBCAAD5EwAgQwAA-hMAIN4GAACNDAAgiQcAAI0MACDXBwAAjQwAIOMHAACNDAAg5AcAAI0MACDnBwAAjQwAIOgHAACNDAAg6QcAAI0MACDqBwAAjQwAIOsHAACNDAAg7AcAAI0MACDtBwAAjQwAIPAHAACNDAAgAwAAAJoBACABAADSAQAwAgAAAQAgAwAAAJoBACABAADSAQAwAgAAAQAgAwAAAJoBACABAADSAQAwAgAAAQAgMRAAAMYTACARAADHEwAgEgAAyBMAIBMAAMkTACAUAADKEwAgFQAAyxMAIBYAAMwTACAXAADNEwAgGwAAzhMAIBwAAM8TACAhAADREwAgIwAA0BMAICUAANITACAqAADTEwAgLQAA1BMAIC8AANYTACAwAADXEwAgNAAA1RMAIDUAANgTACA2AADZEwAgOQAA2hMAIDoAANsTACA7AADcEwAgPQAA3RMAID4AAN4TACA_AADfEwAgQAAA4BMAIEIAAOETACBDAADiEwAgugYCAAAAAcYGQAAAAAHeBgEAAAABiQdAAAAAAdcHAQAAAAHiBwEAAAAB4wdAAAAAAeQHAQAAAAHmBwAAAOYHAucHQAAAAAHoB0AAAAAB6QcBAAAAAeoHQAAAAAHrB0AAAAAB7AcBAAAAAe0HQAAAAAHuBwIAAAAB7wcgAAAAAfAHQAAAAAHxByAAAAABAUkAANYBACAUugYCAAAAAcYGQAAAAAHeBgEAAAABiQdAAAAAAdcHAQAAAAHiBwEAAAAB4wdAAAAAAeQHAQAAAAHmBwAAAOYHAucHQAAAAAHoB0AAAAAB6QcBAAAAAeoHQAAAAAHrB0AAAAAB7AcBAAAAAe0HQAAAAAHuBwIAAAAB7wcgAAAAAfAHQAAAAAHxByAAAAABAUkAANgBADABSQAA2AEAMDEQAAD_EAAgEQAAgBEAIBIAAIERACATAACCEQAgFAAAgxEAIBUAAIQRACAWAACFEQAgFwAAhhEAIBsAAIcRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtB0AAlQwAIe4HAgCCDAAh7wcgAK0NACHwB0AAlQwAIfEHIACtDQAhAgAAAAEAIEkAANsBACAUugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HQACVDAAh7gcCAIIMACHvByAArQ0AIfAHQACVDAAh8QcgAK0NACECAAAAmgEAIEkAAN0BACACAAAAmgEAIEkAAN0BACADAAAAAQAgUAAA1gEAIFEAANsBACABAAAAAQAgAQAAAJoBACASCgAA-RAAIFYAAPoQACBXAAD9EAAgWAAA_BAAIFkAAPsQACDeBgAAjQwAIIkHAACNDAAg1wcAAI0MACDjBwAAjQwAIOQHAACNDAAg5wcAAI0MACDoBwAAjQwAIOkHAACNDAAg6gcAAI0MACDrBwAAjQwAIOwHAACNDAAg7QcAAI0MACDwBwAAjQwAIBeoBgAAkAsAMKkGAADkAQAQqgYAAJALADC6BgIAgAoAIcYGQACBCgAh3gYBAKIKACGJB0AAlgoAIdcHAQCiCgAh4gcBAP8JACHjB0AAlgoAIeQHAQCiCgAh5gcAAJEL5gci5wdAAJYKACHoB0AAlgoAIekHAQCiCgAh6gdAAJYKACHrB0AAlgoAIewHAQCiCgAh7QdAAJYKACHuBwIAgAoAIe8HIACrCgAh8AdAAJYKACHxByAAqwoAIQMAAACaAQAgAQAA4wEAMFUAAOQBACADAAAAmgEAIAEAANIBADACAAABACABAAAABQAgAQAAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIA8DAAC-DAAgBQAAvwwAIA8AAIwNACC6BgIAAAABwAYCAAAAAcEGAAC9DAAgxgZAAAAAAccGQAAAAAHMBgABAAAB1AYCAAAAAdYGAQAAAAGdB0AAAAAB3wcBAAAAAeAHQAAAAAHhBwIAAAABAUkAAOwBACAMugYCAAAAAcAGAgAAAAHBBgAAvQwAIMYGQAAAAAHHBkAAAAABzAYAAQAAAdQGAgAAAAHWBgEAAAABnQdAAAAAAd8HAQAAAAHgB0AAAAAB4QcCAAAAAQFJAADuAQAwAUkAAO4BADABAAAABwAgAQAAAA0AIA8DAAC6DAAgBQAAuwwAIA8AAIoNACC6BgIAggwAIcAGAgCWDAAhwQYAALgMACDGBkAAgwwAIccGQACVDAAhzAYAAZMMACHUBgIAggwAIdYGAQCBDAAhnQdAAJUMACHfBwEAgQwAIeAHQACVDAAh4QcCAJYMACECAAAABQAgSQAA8wEAIAy6BgIAggwAIcAGAgCWDAAhwQYAALgMACDGBkAAgwwAIccGQACVDAAhzAYAAZMMACHUBgIAggwAIdYGAQCBDAAhnQdAAJUMACHfBwEAgQwAIeAHQACVDAAh4QcCAJYMACECAAAAAwAgSQAA9QEAIAIAAAADACBJAAD1AQAgAQAAAAcAIAEAAAANACADAAAABQAgUAAA7AEAIFEAAPMBACABAAAABQAgAQAAAAMAIAoKAAD0EAAgVgAA9RAAIFcAAPgQACBYAAD3EAAgWQAA9hAAIMAGAACNDAAgxwYAAI0MACCdBwAAjQwAIOAHAACNDAAg4QcAAI0MACAPqAYAAI8LADCpBgAA_gEAEKoGAACPCwAwugYCAIAKACHABgIAlwoAIcEGAACVCgAgxgZAAIEKACHHBkAAlgoAIcwGAAGUCgAh1AYCAIAKACHWBgEA_wkAIZ0HQACWCgAh3wcBAP8JACHgB0AAlgoAIeEHAgCXCgAhAwAAAAMAIAEAAP0BADBVAAD-AQAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAACnAQAgAQAAAKcBACADAAAApQEAIAEAAKYBADACAACnAQAgAwAAAKUBACABAACmAQAwAgAApwEAIAMAAAClAQAgAQAApgEAMAIAAKcBACALAwAA8xAAIEmAAAAAAboGAgAAAAHGBkAAAAAB1AYCAAAAAbgHAgAAAAG9BwEAAAAB2wcBAAAAAdwHAQAAAAHdB0AAAAAB3gdAAAAAAQFJAACGAgAgCkmAAAAAAboGAgAAAAHGBkAAAAAB1AYCAAAAAbgHAgAAAAG9BwEAAAAB2wcBAAAAAdwHAQAAAAHdB0AAAAAB3gdAAAAAAQFJAACIAgAwAUkAAIgCADABAAAAmgEAIAsDAADyEAAgSYAAAAABugYCAIIMACHGBkAAgwwAIdQGAgCWDAAhuAcCAIIMACG9BwEAqgwAIdsHAQCBDAAh3AcBAIEMACHdB0AAgwwAId4HQACVDAAhAgAAAKcBACBJAACMAgAgCkmAAAAAAboGAgCCDAAhxgZAAIMMACHUBgIAlgwAIbgHAgCCDAAhvQcBAKoMACHbBwEAgQwAIdwHAQCBDAAh3QdAAIMMACHeB0AAlQwAIQIAAAClAQAgSQAAjgIAIAIAAAClAQAgSQAAjgIAIAEAAACaAQAgAwAAAKcBACBQAACGAgAgUQAAjAIAIAEAAACnAQAgAQAAAKUBACAICgAA7RAAIFYAAO4QACBXAADxEAAgWAAA8BAAIFkAAO8QACDUBgAAjQwAIL0HAACNDAAg3gcAAI0MACANSQAA9goAIKgGAACOCwAwqQYAAJYCABCqBgAAjgsAMLoGAgCACgAhxgZAAIEKACHUBgIAlwoAIbgHAgCACgAhvQcBAKIKACHbBwEA_wkAIdwHAQD_CQAh3QdAAIEKACHeB0AAlgoAIQMAAAClAQAgAQAAlQIAMFUAAJYCACADAAAApQEAIAEAAKYBADACAACnAQAgAQAAALABACABAAAAsAEAIAMAAACuAQAgAQAArwEAMAIAALABACADAAAArgEAIAEAAK8BADACAACwAQAgAwAAAK4BACABAACvAQAwAgAAsAEAIAhBAADsEAAgugYCAAAAAcYGQAAAAAHHBkAAAAABzAYAAQAAAdgHAgAAAAHZBwIAAAAB2gcCAAAAAQFJAACeAgAgB7oGAgAAAAHGBkAAAAABxwZAAAAAAcwGAAEAAAHYBwIAAAAB2QcCAAAAAdoHAgAAAAEBSQAAoAIAMAFJAACgAgAwCEEAAOsQACC6BgIAggwAIcYGQACDDAAhxwZAAIMMACHMBgABkwwAIdgHAgCCDAAh2QcCAIIMACHaBwIAggwAIQIAAACwAQAgSQAAowIAIAe6BgIAggwAIcYGQACDDAAhxwZAAIMMACHMBgABkwwAIdgHAgCCDAAh2QcCAIIMACHaBwIAggwAIQIAAACuAQAgSQAApQIAIAIAAACuAQAgSQAApQIAIAMAAACwAQAgUAAAngIAIFEAAKMCACABAAAAsAEAIAEAAACuAQAgBQoAAOYQACBWAADnEAAgVwAA6hAAIFgAAOkQACBZAADoEAAgCqgGAACNCwAwqQYAAKwCABCqBgAAjQsAMLoGAgCACgAhxgZAAIEKACHHBkAAgQoAIcwGAAGUCgAh2AcCAIAKACHZBwIAgAoAIdoHAgCACgAhAwAAAK4BACABAACrAgAwVQAArAIAIAMAAACuAQAgAQAArwEAMAIAALABACABAAAArAEAIAEAAACsAQAgAwAAAKoBACABAACrAQAwAgAArAEAIAMAAACqAQAgAQAAqwEAMAIAAKwBACADAAAAqgEAIAEAAKsBADACAACsAQAgCAMAAOUQACDGBkAAAAABxwZAAAAAAcwGAAEAAAHOBkAAAAAB1AYCAAAAAdYHAQAAAAHXBwEAAAABAUkAALQCACAHxgZAAAAAAccGQAAAAAHMBgABAAABzgZAAAAAAdQGAgAAAAHWBwEAAAAB1wcBAAAAAQFJAAC2AgAwAUkAALYCADAIAwAA5BAAIMYGQACDDAAhxwZAAIMMACHMBgABkwwAIc4GQACVDAAh1AYCAIIMACHWBwEAgQwAIdcHAQCBDAAhAgAAAKwBACBJAAC5AgAgB8YGQACDDAAhxwZAAIMMACHMBgABkwwAIc4GQACVDAAh1AYCAIIMACHWBwEAgQwAIdcHAQCBDAAhAgAAAKoBACBJAAC7AgAgAgAAAKoBACBJAAC7AgAgAwAAAKwBACBQAAC0AgAgUQAAuQIAIAEAAACsAQAgAQAAAKoBACAGCgAA3xAAIFYAAOAQACBXAADjEAAgWAAA4hAAIFkAAOEQACDOBgAAjQwAIAqoBgAAjAsAMKkGAADCAgAQqgYAAIwLADDGBkAAgQoAIccGQACBCgAhzAYAAZQKACHOBkAAlgoAIdQGAgCACgAh1gcBAP8JACHXBwEA_wkAIQMAAACqAQAgAQAAwQIAMFUAAMICACADAAAAqgEAIAEAAKsBADACAACsAQAgAQAAAF0AIAEAAABdACADAAAAWwAgAQAAXAAwAgAAXQAgAwAAAFsAIAEAAFwAMAIAAF0AIAMAAABbACABAABcADACAABdACAIAwAA3hAAIKsGAQAAAAHGBkAAAAAB1AYCAAAAAe8GAgAAAAGSBwEAAAAB1AcBAAAAAdUHAAEAAAEBSQAAygIAIAerBgEAAAABxgZAAAAAAdQGAgAAAAHvBgIAAAABkgcBAAAAAdQHAQAAAAHVBwABAAABAUkAAMwCADABSQAAzAIAMAgDAADdEAAgqwYBAIEMACHGBkAAgwwAIdQGAgCCDAAh7wYCAIIMACGSBwEAgQwAIdQHAQCBDAAh1QcAAZMMACECAAAAXQAgSQAAzwIAIAerBgEAgQwAIcYGQACDDAAh1AYCAIIMACHvBgIAggwAIZIHAQCBDAAh1AcBAIEMACHVBwABkwwAIQIAAABbACBJAADRAgAgAgAAAFsAIEkAANECACADAAAAXQAgUAAAygIAIFEAAM8CACABAAAAXQAgAQAAAFsAIAUKAADYEAAgVgAA2RAAIFcAANwQACBYAADbEAAgWQAA2hAAIAqoBgAAiwsAMKkGAADYAgAQqgYAAIsLADCrBgEA_wkAIcYGQACBCgAh1AYCAIAKACHvBgIAgAoAIZIHAQD_CQAh1AcBAP8JACHVBwABlAoAIQMAAABbACABAADXAgAwVQAA2AIAIAMAAABbACABAABcADACAABdACAMqAYAAIoLADCpBgAA3gIAEKoGAACKCwAwuQZAAIwKACG6BgIAAAABvwcBAIoKACHABwIA-goAIcUHAgD6CgAhxgcBAK8KACHRBwEAigoAIdIHAQCvCgAh0wcAAPkKACABAAAA2wIAIAEAAADbAgAgDKgGAACKCwAwqQYAAN4CABCqBgAAigsAMLkGQACMCgAhugYCAIsKACG_BwEAigoAIcAHAgD6CgAhxQcCAPoKACHGBwEArwoAIdEHAQCKCgAh0gcBAK8KACHTBwAA-QoAIATABwAAjQwAIMUHAACNDAAgxgcAAI0MACDSBwAAjQwAIAMAAADeAgAgAQAA3wIAMAIAANsCACADAAAA3gIAIAEAAN8CADACAADbAgAgAwAAAN4CACABAADfAgAwAgAA2wIAIAm5BkAAAAABugYCAAAAAb8HAQAAAAHABwIAAAABxQcCAAAAAcYHAQAAAAHRBwEAAAAB0gcBAAAAAdMHgAAAAAEBSQAA4wIAIAm5BkAAAAABugYCAAAAAb8HAQAAAAHABwIAAAABxQcCAAAAAcYHAQAAAAHRBwEAAAAB0gcBAAAAAdMHgAAAAAEBSQAA5QIAMAFJAADlAgAwCbkGQACDDAAhugYCAIIMACG_BwEAgQwAIcAHAgCWDAAhxQcCAJYMACHGBwEAqgwAIdEHAQCBDAAh0gcBAKoMACHTB4AAAAABAgAAANsCACBJAADoAgAgCbkGQACDDAAhugYCAIIMACG_BwEAgQwAIcAHAgCWDAAhxQcCAJYMACHGBwEAqgwAIdEHAQCBDAAh0gcBAKoMACHTB4AAAAABAgAAAN4CACBJAADqAgAgAgAAAN4CACBJAADqAgAgAwAAANsCACBQAADjAgAgUQAA6AIAIAEAAADbAgAgAQAAAN4CACAJCgAA0xAAIFYAANQQACBXAADXEAAgWAAA1hAAIFkAANUQACDABwAAjQwAIMUHAACNDAAgxgcAAI0MACDSBwAAjQwAIAyoBgAAiQsAMKkGAADxAgAQqgYAAIkLADC5BkAAgQoAIboGAgCACgAhvwcBAP8JACHABwIAlwoAIcUHAgCXCgAhxgcBAKIKACHRBwEA_wkAIdIHAQCiCgAh0wcAAPYKACADAAAA3gIAIAEAAPACADBVAADxAgAgAwAAAN4CACABAADfAgAwAgAA2wIAIAEAAACYAQAgAQAAAJgBACADAAAAlgEAIAEAAJcBADACAACYAQAgAwAAAJYBACABAACXAQAwAgAAmAEAIAMAAACWAQAgAQAAlwEAMAIAAJgBACAQGQAA0RAAIDcAANAQACA4AADSEAAgugYCAAAAAcYGQAAAAAHnBgIAAAAB7wYAAADNBwK_BwEAAAABwAcCAAAAAcYHAQAAAAHKBwIAAAABywcBAAAAAc0HAgAAAAHOBwEAAAABzwdAAAAAAdAHQAAAAAEBSQAA-QIAIA26BgIAAAABxgZAAAAAAecGAgAAAAHvBgAAAM0HAr8HAQAAAAHABwIAAAABxgcBAAAAAcoHAgAAAAHLBwEAAAABzQcCAAAAAc4HAQAAAAHPB0AAAAAB0AdAAAAAAQFJAAD7AgAwAUkAAPsCADABAAAAmgEAIAEAAACaAQAgEBkAAM4QACA3AADNEAAgOAAAzxAAILoGAgCCDAAhxgZAAIMMACHnBgIAlgwAIe8GAADMEM0HIr8HAQCBDAAhwAcCAIIMACHGBwEAgQwAIcoHAgCCDAAhywcBAKoMACHNBwIAlgwAIc4HAQCqDAAhzwdAAJUMACHQB0AAlQwAIQIAAACYAQAgSQAAgAMAIA26BgIAggwAIcYGQACDDAAh5wYCAJYMACHvBgAAzBDNByK_BwEAgQwAIcAHAgCCDAAhxgcBAIEMACHKBwIAggwAIcsHAQCqDAAhzQcCAJYMACHOBwEAqgwAIc8HQACVDAAh0AdAAJUMACECAAAAlgEAIEkAAIIDACACAAAAlgEAIEkAAIIDACABAAAAmgEAIAEAAACaAQAgAwAAAJgBACBQAAD5AgAgUQAAgAMAIAEAAACYAQAgAQAAAJYBACALCgAAxxAAIFYAAMgQACBXAADLEAAgWAAAyhAAIFkAAMkQACDnBgAAjQwAIMsHAACNDAAgzQcAAI0MACDOBwAAjQwAIM8HAACNDAAg0AcAAI0MACAQqAYAAIULADCpBgAAiwMAEKoGAACFCwAwugYCAIAKACHGBkAAgQoAIecGAgCXCgAh7wYAAIYLzQcivwcBAP8JACHABwIAgAoAIcYHAQD_CQAhygcCAIAKACHLBwEAogoAIc0HAgCXCgAhzgcBAKIKACHPB0AAlgoAIdAHQACWCgAhAwAAAJYBACABAACKAwAwVQAAiwMAIAMAAACWAQAgAQAAlwEAMAIAAJgBACABAAAAoQEAIAEAAAChAQAgAwAAAJ8BACABAACgAQAwAgAAoQEAIAMAAACfAQAgAQAAoAEAMAIAAKEBACADAAAAnwEAIAEAAKABADACAAChAQAgCwQAAMUQACA8AADGEAAguQZAAAAAAboGAgAAAAHVBgIAAAAB6gYBAAAAAZIHAQAAAAG_BwEAAAABwAcCAAAAAcgHAgAAAAHJBwIAAAABAUkAAJMDACAJuQZAAAAAAboGAgAAAAHVBgIAAAAB6gYBAAAAAZIHAQAAAAG_BwEAAAABwAcCAAAAAcgHAgAAAAHJBwIAAAABAUkAAJUDADABSQAAlQMAMAEAAACaAQAgCwQAAMMQACA8AADEEAAguQZAAIMMACG6BgIAggwAIdUGAgCWDAAh6gYBAKoMACGSBwEAgQwAIb8HAQCBDAAhwAcCAIIMACHIBwIAggwAIckHAgCCDAAhAgAAAKEBACBJAACZAwAgCbkGQACDDAAhugYCAIIMACHVBgIAlgwAIeoGAQCqDAAhkgcBAIEMACG_BwEAgQwAIcAHAgCCDAAhyAcCAIIMACHJBwIAggwAIQIAAACfAQAgSQAAmwMAIAIAAACfAQAgSQAAmwMAIAEAAACaAQAgAwAAAKEBACBQAACTAwAgUQAAmQMAIAEAAAChAQAgAQAAAJ8BACAHCgAAvhAAIFYAAL8QACBXAADCEAAgWAAAwRAAIFkAAMAQACDVBgAAjQwAIOoGAACNDAAgDKgGAACECwAwqQYAAKMDABCqBgAAhAsAMLkGQACBCgAhugYCAIAKACHVBgIAlwoAIeoGAQCiCgAhkgcBAP8JACG_BwEA_wkAIcAHAgCACgAhyAcCAIAKACHJBwIAgAoAIQMAAACfAQAgAQAAogMAMFUAAKMDACADAAAAnwEAIAEAAKABADACAAChAQAgEagGAACCCwAwqQYAAKkDABCqBgAAggsAMLkGQACMCgAhugYCAAAAAecGAgD6CgAh6gYBAK8KACG3BwEAigoAIb8HAQCKCgAhwAcCAIsKACHBBwIA-goAIcIHAQCKCgAhwwcBAK8KACHEByAAsQoAIcUHAgD6CgAhxgcBAK8KACHHBwAAgwsAIAEAAACmAwAgAQAAAKYDACAQqAYAAIILADCpBgAAqQMAEKoGAACCCwAwuQZAAIwKACG6BgIAiwoAIecGAgD6CgAh6gYBAK8KACG3BwEAigoAIb8HAQCKCgAhwAcCAIsKACHBBwIA-goAIcIHAQCKCgAhwwcBAK8KACHEByAAsQoAIcUHAgD6CgAhxgcBAK8KACEG5wYAAI0MACDqBgAAjQwAIMEHAACNDAAgwwcAAI0MACDFBwAAjQwAIMYHAACNDAAgAwAAAKkDACABAACqAwAwAgAApgMAIAMAAACpAwAgAQAAqgMAMAIAAKYDACADAAAAqQMAIAEAAKoDADACAACmAwAgDbkGQAAAAAG6BgIAAAAB5wYCAAAAAeoGAQAAAAG3BwEAAAABvwcBAAAAAcAHAgAAAAHBBwIAAAABwgcBAAAAAcMHAQAAAAHEByAAAAABxQcCAAAAAcYHAQAAAAEBSQAArgMAIA25BkAAAAABugYCAAAAAecGAgAAAAHqBgEAAAABtwcBAAAAAb8HAQAAAAHABwIAAAABwQcCAAAAAcIHAQAAAAHDBwEAAAABxAcgAAAAAcUHAgAAAAHGBwEAAAABAUkAALADADABSQAAsAMAMA25BkAAgwwAIboGAgCCDAAh5wYCAJYMACHqBgEAqgwAIbcHAQCBDAAhvwcBAIEMACHABwIAggwAIcEHAgCWDAAhwgcBAIEMACHDBwEAqgwAIcQHIACtDQAhxQcCAJYMACHGBwEAqgwAIQIAAACmAwAgSQAAswMAIA25BkAAgwwAIboGAgCCDAAh5wYCAJYMACHqBgEAqgwAIbcHAQCBDAAhvwcBAIEMACHABwIAggwAIcEHAgCWDAAhwgcBAIEMACHDBwEAqgwAIcQHIACtDQAhxQcCAJYMACHGBwEAqgwAIQIAAACpAwAgSQAAtQMAIAIAAACpAwAgSQAAtQMAIAMAAACmAwAgUAAArgMAIFEAALMDACABAAAApgMAIAEAAACpAwAgCwoAALkQACBWAAC6EAAgVwAAvRAAIFgAALwQACBZAAC7EAAg5wYAAI0MACDqBgAAjQwAIMEHAACNDAAgwwcAAI0MACDFBwAAjQwAIMYHAACNDAAgEKgGAACBCwAwqQYAALwDABCqBgAAgQsAMLkGQACBCgAhugYCAIAKACHnBgIAlwoAIeoGAQCiCgAhtwcBAP8JACG_BwEA_wkAIcAHAgCACgAhwQcCAJcKACHCBwEA_wkAIcMHAQCiCgAhxAcgAKsKACHFBwIAlwoAIcYHAQCiCgAhAwAAAKkDACABAAC7AwAwVQAAvAMAIAMAAACpAwAgAQAAqgMAMAIAAKYDACABAAAAtAEAIAEAAAC0AQAgAwAAALIBACABAACzAQAwAgAAtAEAIAMAAACyAQAgAQAAswEAMAIAALQBACADAAAAsgEAIAEAALMBADACAAC0AQAgEAMAALgQACC6BgIAAAABuwZAAAAAAcMGQAAAAAHHBkAAAAAB1AYCAAAAAeAGBAAAAAHkBgEAAAABtwcBAAAAAbgHAgAAAAG5BwIAAAABugcCAAAAAbsHBAAAAAG8BwIAAAABvQcBAAAAAb4HQAAAAAEBSQAAxAMAIA-6BgIAAAABuwZAAAAAAcMGQAAAAAHHBkAAAAAB1AYCAAAAAeAGBAAAAAHkBgEAAAABtwcBAAAAAbgHAgAAAAG5BwIAAAABugcCAAAAAbsHBAAAAAG8BwIAAAABvQcBAAAAAb4HQAAAAAEBSQAAxgMAMAFJAADGAwAwEAMAALcQACC6BgIAggwAIbsGQACVDAAhwwZAAIMMACHHBkAAlQwAIdQGAgCCDAAh4AYEALkNACHkBgEAqgwAIbcHAQCBDAAhuAcCAIIMACG5BwIAggwAIboHAgCCDAAhuwcEALkNACG8BwIAggwAIb0HAQCqDAAhvgdAAJUMACECAAAAtAEAIEkAAMkDACAPugYCAIIMACG7BkAAlQwAIcMGQACDDAAhxwZAAJUMACHUBgIAggwAIeAGBAC5DQAh5AYBAKoMACG3BwEAgQwAIbgHAgCCDAAhuQcCAIIMACG6BwIAggwAIbsHBAC5DQAhvAcCAIIMACG9BwEAqgwAIb4HQACVDAAhAgAAALIBACBJAADLAwAgAgAAALIBACBJAADLAwAgAwAAALQBACBQAADEAwAgUQAAyQMAIAEAAAC0AQAgAQAAALIBACAKCgAAshAAIFYAALMQACBXAAC2EAAgWAAAtRAAIFkAALQQACC7BgAAjQwAIMcGAACNDAAg5AYAAI0MACC9BwAAjQwAIL4HAACNDAAgEqgGAACACwAwqQYAANIDABCqBgAAgAsAMLoGAgCACgAhuwZAAJYKACHDBkAAgQoAIccGQACWCgAh1AYCAIAKACHgBgQAtQoAIeQGAQCiCgAhtwcBAP8JACG4BwIAgAoAIbkHAgCACgAhugcCAIAKACG7BwQAtQoAIbwHAgCACgAhvQcBAKIKACG-B0AAlgoAIQMAAACyAQAgAQAA0QMAMFUAANIDACADAAAAsgEAIAEAALMBADACAAC0AQAgCRcAAP8KACCoBgAA_goAMKkGAADYAwAQqgYAAP4KADC6BgIAAAABxgZAAIwKACHqBgEAigoAIesGAQCKCgAhtgcCAIsKACEBAAAA1QMAIAEAAADVAwAgCRcAAP8KACCoBgAA_goAMKkGAADYAwAQqgYAAP4KADC6BgIAiwoAIcYGQACMCgAh6gYBAIoKACHrBgEAigoAIbYHAgCLCgAhARcAALEQACADAAAA2AMAIAEAANkDADACAADVAwAgAwAAANgDACABAADZAwAwAgAA1QMAIAMAAADYAwAgAQAA2QMAMAIAANUDACAGFwAAsBAAILoGAgAAAAHGBkAAAAAB6gYBAAAAAesGAQAAAAG2BwIAAAABAUkAAN0DACAFugYCAAAAAcYGQAAAAAHqBgEAAAAB6wYBAAAAAbYHAgAAAAEBSQAA3wMAMAFJAADfAwAwBhcAAKMQACC6BgIAggwAIcYGQACDDAAh6gYBAIEMACHrBgEAgQwAIbYHAgCCDAAhAgAAANUDACBJAADiAwAgBboGAgCCDAAhxgZAAIMMACHqBgEAgQwAIesGAQCBDAAhtgcCAIIMACECAAAA2AMAIEkAAOQDACACAAAA2AMAIEkAAOQDACADAAAA1QMAIFAAAN0DACBRAADiAwAgAQAAANUDACABAAAA2AMAIAUKAACeEAAgVgAAnxAAIFcAAKIQACBYAAChEAAgWQAAoBAAIAioBgAA_QoAMKkGAADrAwAQqgYAAP0KADC6BgIAgAoAIcYGQACBCgAh6gYBAP8JACHrBgEA_wkAIbYHAgCACgAhAwAAANgDACABAADqAwAwVQAA6wMAIAMAAADYAwAgAQAA2QMAMAIAANUDACABAAAAOQAgAQAAADkAIAMAAAA3ACABAAA4ADACAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAwAAADcAIAEAADgAMAIAADkAIA4YAACbEAAgGQAAnBAAIBsAAJ0QACC6BgIAAAABxgZAAAAAAecGAgAAAAHoBgEAAAAB6gYBAAAAAbAHAgAAAAGxByAAAAABsgcgAAAAAbMHAgAAAAG0B0AAAAABtQcCAAAAAQFJAADzAwAgC7oGAgAAAAHGBkAAAAAB5wYCAAAAAegGAQAAAAHqBgEAAAABsAcCAAAAAbEHIAAAAAGyByAAAAABswcCAAAAAbQHQAAAAAG1BwIAAAABAUkAAPUDADABSQAA9QMAMA4YAACMEAAgGQAAjRAAIBsAAI4QACC6BgIAggwAIcYGQACDDAAh5wYCAIIMACHoBgEAgQwAIeoGAQCBDAAhsAcCAIIMACGxByAArQ0AIbIHIACtDQAhswcCAIIMACG0B0AAgwwAIbUHAgCCDAAhAgAAADkAIEkAAPgDACALugYCAIIMACHGBkAAgwwAIecGAgCCDAAh6AYBAIEMACHqBgEAgQwAIbAHAgCCDAAhsQcgAK0NACGyByAArQ0AIbMHAgCCDAAhtAdAAIMMACG1BwIAggwAIQIAAAA3ACBJAAD6AwAgAgAAADcAIEkAAPoDACADAAAAOQAgUAAA8wMAIFEAAPgDACABAAAAOQAgAQAAADcAIAUKAACHEAAgVgAAiBAAIFcAAIsQACBYAACKEAAgWQAAiRAAIA6oBgAA_AoAMKkGAACBBAAQqgYAAPwKADC6BgIAgAoAIcYGQACBCgAh5wYCAIAKACHoBgEA_wkAIeoGAQD_CQAhsAcCAIAKACGxByAAqwoAIbIHIACrCgAhswcCAIAKACG0B0AAgQoAIbUHAgCACgAhAwAAADcAIAEAAIAEADBVAACBBAAgAwAAADcAIAEAADgAMAIAADkAIAEAAAA_ACABAAAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIAMAAAA9ACABAAA-ADACAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgBxkAAIYQACAaAACFEAAgugYCAAAAAcYGQAAAAAHnBgIAAAAB6AYBAAAAAa8HAgAAAAEBSQAAiQQAIAW6BgIAAAABxgZAAAAAAecGAgAAAAHoBgEAAAABrwcCAAAAAQFJAACLBAAwAUkAAIsEADAHGQAAhBAAIBoAAIMQACC6BgIAggwAIcYGQACDDAAh5wYCAIIMACHoBgEAgQwAIa8HAgCCDAAhAgAAAD8AIEkAAI4EACAFugYCAIIMACHGBkAAgwwAIecGAgCCDAAh6AYBAIEMACGvBwIAggwAIQIAAAA9ACBJAACQBAAgAgAAAD0AIEkAAJAEACADAAAAPwAgUAAAiQQAIFEAAI4EACABAAAAPwAgAQAAAD0AIAUKAAD-DwAgVgAA_w8AIFcAAIIQACBYAACBEAAgWQAAgBAAIAioBgAA-woAMKkGAACXBAAQqgYAAPsKADC6BgIAgAoAIcYGQACBCgAh5wYCAIAKACHoBgEA_wkAIa8HAgCACgAhAwAAAD0AIAEAAJYEADBVAACXBAAgAwAAAD0AIAEAAD4AMAIAAD8AIAeoBgAA-AoAMKkGAACdBAAQqgYAAPgKADDUBgIA-goAIaYHAQAAAAGnBwAA-QoAIKgHQACMCgAhAQAAAJoEACABAAAAmgQAIAeoBgAA-AoAMKkGAACdBAAQqgYAAPgKADDUBgIA-goAIaYHAQCKCgAhpwcAAPkKACCoB0AAjAoAIQHUBgAAjQwAIAMAAACdBAAgAQAAngQAMAIAAJoEACADAAAAnQQAIAEAAJ4EADACAACaBAAgAwAAAJ0EACABAACeBAAwAgAAmgQAIATUBgIAAAABpgcBAAAAAacHgAAAAAGoB0AAAAABAUkAAKIEACAE1AYCAAAAAaYHAQAAAAGnB4AAAAABqAdAAAAAAQFJAACkBAAwAUkAAKQEADAE1AYCAJYMACGmBwEAgQwAIacHgAAAAAGoB0AAgwwAIQIAAACaBAAgSQAApwQAIATUBgIAlgwAIaYHAQCBDAAhpweAAAAAAagHQACDDAAhAgAAAJ0EACBJAACpBAAgAgAAAJ0EACBJAACpBAAgAwAAAJoEACBQAACiBAAgUQAApwQAIAEAAACaBAAgAQAAAJ0EACAGCgAA-Q8AIFYAAPoPACBXAAD9DwAgWAAA_A8AIFkAAPsPACDUBgAAjQwAIAeoBgAA9QoAMKkGAACwBAAQqgYAAPUKADDUBgIAlwoAIaYHAQD_CQAhpwcAAPYKACCoB0AAgQoAIQMAAACdBAAgAQAArwQAMFUAALAEACADAAAAnQQAIAEAAJ4EADACAACaBAAgCgMAALoKACCoBgAA9AoAMKkGAAApABCqBgAA9AoAMMYGQACMCgAh1AYCAAAAAaIHAQCKCgAhowcEALkKACGkBwIAiwoAIaUHQACwCgAhAQAAALMEACABAAAAswQAIAIDAAC8DQAgpQcAAI0MACADAAAAKQAgAQAAtgQAMAIAALMEACADAAAAKQAgAQAAtgQAMAIAALMEACADAAAAKQAgAQAAtgQAMAIAALMEACAHAwAA-A8AIMYGQAAAAAHUBgIAAAABogcBAAAAAaMHBAAAAAGkBwIAAAABpQdAAAAAAQFJAAC6BAAgBsYGQAAAAAHUBgIAAAABogcBAAAAAaMHBAAAAAGkBwIAAAABpQdAAAAAAQFJAAC8BAAwAUkAALwEADAHAwAA9w8AIMYGQACDDAAh1AYCAIIMACGiBwEAgQwAIaMHBAC5DQAhpAcCAIIMACGlB0AAlQwAIQIAAACzBAAgSQAAvwQAIAbGBkAAgwwAIdQGAgCCDAAhogcBAIEMACGjBwQAuQ0AIaQHAgCCDAAhpQdAAJUMACECAAAAKQAgSQAAwQQAIAIAAAApACBJAADBBAAgAwAAALMEACBQAAC6BAAgUQAAvwQAIAEAAACzBAAgAQAAACkAIAYKAADyDwAgVgAA8w8AIFcAAPYPACBYAAD1DwAgWQAA9A8AIKUHAACNDAAgCagGAADzCgAwqQYAAMgEABCqBgAA8woAMMYGQACBCgAh1AYCAIAKACGiBwEA_wkAIaMHBAC1CgAhpAcCAIAKACGlB0AAlgoAIQMAAAApACABAADHBAAwVQAAyAQAIAMAAAApACABAAC2BAAwAgAAswQAIAEAAAAtACABAAAALQAgAwAAACsAIAEAACwAMAIAAC0AIAMAAAArACABAAAsADACAAAtACADAAAAKwAgAQAALAAwAgAALQAgBAMAAPEPACDMBgABAAABzgZAAAAAAdQGAgAAAAEBSQAA0AQAIAPMBgABAAABzgZAAAAAAdQGAgAAAAEBSQAA0gQAMAFJAADSBAAwBAMAAPAPACDMBgABkwwAIc4GQACVDAAh1AYCAIIMACECAAAALQAgSQAA1QQAIAPMBgABkwwAIc4GQACVDAAh1AYCAIIMACECAAAAKwAgSQAA1wQAIAIAAAArACBJAADXBAAgAwAAAC0AIFAAANAEACBRAADVBAAgAQAAAC0AIAEAAAArACAGCgAA6w8AIFYAAOwPACBXAADvDwAgWAAA7g8AIFkAAO0PACDOBgAAjQwAIAaoBgAA8goAMKkGAADeBAAQqgYAAPIKADDMBgABlAoAIc4GQACWCgAh1AYCAIAKACEDAAAAKwAgAQAA3QQAMFUAAN4EACADAAAAKwAgAQAALAAwAgAALQAgAQAAADEAIAEAAAAxACADAAAALwAgAQAAMAAwAgAAMQAgAwAAAC8AIAEAADAAMAIAADEAIAMAAAAvACABAAAwADACAAAxACAKAwAA6g8AILoGAgAAAAHGBkAAAAAB1AYCAAAAAdYGAQAAAAGdB0AAAAABngcAAQAAAZ8HAAEAAAGgBwQAAAABoQcAAOkPACABSQAA5gQAIAm6BgIAAAABxgZAAAAAAdQGAgAAAAHWBgEAAAABnQdAAAAAAZ4HAAEAAAGfBwABAAABoAcEAAAAAaEHAADpDwAgAUkAAOgEADABSQAA6AQAMAoDAADoDwAgugYCAIIMACHGBkAAgwwAIdQGAgCCDAAh1gYBAIEMACGdB0AAlQwAIZ4HAAGTDAAhnwcAAZMMACGgBwQAuQ0AIaEHAADnDwAgAgAAADEAIEkAAOsEACAJugYCAIIMACHGBkAAgwwAIdQGAgCCDAAh1gYBAIEMACGdB0AAlQwAIZ4HAAGTDAAhnwcAAZMMACGgBwQAuQ0AIaEHAADnDwAgAgAAAC8AIEkAAO0EACACAAAALwAgSQAA7QQAIAMAAAAxACBQAADmBAAgUQAA6wQAIAEAAAAxACABAAAALwAgBgoAAOIPACBWAADjDwAgVwAA5g8AIFgAAOUPACBZAADkDwAgnQcAAI0MACAMqAYAAPEKADCpBgAA9AQAEKoGAADxCgAwugYCAIAKACHGBkAAgQoAIdQGAgCACgAh1gYBAP8JACGdB0AAlgoAIZ4HAAGUCgAhnwcAAZQKACGgBwQAtQoAIaEHAACpCgAgAwAAAC8AIAEAAPMEADBVAAD0BAAgAwAAAC8AIAEAADAAMAIAADEAIAEAAAA1ACABAAAANQAgAwAAADMAIAEAADQAMAIAADUAIAMAAAAzACABAAA0ADACAAA1ACADAAAAMwAgAQAANAAwAgAANQAgBwMAAOEPACC6BgIAAAABxgZAAAAAAdQGAgAAAAGbBwEAAAABnAcBAAAAAZ0HQAAAAAEBSQAA_AQAIAa6BgIAAAABxgZAAAAAAdQGAgAAAAGbBwEAAAABnAcBAAAAAZ0HQAAAAAEBSQAA_gQAMAFJAAD-BAAwBwMAAOAPACC6BgIAggwAIcYGQACDDAAh1AYCAIIMACGbBwEAgQwAIZwHAQCBDAAhnQdAAJUMACECAAAANQAgSQAAgQUAIAa6BgIAggwAIcYGQACDDAAh1AYCAIIMACGbBwEAgQwAIZwHAQCBDAAhnQdAAJUMACECAAAAMwAgSQAAgwUAIAIAAAAzACBJAACDBQAgAwAAADUAIFAAAPwEACBRAACBBQAgAQAAADUAIAEAAAAzACAGCgAA2w8AIFYAANwPACBXAADfDwAgWAAA3g8AIFkAAN0PACCdBwAAjQwAIAmoBgAA8AoAMKkGAACKBQAQqgYAAPAKADC6BgIAgAoAIcYGQACBCgAh1AYCAIAKACGbBwEA_wkAIZwHAQD_CQAhnQdAAJYKACEDAAAAMwAgAQAAiQUAMFUAAIoFACADAAAAMwAgAQAANAAwAgAANQAgBqgGAADuCgAwqQYAAJAFABCqBgAA7goAMMYGQACMCgAh1gYBAAAAAekGAAHvCgAhAQAAAI0FACABAAAAjQUAIAaoBgAA7goAMKkGAACQBQAQqgYAAO4KADDGBkAAjAoAIdYGAQCKCgAh6QYAAe8KACEAAwAAAJAFACABAACRBQAwAgAAjQUAIAMAAACQBQAgAQAAkQUAMAIAAI0FACADAAAAkAUAIAEAAJEFADACAACNBQAgA8YGQAAAAAHWBgEAAAAB6QYAAQAAAQFJAACVBQAgA8YGQAAAAAHWBgEAAAAB6QYAAQAAAQFJAACXBQAwAUkAAJcFADADxgZAAIMMACHWBgEAgQwAIekGAAGTDAAhAgAAAI0FACBJAACaBQAgA8YGQACDDAAh1gYBAIEMACHpBgABkwwAIQIAAACQBQAgSQAAnAUAIAIAAACQBQAgSQAAnAUAIAMAAACNBQAgUAAAlQUAIFEAAJoFACABAAAAjQUAIAEAAACQBQAgAwoAANgPACBYAADaDwAgWQAA2Q8AIAaoBgAA7QoAMKkGAACjBQAQqgYAAO0KADDGBkAAgQoAIdYGAQD_CQAh6QYAAZQKACEDAAAAkAUAIAEAAKIFADBVAACjBQAgAwAAAJAFACABAACRBQAwAgAAjQUAIAccAADsCgAgqAYAAOsKADCpBgAARwAQqgYAAOsKADC6BgIAAAAB1gYBAIoKACGDBwEAAAABAQAAAKYFACABAAAApgUAIAEcAADXDwAgAwAAAEcAIAEAAKkFADACAACmBQAgAwAAAEcAIAEAAKkFADACAACmBQAgAwAAAEcAIAEAAKkFADACAACmBQAgBBwAANYPACC6BgIAAAAB1gYBAAAAAYMHAQAAAAEBSQAArQUAIAO6BgIAAAAB1gYBAAAAAYMHAQAAAAEBSQAArwUAMAFJAACvBQAwBBwAAMkPACC6BgIAggwAIdYGAQCBDAAhgwcBAIEMACECAAAApgUAIEkAALIFACADugYCAIIMACHWBgEAgQwAIYMHAQCBDAAhAgAAAEcAIEkAALQFACACAAAARwAgSQAAtAUAIAMAAACmBQAgUAAArQUAIFEAALIFACABAAAApgUAIAEAAABHACAFCgAAxA8AIFYAAMUPACBXAADIDwAgWAAAxw8AIFkAAMYPACAGqAYAAOoKADCpBgAAuwUAEKoGAADqCgAwugYCAIAKACHWBgEA_wkAIYMHAQD_CQAhAwAAAEcAIAEAALoFADBVAAC7BQAgAwAAAEcAIAEAAKkFADACAACmBQAgAQAAAEUAIAEAAABFACADAAAAQwAgAQAARAAwAgAARQAgAwAAAEMAIAEAAEQAMAIAAEUAIAMAAABDACABAABEADACAABFACAOGQAAuQ8AIB0AALgPACAiAADDDwAgIwAAug8AICQAALsPACC6BgIAAAABxgZAAAAAAecGAgAAAAHqBgEAAAAB7wYAAACWBwKSBwEAAAABlAcCAAAAAZYHAgAAAAGXBwIAAAABAUkAAMMFACAJugYCAAAAAcYGQAAAAAHnBgIAAAAB6gYBAAAAAe8GAAAAlgcCkgcBAAAAAZQHAgAAAAGWBwIAAAABlwcCAAAAAQFJAADFBQAwAUkAAMUFADABAAAARwAgAQAAAEsAIA4ZAACkDwAgHQAAow8AICIAAMIPACAjAAClDwAgJAAApg8AILoGAgCCDAAhxgZAAIMMACHnBgIAggwAIeoGAQCBDAAh7wYAAKIPlgcikgcBAIEMACGUBwIAlgwAIZYHAgCWDAAhlwcCAIIMACECAAAARQAgSQAAygUAIAm6BgIAggwAIcYGQACDDAAh5wYCAIIMACHqBgEAgQwAIe8GAACiD5YHIpIHAQCBDAAhlAcCAJYMACGWBwIAlgwAIZcHAgCCDAAhAgAAAEMAIEkAAMwFACACAAAAQwAgSQAAzAUAIAEAAABHACABAAAASwAgAwAAAEUAIFAAAMMFACBRAADKBQAgAQAAAEUAIAEAAABDACAHCgAAvQ8AIFYAAL4PACBXAADBDwAgWAAAwA8AIFkAAL8PACCUBwAAjQwAIJYHAACNDAAgDKgGAADmCgAwqQYAANUFABCqBgAA5goAMLoGAgCACgAhxgZAAIEKACHnBgIAgAoAIeoGAQD_CQAh7wYAAOcKlgcikgcBAP8JACGUBwIAlwoAIZYHAgCXCgAhlwcCAIAKACEDAAAAQwAgAQAA1AUAMFUAANUFACADAAAAQwAgAQAARAAwAgAARQAgAQAAAFQAIAEAAABUACADAAAASwAgAQAAUwAwAgAAVAAgAwAAAEsAIAEAAFMAMAIAAFQAIAMAAABLACABAABTADACAABUACAKGQAAtQ8AIB4AALwPACAfAAC2DwAgIQAAtw8AILoGAgAAAAHGBkAAAAAB5wYCAAAAAZAHAgAAAAGSBwEAAAABkwcCAAAAAQFJAADdBQAgBroGAgAAAAHGBkAAAAAB5wYCAAAAAZAHAgAAAAGSBwEAAAABkwcCAAAAAQFJAADfBQAwAUkAAN8FADAKGQAAjg8AIB4AAI0PACAfAACPDwAgIQAAkA8AILoGAgCCDAAhxgZAAIMMACHnBgIAggwAIZAHAgCCDAAhkgcBAIEMACGTBwIAggwAIQIAAABUACBJAADiBQAgBroGAgCCDAAhxgZAAIMMACHnBgIAggwAIZAHAgCCDAAhkgcBAIEMACGTBwIAggwAIQIAAABLACBJAADkBQAgAgAAAEsAIEkAAOQFACADAAAAVAAgUAAA3QUAIFEAAOIFACABAAAAVAAgAQAAAEsAIAUKAACIDwAgVgAAiQ8AIFcAAIwPACBYAACLDwAgWQAAig8AIAmoBgAA5QoAMKkGAADrBQAQqgYAAOUKADC6BgIAgAoAIcYGQACBCgAh5wYCAIAKACGQBwIAgAoAIZIHAQD_CQAhkwcCAIAKACEDAAAASwAgAQAA6gUAMFUAAOsFACADAAAASwAgAQAAUwAwAgAAVAAgAQAAAFAAIAEAAABQACADAAAATgAgAQAATwAwAgAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAMAAABOACABAABPADACAABQACAGAwAAhw8AICAAAIYPACDGBkAAAAAB1AYCAAAAAekGAgAAAAGRBwIAAAABAUkAAPMFACAExgZAAAAAAdQGAgAAAAHpBgIAAAABkQcCAAAAAQFJAAD1BQAwAUkAAPUFADAGAwAAhQ8AICAAAIQPACDGBkAAgwwAIdQGAgCCDAAh6QYCAIIMACGRBwIAggwAIQIAAABQACBJAAD4BQAgBMYGQACDDAAh1AYCAIIMACHpBgIAggwAIZEHAgCCDAAhAgAAAE4AIEkAAPoFACACAAAATgAgSQAA-gUAIAMAAABQACBQAADzBQAgUQAA-AUAIAEAAABQACABAAAATgAgBQoAAP8OACBWAACADwAgVwAAgw8AIFgAAIIPACBZAACBDwAgB6gGAADkCgAwqQYAAIEGABCqBgAA5AoAMMYGQACBCgAh1AYCAIAKACHpBgIAgAoAIZEHAgCACgAhAwAAAE4AIAEAAIAGADBVAACBBgAgAwAAAE4AIAEAAE8AMAIAAFAAIAUeAADjCgAgqAYAAOIKADCpBgAAVgAQqgYAAOIKADCQBwIAAAABAQAAAIQGACABAAAAhAYAIAEeAAD-DgAgAwAAAFYAIAEAAIcGADACAACEBgAgAwAAAFYAIAEAAIcGADACAACEBgAgAwAAAFYAIAEAAIcGADACAACEBgAgAh4AAP0OACCQBwIAggwAIQIAAACEBgAgSQAAiwYAIAGQBwIAggwAIQIAAABWACBJAACNBgAgAgAAAFYAIEkAAI0GACABAAAAhAYAIAEAAABWACAFCgAA-A4AIFYAAPkOACBXAAD8DgAgWAAA-w4AIFkAAPoOACAEqAYAAOEKADCpBgAAkwYAEKoGAADhCgAwkAcCAIAKACEDAAAAVgAgAQAAkgYAMFUAAJMGACADAAAAVgAgAQAAhwYAMAIAAIQGACABAAAAYQAgAQAAAGEAIAMAAABfACABAABgADACAABhACADAAAAXwAgAQAAYAAwAgAAYQAgAwAAAF8AIAEAAGAAMAIAAGEAIAoEAAD2DgAgLAAA9w4AILoGAgAAAAHGBkAAAAAB1QYCAAAAAdYGAQAAAAHrBgEAAAAB7wYAAACPBwKDBwEAAAABjwcgAAAAAQFJAACbBgAgCLoGAgAAAAHGBkAAAAAB1QYCAAAAAdYGAQAAAAHrBgEAAAAB7wYAAACPBwKDBwEAAAABjwcgAAAAAQFJAACdBgAwAUkAAJ0GADAKBAAA6A4AICwAAOkOACC6BgIAggwAIcYGQACDDAAh1QYCAIIMACHWBgEAgQwAIesGAQCBDAAh7wYAAOcOjwcigwcBAIEMACGPByAArQ0AIQIAAABhACBJAACgBgAgCLoGAgCCDAAhxgZAAIMMACHVBgIAggwAIdYGAQCBDAAh6wYBAIEMACHvBgAA5w6PByKDBwEAgQwAIY8HIACtDQAhAgAAAF8AIEkAAKIGACACAAAAXwAgSQAAogYAIAMAAABhACBQAACbBgAgUQAAoAYAIAEAAABhACABAAAAXwAgBQoAAOIOACBWAADjDgAgVwAA5g4AIFgAAOUOACBZAADkDgAgC6gGAADdCgAwqQYAAKkGABCqBgAA3QoAMLoGAgCACgAhxgZAAIEKACHVBgIAgAoAIdYGAQD_CQAh6wYBAP8JACHvBgAA3gqPByKDBwEA_wkAIY8HIACrCgAhAwAAAF8AIAEAAKgGADBVAACpBgAgAwAAAF8AIAEAAGAAMAIAAGEAIAEAAABlACABAAAAZQAgAwAAAGMAIAEAAGQAMAIAAGUAIAMAAABjACABAABkADACAABlACADAAAAYwAgAQAAZAAwAgAAZQAgFR0BAAAAASYAAOAOACAoAADhDgAgugYCAAAAAcYGQAAAAAHVBgIAAAAB6gYBAAAAAesGAQAAAAHvBgAAAIgHAvcGAgAAAAH6BhAAAAABgwcBAAAAAYQHAQAAAAGFBxAAAAABhgcCAAAAAYgHAQAAAAGJB0AAAAABigcCAAAAAYsHIAAAAAGMBwEAAAABjQcBAAAAAQFJAACxBgAgEx0BAAAAAboGAgAAAAHGBkAAAAAB1QYCAAAAAeoGAQAAAAHrBgEAAAAB7wYAAACIBwL3BgIAAAAB-gYQAAAAAYMHAQAAAAGEBwEAAAABhQcQAAAAAYYHAgAAAAGIBwEAAAABiQdAAAAAAYoHAgAAAAGLByAAAAABjAcBAAAAAY0HAQAAAAEBSQAAswYAMAFJAACzBgAwAQAAAF8AIBUdAQCBDAAhJgAA1Q4AICgAANYOACC6BgIAggwAIcYGQACDDAAh1QYCAJYMACHqBgEAgQwAIesGAQCBDAAh7wYAANQOiAci9wYCAJYMACH6BhAApA4AIYMHAQCqDAAhhAcBAKoMACGFBxAA0w4AIYYHAgCCDAAhiAcBAKoMACGJB0AAlQwAIYoHAgCCDAAhiwcgAK0NACGMBwEAgQwAIY0HAQCBDAAhAgAAAGUAIEkAALcGACATHQEAgQwAIboGAgCCDAAhxgZAAIMMACHVBgIAlgwAIeoGAQCBDAAh6wYBAIEMACHvBgAA1A6IByL3BgIAlgwAIfoGEACkDgAhgwcBAKoMACGEBwEAqgwAIYUHEADTDgAhhgcCAIIMACGIBwEAqgwAIYkHQACVDAAhigcCAIIMACGLByAArQ0AIYwHAQCBDAAhjQcBAIEMACECAAAAYwAgSQAAuQYAIAIAAABjACBJAAC5BgAgAQAAAF8AIAMAAABlACBQAACxBgAgUQAAtwYAIAEAAABlACABAAAAYwAgDAoAAM4OACBWAADPDgAgVwAA0g4AIFgAANEOACBZAADQDgAg1QYAAI0MACD3BgAAjQwAIIMHAACNDAAghAcAAI0MACCFBwAAjQwAIIgHAACNDAAgiQcAAI0MACAWHQEA_wkAIagGAADWCgAwqQYAAMEGABCqBgAA1goAMLoGAgCACgAhxgZAAIEKACHVBgIAlwoAIeoGAQD_CQAh6wYBAP8JACHvBgAA2AqIByL3BgIAlwoAIfoGEADMCgAhgwcBAKIKACGEBwEAogoAIYUHEADXCgAhhgcCAIAKACGIBwEAogoAIYkHQACWCgAhigcCAIAKACGLByAAqwoAIYwHAQD_CQAhjQcBAP8JACEDAAAAYwAgAQAAwAYAMFUAAMEGACADAAAAYwAgAQAAZAAwAgAAZQAgAQAAAHcAIAEAAAB3ACADAAAAdQAgAQAAdgAwAgAAdwAgAwAAAHUAIAEAAHYAMAIAAHcAIAMAAAB1ACABAAB2ADACAAB3ACAKJwAAyw4AICgAAMwOACAqAADNDgAgugYCAAAAAcYGQAAAAAHvBgAAAIEHAv4GAAAA_gYC_wYCAAAAAYEHQAAAAAGCBwEAAAABAUkAAMkGACAHugYCAAAAAcYGQAAAAAHvBgAAAIEHAv4GAAAA_gYC_wYCAAAAAYEHQAAAAAGCBwEAAAABAUkAAMsGADABSQAAywYAMAonAACwDgAgKAAAsQ4AICoAALIOACC6BgIAggwAIcYGQACDDAAh7wYAAK8OgQci_gYAAK4O_gYi_wYCAIIMACGBB0AAlQwAIYIHAQCqDAAhAgAAAHcAIEkAAM4GACAHugYCAIIMACHGBkAAgwwAIe8GAACvDoEHIv4GAACuDv4GIv8GAgCCDAAhgQdAAJUMACGCBwEAqgwAIQIAAAB1ACBJAADQBgAgAgAAAHUAIEkAANAGACADAAAAdwAgUAAAyQYAIFEAAM4GACABAAAAdwAgAQAAAHUAIAcKAACpDgAgVgAAqg4AIFcAAK0OACBYAACsDgAgWQAAqw4AIIEHAACNDAAgggcAAI0MACAKqAYAAM8KADCpBgAA1wYAEKoGAADPCgAwugYCAIAKACHGBkAAgQoAIe8GAADRCoEHIv4GAADQCv4GIv8GAgCACgAhgQdAAJYKACGCBwEAogoAIQMAAAB1ACABAADWBgAwVQAA1wYAIAMAAAB1ACABAAB2ADACAAB3ACABAAAAagAgAQAAAGoAIAMAAABoACABAABpADACAABqACADAAAAaAAgAQAAaQAwAgAAagAgAwAAAGgAIAEAAGkAMAIAAGoAIAkpAACnDgAgKwAAqA4AIOoGAQAAAAH3BgIAAAAB-AYCAAAAAfkGAgAAAAH6BhAAAAAB-wYCAAAAAfwGAQAAAAEBSQAA3wYAIAfqBgEAAAAB9wYCAAAAAfgGAgAAAAH5BgIAAAAB-gYQAAAAAfsGAgAAAAH8BgEAAAABAUkAAOEGADABSQAA4QYAMAkpAAClDgAgKwAApg4AIOoGAQCBDAAh9wYCAJYMACH4BgIAggwAIfkGAgCCDAAh-gYQAKQOACH7BgIAggwAIfwGAQCqDAAhAgAAAGoAIEkAAOQGACAH6gYBAIEMACH3BgIAlgwAIfgGAgCCDAAh-QYCAIIMACH6BhAApA4AIfsGAgCCDAAh_AYBAKoMACECAAAAaAAgSQAA5gYAIAIAAABoACBJAADmBgAgAwAAAGoAIFAAAN8GACBRAADkBgAgAQAAAGoAIAEAAABoACAHCgAAnw4AIFYAAKAOACBXAACjDgAgWAAAog4AIFkAAKEOACD3BgAAjQwAIPwGAACNDAAgCqgGAADLCgAwqQYAAO0GABCqBgAAywoAMOoGAQD_CQAh9wYCAJcKACH4BgIAgAoAIfkGAgCACgAh-gYQAMwKACH7BgIAgAoAIfwGAQCiCgAhAwAAAGgAIAEAAOwGADBVAADtBgAgAwAAAGgAIAEAAGkAMAIAAGoAIAEAAABvACABAAAAbwAgAwAAAG0AIAEAAG4AMAIAAG8AIAMAAABtACABAABuADACAABvACADAAAAbQAgAQAAbgAwAgAAbwAgAykAAJ4OACD3BgIAAAAB-AYCAAAAAQFJAAD1BgAgAvcGAgAAAAH4BgIAAAABAUkAAPcGADABSQAA9wYAMAMpAACdDgAg9wYCAIIMACH4BgIAggwAIQIAAABvACBJAAD6BgAgAvcGAgCCDAAh-AYCAIIMACECAAAAbQAgSQAA_AYAIAIAAABtACBJAAD8BgAgAwAAAG8AIFAAAPUGACBRAAD6BgAgAQAAAG8AIAEAAABtACAFCgAAmA4AIFYAAJkOACBXAACcDgAgWAAAmw4AIFkAAJoOACAFqAYAAMoKADCpBgAAgwcAEKoGAADKCgAw9wYCAIAKACH4BgIAgAoAIQMAAABtACABAACCBwAwVQAAgwcAIAMAAABtACABAABuADACAABvACABAAAAewAgAQAAAHsAIAMAAAB5ACABAAB6ADACAAB7ACADAAAAeQAgAQAAegAwAgAAewAgAwAAAHkAIAEAAHoAMAIAAHsAIBYZAACTDgAgLwAAlA4AIDAAAJUOACAxAACWDgAgMgAAlw4AILoGAgAAAAHGBkAAAAAB4QYBAAAAAeIGBAAAAAHkBgEAAAAB5wYCAAAAAeoGAQAAAAHrBgEAAAAB7QYAAADtBgLvBgAAAO8GAvAGCAAAAAHxBgIAAAAB8gYCAAAAAfMGAQAAAAH0BgIAAAAB9QYCAAAAAfYGAgAAAAEBSQAAiwcAIBG6BgIAAAABxgZAAAAAAeEGAQAAAAHiBgQAAAAB5AYBAAAAAecGAgAAAAHqBgEAAAAB6wYBAAAAAe0GAAAA7QYC7wYAAADvBgLwBggAAAAB8QYCAAAAAfIGAgAAAAHzBgEAAAAB9AYCAAAAAfUGAgAAAAH2BgIAAAABAUkAAI0HADABSQAAjQcAMBYZAADsDQAgLwAA7Q0AIDAAAO4NACAxAADvDQAgMgAA8A0AILoGAgCCDAAhxgZAAIMMACHhBgEAgQwAIeIGBAC5DQAh5AYBAIEMACHnBgIAggwAIeoGAQCBDAAh6wYBAIEMACHtBgAA6Q3tBiLvBgAA6g3vBiLwBggA6w0AIfEGAgCWDAAh8gYCAJYMACHzBgEAqgwAIfQGAgCCDAAh9QYCAIIMACH2BgIAggwAIQIAAAB7ACBJAACQBwAgEboGAgCCDAAhxgZAAIMMACHhBgEAgQwAIeIGBAC5DQAh5AYBAIEMACHnBgIAggwAIeoGAQCBDAAh6wYBAIEMACHtBgAA6Q3tBiLvBgAA6g3vBiLwBggA6w0AIfEGAgCWDAAh8gYCAJYMACHzBgEAqgwAIfQGAgCCDAAh9QYCAIIMACH2BgIAggwAIQIAAAB5ACBJAACSBwAgAgAAAHkAIEkAAJIHACADAAAAewAgUAAAiwcAIFEAAJAHACABAAAAewAgAQAAAHkAIAkKAADkDQAgVgAA5Q0AIFcAAOgNACBYAADnDQAgWQAA5g0AIPAGAACNDAAg8QYAAI0MACDyBgAAjQwAIPMGAACNDAAgFKgGAADBCgAwqQYAAJkHABCqBgAAwQoAMLoGAgCACgAhxgZAAIEKACHhBgEA_wkAIeIGBAC1CgAh5AYBAP8JACHnBgIAgAoAIeoGAQD_CQAh6wYBAP8JACHtBgAAwgrtBiLvBgAAwwrvBiLwBggAxAoAIfEGAgCXCgAh8gYCAJcKACHzBgEAogoAIfQGAgCACgAh9QYCAIAKACH2BgIAgAoAIQMAAAB5ACABAACYBwAwVQAAmQcAIAMAAAB5ACABAAB6ADACAAB7ACABAAAAgwEAIAEAAACDAQAgAwAAAIEBACABAACCAQAwAgAAgwEAIAMAAACBAQAgAQAAggEAMAIAAIMBACADAAAAgQEAIAEAAIIBADACAACDAQAgBgMAAOMNACAuAADiDQAgxgZAAAAAAdQGAgAAAAHdBgIAAAAB6QYCAAAAAQFJAAChBwAgBMYGQAAAAAHUBgIAAAAB3QYCAAAAAekGAgAAAAEBSQAAowcAMAFJAACjBwAwBgMAAOENACAuAADgDQAgxgZAAIMMACHUBgIAggwAId0GAgCCDAAh6QYCAIIMACECAAAAgwEAIEkAAKYHACAExgZAAIMMACHUBgIAggwAId0GAgCCDAAh6QYCAIIMACECAAAAgQEAIEkAAKgHACACAAAAgQEAIEkAAKgHACADAAAAgwEAIFAAAKEHACBRAACmBwAgAQAAAIMBACABAAAAgQEAIAUKAADbDQAgVgAA3A0AIFcAAN8NACBYAADeDQAgWQAA3Q0AIAeoBgAAwAoAMKkGAACvBwAQqgYAAMAKADDGBkAAgQoAIdQGAgCACgAh3QYCAIAKACHpBgIAgAoAIQMAAACBAQAgAQAArgcAMFUAAK8HACADAAAAgQEAIAEAAIIBADACAACDAQAgAQAAAH8AIAEAAAB_ACADAAAAfQAgAQAAfgAwAgAAfwAgAwAAAH0AIAEAAH4AMAIAAH8AIAMAAAB9ACABAAB-ADACAAB_ACAHGQAA2g0AIC4AANkNACC6BgIAAAABxgZAAAAAAd0GAgAAAAHnBgIAAAAB6AYBAAAAAQFJAAC3BwAgBboGAgAAAAHGBkAAAAAB3QYCAAAAAecGAgAAAAHoBgEAAAABAUkAALkHADABSQAAuQcAMAcZAADYDQAgLgAA1w0AILoGAgCCDAAhxgZAAIMMACHdBgIAggwAIecGAgCCDAAh6AYBAIEMACECAAAAfwAgSQAAvAcAIAW6BgIAggwAIcYGQACDDAAh3QYCAIIMACHnBgIAggwAIegGAQCBDAAhAgAAAH0AIEkAAL4HACACAAAAfQAgSQAAvgcAIAMAAAB_ACBQAAC3BwAgUQAAvAcAIAEAAAB_ACABAAAAfQAgBQoAANINACBWAADTDQAgVwAA1g0AIFgAANUNACBZAADUDQAgCKgGAAC_CgAwqQYAAMUHABCqBgAAvwoAMLoGAgCACgAhxgZAAIEKACHdBgIAgAoAIecGAgCACgAh6AYBAP8JACEDAAAAfQAgAQAAxAcAMFUAAMUHACADAAAAfQAgAQAAfgAwAgAAfwAgBi4AAL4KACAxAgCLCgAhqAYAAL0KADCpBgAAhQEAEKoGAAC9CgAw3QYCAAAAAQEAAADIBwAgAQAAAMgHACABLgAAsw0AIAMAAACFAQAgAQAAywcAMAIAAMgHACADAAAAhQEAIAEAAMsHADACAADIBwAgAwAAAIUBACABAADLBwAwAgAAyAcAIAMuAADRDQAgMQIAAAAB3QYCAAAAAQFJAADPBwAgAjECAAAAAd0GAgAAAAEBSQAA0QcAMAFJAADRBwAwAy4AANANACAxAgCCDAAh3QYCAIIMACECAAAAyAcAIEkAANQHACACMQIAggwAId0GAgCCDAAhAgAAAIUBACBJAADWBwAgAgAAAIUBACBJAADWBwAgAwAAAMgHACBQAADPBwAgUQAA1AcAIAEAAADIBwAgAQAAAIUBACAFCgAAyw0AIFYAAMwNACBXAADPDQAgWAAAzg0AIFkAAM0NACAFMQIAgAoAIagGAAC8CgAwqQYAAN0HABCqBgAAvAoAMN0GAgCACgAhAwAAAIUBACABAADcBwAwVQAA3QcAIAMAAACFAQAgAQAAywcAMAIAAMgHACABAAAAkgEAIAEAAACSAQAgAwAAAIkBACABAACRAQAwAgAAkgEAIAMAAACJAQAgAQAAkQEAMAIAAJIBACADAAAAiQEAIAEAAJEBADACAACSAQAgDAQAAMkNACAyAADKDQAgugYCAAAAAcYGQAAAAAHVBgIAAAAB1gYBAAAAAeEGAQAAAAHiBgQAAAAB4wYBAAAAAeQGAQAAAAHlBkAAAAAB5gYBAAAAAQFJAADlBwAgCroGAgAAAAHGBkAAAAAB1QYCAAAAAdYGAQAAAAHhBgEAAAAB4gYEAAAAAeMGAQAAAAHkBgEAAAAB5QZAAAAAAeYGAQAAAAEBSQAA5wcAMAFJAADnBwAwDAQAAMINACAyAADDDQAgugYCAIIMACHGBkAAgwwAIdUGAgCCDAAh1gYBAIEMACHhBgEAgQwAIeIGBAC5DQAh4wYBAIEMACHkBgEAgQwAIeUGQACDDAAh5gYBAIEMACECAAAAkgEAIEkAAOoHACAKugYCAIIMACHGBkAAgwwAIdUGAgCCDAAh1gYBAIEMACHhBgEAgQwAIeIGBAC5DQAh4wYBAIEMACHkBgEAgQwAIeUGQACDDAAh5gYBAIEMACECAAAAiQEAIEkAAOwHACACAAAAiQEAIEkAAOwHACADAAAAkgEAIFAAAOUHACBRAADqBwAgAQAAAJIBACABAAAAiQEAIAUKAAC9DQAgVgAAvg0AIFcAAMENACBYAADADQAgWQAAvw0AIA2oBgAAuwoAMKkGAADzBwAQqgYAALsKADC6BgIAgAoAIcYGQACBCgAh1QYCAIAKACHWBgEA_wkAIeEGAQD_CQAh4gYEALUKACHjBgEA_wkAIeQGAQD_CQAh5QZAAIEKACHmBgEA_wkAIQMAAACJAQAgAQAA8gcAMFUAAPMHACADAAAAiQEAIAEAAJEBADACAACSAQAgBwQAALoKACA1AgCLCgAhqAYAALgKADCpBgAAlAEAEKoGAAC4CgAw1QYCAAAAAeAGBAC5CgAhAQAAAPYHACABAAAA9gcAIAEEAAC8DQAgAwAAAJQBACABAAD5BwAwAgAA9gcAIAMAAACUAQAgAQAA-QcAMAIAAPYHACADAAAAlAEAIAEAAPkHADACAAD2BwAgBAQAALsNACA1AgAAAAHVBgIAAAAB4AYEAAAAAQFJAAD9BwAgAzUCAAAAAdUGAgAAAAHgBgQAAAABAUkAAP8HADABSQAA_wcAMAQEAAC6DQAgNQIAggwAIdUGAgCCDAAh4AYEALkNACECAAAA9gcAIEkAAIIIACADNQIAggwAIdUGAgCCDAAh4AYEALkNACECAAAAlAEAIEkAAIQIACACAAAAlAEAIEkAAIQIACADAAAA9gcAIFAAAP0HACBRAACCCAAgAQAAAPYHACABAAAAlAEAIAUKAAC0DQAgVgAAtQ0AIFcAALgNACBYAAC3DQAgWQAAtg0AIAY1AgCACgAhqAYAALQKADCpBgAAiwgAEKoGAAC0CgAw1QYCAIAKACHgBgQAtQoAIQMAAACUAQAgAQAAiggAMFUAAIsIACADAAAAlAEAIAEAAPkHADACAAD2BwAgDS4AALMKACAzAACyCgAgqAYAAK4KADCpBgAAhwEAEKoGAACuCgAwugYCAAAAAcYGQACMCgAhxwZAALAKACHbBgEAAAAB3AYCAAAAAd0GAgAAAAHeBgEArwoAId8GIACxCgAhAQAAAI4IACABAAAAjggAIAYuAACzDQAgMwAAsg0AIMcGAACNDAAg3AYAAI0MACDdBgAAjQwAIN4GAACNDAAgAwAAAIcBACABAACRCAAwAgAAjggAIAMAAACHAQAgAQAAkQgAMAIAAI4IACADAAAAhwEAIAEAAJEIADACAACOCAAgCi4AALENACAzAACwDQAgugYCAAAAAcYGQAAAAAHHBkAAAAAB2wYBAAAAAdwGAgAAAAHdBgIAAAAB3gYBAAAAAd8GIAAAAAEBSQAAlQgAIAi6BgIAAAABxgZAAAAAAccGQAAAAAHbBgEAAAAB3AYCAAAAAd0GAgAAAAHeBgEAAAAB3wYgAAAAAQFJAACXCAAwAUkAAJcIADABAAAAiQEAIAEAAAB5ACAKLgAArw0AIDMAAK4NACC6BgIAggwAIcYGQACDDAAhxwZAAJUMACHbBgEAgQwAIdwGAgCWDAAh3QYCAJYMACHeBgEAqgwAId8GIACtDQAhAgAAAI4IACBJAACcCAAgCLoGAgCCDAAhxgZAAIMMACHHBkAAlQwAIdsGAQCBDAAh3AYCAJYMACHdBgIAlgwAId4GAQCqDAAh3wYgAK0NACECAAAAhwEAIEkAAJ4IACACAAAAhwEAIEkAAJ4IACABAAAAiQEAIAEAAAB5ACADAAAAjggAIFAAAJUIACBRAACcCAAgAQAAAI4IACABAAAAhwEAIAkKAACoDQAgVgAAqQ0AIFcAAKwNACBYAACrDQAgWQAAqg0AIMcGAACNDAAg3AYAAI0MACDdBgAAjQwAIN4GAACNDAAgC6gGAACqCgAwqQYAAKcIABCqBgAAqgoAMLoGAgCACgAhxgZAAIEKACHHBkAAlgoAIdsGAQD_CQAh3AYCAJcKACHdBgIAlwoAId4GAQCiCgAh3wYgAKsKACEDAAAAhwEAIAEAAKYIADBVAACnCAAgAwAAAIcBACABAACRCAAwAgAAjggAIAEAAAAmACABAAAAJgAgAwAAAAcAIAEAACUAMAIAACYAIAMAAAAHACABAAAlADACAAAmACADAAAABwAgAQAAJQAwAgAAJgAgDAQAAKQNACAMAACmDQAgDQAApQ0AIA4AAKcNACC6BgIAAAABxgZAAAAAAdUGAgAAAAHWBgEAAAAB1wYBAAAAAdgGAAEAAAHZBgAAog0AINoGAACjDQAgAUkAAK8IACAIugYCAAAAAcYGQAAAAAHVBgIAAAAB1gYBAAAAAdcGAQAAAAHYBgABAAAB2QYAAKINACDaBgAAow0AIAFJAACxCAAwAUkAALEIADAMBAAA_gwAIAwAAIANACANAAD_DAAgDgAAgQ0AILoGAgCCDAAhxgZAAIMMACHVBgIAggwAIdYGAQCBDAAh1wYBAIEMACHYBgABqQwAIdkGAAD8DAAg2gYAAP0MACACAAAAJgAgSQAAtAgAIAi6BgIAggwAIcYGQACDDAAh1QYCAIIMACHWBgEAgQwAIdcGAQCBDAAh2AYAAakMACHZBgAA_AwAINoGAAD9DAAgAgAAAAcAIEkAALYIACACAAAABwAgSQAAtggAIAMAAAAmACBQAACvCAAgUQAAtAgAIAEAAAAmACABAAAABwAgBgoAAPcMACBWAAD4DAAgVwAA-wwAIFgAAPoMACBZAAD5DAAg2AYAAI0MACALqAYAAKgKADCpBgAAvQgAEKoGAACoCgAwugYCAIAKACHGBkAAgQoAIdUGAgCACgAh1gYBAP8JACHXBgEA_wkAIdgGAAGhCgAh2QYAAKkKACDaBgAAqQoAIAMAAAAHACABAAC8CAAwVQAAvQgAIAMAAAAHACABAAAlADACAAAmACABAAAACwAgAQAAAAsAIAMAAAAJACABAAAKADACAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAkDAADzDAAgBQAA9AwAIAsAAPUMACAMAAD2DAAgugYCAAAAAcAGAgAAAAHBBgAA8gwAIMYGQAAAAAHUBgIAAAABAUkAAMUIACAFugYCAAAAAcAGAgAAAAHBBgAA8gwAIMYGQAAAAAHUBgIAAAABAUkAAMcIADABSQAAxwgAMAkDAADWDAAgBQAA1wwAIAsAANgMACAMAADZDAAgugYCAIIMACHABgIAggwAIcEGAADVDAAgxgZAAIMMACHUBgIAggwAIQIAAAALACBJAADKCAAgBboGAgCCDAAhwAYCAIIMACHBBgAA1QwAIMYGQACDDAAh1AYCAIIMACECAAAACQAgSQAAzAgAIAIAAAAJACBJAADMCAAgAwAAAAsAIFAAAMUIACBRAADKCAAgAQAAAAsAIAEAAAAJACAFCgAA0AwAIFYAANEMACBXAADUDAAgWAAA0wwAIFkAANIMACAIqAYAAKcKADCpBgAA0wgAEKoGAACnCgAwugYCAIAKACHABgIAgAoAIcEGAACVCgAgxgZAAIEKACHUBgIAgAoAIQMAAAAJACABAADSCAAwVQAA0wgAIAMAAAAJACABAAAKADACAAALACABAAAADwAgAQAAAA8AIAMAAAANACABAAAOADACAAAPACADAAAADQAgAQAADgAwAgAADwAgAwAAAA0AIAEAAA4AMAIAAA8AIA0GAADNDAAgCAAAzgwAIAkAAM8MACC6BgIAAAABwQYAAMwMACDEBgIAAAABxgZAAAAAAccGQAAAAAHPBgABAAAB0AYBAAAAAdEGAQAAAAHSBkAAAAAB0wZAAAAAAQFJAADbCAAgCroGAgAAAAHBBgAAzAwAIMQGAgAAAAHGBkAAAAABxwZAAAAAAc8GAAEAAAHQBgEAAAAB0QYBAAAAAdIGQAAAAAHTBkAAAAABAUkAAN0IADABSQAA3QgAMA0GAACrDAAgCAAArAwAIAkAAK0MACC6BgIAggwAIcEGAACoDAAgxAYCAIIMACHGBkAAgwwAIccGQACDDAAhzwYAAakMACHQBgEAqgwAIdEGAQCqDAAh0gZAAJUMACHTBkAAlQwAIQIAAAAPACBJAADgCAAgCroGAgCCDAAhwQYAAKgMACDEBgIAggwAIcYGQACDDAAhxwZAAIMMACHPBgABqQwAIdAGAQCqDAAh0QYBAKoMACHSBkAAlQwAIdMGQACVDAAhAgAAAA0AIEkAAOIIACACAAAADQAgSQAA4ggAIAMAAAAPACBQAADbCAAgUQAA4AgAIAEAAAAPACABAAAADQAgCgoAAKMMACBWAACkDAAgVwAApwwAIFgAAKYMACBZAAClDAAgzwYAAI0MACDQBgAAjQwAINEGAACNDAAg0gYAAI0MACDTBgAAjQwAIA2oBgAAoAoAMKkGAADpCAAQqgYAAKAKADC6BgIAgAoAIcEGAACVCgAgxAYCAIAKACHGBkAAgQoAIccGQACBCgAhzwYAAaEKACHQBgEAogoAIdEGAQCiCgAh0gZAAJYKACHTBkAAlgoAIQMAAAANACABAADoCAAwVQAA6QgAIAMAAAANACABAAAOADACAAAPACABAAAAEwAgAQAAABMAIAMAAAARACABAAASADACAAATACADAAAAEQAgAQAAEgAwAgAAEwAgAwAAABEAIAEAABIAMAIAABMAIAUHAACiDAAgxgZAAAAAAcwGAAEAAAHNBgIAAAABzgZAAAAAAQFJAADxCAAgBMYGQAAAAAHMBgABAAABzQYCAAAAAc4GQAAAAAEBSQAA8wgAMAFJAADzCAAwBQcAAKEMACDGBkAAgwwAIcwGAAGTDAAhzQYCAIIMACHOBkAAlQwAIQIAAAATACBJAAD2CAAgBMYGQACDDAAhzAYAAZMMACHNBgIAggwAIc4GQACVDAAhAgAAABEAIEkAAPgIACACAAAAEQAgSQAA-AgAIAMAAAATACBQAADxCAAgUQAA9ggAIAEAAAATACABAAAAEQAgBgoAAJwMACBWAACdDAAgVwAAoAwAIFgAAJ8MACBZAACeDAAgzgYAAI0MACAHqAYAAJ8KADCpBgAA_wgAEKoGAACfCgAwxgZAAIEKACHMBgABlAoAIc0GAgCACgAhzgZAAJYKACEDAAAAEQAgAQAA_ggAMFUAAP8IACADAAAAEQAgAQAAEgAwAgAAEwAgAQAAABoAIAEAAAAaACADAAAAGAAgAQAAGQAwAgAAGgAgAwAAABgAIAEAABkAMAIAABoAIAMAAAAYACABAAAZADACAAAaACAMBQAAmgwAIAYAAJsMACC-BgABAAABvwYAAQAAAcAGAgAAAAHBBgAAmQwAIMIGAgAAAAHDBkAAAAABxAYCAAAAAcUGQAAAAAHGBkAAAAABxwZAAAAAAQFJAACHCQAgCr4GAAEAAAG_BgABAAABwAYCAAAAAcEGAACZDAAgwgYCAAAAAcMGQAAAAAHEBgIAAAABxQZAAAAAAcYGQAAAAAHHBkAAAAABAUkAAIkJADABSQAAiQkAMAEAAAAJACAMBQAAlwwAIAYAAJgMACC-BgABkwwAIb8GAAGTDAAhwAYCAIIMACHBBgAAlAwAIMIGAgCCDAAhwwZAAJUMACHEBgIAlgwAIcUGQACVDAAhxgZAAIMMACHHBkAAgwwAIQIAAAAaACBJAACNCQAgCr4GAAGTDAAhvwYAAZMMACHABgIAggwAIcEGAACUDAAgwgYCAIIMACHDBkAAlQwAIcQGAgCWDAAhxQZAAJUMACHGBkAAgwwAIccGQACDDAAhAgAAABgAIEkAAI8JACACAAAAGAAgSQAAjwkAIAEAAAAJACADAAAAGgAgUAAAhwkAIFEAAI0JACABAAAAGgAgAQAAABgAIAgKAACODAAgVgAAjwwAIFcAAJIMACBYAACRDAAgWQAAkAwAIMMGAACNDAAgxAYAAI0MACDFBgAAjQwAIA2oBgAAkwoAMKkGAACXCQAQqgYAAJMKADC-BgABlAoAIb8GAAGUCgAhwAYCAIAKACHBBgAAlQoAIMIGAgCACgAhwwZAAJYKACHEBgIAlwoAIcUGQACWCgAhxgZAAIEKACHHBkAAgQoAIQMAAAAYACABAACWCQAwVQAAlwkAIAMAAAAYACABAAAZADACAAAaACAFqAYAAJIKADCpBgAAnQkAEKoGAACSCgAwvAYBAAAAAb0GQACMCgAhAQAAAJoJACABAAAAmgkAIAWoBgAAkgoAMKkGAACdCQAQqgYAAJIKADC8BgEAigoAIb0GQACMCgAhAAMAAACdCQAgAQAAngkAMAIAAJoJACADAAAAnQkAIAEAAJ4JADACAACaCQAgAwAAAJ0JACABAACeCQAwAgAAmgkAIAK8BgEAAAABvQZAAAAAAQFJAACiCQAgArwGAQAAAAG9BkAAAAABAUkAAKQJADABSQAApAkAMAK8BgEAgQwAIb0GQACDDAAhAgAAAJoJACBJAACnCQAgArwGAQCBDAAhvQZAAIMMACECAAAAnQkAIEkAAKkJACACAAAAnQkAIEkAAKkJACADAAAAmgkAIFAAAKIJACBRAACnCQAgAQAAAJoJACABAAAAnQkAIAMKAACKDAAgWAAAjAwAIFkAAIsMACAFqAYAAJEKADCpBgAAsAkAEKoGAACRCgAwvAYBAP8JACG9BkAAgQoAIQMAAACdCQAgAQAArwkAMFUAALAJACADAAAAnQkAIAEAAJ4JADACAACaCQAgBagGAACQCgAwqQYAALYJABCqBgAAkAoAMLoGAQAAAAG7BkAAjAoAIQEAAACzCQAgAQAAALMJACAFqAYAAJAKADCpBgAAtgkAEKoGAACQCgAwugYBAIoKACG7BkAAjAoAIQADAAAAtgkAIAEAALcJADACAACzCQAgAwAAALYJACABAAC3CQAwAgAAswkAIAMAAAC2CQAgAQAAtwkAMAIAALMJACACugYBAAAAAbsGQAAAAAEBSQAAuwkAIAK6BgEAAAABuwZAAAAAAQFJAAC9CQAwAUkAAL0JADACugYBAIEMACG7BkAAgwwAIQIAAACzCQAgSQAAwAkAIAK6BgEAgQwAIbsGQACDDAAhAgAAALYJACBJAADCCQAgAgAAALYJACBJAADCCQAgAwAAALMJACBQAAC7CQAgUQAAwAkAIAEAAACzCQAgAQAAALYJACADCgAAhwwAIFgAAIkMACBZAACIDAAgBagGAACPCgAwqQYAAMkJABCqBgAAjwoAMLoGAQD_CQAhuwZAAIEKACEDAAAAtgkAIAEAAMgJADBVAADJCQAgAwAAALYJACABAAC3CQAwAgAAswkAIAWoBgAAjgoAMKkGAADPCQAQqgYAAI4KADCrBgEAAAABuQZAAIwKACEBAAAAzAkAIAEAAADMCQAgBagGAACOCgAwqQYAAM8JABCqBgAAjgoAMKsGAQCKCgAhuQZAAIwKACEAAwAAAM8JACABAADQCQAwAgAAzAkAIAMAAADPCQAgAQAA0AkAMAIAAMwJACADAAAAzwkAIAEAANAJADACAADMCQAgAqsGAQAAAAG5BkAAAAABAUkAANQJACACqwYBAAAAAbkGQAAAAAEBSQAA1gkAMAFJAADWCQAwAqsGAQCBDAAhuQZAAIMMACECAAAAzAkAIEkAANkJACACqwYBAIEMACG5BkAAgwwAIQIAAADPCQAgSQAA2wkAIAIAAADPCQAgSQAA2wkAIAMAAADMCQAgUAAA1AkAIFEAANkJACABAAAAzAkAIAEAAADPCQAgAwoAAIQMACBYAACGDAAgWQAAhQwAIAWoBgAAjQoAMKkGAADiCQAQqgYAAI0KADCrBgEA_wkAIbkGQACBCgAhAwAAAM8JACABAADhCQAwVQAA4gkAIAMAAADPCQAgAQAA0AkAMAIAAMwJACAGqAYAAIkKADCpBgAA6AkAEKoGAACJCgAwqwYBAAAAAawGAgCLCgAhrQZAAIwKACEBAAAA5QkAIAEAAADlCQAgBqgGAACJCgAwqQYAAOgJABCqBgAAiQoAMKsGAQCKCgAhrAYCAIsKACGtBkAAjAoAIQADAAAA6AkAIAEAAOkJADACAADlCQAgAwAAAOgJACABAADpCQAwAgAA5QkAIAMAAADoCQAgAQAA6QkAMAIAAOUJACADqwYBAAAAAawGAgAAAAGtBkAAAAABAUkAAO0JACADqwYBAAAAAawGAgAAAAGtBkAAAAABAUkAAO8JADABSQAA7wkAMAOrBgEAgQwAIawGAgCCDAAhrQZAAIMMACECAAAA5QkAIEkAAPIJACADqwYBAIEMACGsBgIAggwAIa0GQACDDAAhAgAAAOgJACBJAAD0CQAgAgAAAOgJACBJAAD0CQAgAwAAAOUJACBQAADtCQAgUQAA8gkAIAEAAADlCQAgAQAAAOgJACAFCgAA_AsAIFYAAP0LACBXAACADAAgWAAA_wsAIFkAAP4LACAGqAYAAP4JADCpBgAA-wkAEKoGAAD-CQAwqwYBAP8JACGsBgIAgAoAIa0GQACBCgAhAwAAAOgJACABAAD6CQAwVQAA-wkAIAMAAADoCQAgAQAA6QkAMAIAAOUJACAGqAYAAP4JADCpBgAA-wkAEKoGAAD-CQAwqwYBAP8JACGsBgIAgAoAIa0GQACBCgAhDgoAAIMKACBYAACICgAgWQAAiAoAIK4GAQAAAAGvBgEAAAAEsAYBAAAABLEGAQAAAAGyBgEAAAABswYBAAAAAbQGAQAAAAG1BgEAhwoAIbYGAQAAAAG3BgEAAAABuAYBAAAAAQ0KAACDCgAgVgAAhgoAIFcAAIMKACBYAACDCgAgWQAAgwoAIK4GAgAAAAGvBgIAAAAEsAYCAAAABLEGAgAAAAGyBgIAAAABswYCAAAAAbQGAgAAAAG1BgIAhQoAIQsKAACDCgAgWAAAhAoAIFkAAIQKACCuBkAAAAABrwZAAAAABLAGQAAAAASxBkAAAAABsgZAAAAAAbMGQAAAAAG0BkAAAAABtQZAAIIKACELCgAAgwoAIFgAAIQKACBZAACECgAgrgZAAAAAAa8GQAAAAASwBkAAAAAEsQZAAAAAAbIGQAAAAAGzBkAAAAABtAZAAAAAAbUGQACCCgAhCK4GAgAAAAGvBgIAAAAEsAYCAAAABLEGAgAAAAGyBgIAAAABswYCAAAAAbQGAgAAAAG1BgIAgwoAIQiuBkAAAAABrwZAAAAABLAGQAAAAASxBkAAAAABsgZAAAAAAbMGQAAAAAG0BkAAAAABtQZAAIQKACENCgAAgwoAIFYAAIYKACBXAACDCgAgWAAAgwoAIFkAAIMKACCuBgIAAAABrwYCAAAABLAGAgAAAASxBgIAAAABsgYCAAAAAbMGAgAAAAG0BgIAAAABtQYCAIUKACEIrgYIAAAAAa8GCAAAAASwBggAAAAEsQYIAAAAAbIGCAAAAAGzBggAAAABtAYIAAAAAbUGCACGCgAhDgoAAIMKACBYAACICgAgWQAAiAoAIK4GAQAAAAGvBgEAAAAEsAYBAAAABLEGAQAAAAGyBgEAAAABswYBAAAAAbQGAQAAAAG1BgEAhwoAIbYGAQAAAAG3BgEAAAABuAYBAAAAAQuuBgEAAAABrwYBAAAABLAGAQAAAASxBgEAAAABsgYBAAAAAbMGAQAAAAG0BgEAAAABtQYBAIgKACG2BgEAAAABtwYBAAAAAbgGAQAAAAEGqAYAAIkKADCpBgAA6AkAEKoGAACJCgAwqwYBAIoKACGsBgIAiwoAIa0GQACMCgAhC64GAQAAAAGvBgEAAAAEsAYBAAAABLEGAQAAAAGyBgEAAAABswYBAAAAAbQGAQAAAAG1BgEAiAoAIbYGAQAAAAG3BgEAAAABuAYBAAAAAQiuBgIAAAABrwYCAAAABLAGAgAAAASxBgIAAAABsgYCAAAAAbMGAgAAAAG0BgIAAAABtQYCAIMKACEIrgZAAAAAAa8GQAAAAASwBkAAAAAEsQZAAAAAAbIGQAAAAAGzBkAAAAABtAZAAAAAAbUGQACECgAhBagGAACNCgAwqQYAAOIJABCqBgAAjQoAMKsGAQD_CQAhuQZAAIEKACEFqAYAAI4KADCpBgAAzwkAEKoGAACOCgAwqwYBAIoKACG5BkAAjAoAIQWoBgAAjwoAMKkGAADJCQAQqgYAAI8KADC6BgEA_wkAIbsGQACBCgAhBagGAACQCgAwqQYAALYJABCqBgAAkAoAMLoGAQCKCgAhuwZAAIwKACEFqAYAAJEKADCpBgAAsAkAEKoGAACRCgAwvAYBAP8JACG9BkAAgQoAIQWoBgAAkgoAMKkGAACdCQAQqgYAAJIKADC8BgEAigoAIb0GQACMCgAhDagGAACTCgAwqQYAAJcJABCqBgAAkwoAML4GAAGUCgAhvwYAAZQKACHABgIAgAoAIcEGAACVCgAgwgYCAIAKACHDBkAAlgoAIcQGAgCXCgAhxQZAAJYKACHGBkAAgQoAIccGQACBCgAhBwoAAIMKACBYAACeCgAgWQAAngoAIK4GAAEAAAGvBgABAAAEsAYAAQAABLUGAAGdCgAhBK4GAAAAyQYJyQYAAADJBgPKBgAAAMkGCMsGAAAAyQYICwoAAJkKACBYAACcCgAgWQAAnAoAIK4GQAAAAAGvBkAAAAAFsAZAAAAABbEGQAAAAAGyBkAAAAABswZAAAAAAbQGQAAAAAG1BkAAmwoAIQ0KAACZCgAgVgAAmgoAIFcAAJkKACBYAACZCgAgWQAAmQoAIK4GAgAAAAGvBgIAAAAFsAYCAAAABbEGAgAAAAGyBgIAAAABswYCAAAAAbQGAgAAAAG1BgIAmAoAIQ0KAACZCgAgVgAAmgoAIFcAAJkKACBYAACZCgAgWQAAmQoAIK4GAgAAAAGvBgIAAAAFsAYCAAAABbEGAgAAAAGyBgIAAAABswYCAAAAAbQGAgAAAAG1BgIAmAoAIQiuBgIAAAABrwYCAAAABbAGAgAAAAWxBgIAAAABsgYCAAAAAbMGAgAAAAG0BgIAAAABtQYCAJkKACEIrgYIAAAAAa8GCAAAAAWwBggAAAAFsQYIAAAAAbIGCAAAAAGzBggAAAABtAYIAAAAAbUGCACaCgAhCwoAAJkKACBYAACcCgAgWQAAnAoAIK4GQAAAAAGvBkAAAAAFsAZAAAAABbEGQAAAAAGyBkAAAAABswZAAAAAAbQGQAAAAAG1BkAAmwoAIQiuBkAAAAABrwZAAAAABbAGQAAAAAWxBkAAAAABsgZAAAAAAbMGQAAAAAG0BkAAAAABtQZAAJwKACEHCgAAgwoAIFgAAJ4KACBZAACeCgAgrgYAAQAAAa8GAAEAAASwBgABAAAEtQYAAZ0KACEErgYAAQAAAa8GAAEAAASwBgABAAAEtQYAAZ4KACEHqAYAAJ8KADCpBgAA_wgAEKoGAACfCgAwxgZAAIEKACHMBgABlAoAIc0GAgCACgAhzgZAAJYKACENqAYAAKAKADCpBgAA6QgAEKoGAACgCgAwugYCAIAKACHBBgAAlQoAIMQGAgCACgAhxgZAAIEKACHHBkAAgQoAIc8GAAGhCgAh0AYBAKIKACHRBgEAogoAIdIGQACWCgAh0wZAAJYKACEHCgAAmQoAIFgAAKYKACBZAACmCgAgrgYAAQAAAa8GAAEAAAWwBgABAAAFtQYAAaUKACEOCgAAmQoAIFgAAKQKACBZAACkCgAgrgYBAAAAAa8GAQAAAAWwBgEAAAAFsQYBAAAAAbIGAQAAAAGzBgEAAAABtAYBAAAAAbUGAQCjCgAhtgYBAAAAAbcGAQAAAAG4BgEAAAABDgoAAJkKACBYAACkCgAgWQAApAoAIK4GAQAAAAGvBgEAAAAFsAYBAAAABbEGAQAAAAGyBgEAAAABswYBAAAAAbQGAQAAAAG1BgEAowoAIbYGAQAAAAG3BgEAAAABuAYBAAAAAQuuBgEAAAABrwYBAAAABbAGAQAAAAWxBgEAAAABsgYBAAAAAbMGAQAAAAG0BgEAAAABtQYBAKQKACG2BgEAAAABtwYBAAAAAbgGAQAAAAEHCgAAmQoAIFgAAKYKACBZAACmCgAgrgYAAQAAAa8GAAEAAAWwBgABAAAFtQYAAaUKACEErgYAAQAAAa8GAAEAAAWwBgABAAAFtQYAAaYKACEIqAYAAKcKADCpBgAA0wgAEKoGAACnCgAwugYCAIAKACHABgIAgAoAIcEGAACVCgAgxgZAAIEKACHUBgIAgAoAIQuoBgAAqAoAMKkGAAC9CAAQqgYAAKgKADC6BgIAgAoAIcYGQACBCgAh1QYCAIAKACHWBgEA_wkAIdcGAQD_CQAh2AYAAaEKACHZBgAAqQoAINoGAACpCgAgBK4GAQAAAAXJBgEAAAABygYBAAAABMsGAQAAAAQLqAYAAKoKADCpBgAApwgAEKoGAACqCgAwugYCAIAKACHGBkAAgQoAIccGQACWCgAh2wYBAP8JACHcBgIAlwoAId0GAgCXCgAh3gYBAKIKACHfBiAAqwoAIQUKAACDCgAgWAAArQoAIFkAAK0KACCuBiAAAAABtQYgAKwKACEFCgAAgwoAIFgAAK0KACBZAACtCgAgrgYgAAAAAbUGIACsCgAhAq4GIAAAAAG1BiAArQoAIQ0uAACzCgAgMwAAsgoAIKgGAACuCgAwqQYAAIcBABCqBgAArgoAMLoGAgCLCgAhxgZAAIwKACHHBkAAsAoAIdsGAQCKCgAh3AYCAPoKACHdBgIA-goAId4GAQCvCgAh3wYgALEKACELrgYBAAAAAa8GAQAAAAWwBgEAAAAFsQYBAAAAAbIGAQAAAAGzBgEAAAABtAYBAAAAAbUGAQCkCgAhtgYBAAAAAbcGAQAAAAG4BgEAAAABCK4GQAAAAAGvBkAAAAAFsAZAAAAABbEGQAAAAAGyBkAAAAABswZAAAAAAbQGQAAAAAG1BkAAnAoAIQKuBiAAAAABtQYgAK0KACERBAAAugoAIDIAALgLACCoBgAAtwsAMKkGAACJAQAQqgYAALcLADC6BgIAiwoAIcYGQACMCgAh1QYCAIsKACHWBgEAigoAIeEGAQCKCgAh4gYEALkKACHjBgEAigoAIeQGAQCKCgAh5QZAAIwKACHmBgEAigoAIf0HAACJAQAg_gcAAIkBACAbGQAAugoAIC8AAKsLACAwAACsCwAgMQAAwAsAIDIAALgLACCoBgAAvAsAMKkGAAB5ABCqBgAAvAsAMLoGAgCLCgAhxgZAAIwKACHhBgEAigoAIeIGBAC5CgAh5AYBAIoKACHnBgIAiwoAIeoGAQCKCgAh6wYBAIoKACHtBgAAvQvtBiLvBgAAvgvvBiLwBggAvwsAIfEGAgD6CgAh8gYCAPoKACHzBgEArwoAIfQGAgCLCgAh9QYCAIsKACH2BgIAiwoAIf0HAAB5ACD-BwAAeQAgBjUCAIAKACGoBgAAtAoAMKkGAACLCAAQqgYAALQKADDVBgIAgAoAIeAGBAC1CgAhDQoAAIMKACBWAACGCgAgVwAAtwoAIFgAALcKACBZAAC3CgAgrgYEAAAAAa8GBAAAAASwBgQAAAAEsQYEAAAAAbIGBAAAAAGzBgQAAAABtAYEAAAAAbUGBAC2CgAhDQoAAIMKACBWAACGCgAgVwAAtwoAIFgAALcKACBZAAC3CgAgrgYEAAAAAa8GBAAAAASwBgQAAAAEsQYEAAAAAbIGBAAAAAGzBgQAAAABtAYEAAAAAbUGBAC2CgAhCK4GBAAAAAGvBgQAAAAEsAYEAAAABLEGBAAAAAGyBgQAAAABswYEAAAAAbQGBAAAAAG1BgQAtwoAIQcEAAC6CgAgNQIAiwoAIagGAAC4CgAwqQYAAJQBABCqBgAAuAoAMNUGAgCLCgAh4AYEALkKACEIrgYEAAAAAa8GBAAAAASwBgQAAAAEsQYEAAAAAbIGBAAAAAGzBgQAAAABtAYEAAAAAbUGBAC3CgAhNhAAAJ0LACARAACeCwAgEgAAnwsAIBMAAKALACAUAAChCwAgFQAAogsAIBYAAKMLACAXAAD_CgAgGwAApAsAIBwAAOwKACAhAACmCwAgIwAApQsAICUAAKcLACAqAACoCwAgLQAAqQsAIC8AAKsLACAwAACsCwAgNAAAqgsAIDUAAK0LACA2AACuCwAgOQAArwsAIDoAAK8LACA7AACvCwAgPQAAsAsAID4AALALACA_AACxCwAgQAAAsgsAIEIAALMLACBDAAC0CwAgqAYAAJsLADCpBgAAmgEAEKoGAACbCwAwugYCAIsKACHGBkAAjAoAId4GAQCvCgAhiQdAALAKACHXBwEArwoAIeIHAQCKCgAh4wdAALAKACHkBwEArwoAIeYHAACcC-YHIucHQACwCgAh6AdAALAKACHpBwEArwoAIeoHQACwCgAh6wdAALAKACHsBwEArwoAIe0HQACwCgAh7gcCAIsKACHvByAAsQoAIfAHQACwCgAh8QcgALEKACH9BwAAmgEAIP4HAACaAQAgDagGAAC7CgAwqQYAAPMHABCqBgAAuwoAMLoGAgCACgAhxgZAAIEKACHVBgIAgAoAIdYGAQD_CQAh4QYBAP8JACHiBgQAtQoAIeMGAQD_CQAh5AYBAP8JACHlBkAAgQoAIeYGAQD_CQAhBTECAIAKACGoBgAAvAoAMKkGAADdBwAQqgYAALwKADDdBgIAgAoAIQYuAAC-CgAgMQIAiwoAIagGAAC9CgAwqQYAAIUBABCqBgAAvQoAMN0GAgCLCgAhGxkAALoKACAvAACrCwAgMAAArAsAIDEAAMALACAyAAC4CwAgqAYAALwLADCpBgAAeQAQqgYAALwLADC6BgIAiwoAIcYGQACMCgAh4QYBAIoKACHiBgQAuQoAIeQGAQCKCgAh5wYCAIsKACHqBgEAigoAIesGAQCKCgAh7QYAAL0L7QYi7wYAAL4L7wYi8AYIAL8LACHxBgIA-goAIfIGAgD6CgAh8wYBAK8KACH0BgIAiwoAIfUGAgCLCgAh9gYCAIsKACH9BwAAeQAg_gcAAHkAIAioBgAAvwoAMKkGAADFBwAQqgYAAL8KADC6BgIAgAoAIcYGQACBCgAh3QYCAIAKACHnBgIAgAoAIegGAQD_CQAhB6gGAADACgAwqQYAAK8HABCqBgAAwAoAMMYGQACBCgAh1AYCAIAKACHdBgIAgAoAIekGAgCACgAhFKgGAADBCgAwqQYAAJkHABCqBgAAwQoAMLoGAgCACgAhxgZAAIEKACHhBgEA_wkAIeIGBAC1CgAh5AYBAP8JACHnBgIAgAoAIeoGAQD_CQAh6wYBAP8JACHtBgAAwgrtBiLvBgAAwwrvBiLwBggAxAoAIfEGAgCXCgAh8gYCAJcKACHzBgEAogoAIfQGAgCACgAh9QYCAIAKACH2BgIAgAoAIQcKAACDCgAgWAAAyQoAIFkAAMkKACCuBgAAAO0GAq8GAAAA7QYIsAYAAADtBgi1BgAAyArtBiIHCgAAgwoAIFgAAMcKACBZAADHCgAgrgYAAADvBgKvBgAAAO8GCLAGAAAA7wYItQYAAMYK7wYiDQoAAJkKACBWAACaCgAgVwAAmgoAIFgAAJoKACBZAACaCgAgrgYIAAAAAa8GCAAAAAWwBggAAAAFsQYIAAAAAbIGCAAAAAGzBggAAAABtAYIAAAAAbUGCADFCgAhDQoAAJkKACBWAACaCgAgVwAAmgoAIFgAAJoKACBZAACaCgAgrgYIAAAAAa8GCAAAAAWwBggAAAAFsQYIAAAAAbIGCAAAAAGzBggAAAABtAYIAAAAAbUGCADFCgAhBwoAAIMKACBYAADHCgAgWQAAxwoAIK4GAAAA7wYCrwYAAADvBgiwBgAAAO8GCLUGAADGCu8GIgSuBgAAAO8GAq8GAAAA7wYIsAYAAADvBgi1BgAAxwrvBiIHCgAAgwoAIFgAAMkKACBZAADJCgAgrgYAAADtBgKvBgAAAO0GCLAGAAAA7QYItQYAAMgK7QYiBK4GAAAA7QYCrwYAAADtBgiwBgAAAO0GCLUGAADJCu0GIgWoBgAAygoAMKkGAACDBwAQqgYAAMoKADD3BgIAgAoAIfgGAgCACgAhCqgGAADLCgAwqQYAAO0GABCqBgAAywoAMOoGAQD_CQAh9wYCAJcKACH4BgIAgAoAIfkGAgCACgAh-gYQAMwKACH7BgIAgAoAIfwGAQCiCgAhDQoAAIMKACBWAADOCgAgVwAAzgoAIFgAAM4KACBZAADOCgAgrgYQAAAAAa8GEAAAAASwBhAAAAAEsQYQAAAAAbIGEAAAAAGzBhAAAAABtAYQAAAAAbUGEADNCgAhDQoAAIMKACBWAADOCgAgVwAAzgoAIFgAAM4KACBZAADOCgAgrgYQAAAAAa8GEAAAAASwBhAAAAAEsQYQAAAAAbIGEAAAAAGzBhAAAAABtAYQAAAAAbUGEADNCgAhCK4GEAAAAAGvBhAAAAAEsAYQAAAABLEGEAAAAAGyBhAAAAABswYQAAAAAbQGEAAAAAG1BhAAzgoAIQqoBgAAzwoAMKkGAADXBgAQqgYAAM8KADC6BgIAgAoAIcYGQACBCgAh7wYAANEKgQci_gYAANAK_gYi_wYCAIAKACGBB0AAlgoAIYIHAQCiCgAhBwoAAIMKACBYAADVCgAgWQAA1QoAIK4GAAAA_gYCrwYAAAD-BgiwBgAAAP4GCLUGAADUCv4GIgcKAACDCgAgWAAA0woAIFkAANMKACCuBgAAAIEHAq8GAAAAgQcIsAYAAACBBwi1BgAA0gqBByIHCgAAgwoAIFgAANMKACBZAADTCgAgrgYAAACBBwKvBgAAAIEHCLAGAAAAgQcItQYAANIKgQciBK4GAAAAgQcCrwYAAACBBwiwBgAAAIEHCLUGAADTCoEHIgcKAACDCgAgWAAA1QoAIFkAANUKACCuBgAAAP4GAq8GAAAA_gYIsAYAAAD-Bgi1BgAA1Ar-BiIErgYAAAD-BgKvBgAAAP4GCLAGAAAA_gYItQYAANUK_gYiFh0BAP8JACGoBgAA1goAMKkGAADBBgAQqgYAANYKADC6BgIAgAoAIcYGQACBCgAh1QYCAJcKACHqBgEA_wkAIesGAQD_CQAh7wYAANgKiAci9wYCAJcKACH6BhAAzAoAIYMHAQCiCgAhhAcBAKIKACGFBxAA1woAIYYHAgCACgAhiAcBAKIKACGJB0AAlgoAIYoHAgCACgAhiwcgAKsKACGMBwEA_wkAIY0HAQD_CQAhDQoAAJkKACBWAADcCgAgVwAA3AoAIFgAANwKACBZAADcCgAgrgYQAAAAAa8GEAAAAAWwBhAAAAAFsQYQAAAAAbIGEAAAAAGzBhAAAAABtAYQAAAAAbUGEADbCgAhBwoAAIMKACBYAADaCgAgWQAA2goAIK4GAAAAiAcCrwYAAACIBwiwBgAAAIgHCLUGAADZCogHIgcKAACDCgAgWAAA2goAIFkAANoKACCuBgAAAIgHAq8GAAAAiAcIsAYAAACIBwi1BgAA2QqIByIErgYAAACIBwKvBgAAAIgHCLAGAAAAiAcItQYAANoKiAciDQoAAJkKACBWAADcCgAgVwAA3AoAIFgAANwKACBZAADcCgAgrgYQAAAAAa8GEAAAAAWwBhAAAAAFsQYQAAAAAbIGEAAAAAGzBhAAAAABtAYQAAAAAbUGEADbCgAhCK4GEAAAAAGvBhAAAAAFsAYQAAAABbEGEAAAAAGyBhAAAAABswYQAAAAAbQGEAAAAAG1BhAA3AoAIQuoBgAA3QoAMKkGAACpBgAQqgYAAN0KADC6BgIAgAoAIcYGQACBCgAh1QYCAIAKACHWBgEA_wkAIesGAQD_CQAh7wYAAN4KjwcigwcBAP8JACGPByAAqwoAIQcKAACDCgAgWAAA4AoAIFkAAOAKACCuBgAAAI8HAq8GAAAAjwcIsAYAAACPBwi1BgAA3wqPByIHCgAAgwoAIFgAAOAKACBZAADgCgAgrgYAAACPBwKvBgAAAI8HCLAGAAAAjwcItQYAAN8KjwciBK4GAAAAjwcCrwYAAACPBwiwBgAAAI8HCLUGAADgCo8HIgSoBgAA4QoAMKkGAACTBgAQqgYAAOEKADCQBwIAgAoAIQUeAADjCgAgqAYAAOIKADCpBgAAVgAQqgYAAOIKADCQBwIAiwoAIRMZAAC6CgAgHQAA3wsAICIAAOALACAjAAClCwAgJAAA4QsAIKgGAADdCwAwqQYAAEMAEKoGAADdCwAwugYCAIsKACHGBkAAjAoAIecGAgCLCgAh6gYBAIoKACHvBgAA3guWByKSBwEAigoAIZQHAgD6CgAhlgcCAPoKACGXBwIAiwoAIf0HAABDACD-BwAAQwAgB6gGAADkCgAwqQYAAIEGABCqBgAA5AoAMMYGQACBCgAh1AYCAIAKACHpBgIAgAoAIZEHAgCACgAhCagGAADlCgAwqQYAAOsFABCqBgAA5QoAMLoGAgCACgAhxgZAAIEKACHnBgIAgAoAIZAHAgCACgAhkgcBAP8JACGTBwIAgAoAIQyoBgAA5goAMKkGAADVBQAQqgYAAOYKADC6BgIAgAoAIcYGQACBCgAh5wYCAIAKACHqBgEA_wkAIe8GAADnCpYHIpIHAQD_CQAhlAcCAJcKACGWBwIAlwoAIZcHAgCACgAhBwoAAIMKACBYAADpCgAgWQAA6QoAIK4GAAAAlgcCrwYAAACWBwiwBgAAAJYHCLUGAADoCpYHIgcKAACDCgAgWAAA6QoAIFkAAOkKACCuBgAAAJYHAq8GAAAAlgcIsAYAAACWBwi1BgAA6AqWByIErgYAAACWBwKvBgAAAJYHCLAGAAAAlgcItQYAAOkKlgciBqgGAADqCgAwqQYAALsFABCqBgAA6goAMLoGAgCACgAh1gYBAP8JACGDBwEA_wkAIQccAADsCgAgqAYAAOsKADCpBgAARwAQqgYAAOsKADC6BgIAiwoAIdYGAQCKCgAhgwcBAIoKACEDmAcAAEMAIJkHAABDACCaBwAAQwAgBqgGAADtCgAwqQYAAKMFABCqBgAA7QoAMMYGQACBCgAh1gYBAP8JACHpBgABlAoAIQaoBgAA7goAMKkGAACQBQAQqgYAAO4KADDGBkAAjAoAIdYGAQCKCgAh6QYAAe8KACEErgYAAQAAAa8GAAEAAASwBgABAAAEtQYAAZ4KACEJqAYAAPAKADCpBgAAigUAEKoGAADwCgAwugYCAIAKACHGBkAAgQoAIdQGAgCACgAhmwcBAP8JACGcBwEA_wkAIZ0HQACWCgAhDKgGAADxCgAwqQYAAPQEABCqBgAA8QoAMLoGAgCACgAhxgZAAIEKACHUBgIAgAoAIdYGAQD_CQAhnQdAAJYKACGeBwABlAoAIZ8HAAGUCgAhoAcEALUKACGhBwAAqQoAIAaoBgAA8goAMKkGAADeBAAQqgYAAPIKADDMBgABlAoAIc4GQACWCgAh1AYCAIAKACEJqAYAAPMKADCpBgAAyAQAEKoGAADzCgAwxgZAAIEKACHUBgIAgAoAIaIHAQD_CQAhowcEALUKACGkBwIAgAoAIaUHQACWCgAhCgMAALoKACCoBgAA9AoAMKkGAAApABCqBgAA9AoAMMYGQACMCgAh1AYCAIsKACGiBwEAigoAIaMHBAC5CgAhpAcCAIsKACGlB0AAsAoAIQeoBgAA9QoAMKkGAACwBAAQqgYAAPUKADDUBgIAlwoAIaYHAQD_CQAhpwcAAPYKACCoB0AAgQoAIQ8KAACDCgAgWAAA9woAIFkAAPcKACCuBoAAAAABsQaAAAAAAbIGgAAAAAGzBoAAAAABtAaAAAAAAbUGgAAAAAGpBwEAAAABqgcBAAAAAasHAQAAAAGsB4AAAAABrQeAAAAAAa4HgAAAAAEMrgaAAAAAAbEGgAAAAAGyBoAAAAABswaAAAAAAbQGgAAAAAG1BoAAAAABqQcBAAAAAaoHAQAAAAGrBwEAAAABrAeAAAAAAa0HgAAAAAGuB4AAAAABB6gGAAD4CgAwqQYAAJ0EABCqBgAA-AoAMNQGAgD6CgAhpgcBAIoKACGnBwAA-QoAIKgHQACMCgAhDK4GgAAAAAGxBoAAAAABsgaAAAAAAbMGgAAAAAG0BoAAAAABtQaAAAAAAakHAQAAAAGqBwEAAAABqwcBAAAAAawHgAAAAAGtB4AAAAABrgeAAAAAAQiuBgIAAAABrwYCAAAABbAGAgAAAAWxBgIAAAABsgYCAAAAAbMGAgAAAAG0BgIAAAABtQYCAJkKACEIqAYAAPsKADCpBgAAlwQAEKoGAAD7CgAwugYCAIAKACHGBkAAgQoAIecGAgCACgAh6AYBAP8JACGvBwIAgAoAIQ6oBgAA_AoAMKkGAACBBAAQqgYAAPwKADC6BgIAgAoAIcYGQACBCgAh5wYCAIAKACHoBgEA_wkAIeoGAQD_CQAhsAcCAIAKACGxByAAqwoAIbIHIACrCgAhswcCAIAKACG0B0AAgQoAIbUHAgCACgAhCKgGAAD9CgAwqQYAAOsDABCqBgAA_QoAMLoGAgCACgAhxgZAAIEKACHqBgEA_wkAIesGAQD_CQAhtgcCAIAKACEJFwAA_woAIKgGAAD-CgAwqQYAANgDABCqBgAA_goAMLoGAgCLCgAhxgZAAIwKACHqBgEAigoAIesGAQCKCgAhtgcCAIsKACEDmAcAADcAIJkHAAA3ACCaBwAANwAgEqgGAACACwAwqQYAANIDABCqBgAAgAsAMLoGAgCACgAhuwZAAJYKACHDBkAAgQoAIccGQACWCgAh1AYCAIAKACHgBgQAtQoAIeQGAQCiCgAhtwcBAP8JACG4BwIAgAoAIbkHAgCACgAhugcCAIAKACG7BwQAtQoAIbwHAgCACgAhvQcBAKIKACG-B0AAlgoAIRCoBgAAgQsAMKkGAAC8AwAQqgYAAIELADC5BkAAgQoAIboGAgCACgAh5wYCAJcKACHqBgEAogoAIbcHAQD_CQAhvwcBAP8JACHABwIAgAoAIcEHAgCXCgAhwgcBAP8JACHDBwEAogoAIcQHIACrCgAhxQcCAJcKACHGBwEAogoAIRCoBgAAggsAMKkGAACpAwAQqgYAAIILADC5BkAAjAoAIboGAgCLCgAh5wYCAPoKACHqBgEArwoAIbcHAQCKCgAhvwcBAIoKACHABwIAiwoAIcEHAgD6CgAhwgcBAIoKACHDBwEArwoAIcQHIACxCgAhxQcCAPoKACHGBwEArwoAIQK_BwEAAAABwAcCAAAAAQyoBgAAhAsAMKkGAACjAwAQqgYAAIQLADC5BkAAgQoAIboGAgCACgAh1QYCAJcKACHqBgEAogoAIZIHAQD_CQAhvwcBAP8JACHABwIAgAoAIcgHAgCACgAhyQcCAIAKACEQqAYAAIULADCpBgAAiwMAEKoGAACFCwAwugYCAIAKACHGBkAAgQoAIecGAgCXCgAh7wYAAIYLzQcivwcBAP8JACHABwIAgAoAIcYHAQD_CQAhygcCAIAKACHLBwEAogoAIc0HAgCXCgAhzgcBAKIKACHPB0AAlgoAIdAHQACWCgAhBwoAAIMKACBYAACICwAgWQAAiAsAIK4GAAAAzQcCrwYAAADNBwiwBgAAAM0HCLUGAACHC80HIgcKAACDCgAgWAAAiAsAIFkAAIgLACCuBgAAAM0HAq8GAAAAzQcIsAYAAADNBwi1BgAAhwvNByIErgYAAADNBwKvBgAAAM0HCLAGAAAAzQcItQYAAIgLzQciDKgGAACJCwAwqQYAAPECABCqBgAAiQsAMLkGQACBCgAhugYCAIAKACG_BwEA_wkAIcAHAgCXCgAhxQcCAJcKACHGBwEAogoAIdEHAQD_CQAh0gcBAKIKACHTBwAA9goAIAyoBgAAigsAMKkGAADeAgAQqgYAAIoLADC5BkAAjAoAIboGAgCLCgAhvwcBAIoKACHABwIA-goAIcUHAgD6CgAhxgcBAK8KACHRBwEAigoAIdIHAQCvCgAh0wcAAPkKACAKqAYAAIsLADCpBgAA2AIAEKoGAACLCwAwqwYBAP8JACHGBkAAgQoAIdQGAgCACgAh7wYCAIAKACGSBwEA_wkAIdQHAQD_CQAh1QcAAZQKACEKqAYAAIwLADCpBgAAwgIAEKoGAACMCwAwxgZAAIEKACHHBkAAgQoAIcwGAAGUCgAhzgZAAJYKACHUBgIAgAoAIdYHAQD_CQAh1wcBAP8JACEKqAYAAI0LADCpBgAArAIAEKoGAACNCwAwugYCAIAKACHGBkAAgQoAIccGQACBCgAhzAYAAZQKACHYBwIAgAoAIdkHAgCACgAh2gcCAIAKACENSQAA9goAIKgGAACOCwAwqQYAAJYCABCqBgAAjgsAMLoGAgCACgAhxgZAAIEKACHUBgIAlwoAIbgHAgCACgAhvQcBAKIKACHbBwEA_wkAIdwHAQD_CQAh3QdAAIEKACHeB0AAlgoAIQ-oBgAAjwsAMKkGAAD-AQAQqgYAAI8LADC6BgIAgAoAIcAGAgCXCgAhwQYAAJUKACDGBkAAgQoAIccGQACWCgAhzAYAAZQKACHUBgIAgAoAIdYGAQD_CQAhnQdAAJYKACHfBwEA_wkAIeAHQACWCgAh4QcCAJcKACEXqAYAAJALADCpBgAA5AEAEKoGAACQCwAwugYCAIAKACHGBkAAgQoAId4GAQCiCgAhiQdAAJYKACHXBwEAogoAIeIHAQD_CQAh4wdAAJYKACHkBwEAogoAIeYHAACRC-YHIucHQACWCgAh6AdAAJYKACHpBwEAogoAIeoHQACWCgAh6wdAAJYKACHsBwEAogoAIe0HQACWCgAh7gcCAIAKACHvByAAqwoAIfAHQACWCgAh8QcgAKsKACEHCgAAgwoAIFgAAJMLACBZAACTCwAgrgYAAADmBwKvBgAAAOYHCLAGAAAA5gcItQYAAJIL5gciBwoAAIMKACBYAACTCwAgWQAAkwsAIK4GAAAA5gcCrwYAAADmBwiwBgAAAOYHCLUGAACSC-YHIgSuBgAAAOYHAq8GAAAA5gcIsAYAAADmBwi1BgAAkwvmByITAwAAugoAIKgGAACUCwAwqQYAALIBABCqBgAAlAsAMLoGAgCLCgAhuwZAALAKACHDBkAAjAoAIccGQACwCgAh1AYCAIsKACHgBgQAuQoAIeQGAQCvCgAhtwcBAIoKACG4BwIAiwoAIbkHAgCLCgAhugcCAIsKACG7BwQAuQoAIbwHAgCLCgAhvQcBAK8KACG-B0AAsAoAIQtBAAC6CgAgqAYAAJULADCpBgAArgEAEKoGAACVCwAwugYCAIsKACHGBkAAjAoAIccGQACMCgAhzAYAAe8KACHYBwIAiwoAIdkHAgCLCgAh2gcCAIsKACELAwAAugoAIKgGAACWCwAwqQYAAKoBABCqBgAAlgsAMMYGQACMCgAhxwZAAIwKACHMBgAB7woAIc4GQACwCgAh1AYCAIsKACHWBwEAigoAIdcHAQCKCgAhDgMAAJgLACBJAAD5CgAgqAYAAJcLADCpBgAApQEAEKoGAACXCwAwugYCAIsKACHGBkAAjAoAIdQGAgD6CgAhuAcCAIsKACG9BwEArwoAIdsHAQCKCgAh3AcBAIoKACHdB0AAjAoAId4HQACwCgAhNhAAAJ0LACARAACeCwAgEgAAnwsAIBMAAKALACAUAAChCwAgFQAAogsAIBYAAKMLACAXAAD_CgAgGwAApAsAIBwAAOwKACAhAACmCwAgIwAApQsAICUAAKcLACAqAACoCwAgLQAAqQsAIC8AAKsLACAwAACsCwAgNAAAqgsAIDUAAK0LACA2AACuCwAgOQAArwsAIDoAAK8LACA7AACvCwAgPQAAsAsAID4AALALACA_AACxCwAgQAAAsgsAIEIAALMLACBDAAC0CwAgqAYAAJsLADCpBgAAmgEAEKoGAACbCwAwugYCAIsKACHGBkAAjAoAId4GAQCvCgAhiQdAALAKACHXBwEArwoAIeIHAQCKCgAh4wdAALAKACHkBwEArwoAIeYHAACcC-YHIucHQACwCgAh6AdAALAKACHpBwEArwoAIeoHQACwCgAh6wdAALAKACHsBwEArwoAIe0HQACwCgAh7gcCAIsKACHvByAAsQoAIfAHQACwCgAh8QcgALEKACH9BwAAmgEAIP4HAACaAQAgA78HAQAAAAHABwIAAAAByAcCAAAAAQ4EAACYCwAgPAAAugoAIKgGAACaCwAwqQYAAJ8BABCqBgAAmgsAMLkGQACMCgAhugYCAIsKACHVBgIA-goAIeoGAQCvCgAhkgcBAIoKACG_BwEAigoAIcAHAgCLCgAhyAcCAIsKACHJBwIAiwoAITQQAACdCwAgEQAAngsAIBIAAJ8LACATAACgCwAgFAAAoQsAIBUAAKILACAWAACjCwAgFwAA_woAIBsAAKQLACAcAADsCgAgIQAApgsAICMAAKULACAlAACnCwAgKgAAqAsAIC0AAKkLACAvAACrCwAgMAAArAsAIDQAAKoLACA1AACtCwAgNgAArgsAIDkAAK8LACA6AACvCwAgOwAArwsAID0AALALACA-AACwCwAgPwAAsQsAIEAAALILACBCAACzCwAgQwAAtAsAIKgGAACbCwAwqQYAAJoBABCqBgAAmwsAMLoGAgCLCgAhxgZAAIwKACHeBgEArwoAIYkHQACwCgAh1wcBAK8KACHiBwEAigoAIeMHQACwCgAh5AcBAK8KACHmBwAAnAvmByLnB0AAsAoAIegHQACwCgAh6QcBAK8KACHqB0AAsAoAIesHQACwCgAh7AcBAK8KACHtB0AAsAoAIe4HAgCLCgAh7wcgALEKACHwB0AAsAoAIfEHIACxCgAhBK4GAAAA5gcCrwYAAADmBwiwBgAAAOYHCLUGAACTC-YHIgOYBwAAAwAgmQcAAAMAIJoHAAADACADmAcAAAcAIJkHAAAHACCaBwAABwAgA5gHAAAJACCZBwAACQAgmgcAAAkAIAwDAAC6CgAgqAYAAPQKADCpBgAAKQAQqgYAAPQKADDGBkAAjAoAIdQGAgCLCgAhogcBAIoKACGjBwQAuQoAIaQHAgCLCgAhpQdAALAKACH9BwAAKQAg_gcAACkAIAOYBwAAKwAgmQcAACsAIJoHAAArACADmAcAAC8AIJkHAAAvACCaBwAALwAgA5gHAAAzACCZBwAAMwAgmgcAADMAIAOYBwAAPQAgmQcAAD0AIJoHAAA9ACADmAcAAEsAIJkHAABLACCaBwAASwAgA5gHAABOACCZBwAATgAgmgcAAE4AIAOYBwAAWwAgmQcAAFsAIJoHAABbACADmAcAAF8AIJkHAABfACCaBwAAXwAgA5gHAAB1ACCZBwAAdQAgmgcAAHUAIAOYBwAAeQAgmQcAAHkAIJoHAAB5ACADmAcAAH0AIJkHAAB9ACCaBwAAfQAgA5gHAACBAQAgmQcAAIEBACCaBwAAgQEAIAOYBwAAiQEAIJkHAACJAQAgmgcAAIkBACAJBAAAugoAIDUCAIsKACGoBgAAuAoAMKkGAACUAQAQqgYAALgKADDVBgIAiwoAIeAGBAC5CgAh_QcAAJQBACD-BwAAlAEAIAOYBwAAlgEAIJkHAACWAQAgmgcAAJYBACADmAcAAJ8BACCZBwAAnwEAIJoHAACfAQAgA5gHAAClAQAgmQcAAKUBACCaBwAApQEAIAOYBwAAqgEAIJkHAACqAQAgmgcAAKoBACADmAcAAK4BACCZBwAArgEAIJoHAACuAQAgA5gHAACyAQAgmQcAALIBACCaBwAAsgEAIBMZAACYCwAgNwAAugoAIDgAAJgLACCoBgAAtQsAMKkGAACWAQAQqgYAALULADC6BgIAiwoAIcYGQACMCgAh5wYCAPoKACHvBgAAtgvNByK_BwEAigoAIcAHAgCLCgAhxgcBAIoKACHKBwIAiwoAIcsHAQCvCgAhzQcCAPoKACHOBwEArwoAIc8HQACwCgAh0AdAALAKACEErgYAAADNBwKvBgAAAM0HCLAGAAAAzQcItQYAAIgLzQciDwQAALoKACAyAAC4CwAgqAYAALcLADCpBgAAiQEAEKoGAAC3CwAwugYCAIsKACHGBkAAjAoAIdUGAgCLCgAh1gYBAIoKACHhBgEAigoAIeIGBAC5CgAh4wYBAIoKACHkBgEAigoAIeUGQACMCgAh5gYBAIoKACEPLgAAswoAIDMAALIKACCoBgAArgoAMKkGAACHAQAQqgYAAK4KADC6BgIAiwoAIcYGQACMCgAhxwZAALAKACHbBgEAigoAIdwGAgD6CgAh3QYCAPoKACHeBgEArwoAId8GIACxCgAh_QcAAIcBACD-BwAAhwEAIALUBgIAAAAB3QYCAAAAAQkDAAC6CgAgLgAAvgoAIKgGAAC6CwAwqQYAAIEBABCqBgAAugsAMMYGQACMCgAh1AYCAIsKACHdBgIAiwoAIekGAgCLCgAhChkAALoKACAuAAC-CgAgqAYAALsLADCpBgAAfQAQqgYAALsLADC6BgIAiwoAIcYGQACMCgAh3QYCAIsKACHnBgIAiwoAIegGAQCKCgAhGRkAALoKACAvAACrCwAgMAAArAsAIDEAAMALACAyAAC4CwAgqAYAALwLADCpBgAAeQAQqgYAALwLADC6BgIAiwoAIcYGQACMCgAh4QYBAIoKACHiBgQAuQoAIeQGAQCKCgAh5wYCAIsKACHqBgEAigoAIesGAQCKCgAh7QYAAL0L7QYi7wYAAL4L7wYi8AYIAL8LACHxBgIA-goAIfIGAgD6CgAh8wYBAK8KACH0BgIAiwoAIfUGAgCLCgAh9gYCAIsKACEErgYAAADtBgKvBgAAAO0GCLAGAAAA7QYItQYAAMkK7QYiBK4GAAAA7wYCrwYAAADvBgiwBgAAAO8GCLUGAADHCu8GIgiuBggAAAABrwYIAAAABbAGCAAAAAWxBggAAAABsgYIAAAAAbMGCAAAAAG0BggAAAABtQYIAJoKACEILgAAvgoAIDECAIsKACGoBgAAvQoAMKkGAACFAQAQqgYAAL0KADDdBgIAiwoAIf0HAACFAQAg_gcAAIUBACANJwAAugoAICgAAMQLACAqAADFCwAgqAYAAMELADCpBgAAdQAQqgYAAMELADC6BgIAiwoAIcYGQACMCgAh7wYAAMMLgQci_gYAAMIL_gYi_wYCAIsKACGBB0AAsAoAIYIHAQCvCgAhBK4GAAAA_gYCrwYAAAD-BgiwBgAAAP4GCLUGAADVCv4GIgSuBgAAAIEHAq8GAAAAgQcIsAYAAACBBwi1BgAA0wqBByIDmAcAAGgAIJkHAABoACCaBwAAaAAgA5gHAABtACCZBwAAbQAgmgcAAG0AIAL3BgIAAAAB-AYCAAAAAQYpAADICwAgqAYAAMcLADCpBgAAbQAQqgYAAMcLADD3BgIAiwoAIfgGAgCLCgAhDycAALoKACAoAADECwAgKgAAxQsAIKgGAADBCwAwqQYAAHUAEKoGAADBCwAwugYCAIsKACHGBkAAjAoAIe8GAADDC4EHIv4GAADCC_4GIv8GAgCLCgAhgQdAALAKACGCBwEArwoAIf0HAAB1ACD-BwAAdQAgAvgGAgAAAAH5BgIAAAABDCkAAMgLACArAADMCwAgqAYAAMoLADCpBgAAaAAQqgYAAMoLADDqBgEAigoAIfcGAgD6CgAh-AYCAIsKACH5BgIAiwoAIfoGEADLCwAh-wYCAIsKACH8BgEArwoAIQiuBhAAAAABrwYQAAAABLAGEAAAAASxBhAAAAABsgYQAAAAAbMGEAAAAAG0BhAAAAABtQYQAM4KACEaHQEAigoAISYAANALACAoAADECwAgqAYAAM0LADCpBgAAYwAQqgYAAM0LADC6BgIAiwoAIcYGQACMCgAh1QYCAPoKACHqBgEAigoAIesGAQCKCgAh7wYAAM8LiAci9wYCAPoKACH6BhAAywsAIYMHAQCvCgAhhAcBAK8KACGFBxAAzgsAIYYHAgCLCgAhiAcBAK8KACGJB0AAsAoAIYoHAgCLCgAhiwcgALEKACGMBwEAigoAIY0HAQCKCgAh_QcAAGMAIP4HAABjACAYHQEAigoAISYAANALACAoAADECwAgqAYAAM0LADCpBgAAYwAQqgYAAM0LADC6BgIAiwoAIcYGQACMCgAh1QYCAPoKACHqBgEAigoAIesGAQCKCgAh7wYAAM8LiAci9wYCAPoKACH6BhAAywsAIYMHAQCvCgAhhAcBAK8KACGFBxAAzgsAIYYHAgCLCgAhiAcBAK8KACGJB0AAsAoAIYoHAgCLCgAhiwcgALEKACGMBwEAigoAIY0HAQCKCgAhCK4GEAAAAAGvBhAAAAAFsAYQAAAABbEGEAAAAAGyBhAAAAABswYQAAAAAbQGEAAAAAG1BhAA3AoAIQSuBgAAAIgHAq8GAAAAiAcIsAYAAACIBwi1BgAA2gqIByIPBAAAugoAICwAANMLACCoBgAA0QsAMKkGAABfABCqBgAA0QsAMLoGAgCLCgAhxgZAAIwKACHVBgIAiwoAIdYGAQCKCgAh6wYBAIoKACHvBgAA0guPByKDBwEAigoAIY8HIACxCgAh_QcAAF8AIP4HAABfACANBAAAugoAICwAANMLACCoBgAA0QsAMKkGAABfABCqBgAA0QsAMLoGAgCLCgAhxgZAAIwKACHVBgIAiwoAIdYGAQCKCgAh6wYBAIoKACHvBgAA0guPByKDBwEAigoAIY8HIACxCgAhBK4GAAAAjwcCrwYAAACPBwiwBgAAAI8HCLUGAADgCo8HIgOYBwAAYwAgmQcAAGMAIJoHAABjACADqwYBAAAAAdQGAgAAAAHUBwEAAAABCwMAALoKACCoBgAA1QsAMKkGAABbABCqBgAA1QsAMKsGAQCKCgAhxgZAAIwKACHUBgIAiwoAIe8GAgCLCgAhkgcBAIoKACHUBwEAigoAIdUHAAHvCgAhAroGAgAAAAGQBwIAAAABDRkAALoKACAeAADjCgAgHwAA2AsAICEAAKYLACCoBgAA1wsAMKkGAABLABCqBgAA1wsAMLoGAgCLCgAhxgZAAIwKACHnBgIAiwoAIZAHAgCLCgAhkgcBAIoKACGTBwIAiwoAIRMZAAC6CgAgHQAA3wsAICIAAOALACAjAAClCwAgJAAA4QsAIKgGAADdCwAwqQYAAEMAEKoGAADdCwAwugYCAIsKACHGBkAAjAoAIecGAgCLCgAh6gYBAIoKACHvBgAA3guWByKSBwEAigoAIZQHAgD6CgAhlgcCAPoKACGXBwIAiwoAIf0HAABDACD-BwAAQwAgAtQGAgAAAAGRBwIAAAABCQMAALoKACAgAADbCwAgqAYAANoLADCpBgAATgAQqgYAANoLADDGBkAAjAoAIdQGAgCLCgAh6QYCAIsKACGRBwIAiwoAIQ8ZAAC6CgAgHgAA4woAIB8AANgLACAhAACmCwAgqAYAANcLADCpBgAASwAQqgYAANcLADC6BgIAiwoAIcYGQACMCgAh5wYCAIsKACGQBwIAiwoAIZIHAQCKCgAhkwcCAIsKACH9BwAASwAg_gcAAEsAIAK6BgIAAAABlgcCAAAAAREZAAC6CgAgHQAA3wsAICIAAOALACAjAAClCwAgJAAA4QsAIKgGAADdCwAwqQYAAEMAEKoGAADdCwAwugYCAIsKACHGBkAAjAoAIecGAgCLCgAh6gYBAIoKACHvBgAA3guWByKSBwEAigoAIZQHAgD6CgAhlgcCAPoKACGXBwIAiwoAIQSuBgAAAJYHAq8GAAAAlgcIsAYAAACWBwi1BgAA6QqWByIJHAAA7AoAIKgGAADrCgAwqQYAAEcAEKoGAADrCgAwugYCAIsKACHWBgEAigoAIYMHAQCKCgAh_QcAAEcAIP4HAABHACAPGQAAugoAIB4AAOMKACAfAADYCwAgIQAApgsAIKgGAADXCwAwqQYAAEsAEKoGAADXCwAwugYCAIsKACHGBkAAjAoAIecGAgCLCgAhkAcCAIsKACGSBwEAigoAIZMHAgCLCgAh_QcAAEsAIP4HAABLACAHHgAA4woAIKgGAADiCgAwqQYAAFYAEKoGAADiCgAwkAcCAIsKACH9BwAAVgAg_gcAAFYAIAoZAAC6CgAgGgAA4wsAIKgGAADiCwAwqQYAAD0AEKoGAADiCwAwugYCAIsKACHGBkAAjAoAIecGAgCLCgAh6AYBAIoKACGvBwIAiwoAIRMYAADlCwAgGQAAugoAIBsAAKQLACCoBgAA5AsAMKkGAAA3ABCqBgAA5AsAMLoGAgCLCgAhxgZAAIwKACHnBgIAiwoAIegGAQCKCgAh6gYBAIoKACGwBwIAiwoAIbEHIACxCgAhsgcgALEKACGzBwIAiwoAIbQHQACMCgAhtQcCAIsKACH9BwAANwAg_gcAADcAIBEYAADlCwAgGQAAugoAIBsAAKQLACCoBgAA5AsAMKkGAAA3ABCqBgAA5AsAMLoGAgCLCgAhxgZAAIwKACHnBgIAiwoAIegGAQCKCgAh6gYBAIoKACGwBwIAiwoAIbEHIACxCgAhsgcgALEKACGzBwIAiwoAIbQHQACMCgAhtQcCAIsKACELFwAA_woAIKgGAAD-CgAwqQYAANgDABCqBgAA_goAMLoGAgCLCgAhxgZAAIwKACHqBgEAigoAIesGAQCKCgAhtgcCAIsKACH9BwAA2AMAIP4HAADYAwAgApsHAQAAAAGcBwEAAAABCgMAALoKACCoBgAA5wsAMKkGAAAzABCqBgAA5wsAMLoGAgCLCgAhxgZAAIwKACHUBgIAiwoAIZsHAQCKCgAhnAcBAIoKACGdB0AAsAoAIQ0DAAC6CgAgqAYAAOgLADCpBgAALwAQqgYAAOgLADC6BgIAiwoAIcYGQACMCgAh1AYCAIsKACHWBgEAigoAIZ0HQACwCgAhngcAAe8KACGfBwAB7woAIaAHBAC5CgAhoQcAAKkKACACzAYAAQAAAdQGAgAAAAEHAwAAugoAIKgGAADqCwAwqQYAACsAEKoGAADqCwAwzAYAAe8KACHOBkAAsAoAIdQGAgCLCgAhDwQAALoKACAMAADtCwAgDQAAnwsAIA4AAJ0LACCoBgAA6wsAMKkGAAAHABCqBgAA6wsAMLoGAgCLCgAhxgZAAIwKACHVBgIAiwoAIdYGAQCKCgAh1wYBAIoKACHYBgAB7AsAIdkGAACpCgAg2gYAAKkKACAErgYAAQAAAa8GAAEAAAWwBgABAAAFtQYAAaYKACEDmAcAABgAIJkHAAAYACCaBwAAGAAgDwUAAO8LACAGAADwCwAgqAYAAO4LADCpBgAAGAAQqgYAAO4LADC-BgAB7woAIb8GAAHvCgAhwAYCAIsKACHBBgAAlQoAIMIGAgCLCgAhwwZAALAKACHEBgIA-goAIcUGQACwCgAhxgZAAIwKACHHBkAAjAoAIREEAAC6CgAgDAAA7QsAIA0AAJ8LACAOAACdCwAgqAYAAOsLADCpBgAABwAQqgYAAOsLADC6BgIAiwoAIcYGQACMCgAh1QYCAIsKACHWBgEAigoAIdcGAQCKCgAh2AYAAewLACHZBgAAqQoAINoGAACpCgAg_QcAAAcAIP4HAAAHACAOAwAAugoAIAUAAO8LACALAAD4CwAgDAAA7QsAIKgGAAD3CwAwqQYAAAkAEKoGAAD3CwAwugYCAIsKACHABgIAiwoAIcEGAACVCgAgxgZAAIwKACHUBgIAiwoAIf0HAAAJACD-BwAACQAgCAcAAPILACCoBgAA8QsAMKkGAAARABCqBgAA8QsAMMYGQACMCgAhzAYAAe8KACHNBgIAiwoAIc4GQACwCgAhEgYAAPQLACAIAAD1CwAgCQAAnQsAIKgGAADzCwAwqQYAAA0AEKoGAADzCwAwugYCAIsKACHBBgAAlQoAIMQGAgCLCgAhxgZAAIwKACHHBkAAjAoAIc8GAAHsCwAh0AYBAK8KACHRBgEArwoAIdIGQACwCgAh0wZAALAKACH9BwAADQAg_gcAAA0AIBAGAAD0CwAgCAAA9QsAIAkAAJ0LACCoBgAA8wsAMKkGAAANABCqBgAA8wsAMLoGAgCLCgAhwQYAAJUKACDEBgIAiwoAIcYGQACMCgAhxwZAAIwKACHPBgAB7AsAIdAGAQCvCgAh0QYBAK8KACHSBkAAsAoAIdMGQACwCgAhDgMAALoKACAFAADvCwAgCwAA-AsAIAwAAO0LACCoBgAA9wsAMKkGAAAJABCqBgAA9wsAMLoGAgCLCgAhwAYCAIsKACHBBgAAlQoAIMYGQACMCgAh1AYCAIsKACH9BwAACQAg_gcAAAkAIAOYBwAAEQAgmQcAABEAIJoHAAARACACwAYCAAAAAdQGAgAAAAEMAwAAugoAIAUAAO8LACALAAD4CwAgDAAA7QsAIKgGAAD3CwAwqQYAAAkAEKoGAAD3CwAwugYCAIsKACHABgIAiwoAIcEGAACVCgAgxgZAAIwKACHUBgIAiwoAIQOYBwAADQAgmQcAAA0AIJoHAAANACASAwAAugoAIAUAAPoLACAPAAD7CwAgqAYAAPkLADCpBgAAAwAQqgYAAPkLADC6BgIAiwoAIcAGAgD6CgAhwQYAAJUKACDGBkAAjAoAIccGQACwCgAhzAYAAe8KACHUBgIAiwoAIdYGAQCKCgAhnQdAALAKACHfBwEAigoAIeAHQACwCgAh4QcCAPoKACERBAAAugoAIAwAAO0LACANAACfCwAgDgAAnQsAIKgGAADrCwAwqQYAAAcAEKoGAADrCwAwugYCAIsKACHGBkAAjAoAIdUGAgCLCgAh1gYBAIoKACHXBgEAigoAIdgGAAHsCwAh2QYAAKkKACDaBgAAqQoAIP0HAAAHACD-BwAABwAgEgYAAPQLACAIAAD1CwAgCQAAnQsAIKgGAADzCwAwqQYAAA0AEKoGAADzCwAwugYCAIsKACHBBgAAlQoAIMQGAgCLCgAhxgZAAIwKACHHBkAAjAoAIc8GAAHsCwAh0AYBAK8KACHRBgEArwoAIdIGQACwCgAh0wZAALAKACH9BwAADQAg_gcAAA0AIAAAAAAAAYIIAQAAAAEFgggCAAAAAYkIAgAAAAGKCAIAAAABiwgCAAAAAYwIAgAAAAEBgghAAAAAAQAAAAAAAAAAAAAAAAAAAAGCCAABAAABAoIIAAAAyQYIiAgAAADJBgIBgghAAAAAAQWCCAIAAAABiQgCAAAAAYoIAgAAAAGLCAIAAAABjAgCAAAAAQVQAAC3FgAgUQAAvRYAIP8HAAC4FgAggAgAALwWACCFCAAAJgAgB1AAALUWACBRAAC6FgAg_wcAALYWACCACAAAuRYAIIMIAAAJACCECAAACQAghQgAAAsAIAGCCAAAAMkGCANQAAC3FgAg_wcAALgWACCFCAAAJgAgA1AAALUWACD_BwAAthYAIIUIAAALACAAAAAAAAVQAACwFgAgUQAAsxYAIP8HAACxFgAggAgAALIWACCFCAAADwAgA1AAALAWACD_BwAAsRYAIIUIAAAPACAAAAAAAAKCCAAAAMkGCIgIAAAAyQYCAYIIAAEAAAEBgggBAAAAAQVQAACfFgAgUQAArhYAIP8HAACgFgAggAgAAK0WACCFCAAACwAgC1AAAMAMADBRAADFDAAw_wcAAMEMADCACAAAwgwAMIEIAADDDAAggggAAMQMADCDCAAAxAwAMIQIAADEDAAwhQgAAMQMADCGCAAAxgwAMIcIAADHDAAwC1AAAK4MADBRAACzDAAw_wcAAK8MADCACAAAsAwAMIEIAACxDAAggggAALIMADCDCAAAsgwAMIQIAACyDAAwhQgAALIMADCGCAAAtAwAMIcIAAC1DAAwDQMAAL4MACAFAAC_DAAgugYCAAAAAcAGAgAAAAHBBgAAvQwAIMYGQAAAAAHHBkAAAAABzAYAAQAAAdQGAgAAAAHWBgEAAAABnQdAAAAAAd8HAQAAAAHgB0AAAAABAgAAAAUAIFAAALwMACADAAAABQAgUAAAvAwAIFEAALkMACABSQAArBYAMBIDAAC6CgAgBQAA-gsAIA8AAPsLACCoBgAA-QsAMKkGAAADABCqBgAA-QsAMLoGAgAAAAHABgIA-goAIcEGAACVCgAgxgZAAIwKACHHBkAAsAoAIcwGAAEAAAHUBgIAiwoAIdYGAQCKCgAhnQdAALAKACHfBwEAigoAIeAHQACwCgAh4QcCAPoKACECAAAABQAgSQAAuQwAIAIAAAC2DAAgSQAAtwwAIA-oBgAAtQwAMKkGAAC2DAAQqgYAALUMADC6BgIAiwoAIcAGAgD6CgAhwQYAAJUKACDGBkAAjAoAIccGQACwCgAhzAYAAe8KACHUBgIAiwoAIdYGAQCKCgAhnQdAALAKACHfBwEAigoAIeAHQACwCgAh4QcCAPoKACEPqAYAALUMADCpBgAAtgwAEKoGAAC1DAAwugYCAIsKACHABgIA-goAIcEGAACVCgAgxgZAAIwKACHHBkAAsAoAIcwGAAHvCgAh1AYCAIsKACHWBgEAigoAIZ0HQACwCgAh3wcBAIoKACHgB0AAsAoAIeEHAgD6CgAhC7oGAgCCDAAhwAYCAJYMACHBBgAAuAwAIMYGQACDDAAhxwZAAJUMACHMBgABkwwAIdQGAgCCDAAh1gYBAIEMACGdB0AAlQwAId8HAQCBDAAh4AdAAJUMACECgggAAADJBgiICAAAAMkGAg0DAAC6DAAgBQAAuwwAILoGAgCCDAAhwAYCAJYMACHBBgAAuAwAIMYGQACDDAAhxwZAAJUMACHMBgABkwwAIdQGAgCCDAAh1gYBAIEMACGdB0AAlQwAId8HAQCBDAAh4AdAAJUMACEFUAAApBYAIFEAAKoWACD_BwAApRYAIIAIAACpFgAghQgAAAEAIAdQAACiFgAgUQAApxYAIP8HAACjFgAggAgAAKYWACCDCAAABwAghAgAAAcAIIUIAAAmACANAwAAvgwAIAUAAL8MACC6BgIAAAABwAYCAAAAAcEGAAC9DAAgxgZAAAAAAccGQAAAAAHMBgABAAAB1AYCAAAAAdYGAQAAAAGdB0AAAAAB3wcBAAAAAeAHQAAAAAEBgggAAADJBggDUAAApBYAIP8HAAClFgAghQgAAAEAIANQAACiFgAg_wcAAKMWACCFCAAAJgAgA8YGQAAAAAHMBgABAAABzgZAAAAAAQIAAAATACBQAADLDAAgAwAAABMAIFAAAMsMACBRAADKDAAgAUkAAKEWADAIBwAA8gsAIKgGAADxCwAwqQYAABEAEKoGAADxCwAwxgZAAIwKACHMBgABAAABzQYCAIsKACHOBkAAsAoAIQIAAAATACBJAADKDAAgAgAAAMgMACBJAADJDAAgB6gGAADHDAAwqQYAAMgMABCqBgAAxwwAMMYGQACMCgAhzAYAAe8KACHNBgIAiwoAIc4GQACwCgAhB6gGAADHDAAwqQYAAMgMABCqBgAAxwwAMMYGQACMCgAhzAYAAe8KACHNBgIAiwoAIc4GQACwCgAhA8YGQACDDAAhzAYAAZMMACHOBkAAlQwAIQPGBkAAgwwAIcwGAAGTDAAhzgZAAJUMACEDxgZAAAAAAcwGAAEAAAHOBkAAAAABAYIIAAAAyQYIA1AAAJ8WACD_BwAAoBYAIIUIAAALACAEUAAAwAwAMP8HAADBDAAwgQgAAMMMACCFCAAAxAwAMARQAACuDAAw_wcAAK8MADCBCAAAsQwAIIUIAACyDAAwAAAAAAACgggAAADJBgiICAAAAMkGAgVQAACVFgAgUQAAnRYAIP8HAACWFgAggAgAAJwWACCFCAAAAQAgBVAAAJMWACBRAACaFgAg_wcAAJQWACCACAAAmRYAIIUIAAAmACALUAAA5gwAMFEAAOsMADD_BwAA5wwAMIAIAADoDAAwgQgAAOkMACCCCAAA6gwAMIMIAADqDAAwhAgAAOoMADCFCAAA6gwAMIYIAADsDAAwhwgAAO0MADALUAAA2gwAMFEAAN8MADD_BwAA2wwAMIAIAADcDAAwgQgAAN0MACCCCAAA3gwAMIMIAADeDAAwhAgAAN4MADCFCAAA3gwAMIYIAADgDAAwhwgAAOEMADAKBQAAmgwAIL4GAAEAAAG_BgABAAABwAYCAAAAAcEGAACZDAAgwgYCAAAAAcMGQAAAAAHFBkAAAAABxgZAAAAAAccGQAAAAAECAAAAGgAgUAAA5QwAIAMAAAAaACBQAADlDAAgUQAA5AwAIAFJAACYFgAwDwUAAO8LACAGAADwCwAgqAYAAO4LADCpBgAAGAAQqgYAAO4LADC-BgABAAABvwYAAQAAAcAGAgCLCgAhwQYAAJUKACDCBgIAiwoAIcMGQACwCgAhxAYCAPoKACHFBkAAsAoAIcYGQACMCgAhxwZAAIwKACECAAAAGgAgSQAA5AwAIAIAAADiDAAgSQAA4wwAIA2oBgAA4QwAMKkGAADiDAAQqgYAAOEMADC-BgAB7woAIb8GAAHvCgAhwAYCAIsKACHBBgAAlQoAIMIGAgCLCgAhwwZAALAKACHEBgIA-goAIcUGQACwCgAhxgZAAIwKACHHBkAAjAoAIQ2oBgAA4QwAMKkGAADiDAAQqgYAAOEMADC-BgAB7woAIb8GAAHvCgAhwAYCAIsKACHBBgAAlQoAIMIGAgCLCgAhwwZAALAKACHEBgIA-goAIcUGQACwCgAhxgZAAIwKACHHBkAAjAoAIQm-BgABkwwAIb8GAAGTDAAhwAYCAIIMACHBBgAAlAwAIMIGAgCCDAAhwwZAAJUMACHFBkAAlQwAIcYGQACDDAAhxwZAAIMMACEKBQAAlwwAIL4GAAGTDAAhvwYAAZMMACHABgIAggwAIcEGAACUDAAgwgYCAIIMACHDBkAAlQwAIcUGQACVDAAhxgZAAIMMACHHBkAAgwwAIQoFAACaDAAgvgYAAQAAAb8GAAEAAAHABgIAAAABwQYAAJkMACDCBgIAAAABwwZAAAAAAcUGQAAAAAHGBkAAAAABxwZAAAAAAQsIAADODAAgCQAAzwwAILoGAgAAAAHBBgAAzAwAIMYGQAAAAAHHBkAAAAABzwYAAQAAAdAGAQAAAAHRBgEAAAAB0gZAAAAAAdMGQAAAAAECAAAADwAgUAAA8QwAIAMAAAAPACBQAADxDAAgUQAA8AwAIAFJAACXFgAwEAYAAPQLACAIAAD1CwAgCQAAnQsAIKgGAADzCwAwqQYAAA0AEKoGAADzCwAwugYCAAAAAcEGAACVCgAgxAYCAIsKACHGBkAAjAoAIccGQACMCgAhzwYAAQAAAdAGAQCvCgAh0QYBAK8KACHSBkAAsAoAIdMGQACwCgAhAgAAAA8AIEkAAPAMACACAAAA7gwAIEkAAO8MACANqAYAAO0MADCpBgAA7gwAEKoGAADtDAAwugYCAIsKACHBBgAAlQoAIMQGAgCLCgAhxgZAAIwKACHHBkAAjAoAIc8GAAHsCwAh0AYBAK8KACHRBgEArwoAIdIGQACwCgAh0wZAALAKACENqAYAAO0MADCpBgAA7gwAEKoGAADtDAAwugYCAIsKACHBBgAAlQoAIMQGAgCLCgAhxgZAAIwKACHHBkAAjAoAIc8GAAHsCwAh0AYBAK8KACHRBgEArwoAIdIGQACwCgAh0wZAALAKACEJugYCAIIMACHBBgAAqAwAIMYGQACDDAAhxwZAAIMMACHPBgABqQwAIdAGAQCqDAAh0QYBAKoMACHSBkAAlQwAIdMGQACVDAAhCwgAAKwMACAJAACtDAAgugYCAIIMACHBBgAAqAwAIMYGQACDDAAhxwZAAIMMACHPBgABqQwAIdAGAQCqDAAh0QYBAKoMACHSBkAAlQwAIdMGQACVDAAhCwgAAM4MACAJAADPDAAgugYCAAAAAcEGAADMDAAgxgZAAAAAAccGQAAAAAHPBgABAAAB0AYBAAAAAdEGAQAAAAHSBkAAAAAB0wZAAAAAAQGCCAAAAMkGCANQAACVFgAg_wcAAJYWACCFCAAAAQAgA1AAAJMWACD_BwAAlBYAIIUIAAAmACAEUAAA5gwAMP8HAADnDAAwgQgAAOkMACCFCAAA6gwAMARQAADaDAAw_wcAANsMADCBCAAA3QwAIIUIAADeDAAwAAAAAAACgggBAAAABIgIAQAAAAUCgggBAAAABIgIAQAAAAUFUAAAhhYAIFEAAJEWACD_BwAAhxYAIIAIAACQFgAghQgAAAEAIAtQAACWDQAwUQAAmw0AMP8HAACXDQAwgAgAAJgNADCBCAAAmQ0AIIIIAACaDQAwgwgAAJoNADCECAAAmg0AMIUIAACaDQAwhggAAJwNADCHCAAAnQ0AMAtQAACNDQAwUQAAkQ0AMP8HAACODQAwgAgAAI8NADCBCAAAkA0AIIIIAADeDAAwgwgAAN4MADCECAAA3gwAMIUIAADeDAAwhggAAJINADCHCAAA4QwAMAtQAACCDQAwUQAAhg0AMP8HAACDDQAwgAgAAIQNADCBCAAAhQ0AIIIIAACyDAAwgwgAALIMADCECAAAsgwAMIUIAACyDAAwhggAAIcNADCHCAAAtQwAMA0DAAC-DAAgDwAAjA0AILoGAgAAAAHBBgAAvQwAIMYGQAAAAAHHBkAAAAABzAYAAQAAAdQGAgAAAAHWBgEAAAABnQdAAAAAAd8HAQAAAAHgB0AAAAAB4QcCAAAAAQIAAAAFACBQAACLDQAgAwAAAAUAIFAAAIsNACBRAACJDQAgAUkAAI8WADACAAAABQAgSQAAiQ0AIAIAAAC2DAAgSQAAiA0AIAu6BgIAggwAIcEGAAC4DAAgxgZAAIMMACHHBkAAlQwAIcwGAAGTDAAh1AYCAIIMACHWBgEAgQwAIZ0HQACVDAAh3wcBAIEMACHgB0AAlQwAIeEHAgCWDAAhDQMAALoMACAPAACKDQAgugYCAIIMACHBBgAAuAwAIMYGQACDDAAhxwZAAJUMACHMBgABkwwAIdQGAgCCDAAh1gYBAIEMACGdB0AAlQwAId8HAQCBDAAh4AdAAJUMACHhBwIAlgwAIQdQAACKFgAgUQAAjRYAIP8HAACLFgAggAgAAIwWACCDCAAADQAghAgAAA0AIIUIAAAPACANAwAAvgwAIA8AAIwNACC6BgIAAAABwQYAAL0MACDGBkAAAAABxwZAAAAAAcwGAAEAAAHUBgIAAAAB1gYBAAAAAZ0HQAAAAAHfBwEAAAAB4AdAAAAAAeEHAgAAAAEDUAAAihYAIP8HAACLFgAghQgAAA8AIAoGAACbDAAgvgYAAQAAAb8GAAEAAAHBBgAAmQwAIMIGAgAAAAHDBkAAAAABxAYCAAAAAcUGQAAAAAHGBkAAAAABxwZAAAAAAQIAAAAaACBQAACVDQAgAwAAABoAIFAAAJUNACBRAACUDQAgAUkAAIkWADACAAAAGgAgSQAAlA0AIAIAAADiDAAgSQAAkw0AIAm-BgABkwwAIb8GAAGTDAAhwQYAAJQMACDCBgIAggwAIcMGQACVDAAhxAYCAJYMACHFBkAAlQwAIcYGQACDDAAhxwZAAIMMACEKBgAAmAwAIL4GAAGTDAAhvwYAAZMMACHBBgAAlAwAIMIGAgCCDAAhwwZAAJUMACHEBgIAlgwAIcUGQACVDAAhxgZAAIMMACHHBkAAgwwAIQoGAACbDAAgvgYAAQAAAb8GAAEAAAHBBgAAmQwAIMIGAgAAAAHDBkAAAAABxAYCAAAAAcUGQAAAAAHGBkAAAAABxwZAAAAAAQcDAADzDAAgCwAA9QwAIAwAAPYMACC6BgIAAAABwQYAAPIMACDGBkAAAAAB1AYCAAAAAQIAAAALACBQAAChDQAgAwAAAAsAIFAAAKENACBRAACgDQAgAUkAAIgWADANAwAAugoAIAUAAO8LACALAAD4CwAgDAAA7QsAIKgGAAD3CwAwqQYAAAkAEKoGAAD3CwAwugYCAAAAAcAGAgCLCgAhwQYAAJUKACDGBkAAjAoAIdQGAgCLCgAh_AcAAPYLACACAAAACwAgSQAAoA0AIAIAAACeDQAgSQAAnw0AIAioBgAAnQ0AMKkGAACeDQAQqgYAAJ0NADC6BgIAiwoAIcAGAgCLCgAhwQYAAJUKACDGBkAAjAoAIdQGAgCLCgAhCKgGAACdDQAwqQYAAJ4NABCqBgAAnQ0AMLoGAgCLCgAhwAYCAIsKACHBBgAAlQoAIMYGQACMCgAh1AYCAIsKACEEugYCAIIMACHBBgAA1QwAIMYGQACDDAAh1AYCAIIMACEHAwAA1gwAIAsAANgMACAMAADZDAAgugYCAIIMACHBBgAA1QwAIMYGQACDDAAh1AYCAIIMACEHAwAA8wwAIAsAAPUMACAMAAD2DAAgugYCAAAAAcEGAADyDAAgxgZAAAAAAdQGAgAAAAEBgggBAAAABAGCCAEAAAAEA1AAAIYWACD_BwAAhxYAIIUIAAABACAEUAAAlg0AMP8HAACXDQAwgQgAAJkNACCFCAAAmg0AMARQAACNDQAw_wcAAI4NADCBCAAAkA0AIIUIAADeDAAwBFAAAIINADD_BwAAgw0AMIEIAACFDQAghQgAALIMADAAAAAAAAGCCCAAAAABB1AAAP4VACBRAACEFgAg_wcAAP8VACCACAAAgxYAIIMIAACJAQAghAgAAIkBACCFCAAAkgEAIAdQAAD8FQAgUQAAgRYAIP8HAAD9FQAggAgAAIAWACCDCAAAeQAghAgAAHkAIIUIAAB7ACADUAAA_hUAIP8HAAD_FQAghQgAAJIBACADUAAA_BUAIP8HAAD9FQAghQgAAHsAIAIEAAC8DQAgMgAA-xMAIAkZAAC8DQAgLwAA8RMAIDAAAPITACAxAAD8EwAgMgAA-xMAIPAGAACNDAAg8QYAAI0MACDyBgAAjQwAIPMGAACNDAAgAAAAAAAFgggEAAAAAYkIBAAAAAGKCAQAAAABiwgEAAAAAYwIBAAAAAEFUAAA9xUAIFEAAPoVACD_BwAA-BUAIIAIAAD5FQAghQgAAAEAIANQAAD3FQAg_wcAAPgVACCFCAAAAQAgKhAAAOMTACARAADkEwAgEgAA5RMAIBMAAOYTACAUAADnEwAgFQAA6BMAIBYAAOkTACAXAACxEAAgGwAA6hMAIBwAANcPACAhAADsEwAgIwAA6xMAICUAAO0TACAqAADuEwAgLQAA7xMAIC8AAPETACAwAADyEwAgNAAA8BMAIDUAAPMTACA2AAD0EwAgOQAA9RMAIDoAAPUTACA7AAD1EwAgPQAA9hMAID4AAPYTACA_AAD3EwAgQAAA-BMAIEIAAPkTACBDAAD6EwAg3gYAAI0MACCJBwAAjQwAINcHAACNDAAg4wcAAI0MACDkBwAAjQwAIOcHAACNDAAg6AcAAI0MACDpBwAAjQwAIOoHAACNDAAg6wcAAI0MACDsBwAAjQwAIO0HAACNDAAg8AcAAI0MACAAAAAAAAVQAADyFQAgUQAA9RUAIP8HAADzFQAggAgAAPQVACCFCAAAAQAgB1AAAMQNACBRAADHDQAg_wcAAMUNACCACAAAxg0AIIMIAACHAQAghAgAAIcBACCFCAAAjggAIAguAACxDQAgugYCAAAAAcYGQAAAAAHHBkAAAAAB2wYBAAAAAd0GAgAAAAHeBgEAAAAB3wYgAAAAAQIAAACOCAAgUAAAxA0AIAMAAACHAQAgUAAAxA0AIFEAAMgNACAKAAAAhwEAIC4AAK8NACBJAADIDQAgugYCAIIMACHGBkAAgwwAIccGQACVDAAh2wYBAIEMACHdBgIAlgwAId4GAQCqDAAh3wYgAK0NACEILgAArw0AILoGAgCCDAAhxgZAAIMMACHHBkAAlQwAIdsGAQCBDAAh3QYCAJYMACHeBgEAqgwAId8GIACtDQAhA1AAAPIVACD_BwAA8xUAIIUIAAABACADUAAAxA0AIP8HAADFDQAghQgAAI4IACAAAAAAAAVQAADtFQAgUQAA8BUAIP8HAADuFQAggAgAAO8VACCFCAAAewAgA1AAAO0VACD_BwAA7hUAIIUIAAB7ACAAAAAAAAVQAADlFQAgUQAA6xUAIP8HAADmFQAggAgAAOoVACCFCAAAewAgBVAAAOMVACBRAADoFQAg_wcAAOQVACCACAAA5xUAIIUIAAABACADUAAA5RUAIP8HAADmFQAghQgAAHsAIANQAADjFQAg_wcAAOQVACCFCAAAAQAgAAAAAAAFUAAA2xUAIFEAAOEVACD_BwAA3BUAIIAIAADgFQAghQgAAHsAIAVQAADZFQAgUQAA3hUAIP8HAADaFQAggAgAAN0VACCFCAAAAQAgA1AAANsVACD_BwAA3BUAIIUIAAB7ACADUAAA2RUAIP8HAADaFQAghQgAAAEAIAAAAAAAAYIIAAAA7QYCAYIIAAAA7wYCBYIICAAAAAGJCAgAAAABiggIAAAAAYsICAAAAAGMCAgAAAABBVAAANIVACBRAADXFQAg_wcAANMVACCACAAA1hUAIIUIAAABACALUAAAhw4AMFEAAIwOADD_BwAAiA4AMIAIAACJDgAwgQgAAIoOACCCCAAAiw4AMIMIAACLDgAwhAgAAIsOADCFCAAAiw4AMIYIAACNDgAwhwgAAI4OADALUAAA-w0AMFEAAIAOADD_BwAA_A0AMIAIAAD9DQAwgQgAAP4NACCCCAAA_w0AMIMIAAD_DQAwhAgAAP8NADCFCAAA_w0AMIYIAACBDgAwhwgAAIIOADAHUAAA9g0AIFEAAPkNACD_BwAA9w0AIIAIAAD4DQAggwgAAIUBACCECAAAhQEAIIUIAADIBwAgB1AAAPENACBRAAD0DQAg_wcAAPINACCACAAA8w0AIIMIAACHAQAghAgAAIcBACCFCAAAjggAIAgzAACwDQAgugYCAAAAAcYGQAAAAAHHBkAAAAAB2wYBAAAAAdwGAgAAAAHeBgEAAAAB3wYgAAAAAQIAAACOCAAgUAAA8Q0AIAMAAACHAQAgUAAA8Q0AIFEAAPUNACAKAAAAhwEAIDMAAK4NACBJAAD1DQAgugYCAIIMACHGBkAAgwwAIccGQACVDAAh2wYBAIEMACHcBgIAlgwAId4GAQCqDAAh3wYgAK0NACEIMwAArg0AILoGAgCCDAAhxgZAAIMMACHHBkAAlQwAIdsGAQCBDAAh3AYCAJYMACHeBgEAqgwAId8GIACtDQAhATECAAAAAQIAAADIBwAgUAAA9g0AIAMAAACFAQAgUAAA9g0AIFEAAPoNACADAAAAhQEAIDECAIIMACFJAAD6DQAgATECAIIMACEEAwAA4w0AIMYGQAAAAAHUBgIAAAAB6QYCAAAAAQIAAACDAQAgUAAAhg4AIAMAAACDAQAgUAAAhg4AIFEAAIUOACABSQAA1RUAMAoDAAC6CgAgLgAAvgoAIKgGAAC6CwAwqQYAAIEBABCqBgAAugsAMMYGQACMCgAh1AYCAIsKACHdBgIAiwoAIekGAgCLCgAh8wcAALkLACACAAAAgwEAIEkAAIUOACACAAAAgw4AIEkAAIQOACAHqAYAAIIOADCpBgAAgw4AEKoGAACCDgAwxgZAAIwKACHUBgIAiwoAId0GAgCLCgAh6QYCAIsKACEHqAYAAIIOADCpBgAAgw4AEKoGAACCDgAwxgZAAIwKACHUBgIAiwoAId0GAgCLCgAh6QYCAIsKACEDxgZAAIMMACHUBgIAggwAIekGAgCCDAAhBAMAAOENACDGBkAAgwwAIdQGAgCCDAAh6QYCAIIMACEEAwAA4w0AIMYGQAAAAAHUBgIAAAAB6QYCAAAAAQUZAADaDQAgugYCAAAAAcYGQAAAAAHnBgIAAAAB6AYBAAAAAQIAAAB_ACBQAACSDgAgAwAAAH8AIFAAAJIOACBRAACRDgAgAUkAANQVADAKGQAAugoAIC4AAL4KACCoBgAAuwsAMKkGAAB9ABCqBgAAuwsAMLoGAgAAAAHGBkAAjAoAId0GAgCLCgAh5wYCAIsKACHoBgEAigoAIQIAAAB_ACBJAACRDgAgAgAAAI8OACBJAACQDgAgCKgGAACODgAwqQYAAI8OABCqBgAAjg4AMLoGAgCLCgAhxgZAAIwKACHdBgIAiwoAIecGAgCLCgAh6AYBAIoKACEIqAYAAI4OADCpBgAAjw4AEKoGAACODgAwugYCAIsKACHGBkAAjAoAId0GAgCLCgAh5wYCAIsKACHoBgEAigoAIQS6BgIAggwAIcYGQACDDAAh5wYCAIIMACHoBgEAgQwAIQUZAADYDQAgugYCAIIMACHGBkAAgwwAIecGAgCCDAAh6AYBAIEMACEFGQAA2g0AILoGAgAAAAHGBkAAAAAB5wYCAAAAAegGAQAAAAEDUAAA0hUAIP8HAADTFQAghQgAAAEAIARQAACHDgAw_wcAAIgOADCBCAAAig4AIIUIAACLDgAwBFAAAPsNADD_BwAA_A0AMIEIAAD-DQAghQgAAP8NADADUAAA9g0AIP8HAAD3DQAghQgAAMgHACADUAAA8Q0AIP8HAADyDQAghQgAAI4IACAAAAAAAAVQAADNFQAgUQAA0BUAIP8HAADOFQAggAgAAM8VACCFCAAAdwAgA1AAAM0VACD_BwAAzhUAIIUIAAB3ACAAAAAAAAWCCBAAAAABiQgQAAAAAYoIEAAAAAGLCBAAAAABjAgQAAAAAQVQAADFFQAgUQAAyxUAIP8HAADGFQAggAgAAMoVACCFCAAAdwAgBVAAAMMVACBRAADIFQAg_wcAAMQVACCACAAAxxUAIIUIAABlACADUAAAxRUAIP8HAADGFQAghQgAAHcAIANQAADDFQAg_wcAAMQVACCFCAAAZQAgAAAAAAABgggAAAD-BgIBgggAAACBBwIFUAAAvBUAIFEAAMEVACD_BwAAvRUAIIAIAADAFQAghQgAAAEAIAtQAAC_DgAwUQAAxA4AMP8HAADADgAwgAgAAMEOADCBCAAAwg4AIIIIAADDDgAwgwgAAMMOADCECAAAww4AMIUIAADDDgAwhggAAMUOADCHCAAAxg4AMAtQAACzDgAwUQAAuA4AMP8HAAC0DgAwgAgAALUOADCBCAAAtg4AIIIIAAC3DgAwgwgAALcOADCECAAAtw4AMIUIAAC3DgAwhggAALkOADCHCAAAug4AMAH3BgIAAAABAgAAAG8AIFAAAL4OACADAAAAbwAgUAAAvg4AIFEAAL0OACABSQAAvxUAMAcpAADICwAgqAYAAMcLADCpBgAAbQAQqgYAAMcLADD3BgIAiwoAIfgGAgCLCgAh9AcAAMYLACACAAAAbwAgSQAAvQ4AIAIAAAC7DgAgSQAAvA4AIAWoBgAAug4AMKkGAAC7DgAQqgYAALoOADD3BgIAiwoAIfgGAgCLCgAhBagGAAC6DgAwqQYAALsOABCqBgAAug4AMPcGAgCLCgAh-AYCAIsKACEB9wYCAIIMACEB9wYCAIIMACEB9wYCAAAAAQcrAACoDgAg6gYBAAAAAfcGAgAAAAH5BgIAAAAB-gYQAAAAAfsGAgAAAAH8BgEAAAABAgAAAGoAIFAAAMoOACADAAAAagAgUAAAyg4AIFEAAMkOACABSQAAvhUAMA0pAADICwAgKwAAzAsAIKgGAADKCwAwqQYAAGgAEKoGAADKCwAw6gYBAIoKACH3BgIA-goAIfgGAgCLCgAh-QYCAIsKACH6BhAAywsAIfsGAgCLCgAh_AYBAK8KACH1BwAAyQsAIAIAAABqACBJAADJDgAgAgAAAMcOACBJAADIDgAgCqgGAADGDgAwqQYAAMcOABCqBgAAxg4AMOoGAQCKCgAh9wYCAPoKACH4BgIAiwoAIfkGAgCLCgAh-gYQAMsLACH7BgIAiwoAIfwGAQCvCgAhCqgGAADGDgAwqQYAAMcOABCqBgAAxg4AMOoGAQCKCgAh9wYCAPoKACH4BgIAiwoAIfkGAgCLCgAh-gYQAMsLACH7BgIAiwoAIfwGAQCvCgAhBuoGAQCBDAAh9wYCAJYMACH5BgIAggwAIfoGEACkDgAh-wYCAIIMACH8BgEAqgwAIQcrAACmDgAg6gYBAIEMACH3BgIAlgwAIfkGAgCCDAAh-gYQAKQOACH7BgIAggwAIfwGAQCqDAAhBysAAKgOACDqBgEAAAAB9wYCAAAAAfkGAgAAAAH6BhAAAAAB-wYCAAAAAfwGAQAAAAEDUAAAvBUAIP8HAAC9FQAghQgAAAEAIARQAAC_DgAw_wcAAMAOADCBCAAAwg4AIIUIAADDDgAwBFAAALMOADD_BwAAtA4AMIEIAAC2DgAghQgAALcOADAAAAAAAAWCCBAAAAABiQgQAAAAAYoIEAAAAAGLCBAAAAABjAgQAAAAAQGCCAAAAIgHAgdQAAC2FQAgUQAAuhUAIP8HAAC3FQAggAgAALkVACCDCAAAXwAghAgAAF8AIIUIAABhACALUAAA1w4AMFEAANsOADD_BwAA2A4AMIAIAADZDgAwgQgAANoOACCCCAAAww4AMIMIAADDDgAwhAgAAMMOADCFCAAAww4AMIYIAADcDgAwhwgAAMYOADAHKQAApw4AIOoGAQAAAAH3BgIAAAAB-AYCAAAAAfoGEAAAAAH7BgIAAAAB_AYBAAAAAQIAAABqACBQAADfDgAgAwAAAGoAIFAAAN8OACBRAADeDgAgAUkAALgVADACAAAAagAgSQAA3g4AIAIAAADHDgAgSQAA3Q4AIAbqBgEAgQwAIfcGAgCWDAAh-AYCAIIMACH6BhAApA4AIfsGAgCCDAAh_AYBAKoMACEHKQAApQ4AIOoGAQCBDAAh9wYCAJYMACH4BgIAggwAIfoGEACkDgAh-wYCAIIMACH8BgEAqgwAIQcpAACnDgAg6gYBAAAAAfcGAgAAAAH4BgIAAAAB-gYQAAAAAfsGAgAAAAH8BgEAAAABA1AAALYVACD_BwAAtxUAIIUIAABhACAEUAAA1w4AMP8HAADYDgAwgQgAANoOACCFCAAAww4AMAAAAAAAAYIIAAAAjwcCBVAAALAVACBRAAC0FQAg_wcAALEVACCACAAAsxUAIIUIAAABACALUAAA6g4AMFEAAO8OADD_BwAA6w4AMIAIAADsDgAwgQgAAO0OACCCCAAA7g4AMIMIAADuDgAwhAgAAO4OADCFCAAA7g4AMIYIAADwDgAwhwgAAPEOADATHQEAAAABKAAA4Q4AILoGAgAAAAHGBkAAAAAB1QYCAAAAAeoGAQAAAAHrBgEAAAAB7wYAAACIBwL6BhAAAAABgwcBAAAAAYQHAQAAAAGFBxAAAAABhgcCAAAAAYgHAQAAAAGJB0AAAAABigcCAAAAAYsHIAAAAAGMBwEAAAABjQcBAAAAAQIAAABlACBQAAD1DgAgAwAAAGUAIFAAAPUOACBRAAD0DgAgAUkAALIVADAYHQEAigoAISYAANALACAoAADECwAgqAYAAM0LADCpBgAAYwAQqgYAAM0LADC6BgIAAAABxgZAAIwKACHVBgIA-goAIeoGAQCKCgAh6wYBAIoKACHvBgAAzwuIByL3BgIA-goAIfoGEADLCwAhgwcBAK8KACGEBwEArwoAIYUHEADOCwAhhgcCAIsKACGIBwEArwoAIYkHQACwCgAhigcCAIsKACGLByAAsQoAIYwHAQCKCgAhjQcBAIoKACECAAAAZQAgSQAA9A4AIAIAAADyDgAgSQAA8w4AIBYdAQCKCgAhqAYAAPEOADCpBgAA8g4AEKoGAADxDgAwugYCAIsKACHGBkAAjAoAIdUGAgD6CgAh6gYBAIoKACHrBgEAigoAIe8GAADPC4gHIvcGAgD6CgAh-gYQAMsLACGDBwEArwoAIYQHAQCvCgAhhQcQAM4LACGGBwIAiwoAIYgHAQCvCgAhiQdAALAKACGKBwIAiwoAIYsHIACxCgAhjAcBAIoKACGNBwEAigoAIRYdAQCKCgAhqAYAAPEOADCpBgAA8g4AEKoGAADxDgAwugYCAIsKACHGBkAAjAoAIdUGAgD6CgAh6gYBAIoKACHrBgEAigoAIe8GAADPC4gHIvcGAgD6CgAh-gYQAMsLACGDBwEArwoAIYQHAQCvCgAhhQcQAM4LACGGBwIAiwoAIYgHAQCvCgAhiQdAALAKACGKBwIAiwoAIYsHIACxCgAhjAcBAIoKACGNBwEAigoAIRIdAQCBDAAhugYCAIIMACHGBkAAgwwAIdUGAgCWDAAh6gYBAIEMACHrBgEAgQwAIe8GAADUDogHIvoGEACkDgAhgwcBAKoMACGEBwEAqgwAIYUHEADTDgAhhgcCAIIMACGIBwEAqgwAIYkHQACVDAAhigcCAIIMACGLByAArQ0AIYwHAQCBDAAhjQcBAIEMACETHQEAgQwAISgAANYOACC6BgIAggwAIcYGQACDDAAh1QYCAJYMACHqBgEAgQwAIesGAQCBDAAh7wYAANQOiAci-gYQAKQOACGDBwEAqgwAIYQHAQCqDAAhhQcQANMOACGGBwIAggwAIYgHAQCqDAAhiQdAAJUMACGKBwIAggwAIYsHIACtDQAhjAcBAIEMACGNBwEAgQwAIRMdAQAAAAEoAADhDgAgugYCAAAAAcYGQAAAAAHVBgIAAAAB6gYBAAAAAesGAQAAAAHvBgAAAIgHAvoGEAAAAAGDBwEAAAABhAcBAAAAAYUHEAAAAAGGBwIAAAABiAcBAAAAAYkHQAAAAAGKBwIAAAABiwcgAAAAAYwHAQAAAAGNBwEAAAABA1AAALAVACD_BwAAsRUAIIUIAAABACAEUAAA6g4AMP8HAADrDgAwgQgAAO0OACCFCAAA7g4AMAAAAAAABVAAAKsVACBRAACuFQAg_wcAAKwVACCACAAArRUAIIUIAABFACAHGQAAvA0AIB0AAIQUACAiAACDFAAgIwAA6xMAICQAAIUUACCUBwAAjQwAIJYHAACNDAAgAAAAAAAFUAAAoxUAIFEAAKkVACD_BwAApBUAIIAIAACoFQAghQgAAFQAIAVQAAChFQAgUQAAphUAIP8HAACiFQAggAgAAKUVACCFCAAAAQAgA1AAAKMVACD_BwAApBUAIIUIAABUACADUAAAoRUAIP8HAACiFQAghQgAAAEAIAAAAAAABVAAAIsVACBRAACfFQAg_wcAAIwVACCACAAAnhUAIIUIAABFACAFUAAAkRUAIFEAAJwVACD_BwAAkhUAIIAIAACbFQAghQgAAAEAIAdQAACdDwAgUQAAoA8AIP8HAACeDwAggAgAAJ8PACCDCAAAQwAghAgAAEMAIIUIAABFACALUAAAkQ8AMFEAAJYPADD_BwAAkg8AMIAIAACTDwAwgQgAAJQPACCCCAAAlQ8AMIMIAACVDwAwhAgAAJUPADCFCAAAlQ8AMIYIAACXDwAwhwgAAJgPADAEAwAAhw8AIMYGQAAAAAHUBgIAAAAB6QYCAAAAAQIAAABQACBQAACcDwAgAwAAAFAAIFAAAJwPACBRAACbDwAgAUkAAJoVADAKAwAAugoAICAAANsLACCoBgAA2gsAMKkGAABOABCqBgAA2gsAMMYGQACMCgAh1AYCAIsKACHpBgIAiwoAIZEHAgCLCgAh-AcAANkLACACAAAAUAAgSQAAmw8AIAIAAACZDwAgSQAAmg8AIAeoBgAAmA8AMKkGAACZDwAQqgYAAJgPADDGBkAAjAoAIdQGAgCLCgAh6QYCAIsKACGRBwIAiwoAIQeoBgAAmA8AMKkGAACZDwAQqgYAAJgPADDGBkAAjAoAIdQGAgCLCgAh6QYCAIsKACGRBwIAiwoAIQPGBkAAgwwAIdQGAgCCDAAh6QYCAIIMACEEAwAAhQ8AIMYGQACDDAAh1AYCAIIMACHpBgIAggwAIQQDAACHDwAgxgZAAAAAAdQGAgAAAAHpBgIAAAABCxkAALkPACAdAAC4DwAgIwAAug8AICQAALsPACDGBkAAAAAB5wYCAAAAAeoGAQAAAAHvBgAAAJYHApIHAQAAAAGUBwIAAAABlwcCAAAAAQIAAABFACBQAACdDwAgAwAAAEMAIFAAAJ0PACBRAAChDwAgDQAAAEMAIBkAAKQPACAdAACjDwAgIwAApQ8AICQAAKYPACBJAAChDwAgxgZAAIMMACHnBgIAggwAIeoGAQCBDAAh7wYAAKIPlgcikgcBAIEMACGUBwIAlgwAIZcHAgCCDAAhCxkAAKQPACAdAACjDwAgIwAApQ8AICQAAKYPACDGBkAAgwwAIecGAgCCDAAh6gYBAIEMACHvBgAAog-WByKSBwEAgQwAIZQHAgCWDAAhlwcCAIIMACEBgggAAACWBwIHUAAAjxUAIFEAAJgVACD_BwAAkBUAIIAIAACXFQAggwgAAEcAIIQIAABHACCFCAAApgUAIAVQAACNFQAgUQAAlRUAIP8HAACOFQAggAgAAJQVACCFCAAAAQAgC1AAAKkPADBRAACuDwAw_wcAAKoPADCACAAAqw8AMIEIAACsDwAggggAAK0PADCDCAAArQ8AMIQIAACtDwAwhQgAAK0PADCGCAAArw8AMIcIAACwDwAwBFEAAKcPACCDCAAAVgAghAgAAFYAIIUIAACEBgAgAgAAAFYAIEkAAKgPACAACBkAALUPACAfAAC2DwAgIQAAtw8AILoGAgAAAAHGBkAAAAAB5wYCAAAAAZIHAQAAAAGTBwIAAAABAgAAAFQAIFAAALQPACADAAAAVAAgUAAAtA8AIFEAALMPACABSQAAkxUAMA4ZAAC6CgAgHgAA4woAIB8AANgLACAhAACmCwAgqAYAANcLADCpBgAASwAQqgYAANcLADC6BgIAAAABxgZAAIwKACHnBgIAiwoAIZAHAgCLCgAhkgcBAIoKACGTBwIAiwoAIfcHAADWCwAgAgAAAFQAIEkAALMPACACAAAAsQ8AIEkAALIPACAJqAYAALAPADCpBgAAsQ8AEKoGAACwDwAwugYCAIsKACHGBkAAjAoAIecGAgCLCgAhkAcCAIsKACGSBwEAigoAIZMHAgCLCgAhCagGAACwDwAwqQYAALEPABCqBgAAsA8AMLoGAgCLCgAhxgZAAIwKACHnBgIAiwoAIZAHAgCLCgAhkgcBAIoKACGTBwIAiwoAIQW6BgIAggwAIcYGQACDDAAh5wYCAIIMACGSBwEAgQwAIZMHAgCCDAAhCBkAAI4PACAfAACPDwAgIQAAkA8AILoGAgCCDAAhxgZAAIMMACHnBgIAggwAIZIHAQCBDAAhkwcCAIIMACEIGQAAtQ8AIB8AALYPACAhAAC3DwAgugYCAAAAAcYGQAAAAAHnBgIAAAABkgcBAAAAAZMHAgAAAAEDUAAAkRUAIP8HAACSFQAghQgAAAEAIANQAACdDwAg_wcAAJ4PACCFCAAARQAgBFAAAJEPADD_BwAAkg8AMIEIAACUDwAghQgAAJUPADADUAAAjxUAIP8HAACQFQAghQgAAKYFACADUAAAjRUAIP8HAACOFQAghQgAAAEAIARQAACpDwAw_wcAAKoPADCBCAAArA8AIIUIAACtDwAwAYUIAACEBgAgA1AAAIsVACD_BwAAjBUAIIUIAABFACAAAAAAAAdQAACGFQAgUQAAiRUAIP8HAACHFQAggAgAAIgVACCDCAAASwAghAgAAEsAIIUIAABUACADUAAAhhUAIP8HAACHFQAghQgAAFQAIAAAAAAAC1AAAMoPADBRAADPDwAw_wcAAMsPADCACAAAzA8AMIEIAADNDwAggggAAM4PADCDCAAAzg8AMIQIAADODwAwhQgAAM4PADCGCAAA0A8AMIcIAADRDwAwDBkAALkPACAiAADDDwAgIwAAug8AICQAALsPACC6BgIAAAABxgZAAAAAAecGAgAAAAHqBgEAAAAB7wYAAACWBwKSBwEAAAABlgcCAAAAAZcHAgAAAAECAAAARQAgUAAA1Q8AIAMAAABFACBQAADVDwAgUQAA1A8AIAFJAACFFQAwEhkAALoKACAdAADfCwAgIgAA4AsAICMAAKULACAkAADhCwAgqAYAAN0LADCpBgAAQwAQqgYAAN0LADC6BgIAAAABxgZAAIwKACHnBgIAiwoAIeoGAQCKCgAh7wYAAN4LlgcikgcBAIoKACGUBwIA-goAIZYHAgD6CgAhlwcCAIsKACH5BwAA3AsAIAIAAABFACBJAADUDwAgAgAAANIPACBJAADTDwAgDKgGAADRDwAwqQYAANIPABCqBgAA0Q8AMLoGAgCLCgAhxgZAAIwKACHnBgIAiwoAIeoGAQCKCgAh7wYAAN4LlgcikgcBAIoKACGUBwIA-goAIZYHAgD6CgAhlwcCAIsKACEMqAYAANEPADCpBgAA0g8AEKoGAADRDwAwugYCAIsKACHGBkAAjAoAIecGAgCLCgAh6gYBAIoKACHvBgAA3guWByKSBwEAigoAIZQHAgD6CgAhlgcCAPoKACGXBwIAiwoAIQi6BgIAggwAIcYGQACDDAAh5wYCAIIMACHqBgEAgQwAIe8GAACiD5YHIpIHAQCBDAAhlgcCAJYMACGXBwIAggwAIQwZAACkDwAgIgAAwg8AICMAAKUPACAkAACmDwAgugYCAIIMACHGBkAAgwwAIecGAgCCDAAh6gYBAIEMACHvBgAAog-WByKSBwEAgQwAIZYHAgCWDAAhlwcCAIIMACEMGQAAuQ8AICIAAMMPACAjAAC6DwAgJAAAuw8AILoGAgAAAAHGBkAAAAAB5wYCAAAAAeoGAQAAAAHvBgAAAJYHApIHAQAAAAGWBwIAAAABlwcCAAAAAQRQAADKDwAw_wcAAMsPADCBCAAAzQ8AIIUIAADODwAwAAAAAAAAAAAABVAAAIAVACBRAACDFQAg_wcAAIEVACCACAAAghUAIIUIAAABACADUAAAgBUAIP8HAACBFQAghQgAAAEAIAAAAAAAAoIIAQAAAASICAEAAAAFBVAAAPsUACBRAAD-FAAg_wcAAPwUACCACAAA_RQAIIUIAAABACABgggBAAAABANQAAD7FAAg_wcAAPwUACCFCAAAAQAgAAAAAAAFUAAA9hQAIFEAAPkUACD_BwAA9xQAIIAIAAD4FAAghQgAAAEAIANQAAD2FAAg_wcAAPcUACCFCAAAAQAgAAAAAAAFUAAA8RQAIFEAAPQUACD_BwAA8hQAIIAIAADzFAAghQgAAAEAIANQAADxFAAg_wcAAPIUACCFCAAAAQAgAAAAAAAAAAAAAAVQAADpFAAgUQAA7xQAIP8HAADqFAAggAgAAO4UACCFCAAAOQAgBVAAAOcUACBRAADsFAAg_wcAAOgUACCACAAA6xQAIIUIAAABACADUAAA6RQAIP8HAADqFAAghQgAADkAIANQAADnFAAg_wcAAOgUACCFCAAAAQAgAAAAAAAFUAAA3hQAIFEAAOUUACD_BwAA3xQAIIAIAADkFAAghQgAANUDACAFUAAA3BQAIFEAAOIUACD_BwAA3RQAIIAIAADhFAAghQgAAAEAIAtQAACPEAAwUQAAlBAAMP8HAACQEAAwgAgAAJEQADCBCAAAkhAAIIIIAACTEAAwgwgAAJMQADCECAAAkxAAMIUIAACTEAAwhggAAJUQADCHCAAAlhAAMAUZAACGEAAgugYCAAAAAcYGQAAAAAHnBgIAAAAB6AYBAAAAAQIAAAA_ACBQAACaEAAgAwAAAD8AIFAAAJoQACBRAACZEAAgAUkAAOAUADAKGQAAugoAIBoAAOMLACCoBgAA4gsAMKkGAAA9ABCqBgAA4gsAMLoGAgAAAAHGBkAAjAoAIecGAgCLCgAh6AYBAIoKACGvBwIAiwoAIQIAAAA_ACBJAACZEAAgAgAAAJcQACBJAACYEAAgCKgGAACWEAAwqQYAAJcQABCqBgAAlhAAMLoGAgCLCgAhxgZAAIwKACHnBgIAiwoAIegGAQCKCgAhrwcCAIsKACEIqAYAAJYQADCpBgAAlxAAEKoGAACWEAAwugYCAIsKACHGBkAAjAoAIecGAgCLCgAh6AYBAIoKACGvBwIAiwoAIQS6BgIAggwAIcYGQACDDAAh5wYCAIIMACHoBgEAgQwAIQUZAACEEAAgugYCAIIMACHGBkAAgwwAIecGAgCCDAAh6AYBAIEMACEFGQAAhhAAILoGAgAAAAHGBkAAAAAB5wYCAAAAAegGAQAAAAEDUAAA3hQAIP8HAADfFAAghQgAANUDACADUAAA3BQAIP8HAADdFAAghQgAAAEAIARQAACPEAAw_wcAAJAQADCBCAAAkhAAIIUIAACTEAAwAAAAAAALUAAApBAAMFEAAKkQADD_BwAApRAAMIAIAACmEAAwgQgAAKcQACCCCAAAqBAAMIMIAACoEAAwhAgAAKgQADCFCAAAqBAAMIYIAACqEAAwhwgAAKsQADAMGQAAnBAAIBsAAJ0QACC6BgIAAAABxgZAAAAAAecGAgAAAAHoBgEAAAAB6gYBAAAAAbEHIAAAAAGyByAAAAABswcCAAAAAbQHQAAAAAG1BwIAAAABAgAAADkAIFAAAK8QACADAAAAOQAgUAAArxAAIFEAAK4QACABSQAA2xQAMBEYAADlCwAgGQAAugoAIBsAAKQLACCoBgAA5AsAMKkGAAA3ABCqBgAA5AsAMLoGAgAAAAHGBkAAjAoAIecGAgCLCgAh6AYBAIoKACHqBgEAigoAIbAHAgCLCgAhsQcgALEKACGyByAAsQoAIbMHAgCLCgAhtAdAAIwKACG1BwIAiwoAIQIAAAA5ACBJAACuEAAgAgAAAKwQACBJAACtEAAgDqgGAACrEAAwqQYAAKwQABCqBgAAqxAAMLoGAgCLCgAhxgZAAIwKACHnBgIAiwoAIegGAQCKCgAh6gYBAIoKACGwBwIAiwoAIbEHIACxCgAhsgcgALEKACGzBwIAiwoAIbQHQACMCgAhtQcCAIsKACEOqAYAAKsQADCpBgAArBAAEKoGAACrEAAwugYCAIsKACHGBkAAjAoAIecGAgCLCgAh6AYBAIoKACHqBgEAigoAIbAHAgCLCgAhsQcgALEKACGyByAAsQoAIbMHAgCLCgAhtAdAAIwKACG1BwIAiwoAIQq6BgIAggwAIcYGQACDDAAh5wYCAIIMACHoBgEAgQwAIeoGAQCBDAAhsQcgAK0NACGyByAArQ0AIbMHAgCCDAAhtAdAAIMMACG1BwIAggwAIQwZAACNEAAgGwAAjhAAILoGAgCCDAAhxgZAAIMMACHnBgIAggwAIegGAQCBDAAh6gYBAIEMACGxByAArQ0AIbIHIACtDQAhswcCAIIMACG0B0AAgwwAIbUHAgCCDAAhDBkAAJwQACAbAACdEAAgugYCAAAAAcYGQAAAAAHnBgIAAAAB6AYBAAAAAeoGAQAAAAGxByAAAAABsgcgAAAAAbMHAgAAAAG0B0AAAAABtQcCAAAAAQRQAACkEAAw_wcAAKUQADCBCAAApxAAIIUIAACoEAAwAAAAAAAABVAAANYUACBRAADZFAAg_wcAANcUACCACAAA2BQAIIUIAAABACADUAAA1hQAIP8HAADXFAAghQgAAAEAIAAAAAAAAAAAAAAHUAAAzhQAIFEAANQUACD_BwAAzxQAIIAIAADTFAAggwgAAJoBACCECAAAmgEAIIUIAAABACAFUAAAzBQAIFEAANEUACD_BwAAzRQAIIAIAADQFAAghQgAAAEAIANQAADOFAAg_wcAAM8UACCFCAAAAQAgA1AAAMwUACD_BwAAzRQAIIUIAAABACAAAAAAAAGCCAAAAM0HAgVQAADBFAAgUQAAyhQAIP8HAADCFAAggAgAAMkUACCFCAAAAQAgB1AAAL8UACBRAADHFAAg_wcAAMAUACCACAAAxhQAIIMIAACaAQAghAgAAJoBACCFCAAAAQAgB1AAAL0UACBRAADEFAAg_wcAAL4UACCACAAAwxQAIIMIAACaAQAghAgAAJoBACCFCAAAAQAgA1AAAMEUACD_BwAAwhQAIIUIAAABACADUAAAvxQAIP8HAADAFAAghQgAAAEAIANQAAC9FAAg_wcAAL4UACCFCAAAAQAgAAAAAAAAAAAAAAVQAAC4FAAgUQAAuxQAIP8HAAC5FAAggAgAALoUACCFCAAAAQAgA1AAALgUACD_BwAAuRQAIIUIAAABACAAAAAAAAVQAACzFAAgUQAAthQAIP8HAAC0FAAggAgAALUUACCFCAAAAQAgA1AAALMUACD_BwAAtBQAIIUIAAABACAAAAAAAAVQAACuFAAgUQAAsRQAIP8HAACvFAAggAgAALAUACCFCAAAAQAgA1AAAK4UACD_BwAArxQAIIUIAAABACAAAAAAAAdQAACpFAAgUQAArBQAIP8HAACqFAAggAgAAKsUACCDCAAAmgEAIIQIAACaAQAghQgAAAEAIANQAACpFAAg_wcAAKoUACCFCAAAAQAgAAAAAAAAAAAAAAGCCAAAAOYHAgtQAAC9EwAwUQAAwRMAMP8HAAC-EwAwgAgAAL8TADCBCAAAwBMAIIIIAACyDAAwgwgAALIMADCECAAAsgwAMIUIAACyDAAwhggAAMITADCHCAAAtQwAMAtQAACxEwAwUQAAthMAMP8HAACyEwAwgAgAALMTADCBCAAAtBMAIIIIAAC1EwAwgwgAALUTADCECAAAtRMAMIUIAAC1EwAwhggAALcTADCHCAAAuBMAMAtQAACoEwAwUQAArBMAMP8HAACpEwAwgAgAAKoTADCBCAAAqxMAIIIIAACaDQAwgwgAAJoNADCECAAAmg0AMIUIAACaDQAwhggAAK0TADCHCAAAnQ0AMAdQAACjEwAgUQAAphMAIP8HAACkEwAggAgAAKUTACCDCAAAKQAghAgAACkAIIUIAACzBAAgC1AAAJcTADBRAACcEwAw_wcAAJgTADCACAAAmRMAMIEIAACaEwAggggAAJsTADCDCAAAmxMAMIQIAACbEwAwhQgAAJsTADCGCAAAnRMAMIcIAACeEwAwC1AAAIsTADBRAACQEwAw_wcAAIwTADCACAAAjRMAMIEIAACOEwAggggAAI8TADCDCAAAjxMAMIQIAACPEwAwhQgAAI8TADCGCAAAkRMAMIcIAACSEwAwC1AAAP8SADBRAACEEwAw_wcAAIATADCACAAAgRMAMIEIAACCEwAggggAAIMTADCDCAAAgxMAMIQIAACDEwAwhQgAAIMTADCGCAAAhRMAMIcIAACGEwAwC1AAAPYSADBRAAD6EgAw_wcAAPcSADCACAAA-BIAMIEIAAD5EgAggggAAKgQADCDCAAAqBAAMIQIAACoEAAwhQgAAKgQADCGCAAA-xIAMIcIAACrEAAwC1AAAO0SADBRAADxEgAw_wcAAO4SADCACAAA7xIAMIEIAADwEgAggggAAJMQADCDCAAAkxAAMIQIAACTEAAwhQgAAJMQADCGCAAA8hIAMIcIAACWEAAwC1AAAOQSADBRAADoEgAw_wcAAOUSADCACAAA5hIAMIEIAADnEgAggggAAM4PADCDCAAAzg8AMIQIAADODwAwhQgAAM4PADCGCAAA6RIAMIcIAADRDwAwC1AAANsSADBRAADfEgAw_wcAANwSADCACAAA3RIAMIEIAADeEgAggggAAK0PADCDCAAArQ8AMIQIAACtDwAwhQgAAK0PADCGCAAA4BIAMIcIAACwDwAwC1AAANISADBRAADWEgAw_wcAANMSADCACAAA1BIAMIEIAADVEgAggggAAJUPADCDCAAAlQ8AMIQIAACVDwAwhQgAAJUPADCGCAAA1xIAMIcIAACYDwAwC1AAAMYSADBRAADLEgAw_wcAAMcSADCACAAAyBIAMIEIAADJEgAggggAAMoSADCDCAAAyhIAMIQIAADKEgAwhQgAAMoSADCGCAAAzBIAMIcIAADNEgAwC1AAALoSADBRAAC_EgAw_wcAALsSADCACAAAvBIAMIEIAAC9EgAggggAAL4SADCDCAAAvhIAMIQIAAC-EgAwhQgAAL4SADCGCAAAwBIAMIcIAADBEgAwC1AAAK4SADBRAACzEgAw_wcAAK8SADCACAAAsBIAMIEIAACxEgAggggAALISADCDCAAAshIAMIQIAACyEgAwhQgAALISADCGCAAAtBIAMIcIAAC1EgAwC1AAAKISADBRAACnEgAw_wcAAKMSADCACAAApBIAMIEIAAClEgAggggAAKYSADCDCAAAphIAMIQIAACmEgAwhQgAAKYSADCGCAAAqBIAMIcIAACpEgAwC1AAAJkSADBRAACdEgAw_wcAAJoSADCACAAAmxIAMIEIAACcEgAggggAAIsOADCDCAAAiw4AMIQIAACLDgAwhQgAAIsOADCGCAAAnhIAMIcIAACODgAwC1AAAJASADBRAACUEgAw_wcAAJESADCACAAAkhIAMIEIAACTEgAggggAAP8NADCDCAAA_w0AMIQIAAD_DQAwhQgAAP8NADCGCAAAlRIAMIcIAACCDgAwC1AAAIQSADBRAACJEgAw_wcAAIUSADCACAAAhhIAMIEIAACHEgAggggAAIgSADCDCAAAiBIAMIQIAACIEgAwhQgAAIgSADCGCAAAihIAMIcIAACLEgAwB1AAAP8RACBRAACCEgAg_wcAAIASACCACAAAgRIAIIMIAACUAQAghAgAAJQBACCFCAAA9gcAIAtQAAD2EQAwUQAA-hEAMP8HAAD3EQAwgAgAAPgRADCBCAAA-REAIIIIAADlEQAwgwgAAOURADCECAAA5REAMIUIAADlEQAwhggAAPsRADCHCAAA6BEAMAtQAADtEQAwUQAA8REAMP8HAADuEQAwgAgAAO8RADCBCAAA8BEAIIIIAADlEQAwgwgAAOURADCECAAA5REAMIUIAADlEQAwhggAAPIRADCHCAAA6BEAMAtQAADhEQAwUQAA5hEAMP8HAADiEQAwgAgAAOMRADCBCAAA5BEAIIIIAADlEQAwgwgAAOURADCECAAA5REAMIUIAADlEQAwhggAAOcRADCHCAAA6BEAMAtQAADYEQAwUQAA3BEAMP8HAADZEQAwgAgAANoRADCBCAAA2xEAIIIIAADQEQAwgwgAANARADCECAAA0BEAMIUIAADQEQAwhggAAN0RADCHCAAA0xEAMAtQAADMEQAwUQAA0REAMP8HAADNEQAwgAgAAM4RADCBCAAAzxEAIIIIAADQEQAwgwgAANARADCECAAA0BEAMIUIAADQEQAwhggAANIRADCHCAAA0xEAMAtQAADAEQAwUQAAxREAMP8HAADBEQAwgAgAAMIRADCBCAAAwxEAIIIIAADEEQAwgwgAAMQRADCECAAAxBEAMIUIAADEEQAwhggAAMYRADCHCAAAxxEAMAtQAAC0EQAwUQAAuREAMP8HAAC1EQAwgAgAALYRADCBCAAAtxEAIIIIAAC4EQAwgwgAALgRADCECAAAuBEAMIUIAAC4EQAwhggAALoRADCHCAAAuxEAMAtQAACoEQAwUQAArREAMP8HAACpEQAwgAgAAKoRADCBCAAAqxEAIIIIAACsEQAwgwgAAKwRADCECAAArBEAMIUIAACsEQAwhggAAK4RADCHCAAArxEAMAtQAACcEQAwUQAAoREAMP8HAACdEQAwgAgAAJ4RADCBCAAAnxEAIIIIAACgEQAwgwgAAKARADCECAAAoBEAMIUIAACgEQAwhggAAKIRADCHCAAAoxEAMA66BgIAAAABuwZAAAAAAcMGQAAAAAHHBkAAAAAB4AYEAAAAAeQGAQAAAAG3BwEAAAABuAcCAAAAAbkHAgAAAAG6BwIAAAABuwcEAAAAAbwHAgAAAAG9BwEAAAABvgdAAAAAAQIAAAC0AQAgUAAApxEAIAMAAAC0AQAgUAAApxEAIFEAAKYRACABSQAAqBQAMBMDAAC6CgAgqAYAAJQLADCpBgAAsgEAEKoGAACUCwAwugYCAAAAAbsGQACwCgAhwwZAAIwKACHHBkAAsAoAIdQGAgCLCgAh4AYEALkKACHkBgEAAAABtwcBAIoKACG4BwIAiwoAIbkHAgCLCgAhugcCAIsKACG7BwQAuQoAIbwHAgCLCgAhvQcBAK8KACG-B0AAsAoAIQIAAAC0AQAgSQAAphEAIAIAAACkEQAgSQAApREAIBKoBgAAoxEAMKkGAACkEQAQqgYAAKMRADC6BgIAiwoAIbsGQACwCgAhwwZAAIwKACHHBkAAsAoAIdQGAgCLCgAh4AYEALkKACHkBgEArwoAIbcHAQCKCgAhuAcCAIsKACG5BwIAiwoAIboHAgCLCgAhuwcEALkKACG8BwIAiwoAIb0HAQCvCgAhvgdAALAKACESqAYAAKMRADCpBgAApBEAEKoGAACjEQAwugYCAIsKACG7BkAAsAoAIcMGQACMCgAhxwZAALAKACHUBgIAiwoAIeAGBAC5CgAh5AYBAK8KACG3BwEAigoAIbgHAgCLCgAhuQcCAIsKACG6BwIAiwoAIbsHBAC5CgAhvAcCAIsKACG9BwEArwoAIb4HQACwCgAhDroGAgCCDAAhuwZAAJUMACHDBkAAgwwAIccGQACVDAAh4AYEALkNACHkBgEAqgwAIbcHAQCBDAAhuAcCAIIMACG5BwIAggwAIboHAgCCDAAhuwcEALkNACG8BwIAggwAIb0HAQCqDAAhvgdAAJUMACEOugYCAIIMACG7BkAAlQwAIcMGQACDDAAhxwZAAJUMACHgBgQAuQ0AIeQGAQCqDAAhtwcBAIEMACG4BwIAggwAIbkHAgCCDAAhugcCAIIMACG7BwQAuQ0AIbwHAgCCDAAhvQcBAKoMACG-B0AAlQwAIQ66BgIAAAABuwZAAAAAAcMGQAAAAAHHBkAAAAAB4AYEAAAAAeQGAQAAAAG3BwEAAAABuAcCAAAAAbkHAgAAAAG6BwIAAAABuwcEAAAAAbwHAgAAAAG9BwEAAAABvgdAAAAAAQa6BgIAAAABxgZAAAAAAccGQAAAAAHMBgABAAAB2QcCAAAAAdoHAgAAAAECAAAAsAEAIFAAALMRACADAAAAsAEAIFAAALMRACBRAACyEQAgAUkAAKcUADALQQAAugoAIKgGAACVCwAwqQYAAK4BABCqBgAAlQsAMLoGAgAAAAHGBkAAjAoAIccGQACMCgAhzAYAAQAAAdgHAgCLCgAh2QcCAIsKACHaBwIAiwoAIQIAAACwAQAgSQAAshEAIAIAAACwEQAgSQAAsREAIAqoBgAArxEAMKkGAACwEQAQqgYAAK8RADC6BgIAiwoAIcYGQACMCgAhxwZAAIwKACHMBgAB7woAIdgHAgCLCgAh2QcCAIsKACHaBwIAiwoAIQqoBgAArxEAMKkGAACwEQAQqgYAAK8RADC6BgIAiwoAIcYGQACMCgAhxwZAAIwKACHMBgAB7woAIdgHAgCLCgAh2QcCAIsKACHaBwIAiwoAIQa6BgIAggwAIcYGQACDDAAhxwZAAIMMACHMBgABkwwAIdkHAgCCDAAh2gcCAIIMACEGugYCAIIMACHGBkAAgwwAIccGQACDDAAhzAYAAZMMACHZBwIAggwAIdoHAgCCDAAhBroGAgAAAAHGBkAAAAABxwZAAAAAAcwGAAEAAAHZBwIAAAAB2gcCAAAAAQbGBkAAAAABxwZAAAAAAcwGAAEAAAHOBkAAAAAB1gcBAAAAAdcHAQAAAAECAAAArAEAIFAAAL8RACADAAAArAEAIFAAAL8RACBRAAC-EQAgAUkAAKYUADALAwAAugoAIKgGAACWCwAwqQYAAKoBABCqBgAAlgsAMMYGQACMCgAhxwZAAIwKACHMBgABAAABzgZAALAKACHUBgIAiwoAIdYHAQCKCgAh1wcBAIoKACECAAAArAEAIEkAAL4RACACAAAAvBEAIEkAAL0RACAKqAYAALsRADCpBgAAvBEAEKoGAAC7EQAwxgZAAIwKACHHBkAAjAoAIcwGAAHvCgAhzgZAALAKACHUBgIAiwoAIdYHAQCKCgAh1wcBAIoKACEKqAYAALsRADCpBgAAvBEAEKoGAAC7EQAwxgZAAIwKACHHBkAAjAoAIcwGAAHvCgAhzgZAALAKACHUBgIAiwoAIdYHAQCKCgAh1wcBAIoKACEGxgZAAIMMACHHBkAAgwwAIcwGAAGTDAAhzgZAAJUMACHWBwEAgQwAIdcHAQCBDAAhBsYGQACDDAAhxwZAAIMMACHMBgABkwwAIc4GQACVDAAh1gcBAIEMACHXBwEAgQwAIQbGBkAAAAABxwZAAAAAAcwGAAEAAAHOBkAAAAAB1gcBAAAAAdcHAQAAAAEJSYAAAAABugYCAAAAAcYGQAAAAAG4BwIAAAABvQcBAAAAAdsHAQAAAAHcBwEAAAAB3QdAAAAAAd4HQAAAAAECAAAApwEAIFAAAMsRACADAAAApwEAIFAAAMsRACBRAADKEQAgAUkAAKUUADAOAwAAmAsAIEkAAPkKACCoBgAAlwsAMKkGAAClAQAQqgYAAJcLADC6BgIAAAABxgZAAIwKACHUBgIA-goAIbgHAgCLCgAhvQcBAK8KACHbBwEAigoAIdwHAQCKCgAh3QdAAIwKACHeB0AAsAoAIQIAAACnAQAgSQAAyhEAIAIAAADIEQAgSQAAyREAIA1JAAD5CgAgqAYAAMcRADCpBgAAyBEAEKoGAADHEQAwugYCAIsKACHGBkAAjAoAIdQGAgD6CgAhuAcCAIsKACG9BwEArwoAIdsHAQCKCgAh3AcBAIoKACHdB0AAjAoAId4HQACwCgAhDUkAAPkKACCoBgAAxxEAMKkGAADIEQAQqgYAAMcRADC6BgIAiwoAIcYGQACMCgAh1AYCAPoKACG4BwIAiwoAIb0HAQCvCgAh2wcBAIoKACHcBwEAigoAId0HQACMCgAh3gdAALAKACEJSYAAAAABugYCAIIMACHGBkAAgwwAIbgHAgCCDAAhvQcBAKoMACHbBwEAgQwAIdwHAQCBDAAh3QdAAIMMACHeB0AAlQwAIQlJgAAAAAG6BgIAggwAIcYGQACDDAAhuAcCAIIMACG9BwEAqgwAIdsHAQCBDAAh3AcBAIEMACHdB0AAgwwAId4HQACVDAAhCUmAAAAAAboGAgAAAAHGBkAAAAABuAcCAAAAAb0HAQAAAAHbBwEAAAAB3AcBAAAAAd0HQAAAAAHeB0AAAAABCQQAAMUQACC5BkAAAAABugYCAAAAAdUGAgAAAAHqBgEAAAABkgcBAAAAAb8HAQAAAAHABwIAAAAByAcCAAAAAQIAAAChAQAgUAAA1xEAIAMAAAChAQAgUAAA1xEAIFEAANYRACABSQAApBQAMA8EAACYCwAgPAAAugoAIKgGAACaCwAwqQYAAJ8BABCqBgAAmgsAMLkGQACMCgAhugYCAAAAAdUGAgD6CgAh6gYBAK8KACGSBwEAigoAIb8HAQCKCgAhwAcCAIsKACHIBwIAiwoAIckHAgCLCgAh8gcAAJkLACACAAAAoQEAIEkAANYRACACAAAA1BEAIEkAANURACAMqAYAANMRADCpBgAA1BEAEKoGAADTEQAwuQZAAIwKACG6BgIAiwoAIdUGAgD6CgAh6gYBAK8KACGSBwEAigoAIb8HAQCKCgAhwAcCAIsKACHIBwIAiwoAIckHAgCLCgAhDKgGAADTEQAwqQYAANQRABCqBgAA0xEAMLkGQACMCgAhugYCAIsKACHVBgIA-goAIeoGAQCvCgAhkgcBAIoKACG_BwEAigoAIcAHAgCLCgAhyAcCAIsKACHJBwIAiwoAIQi5BkAAgwwAIboGAgCCDAAh1QYCAJYMACHqBgEAqgwAIZIHAQCBDAAhvwcBAIEMACHABwIAggwAIcgHAgCCDAAhCQQAAMMQACC5BkAAgwwAIboGAgCCDAAh1QYCAJYMACHqBgEAqgwAIZIHAQCBDAAhvwcBAIEMACHABwIAggwAIcgHAgCCDAAhCQQAAMUQACC5BkAAAAABugYCAAAAAdUGAgAAAAHqBgEAAAABkgcBAAAAAb8HAQAAAAHABwIAAAAByAcCAAAAAQk8AADGEAAguQZAAAAAAboGAgAAAAHqBgEAAAABkgcBAAAAAb8HAQAAAAHABwIAAAAByAcCAAAAAckHAgAAAAECAAAAoQEAIFAAAOARACADAAAAoQEAIFAAAOARACBRAADfEQAgAUkAAKMUADACAAAAoQEAIEkAAN8RACACAAAA1BEAIEkAAN4RACAIuQZAAIMMACG6BgIAggwAIeoGAQCqDAAhkgcBAIEMACG_BwEAgQwAIcAHAgCCDAAhyAcCAIIMACHJBwIAggwAIQk8AADEEAAguQZAAIMMACG6BgIAggwAIeoGAQCqDAAhkgcBAIEMACG_BwEAgQwAIcAHAgCCDAAhyAcCAIIMACHJBwIAggwAIQk8AADGEAAguQZAAAAAAboGAgAAAAHqBgEAAAABkgcBAAAAAb8HAQAAAAHABwIAAAAByAcCAAAAAckHAgAAAAEOGQAA0RAAIDcAANAQACC6BgIAAAABxgZAAAAAAecGAgAAAAHvBgAAAM0HAr8HAQAAAAHABwIAAAABxgcBAAAAAcoHAgAAAAHLBwEAAAABzgcBAAAAAc8HQAAAAAHQB0AAAAABAgAAAJgBACBQAADsEQAgAwAAAJgBACBQAADsEQAgUQAA6xEAIAFJAACiFAAwExkAAJgLACA3AAC6CgAgOAAAmAsAIKgGAAC1CwAwqQYAAJYBABCqBgAAtQsAMLoGAgAAAAHGBkAAjAoAIecGAgD6CgAh7wYAALYLzQcivwcBAIoKACHABwIAiwoAIcYHAQCKCgAhygcCAIsKACHLBwEArwoAIc0HAgD6CgAhzgcBAK8KACHPB0AAsAoAIdAHQACwCgAhAgAAAJgBACBJAADrEQAgAgAAAOkRACBJAADqEQAgEKgGAADoEQAwqQYAAOkRABCqBgAA6BEAMLoGAgCLCgAhxgZAAIwKACHnBgIA-goAIe8GAAC2C80HIr8HAQCKCgAhwAcCAIsKACHGBwEAigoAIcoHAgCLCgAhywcBAK8KACHNBwIA-goAIc4HAQCvCgAhzwdAALAKACHQB0AAsAoAIRCoBgAA6BEAMKkGAADpEQAQqgYAAOgRADC6BgIAiwoAIcYGQACMCgAh5wYCAPoKACHvBgAAtgvNByK_BwEAigoAIcAHAgCLCgAhxgcBAIoKACHKBwIAiwoAIcsHAQCvCgAhzQcCAPoKACHOBwEArwoAIc8HQACwCgAh0AdAALAKACEMugYCAIIMACHGBkAAgwwAIecGAgCWDAAh7wYAAMwQzQcivwcBAIEMACHABwIAggwAIcYHAQCBDAAhygcCAIIMACHLBwEAqgwAIc4HAQCqDAAhzwdAAJUMACHQB0AAlQwAIQ4ZAADOEAAgNwAAzRAAILoGAgCCDAAhxgZAAIMMACHnBgIAlgwAIe8GAADMEM0HIr8HAQCBDAAhwAcCAIIMACHGBwEAgQwAIcoHAgCCDAAhywcBAKoMACHOBwEAqgwAIc8HQACVDAAh0AdAAJUMACEOGQAA0RAAIDcAANAQACC6BgIAAAABxgZAAAAAAecGAgAAAAHvBgAAAM0HAr8HAQAAAAHABwIAAAABxgcBAAAAAcoHAgAAAAHLBwEAAAABzgcBAAAAAc8HQAAAAAHQB0AAAAABDjcAANAQACA4AADSEAAgugYCAAAAAcYGQAAAAAHvBgAAAM0HAr8HAQAAAAHABwIAAAABxgcBAAAAAcoHAgAAAAHLBwEAAAABzQcCAAAAAc4HAQAAAAHPB0AAAAAB0AdAAAAAAQIAAACYAQAgUAAA9REAIAMAAACYAQAgUAAA9REAIFEAAPQRACABSQAAoRQAMAIAAACYAQAgSQAA9BEAIAIAAADpEQAgSQAA8xEAIAy6BgIAggwAIcYGQACDDAAh7wYAAMwQzQcivwcBAIEMACHABwIAggwAIcYHAQCBDAAhygcCAIIMACHLBwEAqgwAIc0HAgCWDAAhzgcBAKoMACHPB0AAlQwAIdAHQACVDAAhDjcAAM0QACA4AADPEAAgugYCAIIMACHGBkAAgwwAIe8GAADMEM0HIr8HAQCBDAAhwAcCAIIMACHGBwEAgQwAIcoHAgCCDAAhywcBAKoMACHNBwIAlgwAIc4HAQCqDAAhzwdAAJUMACHQB0AAlQwAIQ43AADQEAAgOAAA0hAAILoGAgAAAAHGBkAAAAAB7wYAAADNBwK_BwEAAAABwAcCAAAAAcYHAQAAAAHKBwIAAAABywcBAAAAAc0HAgAAAAHOBwEAAAABzwdAAAAAAdAHQAAAAAEOGQAA0RAAIDgAANIQACC6BgIAAAABxgZAAAAAAecGAgAAAAHvBgAAAM0HAr8HAQAAAAHABwIAAAABxgcBAAAAAcsHAQAAAAHNBwIAAAABzgcBAAAAAc8HQAAAAAHQB0AAAAABAgAAAJgBACBQAAD-EQAgAwAAAJgBACBQAAD-EQAgUQAA_REAIAFJAACgFAAwAgAAAJgBACBJAAD9EQAgAgAAAOkRACBJAAD8EQAgDLoGAgCCDAAhxgZAAIMMACHnBgIAlgwAIe8GAADMEM0HIr8HAQCBDAAhwAcCAIIMACHGBwEAgQwAIcsHAQCqDAAhzQcCAJYMACHOBwEAqgwAIc8HQACVDAAh0AdAAJUMACEOGQAAzhAAIDgAAM8QACC6BgIAggwAIcYGQACDDAAh5wYCAJYMACHvBgAAzBDNByK_BwEAgQwAIcAHAgCCDAAhxgcBAIEMACHLBwEAqgwAIc0HAgCWDAAhzgcBAKoMACHPB0AAlQwAIdAHQACVDAAhDhkAANEQACA4AADSEAAgugYCAAAAAcYGQAAAAAHnBgIAAAAB7wYAAADNBwK_BwEAAAABwAcCAAAAAcYHAQAAAAHLBwEAAAABzQcCAAAAAc4HAQAAAAHPB0AAAAAB0AdAAAAAAQI1AgAAAAHgBgQAAAABAgAAAPYHACBQAAD_EQAgAwAAAJQBACBQAAD_EQAgUQAAgxIAIAQAAACUAQAgNQIAggwAIUkAAIMSACDgBgQAuQ0AIQI1AgCCDAAh4AYEALkNACEKMgAAyg0AILoGAgAAAAHGBkAAAAAB1gYBAAAAAeEGAQAAAAHiBgQAAAAB4wYBAAAAAeQGAQAAAAHlBkAAAAAB5gYBAAAAAQIAAACSAQAgUAAAjxIAIAMAAACSAQAgUAAAjxIAIFEAAI4SACABSQAAnxQAMA8EAAC6CgAgMgAAuAsAIKgGAAC3CwAwqQYAAIkBABCqBgAAtwsAMLoGAgAAAAHGBkAAjAoAIdUGAgCLCgAh1gYBAIoKACHhBgEAigoAIeIGBAC5CgAh4wYBAIoKACHkBgEAAAAB5QZAAIwKACHmBgEAigoAIQIAAACSAQAgSQAAjhIAIAIAAACMEgAgSQAAjRIAIA2oBgAAixIAMKkGAACMEgAQqgYAAIsSADC6BgIAiwoAIcYGQACMCgAh1QYCAIsKACHWBgEAigoAIeEGAQCKCgAh4gYEALkKACHjBgEAigoAIeQGAQCKCgAh5QZAAIwKACHmBgEAigoAIQ2oBgAAixIAMKkGAACMEgAQqgYAAIsSADC6BgIAiwoAIcYGQACMCgAh1QYCAIsKACHWBgEAigoAIeEGAQCKCgAh4gYEALkKACHjBgEAigoAIeQGAQCKCgAh5QZAAIwKACHmBgEAigoAIQm6BgIAggwAIcYGQACDDAAh1gYBAIEMACHhBgEAgQwAIeIGBAC5DQAh4wYBAIEMACHkBgEAgQwAIeUGQACDDAAh5gYBAIEMACEKMgAAww0AILoGAgCCDAAhxgZAAIMMACHWBgEAgQwAIeEGAQCBDAAh4gYEALkNACHjBgEAgQwAIeQGAQCBDAAh5QZAAIMMACHmBgEAgQwAIQoyAADKDQAgugYCAAAAAcYGQAAAAAHWBgEAAAAB4QYBAAAAAeIGBAAAAAHjBgEAAAAB5AYBAAAAAeUGQAAAAAHmBgEAAAABBC4AAOINACDGBkAAAAAB3QYCAAAAAekGAgAAAAECAAAAgwEAIFAAAJgSACADAAAAgwEAIFAAAJgSACBRAACXEgAgAUkAAJ4UADACAAAAgwEAIEkAAJcSACACAAAAgw4AIEkAAJYSACADxgZAAIMMACHdBgIAggwAIekGAgCCDAAhBC4AAOANACDGBkAAgwwAId0GAgCCDAAh6QYCAIIMACEELgAA4g0AIMYGQAAAAAHdBgIAAAAB6QYCAAAAAQUuAADZDQAgugYCAAAAAcYGQAAAAAHdBgIAAAAB6AYBAAAAAQIAAAB_ACBQAAChEgAgAwAAAH8AIFAAAKESACBRAACgEgAgAUkAAJ0UADACAAAAfwAgSQAAoBIAIAIAAACPDgAgSQAAnxIAIAS6BgIAggwAIcYGQACDDAAh3QYCAIIMACHoBgEAgQwAIQUuAADXDQAgugYCAIIMACHGBkAAgwwAId0GAgCCDAAh6AYBAIEMACEFLgAA2Q0AILoGAgAAAAHGBkAAAAAB3QYCAAAAAegGAQAAAAEULwAAlA4AIDAAAJUOACAxAACWDgAgMgAAlw4AILoGAgAAAAHGBkAAAAAB4QYBAAAAAeIGBAAAAAHkBgEAAAAB6gYBAAAAAesGAQAAAAHtBgAAAO0GAu8GAAAA7wYC8AYIAAAAAfEGAgAAAAHyBgIAAAAB8wYBAAAAAfQGAgAAAAH1BgIAAAAB9gYCAAAAAQIAAAB7ACBQAACtEgAgAwAAAHsAIFAAAK0SACBRAACsEgAgAUkAAJwUADAZGQAAugoAIC8AAKsLACAwAACsCwAgMQAAwAsAIDIAALgLACCoBgAAvAsAMKkGAAB5ABCqBgAAvAsAMLoGAgAAAAHGBkAAjAoAIeEGAQCKCgAh4gYEALkKACHkBgEAAAAB5wYCAIsKACHqBgEAigoAIesGAQCKCgAh7QYAAL0L7QYi7wYAAL4L7wYi8AYIAL8LACHxBgIA-goAIfIGAgD6CgAh8wYBAK8KACH0BgIAiwoAIfUGAgCLCgAh9gYCAIsKACECAAAAewAgSQAArBIAIAIAAACqEgAgSQAAqxIAIBSoBgAAqRIAMKkGAACqEgAQqgYAAKkSADC6BgIAiwoAIcYGQACMCgAh4QYBAIoKACHiBgQAuQoAIeQGAQCKCgAh5wYCAIsKACHqBgEAigoAIesGAQCKCgAh7QYAAL0L7QYi7wYAAL4L7wYi8AYIAL8LACHxBgIA-goAIfIGAgD6CgAh8wYBAK8KACH0BgIAiwoAIfUGAgCLCgAh9gYCAIsKACEUqAYAAKkSADCpBgAAqhIAEKoGAACpEgAwugYCAIsKACHGBkAAjAoAIeEGAQCKCgAh4gYEALkKACHkBgEAigoAIecGAgCLCgAh6gYBAIoKACHrBgEAigoAIe0GAAC9C-0GIu8GAAC-C-8GIvAGCAC_CwAh8QYCAPoKACHyBgIA-goAIfMGAQCvCgAh9AYCAIsKACH1BgIAiwoAIfYGAgCLCgAhELoGAgCCDAAhxgZAAIMMACHhBgEAgQwAIeIGBAC5DQAh5AYBAIEMACHqBgEAgQwAIesGAQCBDAAh7QYAAOkN7QYi7wYAAOoN7wYi8AYIAOsNACHxBgIAlgwAIfIGAgCWDAAh8wYBAKoMACH0BgIAggwAIfUGAgCCDAAh9gYCAIIMACEULwAA7Q0AIDAAAO4NACAxAADvDQAgMgAA8A0AILoGAgCCDAAhxgZAAIMMACHhBgEAgQwAIeIGBAC5DQAh5AYBAIEMACHqBgEAgQwAIesGAQCBDAAh7QYAAOkN7QYi7wYAAOoN7wYi8AYIAOsNACHxBgIAlgwAIfIGAgCWDAAh8wYBAKoMACH0BgIAggwAIfUGAgCCDAAh9gYCAIIMACEULwAAlA4AIDAAAJUOACAxAACWDgAgMgAAlw4AILoGAgAAAAHGBkAAAAAB4QYBAAAAAeIGBAAAAAHkBgEAAAAB6gYBAAAAAesGAQAAAAHtBgAAAO0GAu8GAAAA7wYC8AYIAAAAAfEGAgAAAAHyBgIAAAAB8wYBAAAAAfQGAgAAAAH1BgIAAAAB9gYCAAAAAQgoAADMDgAgKgAAzQ4AILoGAgAAAAHGBkAAAAAB7wYAAACBBwL-BgAAAP4GAoEHQAAAAAGCBwEAAAABAgAAAHcAIFAAALkSACADAAAAdwAgUAAAuRIAIFEAALgSACABSQAAmxQAMA0nAAC6CgAgKAAAxAsAICoAAMULACCoBgAAwQsAMKkGAAB1ABCqBgAAwQsAMLoGAgAAAAHGBkAAjAoAIe8GAADDC4EHIv4GAADCC_4GIv8GAgCLCgAhgQdAALAKACGCBwEArwoAIQIAAAB3ACBJAAC4EgAgAgAAALYSACBJAAC3EgAgCqgGAAC1EgAwqQYAALYSABCqBgAAtRIAMLoGAgCLCgAhxgZAAIwKACHvBgAAwwuBByL-BgAAwgv-BiL_BgIAiwoAIYEHQACwCgAhggcBAK8KACEKqAYAALUSADCpBgAAthIAEKoGAAC1EgAwugYCAIsKACHGBkAAjAoAIe8GAADDC4EHIv4GAADCC_4GIv8GAgCLCgAhgQdAALAKACGCBwEArwoAIQa6BgIAggwAIcYGQACDDAAh7wYAAK8OgQci_gYAAK4O_gYigQdAAJUMACGCBwEAqgwAIQgoAACxDgAgKgAAsg4AILoGAgCCDAAhxgZAAIMMACHvBgAArw6BByL-BgAArg7-BiKBB0AAlQwAIYIHAQCqDAAhCCgAAMwOACAqAADNDgAgugYCAAAAAcYGQAAAAAHvBgAAAIEHAv4GAAAA_gYCgQdAAAAAAYIHAQAAAAEILAAA9w4AILoGAgAAAAHGBkAAAAAB1gYBAAAAAesGAQAAAAHvBgAAAI8HAoMHAQAAAAGPByAAAAABAgAAAGEAIFAAAMUSACADAAAAYQAgUAAAxRIAIFEAAMQSACABSQAAmhQAMA0EAAC6CgAgLAAA0wsAIKgGAADRCwAwqQYAAF8AEKoGAADRCwAwugYCAAAAAcYGQACMCgAh1QYCAIsKACHWBgEAigoAIesGAQCKCgAh7wYAANILjwcigwcBAAAAAY8HIACxCgAhAgAAAGEAIEkAAMQSACACAAAAwhIAIEkAAMMSACALqAYAAMESADCpBgAAwhIAEKoGAADBEgAwugYCAIsKACHGBkAAjAoAIdUGAgCLCgAh1gYBAIoKACHrBgEAigoAIe8GAADSC48HIoMHAQCKCgAhjwcgALEKACELqAYAAMESADCpBgAAwhIAEKoGAADBEgAwugYCAIsKACHGBkAAjAoAIdUGAgCLCgAh1gYBAIoKACHrBgEAigoAIe8GAADSC48HIoMHAQCKCgAhjwcgALEKACEHugYCAIIMACHGBkAAgwwAIdYGAQCBDAAh6wYBAIEMACHvBgAA5w6PByKDBwEAgQwAIY8HIACtDQAhCCwAAOkOACC6BgIAggwAIcYGQACDDAAh1gYBAIEMACHrBgEAgQwAIe8GAADnDo8HIoMHAQCBDAAhjwcgAK0NACEILAAA9w4AILoGAgAAAAHGBkAAAAAB1gYBAAAAAesGAQAAAAHvBgAAAI8HAoMHAQAAAAGPByAAAAABBqsGAQAAAAHGBkAAAAAB7wYCAAAAAZIHAQAAAAHUBwEAAAAB1QcAAQAAAQIAAABdACBQAADREgAgAwAAAF0AIFAAANESACBRAADQEgAgAUkAAJkUADAMAwAAugoAIKgGAADVCwAwqQYAAFsAEKoGAADVCwAwqwYBAIoKACHGBkAAjAoAIdQGAgCLCgAh7wYCAIsKACGSBwEAigoAIdQHAQCKCgAh1QcAAe8KACH2BwAA1AsAIAIAAABdACBJAADQEgAgAgAAAM4SACBJAADPEgAgCqgGAADNEgAwqQYAAM4SABCqBgAAzRIAMKsGAQCKCgAhxgZAAIwKACHUBgIAiwoAIe8GAgCLCgAhkgcBAIoKACHUBwEAigoAIdUHAAHvCgAhCqgGAADNEgAwqQYAAM4SABCqBgAAzRIAMKsGAQCKCgAhxgZAAIwKACHUBgIAiwoAIe8GAgCLCgAhkgcBAIoKACHUBwEAigoAIdUHAAHvCgAhBqsGAQCBDAAhxgZAAIMMACHvBgIAggwAIZIHAQCBDAAh1AcBAIEMACHVBwABkwwAIQarBgEAgQwAIcYGQACDDAAh7wYCAIIMACGSBwEAgQwAIdQHAQCBDAAh1QcAAZMMACEGqwYBAAAAAcYGQAAAAAHvBgIAAAABkgcBAAAAAdQHAQAAAAHVBwABAAABBCAAAIYPACDGBkAAAAAB6QYCAAAAAZEHAgAAAAECAAAAUAAgUAAA2hIAIAMAAABQACBQAADaEgAgUQAA2RIAIAFJAACYFAAwAgAAAFAAIEkAANkSACACAAAAmQ8AIEkAANgSACADxgZAAIMMACHpBgIAggwAIZEHAgCCDAAhBCAAAIQPACDGBkAAgwwAIekGAgCCDAAhkQcCAIIMACEEIAAAhg8AIMYGQAAAAAHpBgIAAAABkQcCAAAAAQgeAAC8DwAgHwAAtg8AICEAALcPACC6BgIAAAABxgZAAAAAAZAHAgAAAAGSBwEAAAABkwcCAAAAAQIAAABUACBQAADjEgAgAwAAAFQAIFAAAOMSACBRAADiEgAgAUkAAJcUADACAAAAVAAgSQAA4hIAIAIAAACxDwAgSQAA4RIAIAW6BgIAggwAIcYGQACDDAAhkAcCAIIMACGSBwEAgQwAIZMHAgCCDAAhCB4AAI0PACAfAACPDwAgIQAAkA8AILoGAgCCDAAhxgZAAIMMACGQBwIAggwAIZIHAQCBDAAhkwcCAIIMACEIHgAAvA8AIB8AALYPACAhAAC3DwAgugYCAAAAAcYGQAAAAAGQBwIAAAABkgcBAAAAAZMHAgAAAAEMHQAAuA8AICIAAMMPACAjAAC6DwAgJAAAuw8AILoGAgAAAAHGBkAAAAAB6gYBAAAAAe8GAAAAlgcCkgcBAAAAAZQHAgAAAAGWBwIAAAABlwcCAAAAAQIAAABFACBQAADsEgAgAwAAAEUAIFAAAOwSACBRAADrEgAgAUkAAJYUADACAAAARQAgSQAA6xIAIAIAAADSDwAgSQAA6hIAIAi6BgIAggwAIcYGQACDDAAh6gYBAIEMACHvBgAAog-WByKSBwEAgQwAIZQHAgCWDAAhlgcCAJYMACGXBwIAggwAIQwdAACjDwAgIgAAwg8AICMAAKUPACAkAACmDwAgugYCAIIMACHGBkAAgwwAIeoGAQCBDAAh7wYAAKIPlgcikgcBAIEMACGUBwIAlgwAIZYHAgCWDAAhlwcCAIIMACEMHQAAuA8AICIAAMMPACAjAAC6DwAgJAAAuw8AILoGAgAAAAHGBkAAAAAB6gYBAAAAAe8GAAAAlgcCkgcBAAAAAZQHAgAAAAGWBwIAAAABlwcCAAAAAQUaAACFEAAgugYCAAAAAcYGQAAAAAHoBgEAAAABrwcCAAAAAQIAAAA_ACBQAAD1EgAgAwAAAD8AIFAAAPUSACBRAAD0EgAgAUkAAJUUADACAAAAPwAgSQAA9BIAIAIAAACXEAAgSQAA8xIAIAS6BgIAggwAIcYGQACDDAAh6AYBAIEMACGvBwIAggwAIQUaAACDEAAgugYCAIIMACHGBkAAgwwAIegGAQCBDAAhrwcCAIIMACEFGgAAhRAAILoGAgAAAAHGBkAAAAAB6AYBAAAAAa8HAgAAAAEMGAAAmxAAIBsAAJ0QACC6BgIAAAABxgZAAAAAAegGAQAAAAHqBgEAAAABsAcCAAAAAbEHIAAAAAGyByAAAAABswcCAAAAAbQHQAAAAAG1BwIAAAABAgAAADkAIFAAAP4SACADAAAAOQAgUAAA_hIAIFEAAP0SACABSQAAlBQAMAIAAAA5ACBJAAD9EgAgAgAAAKwQACBJAAD8EgAgCroGAgCCDAAhxgZAAIMMACHoBgEAgQwAIeoGAQCBDAAhsAcCAIIMACGxByAArQ0AIbIHIACtDQAhswcCAIIMACG0B0AAgwwAIbUHAgCCDAAhDBgAAIwQACAbAACOEAAgugYCAIIMACHGBkAAgwwAIegGAQCBDAAh6gYBAIEMACGwBwIAggwAIbEHIACtDQAhsgcgAK0NACGzBwIAggwAIbQHQACDDAAhtQcCAIIMACEMGAAAmxAAIBsAAJ0QACC6BgIAAAABxgZAAAAAAegGAQAAAAHqBgEAAAABsAcCAAAAAbEHIAAAAAGyByAAAAABswcCAAAAAbQHQAAAAAG1BwIAAAABBboGAgAAAAHGBkAAAAABmwcBAAAAAZwHAQAAAAGdB0AAAAABAgAAADUAIFAAAIoTACADAAAANQAgUAAAihMAIFEAAIkTACABSQAAkxQAMAsDAAC6CgAgqAYAAOcLADCpBgAAMwAQqgYAAOcLADC6BgIAAAABxgZAAIwKACHUBgIAiwoAIZsHAQCKCgAhnAcBAIoKACGdB0AAsAoAIfoHAADmCwAgAgAAADUAIEkAAIkTACACAAAAhxMAIEkAAIgTACAJqAYAAIYTADCpBgAAhxMAEKoGAACGEwAwugYCAIsKACHGBkAAjAoAIdQGAgCLCgAhmwcBAIoKACGcBwEAigoAIZ0HQACwCgAhCagGAACGEwAwqQYAAIcTABCqBgAAhhMAMLoGAgCLCgAhxgZAAIwKACHUBgIAiwoAIZsHAQCKCgAhnAcBAIoKACGdB0AAsAoAIQW6BgIAggwAIcYGQACDDAAhmwcBAIEMACGcBwEAgQwAIZ0HQACVDAAhBboGAgCCDAAhxgZAAIMMACGbBwEAgQwAIZwHAQCBDAAhnQdAAJUMACEFugYCAAAAAcYGQAAAAAGbBwEAAAABnAcBAAAAAZ0HQAAAAAEIugYCAAAAAcYGQAAAAAHWBgEAAAABnQdAAAAAAZ4HAAEAAAGfBwABAAABoAcEAAAAAaEHAADpDwAgAgAAADEAIFAAAJYTACADAAAAMQAgUAAAlhMAIFEAAJUTACABSQAAkhQAMA0DAAC6CgAgqAYAAOgLADCpBgAALwAQqgYAAOgLADC6BgIAAAABxgZAAIwKACHUBgIAiwoAIdYGAQCKCgAhnQdAALAKACGeBwABAAABnwcAAe8KACGgBwQAuQoAIaEHAACpCgAgAgAAADEAIEkAAJUTACACAAAAkxMAIEkAAJQTACAMqAYAAJITADCpBgAAkxMAEKoGAACSEwAwugYCAIsKACHGBkAAjAoAIdQGAgCLCgAh1gYBAIoKACGdB0AAsAoAIZ4HAAHvCgAhnwcAAe8KACGgBwQAuQoAIaEHAACpCgAgDKgGAACSEwAwqQYAAJMTABCqBgAAkhMAMLoGAgCLCgAhxgZAAIwKACHUBgIAiwoAIdYGAQCKCgAhnQdAALAKACGeBwAB7woAIZ8HAAHvCgAhoAcEALkKACGhBwAAqQoAIAi6BgIAggwAIcYGQACDDAAh1gYBAIEMACGdB0AAlQwAIZ4HAAGTDAAhnwcAAZMMACGgBwQAuQ0AIaEHAADnDwAgCLoGAgCCDAAhxgZAAIMMACHWBgEAgQwAIZ0HQACVDAAhngcAAZMMACGfBwABkwwAIaAHBAC5DQAhoQcAAOcPACAIugYCAAAAAcYGQAAAAAHWBgEAAAABnQdAAAAAAZ4HAAEAAAGfBwABAAABoAcEAAAAAaEHAADpDwAgAswGAAEAAAHOBkAAAAABAgAAAC0AIFAAAKITACADAAAALQAgUAAAohMAIFEAAKETACABSQAAkRQAMAgDAAC6CgAgqAYAAOoLADCpBgAAKwAQqgYAAOoLADDMBgAB7woAIc4GQACwCgAh1AYCAIsKACH7BwAA6QsAIAIAAAAtACBJAAChEwAgAgAAAJ8TACBJAACgEwAgBqgGAACeEwAwqQYAAJ8TABCqBgAAnhMAMMwGAAHvCgAhzgZAALAKACHUBgIAiwoAIQaoBgAAnhMAMKkGAACfEwAQqgYAAJ4TADDMBgAB7woAIc4GQACwCgAh1AYCAIsKACECzAYAAZMMACHOBkAAlQwAIQLMBgABkwwAIc4GQACVDAAhAswGAAEAAAHOBkAAAAABBcYGQAAAAAGiBwEAAAABowcEAAAAAaQHAgAAAAGlB0AAAAABAgAAALMEACBQAACjEwAgAwAAACkAIFAAAKMTACBRAACnEwAgBwAAACkAIEkAAKcTACDGBkAAgwwAIaIHAQCBDAAhowcEALkNACGkBwIAggwAIaUHQACVDAAhBcYGQACDDAAhogcBAIEMACGjBwQAuQ0AIaQHAgCCDAAhpQdAAJUMACEHBQAA9AwAIAsAAPUMACAMAAD2DAAgugYCAAAAAcAGAgAAAAHBBgAA8gwAIMYGQAAAAAECAAAACwAgUAAAsBMAIAMAAAALACBQAACwEwAgUQAArxMAIAFJAACQFAAwAgAAAAsAIEkAAK8TACACAAAAng0AIEkAAK4TACAEugYCAIIMACHABgIAggwAIcEGAADVDAAgxgZAAIMMACEHBQAA1wwAIAsAANgMACAMAADZDAAgugYCAIIMACHABgIAggwAIcEGAADVDAAgxgZAAIMMACEHBQAA9AwAIAsAAPUMACAMAAD2DAAgugYCAAAAAcAGAgAAAAHBBgAA8gwAIMYGQAAAAAEKDAAApg0AIA0AAKUNACAOAACnDQAgugYCAAAAAcYGQAAAAAHWBgEAAAAB1wYBAAAAAdgGAAEAAAHZBgAAog0AINoGAACjDQAgAgAAACYAIFAAALwTACADAAAAJgAgUAAAvBMAIFEAALsTACABSQAAjxQAMA8EAAC6CgAgDAAA7QsAIA0AAJ8LACAOAACdCwAgqAYAAOsLADCpBgAABwAQqgYAAOsLADC6BgIAAAABxgZAAIwKACHVBgIAiwoAIdYGAQCKCgAh1wYBAAAAAdgGAAHsCwAh2QYAAKkKACDaBgAAqQoAIAIAAAAmACBJAAC7EwAgAgAAALkTACBJAAC6EwAgC6gGAAC4EwAwqQYAALkTABCqBgAAuBMAMLoGAgCLCgAhxgZAAIwKACHVBgIAiwoAIdYGAQCKCgAh1wYBAIoKACHYBgAB7AsAIdkGAACpCgAg2gYAAKkKACALqAYAALgTADCpBgAAuRMAEKoGAAC4EwAwugYCAIsKACHGBkAAjAoAIdUGAgCLCgAh1gYBAIoKACHXBgEAigoAIdgGAAHsCwAh2QYAAKkKACDaBgAAqQoAIAe6BgIAggwAIcYGQACDDAAh1gYBAIEMACHXBgEAgQwAIdgGAAGpDAAh2QYAAPwMACDaBgAA_QwAIAoMAACADQAgDQAA_wwAIA4AAIENACC6BgIAggwAIcYGQACDDAAh1gYBAIEMACHXBgEAgQwAIdgGAAGpDAAh2QYAAPwMACDaBgAA_QwAIAoMAACmDQAgDQAApQ0AIA4AAKcNACC6BgIAAAABxgZAAAAAAdYGAQAAAAHXBgEAAAAB2AYAAQAAAdkGAACiDQAg2gYAAKMNACANBQAAvwwAIA8AAIwNACC6BgIAAAABwAYCAAAAAcEGAAC9DAAgxgZAAAAAAccGQAAAAAHMBgABAAAB1gYBAAAAAZ0HQAAAAAHfBwEAAAAB4AdAAAAAAeEHAgAAAAECAAAABQAgUAAAxRMAIAMAAAAFACBQAADFEwAgUQAAxBMAIAFJAACOFAAwAgAAAAUAIEkAAMQTACACAAAAtgwAIEkAAMMTACALugYCAIIMACHABgIAlgwAIcEGAAC4DAAgxgZAAIMMACHHBkAAlQwAIcwGAAGTDAAh1gYBAIEMACGdB0AAlQwAId8HAQCBDAAh4AdAAJUMACHhBwIAlgwAIQ0FAAC7DAAgDwAAig0AILoGAgCCDAAhwAYCAJYMACHBBgAAuAwAIMYGQACDDAAhxwZAAJUMACHMBgABkwwAIdYGAQCBDAAhnQdAAJUMACHfBwEAgQwAIeAHQACVDAAh4QcCAJYMACENBQAAvwwAIA8AAIwNACC6BgIAAAABwAYCAAAAAcEGAAC9DAAgxgZAAAAAAccGQAAAAAHMBgABAAAB1gYBAAAAAZ0HQAAAAAHfBwEAAAAB4AdAAAAAAeEHAgAAAAEEUAAAvRMAMP8HAAC-EwAwgQgAAMATACCFCAAAsgwAMARQAACxEwAw_wcAALITADCBCAAAtBMAIIUIAAC1EwAwBFAAAKgTADD_BwAAqRMAMIEIAACrEwAghQgAAJoNADADUAAAoxMAIP8HAACkEwAghQgAALMEACAEUAAAlxMAMP8HAACYEwAwgQgAAJoTACCFCAAAmxMAMARQAACLEwAw_wcAAIwTADCBCAAAjhMAIIUIAACPEwAwBFAAAP8SADD_BwAAgBMAMIEIAACCEwAghQgAAIMTADAEUAAA9hIAMP8HAAD3EgAwgQgAAPkSACCFCAAAqBAAMARQAADtEgAw_wcAAO4SADCBCAAA8BIAIIUIAACTEAAwBFAAAOQSADD_BwAA5RIAMIEIAADnEgAghQgAAM4PADAEUAAA2xIAMP8HAADcEgAwgQgAAN4SACCFCAAArQ8AMARQAADSEgAw_wcAANMSADCBCAAA1RIAIIUIAACVDwAwBFAAAMYSADD_BwAAxxIAMIEIAADJEgAghQgAAMoSADAEUAAAuhIAMP8HAAC7EgAwgQgAAL0SACCFCAAAvhIAMARQAACuEgAw_wcAAK8SADCBCAAAsRIAIIUIAACyEgAwBFAAAKISADD_BwAAoxIAMIEIAAClEgAghQgAAKYSADAEUAAAmRIAMP8HAACaEgAwgQgAAJwSACCFCAAAiw4AMARQAACQEgAw_wcAAJESADCBCAAAkxIAIIUIAAD_DQAwBFAAAIQSADD_BwAAhRIAMIEIAACHEgAghQgAAIgSADADUAAA_xEAIP8HAACAEgAghQgAAPYHACAEUAAA9hEAMP8HAAD3EQAwgQgAAPkRACCFCAAA5REAMARQAADtEQAw_wcAAO4RADCBCAAA8BEAIIUIAADlEQAwBFAAAOERADD_BwAA4hEAMIEIAADkEQAghQgAAOURADAEUAAA2BEAMP8HAADZEQAwgQgAANsRACCFCAAA0BEAMARQAADMEQAw_wcAAM0RADCBCAAAzxEAIIUIAADQEQAwBFAAAMARADD_BwAAwREAMIEIAADDEQAghQgAAMQRADAEUAAAtBEAMP8HAAC1EQAwgQgAALcRACCFCAAAuBEAMARQAACoEQAw_wcAAKkRADCBCAAAqxEAIIUIAACsEQAwBFAAAJwRADD_BwAAnREAMIEIAACfEQAghQgAAKARADAAAAACAwAAvA0AIKUHAACNDAAgAAAAAAAAAAAAAAAAAAEEAAC8DQAgAAAAAAAABi4AALMNACAzAACyDQAgxwYAAI0MACDcBgAAjQwAIN0GAACNDAAg3gYAAI0MACABLgAAsw0AIAAABScAALwNACAoAAD9EwAgKgAA_hMAIIEHAACNDAAgggcAAI0MACAJJgAAgRQAICgAAP0TACDVBgAAjQwAIPcGAACNDAAggwcAAI0MACCEBwAAjQwAIIUHAACNDAAgiAcAAI0MACCJBwAAjQwAIAIEAAC8DQAgLAAAghQAIAAEGQAAvA0AIB4AAP4OACAfAAD-DgAgIQAA7BMAIAEcAADXDwAgAR4AAP4OACADGAAAhxQAIBkAALwNACAbAADqEwAgARcAALEQACAABQQAALwNACAMAACIFAAgDQAA5RMAIA4AAOMTACDYBgAAjQwAIAQDAAC8DQAgBQAAiRQAIAsAAI0UACAMAACIFAAgCAYAAIoUACAIAACMFAAgCQAA4xMAIM8GAACNDAAg0AYAAI0MACDRBgAAjQwAINIGAACNDAAg0wYAAI0MACAAAAu6BgIAAAABwAYCAAAAAcEGAAC9DAAgxgZAAAAAAccGQAAAAAHMBgABAAAB1gYBAAAAAZ0HQAAAAAHfBwEAAAAB4AdAAAAAAeEHAgAAAAEHugYCAAAAAcYGQAAAAAHWBgEAAAAB1wYBAAAAAdgGAAEAAAHZBgAAog0AINoGAACjDQAgBLoGAgAAAAHABgIAAAABwQYAAPIMACDGBkAAAAABAswGAAEAAAHOBkAAAAABCLoGAgAAAAHGBkAAAAAB1gYBAAAAAZ0HQAAAAAGeBwABAAABnwcAAQAAAaAHBAAAAAGhBwAA6Q8AIAW6BgIAAAABxgZAAAAAAZsHAQAAAAGcBwEAAAABnQdAAAAAAQq6BgIAAAABxgZAAAAAAegGAQAAAAHqBgEAAAABsAcCAAAAAbEHIAAAAAGyByAAAAABswcCAAAAAbQHQAAAAAG1BwIAAAABBLoGAgAAAAHGBkAAAAAB6AYBAAAAAa8HAgAAAAEIugYCAAAAAcYGQAAAAAHqBgEAAAAB7wYAAACWBwKSBwEAAAABlAcCAAAAAZYHAgAAAAGXBwIAAAABBboGAgAAAAHGBkAAAAABkAcCAAAAAZIHAQAAAAGTBwIAAAABA8YGQAAAAAHpBgIAAAABkQcCAAAAAQarBgEAAAABxgZAAAAAAe8GAgAAAAGSBwEAAAAB1AcBAAAAAdUHAAEAAAEHugYCAAAAAcYGQAAAAAHWBgEAAAAB6wYBAAAAAe8GAAAAjwcCgwcBAAAAAY8HIAAAAAEGugYCAAAAAcYGQAAAAAHvBgAAAIEHAv4GAAAA_gYCgQdAAAAAAYIHAQAAAAEQugYCAAAAAcYGQAAAAAHhBgEAAAAB4gYEAAAAAeQGAQAAAAHqBgEAAAAB6wYBAAAAAe0GAAAA7QYC7wYAAADvBgLwBggAAAAB8QYCAAAAAfIGAgAAAAHzBgEAAAAB9AYCAAAAAfUGAgAAAAH2BgIAAAABBLoGAgAAAAHGBkAAAAAB3QYCAAAAAegGAQAAAAEDxgZAAAAAAd0GAgAAAAHpBgIAAAABCboGAgAAAAHGBkAAAAAB1gYBAAAAAeEGAQAAAAHiBgQAAAAB4wYBAAAAAeQGAQAAAAHlBkAAAAAB5gYBAAAAAQy6BgIAAAABxgZAAAAAAecGAgAAAAHvBgAAAM0HAr8HAQAAAAHABwIAAAABxgcBAAAAAcsHAQAAAAHNBwIAAAABzgcBAAAAAc8HQAAAAAHQB0AAAAABDLoGAgAAAAHGBkAAAAAB7wYAAADNBwK_BwEAAAABwAcCAAAAAcYHAQAAAAHKBwIAAAABywcBAAAAAc0HAgAAAAHOBwEAAAABzwdAAAAAAdAHQAAAAAEMugYCAAAAAcYGQAAAAAHnBgIAAAAB7wYAAADNBwK_BwEAAAABwAcCAAAAAcYHAQAAAAHKBwIAAAABywcBAAAAAc4HAQAAAAHPB0AAAAAB0AdAAAAAAQi5BkAAAAABugYCAAAAAeoGAQAAAAGSBwEAAAABvwcBAAAAAcAHAgAAAAHIBwIAAAAByQcCAAAAAQi5BkAAAAABugYCAAAAAdUGAgAAAAHqBgEAAAABkgcBAAAAAb8HAQAAAAHABwIAAAAByAcCAAAAAQlJgAAAAAG6BgIAAAABxgZAAAAAAbgHAgAAAAG9BwEAAAAB2wcBAAAAAdwHAQAAAAHdB0AAAAAB3gdAAAAAAQbGBkAAAAABxwZAAAAAAcwGAAEAAAHOBkAAAAAB1gcBAAAAAdcHAQAAAAEGugYCAAAAAcYGQAAAAAHHBkAAAAABzAYAAQAAAdkHAgAAAAHaBwIAAAABDroGAgAAAAG7BkAAAAABwwZAAAAAAccGQAAAAAHgBgQAAAAB5AYBAAAAAbcHAQAAAAG4BwIAAAABuQcCAAAAAboHAgAAAAG7BwQAAAABvAcCAAAAAb0HAQAAAAG-B0AAAAABMBAAAMYTACARAADHEwAgEgAAyBMAIBMAAMkTACAUAADKEwAgFQAAyxMAIBYAAMwTACAXAADNEwAgGwAAzhMAIBwAAM8TACAhAADREwAgIwAA0BMAICUAANITACAqAADTEwAgLQAA1BMAIC8AANYTACAwAADXEwAgNAAA1RMAIDUAANgTACA2AADZEwAgOQAA2hMAIDoAANsTACA7AADcEwAgPQAA3RMAID4AAN4TACBAAADgEwAgQgAA4RMAIEMAAOITACC6BgIAAAABxgZAAAAAAd4GAQAAAAGJB0AAAAAB1wcBAAAAAeIHAQAAAAHjB0AAAAAB5AcBAAAAAeYHAAAA5gcC5wdAAAAAAegHQAAAAAHpBwEAAAAB6gdAAAAAAesHQAAAAAHsBwEAAAAB7QdAAAAAAe4HAgAAAAHvByAAAAAB8AdAAAAAAfEHIAAAAAECAAAAAQAgUAAAqRQAIAMAAACaAQAgUAAAqRQAIFEAAK0UACAyAAAAmgEAIBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDUAAJERACA2AACSEQAgOQAAkxEAIDoAAJQRACA7AACVEQAgPQAAlhEAID4AAJcRACBAAACZEQAgQgAAmhEAIEMAAJsRACBJAACtFAAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HQACVDAAh7gcCAIIMACHvByAArQ0AIfAHQACVDAAh8QcgAK0NACEwEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAIEAAAJkRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtB0AAlQwAIe4HAgCCDAAh7wcgAK0NACHwB0AAlQwAIfEHIACtDQAhMBAAAMYTACARAADHEwAgEgAAyBMAIBMAAMkTACAUAADKEwAgFQAAyxMAIBYAAMwTACAXAADNEwAgGwAAzhMAIBwAAM8TACAhAADREwAgIwAA0BMAICUAANITACAqAADTEwAgLQAA1BMAIC8AANYTACAwAADXEwAgNAAA1RMAIDUAANgTACA2AADZEwAgOQAA2hMAIDoAANsTACA7AADcEwAgPQAA3RMAID4AAN4TACA_AADfEwAgQAAA4BMAIEMAAOITACC6BgIAAAABxgZAAAAAAd4GAQAAAAGJB0AAAAAB1wcBAAAAAeIHAQAAAAHjB0AAAAAB5AcBAAAAAeYHAAAA5gcC5wdAAAAAAegHQAAAAAHpBwEAAAAB6gdAAAAAAesHQAAAAAHsBwEAAAAB7QdAAAAAAe4HAgAAAAHvByAAAAAB8AdAAAAAAfEHIAAAAAECAAAAAQAgUAAArhQAIAMAAACaAQAgUAAArhQAIFEAALIUACAyAAAAmgEAIBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDUAAJERACA2AACSEQAgOQAAkxEAIDoAAJQRACA7AACVEQAgPQAAlhEAID4AAJcRACA_AACYEQAgQAAAmREAIEMAAJsRACBJAACyFAAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HQACVDAAh7gcCAIIMACHvByAArQ0AIfAHQACVDAAh8QcgAK0NACEwEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtB0AAlQwAIe4HAgCCDAAh7wcgAK0NACHwB0AAlQwAIfEHIACtDQAhMBAAAMYTACARAADHEwAgEgAAyBMAIBMAAMkTACAUAADKEwAgFQAAyxMAIBYAAMwTACAXAADNEwAgGwAAzhMAIBwAAM8TACAhAADREwAgIwAA0BMAICUAANITACAqAADTEwAgLQAA1BMAIC8AANYTACAwAADXEwAgNAAA1RMAIDUAANgTACA2AADZEwAgOQAA2hMAIDoAANsTACA7AADcEwAgPQAA3RMAID4AAN4TACA_AADfEwAgQgAA4RMAIEMAAOITACC6BgIAAAABxgZAAAAAAd4GAQAAAAGJB0AAAAAB1wcBAAAAAeIHAQAAAAHjB0AAAAAB5AcBAAAAAeYHAAAA5gcC5wdAAAAAAegHQAAAAAHpBwEAAAAB6gdAAAAAAesHQAAAAAHsBwEAAAAB7QdAAAAAAe4HAgAAAAHvByAAAAAB8AdAAAAAAfEHIAAAAAECAAAAAQAgUAAAsxQAIAMAAACaAQAgUAAAsxQAIFEAALcUACAyAAAAmgEAIBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDUAAJERACA2AACSEQAgOQAAkxEAIDoAAJQRACA7AACVEQAgPQAAlhEAID4AAJcRACA_AACYEQAgQgAAmhEAIEMAAJsRACBJAAC3FAAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HQACVDAAh7gcCAIIMACHvByAArQ0AIfAHQACVDAAh8QcgAK0NACEwEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtB0AAlQwAIe4HAgCCDAAh7wcgAK0NACHwB0AAlQwAIfEHIACtDQAhMBAAAMYTACARAADHEwAgEgAAyBMAIBMAAMkTACAUAADKEwAgFQAAyxMAIBYAAMwTACAXAADNEwAgGwAAzhMAIBwAAM8TACAhAADREwAgIwAA0BMAICoAANMTACAtAADUEwAgLwAA1hMAIDAAANcTACA0AADVEwAgNQAA2BMAIDYAANkTACA5AADaEwAgOgAA2xMAIDsAANwTACA9AADdEwAgPgAA3hMAID8AAN8TACBAAADgEwAgQgAA4RMAIEMAAOITACC6BgIAAAABxgZAAAAAAd4GAQAAAAGJB0AAAAAB1wcBAAAAAeIHAQAAAAHjB0AAAAAB5AcBAAAAAeYHAAAA5gcC5wdAAAAAAegHQAAAAAHpBwEAAAAB6gdAAAAAAesHQAAAAAHsBwEAAAAB7QdAAAAAAe4HAgAAAAHvByAAAAAB8AdAAAAAAfEHIAAAAAECAAAAAQAgUAAAuBQAIAMAAACaAQAgUAAAuBQAIFEAALwUACAyAAAAmgEAIBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACBJAAC8FAAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HQACVDAAh7gcCAIIMACHvByAArQ0AIfAHQACVDAAh8QcgAK0NACEwEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtB0AAlQwAIe4HAgCCDAAh7wcgAK0NACHwB0AAlQwAIfEHIACtDQAhMBAAAMYTACARAADHEwAgEgAAyBMAIBMAAMkTACAUAADKEwAgFQAAyxMAIBYAAMwTACAXAADNEwAgGwAAzhMAIBwAAM8TACAhAADREwAgIwAA0BMAICUAANITACAqAADTEwAgLQAA1BMAIC8AANYTACAwAADXEwAgNAAA1RMAIDUAANgTACA2AADZEwAgOQAA2hMAIDoAANsTACA9AADdEwAgPgAA3hMAID8AAN8TACBAAADgEwAgQgAA4RMAIEMAAOITACC6BgIAAAABxgZAAAAAAd4GAQAAAAGJB0AAAAAB1wcBAAAAAeIHAQAAAAHjB0AAAAAB5AcBAAAAAeYHAAAA5gcC5wdAAAAAAegHQAAAAAHpBwEAAAAB6gdAAAAAAesHQAAAAAHsBwEAAAAB7QdAAAAAAe4HAgAAAAHvByAAAAAB8AdAAAAAAfEHIAAAAAECAAAAAQAgUAAAvRQAIDAQAADGEwAgEQAAxxMAIBIAAMgTACATAADJEwAgFAAAyhMAIBUAAMsTACAWAADMEwAgFwAAzRMAIBsAAM4TACAcAADPEwAgIQAA0RMAICMAANATACAlAADSEwAgKgAA0xMAIC0AANQTACAvAADWEwAgMAAA1xMAIDQAANUTACA1AADYEwAgNgAA2RMAIDkAANoTACA7AADcEwAgPQAA3RMAID4AAN4TACA_AADfEwAgQAAA4BMAIEIAAOETACBDAADiEwAgugYCAAAAAcYGQAAAAAHeBgEAAAABiQdAAAAAAdcHAQAAAAHiBwEAAAAB4wdAAAAAAeQHAQAAAAHmBwAAAOYHAucHQAAAAAHoB0AAAAAB6QcBAAAAAeoHQAAAAAHrB0AAAAAB7AcBAAAAAe0HQAAAAAHuBwIAAAAB7wcgAAAAAfAHQAAAAAHxByAAAAABAgAAAAEAIFAAAL8UACAwEAAAxhMAIBEAAMcTACASAADIEwAgEwAAyRMAIBQAAMoTACAVAADLEwAgFgAAzBMAIBcAAM0TACAbAADOEwAgHAAAzxMAICEAANETACAjAADQEwAgJQAA0hMAICoAANMTACAtAADUEwAgLwAA1hMAIDAAANcTACA0AADVEwAgNQAA2BMAIDYAANkTACA6AADbEwAgOwAA3BMAID0AAN0TACA-AADeEwAgPwAA3xMAIEAAAOATACBCAADhEwAgQwAA4hMAILoGAgAAAAHGBkAAAAAB3gYBAAAAAYkHQAAAAAHXBwEAAAAB4gcBAAAAAeMHQAAAAAHkBwEAAAAB5gcAAADmBwLnB0AAAAAB6AdAAAAAAekHAQAAAAHqB0AAAAAB6wdAAAAAAewHAQAAAAHtB0AAAAAB7gcCAAAAAe8HIAAAAAHwB0AAAAAB8QcgAAAAAQIAAAABACBQAADBFAAgAwAAAJoBACBQAAC9FAAgUQAAxRQAIDIAAACaAQAgEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAIEkAAMUUACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QdAAJUMACHuBwIAggwAIe8HIACtDQAh8AdAAJUMACHxByAArQ0AITAQAAD_EAAgEQAAgBEAIBIAAIERACATAACCEQAgFAAAgxEAIBUAAIQRACAWAACFEQAgFwAAhhEAIBsAAIcRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgPQAAlhEAID4AAJcRACA_AACYEQAgQAAAmREAIEIAAJoRACBDAACbEQAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HQACVDAAh7gcCAIIMACHvByAArQ0AIfAHQACVDAAh8QcgAK0NACEDAAAAmgEAIFAAAL8UACBRAADIFAAgMgAAAJoBACAQAAD_EAAgEQAAgBEAIBIAAIERACATAACCEQAgFAAAgxEAIBUAAIQRACAWAACFEQAgFwAAhhEAIBsAAIcRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA7AACVEQAgPQAAlhEAID4AAJcRACA_AACYEQAgQAAAmREAIEIAAJoRACBDAACbEQAgSQAAyBQAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtB0AAlQwAIe4HAgCCDAAh7wcgAK0NACHwB0AAlQwAIfEHIACtDQAhMBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDUAAJERACA2AACSEQAgOQAAkxEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QdAAJUMACHuBwIAggwAIe8HIACtDQAh8AdAAJUMACHxByAArQ0AIQMAAACaAQAgUAAAwRQAIFEAAMsUACAyAAAAmgEAIBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDUAAJERACA2AACSEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACBJAADLFAAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HQACVDAAh7gcCAIIMACHvByAArQ0AIfAHQACVDAAh8QcgAK0NACEwEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtB0AAlQwAIe4HAgCCDAAh7wcgAK0NACHwB0AAlQwAIfEHIACtDQAhMBAAAMYTACARAADHEwAgEgAAyBMAIBMAAMkTACAUAADKEwAgFQAAyxMAIBYAAMwTACAXAADNEwAgGwAAzhMAIBwAAM8TACAhAADREwAgIwAA0BMAICUAANITACAqAADTEwAgLQAA1BMAIC8AANYTACAwAADXEwAgNAAA1RMAIDUAANgTACA2AADZEwAgOQAA2hMAIDoAANsTACA7AADcEwAgPQAA3RMAID8AAN8TACBAAADgEwAgQgAA4RMAIEMAAOITACC6BgIAAAABxgZAAAAAAd4GAQAAAAGJB0AAAAAB1wcBAAAAAeIHAQAAAAHjB0AAAAAB5AcBAAAAAeYHAAAA5gcC5wdAAAAAAegHQAAAAAHpBwEAAAAB6gdAAAAAAesHQAAAAAHsBwEAAAAB7QdAAAAAAe4HAgAAAAHvByAAAAAB8AdAAAAAAfEHIAAAAAECAAAAAQAgUAAAzBQAIDAQAADGEwAgEQAAxxMAIBIAAMgTACATAADJEwAgFAAAyhMAIBUAAMsTACAWAADMEwAgFwAAzRMAIBsAAM4TACAcAADPEwAgIQAA0RMAICMAANATACAlAADSEwAgKgAA0xMAIC0AANQTACAvAADWEwAgMAAA1xMAIDQAANUTACA1AADYEwAgNgAA2RMAIDkAANoTACA6AADbEwAgOwAA3BMAID4AAN4TACA_AADfEwAgQAAA4BMAIEIAAOETACBDAADiEwAgugYCAAAAAcYGQAAAAAHeBgEAAAABiQdAAAAAAdcHAQAAAAHiBwEAAAAB4wdAAAAAAeQHAQAAAAHmBwAAAOYHAucHQAAAAAHoB0AAAAAB6QcBAAAAAeoHQAAAAAHrB0AAAAAB7AcBAAAAAe0HQAAAAAHuBwIAAAAB7wcgAAAAAfAHQAAAAAHxByAAAAABAgAAAAEAIFAAAM4UACADAAAAmgEAIFAAAMwUACBRAADSFAAgMgAAAJoBACAQAAD_EAAgEQAAgBEAIBIAAIERACATAACCEQAgFAAAgxEAIBUAAIQRACAWAACFEQAgFwAAhhEAIBsAAIcRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA_AACYEQAgQAAAmREAIEIAAJoRACBDAACbEQAgSQAA0hQAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtB0AAlQwAIe4HAgCCDAAh7wcgAK0NACHwB0AAlQwAIfEHIACtDQAhMBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDUAAJERACA2AACSEQAgOQAAkxEAIDoAAJQRACA7AACVEQAgPQAAlhEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QdAAJUMACHuBwIAggwAIe8HIACtDQAh8AdAAJUMACHxByAArQ0AIQMAAACaAQAgUAAAzhQAIFEAANUUACAyAAAAmgEAIBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDUAAJERACA2AACSEQAgOQAAkxEAIDoAAJQRACA7AACVEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACBJAADVFAAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HQACVDAAh7gcCAIIMACHvByAArQ0AIfAHQACVDAAh8QcgAK0NACEwEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtB0AAlQwAIe4HAgCCDAAh7wcgAK0NACHwB0AAlQwAIfEHIACtDQAhMBAAAMYTACARAADHEwAgEgAAyBMAIBMAAMkTACAUAADKEwAgFQAAyxMAIBYAAMwTACAXAADNEwAgGwAAzhMAIBwAAM8TACAhAADREwAgIwAA0BMAICUAANITACAqAADTEwAgLQAA1BMAIC8AANYTACAwAADXEwAgNAAA1RMAIDUAANgTACA2AADZEwAgOQAA2hMAIDoAANsTACA7AADcEwAgPQAA3RMAID4AAN4TACA_AADfEwAgQAAA4BMAIEIAAOETACC6BgIAAAABxgZAAAAAAd4GAQAAAAGJB0AAAAAB1wcBAAAAAeIHAQAAAAHjB0AAAAAB5AcBAAAAAeYHAAAA5gcC5wdAAAAAAegHQAAAAAHpBwEAAAAB6gdAAAAAAesHQAAAAAHsBwEAAAAB7QdAAAAAAe4HAgAAAAHvByAAAAAB8AdAAAAAAfEHIAAAAAECAAAAAQAgUAAA1hQAIAMAAACaAQAgUAAA1hQAIFEAANoUACAyAAAAmgEAIBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDUAAJERACA2AACSEQAgOQAAkxEAIDoAAJQRACA7AACVEQAgPQAAlhEAID4AAJcRACA_AACYEQAgQAAAmREAIEIAAJoRACBJAADaFAAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HQACVDAAh7gcCAIIMACHvByAArQ0AIfAHQACVDAAh8QcgAK0NACEwEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtB0AAlQwAIe4HAgCCDAAh7wcgAK0NACHwB0AAlQwAIfEHIACtDQAhCroGAgAAAAHGBkAAAAAB5wYCAAAAAegGAQAAAAHqBgEAAAABsQcgAAAAAbIHIAAAAAGzBwIAAAABtAdAAAAAAbUHAgAAAAEwEAAAxhMAIBEAAMcTACASAADIEwAgEwAAyRMAIBQAAMoTACAVAADLEwAgFgAAzBMAIBsAAM4TACAcAADPEwAgIQAA0RMAICMAANATACAlAADSEwAgKgAA0xMAIC0AANQTACAvAADWEwAgMAAA1xMAIDQAANUTACA1AADYEwAgNgAA2RMAIDkAANoTACA6AADbEwAgOwAA3BMAID0AAN0TACA-AADeEwAgPwAA3xMAIEAAAOATACBCAADhEwAgQwAA4hMAILoGAgAAAAHGBkAAAAAB3gYBAAAAAYkHQAAAAAHXBwEAAAAB4gcBAAAAAeMHQAAAAAHkBwEAAAAB5gcAAADmBwLnB0AAAAAB6AdAAAAAAekHAQAAAAHqB0AAAAAB6wdAAAAAAewHAQAAAAHtB0AAAAAB7gcCAAAAAe8HIAAAAAHwB0AAAAAB8QcgAAAAAQIAAAABACBQAADcFAAgBboGAgAAAAHGBkAAAAAB6gYBAAAAAesGAQAAAAG2BwIAAAABAgAAANUDACBQAADeFAAgBLoGAgAAAAHGBkAAAAAB5wYCAAAAAegGAQAAAAEDAAAAmgEAIFAAANwUACBRAADjFAAgMgAAAJoBACAQAAD_EAAgEQAAgBEAIBIAAIERACATAACCEQAgFAAAgxEAIBUAAIQRACAWAACFEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDUAAJERACA2AACSEQAgOQAAkxEAIDoAAJQRACA7AACVEQAgPQAAlhEAID4AAJcRACA_AACYEQAgQAAAmREAIEIAAJoRACBDAACbEQAgSQAA4xQAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtB0AAlQwAIe4HAgCCDAAh7wcgAK0NACHwB0AAlQwAIfEHIACtDQAhMBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QdAAJUMACHuBwIAggwAIe8HIACtDQAh8AdAAJUMACHxByAArQ0AIQMAAADYAwAgUAAA3hQAIFEAAOYUACAHAAAA2AMAIEkAAOYUACC6BgIAggwAIcYGQACDDAAh6gYBAIEMACHrBgEAgQwAIbYHAgCCDAAhBboGAgCCDAAhxgZAAIMMACHqBgEAgQwAIesGAQCBDAAhtgcCAIIMACEwEAAAxhMAIBEAAMcTACASAADIEwAgEwAAyRMAIBQAAMoTACAVAADLEwAgFgAAzBMAIBcAAM0TACAcAADPEwAgIQAA0RMAICMAANATACAlAADSEwAgKgAA0xMAIC0AANQTACAvAADWEwAgMAAA1xMAIDQAANUTACA1AADYEwAgNgAA2RMAIDkAANoTACA6AADbEwAgOwAA3BMAID0AAN0TACA-AADeEwAgPwAA3xMAIEAAAOATACBCAADhEwAgQwAA4hMAILoGAgAAAAHGBkAAAAAB3gYBAAAAAYkHQAAAAAHXBwEAAAAB4gcBAAAAAeMHQAAAAAHkBwEAAAAB5gcAAADmBwLnB0AAAAAB6AdAAAAAAekHAQAAAAHqB0AAAAAB6wdAAAAAAewHAQAAAAHtB0AAAAAB7gcCAAAAAe8HIAAAAAHwB0AAAAAB8QcgAAAAAQIAAAABACBQAADnFAAgDRgAAJsQACAZAACcEAAgugYCAAAAAcYGQAAAAAHnBgIAAAAB6AYBAAAAAeoGAQAAAAGwBwIAAAABsQcgAAAAAbIHIAAAAAGzBwIAAAABtAdAAAAAAbUHAgAAAAECAAAAOQAgUAAA6RQAIAMAAACaAQAgUAAA5xQAIFEAAO0UACAyAAAAmgEAIBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACBJAADtFAAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HQACVDAAh7gcCAIIMACHvByAArQ0AIfAHQACVDAAh8QcgAK0NACEwEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtB0AAlQwAIe4HAgCCDAAh7wcgAK0NACHwB0AAlQwAIfEHIACtDQAhAwAAADcAIFAAAOkUACBRAADwFAAgDwAAADcAIBgAAIwQACAZAACNEAAgSQAA8BQAILoGAgCCDAAhxgZAAIMMACHnBgIAggwAIegGAQCBDAAh6gYBAIEMACGwBwIAggwAIbEHIACtDQAhsgcgAK0NACGzBwIAggwAIbQHQACDDAAhtQcCAIIMACENGAAAjBAAIBkAAI0QACC6BgIAggwAIcYGQACDDAAh5wYCAIIMACHoBgEAgQwAIeoGAQCBDAAhsAcCAIIMACGxByAArQ0AIbIHIACtDQAhswcCAIIMACG0B0AAgwwAIbUHAgCCDAAhMBAAAMYTACARAADHEwAgEgAAyBMAIBQAAMoTACAVAADLEwAgFgAAzBMAIBcAAM0TACAbAADOEwAgHAAAzxMAICEAANETACAjAADQEwAgJQAA0hMAICoAANMTACAtAADUEwAgLwAA1hMAIDAAANcTACA0AADVEwAgNQAA2BMAIDYAANkTACA5AADaEwAgOgAA2xMAIDsAANwTACA9AADdEwAgPgAA3hMAID8AAN8TACBAAADgEwAgQgAA4RMAIEMAAOITACC6BgIAAAABxgZAAAAAAd4GAQAAAAGJB0AAAAAB1wcBAAAAAeIHAQAAAAHjB0AAAAAB5AcBAAAAAeYHAAAA5gcC5wdAAAAAAegHQAAAAAHpBwEAAAAB6gdAAAAAAesHQAAAAAHsBwEAAAAB7QdAAAAAAe4HAgAAAAHvByAAAAAB8AdAAAAAAfEHIAAAAAECAAAAAQAgUAAA8RQAIAMAAACaAQAgUAAA8RQAIFEAAPUUACAyAAAAmgEAIBAAAP8QACARAACAEQAgEgAAgREAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACBJAAD1FAAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HQACVDAAh7gcCAIIMACHvByAArQ0AIfAHQACVDAAh8QcgAK0NACEwEAAA_xAAIBEAAIARACASAACBEQAgFAAAgxEAIBUAAIQRACAWAACFEQAgFwAAhhEAIBsAAIcRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtB0AAlQwAIe4HAgCCDAAh7wcgAK0NACHwB0AAlQwAIfEHIACtDQAhMBAAAMYTACARAADHEwAgEgAAyBMAIBMAAMkTACAVAADLEwAgFgAAzBMAIBcAAM0TACAbAADOEwAgHAAAzxMAICEAANETACAjAADQEwAgJQAA0hMAICoAANMTACAtAADUEwAgLwAA1hMAIDAAANcTACA0AADVEwAgNQAA2BMAIDYAANkTACA5AADaEwAgOgAA2xMAIDsAANwTACA9AADdEwAgPgAA3hMAID8AAN8TACBAAADgEwAgQgAA4RMAIEMAAOITACC6BgIAAAABxgZAAAAAAd4GAQAAAAGJB0AAAAAB1wcBAAAAAeIHAQAAAAHjB0AAAAAB5AcBAAAAAeYHAAAA5gcC5wdAAAAAAegHQAAAAAHpBwEAAAAB6gdAAAAAAesHQAAAAAHsBwEAAAAB7QdAAAAAAe4HAgAAAAHvByAAAAAB8AdAAAAAAfEHIAAAAAECAAAAAQAgUAAA9hQAIAMAAACaAQAgUAAA9hQAIFEAAPoUACAyAAAAmgEAIBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACBJAAD6FAAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HQACVDAAh7gcCAIIMACHvByAArQ0AIfAHQACVDAAh8QcgAK0NACEwEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBUAAIQRACAWAACFEQAgFwAAhhEAIBsAAIcRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtB0AAlQwAIe4HAgCCDAAh7wcgAK0NACHwB0AAlQwAIfEHIACtDQAhMBAAAMYTACARAADHEwAgEgAAyBMAIBMAAMkTACAUAADKEwAgFgAAzBMAIBcAAM0TACAbAADOEwAgHAAAzxMAICEAANETACAjAADQEwAgJQAA0hMAICoAANMTACAtAADUEwAgLwAA1hMAIDAAANcTACA0AADVEwAgNQAA2BMAIDYAANkTACA5AADaEwAgOgAA2xMAIDsAANwTACA9AADdEwAgPgAA3hMAID8AAN8TACBAAADgEwAgQgAA4RMAIEMAAOITACC6BgIAAAABxgZAAAAAAd4GAQAAAAGJB0AAAAAB1wcBAAAAAeIHAQAAAAHjB0AAAAAB5AcBAAAAAeYHAAAA5gcC5wdAAAAAAegHQAAAAAHpBwEAAAAB6gdAAAAAAesHQAAAAAHsBwEAAAAB7QdAAAAAAe4HAgAAAAHvByAAAAAB8AdAAAAAAfEHIAAAAAECAAAAAQAgUAAA-xQAIAMAAACaAQAgUAAA-xQAIFEAAP8UACAyAAAAmgEAIBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACBJAAD_FAAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HQACVDAAh7gcCAIIMACHvByAArQ0AIfAHQACVDAAh8QcgAK0NACEwEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAWAACFEQAgFwAAhhEAIBsAAIcRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtB0AAlQwAIe4HAgCCDAAh7wcgAK0NACHwB0AAlQwAIfEHIACtDQAhMBAAAMYTACARAADHEwAgEgAAyBMAIBMAAMkTACAUAADKEwAgFQAAyxMAIBcAAM0TACAbAADOEwAgHAAAzxMAICEAANETACAjAADQEwAgJQAA0hMAICoAANMTACAtAADUEwAgLwAA1hMAIDAAANcTACA0AADVEwAgNQAA2BMAIDYAANkTACA5AADaEwAgOgAA2xMAIDsAANwTACA9AADdEwAgPgAA3hMAID8AAN8TACBAAADgEwAgQgAA4RMAIEMAAOITACC6BgIAAAABxgZAAAAAAd4GAQAAAAGJB0AAAAAB1wcBAAAAAeIHAQAAAAHjB0AAAAAB5AcBAAAAAeYHAAAA5gcC5wdAAAAAAegHQAAAAAHpBwEAAAAB6gdAAAAAAesHQAAAAAHsBwEAAAAB7QdAAAAAAe4HAgAAAAHvByAAAAAB8AdAAAAAAfEHIAAAAAECAAAAAQAgUAAAgBUAIAMAAACaAQAgUAAAgBUAIFEAAIQVACAyAAAAmgEAIBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACBJAACEFQAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HQACVDAAh7gcCAIIMACHvByAArQ0AIfAHQACVDAAh8QcgAK0NACEwEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFwAAhhEAIBsAAIcRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtB0AAlQwAIe4HAgCCDAAh7wcgAK0NACHwB0AAlQwAIfEHIACtDQAhCLoGAgAAAAHGBkAAAAAB5wYCAAAAAeoGAQAAAAHvBgAAAJYHApIHAQAAAAGWBwIAAAABlwcCAAAAAQkZAAC1DwAgHgAAvA8AICEAALcPACC6BgIAAAABxgZAAAAAAecGAgAAAAGQBwIAAAABkgcBAAAAAZMHAgAAAAECAAAAVAAgUAAAhhUAIAMAAABLACBQAACGFQAgUQAAihUAIAsAAABLACAZAACODwAgHgAAjQ8AICEAAJAPACBJAACKFQAgugYCAIIMACHGBkAAgwwAIecGAgCCDAAhkAcCAIIMACGSBwEAgQwAIZMHAgCCDAAhCRkAAI4PACAeAACNDwAgIQAAkA8AILoGAgCCDAAhxgZAAIMMACHnBgIAggwAIZAHAgCCDAAhkgcBAIEMACGTBwIAggwAIQ0ZAAC5DwAgHQAAuA8AICIAAMMPACAkAAC7DwAgugYCAAAAAcYGQAAAAAHnBgIAAAAB6gYBAAAAAe8GAAAAlgcCkgcBAAAAAZQHAgAAAAGWBwIAAAABlwcCAAAAAQIAAABFACBQAACLFQAgMBAAAMYTACARAADHEwAgEgAAyBMAIBMAAMkTACAUAADKEwAgFQAAyxMAIBYAAMwTACAXAADNEwAgGwAAzhMAICEAANETACAjAADQEwAgJQAA0hMAICoAANMTACAtAADUEwAgLwAA1hMAIDAAANcTACA0AADVEwAgNQAA2BMAIDYAANkTACA5AADaEwAgOgAA2xMAIDsAANwTACA9AADdEwAgPgAA3hMAID8AAN8TACBAAADgEwAgQgAA4RMAIEMAAOITACC6BgIAAAABxgZAAAAAAd4GAQAAAAGJB0AAAAAB1wcBAAAAAeIHAQAAAAHjB0AAAAAB5AcBAAAAAeYHAAAA5gcC5wdAAAAAAegHQAAAAAHpBwEAAAAB6gdAAAAAAesHQAAAAAHsBwEAAAAB7QdAAAAAAe4HAgAAAAHvByAAAAAB8AdAAAAAAfEHIAAAAAECAAAAAQAgUAAAjRUAIAO6BgIAAAAB1gYBAAAAAYMHAQAAAAECAAAApgUAIFAAAI8VACAwEAAAxhMAIBEAAMcTACASAADIEwAgEwAAyRMAIBQAAMoTACAVAADLEwAgFgAAzBMAIBcAAM0TACAbAADOEwAgHAAAzxMAICEAANETACAlAADSEwAgKgAA0xMAIC0AANQTACAvAADWEwAgMAAA1xMAIDQAANUTACA1AADYEwAgNgAA2RMAIDkAANoTACA6AADbEwAgOwAA3BMAID0AAN0TACA-AADeEwAgPwAA3xMAIEAAAOATACBCAADhEwAgQwAA4hMAILoGAgAAAAHGBkAAAAAB3gYBAAAAAYkHQAAAAAHXBwEAAAAB4gcBAAAAAeMHQAAAAAHkBwEAAAAB5gcAAADmBwLnB0AAAAAB6AdAAAAAAekHAQAAAAHqB0AAAAAB6wdAAAAAAewHAQAAAAHtB0AAAAAB7gcCAAAAAe8HIAAAAAHwB0AAAAAB8QcgAAAAAQIAAAABACBQAACRFQAgBboGAgAAAAHGBkAAAAAB5wYCAAAAAZIHAQAAAAGTBwIAAAABAwAAAJoBACBQAACNFQAgUQAAlhUAIDIAAACaAQAgEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAIEkAAJYVACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QdAAJUMACHuBwIAggwAIe8HIACtDQAh8AdAAJUMACHxByAArQ0AITAQAAD_EAAgEQAAgBEAIBIAAIERACATAACCEQAgFAAAgxEAIBUAAIQRACAWAACFEQAgFwAAhhEAIBsAAIcRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDUAAJERACA2AACSEQAgOQAAkxEAIDoAAJQRACA7AACVEQAgPQAAlhEAID4AAJcRACA_AACYEQAgQAAAmREAIEIAAJoRACBDAACbEQAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HQACVDAAh7gcCAIIMACHvByAArQ0AIfAHQACVDAAh8QcgAK0NACEDAAAARwAgUAAAjxUAIFEAAJkVACAFAAAARwAgSQAAmRUAILoGAgCCDAAh1gYBAIEMACGDBwEAgQwAIQO6BgIAggwAIdYGAQCBDAAhgwcBAIEMACEDxgZAAAAAAdQGAgAAAAHpBgIAAAABAwAAAJoBACBQAACRFQAgUQAAnRUAIDIAAACaAQAgEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAIEkAAJ0VACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QdAAJUMACHuBwIAggwAIe8HIACtDQAh8AdAAJUMACHxByAArQ0AITAQAAD_EAAgEQAAgBEAIBIAAIERACATAACCEQAgFAAAgxEAIBUAAIQRACAWAACFEQAgFwAAhhEAIBsAAIcRACAcAACIEQAgIQAAihEAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDUAAJERACA2AACSEQAgOQAAkxEAIDoAAJQRACA7AACVEQAgPQAAlhEAID4AAJcRACA_AACYEQAgQAAAmREAIEIAAJoRACBDAACbEQAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HQACVDAAh7gcCAIIMACHvByAArQ0AIfAHQACVDAAh8QcgAK0NACEDAAAAQwAgUAAAixUAIFEAAKAVACAPAAAAQwAgGQAApA8AIB0AAKMPACAiAADCDwAgJAAApg8AIEkAAKAVACC6BgIAggwAIcYGQACDDAAh5wYCAIIMACHqBgEAgQwAIe8GAACiD5YHIpIHAQCBDAAhlAcCAJYMACGWBwIAlgwAIZcHAgCCDAAhDRkAAKQPACAdAACjDwAgIgAAwg8AICQAAKYPACC6BgIAggwAIcYGQACDDAAh5wYCAIIMACHqBgEAgQwAIe8GAACiD5YHIpIHAQCBDAAhlAcCAJYMACGWBwIAlgwAIZcHAgCCDAAhMBAAAMYTACARAADHEwAgEgAAyBMAIBMAAMkTACAUAADKEwAgFQAAyxMAIBYAAMwTACAXAADNEwAgGwAAzhMAIBwAAM8TACAjAADQEwAgJQAA0hMAICoAANMTACAtAADUEwAgLwAA1hMAIDAAANcTACA0AADVEwAgNQAA2BMAIDYAANkTACA5AADaEwAgOgAA2xMAIDsAANwTACA9AADdEwAgPgAA3hMAID8AAN8TACBAAADgEwAgQgAA4RMAIEMAAOITACC6BgIAAAABxgZAAAAAAd4GAQAAAAGJB0AAAAAB1wcBAAAAAeIHAQAAAAHjB0AAAAAB5AcBAAAAAeYHAAAA5gcC5wdAAAAAAegHQAAAAAHpBwEAAAAB6gdAAAAAAesHQAAAAAHsBwEAAAAB7QdAAAAAAe4HAgAAAAHvByAAAAAB8AdAAAAAAfEHIAAAAAECAAAAAQAgUAAAoRUAIAkZAAC1DwAgHgAAvA8AIB8AALYPACC6BgIAAAABxgZAAAAAAecGAgAAAAGQBwIAAAABkgcBAAAAAZMHAgAAAAECAAAAVAAgUAAAoxUAIAMAAACaAQAgUAAAoRUAIFEAAKcVACAyAAAAmgEAIBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACBJAACnFQAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HQACVDAAh7gcCAIIMACHvByAArQ0AIfAHQACVDAAh8QcgAK0NACEwEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtB0AAlQwAIe4HAgCCDAAh7wcgAK0NACHwB0AAlQwAIfEHIACtDQAhAwAAAEsAIFAAAKMVACBRAACqFQAgCwAAAEsAIBkAAI4PACAeAACNDwAgHwAAjw8AIEkAAKoVACC6BgIAggwAIcYGQACDDAAh5wYCAIIMACGQBwIAggwAIZIHAQCBDAAhkwcCAIIMACEJGQAAjg8AIB4AAI0PACAfAACPDwAgugYCAIIMACHGBkAAgwwAIecGAgCCDAAhkAcCAIIMACGSBwEAgQwAIZMHAgCCDAAhDRkAALkPACAdAAC4DwAgIgAAww8AICMAALoPACC6BgIAAAABxgZAAAAAAecGAgAAAAHqBgEAAAAB7wYAAACWBwKSBwEAAAABlAcCAAAAAZYHAgAAAAGXBwIAAAABAgAAAEUAIFAAAKsVACADAAAAQwAgUAAAqxUAIFEAAK8VACAPAAAAQwAgGQAApA8AIB0AAKMPACAiAADCDwAgIwAApQ8AIEkAAK8VACC6BgIAggwAIcYGQACDDAAh5wYCAIIMACHqBgEAgQwAIe8GAACiD5YHIpIHAQCBDAAhlAcCAJYMACGWBwIAlgwAIZcHAgCCDAAhDRkAAKQPACAdAACjDwAgIgAAwg8AICMAAKUPACC6BgIAggwAIcYGQACDDAAh5wYCAIIMACHqBgEAgQwAIe8GAACiD5YHIpIHAQCBDAAhlAcCAJYMACGWBwIAlgwAIZcHAgCCDAAhMBAAAMYTACARAADHEwAgEgAAyBMAIBMAAMkTACAUAADKEwAgFQAAyxMAIBYAAMwTACAXAADNEwAgGwAAzhMAIBwAAM8TACAhAADREwAgIwAA0BMAICUAANITACAtAADUEwAgLwAA1hMAIDAAANcTACA0AADVEwAgNQAA2BMAIDYAANkTACA5AADaEwAgOgAA2xMAIDsAANwTACA9AADdEwAgPgAA3hMAID8AAN8TACBAAADgEwAgQgAA4RMAIEMAAOITACC6BgIAAAABxgZAAAAAAd4GAQAAAAGJB0AAAAAB1wcBAAAAAeIHAQAAAAHjB0AAAAAB5AcBAAAAAeYHAAAA5gcC5wdAAAAAAegHQAAAAAHpBwEAAAAB6gdAAAAAAesHQAAAAAHsBwEAAAAB7QdAAAAAAe4HAgAAAAHvByAAAAAB8AdAAAAAAfEHIAAAAAECAAAAAQAgUAAAsBUAIBIdAQAAAAG6BgIAAAABxgZAAAAAAdUGAgAAAAHqBgEAAAAB6wYBAAAAAe8GAAAAiAcC-gYQAAAAAYMHAQAAAAGEBwEAAAABhQcQAAAAAYYHAgAAAAGIBwEAAAABiQdAAAAAAYoHAgAAAAGLByAAAAABjAcBAAAAAY0HAQAAAAEDAAAAmgEAIFAAALAVACBRAAC1FQAgMgAAAJoBACAQAAD_EAAgEQAAgBEAIBIAAIERACATAACCEQAgFAAAgxEAIBUAAIQRACAWAACFEQAgFwAAhhEAIBsAAIcRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDUAAJERACA2AACSEQAgOQAAkxEAIDoAAJQRACA7AACVEQAgPQAAlhEAID4AAJcRACA_AACYEQAgQAAAmREAIEIAAJoRACBDAACbEQAgSQAAtRUAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtB0AAlQwAIe4HAgCCDAAh7wcgAK0NACHwB0AAlQwAIfEHIACtDQAhMBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QdAAJUMACHuBwIAggwAIe8HIACtDQAh8AdAAJUMACHxByAArQ0AIQkEAAD2DgAgugYCAAAAAcYGQAAAAAHVBgIAAAAB1gYBAAAAAesGAQAAAAHvBgAAAI8HAoMHAQAAAAGPByAAAAABAgAAAGEAIFAAALYVACAG6gYBAAAAAfcGAgAAAAH4BgIAAAAB-gYQAAAAAfsGAgAAAAH8BgEAAAABAwAAAF8AIFAAALYVACBRAAC7FQAgCwAAAF8AIAQAAOgOACBJAAC7FQAgugYCAIIMACHGBkAAgwwAIdUGAgCCDAAh1gYBAIEMACHrBgEAgQwAIe8GAADnDo8HIoMHAQCBDAAhjwcgAK0NACEJBAAA6A4AILoGAgCCDAAhxgZAAIMMACHVBgIAggwAIdYGAQCBDAAh6wYBAIEMACHvBgAA5w6PByKDBwEAgQwAIY8HIACtDQAhMBAAAMYTACARAADHEwAgEgAAyBMAIBMAAMkTACAUAADKEwAgFQAAyxMAIBYAAMwTACAXAADNEwAgGwAAzhMAIBwAAM8TACAhAADREwAgIwAA0BMAICUAANITACAqAADTEwAgLwAA1hMAIDAAANcTACA0AADVEwAgNQAA2BMAIDYAANkTACA5AADaEwAgOgAA2xMAIDsAANwTACA9AADdEwAgPgAA3hMAID8AAN8TACBAAADgEwAgQgAA4RMAIEMAAOITACC6BgIAAAABxgZAAAAAAd4GAQAAAAGJB0AAAAAB1wcBAAAAAeIHAQAAAAHjB0AAAAAB5AcBAAAAAeYHAAAA5gcC5wdAAAAAAegHQAAAAAHpBwEAAAAB6gdAAAAAAesHQAAAAAHsBwEAAAAB7QdAAAAAAe4HAgAAAAHvByAAAAAB8AdAAAAAAfEHIAAAAAECAAAAAQAgUAAAvBUAIAbqBgEAAAAB9wYCAAAAAfkGAgAAAAH6BhAAAAAB-wYCAAAAAfwGAQAAAAEB9wYCAAAAAQMAAACaAQAgUAAAvBUAIFEAAMIVACAyAAAAmgEAIBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACBJAADCFQAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HQACVDAAh7gcCAIIMACHvByAArQ0AIfAHQACVDAAh8QcgAK0NACEwEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtB0AAlQwAIe4HAgCCDAAh7wcgAK0NACHwB0AAlQwAIfEHIACtDQAhFB0BAAAAASYAAOAOACC6BgIAAAABxgZAAAAAAdUGAgAAAAHqBgEAAAAB6wYBAAAAAe8GAAAAiAcC9wYCAAAAAfoGEAAAAAGDBwEAAAABhAcBAAAAAYUHEAAAAAGGBwIAAAABiAcBAAAAAYkHQAAAAAGKBwIAAAABiwcgAAAAAYwHAQAAAAGNBwEAAAABAgAAAGUAIFAAAMMVACAJJwAAyw4AICoAAM0OACC6BgIAAAABxgZAAAAAAe8GAAAAgQcC_gYAAAD-BgL_BgIAAAABgQdAAAAAAYIHAQAAAAECAAAAdwAgUAAAxRUAIAMAAABjACBQAADDFQAgUQAAyRUAIBYAAABjACAdAQCBDAAhJgAA1Q4AIEkAAMkVACC6BgIAggwAIcYGQACDDAAh1QYCAJYMACHqBgEAgQwAIesGAQCBDAAh7wYAANQOiAci9wYCAJYMACH6BhAApA4AIYMHAQCqDAAhhAcBAKoMACGFBxAA0w4AIYYHAgCCDAAhiAcBAKoMACGJB0AAlQwAIYoHAgCCDAAhiwcgAK0NACGMBwEAgQwAIY0HAQCBDAAhFB0BAIEMACEmAADVDgAgugYCAIIMACHGBkAAgwwAIdUGAgCWDAAh6gYBAIEMACHrBgEAgQwAIe8GAADUDogHIvcGAgCWDAAh-gYQAKQOACGDBwEAqgwAIYQHAQCqDAAhhQcQANMOACGGBwIAggwAIYgHAQCqDAAhiQdAAJUMACGKBwIAggwAIYsHIACtDQAhjAcBAIEMACGNBwEAgQwAIQMAAAB1ACBQAADFFQAgUQAAzBUAIAsAAAB1ACAnAACwDgAgKgAAsg4AIEkAAMwVACC6BgIAggwAIcYGQACDDAAh7wYAAK8OgQci_gYAAK4O_gYi_wYCAIIMACGBB0AAlQwAIYIHAQCqDAAhCScAALAOACAqAACyDgAgugYCAIIMACHGBkAAgwwAIe8GAACvDoEHIv4GAACuDv4GIv8GAgCCDAAhgQdAAJUMACGCBwEAqgwAIQknAADLDgAgKAAAzA4AILoGAgAAAAHGBkAAAAAB7wYAAACBBwL-BgAAAP4GAv8GAgAAAAGBB0AAAAABggcBAAAAAQIAAAB3ACBQAADNFQAgAwAAAHUAIFAAAM0VACBRAADRFQAgCwAAAHUAICcAALAOACAoAACxDgAgSQAA0RUAILoGAgCCDAAhxgZAAIMMACHvBgAArw6BByL-BgAArg7-BiL_BgIAggwAIYEHQACVDAAhggcBAKoMACEJJwAAsA4AICgAALEOACC6BgIAggwAIcYGQACDDAAh7wYAAK8OgQci_gYAAK4O_gYi_wYCAIIMACGBB0AAlQwAIYIHAQCqDAAhMBAAAMYTACARAADHEwAgEgAAyBMAIBMAAMkTACAUAADKEwAgFQAAyxMAIBYAAMwTACAXAADNEwAgGwAAzhMAIBwAAM8TACAhAADREwAgIwAA0BMAICUAANITACAqAADTEwAgLQAA1BMAIC8AANYTACAwAADXEwAgNQAA2BMAIDYAANkTACA5AADaEwAgOgAA2xMAIDsAANwTACA9AADdEwAgPgAA3hMAID8AAN8TACBAAADgEwAgQgAA4RMAIEMAAOITACC6BgIAAAABxgZAAAAAAd4GAQAAAAGJB0AAAAAB1wcBAAAAAeIHAQAAAAHjB0AAAAAB5AcBAAAAAeYHAAAA5gcC5wdAAAAAAegHQAAAAAHpBwEAAAAB6gdAAAAAAesHQAAAAAHsBwEAAAAB7QdAAAAAAe4HAgAAAAHvByAAAAAB8AdAAAAAAfEHIAAAAAECAAAAAQAgUAAA0hUAIAS6BgIAAAABxgZAAAAAAecGAgAAAAHoBgEAAAABA8YGQAAAAAHUBgIAAAAB6QYCAAAAAQMAAACaAQAgUAAA0hUAIFEAANgVACAyAAAAmgEAIBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACBJAADYFQAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HQACVDAAh7gcCAIIMACHvByAArQ0AIfAHQACVDAAh8QcgAK0NACEwEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtB0AAlQwAIe4HAgCCDAAh7wcgAK0NACHwB0AAlQwAIfEHIACtDQAhMBAAAMYTACARAADHEwAgEgAAyBMAIBMAAMkTACAUAADKEwAgFQAAyxMAIBYAAMwTACAXAADNEwAgGwAAzhMAIBwAAM8TACAhAADREwAgIwAA0BMAICUAANITACAqAADTEwAgLQAA1BMAIC8AANYTACA0AADVEwAgNQAA2BMAIDYAANkTACA5AADaEwAgOgAA2xMAIDsAANwTACA9AADdEwAgPgAA3hMAID8AAN8TACBAAADgEwAgQgAA4RMAIEMAAOITACC6BgIAAAABxgZAAAAAAd4GAQAAAAGJB0AAAAAB1wcBAAAAAeIHAQAAAAHjB0AAAAAB5AcBAAAAAeYHAAAA5gcC5wdAAAAAAegHQAAAAAHpBwEAAAAB6gdAAAAAAesHQAAAAAHsBwEAAAAB7QdAAAAAAe4HAgAAAAHvByAAAAAB8AdAAAAAAfEHIAAAAAECAAAAAQAgUAAA2RUAIBUZAACTDgAgLwAAlA4AIDEAAJYOACAyAACXDgAgugYCAAAAAcYGQAAAAAHhBgEAAAAB4gYEAAAAAeQGAQAAAAHnBgIAAAAB6gYBAAAAAesGAQAAAAHtBgAAAO0GAu8GAAAA7wYC8AYIAAAAAfEGAgAAAAHyBgIAAAAB8wYBAAAAAfQGAgAAAAH1BgIAAAAB9gYCAAAAAQIAAAB7ACBQAADbFQAgAwAAAJoBACBQAADZFQAgUQAA3xUAIDIAAACaAQAgEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAIEkAAN8VACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QdAAJUMACHuBwIAggwAIe8HIACtDQAh8AdAAJUMACHxByAArQ0AITAQAAD_EAAgEQAAgBEAIBIAAIERACATAACCEQAgFAAAgxEAIBUAAIQRACAWAACFEQAgFwAAhhEAIBsAAIcRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgNAAAjhEAIDUAAJERACA2AACSEQAgOQAAkxEAIDoAAJQRACA7AACVEQAgPQAAlhEAID4AAJcRACA_AACYEQAgQAAAmREAIEIAAJoRACBDAACbEQAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HQACVDAAh7gcCAIIMACHvByAArQ0AIfAHQACVDAAh8QcgAK0NACEDAAAAeQAgUAAA2xUAIFEAAOIVACAXAAAAeQAgGQAA7A0AIC8AAO0NACAxAADvDQAgMgAA8A0AIEkAAOIVACC6BgIAggwAIcYGQACDDAAh4QYBAIEMACHiBgQAuQ0AIeQGAQCBDAAh5wYCAIIMACHqBgEAgQwAIesGAQCBDAAh7QYAAOkN7QYi7wYAAOoN7wYi8AYIAOsNACHxBgIAlgwAIfIGAgCWDAAh8wYBAKoMACH0BgIAggwAIfUGAgCCDAAh9gYCAIIMACEVGQAA7A0AIC8AAO0NACAxAADvDQAgMgAA8A0AILoGAgCCDAAhxgZAAIMMACHhBgEAgQwAIeIGBAC5DQAh5AYBAIEMACHnBgIAggwAIeoGAQCBDAAh6wYBAIEMACHtBgAA6Q3tBiLvBgAA6g3vBiLwBggA6w0AIfEGAgCWDAAh8gYCAJYMACHzBgEAqgwAIfQGAgCCDAAh9QYCAIIMACH2BgIAggwAITAQAADGEwAgEQAAxxMAIBIAAMgTACATAADJEwAgFAAAyhMAIBUAAMsTACAWAADMEwAgFwAAzRMAIBsAAM4TACAcAADPEwAgIQAA0RMAICMAANATACAlAADSEwAgKgAA0xMAIC0AANQTACAwAADXEwAgNAAA1RMAIDUAANgTACA2AADZEwAgOQAA2hMAIDoAANsTACA7AADcEwAgPQAA3RMAID4AAN4TACA_AADfEwAgQAAA4BMAIEIAAOETACBDAADiEwAgugYCAAAAAcYGQAAAAAHeBgEAAAABiQdAAAAAAdcHAQAAAAHiBwEAAAAB4wdAAAAAAeQHAQAAAAHmBwAAAOYHAucHQAAAAAHoB0AAAAAB6QcBAAAAAeoHQAAAAAHrB0AAAAAB7AcBAAAAAe0HQAAAAAHuBwIAAAAB7wcgAAAAAfAHQAAAAAHxByAAAAABAgAAAAEAIFAAAOMVACAVGQAAkw4AIDAAAJUOACAxAACWDgAgMgAAlw4AILoGAgAAAAHGBkAAAAAB4QYBAAAAAeIGBAAAAAHkBgEAAAAB5wYCAAAAAeoGAQAAAAHrBgEAAAAB7QYAAADtBgLvBgAAAO8GAvAGCAAAAAHxBgIAAAAB8gYCAAAAAfMGAQAAAAH0BgIAAAAB9QYCAAAAAfYGAgAAAAECAAAAewAgUAAA5RUAIAMAAACaAQAgUAAA4xUAIFEAAOkVACAyAAAAmgEAIBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACBJAADpFQAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HQACVDAAh7gcCAIIMACHvByAArQ0AIfAHQACVDAAh8QcgAK0NACEwEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtB0AAlQwAIe4HAgCCDAAh7wcgAK0NACHwB0AAlQwAIfEHIACtDQAhAwAAAHkAIFAAAOUVACBRAADsFQAgFwAAAHkAIBkAAOwNACAwAADuDQAgMQAA7w0AIDIAAPANACBJAADsFQAgugYCAIIMACHGBkAAgwwAIeEGAQCBDAAh4gYEALkNACHkBgEAgQwAIecGAgCCDAAh6gYBAIEMACHrBgEAgQwAIe0GAADpDe0GIu8GAADqDe8GIvAGCADrDQAh8QYCAJYMACHyBgIAlgwAIfMGAQCqDAAh9AYCAIIMACH1BgIAggwAIfYGAgCCDAAhFRkAAOwNACAwAADuDQAgMQAA7w0AIDIAAPANACC6BgIAggwAIcYGQACDDAAh4QYBAIEMACHiBgQAuQ0AIeQGAQCBDAAh5wYCAIIMACHqBgEAgQwAIesGAQCBDAAh7QYAAOkN7QYi7wYAAOoN7wYi8AYIAOsNACHxBgIAlgwAIfIGAgCWDAAh8wYBAKoMACH0BgIAggwAIfUGAgCCDAAh9gYCAIIMACEVGQAAkw4AIC8AAJQOACAwAACVDgAgMgAAlw4AILoGAgAAAAHGBkAAAAAB4QYBAAAAAeIGBAAAAAHkBgEAAAAB5wYCAAAAAeoGAQAAAAHrBgEAAAAB7QYAAADtBgLvBgAAAO8GAvAGCAAAAAHxBgIAAAAB8gYCAAAAAfMGAQAAAAH0BgIAAAAB9QYCAAAAAfYGAgAAAAECAAAAewAgUAAA7RUAIAMAAAB5ACBQAADtFQAgUQAA8RUAIBcAAAB5ACAZAADsDQAgLwAA7Q0AIDAAAO4NACAyAADwDQAgSQAA8RUAILoGAgCCDAAhxgZAAIMMACHhBgEAgQwAIeIGBAC5DQAh5AYBAIEMACHnBgIAggwAIeoGAQCBDAAh6wYBAIEMACHtBgAA6Q3tBiLvBgAA6g3vBiLwBggA6w0AIfEGAgCWDAAh8gYCAJYMACHzBgEAqgwAIfQGAgCCDAAh9QYCAIIMACH2BgIAggwAIRUZAADsDQAgLwAA7Q0AIDAAAO4NACAyAADwDQAgugYCAIIMACHGBkAAgwwAIeEGAQCBDAAh4gYEALkNACHkBgEAgQwAIecGAgCCDAAh6gYBAIEMACHrBgEAgQwAIe0GAADpDe0GIu8GAADqDe8GIvAGCADrDQAh8QYCAJYMACHyBgIAlgwAIfMGAQCqDAAh9AYCAIIMACH1BgIAggwAIfYGAgCCDAAhMBAAAMYTACARAADHEwAgEgAAyBMAIBMAAMkTACAUAADKEwAgFQAAyxMAIBYAAMwTACAXAADNEwAgGwAAzhMAIBwAAM8TACAhAADREwAgIwAA0BMAICUAANITACAqAADTEwAgLQAA1BMAIC8AANYTACAwAADXEwAgNAAA1RMAIDYAANkTACA5AADaEwAgOgAA2xMAIDsAANwTACA9AADdEwAgPgAA3hMAID8AAN8TACBAAADgEwAgQgAA4RMAIEMAAOITACC6BgIAAAABxgZAAAAAAd4GAQAAAAGJB0AAAAAB1wcBAAAAAeIHAQAAAAHjB0AAAAAB5AcBAAAAAeYHAAAA5gcC5wdAAAAAAegHQAAAAAHpBwEAAAAB6gdAAAAAAesHQAAAAAHsBwEAAAAB7QdAAAAAAe4HAgAAAAHvByAAAAAB8AdAAAAAAfEHIAAAAAECAAAAAQAgUAAA8hUAIAMAAACaAQAgUAAA8hUAIFEAAPYVACAyAAAAmgEAIBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACBJAAD2FQAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HQACVDAAh7gcCAIIMACHvByAArQ0AIfAHQACVDAAh8QcgAK0NACEwEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtB0AAlQwAIe4HAgCCDAAh7wcgAK0NACHwB0AAlQwAIfEHIACtDQAhMBAAAMYTACARAADHEwAgEgAAyBMAIBMAAMkTACAUAADKEwAgFQAAyxMAIBYAAMwTACAXAADNEwAgGwAAzhMAIBwAAM8TACAhAADREwAgIwAA0BMAICUAANITACAqAADTEwAgLQAA1BMAIC8AANYTACAwAADXEwAgNAAA1RMAIDUAANgTACA5AADaEwAgOgAA2xMAIDsAANwTACA9AADdEwAgPgAA3hMAID8AAN8TACBAAADgEwAgQgAA4RMAIEMAAOITACC6BgIAAAABxgZAAAAAAd4GAQAAAAGJB0AAAAAB1wcBAAAAAeIHAQAAAAHjB0AAAAAB5AcBAAAAAeYHAAAA5gcC5wdAAAAAAegHQAAAAAHpBwEAAAAB6gdAAAAAAesHQAAAAAHsBwEAAAAB7QdAAAAAAe4HAgAAAAHvByAAAAAB8AdAAAAAAfEHIAAAAAECAAAAAQAgUAAA9xUAIAMAAACaAQAgUAAA9xUAIFEAAPsVACAyAAAAmgEAIBAAAP8QACARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDUAAJERACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACBJAAD7FQAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HQACVDAAh7gcCAIIMACHvByAArQ0AIfAHQACVDAAh8QcgAK0NACEwEAAA_xAAIBEAAIARACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtB0AAlQwAIe4HAgCCDAAh7wcgAK0NACHwB0AAlQwAIfEHIACtDQAhFRkAAJMOACAvAACUDgAgMAAAlQ4AIDEAAJYOACC6BgIAAAABxgZAAAAAAeEGAQAAAAHiBgQAAAAB5AYBAAAAAecGAgAAAAHqBgEAAAAB6wYBAAAAAe0GAAAA7QYC7wYAAADvBgLwBggAAAAB8QYCAAAAAfIGAgAAAAHzBgEAAAAB9AYCAAAAAfUGAgAAAAH2BgIAAAABAgAAAHsAIFAAAPwVACALBAAAyQ0AILoGAgAAAAHGBkAAAAAB1QYCAAAAAdYGAQAAAAHhBgEAAAAB4gYEAAAAAeMGAQAAAAHkBgEAAAAB5QZAAAAAAeYGAQAAAAECAAAAkgEAIFAAAP4VACADAAAAeQAgUAAA_BUAIFEAAIIWACAXAAAAeQAgGQAA7A0AIC8AAO0NACAwAADuDQAgMQAA7w0AIEkAAIIWACC6BgIAggwAIcYGQACDDAAh4QYBAIEMACHiBgQAuQ0AIeQGAQCBDAAh5wYCAIIMACHqBgEAgQwAIesGAQCBDAAh7QYAAOkN7QYi7wYAAOoN7wYi8AYIAOsNACHxBgIAlgwAIfIGAgCWDAAh8wYBAKoMACH0BgIAggwAIfUGAgCCDAAh9gYCAIIMACEVGQAA7A0AIC8AAO0NACAwAADuDQAgMQAA7w0AILoGAgCCDAAhxgZAAIMMACHhBgEAgQwAIeIGBAC5DQAh5AYBAIEMACHnBgIAggwAIeoGAQCBDAAh6wYBAIEMACHtBgAA6Q3tBiLvBgAA6g3vBiLwBggA6w0AIfEGAgCWDAAh8gYCAJYMACHzBgEAqgwAIfQGAgCCDAAh9QYCAIIMACH2BgIAggwAIQMAAACJAQAgUAAA_hUAIFEAAIUWACANAAAAiQEAIAQAAMINACBJAACFFgAgugYCAIIMACHGBkAAgwwAIdUGAgCCDAAh1gYBAIEMACHhBgEAgQwAIeIGBAC5DQAh4wYBAIEMACHkBgEAgQwAIeUGQACDDAAh5gYBAIEMACELBAAAwg0AILoGAgCCDAAhxgZAAIMMACHVBgIAggwAIdYGAQCBDAAh4QYBAIEMACHiBgQAuQ0AIeMGAQCBDAAh5AYBAIEMACHlBkAAgwwAIeYGAQCBDAAhMBAAAMYTACASAADIEwAgEwAAyRMAIBQAAMoTACAVAADLEwAgFgAAzBMAIBcAAM0TACAbAADOEwAgHAAAzxMAICEAANETACAjAADQEwAgJQAA0hMAICoAANMTACAtAADUEwAgLwAA1hMAIDAAANcTACA0AADVEwAgNQAA2BMAIDYAANkTACA5AADaEwAgOgAA2xMAIDsAANwTACA9AADdEwAgPgAA3hMAID8AAN8TACBAAADgEwAgQgAA4RMAIEMAAOITACC6BgIAAAABxgZAAAAAAd4GAQAAAAGJB0AAAAAB1wcBAAAAAeIHAQAAAAHjB0AAAAAB5AcBAAAAAeYHAAAA5gcC5wdAAAAAAegHQAAAAAHpBwEAAAAB6gdAAAAAAesHQAAAAAHsBwEAAAAB7QdAAAAAAe4HAgAAAAHvByAAAAAB8AdAAAAAAfEHIAAAAAECAAAAAQAgUAAAhhYAIAS6BgIAAAABwQYAAPIMACDGBkAAAAAB1AYCAAAAAQm-BgABAAABvwYAAQAAAcEGAACZDAAgwgYCAAAAAcMGQAAAAAHEBgIAAAABxQZAAAAAAcYGQAAAAAHHBkAAAAABDAYAAM0MACAIAADODAAgugYCAAAAAcEGAADMDAAgxAYCAAAAAcYGQAAAAAHHBkAAAAABzwYAAQAAAdAGAQAAAAHRBgEAAAAB0gZAAAAAAdMGQAAAAAECAAAADwAgUAAAihYAIAMAAAANACBQAACKFgAgUQAAjhYAIA4AAAANACAGAACrDAAgCAAArAwAIEkAAI4WACC6BgIAggwAIcEGAACoDAAgxAYCAIIMACHGBkAAgwwAIccGQACDDAAhzwYAAakMACHQBgEAqgwAIdEGAQCqDAAh0gZAAJUMACHTBkAAlQwAIQwGAACrDAAgCAAArAwAILoGAgCCDAAhwQYAAKgMACDEBgIAggwAIcYGQACDDAAhxwZAAIMMACHPBgABqQwAIdAGAQCqDAAh0QYBAKoMACHSBkAAlQwAIdMGQACVDAAhC7oGAgAAAAHBBgAAvQwAIMYGQAAAAAHHBkAAAAABzAYAAQAAAdQGAgAAAAHWBgEAAAABnQdAAAAAAd8HAQAAAAHgB0AAAAAB4QcCAAAAAQMAAACaAQAgUAAAhhYAIFEAAJIWACAyAAAAmgEAIBAAAP8QACASAACBEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACBJAACSFgAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HQACVDAAh7gcCAIIMACHvByAArQ0AIfAHQACVDAAh8QcgAK0NACEwEAAA_xAAIBIAAIERACATAACCEQAgFAAAgxEAIBUAAIQRACAWAACFEQAgFwAAhhEAIBsAAIcRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtB0AAlQwAIe4HAgCCDAAh7wcgAK0NACHwB0AAlQwAIfEHIACtDQAhCwQAAKQNACAMAACmDQAgDgAApw0AILoGAgAAAAHGBkAAAAAB1QYCAAAAAdYGAQAAAAHXBgEAAAAB2AYAAQAAAdkGAACiDQAg2gYAAKMNACACAAAAJgAgUAAAkxYAIDAQAADGEwAgEQAAxxMAIBMAAMkTACAUAADKEwAgFQAAyxMAIBYAAMwTACAXAADNEwAgGwAAzhMAIBwAAM8TACAhAADREwAgIwAA0BMAICUAANITACAqAADTEwAgLQAA1BMAIC8AANYTACAwAADXEwAgNAAA1RMAIDUAANgTACA2AADZEwAgOQAA2hMAIDoAANsTACA7AADcEwAgPQAA3RMAID4AAN4TACA_AADfEwAgQAAA4BMAIEIAAOETACBDAADiEwAgugYCAAAAAcYGQAAAAAHeBgEAAAABiQdAAAAAAdcHAQAAAAHiBwEAAAAB4wdAAAAAAeQHAQAAAAHmBwAAAOYHAucHQAAAAAHoB0AAAAAB6QcBAAAAAeoHQAAAAAHrB0AAAAAB7AcBAAAAAe0HQAAAAAHuBwIAAAAB7wcgAAAAAfAHQAAAAAHxByAAAAABAgAAAAEAIFAAAJUWACAJugYCAAAAAcEGAADMDAAgxgZAAAAAAccGQAAAAAHPBgABAAAB0AYBAAAAAdEGAQAAAAHSBkAAAAAB0wZAAAAAAQm-BgABAAABvwYAAQAAAcAGAgAAAAHBBgAAmQwAIMIGAgAAAAHDBkAAAAABxQZAAAAAAcYGQAAAAAHHBkAAAAABAwAAAAcAIFAAAJMWACBRAACbFgAgDQAAAAcAIAQAAP4MACAMAACADQAgDgAAgQ0AIEkAAJsWACC6BgIAggwAIcYGQACDDAAh1QYCAIIMACHWBgEAgQwAIdcGAQCBDAAh2AYAAakMACHZBgAA_AwAINoGAAD9DAAgCwQAAP4MACAMAACADQAgDgAAgQ0AILoGAgCCDAAhxgZAAIMMACHVBgIAggwAIdYGAQCBDAAh1wYBAIEMACHYBgABqQwAIdkGAAD8DAAg2gYAAP0MACADAAAAmgEAIFAAAJUWACBRAACeFgAgMgAAAJoBACAQAAD_EAAgEQAAgBEAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDUAAJERACA2AACSEQAgOQAAkxEAIDoAAJQRACA7AACVEQAgPQAAlhEAID4AAJcRACA_AACYEQAgQAAAmREAIEIAAJoRACBDAACbEQAgSQAAnhYAILoGAgCCDAAhxgZAAIMMACHeBgEAqgwAIYkHQACVDAAh1wcBAKoMACHiBwEAgQwAIeMHQACVDAAh5AcBAKoMACHmBwAA_hDmByLnB0AAlQwAIegHQACVDAAh6QcBAKoMACHqB0AAlQwAIesHQACVDAAh7AcBAKoMACHtB0AAlQwAIe4HAgCCDAAh7wcgAK0NACHwB0AAlQwAIfEHIACtDQAhMBAAAP8QACARAACAEQAgEwAAghEAIBQAAIMRACAVAACEEQAgFgAAhREAIBcAAIYRACAbAACHEQAgHAAAiBEAICEAAIoRACAjAACJEQAgJQAAixEAICoAAIwRACAtAACNEQAgLwAAjxEAIDAAAJARACA0AACOEQAgNQAAkREAIDYAAJIRACA5AACTEQAgOgAAlBEAIDsAAJURACA9AACWEQAgPgAAlxEAID8AAJgRACBAAACZEQAgQgAAmhEAIEMAAJsRACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QdAAJUMACHuBwIAggwAIe8HIACtDQAh8AdAAJUMACHxByAArQ0AIQgDAADzDAAgBQAA9AwAIAwAAPYMACC6BgIAAAABwAYCAAAAAcEGAADyDAAgxgZAAAAAAdQGAgAAAAECAAAACwAgUAAAnxYAIAPGBkAAAAABzAYAAQAAAc4GQAAAAAELBAAApA0AIAwAAKYNACANAAClDQAgugYCAAAAAcYGQAAAAAHVBgIAAAAB1gYBAAAAAdcGAQAAAAHYBgABAAAB2QYAAKINACDaBgAAow0AIAIAAAAmACBQAACiFgAgMBEAAMcTACASAADIEwAgEwAAyRMAIBQAAMoTACAVAADLEwAgFgAAzBMAIBcAAM0TACAbAADOEwAgHAAAzxMAICEAANETACAjAADQEwAgJQAA0hMAICoAANMTACAtAADUEwAgLwAA1hMAIDAAANcTACA0AADVEwAgNQAA2BMAIDYAANkTACA5AADaEwAgOgAA2xMAIDsAANwTACA9AADdEwAgPgAA3hMAID8AAN8TACBAAADgEwAgQgAA4RMAIEMAAOITACC6BgIAAAABxgZAAAAAAd4GAQAAAAGJB0AAAAAB1wcBAAAAAeIHAQAAAAHjB0AAAAAB5AcBAAAAAeYHAAAA5gcC5wdAAAAAAegHQAAAAAHpBwEAAAAB6gdAAAAAAesHQAAAAAHsBwEAAAAB7QdAAAAAAe4HAgAAAAHvByAAAAAB8AdAAAAAAfEHIAAAAAECAAAAAQAgUAAApBYAIAMAAAAHACBQAACiFgAgUQAAqBYAIA0AAAAHACAEAAD-DAAgDAAAgA0AIA0AAP8MACBJAACoFgAgugYCAIIMACHGBkAAgwwAIdUGAgCCDAAh1gYBAIEMACHXBgEAgQwAIdgGAAGpDAAh2QYAAPwMACDaBgAA_QwAIAsEAAD-DAAgDAAAgA0AIA0AAP8MACC6BgIAggwAIcYGQACDDAAh1QYCAIIMACHWBgEAgQwAIdcGAQCBDAAh2AYAAakMACHZBgAA_AwAINoGAAD9DAAgAwAAAJoBACBQAACkFgAgUQAAqxYAIDIAAACaAQAgEQAAgBEAIBIAAIERACATAACCEQAgFAAAgxEAIBUAAIQRACAWAACFEQAgFwAAhhEAIBsAAIcRACAcAACIEQAgIQAAihEAICMAAIkRACAlAACLEQAgKgAAjBEAIC0AAI0RACAvAACPEQAgMAAAkBEAIDQAAI4RACA1AACREQAgNgAAkhEAIDkAAJMRACA6AACUEQAgOwAAlREAID0AAJYRACA-AACXEQAgPwAAmBEAIEAAAJkRACBCAACaEQAgQwAAmxEAIEkAAKsWACC6BgIAggwAIcYGQACDDAAh3gYBAKoMACGJB0AAlQwAIdcHAQCqDAAh4gcBAIEMACHjB0AAlQwAIeQHAQCqDAAh5gcAAP4Q5gci5wdAAJUMACHoB0AAlQwAIekHAQCqDAAh6gdAAJUMACHrB0AAlQwAIewHAQCqDAAh7QdAAJUMACHuBwIAggwAIe8HIACtDQAh8AdAAJUMACHxByAArQ0AITARAACAEQAgEgAAgREAIBMAAIIRACAUAACDEQAgFQAAhBEAIBYAAIURACAXAACGEQAgGwAAhxEAIBwAAIgRACAhAACKEQAgIwAAiREAICUAAIsRACAqAACMEQAgLQAAjREAIC8AAI8RACAwAACQEQAgNAAAjhEAIDUAAJERACA2AACSEQAgOQAAkxEAIDoAAJQRACA7AACVEQAgPQAAlhEAID4AAJcRACA_AACYEQAgQAAAmREAIEIAAJoRACBDAACbEQAgugYCAIIMACHGBkAAgwwAId4GAQCqDAAhiQdAAJUMACHXBwEAqgwAIeIHAQCBDAAh4wdAAJUMACHkBwEAqgwAIeYHAAD-EOYHIucHQACVDAAh6AdAAJUMACHpBwEAqgwAIeoHQACVDAAh6wdAAJUMACHsBwEAqgwAIe0HQACVDAAh7gcCAIIMACHvByAArQ0AIfAHQACVDAAh8QcgAK0NACELugYCAAAAAcAGAgAAAAHBBgAAvQwAIMYGQAAAAAHHBkAAAAABzAYAAQAAAdQGAgAAAAHWBgEAAAABnQdAAAAAAd8HAQAAAAHgB0AAAAABAwAAAAkAIFAAAJ8WACBRAACvFgAgCgAAAAkAIAMAANYMACAFAADXDAAgDAAA2QwAIEkAAK8WACC6BgIAggwAIcAGAgCCDAAhwQYAANUMACDGBkAAgwwAIdQGAgCCDAAhCAMAANYMACAFAADXDAAgDAAA2QwAILoGAgCCDAAhwAYCAIIMACHBBgAA1QwAIMYGQACDDAAh1AYCAIIMACEMBgAAzQwAIAkAAM8MACC6BgIAAAABwQYAAMwMACDEBgIAAAABxgZAAAAAAccGQAAAAAHPBgABAAAB0AYBAAAAAdEGAQAAAAHSBkAAAAAB0wZAAAAAAQIAAAAPACBQAACwFgAgAwAAAA0AIFAAALAWACBRAAC0FgAgDgAAAA0AIAYAAKsMACAJAACtDAAgSQAAtBYAILoGAgCCDAAhwQYAAKgMACDEBgIAggwAIcYGQACDDAAhxwZAAIMMACHPBgABqQwAIdAGAQCqDAAh0QYBAKoMACHSBkAAlQwAIdMGQACVDAAhDAYAAKsMACAJAACtDAAgugYCAIIMACHBBgAAqAwAIMQGAgCCDAAhxgZAAIMMACHHBkAAgwwAIc8GAAGpDAAh0AYBAKoMACHRBgEAqgwAIdIGQACVDAAh0wZAAJUMACEIAwAA8wwAIAUAAPQMACALAAD1DAAgugYCAAAAAcAGAgAAAAHBBgAA8gwAIMYGQAAAAAHUBgIAAAABAgAAAAsAIFAAALUWACALBAAApA0AIA0AAKUNACAOAACnDQAgugYCAAAAAcYGQAAAAAHVBgIAAAAB1gYBAAAAAdcGAQAAAAHYBgABAAAB2QYAAKINACDaBgAAow0AIAIAAAAmACBQAAC3FgAgAwAAAAkAIFAAALUWACBRAAC7FgAgCgAAAAkAIAMAANYMACAFAADXDAAgCwAA2AwAIEkAALsWACC6BgIAggwAIcAGAgCCDAAhwQYAANUMACDGBkAAgwwAIdQGAgCCDAAhCAMAANYMACAFAADXDAAgCwAA2AwAILoGAgCCDAAhwAYCAIIMACHBBgAA1QwAIMYGQACDDAAh1AYCAIIMACEDAAAABwAgUAAAtxYAIFEAAL4WACANAAAABwAgBAAA_gwAIA0AAP8MACAOAACBDQAgSQAAvhYAILoGAgCCDAAhxgZAAIMMACHVBgIAggwAIdYGAQCBDAAh1wYBAIEMACHYBgABqQwAIdkGAAD8DAAg2gYAAP0MACALBAAA_gwAIA0AAP8MACAOAACBDQAgugYCAIIMACHGBkAAgwwAIdUGAgCCDAAh1gYBAIEMACHXBgEAgQwAIdgGAAGpDAAh2QYAAPwMACDaBgAA_QwAIB4KADMQBgIRJwMSKAQTKgsULgwVMg0WNg4XOg8bQhIcRhQhWhgjWRclXhwqYh0teCAvjwEmMJABJzR8JTWTASo2lQEsOZkBLTqdAS07ngEtPaIBLj6kAS4_qAEvQK0BMEKxATFDtQEyAwMAAQUIAw8kBQUEAAEKAAoMHwgNDAQOIAIFAwABBQADCgAJCxAFDBsIBAYABAgUBgkVAgoABwEHAAUCCBYACRcAAgUAAwYcBAILHQAMHgADDCIADSEADiMAAQMAAQEDAAEBAwABAQMAAQQKABMYABAZAAEbQBICCgARFzsPARc8AAIZAAEaAA8BG0EABgoAGxkAAR1IFSJMFyNVFyRXGgIKABYcSRQBHEoABQoAGRkAAR4AFB9NFCFRGAIDAAEgABcBIVIAAR4AFAEjWAABAwABAwQAAQoAJCxmHgMKACMmZx0oax8CKQAgKwAeBAoAIicAAShsHypwIQEpACACKHEAKnIAAShzAAEsdAAGCgArGQABL4ABJjCEAScxhgEoMogBKQIZAAEuACUCAwABLgAlAS4AJQIujAElM4oBKgIEAAEyiwEpAi-NAQAwjgEAAQQAAQMZmwEBNwABOJwBAQIEowEBPAABAQOpAQEBAwABAUEAAQEDAAEbELYBABG3AQASuAEAFLkBABW6AQAWuwEAF7wBABu9AQAcvgEAIcABACO_AQAlwQEAKsIBAC3DAQAvxQEAMMYBADTEAQA1xwEAOcgBADrJAQA7ygEAPcsBAD7MAQA_zQEAQM4BAELPAQBD0AEAAAAABQoAOFYAOVcAOlgAO1kAPAAAAAAABQoAOFYAOVcAOlgAO1kAPAMDAAEF8QEDD_IBBQMDAAEF-AEDD_kBBQUKAEFWAEJXAENYAERZAEUAAAAAAAUKAEFWAEJXAENYAERZAEUBA4sCAQEDkQIBBQoASlYAS1cATFgATVkATgAAAAAABQoASlYAS1cATFgATVkATgFBAAEBQQABBQoAU1YAVFcAVVgAVlkAVwAAAAAABQoAU1YAVFcAVVgAVlkAVwEDAAEBAwABBQoAXFYAXVcAXlgAX1kAYAAAAAAABQoAXFYAXVcAXlgAX1kAYAEDAAEBAwABBQoAZVYAZlcAZ1gAaFkAaQAAAAAABQoAZVYAZlcAZ1gAaFkAaQAAAAUKAG9WAHBXAHFYAHJZAHMAAAAAAAUKAG9WAHBXAHFYAHJZAHMDGf4CATcAATj_AgEDGYUDATcAATiGAwEFCgB4VgB5VwB6WAB7WQB8AAAAAAAFCgB4VgB5VwB6WAB7WQB8AgSYAwE8AAECBJ4DATwAAQUKAIEBVgCCAVcAgwFYAIQBWQCFAQAAAAAABQoAgQFWAIIBVwCDAVgAhAFZAIUBAAAABQoAiwFWAIwBVwCNAVgAjgFZAI8BAAAAAAAFCgCLAVYAjAFXAI0BWACOAVkAjwEBAwABAQMAAQUKAJQBVgCVAVcAlgFYAJcBWQCYAQAAAAAABQoAlAFWAJUBVwCWAVgAlwFZAJgBAAAFCgCdAVYAngFXAJ8BWACgAVkAoQEAAAAAAAUKAJ0BVgCeAVcAnwFYAKABWQChAQIYABAZAAECGAAQGQABBQoApgFWAKcBVwCoAVgAqQFZAKoBAAAAAAAFCgCmAVYApwFXAKgBWACpAVkAqgECGQABGgAPAhkAARoADwUKAK8BVgCwAVcAsQFYALIBWQCzAQAAAAAABQoArwFWALABVwCxAVgAsgFZALMBAAAABQoAuQFWALoBVwC7AVgAvAFZAL0BAAAAAAAFCgC5AVYAugFXALsBWAC8AVkAvQEBAwABAQMAAQUKAMIBVgDDAVcAxAFYAMUBWQDGAQAAAAAABQoAwgFWAMMBVwDEAVgAxQFZAMYBAQMAAQEDAAEFCgDLAVYAzAFXAM0BWADOAVkAzwEAAAAAAAUKAMsBVgDMAVcAzQFYAM4BWQDPAQEDAAEBAwABBQoA1AFWANUBVwDWAVgA1wFZANgBAAAAAAAFCgDUAVYA1QFXANYBWADXAVkA2AEBAwABAQMAAQUKAN0BVgDeAVcA3wFYAOABWQDhAQAAAAAABQoA3QFWAN4BVwDfAVgA4AFZAOEBAAAAAwoA5wFYAOgBWQDpAQAAAAMKAOcBWADoAVkA6QEAAAUKAO4BVgDvAVcA8AFYAPEBWQDyAQAAAAAABQoA7gFWAO8BVwDwAVgA8QFZAPIBAxkAAR3IBRUiyQUXAxkAAR3PBRUi0AUXBQoA9wFWAPgBVwD5AVgA-gFZAPsBAAAAAAAFCgD3AVYA-AFXAPkBWAD6AVkA-wECGQABHgAUAhkAAR4AFAUKAIACVgCBAlcAggJYAIMCWQCEAgAAAAAABQoAgAJWAIECVwCCAlgAgwJZAIQCAgMAASAAFwIDAAEgABcFCgCJAlYAigJXAIsCWACMAlkAjQIAAAAAAAUKAIkCVgCKAlcAiwJYAIwCWQCNAgEeABQFCgCRAlYAkgJXAJMCWACUAlkAlQIAAAAAAAUKAJECVgCSAlcAkwJYAJQCWQCVAgEEAAEBBAABBQoAmgJWAJsCVwCcAlgAnQJZAJ4CAAAAAAAFCgCaAlYAmwJXAJwCWACdAlkAngIBJrYGHQEmvAYdBQoAowJWAKQCVwClAlgApgJZAKcCAAAAAAAFCgCjAlYApAJXAKUCWACmAlkApwIBJwABAScAAQUKAKwCVgCtAlcArgJYAK8CWQCwAgAAAAAABQoArAJWAK0CVwCuAlgArwJZALACAikAICsAHgIpACArAB4FCgC1AlYAtgJXALcCWAC4AlkAuQIAAAAAAAUKALUCVgC2AlcAtwJYALgCWQC5AgEpACABKQAgBQoAvgJWAL8CVwDAAlgAwQJZAMICAAAAAAAFCgC-AlYAvwJXAMACWADBAlkAwgIBGQABARkAAQUKAMcCVgDIAlcAyQJYAMoCWQDLAgAAAAAABQoAxwJWAMgCVwDJAlgAygJZAMsCAgMAAS4AJQIDAAEuACUFCgDQAlYA0QJXANICWADTAlkA1AIAAAAAAAUKANACVgDRAlcA0gJYANMCWQDUAgIZAAEuACUCGQABLgAlBQoA2QJWANoCVwDbAlgA3AJZAN0CAAAAAAAFCgDZAlYA2gJXANsCWADcAlkA3QIBLgAlAS4AJQUKAOICVgDjAlcA5AJYAOUCWQDmAgAAAAAABQoA4gJWAOMCVwDkAlgA5QJZAOYCAQQAAQEEAAEFCgDrAlYA7AJXAO0CWADuAlkA7wIAAAAAAAUKAOsCVgDsAlcA7QJYAO4CWQDvAgEEAAEBBAABBQoA9AJWAPUCVwD2AlgA9wJZAPgCAAAAAAAFCgD0AlYA9QJXAPYCWAD3AlkA-AICLpsIJTOaCCoCLqIIJTOhCCoFCgD9AlYA_gJXAP8CWACAA1kAgQMAAAAAAAUKAP0CVgD-AlcA_wJYAIADWQCBAwEEAAEBBAABBQoAhgNWAIcDVwCIA1gAiQNZAIoDAAAAAAAFCgCGA1YAhwNXAIgDWACJA1kAigMCAwABBQADAgMAAQUAAwUKAI8DVgCQA1cAkQNYAJIDWQCTAwAAAAAABQoAjwNWAJADVwCRA1gAkgNZAJMDAQYABAEGAAQFCgCYA1YAmQNXAJoDWACbA1kAnAMAAAAAAAUKAJgDVgCZA1cAmgNYAJsDWQCcAwEHAAUBBwAFBQoAoQNWAKIDVwCjA1gApANZAKUDAAAAAAAFCgChA1YAogNXAKMDWACkA1kApQMCBQADBowJBAIFAAMGkgkEBQoAqgNWAKsDVwCsA1gArQNZAK4DAAAAAAAFCgCqA1YAqwNXAKwDWACtA1kArgMAAAADCgC0A1gAtQNZALYDAAAAAwoAtANYALUDWQC2AwAAAAMKALwDWAC9A1kAvgMAAAADCgC8A1gAvQNZAL4DAAAAAwoAxANYAMUDWQDGAwAAAAMKAMQDWADFA1kAxgMAAAAFCgDMA1YAzQNXAM4DWADPA1kA0AMAAAAAAAUKAMwDVgDNA1cAzgNYAM8DWQDQA0QCAUXRAQFG0wEBR9QBAUjVAQFK1wEBS9kBNEzaATVN3AEBTt4BNE_fATZS4AEBU-EBAVTiATRa5QE3W-YBPVznAQJd6AECXukBAl_qAQJg6wECYe0BAmLvATRj8AE-ZPQBAmX2ATRm9wE_Z_oBAmj7AQJp_AE0av8BQGuAAkZsgQIvbYICL26DAi9vhAIvcIUCL3GHAi9yiQI0c4oCR3SNAi91jwI0dpACSHeSAi94kwIveZQCNHqXAkl7mAJPfJkCMX2aAjF-mwIxf5wCMYABnQIxgQGfAjGCAaECNIMBogJQhAGkAjGFAaYCNIYBpwJRhwGoAjGIAakCMYkBqgI0igGtAlKLAa4CWIwBrwIwjQGwAjCOAbECMI8BsgIwkAGzAjCRAbUCMJIBtwI0kwG4AlmUAboCMJUBvAI0lgG9AlqXAb4CMJgBvwIwmQHAAjSaAcMCW5sBxAJhnAHFAhydAcYCHJ4BxwIcnwHIAhygAckCHKEBywIcogHNAjSjAc4CYqQB0AIcpQHSAjSmAdMCY6cB1AIcqAHVAhypAdYCNKoB2QJkqwHaAmqsAdwCa60B3QJrrgHgAmuvAeECa7AB4gJrsQHkAmuyAeYCNLMB5wJstAHpAmu1AesCNLYB7AJttwHtAmu4Ae4Ca7kB7wI0ugHyAm67AfMCdLwB9AItvQH1Ai2-AfYCLb8B9wItwAH4Ai3BAfoCLcIB_AI0wwH9AnXEAYEDLcUBgwM0xgGEA3bHAYcDLcgBiAMtyQGJAzTKAYwDd8sBjQN9zAGOAy7NAY8DLs4BkAMuzwGRAy7QAZIDLtEBlAMu0gGWAzTTAZcDftQBmgMu1QGcAzTWAZ0Df9cBnwMu2AGgAy7ZAaEDNNoBpAOAAdsBpQOGAdwBpwOHAd0BqAOHAd4BqwOHAd8BrAOHAeABrQOHAeEBrwOHAeIBsQM04wGyA4gB5AG0A4cB5QG2AzTmAbcDiQHnAbgDhwHoAbkDhwHpAboDNOoBvQOKAesBvgOQAewBvwMy7QHAAzLuAcEDMu8BwgMy8AHDAzLxAcUDMvIBxwM08wHIA5EB9AHKAzL1AcwDNPYBzQOSAfcBzgMy-AHPAzL5AdADNPoB0wOTAfsB1AOZAfwB1gMQ_QHXAxD-AdoDEP8B2wMQgALcAxCBAt4DEIIC4AM0gwLhA5oBhALjAxCFAuUDNIYC5gObAYcC5wMQiALoAxCJAukDNIoC7AOcAYsC7QOiAYwC7gMPjQLvAw-OAvADD48C8QMPkALyAw-RAvQDD5IC9gM0kwL3A6MBlAL5Aw-VAvsDNJYC_AOkAZcC_QMPmAL-Aw-ZAv8DNJoCggSlAZsCgwSrAZwChAQSnQKFBBKeAoYEEp8ChwQSoAKIBBKhAooEEqICjAQ0owKNBKwBpAKPBBKlApEENKYCkgStAacCkwQSqAKUBBKpApUENKoCmASuAasCmQS0AawCmwS1Aa0CnAS1Aa4CnwS1Aa8CoAS1AbACoQS1AbECowS1AbICpQQ0swKmBLYBtAKoBLUBtQKqBDS2AqsEtwG3AqwEtQG4Aq0EtQG5Aq4ENLoCsQS4AbsCsgS-AbwCtAQLvQK1BAu-ArcEC78CuAQLwAK5BAvBArsEC8ICvQQ0wwK-BL8BxALABAvFAsIENMYCwwTAAccCxAQLyALFBAvJAsYENMoCyQTBAcsCygTHAcwCywQMzQLMBAzOAs0EDM8CzgQM0ALPBAzRAtEEDNIC0wQ00wLUBMgB1ALWBAzVAtgENNYC2QTJAdcC2gQM2ALbBAzZAtwENNoC3wTKAdsC4ATQAdwC4QQN3QLiBA3eAuMEDd8C5AQN4ALlBA3hAucEDeIC6QQ04wLqBNEB5ALsBA3lAu4ENOYC7wTSAecC8AQN6ALxBA3pAvIENOoC9QTTAesC9gTZAewC9wQO7QL4BA7uAvkEDu8C-gQO8AL7BA7xAv0EDvIC_wQ08wKABdoB9AKCBQ71AoQFNPYChQXbAfcChgUO-AKHBQ75AogFNPoCiwXcAfsCjAXiAfwCjgXjAf0CjwXjAf4CkgXjAf8CkwXjAYADlAXjAYEDlgXjAYIDmAU0gwOZBeQBhAObBeMBhQOdBTSGA54F5QGHA58F4wGIA6AF4wGJA6EFNIoDpAXmAYsDpQXqAYwDpwUVjQOoBRWOA6oFFY8DqwUVkAOsBRWRA64FFZIDsAU0kwOxBesBlAOzBRWVA7UFNJYDtgXsAZcDtwUVmAO4BRWZA7kFNJoDvAXtAZsDvQXzAZwDvgUUnQO_BRSeA8AFFJ8DwQUUoAPCBRShA8QFFKIDxgU0owPHBfQBpAPLBRSlA80FNKYDzgX1AacD0QUUqAPSBRSpA9MFNKoD1gX2AasD1wX8AawD2AUXrQPZBReuA9oFF68D2wUXsAPcBRexA94FF7ID4AU0swPhBf0BtAPjBRe1A-UFNLYD5gX-AbcD5wUXuAPoBRe5A-kFNLoD7AX_AbsD7QWFArwD7gUYvQPvBRi-A_AFGL8D8QUYwAPyBRjBA_QFGMID9gU0wwP3BYYCxAP5BRjFA_sFNMYD_AWHAscD_QUYyAP-BRjJA_8FNMoDggaIAssDgwaOAswDhQYazQOGBhrOA4gGGs8DiQYa0AOKBhrRA4wGGtIDjgY00wOPBo8C1AOQBhrVA5EGNNYDlAaQAtcDlQaWAtgDlgYd2QOXBh3aA5gGHdsDmQYd3AOaBh3dA5wGHd4DngY03wOfBpcC4AOhBh3hA6MGNOIDpAaYAuMDpQYd5AOmBh3lA6cGNOYDqgaZAucDqwafAugDrAYe6QOtBh7qA64GHusDrwYe7AOwBh7tA7IGHu4DtAY07wO1BqAC8AO4Bh7xA7oGNPIDuwahAvMDvQYe9AO-Bh71A78GNPYDwgaiAvcDwwaoAvgDxAYg-QPFBiD6A8YGIPsDxwYg_APIBiD9A8oGIP4DzAY0_wPNBqkCgATPBiCBBNEGNIIE0gaqAoME0wYghATUBiCFBNUGNIYE2AarAocE2QaxAogE2gYfiQTbBh-KBNwGH4sE3QYfjATeBh-NBOAGH44E4gY0jwTjBrICkATlBh-RBOcGNJIE6AazApME6QYflATqBh-VBOsGNJYE7ga0ApcE7wa6ApgE8AYhmQTxBiGaBPIGIZsE8wYhnAT0BiGdBPYGIZ4E-AY0nwT5BrsCoAT7BiGhBP0GNKIE_ga8AqME_wYhpASAByGlBIEHNKYEhAe9AqcEhQfDAqgEhgclqQSHByWqBIgHJasEiQclrASKByWtBIwHJa4Ejgc0rwSPB8QCsASRByWxBJMHNLIElAfFArMElQcltASWByW1BJcHNLYEmgfGArcEmwfMArgEnAcnuQSdBye6BJ4HJ7sEnwcnvASgBye9BKIHJ74EpAc0vwSlB80CwASnByfBBKkHNMIEqgfOAsMEqwcnxASsByfFBK0HNMYEsAfPAscEsQfVAsgEsgcmyQSzBybKBLQHJssEtQcmzAS2BybNBLgHJs4Eugc0zwS7B9YC0AS9BybRBL8HNNIEwAfXAtMEwQcm1ATCBybVBMMHNNYExgfYAtcExwfeAtgEyQco2QTKByjaBMwHKNsEzQco3ATOByjdBNAHKN4E0gc03wTTB98C4ATVByjhBNcHNOIE2AfgAuME2Qco5ATaByjlBNsHNOYE3gfhAucE3wfnAugE4Acq6QThByrqBOIHKusE4wcq7ATkByrtBOYHKu4E6Ac07wTpB-gC8ATrByrxBO0HNPIE7gfpAvME7wcq9ATwByr1BPEHNPYE9AfqAvcE9QfwAvgE9wcs-QT4Byz6BPoHLPsE-wcs_AT8Byz9BP4HLP4EgAg0_wSBCPECgAWDCCyBBYUINIIFhgjyAoMFhwgshAWICCyFBYkINIYFjAjzAocFjQj5AogFjwgpiQWQCCmKBZIIKYsFkwgpjAWUCCmNBZYIKY4FmAg0jwWZCPoCkAWdCCmRBZ8INJIFoAj7ApMFowgplAWkCCmVBaUINJYFqAj8ApcFqQiCA5gFqggDmQWrCAOaBawIA5sFrQgDnAWuCAOdBbAIA54Fsgg0nwWzCIMDoAW1CAOhBbcINKIFuAiEA6MFuQgDpAW6CAOlBbsINKYFvgiFA6cFvwiLA6gFwAgEqQXBCASqBcIIBKsFwwgErAXECAStBcYIBK4FyAg0rwXJCIwDsAXLCASxBc0INLIFzgiNA7MFzwgEtAXQCAS1BdEINLYF1AiOA7cF1QiUA7gF1ggFuQXXCAW6BdgIBbsF2QgFvAXaCAW9BdwIBb4F3gg0vwXfCJUDwAXhCAXBBeMINMIF5AiWA8MF5QgFxAXmCAXFBecINMYF6giXA8cF6widA8gF7AgGyQXtCAbKBe4IBssF7wgGzAXwCAbNBfIIBs4F9Ag0zwX1CJ4D0AX3CAbRBfkINNIF-gifA9MF-wgG1AX8CAbVBf0INNYFgAmgA9cFgQmmA9gFggkI2QWDCQjaBYQJCNsFhQkI3AWGCQjdBYgJCN4Figk03wWLCacD4AWOCQjhBZAJNOIFkQmoA-MFkwkI5AWUCQjlBZUJNOYFmAmpA-cFmQmvA-gFmwmwA-kFnAmwA-oFnwmwA-sFoAmwA-wFoQmwA-0FowmwA-4FpQk07wWmCbED8AWoCbAD8QWqCTTyBasJsgPzBawJsAP0Ba0JsAP1Ba4JNPYFsQmzA_cFsgm3A_gFtAm4A_kFtQm4A_oFuAm4A_sFuQm4A_wFugm4A_0FvAm4A_4Fvgk0_wW_CbkDgAbBCbgDgQbDCTSCBsQJugODBsUJuAOEBsYJuAOFBscJNIYGygm7A4cGywm_A4gGzQnAA4kGzgnAA4oG0QnAA4sG0gnAA4wG0wnAA40G1QnAA44G1wk0jwbYCcEDkAbaCcADkQbcCTSSBt0JwgOTBt4JwAOUBt8JwAOVBuAJNJYG4wnDA5cG5AnHA5gG5gnIA5kG5wnIA5oG6gnIA5sG6wnIA5wG7AnIA50G7gnIA54G8Ak0nwbxCckDoAbzCcgDoQb1CTSiBvYJygOjBvcJyAOkBvgJyAOlBvkJNKYG_AnLA6cG_QnRAw"
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
