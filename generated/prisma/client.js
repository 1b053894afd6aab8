// Made by `npm run generate` from prisma/schema.prisma, whose SHA-256 is
// 85ad4546282dc7e585c29948f3980ea927f4f71e42a68d8e779394ea8c594dc2.
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
  /// A product that was ordered stays as a row when it is deleted, inactive and visible to no one.
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
config.runtimeDataModel = JSON.parse('{"models":{"User":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"username","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"pendingEmail","kind":"scalar","type":"String","dbName":"pending_email"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"role","kind":"enum","type":"Role"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspendedUntil","kind":"scalar","type":"DateTime","dbName":"suspended_until"},{"name":"suspendedFor","kind":"scalar","type":"String","dbName":"suspended_for"},{"name":"silencedAt","kind":"scalar","type":"DateTime","dbName":"silenced_at"},{"name":"silencedUntil","kind":"scalar","type":"DateTime","dbName":"silenced_until"},{"name":"silencedFor","kind":"scalar","type":"String","dbName":"silenced_for"},{"name":"reportMailedAt","kind":"scalar","type":"DateTime","dbName":"report_mailed_at"},{"name":"approvedPosts","kind":"scalar","type":"Int","dbName":"approved_posts"},{"name":"awaitsApproval","kind":"scalar","type":"Boolean","dbName":"awaits_approval"},{"name":"deleteAt","kind":"scalar","type":"DateTime","dbName":"delete_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"twoFactors","kind":"scalar","type":"Boolean","dbName":"two_factors"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToUser"},{"name":"apps","kind":"object","type":"App","relationName":"AppToUser"},{"name":"appGrants","kind":"object","type":"AppGrant","relationName":"AppGrantToUser"},{"name":"totpFactor","kind":"object","type":"TotpFactor","relationName":"TotpFactorToUser"},{"name":"recoveryCodes","kind":"object","type":"RecoveryCode","relationName":"RecoveryCodeToUser"},{"name":"passkeys","kind":"object","type":"Passkey","relationName":"PasskeyToUser"},{"name":"identities","kind":"object","type":"Identity","relationName":"IdentityToUser"},{"name":"topics","kind":"object","type":"Topic","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToUser"},{"name":"questions","kind":"object","type":"Question","relationName":"QuestionToUser"},{"name":"answers","kind":"object","type":"Answer","relationName":"AnswerToUser"},{"name":"votes","kind":"object","type":"Vote","relationName":"UserToVote"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToUser"},{"name":"stores","kind":"object","type":"Store","relationName":"StoreToUser"},{"name":"orders","kind":"object","type":"Order","relationName":"OrderToUser"},{"name":"videos","kind":"object","type":"Video","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToUser"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToUser"},{"name":"files","kind":"object","type":"File","relationName":"FileToUser"},{"name":"fileUsage","kind":"object","type":"FileUsage","relationName":"FileUsageToUser"},{"name":"reportsMade","kind":"object","type":"Report","relationName":"reporter"},{"name":"reportsAbout","kind":"object","type":"Report","relationName":"author"},{"name":"reportsHandled","kind":"object","type":"Report","relationName":"handler"},{"name":"revisions","kind":"object","type":"Revision","relationName":"owner"},{"name":"edits","kind":"object","type":"Revision","relationName":"editor"},{"name":"mails","kind":"object","type":"Mail","relationName":"MailToUser"},{"name":"emailTokens","kind":"object","type":"EmailToken","relationName":"EmailTokenToUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"InvitationToUser"},{"name":"exports","kind":"object","type":"Export","relationName":"ExportToUser"}],"dbName":"users","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"appSessionId","kind":"scalar","type":"Int","dbName":"app_session_id"},{"name":"user","kind":"object","type":"User","relationName":"ApiKeyToUser"},{"name":"app","kind":"object","type":"App","relationName":"ApiKeyToApp"},{"name":"appSession","kind":"object","type":"AppSession","relationName":"ApiKeyToAppSession"}],"dbName":"api_keys","schema":null},"Mail":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"fault","kind":"scalar","type":"String"},{"name":"givenUpAt","kind":"scalar","type":"DateTime","dbName":"given_up_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"MailToUser"}],"dbName":"mails","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"creatorId","kind":"scalar","type":"Int","dbName":"creator_id"},{"name":"maxUses","kind":"scalar","type":"Int","dbName":"max_uses"},{"name":"uses","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"creator","kind":"object","type":"User","relationName":"InvitationToUser"}],"dbName":"invitations","schema":null},"EmailToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"EmailTokenToUser"}],"dbName":"email_tokens","schema":null},"IdempotencyKey":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"operation","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"request","kind":"scalar","type":"Bytes"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"IdempotencyKeyToUser"}],"dbName":"idempotency_keys","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"details","kind":"scalar","type":"Json"}],"dbName":"audit_log","schema":null},"Report":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"reporterId","kind":"scalar","type":"Int","dbName":"reporter_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"ReportStatus"},{"name":"handlerId","kind":"scalar","type":"Int","dbName":"handler_id"},{"name":"resolutionNote","kind":"scalar","type":"String","dbName":"resolution_note"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"},{"name":"reporter","kind":"object","type":"User","relationName":"reporter"},{"name":"author","kind":"object","type":"User","relationName":"author"},{"name":"handler","kind":"object","type":"User","relationName":"handler"}],"dbName":"reports","schema":null},"Revision":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"editorId","kind":"scalar","type":"Int","dbName":"editor_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"owner","kind":"object","type":"User","relationName":"owner"},{"name":"editor","kind":"object","type":"User","relationName":"editor"}],"dbName":"revisions","schema":null},"Removal":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"parentId","kind":"scalar","type":"Int","dbName":"parent_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"excerpt","kind":"scalar","type":"String"},{"name":"memory","kind":"scalar","type":"String"},{"name":"isPrivate","kind":"scalar","type":"Boolean","dbName":"is_private"},{"name":"state","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"removals","schema":null},"Export":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"parts","kind":"scalar","type":"Int"},{"name":"partsTotal","kind":"scalar","type":"Int","dbName":"parts_total"},{"name":"records","kind":"scalar","type":"BigInt"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"missing","kind":"scalar","type":"Int"},{"name":"fault","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"user","kind":"object","type":"User","relationName":"ExportToUser"}],"dbName":"exports","schema":null},"Board":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"topics","kind":"object","type":"Topic","relationName":"BoardToTopic"}],"dbName":"boards","schema":null},"Topic":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"boardId","kind":"scalar","type":"Int","dbName":"board_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"content","kind":"scalar","type":"String"},{"name":"isSticky","kind":"scalar","type":"Boolean","dbName":"is_sticky"},{"name":"isLocked","kind":"scalar","type":"Boolean","dbName":"is_locked"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"replyCount","kind":"scalar","type":"Int","dbName":"reply_count"},{"name":"lastReplyAt","kind":"scalar","type":"DateTime","dbName":"last_reply_at"},{"name":"lastReplyUserId","kind":"scalar","type":"Int","dbName":"last_reply_user_id"},{"name":"board","kind":"object","type":"Board","relationName":"BoardToTopic"},{"name":"author","kind":"object","type":"User","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToTopic"}],"dbName":"topics","schema":null},"Reply":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"topic","kind":"object","type":"Topic","relationName":"ReplyToTopic"},{"name":"author","kind":"object","type":"User","relationName":"ReplyToUser"}],"dbName":"replies","schema":null},"Session":{"fields":[{"name":"sid","kind":"scalar","type":"String"},{"name":"sess","kind":"scalar","type":"Json"},{"name":"expire","kind":"scalar","type":"DateTime"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"}],"dbName":"sessions","schema":null},"TotpFactor":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"secret","kind":"scalar","type":"String"},{"name":"lastStep","kind":"scalar","type":"BigInt","dbName":"last_step"},{"name":"wrongCodes","kind":"scalar","type":"Int","dbName":"wrong_codes"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"TotpFactorToUser"}],"dbName":"totp_factors","schema":null},"RecoveryCode":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"RecoveryCodeToUser"}],"dbName":"recovery_codes","schema":null},"Passkey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"credentialId","kind":"scalar","type":"Bytes","dbName":"credential_id"},{"name":"publicKey","kind":"scalar","type":"Bytes","dbName":"public_key"},{"name":"counter","kind":"scalar","type":"BigInt"},{"name":"transports","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"PasskeyToUser"}],"dbName":"passkeys","schema":null},"Identity":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"IdentityToUser"}],"dbName":"identities","schema":null},"Secret":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"secrets","schema":null},"Category":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"questions","kind":"object","type":"Question","relationName":"CategoryToQuestion"}],"dbName":"categories","schema":null},"Question":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"categoryId","kind":"scalar","type":"Int","dbName":"category_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"QuestionStatus"},{"name":"bestAnswerId","kind":"scalar","type":"Int","dbName":"best_answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answerCount","kind":"scalar","type":"Int","dbName":"answer_count"},{"name":"category","kind":"object","type":"Category","relationName":"CategoryToQuestion"},{"name":"author","kind":"object","type":"User","relationName":"QuestionToUser"},{"name":"bestAnswer","kind":"object","type":"Answer","relationName":"best"},{"name":"answers","kind":"object","type":"Answer","relationName":"answers"},{"name":"search","kind":"object","type":"QuestionSearch","relationName":"QuestionToQuestionSearch"}],"dbName":"questions","schema":null},"Answer":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"voteScore","kind":"scalar","type":"Int","dbName":"vote_score"},{"name":"question","kind":"object","type":"Question","relationName":"answers"},{"name":"author","kind":"object","type":"User","relationName":"AnswerToUser"},{"name":"bestOf","kind":"object","type":"Question","relationName":"best"},{"name":"votes","kind":"object","type":"Vote","relationName":"AnswerToVote"}],"dbName":"answers","schema":null},"Vote":{"fields":[{"name":"answerId","kind":"scalar","type":"Int","dbName":"answer_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"object","type":"Answer","relationName":"AnswerToVote"},{"name":"user","kind":"object","type":"User","relationName":"UserToVote"}],"dbName":"votes","schema":null},"QuestionSearch":{"fields":[{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"question","kind":"object","type":"Question","relationName":"QuestionToQuestionSearch"}],"dbName":"question_search","schema":null},"Store":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"StoreStatus"},{"name":"reopens","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"owner","kind":"object","type":"User","relationName":"StoreToUser"},{"name":"products","kind":"object","type":"Product","relationName":"ProductToStore"}],"dbName":"stores","schema":null},"Product":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"sku","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"regularPrice","kind":"scalar","type":"Decimal","dbName":"regular_price"},{"name":"stock","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"ProductStatus"},{"name":"category","kind":"scalar","type":"String"},{"name":"imageUrl","kind":"scalar","type":"String","dbName":"image_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"shelf","kind":"scalar","type":"Int"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"titleKey","kind":"scalar","type":"String","dbName":"title_key"},{"name":"categoryKey","kind":"scalar","type":"String","dbName":"category_key"},{"name":"store","kind":"object","type":"Store","relationName":"ProductToStore"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderItemToProduct"}],"dbName":"products","schema":null},"Order":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"area","kind":"enum","type":"OrderArea"},{"name":"buyerId","kind":"scalar","type":"Int","dbName":"buyer_id"},{"name":"status","kind":"enum","type":"OrderStatus"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"paymentReference","kind":"scalar","type":"String","dbName":"payment_reference"},{"name":"checkoutId","kind":"scalar","type":"Int","dbName":"checkout_id"},{"name":"disputeReason","kind":"scalar","type":"String","dbName":"dispute_reason"},{"name":"buyer","kind":"object","type":"User","relationName":"OrderToUser"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderToOrderItem"},{"name":"stores","kind":"object","type":"OrderStore","relationName":"OrderToOrderStore"}],"dbName":"orders","schema":null},"OrderItem":{"fields":[{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"quantity","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"storeName","kind":"scalar","type":"String","dbName":"store_name"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderItem"},{"name":"product","kind":"object","type":"Product","relationName":"OrderItemToProduct"}],"dbName":"order_items","schema":null},"OrderStore":{"fields":[{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderStore"}],"dbName":"order_stores","schema":null},"Video":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"visibility","kind":"enum","type":"VideoVisibility"},{"name":"status","kind":"enum","type":"VideoStatus"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"duration","kind":"scalar","type":"Float"},{"name":"width","kind":"scalar","type":"Int"},{"name":"height","kind":"scalar","type":"Int"},{"name":"thumbnailUrl","kind":"scalar","type":"String","dbName":"thumbnail_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"likeCount","kind":"scalar","type":"Int","dbName":"like_count"},{"name":"dislikeCount","kind":"scalar","type":"Int","dbName":"dislike_count"},{"name":"commentCount","kind":"scalar","type":"Int","dbName":"comment_count"},{"name":"author","kind":"object","type":"User","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToVideo"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToVideo"},{"name":"views","kind":"object","type":"VideoView","relationName":"VideoToVideoView"},{"name":"share","kind":"object","type":"Share","relationName":"ShareToVideo"}],"dbName":"videos","schema":null},"Rating":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"RatingToVideo"},{"name":"user","kind":"object","type":"User","relationName":"RatingToUser"}],"dbName":"ratings","schema":null},"Comment":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"CommentToVideo"},{"name":"author","kind":"object","type":"User","relationName":"CommentToUser"}],"dbName":"comments","schema":null},"VideoView":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"views","kind":"scalar","type":"Int"},{"name":"video","kind":"object","type":"Video","relationName":"VideoToVideoView"}],"dbName":"video_views","schema":null},"File":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"sha256","kind":"scalar","type":"String"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"owner","kind":"object","type":"User","relationName":"FileToUser"},{"name":"share","kind":"object","type":"Share","relationName":"FileToShare"}],"dbName":"files","schema":null},"FileUsage":{"fields":[{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"files","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"owner","kind":"object","type":"User","relationName":"FileUsageToUser"}],"dbName":"file_usage","schema":null},"Share":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"token","kind":"scalar","type":"String"},{"name":"fileId","kind":"scalar","type":"Int","dbName":"file_id"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"allowDownload","kind":"scalar","type":"Boolean","dbName":"allow_download"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"file","kind":"object","type":"File","relationName":"FileToShare"},{"name":"video","kind":"object","type":"Video","relationName":"ShareToVideo"}],"dbName":"shares","schema":null},"App":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"secretHash","kind":"scalar","type":"Bytes","dbName":"secret_hash"},{"name":"redirectUris","kind":"scalar","type":"String","dbName":"redirect_uris"},{"name":"origins","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"owner","kind":"object","type":"User","relationName":"AppToUser"},{"name":"grants","kind":"object","type":"AppGrant","relationName":"AppToAppGrant"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppToAppDevice"},{"name":"tokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToApp"}],"dbName":"apps","schema":null},"AppGrant":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"AppGrantToUser"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppGrant"},{"name":"sessions","kind":"object","type":"AppSession","relationName":"AppGrantToAppSession"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppDeviceToAppGrant"}],"dbName":"app_grants","schema":null},"AppSession":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"codeHash","kind":"scalar","type":"Bytes","dbName":"code_hash"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeExpiresAt","kind":"scalar","type":"DateTime","dbName":"code_expires_at"},{"name":"codeUsedAt","kind":"scalar","type":"DateTime","dbName":"code_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppGrantToAppSession"},{"name":"refreshTokens","kind":"object","type":"AppRefreshToken","relationName":"AppRefreshTokenToAppSession"},{"name":"accessTokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToAppSession"}],"dbName":"app_sessions","schema":null},"AppRefreshToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sessionId","kind":"scalar","type":"Int","dbName":"session_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"session","kind":"object","type":"AppSession","relationName":"AppRefreshTokenToAppSession"}],"dbName":"app_refresh_tokens","schema":null},"AppDevice":{"fields":[{"name":"deviceHash","kind":"scalar","type":"Bytes","dbName":"device_hash"},{"name":"userHash","kind":"scalar","type":"Bytes","dbName":"user_hash"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"pause","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"deniedAt","kind":"scalar","type":"DateTime","dbName":"denied_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppDevice"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppDeviceToAppGrant"}],"dbName":"app_devices","schema":null},"JobTurn":{"fields":[{"name":"job","kind":"scalar","type":"String"},{"name":"nextAt","kind":"scalar","type":"DateTime","dbName":"next_at"}],"dbName":"job_turns","schema":null},"BackupLease":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"backup_leases","schema":null},"Backup":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"snapshotAt","kind":"scalar","type":"DateTime","dbName":"snapshot_at"}],"dbName":"backups","schema":null},"PostponedRemoval":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"postponed_removals","schema":null},"RateLimit":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_limits","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","user","owner","app","grant","session","refreshTokens","accessTokens","_count","sessions","devices","grants","tokens","appSession","keys","apps","appGrants","totpFactor","recoveryCodes","passkeys","identities","topics","board","author","topic","replies","questions","category","question","bestOf","answer","votes","bestAnswer","answers","search","idempotencyKeys","store","buyer","items","order","stores","product","products","orders","video","comments","ratings","views","share","file","videos","files","fileUsage","reporter","handler","reportsMade","reportsAbout","reportsHandled","editor","revisions","edits","mails","emailTokens","creator","invitations","exports","User.findUnique","User.findUniqueOrThrow","User.findFirst","User.findFirstOrThrow","User.findMany","data","User.createOne","User.createMany","User.createManyAndReturn","User.updateOne","User.updateMany","User.updateManyAndReturn","create","update","User.upsertOne","User.deleteOne","User.deleteMany","having","_avg","_sum","_min","_max","User.groupBy","User.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Mail.findUnique","Mail.findUniqueOrThrow","Mail.findFirst","Mail.findFirstOrThrow","Mail.findMany","Mail.createOne","Mail.createMany","Mail.createManyAndReturn","Mail.updateOne","Mail.updateMany","Mail.updateManyAndReturn","Mail.upsertOne","Mail.deleteOne","Mail.deleteMany","Mail.groupBy","Mail.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","EmailToken.findUnique","EmailToken.findUniqueOrThrow","EmailToken.findFirst","EmailToken.findFirstOrThrow","EmailToken.findMany","EmailToken.createOne","EmailToken.createMany","EmailToken.createManyAndReturn","EmailToken.updateOne","EmailToken.updateMany","EmailToken.updateManyAndReturn","EmailToken.upsertOne","EmailToken.deleteOne","EmailToken.deleteMany","EmailToken.groupBy","EmailToken.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Report.findUnique","Report.findUniqueOrThrow","Report.findFirst","Report.findFirstOrThrow","Report.findMany","Report.createOne","Report.createMany","Report.createManyAndReturn","Report.updateOne","Report.updateMany","Report.updateManyAndReturn","Report.upsertOne","Report.deleteOne","Report.deleteMany","Report.groupBy","Report.aggregate","Revision.findUnique","Revision.findUniqueOrThrow","Revision.findFirst","Revision.findFirstOrThrow","Revision.findMany","Revision.createOne","Revision.createMany","Revision.createManyAndReturn","Revision.updateOne","Revision.updateMany","Revision.updateManyAndReturn","Revision.upsertOne","Revision.deleteOne","Revision.deleteMany","Revision.groupBy","Revision.aggregate","Removal.findUnique","Removal.findUniqueOrThrow","Removal.findFirst","Removal.findFirstOrThrow","Removal.findMany","Removal.createOne","Removal.createMany","Removal.createManyAndReturn","Removal.updateOne","Removal.updateMany","Removal.updateManyAndReturn","Removal.upsertOne","Removal.deleteOne","Removal.deleteMany","Removal.groupBy","Removal.aggregate","Export.findUnique","Export.findUniqueOrThrow","Export.findFirst","Export.findFirstOrThrow","Export.findMany","Export.createOne","Export.createMany","Export.createManyAndReturn","Export.updateOne","Export.updateMany","Export.updateManyAndReturn","Export.upsertOne","Export.deleteOne","Export.deleteMany","Export.groupBy","Export.aggregate","Board.findUnique","Board.findUniqueOrThrow","Board.findFirst","Board.findFirstOrThrow","Board.findMany","Board.createOne","Board.createMany","Board.createManyAndReturn","Board.updateOne","Board.updateMany","Board.updateManyAndReturn","Board.upsertOne","Board.deleteOne","Board.deleteMany","Board.groupBy","Board.aggregate","Topic.findUnique","Topic.findUniqueOrThrow","Topic.findFirst","Topic.findFirstOrThrow","Topic.findMany","Topic.createOne","Topic.createMany","Topic.createManyAndReturn","Topic.updateOne","Topic.updateMany","Topic.updateManyAndReturn","Topic.upsertOne","Topic.deleteOne","Topic.deleteMany","Topic.groupBy","Topic.aggregate","Reply.findUnique","Reply.findUniqueOrThrow","Reply.findFirst","Reply.findFirstOrThrow","Reply.findMany","Reply.createOne","Reply.createMany","Reply.createManyAndReturn","Reply.updateOne","Reply.updateMany","Reply.updateManyAndReturn","Reply.upsertOne","Reply.deleteOne","Reply.deleteMany","Reply.groupBy","Reply.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","TotpFactor.findUnique","TotpFactor.findUniqueOrThrow","TotpFactor.findFirst","TotpFactor.findFirstOrThrow","TotpFactor.findMany","TotpFactor.createOne","TotpFactor.createMany","TotpFactor.createManyAndReturn","TotpFactor.updateOne","TotpFactor.updateMany","TotpFactor.updateManyAndReturn","TotpFactor.upsertOne","TotpFactor.deleteOne","TotpFactor.deleteMany","TotpFactor.groupBy","TotpFactor.aggregate","RecoveryCode.findUnique","RecoveryCode.findUniqueOrThrow","RecoveryCode.findFirst","RecoveryCode.findFirstOrThrow","RecoveryCode.findMany","RecoveryCode.createOne","RecoveryCode.createMany","RecoveryCode.createManyAndReturn","RecoveryCode.updateOne","RecoveryCode.updateMany","RecoveryCode.updateManyAndReturn","RecoveryCode.upsertOne","RecoveryCode.deleteOne","RecoveryCode.deleteMany","RecoveryCode.groupBy","RecoveryCode.aggregate","Passkey.findUnique","Passkey.findUniqueOrThrow","Passkey.findFirst","Passkey.findFirstOrThrow","Passkey.findMany","Passkey.createOne","Passkey.createMany","Passkey.createManyAndReturn","Passkey.updateOne","Passkey.updateMany","Passkey.updateManyAndReturn","Passkey.upsertOne","Passkey.deleteOne","Passkey.deleteMany","Passkey.groupBy","Passkey.aggregate","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","Secret.findUnique","Secret.findUniqueOrThrow","Secret.findFirst","Secret.findFirstOrThrow","Secret.findMany","Secret.createOne","Secret.createMany","Secret.createManyAndReturn","Secret.updateOne","Secret.updateMany","Secret.updateManyAndReturn","Secret.upsertOne","Secret.deleteOne","Secret.deleteMany","Secret.groupBy","Secret.aggregate","Category.findUnique","Category.findUniqueOrThrow","Category.findFirst","Category.findFirstOrThrow","Category.findMany","Category.createOne","Category.createMany","Category.createManyAndReturn","Category.updateOne","Category.updateMany","Category.updateManyAndReturn","Category.upsertOne","Category.deleteOne","Category.deleteMany","Category.groupBy","Category.aggregate","Question.findUnique","Question.findUniqueOrThrow","Question.findFirst","Question.findFirstOrThrow","Question.findMany","Question.createOne","Question.createMany","Question.createManyAndReturn","Question.updateOne","Question.updateMany","Question.updateManyAndReturn","Question.upsertOne","Question.deleteOne","Question.deleteMany","Question.groupBy","Question.aggregate","Answer.findUnique","Answer.findUniqueOrThrow","Answer.findFirst","Answer.findFirstOrThrow","Answer.findMany","Answer.createOne","Answer.createMany","Answer.createManyAndReturn","Answer.updateOne","Answer.updateMany","Answer.updateManyAndReturn","Answer.upsertOne","Answer.deleteOne","Answer.deleteMany","Answer.groupBy","Answer.aggregate","Vote.findUnique","Vote.findUniqueOrThrow","Vote.findFirst","Vote.findFirstOrThrow","Vote.findMany","Vote.createOne","Vote.createMany","Vote.createManyAndReturn","Vote.updateOne","Vote.updateMany","Vote.updateManyAndReturn","Vote.upsertOne","Vote.deleteOne","Vote.deleteMany","Vote.groupBy","Vote.aggregate","QuestionSearch.findUnique","QuestionSearch.findUniqueOrThrow","QuestionSearch.findFirst","QuestionSearch.findFirstOrThrow","QuestionSearch.findMany","QuestionSearch.updateOne","QuestionSearch.updateMany","QuestionSearch.updateManyAndReturn","QuestionSearch.deleteOne","QuestionSearch.deleteMany","QuestionSearch.groupBy","QuestionSearch.aggregate","Store.findUnique","Store.findUniqueOrThrow","Store.findFirst","Store.findFirstOrThrow","Store.findMany","Store.createOne","Store.createMany","Store.createManyAndReturn","Store.updateOne","Store.updateMany","Store.updateManyAndReturn","Store.upsertOne","Store.deleteOne","Store.deleteMany","Store.groupBy","Store.aggregate","Product.findUnique","Product.findUniqueOrThrow","Product.findFirst","Product.findFirstOrThrow","Product.findMany","Product.createOne","Product.createMany","Product.createManyAndReturn","Product.updateOne","Product.updateMany","Product.updateManyAndReturn","Product.upsertOne","Product.deleteOne","Product.deleteMany","Product.groupBy","Product.aggregate","Order.findUnique","Order.findUniqueOrThrow","Order.findFirst","Order.findFirstOrThrow","Order.findMany","Order.createOne","Order.createMany","Order.createManyAndReturn","Order.updateOne","Order.updateMany","Order.updateManyAndReturn","Order.upsertOne","Order.deleteOne","Order.deleteMany","Order.groupBy","Order.aggregate","OrderItem.findUnique","OrderItem.findUniqueOrThrow","OrderItem.findFirst","OrderItem.findFirstOrThrow","OrderItem.findMany","OrderItem.createOne","OrderItem.createMany","OrderItem.createManyAndReturn","OrderItem.updateOne","OrderItem.updateMany","OrderItem.updateManyAndReturn","OrderItem.upsertOne","OrderItem.deleteOne","OrderItem.deleteMany","OrderItem.groupBy","OrderItem.aggregate","OrderStore.findUnique","OrderStore.findUniqueOrThrow","OrderStore.findFirst","OrderStore.findFirstOrThrow","OrderStore.findMany","OrderStore.createOne","OrderStore.createMany","OrderStore.createManyAndReturn","OrderStore.updateOne","OrderStore.updateMany","OrderStore.updateManyAndReturn","OrderStore.upsertOne","OrderStore.deleteOne","OrderStore.deleteMany","OrderStore.groupBy","OrderStore.aggregate","Video.findUnique","Video.findUniqueOrThrow","Video.findFirst","Video.findFirstOrThrow","Video.findMany","Video.createOne","Video.createMany","Video.createManyAndReturn","Video.updateOne","Video.updateMany","Video.updateManyAndReturn","Video.upsertOne","Video.deleteOne","Video.deleteMany","Video.groupBy","Video.aggregate","Rating.findUnique","Rating.findUniqueOrThrow","Rating.findFirst","Rating.findFirstOrThrow","Rating.findMany","Rating.createOne","Rating.createMany","Rating.createManyAndReturn","Rating.updateOne","Rating.updateMany","Rating.updateManyAndReturn","Rating.upsertOne","Rating.deleteOne","Rating.deleteMany","Rating.groupBy","Rating.aggregate","Comment.findUnique","Comment.findUniqueOrThrow","Comment.findFirst","Comment.findFirstOrThrow","Comment.findMany","Comment.createOne","Comment.createMany","Comment.createManyAndReturn","Comment.updateOne","Comment.updateMany","Comment.updateManyAndReturn","Comment.upsertOne","Comment.deleteOne","Comment.deleteMany","Comment.groupBy","Comment.aggregate","VideoView.findUnique","VideoView.findUniqueOrThrow","VideoView.findFirst","VideoView.findFirstOrThrow","VideoView.findMany","VideoView.createOne","VideoView.createMany","VideoView.createManyAndReturn","VideoView.updateOne","VideoView.updateMany","VideoView.updateManyAndReturn","VideoView.upsertOne","VideoView.deleteOne","VideoView.deleteMany","VideoView.groupBy","VideoView.aggregate","File.findUnique","File.findUniqueOrThrow","File.findFirst","File.findFirstOrThrow","File.findMany","File.createOne","File.createMany","File.createManyAndReturn","File.updateOne","File.updateMany","File.updateManyAndReturn","File.upsertOne","File.deleteOne","File.deleteMany","File.groupBy","File.aggregate","FileUsage.findUnique","FileUsage.findUniqueOrThrow","FileUsage.findFirst","FileUsage.findFirstOrThrow","FileUsage.findMany","FileUsage.createOne","FileUsage.createMany","FileUsage.createManyAndReturn","FileUsage.updateOne","FileUsage.updateMany","FileUsage.updateManyAndReturn","FileUsage.upsertOne","FileUsage.deleteOne","FileUsage.deleteMany","FileUsage.groupBy","FileUsage.aggregate","Share.findUnique","Share.findUniqueOrThrow","Share.findFirst","Share.findFirstOrThrow","Share.findMany","Share.createOne","Share.createMany","Share.createManyAndReturn","Share.updateOne","Share.updateMany","Share.updateManyAndReturn","Share.upsertOne","Share.deleteOne","Share.deleteMany","Share.groupBy","Share.aggregate","App.findUnique","App.findUniqueOrThrow","App.findFirst","App.findFirstOrThrow","App.findMany","App.createOne","App.createMany","App.createManyAndReturn","App.updateOne","App.updateMany","App.updateManyAndReturn","App.upsertOne","App.deleteOne","App.deleteMany","App.groupBy","App.aggregate","AppGrant.findUnique","AppGrant.findUniqueOrThrow","AppGrant.findFirst","AppGrant.findFirstOrThrow","AppGrant.findMany","AppGrant.createOne","AppGrant.createMany","AppGrant.createManyAndReturn","AppGrant.updateOne","AppGrant.updateMany","AppGrant.updateManyAndReturn","AppGrant.upsertOne","AppGrant.deleteOne","AppGrant.deleteMany","AppGrant.groupBy","AppGrant.aggregate","AppSession.findUnique","AppSession.findUniqueOrThrow","AppSession.findFirst","AppSession.findFirstOrThrow","AppSession.findMany","AppSession.createOne","AppSession.createMany","AppSession.createManyAndReturn","AppSession.updateOne","AppSession.updateMany","AppSession.updateManyAndReturn","AppSession.upsertOne","AppSession.deleteOne","AppSession.deleteMany","AppSession.groupBy","AppSession.aggregate","AppRefreshToken.findUnique","AppRefreshToken.findUniqueOrThrow","AppRefreshToken.findFirst","AppRefreshToken.findFirstOrThrow","AppRefreshToken.findMany","AppRefreshToken.createOne","AppRefreshToken.createMany","AppRefreshToken.createManyAndReturn","AppRefreshToken.updateOne","AppRefreshToken.updateMany","AppRefreshToken.updateManyAndReturn","AppRefreshToken.upsertOne","AppRefreshToken.deleteOne","AppRefreshToken.deleteMany","AppRefreshToken.groupBy","AppRefreshToken.aggregate","AppDevice.findUnique","AppDevice.findUniqueOrThrow","AppDevice.findFirst","AppDevice.findFirstOrThrow","AppDevice.findMany","AppDevice.createOne","AppDevice.createMany","AppDevice.createManyAndReturn","AppDevice.updateOne","AppDevice.updateMany","AppDevice.updateManyAndReturn","AppDevice.upsertOne","AppDevice.deleteOne","AppDevice.deleteMany","AppDevice.groupBy","AppDevice.aggregate","JobTurn.findUnique","JobTurn.findUniqueOrThrow","JobTurn.findFirst","JobTurn.findFirstOrThrow","JobTurn.findMany","JobTurn.createOne","JobTurn.createMany","JobTurn.createManyAndReturn","JobTurn.updateOne","JobTurn.updateMany","JobTurn.updateManyAndReturn","JobTurn.upsertOne","JobTurn.deleteOne","JobTurn.deleteMany","JobTurn.groupBy","JobTurn.aggregate","BackupLease.findUnique","BackupLease.findUniqueOrThrow","BackupLease.findFirst","BackupLease.findFirstOrThrow","BackupLease.findMany","BackupLease.createOne","BackupLease.createMany","BackupLease.createManyAndReturn","BackupLease.updateOne","BackupLease.updateMany","BackupLease.updateManyAndReturn","BackupLease.upsertOne","BackupLease.deleteOne","BackupLease.deleteMany","BackupLease.groupBy","BackupLease.aggregate","Backup.findUnique","Backup.findUniqueOrThrow","Backup.findFirst","Backup.findFirstOrThrow","Backup.findMany","Backup.createOne","Backup.createMany","Backup.createManyAndReturn","Backup.updateOne","Backup.updateMany","Backup.updateManyAndReturn","Backup.upsertOne","Backup.deleteOne","Backup.deleteMany","Backup.groupBy","Backup.aggregate","PostponedRemoval.findUnique","PostponedRemoval.findUniqueOrThrow","PostponedRemoval.findFirst","PostponedRemoval.findFirstOrThrow","PostponedRemoval.findMany","PostponedRemoval.createOne","PostponedRemoval.createMany","PostponedRemoval.createManyAndReturn","PostponedRemoval.updateOne","PostponedRemoval.updateMany","PostponedRemoval.updateManyAndReturn","PostponedRemoval.upsertOne","PostponedRemoval.deleteOne","PostponedRemoval.deleteMany","PostponedRemoval.groupBy","PostponedRemoval.aggregate","RateLimit.findUnique","RateLimit.findUniqueOrThrow","RateLimit.findFirst","RateLimit.findFirstOrThrow","RateLimit.findMany","RateLimit.createOne","RateLimit.createMany","RateLimit.createManyAndReturn","RateLimit.updateOne","RateLimit.updateMany","RateLimit.updateManyAndReturn","RateLimit.upsertOne","RateLimit.deleteOne","RateLimit.deleteMany","RateLimit.groupBy","RateLimit.aggregate","AND","OR","NOT","key","points","expire","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","at","id","snapshotAt","leasedUntil","job","nextAt","deviceHash","userHash","appId","scopes","pause","askedAt","grantId","deniedAt","createdAt","expiresAt","Scope","has","hasEvery","hasSome","hash","sessionId","usedAt","codeHash","codeChallenge","redirectUri","codeExpiresAt","codeUsedAt","userId","ownerId","name","clientId","secretHash","redirectUris","origins","token","fileId","videoId","passwordHash","allowDownload","bytes","mimeType","size","sha256","objectKey","updatedAt","nameKey","authorId","content","value","title","description","VideoVisibility","visibility","VideoStatus","status","duration","width","height","thumbnailUrl","likeCount","dislikeCount","commentCount","storeId","orderId","productId","price","quantity","storeName","OrderArea","area","buyerId","OrderStatus","paidAt","paymentReference","checkoutId","disputeReason","slug","sku","regularPrice","stock","ProductStatus","imageUrl","deletedAt","shelf","listed","titleKey","categoryKey","StoreStatus","reopens","questionId","answerId","body","voteScore","categoryId","QuestionStatus","bestAnswerId","answerCount","every","some","none","issuer","subject","lastUsedAt","credentialId","publicKey","counter","transports","secret","lastStep","wrongCodes","blockedUntil","sid","sess","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","topicId","boardId","isSticky","isLocked","replyCount","lastReplyAt","lastReplyUserId","position","state","attempts","parts","partsTotal","records","missing","fault","endedAt","targetType","targetId","parentId","excerpt","memory","isPrivate","actorId","reason","targetType_targetId","number","editorId","reporterId","note","ReportStatus","handlerId","resolutionNote","claimedAt","resolvedAt","action","requestId","details","operation","request","purpose","email","creatorId","maxUses","uses","kind","recipient","dueAt","givenUpAt","prefix","revokedAt","appSessionId","username","emailVerifiedAt","pendingEmail","Role","role","suspendedAt","suspendedUntil","suspendedFor","silencedAt","silencedUntil","silencedFor","reportMailedAt","approvedPosts","awaitsApproval","deleteAt","twoFactors","targetType_targetId_number","videoId_userId","storeId_orderId","orderId_productId","userId_operation_key","id_questionId","answerId_userId","bestAnswerId_id","issuer_subject","userId_hash","userId_appId","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "4RbZA-wFNBAAALwLACARAAC9CwAgEgAAvgsAIBMAAL8LACAUAADACwAgFQAAwQsAIBYAAMILACAXAACeCwAgGwAAwwsAIBwAAIsLACAhAADFCwAgIwAAxAsAICUAAMYLACAqAADHCwAgLQAAyAsAIC8AAMoLACAwAADLCwAgNAAAyQsAIDUAAMwLACA2AADNCwAgOQAAzgsAIDoAAM4LACA7AADOCwAgPQAAzwsAID4AAM8LACA_AADQCwAgQAAA0QsAIEIAANILACBDAADTCwAguAYAALoLADC5BgAAmgEAELoGAAC6CwAwygYCAAAAAdcGQACtCgAh7wYBAM4KACGcB0AAzwoAIekHAQAAAAH0BwEAAAAB9QdAAM8KACH2BwEAzgoAIfgHAAC7C_gHIvkHQADPCgAh-gdAAM8KACH7BwEAzgoAIfwHQADPCgAh_QdAAM8KACH-BwEAzgoAIf8HQADPCgAhgAgCAKYKACGBCCAA0AoAIYIIQADPCgAhgwggANAKACEBAAAAAQAgEgMAANkKACAFAACZDAAgDwAAmgwAILgGAACYDAAwuQYAAAMAELoGAACYDAAwygYCAKYKACHRBgIAmQsAIdIGAAC2CgAg1wZAAK0KACHYBkAAzwoAId0GAAGOCwAh5QYCAKYKACHnBgEApQoAIbAHQADPCgAh8QcBAKUKACHyB0AAzwoAIfMHAgCZCwAhCAMAAN8NACAFAACsFAAgDwAArhQAINEGAACbDAAg2AYAAJsMACCwBwAAmwwAIPIHAACbDAAg8wcAAJsMACASAwAA2QoAIAUAAJkMACAPAACaDAAguAYAAJgMADC5BgAAAwAQugYAAJgMADDKBgIAAAAB0QYCAJkLACHSBgAAtgoAINcGQACtCgAh2AZAAM8KACHdBgABAAAB5QYCAKYKACHnBgEApQoAIbAHQADPCgAh8QcBAKUKACHyB0AAzwoAIfMHAgCZCwAhAwAAAAMAIAEAAAQAMAIAAAUAIA8EAADZCgAgDAAAjAwAIA0AAL4LACAOAAC8CwAguAYAAIoMADC5BgAABwAQugYAAIoMADDKBgIApgoAIdcGQACtCgAh5gYCAKYKACHnBgEApQoAIegGAQClCgAh6QYAAYsMACHqBgAAyAoAIOsGAADICgAgAQAAAAcAIAwDAADZCgAgBQAAjgwAIAsAAJcMACAMAACMDAAguAYAAJYMADC5BgAACQAQugYAAJYMADDKBgIApgoAIdEGAgCmCgAh0gYAALYKACDXBkAArQoAIeUGAgCmCgAhBAMAAN8NACAFAACsFAAgCwAAsBQAIAwAAKsUACANAwAA2QoAIAUAAI4MACALAACXDAAgDAAAjAwAILgGAACWDAAwuQYAAAkAELoGAACWDAAwygYCAAAAAdEGAgCmCgAh0gYAALYKACDXBkAArQoAIeUGAgCmCgAhjggAAJUMACADAAAACQAgAQAACgAwAgAACwAgEAYAAJMMACAIAACUDAAgCQAAvAsAILgGAACSDAAwuQYAAA0AELoGAACSDAAwygYCAKYKACHSBgAAtgoAINUGAgCmCgAh1wZAAK0KACHYBkAArQoAIeAGAAGLDAAh4QYBAM4KACHiBgEAzgoAIeMGQADPCgAh5AZAAM8KACEIBgAArRQAIAgAAK8UACAJAACGFAAg4AYAAJsMACDhBgAAmwwAIOIGAACbDAAg4wYAAJsMACDkBgAAmwwAIBAGAACTDAAgCAAAlAwAIAkAALwLACC4BgAAkgwAMLkGAAANABC6BgAAkgwAMMoGAgAAAAHSBgAAtgoAINUGAgCmCgAh1wZAAK0KACHYBkAArQoAIeAGAAEAAAHhBgEAzgoAIeIGAQDOCgAh4wZAAM8KACHkBkAAzwoAIQMAAAANACABAAAOADACAAAPACAIBwAAkQwAILgGAACQDAAwuQYAABEAELoGAACQDAAw1wZAAK0KACHdBgABjgsAId4GAgCmCgAh3wZAAM8KACECBwAArhQAIN8GAACbDAAgCAcAAJEMACC4BgAAkAwAMLkGAAARABC6BgAAkAwAMNcGQACtCgAh3QYAAQAAAd4GAgCmCgAh3wZAAM8KACEDAAAAEQAgAQAAEgAwAgAAEwAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAAARACABAAAAAwAgDwUAAI4MACAGAACPDAAguAYAAI0MADC5BgAAGAAQugYAAI0MADDPBgABjgsAIdAGAAGOCwAh0QYCAKYKACHSBgAAtgoAINMGAgCmCgAh1AZAAM8KACHVBgIAmQsAIdYGQADPCgAh1wZAAK0KACHYBkAArQoAIQUFAACsFAAgBgAArRQAINQGAACbDAAg1QYAAJsMACDWBgAAmwwAIA8FAACODAAgBgAAjwwAILgGAACNDAAwuQYAABgAELoGAACNDAAwzwYAAQAAAdAGAAEAAAHRBgIApgoAIdIGAAC2CgAg0wYCAKYKACHUBkAAzwoAIdUGAgCZCwAh1gZAAM8KACHXBkAArQoAIdgGQACtCgAhAwAAABgAIAEAABkAMAIAABoAIAEAAAAJACABAAAADQAgAQAAABgAIAMAAAAYACABAAAZADACAAAaACADAAAAAwAgAQAABAAwAgAABQAgAQAAAAkAIAEAAAAYACABAAAAAwAgAQAAAA0AIAUEAADfDQAgDAAAqxQAIA0AAIgUACAOAACGFAAg6QYAAJsMACAPBAAA2QoAIAwAAIwMACANAAC-CwAgDgAAvAsAILgGAACKDAAwuQYAAAcAELoGAACKDAAwygYCAAAAAdcGQACtCgAh5gYCAKYKACHnBgEApQoAIegGAQAAAAHpBgABiwwAIeoGAADICgAg6wYAAMgKACADAAAABwAgAQAAJQAwAgAAJgAgAwAAAAkAIAEAAAoAMAIAAAsAIAoDAADZCgAguAYAAJMLADC5BgAAKQAQugYAAJMLADDXBkAArQoAIeUGAgCmCgAhtQcBAKUKACG2BwQA2AoAIbcHAgCmCgAhuAdAAM8KACEBAAAAKQAgBwMAANkKACC4BgAAiQwAMLkGAAArABC6BgAAiQwAMN0GAAGOCwAh3wZAAM8KACHlBgIApgoAIQIDAADfDQAg3wYAAJsMACAIAwAA2QoAILgGAACJDAAwuQYAACsAELoGAACJDAAw3QYAAY4LACHfBkAAzwoAIeUGAgCmCgAhjQgAAIgMACADAAAAKwAgAQAALAAwAgAALQAgDQMAANkKACC4BgAAhwwAMLkGAAAvABC6BgAAhwwAMMoGAgCmCgAh1wZAAK0KACHlBgIApgoAIecGAQClCgAhsAdAAM8KACGxBwABjgsAIbIHAAGOCwAhswcEANgKACG0BwAAyAoAIAIDAADfDQAgsAcAAJsMACANAwAA2QoAILgGAACHDAAwuQYAAC8AELoGAACHDAAwygYCAAAAAdcGQACtCgAh5QYCAKYKACHnBgEApQoAIbAHQADPCgAhsQcAAQAAAbIHAAGOCwAhswcEANgKACG0BwAAyAoAIAMAAAAvACABAAAwADACAAAxACAKAwAA2QoAILgGAACGDAAwuQYAADMAELoGAACGDAAwygYCAKYKACHXBkAArQoAIeUGAgCmCgAhrgcBAKUKACGvBwEApQoAIbAHQADPCgAhAgMAAN8NACCwBwAAmwwAIAsDAADZCgAguAYAAIYMADC5BgAAMwAQugYAAIYMADDKBgIAAAAB1wZAAK0KACHlBgIApgoAIa4HAQClCgAhrwcBAKUKACGwB0AAzwoAIYwIAACFDAAgAwAAADMAIAEAADQAMAIAADUAIBEYAACEDAAgGQAA2QoAIBsAAMMLACC4BgAAgwwAMLkGAAA3ABC6BgAAgwwAMMoGAgCmCgAh1wZAAK0KACH4BgIApgoAIfkGAQClCgAh-wYBAKUKACHCBwIApgoAIcMHIADQCgAhxAcgANAKACHFBwIApgoAIcYHQACtCgAhxwcCAKYKACEDGAAAqhQAIBkAAN8NACAbAACNFAAgERgAAIQMACAZAADZCgAgGwAAwwsAILgGAACDDAAwuQYAADcAELoGAACDDAAwygYCAAAAAdcGQACtCgAh-AYCAKYKACH5BgEApQoAIfsGAQClCgAhwgcCAKYKACHDByAA0AoAIcQHIADQCgAhxQcCAKYKACHGB0AArQoAIccHAgCmCgAhAwAAADcAIAEAADgAMAIAADkAIAMAAAA3ACABAAA4ADACAAA5ACABAAAANwAgChkAANkKACAaAACCDAAguAYAAIEMADC5BgAAPQAQugYAAIEMADDKBgIApgoAIdcGQACtCgAh-AYCAKYKACH5BgEApQoAIcEHAgCmCgAhAhkAAN8NACAaAACpFAAgChkAANkKACAaAACCDAAguAYAAIEMADC5BgAAPQAQugYAAIEMADDKBgIAAAAB1wZAAK0KACH4BgIApgoAIfkGAQClCgAhwQcCAKYKACEDAAAAPQAgAQAAPgAwAgAAPwAgAQAAAD0AIAMAAAA9ACABAAA-ADACAAA_ACARGQAA2QoAIB0AAP4LACAiAAD_CwAgIwAAxAsAICQAAIAMACC4BgAA_AsAMLkGAABDABC6BgAA_AsAMMoGAgCmCgAh1wZAAK0KACH4BgIApgoAIfsGAQClCgAhgAcAAP0LqQcipQcBAKUKACGnBwIAmQsAIakHAgCZCwAhqgcCAKYKACEHGQAA3w0AIB0AAKcUACAiAACmFAAgIwAAjhQAICQAAKgUACCnBwAAmwwAIKkHAACbDAAgEhkAANkKACAdAAD-CwAgIgAA_wsAICMAAMQLACAkAACADAAguAYAAPwLADC5BgAAQwAQugYAAPwLADDKBgIAAAAB1wZAAK0KACH4BgIApgoAIfsGAQClCgAhgAcAAP0LqQcipQcBAKUKACGnBwIAmQsAIakHAgCZCwAhqgcCAKYKACGLCAAA-wsAIAMAAABDACABAABEADACAABFACAHHAAAiwsAILgGAACKCwAwuQYAAEcAELoGAACKCwAwygYCAKYKACHnBgEApQoAIZYHAQClCgAhAQAAAEcAIAMAAABDACABAABEADACAABFACABAAAAQwAgDRkAANkKACAeAACCCwAgHwAA9wsAICEAAMULACC4BgAA9gsAMLkGAABLABC6BgAA9gsAMMoGAgCmCgAh1wZAAK0KACH4BgIApgoAIaMHAgCmCgAhpQcBAKUKACGmBwIApgoAIQEAAABLACABAAAAQwAgCQMAANkKACAgAAD6CwAguAYAAPkLADC5BgAATgAQugYAAPkLADDXBkAArQoAIeUGAgCmCgAh-gYCAKYKACGkBwIApgoAIQIDAADfDQAgIAAAphQAIAoDAADZCgAgIAAA-gsAILgGAAD5CwAwuQYAAE4AELoGAAD5CwAw1wZAAK0KACHlBgIApgoAIfoGAgCmCgAhpAcCAKYKACGKCAAA-AsAIAMAAABOACABAABPADACAABQACABAAAATgAgBBkAAN8NACAeAAChDwAgHwAAoQ8AICEAAI8UACAOGQAA2QoAIB4AAIILACAfAAD3CwAgIQAAxQsAILgGAAD2CwAwuQYAAEsAELoGAAD2CwAwygYCAAAAAdcGQACtCgAh-AYCAKYKACGjBwIApgoAIaUHAQClCgAhpgcCAKYKACGJCAAA9QsAIAMAAABLACABAABTADACAABUACAFHgAAggsAILgGAACBCwAwuQYAAFYAELoGAACBCwAwowcCAKYKACEBAAAAVgAgAQAAAEsAIAMAAABLACABAABTADACAABUACADAAAATgAgAQAATwAwAgAAUAAgCwMAANkKACC4BgAA9AsAMLkGAABbABC6BgAA9AsAMLsGAQClCgAh1wZAAK0KACHlBgIApgoAIYAHAgCmCgAhpQcBAKUKACHmBwEApQoAIecHAAGOCwAhAQMAAN8NACAMAwAA2QoAILgGAAD0CwAwuQYAAFsAELoGAAD0CwAwuwYBAKUKACHXBkAArQoAIeUGAgCmCgAhgAcCAKYKACGlBwEApQoAIeYHAQClCgAh5wcAAY4LACGICAAA8wsAIAMAAABbACABAABcADACAABdACANBAAA2QoAICwAAPILACC4BgAA8AsAMLkGAABfABC6BgAA8AsAMMoGAgCmCgAh1wZAAK0KACHmBgIApgoAIecGAQClCgAh_AYBAKUKACGABwAA8QuiByKWBwEApQoAIaIHIADQCgAhAgQAAN8NACAsAAClFAAgDQQAANkKACAsAADyCwAguAYAAPALADC5BgAAXwAQugYAAPALADDKBgIAAAAB1wZAAK0KACHmBgIApgoAIecGAQClCgAh_AYBAKUKACGABwAA8QuiByKWBwEAAAABogcgANAKACEDAAAAXwAgAQAAYAAwAgAAYQAgGB0BAKUKACEmAADvCwAgKAAA4wsAILgGAADsCwAwuQYAAGMAELoGAADsCwAwygYCAKYKACHXBkAArQoAIeYGAgCZCwAh-wYBAKUKACH8BgEApQoAIYAHAADuC5sHIogHAgCZCwAhiwcQAOoLACGWBwEAzgoAIZcHAQDOCgAhmAcQAO0LACGZBwIApgoAIZsHAQDOCgAhnAdAAM8KACGdBwIApgoAIZ4HIADQCgAhnwcBAKUKACGgBwEApQoAIQkmAACkFAAgKAAAoBQAIOYGAACbDAAgiAcAAJsMACCWBwAAmwwAIJcHAACbDAAgmAcAAJsMACCbBwAAmwwAIJwHAACbDAAgGB0BAKUKACEmAADvCwAgKAAA4wsAILgGAADsCwAwuQYAAGMAELoGAADsCwAwygYCAAAAAdcGQACtCgAh5gYCAJkLACH7BgEApQoAIfwGAQClCgAhgAcAAO4LmwciiAcCAJkLACGLBxAA6gsAIZYHAQDOCgAhlwcBAM4KACGYBxAA7QsAIZkHAgCmCgAhmwcBAM4KACGcB0AAzwoAIZ0HAgCmCgAhngcgANAKACGfBwEApQoAIaAHAQClCgAhAwAAAGMAIAEAAGQAMAIAAGUAIAEAAABfACAMKQAA5wsAICsAAOsLACC4BgAA6QsAMLkGAABoABC6BgAA6QsAMPsGAQClCgAhiAcCAJkLACGJBwIApgoAIYoHAgCmCgAhiwcQAOoLACGMBwIApgoAIY0HAQDOCgAhBCkAAKIUACArAACjFAAgiAcAAJsMACCNBwAAmwwAIA0pAADnCwAgKwAA6wsAILgGAADpCwAwuQYAAGgAELoGAADpCwAw-wYBAKUKACGIBwIAmQsAIYkHAgCmCgAhigcCAKYKACGLBxAA6gsAIYwHAgCmCgAhjQcBAM4KACGHCAAA6AsAIAMAAABoACABAABpADACAABqACADAAAAaAAgAQAAaQAwAgAAagAgBikAAOcLACC4BgAA5gsAMLkGAABtABC6BgAA5gsAMIgHAgCmCgAhiQcCAKYKACEBKQAAohQAIAcpAADnCwAguAYAAOYLADC5BgAAbQAQugYAAOYLADCIBwIApgoAIYkHAgCmCgAhhggAAOULACADAAAAbQAgAQAAbgAwAgAAbwAgAQAAAGgAIAEAAABtACABAAAAaAAgAQAAAGMAIA8nAADZCgAgKAAA4wsAICoAAOQLACC4BgAA4AsAMLkGAAB1ABC6BgAA4AsAMMoGAgCmCgAh1wZAAK0KACGABwAA4guSByKPBwAA4QuPByKQBwIApgoAIZIHQADPCgAhkwcBAM4KACGUBwIAmQsAIZUHAQDOCgAhBycAAN8NACAoAACgFAAgKgAAoRQAIJIHAACbDAAgkwcAAJsMACCUBwAAmwwAIJUHAACbDAAgDycAANkKACAoAADjCwAgKgAA5AsAILgGAADgCwAwuQYAAHUAELoGAADgCwAwygYCAAAAAdcGQACtCgAhgAcAAOILkgcijwcAAOELjwcikAcCAKYKACGSB0AAzwoAIZMHAQDOCgAhlAcCAJkLACGVBwEAzgoAIQMAAAB1ACABAAB2ADACAAB3ACAZGQAA2QoAIC8AAMoLACAwAADLCwAgMQAA3wsAIDIAANcLACC4BgAA2wsAMLkGAAB5ABC6BgAA2wsAMMoGAgCmCgAh1wZAAK0KACHyBgEApQoAIfMGBADYCgAh9QYBAKUKACH4BgIApgoAIfsGAQClCgAh_AYBAKUKACH-BgAA3Av-BiKABwAA3QuAByKBBwgA3gsAIYIHAgCZCwAhgwcCAJkLACGEBwEAzgoAIYUHAgCmCgAhhgcCAKYKACGHBwIApgoAIQkZAADfDQAgLwAAlBQAIDAAAJUUACAxAACfFAAgMgAAnhQAIIEHAACbDAAgggcAAJsMACCDBwAAmwwAIIQHAACbDAAgGRkAANkKACAvAADKCwAgMAAAywsAIDEAAN8LACAyAADXCwAguAYAANsLADC5BgAAeQAQugYAANsLADDKBgIAAAAB1wZAAK0KACHyBgEApQoAIfMGBADYCgAh9QYBAAAAAfgGAgCmCgAh-wYBAKUKACH8BgEApQoAIf4GAADcC_4GIoAHAADdC4AHIoEHCADeCwAhggcCAJkLACGDBwIAmQsAIYQHAQDOCgAhhQcCAKYKACGGBwIApgoAIYcHAgCmCgAhAwAAAHkAIAEAAHoAMAIAAHsAIAoZAADZCgAgLgAA3QoAILgGAADaCwAwuQYAAH0AELoGAADaCwAwygYCAKYKACHXBkAArQoAIe4GAgCmCgAh-AYCAKYKACH5BgEApQoAIQIZAADfDQAgLgAA1g0AIAoZAADZCgAgLgAA3QoAILgGAADaCwAwuQYAAH0AELoGAADaCwAwygYCAAAAAdcGQACtCgAh7gYCAKYKACH4BgIApgoAIfkGAQClCgAhAwAAAH0AIAEAAH4AMAIAAH8AIAkDAADZCgAgLgAA3QoAILgGAADZCwAwuQYAAIEBABC6BgAA2QsAMNcGQACtCgAh5QYCAKYKACHuBgIApgoAIfoGAgCmCgAhAgMAAN8NACAuAADWDQAgCgMAANkKACAuAADdCgAguAYAANkLADC5BgAAgQEAELoGAADZCwAw1wZAAK0KACHlBgIApgoAIe4GAgCmCgAh-gYCAKYKACGFCAAA2AsAIAMAAACBAQAgAQAAggEAMAIAAIMBACAGLgAA3QoAIDECAKYKACG4BgAA3AoAMLkGAACFAQAQugYAANwKADDuBgIApgoAIQEAAACFAQAgDS4AANIKACAzAADRCgAguAYAAM0KADC5BgAAhwEAELoGAADNCgAwygYCAKYKACHXBkAArQoAIdgGQADPCgAh7AYBAKUKACHtBgIAmQsAIe4GAgCZCwAh7wYBAM4KACHwBiAA0AoAIQEAAACHAQAgDwQAANkKACAyAADXCwAguAYAANYLADC5BgAAiQEAELoGAADWCwAwygYCAKYKACHXBkAArQoAIeYGAgCmCgAh5wYBAKUKACHyBgEApQoAIfMGBADYCgAh9AYBAKUKACH1BgEApQoAIfYGQACtCgAh9wYBAKUKACEBAAAAiQEAIAEAAACHAQAgAQAAAHkAIAEAAAB9ACABAAAAgQEAIAMAAAB9ACABAAB-ADACAAB_ACADAAAAgQEAIAEAAIIBADACAACDAQAgAgQAAN8NACAyAACeFAAgDwQAANkKACAyAADXCwAguAYAANYLADC5BgAAiQEAELoGAADWCwAwygYCAAAAAdcGQACtCgAh5gYCAKYKACHnBgEApQoAIfIGAQClCgAh8wYEANgKACH0BgEApQoAIfUGAQAAAAH2BkAArQoAIfcGAQClCgAhAwAAAIkBACABAACRAQAwAgAAkgEAIAcEAADZCgAgNQIApgoAIbgGAADXCgAwuQYAAJQBABC6BgAA1woAMOYGAgCmCgAh8QYEANgKACEBAAAAlAEAIBMZAAC3CwAgNwAA2QoAIDgAALcLACC4BgAA1AsAMLkGAACWAQAQugYAANQLADDKBgIApgoAIdcGQACtCgAh-AYCAJkLACGABwAA1QvfByLRBwEApQoAIdIHAgCmCgAh2AcBAKUKACHcBwIApgoAId0HAQDOCgAh3wcCAJkLACHgBwEAzgoAIeEHQADPCgAh4gdAAM8KACEJGQAA3w0AIDcAAN8NACA4AADfDQAg-AYAAJsMACDdBwAAmwwAIN8HAACbDAAg4AcAAJsMACDhBwAAmwwAIOIHAACbDAAgExkAALcLACA3AADZCgAgOAAAtwsAILgGAADUCwAwuQYAAJYBABC6BgAA1AsAMMoGAgAAAAHXBkAArQoAIfgGAgCZCwAhgAcAANUL3wci0QcBAKUKACHSBwIApgoAIdgHAQClCgAh3AcCAKYKACHdBwEAzgoAId8HAgCZCwAh4AcBAM4KACHhB0AAzwoAIeIHQADPCgAhAwAAAJYBACABAACXAQAwAgAAmAEAIDQQAAC8CwAgEQAAvQsAIBIAAL4LACATAAC_CwAgFAAAwAsAIBUAAMELACAWAADCCwAgFwAAngsAIBsAAMMLACAcAACLCwAgIQAAxQsAICMAAMQLACAlAADGCwAgKgAAxwsAIC0AAMgLACAvAADKCwAgMAAAywsAIDQAAMkLACA1AADMCwAgNgAAzQsAIDkAAM4LACA6AADOCwAgOwAAzgsAID0AAM8LACA-AADPCwAgPwAA0AsAIEAAANELACBCAADSCwAgQwAA0wsAILgGAAC6CwAwuQYAAJoBABC6BgAAugsAMMoGAgCmCgAh1wZAAK0KACHvBgEAzgoAIZwHQADPCgAh6QcBAM4KACH0BwEApQoAIfUHQADPCgAh9gcBAM4KACH4BwAAuwv4ByL5B0AAzwoAIfoHQADPCgAh-wcBAM4KACH8B0AAzwoAIf0HQADPCgAh_gcBAM4KACH_B0AAzwoAIYAIAgCmCgAhgQggANAKACGCCEAAzwoAIYMIIADQCgAhAQAAAJoBACABAAAAmgEAIAMAAACWAQAgAQAAlwEAMAIAAJgBACADAAAAlgEAIAEAAJcBADACAACYAQAgDgQAALcLACA8AADZCgAguAYAALkLADC5BgAAnwEAELoGAAC5CwAwyQZAAK0KACHKBgIApgoAIeYGAgCZCwAh-wYBAM4KACGlBwEApQoAIdEHAQClCgAh0gcCAKYKACHaBwIApgoAIdsHAgCmCgAhBAQAAN8NACA8AADfDQAg5gYAAJsMACD7BgAAmwwAIA8EAAC3CwAgPAAA2QoAILgGAAC5CwAwuQYAAJ8BABC6BgAAuQsAMMkGQACtCgAhygYCAAAAAeYGAgCZCwAh-wYBAM4KACGlBwEApQoAIdEHAQClCgAh0gcCAKYKACHaBwIApgoAIdsHAgCmCgAhhAgAALgLACADAAAAnwEAIAEAAKABADACAAChAQAgAQAAAJoBACADAAAAnwEAIAEAAKABADACAAChAQAgDgMAALcLACBJAACYCwAguAYAALYLADC5BgAApQEAELoGAAC2CwAwygYCAKYKACHXBkAArQoAIeUGAgCZCwAhygcCAKYKACHPBwEAzgoAIe0HAQClCgAh7gcBAKUKACHvB0AArQoAIfAHQADPCgAhBAMAAN8NACDlBgAAmwwAIM8HAACbDAAg8AcAAJsMACAOAwAAtwsAIEkAAJgLACC4BgAAtgsAMLkGAAClAQAQugYAALYLADDKBgIAAAAB1wZAAK0KACHlBgIAmQsAIcoHAgCmCgAhzwcBAM4KACHtBwEApQoAIe4HAQClCgAh7wdAAK0KACHwB0AAzwoAIQMAAAClAQAgAQAApgEAMAIAAKcBACABAAAAmgEAIAsDAADZCgAguAYAALULADC5BgAAqgEAELoGAAC1CwAw1wZAAK0KACHYBkAArQoAId0GAAGOCwAh3wZAAM8KACHlBgIApgoAIegHAQClCgAh6QcBAKUKACECAwAA3w0AIN8GAACbDAAgCwMAANkKACC4BgAAtQsAMLkGAACqAQAQugYAALULADDXBkAArQoAIdgGQACtCgAh3QYAAQAAAd8GQADPCgAh5QYCAKYKACHoBwEApQoAIekHAQClCgAhAwAAAKoBACABAACrAQAwAgAArAEAIAtBAADZCgAguAYAALQLADC5BgAArgEAELoGAAC0CwAwygYCAKYKACHXBkAArQoAIdgGQACtCgAh3QYAAY4LACHqBwIApgoAIesHAgCmCgAh7AcCAKYKACEBQQAA3w0AIAtBAADZCgAguAYAALQLADC5BgAArgEAELoGAAC0CwAwygYCAAAAAdcGQACtCgAh2AZAAK0KACHdBgABAAAB6gcCAKYKACHrBwIApgoAIewHAgCmCgAhAwAAAK4BACABAACvAQAwAgAAsAEAIBMDAADZCgAguAYAALMLADC5BgAAsgEAELoGAACzCwAwygYCAKYKACHMBkAAzwoAIdQGQACtCgAh2AZAAM8KACHlBgIApgoAIfEGBADYCgAh9QYBAM4KACHJBwEApQoAIcoHAgCmCgAhywcCAKYKACHMBwIApgoAIc0HBADYCgAhzgcCAKYKACHPBwEAzgoAIdAHQADPCgAhBgMAAN8NACDMBgAAmwwAINgGAACbDAAg9QYAAJsMACDPBwAAmwwAINAHAACbDAAgEwMAANkKACC4BgAAswsAMLkGAACyAQAQugYAALMLADDKBgIAAAABzAZAAM8KACHUBkAArQoAIdgGQADPCgAh5QYCAKYKACHxBgQA2AoAIfUGAQAAAAHJBwEApQoAIcoHAgCmCgAhywcCAKYKACHMBwIApgoAIc0HBADYCgAhzgcCAKYKACHPBwEAzgoAIdAHQADPCgAhAwAAALIBACABAACzAQAwAgAAtAEAIAEAAAADACABAAAABwAgAQAAAAkAIAEAAAArACABAAAALwAgAQAAADMAIAEAAAA3ACABAAAAPQAgAQAAAEMAIAEAAABLACABAAAATgAgAQAAAFsAIAEAAABfACABAAAAdQAgAQAAAHkAIAEAAAB9ACABAAAAgQEAIAEAAACJAQAgAQAAAJYBACABAAAAlgEAIAEAAACWAQAgAQAAAJ8BACABAAAAnwEAIAEAAAClAQAgAQAAAKoBACABAAAArgEAIAEAAACyAQAgAQAAAAEAICoQAACGFAAgEQAAhxQAIBIAAIgUACATAACJFAAgFAAAihQAIBUAAIsUACAWAACMFAAgFwAA1BAAIBsAAI0UACAcAAD6DwAgIQAAjxQAICMAAI4UACAlAACQFAAgKgAAkRQAIC0AAJIUACAvAACUFAAgMAAAlRQAIDQAAJMUACA1AACWFAAgNgAAlxQAIDkAAJgUACA6AACYFAAgOwAAmBQAID0AAJkUACA-AACZFAAgPwAAmhQAIEAAAJsUACBCAACcFAAgQwAAnRQAIO8GAACbDAAgnAcAAJsMACDpBwAAmwwAIPUHAACbDAAg9gcAAJsMACD5BwAAmwwAIPoHAACbDAAg-wcAAJsMACD8BwAAmwwAIP0HAACbDAAg_gcAAJsMACD_BwAAmwwAIIIIAACbDAAgAwAAAJoBACABAADSAQAwAgAAAQAgAwAAAJoBACABAADSAQAwAgAAAQAgAwAAAJoBACABAADSAQAwAgAAAQAgMRAAAOkTACARAADqEwAgEgAA6xMAIBMAAOwTACAUAADtEwAgFQAA7hMAIBYAAO8TACAXAADwEwAgGwAA8RMAIBwAAPITACAhAAD0EwAgIwAA8xMAICUAAPUTACAqAAD2EwAgLQAA9xMAIC8AAPkTACAwAAD6EwAgNAAA-BMAIDUAAPsTACA2AAD8EwAgOQAA_RMAIDoAAP4TACA7AAD_EwAgPQAAgBQAID4AAIEUACA_AACCFAAgQAAAgxQAIEIAAIQUACBDAACFFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAekHAQAAAAH0BwEAAAAB9QdAAAAAAfYHAQAAAAH4BwAAAPgHAvkHQAAAAAH6B0AAAAAB-wcBAAAAAfwHQAAAAAH9B0AAAAAB_gcBAAAAAf8HQAAAAAGACAIAAAABgQggAAAAAYIIQAAAAAGDCCAAAAABAUkAANYBACAUygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAekHAQAAAAH0BwEAAAAB9QdAAAAAAfYHAQAAAAH4BwAAAPgHAvkHQAAAAAH6B0AAAAAB-wcBAAAAAfwHQAAAAAH9B0AAAAAB_gcBAAAAAf8HQAAAAAGACAIAAAABgQggAAAAAYIIQAAAAAGDCCAAAAABAUkAANgBADABSQAA2AEAMDEQAACiEQAgEQAAoxEAIBIAAKQRACATAAClEQAgFAAAphEAIBUAAKcRACAWAACoEQAgFwAAqREAIBsAAKoRACAcAACrEQAgIQAArREAICMAAKwRACAlAACuEQAgKgAArxEAIC0AALARACAvAACyEQAgMAAAsxEAIDQAALERACA1AAC0EQAgNgAAtREAIDkAALYRACA6AAC3EQAgOwAAuBEAID0AALkRACA-AAC6EQAgPwAAuxEAIEAAALwRACBCAAC9EQAgQwAAvhEAIMoGAgCiDAAh1wZAAKcMACHvBgEAzQwAIZwHQAC4DAAh6QcBAM0MACH0BwEAoQwAIfUHQAC4DAAh9gcBAM0MACH4BwAAoRH4ByL5B0AAuAwAIfoHQAC4DAAh-wcBAM0MACH8B0AAuAwAIf0HQAC4DAAh_gcBAM0MACH_B0AAuAwAIYAIAgCiDAAhgQggANANACGCCEAAuAwAIYMIIADQDQAhAgAAAAEAIEkAANsBACAUygYCAKIMACHXBkAApwwAIe8GAQDNDAAhnAdAALgMACHpBwEAzQwAIfQHAQChDAAh9QdAALgMACH2BwEAzQwAIfgHAAChEfgHIvkHQAC4DAAh-gdAALgMACH7BwEAzQwAIfwHQAC4DAAh_QdAALgMACH-BwEAzQwAIf8HQAC4DAAhgAgCAKIMACGBCCAA0A0AIYIIQAC4DAAhgwggANANACECAAAAmgEAIEkAAN0BACACAAAAmgEAIEkAAN0BACADAAAAAQAgUAAA1gEAIFEAANsBACABAAAAAQAgAQAAAJoBACASCgAAnBEAIFYAAJ0RACBXAACgEQAgWAAAnxEAIFkAAJ4RACDvBgAAmwwAIJwHAACbDAAg6QcAAJsMACD1BwAAmwwAIPYHAACbDAAg-QcAAJsMACD6BwAAmwwAIPsHAACbDAAg_AcAAJsMACD9BwAAmwwAIP4HAACbDAAg_wcAAJsMACCCCAAAmwwAIBe4BgAArwsAMLkGAADkAQAQugYAAK8LADDKBgIAmQoAIdcGQACpCgAh7wYBAMEKACGcB0AAtwoAIekHAQDBCgAh9AcBAJgKACH1B0AAtwoAIfYHAQDBCgAh-AcAALAL-Aci-QdAALcKACH6B0AAtwoAIfsHAQDBCgAh_AdAALcKACH9B0AAtwoAIf4HAQDBCgAh_wdAALcKACGACAIAmQoAIYEIIADKCgAhgghAALcKACGDCCAAygoAIQMAAACaAQAgAQAA4wEAMFUAAOQBACADAAAAmgEAIAEAANIBADACAAABACABAAAABQAgAQAAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIA8DAADhDAAgBQAA4gwAIA8AAK8NACDKBgIAAAAB0QYCAAAAAdIGAADgDAAg1wZAAAAAAdgGQAAAAAHdBgABAAAB5QYCAAAAAecGAQAAAAGwB0AAAAAB8QcBAAAAAfIHQAAAAAHzBwIAAAABAUkAAOwBACAMygYCAAAAAdEGAgAAAAHSBgAA4AwAINcGQAAAAAHYBkAAAAAB3QYAAQAAAeUGAgAAAAHnBgEAAAABsAdAAAAAAfEHAQAAAAHyB0AAAAAB8wcCAAAAAQFJAADuAQAwAUkAAO4BADABAAAABwAgAQAAAA0AIA8DAADdDAAgBQAA3gwAIA8AAK0NACDKBgIAogwAIdEGAgC5DAAh0gYAANsMACDXBkAApwwAIdgGQAC4DAAh3QYAAbYMACHlBgIAogwAIecGAQChDAAhsAdAALgMACHxBwEAoQwAIfIHQAC4DAAh8wcCALkMACECAAAABQAgSQAA8wEAIAzKBgIAogwAIdEGAgC5DAAh0gYAANsMACDXBkAApwwAIdgGQAC4DAAh3QYAAbYMACHlBgIAogwAIecGAQChDAAhsAdAALgMACHxBwEAoQwAIfIHQAC4DAAh8wcCALkMACECAAAAAwAgSQAA9QEAIAIAAAADACBJAAD1AQAgAQAAAAcAIAEAAAANACADAAAABQAgUAAA7AEAIFEAAPMBACABAAAABQAgAQAAAAMAIAoKAACXEQAgVgAAmBEAIFcAAJsRACBYAACaEQAgWQAAmREAINEGAACbDAAg2AYAAJsMACCwBwAAmwwAIPIHAACbDAAg8wcAAJsMACAPuAYAAK4LADC5BgAA_gEAELoGAACuCwAwygYCAJkKACHRBgIAuAoAIdIGAAC2CgAg1wZAAKkKACHYBkAAtwoAId0GAAG1CgAh5QYCAJkKACHnBgEAmAoAIbAHQAC3CgAh8QcBAJgKACHyB0AAtwoAIfMHAgC4CgAhAwAAAAMAIAEAAP0BADBVAAD-AQAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAACnAQAgAQAAAKcBACADAAAApQEAIAEAAKYBADACAACnAQAgAwAAAKUBACABAACmAQAwAgAApwEAIAMAAAClAQAgAQAApgEAMAIAAKcBACALAwAAlhEAIEmAAAAAAcoGAgAAAAHXBkAAAAAB5QYCAAAAAcoHAgAAAAHPBwEAAAAB7QcBAAAAAe4HAQAAAAHvB0AAAAAB8AdAAAAAAQFJAACGAgAgCkmAAAAAAcoGAgAAAAHXBkAAAAAB5QYCAAAAAcoHAgAAAAHPBwEAAAAB7QcBAAAAAe4HAQAAAAHvB0AAAAAB8AdAAAAAAQFJAACIAgAwAUkAAIgCADABAAAAmgEAIAsDAACVEQAgSYAAAAABygYCAKIMACHXBkAApwwAIeUGAgC5DAAhygcCAKIMACHPBwEAzQwAIe0HAQChDAAh7gcBAKEMACHvB0AApwwAIfAHQAC4DAAhAgAAAKcBACBJAACMAgAgCkmAAAAAAcoGAgCiDAAh1wZAAKcMACHlBgIAuQwAIcoHAgCiDAAhzwcBAM0MACHtBwEAoQwAIe4HAQChDAAh7wdAAKcMACHwB0AAuAwAIQIAAAClAQAgSQAAjgIAIAIAAAClAQAgSQAAjgIAIAEAAACaAQAgAwAAAKcBACBQAACGAgAgUQAAjAIAIAEAAACnAQAgAQAAAKUBACAICgAAkBEAIFYAAJERACBXAACUEQAgWAAAkxEAIFkAAJIRACDlBgAAmwwAIM8HAACbDAAg8AcAAJsMACANSQAAlQsAILgGAACtCwAwuQYAAJYCABC6BgAArQsAMMoGAgCZCgAh1wZAAKkKACHlBgIAuAoAIcoHAgCZCgAhzwcBAMEKACHtBwEAmAoAIe4HAQCYCgAh7wdAAKkKACHwB0AAtwoAIQMAAAClAQAgAQAAlQIAMFUAAJYCACADAAAApQEAIAEAAKYBADACAACnAQAgAQAAALABACABAAAAsAEAIAMAAACuAQAgAQAArwEAMAIAALABACADAAAArgEAIAEAAK8BADACAACwAQAgAwAAAK4BACABAACvAQAwAgAAsAEAIAhBAACPEQAgygYCAAAAAdcGQAAAAAHYBkAAAAAB3QYAAQAAAeoHAgAAAAHrBwIAAAAB7AcCAAAAAQFJAACeAgAgB8oGAgAAAAHXBkAAAAAB2AZAAAAAAd0GAAEAAAHqBwIAAAAB6wcCAAAAAewHAgAAAAEBSQAAoAIAMAFJAACgAgAwCEEAAI4RACDKBgIAogwAIdcGQACnDAAh2AZAAKcMACHdBgABtgwAIeoHAgCiDAAh6wcCAKIMACHsBwIAogwAIQIAAACwAQAgSQAAowIAIAfKBgIAogwAIdcGQACnDAAh2AZAAKcMACHdBgABtgwAIeoHAgCiDAAh6wcCAKIMACHsBwIAogwAIQIAAACuAQAgSQAApQIAIAIAAACuAQAgSQAApQIAIAMAAACwAQAgUAAAngIAIFEAAKMCACABAAAAsAEAIAEAAACuAQAgBQoAAIkRACBWAACKEQAgVwAAjREAIFgAAIwRACBZAACLEQAgCrgGAACsCwAwuQYAAKwCABC6BgAArAsAMMoGAgCZCgAh1wZAAKkKACHYBkAAqQoAId0GAAG1CgAh6gcCAJkKACHrBwIAmQoAIewHAgCZCgAhAwAAAK4BACABAACrAgAwVQAArAIAIAMAAACuAQAgAQAArwEAMAIAALABACABAAAArAEAIAEAAACsAQAgAwAAAKoBACABAACrAQAwAgAArAEAIAMAAACqAQAgAQAAqwEAMAIAAKwBACADAAAAqgEAIAEAAKsBADACAACsAQAgCAMAAIgRACDXBkAAAAAB2AZAAAAAAd0GAAEAAAHfBkAAAAAB5QYCAAAAAegHAQAAAAHpBwEAAAABAUkAALQCACAH1wZAAAAAAdgGQAAAAAHdBgABAAAB3wZAAAAAAeUGAgAAAAHoBwEAAAAB6QcBAAAAAQFJAAC2AgAwAUkAALYCADAIAwAAhxEAINcGQACnDAAh2AZAAKcMACHdBgABtgwAId8GQAC4DAAh5QYCAKIMACHoBwEAoQwAIekHAQChDAAhAgAAAKwBACBJAAC5AgAgB9cGQACnDAAh2AZAAKcMACHdBgABtgwAId8GQAC4DAAh5QYCAKIMACHoBwEAoQwAIekHAQChDAAhAgAAAKoBACBJAAC7AgAgAgAAAKoBACBJAAC7AgAgAwAAAKwBACBQAAC0AgAgUQAAuQIAIAEAAACsAQAgAQAAAKoBACAGCgAAghEAIFYAAIMRACBXAACGEQAgWAAAhREAIFkAAIQRACDfBgAAmwwAIAq4BgAAqwsAMLkGAADCAgAQugYAAKsLADDXBkAAqQoAIdgGQACpCgAh3QYAAbUKACHfBkAAtwoAIeUGAgCZCgAh6AcBAJgKACHpBwEAmAoAIQMAAACqAQAgAQAAwQIAMFUAAMICACADAAAAqgEAIAEAAKsBADACAACsAQAgAQAAAF0AIAEAAABdACADAAAAWwAgAQAAXAAwAgAAXQAgAwAAAFsAIAEAAFwAMAIAAF0AIAMAAABbACABAABcADACAABdACAIAwAAgREAILsGAQAAAAHXBkAAAAAB5QYCAAAAAYAHAgAAAAGlBwEAAAAB5gcBAAAAAecHAAEAAAEBSQAAygIAIAe7BgEAAAAB1wZAAAAAAeUGAgAAAAGABwIAAAABpQcBAAAAAeYHAQAAAAHnBwABAAABAUkAAMwCADABSQAAzAIAMAgDAACAEQAguwYBAKEMACHXBkAApwwAIeUGAgCiDAAhgAcCAKIMACGlBwEAoQwAIeYHAQChDAAh5wcAAbYMACECAAAAXQAgSQAAzwIAIAe7BgEAoQwAIdcGQACnDAAh5QYCAKIMACGABwIAogwAIaUHAQChDAAh5gcBAKEMACHnBwABtgwAIQIAAABbACBJAADRAgAgAgAAAFsAIEkAANECACADAAAAXQAgUAAAygIAIFEAAM8CACABAAAAXQAgAQAAAFsAIAUKAAD7EAAgVgAA_BAAIFcAAP8QACBYAAD-EAAgWQAA_RAAIAq4BgAAqgsAMLkGAADYAgAQugYAAKoLADC7BgEAmAoAIdcGQACpCgAh5QYCAJkKACGABwIAmQoAIaUHAQCYCgAh5gcBAJgKACHnBwABtQoAIQMAAABbACABAADXAgAwVQAA2AIAIAMAAABbACABAABcADACAABdACAMuAYAAKkLADC5BgAA3gIAELoGAACpCwAwyQZAAK0KACHKBgIAAAAB0QcBAKUKACHSBwIAmQsAIdcHAgCZCwAh2AcBAM4KACHjBwEApQoAIeQHAQDOCgAh5QcAAJgLACABAAAA2wIAIAEAAADbAgAgDLgGAACpCwAwuQYAAN4CABC6BgAAqQsAMMkGQACtCgAhygYCAKYKACHRBwEApQoAIdIHAgCZCwAh1wcCAJkLACHYBwEAzgoAIeMHAQClCgAh5AcBAM4KACHlBwAAmAsAIATSBwAAmwwAINcHAACbDAAg2AcAAJsMACDkBwAAmwwAIAMAAADeAgAgAQAA3wIAMAIAANsCACADAAAA3gIAIAEAAN8CADACAADbAgAgAwAAAN4CACABAADfAgAwAgAA2wIAIAnJBkAAAAABygYCAAAAAdEHAQAAAAHSBwIAAAAB1wcCAAAAAdgHAQAAAAHjBwEAAAAB5AcBAAAAAeUHgAAAAAEBSQAA4wIAIAnJBkAAAAABygYCAAAAAdEHAQAAAAHSBwIAAAAB1wcCAAAAAdgHAQAAAAHjBwEAAAAB5AcBAAAAAeUHgAAAAAEBSQAA5QIAMAFJAADlAgAwCckGQACnDAAhygYCAKIMACHRBwEAoQwAIdIHAgC5DAAh1wcCALkMACHYBwEAzQwAIeMHAQChDAAh5AcBAM0MACHlB4AAAAABAgAAANsCACBJAADoAgAgCckGQACnDAAhygYCAKIMACHRBwEAoQwAIdIHAgC5DAAh1wcCALkMACHYBwEAzQwAIeMHAQChDAAh5AcBAM0MACHlB4AAAAABAgAAAN4CACBJAADqAgAgAgAAAN4CACBJAADqAgAgAwAAANsCACBQAADjAgAgUQAA6AIAIAEAAADbAgAgAQAAAN4CACAJCgAA9hAAIFYAAPcQACBXAAD6EAAgWAAA-RAAIFkAAPgQACDSBwAAmwwAINcHAACbDAAg2AcAAJsMACDkBwAAmwwAIAy4BgAAqAsAMLkGAADxAgAQugYAAKgLADDJBkAAqQoAIcoGAgCZCgAh0QcBAJgKACHSBwIAuAoAIdcHAgC4CgAh2AcBAMEKACHjBwEAmAoAIeQHAQDBCgAh5QcAAJULACADAAAA3gIAIAEAAPACADBVAADxAgAgAwAAAN4CACABAADfAgAwAgAA2wIAIAEAAACYAQAgAQAAAJgBACADAAAAlgEAIAEAAJcBADACAACYAQAgAwAAAJYBACABAACXAQAwAgAAmAEAIAMAAACWAQAgAQAAlwEAMAIAAJgBACAQGQAA9BAAIDcAAPMQACA4AAD1EAAgygYCAAAAAdcGQAAAAAH4BgIAAAABgAcAAADfBwLRBwEAAAAB0gcCAAAAAdgHAQAAAAHcBwIAAAAB3QcBAAAAAd8HAgAAAAHgBwEAAAAB4QdAAAAAAeIHQAAAAAEBSQAA-QIAIA3KBgIAAAAB1wZAAAAAAfgGAgAAAAGABwAAAN8HAtEHAQAAAAHSBwIAAAAB2AcBAAAAAdwHAgAAAAHdBwEAAAAB3wcCAAAAAeAHAQAAAAHhB0AAAAAB4gdAAAAAAQFJAAD7AgAwAUkAAPsCADABAAAAmgEAIAEAAACaAQAgEBkAAPEQACA3AADwEAAgOAAA8hAAIMoGAgCiDAAh1wZAAKcMACH4BgIAuQwAIYAHAADvEN8HItEHAQChDAAh0gcCAKIMACHYBwEAoQwAIdwHAgCiDAAh3QcBAM0MACHfBwIAuQwAIeAHAQDNDAAh4QdAALgMACHiB0AAuAwAIQIAAACYAQAgSQAAgAMAIA3KBgIAogwAIdcGQACnDAAh-AYCALkMACGABwAA7xDfByLRBwEAoQwAIdIHAgCiDAAh2AcBAKEMACHcBwIAogwAId0HAQDNDAAh3wcCALkMACHgBwEAzQwAIeEHQAC4DAAh4gdAALgMACECAAAAlgEAIEkAAIIDACACAAAAlgEAIEkAAIIDACABAAAAmgEAIAEAAACaAQAgAwAAAJgBACBQAAD5AgAgUQAAgAMAIAEAAACYAQAgAQAAAJYBACALCgAA6hAAIFYAAOsQACBXAADuEAAgWAAA7RAAIFkAAOwQACD4BgAAmwwAIN0HAACbDAAg3wcAAJsMACDgBwAAmwwAIOEHAACbDAAg4gcAAJsMACAQuAYAAKQLADC5BgAAiwMAELoGAACkCwAwygYCAJkKACHXBkAAqQoAIfgGAgC4CgAhgAcAAKUL3wci0QcBAJgKACHSBwIAmQoAIdgHAQCYCgAh3AcCAJkKACHdBwEAwQoAId8HAgC4CgAh4AcBAMEKACHhB0AAtwoAIeIHQAC3CgAhAwAAAJYBACABAACKAwAwVQAAiwMAIAMAAACWAQAgAQAAlwEAMAIAAJgBACABAAAAoQEAIAEAAAChAQAgAwAAAJ8BACABAACgAQAwAgAAoQEAIAMAAACfAQAgAQAAoAEAMAIAAKEBACADAAAAnwEAIAEAAKABADACAAChAQAgCwQAAOgQACA8AADpEAAgyQZAAAAAAcoGAgAAAAHmBgIAAAAB-wYBAAAAAaUHAQAAAAHRBwEAAAAB0gcCAAAAAdoHAgAAAAHbBwIAAAABAUkAAJMDACAJyQZAAAAAAcoGAgAAAAHmBgIAAAAB-wYBAAAAAaUHAQAAAAHRBwEAAAAB0gcCAAAAAdoHAgAAAAHbBwIAAAABAUkAAJUDADABSQAAlQMAMAEAAACaAQAgCwQAAOYQACA8AADnEAAgyQZAAKcMACHKBgIAogwAIeYGAgC5DAAh-wYBAM0MACGlBwEAoQwAIdEHAQChDAAh0gcCAKIMACHaBwIAogwAIdsHAgCiDAAhAgAAAKEBACBJAACZAwAgCckGQACnDAAhygYCAKIMACHmBgIAuQwAIfsGAQDNDAAhpQcBAKEMACHRBwEAoQwAIdIHAgCiDAAh2gcCAKIMACHbBwIAogwAIQIAAACfAQAgSQAAmwMAIAIAAACfAQAgSQAAmwMAIAEAAACaAQAgAwAAAKEBACBQAACTAwAgUQAAmQMAIAEAAAChAQAgAQAAAJ8BACAHCgAA4RAAIFYAAOIQACBXAADlEAAgWAAA5BAAIFkAAOMQACDmBgAAmwwAIPsGAACbDAAgDLgGAACjCwAwuQYAAKMDABC6BgAAowsAMMkGQACpCgAhygYCAJkKACHmBgIAuAoAIfsGAQDBCgAhpQcBAJgKACHRBwEAmAoAIdIHAgCZCgAh2gcCAJkKACHbBwIAmQoAIQMAAACfAQAgAQAAogMAMFUAAKMDACADAAAAnwEAIAEAAKABADACAAChAQAgEbgGAAChCwAwuQYAAKkDABC6BgAAoQsAMMkGQACtCgAhygYCAAAAAfgGAgCZCwAh-wYBAM4KACHJBwEApQoAIdEHAQClCgAh0gcCAKYKACHTBwIAmQsAIdQHAQClCgAh1QcBAM4KACHWByAA0AoAIdcHAgCZCwAh2AcBAM4KACHZBwAAogsAIAEAAACmAwAgAQAAAKYDACAQuAYAAKELADC5BgAAqQMAELoGAAChCwAwyQZAAK0KACHKBgIApgoAIfgGAgCZCwAh-wYBAM4KACHJBwEApQoAIdEHAQClCgAh0gcCAKYKACHTBwIAmQsAIdQHAQClCgAh1QcBAM4KACHWByAA0AoAIdcHAgCZCwAh2AcBAM4KACEG-AYAAJsMACD7BgAAmwwAINMHAACbDAAg1QcAAJsMACDXBwAAmwwAINgHAACbDAAgAwAAAKkDACABAACqAwAwAgAApgMAIAMAAACpAwAgAQAAqgMAMAIAAKYDACADAAAAqQMAIAEAAKoDADACAACmAwAgDckGQAAAAAHKBgIAAAAB-AYCAAAAAfsGAQAAAAHJBwEAAAAB0QcBAAAAAdIHAgAAAAHTBwIAAAAB1AcBAAAAAdUHAQAAAAHWByAAAAAB1wcCAAAAAdgHAQAAAAEBSQAArgMAIA3JBkAAAAABygYCAAAAAfgGAgAAAAH7BgEAAAAByQcBAAAAAdEHAQAAAAHSBwIAAAAB0wcCAAAAAdQHAQAAAAHVBwEAAAAB1gcgAAAAAdcHAgAAAAHYBwEAAAABAUkAALADADABSQAAsAMAMA3JBkAApwwAIcoGAgCiDAAh-AYCALkMACH7BgEAzQwAIckHAQChDAAh0QcBAKEMACHSBwIAogwAIdMHAgC5DAAh1AcBAKEMACHVBwEAzQwAIdYHIADQDQAh1wcCALkMACHYBwEAzQwAIQIAAACmAwAgSQAAswMAIA3JBkAApwwAIcoGAgCiDAAh-AYCALkMACH7BgEAzQwAIckHAQChDAAh0QcBAKEMACHSBwIAogwAIdMHAgC5DAAh1AcBAKEMACHVBwEAzQwAIdYHIADQDQAh1wcCALkMACHYBwEAzQwAIQIAAACpAwAgSQAAtQMAIAIAAACpAwAgSQAAtQMAIAMAAACmAwAgUAAArgMAIFEAALMDACABAAAApgMAIAEAAACpAwAgCwoAANwQACBWAADdEAAgVwAA4BAAIFgAAN8QACBZAADeEAAg-AYAAJsMACD7BgAAmwwAINMHAACbDAAg1QcAAJsMACDXBwAAmwwAINgHAACbDAAgELgGAACgCwAwuQYAALwDABC6BgAAoAsAMMkGQACpCgAhygYCAJkKACH4BgIAuAoAIfsGAQDBCgAhyQcBAJgKACHRBwEAmAoAIdIHAgCZCgAh0wcCALgKACHUBwEAmAoAIdUHAQDBCgAh1gcgAMoKACHXBwIAuAoAIdgHAQDBCgAhAwAAAKkDACABAAC7AwAwVQAAvAMAIAMAAACpAwAgAQAAqgMAMAIAAKYDACABAAAAtAEAIAEAAAC0AQAgAwAAALIBACABAACzAQAwAgAAtAEAIAMAAACyAQAgAQAAswEAMAIAALQBACADAAAAsgEAIAEAALMBADACAAC0AQAgEAMAANsQACDKBgIAAAABzAZAAAAAAdQGQAAAAAHYBkAAAAAB5QYCAAAAAfEGBAAAAAH1BgEAAAAByQcBAAAAAcoHAgAAAAHLBwIAAAABzAcCAAAAAc0HBAAAAAHOBwIAAAABzwcBAAAAAdAHQAAAAAEBSQAAxAMAIA_KBgIAAAABzAZAAAAAAdQGQAAAAAHYBkAAAAAB5QYCAAAAAfEGBAAAAAH1BgEAAAAByQcBAAAAAcoHAgAAAAHLBwIAAAABzAcCAAAAAc0HBAAAAAHOBwIAAAABzwcBAAAAAdAHQAAAAAEBSQAAxgMAMAFJAADGAwAwEAMAANoQACDKBgIAogwAIcwGQAC4DAAh1AZAAKcMACHYBkAAuAwAIeUGAgCiDAAh8QYEANwNACH1BgEAzQwAIckHAQChDAAhygcCAKIMACHLBwIAogwAIcwHAgCiDAAhzQcEANwNACHOBwIAogwAIc8HAQDNDAAh0AdAALgMACECAAAAtAEAIEkAAMkDACAPygYCAKIMACHMBkAAuAwAIdQGQACnDAAh2AZAALgMACHlBgIAogwAIfEGBADcDQAh9QYBAM0MACHJBwEAoQwAIcoHAgCiDAAhywcCAKIMACHMBwIAogwAIc0HBADcDQAhzgcCAKIMACHPBwEAzQwAIdAHQAC4DAAhAgAAALIBACBJAADLAwAgAgAAALIBACBJAADLAwAgAwAAALQBACBQAADEAwAgUQAAyQMAIAEAAAC0AQAgAQAAALIBACAKCgAA1RAAIFYAANYQACBXAADZEAAgWAAA2BAAIFkAANcQACDMBgAAmwwAINgGAACbDAAg9QYAAJsMACDPBwAAmwwAINAHAACbDAAgErgGAACfCwAwuQYAANIDABC6BgAAnwsAMMoGAgCZCgAhzAZAALcKACHUBkAAqQoAIdgGQAC3CgAh5QYCAJkKACHxBgQA1AoAIfUGAQDBCgAhyQcBAJgKACHKBwIAmQoAIcsHAgCZCgAhzAcCAJkKACHNBwQA1AoAIc4HAgCZCgAhzwcBAMEKACHQB0AAtwoAIQMAAACyAQAgAQAA0QMAMFUAANIDACADAAAAsgEAIAEAALMBADACAAC0AQAgChcAAJ4LACC4BgAAnQsAMLkGAADYAwAQugYAAJ0LADDKBgIAAAAB1wZAAK0KACH7BgEApQoAIfwGAQClCgAhnAdAAM8KACHIBwIApgoAIQEAAADVAwAgAQAAANUDACAKFwAAngsAILgGAACdCwAwuQYAANgDABC6BgAAnQsAMMoGAgCmCgAh1wZAAK0KACH7BgEApQoAIfwGAQClCgAhnAdAAM8KACHIBwIApgoAIQIXAADUEAAgnAcAAJsMACADAAAA2AMAIAEAANkDADACAADVAwAgAwAAANgDACABAADZAwAwAgAA1QMAIAMAAADYAwAgAQAA2QMAMAIAANUDACAHFwAA0xAAIMoGAgAAAAHXBkAAAAAB-wYBAAAAAfwGAQAAAAGcB0AAAAAByAcCAAAAAQFJAADdAwAgBsoGAgAAAAHXBkAAAAAB-wYBAAAAAfwGAQAAAAGcB0AAAAAByAcCAAAAAQFJAADfAwAwAUkAAN8DADAHFwAAxhAAIMoGAgCiDAAh1wZAAKcMACH7BgEAoQwAIfwGAQChDAAhnAdAALgMACHIBwIAogwAIQIAAADVAwAgSQAA4gMAIAbKBgIAogwAIdcGQACnDAAh-wYBAKEMACH8BgEAoQwAIZwHQAC4DAAhyAcCAKIMACECAAAA2AMAIEkAAOQDACACAAAA2AMAIEkAAOQDACADAAAA1QMAIFAAAN0DACBRAADiAwAgAQAAANUDACABAAAA2AMAIAYKAADBEAAgVgAAwhAAIFcAAMUQACBYAADEEAAgWQAAwxAAIJwHAACbDAAgCbgGAACcCwAwuQYAAOsDABC6BgAAnAsAMMoGAgCZCgAh1wZAAKkKACH7BgEAmAoAIfwGAQCYCgAhnAdAALcKACHIBwIAmQoAIQMAAADYAwAgAQAA6gMAMFUAAOsDACADAAAA2AMAIAEAANkDADACAADVAwAgAQAAADkAIAEAAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAwAAADcAIAEAADgAMAIAADkAIAMAAAA3ACABAAA4ADACAAA5ACAOGAAAvhAAIBkAAL8QACAbAADAEAAgygYCAAAAAdcGQAAAAAH4BgIAAAAB-QYBAAAAAfsGAQAAAAHCBwIAAAABwwcgAAAAAcQHIAAAAAHFBwIAAAABxgdAAAAAAccHAgAAAAEBSQAA8wMAIAvKBgIAAAAB1wZAAAAAAfgGAgAAAAH5BgEAAAAB-wYBAAAAAcIHAgAAAAHDByAAAAABxAcgAAAAAcUHAgAAAAHGB0AAAAABxwcCAAAAAQFJAAD1AwAwAUkAAPUDADAOGAAArxAAIBkAALAQACAbAACxEAAgygYCAKIMACHXBkAApwwAIfgGAgCiDAAh-QYBAKEMACH7BgEAoQwAIcIHAgCiDAAhwwcgANANACHEByAA0A0AIcUHAgCiDAAhxgdAAKcMACHHBwIAogwAIQIAAAA5ACBJAAD4AwAgC8oGAgCiDAAh1wZAAKcMACH4BgIAogwAIfkGAQChDAAh-wYBAKEMACHCBwIAogwAIcMHIADQDQAhxAcgANANACHFBwIAogwAIcYHQACnDAAhxwcCAKIMACECAAAANwAgSQAA-gMAIAIAAAA3ACBJAAD6AwAgAwAAADkAIFAAAPMDACBRAAD4AwAgAQAAADkAIAEAAAA3ACAFCgAAqhAAIFYAAKsQACBXAACuEAAgWAAArRAAIFkAAKwQACAOuAYAAJsLADC5BgAAgQQAELoGAACbCwAwygYCAJkKACHXBkAAqQoAIfgGAgCZCgAh-QYBAJgKACH7BgEAmAoAIcIHAgCZCgAhwwcgAMoKACHEByAAygoAIcUHAgCZCgAhxgdAAKkKACHHBwIAmQoAIQMAAAA3ACABAACABAAwVQAAgQQAIAMAAAA3ACABAAA4ADACAAA5ACABAAAAPwAgAQAAAD8AIAMAAAA9ACABAAA-ADACAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIAcZAACpEAAgGgAAqBAAIMoGAgAAAAHXBkAAAAAB-AYCAAAAAfkGAQAAAAHBBwIAAAABAUkAAIkEACAFygYCAAAAAdcGQAAAAAH4BgIAAAAB-QYBAAAAAcEHAgAAAAEBSQAAiwQAMAFJAACLBAAwBxkAAKcQACAaAACmEAAgygYCAKIMACHXBkAApwwAIfgGAgCiDAAh-QYBAKEMACHBBwIAogwAIQIAAAA_ACBJAACOBAAgBcoGAgCiDAAh1wZAAKcMACH4BgIAogwAIfkGAQChDAAhwQcCAKIMACECAAAAPQAgSQAAkAQAIAIAAAA9ACBJAACQBAAgAwAAAD8AIFAAAIkEACBRAACOBAAgAQAAAD8AIAEAAAA9ACAFCgAAoRAAIFYAAKIQACBXAAClEAAgWAAApBAAIFkAAKMQACAIuAYAAJoLADC5BgAAlwQAELoGAACaCwAwygYCAJkKACHXBkAAqQoAIfgGAgCZCgAh-QYBAJgKACHBBwIAmQoAIQMAAAA9ACABAACWBAAwVQAAlwQAIAMAAAA9ACABAAA-ADACAAA_ACAHuAYAAJcLADC5BgAAnQQAELoGAACXCwAwvQZAAK0KACHlBgIAmQsAIbkHAQAAAAG6BwAAmAsAIAEAAACaBAAgAQAAAJoEACAHuAYAAJcLADC5BgAAnQQAELoGAACXCwAwvQZAAK0KACHlBgIAmQsAIbkHAQClCgAhugcAAJgLACAB5QYAAJsMACADAAAAnQQAIAEAAJ4EADACAACaBAAgAwAAAJ0EACABAACeBAAwAgAAmgQAIAMAAACdBAAgAQAAngQAMAIAAJoEACAEvQZAAAAAAeUGAgAAAAG5BwEAAAABugeAAAAAAQFJAACiBAAgBL0GQAAAAAHlBgIAAAABuQcBAAAAAboHgAAAAAEBSQAApAQAMAFJAACkBAAwBL0GQACnDAAh5QYCALkMACG5BwEAoQwAIboHgAAAAAECAAAAmgQAIEkAAKcEACAEvQZAAKcMACHlBgIAuQwAIbkHAQChDAAhugeAAAAAAQIAAACdBAAgSQAAqQQAIAIAAACdBAAgSQAAqQQAIAMAAACaBAAgUAAAogQAIFEAAKcEACABAAAAmgQAIAEAAACdBAAgBgoAAJwQACBWAACdEAAgVwAAoBAAIFgAAJ8QACBZAACeEAAg5QYAAJsMACAHuAYAAJQLADC5BgAAsAQAELoGAACUCwAwvQZAAKkKACHlBgIAuAoAIbkHAQCYCgAhugcAAJULACADAAAAnQQAIAEAAK8EADBVAACwBAAgAwAAAJ0EACABAACeBAAwAgAAmgQAIAoDAADZCgAguAYAAJMLADC5BgAAKQAQugYAAJMLADDXBkAArQoAIeUGAgAAAAG1BwEApQoAIbYHBADYCgAhtwcCAKYKACG4B0AAzwoAIQEAAACzBAAgAQAAALMEACACAwAA3w0AILgHAACbDAAgAwAAACkAIAEAALYEADACAACzBAAgAwAAACkAIAEAALYEADACAACzBAAgAwAAACkAIAEAALYEADACAACzBAAgBwMAAJsQACDXBkAAAAAB5QYCAAAAAbUHAQAAAAG2BwQAAAABtwcCAAAAAbgHQAAAAAEBSQAAugQAIAbXBkAAAAAB5QYCAAAAAbUHAQAAAAG2BwQAAAABtwcCAAAAAbgHQAAAAAEBSQAAvAQAMAFJAAC8BAAwBwMAAJoQACDXBkAApwwAIeUGAgCiDAAhtQcBAKEMACG2BwQA3A0AIbcHAgCiDAAhuAdAALgMACECAAAAswQAIEkAAL8EACAG1wZAAKcMACHlBgIAogwAIbUHAQChDAAhtgcEANwNACG3BwIAogwAIbgHQAC4DAAhAgAAACkAIEkAAMEEACACAAAAKQAgSQAAwQQAIAMAAACzBAAgUAAAugQAIFEAAL8EACABAAAAswQAIAEAAAApACAGCgAAlRAAIFYAAJYQACBXAACZEAAgWAAAmBAAIFkAAJcQACC4BwAAmwwAIAm4BgAAkgsAMLkGAADIBAAQugYAAJILADDXBkAAqQoAIeUGAgCZCgAhtQcBAJgKACG2BwQA1AoAIbcHAgCZCgAhuAdAALcKACEDAAAAKQAgAQAAxwQAMFUAAMgEACADAAAAKQAgAQAAtgQAMAIAALMEACABAAAALQAgAQAAAC0AIAMAAAArACABAAAsADACAAAtACADAAAAKwAgAQAALAAwAgAALQAgAwAAACsAIAEAACwAMAIAAC0AIAQDAACUEAAg3QYAAQAAAd8GQAAAAAHlBgIAAAABAUkAANAEACAD3QYAAQAAAd8GQAAAAAHlBgIAAAABAUkAANIEADABSQAA0gQAMAQDAACTEAAg3QYAAbYMACHfBkAAuAwAIeUGAgCiDAAhAgAAAC0AIEkAANUEACAD3QYAAbYMACHfBkAAuAwAIeUGAgCiDAAhAgAAACsAIEkAANcEACACAAAAKwAgSQAA1wQAIAMAAAAtACBQAADQBAAgUQAA1QQAIAEAAAAtACABAAAAKwAgBgoAAI4QACBWAACPEAAgVwAAkhAAIFgAAJEQACBZAACQEAAg3wYAAJsMACAGuAYAAJELADC5BgAA3gQAELoGAACRCwAw3QYAAbUKACHfBkAAtwoAIeUGAgCZCgAhAwAAACsAIAEAAN0EADBVAADeBAAgAwAAACsAIAEAACwAMAIAAC0AIAEAAAAxACABAAAAMQAgAwAAAC8AIAEAADAAMAIAADEAIAMAAAAvACABAAAwADACAAAxACADAAAALwAgAQAAMAAwAgAAMQAgCgMAAI0QACDKBgIAAAAB1wZAAAAAAeUGAgAAAAHnBgEAAAABsAdAAAAAAbEHAAEAAAGyBwABAAABswcEAAAAAbQHAACMEAAgAUkAAOYEACAJygYCAAAAAdcGQAAAAAHlBgIAAAAB5wYBAAAAAbAHQAAAAAGxBwABAAABsgcAAQAAAbMHBAAAAAG0BwAAjBAAIAFJAADoBAAwAUkAAOgEADAKAwAAixAAIMoGAgCiDAAh1wZAAKcMACHlBgIAogwAIecGAQChDAAhsAdAALgMACGxBwABtgwAIbIHAAG2DAAhswcEANwNACG0BwAAihAAIAIAAAAxACBJAADrBAAgCcoGAgCiDAAh1wZAAKcMACHlBgIAogwAIecGAQChDAAhsAdAALgMACGxBwABtgwAIbIHAAG2DAAhswcEANwNACG0BwAAihAAIAIAAAAvACBJAADtBAAgAgAAAC8AIEkAAO0EACADAAAAMQAgUAAA5gQAIFEAAOsEACABAAAAMQAgAQAAAC8AIAYKAACFEAAgVgAAhhAAIFcAAIkQACBYAACIEAAgWQAAhxAAILAHAACbDAAgDLgGAACQCwAwuQYAAPQEABC6BgAAkAsAMMoGAgCZCgAh1wZAAKkKACHlBgIAmQoAIecGAQCYCgAhsAdAALcKACGxBwABtQoAIbIHAAG1CgAhswcEANQKACG0BwAAyAoAIAMAAAAvACABAADzBAAwVQAA9AQAIAMAAAAvACABAAAwADACAAAxACABAAAANQAgAQAAADUAIAMAAAAzACABAAA0ADACAAA1ACADAAAAMwAgAQAANAAwAgAANQAgAwAAADMAIAEAADQAMAIAADUAIAcDAACEEAAgygYCAAAAAdcGQAAAAAHlBgIAAAABrgcBAAAAAa8HAQAAAAGwB0AAAAABAUkAAPwEACAGygYCAAAAAdcGQAAAAAHlBgIAAAABrgcBAAAAAa8HAQAAAAGwB0AAAAABAUkAAP4EADABSQAA_gQAMAcDAACDEAAgygYCAKIMACHXBkAApwwAIeUGAgCiDAAhrgcBAKEMACGvBwEAoQwAIbAHQAC4DAAhAgAAADUAIEkAAIEFACAGygYCAKIMACHXBkAApwwAIeUGAgCiDAAhrgcBAKEMACGvBwEAoQwAIbAHQAC4DAAhAgAAADMAIEkAAIMFACACAAAAMwAgSQAAgwUAIAMAAAA1ACBQAAD8BAAgUQAAgQUAIAEAAAA1ACABAAAAMwAgBgoAAP4PACBWAAD_DwAgVwAAghAAIFgAAIEQACBZAACAEAAgsAcAAJsMACAJuAYAAI8LADC5BgAAigUAELoGAACPCwAwygYCAJkKACHXBkAAqQoAIeUGAgCZCgAhrgcBAJgKACGvBwEAmAoAIbAHQAC3CgAhAwAAADMAIAEAAIkFADBVAACKBQAgAwAAADMAIAEAADQAMAIAADUAIAa4BgAAjQsAMLkGAACQBQAQugYAAI0LADDXBkAArQoAIecGAQAAAAH6BgABjgsAIQEAAACNBQAgAQAAAI0FACAGuAYAAI0LADC5BgAAkAUAELoGAACNCwAw1wZAAK0KACHnBgEApQoAIfoGAAGOCwAhAAMAAACQBQAgAQAAkQUAMAIAAI0FACADAAAAkAUAIAEAAJEFADACAACNBQAgAwAAAJAFACABAACRBQAwAgAAjQUAIAPXBkAAAAAB5wYBAAAAAfoGAAEAAAEBSQAAlQUAIAPXBkAAAAAB5wYBAAAAAfoGAAEAAAEBSQAAlwUAMAFJAACXBQAwA9cGQACnDAAh5wYBAKEMACH6BgABtgwAIQIAAACNBQAgSQAAmgUAIAPXBkAApwwAIecGAQChDAAh-gYAAbYMACECAAAAkAUAIEkAAJwFACACAAAAkAUAIEkAAJwFACADAAAAjQUAIFAAAJUFACBRAACaBQAgAQAAAI0FACABAAAAkAUAIAMKAAD7DwAgWAAA_Q8AIFkAAPwPACAGuAYAAIwLADC5BgAAowUAELoGAACMCwAw1wZAAKkKACHnBgEAmAoAIfoGAAG1CgAhAwAAAJAFACABAACiBQAwVQAAowUAIAMAAACQBQAgAQAAkQUAMAIAAI0FACAHHAAAiwsAILgGAACKCwAwuQYAAEcAELoGAACKCwAwygYCAAAAAecGAQClCgAhlgcBAAAAAQEAAACmBQAgAQAAAKYFACABHAAA-g8AIAMAAABHACABAACpBQAwAgAApgUAIAMAAABHACABAACpBQAwAgAApgUAIAMAAABHACABAACpBQAwAgAApgUAIAQcAAD5DwAgygYCAAAAAecGAQAAAAGWBwEAAAABAUkAAK0FACADygYCAAAAAecGAQAAAAGWBwEAAAABAUkAAK8FADABSQAArwUAMAQcAADsDwAgygYCAKIMACHnBgEAoQwAIZYHAQChDAAhAgAAAKYFACBJAACyBQAgA8oGAgCiDAAh5wYBAKEMACGWBwEAoQwAIQIAAABHACBJAAC0BQAgAgAAAEcAIEkAALQFACADAAAApgUAIFAAAK0FACBRAACyBQAgAQAAAKYFACABAAAARwAgBQoAAOcPACBWAADoDwAgVwAA6w8AIFgAAOoPACBZAADpDwAgBrgGAACJCwAwuQYAALsFABC6BgAAiQsAMMoGAgCZCgAh5wYBAJgKACGWBwEAmAoAIQMAAABHACABAAC6BQAwVQAAuwUAIAMAAABHACABAACpBQAwAgAApgUAIAEAAABFACABAAAARQAgAwAAAEMAIAEAAEQAMAIAAEUAIAMAAABDACABAABEADACAABFACADAAAAQwAgAQAARAAwAgAARQAgDhkAANwPACAdAADbDwAgIgAA5g8AICMAAN0PACAkAADeDwAgygYCAAAAAdcGQAAAAAH4BgIAAAAB-wYBAAAAAYAHAAAAqQcCpQcBAAAAAacHAgAAAAGpBwIAAAABqgcCAAAAAQFJAADDBQAgCcoGAgAAAAHXBkAAAAAB-AYCAAAAAfsGAQAAAAGABwAAAKkHAqUHAQAAAAGnBwIAAAABqQcCAAAAAaoHAgAAAAEBSQAAxQUAMAFJAADFBQAwAQAAAEcAIAEAAABLACAOGQAAxw8AIB0AAMYPACAiAADlDwAgIwAAyA8AICQAAMkPACDKBgIAogwAIdcGQACnDAAh-AYCAKIMACH7BgEAoQwAIYAHAADFD6kHIqUHAQChDAAhpwcCALkMACGpBwIAuQwAIaoHAgCiDAAhAgAAAEUAIEkAAMoFACAJygYCAKIMACHXBkAApwwAIfgGAgCiDAAh-wYBAKEMACGABwAAxQ-pByKlBwEAoQwAIacHAgC5DAAhqQcCALkMACGqBwIAogwAIQIAAABDACBJAADMBQAgAgAAAEMAIEkAAMwFACABAAAARwAgAQAAAEsAIAMAAABFACBQAADDBQAgUQAAygUAIAEAAABFACABAAAAQwAgBwoAAOAPACBWAADhDwAgVwAA5A8AIFgAAOMPACBZAADiDwAgpwcAAJsMACCpBwAAmwwAIAy4BgAAhQsAMLkGAADVBQAQugYAAIULADDKBgIAmQoAIdcGQACpCgAh-AYCAJkKACH7BgEAmAoAIYAHAACGC6kHIqUHAQCYCgAhpwcCALgKACGpBwIAuAoAIaoHAgCZCgAhAwAAAEMAIAEAANQFADBVAADVBQAgAwAAAEMAIAEAAEQAMAIAAEUAIAEAAABUACABAAAAVAAgAwAAAEsAIAEAAFMAMAIAAFQAIAMAAABLACABAABTADACAABUACADAAAASwAgAQAAUwAwAgAAVAAgChkAANgPACAeAADfDwAgHwAA2Q8AICEAANoPACDKBgIAAAAB1wZAAAAAAfgGAgAAAAGjBwIAAAABpQcBAAAAAaYHAgAAAAEBSQAA3QUAIAbKBgIAAAAB1wZAAAAAAfgGAgAAAAGjBwIAAAABpQcBAAAAAaYHAgAAAAEBSQAA3wUAMAFJAADfBQAwChkAALEPACAeAACwDwAgHwAAsg8AICEAALMPACDKBgIAogwAIdcGQACnDAAh-AYCAKIMACGjBwIAogwAIaUHAQChDAAhpgcCAKIMACECAAAAVAAgSQAA4gUAIAbKBgIAogwAIdcGQACnDAAh-AYCAKIMACGjBwIAogwAIaUHAQChDAAhpgcCAKIMACECAAAASwAgSQAA5AUAIAIAAABLACBJAADkBQAgAwAAAFQAIFAAAN0FACBRAADiBQAgAQAAAFQAIAEAAABLACAFCgAAqw8AIFYAAKwPACBXAACvDwAgWAAArg8AIFkAAK0PACAJuAYAAIQLADC5BgAA6wUAELoGAACECwAwygYCAJkKACHXBkAAqQoAIfgGAgCZCgAhowcCAJkKACGlBwEAmAoAIaYHAgCZCgAhAwAAAEsAIAEAAOoFADBVAADrBQAgAwAAAEsAIAEAAFMAMAIAAFQAIAEAAABQACABAAAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAMAAABOACABAABPADACAABQACADAAAATgAgAQAATwAwAgAAUAAgBgMAAKoPACAgAACpDwAg1wZAAAAAAeUGAgAAAAH6BgIAAAABpAcCAAAAAQFJAADzBQAgBNcGQAAAAAHlBgIAAAAB-gYCAAAAAaQHAgAAAAEBSQAA9QUAMAFJAAD1BQAwBgMAAKgPACAgAACnDwAg1wZAAKcMACHlBgIAogwAIfoGAgCiDAAhpAcCAKIMACECAAAAUAAgSQAA-AUAIATXBkAApwwAIeUGAgCiDAAh-gYCAKIMACGkBwIAogwAIQIAAABOACBJAAD6BQAgAgAAAE4AIEkAAPoFACADAAAAUAAgUAAA8wUAIFEAAPgFACABAAAAUAAgAQAAAE4AIAUKAACiDwAgVgAAow8AIFcAAKYPACBYAAClDwAgWQAApA8AIAe4BgAAgwsAMLkGAACBBgAQugYAAIMLADDXBkAAqQoAIeUGAgCZCgAh-gYCAJkKACGkBwIAmQoAIQMAAABOACABAACABgAwVQAAgQYAIAMAAABOACABAABPADACAABQACAFHgAAggsAILgGAACBCwAwuQYAAFYAELoGAACBCwAwowcCAAAAAQEAAACEBgAgAQAAAIQGACABHgAAoQ8AIAMAAABWACABAACHBgAwAgAAhAYAIAMAAABWACABAACHBgAwAgAAhAYAIAMAAABWACABAACHBgAwAgAAhAYAIAIeAACgDwAgowcCAKIMACECAAAAhAYAIEkAAIsGACABowcCAKIMACECAAAAVgAgSQAAjQYAIAIAAABWACBJAACNBgAgAQAAAIQGACABAAAAVgAgBQoAAJsPACBWAACcDwAgVwAAnw8AIFgAAJ4PACBZAACdDwAgBLgGAACACwAwuQYAAJMGABC6BgAAgAsAMKMHAgCZCgAhAwAAAFYAIAEAAJIGADBVAACTBgAgAwAAAFYAIAEAAIcGADACAACEBgAgAQAAAGEAIAEAAABhACADAAAAXwAgAQAAYAAwAgAAYQAgAwAAAF8AIAEAAGAAMAIAAGEAIAMAAABfACABAABgADACAABhACAKBAAAmQ8AICwAAJoPACDKBgIAAAAB1wZAAAAAAeYGAgAAAAHnBgEAAAAB_AYBAAAAAYAHAAAAogcClgcBAAAAAaIHIAAAAAEBSQAAmwYAIAjKBgIAAAAB1wZAAAAAAeYGAgAAAAHnBgEAAAAB_AYBAAAAAYAHAAAAogcClgcBAAAAAaIHIAAAAAEBSQAAnQYAMAFJAACdBgAwCgQAAIsPACAsAACMDwAgygYCAKIMACHXBkAApwwAIeYGAgCiDAAh5wYBAKEMACH8BgEAoQwAIYAHAACKD6IHIpYHAQChDAAhogcgANANACECAAAAYQAgSQAAoAYAIAjKBgIAogwAIdcGQACnDAAh5gYCAKIMACHnBgEAoQwAIfwGAQChDAAhgAcAAIoPogcilgcBAKEMACGiByAA0A0AIQIAAABfACBJAACiBgAgAgAAAF8AIEkAAKIGACADAAAAYQAgUAAAmwYAIFEAAKAGACABAAAAYQAgAQAAAF8AIAUKAACFDwAgVgAAhg8AIFcAAIkPACBYAACIDwAgWQAAhw8AIAu4BgAA_AoAMLkGAACpBgAQugYAAPwKADDKBgIAmQoAIdcGQACpCgAh5gYCAJkKACHnBgEAmAoAIfwGAQCYCgAhgAcAAP0KogcilgcBAJgKACGiByAAygoAIQMAAABfACABAACoBgAwVQAAqQYAIAMAAABfACABAABgADACAABhACABAAAAZQAgAQAAAGUAIAMAAABjACABAABkADACAABlACADAAAAYwAgAQAAZAAwAgAAZQAgAwAAAGMAIAEAAGQAMAIAAGUAIBUdAQAAAAEmAACDDwAgKAAAhA8AIMoGAgAAAAHXBkAAAAAB5gYCAAAAAfsGAQAAAAH8BgEAAAABgAcAAACbBwKIBwIAAAABiwcQAAAAAZYHAQAAAAGXBwEAAAABmAcQAAAAAZkHAgAAAAGbBwEAAAABnAdAAAAAAZ0HAgAAAAGeByAAAAABnwcBAAAAAaAHAQAAAAEBSQAAsQYAIBMdAQAAAAHKBgIAAAAB1wZAAAAAAeYGAgAAAAH7BgEAAAAB_AYBAAAAAYAHAAAAmwcCiAcCAAAAAYsHEAAAAAGWBwEAAAABlwcBAAAAAZgHEAAAAAGZBwIAAAABmwcBAAAAAZwHQAAAAAGdBwIAAAABngcgAAAAAZ8HAQAAAAGgBwEAAAABAUkAALMGADABSQAAswYAMAEAAABfACAVHQEAoQwAISYAAPgOACAoAAD5DgAgygYCAKIMACHXBkAApwwAIeYGAgC5DAAh-wYBAKEMACH8BgEAoQwAIYAHAAD3DpsHIogHAgC5DAAhiwcQAMcOACGWBwEAzQwAIZcHAQDNDAAhmAcQAPYOACGZBwIAogwAIZsHAQDNDAAhnAdAALgMACGdBwIAogwAIZ4HIADQDQAhnwcBAKEMACGgBwEAoQwAIQIAAABlACBJAAC3BgAgEx0BAKEMACHKBgIAogwAIdcGQACnDAAh5gYCALkMACH7BgEAoQwAIfwGAQChDAAhgAcAAPcOmwciiAcCALkMACGLBxAAxw4AIZYHAQDNDAAhlwcBAM0MACGYBxAA9g4AIZkHAgCiDAAhmwcBAM0MACGcB0AAuAwAIZ0HAgCiDAAhngcgANANACGfBwEAoQwAIaAHAQChDAAhAgAAAGMAIEkAALkGACACAAAAYwAgSQAAuQYAIAEAAABfACADAAAAZQAgUAAAsQYAIFEAALcGACABAAAAZQAgAQAAAGMAIAwKAADxDgAgVgAA8g4AIFcAAPUOACBYAAD0DgAgWQAA8w4AIOYGAACbDAAgiAcAAJsMACCWBwAAmwwAIJcHAACbDAAgmAcAAJsMACCbBwAAmwwAIJwHAACbDAAgFh0BAJgKACG4BgAA9QoAMLkGAADBBgAQugYAAPUKADDKBgIAmQoAIdcGQACpCgAh5gYCALgKACH7BgEAmAoAIfwGAQCYCgAhgAcAAPcKmwciiAcCALgKACGLBxAA6woAIZYHAQDBCgAhlwcBAMEKACGYBxAA9goAIZkHAgCZCgAhmwcBAMEKACGcB0AAtwoAIZ0HAgCZCgAhngcgAMoKACGfBwEAmAoAIaAHAQCYCgAhAwAAAGMAIAEAAMAGADBVAADBBgAgAwAAAGMAIAEAAGQAMAIAAGUAIAEAAAB3ACABAAAAdwAgAwAAAHUAIAEAAHYAMAIAAHcAIAMAAAB1ACABAAB2ADACAAB3ACADAAAAdQAgAQAAdgAwAgAAdwAgDCcAAO4OACAoAADvDgAgKgAA8A4AIMoGAgAAAAHXBkAAAAABgAcAAACSBwKPBwAAAI8HApAHAgAAAAGSB0AAAAABkwcBAAAAAZQHAgAAAAGVBwEAAAABAUkAAMkGACAJygYCAAAAAdcGQAAAAAGABwAAAJIHAo8HAAAAjwcCkAcCAAAAAZIHQAAAAAGTBwEAAAABlAcCAAAAAZUHAQAAAAEBSQAAywYAMAFJAADLBgAwDCcAANMOACAoAADUDgAgKgAA1Q4AIMoGAgCiDAAh1wZAAKcMACGABwAA0g6SByKPBwAA0Q6PByKQBwIAogwAIZIHQAC4DAAhkwcBAM0MACGUBwIAuQwAIZUHAQDNDAAhAgAAAHcAIEkAAM4GACAJygYCAKIMACHXBkAApwwAIYAHAADSDpIHIo8HAADRDo8HIpAHAgCiDAAhkgdAALgMACGTBwEAzQwAIZQHAgC5DAAhlQcBAM0MACECAAAAdQAgSQAA0AYAIAIAAAB1ACBJAADQBgAgAwAAAHcAIFAAAMkGACBRAADOBgAgAQAAAHcAIAEAAAB1ACAJCgAAzA4AIFYAAM0OACBXAADQDgAgWAAAzw4AIFkAAM4OACCSBwAAmwwAIJMHAACbDAAglAcAAJsMACCVBwAAmwwAIAy4BgAA7goAMLkGAADXBgAQugYAAO4KADDKBgIAmQoAIdcGQACpCgAhgAcAAPAKkgcijwcAAO8KjwcikAcCAJkKACGSB0AAtwoAIZMHAQDBCgAhlAcCALgKACGVBwEAwQoAIQMAAAB1ACABAADWBgAwVQAA1wYAIAMAAAB1ACABAAB2ADACAAB3ACABAAAAagAgAQAAAGoAIAMAAABoACABAABpADACAABqACADAAAAaAAgAQAAaQAwAgAAagAgAwAAAGgAIAEAAGkAMAIAAGoAIAkpAADKDgAgKwAAyw4AIPsGAQAAAAGIBwIAAAABiQcCAAAAAYoHAgAAAAGLBxAAAAABjAcCAAAAAY0HAQAAAAEBSQAA3wYAIAf7BgEAAAABiAcCAAAAAYkHAgAAAAGKBwIAAAABiwcQAAAAAYwHAgAAAAGNBwEAAAABAUkAAOEGADABSQAA4QYAMAkpAADIDgAgKwAAyQ4AIPsGAQChDAAhiAcCALkMACGJBwIAogwAIYoHAgCiDAAhiwcQAMcOACGMBwIAogwAIY0HAQDNDAAhAgAAAGoAIEkAAOQGACAH-wYBAKEMACGIBwIAuQwAIYkHAgCiDAAhigcCAKIMACGLBxAAxw4AIYwHAgCiDAAhjQcBAM0MACECAAAAaAAgSQAA5gYAIAIAAABoACBJAADmBgAgAwAAAGoAIFAAAN8GACBRAADkBgAgAQAAAGoAIAEAAABoACAHCgAAwg4AIFYAAMMOACBXAADGDgAgWAAAxQ4AIFkAAMQOACCIBwAAmwwAII0HAACbDAAgCrgGAADqCgAwuQYAAO0GABC6BgAA6goAMPsGAQCYCgAhiAcCALgKACGJBwIAmQoAIYoHAgCZCgAhiwcQAOsKACGMBwIAmQoAIY0HAQDBCgAhAwAAAGgAIAEAAOwGADBVAADtBgAgAwAAAGgAIAEAAGkAMAIAAGoAIAEAAABvACABAAAAbwAgAwAAAG0AIAEAAG4AMAIAAG8AIAMAAABtACABAABuADACAABvACADAAAAbQAgAQAAbgAwAgAAbwAgAykAAMEOACCIBwIAAAABiQcCAAAAAQFJAAD1BgAgAogHAgAAAAGJBwIAAAABAUkAAPcGADABSQAA9wYAMAMpAADADgAgiAcCAKIMACGJBwIAogwAIQIAAABvACBJAAD6BgAgAogHAgCiDAAhiQcCAKIMACECAAAAbQAgSQAA_AYAIAIAAABtACBJAAD8BgAgAwAAAG8AIFAAAPUGACBRAAD6BgAgAQAAAG8AIAEAAABtACAFCgAAuw4AIFYAALwOACBXAAC_DgAgWAAAvg4AIFkAAL0OACAFuAYAAOkKADC5BgAAgwcAELoGAADpCgAwiAcCAJkKACGJBwIAmQoAIQMAAABtACABAACCBwAwVQAAgwcAIAMAAABtACABAABuADACAABvACABAAAAewAgAQAAAHsAIAMAAAB5ACABAAB6ADACAAB7ACADAAAAeQAgAQAAegAwAgAAewAgAwAAAHkAIAEAAHoAMAIAAHsAIBYZAAC2DgAgLwAAtw4AIDAAALgOACAxAAC5DgAgMgAAug4AIMoGAgAAAAHXBkAAAAAB8gYBAAAAAfMGBAAAAAH1BgEAAAAB-AYCAAAAAfsGAQAAAAH8BgEAAAAB_gYAAAD-BgKABwAAAIAHAoEHCAAAAAGCBwIAAAABgwcCAAAAAYQHAQAAAAGFBwIAAAABhgcCAAAAAYcHAgAAAAEBSQAAiwcAIBHKBgIAAAAB1wZAAAAAAfIGAQAAAAHzBgQAAAAB9QYBAAAAAfgGAgAAAAH7BgEAAAAB_AYBAAAAAf4GAAAA_gYCgAcAAACABwKBBwgAAAABggcCAAAAAYMHAgAAAAGEBwEAAAABhQcCAAAAAYYHAgAAAAGHBwIAAAABAUkAAI0HADABSQAAjQcAMBYZAACPDgAgLwAAkA4AIDAAAJEOACAxAACSDgAgMgAAkw4AIMoGAgCiDAAh1wZAAKcMACHyBgEAoQwAIfMGBADcDQAh9QYBAKEMACH4BgIAogwAIfsGAQChDAAh_AYBAKEMACH-BgAAjA7-BiKABwAAjQ6AByKBBwgAjg4AIYIHAgC5DAAhgwcCALkMACGEBwEAzQwAIYUHAgCiDAAhhgcCAKIMACGHBwIAogwAIQIAAAB7ACBJAACQBwAgEcoGAgCiDAAh1wZAAKcMACHyBgEAoQwAIfMGBADcDQAh9QYBAKEMACH4BgIAogwAIfsGAQChDAAh_AYBAKEMACH-BgAAjA7-BiKABwAAjQ6AByKBBwgAjg4AIYIHAgC5DAAhgwcCALkMACGEBwEAzQwAIYUHAgCiDAAhhgcCAKIMACGHBwIAogwAIQIAAAB5ACBJAACSBwAgAgAAAHkAIEkAAJIHACADAAAAewAgUAAAiwcAIFEAAJAHACABAAAAewAgAQAAAHkAIAkKAACHDgAgVgAAiA4AIFcAAIsOACBYAACKDgAgWQAAiQ4AIIEHAACbDAAgggcAAJsMACCDBwAAmwwAIIQHAACbDAAgFLgGAADgCgAwuQYAAJkHABC6BgAA4AoAMMoGAgCZCgAh1wZAAKkKACHyBgEAmAoAIfMGBADUCgAh9QYBAJgKACH4BgIAmQoAIfsGAQCYCgAh_AYBAJgKACH-BgAA4Qr-BiKABwAA4gqAByKBBwgA4woAIYIHAgC4CgAhgwcCALgKACGEBwEAwQoAIYUHAgCZCgAhhgcCAJkKACGHBwIAmQoAIQMAAAB5ACABAACYBwAwVQAAmQcAIAMAAAB5ACABAAB6ADACAAB7ACABAAAAgwEAIAEAAACDAQAgAwAAAIEBACABAACCAQAwAgAAgwEAIAMAAACBAQAgAQAAggEAMAIAAIMBACADAAAAgQEAIAEAAIIBADACAACDAQAgBgMAAIYOACAuAACFDgAg1wZAAAAAAeUGAgAAAAHuBgIAAAAB-gYCAAAAAQFJAAChBwAgBNcGQAAAAAHlBgIAAAAB7gYCAAAAAfoGAgAAAAEBSQAAowcAMAFJAACjBwAwBgMAAIQOACAuAACDDgAg1wZAAKcMACHlBgIAogwAIe4GAgCiDAAh-gYCAKIMACECAAAAgwEAIEkAAKYHACAE1wZAAKcMACHlBgIAogwAIe4GAgCiDAAh-gYCAKIMACECAAAAgQEAIEkAAKgHACACAAAAgQEAIEkAAKgHACADAAAAgwEAIFAAAKEHACBRAACmBwAgAQAAAIMBACABAAAAgQEAIAUKAAD-DQAgVgAA_w0AIFcAAIIOACBYAACBDgAgWQAAgA4AIAe4BgAA3woAMLkGAACvBwAQugYAAN8KADDXBkAAqQoAIeUGAgCZCgAh7gYCAJkKACH6BgIAmQoAIQMAAACBAQAgAQAArgcAMFUAAK8HACADAAAAgQEAIAEAAIIBADACAACDAQAgAQAAAH8AIAEAAAB_ACADAAAAfQAgAQAAfgAwAgAAfwAgAwAAAH0AIAEAAH4AMAIAAH8AIAMAAAB9ACABAAB-ADACAAB_ACAHGQAA_Q0AIC4AAPwNACDKBgIAAAAB1wZAAAAAAe4GAgAAAAH4BgIAAAAB-QYBAAAAAQFJAAC3BwAgBcoGAgAAAAHXBkAAAAAB7gYCAAAAAfgGAgAAAAH5BgEAAAABAUkAALkHADABSQAAuQcAMAcZAAD7DQAgLgAA-g0AIMoGAgCiDAAh1wZAAKcMACHuBgIAogwAIfgGAgCiDAAh-QYBAKEMACECAAAAfwAgSQAAvAcAIAXKBgIAogwAIdcGQACnDAAh7gYCAKIMACH4BgIAogwAIfkGAQChDAAhAgAAAH0AIEkAAL4HACACAAAAfQAgSQAAvgcAIAMAAAB_ACBQAAC3BwAgUQAAvAcAIAEAAAB_ACABAAAAfQAgBQoAAPUNACBWAAD2DQAgVwAA-Q0AIFgAAPgNACBZAAD3DQAgCLgGAADeCgAwuQYAAMUHABC6BgAA3goAMMoGAgCZCgAh1wZAAKkKACHuBgIAmQoAIfgGAgCZCgAh-QYBAJgKACEDAAAAfQAgAQAAxAcAMFUAAMUHACADAAAAfQAgAQAAfgAwAgAAfwAgBi4AAN0KACAxAgCmCgAhuAYAANwKADC5BgAAhQEAELoGAADcCgAw7gYCAAAAAQEAAADIBwAgAQAAAMgHACABLgAA1g0AIAMAAACFAQAgAQAAywcAMAIAAMgHACADAAAAhQEAIAEAAMsHADACAADIBwAgAwAAAIUBACABAADLBwAwAgAAyAcAIAMuAAD0DQAgMQIAAAAB7gYCAAAAAQFJAADPBwAgAjECAAAAAe4GAgAAAAEBSQAA0QcAMAFJAADRBwAwAy4AAPMNACAxAgCiDAAh7gYCAKIMACECAAAAyAcAIEkAANQHACACMQIAogwAIe4GAgCiDAAhAgAAAIUBACBJAADWBwAgAgAAAIUBACBJAADWBwAgAwAAAMgHACBQAADPBwAgUQAA1AcAIAEAAADIBwAgAQAAAIUBACAFCgAA7g0AIFYAAO8NACBXAADyDQAgWAAA8Q0AIFkAAPANACAFMQIAmQoAIbgGAADbCgAwuQYAAN0HABC6BgAA2woAMO4GAgCZCgAhAwAAAIUBACABAADcBwAwVQAA3QcAIAMAAACFAQAgAQAAywcAMAIAAMgHACABAAAAkgEAIAEAAACSAQAgAwAAAIkBACABAACRAQAwAgAAkgEAIAMAAACJAQAgAQAAkQEAMAIAAJIBACADAAAAiQEAIAEAAJEBADACAACSAQAgDAQAAOwNACAyAADtDQAgygYCAAAAAdcGQAAAAAHmBgIAAAAB5wYBAAAAAfIGAQAAAAHzBgQAAAAB9AYBAAAAAfUGAQAAAAH2BkAAAAAB9wYBAAAAAQFJAADlBwAgCsoGAgAAAAHXBkAAAAAB5gYCAAAAAecGAQAAAAHyBgEAAAAB8wYEAAAAAfQGAQAAAAH1BgEAAAAB9gZAAAAAAfcGAQAAAAEBSQAA5wcAMAFJAADnBwAwDAQAAOUNACAyAADmDQAgygYCAKIMACHXBkAApwwAIeYGAgCiDAAh5wYBAKEMACHyBgEAoQwAIfMGBADcDQAh9AYBAKEMACH1BgEAoQwAIfYGQACnDAAh9wYBAKEMACECAAAAkgEAIEkAAOoHACAKygYCAKIMACHXBkAApwwAIeYGAgCiDAAh5wYBAKEMACHyBgEAoQwAIfMGBADcDQAh9AYBAKEMACH1BgEAoQwAIfYGQACnDAAh9wYBAKEMACECAAAAiQEAIEkAAOwHACACAAAAiQEAIEkAAOwHACADAAAAkgEAIFAAAOUHACBRAADqBwAgAQAAAJIBACABAAAAiQEAIAUKAADgDQAgVgAA4Q0AIFcAAOQNACBYAADjDQAgWQAA4g0AIA24BgAA2goAMLkGAADzBwAQugYAANoKADDKBgIAmQoAIdcGQACpCgAh5gYCAJkKACHnBgEAmAoAIfIGAQCYCgAh8wYEANQKACH0BgEAmAoAIfUGAQCYCgAh9gZAAKkKACH3BgEAmAoAIQMAAACJAQAgAQAA8gcAMFUAAPMHACADAAAAiQEAIAEAAJEBADACAACSAQAgBwQAANkKACA1AgCmCgAhuAYAANcKADC5BgAAlAEAELoGAADXCgAw5gYCAAAAAfEGBADYCgAhAQAAAPYHACABAAAA9gcAIAEEAADfDQAgAwAAAJQBACABAAD5BwAwAgAA9gcAIAMAAACUAQAgAQAA-QcAMAIAAPYHACADAAAAlAEAIAEAAPkHADACAAD2BwAgBAQAAN4NACA1AgAAAAHmBgIAAAAB8QYEAAAAAQFJAAD9BwAgAzUCAAAAAeYGAgAAAAHxBgQAAAABAUkAAP8HADABSQAA_wcAMAQEAADdDQAgNQIAogwAIeYGAgCiDAAh8QYEANwNACECAAAA9gcAIEkAAIIIACADNQIAogwAIeYGAgCiDAAh8QYEANwNACECAAAAlAEAIEkAAIQIACACAAAAlAEAIEkAAIQIACADAAAA9gcAIFAAAP0HACBRAACCCAAgAQAAAPYHACABAAAAlAEAIAUKAADXDQAgVgAA2A0AIFcAANsNACBYAADaDQAgWQAA2Q0AIAY1AgCZCgAhuAYAANMKADC5BgAAiwgAELoGAADTCgAw5gYCAJkKACHxBgQA1AoAIQMAAACUAQAgAQAAiggAMFUAAIsIACADAAAAlAEAIAEAAPkHADACAAD2BwAgDS4AANIKACAzAADRCgAguAYAAM0KADC5BgAAhwEAELoGAADNCgAwygYCAAAAAdcGQACtCgAh2AZAAM8KACHsBgEAAAAB7QYCAAAAAe4GAgAAAAHvBgEAzgoAIfAGIADQCgAhAQAAAI4IACABAAAAjggAIAYuAADWDQAgMwAA1Q0AINgGAACbDAAg7QYAAJsMACDuBgAAmwwAIO8GAACbDAAgAwAAAIcBACABAACRCAAwAgAAjggAIAMAAACHAQAgAQAAkQgAMAIAAI4IACADAAAAhwEAIAEAAJEIADACAACOCAAgCi4AANQNACAzAADTDQAgygYCAAAAAdcGQAAAAAHYBkAAAAAB7AYBAAAAAe0GAgAAAAHuBgIAAAAB7wYBAAAAAfAGIAAAAAEBSQAAlQgAIAjKBgIAAAAB1wZAAAAAAdgGQAAAAAHsBgEAAAAB7QYCAAAAAe4GAgAAAAHvBgEAAAAB8AYgAAAAAQFJAACXCAAwAUkAAJcIADABAAAAiQEAIAEAAAB5ACAKLgAA0g0AIDMAANENACDKBgIAogwAIdcGQACnDAAh2AZAALgMACHsBgEAoQwAIe0GAgC5DAAh7gYCALkMACHvBgEAzQwAIfAGIADQDQAhAgAAAI4IACBJAACcCAAgCMoGAgCiDAAh1wZAAKcMACHYBkAAuAwAIewGAQChDAAh7QYCALkMACHuBgIAuQwAIe8GAQDNDAAh8AYgANANACECAAAAhwEAIEkAAJ4IACACAAAAhwEAIEkAAJ4IACABAAAAiQEAIAEAAAB5ACADAAAAjggAIFAAAJUIACBRAACcCAAgAQAAAI4IACABAAAAhwEAIAkKAADLDQAgVgAAzA0AIFcAAM8NACBYAADODQAgWQAAzQ0AINgGAACbDAAg7QYAAJsMACDuBgAAmwwAIO8GAACbDAAgC7gGAADJCgAwuQYAAKcIABC6BgAAyQoAMMoGAgCZCgAh1wZAAKkKACHYBkAAtwoAIewGAQCYCgAh7QYCALgKACHuBgIAuAoAIe8GAQDBCgAh8AYgAMoKACEDAAAAhwEAIAEAAKYIADBVAACnCAAgAwAAAIcBACABAACRCAAwAgAAjggAIAEAAAAmACABAAAAJgAgAwAAAAcAIAEAACUAMAIAACYAIAMAAAAHACABAAAlADACAAAmACADAAAABwAgAQAAJQAwAgAAJgAgDAQAAMcNACAMAADJDQAgDQAAyA0AIA4AAMoNACDKBgIAAAAB1wZAAAAAAeYGAgAAAAHnBgEAAAAB6AYBAAAAAekGAAEAAAHqBgAAxQ0AIOsGAADGDQAgAUkAAK8IACAIygYCAAAAAdcGQAAAAAHmBgIAAAAB5wYBAAAAAegGAQAAAAHpBgABAAAB6gYAAMUNACDrBgAAxg0AIAFJAACxCAAwAUkAALEIADAMBAAAoQ0AIAwAAKMNACANAACiDQAgDgAApA0AIMoGAgCiDAAh1wZAAKcMACHmBgIAogwAIecGAQChDAAh6AYBAKEMACHpBgABzAwAIeoGAACfDQAg6wYAAKANACACAAAAJgAgSQAAtAgAIAjKBgIAogwAIdcGQACnDAAh5gYCAKIMACHnBgEAoQwAIegGAQChDAAh6QYAAcwMACHqBgAAnw0AIOsGAACgDQAgAgAAAAcAIEkAALYIACACAAAABwAgSQAAtggAIAMAAAAmACBQAACvCAAgUQAAtAgAIAEAAAAmACABAAAABwAgBgoAAJoNACBWAACbDQAgVwAAng0AIFgAAJ0NACBZAACcDQAg6QYAAJsMACALuAYAAMcKADC5BgAAvQgAELoGAADHCgAwygYCAJkKACHXBkAAqQoAIeYGAgCZCgAh5wYBAJgKACHoBgEAmAoAIekGAAHACgAh6gYAAMgKACDrBgAAyAoAIAMAAAAHACABAAC8CAAwVQAAvQgAIAMAAAAHACABAAAlADACAAAmACABAAAACwAgAQAAAAsAIAMAAAAJACABAAAKADACAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAkDAACWDQAgBQAAlw0AIAsAAJgNACAMAACZDQAgygYCAAAAAdEGAgAAAAHSBgAAlQ0AINcGQAAAAAHlBgIAAAABAUkAAMUIACAFygYCAAAAAdEGAgAAAAHSBgAAlQ0AINcGQAAAAAHlBgIAAAABAUkAAMcIADABSQAAxwgAMAkDAAD5DAAgBQAA-gwAIAsAAPsMACAMAAD8DAAgygYCAKIMACHRBgIAogwAIdIGAAD4DAAg1wZAAKcMACHlBgIAogwAIQIAAAALACBJAADKCAAgBcoGAgCiDAAh0QYCAKIMACHSBgAA-AwAINcGQACnDAAh5QYCAKIMACECAAAACQAgSQAAzAgAIAIAAAAJACBJAADMCAAgAwAAAAsAIFAAAMUIACBRAADKCAAgAQAAAAsAIAEAAAAJACAFCgAA8wwAIFYAAPQMACBXAAD3DAAgWAAA9gwAIFkAAPUMACAIuAYAAMYKADC5BgAA0wgAELoGAADGCgAwygYCAJkKACHRBgIAmQoAIdIGAAC2CgAg1wZAAKkKACHlBgIAmQoAIQMAAAAJACABAADSCAAwVQAA0wgAIAMAAAAJACABAAAKADACAAALACABAAAADwAgAQAAAA8AIAMAAAANACABAAAOADACAAAPACADAAAADQAgAQAADgAwAgAADwAgAwAAAA0AIAEAAA4AMAIAAA8AIA0GAADwDAAgCAAA8QwAIAkAAPIMACDKBgIAAAAB0gYAAO8MACDVBgIAAAAB1wZAAAAAAdgGQAAAAAHgBgABAAAB4QYBAAAAAeIGAQAAAAHjBkAAAAAB5AZAAAAAAQFJAADbCAAgCsoGAgAAAAHSBgAA7wwAINUGAgAAAAHXBkAAAAAB2AZAAAAAAeAGAAEAAAHhBgEAAAAB4gYBAAAAAeMGQAAAAAHkBkAAAAABAUkAAN0IADABSQAA3QgAMA0GAADODAAgCAAAzwwAIAkAANAMACDKBgIAogwAIdIGAADLDAAg1QYCAKIMACHXBkAApwwAIdgGQACnDAAh4AYAAcwMACHhBgEAzQwAIeIGAQDNDAAh4wZAALgMACHkBkAAuAwAIQIAAAAPACBJAADgCAAgCsoGAgCiDAAh0gYAAMsMACDVBgIAogwAIdcGQACnDAAh2AZAAKcMACHgBgABzAwAIeEGAQDNDAAh4gYBAM0MACHjBkAAuAwAIeQGQAC4DAAhAgAAAA0AIEkAAOIIACACAAAADQAgSQAA4ggAIAMAAAAPACBQAADbCAAgUQAA4AgAIAEAAAAPACABAAAADQAgCgoAAMYMACBWAADHDAAgVwAAygwAIFgAAMkMACBZAADIDAAg4AYAAJsMACDhBgAAmwwAIOIGAACbDAAg4wYAAJsMACDkBgAAmwwAIA24BgAAvwoAMLkGAADpCAAQugYAAL8KADDKBgIAmQoAIdIGAAC2CgAg1QYCAJkKACHXBkAAqQoAIdgGQACpCgAh4AYAAcAKACHhBgEAwQoAIeIGAQDBCgAh4wZAALcKACHkBkAAtwoAIQMAAAANACABAADoCAAwVQAA6QgAIAMAAAANACABAAAOADACAAAPACABAAAAEwAgAQAAABMAIAMAAAARACABAAASADACAAATACADAAAAEQAgAQAAEgAwAgAAEwAgAwAAABEAIAEAABIAMAIAABMAIAUHAADFDAAg1wZAAAAAAd0GAAEAAAHeBgIAAAAB3wZAAAAAAQFJAADxCAAgBNcGQAAAAAHdBgABAAAB3gYCAAAAAd8GQAAAAAEBSQAA8wgAMAFJAADzCAAwBQcAAMQMACDXBkAApwwAId0GAAG2DAAh3gYCAKIMACHfBkAAuAwAIQIAAAATACBJAAD2CAAgBNcGQACnDAAh3QYAAbYMACHeBgIAogwAId8GQAC4DAAhAgAAABEAIEkAAPgIACACAAAAEQAgSQAA-AgAIAMAAAATACBQAADxCAAgUQAA9ggAIAEAAAATACABAAAAEQAgBgoAAL8MACBWAADADAAgVwAAwwwAIFgAAMIMACBZAADBDAAg3wYAAJsMACAHuAYAAL4KADC5BgAA_wgAELoGAAC-CgAw1wZAAKkKACHdBgABtQoAId4GAgCZCgAh3wZAALcKACEDAAAAEQAgAQAA_ggAMFUAAP8IACADAAAAEQAgAQAAEgAwAgAAEwAgAQAAABoAIAEAAAAaACADAAAAGAAgAQAAGQAwAgAAGgAgAwAAABgAIAEAABkAMAIAABoAIAMAAAAYACABAAAZADACAAAaACAMBQAAvQwAIAYAAL4MACDPBgABAAAB0AYAAQAAAdEGAgAAAAHSBgAAvAwAINMGAgAAAAHUBkAAAAAB1QYCAAAAAdYGQAAAAAHXBkAAAAAB2AZAAAAAAQFJAACHCQAgCs8GAAEAAAHQBgABAAAB0QYCAAAAAdIGAAC8DAAg0wYCAAAAAdQGQAAAAAHVBgIAAAAB1gZAAAAAAdcGQAAAAAHYBkAAAAABAUkAAIkJADABSQAAiQkAMAEAAAAJACAMBQAAugwAIAYAALsMACDPBgABtgwAIdAGAAG2DAAh0QYCAKIMACHSBgAAtwwAINMGAgCiDAAh1AZAALgMACHVBgIAuQwAIdYGQAC4DAAh1wZAAKcMACHYBkAApwwAIQIAAAAaACBJAACNCQAgCs8GAAG2DAAh0AYAAbYMACHRBgIAogwAIdIGAAC3DAAg0wYCAKIMACHUBkAAuAwAIdUGAgC5DAAh1gZAALgMACHXBkAApwwAIdgGQACnDAAhAgAAABgAIEkAAI8JACACAAAAGAAgSQAAjwkAIAEAAAAJACADAAAAGgAgUAAAhwkAIFEAAI0JACABAAAAGgAgAQAAABgAIAgKAACxDAAgVgAAsgwAIFcAALUMACBYAAC0DAAgWQAAswwAINQGAACbDAAg1QYAAJsMACDWBgAAmwwAIA24BgAAtAoAMLkGAACXCQAQugYAALQKADDPBgABtQoAIdAGAAG1CgAh0QYCAJkKACHSBgAAtgoAINMGAgCZCgAh1AZAALcKACHVBgIAuAoAIdYGQAC3CgAh1wZAAKkKACHYBkAAqQoAIQMAAAAYACABAACWCQAwVQAAlwkAIAMAAAAYACABAAAZADACAAAaACAFuAYAALMKADC5BgAAnQkAELoGAACzCgAwzQYBAAAAAc4GQACtCgAhAQAAAJoJACABAAAAmgkAIAW4BgAAswoAMLkGAACdCQAQugYAALMKADDNBgEApQoAIc4GQACtCgAhAAMAAACdCQAgAQAAngkAMAIAAJoJACADAAAAnQkAIAEAAJ4JADACAACaCQAgAwAAAJ0JACABAACeCQAwAgAAmgkAIALNBgEAAAABzgZAAAAAAQFJAACiCQAgAs0GAQAAAAHOBkAAAAABAUkAAKQJADABSQAApAkAMALNBgEAoQwAIc4GQACnDAAhAgAAAJoJACBJAACnCQAgAs0GAQChDAAhzgZAAKcMACECAAAAnQkAIEkAAKkJACACAAAAnQkAIEkAAKkJACADAAAAmgkAIFAAAKIJACBRAACnCQAgAQAAAJoJACABAAAAnQkAIAMKAACuDAAgWAAAsAwAIFkAAK8MACAFuAYAALIKADC5BgAAsAkAELoGAACyCgAwzQYBAJgKACHOBkAAqQoAIQMAAACdCQAgAQAArwkAMFUAALAJACADAAAAnQkAIAEAAJ4JADACAACaCQAgBbgGAACxCgAwuQYAALYJABC6BgAAsQoAMMoGAQAAAAHMBkAArQoAIQEAAACzCQAgAQAAALMJACAFuAYAALEKADC5BgAAtgkAELoGAACxCgAwygYBAKUKACHMBkAArQoAIQADAAAAtgkAIAEAALcJADACAACzCQAgAwAAALYJACABAAC3CQAwAgAAswkAIAMAAAC2CQAgAQAAtwkAMAIAALMJACACygYBAAAAAcwGQAAAAAEBSQAAuwkAIALKBgEAAAABzAZAAAAAAQFJAAC9CQAwAUkAAL0JADACygYBAKEMACHMBkAApwwAIQIAAACzCQAgSQAAwAkAIALKBgEAoQwAIcwGQACnDAAhAgAAALYJACBJAADCCQAgAgAAALYJACBJAADCCQAgAwAAALMJACBQAAC7CQAgUQAAwAkAIAEAAACzCQAgAQAAALYJACADCgAAqwwAIFgAAK0MACBZAACsDAAgBbgGAACwCgAwuQYAAMkJABC6BgAAsAoAMMoGAQCYCgAhzAZAAKkKACEDAAAAtgkAIAEAAMgJADBVAADJCQAgAwAAALYJACABAAC3CQAwAgAAswkAIAW4BgAArwoAMLkGAADPCQAQugYAAK8KADDKBgEAAAABywZAAK0KACEBAAAAzAkAIAEAAADMCQAgBbgGAACvCgAwuQYAAM8JABC6BgAArwoAMMoGAQClCgAhywZAAK0KACEAAwAAAM8JACABAADQCQAwAgAAzAkAIAMAAADPCQAgAQAA0AkAMAIAAMwJACADAAAAzwkAIAEAANAJADACAADMCQAgAsoGAQAAAAHLBkAAAAABAUkAANQJACACygYBAAAAAcsGQAAAAAEBSQAA1gkAMAFJAADWCQAwAsoGAQChDAAhywZAAKcMACECAAAAzAkAIEkAANkJACACygYBAKEMACHLBkAApwwAIQIAAADPCQAgSQAA2wkAIAIAAADPCQAgSQAA2wkAIAMAAADMCQAgUAAA1AkAIFEAANkJACABAAAAzAkAIAEAAADPCQAgAwoAAKgMACBYAACqDAAgWQAAqQwAIAW4BgAArgoAMLkGAADiCQAQugYAAK4KADDKBgEAmAoAIcsGQACpCgAhAwAAAM8JACABAADhCQAwVQAA4gkAIAMAAADPCQAgAQAA0AkAMAIAAMwJACAFuAYAAKwKADC5BgAA6AkAELoGAACsCgAwuwYBAAAAAckGQACtCgAhAQAAAOUJACABAAAA5QkAIAW4BgAArAoAMLkGAADoCQAQugYAAKwKADC7BgEApQoAIckGQACtCgAhAAMAAADoCQAgAQAA6QkAMAIAAOUJACADAAAA6AkAIAEAAOkJADACAADlCQAgAwAAAOgJACABAADpCQAwAgAA5QkAIAK7BgEAAAAByQZAAAAAAQFJAADtCQAgArsGAQAAAAHJBkAAAAABAUkAAO8JADABSQAA7wkAMAK7BgEAoQwAIckGQACnDAAhAgAAAOUJACBJAADyCQAgArsGAQChDAAhyQZAAKcMACECAAAA6AkAIEkAAPQJACACAAAA6AkAIEkAAPQJACADAAAA5QkAIFAAAO0JACBRAADyCQAgAQAAAOUJACABAAAA6AkAIAMKAACkDAAgWAAApgwAIFkAAKUMACAFuAYAAKgKADC5BgAA-wkAELoGAACoCgAwuwYBAJgKACHJBkAAqQoAIQMAAADoCQAgAQAA-gkAMFUAAPsJACADAAAA6AkAIAEAAOkJADACAADlCQAgBrgGAACkCgAwuQYAAIEKABC6BgAApAoAMLsGAQAAAAG8BgIApgoAIb0GBACnCgAhAQAAAP4JACABAAAA_gkAIAa4BgAApAoAMLkGAACBCgAQugYAAKQKADC7BgEApQoAIbwGAgCmCgAhvQYEAKcKACEBvQYAAJsMACADAAAAgQoAIAEAAIIKADACAAD-CQAgAwAAAIEKACABAACCCgAwAgAA_gkAIAMAAACBCgAgAQAAggoAMAIAAP4JACADuwYBAAAAAbwGAgAAAAG9BgQAAAABAUkAAIYKACADuwYBAAAAAbwGAgAAAAG9BgQAAAABAUkAAIgKADABSQAAiAoAMAO7BgEAoQwAIbwGAgCiDAAhvQYEAKMMACECAAAA_gkAIEkAAIsKACADuwYBAKEMACG8BgIAogwAIb0GBACjDAAhAgAAAIEKACBJAACNCgAgAgAAAIEKACBJAACNCgAgAwAAAP4JACBQAACGCgAgUQAAiwoAIAEAAAD-CQAgAQAAAIEKACAGCgAAnAwAIFYAAJ0MACBXAACgDAAgWAAAnwwAIFkAAJ4MACC9BgAAmwwAIAa4BgAAlwoAMLkGAACUCgAQugYAAJcKADC7BgEAmAoAIbwGAgCZCgAhvQYEAJoKACEDAAAAgQoAIAEAAJMKADBVAACUCgAgAwAAAIEKACABAACCCgAwAgAA_gkAIAa4BgAAlwoAMLkGAACUCgAQugYAAJcKADC7BgEAmAoAIbwGAgCZCgAhvQYEAJoKACEOCgAAoAoAIFgAAKMKACBZAACjCgAgvgYBAAAAAb8GAQAAAATABgEAAAAEwQYBAAAAAcIGAQAAAAHDBgEAAAABxAYBAAAAAcUGAQCiCgAhxgYBAAAAAccGAQAAAAHIBgEAAAABDQoAAKAKACBWAAChCgAgVwAAoAoAIFgAAKAKACBZAACgCgAgvgYCAAAAAb8GAgAAAATABgIAAAAEwQYCAAAAAcIGAgAAAAHDBgIAAAABxAYCAAAAAcUGAgCfCgAhDQoAAJwKACBWAACdCgAgVwAAngoAIFgAAJ4KACBZAACeCgAgvgYEAAAAAb8GBAAAAAXABgQAAAAFwQYEAAAAAcIGBAAAAAHDBgQAAAABxAYEAAAAAcUGBACbCgAhDQoAAJwKACBWAACdCgAgVwAAngoAIFgAAJ4KACBZAACeCgAgvgYEAAAAAb8GBAAAAAXABgQAAAAFwQYEAAAAAcIGBAAAAAHDBgQAAAABxAYEAAAAAcUGBACbCgAhCL4GAgAAAAG_BgIAAAAFwAYCAAAABcEGAgAAAAHCBgIAAAABwwYCAAAAAcQGAgAAAAHFBgIAnAoAIQi-BggAAAABvwYIAAAABcAGCAAAAAXBBggAAAABwgYIAAAAAcMGCAAAAAHEBggAAAABxQYIAJ0KACEIvgYEAAAAAb8GBAAAAAXABgQAAAAFwQYEAAAAAcIGBAAAAAHDBgQAAAABxAYEAAAAAcUGBACeCgAhDQoAAKAKACBWAAChCgAgVwAAoAoAIFgAAKAKACBZAACgCgAgvgYCAAAAAb8GAgAAAATABgIAAAAEwQYCAAAAAcIGAgAAAAHDBgIAAAABxAYCAAAAAcUGAgCfCgAhCL4GAgAAAAG_BgIAAAAEwAYCAAAABMEGAgAAAAHCBgIAAAABwwYCAAAAAcQGAgAAAAHFBgIAoAoAIQi-BggAAAABvwYIAAAABMAGCAAAAATBBggAAAABwgYIAAAAAcMGCAAAAAHEBggAAAABxQYIAKEKACEOCgAAoAoAIFgAAKMKACBZAACjCgAgvgYBAAAAAb8GAQAAAATABgEAAAAEwQYBAAAAAcIGAQAAAAHDBgEAAAABxAYBAAAAAcUGAQCiCgAhxgYBAAAAAccGAQAAAAHIBgEAAAABC74GAQAAAAG_BgEAAAAEwAYBAAAABMEGAQAAAAHCBgEAAAABwwYBAAAAAcQGAQAAAAHFBgEAowoAIcYGAQAAAAHHBgEAAAAByAYBAAAAAQa4BgAApAoAMLkGAACBCgAQugYAAKQKADC7BgEApQoAIbwGAgCmCgAhvQYEAKcKACELvgYBAAAAAb8GAQAAAATABgEAAAAEwQYBAAAAAcIGAQAAAAHDBgEAAAABxAYBAAAAAcUGAQCjCgAhxgYBAAAAAccGAQAAAAHIBgEAAAABCL4GAgAAAAG_BgIAAAAEwAYCAAAABMEGAgAAAAHCBgIAAAABwwYCAAAAAcQGAgAAAAHFBgIAoAoAIQi-BgQAAAABvwYEAAAABcAGBAAAAAXBBgQAAAABwgYEAAAAAcMGBAAAAAHEBgQAAAABxQYEAJ4KACEFuAYAAKgKADC5BgAA-wkAELoGAACoCgAwuwYBAJgKACHJBkAAqQoAIQsKAACgCgAgWAAAqwoAIFkAAKsKACC-BkAAAAABvwZAAAAABMAGQAAAAATBBkAAAAABwgZAAAAAAcMGQAAAAAHEBkAAAAABxQZAAKoKACELCgAAoAoAIFgAAKsKACBZAACrCgAgvgZAAAAAAb8GQAAAAATABkAAAAAEwQZAAAAAAcIGQAAAAAHDBkAAAAABxAZAAAAAAcUGQACqCgAhCL4GQAAAAAG_BkAAAAAEwAZAAAAABMEGQAAAAAHCBkAAAAABwwZAAAAAAcQGQAAAAAHFBkAAqwoAIQW4BgAArAoAMLkGAADoCQAQugYAAKwKADC7BgEApQoAIckGQACtCgAhCL4GQAAAAAG_BkAAAAAEwAZAAAAABMEGQAAAAAHCBkAAAAABwwZAAAAAAcQGQAAAAAHFBkAAqwoAIQW4BgAArgoAMLkGAADiCQAQugYAAK4KADDKBgEAmAoAIcsGQACpCgAhBbgGAACvCgAwuQYAAM8JABC6BgAArwoAMMoGAQClCgAhywZAAK0KACEFuAYAALAKADC5BgAAyQkAELoGAACwCgAwygYBAJgKACHMBkAAqQoAIQW4BgAAsQoAMLkGAAC2CQAQugYAALEKADDKBgEApQoAIcwGQACtCgAhBbgGAACyCgAwuQYAALAJABC6BgAAsgoAMM0GAQCYCgAhzgZAAKkKACEFuAYAALMKADC5BgAAnQkAELoGAACzCgAwzQYBAKUKACHOBkAArQoAIQ24BgAAtAoAMLkGAACXCQAQugYAALQKADDPBgABtQoAIdAGAAG1CgAh0QYCAJkKACHSBgAAtgoAINMGAgCZCgAh1AZAALcKACHVBgIAuAoAIdYGQAC3CgAh1wZAAKkKACHYBkAAqQoAIQcKAACgCgAgWAAAvQoAIFkAAL0KACC-BgABAAABvwYAAQAABMAGAAEAAATFBgABvAoAIQS-BgAAANoGCdoGAAAA2gYD2wYAAADaBgjcBgAAANoGCAsKAACcCgAgWAAAuwoAIFkAALsKACC-BkAAAAABvwZAAAAABcAGQAAAAAXBBkAAAAABwgZAAAAAAcMGQAAAAAHEBkAAAAABxQZAALoKACENCgAAnAoAIFYAAJ0KACBXAACcCgAgWAAAnAoAIFkAAJwKACC-BgIAAAABvwYCAAAABcAGAgAAAAXBBgIAAAABwgYCAAAAAcMGAgAAAAHEBgIAAAABxQYCALkKACENCgAAnAoAIFYAAJ0KACBXAACcCgAgWAAAnAoAIFkAAJwKACC-BgIAAAABvwYCAAAABcAGAgAAAAXBBgIAAAABwgYCAAAAAcMGAgAAAAHEBgIAAAABxQYCALkKACELCgAAnAoAIFgAALsKACBZAAC7CgAgvgZAAAAAAb8GQAAAAAXABkAAAAAFwQZAAAAAAcIGQAAAAAHDBkAAAAABxAZAAAAAAcUGQAC6CgAhCL4GQAAAAAG_BkAAAAAFwAZAAAAABcEGQAAAAAHCBkAAAAABwwZAAAAAAcQGQAAAAAHFBkAAuwoAIQcKAACgCgAgWAAAvQoAIFkAAL0KACC-BgABAAABvwYAAQAABMAGAAEAAATFBgABvAoAIQS-BgABAAABvwYAAQAABMAGAAEAAATFBgABvQoAIQe4BgAAvgoAMLkGAAD_CAAQugYAAL4KADDXBkAAqQoAId0GAAG1CgAh3gYCAJkKACHfBkAAtwoAIQ24BgAAvwoAMLkGAADpCAAQugYAAL8KADDKBgIAmQoAIdIGAAC2CgAg1QYCAJkKACHXBkAAqQoAIdgGQACpCgAh4AYAAcAKACHhBgEAwQoAIeIGAQDBCgAh4wZAALcKACHkBkAAtwoAIQcKAACcCgAgWAAAxQoAIFkAAMUKACC-BgABAAABvwYAAQAABcAGAAEAAAXFBgABxAoAIQ4KAACcCgAgWAAAwwoAIFkAAMMKACC-BgEAAAABvwYBAAAABcAGAQAAAAXBBgEAAAABwgYBAAAAAcMGAQAAAAHEBgEAAAABxQYBAMIKACHGBgEAAAABxwYBAAAAAcgGAQAAAAEOCgAAnAoAIFgAAMMKACBZAADDCgAgvgYBAAAAAb8GAQAAAAXABgEAAAAFwQYBAAAAAcIGAQAAAAHDBgEAAAABxAYBAAAAAcUGAQDCCgAhxgYBAAAAAccGAQAAAAHIBgEAAAABC74GAQAAAAG_BgEAAAAFwAYBAAAABcEGAQAAAAHCBgEAAAABwwYBAAAAAcQGAQAAAAHFBgEAwwoAIcYGAQAAAAHHBgEAAAAByAYBAAAAAQcKAACcCgAgWAAAxQoAIFkAAMUKACC-BgABAAABvwYAAQAABcAGAAEAAAXFBgABxAoAIQS-BgABAAABvwYAAQAABcAGAAEAAAXFBgABxQoAIQi4BgAAxgoAMLkGAADTCAAQugYAAMYKADDKBgIAmQoAIdEGAgCZCgAh0gYAALYKACDXBkAAqQoAIeUGAgCZCgAhC7gGAADHCgAwuQYAAL0IABC6BgAAxwoAMMoGAgCZCgAh1wZAAKkKACHmBgIAmQoAIecGAQCYCgAh6AYBAJgKACHpBgABwAoAIeoGAADICgAg6wYAAMgKACAEvgYBAAAABdoGAQAAAAHbBgEAAAAE3AYBAAAABAu4BgAAyQoAMLkGAACnCAAQugYAAMkKADDKBgIAmQoAIdcGQACpCgAh2AZAALcKACHsBgEAmAoAIe0GAgC4CgAh7gYCALgKACHvBgEAwQoAIfAGIADKCgAhBQoAAKAKACBYAADMCgAgWQAAzAoAIL4GIAAAAAHFBiAAywoAIQUKAACgCgAgWAAAzAoAIFkAAMwKACC-BiAAAAABxQYgAMsKACECvgYgAAAAAcUGIADMCgAhDS4AANIKACAzAADRCgAguAYAAM0KADC5BgAAhwEAELoGAADNCgAwygYCAKYKACHXBkAArQoAIdgGQADPCgAh7AYBAKUKACHtBgIAmQsAIe4GAgCZCwAh7wYBAM4KACHwBiAA0AoAIQu-BgEAAAABvwYBAAAABcAGAQAAAAXBBgEAAAABwgYBAAAAAcMGAQAAAAHEBgEAAAABxQYBAMMKACHGBgEAAAABxwYBAAAAAcgGAQAAAAEIvgZAAAAAAb8GQAAAAAXABkAAAAAFwQZAAAAAAcIGQAAAAAHDBkAAAAABxAZAAAAAAcUGQAC7CgAhAr4GIAAAAAHFBiAAzAoAIREEAADZCgAgMgAA1wsAILgGAADWCwAwuQYAAIkBABC6BgAA1gsAMMoGAgCmCgAh1wZAAK0KACHmBgIApgoAIecGAQClCgAh8gYBAKUKACHzBgQA2AoAIfQGAQClCgAh9QYBAKUKACH2BkAArQoAIfcGAQClCgAhjwgAAIkBACCQCAAAiQEAIBsZAADZCgAgLwAAygsAIDAAAMsLACAxAADfCwAgMgAA1wsAILgGAADbCwAwuQYAAHkAELoGAADbCwAwygYCAKYKACHXBkAArQoAIfIGAQClCgAh8wYEANgKACH1BgEApQoAIfgGAgCmCgAh-wYBAKUKACH8BgEApQoAIf4GAADcC_4GIoAHAADdC4AHIoEHCADeCwAhggcCAJkLACGDBwIAmQsAIYQHAQDOCgAhhQcCAKYKACGGBwIApgoAIYcHAgCmCgAhjwgAAHkAIJAIAAB5ACAGNQIAmQoAIbgGAADTCgAwuQYAAIsIABC6BgAA0woAMOYGAgCZCgAh8QYEANQKACENCgAAoAoAIFYAAKEKACBXAADWCgAgWAAA1goAIFkAANYKACC-BgQAAAABvwYEAAAABMAGBAAAAATBBgQAAAABwgYEAAAAAcMGBAAAAAHEBgQAAAABxQYEANUKACENCgAAoAoAIFYAAKEKACBXAADWCgAgWAAA1goAIFkAANYKACC-BgQAAAABvwYEAAAABMAGBAAAAATBBgQAAAABwgYEAAAAAcMGBAAAAAHEBgQAAAABxQYEANUKACEIvgYEAAAAAb8GBAAAAATABgQAAAAEwQYEAAAAAcIGBAAAAAHDBgQAAAABxAYEAAAAAcUGBADWCgAhBwQAANkKACA1AgCmCgAhuAYAANcKADC5BgAAlAEAELoGAADXCgAw5gYCAKYKACHxBgQA2AoAIQi-BgQAAAABvwYEAAAABMAGBAAAAATBBgQAAAABwgYEAAAAAcMGBAAAAAHEBgQAAAABxQYEANYKACE2EAAAvAsAIBEAAL0LACASAAC-CwAgEwAAvwsAIBQAAMALACAVAADBCwAgFgAAwgsAIBcAAJ4LACAbAADDCwAgHAAAiwsAICEAAMULACAjAADECwAgJQAAxgsAICoAAMcLACAtAADICwAgLwAAygsAIDAAAMsLACA0AADJCwAgNQAAzAsAIDYAAM0LACA5AADOCwAgOgAAzgsAIDsAAM4LACA9AADPCwAgPgAAzwsAID8AANALACBAAADRCwAgQgAA0gsAIEMAANMLACC4BgAAugsAMLkGAACaAQAQugYAALoLADDKBgIApgoAIdcGQACtCgAh7wYBAM4KACGcB0AAzwoAIekHAQDOCgAh9AcBAKUKACH1B0AAzwoAIfYHAQDOCgAh-AcAALsL-Aci-QdAAM8KACH6B0AAzwoAIfsHAQDOCgAh_AdAAM8KACH9B0AAzwoAIf4HAQDOCgAh_wdAAM8KACGACAIApgoAIYEIIADQCgAhgghAAM8KACGDCCAA0AoAIY8IAACaAQAgkAgAAJoBACANuAYAANoKADC5BgAA8wcAELoGAADaCgAwygYCAJkKACHXBkAAqQoAIeYGAgCZCgAh5wYBAJgKACHyBgEAmAoAIfMGBADUCgAh9AYBAJgKACH1BgEAmAoAIfYGQACpCgAh9wYBAJgKACEFMQIAmQoAIbgGAADbCgAwuQYAAN0HABC6BgAA2woAMO4GAgCZCgAhBi4AAN0KACAxAgCmCgAhuAYAANwKADC5BgAAhQEAELoGAADcCgAw7gYCAKYKACEbGQAA2QoAIC8AAMoLACAwAADLCwAgMQAA3wsAIDIAANcLACC4BgAA2wsAMLkGAAB5ABC6BgAA2wsAMMoGAgCmCgAh1wZAAK0KACHyBgEApQoAIfMGBADYCgAh9QYBAKUKACH4BgIApgoAIfsGAQClCgAh_AYBAKUKACH-BgAA3Av-BiKABwAA3QuAByKBBwgA3gsAIYIHAgCZCwAhgwcCAJkLACGEBwEAzgoAIYUHAgCmCgAhhgcCAKYKACGHBwIApgoAIY8IAAB5ACCQCAAAeQAgCLgGAADeCgAwuQYAAMUHABC6BgAA3goAMMoGAgCZCgAh1wZAAKkKACHuBgIAmQoAIfgGAgCZCgAh-QYBAJgKACEHuAYAAN8KADC5BgAArwcAELoGAADfCgAw1wZAAKkKACHlBgIAmQoAIe4GAgCZCgAh-gYCAJkKACEUuAYAAOAKADC5BgAAmQcAELoGAADgCgAwygYCAJkKACHXBkAAqQoAIfIGAQCYCgAh8wYEANQKACH1BgEAmAoAIfgGAgCZCgAh-wYBAJgKACH8BgEAmAoAIf4GAADhCv4GIoAHAADiCoAHIoEHCADjCgAhggcCALgKACGDBwIAuAoAIYQHAQDBCgAhhQcCAJkKACGGBwIAmQoAIYcHAgCZCgAhBwoAAKAKACBYAADoCgAgWQAA6AoAIL4GAAAA_gYCvwYAAAD-BgjABgAAAP4GCMUGAADnCv4GIgcKAACgCgAgWAAA5goAIFkAAOYKACC-BgAAAIAHAr8GAAAAgAcIwAYAAACABwjFBgAA5QqAByINCgAAnAoAIFYAAJ0KACBXAACdCgAgWAAAnQoAIFkAAJ0KACC-BggAAAABvwYIAAAABcAGCAAAAAXBBggAAAABwgYIAAAAAcMGCAAAAAHEBggAAAABxQYIAOQKACENCgAAnAoAIFYAAJ0KACBXAACdCgAgWAAAnQoAIFkAAJ0KACC-BggAAAABvwYIAAAABcAGCAAAAAXBBggAAAABwgYIAAAAAcMGCAAAAAHEBggAAAABxQYIAOQKACEHCgAAoAoAIFgAAOYKACBZAADmCgAgvgYAAACABwK_BgAAAIAHCMAGAAAAgAcIxQYAAOUKgAciBL4GAAAAgAcCvwYAAACABwjABgAAAIAHCMUGAADmCoAHIgcKAACgCgAgWAAA6AoAIFkAAOgKACC-BgAAAP4GAr8GAAAA_gYIwAYAAAD-BgjFBgAA5wr-BiIEvgYAAAD-BgK_BgAAAP4GCMAGAAAA_gYIxQYAAOgK_gYiBbgGAADpCgAwuQYAAIMHABC6BgAA6QoAMIgHAgCZCgAhiQcCAJkKACEKuAYAAOoKADC5BgAA7QYAELoGAADqCgAw-wYBAJgKACGIBwIAuAoAIYkHAgCZCgAhigcCAJkKACGLBxAA6woAIYwHAgCZCgAhjQcBAMEKACENCgAAoAoAIFYAAO0KACBXAADtCgAgWAAA7QoAIFkAAO0KACC-BhAAAAABvwYQAAAABMAGEAAAAATBBhAAAAABwgYQAAAAAcMGEAAAAAHEBhAAAAABxQYQAOwKACENCgAAoAoAIFYAAO0KACBXAADtCgAgWAAA7QoAIFkAAO0KACC-BhAAAAABvwYQAAAABMAGEAAAAATBBhAAAAABwgYQAAAAAcMGEAAAAAHEBhAAAAABxQYQAOwKACEIvgYQAAAAAb8GEAAAAATABhAAAAAEwQYQAAAAAcIGEAAAAAHDBhAAAAABxAYQAAAAAcUGEADtCgAhDLgGAADuCgAwuQYAANcGABC6BgAA7goAMMoGAgCZCgAh1wZAAKkKACGABwAA8AqSByKPBwAA7wqPByKQBwIAmQoAIZIHQAC3CgAhkwcBAMEKACGUBwIAuAoAIZUHAQDBCgAhBwoAAKAKACBYAAD0CgAgWQAA9AoAIL4GAAAAjwcCvwYAAACPBwjABgAAAI8HCMUGAADzCo8HIgcKAACgCgAgWAAA8goAIFkAAPIKACC-BgAAAJIHAr8GAAAAkgcIwAYAAACSBwjFBgAA8QqSByIHCgAAoAoAIFgAAPIKACBZAADyCgAgvgYAAACSBwK_BgAAAJIHCMAGAAAAkgcIxQYAAPEKkgciBL4GAAAAkgcCvwYAAACSBwjABgAAAJIHCMUGAADyCpIHIgcKAACgCgAgWAAA9AoAIFkAAPQKACC-BgAAAI8HAr8GAAAAjwcIwAYAAACPBwjFBgAA8wqPByIEvgYAAACPBwK_BgAAAI8HCMAGAAAAjwcIxQYAAPQKjwciFh0BAJgKACG4BgAA9QoAMLkGAADBBgAQugYAAPUKADDKBgIAmQoAIdcGQACpCgAh5gYCALgKACH7BgEAmAoAIfwGAQCYCgAhgAcAAPcKmwciiAcCALgKACGLBxAA6woAIZYHAQDBCgAhlwcBAMEKACGYBxAA9goAIZkHAgCZCgAhmwcBAMEKACGcB0AAtwoAIZ0HAgCZCgAhngcgAMoKACGfBwEAmAoAIaAHAQCYCgAhDQoAAJwKACBWAAD7CgAgVwAA-woAIFgAAPsKACBZAAD7CgAgvgYQAAAAAb8GEAAAAAXABhAAAAAFwQYQAAAAAcIGEAAAAAHDBhAAAAABxAYQAAAAAcUGEAD6CgAhBwoAAKAKACBYAAD5CgAgWQAA-QoAIL4GAAAAmwcCvwYAAACbBwjABgAAAJsHCMUGAAD4CpsHIgcKAACgCgAgWAAA-QoAIFkAAPkKACC-BgAAAJsHAr8GAAAAmwcIwAYAAACbBwjFBgAA-AqbByIEvgYAAACbBwK_BgAAAJsHCMAGAAAAmwcIxQYAAPkKmwciDQoAAJwKACBWAAD7CgAgVwAA-woAIFgAAPsKACBZAAD7CgAgvgYQAAAAAb8GEAAAAAXABhAAAAAFwQYQAAAAAcIGEAAAAAHDBhAAAAABxAYQAAAAAcUGEAD6CgAhCL4GEAAAAAG_BhAAAAAFwAYQAAAABcEGEAAAAAHCBhAAAAABwwYQAAAAAcQGEAAAAAHFBhAA-woAIQu4BgAA_AoAMLkGAACpBgAQugYAAPwKADDKBgIAmQoAIdcGQACpCgAh5gYCAJkKACHnBgEAmAoAIfwGAQCYCgAhgAcAAP0KogcilgcBAJgKACGiByAAygoAIQcKAACgCgAgWAAA_woAIFkAAP8KACC-BgAAAKIHAr8GAAAAogcIwAYAAACiBwjFBgAA_gqiByIHCgAAoAoAIFgAAP8KACBZAAD_CgAgvgYAAACiBwK_BgAAAKIHCMAGAAAAogcIxQYAAP4KogciBL4GAAAAogcCvwYAAACiBwjABgAAAKIHCMUGAAD_CqIHIgS4BgAAgAsAMLkGAACTBgAQugYAAIALADCjBwIAmQoAIQUeAACCCwAguAYAAIELADC5BgAAVgAQugYAAIELADCjBwIApgoAIRMZAADZCgAgHQAA_gsAICIAAP8LACAjAADECwAgJAAAgAwAILgGAAD8CwAwuQYAAEMAELoGAAD8CwAwygYCAKYKACHXBkAArQoAIfgGAgCmCgAh-wYBAKUKACGABwAA_QupByKlBwEApQoAIacHAgCZCwAhqQcCAJkLACGqBwIApgoAIY8IAABDACCQCAAAQwAgB7gGAACDCwAwuQYAAIEGABC6BgAAgwsAMNcGQACpCgAh5QYCAJkKACH6BgIAmQoAIaQHAgCZCgAhCbgGAACECwAwuQYAAOsFABC6BgAAhAsAMMoGAgCZCgAh1wZAAKkKACH4BgIAmQoAIaMHAgCZCgAhpQcBAJgKACGmBwIAmQoAIQy4BgAAhQsAMLkGAADVBQAQugYAAIULADDKBgIAmQoAIdcGQACpCgAh-AYCAJkKACH7BgEAmAoAIYAHAACGC6kHIqUHAQCYCgAhpwcCALgKACGpBwIAuAoAIaoHAgCZCgAhBwoAAKAKACBYAACICwAgWQAAiAsAIL4GAAAAqQcCvwYAAACpBwjABgAAAKkHCMUGAACHC6kHIgcKAACgCgAgWAAAiAsAIFkAAIgLACC-BgAAAKkHAr8GAAAAqQcIwAYAAACpBwjFBgAAhwupByIEvgYAAACpBwK_BgAAAKkHCMAGAAAAqQcIxQYAAIgLqQciBrgGAACJCwAwuQYAALsFABC6BgAAiQsAMMoGAgCZCgAh5wYBAJgKACGWBwEAmAoAIQccAACLCwAguAYAAIoLADC5BgAARwAQugYAAIoLADDKBgIApgoAIecGAQClCgAhlgcBAKUKACEDqwcAAEMAIKwHAABDACCtBwAAQwAgBrgGAACMCwAwuQYAAKMFABC6BgAAjAsAMNcGQACpCgAh5wYBAJgKACH6BgABtQoAIQa4BgAAjQsAMLkGAACQBQAQugYAAI0LADDXBkAArQoAIecGAQClCgAh-gYAAY4LACEEvgYAAQAAAb8GAAEAAATABgABAAAExQYAAb0KACEJuAYAAI8LADC5BgAAigUAELoGAACPCwAwygYCAJkKACHXBkAAqQoAIeUGAgCZCgAhrgcBAJgKACGvBwEAmAoAIbAHQAC3CgAhDLgGAACQCwAwuQYAAPQEABC6BgAAkAsAMMoGAgCZCgAh1wZAAKkKACHlBgIAmQoAIecGAQCYCgAhsAdAALcKACGxBwABtQoAIbIHAAG1CgAhswcEANQKACG0BwAAyAoAIAa4BgAAkQsAMLkGAADeBAAQugYAAJELADDdBgABtQoAId8GQAC3CgAh5QYCAJkKACEJuAYAAJILADC5BgAAyAQAELoGAACSCwAw1wZAAKkKACHlBgIAmQoAIbUHAQCYCgAhtgcEANQKACG3BwIAmQoAIbgHQAC3CgAhCgMAANkKACC4BgAAkwsAMLkGAAApABC6BgAAkwsAMNcGQACtCgAh5QYCAKYKACG1BwEApQoAIbYHBADYCgAhtwcCAKYKACG4B0AAzwoAIQe4BgAAlAsAMLkGAACwBAAQugYAAJQLADC9BkAAqQoAIeUGAgC4CgAhuQcBAJgKACG6BwAAlQsAIA8KAACgCgAgWAAAlgsAIFkAAJYLACC-BoAAAAABwQaAAAAAAcIGgAAAAAHDBoAAAAABxAaAAAAAAcUGgAAAAAG7BwEAAAABvAcBAAAAAb0HAQAAAAG-B4AAAAABvweAAAAAAcAHgAAAAAEMvgaAAAAAAcEGgAAAAAHCBoAAAAABwwaAAAAAAcQGgAAAAAHFBoAAAAABuwcBAAAAAbwHAQAAAAG9BwEAAAABvgeAAAAAAb8HgAAAAAHAB4AAAAABB7gGAACXCwAwuQYAAJ0EABC6BgAAlwsAML0GQACtCgAh5QYCAJkLACG5BwEApQoAIboHAACYCwAgDL4GgAAAAAHBBoAAAAABwgaAAAAAAcMGgAAAAAHEBoAAAAABxQaAAAAAAbsHAQAAAAG8BwEAAAABvQcBAAAAAb4HgAAAAAG_B4AAAAABwAeAAAAAAQi-BgIAAAABvwYCAAAABcAGAgAAAAXBBgIAAAABwgYCAAAAAcMGAgAAAAHEBgIAAAABxQYCAJwKACEIuAYAAJoLADC5BgAAlwQAELoGAACaCwAwygYCAJkKACHXBkAAqQoAIfgGAgCZCgAh-QYBAJgKACHBBwIAmQoAIQ64BgAAmwsAMLkGAACBBAAQugYAAJsLADDKBgIAmQoAIdcGQACpCgAh-AYCAJkKACH5BgEAmAoAIfsGAQCYCgAhwgcCAJkKACHDByAAygoAIcQHIADKCgAhxQcCAJkKACHGB0AAqQoAIccHAgCZCgAhCbgGAACcCwAwuQYAAOsDABC6BgAAnAsAMMoGAgCZCgAh1wZAAKkKACH7BgEAmAoAIfwGAQCYCgAhnAdAALcKACHIBwIAmQoAIQoXAACeCwAguAYAAJ0LADC5BgAA2AMAELoGAACdCwAwygYCAKYKACHXBkAArQoAIfsGAQClCgAh_AYBAKUKACGcB0AAzwoAIcgHAgCmCgAhA6sHAAA3ACCsBwAANwAgrQcAADcAIBK4BgAAnwsAMLkGAADSAwAQugYAAJ8LADDKBgIAmQoAIcwGQAC3CgAh1AZAAKkKACHYBkAAtwoAIeUGAgCZCgAh8QYEANQKACH1BgEAwQoAIckHAQCYCgAhygcCAJkKACHLBwIAmQoAIcwHAgCZCgAhzQcEANQKACHOBwIAmQoAIc8HAQDBCgAh0AdAALcKACEQuAYAAKALADC5BgAAvAMAELoGAACgCwAwyQZAAKkKACHKBgIAmQoAIfgGAgC4CgAh-wYBAMEKACHJBwEAmAoAIdEHAQCYCgAh0gcCAJkKACHTBwIAuAoAIdQHAQCYCgAh1QcBAMEKACHWByAAygoAIdcHAgC4CgAh2AcBAMEKACEQuAYAAKELADC5BgAAqQMAELoGAAChCwAwyQZAAK0KACHKBgIApgoAIfgGAgCZCwAh-wYBAM4KACHJBwEApQoAIdEHAQClCgAh0gcCAKYKACHTBwIAmQsAIdQHAQClCgAh1QcBAM4KACHWByAA0AoAIdcHAgCZCwAh2AcBAM4KACEC0QcBAAAAAdIHAgAAAAEMuAYAAKMLADC5BgAAowMAELoGAACjCwAwyQZAAKkKACHKBgIAmQoAIeYGAgC4CgAh-wYBAMEKACGlBwEAmAoAIdEHAQCYCgAh0gcCAJkKACHaBwIAmQoAIdsHAgCZCgAhELgGAACkCwAwuQYAAIsDABC6BgAApAsAMMoGAgCZCgAh1wZAAKkKACH4BgIAuAoAIYAHAAClC98HItEHAQCYCgAh0gcCAJkKACHYBwEAmAoAIdwHAgCZCgAh3QcBAMEKACHfBwIAuAoAIeAHAQDBCgAh4QdAALcKACHiB0AAtwoAIQcKAACgCgAgWAAApwsAIFkAAKcLACC-BgAAAN8HAr8GAAAA3wcIwAYAAADfBwjFBgAApgvfByIHCgAAoAoAIFgAAKcLACBZAACnCwAgvgYAAADfBwK_BgAAAN8HCMAGAAAA3wcIxQYAAKYL3wciBL4GAAAA3wcCvwYAAADfBwjABgAAAN8HCMUGAACnC98HIgy4BgAAqAsAMLkGAADxAgAQugYAAKgLADDJBkAAqQoAIcoGAgCZCgAh0QcBAJgKACHSBwIAuAoAIdcHAgC4CgAh2AcBAMEKACHjBwEAmAoAIeQHAQDBCgAh5QcAAJULACAMuAYAAKkLADC5BgAA3gIAELoGAACpCwAwyQZAAK0KACHKBgIApgoAIdEHAQClCgAh0gcCAJkLACHXBwIAmQsAIdgHAQDOCgAh4wcBAKUKACHkBwEAzgoAIeUHAACYCwAgCrgGAACqCwAwuQYAANgCABC6BgAAqgsAMLsGAQCYCgAh1wZAAKkKACHlBgIAmQoAIYAHAgCZCgAhpQcBAJgKACHmBwEAmAoAIecHAAG1CgAhCrgGAACrCwAwuQYAAMICABC6BgAAqwsAMNcGQACpCgAh2AZAAKkKACHdBgABtQoAId8GQAC3CgAh5QYCAJkKACHoBwEAmAoAIekHAQCYCgAhCrgGAACsCwAwuQYAAKwCABC6BgAArAsAMMoGAgCZCgAh1wZAAKkKACHYBkAAqQoAId0GAAG1CgAh6gcCAJkKACHrBwIAmQoAIewHAgCZCgAhDUkAAJULACC4BgAArQsAMLkGAACWAgAQugYAAK0LADDKBgIAmQoAIdcGQACpCgAh5QYCALgKACHKBwIAmQoAIc8HAQDBCgAh7QcBAJgKACHuBwEAmAoAIe8HQACpCgAh8AdAALcKACEPuAYAAK4LADC5BgAA_gEAELoGAACuCwAwygYCAJkKACHRBgIAuAoAIdIGAAC2CgAg1wZAAKkKACHYBkAAtwoAId0GAAG1CgAh5QYCAJkKACHnBgEAmAoAIbAHQAC3CgAh8QcBAJgKACHyB0AAtwoAIfMHAgC4CgAhF7gGAACvCwAwuQYAAOQBABC6BgAArwsAMMoGAgCZCgAh1wZAAKkKACHvBgEAwQoAIZwHQAC3CgAh6QcBAMEKACH0BwEAmAoAIfUHQAC3CgAh9gcBAMEKACH4BwAAsAv4ByL5B0AAtwoAIfoHQAC3CgAh-wcBAMEKACH8B0AAtwoAIf0HQAC3CgAh_gcBAMEKACH_B0AAtwoAIYAIAgCZCgAhgQggAMoKACGCCEAAtwoAIYMIIADKCgAhBwoAAKAKACBYAACyCwAgWQAAsgsAIL4GAAAA-AcCvwYAAAD4BwjABgAAAPgHCMUGAACxC_gHIgcKAACgCgAgWAAAsgsAIFkAALILACC-BgAAAPgHAr8GAAAA-AcIwAYAAAD4BwjFBgAAsQv4ByIEvgYAAAD4BwK_BgAAAPgHCMAGAAAA-AcIxQYAALIL-AciEwMAANkKACC4BgAAswsAMLkGAACyAQAQugYAALMLADDKBgIApgoAIcwGQADPCgAh1AZAAK0KACHYBkAAzwoAIeUGAgCmCgAh8QYEANgKACH1BgEAzgoAIckHAQClCgAhygcCAKYKACHLBwIApgoAIcwHAgCmCgAhzQcEANgKACHOBwIApgoAIc8HAQDOCgAh0AdAAM8KACELQQAA2QoAILgGAAC0CwAwuQYAAK4BABC6BgAAtAsAMMoGAgCmCgAh1wZAAK0KACHYBkAArQoAId0GAAGOCwAh6gcCAKYKACHrBwIApgoAIewHAgCmCgAhCwMAANkKACC4BgAAtQsAMLkGAACqAQAQugYAALULADDXBkAArQoAIdgGQACtCgAh3QYAAY4LACHfBkAAzwoAIeUGAgCmCgAh6AcBAKUKACHpBwEApQoAIQ4DAAC3CwAgSQAAmAsAILgGAAC2CwAwuQYAAKUBABC6BgAAtgsAMMoGAgCmCgAh1wZAAK0KACHlBgIAmQsAIcoHAgCmCgAhzwcBAM4KACHtBwEApQoAIe4HAQClCgAh7wdAAK0KACHwB0AAzwoAITYQAAC8CwAgEQAAvQsAIBIAAL4LACATAAC_CwAgFAAAwAsAIBUAAMELACAWAADCCwAgFwAAngsAIBsAAMMLACAcAACLCwAgIQAAxQsAICMAAMQLACAlAADGCwAgKgAAxwsAIC0AAMgLACAvAADKCwAgMAAAywsAIDQAAMkLACA1AADMCwAgNgAAzQsAIDkAAM4LACA6AADOCwAgOwAAzgsAID0AAM8LACA-AADPCwAgPwAA0AsAIEAAANELACBCAADSCwAgQwAA0wsAILgGAAC6CwAwuQYAAJoBABC6BgAAugsAMMoGAgCmCgAh1wZAAK0KACHvBgEAzgoAIZwHQADPCgAh6QcBAM4KACH0BwEApQoAIfUHQADPCgAh9gcBAM4KACH4BwAAuwv4ByL5B0AAzwoAIfoHQADPCgAh-wcBAM4KACH8B0AAzwoAIf0HQADPCgAh_gcBAM4KACH_B0AAzwoAIYAIAgCmCgAhgQggANAKACGCCEAAzwoAIYMIIADQCgAhjwgAAJoBACCQCAAAmgEAIAPRBwEAAAAB0gcCAAAAAdoHAgAAAAEOBAAAtwsAIDwAANkKACC4BgAAuQsAMLkGAACfAQAQugYAALkLADDJBkAArQoAIcoGAgCmCgAh5gYCAJkLACH7BgEAzgoAIaUHAQClCgAh0QcBAKUKACHSBwIApgoAIdoHAgCmCgAh2wcCAKYKACE0EAAAvAsAIBEAAL0LACASAAC-CwAgEwAAvwsAIBQAAMALACAVAADBCwAgFgAAwgsAIBcAAJ4LACAbAADDCwAgHAAAiwsAICEAAMULACAjAADECwAgJQAAxgsAICoAAMcLACAtAADICwAgLwAAygsAIDAAAMsLACA0AADJCwAgNQAAzAsAIDYAAM0LACA5AADOCwAgOgAAzgsAIDsAAM4LACA9AADPCwAgPgAAzwsAID8AANALACBAAADRCwAgQgAA0gsAIEMAANMLACC4BgAAugsAMLkGAACaAQAQugYAALoLADDKBgIApgoAIdcGQACtCgAh7wYBAM4KACGcB0AAzwoAIekHAQDOCgAh9AcBAKUKACH1B0AAzwoAIfYHAQDOCgAh-AcAALsL-Aci-QdAAM8KACH6B0AAzwoAIfsHAQDOCgAh_AdAAM8KACH9B0AAzwoAIf4HAQDOCgAh_wdAAM8KACGACAIApgoAIYEIIADQCgAhgghAAM8KACGDCCAA0AoAIQS-BgAAAPgHAr8GAAAA-AcIwAYAAAD4BwjFBgAAsgv4ByIDqwcAAAMAIKwHAAADACCtBwAAAwAgA6sHAAAHACCsBwAABwAgrQcAAAcAIAOrBwAACQAgrAcAAAkAIK0HAAAJACAMAwAA2QoAILgGAACTCwAwuQYAACkAELoGAACTCwAw1wZAAK0KACHlBgIApgoAIbUHAQClCgAhtgcEANgKACG3BwIApgoAIbgHQADPCgAhjwgAACkAIJAIAAApACADqwcAACsAIKwHAAArACCtBwAAKwAgA6sHAAAvACCsBwAALwAgrQcAAC8AIAOrBwAAMwAgrAcAADMAIK0HAAAzACADqwcAAD0AIKwHAAA9ACCtBwAAPQAgA6sHAABLACCsBwAASwAgrQcAAEsAIAOrBwAATgAgrAcAAE4AIK0HAABOACADqwcAAFsAIKwHAABbACCtBwAAWwAgA6sHAABfACCsBwAAXwAgrQcAAF8AIAOrBwAAdQAgrAcAAHUAIK0HAAB1ACADqwcAAHkAIKwHAAB5ACCtBwAAeQAgA6sHAAB9ACCsBwAAfQAgrQcAAH0AIAOrBwAAgQEAIKwHAACBAQAgrQcAAIEBACADqwcAAIkBACCsBwAAiQEAIK0HAACJAQAgCQQAANkKACA1AgCmCgAhuAYAANcKADC5BgAAlAEAELoGAADXCgAw5gYCAKYKACHxBgQA2AoAIY8IAACUAQAgkAgAAJQBACADqwcAAJYBACCsBwAAlgEAIK0HAACWAQAgA6sHAACfAQAgrAcAAJ8BACCtBwAAnwEAIAOrBwAApQEAIKwHAAClAQAgrQcAAKUBACADqwcAAKoBACCsBwAAqgEAIK0HAACqAQAgA6sHAACuAQAgrAcAAK4BACCtBwAArgEAIAOrBwAAsgEAIKwHAACyAQAgrQcAALIBACATGQAAtwsAIDcAANkKACA4AAC3CwAguAYAANQLADC5BgAAlgEAELoGAADUCwAwygYCAKYKACHXBkAArQoAIfgGAgCZCwAhgAcAANUL3wci0QcBAKUKACHSBwIApgoAIdgHAQClCgAh3AcCAKYKACHdBwEAzgoAId8HAgCZCwAh4AcBAM4KACHhB0AAzwoAIeIHQADPCgAhBL4GAAAA3wcCvwYAAADfBwjABgAAAN8HCMUGAACnC98HIg8EAADZCgAgMgAA1wsAILgGAADWCwAwuQYAAIkBABC6BgAA1gsAMMoGAgCmCgAh1wZAAK0KACHmBgIApgoAIecGAQClCgAh8gYBAKUKACHzBgQA2AoAIfQGAQClCgAh9QYBAKUKACH2BkAArQoAIfcGAQClCgAhDy4AANIKACAzAADRCgAguAYAAM0KADC5BgAAhwEAELoGAADNCgAwygYCAKYKACHXBkAArQoAIdgGQADPCgAh7AYBAKUKACHtBgIAmQsAIe4GAgCZCwAh7wYBAM4KACHwBiAA0AoAIY8IAACHAQAgkAgAAIcBACAC5QYCAAAAAe4GAgAAAAEJAwAA2QoAIC4AAN0KACC4BgAA2QsAMLkGAACBAQAQugYAANkLADDXBkAArQoAIeUGAgCmCgAh7gYCAKYKACH6BgIApgoAIQoZAADZCgAgLgAA3QoAILgGAADaCwAwuQYAAH0AELoGAADaCwAwygYCAKYKACHXBkAArQoAIe4GAgCmCgAh-AYCAKYKACH5BgEApQoAIRkZAADZCgAgLwAAygsAIDAAAMsLACAxAADfCwAgMgAA1wsAILgGAADbCwAwuQYAAHkAELoGAADbCwAwygYCAKYKACHXBkAArQoAIfIGAQClCgAh8wYEANgKACH1BgEApQoAIfgGAgCmCgAh-wYBAKUKACH8BgEApQoAIf4GAADcC_4GIoAHAADdC4AHIoEHCADeCwAhggcCAJkLACGDBwIAmQsAIYQHAQDOCgAhhQcCAKYKACGGBwIApgoAIYcHAgCmCgAhBL4GAAAA_gYCvwYAAAD-BgjABgAAAP4GCMUGAADoCv4GIgS-BgAAAIAHAr8GAAAAgAcIwAYAAACABwjFBgAA5gqAByIIvgYIAAAAAb8GCAAAAAXABggAAAAFwQYIAAAAAcIGCAAAAAHDBggAAAABxAYIAAAAAcUGCACdCgAhCC4AAN0KACAxAgCmCgAhuAYAANwKADC5BgAAhQEAELoGAADcCgAw7gYCAKYKACGPCAAAhQEAIJAIAACFAQAgDycAANkKACAoAADjCwAgKgAA5AsAILgGAADgCwAwuQYAAHUAELoGAADgCwAwygYCAKYKACHXBkAArQoAIYAHAADiC5IHIo8HAADhC48HIpAHAgCmCgAhkgdAAM8KACGTBwEAzgoAIZQHAgCZCwAhlQcBAM4KACEEvgYAAACPBwK_BgAAAI8HCMAGAAAAjwcIxQYAAPQKjwciBL4GAAAAkgcCvwYAAACSBwjABgAAAJIHCMUGAADyCpIHIgOrBwAAaAAgrAcAAGgAIK0HAABoACADqwcAAG0AIKwHAABtACCtBwAAbQAgAogHAgAAAAGJBwIAAAABBikAAOcLACC4BgAA5gsAMLkGAABtABC6BgAA5gsAMIgHAgCmCgAhiQcCAKYKACERJwAA2QoAICgAAOMLACAqAADkCwAguAYAAOALADC5BgAAdQAQugYAAOALADDKBgIApgoAIdcGQACtCgAhgAcAAOILkgcijwcAAOELjwcikAcCAKYKACGSB0AAzwoAIZMHAQDOCgAhlAcCAJkLACGVBwEAzgoAIY8IAAB1ACCQCAAAdQAgAokHAgAAAAGKBwIAAAABDCkAAOcLACArAADrCwAguAYAAOkLADC5BgAAaAAQugYAAOkLADD7BgEApQoAIYgHAgCZCwAhiQcCAKYKACGKBwIApgoAIYsHEADqCwAhjAcCAKYKACGNBwEAzgoAIQi-BhAAAAABvwYQAAAABMAGEAAAAATBBhAAAAABwgYQAAAAAcMGEAAAAAHEBhAAAAABxQYQAO0KACEaHQEApQoAISYAAO8LACAoAADjCwAguAYAAOwLADC5BgAAYwAQugYAAOwLADDKBgIApgoAIdcGQACtCgAh5gYCAJkLACH7BgEApQoAIfwGAQClCgAhgAcAAO4LmwciiAcCAJkLACGLBxAA6gsAIZYHAQDOCgAhlwcBAM4KACGYBxAA7QsAIZkHAgCmCgAhmwcBAM4KACGcB0AAzwoAIZ0HAgCmCgAhngcgANAKACGfBwEApQoAIaAHAQClCgAhjwgAAGMAIJAIAABjACAYHQEApQoAISYAAO8LACAoAADjCwAguAYAAOwLADC5BgAAYwAQugYAAOwLADDKBgIApgoAIdcGQACtCgAh5gYCAJkLACH7BgEApQoAIfwGAQClCgAhgAcAAO4LmwciiAcCAJkLACGLBxAA6gsAIZYHAQDOCgAhlwcBAM4KACGYBxAA7QsAIZkHAgCmCgAhmwcBAM4KACGcB0AAzwoAIZ0HAgCmCgAhngcgANAKACGfBwEApQoAIaAHAQClCgAhCL4GEAAAAAG_BhAAAAAFwAYQAAAABcEGEAAAAAHCBhAAAAABwwYQAAAAAcQGEAAAAAHFBhAA-woAIQS-BgAAAJsHAr8GAAAAmwcIwAYAAACbBwjFBgAA-QqbByIPBAAA2QoAICwAAPILACC4BgAA8AsAMLkGAABfABC6BgAA8AsAMMoGAgCmCgAh1wZAAK0KACHmBgIApgoAIecGAQClCgAh_AYBAKUKACGABwAA8QuiByKWBwEApQoAIaIHIADQCgAhjwgAAF8AIJAIAABfACANBAAA2QoAICwAAPILACC4BgAA8AsAMLkGAABfABC6BgAA8AsAMMoGAgCmCgAh1wZAAK0KACHmBgIApgoAIecGAQClCgAh_AYBAKUKACGABwAA8QuiByKWBwEApQoAIaIHIADQCgAhBL4GAAAAogcCvwYAAACiBwjABgAAAKIHCMUGAAD_CqIHIgOrBwAAYwAgrAcAAGMAIK0HAABjACADuwYBAAAAAeUGAgAAAAHmBwEAAAABCwMAANkKACC4BgAA9AsAMLkGAABbABC6BgAA9AsAMLsGAQClCgAh1wZAAK0KACHlBgIApgoAIYAHAgCmCgAhpQcBAKUKACHmBwEApQoAIecHAAGOCwAhAsoGAgAAAAGjBwIAAAABDRkAANkKACAeAACCCwAgHwAA9wsAICEAAMULACC4BgAA9gsAMLkGAABLABC6BgAA9gsAMMoGAgCmCgAh1wZAAK0KACH4BgIApgoAIaMHAgCmCgAhpQcBAKUKACGmBwIApgoAIRMZAADZCgAgHQAA_gsAICIAAP8LACAjAADECwAgJAAAgAwAILgGAAD8CwAwuQYAAEMAELoGAAD8CwAwygYCAKYKACHXBkAArQoAIfgGAgCmCgAh-wYBAKUKACGABwAA_QupByKlBwEApQoAIacHAgCZCwAhqQcCAJkLACGqBwIApgoAIY8IAABDACCQCAAAQwAgAuUGAgAAAAGkBwIAAAABCQMAANkKACAgAAD6CwAguAYAAPkLADC5BgAATgAQugYAAPkLADDXBkAArQoAIeUGAgCmCgAh-gYCAKYKACGkBwIApgoAIQ8ZAADZCgAgHgAAggsAIB8AAPcLACAhAADFCwAguAYAAPYLADC5BgAASwAQugYAAPYLADDKBgIApgoAIdcGQACtCgAh-AYCAKYKACGjBwIApgoAIaUHAQClCgAhpgcCAKYKACGPCAAASwAgkAgAAEsAIALKBgIAAAABqQcCAAAAAREZAADZCgAgHQAA_gsAICIAAP8LACAjAADECwAgJAAAgAwAILgGAAD8CwAwuQYAAEMAELoGAAD8CwAwygYCAKYKACHXBkAArQoAIfgGAgCmCgAh-wYBAKUKACGABwAA_QupByKlBwEApQoAIacHAgCZCwAhqQcCAJkLACGqBwIApgoAIQS-BgAAAKkHAr8GAAAAqQcIwAYAAACpBwjFBgAAiAupByIJHAAAiwsAILgGAACKCwAwuQYAAEcAELoGAACKCwAwygYCAKYKACHnBgEApQoAIZYHAQClCgAhjwgAAEcAIJAIAABHACAPGQAA2QoAIB4AAIILACAfAAD3CwAgIQAAxQsAILgGAAD2CwAwuQYAAEsAELoGAAD2CwAwygYCAKYKACHXBkAArQoAIfgGAgCmCgAhowcCAKYKACGlBwEApQoAIaYHAgCmCgAhjwgAAEsAIJAIAABLACAHHgAAggsAILgGAACBCwAwuQYAAFYAELoGAACBCwAwowcCAKYKACGPCAAAVgAgkAgAAFYAIAoZAADZCgAgGgAAggwAILgGAACBDAAwuQYAAD0AELoGAACBDAAwygYCAKYKACHXBkAArQoAIfgGAgCmCgAh-QYBAKUKACHBBwIApgoAIRMYAACEDAAgGQAA2QoAIBsAAMMLACC4BgAAgwwAMLkGAAA3ABC6BgAAgwwAMMoGAgCmCgAh1wZAAK0KACH4BgIApgoAIfkGAQClCgAh-wYBAKUKACHCBwIApgoAIcMHIADQCgAhxAcgANAKACHFBwIApgoAIcYHQACtCgAhxwcCAKYKACGPCAAANwAgkAgAADcAIBEYAACEDAAgGQAA2QoAIBsAAMMLACC4BgAAgwwAMLkGAAA3ABC6BgAAgwwAMMoGAgCmCgAh1wZAAK0KACH4BgIApgoAIfkGAQClCgAh-wYBAKUKACHCBwIApgoAIcMHIADQCgAhxAcgANAKACHFBwIApgoAIcYHQACtCgAhxwcCAKYKACEMFwAAngsAILgGAACdCwAwuQYAANgDABC6BgAAnQsAMMoGAgCmCgAh1wZAAK0KACH7BgEApQoAIfwGAQClCgAhnAdAAM8KACHIBwIApgoAIY8IAADYAwAgkAgAANgDACACrgcBAAAAAa8HAQAAAAEKAwAA2QoAILgGAACGDAAwuQYAADMAELoGAACGDAAwygYCAKYKACHXBkAArQoAIeUGAgCmCgAhrgcBAKUKACGvBwEApQoAIbAHQADPCgAhDQMAANkKACC4BgAAhwwAMLkGAAAvABC6BgAAhwwAMMoGAgCmCgAh1wZAAK0KACHlBgIApgoAIecGAQClCgAhsAdAAM8KACGxBwABjgsAIbIHAAGOCwAhswcEANgKACG0BwAAyAoAIALdBgABAAAB5QYCAAAAAQcDAADZCgAguAYAAIkMADC5BgAAKwAQugYAAIkMADDdBgABjgsAId8GQADPCgAh5QYCAKYKACEPBAAA2QoAIAwAAIwMACANAAC-CwAgDgAAvAsAILgGAACKDAAwuQYAAAcAELoGAACKDAAwygYCAKYKACHXBkAArQoAIeYGAgCmCgAh5wYBAKUKACHoBgEApQoAIekGAAGLDAAh6gYAAMgKACDrBgAAyAoAIAS-BgABAAABvwYAAQAABcAGAAEAAAXFBgABxQoAIQOrBwAAGAAgrAcAABgAIK0HAAAYACAPBQAAjgwAIAYAAI8MACC4BgAAjQwAMLkGAAAYABC6BgAAjQwAMM8GAAGOCwAh0AYAAY4LACHRBgIApgoAIdIGAAC2CgAg0wYCAKYKACHUBkAAzwoAIdUGAgCZCwAh1gZAAM8KACHXBkAArQoAIdgGQACtCgAhEQQAANkKACAMAACMDAAgDQAAvgsAIA4AALwLACC4BgAAigwAMLkGAAAHABC6BgAAigwAMMoGAgCmCgAh1wZAAK0KACHmBgIApgoAIecGAQClCgAh6AYBAKUKACHpBgABiwwAIeoGAADICgAg6wYAAMgKACCPCAAABwAgkAgAAAcAIA4DAADZCgAgBQAAjgwAIAsAAJcMACAMAACMDAAguAYAAJYMADC5BgAACQAQugYAAJYMADDKBgIApgoAIdEGAgCmCgAh0gYAALYKACDXBkAArQoAIeUGAgCmCgAhjwgAAAkAIJAIAAAJACAIBwAAkQwAILgGAACQDAAwuQYAABEAELoGAACQDAAw1wZAAK0KACHdBgABjgsAId4GAgCmCgAh3wZAAM8KACESBgAAkwwAIAgAAJQMACAJAAC8CwAguAYAAJIMADC5BgAADQAQugYAAJIMADDKBgIApgoAIdIGAAC2CgAg1QYCAKYKACHXBkAArQoAIdgGQACtCgAh4AYAAYsMACHhBgEAzgoAIeIGAQDOCgAh4wZAAM8KACHkBkAAzwoAIY8IAAANACCQCAAADQAgEAYAAJMMACAIAACUDAAgCQAAvAsAILgGAACSDAAwuQYAAA0AELoGAACSDAAwygYCAKYKACHSBgAAtgoAINUGAgCmCgAh1wZAAK0KACHYBkAArQoAIeAGAAGLDAAh4QYBAM4KACHiBgEAzgoAIeMGQADPCgAh5AZAAM8KACEOAwAA2QoAIAUAAI4MACALAACXDAAgDAAAjAwAILgGAACWDAAwuQYAAAkAELoGAACWDAAwygYCAKYKACHRBgIApgoAIdIGAAC2CgAg1wZAAK0KACHlBgIApgoAIY8IAAAJACCQCAAACQAgA6sHAAARACCsBwAAEQAgrQcAABEAIALRBgIAAAAB5QYCAAAAAQwDAADZCgAgBQAAjgwAIAsAAJcMACAMAACMDAAguAYAAJYMADC5BgAACQAQugYAAJYMADDKBgIApgoAIdEGAgCmCgAh0gYAALYKACDXBkAArQoAIeUGAgCmCgAhA6sHAAANACCsBwAADQAgrQcAAA0AIBIDAADZCgAgBQAAmQwAIA8AAJoMACC4BgAAmAwAMLkGAAADABC6BgAAmAwAMMoGAgCmCgAh0QYCAJkLACHSBgAAtgoAINcGQACtCgAh2AZAAM8KACHdBgABjgsAIeUGAgCmCgAh5wYBAKUKACGwB0AAzwoAIfEHAQClCgAh8gdAAM8KACHzBwIAmQsAIREEAADZCgAgDAAAjAwAIA0AAL4LACAOAAC8CwAguAYAAIoMADC5BgAABwAQugYAAIoMADDKBgIApgoAIdcGQACtCgAh5gYCAKYKACHnBgEApQoAIegGAQClCgAh6QYAAYsMACHqBgAAyAoAIOsGAADICgAgjwgAAAcAIJAIAAAHACASBgAAkwwAIAgAAJQMACAJAAC8CwAguAYAAJIMADC5BgAADQAQugYAAJIMADDKBgIApgoAIdIGAAC2CgAg1QYCAKYKACHXBkAArQoAIdgGQACtCgAh4AYAAYsMACHhBgEAzgoAIeIGAQDOCgAh4wZAAM8KACHkBkAAzwoAIY8IAAANACCQCAAADQAgAAAAAAAAAZQIAQAAAAEFlAgCAAAAAZsIAgAAAAGcCAIAAAABnQgCAAAAAZ4IAgAAAAEFlAgEAAAAAZsIBAAAAAGcCAQAAAABnQgEAAAAAZ4IBAAAAAEAAAABlAhAAAAAAQAAAAAAAAAAAAAAAAAAAZQIAAEAAAEClAgAAADaBgiaCAAAANoGAgGUCEAAAAABBZQIAgAAAAGbCAIAAAABnAgCAAAAAZ0IAgAAAAGeCAIAAAABBVAAANoWACBRAADgFgAgkQgAANsWACCSCAAA3xYAIJcIAAAmACAHUAAA2BYAIFEAAN0WACCRCAAA2RYAIJIIAADcFgAglQgAAAkAIJYIAAAJACCXCAAACwAgAZQIAAAA2gYIA1AAANoWACCRCAAA2xYAIJcIAAAmACADUAAA2BYAIJEIAADZFgAglwgAAAsAIAAAAAAABVAAANMWACBRAADWFgAgkQgAANQWACCSCAAA1RYAIJcIAAAPACADUAAA0xYAIJEIAADUFgAglwgAAA8AIAAAAAAAApQIAAAA2gYImggAAADaBgIBlAgAAQAAAQGUCAEAAAABBVAAAMIWACBRAADRFgAgkQgAAMMWACCSCAAA0BYAIJcIAAALACALUAAA4wwAMFEAAOgMADCRCAAA5AwAMJIIAADlDAAwkwgAAOYMACCUCAAA5wwAMJUIAADnDAAwlggAAOcMADCXCAAA5wwAMJgIAADpDAAwmQgAAOoMADALUAAA0QwAMFEAANYMADCRCAAA0gwAMJIIAADTDAAwkwgAANQMACCUCAAA1QwAMJUIAADVDAAwlggAANUMADCXCAAA1QwAMJgIAADXDAAwmQgAANgMADANAwAA4QwAIAUAAOIMACDKBgIAAAAB0QYCAAAAAdIGAADgDAAg1wZAAAAAAdgGQAAAAAHdBgABAAAB5QYCAAAAAecGAQAAAAGwB0AAAAAB8QcBAAAAAfIHQAAAAAECAAAABQAgUAAA3wwAIAMAAAAFACBQAADfDAAgUQAA3AwAIAFJAADPFgAwEgMAANkKACAFAACZDAAgDwAAmgwAILgGAACYDAAwuQYAAAMAELoGAACYDAAwygYCAAAAAdEGAgCZCwAh0gYAALYKACDXBkAArQoAIdgGQADPCgAh3QYAAQAAAeUGAgCmCgAh5wYBAKUKACGwB0AAzwoAIfEHAQClCgAh8gdAAM8KACHzBwIAmQsAIQIAAAAFACBJAADcDAAgAgAAANkMACBJAADaDAAgD7gGAADYDAAwuQYAANkMABC6BgAA2AwAMMoGAgCmCgAh0QYCAJkLACHSBgAAtgoAINcGQACtCgAh2AZAAM8KACHdBgABjgsAIeUGAgCmCgAh5wYBAKUKACGwB0AAzwoAIfEHAQClCgAh8gdAAM8KACHzBwIAmQsAIQ-4BgAA2AwAMLkGAADZDAAQugYAANgMADDKBgIApgoAIdEGAgCZCwAh0gYAALYKACDXBkAArQoAIdgGQADPCgAh3QYAAY4LACHlBgIApgoAIecGAQClCgAhsAdAAM8KACHxBwEApQoAIfIHQADPCgAh8wcCAJkLACELygYCAKIMACHRBgIAuQwAIdIGAADbDAAg1wZAAKcMACHYBkAAuAwAId0GAAG2DAAh5QYCAKIMACHnBgEAoQwAIbAHQAC4DAAh8QcBAKEMACHyB0AAuAwAIQKUCAAAANoGCJoIAAAA2gYCDQMAAN0MACAFAADeDAAgygYCAKIMACHRBgIAuQwAIdIGAADbDAAg1wZAAKcMACHYBkAAuAwAId0GAAG2DAAh5QYCAKIMACHnBgEAoQwAIbAHQAC4DAAh8QcBAKEMACHyB0AAuAwAIQVQAADHFgAgUQAAzRYAIJEIAADIFgAgkggAAMwWACCXCAAAAQAgB1AAAMUWACBRAADKFgAgkQgAAMYWACCSCAAAyRYAIJUIAAAHACCWCAAABwAglwgAACYAIA0DAADhDAAgBQAA4gwAIMoGAgAAAAHRBgIAAAAB0gYAAOAMACDXBkAAAAAB2AZAAAAAAd0GAAEAAAHlBgIAAAAB5wYBAAAAAbAHQAAAAAHxBwEAAAAB8gdAAAAAAQGUCAAAANoGCANQAADHFgAgkQgAAMgWACCXCAAAAQAgA1AAAMUWACCRCAAAxhYAIJcIAAAmACAD1wZAAAAAAd0GAAEAAAHfBkAAAAABAgAAABMAIFAAAO4MACADAAAAEwAgUAAA7gwAIFEAAO0MACABSQAAxBYAMAgHAACRDAAguAYAAJAMADC5BgAAEQAQugYAAJAMADDXBkAArQoAId0GAAEAAAHeBgIApgoAId8GQADPCgAhAgAAABMAIEkAAO0MACACAAAA6wwAIEkAAOwMACAHuAYAAOoMADC5BgAA6wwAELoGAADqDAAw1wZAAK0KACHdBgABjgsAId4GAgCmCgAh3wZAAM8KACEHuAYAAOoMADC5BgAA6wwAELoGAADqDAAw1wZAAK0KACHdBgABjgsAId4GAgCmCgAh3wZAAM8KACED1wZAAKcMACHdBgABtgwAId8GQAC4DAAhA9cGQACnDAAh3QYAAbYMACHfBkAAuAwAIQPXBkAAAAAB3QYAAQAAAd8GQAAAAAEBlAgAAADaBggDUAAAwhYAIJEIAADDFgAglwgAAAsAIARQAADjDAAwkQgAAOQMADCTCAAA5gwAIJcIAADnDAAwBFAAANEMADCRCAAA0gwAMJMIAADUDAAglwgAANUMADAAAAAAAAKUCAAAANoGCJoIAAAA2gYCBVAAALgWACBRAADAFgAgkQgAALkWACCSCAAAvxYAIJcIAAABACAFUAAAthYAIFEAAL0WACCRCAAAtxYAIJIIAAC8FgAglwgAACYAIAtQAACJDQAwUQAAjg0AMJEIAACKDQAwkggAAIsNADCTCAAAjA0AIJQIAACNDQAwlQgAAI0NADCWCAAAjQ0AMJcIAACNDQAwmAgAAI8NADCZCAAAkA0AMAtQAAD9DAAwUQAAgg0AMJEIAAD-DAAwkggAAP8MADCTCAAAgA0AIJQIAACBDQAwlQgAAIENADCWCAAAgQ0AMJcIAACBDQAwmAgAAIMNADCZCAAAhA0AMAoFAAC9DAAgzwYAAQAAAdAGAAEAAAHRBgIAAAAB0gYAALwMACDTBgIAAAAB1AZAAAAAAdYGQAAAAAHXBkAAAAAB2AZAAAAAAQIAAAAaACBQAACIDQAgAwAAABoAIFAAAIgNACBRAACHDQAgAUkAALsWADAPBQAAjgwAIAYAAI8MACC4BgAAjQwAMLkGAAAYABC6BgAAjQwAMM8GAAEAAAHQBgABAAAB0QYCAKYKACHSBgAAtgoAINMGAgCmCgAh1AZAAM8KACHVBgIAmQsAIdYGQADPCgAh1wZAAK0KACHYBkAArQoAIQIAAAAaACBJAACHDQAgAgAAAIUNACBJAACGDQAgDbgGAACEDQAwuQYAAIUNABC6BgAAhA0AMM8GAAGOCwAh0AYAAY4LACHRBgIApgoAIdIGAAC2CgAg0wYCAKYKACHUBkAAzwoAIdUGAgCZCwAh1gZAAM8KACHXBkAArQoAIdgGQACtCgAhDbgGAACEDQAwuQYAAIUNABC6BgAAhA0AMM8GAAGOCwAh0AYAAY4LACHRBgIApgoAIdIGAAC2CgAg0wYCAKYKACHUBkAAzwoAIdUGAgCZCwAh1gZAAM8KACHXBkAArQoAIdgGQACtCgAhCc8GAAG2DAAh0AYAAbYMACHRBgIAogwAIdIGAAC3DAAg0wYCAKIMACHUBkAAuAwAIdYGQAC4DAAh1wZAAKcMACHYBkAApwwAIQoFAAC6DAAgzwYAAbYMACHQBgABtgwAIdEGAgCiDAAh0gYAALcMACDTBgIAogwAIdQGQAC4DAAh1gZAALgMACHXBkAApwwAIdgGQACnDAAhCgUAAL0MACDPBgABAAAB0AYAAQAAAdEGAgAAAAHSBgAAvAwAINMGAgAAAAHUBkAAAAAB1gZAAAAAAdcGQAAAAAHYBkAAAAABCwgAAPEMACAJAADyDAAgygYCAAAAAdIGAADvDAAg1wZAAAAAAdgGQAAAAAHgBgABAAAB4QYBAAAAAeIGAQAAAAHjBkAAAAAB5AZAAAAAAQIAAAAPACBQAACUDQAgAwAAAA8AIFAAAJQNACBRAACTDQAgAUkAALoWADAQBgAAkwwAIAgAAJQMACAJAAC8CwAguAYAAJIMADC5BgAADQAQugYAAJIMADDKBgIAAAAB0gYAALYKACDVBgIApgoAIdcGQACtCgAh2AZAAK0KACHgBgABAAAB4QYBAM4KACHiBgEAzgoAIeMGQADPCgAh5AZAAM8KACECAAAADwAgSQAAkw0AIAIAAACRDQAgSQAAkg0AIA24BgAAkA0AMLkGAACRDQAQugYAAJANADDKBgIApgoAIdIGAAC2CgAg1QYCAKYKACHXBkAArQoAIdgGQACtCgAh4AYAAYsMACHhBgEAzgoAIeIGAQDOCgAh4wZAAM8KACHkBkAAzwoAIQ24BgAAkA0AMLkGAACRDQAQugYAAJANADDKBgIApgoAIdIGAAC2CgAg1QYCAKYKACHXBkAArQoAIdgGQACtCgAh4AYAAYsMACHhBgEAzgoAIeIGAQDOCgAh4wZAAM8KACHkBkAAzwoAIQnKBgIAogwAIdIGAADLDAAg1wZAAKcMACHYBkAApwwAIeAGAAHMDAAh4QYBAM0MACHiBgEAzQwAIeMGQAC4DAAh5AZAALgMACELCAAAzwwAIAkAANAMACDKBgIAogwAIdIGAADLDAAg1wZAAKcMACHYBkAApwwAIeAGAAHMDAAh4QYBAM0MACHiBgEAzQwAIeMGQAC4DAAh5AZAALgMACELCAAA8QwAIAkAAPIMACDKBgIAAAAB0gYAAO8MACDXBkAAAAAB2AZAAAAAAeAGAAEAAAHhBgEAAAAB4gYBAAAAAeMGQAAAAAHkBkAAAAABAZQIAAAA2gYIA1AAALgWACCRCAAAuRYAIJcIAAABACADUAAAthYAIJEIAAC3FgAglwgAACYAIARQAACJDQAwkQgAAIoNADCTCAAAjA0AIJcIAACNDQAwBFAAAP0MADCRCAAA_gwAMJMIAACADQAglwgAAIENADAAAAAAAAKUCAEAAAAEmggBAAAABQKUCAEAAAAEmggBAAAABQVQAACpFgAgUQAAtBYAIJEIAACqFgAgkggAALMWACCXCAAAAQAgC1AAALkNADBRAAC-DQAwkQgAALoNADCSCAAAuw0AMJMIAAC8DQAglAgAAL0NADCVCAAAvQ0AMJYIAAC9DQAwlwgAAL0NADCYCAAAvw0AMJkIAADADQAwC1AAALANADBRAAC0DQAwkQgAALENADCSCAAAsg0AMJMIAACzDQAglAgAAIENADCVCAAAgQ0AMJYIAACBDQAwlwgAAIENADCYCAAAtQ0AMJkIAACEDQAwC1AAAKUNADBRAACpDQAwkQgAAKYNADCSCAAApw0AMJMIAACoDQAglAgAANUMADCVCAAA1QwAMJYIAADVDAAwlwgAANUMADCYCAAAqg0AMJkIAADYDAAwDQMAAOEMACAPAACvDQAgygYCAAAAAdIGAADgDAAg1wZAAAAAAdgGQAAAAAHdBgABAAAB5QYCAAAAAecGAQAAAAGwB0AAAAAB8QcBAAAAAfIHQAAAAAHzBwIAAAABAgAAAAUAIFAAAK4NACADAAAABQAgUAAArg0AIFEAAKwNACABSQAAshYAMAIAAAAFACBJAACsDQAgAgAAANkMACBJAACrDQAgC8oGAgCiDAAh0gYAANsMACDXBkAApwwAIdgGQAC4DAAh3QYAAbYMACHlBgIAogwAIecGAQChDAAhsAdAALgMACHxBwEAoQwAIfIHQAC4DAAh8wcCALkMACENAwAA3QwAIA8AAK0NACDKBgIAogwAIdIGAADbDAAg1wZAAKcMACHYBkAAuAwAId0GAAG2DAAh5QYCAKIMACHnBgEAoQwAIbAHQAC4DAAh8QcBAKEMACHyB0AAuAwAIfMHAgC5DAAhB1AAAK0WACBRAACwFgAgkQgAAK4WACCSCAAArxYAIJUIAAANACCWCAAADQAglwgAAA8AIA0DAADhDAAgDwAArw0AIMoGAgAAAAHSBgAA4AwAINcGQAAAAAHYBkAAAAAB3QYAAQAAAeUGAgAAAAHnBgEAAAABsAdAAAAAAfEHAQAAAAHyB0AAAAAB8wcCAAAAAQNQAACtFgAgkQgAAK4WACCXCAAADwAgCgYAAL4MACDPBgABAAAB0AYAAQAAAdIGAAC8DAAg0wYCAAAAAdQGQAAAAAHVBgIAAAAB1gZAAAAAAdcGQAAAAAHYBkAAAAABAgAAABoAIFAAALgNACADAAAAGgAgUAAAuA0AIFEAALcNACABSQAArBYAMAIAAAAaACBJAAC3DQAgAgAAAIUNACBJAAC2DQAgCc8GAAG2DAAh0AYAAbYMACHSBgAAtwwAINMGAgCiDAAh1AZAALgMACHVBgIAuQwAIdYGQAC4DAAh1wZAAKcMACHYBkAApwwAIQoGAAC7DAAgzwYAAbYMACHQBgABtgwAIdIGAAC3DAAg0wYCAKIMACHUBkAAuAwAIdUGAgC5DAAh1gZAALgMACHXBkAApwwAIdgGQACnDAAhCgYAAL4MACDPBgABAAAB0AYAAQAAAdIGAAC8DAAg0wYCAAAAAdQGQAAAAAHVBgIAAAAB1gZAAAAAAdcGQAAAAAHYBkAAAAABBwMAAJYNACALAACYDQAgDAAAmQ0AIMoGAgAAAAHSBgAAlQ0AINcGQAAAAAHlBgIAAAABAgAAAAsAIFAAAMQNACADAAAACwAgUAAAxA0AIFEAAMMNACABSQAAqxYAMA0DAADZCgAgBQAAjgwAIAsAAJcMACAMAACMDAAguAYAAJYMADC5BgAACQAQugYAAJYMADDKBgIAAAAB0QYCAKYKACHSBgAAtgoAINcGQACtCgAh5QYCAKYKACGOCAAAlQwAIAIAAAALACBJAADDDQAgAgAAAMENACBJAADCDQAgCLgGAADADQAwuQYAAMENABC6BgAAwA0AMMoGAgCmCgAh0QYCAKYKACHSBgAAtgoAINcGQACtCgAh5QYCAKYKACEIuAYAAMANADC5BgAAwQ0AELoGAADADQAwygYCAKYKACHRBgIApgoAIdIGAAC2CgAg1wZAAK0KACHlBgIApgoAIQTKBgIAogwAIdIGAAD4DAAg1wZAAKcMACHlBgIAogwAIQcDAAD5DAAgCwAA-wwAIAwAAPwMACDKBgIAogwAIdIGAAD4DAAg1wZAAKcMACHlBgIAogwAIQcDAACWDQAgCwAAmA0AIAwAAJkNACDKBgIAAAAB0gYAAJUNACDXBkAAAAAB5QYCAAAAAQGUCAEAAAAEAZQIAQAAAAQDUAAAqRYAIJEIAACqFgAglwgAAAEAIARQAAC5DQAwkQgAALoNADCTCAAAvA0AIJcIAAC9DQAwBFAAALANADCRCAAAsQ0AMJMIAACzDQAglwgAAIENADAEUAAApQ0AMJEIAACmDQAwkwgAAKgNACCXCAAA1QwAMAAAAAAAAZQIIAAAAAEHUAAAoRYAIFEAAKcWACCRCAAAohYAIJIIAACmFgAglQgAAIkBACCWCAAAiQEAIJcIAACSAQAgB1AAAJ8WACBRAACkFgAgkQgAAKAWACCSCAAAoxYAIJUIAAB5ACCWCAAAeQAglwgAAHsAIANQAAChFgAgkQgAAKIWACCXCAAAkgEAIANQAACfFgAgkQgAAKAWACCXCAAAewAgAgQAAN8NACAyAACeFAAgCRkAAN8NACAvAACUFAAgMAAAlRQAIDEAAJ8UACAyAACeFAAggQcAAJsMACCCBwAAmwwAIIMHAACbDAAghAcAAJsMACAAAAAAAAWUCAQAAAABmwgEAAAAAZwIBAAAAAGdCAQAAAABnggEAAAAAQVQAACaFgAgUQAAnRYAIJEIAACbFgAgkggAAJwWACCXCAAAAQAgA1AAAJoWACCRCAAAmxYAIJcIAAABACAqEAAAhhQAIBEAAIcUACASAACIFAAgEwAAiRQAIBQAAIoUACAVAACLFAAgFgAAjBQAIBcAANQQACAbAACNFAAgHAAA-g8AICEAAI8UACAjAACOFAAgJQAAkBQAICoAAJEUACAtAACSFAAgLwAAlBQAIDAAAJUUACA0AACTFAAgNQAAlhQAIDYAAJcUACA5AACYFAAgOgAAmBQAIDsAAJgUACA9AACZFAAgPgAAmRQAID8AAJoUACBAAACbFAAgQgAAnBQAIEMAAJ0UACDvBgAAmwwAIJwHAACbDAAg6QcAAJsMACD1BwAAmwwAIPYHAACbDAAg-QcAAJsMACD6BwAAmwwAIPsHAACbDAAg_AcAAJsMACD9BwAAmwwAIP4HAACbDAAg_wcAAJsMACCCCAAAmwwAIAAAAAAABVAAAJUWACBRAACYFgAgkQgAAJYWACCSCAAAlxYAIJcIAAABACAHUAAA5w0AIFEAAOoNACCRCAAA6A0AIJIIAADpDQAglQgAAIcBACCWCAAAhwEAIJcIAACOCAAgCC4AANQNACDKBgIAAAAB1wZAAAAAAdgGQAAAAAHsBgEAAAAB7gYCAAAAAe8GAQAAAAHwBiAAAAABAgAAAI4IACBQAADnDQAgAwAAAIcBACBQAADnDQAgUQAA6w0AIAoAAACHAQAgLgAA0g0AIEkAAOsNACDKBgIAogwAIdcGQACnDAAh2AZAALgMACHsBgEAoQwAIe4GAgC5DAAh7wYBAM0MACHwBiAA0A0AIQguAADSDQAgygYCAKIMACHXBkAApwwAIdgGQAC4DAAh7AYBAKEMACHuBgIAuQwAIe8GAQDNDAAh8AYgANANACEDUAAAlRYAIJEIAACWFgAglwgAAAEAIANQAADnDQAgkQgAAOgNACCXCAAAjggAIAAAAAAABVAAAJAWACBRAACTFgAgkQgAAJEWACCSCAAAkhYAIJcIAAB7ACADUAAAkBYAIJEIAACRFgAglwgAAHsAIAAAAAAABVAAAIgWACBRAACOFgAgkQgAAIkWACCSCAAAjRYAIJcIAAB7ACAFUAAAhhYAIFEAAIsWACCRCAAAhxYAIJIIAACKFgAglwgAAAEAIANQAACIFgAgkQgAAIkWACCXCAAAewAgA1AAAIYWACCRCAAAhxYAIJcIAAABACAAAAAAAAVQAAD-FQAgUQAAhBYAIJEIAAD_FQAgkggAAIMWACCXCAAAewAgBVAAAPwVACBRAACBFgAgkQgAAP0VACCSCAAAgBYAIJcIAAABACADUAAA_hUAIJEIAAD_FQAglwgAAHsAIANQAAD8FQAgkQgAAP0VACCXCAAAAQAgAAAAAAABlAgAAAD-BgIBlAgAAACABwIFlAgIAAAAAZsICAAAAAGcCAgAAAABnQgIAAAAAZ4ICAAAAAEFUAAA9RUAIFEAAPoVACCRCAAA9hUAIJIIAAD5FQAglwgAAAEAIAtQAACqDgAwUQAArw4AMJEIAACrDgAwkggAAKwOADCTCAAArQ4AIJQIAACuDgAwlQgAAK4OADCWCAAArg4AMJcIAACuDgAwmAgAALAOADCZCAAAsQ4AMAtQAACeDgAwUQAAow4AMJEIAACfDgAwkggAAKAOADCTCAAAoQ4AIJQIAACiDgAwlQgAAKIOADCWCAAAog4AMJcIAACiDgAwmAgAAKQOADCZCAAApQ4AMAdQAACZDgAgUQAAnA4AIJEIAACaDgAgkggAAJsOACCVCAAAhQEAIJYIAACFAQAglwgAAMgHACAHUAAAlA4AIFEAAJcOACCRCAAAlQ4AIJIIAACWDgAglQgAAIcBACCWCAAAhwEAIJcIAACOCAAgCDMAANMNACDKBgIAAAAB1wZAAAAAAdgGQAAAAAHsBgEAAAAB7QYCAAAAAe8GAQAAAAHwBiAAAAABAgAAAI4IACBQAACUDgAgAwAAAIcBACBQAACUDgAgUQAAmA4AIAoAAACHAQAgMwAA0Q0AIEkAAJgOACDKBgIAogwAIdcGQACnDAAh2AZAALgMACHsBgEAoQwAIe0GAgC5DAAh7wYBAM0MACHwBiAA0A0AIQgzAADRDQAgygYCAKIMACHXBkAApwwAIdgGQAC4DAAh7AYBAKEMACHtBgIAuQwAIe8GAQDNDAAh8AYgANANACEBMQIAAAABAgAAAMgHACBQAACZDgAgAwAAAIUBACBQAACZDgAgUQAAnQ4AIAMAAACFAQAgMQIAogwAIUkAAJ0OACABMQIAogwAIQQDAACGDgAg1wZAAAAAAeUGAgAAAAH6BgIAAAABAgAAAIMBACBQAACpDgAgAwAAAIMBACBQAACpDgAgUQAAqA4AIAFJAAD4FQAwCgMAANkKACAuAADdCgAguAYAANkLADC5BgAAgQEAELoGAADZCwAw1wZAAK0KACHlBgIApgoAIe4GAgCmCgAh-gYCAKYKACGFCAAA2AsAIAIAAACDAQAgSQAAqA4AIAIAAACmDgAgSQAApw4AIAe4BgAApQ4AMLkGAACmDgAQugYAAKUOADDXBkAArQoAIeUGAgCmCgAh7gYCAKYKACH6BgIApgoAIQe4BgAApQ4AMLkGAACmDgAQugYAAKUOADDXBkAArQoAIeUGAgCmCgAh7gYCAKYKACH6BgIApgoAIQPXBkAApwwAIeUGAgCiDAAh-gYCAKIMACEEAwAAhA4AINcGQACnDAAh5QYCAKIMACH6BgIAogwAIQQDAACGDgAg1wZAAAAAAeUGAgAAAAH6BgIAAAABBRkAAP0NACDKBgIAAAAB1wZAAAAAAfgGAgAAAAH5BgEAAAABAgAAAH8AIFAAALUOACADAAAAfwAgUAAAtQ4AIFEAALQOACABSQAA9xUAMAoZAADZCgAgLgAA3QoAILgGAADaCwAwuQYAAH0AELoGAADaCwAwygYCAAAAAdcGQACtCgAh7gYCAKYKACH4BgIApgoAIfkGAQClCgAhAgAAAH8AIEkAALQOACACAAAAsg4AIEkAALMOACAIuAYAALEOADC5BgAAsg4AELoGAACxDgAwygYCAKYKACHXBkAArQoAIe4GAgCmCgAh-AYCAKYKACH5BgEApQoAIQi4BgAAsQ4AMLkGAACyDgAQugYAALEOADDKBgIApgoAIdcGQACtCgAh7gYCAKYKACH4BgIApgoAIfkGAQClCgAhBMoGAgCiDAAh1wZAAKcMACH4BgIAogwAIfkGAQChDAAhBRkAAPsNACDKBgIAogwAIdcGQACnDAAh-AYCAKIMACH5BgEAoQwAIQUZAAD9DQAgygYCAAAAAdcGQAAAAAH4BgIAAAAB-QYBAAAAAQNQAAD1FQAgkQgAAPYVACCXCAAAAQAgBFAAAKoOADCRCAAAqw4AMJMIAACtDgAglwgAAK4OADAEUAAAng4AMJEIAACfDgAwkwgAAKEOACCXCAAAog4AMANQAACZDgAgkQgAAJoOACCXCAAAyAcAIANQAACUDgAgkQgAAJUOACCXCAAAjggAIAAAAAAABVAAAPAVACBRAADzFQAgkQgAAPEVACCSCAAA8hUAIJcIAAB3ACADUAAA8BUAIJEIAADxFQAglwgAAHcAIAAAAAAABZQIEAAAAAGbCBAAAAABnAgQAAAAAZ0IEAAAAAGeCBAAAAABBVAAAOgVACBRAADuFQAgkQgAAOkVACCSCAAA7RUAIJcIAAB3ACAFUAAA5hUAIFEAAOsVACCRCAAA5xUAIJIIAADqFQAglwgAAGUAIANQAADoFQAgkQgAAOkVACCXCAAAdwAgA1AAAOYVACCRCAAA5xUAIJcIAABlACAAAAAAAAGUCAAAAI8HAgGUCAAAAJIHAgVQAADfFQAgUQAA5BUAIJEIAADgFQAgkggAAOMVACCXCAAAAQAgC1AAAOIOADBRAADnDgAwkQgAAOMOADCSCAAA5A4AMJMIAADlDgAglAgAAOYOADCVCAAA5g4AMJYIAADmDgAwlwgAAOYOADCYCAAA6A4AMJkIAADpDgAwC1AAANYOADBRAADbDgAwkQgAANcOADCSCAAA2A4AMJMIAADZDgAglAgAANoOADCVCAAA2g4AMJYIAADaDgAwlwgAANoOADCYCAAA3A4AMJkIAADdDgAwAYgHAgAAAAECAAAAbwAgUAAA4Q4AIAMAAABvACBQAADhDgAgUQAA4A4AIAFJAADiFQAwBykAAOcLACC4BgAA5gsAMLkGAABtABC6BgAA5gsAMIgHAgCmCgAhiQcCAKYKACGGCAAA5QsAIAIAAABvACBJAADgDgAgAgAAAN4OACBJAADfDgAgBbgGAADdDgAwuQYAAN4OABC6BgAA3Q4AMIgHAgCmCgAhiQcCAKYKACEFuAYAAN0OADC5BgAA3g4AELoGAADdDgAwiAcCAKYKACGJBwIApgoAIQGIBwIAogwAIQGIBwIAogwAIQGIBwIAAAABBysAAMsOACD7BgEAAAABiAcCAAAAAYoHAgAAAAGLBxAAAAABjAcCAAAAAY0HAQAAAAECAAAAagAgUAAA7Q4AIAMAAABqACBQAADtDgAgUQAA7A4AIAFJAADhFQAwDSkAAOcLACArAADrCwAguAYAAOkLADC5BgAAaAAQugYAAOkLADD7BgEApQoAIYgHAgCZCwAhiQcCAKYKACGKBwIApgoAIYsHEADqCwAhjAcCAKYKACGNBwEAzgoAIYcIAADoCwAgAgAAAGoAIEkAAOwOACACAAAA6g4AIEkAAOsOACAKuAYAAOkOADC5BgAA6g4AELoGAADpDgAw-wYBAKUKACGIBwIAmQsAIYkHAgCmCgAhigcCAKYKACGLBxAA6gsAIYwHAgCmCgAhjQcBAM4KACEKuAYAAOkOADC5BgAA6g4AELoGAADpDgAw-wYBAKUKACGIBwIAmQsAIYkHAgCmCgAhigcCAKYKACGLBxAA6gsAIYwHAgCmCgAhjQcBAM4KACEG-wYBAKEMACGIBwIAuQwAIYoHAgCiDAAhiwcQAMcOACGMBwIAogwAIY0HAQDNDAAhBysAAMkOACD7BgEAoQwAIYgHAgC5DAAhigcCAKIMACGLBxAAxw4AIYwHAgCiDAAhjQcBAM0MACEHKwAAyw4AIPsGAQAAAAGIBwIAAAABigcCAAAAAYsHEAAAAAGMBwIAAAABjQcBAAAAAQNQAADfFQAgkQgAAOAVACCXCAAAAQAgBFAAAOIOADCRCAAA4w4AMJMIAADlDgAglwgAAOYOADAEUAAA1g4AMJEIAADXDgAwkwgAANkOACCXCAAA2g4AMAAAAAAABZQIEAAAAAGbCBAAAAABnAgQAAAAAZ0IEAAAAAGeCBAAAAABAZQIAAAAmwcCB1AAANkVACBRAADdFQAgkQgAANoVACCSCAAA3BUAIJUIAABfACCWCAAAXwAglwgAAGEAIAtQAAD6DgAwUQAA_g4AMJEIAAD7DgAwkggAAPwOADCTCAAA_Q4AIJQIAADmDgAwlQgAAOYOADCWCAAA5g4AMJcIAADmDgAwmAgAAP8OADCZCAAA6Q4AMAcpAADKDgAg-wYBAAAAAYgHAgAAAAGJBwIAAAABiwcQAAAAAYwHAgAAAAGNBwEAAAABAgAAAGoAIFAAAIIPACADAAAAagAgUAAAgg8AIFEAAIEPACABSQAA2xUAMAIAAABqACBJAACBDwAgAgAAAOoOACBJAACADwAgBvsGAQChDAAhiAcCALkMACGJBwIAogwAIYsHEADHDgAhjAcCAKIMACGNBwEAzQwAIQcpAADIDgAg-wYBAKEMACGIBwIAuQwAIYkHAgCiDAAhiwcQAMcOACGMBwIAogwAIY0HAQDNDAAhBykAAMoOACD7BgEAAAABiAcCAAAAAYkHAgAAAAGLBxAAAAABjAcCAAAAAY0HAQAAAAEDUAAA2RUAIJEIAADaFQAglwgAAGEAIARQAAD6DgAwkQgAAPsOADCTCAAA_Q4AIJcIAADmDgAwAAAAAAABlAgAAACiBwIFUAAA0xUAIFEAANcVACCRCAAA1BUAIJIIAADWFQAglwgAAAEAIAtQAACNDwAwUQAAkg8AMJEIAACODwAwkggAAI8PADCTCAAAkA8AIJQIAACRDwAwlQgAAJEPADCWCAAAkQ8AMJcIAACRDwAwmAgAAJMPADCZCAAAlA8AMBMdAQAAAAEoAACEDwAgygYCAAAAAdcGQAAAAAHmBgIAAAAB-wYBAAAAAfwGAQAAAAGABwAAAJsHAosHEAAAAAGWBwEAAAABlwcBAAAAAZgHEAAAAAGZBwIAAAABmwcBAAAAAZwHQAAAAAGdBwIAAAABngcgAAAAAZ8HAQAAAAGgBwEAAAABAgAAAGUAIFAAAJgPACADAAAAZQAgUAAAmA8AIFEAAJcPACABSQAA1RUAMBgdAQClCgAhJgAA7wsAICgAAOMLACC4BgAA7AsAMLkGAABjABC6BgAA7AsAMMoGAgAAAAHXBkAArQoAIeYGAgCZCwAh-wYBAKUKACH8BgEApQoAIYAHAADuC5sHIogHAgCZCwAhiwcQAOoLACGWBwEAzgoAIZcHAQDOCgAhmAcQAO0LACGZBwIApgoAIZsHAQDOCgAhnAdAAM8KACGdBwIApgoAIZ4HIADQCgAhnwcBAKUKACGgBwEApQoAIQIAAABlACBJAACXDwAgAgAAAJUPACBJAACWDwAgFh0BAKUKACG4BgAAlA8AMLkGAACVDwAQugYAAJQPADDKBgIApgoAIdcGQACtCgAh5gYCAJkLACH7BgEApQoAIfwGAQClCgAhgAcAAO4LmwciiAcCAJkLACGLBxAA6gsAIZYHAQDOCgAhlwcBAM4KACGYBxAA7QsAIZkHAgCmCgAhmwcBAM4KACGcB0AAzwoAIZ0HAgCmCgAhngcgANAKACGfBwEApQoAIaAHAQClCgAhFh0BAKUKACG4BgAAlA8AMLkGAACVDwAQugYAAJQPADDKBgIApgoAIdcGQACtCgAh5gYCAJkLACH7BgEApQoAIfwGAQClCgAhgAcAAO4LmwciiAcCAJkLACGLBxAA6gsAIZYHAQDOCgAhlwcBAM4KACGYBxAA7QsAIZkHAgCmCgAhmwcBAM4KACGcB0AAzwoAIZ0HAgCmCgAhngcgANAKACGfBwEApQoAIaAHAQClCgAhEh0BAKEMACHKBgIAogwAIdcGQACnDAAh5gYCALkMACH7BgEAoQwAIfwGAQChDAAhgAcAAPcOmwciiwcQAMcOACGWBwEAzQwAIZcHAQDNDAAhmAcQAPYOACGZBwIAogwAIZsHAQDNDAAhnAdAALgMACGdBwIAogwAIZ4HIADQDQAhnwcBAKEMACGgBwEAoQwAIRMdAQChDAAhKAAA-Q4AIMoGAgCiDAAh1wZAAKcMACHmBgIAuQwAIfsGAQChDAAh_AYBAKEMACGABwAA9w6bByKLBxAAxw4AIZYHAQDNDAAhlwcBAM0MACGYBxAA9g4AIZkHAgCiDAAhmwcBAM0MACGcB0AAuAwAIZ0HAgCiDAAhngcgANANACGfBwEAoQwAIaAHAQChDAAhEx0BAAAAASgAAIQPACDKBgIAAAAB1wZAAAAAAeYGAgAAAAH7BgEAAAAB_AYBAAAAAYAHAAAAmwcCiwcQAAAAAZYHAQAAAAGXBwEAAAABmAcQAAAAAZkHAgAAAAGbBwEAAAABnAdAAAAAAZ0HAgAAAAGeByAAAAABnwcBAAAAAaAHAQAAAAEDUAAA0xUAIJEIAADUFQAglwgAAAEAIARQAACNDwAwkQgAAI4PADCTCAAAkA8AIJcIAACRDwAwAAAAAAAFUAAAzhUAIFEAANEVACCRCAAAzxUAIJIIAADQFQAglwgAAEUAIAcZAADfDQAgHQAApxQAICIAAKYUACAjAACOFAAgJAAAqBQAIKcHAACbDAAgqQcAAJsMACAAAAAAAAVQAADGFQAgUQAAzBUAIJEIAADHFQAgkggAAMsVACCXCAAAVAAgBVAAAMQVACBRAADJFQAgkQgAAMUVACCSCAAAyBUAIJcIAAABACADUAAAxhUAIJEIAADHFQAglwgAAFQAIANQAADEFQAgkQgAAMUVACCXCAAAAQAgAAAAAAAFUAAArhUAIFEAAMIVACCRCAAArxUAIJIIAADBFQAglwgAAEUAIAVQAAC0FQAgUQAAvxUAIJEIAAC1FQAgkggAAL4VACCXCAAAAQAgB1AAAMAPACBRAADDDwAgkQgAAMEPACCSCAAAwg8AIJUIAABDACCWCAAAQwAglwgAAEUAIAtQAAC0DwAwUQAAuQ8AMJEIAAC1DwAwkggAALYPADCTCAAAtw8AIJQIAAC4DwAwlQgAALgPADCWCAAAuA8AMJcIAAC4DwAwmAgAALoPADCZCAAAuw8AMAQDAACqDwAg1wZAAAAAAeUGAgAAAAH6BgIAAAABAgAAAFAAIFAAAL8PACADAAAAUAAgUAAAvw8AIFEAAL4PACABSQAAvRUAMAoDAADZCgAgIAAA-gsAILgGAAD5CwAwuQYAAE4AELoGAAD5CwAw1wZAAK0KACHlBgIApgoAIfoGAgCmCgAhpAcCAKYKACGKCAAA-AsAIAIAAABQACBJAAC-DwAgAgAAALwPACBJAAC9DwAgB7gGAAC7DwAwuQYAALwPABC6BgAAuw8AMNcGQACtCgAh5QYCAKYKACH6BgIApgoAIaQHAgCmCgAhB7gGAAC7DwAwuQYAALwPABC6BgAAuw8AMNcGQACtCgAh5QYCAKYKACH6BgIApgoAIaQHAgCmCgAhA9cGQACnDAAh5QYCAKIMACH6BgIAogwAIQQDAACoDwAg1wZAAKcMACHlBgIAogwAIfoGAgCiDAAhBAMAAKoPACDXBkAAAAAB5QYCAAAAAfoGAgAAAAELGQAA3A8AIB0AANsPACAjAADdDwAgJAAA3g8AINcGQAAAAAH4BgIAAAAB-wYBAAAAAYAHAAAAqQcCpQcBAAAAAacHAgAAAAGqBwIAAAABAgAAAEUAIFAAAMAPACADAAAAQwAgUAAAwA8AIFEAAMQPACANAAAAQwAgGQAAxw8AIB0AAMYPACAjAADIDwAgJAAAyQ8AIEkAAMQPACDXBkAApwwAIfgGAgCiDAAh-wYBAKEMACGABwAAxQ-pByKlBwEAoQwAIacHAgC5DAAhqgcCAKIMACELGQAAxw8AIB0AAMYPACAjAADIDwAgJAAAyQ8AINcGQACnDAAh-AYCAKIMACH7BgEAoQwAIYAHAADFD6kHIqUHAQChDAAhpwcCALkMACGqBwIAogwAIQGUCAAAAKkHAgdQAACyFQAgUQAAuxUAIJEIAACzFQAgkggAALoVACCVCAAARwAglggAAEcAIJcIAACmBQAgBVAAALAVACBRAAC4FQAgkQgAALEVACCSCAAAtxUAIJcIAAABACALUAAAzA8AMFEAANEPADCRCAAAzQ8AMJIIAADODwAwkwgAAM8PACCUCAAA0A8AMJUIAADQDwAwlggAANAPADCXCAAA0A8AMJgIAADSDwAwmQgAANMPADAEUQAAyg8AIJUIAABWACCWCAAAVgAglwgAAIQGACACAAAAVgAgSQAAyw8AIAAIGQAA2A8AIB8AANkPACAhAADaDwAgygYCAAAAAdcGQAAAAAH4BgIAAAABpQcBAAAAAaYHAgAAAAECAAAAVAAgUAAA1w8AIAMAAABUACBQAADXDwAgUQAA1g8AIAFJAAC2FQAwDhkAANkKACAeAACCCwAgHwAA9wsAICEAAMULACC4BgAA9gsAMLkGAABLABC6BgAA9gsAMMoGAgAAAAHXBkAArQoAIfgGAgCmCgAhowcCAKYKACGlBwEApQoAIaYHAgCmCgAhiQgAAPULACACAAAAVAAgSQAA1g8AIAIAAADUDwAgSQAA1Q8AIAm4BgAA0w8AMLkGAADUDwAQugYAANMPADDKBgIApgoAIdcGQACtCgAh-AYCAKYKACGjBwIApgoAIaUHAQClCgAhpgcCAKYKACEJuAYAANMPADC5BgAA1A8AELoGAADTDwAwygYCAKYKACHXBkAArQoAIfgGAgCmCgAhowcCAKYKACGlBwEApQoAIaYHAgCmCgAhBcoGAgCiDAAh1wZAAKcMACH4BgIAogwAIaUHAQChDAAhpgcCAKIMACEIGQAAsQ8AIB8AALIPACAhAACzDwAgygYCAKIMACHXBkAApwwAIfgGAgCiDAAhpQcBAKEMACGmBwIAogwAIQgZAADYDwAgHwAA2Q8AICEAANoPACDKBgIAAAAB1wZAAAAAAfgGAgAAAAGlBwEAAAABpgcCAAAAAQNQAAC0FQAgkQgAALUVACCXCAAAAQAgA1AAAMAPACCRCAAAwQ8AIJcIAABFACAEUAAAtA8AMJEIAAC1DwAwkwgAALcPACCXCAAAuA8AMANQAACyFQAgkQgAALMVACCXCAAApgUAIANQAACwFQAgkQgAALEVACCXCAAAAQAgBFAAAMwPADCRCAAAzQ8AMJMIAADPDwAglwgAANAPADABlwgAAIQGACADUAAArhUAIJEIAACvFQAglwgAAEUAIAAAAAAAB1AAAKkVACBRAACsFQAgkQgAAKoVACCSCAAAqxUAIJUIAABLACCWCAAASwAglwgAAFQAIANQAACpFQAgkQgAAKoVACCXCAAAVAAgAAAAAAALUAAA7Q8AMFEAAPIPADCRCAAA7g8AMJIIAADvDwAwkwgAAPAPACCUCAAA8Q8AMJUIAADxDwAwlggAAPEPADCXCAAA8Q8AMJgIAADzDwAwmQgAAPQPADAMGQAA3A8AICIAAOYPACAjAADdDwAgJAAA3g8AIMoGAgAAAAHXBkAAAAAB-AYCAAAAAfsGAQAAAAGABwAAAKkHAqUHAQAAAAGpBwIAAAABqgcCAAAAAQIAAABFACBQAAD4DwAgAwAAAEUAIFAAAPgPACBRAAD3DwAgAUkAAKgVADASGQAA2QoAIB0AAP4LACAiAAD_CwAgIwAAxAsAICQAAIAMACC4BgAA_AsAMLkGAABDABC6BgAA_AsAMMoGAgAAAAHXBkAArQoAIfgGAgCmCgAh-wYBAKUKACGABwAA_QupByKlBwEApQoAIacHAgCZCwAhqQcCAJkLACGqBwIApgoAIYsIAAD7CwAgAgAAAEUAIEkAAPcPACACAAAA9Q8AIEkAAPYPACAMuAYAAPQPADC5BgAA9Q8AELoGAAD0DwAwygYCAKYKACHXBkAArQoAIfgGAgCmCgAh-wYBAKUKACGABwAA_QupByKlBwEApQoAIacHAgCZCwAhqQcCAJkLACGqBwIApgoAIQy4BgAA9A8AMLkGAAD1DwAQugYAAPQPADDKBgIApgoAIdcGQACtCgAh-AYCAKYKACH7BgEApQoAIYAHAAD9C6kHIqUHAQClCgAhpwcCAJkLACGpBwIAmQsAIaoHAgCmCgAhCMoGAgCiDAAh1wZAAKcMACH4BgIAogwAIfsGAQChDAAhgAcAAMUPqQcipQcBAKEMACGpBwIAuQwAIaoHAgCiDAAhDBkAAMcPACAiAADlDwAgIwAAyA8AICQAAMkPACDKBgIAogwAIdcGQACnDAAh-AYCAKIMACH7BgEAoQwAIYAHAADFD6kHIqUHAQChDAAhqQcCALkMACGqBwIAogwAIQwZAADcDwAgIgAA5g8AICMAAN0PACAkAADeDwAgygYCAAAAAdcGQAAAAAH4BgIAAAAB-wYBAAAAAYAHAAAAqQcCpQcBAAAAAakHAgAAAAGqBwIAAAABBFAAAO0PADCRCAAA7g8AMJMIAADwDwAglwgAAPEPADAAAAAAAAAAAAAFUAAAoxUAIFEAAKYVACCRCAAApBUAIJIIAAClFQAglwgAAAEAIANQAACjFQAgkQgAAKQVACCXCAAAAQAgAAAAAAAClAgBAAAABJoIAQAAAAUFUAAAnhUAIFEAAKEVACCRCAAAnxUAIJIIAACgFQAglwgAAAEAIAGUCAEAAAAEA1AAAJ4VACCRCAAAnxUAIJcIAAABACAAAAAAAAVQAACZFQAgUQAAnBUAIJEIAACaFQAgkggAAJsVACCXCAAAAQAgA1AAAJkVACCRCAAAmhUAIJcIAAABACAAAAAAAAVQAACUFQAgUQAAlxUAIJEIAACVFQAgkggAAJYVACCXCAAAAQAgA1AAAJQVACCRCAAAlRUAIJcIAAABACAAAAAAAAAAAAAABVAAAIwVACBRAACSFQAgkQgAAI0VACCSCAAAkRUAIJcIAAA5ACAFUAAAihUAIFEAAI8VACCRCAAAixUAIJIIAACOFQAglwgAAAEAIANQAACMFQAgkQgAAI0VACCXCAAAOQAgA1AAAIoVACCRCAAAixUAIJcIAAABACAAAAAAAAVQAACBFQAgUQAAiBUAIJEIAACCFQAgkggAAIcVACCXCAAA1QMAIAVQAAD_FAAgUQAAhRUAIJEIAACAFQAgkggAAIQVACCXCAAAAQAgC1AAALIQADBRAAC3EAAwkQgAALMQADCSCAAAtBAAMJMIAAC1EAAglAgAALYQADCVCAAAthAAMJYIAAC2EAAwlwgAALYQADCYCAAAuBAAMJkIAAC5EAAwBRkAAKkQACDKBgIAAAAB1wZAAAAAAfgGAgAAAAH5BgEAAAABAgAAAD8AIFAAAL0QACADAAAAPwAgUAAAvRAAIFEAALwQACABSQAAgxUAMAoZAADZCgAgGgAAggwAILgGAACBDAAwuQYAAD0AELoGAACBDAAwygYCAAAAAdcGQACtCgAh-AYCAKYKACH5BgEApQoAIcEHAgCmCgAhAgAAAD8AIEkAALwQACACAAAAuhAAIEkAALsQACAIuAYAALkQADC5BgAAuhAAELoGAAC5EAAwygYCAKYKACHXBkAArQoAIfgGAgCmCgAh-QYBAKUKACHBBwIApgoAIQi4BgAAuRAAMLkGAAC6EAAQugYAALkQADDKBgIApgoAIdcGQACtCgAh-AYCAKYKACH5BgEApQoAIcEHAgCmCgAhBMoGAgCiDAAh1wZAAKcMACH4BgIAogwAIfkGAQChDAAhBRkAAKcQACDKBgIAogwAIdcGQACnDAAh-AYCAKIMACH5BgEAoQwAIQUZAACpEAAgygYCAAAAAdcGQAAAAAH4BgIAAAAB-QYBAAAAAQNQAACBFQAgkQgAAIIVACCXCAAA1QMAIANQAAD_FAAgkQgAAIAVACCXCAAAAQAgBFAAALIQADCRCAAAsxAAMJMIAAC1EAAglwgAALYQADAAAAAAAAtQAADHEAAwUQAAzBAAMJEIAADIEAAwkggAAMkQADCTCAAAyhAAIJQIAADLEAAwlQgAAMsQADCWCAAAyxAAMJcIAADLEAAwmAgAAM0QADCZCAAAzhAAMAwZAAC_EAAgGwAAwBAAIMoGAgAAAAHXBkAAAAAB-AYCAAAAAfkGAQAAAAH7BgEAAAABwwcgAAAAAcQHIAAAAAHFBwIAAAABxgdAAAAAAccHAgAAAAECAAAAOQAgUAAA0hAAIAMAAAA5ACBQAADSEAAgUQAA0RAAIAFJAAD-FAAwERgAAIQMACAZAADZCgAgGwAAwwsAILgGAACDDAAwuQYAADcAELoGAACDDAAwygYCAAAAAdcGQACtCgAh-AYCAKYKACH5BgEApQoAIfsGAQClCgAhwgcCAKYKACHDByAA0AoAIcQHIADQCgAhxQcCAKYKACHGB0AArQoAIccHAgCmCgAhAgAAADkAIEkAANEQACACAAAAzxAAIEkAANAQACAOuAYAAM4QADC5BgAAzxAAELoGAADOEAAwygYCAKYKACHXBkAArQoAIfgGAgCmCgAh-QYBAKUKACH7BgEApQoAIcIHAgCmCgAhwwcgANAKACHEByAA0AoAIcUHAgCmCgAhxgdAAK0KACHHBwIApgoAIQ64BgAAzhAAMLkGAADPEAAQugYAAM4QADDKBgIApgoAIdcGQACtCgAh-AYCAKYKACH5BgEApQoAIfsGAQClCgAhwgcCAKYKACHDByAA0AoAIcQHIADQCgAhxQcCAKYKACHGB0AArQoAIccHAgCmCgAhCsoGAgCiDAAh1wZAAKcMACH4BgIAogwAIfkGAQChDAAh-wYBAKEMACHDByAA0A0AIcQHIADQDQAhxQcCAKIMACHGB0AApwwAIccHAgCiDAAhDBkAALAQACAbAACxEAAgygYCAKIMACHXBkAApwwAIfgGAgCiDAAh-QYBAKEMACH7BgEAoQwAIcMHIADQDQAhxAcgANANACHFBwIAogwAIcYHQACnDAAhxwcCAKIMACEMGQAAvxAAIBsAAMAQACDKBgIAAAAB1wZAAAAAAfgGAgAAAAH5BgEAAAAB-wYBAAAAAcMHIAAAAAHEByAAAAABxQcCAAAAAcYHQAAAAAHHBwIAAAABBFAAAMcQADCRCAAAyBAAMJMIAADKEAAglwgAAMsQADAAAAAAAAAFUAAA-RQAIFEAAPwUACCRCAAA-hQAIJIIAAD7FAAglwgAAAEAIANQAAD5FAAgkQgAAPoUACCXCAAAAQAgAAAAAAAAAAAAAAdQAADxFAAgUQAA9xQAIJEIAADyFAAgkggAAPYUACCVCAAAmgEAIJYIAACaAQAglwgAAAEAIAVQAADvFAAgUQAA9BQAIJEIAADwFAAgkggAAPMUACCXCAAAAQAgA1AAAPEUACCRCAAA8hQAIJcIAAABACADUAAA7xQAIJEIAADwFAAglwgAAAEAIAAAAAAAAZQIAAAA3wcCBVAAAOQUACBRAADtFAAgkQgAAOUUACCSCAAA7BQAIJcIAAABACAHUAAA4hQAIFEAAOoUACCRCAAA4xQAIJIIAADpFAAglQgAAJoBACCWCAAAmgEAIJcIAAABACAHUAAA4BQAIFEAAOcUACCRCAAA4RQAIJIIAADmFAAglQgAAJoBACCWCAAAmgEAIJcIAAABACADUAAA5BQAIJEIAADlFAAglwgAAAEAIANQAADiFAAgkQgAAOMUACCXCAAAAQAgA1AAAOAUACCRCAAA4RQAIJcIAAABACAAAAAAAAAAAAAABVAAANsUACBRAADeFAAgkQgAANwUACCSCAAA3RQAIJcIAAABACADUAAA2xQAIJEIAADcFAAglwgAAAEAIAAAAAAABVAAANYUACBRAADZFAAgkQgAANcUACCSCAAA2BQAIJcIAAABACADUAAA1hQAIJEIAADXFAAglwgAAAEAIAAAAAAABVAAANEUACBRAADUFAAgkQgAANIUACCSCAAA0xQAIJcIAAABACADUAAA0RQAIJEIAADSFAAglwgAAAEAIAAAAAAAB1AAAMwUACBRAADPFAAgkQgAAM0UACCSCAAAzhQAIJUIAACaAQAglggAAJoBACCXCAAAAQAgA1AAAMwUACCRCAAAzRQAIJcIAAABACAAAAAAAAAAAAAAAZQIAAAA-AcCC1AAAOATADBRAADkEwAwkQgAAOETADCSCAAA4hMAMJMIAADjEwAglAgAANUMADCVCAAA1QwAMJYIAADVDAAwlwgAANUMADCYCAAA5RMAMJkIAADYDAAwC1AAANQTADBRAADZEwAwkQgAANUTADCSCAAA1hMAMJMIAADXEwAglAgAANgTADCVCAAA2BMAMJYIAADYEwAwlwgAANgTADCYCAAA2hMAMJkIAADbEwAwC1AAAMsTADBRAADPEwAwkQgAAMwTADCSCAAAzRMAMJMIAADOEwAglAgAAL0NADCVCAAAvQ0AMJYIAAC9DQAwlwgAAL0NADCYCAAA0BMAMJkIAADADQAwB1AAAMYTACBRAADJEwAgkQgAAMcTACCSCAAAyBMAIJUIAAApACCWCAAAKQAglwgAALMEACALUAAAuhMAMFEAAL8TADCRCAAAuxMAMJIIAAC8EwAwkwgAAL0TACCUCAAAvhMAMJUIAAC-EwAwlggAAL4TADCXCAAAvhMAMJgIAADAEwAwmQgAAMETADALUAAArhMAMFEAALMTADCRCAAArxMAMJIIAACwEwAwkwgAALETACCUCAAAshMAMJUIAACyEwAwlggAALITADCXCAAAshMAMJgIAAC0EwAwmQgAALUTADALUAAAohMAMFEAAKcTADCRCAAAoxMAMJIIAACkEwAwkwgAAKUTACCUCAAAphMAMJUIAACmEwAwlggAAKYTADCXCAAAphMAMJgIAACoEwAwmQgAAKkTADALUAAAmRMAMFEAAJ0TADCRCAAAmhMAMJIIAACbEwAwkwgAAJwTACCUCAAAyxAAMJUIAADLEAAwlggAAMsQADCXCAAAyxAAMJgIAACeEwAwmQgAAM4QADALUAAAkBMAMFEAAJQTADCRCAAAkRMAMJIIAACSEwAwkwgAAJMTACCUCAAAthAAMJUIAAC2EAAwlggAALYQADCXCAAAthAAMJgIAACVEwAwmQgAALkQADALUAAAhxMAMFEAAIsTADCRCAAAiBMAMJIIAACJEwAwkwgAAIoTACCUCAAA8Q8AMJUIAADxDwAwlggAAPEPADCXCAAA8Q8AMJgIAACMEwAwmQgAAPQPADALUAAA_hIAMFEAAIITADCRCAAA_xIAMJIIAACAEwAwkwgAAIETACCUCAAA0A8AMJUIAADQDwAwlggAANAPADCXCAAA0A8AMJgIAACDEwAwmQgAANMPADALUAAA9RIAMFEAAPkSADCRCAAA9hIAMJIIAAD3EgAwkwgAAPgSACCUCAAAuA8AMJUIAAC4DwAwlggAALgPADCXCAAAuA8AMJgIAAD6EgAwmQgAALsPADALUAAA6RIAMFEAAO4SADCRCAAA6hIAMJIIAADrEgAwkwgAAOwSACCUCAAA7RIAMJUIAADtEgAwlggAAO0SADCXCAAA7RIAMJgIAADvEgAwmQgAAPASADALUAAA3RIAMFEAAOISADCRCAAA3hIAMJIIAADfEgAwkwgAAOASACCUCAAA4RIAMJUIAADhEgAwlggAAOESADCXCAAA4RIAMJgIAADjEgAwmQgAAOQSADALUAAA0RIAMFEAANYSADCRCAAA0hIAMJIIAADTEgAwkwgAANQSACCUCAAA1RIAMJUIAADVEgAwlggAANUSADCXCAAA1RIAMJgIAADXEgAwmQgAANgSADALUAAAxRIAMFEAAMoSADCRCAAAxhIAMJIIAADHEgAwkwgAAMgSACCUCAAAyRIAMJUIAADJEgAwlggAAMkSADCXCAAAyRIAMJgIAADLEgAwmQgAAMwSADALUAAAvBIAMFEAAMASADCRCAAAvRIAMJIIAAC-EgAwkwgAAL8SACCUCAAArg4AMJUIAACuDgAwlggAAK4OADCXCAAArg4AMJgIAADBEgAwmQgAALEOADALUAAAsxIAMFEAALcSADCRCAAAtBIAMJIIAAC1EgAwkwgAALYSACCUCAAAog4AMJUIAACiDgAwlggAAKIOADCXCAAAog4AMJgIAAC4EgAwmQgAAKUOADALUAAApxIAMFEAAKwSADCRCAAAqBIAMJIIAACpEgAwkwgAAKoSACCUCAAAqxIAMJUIAACrEgAwlggAAKsSADCXCAAAqxIAMJgIAACtEgAwmQgAAK4SADAHUAAAohIAIFEAAKUSACCRCAAAoxIAIJIIAACkEgAglQgAAJQBACCWCAAAlAEAIJcIAAD2BwAgC1AAAJkSADBRAACdEgAwkQgAAJoSADCSCAAAmxIAMJMIAACcEgAglAgAAIgSADCVCAAAiBIAMJYIAACIEgAwlwgAAIgSADCYCAAAnhIAMJkIAACLEgAwC1AAAJASADBRAACUEgAwkQgAAJESADCSCAAAkhIAMJMIAACTEgAglAgAAIgSADCVCAAAiBIAMJYIAACIEgAwlwgAAIgSADCYCAAAlRIAMJkIAACLEgAwC1AAAIQSADBRAACJEgAwkQgAAIUSADCSCAAAhhIAMJMIAACHEgAglAgAAIgSADCVCAAAiBIAMJYIAACIEgAwlwgAAIgSADCYCAAAihIAMJkIAACLEgAwC1AAAPsRADBRAAD_EQAwkQgAAPwRADCSCAAA_REAMJMIAAD-EQAglAgAAPMRADCVCAAA8xEAMJYIAADzEQAwlwgAAPMRADCYCAAAgBIAMJkIAAD2EQAwC1AAAO8RADBRAAD0EQAwkQgAAPARADCSCAAA8REAMJMIAADyEQAglAgAAPMRADCVCAAA8xEAMJYIAADzEQAwlwgAAPMRADCYCAAA9REAMJkIAAD2EQAwC1AAAOMRADBRAADoEQAwkQgAAOQRADCSCAAA5REAMJMIAADmEQAglAgAAOcRADCVCAAA5xEAMJYIAADnEQAwlwgAAOcRADCYCAAA6REAMJkIAADqEQAwC1AAANcRADBRAADcEQAwkQgAANgRADCSCAAA2REAMJMIAADaEQAglAgAANsRADCVCAAA2xEAMJYIAADbEQAwlwgAANsRADCYCAAA3REAMJkIAADeEQAwC1AAAMsRADBRAADQEQAwkQgAAMwRADCSCAAAzREAMJMIAADOEQAglAgAAM8RADCVCAAAzxEAMJYIAADPEQAwlwgAAM8RADCYCAAA0REAMJkIAADSEQAwC1AAAL8RADBRAADEEQAwkQgAAMARADCSCAAAwREAMJMIAADCEQAglAgAAMMRADCVCAAAwxEAMJYIAADDEQAwlwgAAMMRADCYCAAAxREAMJkIAADGEQAwDsoGAgAAAAHMBkAAAAAB1AZAAAAAAdgGQAAAAAHxBgQAAAAB9QYBAAAAAckHAQAAAAHKBwIAAAABywcCAAAAAcwHAgAAAAHNBwQAAAABzgcCAAAAAc8HAQAAAAHQB0AAAAABAgAAALQBACBQAADKEQAgAwAAALQBACBQAADKEQAgUQAAyREAIAFJAADLFAAwEwMAANkKACC4BgAAswsAMLkGAACyAQAQugYAALMLADDKBgIAAAABzAZAAM8KACHUBkAArQoAIdgGQADPCgAh5QYCAKYKACHxBgQA2AoAIfUGAQAAAAHJBwEApQoAIcoHAgCmCgAhywcCAKYKACHMBwIApgoAIc0HBADYCgAhzgcCAKYKACHPBwEAzgoAIdAHQADPCgAhAgAAALQBACBJAADJEQAgAgAAAMcRACBJAADIEQAgErgGAADGEQAwuQYAAMcRABC6BgAAxhEAMMoGAgCmCgAhzAZAAM8KACHUBkAArQoAIdgGQADPCgAh5QYCAKYKACHxBgQA2AoAIfUGAQDOCgAhyQcBAKUKACHKBwIApgoAIcsHAgCmCgAhzAcCAKYKACHNBwQA2AoAIc4HAgCmCgAhzwcBAM4KACHQB0AAzwoAIRK4BgAAxhEAMLkGAADHEQAQugYAAMYRADDKBgIApgoAIcwGQADPCgAh1AZAAK0KACHYBkAAzwoAIeUGAgCmCgAh8QYEANgKACH1BgEAzgoAIckHAQClCgAhygcCAKYKACHLBwIApgoAIcwHAgCmCgAhzQcEANgKACHOBwIApgoAIc8HAQDOCgAh0AdAAM8KACEOygYCAKIMACHMBkAAuAwAIdQGQACnDAAh2AZAALgMACHxBgQA3A0AIfUGAQDNDAAhyQcBAKEMACHKBwIAogwAIcsHAgCiDAAhzAcCAKIMACHNBwQA3A0AIc4HAgCiDAAhzwcBAM0MACHQB0AAuAwAIQ7KBgIAogwAIcwGQAC4DAAh1AZAAKcMACHYBkAAuAwAIfEGBADcDQAh9QYBAM0MACHJBwEAoQwAIcoHAgCiDAAhywcCAKIMACHMBwIAogwAIc0HBADcDQAhzgcCAKIMACHPBwEAzQwAIdAHQAC4DAAhDsoGAgAAAAHMBkAAAAAB1AZAAAAAAdgGQAAAAAHxBgQAAAAB9QYBAAAAAckHAQAAAAHKBwIAAAABywcCAAAAAcwHAgAAAAHNBwQAAAABzgcCAAAAAc8HAQAAAAHQB0AAAAABBsoGAgAAAAHXBkAAAAAB2AZAAAAAAd0GAAEAAAHrBwIAAAAB7AcCAAAAAQIAAACwAQAgUAAA1hEAIAMAAACwAQAgUAAA1hEAIFEAANURACABSQAAyhQAMAtBAADZCgAguAYAALQLADC5BgAArgEAELoGAAC0CwAwygYCAAAAAdcGQACtCgAh2AZAAK0KACHdBgABAAAB6gcCAKYKACHrBwIApgoAIewHAgCmCgAhAgAAALABACBJAADVEQAgAgAAANMRACBJAADUEQAgCrgGAADSEQAwuQYAANMRABC6BgAA0hEAMMoGAgCmCgAh1wZAAK0KACHYBkAArQoAId0GAAGOCwAh6gcCAKYKACHrBwIApgoAIewHAgCmCgAhCrgGAADSEQAwuQYAANMRABC6BgAA0hEAMMoGAgCmCgAh1wZAAK0KACHYBkAArQoAId0GAAGOCwAh6gcCAKYKACHrBwIApgoAIewHAgCmCgAhBsoGAgCiDAAh1wZAAKcMACHYBkAApwwAId0GAAG2DAAh6wcCAKIMACHsBwIAogwAIQbKBgIAogwAIdcGQACnDAAh2AZAAKcMACHdBgABtgwAIesHAgCiDAAh7AcCAKIMACEGygYCAAAAAdcGQAAAAAHYBkAAAAAB3QYAAQAAAesHAgAAAAHsBwIAAAABBtcGQAAAAAHYBkAAAAAB3QYAAQAAAd8GQAAAAAHoBwEAAAAB6QcBAAAAAQIAAACsAQAgUAAA4hEAIAMAAACsAQAgUAAA4hEAIFEAAOERACABSQAAyRQAMAsDAADZCgAguAYAALULADC5BgAAqgEAELoGAAC1CwAw1wZAAK0KACHYBkAArQoAId0GAAEAAAHfBkAAzwoAIeUGAgCmCgAh6AcBAKUKACHpBwEApQoAIQIAAACsAQAgSQAA4REAIAIAAADfEQAgSQAA4BEAIAq4BgAA3hEAMLkGAADfEQAQugYAAN4RADDXBkAArQoAIdgGQACtCgAh3QYAAY4LACHfBkAAzwoAIeUGAgCmCgAh6AcBAKUKACHpBwEApQoAIQq4BgAA3hEAMLkGAADfEQAQugYAAN4RADDXBkAArQoAIdgGQACtCgAh3QYAAY4LACHfBkAAzwoAIeUGAgCmCgAh6AcBAKUKACHpBwEApQoAIQbXBkAApwwAIdgGQACnDAAh3QYAAbYMACHfBkAAuAwAIegHAQChDAAh6QcBAKEMACEG1wZAAKcMACHYBkAApwwAId0GAAG2DAAh3wZAALgMACHoBwEAoQwAIekHAQChDAAhBtcGQAAAAAHYBkAAAAAB3QYAAQAAAd8GQAAAAAHoBwEAAAAB6QcBAAAAAQlJgAAAAAHKBgIAAAAB1wZAAAAAAcoHAgAAAAHPBwEAAAAB7QcBAAAAAe4HAQAAAAHvB0AAAAAB8AdAAAAAAQIAAACnAQAgUAAA7hEAIAMAAACnAQAgUAAA7hEAIFEAAO0RACABSQAAyBQAMA4DAAC3CwAgSQAAmAsAILgGAAC2CwAwuQYAAKUBABC6BgAAtgsAMMoGAgAAAAHXBkAArQoAIeUGAgCZCwAhygcCAKYKACHPBwEAzgoAIe0HAQClCgAh7gcBAKUKACHvB0AArQoAIfAHQADPCgAhAgAAAKcBACBJAADtEQAgAgAAAOsRACBJAADsEQAgDUkAAJgLACC4BgAA6hEAMLkGAADrEQAQugYAAOoRADDKBgIApgoAIdcGQACtCgAh5QYCAJkLACHKBwIApgoAIc8HAQDOCgAh7QcBAKUKACHuBwEApQoAIe8HQACtCgAh8AdAAM8KACENSQAAmAsAILgGAADqEQAwuQYAAOsRABC6BgAA6hEAMMoGAgCmCgAh1wZAAK0KACHlBgIAmQsAIcoHAgCmCgAhzwcBAM4KACHtBwEApQoAIe4HAQClCgAh7wdAAK0KACHwB0AAzwoAIQlJgAAAAAHKBgIAogwAIdcGQACnDAAhygcCAKIMACHPBwEAzQwAIe0HAQChDAAh7gcBAKEMACHvB0AApwwAIfAHQAC4DAAhCUmAAAAAAcoGAgCiDAAh1wZAAKcMACHKBwIAogwAIc8HAQDNDAAh7QcBAKEMACHuBwEAoQwAIe8HQACnDAAh8AdAALgMACEJSYAAAAABygYCAAAAAdcGQAAAAAHKBwIAAAABzwcBAAAAAe0HAQAAAAHuBwEAAAAB7wdAAAAAAfAHQAAAAAEJBAAA6BAAIMkGQAAAAAHKBgIAAAAB5gYCAAAAAfsGAQAAAAGlBwEAAAAB0QcBAAAAAdIHAgAAAAHaBwIAAAABAgAAAKEBACBQAAD6EQAgAwAAAKEBACBQAAD6EQAgUQAA-REAIAFJAADHFAAwDwQAALcLACA8AADZCgAguAYAALkLADC5BgAAnwEAELoGAAC5CwAwyQZAAK0KACHKBgIAAAAB5gYCAJkLACH7BgEAzgoAIaUHAQClCgAh0QcBAKUKACHSBwIApgoAIdoHAgCmCgAh2wcCAKYKACGECAAAuAsAIAIAAAChAQAgSQAA-REAIAIAAAD3EQAgSQAA-BEAIAy4BgAA9hEAMLkGAAD3EQAQugYAAPYRADDJBkAArQoAIcoGAgCmCgAh5gYCAJkLACH7BgEAzgoAIaUHAQClCgAh0QcBAKUKACHSBwIApgoAIdoHAgCmCgAh2wcCAKYKACEMuAYAAPYRADC5BgAA9xEAELoGAAD2EQAwyQZAAK0KACHKBgIApgoAIeYGAgCZCwAh-wYBAM4KACGlBwEApQoAIdEHAQClCgAh0gcCAKYKACHaBwIApgoAIdsHAgCmCgAhCMkGQACnDAAhygYCAKIMACHmBgIAuQwAIfsGAQDNDAAhpQcBAKEMACHRBwEAoQwAIdIHAgCiDAAh2gcCAKIMACEJBAAA5hAAIMkGQACnDAAhygYCAKIMACHmBgIAuQwAIfsGAQDNDAAhpQcBAKEMACHRBwEAoQwAIdIHAgCiDAAh2gcCAKIMACEJBAAA6BAAIMkGQAAAAAHKBgIAAAAB5gYCAAAAAfsGAQAAAAGlBwEAAAAB0QcBAAAAAdIHAgAAAAHaBwIAAAABCTwAAOkQACDJBkAAAAABygYCAAAAAfsGAQAAAAGlBwEAAAAB0QcBAAAAAdIHAgAAAAHaBwIAAAAB2wcCAAAAAQIAAAChAQAgUAAAgxIAIAMAAAChAQAgUAAAgxIAIFEAAIISACABSQAAxhQAMAIAAAChAQAgSQAAghIAIAIAAAD3EQAgSQAAgRIAIAjJBkAApwwAIcoGAgCiDAAh-wYBAM0MACGlBwEAoQwAIdEHAQChDAAh0gcCAKIMACHaBwIAogwAIdsHAgCiDAAhCTwAAOcQACDJBkAApwwAIcoGAgCiDAAh-wYBAM0MACGlBwEAoQwAIdEHAQChDAAh0gcCAKIMACHaBwIAogwAIdsHAgCiDAAhCTwAAOkQACDJBkAAAAABygYCAAAAAfsGAQAAAAGlBwEAAAAB0QcBAAAAAdIHAgAAAAHaBwIAAAAB2wcCAAAAAQ4ZAAD0EAAgNwAA8xAAIMoGAgAAAAHXBkAAAAAB-AYCAAAAAYAHAAAA3wcC0QcBAAAAAdIHAgAAAAHYBwEAAAAB3AcCAAAAAd0HAQAAAAHgBwEAAAAB4QdAAAAAAeIHQAAAAAECAAAAmAEAIFAAAI8SACADAAAAmAEAIFAAAI8SACBRAACOEgAgAUkAAMUUADATGQAAtwsAIDcAANkKACA4AAC3CwAguAYAANQLADC5BgAAlgEAELoGAADUCwAwygYCAAAAAdcGQACtCgAh-AYCAJkLACGABwAA1QvfByLRBwEApQoAIdIHAgCmCgAh2AcBAKUKACHcBwIApgoAId0HAQDOCgAh3wcCAJkLACHgBwEAzgoAIeEHQADPCgAh4gdAAM8KACECAAAAmAEAIEkAAI4SACACAAAAjBIAIEkAAI0SACAQuAYAAIsSADC5BgAAjBIAELoGAACLEgAwygYCAKYKACHXBkAArQoAIfgGAgCZCwAhgAcAANUL3wci0QcBAKUKACHSBwIApgoAIdgHAQClCgAh3AcCAKYKACHdBwEAzgoAId8HAgCZCwAh4AcBAM4KACHhB0AAzwoAIeIHQADPCgAhELgGAACLEgAwuQYAAIwSABC6BgAAixIAMMoGAgCmCgAh1wZAAK0KACH4BgIAmQsAIYAHAADVC98HItEHAQClCgAh0gcCAKYKACHYBwEApQoAIdwHAgCmCgAh3QcBAM4KACHfBwIAmQsAIeAHAQDOCgAh4QdAAM8KACHiB0AAzwoAIQzKBgIAogwAIdcGQACnDAAh-AYCALkMACGABwAA7xDfByLRBwEAoQwAIdIHAgCiDAAh2AcBAKEMACHcBwIAogwAId0HAQDNDAAh4AcBAM0MACHhB0AAuAwAIeIHQAC4DAAhDhkAAPEQACA3AADwEAAgygYCAKIMACHXBkAApwwAIfgGAgC5DAAhgAcAAO8Q3wci0QcBAKEMACHSBwIAogwAIdgHAQChDAAh3AcCAKIMACHdBwEAzQwAIeAHAQDNDAAh4QdAALgMACHiB0AAuAwAIQ4ZAAD0EAAgNwAA8xAAIMoGAgAAAAHXBkAAAAAB-AYCAAAAAYAHAAAA3wcC0QcBAAAAAdIHAgAAAAHYBwEAAAAB3AcCAAAAAd0HAQAAAAHgBwEAAAAB4QdAAAAAAeIHQAAAAAEONwAA8xAAIDgAAPUQACDKBgIAAAAB1wZAAAAAAYAHAAAA3wcC0QcBAAAAAdIHAgAAAAHYBwEAAAAB3AcCAAAAAd0HAQAAAAHfBwIAAAAB4AcBAAAAAeEHQAAAAAHiB0AAAAABAgAAAJgBACBQAACYEgAgAwAAAJgBACBQAACYEgAgUQAAlxIAIAFJAADEFAAwAgAAAJgBACBJAACXEgAgAgAAAIwSACBJAACWEgAgDMoGAgCiDAAh1wZAAKcMACGABwAA7xDfByLRBwEAoQwAIdIHAgCiDAAh2AcBAKEMACHcBwIAogwAId0HAQDNDAAh3wcCALkMACHgBwEAzQwAIeEHQAC4DAAh4gdAALgMACEONwAA8BAAIDgAAPIQACDKBgIAogwAIdcGQACnDAAhgAcAAO8Q3wci0QcBAKEMACHSBwIAogwAIdgHAQChDAAh3AcCAKIMACHdBwEAzQwAId8HAgC5DAAh4AcBAM0MACHhB0AAuAwAIeIHQAC4DAAhDjcAAPMQACA4AAD1EAAgygYCAAAAAdcGQAAAAAGABwAAAN8HAtEHAQAAAAHSBwIAAAAB2AcBAAAAAdwHAgAAAAHdBwEAAAAB3wcCAAAAAeAHAQAAAAHhB0AAAAAB4gdAAAAAAQ4ZAAD0EAAgOAAA9RAAIMoGAgAAAAHXBkAAAAAB-AYCAAAAAYAHAAAA3wcC0QcBAAAAAdIHAgAAAAHYBwEAAAAB3QcBAAAAAd8HAgAAAAHgBwEAAAAB4QdAAAAAAeIHQAAAAAECAAAAmAEAIFAAAKESACADAAAAmAEAIFAAAKESACBRAACgEgAgAUkAAMMUADACAAAAmAEAIEkAAKASACACAAAAjBIAIEkAAJ8SACAMygYCAKIMACHXBkAApwwAIfgGAgC5DAAhgAcAAO8Q3wci0QcBAKEMACHSBwIAogwAIdgHAQChDAAh3QcBAM0MACHfBwIAuQwAIeAHAQDNDAAh4QdAALgMACHiB0AAuAwAIQ4ZAADxEAAgOAAA8hAAIMoGAgCiDAAh1wZAAKcMACH4BgIAuQwAIYAHAADvEN8HItEHAQChDAAh0gcCAKIMACHYBwEAoQwAId0HAQDNDAAh3wcCALkMACHgBwEAzQwAIeEHQAC4DAAh4gdAALgMACEOGQAA9BAAIDgAAPUQACDKBgIAAAAB1wZAAAAAAfgGAgAAAAGABwAAAN8HAtEHAQAAAAHSBwIAAAAB2AcBAAAAAd0HAQAAAAHfBwIAAAAB4AcBAAAAAeEHQAAAAAHiB0AAAAABAjUCAAAAAfEGBAAAAAECAAAA9gcAIFAAAKISACADAAAAlAEAIFAAAKISACBRAACmEgAgBAAAAJQBACA1AgCiDAAhSQAAphIAIPEGBADcDQAhAjUCAKIMACHxBgQA3A0AIQoyAADtDQAgygYCAAAAAdcGQAAAAAHnBgEAAAAB8gYBAAAAAfMGBAAAAAH0BgEAAAAB9QYBAAAAAfYGQAAAAAH3BgEAAAABAgAAAJIBACBQAACyEgAgAwAAAJIBACBQAACyEgAgUQAAsRIAIAFJAADCFAAwDwQAANkKACAyAADXCwAguAYAANYLADC5BgAAiQEAELoGAADWCwAwygYCAAAAAdcGQACtCgAh5gYCAKYKACHnBgEApQoAIfIGAQClCgAh8wYEANgKACH0BgEApQoAIfUGAQAAAAH2BkAArQoAIfcGAQClCgAhAgAAAJIBACBJAACxEgAgAgAAAK8SACBJAACwEgAgDbgGAACuEgAwuQYAAK8SABC6BgAArhIAMMoGAgCmCgAh1wZAAK0KACHmBgIApgoAIecGAQClCgAh8gYBAKUKACHzBgQA2AoAIfQGAQClCgAh9QYBAKUKACH2BkAArQoAIfcGAQClCgAhDbgGAACuEgAwuQYAAK8SABC6BgAArhIAMMoGAgCmCgAh1wZAAK0KACHmBgIApgoAIecGAQClCgAh8gYBAKUKACHzBgQA2AoAIfQGAQClCgAh9QYBAKUKACH2BkAArQoAIfcGAQClCgAhCcoGAgCiDAAh1wZAAKcMACHnBgEAoQwAIfIGAQChDAAh8wYEANwNACH0BgEAoQwAIfUGAQChDAAh9gZAAKcMACH3BgEAoQwAIQoyAADmDQAgygYCAKIMACHXBkAApwwAIecGAQChDAAh8gYBAKEMACHzBgQA3A0AIfQGAQChDAAh9QYBAKEMACH2BkAApwwAIfcGAQChDAAhCjIAAO0NACDKBgIAAAAB1wZAAAAAAecGAQAAAAHyBgEAAAAB8wYEAAAAAfQGAQAAAAH1BgEAAAAB9gZAAAAAAfcGAQAAAAEELgAAhQ4AINcGQAAAAAHuBgIAAAAB-gYCAAAAAQIAAACDAQAgUAAAuxIAIAMAAACDAQAgUAAAuxIAIFEAALoSACABSQAAwRQAMAIAAACDAQAgSQAAuhIAIAIAAACmDgAgSQAAuRIAIAPXBkAApwwAIe4GAgCiDAAh-gYCAKIMACEELgAAgw4AINcGQACnDAAh7gYCAKIMACH6BgIAogwAIQQuAACFDgAg1wZAAAAAAe4GAgAAAAH6BgIAAAABBS4AAPwNACDKBgIAAAAB1wZAAAAAAe4GAgAAAAH5BgEAAAABAgAAAH8AIFAAAMQSACADAAAAfwAgUAAAxBIAIFEAAMMSACABSQAAwBQAMAIAAAB_ACBJAADDEgAgAgAAALIOACBJAADCEgAgBMoGAgCiDAAh1wZAAKcMACHuBgIAogwAIfkGAQChDAAhBS4AAPoNACDKBgIAogwAIdcGQACnDAAh7gYCAKIMACH5BgEAoQwAIQUuAAD8DQAgygYCAAAAAdcGQAAAAAHuBgIAAAAB-QYBAAAAARQvAAC3DgAgMAAAuA4AIDEAALkOACAyAAC6DgAgygYCAAAAAdcGQAAAAAHyBgEAAAAB8wYEAAAAAfUGAQAAAAH7BgEAAAAB_AYBAAAAAf4GAAAA_gYCgAcAAACABwKBBwgAAAABggcCAAAAAYMHAgAAAAGEBwEAAAABhQcCAAAAAYYHAgAAAAGHBwIAAAABAgAAAHsAIFAAANASACADAAAAewAgUAAA0BIAIFEAAM8SACABSQAAvxQAMBkZAADZCgAgLwAAygsAIDAAAMsLACAxAADfCwAgMgAA1wsAILgGAADbCwAwuQYAAHkAELoGAADbCwAwygYCAAAAAdcGQACtCgAh8gYBAKUKACHzBgQA2AoAIfUGAQAAAAH4BgIApgoAIfsGAQClCgAh_AYBAKUKACH-BgAA3Av-BiKABwAA3QuAByKBBwgA3gsAIYIHAgCZCwAhgwcCAJkLACGEBwEAzgoAIYUHAgCmCgAhhgcCAKYKACGHBwIApgoAIQIAAAB7ACBJAADPEgAgAgAAAM0SACBJAADOEgAgFLgGAADMEgAwuQYAAM0SABC6BgAAzBIAMMoGAgCmCgAh1wZAAK0KACHyBgEApQoAIfMGBADYCgAh9QYBAKUKACH4BgIApgoAIfsGAQClCgAh_AYBAKUKACH-BgAA3Av-BiKABwAA3QuAByKBBwgA3gsAIYIHAgCZCwAhgwcCAJkLACGEBwEAzgoAIYUHAgCmCgAhhgcCAKYKACGHBwIApgoAIRS4BgAAzBIAMLkGAADNEgAQugYAAMwSADDKBgIApgoAIdcGQACtCgAh8gYBAKUKACHzBgQA2AoAIfUGAQClCgAh-AYCAKYKACH7BgEApQoAIfwGAQClCgAh_gYAANwL_gYigAcAAN0LgAcigQcIAN4LACGCBwIAmQsAIYMHAgCZCwAhhAcBAM4KACGFBwIApgoAIYYHAgCmCgAhhwcCAKYKACEQygYCAKIMACHXBkAApwwAIfIGAQChDAAh8wYEANwNACH1BgEAoQwAIfsGAQChDAAh_AYBAKEMACH-BgAAjA7-BiKABwAAjQ6AByKBBwgAjg4AIYIHAgC5DAAhgwcCALkMACGEBwEAzQwAIYUHAgCiDAAhhgcCAKIMACGHBwIAogwAIRQvAACQDgAgMAAAkQ4AIDEAAJIOACAyAACTDgAgygYCAKIMACHXBkAApwwAIfIGAQChDAAh8wYEANwNACH1BgEAoQwAIfsGAQChDAAh_AYBAKEMACH-BgAAjA7-BiKABwAAjQ6AByKBBwgAjg4AIYIHAgC5DAAhgwcCALkMACGEBwEAzQwAIYUHAgCiDAAhhgcCAKIMACGHBwIAogwAIRQvAAC3DgAgMAAAuA4AIDEAALkOACAyAAC6DgAgygYCAAAAAdcGQAAAAAHyBgEAAAAB8wYEAAAAAfUGAQAAAAH7BgEAAAAB_AYBAAAAAf4GAAAA_gYCgAcAAACABwKBBwgAAAABggcCAAAAAYMHAgAAAAGEBwEAAAABhQcCAAAAAYYHAgAAAAGHBwIAAAABCigAAO8OACAqAADwDgAgygYCAAAAAdcGQAAAAAGABwAAAJIHAo8HAAAAjwcCkgdAAAAAAZMHAQAAAAGUBwIAAAABlQcBAAAAAQIAAAB3ACBQAADcEgAgAwAAAHcAIFAAANwSACBRAADbEgAgAUkAAL4UADAPJwAA2QoAICgAAOMLACAqAADkCwAguAYAAOALADC5BgAAdQAQugYAAOALADDKBgIAAAAB1wZAAK0KACGABwAA4guSByKPBwAA4QuPByKQBwIApgoAIZIHQADPCgAhkwcBAM4KACGUBwIAmQsAIZUHAQDOCgAhAgAAAHcAIEkAANsSACACAAAA2RIAIEkAANoSACAMuAYAANgSADC5BgAA2RIAELoGAADYEgAwygYCAKYKACHXBkAArQoAIYAHAADiC5IHIo8HAADhC48HIpAHAgCmCgAhkgdAAM8KACGTBwEAzgoAIZQHAgCZCwAhlQcBAM4KACEMuAYAANgSADC5BgAA2RIAELoGAADYEgAwygYCAKYKACHXBkAArQoAIYAHAADiC5IHIo8HAADhC48HIpAHAgCmCgAhkgdAAM8KACGTBwEAzgoAIZQHAgCZCwAhlQcBAM4KACEIygYCAKIMACHXBkAApwwAIYAHAADSDpIHIo8HAADRDo8HIpIHQAC4DAAhkwcBAM0MACGUBwIAuQwAIZUHAQDNDAAhCigAANQOACAqAADVDgAgygYCAKIMACHXBkAApwwAIYAHAADSDpIHIo8HAADRDo8HIpIHQAC4DAAhkwcBAM0MACGUBwIAuQwAIZUHAQDNDAAhCigAAO8OACAqAADwDgAgygYCAAAAAdcGQAAAAAGABwAAAJIHAo8HAAAAjwcCkgdAAAAAAZMHAQAAAAGUBwIAAAABlQcBAAAAAQgsAACaDwAgygYCAAAAAdcGQAAAAAHnBgEAAAAB_AYBAAAAAYAHAAAAogcClgcBAAAAAaIHIAAAAAECAAAAYQAgUAAA6BIAIAMAAABhACBQAADoEgAgUQAA5xIAIAFJAAC9FAAwDQQAANkKACAsAADyCwAguAYAAPALADC5BgAAXwAQugYAAPALADDKBgIAAAAB1wZAAK0KACHmBgIApgoAIecGAQClCgAh_AYBAKUKACGABwAA8QuiByKWBwEAAAABogcgANAKACECAAAAYQAgSQAA5xIAIAIAAADlEgAgSQAA5hIAIAu4BgAA5BIAMLkGAADlEgAQugYAAOQSADDKBgIApgoAIdcGQACtCgAh5gYCAKYKACHnBgEApQoAIfwGAQClCgAhgAcAAPELogcilgcBAKUKACGiByAA0AoAIQu4BgAA5BIAMLkGAADlEgAQugYAAOQSADDKBgIApgoAIdcGQACtCgAh5gYCAKYKACHnBgEApQoAIfwGAQClCgAhgAcAAPELogcilgcBAKUKACGiByAA0AoAIQfKBgIAogwAIdcGQACnDAAh5wYBAKEMACH8BgEAoQwAIYAHAACKD6IHIpYHAQChDAAhogcgANANACEILAAAjA8AIMoGAgCiDAAh1wZAAKcMACHnBgEAoQwAIfwGAQChDAAhgAcAAIoPogcilgcBAKEMACGiByAA0A0AIQgsAACaDwAgygYCAAAAAdcGQAAAAAHnBgEAAAAB_AYBAAAAAYAHAAAAogcClgcBAAAAAaIHIAAAAAEGuwYBAAAAAdcGQAAAAAGABwIAAAABpQcBAAAAAeYHAQAAAAHnBwABAAABAgAAAF0AIFAAAPQSACADAAAAXQAgUAAA9BIAIFEAAPMSACABSQAAvBQAMAwDAADZCgAguAYAAPQLADC5BgAAWwAQugYAAPQLADC7BgEApQoAIdcGQACtCgAh5QYCAKYKACGABwIApgoAIaUHAQClCgAh5gcBAKUKACHnBwABjgsAIYgIAADzCwAgAgAAAF0AIEkAAPMSACACAAAA8RIAIEkAAPISACAKuAYAAPASADC5BgAA8RIAELoGAADwEgAwuwYBAKUKACHXBkAArQoAIeUGAgCmCgAhgAcCAKYKACGlBwEApQoAIeYHAQClCgAh5wcAAY4LACEKuAYAAPASADC5BgAA8RIAELoGAADwEgAwuwYBAKUKACHXBkAArQoAIeUGAgCmCgAhgAcCAKYKACGlBwEApQoAIeYHAQClCgAh5wcAAY4LACEGuwYBAKEMACHXBkAApwwAIYAHAgCiDAAhpQcBAKEMACHmBwEAoQwAIecHAAG2DAAhBrsGAQChDAAh1wZAAKcMACGABwIAogwAIaUHAQChDAAh5gcBAKEMACHnBwABtgwAIQa7BgEAAAAB1wZAAAAAAYAHAgAAAAGlBwEAAAAB5gcBAAAAAecHAAEAAAEEIAAAqQ8AINcGQAAAAAH6BgIAAAABpAcCAAAAAQIAAABQACBQAAD9EgAgAwAAAFAAIFAAAP0SACBRAAD8EgAgAUkAALsUADACAAAAUAAgSQAA_BIAIAIAAAC8DwAgSQAA-xIAIAPXBkAApwwAIfoGAgCiDAAhpAcCAKIMACEEIAAApw8AINcGQACnDAAh-gYCAKIMACGkBwIAogwAIQQgAACpDwAg1wZAAAAAAfoGAgAAAAGkBwIAAAABCB4AAN8PACAfAADZDwAgIQAA2g8AIMoGAgAAAAHXBkAAAAABowcCAAAAAaUHAQAAAAGmBwIAAAABAgAAAFQAIFAAAIYTACADAAAAVAAgUAAAhhMAIFEAAIUTACABSQAAuhQAMAIAAABUACBJAACFEwAgAgAAANQPACBJAACEEwAgBcoGAgCiDAAh1wZAAKcMACGjBwIAogwAIaUHAQChDAAhpgcCAKIMACEIHgAAsA8AIB8AALIPACAhAACzDwAgygYCAKIMACHXBkAApwwAIaMHAgCiDAAhpQcBAKEMACGmBwIAogwAIQgeAADfDwAgHwAA2Q8AICEAANoPACDKBgIAAAAB1wZAAAAAAaMHAgAAAAGlBwEAAAABpgcCAAAAAQwdAADbDwAgIgAA5g8AICMAAN0PACAkAADeDwAgygYCAAAAAdcGQAAAAAH7BgEAAAABgAcAAACpBwKlBwEAAAABpwcCAAAAAakHAgAAAAGqBwIAAAABAgAAAEUAIFAAAI8TACADAAAARQAgUAAAjxMAIFEAAI4TACABSQAAuRQAMAIAAABFACBJAACOEwAgAgAAAPUPACBJAACNEwAgCMoGAgCiDAAh1wZAAKcMACH7BgEAoQwAIYAHAADFD6kHIqUHAQChDAAhpwcCALkMACGpBwIAuQwAIaoHAgCiDAAhDB0AAMYPACAiAADlDwAgIwAAyA8AICQAAMkPACDKBgIAogwAIdcGQACnDAAh-wYBAKEMACGABwAAxQ-pByKlBwEAoQwAIacHAgC5DAAhqQcCALkMACGqBwIAogwAIQwdAADbDwAgIgAA5g8AICMAAN0PACAkAADeDwAgygYCAAAAAdcGQAAAAAH7BgEAAAABgAcAAACpBwKlBwEAAAABpwcCAAAAAakHAgAAAAGqBwIAAAABBRoAAKgQACDKBgIAAAAB1wZAAAAAAfkGAQAAAAHBBwIAAAABAgAAAD8AIFAAAJgTACADAAAAPwAgUAAAmBMAIFEAAJcTACABSQAAuBQAMAIAAAA_ACBJAACXEwAgAgAAALoQACBJAACWEwAgBMoGAgCiDAAh1wZAAKcMACH5BgEAoQwAIcEHAgCiDAAhBRoAAKYQACDKBgIAogwAIdcGQACnDAAh-QYBAKEMACHBBwIAogwAIQUaAACoEAAgygYCAAAAAdcGQAAAAAH5BgEAAAABwQcCAAAAAQwYAAC-EAAgGwAAwBAAIMoGAgAAAAHXBkAAAAAB-QYBAAAAAfsGAQAAAAHCBwIAAAABwwcgAAAAAcQHIAAAAAHFBwIAAAABxgdAAAAAAccHAgAAAAECAAAAOQAgUAAAoRMAIAMAAAA5ACBQAAChEwAgUQAAoBMAIAFJAAC3FAAwAgAAADkAIEkAAKATACACAAAAzxAAIEkAAJ8TACAKygYCAKIMACHXBkAApwwAIfkGAQChDAAh-wYBAKEMACHCBwIAogwAIcMHIADQDQAhxAcgANANACHFBwIAogwAIcYHQACnDAAhxwcCAKIMACEMGAAArxAAIBsAALEQACDKBgIAogwAIdcGQACnDAAh-QYBAKEMACH7BgEAoQwAIcIHAgCiDAAhwwcgANANACHEByAA0A0AIcUHAgCiDAAhxgdAAKcMACHHBwIAogwAIQwYAAC-EAAgGwAAwBAAIMoGAgAAAAHXBkAAAAAB-QYBAAAAAfsGAQAAAAHCBwIAAAABwwcgAAAAAcQHIAAAAAHFBwIAAAABxgdAAAAAAccHAgAAAAEFygYCAAAAAdcGQAAAAAGuBwEAAAABrwcBAAAAAbAHQAAAAAECAAAANQAgUAAArRMAIAMAAAA1ACBQAACtEwAgUQAArBMAIAFJAAC2FAAwCwMAANkKACC4BgAAhgwAMLkGAAAzABC6BgAAhgwAMMoGAgAAAAHXBkAArQoAIeUGAgCmCgAhrgcBAKUKACGvBwEApQoAIbAHQADPCgAhjAgAAIUMACACAAAANQAgSQAArBMAIAIAAACqEwAgSQAAqxMAIAm4BgAAqRMAMLkGAACqEwAQugYAAKkTADDKBgIApgoAIdcGQACtCgAh5QYCAKYKACGuBwEApQoAIa8HAQClCgAhsAdAAM8KACEJuAYAAKkTADC5BgAAqhMAELoGAACpEwAwygYCAKYKACHXBkAArQoAIeUGAgCmCgAhrgcBAKUKACGvBwEApQoAIbAHQADPCgAhBcoGAgCiDAAh1wZAAKcMACGuBwEAoQwAIa8HAQChDAAhsAdAALgMACEFygYCAKIMACHXBkAApwwAIa4HAQChDAAhrwcBAKEMACGwB0AAuAwAIQXKBgIAAAAB1wZAAAAAAa4HAQAAAAGvBwEAAAABsAdAAAAAAQjKBgIAAAAB1wZAAAAAAecGAQAAAAGwB0AAAAABsQcAAQAAAbIHAAEAAAGzBwQAAAABtAcAAIwQACACAAAAMQAgUAAAuRMAIAMAAAAxACBQAAC5EwAgUQAAuBMAIAFJAAC1FAAwDQMAANkKACC4BgAAhwwAMLkGAAAvABC6BgAAhwwAMMoGAgAAAAHXBkAArQoAIeUGAgCmCgAh5wYBAKUKACGwB0AAzwoAIbEHAAEAAAGyBwABjgsAIbMHBADYCgAhtAcAAMgKACACAAAAMQAgSQAAuBMAIAIAAAC2EwAgSQAAtxMAIAy4BgAAtRMAMLkGAAC2EwAQugYAALUTADDKBgIApgoAIdcGQACtCgAh5QYCAKYKACHnBgEApQoAIbAHQADPCgAhsQcAAY4LACGyBwABjgsAIbMHBADYCgAhtAcAAMgKACAMuAYAALUTADC5BgAAthMAELoGAAC1EwAwygYCAKYKACHXBkAArQoAIeUGAgCmCgAh5wYBAKUKACGwB0AAzwoAIbEHAAGOCwAhsgcAAY4LACGzBwQA2AoAIbQHAADICgAgCMoGAgCiDAAh1wZAAKcMACHnBgEAoQwAIbAHQAC4DAAhsQcAAbYMACGyBwABtgwAIbMHBADcDQAhtAcAAIoQACAIygYCAKIMACHXBkAApwwAIecGAQChDAAhsAdAALgMACGxBwABtgwAIbIHAAG2DAAhswcEANwNACG0BwAAihAAIAjKBgIAAAAB1wZAAAAAAecGAQAAAAGwB0AAAAABsQcAAQAAAbIHAAEAAAGzBwQAAAABtAcAAIwQACAC3QYAAQAAAd8GQAAAAAECAAAALQAgUAAAxRMAIAMAAAAtACBQAADFEwAgUQAAxBMAIAFJAAC0FAAwCAMAANkKACC4BgAAiQwAMLkGAAArABC6BgAAiQwAMN0GAAGOCwAh3wZAAM8KACHlBgIApgoAIY0IAACIDAAgAgAAAC0AIEkAAMQTACACAAAAwhMAIEkAAMMTACAGuAYAAMETADC5BgAAwhMAELoGAADBEwAw3QYAAY4LACHfBkAAzwoAIeUGAgCmCgAhBrgGAADBEwAwuQYAAMITABC6BgAAwRMAMN0GAAGOCwAh3wZAAM8KACHlBgIApgoAIQLdBgABtgwAId8GQAC4DAAhAt0GAAG2DAAh3wZAALgMACEC3QYAAQAAAd8GQAAAAAEF1wZAAAAAAbUHAQAAAAG2BwQAAAABtwcCAAAAAbgHQAAAAAECAAAAswQAIFAAAMYTACADAAAAKQAgUAAAxhMAIFEAAMoTACAHAAAAKQAgSQAAyhMAINcGQACnDAAhtQcBAKEMACG2BwQA3A0AIbcHAgCiDAAhuAdAALgMACEF1wZAAKcMACG1BwEAoQwAIbYHBADcDQAhtwcCAKIMACG4B0AAuAwAIQcFAACXDQAgCwAAmA0AIAwAAJkNACDKBgIAAAAB0QYCAAAAAdIGAACVDQAg1wZAAAAAAQIAAAALACBQAADTEwAgAwAAAAsAIFAAANMTACBRAADSEwAgAUkAALMUADACAAAACwAgSQAA0hMAIAIAAADBDQAgSQAA0RMAIATKBgIAogwAIdEGAgCiDAAh0gYAAPgMACDXBkAApwwAIQcFAAD6DAAgCwAA-wwAIAwAAPwMACDKBgIAogwAIdEGAgCiDAAh0gYAAPgMACDXBkAApwwAIQcFAACXDQAgCwAAmA0AIAwAAJkNACDKBgIAAAAB0QYCAAAAAdIGAACVDQAg1wZAAAAAAQoMAADJDQAgDQAAyA0AIA4AAMoNACDKBgIAAAAB1wZAAAAAAecGAQAAAAHoBgEAAAAB6QYAAQAAAeoGAADFDQAg6wYAAMYNACACAAAAJgAgUAAA3xMAIAMAAAAmACBQAADfEwAgUQAA3hMAIAFJAACyFAAwDwQAANkKACAMAACMDAAgDQAAvgsAIA4AALwLACC4BgAAigwAMLkGAAAHABC6BgAAigwAMMoGAgAAAAHXBkAArQoAIeYGAgCmCgAh5wYBAKUKACHoBgEAAAAB6QYAAYsMACHqBgAAyAoAIOsGAADICgAgAgAAACYAIEkAAN4TACACAAAA3BMAIEkAAN0TACALuAYAANsTADC5BgAA3BMAELoGAADbEwAwygYCAKYKACHXBkAArQoAIeYGAgCmCgAh5wYBAKUKACHoBgEApQoAIekGAAGLDAAh6gYAAMgKACDrBgAAyAoAIAu4BgAA2xMAMLkGAADcEwAQugYAANsTADDKBgIApgoAIdcGQACtCgAh5gYCAKYKACHnBgEApQoAIegGAQClCgAh6QYAAYsMACHqBgAAyAoAIOsGAADICgAgB8oGAgCiDAAh1wZAAKcMACHnBgEAoQwAIegGAQChDAAh6QYAAcwMACHqBgAAnw0AIOsGAACgDQAgCgwAAKMNACANAACiDQAgDgAApA0AIMoGAgCiDAAh1wZAAKcMACHnBgEAoQwAIegGAQChDAAh6QYAAcwMACHqBgAAnw0AIOsGAACgDQAgCgwAAMkNACANAADIDQAgDgAAyg0AIMoGAgAAAAHXBkAAAAAB5wYBAAAAAegGAQAAAAHpBgABAAAB6gYAAMUNACDrBgAAxg0AIA0FAADiDAAgDwAArw0AIMoGAgAAAAHRBgIAAAAB0gYAAOAMACDXBkAAAAAB2AZAAAAAAd0GAAEAAAHnBgEAAAABsAdAAAAAAfEHAQAAAAHyB0AAAAAB8wcCAAAAAQIAAAAFACBQAADoEwAgAwAAAAUAIFAAAOgTACBRAADnEwAgAUkAALEUADACAAAABQAgSQAA5xMAIAIAAADZDAAgSQAA5hMAIAvKBgIAogwAIdEGAgC5DAAh0gYAANsMACDXBkAApwwAIdgGQAC4DAAh3QYAAbYMACHnBgEAoQwAIbAHQAC4DAAh8QcBAKEMACHyB0AAuAwAIfMHAgC5DAAhDQUAAN4MACAPAACtDQAgygYCAKIMACHRBgIAuQwAIdIGAADbDAAg1wZAAKcMACHYBkAAuAwAId0GAAG2DAAh5wYBAKEMACGwB0AAuAwAIfEHAQChDAAh8gdAALgMACHzBwIAuQwAIQ0FAADiDAAgDwAArw0AIMoGAgAAAAHRBgIAAAAB0gYAAOAMACDXBkAAAAAB2AZAAAAAAd0GAAEAAAHnBgEAAAABsAdAAAAAAfEHAQAAAAHyB0AAAAAB8wcCAAAAAQRQAADgEwAwkQgAAOETADCTCAAA4xMAIJcIAADVDAAwBFAAANQTADCRCAAA1RMAMJMIAADXEwAglwgAANgTADAEUAAAyxMAMJEIAADMEwAwkwgAAM4TACCXCAAAvQ0AMANQAADGEwAgkQgAAMcTACCXCAAAswQAIARQAAC6EwAwkQgAALsTADCTCAAAvRMAIJcIAAC-EwAwBFAAAK4TADCRCAAArxMAMJMIAACxEwAglwgAALITADAEUAAAohMAMJEIAACjEwAwkwgAAKUTACCXCAAAphMAMARQAACZEwAwkQgAAJoTADCTCAAAnBMAIJcIAADLEAAwBFAAAJATADCRCAAAkRMAMJMIAACTEwAglwgAALYQADAEUAAAhxMAMJEIAACIEwAwkwgAAIoTACCXCAAA8Q8AMARQAAD-EgAwkQgAAP8SADCTCAAAgRMAIJcIAADQDwAwBFAAAPUSADCRCAAA9hIAMJMIAAD4EgAglwgAALgPADAEUAAA6RIAMJEIAADqEgAwkwgAAOwSACCXCAAA7RIAMARQAADdEgAwkQgAAN4SADCTCAAA4BIAIJcIAADhEgAwBFAAANESADCRCAAA0hIAMJMIAADUEgAglwgAANUSADAEUAAAxRIAMJEIAADGEgAwkwgAAMgSACCXCAAAyRIAMARQAAC8EgAwkQgAAL0SADCTCAAAvxIAIJcIAACuDgAwBFAAALMSADCRCAAAtBIAMJMIAAC2EgAglwgAAKIOADAEUAAApxIAMJEIAACoEgAwkwgAAKoSACCXCAAAqxIAMANQAACiEgAgkQgAAKMSACCXCAAA9gcAIARQAACZEgAwkQgAAJoSADCTCAAAnBIAIJcIAACIEgAwBFAAAJASADCRCAAAkRIAMJMIAACTEgAglwgAAIgSADAEUAAAhBIAMJEIAACFEgAwkwgAAIcSACCXCAAAiBIAMARQAAD7EQAwkQgAAPwRADCTCAAA_hEAIJcIAADzEQAwBFAAAO8RADCRCAAA8BEAMJMIAADyEQAglwgAAPMRADAEUAAA4xEAMJEIAADkEQAwkwgAAOYRACCXCAAA5xEAMARQAADXEQAwkQgAANgRADCTCAAA2hEAIJcIAADbEQAwBFAAAMsRADCRCAAAzBEAMJMIAADOEQAglwgAAM8RADAEUAAAvxEAMJEIAADAEQAwkwgAAMIRACCXCAAAwxEAMAAAAAIDAADfDQAguAcAAJsMACAAAAAAAAAAAAAAAAAAAQQAAN8NACAAAAAAAAAGLgAA1g0AIDMAANUNACDYBgAAmwwAIO0GAACbDAAg7gYAAJsMACDvBgAAmwwAIAEuAADWDQAgAAAHJwAA3w0AICgAAKAUACAqAAChFAAgkgcAAJsMACCTBwAAmwwAIJQHAACbDAAglQcAAJsMACAJJgAApBQAICgAAKAUACDmBgAAmwwAIIgHAACbDAAglgcAAJsMACCXBwAAmwwAIJgHAACbDAAgmwcAAJsMACCcBwAAmwwAIAIEAADfDQAgLAAApRQAIAAEGQAA3w0AIB4AAKEPACAfAAChDwAgIQAAjxQAIAEcAAD6DwAgAR4AAKEPACADGAAAqhQAIBkAAN8NACAbAACNFAAgAhcAANQQACCcBwAAmwwAIAAFBAAA3w0AIAwAAKsUACANAACIFAAgDgAAhhQAIOkGAACbDAAgBAMAAN8NACAFAACsFAAgCwAAsBQAIAwAAKsUACAIBgAArRQAIAgAAK8UACAJAACGFAAg4AYAAJsMACDhBgAAmwwAIOIGAACbDAAg4wYAAJsMACDkBgAAmwwAIAAAC8oGAgAAAAHRBgIAAAAB0gYAAOAMACDXBkAAAAAB2AZAAAAAAd0GAAEAAAHnBgEAAAABsAdAAAAAAfEHAQAAAAHyB0AAAAAB8wcCAAAAAQfKBgIAAAAB1wZAAAAAAecGAQAAAAHoBgEAAAAB6QYAAQAAAeoGAADFDQAg6wYAAMYNACAEygYCAAAAAdEGAgAAAAHSBgAAlQ0AINcGQAAAAAEC3QYAAQAAAd8GQAAAAAEIygYCAAAAAdcGQAAAAAHnBgEAAAABsAdAAAAAAbEHAAEAAAGyBwABAAABswcEAAAAAbQHAACMEAAgBcoGAgAAAAHXBkAAAAABrgcBAAAAAa8HAQAAAAGwB0AAAAABCsoGAgAAAAHXBkAAAAAB-QYBAAAAAfsGAQAAAAHCBwIAAAABwwcgAAAAAcQHIAAAAAHFBwIAAAABxgdAAAAAAccHAgAAAAEEygYCAAAAAdcGQAAAAAH5BgEAAAABwQcCAAAAAQjKBgIAAAAB1wZAAAAAAfsGAQAAAAGABwAAAKkHAqUHAQAAAAGnBwIAAAABqQcCAAAAAaoHAgAAAAEFygYCAAAAAdcGQAAAAAGjBwIAAAABpQcBAAAAAaYHAgAAAAED1wZAAAAAAfoGAgAAAAGkBwIAAAABBrsGAQAAAAHXBkAAAAABgAcCAAAAAaUHAQAAAAHmBwEAAAAB5wcAAQAAAQfKBgIAAAAB1wZAAAAAAecGAQAAAAH8BgEAAAABgAcAAACiBwKWBwEAAAABogcgAAAAAQjKBgIAAAAB1wZAAAAAAYAHAAAAkgcCjwcAAACPBwKSB0AAAAABkwcBAAAAAZQHAgAAAAGVBwEAAAABEMoGAgAAAAHXBkAAAAAB8gYBAAAAAfMGBAAAAAH1BgEAAAAB-wYBAAAAAfwGAQAAAAH-BgAAAP4GAoAHAAAAgAcCgQcIAAAAAYIHAgAAAAGDBwIAAAABhAcBAAAAAYUHAgAAAAGGBwIAAAABhwcCAAAAAQTKBgIAAAAB1wZAAAAAAe4GAgAAAAH5BgEAAAABA9cGQAAAAAHuBgIAAAAB-gYCAAAAAQnKBgIAAAAB1wZAAAAAAecGAQAAAAHyBgEAAAAB8wYEAAAAAfQGAQAAAAH1BgEAAAAB9gZAAAAAAfcGAQAAAAEMygYCAAAAAdcGQAAAAAH4BgIAAAABgAcAAADfBwLRBwEAAAAB0gcCAAAAAdgHAQAAAAHdBwEAAAAB3wcCAAAAAeAHAQAAAAHhB0AAAAAB4gdAAAAAAQzKBgIAAAAB1wZAAAAAAYAHAAAA3wcC0QcBAAAAAdIHAgAAAAHYBwEAAAAB3AcCAAAAAd0HAQAAAAHfBwIAAAAB4AcBAAAAAeEHQAAAAAHiB0AAAAABDMoGAgAAAAHXBkAAAAAB-AYCAAAAAYAHAAAA3wcC0QcBAAAAAdIHAgAAAAHYBwEAAAAB3AcCAAAAAd0HAQAAAAHgBwEAAAAB4QdAAAAAAeIHQAAAAAEIyQZAAAAAAcoGAgAAAAH7BgEAAAABpQcBAAAAAdEHAQAAAAHSBwIAAAAB2gcCAAAAAdsHAgAAAAEIyQZAAAAAAcoGAgAAAAHmBgIAAAAB-wYBAAAAAaUHAQAAAAHRBwEAAAAB0gcCAAAAAdoHAgAAAAEJSYAAAAABygYCAAAAAdcGQAAAAAHKBwIAAAABzwcBAAAAAe0HAQAAAAHuBwEAAAAB7wdAAAAAAfAHQAAAAAEG1wZAAAAAAdgGQAAAAAHdBgABAAAB3wZAAAAAAegHAQAAAAHpBwEAAAABBsoGAgAAAAHXBkAAAAAB2AZAAAAAAd0GAAEAAAHrBwIAAAAB7AcCAAAAAQ7KBgIAAAABzAZAAAAAAdQGQAAAAAHYBkAAAAAB8QYEAAAAAfUGAQAAAAHJBwEAAAABygcCAAAAAcsHAgAAAAHMBwIAAAABzQcEAAAAAc4HAgAAAAHPBwEAAAAB0AdAAAAAATAQAADpEwAgEQAA6hMAIBIAAOsTACATAADsEwAgFAAA7RMAIBUAAO4TACAWAADvEwAgFwAA8BMAIBsAAPETACAcAADyEwAgIQAA9BMAICMAAPMTACAlAAD1EwAgKgAA9hMAIC0AAPcTACAvAAD5EwAgMAAA-hMAIDQAAPgTACA1AAD7EwAgNgAA_BMAIDkAAP0TACA6AAD-EwAgOwAA_xMAID0AAIAUACA-AACBFAAgQAAAgxQAIEIAAIQUACBDAACFFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAekHAQAAAAH0BwEAAAAB9QdAAAAAAfYHAQAAAAH4BwAAAPgHAvkHQAAAAAH6B0AAAAAB-wcBAAAAAfwHQAAAAAH9B0AAAAAB_gcBAAAAAf8HQAAAAAGACAIAAAABgQggAAAAAYIIQAAAAAGDCCAAAAABAgAAAAEAIFAAAMwUACADAAAAmgEAIFAAAMwUACBRAADQFAAgMgAAAJoBACAQAACiEQAgEQAAoxEAIBIAAKQRACATAAClEQAgFAAAphEAIBUAAKcRACAWAACoEQAgFwAAqREAIBsAAKoRACAcAACrEQAgIQAArREAICMAAKwRACAlAACuEQAgKgAArxEAIC0AALARACAvAACyEQAgMAAAsxEAIDQAALERACA1AAC0EQAgNgAAtREAIDkAALYRACA6AAC3EQAgOwAAuBEAID0AALkRACA-AAC6EQAgQAAAvBEAIEIAAL0RACBDAAC-EQAgSQAA0BQAIMoGAgCiDAAh1wZAAKcMACHvBgEAzQwAIZwHQAC4DAAh6QcBAM0MACH0BwEAoQwAIfUHQAC4DAAh9gcBAM0MACH4BwAAoRH4ByL5B0AAuAwAIfoHQAC4DAAh-wcBAM0MACH8B0AAuAwAIf0HQAC4DAAh_gcBAM0MACH_B0AAuAwAIYAIAgCiDAAhgQggANANACGCCEAAuAwAIYMIIADQDQAhMBAAAKIRACARAACjEQAgEgAApBEAIBMAAKURACAUAACmEQAgFQAApxEAIBYAAKgRACAXAACpEQAgGwAAqhEAIBwAAKsRACAhAACtEQAgIwAArBEAICUAAK4RACAqAACvEQAgLQAAsBEAIC8AALIRACAwAACzEQAgNAAAsREAIDUAALQRACA2AAC1EQAgOQAAthEAIDoAALcRACA7AAC4EQAgPQAAuREAID4AALoRACBAAAC8EQAgQgAAvREAIEMAAL4RACDKBgIAogwAIdcGQACnDAAh7wYBAM0MACGcB0AAuAwAIekHAQDNDAAh9AcBAKEMACH1B0AAuAwAIfYHAQDNDAAh-AcAAKER-Aci-QdAALgMACH6B0AAuAwAIfsHAQDNDAAh_AdAALgMACH9B0AAuAwAIf4HAQDNDAAh_wdAALgMACGACAIAogwAIYEIIADQDQAhgghAALgMACGDCCAA0A0AITAQAADpEwAgEQAA6hMAIBIAAOsTACATAADsEwAgFAAA7RMAIBUAAO4TACAWAADvEwAgFwAA8BMAIBsAAPETACAcAADyEwAgIQAA9BMAICMAAPMTACAlAAD1EwAgKgAA9hMAIC0AAPcTACAvAAD5EwAgMAAA-hMAIDQAAPgTACA1AAD7EwAgNgAA_BMAIDkAAP0TACA6AAD-EwAgOwAA_xMAID0AAIAUACA-AACBFAAgPwAAghQAIEAAAIMUACBDAACFFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAekHAQAAAAH0BwEAAAAB9QdAAAAAAfYHAQAAAAH4BwAAAPgHAvkHQAAAAAH6B0AAAAAB-wcBAAAAAfwHQAAAAAH9B0AAAAAB_gcBAAAAAf8HQAAAAAGACAIAAAABgQggAAAAAYIIQAAAAAGDCCAAAAABAgAAAAEAIFAAANEUACADAAAAmgEAIFAAANEUACBRAADVFAAgMgAAAJoBACAQAACiEQAgEQAAoxEAIBIAAKQRACATAAClEQAgFAAAphEAIBUAAKcRACAWAACoEQAgFwAAqREAIBsAAKoRACAcAACrEQAgIQAArREAICMAAKwRACAlAACuEQAgKgAArxEAIC0AALARACAvAACyEQAgMAAAsxEAIDQAALERACA1AAC0EQAgNgAAtREAIDkAALYRACA6AAC3EQAgOwAAuBEAID0AALkRACA-AAC6EQAgPwAAuxEAIEAAALwRACBDAAC-EQAgSQAA1RQAIMoGAgCiDAAh1wZAAKcMACHvBgEAzQwAIZwHQAC4DAAh6QcBAM0MACH0BwEAoQwAIfUHQAC4DAAh9gcBAM0MACH4BwAAoRH4ByL5B0AAuAwAIfoHQAC4DAAh-wcBAM0MACH8B0AAuAwAIf0HQAC4DAAh_gcBAM0MACH_B0AAuAwAIYAIAgCiDAAhgQggANANACGCCEAAuAwAIYMIIADQDQAhMBAAAKIRACARAACjEQAgEgAApBEAIBMAAKURACAUAACmEQAgFQAApxEAIBYAAKgRACAXAACpEQAgGwAAqhEAIBwAAKsRACAhAACtEQAgIwAArBEAICUAAK4RACAqAACvEQAgLQAAsBEAIC8AALIRACAwAACzEQAgNAAAsREAIDUAALQRACA2AAC1EQAgOQAAthEAIDoAALcRACA7AAC4EQAgPQAAuREAID4AALoRACA_AAC7EQAgQAAAvBEAIEMAAL4RACDKBgIAogwAIdcGQACnDAAh7wYBAM0MACGcB0AAuAwAIekHAQDNDAAh9AcBAKEMACH1B0AAuAwAIfYHAQDNDAAh-AcAAKER-Aci-QdAALgMACH6B0AAuAwAIfsHAQDNDAAh_AdAALgMACH9B0AAuAwAIf4HAQDNDAAh_wdAALgMACGACAIAogwAIYEIIADQDQAhgghAALgMACGDCCAA0A0AITAQAADpEwAgEQAA6hMAIBIAAOsTACATAADsEwAgFAAA7RMAIBUAAO4TACAWAADvEwAgFwAA8BMAIBsAAPETACAcAADyEwAgIQAA9BMAICMAAPMTACAlAAD1EwAgKgAA9hMAIC0AAPcTACAvAAD5EwAgMAAA-hMAIDQAAPgTACA1AAD7EwAgNgAA_BMAIDkAAP0TACA6AAD-EwAgOwAA_xMAID0AAIAUACA-AACBFAAgPwAAghQAIEIAAIQUACBDAACFFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAekHAQAAAAH0BwEAAAAB9QdAAAAAAfYHAQAAAAH4BwAAAPgHAvkHQAAAAAH6B0AAAAAB-wcBAAAAAfwHQAAAAAH9B0AAAAAB_gcBAAAAAf8HQAAAAAGACAIAAAABgQggAAAAAYIIQAAAAAGDCCAAAAABAgAAAAEAIFAAANYUACADAAAAmgEAIFAAANYUACBRAADaFAAgMgAAAJoBACAQAACiEQAgEQAAoxEAIBIAAKQRACATAAClEQAgFAAAphEAIBUAAKcRACAWAACoEQAgFwAAqREAIBsAAKoRACAcAACrEQAgIQAArREAICMAAKwRACAlAACuEQAgKgAArxEAIC0AALARACAvAACyEQAgMAAAsxEAIDQAALERACA1AAC0EQAgNgAAtREAIDkAALYRACA6AAC3EQAgOwAAuBEAID0AALkRACA-AAC6EQAgPwAAuxEAIEIAAL0RACBDAAC-EQAgSQAA2hQAIMoGAgCiDAAh1wZAAKcMACHvBgEAzQwAIZwHQAC4DAAh6QcBAM0MACH0BwEAoQwAIfUHQAC4DAAh9gcBAM0MACH4BwAAoRH4ByL5B0AAuAwAIfoHQAC4DAAh-wcBAM0MACH8B0AAuAwAIf0HQAC4DAAh_gcBAM0MACH_B0AAuAwAIYAIAgCiDAAhgQggANANACGCCEAAuAwAIYMIIADQDQAhMBAAAKIRACARAACjEQAgEgAApBEAIBMAAKURACAUAACmEQAgFQAApxEAIBYAAKgRACAXAACpEQAgGwAAqhEAIBwAAKsRACAhAACtEQAgIwAArBEAICUAAK4RACAqAACvEQAgLQAAsBEAIC8AALIRACAwAACzEQAgNAAAsREAIDUAALQRACA2AAC1EQAgOQAAthEAIDoAALcRACA7AAC4EQAgPQAAuREAID4AALoRACA_AAC7EQAgQgAAvREAIEMAAL4RACDKBgIAogwAIdcGQACnDAAh7wYBAM0MACGcB0AAuAwAIekHAQDNDAAh9AcBAKEMACH1B0AAuAwAIfYHAQDNDAAh-AcAAKER-Aci-QdAALgMACH6B0AAuAwAIfsHAQDNDAAh_AdAALgMACH9B0AAuAwAIf4HAQDNDAAh_wdAALgMACGACAIAogwAIYEIIADQDQAhgghAALgMACGDCCAA0A0AITAQAADpEwAgEQAA6hMAIBIAAOsTACATAADsEwAgFAAA7RMAIBUAAO4TACAWAADvEwAgFwAA8BMAIBsAAPETACAcAADyEwAgIQAA9BMAICMAAPMTACAqAAD2EwAgLQAA9xMAIC8AAPkTACAwAAD6EwAgNAAA-BMAIDUAAPsTACA2AAD8EwAgOQAA_RMAIDoAAP4TACA7AAD_EwAgPQAAgBQAID4AAIEUACA_AACCFAAgQAAAgxQAIEIAAIQUACBDAACFFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAekHAQAAAAH0BwEAAAAB9QdAAAAAAfYHAQAAAAH4BwAAAPgHAvkHQAAAAAH6B0AAAAAB-wcBAAAAAfwHQAAAAAH9B0AAAAAB_gcBAAAAAf8HQAAAAAGACAIAAAABgQggAAAAAYIIQAAAAAGDCCAAAAABAgAAAAEAIFAAANsUACADAAAAmgEAIFAAANsUACBRAADfFAAgMgAAAJoBACAQAACiEQAgEQAAoxEAIBIAAKQRACATAAClEQAgFAAAphEAIBUAAKcRACAWAACoEQAgFwAAqREAIBsAAKoRACAcAACrEQAgIQAArREAICMAAKwRACAqAACvEQAgLQAAsBEAIC8AALIRACAwAACzEQAgNAAAsREAIDUAALQRACA2AAC1EQAgOQAAthEAIDoAALcRACA7AAC4EQAgPQAAuREAID4AALoRACA_AAC7EQAgQAAAvBEAIEIAAL0RACBDAAC-EQAgSQAA3xQAIMoGAgCiDAAh1wZAAKcMACHvBgEAzQwAIZwHQAC4DAAh6QcBAM0MACH0BwEAoQwAIfUHQAC4DAAh9gcBAM0MACH4BwAAoRH4ByL5B0AAuAwAIfoHQAC4DAAh-wcBAM0MACH8B0AAuAwAIf0HQAC4DAAh_gcBAM0MACH_B0AAuAwAIYAIAgCiDAAhgQggANANACGCCEAAuAwAIYMIIADQDQAhMBAAAKIRACARAACjEQAgEgAApBEAIBMAAKURACAUAACmEQAgFQAApxEAIBYAAKgRACAXAACpEQAgGwAAqhEAIBwAAKsRACAhAACtEQAgIwAArBEAICoAAK8RACAtAACwEQAgLwAAshEAIDAAALMRACA0AACxEQAgNQAAtBEAIDYAALURACA5AAC2EQAgOgAAtxEAIDsAALgRACA9AAC5EQAgPgAAuhEAID8AALsRACBAAAC8EQAgQgAAvREAIEMAAL4RACDKBgIAogwAIdcGQACnDAAh7wYBAM0MACGcB0AAuAwAIekHAQDNDAAh9AcBAKEMACH1B0AAuAwAIfYHAQDNDAAh-AcAAKER-Aci-QdAALgMACH6B0AAuAwAIfsHAQDNDAAh_AdAALgMACH9B0AAuAwAIf4HAQDNDAAh_wdAALgMACGACAIAogwAIYEIIADQDQAhgghAALgMACGDCCAA0A0AITAQAADpEwAgEQAA6hMAIBIAAOsTACATAADsEwAgFAAA7RMAIBUAAO4TACAWAADvEwAgFwAA8BMAIBsAAPETACAcAADyEwAgIQAA9BMAICMAAPMTACAlAAD1EwAgKgAA9hMAIC0AAPcTACAvAAD5EwAgMAAA-hMAIDQAAPgTACA1AAD7EwAgNgAA_BMAIDkAAP0TACA6AAD-EwAgPQAAgBQAID4AAIEUACA_AACCFAAgQAAAgxQAIEIAAIQUACBDAACFFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAekHAQAAAAH0BwEAAAAB9QdAAAAAAfYHAQAAAAH4BwAAAPgHAvkHQAAAAAH6B0AAAAAB-wcBAAAAAfwHQAAAAAH9B0AAAAAB_gcBAAAAAf8HQAAAAAGACAIAAAABgQggAAAAAYIIQAAAAAGDCCAAAAABAgAAAAEAIFAAAOAUACAwEAAA6RMAIBEAAOoTACASAADrEwAgEwAA7BMAIBQAAO0TACAVAADuEwAgFgAA7xMAIBcAAPATACAbAADxEwAgHAAA8hMAICEAAPQTACAjAADzEwAgJQAA9RMAICoAAPYTACAtAAD3EwAgLwAA-RMAIDAAAPoTACA0AAD4EwAgNQAA-xMAIDYAAPwTACA5AAD9EwAgOwAA_xMAID0AAIAUACA-AACBFAAgPwAAghQAIEAAAIMUACBCAACEFAAgQwAAhRQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZwHQAAAAAHpBwEAAAAB9AcBAAAAAfUHQAAAAAH2BwEAAAAB-AcAAAD4BwL5B0AAAAAB-gdAAAAAAfsHAQAAAAH8B0AAAAAB_QdAAAAAAf4HAQAAAAH_B0AAAAABgAgCAAAAAYEIIAAAAAGCCEAAAAABgwggAAAAAQIAAAABACBQAADiFAAgMBAAAOkTACARAADqEwAgEgAA6xMAIBMAAOwTACAUAADtEwAgFQAA7hMAIBYAAO8TACAXAADwEwAgGwAA8RMAIBwAAPITACAhAAD0EwAgIwAA8xMAICUAAPUTACAqAAD2EwAgLQAA9xMAIC8AAPkTACAwAAD6EwAgNAAA-BMAIDUAAPsTACA2AAD8EwAgOgAA_hMAIDsAAP8TACA9AACAFAAgPgAAgRQAID8AAIIUACBAAACDFAAgQgAAhBQAIEMAAIUUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6QcBAAAAAfQHAQAAAAH1B0AAAAAB9gcBAAAAAfgHAAAA-AcC-QdAAAAAAfoHQAAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAH-BwEAAAAB_wdAAAAAAYAIAgAAAAGBCCAAAAABgghAAAAAAYMIIAAAAAECAAAAAQAgUAAA5BQAIAMAAACaAQAgUAAA4BQAIFEAAOgUACAyAAAAmgEAIBAAAKIRACARAACjEQAgEgAApBEAIBMAAKURACAUAACmEQAgFQAApxEAIBYAAKgRACAXAACpEQAgGwAAqhEAIBwAAKsRACAhAACtEQAgIwAArBEAICUAAK4RACAqAACvEQAgLQAAsBEAIC8AALIRACAwAACzEQAgNAAAsREAIDUAALQRACA2AAC1EQAgOQAAthEAIDoAALcRACA9AAC5EQAgPgAAuhEAID8AALsRACBAAAC8EQAgQgAAvREAIEMAAL4RACBJAADoFAAgygYCAKIMACHXBkAApwwAIe8GAQDNDAAhnAdAALgMACHpBwEAzQwAIfQHAQChDAAh9QdAALgMACH2BwEAzQwAIfgHAAChEfgHIvkHQAC4DAAh-gdAALgMACH7BwEAzQwAIfwHQAC4DAAh_QdAALgMACH-BwEAzQwAIf8HQAC4DAAhgAgCAKIMACGBCCAA0A0AIYIIQAC4DAAhgwggANANACEwEAAAohEAIBEAAKMRACASAACkEQAgEwAApREAIBQAAKYRACAVAACnEQAgFgAAqBEAIBcAAKkRACAbAACqEQAgHAAAqxEAICEAAK0RACAjAACsEQAgJQAArhEAICoAAK8RACAtAACwEQAgLwAAshEAIDAAALMRACA0AACxEQAgNQAAtBEAIDYAALURACA5AAC2EQAgOgAAtxEAID0AALkRACA-AAC6EQAgPwAAuxEAIEAAALwRACBCAAC9EQAgQwAAvhEAIMoGAgCiDAAh1wZAAKcMACHvBgEAzQwAIZwHQAC4DAAh6QcBAM0MACH0BwEAoQwAIfUHQAC4DAAh9gcBAM0MACH4BwAAoRH4ByL5B0AAuAwAIfoHQAC4DAAh-wcBAM0MACH8B0AAuAwAIf0HQAC4DAAh_gcBAM0MACH_B0AAuAwAIYAIAgCiDAAhgQggANANACGCCEAAuAwAIYMIIADQDQAhAwAAAJoBACBQAADiFAAgUQAA6xQAIDIAAACaAQAgEAAAohEAIBEAAKMRACASAACkEQAgEwAApREAIBQAAKYRACAVAACnEQAgFgAAqBEAIBcAAKkRACAbAACqEQAgHAAAqxEAICEAAK0RACAjAACsEQAgJQAArhEAICoAAK8RACAtAACwEQAgLwAAshEAIDAAALMRACA0AACxEQAgNQAAtBEAIDYAALURACA5AAC2EQAgOwAAuBEAID0AALkRACA-AAC6EQAgPwAAuxEAIEAAALwRACBCAAC9EQAgQwAAvhEAIEkAAOsUACDKBgIAogwAIdcGQACnDAAh7wYBAM0MACGcB0AAuAwAIekHAQDNDAAh9AcBAKEMACH1B0AAuAwAIfYHAQDNDAAh-AcAAKER-Aci-QdAALgMACH6B0AAuAwAIfsHAQDNDAAh_AdAALgMACH9B0AAuAwAIf4HAQDNDAAh_wdAALgMACGACAIAogwAIYEIIADQDQAhgghAALgMACGDCCAA0A0AITAQAACiEQAgEQAAoxEAIBIAAKQRACATAAClEQAgFAAAphEAIBUAAKcRACAWAACoEQAgFwAAqREAIBsAAKoRACAcAACrEQAgIQAArREAICMAAKwRACAlAACuEQAgKgAArxEAIC0AALARACAvAACyEQAgMAAAsxEAIDQAALERACA1AAC0EQAgNgAAtREAIDkAALYRACA7AAC4EQAgPQAAuREAID4AALoRACA_AAC7EQAgQAAAvBEAIEIAAL0RACBDAAC-EQAgygYCAKIMACHXBkAApwwAIe8GAQDNDAAhnAdAALgMACHpBwEAzQwAIfQHAQChDAAh9QdAALgMACH2BwEAzQwAIfgHAAChEfgHIvkHQAC4DAAh-gdAALgMACH7BwEAzQwAIfwHQAC4DAAh_QdAALgMACH-BwEAzQwAIf8HQAC4DAAhgAgCAKIMACGBCCAA0A0AIYIIQAC4DAAhgwggANANACEDAAAAmgEAIFAAAOQUACBRAADuFAAgMgAAAJoBACAQAACiEQAgEQAAoxEAIBIAAKQRACATAAClEQAgFAAAphEAIBUAAKcRACAWAACoEQAgFwAAqREAIBsAAKoRACAcAACrEQAgIQAArREAICMAAKwRACAlAACuEQAgKgAArxEAIC0AALARACAvAACyEQAgMAAAsxEAIDQAALERACA1AAC0EQAgNgAAtREAIDoAALcRACA7AAC4EQAgPQAAuREAID4AALoRACA_AAC7EQAgQAAAvBEAIEIAAL0RACBDAAC-EQAgSQAA7hQAIMoGAgCiDAAh1wZAAKcMACHvBgEAzQwAIZwHQAC4DAAh6QcBAM0MACH0BwEAoQwAIfUHQAC4DAAh9gcBAM0MACH4BwAAoRH4ByL5B0AAuAwAIfoHQAC4DAAh-wcBAM0MACH8B0AAuAwAIf0HQAC4DAAh_gcBAM0MACH_B0AAuAwAIYAIAgCiDAAhgQggANANACGCCEAAuAwAIYMIIADQDQAhMBAAAKIRACARAACjEQAgEgAApBEAIBMAAKURACAUAACmEQAgFQAApxEAIBYAAKgRACAXAACpEQAgGwAAqhEAIBwAAKsRACAhAACtEQAgIwAArBEAICUAAK4RACAqAACvEQAgLQAAsBEAIC8AALIRACAwAACzEQAgNAAAsREAIDUAALQRACA2AAC1EQAgOgAAtxEAIDsAALgRACA9AAC5EQAgPgAAuhEAID8AALsRACBAAAC8EQAgQgAAvREAIEMAAL4RACDKBgIAogwAIdcGQACnDAAh7wYBAM0MACGcB0AAuAwAIekHAQDNDAAh9AcBAKEMACH1B0AAuAwAIfYHAQDNDAAh-AcAAKER-Aci-QdAALgMACH6B0AAuAwAIfsHAQDNDAAh_AdAALgMACH9B0AAuAwAIf4HAQDNDAAh_wdAALgMACGACAIAogwAIYEIIADQDQAhgghAALgMACGDCCAA0A0AITAQAADpEwAgEQAA6hMAIBIAAOsTACATAADsEwAgFAAA7RMAIBUAAO4TACAWAADvEwAgFwAA8BMAIBsAAPETACAcAADyEwAgIQAA9BMAICMAAPMTACAlAAD1EwAgKgAA9hMAIC0AAPcTACAvAAD5EwAgMAAA-hMAIDQAAPgTACA1AAD7EwAgNgAA_BMAIDkAAP0TACA6AAD-EwAgOwAA_xMAID0AAIAUACA_AACCFAAgQAAAgxQAIEIAAIQUACBDAACFFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAekHAQAAAAH0BwEAAAAB9QdAAAAAAfYHAQAAAAH4BwAAAPgHAvkHQAAAAAH6B0AAAAAB-wcBAAAAAfwHQAAAAAH9B0AAAAAB_gcBAAAAAf8HQAAAAAGACAIAAAABgQggAAAAAYIIQAAAAAGDCCAAAAABAgAAAAEAIFAAAO8UACAwEAAA6RMAIBEAAOoTACASAADrEwAgEwAA7BMAIBQAAO0TACAVAADuEwAgFgAA7xMAIBcAAPATACAbAADxEwAgHAAA8hMAICEAAPQTACAjAADzEwAgJQAA9RMAICoAAPYTACAtAAD3EwAgLwAA-RMAIDAAAPoTACA0AAD4EwAgNQAA-xMAIDYAAPwTACA5AAD9EwAgOgAA_hMAIDsAAP8TACA-AACBFAAgPwAAghQAIEAAAIMUACBCAACEFAAgQwAAhRQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZwHQAAAAAHpBwEAAAAB9AcBAAAAAfUHQAAAAAH2BwEAAAAB-AcAAAD4BwL5B0AAAAAB-gdAAAAAAfsHAQAAAAH8B0AAAAAB_QdAAAAAAf4HAQAAAAH_B0AAAAABgAgCAAAAAYEIIAAAAAGCCEAAAAABgwggAAAAAQIAAAABACBQAADxFAAgAwAAAJoBACBQAADvFAAgUQAA9RQAIDIAAACaAQAgEAAAohEAIBEAAKMRACASAACkEQAgEwAApREAIBQAAKYRACAVAACnEQAgFgAAqBEAIBcAAKkRACAbAACqEQAgHAAAqxEAICEAAK0RACAjAACsEQAgJQAArhEAICoAAK8RACAtAACwEQAgLwAAshEAIDAAALMRACA0AACxEQAgNQAAtBEAIDYAALURACA5AAC2EQAgOgAAtxEAIDsAALgRACA9AAC5EQAgPwAAuxEAIEAAALwRACBCAAC9EQAgQwAAvhEAIEkAAPUUACDKBgIAogwAIdcGQACnDAAh7wYBAM0MACGcB0AAuAwAIekHAQDNDAAh9AcBAKEMACH1B0AAuAwAIfYHAQDNDAAh-AcAAKER-Aci-QdAALgMACH6B0AAuAwAIfsHAQDNDAAh_AdAALgMACH9B0AAuAwAIf4HAQDNDAAh_wdAALgMACGACAIAogwAIYEIIADQDQAhgghAALgMACGDCCAA0A0AITAQAACiEQAgEQAAoxEAIBIAAKQRACATAAClEQAgFAAAphEAIBUAAKcRACAWAACoEQAgFwAAqREAIBsAAKoRACAcAACrEQAgIQAArREAICMAAKwRACAlAACuEQAgKgAArxEAIC0AALARACAvAACyEQAgMAAAsxEAIDQAALERACA1AAC0EQAgNgAAtREAIDkAALYRACA6AAC3EQAgOwAAuBEAID0AALkRACA_AAC7EQAgQAAAvBEAIEIAAL0RACBDAAC-EQAgygYCAKIMACHXBkAApwwAIe8GAQDNDAAhnAdAALgMACHpBwEAzQwAIfQHAQChDAAh9QdAALgMACH2BwEAzQwAIfgHAAChEfgHIvkHQAC4DAAh-gdAALgMACH7BwEAzQwAIfwHQAC4DAAh_QdAALgMACH-BwEAzQwAIf8HQAC4DAAhgAgCAKIMACGBCCAA0A0AIYIIQAC4DAAhgwggANANACEDAAAAmgEAIFAAAPEUACBRAAD4FAAgMgAAAJoBACAQAACiEQAgEQAAoxEAIBIAAKQRACATAAClEQAgFAAAphEAIBUAAKcRACAWAACoEQAgFwAAqREAIBsAAKoRACAcAACrEQAgIQAArREAICMAAKwRACAlAACuEQAgKgAArxEAIC0AALARACAvAACyEQAgMAAAsxEAIDQAALERACA1AAC0EQAgNgAAtREAIDkAALYRACA6AAC3EQAgOwAAuBEAID4AALoRACA_AAC7EQAgQAAAvBEAIEIAAL0RACBDAAC-EQAgSQAA-BQAIMoGAgCiDAAh1wZAAKcMACHvBgEAzQwAIZwHQAC4DAAh6QcBAM0MACH0BwEAoQwAIfUHQAC4DAAh9gcBAM0MACH4BwAAoRH4ByL5B0AAuAwAIfoHQAC4DAAh-wcBAM0MACH8B0AAuAwAIf0HQAC4DAAh_gcBAM0MACH_B0AAuAwAIYAIAgCiDAAhgQggANANACGCCEAAuAwAIYMIIADQDQAhMBAAAKIRACARAACjEQAgEgAApBEAIBMAAKURACAUAACmEQAgFQAApxEAIBYAAKgRACAXAACpEQAgGwAAqhEAIBwAAKsRACAhAACtEQAgIwAArBEAICUAAK4RACAqAACvEQAgLQAAsBEAIC8AALIRACAwAACzEQAgNAAAsREAIDUAALQRACA2AAC1EQAgOQAAthEAIDoAALcRACA7AAC4EQAgPgAAuhEAID8AALsRACBAAAC8EQAgQgAAvREAIEMAAL4RACDKBgIAogwAIdcGQACnDAAh7wYBAM0MACGcB0AAuAwAIekHAQDNDAAh9AcBAKEMACH1B0AAuAwAIfYHAQDNDAAh-AcAAKER-Aci-QdAALgMACH6B0AAuAwAIfsHAQDNDAAh_AdAALgMACH9B0AAuAwAIf4HAQDNDAAh_wdAALgMACGACAIAogwAIYEIIADQDQAhgghAALgMACGDCCAA0A0AITAQAADpEwAgEQAA6hMAIBIAAOsTACATAADsEwAgFAAA7RMAIBUAAO4TACAWAADvEwAgFwAA8BMAIBsAAPETACAcAADyEwAgIQAA9BMAICMAAPMTACAlAAD1EwAgKgAA9hMAIC0AAPcTACAvAAD5EwAgMAAA-hMAIDQAAPgTACA1AAD7EwAgNgAA_BMAIDkAAP0TACA6AAD-EwAgOwAA_xMAID0AAIAUACA-AACBFAAgPwAAghQAIEAAAIMUACBCAACEFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABnAdAAAAAAekHAQAAAAH0BwEAAAAB9QdAAAAAAfYHAQAAAAH4BwAAAPgHAvkHQAAAAAH6B0AAAAAB-wcBAAAAAfwHQAAAAAH9B0AAAAAB_gcBAAAAAf8HQAAAAAGACAIAAAABgQggAAAAAYIIQAAAAAGDCCAAAAABAgAAAAEAIFAAAPkUACADAAAAmgEAIFAAAPkUACBRAAD9FAAgMgAAAJoBACAQAACiEQAgEQAAoxEAIBIAAKQRACATAAClEQAgFAAAphEAIBUAAKcRACAWAACoEQAgFwAAqREAIBsAAKoRACAcAACrEQAgIQAArREAICMAAKwRACAlAACuEQAgKgAArxEAIC0AALARACAvAACyEQAgMAAAsxEAIDQAALERACA1AAC0EQAgNgAAtREAIDkAALYRACA6AAC3EQAgOwAAuBEAID0AALkRACA-AAC6EQAgPwAAuxEAIEAAALwRACBCAAC9EQAgSQAA_RQAIMoGAgCiDAAh1wZAAKcMACHvBgEAzQwAIZwHQAC4DAAh6QcBAM0MACH0BwEAoQwAIfUHQAC4DAAh9gcBAM0MACH4BwAAoRH4ByL5B0AAuAwAIfoHQAC4DAAh-wcBAM0MACH8B0AAuAwAIf0HQAC4DAAh_gcBAM0MACH_B0AAuAwAIYAIAgCiDAAhgQggANANACGCCEAAuAwAIYMIIADQDQAhMBAAAKIRACARAACjEQAgEgAApBEAIBMAAKURACAUAACmEQAgFQAApxEAIBYAAKgRACAXAACpEQAgGwAAqhEAIBwAAKsRACAhAACtEQAgIwAArBEAICUAAK4RACAqAACvEQAgLQAAsBEAIC8AALIRACAwAACzEQAgNAAAsREAIDUAALQRACA2AAC1EQAgOQAAthEAIDoAALcRACA7AAC4EQAgPQAAuREAID4AALoRACA_AAC7EQAgQAAAvBEAIEIAAL0RACDKBgIAogwAIdcGQACnDAAh7wYBAM0MACGcB0AAuAwAIekHAQDNDAAh9AcBAKEMACH1B0AAuAwAIfYHAQDNDAAh-AcAAKER-Aci-QdAALgMACH6B0AAuAwAIfsHAQDNDAAh_AdAALgMACH9B0AAuAwAIf4HAQDNDAAh_wdAALgMACGACAIAogwAIYEIIADQDQAhgghAALgMACGDCCAA0A0AIQrKBgIAAAAB1wZAAAAAAfgGAgAAAAH5BgEAAAAB-wYBAAAAAcMHIAAAAAHEByAAAAABxQcCAAAAAcYHQAAAAAHHBwIAAAABMBAAAOkTACARAADqEwAgEgAA6xMAIBMAAOwTACAUAADtEwAgFQAA7hMAIBYAAO8TACAbAADxEwAgHAAA8hMAICEAAPQTACAjAADzEwAgJQAA9RMAICoAAPYTACAtAAD3EwAgLwAA-RMAIDAAAPoTACA0AAD4EwAgNQAA-xMAIDYAAPwTACA5AAD9EwAgOgAA_hMAIDsAAP8TACA9AACAFAAgPgAAgRQAID8AAIIUACBAAACDFAAgQgAAhBQAIEMAAIUUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6QcBAAAAAfQHAQAAAAH1B0AAAAAB9gcBAAAAAfgHAAAA-AcC-QdAAAAAAfoHQAAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAH-BwEAAAAB_wdAAAAAAYAIAgAAAAGBCCAAAAABgghAAAAAAYMIIAAAAAECAAAAAQAgUAAA_xQAIAbKBgIAAAAB1wZAAAAAAfsGAQAAAAH8BgEAAAABnAdAAAAAAcgHAgAAAAECAAAA1QMAIFAAAIEVACAEygYCAAAAAdcGQAAAAAH4BgIAAAAB-QYBAAAAAQMAAACaAQAgUAAA_xQAIFEAAIYVACAyAAAAmgEAIBAAAKIRACARAACjEQAgEgAApBEAIBMAAKURACAUAACmEQAgFQAApxEAIBYAAKgRACAbAACqEQAgHAAAqxEAICEAAK0RACAjAACsEQAgJQAArhEAICoAAK8RACAtAACwEQAgLwAAshEAIDAAALMRACA0AACxEQAgNQAAtBEAIDYAALURACA5AAC2EQAgOgAAtxEAIDsAALgRACA9AAC5EQAgPgAAuhEAID8AALsRACBAAAC8EQAgQgAAvREAIEMAAL4RACBJAACGFQAgygYCAKIMACHXBkAApwwAIe8GAQDNDAAhnAdAALgMACHpBwEAzQwAIfQHAQChDAAh9QdAALgMACH2BwEAzQwAIfgHAAChEfgHIvkHQAC4DAAh-gdAALgMACH7BwEAzQwAIfwHQAC4DAAh_QdAALgMACH-BwEAzQwAIf8HQAC4DAAhgAgCAKIMACGBCCAA0A0AIYIIQAC4DAAhgwggANANACEwEAAAohEAIBEAAKMRACASAACkEQAgEwAApREAIBQAAKYRACAVAACnEQAgFgAAqBEAIBsAAKoRACAcAACrEQAgIQAArREAICMAAKwRACAlAACuEQAgKgAArxEAIC0AALARACAvAACyEQAgMAAAsxEAIDQAALERACA1AAC0EQAgNgAAtREAIDkAALYRACA6AAC3EQAgOwAAuBEAID0AALkRACA-AAC6EQAgPwAAuxEAIEAAALwRACBCAAC9EQAgQwAAvhEAIMoGAgCiDAAh1wZAAKcMACHvBgEAzQwAIZwHQAC4DAAh6QcBAM0MACH0BwEAoQwAIfUHQAC4DAAh9gcBAM0MACH4BwAAoRH4ByL5B0AAuAwAIfoHQAC4DAAh-wcBAM0MACH8B0AAuAwAIf0HQAC4DAAh_gcBAM0MACH_B0AAuAwAIYAIAgCiDAAhgQggANANACGCCEAAuAwAIYMIIADQDQAhAwAAANgDACBQAACBFQAgUQAAiRUAIAgAAADYAwAgSQAAiRUAIMoGAgCiDAAh1wZAAKcMACH7BgEAoQwAIfwGAQChDAAhnAdAALgMACHIBwIAogwAIQbKBgIAogwAIdcGQACnDAAh-wYBAKEMACH8BgEAoQwAIZwHQAC4DAAhyAcCAKIMACEwEAAA6RMAIBEAAOoTACASAADrEwAgEwAA7BMAIBQAAO0TACAVAADuEwAgFgAA7xMAIBcAAPATACAcAADyEwAgIQAA9BMAICMAAPMTACAlAAD1EwAgKgAA9hMAIC0AAPcTACAvAAD5EwAgMAAA-hMAIDQAAPgTACA1AAD7EwAgNgAA_BMAIDkAAP0TACA6AAD-EwAgOwAA_xMAID0AAIAUACA-AACBFAAgPwAAghQAIEAAAIMUACBCAACEFAAgQwAAhRQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZwHQAAAAAHpBwEAAAAB9AcBAAAAAfUHQAAAAAH2BwEAAAAB-AcAAAD4BwL5B0AAAAAB-gdAAAAAAfsHAQAAAAH8B0AAAAAB_QdAAAAAAf4HAQAAAAH_B0AAAAABgAgCAAAAAYEIIAAAAAGCCEAAAAABgwggAAAAAQIAAAABACBQAACKFQAgDRgAAL4QACAZAAC_EAAgygYCAAAAAdcGQAAAAAH4BgIAAAAB-QYBAAAAAfsGAQAAAAHCBwIAAAABwwcgAAAAAcQHIAAAAAHFBwIAAAABxgdAAAAAAccHAgAAAAECAAAAOQAgUAAAjBUAIAMAAACaAQAgUAAAihUAIFEAAJAVACAyAAAAmgEAIBAAAKIRACARAACjEQAgEgAApBEAIBMAAKURACAUAACmEQAgFQAApxEAIBYAAKgRACAXAACpEQAgHAAAqxEAICEAAK0RACAjAACsEQAgJQAArhEAICoAAK8RACAtAACwEQAgLwAAshEAIDAAALMRACA0AACxEQAgNQAAtBEAIDYAALURACA5AAC2EQAgOgAAtxEAIDsAALgRACA9AAC5EQAgPgAAuhEAID8AALsRACBAAAC8EQAgQgAAvREAIEMAAL4RACBJAACQFQAgygYCAKIMACHXBkAApwwAIe8GAQDNDAAhnAdAALgMACHpBwEAzQwAIfQHAQChDAAh9QdAALgMACH2BwEAzQwAIfgHAAChEfgHIvkHQAC4DAAh-gdAALgMACH7BwEAzQwAIfwHQAC4DAAh_QdAALgMACH-BwEAzQwAIf8HQAC4DAAhgAgCAKIMACGBCCAA0A0AIYIIQAC4DAAhgwggANANACEwEAAAohEAIBEAAKMRACASAACkEQAgEwAApREAIBQAAKYRACAVAACnEQAgFgAAqBEAIBcAAKkRACAcAACrEQAgIQAArREAICMAAKwRACAlAACuEQAgKgAArxEAIC0AALARACAvAACyEQAgMAAAsxEAIDQAALERACA1AAC0EQAgNgAAtREAIDkAALYRACA6AAC3EQAgOwAAuBEAID0AALkRACA-AAC6EQAgPwAAuxEAIEAAALwRACBCAAC9EQAgQwAAvhEAIMoGAgCiDAAh1wZAAKcMACHvBgEAzQwAIZwHQAC4DAAh6QcBAM0MACH0BwEAoQwAIfUHQAC4DAAh9gcBAM0MACH4BwAAoRH4ByL5B0AAuAwAIfoHQAC4DAAh-wcBAM0MACH8B0AAuAwAIf0HQAC4DAAh_gcBAM0MACH_B0AAuAwAIYAIAgCiDAAhgQggANANACGCCEAAuAwAIYMIIADQDQAhAwAAADcAIFAAAIwVACBRAACTFQAgDwAAADcAIBgAAK8QACAZAACwEAAgSQAAkxUAIMoGAgCiDAAh1wZAAKcMACH4BgIAogwAIfkGAQChDAAh-wYBAKEMACHCBwIAogwAIcMHIADQDQAhxAcgANANACHFBwIAogwAIcYHQACnDAAhxwcCAKIMACENGAAArxAAIBkAALAQACDKBgIAogwAIdcGQACnDAAh-AYCAKIMACH5BgEAoQwAIfsGAQChDAAhwgcCAKIMACHDByAA0A0AIcQHIADQDQAhxQcCAKIMACHGB0AApwwAIccHAgCiDAAhMBAAAOkTACARAADqEwAgEgAA6xMAIBQAAO0TACAVAADuEwAgFgAA7xMAIBcAAPATACAbAADxEwAgHAAA8hMAICEAAPQTACAjAADzEwAgJQAA9RMAICoAAPYTACAtAAD3EwAgLwAA-RMAIDAAAPoTACA0AAD4EwAgNQAA-xMAIDYAAPwTACA5AAD9EwAgOgAA_hMAIDsAAP8TACA9AACAFAAgPgAAgRQAID8AAIIUACBAAACDFAAgQgAAhBQAIEMAAIUUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6QcBAAAAAfQHAQAAAAH1B0AAAAAB9gcBAAAAAfgHAAAA-AcC-QdAAAAAAfoHQAAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAH-BwEAAAAB_wdAAAAAAYAIAgAAAAGBCCAAAAABgghAAAAAAYMIIAAAAAECAAAAAQAgUAAAlBUAIAMAAACaAQAgUAAAlBUAIFEAAJgVACAyAAAAmgEAIBAAAKIRACARAACjEQAgEgAApBEAIBQAAKYRACAVAACnEQAgFgAAqBEAIBcAAKkRACAbAACqEQAgHAAAqxEAICEAAK0RACAjAACsEQAgJQAArhEAICoAAK8RACAtAACwEQAgLwAAshEAIDAAALMRACA0AACxEQAgNQAAtBEAIDYAALURACA5AAC2EQAgOgAAtxEAIDsAALgRACA9AAC5EQAgPgAAuhEAID8AALsRACBAAAC8EQAgQgAAvREAIEMAAL4RACBJAACYFQAgygYCAKIMACHXBkAApwwAIe8GAQDNDAAhnAdAALgMACHpBwEAzQwAIfQHAQChDAAh9QdAALgMACH2BwEAzQwAIfgHAAChEfgHIvkHQAC4DAAh-gdAALgMACH7BwEAzQwAIfwHQAC4DAAh_QdAALgMACH-BwEAzQwAIf8HQAC4DAAhgAgCAKIMACGBCCAA0A0AIYIIQAC4DAAhgwggANANACEwEAAAohEAIBEAAKMRACASAACkEQAgFAAAphEAIBUAAKcRACAWAACoEQAgFwAAqREAIBsAAKoRACAcAACrEQAgIQAArREAICMAAKwRACAlAACuEQAgKgAArxEAIC0AALARACAvAACyEQAgMAAAsxEAIDQAALERACA1AAC0EQAgNgAAtREAIDkAALYRACA6AAC3EQAgOwAAuBEAID0AALkRACA-AAC6EQAgPwAAuxEAIEAAALwRACBCAAC9EQAgQwAAvhEAIMoGAgCiDAAh1wZAAKcMACHvBgEAzQwAIZwHQAC4DAAh6QcBAM0MACH0BwEAoQwAIfUHQAC4DAAh9gcBAM0MACH4BwAAoRH4ByL5B0AAuAwAIfoHQAC4DAAh-wcBAM0MACH8B0AAuAwAIf0HQAC4DAAh_gcBAM0MACH_B0AAuAwAIYAIAgCiDAAhgQggANANACGCCEAAuAwAIYMIIADQDQAhMBAAAOkTACARAADqEwAgEgAA6xMAIBMAAOwTACAVAADuEwAgFgAA7xMAIBcAAPATACAbAADxEwAgHAAA8hMAICEAAPQTACAjAADzEwAgJQAA9RMAICoAAPYTACAtAAD3EwAgLwAA-RMAIDAAAPoTACA0AAD4EwAgNQAA-xMAIDYAAPwTACA5AAD9EwAgOgAA_hMAIDsAAP8TACA9AACAFAAgPgAAgRQAID8AAIIUACBAAACDFAAgQgAAhBQAIEMAAIUUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6QcBAAAAAfQHAQAAAAH1B0AAAAAB9gcBAAAAAfgHAAAA-AcC-QdAAAAAAfoHQAAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAH-BwEAAAAB_wdAAAAAAYAIAgAAAAGBCCAAAAABgghAAAAAAYMIIAAAAAECAAAAAQAgUAAAmRUAIAMAAACaAQAgUAAAmRUAIFEAAJ0VACAyAAAAmgEAIBAAAKIRACARAACjEQAgEgAApBEAIBMAAKURACAVAACnEQAgFgAAqBEAIBcAAKkRACAbAACqEQAgHAAAqxEAICEAAK0RACAjAACsEQAgJQAArhEAICoAAK8RACAtAACwEQAgLwAAshEAIDAAALMRACA0AACxEQAgNQAAtBEAIDYAALURACA5AAC2EQAgOgAAtxEAIDsAALgRACA9AAC5EQAgPgAAuhEAID8AALsRACBAAAC8EQAgQgAAvREAIEMAAL4RACBJAACdFQAgygYCAKIMACHXBkAApwwAIe8GAQDNDAAhnAdAALgMACHpBwEAzQwAIfQHAQChDAAh9QdAALgMACH2BwEAzQwAIfgHAAChEfgHIvkHQAC4DAAh-gdAALgMACH7BwEAzQwAIfwHQAC4DAAh_QdAALgMACH-BwEAzQwAIf8HQAC4DAAhgAgCAKIMACGBCCAA0A0AIYIIQAC4DAAhgwggANANACEwEAAAohEAIBEAAKMRACASAACkEQAgEwAApREAIBUAAKcRACAWAACoEQAgFwAAqREAIBsAAKoRACAcAACrEQAgIQAArREAICMAAKwRACAlAACuEQAgKgAArxEAIC0AALARACAvAACyEQAgMAAAsxEAIDQAALERACA1AAC0EQAgNgAAtREAIDkAALYRACA6AAC3EQAgOwAAuBEAID0AALkRACA-AAC6EQAgPwAAuxEAIEAAALwRACBCAAC9EQAgQwAAvhEAIMoGAgCiDAAh1wZAAKcMACHvBgEAzQwAIZwHQAC4DAAh6QcBAM0MACH0BwEAoQwAIfUHQAC4DAAh9gcBAM0MACH4BwAAoRH4ByL5B0AAuAwAIfoHQAC4DAAh-wcBAM0MACH8B0AAuAwAIf0HQAC4DAAh_gcBAM0MACH_B0AAuAwAIYAIAgCiDAAhgQggANANACGCCEAAuAwAIYMIIADQDQAhMBAAAOkTACARAADqEwAgEgAA6xMAIBMAAOwTACAUAADtEwAgFgAA7xMAIBcAAPATACAbAADxEwAgHAAA8hMAICEAAPQTACAjAADzEwAgJQAA9RMAICoAAPYTACAtAAD3EwAgLwAA-RMAIDAAAPoTACA0AAD4EwAgNQAA-xMAIDYAAPwTACA5AAD9EwAgOgAA_hMAIDsAAP8TACA9AACAFAAgPgAAgRQAID8AAIIUACBAAACDFAAgQgAAhBQAIEMAAIUUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6QcBAAAAAfQHAQAAAAH1B0AAAAAB9gcBAAAAAfgHAAAA-AcC-QdAAAAAAfoHQAAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAH-BwEAAAAB_wdAAAAAAYAIAgAAAAGBCCAAAAABgghAAAAAAYMIIAAAAAECAAAAAQAgUAAAnhUAIAMAAACaAQAgUAAAnhUAIFEAAKIVACAyAAAAmgEAIBAAAKIRACARAACjEQAgEgAApBEAIBMAAKURACAUAACmEQAgFgAAqBEAIBcAAKkRACAbAACqEQAgHAAAqxEAICEAAK0RACAjAACsEQAgJQAArhEAICoAAK8RACAtAACwEQAgLwAAshEAIDAAALMRACA0AACxEQAgNQAAtBEAIDYAALURACA5AAC2EQAgOgAAtxEAIDsAALgRACA9AAC5EQAgPgAAuhEAID8AALsRACBAAAC8EQAgQgAAvREAIEMAAL4RACBJAACiFQAgygYCAKIMACHXBkAApwwAIe8GAQDNDAAhnAdAALgMACHpBwEAzQwAIfQHAQChDAAh9QdAALgMACH2BwEAzQwAIfgHAAChEfgHIvkHQAC4DAAh-gdAALgMACH7BwEAzQwAIfwHQAC4DAAh_QdAALgMACH-BwEAzQwAIf8HQAC4DAAhgAgCAKIMACGBCCAA0A0AIYIIQAC4DAAhgwggANANACEwEAAAohEAIBEAAKMRACASAACkEQAgEwAApREAIBQAAKYRACAWAACoEQAgFwAAqREAIBsAAKoRACAcAACrEQAgIQAArREAICMAAKwRACAlAACuEQAgKgAArxEAIC0AALARACAvAACyEQAgMAAAsxEAIDQAALERACA1AAC0EQAgNgAAtREAIDkAALYRACA6AAC3EQAgOwAAuBEAID0AALkRACA-AAC6EQAgPwAAuxEAIEAAALwRACBCAAC9EQAgQwAAvhEAIMoGAgCiDAAh1wZAAKcMACHvBgEAzQwAIZwHQAC4DAAh6QcBAM0MACH0BwEAoQwAIfUHQAC4DAAh9gcBAM0MACH4BwAAoRH4ByL5B0AAuAwAIfoHQAC4DAAh-wcBAM0MACH8B0AAuAwAIf0HQAC4DAAh_gcBAM0MACH_B0AAuAwAIYAIAgCiDAAhgQggANANACGCCEAAuAwAIYMIIADQDQAhMBAAAOkTACARAADqEwAgEgAA6xMAIBMAAOwTACAUAADtEwAgFQAA7hMAIBcAAPATACAbAADxEwAgHAAA8hMAICEAAPQTACAjAADzEwAgJQAA9RMAICoAAPYTACAtAAD3EwAgLwAA-RMAIDAAAPoTACA0AAD4EwAgNQAA-xMAIDYAAPwTACA5AAD9EwAgOgAA_hMAIDsAAP8TACA9AACAFAAgPgAAgRQAID8AAIIUACBAAACDFAAgQgAAhBQAIEMAAIUUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6QcBAAAAAfQHAQAAAAH1B0AAAAAB9gcBAAAAAfgHAAAA-AcC-QdAAAAAAfoHQAAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAH-BwEAAAAB_wdAAAAAAYAIAgAAAAGBCCAAAAABgghAAAAAAYMIIAAAAAECAAAAAQAgUAAAoxUAIAMAAACaAQAgUAAAoxUAIFEAAKcVACAyAAAAmgEAIBAAAKIRACARAACjEQAgEgAApBEAIBMAAKURACAUAACmEQAgFQAApxEAIBcAAKkRACAbAACqEQAgHAAAqxEAICEAAK0RACAjAACsEQAgJQAArhEAICoAAK8RACAtAACwEQAgLwAAshEAIDAAALMRACA0AACxEQAgNQAAtBEAIDYAALURACA5AAC2EQAgOgAAtxEAIDsAALgRACA9AAC5EQAgPgAAuhEAID8AALsRACBAAAC8EQAgQgAAvREAIEMAAL4RACBJAACnFQAgygYCAKIMACHXBkAApwwAIe8GAQDNDAAhnAdAALgMACHpBwEAzQwAIfQHAQChDAAh9QdAALgMACH2BwEAzQwAIfgHAAChEfgHIvkHQAC4DAAh-gdAALgMACH7BwEAzQwAIfwHQAC4DAAh_QdAALgMACH-BwEAzQwAIf8HQAC4DAAhgAgCAKIMACGBCCAA0A0AIYIIQAC4DAAhgwggANANACEwEAAAohEAIBEAAKMRACASAACkEQAgEwAApREAIBQAAKYRACAVAACnEQAgFwAAqREAIBsAAKoRACAcAACrEQAgIQAArREAICMAAKwRACAlAACuEQAgKgAArxEAIC0AALARACAvAACyEQAgMAAAsxEAIDQAALERACA1AAC0EQAgNgAAtREAIDkAALYRACA6AAC3EQAgOwAAuBEAID0AALkRACA-AAC6EQAgPwAAuxEAIEAAALwRACBCAAC9EQAgQwAAvhEAIMoGAgCiDAAh1wZAAKcMACHvBgEAzQwAIZwHQAC4DAAh6QcBAM0MACH0BwEAoQwAIfUHQAC4DAAh9gcBAM0MACH4BwAAoRH4ByL5B0AAuAwAIfoHQAC4DAAh-wcBAM0MACH8B0AAuAwAIf0HQAC4DAAh_gcBAM0MACH_B0AAuAwAIYAIAgCiDAAhgQggANANACGCCEAAuAwAIYMIIADQDQAhCMoGAgAAAAHXBkAAAAAB-AYCAAAAAfsGAQAAAAGABwAAAKkHAqUHAQAAAAGpBwIAAAABqgcCAAAAAQkZAADYDwAgHgAA3w8AICEAANoPACDKBgIAAAAB1wZAAAAAAfgGAgAAAAGjBwIAAAABpQcBAAAAAaYHAgAAAAECAAAAVAAgUAAAqRUAIAMAAABLACBQAACpFQAgUQAArRUAIAsAAABLACAZAACxDwAgHgAAsA8AICEAALMPACBJAACtFQAgygYCAKIMACHXBkAApwwAIfgGAgCiDAAhowcCAKIMACGlBwEAoQwAIaYHAgCiDAAhCRkAALEPACAeAACwDwAgIQAAsw8AIMoGAgCiDAAh1wZAAKcMACH4BgIAogwAIaMHAgCiDAAhpQcBAKEMACGmBwIAogwAIQ0ZAADcDwAgHQAA2w8AICIAAOYPACAkAADeDwAgygYCAAAAAdcGQAAAAAH4BgIAAAAB-wYBAAAAAYAHAAAAqQcCpQcBAAAAAacHAgAAAAGpBwIAAAABqgcCAAAAAQIAAABFACBQAACuFQAgMBAAAOkTACARAADqEwAgEgAA6xMAIBMAAOwTACAUAADtEwAgFQAA7hMAIBYAAO8TACAXAADwEwAgGwAA8RMAICEAAPQTACAjAADzEwAgJQAA9RMAICoAAPYTACAtAAD3EwAgLwAA-RMAIDAAAPoTACA0AAD4EwAgNQAA-xMAIDYAAPwTACA5AAD9EwAgOgAA_hMAIDsAAP8TACA9AACAFAAgPgAAgRQAID8AAIIUACBAAACDFAAgQgAAhBQAIEMAAIUUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6QcBAAAAAfQHAQAAAAH1B0AAAAAB9gcBAAAAAfgHAAAA-AcC-QdAAAAAAfoHQAAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAH-BwEAAAAB_wdAAAAAAYAIAgAAAAGBCCAAAAABgghAAAAAAYMIIAAAAAECAAAAAQAgUAAAsBUAIAPKBgIAAAAB5wYBAAAAAZYHAQAAAAECAAAApgUAIFAAALIVACAwEAAA6RMAIBEAAOoTACASAADrEwAgEwAA7BMAIBQAAO0TACAVAADuEwAgFgAA7xMAIBcAAPATACAbAADxEwAgHAAA8hMAICEAAPQTACAlAAD1EwAgKgAA9hMAIC0AAPcTACAvAAD5EwAgMAAA-hMAIDQAAPgTACA1AAD7EwAgNgAA_BMAIDkAAP0TACA6AAD-EwAgOwAA_xMAID0AAIAUACA-AACBFAAgPwAAghQAIEAAAIMUACBCAACEFAAgQwAAhRQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZwHQAAAAAHpBwEAAAAB9AcBAAAAAfUHQAAAAAH2BwEAAAAB-AcAAAD4BwL5B0AAAAAB-gdAAAAAAfsHAQAAAAH8B0AAAAAB_QdAAAAAAf4HAQAAAAH_B0AAAAABgAgCAAAAAYEIIAAAAAGCCEAAAAABgwggAAAAAQIAAAABACBQAAC0FQAgBcoGAgAAAAHXBkAAAAAB-AYCAAAAAaUHAQAAAAGmBwIAAAABAwAAAJoBACBQAACwFQAgUQAAuRUAIDIAAACaAQAgEAAAohEAIBEAAKMRACASAACkEQAgEwAApREAIBQAAKYRACAVAACnEQAgFgAAqBEAIBcAAKkRACAbAACqEQAgIQAArREAICMAAKwRACAlAACuEQAgKgAArxEAIC0AALARACAvAACyEQAgMAAAsxEAIDQAALERACA1AAC0EQAgNgAAtREAIDkAALYRACA6AAC3EQAgOwAAuBEAID0AALkRACA-AAC6EQAgPwAAuxEAIEAAALwRACBCAAC9EQAgQwAAvhEAIEkAALkVACDKBgIAogwAIdcGQACnDAAh7wYBAM0MACGcB0AAuAwAIekHAQDNDAAh9AcBAKEMACH1B0AAuAwAIfYHAQDNDAAh-AcAAKER-Aci-QdAALgMACH6B0AAuAwAIfsHAQDNDAAh_AdAALgMACH9B0AAuAwAIf4HAQDNDAAh_wdAALgMACGACAIAogwAIYEIIADQDQAhgghAALgMACGDCCAA0A0AITAQAACiEQAgEQAAoxEAIBIAAKQRACATAAClEQAgFAAAphEAIBUAAKcRACAWAACoEQAgFwAAqREAIBsAAKoRACAhAACtEQAgIwAArBEAICUAAK4RACAqAACvEQAgLQAAsBEAIC8AALIRACAwAACzEQAgNAAAsREAIDUAALQRACA2AAC1EQAgOQAAthEAIDoAALcRACA7AAC4EQAgPQAAuREAID4AALoRACA_AAC7EQAgQAAAvBEAIEIAAL0RACBDAAC-EQAgygYCAKIMACHXBkAApwwAIe8GAQDNDAAhnAdAALgMACHpBwEAzQwAIfQHAQChDAAh9QdAALgMACH2BwEAzQwAIfgHAAChEfgHIvkHQAC4DAAh-gdAALgMACH7BwEAzQwAIfwHQAC4DAAh_QdAALgMACH-BwEAzQwAIf8HQAC4DAAhgAgCAKIMACGBCCAA0A0AIYIIQAC4DAAhgwggANANACEDAAAARwAgUAAAshUAIFEAALwVACAFAAAARwAgSQAAvBUAIMoGAgCiDAAh5wYBAKEMACGWBwEAoQwAIQPKBgIAogwAIecGAQChDAAhlgcBAKEMACED1wZAAAAAAeUGAgAAAAH6BgIAAAABAwAAAJoBACBQAAC0FQAgUQAAwBUAIDIAAACaAQAgEAAAohEAIBEAAKMRACASAACkEQAgEwAApREAIBQAAKYRACAVAACnEQAgFgAAqBEAIBcAAKkRACAbAACqEQAgHAAAqxEAICEAAK0RACAlAACuEQAgKgAArxEAIC0AALARACAvAACyEQAgMAAAsxEAIDQAALERACA1AAC0EQAgNgAAtREAIDkAALYRACA6AAC3EQAgOwAAuBEAID0AALkRACA-AAC6EQAgPwAAuxEAIEAAALwRACBCAAC9EQAgQwAAvhEAIEkAAMAVACDKBgIAogwAIdcGQACnDAAh7wYBAM0MACGcB0AAuAwAIekHAQDNDAAh9AcBAKEMACH1B0AAuAwAIfYHAQDNDAAh-AcAAKER-Aci-QdAALgMACH6B0AAuAwAIfsHAQDNDAAh_AdAALgMACH9B0AAuAwAIf4HAQDNDAAh_wdAALgMACGACAIAogwAIYEIIADQDQAhgghAALgMACGDCCAA0A0AITAQAACiEQAgEQAAoxEAIBIAAKQRACATAAClEQAgFAAAphEAIBUAAKcRACAWAACoEQAgFwAAqREAIBsAAKoRACAcAACrEQAgIQAArREAICUAAK4RACAqAACvEQAgLQAAsBEAIC8AALIRACAwAACzEQAgNAAAsREAIDUAALQRACA2AAC1EQAgOQAAthEAIDoAALcRACA7AAC4EQAgPQAAuREAID4AALoRACA_AAC7EQAgQAAAvBEAIEIAAL0RACBDAAC-EQAgygYCAKIMACHXBkAApwwAIe8GAQDNDAAhnAdAALgMACHpBwEAzQwAIfQHAQChDAAh9QdAALgMACH2BwEAzQwAIfgHAAChEfgHIvkHQAC4DAAh-gdAALgMACH7BwEAzQwAIfwHQAC4DAAh_QdAALgMACH-BwEAzQwAIf8HQAC4DAAhgAgCAKIMACGBCCAA0A0AIYIIQAC4DAAhgwggANANACEDAAAAQwAgUAAArhUAIFEAAMMVACAPAAAAQwAgGQAAxw8AIB0AAMYPACAiAADlDwAgJAAAyQ8AIEkAAMMVACDKBgIAogwAIdcGQACnDAAh-AYCAKIMACH7BgEAoQwAIYAHAADFD6kHIqUHAQChDAAhpwcCALkMACGpBwIAuQwAIaoHAgCiDAAhDRkAAMcPACAdAADGDwAgIgAA5Q8AICQAAMkPACDKBgIAogwAIdcGQACnDAAh-AYCAKIMACH7BgEAoQwAIYAHAADFD6kHIqUHAQChDAAhpwcCALkMACGpBwIAuQwAIaoHAgCiDAAhMBAAAOkTACARAADqEwAgEgAA6xMAIBMAAOwTACAUAADtEwAgFQAA7hMAIBYAAO8TACAXAADwEwAgGwAA8RMAIBwAAPITACAjAADzEwAgJQAA9RMAICoAAPYTACAtAAD3EwAgLwAA-RMAIDAAAPoTACA0AAD4EwAgNQAA-xMAIDYAAPwTACA5AAD9EwAgOgAA_hMAIDsAAP8TACA9AACAFAAgPgAAgRQAID8AAIIUACBAAACDFAAgQgAAhBQAIEMAAIUUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6QcBAAAAAfQHAQAAAAH1B0AAAAAB9gcBAAAAAfgHAAAA-AcC-QdAAAAAAfoHQAAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAH-BwEAAAAB_wdAAAAAAYAIAgAAAAGBCCAAAAABgghAAAAAAYMIIAAAAAECAAAAAQAgUAAAxBUAIAkZAADYDwAgHgAA3w8AIB8AANkPACDKBgIAAAAB1wZAAAAAAfgGAgAAAAGjBwIAAAABpQcBAAAAAaYHAgAAAAECAAAAVAAgUAAAxhUAIAMAAACaAQAgUAAAxBUAIFEAAMoVACAyAAAAmgEAIBAAAKIRACARAACjEQAgEgAApBEAIBMAAKURACAUAACmEQAgFQAApxEAIBYAAKgRACAXAACpEQAgGwAAqhEAIBwAAKsRACAjAACsEQAgJQAArhEAICoAAK8RACAtAACwEQAgLwAAshEAIDAAALMRACA0AACxEQAgNQAAtBEAIDYAALURACA5AAC2EQAgOgAAtxEAIDsAALgRACA9AAC5EQAgPgAAuhEAID8AALsRACBAAAC8EQAgQgAAvREAIEMAAL4RACBJAADKFQAgygYCAKIMACHXBkAApwwAIe8GAQDNDAAhnAdAALgMACHpBwEAzQwAIfQHAQChDAAh9QdAALgMACH2BwEAzQwAIfgHAAChEfgHIvkHQAC4DAAh-gdAALgMACH7BwEAzQwAIfwHQAC4DAAh_QdAALgMACH-BwEAzQwAIf8HQAC4DAAhgAgCAKIMACGBCCAA0A0AIYIIQAC4DAAhgwggANANACEwEAAAohEAIBEAAKMRACASAACkEQAgEwAApREAIBQAAKYRACAVAACnEQAgFgAAqBEAIBcAAKkRACAbAACqEQAgHAAAqxEAICMAAKwRACAlAACuEQAgKgAArxEAIC0AALARACAvAACyEQAgMAAAsxEAIDQAALERACA1AAC0EQAgNgAAtREAIDkAALYRACA6AAC3EQAgOwAAuBEAID0AALkRACA-AAC6EQAgPwAAuxEAIEAAALwRACBCAAC9EQAgQwAAvhEAIMoGAgCiDAAh1wZAAKcMACHvBgEAzQwAIZwHQAC4DAAh6QcBAM0MACH0BwEAoQwAIfUHQAC4DAAh9gcBAM0MACH4BwAAoRH4ByL5B0AAuAwAIfoHQAC4DAAh-wcBAM0MACH8B0AAuAwAIf0HQAC4DAAh_gcBAM0MACH_B0AAuAwAIYAIAgCiDAAhgQggANANACGCCEAAuAwAIYMIIADQDQAhAwAAAEsAIFAAAMYVACBRAADNFQAgCwAAAEsAIBkAALEPACAeAACwDwAgHwAAsg8AIEkAAM0VACDKBgIAogwAIdcGQACnDAAh-AYCAKIMACGjBwIAogwAIaUHAQChDAAhpgcCAKIMACEJGQAAsQ8AIB4AALAPACAfAACyDwAgygYCAKIMACHXBkAApwwAIfgGAgCiDAAhowcCAKIMACGlBwEAoQwAIaYHAgCiDAAhDRkAANwPACAdAADbDwAgIgAA5g8AICMAAN0PACDKBgIAAAAB1wZAAAAAAfgGAgAAAAH7BgEAAAABgAcAAACpBwKlBwEAAAABpwcCAAAAAakHAgAAAAGqBwIAAAABAgAAAEUAIFAAAM4VACADAAAAQwAgUAAAzhUAIFEAANIVACAPAAAAQwAgGQAAxw8AIB0AAMYPACAiAADlDwAgIwAAyA8AIEkAANIVACDKBgIAogwAIdcGQACnDAAh-AYCAKIMACH7BgEAoQwAIYAHAADFD6kHIqUHAQChDAAhpwcCALkMACGpBwIAuQwAIaoHAgCiDAAhDRkAAMcPACAdAADGDwAgIgAA5Q8AICMAAMgPACDKBgIAogwAIdcGQACnDAAh-AYCAKIMACH7BgEAoQwAIYAHAADFD6kHIqUHAQChDAAhpwcCALkMACGpBwIAuQwAIaoHAgCiDAAhMBAAAOkTACARAADqEwAgEgAA6xMAIBMAAOwTACAUAADtEwAgFQAA7hMAIBYAAO8TACAXAADwEwAgGwAA8RMAIBwAAPITACAhAAD0EwAgIwAA8xMAICUAAPUTACAtAAD3EwAgLwAA-RMAIDAAAPoTACA0AAD4EwAgNQAA-xMAIDYAAPwTACA5AAD9EwAgOgAA_hMAIDsAAP8TACA9AACAFAAgPgAAgRQAID8AAIIUACBAAACDFAAgQgAAhBQAIEMAAIUUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6QcBAAAAAfQHAQAAAAH1B0AAAAAB9gcBAAAAAfgHAAAA-AcC-QdAAAAAAfoHQAAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAH-BwEAAAAB_wdAAAAAAYAIAgAAAAGBCCAAAAABgghAAAAAAYMIIAAAAAECAAAAAQAgUAAA0xUAIBIdAQAAAAHKBgIAAAAB1wZAAAAAAeYGAgAAAAH7BgEAAAAB_AYBAAAAAYAHAAAAmwcCiwcQAAAAAZYHAQAAAAGXBwEAAAABmAcQAAAAAZkHAgAAAAGbBwEAAAABnAdAAAAAAZ0HAgAAAAGeByAAAAABnwcBAAAAAaAHAQAAAAEDAAAAmgEAIFAAANMVACBRAADYFQAgMgAAAJoBACAQAACiEQAgEQAAoxEAIBIAAKQRACATAAClEQAgFAAAphEAIBUAAKcRACAWAACoEQAgFwAAqREAIBsAAKoRACAcAACrEQAgIQAArREAICMAAKwRACAlAACuEQAgLQAAsBEAIC8AALIRACAwAACzEQAgNAAAsREAIDUAALQRACA2AAC1EQAgOQAAthEAIDoAALcRACA7AAC4EQAgPQAAuREAID4AALoRACA_AAC7EQAgQAAAvBEAIEIAAL0RACBDAAC-EQAgSQAA2BUAIMoGAgCiDAAh1wZAAKcMACHvBgEAzQwAIZwHQAC4DAAh6QcBAM0MACH0BwEAoQwAIfUHQAC4DAAh9gcBAM0MACH4BwAAoRH4ByL5B0AAuAwAIfoHQAC4DAAh-wcBAM0MACH8B0AAuAwAIf0HQAC4DAAh_gcBAM0MACH_B0AAuAwAIYAIAgCiDAAhgQggANANACGCCEAAuAwAIYMIIADQDQAhMBAAAKIRACARAACjEQAgEgAApBEAIBMAAKURACAUAACmEQAgFQAApxEAIBYAAKgRACAXAACpEQAgGwAAqhEAIBwAAKsRACAhAACtEQAgIwAArBEAICUAAK4RACAtAACwEQAgLwAAshEAIDAAALMRACA0AACxEQAgNQAAtBEAIDYAALURACA5AAC2EQAgOgAAtxEAIDsAALgRACA9AAC5EQAgPgAAuhEAID8AALsRACBAAAC8EQAgQgAAvREAIEMAAL4RACDKBgIAogwAIdcGQACnDAAh7wYBAM0MACGcB0AAuAwAIekHAQDNDAAh9AcBAKEMACH1B0AAuAwAIfYHAQDNDAAh-AcAAKER-Aci-QdAALgMACH6B0AAuAwAIfsHAQDNDAAh_AdAALgMACH9B0AAuAwAIf4HAQDNDAAh_wdAALgMACGACAIAogwAIYEIIADQDQAhgghAALgMACGDCCAA0A0AIQkEAACZDwAgygYCAAAAAdcGQAAAAAHmBgIAAAAB5wYBAAAAAfwGAQAAAAGABwAAAKIHApYHAQAAAAGiByAAAAABAgAAAGEAIFAAANkVACAG-wYBAAAAAYgHAgAAAAGJBwIAAAABiwcQAAAAAYwHAgAAAAGNBwEAAAABAwAAAF8AIFAAANkVACBRAADeFQAgCwAAAF8AIAQAAIsPACBJAADeFQAgygYCAKIMACHXBkAApwwAIeYGAgCiDAAh5wYBAKEMACH8BgEAoQwAIYAHAACKD6IHIpYHAQChDAAhogcgANANACEJBAAAiw8AIMoGAgCiDAAh1wZAAKcMACHmBgIAogwAIecGAQChDAAh_AYBAKEMACGABwAAig-iByKWBwEAoQwAIaIHIADQDQAhMBAAAOkTACARAADqEwAgEgAA6xMAIBMAAOwTACAUAADtEwAgFQAA7hMAIBYAAO8TACAXAADwEwAgGwAA8RMAIBwAAPITACAhAAD0EwAgIwAA8xMAICUAAPUTACAqAAD2EwAgLwAA-RMAIDAAAPoTACA0AAD4EwAgNQAA-xMAIDYAAPwTACA5AAD9EwAgOgAA_hMAIDsAAP8TACA9AACAFAAgPgAAgRQAID8AAIIUACBAAACDFAAgQgAAhBQAIEMAAIUUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6QcBAAAAAfQHAQAAAAH1B0AAAAAB9gcBAAAAAfgHAAAA-AcC-QdAAAAAAfoHQAAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAH-BwEAAAAB_wdAAAAAAYAIAgAAAAGBCCAAAAABgghAAAAAAYMIIAAAAAECAAAAAQAgUAAA3xUAIAb7BgEAAAABiAcCAAAAAYoHAgAAAAGLBxAAAAABjAcCAAAAAY0HAQAAAAEBiAcCAAAAAQMAAACaAQAgUAAA3xUAIFEAAOUVACAyAAAAmgEAIBAAAKIRACARAACjEQAgEgAApBEAIBMAAKURACAUAACmEQAgFQAApxEAIBYAAKgRACAXAACpEQAgGwAAqhEAIBwAAKsRACAhAACtEQAgIwAArBEAICUAAK4RACAqAACvEQAgLwAAshEAIDAAALMRACA0AACxEQAgNQAAtBEAIDYAALURACA5AAC2EQAgOgAAtxEAIDsAALgRACA9AAC5EQAgPgAAuhEAID8AALsRACBAAAC8EQAgQgAAvREAIEMAAL4RACBJAADlFQAgygYCAKIMACHXBkAApwwAIe8GAQDNDAAhnAdAALgMACHpBwEAzQwAIfQHAQChDAAh9QdAALgMACH2BwEAzQwAIfgHAAChEfgHIvkHQAC4DAAh-gdAALgMACH7BwEAzQwAIfwHQAC4DAAh_QdAALgMACH-BwEAzQwAIf8HQAC4DAAhgAgCAKIMACGBCCAA0A0AIYIIQAC4DAAhgwggANANACEwEAAAohEAIBEAAKMRACASAACkEQAgEwAApREAIBQAAKYRACAVAACnEQAgFgAAqBEAIBcAAKkRACAbAACqEQAgHAAAqxEAICEAAK0RACAjAACsEQAgJQAArhEAICoAAK8RACAvAACyEQAgMAAAsxEAIDQAALERACA1AAC0EQAgNgAAtREAIDkAALYRACA6AAC3EQAgOwAAuBEAID0AALkRACA-AAC6EQAgPwAAuxEAIEAAALwRACBCAAC9EQAgQwAAvhEAIMoGAgCiDAAh1wZAAKcMACHvBgEAzQwAIZwHQAC4DAAh6QcBAM0MACH0BwEAoQwAIfUHQAC4DAAh9gcBAM0MACH4BwAAoRH4ByL5B0AAuAwAIfoHQAC4DAAh-wcBAM0MACH8B0AAuAwAIf0HQAC4DAAh_gcBAM0MACH_B0AAuAwAIYAIAgCiDAAhgQggANANACGCCEAAuAwAIYMIIADQDQAhFB0BAAAAASYAAIMPACDKBgIAAAAB1wZAAAAAAeYGAgAAAAH7BgEAAAAB_AYBAAAAAYAHAAAAmwcCiAcCAAAAAYsHEAAAAAGWBwEAAAABlwcBAAAAAZgHEAAAAAGZBwIAAAABmwcBAAAAAZwHQAAAAAGdBwIAAAABngcgAAAAAZ8HAQAAAAGgBwEAAAABAgAAAGUAIFAAAOYVACALJwAA7g4AICoAAPAOACDKBgIAAAAB1wZAAAAAAYAHAAAAkgcCjwcAAACPBwKQBwIAAAABkgdAAAAAAZMHAQAAAAGUBwIAAAABlQcBAAAAAQIAAAB3ACBQAADoFQAgAwAAAGMAIFAAAOYVACBRAADsFQAgFgAAAGMAIB0BAKEMACEmAAD4DgAgSQAA7BUAIMoGAgCiDAAh1wZAAKcMACHmBgIAuQwAIfsGAQChDAAh_AYBAKEMACGABwAA9w6bByKIBwIAuQwAIYsHEADHDgAhlgcBAM0MACGXBwEAzQwAIZgHEAD2DgAhmQcCAKIMACGbBwEAzQwAIZwHQAC4DAAhnQcCAKIMACGeByAA0A0AIZ8HAQChDAAhoAcBAKEMACEUHQEAoQwAISYAAPgOACDKBgIAogwAIdcGQACnDAAh5gYCALkMACH7BgEAoQwAIfwGAQChDAAhgAcAAPcOmwciiAcCALkMACGLBxAAxw4AIZYHAQDNDAAhlwcBAM0MACGYBxAA9g4AIZkHAgCiDAAhmwcBAM0MACGcB0AAuAwAIZ0HAgCiDAAhngcgANANACGfBwEAoQwAIaAHAQChDAAhAwAAAHUAIFAAAOgVACBRAADvFQAgDQAAAHUAICcAANMOACAqAADVDgAgSQAA7xUAIMoGAgCiDAAh1wZAAKcMACGABwAA0g6SByKPBwAA0Q6PByKQBwIAogwAIZIHQAC4DAAhkwcBAM0MACGUBwIAuQwAIZUHAQDNDAAhCycAANMOACAqAADVDgAgygYCAKIMACHXBkAApwwAIYAHAADSDpIHIo8HAADRDo8HIpAHAgCiDAAhkgdAALgMACGTBwEAzQwAIZQHAgC5DAAhlQcBAM0MACELJwAA7g4AICgAAO8OACDKBgIAAAAB1wZAAAAAAYAHAAAAkgcCjwcAAACPBwKQBwIAAAABkgdAAAAAAZMHAQAAAAGUBwIAAAABlQcBAAAAAQIAAAB3ACBQAADwFQAgAwAAAHUAIFAAAPAVACBRAAD0FQAgDQAAAHUAICcAANMOACAoAADUDgAgSQAA9BUAIMoGAgCiDAAh1wZAAKcMACGABwAA0g6SByKPBwAA0Q6PByKQBwIAogwAIZIHQAC4DAAhkwcBAM0MACGUBwIAuQwAIZUHAQDNDAAhCycAANMOACAoAADUDgAgygYCAKIMACHXBkAApwwAIYAHAADSDpIHIo8HAADRDo8HIpAHAgCiDAAhkgdAALgMACGTBwEAzQwAIZQHAgC5DAAhlQcBAM0MACEwEAAA6RMAIBEAAOoTACASAADrEwAgEwAA7BMAIBQAAO0TACAVAADuEwAgFgAA7xMAIBcAAPATACAbAADxEwAgHAAA8hMAICEAAPQTACAjAADzEwAgJQAA9RMAICoAAPYTACAtAAD3EwAgLwAA-RMAIDAAAPoTACA1AAD7EwAgNgAA_BMAIDkAAP0TACA6AAD-EwAgOwAA_xMAID0AAIAUACA-AACBFAAgPwAAghQAIEAAAIMUACBCAACEFAAgQwAAhRQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZwHQAAAAAHpBwEAAAAB9AcBAAAAAfUHQAAAAAH2BwEAAAAB-AcAAAD4BwL5B0AAAAAB-gdAAAAAAfsHAQAAAAH8B0AAAAAB_QdAAAAAAf4HAQAAAAH_B0AAAAABgAgCAAAAAYEIIAAAAAGCCEAAAAABgwggAAAAAQIAAAABACBQAAD1FQAgBMoGAgAAAAHXBkAAAAAB-AYCAAAAAfkGAQAAAAED1wZAAAAAAeUGAgAAAAH6BgIAAAABAwAAAJoBACBQAAD1FQAgUQAA-xUAIDIAAACaAQAgEAAAohEAIBEAAKMRACASAACkEQAgEwAApREAIBQAAKYRACAVAACnEQAgFgAAqBEAIBcAAKkRACAbAACqEQAgHAAAqxEAICEAAK0RACAjAACsEQAgJQAArhEAICoAAK8RACAtAACwEQAgLwAAshEAIDAAALMRACA1AAC0EQAgNgAAtREAIDkAALYRACA6AAC3EQAgOwAAuBEAID0AALkRACA-AAC6EQAgPwAAuxEAIEAAALwRACBCAAC9EQAgQwAAvhEAIEkAAPsVACDKBgIAogwAIdcGQACnDAAh7wYBAM0MACGcB0AAuAwAIekHAQDNDAAh9AcBAKEMACH1B0AAuAwAIfYHAQDNDAAh-AcAAKER-Aci-QdAALgMACH6B0AAuAwAIfsHAQDNDAAh_AdAALgMACH9B0AAuAwAIf4HAQDNDAAh_wdAALgMACGACAIAogwAIYEIIADQDQAhgghAALgMACGDCCAA0A0AITAQAACiEQAgEQAAoxEAIBIAAKQRACATAAClEQAgFAAAphEAIBUAAKcRACAWAACoEQAgFwAAqREAIBsAAKoRACAcAACrEQAgIQAArREAICMAAKwRACAlAACuEQAgKgAArxEAIC0AALARACAvAACyEQAgMAAAsxEAIDUAALQRACA2AAC1EQAgOQAAthEAIDoAALcRACA7AAC4EQAgPQAAuREAID4AALoRACA_AAC7EQAgQAAAvBEAIEIAAL0RACBDAAC-EQAgygYCAKIMACHXBkAApwwAIe8GAQDNDAAhnAdAALgMACHpBwEAzQwAIfQHAQChDAAh9QdAALgMACH2BwEAzQwAIfgHAAChEfgHIvkHQAC4DAAh-gdAALgMACH7BwEAzQwAIfwHQAC4DAAh_QdAALgMACH-BwEAzQwAIf8HQAC4DAAhgAgCAKIMACGBCCAA0A0AIYIIQAC4DAAhgwggANANACEwEAAA6RMAIBEAAOoTACASAADrEwAgEwAA7BMAIBQAAO0TACAVAADuEwAgFgAA7xMAIBcAAPATACAbAADxEwAgHAAA8hMAICEAAPQTACAjAADzEwAgJQAA9RMAICoAAPYTACAtAAD3EwAgLwAA-RMAIDQAAPgTACA1AAD7EwAgNgAA_BMAIDkAAP0TACA6AAD-EwAgOwAA_xMAID0AAIAUACA-AACBFAAgPwAAghQAIEAAAIMUACBCAACEFAAgQwAAhRQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZwHQAAAAAHpBwEAAAAB9AcBAAAAAfUHQAAAAAH2BwEAAAAB-AcAAAD4BwL5B0AAAAAB-gdAAAAAAfsHAQAAAAH8B0AAAAAB_QdAAAAAAf4HAQAAAAH_B0AAAAABgAgCAAAAAYEIIAAAAAGCCEAAAAABgwggAAAAAQIAAAABACBQAAD8FQAgFRkAALYOACAvAAC3DgAgMQAAuQ4AIDIAALoOACDKBgIAAAAB1wZAAAAAAfIGAQAAAAHzBgQAAAAB9QYBAAAAAfgGAgAAAAH7BgEAAAAB_AYBAAAAAf4GAAAA_gYCgAcAAACABwKBBwgAAAABggcCAAAAAYMHAgAAAAGEBwEAAAABhQcCAAAAAYYHAgAAAAGHBwIAAAABAgAAAHsAIFAAAP4VACADAAAAmgEAIFAAAPwVACBRAACCFgAgMgAAAJoBACAQAACiEQAgEQAAoxEAIBIAAKQRACATAAClEQAgFAAAphEAIBUAAKcRACAWAACoEQAgFwAAqREAIBsAAKoRACAcAACrEQAgIQAArREAICMAAKwRACAlAACuEQAgKgAArxEAIC0AALARACAvAACyEQAgNAAAsREAIDUAALQRACA2AAC1EQAgOQAAthEAIDoAALcRACA7AAC4EQAgPQAAuREAID4AALoRACA_AAC7EQAgQAAAvBEAIEIAAL0RACBDAAC-EQAgSQAAghYAIMoGAgCiDAAh1wZAAKcMACHvBgEAzQwAIZwHQAC4DAAh6QcBAM0MACH0BwEAoQwAIfUHQAC4DAAh9gcBAM0MACH4BwAAoRH4ByL5B0AAuAwAIfoHQAC4DAAh-wcBAM0MACH8B0AAuAwAIf0HQAC4DAAh_gcBAM0MACH_B0AAuAwAIYAIAgCiDAAhgQggANANACGCCEAAuAwAIYMIIADQDQAhMBAAAKIRACARAACjEQAgEgAApBEAIBMAAKURACAUAACmEQAgFQAApxEAIBYAAKgRACAXAACpEQAgGwAAqhEAIBwAAKsRACAhAACtEQAgIwAArBEAICUAAK4RACAqAACvEQAgLQAAsBEAIC8AALIRACA0AACxEQAgNQAAtBEAIDYAALURACA5AAC2EQAgOgAAtxEAIDsAALgRACA9AAC5EQAgPgAAuhEAID8AALsRACBAAAC8EQAgQgAAvREAIEMAAL4RACDKBgIAogwAIdcGQACnDAAh7wYBAM0MACGcB0AAuAwAIekHAQDNDAAh9AcBAKEMACH1B0AAuAwAIfYHAQDNDAAh-AcAAKER-Aci-QdAALgMACH6B0AAuAwAIfsHAQDNDAAh_AdAALgMACH9B0AAuAwAIf4HAQDNDAAh_wdAALgMACGACAIAogwAIYEIIADQDQAhgghAALgMACGDCCAA0A0AIQMAAAB5ACBQAAD-FQAgUQAAhRYAIBcAAAB5ACAZAACPDgAgLwAAkA4AIDEAAJIOACAyAACTDgAgSQAAhRYAIMoGAgCiDAAh1wZAAKcMACHyBgEAoQwAIfMGBADcDQAh9QYBAKEMACH4BgIAogwAIfsGAQChDAAh_AYBAKEMACH-BgAAjA7-BiKABwAAjQ6AByKBBwgAjg4AIYIHAgC5DAAhgwcCALkMACGEBwEAzQwAIYUHAgCiDAAhhgcCAKIMACGHBwIAogwAIRUZAACPDgAgLwAAkA4AIDEAAJIOACAyAACTDgAgygYCAKIMACHXBkAApwwAIfIGAQChDAAh8wYEANwNACH1BgEAoQwAIfgGAgCiDAAh-wYBAKEMACH8BgEAoQwAIf4GAACMDv4GIoAHAACNDoAHIoEHCACODgAhggcCALkMACGDBwIAuQwAIYQHAQDNDAAhhQcCAKIMACGGBwIAogwAIYcHAgCiDAAhMBAAAOkTACARAADqEwAgEgAA6xMAIBMAAOwTACAUAADtEwAgFQAA7hMAIBYAAO8TACAXAADwEwAgGwAA8RMAIBwAAPITACAhAAD0EwAgIwAA8xMAICUAAPUTACAqAAD2EwAgLQAA9xMAIDAAAPoTACA0AAD4EwAgNQAA-xMAIDYAAPwTACA5AAD9EwAgOgAA_hMAIDsAAP8TACA9AACAFAAgPgAAgRQAID8AAIIUACBAAACDFAAgQgAAhBQAIEMAAIUUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6QcBAAAAAfQHAQAAAAH1B0AAAAAB9gcBAAAAAfgHAAAA-AcC-QdAAAAAAfoHQAAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAH-BwEAAAAB_wdAAAAAAYAIAgAAAAGBCCAAAAABgghAAAAAAYMIIAAAAAECAAAAAQAgUAAAhhYAIBUZAAC2DgAgMAAAuA4AIDEAALkOACAyAAC6DgAgygYCAAAAAdcGQAAAAAHyBgEAAAAB8wYEAAAAAfUGAQAAAAH4BgIAAAAB-wYBAAAAAfwGAQAAAAH-BgAAAP4GAoAHAAAAgAcCgQcIAAAAAYIHAgAAAAGDBwIAAAABhAcBAAAAAYUHAgAAAAGGBwIAAAABhwcCAAAAAQIAAAB7ACBQAACIFgAgAwAAAJoBACBQAACGFgAgUQAAjBYAIDIAAACaAQAgEAAAohEAIBEAAKMRACASAACkEQAgEwAApREAIBQAAKYRACAVAACnEQAgFgAAqBEAIBcAAKkRACAbAACqEQAgHAAAqxEAICEAAK0RACAjAACsEQAgJQAArhEAICoAAK8RACAtAACwEQAgMAAAsxEAIDQAALERACA1AAC0EQAgNgAAtREAIDkAALYRACA6AAC3EQAgOwAAuBEAID0AALkRACA-AAC6EQAgPwAAuxEAIEAAALwRACBCAAC9EQAgQwAAvhEAIEkAAIwWACDKBgIAogwAIdcGQACnDAAh7wYBAM0MACGcB0AAuAwAIekHAQDNDAAh9AcBAKEMACH1B0AAuAwAIfYHAQDNDAAh-AcAAKER-Aci-QdAALgMACH6B0AAuAwAIfsHAQDNDAAh_AdAALgMACH9B0AAuAwAIf4HAQDNDAAh_wdAALgMACGACAIAogwAIYEIIADQDQAhgghAALgMACGDCCAA0A0AITAQAACiEQAgEQAAoxEAIBIAAKQRACATAAClEQAgFAAAphEAIBUAAKcRACAWAACoEQAgFwAAqREAIBsAAKoRACAcAACrEQAgIQAArREAICMAAKwRACAlAACuEQAgKgAArxEAIC0AALARACAwAACzEQAgNAAAsREAIDUAALQRACA2AAC1EQAgOQAAthEAIDoAALcRACA7AAC4EQAgPQAAuREAID4AALoRACA_AAC7EQAgQAAAvBEAIEIAAL0RACBDAAC-EQAgygYCAKIMACHXBkAApwwAIe8GAQDNDAAhnAdAALgMACHpBwEAzQwAIfQHAQChDAAh9QdAALgMACH2BwEAzQwAIfgHAAChEfgHIvkHQAC4DAAh-gdAALgMACH7BwEAzQwAIfwHQAC4DAAh_QdAALgMACH-BwEAzQwAIf8HQAC4DAAhgAgCAKIMACGBCCAA0A0AIYIIQAC4DAAhgwggANANACEDAAAAeQAgUAAAiBYAIFEAAI8WACAXAAAAeQAgGQAAjw4AIDAAAJEOACAxAACSDgAgMgAAkw4AIEkAAI8WACDKBgIAogwAIdcGQACnDAAh8gYBAKEMACHzBgQA3A0AIfUGAQChDAAh-AYCAKIMACH7BgEAoQwAIfwGAQChDAAh_gYAAIwO_gYigAcAAI0OgAcigQcIAI4OACGCBwIAuQwAIYMHAgC5DAAhhAcBAM0MACGFBwIAogwAIYYHAgCiDAAhhwcCAKIMACEVGQAAjw4AIDAAAJEOACAxAACSDgAgMgAAkw4AIMoGAgCiDAAh1wZAAKcMACHyBgEAoQwAIfMGBADcDQAh9QYBAKEMACH4BgIAogwAIfsGAQChDAAh_AYBAKEMACH-BgAAjA7-BiKABwAAjQ6AByKBBwgAjg4AIYIHAgC5DAAhgwcCALkMACGEBwEAzQwAIYUHAgCiDAAhhgcCAKIMACGHBwIAogwAIRUZAAC2DgAgLwAAtw4AIDAAALgOACAyAAC6DgAgygYCAAAAAdcGQAAAAAHyBgEAAAAB8wYEAAAAAfUGAQAAAAH4BgIAAAAB-wYBAAAAAfwGAQAAAAH-BgAAAP4GAoAHAAAAgAcCgQcIAAAAAYIHAgAAAAGDBwIAAAABhAcBAAAAAYUHAgAAAAGGBwIAAAABhwcCAAAAAQIAAAB7ACBQAACQFgAgAwAAAHkAIFAAAJAWACBRAACUFgAgFwAAAHkAIBkAAI8OACAvAACQDgAgMAAAkQ4AIDIAAJMOACBJAACUFgAgygYCAKIMACHXBkAApwwAIfIGAQChDAAh8wYEANwNACH1BgEAoQwAIfgGAgCiDAAh-wYBAKEMACH8BgEAoQwAIf4GAACMDv4GIoAHAACNDoAHIoEHCACODgAhggcCALkMACGDBwIAuQwAIYQHAQDNDAAhhQcCAKIMACGGBwIAogwAIYcHAgCiDAAhFRkAAI8OACAvAACQDgAgMAAAkQ4AIDIAAJMOACDKBgIAogwAIdcGQACnDAAh8gYBAKEMACHzBgQA3A0AIfUGAQChDAAh-AYCAKIMACH7BgEAoQwAIfwGAQChDAAh_gYAAIwO_gYigAcAAI0OgAcigQcIAI4OACGCBwIAuQwAIYMHAgC5DAAhhAcBAM0MACGFBwIAogwAIYYHAgCiDAAhhwcCAKIMACEwEAAA6RMAIBEAAOoTACASAADrEwAgEwAA7BMAIBQAAO0TACAVAADuEwAgFgAA7xMAIBcAAPATACAbAADxEwAgHAAA8hMAICEAAPQTACAjAADzEwAgJQAA9RMAICoAAPYTACAtAAD3EwAgLwAA-RMAIDAAAPoTACA0AAD4EwAgNgAA_BMAIDkAAP0TACA6AAD-EwAgOwAA_xMAID0AAIAUACA-AACBFAAgPwAAghQAIEAAAIMUACBCAACEFAAgQwAAhRQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZwHQAAAAAHpBwEAAAAB9AcBAAAAAfUHQAAAAAH2BwEAAAAB-AcAAAD4BwL5B0AAAAAB-gdAAAAAAfsHAQAAAAH8B0AAAAAB_QdAAAAAAf4HAQAAAAH_B0AAAAABgAgCAAAAAYEIIAAAAAGCCEAAAAABgwggAAAAAQIAAAABACBQAACVFgAgAwAAAJoBACBQAACVFgAgUQAAmRYAIDIAAACaAQAgEAAAohEAIBEAAKMRACASAACkEQAgEwAApREAIBQAAKYRACAVAACnEQAgFgAAqBEAIBcAAKkRACAbAACqEQAgHAAAqxEAICEAAK0RACAjAACsEQAgJQAArhEAICoAAK8RACAtAACwEQAgLwAAshEAIDAAALMRACA0AACxEQAgNgAAtREAIDkAALYRACA6AAC3EQAgOwAAuBEAID0AALkRACA-AAC6EQAgPwAAuxEAIEAAALwRACBCAAC9EQAgQwAAvhEAIEkAAJkWACDKBgIAogwAIdcGQACnDAAh7wYBAM0MACGcB0AAuAwAIekHAQDNDAAh9AcBAKEMACH1B0AAuAwAIfYHAQDNDAAh-AcAAKER-Aci-QdAALgMACH6B0AAuAwAIfsHAQDNDAAh_AdAALgMACH9B0AAuAwAIf4HAQDNDAAh_wdAALgMACGACAIAogwAIYEIIADQDQAhgghAALgMACGDCCAA0A0AITAQAACiEQAgEQAAoxEAIBIAAKQRACATAAClEQAgFAAAphEAIBUAAKcRACAWAACoEQAgFwAAqREAIBsAAKoRACAcAACrEQAgIQAArREAICMAAKwRACAlAACuEQAgKgAArxEAIC0AALARACAvAACyEQAgMAAAsxEAIDQAALERACA2AAC1EQAgOQAAthEAIDoAALcRACA7AAC4EQAgPQAAuREAID4AALoRACA_AAC7EQAgQAAAvBEAIEIAAL0RACBDAAC-EQAgygYCAKIMACHXBkAApwwAIe8GAQDNDAAhnAdAALgMACHpBwEAzQwAIfQHAQChDAAh9QdAALgMACH2BwEAzQwAIfgHAAChEfgHIvkHQAC4DAAh-gdAALgMACH7BwEAzQwAIfwHQAC4DAAh_QdAALgMACH-BwEAzQwAIf8HQAC4DAAhgAgCAKIMACGBCCAA0A0AIYIIQAC4DAAhgwggANANACEwEAAA6RMAIBEAAOoTACASAADrEwAgEwAA7BMAIBQAAO0TACAVAADuEwAgFgAA7xMAIBcAAPATACAbAADxEwAgHAAA8hMAICEAAPQTACAjAADzEwAgJQAA9RMAICoAAPYTACAtAAD3EwAgLwAA-RMAIDAAAPoTACA0AAD4EwAgNQAA-xMAIDkAAP0TACA6AAD-EwAgOwAA_xMAID0AAIAUACA-AACBFAAgPwAAghQAIEAAAIMUACBCAACEFAAgQwAAhRQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZwHQAAAAAHpBwEAAAAB9AcBAAAAAfUHQAAAAAH2BwEAAAAB-AcAAAD4BwL5B0AAAAAB-gdAAAAAAfsHAQAAAAH8B0AAAAAB_QdAAAAAAf4HAQAAAAH_B0AAAAABgAgCAAAAAYEIIAAAAAGCCEAAAAABgwggAAAAAQIAAAABACBQAACaFgAgAwAAAJoBACBQAACaFgAgUQAAnhYAIDIAAACaAQAgEAAAohEAIBEAAKMRACASAACkEQAgEwAApREAIBQAAKYRACAVAACnEQAgFgAAqBEAIBcAAKkRACAbAACqEQAgHAAAqxEAICEAAK0RACAjAACsEQAgJQAArhEAICoAAK8RACAtAACwEQAgLwAAshEAIDAAALMRACA0AACxEQAgNQAAtBEAIDkAALYRACA6AAC3EQAgOwAAuBEAID0AALkRACA-AAC6EQAgPwAAuxEAIEAAALwRACBCAAC9EQAgQwAAvhEAIEkAAJ4WACDKBgIAogwAIdcGQACnDAAh7wYBAM0MACGcB0AAuAwAIekHAQDNDAAh9AcBAKEMACH1B0AAuAwAIfYHAQDNDAAh-AcAAKER-Aci-QdAALgMACH6B0AAuAwAIfsHAQDNDAAh_AdAALgMACH9B0AAuAwAIf4HAQDNDAAh_wdAALgMACGACAIAogwAIYEIIADQDQAhgghAALgMACGDCCAA0A0AITAQAACiEQAgEQAAoxEAIBIAAKQRACATAAClEQAgFAAAphEAIBUAAKcRACAWAACoEQAgFwAAqREAIBsAAKoRACAcAACrEQAgIQAArREAICMAAKwRACAlAACuEQAgKgAArxEAIC0AALARACAvAACyEQAgMAAAsxEAIDQAALERACA1AAC0EQAgOQAAthEAIDoAALcRACA7AAC4EQAgPQAAuREAID4AALoRACA_AAC7EQAgQAAAvBEAIEIAAL0RACBDAAC-EQAgygYCAKIMACHXBkAApwwAIe8GAQDNDAAhnAdAALgMACHpBwEAzQwAIfQHAQChDAAh9QdAALgMACH2BwEAzQwAIfgHAAChEfgHIvkHQAC4DAAh-gdAALgMACH7BwEAzQwAIfwHQAC4DAAh_QdAALgMACH-BwEAzQwAIf8HQAC4DAAhgAgCAKIMACGBCCAA0A0AIYIIQAC4DAAhgwggANANACEVGQAAtg4AIC8AALcOACAwAAC4DgAgMQAAuQ4AIMoGAgAAAAHXBkAAAAAB8gYBAAAAAfMGBAAAAAH1BgEAAAAB-AYCAAAAAfsGAQAAAAH8BgEAAAAB_gYAAAD-BgKABwAAAIAHAoEHCAAAAAGCBwIAAAABgwcCAAAAAYQHAQAAAAGFBwIAAAABhgcCAAAAAYcHAgAAAAECAAAAewAgUAAAnxYAIAsEAADsDQAgygYCAAAAAdcGQAAAAAHmBgIAAAAB5wYBAAAAAfIGAQAAAAHzBgQAAAAB9AYBAAAAAfUGAQAAAAH2BkAAAAAB9wYBAAAAAQIAAACSAQAgUAAAoRYAIAMAAAB5ACBQAACfFgAgUQAApRYAIBcAAAB5ACAZAACPDgAgLwAAkA4AIDAAAJEOACAxAACSDgAgSQAApRYAIMoGAgCiDAAh1wZAAKcMACHyBgEAoQwAIfMGBADcDQAh9QYBAKEMACH4BgIAogwAIfsGAQChDAAh_AYBAKEMACH-BgAAjA7-BiKABwAAjQ6AByKBBwgAjg4AIYIHAgC5DAAhgwcCALkMACGEBwEAzQwAIYUHAgCiDAAhhgcCAKIMACGHBwIAogwAIRUZAACPDgAgLwAAkA4AIDAAAJEOACAxAACSDgAgygYCAKIMACHXBkAApwwAIfIGAQChDAAh8wYEANwNACH1BgEAoQwAIfgGAgCiDAAh-wYBAKEMACH8BgEAoQwAIf4GAACMDv4GIoAHAACNDoAHIoEHCACODgAhggcCALkMACGDBwIAuQwAIYQHAQDNDAAhhQcCAKIMACGGBwIAogwAIYcHAgCiDAAhAwAAAIkBACBQAAChFgAgUQAAqBYAIA0AAACJAQAgBAAA5Q0AIEkAAKgWACDKBgIAogwAIdcGQACnDAAh5gYCAKIMACHnBgEAoQwAIfIGAQChDAAh8wYEANwNACH0BgEAoQwAIfUGAQChDAAh9gZAAKcMACH3BgEAoQwAIQsEAADlDQAgygYCAKIMACHXBkAApwwAIeYGAgCiDAAh5wYBAKEMACHyBgEAoQwAIfMGBADcDQAh9AYBAKEMACH1BgEAoQwAIfYGQACnDAAh9wYBAKEMACEwEAAA6RMAIBIAAOsTACATAADsEwAgFAAA7RMAIBUAAO4TACAWAADvEwAgFwAA8BMAIBsAAPETACAcAADyEwAgIQAA9BMAICMAAPMTACAlAAD1EwAgKgAA9hMAIC0AAPcTACAvAAD5EwAgMAAA-hMAIDQAAPgTACA1AAD7EwAgNgAA_BMAIDkAAP0TACA6AAD-EwAgOwAA_xMAID0AAIAUACA-AACBFAAgPwAAghQAIEAAAIMUACBCAACEFAAgQwAAhRQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZwHQAAAAAHpBwEAAAAB9AcBAAAAAfUHQAAAAAH2BwEAAAAB-AcAAAD4BwL5B0AAAAAB-gdAAAAAAfsHAQAAAAH8B0AAAAAB_QdAAAAAAf4HAQAAAAH_B0AAAAABgAgCAAAAAYEIIAAAAAGCCEAAAAABgwggAAAAAQIAAAABACBQAACpFgAgBMoGAgAAAAHSBgAAlQ0AINcGQAAAAAHlBgIAAAABCc8GAAEAAAHQBgABAAAB0gYAALwMACDTBgIAAAAB1AZAAAAAAdUGAgAAAAHWBkAAAAAB1wZAAAAAAdgGQAAAAAEMBgAA8AwAIAgAAPEMACDKBgIAAAAB0gYAAO8MACDVBgIAAAAB1wZAAAAAAdgGQAAAAAHgBgABAAAB4QYBAAAAAeIGAQAAAAHjBkAAAAAB5AZAAAAAAQIAAAAPACBQAACtFgAgAwAAAA0AIFAAAK0WACBRAACxFgAgDgAAAA0AIAYAAM4MACAIAADPDAAgSQAAsRYAIMoGAgCiDAAh0gYAAMsMACDVBgIAogwAIdcGQACnDAAh2AZAAKcMACHgBgABzAwAIeEGAQDNDAAh4gYBAM0MACHjBkAAuAwAIeQGQAC4DAAhDAYAAM4MACAIAADPDAAgygYCAKIMACHSBgAAywwAINUGAgCiDAAh1wZAAKcMACHYBkAApwwAIeAGAAHMDAAh4QYBAM0MACHiBgEAzQwAIeMGQAC4DAAh5AZAALgMACELygYCAAAAAdIGAADgDAAg1wZAAAAAAdgGQAAAAAHdBgABAAAB5QYCAAAAAecGAQAAAAGwB0AAAAAB8QcBAAAAAfIHQAAAAAHzBwIAAAABAwAAAJoBACBQAACpFgAgUQAAtRYAIDIAAACaAQAgEAAAohEAIBIAAKQRACATAAClEQAgFAAAphEAIBUAAKcRACAWAACoEQAgFwAAqREAIBsAAKoRACAcAACrEQAgIQAArREAICMAAKwRACAlAACuEQAgKgAArxEAIC0AALARACAvAACyEQAgMAAAsxEAIDQAALERACA1AAC0EQAgNgAAtREAIDkAALYRACA6AAC3EQAgOwAAuBEAID0AALkRACA-AAC6EQAgPwAAuxEAIEAAALwRACBCAAC9EQAgQwAAvhEAIEkAALUWACDKBgIAogwAIdcGQACnDAAh7wYBAM0MACGcB0AAuAwAIekHAQDNDAAh9AcBAKEMACH1B0AAuAwAIfYHAQDNDAAh-AcAAKER-Aci-QdAALgMACH6B0AAuAwAIfsHAQDNDAAh_AdAALgMACH9B0AAuAwAIf4HAQDNDAAh_wdAALgMACGACAIAogwAIYEIIADQDQAhgghAALgMACGDCCAA0A0AITAQAACiEQAgEgAApBEAIBMAAKURACAUAACmEQAgFQAApxEAIBYAAKgRACAXAACpEQAgGwAAqhEAIBwAAKsRACAhAACtEQAgIwAArBEAICUAAK4RACAqAACvEQAgLQAAsBEAIC8AALIRACAwAACzEQAgNAAAsREAIDUAALQRACA2AAC1EQAgOQAAthEAIDoAALcRACA7AAC4EQAgPQAAuREAID4AALoRACA_AAC7EQAgQAAAvBEAIEIAAL0RACBDAAC-EQAgygYCAKIMACHXBkAApwwAIe8GAQDNDAAhnAdAALgMACHpBwEAzQwAIfQHAQChDAAh9QdAALgMACH2BwEAzQwAIfgHAAChEfgHIvkHQAC4DAAh-gdAALgMACH7BwEAzQwAIfwHQAC4DAAh_QdAALgMACH-BwEAzQwAIf8HQAC4DAAhgAgCAKIMACGBCCAA0A0AIYIIQAC4DAAhgwggANANACELBAAAxw0AIAwAAMkNACAOAADKDQAgygYCAAAAAdcGQAAAAAHmBgIAAAAB5wYBAAAAAegGAQAAAAHpBgABAAAB6gYAAMUNACDrBgAAxg0AIAIAAAAmACBQAAC2FgAgMBAAAOkTACARAADqEwAgEwAA7BMAIBQAAO0TACAVAADuEwAgFgAA7xMAIBcAAPATACAbAADxEwAgHAAA8hMAICEAAPQTACAjAADzEwAgJQAA9RMAICoAAPYTACAtAAD3EwAgLwAA-RMAIDAAAPoTACA0AAD4EwAgNQAA-xMAIDYAAPwTACA5AAD9EwAgOgAA_hMAIDsAAP8TACA9AACAFAAgPgAAgRQAID8AAIIUACBAAACDFAAgQgAAhBQAIEMAAIUUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGcB0AAAAAB6QcBAAAAAfQHAQAAAAH1B0AAAAAB9gcBAAAAAfgHAAAA-AcC-QdAAAAAAfoHQAAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAH-BwEAAAAB_wdAAAAAAYAIAgAAAAGBCCAAAAABgghAAAAAAYMIIAAAAAECAAAAAQAgUAAAuBYAIAnKBgIAAAAB0gYAAO8MACDXBkAAAAAB2AZAAAAAAeAGAAEAAAHhBgEAAAAB4gYBAAAAAeMGQAAAAAHkBkAAAAABCc8GAAEAAAHQBgABAAAB0QYCAAAAAdIGAAC8DAAg0wYCAAAAAdQGQAAAAAHWBkAAAAAB1wZAAAAAAdgGQAAAAAEDAAAABwAgUAAAthYAIFEAAL4WACANAAAABwAgBAAAoQ0AIAwAAKMNACAOAACkDQAgSQAAvhYAIMoGAgCiDAAh1wZAAKcMACHmBgIAogwAIecGAQChDAAh6AYBAKEMACHpBgABzAwAIeoGAACfDQAg6wYAAKANACALBAAAoQ0AIAwAAKMNACAOAACkDQAgygYCAKIMACHXBkAApwwAIeYGAgCiDAAh5wYBAKEMACHoBgEAoQwAIekGAAHMDAAh6gYAAJ8NACDrBgAAoA0AIAMAAACaAQAgUAAAuBYAIFEAAMEWACAyAAAAmgEAIBAAAKIRACARAACjEQAgEwAApREAIBQAAKYRACAVAACnEQAgFgAAqBEAIBcAAKkRACAbAACqEQAgHAAAqxEAICEAAK0RACAjAACsEQAgJQAArhEAICoAAK8RACAtAACwEQAgLwAAshEAIDAAALMRACA0AACxEQAgNQAAtBEAIDYAALURACA5AAC2EQAgOgAAtxEAIDsAALgRACA9AAC5EQAgPgAAuhEAID8AALsRACBAAAC8EQAgQgAAvREAIEMAAL4RACBJAADBFgAgygYCAKIMACHXBkAApwwAIe8GAQDNDAAhnAdAALgMACHpBwEAzQwAIfQHAQChDAAh9QdAALgMACH2BwEAzQwAIfgHAAChEfgHIvkHQAC4DAAh-gdAALgMACH7BwEAzQwAIfwHQAC4DAAh_QdAALgMACH-BwEAzQwAIf8HQAC4DAAhgAgCAKIMACGBCCAA0A0AIYIIQAC4DAAhgwggANANACEwEAAAohEAIBEAAKMRACATAAClEQAgFAAAphEAIBUAAKcRACAWAACoEQAgFwAAqREAIBsAAKoRACAcAACrEQAgIQAArREAICMAAKwRACAlAACuEQAgKgAArxEAIC0AALARACAvAACyEQAgMAAAsxEAIDQAALERACA1AAC0EQAgNgAAtREAIDkAALYRACA6AAC3EQAgOwAAuBEAID0AALkRACA-AAC6EQAgPwAAuxEAIEAAALwRACBCAAC9EQAgQwAAvhEAIMoGAgCiDAAh1wZAAKcMACHvBgEAzQwAIZwHQAC4DAAh6QcBAM0MACH0BwEAoQwAIfUHQAC4DAAh9gcBAM0MACH4BwAAoRH4ByL5B0AAuAwAIfoHQAC4DAAh-wcBAM0MACH8B0AAuAwAIf0HQAC4DAAh_gcBAM0MACH_B0AAuAwAIYAIAgCiDAAhgQggANANACGCCEAAuAwAIYMIIADQDQAhCAMAAJYNACAFAACXDQAgDAAAmQ0AIMoGAgAAAAHRBgIAAAAB0gYAAJUNACDXBkAAAAAB5QYCAAAAAQIAAAALACBQAADCFgAgA9cGQAAAAAHdBgABAAAB3wZAAAAAAQsEAADHDQAgDAAAyQ0AIA0AAMgNACDKBgIAAAAB1wZAAAAAAeYGAgAAAAHnBgEAAAAB6AYBAAAAAekGAAEAAAHqBgAAxQ0AIOsGAADGDQAgAgAAACYAIFAAAMUWACAwEQAA6hMAIBIAAOsTACATAADsEwAgFAAA7RMAIBUAAO4TACAWAADvEwAgFwAA8BMAIBsAAPETACAcAADyEwAgIQAA9BMAICMAAPMTACAlAAD1EwAgKgAA9hMAIC0AAPcTACAvAAD5EwAgMAAA-hMAIDQAAPgTACA1AAD7EwAgNgAA_BMAIDkAAP0TACA6AAD-EwAgOwAA_xMAID0AAIAUACA-AACBFAAgPwAAghQAIEAAAIMUACBCAACEFAAgQwAAhRQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZwHQAAAAAHpBwEAAAAB9AcBAAAAAfUHQAAAAAH2BwEAAAAB-AcAAAD4BwL5B0AAAAAB-gdAAAAAAfsHAQAAAAH8B0AAAAAB_QdAAAAAAf4HAQAAAAH_B0AAAAABgAgCAAAAAYEIIAAAAAGCCEAAAAABgwggAAAAAQIAAAABACBQAADHFgAgAwAAAAcAIFAAAMUWACBRAADLFgAgDQAAAAcAIAQAAKENACAMAACjDQAgDQAAog0AIEkAAMsWACDKBgIAogwAIdcGQACnDAAh5gYCAKIMACHnBgEAoQwAIegGAQChDAAh6QYAAcwMACHqBgAAnw0AIOsGAACgDQAgCwQAAKENACAMAACjDQAgDQAAog0AIMoGAgCiDAAh1wZAAKcMACHmBgIAogwAIecGAQChDAAh6AYBAKEMACHpBgABzAwAIeoGAACfDQAg6wYAAKANACADAAAAmgEAIFAAAMcWACBRAADOFgAgMgAAAJoBACARAACjEQAgEgAApBEAIBMAAKURACAUAACmEQAgFQAApxEAIBYAAKgRACAXAACpEQAgGwAAqhEAIBwAAKsRACAhAACtEQAgIwAArBEAICUAAK4RACAqAACvEQAgLQAAsBEAIC8AALIRACAwAACzEQAgNAAAsREAIDUAALQRACA2AAC1EQAgOQAAthEAIDoAALcRACA7AAC4EQAgPQAAuREAID4AALoRACA_AAC7EQAgQAAAvBEAIEIAAL0RACBDAAC-EQAgSQAAzhYAIMoGAgCiDAAh1wZAAKcMACHvBgEAzQwAIZwHQAC4DAAh6QcBAM0MACH0BwEAoQwAIfUHQAC4DAAh9gcBAM0MACH4BwAAoRH4ByL5B0AAuAwAIfoHQAC4DAAh-wcBAM0MACH8B0AAuAwAIf0HQAC4DAAh_gcBAM0MACH_B0AAuAwAIYAIAgCiDAAhgQggANANACGCCEAAuAwAIYMIIADQDQAhMBEAAKMRACASAACkEQAgEwAApREAIBQAAKYRACAVAACnEQAgFgAAqBEAIBcAAKkRACAbAACqEQAgHAAAqxEAICEAAK0RACAjAACsEQAgJQAArhEAICoAAK8RACAtAACwEQAgLwAAshEAIDAAALMRACA0AACxEQAgNQAAtBEAIDYAALURACA5AAC2EQAgOgAAtxEAIDsAALgRACA9AAC5EQAgPgAAuhEAID8AALsRACBAAAC8EQAgQgAAvREAIEMAAL4RACDKBgIAogwAIdcGQACnDAAh7wYBAM0MACGcB0AAuAwAIekHAQDNDAAh9AcBAKEMACH1B0AAuAwAIfYHAQDNDAAh-AcAAKER-Aci-QdAALgMACH6B0AAuAwAIfsHAQDNDAAh_AdAALgMACH9B0AAuAwAIf4HAQDNDAAh_wdAALgMACGACAIAogwAIYEIIADQDQAhgghAALgMACGDCCAA0A0AIQvKBgIAAAAB0QYCAAAAAdIGAADgDAAg1wZAAAAAAdgGQAAAAAHdBgABAAAB5QYCAAAAAecGAQAAAAGwB0AAAAAB8QcBAAAAAfIHQAAAAAEDAAAACQAgUAAAwhYAIFEAANIWACAKAAAACQAgAwAA-QwAIAUAAPoMACAMAAD8DAAgSQAA0hYAIMoGAgCiDAAh0QYCAKIMACHSBgAA-AwAINcGQACnDAAh5QYCAKIMACEIAwAA-QwAIAUAAPoMACAMAAD8DAAgygYCAKIMACHRBgIAogwAIdIGAAD4DAAg1wZAAKcMACHlBgIAogwAIQwGAADwDAAgCQAA8gwAIMoGAgAAAAHSBgAA7wwAINUGAgAAAAHXBkAAAAAB2AZAAAAAAeAGAAEAAAHhBgEAAAAB4gYBAAAAAeMGQAAAAAHkBkAAAAABAgAAAA8AIFAAANMWACADAAAADQAgUAAA0xYAIFEAANcWACAOAAAADQAgBgAAzgwAIAkAANAMACBJAADXFgAgygYCAKIMACHSBgAAywwAINUGAgCiDAAh1wZAAKcMACHYBkAApwwAIeAGAAHMDAAh4QYBAM0MACHiBgEAzQwAIeMGQAC4DAAh5AZAALgMACEMBgAAzgwAIAkAANAMACDKBgIAogwAIdIGAADLDAAg1QYCAKIMACHXBkAApwwAIdgGQACnDAAh4AYAAcwMACHhBgEAzQwAIeIGAQDNDAAh4wZAALgMACHkBkAAuAwAIQgDAACWDQAgBQAAlw0AIAsAAJgNACDKBgIAAAAB0QYCAAAAAdIGAACVDQAg1wZAAAAAAeUGAgAAAAECAAAACwAgUAAA2BYAIAsEAADHDQAgDQAAyA0AIA4AAMoNACDKBgIAAAAB1wZAAAAAAeYGAgAAAAHnBgEAAAAB6AYBAAAAAekGAAEAAAHqBgAAxQ0AIOsGAADGDQAgAgAAACYAIFAAANoWACADAAAACQAgUAAA2BYAIFEAAN4WACAKAAAACQAgAwAA-QwAIAUAAPoMACALAAD7DAAgSQAA3hYAIMoGAgCiDAAh0QYCAKIMACHSBgAA-AwAINcGQACnDAAh5QYCAKIMACEIAwAA-QwAIAUAAPoMACALAAD7DAAgygYCAKIMACHRBgIAogwAIdIGAAD4DAAg1wZAAKcMACHlBgIAogwAIQMAAAAHACBQAADaFgAgUQAA4RYAIA0AAAAHACAEAAChDQAgDQAAog0AIA4AAKQNACBJAADhFgAgygYCAKIMACHXBkAApwwAIeYGAgCiDAAh5wYBAKEMACHoBgEAoQwAIekGAAHMDAAh6gYAAJ8NACDrBgAAoA0AIAsEAAChDQAgDQAAog0AIA4AAKQNACDKBgIAogwAIdcGQACnDAAh5gYCAKIMACHnBgEAoQwAIegGAQChDAAh6QYAAcwMACHqBgAAnw0AIOsGAACgDQAgHgoAMxAGAhEnAxIoBBMqCxQuDBUyDRY2Dhc6DxtCEhxGFCFaGCNZFyVeHCpiHS14IC-PASYwkAEnNHwlNZMBKjaVASw5mQEtOp0BLTueAS09ogEuPqQBLj-oAS9ArQEwQrEBMUO1ATIDAwABBQgDDyQFBQQAAQoACgwfCA0MBA4gAgUDAAEFAAMKAAkLEAUMGwgEBgAECBQGCRUCCgAHAQcABQIIFgAJFwACBQADBhwEAgsdAAweAAMMIgANIQAOIwABAwABAQMAAQEDAAEBAwABBAoAExgAEBkAARtAEgIKABEXOw8BFzwAAhkAARoADwEbQQAGCgAbGQABHUgVIkwXI1UXJFcaAgoAFhxJFAEcSgAFCgAZGQABHgAUH00UIVEYAgMAASAAFwEhUgABHgAUASNYAAEDAAEDBAABCgAkLGYeAwoAIyZnHShrHwIpACArAB4ECgAiJwABKGwfKnAhASkAIAIocQAqcgABKHMAASx0AAYKACsZAAEvgAEmMIQBJzGGASgyiAEpAhkAAS4AJQIDAAEuACUBLgAlAi6MASUzigEqAgQAATKLASkCL40BADCOAQABBAABAxmbAQE3AAE4nAEBAgSjAQE8AAEBA6kBAQEDAAEBQQABAQMAARsQtgEAEbcBABK4AQAUuQEAFboBABa7AQAXvAEAG70BABy-AQAhwAEAI78BACXBAQAqwgEALcMBAC_FAQAwxgEANMQBADXHAQA5yAEAOskBADvKAQA9ywEAPswBAD_NAQBAzgEAQs8BAEPQAQAAAAAFCgA4VgA5VwA6WAA7WQA8AAAAAAAFCgA4VgA5VwA6WAA7WQA8AwMAAQXxAQMP8gEFAwMAAQX4AQMP-QEFBQoAQVYAQlcAQ1gARFkARQAAAAAABQoAQVYAQlcAQ1gARFkARQEDiwIBAQORAgEFCgBKVgBLVwBMWABNWQBOAAAAAAAFCgBKVgBLVwBMWABNWQBOAUEAAQFBAAEFCgBTVgBUVwBVWABWWQBXAAAAAAAFCgBTVgBUVwBVWABWWQBXAQMAAQEDAAEFCgBcVgBdVwBeWABfWQBgAAAAAAAFCgBcVgBdVwBeWABfWQBgAQMAAQEDAAEFCgBlVgBmVwBnWABoWQBpAAAAAAAFCgBlVgBmVwBnWABoWQBpAAAABQoAb1YAcFcAcVgAclkAcwAAAAAABQoAb1YAcFcAcVgAclkAcwMZ_gIBNwABOP8CAQMZhQMBNwABOIYDAQUKAHhWAHlXAHpYAHtZAHwAAAAAAAUKAHhWAHlXAHpYAHtZAHwCBJgDATwAAQIEngMBPAABBQoAgQFWAIIBVwCDAVgAhAFZAIUBAAAAAAAFCgCBAVYAggFXAIMBWACEAVkAhQEAAAAFCgCLAVYAjAFXAI0BWACOAVkAjwEAAAAAAAUKAIsBVgCMAVcAjQFYAI4BWQCPAQEDAAEBAwABBQoAlAFWAJUBVwCWAVgAlwFZAJgBAAAAAAAFCgCUAVYAlQFXAJYBWACXAVkAmAEAAAUKAJ0BVgCeAVcAnwFYAKABWQChAQAAAAAABQoAnQFWAJ4BVwCfAVgAoAFZAKEBAhgAEBkAAQIYABAZAAEFCgCmAVYApwFXAKgBWACpAVkAqgEAAAAAAAUKAKYBVgCnAVcAqAFYAKkBWQCqAQIZAAEaAA8CGQABGgAPBQoArwFWALABVwCxAVgAsgFZALMBAAAAAAAFCgCvAVYAsAFXALEBWACyAVkAswEAAAAFCgC5AVYAugFXALsBWAC8AVkAvQEAAAAAAAUKALkBVgC6AVcAuwFYALwBWQC9AQEDAAEBAwABBQoAwgFWAMMBVwDEAVgAxQFZAMYBAAAAAAAFCgDCAVYAwwFXAMQBWADFAVkAxgEBAwABAQMAAQUKAMsBVgDMAVcAzQFYAM4BWQDPAQAAAAAABQoAywFWAMwBVwDNAVgAzgFZAM8BAQMAAQEDAAEFCgDUAVYA1QFXANYBWADXAVkA2AEAAAAAAAUKANQBVgDVAVcA1gFYANcBWQDYAQEDAAEBAwABBQoA3QFWAN4BVwDfAVgA4AFZAOEBAAAAAAAFCgDdAVYA3gFXAN8BWADgAVkA4QEAAAADCgDnAVgA6AFZAOkBAAAAAwoA5wFYAOgBWQDpAQAABQoA7gFWAO8BVwDwAVgA8QFZAPIBAAAAAAAFCgDuAVYA7wFXAPABWADxAVkA8gEDGQABHcgFFSLJBRcDGQABHc8FFSLQBRcFCgD3AVYA-AFXAPkBWAD6AVkA-wEAAAAAAAUKAPcBVgD4AVcA-QFYAPoBWQD7AQIZAAEeABQCGQABHgAUBQoAgAJWAIECVwCCAlgAgwJZAIQCAAAAAAAFCgCAAlYAgQJXAIICWACDAlkAhAICAwABIAAXAgMAASAAFwUKAIkCVgCKAlcAiwJYAIwCWQCNAgAAAAAABQoAiQJWAIoCVwCLAlgAjAJZAI0CAR4AFAUKAJECVgCSAlcAkwJYAJQCWQCVAgAAAAAABQoAkQJWAJICVwCTAlgAlAJZAJUCAQQAAQEEAAEFCgCaAlYAmwJXAJwCWACdAlkAngIAAAAAAAUKAJoCVgCbAlcAnAJYAJ0CWQCeAgEmtgYdASa8Bh0FCgCjAlYApAJXAKUCWACmAlkApwIAAAAAAAUKAKMCVgCkAlcApQJYAKYCWQCnAgEnAAEBJwABBQoArAJWAK0CVwCuAlgArwJZALACAAAAAAAFCgCsAlYArQJXAK4CWACvAlkAsAICKQAgKwAeAikAICsAHgUKALUCVgC2AlcAtwJYALgCWQC5AgAAAAAABQoAtQJWALYCVwC3AlgAuAJZALkCASkAIAEpACAFCgC-AlYAvwJXAMACWADBAlkAwgIAAAAAAAUKAL4CVgC_AlcAwAJYAMECWQDCAgEZAAEBGQABBQoAxwJWAMgCVwDJAlgAygJZAMsCAAAAAAAFCgDHAlYAyAJXAMkCWADKAlkAywICAwABLgAlAgMAAS4AJQUKANACVgDRAlcA0gJYANMCWQDUAgAAAAAABQoA0AJWANECVwDSAlgA0wJZANQCAhkAAS4AJQIZAAEuACUFCgDZAlYA2gJXANsCWADcAlkA3QIAAAAAAAUKANkCVgDaAlcA2wJYANwCWQDdAgEuACUBLgAlBQoA4gJWAOMCVwDkAlgA5QJZAOYCAAAAAAAFCgDiAlYA4wJXAOQCWADlAlkA5gIBBAABAQQAAQUKAOsCVgDsAlcA7QJYAO4CWQDvAgAAAAAABQoA6wJWAOwCVwDtAlgA7gJZAO8CAQQAAQEEAAEFCgD0AlYA9QJXAPYCWAD3AlkA-AIAAAAAAAUKAPQCVgD1AlcA9gJYAPcCWQD4AgIumwglM5oIKgIuogglM6EIKgUKAP0CVgD-AlcA_wJYAIADWQCBAwAAAAAABQoA_QJWAP4CVwD_AlgAgANZAIEDAQQAAQEEAAEFCgCGA1YAhwNXAIgDWACJA1kAigMAAAAAAAUKAIYDVgCHA1cAiANYAIkDWQCKAwIDAAEFAAMCAwABBQADBQoAjwNWAJADVwCRA1gAkgNZAJMDAAAAAAAFCgCPA1YAkANXAJEDWACSA1kAkwMBBgAEAQYABAUKAJgDVgCZA1cAmgNYAJsDWQCcAwAAAAAABQoAmANWAJkDVwCaA1gAmwNZAJwDAQcABQEHAAUFCgChA1YAogNXAKMDWACkA1kApQMAAAAAAAUKAKEDVgCiA1cAowNYAKQDWQClAwIFAAMGjAkEAgUAAwaSCQQFCgCqA1YAqwNXAKwDWACtA1kArgMAAAAAAAUKAKoDVgCrA1cArANYAK0DWQCuAwAAAAMKALQDWAC1A1kAtgMAAAADCgC0A1gAtQNZALYDAAAAAwoAvANYAL0DWQC-AwAAAAMKALwDWAC9A1kAvgMAAAADCgDEA1gAxQNZAMYDAAAAAwoAxANYAMUDWQDGAwAAAAMKAMwDWADNA1kAzgMAAAADCgDMA1gAzQNZAM4DAAAABQoA1ANWANUDVwDWA1gA1wNZANgDAAAAAAAFCgDUA1YA1QNXANYDWADXA1kA2ANEAgFF0QEBRtMBAUfUAQFI1QEBStcBAUvZATRM2gE1TdwBAU7eATRP3wE2UuABAVPhAQFU4gE0WuUBN1vmAT1c5wECXegBAl7pAQJf6gECYOsBAmHtAQJi7wE0Y_ABPmT0AQJl9gE0ZvcBP2f6AQJo-wECafwBNGr_AUBrgAJGbIECL22CAi9ugwIvb4QCL3CFAi9xhwIvcokCNHOKAkd0jQIvdY8CNHaQAkh3kgIveJMCL3mUAjR6lwJJe5gCT3yZAjF9mgIxfpsCMX-cAjGAAZ0CMYEBnwIxggGhAjSDAaICUIQBpAIxhQGmAjSGAacCUYcBqAIxiAGpAjGJAaoCNIoBrQJSiwGuAliMAa8CMI0BsAIwjgGxAjCPAbICMJABswIwkQG1AjCSAbcCNJMBuAJZlAG6AjCVAbwCNJYBvQJalwG-AjCYAb8CMJkBwAI0mgHDAlubAcQCYZwBxQIcnQHGAhyeAccCHJ8ByAIcoAHJAhyhAcsCHKIBzQI0owHOAmKkAdACHKUB0gI0pgHTAmOnAdQCHKgB1QIcqQHWAjSqAdkCZKsB2gJqrAHcAmutAd0Ca64B4AJrrwHhAmuwAeICa7EB5AJrsgHmAjSzAecCbLQB6QJrtQHrAjS2AewCbbcB7QJruAHuAmu5Ae8CNLoB8gJuuwHzAnS8AfQCLb0B9QItvgH2Ai2_AfcCLcAB-AItwQH6Ai3CAfwCNMMB_QJ1xAGBAy3FAYMDNMYBhAN2xwGHAy3IAYgDLckBiQM0ygGMA3fLAY0DfcwBjgMuzQGPAy7OAZADLs8BkQMu0AGSAy7RAZQDLtIBlgM00wGXA37UAZoDLtUBnAM01gGdA3_XAZ8DLtgBoAMu2QGhAzTaAaQDgAHbAaUDhgHcAacDhwHdAagDhwHeAasDhwHfAawDhwHgAa0DhwHhAa8DhwHiAbEDNOMBsgOIAeQBtAOHAeUBtgM05gG3A4kB5wG4A4cB6AG5A4cB6QG6AzTqAb0DigHrAb4DkAHsAb8DMu0BwAMy7gHBAzLvAcIDMvABwwMy8QHFAzLyAccDNPMByAORAfQBygMy9QHMAzT2Ac0DkgH3Ac4DMvgBzwMy-QHQAzT6AdMDkwH7AdQDmQH8AdYDEP0B1wMQ_gHaAxD_AdsDEIAC3AMQgQLeAxCCAuADNIMC4QOaAYQC4wMQhQLlAzSGAuYDmwGHAucDEIgC6AMQiQLpAzSKAuwDnAGLAu0DogGMAu4DD40C7wMPjgLwAw-PAvEDD5AC8gMPkQL0Aw-SAvYDNJMC9wOjAZQC-QMPlQL7AzSWAvwDpAGXAv0DD5gC_gMPmQL_AzSaAoIEpQGbAoMEqwGcAoQEEp0ChQQSngKGBBKfAocEEqACiAQSoQKKBBKiAowENKMCjQSsAaQCjwQSpQKRBDSmApIErQGnApMEEqgClAQSqQKVBDSqApgErgGrApkEtAGsApsEtQGtApwEtQGuAp8EtQGvAqAEtQGwAqEEtQGxAqMEtQGyAqUENLMCpgS2AbQCqAS1AbUCqgQ0tgKrBLcBtwKsBLUBuAKtBLUBuQKuBDS6ArEEuAG7ArIEvgG8ArQEC70CtQQLvgK3BAu_ArgEC8ACuQQLwQK7BAvCAr0ENMMCvgS_AcQCwAQLxQLCBDTGAsMEwAHHAsQEC8gCxQQLyQLGBDTKAskEwQHLAsoExwHMAssEDM0CzAQMzgLNBAzPAs4EDNACzwQM0QLRBAzSAtMENNMC1ATIAdQC1gQM1QLYBDTWAtkEyQHXAtoEDNgC2wQM2QLcBDTaAt8EygHbAuAE0AHcAuEEDd0C4gQN3gLjBA3fAuQEDeAC5QQN4QLnBA3iAukENOMC6gTRAeQC7AQN5QLuBDTmAu8E0gHnAvAEDegC8QQN6QLyBDTqAvUE0wHrAvYE2QHsAvcEDu0C-AQO7gL5BA7vAvoEDvAC-wQO8QL9BA7yAv8ENPMCgAXaAfQCggUO9QKEBTT2AoUF2wH3AoYFDvgChwUO-QKIBTT6AosF3AH7AowF4gH8Ao4F4wH9Ao8F4wH-ApIF4wH_ApMF4wGAA5QF4wGBA5YF4wGCA5gFNIMDmQXkAYQDmwXjAYUDnQU0hgOeBeUBhwOfBeMBiAOgBeMBiQOhBTSKA6QF5gGLA6UF6gGMA6cFFY0DqAUVjgOqBRWPA6sFFZADrAUVkQOuBRWSA7AFNJMDsQXrAZQDswUVlQO1BTSWA7YF7AGXA7cFFZgDuAUVmQO5BTSaA7wF7QGbA70F8wGcA74FFJ0DvwUUngPABRSfA8EFFKADwgUUoQPEBRSiA8YFNKMDxwX0AaQDywUUpQPNBTSmA84F9QGnA9EFFKgD0gUUqQPTBTSqA9YF9gGrA9cF_AGsA9gFF60D2QUXrgPaBRevA9sFF7AD3AUXsQPeBReyA-AFNLMD4QX9AbQD4wUXtQPlBTS2A-YF_gG3A-cFF7gD6AUXuQPpBTS6A-wF_wG7A-0FhQK8A-4FGL0D7wUYvgPwBRi_A_EFGMAD8gUYwQP0BRjCA_YFNMMD9wWGAsQD-QUYxQP7BTTGA_wFhwLHA_0FGMgD_gUYyQP_BTTKA4IGiALLA4MGjgLMA4UGGs0DhgYazgOIBhrPA4kGGtADigYa0QOMBhrSA44GNNMDjwaPAtQDkAYa1QORBjTWA5QGkALXA5UGlgLYA5YGHdkDlwYd2gOYBh3bA5kGHdwDmgYd3QOcBh3eA54GNN8DnwaXAuADoQYd4QOjBjTiA6QGmALjA6UGHeQDpgYd5QOnBjTmA6oGmQLnA6sGnwLoA6wGHukDrQYe6gOuBh7rA68GHuwDsAYe7QOyBh7uA7QGNO8DtQagAvADuAYe8QO6BjTyA7sGoQLzA70GHvQDvgYe9QO_BjT2A8IGogL3A8MGqAL4A8QGIPkDxQYg-gPGBiD7A8cGIPwDyAYg_QPKBiD-A8wGNP8DzQapAoAEzwYggQTRBjSCBNIGqgKDBNMGIIQE1AYghQTVBjSGBNgGqwKHBNkGsQKIBNoGH4kE2wYfigTcBh-LBN0GH4wE3gYfjQTgBh-OBOIGNI8E4wayApAE5QYfkQTnBjSSBOgGswKTBOkGH5QE6gYflQTrBjSWBO4GtAKXBO8GugKYBPAGIZkE8QYhmgTyBiGbBPMGIZwE9AYhnQT2BiGeBPgGNJ8E-Qa7AqAE-wYhoQT9BjSiBP4GvAKjBP8GIaQEgAchpQSBBzSmBIQHvQKnBIUHwwKoBIYHJakEhwclqgSIByWrBIkHJawEigclrQSMByWuBI4HNK8EjwfEArAEkQclsQSTBzSyBJQHxQKzBJUHJbQElgcltQSXBzS2BJoHxgK3BJsHzAK4BJwHJ7kEnQcnugSeBye7BJ8HJ7wEoAcnvQSiBye-BKQHNL8EpQfNAsAEpwcnwQSpBzTCBKoHzgLDBKsHJ8QErAcnxQStBzTGBLAHzwLHBLEH1QLIBLIHJskEswcmygS0BybLBLUHJswEtgcmzQS4BybOBLoHNM8EuwfWAtAEvQcm0QS_BzTSBMAH1wLTBMEHJtQEwgcm1QTDBzTWBMYH2ALXBMcH3gLYBMkHKNkEygco2gTMByjbBM0HKNwEzgco3QTQByjeBNIHNN8E0wffAuAE1Qco4QTXBzTiBNgH4ALjBNkHKOQE2gco5QTbBzTmBN4H4QLnBN8H5wLoBOAHKukE4Qcq6gTiByrrBOMHKuwE5Acq7QTmByruBOgHNO8E6QfoAvAE6wcq8QTtBzTyBO4H6QLzBO8HKvQE8Acq9QTxBzT2BPQH6gL3BPUH8AL4BPcHLPkE-Acs-gT6Byz7BPsHLPwE_Acs_QT-Byz-BIAINP8EgQjxAoAFgwgsgQWFCDSCBYYI8gKDBYcILIQFiAgshQWJCDSGBYwI8wKHBY0I-QKIBY8IKYkFkAgpigWSCCmLBZMIKYwFlAgpjQWWCCmOBZgINI8FmQj6ApAFnQgpkQWfCDSSBaAI-wKTBaMIKZQFpAgplQWlCDSWBagI_AKXBakIggOYBaoIA5kFqwgDmgWsCAObBa0IA5wFrggDnQWwCAOeBbIINJ8FswiDA6AFtQgDoQW3CDSiBbgIhAOjBbkIA6QFuggDpQW7CDSmBb4IhQOnBb8IiwOoBcAIBKkFwQgEqgXCCASrBcMIBKwFxAgErQXGCASuBcgINK8FyQiMA7AFywgEsQXNCDSyBc4IjQOzBc8IBLQF0AgEtQXRCDS2BdQIjgO3BdUIlAO4BdYIBbkF1wgFugXYCAW7BdkIBbwF2ggFvQXcCAW-Bd4INL8F3wiVA8AF4QgFwQXjCDTCBeQIlgPDBeUIBcQF5ggFxQXnCDTGBeoIlwPHBesInQPIBewIBskF7QgGygXuCAbLBe8IBswF8AgGzQXyCAbOBfQINM8F9QieA9AF9wgG0QX5CDTSBfoInwPTBfsIBtQF_AgG1QX9CDTWBYAJoAPXBYEJpgPYBYIJCNkFgwkI2gWECQjbBYUJCNwFhgkI3QWICQjeBYoJNN8FiwmnA-AFjgkI4QWQCTTiBZEJqAPjBZMJCOQFlAkI5QWVCTTmBZgJqQPnBZkJrwPoBZsJsAPpBZwJsAPqBZ8JsAPrBaAJsAPsBaEJsAPtBaMJsAPuBaUJNO8FpgmxA_AFqAmwA_EFqgk08gWrCbID8wWsCbAD9AWtCbAD9QWuCTT2BbEJswP3BbIJtwP4BbQJuAP5BbUJuAP6BbgJuAP7BbkJuAP8BboJuAP9BbwJuAP-Bb4JNP8Fvwm5A4AGwQm4A4EGwwk0ggbECboDgwbFCbgDhAbGCbgDhQbHCTSGBsoJuwOHBssJvwOIBs0JwAOJBs4JwAOKBtEJwAOLBtIJwAOMBtMJwAONBtUJwAOOBtcJNI8G2AnBA5AG2gnAA5EG3Ak0kgbdCcIDkwbeCcADlAbfCcADlQbgCTSWBuMJwwOXBuQJxwOYBuYJyAOZBucJyAOaBuoJyAObBusJyAOcBuwJyAOdBu4JyAOeBvAJNJ8G8QnJA6AG8wnIA6EG9Qk0ogb2CcoDowb3CcgDpAb4CcgDpQb5CTSmBvwJywOnBv0JzwOoBv8J0AOpBoAK0AOqBoMK0AOrBoQK0AOsBoUK0AOtBocK0AOuBokKNK8GigrRA7AGjArQA7EGjgo0sgaPCtIDswaQCtADtAaRCtADtQaSCjS2BpUK0wO3BpYK2QM"
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
